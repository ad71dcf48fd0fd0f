"""The numbers a learner sees and chooses."""

from __future__ import annotations

import pytest

from underhall import editions
from underhall.core.agenda import SPECTATOR
from underhall.core.chance import Fast
from underhall.core.secrets import redeal, view
from underhall.games.belfort.study.encode import LENGTH, MOVES, observe


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_every_move_has_a_number_and_every_view_a_length(seats: int) -> None:
    edition = editions.edition("belfort")
    for seed in range(3):
        s, chance = edition.start(seats, seed=seed), Fast(seed)
        while s.choices:
            name = s.decision.name
            mask = MOVES.mask(name, s.choices)
            offered = [MOVES.code(n) for n, may in enumerate(mask) if may]
            assert sorted(offered) == sorted(s.choices)
            assert len(observe(view(edition.game, s, s.decision.seat))) == LENGTH
            s.play(s.choices[chance.below(len(s.choices))])
        assert len(observe(view(edition.game, s, SPECTATOR))) == LENGTH


def test_an_observation_tells_no_secret() -> None:
    edition = editions.edition("belfort")
    s = edition.start(4, seed=5)
    dealt = redeal(edition.game, s, 2, Fast(1))
    assert dealt.hands != s.hands
    assert observe(view(edition.game, dealt, 2)) == observe(view(edition.game, s, 2))


def test_players_stand_in_order_beginning_with_the_viewer() -> None:
    edition = editions.edition("belfort")
    s = edition.start(3, seed=1)
    s.goods[1 * 4] = 9
    first = observe(view(edition.game, s, 1))
    second = observe(view(edition.game, s, 0))
    assert first.count(9) == second.count(9) == 1
    assert first.index(9) < second.index(9)


def test_a_marker_is_seen_as_mine_or_as_that_of_the_next() -> None:
    edition = editions.edition("belfort")
    s = edition.start(3, seed=1)
    before = observe(view(edition.game, s, 2))
    s.markers[0] = 2
    changed = [(a, b) for a, b in zip(before, observe(view(edition.game, s, 2))) if a != b]
    assert changed == [(0, 1)]
    s.markers[0] = 0
    changed = [(a, b) for a, b in zip(before, observe(view(edition.game, s, 2))) if a != b]
    assert changed == [(0, 2)]


def test_moves_are_numbered_without_gaps() -> None:
    numbers = [MOVES.number(name, code) for name, code in MOVES.moves]
    assert numbers == list(range(len(MOVES)))
