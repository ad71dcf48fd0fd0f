"""The numbers a learner sees and chooses."""

from __future__ import annotations

from underhall import editions
from underhall.games.belfort.box.names import CLASSES, DWARF
from underhall.games.belfort.game import GAME
from underhall.games.belfort.table.layout import LAYOUT


def test_players_stand_in_order_beginning_with_the_viewer() -> None:
    s = editions.edition("belfort").start(3, seed=1)
    s.take(1, 0, 8)
    first, second = GAME.observe(s, 1), GAME.observe(s, 0)
    assert first.count(9) == second.count(9) == 1
    assert first.index(9) < second.index(9)


def test_a_marker_is_seen_as_mine_or_as_that_of_the_next() -> None:
    s = editions.edition("belfort").start(3, seed=1)
    before = GAME.observe(s, 2)
    s.markers[0] = 2
    assert [(a, b) for a, b in zip(before, GAME.observe(s, 2)) if a != b] == [(0, 1)]
    s.markers[0] = 0
    assert [(a, b) for a, b in zip(before, GAME.observe(s, 2)) if a != b] == [(0, 2)]


def test_a_worker_is_seen_as_mine_or_as_that_of_the_next() -> None:
    s = editions.edition("belfort").start(3, seed=1)
    s.guild_worker[0] = 2 * CLASSES + DWARF
    seen = [LAYOUT.observe(s, seat, 5)["guild_worker"] for seat in range(3)]
    assert [row.index(1) for row in seen] == [2 * CLASSES + DWARF, CLASSES + DWARF, DWARF]
