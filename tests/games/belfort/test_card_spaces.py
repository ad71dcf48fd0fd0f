"""BEL-4.71 to 4.74: the spaces of own cards."""

from typing import Any

import pytest
from games.belfort.turn import mine, rival, stock, turn, without
from helpers import at, options, play, refused, table, told

from underhall.core.match import Match


def on(card: str, *outcomes: str, others: list[Any] | None = None, **things: Any) -> Match:
    """A dwarf of seat 0 on a card of its own, which is staffed if it has to be."""
    cards = {"built": [card], "gnomes": [card] if card in ("inn", "tower") else []}
    placed = {"on_cards": {card: {"dwarf": 1}}}
    return at(turn("0/0/0/1", *(others or []), **{**cards, **placed, **things}), *outcomes)


# ---------------------------------------------------------------------- 4.71 Library


@pytest.mark.rule("BEL-4.71")
def test_the_library_draws_two_then_discards_two_of_the_whole_hand() -> None:
    match = on("library", "card:keep", "card:inn", hand=["bank", "pub"])
    play(match, "0 use:library:dwarf")
    assert mine(match, "hand") == {"bank": 1, "keep": 1, "inn": 1, "pub": 1}
    assert options(match, 0) == ["bank", "keep", "inn", "pub"]
    play(match, "0 bank", "0 keep")
    assert mine(match, "hand") == {"inn": 1, "pub": 1}
    assert table(match)["discard"] == {"bank": 1, "keep": 1}
    assert mine(match, "home") == {"elf": 3, "dwarf": 3}


@pytest.mark.rule("BEL-4.71")
def test_the_library_discards_only_cards_of_the_hand() -> None:
    match = on("library", "card:keep", "card:keep", hand=["bank"])
    play(match, "0 use:library:dwarf")
    assert refused(match, 0, "pub")[1] == "not-in-hand"
    play(match, "0 bank")
    assert (mine(match, "hand"), table(match)["discard"]) == ({"keep": 1}, {"bank": 1, "keep": 1})


@pytest.mark.rule("BEL-4.71", "BEL-4.9")
def test_with_fewer_cards_than_two_the_library_discards_all() -> None:
    left = without("library", "library", "inn", "market", "bank")
    match = on("library", others=[rival(hand=left)], hand=["bank"])
    play(match, "0 use:library:dwarf")
    assert (mine(match, "hand"), table(match)["discard"]) == ({}, {"bank": 1})


@pytest.mark.rule("BEL-4.71")
def test_cards_drawn_by_the_library_are_seen_by_their_owner_alone() -> None:
    match = on("library", "card:keep", "card:inn", hand=["bank"])
    events = play(match, "0 use:library:dwarf")
    assert told([event for event in events if event.seen_by(0)], "card-drawn") == [
        {"who": 0, "card": "keep"},
        {"who": 0, "card": "inn"},
    ]
    public = [event for event in events if event.seen_by(1)]
    assert told(public, "card-drawn") == []
    assert told(public, "cards-drawn") == [{"who": 0, "n": 2}]


# ---------------------------------------------------------------------- 4.72 Blacksmith, Market


@pytest.mark.rule("BEL-4.72")
@pytest.mark.parametrize("card, after", [("blacksmith", "0/0/1/1"), ("market", "0/0/0/3")])
def test_blacksmith_and_market_give_goods(card: str, after: str) -> None:
    match = on(card)
    play(match, f"0 use:{card}:dwarf")
    assert stock(match) == after
    assert mine(match, "home") == {"elf": 3, "dwarf": 3}


# ---------------------------------------------------------------------- 4.73 Inn


@pytest.mark.rule("BEL-4.73")
@pytest.mark.parametrize("race", ["elf", "dwarf"])
def test_the_inn_gives_an_ordinary_elf_or_dwarf_at_home(race: str) -> None:
    match = on("inn", built=["inn", "pub"], home={"master_elf": 2, "master_dwarf": 1})
    play(match, "0 use:inn:dwarf")
    assert options(match, 0) == ["elf", "dwarf"]
    play(match, f"0 {race}")
    workers = {"elf": 0, "dwarf": 1, "master_elf": 2, "master_dwarf": 1}
    workers[race] += 1
    assert mine(match, "home") == {sort: n for sort, n in workers.items() if n}
    supply = {"elf": 5, "dwarf": 5}
    assert mine(match, "supply") == {**supply, race: 4}


@pytest.mark.rule("BEL-4.73", "BEL-4.4")
def test_the_inn_gives_what_the_supply_has() -> None:
    match = on("inn", home={"elf": 7})
    play(match, "0 use:inn:dwarf")
    assert mine(match, "home") == {"elf": 7, "dwarf": 2}
    assert mine(match, "supply") == {"elf": 0, "dwarf": 5}


# ---------------------------------------------------------------------- 4.74 Tower


@pytest.mark.rule("BEL-4.74", "BEL-4.63")
def test_the_tower_puts_a_gnome_on_a_lock_of_choice() -> None:
    match = on("tower", built=["tower", "pub", "inn", "keep"], pool=4)
    play(match, "0 use:tower:dwarf")
    assert options(match, 0) == ["inn", "pub"]
    events = play(match, "0 inn")
    assert told(events, "gnome-placed") == [{"who": 0, "card": "inn"}]
    assert (mine(match, "gnomes"), table(match)["pool"]) == ({"tower": 1, "inn": 1}, 3)
    assert stock(match) == "0/0/0/1"


@pytest.mark.rule("BEL-4.74")
def test_a_gnome_of_the_tower_does_what_it_does_on_arrival() -> None:
    match = on("tower", built=["tower", "bank"])
    play(match, "0 use:tower:dwarf")
    assert (mine(match, "gnomes"), stock(match)) == ({"bank": 1, "tower": 1}, "0/0/0/2")
