"""COV-4.142: a book performs any of the four actions."""

from __future__ import annotations

import pytest
from games.covenant.hall import act, hall, rooms
from helpers import at, options, play, told

BOOKS = {"slot_1": "book_1", "slot_2": "book_2"}
MASTERIES = [f"tradition_0{n}" for n in (1, 2, 3, 4)]
ACTIONS = ["dig", "fight", "build", "transport"]
QUESTIONS = ["rubble_pick", "fight_pick", "build_option", "site_pick"]
LAIR = rooms(r2c2="ch_01 goblin:1 orc:1")


@pytest.mark.rule("COV-4.142")
@pytest.mark.parametrize("action, question", [*zip(ACTIONS, QUESTIONS)])
def test_a_book_performs_the_action_chosen_with_the_strength_of_the_dwarf(
    action: str, question: str
) -> None:
    me = {"dwarves": [3], "tools": BOOKS, "resources": {"iron": 1}}
    match = at(hall(me, {}, mountain=LAIR))
    act(match, "slot_1")
    assert options(match, 0) == ACTIONS
    events = play(match, f"0 {action}")
    assert told(events, "action-began") == [{"who": 0, "action": action, "strength": 3}]
    assert match.state.decision.name == question


@pytest.mark.rule("COV-4.142")
@pytest.mark.parametrize("action", ACTIONS)
def test_traditions_1_to_4_do_not_apply_to_books(action: str) -> None:
    me = {"dwarves": [2], "tools": BOOKS, "traditions": MASTERIES, "resources": {"iron": 1}}
    match = at(hall(me, {}, mountain=LAIR))
    events = act(match, "slot_1", action)
    assert [row["strength"] for row in told(events, "action-began")] == [2]


@pytest.mark.rule("COV-4.142")
def test_a_refreshed_dwarf_reads_with_its_token() -> None:
    me = {"dwarves": [2], "tools": BOOKS, "tokens": {"plus_2": 1}}
    match = at(hall(me, {}, mountain=LAIR))
    events = play(match, "0 d1", "0 slot_1", "0 plus_2", "0 action", "0 fight")
    assert [row["strength"] for row in told(events, "action-began")] == [4]


@pytest.mark.rule("COV-4.142")
def test_the_choice_is_free_each_time() -> None:
    me = {"dwarves": [1, 1], "tools": BOOKS}
    match = at(hall(me, {}, mountain=LAIR))
    act(match, "slot_1", "fight", "stop")
    play(match, "1 d1", "1 printed_axe", "1 end", "0 d2", "0 slot_2", "0 action")
    assert options(match, 0) == ACTIONS
    events = play(match, "0 fight")
    assert told(events, "action-began")[0]["action"] == "fight"


@pytest.mark.rule("COV-4.142")
def test_an_action_that_can_do_nothing_may_be_chosen() -> None:
    match = at(hall({"dwarves": [1], "tools": BOOKS}, {}, mountain=LAIR))
    events = act(match, "slot_1", "transport")
    assert told(events, "nothing-done") == [{"who": 0, "action": "transport"}]
    assert match.state.waiting() == [1]
