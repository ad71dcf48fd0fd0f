"""COV-4.102 to 4.106, 4.179, 4.180: the Fight, its prestige, its dice, the dungeon."""

from __future__ import annotations

from typing import Any

import pytest
from games.covenant.hall import act, hall, own, rooms
from games.covenant.riches import EDITION
from helpers import at, names, options, play, refused, table, told

from underhall.core.match import Match

AXE = "printed_axe"
LAIRS = rooms(
    r1c1="ch_01 goblin:3",
    r2c2="ch_03 goblin:3",
    r3c3="ch_10 orc:3",
    r4c3="ch_18 troll:2 orc:1",
)
NOWHERE: list[Any] = [None] * 4
COSTS = ("iron", "emerald", "gold", "mythrall")
GOBLIN, ORC, TROLL = "r1c1:goblin", "r3c3:orc", "r4c3:troll"


def fighting(
    strength: int,
    *moves: str,
    token: Any = 0,
    chance: Any = (),
    mountain: Any = LAIRS,
    dice: Any = None,
    shown: Any = None,
    **things: Any,
) -> Match:
    """Seat 0 fights with a dwarf of so much strength and a token; nobody else can be strengthened.

    Dice show two GP, a gold and a mythrall with two GP unless told; no tradition is displayed.
    """
    me = {"dwarves": [strength, 4, 4, 4], "storage_tiles": 2, **things}
    faces = {"goblin": 5, "orc": 1, "troll": 1, **(dice or {})}
    displays = {"traditions": NOWHERE, **(shown or {})}
    if token:
        me["tokens"] = {f"plus_{token}": 1}
    match = at(hall(me, {}, mountain=mountain, dice=faces, displays=displays), *chance)
    spend = [f"0 plus_{token}"] if token else []
    play(match, "0 d1", f"0 {AXE}", *spend, "0 action", *[f"0 {move}" for move in moves])
    return match


def defeat(match: Match, goblins: int, orcs: int, trolls: int) -> list[Any]:
    """Pick so many of each kind, wherever they are, and stop if that is asked."""
    events = []
    for kind, n in (("goblin", goblins), ("orc", orcs), ("troll", trolls)):
        for _ in range(n):
            there = [token for token in options(match, 0) if token.endswith(f":{kind}")]
            events += play(match, f"0 {there[0]}")
    if match.state.decision.name == "fight_pick":
        events += play(match, "0 stop")
    return events


# ---------------------------------------------------------------------- 4.102 picking enemies


@pytest.mark.rule("COV-4.102")
@pytest.mark.parametrize(
    "strength, goblin, orc, troll",
    [(1, True, False, False), (2, True, True, False), (3, True, True, True)],
)
def test_goblins_cost_one_orcs_two_trolls_three(
    strength: int, goblin: bool, orc: bool, troll: bool
) -> None:
    match = fighting(strength)
    assert [token in options(match, 0) for token in (GOBLIN, ORC, TROLL)] == [goblin, orc, troll]
    for token, allowed in ((GOBLIN, goblin), (ORC, orc), (TROLL, troll)):
        if not allowed:
            assert refused(match, 0, token) == ("COV-4.102", "strength-short")


@pytest.mark.rule("COV-4.102")
@pytest.mark.parametrize("kinds", [(4, 0, 0), (0, 2, 0), (2, 1, 0), (1, 0, 1)])
def test_ex_11_what_strength_four_defeats(kinds: tuple[int, int, int]) -> None:
    match = fighting(3, token=1)
    defeat(match, *kinds)
    aside = table(match)["aside"]
    assert tuple(aside.get(kind, 0) for kind in ("goblin", "orc", "troll")) == kinds
    assert match.state.decision.name in ("die_order", "die_bonus")


@pytest.mark.rule("COV-4.102")
def test_ex_11_fewer_will_do_and_more_will_not() -> None:
    match = fighting(3, ORC, token=1)
    assert refused(match, 0, TROLL) == ("COV-4.102", "strength-short")
    play(match, "0 stop", "0 decline")
    assert own(match, "dungeon") == {"orc": 1}


@pytest.mark.rule("COV-4.102")
def test_enemies_are_picked_in_any_face_up_chambers() -> None:
    match = fighting(4)
    goblins = ["r1c1:goblin", "r2c2:goblin"]
    assert options(match, 0) == [*goblins, "r3c3:orc", "r4c3:orc", "r4c3:troll", "stop"]
    play(match, "0 r2c2:goblin", "0 r1c1:goblin", "0 r4c3:orc")
    left = {cell: table(match)["mountain"][cell]["enemies"] for cell in ("r1c1", "r2c2", "r4c3")}
    assert left == {"r1c1": {"goblin": 2}, "r2c2": {"goblin": 2}, "r4c3": {"troll": 2}}


@pytest.mark.rule("COV-4.102")
def test_a_fight_may_stop_with_none() -> None:
    match = fighting(4)
    events = play(match, "0 stop")
    assert not {"stepped", "enemy-defeated", "imprisoned", "bonus-taken"} & set(names(events))
    assert match.state.waiting() == [1]


@pytest.mark.rule("COV-4.102")
def test_tradition_11_defeats_trolls_with_two() -> None:
    match = fighting(2, traditions=["tradition_11"])
    play(match, "0 r4c3:troll")
    assert table(match)["aside"] == {"troll": 1}
    assert match.state.decision.name == "die_bonus"


@pytest.mark.rule("COV-4.102")
def test_where_no_enemy_can_be_defeated_nothing_is_done() -> None:
    match = at(hall({"dwarves": [2]}, {}, mountain=rooms(r4c3="ch_18 troll:2")))
    events = act(match, AXE)
    assert told(events, "nothing-done") == [{"who": 0, "action": "fight"}]


@pytest.mark.rule("COV-4.102")
def test_r_22_there_are_three_kinds_of_enemies() -> None:
    assert EDITION.tables.enemy_strength == [1, 2, 3]
    assert [token.split(":")[1] for token in options(fighting(4), 0)[:-1]].count("troll") == 1


# ---------------------------------------------------------------------- 4.103 prestige


@pytest.mark.rule("COV-4.103")
@pytest.mark.parametrize(
    "kinds, steps",
    [
        ((1, 0, 0), 0),
        ((2, 0, 0), 1),
        ((3, 0, 0), 1),
        ((5, 0, 0), 2),
        ((0, 1, 0), 1),
        ((1, 2, 0), 2),
        ((2, 2, 0), 3),
        ((0, 0, 1), 2),
        ((1, 1, 1), 3),
        ((0, 0, 2), 4),
    ],
)
def test_prestige_for_all_that_one_fight_defeats(kinds: tuple[int, int, int], steps: int) -> None:
    match = fighting(4, token=2)
    defeat(match, *kinds)
    assert own(match, "tracks") == {"court": 0, "prestige": steps, "mine": 0}


@pytest.mark.rule("COV-4.103")
def test_ex_12_a_troll_and_a_single_goblin() -> None:
    match = fighting(4, TROLL, GOBLIN)
    assert own(match, "tracks")["prestige"] == 2
    assert refused(fighting(4, GOBLIN, GOBLIN), 0, TROLL) == ("COV-4.102", "strength-short")


@pytest.mark.rule("COV-4.103", "COV-4.104", "COV-4.106")
def test_all_picks_then_steps_then_dice_then_the_dungeon() -> None:
    position = hall({"dwarves": [3, 4, 4, 4]}, {}, mountain=LAIRS, dice={"goblin": 5, "orc": 1})
    match = at(position)
    events = act(match, AXE, ORC, GOBLIN, "orc", "take", "take")
    seen = ("enemy-defeated", "stepped", "bonus-taken", "die-rolled", "imprisoned")
    done = [name for name in names(events) if name in seen]
    rolls = ["bonus-taken", "die-rolled"] * 2
    assert done == ["enemy-defeated"] * 2 + ["stepped", *rolls] + ["imprisoned"] * 2


# ---------------------------------------------------------------------- 4.104, 4.105 dice


@pytest.mark.rule("COV-4.104")
def test_one_bonus_a_kind_whatever_the_number_in_the_order_chosen() -> None:
    match = fighting(4, token=2, shown={"relics": NOWHERE})
    defeat(match, 2, 2, 0)
    assert options(match, 0) == ["goblin", "orc"]
    events = play(match, "0 orc", "0 take", "0 take")
    taken = [(row["enemy"], row["face"]) for row in told(events, "bonus-taken")]
    assert taken == [("orc", 1), ("goblin", 5)]
    assert (own(match, "resources"), own(match, "points")) == (
        {"gold": 1},
        {"start": 5, "rewards": 2},
    )


@pytest.mark.rule("COV-4.104")
def test_three_kinds_are_taken_one_after_the_other() -> None:
    match = fighting(4, token=2)
    defeat(match, 1, 1, 1)
    assert options(match, 0) == ["goblin", "orc", "troll"]
    play(match, "0 troll", "0 decline")
    assert options(match, 0) == ["goblin", "orc"]
    events = play(match, "0 goblin", "0 decline", "0 decline")
    assert told(events, "bonus-declined")[-1] == {"who": 0, "enemy": "orc"}
    assert own(match, "dungeon") == {"goblin": 1, "orc": 1, "troll": 1}


@pytest.mark.rule("COV-4.104")
def test_a_kind_that_was_not_defeated_gives_nothing() -> None:
    match = fighting(2, ORC)
    assert match.state.decision.name == "die_bonus"
    events = play(match, "0 take")
    assert [row["enemy"] for row in told(events, "bonus-taken")] == ["orc"]
    assert match.state.waiting() == [1]


@pytest.mark.rule("COV-4.105")
def test_a_declined_die_is_not_rolled_and_gives_nothing() -> None:
    match = fighting(1, GOBLIN)
    assert options(match, 0) == ["take", "decline"]
    events = play(match, "0 decline")
    assert table(match)["dice"]["goblin"] == 5
    assert "die-rolled" not in names(events)
    assert own(match, "points") == {"start": 5}
    assert own(match, "dungeon") == {"goblin": 1}


@pytest.mark.rule("COV-4.105")
def test_a_die_is_rolled_after_its_bonus() -> None:
    match = fighting(1, GOBLIN, chance=("die_goblin:3",))
    play(match, "0 take")
    assert table(match)["dice"] == {"goblin": 3, "orc": 1, "troll": 1}
    assert own(match, "points") == {"start": 5, "rewards": 2}


@pytest.mark.rule("COV-4.105")
def test_a_die_is_rolled_even_if_its_bonus_yields_nothing() -> None:
    me = {"dwarves": [1, 4, 4, 4]}
    hoard = {"resources": {"iron": 15}}
    match = at(hall(me, hoard, mountain=LAIRS), "die_goblin:6")
    events = act(match, AXE, GOBLIN, "take")
    assert told(events, "reward-lost") == [{"who": 0, "what": "resource", "why": "die"}]
    assert table(match)["dice"]["goblin"] == 6


# ---------------------------------------------------------------------- 4.106, 4.179 the dungeon


@pytest.mark.rule("COV-4.106")
def test_the_defeated_go_to_the_own_dungeon_at_the_end() -> None:
    match = fighting(3, GOBLIN, ORC, dungeon={"goblin": 1})
    play(match, "0 goblin", "0 take")
    assert own(match, "dungeon") == {"goblin": 1}
    play(match, "0 take")
    assert (own(match, "dungeon"), own(match, "dungeon", 1)) == ({"goblin": 2, "orc": 1}, {})


@pytest.mark.rule("COV-4.106")
def test_all_of_them_go_to_the_dungeon_of_who_defeated_them() -> None:
    match = at(hall({}, {"dwarves": [2]}, mountain=LAIRS, seat=1))
    act(match, AXE, GOBLIN, GOBLIN, "decline", seat=1)
    assert (own(match, "dungeon"), own(match, "dungeon", 1)) == ({}, {"goblin": 2})


@pytest.mark.rule("COV-4.179")
def test_who_is_picked_leaves_the_chamber_at_once_and_is_set_aside() -> None:
    match = fighting(2, GOBLIN)
    assert table(match)["mountain"]["r1c1"]["enemies"] == {"goblin": 2}
    assert (table(match)["aside"], own(match, "dungeon")) == ({"goblin": 1}, {})
    assert sum(match.state.bag) == 36 - 12
    play(match, "0 stop", "0 decline")
    assert (table(match)["aside"], own(match, "dungeon")) == ({}, {"goblin": 1})
    assert sum(match.state.bag) == 36 - 12


@pytest.mark.rule("COV-4.179", "COV-4.104", "COV-4.114")
def test_ex_49_the_place_of_a_picked_goblin_is_free_for_an_orc() -> None:
    faces = rooms(r2c2="ch_03 goblin:3", r2c3="ch_02 orc:1", r4c3="ch_18 troll:1")
    shown = {"tools": ["pickaxe_1"], "coins": ["coin_gp"]}
    things = {"resources": {"iron": 1, "emerald": 1, "gold": 1, "mythrall": 1}}
    match = fighting(
        4, "r2c2:goblin", "r4c3:troll", mountain=faces, dice={"troll": 3}, shown=shown, **things
    )
    play(match, "0 troll", "0 take", "0 coin:1", "0 coin_slot_6")
    while "slot_4" not in options(match, 0):
        play(match, f"0 {options(match, 0)[0]}")
    play(match, "0 slot_4")
    assert "r2c3:orc:r2c2" in options(match, 0)
    assert table(match)["aside"] == {"goblin": 1, "troll": 1}
    assert own(match, "dungeon") == {}


# ---------------------------------------------------------------------- 4.180 when a die rolls


@pytest.mark.rule("COV-4.180")
def test_a_die_is_rolled_when_all_that_its_bonus_triggered_is_done() -> None:
    match = fighting(
        3, TROLL, chance=("die_troll:6",), dice={"troll": 3}, shown={"coins": ["coin_gp"]}
    )
    play(match, "0 take", "0 coin:1")
    assert table(match)["dice"]["troll"] == 3
    play(match, "0 coin_slot_1", "0 gold")
    assert table(match)["dice"]["troll"] == 3
    play(match, "0 gold")
    assert table(match)["dice"]["troll"] == 6


@pytest.mark.rule("COV-4.180")
def test_a_defeat_inside_a_bonus_changes_a_die_that_is_still_pending() -> None:
    shown = {"coins": ["coin_gp"], "ornaments": ["orn_goblin"]}
    things = {"traditions": ["tradition_09"], "resources": dict.fromkeys(COSTS, 1)}
    match = fighting(
        4,
        GOBLIN,
        TROLL,
        chance=("ornament:orn_iron", "die_goblin:3"),
        dice={"goblin": 5, "troll": 3},
        shown=shown,
        **things,
    )
    play(match, "0 troll", "0 take", "0 coin:1", "0 coin_slot_6")
    while match.state.decision.name != "defeat_one":
        first = next(token for token in options(match, 0) if token != "forge")
        play(match, f"0 {first}")
    play(match, "0 r2c2:goblin", "0 take")
    assert table(match)["dice"]["goblin"] == 3
    before = own(match, "resources").get("emerald", 0)
    assert match.state.decision.name == "die_bonus"
    play(match, "0 take")
    assert own(match, "resources").get("emerald", 0) == before + 1
