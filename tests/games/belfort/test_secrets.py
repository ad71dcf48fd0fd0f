"""BEL-4.7 and the table of section 6: what each seat and a spectator may see."""

from typing import Any

import pytest
from games.belfort.board import board, player
from games.belfort.turn import rival, turn, without
from helpers import at, play, play_on, started, table, told
from hypothesis import given, settings
from hypothesis import strategies as st

from underhall.core.agenda import SPECTATOR
from underhall.core.chance import Fast
from underhall.core.match import Match
from underhall.core.secrets import redeal, view

EVERYONE = pytest.mark.parametrize("seat", [0, 1, 2, SPECTATOR])
OTHERS = pytest.mark.parametrize("seat", [1, 2, SPECTATOR])
SEEDS = st.integers(0, 10**9)
DISPLAY = ["library", "inn", "market"]
SPIES = {"guilds": ["spies", "librarians", "merchants", "wizards", "thieves"]}


def seen(match: Match, seat: int) -> dict[str, Any]:
    """The table as a seat sees it."""
    found: dict[str, Any] = view(match.edition.game, match.state, seat)["table"]
    return found


def hand(match: Match, seat: int, of: int = 0) -> tuple[int, dict[str, int]]:
    """What a seat sees of a hand: how many cards, and which of them."""
    held = seen(match, seat)["players"][of]
    return held["hand"], held["cards"]


def spying() -> Match:
    """Seat 0 has just sent out the Spies; the others hold two cards each."""
    rivals = [rival(hand=["inn", "bank"]), rival(hand=["keep", "pub"])]
    match = at(turn("0/0/0/0", *rivals, **SPIES, guild_workers={"d1": "0:elf"}))
    play(match, "0 use:spies")
    return match


# ---------------------------------------------------------------------- hands and deck


@OTHERS
@pytest.mark.rule("BEL-4.7")
def test_a_hand_is_its_owners_secret(seat: int) -> None:
    match = at(turn("0/0/0/1", hand=["bank", "bank", "inn"]))
    assert hand(match, 0) == (3, {"bank": 2, "inn": 1})
    assert hand(match, seat) == (3, {})


@EVERYONE
@pytest.mark.rule("BEL-4.7")
def test_of_the_deck_only_the_number_is_seen(seat: int) -> None:
    match = at(turn("0/0/0/1", hand=["bank"], discard=["pub", "pub"], built=["keep"]))
    assert seen(match, seat)["deck"] == 50 - 1 - 2 - 1 - 3


@EVERYONE
@pytest.mark.rule("BEL-4.7")
def test_r_26_the_discard_pile_lies_open(seat: int) -> None:
    """R-26 and R-4: only hands are secret, and the pile lies face up."""
    match = at(turn("0/0/0/1", discard=["pub", "pub", "tower"]))
    assert seen(match, seat)["discard"] == {"pub": 2, "tower": 1}


@EVERYONE
@pytest.mark.rule("BEL-4.7")
def test_r_26_stocks_workers_cards_and_scores_are_public(seat: int) -> None:
    """R-26: the rulebook keeps only hands secret."""
    cards = {"built": ["inn", "bank"], "gnomes": ["inn"], "on_cards": {"inn": ["elf"]}}
    workers = {"home": {"elf": 1}, "supply": {"elf": 4, "dwarf": 7}}
    own = player("4/3/2/1", crest=2, score=7, gathering={"forest": ["elf"]}, **workers, **cards)
    places = {"guild_workers": {"d4": "1:dwarf"}, "camp": ["1:elf"], "job_centre": ["2:elf"]}
    match = at(board(own, player(crest=1), player(), markers={"d3_inn": 0}, round=4, **places))
    common = seen(match, seat)
    they = common["players"][0]
    assert (they["goods"], they["score"], they["crest"]) == (
        {"wood": 4, "stone": 3, "metal": 2, "gold": 1},
        7,
        2,
    )
    assert (they["built"], they["gnomes"]) == ({"inn": 1, "bank": 1}, {"inn": 1})
    assert (they["home"], they["supply"]) == ({"elf": 1}, {"elf": 4, "dwarf": 7})
    assert (common["markers"], common["round"], common["pool"]) == ({"d3_inn": 0}, 4, 13)
    assert (common["display"], len(common["guilds"])) == (DISPLAY, 5)
    assert {key: common[key] for key in places} == places
    assert (common["gathering"][0], common["on_cards"][0]) == (
        {"forest": {"elf": 1}},
        {"inn": {"elf": 1}},
    )


@pytest.mark.rule("BEL-4.7")
@given(seats=st.integers(2, 5), seed=SEEDS, moves=st.integers(0, 250))
@settings(max_examples=25, deadline=None)
def test_all_see_the_same_but_their_own_hands(seats: int, seed: int, moves: int) -> None:
    match = play_on(started("belfort", seats, seed), seed, moves)
    views = [seen(match, seat) for seat in (*range(seats), SPECTATOR)]
    for seat, own in enumerate(views[:-1]):
        they = own["players"][seat]
        assert sum(they["cards"].values()) == they["hand"]
        they["cards"] = views[-1]["players"][seat]["cards"]
    assert all(each == views[-1] for each in views)


@OTHERS
@pytest.mark.rule("BEL-4.7")
def test_what_one_could_do_with_a_hand_is_not_shown_to_others(seat: int) -> None:
    match = at(turn("9/9/9/9", hand=["bank"]))
    asked = view(match.edition.game, match.state, 0)["decision"]
    assert "build:bank" in asked["options"]
    assert view(match.edition.game, match.state, seat)["decision"] is None


# ---------------------------------------------------------------------- the opening


@OTHERS
@pytest.mark.rule("BEL-4.7", "BEL-3.8")
def test_of_the_cards_dealt_nothing_is_seen_until_some_are_discarded(seat: int) -> None:
    cards = ["bank", "keep", "inn", "pub", "tower"]
    deal = {"hand": ["market"] * 5}, {"hand": ["gardens"] * 5}
    match = at(board({}, *deal, phase="opening"), *[f"card:{card}" for card in cards])
    assert hand(match, 0) == (5, dict.fromkeys(cards, 1))
    assert hand(match, seat) == (5, {})
    assert [e["card"] for e in told(match.seen(0), "card-drawn")] == cards
    assert told(match.seen(seat), "card-drawn") == []
    play(match, "0 bank+keep+inn")
    assert hand(match, seat) == (3, {})
    assert told(match.seen(seat), "discarded")[:2] == [
        {"who": 0, "card": "pub"},
        {"who": 0, "card": "tower"},
    ]
    assert seen(match, seat)["discard"] == {"pub": 1, "tower": 1, "market": 2, "gardens": 2}


# ---------------------------------------------------------------------- drawing


def drawing(way: str) -> tuple[Match, list[str]]:
    """A turn of seat 0 and the moves that draw the next cards of the deck."""
    library = {"built": ["library"], "gnomes": ["library"]}
    if way == "library":
        placed = {"built": ["library"], "on_cards": {"library": ["elf"]}}
        return at(turn("0/0/0/1", **placed), "card:bank", "card:keep"), ["0 use:library:elf"]
    if way == "librarians":
        placed = {**SPIES, "guild_workers": {"d2": "0:elf"}}
        cards = ["card:bank", "card:keep", "card:keep"]
        return at(turn("0/0/0/1", **placed), *cards), ["0 use:librarians"]
    if way == "free card":
        return at(turn("0/0/0/1", **library), "card:bank"), ["0 end"]
    return at(turn("0/0/0/1"), "card:bank"), ["0 buy", "0 deck"]


@OTHERS
@pytest.mark.rule("BEL-4.7")
@pytest.mark.parametrize("way", ["library", "librarians", "free card", "bought"])
def test_of_cards_drawn_others_see_the_number_only(way: str, seat: int) -> None:
    match, moves = drawing(way)
    play(match, *moves)
    number, cards = hand(match, 0)
    assert number == sum(cards.values()) > 0
    assert hand(match, seat) == (number, {})
    own = told(match.seen(0), "card-drawn")
    assert [event["card"] for event in own] == [c for c, n in cards.items() for _ in range(n)]
    assert told(match.seen(seat), "card-drawn") == []


@OTHERS
@pytest.mark.rule("BEL-4.7")
def test_others_are_told_how_many_cards_were_drawn(seat: int) -> None:
    match, moves = drawing("librarians")
    play(match, *moves)
    assert told(match.seen(seat), "cards-drawn") == [{"who": 0, "n": 3}]


# ---------------------------------------------------------------------- what all have seen


@EVERYONE
@pytest.mark.rule("BEL-4.7")
def test_a_card_bought_from_the_display_is_known_in_the_hand(seat: int) -> None:
    match = at(turn("0/0/0/1", rival("0/0/0/1"), hand=["bank"]))
    play(match, "0 buy", "0 inn")
    assert hand(match, seat)[1].get("inn") == 1
    assert hand(match, 1) == (2, {"inn": 1})
    assert told(match.seen(seat), "card-bought") == [{"who": 0, "card": "inn"}]


@EVERYONE
@pytest.mark.rule("BEL-4.7")
def test_cards_shown_to_spies_are_seen_by_all(seat: int) -> None:
    match = spying()
    play(match, "1 inn", "2 keep")
    shown = [{"who": 1, "card": "inn"}, {"who": 2, "card": "keep"}]
    assert told(match.seen(seat), "card-shown") == shown
    assert hand(match, seat, of=1)[1].get("inn") == hand(match, seat, of=2)[1].get("keep") == 1


@pytest.mark.rule("BEL-4.7")
def test_the_rest_of_a_hand_shown_to_spies_stays_secret() -> None:
    match = spying()
    play(match, "1 inn", "2 keep")
    assert hand(match, 0, of=1) == hand(match, SPECTATOR, of=1) == (2, {"inn": 1})


@EVERYONE
@pytest.mark.rule("BEL-4.7")
def test_a_card_taken_by_spies_is_known_in_its_new_hand(seat: int) -> None:
    match = spying()
    play(match, "1 inn", "2 keep", "0 seat:2")
    assert hand(match, seat, of=0) == (1, {"keep": 1})
    assert hand(match, 0, of=2) == (1, {})


@EVERYONE
@pytest.mark.rule("BEL-4.7")
def test_a_pick_for_spies_is_hidden_until_all_have_picked(seat: int) -> None:
    match = spying()
    play(match, "1 inn")
    answers = view(match.edition.game, match.state, seat)["agenda"][0]["answers"]
    assert answers == [None, "inn" if seat == 1 else "!", "?"]
    assert told(match.seen(seat), "card-shown") == []
    if seat != 1:
        assert hand(match, seat, of=1) == (2, {})


@pytest.mark.rule("BEL-4.7")
@pytest.mark.parametrize("seat", [0, 1, SPECTATOR])
def test_a_card_drawn_for_a_virtual_player_is_seen_by_all(seat: int) -> None:
    position = turn("0/0/0/0", seats=2)
    agenda = [{"do": "virtual_turn", "virtual": 0}, {"do": "scoring"}, {"do": "next_round"}]
    match = at({**position, "agenda": agenda}, "card:tower")
    play(match, "0 deck", "0 d1_tower")
    told_card = told(match.seen(seat), "virtual-card")
    assert [(event["virtual"], event["card"]) for event in told_card] == [(3, "tower")]
    assert seen(match, seat)["discard"] == {"tower": 1}


@pytest.mark.rule("BEL-4.7")
def test_a_card_that_leaves_a_hand_is_known_no_longer() -> None:
    match = at(turn("2/2/1/1", rival("0/0/0/1"), hand=["bank", "bank"], known=["bank"]))
    assert hand(match, 1) == (2, {"bank": 1})
    play(match, "0 build:bank", "0 d1_bank")
    assert hand(match, 1) == (1, {})


# ---------------------------------------------------------------------- dealing anew


@pytest.mark.rule("BEL-4.7")
def test_a_redeal_changes_only_what_a_seat_cannot_know() -> None:
    rivals = [rival(hand=["inn", "bank", "bank"], known=["inn"]), rival(hand=["pub"])]
    match = at(turn("0/0/0/1", *rivals, hand=["keep"], discard=["tower"]))
    dealt = [redeal(match.edition.game, match.state, 1, Fast(seed)) for seed in range(40)]
    for s in dealt:
        assert s.hands[10:20] == match.state.hands[10:20]
        assert (s.discard, s.display, s.built) == (
            match.state.discard,
            match.state.display,
            match.state.built,
        )
        assert [s.hand_size(seat) for seat in range(3)] == [1, 3, 1]
    assert len({tuple(s.hands[:10]) for s in dealt}) > 3


@pytest.mark.rule("BEL-4.7")
def test_a_redeal_keeps_what_the_table_knows_of_a_hand() -> None:
    rivals = [rival(hand=["inn", "bank", "bank"], known=["inn"]), rival()]
    match = at(turn("0/0/0/1", *rivals))
    for seed in range(20):
        s = redeal(match.edition.game, match.state, 0, Fast(seed))
        assert (s.hands[10 + 4] >= 1, s.hand_size(1)) == (True, 3)


@pytest.mark.rule("BEL-4.7")
def test_where_all_other_cards_are_seen_a_hand_is_no_secret() -> None:
    own = without(*DISPLAY, "tower", "tower")
    match = at(turn("0/0/0/1", rival(hand=["tower", "tower"]), hand=own))
    s = redeal(match.edition.game, match.state, 0, Fast(1))
    assert s.hands == match.state.hands
    assert table(match)["discard"] == {}


def test_that_only_the_end_of_the_turn_is_left_is_the_seats_own_secret() -> None:
    """BEL-4.7. It would tell the others that no card of the hand can be built."""
    poor = {"goods": {"wood": 0, "stone": 0, "metal": 0, "gold": 0}}
    agenda = [{"do": "camp_swap", "seat": 1}, {"do": "take_turn", "seat": 0}]
    agenda += [{"do": "camp_swap", "seat": 1}]
    position = {"game": "belfort", "seats": 3, "table": {"players": [poor]}, "agenda": agenda}
    match = at(position)
    play(match, "1 keep")
    assert told(match.seen(0), "forced") == [{"who": 0, "what": {"message": "do-end-turn"}}]
    assert told(match.seen(1), "forced") == told(match.seen(2), "forced") == []


# ---------------------------------------------------------------------- what was forced


@OTHERS
@pytest.mark.rule("BEL-4.7")
def test_that_a_hand_left_no_choice_is_not_told_to_others(seat: int) -> None:
    placed = {**SPIES, "guild_workers": {"d2": "0:elf"}}
    match = at(turn("0/0/0/1", hand=["bank"], **placed), *["card:bank"] * 3)
    play(match, "0 use:librarians")
    assert told(match.seen(seat), "discarded") == [{"who": 0, "card": "bank"}]
    assert len(told(match.seen(0), "forced")) == 1
    assert told(match.seen(seat), "forced") == []


@OTHERS
@pytest.mark.rule("BEL-4.7")
def test_that_nothing_in_a_hand_could_be_built_is_not_told_to_others(seat: int) -> None:
    match = at(turn("3/2/0/1", rival("0/0/0/1"), hand=["inn"]))
    play(match, "0 visit", "0 buy_wood", "0 leave")
    assert match.state.waiting() == [1]
    assert told(match.seen(0), "forced")[-1]["who"] == 0
    assert not [event for event in told(match.seen(seat), "forced") if event["who"] == 0]
