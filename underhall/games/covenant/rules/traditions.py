"""Taking traditions (4.I); what each does stands where it takes effect."""

from __future__ import annotations

from typing import ClassVar

from underhall.core.names import Names
from underhall.core.phrase import Phrase, Refusal
from underhall.games.covenant.box.atoms import TRADITION
from underhall.games.covenant.box.names import EMPTY, TRADITIONS
from underhall.games.covenant.rules import events, reasons
from underhall.games.covenant.rules.choices import RewardChoice, offer
from underhall.games.covenant.rules.coins import affordable, gp_short, pay_gp, price
from underhall.games.covenant.rules.phrases import tradition_words
from underhall.games.covenant.table.state import Covenant


def gain_tradition(s: Covenant, clan: int, kind: int, n: int, why: int) -> None:
    """COV-4.55. A tradition of the display, if one can be paid for."""
    offer(s, TraditionPick(clan, why))


class TraditionPick(RewardChoice):
    """COV-4.55. Choose a tradition on the display and pay for its space; it works at once."""

    name = "tradition_pick"
    declined: ClassVar[str] = "none_f"
    names: ClassVar[Names | None] = TRADITIONS
    op: ClassVar[int] = TRADITION
    points_at: ClassVar[str] = "tradition"

    def things(self, s: Covenant) -> list[int]:
        return [tradition for tradition in s.traditions_shown if tradition != EMPTY]

    def allowed(self, s: Covenant) -> list[int]:
        shown = s.traditions_shown
        return [shown[at] for at in affordable(s, self.seat, shown, s.tables.tradition_cost)]

    def refuse(self, s: Covenant, code: int) -> Refusal | None:
        if code in self.allowed(s):
            return None
        cost = s.tables.tradition_cost[s.traditions_shown.index(code)]
        return gp_short(s, self.seat, cost, "COV-4.55")

    def take(self, s: Covenant, code: int) -> None:
        space = s.traditions_shown.index(code)
        s.traditions_shown[space] = EMPTY
        cost = price(s, self.seat, s.tables.tradition_cost[space])
        pay_gp(s, self.seat, cost, reasons.TRADITION_COST)
        s.traditions[self.seat] |= 1 << code
        s.report_why(events.TRADITION_TAKEN, self.seat, self.why, code)

    def thing_label(self, s: Covenant, code: int) -> Phrase:
        space = s.traditions_shown.index(code)
        cost = price(s, self.seat, s.tables.tradition_cost[space])
        text = tradition_words(s.tables, code)
        return Phrase("do-take-tradition", tradition=TRADITIONS.word(code), gp=cost, text=text)
