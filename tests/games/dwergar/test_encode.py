"""The numbers a learner sees and chooses."""

from __future__ import annotations

from typing import Any

import pytest
from games.dwergar.halls import clan, halls, sent, walk
from helpers import at, play

from underhall import editions
from underhall.core.agenda import SPECTATOR, Decision
from underhall.core.chance import Fast
from underhall.core.match import Match
from underhall.core.secrets import redeal, view
from underhall.games.dwergar.box.names import EVENTS, PROJECTS, SPACES
from underhall.games.dwergar.study.encode import LENGTH, MOVES, observe, sections

Data = dict[str, Any]
EDITION = editions.edition("dwergar")
GAME = EDITION.game
THREE = ["western_quarter", "old_shaft", "eastern_quarter"]
CHIMNEY = {"decks": ["western_quarter", "eastern_quarter"], "actions": None, "round": 10}


def parts(match: Match, seat: int = 0) -> dict[str, list[int]]:
    """What a seat sees, part by part."""
    seen = view(GAME, match.state, seat)
    return sections(seen["table"], seat, seen["seats"])


def flags(topic: Any, *tokens: str) -> list[int]:
    """A one at each of the named places."""
    return [int(token in tokens) for token in topic.tokens]


# ---------------------------------------------------------------------- moves


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_move_has_a_number_and_every_view_a_length(seats: int) -> None:
    for s in walk(seats, seats, length="short"):
        seat = s.decision.seat if s.choices else SPECTATOR
        assert len(observe(view(GAME, s, seat))) == LENGTH
        if s.choices:
            mask = MOVES.mask(s.decision.name, s.choices)
            offered = [MOVES.code(n) for n, may in enumerate(mask) if may]
            assert sorted(offered) == sorted(s.choices)


def test_every_decision_has_its_block_of_numbers() -> None:
    decisions = {frame.name for frame in GAME.frames if issubclass(frame, Decision)}
    assert {name for name, _ in MOVES.moves} == decisions


def test_moves_are_numbered_without_gaps() -> None:
    numbers = [MOVES.number(name, code) for name, code in MOVES.moves]
    assert numbers == list(range(len(MOVES)))


@pytest.mark.parametrize(
    "position",
    [
        halls(clan(developed=["south_steam_pipe"]), extra=1, decks=THREE[::2]),
        halls(clan(developed=["master_tools", "treasury_gate"])),
        {
            **halls(clan(heat=10, lit=8, unlit=0, developed=["rolling_mill_chimney"]), **CHIMNEY),
            "active": 0,
            "agenda": [{"do": "burn_heat", "seat": 0, "project": "rolling_mill_chimney"}],
        },
        {
            **halls(clan(heat=10, lit=8, unlit=0)),
            "active": 0,
            "agenda": [{"do": "pay_heat", "seat": 0, "heat": 9}],
        },
        {
            **halls(clan(realized=["goldsmiths", "armoury"]), actions=None, round=10),
            "agenda": [{"do": "golden_terraces"}],
        },
        {"game": "dwergar", "seats": 4, "table": {"players": [{"colour": None}] * 4, "round": 0}},
    ],
)
def test_all_that_could_be_reached_for_has_a_number(position: Data) -> None:
    if position["table"].get("round") == 0:
        position = {**position, "agenda": [{"do": "choose_colours"}]}
    s = at(position).state
    for code in s.decision.candidates(s):
        assert MOVES.code(MOVES.number(s.decision.name, code)) == code


@pytest.mark.parametrize("space", SPACES.tokens)
def test_every_part_of_an_action_has_a_number(space: str) -> None:
    own = clan("9/9/9/9", heat=5, lit=1, unlit=1, developed=["master_tools", "south_steam_pipe"])
    match = at(halls({**own, "pool": {"engineer": 1}}, clan(), clan(), decks=THREE))
    play(match, f"0 place:engineer:{space}")
    s = match.state
    for code in s.decision.candidates(s):
        assert MOVES.code(MOVES.number("action_menu", code)) == code


# ---------------------------------------------------------------------- observations


def test_an_observation_tells_no_secret() -> None:
    s = EDITION.start(3, {"decks": "random"}, seed=5)
    dealt = redeal(GAME, s, 2, Fast(1))
    assert observe(view(GAME, dealt, 2)) == observe(view(GAME, s, 2))


def test_an_observation_is_its_parts_one_after_the_other() -> None:
    match = at(halls(clan(), clan(), clan()))
    flat = [n for part in parts(match, 1).values() for n in part]
    assert observe(view(GAME, match.state, 1)) == flat


EVENT = flags(EVENTS, "safety_training")


@pytest.mark.parametrize(
    "change, changed",
    [
        ({"sites": {"forge": 1}}, {"sites": [0, 0, 0, 0, 0, 0, 0, 0, 2, 0]}),
        (
            {"spaces": {"mine_1": "engineer", "forge": "foreman:1"}},
            {"spaces": [2, 0, 0, 0, 0, 0, 0, 0, 5, 0]},
        ),
        (
            {"event": "safety_training"},
            {"event": EVENT, "past": EVENT, "rounds": [2, 10, 8]},
        ),
        ({"turn": {"actions": 1, "extra": 2}}, {"turn": [1, 2]}),
        ({"first": 1, "seat": 0}, {"first": [2]}),
    ],
)
def test_what_changes_on_the_table_changes_its_part_alone(change: Data, changed: Data) -> None:
    clans = [clan(), clan()]
    before = parts(at(halls(*clans, track=[])))
    position = halls(*clans, track=[])
    position["table"] |= change
    after = parts(at(position))
    found = {name: part for name, part in after.items() if part != before[name]}
    found.pop("player_1", None)
    assert found == changed


def test_a_furnace_and_a_foreman_on_the_board_are_missing_at_home() -> None:
    match = at(halls(clan(), clan(), sites={"forge": 1}, spaces={"forge": "foreman:1"}))
    found = parts(match)["player_1"]
    assert (found[4], found[13]) == (8 - 2 - 1, 0)


def test_cards_are_seen_on_the_track_in_the_deck_and_with_players() -> None:
    own = clan(realized=["armoury"], developed=["north_wall", "clan_lift"])
    found = parts(at(halls(own, track=["goldsmiths"])))
    assert found["track"] == flags(PROJECTS, "goldsmiths")
    assert sum(found["deck"]) == 18 - 4
    assert found["player_0"][-90:-45] == flags(PROJECTS, "armoury")
    assert found["player_0"][-45:] == flags(PROJECTS, "north_wall", "clan_lift")
    assert found["decks"] == [1, 0, 1, 0, 0]


def test_a_player_is_seen_with_all_that_is_his() -> None:
    own = clan(
        "4/3/2/1",
        heat=5,
        lit=1,
        unlit=2,
        score=30,
        rides="level_2",
        pool={"blacksmith": 2},
        carts={"closed": "0/1/0/0", "level_4": "7/0/0/8"},
        realized=["coal_crusher"],
    )
    found = parts(at(halls(own, decks=THREE[::2])))["player_0"]
    assert found[:6] == [30, 5, 1, 2, 5, 2], "score, heat, lit, unlit, reserve, heat kept"
    assert found[6:10] == [4, 3, 2, 1]
    assert found[10:13] == [0, 0, 2]
    assert found[13:19] == [0, 0, 0, 1, 0, 0], "not at home, in the cart of level 2"
    assert found[19:39] == [0, 1, 0, 0, *[0] * 12, 7, 0, 0, 8]


def test_the_current_action_is_seen() -> None:
    own = clan("0/2/1/0", unlit=3)
    match = sent("blacksmith", "laboratory", own, clan(), clan(), silverbeard=0, decks=THREE)
    assert parts(match)["silverbeard"] == [1]
    play(match, "0 silverbeard:light_one_and_heat", "0 exchange:gold:iron")
    found = parts(match)["action"]
    assert found[:10] == flags(SPACES, "laboratory")
    assert found[10:17] == [0, 0, 1, 0, 0, 0, 1], "a blacksmith, who counts as one"
    assert found[17:29] == [0, 1, *[0] * 10], "what Silverbeard unlocked"
    assert found[29:45] == [*[0] * 12, 1, 0, 1, 0], "the base part and Silverbeard are done"
    assert found[45:] == [1, 0, 0, 0, 0, 0], "one exchange, nothing to take back, no project"
    play(match, "0 end_action")
    assert parts(match)["action"] == [0] * len(found)


def test_the_project_just_realized_is_seen() -> None:
    own = clan("6/0/0/0")
    match = sent("engineer", "architect_studio", own, track=["north_wall"])
    play(match, "0 realize:north_wall")
    assert parts(match)["action"][-5:] == [1, 0, 0, 0, 1 + PROJECTS.code("north_wall")]


def test_players_stand_in_order_beginning_with_the_viewer() -> None:
    clans = [clan(score=score) for score in (10, 20, 30)]
    match = at(halls(*clans, sites={"forge": 2}))
    seen = {seat: [parts(match, seat)[f"player_{n}"][0] for n in range(4)] for seat in range(3)}
    assert seen == {0: [10, 20, 30, 0], 1: [20, 30, 10, 0], 2: [30, 10, 20, 0]}
    assert [parts(match, seat)["sites"][8] for seat in range(3)] == [3, 2, 1]
    assert parts(match)["seats"] == [0, 1, 0]
    assert parts(match)["player_3"] == [0] * len(parts(match)["player_0"])
