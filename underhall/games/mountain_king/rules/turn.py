"""A turn (4.1, 4.2): its four steps, the menus of the first two, and the last round (4.121)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, Final

from underhall.core.agenda import Decision
from underhall.core.names import Names
from underhall.core.phrase import Phrase, Refusal
from underhall.games.mountain_king.box.names import (
    BOOK,
    CELLS,
    SHAPES,
    SPELLS,
    WORKSHOP_SPOTS,
    WORKSHOPS,
)
from underhall.games.mountain_king.rules import events
from underhall.games.mountain_king.rules.digging import (
    can_dig,
    diggable_shapes,
    largest_cost,
    refuse_dig,
)
from underhall.games.mountain_king.rules.frames import ONWARD, Choice, Deed, Steps
from underhall.games.mountain_king.rules.halls import GreatHall
from underhall.games.mountain_king.rules.magic import cast, refuse_cast
from underhall.games.mountain_king.rules.menu import CHOICE, TRADE, TurnMenu
from underhall.games.mountain_king.rules.recruiting import (
    RecruitCard,
    can_recruit,
    payable_slots,
    refuse_recruit,
    slot_targets,
)
from underhall.games.mountain_king.rules.scoring import end_game
from underhall.games.mountain_king.rules.statues import MoveStatues
from underhall.games.mountain_king.rules.trading import (
    TradeGain,
    can_trade,
    refuse_trade,
    trade_label,
    trade_targets,
)
from underhall.games.mountain_king.rules.tunnels import first_of_dig
from underhall.games.mountain_king.rules.wording import spell_effect
from underhall.games.mountain_king.rules.workshops import (
    activate_workshop,
    founded_spots,
    near_spot,
    open_entrances,
    refuse_workshop,
    spot_cell,
    usable_spots,
)
from underhall.games.mountain_king.table.state import (
    NOTHING,
    STEP_1,
    STEP_2,
    STEP_3,
    STEP_4,
    MountainKing,
)

SKIP: Final = 0
RECRUIT: Final = 2
DIG: Final = 3
STEP_2_THINGS = Names("step_2", ["skip", "trade", "recruit", "dig"], words="")


class Turn(Deed):
    """MTK-4.1, 4.2, 4.121. A player's turn; after the last round the game is over instead."""

    name = "turn"

    def misfit(self, s: MountainKing) -> str:
        return "" if NOTHING not in s.gates else "every seat needs a gate (MTK-3.15)"

    def run(self, s: MountainKing) -> None:
        if self.seat == s.start:
            if s.last_round and s.round >= s.last_round:
                end_game(s)
                return
            s.round += 1
            s.say(events.ROUND_BEGAN, s.round)
        begin_turn(s, self.seat)
        after = (self.seat + 1) % s.seats
        s.then(Step(self.seat, STEP_1), Turn(after))

    def ends_turn(self, s: MountainKing) -> bool:
        over = self.seat == s.start and s.last_round and s.round >= s.last_round
        return not over


def begin_turn(s: MountainKing, seat: int) -> None:
    """MTK-4.24. A new turn: nothing was cast or used, and no spell lasts."""
    s.begin_turn(seat)
    s.cast = False
    s.worked = False
    s.magic = NOTHING
    s.cheap_trades = 0
    s.say(events.TURN_BEGAN, seat)


class Step(Deed):
    """MTK-4.2. One step of a turn, then the next."""

    name = "step"

    def __init__(self, seat: int, number: int) -> None:
        super().__init__(seat)
        self.number = number

    def run(self, s: MountainKing) -> None:
        s.step = self.number
        after = [Step(self.seat, s.step + 1)] if s.step < STEP_4 else []
        s.then(MENUS[s.step](self.seat), *after)


class Step1Menu(TurnMenu):
    """MTK-4.20, 4.30. Cast a spell, use a workshop, trade, or go on.

    The things are the spells of the book, then the workshop spots.
    """

    name = "step1_menu"
    codes = range(CHOICE + BOOK + len(WORKSHOP_SPOTS))
    steps: ClassVar[Steps] = (STEP_1,)
    starts_action = True
    trades = True
    ending = "end-step"

    def within_reach(self, s: MountainKing) -> list[int]:
        return [*range(BOOK), *(BOOK + spot for spot in founded_spots(s))]

    def allowed(self, s: MountainKing) -> list[int]:
        found: list[int] = []
        if refuse_cast(s, self.seat) is None:
            found += range(BOOK)
        if not s.worked:
            found += [BOOK + spot for spot in usable_spots(s, self.seat)]
        return found

    def refuse(self, s: MountainKing, thing: int) -> Refusal | None:
        if thing < BOOK:
            return refuse_cast(s, self.seat)
        return refuse_workshop(s, self.seat, thing - BOOK)

    def take(self, s: MountainKing, thing: int) -> None:
        s.then(self)
        if thing < BOOK:
            cast(s, self.seat, thing)
        else:
            activate_workshop(s, self.seat, thing - BOOK)

    def token_of(self, s: MountainKing, thing: int) -> str:
        if thing < BOOK:
            return "cast:" + SPELLS.token(s.book[thing])
        return "workshop:" + WORKSHOP_SPOTS.token(thing - BOOK)

    def label_of(self, s: MountainKing, thing: int) -> Phrase:
        if thing < BOOK:
            spell = s.book[thing]
            does = spell_effect(s.tables, spell)
            return Phrase("do-cast", spell=SPELLS.word(spell), runes=s.runes[thing], does=does)
        spot = thing - BOOK
        uses = open_entrances(s, near_spot(s, spot))
        kind = WORKSHOPS.word(s.workshops[spot])
        return Phrase("do-activate", workshop=kind, cell=CELLS.word(spot_cell(s, spot)), uses=uses)

    def targets_of(self, s: MountainKing, thing: int) -> list[str]:
        return [self.token_of(s, thing).replace("cast:", "spell:")]


class Step2Menu(Choice):
    """MTK-4.40 to 4.44. Recruit or dig; trade first; skip only where neither is possible."""

    name = "step2_menu"
    names: ClassVar[Names | None] = STEP_2_THINGS
    closing: ClassVar[Sequence[int]] = (SKIP,)
    helping: ClassVar[Sequence[int]] = (TRADE,)
    steps: ClassVar[Steps] = (STEP_2,)
    starts_action = True

    def options(self, s: MountainKing) -> list[int]:
        found = []
        if can_trade(s, self.seat):
            found.append(TRADE)
        recruits, digs = can_recruit(s, self.seat), can_dig(s, self.seat)
        if recruits:
            found.append(RECRUIT)
        if digs:
            found.append(DIG)
        return found if recruits or digs else [SKIP, *found]

    def refusal(self, s: MountainKing, code: int) -> Refusal | None:
        if code == TRADE:
            return refuse_trade(s, self.seat)
        if code == RECRUIT:
            return refuse_recruit(s, self.seat)
        if code == DIG:
            return refuse_dig(s, self.seat)
        if can_recruit(s, self.seat) or can_dig(s, self.seat):
            return Refusal("MTK-4.44", "must-recruit-or-dig")
        return None

    def choose(self, s: MountainKing, code: int) -> None:
        if code == SKIP:
            s.say(events.STEP_SKIPPED, self.seat)
        elif code == TRADE:
            s.then(TradeGain(self.seat), self)
        elif code == RECRUIT:
            s.then(RecruitCard(self.seat))
        else:
            s.then(first_of_dig(s, self.seat))

    def label(self, s: MountainKing, code: int) -> Phrase:
        if code == TRADE:
            return trade_label(s)
        if code == SKIP:
            return Phrase("do-skip-step")
        return Phrase("do-recruit-troll" if code == RECRUIT else "do-dig")

    def targets(self, s: MountainKing, code: int) -> list[str]:
        if code == TRADE:
            return trade_targets(self.seat)
        if code == RECRUIT:
            slots = payable_slots(s, self.seat)
            return [target for slot in slots for target in slot_targets(slot)]
        if code == SKIP:
            return [ONWARD]
        shapes = diggable_shapes(s, self.seat, largest_cost(s, self.seat))
        return [f"stack:{SHAPES.token(shape)}" for shape in shapes]


MENUS: Final[dict[int, type[Decision[MountainKing]]]] = {
    STEP_1: Step1Menu,
    STEP_2: Step2Menu,
    STEP_3: GreatHall,
    STEP_4: MoveStatues,
}
"""What a player is asked in each step."""
