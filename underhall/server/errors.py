"""What the house refuses, each with the message that says so and its HTTP status."""

from __future__ import annotations

from typing import ClassVar

from underhall.core.errors import UnderhallError


class HouseError(UnderhallError):
    """The base of all that tables, seats and the store refuse."""

    id: ClassVar[str] = "error-house-error"
    status: ClassVar[int] = 400


class Stale(HouseError):
    """The table has moved on since the page was made."""

    id = "error-stale"
    status = 409


class NoSuchTable(HouseError):
    """There is no such table, or the visitor holds no key to it."""

    id = "error-no-such-table"
    status = 404


class NotYours(HouseError):
    """The visitor may look, but this is for somebody else to do."""

    id = "error-not-yours"
    status = 403


class NotNow(HouseError):
    """It fits the table, but not this moment."""

    id = "error-not-now"
    status = 409


class UndoForbidden(HouseError):
    """This table has agreed to take nothing back."""

    id = "error-undo-forbidden"
    status = 409


class TableOver(HouseError):
    """Nothing more can be decided here."""

    id = "error-table-over"
    status = 409


class TableFrozen(HouseError):
    """The log no longer replays under the present rules."""

    id = "error-table-frozen"
    status = 409


class NoChair(HouseError):
    """No chair is free, or the code leads to none."""

    id = "error-no-chair"
    status = 409


class BadWords(HouseError):
    """A name or a line of chat that cannot be shown."""

    id = "error-bad-words"
    status = 422


class NoRecord(HouseError):
    """A file that is no record of a game, or a damaged one."""

    id = "error-no-record"
    status = 422


class OnlyPosition(NoRecord):
    """A file that holds a single position."""

    id = "error-only-position"


class NotWhole(NoRecord):
    """A record of what one seat knew while the game was running."""

    id = "error-not-whole"


class ForeignGame(NoRecord):
    """A record of a game that is not installed."""

    id = "error-foreign-game"


class TooMuch(HouseError):
    """More than one visitor may ask for."""

    id = "error-too-much"
    status = 429


class TooLarge(HouseError):
    """A request with more bytes than any honest one has."""

    id = "error-too-large"
    status = 413


class WrongOrigin(HouseError):
    """A request that another site's page has sent."""

    id = "error-wrong-origin"
    status = 403


class StoreTrouble(HouseError):
    """The file of tables cannot be read or written now."""

    id = "error-store-trouble"
    status = 503


class StoreFull(StoreTrouble):
    """There is no room left on the disk."""

    id = "error-store-full"
    status = 507


class StoreDamaged(StoreTrouble):
    """The file is no sound file of tables."""

    id = "error-store-damaged"


class StoreTooNew(StoreTrouble):
    """A newer Underhall has written the file."""

    id = "error-store-too-new"


class Conflict(Exception):
    """Somebody else has written the next entry first; the log must be read again."""
