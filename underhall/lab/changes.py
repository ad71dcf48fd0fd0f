"""What features are worth and what they judge by, learnt from what changes of it bring.

In every game each seat plays with weights and judgements of its own: those of the round before,
every one of them a little raised or lowered by lot. What the changes brought is a regression of the
results on them, and all go the way that was good, the further the surer it is. That asks nothing of
the features but that bots play better with good weights, so it finds what a feature is worth for
choosing, not what goes along with winning; and it takes thousands of games.

Who all win or lose together all play with the same weights, and go after the points of the result.
"""

from __future__ import annotations

from dataclasses import dataclass
from math import exp, sqrt
from statistics import fmean
from typing import Any, Final

from underhall import editions
from underhall.bots.bot import Bot
from underhall.bots.fitting import Fitted, scales
from underhall.core.chance import Fast
from underhall.core.game import Game
from underhall.core.judgements import Judged
from underhall.core.result import Result
from underhall.kit.standing import ahead
from underhall.lab.pool import Progress, in_order, on_processes
from underhall.lab.tune import (
    JUDGED,
    WEIGHTS,
    Learnt,
    Lesson,
    Plan,
    Played,
    beginning,
    data_of,
    ended,
    judged_before,
    known_before,
    provenance,
    weights_of,
)

LEVEL: Final = "adept"
"""With little thought it plans its own turn alone, and takes the best plan."""
FIRST_GAMES: Final = 12
"""So many games without changes tell how much each feature varies."""
LESS: Final = 0.3
"""A weight that is small at one end of the game is changed by at least such a part of what the one
at the other end is changed by,"""
LITTLE: Final = 0.15
"""and one that is nothing by so much of a weighty one."""
DOUBT: Final = 1.0
SURE: Final = 3.0
"""A change that was good or bad by fewer standard errors than the first is not gone after; one by
as many as the other is, all of the plan's stride."""

HOPED: Final = "hoped"
"""What a round should bring, in points, by the changes that were good: too much, since luck is
among what was good."""

Signs = list[float]
"""A change for each weight at the start, each at the end, and each judgement: raised, lowered, or
kept where it is not what is learnt."""


@dataclass(frozen=True)
class Known:
    """What features are worth, and what they judge by."""

    worth: Fitted
    judged: Judged

    def moved(self, units: list[float], steps: list[float]) -> Known:
        """The same after so many steps each, in units."""
        weights = 2 * len(self.worth.start)
        worth = moved(self.worth, units[:weights], steps[:weights])
        return Known(worth, rejudged(self.judged, units[weights:], steps[weights:]))


@dataclass(frozen=True)
class Changed:
    """The work of a round: games in which every seat changes the weights by up to ``units``."""

    plan: Plan
    before: Known
    units: list[float]

    def __call__(self, number: int) -> list[tuple[Signs, float]]:
        """One game: changes against those of the others, and what they brought."""
        plan = self.plan
        edition = editions.edition(plan.game)
        seats, options = plan.table(number)
        seed = f"changes {plan.seed}/{number}"
        lots = self._lots(1 if edition.game.together else seats, Fast(seed))
        games = [self._game(edition.game, signs) for signs in lots]
        s = edition.start(seats, options, seed)
        bots = [Bot(LEVEL, games[at % len(games)], at, seed, plan.budget) for at in range(seats)]
        while s.choices:
            seat = s.waiting()[0]
            s.apply(seat, bots[seat].choose(s))
        return brought(lots, s.result)

    def _lots(self, players: int, luck: Fast) -> list[Signs]:
        return [
            [2.0 * luck.below(2) - 1.0 if unit else 0.0 for unit in self.units]
            for _ in range(players)
        ]

    def _game(self, game: Game[Any], signs: Signs) -> Game[Any]:
        """The game as somebody sees it who thinks otherwise of it."""
        own = type(game)()
        changed = self.before.moved(self.units, signs)
        own.learn(data_of(game.id, weights_of(game, changed.worth, changed.judged, {})))
        return own


def brought(lots: list[Signs], result: Result) -> list[tuple[Signs, float]]:
    """What changes brought: points together, which tell how near a victory or a defeat was, or
    points ahead of the others. What the last seat has ahead follows from the others."""
    if len(lots) == 1:
        return [(lots[0], float(result.scores[0]))]
    scores = [[float(score)] for score in result.scores]
    return [(ahead(lots, seat), ahead(scores, seat)[0]) for seat in range(len(lots) - 1)]


def moved(before: Fitted, units: list[float], steps: list[float]) -> Fitted:
    """Weights after so many steps each, in units."""
    width = len(before.start)
    ways = [unit * step for unit, step in zip(units, steps)]
    start = [weight + way for weight, way in zip(before.start, ways[:width])]
    end = [weight + way for weight, way in zip(before.end, ways[width:])]
    return Fitted(start, end, before.base)


def rejudged(before: Judged, units: list[float], steps: list[float]) -> Judged:
    """Judgements after so many steps each. They are multiplied, so that none becomes nothing."""
    ways = iter([unit * step for unit, step in zip(units, steps)])
    return {name: [n * exp(next(ways)) for n in numbers] for name, numbers in before.items()}


def units_of_all(before: Known, scale: list[float], plan: Plan) -> list[float]:
    """How far each weight and each judgement is changed, if that is what is learnt."""
    weights = units_of(before.worth, scale, plan.swing)
    judged = [plan.swing for numbers in before.judged.values() for _ in numbers]
    if plan.only == JUDGED:
        weights = [0.0] * len(weights)
    if plan.only == WEIGHTS:
        judged = [0.0] * len(judged)
    return weights + judged


def units_of(before: Fitted, scale: list[float], swing: float) -> list[float]:
    """How far each weight is changed: by a part of itself, or where it is nothing by so much that
    the feature counts for something."""
    most = [max(abs(start), abs(end)) for start, end in zip(before.start, before.end)]
    counts = sorted([weight * each for weight, each in zip(most, scale)])
    weighty = counts[len(counts) * 3 // 4]
    return [
        swing * max(abs(weight), LESS * largest, LITTLE * weighty / each)
        for weights in (before.start, before.end)
        for weight, largest, each in zip(weights, most, scale)
    ]


def learn_by_changes(plan: Plan, jobs: int = 1, progress: Progress | None = None) -> list[Lesson]:
    """Learn round after round; ``progress`` hears how many games are done."""
    spread = on_processes(jobs)
    game = plan.check().game
    learnt = beginning(plan)
    scale = varied(plan, learnt)
    found = Known(known_before(game, learnt), judged_before(game, learnt))
    lessons: list[Lesson] = []
    way = f"--by changes --only {plan.only}" if plan.only else "--by changes"
    for number in range(plan.rounds):
        units = units_of_all(found, scale, plan)
        first = number * plan.games
        games = range(first, first + plan.games)
        results = in_order(spread(Changed(plan, found, units), games), progress, first)
        steps, hoped = way_on(against_usual(plan, results), plan.stride)
        found = found.moved(units, steps)
        told = {HOPED: round(hoped, 4)}
        made = provenance(plan, game, way) | {"swing": plan.swing, "stride": plan.stride, **told}
        weights = weights_of(game, found.worth, found.judged, made)
        lessons.append(Lesson(weights, plan.games, told))
    return lessons


def varied(plan: Plan, learnt: Learnt) -> list[float]:
    """How much each feature varies."""
    play = Played(plan, learnt)
    seen = [moment for number in range(FIRST_GAMES) for moment, _ in play(number)]
    return scales(ended(seen))


def against_usual(
    plan: Plan, results: dict[int, list[tuple[Signs, float]]]
) -> list[tuple[Signs, float]]:
    """All results, less what is usual at a table with such seats and options."""
    tables: dict[str, list[tuple[Signs, float]]] = {}
    for number, found in results.items():
        tables.setdefault(str(plan.table(number)), []).extend(found)
    rows: list[tuple[Signs, float]] = []
    for each in tables.values():
        usual = fmean([result for _, result in each])
        rows += [(signs, result - usual) for signs, result in each]
    return rows


def way_on(rows: list[tuple[Signs, float]], stride: float) -> tuple[list[float], float]:
    """How far each number shall move, in units, and what that should bring."""
    luck = sqrt(fmean([result * result for _, result in rows]))
    steps: list[float] = []
    hoped = 0.0
    for at in range(len(rows[0][0])):
        # Changes are drawn independently, so each can be looked at for itself.
        squares = sum([signs[at] * signs[at] for signs, _ in rows])
        if not squares:
            steps.append(0.0)
            continue
        slope = sum([signs[at] * result for signs, result in rows]) / squares
        steps.append(stride * step(slope * sqrt(squares) / luck))
        hoped += steps[-1] * slope
    return steps, hoped


def step(sureness: float) -> float:
    """What part of a stride to go after something that is so many standard errors away from
    nothing."""
    far = min(1.0, max(0.0, (abs(sureness) - DOUBT) / (SURE - DOUBT)))
    return far if sureness > 0 else -far
