"""What people read: whole sentences in both languages, with their cases and plurals."""

import re
from typing import Any

import pytest
from games.belfort.board import board, player
from games.belfort.turn import rival, turn
from helpers import at, play

from underhall.core.events import EVERYBODY, Event, EventKind
from underhall.core.match import Match
from underhall.core.phrase import Amount
from underhall.editions import components
from underhall.games.belfort.box.names import (
    BANK,
    DWARF,
    ELF,
    FOREST,
    GARDENS,
    GNOME,
    GOLD,
    GOLD_MINE,
    GOODS,
    INN,
    MARKET,
    MASTER_DWARF,
    MASTER_ELF,
    METAL,
    MINERS,
    STONE,
    TOWER,
    WALL,
    WIZARDS,
    WOOD,
    WORKERS,
)
from underhall.games.belfort.rules import events as e
from underhall.text import Words

NAMES = ("Ania", "Olek", "Zosia")
EN = Words("en", "belfort", NAMES, strict=True)
PL = Words("pl", "belfort", NAMES, strict=True)
ANIA, OLEK = range(2)
NUMBERS = (1, 2, 5, 22)


def log(kind: EventKind, *values: object) -> tuple[str, str]:
    """A line of the log in English and in Polish."""
    event = Event(kind, values, EVERYBODY)
    return EN.event(event), PL.event(event)


def asked(match: Match, seat: int = 0) -> tuple[str, str]:
    """What a seat is asked."""
    decision = match.state.asked(seat)
    return EN.prompt(match.state, decision), PL.prompt(match.state, decision)


def label(match: Match, token: str, seat: int = 0) -> tuple[str, str]:
    """What an option is called."""
    decision = match.state.asked(seat)
    code = decision.code(match.state, token)
    return EN.option(match.state, decision, code), PL.option(match.state, decision, code)


def why_not(match: Match, token: str, seat: int = 0) -> tuple[str, str]:
    """Why something cannot be chosen."""
    decision = match.state.asked(seat)
    refusal = decision.refusal(match.state, decision.code(match.state, token))
    return EN.refusal(refusal), PL.refusal(refusal)


# ---------------------------------------------------------------------- numbers of things


@pytest.mark.parametrize(
    "good, forms",
    [
        (WOOD, ["1 drewno", "2 drewna", "5 drewna", "22 drewna"]),
        (STONE, ["1 kamień", "2 kamienie", "5 kamieni", "22 kamienie"]),
        (METAL, ["1 metal", "2 sztuki metalu", "5 sztuk metalu", "22 sztuki metalu"]),
        (GOLD, ["1 złoto", "2 złota", "5 złota", "22 złota"]),
    ],
)
def test_goods_are_counted(good: int, forms: list[str]) -> None:
    assert [PL.say(Amount(GOODS, good, n)) for n in NUMBERS] == forms


@pytest.mark.parametrize(
    "worker, forms",
    [
        (ELF, ["1 Elf", "2 Elfy", "5 Elfów", "22 Elfy"]),
        (DWARF, ["1 Krasnolud", "2 Krasnoludy", "5 Krasnoludów", "22 Krasnoludy"]),
        (GNOME, ["1 Gnom", "2 Gnomy", "5 Gnomów", "22 Gnomy"]),
        (
            MASTER_ELF,
            ["1 Mistrz Elf", "2 Mistrzów Elfów", "5 Mistrzów Elfów", "22 Mistrzów Elfów"],
        ),
    ],
)
def test_workers_are_counted(worker: int, forms: list[str]) -> None:
    assert [PL.say(Amount(WORKERS, worker, n)) for n in NUMBERS] == forms


@pytest.mark.parametrize("n, cards", [(1, "kartę"), (2, "karty"), (5, "kart"), (22, "karty")])
def test_cards_are_counted(n: int, cards: str) -> None:
    assert log(e.CARDS_DRAWN, ANIA, n)[1] == f"Ania dobiera {n} {cards}."


@pytest.mark.parametrize("n, points", [(1, "punkt"), (3, "punkty"), (5, "punktów")])
def test_points_are_counted(n: int, points: str) -> None:
    told = log(e.DISTRICT_SCORED, ANIA, 2, 1, n)[1]
    assert told == f"Ania zajmuje 1. miejsce w dzielnicy III: {n} {points}."


# ---------------------------------------------------------------------- the log


def test_placing_is_told() -> None:
    assert log(e.GUILD_TAKEN, ANIA, ELF, MINERS, 1) == (
        "Ania sends an elf to the Miners' Guild for 1 gold.",
        "Ania wysyła Elfa do Gildii górników za 1 złoto.",
    )
    assert log(e.GUILD_TAKEN, ANIA, MASTER_DWARF, MINERS, 0) == (
        "Ania sends a master dwarf to the Miners' Guild free of charge.",
        "Ania wysyła Mistrza Krasnoluda do Gildii górników bez opłaty.",
    )
    assert log(e.JOB_TAKEN, OLEK, DWARF, 2) == (
        "Olek sends a dwarf to the Job Centre for 2 gold.",
        "Olek wysyła Krasnoluda do Pośredniaka za 2 złota.",
    )
    assert log(e.CARD_SPACE_TAKEN, OLEK, ELF, MARKET, 0) == (
        "Olek sends an elf to the Market.",
        "Olek wysyła Elfa na Targ.",
    )
    assert log(e.SENT, ANIA, GOLD_MINE, 2) == (
        "Ania sends 2 workers to the Gold Mine.",
        "Ania wysyła 2 Robotników do Kopalni złota.",
    )


def test_collecting_is_told() -> None:
    assert log(e.GATHERED, ANIA, FOREST, WOOD, 3) == (
        "Ania gathers 3 wood in the Forest.",
        "Ania zbiera 3 drewna w Lesie.",
    )
    assert log(e.MAJORITY, ANIA, FOREST, WOOD, 1) == (
        "Ania has the most workers in the Forest: 1 wood more.",
        "Ania ma przewagę w Lesie i bierze premię: 1 drewno.",
    )
    assert log(e.TAX_SHORT, OLEK, 2) == (
        "Olek is 2 gold short for the tax and loses 2 points.",
        "Olek nie ma 2 złota na podatek i traci 2 punkty.",
    )
    assert log(e.CRESTS_SWAPPED, ANIA, OLEK, 1) == (
        "Ania and Olek swap crests: Ania now has crest 1.",
        "Ania i Olek wymieniają się herbami: Ania ma teraz herb 1.",
    )


def test_building_is_told() -> None:
    assert log(e.BUILT, ANIA, INN, 4) == (
        "Ania builds an Inn in District V.",
        "Ania wznosi Karczmę w dzielnicy V.",
    )
    assert log(e.BUILT, OLEK, GARDENS, 0) == (
        "Olek builds Gardens in District I.",
        "Olek wznosi Ogrody w dzielnicy I.",
    )
    assert log(e.GUILD_BUILT, ANIA, WIZARDS, 3) == (
        "Ania builds the Wizards' Guild in District IV.",
        "Ania buduje Gildię magów w dzielnicy IV.",
    )
    assert log(e.GNOME_HIRED, ANIA, BANK, 3) == (
        "Ania hires a gnome for 3 gold and puts it on the Bank.",
        "Ania zatrudnia za 3 złota Gnoma i stawia go w Banku.",
    )
    assert log(e.PROMOTED, OLEK, MASTER_ELF) == (
        "Olek promotes an elf to master elf.",
        "Olek awansuje Elfa na Mistrza Elfa.",
    )


@pytest.mark.parametrize(
    "goods, english, polish",
    [
        ((2, 0, 0), "2 wood", "2 drewna"),
        ((1, 1, 0), "1 wood and 1 stone", "1 drewno i 1 kamień"),
        ((0, 2, 0), "2 stone", "2 kamienie"),
        ((0, 0, 1), "1 metal", "1 metal"),
        ((0, 1, 5), "1 stone and 5 metal", "1 kamień i 5 sztuk metalu"),
    ],
)
def test_a_sale_names_what_was_sold(goods: tuple[int, ...], english: str, polish: str) -> None:
    assert log(e.SOLD, ANIA, *goods, 1) == (
        f"Ania sells {english} for 1 gold.",
        f"Ania sprzedaje {polish} za 1 złoto.",
    )


def test_names_stay_as_they_are() -> None:
    assert log(e.ROBBED, ANIA, OLEK, STONE, 2) == (
        "Ania robs Olek of 2 stone.",
        "Ania rabuje 2 kamienie; traci Olek.",
    )
    assert log(e.CARD_TAKEN, OLEK, ANIA, TOWER) == (
        "Olek takes the card Tower from Ania.",
        "Olek zabiera kartę Wieża; traci ją Ania.",
    )


def test_swaps_are_told() -> None:
    assert log(e.SWAPPED, ANIA, WALL, 0, 2) == (
        "Ania swaps the markers on the walls of District I and District III.",
        "Ania zamienia znaczniki Murów w dzielnicach I i III.",
    )
    assert log(e.GATES_SWAPPED, ANIA, 0, 1, 4, 0) == (
        "Ania swaps the markers on the gates I–II and V–I.",
        "Ania zamienia znaczniki dwóch Bram: I–II i V–I.",
    )


def test_virtual_players_are_told() -> None:
    assert log(e.VIRTUAL_MOVED, 3, WIZARDS) == (
        "The dwarf of virtual player 3 moves on to the Wizards' Guild.",
        "Krasnolud GW3 przechodzi do Gildii magów.",
    )


def test_a_round_has_its_month() -> None:
    assert log(e.ROUND_BEGAN, 4) == (
        "Round 4 begins: summer, first month.",
        "Zaczyna się runda 4: lato, pierwszy miesiąc.",
    )


# ---------------------------------------------------------------------- questions


def test_placement_is_asked_for() -> None:
    match = at(board(player(home={"elf": 2}), player()))
    assert asked(match) == (
        "You have 2 workers at home: place one, or pass and send them all to gather.",
        "Masz 2 wolnych Robotników: umieść jednego albo spasuj i wyślij wszystkich po surowce.",
    )
    assert label(match, "job_centre") == ("Job Centre, for 2 gold", "Pośredniak za 2 złota")
    last = at(board(player(home={"elf": 1}), player()))
    assert asked(last)[1] == (
        "Masz 1 wolnego Robotnika: umieść go albo spasuj i wyślij go po surowce."
    )


def test_a_worker_is_asked_for_by_its_place() -> None:
    match = at(board(player(), player()))
    play(match, "0 guild:merchants")
    assert asked(match) == (
        "Which worker goes to the Merchants' Guild?",
        "Który Robotnik idzie do Gildii kupców?",
    )


def test_gathering_says_what_it_brings() -> None:
    match = at(board(player(home={"elf": 3, "master_elf": 1, "dwarf": 2}), player()))
    play(match, "0 pass")
    assert label(match, "mine:0+2+1+0") == (
        "2 dwarves and 1 master elf: 2 metal",
        "2 Krasnoludy i 1 Mistrz Elf: 2 sztuki metalu",
    )
    play(match, "0 mine:0+0+0+0")
    assert label(match, "forest:3+1") == (
        "3 elves and 1 master elf: 5 wood",
        "3 Elfy i 1 Mistrz Elf: 5 drewna",
    )
    assert label(match, "forest:0+0") == ("Nobody to the Forest", "Nikt nie idzie do Lasu")


def test_actions_have_their_cost() -> None:
    match = at(turn("3/3/2/5", hand=["inn"]))
    assert label(match, "build:inn") == (
        "Build an Inn: 3 wood, 1 stone and 1 metal",
        "Wznieś Karczmę: 3 drewna, 1 kamień i 1 metal",
    )
    assert label(match, "visit") == (
        "Visit the Trading Post (1 visit left)",
        "Odwiedź Faktorię handlową (została 1 wizyta)",
    )


def test_places_are_told_apart() -> None:
    walls = at(turn("3/3/2/5"))
    play(walls, "0 build:wall")
    assert label(walls, "d2_wall_b") == ("District II, wall B", "Dzielnica II, Mur B")
    gates = at(turn("3/3/2/5", hand=["gatehouse"]))
    play(gates, "0 build:gatehouse")
    assert label(gates, "gate_5_d1") == (
        "District I, gate to V",
        "Brama I–V, po stronie dzielnicy I",
    )


def test_wizards_see_whose_markers_they_swap() -> None:
    markers = {"d1_wall_a": 1, "d2_tower": 0, "gate_1_d1": 2}
    things = {"guilds": ["wizards", "librarians", "merchants", "masons", "miners"]}
    position = turn("0/0/0/1", guild_workers={"d1": "0:elf"}, markers=markers, **things)
    walls, towers, gates = at(position), at(position), at(position)
    play(walls, "0 use:wizards", "0 wall")
    assert label(walls, "d1_wall_a") == ("District I, wall A: Olek", "Dzielnica I, Mur A: Olek")
    assert label(walls, "d1_wall_b") == ("District I, wall B: free", "Dzielnica I, Mur B: wolny")
    play(towers, "0 use:wizards", "0 tower")
    assert label(towers, "d2_tower") == ("District II: Ania", "Dzielnica II: Ania")
    play(gates, "0 use:wizards", "0 gatehouse")
    assert label(gates, "gate_1") == (
        "Gate I–II: Zosia, 1 marker",
        "Brama I–II: Zosia, 1 znacznik",
    )


# ---------------------------------------------------------------------- reasons


@pytest.mark.parametrize(
    "held, english, polish",
    [
        ("0/0/0/0", "2 gold short: the fee is 2 gold.", "Brakuje 2 złota: opłata to 2 złota."),
        ("0/0/0/1", "1 gold short: the fee is 2 gold.", "Brakuje 1 złota: opłata to 2 złota."),
    ],
)
def test_a_fee_that_cannot_be_paid(held: str, english: str, polish: str) -> None:
    match = at(board(player(held), player()))
    assert why_not(match, "job_centre") == (english, polish)


@pytest.mark.parametrize(
    "held, english, polish",
    [
        ("2/1/2/1", "1 wood and 2 stone", "1 drewna i 2 kamieni"),
        ("3/2/1/1", "1 stone and 1 metal", "1 kamienia i 1 metalu"),
        ("0/3/0/1", "3 wood and 2 metal", "3 drewna i 2 sztuk metalu"),
    ],
)
def test_a_cost_that_cannot_be_paid(held: str, english: str, polish: str) -> None:
    assert why_not(at(turn(held, hand=["keep"])), "build:keep") == (
        f"{english} short: the cost is 3 wood, 3 stone and 2 metal.",
        f"Brakuje {polish}: koszt to 3 drewna, 3 kamienie i 2 sztuki metalu.",
    )


def test_a_discount_that_is_not_enough() -> None:
    guilds = ["architects", "librarians", "merchants", "masons", "miners"]
    match = at(turn("3/2/0/1", guilds=guilds, guild_workers={"d1": "0:elf"}))
    play(match, "0 use:architects")
    assert why_not(match, "keep") == (
        "1 stone and 1 metal short, even with the best discount.",
        "Nawet z najlepszą zniżką brakuje 1 kamienia i 1 metalu.",
    )


def test_somebody_is_there_already() -> None:
    match = at(board(player(), player(home={"elf": 1}), guild_workers={"d3": "1:elf"}))
    assert why_not(match, "guild:merchants") == (
        "A worker stands there already: Olek.",
        "Stoi tam już Robotnik: Olek.",
    )
    assert why_not(match, "guild:architects") == (
        "The dwarf of virtual player 3 stands there.",
        "Stoi tam Krasnolud GW3.",
    )
    taken = at(turn("3/3/2/5", rival(), seats=2, hand=["inn"], markers={"d1_inn": 3}))
    play(taken, "0 build:inn")
    assert why_not(taken, "d1_inn") == ("Taken by virtual player 4.", "To miejsce zajmuje już GW4.")


def test_the_closed_half_of_a_gate_is_not_called_taken() -> None:
    match = at(turn("3/3/2/5", rival(), hand=["gatehouse"], markers={"gate_5_d1": 1}))
    play(match, "0 build:gatehouse")
    assert why_not(match, "gate_5_d5") == (
        "This gate is taken by Olek: its other half is closed.",
        "Tę Bramę zajmuje już Olek: jej druga połowa jest zamknięta.",
    )


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


def numbers(words: Words, kind: str, token: str) -> list[int]:
    """The numbers in what a thing does, in order."""
    return [int(n) for n in re.findall(r"\d+", str(words.does(kind, token)))]


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


def test_a_victim_without_the_goods() -> None:
    guilds = ["bandits", "librarians", "merchants", "masons", "miners"]
    match = at(turn("0/0/0/1", rival("1/1/0/0"), guilds=guilds, guild_workers={"d1": "0:elf"}))
    play(match, "0 use:bandits")
    assert why_not(match, "2stone") == (
        "Olek does not have 2 stone.",
        "Olek nie ma 2 kamieni.",
    )
