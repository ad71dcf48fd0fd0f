"""Displays and stacks (4.E)."""

from __future__ import annotations

from underhall.core.agenda import Effect
from underhall.games.covenant.box.names import (
    COINS,
    EMPTY,
    ORNAMENTS,
    RELICS,
    RUBBLE,
    SILVER,
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
        slide_down(s.traditions_shown)
        for space in range(s.traditions_shown.index(EMPTY), SPACES):
            tradition = draw(s, TRADITIONS, s.tradition_stack)
            if tradition == NOTHING:
                break
            s.traditions_shown[space] = tradition
            s.say(events.TRADITION_SHOWN, tradition)
    if EMPTY in s.coins_shown:
        slide_down(s.coins_shown)
        for space in range(s.coins_shown.index(EMPTY), SPACES):
            coin = draw(s, COINS, s.coin_stack)
            if coin == NOTHING:
                break
            s.coins_shown[space] = coin
            s.say(events.COIN_SHOWN, coin)
    if EMPTY in s.relics_shown:
        slide_down(s.relics_shown)
        for space in range(s.relics_shown.index(EMPTY), SPACES):
            relic = draw(s, RELICS, s.relic_stack)
            if relic == NOTHING:
                break
            s.relics_shown[space] = relic
            s.say(events.RELIC_SHOWN, relic)
    if EMPTY in s.tools_shown:
        refill_tools(s)


def slide_down(display: list[int]) -> None:
    """COV-4.41. Tiles move toward space 1 and keep their order."""
    kept = [tile for tile in display if tile != EMPTY]
    display[:] = kept + [EMPTY] * (len(display) - len(kept))


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


def refill_ornament(s: Covenant, space: int) -> None:
    """COV-4.36. The space of an ornament is refilled at once from the stack of its colour."""
    silver = s.tables.space_colour[space] == SILVER
    ornament = draw(s, ORNAMENTS, s.silver_stack if silver else s.gold_stack)
    s.ornaments_shown[space] = ornament if ornament != NOTHING else EMPTY
    if ornament != NOTHING:
        s.say(events.ORNAMENT_SHOWN, ornament)


class Refill(Effect[Covenant]):
    """COV-4.42. Displays are refilled when a clan, or the Elders, are done."""

    name = "refill"

    def run(self, s: Covenant) -> None:
        refill(s)
