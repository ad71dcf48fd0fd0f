"""The numbers a learner sees and chooses."""

from __future__ import annotations

from typing import Any

import pytest
from games.mountain_king.mountain import (
    card,
    fixture_n,
    moot_of,
    mountain,
    player,
    resolving,
    troll,
    two_teams,
)
from helpers import at, play, started

from underhall import editions
from underhall.core.agenda import SPECTATOR, Decision
from underhall.core.chance import Fast
from underhall.core.match import Match
from underhall.core.secrets import redeal, view
from underhall.games.mountain_king.box.names import CELLS, SPELLS, TROLLS
from underhall.games.mountain_king.study.encode import LENGTH, MOVES, observe, sections

Data = dict[str, Any]
EDITION = editions.edition("mountain_king")
NO_TRADES = editions.edition("mountain_king", {"limits": {"trade_rate": 60}})
"""Random players trade everything away; without trades they dig, dedicate halls, move statues."""
GAME = EDITION.game


def parts(match: Match, seat: int = 0) -> dict[str, list[int]]:
    """What a seat sees, part by part."""
    seen = view(GAME, match.state, seat)
    return sections(seen["table"], max(seat, 0), seen["seats"])


def where(found: list[int]) -> dict[str, int]:
    """A layer of the mountain: its cells that are not 0."""
    return {CELLS.token(cell): n for cell, n in enumerate(found) if n}


@pytest.mark.parametrize("seats, teams", [(2, "no"), (3, "no"), (4, "yes"), (5, "no")])
def test_every_move_has_a_number_and_every_view_a_length(seats: int, teams: str) -> None:
    s, chance = NO_TRADES.start(seats, {"teams": teams}, seed=seats), Fast(seats)
    while s.choices:
        mask = MOVES.mask(s.decision.name, s.choices)
        offered = [MOVES.code(n) for n, may in enumerate(mask) if may]
        assert sorted(offered) == sorted(s.choices)
        if chance.below(9) == 0:
            assert len(observe(view(GAME, s, s.decision.seat))) == LENGTH
        s.play(s.choices[chance.below(len(s.choices))])
    assert len(observe(view(GAME, s, SPECTATOR))) == LENGTH


def test_every_decision_has_its_block_of_numbers() -> None:
    decisions = {frame.name for frame in GAME.frames if issubclass(frame, Decision)}
    assert {name for name, _ in MOVES.moves} == decisions


def test_moves_are_numbered_without_gaps() -> None:
    numbers = [MOVES.number(name, code) for name, code in MOVES.moves]
    assert numbers == list(range(len(MOVES)))


PLENTY = "9 stone, 9 iron, 9 heartstone, 9 cart, 9 hammer, 9 rune, 9 coin"
MOOT = {"1_0": troll("quarrier", "1 stone"), "2_0": troll("coal_jeweller")}
STEPS = ("spells", "recruit_or_dig", "great_hall", "statues")


@pytest.mark.parametrize("step", STEPS)
def test_all_that_could_be_reached_for_has_a_number(step: str) -> None:
    s = at(fixture_n(PLENTY, own={"moot": MOOT}, step=step)).state
    chance = Fast(step)
    for _ in range(60):
        decision = s.decision
        for code in decision.candidates(s):
            assert MOVES.code(MOVES.number(decision.name, code)) == code
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
    s = resolving(fixture_n(PLENTY, own=own, statues=statues), spell).state
    while s.decision.name != "step1_menu":
        for code in s.decision.candidates(s):
            assert MOVES.code(MOVES.number(s.decision.name, code)) == code
        s.play(s.choices[0])


def test_an_observation_tells_no_secret() -> None:
    s = started("mountain_king", 3, 5).state
    while s.turn == 0 and s.moot_count(2) < 2:
        s.play(s.choices[0])
    dealt = [redeal(GAME, s, 2, Fast(n)) for n in range(4)]
    assert any(t.moot != s.moot for t in dealt)
    assert [observe(view(GAME, t, 2)) for t in dealt] == [observe(view(GAME, s, 2))] * 4


def test_an_observation_is_its_parts_one_after_the_other() -> None:
    match = at(fixture_n(PLENTY))
    flat = [n for part in parts(match, 1).values() for n in part]
    assert observe(view(GAME, match.state, 1)) == flat


HORDE = {"1_0": {"troll": card("ash_peddler"), "bribes": {"coin": 2}}}


@pytest.mark.parametrize(
    "change, name, found",
    [
        ({"round": 7}, "round", [7, 0, 0]),
        ({"start": 1, "seat": 0}, "round", [1, 0, 1]),
        ({"step": "statues"}, "step", [0, 0, 0, 0, 1, 0]),
        ({"turn": {"cast": True, "cheap_trades": 2}}, "turn", [1, 0, 0, 2]),
        ({"turn": {"worked": True, "magic": "gilded_walls"}}, "turn", [0, 1, 13, 0]),
        ({"stacks": {"tunnel_v3": 4}}, "stacks", [0, 0, 4, 0, 0, 0, 0, 0]),
        ({"supply": {"mint": 2}}, "supply", [0, 0, 0, 2, *[0] * 7]),
    ],
)
def test_what_changes_on_the_table_changes_its_part(change: Data, name: str, found: Data) -> None:
    """A statue with a cart of its own keeps seat 0 busy at every step."""
    things: Data = {"statues": {"ice": ["16,5"]}, "tunnels": ["14,5+15,5"], **change}
    match = at(mountain(player("4 cart"), **things))
    assert parts(match)[name] == found
    assert parts(at(mountain(player("4 cart"), statues={"ice": ["16,5"]})))[name] != found


def test_the_side_seats_and_teams_are_flags() -> None:
    found = parts(at(two_teams()))
    assert (found["seats"], found["side"], found["teams"]) == ([0, 0, 1, 0], [1, 0], [1])
    found = parts(at(mountain()))
    assert (found["seats"], found["side"], found["teams"]) == ([1, 0, 0, 0], [0, 1], [0])


def test_the_horde_the_book_and_the_track_are_seen() -> None:
    book: list[Any] = [{"spell": "unburdening", "runes": 2}]
    match = at(mountain(horde=HORDE, book=book, takers={"grey_ice": 1}, track={"grey_fire": 4}))
    found = parts(match)
    assert found["horde"][:9] == [1 + TROLLS.code(card("ash_peddler")), 0, 0, 0, 0, 0, 0, 0, 2]
    assert found["book"][:2] == [1 + SPELLS.code("unburdening"), 2]
    assert found["track"][3:5] == [4, 0]


def test_the_mountain_is_seen_cell_by_cell() -> None:
    things: Data = {"halls": {"crucible": "8,6+7,7+8,7*+9,7+8,8"}, "workshops": {"ww02": "mint"}}
    things |= {"statues": {"moon": ["8,7"]}, "pedestals": {"ice": ["3,5"]}}
    found = parts(at(fixture_n(**things)))
    assert where(found["statues"]) == {"8,7": 3}
    assert where(found["pedestals"]) == {"3,5": 2}
    assert where(found["workshops"]) == {"6,4": 4}
    assert {"2,4", "8,7", "8,4"} <= {*where(found["networks"])}
    assert len({found["tiles"][CELLS.code(cell)] for cell in ("2,5", "5,5", "7,7")}) > 1


def test_networks_are_told_apart_beginning_with_the_viewer() -> None:
    match = at(mountain(seats=3))
    gates = [where(parts(match, seat)["networks"]) for seat in range(3)]
    assert gates[0] == {"16,5": 1, "8,16": 2, "0,5": 4}
    assert gates[1] == {"16,5": 4, "8,16": 1, "0,5": 2}


def test_players_stand_in_order_beginning_with_the_viewer() -> None:
    players = [player(honor=n) for n in (10, 20, 30)]
    match = at(mountain(*players, seats=3))
    seen = {seat: [parts(match, seat)[f"player_{n}"][0] for n in range(5)] for seat in range(3)}
    assert seen == {0: [10, 20, 30, 0, 0], 1: [20, 30, 10, 0, 0], 2: [30, 10, 20, 0, 0]}


def test_partners_are_seen_with_the_storage_of_their_team() -> None:
    found = parts(at(two_teams("3 stone", "2 iron")), 1)
    assert [found[f"player_{n}"][3:5] for n in range(4)] == [[0, 2], [0, 2], [3, 0], [3, 0]]


def test_coronation_is_seen_by_place() -> None:
    match = at(mountain(player(), player(moot=moot_of(10)), seats=3, step="recruit_or_dig"))
    assert [parts(match, seat)["crowned"] for seat in range(3)] == [[2, 0], [1, 0], [3, 0]]


def test_an_arriving_troll_is_seen() -> None:
    match = at(mountain(player(), step="recruit_or_dig", horde=HORDE))
    assert parts(match)["arriving"] == [0]
    play(match, "0 1_0")
    assert parts(match)["arriving"] == [1 + TROLLS.code(card("ash_peddler"))]
