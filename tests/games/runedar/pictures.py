"""A table of Runedar whose whole picture is known, and how its tables are looked at."""

from games.runedar.fortress import fort, siege_gone
from helpers import at
from pictures import Shown

from underhall.core.match import Match


def mid_siege() -> Match:
    """A turn in the middle of a game of three."""
    board = {
        "1": {"card": "spear", "wood": 1},
        "2": "blocked",
        "3": {"card": "great_pickaxe", "metal": 2},
        "4": {"card": "shovel", "wood": 2, "leather": 1},
    }
    return at(
        fort(
            *("old_saw", "notched_hatchet", "notched_hatchet", "runic_axe"),
            area="tower_tunnel",
            seats=3,
            others=({"area": "wall_carpentry"}, {"area": "tunnel_entrance"}),
            gold=12,
            orcs={"outside_carpentry": 2, "wall_carpentry": 1, "foundry": 1},
            machines={"catapult": 1},
            trolls={"troll_2": 1},
            blocks=2,
            goblins={"goblin_3_fight": 2, "goblin_3_bribe_exact": {"metal": 1}},
            siege_gone=siege_gone("siege_3_01"),
            board=board,
            mercenaries=["clear_workshops", "slay_troll"],
        )
    )


SHOWN = Shown(
    options=({"open_hands": "yes"}, {"open_hands": "no"}),
    tables={"mid_siege": mid_siege},
)
