"""COV-4.92 to 4.96 and 4.178: rubble, resources, mine steps and one chamber."""

from __future__ import annotations

from typing import Any

import pytest
from games.covenant.hall import act, hall, own, rooms
from helpers import at, names, options, play, refused, table, told

from underhall.core.match import Match

PICKAXE = "printed_pickaxe"
EVERY = ["rubble_iron", "rubble_emerald", "rubble_gold", "rubble_mythrall", "rubble_any"]
MIXED = ["rubble_emerald", "rubble_iron", "rubble_iron", "rubble_mythrall", "rubble_gold"]
NOWHERE: list[Any] = [None] * 4
ORDER = ["rubble-cleared", "resource-gained", "stepped", "chamber-chosen", "chamber-revealed"]
OPEN = rooms(r2c2="ch_01", r4c3="ch_02")


def digging(
    strength: int,
    *moves: str,
    rubble: Any = EVERY,
    mountain: Any = OPEN,
    chance: Any = (),
    **things: Any,
) -> Match:
    """Seat 0 digs with so much strength; no relic lies where the mine track would give one."""
    me = {"dwarves": [strength], "storage_tiles": 2, **things}
    shown = {"rubble": rubble, "relics": NOWHERE}
    match = at(hall(me, {}, displays=shown, mountain=mountain), *chance)
    act(match, PICKAXE, *moves)
    return match


def stocked(match: Match) -> dict[str, int]:
    """The resources of the digger."""
    found: dict[str, int] = own(match, "resources")
    return found


# ---------------------------------------------------------------------- 4.92 picking rubble


@pytest.mark.rule("COV-4.92", "COV-4.93", "COV-4.94")
def test_ex_09_three_tiles_for_strength_three() -> None:
    match = digging(3, "rubble:2", "rubble:3", "rubble:5", rubble=MIXED)
    assert stocked(match) == {"iron": 2, "gold": 1}
    assert own(match, "tracks")["mine"] == 2


@pytest.mark.rule("COV-4.92")
def test_r_01_the_tile_on_space_1_costs_two_strength_and_any_other_one() -> None:
    match = digging(2)
    assert options(match, 0) == [f"rubble:{n}" for n in (1, 2, 3, 4, 5)]
    play(match, "0 rubble:3")
    assert refused(match, 0, "rubble:1") == ("COV-4.92", "strength-short")
    assert options(match, 0) == ["rubble:2", "rubble:4", "rubble:5", "stop"]
    dear = digging(2, "rubble:1")
    assert stocked(dear) == {"iron": 1}
    assert refused(digging(1), 0, "rubble:1") == ("COV-4.92", "strength-short")


@pytest.mark.rule("COV-4.92")
def test_a_dig_that_is_started_takes_one_tile_at_least() -> None:
    match = digging(2)
    assert refused(match, 0, "stop") == ("COV-4.92", "rubble-first")
    play(match, "0 rubble:2", "0 stop")
    assert stocked(match) == {"emerald": 1}


@pytest.mark.rule("COV-4.92")
def test_a_tile_is_picked_once() -> None:
    assert refused(digging(3, "rubble:2"), 0, "rubble:2") == ("COV-4.92", "rubble-picked")


@pytest.mark.rule("COV-4.92")
def test_r_01_all_five_tiles_take_strength_six() -> None:
    five = [f"rubble:{n}" for n in (5, 4, 3, 2, 1)]
    me = {"dwarves": [4], "storage_tiles": 2, "tokens": {"plus_2": 1}}
    match = at(hall(me, {}, displays={"rubble": MIXED, "relics": NOWHERE}, mountain=OPEN))
    play(match, "0 d1", f"0 {PICKAXE}", "0 plus_2", "0 action", *[f"0 {each}" for each in five])
    assert sum(stocked(match).values()) == 5
    assert table(match)["displays"]["rubble"] == [None] * 5


@pytest.mark.rule("COV-4.92")
def test_more_than_five_tiles_there_are_not() -> None:
    me = {"dwarves": [4], "storage_tiles": 2, "tokens": {"plus_2": 1}}
    me["traditions"] = ["tradition_01"]
    match = at(hall(me, {}, displays={"rubble": MIXED, "relics": NOWHERE}, mountain=OPEN))
    play(match, "0 d1", f"0 {PICKAXE}", "0 plus_2", "0 action")
    play(match, *[f"0 rubble:{n}" for n in (1, 2, 3, 4, 5)])
    assert match.state.decision.name == "reveal_pick"


@pytest.mark.rule("COV-4.92")
def test_an_empty_space_has_nothing_to_pick() -> None:
    match = digging(4, rubble=[None, "rubble_iron", None, "rubble_gold", None])
    assert options(match, 0) == ["rubble:2", "rubble:4"]
    play(match, "0 rubble:2", "0 rubble:4")
    assert stocked(match) == {"iron": 1, "gold": 1}


# ---------------------------------------------------------------------- 4.93, 4.178 the batch


@pytest.mark.rule("COV-4.93")
def test_chosen_tiles_are_discarded() -> None:
    match = digging(2, "rubble:4", "rubble:3")
    assert table(match)["rubble_discard"] == {"rubble_gold": 1, "rubble_mythrall": 1}
    shown = ["rubble_iron", "rubble_emerald", None, None, "rubble_any"]
    assert table(match)["displays"]["rubble"] == shown
    assert stocked(match) == {"gold": 1, "mythrall": 1}


@pytest.mark.rule("COV-4.93")
def test_nothing_is_gained_before_the_last_pick() -> None:
    match = digging(3, "rubble:3", "rubble:2")
    assert stocked(match) == {}
    play(match, "0 stop")
    assert stocked(match) == {"emerald": 1, "gold": 1}


@pytest.mark.rule("COV-4.93")
def test_a_kind_out_of_supply_is_not_gained() -> None:
    hoard = {"resources": {"gold": 15}}
    me = {"dwarves": [2], "storage_tiles": 2}
    match = at(hall(me, hoard, displays={"rubble": EVERY}, mountain=OPEN))
    act(match, PICKAXE, "rubble:3", "rubble:2")
    assert stocked(match) == {"emerald": 1}


@pytest.mark.rule("COV-4.93", "COV-4.178")
def test_what_does_not_fit_is_discarded_once_after_the_whole_batch() -> None:
    held = {"resources": {"iron": 4}, "storage_tiles": 0}
    match = digging(2, "rubble:5", "rubble:3", "mythrall", **held)
    assert stocked(match) == {"iron": 4, "gold": 1, "mythrall": 1}
    assert options(match, 0) == ["iron", "gold", "mythrall"]
    play(match, "0 iron", "0 gold")
    assert stocked(match) == {"iron": 3, "mythrall": 1}
    assert own(match, "tracks")["mine"] == 1


@pytest.mark.rule("COV-4.178", "COV-4.20")
def test_ex_50_an_any_tile_asks_after_all_picks_and_one_of_five_goes() -> None:
    held = {"resources": {"iron": 3}, "storage_tiles": 0}
    match = digging(2, "rubble:5", "rubble:3", **held)
    assert options(match, 0) == ["iron", "emerald", "gold", "mythrall"]
    play(match, "0 mythrall")
    assert stocked(match) == {"iron": 3, "gold": 1, "mythrall": 1}
    assert options(match, 0) == ["iron", "gold", "mythrall"]
    play(match, "0 gold")
    assert stocked(match) == {"iron": 3, "mythrall": 1}


@pytest.mark.rule("COV-4.178")
def test_tiles_are_resolved_in_the_order_picked() -> None:
    assert stocked(digging(2, "rubble:5", "rubble:3")) == {}
    assert stocked(digging(2, "rubble:3", "rubble:5")) == {"gold": 1}


# ---------------------------------------------------------------------- 4.94 mine steps


@pytest.mark.rule("COV-4.94")
@pytest.mark.parametrize("tiles, steps", [(1, 1), (2, 1), (3, 2), (4, 2), (5, 3)])
def test_mine_steps_by_number_of_tiles(tiles: int, steps: int) -> None:
    me = {"dwarves": [4], "storage_tiles": 2, "tokens": {"plus_2": 1}}
    match = at(hall(me, {}, displays={"rubble": MIXED, "relics": NOWHERE}, mountain=OPEN))
    play(match, "0 d1", f"0 {PICKAXE}", "0 plus_2", "0 action")
    play(match, *[f"0 rubble:{n + 1}" for n in range(tiles)])
    if tiles < 5:
        play(match, "0 stop")
    assert own(match, "tracks") == {"court": 0, "prestige": 0, "mine": steps}


@pytest.mark.rule("COV-4.94", "COV-4.95")
def test_resources_then_steps_then_the_chamber() -> None:
    match = at(hall({"dwarves": [1]}, {}, displays={"rubble": EVERY}, mountain=OPEN))
    events = act(match, PICKAXE, "rubble:2", "r2c3")
    done = [name for name in names(events) if name in ORDER]
    assert done == ORDER


# ---------------------------------------------------------------------- 4.95 one chamber


@pytest.mark.rule("COV-4.95")
def test_only_a_face_down_chamber_next_to_a_face_up_one_can_be_revealed() -> None:
    match = digging(1, "rubble:2", mountain=rooms(r1c1="ch_01"))
    assert options(match, 0) == ["r1c2", "r2c1", "r2c2"]
    assert refused(match, 0, "r1c3") == ("COV-4.95", "chamber-not-adjacent")
    assert refused(match, 0, "r5c3") == ("COV-4.95", "chamber-not-adjacent")


@pytest.mark.rule("COV-4.95")
def test_revealing_cannot_be_declined_and_happens_once() -> None:
    mountain = {**OPEN, "r1c2": {"back": "back_relic"}}
    match = digging(2, "rubble:2", "rubble:3", mountain=mountain)
    assert not {"none", "stop", "decline"} & set(options(match, 0))
    cells = set(table(match)["mountain"])
    play(match, "0 r1c2")
    faces = table(match)["mountain"]
    assert {cell for cell in cells if "chamber" in faces[cell]} == {"r1c2", "r2c2", "r4c3"}
    assert match.state.waiting() == [1]


def revealing(back: str, *chance: str, **things: Any) -> Match:
    """Seat 0 has dug one tile and may reveal r1c2 with this back."""
    mountain = {**rooms(r1c1="ch_01", r2c2="ch_22"), "r1c2": {"back": back}}
    return digging(1, "rubble:2", mountain=mountain, chance=chance, **things)


@pytest.mark.rule("COV-4.95")
def test_the_back_is_gained_before_the_chamber_is_turned_up() -> None:
    match = revealing("back_any2", "chamber:ch_03", "enemy:goblin", "enemy:troll")
    play(match, "0 r1c2", "0 gold")
    assert table(match)["mountain"]["r1c2"] == {"back": "back_any2"}
    play(match, "0 gold")
    enemies = {"goblin": 1, "troll": 1}
    turned = {"chamber": "ch_03", "enemies": enemies, "buildings": []}
    assert table(match)["mountain"]["r1c2"] == turned
    assert stocked(match) == {"emerald": 1, "gold": 2}


@pytest.mark.rule("COV-4.95")
@pytest.mark.parametrize(
    "back, chamber, skulls",
    [
        ("back_court_mine", "ch_06", 0),
        ("back_iron_ale", "ch_17", 1),
        ("back_relic", "ch_24", 2),
        ("back_tradition", "ch_16", 3),
    ],
)
def test_as_many_enemies_come_as_the_chamber_has_skulls(
    back: str, chamber: str, skulls: int
) -> None:
    mountain = {**rooms(r1c1="ch_01", r4c3="ch_22"), "r1c2": {"back": back}}
    shown = {"rubble": EVERY, "relics": NOWHERE, "traditions": NOWHERE}
    position = hall({"dwarves": [1]}, {}, displays=shown, mountain=mountain)
    match = at(position, f"chamber:{chamber}", *["enemy:orc"] * skulls)
    act(match, PICKAXE, "rubble:2", "r1c2")
    found = table(match)["mountain"]["r1c2"]
    assert (found["chamber"], found["enemies"].get("orc", 0)) == (chamber, skulls)
    assert sum(found["enemies"].values()) == skulls


@pytest.mark.rule("COV-4.95")
def test_fewer_enemies_come_when_the_bag_runs_out() -> None:
    full = {"dungeon": {"goblin": 16, "orc": 12, "troll": 7}}
    mountain = {**rooms(r1c1="ch_01"), "r1c2": {"back": "back_relic"}}
    shown = {"rubble": EVERY, "relics": NOWHERE}
    position = hall({"dwarves": [1]}, full, displays=shown, mountain=mountain)
    match = at(position, "chamber:ch_24", "enemy:troll")
    events = act(match, PICKAXE, "rubble:2", "r1c2")
    assert table(match)["mountain"]["r1c2"]["enemies"] == {"troll": 1}
    assert told(events, "bag-empty") == [{"cell": "r1c2"}]
    assert match.state.waiting() == [1]


@pytest.mark.rule("COV-4.95")
def test_traditions_7_and_8_come_after_the_enemies() -> None:
    lore = ["tradition_07", "tradition_08"]
    me = {"dwarves": [1], "traditions": lore}
    mountain = {**rooms(r1c1="ch_01"), "r1c2": {"back": "back_relic"}}
    shown = {"rubble": EVERY, "relics": NOWHERE}
    match = at(hall(me, {}, displays=shown, mountain=mountain), "chamber:ch_24")
    events = act(match, PICKAXE, "rubble:2", "r1c2")
    last = names(events)[names(events).index("chamber-revealed") :][:5]
    assert last == ["chamber-revealed", "enemy-drawn", "enemy-drawn", "gp-gained", "stepped"]
    assert told(events, "gp-gained") == [{"who": 0, "n": 2, "why": "tradition_07"}]


@pytest.mark.rule("COV-4.95")
def test_r_40_the_tile_is_drawn_among_the_unseen_ones_with_that_back() -> None:
    found = set()
    for seed in range(12):
        mountain = {**rooms(r1c1="ch_10"), "r1c2": {"back": "back_strengthen"}}
        match = at({**hall({"dwarves": [1]}, {}, mountain=mountain), "seed": seed})
        act(match, PICKAXE, "rubble:2", "r1c2", "none")
        found.add(table(match)["mountain"]["r1c2"]["chamber"])
    assert found == {"ch_04", "ch_18"}


EXPLORED = [
    *("r1c1", "r1c2", "r1c3", "r2c1", "r2c2", "r2c3", "r2c4", "r3c1", "r3c2", "r3c3"),
    *("r3c4", "r3c5", "r4c1", "r4c2", "r4c3", "r4c4", "r5c1", "r5c2", "r5c3"),
]


@pytest.mark.rule("COV-4.94", "COV-4.95")
def test_ex_43_where_all_is_face_up_nothing_is_revealed() -> None:
    mountain = {cell: {"chamber": f"ch_{n:02}"} for n, cell in enumerate(EXPLORED, start=1)}
    match = at(hall({"dwarves": [2]}, {}, mountain=mountain, displays={"rubble": EVERY}))
    events = act(match, PICKAXE, "rubble:2", "rubble:3")
    assert stocked(match) == {"emerald": 1, "gold": 1}
    assert own(match, "tracks")["mine"] == 1
    assert "chamber-chosen" not in names(events)
    assert match.state.waiting() == [1]


# ---------------------------------------------------------------------- 4.96 no rubble, no dig


@pytest.mark.rule("COV-4.96")
@pytest.mark.parametrize("rubble", [["rubble_iron"], []])
def test_r_30_without_rubble_a_dig_does_nothing(rubble: list[str]) -> None:
    me = {"dwarves": [1]}
    match = at(hall(me, {}, displays={"rubble": rubble}, mountain=OPEN))
    before = table(match)["mountain"]
    events = act(match, PICKAXE)
    assert told(events, "nothing-done") == [{"who": 0, "action": "dig"}]
    assert not {"stepped", "chamber-chosen", "resource-gained"} & set(names(events))
    assert (table(match)["mountain"], match.state.waiting()) == (before, [1])
