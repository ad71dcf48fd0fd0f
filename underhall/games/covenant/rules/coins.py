"""Royal coins (4.H)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from underhall.core.names import Codec, Names, Number
from underhall.core.phrase import Phrase, Refusal
from underhall.games.covenant.box.atoms import COIN
from underhall.games.covenant.box.names import (
    COIN_SLOT_COUNT,
    COIN_SLOTS,
    COINS,
    EMPTY,
    FREE_PATRONAGE,
    SPACES,
)
from underhall.games.covenant.rules import events, reasons
from underhall.games.covenant.rules.choices import Choice, RewardChoice, offer, tiles_on
from underhall.games.covenant.rules.reasons import SOURCE_COUNT, SOURCE_OF
from underhall.games.covenant.rules.rewards import promise, reward_words
from underhall.games.covenant.table.state import NONE, Covenant


def price(s: Covenant, seat: int, cost: int) -> int:
    """COV-4.81. What a clan pays for a space with this cost."""
    return 0 if s.has(seat, FREE_PATRONAGE) else cost


def pay_gp(s: Covenant, seat: int, n: int, why: int) -> None:
    """COV-4.18. Pay Glory Points for a tile."""
    if n == 0:
        return
    s.gp[seat] -= n
    s.points[seat * SOURCE_COUNT + SOURCE_OF[why]] -= n
    s.report_why(events.GP_PAID, seat, why, n)


def affordable(s: Covenant, seat: int, display: list[int], costs: list[int]) -> list[int]:
    """COV-4.18, 4.81. The spaces of a display that hold a tile the clan can pay for."""
    if s.has(seat, FREE_PATRONAGE):
        return tiles_on(display)
    have = s.gp[seat]
    return [space for space in tiles_on(display) if costs[space] <= have]


def gp_short(s: Covenant, seat: int, cost: int, clause: str) -> Refusal:
    """COV-4.18. That a GP cost cannot be paid."""
    return Refusal(clause, "gp-short", need=cost, have=max(0, s.gp[seat]))


def gain_coin(s: Covenant, clan: int, kind: int, n: int, why: int) -> None:
    """COV-4.52. A coin of the display, if one can be paid for."""
    offer(s, CoinPick(clan, why))


class CoinPick(RewardChoice):
    """COV-4.52. Choose a coin on the display and pay for its space."""

    name = "coin_pick"
    declined: ClassVar[str] = "none_f"
    codes: ClassVar[Sequence[int]] = range(SPACES)
    op: ClassVar[int] = COIN
    display: ClassVar[str] = "coin"

    def things(self, s: Covenant) -> list[int]:
        return tiles_on(s.coins_shown)

    def allowed(self, s: Covenant) -> list[int]:
        return affordable(s, self.seat, s.coins_shown, s.tables.coin_cost)

    def refuse(self, s: Covenant, code: int) -> Refusal | None:
        if code in self.allowed(s):
            return None
        return gp_short(s, self.seat, s.tables.coin_cost[code], "COV-4.52")

    def take(self, s: Covenant, code: int) -> None:
        pay_gp(s, self.seat, price(s, self.seat, s.tables.coin_cost[code]), reasons.COIN_COST)
        s.report_why(events.COIN_TAKEN, self.seat, self.why, s.coins_shown[code])
        s.then(CoinSlot(self.seat, code))

    def thing_label(self, s: Covenant, code: int) -> Phrase:
        cost = price(s, self.seat, s.tables.coin_cost[code])
        coin = s.coins_shown[code]
        reward = reward_words(s.tables.coin_reward[coin])
        return Phrase("do-take-coin", n=code + 1, coin=COINS.word(coin), gp=cost, reward=reward)


class CoinSlot(Choice):
    """COV-4.53, 4.54. Choose the slot for a coin just paid; with six coins one has to go."""

    name = "coin_slot"
    aside: ClassVar[bool] = True
    names: ClassVar[Names | None] = COIN_SLOTS
    fields: ClassVar[dict[str, Codec]] = {"space": Number(0, SPACES - 1)}

    def __init__(self, seat: int, space: int) -> None:
        super().__init__(seat)
        self.space = space

    def misfit(self, s: Covenant) -> str:
        return "there is no coin" if s.coins_shown[self.space] == EMPTY else ""

    def allowed(self, s: Covenant) -> list[int]:
        empty = [slot for slot, coin in enumerate(s.my_coins(self.seat)) if coin == NONE]
        return empty or self.things(s)

    def refuse(self, s: Covenant, code: int) -> Refusal | None:
        if code in self.allowed(s):
            return None
        coin = COINS.word(s.my_coins(self.seat)[code])
        return Refusal("COV-4.53", "coin-slot-taken", coin=coin)

    def take(self, s: Covenant, code: int) -> None:
        coin = s.coins_shown[self.space]
        s.coins_shown[self.space] = EMPTY
        at = self.seat * COIN_SLOT_COUNT + code
        old = s.coins[at]
        if old != NONE:
            s.coins_gone[old] += 1
            s.due &= ~(1 << code)
            s.say(events.COIN_DISCARDED, self.seat, old)
        s.coins[at] = coin
        s.say(events.COIN_PLACED, self.seat, coin, code + 1)
        s.then(*promise(self.seat, s.tables.coin_slot_reward[code], reasons.COIN_SLOT))

    def thing_label(self, s: Covenant, code: int) -> Phrase:
        reward = reward_words(s.tables.coin_slot_reward[code])
        old = s.my_coins(self.seat)[code]
        if old != NONE:
            return Phrase("do-replace-coin", n=code + 1, coin=COINS.word(old), reward=reward)
        return Phrase("do-coin-slot", n=code + 1, reward=reward)

    def prompt(self, s: Covenant) -> Phrase:
        return Phrase("ask-coin_slot", coin=COINS.word(s.coins_shown[self.space]))

    def targets(self, s: Covenant, code: int) -> list[str]:
        return [f"coin_slot:{self.seat}:{code + 1}"]
