"""Many games at once, on one process or several: the same games whatever the number."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import cached_property
from time import perf_counter
from typing import Any

from underhall import editions
from underhall.bots import registry
from underhall.core.errors import BadOption
from underhall.core.game import Edition
from underhall.lab.fixtures import Fixture, Setting
from underhall.lab.loop import play_out
from underhall.lab.pool import Progress, Spread, in_order, on_processes
from underhall.lab.report import Outcome, Report


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

    def fixture(self, number: int) -> Fixture:
        """Game ``number``: its seed depends on nothing else."""
        setting = Setting(self.game, len(self.seats), self.options)
        bots = tuple([self.seats[player] for player in self.chairs(number)])
        return Fixture(number, setting, bots, f"{self.seed}/{number}")

    def check(self) -> Edition:
        """The edition that is played; BadOption or BadData when something does not fit."""
        if self.games < 1:
            raise BadOption(f"at least 1 game has to be played, not {self.games}")
        edition = editions.edition(self.game, self.overrides)
        for level in self.seats:
            registry.card(level)
        edition.settle(len(self.seats), self.options)
        return edition


@dataclass(frozen=True)
class Played:
    """The work of a simulation: game after game of a plan."""

    plan: Plan

    @cached_property
    def edition(self) -> Edition:
        """What is played, made where it is played."""
        return editions.edition(self.plan.game, self.plan.overrides)

    def __call__(self, number: int) -> Outcome:
        """Game ``number`` from its setup to its result."""
        ended = play_out(self.edition, self.plan.fixture(number))
        chairs = self.plan.chairs(number)
        return Outcome(number, chairs, ended.result.data(), ended.decisions, ended.widest)


def simulate(
    plan: Plan, jobs: int = 1, progress: Progress | None = None, spread: Spread | None = None
) -> Report:
    """Play all games of ``plan`` on ``jobs`` processes, or wherever ``spread`` plays them;
    ``progress`` hears how many are done."""
    play = on_processes(jobs) if spread is None else spread
    plan.check()
    start = perf_counter()
    outcomes = list(in_order(play(Played(plan), range(plan.games)), progress).values())
    return Report(plan.game, plan.seats, outcomes, perf_counter() - start, plan.rotate)
