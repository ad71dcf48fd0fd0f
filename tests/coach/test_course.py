"""What a game tells of its course: points by source, and what is left before all is lost."""

from __future__ import annotations

import pytest
from helpers import play_on, started

from underhall import editions

every_game = pytest.mark.parametrize("id", list(editions.games()))


@every_game
def test_points_by_source_end_as_the_result_tells(id: str) -> None:
    match = started(id, max(2, editions.game(id).seats[0]), 5)
    game = match.edition.game
    assert game.together or len(game.by_source(match.state)) == match.state.seats
    play_on(match, 5)
    assert match.state.result is not None
    assert game.together or tuple(game.by_source(match.state)) == match.state.result.points


def test_once_all_have_lost_only_what_ran_out_is_told() -> None:
    match = started("runedar", 3, 5)
    game = match.edition.game
    whole = dict(game.perils(match.state))
    assert len(whole) == 5 and min(whole.values()) > 0
    play_on(match, 5)
    lost = match.state
    assert lost.result is not None and not lost.result.winners
    ((what, left),) = game.perils(lost)
    assert what in whole and left == 0
    before = dict(game.perils(match.before(len(match.moves) - 1)))
    assert set(before) == set(whole) and all(before[key] <= whole[key] for key in before)
