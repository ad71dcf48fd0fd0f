"""Menus: a decision that comes back until its player has enough."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, Final

from mypy_extensions import mypyc_attr

from underhall.core.agenda import Decision, S

END: Final = 0
"""The option that closes a menu."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Menu(Decision[S]):
    """A list of optional things and END. Where END is all that is left it closes by itself, and
    nothing is said about it: nothing happened. A menu may hold END back, as long as something must
    be done: where one thing is all that is left, it is done and told as in every decision."""

    closing: ClassVar[Sequence[int]] = (END,)

    def close(self, s: S) -> None:
        """What to do when the menu is closed; it is off the agenda already."""

    def pick(self, s: S, code: int) -> None:
        """Carry out an option other than END; the menu comes back if it is put on the agenda."""
        raise NotImplementedError

    def choose(self, s: S, code: int) -> None:
        if code == END:
            self.close(s)
        else:
            self.pick(s, code)

    def step(self, s: S) -> bool:
        options = self.options(s)
        if len(options) > 1:
            s.choices = options
            return False
        if options and options[0] != END:
            return super().step(s)
        s.agenda.pop()
        self.close(s)
        return True
