"""The evaluation prefers what is obviously better, and a planning player makes use of it."""

from typing import Any

import pytest
from games.runedar.fortress import ended, fort
from games.runedar.moments import FOUR_BLOCKED
from helpers import at, play
from helpers import options as tokens

from underhall.bots.bot import Bot
from underhall.core.match import Match

HAND = ("old_saw", "notched_hatchet")
LAST_GOBLIN = {"blocks": 0, "goblins": {"goblin_5_rubble": 1}, "gold": 9}


def worth(seat: Any = 1, **things: Any) -> float:
    """What a position in the turn of seat 0 is worth to a seat, the other one unless told."""
    match = at(fort(*HAND, **things))
    value: float = match.edition.game.evaluate(match.state, seat)
    return value


def planned_moves(match: Match, most: int) -> list[str]:
    """What planning players do on all seats, at most so many moves."""
    game, state = match.edition.game, match.state
    bots = [Bot("adept", game, seat, 0, 200) for seat in range(state.seats)]
    made: list[str] = []
    while match.state.choices and len(made) < most:
        seat = match.state.waiting()[0]
        code = bots[seat].choose(match.state)
        made.append(match.state.asked(seat).token(match.state, code))
        match.play(seat, made[-1])
    return made


def section(rubble: int) -> dict[str, Any]:
    """The same tunnel with less or more rubble before its third section."""
    return {"blocks": 3, "goblins": {}, "rubble": rubble}


# ---------------------------------------------------------------------- better and worse


@pytest.mark.parametrize(
    "better, worse",
    [
        ({"gold": 12}, {"gold": 11}),
        ({"gold": 3}, {"gold": 2}),
        (section(3), section(4)),
        ({"blocks": 2, "rubble": 8}, {"blocks": 3, "rubble": 8}),
        ({"goblins": {"goblin_1_rubble": 1}}, {"goblins": {"goblin_1_rubble": 2}}),
        ({"goblins": {"goblin_3_fight": 1}}, {"goblins": {"goblin_3_fight": 2}}),
        (
            {"goblins": {"goblin_3_bribe_any": {"wood": 2}}},
            {"goblins": {"goblin_3_bribe_any": {"wood": 1}}},
        ),
        ({}, {"trolls": {"troll_3": 1}}),
        ({"trolls": {"troll_3": 1}}, {"trolls": {"troll_3": 3}}),
        ({}, {"orcs": {"outside_tannery": 1}}),
        ({"orcs": {"outside_tannery": 1}}, {"orcs": {"wall_tannery": 1}}),
        ({"orcs": {"wall_tannery": 1}}, {"orcs": {"tannery": 1}}),
        ({}, {"machines": {"siege_tower": 1}}),
        ({}, {"machines": {"catapult": 1}}),
        ({"board": {"1": {"card": "axe", "wood": 1}}}, {"board": {"1": "axe"}}),
        ({"board": {"1": "pickaxe"}}, {"board": {"1": None}}),
    ],
    ids=str,
)
def test_better_is_worth_more(better: dict[str, Any], worse: dict[str, Any]) -> None:
    assert worth(**better) > worth(**worse)


def test_an_upgrade_in_a_deck_is_worth_more_than_the_card_it_replaced() -> None:
    upgraded = at(fort("old_saw", "steel_pickaxe"))
    plain = at(fort("old_saw", "blunt_pickaxe"))
    evaluate = upgraded.edition.game.evaluate
    assert evaluate(upgraded.state, 1) > evaluate(plain.state, 1)


def test_a_machine_is_worse_the_fewer_of_its_cards_are_left() -> None:
    fresh = worth() - worth(machines={"catapult": 1})
    four = {"board": FOUR_BLOCKED}
    assert worth(**four) - worth(machines={"catapult": 1}, **four) > fresh


def test_orcs_are_worse_in_a_crowd() -> None:
    def crowd(orcs: int) -> float:
        return worth(orcs={"wall_foundry": orcs})

    assert crowd(8) - crowd(9) > crowd(1) - crowd(2)


def test_trolls_do_not_matter_behind_the_last_block() -> None:
    end = {"blocks": 0, "goblins": {"goblin_5_bribe_any": {}}, "troll_stack": ["troll_1"]}
    assert worth(**end) == worth(trolls={"troll_3": 3}, **end)


def test_a_hand_is_worth_more_where_it_can_be_used() -> None:
    digging = ("blunt_pickaxe", "blunt_pickaxe")
    near = at(fort(*digging, area="tunnel_entrance"))
    far = at(fort(*digging, area="outside_foundry"))
    evaluate = near.edition.game.evaluate
    assert evaluate(near.state, 0) > evaluate(far.state, 0)


# ---------------------------------------------------------------------- the end


def test_victory_is_best_and_defeat_is_worst() -> None:
    won = at(fort("tool_bag", "old_saw", area="tunnel_entrance", **LAST_GOBLIN))
    play(won, "0 tool_bag:dig")
    lost = at(fort("orc", step="orcs", orcs={"foundry": 5}, gold=5), "siege:siege_1_06")
    play(lost, "0 continue")
    assert (ended(won), ended(lost)) == ("victory", "last_gold")
    evaluate = won.edition.game.evaluate
    desperate = worth(gold=1, orcs={"foundry": 8}, trolls={"troll_3": 3}, rubble=8)
    hopeful = worth(gold=20, **section(1))
    assert evaluate(lost.state, 0) < desperate < hopeful < evaluate(won.state, 0)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_all_seats_share_what_a_game_came_to(seats: int) -> None:
    match = at(fort("tool_bag", "old_saw", area="tunnel_entrance", seats=seats, **LAST_GOBLIN))
    play(match, "0 tool_bag:dig")
    evaluate = match.edition.game.evaluate
    assert len({evaluate(match.state, seat) for seat in range(seats)}) == 1


@pytest.mark.parametrize("seats", [3, 4])
def test_all_who_wait_for_their_turn_value_alike(seats: int) -> None:
    match = at(fort(*HAND, seats=seats, orcs={"tannery": 2}, machines={"siege_tower": 2}))
    evaluate = match.edition.game.evaluate
    assert len({evaluate(match.state, seat) for seat in range(1, seats)}) == 1


# ---------------------------------------------------------------------- a planning player


def test_a_planner_digs_the_last_goblin_free() -> None:
    hand = ("notched_hatchet", "blunt_pickaxe", "cracked_crossbow")
    match = at(fort(*hand, mercenaries=[], **LAST_GOBLIN))
    made = planned_moves(match, 3)
    assert made[-1] == "blunt_pickaxe:dig"
    assert ended(match) == "victory"


def test_a_planner_hires_for_the_victory() -> None:
    end = {"blocks": 0, "goblins": {"goblin_5_fight": 3}, "gold": 5}
    match = at(fort(*HAND, **end))
    assert "hire:drive_off_goblin" in planned_moves(match, 6)
    assert ended(match) == "victory"


def test_a_planner_wins_what_is_nearly_won() -> None:
    end = {"blocks": 1, "rubble": 2, "gold": 15, "options": {"difficulty": "easy"}}
    match = at(fort("blunt_pickaxe", "tool_bag", "old_saw", area="tunnel_entrance", **end))
    planned_moves(match, 1_000)
    assert ended(match) == "victory"


def test_a_planner_takes_an_upgrade_that_waits() -> None:
    paid = {"card": "steel_pickaxe", "wood": 2, "leather": 2, "metal": 2}
    match = at(fort(*HAND, board={"1": paid}))
    assert "take:1" in tokens(match, 0)
    assert "take:1" in planned_moves(match, 3)
