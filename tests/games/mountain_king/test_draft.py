"""MTK-3.18 to 3.21: the draft of the starters and what everybody begins with."""

from typing import Any

import pytest
from games.mountain_king.mountain import asked, card, loads, mine, stock, trolls
from helpers import answer_all, at, names, options, play, refused, told

from underhall.core.chance import Fast
from underhall.core.match import Match
from underhall.core.secrets import redeal

STARTERS = ["quarrier", "ironmonger", "gem_seeker", "purser", "hammerer", "rune_reader"]


def drafting(seats: int, *drawn: str) -> Match:
    """The draft begins; the first cards drawn, seat by seat, are these."""
    gates = [{"gate": f"{'ag3' if seats < 4 else f'wg{seats}'}_{n + 1}"} for n in range(seats)]
    position = {"game": "mountain_king", "seats": seats}
    told = {"step": "setup", "players": gates}
    return at({**position, "table": told}, *(f"troll:{card(name)}" for name in drawn))


def shown(match: Match, seat: int, who: int) -> dict[str, Any]:
    """What ``seat`` sees of the things of ``who``."""
    found: dict[str, Any] = match.edition.game.view(match.state, seat)["players"][who]
    return found


DRAWN = ["purser", "quarrier", "hammerer", "rune_reader"]
"""Two players draw their first cards: seat 0 Purser and Hammerer, seat 1 the others."""


@pytest.mark.rule("MTK-3.18")
def test_everybody_draws_two_of_the_own_cards_and_chooses_one() -> None:
    match = drafting(2, *DRAWN)
    assert options(match, 0) == [card("purser"), card("hammerer")]
    assert options(match, 1) == [card("quarrier"), card("rune_reader")]
    assert [mine(match, "hand", seat) for seat in (0, 1)] == [options(match, 0), options(match, 1)]


@pytest.mark.rule("MTK-3.18")
def test_a_card_goes_on_any_empty_bottom_position() -> None:
    match = drafting(2, *DRAWN, "quarrier", "purser")
    play(match, f"0 {card('purser')}", f"1 {card('quarrier')}")
    assert options(match, 0) == ["1_0", "1_1", "1_2", "1_3"]
    play(match, "0 1_2", "1 1_0")
    assert trolls(match) == {"1_2": card("purser")}
    assert options(match, 0) == [card("quarrier"), card("hammerer")]
    play(match, f"0 {card('hammerer')}", f"1 {card('purser')}")
    assert options(match, 0) == ["1_0", "1_1", "1_3"]
    assert refused(match, 0, "1_2") == ("MTK-3.18", "position-taken")


@pytest.mark.rule("MTK-3.18")
def test_after_four_cards_one_is_in_hand_and_one_unseen() -> None:
    match = drafting(3)
    drawn = told(match.setup_events, "starter-drawn")
    for _ in range(7):  # the fourth card has but one position left
        assert len(mine(match, "hand")) == (2 if asked(match) == "draft_card" else 1)
        drawn += told(end_of_step(match), "starter-drawn")
    assert asked(match) == "step1_menu"
    own = [event["troll"] for event in drawn if event["who"] == 0]
    assert len(own) == len(set(own)) == 5
    assert set(trolls(match).values()) < set(own)
    assert sorted(trolls(match)) == ["1_0", "1_1", "1_2", "1_3"]


def end_of_step(match: Match) -> list[Any]:
    """All answer; what happened."""
    before = len(match.moves)
    answer_all(match)
    return [event for move in match.moves[before:] for event in move.events]


@pytest.mark.rule("MTK-3.18")
def test_each_draws_from_a_shuffled_deck_of_the_own() -> None:
    hands = [mine(at({**START, "seed": seed}), "hand", 1) for seed in range(40)]
    assert {one for hand in hands for one in hand} == {card(name) for name in STARTERS}
    assert len({tuple(hand) for hand in hands}) > 8


GATES = [{"gate": "ag3_1"}, {"gate": "ag3_2"}]
START = {"game": "mountain_king", "seats": 2, "table": {"step": "setup", "players": GATES}}


@pytest.mark.rule("MTK-3.19")
def test_all_draft_at_the_same_time_in_any_order() -> None:
    match = drafting(3)
    assert match.state.waiting() == [0, 1, 2]
    play(match, f"2 {options(match, 2)[0]}")
    assert match.state.waiting() == [0, 1]
    assert trolls(match, 2) == {}
    play(match, f"0 {options(match, 0)[1]}")
    assert match.state.waiting() == [1]
    play(match, f"1 {options(match, 1)[0]}")
    assert (asked(match), match.state.waiting()) == ("draft_slot", [0, 1, 2])


@pytest.mark.rule("MTK-3.19")
def test_cards_are_shown_when_everybody_has_finished() -> None:
    match = drafting(2)
    for _ in range(6):
        answer_all(match)
    assert len(shown(match, 0, 0)["moot"]) == 3
    assert (shown(match, 0, 1)["moot"], shown(match, 0, 1)["cards"]) == ({}, [])
    others = [redeal(match.edition.game, match.state, 0, Fast(n)).moot[10:14] for n in range(9)]
    assert len({tuple(moot) for moot in others}) > 1
    events = end_of_step(match)
    assert names([event for event in events if event.seen_by(0)]).count("moot-shown") == 2
    assert shown(match, 0, 1)["moot"] == mine(match, "moot", 1)


@pytest.mark.rule("MTK-3.19")
def test_what_is_drawn_and_laid_is_told_to_its_owner_only() -> None:
    match = drafting(2)
    drawn = [event for event in match.setup_events if event.name == "starter-drawn"]
    assert [event.data()["who"] for event in drawn if event.seen_by(1)] == [1, 1]
    answer_all(match)
    laid = [event for event in end_of_step(match) if event.name == "starter-laid"]
    assert [event.data()["who"] for event in laid if event.seen_by(0)] == [0]


# ---------------------------------------------------------------------- starting goods


def goods_of(seats: int, start: int = 0, **options: str) -> Match:
    """All laid the cards of example 24 and take what they give."""
    laid = {f"1_{at}": card(name) for at, name in enumerate(STARTERS[:4])}
    number = f"wg{seats}" if seats > 3 else "ag3"
    players = [
        {"gate": f"{number}_{n + 1}", "moot": laid, "hand": [card("hammerer")]}
        for n in range(seats)
    ]
    told = {"step": "setup", "start": start, "players": players}
    agenda = [{"do": "show_moots"}, {"do": "turn", "seat": start}]
    position = {"seats": seats, "options": options, "table": told, "agenda": agenda}
    return at({"game": "mountain_king", **position})


NOTHING_MORE = "5 stone, 1 hammer, 3 coin"
HAND = "5 stone, 1 iron, 1 hammer, 4 coin"
HAND_AND_DECK = "5 stone, 1 iron, 1 cart, 1 hammer, 4 coin"


@pytest.mark.rule("MTK-3.18", "MTK-3.19", "MTK-3.20", "MTK-3.21")
def test_ex_24_starting_goods() -> None:
    match = goods_of(5)
    shown = told(match.setup_events, "moot-shown")
    assert [event["trolls"] for event in shown] == [[card(name) for name in STARTERS[:4]]] * 5
    stocks = [stock(match, seat) for seat in range(5)]
    assert stocks == [NOTHING_MORE, HAND, HAND, HAND_AND_DECK, HAND_AND_DECK]
    assert [loads(match, seat) for seat in range(5)] == [{}] * 5


@pytest.mark.rule("MTK-3.20")
def test_starting_resources_enter_storage_and_symbols_begin_empty() -> None:
    match = goods_of(2)
    assert stock(match) == NOTHING_MORE
    assert loads(match) == {}
    gained = [event for event in match.setup_events if event.name == "gained"]
    assert {event.data()["clause"] for event in gained} == {"MTK-3.20", "MTK-3.21"}


@pytest.mark.rule("MTK-3.21")
@pytest.mark.parametrize("start", [0, 1, 3])
def test_the_bonus_follows_the_turn_order(start: int) -> None:
    match = goods_of(4, start)
    order = [(start + place) % 4 for place in range(4)]
    assert [stock(match, seat) for seat in order] == [NOTHING_MORE, HAND, HAND, HAND_AND_DECK]


@pytest.mark.rule("MTK-3.21")
def test_the_leftover_cards_leave_the_game() -> None:
    match = goods_of(3)
    assert match.state.hands == match.state.decks == [0, 0, 0]
    assert "hand" not in match.edition.game.write(match.state)["players"][1]
