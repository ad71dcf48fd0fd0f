"""RUN-6.1 to 6.4 and the table of section 6: what each seat and a spectator may see."""

from typing import Any

import pytest
from games.runedar.fortress import begun, fort, mine, revealing, seen, what_happened
from helpers import at, examples, names, play, play_on, started, told
from hypothesis import given
from hypothesis import strategies as st

from underhall.core.agenda import SPECTATOR
from underhall.core.chance import Fast
from underhall.core.match import Match
from underhall.core.secrets import redeal, view
from underhall.games.runedar.box.names import (
    CARDS,
)
from underhall.games.runedar.game import GAME
from underhall.games.runedar.table.state import UNSEEN

EVERYONE = pytest.mark.parametrize("seat", [0, 1, 2, SPECTATOR])
OTHERS = pytest.mark.parametrize("seat", [1, 2, SPECTATOR])
SEEDS = st.integers(0, 10**9)
HAND = ["old_saw", "tool_bag", "notched_hatchet", "notched_hatchet"]
UNLOCKED = {"1": {"card": "axe", "wood": 2, "metal": 1}}
"""A card that three players may take."""
SEVEN = [
    "orc",
    "orc",
    "tool_bag",
    "old_fleshing_knife",
    "blunt_pickaxe",
    "blunt_pickaxe",
    "old_saw",
]


def three(*hand: str, **things: Any) -> Match:
    """A turn of the first of three players."""
    return at(fort(*hand, seats=3, **things))


def player(match: Match, seat: int, of: int = 0) -> dict[str, Any]:
    """What a seat sees of a player."""
    found: dict[str, Any] = seen(match, seat)["players"][of]
    return found


def total(cards: dict[str, int]) -> int:
    return sum(cards.values())


# ---------------------------------------------------------------------- 6.3 hands


@OTHERS
@pytest.mark.rule("RUN-6.3")
def test_a_hand_is_its_owners_secret(seat: int) -> None:
    match = three(*HAND)
    assert (player(match, 0)["hand"], total(player(match, 0)["cards"])) == (4, 4)
    assert (player(match, seat)["hand"], player(match, seat)["cards"]) == (4, {})


@OTHERS
@pytest.mark.rule("RUN-6.3")
def test_what_one_could_do_with_a_hand_is_not_shown_to_others(seat: int) -> None:
    match = three(*HAND)
    assert view(GAME, match.state, 0)["decision"]["kind"] == "play"
    assert view(GAME, match.state, seat)["decision"] is None


@EVERYONE
@pytest.mark.rule("RUN-6.3")
def test_a_card_is_seen_when_its_owner_plays_it(seat: int) -> None:
    match = three(*HAND)
    before = player(match, seat)["played"].get("tool_bag", 0)
    play(match, "0 tool_bag:none")
    assert player(match, seat)["played"]["tool_bag"] == before + 1
    played = {"who": 0, "card": "tool_bag", "action": "none"}
    assert told(match.seen(seat), "card-played") == [played]


@EVERYONE
@pytest.mark.rule("RUN-6.3")
def test_a_card_removed_for_an_upgrade_is_seen_and_so_is_the_upgrade(seat: int) -> None:
    match = three(*HAND, board=UNLOCKED)
    play(match, "0 take:1", "0 old_saw")
    assert seen(match, seat)["removed"] == {"old_saw": 1}
    assert player(match, seat)["cards"]["axe"] == 1
    assert total(player(match, seat)["cards"]) == (4 if seat == 0 else 1)


@OTHERS
@pytest.mark.rule("RUN-6.3")
def test_a_hand_that_leaves_no_choice_is_not_given_away(seat: int) -> None:
    match = three("notched_hatchet", "notched_hatchet", board=UNLOCKED)
    play(match, "0 take:1")
    assert "forced" in names(match.seen(0))
    assert "forced" not in names(match.seen(seat))


@OTHERS
@pytest.mark.rule("RUN-6.3")
def test_the_cards_drawn_are_told_to_their_owner_alone(seat: int) -> None:
    match = three("old_saw", area="carpentry")
    play(match, "0 old_saw:none")
    assert len(told(match.seen(0), "card-drawn")) == 5
    assert told(match.seen(seat), "card-drawn") == []
    assert told(match.seen(seat), "cards-drawn") == [{"who": 0, "n": 5}]


@OTHERS
@pytest.mark.rule("RUN-6.3")
def test_orc_cards_wait_unseen_until_they_are_played(seat: int) -> None:
    hand = fort("orc", "orc", "old_saw", seats=3, step="orcs", mercenaries=["ambush"])
    match = at(hand, "siege:siege_1_01")
    assert player(match, seat)["cards"] == {}
    holding = {redealt(match, seat, seed).hand(0)[:1] == [CARDS.code("orc")] for seed in range(30)}
    assert holding == {True, False}


@pytest.mark.rule("RUN-6.3")
@given(seats=st.integers(2, 4), seed=SEEDS, moves=st.integers(0, 250))
@examples(12)
def test_all_see_the_same_but_hands_and_what_is_left_of_their_decks(
    seats: int, seed: int, moves: int
) -> None:
    match = play_on(begun(seats, seed), seed, moves)
    views = [seen(match, seat) for seat in (*range(seats), SPECTATOR)]
    for each in views:
        for of in each["players"]:
            del of["cards"], of["unseen"]
    assert all(each == views[-1] for each in views)


# ---------------------------------------------------------------------- 6.1 open hands


@pytest.mark.rule("RUN-6.1")
def test_hands_are_closed_unless_the_table_opens_them() -> None:
    assert started("runedar", 2).options["open_hands"] == "no"


@EVERYONE
@pytest.mark.rule("RUN-6.1")
def test_open_hands_are_seen_by_all(seat: int) -> None:
    match = three(*HAND, options={"open_hands": "yes"})
    held = {"old_saw": 1, "tool_bag": 1, "notched_hatchet": 2}
    assert player(match, seat)["cards"] == held
    assert total(player(match, seat, of=2)["cards"]) == 5
    assert redealt(match, seat, 1).zones == match.state.zones


@OTHERS
@pytest.mark.rule("RUN-6.1")
def test_with_open_hands_the_cards_drawn_are_told_to_all(seat: int) -> None:
    match = three("old_saw", area="carpentry", options={"open_hands": "yes"})
    play(match, "0 old_saw:none")
    assert told(match.seen(seat), "card-drawn") == told(match.seen(0), "card-drawn")
    assert len(told(match.seen(seat), "card-drawn")) == 5


# ---------------------------------------------------------------------- 6.2 chance in play


@pytest.mark.rule("RUN-6.2")
@given(seats=st.integers(1, 4), seed=SEEDS)
@examples(8)
def test_besides_dice_and_decks_of_cards_nothing_comes_up_twice(seats: int, seed: int) -> None:
    match = play_on(begun(seats, seed), seed)
    drawn = [str(outcome) for move in match.moves for outcome in move.chance]
    topics = {outcome.partition(":")[0] for outcome in drawn}
    assert topics <= {"card", "seat", "die", "siege", "troll", "catapult", "goblin"}
    fixed = [one for one in drawn if not one.startswith(("card", "die", "seat"))]
    assert len(set(fixed)) == len(fixed)


@pytest.mark.rule("RUN-6.2")
def test_two_cards_are_set_aside_anew_with_every_shuffle() -> None:
    """After a shuffle any card may be drawn, and any may be among the seven left unseen."""
    hand = fort("old_saw", area="carpentry", discarded=["tool_bag"])
    drawn, unseen = set(), set()
    for seed in range(40):
        match = at({**hand, "seed": seed})
        play(match, "0 old_saw:none")
        drawn |= set(mine(match, "hand"))
        unseen |= set(mine(match, "unseen"))
    assert drawn == unseen == set(CARDS.tokens[:8])


# ---------------------------------------------------------------------- 6.4 what is left unseen


def redealt(match: Match, seat: int, seed: int) -> Any:
    """The same game to a seat, all it may not know dealt anew."""
    return redeal(GAME, match.state, seat, Fast(seed))


@pytest.mark.rule("RUN-6.4")
def test_the_owner_knows_the_unseen_seven_as_a_set() -> None:
    match = three("notched_hatchet", unseen=SEVEN)
    known = player(match, 0)
    assert known["unseen"] == {card: SEVEN.count(card) for card in SEVEN}
    assert (known["draw_deck"], known["under_marker"]) == (5, 2)


@pytest.mark.rule("RUN-6.4")
def test_the_owner_does_not_know_which_two_are_set_aside() -> None:
    match = three("notched_hatchet", area="carpentry", unseen=SEVEN)
    asides = set()
    for seed in range(40):
        s = redealt(match, 0, seed)
        s.play(s.choices[-1])
        asides |= {CARDS.token(kind) for kind, n in enumerate(s.count(0, UNSEEN)) if n}
    assert asides == set(SEVEN)


@OTHERS
@pytest.mark.rule("RUN-6.4")
def test_others_know_hand_and_unseen_cards_together(seat: int) -> None:
    match = three(*HAND)
    own, theirs = player(match, 0), player(match, seat)
    together = {
        card: own["unseen"].get(card, 0) + own["cards"].get(card, 0) for card in CARDS.tokens
    }
    assert theirs["unseen"] == {card: n for card, n in together.items() if n}
    assert (theirs["draw_deck"], theirs["under_marker"]) == (5, 2)


@pytest.mark.rule("RUN-6.4")
@given(seats=st.integers(1, 4), seed=SEEDS, moves=st.integers(0, 200))
@examples(12)
def test_a_redeal_looks_the_same_and_leaves_everybody_five_two_and_the_rest(
    seats: int, seed: int, moves: int
) -> None:
    match = play_on(begun(seats, seed), seed, moves)
    for seat in (0, seats - 1, SPECTATOR):
        s = redealt(match, seat, seed)
        assert view(GAME, s, seat) == view(GAME, match.state, seat)
        assert s.cards == match.state.cards


# ---------------------------------------------------------------------- the table of section 6


@EVERYONE
@pytest.mark.rule("RUN-6.2")
def test_of_hidden_piles_all_see_the_size_and_what_is_gone(seat: int) -> None:
    table = seen(revealing("siege_3_08", seats=3, troll_stack=["troll_1", "troll_5"]), seat)
    assert (table["siege_deck"], len(table["siege_gone"])) == (29, 21)
    assert (table["troll_stack"], table["catapult_deck"]) == (["troll_1", "troll_5"], 5)
    assert (table["goblins"], table["blocks"]) == ({}, 5)
    assert (table["decks"], sum(table["deck_cards"].values())) == (
        {"yellow": 10, "grey": 10, "red": 10},
        30,
    )


@EVERYONE
@pytest.mark.rule("RUN-6.3")
def test_everything_else_lies_open(seat: int) -> None:
    things = {
        "gold": 7,
        "orcs": {"tannery": 2},
        "machines": {"catapult": 1},
        "trolls": {"troll_2": 1},
        "goblins": {"goblin_2_fight": 1, "goblin_2_bribe_any": {"wood": 1}},
        "mercenaries": ["ambush"],
        "board": {"1": {"card": "axe", "metal": 1}, "2": "blocked"},
    }
    found = seen(three(*HAND, area="foundry", **things), seat)
    assert {key: found[key] for key in things} == things
    assert found["stock"] == {"wood": 9, "leather": 10, "metal": 9}
    assert found["players"][0]["area"] == "foundry"


@pytest.mark.rule("RUN-6.2")
def test_what_is_hidden_is_drawn_only_when_it_is_revealed() -> None:
    match = begun(3)
    drawn = {str(outcome).partition(":")[0] for outcome in match.setup_chance}
    assert drawn == set()
    before_play = {str(outcome).partition(":")[0] for outcome in match.moves[-1].chance}
    assert before_play <= {"card", "seat", "siege"}
    assert "goblin-revealed" not in names(what_happened(match))
