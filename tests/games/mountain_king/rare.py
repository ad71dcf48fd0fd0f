"""Spells that nobody cast in a recorded game, workshops that nobody used, bribes of all kinds."""

from typing import Any

from rare import Rare

from underhall.games.mountain_king.box.names import RESOURCES

PLENTY = {"storage": dict.fromkeys(RESOURCES.tokens, 3)}
TOOLMAKER = {"workshops": {"aw01": "toolmaker"}, "supply": {"toolmaker": 0}}
USING = {"workshop": "toolmaker", "spot": "aw01", "left": 2, "first": 0}
HONEYED = {"turn": {"cast": True, "magic": "honeyed_tongue"}}
GIFTS = {"pedestals": {"fire": 2, "ice": 1, "moon": 1}}
BAG = {"bag": {"ice": 3, "moon": 0}}
"""Where they come from."""
NEAR = {
    "statues": {
        "fire": ["5,1", "12,6", "1,10", "8,11", "7,14"],
        "ice": ["8,0", "14,7", "6,8", "14,13", "5,15"],
        "moon": ["11,1", "4,4", "15,10", "4,11", "11,15"],
    }
}
"""Two buried statues beside the network of seat 1."""


def spell(name: str, seat: int, which: int = -1, **things: Any) -> Rare:
    """The effect of a spell, late in a game of three."""
    frame = {"do": name, **things.pop("frame", {})}
    return Rare("clear_winner", "step1_menu", seat, which, first=(frame,), **things)


RARE = {
    "walk_statue": spell("walk_statue", 2, 10, frame={"left": 2, "first": 0}),
    "horn_troll": Rare("clear_winner_of_five", "step1_menu", 0, first=({"do": "horn_troll"},)),
    "bless_clan": spell("bless_clan", 1, own=GIFTS, table=BAG),
    "bless_anchor": spell("bless_anchor", 1, own=GIFTS, table=BAG, frame={"clan": "fire"}),
    "phantom_kind": spell("phantom_kind", 0, own=PLENTY),
    "ancient_statue": spell("ancient_statue", 1, table=NEAR),
    "ancient_target": spell("ancient_target", 1, table=NEAR, frame={"cell": "7,14"}),
    "unburden_troll": spell("unburden_troll", 0, frame={"left": 2, "first": 0}),
    "workshop_use": spell("workshop_use", 0, own=PLENTY, table=TOOLMAKER, frame=USING),
    "bribe_resource": Rare(
        "clear_winner", "step2_menu", 1, own=PLENTY, table=HONEYED, moves=("recruit", "3_0")
    ),
}
