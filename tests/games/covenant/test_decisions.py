"""COV-7: what is special about Covenant's decision points."""

from games.covenant.council import council
from games.covenant.hall import hall
from helpers import at, play


def test_a_single_option_is_taken_without_asking() -> None:
    """The last dwarf on the last free tool."""
    last = [{"tool": "printed_axe"}, {"tool": "printed_cart"}, {"tool": "printed_compass"}]
    match = at(hall({"dwarves": last}, {}))
    assert [event.name for event in match.setup_events].count("forced") == 2
    assert match.state.decision.name == "step"


def test_council_step_three_asks_in_turn_order() -> None:
    crowd = {"dungeon": ["goblin", "orc", "troll"]}
    match = at(council(crowd, crowd, crowd, first=1, mountain={}))
    order = []
    while match.state.decision.name == "release_enemy":
        order.append(match.state.decision.seat)
        play(match, f"{order[-1]} orc")
    assert order == [1, 2, 0]
