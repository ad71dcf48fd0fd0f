"""An attack on many at once, as nobody made it in a recorded game, and goblins of other data."""

from rare import Rare

PANIC = {"id": "goblin_5_fight", "kind": "rubble", "rubble": 2, "wounds": 0}
MANY = {"goblin_5_fight": 2, "goblin_5_rubble": 6}

RARE = {
    "allot_wound": Rare(
        "victory_of_three",
        "play",
        1,
        table={"trolls": {"troll_4": 4}, "troll_stack": ["troll_3"], "goblins": MANY},
        first=({"do": "allot_wound", "ranged": 0, "left": 3},),
    ),
    "dig_goblin": Rare(
        "victory_of_three",
        "play",
        1,
        table={"goblins": MANY},
        own={"area": "tunnel_entrance"},
        first=({"do": "dig_goblin", "n": 2},),
        data={"goblin_token": [{**PANIC, "successes_per_wound": 0}]},
    ),
}
