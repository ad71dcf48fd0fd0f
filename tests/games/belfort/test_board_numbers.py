"""Numbers beside the choices of Belfort agree with the rules."""

from __future__ import annotations

import json
import re
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from underhall import editions
from underhall.core.record import replay
from underhall.core.secrets import view
from underhall.games.belfort.face.board.standings import best_sites, notes, scores_now
from underhall.games.belfort.rules.scoring import district_counts, district_prizes, won
from underhall.games.belfort.rules.scoring import worker_counts as workers
from underhall.text.words import Words

RAW = editions.components("belfort")
SAY = Words("en", "belfort").say
RECORDS = Path(__file__).parent / "records"


@cache
def recorded(name: str) -> list[Any]:
    """The moves of a recorded game."""
    data = json.loads((RECORDS / f"{name}.json").read_text("utf-8"))
    return list(replay(data, editions.edition("belfort")).moves)


def seen(s: Any) -> dict[str, Any]:
    return view(editions.edition("belfort").game, s, 0)


def points(s: Any) -> list[int]:
    """What a scoring would give to everybody."""
    found = [0] * s.seats
    prizes = [(counts, district_prizes(s)) for counts in district_counts(s)]
    prizes += [(counts, s.tables.worker_points) for counts in workers(s)]
    for counts, each in prizes:
        for seat, _, n in won(s, counts, each):
            found[seat] += n
    return found


@pytest.mark.parametrize("record", ["two_players", "clear_winner", "tie_broken_by_metal"])
def test_a_scoring_now_brings_what_the_rules_would_give(record: str) -> None:
    for move in recorded(record)[::9]:
        assert scores_now(seen(move.before), RAW) == points(move.before)


def asked(record: str, kind: str) -> dict[str, Any]:
    moves = recorded(record)
    return seen(next(m.before for m in moves if m.seat == 0 and m.before.asked(0).name == kind))


def test_a_marker_of_a_virtual_player_is_not_mine() -> None:
    table = asked("two_players", "virtual_site")
    builder = table["seats"] + table["agenda"][0]["virtual"]
    for site in table["decision"]["options"]:
        there = list(table["table"]["districts"][site[:2]])
        there[builder] += 1
        told = notes(table, SAY)[f"symbol:{site}"]
        assert re.findall(r"\d+", told) == [str(there[0]), str(max(there[1:]))]


def test_what_can_be_built_names_the_best_district() -> None:
    told = best_sites(asked("clear_winner", "action"), RAW, SAY)
    assert told and all(token.startswith("build:") for token in told)
    assert all(": " in one for one in told.values())
    assert best_sites(asked("clear_winner", "place"), RAW, SAY) == {}


def test_a_guild_says_what_a_worker_gets_there() -> None:
    table = asked("clear_winner", "place")
    told = [notes(table, SAY)[f"space:guild_d{n}"] for n in range(1, 6)]
    assert all(told)
