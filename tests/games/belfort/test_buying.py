"""BEL-4.75 to 4.77: buying a card."""

import pytest
from games.belfort.turn import mine, rival, stock, turn, without
from helpers import at, names, options, play, refused, table, told

from underhall.core.secrets import view

DISPLAY = ["bank", "keep", "pub"]
REST = without(*DISPLAY)
"""The cards that are left when these three lie open."""


@pytest.mark.rule("BEL-4.75")
def test_a_card_of_the_display_costs_a_gold() -> None:
    match = at(turn("0/0/0/3", rival("0/0/0/1"), display=DISPLAY, hand=["inn"]))
    play(match, "0 buy")
    assert options(match, 0) == ["bank", "keep", "pub", "deck"]
    assert refused(match, 0, "tower") == ("BEL-4.75", "not-on-display")
    play(match, "0 keep")
    assert (stock(match), mine(match, "hand")) == ("0/0/0/2", {"inn": 1, "keep": 1})


@pytest.mark.rule("BEL-4.75")
def test_the_top_card_of_the_deck_costs_a_gold() -> None:
    match = at(turn("0/0/0/3", rival("0/0/0/1"), display=DISPLAY), "card:tower")
    play(match, "0 buy", "0 deck")
    assert (stock(match), mine(match, "hand")) == ("0/0/0/2", {"tower": 1})
    assert table(match)["display"] == DISPLAY


@pytest.mark.rule("BEL-4.75")
def test_without_a_gold_no_card_is_bought() -> None:
    match = at(turn("2/0/0/0"))
    assert refused(match, 0, "buy") == ("BEL-4.75", "gold-short")


@pytest.mark.rule("BEL-4.75")
def test_buying_ends_the_turn_only_its_end_follows() -> None:
    cards = {"built": ["library"], "gnomes": ["library"], "hand": {"inn": 5}}
    placed = {"display": DISPLAY, "guild_workers": {"d2": "0:elf"}}
    match = at(turn("9/9/9/9", rival("0/0/0/1"), **cards, **placed), "card:tower", "card:gardens")
    events = play(match, "0 buy", "0 pub")
    assert names(events) == ["card-bought", "display-filled", "card-drawn", "cards-drawn"]
    assert (mine(match, "home"), stock(match)) == ({"elf": 3, "dwarf": 3}, "9/9/9/8")
    assert options(match, 0) == ["inn", "gardens", "pub"]
    play(match, "0 inn", "0 inn")
    assert match.state.waiting() == [1]


@pytest.mark.rule("BEL-4.75", "BEL-4.41")
def test_a_card_can_be_bought_again_in_the_next_round() -> None:
    match = at(turn("0/0/0/3", home={}, display=DISPLAY), "card:tower", "card:tower")
    play(match, "0 buy", "0 keep")
    assert (table(match)["round"], "buy" in options(match, 0)) == (2, True)


@pytest.mark.rule("BEL-4.75")
def test_the_deck_is_an_option_only_while_cards_are_left() -> None:
    match = at(turn("0/0/0/3", rival(hand=REST), display=DISPLAY))
    play(match, "0 buy")
    assert options(match, 0) == ["bank", "keep", "pub"]
    assert refused(match, 0, "deck") == ("BEL-4.75", "no-cards-left")


@pytest.mark.rule("BEL-4.75", "BEL-4.9")
def test_the_discard_pile_serves_an_empty_deck() -> None:
    others = rival("0/0/0/1", hand=without(*DISPLAY, "tower"))
    match = at(turn("0/0/0/3", others, display=DISPLAY, discard=["tower"]))
    play(match, "0 buy", "0 deck")
    assert (mine(match, "hand"), table(match)["discard"]) == ({"tower": 1}, {})


@pytest.mark.rule("BEL-4.75")
def test_with_no_card_anywhere_nothing_can_be_bought() -> None:
    match = at(turn("0/0/0/3", rival(hand=without()), display=[]))
    assert refused(match, 0, "buy") == ("BEL-4.75", "no-cards-left")


@pytest.mark.rule("BEL-4.75")
def test_without_a_display_the_deck_can_still_be_bought_from() -> None:
    match = at(turn("0/0/0/3", rival("0/0/0/1"), display=[]), "card:tower")
    play(match, "0 buy")
    assert mine(match, "hand") == {"tower": 1}


# ---------------------------------------------------------------------- 4.76 secret, refilled


@pytest.mark.rule("BEL-4.76")
def test_a_card_from_the_deck_stays_secret() -> None:
    match = at(turn("0/0/0/3", rival("0/0/0/1")), "card:tower")
    events = play(match, "0 buy", "0 deck")
    seen = [event for event in events if event.seen_by(1)]
    assert (told(seen, "card-drawn"), told(seen, "deck-card-bought")) == ([], [{"who": 0}])
    assert told([event for event in events if event.seen_by(0)], "card-drawn") != []
    assert mine(match, "known") == {}
    other = view(match.edition.game, match.state, 1)["table"]["players"][0]
    assert (other["hand"], other["cards"]) == (1, {})


@pytest.mark.rule("BEL-4.76", "BEL-4.10")
def test_the_display_is_refilled_at_once() -> None:
    match = at(turn("0/0/0/3", rival("0/0/0/1"), display=DISPLAY), "card:tower")
    events = play(match, "0 buy", "0 keep")
    assert table(match)["display"] == ["bank", "pub", "tower"]
    assert told(events, "display-filled") == [{"card": "tower"}]
    assert mine(match, "known") == {"keep": 1}


@pytest.mark.rule("BEL-4.76")
def test_r_18_the_display_is_refilled_before_the_library_gives_its_card() -> None:
    cards = {"built": ["library"], "gnomes": ["library"], "display": DISPLAY}
    match = at(turn("0/0/0/3", rival("0/0/0/1"), **cards), "card:tower", "card:inn")
    play(match, "0 buy", "0 keep")
    assert table(match)["display"] == ["bank", "pub", "tower"]
    assert mine(match, "hand") == {"keep": 1, "inn": 1}


# ---------------------------------------------------------------------- 4.77 without buying


@pytest.mark.rule("BEL-4.77")
def test_a_turn_may_end_without_buying() -> None:
    match = at(turn("0/0/0/3", rival("0/0/0/1"), display=DISPLAY))
    play(match, "0 end")
    assert (stock(match), mine(match, "hand"), match.state.waiting()) == ("0/0/0/3", {}, [1])
    assert table(match)["display"] == DISPLAY
