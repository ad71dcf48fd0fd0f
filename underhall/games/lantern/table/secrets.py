"""What one seat may see, and dealing anew what it may not."""

from __future__ import annotations

from typing import Any

from underhall.core.agenda import State
from underhall.core.chance import Chance
from underhall.core.events import Event
from underhall.core.game import Witness
from underhall.games.lantern.box.names import (
    LAMPS,
)
from underhall.games.lantern.table.state import WIDTH, Lantern
from underhall.kit.piles import deal_unseen


def redeal(s: Lantern, seat: int, chance: Chance) -> Lantern:
    """Deal the other hands, the deck and the order of the ore anew."""
    t = s.copy()
    deal_unseen(chance, LAMPS, t.deck, t.hands, t.known, seat)
    return t


def witness(seat: int) -> Witness:
    """A fresh memory for what a seat will see."""
    return LanternWitness()


class LanternWitness(Witness):
    """Remembers lamps that went back into a hand before everybody's eyes, and own draws."""

    def __init__(self) -> None:
        self.held: dict[tuple[int, int], int] = {}

    def see(self, event: Event) -> None:
        if event.name == "whistle-blown":
            self._note(event.value("victim"), event.value("lamp"), 1)
        elif event.name == "lamp-shown":
            self._note(event.value("who"), event.value("lamp"), -1)
        elif event.name == "lamp-drawn":
            self._note(event.value("who"), event.value("lamp"), 1)

    def _note(self, who: Any, lamp: Any, change: int) -> None:
        self.held[who, lamp] = max(0, self.held.get((who, lamp), 0) + change)

    def objection(self, s: State) -> str | None:
        assert isinstance(s, Lantern)
        for (who, lamp), least in self.held.items():
            if s.hands[who * WIDTH + lamp] < least:
                return f"seat {who} must hold at least {least} of lamp {lamp + 1}"
        return None
