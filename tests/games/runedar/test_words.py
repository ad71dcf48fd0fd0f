"""What people read: whole sentences in both languages, with their cases and plurals."""

from typing import Any

import pytest
from games.runedar.fortress import dice, fort, revealing
from helpers import at, play
from spoken import Spoken, numbers, voices

from underhall.core.data import merged
from underhall.core.phrase import Amount, Phrase
from underhall.editions import components
from underhall.effects import does
from underhall.games.runedar.box import names
from underhall.games.runedar.rules import events as e
from underhall.text import Words

EN, PL = voices("runedar")
ANIA, OLEK = range(2)
NUMBERS = (1, 2, 5, 22)
NORMAL = 1


# ---------------------------------------------------------------------- names


@pytest.mark.parametrize("resource", [names.WOOD, names.LEATHER, names.METAL])
def test_resources_are_counted(spoken: Spoken, resource: int) -> None:
    for n in NUMBERS:
        spoken.say(Amount(names.RESOURCES, resource, n))


@pytest.mark.parametrize("n", [1, 2, 5, 22])
def test_orcs_are_counted(spoken: Spoken, n: int) -> None:
    spoken.log(e.ORCS_PLACED, names.OUTSIDE + names.METAL, n, 4)


@pytest.mark.parametrize("n", [1, 3, 5])
def test_rubble_is_counted(spoken: Spoken, n: int) -> None:
    spoken.log(e.DUG, ANIA, n, 0)


@pytest.mark.parametrize(
    "area",
    [
        0,
        names.WORKSHOP + names.WOOD,
        names.ENTRANCE,
        names.WALL + names.LEATHER,
        names.TUNNEL_TOWER,
        names.OUTSIDE + names.METAL,
    ],
)
def test_areas_take_their_prepositions(spoken: Spoken, area: int) -> None:
    spoken.log(e.MOVED, ANIA, area)
    nobody = Phrase("no-nobody-to-strike", area=names.AREAS.word(area))
    spoken.say(nobody)


# ---------------------------------------------------------------------- the log


def test_cards_are_told(spoken: Spoken) -> None:
    saw, action = names.CARDS.code("old_saw"), names.ACTIONS.code("gather_wood")
    spoken.log(e.CARD_PLAYED, ANIA, saw, action)
    spoken.log(e.CARD_PLAYED, OLEK, saw, names.ACTIONS.code("none"))
    spoken.log(e.CARD_DRAWN, ANIA, names.CARDS.code("orc"))


def test_gathering_is_told(spoken: Spoken) -> None:
    spoken.log(e.GATHERED, ANIA, names.LEATHER, 1)
    spoken.log(e.RESOURCE_LAID, ANIA, names.LEATHER, names.CARDS.code("spear"), 2)
    spoken.log(e.RESOURCE_GIVEN, ANIA, names.WOOD, names.BRIBE_ANY, 2)
    spoken.log(e.RESOURCE_GIVEN, ANIA, names.METAL, names.BRIBE_EXACT, 0)


def test_attacks_are_told(spoken: Spoken) -> None:
    spoken.log(e.MELEE_ROLLED, ANIA, (0, 2, names.CROSSBOW), 2, 6)
    spoken.log(e.MELEE_ROLLED, ANIA, (names.CROSSBOW,), 0, 0)
    spoken.log(e.RANGED_ROLLED, ANIA, (names.CROSSBOW, 1), 1)
    spoken.log(e.ORCS_SLAIN, ANIA, names.WORKSHOP + names.METAL, 2)
    spoken.log(e.MACHINE_DEFEATED, ANIA, names.SIEGE_TOWER)
    spoken.log(e.TROLL_WOUNDED, 3, 1)


def test_machines_are_told(spoken: Spoken) -> None:
    spoken.log(e.MACHINE_ARRIVED, OLEK, names.CATAPULT)
    spoken.log(e.TROLL_REVEALED, 1, 2, 3, 4)


def test_orcs_are_told(spoken: Spoken) -> None:
    spoken.log(e.GOLD_STOLEN, 1, 14)
    spoken.log(e.GOLD_STOLEN, 5, 3)
    spoken.log(e.ORCS_ADVANCED, 0)


def test_goblins_are_told(spoken: Spoken) -> None:
    asks = Phrase("asks-wounds", n=2, successes=3)
    spoken.log(e.GOBLIN_REVEALED, 8, names.FIGHT, asks)
    spoken.log(e.GOBLIN_ELIMINATED, names.RUBBLE, 3)


def test_mercenaries_are_told(spoken: Spoken) -> None:
    spoken.log(e.HIRED, ANIA, names.DRIVE_OFF_GOBLIN, 3, 7)


def test_the_end_is_told(spoken: Spoken) -> None:
    spoken.log(e.GAME_WON, 7, NORMAL)
    spoken.log(e.GAME_LOST, 4, 1, NORMAL)


# ---------------------------------------------------------------------- questions and answers


def test_a_card_to_play(spoken: Spoken) -> None:
    match = at(fort("old_saw", "war_hammer", area="carpentry", board={"1": "spear"}))
    spoken.asked(match)
    spoken.label(match, "old_saw:gather_wood")
    spoken.label(match, "war_hammer:melee_auto")
    spoken.label(match, "old_saw:none")


def test_where_to_go(spoken: Spoken) -> None:
    match = at(fort("old_saw"))
    play(match, "0 old_saw:move")
    spoken.asked(match)
    spoken.label(match, "wall_foundry")


def test_where_a_resource_goes(spoken: Spoken) -> None:
    board = {"1": "spear", "2": "axe"}
    match = at(fort("old_saw", area="carpentry", board=board, seats=3, others=({}, {})))
    play(match, "0 old_saw:gather_wood")
    spoken.asked(match)
    spoken.label(match, "space:1")


def test_cards_that_join_an_attack(spoken: Spoken) -> None:
    hand = ("notched_hatchet", "war_hammer", "old_saw", "spear")
    match = at(fort(*hand, area="tannery", orcs={"tannery": 3}))
    play(match, "0 notched_hatchet:melee")
    spoken.label(match, "spear:melee")
    play(match, "0 war_hammer:melee_auto")
    spoken.asked(match)
    spoken.label(match, "roll")


def test_a_blow_without_dice(spoken: Spoken) -> None:
    match = at(fort("war_hammer", "old_saw", area="tannery", orcs={"tannery": 3}))
    play(match, "0 war_hammer:melee_auto")
    spoken.asked(match)
    spoken.label(match, "roll")


def test_a_target_to_shoot_at(spoken: Spoken) -> None:
    things = {"machines": {"catapult": 1}, "orcs": {"outside_tannery": 1}}
    match = at(fort("cracked_crossbow", "spear", area="tower_west", **things))
    play(match, "0 cracked_crossbow:ranged")
    spoken.label(match, "outside_tannery")
    play(match, "0 catapult")
    spoken.asked(match)


def test_trolls_to_wound(spoken: Spoken) -> None:
    things = {"trolls": {"troll_1": 2, "troll_4": 2}, "mercenaries": []}
    match = at(fort("mace", area="tunnel_entrance", **things), *dice("33x"))
    play(match, "0 mace:melee")
    spoken.asked(match)
    spoken.label(match, "troll_4")


def test_a_siege_card_and_an_ambush(spoken: Spoken) -> None:
    match = revealing("siege_1_06", mercenaries=["ambush"])
    spoken.asked(match)
    spoken.label(match, "hire:ambush")


def test_an_upgrade_to_take(spoken: Spoken) -> None:
    board = {"1": {"card": "spear", "wood": 2, "leather": 2, "metal": 1}}
    match = at(fort("old_saw", "tool_bag", board=board))
    spoken.label(match, "take:1")
    play(match, "0 take:1")
    spoken.asked(match)


def test_a_special_move(spoken: Spoken) -> None:
    match = at(fort("runic_tools", "old_saw", board={"1": "spear"}))
    spoken.label(match, "runic_tools:free_move")
    play(match, "0 runic_tools:free_move")
    spoken.asked(match)
    play(match, "0 foundry")
    spoken.asked(match)
    spoken.label(match, "gather_any")


def test_the_upgrade_board_to_refill(spoken: Spoken) -> None:
    match = at(fort(step="refill", board={"1": "spear"}), "card:axe")
    spoken.asked(match)
    spoken.label(match, "remove:1")
    spoken.label(match, "fill:2:yellow")
    play(match, "0 fill:2:yellow")
    spoken.asked(match)


def test_a_saboteur_before_the_shot(spoken: Spoken) -> None:
    match = at(fort("old_saw", step="machines", machines={"catapult": 0}))
    spoken.asked(match)
    spoken.label(match, "hire:sabotage_catapult")


# ---------------------------------------------------------------------- reasons


def test_what_a_card_still_lacks(spoken: Spoken) -> None:
    match = at(fort("old_saw", board={"1": {"card": "spear", "wood": 1}}, seats=3, others=({}, {})))
    spoken.why_not(match, "take:1")


def test_why_nothing_is_gathered(spoken: Spoken) -> None:
    match = at(fort("old_saw", area="carpentry", orcs={"carpentry": 2}))
    spoken.why_not(match, "old_saw:gather_wood")
    away = at(fort("old_saw", area="tannery"))
    spoken.why_not(away, "old_saw:gather_wood")


def test_why_nobody_is_hired(spoken: Spoken) -> None:
    match = at(fort("old_saw", gold=3, trolls={"troll_1": 3}))
    spoken.why_not(match, "hire:slay_troll")
    spoken.why_not(match, "hire:clear_workshops")


# ---------------------------------------------------------------------- what things do

RAW: Any = components("runedar")


@pytest.mark.parametrize("words", [EN, PL], ids=["en", "pl"])
def test_what_a_card_does_has_its_printed_numbers(words: Words) -> None:
    for card in [*RAW["starter_card"], *RAW["upgrade_card"]]:
        options = [option for option in card["options"] if option["action"] != "free_move"]
        assert numbers(words, "card", card["id"]) == [option["value"] for option in options]


def test_what_corrected_things_do(spoken: Spoken) -> None:
    saw = [{"action": "free_move", "value": 1}, {"action": "gather_leather", "value": 5}]
    fix = {
        "starter_card": [{"id": "old_saw", "options": saw}],
        "troll_token": [{"id": "troll_1", "wounds": 1, "successes_per_wound": 5}],
        "mercenary": [{"id": "ambush", "gold_cost": 5}],
        "difficulty": [{"id": "easy", "rubble_per_section": 1}],
    }
    raw = merged(RAW, fix)
    for kind, token in (
        *(("card", "old_saw"), ("card", "great_pickaxe"), ("troll", "troll_1")),
        *(("mercenary", "ambush"), ("difficulty", "easy"), ("upgrade_deck", "red")),
    ):
        spoken.say(does("runedar", raw, kind, token))


@pytest.mark.parametrize("action", names.ACTIONS.tokens)
def test_what_cards_are_played_for_is_counted(spoken: Spoken, action: str) -> None:
    for n in (1, 2, 5, 12, 22):
        spoken.message(f"act-{action}", n=n)


@pytest.mark.parametrize("words", [EN, PL], ids=["en", "pl"])
def test_what_enemies_mercenaries_and_levels_do_has_their_printed_numbers(words: Words) -> None:
    for troll in RAW["troll_token"]:
        wanted = [troll["wounds"], troll["successes_per_wound"], 1]
        assert numbers(words, "troll", troll["id"]) == wanted
    for mercenary in RAW["mercenary"]:
        assert numbers(words, "mercenary", mercenary["id"]) == [mercenary["gold_cost"]]
    for level in RAW["difficulty"]:
        assert numbers(words, "difficulty", level["id"]) == [level["rubble_per_section"]]
    for deck in RAW["upgrade_deck"]:
        cards = [card for card in RAW["upgrade_card"] if card["colour"] == deck["id"]]
        costs = [sum(card["cost"].values()) for card in cards]
        wanted = [sum(card["copies"] for card in cards), min(costs), max(costs)]
        assert numbers(words, "upgrade_deck", deck["id"]) == wanted


def test_a_missed_attack_and_a_drawn_orc_card_are_told(spoken: Spoken) -> None:
    spoken.log(e.MISSED, ANIA)
    spoken.log(e.CARD_DRAWN, ANIA, names.CARDS.code("orc"))


@pytest.mark.parametrize("n", [1, 2])
def test_what_is_left_before_defeat_is_counted(spoken: Spoken, n: int) -> None:
    left = dict.fromkeys(("siege", "catapult", "trolls", "orcs", "gold"), n)
    spoken.message("pic-dangers", **left)


def test_why_a_wound_is_too_dear(spoken: Spoken) -> None:
    things = {"trolls": {"troll_1": 3, "troll_4": 3, "troll_5": 2}, "mercenaries": []}
    match = at(fort("mace", area="tunnel_entrance", **things), *dice("12x"))
    play(match, "0 mace:melee")
    spoken.why_not(match, "troll_5")


# ---------------------------------------------------------------------- the chronicle


@pytest.mark.rule("RUN-4.98")
@pytest.mark.parametrize("n", [1, 2, 5, 12])
def test_the_chronicle_counts(spoken: Spoken, n: int) -> None:
    difficulty = names.DIFFICULTIES.word(n % 4)
    spoken.message("chronicle-victory", gold=n, difficulty=difficulty)
    spoken.message("chronicle-defeat", goblins=n, difficulty=difficulty)
