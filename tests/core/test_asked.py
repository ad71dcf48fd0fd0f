"""What a seat is asked, as everybody who shows it gets it."""

import pebbles
import pytest
from helpers import at, examples, play, play_on, started
from hypothesis import given
from hypothesis import strategies as st

from underhall.core.agenda import SPECTATOR
from underhall.core.asked import Asked, asked_of
from underhall.core.errors import IllegalMove
from underhall.core.game import Edition
from underhall.core.match import Match
from underhall.core.secrets import view

PEBBLES = pebbles.edition()


def acting() -> Match:
    agenda = [{"do": "act", "seat": 0}, {"do": "next_turn", "number": 1}]
    return at({"agenda": agenda}, edition=PEBBLES)


def test_options_and_refusals_with_all_that_is_shown_of_them() -> None:
    asked = asked_of(acting().state, 0)
    assert asked is not None
    assert (asked.seat, asked.kind, asked.prompt.id) == (0, "act", "ask-act")
    assert (asked.is_window, asked.starts_action) == (False, True)
    assert [one.token for one in asked.options] == ["draw", "pass"]
    assert [one.token for one in asked.refused] == ["place", "boast"]
    assert [one.refusal for one in asked.options] == [None, None]
    assert [one.refusal and one.refusal.clause for one in asked.refused] == ["PEB-2.1", "PEB-2.3"]


def test_nobody_else_is_asked() -> None:
    s = acting().state
    assert asked_of(s, 1) is None
    assert asked_of(s, SPECTATOR) is None


def test_a_view_tells_what_it_is_given() -> None:
    s = acting().state
    assert view(PEBBLES.game, s, 0, asked_of(s, 0)) == view(PEBBLES.game, s, 0)


def test_a_window_is_known_as_one() -> None:
    players = [{"hand": {"red": 1, "blue": 1}, "knocks": n} for n in (1, 1)]
    agenda = [{"do": "next_turn", "number": 0}]
    match = at({"table": {"players": players}, "agenda": agenda}, edition=PEBBLES)
    play(match, "0 place", "0 red", "0 north")
    asked = asked_of(match.state, 1)
    assert asked is not None
    assert asked.is_window
    assert match.at_window(1)


@pytest.mark.parametrize(
    "edition", [PEBBLES, "lantern", "covenant"], ids=["pebbles", "lantern", "covenant"]
)
@examples(20)
@given(seed=st.integers(0, 10**6), moves=st.integers(0, 30))
def test_it_agrees_with_the_rules(edition: Edition | str, seed: int, moves: int) -> None:
    """Every option is taken, everything refused is refused with the same words."""
    match = play_on(started(edition, 3, seed), seed, moves)
    for seat in match.state.waiting():
        decision = match.state.asked(seat)
        asked = Asked(match.state, decision)
        codes = sorted(one.code for one in [*asked.options, *asked.refused])
        assert codes == sorted(decision.candidates(match.state))
        told = [each.code for one in asked.offered for each in (one, *one.twins)]
        assert sorted(told) == sorted(one.code for one in asked.options)
        for one in asked.options:
            match.state.copy().apply(seat, one.code)
            assert one.targets == decision.targets(match.state, one.code)
        for one in asked.refused:
            with pytest.raises(IllegalMove) as why:
                match.state.copy().apply(seat, one.code)
            assert one.refusal is not None
            assert why.value.refusal.reason == one.refusal.reason


def test_the_group_of_an_option_stands_before_the_colon() -> None:
    match = play_on(started("runedar", 2), 0, 20)
    asked = asked_of(match.state, match.state.waiting()[0])
    assert asked is not None
    assert {(one.token.partition(":")[1], bool(one.group)) for one in asked.options} <= {
        ("", False),
        (":", True),
    }
    assert all(one.token.startswith(one.group) for one in asked.options)
