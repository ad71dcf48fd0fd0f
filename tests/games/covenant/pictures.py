"""A table of Covenant whose whole picture is known, and how its tables are looked at."""

from typing import Any

from helpers import at
from pictures import Shown

from underhall.core.match import Match


def second_era() -> Match:
    """A small table that shows a bit of everything."""
    ania: dict[str, Any] = {
        "score": 24,
        "dwarves": [{"strength": 3, "tool": "slot_3"}, 2],
        "tokens": {"plus_1": 1, "plus_2": 1},
        "resources": {"iron": 2, "mythrall": 1},
        "tracks": {"court": 4, "prestige": 14, "mine": 8},
        "tools": {"slot_3": "axe_3"},
        "ornaments": {"printed_pickaxe": "orn_iron"},
        "coins": {"coin_slot_2": "coin_gp", "coin_slot_4": "coin_hunt"},
        "relics": {"horn": 2, "belt": 1},
        "used": {"horn": 1},
        "traditions": ["tradition_12"],
        "goals": ["goal_pillars", "goal_relics"],
        "dungeon": {"goblin": 1, "troll": 1},
        "forge": {"pillar": 0, "gate": 1},
    }
    bart: dict[str, Any] = {
        "score": 31,
        "traditions": ["tradition_26"],
        "coins": {"coin_slot_1": "coin_ale"},
        "goals": ["goal_tools", "goal_keys"],
    }
    mountain = {
        "r1c1": {"back": "back_move_gp"},
        "r2c2": {
            "chamber": "ch_03",
            "enemies": {"goblin": 2, "troll": 1},
            "buildings": ["0:house"],
        },
        "r2c3": {"chamber": "ch_10", "buildings": ["1:workshop", "0:workshop"]},
        "r3c3": {"chamber": "ch_22"},
        "r4c2": {"chamber": "ch_01", "enemies": {"orc": 1}},
        "r4c3": {"chamber": "ch_05"},
    }
    things: dict[str, Any] = {
        "era": 2,
        "round": 3,
        "first": 1,
        "seat": 0,
        "projects": ["project_a2", "project_b1", "project_c4"],
        "dice": {"goblin": 5, "orc": 3, "troll": 4},
        "mountain": mountain,
        "pillars": {"r2c2+r2c3+r3c3": 0},
        "gates": {"r4c2+r4c3": 1},
        "sites": {
            "pillar_1": {"carts": [{"gold": 1}], "slots": [0]},
            "gate_1": {"carts": [{}, {"emerald": 1}], "slots": [None, 1]},
            "gate_2": {"carts": [{"iron": 1, "gold": 1}], "slots": [0]},
            "pillar_3": {"carts": [{"mythrall": 1}, {"mythrall": 1}]},
        },
        "throne": [{"iron": 1}, {"mythrall": 2}],
        "players": [ania, bart],
    }
    return at({"game": "covenant", "seats": 2, "table": things})


SHOWN = Shown(
    names=("Ania", "Bartłomiej Długonosy", "Zosia", "Jan"),
    lines=68,
    tables={"second_era": second_era},
)
