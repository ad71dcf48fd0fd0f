"""The page of a review: lines, costly turns with their boards, points, and the coach's choices."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Any, Final

from underhall.coach import wording
from underhall.core.agenda import SPECTATOR
from underhall.core.match import Match
from underhall.core.phrase import SeatName
from underhall.server.coaching import pictures
from underhall.server.coaching.hints import reasons
from underhall.server.pages import boards
from underhall.server.pages.charts import BOTTOM, LABEL_GAP, LEFT, RIGHT, TOP
from underhall.server.pages.endings import drawn_up
from underhall.server.pages.rendering import render, static_files
from underhall.server.shown import facts
from underhall.server.tables.log import Data
from underhall.text.words import Words

LETTERS: Final = "abc"
GENERATOR: Final = "underhall review"
ICON = re.compile(r'href="/static/\w+/icons\.svg#(i-[\w-]+)"')
SYMBOL = re.compile(r'<symbol\s[^>]*?id="(i-[\w-]+)".*?</symbol>', re.DOTALL)
STYLES = ("look.css", "pages.css", "coach.css", "review.css")


def context(match: Match, review: Mapping[str, Any], words: Words, seat: int, table: str) -> Data:
    """All that the template shows; ``table`` is "" where there is none to go back to."""
    game = match.edition.game
    people = [pictures.player(at, seat, [], words) for at in range(match.state.seats)]
    told: Data = {
        "table": {"corrections": match.edition.overrides or None},
        "players": people,
        "result": facts.result(match, words),
    }
    points = drawn_up(match, told, words)
    shown = _sides(review, seat, words)
    return {
        "game": game.id,
        "title": words.message("game-title"),
        "seat": seat,
        "table_id": table,
        "together": game.together,
        "result": told["result"],
        "people": people,
        "as_one": points["as_one"],
        "bars": points["bars"],
        "sources": points["sources"],
        "points_chart": points["chart"],
        "colours": points["colours"],
        "cause": points["cause"],
        "lines": line_chart(review, people, shown[0]["of"], game.together),
        "sides": [
            {**side, "turns": [_turn(match, turn, words) for turn in _of(review, side["of"])]}
            for side in shown
        ],
        "coach": [_row(review, who, words, game.together) for who in _by_result(match, people)],
        "budget": review["budget"],
        "styles": boards.look(game.id).styles,
    }


def _sides(review: Mapping[str, Any], seat: int, words: Words) -> list[Data]:
    """The costly turns of who looks, and those of all."""
    everybody = {"id": "all", "name": words.message("review-all"), "of": review["costly"]}
    if seat == SPECTATOR:
        return [everybody]
    mine = {"id": "you", "name": words.message("review-you"), "of": review["of_seat"][seat]}
    return [mine, everybody]


def _of(review: Mapping[str, Any], moments: Sequence[int]) -> list[Data]:
    by_start = {turn["at"]: turn for turn in review["turns"]}
    starts = review["moments"]
    found = []
    for letter, at in zip(LETTERS, moments):
        turn, here = by_start[at], starts.index(at)
        before, after = review["chances"][here], review["chances"][here + 1]
        seat = turn["seat"]
        found.append({**turn, "letter": letter, "before": before[seat], "after": after[seat]})
    return found


def _turn(match: Match, turn: Data, words: Words) -> Data:
    """A costly turn, with its picture."""
    game = match.edition.game
    seat, at = turn["seat"], turn["place"]
    before = match.before(at)
    tokens = [move.token for move in match.moves[at : at + turn["moves"]]]
    played = wording.deed(game, before, seat, tokens, words)
    better = wording.deed(game, before, seat, turn["tokens"], words)
    together = game.together
    return {
        "letter": turn["letter"],
        "seat": seat,
        "who": words.say(SeatName(seat)),
        "n": turn["turn"],
        "at": at,
        "before": wording.percent(turn["before"], words),
        "after": wording.percent(turn["after"], words),
        "cost": wording.number(turn["cost"], words, together),
        "played": played.text,
        "played_worth": _worth(turn["played"], turn["now"], words, together),
        "better": better.text,
        "better_worth": _worth(turn["better"], turn["now"], words, together),
        "reasons": reasons(turn["why"], words, together),
        "picture": pictures.board(match, before, seat, words),
        "targets": " ".join(better.targets),
        "played_targets": " ".join(played.targets),
    }


def _worth(value: float, now: float, words: Words, together: bool) -> str:
    if together:
        return wording.percent(value, words)
    return wording.signed(value - now, words)


def _by_result(match: Match, people: Sequence[Data]) -> list[Data]:
    assert match.state.result is not None
    ranks = match.state.result.ranks
    return sorted(people, key=lambda who: (ranks[who["seat"]], who["seat"]))


def _row(review: Mapping[str, Any], who: Data, words: Words, together: bool) -> Data:
    """How often a seat played the coach's first choice, turn by turn."""
    turns = [turn for turn in review["turns"] if turn["seat"] == who["seat"]]
    letters = dict(zip(review["of_seat"][who["seat"]], LETTERS))
    count = max(1, len(turns))
    return {
        "seat": who["seat"],
        "name": who["name"],
        "stones": [{"rank": turn["rank"], "letter": letters.get(turn["at"], "")} for turn in turns],
        "first": sum([turn["rank"] == 1 for turn in turns]),
        "of": len(turns),
        "lost": wording.number(-sum([turn["cost"] for turn in turns]) / count, words, together),
    }


# ---------------------------------------------------------------------- the lines


def line_chart(
    review: Mapping[str, Any], people: Sequence[Data], costly: Sequence[int], together: bool
) -> Data:
    """The chance of every seat over time, from 0 to 100; all as one where they win together."""
    rows = review["chances"]
    last = max(1, len(rows) - 1)

    def x(at: int) -> float:
        return round(LEFT + (RIGHT - LEFT) * at / last, 1)

    def y(chance: float) -> float:
        return round(BOTTOM - (BOTTOM - TOP) * chance, 1)

    seats = people[:1] if together else people
    lines = []
    for who in seats:
        seat = who["seat"]
        points = [(x(at), y(row[seat])) for at, row in enumerate(rows)]
        lines.append(
            {
                "seat": seat,
                "name": who["name"],
                "points": " ".join([f"{px},{py}" for px, py in points]),
                "end": points[-1][1],
                "chance": round(100 * rows[-1][seat]),
            }
        )
    by_start = {turn["at"]: turn for turn in review["turns"]}
    falls = []
    for letter, at in zip(LETTERS, costly):
        here = review["moments"].index(at)
        seat = 0 if together else by_start[at]["seat"]
        then, now = rows[here][seat], rows[here + 1][seat]
        falls.append(
            {
                "letter": letter,
                "seat": by_start[at]["seat"],
                "points": f"{x(here)},{y(then)} {x(here + 1)},{y(now)}",
                "x": x(here + 1),
                "y": min(BOTTOM - 14, y(now) + 24),
            }
        )
    ticks = [{"n": n, "y": y(n / 100)} for n in (0, 25, 50, 75, 100)]
    return {"lines": _apart(lines), "ticks": ticks, "falls": falls}


def _apart(lines: list[Data]) -> list[Data]:
    """Move the names at the ends of lines apart, none below the box."""
    at = BOTTOM + LABEL_GAP
    for line in sorted(lines, key=lambda line: -line["end"]):
        at = min(at - LABEL_GAP, line["end"])
        line["label"] = round(at, 1)
    return lines


# ---------------------------------------------------------------------- a file of its own


def alone(context: Data, words: Words, theme: str = "") -> str:
    """The review as one page that needs nothing else."""
    files = static_files()
    styles = [files[name][1].decode() for name in (*STYLES, *context["styles"])]
    script = files["review.js"][1].decode()
    html = render(
        "coach/review-alone.html",
        t=words.message,
        lang=words.lang,
        theme=theme,
        css="\n".join(styles),
        script=script,
        generator=GENERATOR,
        **context,
    )
    return with_icons(html)


def with_icons(html: str) -> str:
    """The page with the icons it uses inside it."""
    symbols = {one[1]: one[0] for one in SYMBOL.finditer(static_files()["icons.svg"][1].decode())}
    used = dict.fromkeys(ICON.findall(html))
    pending = list(used)
    while pending:
        for inner in re.findall(r'href="#(i-[\w-]+)"', symbols.get(pending.pop(), "")):
            if inner not in used:
                used[inner] = None
                pending.append(inner)
    sprite = "".join([symbols[name] for name in used if name in symbols])
    return ICON.sub(r'href="#\1"', html).replace("<!--icons-->", sprite, 1)
