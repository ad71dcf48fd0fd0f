"""What a run plays: every arrangement of bots at every table, each game with a seed of its own."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from dataclasses import asdict, dataclass, field
from functools import cached_property
from itertools import combinations_with_replacement, permutations
from typing import Any

from underhall import editions
from underhall.bots import registry
from underhall.core.errors import BadData, BadOption

LOGS = ("games", "decisions")
"""What a run writes down: games alone, or every decision too."""


@dataclass(frozen=True)
class Setting:
    """A table to play at: a game, a number of seats and the options that are not the default."""

    game: str
    seats: int
    options: dict[str, str] = field(default_factory=dict)


@dataclass(frozen=True)
class Fixture:
    """One game to be played: where, by whom on each chair, and with which seed."""

    number: int
    setting: Setting
    bots: tuple[str, ...]
    seed: str


@dataclass(frozen=True)
class RunPlan:
    """A run. ``rounds`` is how often each arrangement is played.

    With several ``bots`` every mix of them that fills the seats is played, in every arrangement,
    but those of one bot alone; in co-operative games and alone it is the other way round: a table
    is filled by one bot.
    """

    settings: tuple[Setting, ...]
    bots: tuple[str, ...]
    rounds: int = 1
    seed: int | str = 0
    log: str = "games"

    def check(self) -> None:
        """Raise BadOption for what there is not or what does not fit."""
        if not self.settings or not self.bots:
            raise BadOption("a run needs at least one game and one bot")
        if self.rounds < 1:
            raise BadOption(f"at least 1 round has to be played, not {self.rounds}")
        if self.log not in LOGS:
            raise BadOption(f"there is no log of {self.log!r}; there are: {', '.join(LOGS)}")
        for bot in self.bots:
            registry.card(bot)
        for setting in self.settings:
            editions.edition(setting.game).settle(setting.seats, setting.options)

    @cached_property
    def lineups(self) -> list[tuple[Setting, tuple[str, ...]]]:
        """Every arrangement of bots at every table, in order."""
        return [
            (setting, lineup) for setting in self.settings for lineup in arrangements(self, setting)
        ]

    def __len__(self) -> int:
        return self.rounds * len(self.lineups)

    def fixture(self, number: int) -> Fixture:
        """Game ``number`` of the run. Rounds come one after the other, so that a run that was
        broken off is balanced as far as it went."""
        setting, lineup = self.lineups[number % len(self.lineups)]
        return Fixture(number, setting, lineup, f"{self.seed}/{number}")

    def data(self) -> dict[str, Any]:
        """The plan as JSON-compatible data."""
        found: dict[str, Any] = json.loads(json.dumps(asdict(self)))
        return found


def arrangements(plan: RunPlan, setting: Setting) -> Iterator[tuple[str, ...]]:
    """The bots of each chair, in every way that the plan asks for at a table."""
    bots = tuple(dict.fromkeys(plan.bots))
    if len(bots) == 1 or setting.seats == 1 or is_together(setting):
        yield from [(bot,) * setting.seats for bot in bots]
        return
    for mix in combinations_with_replacement(bots, setting.seats):
        if len(set(mix)) > 1:
            yield from sorted(set(permutations(mix)))


def is_together(setting: Setting) -> bool:
    """Whether all win or lose as one at this table."""
    return editions.game(setting.game).together


def read_plan(data: object, checked: bool = True) -> RunPlan:
    """The plan behind its data; BadData says what is wrong with it. What was played already need
    not be ``checked``: its bots may be gone."""
    if not isinstance(data, Mapping):
        raise BadData("this is no plan of a run")
    try:
        plan = RunPlan(
            settings=tuple([Setting(**setting) for setting in data["settings"]]),
            bots=tuple(data["bots"]),
            rounds=data["rounds"],
            seed=data["seed"],
            log=data["log"],
        )
    except (KeyError, TypeError) as why:
        raise BadData(f"this plan of a run is broken: {why}") from None
    if checked:
        plan.check()
    return plan
