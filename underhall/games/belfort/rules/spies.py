"""The Spies (4-O): everybody else shows a card, one may be taken."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, Final

from underhall.core.agenda import Decision
from underhall.core.names import Names
from underhall.core.phrase import Phrase, Refusal, SeatName
from underhall.core.together import OPEN, UNASKED, Together
from underhall.games.belfort.box.names import CARDS, MOST_SEATS
from underhall.games.belfort.rules import events
from underhall.games.belfort.rules.cards import refuse_card
from underhall.games.belfort.table.state import Belfort

NOTHING_TAKEN: Final = 0
"""When taking a shown card: none; that of seat n is 1 + n."""


def spy(s: Belfort, seat: int) -> None:
    """BEL-4.95. Every other player with cards picks one in secret."""
    holders = [who != seat and s.hand_size(who) > 0 for who in range(s.seats)]
    s.then(SpyPicks(tuple([OPEN if asked else UNASKED for asked in holders]), seat))


class SpyPick(Decision[Belfort]):
    """BEL-4.95. Choose the card to show."""

    name = "spy_pick"
    names: ClassVar[Names | None] = CARDS

    def misfit(self, s: Belfort) -> str:
        return "it is asked within spy_picks only (BEL-4.95)"

    def refusal(self, s: Belfort, code: int) -> Refusal | None:
        return refuse_card(s, self.seat, code, "BEL-4.95")

    def targets(self, s: Belfort, code: int) -> list[str]:
        return [f"hand:{CARDS.token(code)}"]


class SpyPicks(Together[Belfort]):
    """BEL-4.95. All pick, then all cards are shown at the same time."""

    name = "spy_picks"

    def __init__(self, answers: tuple[int, ...], spy: int) -> None:
        super().__init__(answers)
        self.spy = spy

    def misfit(self, s: Belfort) -> str:
        return "" if self.answers[self.spy] == UNASKED else "the spy shows no card (BEL-4.95)"

    def ask(self, s: Belfort, seat: int) -> SpyPick:
        return SpyPick(seat)

    def answered(self, answers: tuple[int, ...]) -> SpyPicks:
        return SpyPicks(answers, self.spy)

    def resolve(self, s: Belfort) -> None:
        for seat, card in enumerate(self.answers):
            if card != UNASKED:
                s.show_card(seat, card)
                s.say(events.CARD_SHOWN, seat, card)
        s.then(SpyTake(self.spy, self.answers))


class SpyTake(Decision[Belfort]):
    """BEL-4.96. Take one of the shown cards, or none."""

    name = "spy_take"
    codes: ClassVar[Sequence[int]] = range(1 + MOST_SEATS)
    closing: ClassVar[Sequence[int]] = (NOTHING_TAKEN,)

    def __init__(self, seat: int, shown: tuple[int, ...]) -> None:
        super().__init__(seat)
        self.shown = shown

    def misfit(self, s: Belfort) -> str:
        if len(self.shown) != s.seats or self.shown[self.seat] >= 0:
            return "shown needs a place for each seat, none of it for the spy (BEL-4.95)"
        for who, card in enumerate(self.shown):
            if card >= 0 and s.hand(who)[card] == 0:
                return f"seat {who} holds no {CARDS.token(card)}"
        return ""

    def candidates(self, s: Belfort) -> list[int]:
        shown = [1 + seat for seat, card in enumerate(self.shown) if card >= 0]
        return [NOTHING_TAKEN, *shown]

    def choose(self, s: Belfort, code: int) -> None:
        if code == NOTHING_TAKEN:
            s.say(events.NOTHING_TAKEN, self.seat)
            return
        victim = code - 1
        card = self.shown[victim]
        s.drop_card(victim, card)
        s.take_card(self.seat, card, openly=True)
        s.say(events.CARD_TAKEN, self.seat, victim, card)

    def token(self, s: Belfort, code: int) -> str:
        return "none" if code == NOTHING_TAKEN else f"seat:{code - 1}"

    def label(self, s: Belfort, code: int) -> Phrase:
        if code == NOTHING_TAKEN:
            return Phrase("do-take-nothing")
        card = CARDS.word(self.shown[code - 1])
        return Phrase("do-take-card", card=card, victim=SeatName(code - 1))

    def targets(self, s: Belfort, code: int) -> list[str]:
        return [] if code == NOTHING_TAKEN else [f"seat:{code - 1}"]
