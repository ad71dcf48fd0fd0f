"""What lies on the table in The Lantern Shift."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from underhall.core.agenda import State
from underhall.core.chance import Chance
from underhall.core.names import SEAT, Codec
from underhall.games.lantern.box.components import (
    Tables,
)
from underhall.games.lantern.box.names import (
    LAMPS,
    ORES,
)

WIDTH = len(LAMPS)
ORE_KINDS = len(ORES)
NO_LAMP = -1


class Lantern(State):
    """Hands, ore and the like lie in flat lists, the part of each seat one after the other."""

    codecs: ClassVar[Mapping[str, Codec]] = {"digger": SEAT}

    def __init__(self, tables: Tables, seats: int, veins: int, chance: Chance) -> None:
        super().__init__(seats, chance)
        self.tables = tables
        self.veins = veins
        self.vein = 0
        self.deck: list[int] = []
        self.discard: list[int] = []
        self.pile: list[int] = []
        self.hands: list[int] = []
        self.known: list[int] = []
        self.shown: list[int] = []
        self.whistles: list[int] = []
        self.ore: list[int] = []

    def copy(self) -> Lantern:
        twin = Lantern(self.tables, self.seats, self.veins, self.chance.copy())
        twin.take_over(self)
        twin.vein = self.vein
        twin.deck = self.deck.copy()
        twin.discard = self.discard.copy()
        twin.pile = self.pile.copy()
        twin.hands = self.hands.copy()
        twin.known = self.known.copy()
        twin.shown = self.shown.copy()
        twin.whistles = self.whistles.copy()
        twin.ore = self.ore.copy()
        return twin

    def hand_size(self, seat: int) -> int:
        """How many lamps a seat holds."""
        return sum(self.hands[seat * WIDTH : (seat + 1) * WIDTH])

    def take_lamp(self, seat: int, lamp: int) -> None:
        """Take a lamp out of a hand; if the table knew of it, it knows that it is gone."""
        at = seat * WIDTH + lamp
        self.hands[at] -= 1
        if self.known[at] > 0:
            self.known[at] -= 1
