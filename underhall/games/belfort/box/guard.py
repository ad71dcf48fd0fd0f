"""What no correction of the component data may change, because the rules take it for granted."""

from __future__ import annotations

from underhall.core.data import Raw
from underhall.games.belfort.box.names import CARDS
from underhall.kit.components import keep_fixed, rows, value, whole
from underhall.kit.reading import ensure

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
    keep_fixed(raw, FIXED)
    for group, key, fixed in (("guild", "action_spaces", 1), ("worker", "majority_weight", 1)):
        for row in value(raw, group):
            same = row.get(key, fixed) == fixed
            ensure(same, f"component data [{row['id']}]: {key} cannot change from {fixed!r}")
    for row in rows(raw, "property", CARDS):
        same = whole(row, "markers_when_built") == (2 if row["id"] == "keep" else 1)
        ensure(same, f"component data [{row['id']}]: markers_when_built cannot change")
    for one, other, found in (
        ("fees.inn_space", "space_fee of [inn]", value(raw, "property.inn.space_fee")),
        ("fees.tower_space", "space_fee of [tower]", value(raw, "property.tower.space_fee")),
        ("score_track.start", "setup.start_score", value(raw, "setup.start_score")),
        ("meta.rounds", "the number of months", len(value(raw, "month"))),
        (
            "setup.job_centre_spaces_by_players.5",
            "spaces of [job_centre]",
            value(raw, "board_area.job_centre.spaces"),
        ),
    ):
        ensure(value(raw, one) == found, f"component data: {one} and {other} must be the same")
