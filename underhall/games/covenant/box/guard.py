"""What no correction of the component data may change, because the rules take it for granted."""

from __future__ import annotations

from typing import Final

from underhall.core.data import Raw
from underhall.core.names import Names
from underhall.games.covenant.box.boards import SIDES, SITE_IS_GATE, SITES
from underhall.games.covenant.box.names import (
    ACTIONS,
    BUILDINGS,
    CARD_KINDS,
    CARDS_OF_KIND,
    CLANS,
    COLUMNS,
    ELDER_CARDS,
    ENEMIES,
    PLACES,
    PRINTED,
    PROJECTS,
    PROJECTS_OF_KIND,
    RESOURCES,
    TOOL_KINDS,
    TOOLS,
)
from underhall.kit.components import keep_fixed, rows, whole
from underhall.kit.reading import ensure

FIXED: dict[str, object] = {
    "meta.id": "covenant",
    "meta.min_players": 1,
    "meta.max_players": 4,
    "meta.eras": 3,
    "meta.turns_per_player_per_era": 4,
    "clan_board.standard.base.columns": 4,
    "clan_board.standard.base.slots_per_column": 2,
    "clan_board.standard.base.coin_slots": 6,
    "per_player.clan_markers": 10,
    "per_player.storage_tiles": 2,
    "per_player.double_key_tiles": 2,
    "per_player.dwarves_strength_1_2": 4,
    "per_player.dwarves_strength_3_4": 4,
    "per_player.shield": 1,
    "throne_scoring.min_carts": 1,
    "solo.board_side": "side_1_2",
    "solo.delivery_priority": ["mythrall", "gold", "emerald", "iron"],
    "solo.build_priority": ["pillar", "gate", "workshop", "house"],
    "projects.spaces": [{"n": 1, "kind": "A"}, {"n": 2, "kind": "B"}, {"n": 3, "kind": "C"}],
}
"""Values that the rules take for granted: no correction may change them."""

DICE = Names("die", [f"die_{token}" for token in ENEMIES.tokens], words="")
PRINTED_TOOLS = Names("place", PLACES.tokens[:PRINTED])
CARDS = tuple([kind for kind in CARD_KINDS.tokens for _ in range(CARDS_OF_KIND)])
SITE_BUILDINGS = tuple(["gate" if is_gate else "pillar" for is_gate in SITE_IS_GATE])
SCORES: Final = (
    *("different_relic_kinds", "enemies_in_dungeon"),
    *("districts_with_presence", "grand_structures_owned"),
)
SPECIALS: Final = (
    *("gate_districts", "pillar_districts", "building_types"),
    *("safe_chambers", "pillar_neighbours", "workshop_houses"),
)
FIXED_IN_ROWS: list[tuple[str, Names, str, tuple[object, ...]]] = [
    ("clans.list", CLANS, "board", ("standard",) * len(CLANS)),
    ("resource", RESOURCES, "deposit", (False, True, True, True)),
    ("enemy_die", DICE, "colour", ("green", "dark_green", "grey")),
    ("building", BUILDINGS, "class", ("basic", "basic", "grand", "grand")),
    ("projects.tiles", PROJECTS, "kind", tuple([id[8].upper() for id in PROJECTS.tokens])),
    ("projects.tiles", PROJECTS, "special", (None,) * (2 * PROJECTS_OF_KIND) + SPECIALS),
    ("clan_board.standard.column", COLUMNS, "printed_tool", PRINTED_TOOLS.tokens),
    ("clan_board.standard.column", COLUMNS, "scores", SCORES),
    ("tool_kind", TOOL_KINDS, "action", (*ACTIONS.tokens, "read")),
    ("printed_tools.list", PRINTED_TOOLS, "kind", TOOL_KINDS.tokens[:PRINTED]),
    ("tools.tiles", TOOLS, "kind", tuple([id.partition("_")[0] for id in TOOLS.tokens])),
    ("solo.cards.list", ELDER_CARDS, "kind", CARDS),
    *((f"board.{side}.site", SITES, "building", SITE_BUILDINGS) for side in SIDES),
]
"""The same for a value of every row of a list; boards are alike (R-04), iron no deposit (R-05)."""


def refuse_changes(raw: Raw) -> None:
    """Refuse changes that would have no effect: to what the rules fix, or to one of two equals."""
    keep_fixed(raw, FIXED)
    for path, names, key, values in FIXED_IN_ROWS:
        for row, fixed in zip(rows(raw, path, names), values):
            same = row.get(key) == fixed
            ensure(same, f"component data [{row['id']}]: {key} cannot change from {fixed!r}")
    for row in rows(raw, "building", BUILDINGS):
        path = f"per_player.{row['id']}s"
        same = whole(row, "per_player") == whole(raw, path)
        ensure(same, f"component data: {path} and building must agree")
