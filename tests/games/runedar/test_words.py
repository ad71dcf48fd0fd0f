"""What people read: whole sentences in both languages, with their cases and plurals."""

import re
from typing import Any

import pytest
from games.runedar.fortress import dice, fort, revealing
from helpers import at, play

from underhall.core.events import EVERYBODY, Event, EventKind
from underhall.core.match import Match
from underhall.core.phrase import Amount, Phrase
from underhall.editions import components
from underhall.games.runedar.box.names import (
    ACTIONS,
    AREAS,
    BRIBE_ANY,
    BRIBE_EXACT,
    CARDS,
    CATAPULT,
    CROSSBOW,
    DRIVE_OFF_GOBLIN,
    ENTRANCE,
    FIGHT,
    LEATHER,
    METAL,
    OUTSIDE,
    RESOURCES,
    RUBBLE,
    SIEGE_TOWER,
    TUNNEL_TOWER,
    WALL,
    WOOD,
    WORKSHOP,
)
from underhall.games.runedar.rules import events as e
from underhall.text import Words
from underhall.text.books import book

NAMES = ("Ania", "Olek", "Zosia")
EN = Words("en", "runedar", NAMES, strict=True)
PL = Words("pl", "runedar", NAMES, strict=True)
ANIA, OLEK = range(2)
NUMBERS = (1, 2, 5, 22)
NORMAL = 1


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


# ---------------------------------------------------------------------- names


TOPICS = {
    "area": "area",
    "resource": "resource",
    "machine": "machine",
    "action": "action",
    "starter_card": "card",
    "upgrade_card": "card",
    "mercenary": "mercenary",
    "goblin_kind": "goblin_kind",
    "die_face": "die",
    "dwarf": "dwarf",
    "difficulty": "difficulty",
    "upgrade_deck": "upgrade_deck",
    "loss_condition": "loss",
}


@pytest.mark.parametrize("lang", ["en", "pl"])
@pytest.mark.parametrize("group", TOPICS)
def test_things_are_called_as_in_the_data(group: str, lang: str) -> None:
    words = book(lang, "runedar")
    for row in components("runedar")[group]:
        said = words.entry(f"{TOPICS[group]}-{row['id']}")
        assert said is not None
        assert said.format().lower() == row[f"name_{lang}"].lower()


@pytest.mark.parametrize(
    "resource, forms",
    [
        (WOOD, ["1 drewno", "2 drewna", "5 drewna", "22 drewna"]),
        (LEATHER, ["1 skóra", "2 skóry", "5 skór", "22 skóry"]),
        (METAL, ["1 metal", "2 sztuki metalu", "5 sztuk metalu", "22 sztuki metalu"]),
    ],
)
def test_resources_are_counted(resource: int, forms: list[str]) -> None:
    assert [PL.say(Amount(RESOURCES, resource, n)) for n in NUMBERS] == forms


@pytest.mark.parametrize(
    "n, orcs", [(1, "ork staje"), (2, "orki stają"), (5, "orków staje"), (22, "orki stają")]
)
def test_orcs_are_counted(n: int, orcs: str) -> None:
    told = log(e.ORCS_PLACED, OUTSIDE + METAL, n, 4)[1]
    assert told == f"{n} {orcs} przed murem odlewni; w rezerwie: 4."


@pytest.mark.parametrize("n, rubble", [(1, "fragment"), (3, "fragmenty"), (5, "fragmentów")])
def test_rubble_is_counted(n: int, rubble: str) -> None:
    assert log(e.DUG, ANIA, n, 0)[1] == (
        f"Ania usuwa {n} {rubble} gruzu: wejście do tunelu jest odkopane."
    )


@pytest.mark.parametrize(
    "area, where, going",
    [
        (0, "w donżonie", "do donżonu"),
        (WORKSHOP + WOOD, "w stolarni", "do stolarni"),
        (ENTRANCE, "przed wejściem do tunelu", "przed wejście do tunelu"),
        (WALL + LEATHER, "na murze przy garbarni", "na mur przy garbarni"),
        (TUNNEL_TOWER, "na wieży tunelowej", "na wieżę tunelową"),
        (OUTSIDE + METAL, "przed murem odlewni", "przed mur odlewni"),
    ],
)
def test_areas_take_their_prepositions(area: int, where: str, going: str) -> None:
    assert log(e.MOVED, ANIA, area)[1] == f"Ania idzie {going}."
    nobody = Phrase("no-nobody-to-strike", area=AREAS.word(area))
    assert PL.say(nobody) == f"Nie ma z kim walczyć {where}."


# ---------------------------------------------------------------------- the log


def test_cards_are_told() -> None:
    saw, action = CARDS.code("old_saw"), ACTIONS.code("gather_wood")
    assert log(e.CARD_PLAYED, ANIA, saw, action) == (
        "Ania plays Old saw: gather wood.",
        "Ania zagrywa Starą piłę: pozyskanie drewna.",
    )
    assert log(e.CARD_PLAYED, OLEK, saw, ACTIONS.code("none")) == (
        "Olek plays Old saw: no action.",
        "Olek zagrywa Starą piłę: bez akcji.",
    )
    assert log(e.CARD_DRAWN, ANIA, CARDS.code("orc"))[1] == "Ania dobiera kartę orka."


def test_gathering_is_told() -> None:
    assert log(e.GATHERED, ANIA, LEATHER, 1) == (
        "Ania gathers 1 leather.",
        "Ania pozyskuje 1 skórę.",
    )
    assert log(e.RESOURCE_LAID, ANIA, LEATHER, CARDS.code("spear"), 2) == (
        "Ania lays 1 leather on Spear (space 2).",
        "Ania umieszcza skórę na karcie Włócznia (pole 2).",
    )
    assert log(e.RESOURCE_GIVEN, ANIA, WOOD, BRIBE_ANY, 2) == (
        "Ania gives 1 wood to the corruptible goblin; it wants 2 more.",
        "Ania daje drewno goblinowi żądającemu dowolnych zasobów; brakuje jeszcze 2 zasobów.",
    )
    assert log(e.RESOURCE_GIVEN, ANIA, METAL, BRIBE_EXACT, 0) == (
        "Ania gives 1 metal to the greedy goblin, and that is enough.",
        "Ania daje metal goblinowi żądającemu wskazanych zasobów, i to wystarcza.",
    )


def test_attacks_are_told() -> None:
    assert log(e.MELEE_ROLLED, ANIA, (0, 2, CROSSBOW), 2, 6) == (
        "Ania rolls 1, 3 and crossbow, with 2 sure successes: 6 successes.",
        "Ania rzuca: 1, 3 i kusza, do tego 2 sukcesy bez rzutu. Razem 6 sukcesów.",
    )
    assert log(e.MELEE_ROLLED, ANIA, (CROSSBOW,), 0, 0) == (
        "Ania rolls crossbow: no success.",
        "Ania rzuca: kusza. Nie ma sukcesów.",
    )
    assert log(e.RANGED_ROLLED, ANIA, (CROSSBOW, 1), 1) == (
        "Ania rolls crossbow and 2: 1 hit.",
        "Ania rzuca: kusza i 2. Razem 1 trafienie.",
    )
    assert log(e.ORCS_SLAIN, ANIA, WORKSHOP + METAL, 2) == (
        "Ania slays 2 orcs in the foundry.",
        "Ania eliminuje 2 orki w odlewni.",
    )
    assert log(e.MACHINE_DEFEATED, ANIA, SIEGE_TOWER) == (
        "Ania destroys the siege tower: it goes back to the reserve.",
        "Ania niszczy wieżę oblężniczą: wraca ona do rezerwy.",
    )
    assert log(e.TROLL_WOUNDED, 3, 1) == (
        "Troll no. 4 is wounded and can take 1 more wound.",
        "Troll nr 4 jest ranny: zniesie jeszcze 1 ranę.",
    )


def test_machines_are_told() -> None:
    assert log(e.MACHINE_ARRIVED, OLEK, CATAPULT) == (
        "The catapult comes up before Olek and will act at the start of their next turn.",
        "Nadciąga katapulta: stawia ją przed sobą Olek. "
        "Zadziała na początku następnej tury tego gracza.",
    )
    assert log(e.TROLL_REVEALED, 1, 2, 3, 4) == (
        "The siege tower sends troll no. 2 to the tunnel entrance: 2 wounds, 3 successes each. "
        "4 troll tokens are left.",
        "Wieża oblężnicza sprowadza przed wejście do tunelu trolla nr 2: "
        "2 rany, każda za 3 sukcesy. Żetonów trolli w stosie: 4.",
    )


def test_orcs_are_told() -> None:
    assert log(e.GOLD_STOLEN, 1, 14) == (
        "1 orc gets into the keep and steals 1 gold; 14 left.",
        "1 ork wpada do donżonu i kradnie 1 samorodek złota; zostaje 14.",
    )
    assert log(e.GOLD_STOLEN, 5, 3)[1] == (
        "5 orków wpada do donżonu i kradnie 5 samorodków złota; zostaje 3."
    )
    assert log(e.ORCS_ADVANCED, 0) == (
        "There are no orcs to advance.",
        "Nie ma orków, które mogłyby ruszyć.",
    )


def test_goblins_are_told() -> None:
    asks = Phrase("asks-wounds", n=2, successes=3)
    assert log(e.GOBLIN_REVEALED, 8, FIGHT, asks) == (
        "Out comes a fighting goblin: 2 wounds, 3 successes each.",
        "Wychodzi goblin walczący: 2 rany, każda za 3 sukcesy.",
    )
    assert log(e.GOBLIN_ELIMINATED, RUBBLE, 3) == (
        "The panicked goblin is gone: 3 goblins eliminated.",
        "Goblin w panice zostaje wyeliminowany. Wyeliminowanych goblinów: 3.",
    )


def test_mercenaries_are_told() -> None:
    assert log(e.HIRED, ANIA, DRIVE_OFF_GOBLIN, 3, 7) == (
        "Ania hires the Goblin chaser for 3 gold; 7 left.",
        "Ania aktywuje Łowcę goblinów za 3 samorodki; zostaje 7.",
    )


def test_the_end_is_told() -> None:
    assert log(e.GAME_WON, 7, NORMAL) == (
        "Victory (normal): the tunnel is open, and the dwarves escape with 7 gold.",
        "Zwycięstwo (poziom normalny): tunel jest wolny, "
        "a krasnoludy uchodzą z 7 samorodkami złota.",
    )
    assert log(e.GAME_LOST, 4, 1, NORMAL) == (
        "Defeat (normal): the last gold nugget was lost. 1 goblin was eliminated.",
        "Klęska (poziom normalny): stracono ostatni samorodek złota. Wyeliminowanych goblinów: 1.",
    )


# ---------------------------------------------------------------------- questions and answers


def test_a_card_to_play() -> None:
    match = at(fort("old_saw", "war_hammer", area="carpentry", board={"1": "spear"}))
    assert asked(match) == (
        "You have 2 cards to play. Which is next, and what do you do with it?",
        "Masz do zagrania 2 karty. Którą zagrywasz i co z nią robisz?",
    )
    assert label(match, "old_saw:gather_wood") == (
        "Old saw: gather 2 wood",
        "Stara piła: pozyskaj 2 drewna",
    )
    assert label(match, "war_hammer:melee_auto") == (
        "War hammer: sure strike, 2 successes",
        "Młot bojowy: 2 sukcesy w walce wręcz",
    )
    assert label(match, "old_saw:none") == ("Old saw: no action", "Stara piła: bez akcji")


def test_where_to_go() -> None:
    match = at(fort("old_saw"))
    play(match, "0 old_saw:move")
    assert asked(match)[1] == "Dokąd idzie twój krasnolud? Jeden albo dwa kroki."
    assert label(match, "wall_foundry") == ("Foundry wall", "Mur przy odlewni")


def test_where_a_resource_goes() -> None:
    board = {"1": "spear", "2": "axe"}
    match = at(fort("old_saw", area="carpentry", board=board, seats=3, others=({}, {})))
    play(match, "0 old_saw:gather_wood")
    assert asked(match) == (
        "Where does the next wood go? 2 are left to place.",
        "Gdzie umieszczasz drewno? Do umieszczenia zostały jeszcze 2 sztuki.",
    )
    assert label(match, "space:1") == (
        "Spear on space 1, lacking 2 wood, 1 leather and 1 metal",
        "Włócznia na polu 1, brakuje 2 drewna, 1 skóry i 1 metalu",
    )


def test_cards_that_join_an_attack() -> None:
    hand = ("notched_hatchet", "war_hammer", "old_saw", "spear")
    match = at(fort(*hand, area="tannery", orcs={"tannery": 3}))
    play(match, "0 notched_hatchet:melee")
    assert label(match, "spear:melee") == ("Join Spear: 2 dice", "Dołącz Włócznię: 2 kości")
    play(match, "0 war_hammer:melee_auto")
    assert asked(match) == (
        "You fight in the tannery with 2 dice and 2 sure successes. "
        "Do you join another card? Afterwards it is too late.",
        "Walczysz w garbarni: 2 kości i 2 sukcesy bez rzutu. "
        "Dołączasz jeszcze kartę? Potem będzie za późno.",
    )
    assert label(match, "roll") == (
        "Roll 2 dice, with 2 sure successes",
        "Rzuć 2 kośćmi, do tego 2 sukcesy bez rzutu",
    )


def test_a_blow_without_dice() -> None:
    match = at(fort("war_hammer", "old_saw", area="tannery", orcs={"tannery": 3}))
    play(match, "0 war_hammer:melee_auto")
    assert asked(match)[0].startswith("You fight in the tannery with 2 sure successes. ")
    assert label(match, "roll") == (
        "Strike with 2 sure successes, without a roll",
        "Uderz bez rzutu: 2 sukcesy",
    )


def test_a_target_to_shoot_at() -> None:
    things = {"machines": {"catapult": 1}, "orcs": {"outside_tannery": 1}}
    match = at(fort("cracked_crossbow", "spear", area="tower_west", **things))
    play(match, "0 cracked_crossbow:ranged")
    assert label(match, "outside_tannery") == ("Outside the tannery wall", "Przed murem garbarni")
    play(match, "0 catapult")
    assert asked(match) == (
        "You shoot at the catapult with 2 dice. "
        "Do you join another card? After the roll it is too late.",
        "Strzelasz do katapulty: 2 kości. Dołączasz jeszcze kartę? Po rzucie będzie za późno.",
    )


def test_trolls_to_wound() -> None:
    things = {"trolls": {"troll_1": 2, "troll_4": 2}, "mercenaries": []}
    match = at(fort("mace", area="tunnel_entrance", **things), *dice("33x"))
    play(match, "0 mace:melee")
    assert asked(match) == (
        "6 successes are left. Who takes the next wound?",
        "Zostało 6 sukcesów. Komu zadajesz następną ranę?",
    )
    assert label(match, "troll_4") == (
        "Troll no. 4: 2 wounds left, 2 successes each",
        "Troll nr 4: jeszcze 2 rany, każda za 2 sukcesy",
    )


def test_a_siege_card_and_an_ambush() -> None:
    match = revealing("siege_1_06", mercenaries=["ambush"])
    assert asked(match) == (
        "The siege card shows 1 orc outside the carpentry wall and an arrow (all orcs advance). "
        "Do you do anything before it takes effect?",
        "Karta oblężenia pokazuje: 1 ork przed murem stolarni i strzałka (ruch orków). "
        "Robisz coś, zanim zadziała?",
    )
    assert label(match, "hire:ambush") == (
        "Hire an Ambush for 2 gold: the siege card has no effect",
        "Aktywuj Zasadzkę za 2 samorodki: karta oblężenia nie działa",
    )


def test_an_upgrade_to_take() -> None:
    board = {"1": {"card": "spear", "wood": 2, "leather": 2, "metal": 1}}
    match = at(fort("old_saw", "tool_bag", board=board))
    assert label(match, "take:1") == (
        "Take Spear from space 1, for a card of your hand",
        "Weź Włócznię z pola 1 w zamian za kartę z ręki",
    )
    play(match, "0 take:1")
    assert asked(match) == (
        "You take Spear into your hand. Which card leaves the game for it?",
        "Bierzesz na rękę Włócznię. Którą kartę usuwasz za to z gry?",
    )


def test_a_special_move() -> None:
    match = at(fort("runic_tools", "old_saw", board={"1": "spear"}))
    assert label(match, "runic_tools:free_move") == (
        "Runic tools: special move to any area, then one more option",
        "Runiczne narzędzia: ruch specjalny na dowolny obszar, a potem jeszcze jedna opcja",
    )
    play(match, "0 runic_tools:free_move")
    assert asked(match) == (
        "Where does the special move of Runic tools take your dwarf? Any area will do.",
        "Dokąd przenosi krasnoluda karta Runiczne narzędzia? Może na dowolny obszar.",
    )
    play(match, "0 foundry")
    assert asked(match) == (
        "After the special move of Runic tools: which of its other options do you use?",
        "Karta Runiczne narzędzia: po ruchu specjalnym możesz użyć jeszcze jednej jej opcji. "
        "Której używasz?",
    )
    assert label(match, "gather_any") == (
        "Runic tools: gather 2 of what this workshop has",
        "Runiczne narzędzia: pozyskaj 2 zasoby z tego warsztatu",
    )


def test_the_upgrade_board_to_refill() -> None:
    match = at(fort(step="refill", board={"1": "spear"}), "card:axe")
    assert asked(match)[0] == (
        "Your dwarf ends in the keep: remove cards from the upgrade board if you like, "
        "then fill empty spaces."
    )
    assert label(match, "remove:1") == ("Remove Spear from space 1", "Usuń Włócznię z pola 1")
    assert label(match, "fill:2:yellow") == (
        "Fill space 2 from the yellow deck",
        "Uzupełnij pole 2 z żółtej talii",
    )
    play(match, "0 fill:2:yellow")
    assert asked(match) == (
        "Do you fill another space of the upgrade board?",
        "Uzupełniasz jeszcze jakieś pole planszy ulepszeń?",
    )


def test_a_saboteur_before_the_shot() -> None:
    match = at(fort("old_saw", step="machines", machines={"catapult": 0}))
    assert asked(match)[1] == (
        "Katapulta zaraz strzeli: zablokuje jedno pole ulepszeń, zniszczy leżącą tam kartę "
        "i zabierze 1 samorodek. Robisz coś, zanim to się stanie?"
    )
    assert label(match, "hire:sabotage_catapult") == (
        "Hire the Saboteur for 2 gold: the catapult does not fire",
        "Aktywuj Sabotażystę za 2 samorodki: katapulta nie strzela",
    )


# ---------------------------------------------------------------------- reasons


def test_what_a_card_still_lacks() -> None:
    match = at(fort("old_saw", board={"1": {"card": "spear", "wood": 1}}, seats=3, others=({}, {})))
    assert why_not(match, "take:1") == (
        "Still missing on Spear: 1 wood, 1 leather and 1 metal.",
        "Włócznia: brakuje jeszcze 1 drewna, 1 skóry i 1 metalu.",
    )


def test_why_nothing_is_gathered() -> None:
    match = at(fort("old_saw", area="carpentry", orcs={"carpentry": 2}))
    assert why_not(match, "old_saw:gather_wood") == (
        "2 orcs in the workshop keep you from gathering.",
        "2 orki w warsztacie nie pozwalają nic pozyskać.",
    )
    away = at(fort("old_saw", area="tannery"))
    assert why_not(away, "old_saw:gather_wood") == (
        "Your dwarf has to be in the carpentry for that.",
        "Twój krasnolud musi w tym celu być w stolarni.",
    )


def test_why_nobody_is_hired() -> None:
    match = at(fort("old_saw", gold=3, trolls={"troll_1": 3}))
    assert why_not(match, "hire:slay_troll") == (
        "The price is 3 gold and you have 3: at least 1 must remain.",
        "Cena w samorodkach: 3, w donżonie: 3. Musi zostać co najmniej 1.",
    )
    assert why_not(match, "hire:clear_workshops") == (
        "No orc stands in a workshop.",
        "W warsztatach nie ma orków.",
    )


# ---------------------------------------------------------------------- what things do

RAW: Any = components("runedar")


def numbers(words: Words, kind: str, token: str) -> list[int]:
    """The numbers in what a thing does, in order."""
    return [int(n) for n in re.findall(r"\d+", str(words.does(kind, token)))]


@pytest.mark.parametrize("words", [EN, PL], ids=["en", "pl"])
def test_what_a_card_does_has_its_printed_numbers(words: Words) -> None:
    for card in [*RAW["starter_card"], *RAW["upgrade_card"]]:
        options = [option for option in card["options"] if option["action"] != "free_move"]
        assert numbers(words, "card", card["id"]) == [option["value"] for option in options]


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


def test_a_missed_attack_and_a_drawn_orc_card_are_told() -> None:
    assert log(e.MISSED, ANIA) == ("The attack of Ania does no harm.", "Ania: atak chybia.")
    assert log(e.CARD_DRAWN, ANIA, CARDS.code("orc")) == (
        "Ania draws an orc card.",
        "Ania dobiera kartę orka.",
    )


@pytest.mark.parametrize(
    "n, english",
    [
        (1, "1 siege card · 1 catapult card · 1 troll token · 1 orc · 1 gold"),
        (2, "2 siege cards · 2 catapult cards · 2 troll tokens · 2 orcs · 2 gold"),
    ],
)
def test_what_is_left_before_defeat_is_counted(n: int, english: str) -> None:
    left = dict.fromkeys(("siege", "catapult", "trolls", "orcs", "gold"), n)
    assert EN.message("pic-dangers", **left) == f"Left before defeat: {english}"


def test_why_a_wound_is_too_dear() -> None:
    things = {"trolls": {"troll_1": 3, "troll_4": 3, "troll_5": 2}, "mercenaries": []}
    match = at(fort("mace", area="tunnel_entrance", **things), *dice("12x"))
    play(match, "0 mace:melee")
    assert why_not(match, "troll_5") == (
        "A wound there takes 4 successes; only 3 are left.",
        "Rana wymaga tu 4 sukcesów, a jest ich 3.",
    )
