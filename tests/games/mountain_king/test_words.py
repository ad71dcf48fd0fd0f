"""What people read: whole sentences in both languages, with their cases and plurals."""

import pytest
from helpers import started
from spoken import Spoken

from underhall.core.phrase import Amount, Does, Phrase
from underhall.games.mountain_king.box import names
from underhall.games.mountain_king.rules import events as e

ANIA, OLEK = range(2)
NUMBERS = (1, 2, 5, 22)
NOWHERE = -1


@pytest.mark.parametrize("resource", [names.STONE, names.IRON, names.RUNE, names.COIN])
def test_resources_are_counted(spoken: Spoken, resource: int) -> None:
    for n in NUMBERS:
        spoken.say(Amount(names.RESOURCES, resource, n))


def test_a_payment_says_where_it_comes_from(spoken: Spoken) -> None:
    place = names.PLACES.code("2_1")
    spoken.log(e.SPENT, ANIA, names.COIN, 1, place)
    spoken.log(e.SPENT, ANIA, names.RUNE, 2, NOWHERE)


def test_digging_is_told(spoken: Spoken) -> None:
    cells = [names.CELLS.code("9,5"), names.CELLS.code("9,6")]
    spoken.log(e.TUNNEL_DUG, OLEK, names.SHAPES.code("tunnel_i2"), cells, names.STONE)
    spoken.log(e.STATUE_EXCAVATED, OLEK, names.CLANS.code("moon"), cells[0])


def test_a_spell_is_destroyed(spoken: Spoken) -> None:
    spell = names.SPELLS.code("gilded_walls")
    spoken.log(e.SPELL_CAST, ANIA, spell, 1)
    spoken.log(e.SPELL_CAST, ANIA, spell, 3)
    does = Does("spell", "gilded_walls", n=3)
    phrase = Phrase("do-cast", spell=names.SPELLS.word(spell), runes=2, does=does)
    spoken.say(phrase)
    spoken.log(e.SPELL_DESTROYED, spell)
    spoken.log(e.SPELL_IGNORED, ANIA, spell)


@pytest.mark.parametrize("bribes", [0, 1, 3, 5])
def test_a_recruit_has_a_price(spoken: Spoken, bribes: int) -> None:
    troll = names.TROLLS.word(names.TROLLS.code("troll_1_ash_peddler"))
    bare = Phrase("do-recruit", troll=troll, bribes=bribes, found=[])
    spoken.say(bare)
    found = [Amount(names.RESOURCES, names.STONE, 1), Amount(names.RESOURCES, names.COIN, 2)]
    spoken.say(Phrase("do-recruit", troll=troll, bribes=bribes, found=found))


def test_a_placement_says_what_it_costs_and_finds(spoken: Spoken) -> None:
    cost, gains = (
        [Amount(names.RESOURCES, names.STONE, 3)],
        [Amount(names.RESOURCES, names.RUNE, 1)],
    )
    statues = [names.CLANS.word(names.CLANS.code("fire"))]
    brown, orange = (
        names.ZONES.word(names.ZONES.code("brown")),
        names.ZONES.word(names.ZONES.code("orange")),
    )
    args = {"cells": "9·5 9·6* 9·7", "cost": cost}
    plain = {**args, "zones": [brown], "anchor": [], "gains": [], "statues": []}
    spoken.say(Phrase("do-dig-placement", **plain))
    rich = {**args, "zones": [brown, orange], "anchor": [orange], "gains": gains}
    spoken.say(Phrase("do-dig-placement", **rich, statues=statues))


def test_refusals_say_what_is_missing(spoken: Spoken) -> None:
    clan, zone = (
        names.CLANS.word(names.CLANS.code("ice")),
        names.ZONES.word(names.ZONES.code("grey")),
    )
    spoken.say(Phrase("no-point-token-gone", clan=clan, zone=zone))
    short = {
        "cost": [Amount(names.RESOURCES, names.IRON, 2)],
        "missing": [Amount(names.RESOURCES, names.IRON, 1)],
    }
    spoken.say(Phrase("no-cannot-pay", **short))


def test_a_troll_fetches(spoken: Spoken) -> None:
    symbol = names.SYMBOLS.code("cart_fire")
    troll, place = names.TROLLS.code("troll_2_pyre_oracle"), names.PLACES.code("2_0")
    spoken.log(e.TROLL_FILLED, ANIA, troll, place, symbol, 2)


def test_the_first_question_is_understood(spoken: Spoken) -> None:
    spoken.asked(started("mountain_king", 3))


# ---------------------------------------------------------------------- what was said wrongly once


def test_the_other_starter_stays_in_hand(spoken: Spoken) -> None:
    spoken.say(Phrase("ask-draft_card"))


def test_the_end_is_announced_with_the_last_round(spoken: Spoken) -> None:
    spoken.log(e.END_TRIGGERED, ANIA, 14)


def test_isolated_spaces_are_counted(spoken: Spoken) -> None:
    for n in (1, 3, 5, 22):
        spoken.log(e.FRAGMENT_JOINED, ANIA, n)


def test_statues_are_dealt_along_the_ring(spoken: Spoken) -> None:
    spoken.log(e.STATUES_DEALT, names.CELLS.code("11,1"), [0, 1, 2])


def test_a_workshop_says_where_it_is_founded(spoken: Spoken) -> None:
    spot, cell = names.WORKSHOP_SPOTS.code("ww02"), names.CELLS.code("16,4")
    spoken.log(e.WORKSHOP_FOUNDED, ANIA, names.WORKSHOPS.code("mint"), spot, cell)


@pytest.mark.parametrize("n", [0, 1, 2])
def test_trades_of_the_end_are_counted(spoken: Spoken, n: int) -> None:
    spoken.log(e.LEFTOVERS_SCORED, ANIA, 4, n)


def test_the_winner_is_the_mountain_king(spoken: Spoken) -> None:
    spoken.log(e.GAME_ENDED, [OLEK])
    spoken.log(e.GAME_ENDED, [ANIA, OLEK])


@pytest.mark.parametrize("n", [1, 2, 5, 22])
def test_hammers_are_needed_in_the_genitive(spoken: Spoken, n: int) -> None:
    phrase = Phrase("no-hammers-short", need=Amount(names.RESOURCES, names.HAMMER, n), have=1)
    spoken.say(phrase)


@pytest.mark.parametrize("left", [1, 2, 5, 12])
def test_tunnels_left_agree(spoken: Spoken, left: int) -> None:
    tunnel, cost = (
        names.SHAPES.word(names.SHAPES.code("tunnel_i3")),
        Amount(names.RESOURCES, names.STONE, 3),
    )
    shape = Phrase("do-dig-shape", tunnel=tunnel, cost=cost, honor=2, left=left)
    spoken.say(shape)
    mixed = Phrase("do-dig-shape-mixed", tunnel=tunnel, n=3, left=left)
    spoken.say(mixed)


@pytest.mark.parametrize("n", [2, 4, 5, 22])
def test_a_trade_is_for_one(spoken: Spoken, n: int) -> None:
    spoken.say(Phrase("do-trade", n=n))
    spoken.log(e.TRADED, ANIA, names.RUNE, n)


def test_a_recipe_tells_what_becomes_of_what(spoken: Spoken) -> None:
    recipe = {
        "spend": [Amount(names.RESOURCES, names.STONE, 1)],
        "gain": [Amount(names.RESOURCES, names.COIN, 1)],
    }
    spoken.say(Phrase("do-use-recipe", **recipe))


def test_articles_agree(spoken: Spoken) -> None:
    spoken.log(e.PEDESTAL_TAKEN, ANIA, names.CLANS.code("ice"))
    spoken.log(e.PEDESTAL_BAGGED, names.CLANS.code("moon"))


def test_what_is_missing_below_is_named(spoken: Spoken) -> None:
    places = [
        names.PLACES.word(names.PLACES.code("2_0")),
        names.PLACES.word(names.PLACES.code("2_1")),
    ]
    spoken.say(Phrase("no-position-unsupported", places=places[:1]))
    spoken.say(Phrase("no-position-unsupported", places=places))


def test_a_second_tile_agrees_with_its_kind(spoken: Spoken) -> None:
    for token in names.WORKSHOPS.tokens:
        spoken.message(f"option-chosen_workshops-{token}_2")
