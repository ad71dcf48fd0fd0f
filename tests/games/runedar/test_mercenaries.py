"""RUN-4.87 to 4.94: mercenaries."""

from typing import Any

import pytest
from games.runedar.fortress import (
    dice,
    ended,
    fort,
    mine,
    on_table,
    reasons,
    revealing,
    seen,
    what_happened,
)
from helpers import at, names, options, play, refused, table, told

from underhall.core.match import Match

ALL = ["clear_workshops", "slay_troll", "drive_off_goblin", "sabotage_catapult", "ambush"]
PRICES = dict(zip(ALL, [2, 3, 3, 2, 2]))
WORK: dict[str, dict[str, Any]] = {
    "clear_workshops": {"orcs": {"tannery": 1}},
    "slay_troll": {"trolls": {"troll_1": 3}},
    "drive_off_goblin": {"goblins": {"goblin_1_fight": 1}},
}
AREAS = ["keep", "tannery", "tunnel_entrance", "tower_east", "outside_carpentry"]


def at_work(mercenary: str, **things: Any) -> Match:
    """Seat 0 may hire this mercenary, and it has something to do."""
    if mercenary == "ambush":
        return revealing("siege_1_06", mercenaries=[mercenary], **things)
    if mercenary == "sabotage_catapult":
        things = {"step": "machines", "machines": {"catapult": 0}, **things}
        return at(fort("old_saw", mercenaries=[mercenary], **things))
    return at(fort("old_saw", mercenaries=[mercenary], **WORK[mercenary], **things))


# ---------------------------------------------------------------------- 4.87, 4.88 price


@pytest.mark.parametrize("mercenary", ALL)
@pytest.mark.rule("RUN-4.87")
def test_hiring_costs_gold_and_turns_the_card_down(mercenary: str) -> None:
    match = at_work(mercenary)
    events = play(match, f"0 hire:{mercenary}")
    left = 20 - PRICES[mercenary]
    assert on_table(match, "gold", "mercenaries") == (left, [])
    paid = {"who": 0, "mercenary": mercenary, "price": PRICES[mercenary], "left": left}
    assert told(events, "hired") == [paid]


@pytest.mark.parametrize("mercenary", list(WORK))
@pytest.mark.rule("RUN-4.87")
def test_each_card_works_once_a_game(mercenary: str) -> None:
    match = at(fort("old_saw", mercenaries=[], **WORK[mercenary]))
    assert options(match, 0) == ["old_saw:move", "old_saw:none"]
    assert refused(match, 0, f"hire:{mercenary}") == ("RUN-4.87", "already-hired")


@pytest.mark.parametrize("mercenary", ALL)
@pytest.mark.rule("RUN-4.88")
def test_r_11_a_nugget_must_remain(mercenary: str) -> None:
    """R-11: hiring down to nothing would lose the game."""
    price = PRICES[mercenary]
    match = at_work(mercenary, gold=price + 1)
    assert f"hire:{mercenary}" in options(match, 0)
    play(match, f"0 hire:{mercenary}")
    assert table(match)["gold"] == 1
    assert f"hire:{mercenary}" not in options(at_work(mercenary, gold=price), 0)


@pytest.mark.rule("RUN-4.88")
def test_ex_21_hire_limit() -> None:
    things = {key: value for work in WORK.values() for key, value in work.items()}
    match = at(fort("old_saw", gold=3, **things))
    for mercenary in ("slay_troll", "drive_off_goblin"):
        assert refused(match, 0, f"hire:{mercenary}") == ("RUN-4.88", "gold-must-remain")
    play(match, "0 hire:clear_workshops")
    assert table(match)["gold"] == 1
    match = at(fort("old_saw", gold=3, trolls={"troll_1": 3}))
    assert refused(match, 0, "hire:clear_workshops") == ("RUN-4.90", "no-orc-in-workshops")


# ---------------------------------------------------------------------- 4.89 anywhere


@pytest.mark.parametrize("area", AREAS)
@pytest.mark.rule("RUN-4.89")
def test_mercenaries_work_wherever_the_dwarves_are(area: str) -> None:
    for mercenary in ALL:
        assert f"hire:{mercenary}" in options(at_work(mercenary, area=area), 0)


@pytest.mark.parametrize("mercenary", ALL)
@pytest.mark.rule("RUN-4.89")
def test_mercenaries_use_no_card_of_the_hand(mercenary: str) -> None:
    match = at_work(mercenary)
    before = mine(match, "hand"), mine(match, "played")
    play(match, f"0 hire:{mercenary}")
    assert (mine(match, "hand"), mine(match, "played")) == before


# ---------------------------------------------------------------------- 4.90 clear_workshops


@pytest.mark.rule("RUN-4.90")
def test_all_orcs_in_the_three_workshops_return_to_the_reserve() -> None:
    orcs = {"carpentry": 2, "tannery": 1, "foundry": 1, "wall_tannery": 2, "outside_foundry": 1}
    match = at(fort("old_saw", orcs=orcs))
    events = play(match, "0 hire:clear_workshops")
    assert table(match)["orcs"] == {"wall_tannery": 2, "outside_foundry": 1}
    assert (match.state.reserve, told(events, "workshops-cleared")) == (7, [{"n": 4}])


@pytest.mark.rule("RUN-4.90")
def test_clearing_needs_an_orc_in_a_workshop() -> None:
    match = at(fort("old_saw", orcs={"wall_tannery": 2, "outside_foundry": 1}))
    assert refused(match, 0, "hire:clear_workshops") == ("RUN-4.90", "no-orc-in-workshops")


# ---------------------------------------------------------------------- 4.91 slay_troll


@pytest.mark.rule("RUN-4.91")
def test_a_troll_of_the_players_choice_is_eliminated() -> None:
    match = at(fort("old_saw", trolls={"troll_1": 1, "troll_4": 4, "troll_5": 2}))
    play(match, "0 hire:slay_troll")
    assert options(match, 0) == ["troll_1", "troll_4", "troll_5"]
    play(match, "0 troll_4")
    assert table(match)["trolls"] == {"troll_1": 1, "troll_5": 2}
    assert "troll_4" not in table(match)["troll_stack"]


@pytest.mark.rule("RUN-4.91")
def test_a_single_troll_is_slain_without_asking() -> None:
    match = at(fort("old_saw", trolls={"troll_3": 3}))
    events = play(match, "0 hire:slay_troll")
    assert (table(match)["trolls"], events[-1].clause) == ({}, "RUN-4.91")


@pytest.mark.rule("RUN-4.91")
def test_slaying_needs_a_troll() -> None:
    match = at(fort("old_saw", goblins={"goblin_1_fight": 1}))
    assert refused(match, 0, "hire:slay_troll") == ("RUN-4.91", "no-troll")


# ---------------------------------------------------------------------- 4.92 drive_off_goblin


@pytest.mark.parametrize(
    "goblin, left",
    [
        ("goblin_3_fight", 2),
        ("goblin_3_bribe_exact", {"metal": 1}),
        ("goblin_3_bribe_any", {"wood": 2}),
        ("goblin_3_rubble", 4),
    ],
)
@pytest.mark.rule("RUN-4.92")
def test_a_goblin_of_any_kind_is_driven_off(goblin: str, left: Any) -> None:
    other = "goblin_3_fight" if goblin != "goblin_3_fight" else "goblin_3_rubble"
    match = at(fort("old_saw", goblins={goblin: left, other: 2}))
    play(match, "0 hire:drive_off_goblin")
    assert set(options(match, 0)) == {goblin, other}
    play(match, f"0 {goblin}")
    assert list(table(match)["goblins"]) == [other]
    assert seen(match, 0)["eliminated"] == 5


@pytest.mark.rule("RUN-4.92")
def test_a_goblin_driven_off_makes_way_for_new_rubble() -> None:
    match = at(fort("old_saw", goblins={"goblin_2_rubble": 1}))
    play(match, "0 hire:drive_off_goblin")
    assert on_table(match, "goblins", "rubble") == ({}, 8)
    assert seen(match, 0)["eliminated"] == 4


@pytest.mark.rule("RUN-4.92")
def test_a_goblin_driven_off_may_be_the_last() -> None:
    match = at(fort("old_saw", goblins={"goblin_5_fight": 3}, gold=9))
    play(match, "0 hire:drive_off_goblin")
    assert (ended(match), match.state.result.scores) == ("victory", (16, 16))


@pytest.mark.rule("RUN-4.92")
def test_driving_off_needs_a_goblin() -> None:
    match = at(fort("old_saw", trolls={"troll_1": 3}))
    assert refused(match, 0, "hire:drive_off_goblin") == ("RUN-4.92", "no-goblin")


# ---------------------------------------------------------------------- 4.93 sabotage_catapult


@pytest.mark.rule("RUN-4.93")
def test_r_9_a_sabotaged_catapult_reveals_blocks_and_costs_nothing() -> None:
    """R-9: the gold is part of the same activation."""
    match = at_work("sabotage_catapult", board={"1": "axe"}, gold=9)
    events = play(match, "0 hire:sabotage_catapult")
    assert on_table(match, "machines", "gold", "board") == ({}, 7, {"1": {"card": "axe"}})
    assert (seen(match, 0)["catapult_deck"], names(events)) == (5, ["hired", "sabotaged"])


@pytest.mark.rule("RUN-4.93")
def test_sabotage_works_against_a_siege_card_too() -> None:
    match = revealing("siege_1_10", machines={"catapult": 1}, mercenaries=["sabotage_catapult"])
    play(match, "0 hire:sabotage_catapult")
    assert on_table(match, "machines", "gold") == ({}, 18)


@pytest.mark.rule("RUN-4.93")
def test_sabotage_is_for_a_catapult_about_to_fire() -> None:
    match = at(fort("old_saw", machines={"catapult": 0}))
    assert refused(match, 0, "hire:sabotage_catapult") == ("RUN-4.93", "only-when-catapult-fires")
    match = revealing("siege_1_01", machines={"catapult": 1}, mercenaries=ALL)
    assert reasons(match)["hire:sabotage_catapult"] == "only-when-catapult-fires"


# ---------------------------------------------------------------------- 4.94 ambush


@pytest.mark.parametrize("card", ["siege_1_06", "siege_1_09", "siege_3_10", "siege_4_10"])
@pytest.mark.rule("RUN-4.94")
def test_an_ambushed_siege_card_has_no_effect_but_is_gone(card: str) -> None:
    before = {"orcs": {"tannery": 1, "wall_tannery": 1}, "machines": {"catapult": 1}}
    match = revealing(card, mercenaries=["ambush"], **before)
    play(match, "0 hire:ambush")
    assert on_table(match, "orcs", "machines", "gold") == (*before.values(), 18)
    assert card in table(match)["siege_gone"]
    assert (table(match)["revealed"], match.state.decision.name) == (None, "play")


@pytest.mark.rule("RUN-4.94")
def test_only_one_siege_card_is_ambushed() -> None:
    hand = fort("orc", "orc", "old_saw", step="orcs", mercenaries=["ambush"])
    match = at(hand, "siege:siege_1_01", "siege:siege_1_02")
    play(match, "0 hire:ambush")
    assert table(match)["orcs"] == {"outside_tannery": 1}


@pytest.mark.rule("RUN-4.94")
def test_ambush_is_for_a_siege_card_just_revealed() -> None:
    match = at(fort("notched_hatchet", area="tannery", orcs={"tannery": 1}), *dice("xx"))
    assert refused(match, 0, "hire:ambush") == ("RUN-4.94", "only-when-siege-card-revealed")
    play(match, "0 notched_hatchet:melee")
    assert refused(match, 0, "hire:ambush") == ("RUN-4.94", "only-when-siege-card-revealed")
    assert "ambushed" not in names(what_happened(match))
