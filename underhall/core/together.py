"""What several seats choose at once, each in secret, until all of them have answered."""

from __future__ import annotations

from typing import Final, TypeVar

from mypy_extensions import mypyc_attr

from underhall.core.agenda import Decision, Frame, State
from underhall.core.errors import RulesError

S = TypeVar("S", bound=State)

UNASKED: Final = -1
"""This seat has nothing to answer."""
OPEN: Final = -2
"""This seat has not answered yet."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Together(Frame[S]):
    """A secret choice of several seats at once, hidden until all have answered.

    ``answers`` has a place for each seat: OPEN, UNASKED or the code chosen.
    """

    def __init__(self, answers: tuple[int, ...]) -> None:
        self.answers = answers

    def ask(self, s: S, seat: int) -> Decision[S]:
        """The decision of one seat."""
        raise NotImplementedError

    def answered(self, answers: tuple[int, ...]) -> Together[S]:
        """This frame with other answers."""
        raise NotImplementedError

    def resolve(self, s: S) -> None:
        """All have answered: carry the choices out, by default one after the other by seat."""
        for seat, code in enumerate(self.answers):
            if code != UNASKED:
                self.ask(s, seat).choose(s, code)

    def step(self, s: S) -> bool:
        waiting = self.waiting(s)
        if not waiting:
            s.agenda.pop()
            s.mark += 1
            self.resolve(s)
            return True
        for seat in waiting:
            decision = self.ask(s, seat)
            options = decision.options(s)
            if not options:
                raise RulesError(f"{decision.name} offers nothing to seat {seat}")
            if len(options) == 1:
                s.say_forced(decision, options[0], seat)
                self.answer(s, seat, options[0])
                return True
        s.choices = self.ask(s, waiting[0]).options(s)
        return False

    def asked(self, s: S, seat: int) -> Decision[S] | None:
        return self.ask(s, seat) if seat in self.waiting(s) else None

    def waiting(self, s: S) -> list[int]:
        return [seat for seat, code in enumerate(self.answers) if code == OPEN]

    def answer(self, s: S, seat: int, code: int) -> None:
        answers = list(self.answers)
        answers[seat] = code
        s.agenda[-1] = self.answered(tuple(answers))
