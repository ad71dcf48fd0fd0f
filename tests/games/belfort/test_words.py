"""What people read: whole sentences in both languages, with their cases and plurals."""

from typing import Any

import pytest
from games.belfort.board import board, player
from games.belfort.turn import rival, turn
from helpers import at, play
from spoken import Spoken, numbers, voices

from underhall.core.phrase import Amount
from underhall.editions import components
from underhall.games.belfort.box import names
from underhall.games.belfort.rules import events as e
from underhall.text import Words

EN, PL = voices("belfort")
ANIA, OLEK = range(2)
NUMBERS = (1, 2, 5, 22)


# ---------------------------------------------------------------------- numbers of things


@pytest.mark.parametrize("good", [names.WOOD, names.STONE, names.METAL, names.GOLD])
def test_goods_are_counted(spoken: Spoken, good: int) -> None:
    for n in NUMBERS:
        spoken.say(Amount(names.GOODS, good, n))


@pytest.mark.parametrize("worker", [names.ELF, names.DWARF, names.GNOME, names.MASTER_ELF])
def test_workers_are_counted(spoken: Spoken, worker: int) -> None:
    for n in NUMBERS:
        spoken.say(Amount(names.WORKERS, worker, n))


@pytest.mark.parametrize("n", [1, 2, 5, 22])
def test_cards_are_counted(spoken: Spoken, n: int) -> None:
    spoken.log(e.CARDS_DRAWN, ANIA, n)


@pytest.mark.parametrize("n", [1, 3, 5])
def test_points_are_counted(spoken: Spoken, n: int) -> None:
    spoken.log(e.DISTRICT_SCORED, ANIA, 2, 1, n)


# ---------------------------------------------------------------------- the log


def test_placing_is_told(spoken: Spoken) -> None:
    spoken.log(e.GUILD_TAKEN, ANIA, names.ELF, names.MINERS, 1)
    spoken.log(e.GUILD_TAKEN, ANIA, names.MASTER_DWARF, names.MINERS, 0)
    spoken.log(e.JOB_TAKEN, OLEK, names.DWARF, 2)
    spoken.log(e.CARD_SPACE_TAKEN, OLEK, names.ELF, names.MARKET, 0)
    spoken.log(e.SENT, ANIA, names.GOLD_MINE, 2)


def test_collecting_is_told(spoken: Spoken) -> None:
    spoken.log(e.GATHERED, ANIA, names.FOREST, names.WOOD, 3)
    spoken.log(e.MAJORITY, ANIA, names.FOREST, names.WOOD, 1)
    spoken.log(e.TAX_SHORT, OLEK, 2)
    spoken.log(e.CRESTS_SWAPPED, ANIA, OLEK, 1)


def test_building_is_told(spoken: Spoken) -> None:
    spoken.log(e.BUILT, ANIA, names.INN, 4)
    spoken.log(e.BUILT, OLEK, names.GARDENS, 0)
    spoken.log(e.GUILD_BUILT, ANIA, names.WIZARDS, 3)
    spoken.log(e.GNOME_HIRED, ANIA, names.BANK, 3)
    spoken.log(e.PROMOTED, OLEK, names.MASTER_ELF)


@pytest.mark.parametrize("goods", [(2, 0, 0), (1, 1, 0), (0, 2, 0), (0, 0, 1), (0, 1, 5)])
def test_a_sale_names_what_was_sold(spoken: Spoken, goods: tuple[int, ...]) -> None:
    spoken.log(e.SOLD, ANIA, *goods, 1)


def test_names_stay_as_they_are(spoken: Spoken) -> None:
    spoken.log(e.ROBBED, ANIA, OLEK, names.STONE, 2)
    spoken.log(e.CARD_TAKEN, OLEK, ANIA, names.TOWER)


def test_swaps_are_told(spoken: Spoken) -> None:
    spoken.log(e.SWAPPED, ANIA, names.WALL, 0, 2)
    spoken.log(e.GATES_SWAPPED, ANIA, 0, 1, 4, 0)


def test_virtual_players_are_told(spoken: Spoken) -> None:
    spoken.log(e.VIRTUAL_MOVED, 3, names.WIZARDS)


def test_a_round_has_its_month(spoken: Spoken) -> None:
    spoken.log(e.ROUND_BEGAN, 4)


# ---------------------------------------------------------------------- questions


def test_placement_is_asked_for(spoken: Spoken) -> None:
    match = at(board(player(home={"elf": 2}), player()))
    spoken.asked(match)
    spoken.label(match, "job_centre")
    last = at(board(player(home={"elf": 1}), player()))
    spoken.asked(last)


def test_a_worker_is_asked_for_by_its_place(spoken: Spoken) -> None:
    match = at(board(player(), player()))
    play(match, "0 guild:merchants")
    spoken.asked(match)


def test_gathering_says_what_it_brings(spoken: Spoken) -> None:
    match = at(board(player(home={"elf": 3, "master_elf": 1, "dwarf": 2}), player()))
    play(match, "0 pass")
    spoken.label(match, "mine:0+2+1+0")
    play(match, "0 mine:0+0+0+0")
    spoken.label(match, "forest:3+1")
    spoken.label(match, "forest:0+0")


def test_actions_have_their_cost(spoken: Spoken) -> None:
    match = at(turn("3/3/2/5", hand=["inn"]))
    spoken.label(match, "build:inn")
    spoken.label(match, "visit")


def test_places_are_told_apart(spoken: Spoken) -> None:
    walls = at(turn("3/3/2/5"))
    play(walls, "0 build:wall")
    spoken.label(walls, "d2_wall_b")
    gates = at(turn("3/3/2/5", hand=["gatehouse"]))
    play(gates, "0 build:gatehouse")
    spoken.label(gates, "gate_5_d1")


def test_wizards_see_whose_markers_they_swap(spoken: Spoken) -> None:
    markers = {"d1_wall_a": 1, "d2_tower": 0, "gate_1_d1": 2}
    things = {"guilds": ["wizards", "librarians", "merchants", "masons", "miners"]}
    position = turn("0/0/0/1", guild_workers={"d1": "0:elf"}, markers=markers, **things)
    walls, towers, gates = at(position), at(position), at(position)
    play(walls, "0 use:wizards", "0 wall")
    spoken.label(walls, "d1_wall_a")
    spoken.label(walls, "d1_wall_b")
    play(towers, "0 use:wizards", "0 tower")
    spoken.label(towers, "d2_tower")
    play(gates, "0 use:wizards", "0 gatehouse")
    spoken.label(gates, "gate_1")


# ---------------------------------------------------------------------- reasons


@pytest.mark.parametrize("held", ["0/0/0/0", "0/0/0/1"])
def test_a_fee_that_cannot_be_paid(spoken: Spoken, held: str) -> None:
    match = at(board(player(held), player()))
    spoken.why_not(match, "job_centre")


@pytest.mark.parametrize("held", ["2/1/2/1", "3/2/1/1", "0/3/0/1"])
def test_a_cost_that_cannot_be_paid(spoken: Spoken, held: str) -> None:
    spoken.why_not(at(turn(held, hand=["keep"])), "build:keep")


def test_a_discount_that_is_not_enough(spoken: Spoken) -> None:
    guilds = ["architects", "librarians", "merchants", "masons", "miners"]
    match = at(turn("3/2/0/1", guilds=guilds, guild_workers={"d1": "0:elf"}))
    play(match, "0 use:architects")
    spoken.why_not(match, "keep")


def test_somebody_is_there_already(spoken: Spoken) -> None:
    match = at(board(player(), player(home={"elf": 1}), guild_workers={"d3": "1:elf"}))
    spoken.why_not(match, "guild:merchants")
    spoken.why_not(match, "guild:architects")
    taken = at(turn("3/3/2/5", rival(), seats=2, hand=["inn"], markers={"d1_inn": 3}))
    play(taken, "0 build:inn")
    spoken.why_not(taken, "d1_inn")


def test_the_closed_half_of_a_gate_is_not_called_taken(spoken: Spoken) -> None:
    match = at(turn("3/3/2/5", rival(), hand=["gatehouse"], markers={"gate_5_d1": 1}))
    play(match, "0 build:gatehouse")
    spoken.why_not(match, "gate_5_d5")


# ---------------------------------------------------------------------- what things do

RAW: Any = components("belfort")
PARAMS = RAW["guild_params"]
GUILD_NUMBERS = {
    "librarians": [PARAMS["librarians_draw"], PARAMS["librarians_discard"]],
    "architects": [
        PARAMS["architects_discount_metal"],
        PARAMS["architects_discount_wood_or_stone"],
    ],
    "merchants": [PARAMS["merchants_exchanges"], 1, 1, 1, PARAMS["merchants_extra_visits"]],
    "recruiters": [1, 1, 1],
    "bankers": [PARAMS["bankers_gold"]],
    "sawyers": [PARAMS["sawyers_wood"]],
    "miners": [PARAMS["miners_metal"]],
    "masons": [PARAMS["masons_stone"]],
    "wizards": [],
    "spies": [1],
    "bandits": [
        PARAMS["bandits_one_metal"],
        PARAMS["bandits_one_goods"],
        1,
        PARAMS["bandits_many_victims"],
    ],
    "thieves": [PARAMS["thieves_one_gold"], 1, PARAMS["thieves_many_victims"]],
}


@pytest.mark.parametrize("words", [EN, PL], ids=["en", "pl"])
def test_what_guilds_and_cards_do_has_their_printed_numbers(words: Words) -> None:
    for guild, wanted in GUILD_NUMBERS.items():
        assert numbers(words, "guild", guild) == wanted
    for card in RAW["property"]:
        starts = str(words.does("kind", card["id"])).startswith
        income = starts(("income 1;", "przychód 1;"))
        assert (income, not income) == (
            bool(card["income"]),
            starts(("no income", "bez przychodu")),
        )
    assert numbers(words, "kind", "wall") == [
        RAW["wall"]["cost"][good] for good in ("wood", "stone")
    ]
    assert numbers(words, "kind", "guild") == [RAW["fees"]["guild"]]
    assert numbers(words, "place", "job_centre") == [RAW["fees"]["job_centre"]]


def test_a_victim_without_the_goods(spoken: Spoken) -> None:
    guilds = ["bandits", "librarians", "merchants", "masons", "miners"]
    match = at(turn("0/0/0/1", rival("1/1/0/0"), guilds=guilds, guild_workers={"d1": "0:elf"}))
    play(match, "0 use:bandits")
    spoken.why_not(match, "2stone")
