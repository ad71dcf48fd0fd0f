"""How things usually go on in the Hall of the Mountain King: what features judge by, learnt like
what they are worth.

All else that they count comes from the rules.
"""

from __future__ import annotations

from typing import Final

from underhall.core.judgements import Numbers
from underhall.games.mountain_king.box.names import (
    MINERAL_COUNT,
    MOOT_SIZE,
    RESOURCE_COUNT,
    SYMBOL_COUNT,
)

TUNNELS: Final = 6
"""More tunnels that could be paid hardly count."""


class Judgements:
    """The numbers of the table ``[judged]``; all worths are in honor."""

    def __init__(self, numbers: Numbers) -> None:
        self.symbols = numbers.many("symbols", SYMBOL_COUNT)
        """What a resource on each symbol brings while there is time to use it."""
        self.places = [*numbers.many("places", MOOT_SIZE - 1), 0.0]
        """How many of the coming cascades reach each place of the moot; none reaches the top."""
        self.any_place = numbers.one("any_place")
        """The same while the place is not chosen."""
        self.refill = numbers.one("refill")
        """How much of a symbol a cascade finds empty, on average."""
        self.empty = numbers.one("empty")
        """What counts of a symbol that is empty now, beside that."""
        self.starter_cascades = numbers.one("starter_cascades")
        """How many cascades a starter is going to see."""
        self.troll = numbers.one("troll")
        """A troll in the moot, or one that there is no time for."""
        self.troll_rounds = numbers.one("troll_rounds")
        """How many rounds a troll takes, while the end is not in sight."""
        self.tunnels = numbers.many("tunnels", TUNNELS)
        """What the tunnels that could be paid count of their honor, the best first;"""
        self.later = numbers.one("later")
        """those that there is no time for;"""
        self.odd = numbers.one("odd")
        """and minerals that pay for no tunnel, of their worth."""
        self.useful = numbers.many("useful", RESOURCE_COUNT - MINERAL_COUNT)
        """How many of each other resource can be put to use in two or three turns."""
        self.zone = numbers.one("zone")
        """Every zone further inwards that the network has come to."""
        self.buried_statue = numbers.one("buried_statue")
        """A statue that lies buried near,"""
        self.haste = numbers.one("haste")
        """and what is left of it when there is one turn to come or none."""
        self.buried_goods = numbers.one("buried_goods")
        """Other things that lie buried near."""
        self.room = numbers.one("room")
        """A free cell beside the network."""
        self.cart = numbers.one("cart")
        """What a statue's move costs,"""
        self.faith = numbers.one("faith")
        """and what of the prospect it leaves while it is still to be made."""
