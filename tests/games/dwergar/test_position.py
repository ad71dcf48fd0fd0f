"""Reading and writing positions of Dwergar."""

import json
from typing import Any

import pytest
from games.dwergar.halls import (
    asked,
    cart,
    clan,
    fire,
    halls,
    mine,
    pool,
    rich,
    scores,
    sent,
    stock,
)
from helpers import at, examples, options, play, play_on, snapshot, started, table
from hypothesis import given
from hypothesis import strategies as st

from underhall.core.match import Match
from underhall.core.position import read_position, write_position
from underhall.games.dwergar.box.names import PROJECTS, SPACES

Data = dict[str, Any]
RICH = rich(lit=3, unlit=2)
THREE = ["western_quarter", "old_shaft", "eastern_quarter"]


def plain(seats: int = 2, **table: Any) -> Match:
    """A position that says only this."""
    return at({"game": "dwergar", "seats": seats, "table": table})


def written(match: Match) -> Data:
    return write_position(match.edition, match.state, match.options)


# ---------------------------------------------------------------------- there and back


@given(
    seats=st.integers(2, 4),
    seed=st.integers(0, 10**9),
    moves=st.integers(0, 300),
    wealthy=st.booleans(),
    start=st.sampled_from(["first_seat", "random"]),
)
@examples(40)
def test_any_position_comes_back_as_it_was(
    seats: int, seed: int, moves: int, wealthy: bool, start: str
) -> None:
    edition = RICH if wealthy else "dwergar"
    match = play_on(started(edition, seats, seed, decks="random", start=start), seed, moves)
    position = written(match)
    state = read_position(match.edition, json.loads(json.dumps(position)))
    assert write_position(match.edition, state, match.options) == position
    assert state.choices == match.state.choices


def test_the_data_of_an_edition_travel_with_a_position() -> None:
    data = {"project": [{"id": "armoury", "vp": 3}]}
    again = at(written(at({**halls(), "data": data})))
    assert again.edition.overrides == data
    assert again.edition.tables.vp[PROJECTS.code("armoury")] == 3


def test_options_travel_with_a_position() -> None:
    chosen = {"decks": "custom", "custom_decks": "old_shaft+eastern_quarter", "length": "short"}
    again = at(written(at({**halls(track=[]), "options": chosen})))
    assert again.options == {**chosen, "start": "first_seat"}
    assert (table(again)["decks"], again.state.rounds) == (["old_shaft", "eastern_quarter"], 8)


def test_a_position_in_the_middle_of_an_action_brings_its_agenda() -> None:
    own = clan("1/0/0/0", heat=2, lit=2, realized=["rolling_mill_chimney"])
    match = sent("blacksmith", "forge", own, decks=THREE[::2])
    play(match, "0 develop:rolling_mill_chimney")
    again = at(written(match))
    assert asked(again) == (0, "pay_heat")
    assert options(again, 0) == options(match, 0)
    assert json.loads(snapshot(again))[0] == json.loads(snapshot(match))[0]
    play(again, "0 2")
    assert asked(again) == (0, "burn_heat")


# ---------------------------------------------------------------------- what is left out


def test_what_is_left_out_is_as_in_the_canonical_setup() -> None:
    match = plain()
    assert (table(match)["round"], table(match)["event"], table(match)["past"]) == (1, None, [])
    assert table(match)["decks"] == ["western_quarter", "golden_terraces"]
    cards = ["master_tools", "bowling_alley", "bridge_club", "cricket_pitch", "secret_entrance"]
    assert table(match)["track"] == cards
    assert [mine(match, "colour", seat) for seat in (0, 1)] == ["red", "blue"]
    assert (stock(match), stock(match, 1)) == ("0/1/0/0", "1/0/0/0")
    assert (cart(match, "level_1"), cart(match, "level_2", 1)) == ("1/0/0/0", "0/1/0/0")
    assert (fire(match), mine(match, "reserve"), scores(match)) == ((0, 0, 2), 6, [0, 0])
    assert (asked(match), table(match)["turn"]) == ((0, "turn_menu"), {"actions": 3, "extra": 0})


@pytest.mark.parametrize("seats, empty", [(2, []), (3, ["mine_4"]), (4, ["mine_3", "mine_4"])])
def test_workers_stand_as_after_the_setup(seats: int, empty: list[str]) -> None:
    match = plain(seats)
    assert [space for space in SPACES.tokens if space not in table(match)["spaces"]] == empty
    assert [sum(pool(match, seat).values()) for seat in range(seats)] == [2] * seats
    assert sum(match.state.removed) == 6
    order = ["ironworker", "engineer", "blacksmith", "ironworker"]
    homes = [next(kind for kind in pool(match, seat)) for seat in range(seats)]
    assert homes == order[:seats]


def test_workers_named_nowhere_are_out_of_the_game() -> None:
    match = at(halls(clan(pool={"engineer": 2}), spaces={"forge": "blacksmith"}))
    removed = match.edition.game.view(match.state, 0)["removed"]
    assert removed == {"ironworker": 6, "engineer": 4, "blacksmith": 5}


def test_first_resources_go_by_the_starting_player() -> None:
    match = plain(3, first=2)
    assert [stock(match, seat) for seat in range(3)] == ["1/0/0/0", "0/1/0/0", "0/1/0/0"]
    assert [cart(match, "level_2", seat) for seat in range(3)] == ["0/1/0/0", "0/0/0/0", "0/0/0/0"]
    assert asked(match) == (2, "turn_menu")


def test_a_whole_player_may_be_left_out() -> None:
    match = plain(players=[{"heat": 3}])
    assert (fire(match)[0], stock(match), stock(match, 1)) == (3, "0/1/0/0", "1/0/0/0")


def test_the_deck_holds_what_is_named_nowhere_else() -> None:
    own = clan(realized=["armoury"], developed=["goldsmiths"])
    match = at(halls(own, track=["master_tools"], discarded=["clan_lift", "great_statue"]))
    deck = match.edition.game.view(match.state, 0)["deck"]
    assert (len(deck["basic"]), len(deck["advanced"])) == (8 - 2, 10 - 3)
    named = {"armoury", "goldsmiths", "master_tools", "clan_lift", "great_statue"}
    assert not named & {*deck["basic"], *deck["advanced"]}


def test_the_track_does_without_cards_that_lie_elsewhere() -> None:
    own = clan(realized=["master_tools", "bridge_club"])
    found = table(at(halls(own, discarded=["cricket_pitch"])))["track"]
    assert found == [
        *("bowling_alley", "secret_entrance", "gold_foundry", "treasury_gate", "great_statue")
    ]


def test_furnaces_not_named_lie_in_reserve() -> None:
    match = at(halls(clan(lit=1, unlit=2), sites={"forge": 0, "mine_1": 0, "bellows": 1}))
    assert [mine(match, "reserve", seat) for seat in (0, 1)] == [3, 5]


@pytest.mark.parametrize(
    "named, round, past",
    [
        ({}, 1, []),
        ({"event": "safety_training"}, 2, ["safety_training"]),
        ({"round": 3}, 3, ["boiler_explosion", "gearbox_starts"]),
        (
            {"round": 3, "event": "off_to_work"},
            3,
            ["boiler_explosion", "off_to_work"],
        ),
        ({"past": ["mine_collapse"]}, 2, ["mine_collapse"]),
        (
            {"past": ["mine_collapse"], "event": "off_to_work"},
            3,
            ["mine_collapse", "off_to_work"],
        ),
    ],
)
def test_one_event_a_round_has_been_revealed(named: Data, round: int, past: list[str]) -> None:
    match = at(halls(**named))
    assert (table(match)["round"], table(match)["past"]) == (round, past)


def test_a_foreman_is_at_home_unless_named_elsewhere() -> None:
    match = at(halls(clan(), clan(rides="level_3"), clan(), spaces={"forge": "foreman:2"}))
    homes = ["foreman" in pool(match, seat) for seat in range(3)]
    assert homes == [True, False, False]


def test_points_are_told_by_source_or_as_a_plain_score() -> None:
    match = at(halls(clan(score=12), clan(points={"furnaces": 4, "gearbox": 3})))
    assert scores(match) == [12, 7]
    assert mine(match, "points")["projects"] == 12
    assert mine(match, "points", 1)["furnaces"] == 4


# ---------------------------------------------------------------------- where a turn stands


@pytest.mark.parametrize("seat", [0, 1])
def test_without_a_turn_it_is_to_begin(seat: int) -> None:
    cards = clan(developed=["central_gas_main"])
    match = at(halls(cards, cards | {"developed": []}, actions=None, seat=seat, decks=THREE[::2]))
    assert asked(match) == (seat, "turn_menu")
    assert fire(match)[0] == (1 if seat == 0 else 0)
    assert (match.state.active, match.state.turn) == (seat, 1)


def test_with_a_turn_it_has_begun() -> None:
    own = clan(developed=["central_gas_main"])
    match = at(halls(own, actions=2, extra=1, track=[], decks=THREE[::2]))
    assert (asked(match), fire(match)[0], table(match)["track"]) == ((0, "turn_menu"), 0, [])
    assert table(match)["turn"] == {"actions": 2, "extra": 1}


def test_the_rest_of_the_round_follows() -> None:
    home = {"bellows": "foreman:0", "forge": "foreman:1", "gearbox": "foreman:2"}
    match = at(halls(clan(), clan(), clan(), first=2, seat=0, actions=1, spaces=home))
    play(match, "0 forfeit")
    assert asked(match) == (1, "turn_menu")
    play(match, *["1 forfeit"] * 3)
    assert (table(match)["round"], asked(match)) == (2, (2, "turn_menu"))


def test_with_an_action_the_menu_is_open() -> None:
    action = {"space": "bellows", "pawn": "ironworker", "done": ["base"]}
    match = at(halls(clan(), spaces={"bellows": "ironworker"}, action=action))
    assert (asked(match), options(match, 0)) == ((0, "action_menu"), ["end_action", "heat_two"])
    play(match, "0 heat_two")
    assert (asked(match), table(match)["turn"]["actions"]) == ((0, "turn_menu"), 3)


def test_an_action_is_told_with_all_that_was_done() -> None:
    own = clan("6/0/0/0", heat=1, developed=["helpful_gnomes_workshop"])
    table_ = {"track": ["north_wall"], "silverbeard": 0, "decks": THREE}
    match = sent("ironworker", "architect_studio", own, clan(), clan(), **table_)
    play(match, "0 respecialise:engineer", "0 silverbeard:cheap_develop", "0 realize:north_wall")
    assert table(match)["action"] == {
        "space": "architect_studio",
        "pawn": "ironworker",
        "skills": ["engineer"],
        "silvered": ["cheap_develop"],
        "done": ["base", "silverbeard", "respecialised"],
        "exchanges": 0,
        "project": "north_wall",
        "recoverable": ["stone"],
    }
    again = at(written(match))
    assert table(again) == table(match)
    assert options(again, 0) == options(match, 0)


def test_a_finished_game_comes_back_finished() -> None:
    match = at({**halls(clan(score=4)), "agenda": [{"do": "final_scoring"}]})
    assert match.state.waiting() == []
    again = at(written(match))
    assert (again.state.result.scores, again.state.waiting()) == ((4, 0), [])
