"""What a learner sees and chooses in the Mountain King, beyond what the examination checks."""

from __future__ import annotations

from typing import Any

import pytest
from games.mountain_king.mountain import (
    card,
    fixture_n,
    mountain,
    player,
    resolving,
    troll,
    two_teams,
)
from helpers import at, play, started
from numbered import assert_numbered, parts

from underhall import editions
from underhall.core.agenda import SPECTATOR
from underhall.core.chance import Fast
from underhall.core.match import Match
from underhall.core.secrets import redeal
from underhall.games.mountain_king.box.names import CELL_COUNT, CELLS, CLANS, SYMBOLS, TROLLS

EDITION = editions.edition("mountain_king")
GAME = EDITION.game


def where(found: list[int], layer: int = 0) -> list[str]:
    """The cells of one layer of the mountain that are set."""
    cells = found[layer * CELL_COUNT : (layer + 1) * CELL_COUNT]
    return [CELLS.token(cell) for cell, n in enumerate(cells) if n]


PLENTY = "9 stone, 9 iron, 9 heartstone, 9 cart, 9 hammer, 9 rune, 9 coin"
MOOT = {"1_0": troll("quarrier", "1 stone"), "2_0": troll("coal_jeweller")}
STEPS = ("spells", "recruit_or_dig", "great_hall", "statues")


@pytest.mark.parametrize("step", STEPS)
def test_all_that_could_be_reached_for_has_a_number(step: str) -> None:
    match = at(fixture_n(PLENTY, own={"moot": MOOT}, step=step))
    s, chance = match.state, Fast(step)
    for _ in range(60):
        assert_numbered(match)
        s.play(s.choices[chance.below(len(s.choices))])


@pytest.mark.parametrize(
    "spell",
    [
        *("ritual_of_earth", "ceremony_of_elevation", "walking_statues", "horn_of_labour"),
        *("masons_blessing", "changing_places", "phantom_workshop", "call_of_the_ancients"),
        "unburdening",
    ],
)
def test_all_that_a_spell_asks_has_a_number(spell: str) -> None:
    statues = {"fire": ["2,6", "4,4"], "ice": ["2,5"]}
    own = {"moot": MOOT, "pedestals": {"ice": 1, "fire": 1}}
    match = resolving(fixture_n(PLENTY, own=own, statues=statues), spell)
    while match.state.decision.name != "step1_menu":
        assert_numbered(match)
        match.state.play(match.state.choices[0])


def test_an_observation_tells_no_secret_of_the_draft() -> None:
    s = started("mountain_king", 3, 5).state
    while s.turn == 0 and s.moot_count(2) < 2:
        s.play(s.choices[0])
    dealt = [redeal(GAME, s, 2, Fast(n)) for n in range(4)]
    assert any(t.moot != s.moot for t in dealt)
    assert [GAME.observe(t, 2) for t in dealt] == [GAME.observe(s, 2)] * 4


def test_in_the_draft_one_sees_the_own_cards_and_those_of_the_partner() -> None:
    match = started("mountain_king", 4, 5, teams="yes")
    while match.state.decision.name == "place_gate":
        play(match, f"{match.state.decision.seat} {match.state.decision.token(*first(match))}")
    hands = [parts(match, seat)["hands"] for seat in (SPECTATOR, 0)]
    sizes = [[sum(hand[at + 1 : at + 7]) for at in range(0, 28, 7)] for hand in hands]
    assert sizes == [[0, 0, 0, 0], [2, 0, 0, 2]]
    assert [hand[at] for hand in hands for at in range(0, 28, 7)] == [2] * 8


def first(match: Match) -> tuple[Any, int]:
    return match.state, match.state.choices[0]


def test_the_mountain_is_seen_cell_by_cell() -> None:
    things: dict[str, Any] = {"halls": {"crucible": "8,6+7,7+8,7*+9,7+8,8"}}
    things |= {"statues": {"moon": ["8,7"]}, "pedestals": {"ice": ["3,5"]}}
    found = parts(at(fixture_n(**things)))
    assert where(found["statues"], CLANS.code("moon")) == ["8,7"]
    assert where(found["pedestals"], CLANS.code("ice")) == ["3,5"]
    assert where(found["altars"], 1) == ["8,7"]
    assert {"8,6", "7,7", "8,8"} <= {*where(found["halls"], 1)}
    assert {"2,4", "8,7", "8,4"} <= {*where(found["networks"])}


def test_networks_are_told_apart_beginning_with_the_viewer() -> None:
    match = at(mountain(seats=3))
    gates = [[where(parts(match, seat)["networks"], at) for at in range(5)] for seat in range(2)]
    assert gates[0] == [["16,5"], ["8,16"], ["0,5"], [], []]
    assert gates[1] == [["8,16"], ["0,5"], ["16,5"], [], []]


def test_the_own_moot_comes_first_with_what_its_trolls_hold() -> None:
    own = {"moot": {"2_0": troll("ember_hauler", "1 cart_fire")}}
    found = parts(at(mountain(player(), player(**own))), 1)
    place, kinds = 4, len(TROLLS)
    assert found["moot"][place * kinds + TROLLS.code(card("ember_hauler"))] == 1
    assert found["loads"][place * len(SYMBOLS) + SYMBOLS.code("cart_fire")] == 1


def test_partners_see_the_storage_of_their_team_first() -> None:
    match = at(two_teams("3 stone", "2 iron"))
    assert [parts(match, seat)["storage"][:2] for seat in range(4)] == [
        [3, 0],
        [0, 2],
        [0, 2],
        [3, 0],
    ]
