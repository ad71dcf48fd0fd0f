"""Reading and writing positions of The Siege of Runedar."""

import json
from typing import Any

import pytest
from games.runedar.fortress import fort, hole, mine, on_table, one, stock, two, window
from helpers import at, examples, options, play, play_on, snapshot, started, table
from hypothesis import given
from hypothesis import strategies as st

from underhall.core.match import Match
from underhall.core.position import read_position, write_position

Data = dict[str, Any]
STARTERS = {
    *("old_saw", "old_fleshing_knife", "old_smithing_hammer", "notched_hatchet"),
    *("cracked_crossbow", "blunt_pickaxe", "tool_bag", "orc"),
}


def written(match: Match) -> Data:
    return write_position(match.edition, match.state, match.options)


def zones(match: Match, seat: int = 0) -> list[int]:
    """How many cards a player has in hand, unseen, played and under the marker."""
    keys = ("hand", "unseen", "played", "discarded")
    return [sum(mine(match, key, seat).values()) for key in keys]


# ---------------------------------------------------------------------- there and back


@given(
    seats=st.integers(1, 4),
    seed=st.integers(0, 10**9),
    moves=st.integers(0, 400),
    level=st.sampled_from(["easy", "epic"]),
)
@examples(40)
def test_any_position_comes_back_as_it_was(seats: int, seed: int, moves: int, level: str) -> None:
    match = play_on(started("runedar", seats, seed, difficulty=level), seed, moves)
    position = written(match)
    state = read_position(match.edition, json.loads(json.dumps(position)))
    assert write_position(match.edition, state, match.options) == position
    assert state.choices == match.state.choices


def test_the_data_of_an_edition_travel_with_a_position() -> None:
    data = {"difficulty": [{"id": "normal", "rubble_per_section": 3}]}
    again = at(written(at({**two(), "data": data})))
    assert (table(again)["rubble"], again.edition.overrides) == (3, data)


def test_options_travel_with_a_position() -> None:
    options = {"difficulty": "hard", "open_hands": "yes"}
    again = at(written(at({**two(), "options": options})))
    assert (again.options, table(again)["rubble"]) == (options, 10)


# ---------------------------------------------------------------------- what is left out


def test_what_is_left_out_is_as_in_the_canonical_setup() -> None:
    match = at(two())
    assert on_table(match, "gold", "orcs", "machines", "trolls") == (20, {}, {}, {})
    assert on_table(match, "rubble", "blocks", "goblins") == (8, 5, {})
    assert list(table(match)["board"]) == ["1", "2", "3", "4", "5"]
    laid = [space["card"] for space in table(match)["board"].values()]
    assert laid == ["pickaxe", "shovel", "mattock", "axe", "mace"]
    assert (stock(match), match.state.siege_left(), match.state.reserve) == ("10/10/10", 50, 10)
    assert [mine(match, "dwarf", seat) for seat in (0, 1)] == ["red", "yellow"]
    assert [mine(match, "area", seat) for seat in (0, 1)] == ["keep", "keep"]
    assert len(table(match)["mercenaries"]) == 5
    assert (match.state.decision.name, match.state.waiting()) == ("play", [0])


def test_a_whole_player_may_be_left_out() -> None:
    match = at(one(area="foundry"))
    assert (mine(match, "area", 0), mine(match, "area", 1)) == ("foundry", "keep")
    assert zones(match, 1) == [5, 7, 0, 0]


def test_the_board_does_without_cards_that_lie_elsewhere() -> None:
    hands = [{"hand": ["pickaxe", "pickaxe"]}, {"hand": ["mattock"]}]
    laid = table(at(two(step="cards", players=hands)))["board"]
    cards = [space["card"] for space in laid.values()]
    assert cards == ["shovel", "axe", "mace", "crossbow", "spear"]


def test_the_upgrade_decks_hold_what_is_named_nowhere_else() -> None:
    players = [{"hand": ["axe"], "discarded": ["great_axe"]}]
    match = at(two(step="cards", players=players, board={"1": "axe"}, removed=["arbalest"]))
    decks = match.edition.game.view(match.state, 0)["decks"]
    assert decks == {"yellow": 15 - 2, "grey": 10, "red": 10 - 2}


@pytest.mark.parametrize(
    "things, sizes",
    [
        ({}, [5, 7, 0, 0]),
        ({"hand": ["axe"]}, [1, 7, 4, 0]),
        ({"hand": ["axe"], "played": ["orc", "orc"]}, [1, 7, 4, 0]),
        ({"hand": [], "played": ["orc"]}, [0, 7, 5, 0]),
        ({"discarded": ["axe"]}, [5, 2, 0, 5]),
        ({"hand": ["axe"], "discarded": ["mace"]}, [1, 2, 4, 5]),
        ({"unseen": ["orc", "orc"]}, [5, 2, 0, 5]),
        ({"played": ["axe", "mace"]}, [3, 7, 2, 0]),
    ],
)
def test_twelve_cards_are_made_up_with_starter_cards(things: Data, sizes: list[int]) -> None:
    agenda = [{"do": "play", "seat": 0}] if sizes[0] else []
    match = at({**one(**things), "agenda": agenda})
    assert zones(match) == sizes
    named = {card for key in things for card in things[key]}
    held = {card for key in ("hand", "unseen", "played", "discarded") for card in mine(match, key)}
    assert named <= held <= named | STARTERS


def test_starter_cards_without_a_place_left_the_game() -> None:
    match = at(one(hand=["axe", "mace"]))
    view = match.edition.game.view(match.state, 1)
    assert sum(view["removed"].values()) == 2
    assert set(view["removed"]) <= STARTERS
    assert table(match)["removed"] == {}


def test_a_hand_that_is_not_named_has_no_orc_cards() -> None:
    match = at(two())
    assert ["orc" in mine(match, "hand", seat) for seat in (0, 1)] == [False, False]
    assert [mine(match, "unseen", seat)["orc"] for seat in (0, 1)] == [2, 2]


def test_cards_that_all_know_of_are_told_apart() -> None:
    match = at(one(hand=["axe", "old_saw"], known=["axe"]))
    assert (mine(match, "hand"), mine(match, "known")) == ({"old_saw": 1, "axe": 1}, {"axe": 1})
    assert match.edition.game.view(match.state, 1)["players"][0]["cards"] == {"axe": 1}


def test_what_lies_on_cards_and_with_goblins_is_missing_in_the_workshops() -> None:
    board = {"1": {"card": "axe", "wood": 1, "metal": 1}}
    match = at(two(board=board, goblins={"goblin_2_bribe_exact": {"leather": 1, "wood": 1}}))
    assert stock(match) == "8/9/9"
    assert stock(at(two(board=board, stock={"wood": 3}))) == "3/10/9"


def test_orcs_and_rubble_named_are_missing_in_reserve_and_supply() -> None:
    match = at(two(orcs={"foundry": 2, "wall_tannery": 3}, goblins={"goblin_3_rubble": 4}))
    assert (match.state.reserve, match.state.supply) == (5, 8)


def test_goblins_tell_how_many_blocks_are_left() -> None:
    match = at(two(goblins={"goblin_4_fight": 1}))
    assert on_table(match, "blocks", "rubble") == (1, 0)


def test_the_catapult_deck_holds_the_cards_of_open_spaces() -> None:
    match = at(two(board={"2": "blocked", "5": "blocked"}))
    assert table(match)["catapults"] == ["catapult_1", "catapult_3", "catapult_4"]


def test_the_siege_deck_is_told_by_what_is_gone_or_by_what_is_left() -> None:
    assert at(two(siege_gone=["siege_1_01", "siege_1_02"])).state.siege_left() == 48
    match = at(two(siege_left=["siege_5_10", "siege_5_09"]))
    assert (match.state.siege_left(), len(table(match)["siege_gone"])) == (2, 48)


def test_trolls_not_named_are_in_the_stack_unless_it_is_told() -> None:
    match = at(two(trolls={"troll_2": 1}))
    assert table(match)["troll_stack"] == ["troll_1", "troll_3", "troll_4", "troll_5"]
    match = at(two(trolls={"troll_2": 1}, troll_stack=["troll_5"]))
    assert on_table(match, "trolls", "troll_stack") == ({"troll_2": 1}, ["troll_5"])


# ---------------------------------------------------------------------- step and seat


@pytest.mark.parametrize("step", ["machines", "orcs", "cards"])
@pytest.mark.parametrize("seat", [0, 1])
def test_step_and_seat_say_where_a_turn_stands(step: str, seat: int) -> None:
    match = at(two(step=step, seat=seat))
    assert (match.state.waiting(), match.state.decision.name) == ([seat], "play")
    assert (match.state.active, match.state.turn) == (seat, 1)


def test_a_position_at_the_machines_activates_them() -> None:
    match = at(two(machines={"catapult": 0}))
    assert window(match) == "catapult_activation"


def test_a_position_at_the_orc_cards_reveals_siege_cards() -> None:
    match = at(two(step="orcs", players=[{"hand": ["orc", "axe"]}]), "siege:siege_1_05")
    assert (match.state.siege_left(), mine(match, "hand")) == (49, {"axe": 1})


def test_a_position_at_the_refill_has_all_cards_played() -> None:
    match = at(two(step="refill", board={"1": "axe"}))
    assert (match.state.decision.name, zones(match)) == ("refill", [0, 7, 5, 0])


def test_a_position_in_the_setup_chooses_dwarves_first() -> None:
    match = at(two(step="setup"))
    assert (match.state.decision.name, zones(match)) == ("setup_dwarf", [0, 12, 0, 0])
    play(match, "0 blue", "1 red")
    assert (match.state.turn, zones(match, 0)[1], zones(match, 1)[1]) == (1, 7, 7)


def test_a_position_in_the_middle_of_an_action_brings_its_agenda() -> None:
    match = at(hole("axe", "war_hammer", "old_saw", trolls={"troll_1": 3}))
    play(match, "0 axe:melee", "0 war_hammer:melee_auto")
    again = at(written(match))
    assert options(again, 0) == options(match, 0) == ["roll", "old_saw:melee"]
    assert json.loads(snapshot(again))[0] == json.loads(snapshot(match))[0]


def test_a_lying_machine_is_told_in_the_solo_game() -> None:
    position = fort("axe", seats=1, machines={"catapult": "lying", "siege_tower": 0})
    assert table(at(position))["machines"] == {"catapult": "lying", "siege_tower": 0}


@pytest.mark.parametrize("step", ["machines", "orcs", "cards", "refill"])
def test_the_turn_of_a_position_is_the_first_unless_told(step: str) -> None:
    things: dict[str, Any] = {"players": [{"hand": []}]} if step == "refill" else {}
    assert at(two(step=step, **things)).state.turn == 1


def test_after_the_last_card_there_is_still_something_to_hire_for() -> None:
    hands: dict[str, Any] = {"players": [{"hand": []}]}
    assert window(at(two(step="cards", goblins={"goblin_1_fight": 1}, **hands))) == "turn_end"
    assert window(at(two(step="cards", **hands))) == ""


def test_a_finished_game_is_told_with_its_end() -> None:
    match = at(two(ended="victory", blocks=0, gold=7))
    assert (match.state.waiting(), match.state.result.scores) == ([], (17, 17))
    match = at(two(ended="last_gold", gold=0, goblins={"goblin_2_fight": 1}))
    assert match.state.result.scores == (3, 3)
