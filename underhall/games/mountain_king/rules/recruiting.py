"""Recruiting a troll (4.45 to 4.58): bribes, the card, its pedestal, its place and the cascade."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from underhall.core.agenda import Decision, Effect, Frame
from underhall.core.names import SEAT, Codec, Names
from underhall.core.phrase import Amount, Phrase, Refusal
from underhall.games.mountain_king.box.components import Amounts
from underhall.games.mountain_king.box.names import (
    CART,
    CLAN_COUNT,
    CLANS,
    COIN,
    HONEYED_TONGUE,
    HORDE_ROWS,
    HORDE_SIZE,
    MOOT_SIZE,
    PLACES,
    RESOURCE_COUNT,
    RESOURCES,
    SLOTS,
    SYMBOL_COUNT,
    TROLLS,
)
from underhall.games.mountain_king.rules import events
from underhall.games.mountain_king.rules.horde import Retirement, take_card
from underhall.games.mountain_king.rules.menu import TRADE
from underhall.games.mountain_king.rules.misfits import out_of_step
from underhall.games.mountain_king.rules.payment import ANY_CART, charge, charge_one
from underhall.games.mountain_king.rules.trading import (
    TradeGain,
    can_trade,
    refuse_trade,
    trade_label,
)
from underhall.games.mountain_king.table.state import LOADS, NOTHING, STEP_2, MountainKing

PLACE: Final = 2
"""PLACE + position: where a new troll goes."""


def refuse_recruit(s: MountainKing, seat: int) -> Refusal | None:
    """MTK-4.41. Why no troll can be recruited."""
    if s.moot_count(seat) == MOOT_SIZE:
        return Refusal("MTK-4.41", "moot-full")
    if not payable_slots(s, seat):
        return Refusal("MTK-4.45", "horde-empty")
    return None


def bribes_for(s: MountainKing, slot: int) -> list[int]:
    """MTK-4.45. The slots below that need a bribe; an empty slot needs none."""
    return [below for below in s.tables.below[slot] if s.horde[below] != NOTHING]


def purse(s: MountainKing, seat: int) -> int:
    """MTK-4.46, 4.102. How many bribes a player can pay."""
    return s.total(seat) if s.magic == HONEYED_TONGUE else s.held(seat, COIN)


def payable_slots(s: MountainKing, seat: int) -> list[int]:
    """MTK-4.46. The horde slots whose bribes can be paid in full."""
    most = purse(s, seat)
    found = []
    for slot in range(HORDE_SIZE):
        if s.horde[slot] != NOTHING:
            if len(s.tables.below[slot]) <= most or len(bribes_for(s, slot)) <= most:
                found.append(slot)
    return found


def can_recruit(s: MountainKing, seat: int) -> bool:
    """MTK-4.41, 4.45. Whether a troll can be recruited: the first row is free."""
    at = seat * MOOT_SIZE
    if NOTHING not in s.moot[at : at + MOOT_SIZE]:
        return False
    return max(s.horde[: HORDE_ROWS[0]]) != NOTHING or len(payable_slots(s, seat)) > 0


class RecruitCard(Decision[MountainKing]):
    """MTK-4.45, 4.46. Choose a card of the horde."""

    name = "recruit_card"
    names: ClassVar[Names | None] = SLOTS

    def misfit(self, s: MountainKing) -> str:
        if refuse_recruit(s, self.seat) is not None or s.arriving != NOTHING:
            return "no troll can be recruited now (MTK-4.41)"
        return out_of_step(s, self.seat, STEP_2)

    def candidates(self, s: MountainKing) -> list[int]:
        return [slot for slot in range(HORDE_SIZE) if s.horde[slot] != NOTHING]

    def options(self, s: MountainKing) -> list[int]:
        return payable_slots(s, self.seat)

    def refusal(self, s: MountainKing, code: int) -> Refusal | None:
        need, have = len(bribes_for(s, code)), purse(s, self.seat)
        if need <= have:
            return None
        return Refusal("MTK-4.46", "bribes-short", need=need, have=have)

    def choose(self, s: MountainKing, code: int) -> None:
        below = bribes_for(s, code)
        take = TakeTroll(self.seat, code)
        if s.magic == HONEYED_TONGUE:
            s.then(*[BribeResource(self.seat, slot) for slot in below], take)
            return
        laid: list[Frame[Any]] = [LayBribe(self.seat, slot, COIN) for slot in below]
        charge(s, self.seat, coins(len(below)), *laid, take)

    def label(self, s: MountainKing, code: int) -> Phrase:
        bribes = len(bribes_for(s, code))
        found = bribe_words(s, code)
        troll = TROLLS.word(s.horde[code])
        return Phrase("do-recruit", troll=troll, bribes=bribes, found=found)

    def targets(self, s: MountainKing, code: int) -> list[str]:
        return [f"horde:{SLOTS.token(code)}"]


def coins(n: int) -> Amounts:
    """A price in coins."""
    return (0, 0, 0, 0, 0, 0, n)


def bribe_words(s: MountainKing, slot: int) -> list[Amount]:
    """The bribes that lie on a card."""
    at = slot * RESOURCE_COUNT
    there = s.bribes[at : at + RESOURCE_COUNT]
    return [Amount(RESOURCES, resource, n) for resource, n in enumerate(there) if n]


class BribeResource(Decision[MountainKing]):
    """MTK-4.102, 4.119. Choose the resource that bribes the card in ``slot``."""

    name = "bribe_resource"
    names: ClassVar[Names | None] = RESOURCES
    fields: ClassVar[tuple[tuple[str, Codec], ...]] = (("seat", SEAT), ("slot", SLOTS))

    def __init__(self, seat: int, slot: int) -> None:
        super().__init__(seat)
        self.slot = slot

    def misfit(self, s: MountainKing) -> str:
        if s.magic != HONEYED_TONGUE or s.total(self.seat) == 0 or s.horde[self.slot] == NOTHING:
            return "there is nothing to choose for a bribe (MTK-4.102)"
        return out_of_step(s, self.seat, STEP_2)

    def candidates(self, s: MountainKing) -> list[int]:
        return list(range(RESOURCE_COUNT))

    def refusal(self, s: MountainKing, code: int) -> Refusal | None:
        if s.held(self.seat, code):
            return None
        return Refusal("MTK-4.102", "has-none", resource=RESOURCES.word(code))

    def choose(self, s: MountainKing, code: int) -> None:
        charge_one(s, self.seat, code, 1, ANY_CART, LayBribe(self.seat, self.slot, code))

    def prompt(self, s: MountainKing) -> Phrase:
        return Phrase("ask-bribe_resource", troll=TROLLS.word(s.horde[self.slot]))


class LayBribe(Effect[MountainKing]):
    """MTK-4.46. A resource that was paid lies on a card of the horde now."""

    name = "lay_bribe"
    fields: ClassVar[tuple[tuple[str, Codec], ...]] = (
        ("seat", SEAT),
        ("slot", SLOTS),
        ("resource", RESOURCES),
    )

    def __init__(self, seat: int, slot: int, resource: int) -> None:
        self.seat = seat
        self.slot = slot
        self.resource = resource

    def misfit(self, s: MountainKing) -> str:
        if s.horde[self.slot] == NOTHING:
            return "there is no card to bribe (MTK-4.45)"
        return out_of_step(s, self.seat, STEP_2)

    def run(self, s: MountainKing) -> None:
        s.bribes[self.slot * RESOURCE_COUNT + self.resource] += 1
        s.say(events.BRIBED, self.seat, self.slot, s.horde[self.slot], self.resource)


class TakeTroll(Effect[MountainKing]):
    """MTK-4.47 to 4.50, 4.58. Take the card, its bribes and its pedestal; the slot is refilled."""

    name = "take_troll"
    fields: ClassVar[tuple[tuple[str, Codec], ...]] = (("seat", SEAT), ("slot", SLOTS))

    def __init__(self, seat: int, slot: int) -> None:
        self.seat = seat
        self.slot = slot

    def misfit(self, s: MountainKing) -> str:
        if s.horde[self.slot] == NOTHING or s.arriving != NOTHING:
            return "there is no card to take (MTK-4.47)"
        if s.moot_count(self.seat) == MOOT_SIZE:
            return "the moot is full (MTK-4.41)"
        return out_of_step(s, self.seat, STEP_2)

    def run(self, s: MountainKing) -> None:
        card = s.horde[self.slot]
        s.arriving = card
        s.say(events.TROLL_RECRUITED, self.seat, card, self.slot)
        clan = take_card(s, self.seat, self.slot, "MTK-4.47")
        frames: list[Frame[Any]] = [MootPosition(self.seat), Retirement()]
        if clan != NOTHING:
            take_pedestal(s, self.seat, clan, "MTK-4.48")
        elif s.tables.level[card] == 3 and any(s.bag):
            frames.insert(0, BagPedestal(self.seat))
        s.then(*frames)


def take_pedestal(s: MountainKing, seat: int, clan: int, clause: str) -> None:
    """MTK-4.48, 4.49. A pedestal enters storage."""
    s.stored[s.owner(seat) * CLAN_COUNT + clan] += 1
    s.say(events.PEDESTAL_TAKEN.under(clause), seat, clan)


class BagPedestal(Decision[MountainKing]):
    """MTK-4.49. Look into the bag and take a pedestal of choice."""

    name = "bag_pedestal"
    names: ClassVar[Names | None] = CLANS

    def misfit(self, s: MountainKing) -> str:
        if not any(s.bag) or s.arriving == NOTHING or s.tables.level[s.arriving] != 3:
            return "no pedestal is taken out of the bag now (MTK-4.49)"
        return out_of_step(s, self.seat, STEP_2)

    def candidates(self, s: MountainKing) -> list[int]:
        return list(range(CLAN_COUNT))

    def refusal(self, s: MountainKing, code: int) -> Refusal | None:
        return None if s.bag[code] else Refusal("MTK-4.49", "not-in-bag", clan=CLANS.word(code))

    def choose(self, s: MountainKing, code: int) -> None:
        s.bag[code] -= 1
        take_pedestal(s, self.seat, code, "MTK-4.49")


class MootPosition(Decision[MountainKing]):
    """MTK-4.13, 4.53. Choose a position of the moot for the new troll; a trade is possible here."""

    name = "moot_position"

    def misfit(self, s: MountainKing) -> str:
        if s.arriving == NOTHING or s.moot_count(self.seat) == MOOT_SIZE:
            return "no troll waits for a position (MTK-4.53)"
        return out_of_step(s, self.seat, STEP_2)

    def candidates(self, s: MountainKing) -> list[int]:
        return [TRADE, *range(PLACE, PLACE + MOOT_SIZE)]

    def options(self, s: MountainKing) -> list[int]:
        found = [TRADE] if can_trade(s, self.seat) else []
        moot = s.moot
        at = self.seat * MOOT_SIZE
        for place, supports in enumerate(s.tables.supports):
            if moot[at + place] == NOTHING:
                if not supports or (
                    moot[at + supports[0]] != NOTHING and moot[at + supports[1]] != NOTHING
                ):
                    found.append(PLACE + place)
        return found

    def refusal(self, s: MountainKing, code: int) -> Refusal | None:
        if code == TRADE:
            return refuse_trade(s, self.seat)
        at, place = self.seat * MOOT_SIZE, code - PLACE
        if s.moot[at + place] != NOTHING:
            return Refusal("MTK-4.53", "position-taken", troll=TROLLS.word(s.moot[at + place]))
        if any([s.moot[at + under] == NOTHING for under in s.tables.supports[place]]):
            return Refusal("MTK-4.53", "position-unsupported", place=PLACES.word(place))
        return None

    def choose(self, s: MountainKing, code: int) -> None:
        if code == TRADE:
            s.then(TradeGain(self.seat), self)
            return
        place, card = code - PLACE, s.arriving
        s.moot[self.seat * MOOT_SIZE + place] = card
        s.arriving = NOTHING
        s.say(events.TROLL_PLACED, self.seat, card, place)
        activate(s, self.seat, s.tables.cascade[place], "MTK-4.54")
        if s.moot_count(self.seat) == MOOT_SIZE:
            crown(s, self.seat)

    def token(self, s: MountainKing, code: int) -> str:
        return "trade" if code == TRADE else PLACES.token(code - PLACE)

    def label(self, s: MountainKing, code: int) -> Phrase:
        if code == TRADE:
            return trade_label(s)
        gains = cascade_gains(s, self.seat, code - PLACE)
        words = [Amount(RESOURCES, resource, n) for resource, n in enumerate(gains) if n]
        return Phrase("do-place-troll", place=PLACES.word(code - PLACE), gains=words)

    def prompt(self, s: MountainKing) -> Phrase:
        return Phrase("ask-moot_position", troll=TROLLS.word(s.arriving))

    def targets(self, s: MountainKing, code: int) -> list[str]:
        return [] if code == TRADE else [f"moot:{self.seat}:{PLACES.token(code - PLACE)}"]


def activate(s: MountainKing, seat: int, places: tuple[int, ...], clause: str) -> None:
    """MTK-4.54. Each of these trolls takes a resource onto every empty symbol."""
    for place in places:
        card = s.moot[seat * MOOT_SIZE + place]
        if card == NOTHING:
            continue
        printed = s.tables.produces[card]
        at = seat * LOADS + place * SYMBOL_COUNT
        for symbol in s.tables.symbols[card]:
            n = printed[symbol] - s.loads[at + symbol]
            if n > 0:
                s.load(seat, place, symbol, n)
                s.say(events.TROLL_FILLED.under(clause), seat, card, place, symbol, n)


def cascade_gains(s: MountainKing, seat: int, place: int) -> list[int]:
    """MTK-4.54. By resource what placing the new troll on a position would bring."""
    found = [0] * SYMBOL_COUNT
    for at in s.tables.cascade[place]:
        card = s.arriving if at == place else s.moot[seat * MOOT_SIZE + at]
        if card != NOTHING:
            for symbol in s.tables.symbols[card]:
                full = s.loads[seat * LOADS + at * SYMBOL_COUNT + symbol]
                found[symbol] += s.tables.produces[card][symbol] - full
    carts = sum(found[RESOURCE_COUNT:])
    found = found[:RESOURCE_COUNT]
    found[CART] += carts
    return found


def crown(s: MountainKing, seat: int) -> None:
    """MTK-4.55, 4.120, 4.121. A full moot takes the next coronation token; the last one triggers
    the end of the game."""
    values = s.tables.token_values(s.seats)
    taken = len(s.crowned)
    if taken >= len(values):
        return
    s.crowned.append(seat)
    s.say(events.CROWNED, seat, values[taken])
    if taken + 1 == len(values):
        s.last_round = s.round + s.tables.extra_turns
        s.say(events.END_TRIGGERED, seat, s.last_round)
