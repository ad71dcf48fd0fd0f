"""What the house refuses, each with its HTTP status; its name follows from its class."""

from __future__ import annotations

from typing import ClassVar

from underhall.core.errors import UnderhallError


class HouseError(UnderhallError):
    """The base of all that tables, seats and the store refuse."""

    status: ClassVar[int] = 400


class Stale(HouseError):
    """The table has moved on since the page was made."""

    status = 409


class NoSuchTable(HouseError):
    """There is no such table, or the visitor holds no key to it."""

    status = 404


class NoLesson(HouseError):
    """The game has no lesson."""

    status = 404


class NotYours(HouseError):
    """The visitor may look, but this is for somebody else to do."""

    status = 403


class NoPuzzle(HouseError):
    """There is no such puzzle."""

    status = 404


class NoHints(HouseError):
    """This table, or this house, has agreed to play without hints."""

    status = 409


class NotNow(HouseError):
    """It fits the table, but not this moment."""

    status = 409


class UndoForbidden(HouseError):
    """This table has agreed to take nothing back."""

    status = 409


class TableOver(HouseError):
    """Nothing more can be decided here."""

    status = 409


class TableFrozen(HouseError):
    """The log no longer replays under the present rules."""

    status = 409


class NoChair(HouseError):
    """No chair is free, or the code leads to none."""

    status = 409


class BadWords(HouseError):
    """A name or a line of chat that cannot be shown."""

    status = 422


class NoCall(HouseError):
    """An address that this house may not call."""

    status = 422


class NoRecord(HouseError):
    """A file that is no record of a game, or a damaged one."""

    status = 422


class OnlyPosition(NoRecord):
    """A file that holds a single position."""


class NotWhole(NoRecord):
    """A record of what one seat knew while the game was running."""


class ForeignGame(NoRecord):
    """A record of a game that is not installed."""


class TooMuch(HouseError):
    """More than one visitor may ask for."""

    status = 429


class TooLarge(HouseError):
    """A request with more bytes than any honest one has."""

    status = 413


class TooSlow(HouseError):
    """A request that does not come to its end."""

    status = 408


class Closing(HouseError):
    """The house is being closed."""

    status = 503


class WrongOrigin(HouseError):
    """A request that another site's page has sent."""

    status = 403


class StoreTrouble(HouseError):
    """The file of tables cannot be read or written now."""

    status = 503


class StoreFull(StoreTrouble):
    """There is no room left on the disk."""

    status = 507


class StoreDamaged(StoreTrouble):
    """The file is no sound file of tables."""


class StoreTooNew(StoreTrouble):
    """A newer Underhall has written the file."""


class StoreForeign(StoreTrouble):
    """The file is a database of something else."""


class StoreUnknown(StoreTrouble):
    """An address of a kind of store that there is not."""


class HouseOpen(HouseError):
    """Another process has a house on the same file; the text is its address, if it has said."""

    status = 503


class Conflict(Exception):
    """Somebody else has written the next entry first; the log must be read again."""
