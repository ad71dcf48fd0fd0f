"""Displays and stacks (4.E)."""

from __future__ import annotations

from underhall.core.agenda import Effect
from underhall.core.events import EventKind
from underhall.core.names import Names
from underhall.games.covenant.box.names import (
    COINS,
    EMPTY,
    ORNAMENTS,
    RELICS,
    RUBBLE,
    SPACES,
    TOOLS,
    TRADITIONS,
)
from underhall.games.covenant.rules import events
from underhall.games.covenant.table.state import Covenant
from underhall.kit.piles import NOTHING, draw


def refill(s: Covenant) -> None:
    """COV-4.41. Slide the tiles and fill the empty spaces of all displays."""
    if EMPTY in s.rubble:
        refill_rubble(s)
    if EMPTY in s.traditions_shown:
        fill(s, s.traditions_shown, TRADITIONS, s.tradition_stack, events.TRADITION_SHOWN)
    if EMPTY in s.coins_shown:
        fill(s, s.coins_shown, COINS, s.coin_stack, events.COIN_SHOWN)
    if EMPTY in s.relics_shown:
        fill(s, s.relics_shown, RELICS, s.relic_stack, events.RELIC_SHOWN)
    if EMPTY in s.tools_shown:
        refill_tools(s)


def fill(s: Covenant, shown: list[int], names: Names, stack: list[int], told: EventKind) -> None:
    """COV-4.41. Tiles move toward space 1 and keep their order; new ones come behind."""
    kept = [tile for tile in shown if tile != EMPTY]
    shown[:] = kept + [EMPTY] * (len(shown) - len(kept))
    for space in range(len(kept), len(shown)):
        tile = draw(s, names, stack)
        if tile == NOTHING:
            return
        shown[space] = tile
        s.say(told, tile)


def refill_rubble(s: Covenant) -> None:
    """COV-4.38, 4.41. Rubble slides toward space 5; its discards become a new stack."""
    kept = [tile for tile in s.rubble if tile != EMPTY]
    empty = len(s.rubble) - len(kept)
    s.rubble[:] = [EMPTY] * empty + kept
    for space in range(empty - 1, -1, -1):
        if not any(s.rubble_stack) and any(s.rubble_discard):
            s.rubble_stack, s.rubble_discard = s.rubble_discard, s.rubble_stack
            s.say(events.RUBBLE_SHUFFLED)
        tile = draw(s, RUBBLE, s.rubble_stack)
        if tile == NOTHING:
            return
        s.rubble[space] = tile
        s.say(events.RUBBLE_SHOWN, tile)


def refill_tools(s: Covenant) -> None:
    """COV-4.41. Tools do not slide."""
    for space in range(SPACES):
        if s.tools_shown[space] == EMPTY:
            tool = draw(s, TOOLS, s.tool_stack)
            if tool == NOTHING:
                return
            s.tools_shown[space] = tool
            s.say(events.TOOL_SHOWN, s.tables.tool_kind[tool], s.tables.tool_cost[tool])


def ornaments_left(s: Covenant, colour: int) -> list[int]:
    """The stack of ornaments of one colour."""
    of = s.tables.ornament_colour
    return [n if of[kind] == colour else 0 for kind, n in enumerate(s.ornament_stack)]


def refill_ornament(s: Covenant, space: int) -> None:
    """COV-4.36. The space of an ornament is refilled at once from the stack of its colour."""
    ornament = draw(s, ORNAMENTS, ornaments_left(s, s.tables.space_colour[space]))
    s.ornaments_shown[space] = ornament
    if ornament != NOTHING:
        s.ornament_stack[ornament] -= 1
        s.say(events.ORNAMENT_SHOWN, ornament)


class Refill(Effect[Covenant]):
    """COV-4.42. Displays are refilled when a clan, or the Elders, are done."""

    name = "refill"

    def run(self, s: Covenant) -> None:
        refill(s)
