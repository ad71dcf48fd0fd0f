"""Positions: any state as readable data and back."""

import json
from typing import Any

import pebbles
import pytest
from helpers import at, examples, options, play, play_on, snapshot, started, table
from hypothesis import given
from hypothesis import strategies as st

from underhall import editions
from underhall.core.chance import Fast, Script
from underhall.core.errors import BadData, BadOption, BadScript, UnderhallError
from underhall.core.game import Edition
from underhall.core.match import Match
from underhall.core.position import KEYS, read_position, write_position

PEBBLES = pebbles.edition()


def written(match: Match) -> dict[str, Any]:
    """The position of a match, sent through JSON."""
    position = write_position(match.edition, match.state, match.options)
    back: dict[str, Any] = json.loads(json.dumps(position))
    assert back == position
    return back


def read_back(match: Match) -> Match:
    return at(written(match), edition=match.edition)


def pebbles_at(**position: Any) -> Match:
    return at(position, edition=PEBBLES)


def test_seats_must_be_a_number() -> None:
    with pytest.raises(BadData, match="seats: expected a whole number, found 'two'"):
        read_position(PEBBLES, {"seats": "two"})


# ---------------------------------------------------------------------- there and back


@pytest.mark.parametrize("edition", [PEBBLES, "lantern"], ids=["pebbles", "lantern"])
@examples(30)
@given(seed=st.integers(0, 10**6), moves=st.integers(0, 40), seats=st.integers(2, 3))
def test_any_state_reads_back(edition: Edition | str, seed: int, moves: int, seats: int) -> None:
    match = play_on(started(edition, seats, seed), seed, moves)
    twin = read_back(match)
    assert written(twin) == written(match)
    assert [options(twin, seat) for seat in range(seats)] == [
        options(match, seat) for seat in range(seats)
    ]


def test_half_answered_secret_choices_read_back() -> None:
    match = pebbles_at(table={"players": [{"hand": {"red": 2, "blue": 1}}] * 2})
    play(match, "1 blue")
    assert written(match)["agenda"][0] == {"do": "wagers", "answers": ["?", "blue"]}
    twin = read_back(match)
    assert twin.state.waiting() == [0]
    play(twin, "0 red")
    assert twin.state.wagers == [0, 1]


def test_a_nested_action_reads_back_with_its_fields() -> None:
    match = pebbles_at(
        table={"players": [{"hand": {"red": 2, "blue": 1}}]},
        agenda=[{"do": "act", "seat": 0}, {"do": "next_turn", "number": 5}],
        turn=5,
        active=0,
    )
    play(match, "0 place", "0 blue")
    position = written(match)
    assert position["agenda"] == [
        {"do": "place_cell", "seat": 0, "colour": "blue"},
        {"do": "next_turn", "number": 5},
    ]
    assert (position["turn"], position["active"]) == (5, 0)
    assert written(read_back(match)) == position


def test_a_finished_game_reads_back_with_its_result() -> None:
    match = play_on(started("lantern", 3, 1))
    twin = read_back(match)
    assert twin.state.result.data() == match.state.result.data()
    assert (twin.state.waiting(), twin.state.choices) == ([], [])


def test_own_component_data_travel_along() -> None:
    edition = editions.edition("lantern", {"setup": {"hand": 2}})
    position = written(started(edition, 2))
    assert position["data"] == {"setup": {"hand": 2}}
    assert written(at(position)) == position
    with pytest.raises(BadData, match="other component data"):
        read_position(editions.edition("lantern"), position)


# ---------------------------------------------------------------------- left out


def test_an_empty_position_is_the_canonical_setup() -> None:
    match = at({"game": "lantern"})
    assert written(match) == written(started("lantern", 2, 0))


def test_what_is_left_out_comes_minus_what_is_named() -> None:
    match = pebbles_at(table={"players": [{"hand": {"red": 3}}, {"hand": {"red": 2}}]})
    assert sum(match.state.hands[0::3]) + match.state.bag[0] == 5
    assert match.state.bag[0] == 0
    assert match.state.held(1) == 3


def test_the_same_position_is_always_the_same_state() -> None:
    position = {"seats": 3, "table": {"players": [{"hand": {"green": 1}}]}, "seed": 4}
    assert written(pebbles_at(**position)) == written(pebbles_at(**position))
    assert written(pebbles_at(**position)) != written(pebbles_at(**{**position, "seed": 5}))


# ---------------------------------------------------------------------- coming chance


ACT = [{"do": "act", "seat": 0}, {"do": "next_turn", "number": 1}]


def test_coming_chance_is_scripted_by_name() -> None:
    match = pebbles_at(agenda=ACT, chance=["colour:green", "colour:blue"])
    events = play(match, "0 draw", "1 draw")
    drawn = [event.value("colour") for event in events if event.name == "drawn"]
    assert drawn == [pebbles.GREEN, pebbles.BLUE]


def test_after_the_script_the_seed_rules() -> None:
    drawn = []
    for seed in range(20):
        match = pebbles_at(agenda=ACT, chance=["colour:green"], seed=seed)
        events = play(match, "0 draw", "1 draw")
        drawn.append(events[2].value("colour"))
    assert set(drawn) == {0, 1, 2}


@pytest.mark.parametrize("outcome", ["die:six", "colour:pink", 4])
def test_a_script_that_does_not_fit_is_refused(outcome: object) -> None:
    match = pebbles_at(agenda=ACT, chance=[outcome])
    before = snapshot(match)
    with pytest.raises(BadScript, match="draws a colour now"):
        play(match, "0 draw")
    assert snapshot(match) == before


def test_chance_that_is_given_goes_before_that_of_the_position() -> None:
    position = {"agenda": ACT, "chance": ["colour:green"]}
    match = Match(PEBBLES, 2, chance=Script("colour:red"), position=position)
    assert play(match, "0 draw")[0].value("colour") == pebbles.RED


# ---------------------------------------------------------------------- what does not fit


@pytest.mark.parametrize(
    "position, complaint",
    [
        ({"tabel": {}}, "position knows no 'tabel'; it knows: game, seats"),
        ({"game": "chess"}, "this position is of 'chess', not of pebbles"),
        ({"options": ["rounds"]}, "options: expected named values"),
        ({"table": []}, "table: expected named values"),
        ({"table": {"deck": []}}, "table knows no 'deck'; it knows: board, players"),
        ({"table": {"players": [{"hnad": {}}]}}, "player 0 knows no 'hnad'"),
        ({"table": {"players": [{"hand": {"red": 6}}]}}, "not so many of colour red"),
        ({"table": {"players": [{"hand": {"red": 3}}] * 2}}, "not so many of colour red"),
        ({"table": {"players": [{"hand": {"pink": 1}}]}}, "hand: there is no colour 'pink'"),
        ({"table": {"players": [{"hand": ["red", 1]}]}}, "hand: expected counts of colour"),
        ({"table": {"players": [{"hand": {"red": "x"}}]}}, "expected a whole number"),
        ({"table": {"players": "none"}}, "players: expected a list"),
        ({"table": {"players": [7]}}, "player 0: expected named values"),
        ({"turn": "first"}, "turn: expected a whole number"),
        ({"active": True}, "active: expected a whole number"),
        ({"active": 2}, "active: there is no seat 2"),
        ({"agenda": {}}, "agenda: expected a list"),
        ({"agenda": ["act"]}, "'act' names no frame; known: deal, wager"),
        ({"agenda": [{"do": "dance"}]}, "names no frame"),
        ({"agenda": [{"do": []}]}, "names no frame"),
        ({"agenda": [{"do": "act"}]}, "agenda frame act needs 'seat'"),
        ({"agenda": [{"do": "act", "seat": 0, "why": 1}]}, "agenda frame act knows no 'why'"),
        ({"agenda": [{"do": "act", "seat": 2}]}, "agenda frame act: seat: there is no seat 2"),
        ({"agenda": [{"do": "act", "seat": "x"}]}, "expected a whole number"),
        ({"agenda": [{"do": "place_cell", "seat": 0, "colour": 1}]}, "the name of a colour"),
        ({"agenda": [{"do": "place_cell", "seat": 0, "colour": "x"}]}, "no colour called 'x'"),
        ({"agenda": [{"do": "wagers", "answers": ["?"]}]}, "answers need one place a seat"),
        ({"chance": "colour:red"}, "chance: expected a list"),
        ({"chance": [None]}, "chance: expected a list"),
        ({"result": 7}, "result: expected named values"),
        ({"result": {"scores": [1, 2], "ranks": [1, 2]}}, "result: expected a breakdown"),
        (
            {"result": {"scores": [1], "ranks": [1, 2], "breakdown": [{"a": 1}, {"a": 2}]}},
            "result scores: expected 2 whole numbers",
        ),
        (
            {"result": {"scores": [1, 2], "ranks": [1, 2], "breakdown": [{"a": 1}, {"b": 2}]}},
            "the same sources",
        ),
    ],
)
def test_what_does_not_fit_is_refused_by_name(position: dict[str, Any], complaint: str) -> None:
    with pytest.raises(BadData, match=complaint):
        pebbles_at(**position)


def test_an_answer_must_be_one_that_could_be_given() -> None:
    def answered(answer: str) -> dict[str, Any]:
        players = [{"hand": {"red": 2, "blue": 1}}] * 2
        agenda = [{"do": "wagers", "answers": [answer, "?"]}, {"do": "next_turn", "number": 0}]
        return {"table": {"players": players}, "agenda": agenda}

    assert pebbles_at(**answered("blue")).state.waiting() == [1]
    with pytest.raises(BadData, match=r"seat 0 cannot answer green: colour-not-held \(PEB-1\.2\)"):
        pebbles_at(**answered("green"))
    with pytest.raises(UnderhallError, match="'!' is nothing that can be chosen"):
        pebbles_at(**answered("!"))


@pytest.mark.parametrize(
    "position, complaint",
    [
        ({"seats": 4}, "2 to 3 players, not 4"),
        ({"options": {"rounds": "9"}}, "rounds: '9' is not one of"),
        ({"options": {"rounds": 3}}, "rounds: 3 is not one of"),
        ({"options": {"turns": "3"}}, "no option 'turns'"),
    ],
)
def test_options_that_do_not_fit_are_refused(position: dict[str, Any], complaint: str) -> None:
    with pytest.raises(BadOption, match=complaint):
        pebbles_at(**position)


def test_a_position_that_cannot_be_played_on_is_refused() -> None:
    with pytest.raises(UnderhallError, match="offers nothing to seat 0"):
        pebbles_at(agenda=[{"do": "place_colour", "seat": 0}])


def test_a_match_has_the_seats_and_options_of_its_position() -> None:
    position = {"seats": 3, "options": {"rounds": "5"}}
    assert Match(PEBBLES, 3, position=position).options == {"rounds": "5"}
    with pytest.raises(BadData, match="this position is for 3 seats, not 2"):
        Match(PEBBLES, 2, position=position)
    with pytest.raises(BadData, match="this position has the options"):
        Match(PEBBLES, 3, {"rounds": "1"}, position=position)


@examples(150)
@given(
    key=st.sampled_from([*KEYS, "players", "hand"]),
    junk=st.recursive(
        st.none() | st.booleans() | st.integers(-3, 9) | st.text(max_size=4),
        lambda inner: (
            st.lists(inner, max_size=3)
            | st.dictionaries(st.sampled_from(["do", "seat", "hand", "players", "red", "x"]), inner)
        ),
        max_leaves=6,
    ),
)
def test_no_rubbish_gets_further_than_a_clear_error(key: str, junk: object) -> None:
    position: dict[str, Any] = {key: junk} if key in KEYS else {"table": {key: junk}}
    if key == "hand":
        position = {"table": {"players": [{"hand": junk}]}}
    try:
        s = read_position(PEBBLES, position, Fast(0))
    except UnderhallError:
        return
    assert s.waiting() or s.agenda == []


def test_reading_changes_nothing_in_what_was_read() -> None:
    position = written(play_on(started("lantern", 2, 3), moves=5))
    before = json.dumps(position)
    play_on(at(position), moves=20)
    assert json.dumps(position) == before
    assert table(at(position)) == position["table"]


def test_a_game_that_is_over_has_nothing_left_to_do() -> None:
    position = written(play_on(started("lantern", 2, 1)))
    position["agenda"] = [{"do": "next_vein"}]
    position["table"]["vein"] = 0
    with pytest.raises(BadData, match="the game is over, but something is left to do"):
        at(position)
