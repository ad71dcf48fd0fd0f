"""Heat and furnaces (4B): gaining, paying, lighting, keeping."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, Final

from underhall.core.agenda import Decision
from underhall.core.events import EventKind
from underhall.core.phrase import Amount, Phrase, Refusal
from underhall.games.dwergar.box.effects import EVENT_CLAUSES, goods_of
from underhall.games.dwergar.box.names import (
    COSTS,
    EASTERN_QUARTER,
    HEAT,
    MOST_FURNACES,
    MOST_HEAT,
)
from underhall.games.dwergar.rules import events
from underhall.games.dwergar.table.state import Dwergar

MOST_PAID: Final = MOST_HEAT + MOST_FURNACES


def gain_heat(s: Dwergar, seat: int, heat: int, kind: EventKind, *about: object) -> None:
    """DWE-4.13. Raise the heat track as far as it goes; the rest is lost. ``about`` is what the
    event tells besides."""
    gained = min(heat, s.tables.most_heat - s.heat[seat])
    if gained:
        s.heat[seat] += gained
        s.say(kind, seat, *about, gained, s.heat[seat])


def gain_event_heat(s: Dwergar, seat: int, heat: int, event: int) -> None:
    """DWE-4.127, 4.133, 4.134, 4.139. Heat from an event."""
    if heat:
        gain_heat(s, seat, heat, events.EVENT_HEAT.under(EVENT_CLAUSES[event]), event)


def light(s: Dwergar, seat: int, most: int, clause: str) -> None:
    """DWE-4.15. Light up to so many unlit furnaces on the player board."""
    n = min(most, s.unlit[seat])
    if n > 0:
        s.unlit[seat] -= n
        s.lit[seat] += n
        s.say(events.FURNACES_LIT.under(clause), seat, n)


def refuse_light(s: Dwergar, seat: int) -> Refusal | None:
    """DWE-4.33. Lighting without an unlit furnace would change nothing."""
    return None if s.unlit[seat] else Refusal("DWE-4.33", "no-unlit-furnace")


def refuse_gain(s: Dwergar, seat: int) -> Refusal | None:
    """DWE-4.33. A full heat track cannot rise."""
    if s.heat[seat] < s.tables.most_heat:
        return None
    return Refusal("DWE-4.33", "heat-full", most=s.tables.most_heat)


def refuse_heat(s: Dwergar, seat: int, heat: int) -> Refusal | None:
    """DWE-4.12. A cost in heat is paid in full or not at all."""
    have = s.heat_at_hand(seat)
    if have >= heat:
        return None
    missing = Amount(COSTS, HEAT, heat - have)
    return Refusal("DWE-4.12", "heat-short", price=Amount(COSTS, HEAT, heat), missing=missing)


def refuse_goods(
    s: Dwergar, seat: int, goods: tuple[int, ...], clause: str, heat: int = 0
) -> Refusal | None:
    """Why resources do not suffice: the price, its heat included, and what is missing of it."""
    if s.has(seat, goods):
        return None
    short = tuple([max(0, wanted - have) for wanted, have in zip(goods, s.in_hand(seat))])
    price, missing = events.amounts_of((*goods, heat)), events.amounts_of(short)
    return Refusal(clause, "goods-short", price=price, missing=missing)


def refuse_cost(s: Dwergar, seat: int, cost: tuple[int, ...], clause: str) -> Refusal | None:
    """Why resources or heat do not suffice."""
    heat = cost[HEAT]
    return refuse_goods(s, seat, goods_of(cost), clause, heat) or refuse_heat(s, seat, heat)


# ---------------------------------------------------------------------- paying


def pay_heat(s: Dwergar, seat: int, heat: int) -> None:
    """DWE-4.10. Pay heat, asking how where there is more than one way."""
    least = max(0, heat - s.lit[seat])
    if least < min(heat, s.heat[seat]):
        s.then(PayHeat(seat, heat))
    elif heat:
        pay_split(s, seat, heat, least)


def pay_split(s: Dwergar, seat: int, heat: int, track: int) -> None:
    """DWE-4.10, 4.11. So much from the track, the rest from furnaces that go out."""
    furnaces = heat - track
    s.heat[seat] -= track
    s.lit[seat] -= furnaces
    s.unlit[seat] += furnaces
    s.say(events.HEAT_PAID, seat, heat, track, furnaces)


class PayHeat(Decision[Dwergar]):
    """DWE-4.10. How many points of a heat cost come from the track; a code is that number."""

    name = "pay_heat"
    aside: ClassVar[bool] = True
    codes: ClassVar[Sequence[int]] = range(MOST_HEAT + 1)

    def __init__(self, seat: int, heat: int) -> None:
        super().__init__(seat)
        self.heat = heat

    def misfit(self, s: Dwergar) -> str:
        fits = self.heat <= s.heat_at_hand(self.seat)
        return "" if fits else f"seat {self.seat} has less than {self.heat} heat (DWE-4.12)"

    def candidates(self, s: Dwergar) -> list[int]:
        return list(range(min(self.heat, s.tables.most_heat) + 1))

    def refusal(self, s: Dwergar, code: int) -> Refusal | None:
        if code > s.heat[self.seat]:
            return Refusal("DWE-4.10", "track-too-low", heat=s.heat[self.seat])
        if self.heat - code > s.lit[self.seat]:
            return Refusal("DWE-4.10", "too-few-lit", lit=s.lit[self.seat])
        return None

    def options(self, s: Dwergar) -> list[int]:
        heat = self.heat
        least = max(0, heat - s.lit[self.seat])
        return list(range(least, min(heat, s.heat[self.seat]) + 1))

    def choose(self, s: Dwergar, code: int) -> None:
        pay_split(s, self.seat, self.heat, code)

    def token(self, s: Dwergar, code: int) -> str:
        return str(code)

    def label(self, s: Dwergar, code: int) -> Phrase:
        return Phrase("do-pay-heat", track=code, furnaces=self.heat - code)

    def targets(self, s: Dwergar, code: int) -> list[str]:
        """Where the marker would stand on the track; no more can come from it than lies on it."""
        left = s.heat[self.seat] - code
        return [f"heat:{left}"] if left >= 0 else []

    def prompt(self, s: Dwergar) -> Phrase:
        return Phrase("ask-pay_heat", heat=self.heat)


# ---------------------------------------------------------------------- the ends of turn and round


def heat_falls(s: Dwergar, seat: int) -> None:
    """DWE-4.17, 4.124. At the end of a turn only the Eastern Quarter keeps heat on the track."""
    kept = min(s.heat[seat], s.tables.heat_kept * s.deck_count(seat, EASTERN_QUARTER))
    lost = s.heat[seat] - kept
    s.heat[seat] = kept
    if lost:
        s.say(events.HEAT_FELL, seat, lost, kept)


def spread_fire(s: Dwergar) -> None:
    """DWE-4.25. Whoever has a lit furnace lights one more."""
    for seat in s.order():
        if s.lit[seat] and s.unlit[seat]:
            s.lit[seat] += 1
            s.unlit[seat] -= 1
            s.say(events.FIRE_SPREAD, seat)
