"""The examination of the core at every setting, also with clans that have plenty of everything."""

from __future__ import annotations

import pytest
from games.covenant.riches import EDITION, rich

from underhall.core.check import examine, settings
from underhall.games.covenant.table.state import ENDED, NONE

SETTINGS = list(settings(EDITION))


def test_every_setting_is_known() -> None:
    levels = [options["difficulty"] for seats, options in SETTINGS if seats == 1]
    assert levels == ["normal", "hard", "expert"]
    assert sorted({seats for seats, _ in SETTINGS}) == [1, 2, 3, 4]


@pytest.mark.parametrize("number", range(len(SETTINGS)))
def test_every_setting_is_examined(number: int) -> None:
    seats, options = SETTINGS[number]
    match = examine(EDITION, seats, options, seed=number, thorough=13)
    assert (match.state.phase, match.state.era) == (ENDED, 3)
    assert min(match.state.result.ranks) == 1 or seats == 1


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_rich_clans_are_examined(seats: int) -> None:
    """In these games tools are forged, ornaments bought and sites finished."""
    s = examine(rich(), seats, {}, seed=seats, thorough=41).state
    assert s.tools.count(NONE) < len(s.tools)
    assert s.ornaments.count(NONE) < len(s.ornaments)
    assert max(s.site_slots) >= 0
