"""The numbers a learner chooses by: every decision has its block, everything to reach for one."""

import pytest
from decisions import watches
from numbered import assert_numbered

from underhall.core import registry
from underhall.core.agenda import Decision

GAMES = sorted(registry.games())
LARGEST = [(game, name) for game, watch in watches().items() for name in watch.largest]


@pytest.mark.parametrize("game", GAMES)
def test_moves_are_numbered_without_gaps(game: str) -> None:
    moves = registry.game(game).moves()
    assert [moves.number(name, code) for name, code in moves.moves] == list(range(len(moves)))
    assert len(moves) == len(set(moves.moves))


@pytest.mark.parametrize("game", GAMES)
def test_every_decision_has_its_block_of_numbers(game: str) -> None:
    frames = registry.game(game).frame_kinds()
    blocks = {name for name, _ in registry.game(game).moves().moves}
    assert {f.name for f in frames.values() if issubclass(f, Decision)} <= blocks <= set(frames)


@pytest.mark.parametrize("game, name", LARGEST)
def test_all_that_could_be_reached_for_has_a_number(game: str, name: str) -> None:
    """Where a decision is largest; games name more positions of their own."""
    assert_numbered(watches()[game].largest[name]())
