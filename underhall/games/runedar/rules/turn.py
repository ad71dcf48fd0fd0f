"""The turn (4B): its four steps, its end (4M), and whose turn is next."""

from __future__ import annotations

from underhall.core.events import EVERYBODY
from underhall.games.runedar.box.names import CARDS, HAND_SIZE, KEEP, SET_ASIDE
from underhall.games.runedar.rules import events
from underhall.games.runedar.rules.cards import Play
from underhall.games.runedar.rules.frames import TurnEffect
from underhall.games.runedar.rules.machines import MachinesStep
from underhall.games.runedar.rules.misfits import unready
from underhall.games.runedar.rules.siege import OrcsStep
from underhall.games.runedar.rules.upgrades import Refill
from underhall.games.runedar.rules.windows import TURN_END, Interrupt
from underhall.games.runedar.table.state import (
    CARDS_STEP,
    DISCARDED,
    HAND,
    PLAYED,
    REFILL_STEP,
    UNSEEN,
    Runedar,
)


class TakeTurn(TurnEffect):
    """RUN-4.6, 4.7. A new turn: machines, orc cards, dwarf cards, the upgrade board."""

    name = "take_turn"

    def misfit(self, s: Runedar) -> str:
        return unready(s)

    def run(self, s: Runedar) -> None:
        s.begin_turn(self.seat)
        s.say(events.TURN_BEGAN, self.seat)
        s.then(*steps(self.seat))


def steps(seat: int) -> list[TurnEffect]:
    """RUN-4.6. The four steps of a turn, and its end."""
    return [MachinesStep(seat), OrcsStep(seat), CardsStep(seat), RefillStep(seat), EndTurn(seat)]


class CardsStep(TurnEffect):
    """RUN-4.27, 4.10. Step C: one card after the other until the hand is empty.

    A last chance to hire comes after the last card.
    """

    name = "cards_step"

    def run(self, s: Runedar) -> None:
        s.phase = CARDS_STEP
        if s.hand_size(self.seat):
            s.then(Play(self.seat), self)
        else:
            s.then(Interrupt(self.seat, TURN_END))


class RefillStep(TurnEffect):
    """RUN-4.80. Step D: a dwarf in the keep may refill the upgrade board."""

    name = "refill_step"

    def run(self, s: Runedar) -> None:
        s.phase = REFILL_STEP
        if s.areas[self.seat] == KEEP:
            s.then(Refill(self.seat, 0))


class EndTurn(TurnEffect):
    """RUN-4.84 to 4.86. Played cards go under the marker, a new hand is drawn, the next plays."""

    name = "end_turn"

    def misfit(self, s: Runedar) -> str:
        left = "cards are left in hand (RUN-4.27)" if s.hand_size(self.seat) else ""
        return left or super().misfit(s)

    def run(self, s: Runedar) -> None:
        for at in s.in_zones(self.seat, PLAYED):
            s.zones[at] = DISCARDED
        draw_hand(s, self.seat, "RUN-4.85")
        s.then(TakeTurn((self.seat + 1) % s.seats))

    def ends_turn(self, s: Runedar) -> bool:
        return True


def draw_hand(s: Runedar, seat: int, clause: str) -> None:
    """RUN-3.13, 4.85, 6.1. Draw five cards, in secret unless hands are open; an empty draw deck is
    made anew of all twelve.

    Two of the unseen cards are those set aside: which two, nobody knows or needs to.
    """
    unseen = s.in_zones(seat, UNSEEN)
    if len(unseen) <= SET_ASIDE:
        unseen = list(s.slots(seat))
        for at in unseen:
            s.zones[at] = UNSEEN
        s.say(events.RESHUFFLED, seat)
    audience = EVERYBODY if s.open_hands else seat
    kinds = [s.cards[at] for at in unseen]
    for _ in range(HAND_SIZE):
        kind = s.pick(CARDS, kinds)
        at = kinds.index(kind)
        kinds.pop(at)
        s.zones[unseen.pop(at)] = HAND
        if s.telling:
            s.tell(audience, events.CARD_DRAWN.under(clause), seat, kind)
    if s.telling:
        s.say(events.CARDS_DRAWN.under(clause), seat, HAND_SIZE)
