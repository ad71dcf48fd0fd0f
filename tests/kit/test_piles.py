"""Piles kept as counts: drawing, reshuffling, dealing anew what nobody sees."""

from collections import Counter

from helpers import examples
from hypothesis import given
from hypothesis import strategies as st

from underhall.core.agenda import State
from underhall.core.chance import Fast, Script
from underhall.core.names import Names
from underhall.kit.piles import NOTHING, deal_unseen, draw, draw_or_reshuffle

ORES = Names("ore", ["iron", "tin", "gold"])
WIDTH = len(ORES)


def test_a_drawn_piece_leaves_the_pile() -> None:
    s, pile = State(2, Script("ore:gold", "ore:iron")), [1, 0, 2]
    assert [draw(s, ORES, pile), draw(s, ORES, pile)] == [2, 0]
    assert (pile, s.mark) == ([0, 0, 1], 2)


def test_from_an_empty_pile_comes_nothing_and_nobody_learns_anything() -> None:
    s = State(2, Script())
    assert draw(s, ORES, [0, 0, 0]) == NOTHING
    assert s.mark == 0


@examples(60)
@given(pile=st.lists(st.integers(0, 4), min_size=3, max_size=3), seed=st.integers(0, 999))
def test_a_pile_gives_all_it_holds(pile: list[int], seed: int) -> None:
    s, left = State(2, Fast(seed)), pile.copy()
    drawn = Counter(draw(s, ORES, left) for _ in range(sum(pile)))
    assert [drawn[kind] for kind in range(3)] == pile
    assert draw(s, ORES, left) == NOTHING


def test_the_discards_become_the_pile_when_it_is_empty() -> None:
    s, pile, discard = State(2, Script("ore:tin", "ore:iron")), [0, 1, 0], [2, 0, 0]
    assert draw_or_reshuffle(s, ORES, pile, discard) == 1
    assert discard == [2, 0, 0]
    assert draw_or_reshuffle(s, ORES, pile, discard) == 0
    assert (pile, discard) == ([1, 0, 0], [0, 0, 0])


def test_without_pile_and_discards_there_is_nothing() -> None:
    assert draw_or_reshuffle(State(2, Script()), ORES, [0] * 3, [0] * 3) == NOTHING


hands_of_three = st.lists(st.integers(0, 3), min_size=9, max_size=9)


@examples(60)
@given(
    pile=st.lists(st.integers(0, 5), min_size=3, max_size=3),
    hands=hands_of_three,
    known=hands_of_three,
    seat=st.integers(-1, 2),
    seed=st.integers(0, 999),
)
def test_dealing_anew_keeps_what_is_seen(
    pile: list[int], hands: list[int], known: list[int], seat: int, seed: int
) -> None:
    known = [min(pair) for pair in zip(known, hands)]
    new_pile, new_hands = pile.copy(), hands.copy()
    deal_unseen(Fast(seed), ORES, new_pile, new_hands, known, seat)
    for who in range(3):
        here = slice(who * WIDTH, (who + 1) * WIDTH)
        assert sum(new_hands[here]) == sum(hands[here])
        assert all(new >= least for new, least in zip(new_hands[here], known[here]))
        assert who != seat or new_hands[here] == hands[here]
    for kind in range(WIDTH):
        assert new_pile[kind] + sum(new_hands[kind::WIDTH]) == pile[kind] + sum(hands[kind::WIDTH])
    assert min(new_pile + new_hands) >= 0


def test_every_unseen_piece_may_be_anywhere_unseen() -> None:
    """Seat 0 holds iron; of two tins one is in the other hand and one in the pile, with a gold."""
    held: Counter[int] = Counter()
    for seed in range(600):
        pile, hands = [0, 1, 1], [1, 0, 0, 0, 1, 0]
        deal_unseen(Fast(seed), ORES, pile, hands, [0] * 6, 0)
        held[hands.index(1, 3) - 3] += 1
    assert held[0] == 0
    assert abs(held[1] / 600 - 2 / 3) < 0.06
