"""The draft of the starters (3.18 to 3.21), all at once and in secret."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from underhall.core.agenda import Decision, Effect, Frame
from underhall.core.names import Names
from underhall.core.phrase import Phrase, Refusal
from underhall.core.together import OPEN, Together
from underhall.games.mountain_king.box.names import (
    MOOT_ROWS,
    MOOT_SIZE,
    PLACES,
    RESOURCES,
    STARTER_COUNT,
    STARTERS,
)
from underhall.games.mountain_king.rules import events
from underhall.games.mountain_king.rules.payment import cost_words, take_goods
from underhall.games.mountain_king.table.state import NOTHING, MountainKing
from underhall.kit.polyomino import bits

LAID: Final = MOOT_ROWS[0]
"""Starters that every player lays."""


def draft(seats: int) -> list[Frame[Any]]:
    """MTK-3.18. Draw two; then four times choose, lay and, but for the last time, draw."""
    open_to_all = tuple([OPEN] * seats)
    found: list[Frame[Any]] = [DrawStarters()]
    for _ in range(LAID):
        found += [DrawStarters(), DraftCards(open_to_all), DraftSlots(open_to_all)]
    return [*found, ShowMoots()]


class DrawStarters(Effect[MountainKing]):
    """MTK-3.18. Every player draws a card of the own deck."""

    name = "draw_starters"

    def misfit(self, s: MountainKing) -> str:
        return "" if all(s.decks) else "a deck of starters is empty (MTK-3.18)"

    def run(self, s: MountainKing) -> None:
        for seat in range(s.seats):
            card = s.pick(STARTERS, bits(s.decks[seat]))
            s.decks[seat] ^= 1 << card
            s.hands[seat] |= 1 << card
            s.tell(seat, events.STARTER_DRAWN, seat, card)


class DraftCard(Decision[MountainKing]):
    """MTK-3.18. Choose one of the two cards in hand."""

    name = "draft_card"
    names: ClassVar[Names | None] = STARTERS
    private = True

    def misfit(self, s: MountainKing) -> str:
        return "it is asked within draft_cards only (MTK-3.19)"

    def candidates(self, s: MountainKing) -> list[int]:
        return bits(s.hands[self.seat])

    def choose(self, s: MountainKing, code: int) -> None:
        s.hands[self.seat] ^= 1 << code
        s.picked[self.seat] = code

    def label(self, s: MountainKing, code: int) -> Phrase:
        start = cost_words(s.tables.starting[code])
        makes = cost_words(s.tables.produces[code][: len(RESOURCES)])
        return Phrase("do-draft", troll=STARTERS.word(code), makes=makes, start=start)

    def targets(self, s: MountainKing, code: int) -> list[str]:
        return [f"hand:{STARTERS.token(code)}"]


class DraftCards(Together[MountainKing]):
    """MTK-3.18, 3.19. All choose a card at the same time, in secret."""

    name = "draft_cards"

    def misfit(self, s: MountainKing) -> str:
        ready = all([hand.bit_count() == 2 for hand in s.hands]) and max(s.picked) == NOTHING
        return "" if ready and min(self.answers) != -1 else "nobody chooses a starter (MTK-3.18)"

    def ask(self, s: MountainKing, seat: int) -> DraftCard:
        return DraftCard(seat)

    def answered(self, answers: tuple[int, ...]) -> DraftCards:
        return DraftCards(answers)


class DraftSlot(Decision[MountainKing]):
    """MTK-3.18. Choose one of the empty bottom positions for it."""

    name = "draft_slot"
    names: ClassVar[Names | None] = PLACES
    private = True

    def misfit(self, s: MountainKing) -> str:
        return "it is asked within draft_slots only (MTK-3.19)"

    def candidates(self, s: MountainKing) -> list[int]:
        return list(range(LAID))

    def refusal(self, s: MountainKing, code: int) -> Refusal | None:
        card = s.troll(self.seat, code)
        if card == NOTHING:
            return None
        return Refusal("MTK-3.18", "position-taken", troll=STARTERS.word(card))

    def choose(self, s: MountainKing, code: int) -> None:
        card = s.picked[self.seat]
        s.lay_troll(self.seat, code, card)
        s.picked[self.seat] = NOTHING
        s.tell(self.seat, events.STARTER_LAID, self.seat, card, code)

    def prompt(self, s: MountainKing) -> Phrase:
        return Phrase("ask-draft_slot", troll=STARTERS.word(s.picked[self.seat]))

    def targets(self, s: MountainKing, code: int) -> list[str]:
        return [f"moot:{self.seat}:{PLACES.token(code)}"]


class DraftSlots(Together[MountainKing]):
    """MTK-3.18, 3.19. All lay their card at the same time, in secret."""

    name = "draft_slots"

    def misfit(self, s: MountainKing) -> str:
        ready = min(s.picked) != NOTHING
        for seat in range(s.seats):
            ready = ready and NOTHING in s.moot[seat * MOOT_SIZE : seat * MOOT_SIZE + LAID]
        return "" if ready and min(self.answers) != -1 else "nobody lays a starter (MTK-3.18)"

    def ask(self, s: MountainKing, seat: int) -> DraftSlot:
        return DraftSlot(seat)

    def answered(self, answers: tuple[int, ...]) -> DraftSlots:
        return DraftSlots(answers)


class ShowMoots(Effect[MountainKing]):
    """MTK-3.19 to 3.21, 5.13. All show what they laid and take their starting resources."""

    name = "show_moots"

    def misfit(self, s: MountainKing) -> str:
        for seat in range(s.seats):
            laid = s.trolls(seat)[:LAID]
            if not all([0 <= card < STARTER_COUNT for card in laid]):
                return "four starters must lie in every moot (MTK-3.18)"
        return ""

    def run(self, s: MountainKing) -> None:
        for seat in range(s.seats):
            laid = s.trolls(seat)[:LAID]
            s.say(events.MOOT_SHOWN, seat, tuple(laid))
            for card in laid:
                take_goods(s, seat, s.tables.starting[card], "MTK-3.20")
        for seat in range(s.seats):
            for card in bonus_cards(s, seat):
                take_goods(s, seat, s.tables.starting[card], "MTK-3.21")
        s.hands = [0] * s.seats
        s.decks = [0] * s.seats


def bonus_cards(s: MountainKing, seat: int) -> list[int]:
    """MTK-3.21, 5.13. The leftover starters whose resources a player also takes."""
    place = s.turn_place(seat)
    if s.teams or place == 0:
        return []
    hand = bits(s.hands[seat])
    return hand + bits(s.decks[seat]) if place >= 3 else hand
