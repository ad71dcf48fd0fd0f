"""A tradition and a slot for tools that nobody took in a recorded game."""

from rare import Rare

RARE = {
    "house_guard": Rare(
        "clear_winner_of_four",
        "place_basic",
        2,
        table={"mountain": {"r2c5": {"enemies": {"goblin": 1, "orc": 1, "troll": 1}}}},
        first=({"do": "house_guard", "cell": "r2c5"},),
    ),
    "pay_for_relic": Rare(
        "clear_winner_of_four",
        "relic_pick",
        1,
        own={"resources": {"iron": 2}},
        first=({"do": "pay_for_relic", "n": 1, "why": "tool_slot"},),
    ),
}
