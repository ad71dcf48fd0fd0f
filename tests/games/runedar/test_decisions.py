"""RUN-7: what is special about the decision points of The Siege of Runedar."""

from games.runedar.decisions import BOTH, EVERYWHERE
from games.runedar.fortress import dice, fort
from helpers import at, options, play


def test_identical_cards_in_hand_are_offered_once() -> None:
    match = at(fort("notched_hatchet", "notched_hatchet", area="foundry", orcs={"foundry": 3}))
    cards = ["notched_hatchet:move", "notched_hatchet:melee", "notched_hatchet:none"]
    assert [token for token in options(match, 0) if "hire" not in token] == cards
    play(match, "0 notched_hatchet:melee")
    assert options(match, 0) == ["roll", "notched_hatchet:melee"]


def test_a_card_and_its_action_are_one_decision_and_the_rest_small_ones() -> None:
    """Between them chance has nothing to say but the dice, which follow the last joined card."""
    hand = ("imperial_crossbow", "crossbow", "tool_bag")
    match = at(fort(*hand, orcs=EVERYWHERE, machines=BOTH), *dice("xxxxx"))
    moves = ["imperial_crossbow:free_move", "tower_west", "ranged", "catapult"]
    play(match, *[f"0 {move}" for move in [*moves, "crossbow:ranged"]])
    assert [len(move.chance) for move in match.moves] == [0, 0, 0, 0, 5]


def test_a_single_option_is_taken_without_asking() -> None:
    match = at(fort("crossbow", "tool_bag", area="tower_east", machines={"catapult": 1}))
    events = play(match, "0 crossbow:ranged")
    assert [event.name for event in events][:3] == ["card-played", "forced", "ranged-rolled"]
