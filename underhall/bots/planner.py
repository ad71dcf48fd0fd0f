"""Complete actions: what is left of the own turn is planned as a whole.

A tree of the decisions of its own grows from where the seat stands. Every simulation goes down by
what looks best so far, adds a decision, completes the turn by likely choices, and weighs where that
leads: always at the end of the turn, before anybody else acts. Of what is certain the best counts;
where chance or others come in, the average over several looks, each dealt anew.
"""

from __future__ import annotations

from math import log, sqrt
from typing import Any, Final

from underhall.bots.card import Considered, Step
from underhall.bots.seat_view import Patience
from underhall.bots.tallies import Spread, Tallies
from underhall.core.agenda import CONTINUE, Decision, State, Window
from underhall.core.chance import Fast
from underhall.core.game import Game
from underhall.core.secrets import redeal
from underhall.core.together import Together
from underhall.core.turns import advance_in_turn

CURIOSITY: Final = 1.0
"""How much what was hardly tried is preferred to what was good so far."""
WIDENING: Final = 2.0
"""A decision seen n times has that times the root of n of its options looked at."""
MOST_LOOKS: Final = 16
"""How many outcomes of chance are kept for one option."""
FIRST_LOOKS: Final = 4
"""As long as there are fewer, every visit brings another."""
CAUTION: Final = 0.5
"""How many standard errors an average of few looks is marked down."""
PATIENCE: Final = 32
"""After so many simulations the clock is asked."""


def begins_action(t: State, decision: Decision[Any]) -> bool:
    """Whether a seat that is asked in its own turn has finished one action and begins another."""
    return decision.starts_action and decision.seat == t.active


class Branch:
    """An option of a decision, and where it led: to one place, or by chance to several."""

    def __init__(self, code: int) -> None:
        self.code = code
        self.visits = 0
        self.noisy = False
        self.ends: list[Node] = []
        self.mean = 0.0
        self.value = 0.0
        self.settled = False

    def weigh(self) -> None:
        """Take in what is known of its ends."""
        ends = self.ends
        n = len(ends)
        if n == 1:
            self.mean = ends[0].value
            self.value = self.mean
            self.settled = ends[0].settled and not self.noisy
            return
        total = square = 0.0
        settled = n >= MOST_LOOKS
        for end in ends:
            total += end.value
            square += end.value * end.value
            settled = settled and end.settled
        self.mean = total / n
        variance = max(0.0, square / n - self.mean * self.mean)
        self.value = self.mean - CAUTION * sqrt(variance / (n - 1))
        self.settled = settled


class Node:
    """A decision of the seat, or the end of its turn."""

    def __init__(self, state: Any, decision: Decision[Any] | None) -> None:
        self.state = state
        self.kind: str = "" if decision is None else decision.name
        self.untried: list[int] = [] if decision is None else list(decision.options(state))
        self.branches: list[Branch] = []
        self.visits = 0
        self.value = 0.0
        self.settled = decision is None
        self.is_end = decision is None
        self.line: list[Step] = []
        self.line_value = 0.0
        self.hunch: list[Step] = []
        self.guesses = 0
        self.guessed = 0.0

    def weigh(self) -> None:
        """Take in what is known of its branches and of the lines that were tried."""
        settled = not self.untried
        known = len(self.line) > 0
        best = self.line_value
        for branch in self.branches:
            if not known or branch.value > best:
                best = branch.value
                known = True
            settled = settled and branch.settled
        self.settled = settled
        self.value = best if known else self.guessed / max(1, self.guesses)

    def best(self) -> Branch | None:
        """The branch that holds its value, unless a line does."""
        found: Branch | None = None
        for branch in self.branches:
            if found is None or branch.value > found.value:
                found = branch
        if found is None or (self.line and self.line_value > found.value):
            return None
        return found


class Planner:
    """Plans what is left of a turn, for one seat, from one look at the table.

    Who plans much the same turn again and again hands in ``tallies``: then what was good before
    comes to mind first.
    """

    def __init__(
        self,
        game: Game[Any],
        look: Any,
        seat: int,
        chance: Fast,
        in_time: Patience | None = None,
        tallies: Tallies | None = None,
    ) -> None:
        self.game = game
        self.seat = seat
        self.chance = chance
        self._in_time = in_time
        self._tallies = Tallies() if tallies is None else tallies
        self._by_action: bool = game.by_action
        self._own_turn = look.active == seat or look.active < 0
        self._spread = Spread()
        self._noisy = False
        self.simulations = 0
        self.root = Node(look, look.asked(seat))

    # ------------------------------------------------------------------ growing

    def grow(self, budget: int) -> None:
        """Spend so many simulations, or fewer where nothing is left to find out."""
        for at in range(budget):
            if self.root.settled:
                return
            if at % PATIENCE == PATIENCE - 1 and self._in_time is not None:
                if not self._in_time.lasts():
                    return
            self._simulate()
            self.simulations += 1

    def _simulate(self) -> None:
        nodes: list[Node] = []
        taken: list[Branch] = []
        steps: list[Step] = []
        node = self.root
        while node.visits > 0 and not node.is_end:
            branch = self._choose(node)
            nodes.append(node)
            taken.append(branch)
            steps.append(Step(node.kind, branch.code))
            node = self._end_of(node, branch)
        value = self._first_look(node, steps)
        node.visits += 1
        for at in range(len(nodes) - 1, -1, -1):
            nodes[at].visits += 1
            taken[at].visits += 1
            taken[at].weigh()
            nodes[at].weigh()
        for step in steps:
            self._tallies.add(step, value)

    def _choose(self, node: Node) -> Branch:
        """A new branch while there is room for one, else that which promises most."""
        untried = node.untried
        if untried and len(node.branches) < 1.0 + WIDENING * sqrt(float(node.visits)):
            code = self._tallies.draw(node.kind, untried, self.chance)
            untried.remove(code)
            branch = Branch(code)
            node.branches.append(branch)
            return branch
        spread = self._spread.width()
        logs = log(node.visits + 1.0)
        found = node.branches[0]
        most = 0.0
        first = True
        for branch in node.branches:
            if branch.settled:
                continue
            hope = branch.mean / spread + CURIOSITY * sqrt(logs / branch.visits)
            if first or hope > most:
                most = hope
                found = branch
                first = False
        return found

    def _end_of(self, node: Node, branch: Branch) -> Node:
        """Where a branch leads this time."""
        ends = branch.ends
        if not ends:
            ends.append(self._played(node.state.copy(), branch.code))
            branch.noisy = self._noisy
            return ends[0]
        if not branch.noisy:
            return ends[0]
        if len(ends) < MOST_LOOKS and (len(ends) < FIRST_LOOKS or 2 * len(ends) <= branch.visits):
            again = redeal(self.game, node.state, self.seat, self.chance)
            ends.append(self._played(again, branch.code))
            return ends[-1]
        found = ends[0]
        for end in ends:
            if end.visits < found.visits and not end.settled:
                found = end
        return found

    def _played(self, t: Any, code: int) -> Node:
        """What the next own decision is after an answer; ``_noisy`` tells if chance came in."""
        mark = t.mark
        self._noisy = False
        decision = self._answered(t, code)
        self._noisy = self._noisy or t.mark != mark
        return Node(t, decision)

    # ------------------------------------------------------------------ playing on

    def _first_look(self, node: Node, steps: list[Step]) -> float:
        """What a node is worth that was never seen before."""
        if not node.is_end:
            return self._completed(node, steps)
        if node.visits == 0:
            node.value = self._worth(node.state)
        return node.value

    def _completed(self, node: Node, steps: list[Step]) -> float:
        """Complete the turn by likely choices, and weigh where that leads."""
        t = node.state.copy()
        mark = t.mark
        self._noisy = False
        line: list[Step] = []
        decision: Decision[Any] | None = t.asked(self.seat)
        while decision is not None:
            code = self._tallies.draw(decision.name, decision.options(t), self.chance)
            step = Step(decision.name, code)
            steps.append(step)
            if not self._noisy and t.mark == mark:
                line.append(step)
            decision = self._answered(t, code)
        value = self._worth(t)
        if self._noisy or t.mark != mark:
            node.hunch = line
            node.guesses += 1
            node.guessed += value
        else:
            node.line = line
            node.line_value = value
        node.weigh()
        return value

    def _answered(self, t: Any, code: int) -> Decision[Any] | None:
        """Answer for the seat; its next decision this turn, or None at the end of the turn."""
        seat = self.seat
        t.agenda[-1].answer(t, seat, code)
        while advance_in_turn(t):
            decision: Decision[Any] | None = t.asked(seat)
            if decision is not None:
                return None if self._by_action and begins_action(t, decision) else decision
            if not self._guess(t):
                return None
        return None

    def _guess(self, t: State) -> bool:
        """Let somebody else answer by lot; False where that is for them and not for now."""
        top = t.agenda[-1]
        if isinstance(top, Window):
            top.answer_next(t, CONTINUE)
            return True
        if not self._own_turn and not isinstance(top, Together):
            return False
        self._noisy = True
        top.answer_next(t, t.choices[self.chance.below(len(t.choices))])
        return True

    def _worth(self, t: Any) -> float:
        value = self.game.evaluate(t, self.seat)
        self._spread.add(value)
        return value

    # ------------------------------------------------------------------ answering

    def blur(self, part: float) -> float:
        """A part of how far apart everything lies that was thought of."""
        return part * self._spread.width()

    def considered(self) -> list[Considered]:
        """What was weighed for the first decision, in the order of its options."""
        branches = sorted(self.root.branches, key=lambda branch: branch.code)
        return [Considered(each.code, each.mean, each.visits) for each in branches if each.visits]

    def plan(self) -> list[Step]:
        """The best of what was found, as far as it does not depend on chance."""
        steps: list[Step] = []
        node = self.root
        while not node.is_end:
            branch = node.best()
            if branch is None:
                return steps + (node.line or node.hunch)
            steps.append(Step(node.kind, branch.code))
            if branch.noisy:
                return steps
            node = branch.ends[0]
        return steps

    def plans(self, most: int) -> list[Plan]:
        """The best plan, and the best of those that leave it at one of its decisions."""
        found = [Plan(self.plan(), self.root.value)]
        others: list[Plan] = []
        node = self.root
        steps: list[Step] = []
        for step in found[0].steps:
            next: Node | None = None
            for branch in node.branches:
                if branch.code == step.code:
                    next = branch.ends[0] if branch.ends and not branch.noisy else None
                elif branch.visits:
                    others.append(Plan([*steps, *_through(node, branch)], branch.value))
            if next is None:
                break
            steps.append(step)
            node = next
        others.sort(key=_by_value)
        return found + others[: most - 1]


class Plan:
    """A plan and what it was worth at the end of the turn."""

    def __init__(self, steps: list[Step], value: float) -> None:
        self.steps = steps
        self.value = value


def _by_value(plan: Plan) -> float:
    return -plan.value


def _through(node: Node, branch: Branch) -> list[Step]:
    """The best way on through a branch, as far as it does not depend on chance."""
    steps = [Step(node.kind, branch.code)]
    while not branch.noisy and branch.ends:
        node = branch.ends[0]
        if node.is_end:
            break
        best = node.best()
        if best is None:
            return steps + (node.line or node.hunch)
        branch = best
        steps.append(Step(node.kind, branch.code))
    return steps
