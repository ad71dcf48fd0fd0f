"""RUN-4.44 to 4.50 and 4.100: attacks in general, and cards joined before the roll."""

from typing import Any

import pytest
from games.runedar.fortress import dice, fort, mine, on_table, reasons
from helpers import at, names, options, play, refused, table, told

HATCHETS = ("notched_hatchet", "notched_hatchet", "old_saw", "tool_bag")


def pit(*hand: str, **things: Any) -> dict[str, Any]:
    """A dwarf in the foundry with orcs: six of them unless told."""
    return fort(*hand, area="foundry", **{"orcs": {"foundry": 6}, **things})


def rolled(events: list[Any]) -> list[tuple[int, int]]:
    """How many dice each attack rolled, and what came of it."""
    found = told(events, "melee-rolled") + told(events, "ranged-rolled")
    return [(len(list(each["dice"])), int(str(each["n"]))) for each in found]


# ---------------------------------------------------------------------- 4.44 whom attacks hit


@pytest.mark.rule("RUN-4.44")
def test_melee_has_dice_a_sure_strike_has_none() -> None:
    match = at(pit("axe", "tool_bag"), *dice("213"))
    assert told(play(match, "0 axe:melee"), "melee-rolled") == [
        {"who": 0, "dice": ["success_2", "success_1", "success_3"], "sure": 0, "n": 6}
    ]
    match = at(pit("war_hammer", "tool_bag"))
    assert told(play(match, "0 war_hammer:melee_auto"), "struck-surely") == [{"who": 0, "n": 2}]


@pytest.mark.rule("RUN-4.44")
def test_ranged_has_dice() -> None:
    match = at(
        fort("crossbow", "tool_bag", area="tower_east", machines={"catapult": 1}), *dice("1x3")
    )
    assert rolled(play(match, "0 crossbow:ranged")) == [(3, 1)]


@pytest.mark.rule("RUN-4.44")
@pytest.mark.parametrize(
    "enemies, hit",
    [
        ({"trolls": {"troll_4": 1}}, ({}, {})),
        ({"goblins": {"goblin_1_fight": 1, "goblin_1_rubble": 2}}, ({}, {"goblin_1_rubble": 2})),
    ],
)
def test_trolls_and_fighting_goblins_can_be_struck(enemies: dict[str, Any], hit: object) -> None:
    match = at(fort("axe", "tool_bag", area="tunnel_entrance", **enemies), *dice("11x"))
    play(match, "0 axe:melee")
    assert on_table(match, "trolls", "goblins") == hit


@pytest.mark.rule("RUN-4.44")
@pytest.mark.parametrize("area", ["foundry", "wall_foundry", "outside_foundry"])
def test_orcs_can_be_struck(area: str) -> None:
    match = at(fort("axe", "tool_bag", area=area, orcs={area: 1}), *dice("11x"))
    play(match, "0 axe:melee")
    assert table(match)["orcs"] == {}


@pytest.mark.rule("RUN-4.44")
def test_machines_are_hit_by_ranged_attacks_only() -> None:
    machines = {"catapult": 0, "siege_tower": 1}
    match = at(fort("spear", "tool_bag", area="tower_east", machines=machines))
    assert "spear:ranged" in options(match, 0)
    assert refused(match, 0, "spear:melee") == ("RUN-4.51", "nobody-to-strike")


@pytest.mark.rule("RUN-4.44", "RUN-4.45")
@pytest.mark.parametrize(
    "goblins",
    [
        {"goblin_2_bribe_exact": {}, "goblin_2_bribe_any": {}},
        {"goblin_2_bribe_any": {"wood": 1}, "goblin_2_rubble": 3},
        {"goblin_2_rubble": 1},
    ],
)
def test_goblins_of_the_other_kinds_cannot_be_attacked(goblins: dict[str, Any]) -> None:
    match = at(fort("spear", "war_hammer", area="tunnel_entrance", goblins=goblins))
    assert refused(match, 0, "spear:melee") == ("RUN-4.51", "nobody-to-strike")
    assert refused(match, 0, "war_hammer:melee_auto") == ("RUN-4.51", "nobody-to-strike")
    match = at(fort("spear", "tool_bag", area="tower_tunnel", goblins=goblins))
    assert refused(match, 0, "spear:ranged") == ("RUN-4.45", "nothing-to-shoot")


@pytest.mark.rule("RUN-4.44")
def test_no_wound_falls_on_a_goblin_that_does_not_fight() -> None:
    goblins = {"goblin_3_fight": 2, "goblin_3_bribe_any": {}}
    enemies = {"goblins": goblins, "trolls": {"troll_1": 3}}
    position = fort("great_axe", "tool_bag", area="tunnel_entrance", gold=3, **enemies)
    match = at(position, *dice("222xx"))
    play(match, "0 great_axe:melee")
    assert options(match, 0) == ["troll_1", "goblin_3_fight"]
    assert refused(match, 0, "goblin_3_bribe_any") == ("RUN-4.44", "cannot-be-fought")


# ---------------------------------------------------------------------- 4.45 somebody to wound


@pytest.mark.rule("RUN-4.45")
@pytest.mark.parametrize("area", ["keep", "foundry", "wall_tannery", "tunnel_entrance"])
def test_melee_needs_an_enemy(area: str) -> None:
    match = at(fort("axe", "tool_bag", area=area, orcs={"wall_foundry": 2}))
    assert refused(match, 0, "axe:melee") == ("RUN-4.51", "nobody-to-strike")


@pytest.mark.rule("RUN-4.45")
def test_ranged_needs_a_target_and_each_target_an_enemy() -> None:
    match = at(fort("crossbow", "tool_bag", area="tower_west", orcs={"wall_foundry": 2}))
    assert refused(match, 0, "crossbow:ranged") == ("RUN-4.45", "nothing-to-shoot")
    orcs = {"wall_tannery": 1, "outside_carpentry": 1}
    match = at(fort("crossbow", "tool_bag", area="tower_west", orcs=orcs))
    play(match, "0 crossbow:ranged")
    assert options(match, 0) == ["wall_tannery", "outside_carpentry"]
    assert refused(match, 0, "wall_carpentry") == ("RUN-4.45", "nobody-to-shoot")
    assert refused(match, 0, "outside_tannery") == ("RUN-4.45", "nobody-to-shoot")


# ---------------------------------------------------------------------- 4.46 the sequence


@pytest.mark.rule("RUN-4.46")
def test_card_then_target_then_joined_cards_then_roll_then_window_then_wounds() -> None:
    enemies = {"trolls": {"troll_2": 2}, "goblins": {"goblin_4_fight": 2, "goblin_4_rubble": 5}}
    hand = ("cracked_crossbow", "cracked_crossbow", "tool_belt", "old_saw")
    position = fort(*hand, area="tower_tunnel", machines={"catapult": 0}, **enemies)
    match = at(position, *dice("xx11"))
    asked = []
    for move in ("cracked_crossbow:ranged", "tunnel_entrance", "tool_belt:ranged", "roll"):
        asked.append(match.state.decision.name)
        play(match, f"0 {move}")
    asked.append(match.state.decision.name)
    play(match, "0 continue")
    asked.append(match.state.decision.name)
    assert asked[:4] == ["play", "ranged_target", "join_card", "join_card"]
    assert asked[4:] == ["window", "allot_wound"]


@pytest.mark.rule("RUN-4.46")
def test_melee_needs_no_target() -> None:
    match = at(pit("axe", "old_saw"))
    play(match, "0 axe:melee")
    assert options(match, 0) == ["roll", "old_saw:melee"]


@pytest.mark.rule("RUN-4.46")
def test_a_single_target_and_a_single_card_are_not_asked_for() -> None:
    match = at(
        fort("crossbow", "tool_bag", area="tower_east", orcs={"wall_foundry": 2}), *dice("xx1")
    )
    assert names(play(match, "0 crossbow:ranged")) == [
        *("card-played", "forced", "ranged-rolled", "orcs-slain")
    ]


@pytest.mark.rule("RUN-4.46")
@pytest.mark.parametrize("area, orcs", [("foundry", "foundry"), ("tower_east", "wall_foundry")])
def test_elsewhere_no_window_opens_after_the_roll(area: str, orcs: str) -> None:
    """Trolls and goblins are there to hire for, but the attack is not on the entrance."""
    enemies = {"trolls": {"troll_2": 2}, "goblins": {"goblin_4_fight": 2, "goblin_4_rubble": 5}}
    match = at(fort("spear", "tool_bag", area=area, orcs={orcs: 2}, **enemies), *dice("xx1"))
    play(match, "0 spear:melee" if area == orcs else "0 spear:ranged")
    assert match.state.decision.name == "play"


# ---------------------------------------------------------------------- 4.47 joining


@pytest.mark.rule("RUN-4.47")
def test_any_number_of_cards_of_the_same_kind_of_attack_may_join() -> None:
    hand = ("old_saw", "old_fleshing_knife", "notched_hatchet", "notched_hatchet", "war_hammer")
    match = at(pit(*hand), *dice("11111"))
    joined = ["old_fleshing_knife:melee", "notched_hatchet:melee", "war_hammer:melee_auto"]
    play(match, "0 old_saw:melee", *[f"0 {card}" for card in joined])
    events = play(match, "0 notched_hatchet:melee")
    assert rolled(events) == [(5, 5 + 2)]
    assert (mine(match, "hand"), table(match)["orcs"]) == ({}, {"foundry": 3})


@pytest.mark.rule("RUN-4.47")
def test_melee_and_sure_strikes_are_of_one_kind() -> None:
    match = at(pit("war_hammer", "thunder_hammer", "axe", "crossbow", "tool_bag"))
    play(match, "0 war_hammer:melee_auto")
    assert options(match, 0) == ["roll", "axe:melee", "thunder_hammer:melee_auto"]


@pytest.mark.rule("RUN-4.47")
def test_cards_of_the_other_kind_are_refused() -> None:
    orcs = {"wall_foundry": 3}
    hand = ("spear", "axe", "crossbow", "tool_bag", "war_hammer")
    match = at(fort(*hand, area="wall_foundry", orcs=orcs))
    play(match, "0 spear:melee")
    assert options(match, 0) == ["roll", "axe:melee", "war_hammer:melee_auto"]
    assert refused(match, 0, "crossbow:melee") == ("RUN-4.47", "no-melee-attack")
    assert refused(match, 0, "tool_bag:melee") == ("RUN-4.47", "no-melee-attack")
    match = at(fort(*hand, area="tower_east", orcs=orcs))
    play(match, "0 spear:ranged")
    assert options(match, 0) == ["roll", "crossbow:ranged"]
    assert refused(match, 0, "axe:ranged") == ("RUN-4.47", "no-ranged-attack")
    assert refused(match, 0, "war_hammer:ranged") == ("RUN-4.47", "no-ranged-attack")


@pytest.mark.rule("RUN-4.47")
def test_joining_spends_the_attack_of_a_card() -> None:
    match = at(pit(*HATCHETS), *dice("1111"))
    play(match, "0 notched_hatchet:melee", "0 notched_hatchet:melee")
    assert mine(match, "hand") == {"old_saw": 1, "tool_bag": 1}
    events = play(match, "0 roll")
    assert rolled(events) == [(4, 4)]
    assert reasons(match)["old_saw:gather_wood"] == "not-in-the-workshop"
    assert "notched_hatchet:none" not in options(match, 0)


@pytest.mark.rule("RUN-4.47")
def test_nobody_has_to_join() -> None:
    match = at(pit(*HATCHETS), *dice("12"))
    play(match, "0 notched_hatchet:melee", "0 roll")
    assert mine(match, "hand") == {"old_saw": 1, "notched_hatchet": 1, "tool_bag": 1}


@pytest.mark.rule("RUN-4.47")
def test_after_the_roll_nothing_is_added() -> None:
    match = at(pit(*HATCHETS), *dice("1x"), *dice("1"))
    play(match, "0 notched_hatchet:melee", "0 roll")
    assert (match.state.decision.name, table(match)["orcs"]) == ("play", {"foundry": 6})
    play(match, "0 old_saw:melee", "0 roll")
    assert table(match)["orcs"] == {"foundry": 6}


@pytest.mark.rule("RUN-4.47", "RUN-4.50", "RUN-4.52", "RUN-4.54")
def test_ex_04_no_late_additions() -> None:
    """Of the die (R-22) a crossbow has no success in melee."""
    hand = ("notched_hatchet", "war_hammer", "old_saw", "tool_bag")
    position = fort(*hand, area="tunnel_entrance", trolls={"troll_2": 2})
    match = at(position, *dice("1x"), *dice("1"))
    events = play(match, "0 notched_hatchet:melee", "0 roll")
    assert (rolled(events), names(events)[-1]) == ([(2, 1)], "missed")
    assert (table(match)["trolls"], match.state.decision.name) == ({"troll_2": 2}, "play")
    events = play(match, "0 war_hammer:melee_auto", "0 old_saw:melee")
    assert rolled(events) == [(1, 3)]
    assert table(match)["trolls"] == {"troll_2": 1}


# ---------------------------------------------------------------------- 4.48 five dice


@pytest.mark.rule("RUN-4.48")
@pytest.mark.parametrize(
    "joined, n",
    [
        (["old_saw"], 1),
        (["old_saw", "notched_hatchet"], 3),
        (["axe", "notched_hatchet"], 5),
        (["axe", "battle_axe"], 5),
        (["old_saw", "battle_axe"], 5),
        (["great_axe"], 5),
    ],
)
def test_dice_add_up_but_never_to_more_than_five(joined: list[str], n: int) -> None:
    match = at(pit(*joined, "tool_bag"), *dice("1" * n))
    events = play(match, *[f"0 {card}:melee" for card in joined])
    assert rolled(events) == [(n, n)]


@pytest.mark.rule("RUN-4.48")
def test_a_card_joins_while_it_adds_a_die() -> None:
    match = at(pit("battle_axe", "axe", "old_saw"))
    play(match, "0 battle_axe:melee")
    assert options(match, 0) == ["roll", "old_saw:melee", "axe:melee"]
    match = at(pit("great_axe", "axe", "war_hammer"))
    play(match, "0 great_axe:melee")
    assert options(match, 0) == ["roll", "war_hammer:melee_auto"]
    assert refused(match, 0, "axe:melee") == ("RUN-4.48", "dice-full")


@pytest.mark.rule("RUN-4.48")
def test_a_useless_join_is_refused_in_ranged_attacks_too() -> None:
    """The cap cuts the sum, and cards that it would cut away stay in hand (R-13)."""
    hand = ("heavy_crossbow", "crossbow", "cracked_crossbow", "tool_bag")
    match = at(fort(*hand, area="tower_east", machines={"catapult": 1}), *dice("xxxxx"))
    play(match, "0 heavy_crossbow:ranged")
    events = play(match, "0 crossbow:ranged")
    assert rolled(events) == [(5, 5)]
    assert mine(match, "hand") == {"cracked_crossbow": 1, "tool_bag": 1}


@pytest.mark.rule("RUN-4.48")
def test_sure_successes_do_not_count_as_dice() -> None:
    match = at(pit("war_hammer", "thunder_hammer", "great_axe", "tool_bag"), *dice("11111"))
    play(match, "0 war_hammer:melee_auto", "0 thunder_hammer:melee_auto")
    assert rolled(play(match, "0 great_axe:melee")) == [(5, 5 + 4)]


@pytest.mark.rule("RUN-4.48")
def test_ex_14_dice_cap() -> None:
    match = at(pit("battle_axe", "axe", "war_hammer", "tool_bag"), *dice("11111"))
    events = play(match, "0 battle_axe:melee", "0 axe:melee", "0 war_hammer:melee_auto")
    (roll,) = told(events, "melee-rolled")
    assert (roll["sure"], roll["n"]) == (2, 7)
    match = at(pit("great_axe", "axe", "war_hammer", "tool_bag"))
    play(match, "0 great_axe:melee")
    assert options(match, 0) == ["roll", "war_hammer:melee_auto"]


# ---------------------------------------------------------------------- 4.49 no dice


@pytest.mark.rule("RUN-4.49")
def test_without_dice_nothing_is_rolled() -> None:
    match = at(pit("war_hammer", "thunder_hammer", "tool_bag"))
    mark = match.state.mark
    events = play(match, "0 war_hammer:melee_auto", "0 thunder_hammer:melee_auto")
    assert names(events) == ["card-played", "card-joined", "struck-surely", "orcs-slain"]
    assert (match.moves[-1].chance, match.state.mark) == ([], mark)
    assert table(match)["orcs"] == {"foundry": 4}


# ---------------------------------------------------------------------- 4.50 surplus


@pytest.mark.rule("RUN-4.50")
def test_surplus_successes_are_lost() -> None:
    match = at(pit("axe", "old_saw", "tool_bag"), *dice("21x"), *dice("1"))
    play(match, "0 axe:melee", "0 roll")
    assert table(match)["orcs"] == {"foundry": 5}
    events = play(match, "0 old_saw:melee")
    assert (names(events)[-1], table(match)["orcs"]) == ("missed", {"foundry": 5})


@pytest.mark.rule("RUN-4.50")
def test_surplus_crossbows_are_lost() -> None:
    orcs = {"wall_foundry": 1, "outside_foundry": 4}
    match = at(fort("crossbow", "tool_bag", area="tower_east", orcs=orcs), *dice("xxx"))
    play(match, "0 crossbow:ranged", "0 wall_foundry")
    assert table(match)["orcs"] == {"outside_foundry": 4}
    assert match.state.decision.name == "play"


@pytest.mark.rule("RUN-4.50")
def test_a_wound_not_fully_paid_is_lost() -> None:
    match = at(
        fort("axe", "notched_hatchet", "tool_bag", area="tunnel_entrance", trolls={"troll_5": 2}),
        *dice("12x"),
        *dice("1x"),
    )
    play(match, "0 axe:melee", "0 roll", "0 notched_hatchet:melee")
    assert table(match)["trolls"] == {"troll_5": 2}


# ---------------------------------------------------------------------- 4.100 special-move cards


@pytest.mark.rule("RUN-4.100")
def test_a_joined_special_move_card_neither_moves_nor_acts_again() -> None:
    match = at(pit("axe", "imperial_axe", "tool_bag"), *dice("11111"))
    events = play(match, "0 axe:melee", "0 imperial_axe:melee")
    assert rolled(events) == [(5, 5)]
    assert (match.state.decision.name, mine(match, "area")) == ("play", "foundry")
    assert mine(match, "hand") == {"tool_bag": 1}


@pytest.mark.rule("RUN-4.100")
def test_a_special_move_card_opens_an_attack_after_its_own_move() -> None:
    match = at(fort("thunder_hammer", "old_saw", "tool_bag", orcs={"tannery": 2}), *dice("2"))
    play(match, "0 thunder_hammer:free_move", "0 tannery", "0 melee_auto")
    assert options(match, 0) == ["roll", "old_saw:melee"]
    assert rolled(play(match, "0 old_saw:melee")) == [(1, 4)]
    assert table(match)["orcs"] == {}


@pytest.mark.rule("RUN-4.34", "RUN-4.47", "RUN-4.100")
def test_ex_15_special_move_and_combined_attack() -> None:
    hand = ("runic_axe", "notched_hatchet", "tool_bag")
    match = at(fort(*hand, orcs={"tannery": 3}, board={"1": "crossbow"}), *dice("321xx"))
    play(match, "0 runic_axe:free_move", "0 tannery", "0 melee")
    events = play(match, "0 notched_hatchet:melee")
    assert rolled(events) == [(5, 6)]
    assert (table(match)["orcs"], match.state.reserve) == ({}, 10)
    assert "tool_bag:gather_any" in options(match, 0)
