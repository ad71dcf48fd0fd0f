"""What one seat may see, and dealing anew what it may not."""

from __future__ import annotations

from typing import Any

from underhall.core.agenda import State
from underhall.core.chance import Chance
from underhall.core.events import Event
from underhall.core.game import Witness
from underhall.games.lantern.box.names import (
    LAMPS,
    ORES,
)
from underhall.games.lantern.table.state import NO_LAMP, ORE_KINDS, WIDTH, Lantern
from underhall.kit.piles import deal_unseen


def view(s: Lantern, seat: int) -> dict[str, Any]:
    """Everything open, the own hand, and of other hands what the table knows."""
    return {
        "vein": s.vein,
        "veins": s.veins,
        "deck": sum(s.deck),
        "discard": counts(s.discard, 0, LAMPS.tokens),
        "pile": sum(s.pile),
        "players": [player_view(s, who, who == seat) for who in range(s.seats)],
    }


def player_view(s: Lantern, who: int, own: bool) -> dict[str, Any]:
    """One player's things; the hand only if it is the viewer's own."""
    cards = s.hands if own else s.known
    return {
        "shown": None if s.shown[who] == NO_LAMP else LAMPS.token(s.shown[who]),
        "whistles": s.whistles[who],
        "ore": counts(s.ore, who * ORE_KINDS, ORES.tokens),
        "hand": s.hand_size(who),
        "lamps": counts(cards, who * WIDTH, LAMPS.tokens),
    }


def counts(flat: list[int], at: int, tokens: tuple[str, ...]) -> dict[str, int]:
    """A stretch of a flat list by name, without the zeros."""
    return {token: flat[at + i] for i, token in enumerate(tokens) if flat[at + i]}


def redeal(s: Lantern, seat: int, chance: Chance) -> Lantern:
    """Deal the other hands, the deck and the order of the ore anew."""
    t = s.copy()
    deal_unseen(chance, LAMPS, t.deck, t.hands, t.known, seat)
    return t


class LanternWitness(Witness):
    """Remembers lamps that went back into a hand before everybody's eyes, and own draws."""

    def __init__(self, seat: int) -> None:
        self.seat = seat
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
