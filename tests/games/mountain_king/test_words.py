"""What people read: whole sentences in both languages, with their cases and plurals."""

from collections.abc import Iterator
from typing import Any

import pytest
from helpers import options, started

from underhall.core.events import EVERYBODY, Event, EventKind
from underhall.core.phrase import Amount, Does, Phrase
from underhall.editions import components
from underhall.games.mountain_king.box.names import (
    CELLS,
    CLANS,
    COIN,
    HALLS,
    HAMMER,
    IRON,
    PLACES,
    RESOURCES,
    RUNE,
    SHAPES,
    SPELLS,
    STONE,
    SYMBOLS,
    TROLLS,
    WORKSHOP_SPOTS,
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
        "Ania spends 1 coin from a troll, in the second row, place 2.",
        "Ania wydaje 1 monetę z trolla w drugim rzędzie, miejsce 2.",
    )
    assert log(e.SPENT, ANIA, RUNE, 2, NOWHERE) == ("Ania spends 2 runes.", "Ania wydaje 2 runy.")


def test_digging_is_told() -> None:
    cells = [CELLS.code("9,5"), CELLS.code("9,6")]
    assert log(e.TUNNEL_DUG, OLEK, SHAPES.code("tunnel_i2"), cells, STONE) == (
        "Olek digs the short tunnel with stone: 9·5 and 9·6.",
        "Olek kopie tunel 2-polowy, minerał: kamień, pola: 9·5 i 9·6.",
    )
    assert log(e.STATUE_EXCAVATED, OLEK, CLANS.code("moon"), cells[0]) == (
        "Olek digs out the Moon statue at 9·5.",
        "Olek wydobywa posąg Księżyca na polu 9·5.",
    )


def test_a_spell_is_destroyed() -> None:
    spell = SPELLS.code("gilded_walls")
    assert log(e.SPELL_CAST, ANIA, spell, 1)[0] == "Ania casts Gilded Walls, its first rune."
    assert log(e.SPELL_CAST, ANIA, spell, 3)[1] == "Ania rzuca czar „Złocone ściany”, runa 3."
    does = Does("spell", "gilded_walls", n=3)
    phrase = Phrase("do-cast", spell=SPELLS.word(spell), runes=2, does=does)
    assert said(phrase) == (
        "Gilded Walls (third rune, it is destroyed): "
        "the tunnel you dig in step 2 of this turn scores 3 more honor",
        "Złocone ściany (trzecia runa, zniszczy czar): "
        "tunel kopany w kroku 2 tej tury daje 3 honoru więcej",
    )
    assert log(e.SPELL_DESTROYED, spell) == (
        "Gilded Walls holds its third rune and is destroyed.",
        "Na czarze „Złocone ściany” leży trzecia runa: zostaje zniszczony.",
    )
    assert log(e.SPELL_IGNORED, ANIA, spell) == (
        "Ania ignores the effect of Gilded Walls.",
        "Ania ignoruje efekt czaru „Złocone ściany”.",
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
    found = [Amount(RESOURCES, STONE, 1), Amount(RESOURCES, COIN, 2)]
    assert said(Phrase("do-recruit", troll=troll, bribes=bribes, found=found)) == (
        f"Ash Peddler: {english}, with 1 stone and 2 coins on it",
        f"Popielny Kramarz: {polish}, bierzesz z karty 1 kamień i 2 monety",
    )


def test_a_placement_says_what_it_costs_and_finds() -> None:
    cost, gains = [Amount(RESOURCES, STONE, 3)], [Amount(RESOURCES, RUNE, 1)]
    statues = [CLANS.word(CLANS.code("fire"))]
    brown, orange = ZONES.word(ZONES.code("brown")), ZONES.word(ZONES.code("orange"))
    args = {"cells": "9·5 9·6* 9·7", "cost": cost}
    plain = {**args, "zones": [brown], "anchor": [], "gains": [], "statues": []}
    assert said(Phrase("do-dig-placement", **plain)) == (
        "9·5 9·6* 9·7, brown: costs 3 stone",
        "9·5 9·6* 9·7, brązowy: koszt 3 kamienie",
    )
    rich = {**args, "zones": [brown, orange], "anchor": [orange], "gains": gains}
    assert said(Phrase("do-dig-placement", **rich, statues=statues)) == (
        "9·5 9·6* 9·7, brown and orange (* orange): costs 3 stone, finds 1 rune, Fire statue",
        "9·5 9·6* 9·7, brązowy i pomarańczowy (* pomarańczowy): koszt 3 kamienie, zysk 1 runa, "
        "posąg Ognia",
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


# ---------------------------------------------------------------------- what was said wrongly once


def test_the_other_starter_stays_in_hand() -> None:
    assert said(Phrase("ask-draft_card")) == (
        "Which starter troll do you lay? The other stays in your hand.",
        "Którego początkowego trolla kładziesz? Drugi zostaje na ręce.",
    )


def test_the_end_is_announced_with_the_last_round() -> None:
    assert log(e.END_TRIGGERED, ANIA, 14) == (
        "Ania has brought on the end: the last round will be round 14.",
        "Koniec gry się zbliża, sprawia to Ania: ostatnią rundą będzie runda 14.",
    )


def test_isolated_spaces_are_counted() -> None:
    told = [log(e.FRAGMENT_JOINED, ANIA, n) for n in (1, 3, 5, 22)]
    assert [english for english, _ in told] == [
        "Ania joins 1 isolated space to the network.",
        *[f"Ania joins {n} isolated spaces to the network." for n in (3, 5, 22)],
    ]
    assert [polish for _, polish in told] == [
        "Ania przyłącza do sieci 1 odizolowane pole.",
        "Ania przyłącza do sieci 3 odizolowane pola.",
        "Ania przyłącza do sieci 5 odizolowanych pól.",
        "Ania przyłącza do sieci 22 odizolowane pola.",
    ]


def test_statues_are_dealt_along_the_ring() -> None:
    assert log(e.STATUES_DEALT, CELLS.code("11,1"), [0, 1, 2]) == (
        "The statues are dealt clockwise from 11·1: Fire, Ice and Moon, over and over.",
        "Posągi rozłożono zgodnie z ruchem wskazówek zegara od pola 11·1: Ogień, Lód i Księżyc, "
        "i tak w kółko.",
    )


def test_a_workshop_says_where_it_is_founded() -> None:
    spot, cell = WORKSHOP_SPOTS.code("ww02"), CELLS.code("16,4")
    assert log(e.WORKSHOP_FOUNDED, ANIA, WORKSHOPS.code("mint"), spot, cell) == (
        "Ania founds the Mint at 16·4.",
        "Ania zakłada warsztat „Mennica” na polu 16·4.",
    )


@pytest.mark.parametrize(
    "n, english, polish",
    [
        (0, "for resources left.", "za pozostałe zasoby."),
        (1, "for resources left, after 1 trade.", "za pozostałe zasoby, po 1 wymianie."),
        (2, "for resources left, after 2 trades.", "za pozostałe zasoby, po 2 wymianach."),
    ],
)
def test_trades_of_the_end_are_counted(n: int, english: str, polish: str) -> None:
    told = log(e.LEFTOVERS_SCORED, ANIA, 4, n)
    assert told == (f"Ania: 4 honor {english}", f"Ania: 4 honoru {polish}")


def test_the_winner_is_the_mountain_king() -> None:
    assert log(e.GAME_ENDED, [OLEK]) == (
        "Olek is the Mountain King.",
        "Królem Gór zostaje Olek.",
    )
    assert log(e.GAME_ENDED, [ANIA, OLEK]) == (
        "Ania and Olek are Mountain Kings together.",
        "Królami Gór zostają wspólnie Ania i Olek.",
    )


@pytest.mark.parametrize(
    "n, polish",
    [(1, "1 młota"), (2, "2 młotów"), (5, "5 młotów"), (22, "22 młotów")],
)
def test_hammers_are_needed_in_the_genitive(n: int, polish: str) -> None:
    phrase = Phrase("no-hammers-short", need=Amount(RESOURCES, HAMMER, n), have=1)
    assert PL.say(phrase) == f"Na skały trzeba {polish}, a masz 1."


@pytest.mark.parametrize(
    "left, polish", [(1, "został 1"), (2, "zostały 2"), (5, "zostało 5"), (12, "zostało 12")]
)
def test_tunnels_left_agree(left: int, polish: str) -> None:
    tunnel, cost = SHAPES.word(SHAPES.code("tunnel_i3")), Amount(RESOURCES, STONE, 3)
    shape = Phrase("do-dig-shape", tunnel=tunnel, cost=cost, honor=2, left=left)
    assert PL.say(shape) == f"tunel prosty 3-polowy: 3 kamienie, 2 honoru, {polish}"
    mixed = Phrase("do-dig-shape-mixed", tunnel=tunnel, n=3, left=left)
    assert PL.say(mixed) == f"tunel prosty 3-polowy: 3 minerały, {polish}"


@pytest.mark.parametrize(
    "n, polish", [(2, "2 zasoby"), (4, "4 zasoby"), (5, "5 zasobów"), (22, "22 zasoby")]
)
def test_a_trade_is_for_one(n: int, polish: str) -> None:
    assert said(Phrase("do-trade", n=n)) == (
        f"Trade {n} resources for 1",
        f"Wymień {polish} na 1",
    )
    assert log(e.TRADED, ANIA, RUNE, n) == (
        f"Ania trades {n} resources for 1 rune.",
        f"Ania wymienia {polish} na 1 runę.",
    )


def test_a_recipe_tells_what_becomes_of_what() -> None:
    recipe = {"spend": [Amount(RESOURCES, STONE, 1)], "gain": [Amount(RESOURCES, COIN, 1)]}
    assert said(Phrase("do-use-recipe", **recipe)) == (
        "Turn 1 stone into 1 coin",
        "Zamień 1 kamień na 1 monetę",
    )


def test_articles_agree() -> None:
    assert log(e.PEDESTAL_TAKEN, ANIA, CLANS.code("ice"))[0] == "Ania gets an Ice pedestal."
    assert (
        log(e.PEDESTAL_BAGGED, CLANS.code("moon"))[0] == "A Moon pedestal goes back into the bag."
    )


def test_what_is_missing_below_is_named() -> None:
    places = [PLACES.word(PLACES.code("2_0")), PLACES.word(PLACES.code("2_1"))]
    assert said(Phrase("no-position-unsupported", places=places[:1])) == (
        "A troll must stand below first: second row, place 1.",
        "Najpierw musi stanąć troll pod spodem: drugi rząd, miejsce 1.",
    )
    assert said(Phrase("no-position-unsupported", places=places))[1] == (
        "Najpierw muszą stanąć trolle pod spodem: drugi rząd, miejsce 1 i drugi rząd, miejsce 2."
    )


def test_a_second_tile_agrees_with_its_kind() -> None:
    feminine = {"mint", "smithy", "smelter", "grindery", "porters_lodge"}
    for token in WORKSHOPS.tokens:
        end = "(druga)" if token in feminine else "(drugi)"
        assert PL.message(f"option-chosen_workshops-{token}_2").endswith(end)
