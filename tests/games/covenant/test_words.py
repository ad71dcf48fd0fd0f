"""What people read: whole sentences in both languages, with their cases, plurals and numbers."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest
from games.covenant.riches import rich
from helpers import at, play, started
from spoken import Spoken, voices
from text.test_play import play as play_and_tell

from underhall.core.chance import Fast
from underhall.core.match import Match
from underhall.core.phrase import Amount, Phrase
from underhall.editions import edition
from underhall.games.covenant.box import names
from underhall.games.covenant.box.atoms import OPS, read_atom_text
from underhall.games.covenant.box.boards import CELLS
from underhall.games.covenant.rules import events as e
from underhall.games.covenant.rules import reasons
from underhall.games.covenant.rules.building import BuildOption, PlaceBasic, PlaceGate
from underhall.games.covenant.rules.choices import DECLINES, Choice
from underhall.games.covenant.rules.coins import CoinPick
from underhall.games.covenant.rules.forging import ForgeOrnament
from underhall.games.covenant.rules.phrases import (
    elder_card_words,
    goal_text,
    project_text,
    tradition_text,
)
from underhall.games.covenant.rules.relics import RelicPick, UseRelic
from underhall.games.covenant.rules.rewards import atom_words, reward_words
from underhall.games.covenant.rules.turn import Step

EN, PL = voices("covenant")
ANIA, OLEK = range(2)
NUMBERS = (1, 2, 5, 22)


def table(own: Mapping[str, Any] | None = None, **things: Any) -> dict[str, Any]:
    """A table for two, the first seat to move."""
    return {"game": "covenant", "seats": 2, "table": {"players": [own or {}, {}], **things}}


# ---------------------------------------------------------------------- whole games


@pytest.mark.parametrize("seats", [1, 2, 4])
def test_games_full_of_rewards_can_be_told(seats: int) -> None:
    play_and_tell(Match(rich(), seats, {}, Fast(seats)), seats, [EN, PL])


# ---------------------------------------------------------------------- numbers of things


@pytest.mark.parametrize("kind", [names.IRON, names.EMERALD, names.GOLD, names.MYTHRALL])
def test_resources_are_counted(spoken: Spoken, kind: int) -> None:
    for n in NUMBERS:
        spoken.say(Amount(names.RESOURCES, kind, n))


@pytest.mark.parametrize("kind", [names.GOBLIN, names.ORC, names.TROLL])
def test_enemies_are_counted(spoken: Spoken, kind: int) -> None:
    for n in NUMBERS:
        spoken.log(e.IMPRISONED, ANIA, kind, n)


@pytest.mark.parametrize(
    "reward",
    [
        ["track:court:2", "throne:1"],
        ["strengthen:1", "unlock_buildings"],
        ["defeat:goblin+orc+troll"],
        ["defeat:goblin"],
        ["resource:any:2", "gp:3"],
        ["resource:any:5", "refreshment:2"],
        ["site:2", "move_enemy:5"],
        ["build:workshop"],
        ["pay_for_relic:1"],
        ["pay_for_relic:2"],
    ],
    ids=lambda reward: reward[0],
)
def test_rewards_are_spelt_out(spoken: Spoken, reward: list[str]) -> None:
    spoken.say(reward_words(tuple(read_atom_text(text) for text in reward)))


def test_every_word_of_the_vocabulary_can_be_said(spoken: Spoken) -> None:
    kinds = {"resource": ":any:2", "track": ":any:2", "build": ":house", "defeat": ":orc"}
    numbered = ("gp", "refreshment", "strengthen", "throne", "site", "move_enemy", "strength")
    for word in OPS.tokens:
        tail = kinds.get(word, ":2" if word in (*numbered, "plus_one", "pay_for_relic") else "")
        spoken.say(atom_words(read_atom_text(word + tail)))


# ---------------------------------------------------------------------- what tiles say


def test_every_tradition_goal_and_project_has_its_own_text() -> None:
    """Projects of kind A differ by their numbers alone, and so do those of kind B."""
    phrases = [tradition_text(code, 2, 2) for code in range(len(names.TRADITIONS))]
    phrases += [goal_text(code, 1) for code in range(len(names.GOALS))]
    gp = {"yellow": 1, "mythrall": 2}
    phrases += [project_text(code, "house", gp) for code in range(len(names.PROJECTS))]
    for words in (EN, PL):
        texts = [words.say(phrase) for phrase in phrases]
        assert len(set(texts)) == len(names.TRADITIONS) + len(names.GOALS) + 2 + 6


@pytest.mark.parametrize(
    "project, building, gp",
    [
        ("project_a5", "workshop", {"blue": 2, "yellow": 1}),
        ("project_b6", "gate", {"emerald": 2, "mythrall": 1}),
        ("project_b1", "pillar", {"gold": 3}),
    ],
)
def test_projects_are_put_together_from_their_numbers(
    spoken: Spoken, project: str, building: str, gp: dict[str, int]
) -> None:
    spoken.say(project_text(names.PROJECTS.code(project), building, gp))


@pytest.mark.parametrize("tithe", [1, 2, 5])
def test_traditions_name_the_numbers_of_the_data(spoken: Spoken, tithe: int) -> None:
    spoken.say(tradition_text(names.TRADITIONS.code("tradition_12"), tithe, 2))


def test_a_draft_tells_what_the_tiles_do_at_this_table(spoken: Spoken) -> None:
    draft = ["start_08", "tradition_26", "goal_keys", "goal_gates"]
    data = {
        "goals": {"tiles": [{"id": "goal_keys", "gp": 4}]},
        "final_scoring": {"enemy_chamber_penalty": 5},
    }
    frames = [{"do": "draft_pick", "seat": 0}]
    position = {**table(phase="setup", draft=draft), "agenda": frames, "data": data}
    match = at(position)
    spoken.label(match, "start_08")
    spoken.label(match, "tradition_26")
    spoken.label(match, "goal_keys")


# ---------------------------------------------------------------------- questions and answers


def test_a_turn_is_asked_for_step_by_step(spoken: Spoken) -> None:
    own = {"dwarves": [1, 3], "tokens": {"plus_1": 1}, "ornaments": {"printed_axe": "orn_hunter"}}
    match = at(table(own))
    spoken.asked(match)
    spoken.label(match, "d2")
    play(match, "0 d2")
    spoken.asked(match)
    spoken.label(match, "printed_pickaxe")
    spoken.label(match, "printed_axe")
    play(match, "0 printed_pickaxe")
    spoken.label(match, "plus_1")
    spoken.label(match, "none")
    play(match, "0 plus_1")
    spoken.label(match, "action")


def test_tiles_are_offered_with_price_and_effect(spoken: Spoken) -> None:
    shown = {"coins": ["coin_ale", "coin_ale", "coin_any", "coin_hunt"]}
    gains = [{"do": "gain", "clan": 0, "atom": "coin", "why": "track"}]
    match = at({**table({"score": 7}, displays=shown), "agenda": gains})
    spoken.asked(match)
    spoken.label(match, "coin:1")
    spoken.label(match, "coin:4")
    play(match, "0 coin:3")
    spoken.asked(match)
    spoken.label(match, "coin_slot_1")


def test_sites_tell_what_is_free(spoken: Spoken) -> None:
    sites = {"pillar_2": {"carts": [{"emerald": 1}]}}
    own = {"dwarves": [2], "resources": {"gold": 1, "iron": 1}}
    match = at(table(own, sites=sites))
    play(match, "0 d1", "0 printed_cart", "0 action")
    spoken.asked(match)
    spoken.label(match, "pillar_2")
    play(match, "0 pillar_2")
    spoken.label(match, "gold")
    spoken.why_not(match, "iron")
    spoken.why_not(match, "mythrall")


def test_building_places_tell_their_bonus(spoken: Spoken) -> None:
    mountain = {
        "r2c2": {"chamber": "ch_01"},
        "r2c3": {"chamber": "ch_02"},
        "r3c3": {"chamber": "ch_22"},
    }
    own = {"dwarves": [2], "forge": {"pillar": 1}}
    match = at(table(own, mountain=mountain))
    play(match, "0 d1", "0 printed_compass", "0 action")
    spoken.label(match, "build_2b")
    spoken.label(match, "build_6")
    spoken.why_not(match, "build_3")
    play(match, "0 build_2b")
    spoken.label(match, "r2c2+r2c3+r3c3")
    spoken.why_not(match, "r1c1+r1c2+r2c2")


def test_what_a_tool_would_need_is_named(spoken: Spoken) -> None:
    gains = [{"do": "gain", "clan": 0, "atom": "forge", "why": "workshop"}]
    shown = {"tools": ["axe_1", "axe_3", "book_3", "book_4"]}
    own = {"resources": {"iron": 1, "gold": 1}}
    match = at({**table(own, displays=shown), "agenda": gains})
    spoken.asked(match)
    spoken.label(match, "book_4")
    spoken.why_not(match, "axe_1")


def test_keys_are_counted(spoken: Spoken) -> None:
    for keys in (1, 2, 5):
        spoken.say(Phrase("ask-release_enemy", keys=keys, need=7))


# ---------------------------------------------------------------------- the log


def test_rewards_are_told_with_their_reason(spoken: Spoken) -> None:
    spoken.log(e.RESOURCE_GAINED, ANIA, names.EMERALD, 2, reasons.DIE)
    spoken.log(e.STEPPED, OLEK, names.COURT, 4, reasons.TRADITION + 17)
    spoken.log(e.STEPS_LOST, OLEK, names.MINE, 2, reasons.DIG)
    spoken.log(e.REWARD_LOST, ANIA, OPS.code("forge"), reasons.BACK)


def test_deeds_are_told(spoken: Spoken) -> None:
    spoken.log(e.DWARF_ASSIGNED, ANIA, 1, 6, names.BOOK)
    spoken.log(e.FORGED, ANIA, names.BOOK, names.MYTHRALL, reasons.HOUSE + names.WORKSHOP)
    spoken.log(e.TOOL_PLACED, ANIA, names.PICKAXE, 4)
    spoken.log(e.SITE_FINISHED, OLEK, 4, names.GATE)
    spoken.log(e.BUILD_CHOSEN, OLEK, 1, 1, 2)
    spoken.log(e.ENEMY_DRAWN, CELLS.code("r2c3"), names.ORC)


def test_the_elders_speak_for_themselves(spoken: Spoken) -> None:
    spoken.log(e.ELDERS_ENEMY_DEFEATED, CELLS.code("r3c2"), names.TROLL)
    spoken.log(e.ELDERS_SHUFFLED, 5)
    spoken.log(e.ELDERS_BEATEN, ANIA, 81, 77)
    spoken.log(e.ELDERS_WON, ANIA, 8, 98)
    spoken.log(e.ELDERS_DREW, ANIA, 80, 80)


@pytest.mark.parametrize("card", ["pickaxe_1", "compass_4"])
def test_a_card_of_the_elders_says_what_it_does(spoken: Spoken, card: str) -> None:
    tables = edition("covenant").tables
    code = names.ELDER_CARDS.code(f"elder_{card}")
    spoken.log(e.ELDERS_TURN, code, elder_card_words(tables, code))


def test_glory_is_scored_and_achievements_are_gained(spoken: Spoken) -> None:
    spoken.log(e.GP_GAINED, ANIA, 2, reasons.DELIVERY)
    spoken.log(e.ACHIEVED, ANIA, names.MINE, 3)
    cells = CELLS.code("r2c3"), CELLS.code("r2c4")
    spoken.log(e.ENEMY_MOVED, ANIA, names.ORC, *cells, reasons.RELIC)


def test_taking_nothing_answers_the_question(spoken: Spoken) -> None:
    decisions: list[type[Choice]] = [RelicPick, CoinPick, UseRelic, BuildOption]
    decisions += [PlaceBasic, PlaceGate, ForgeOrnament, Step]
    for decision in decisions:
        word = decision.declined or decision.declines
        spoken.option(DECLINES.word(DECLINES.code(word)))


def test_scoring_is_told(spoken: Spoken) -> None:
    spoken.log(e.PROJECT_SCORED, ANIA, 0, 0)
    spoken.log(e.COLUMN_SCORED, OLEK, names.COLUMN_R, 6)
    spoken.log(e.THRONE_SCORED, OLEK, 2, 3)


def test_a_rolled_die_tells_its_bonus() -> None:
    match = started("covenant", 2, 3)
    rolled = [event for event in match.setup_events if event.name == "die-rolled"]
    told = [EN.event(event) for event in rolled]
    assert [line.split(" die")[0] for line in told] == ["The goblin", "The orc", "The troll"]
    for event, line in zip(rolled, told):
        enemy, face = int(str(event.value("enemy"))), int(str(event.value("face")))
        bonus = reward_words(match.state.tables.dice[enemy][face - 1])
        assert line == f"The {names.ENEMIES.token(enemy)} die shows face {face}: {EN.say(bonus)}."
