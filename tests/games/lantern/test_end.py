"""LAN-4: points and who wins."""

from typing import Any

import pytest
from games.lantern.shift import shift
from helpers import at, play

from underhall.core.result import Result


def end(**things: Any) -> Result:
    """The result of a game that is over with these things before the players."""
    count = len(next(iter(things.values())))
    position = shift(*["1234"] * count, vein=5, **things)
    result: Result = at({**position, "agenda": [{"do": "next_vein"}]}).state.result
    return result


@pytest.mark.rule("LAN-4.1")
def test_the_game_ends_after_the_last_vein() -> None:
    match = at(shift("6211", "6522", vein=4))
    play(match, "0 6")
    assert not match.state.result
    play(match, "1 6")
    assert (match.state.waiting(), match.state.result.scores) == ([], (1, 1))


@pytest.mark.rule("LAN-4.1")
def test_ore_and_whistles_count() -> None:
    result = end(ore=[{"copper": 2, "gold": 1, "seam": 3}, {"silver": 1}], whistles=[0, 1])
    assert (result.scores, result.points) == ((5, 3), ((5, 0), (2, 1)))
    assert result.sources == ("ore", "whistles")


@pytest.mark.rule("LAN-4.2")
def test_most_points_win() -> None:
    result = end(ore=[{"silver": 1}, {"gold": 1}, {"copper": 1}], whistles=[0, 0, 0])
    assert (result.ranks, result.winners) == ((2, 1, 3), [1])


@pytest.mark.rule("LAN-4.2")
def test_a_tie_goes_to_more_tiles() -> None:
    result = end(ore=[{"silver": 1}, {"copper": 2}], whistles=[0, 0])
    assert (result.scores, result.winners) == ((2, 2), [1])


@pytest.mark.rule("LAN-4.2")
def test_still_tied_they_share_the_win() -> None:
    result = end(ore=[{"silver": 1}, {"copper": 1}, {"silver": 1}], whistles=[0, 0, 0])
    assert (result.ranks, result.winners) == ((1, 3, 1), [0, 2])
