"""What no correction of the component data may change, because the rules take it for granted."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from underhall.core.data import Raw
from underhall.core.errors import BadData
from underhall.kit.components import keep_fixed, keep_same, value

COUNTS: dict[str, int] = {
    "cards_total": 143,
    "dwarf_cards_total": 83,
    "starter_cards": 48,
    "starter_cards_per_dwarf": 12,
    "orc_cards_per_dwarf": 2,
    "siege_cards": 50,
    "siege_stacks": 5,
    "siege_cards_per_stack": 10,
    "catapult_cards": 5,
    "mercenary_cards": 5,
    "figures_total": 22,
    "troll_figures": 4,
    "goblin_figures": 2,
    "dwarf_figures": 4,
    "siege_tower_figures": 1,
    "catapult_figures": 1,
    "enemy_tokens": 25,
    "troll_tokens": 5,
    "goblin_tokens": 20,
    "goblin_groups": 5,
    "goblin_tokens_per_group": 4,
    "tunnel_sections": 5,
    "damage_markers": 10,
    "discard_markers": 4,
    "upgrade_boards": 1,
}

WORKSHOPS = ("carpentry", "tannery", "foundry")
AREA_TYPES: dict[str, str] = {
    "keep": "keep",
    "tunnel_entrance": "tunnel_entrance",
    **dict.fromkeys(WORKSHOPS, "workshop"),
    **{f"wall_{workshop}": "wall" for workshop in WORKSHOPS},
    **dict.fromkeys(("tower_tunnel", "tower_west", "tower_east"), "tower"),
    **{f"outside_{workshop}": "outside" for workshop in WORKSHOPS},
}
"""RUN-4.1. What each area is."""

FIXED: dict[str, object] = {
    "meta.id": "runedar",
    "meta.players_min": 1,
    "meta.players_max": 4,
    "meta.cooperative": True,
    "limits.hand_size": 5,
    "limits.cards_set_aside_per_shuffle": 2,
    "limits.move_steps": 2,
    "limits.orc_wounds": 1,
    "limits.machine_wounds": 1,
    "limits.upgrade_slots": 5,
    "limits.damage_markers_are_limiting": False,
    "gold.start_area": "keep",
    "orc_path": [
        {
            "wall_id": f"wall_{workshop}",
            "places": [f"outside_{workshop}", f"wall_{workshop}", workshop, "keep"],
        }
        for workshop in WORKSHOPS
    ],
    **{f"component_counts.{key}": count for key, count in COUNTS.items()},
}
"""Values by path; provenance tags beside them do not count."""

WINDOWS: dict[str, list[str]] = {
    "clear_workshops": ["siege_card_revealed", "before_arrow", "before_card", "turn_end"],
    "slay_troll": ["before_card", "after_roll", "turn_end"],
    "drive_off_goblin": [
        *("catapult_activation", "siege_card_revealed", "before_arrow", "before_defeat"),
        *("before_card", "after_roll", "turn_end"),
    ],
    "sabotage_catapult": ["catapult_activation"],
    "ambush": ["siege_card_revealed"],
}
"""RUN-4.10. Where each mercenary can be hired."""

STARTERS = (
    *("old_saw", "old_fleshing_knife", "old_smithing_hammer", "notched_hatchet"),
    *("cracked_crossbow", "blunt_pickaxe", "tool_bag"),
)

ROWS: dict[str, dict[str, dict[str, object]]] = {
    "resource": {
        "wood": {"workshop": "carpentry"},
        "leather": {"workshop": "tannery"},
        "metal": {"workshop": "foundry"},
    },
    "machine": {id: {"figures": 1, "wounds": 1} for id in ("siege_tower", "catapult")},
    "mercenary": {id: {"windows": windows} for id, windows in WINDOWS.items()},
    "area": {id: {"type": type} for id, type in AREA_TYPES.items()},
    "starter_card": {
        "orc": {"kind": "orc", "copies": 2},
        **{id: {"kind": "dwarf"} for id in STARTERS},
    },
    "tunnel_section": {f"section_{n}": {"index": n, "goblin_group": n} for n in range(1, 6)},
    "siege_card": {
        f"siege_{stack}_{n:02}": {"stack": stack} for stack in range(1, 6) for n in range(1, 11)
    },
    "catapult_card": {f"catapult_{n}": {"space": n} for n in range(1, 6)},
    "upgrade_space": {
        f"players_{n}_space_{k}": {"players": n, "space": k}
        for n in range(1, 5)
        for k in range(1, 6)
    },
    "goblin_token": {
        f"goblin_{n}_{kind}": {"group": n}
        for n in range(1, 6)
        for kind in ("fight", "bribe_exact", "bribe_any", "rubble")
    },
}
"""Values in lists of tables, by list and id."""

EQUALS = (
    ("component_counts.gold_nuggets", "gold.count"),
    ("component_counts.rubble", "rubble.count"),
    ("component_counts.dice", "limits.max_dice_per_attack"),
    ("component_counts.dice", "die.count"),
)


def refuse_changes(raw: Raw) -> None:
    """Refuse changes that would have no effect: to what the rules fix, or to one of two equals."""
    keep_fixed({**raw, "orc_path": untagged(value(raw, "orc_path"))}, FIXED)
    for group, wanted in ROWS.items():
        for row in value(raw, group):
            keep_fixed(row, wanted.get(row["id"], {}))
    keep_same(raw, EQUALS)
    refuse_other_counts(raw)


def untagged(found: list[Any]) -> list[Any]:
    """A list of tables without their provenance."""
    return [
        {key: row[key] for key in row if key != "provenance"} if isinstance(row, Mapping) else row
        for row in found
    ]


def refuse_other_counts(raw: Raw) -> None:
    """The counts of resources and upgrade cards stand in two places each."""
    counts = value(raw, "component_counts")
    for row in value(raw, "resource"):
        if counts[row["id"]] != row["count"]:
            raise BadData(f"component data: component_counts.{row['id']} must be that of resource")
    if counts["upgrade_cards"] != sum([row["copies"] for row in value(raw, "upgrade_card")]):
        raise BadData(
            "component data: component_counts.upgrade_cards must be the sum of upgrade_card.copies"
        )
