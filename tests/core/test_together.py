"""Secret choices of several seats at once."""

from itertools import permutations

import pebbles
import pytest
from helpers import at, names, options, play, started, told
from pebbles import BLUE, RED, Wagers

from underhall.core.agenda import SPECTATOR
from underhall.core.chance import Fast
from underhall.core.errors import NotAsked
from underhall.core.match import Match
from underhall.core.secrets import redeal, view
from underhall.core.together import OPEN, UNASKED

HANDS = [{"red": 2, "blue": 1}, {"blue": 2, "green": 1}, {"red": 1, "green": 2}]


def wagers(*hands: dict[str, int]) -> Match:
    players = [{"hand": hand} for hand in hands or HANDS]
    position = {"seats": len(players), "table": {"players": players}}
    return at(position, edition=pebbles.edition())


@pytest.mark.parametrize("order", [*permutations(["0 red", "1 green", "2 green"])])
def test_the_order_of_answers_does_not_matter(order: tuple[str, ...]) -> None:
    match = wagers()
    play(match, *order)
    assert match.state.wagers == [0, 2, 2]
    assert [event["who"] for event in told(match.moves[-1].events, "wagered")] == [0, 1, 2]


def test_all_are_asked_and_each_only_once() -> None:
    match = wagers()
    assert match.state.waiting() == [0, 1, 2]
    play(match, "1 blue")
    assert match.state.waiting() == [0, 2]
    assert match.state.asked(1) is None
    with pytest.raises(NotAsked):
        play(match, "1 green")


@pytest.mark.parametrize("seat", [SPECTATOR, 3])
def test_who_does_not_sit_at_the_table_is_not_asked(seat: int) -> None:
    match = wagers()
    assert match.state.asked(seat) is None
    with pytest.raises(NotAsked):
        match.play(seat, "red")


def test_nothing_happens_before_all_have_answered() -> None:
    match = wagers()
    assert play(match, "2 red", "0 blue") == []
    assert match.state.wagers == [-1, -1, -1]
    assert names(play(match, "1 green"))[:3] == ["wagered"] * 3


def test_the_answers_of_others_are_hidden() -> None:
    match = wagers()
    play(match, "0 blue")
    seen = {seat: view(match.edition.game, match.state, seat) for seat in (SPECTATOR, 0, 1)}
    answers = {seat: seen[seat]["agenda"][0]["answers"] for seat in seen}
    assert answers == {SPECTATOR: ["!", "?", "?"], 0: ["blue", "?", "?"], 1: ["!", "?", "?"]}
    assert "wagered" not in names(match.seen(1))


def test_a_redeal_draws_the_answers_of_others_anew_and_keeps_the_own() -> None:
    match = wagers()
    play(match, "0 blue", "1 green")
    found = set()
    for seed in range(60):
        dealt = redeal(match.edition.game, match.state, 1, Fast(seed))
        mine, theirs = dealt.agenda[-1].answers[1], dealt.agenda[-1].answers[0]
        assert (mine, dealt.agenda[-1].answers[2]) == (2, OPEN)
        assert dealt.hands[theirs] > 0
        found.add(theirs)
    assert found == {0, 1, 2}


def test_the_choices_are_those_of_the_first_seat_waiting() -> None:
    match = wagers()
    assert match.state.choices == [RED, BLUE]
    match.state.play(RED)
    assert match.state.choices == match.state.asked(1).options(match.state) == [1, 2]


def test_who_has_one_option_is_not_asked_and_alone_is_told() -> None:
    match = wagers({"red": 3}, {"blue": 2, "green": 1}, {"green": 1, "red": 2})
    assert match.state.waiting() == [1, 2]
    assert [options(match, seat) for seat in range(3)] == [[], ["blue", "green"], ["red", "green"]]
    assert told(match.seen(0), "forced") == [{"who": 0, "what": "colour-red"}]
    assert told(match.seen(1), "forced") == told(match.seen(SPECTATOR), "forced") == []


def test_where_all_have_one_option_nobody_is_asked() -> None:
    match = wagers({"red": 3}, {"blue": 3})
    assert match.state.wagers == [0, 1]
    assert match.state.asked(0).name == "act"


def test_some_may_be_left_out() -> None:
    s = started(pebbles.edition(), 3).state
    s.agenda[-1] = Wagers((OPEN, UNASKED, OPEN))
    assert s.waiting() == [0, 2]
    for seat in (2, 0):
        s.apply(seat, s.asked(seat).options(s)[0])
    assert [wager == -1 for wager in s.wagers] == [False, True, False]


def test_when_all_have_answered_something_was_shown() -> None:
    match = wagers()
    mark = match.state.mark
    play(match, "0 blue", "1 green")
    assert match.state.mark == mark
    play(match, "2 red")
    assert match.state.mark == mark + 1
