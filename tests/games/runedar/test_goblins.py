"""RUN-4.61, 4.62, 4.69, 4.70 and 4.72: trolls and goblins, and how one gets rid of them."""

from typing import Any

import pytest
from games.runedar.fortress import dice, fort, hole, on_table, rubble, stock
from helpers import at, names, options, play, refused, table, told

from underhall.core.errors import BadData

PLAY = [{"do": "cards_step", "seat": 0}]


# ---------------------------------------------------------------------- 4.61 trolls


@pytest.mark.rule("RUN-4.61")
@pytest.mark.parametrize(
    "troll, wounds, successes",
    [("1", 3, 2), ("2", 2, 3), ("3", 3, 3), ("4", 4, 2), ("5", 2, 4)],
)
def test_a_troll_stands_so_many_wounds(troll: str, wounds: int, successes: int) -> None:
    unhurt = {f"troll_{troll}": wounds}
    for rolled, left in [(successes * wounds - 1, 1), (successes * wounds, 0)]:
        agenda = [{"do": "wounds", "seat": 0, "ranged": 0, "left": rolled}, *PLAY]
        match = at({**hole("axe", "tool_bag", trolls=unhurt), "agenda": agenda})
        assert table(match)["trolls"] == ({f"troll_{troll}": left} if left else {})
    with pytest.raises(BadData, match=f"up to {wounds}"):
        at(hole("axe", trolls={f"troll_{troll}": wounds + 1}))


@pytest.mark.rule("RUN-4.61")
def test_wounds_stay_between_attacks_and_turns() -> None:
    position = hole("old_saw", "war_hammer", trolls={"troll_4": 4})
    match = at(position, *dice("2"))
    play(match, "0 war_hammer:melee_auto", "0 roll", "0 old_saw:melee", "0 continue")
    assert (table(match)["trolls"], match.state.active) == ({"troll_4": 2}, 1)
    wounded = told(match.seen(1), "troll-wounded")
    assert [each["left"] for each in wounded] == [3, 2]
    for card in ("old_saw", "old_fleshing_knife", "old_smithing_hammer", *["notched_hatchet"] * 2):
        play(match, f"1 {card}:none")
    play(match, "1 continue", "1 done")
    assert (table(match)["trolls"], match.state.turn) == ({"troll_4": 2}, 3)


@pytest.mark.rule("RUN-4.61")
def test_a_slain_troll_leaves_the_game() -> None:
    stack = ["troll_2", "troll_3"]
    trolls = {"troll_1": 1, "troll_4": 4}
    match = at(hole("war_hammer", "tool_bag", trolls=trolls, troll_stack=stack, gold=1))
    play(match, "0 war_hammer:melee_auto", "0 troll_1")
    assert on_table(match, "trolls", "troll_stack") == ({"troll_4": 4}, stack)
    assert names(match.moves[-1].events) == ["troll-slain"]


@pytest.mark.rule("RUN-4.61")
def test_several_trolls_may_be_present() -> None:
    trolls = {"troll_1": 3, "troll_2": 2, "troll_3": 3, "troll_4": 4}
    match = at(hole("war_hammer", "tool_bag", trolls=trolls, gold=1))
    play(match, "0 war_hammer:melee_auto")
    assert options(match, 0) == ["troll_1", "troll_4"]


@pytest.mark.rule("RUN-4.61")
def test_ten_damage_markers_do_not_limit_wounds() -> None:
    """Wounds are counted (R-18), also those of a troll that corrected data make mighty."""
    data = {"troll_token": [{"id": "troll_1", "wounds": 15}]}
    match = at({**hole("war_hammer", "tool_bag", trolls={"troll_1": 5}), "data": data})
    play(match, "0 war_hammer:melee_auto")
    assert table(match)["trolls"] == {"troll_1": 4}


@pytest.mark.rule("RUN-4.54", "RUN-4.61")
def test_ex_08_troll_token() -> None:
    match = at(hole("great_axe", "tool_bag", trolls={"troll_1": 3}), *dice("2111x"))
    events = play(match, "0 great_axe:melee")
    assert told(events, "melee-rolled")[0]["n"] == 5
    assert table(match)["trolls"] == {"troll_1": 1}
    later = fort("crossbow", "tool_bag", area="tower_tunnel", trolls={"troll_1": 1})
    match = at(later, *dice("x11"))
    play(match, "0 crossbow:ranged")
    assert table(match)["trolls"] == {}


# ---------------------------------------------------------------------- 4.62 fighting goblins


@pytest.mark.rule("RUN-4.62")
@pytest.mark.parametrize(
    "section, wounds, successes", [(1, 1, 1), (2, 1, 2), (3, 2, 2), (4, 2, 3), (5, 3, 3)]
)
def test_a_fighting_goblin_takes_wounds_as_a_troll_does(
    section: int, wounds: int, successes: int
) -> None:
    """Those of the later sections stand two or three (R-24)."""
    goblin, other = f"goblin_{section}_fight", f"goblin_{section}_rubble"
    goblins = {goblin: wounds, other: 1}
    for rolled, left in [(successes - 1, wounds), (successes, wounds - 1), (successes * wounds, 0)]:
        agenda = [{"do": "wounds", "seat": 0, "ranged": 0, "left": rolled}] if rolled else []
        match = at({**hole("axe", "tool_bag", goblins=goblins), "agenda": [*agenda, *PLAY]})
        assert table(match)["goblins"] == ({goblin: left, other: 1} if left else {other: 1})


@pytest.mark.rule("RUN-4.62")
def test_wounds_of_a_goblin_stay() -> None:
    goblins = {"goblin_3_fight": 2, "goblin_3_rubble": 4}
    match = at(hole("war_hammer", "axe", "tool_bag", goblins=goblins), *dice("1xx"))
    events = play(match, "0 war_hammer:melee_auto", "0 roll")
    assert told(events, "goblin-wounded") == [{"goblin": "goblin_3_fight", "left": 1}]
    play(match, "0 axe:melee")
    assert table(match)["goblins"] == {"goblin_3_fight": 1, "goblin_3_rubble": 4}


# ---------------------------------------------------------------------- 4.69 the next pile


@pytest.mark.rule("RUN-4.69")
@pytest.mark.parametrize("level, pile", [("easy", 6), ("normal", 8), ("hard", 10), ("epic", 12)])
def test_when_both_are_gone_new_rubble_comes_at_once(level: str, pile: int) -> None:
    things = {"goblins": {"goblin_1_fight": 1}, "options": {"difficulty": level}}
    match = at(hole("war_hammer", "shovel", "tool_bag", **things))
    events = play(match, "0 war_hammer:melee_auto")
    assert names(events)[-2:] == ["goblin-eliminated", "rubble-placed"]
    assert rubble(match) == (pile, 12 - pile)
    play(match, "0 shovel:dig")
    assert rubble(match) == (pile - 2, 12 - pile + 2)


@pytest.mark.rule("RUN-4.69")
def test_while_one_is_left_no_rubble_comes() -> None:
    match = at(hole("war_hammer", "tool_bag", goblins={"goblin_1_fight": 1, "goblin_1_rubble": 1}))
    play(match, "0 war_hammer:melee_auto")
    assert rubble(match) == (0, 11)


@pytest.mark.rule("RUN-4.69")
def test_a_troll_hinders_the_next_section_too() -> None:
    match = at(hole("shovel", "tool_bag", goblins={"goblin_1_rubble": 2}, trolls={"troll_1": 3}))
    play(match, "0 shovel:dig")
    assert table(match)["rubble"] == 8
    assert refused(match, 0, "tool_bag:dig") == ("RUN-4.71", "troll-in-the-way")


# ---------------------------------------------------------------------- 4.70 the victory


LAST = {
    "orcs": {"foundry": 4, "wall_foundry": 5},
    "machines": {"siege_tower": 1, "catapult": 1},
    "trolls": {"troll_1": 3, "troll_2": 2},
    "gold": 9,
}
"""All that could still go wrong."""


@pytest.mark.rule("RUN-4.70")
@pytest.mark.parametrize(
    "goblin, left, area, moves",
    [
        ("fight", 1, "tunnel_entrance", "spear:melee continue goblin_5_fight"),
        ("fight", 1, "tower_tunnel", "spear:ranged tunnel_entrance continue goblin_5_fight"),
        ("rubble", 2, "tunnel_entrance", "shovel:dig"),
        ("bribe_any", {"metal": 5}, "tannery", "shovel:gather_any goblin_5_bribe_any"),
        ("bribe_exact", {}, "keep", "hire:drive_off_goblin"),
    ],
)
def test_the_last_goblin_wins_the_game_by_whatever_means(
    goblin: str, left: Any, area: str, moves: str
) -> None:
    things = {**LAST, "goblins": {f"goblin_5_{goblin}": left}, "area": area}
    match = at(fort("spear", "shovel", "tool_bag", **things), *dice("33x"))
    play(match, *[f"0 {move}" for move in moves.split()])
    assert (match.state.waiting(), table(match)["ended"]) == ([], "victory")
    assert match.state.result.winners == [0, 1]


@pytest.mark.rule("RUN-4.70")
def test_on_any_step_even_before_the_catapult_fires() -> None:
    things = {"step": "machines", "machines": {"catapult": 0}, "goblins": {"goblin_5_rubble": 6}}
    match = at(fort("old_saw", "tool_bag", "axe", "mace", "shovel", **things))
    assert match.state.decision.name == "window"
    play(match, "0 hire:drive_off_goblin")
    assert table(match)["ended"] == "victory"


@pytest.mark.rule("RUN-4.70")
@pytest.mark.parametrize("blocks, ended", [(1, None), (0, "victory")])
def test_only_the_fifth_section_wins(blocks: int, ended: str | None) -> None:
    goblin = f"goblin_{5 - blocks}_rubble"
    match = at(hole("shovel", "tool_bag", goblins={goblin: 1}, **{**LAST, "trolls": {}}))
    play(match, "0 shovel:dig")
    assert table(match)["ended"] == ended


@pytest.mark.rule("RUN-4.70")
def test_one_goblin_of_the_fifth_section_is_not_enough() -> None:
    goblins = {"goblin_5_rubble": 1, "goblin_5_bribe_any": {}}
    match = at(hole("shovel", "tool_bag", goblins=goblins))
    play(match, "0 shovel:dig")
    assert on_table(match, "ended", "goblins") == (None, {"goblin_5_bribe_any": {}})


# ---------------------------------------------------------------------- 4.72 eliminated


@pytest.mark.rule("RUN-4.72")
def test_what_an_eliminated_goblin_had_goes_back() -> None:
    goblins: dict[str, Any] = {"goblin_3_bribe_exact": {"leather": 1, "metal": 2}}
    goblins["goblin_3_rubble"] = 3
    match = at(hole("axe", "tool_bag", goblins=goblins))
    assert (stock(match), rubble(match)) == ("10/9/8", (0, 9))
    play(match, "0 hire:drive_off_goblin")
    rest = at(hole("axe", "tool_bag", goblins=goblins))
    play(match, "0 goblin_3_bribe_exact")
    assert (stock(match), rubble(match)) == ("10/10/10", (0, 9))
    play(rest, "0 hire:drive_off_goblin", "0 goblin_3_rubble")
    assert (stock(rest), rubble(rest)) == ("10/9/8", (0, 12))


@pytest.mark.rule("RUN-4.72")
@pytest.mark.parametrize("gifts, left", [({"wood": 4}, "6/10/10"), ({"metal": 3}, "10/10/7")])
def test_every_unit_that_a_goblin_had_goes_back(gifts: dict[str, int], left: str) -> None:
    match = at(hole("axe", "tool_bag", goblins={"goblin_4_bribe_any": gifts}))
    assert stock(match) == left
    play(match, "0 hire:drive_off_goblin")
    assert stock(match) == "10/10/10"


@pytest.mark.rule("RUN-4.72")
def test_eliminated_goblins_are_counted() -> None:
    goblins = {"goblin_3_fight": 1, "goblin_3_rubble": 1}
    match = at(hole("war_hammer", "shovel", "tool_bag", goblins=goblins))
    assert match.state.eliminated() == 4
    events = play(match, "0 shovel:dig")
    assert told(events, "goblin-eliminated") == [{"kind": "rubble", "n": 5}]
    events = play(match, "0 war_hammer:melee_auto")
    assert told(events, "goblin-eliminated") == [{"kind": "fight", "n": 6}]
    assert (match.state.eliminated(), table(match)["goblins"]) == (6, {})
    view = match.edition.game.view(match.state, 1)
    assert (view["eliminated"], view["section"]) == (6, 3)


@pytest.mark.rule("RUN-4.72")
def test_an_eliminated_goblin_never_comes_back() -> None:
    """Its figure is free for the next section, its token is not."""
    data = {"difficulty": [{"id": "normal", "rubble_per_section": 1}]}
    position = hole("shovel", "pickaxe", "tool_bag", goblins={"goblin_3_rubble": 2})
    match = at({**position, "data": data}, "goblin:goblin_4_fight", "goblin:goblin_4_rubble")
    play(match, "0 shovel:dig", "0 pickaxe:dig")
    assert table(match)["goblins"] == {"goblin_4_fight": 2, "goblin_4_rubble": 5}
    assert match.state.eliminated() == 6
