"""Four guilds: the Laboratory (4F), the Bellows (4G), the Furnace Builder's Workshop (4I) and the
smelting of the Forge (4J)."""

from __future__ import annotations

from typing import Final

from underhall.core.phrase import Amount, Phrase, Refusal
from underhall.games.dwergar.box.names import (
    COSTS,
    EXTRA_EXCHANGES,
    RESOURCE_COUNT,
    RESOURCES,
    SECOND_FURNACE,
)
from underhall.games.dwergar.rules import events
from underhall.games.dwergar.rules.heat import (
    gain_heat,
    light,
    pay_heat,
    refuse_gain,
    refuse_goods,
    refuse_heat,
    refuse_light,
)
from underhall.games.dwergar.rules.parts import (
    BUILD,
    BUILD_SECOND,
    EXCHANGE,
    UPGRADE,
    Part,
    refuse_base,
    refuse_bonus,
)
from underhall.games.dwergar.table.state import BASE_DONE, Dwergar

BASE: Final = -1
"""In place of a bonus: the base part of its space."""


def one_of(resource: int) -> tuple[int, ...]:
    """A single resource as goods."""
    return tuple([int(kind == resource) for kind in range(RESOURCE_COUNT)])


class Exchange(Part):
    """DWE-4.59, 4.60. A resource for more of a worse kind; a blacksmith may do so twice more."""

    def refusal(self, s: Dwergar, seat: int, n: int) -> Refusal | None:
        limit = exchange_limit(s)
        if s.exchanges >= limit:
            return Refusal("DWE-4.59", "exchanges-used", most=limit)
        return refuse_goods(s, seat, one_of(s.tables.exchange_give[n]), "DWE-4.59")

    def offer(self, s: Dwergar, seat: int, found: list[int]) -> None:
        if s.exchanges >= exchange_limit(s):
            return
        own = s.in_hand(seat)
        for n, resource in enumerate(s.tables.exchange_give):
            if own[resource]:
                found.append(EXCHANGE + n)

    def use(self, s: Dwergar, seat: int, n: int) -> None:
        t = s.tables
        give, take = t.exchange_give[n], t.exchange_take[n]
        s.exchanges += 1
        s.done |= BASE_DONE
        s.take_of(seat, give, -1)
        s.take_of(seat, take, t.exchange_amount[n])
        clause = "DWE-4.59" if s.exchanges == 1 else "DWE-4.60"
        s.say(events.EXCHANGED.under(clause), seat, give, take, t.exchange_amount[n])

    def token(self, s: Dwergar, n: int) -> str:
        return super().token(s, n).replace("_to_", ":")

    def label(self, s: Dwergar, seat: int, n: int) -> Phrase:
        t = s.tables
        give = Amount(COSTS, t.exchange_give[n], 1)
        take = Amount(COSTS, t.exchange_take[n], t.exchange_amount[n])
        return Phrase("do-exchange", give=give, take=take)


def exchange_limit(s: Dwergar) -> int:
    """DWE-4.59, 4.60. How many exchanges the current action allows."""
    return 1 + (s.tables.more_exchanges if s.unlocked() >> EXTRA_EXCHANGES & 1 else 0)


class Kindle(Part):
    """DWE-4.61 to 4.64, 4.74, 4.76. Light furnaces, raise heat, or both, by base or bonus."""

    def __init__(self, first: int, bonus: int, word: str, clause: str) -> None:
        super().__init__(first, word)
        self.bonus = bonus
        self.clause = clause

    def lights(self, s: Dwergar) -> int:
        """How many furnaces it lights at most."""
        return 1 if self.bonus == BASE else s.tables.kindled[self.bonus]

    def warms(self, s: Dwergar) -> int:
        """By how much it raises heat at most."""
        return 0 if self.bonus == BASE else s.tables.warmed[self.bonus]

    def refusal(self, s: Dwergar, seat: int, n: int) -> Refusal | None:
        why = refuse_base(s, self.clause) if self.bonus == BASE else refuse_bonus(s, self.bonus)
        if why is not None:
            return why
        cold = refuse_light(s, seat) if self.lights(s) else refuse_gain(s, seat)
        if cold is not None and self.lights(s) and self.warms(s):
            return refuse_gain(s, seat)
        return cold

    def offer(self, s: Dwergar, seat: int, found: list[int]) -> None:
        if not (s.is_free(self.bonus) if self.bonus != BASE else s.done & BASE_DONE == 0):
            return
        lights = self.lights(s) and s.unlit[seat]
        if lights or (self.warms(s) and s.heat[seat] < s.tables.most_heat):
            found.append(self.first)

    def use(self, s: Dwergar, seat: int, n: int) -> None:
        s.done |= BASE_DONE if self.bonus == BASE else 1 << self.bonus
        light(s, seat, self.lights(s), self.clause)
        gain_heat(s, seat, self.warms(s), events.HEAT_GAINED.under(self.clause))

    def label(self, s: Dwergar, seat: int, n: int) -> Phrase:
        furnaces = min(self.lights(s), s.unlit[seat])
        heat = min(self.warms(s), s.tables.most_heat - s.heat[seat])
        return Phrase("do-kindle-" + self.word, furnaces=furnaces, heat=heat)


class Build(Part):
    """DWE-4.72. A furnace from the reserve, unlit."""

    def refusal(self, s: Dwergar, seat: int, n: int) -> Refusal | None:
        if s.done & BASE_DONE:
            return refuse_base(s, "DWE-4.72")
        return refuse_furnace(s, seat, s.tables.furnace_price, "DWE-4.72")

    def offer(self, s: Dwergar, seat: int, found: list[int]) -> None:
        if not s.done & BASE_DONE and s.reserve[seat] and s.has(seat, s.tables.furnace_price):
            found.append(BUILD)

    def use(self, s: Dwergar, seat: int, n: int) -> None:
        s.done |= BASE_DONE
        build_furnace(s, seat, s.tables.furnace_price, "DWE-4.72")

    def label(self, s: Dwergar, seat: int, n: int) -> Phrase:
        return Phrase("do-build", cost=events.amounts_of(s.tables.furnace_price))


class BuildSecond(Part):
    """DWE-4.73. An engineer builds a further furnace, at its own price."""

    def refusal(self, s: Dwergar, seat: int, n: int) -> Refusal | None:
        why = refuse_bonus(s, SECOND_FURNACE)
        if why is not None:
            return why
        if not s.done & BASE_DONE:
            return Refusal("DWE-4.73", "build-first")
        return refuse_furnace(s, seat, s.tables.second_price, "DWE-4.73")

    def offer(self, s: Dwergar, seat: int, found: list[int]) -> None:
        if s.done & BASE_DONE and s.is_free(SECOND_FURNACE):
            if s.reserve[seat] and s.has(seat, s.tables.second_price):
                found.append(BUILD_SECOND)

    def use(self, s: Dwergar, seat: int, n: int) -> None:
        s.done |= 1 << SECOND_FURNACE
        build_furnace(s, seat, s.tables.second_price, "DWE-4.73")

    def label(self, s: Dwergar, seat: int, n: int) -> Phrase:
        return Phrase("do-build-second", cost=events.amounts_of(s.tables.second_price))


def refuse_furnace(s: Dwergar, seat: int, price: tuple[int, ...], clause: str) -> Refusal | None:
    """DWE-4.18. Why no furnace can be built."""
    if s.reserve[seat] == 0:
        return Refusal("DWE-4.18", "reserve-empty")
    return refuse_goods(s, seat, price, clause)


def build_furnace(s: Dwergar, seat: int, price: tuple[int, ...], clause: str) -> None:
    """DWE-4.72. Pay and move a furnace from the reserve to the player board."""
    s.spend(seat, price)
    s.reserve[seat] -= 1
    s.unlit[seat] += 1
    cost = events.amounts_of(price)
    s.say(events.FURNACE_BUILT.under(clause), seat, cost, s.reserve[seat])


class Upgrade(Part):
    """DWE-4.75. A resource and heat for one of the next better kind, as often as it can be paid."""

    def refusal(self, s: Dwergar, seat: int, n: int) -> Refusal | None:
        short = refuse_goods(s, seat, one_of(n), "DWE-4.75")
        return short or refuse_heat(s, seat, s.tables.upgrade_heat[n])

    def offer(self, s: Dwergar, seat: int, found: list[int]) -> None:
        own, heat = s.in_hand(seat), s.heat_at_hand(seat)
        for n, price in enumerate(s.tables.upgrade_heat):
            if heat >= price and own[n]:
                found.append(UPGRADE + n)

    def use(self, s: Dwergar, seat: int, n: int) -> None:
        heat = s.tables.upgrade_heat[n]
        s.done |= BASE_DONE
        s.take_of(seat, n, -1)
        s.take_of(seat, n + 1)
        s.say(events.UPGRADED, seat, n, n + 1, heat)
        pay_heat(s, seat, heat)

    def label(self, s: Dwergar, seat: int, n: int) -> Phrase:
        heat = s.tables.upgrade_heat[n]
        give, take = RESOURCES.word(n), RESOURCES.word(n + 1)
        return Phrase("do-upgrade", give=give, take=take, heat=heat)
