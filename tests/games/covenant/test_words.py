"""What people read: whole sentences in both languages, with their cases, plurals and numbers."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest
from games.covenant.riches import RAW, rich
from helpers import at, play, started
from text.test_play import play as play_and_tell

from underhall.core.chance import Fast
from underhall.core.events import EVERYBODY, Event, EventKind
from underhall.core.match import Match
from underhall.core.phrase import Amount, Phrase
from underhall.editions import edition
from underhall.games.covenant.box.atoms import OPS, read_atom_text
from underhall.games.covenant.box.boards import CELLS
from underhall.games.covenant.box.names import (
    BOOK,
    COLUMN_R,
    COURT,
    ELDER_CARDS,
    EMERALD,
    ENEMIES,
    GATE,
    GOALS,
    GOBLIN,
    GOLD,
    IRON,
    MINE,
    MYTHRALL,
    ORC,
    PICKAXE,
    PROJECTS,
    RESOURCES,
    TRADITIONS,
    TROLL,
    WORKSHOP,
)
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
from underhall.text import Words

NAMES = ("Ania", "Olek", "Zosia", "Jan")
EN = Words("en", "covenant", NAMES, strict=True)
PL = Words("pl", "covenant", NAMES, strict=True)
ANIA, OLEK = range(2)
NUMBERS = (1, 2, 5, 22)


def both(thing: object) -> tuple[str, str]:
    """Something in English and in Polish."""
    return EN.say(thing), PL.say(thing)


def log(kind: EventKind, *values: object) -> tuple[str, str]:
    """A line of the log."""
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
    assert refusal is not None
    return EN.refusal(refusal), PL.refusal(refusal)


def table(own: Mapping[str, Any] | None = None, **things: Any) -> dict[str, Any]:
    """A table for two, the first seat to move."""
    return {"game": "covenant", "seats": 2, "table": {"players": [own or {}, {}], **things}}


# ---------------------------------------------------------------------- whole games


@pytest.mark.parametrize("seats", [1, 2, 4])
def test_games_full_of_rewards_can_be_told(seats: int) -> None:
    play_and_tell(Match(rich(), seats, {}, Fast(seats)), seats, [EN, PL])


def test_every_thing_has_the_name_of_the_data() -> None:
    groups = {
        "clan": RAW["clans"]["list"],
        "rubble": RAW["rubble"]["tiles"],
        "relic": RAW["relics"]["kinds"],
        "coin": RAW["coins"]["kinds"],
        "ornament": RAW["ornaments"]["kinds"],
        "tradition": RAW["traditions"]["tiles"],
        "start": RAW["start_tiles"]["tiles"],
        "goal": RAW["goals"]["tiles"],
        "project": RAW["projects"]["tiles"],
        "back": RAW["chamber_backs"]["list"],
        "elder_card": RAW["solo"]["cards"]["list"],
        "track": RAW["track"],
        "building": RAW["building"],
        "tool_kind": RAW["tool_kind"],
        "site": RAW["board"]["side_1_2"]["site"],
        "column": RAW["clan_board"]["standard"]["column"],
        "enemy": RAW["enemy"],
        "resource": RAW["resource"],
        "colour": RAW["chamber_colours"]["list"],
        "option-difficulty": RAW["solo"]["difficulty"],
    }
    for topic, rows in groups.items():
        for row in rows:
            id = f"{topic}-{row['id']}"
            assert EN.message(id).lower() == row["name_en"].lower(), id
            assert PL.message(id) == row["name_pl"], id


# ---------------------------------------------------------------------- numbers of things


@pytest.mark.parametrize(
    "kind, forms",
    [
        (IRON, ["1 Żelazo", "2 Żelaza", "5 Żelaza", "22 Żelaza"]),
        (EMERALD, ["1 Szmaragd", "2 Szmaragdy", "5 Szmaragdów", "22 Szmaragdy"]),
        (GOLD, ["1 Złoto", "2 Złota", "5 Złota", "22 Złota"]),
        (MYTHRALL, ["1 Mythrall", "2 Mythralle", "5 Mythralli", "22 Mythralle"]),
    ],
)
def test_resources_are_counted(kind: int, forms: list[str]) -> None:
    assert [PL.say(Amount(RESOURCES, kind, n)) for n in NUMBERS] == forms


@pytest.mark.parametrize(
    "kind, forms",
    [
        (GOBLIN, ["1 Goblina", "2 Gobliny", "5 Goblinów", "22 Gobliny"]),
        (ORC, ["1 Orka", "2 Orków", "5 Orków", "22 Orków"]),
        (TROLL, ["1 Trolla", "2 Trolle", "5 Trolli", "22 Trolle"]),
    ],
)
def test_enemies_are_counted(kind: int, forms: list[str]) -> None:
    told = [log(e.IMPRISONED, ANIA, kind, n)[1] for n in NUMBERS]
    assert told == [f"Ania zamyka w Lochach {form}." for form in forms]


@pytest.mark.parametrize(
    "reward, english, polish",
    [
        (["track:court:2", "throne:1"], "Court +2 and 1 delivery to the throne", None),
        (["strengthen:1", "unlock_buildings"], None, "1 Wzmocnienie i Dom z Warsztatem do Kuźni"),
        (["defeat:goblin+orc+troll"], "defeating one enemy (goblin or orc or troll)", None),
        (["defeat:goblin"], None, "pokonanie jednego Wroga (Goblin)"),
        (["resource:any:2", "gp:3"], "2 resources of your choice and 3 GP", None),
        (["resource:any:5", "refreshment:2"], None, "5 Zasobów uniwersalnych i 2 Pokrzepienia"),
        (["site:2", "move_enemy:5"], None, "do 2 dostaw na jedno miejsce budowy i 5 ruchów Wrogów"),
        (["build:workshop"], "building a workshop", "budowa Warsztatu"),
        (["pay_for_relic:1"], "a relic for 1 iron", "Relikt za 1 Żelazo"),
        (["pay_for_relic:2"], "a relic for 2 iron", "Relikt za 2 Żelaza"),
    ],
)
def test_rewards_are_spelt_out(reward: list[str], english: str | None, polish: str | None) -> None:
    told = both(reward_words(tuple(read_atom_text(text) for text in reward)))
    assert [told[0] if english else None, told[1] if polish else None] == [english, polish]


def test_every_word_of_the_vocabulary_can_be_said() -> None:
    kinds = {"resource": ":any:2", "track": ":any:2", "build": ":house", "defeat": ":orc"}
    numbered = ("gp", "refreshment", "strengthen", "throne", "site", "move_enemy", "strength")
    for word in OPS.tokens:
        tail = kinds.get(word, ":2" if word in (*numbered, "plus_one", "pay_for_relic") else "")
        assert all(both(atom_words(read_atom_text(word + tail))))


# ---------------------------------------------------------------------- what tiles say


def test_every_tradition_goal_and_project_has_its_own_text() -> None:
    """Projects of kind A differ by their numbers alone, and so do those of kind B."""
    phrases = [tradition_text(code, 2, 2) for code in range(len(TRADITIONS))]
    phrases += [goal_text(code, 1) for code in range(len(GOALS))]
    gp = {"yellow": 1, "mythrall": 2}
    phrases += [project_text(code, "house", gp) for code in range(len(PROJECTS))]
    for words in (EN, PL):
        texts = [words.say(phrase) for phrase in phrases]
        assert len(set(texts)) == len(TRADITIONS) + len(GOALS) + 2 + 6


@pytest.mark.parametrize(
    "project, building, gp, english, polish",
    [
        (
            *("project_a5", "workshop", {"blue": 2, "yellow": 1}),
            "2 GP for each of your workshops in a blue chamber, 1 GP in a yellow chamber",
            "2 PC za każdy twój Warsztat w niebieskiej Komnacie, 1 PC w żółtej Komnacie",
        ),
        (
            *("project_b6", "gate", {"emerald": 2, "mythrall": 1}),
            "2 GP for each chamber on emerald that a gate of yours touches, "
            "1 GP for each chamber on mythrall",
            "2 PC za każdą Komnatę na Szmaragdzie przy twojej Bramie, "
            "1 PC za każdą Komnatę na Mythrallu",
        ),
        (
            *("project_b1", "pillar", {"gold": 3}),
            "3 GP for each chamber on gold that a pillar of yours touches",
            "3 PC za każdą Komnatę na Złocie przy twoim Filarze",
        ),
    ],
)
def test_projects_are_put_together_from_their_numbers(
    project: str, building: str, gp: dict[str, int], english: str, polish: str
) -> None:
    assert both(project_text(PROJECTS.code(project), building, gp)) == (english, polish)


@pytest.mark.parametrize(
    "tithe, english, polish",
    [
        (1, "deliver 1 resource to", "dostarczyć 1 Zasób do"),
        (2, "deliver up to 2 resources to", "dostarczyć najwyżej 2 Zasoby do"),
        (5, "deliver up to 5 resources to", "dostarczyć najwyżej 5 Zasobów do"),
    ],
)
def test_traditions_name_the_numbers_of_the_data(tithe: int, english: str, polish: str) -> None:
    assert both(tradition_text(TRADITIONS.code("tradition_12"), tithe, 2)) == (
        f"in the council you may {english} the throne",
        f"w fazie Rady możesz {polish} Tronu",
    )


def test_a_draft_tells_what_the_tiles_do_at_this_table() -> None:
    draft = ["start_08", "tradition_26", "goal_keys", "goal_gates"]
    data = {
        "goals": {"tiles": [{"id": "goal_keys", "gp": 4}]},
        "final_scoring": {"enemy_chamber_penalty": 5},
    }
    frames = [{"do": "draft_pick", "seat": 0}]
    position = {**table(phase="setup", draft=draft), "agenda": frames, "data": data}
    match = at(position)
    assert label(match, "start_08") == (
        "Start tile 8: 1 emerald, 1 gold, 2 +1 refreshments, Court +1 and Mine +1",
        "Kafelek Startowy 8: 1 Szmaragd, 1 Złoto, 2 żetony +1, Dwór +1 i Kopalnia +1",
    )
    assert label(match, "tradition_26") == (
        "Tradition “Fearless”: in the final scoring you lose 1 GP instead of 5 for each chamber of "
        "yours with enemies",
        "Tradycja „Nieustraszeni”: w Punktacji Końcowej tracisz 1 PC zamiast 5 za każdą Komnatę "
        "z twoją obecnością i Wrogami",
    )
    assert label(match, "goal_keys") == (
        "Goal “Keys”: 4 GP for each of your keys",
        "Cel „Klucze”: 4 PC za każdy twój Klucz",
    )


# ---------------------------------------------------------------------- questions and answers


def test_a_turn_is_asked_for_step_by_step() -> None:
    own = {"dwarves": [1, 3], "tokens": {"plus_1": 1}, "ornaments": {"printed_axe": "orn_hunter"}}
    match = at(table(own))
    assert asked(match)[1] == "Którego Krasnoluda wysyłasz do pracy? Od niego zależy Siła Akcji."
    assert label(match, "d2") == ("Dwarf 2, strength 3", "Krasnolud 2, Siła 3")
    play(match, "0 d2")
    assert asked(match) == (
        "On which tool does dwarf 2 work, with strength 3? It digs, fights, builds or transports.",
        "Przy którym Narzędziu pracuje Krasnolud 2 z Siłą 3? Narzędzie wyznacza Akcję.",
    )
    assert label(match, "printed_pickaxe") == (
        "Dig with the pickaxe (starting tool)",
        "Kilof: Kopanie (Narzędzie początkowe)",
    )
    assert label(match, "printed_axe") == (
        "Fight with the axe (starting tool), ornament: defeating one enemy (goblin or orc)",
        "Topór: Walka (Narzędzie początkowe), Zdobienie: pokonanie jednego Wroga (Goblin lub Ork)",
    )
    play(match, "0 printed_pickaxe")
    assert label(match, "plus_1") == ("Refreshment +1", "Żeton Pokrzepienia +1")
    assert label(match, "none") == ("No", "Nie")
    play(match, "0 plus_1")
    assert label(match, "action") == ("Dig with strength 4", "Kopanie z Siłą 4")


def test_tiles_are_offered_with_price_and_effect() -> None:
    shown = {"coins": ["coin_ale", "coin_ale", "coin_any", "coin_hunt"]}
    gains = [{"do": "gain", "clan": 0, "atom": "coin", "why": "track"}]
    match = at({**table({"score": 7}, displays=shown), "agenda": gains})
    assert asked(match) == (
        "Which Royal Coin do you take? It pays out in every council. (space of the track)",
        "Którą Królewską Monetę bierzesz? Działa w każdej fazie Rady. (pole toru)",
    )
    assert label(match, "coin:1") == (
        "Coin of Ale from space 1, free: 1 refreshment",
        "Moneta Piwa z pola 1, bez opłaty: 1 Pokrzepienie",
    )
    assert label(match, "coin:4") == (
        "Coin of the Hunt from space 4 for 2 GP: defeating one enemy (goblin or orc)",
        "Moneta Łowów z pola 4 za 2 PC: pokonanie jednego Wroga (Goblin lub Ork)",
    )
    play(match, "0 coin:3")
    assert asked(match) == (
        "On which slot do you put the Coin of Plenty? You gain at once what the slot shows.",
        "Na którym polu kładziesz Monetę Dostatku? Od razu zyskujesz to, co pole pokazuje.",
    )
    assert label(match, "coin_slot_1") == (
        "Slot 1: 2 resources of your choice",
        "Pole 1: 2 Zasoby uniwersalne",
    )


def test_sites_tell_what_is_free() -> None:
    sites = {"pillar_2": {"carts": [{"emerald": 1}]}}
    own = {"dwarves": [2], "resources": {"gold": 1, "iron": 1}}
    match = at(table(own, sites=sites))
    play(match, "0 d1", "0 printed_cart", "0 action")
    assert asked(match) == (
        "To which site do you deliver? 2 deliveries at most. (Transport)",
        "Na które miejsce budowy dostarczasz? Najwyżej 2 Zasoby. (Transport)",
    )
    assert label(match, "pillar_2") == (
        "Pillar site 2, you have delivered 1 of 2; free: 1 emerald, 1 gold and 1 mythrall",
        "Miejsce budowy Filaru 2, dostarczone 1 z 2; wolne: 1 Szmaragd, 1 Złoto i 1 Mythrall",
    )
    play(match, "0 pillar_2")
    assert label(match, "gold") == ("Deliver gold: 2 GP", "Złoto: 2 PC")
    assert why_not(match, "iron") == (
        "There is no free space for iron there.",
        "Nie ma tam wolnego pola na Żelazo.",
    )
    assert why_not(match, "mythrall") == ("You have no mythrall.", "Nie masz Mythrallu.")


def test_building_places_tell_their_bonus() -> None:
    mountain = {
        "r2c2": {"chamber": "ch_01"},
        "r2c3": {"chamber": "ch_02"},
        "r3c3": {"chamber": "ch_22"},
    }
    own = {"dwarves": [2], "forge": {"pillar": 1}}
    match = at(table(own, mountain=mountain))
    play(match, "0 d1", "0 printed_compass", "0 action")
    assert label(match, "build_2b") == (
        "1 pillar or gate (strength 2)",
        "1 Filar lub Brama (Siła 2)",
    )
    assert label(match, "build_6") == (
        "1 workshop, 2 pillars or gates (strength 6)",
        "1 Warsztat, 2 Filary lub Bramy (Siła 6)",
    )
    assert why_not(match, "build_3") == (
        "It takes strength 3, you have 2 left.",
        "Potrzebna Siła 3, a pozostała ci Siła 2.",
    )
    play(match, "0 build_2b")
    assert label(match, "r2c2+r2c3+r3c3") == (
        "B2, B3, C3: Mine +2 and Court +1",
        "B2, B3, C3: Kopalnia +2 i Dwór +1",
    )
    assert why_not(match, "r1c1+r1c2+r2c2") == (
        "All chambers there must be face up.",
        "Wszystkie Komnaty w tym miejscu muszą być odkryte.",
    )


def test_what_a_tool_would_need_is_named() -> None:
    gains = [{"do": "gain", "clan": 0, "atom": "forge", "why": "workshop"}]
    shown = {"tools": ["axe_1", "axe_3", "book_3", "book_4"]}
    own = {"resources": {"iron": 1, "gold": 1}}
    match = at({**table(own, displays=shown), "agenda": gains})
    assert asked(match)[1] == (
        "Które Narzędzie wykuwasz? Kosztuje 1 Żelazo i pokazany Zasób. (premia z Warsztatu)"
    )
    assert label(match, "book_4") == (
        "Forge a book (display 4, gold ornament place): 1 iron and 1 mythrall",
        "Wykuj Książkę (pole 4, miejsce na złote Zdobienie): 1 Żelazo i 1 Mythrall",
    )
    assert why_not(match, "axe_1") == (
        "You lack emerald: the cost is 1 iron and 1 emerald.",
        "Brakuje Szmaragdu: koszt to 1 Żelazo i 1 Szmaragd.",
    )


@pytest.mark.parametrize(
    "keys, polish",
    [(1, "Masz 1 Klucz"), (2, "Masz 2 Klucze"), (5, "Masz 5 Kluczy")],
)
def test_keys_are_counted(keys: int, polish: str) -> None:
    told = PL.say(Phrase("ask-release_enemy", keys=keys, need=7))
    assert told == f"{polish}, a twoi Wrogowie potrzebują 7. Którego wypuszczasz?"


# ---------------------------------------------------------------------- the log


def test_rewards_are_told_with_their_reason() -> None:
    assert log(e.RESOURCE_GAINED, ANIA, EMERALD, 2, reasons.DIE) == (
        "Ania gains 2 emeralds (enemy die).",
        "Ania zyskuje 2 Szmaragdy (kość Wroga).",
    )
    assert log(e.STEPPED, OLEK, COURT, 4, reasons.TRADITION + 17) == (
        "Olek steps to 4 on the Royal Court track (tradition “Master builders”).",
        "Olek wchodzi na pole 4 toru Dworu Królewskiego (Tradycja „Mistrzowie budowy”).",
    )
    assert log(e.STEPS_LOST, OLEK, MINE, 2, reasons.DIG) == (
        "Olek is at the end of the Mine track: 2 steps are lost (rubble cleared).",
        "Olek jest na końcu toru Kopalni: przepadają 2 ruchy (usunięty Gruz).",
    )
    assert log(e.REWARD_LOST, ANIA, OPS.code("forge"), reasons.BACK) == (
        "Ania cannot make use of forging a tool (back of the chamber).",
        "Ania nie może skorzystać z nagrody: Wykucie Narzędzia (odkryta Komnata).",
    )


def test_deeds_are_told() -> None:
    assert log(e.DWARF_ASSIGNED, ANIA, 1, 6, BOOK) == (
        "Ania sends dwarf 2 to the book (slot 3).",
        "Ania przypisuje Krasnoluda 2 do Narzędzia: Książka (miejsce 3).",
    )
    assert log(e.FORGED, ANIA, BOOK, MYTHRALL, reasons.HOUSE + WORKSHOP) == (
        "Ania forges a book for 1 iron and 1 mythrall (workshop bonus).",
        "Ania wykuwa Książkę za 1 Żelazo i 1 Mythrall (premia z Warsztatu).",
    )
    assert log(e.TOOL_PLACED, ANIA, PICKAXE, 4) == (
        "Ania puts the pickaxe on tool slot 5.",
        "Ania kładzie Kilof na miejscu 5.",
    )
    assert log(e.SITE_FINISHED, OLEK, 4, GATE) == (
        "Olek finishes Gate site 2 and gains a gate.",
        "Olek kończy miejsce budowy Bramy 2 i zyskuje Bramę.",
    )
    assert log(e.BUILD_CHOSEN, OLEK, 1, 1, 2) == (
        "Olek plans to build: 1 house, 1 workshop, 2 pillars or gates.",
        "Olek zamierza zbudować: 1 Dom, 1 Warsztat, 2 Filary lub Bramy.",
    )
    assert log(e.ENEMY_DRAWN, CELLS.code("r2c3"), ORC) == (
        "An orc appears in B3.",
        "W Komnacie B3 pojawia się Ork.",
    )


def test_the_elders_speak_for_themselves() -> None:
    assert log(e.ELDERS_ENEMY_DEFEATED, CELLS.code("r3c2"), TROLL) == (
        "The Elders defeat a troll in C2.",
        "Rada Starszych pokonuje Trolla w Komnacie C2.",
    )
    assert log(e.ELDERS_SHUFFLED, 5) == (
        "The Elders shuffle 5 cards into a new deck.",
        "Rada Starszych tasuje 5 kart w nową talię.",
    )
    assert log(e.ELDERS_BEATEN, ANIA, 81, 77) == (
        "Ania beats the Council of Elders, 81 to 77.",
        "Ania pokonuje Radę Starszych 81 do 77.",
    )
    assert log(e.ELDERS_WON, ANIA, 8, 98) == (
        "The Council of Elders beats Ania, 98 to 8.",
        "Ania przegrywa z Radą Starszych 8 do 98.",
    )
    assert log(e.ELDERS_DREW, ANIA, 80, 80) == (
        "The game of Ania and the Council of Elders is a draw, 80 to 80.",
        "Ania remisuje z Radą Starszych, 80 do 80.",
    )


@pytest.mark.parametrize(
    "card, english, polish",
    [
        (
            "pickaxe_1",
            "The Elders reveal their card Pickaxe 1: 2 rubble tiles go; Mine +2, a relic and a "
            "revealed chamber; then: a tradition.",
            "Rada Starszych odkrywa kartę „Kilof 1”: znikają 2 kafelki Gruzu; Kopalnia +2, Relikt "
            "i odkrycie Komnaty; potem: Tradycja.",
        ),
        (
            "compass_4",
            "The Elders reveal their card Compass 4: they build a pillar, gate, workshop or house, "
            "whatever comes first, or gain 5 GP; then: forging a tool.",
            "Rada Starszych odkrywa kartę „Cyrkiel 4”: buduje Filar, Bramę, Warsztat lub Dom, w "
            "tej kolejności; inaczej 5 PC; potem: Wykucie Narzędzia.",
        ),
    ],
)
def test_a_card_of_the_elders_says_what_it_does(card: str, english: str, polish: str) -> None:
    tables = edition("covenant").tables
    code = ELDER_CARDS.code(f"elder_{card}")
    assert log(e.ELDERS_TURN, code, elder_card_words(tables, code)) == (english, polish)


def test_glory_is_scored_and_achievements_are_gained() -> None:
    assert log(e.GP_GAINED, ANIA, 2, reasons.DELIVERY) == (
        "Ania gains 2 GP (delivery).",
        "Ania zdobywa 2 PC (dostawa).",
    )
    assert log(e.ACHIEVED, ANIA, MINE, 3)[1] == "Ania zyskuje Osiągnięcie 3 na torze Kopalni."
    cells = CELLS.code("r2c3"), CELLS.code("r2c4")
    _, polish = log(e.ENEMY_MOVED, ANIA, ORC, *cells, reasons.RELIC)
    assert polish == "Ania porusza Orka z Komnaty B3 do Komnaty B4 (Relikt)."


@pytest.mark.parametrize(
    "decision, polish",
    [
        (RelicPick, "Żadnego"),
        (CoinPick, "Żadnej"),
        (UseRelic, "Nie"),
        (BuildOption, "Nic"),
        (PlaceBasic, "Nigdzie"),
        (PlaceGate, "Nigdzie"),
        (ForgeOrnament, "Zrezygnuj"),
        (Step, "Skończ z tym Narzędziem"),
    ],
)
def test_taking_nothing_answers_the_question(decision: type[Choice], polish: str) -> None:
    word = decision.declined or decision.declines
    assert PL.label(DECLINES.word(DECLINES.code(word))) == polish


def test_scoring_is_told() -> None:
    assert log(e.PROJECT_SCORED, ANIA, 0, 0) == (
        "Project “Workshops on mythrall”: nothing for Ania.",
        "Projekt „Warsztaty na Mythrallu” nic nie daje (Ania).",
    )
    assert log(e.COLUMN_SCORED, OLEK, COLUMN_R, 6) == (
        "The relic column is worth 6 GP to Olek.",
        "Kolumna Reliktów jest warta 6 PC (Olek).",
    )
    assert log(e.THRONE_SCORED, OLEK, 2, 3) == (
        "Olek is second at the Royal Throne, worth 3 GP.",
        "Olek zajmuje 2. miejsce przy Królewskim Tronie, warte 3 PC.",
    )


def test_a_rolled_die_tells_its_bonus() -> None:
    match = started("covenant", 2, 3)
    rolled = [event for event in match.setup_events if event.name == "die-rolled"]
    told = [EN.event(event) for event in rolled]
    assert [line.split(" die")[0] for line in told] == ["The goblin", "The orc", "The troll"]
    for event, line in zip(rolled, told):
        enemy, face = event.value("enemy"), event.value("face")
        bonus = reward_words(match.state.tables.dice[enemy][face - 1])
        assert line == f"The {ENEMIES.token(enemy)} die shows face {face}: {EN.say(bonus)}."
