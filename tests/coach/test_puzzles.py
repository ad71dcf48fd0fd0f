"""Puzzles: those that are shipped still hold, and new ones are found as they should be."""

from __future__ import annotations

import json
from dataclasses import replace

import pytest
from helpers import play_on, started

from underhall import editions
from underhall.coach import beginnings, puzzles
from underhall.coach.advice import Choice, Coach
from underhall.coach.finding import Finder, has_reason, is_riddle
from underhall.coach.puzzles import Puzzle, book_of, holds, other_idea
from underhall.coach.same_line import is_same_line
from underhall.core.chance import Fast
from underhall.core.errors import BadData
from underhall.core.match import Match
from underhall.core.position import write_position
from underhall.core.secrets import redeal, view

SHIPPED = [(id, n) for id in editions.games() for n in range(1, len(book_of(id)) + 1)]


@pytest.mark.parametrize("game, number", SHIPPED)
def test_a_puzzle_holds(game: str, number: int) -> None:
    puzzle = book_of(game)[number - 1]
    match = puzzles.begun(puzzle)
    assert is_riddle(match.state, puzzle.seat)
    assert 1 <= puzzle.answers < len(puzzle.choices) and 1 <= puzzle.hard <= 5
    assert puzzle.rank(puzzle.choices[0]["tokens"]) == 1
    other = other_idea(puzzle.choices)
    place = puzzle.rank(puzzle.choices[other]["tokens"])
    assert other and place is not None and place > puzzle.answers
    assert holds(puzzle)


@pytest.mark.parametrize("game", sorted({game for game, _ in SHIPPED}))
def test_there_are_enough_for_a_month(game: str) -> None:
    assert len(book_of(game)) >= 30


@pytest.mark.parametrize("game", sorted({game for game, _ in SHIPPED}))
def test_no_two_puzzles_are_the_same(game: str) -> None:
    lines = [json.dumps(puzzle.position, sort_keys=True) for puzzle in book_of(game)]
    assert len(set(lines)) == len(lines)


def test_puzzles_are_found_and_written_and_read() -> None:
    finder = Finder(editions.edition("dwergar"), "test", deep=60)
    found = next(finder.find())
    again = puzzles.read("dwergar", puzzles.write([found]))
    assert [one.data() for one in again] == [json.loads(json.dumps(found.data()))]
    assert found.gap >= puzzles.GAP_POINTS
    seat = found.seat
    s = puzzles.begun(found).state
    game = editions.game("dwergar")
    assert view(game, redeal(game, s, seat, Fast(1)), seat) == view(game, s, seat)


def test_the_same_later_in_the_turn_is_no_other_idea() -> None:
    best = {"tokens": ["build", "keep"], "then": ["end"]}
    later = {"tokens": ["trade"], "then": ["build", "tower", "end"]}
    other = {"tokens": ["trade"], "then": ["end"]}
    assert other_idea([best, later]) == 0
    assert other_idea([best, later, other]) == 2


def test_other_beginnings_are_thought_through() -> None:
    match = play_on(started("dwergar", 2, 3), 3, 12)
    seat = match.waiting()[0]
    coach = Coach(match.edition.game, match.state, seat, "test")
    best = coach.plans(20)[0].steps
    decision = match.state.asked(seat)
    assert decision is not None
    found = beginnings.others(coach, best, 1, 4)
    others = {plan.steps[0].code for plan in found}
    assert others == set(decision.options(match.state)) - {best[0].code}


def test_what_has_no_reason_with_a_name_is_no_puzzle() -> None:
    def choice(token: str, **changes: float) -> Choice:
        return Choice((token,), (), sum(changes.values()), 0.5, 0.0, changes)

    assert has_reason([choice("a", points=4.0), choice("b", other=0.1)], False)
    assert not has_reason([choice("a", other=4.0), choice("b", points=-1.0)], False)
    assert not has_reason([choice("a", other=0.1), choice("b", points=-4.0)], False)


def test_a_puzzle_is_renewed_or_goes() -> None:
    puzzle = book_of("runedar")[0]
    finder = Finder(editions.edition("runedar"), "test", deep=30)
    again = finder.renewed(puzzle)
    assert again is None or other_idea([puzzle.choices[0], again.choices[0]]) == 0
    last = {**puzzle.choices[-1], "tokens": ["nothing such"], "then": []}
    spoilt = replace(puzzle, advice={**puzzle.advice, "choices": [last, last]})
    assert finder.renewed(spoilt) is None


def test_an_answer_has_its_place() -> None:
    puzzle = book_of("dwergar")[0]
    for place, choice in enumerate(puzzle.choices, 1):
        assert puzzle.rank(choice["tokens"]) == place
    assert puzzle.rank(["nothing such"]) is None


def at_the_tavern() -> Match:
    """The first turn of a game of Covenant: all dwarves are equal."""
    match = started("covenant", 2, 1)
    while (asked := match.asked(match.waiting()[0])) and asked.kind != "dwarf":
        match.play(asked.seat, asked.options[0].token)
    assert asked and [one.token for one in asked.offered] == ["d1"]
    return match


def test_an_answer_may_use_an_equal_dwarf() -> None:
    match = at_the_tavern()
    seat = match.waiting()[0]
    coach = Coach(match.edition.game, match.state, seat, "equal")
    plans = coach.plans(120)
    lines = sorted({coach.told(plan.steps)[0] for plan in plans})
    position = write_position(match.edition, match.state, match.options)
    rows = [{"tokens": list(line)} for line in lines]
    puzzle = Puzzle("covenant", seat, position, {"choices": rows}, 1, 3)
    swap = {"d1": "d2", "d2": "d1"}
    assert any("d2" in line for line in lines)  # another dwarf gets stronger later on
    for place, line in enumerate(lines, 1):
        assert line[0] == "d1"
        assert puzzle.rank(line) == place
        assert puzzle.rank([swap.get(token, token) for token in line]) == place


def test_a_dwarf_who_is_stronger_is_another() -> None:
    match = at_the_tavern()
    seat = match.waiting()[0]
    assert is_same_line(match, seat, ["d1", "printed_axe"], ["d2", "printed_axe"])
    assert not is_same_line(match, seat, ["d1", "printed_axe"], ["d2", "printed_cart"])
    s = match.state
    s.strength[seat * len(s.my_strength(seat)) + 1] += 1
    assert not is_same_line(match, seat, ["d1", "printed_axe"], ["d2", "printed_axe"])


def test_a_damaged_book_is_refused() -> None:
    good = '{"seat":0,"hard":1,"answers":1,"advice":{},"position":{}}\n'
    with pytest.raises(BadData, match="puzzle 2 of belfort is damaged"):
        puzzles.read("belfort", good + "nonsense\n")
