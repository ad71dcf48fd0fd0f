"""What the features of a game are worth, learnt from games that bots play with themselves.

Every round plays many games with the weights of the round before, by novices, who take one of the
good plans and not always the best, so that all kinds of positions are met. It notes what each seat
sees at the end of its turns, and fits the weights anew to what came of it: partly how the game
ended, partly what was thought at the next moments. The same seed makes the same weights, on any
number of processes.
"""

from __future__ import annotations

import json
import tomllib
from collections.abc import Mapping
from dataclasses import dataclass, field
from importlib.metadata import version
from typing import Any

from underhall import editions
from underhall.bots.bot import Bot
from underhall.bots.fitting import Fitted, Sample, explained, fit, in_measure, log_loss
from underhall.bots.planner import begins_action
from underhall.core.errors import BadOption
from underhall.core.game import Edition, Game
from underhall.core.judgements import Judged
from underhall.core.judging import MARGIN, POINTS, VICTORY, Weights, chance_of, margin
from underhall.core.result import Result
from underhall.core.turns import advance_in_turn
from underhall.kit.standing import ahead
from underhall.lab.pool import Progress, in_order, on_processes

LEVEL = "novice"
HELD_OUT = 5
"""Every so many games one is kept to see how well the others foretell it."""
PHASES = ("opening", "middle", "ending")

WEIGHTS, JUDGED = "weights", "judged"
"""The tables of a ``weights.toml`` that are learnt."""

Learnt = dict[str, Any] | None
"""The data of weights; None where there are none yet."""


@dataclass(frozen=True)
class Plan:
    """What to learn from. Games go round the ``seats`` and the ``options``, where given.

    ``ridge`` draws the weights to those of the round before, as if by that many moments for each
    moment. Of what came of a moment the end of the game counts by ``sight`` to the power of how
    many own turns it was away; the rest is what was thought on the way there. Who learns by changes
    (``changes.py``) changes weights and judgements by the part ``swing`` of themselves, or ``only``
    those of one table, goes ``stride`` times as far where it is sure, and needs neither of these.
    ``after`` is the data of weights to go on from; else it is the guess of the game.
    """

    game: str
    games: int = 200
    rounds: int = 3
    seed: int | str = 0
    seats: tuple[int, ...] = ()
    budget: int = 100
    ridge: float = 0.1
    sight: float = 0.6
    swing: float = 0.5
    stride: float = 1.5
    only: str = ""
    options: tuple[dict[str, str], ...] = field(default=({},))
    after: Learnt = None

    def check(self) -> Edition:
        """The edition that is played; BadOption when something does not fit."""
        for number, what in ((self.games, "game"), (self.rounds, "round"), (self.budget, "look")):
            if number < 1:
                raise BadOption(f"at least 1 {what} is needed, not {number}")
        if not self.ridge >= 0:
            raise BadOption(f"a ridge is 0 or more, not {self.ridge}")
        if not 0 <= self.sight <= 1:
            raise BadOption(f"sight is a part from 0 to 1, not {self.sight}")
        if not 0 < self.swing <= 1:
            raise BadOption(f"a swing is a part above 0 and up to 1, not {self.swing}")
        if not self.stride > 0:
            raise BadOption(f"a stride is above 0, not {self.stride}")
        edition = editions.edition(self.game)
        self._check_learnt(edition.game)
        for options in self.options:
            for seats in self._seats():
                edition.settle(seats, options)
        return edition

    def _check_learnt(self, game: Game[Any]) -> None:
        if not game.feature_names():
            raise BadOption(f"{self.game} names no features (study/features.py)")
        if self.only not in ("", WEIGHTS, JUDGED):
            raise BadOption(f"only {self.only}: it is one of {WEIGHTS}, {JUDGED}")
        if self.only == JUDGED and game.judging() is None:
            raise BadOption(f"{self.game} names no judgements (study/judgements.py)")
        learnt = beginning(self)
        if learnt is not None:
            game.weighed(learnt)
        elif game.judging() is not None:
            raise BadOption(f"{self.game} judges, and nothing says how (study/guess.toml)")

    def _seats(self) -> tuple[int, ...]:
        least, most = editions.game(self.game).seats
        return self.seats or tuple(range(max(2, least), most + 1))

    def table(self, number: int) -> tuple[int, dict[str, str]]:
        """The seats and options of game ``number``."""
        seats = self._seats()
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
    if plan.only == JUDGED:
        raise BadOption("how positions ended tells nothing about judgements; learn by changes")
    spread = on_processes(jobs)
    edition = plan.check()
    lessons: list[Lesson] = []
    learnt = beginning(plan)
    judgements = judged_before(edition.game, learnt)
    kept: list[Noted] = []
    for number in range(plan.rounds):
        first = number * plan.games
        games = range(first, first + plan.games)
        played = in_order(spread(Played(plan, learnt), games), progress, first)
        fresh = [moment for moments in played.values() for moment in moments]
        known = known_before(edition.game, learnt)
        lessons.append(_lesson(plan, edition, kept + fresh, known, judgements))
        learnt, kept = data_of(plan.game, lessons[-1].weights), fresh
    return lessons


@dataclass(frozen=True)
class Moment:
    """What a seat saw at the end of a turn of the game ``number``, how far the game was, and how it
    ended for the seat."""

    number: int
    seat: int
    features: list[float]
    progress: float
    end: float


Noted = tuple[Moment, Moment]
"""A moment, and the same against the others: what the seat has more than they, in the end too."""


def beginning(plan: Plan) -> Learnt:
    """What a plan goes on from."""
    return guess(plan.game) if plan.after is None else plan.after


def guess(id: str) -> Learnt:
    """What a game begins to learn from: its ``study/guess.toml``, if it has one."""
    file = editions.room(id) / "study" / "guess.toml"
    return tomllib.loads(file.read_text("utf-8")) if file.is_file() else None


# ---------------------------------------------------------------------- one game


@dataclass(frozen=True)
class Played:
    """The work of a round: games with given weights."""

    plan: Plan
    learnt: Learnt

    def __call__(self, number: int) -> list[Noted]:
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


def _noted(plan: Plan, edition: Edition, number: int) -> list[Noted]:
    game = edition.game
    seats, options = plan.table(number)
    seed = f"tune {plan.seed}/{number}"
    s = edition.start(seats, options, seed)
    bots = [Bot(LEVEL, game, seat, seed, plan.budget) for seat in range(seats)]
    seen: list[tuple[int, list[list[float]], float]] = []
    while s.choices:
        seat = s.waiting()[0]
        code = bots[seat].choose(s)
        s.agenda[-1].answer(s, seat, code)
        asked = advance_in_turn(s)
        if s.result is None and (not asked or _acts_again(game, s, seat)):
            seen.append((seat, _rows(game, s, seat), game.progress(s)))
        if not asked:
            s.advance()
    return [_both(game, number, s.result, *moment) for moment in seen]


def _rows(game: Game[Any], s: Any, seat: int) -> list[list[float]]:
    """What the seat sees and, where that is only about itself, what the others see."""
    rows = [game.features(s, seat)]
    if game.features_of_others() is not None:
        rows += [game.features(s, who) for who in range(s.seats) if who != seat]
    return rows


def _both(
    game: Game[Any],
    number: int,
    result: Result,
    seat: int,
    rows: list[list[float]],
    progress: float,
) -> Noted:
    seen = Moment(number, seat, rows[0], progress, _outcome(game, result, seat))
    if len(rows) == 1:
        return seen, seen
    apart = ahead(rows, 0)
    for at in _places(game):
        apart[at] = 0.0
    scores = [[float(score)] for score in result.scores]
    return seen, Moment(number, seat, apart, progress, ahead(scores, seat)[0])


def _places(game: Game[Any]) -> list[int]:
    """Where the features stand that tell of others."""
    others = game.features_of_others() or ()
    return [at for at, name in enumerate(game.feature_names()) if name in others]


def _acts_again(game: Game[Any], s: Any, seat: int) -> bool:
    """Whether the seat has finished an action where bots compare after each."""
    decision = s.asked(seat) if game.by_action else None
    return decision is not None and begins_action(s, decision)


def _outcome(game: Game[Any], result: Result, seat: int) -> float:
    if game.together:
        return 1.0 if result.ranks[seat] == 1 else 0.0
    return margin(result, seat)


# ---------------------------------------------------------------------- learning


def _lesson(
    plan: Plan, edition: Edition, noted: list[Noted], before: Fitted, judgements: Judged
) -> Lesson:
    """Weights made of all moments, judged by others made of four fifths of them."""
    game = edition.game
    taught = [apart for _, apart in noted if apart.number % HELD_OUT]
    asked = [apart for _, apart in noted if not apart.number % HELD_OUT]
    if not taught or not asked:
        raise BadOption(f"{plan.games} games are too few to learn from")
    judged = told_apart(taught, plan, game, before)
    foretold = _foretold(ended(asked), judged, game.together)
    found = learnt_from(noted, plan, game, before)
    made = provenance(plan, game)
    made |= {"ridge": plan.ridge, "sight": plan.sight, "samples": len(noted), **foretold}
    return Lesson(weights_of(game, found, judgements, made), len(noted), foretold)


def provenance(plan: Plan, game: Game[Any], way: str = "") -> dict[str, Any]:
    """Where weights come from, whatever way they are learnt."""
    return {
        "by": f"underhall tune {plan.game} {way}".strip(),
        "version": version("underhall"),
        "revision": game.revision,
        "seed": str(plan.seed),
        "games": plan.games,
        "rounds": plan.rounds,
        "budget": plan.budget,
        **({} if plan.after is None else {"after": _made_by(plan.after)}),
    }


def _made_by(data: Mapping[str, Any]) -> str:
    made = data.get("made", {})
    return f"{made.get('by', '?')}, seed {made.get('seed', '?')}"


def weights_of(game: Game[Any], fitted: Fitted, judged: Judged, made: dict[str, Any]) -> Weights:
    """What was found, as weights of the game."""
    names, aim = game.feature_names(), VICTORY if game.together else MARGIN
    return Weights(names, fitted.start, fitted.end, fitted.base, aim, made, judged=judged)


def learnt_from(noted: list[Noted], plan: Plan, game: Game[Any], before: Fitted) -> Fitted:
    """The weights that fit what came of the moments. What tells only of the seat itself is learnt
    against the others, since what they do would be noise in the margin; what tells of the others
    stays, and at last it is found out what margin goes with all that."""
    found = told_apart([apart for _, apart in noted], plan, game, before)
    if game.features_of_others() is None:
        return found
    every = range(len(before.start))
    return fit(ended([seen for seen, _ in noted]), 0.0, game.together, found, every)


def told_apart(moments: list[Moment], plan: Plan, game: Game[Any], before: Fitted) -> Fitted:
    """The weights by which moments against the others are foretold. First it is found out what
    nothing is worth, and of chances how much all counts: thoughts and results can only be mixed
    where they mean the same."""
    if game.together:
        before = in_measure(ended(moments), before)
    known = fit(ended(moments), 0.0, game.together, before, range(len(before.start)))
    aims = came(moments, plan.sight, game.together, known)
    return fit(aims, plan.ridge, game.together, known, _places(game))


def ended(moments: list[Moment]) -> list[Sample]:
    """Moments with how the game ended."""
    return [Sample(each.number, each.features, each.progress, each.end) for each in moments]


def came(moments: list[Moment], sight: float, together: bool, known: Fitted) -> list[Sample]:
    """Moments with what came of them."""
    found = ended(moments)
    last: dict[tuple[int, int], float] = {}
    for at in range(len(moments) - 1, -1, -1):
        sample = found[at]
        who = (moments[at].number, moments[at].seat)
        value = known.value(sample)
        sample.result = last.get(who, sample.result)
        thought = chance_of(value) if together else value
        last[who] = sight * sample.result + (1.0 - sight) * thought
    return found


def known_before(game: Game[Any], learnt: Learnt) -> Fitted:
    """What was known: the last weights, or that points are points."""
    names = game.feature_names()
    if learnt is None:
        points = [float(name == POINTS and not game.together) for name in names]
        return Fitted(points, points, (0.0, 0.0))
    weights = game.weighed(learnt)
    return Fitted(weights.start, weights.end, weights.base)


def judged_before(game: Game[Any], learnt: Learnt) -> Judged:
    """What features judged by."""
    return {} if learnt is None else game.weighed(learnt).judged


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
    data = {"game": game, "aim": weights.aim, "base": base, "made": made, WEIGHTS: rows}
    if weights.judged:
        data[JUDGED] = {name: _told(numbers) for name, numbers in weights.judged.items()}
    return data


def _told(numbers: list[float]) -> float | list[float]:
    short = [_short(number) for number in numbers]
    return short if len(short) > 1 else short[0]


def _short(number: float) -> float:
    return float(f"{number:.5g}")


def text_of(game: str, weights: Weights) -> str:
    """The text of a ``weights.toml``."""
    data = data_of(game, weights)
    lines = ["# What each feature is worth, at the start and at the end of a game. Made by"]
    lines += ["# `underhall tune`, not by hand; docs/bots.md says how.", ""]
    lines += [f"{key} = {json.dumps(data[key])}" for key in ("game", "aim", "base")]
    for table in [name for name in ("made", WEIGHTS, JUDGED) if name in data]:
        lines += ["", f"[{table}]"]
        lines += [f"{key} = {json.dumps(value)}" for key, value in data[table].items()]
    return "\n".join(lines) + "\n"
