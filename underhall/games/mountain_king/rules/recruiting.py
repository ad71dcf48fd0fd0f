"""Recruiting a troll (4.45 to 4.58): bribes, the card, its pedestal, its place and the cascade."""

from __future__ import annotations

from typing import Any, ClassVar

from underhall.core.agenda import Frame
from underhall.core.names import Names
from underhall.core.phrase import Phrase, Refusal
from underhall.games.mountain_king.box.components import Amounts, resource_of
from underhall.games.mountain_king.box.names import (
    CLANS,
    COIN,
    HONEYED_TONGUE,
    HORDE_ROWS,
    MOOT_SIZE,
    PLACES,
    RESOURCE_COUNT,
    RESOURCES,
    SLOTS,
    TROLLS,
)
from underhall.games.mountain_king.rules import events
from underhall.games.mountain_king.rules.frames import Choice, Deed, Steps
from underhall.games.mountain_king.rules.horde import Retirement, take_card
from underhall.games.mountain_king.rules.menu import TurnMenu
from underhall.games.mountain_king.rules.payment import (
    ANY_CART,
    charge,
    charge_one,
    cost_words,
    good_targets,
    pedestal_targets,
    refuse_lack,
)
from underhall.games.mountain_king.table.state import NOTHING, STEP_2, MountainKing


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
    most, below = purse(s, seat), s.tables.below
    cards = [slot for slot, card in enumerate(s.horde) if card != NOTHING]
    return [at for at in cards if len(below[at]) <= most or len(bribes_for(s, at)) <= most]


def can_recruit(s: MountainKing, seat: int) -> bool:
    """MTK-4.41, 4.45. Whether a troll can be recruited: the first row is free."""
    if NOTHING not in s.trolls(seat):
        return False
    return max(s.horde[: HORDE_ROWS[0]]) != NOTHING or len(payable_slots(s, seat)) > 0


class RecruitCard(Choice):
    """MTK-4.45, 4.46. Choose a card of the horde."""

    name = "recruit_card"
    names: ClassVar[Names | None] = SLOTS
    steps: ClassVar[Steps] = (STEP_2,)

    def unfit(self, s: MountainKing) -> str:
        fits = refuse_recruit(s, self.seat) is None and s.arriving == NOTHING
        return "" if fits else "no troll can be recruited now (MTK-4.41)"

    def candidates(self, s: MountainKing) -> list[int]:
        return [slot for slot, card in enumerate(s.horde) if card != NOTHING]

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
        bribes, found = len(bribes_for(s, code)), cost_words(s.bribes_on(code))
        return Phrase("do-recruit", troll=TROLLS.word(s.horde[code]), bribes=bribes, found=found)

    def targets(self, s: MountainKing, code: int) -> list[str]:
        return slot_targets(code)


def slot_targets(slot: int) -> list[str]:
    """A card of the horde, to light up."""
    return [f"horde:{SLOTS.token(slot)}"]


def coins(n: int) -> Amounts:
    """A price in coins."""
    return (0, 0, 0, 0, 0, 0, n)


class BribeResource(Choice):
    """MTK-4.102, 4.119. Choose the resource that bribes the card in ``slot``."""

    name = "bribe_resource"
    aside: ClassVar[bool] = True
    names: ClassVar[Names | None] = RESOURCES
    steps: ClassVar[Steps] = (STEP_2,)

    def __init__(self, seat: int, slot: int) -> None:
        super().__init__(seat)
        self.slot = slot

    def unfit(self, s: MountainKing) -> str:
        fits = s.magic == HONEYED_TONGUE and s.total(self.seat) and s.horde[self.slot] != NOTHING
        return "" if fits else "there is nothing to choose for a bribe (MTK-4.102)"

    def refusal(self, s: MountainKing, code: int) -> Refusal | None:
        return refuse_lack(s, self.seat, code, "MTK-4.102")

    def choose(self, s: MountainKing, code: int) -> None:
        charge_one(s, self.seat, code, 1, ANY_CART, LayBribe(self.seat, self.slot, code))

    def prompt(self, s: MountainKing) -> Phrase:
        return Phrase("ask-bribe_resource", troll=TROLLS.word(s.horde[self.slot]))

    def targets(self, s: MountainKing, code: int) -> list[str]:
        return good_targets(self.seat, code)


class LayBribe(Deed):
    """MTK-4.46. A resource that was paid lies on a card of the horde now."""

    name = "lay_bribe"
    steps: ClassVar[Steps] = (STEP_2,)

    def __init__(self, seat: int, slot: int, resource: int) -> None:
        super().__init__(seat)
        self.slot = slot
        self.resource = resource

    def unfit(self, s: MountainKing) -> str:
        return "there is no card to bribe (MTK-4.45)" if s.horde[self.slot] == NOTHING else ""

    def run(self, s: MountainKing) -> None:
        s.bribes[self.slot * RESOURCE_COUNT + self.resource] += 1
        s.say(events.BRIBED, self.seat, self.slot, s.horde[self.slot], self.resource)


class TakeTroll(Deed):
    """MTK-4.47 to 4.50, 4.58. Take the card, its bribes and its pedestal; the slot is refilled."""

    name = "take_troll"
    steps: ClassVar[Steps] = (STEP_2,)

    def __init__(self, seat: int, slot: int) -> None:
        super().__init__(seat)
        self.slot = slot

    def unfit(self, s: MountainKing) -> str:
        if s.horde[self.slot] == NOTHING or s.arriving != NOTHING:
            return "there is no card to take (MTK-4.47)"
        return "the moot is full (MTK-4.41)" if NOTHING not in s.trolls(self.seat) else ""

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
    s.store(seat, clan, 1)
    s.say(events.PEDESTAL_TAKEN.under(clause), seat, clan)


class BagPedestal(Choice):
    """MTK-4.49. Look into the bag and take a pedestal of choice."""

    name = "bag_pedestal"
    names: ClassVar[Names | None] = CLANS
    steps: ClassVar[Steps] = (STEP_2,)

    def unfit(self, s: MountainKing) -> str:
        fits = any(s.bag) and s.arriving != NOTHING and s.tables.level[s.arriving] == 3
        return "" if fits else "no pedestal is taken out of the bag now (MTK-4.49)"

    def refusal(self, s: MountainKing, code: int) -> Refusal | None:
        return None if s.bag[code] else Refusal("MTK-4.49", "not-in-bag", clan=CLANS.word(code))

    def choose(self, s: MountainKing, code: int) -> None:
        s.bag[code] -= 1
        take_pedestal(s, self.seat, code, "MTK-4.49")

    def targets(self, s: MountainKing, code: int) -> list[str]:
        return pedestal_targets(self.seat, code)


class MootPosition(TurnMenu):
    """MTK-4.13, 4.53. Choose a position of the moot for the new troll; a trade is possible here,
    but there is no END."""

    name = "moot_position"
    steps: ClassVar[Steps] = (STEP_2,)
    things: ClassVar[Names] = PLACES
    trades = True

    def unfit(self, s: MountainKing) -> str:
        waits = s.arriving != NOTHING and NOTHING in s.trolls(self.seat)
        return "" if waits else "no troll waits for a position (MTK-4.53)"

    def candidates(self, s: MountainKing) -> list[int]:
        return super().candidates(s)[1:]

    def options(self, s: MountainKing) -> list[int]:
        return super().options(s)[1:]

    def allowed(self, s: MountainKing) -> list[int]:
        moot, supports = s.trolls(self.seat), s.tables.supports
        empty = [place for place in range(MOOT_SIZE) if moot[place] == NOTHING]
        return [at for at in empty if NOTHING not in [moot[under] for under in supports[at]]]

    def refuse(self, s: MountainKing, thing: int) -> Refusal | None:
        moot = s.trolls(self.seat)
        if moot[thing] != NOTHING:
            return Refusal("MTK-4.53", "position-taken", troll=TROLLS.word(moot[thing]))
        below = [under for under in s.tables.supports[thing] if moot[under] == NOTHING]
        if below:
            places = [PLACES.word(under) for under in below]
            return Refusal("MTK-4.53", "position-unsupported", places=places)
        return None

    def take(self, s: MountainKing, thing: int) -> None:
        card = s.arriving
        s.lay_troll(self.seat, thing, card)
        s.arriving = NOTHING
        s.say(events.TROLL_PLACED, self.seat, card, thing)
        activate(s, self.seat, s.tables.cascade[thing], "MTK-4.54")
        if s.moot_count(self.seat) == MOOT_SIZE:
            crown(s, self.seat)

    def label_of(self, s: MountainKing, thing: int) -> Phrase:
        gains = cost_words(cascade_gains(s, self.seat, thing))
        return Phrase("do-place-troll", place=PLACES.word(thing), gains=gains)

    def prompt(self, s: MountainKing) -> Phrase:
        return Phrase("ask-moot_position", troll=TROLLS.word(s.arriving))

    def targets_of(self, s: MountainKing, thing: int) -> list[str]:
        return [f"moot:{self.seat}:{PLACES.token(thing)}"]


def activate(s: MountainKing, seat: int, places: tuple[int, ...], clause: str) -> None:
    """MTK-4.54. Each of these trolls takes a resource onto every empty symbol."""
    for place in places:
        card = s.troll(seat, place)
        held = s.holds(seat, place)
        for symbol in s.tables.symbols[card] if card != NOTHING else []:
            n = s.tables.produces[card][symbol] - held[symbol]
            if n > 0:
                s.load(seat, place, symbol, n)
                s.say(events.TROLL_FILLED.under(clause), seat, card, place, symbol, n)


def cascade_gains(s: MountainKing, seat: int, place: int) -> list[int]:
    """MTK-4.54. By resource what placing the new troll on a position would bring."""
    found = [0] * RESOURCE_COUNT
    for at in s.tables.cascade[place]:
        card = s.arriving if at == place else s.troll(seat, at)
        held = s.holds(seat, at)
        for symbol in s.tables.symbols[card] if card != NOTHING else []:
            found[resource_of(symbol)] += s.tables.produces[card][symbol] - held[symbol]
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
