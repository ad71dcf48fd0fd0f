"""Many games at once, on one process or several: the same games whatever the number."""

from __future__ import annotations

import multiprocessing
import signal
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass, field
from time import perf_counter
from typing import Any

from underhall import editions
from underhall.bots import registry
from underhall.bots.bot import Bot
from underhall.core.errors import BadOption, UnderhallError
from underhall.core.game import Edition
from underhall.lab.report import Outcome, Report

Mover = Callable[[Any], int]
Progress = Callable[[int], None]

LONGEST_ERRAND = 16
"""How many games a process is sent off with at most: progress stays lively."""


@dataclass(frozen=True)
class Plan:
    """What to simulate. ``seats`` names the bot level of each player, in the order of chairs."""

    game: str
    seats: tuple[str, ...]
    games: int
    seed: int | str = 0
    options: dict[str, str] = field(default_factory=dict)
    overrides: dict[str, Any] = field(default_factory=dict)
    rotate: bool = False

    def chairs(self, number: int) -> tuple[int, ...]:
        """Which player sits on each chair in game ``number``."""
        count = len(self.seats)
        shift = number % count if self.rotate else 0
        return tuple([(chair + shift) % count for chair in range(count)])

    def game_seed(self, number: int) -> str:
        """The seed of game ``number``: it depends on nothing else."""
        return f"{self.seed}/{number}"

    def check(self) -> Edition:
        """The edition that is played; BadOption or BadData when something does not fit."""
        if self.games < 1:
            raise BadOption(f"at least 1 game has to be played, not {self.games}")
        edition = editions.edition(self.game, self.overrides)
        for level in self.seats:
            registry.card(level)
        edition.settle(len(self.seats), self.options)
        return edition


def simulate(plan: Plan, jobs: int = 1, progress: Progress | None = None) -> Report:
    """Play all games of ``plan`` on ``jobs`` processes; ``progress`` hears how many are done."""
    if jobs < 1:
        raise BadOption(f"at least 1 process has to play, not {jobs}")
    edition = plan.check()
    start = perf_counter()
    if jobs == 1:
        outcomes = _told(_Player(plan, edition).play_all(), progress)
    else:
        outcomes = _told(_shared_out(plan, jobs), progress)
    return Report(plan.game, plan.seats, outcomes, perf_counter() - start, plan.rotate)


def _told(outcomes: Iterable[Outcome], progress: Progress | None) -> list[Outcome]:
    collected: list[Outcome] = []
    for outcome in outcomes:
        collected.append(outcome)
        if progress is not None:
            progress(len(collected))
    return collected


# ---------------------------------------------------------------------- one game


class _Player:
    """Plays the games of one plan."""

    def __init__(self, plan: Plan, edition: Edition) -> None:
        self.plan = plan
        self.edition = edition

    def play_all(self) -> Iterator[Outcome]:
        return (self.play(number) for number in range(self.plan.games))

    def play(self, number: int) -> Outcome:
        """Game ``number`` from its setup to its result."""
        plan = self.plan
        chairs = plan.chairs(number)
        seed = plan.game_seed(number)
        s = self.edition.start(len(chairs), plan.options, seed)
        game = self.edition.game
        movers: list[Mover] = [
            Bot(plan.seats[player], game, chair, seed).choose for chair, player in enumerate(chairs)
        ]
        decisions = widest = 0
        while s.choices:
            if len(s.choices) > widest:
                widest = len(s.choices)
            s.play(movers[s.waiting()[0]](s))
            decisions += 1
        return Outcome(number, chairs, s.result.data(), decisions, widest)


# ---------------------------------------------------------------------- several processes


def _shared_out(plan: Plan, jobs: int) -> Iterator[Outcome]:
    errand = max(1, min(LONGEST_ERRAND, plan.games // (jobs * 4)))
    pool = ProcessPoolExecutor(
        jobs, multiprocessing.get_context("spawn"), initializer=_sit_down, initargs=(plan,)
    )
    try:
        yield from pool.map(_play_here, range(plan.games), chunksize=errand)
    except BrokenProcessPool:
        raise UnderhallError("a process that played games was stopped from outside") from None
    finally:
        pool.shutdown(wait=False, cancel_futures=True)


_here: list[_Player] = []
"""In a process of the pool: who plays there."""


def _sit_down(plan: Plan) -> None:
    # An interrupt ends these processes at once and without a word; the first process reports.
    signal.signal(signal.SIGINT, signal.SIG_DFL)
    _here[:] = [_Player(plan, editions.edition(plan.game, plan.overrides))]


def _play_here(number: int) -> Outcome:
    try:
        return _here[0].play(number)
    except Exception as why:
        # Not every exception survives the way back to the first process.
        raise UnderhallError(f"game {number} broke off: {type(why).__name__}: {why}") from None
