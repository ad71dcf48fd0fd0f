"""The numbers a learner sees and chooses."""

from __future__ import annotations

from typing import Any

import pytest
from games.covenant.council import QUIET, council, solo
from games.covenant.hall import gain, hall
from helpers import at, play, started

from underhall import editions
from underhall.core.agenda import SPECTATOR, Decision
from underhall.core.chance import Fast
from underhall.core.match import Match
from underhall.core.secrets import view
from underhall.games.covenant.box.names import CHAMBERS, TRADITIONS
from underhall.games.covenant.study.encode import LENGTH, MOVES, observe, sections

Data = dict[str, Any]
EDITION = editions.edition("covenant")
GAME = EDITION.game


def parts(match: Match, seat: int = 0) -> dict[str, list[int]]:
    """What a seat sees, part by part."""
    seen = view(GAME, match.state, seat)
    return sections(seen["table"], seat, seen["seats"])


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_every_move_has_a_number_and_every_view_a_length(seats: int) -> None:
    for seed in range(3):
        s, chance = EDITION.start(seats, seed=seed), Fast(seed)
        while s.choices:
            mask = MOVES.mask(s.decision.name, s.choices)
            offered = [MOVES.code(n) for n, may in enumerate(mask) if may]
            assert sorted(offered) == sorted(s.choices)
            assert len(observe(view(GAME, s, s.decision.seat))) == LENGTH
            s.play(s.choices[chance.below(len(s.choices))])
        assert len(observe(view(GAME, s, SPECTATOR))) == LENGTH


def test_every_decision_has_its_block_of_numbers() -> None:
    decisions = {frame.name for frame in GAME.frames if issubclass(frame, Decision)}
    assert {name for name, _ in MOVES.moves} == decisions


def test_moves_are_numbered_without_gaps() -> None:
    numbers = [MOVES.number(name, code) for name, code in MOVES.moves]
    assert numbers == list(range(len(MOVES)))


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
    s = at(position).state
    for code in s.decision.candidates(s):
        assert MOVES.code(MOVES.number(s.decision.name, code)) == code


def test_an_observation_is_its_parts_one_after_the_other() -> None:
    match = started("covenant", 3, 5)
    flat = [n for part in parts(match, 1).values() for n in part]
    assert observe(view(GAME, match.state, 1)) == flat


@pytest.mark.parametrize(
    "change, changed",
    [
        ({"era": 2, "round": 3}, {"time": [2, 3, 0]}),
        ({"dice": {"troll": 6}}, {"dice": [1, 1, 6]}),
        ({"gates": {"r2c2+r2c3": 1}}, {"gates": 2}),
        (
            {"throne": [{"gold": 1}]},
            {"throne_free": [2, 2, 1, 2]},
        ),
        ({"projects": ["project_a2", "project_b1", "project_c1"]}, {"projects": 1}),
    ],
)
def test_what_changes_on_the_table_changes_its_part(change: Data, changed: Data) -> None:
    before, after = parts(at(quiet())), parts(at(quiet(**change)))
    differing = {name: part for name, part in after.items() if part != before[name]}
    for name, expected in changed.items():
        if isinstance(expected, list):
            assert differing[name] == expected
        else:
            assert max(differing[name]) == expected
    assert {name for name in differing if not name.startswith("clan_")} == set(changed)


def quiet(**things: Any) -> Data:
    """A quiet position of two clans in their turns."""
    found: Data = hall({}, {}, **{"mountain": QUIET, **things})
    return found


def test_chambers_are_seen_with_enemies_and_buildings_or_by_their_backs() -> None:
    """Seven numbers a cell: tile, back, three kinds of enemies and two buildings."""
    here = {"chamber": "ch_05", "enemies": {"orc": 2}, "buildings": ["1:house", "0:workshop"]}
    mountain = {**QUIET, "r2c2": here, "r1c1": {"back": "back_coin"}}
    match = at(hall({}, {}, mountain=mountain))
    cells = match.edition.game.view(match.state, 0)["mountain"]
    found = {seat: parts(match, seat)["mountain"] for seat in (0, 1)}
    at_r2c2 = 7 * 5
    assert found[0][:7] == [0, 4, 0, 0, 0, 0, 0]
    tile = CHAMBERS.code(cells["r2c2"]["chamber"]) + 1
    assert found[0][at_r2c2 : at_r2c2 + 7] == [tile, 0, 0, 2, 0, 3, 2]
    assert found[1][at_r2c2 : at_r2c2 + 7] == [tile, 0, 0, 2, 0, 1, 4]


def test_clans_stand_in_order_beginning_with_the_viewer() -> None:
    match = at(hall({"score": 11}, {"score": 22}, {"score": 33}))
    for seat, scores in enumerate(([11, 22, 33], [22, 33, 11], [33, 11, 22])):
        found = parts(match, seat)
        assert [found[f"clan_{place}"][0] for place in range(4)] == [*scores, 0]
        assert not any(found["clan_3"])


def test_the_elders_come_second_in_the_solo_mode() -> None:
    elders = {"score": 44, "traditions": ["tradition_01"], "coins": ["coin_gp", "coin_gp"]}
    match = at(solo({"score": 11}, elders, difficulty="hard"))
    found = parts(match)
    assert [found[f"clan_{place}"][0] for place in range(4)] == [11, 44, 0, 0]
    assert found["elders"][:5] == [4, 12, 1, 2, 0]
    assert (found["difficulty"], found["seats"]) == ([0, 1, 0], [1, 0, 0, 0])
    assert not any(parts(at(hall({}, {})))["elders"])


def test_the_turn_in_progress_is_seen() -> None:
    match = at(hall({"tokens": ["plus_2"], "ornaments": {"printed_compass": "orn_strength"}}, {}))
    play(match, "0 d1", "0 printed_compass", "0 plus_2", "0 ornament")
    assert parts(match)["turn"] == [3, 2, 1, 0]


def test_traditions_and_goals_are_seen_as_flags() -> None:
    clan = {"traditions": ["tradition_03", "tradition_36"], "goals": ["goal_gates", "goal_keys"]}
    before, after = parts(at(hall({}, {})))["clan_0"], parts(at(hall(clan, {})))["clan_0"]
    assert after[-12:] == [0, 0, 0, 0, 0, 1, 0, 0, 0, 1, 0, 0]
    start = -12 - 1 - 6 - len(TRADITIONS)
    flags = after[start : start + len(TRADITIONS)]
    assert [n + 1 for n, flag in enumerate(flags) if flag] == [3, 36]
    assert not any(before[start : start + len(TRADITIONS)])


def test_an_observation_follows_a_move() -> None:
    match = at(hall({}, {}))
    before = parts(match)
    play(match, "0 d1")
    assert parts(match) == before
    play(match, "0 printed_axe")
    changed = [name for name, part in parts(match).items() if part != before[name]]
    assert changed == ["turn", "clan_0"]
