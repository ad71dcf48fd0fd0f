"""What people read: whole sentences in both languages, with their cases and plurals."""

from collections.abc import Iterator
from typing import Any

import pytest
from helpers import options, started

from underhall.core.events import EVERYBODY, Event, EventKind
from underhall.core.phrase import Amount, Phrase
from underhall.editions import components
from underhall.games.mountain_king.box.names import (
    CELLS,
    CLANS,
    COIN,
    HALLS,
    IRON,
    PLACES,
    RESOURCES,
    RUNE,
    SHAPES,
    SPELLS,
    STONE,
    SYMBOLS,
    TROLLS,
    WORKSHOPS,
    ZONES,
)
from underhall.games.mountain_king.rules import events as e
from underhall.text import Words
from underhall.text.books import book

NAMES = ("Ania", "Olek", "Zosia")
EN = Words("en", "mountain_king", NAMES, strict=True)
PL = Words("pl", "mountain_king", NAMES, strict=True)
ANIA, OLEK = range(2)
NUMBERS = (1, 2, 5, 22)
NOWHERE = -1


def log(kind: EventKind, *values: object) -> tuple[str, str]:
    """A line of the log in English and in Polish."""
    event = Event(kind, values, EVERYBODY)
    return EN.event(event), PL.event(event)


def said(phrase: Phrase) -> tuple[str, str]:
    """A phrase in English and in Polish."""
    return EN.say(phrase), PL.say(phrase)


def named(data: Any) -> Iterator[dict[str, Any]]:
    """All rows of the component data that have a name."""
    if isinstance(data, dict):
        if "id" in data and "name_pl" in data:
            yield data
        data = list(data.values())
    if isinstance(data, list):
        for part in data:
            yield from named(part)


@pytest.mark.parametrize("lang", ["en", "pl"])
def test_things_are_called_as_in_the_data(lang: str) -> None:
    words = book(lang, "mountain_king")
    rows = {row["id"]: row for row in named(components("mountain_king"))}
    topics = {"hall": HALLS, "spell": SPELLS, "workshop": WORKSHOPS, "troll": TROLLS}
    for topic, names in topics.items():
        for token in names.tokens:
            row = next(rows[id] for id in (token, f"{topic}_{token}", f"ws_{token}") if id in rows)
            found = words.entry(f"{topic}-{token}")
            assert found is not None
            assert found.format() == row[f"name_{lang}"]


@pytest.mark.parametrize(
    "resource, forms",
    [
        (STONE, ["1 kamień", "2 kamienie", "5 kamieni", "22 kamienie"]),
        (IRON, ["1 żelazo", "2 żelaza", "5 żelaza", "22 żelaza"]),
        (RUNE, ["1 runa", "2 runy", "5 run", "22 runy"]),
        (COIN, ["1 moneta", "2 monety", "5 monet", "22 monety"]),
    ],
)
def test_resources_are_counted(resource: int, forms: list[str]) -> None:
    assert [PL.say(Amount(RESOURCES, resource, n)) for n in NUMBERS] == forms


def test_a_payment_says_where_it_comes_from() -> None:
    place = PLACES.code("2_1")
    assert log(e.SPENT, ANIA, COIN, 1, place) == (
        "Ania pays 1 coin from a troll, in the second row, place 2.",
        "Ania płaci 1 monetę z trolla w drugim rzędzie, miejsce 2.",
    )
    assert log(e.SPENT, ANIA, RUNE, 2, NOWHERE) == ("Ania pays 2 runes.", "Ania płaci 2 runy.")


def test_digging_is_told() -> None:
    cells = [CELLS.code("9,5"), CELLS.code("9,6")]
    assert log(e.TUNNEL_DUG, OLEK, SHAPES.code("tunnel_i2"), cells, STONE) == (
        "Olek digs the short tunnel (2) with stone: 9,5 and 9,6.",
        "Olek kopie tunel 2-polowy, minerał: kamień, pola: 9,5 i 9,6.",
    )
    assert log(e.STATUE_EXCAVATED, OLEK, CLANS.code("moon"), cells[0]) == (
        "Olek digs out the Moon statue at 9,5.",
        "Olek wydobywa posąg Księżyca na polu 9,5.",
    )


def test_a_spell_wears_out() -> None:
    spell = SPELLS.code("gilded_walls")
    assert log(e.SPELL_CAST, ANIA, spell, 1)[0] == "Ania casts Gilded Walls, its first rune."
    assert log(e.SPELL_CAST, ANIA, spell, 3)[1] == "Ania rzuca czar „Złocone ściany”, runa 3."
    phrase = Phrase("do-cast", spell=SPELLS.word(spell), runes=2)
    assert said(phrase) == (
        "Gilded Walls: third rune, it wears out",
        "Złocone ściany: trzecia runa, czar się zużyje",
    )


@pytest.mark.parametrize(
    "bribes, english, polish",
    [
        (0, "for free", "za darmo"),
        (1, "one bribe", "1 łapówka"),
        (3, "3 bribes", "3 łapówki"),
        (5, "5 bribes", "5 łapówek"),
    ],
)
def test_a_recruit_has_a_price(bribes: int, english: str, polish: str) -> None:
    troll = TROLLS.word(TROLLS.code("troll_1_ash_peddler"))
    bare = Phrase("do-recruit", troll=troll, bribes=bribes, found=[])
    assert said(bare) == (f"Ash Peddler: {english}", f"Popielny Kramarz: {polish}")
    found = [Amount(RESOURCES, COIN, 2)]
    assert EN.say(Phrase("do-recruit", troll=troll, bribes=bribes, found=found)) == (
        f"Ash Peddler: {english}, with 2 coins on it"
    )


def test_a_placement_says_what_it_costs_and_finds() -> None:
    cost, gains = [Amount(RESOURCES, STONE, 3)], [Amount(RESOURCES, RUNE, 1)]
    statues = [CLANS.word(CLANS.code("fire"))]
    args = {"cells": "9,5 9,6* 9,7", "cost": cost}
    assert said(Phrase("do-dig-placement", **args, gains=[], statues=[])) == (
        "9,5 9,6* 9,7: costs 3 stone",
        "9,5 9,6* 9,7: koszt 3 kamienie",
    )
    assert said(Phrase("do-dig-placement", **args, gains=gains, statues=statues)) == (
        "9,5 9,6* 9,7: costs 3 stone, finds 1 rune, Fire statue",
        "9,5 9,6* 9,7: koszt 3 kamienie, zysk 1 runa, posąg Ognia",
    )


def test_refusals_say_what_is_missing() -> None:
    clan, zone = CLANS.word(CLANS.code("ice")), ZONES.word(ZONES.code("grey"))
    assert said(Phrase("no-point-token-gone", clan=clan, zone=zone)) == (
        "The token for Ice in the grey zone is taken.",
        "Żeton zajęty: Lód, obszar szary.",
    )
    short = {"cost": [Amount(RESOURCES, IRON, 2)], "missing": [Amount(RESOURCES, IRON, 1)]}
    assert said(Phrase("no-cannot-pay", **short)) == (
        "It costs 2 iron; you lack 1 iron.",
        "Koszt to 2 żelaza; brakuje: 1 żelazo.",
    )


def test_a_troll_fetches() -> None:
    symbol = SYMBOLS.code("cart_fire")
    troll, place = TROLLS.code("troll_2_pyre_oracle"), PLACES.code("2_0")
    assert log(e.TROLL_FILLED, ANIA, troll, place, symbol, 2) == (
        "Ania: Pyre Oracle fetches 2 Fire carts.",
        "Ania: Wyrocznia Stosu przynosi 2 wózki Ognia.",
    )


def test_the_first_question_is_understood() -> None:
    match = started("mountain_king", 3)
    seat = match.state.waiting()[0]
    decision = match.state.asked(seat)
    assert options(match, seat)
    assert EN.prompt(match.state, decision).startswith("Where do you put your gate?")
    assert PL.prompt(match.state, decision).startswith("Gdzie stawiasz swoje wrota?")
