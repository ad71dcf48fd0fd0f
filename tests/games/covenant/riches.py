"""The shipped data, and corrected ones in which random players get around.

There is plenty of everything, and the tracks say every word of the vocabulary.
"""

from __future__ import annotations

from typing import Any

from underhall import editions
from underhall.core.game import Edition

RAW = editions.components("covenant")
EDITION = editions.edition("covenant")
EVERYTHING: list[dict[str, Any]] = [
    {"do": "resource", "kind": "any", "n": 3},
    {"do": "forge_and_ornament"},
    {"do": "site", "n": 3},
    {"do": "coin"},
    {"do": "forge_or_ornament"},
    {"do": "build", "building": "workshop"},
    {"do": "tradition"},
    {"do": "defeat", "kinds": ["goblin", "orc", "troll"]},
    {"do": "relic"},
    {"do": "move_enemy", "n": 2},
    {"do": "throne", "n": 2},
    {"do": "pay_for_relic", "iron": 1},
    {"do": "strengthen", "n": 2},
    {"do": "track", "track": "any", "n": 2},
]
SPACES = [{"pos": at, "effect": [each]} for at, each in enumerate(EVERYTHING, 1)]
RICH: dict[str, Any] = {
    "meta": {"start_glory": 40},
    "clan_board": {"standard": {"base": {"start_storage": 14}}},
    "resource": [{"id": row["id"], "count": 60} for row in RAW["resource"]],
    "rubble": {
        "tiles": [{"id": row["id"], "effect": EVERYTHING[:1]} for row in RAW["rubble"]["tiles"]]
    },
    "track": [{"id": row["id"], "spaces": SPACES} for row in RAW["track"]],
    "dig_rewards": {"mine_steps": [0, 3, 3, 4, 4, 5]},
}


def rich() -> Edition:
    """The game with those data."""
    return editions.edition("covenant", RICH)
