"""Taking unlocked upgrades (4L) and refilling the upgrade board (4M)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, Final

from underhall.core.agenda import Decision
from underhall.core.names import Names
from underhall.core.phrase import Amount, Phrase, Refusal
from underhall.games.runedar.box.names import (
    CARDS,
    COLOURS,
    KEEP,
    KINDS,
    ORC_CARD,
    RESOURCES,
    SPACES,
    UPGRADE_DECKS,
)
from underhall.games.runedar.rules import events
from underhall.games.runedar.rules.misfits import out_of_turn, refused
from underhall.games.runedar.table.state import BLOCKED, NOTHING, Runedar
from underhall.kit.menus import END, Menu

# ---------------------------------------------------------------------- taking


def has_dwarf_card(s: Runedar, seat: int) -> bool:
    """RUN-4.76. Whether a hand holds anything but orc cards."""
    hand = s.hand(seat)
    return bool(hand) and hand[-1] != ORC_CARD


def refuse_take(s: Runedar, seat: int, space: int) -> Refusal | None:
    """RUN-4.74 to 4.76. Why the card on a space cannot be taken."""
    kind = s.board[space]
    if kind == BLOCKED:
        return Refusal("RUN-4.16", "space-blocked", space=space + 1)
    if kind == NOTHING:
        return Refusal("RUN-4.75", "space-empty", space=space + 1)
    if not s.is_unlocked(space):
        card = CARDS.word(kind)
        return Refusal("RUN-4.74", "still-locked", card=card, missing=lacking(s, space))
    return None if has_dwarf_card(s, seat) else Refusal("RUN-4.76", "no-card-to-remove")


def lacking(s: Runedar, space: int) -> list[Amount]:
    """What the card on a space still misses, to be put into words."""
    return [Amount(RESOURCES, resource, n) for resource, n in enumerate(s.lacks(space)) if n]


class TakeRemove(Decision[Runedar]):
    """RUN-4.75, 4.77. Choose the card of the hand that makes way for an unlocked upgrade."""

    name = "take_remove"
    private = True
    names: ClassVar[Names | None] = CARDS

    def __init__(self, seat: int, space: int) -> None:
        super().__init__(seat)
        self.space = space

    def misfit(self, s: Runedar) -> str:
        return out_of_turn(s, self.seat) or refused(refuse_take(s, self.seat, self.space))

    def candidates(self, s: Runedar) -> list[int]:
        return s.hand(self.seat)

    def refusal(self, s: Runedar, code: int) -> Refusal | None:
        return Refusal("RUN-4.75", "orc-cards-stay") if code == ORC_CARD else None

    def choose(self, s: Runedar, code: int) -> None:
        taken = s.board[self.space]
        s.clear_space(self.space)
        s.swap_card(self.seat, code, taken)
        s.say(events.CARD_REMOVED, self.seat, code)
        s.say(events.UPGRADE_TAKEN, self.seat, taken, self.space + 1)

    def prompt(self, s: Runedar) -> Phrase:
        return Phrase("ask-take_remove", card=CARDS.word(s.board[self.space]))

    def targets(self, s: Runedar, code: int) -> list[str]:
        return [f"hand:{CARDS.token(code)}"]


# ---------------------------------------------------------------------- refilling

DONE: Final = END
REMOVE: Final = 1
"""REMOVE + space."""
FILL: Final = 6
"""FILL + space * COLOURS + deck."""


def deck_size(s: Runedar, colour: int) -> int:
    """How many cards an upgrade deck still has."""
    return sum([s.deck[kind] for kind in s.tables.by_colour[colour]])


def draw_upgrade(s: Runedar, colour: int) -> int:
    """RUN-4.82. The top card of an upgrade deck."""
    weights = [0] * KINDS
    for kind in s.tables.by_colour[colour]:
        weights[kind] = s.deck[kind]
    kind = s.pick_weighted(CARDS, weights)
    s.deck[kind] -= 1
    return kind


def destroy_upgrade(s: Runedar, space: int) -> int:
    """A card on the board leaves the game; the resources on it return to their workshops."""
    kind = s.board[space]
    s.clear_space(space)
    s.removed[kind] += 1
    return kind


def place_of(code: int) -> tuple[int, int]:
    """The space of an option and the deck to fill it from, or NOTHING where a card is removed."""
    return (code - REMOVE, NOTHING) if code < FILL else divmod(code - FILL, COLOURS)


class Refill(Menu[Runedar]):
    """RUN-4.80 to 4.83. Remove cards, then fill empty spaces one by one, or be done.

    ``begun`` tells that a space was filled already: nothing can be removed any more.
    """

    name = "refill"
    starts_action = True
    codes: ClassVar[Sequence[int]] = range(FILL + SPACES * COLOURS)

    def __init__(self, seat: int, begun: int) -> None:
        super().__init__(seat)
        self.begun = begun

    def misfit(self, s: Runedar) -> str:
        if s.areas[self.seat] != KEEP:
            return "the dwarf is not in the keep (RUN-4.80)"
        if s.hand_size(self.seat):
            return "all cards are played before the refill (RUN-4.80)"
        return out_of_turn(s, self.seat)

    def candidates(self, s: Runedar) -> list[int]:
        return list(self.codes)

    def options(self, s: Runedar) -> list[int]:
        board = s.board
        found = [DONE]
        if not self.begun:
            found += [REMOVE + space for space in range(SPACES) if board[space] >= 0]
        if NOTHING in board:
            decks = [FILL + colour for colour in range(COLOURS) if deck_size(s, colour)]
            empty = [space for space in range(SPACES) if board[space] == NOTHING]
            found += [space * COLOURS + deck for space in empty for deck in decks]
        return found

    def refusal(self, s: Runedar, code: int) -> Refusal | None:
        if code == DONE:
            return None
        space, colour = place_of(code)
        kind = s.board[space]
        if kind == BLOCKED:
            return Refusal("RUN-4.16", "space-blocked", space=space + 1)
        if colour == NOTHING:
            if kind == NOTHING:
                return Refusal("RUN-4.81", "space-empty", space=space + 1)
            return Refusal("RUN-4.81", "filling-begun") if self.begun else None
        if kind != NOTHING:
            return Refusal("RUN-4.82", "space-taken", card=CARDS.word(kind))
        if deck_size(s, colour):
            return None
        return Refusal("RUN-4.83", "deck-empty", deck=UPGRADE_DECKS.word(colour))

    def pick(self, s: Runedar, code: int) -> None:
        space, colour = place_of(code)
        if colour == NOTHING:
            kind = destroy_upgrade(s, space)
            s.say(events.UPGRADE_CLEARED, self.seat, kind, space + 1)
            s.then(self)
            return
        kind = draw_upgrade(s, colour)
        s.put_upgrade(space, kind)
        s.say(events.UPGRADE_LAID, self.seat, kind, space + 1, colour)
        s.then(Refill(self.seat, 1))

    def token(self, s: Runedar, code: int) -> str:
        if code == DONE:
            return "done"
        space, colour = place_of(code)
        if colour == NOTHING:
            return f"remove:{space + 1}"
        return f"fill:{space + 1}:{UPGRADE_DECKS.token(colour)}"

    def label(self, s: Runedar, code: int) -> Phrase:
        if code == DONE:
            return Phrase("do-refill-done")
        space, colour = place_of(code)
        if colour != NOTHING:
            return Phrase("do-fill", space=space + 1, deck=UPGRADE_DECKS.word(colour))
        if s.board[space] < 0:
            return Phrase("do-clear-space", space=space + 1)
        return Phrase("do-clear-card", card=CARDS.word(s.board[space]), space=space + 1)

    def prompt(self, s: Runedar) -> Phrase:
        return Phrase("ask-refill-more" if self.begun else "ask-refill")

    def targets(self, s: Runedar, code: int) -> list[str]:
        if code == DONE:
            return []
        space, colour = place_of(code)
        deck = [] if colour == NOTHING else [f"deck:{UPGRADE_DECKS.token(colour)}"]
        return [f"space:{space + 1}", *deck]
