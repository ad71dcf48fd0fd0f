"""The menus of a turn: optional things, one after the other, until the player has enough."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, Final

from underhall.core.names import Names
from underhall.core.phrase import Phrase, Refusal
from underhall.games.mountain_king.rules.frames import ONWARD, Steps, out_of_step
from underhall.games.mountain_king.rules.trading import (
    TradeGain,
    can_trade,
    refuse_trade,
    trade_label,
    trade_targets,
)
from underhall.games.mountain_king.table.state import MountainKing
from underhall.kit import menus
from underhall.kit.menus import END

TRADE: Final = 1
CHOICE: Final = 2
"""CHOICE + n: the n-th of the things a menu is about."""


class TurnMenu(menus.Menu[MountainKing]):
    """END, where it ``trades`` also TRADE (MTK-4.13), and CHOICE + n for the ``things``."""

    helping: ClassVar[Sequence[int]] = (TRADE,)
    steps: ClassVar[Steps] = ()
    things: ClassVar[Names] = Names("thing", [])
    trades: ClassVar[bool] = False
    end: ClassVar[str] = "end"
    """The token of END."""
    ending: ClassVar[str] = "stop"
    """What END is called in words."""

    # ------------------------------------------------------------------ what a menu tells

    def unfit(self, s: MountainKing) -> str:
        """Why it cannot come up even in its step; "" when it can."""
        return ""

    def held_back(self, s: MountainKing) -> Refusal | None:
        """Why one of the things must be chosen first; None when one may stop or trade."""
        return None

    def within_reach(self, s: MountainKing) -> list[int]:
        """The things that a person might reach for."""
        return list(range(len(self.things)))

    def allowed(self, s: MountainKing) -> list[int]:
        """Those of them that can be chosen."""
        return [thing for thing in self.within_reach(s) if self.refuse(s, thing) is None]

    def refuse(self, s: MountainKing, thing: int) -> Refusal | None:
        """Why a thing cannot be chosen."""
        return None

    def take(self, s: MountainKing, thing: int) -> None:
        """Carry out a choice."""
        raise NotImplementedError

    def token_of(self, s: MountainKing, thing: int) -> str:
        """The durable form of a thing."""
        return self.things.token(thing)

    def label_of(self, s: MountainKing, thing: int) -> Phrase:
        """What choosing it is called."""
        raise NotImplementedError

    def targets_of(self, s: MountainKing, thing: int) -> list[str]:
        """What on the table stands for it."""
        return []

    # ------------------------------------------------------------------ what follows from that

    @classmethod
    def every_code(cls) -> Sequence[int]:
        return cls.codes or range(CHOICE + len(cls.things))

    def misfit(self, s: MountainKing) -> str:
        return self.unfit(s) or out_of_step(s, self.seat, self.steps)

    def candidates(self, s: MountainKing) -> list[int]:
        found = [END, TRADE] if self.trades else [END]
        return found + [CHOICE + thing for thing in self.within_reach(s)]

    def options(self, s: MountainKing) -> list[int]:
        found = []
        if self.held_back(s) is None:
            found.append(END)
            if self.trades and can_trade(s, self.seat):
                found.append(TRADE)
        return found + [CHOICE + thing for thing in self.allowed(s)]

    def refusal(self, s: MountainKing, code: int) -> Refusal | None:
        if code >= CHOICE:
            return self.refuse(s, code - CHOICE)
        trade = refuse_trade(s, self.seat) if code == TRADE else None
        return self.held_back(s) or trade

    def pick(self, s: MountainKing, code: int) -> None:
        if code == TRADE:
            s.then(TradeGain(self.seat), self)
        else:
            self.take(s, code - CHOICE)

    def token(self, s: MountainKing, code: int) -> str:
        if code >= CHOICE:
            return self.token_of(s, code - CHOICE)
        return "trade" if code == TRADE else self.end

    def label(self, s: MountainKing, code: int) -> Phrase:
        if code >= CHOICE:
            return self.label_of(s, code - CHOICE)
        return trade_label(s) if code == TRADE else Phrase("do-" + self.ending)

    def targets(self, s: MountainKing, code: int) -> list[str]:
        if code >= CHOICE:
            return self.targets_of(s, code - CHOICE)
        return trade_targets(self.seat) if code == TRADE else [ONWARD]


class Series(TurnMenu):
    """A menu that comes up again, ``left`` times in all; the ``first`` time one cannot stop."""

    def __init__(self, seat: int, left: int, first: int) -> None:
        super().__init__(seat)
        self.left = left
        self.first = first

    def prompt(self, s: MountainKing) -> Phrase:
        return Phrase("ask-" + self.name, n=self.left)
