"""What one seat may see (6), and dealing anew what it may not."""

from __future__ import annotations

from typing import Any, Final

from underhall.core.agenda import State
from underhall.core.chance import Chance
from underhall.core.events import Event
from underhall.core.game import Witness
from underhall.games.runedar.box.names import (
    CARDS,
    GOBLIN_KINDS,
    GOBLINS,
    KINDS,
    ORC_CARD,
    RESOURCES,
    SPACES,
)
from underhall.games.runedar.rules.scoring import chronicle
from underhall.games.runedar.table.layout import LAYOUT
from underhall.games.runedar.table.state import (
    CARDS_STEP,
    HAND,
    NOBODY,
    SHOWN,
    UNSEEN,
    Runedar,
)


def view(s: Runedar, seat: int) -> dict[str, Any]:
    """Everything open, the own hand, of other hands what the table knows, and what is printed."""
    found: dict[str, Any] = LAYOUT.view(s, seat)
    found["chronicle"] = chronicle(s)
    laid = [space for space in range(SPACES) if s.board[space] >= 0]
    tokens = [s.token(at) for at in s.goblins()]
    found["printed"] = {
        **s.tables.printed,
        "prices": {str(space + 1): dict(zip(RESOURCES.tokens, s.price(space))) for space in laid},
        "goblins": {GOBLINS.token(token): printed_goblin(s, token) for token in tokens},
    }
    return found


def printed_goblin(s: Runedar, token: int) -> dict[str, Any]:
    """What a goblin token asks for: wounds, resources or rubble, all told."""
    t = s.tables
    return {
        "kind": GOBLIN_KINDS.token(t.goblin_kind[token]),
        "work": t.goblin_work[token],
        "successes": t.goblin_successes[token],
        "wants": dict(zip(RESOURCES.tokens, t.goblin_wants[token])),
    }


def redeal(s: Runedar, seat: int, chance: Chance) -> Runedar:
    """Deal the hands that the seat does not see anew from what their owners have not played."""
    t = s.copy()
    if not s.open_hands:
        for who in range(s.seats):
            if who != seat:
                deal_hand(t, who, chance)
    return t


def deal_hand(t: Runedar, who: int, chance: Chance) -> None:
    """Deal one hand anew; from step C on no orc card can be in the hand of whose turn it is."""
    held = t.zone_size(who, HAND)
    pool = t.in_zones(who, HAND, UNSEEN)
    for at in pool:
        t.zones[at] = UNSEEN
    if who == t.active and t.phase >= CARDS_STEP:
        pool = [at for at in pool if t.cards[at] != ORC_CARD]
    for _ in range(held):
        t.zones[pool.pop(chance.below(len(pool)))] = HAND


def witness(seat: int) -> Witness:
    """A fresh memory for what a seat will see."""
    return RunedarWitness()


CHANGES: Final = {
    "card-drawn": (1, 0, 0),
    "card-played": (-1, -1, 0),
    "card-joined": (-1, -1, 0),
    "orc-card-played": (-1, -1, 0),
    "card-removed": (-1, -1, -1),
    "upgrade-taken": (1, 1, 1),
}
"""What an event says of the cards in hand, of those not played yet, and of the whole deck."""


class RunedarWitness(Witness):
    """Remembers for every seat the cards that must be in its hand, and those it has not played.

    ``decks`` and ``left`` tell how the twelve cards of each seat, and those in hand or unseen in
    this cycle, differ from a starter deck.
    """

    def __init__(self) -> None:
        self.decks: dict[Any, list[int]] = {}
        self.left: dict[Any, list[int]] = {}
        self.held: dict[tuple[Any, Any], int] = {}
        self.past_orcs: Any = NOBODY

    def see(self, event: Event) -> None:
        if event.name in CHANGES:
            card = ORC_CARD if event.name == "orc-card-played" else event.value("card")
            self._note(event.value("who"), card, *CHANGES[event.name])
        if event.name in ("card-played", "card-joined"):
            self.past_orcs = event.value("who")
        elif event.name == "reshuffled":
            who = event.value("who")
            self.left[who] = self.decks.get(who, [0] * KINDS).copy()
        elif event.name == "turn-began":
            self.past_orcs = NOBODY

    def _note(self, who: Any, card: Any, held: int, left: int, deck: int) -> None:
        self.held[who, card] = max(0, self.held.get((who, card), 0) + held)
        self.left.setdefault(who, [0] * KINDS)[card] += left
        self.decks.setdefault(who, [0] * KINDS)[card] += deck

    def objection(self, s: State) -> str | None:
        assert isinstance(s, Runedar)
        for (who, card), least in self.held.items():
            if s.count(who, HAND, SHOWN)[card] < least:
                return f"seat {who} must hold at least {least} of {CARDS.token(card)}"
        if self.past_orcs != NOBODY and s.has_orc_card(self.past_orcs):
            return f"seat {self.past_orcs} cannot hold an orc card any more"
        for who in range(s.seats):
            expected = self.left.get(who, [0] * KINDS).copy()
            for kind in s.tables.starter_deck:
                expected[kind] += 1
            if s.count(who, HAND, SHOWN, UNSEEN) != expected:
                return f"the cards that seat {who} has not played are others"
        return None
