"""RUN-4.9 to 4.12: free actions and windows in one's own doings, and none in vain (R-8)."""

from typing import Any

import pytest
from games.runedar.fortress import (
    begun,
    dice,
    ended,
    fort,
    mine,
    reasons,
    revealing,
    what_happened,
    window,
)
from games.runedar.moments import ALL, CROWD, PAIR, UNLOCKED, firing
from helpers import at, examples, names, options, play, play_on, refused, table
from hypothesis import given
from hypothesis import strategies as st

from underhall.core.errors import NotAsked
from underhall.core.match import Match
from underhall.games.runedar.game import GAME
from underhall.games.runedar.rules.windows import Interrupt


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


@pytest.mark.rule("RUN-4.7", "RUN-4.9")
def test_whose_turn_it_is_interferes_with_a_catapult_before_another() -> None:
    match = revealing("siege_1_10", machines={"catapult": 1}, mercenaries=ALL[3:4])
    assert (window(match), match.state.waiting()) == ("catapult_activation", [0])


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
def test_wf_opens_after_the_last_card(
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
def test_wf_opens_after_a_last_card_that_changed_nothing(card: str, things: dict[str, Any]) -> None:
    assert window(finishing(card, **things)) == "turn_end"


@pytest.mark.rule("RUN-4.10", "RUN-4.70")
def test_wf_wins_the_game_after_a_last_card_played_for_nothing() -> None:
    goblin = {"goblins": {"goblin_5_bribe_any": {}}, "blocks": 0, "gold": 4, "rubble": 0}
    match = at(fort("axe", seats=1, area="keep", **goblin))
    play(match, "0 axe:none")
    assert options(match, 0) == ["continue", "hire:drive_off_goblin"]
    play(match, "0 hire:drive_off_goblin")
    assert ended(match) == "victory"


@pytest.mark.rule("RUN-4.10", "RUN-4.11")
def test_wf_does_not_open_where_nobody_can_be_hired() -> None:
    match = at(fort("old_saw", area="keep"))
    play(match, "0 old_saw:none")
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
