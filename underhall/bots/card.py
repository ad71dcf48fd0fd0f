"""What a kind of bot says about itself, and what it has to be able to do."""

from __future__ import annotations

from collections.abc import Callable

from mypy_extensions import mypyc_attr

from underhall.bots.seat_view import SeatView


class Considered:
    """An option that was weighed: what it leads to is worth ``value`` on the scale of the game's
    evaluation, as an average over ``looks`` at what might be."""

    def __init__(self, code: int, value: float, looks: int) -> None:
        self.code = code
        self.value = value
        self.looks = looks


class Step:
    """One decision of a plan: the kind of decision, and the answer."""

    def __init__(self, kind: str, code: int) -> None:
        self.kind = kind
        self.code = code


@mypyc_attr(allow_interpreted_subclasses=True)
class Strategy:
    """The mind of a bot. It belongs to one seat and may remember what it saw before."""

    def choose(self, view: SeatView) -> int:
        """The code of the option it takes."""
        raise NotImplementedError

    def plan(self, view: SeatView) -> list[Step]:
        """What it takes now, and what it will take then if nothing new comes to light; at least
        the first step."""
        return [Step("", self.choose(view))]

    def considered(self) -> list[Considered]:
        """What it weighed for its last choice, in the order of the options; nothing if it does not
        weigh."""
        return []


class BotCard:
    """A kind of bot.

    ``id`` is the level that people choose; ``strength`` puts the levels in order, the weakest at 0
    and room between them for others. ``budget`` is how many simulations it spends on a choice
    unless told otherwise; 0 says that it has no use for any. ``mind`` makes its strategy for one
    seat, from a budget. One that is not ``offered`` still plays wherever it is named.
    """

    def __init__(
        self,
        id: str,
        strength: int,
        mind: Callable[[int], Strategy],
        budget: int = 0,
        offered: bool = True,
    ) -> None:
        self.id = id
        self.offered = offered
        self.strength = strength
        self.budget = budget
        self._mind = mind

    @property
    def has_budget(self) -> bool:
        """Whether it plays better when it may think longer."""
        return self.budget > 0

    def strategy(self, budget: int = 0) -> Strategy:
        """A fresh mind for one seat; without a budget, with its own."""
        return self._mind(budget if budget and self.has_budget else self.budget)
