"""What people read: whole sentences in both languages, with their cases and plurals."""

import re
from collections import Counter
from typing import Any

import pytest
from games.dwergar.halls import RICH, clan, halls, last_turn, sent
from helpers import at, play

from underhall import editions
from underhall.core.agenda import Decision
from underhall.core.chance import Fast
from underhall.core.events import EVERYBODY, Event, EventKind
from underhall.core.match import Match
from underhall.core.names import Names
from underhall.core.phrase import Amount
from underhall.games.dwergar.box import names
from underhall.games.dwergar.box.components import Tables
from underhall.games.dwergar.rules import events as e
from underhall.games.dwergar.rules.phrases import deck_rule, effect_phrase, rule_phrases
from underhall.text import Words
from underhall.text.books import book

NAMES = ("Ania", "Olek", "Zosia", "Jan")
EN = Words("en", "dwergar", NAMES, strict=True)
PL = Words("pl", "dwergar", NAMES, strict=True)
BOTH = (EN, PL)
ANIA, OLEK = range(2)
NUMBERS = (1, 2, 5, 22)
STONE, IRON, GOLD, CRYSTAL, HEAT = range(5)


def log(kind: EventKind, *values: object) -> tuple[str, ...]:
    """A line of the log in English and in Polish."""
    event = Event(kind, values, EVERYBODY)
    return tuple([words.event(event) for words in BOTH])


def asked(match: Match) -> tuple[str, ...]:
    """What is asked now."""
    s = match.state
    return tuple([words.prompt(s, s.decision) for words in BOTH])


def label(match: Match, token: str) -> tuple[str, ...]:
    """What an option is called."""
    s = match.state
    code = s.decision.code(s, token)
    return tuple([words.option(s, s.decision, code) for words in BOTH])


def why_not(match: Match, token: str) -> tuple[str, ...]:
    """Why something cannot be chosen."""
    s = match.state
    refusal = s.decision.refusal(s, s.decision.code(s, token))
    return tuple([words.refusal(refusal) for words in BOTH])


def cost(*goods: int) -> list[Amount]:
    return e.amounts_of(goods)


# ---------------------------------------------------------------------- nothing lacks words


@pytest.mark.parametrize("left_out", names.DECKS.tokens)
def test_rich_games_can_be_told_to_the_end(left_out: str) -> None:
    decks = "+".join(deck for deck in names.DECKS.tokens if deck != left_out)
    options = {"decks": "custom", "custom_decks": decks, "length": "short"}
    match = Match(RICH, 4, options, Fast(left_out))
    chance = Fast(f"told {left_out}")
    while match.state.choices:
        decision = match.state.decision
        say_all(match.state, decision)
        codes = decision.options(match.state)
        token = decision.token(match.state, codes[chance.below(len(codes))])
        for event in match.play(decision.seat, token).events:
            assert all([words.event(event) for words in BOTH])
    assert sum([cards.bit_count() for cards in match.state.developed]) > 5


def say_all(s: Any, decision: Decision[Any]) -> None:
    """Prompt, labels and refusals; no two labels may read the same."""
    codes = decision.candidates(s)
    refusals = [why for why in [decision.refusal(s, code) for code in codes] if why]
    for words in BOTH:
        assert words.prompt(s, decision)
        labels = [words.option(s, decision, code) for code in codes]
        assert all(labels) and len(set(labels)) == len(labels)
        assert all([words.refusal(why) for why in refusals])


@pytest.mark.parametrize("words, key", [(EN, "name_en"), (PL, "name_pl")])
@pytest.mark.parametrize(
    "rows, names",
    [
        ("resource", names.RESOURCES),
        ("specialist", names.SPECIALISTS),
        ("player_colour", names.COLOURS),
        ("space", names.SPACES),
        ("deck", names.DECKS),
        ("project", names.PROJECTS),
        ("event", names.EVENTS),
    ],
)
def test_names_are_those_of_the_data(words: Words, key: str, rows: str, names: Names) -> None:
    told = {row["id"]: row[key].lower() for row in editions.components("dwergar")[rows]}
    assert {token: words.say(names.word(names.code(token))).lower() for token in told} == told


@pytest.mark.parametrize("lang", ["en", "pl"])
def test_every_value_of_the_view_has_a_name(lang: str) -> None:
    match = sent("engineer", "gearbox")
    table = match.edition.game.view(match.state, 0)
    keys = {*table, *table["action"], *table["turn"], *table["raises"][0]} - {"printed", "players"}
    keys |= {*table["players"][0]} - {"score"}
    assert {f"view-{key}" for key in keys} <= book(lang, "dwergar").ids


# ---------------------------------------------------------------------- numbers of things


@pytest.mark.parametrize(
    "kind, forms",
    [
        (STONE, ["1 kamień", "2 kamienie", "5 kamieni", "22 kamienie"]),
        (IRON, ["1 żelazo", "2 żelaza", "5 żelaza", "22 żelaza"]),
        (GOLD, ["1 złoto", "2 złota", "5 złota", "22 złota"]),
        (CRYSTAL, ["1 kryształ", "2 kryształy", "5 kryształów", "22 kryształy"]),
        (HEAT, ["1 ciepło", "2 ciepła", "5 ciepła", "22 ciepła"]),
    ],
)
def test_resources_are_counted(kind: int, forms: list[str]) -> None:
    assert [PL.say(Amount(names.COSTS, kind, n)) for n in NUMBERS] == forms


@pytest.mark.parametrize("n, levels", [(1, "poziom"), (3, "poziomy"), (5, "poziomów")])
def test_levels_are_counted(n: int, levels: str) -> None:
    assert log(e.LIFT_RAISED, n)[1] == f"Wyciąg jedzie w górę o {n} {levels}."


@pytest.mark.parametrize("n, points", [(1, "punkt"), (3, "punkty"), (5, "punktów")])
def test_points_are_counted(n: int, points: str) -> None:
    told = log(e.FINAL_POINTS, ANIA, names.PROJECTS.code("armoury"), n)[1]
    assert told == f"Ania zdobywa na koniec {n} {points}: Zbrojownia."


# ---------------------------------------------------------------------- what cards do


EFFECTS = {
    "master_tools": (
        "every project you realize costs 1 stone or 1 iron less",
        "każdy projekt, który realizujesz, kosztuje o 1 kamień lub 1 żelazo mniej",
    ),
    "bowling_alley": (
        "your foreman counts as a blacksmith, and your blacksmiths mine the extra yield",
        "twój sztygar liczy się jako kowal, a twoi kowale mają dodatkowe wydobycie",
    ),
    "chasm_barricade": (
        "at the end: 2 points for every 3 stone",
        "na koniec: 2 punkty za każde 3 kamienie",
    ),
    "armoury": ("at the end: 1 point for each iron", "na koniec: 1 punkt za każde żelazo"),
    "main_bolt": ("at the end: 3 points for each crystal", "na koniec: 3 punkty za każdy kryształ"),
    "ore_hoist": (
        "now: 1 point per card of the New Shaft you have developed",
        "teraz: 1 punkt za każdą twoją rozwiniętą kartę Nowego Szybu",
    ),
    "treasury_gate": (
        "every project you realize costs 1 gold less",
        "każdy projekt, który realizujesz, kosztuje o 1 złoto mniej",
    ),
    "great_statue": ("no effect", "brak bonusu"),
    "cursed_treasury": (
        "now: 1 stone, 1 iron, 1 gold and 1 crystal",
        "teraz: 1 kamień, 1 żelazo, 1 złoto i 1 kryształ",
    ),
    "abandoned_hoist": ("at the start of your turn: 1 iron", "na początku twojej tury: 1 żelazo"),
    "calcination_chute": (
        "developing this project costs 1 heat less per other card of the Old Shaft you own",
        "rozwinięcie tego projektu kosztuje o 1 ciepło mniej "
        "za każdą inną twoją kartę Starego Szybu",
    ),
    "north_steam_pipe": (
        "any time in your turn: turn 2 heat into 1 iron",
        "w swojej turze, ile razy chcesz, zamieniasz 2 ciepła na 1 żelazo",
    ),
    "south_steam_pipe": (
        "any time in your turn: turn 1 heat into 1 stone",
        "w swojej turze, ile razy chcesz, zamieniasz 1 ciepło na 1 kamień",
    ),
    "gold_foundry": (
        "1 point whenever you realize or develop a project with gold in its printed cost",
        "1 punkt, gdy realizujesz lub rozwijasz projekt, w którego wydrukowanym koszcie jest złoto",
    ),
    "jewellers_workshop": (
        "at the end: 2 points per project of yours with crystal in its printed realization cost",
        "na koniec: 2 punkty za każdy twój projekt, "
        "w którego wydrukowanym koszcie realizacji jest kryształ",
    ),
    "rolling_mill_chimney": (
        "now: pay as much heat as you like, 1 point for each",
        "teraz: zapłać dowolnie dużo ciepła, 1 punkt za każde",
    ),
}


@pytest.mark.parametrize("project", EFFECTS)
def test_effects_are_told(project: str) -> None:
    tables: Tables = editions.edition("dwergar").tables
    phrase = effect_phrase(tables.effects[names.PROJECTS.code(project)])
    assert (EN.say(phrase), PL.say(phrase)) == EFFECTS[project]


def test_every_project_has_its_effect_in_words() -> None:
    tables: Tables = editions.edition("dwergar").tables
    for effect in tables.effects:
        assert EN.say(effect_phrase(effect)) != PL.say(effect_phrase(effect))


def test_corrected_numbers_are_told() -> None:
    armoury = {"id": "armoury", "effect_params": {"resource": "iron", "per": 2, "vp": 5}}
    tables: Tables = editions.edition("dwergar", {"project": [armoury]}).tables
    phrase = effect_phrase(tables.effects[names.PROJECTS.code("armoury")])
    assert EN.say(phrase) == "at the end: 5 points for every 2 iron"
    assert PL.say(phrase) == "na koniec: 5 punktów za każde 2 żelaza"


def test_more_than_one_resource_for_heat_is_counted() -> None:
    pipe = {"id": "south_steam_pipe", "effect_params": {"heat": 3, "to": "stone", "amount": 2}}
    tables: Tables = editions.edition("dwergar", {"project": [pipe]}).tables
    phrase = effect_phrase(tables.effects[names.PROJECTS.code("south_steam_pipe")])
    assert EN.say(phrase) == "any time in your turn: turn 3 heat into 2 stone"
    assert PL.say(phrase) == "w swojej turze, ile razy chcesz, zamieniasz 3 ciepła na 2 kamienie"


NUMBER = re.compile(r"\d+")


@pytest.mark.parametrize("words", BOTH, ids=["en", "pl"])
def test_what_a_project_does_has_the_numbers_of_its_effect(words: Words) -> None:
    """The tip says what the data say, in words of its own."""
    tables: Tables = editions.edition("dwergar").tables
    for token, effect in zip(names.PROJECTS.tokens, tables.effects):
        told = Counter(NUMBER.findall(str(words.does("project", token))))
        wanted = Counter(NUMBER.findall(words.say(effect_phrase(effect))))
        assert wanted <= told and (told - wanted).keys() <= {"1"}, token


@pytest.mark.parametrize(
    "event, english, polish",
    [
        (
            "gearbox_failure",
            "every level at the Gearbox costs 1 heat, the first too",
            "każdy poziom przy Przekładni kosztuje 1 ciepło, także pierwszy",
        ),
        ("safety_training", "a turn has 2 actions", "w turze są 2 akcje"),
        (
            "heated_steam_pipes",
            "every dwarf placed in the Workshop or in the Laboratory brings heat +1",
            "krasnolud postawiony w Warsztacie Zduna lub w Laboratorium daje ciepło +1",
        ),
        (
            "off_to_work",
            "every worker placed on an empty space scores 1 point",
            "każdy robotnik na pustym polu daje 1 punkt",
        ),
        (
            "alchemist_goes_boom",
            "there are no bonuses in the Laboratory",
            "bonusy w Laboratorium nie działają",
        ),
    ],
)
def test_lasting_events_say_what_they_change(event: str, english: str, polish: str) -> None:
    code = names.EVENTS.code(event)
    rules = rule_phrases(editions.edition("dwergar").tables.events[code].rules)
    assert (EN.say(rules), PL.say(rules)) == (english, polish)
    name = PL.say(names.EVENTS.word(code))
    assert log(e.EVENT_REVEALED, code, rules, 3)[1] == (
        f"Wydarzenie: „{name}”. W następnej rundzie {polish}."
    )


def test_an_event_that_is_over_at_once_has_only_a_name() -> None:
    assert log(e.EVENT_REVEALED, 0, [], 3) == (
        "Event: “Boiler Explosion”.",
        "Wydarzenie: „Eksplozja kotła”.",
    )


def test_decks_say_what_they_change() -> None:
    tables: Tables = editions.edition("dwergar").tables
    told = log(e.DECK_CHOSEN, names.WESTERN_QUARTER, deck_rule(tables, names.WESTERN_QUARTER))
    assert told == (
        "The deck Western Quarter is in play: "
        "whoever owns most of its cards takes 3 actions after the last round.",
        "W grze jest talia Zachodnia Ćwiartka: "
        "kto ma najwięcej jej kart, po ostatniej rundzie wykonuje 3 akcje.",
    )
    assert PL.say(deck_rule(tables, names.EASTERN_QUARTER)) == (
        "każda jej karta, którą masz, zachowuje ci 2 ciepła na koniec tury"
    )


# ---------------------------------------------------------------------- the log


def test_placing_is_told() -> None:
    assert log(e.PLACED, ANIA, names.ENGINEER, names.BELLOWS) == (
        "Ania sends an engineer to the Bellows.",
        "Ania wysyła inżyniera do Miechów.",
    )
    assert log(e.PLACED, ANIA, names.FOREMAN, 1) == (
        "Ania sends the foreman to mine level 2.",
        "Ania wysyła sztygara na poziom 2 kopalni.",
    )
    assert log(e.WORKER_TAKEN, ANIA, names.BLACKSMITH, names.GEARBOX) == (
        "Ania takes a blacksmith from the Gearbox.",
        "Ania bierze kowala od Przekładni.",
    )
    assert log(e.FOREMAN_RETURNED, OLEK, names.FORGE) == (
        "Olek gets the foreman back from the Forge.",
        "Olek odzyskuje sztygara z Kuźni.",
    )


def test_the_lift_is_told() -> None:
    assert log(e.LOADED_EXTRA, ANIA, cost(1, 2), 2) == (
        "Ania loads 1 stone and 2 iron on level 2, the extra yield included.",
        "Ania dokłada 1 kamień i 2 żelaza do wózka na poziomie 2, razem z dodatkowym wydobyciem.",
    )
    assert log(e.UNLOADED, OLEK, cost(0, 0, 0, 2)) == (
        "Olek gets 2 crystals from the lift.",
        "Olek dostaje 2 kryształy z wyciągu.",
    )
    assert log(e.STONES_FELL, 3, 2) == (
        "2 stone falls into every cart on level 3.",
        "Do każdego wózka na poziomie 3 spadają 2 kamienie.",
    )
    assert log(e.LEVEL_POINTS, ANIA, 2, 2) == (
        "Ania scores 2 points for 2 levels with a load on the lift.",
        "Ania zdobywa 2 punkty za 2 poziomy z ładunkiem na wyciągu.",
    )


@pytest.mark.parametrize(
    "track, furnaces, english, polish",
    [
        (3, 0, "Ania pays 3 heat from the track.", "Ania płaci 3 ciepła z toru."),
        (
            0,
            1,
            "Ania pays 1 heat by putting out 1 furnace.",
            "Ania płaci 1 ciepło, gasząc 1 piec.",
        ),
        (
            2,
            5,
            "Ania pays 7 heat: 2 from the track, 5 furnaces put out.",
            "Ania płaci 7 ciepła: 2 z toru, a resztę, gasząc 5 pieców.",
        ),
    ],
)
def test_it_is_told_how_heat_was_paid(track: int, furnaces: int, english: str, polish: str) -> None:
    assert log(e.HEAT_PAID, ANIA, track + furnaces, track, furnaces) == (english, polish)


def test_projects_are_told() -> None:
    wall = names.PROJECTS.code("north_wall")
    assert log(e.REALIZED, ANIA, wall, cost(6), 5) == (
        "Ania realizes North Wall for 6 stone: 5 points.",
        "Ania realizuje projekt Mur północny za 6 kamieni: 5 punktów.",
    )
    assert log(e.DEVELOPED, ANIA, wall, cost(2, 2, 1, 0, 2), 4) == (
        "Ania develops North Wall for 2 stone, 2 iron, 1 gold and 2 heat: 4 points.",
        "Ania rozwija projekt Mur północny za 2 kamienie, 2 żelaza, 1 złoto i 2 ciepła: 4 punkty.",
    )
    assert log(e.DEVELOPED, ANIA, names.PROJECTS.code("ore_hoist"), [], 0) == (
        "Ania develops Ore Hoist for nothing.",
        "Ania rozwija projekt Wyciąg surowców za darmo.",
    )


def test_heat_for_the_owner_of_a_furnace_is_told() -> None:
    assert log(e.SITE_HEAT, OLEK, ANIA, names.FORGE, 1, 4) == (
        "Ania works at the furnace of Olek in the Forge: heat +1 for Olek, now 4.",
        "Olek: ciepło +1, teraz 4, za piec w Kuźni, z którego korzysta Ania.",
    )


def test_heat_from_events_and_projects_says_why() -> None:
    pipes = names.EVENTS.code("heated_steam_pipes")
    assert log(e.EVENT_HEAT, ANIA, pipes, 1, 3) == (
        "Ania: heat +1, now 3 (event: Heated Steam Pipes).",
        "Ania: ciepło +1, teraz 3 (wydarzenie: Rozgrzane parociągi).",
    )
    assert log(e.CARD_HEAT, ANIA, names.PROJECTS.code("central_gas_main"), 1, 3) == (
        "Ania: heat +1, now 3 (project: Central Gas Main).",
        "Ania: ciepło +1, teraz 3 (projekt: Centralny gazociąg).",
    )


def test_placing_where_the_own_cart_is_full_says_so() -> None:
    match = at(halls(clan(carts={"level_1": "1/0/0/0"}), clan(), spaces={"mine_1": "engineer"}))
    assert label(match, "place:foreman:mine_1") == (
        "Foreman to mine level 1; an engineer joins you; your cart there is full",
        "Sztygar na poziom 1 kopalni; inżynier idzie do ciebie; twój wózek jest tam pełny",
    )
    assert label(match, "place:foreman:mine_2") == (
        "Foreman to mine level 2, which is empty",
        "Sztygar na poziom 2 kopalni, na puste pole",
    )


def test_removed_workers_are_told() -> None:
    assert log(e.WORKERS_REMOVED, names.BLACKSMITH, 1)[1] == "Z gry odpada 1 kowal."
    assert log(e.WORKERS_REMOVED, names.BLACKSMITH, 3)[1] == "Z gry odpada 3 kowali."
    assert log(e.WORKERS_REMOVED, names.BLACKSMITH, 0)[1] == "Z gry nie odpada żaden kowal."


# ---------------------------------------------------------------------- questions and labels


def test_a_dwarf_is_asked_for() -> None:
    match = at(
        halls(clan(pool={"engineer": 1}), spaces={"forge": "blacksmith", "bellows": "foreman:1"})
    )
    assert asked(match) == (
        "You have 3 actions left this turn: which dwarf do you send, and where?",
        "Zostały ci 3 akcje w tej turze: którego krasnoluda wysyłasz i dokąd?",
    )
    assert label(match, "place:engineer:forge") == (
        "Engineer to the Forge; a blacksmith joins you",
        "Inżynier do Kuźni; kowal idzie do ciebie",
    )
    assert label(match, "place:foreman:bellows") == (
        "Foreman to the Bellows; the foreman of Olek goes home",
        "Sztygar do Miechów; sztygar wraca do puli (Olek)",
    )
    assert label(match, "place:foreman:mine_1") == (
        "Foreman to mine level 1, which is empty",
        "Sztygar na poziom 1 kopalni, na puste pole",
    )


def test_an_empty_pool_is_asked_about() -> None:
    match = at(halls(clan(), spaces={"forge": "foreman:0", "bellows": "engineer"}, actions=1))
    assert asked(match) == (
        "Your pool is empty and you have 1 action left: "
        "take your foreman and a worker back, or forfeit the action?",
        "Pula jest pusta, a została ci 1 akcja: "
        "bierzesz z powrotem sztygara i robotnika czy rezygnujesz z akcji?",
    )
    assert label(match, "fajrant:bellows") == (
        "Fajrant: your foreman comes home, with an engineer from the Bellows",
        "Fajrant: wraca sztygar, a z nim inżynier od Miechów",
    )


def test_a_raise_says_what_it_costs_and_brings() -> None:
    match = sent("ironworker", "gearbox", clan(heat=3, carts={"level_1": "2/0/0/1"}))
    assert asked(match) == (
        "Your ironworker is at the Gearbox. Use any of these, in any order, then end the action.",
        "Twój hutnik jest przy Przekładni. "
        "Zrób, co chcesz, w dowolnej kolejności, i zakończ akcję.",
    )
    assert label(match, "raise:1") == (
        "Raise the lift 1 level, free; for you: 1 point",
        "Podnieś wyciąg o 1 poziom za darmo; dla ciebie: 1 punkt",
    )
    assert label(match, "raise:2") == (
        "Raise the lift 2 levels for 1 heat; for you: 2 stone, 1 crystal and 2 points",
        "Podnieś wyciąg o 2 poziomy za 1 ciepło; dla ciebie: 2 kamienie, 1 kryształ i 2 punkty",
    )
    empty = sent("blacksmith", "gearbox")
    assert label(empty, "raise:1")[1] == "Podnieś wyciąg o 1 poziom za darmo; dla ciebie: nic"


def test_building_and_developing_have_their_price() -> None:
    match = sent("blacksmith", "forge", clan("0/0/1/0", heat=9, realized=["master_tools"]))
    assert label(match, "develop:master_tools") == (
        "Develop Master Tools for 1 gold and 3 heat: 2 points; "
        "every project you realize costs 1 stone or 1 iron less",
        "Rozwiń projekt Mistrzowskie narzędzia za 1 złoto i 3 ciepła: 2 punkty; "
        "każdy projekt, który realizujesz, kosztuje o 1 kamień lub 1 żelazo mniej",
    )
    foreman = sent("foreman", "bellows", clan("1/1/0/0", lit=1))
    assert label(foreman, "build_furnace:lit") == (
        "Build a lit furnace in here for 1 stone and 1 iron: 2 points",
        "Wbuduj tu rozpalony piec za 1 kamień i 1 żelazo: 2 punkty",
    )


def test_heat_is_paid_by_choice() -> None:
    match = sent("blacksmith", "forge", clan("0/0/1/0", heat=1, lit=2))
    play(match, "0 upgrade:gold")
    assert asked(match) == (
        "You owe 2 heat. How much comes from the track? Each point of the rest puts a furnace out.",
        "Płacisz 2 ciepła. Ile z toru? Za każdy brakujący punkt gasisz piec.",
    )
    assert label(match, "0") == ("2 furnaces put out", "Zgaś 2 piece")
    assert label(match, "1") == (
        "1 from the track, 1 furnace put out",
        "1 z toru, do tego zgaś 1 piec",
    )


def test_the_gift_of_the_golden_terraces_is_offered() -> None:
    match = at(
        last_turn(
            clan(realized=["secret_entrance"]),
            clan(),
            decks=["golden_terraces", "new_shaft"],
            event="safety_training",
        )
    )
    play(match, "1 place:foreman:forge")
    assert asked(match)[1] == (
        "Masz najwięcej kart Złotych Tarasów: który projekt rozwijasz za darmo?"
    )
    assert label(match, "secret_entrance") == (
        "Secret Entrance: 3 points; now: 1 crystal",
        "Sekretne wejście: 3 punkty; teraz: 1 kryształ",
    )


# ---------------------------------------------------------------------- reasons


def test_a_price_that_cannot_be_paid() -> None:
    track = {
        "decks": ["western_quarter", "new_shaft"],
        "track": ["bowling_alley", "new_shaft_gate"],
    }
    match = sent("engineer", "architect_studio", clan("2/1/0/0"), **track)
    assert why_not(match, "realize:bowling_alley") == (
        "1 gold short: the price is 1 stone, 1 iron, 1 gold and 1 heat.",
        "Brakuje 1 złota: koszt to 1 kamień, 1 żelazo, 1 złoto i 1 ciepło.",
    )


def test_heat_that_is_missing() -> None:
    match = sent("blacksmith", "forge", clan("0/1/1/0", heat=1))
    assert why_not(match, "upgrade:gold") == (
        "1 heat short: the price is 2 heat.",
        "Brakuje 1 ciepła: koszt to 2 ciepła.",
    )


def test_a_full_cart() -> None:
    match = sent("foreman", "mine_3", clan("0/2/0/0", carts={"level_3": "2/0/1/0"}))
    assert why_not(match, "load") == (
        "Your cart on level 3 is full: 2 stone and 1 gold.",
        "Twój wózek na poziomie 3 jest pełny: 2 kamienie i 1 złoto.",
    )


def test_a_bonus_of_somebody_else() -> None:
    match = sent("engineer", "bellows", clan(unlit=2))
    assert why_not(match, "light_all") == (
        "Only a blacksmith has this bonus.",
        "Ten bonus ma tylko kowal.",
    )


def test_somebody_in_the_pool_must_go() -> None:
    match = at(halls(clan(), spaces={"forge": "engineer"}))
    assert why_not(match, "forfeit")[1] == "Masz w puli krasnoluda: postaw go."
    assert why_not(match, "place:engineer:forge") == (
        "You have no engineer in your pool.",
        "Nie masz inżyniera w puli.",
    )
