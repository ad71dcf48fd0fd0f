"""The Actions phase (4-F): one full turn each, action by action."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, Final

from underhall.core.agenda import Decision, Effect
from underhall.core.phrase import Amount, Phrase, Refusal
from underhall.games.belfort.box.names import (
    BANK,
    BLACKSMITH,
    CARDS,
    CLASSES,
    DISTRICT_COUNT,
    DISTRICTS,
    GNOME,
    GOLD,
    GOODS,
    GUILDS,
    KINDS,
    LIBRARY,
    MERCHANTS,
    METAL,
    PROPERTIES,
    STONE,
    WALL,
    WITH_SPACE,
    WOOD,
    WORKERS,
)
from underhall.games.belfort.rules import events
from underhall.games.belfort.rules.building import (
    Site,
    build_guild,
    cost_words,
    goods_at,
    refuse_building,
    refuse_guild,
    refuse_price,
)
from underhall.games.belfort.rules.cards import (
    CARDS_AND_DECK,
    DECK,
    BuyCard,
    DiscardToLimit,
    RefillDisplay,
    draw_and_say,
)
from underhall.games.belfort.rules.gnomes import GnomeLock, bank_gold, refuse_hire
from underhall.games.belfort.rules.trading import (
    Visit,
    can_trade,
    refuse_visit,
    visits_left,
)
from underhall.games.belfort.rules.workers import (
    refuse_card_space,
    refuse_guild_use,
    use_card_space,
    use_guild,
)
from underhall.games.belfort.table.state import ACTIONS, NOBODY, Belfort
from underhall.kit.effects import SeatEffect

END: Final = 0
BUY: Final = 1
HIRE: Final = 2
VISIT: Final = 3
SMITH: Final = 4
EXCHANGE: Final = 5
"""Merchants: EXCHANGE + good, for wood and stone."""
BUILD: Final = 10
"""BUILD + kind, for the ten properties and the wall."""
BUILD_GUILD: Final = 21
"""BUILD_GUILD + district."""
USE_GUILD: Final = 26
"""USE_GUILD + district: activate the worker there."""
USE_CARD: Final = 31
"""USE_CARD + kind * CLASSES + class: activate such a worker on a card of this kind."""

_ALWAYS = [END, BUY, HIRE, VISIT, SMITH, *range(BUILD, USE_GUILD)]


class ActionsPhase(Effect[Belfort]):
    """BEL-4.40. In turn order each player takes one complete turn."""

    name = "actions_phase"

    def run(self, s: Belfort) -> None:
        s.phase = ACTIONS
        s.then(*[TakeTurn(seat) for seat in s.order])


class TakeTurn(SeatEffect[Belfort]):
    """BEL-4.41, 4.43. A new turn: limits are reset, staffed Banks pay."""

    name = "take_turn"

    def run(self, s: Belfort) -> None:
        s.begin_turn(self.seat)
        s.visits_used = s.extra_visits = s.exchanges = s.smithed = 0
        s.hired = False
        s.say(events.TURN_BEGAN, self.seat)
        bank_gold(s, self.seat, s.staffed(self.seat, BANK))
        s.then(Action(self.seat), EndTurn(self.seat))

    def ends_turn(self, s: Belfort) -> bool:
        return True


class EndTurn(SeatEffect[Belfort]):
    """BEL-4.44. Workers home, a card from each staffed Library, then the hand limit."""

    name = "end_turn"

    def run(self, s: Belfort) -> None:
        workers_return(s, self.seat)
        draw_and_say(s, self.seat, s.staffed(self.seat, LIBRARY), "BEL-4.44")
        s.then(DiscardToLimit(self.seat), RefillDisplay())


def workers_return(s: Belfort, seat: int) -> None:
    """BEL-4.44. Workers still on action spaces return home, unused."""
    for district, worker in enumerate(s.guild_worker):
        if worker // CLASSES == seat:
            s.send_home(worker)
            s.guild_worker[district] = NOBODY
    for kind in WITH_SPACE:
        for sort, count in enumerate(s.on_card(seat, kind)):
            if count:
                s.staff(seat, kind, sort, -count)


class Action(Decision[Belfort]):
    """BEL-4.40 to 4.42. Any action, in any order, as often as it can be paid; or end the turn."""

    name = "action"
    starts_action = True
    private = True
    shown_when_chosen = True
    codes: ClassVar[Sequence[int]] = range(USE_CARD + PROPERTIES * CLASSES)
    closing: ClassVar[Sequence[int]] = (END,)

    def candidates(self, s: Belfort) -> list[int]:
        found = list(_ALWAYS)
        if MERCHANTS in s.guilds:
            found += [EXCHANGE + WOOD, EXCHANGE + STONE]
        return found + self._placed(s)

    def _placed(self, s: Belfort) -> list[int]:
        """BEL-4.55. The codes of the seat's workers that stand on guilds and own cards."""
        found = []
        for district in range(DISTRICT_COUNT):
            if s.guild_worker[district] // CLASSES == self.seat:
                found.append(USE_GUILD + district)
        for kind in WITH_SPACE:
            for sort, count in enumerate(s.on_card(self.seat, kind)):
                if count:
                    found.append(USE_CARD + kind * CLASSES + sort)
        return found

    def options(self, s: Belfort) -> list[int]:
        seat = self.seat
        t = s.tables
        gold = s.gold(seat)
        found = [END]
        if gold >= t.card_price and (s.display or s.has_cards_to_draw()):
            found.append(BUY)
        if gold >= t.hire_price and not s.hired and s.pool and s.has_any_lock(seat):
            found.append(HIRE)
        if visits_left(s, seat) > 0 and can_trade(s, seat):
            found.append(VISIT)
        if gold and s.smithed < s.staffed(seat, BLACKSMITH):
            found.append(SMITH)
        self._add_buildings(s, found)
        if s.exchanges:
            goods = s.my_goods(seat)
            found += [EXCHANGE + good for good in (WOOD, STONE) if goods[good]]
        for code in self._placed(s):
            if self._refuse_activation(s, code) is None:
                found.append(code)
        return found

    def _add_buildings(self, s: Belfort, found: list[int]) -> None:
        seat = self.seat
        t = s.tables
        for kind, held in enumerate([*s.hand(seat), WALL]):
            if held and s.can_pay(seat, t.cost[kind]) and s.has_free_location(kind):
                found.append(BUILD + kind)
        for district in range(DISTRICT_COUNT):
            if s.markers[t.guild_symbol[district]] == NOBODY:
                if s.can_pay(seat, t.guild_cost[s.guilds[district]]):
                    found.append(BUILD_GUILD + district)

    def unused(self, s: Belfort) -> Phrase | None:
        found: list[int] = []
        self._add_buildings(s, found)
        placed = [code for code in self._placed(s) if self._refuse_activation(s, code) is None]
        if found:
            return Phrase("unused-buildings", n=len(found))
        return Phrase("unused-activations", n=len(placed)) if placed else None

    # ------------------------------------------------------------------ why not

    def refusal(self, s: Belfort, code: int) -> Refusal | None:
        seat = self.seat
        if code == END:
            return None
        if code == BUY:
            return self._refuse_buying(s)
        if code == HIRE:
            return refuse_hire(s, seat)
        if code == VISIT:
            return refuse_visit(s, seat)
        if code == SMITH:
            return self._refuse_smith(s)
        if code < BUILD:
            return self._refuse_exchange(s, code - EXCHANGE)
        if code < BUILD_GUILD:
            return refuse_building(s, seat, code - BUILD)
        if code < USE_GUILD:
            return refuse_guild(s, seat, code - BUILD_GUILD)
        return self._refuse_activation(s, code)

    def _refuse_buying(self, s: Belfort) -> Refusal | None:
        if not s.display and not s.has_cards_to_draw():
            return Refusal("BEL-4.75", "no-cards-left")
        return refuse_price(s, self.seat, s.tables.card_price, "BEL-4.75")

    def _refuse_smith(self, s: Belfort) -> Refusal | None:
        card = CARDS.word(BLACKSMITH)
        staffed = s.staffed(self.seat, BLACKSMITH)
        if s.has_built(self.seat, BLACKSMITH) == 0:
            return Refusal("BEL-4.67", "not-built", card=card)
        if staffed == 0:
            return Refusal("BEL-4.67", "needs-gnome", card=card)
        if s.smithed >= staffed:
            return Refusal("BEL-4.41", "already-smithed")
        return refuse_price(s, self.seat, 1, "BEL-4.67")

    def _refuse_exchange(self, s: Belfort, good: int) -> Refusal | None:
        if s.exchanges == 0:
            return Refusal("BEL-4.82", "no-exchange-left")
        if s.my_goods(self.seat)[good] == 0:
            return Refusal("BEL-4.82", "has-none", good=GOODS.word(good))
        return None

    def _refuse_activation(self, s: Belfort, code: int) -> Refusal | None:
        if code < USE_CARD:
            return refuse_guild_use(s, self.seat, s.guilds[code - USE_GUILD])
        return refuse_card_space(s, self.seat, (code - USE_CARD) // CLASSES)

    # ------------------------------------------------------------------ doing

    def choose(self, s: Belfort, code: int) -> None:
        seat = self.seat
        if code == END:
            return
        if code == BUY:
            s.then(BuyCard(seat))
            return
        s.then(self)
        if code == HIRE:
            s.then(GnomeLock(seat, s.tables.hire_price))
        elif code == VISIT:
            s.then(Visit(seat, 0))
        elif code == SMITH:
            self._smith(s)
        elif code < BUILD:
            self._exchange(s, code - EXCHANGE)
        elif code < BUILD_GUILD:
            self._build(s, code - BUILD)
        elif code < USE_GUILD:
            build_guild(s, seat, code - BUILD_GUILD)
        else:
            self._activate(s, code)

    def _build(self, s: Belfort, kind: int) -> None:
        if kind != WALL:
            s.show_card(self.seat, kind)
        s.then(Site(self.seat, kind))

    def _smith(self, s: Belfort) -> None:
        """BEL-4.67. A gold for a metal."""
        s.smithed += 1
        s.take(self.seat, GOLD, -1)
        s.take(self.seat, METAL, 1)
        s.say(events.SMITHED, self.seat)

    def _exchange(self, s: Belfort, good: int) -> None:
        """BEL-4.82. A wood or a stone for a metal."""
        s.exchanges -= 1
        s.take(self.seat, good, -1)
        s.take(self.seat, METAL, 1)
        s.say(events.EXCHANGED, self.seat, good)

    def _activate(self, s: Belfort, code: int) -> None:
        """BEL-4.55. The worker goes home and the effect is carried out."""
        if code < USE_CARD:
            district = code - USE_GUILD
            s.send_home(s.guild_worker[district])
            s.guild_worker[district] = NOBODY
            use_guild(s, self.seat, s.guilds[district])
            return
        kind, sort = divmod(code - USE_CARD, CLASSES)
        s.staff(self.seat, kind, sort, -1)
        use_card_space(s, self.seat, kind)

    # ------------------------------------------------------------------ in words

    def token(self, s: Belfort, code: int) -> str:
        if code < EXCHANGE:
            return ("end", "buy", "hire", "visit", "smith")[code]
        if code < BUILD:
            return "exchange:" + GOODS.token(code - EXCHANGE)
        if code < BUILD_GUILD:
            return "build:" + KINDS.token(code - BUILD)
        if code < USE_GUILD:
            return "build:" + GUILDS.token(s.guilds[code - BUILD_GUILD])
        if code < USE_CARD:
            return "use:" + GUILDS.token(s.guilds[code - USE_GUILD])
        kind, sort = divmod(code - USE_CARD, CLASSES)
        return f"use:{CARDS.token(kind)}:{WORKERS.token(sort)}"

    def label(self, s: Belfort, code: int) -> Phrase:
        t = s.tables
        if code < EXCHANGE:
            return self._short_label(s, code)
        if code < BUILD:
            return Phrase("do-exchange", good=GOODS.word(code - EXCHANGE))
        if code == BUILD + WALL:
            return Phrase("do-build-wall", cost=cost_words(t.cost[WALL]))
        if code < BUILD_GUILD:
            cost = cost_words(t.cost[code - BUILD])
            return Phrase("do-build", kind=CARDS.word(code - BUILD), cost=cost)
        if code < USE_GUILD:
            guild = s.guilds[code - BUILD_GUILD]
            district = DISTRICTS.word(code - BUILD_GUILD)
            cost = cost_words(t.guild_cost[guild])
            return Phrase("do-build-guild", guild=GUILDS.word(guild), district=district, cost=cost)
        if code < USE_CARD:
            return Phrase("do-use-guild", guild=GUILDS.word(s.guilds[code - USE_GUILD]))
        kind, sort = divmod(code - USE_CARD, CLASSES)
        return Phrase("do-use-card", card=CARDS.word(kind), worker=WORKERS.word(sort))

    def _short_label(self, s: Belfort, code: int) -> Phrase:
        return (
            Phrase("do-end-turn"),
            Phrase("do-buy-card", price=Amount(GOODS, GOLD, s.tables.card_price)),
            Phrase("do-hire-gnome", price=Amount(GOODS, GOLD, s.tables.hire_price)),
            Phrase("do-visit", n=visits_left(s, self.seat)),
            Phrase("do-smith"),
        )[code]

    def targets(self, s: Belfort, code: int) -> list[str]:
        if code < BUILD:
            return self._short_targets(s, code)
        if code < BUILD_GUILD:
            return [] if code == BUILD + WALL else [f"hand:{CARDS.token(code - BUILD)}"]
        if code < USE_GUILD:
            return [f"symbol:{DISTRICTS.token(code - BUILD_GUILD)}_guild"]
        if code < USE_CARD:
            return [f"space:guild_{DISTRICTS.token(code - USE_GUILD)}"]
        return [f"space:{CARDS.token((code - USE_CARD) // CLASSES)}"]

    def _short_targets(self, s: Belfort, code: int) -> list[str]:
        if code == BUY:
            return [f"display:{CARDS_AND_DECK.token(card)}" for card in [*s.display, DECK]]
        if code == HIRE:
            return [f"worker:{WORKERS.token(GNOME)}"]
        if code == SMITH:
            return [f"built:{CARDS.token(BLACKSMITH)}"]
        return [goods_at(self.seat, code - EXCHANGE)] if code >= EXCHANGE else []
