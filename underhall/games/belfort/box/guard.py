"""What no correction of the component data may change, because the rules take it for granted."""

from __future__ import annotations

from underhall.core.errors import BadData
from underhall.core.game import Raw
from underhall.games.belfort.box.names import (
    CARDS,
)
from underhall.kit.components import rows, value, whole

FIXED: dict[str, object] = {
    "meta.players_min": 2,
    "meta.players_max": 5,
    "setup.guilds_in_play": 5,
    "setup.guild_modes.advanced.any": 5,
    "setup.guild_modes.two_players.fixed": ["wizards"],
    "setup.guild_modes.two_players.from_basic_or_resource": 4,
    "wall.income": 0,
    "scoring.workers.categories": ["elf", "dwarf", "gnome"],
    "two_players.virtual_players": 2,
    "two_players.virtual_crests": [3, 4],
    "two_players.controller_of_crest_3": 1,
    "two_players.controller_of_crest_4": 2,
    "two_players.virtual_gnomes": 0,
}
"""Values that the rules take for granted: no correction may change them."""


def refuse_changes(raw: Raw) -> None:
    """Refuse changes that would have no effect: to what the rules fix, or to one of two equals."""
    for path, fixed in FIXED.items():
        if value(raw, path) != fixed:
            raise BadData(f"component data: {path} cannot change from {fixed!r}")
    for group, key, fixed in (("guild", "action_spaces", 1), ("worker", "majority_weight", 1)):
        for row in value(raw, group):
            if row.get(key, fixed) != fixed:
                raise BadData(f"component data [{row['id']}]: {key} cannot change from {fixed!r}")
    cards = {row["id"]: row for row in rows(raw, "property", CARDS)}
    for id, row in cards.items():
        if whole(row, "markers_when_built") != (2 if id == "keep" else 1):
            raise BadData(f"component data [{id}]: markers_when_built cannot change")
    job_centre = {row["id"]: row for row in value(raw, "board_area")}["job_centre"]
    for one, other, same in (
        ("fees.inn_space", "space_fee of [inn]", cards["inn"]["space_fee"]),
        ("fees.tower_space", "space_fee of [tower]", cards["tower"]["space_fee"]),
        ("score_track.start", "setup.start_score", value(raw, "setup.start_score")),
        ("meta.rounds", "the number of months", len(value(raw, "month"))),
        ("setup.job_centre_spaces_by_players.5", "spaces of [job_centre]", job_centre["spaces"]),
    ):
        if value(raw, one) != same:
            raise BadData(f"component data: {one} and {other} must be the same")
