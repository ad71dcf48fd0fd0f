"""One game between bots, from its setup to its result: all that the lab plays is played here."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Protocol

from underhall.bots.bot import Bot
from underhall.core.game import Edition
from underhall.core.result import Result
from underhall.lab.fixtures import Fixture


class Watcher(Protocol):
    """Who looks on and writes down."""

    def asked(self, s: Any) -> None:
        """A decision is due."""

    def chosen(self, s: Any, seat: int, code: int, number: int) -> None:
        """Decision ``number`` is taken, and nothing has come of it yet."""

    def happened(self, s: Any) -> None:
        """What came of it is in the events of the state."""

    def over(self, s: Any) -> None:
        """The game is over."""


@dataclass(frozen=True)
class Ended:
    """How a game ended, the decisions it took and the most options that any of them had."""

    result: Result
    decisions: int
    widest: int


def play_out(edition: Edition, fixture: Fixture, watcher: Watcher | None = None) -> Ended:
    """Play a game; what happens is told only where somebody watches."""
    setting, seed = fixture.setting, fixture.seed
    s = edition.start(setting.seats, setting.options, seed, telling=watcher is not None)
    bots = [Bot(level, edition.game, seat, seed) for seat, level in enumerate(fixture.bots)]
    decisions = widest = 0
    while s.choices:
        if len(s.choices) > widest:
            widest = len(s.choices)
        seat = s.waiting()[0]
        if watcher is None:
            s.play(bots[seat].choose(s))
        else:
            watcher.asked(s)
            code = bots[seat].choose(s)
            watcher.chosen(s, seat, code, decisions)
            s.play(code)
            watcher.happened(s)
            s.events = []
        decisions += 1
    if watcher is not None:
        watcher.over(s)
    return Ended(s.result, decisions, widest)
