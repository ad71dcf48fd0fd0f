"""A card of the Eastern Quarter that nobody developed in a recorded game."""

from rare import Rare

RARE = {
    "burn_heat": Rare(
        "clear_winner_of_four",
        "action_menu",
        1,
        27,
        own={"heat": 7, "lit": 3, "developed": ["rolling_mill_chimney"]},
        first=({"do": "burn_heat", "project": "rolling_mill_chimney"},),
    ),
}
