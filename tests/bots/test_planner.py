"""Complete actions: planned as a whole, compared at the end of the turn, followed."""

from typing import Any

from helpers import play_on, started

from underhall import editions
from underhall.bots.bot import Bot
from underhall.bots.planner import Planner
from underhall.bots.seat_view import Patience
from underhall.core.chance import Fast


def planner_at(id: str, moves: int, patience: Patience | None = None) -> Planner:
    match = play_on(started(id, 2, 1), 1, moves)
    s = match.state
    return Planner(match.edition.game, s.copy(), s.waiting()[0], Fast(1), patience)


def turn_of_bots(id: str, seed: int, budget: int) -> list[tuple[int, int, int]]:
    """Seat, turn and mark of every decision of a game of two, for a while."""
    edition = editions.edition(id)
    s = edition.start(2, seed=seed)
    bots = [Bot("adept", edition.game, seat, seed, budget) for seat in range(2)]
    told: list[tuple[int, int, int]] = []
    while s.choices and len(told) < 60:
        seat = s.waiting()[0]
        told.append((seat, s.turn, s.mark))
        s.apply(seat, bots[seat].choose(s))
    return told


def test_a_plan_is_legal_to_its_end() -> None:
    planner = planner_at("dwergar", 28)
    planner.grow(40)
    s: Any = planner.root.state.copy()
    plan = planner.plan()
    assert plan
    for step in plan:
        decision = s.asked(planner.seat)
        assert decision.name == step.kind
        assert step.code in decision.options(s)
        s.apply(planner.seat, step.code)


def test_a_plan_is_followed_without_thinking_again() -> None:
    """A bot thinks once for each time that something new came to light."""
    edition = editions.edition("dwergar")
    s = edition.start(2, seed=1)
    bots = [Bot("adept", edition.game, seat, 1, 6) for seat in range(2)]
    thoughts = 0
    moments: set[tuple[int, int]] = set()
    for _ in range(60):
        seat = s.waiting()[0]
        before = len(bots[seat]._plan)
        code = bots[seat].choose(s)
        if len(bots[seat]._plan) != before - 1:
            thoughts += 1
        moments.add((s.turn, s.mark))
        s.apply(seat, code)
    assert thoughts < len(moments) + 5 < 40


def test_a_plan_is_dropped_when_something_else_is_asked() -> None:
    match = play_on(started("dwergar", 2, 1), 1, 12)
    s = match.state
    bot = Bot("adept", match.edition.game, s.waiting()[0], 1, 12)
    bot.choose(s)
    other = play_on(started("dwergar", 2, 2), 2, 30).state
    while other.waiting() != [bot.seat]:
        other.apply(other.waiting()[0], other.choices[0])
    assert bot.choose(other) in other.choices


def test_all_ends_are_compared_at_the_same_moment() -> None:
    """Whatever a seat does, it is judged in the same turn, with nothing more to decide."""
    planner = planner_at("dwergar", 28)
    turn = planner.root.state.turn
    ends: list[Any] = []
    worth = planner.game.evaluate

    class Watched:
        """The game, noting which states it judges."""

        def __getattr__(self, name: str) -> Any:
            return getattr(type(self).game, name)

        game = planner.game

        def evaluate(self, s: Any, seat: int) -> float:
            ends.append((s.turn, s.choices))
            return worth(s, seat)

    planner.game = Watched()  # type: ignore[assignment]
    planner.grow(30)
    assert len(ends) > 10
    assert set(map(str, ends)) == {str((turn, []))}


def test_what_is_settled_costs_no_more_thought() -> None:
    """Dwergar, before the first turn: few choices, and nothing left to chance."""
    planner = planner_at("dwergar", 0)
    planner.grow(100_000)
    assert planner.root.settled
    assert planner.simulations < 5_000


def test_a_table_may_lose_patience() -> None:
    class Short(Patience):
        def lasts(self) -> bool:
            return False

    planner = planner_at("dwergar", 30, Short())
    planner.grow(10_000)
    assert planner.simulations < 100
    assert planner.plan()
