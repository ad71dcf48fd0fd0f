"""The page of a review: lines, costly turns with their boards, points, and the coach's choices."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from pathlib import PurePosixPath
from typing import Any, Final

from underhall.coach import wording
from underhall.core.agenda import SPECTATOR
from underhall.core.match import Match
from underhall.core.phrase import SeatName
from underhall.server.coaching import actions, course, pictures
from underhall.server.coaching.hints import reasons
from underhall.server.coaching.lines import LETTERS, charts_of
from underhall.server.pages import boards
from underhall.server.pages.endings import drawn_up
from underhall.server.pages.rendering import render, static_files
from underhall.server.shown import facts
from underhall.server.tables.log import Data
from underhall.text.words import Words

AHEAD: Final = 0.03
"""So much more likely to win is a lead."""
FINE: Final = 0.02
"""Where less is at stake chances are told with a decimal."""
GENERATOR: Final = "underhall review"
ICON = re.compile(r'href="/static/\w+/icons\.svg#(i-[\w-]+)"')
IMPORT = re.compile(r'@import "([^"]+)";')
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
    shown = _sides(review, seat, words, game.together)
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
        "colours": points["colours"],
        "cause": points["cause"],
        "standing": words.message("list-comma").join(
            [f"{row['name']}: {row['score']}" for row in points["bars"]["rows"]]
        ),
        "headline": headline(match, told["result"]["sentence"], seat, words),
        "remarks": remarks(match, review, seat, words),
        "charts": charts_of(match, review, people, shown[0]["of"], words),
        "tipped": tipped(review, words) if game.together else None,
        "perils": course.perils(match, review["moments"], words),
        "stacks": course.stacks(match, people, words) if len(people) > 1 else None,
        "sides": [
            {**side, "turns": [_turn(match, turn, words) for turn in _of(review, side["of"])]}
            for side in shown
        ],
        "coach": [_row(review, who, words, game.together) for who in _by_result(match, people)],
        "budget": review["budget"],
        "styles": boards.look(game.id).styles,
    }


def headline(match: Match, sentence: str, seat: int, words: Words) -> str:
    """Who won; for somebody who did not, by how much they missed it."""
    result = match.state.result
    if result is None or seat == SPECTATOR or match.edition.game.together or seat in result.winners:
        return sentence
    if len(result.scores) == 1:
        return sentence
    return words.message("review-short", n=max(result.scores) - result.scores[seat])


def remarks(match: Match, review: Mapping[str, Any], seat: int, words: Words) -> list[str]:
    """What is most useful to know for somebody who did not win: the last lead, the dearest turn."""
    result = match.state.result
    if result is None or seat == SPECTATOR or match.edition.game.together or seat in result.winners:
        return []
    found = []
    told = review["chances"][:-1] if len(result.scores) > 1 else []
    led = [at for at, row in enumerate(told) if _leads(row, seat)]
    if led:
        found.append(words.message("review-led", n=review["turns"][led[-1]]["turn"]))
    own = [turn for turn in review["turns"] if turn["seat"] == seat and turn["cost"]]
    if own:
        worst = max(own, key=lambda turn: turn["cost"])
        cost = wording.number(worst["cost"], words)
        found.append(words.message("review-dearest", n=worst["turn"], cost=cost))
    return found


def _leads(chances: Sequence[float], seat: int) -> bool:
    """Whether a seat is clearly ahead of all others."""
    others = [chance for at, chance in enumerate(chances) if at != seat]
    return chances[seat] >= max(others) + AHEAD


def tipped(review: Mapping[str, Any], words: Words) -> Data:
    """How much of the way from the first chance of victory to the last was by choices, and how much
    by chance."""
    start, end = review["chances"][0][0], review["chances"][-1][0]
    given = sum([turn["cost"] for turn in review["turns"]])
    return {
        "start": wording.percent(start, words),
        "end": wording.percent(end, words),
        "choices": wording.signed(-given, words, True),
        "chance": wording.signed(end - start + given, words, True),
    }


def _sides(review: Mapping[str, Any], seat: int, words: Words, together: bool) -> list[Data]:
    """The costly turns of who looks, and those of all; together all come first."""
    everybody = {"id": "all", "name": words.message("review-all"), "of": review["costly"]}
    if seat == SPECTATOR:
        return [everybody]
    mine = {"id": "you", "name": words.message("review-you"), "of": review["of_seat"][seat]}
    return [everybody, mine] if together else [mine, everybody]


def _of(review: Mapping[str, Any], moments: Sequence[int]) -> list[Data]:
    by_start = {turn["at"]: turn for turn in review["turns"]}
    return [{**by_start[at], "letter": letter} for letter, at in zip(LETTERS, moments)]


def _turn(match: Match, turn: Data, words: Words) -> Data:
    """A costly turn, with its picture."""
    game = match.edition.game
    seat, at = turn["seat"], turn["place"]
    before = match.before(at)
    tokens = [move.token for move in match.moves[at : at + turn["moves"]]]
    played = actions.in_words(match, before, seat, tokens, words)
    better = actions.in_words(match, before, seat, turn["tokens"], words)
    said = wording.apart(played.labels, better.labels)
    together = game.together
    fine = together and turn["cost"] < FINE
    return {
        "letter": turn["letter"],
        "seat": seat,
        "who": words.say(SeatName(seat)),
        "n": turn["turn"],
        "at": at,
        "alone": match.state.seats == 1,
        "fall": wording.fall(turn["chances"], words),
        "cost": wording.number(turn["cost"], words, together),
        "played": said[0],
        "played_worth": _worth(turn["played"], turn["now"], words, together, fine),
        "better": said[1],
        "better_worth": _worth(turn["better"], turn["now"], words, together, fine),
        "reasons": reasons(turn["why"], words, together),
        "picture": pictures.board(match, before, seat, words),
        "targets": " ".join(better.targets),
        "played_targets": " ".join(played.targets),
    }


def _worth(value: float, now: float, words: Words, together: bool, fine: bool) -> str:
    if together:
        return wording.percent(value, words, 1 if fine else 0)
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
        "stones": [
            {
                "rank": turn["rank"],
                "letter": letters.get(turn["at"], ""),
                "at": turn["at"],
                "n": turn["turn"],
            }
            for turn in turns
        ],
        "first": sum([turn["rank"] == 1 for turn in turns]),
        "of": len(turns),
        "lost": wording.number(-sum([turn["cost"] for turn in turns]) / count, words, together),
    }


# ---------------------------------------------------------------------- a file of its own


def alone(context: Data, words: Words, theme: str = "") -> str:
    """The review as one page that needs nothing else."""
    styles = [whole_style(name) for name in (*STYLES, *context["styles"])]
    script = static_files()["review.js"][1].decode()
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


def whole_style(name: str) -> str:
    """A style with those it imports inside it."""
    home = PurePosixPath(name).parent
    text = static_files()[name][1].decode()
    return IMPORT.sub(lambda found: whole_style(str(home / found[1])), text)


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
