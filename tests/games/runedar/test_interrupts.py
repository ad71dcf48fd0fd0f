"""RUN-4.10: a window before the enemy acts, exactly where it can matter (R-8)."""

from typing import Any

import pytest
from games.runedar.fortress import (
    ended,
    fort,
    mine,
    on_table,
    reasons,
    revealing,
    what_happened,
    window,
)
from games.runedar.moments import ALL, CROWD, FOUR_BLOCKED, PAIR, UNLOCKED, firing
from helpers import at, names, options, play, refused, table

from underhall.games.runedar.box.names import (
    SIEGE,
)

LAST: dict[str, Any] = {"goblin_5_bribe_exact": {}}


# ---------------------------------------------------------------------- 4.10 WA, the catapult


@pytest.mark.rule("RUN-4.10")
def test_wa_before_the_catapult_one_may_sabotage_or_take() -> None:
    match = firing(board=UNLOCKED, mercenaries=ALL, **CROWD)
    assert window(match) == "catapult_activation"
    assert options(match, 0) == ["continue", "hire:sabotage_catapult", "take:1"]
    assert "catapult-fired" not in names(what_happened(match))


@pytest.mark.rule("RUN-4.10")
def test_wa_opens_whenever_the_catapult_acts() -> None:
    match = revealing("siege_1_10", machines={"catapult": 1}, board=UNLOCKED)
    assert (window(match), options(match, 0)) == ("catapult_activation", ["continue", "take:1"])


@pytest.mark.rule("RUN-4.10")
def test_wa_what_the_catapult_leaves_alone_waits() -> None:
    match = firing(board=UNLOCKED, mercenaries=ALL, **CROWD)
    for one in ("clear_workshops", "slay_troll", "drive_off_goblin"):
        assert refused(match, 0, f"hire:{one}") == ("RUN-4.10", "hire-can-wait")
    assert refused(match, 0, "hire:ambush") == ("RUN-4.94", "only-when-siege-card-revealed")
    play(match, "0 continue")
    hired = [token for token in options(match, 0) if token.startswith("hire")]
    assert hired == [f"hire:{one}" for one in ALL[:3]]


@pytest.mark.rule("RUN-4.10")
def test_wa_a_taken_card_is_saved() -> None:
    match = firing("catapult:catapult_1", board=UNLOCKED)
    play(match, "0 take:1", "0 old_saw")
    assert on_table(match, "board", "removed") == ({"1": "blocked", "2": {"card": "pickaxe"}}, {})


@pytest.mark.rule("RUN-4.10")
def test_wa_nothing_is_saved_from_the_last_catapult_card() -> None:
    board = {**FOUR_BLOCKED, "3": {"card": "axe", "wood": 2, "metal": 2}}
    assert ended(firing(board=board)) == "last_catapult_card"
    match = firing(board=board, mercenaries=ALL)
    assert options(match, 0) == ["continue", "hire:sabotage_catapult"]
    assert refused(match, 0, "take:3") == ("RUN-4.10", "take-can-wait")


@pytest.mark.rule("RUN-4.10")
def test_wa_nothing_is_saved_when_the_last_gold_is_hit() -> None:
    assert ended(firing(board=UNLOCKED, gold=1)) == "last_gold"
    assert window(firing(board=UNLOCKED, gold=2)) == "catapult_activation"


# ---------------------------------------------------------------------- 4.10 WB, a siege card


@pytest.mark.rule("RUN-4.10")
def test_wb_every_siege_card_can_be_ambushed_before_its_effects() -> None:
    for card in SIEGE.tokens[:-1]:
        match = revealing(card, mercenaries=["ambush"])
        assert (window(match), table(match)["revealed"]) == ("siege_card_revealed", card)
        assert options(match, 0) == ["continue", "hire:ambush"]
        assert on_table(match, "orcs", "machines") == ({}, {})


@pytest.mark.parametrize("card, offered", [("siege_1_07", True), ("siege_1_02", False)])
@pytest.mark.rule("RUN-4.10")
def test_wb_workshops_are_cleared_before_an_arrow(card: str, offered: bool) -> None:
    match = revealing(card, mercenaries=ALL[:1], orcs={"tannery": 1})
    assert window(match) == ("siege_card_revealed" if offered else "")
    assert ("siege-card-revealed" in names(what_happened(match))) and (
        table(match)["revealed"] == (card if offered else None)
    )


@pytest.mark.rule("RUN-4.10")
def test_wb_without_an_orc_in_the_workshops_nobody_is_asked() -> None:
    match = revealing("siege_1_07", mercenaries=ALL[:1], orcs={"wall_tannery": 3})
    assert window(match) == ""


@pytest.mark.rule("RUN-4.10")
def test_wb_workshops_are_cleared_when_the_reserve_would_run_out() -> None:
    match = revealing("siege_4_01", mercenaries=ALL[:1], orcs={"wall_tannery": 7, "tannery": 1})
    assert window(match) == "siege_card_revealed"
    play(match, "0 hire:clear_workshops")
    assert (ended(match), match.state.reserve) == ("", 1)


@pytest.mark.parametrize("on_wall, how", [(6, ""), (8, "last_orc_figure")])
@pytest.mark.rule("RUN-4.10")
def test_wb_clearing_waits_where_the_reserve_lasts_or_is_lost_anyway(
    on_wall: int, how: str
) -> None:
    orcs = {"wall_tannery": on_wall, "tannery": 1}
    match = revealing("siege_4_01", mercenaries=ALL[:1], orcs=orcs)
    assert (window(match), ended(match)) == ("", how)


@pytest.mark.rule("RUN-4.10")
def test_wb_other_free_actions_wait() -> None:
    match = revealing("siege_1_07", mercenaries=ALL, board=UNLOCKED, **CROWD)
    assert options(match, 0) == ["continue", "hire:clear_workshops", "hire:ambush"]
    why = reasons(match)
    assert [why[f"hire:{one}"] for one in ALL[1:3]] == ["hire-can-wait"] * 2
    assert why["hire:sabotage_catapult"] == "only-when-catapult-fires"
    assert (why["take:1"], why["take:2"]) == ("take-can-wait", "still-locked")


@pytest.mark.rule("RUN-4.10", "RUN-4.94")
def test_r_10_wb_does_not_open_for_the_last_siege_card() -> None:
    """R-10: the defeat comes with revealing it."""
    left = {"siege_gone": list(SIEGE.tokens[:-1]), "mercenaries": ALL}
    match = at(fort("orc", "old_saw", step="orcs", **left))
    assert ended(match) == "last_siege_card"


@pytest.mark.rule("RUN-4.10", "RUN-4.20", "RUN-4.90")
def test_ex_09_hiring_before_the_arrow() -> None:
    orcs = {"carpentry": 1, "tannery": 1, "foundry": 1}
    match = revealing("siege_1_07", mercenaries=ALL, orcs=orcs, gold=9)
    play(match, "0 hire:clear_workshops", "0 continue")
    assert on_table(match, "gold", "orcs") == (7, {"wall_tannery": 1})
    assert match.state.reserve == 9
    assert "gold-stolen" not in names(what_happened(match))


# ---------------------------------------------------------------------- 4.10 WC, before the arrow


@pytest.mark.parametrize(
    "card, machine", [("siege_2_09", "siege_tower"), ("siege_3_10", "catapult")]
)
@pytest.mark.rule("RUN-4.10")
def test_wc_opens_between_a_machine_and_the_arrow(card: str, machine: str) -> None:
    things = {"mercenaries": ALL[:1], "orcs": {"tannery": 1}}
    match = revealing(card, machines={machine: 1}, **things)
    assert (window(match), table(match)["machines"]) == ("before_arrow", {})
    assert options(match, 0) == ["continue", "hire:clear_workshops"]
    play(match, "0 hire:clear_workshops")
    assert "gold-stolen" not in names(what_happened(match))


@pytest.mark.parametrize(
    "card, machine", [("siege_2_09", "siege_tower"), ("siege_3_10", "catapult")]
)
@pytest.mark.rule("RUN-4.10")
def test_wc_is_not_needed_where_a_machine_only_arrives(card: str, machine: str) -> None:
    match = revealing(card, mercenaries=ALL[:1], orcs={"tannery": 1})
    assert (window(match), options(match, 0)[1]) == ("siege_card_revealed", "hire:clear_workshops")
    play(match, "0 continue")
    assert (window(match), table(match)["machines"]) == ("", {machine: 0})


@pytest.mark.rule("RUN-4.10")
def test_wc_clearing_is_offered_once_before_one_arrow() -> None:
    things = {"mercenaries": [ALL[0], "ambush"], "orcs": {"tannery": 1}}
    match = revealing("siege_2_09", machines={"siege_tower": 1}, **things)
    assert (window(match), options(match, 0)) == (
        "siege_card_revealed",
        ["continue", "hire:ambush"],
    )
    assert refused(match, 0, "hire:clear_workshops") == ("RUN-4.10", "hire-can-wait")
    play(match, "0 continue")
    assert (window(match), options(match, 0)[1]) == ("before_arrow", "hire:clear_workshops")


@pytest.mark.rule("RUN-4.10")
def test_wc_opens_after_a_sabotage_too() -> None:
    things = {"mercenaries": [ALL[0], ALL[3]], "orcs": {"tannery": 1}}
    match = revealing("siege_3_10", machines={"catapult": 0}, **things)
    assert (window(match), options(match, 0)[1]) == (
        "catapult_activation",
        "hire:sabotage_catapult",
    )
    play(match, "0 hire:sabotage_catapult")
    assert (window(match), options(match, 0)[1]) == ("before_arrow", "hire:clear_workshops")


@pytest.mark.rule("RUN-4.10")
def test_wc_other_free_actions_wait() -> None:
    things = {**CROWD, "mercenaries": ALL, "board": UNLOCKED}
    match = revealing("siege_2_09", machines={"siege_tower": 1}, **things)
    play(match, "0 continue")
    assert (window(match), options(match, 0)) == (
        "before_arrow",
        ["continue", "hire:clear_workshops"],
    )


# ---------------------------------------------------------------------- 4.10 driving a goblin off


LOSING: list[tuple[str, dict[str, Any]]] = [
    ("siege_1_06", {"orcs": {"tannery": 5}, "gold": 5}),
    ("siege_4_01", {"orcs": {"wall_tannery": 8}}),
    ("siege_1_01", {"orcs": {"wall_tannery": 9}}),
]


@pytest.mark.parametrize("card, things", LOSING)
@pytest.mark.rule("RUN-4.10")
def test_a_siege_card_that_is_sure_to_lose_can_be_met_with_one_goblin_less(
    card: str, things: dict[str, Any]
) -> None:
    match = revealing(card, mercenaries=ALL[2:3], goblins=PAIR, **things)
    assert (window(match), options(match, 0)) == (
        "siege_card_revealed",
        ["continue", "hire:drive_off_goblin"],
    )
    play(match, "0 hire:drive_off_goblin", "0 goblin_1_rubble")
    assert match.state.result.scores == (1, 1)


@pytest.mark.parametrize(
    "card, things",
    [
        ("siege_1_06", {"orcs": {"tannery": 5}, "gold": 6}),
        ("siege_1_01", {"orcs": {"tannery": 5}, "gold": 5}),
        ("siege_4_01", {"orcs": {"wall_tannery": 7}}),
    ],
)
@pytest.mark.rule("RUN-4.10")
def test_no_goblin_need_be_driven_off_before_a_card_that_can_be_borne(
    card: str, things: dict[str, Any]
) -> None:
    match = revealing(card, mercenaries=ALL[2:3], goblins=PAIR, **things)
    assert (window(match), ended(match)) == ("", "")


@pytest.mark.rule("RUN-4.10")
def test_before_the_arrow_that_takes_the_last_gold_a_goblin_may_be_driven_off() -> None:
    things = {"machines": {"siege_tower": 1}, "goblins": PAIR, "mercenaries": ALL[2:3]}
    match = revealing("siege_2_09", orcs={"tannery": 4}, gold=4, **things)
    assert window(match) == "siege_card_revealed"
    play(match, "0 continue")
    assert (window(match), options(match, 0)[1]) == ("before_arrow", "hire:drive_off_goblin")
    match = revealing("siege_2_09", orcs={"tannery": 4}, gold=5, **things)
    assert window(match) == ""


@pytest.mark.rule("RUN-4.10")
def test_before_the_last_catapult_card_a_goblin_may_be_driven_off() -> None:
    match = firing(board=FOUR_BLOCKED, goblins=PAIR, mercenaries=ALL[2:3])
    assert options(match, 0) == ["continue", "hire:drive_off_goblin"]
    one_more = {"1": "blocked", "2": "blocked", "4": "blocked"}
    assert window(firing(board=one_more, goblins=PAIR, mercenaries=ALL[2:3])) == ""


@pytest.mark.rule("RUN-4.10")
def test_a_goblin_whose_going_wins_can_be_driven_off_before_anything_bad() -> None:
    wins = {"goblins": LAST, "mercenaries": ALL[2:3], "orcs": {"tannery": 1}}
    assert window(firing(**{**wins, "orcs": {}})) == "catapult_activation"
    assert window(revealing("siege_1_06", **wins)) == "siege_card_revealed"
    match = revealing("siege_2_09", machines={"siege_tower": 1}, **wins)
    assert window(match) == "before_arrow"
    play(match, "0 hire:drive_off_goblin")
    assert (ended(match), table(match)["gold"]) == ("victory", 17)


@pytest.mark.rule("RUN-4.10")
def test_a_victory_waits_for_the_next_card_where_nothing_is_lost_meanwhile() -> None:
    wins = {"goblins": LAST, "mercenaries": ALL[2:3]}
    assert window(revealing("siege_1_01", **wins, orcs={"tannery": 1})) == ""
    assert window(revealing("siege_1_06", **wins)) == ""
    match = revealing("siege_2_09", **wins, machines={"siege_tower": 1})
    assert (window(match), options(match, 0)[0]) == ("", "hire:drive_off_goblin")


@pytest.mark.rule("RUN-4.10")
def test_with_two_goblins_left_driving_one_off_wins_nothing_and_waits() -> None:
    robbers = {"orcs": {"tannery": 1}, "mercenaries": ALL[2:3]}
    two = {**LAST, "goblin_5_fight": 3}
    assert window(revealing("siege_1_06", goblins=two, **robbers)) == ""
    assert window(revealing("siege_1_06", goblins={"goblin_4_fight": 2}, **robbers)) == ""


# ---------------------------------------------------------------------- 4.10 WG, before a defeat


@pytest.mark.rule("RUN-4.10")
def test_r_8_wg_opens_before_the_last_siege_card() -> None:
    """R-8: only its owner knows of the orc card, and the victory is still to be had."""
    gone = {"siege_gone": list(SIEGE.tokens[:-1]), "step": "orcs"}
    match = at(fort("orc", "old_saw", goblins=LAST, **gone))
    assert (window(match), mine(match, "hand")) == ("before_defeat", {"old_saw": 1})
    assert options(match, 0) == ["continue", "hire:drive_off_goblin"]
    play(match, "0 hire:drive_off_goblin")
    assert ended(match) == "victory"


@pytest.mark.rule("RUN-4.10")
def test_wg_gives_one_goblin_more_before_the_last_siege_card() -> None:
    gone = {"siege_gone": list(SIEGE.tokens[:-1]), "step": "orcs"}
    match = at(fort("orc", "old_saw", goblins=PAIR, **gone))
    play(match, "0 hire:drive_off_goblin", "0 goblin_1_fight")
    assert (ended(match), match.state.result.scores) == ("last_siege_card", (1, 1))


@pytest.mark.parametrize("step", ["machines", "orcs"])
@pytest.mark.rule("RUN-4.10")
def test_wg_opens_before_the_last_troll_token(step: str) -> None:
    things = {"machines": {"siege_tower": 0}, "troll_stack": ["troll_3"], "goblins": PAIR}
    if step == "machines":
        match = at(fort("old_saw", step=step, mercenaries=ALL[2:3], **things))
    else:
        match = revealing("siege_1_09", mercenaries=ALL[2:3], **things)
    assert (window(match), options(match, 0)) == (
        "before_defeat",
        ["continue", "hire:drive_off_goblin"],
    )
    play(match, "0 continue")
    assert ended(match) == "last_troll_token"


@pytest.mark.rule("RUN-4.10")
def test_wg_does_not_open_while_tokens_and_siege_cards_are_left() -> None:
    tower = {"machines": {"siege_tower": 0}, "troll_stack": ["troll_3", "troll_4"]}
    match = at(fort("old_saw", step="machines", goblins=LAST, **tower))
    assert (window(match), len(table(match)["trolls"])) == ("", 1)
    two_left = {"siege_gone": list(SIEGE.tokens[:-2]), "mercenaries": ALL[2:3]}
    match = at(fort("orc", "old_saw", step="orcs", goblins=PAIR, **two_left))
    assert (window(match), len(table(match)["siege_gone"])) == ("", 49)


@pytest.mark.rule("RUN-4.10")
def test_wg_offers_nothing_that_would_not_count() -> None:
    gone = {"siege_gone": list(SIEGE.tokens[:-1]), "step": "orcs", "board": UNLOCKED}
    match = at(fort("orc", "old_saw", **{**CROWD, **gone}))
    assert options(match, 0) == ["continue", "hire:drive_off_goblin"]
    why = reasons(match)
    assert (why["hire:slay_troll"], why["take:1"]) == ("hire-can-wait", "take-can-wait")
