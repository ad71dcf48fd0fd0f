"""The Elders' side of a solo game, Council phases and final scorings, told in one line."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from games.covenant.hall import gain, hall
from helpers import at, table, told

from underhall.core.events import Event
from underhall.core.match import Match

QUIET: dict[str, dict[str, Any]] = {
    "r2c2": {"chamber": "ch_05"},
    "r2c3": {"chamber": "ch_06"},
    "r4c2": {"chamber": "ch_14"},
    "r4c3": {"chamber": "ch_15"},
}
"""The four start cells without enemies: two yellow on gold, two blue on mythrall."""


def lit(*cells: str, **more: Any) -> dict[str, dict[str, Any]]:
    """The quiet start cells, others face up on the first tiles left, and more told in full."""
    spare = [f"ch_{n:02}" for n in range(1, 25) if f"ch_{n:02}" not in ("ch_05", "ch_06")]
    taken = {cell["chamber"] for cell in more.values()} | {"ch_14", "ch_15"}
    tiles = [tile for tile in spare if tile not in taken]
    return {**QUIET, **{cell: {"chamber": tile} for cell, tile in zip(cells, tiles)}, **more}


def solo(
    own: Any = None,
    elders: Any = None,
    agenda: Any = None,
    difficulty: Any = "normal",
    **things: Any,
) -> Any:
    """A position of the solo mode; no enemy is about unless told."""
    found = {"elders": elders or {}, "mountain": QUIET, **things}
    position = hall(own or {}, agenda=agenda, **found)
    return {**position, "options": {"difficulty": difficulty}}


def elders_turn(card: str, *outcomes: str, **things: Any) -> Match:
    """One turn of the Elders with this card; plain digits are rolls of their die."""
    position = solo(agenda=[{"do": "elder_turn"}], **things)
    return at(position, f"elder_card:elder_{card}", *rolls(outcomes))


def elders_gain(*atoms: str, outcomes: tuple[str, ...] = (), **things: Any) -> Match:
    """The Elders gain these atoms; plain digits among the outcomes are rolls of their die."""
    return at(solo(agenda=gain(*atoms, clan=1), **things), *rolls(outcomes))


def rolls(outcomes: tuple[str, ...]) -> list[str]:
    """Outcomes of chance in which a plain digit is a roll of the Elders' die."""
    return [f"elders_die:{each}" if each.isdecimal() else each for each in outcomes]


def happened(match: Match, name: str = "") -> list[dict[str, object]]:
    """What a position did by itself until its first decision, all or the events of one name."""
    return told(match.setup_events, name)


def rolled(match: Match) -> list[object]:
    """What the Elders' die showed, roll by roll."""
    return [each["face"] for each in happened(match, "elders-rolled")]


def elders(match: Match, *keys: str) -> Any:
    """What the Elders have."""
    found = table(match)["elders"]
    return found[keys[0]] if len(keys) == 1 else tuple(found[key] for key in keys)


def elders_glory(match: Match) -> int:
    """The Glory Points of the Elders."""
    return sum(elders(match, "points").values())


def council(*clans: Mapping[str, Any], era: Any = 1, **things: Any) -> Any:
    """The Council phase of an era; no enemy is about unless told."""
    return hall(*clans, **{"mountain": QUIET, **things, "phase": "council", "era": era})


def final(*clans: Mapping[str, Any], **things: Any) -> Match:
    """A game ended by its third Council phase."""
    return at(council(*clans, era=3, **things))


def points(match: Match, source: str) -> list[int]:
    """What each clan scored from a source in the whole game."""
    return [row.get(source, 0) for row in match.state.result.data()["breakdown"]]


def scored(events: list[Event], why: str) -> list[tuple[object, object]]:
    """Who gained how many Glory Points for a reason."""
    gained = [each for each in told(events, "gp-gained") if each["why"] == why]
    return [(each["who"], each["n"]) for each in gained]
