"""What is in the box, as typed tables made once from the component data."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from underhall.core.data import Raw
from underhall.core.errors import BadData
from underhall.games.mountain_king.box.guard import refuse_changes
from underhall.games.mountain_king.box.mountain import Mountain
from underhall.games.mountain_king.box.names import (
    CART,
    HALLS,
    HORDE_ROWS,
    LEVELS,
    MINERALS,
    MOOT_ROWS,
    MOOT_SIZE,
    POINTS,
    RECRUITS,
    RESOURCE_COUNT,
    RESOURCES,
    RITUAL_OF_EARTH,
    RITUAL_OF_TOIL,
    SHAPES,
    SIDES,
    SPACE_COUNT,
    SPELLS,
    STARTER_COUNT,
    STARTERS,
    STRIDE,
    SYMBOLS,
    WORKSHOPS,
    ZONES,
)
from underhall.kit.components import amounts, flag, rows, value, whole
from underhall.kit.polyomino import Cell, Orientation, is_connected, orientations

Amounts = tuple[int, ...]
"""So much of each resource."""


class Recipe:
    """One use of a workshop: what is spent and what it brings."""

    def __init__(self, row: Raw) -> None:
        self.spend = amounts(row, "spend", RESOURCES)
        self.gain = amounts(row, "gain", RESOURCES)


class Tables:
    """The numbers of the game. Lists are indexed by the codes of ``named`` and never changed."""

    def __init__(self, raw: Raw) -> None:
        refuse_changes(raw)
        self.mountains = [Mountain(raw, side) for side in SIDES.tokens]
        self._limits(raw)
        self._scores(raw)
        self._tunnels(raw)
        self._halls(raw)
        self._trolls(raw)
        self._pyramids()
        self._workshops(raw)
        self._spells(raw)

    def _limits(self, raw: Raw) -> None:
        self.trade_rate = whole(raw, "limits.trade_rate", 4)
        self.bribes_to_retire = whole(raw, "limits.bribes_to_retire", 1)
        self.book = whole(raw, "limits.spell_book_size", 1)
        self.runes_to_destroy = whole(raw, "limits.runes_to_destroy_spell", 1)
        self.set_size = whole(raw, "limits.set_size", 1)
        self.extra_turns = whole(raw, "limits.extra_turns_after_round")
        self.coronation = [
            whole(raw, "coronation_tokens.first"),
            whole(raw, "coronation_tokens.second"),
        ]
        self.pedestals = whole(raw, "counts.pedestals_per_clan", 1)
        per_player = whole(raw, "limits.workshops_revealed_per_player")
        extra = whole(raw, "limits.workshops_revealed_extra")
        self.workshops_in_play = [per_player * seats + extra for seats in range(6)]

    def _scores(self, raw: Raw) -> None:
        zones = rows(raw, "zones.items", ZONES)
        self.statue_base = [whole(row, "statue_base") for row in zones]
        self.statue_doubled = [whole(row, "statue_on_matching_pedestal") for row in zones]
        self.dig_honor = [
            [0, 0, *(whole(raw, f"dig_honor.{mineral}.{size}") for size in range(2, 6))]
            for mineral in MINERALS.tokens
        ]
        """For each mineral the honor by size of the tunnel."""
        self.point_tokens = [0] * len(POINTS)
        """How many point tokens there are of each value."""
        for row in value(raw, "pedestal_point_tokens.items"):
            if whole(row, "value") >= len(POINTS):
                raise BadData("component data: pedestal_point_tokens.items: a value is up to 9")
            self.point_tokens[whole(row, "value")] += whole(row, "count")
        if sum(self.point_tokens) != SPACE_COUNT:
            raise BadData("component data: pedestal_point_tokens.items must be fifteen in all")

    def _tunnels(self, raw: Raw) -> None:
        tunnels = rows(raw, "tunnels.items", SHAPES)
        self.stacks = [whole(row, "count", 1) for row in tunnels]
        if self.stacks != value(raw, "tunnels.stack_sizes"):
            raise BadData("component data: tunnels.stack_sizes and their counts disagree")
        self.size = [whole(row, "size", 2) for row in tunnels]
        if max(self.size) > 5:
            raise BadData("component data: tunnels.items: size is up to 5")
        self.turned: list[list[Orientation]] = []
        """For each shape its orientations: the anchor is the mark."""
        for row in tunnels:
            anchor = read_cell(row, "anchor") if flag(row, "has_anchor") else None
            self.turned.append(read_orientations(row, anchor, True))

    def _halls(self, raw: Raw) -> None:
        halls = rows(raw, "great_halls.items", HALLS)
        self.hall_empty = [whole(row, "honor_empty_altar") for row in halls]
        self.hall_full = [whole(row, "honor_statue_on_altar") for row in halls]
        self.hall_turned = [read_orientations(row, read_cell(row, "altar"), False) for row in halls]
        """For each hall its orientations: the altar is the mark."""

    def _trolls(self, raw: Raw) -> None:
        starters = rows(raw, "starter_trolls.items", STARTERS)
        recruits = rows(raw, "trolls.items", RECRUITS)
        self.produces = [amounts(row, "produces", SYMBOLS) for row in [*starters, *recruits]]
        """For each card how many of each symbol it bears."""
        self.symbols = [
            [symbol for symbol, n in enumerate(printed) if n] for printed in self.produces
        ]
        self.starting = [amounts(row, "starting", RESOURCES) for row in starters]
        self.level = [0] * STARTER_COUNT + [whole(row, "level", 1) for row in recruits]
        for level in range(1, LEVELS + 1):
            if self.level.count(level) != whole(raw, f"counts.trolls_level_{level}"):
                raise BadData(f"component data: trolls of level {level} cannot change in number")
        self.by_level = [
            [card for card, at in enumerate(self.level) if at == level]
            for level in range(1, LEVELS + 1)
        ]

    def _pyramids(self) -> None:
        """MTK-3.6, 4.53, 4.54. What lies below what, in the horde and in a moot."""
        self.supports: list[tuple[int, ...]] = []
        self.row: list[int] = []
        """The row of each position of a moot, 0 at the bottom."""
        first = 0
        for row, length in enumerate(MOOT_ROWS):
            for i in range(length):
                under = first - MOOT_ROWS[row - 1] + i
                self.supports.append((under, under + 1) if row else ())
                self.row.append(row)
            first += length
        self.cascade = [self._beneath(place) for place in range(MOOT_SIZE)]
        """Each position with all beneath it, from the top down."""
        self.slot_row = [row for row, length in enumerate(HORDE_ROWS) for _ in range(length)]
        five, four, _ = HORDE_ROWS
        self.below: list[tuple[int, ...]] = [()] * five
        """The slots to bribe for each slot, row 1 from the left, then row 2."""
        self.below += [(i, i + 1) for i in range(four)]
        self.below += [(i, i + 1, i + 2, five + i, five + i + 1) for i in range(HORDE_ROWS[2])]

    def _beneath(self, place: int) -> tuple[int, ...]:
        found = [place]
        for at in found:
            found += [under for under in self.supports[at] if under not in found]
        return tuple(found)

    def _workshops(self, raw: Raw) -> None:
        self.workshop_copies = whole(raw, "workshops.copies", 1)
        self.recipes = [
            [Recipe(recipe) for recipe in value(row, "recipes")]
            for row in rows(raw, "workshops.items", WORKSHOPS)
        ]
        for kind, offered in enumerate(self.recipes):
            if len(offered) != 2 or not all([sum(recipe.spend) for recipe in offered]):
                raise BadData(
                    f"component data [{WORKSHOPS.token(kind)}]: two recipes, each with a price"
                )

    def _spells(self, raw: Raw) -> None:
        spells = {str(row["id"]): row for row in rows(raw, "spells.items", SPELLS)}
        self.spell_clause = [str(spells[token]["clause"]) for token in SPELLS.tokens]
        self.spell_gains: list[list[Amounts]] = [[] for _ in SPELLS.tokens]
        for spell in (RITUAL_OF_EARTH, RITUAL_OF_TOIL):
            offered = value(spells[SPELLS.token(spell)], "options")
            gains = [amounts({"gain": gain}, "gain", RESOURCES) for gain in offered]
            if len(gains) != 3:
                raise BadData(f"component data [{SPELLS.token(spell)}]: three options")
            self.spell_gains[spell] = gains
        self.walks = whole(spells["walking_statues"], "moves_max", 1)
        self.gilding = whole(spells["gilded_walls"], "bonus_honor")
        self.phantom_uses = whole(spells["phantom_workshop"], "uses_max", 1)
        self.market_rate = whole(spells["generous_market"], "trade_rate", 1)
        self.market_trades = whole(spells["generous_market"], "trades_max", 1)
        self.unburdened = whole(spells["unburdening"], "trolls_max", 1)
        if max(self.walks, self.phantom_uses, self.market_trades, self.unburdened) > MOOT_SIZE:
            raise BadData("component data: spells.items: no spell repeats more than ten times")

    def token_values(self, seats: int) -> list[int]:
        """MTK-3.8, 4.120. The coronation tokens in play, the one to be taken first first."""
        return self.coronation[1:] if seats == 2 else self.coronation


def read_cell(row: Raw, key: str) -> Cell:
    """One cell of a tile."""
    x, y = read_pair(value(row, key), str(row.get("id")))
    return x, y


def read_pair(found: Any, id: str) -> Cell:
    """A column and a row."""
    if isinstance(found, list) and len(found) == 2 and all([type(n) is int for n in found]):
        return found[0], found[1]
    raise BadData(f"component data [{id}]: {found!r} is no cell such as [0, 1]")


def read_orientations(row: Raw, marked: Cell | None, flip: bool) -> list[Orientation]:
    """The ways a tile may lie."""
    cells = [read_pair(pair, str(row["id"])) for pair in value(row, "cells")]
    if not is_connected(cells) or len(cells) != whole(row, "size"):
        raise BadData(f"component data [{row['id']}]: cells must hang together, and be of its size")
    if marked is not None and marked not in cells:
        raise BadData(f"component data [{row['id']}]: anchor or altar must be one of its cells")
    found = orientations(cells, marked, STRIDE, flip)
    if len(found) != whole(row, "distinct_orientations"):
        raise BadData(f"component data [{row['id']}]: distinct_orientations is {len(found)}")
    return found


def resource_of(symbol: int) -> int:
    """The resource that lies on a symbol."""
    return symbol if symbol < RESOURCE_COUNT else CART


def named_amounts(found: Sequence[int]) -> list[tuple[int, int]]:
    """Resources with their amounts, without the zeros."""
    return [(resource, n) for resource, n in enumerate(found) if n]
