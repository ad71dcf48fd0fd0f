"""What the features of a game are worth, learnt from games that bots play with themselves.

Every round plays many games with the weights of the round before, now and then with a move drawn by
lot, notes what each seat sees at the end of its turns, and fits the weights anew to how the games
ended. The same seed makes the same weights, on any number of processes.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import dataclass, field
from importlib.metadata import version
from typing import Any

from underhall import editions
from underhall.bots.bot import Bot
from underhall.bots.fitting import Fitted, Sample, explained, fit, log_loss
from underhall.bots.planner import begins_action
from underhall.core.chance import Fast
from underhall.core.errors import BadOption
from underhall.core.game import Edition, Game
from underhall.core.judging import MARGIN, VICTORY, Weights, margin, read_weights
from underhall.core.result import Result
from underhall.core.turns import advance_in_turn
from underhall.lab.pool import on_processes

LEVEL = "adept"
HELD_OUT = 5
"""Every so many games one is kept to see how well the others foretell it."""
FIRST = "points"
"""The feature that is worth something before anything was learnt."""
STRAY = 12
"""One of so many decisions is drawn by lot, so that all kinds of positions are met."""
PHASES = ("opening", "middle", "ending")

Progress = Callable[[int], None]


@dataclass(frozen=True)
class Plan:
    """What to learn from. Games go round the ``seats`` and, where given, the ``choices`` of
    options."""

    game: str
    games: int = 200
    rounds: int = 3
    seed: int | str = 0
    seats: tuple[int, ...] = ()
    budget: int = 100
    ridge: float = 0.1
    options: tuple[dict[str, str], ...] = field(default=({},))

    def check(self) -> Edition:
        """The edition that is played; BadOption when something does not fit."""
        for number, what in ((self.games, "game"), (self.rounds, "round"), (self.budget, "look")):
            if number < 1:
                raise BadOption(f"at least 1 {what} is needed, not {number}")
        edition = editions.edition(self.game)
        if not edition.game.feature_names():
            raise BadOption(f"{self.game} names no features (study/features.py)")
        for seats in self.seats:
            edition.settle(seats, {})
        return edition

    def table(self, number: int) -> tuple[int, dict[str, str]]:
        """The seats and options of game ``number``."""
        least, most = editions.game(self.game).seats
        seats = self.seats or tuple(range(max(2, least), most + 1))
        options = self.options[number // len(seats) % len(self.options)]
        return seats[number % len(seats)], options


@dataclass(frozen=True)
class Lesson:
    """The weights of one round, and how well they foretell games that they were not made of."""

    weights: Weights
    samples: int
    foretold: dict[str, float]


def tune(plan: Plan, jobs: int = 1, progress: Progress | None = None) -> list[Lesson]:
    """Learn round after round; ``progress`` hears how many games are done."""
    spread = on_processes(jobs)
    edition = plan.check()
    lessons: list[Lesson] = []
    learnt = None if edition.game.weights is None else data_of(plan.game, edition.game.weights)
    kept: list[Sample] = []
    for number in range(plan.rounds):
        first = number * plan.games
        played: dict[int, list[Moment]] = {}
        for at, moments in spread(Played(plan, learnt), range(first, first + plan.games)):
            played[at] = moments
            if progress is not None:
                progress(first + len(played))
        fresh = [Sample(*moment) for at in sorted(played) for moment in played[at]]
        lessons.append(_lesson(plan, edition, kept + fresh, _before(edition.game, learnt)))
        learnt, kept = data_of(plan.game, lessons[-1].weights), fresh
    return lessons


Learnt = dict[str, Any] | None
Moment = tuple[int, list[float], float, float]
"""The number of the game, features, progress and how the game ended for who saw them."""


# ---------------------------------------------------------------------- one game


@dataclass(frozen=True)
class Played:
    """The work of a round: games with given weights."""

    plan: Plan
    learnt: Learnt

    def __call__(self, number: int) -> list[Moment]:
        """One game; what its seats saw at the end of their turns."""
        edition = editions.edition(self.plan.game)
        game = edition.game
        before = game.weights
        if self.learnt is not None:
            game.learn(self.learnt)
        try:
            return _noted(self.plan, edition, number)
        finally:
            game.weights = before


def _noted(plan: Plan, edition: Edition, number: int) -> list[Moment]:
    game = edition.game
    seats, options = plan.table(number)
    seed = f"tune {plan.seed}/{number}"
    s = edition.start(seats, options, seed)
    bots = [Bot(LEVEL, game, seat, seed, plan.budget) for seat in range(seats)]
    stray = Fast(f"stray {seed}")
    seen: list[tuple[int, list[float], float]] = []
    while s.choices:
        seat = s.waiting()[0]
        code = bots[seat].choose(s)
        if stray.below(STRAY) == 0:
            code = s.choices[stray.below(len(s.choices))]
        s.agenda[-1].answer(s, seat, code)
        asked = advance_in_turn(s)
        if s.result is None and (not asked or _acts_again(game, s, seat)):
            seen.append((seat, game.features(s, seat), game.progress(s)))
        if not asked:
            s.advance()
    ends = [_outcome(game, s.result, seat) for seat in range(seats)]
    return [(number, found, at, ends[seat]) for seat, found, at in seen]


def _acts_again(game: Game[Any], s: Any, seat: int) -> bool:
    """Whether the seat has finished an action where bots compare after each."""
    decision = s.asked(seat) if game.by_action else None
    return decision is not None and begins_action(s, decision)


def _outcome(game: Game[Any], result: Result, seat: int) -> float:
    if game.together:
        return 1.0 if result.ranks[seat] == 1 else 0.0
    return margin(result, seat)


# ---------------------------------------------------------------------- learning


def _lesson(plan: Plan, edition: Edition, samples: list[Sample], before: Fitted) -> Lesson:
    """Weights made of all samples, judged by others made of four fifths of them."""
    game = edition.game
    taught = [sample for sample in samples if sample.game % HELD_OUT]
    asked = [sample for sample in samples if not sample.game % HELD_OUT]
    if not taught or not asked:
        raise BadOption(f"{plan.games} games are too few to learn from")
    judged = fit(taught, plan.ridge, game.together, before)
    foretold = _foretold(asked, judged, game.together)
    found = fit(samples, plan.ridge, game.together, before)
    made = {
        "by": f"underhall tune {plan.game}",
        "version": version("underhall"),
        "revision": game.revision,
        "seed": str(plan.seed),
        "games": plan.games,
        "rounds": plan.rounds,
        "budget": plan.budget,
        "samples": len(samples),
        **foretold,
    }
    aim = VICTORY if game.together else MARGIN
    weights = Weights(game.feature_names(), found.start, found.end, found.base, aim, made)
    return Lesson(weights, len(samples), foretold)


def _before(game: Game[Any], learnt: Learnt) -> Fitted:
    """What was known: the last weights, or that points are points."""
    names = game.feature_names()
    if learnt is None:
        points = [float(name == FIRST and not game.together) for name in names]
        return Fitted(points, points, (0.0, 0.0))
    weights = read_weights(game.id, names, learnt)
    return Fitted(weights.start, weights.end, weights.base)


def _foretold(samples: list[Sample], fitted: Fitted, together: bool) -> dict[str, float]:
    """How well results are foretold, in all and by the time of the game."""
    told: dict[str, float] = {}
    for at, phase in enumerate(("all", *PHASES)):
        some = [each for each in samples if at == 0 or int(each.progress * 2.999) == at - 1]
        if together:
            told[f"log_loss_{phase}"] = round(log_loss(some, fitted), 4)
        else:
            told[f"explained_{phase}"] = round(explained(some, fitted), 4)
    return told


# ---------------------------------------------------------------------- the file


def data_of(game: str, weights: Weights) -> dict[str, Any]:
    """Weights as the data of a ``weights.toml``."""
    pairs = zip(weights.names, zip(weights.start, weights.end))
    rows = {name: [_short(start), _short(end)] for name, (start, end) in pairs}
    base = [_short(weights.base[0]), _short(weights.base[1])]
    made = dict(weights.provenance)
    return {"game": game, "aim": weights.aim, "base": base, "made": made, "weights": rows}


def _short(number: float) -> float:
    return float(f"{number:.5g}")


def text_of(game: str, weights: Weights) -> str:
    """The text of a ``weights.toml``."""
    data = data_of(game, weights)
    lines = ["# What each feature is worth, at the start and at the end of a game. Made by"]
    lines += ["# `underhall tune`, not by hand; docs/bots.md says how.", ""]
    lines += [f"{key} = {json.dumps(data[key])}" for key in ("game", "aim", "base")]
    for table in ("made", "weights"):
        lines += ["", f"[{table}]"]
        lines += [f"{key} = {json.dumps(value)}" for key, value in data[table].items()]
    return "\n".join(lines) + "\n"
