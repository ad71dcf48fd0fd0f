"""Moving (4G): two steps, or anywhere with the special move."""

from __future__ import annotations

from typing import ClassVar

from underhall.core.names import Names
from underhall.core.phrase import Phrase, Refusal
from underhall.games.runedar.box.names import (
    ACTION_COUNT,
    AREAS,
    CARDS,
    FREE_MOVE,
)
from underhall.games.runedar.rules import events
from underhall.games.runedar.rules.frames import CardDecision
from underhall.games.runedar.table.state import Runedar


class AreaDecision(CardDecision):
    """Choose where the dwarf goes."""

    names: ClassVar[Names | None] = AREAS

    def targets(self, s: Runedar, code: int) -> list[str]:
        return [f"area:{AREAS.token(code)}"]


class MoveTo(AreaDecision):
    """RUN-4.32, 4.33. Choose an area one or two steps away."""

    name = "move_to"

    def options(self, s: Runedar) -> list[int]:
        return s.tables.reach[s.areas[self.seat]]

    def refusal(self, s: Runedar, code: int) -> Refusal | None:
        here = s.areas[self.seat]
        if code == here:
            return Refusal("RUN-4.32", "already-there")
        return None if code in s.tables.reach[here] else Refusal("RUN-4.32", "too-far")

    def choose(self, s: Runedar, code: int) -> None:
        s.areas[self.seat] = code
        s.say(events.MOVED, self.seat, code)


def no_special_move(s: Runedar, card: int) -> str:
    """RUN-4.34. Why a card cannot be used for a special move, for positions."""
    flies = s.tables.values[card * ACTION_COUNT + FREE_MOVE]
    return "" if flies else f"{CARDS.token(card)} has no special move (RUN-4.34)"


class FreeMoveTo(AreaDecision):
    """RUN-4.34. Choose any other area for the special move of a card."""

    name = "free_move_to"

    def __init__(self, seat: int, card: int) -> None:
        super().__init__(seat)
        self.card = card

    def misfit(self, s: Runedar) -> str:
        return no_special_move(s, self.card) or super().misfit(s)

    def refusal(self, s: Runedar, code: int) -> Refusal | None:
        return Refusal("RUN-4.34", "already-there") if code == s.areas[self.seat] else None

    def choose(self, s: Runedar, code: int) -> None:
        s.areas[self.seat] = code
        s.say(events.MOVED_FREELY, self.seat, code)

    def prompt(self, s: Runedar) -> Phrase:
        return Phrase("ask-free_move_to", card=CARDS.word(self.card))
