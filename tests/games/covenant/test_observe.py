"""The numbers a learner sees and chooses: clans, Elders and the buildings of both."""

from __future__ import annotations

from typing import Any

import pytest
from games.covenant.council import QUIET, council, solo
from games.covenant.hall import gain, hall
from helpers import at, play
from numbered import assert_numbered, parts

from underhall import editions
from underhall.games.covenant.box.boards import CELLS
from underhall.games.covenant.box.names import BUILDING_PLACES

Data = dict[str, Any]


def test_there_are_so_many_moves() -> None:
    assert len(editions.edition("covenant").game.moves()) == 944


@pytest.mark.parametrize(
    "position",
    [
        hall({}, {}, {}, {}),
        hall({"resources": ["gold", "iron"]}, {}, agenda=gain("forge")),
        hall({"resources": ["gold"]}, {}, agenda=gain("ornament")),
        hall({"score": 0}, {}, agenda=gain("coin")),
        hall({"score": 0}, {}, agenda=gain("tradition")),
        hall({}, {}, agenda=gain("move_enemy:2")),
        hall({}, {}, agenda=gain("defeat:goblin")),
        hall({}, {}, agenda=gain("build:house")),
        hall({}, {}, agenda=gain("relic")),
        council({"coins": {"coin_slot_1": "coin_gp", "coin_slot_2": "coin_gp"}}, {}),
        council({"dungeon": {"orc": 2, "troll": 1}}, {}),
    ],
)
def test_all_that_could_be_reached_for_has_a_number(position: Data) -> None:
    assert_numbered(at(position))


def test_houses_and_workshops_are_seen_with_their_clan_the_own_first() -> None:
    here = {"chamber": "ch_05", "buildings": ["1:house", "0:workshop"]}
    match = at(hall({}, {}, mountain={**QUIET, "r2c2": here}))
    start = CELLS.code("r2c2") * BUILDING_PLACES * 2
    assert parts(match, 0)["basics"][start : start + 4] == [2, 0, 1, 1]
    assert parts(match, 1)["basics"][start : start + 4] == [1, 0, 2, 1]


def test_clans_stand_in_order_beginning_with_the_viewer() -> None:
    match = at(hall({"score": 11}, {"score": 22}, {"score": 33}))
    for seat, scores in enumerate(([11, 22, 33, 0], [22, 33, 11, 0], [33, 11, 22, 0])):
        assert parts(match, seat)["gp"] == scores


def test_the_elders_come_second_in_the_solo_mode() -> None:
    elders = {"score": 44, "traditions": ["tradition_01"], "coins": ["coin_gp", "coin_gp"]}
    found = parts(at(solo({"score": 11}, elders)))
    assert found["gp"] == [11, 44, 0, 0]
    assert (sum(found["store_traditions"]), sum(found["store_coins"])) == (1, 2)
    assert not any(parts(at(hall({}, {})))["elder_kinds"])


def test_an_observation_follows_a_move() -> None:
    match = at(hall({}, {}))
    before = parts(match)
    play(match, "0 d1")
    assert parts(match) == before
    play(match, "0 printed_axe")
    changed = [name for name, part in parts(match).items() if part != before[name]]
    assert changed == ["dwarf", "tool", "posts"]
