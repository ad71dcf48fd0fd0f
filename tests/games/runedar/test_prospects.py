"""What stands beside the choices of Runedar agrees with what the rules would do."""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from games.runedar.fortress import fort, hole
from helpers import at

from underhall import editions
from underhall.core.record import replay
from underhall.core.secrets import view
from underhall.games.runedar.box.names import RESOURCES, TARGETS
from underhall.games.runedar.face.board.attacks import chances, fighters
from underhall.games.runedar.face.board.needs import need
from underhall.games.runedar.face.board.people import joins, sees
from underhall.games.runedar.face.board.prospects import attack, could_do, in_sight, prospects
from underhall.games.runedar.rules.attack import has_fighters, ranged_targets
from underhall.text.words import Words

RAW = editions.components("runedar")
SAY = Words("en", "runedar").say
RECORDS = Path(__file__).parent / "records"


@cache
def recorded(name: str) -> list[Any]:
    """The positions of a recorded game."""
    data = json.loads((RECORDS / f"{name}.json").read_text("utf-8"))
    return [move.before for move in replay(data, editions.edition("runedar")).moves]


def seen(position: dict[str, Any]) -> dict[str, Any]:
    match = at(position)
    return view(match.edition.game, match.state, 0)


def told(position: dict[str, Any]) -> dict[str, Any]:
    return prospects(seen(position), RAW, SAY)


def asked(frame: dict[str, Any], **things: Any) -> dict[str, Any]:
    """What seat 0 sees in the middle of something."""
    found = seen(fort("cracked_crossbow", "notched_hatchet", **things))
    return {**found, "agenda": [{"seat": 0, **frame}], "waiting": [0], "active": 0}


@pytest.mark.parametrize("record", ["victory_of_three", "last_gold"])
def test_needs_and_targets_are_those_of_the_rules(record: str) -> None:
    game = editions.edition("runedar").game
    for s in recorded(record)[::7]:
        table = view(game, s, 0)["table"]
        for at_resource, resource in enumerate(RESOURCES.tokens):
            assert need(table, RAW, resource) == s.need(at_resource)
        for seat in range(s.seats):
            there = in_sight(view(game, s, seat), RAW, table["players"][seat]["area"])
            assert set(there) == {TARGETS.token(code) for code in ranged_targets(s, seat)}
            area = table["players"][seat]["area"]
            assert bool(fighters(table, RAW, area, False)) == has_fighters(s, s.areas[seat])


def test_a_shot_is_as_likely_to_hit_as_its_dice() -> None:
    found = told(fort("cracked_crossbow", area="tower_west", orcs={"wall_tannery": 2}))
    assert found["cracked_crossbow:ranged"]["n"] == f"{100 * (1 - (4 / 6) ** 2):.0f} %"


def test_two_successes_fell_an_orc() -> None:
    found = told(fort("notched_hatchet", area="foundry", orcs={"foundry": 1}))
    assert found["notched_hatchet:melee"]["n"] == f"{100 * chances(RAW, False, 2, 0)[2]:.0f} %"


def test_a_dig_says_what_rubble_it_leaves_and_when_it_opens_a_section() -> None:
    (part,) = told(hole("blunt_pickaxe", rubble=8))["blunt_pickaxe:dig"]["parts"]
    assert part["text"] == "8 → 7"
    last = told(hole("blunt_pickaxe", rubble=1))["blunt_pickaxe:dig"]
    assert last["says"] == "opens section 1"


def test_gathering_says_what_would_still_be_missing() -> None:
    game = editions.edition("runedar").game
    for s in [s for s in recorded("last_orc_figure") if s.choices and s.decision.name == "play"]:
        now = view(game, s, s.waiting()[0])
        uses = now["table"]["printed"]["cards"]
        found = prospects(now, RAW, SAY)
        for token in {s.decision.token(s, code) for code in s.decision.options(s)}:
            card, _, action = token.partition(":")
            if action.startswith("gather") and not found[token]["says"]:
                (part,) = found[token]["parts"]
                at_resource = RESOURCES.code(part["icon"])
                missing = s.need(at_resource)
                taken = min(uses[card][action], s.stock[at_resource], missing)
                assert part["text"] == f"{missing} → {missing - taken}"
    board = {"1": {"card": "great_axe"}, "2": {"card": "axe"}}
    poor = fort("old_saw", area="carpentry", board=board, stock={"wood": 1})
    missing = need(seen(poor)["table"], RAW, "wood")
    (part,) = told(poor)["old_saw:gather_wood"]["parts"]
    assert part["text"] == f"{missing} → {missing - 1}"


def test_a_hire_says_what_gold_it_leaves() -> None:
    found = told(fort("notched_hatchet", gold=9))
    assert found["hire:ambush"]["parts"][0]["text"] == "9 → 7"


def test_a_step_says_what_the_hand_could_do_there() -> None:
    table = seen(fort("old_saw", "tool_bag", area="keep", board={"1": {"card": "great_axe"}}))
    wood = need(table["table"], RAW, "wood")
    parts = could_do(table, RAW, "carpentry", SAY)
    assert [(part["icon"], part["text"]) for part in parts] == [("wood", str(min(3, wood)))]
    orcs = seen(fort("old_saw", "old_smithing_hammer", orcs={"carpentry": 1}))
    parts = could_do(orcs, RAW, "carpentry", SAY)
    assert [(part["icon"], part["text"]) for part in parts] == [("axe", "2")]


def test_a_machine_says_when_it_acts_and_what_a_miss_costs() -> None:
    machines = {"catapult": 1, "siege_tower": 0}
    frame = {"do": "ranged_target", "dice": 2}
    aims = prospects(asked(frame, area="tower_east", machines=machines), RAW, SAY)
    assert aims["catapult"]["says"] == "fires next turn"
    assert aims["siege_tower"]["says"] == "a troll in 2 turns"
    joining = {"do": "join_card", "ranged": 1, "target": "catapult", "dice": 2, "sure": 0}
    prepared = attack(asked(joining, area="tower_east", machines=machines), RAW, SAY)
    assert prepared is not None
    assert prepared["miss"] == "miss: −1 gold and one of spaces 1, 2, 3, 4, 5"
    assert (len(prepared["dice"]), len(prepared["free"])) == (2, 3)


def test_two_orcs_in_sight_say_how_likely_both_fall() -> None:
    frame = {"do": "ranged_target", "dice": 2}
    aims = prospects(asked(frame, area="tower_west", orcs={"wall_tannery": 2}), RAW, SAY)
    assert aims["wall_tannery"] == {"says": "both: 11 %", "n": "56 %", "parts": []}


def test_a_card_that_joins_says_what_it_adds() -> None:
    joining = {"do": "join_card", "ranged": 1, "target": "catapult", "dice": 4, "sure": 0}
    table = asked(joining, area="tower_east", machines={"catapult": 1})
    assert joins(table, "cracked_crossbow", SAY) == "+1 die"
    assert joins(table, "notched_hatchet", SAY) == "not ranged"
    found = prospects(table, RAW, SAY)
    assert found["cracked_crossbow:ranged"]["parts"][0]["text"] == "5"
    assert found["cracked_crossbow:ranged"]["n"] == f"{100 * (1 - (4 / 6) ** 5):.0f} %"


def test_a_resource_says_what_is_left_to_lay() -> None:
    board = {"1": {"card": "axe"}}
    table = asked({"do": "place_resource", "resource": "wood", "left": 1}, board=board)
    lacks = sum(table["table"]["printed"]["prices"]["1"].values())
    assert prospects(table, RAW, SAY)["space:1"]["says"] == f"then {lacks - 1} to go"


@pytest.mark.parametrize(
    "goblin, has, says",
    [
        ("goblin_2_bribe_any", {}, "then 2 to go"),
        ("goblin_2_bribe_any", {"wood": 1, "metal": 1}, "it leaves"),
        ("goblin_1_bribe_exact", {}, "then 1 to go"),
        ("goblin_1_bribe_exact", {"metal": 1}, "it leaves"),
    ],
)
def test_a_goblin_says_what_it_still_asks_for(goblin: str, has: Any, says: str) -> None:
    wood = {"do": "place_resource", "resource": "wood", "left": 1}
    told = prospects(asked(wood, area="keep", goblins={goblin: has}), RAW, SAY)
    assert told[goblin]["says"] == says


def test_a_resource_is_told_of_wherever_it_may_be_laid() -> None:
    kinds = set()
    for s in recorded("last_orc_figure"):
        if s.choices and s.decision.name == "place_resource":
            game = editions.edition("runedar").game
            found = prospects(view(game, s, s.waiting()[0]), RAW, SAY)
            there = {s.decision.token(s, code) for code in s.decision.options(s)}
            assert set(found) == there
            kinds |= {token.partition("_")[0].partition(":")[0] for token in there}
    assert kinds == {"space", "goblin"}


def test_a_card_that_makes_way_says_what_goes_with_it() -> None:
    board = {"1": {"card": "axe", "wood": 2, "leather": 1, "metal": 1}}
    table = asked({"do": "take_remove", "space": 1}, board=board)
    parts = prospects(table, RAW, SAY)["notched_hatchet"]["parts"]
    assert [(part["icon"], part["text"]) for part in parts] == [
        ("boot", "2"),
        ("axe", "2"),
        ("wood", "1"),
    ]


def test_only_a_tower_sees_anything_and_others_are_told_nothing() -> None:
    assert sees(RAW, "keep", SAY) == ""
    assert "machines" in sees(RAW, "tower_east", SAY)
    waiting = {**asked({"do": "play"}), "waiting": [1]}
    assert prospects(waiting, RAW, SAY) == {}
    assert attack(waiting, RAW, SAY) is None


def test_raiders_count_the_orcs_they_drive_off() -> None:
    found = told(fort("notched_hatchet", orcs={"foundry": 2, "tannery": 1, "wall_tannery": 1}))
    gold, orcs = found["hire:clear_workshops"]["parts"]
    assert (gold["icon"], orcs["icon"], orcs["text"]) == ("runedar-nugget", "orc", "−3")


def test_machines_that_act_say_what_they_take() -> None:
    s = next(s for s in recorded("victory") if s.choices and s.decision.name == "machine_order")
    seen_now = view(editions.edition("runedar").game, s, 0)
    found = prospects(seen_now, RAW, SAY)
    table = seen_now["table"]
    left = {
        "catapult": [table["gold"], table["catapult_deck"]],
        "siege_tower": [len(table["troll_stack"])],
    }
    for machine, counts in left.items():
        texts = [part["text"] for part in found[machine]["parts"]]
        assert texts == [f"{n} → {n - 1}" for n in counts]
