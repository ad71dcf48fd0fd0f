"""What people read: whole sentences in both languages, with their cases and plurals."""

import re
from collections import Counter

import pytest
from games.dwergar.halls import RICH, clan, halls, last_turn, sent
from helpers import at, play
from spoken import Spoken, voices
from text.test_play import play as play_and_tell

from underhall import editions
from underhall.core.chance import Fast
from underhall.core.data import merged
from underhall.core.match import Match
from underhall.core.phrase import Amount
from underhall.effects import does
from underhall.games.dwergar.box import names
from underhall.games.dwergar.box.components import Tables
from underhall.games.dwergar.rules import events as e
from underhall.games.dwergar.rules.phrases import deck_rule, effect_phrase, rule_phrases
from underhall.text import Words
from underhall.text.books import book

BOTH = EN, PL = voices("dwergar")
ANIA, OLEK = range(2)
NUMBERS = (1, 2, 5, 22)
TABLES: Tables = editions.edition("dwergar").tables
RAW = editions.components("dwergar")
STONE, IRON, GOLD, CRYSTAL, HEAT = range(5)


def cost(*goods: int) -> list[Amount]:
    return e.amounts_of(goods)


# ---------------------------------------------------------------------- nothing lacks words


@pytest.mark.parametrize("left_out", names.DECKS.tokens)
def test_rich_games_can_be_told_to_the_end(left_out: str) -> None:
    decks = "+".join(deck for deck in names.DECKS.tokens if deck != left_out)
    options = {"decks": "custom", "custom_decks": decks, "length": "short"}
    match = Match(RICH, 4, options, Fast(left_out))
    play_and_tell(match, names.DECKS.code(left_out), [*BOTH])
    assert sum([cards.bit_count() for cards in match.state.developed]) > 5


@pytest.mark.parametrize("lang", ["en", "pl"])
def test_every_value_of_the_view_has_a_name(lang: str) -> None:
    match = sent("engineer", "gearbox")
    table = match.edition.game.view(match.state, 0)
    keys = {*table, *table["action"], *table["turn"], *table["raises"][0]} - {"printed", "players"}
    keys |= {*table["players"][0]} - {"score"}
    assert {f"view-{key}" for key in keys} <= book(lang, "dwergar").ids


# ---------------------------------------------------------------------- numbers of things


@pytest.mark.parametrize("kind", [STONE, IRON, GOLD, CRYSTAL, HEAT])
def test_resources_are_counted(spoken: Spoken, kind: int) -> None:
    for n in NUMBERS:
        spoken.say(Amount(names.COSTS, kind, n))


@pytest.mark.parametrize("n", [1, 3, 5])
def test_levels_are_counted(spoken: Spoken, n: int) -> None:
    spoken.log(e.LIFT_RAISED, n)


@pytest.mark.parametrize("n", [1, 3, 5])
def test_points_are_counted(spoken: Spoken, n: int) -> None:
    spoken.log(e.FINAL_POINTS, ANIA, names.PROJECTS.code("armoury"), n)


# ---------------------------------------------------------------------- what cards do


@pytest.mark.parametrize("project", names.PROJECTS.tokens)
def test_effects_are_told(spoken: Spoken, project: str) -> None:
    spoken.say(effect_phrase(TABLES.effects[names.PROJECTS.code(project)]))


def test_every_project_has_its_effect_in_words() -> None:
    for effect in TABLES.effects:
        assert EN.say(effect_phrase(effect)) != PL.say(effect_phrase(effect))


def test_corrected_numbers_are_told(spoken: Spoken) -> None:
    armoury = {"id": "armoury", "effect_params": {"resource": "iron", "per": 2, "vp": 5}}
    tables: Tables = editions.edition("dwergar", {"project": [armoury]}).tables
    phrase = effect_phrase(tables.effects[names.PROJECTS.code("armoury")])
    spoken.say(phrase)


def test_more_than_one_resource_for_heat_is_counted(spoken: Spoken) -> None:
    pipe = {"id": "south_steam_pipe", "effect_params": {"heat": 3, "to": "stone", "amount": 2}}
    tables: Tables = editions.edition("dwergar", {"project": [pipe]}).tables
    phrase = effect_phrase(tables.effects[names.PROJECTS.code("south_steam_pipe")])
    spoken.say(phrase)


def test_what_projects_do(spoken: Spoken) -> None:
    told: set[int] = set()
    for token, effect in zip(names.PROJECTS.tokens, TABLES.effects):
        if effect.kind not in told:
            spoken.say(does("dwergar", RAW, "project", token))
        told.add(effect.kind)


@pytest.mark.parametrize("n", [1, 2, 5, 12, 22])
def test_what_corrected_projects_do(spoken: Spoken, n: int) -> None:
    for token, numbers in (
        ("private_conveyor", {"stone": n, "iron": n}),
        ("armoury", {"resource": "stone", "per": n, "vp": n}),
        ("south_steam_pipe", {"heat": n, "to": "stone", "amount": n}),
        ("coal_crusher", {"furnaces": n}),
        ("rune_hall", {"actions": n}),
        ("rolling_mill_chimney", {"heat": n, "vp": n}),
    ):
        raw = merged(RAW, {"project": [{"id": token, "effect_params": numbers}]})
        spoken.say(does("dwergar", raw, "project", token))


NUMBER = re.compile(r"\d+")


@pytest.mark.parametrize("words", BOTH, ids=["en", "pl"])
def test_what_a_project_does_has_the_numbers_of_its_effect(words: Words) -> None:
    """The tip says what the data say, in words of its own."""
    for token, effect in zip(names.PROJECTS.tokens, TABLES.effects):
        told = Counter(NUMBER.findall(words.say(does("dwergar", RAW, "project", token))))
        wanted = Counter(NUMBER.findall(words.say(effect_phrase(effect))))
        assert wanted <= told and (told - wanted).keys() <= {"1"}, token


@pytest.mark.parametrize(
    "event",
    [
        "gearbox_failure",
        "safety_training",
        "heated_steam_pipes",
        "off_to_work",
        "alchemist_goes_boom",
    ],
)
def test_lasting_events_say_what_they_change(spoken: Spoken, event: str) -> None:
    code = names.EVENTS.code(event)
    rules = rule_phrases(editions.edition("dwergar").tables.events[code].rules)
    spoken.say(rules)
    spoken.log(e.EVENT_REVEALED, code, rules, 3)


def test_an_event_that_is_over_at_once_has_only_a_name(spoken: Spoken) -> None:
    spoken.log(e.EVENT_REVEALED, 0, [], 3)


def test_decks_say_what_they_change(spoken: Spoken) -> None:
    spoken.log(e.DECK_CHOSEN, names.WESTERN_QUARTER, deck_rule(TABLES, names.WESTERN_QUARTER))
    spoken.say(deck_rule(TABLES, names.EASTERN_QUARTER))


# ---------------------------------------------------------------------- the log


def test_placing_is_told(spoken: Spoken) -> None:
    spoken.log(e.PLACED, ANIA, names.ENGINEER, names.BELLOWS)
    spoken.log(e.PLACED, ANIA, names.FOREMAN, 1)
    spoken.log(e.WORKER_TAKEN, ANIA, names.BLACKSMITH, names.GEARBOX)
    spoken.log(e.FOREMAN_RETURNED, OLEK, names.FORGE)


def test_the_lift_is_told(spoken: Spoken) -> None:
    spoken.log(e.LOADED_EXTRA, ANIA, cost(1, 2), 2)
    spoken.log(e.UNLOADED, OLEK, cost(0, 0, 0, 2))
    spoken.log(e.STONES_FELL, 3, 2)
    spoken.log(e.LEVEL_POINTS, ANIA, 2, 2)


@pytest.mark.parametrize("track, furnaces", [(3, 0), (0, 1), (2, 5)])
def test_it_is_told_how_heat_was_paid(spoken: Spoken, track: int, furnaces: int) -> None:
    spoken.log(e.HEAT_PAID, ANIA, track + furnaces, track, furnaces)


def test_projects_are_told(spoken: Spoken) -> None:
    wall = names.PROJECTS.code("north_wall")
    spoken.log(e.REALIZED, ANIA, wall, cost(6), 5)
    spoken.log(e.DEVELOPED, ANIA, wall, cost(2, 2, 1, 0, 2), 4)
    spoken.log(e.DEVELOPED, ANIA, names.PROJECTS.code("ore_hoist"), [], 0)


def test_heat_for_the_owner_of_a_furnace_is_told(spoken: Spoken) -> None:
    spoken.log(e.SITE_HEAT, OLEK, ANIA, names.FORGE, 1, 4)


def test_heat_from_events_and_projects_says_why(spoken: Spoken) -> None:
    pipes = names.EVENTS.code("heated_steam_pipes")
    spoken.log(e.EVENT_HEAT, ANIA, pipes, 1, 3)
    spoken.log(e.CARD_HEAT, ANIA, names.PROJECTS.code("central_gas_main"), 1, 3)


def test_placing_where_the_own_cart_is_full_says_so(spoken: Spoken) -> None:
    match = at(halls(clan(carts={"level_1": "1/0/0/0"}), clan(), spaces={"mine_1": "engineer"}))
    spoken.label(match, "place:foreman:mine_1")
    spoken.label(match, "place:foreman:mine_2")


def test_removed_workers_are_told(spoken: Spoken) -> None:
    spoken.log(e.WORKERS_REMOVED, names.BLACKSMITH, 1)
    spoken.log(e.WORKERS_REMOVED, names.BLACKSMITH, 3)
    spoken.log(e.WORKERS_REMOVED, names.BLACKSMITH, 0)


# ---------------------------------------------------------------------- questions and labels


def test_a_dwarf_is_asked_for(spoken: Spoken) -> None:
    match = at(
        halls(clan(pool={"engineer": 1}), spaces={"forge": "blacksmith", "bellows": "foreman:1"})
    )
    spoken.asked(match)
    spoken.label(match, "place:engineer:forge")
    spoken.label(match, "place:foreman:bellows")
    spoken.label(match, "place:foreman:mine_1")


def test_an_empty_pool_is_asked_about(spoken: Spoken) -> None:
    match = at(halls(clan(), spaces={"forge": "foreman:0", "bellows": "engineer"}, actions=1))
    spoken.asked(match)
    spoken.label(match, "fajrant:bellows")


def test_a_raise_says_what_it_costs_and_brings(spoken: Spoken) -> None:
    match = sent("ironworker", "gearbox", clan(heat=3, carts={"level_1": "2/0/0/1"}))
    spoken.asked(match)
    spoken.label(match, "raise:1")
    spoken.label(match, "raise:2")
    empty = sent("blacksmith", "gearbox")
    spoken.label(empty, "raise:1")


def test_building_and_developing_have_their_price(spoken: Spoken) -> None:
    match = sent("blacksmith", "forge", clan("0/0/1/0", heat=9, realized=["master_tools"]))
    spoken.label(match, "develop:master_tools")
    foreman = sent("foreman", "bellows", clan("1/1/0/0", lit=1))
    spoken.label(foreman, "build_furnace:lit")


def test_heat_is_paid_by_choice(spoken: Spoken) -> None:
    match = sent("blacksmith", "forge", clan("0/0/1/0", heat=1, lit=2))
    play(match, "0 upgrade:gold")
    spoken.asked(match)
    spoken.label(match, "0")
    spoken.label(match, "1")


def test_the_gift_of_the_golden_terraces_is_offered(spoken: Spoken) -> None:
    match = at(
        last_turn(
            clan(realized=["secret_entrance"]),
            clan(),
            decks=["golden_terraces", "new_shaft"],
            event="safety_training",
        )
    )
    play(match, "1 place:foreman:forge")
    spoken.asked(match)
    spoken.label(match, "secret_entrance")


# ---------------------------------------------------------------------- reasons


def test_a_price_that_cannot_be_paid(spoken: Spoken) -> None:
    track = {
        "decks": ["western_quarter", "new_shaft"],
        "track": ["bowling_alley", "new_shaft_gate"],
    }
    match = sent("engineer", "architect_studio", clan("2/1/0/0"), **track)
    spoken.why_not(match, "realize:bowling_alley")


def test_heat_that_is_missing(spoken: Spoken) -> None:
    match = sent("blacksmith", "forge", clan("0/1/1/0", heat=1))
    spoken.why_not(match, "upgrade:gold")


def test_a_full_cart(spoken: Spoken) -> None:
    match = sent("foreman", "mine_3", clan("0/2/0/0", carts={"level_3": "2/0/1/0"}))
    spoken.why_not(match, "load")


def test_a_bonus_of_somebody_else(spoken: Spoken) -> None:
    match = sent("engineer", "bellows", clan(unlit=2))
    spoken.why_not(match, "light_all")


def test_somebody_in_the_pool_must_go(spoken: Spoken) -> None:
    match = at(halls(clan(), spaces={"forge": "engineer"}))
    spoken.why_not(match, "forfeit")
    spoken.why_not(match, "place:engineer:forge")
