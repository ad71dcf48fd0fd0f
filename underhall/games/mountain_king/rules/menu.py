"""The menus of a turn: optional things, one after the other, until the player has enough."""

from __future__ import annotations

from typing import Final

from underhall.core.agenda import Decision
from underhall.games.mountain_king.table.state import MountainKing

END: Final = 0
TRADE: Final = 1
CHOICE: Final = 2
"""CHOICE + n: what a menu is about."""


class Menu(Decision[MountainKing]):
    """A decision with an option END that changes nothing. Where it is the only one, it passes in
    silence: there is nothing to tell."""

    def step(self, s: MountainKing) -> bool:
        options = self.options(s)
        if len(options) == 1 and options[0] == END:
            s.agenda.pop()
            self.choose(s, END)
            return True
        return super().step(s)
