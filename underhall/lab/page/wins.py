"""Who wins: by seat, by bot, by setting; and how games that nobody won were lost."""

from __future__ import annotations

import json
from collections import Counter, defaultdict
from collections.abc import Container, Sequence
from dataclasses import dataclass, replace

from underhall import editions
from underhall.lab.page.evidence import Evidence
from underhall.lab.page.measures import Measure, share
from underhall.lab.playing import Row
from underhall.lab.stats import by_chance_off, holm


@dataclass(frozen=True)
class SeatWins:
    """How often a seat won at tables of one size; ``fair`` is what each seat would win."""

    table: int
    seat: int
    won: Measure
    fair: float
    clear: bool = False
    """Whether it is clearly off its share, among all seats that are looked at."""


@dataclass(frozen=True)
class BotWins:
    """How often a bot won, of the seats that it held."""

    bot: str
    won: Measure


@dataclass(frozen=True)
class SettingWins:
    """How often games of one setting were won, by those who play as one."""

    options: str
    table: int
    bot: str
    won: Measure


@dataclass(frozen=True)
class Cause:
    """Why games were lost: what the last event of each names."""

    topic: str
    thing: str


def by_seat(evidence: Evidence) -> list[SeatWins]:
    """Each seat of tables of every size but one."""
    tables = {row["number"]: row["seats"] for row in evidence.games}
    found: defaultdict[tuple[int, int], list[bool]] = defaultdict(list)
    for row in evidence.seats:
        found[tables[row["number"]], row["seat"]].append(row["won"])
    rows, chances = [], []
    for (table, seat), wins in sorted(found.items()):
        if table > 1:
            all_wins = [won for (size, _), some in found.items() if size == table for won in some]
            fair = sum(all_wins) / len(all_wins)
            rows.append(SeatWins(table, seat, share(sum(wins), len(wins)), fair))
            chances.append(by_chance_off(sum(wins), len(wins), fair))
    return [replace(row, clear=stands) for row, stands in zip(rows, holm(chances))]


def by_bot(evidence: Evidence) -> tuple[list[BotWins], float]:
    """Each bot, and what each would win if all were alike."""
    won: defaultdict[str, list[bool]] = defaultdict(list)
    for row in evidence.sides:
        won[row["bot"]].append(row["won"])
    rows = [BotWins(bot, share(sum(wins), len(wins))) for bot, wins in won.items()]
    fair = sum([row["won"] for row in evidence.sides]) / len(evidence.sides)
    return sorted(rows, key=lambda row: -row.won.value), fair


def by_setting(evidence: Evidence) -> list[SettingWins]:
    """Each setting and bot of games that are won or lost as one."""
    found: defaultdict[tuple[str, int, str], list[bool]] = defaultdict(list)
    for row in evidence.games:
        found[row["options"], row["seats"], row["bots"][0]].append(row["won"])
    return [
        SettingWins(options, table, bot, share(sum(wins), len(wins)))
        for (options, table, bot), wins in sorted(found.items())
    ]


def furthest_seat(rows: Sequence[SeatWins]) -> SeatWins | None:
    """The seat that is furthest from its fair share, if any is clearly off it."""
    off = [row for row in rows if row.clear]
    return max(off, key=lambda row: abs(row.won.value - row.fair)) if off else None


def causes(evidence: Evidence) -> dict[int, Counter[Cause]]:
    """What ended the games that were lost, by the number of seats; none where nothing says so."""
    found: defaultdict[int, Counter[Cause]] = defaultdict(Counter)
    set_before = {option.id for option in editions.game(evidence.game).options}
    for row in evidence.games:
        cause = None if row["won"] else _cause(row, set_before)
        if cause is not None:
            found[row["seats"]][cause] += 1
    return dict(sorted(found.items()))


def _cause(row: Row, set_before: Container[str]) -> Cause | None:
    """The first thing that the last event names and that was not chosen before the game."""
    told = json.loads(row.get("ending") or "{}")
    for name, topic in told.get("topics", {}).items():
        if name not in set_before and topic and isinstance(told.get(name), str):
            return Cause(topic, told[name])
    return None
