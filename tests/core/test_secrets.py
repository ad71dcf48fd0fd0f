"""Views and redeals: what a seat may see, and the same game with all else dealt anew."""

import json
from collections import Counter

import pebbles
import pytest
from helpers import at, examples, options, play, play_on, started
from hypothesis import given
from hypothesis import strategies as st

from underhall.core.agenda import SPECTATOR
from underhall.core.chance import Fast
from underhall.core.game import Edition
from underhall.core.match import Match
from underhall.core.position import write_position
from underhall.core.secrets import decision_data, redeal, view

PEBBLES = pebbles.edition()


def seen(match: Match, seat: int) -> str:
    return json.dumps(view(match.edition.game, match.state, seat), sort_keys=True)


@pytest.mark.parametrize("edition", [PEBBLES, "lantern"], ids=["pebbles", "lantern"])
@examples(30)
@given(seed=st.integers(0, 10**6), moves=st.integers(0, 30), seat=st.integers(SPECTATOR, 2))
def test_a_redeal_looks_the_same(edition: Edition | str, seed: int, moves: int, seat: int) -> None:
    match = play_on(started(edition, 3, seed), seed, moves)
    game = match.edition.game
    before = write_position(match.edition, match.state, match.options)
    dealt = redeal(game, match.state, seat, Fast(seed))
    assert json.dumps(view(game, dealt, seat), sort_keys=True) == seen(match, seat)
    assert write_position(match.edition, match.state, match.options) == before


def test_a_view_has_the_own_options_and_what_is_refused() -> None:
    agenda = [{"do": "act", "seat": 0}, {"do": "next_turn", "number": 1}]
    match = at({"agenda": agenda}, edition=PEBBLES)
    own = view(PEBBLES.game, match.state, 0)
    assert own["decision"] == {
        "kind": "act",
        "seat": 0,
        "options": ["draw", "pass"],
        "refused": [
            {"token": "place", "clause": "PEB-2.1", "reason": "nothing-held"},
            {"token": "boast", "clause": "PEB-2.3", "reason": "nothing-unknown"},
        ],
    }
    assert own["decision"] == decision_data(match.state, match.state.asked(0))
    for other in (1, SPECTATOR):
        assert view(PEBBLES.game, match.state, other)["decision"] is None


def test_a_view_shows_no_other_hand() -> None:
    match = started(PEBBLES, 2)
    view_of_one = view(PEBBLES.game, match.state, 1)["table"]["players"]
    assert sum(view_of_one[0]["pebbles"].values()) == 0
    assert sum(view_of_one[1]["pebbles"].values()) == 3


def test_a_view_shows_the_result() -> None:
    match = play_on(started(PEBBLES, 2))
    assert view(PEBBLES.game, match.state, SPECTATOR)["result"] == match.state.result.data()


def test_all_that_is_unseen_is_dealt_anew() -> None:
    match = started(PEBBLES, 2, 1)
    hands: Counter[tuple[int, ...]] = Counter()
    for seed in range(300):
        dealt = redeal(PEBBLES.game, match.state, 0, Fast(seed))
        assert dealt.hands[:3] == match.state.hands[:3]
        hands[tuple(dealt.hands[3:])] += 1
    assert len(hands) >= 8


def test_the_future_of_chance_is_dealt_anew() -> None:
    match = at({"agenda": [{"do": "next_turn", "number": 0}]}, edition=PEBBLES)
    drawn = set()
    for seed in range(40):
        dealt = redeal(PEBBLES.game, match.state, 0, Fast(seed))
        dealt.apply(0, pebbles.DRAW)
        drawn.add(tuple(dealt.hands))
    assert len(drawn) == 3


def test_the_same_chance_deals_the_same() -> None:
    match = started(PEBBLES, 3, 1)
    one, two = (redeal(PEBBLES.game, match.state, 0, Fast(5)) for _ in range(2))
    one.play(one.choices[0])
    two.play(two.choices[0])
    assert one.hands == two.hands
    assert one.chance.below(1000) == two.chance.below(1000)


def test_what_the_table_knows_stays_where_it_is() -> None:
    agenda = [{"do": "next_turn", "number": 0}]
    match = at({"agenda": agenda, "table": {"players": [{"hand": {"red": 2}}]}}, edition=PEBBLES)
    play(match, "0 boast")
    for seed in range(30):
        assert redeal(PEBBLES.game, match.state, 1, Fast(seed)).hands[pebbles.RED] >= 1


def test_a_redeal_can_be_played_on() -> None:
    match = started(PEBBLES, 3, 2)
    for seat in (SPECTATOR, 0, 1, 2):
        dealt = redeal(PEBBLES.game, match.state, seat, Fast(seat))
        while dealt.choices:
            dealt.play(dealt.choices[-1])
        assert dealt.result is not None
    assert options(match, 0)
