"""Drawing, discarding and the display (4-A, 4-F), and buying a card (4-L)."""

from __future__ import annotations

from typing import ClassVar, Final

from underhall.core.agenda import Decision, Effect
from underhall.core.names import Names
from underhall.core.phrase import Amount, Phrase, Refusal, Word
from underhall.games.belfort.box.names import CARDS, GOLD, GOODS
from underhall.games.belfort.rules import events
from underhall.games.belfort.table.state import Belfort
from underhall.kit.effects import SeatEffect
from underhall.kit.piles import NOTHING, draw

DECK: Final = 10
"""In a choice of cards: the unseen top card of the deck."""
CARDS_AND_DECK = Names("card", [*CARDS.tokens, "deck"], words="")


def draw_card(s: Belfort) -> int:
    """BEL-4.9. The top card of the deck; an empty deck is made anew from the discards."""
    if not any(s.deck) and any(s.discard):
        s.deck, s.discard = s.discard, s.deck
        s.say(events.RESHUFFLED, sum(s.deck))
    return draw(s, CARDS, s.deck)


def draw_cards(s: Belfort, seat: int, count: int, clause: str) -> int:
    """Draw into a hand, unseen by others; how many there were to draw."""
    drawn_now = events.CARD_DRAWN.under(clause)
    for drawn in range(count):
        kind = draw_card(s)
        if kind == NOTHING:
            return drawn
        s.take_card(seat, kind, openly=False)
        s.tell(seat, drawn_now, seat, kind)
    return count


def draw_and_say(s: Belfort, seat: int, count: int, clause: str) -> None:
    """Draw into a hand and tell the table how many."""
    drawn = draw_cards(s, seat, count, clause)
    if drawn:
        s.say(events.CARDS_DRAWN.under(clause), seat, drawn)


def discard(s: Belfort, seat: int, kind: int, clause: str) -> None:
    """Put a card of the hand on the discard pile, for all to see."""
    s.drop_card(seat, kind)
    s.discard[kind] += 1
    s.say(events.DISCARDED.under(clause), seat, kind)


def refill_display(s: Belfort) -> None:
    """BEL-4.10, 4.105. Fill every gap of the display as far as cards remain."""
    while len(s.display) < s.tables.face_up:
        kind = draw_card(s)
        if kind == NOTHING:
            return
        s.display.append(kind)
        s.say(events.DISPLAY_FILLED, kind)


def refuse_card(s: Belfort, seat: int, kind: int, clause: str) -> Refusal | None:
    """Why a card of the hand cannot be chosen: it is not there."""
    held = s.hand(seat)[kind]
    return None if held else Refusal(clause, "not-in-hand", card=CARDS.word(kind))


class RefillDisplay(Effect[Belfort]):
    """BEL-4.105. A gap of the display is tried again."""

    name = "refill_display"

    def run(self, s: Belfort) -> None:
        refill_display(s)

    def ends_turn(self, s: Belfort) -> bool:
        return s.round < s.tables.rounds


class Discard(Decision[Belfort]):
    """BEL-4.44, 4.71, 4.78. Discard cards of the hand, one at a time, as ``clause`` demands."""

    name = "discard"
    private = True
    names: ClassVar[Names | None] = CARDS

    def __init__(self, seat: int, left: int, clause: str) -> None:
        super().__init__(seat)
        self.left = left
        self.clause = clause

    def misfit(self, s: Belfort) -> str:
        held = s.hand_size(self.seat)
        return f"{self.left} of {held} cards cannot be discarded" if self.left > held else ""

    def refusal(self, s: Belfort, code: int) -> Refusal | None:
        return refuse_card(s, self.seat, code, self.clause)

    def choose(self, s: Belfort, code: int) -> None:
        discard(s, self.seat, code, self.clause)
        maybe_discard(s, self.seat, self.left - 1, self.clause)

    def prompt(self, s: Belfort) -> Phrase:
        if self.clause == "BEL-4.44":
            return Phrase("ask-discard-limit", n=self.left, limit=s.tables.hand_limit)
        return Phrase("ask-discard", n=self.left)

    def targets(self, s: Belfort, code: int) -> list[str]:
        return [f"hand:{CARDS.token(code)}"]


def maybe_discard(s: Belfort, seat: int, count: int, clause: str) -> None:
    """Ask for so many cards to discard, all if there are fewer."""
    count = min(count, s.hand_size(seat))
    if count > 0:
        s.then(Discard(seat, count, clause))


class DiscardToLimit(SeatEffect[Belfort]):
    """BEL-4.44. More than five cards: discard down to five."""

    name = "discard_to_limit"

    def run(self, s: Belfort) -> None:
        maybe_discard(s, self.seat, s.hand_size(self.seat) - s.tables.hand_limit, "BEL-4.44")


class TakeCard(Decision[Belfort]):
    """A choice among the cards of the display and the top of the deck."""

    names: ClassVar[Names | None] = CARDS_AND_DECK
    clause: ClassVar[str] = ""

    def refusal(self, s: Belfort, code: int) -> Refusal | None:
        if code == DECK:
            return None if s.has_cards_to_draw() else Refusal(self.clause, "no-cards-left")
        if code not in s.display:
            return Refusal(self.clause, "not-on-display", card=CARDS.word(code))
        return None

    def label(self, s: Belfort, code: int) -> Phrase | Word:
        return Phrase("do-draw-from-deck") if code == DECK else CARDS.word(code)

    def targets(self, s: Belfort, code: int) -> list[str]:
        return [f"display:{CARDS_AND_DECK.token(code)}"]


class BuyCard(TakeCard):
    """BEL-4.75, 4.76. Take a card of the display or the top of the deck for a gold."""

    name = "buy_card"
    clause: ClassVar[str] = "BEL-4.75"

    def misfit(self, s: Belfort) -> str:
        return "" if s.gold(self.seat) >= s.tables.card_price else "no gold for a card (BEL-4.75)"

    def choose(self, s: Belfort, code: int) -> None:
        s.take(self.seat, GOLD, -s.tables.card_price)
        if code == DECK:
            draw_cards(s, self.seat, 1, "BEL-4.76")
            s.say(events.DECK_CARD_BOUGHT, self.seat)
            return
        s.display.remove(code)
        s.take_card(self.seat, code, openly=True)
        s.say(events.CARD_BOUGHT, self.seat, code)
        refill_display(s)

    def prompt(self, s: Belfort) -> Phrase:
        return Phrase("ask-buy_card", price=Amount(GOODS, GOLD, s.tables.card_price))
