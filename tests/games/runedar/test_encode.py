"""The numbers a learner sees and chooses."""

from __future__ import annotations

from typing import Any

import pytest
from games.runedar.fortress import begun, fort, hole, two
from helpers import at

from underhall import editions
from underhall.core.agenda import SPECTATOR, Decision
from underhall.core.chance import Fast
from underhall.core.match import Match
from underhall.core.secrets import redeal, view
from underhall.games.runedar.study.encode import LENGTH, MOVES, observe, sections

Data = dict[str, Any]
EDITION = editions.edition("runedar")
GAME = EDITION.game
TROLL = {"trolls": {"troll_1": 3, "troll_5": 2}}
JOINING = {"do": "join_card", "seat": 0, "ranged": 0, "target": "tunnel_entrance"}
JOINING |= {"dice": 1, "sure": 0}
WOUNDING = {"do": "allot_wound", "seat": 0, "ranged": 1, "left": 2}


def parts(match: Match, seat: int = 0) -> dict[str, list[int]]:
    """What a seat sees, part by part."""
    seen = view(GAME, match.state, seat)
    return sections(seen["table"], seat, seen["seats"], seen["active"])


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
        hole("axe", "runic_axe", "shovel", "war_hammer", "crossbow", trolls={"troll_1": 3}),
        fort("orc", "orc", "axe", "mace", "spear", step="machines", machines={"catapult": 0}),
        fort(step="refill", board={}),
        two(step="setup"),
        {**hole("axe", "imperial_axe", "thunder_hammer", **TROLL), "agenda": [JOINING]},
        {**hole("axe", "imperial_axe", "thunder_hammer", **TROLL), "agenda": [WOUNDING]},
    ],
)
def test_all_that_could_be_reached_for_has_a_number(position: Data) -> None:
    s = at(position).state
    for code in s.decision.candidates(s):
        assert MOVES.code(MOVES.number(s.decision.name, code)) == code


def test_an_observation_tells_no_secret() -> None:
    s = begun(3, 5).state
    dealt = redeal(GAME, s, 2, Fast(1))
    assert dealt.zones != s.zones
    assert observe(view(GAME, dealt, 2)) == observe(view(GAME, s, 2))


def test_an_observation_is_its_parts_one_after_the_other() -> None:
    match = begun(3, 5)
    flat = [n for part in parts(match, 1).values() for n in part]
    assert observe(view(GAME, match.state, 1)) == flat


BASE = {"step": "cards", "players": [{"hand": ["axe", "mace"]}]}


@pytest.mark.parametrize(
    "change, changed",
    [
        ({"gold": 7}, {"gold": [7]}),
        ({"stock": {"leather": 2}}, {"stock": [10, 2, 10]}),
        ({"orcs": {"foundry": 2}}, {"orcs": [8, 0, 0, 0, 2, *[0] * 10]}),
        ({"machines": {"siege_tower": 0}}, {"machines": [1, 0, 0, 0]}),
        ({"machines": {"catapult": 1}}, {"machines": [0, 0, 2, 0]}),
        ({"siege_gone": ["siege_1_01", "siege_1_03"]}, {"siege": [1, 0, 1, *[0] * 47]}),
        ({"trolls": {"troll_4": 2}}, {"trolls": [0, 0, 0, 2, 0], "troll_stack": [1, 1, 1, 0, 1]}),
        ({"rubble": 3}, {"tunnel": [3, 8, 5, 0]}),
        ({"blocks": 3}, {"tunnel": [8, 8, 3, 4]}),
        ({"mercenaries": ["ambush"]}, {"mercenaries": [0, 0, 0, 0, 1]}),
    ],
)
def test_what_changes_on_the_table_changes_its_part_alone(change: Data, changed: Data) -> None:
    before = parts(at(two(**BASE)))
    after = parts(at(two(**BASE, **change)))
    assert {name: part for name, part in after.items() if part != before[name]} == changed


def test_goblins_are_seen_with_what_is_left_and_what_was_given() -> None:
    goblins = {"goblin_1_bribe_any": {"metal": 1}, "goblin_1_rubble": 2}
    found = parts(at(two(**BASE, goblins=goblins)))["goblins"]
    assert found[:20] == [*[0] * 5, *[0] * 5, *[1, 0, 0, 0, 1], *[1, 2, 0, 0, 0]]
    assert found[20:] == [0] * 80


def test_a_space_is_seen_blocked_or_with_its_card_and_what_lies_on_it() -> None:
    board = {"1": "blocked", "3": {"card": "shovel", "wood": 1, "leather": 1}}
    found = parts(at(two(**BASE, board=board)))["board"]
    spaces = [found[at : at + 36] for at in range(0, 180, 36)]
    assert spaces[0] == [1, *[0] * 35]
    assert spaces[1] == spaces[3] == spaces[4] == [0] * 36
    assert spaces[2] == [0, 0, 1, *[0] * 30, 1, 1, 0]


def test_seats_difficulty_and_step_are_seen_as_flags() -> None:
    position = {**two(step="refill", board={}), "options": {"difficulty": "hard"}}
    found = parts(at(position))
    assert (found["seats"], found["difficulty"]) == ([0, 1, 0, 0], [0, 0, 1, 0])
    assert found["step"] == [0, 0, 0, 0, 1]


def test_a_lying_machine_is_seen_to_lie() -> None:
    found = parts(at(fort("axe", seats=1, machines={"catapult": "lying"})))
    assert found["machines"] == [0, 0, 1, 1]


def test_the_revealed_siege_card_is_seen() -> None:
    match = at(fort("orc", "axe", step="orcs"), "siege:siege_1_02")
    assert match.state.decision.name == "window"
    assert parts(match)["revealed"] == [0, 1, *[0] * 48]


def test_players_stand_in_order_beginning_with_the_viewer() -> None:
    areas: list[Data] = [{"area": "keep"}, {"area": "foundry"}, {"area": "tower_east"}]
    match = at({"game": "runedar", "seats": 3, "table": {"step": "cards", "players": areas}})
    placed = {seat: [area(parts(match, seat), n) for n in range(4)] for seat in range(3)}
    assert placed == {0: [0, 3, 10, None], 1: [3, 10, 0, None], 2: [10, 0, 3, None]}
    assert [parts(match, seat)["active"] for seat in range(3)] == [[1], [3], [2]]


def area(found: dict[str, list[int]], place: int) -> int | None:
    """Where the dwarf at a place stands; None where there is no player."""
    flags = found[f"player_{place}"][3:17]
    return flags.index(1) if any(flags) else None


def test_the_own_hand_is_seen_and_of_others_only_what_all_know() -> None:
    hand = {"hand": ["axe", "mace"], "known": ["axe"]}
    match = at(two(step="cards", players=[hand]))
    own, other = parts(match, 0)["player_0"], parts(match, 1)["player_1"]
    assert (sum(own[17:57]), sum(other[17:57])) == (2, 1)
    assert own[:3] == other[:3] == [2, 5, 2]
