"""What can go wrong, one class a kind; every message is meant for a person."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from underhall.core.phrase import Refusal

NONSENSE = (
    *(ArithmeticError, AssertionError, AttributeError, LookupError, RuntimeError),
    *(TypeError, ValueError),
)
"""What nonsense in a file or a position makes of code that trusts it."""


def error_name(kind: type) -> str:
    """The one name of a class of errors, for messages and programs: ``bad-data`` for BadData."""
    return re.sub("([A-Z])", r"-\1", kind.__name__).lower()[1:]


class UnderhallError(Exception):
    """The base of everything that Underhall refuses on purpose."""


class BadData(UnderhallError):
    """A record, position or component file that does not fit."""


class BadOption(UnderhallError):
    """An option, a number of seats or a game that does not exist."""


class BrokenGame(UnderhallError):
    """A game that is installed and cannot be played: its code or its data does not load."""


class BrokenBot(UnderhallError):
    """A bot that is installed and cannot play: its code does not load."""


class NotAsked(UnderhallError):
    """A move by a seat that has nothing to decide now."""


class UnknownToken(UnderhallError):
    """A token that names nothing in the pending decision."""


class IllegalMove(UnderhallError):
    """A move the rules refuse; nothing was changed."""

    def __init__(self, token: str, refusal: Refusal) -> None:
        super().__init__(f"{token}: {refusal.reason} ({refusal.clause})")
        self.token = token
        self.refusal = refusal


class BadScript(UnderhallError):
    """A scripted outcome that cannot come up here."""


class Diverged(UnderhallError):
    """A record that no longer leads where it says."""


class CannotUndo(UnderhallError):
    """There is nothing to take back, or it needs the consent of the table."""


class RulesError(UnderhallError):
    """The rules code broke its own contract; always a defect of the game."""
