"""A tradition and a slot for tools that nobody took in a recorded game."""

from rare import Rare

RARE = {
    "house_guard": Rare(
        "tie_of_three_broken", "place_basic", 1, first=({"do": "house_guard", "cell": "r4c4"},)
    ),
    "pay_for_relic": Rare(
        "tie_of_three_broken",
        "relic_pick",
        0,
        own={"resources": {"iron": 2}},
        first=({"do": "pay_for_relic", "n": 1, "why": "tool_slot"},),
    ),
}
