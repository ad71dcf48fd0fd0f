"""What no correction of the component data may change, because the rules take it for granted."""

from __future__ import annotations

from underhall.core.data import Raw
from underhall.core.errors import BadData
from underhall.kit.components import keep_fixed, value

COUNTS: dict[str, int] = {
    "boards": 1,
    "player_mats": 5,
    "tunnel_tiles": 52,
    "great_halls": 6,
    "starter_trolls": 30,
    "starter_trolls_per_player": 6,
    "trolls": 55,
    "trolls_level_1": 21,
    "trolls_level_2": 17,
    "trolls_level_3": 17,
    "spells": 17,
    "gates": 5,
    "score_markers": 5,
    "pedestal_choice_tokens": 3,
    "statues": 21,
    "statues_per_clan": 7,
    "workshops": 22,
    "workshop_kinds": 11,
    "workshop_copies": 2,
    "pedestals": 18,
    "pedestals_per_clan": 6,
    "pedestal_point_tokens": 15,
    "coronation_tokens": 2,
    "crown": 1,
    "team_storage_cards": 2,
    "bag": 1,
}

LIMITS: dict[str, object] = {
    "moot_rows": [4, 3, 2, 1],
    "moot_size": 10,
    "horde_rows": [5, 4, 3],
    "bribes_level_2": 2,
    "bribes_level_3": 5,
    "bribes_to_retire": 4,
    "spell_book_size": 3,
    "runes_to_destroy_spell": 3,
    "workshops_revealed_per_player": 2,
    "workshops_revealed_extra": 1,
    "set_size": 3,
    "set_honor": 1,
    "extra_turns_after_round": 2,
    "score_track_lap": 100,
}

FIXED: dict[str, object] = {
    "meta.players_min": 2,
    "meta.players_max": 5,
    "meta.team_mode_players": 4,
    "resources.order": ["stone", "iron", "heartstone", "cart", "hammer", "rune", "coin"],
    "dig_honor.mineral_rank": ["stone", "iron", "heartstone"],
    "tunnels.may_flip": True,
    "tunnels.may_rotate": True,
    "great_halls.may_rotate": True,
    "statues.per_clan": {"fire": 7, "ice": 7, "moon": 7},
    "pedestals.per_clan": {"fire": 6, "ice": 6, "moon": 6},
    "coronation_tokens.first": 5,
    "coronation_tokens.second": 3,
    "coronation_tokens.two_player_tokens": [3],
    "starter_trolls.copies": 5,
    "workshops.copies": 2,
    "boards.adjacency": "orthogonal",
    "boards.side_for_players": {
        "2": ["autumn", "winter"],
        "3": ["autumn"],
        "4": ["winter"],
        "5": ["winter"],
    },
    "boards.winter.players": [2, 4, 5],
    "boards.autumn.players": [2, 3],
    "turn_order_bonus.seat_1": [],
    "turn_order_bonus.seat_2": ["hand"],
    "turn_order_bonus.seat_3": ["hand"],
    "turn_order_bonus.seat_4": ["hand", "deck"],
    "turn_order_bonus.seat_5": ["hand", "deck"],
    "team_mode.seat_pattern": ["team_1", "team_2", "team_2", "team_1"],
    "team_mode.turn_order_bonus": False,
    "team_mode.shared_storage": True,
    **{f"counts.{key}": count for key, count in COUNTS.items()},
    **{f"limits.{key}": limit for key, limit in LIMITS.items()},
}
"""Values by path."""

NOW: dict[str, object] = {"kind": "now"}
TURN: dict[str, object] = {"kind": "turn_modifier"}
ROWS: dict[str, dict[str, dict[str, object]]] = {
    "spells.items": {
        "ritual_of_earth": NOW,
        "honeyed_tongue": {**TURN, "bribe_resources": "any"},
        "ceremony_of_elevation": {
            **NOW,
            "discard_level": 2,
            "take_level": 3,
            "pays_bribes": False,
            "gains_pedestal": False,
            "cascade": False,
        },
        "burrowing_frenzy": {**NOW, "extra_digs": 1},
        "ritual_of_toil": NOW,
        "distant_burrow": {**TURN, "adjacency_required": False},
        "walking_statues": {**NOW, "moves_min": 1},
        "crumbling_rock": {**TURN, "hammers_per_rubble": 0},
        "blended_ores": {**TURN, "mixed_minerals": True, "scores_as": "least_valuable"},
        "horn_of_labour": {**NOW, "moot_row": 2},
        "masons_blessing": {**NOW, "pedestals": 1},
        "changing_places": {**NOW, "swaps": 1},
        "gilded_walls": TURN,
        "phantom_workshop": {**NOW, "uses_min": 1},
        "generous_market": TURN,
        "call_of_the_ancients": {**NOW, "statues": 1},
        "unburdening": {**NOW, "trolls_min": 1},
    },
    "symbols.items": {
        "cart": {"resource": "cart"},
        "cart_fire": {"resource": "cart", "moves_clan": "fire"},
        "cart_ice": {"resource": "cart", "moves_clan": "ice"},
        "cart_moon": {"resource": "cart", "moves_clan": "moon"},
        **{
            id: {"resource": id} for id in ("stone", "iron", "heartstone", "hammer", "rune", "coin")
        },
    },
    "resources.items": {
        id: {"mineral": id in ("stone", "iron", "heartstone")}
        for id in ("stone", "iron", "heartstone", "cart", "hammer", "rune", "coin")
    },
    "zones.items": {
        "dark_grey": {"letter": "D"},
        "grey": {"letter": "G"},
        "brown": {"letter": "B"},
        "orange": {"letter": "O"},
        "yellow": {"letter": "Y"},
    },
    "clans.items": {id: {"has_statues": id != "mud"} for id in ("mud", "fire", "ice", "moon")},
}
"""Values in lists of tables, by list and id."""


def refuse_changes(raw: Raw) -> None:
    """Refuse changes that would have no effect: to what the rules fix, or to one of two equals."""
    keep_fixed(raw, FIXED)
    for group, wanted in ROWS.items():
        for row in value(raw, group):
            keep_fixed(row, wanted[row["id"]])
    for row in value(raw, "resources.items"):
        if value(raw, f"counts.{row['id']}") != row["tokens"]:
            raise BadData(f"component data: counts.{row['id']} and its tokens must be the same")
