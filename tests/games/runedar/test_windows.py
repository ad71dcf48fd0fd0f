"""RUN-4.9 to 4.12: free actions, and a window exactly where one can matter (R-8)."""

from typing import Any

import pytest
from games.runedar.fortress import (
    begun,
    dice,
    ended,
    fort,
    mine,
    on_table,
    reasons,
    revealing,
    what_happened,
    window,
)
from helpers import at, examples, names, options, play, play_on, refused, table
from hypothesis import given
from hypothesis import strategies as st

from underhall.core.errors import NotAsked
from underhall.core.match import Match
from underhall.games.runedar.components import SIEGE
from underhall.games.runedar.game import GAME
from underhall.games.runedar.windows import Interrupt

ALL = ["clear_workshops", "slay_troll", "drive_off_goblin", "sabotage_catapult", "ambush"]
PAIR = {"goblin_1_fight": 1, "goblin_1_rubble": 2}
LAST = {"goblin_5_bribe_exact": {}}
CROWD = {"orcs": {"tannery": 2}, "trolls": {"troll_1": 3}, "goblins": PAIR}
"""Work for every mercenary that needs some."""
UNLOCKED = {"1": {"card": "axe", "wood": 2, "leather": 1, "metal": 1}, "2": "pickaxe"}
"""An upgrade for two players that can be taken, and one that cannot."""
FOUR_BLOCKED = {"1": "blocked", "2": "blocked", "4": "blocked", "5": "blocked"}


def firing(*outcomes: str, **things: Any) -> Match:
    """The catapult is about to fire at the start of seat 0's turn; no mercenaries unless told."""
    things = {"step": "machines", "machines": {"catapult": 0}, "mercenaries": [], **things}
    return at(fort("old_saw", "tool_bag", **things), *outcomes)


def striking(faces: str, *cards: str, **things: Any) -> Match:
    """Seat 0 has just rolled these dice at the tunnel entrance."""
    cards = cards or ("notched_hatchet", "tool_bag")
    things = {"mercenaries": ["slay_troll", "drive_off_goblin"], **things}
    match = at(fort(*cards, area="tunnel_entrance", **things), *dice(faces))
    play(match, f"0 {cards[0]}:melee")
    return match


def finishing(card: str, *outcomes: str, **things: Any) -> Match:
    """Seat 0 has just played its last card so, with work for every mercenary."""
    match = at(fort(card.partition(":")[0], **{**CROWD, **things}), *outcomes)
    play(match, f"0 {card}")
    return match


# ---------------------------------------------------------------------- 4.9 free actions


@pytest.mark.rule("RUN-4.9")
def test_free_actions_may_be_done_any_number_of_times_without_a_card() -> None:
    match = at(fort("old_saw", "tool_bag", board=UNLOCKED, **CROWD))
    moves = ["hire:clear_workshops", "hire:slay_troll", "take:1", "tool_bag"]
    play(match, *[f"0 {move}" for move in moves])
    assert (mine(match, "hand"), mine(match, "area")) == ({"old_saw": 1, "axe": 1}, "keep")
    assert "hire:drive_off_goblin" in options(match, 0)


@pytest.mark.rule("RUN-4.9")
def test_r_5_taking_an_upgrade_is_no_action_of_a_card() -> None:
    """R-5: it costs a card of the hand, and every card can still be used."""
    match = at(fort("old_saw", "tool_bag", area="carpentry", board=UNLOCKED))
    play(match, "0 take:1", "0 old_saw")
    assert sum(mine(match, "played").values()) == 3
    assert {"axe:gather_wood", "tool_bag:gather_any"} <= set(options(match, 0))


@pytest.mark.rule("RUN-4.9")
def test_nobody_hires_or_takes_in_the_turn_of_another() -> None:
    match = at(fort("old_saw", seats=3, **CROWD))
    for seat in (1, 2):
        with pytest.raises(NotAsked):
            play(match, f"{seat} hire:slay_troll")


@pytest.mark.rule("RUN-4.9")
def test_whose_turn_it_is_interferes_with_a_catapult_before_another() -> None:
    match = revealing("siege_1_10", machines={"catapult": 1}, mercenaries=ALL[3:4])
    assert (window(match), match.state.waiting()) == ("catapult_activation", [0])


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
    assert window(firing(**wins)) == "catapult_activation"
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


# ---------------------------------------------------------------------- 4.10 WD, before a card


@pytest.mark.rule("RUN-4.10")
def test_wd_free_actions_are_options_of_choosing_a_card() -> None:
    match = at(fort("old_saw", board=UNLOCKED, **CROWD))
    assert options(match, 0) == [
        *(f"hire:{one}" for one in ALL[:3]),
        *("take:1", "old_saw:move", "old_saw:none"),
    ]
    why = reasons(match)
    assert why["hire:sabotage_catapult"] == "only-when-catapult-fires"
    assert why["hire:ambush"] == "only-when-siege-card-revealed"


@pytest.mark.rule("RUN-4.10")
def test_wd_comes_before_every_card() -> None:
    match = at(fort("old_saw", "tool_bag", board=UNLOCKED, **CROWD))
    play(match, "0 old_saw:none")
    assert {"hire:slay_troll", "take:1", "tool_bag:none"} <= set(options(match, 0))


# ---------------------------------------------------------------------- 4.10 WE, after the roll


TWO_TROLLS = {"trolls": {"troll_1": 3, "troll_2": 2}}


@pytest.mark.rule("RUN-4.10")
def test_we_after_the_roll_a_troll_may_be_slain_before_wounds_are_dealt() -> None:
    match = striking("22", **TWO_TROLLS)
    assert (window(match), options(match, 0)) == ("after_roll", ["continue", "hire:slay_troll"])
    play(match, "0 hire:slay_troll", "0 troll_2")
    assert table(match)["trolls"] == {"troll_1": 1}


@pytest.mark.rule("RUN-4.10")
def test_we_a_goblin_may_be_driven_off_if_one_of_them_fights() -> None:
    match = striking("22", trolls={"troll_1": 3}, goblins=PAIR)
    assert options(match, 0) == ["continue", "hire:slay_troll", "hire:drive_off_goblin"]
    match = striking("22", **TWO_TROLLS, goblins={"goblin_1_rubble": 2})
    assert options(match, 0) == ["continue", "hire:slay_troll"]


@pytest.mark.parametrize(
    "faces, things",
    [
        ("22", {"trolls": {"troll_1": 3}}),
        ("22", {"trolls": {"troll_1": 3}, "goblins": {"goblin_1_rubble": 2}}),
        ("22", {"goblins": PAIR}),
        ("1x", TWO_TROLLS),
        ("xx", {"trolls": {"troll_1": 3}, "goblins": PAIR}),
    ],
)
@pytest.mark.rule("RUN-4.10")
def test_we_is_not_asked_where_a_roll_has_no_choice(faces: str, things: dict[str, Any]) -> None:
    match = striking(faces, **things)
    assert (window(match), match.state.decision.name) == ("", "play")


@pytest.mark.rule("RUN-4.10")
def test_we_workshops_and_upgrades_wait() -> None:
    things = {**TWO_TROLLS, "orcs": {"tannery": 1}, "board": UNLOCKED, "mercenaries": ALL}
    match = striking("22", **things)
    assert options(match, 0) == ["continue", "hire:slay_troll"]
    why = reasons(match)
    assert (why["hire:clear_workshops"], why["take:1"]) == ("hire-can-wait", "take-can-wait")


@pytest.mark.rule("RUN-4.10")
def test_we_is_for_the_tunnel_entrance_alone() -> None:
    hand = fort("notched_hatchet", "tool_bag", area="tannery", **CROWD)
    match = at(hand, *dice("11"))
    play(match, "0 notched_hatchet:melee")
    assert window(match) == ""


# ---------------------------------------------------------------------- 4.10 WF, the turn's end


@pytest.mark.parametrize(
    "card, outcomes, things",
    [
        ("notched_hatchet:melee", dice("1x"), {"area": "tannery"}),
        ("cracked_crossbow:ranged", dice("11"), {"area": "tower_tunnel", "goblins": {}}),
        ("tool_bag:dig", [], {"area": "tunnel_entrance"}),
        ("tool_bag:dig", [], {"area": "tunnel_entrance", "goblins": {}, "rubble": 1, "trolls": {}}),
        (
            "tool_bag:gather_any",
            [],
            {"area": "carpentry", "goblins": {"goblin_1_bribe_any": {}}, "board": {}},
        ),
    ],
)
@pytest.mark.rule("RUN-4.10")
def test_wf_opens_if_the_last_card_changed_what_one_might_hire_for(
    card: str, outcomes: list[str], things: dict[str, Any]
) -> None:
    match = finishing(card, *outcomes, **things)
    assert (window(match), mine(match, "hand")) == ("turn_end", {})
    assert "hire:clear_workshops" in options(match, 0)


@pytest.mark.parametrize(
    "card, things",
    [
        ("old_saw:none", {}),
        ("tool_bag:gather_any", {"area": "carpentry", "board": {"2": "axe"}}),
        ("tool_bag:dig", {"area": "tunnel_entrance", "goblins": {}, "trolls": {}}),
    ],
)
@pytest.mark.rule("RUN-4.10")
def test_wf_does_not_open_after_a_card_that_changed_nothing_of_that_sort(
    card: str, things: dict[str, Any]
) -> None:
    assert window(finishing(card, **things)) != "turn_end"


@pytest.mark.rule("RUN-4.10")
def test_wf_is_about_the_last_card_alone() -> None:
    match = at(fort("notched_hatchet", "tool_bag", area="tannery", **CROWD), *dice("1x"))
    play(match, "0 notched_hatchet:melee", "0 tool_bag:none")
    assert window(match) == ""


@pytest.mark.rule("RUN-4.10")
def test_wf_comes_before_the_refill_and_offers_hiring_only() -> None:
    match = finishing("notched_hatchet:melee", *dice("1x"), area="tannery", board=UNLOCKED)
    assert options(match, 0) == ["continue", *(f"hire:{one}" for one in ALL[:3])]
    assert refused(match, 0, "take:1") == ("RUN-4.76", "no-card-to-remove")
    assert table(match)["step"] == "cards"


# ---------------------------------------------------------------------- 4.11 asking


@pytest.mark.rule("RUN-4.11")
def test_a_window_without_a_free_action_is_skipped() -> None:
    match = firing(board={"1": "axe"})
    assert match.state.decision.name == "play"
    assert "forced" not in names(what_happened(match))


@pytest.mark.rule("RUN-4.11")
def test_a_window_repeats_until_the_player_continues() -> None:
    match = firing(board=UNLOCKED, mercenaries=ALL)
    play(match, "0 take:1", "0 old_saw")
    assert (window(match), options(match, 0)) == (
        "catapult_activation",
        ["continue", "hire:sabotage_catapult"],
    )
    play(match, "0 continue")
    assert "catapult-fired" in names(what_happened(match))


@pytest.mark.rule("RUN-4.11")
def test_a_window_closes_by_itself_when_nothing_is_left_to_do() -> None:
    match = revealing("siege_1_07", mercenaries=ALL[:1], orcs={"tannery": 1})
    play(match, "0 hire:clear_workshops")
    assert (window(match), table(match)["revealed"]) == ("", None)


@pytest.mark.rule("RUN-4.11")
def test_sabotage_closes_its_window() -> None:
    match = firing(board=UNLOCKED, mercenaries=ALL)
    play(match, "0 hire:sabotage_catapult")
    assert (window(match), match.state.decision.name) == ("", "play")
    assert "take:1" in options(match, 0)


@pytest.mark.rule("RUN-4.11")
def test_ambush_closes_its_window() -> None:
    match = revealing("siege_1_07", mercenaries=ALL, orcs={"tannery": 1})
    play(match, "0 hire:ambush")
    assert (window(match), match.state.decision.name) == ("", "play")
    assert "hire:clear_workshops" in options(match, 0)


@pytest.mark.rule("RUN-4.11")
def test_windows_pass_without_asking_for_whoever_said_so() -> None:
    match = firing(mercenaries=ALL)
    match.continue_without_asking(0)
    assert match.state.decision.name == "play"


# ---------------------------------------------------------------------- 4.12 several figures


@pytest.mark.rule("RUN-4.12")
def test_nobody_is_asked_between_the_figures_of_an_effect() -> None:
    things = {"mercenaries": ALL, "orcs": {"tannery": 2, "wall_foundry": 2, "foundry": 1}}
    match = revealing("siege_4_07", **things)
    assert window(match) == "siege_card_revealed"
    events = names(play(match, "0 continue"))
    assert events == ["orcs-placed", "orcs-placed", "orcs-advanced", "gold-stolen"]
    assert match.state.decision.name == "play"


# ---------------------------------------------------------------------- never pointless


@given(seats=st.integers(1, 4), seed=st.integers(0, 10**9))
@examples(10)
@pytest.mark.rule("RUN-4.10")
def test_r_8_what_is_offered_before_something_cannot_wait_for_the_next_card(
    seats: int, seed: int
) -> None:
    """R-8: hiring at once and hiring at the next card never come to the same."""
    match = begun(seats, seed)
    for step in range(200):
        play_on(match, seed + step, 1)
        decision = match.state.decision
        if isinstance(decision, Interrupt) and window(match) not in ("after_roll", "turn_end"):
            for code in decision.options(match.state)[1:]:
                if decision.token(match.state, code).startswith("hire"):
                    assert ahead(match, code, at_once=True) != ahead(match, code, at_once=False)


def ahead(match: Match, code: int, at_once: bool) -> dict[str, Any]:
    """What comes of hiring, now or as soon as the next card is chosen: a result, or the table."""
    s = match.state.copy()
    if at_once:
        s.play(code)
    while isinstance(s.decision, Interrupt):
        s.play(0)
    if not at_once and s.decision is not None and code in s.choices:
        s.play(code)
    return GAME.write(s) if s.result is None else s.result.data()


@given(seed=st.integers(0, 10**9))
@examples(6)
@pytest.mark.rule("RUN-4.11")
def test_without_mercenaries_and_unlocked_cards_nobody_is_ever_interrupted(seed: int) -> None:
    match = at({**fort("orc", "old_saw", step="orcs", mercenaries=[], board={}), "seed": seed})
    for step in range(60):
        assert window(match) == ""
        play_on(match, seed + step, 1)
