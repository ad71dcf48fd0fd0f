"""Looking further than the own turn: plans are tried against what the others may answer.

The best few plans of a turn are played on, again and again, each time from a fresh look at what the
seat cannot see. Everybody plays whole turns with a little thought, from what they see themselves,
and with what was good in that turn before in mind, so that imagined turns get better and better.
The first trial ends with an own turn, as soon as the seat has decided enough in it and in those
before; all others end at the same time of the game: there plans are compared. Where a plan is one
action of a turn, they end with that turn: what comes after it is luck. Half of them is dropped
whenever each was tried as often as the others. All plans meet the same looks, so luck favours none.
"""

from __future__ import annotations

from typing import Any, Final

from underhall.bots.card import Step
from underhall.bots.planner import Plan, Planner
from underhall.bots.seat_view import SeatView
from underhall.bots.tallies import Tallies
from underhall.core.chance import Fast
from underhall.core.game import Game
from underhall.core.secrets import redeal
from underhall.core.turns import advance_in_turn

QUICK: Final = 6
"""Simulations for each turn that is only imagined."""
FEE: Final = 4
"""What a trial costs besides, in simulations."""
DECISIONS: Final = 6
"""So many own decisions are imagined at least: one turn where turns are long, several where each
is one small step."""
AMPLE: Final = 300
"""With so many simulations for each plan, where little is left to luck, imagined turns get twice
the thought, and twice as many own decisions are imagined."""
SLACK: Final = 2
"""So many own turns more than the first a trial may take to come to the same time of the game."""
ENOUGH: Final = 0.25
"""Fewer trials than such a part of what the first opinion counts for are not worth their time."""
LONGEST: Final = 400
"""So many decisions are imagined at most before a plan is judged."""


class Trial:
    """A plan that is being tried. The first opinion of it counts as much as ``trust`` trials."""

    def __init__(self, plan: Plan, opinion: float, trust: float) -> None:
        self.plan = plan
        self.opinion = opinion
        self.trust = trust
        self.total = 0.0
        self.tries = 0

    def worth(self) -> float:
        """What came of it on average, mixed with the first opinion of it as far as that counts."""
        return (self.total + self.trust * self.opinion) / (self.tries + self.trust)


class Rounds:
    """Tries plans of one seat in rounds of all players."""

    def __init__(self, view: SeatView, plans: list[Plan]) -> None:
        self._view = view
        self._seed = view.luck().below(1 << 30)
        mean = sum([plan.value for plan in plans]) / len(plans)
        trust = view.game.trust
        self.trials = [Trial(plan, plan.value - mean, trust) for plan in plans]
        self._memories: dict[int, Tallies] = {}
        self._spent = 0
        self._look = 0
        self._turn = 0
        self._own_turns = 0
        self._decided = 0
        self._until = -1.0
        self._most_turns = 0
        self._quick = QUICK
        self._decisions = DECISIONS
        self.turns_ahead = 0
        """How many turns of anybody the longest trial went ahead."""

    def play(self, budget: int) -> None:
        """Spend about so many simulations."""
        left = self.trials.copy()
        if self._view.game.little_luck and budget >= AMPLE * len(left):
            self._quick = 2 * QUICK
            self._decisions = 2 * DECISIONS
        stages = 1
        while (1 << stages) < len(left):
            stages += 1
        for stage in range(stages):
            share = budget * (stage + 1) // stages
            while self._spent < share and self._in_time():
                for trial in left:
                    trial.total += self._tried(trial.plan.steps)
                    trial.tries += 1
                    self._spent += FEE
                self._look += 1
                if self._look == 1 and not self._pays(budget):
                    return
            left.sort(key=_by_worth)
            left = left[: max(2, (len(left) + 1) // 2)]

    def _pays(self, budget: int) -> bool:
        """Whether enough trials will follow the first of every plan to say more than opinions."""
        return budget >= ENOUGH * self._view.game.trust * self._spent

    def best(self) -> Trial:
        """The plan that did best among those tried most."""
        most = max([trial.tries for trial in self.trials])
        return min([trial for trial in self.trials if trial.tries == most], key=_by_worth)

    def _in_time(self) -> bool:
        patience = self._view.patience
        return patience is None or patience.lasts()

    def _tried(self, steps: list[Step]) -> float:
        """How the seat stands some turns later if it begins with a plan."""
        view = self._view
        game, seat = view.game, view.seat
        chance = Fast(f"round {self._seed} {self._look}")
        t = view.look(chance)
        mark = t.mark
        for step in steps:
            decision = t.asked(seat)
            if decision is None or t.mark != mark or step.code not in decision.options(t):
                break
            t.agenda[-1].answer(t, seat, step.code)
            if not advance_in_turn(t):
                break
        self._turn = 0
        if t.choices:
            self._finish_turn(game, t, chance)
        if not game.by_action:
            self._play_on(game, t, chance)
        return game.evaluate(t, seat)

    def _play_on(self, game: Game[Any], t: Any, chance: Fast) -> None:
        """Let everybody take turns until it is time to compare plans."""
        self._own_turns = self._decided = 0
        for _ in range(LONGEST):
            if t.result is not None:
                return
            t.advance()
            if not t.choices:
                return
            self._turn += 1
            self.turns_ahead = max(self.turns_ahead, self._turn)
            mover = t.active if t.active >= 0 else t.waiting()[0]
            self._finish_turn(game, t, chance)
            if mover == self._view.seat and self._is_far_enough(t):
                return

    def _is_far_enough(self, t: Any) -> bool:
        """Whether a trial ends with this own turn: the first when enough was decided, all others
        at the same time of the game, as far as that can be."""
        self._own_turns += 1
        progress = self._view.game.progress(t)
        if self._until < 0.0:
            if self._decided < self._decisions:
                return False
            self._until = progress
            self._most_turns = self._own_turns + SLACK
            return True
        return progress >= self._until or self._own_turns >= self._most_turns

    def _finish_turn(self, game: Game[Any], t: Any, chance: Fast) -> None:
        """Let everybody who is asked in this turn plan and act, with a little thought."""
        for _ in range(LONGEST):
            seat = t.waiting()[0]
            look = redeal(game, t, seat, chance)
            planner = Planner(game, look, seat, chance, None, self._memory(t, seat))
            planner.grow(self._quick)
            self._spent += self._quick
            steps = planner.plan()
            if seat == self._view.seat:
                self._decided += len(steps)
            if not self._follow(t, seat, steps):
                return

    def _memory(self, t: Any, seat: int) -> Tallies:
        """What was good for a seat when this turn was imagined before."""
        key: int = self._turn * t.seats + seat
        if key not in self._memories:
            self._memories[key] = Tallies()
        return self._memories[key]

    def _follow(self, t: Any, seat: int, steps: list[Step]) -> bool:
        """Take steps while they hold; False at the end of the turn."""
        mark = t.mark
        for step in steps:
            decision = t.asked(seat)
            if decision is None or t.mark != mark or step.code not in decision.options(t):
                return True
            t.agenda[-1].answer(t, seat, step.code)
            if not advance_in_turn(t):
                return False
        return True


def _by_worth(trial: Trial) -> float:
    return -trial.worth()
