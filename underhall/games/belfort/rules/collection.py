"""The Collection phase (4-E): goods, new workers, turn order, income and taxes."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, Final

from underhall.core.agenda import Decision, Effect
from underhall.core.phrase import Phrase, Refusal, SeatName
from underhall.games.belfort.box.names import AREA_COUNT, CLASSES, GOLD, MOST_SEATS
from underhall.games.belfort.rules import events
from underhall.games.belfort.rules.gathering import yield_of
from underhall.games.belfort.table.state import (
    COLLECTION,
    UNPAID_TAX,
    Belfort,
    race_of,
)

KEEP_CREST: Final = 0
"""In a crest swap: keep; swapping with seat n is 1 + n."""


class Collection(Effect[Belfort]):
    """BEL-4.29. The areas of the resource board, in their order."""

    name = "collection"

    def run(self, s: Belfort) -> None:
        s.phase = COLLECTION
        for area in range(AREA_COUNT):
            gather(s, area)
        job_centre(s)
        s.then(CampWorker(0), IncomeAndTaxes())


def gather(s: Belfort, area: int) -> None:
    """BEL-4.30, 4.31. One area: strength in goods, the majority bonus, then home."""
    counts = [0] * s.seats
    for seat in range(s.seats):
        there = s.gatherers(seat, area)
        counts[seat] = sum(there)
        if counts[seat]:
            amount = yield_of(s, area, there)
            s.take(seat, area, amount)
            s.say(events.GATHERED, seat, area, area, amount)
            for sort in range(CLASSES):
                if there[sort]:
                    s.send(seat, area, sort, -there[sort])
    most = max(counts)
    if most and counts.count(most) == 1:
        seat = counts.index(most)
        bonus = s.tables.majority_bonus[area]
        s.take(seat, area, bonus)
        s.say(events.MAJORITY, seat, area, area, bonus)


def job_centre(s: Belfort) -> None:
    """BEL-4.32. Each worker brings an ordinary one of its kind from the owner's supply."""
    for worker in s.job_centre:
        seat = worker // CLASSES
        race = race_of(worker % CLASSES)
        s.send_home(worker)
        if s.in_supply(seat, race):
            s.recruit(seat, race)
            s.say(events.RECRUITED, seat, race)
        else:
            s.say(events.NOBODY_TO_RECRUIT, seat, race)
    s.job_centre = []


class CampWorker(Effect[Belfort]):
    """BEL-4.33, 4.35. The next camp space; after the last all crests are coloured again."""

    name = "camp_worker"

    def __init__(self, at: int) -> None:
        self.at = at

    def run(self, s: Belfort) -> None:
        if self.at < len(s.camp):
            seat = s.camp[self.at] // CLASSES
            s.begin_turn(seat)
            s.then(CampSwap(seat), CampWorker(self.at + 1))
            return
        for worker in s.camp:
            s.send_home(worker)
        s.camp = []
        s.grey = 0

    def ends_turn(self, s: Belfort) -> bool:
        return self.at > 0


class CampSwap(Decision[Belfort]):
    """BEL-4.33, 4.34. Swap crests with somebody whose crest is coloured, or keep."""

    name = "camp_swap"
    starts_action = True
    codes: ClassVar[Sequence[int]] = range(1 + MOST_SEATS)

    def candidates(self, s: Belfort) -> list[int]:
        return [KEEP_CREST, *(1 + seat for seat in range(s.seats) if seat != self.seat)]

    def refusal(self, s: Belfort, code: int) -> Refusal | None:
        grey = code != KEEP_CREST and s.grey >> (code - 1) & 1
        return Refusal("BEL-4.34", "crest-grey", who=SeatName(code - 1)) if grey else None

    def choose(self, s: Belfort, code: int) -> None:
        if code == KEEP_CREST:
            s.say(events.CREST_KEPT, self.seat, s.crests[self.seat])
        else:
            other = code - 1
            crests = s.crests
            crests[self.seat], crests[other] = crests[other], crests[self.seat]
            s.sort_order()
            s.say(events.CRESTS_SWAPPED, self.seat, other, crests[self.seat])
        s.grey |= 1 << self.seat

    def token(self, s: Belfort, code: int) -> str:
        return "keep" if code == KEEP_CREST else f"swap:{code - 1}"

    def label(self, s: Belfort, code: int) -> Phrase:
        if code == KEEP_CREST:
            return Phrase("do-keep-crest", crest=s.crests[self.seat])
        return Phrase("do-swap-crest", other=SeatName(code - 1), crest=s.crests[code - 1])

    def prompt(self, s: Belfort) -> Phrase:
        return Phrase("ask-camp_swap", crest=s.crests[self.seat])

    def targets(self, s: Belfort, code: int) -> list[str]:
        return [f"crest:{self.seat if code == KEEP_CREST else code - 1}"]


class IncomeAndTaxes(Effect[Belfort]):
    """BEL-4.36 to 4.39. Income, then taxes, each player alone."""

    name = "income_and_taxes"

    def run(self, s: Belfort) -> None:
        for seat in range(s.seats):
            take_income(s, seat)
            pay_tax(s, seat)


def income_of(s: Belfort, seat: int) -> int:
    """BEL-4.36. Gold from built cards."""
    return sum([n * each for n, each in zip(s.cards_built(seat), s.tables.income)])


def take_income(s: Belfort, seat: int) -> None:
    """BEL-4.36. Take the income of built cards."""
    income = income_of(s, seat)
    if income:
        s.take(seat, GOLD, income)
        s.say(events.INCOME, seat, income)


def pay_tax(s: Belfort, seat: int) -> None:
    """BEL-4.37, 4.38. Pay what one can; the score drops by what is missing."""
    tax = s.tables.tax(s.score(seat))
    paid = min(tax, s.gold(seat))
    if paid:
        s.take(seat, GOLD, -paid)
        s.say(events.TAX_PAID, seat, paid)
    if paid < tax:
        s.award(seat, UNPAID_TAX, paid - tax)
        s.say(events.TAX_SHORT, seat, tax - paid)
