"""What happened, as a page tells it: an action in one line, the newest first, news apart."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Any

from minijinja import Markup

from underhall.server.pages.rendering import render
from underhall.server.shown.history import LOG_LINES
from underhall.server.tables.log import Data
from underhall.text.words import Words

HOUSE = "table-"
LONGEST = 170
"""An action is told in one line as long as that is no longer."""


def last_deeds(log: Sequence[Data], names: Sequence[str]) -> dict[int, str]:
    """What each seat did last, the whole action in words."""
    deeds: dict[int, str] = {}
    for at in range(len(log) - 1, -1, -1):
        seat = log[at]["seat"]
        if seat is not None and seat not in deeds and not log[at]["kind"].startswith(HOUSE):
            start = _start(log, at)
            deeds[seat] = joined(log[start : at + 1], names)[-1]["text"]
            if len(deeds) == len(names):
                break
    return deeds


def _start(log: Sequence[Data], at: int) -> int:
    """Where the action begins that a line is part of."""
    while at and log[at - 1]["action"] == log[at]["action"]:
        at -= 1
    return at


def newest_first(facts: Data) -> list[Data]:
    """The log, the newest action first. What others did since the viewer's last turn is fresh; of
    that, what was done to the viewer comes first. What somebody asks of the viewer is no news."""
    names = [player["name"] for player in facts["players"]]
    me, news = facts["seat"], facts.get("news", 0)
    found = []
    for line in reversed(joined(facts["log"], names)):
        asks_me = line["touches_me"] and line["kind"].startswith(HOUSE)
        fresh = not asks_me and 0 < news <= line["number"] and line["by"] != me
        found.append({**line, "fresh": fresh, "targets": " ".join(line["targets"])})
    return by_weight(found, me)


def by_weight(told: Sequence[Data], me: int) -> list[Data]:
    """Fresh lines in the order in which they matter: what was done to the viewer, what others did,
    and that the viewer begins a turn; what is not fresh keeps its place around them."""
    start = next((at for at, line in enumerate(told) if line["fresh"]), len(told))
    fresh = [line for line in told[start:] if line["fresh"]]
    fresh.sort(key=lambda line: (not line["touches_me"], line["seat"] == me))
    old = [line for line in told[start:] if not line["fresh"]]
    return [*told[:start], *fresh, *old]


def lines(facts: Data, words: Words) -> list[Markup]:
    """The log as markup, line by line; a line that was told before is not made again."""
    names = [player["name"] for player in facts["players"]]
    told = newest_first(facts)
    found = []
    first = next((line["key"] for line in told if line["fresh"]), None)
    for line in told:
        seat = line["seat"]
        name = "" if seat is None else names[seat]
        said = (line["key"], line["text"], line["clause"], line["targets"], line["touches_me"])
        news = line["fresh"], line["key"] == first
        found.append(_markup(words, facts["table"]["game"], seat, name, said, *news))
    return found


BLOCK = 32
"""A log that goes back further than it is shown begins with a number that this divides, so that
what was told before stays the same for a while."""


def divided(facts: Data) -> tuple[Data, Data]:
    """The facts with the news alone in their log, and with everything before the news."""
    log: list[Data] = facts["log"]
    if len(log) >= LOG_LINES:
        first = -(-log[0]["number"] // BLOCK) * BLOCK
        log = [line for line in log if line["number"] >= first]
    at = _beginning(log, facts.get("news", 0))
    return {**facts, "log": log[at:]}, {**facts, "log": log[:at]}


def texts(facts: Data) -> list[str]:
    """The lines of the log as they are told, and which they are."""
    return [line["key"] + line["text"] for line in facts["log"]]


def _beginning(log: Sequence[Data], news: int) -> int:
    """Where the action begins that the news begin with."""
    at = len(log)
    while at and 0 < news <= log[at - 1]["number"]:
        at -= 1
    return _start(log, at) if at < len(log) else at


@lru_cache(2048)
def _markup(
    words: Words,
    game: str,
    seat: int | None,
    name: str,
    said: tuple[str, str, str, str, bool],
    fresh: bool,
    first: bool,
) -> Markup:
    key, text, clause, targets, touches_me = said
    line: dict[str, Any] = {"key": key, "text": text, "clause": clause, "targets": targets}
    line.update(touches_me=touches_me, seat=seat, fresh=fresh)
    told = {"line": line, "name": name, "game": game, "since": first}
    return Markup(render("table/line.html", t=words.message, **told))


def joined(log: Sequence[Data], names: Sequence[str]) -> list[Data]:
    """Lines of one action by one player as one: “Dalla pays 2 gold, takes an elf.”"""
    found: list[Data] = []
    for line in log:
        last = found[-1] if found else None
        if last is not None and _goes_on(last, line, names):
            rest = line["text"].removeprefix(names[line["seat"]]).strip()
            found[-1] = {
                **last,
                "text": f"{last['text'].removesuffix('.')}, {rest}",
                "targets": list(dict.fromkeys([*last["targets"], *line["targets"]])),
                "touches_me": last["touches_me"] or line["touches_me"],
                "number": line["number"],
            }
        else:
            found.append(line)
    return found


def _goes_on(last: Data, line: Data, names: Sequence[str]) -> bool:
    """Whether a line has the same subject as the last one and tells of the same action."""
    seat = line["seat"]
    if seat is None or seat != last["seat"] or line["action"] != last["action"]:
        return False
    start = f"{names[seat]} "
    whole = last["text"].endswith(".") and len(last["text"]) + len(line["text"]) <= LONGEST
    return whole and last["text"].startswith(start) and str(line["text"]).startswith(start)
