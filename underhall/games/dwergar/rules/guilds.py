"""Four guilds: the Laboratory (4F), the Bellows (4G), the Furnace Builder's Workshop (4I) and the
smelting of the Forge (4J)."""

from __future__ import annotations

from typing import Final

from underhall.core.phrase import Amount, Phrase, Refusal
from underhall.games.dwergar.box.components import Goods
from underhall.games.dwergar.box.names import (
    BONUSES,
    COSTS,
    EXTRA_EXCHANGES,
    RESOURCE_COUNT,
    RESOURCES,
    SPACES,
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


def at_base(s: Dwergar) -> list[str]:
    """The base part of the space of the action, as a thing on the table."""
    return ["base:" + SPACES.token(s.space)]


def of_resource(resource: int) -> list[str]:
    """A resource of the acting player, as a thing on the table."""
    return ["goods:" + RESOURCES.token(resource)]


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
        at = seat * RESOURCE_COUNT
        for n, resource in enumerate(s.tables.exchange_give):
            if s.goods[at + resource]:
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

    def targets(self, s: Dwergar, n: int) -> list[str]:
        return at_base(s) + of_resource(s.tables.exchange_give[n])


def exchange_limit(s: Dwergar) -> int:
    """DWE-4.59, 4.60. How many exchanges the current action allows."""
    return 1 + (s.tables.more_exchanges if s.unlocked() >> EXTRA_EXCHANGES & 1 else 0)


class Once(Part):
    """What is used once in an action: the base part of a space, or a bonus."""

    def __init__(self, first: int, bonus: int, word: str, clause: str) -> None:
        super().__init__(first, word)
        self.bonus = bonus
        self.clause = clause

    def refuse_use(self, s: Dwergar) -> Refusal | None:
        """Why it is not open, or used already."""
        return refuse_base(s, self.clause) if self.bonus == BASE else refuse_bonus(s, self.bonus)

    def targets(self, s: Dwergar, n: int) -> list[str]:
        return at_base(s) if self.bonus == BASE else ["bonus:" + BONUSES.token(self.bonus)]

    def mark_used(self, s: Dwergar) -> None:
        """It cannot be used again in this action."""
        s.done |= BASE_DONE if self.bonus == BASE else 1 << self.bonus


class Kindle(Once):
    """DWE-4.61 to 4.64, 4.74, 4.76. Light furnaces, raise heat, or both, by base or bonus."""

    def lights(self, s: Dwergar) -> int:
        """How many furnaces it lights at most."""
        return 1 if self.bonus == BASE else s.tables.kindled[self.bonus]

    def warms(self, s: Dwergar) -> int:
        """By how much it raises heat at most."""
        return 0 if self.bonus == BASE else s.tables.warmed[self.bonus]

    def refusal(self, s: Dwergar, seat: int, n: int) -> Refusal | None:
        why = self.refuse_use(s)
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
        self.mark_used(s)
        light(s, seat, self.lights(s), self.clause)
        gain_heat(s, seat, self.warms(s), events.HEAT_GAINED.under(self.clause))

    def label(self, s: Dwergar, seat: int, n: int) -> Phrase:
        furnaces = min(self.lights(s), s.unlit[seat])
        heat = min(self.warms(s), s.tables.most_heat - s.heat[seat])
        return Phrase("do-kindle-" + self.word, furnaces=furnaces, heat=heat)


class Build(Once):
    """DWE-4.72, 4.73. A furnace from the reserve, unlit; as a bonus a further one, at its own
    price."""

    def price(self, s: Dwergar) -> Goods:
        """What the furnace costs."""
        return s.tables.furnace_price if self.bonus == BASE else s.tables.second_price

    def refusal(self, s: Dwergar, seat: int, n: int) -> Refusal | None:
        why = self.refuse_use(s)
        if why is None and self.bonus != BASE and not s.done & BASE_DONE:
            why = Refusal("DWE-4.73", "build-first")
        if why is None and s.reserve[seat] == 0:
            why = Refusal("DWE-4.18", "reserve-empty")
        return why or refuse_goods(s, seat, self.price(s), self.clause)

    def offer(self, s: Dwergar, seat: int, found: list[int]) -> None:
        built = s.done & BASE_DONE
        is_open = built and s.is_free(self.bonus) if self.bonus != BASE else not built
        if is_open and s.reserve[seat] and s.has(seat, self.price(s)):
            found.append(self.first)

    def use(self, s: Dwergar, seat: int, n: int) -> None:
        self.mark_used(s)
        s.spend(seat, self.price(s))
        s.reserve[seat] -= 1
        s.unlit[seat] += 1
        if s.telling:
            cost = events.amounts_of(self.price(s))
            s.say(events.FURNACE_BUILT.under(self.clause), seat, cost, s.reserve[seat])

    def label(self, s: Dwergar, seat: int, n: int) -> Phrase:
        return Phrase("do-" + self.what, cost=events.amounts_of(self.price(s)))


class Upgrade(Part):
    """DWE-4.75. A resource and heat for one of the next better kind, as often as it can be paid."""

    def refusal(self, s: Dwergar, seat: int, n: int) -> Refusal | None:
        short = refuse_goods(s, seat, one_of(n), "DWE-4.75")
        return short or refuse_heat(s, seat, s.tables.upgrade_heat[n])

    def offer(self, s: Dwergar, seat: int, found: list[int]) -> None:
        at, heat = seat * RESOURCE_COUNT, s.heat[seat] + s.lit[seat]
        for n, price in enumerate(s.tables.upgrade_heat):
            if heat >= price and s.goods[at + n]:
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

    def targets(self, s: Dwergar, n: int) -> list[str]:
        return at_base(s) + of_resource(n)
