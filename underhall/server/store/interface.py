"""Where tables are kept: a small interface, so that other databases can follow."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field
from typing import Any, ClassVar, Protocol

from underhall.server.tables.log import Entry

RUNNING, OVER, FROZEN = "running", "over", "frozen"


@dataclass(frozen=True)
class Card:
    """What is known of a table without replaying it; written together with its newest entry.

    ``state`` holds who is waited for and since when, names, and what a reload cannot derive.
    """

    id: str
    game: str
    invite: str
    opened: int
    changed: int
    number: int
    status: str
    deadline: int | None = None
    """When somebody's time runs out, in turn time."""
    state: dict[str, Any] = field(default_factory=dict)
    time: int = 0
    """The turn time of the newest entry; the store keeps the latest it has heard of."""


@dataclass(frozen=True)
class Claim:
    """A visitor holds a key to a table: a seat by number, ``w`` to watch, ``o`` the owner's."""

    client: str
    table: str
    role: str


@dataclass(frozen=True)
class Whole:
    """All that a store knows of one table, in rows as they are kept."""

    card: tuple[Any, ...]
    entries: list[tuple[int, int, str, str]]
    claims: list[tuple[str, str]]
    """Visitors and their roles."""


@dataclass(frozen=True)
class Moment:
    """What time it is for turns, and what time it was when the house was opened."""

    now: int
    opened: int


@dataclass(frozen=True)
class News:
    """What has become of a table: its newer entries, and the state of its card after them."""

    entries: list[Entry]
    state: dict[str, Any]


class Store(Protocol):
    """An append-only log for each table. Whatever returns has been written through to the disk.

    Trouble with the medium is a StoreTrouble, and nothing of that call has been kept; but where the
    way to a database breaks off while it writes, it may have been kept all the same.
    """

    shared: ClassVar[bool]
    """Whether other processes may write to it at the same time: then it is a SharedStore."""

    @property
    def secret(self) -> bytes:
        """What the keys of this house are made with."""

    async def append(
        self,
        card: Card,
        entries: Sequence[Entry],
        claims: Sequence[Claim] = (),
        void: Sequence[str] = (),
    ) -> None:
        """Add ``entries`` to a table, renew its card, forget all claims to the roles ``void`` and
        remember ``claims``, all or nothing; Conflict when its log has grown meanwhile. A table
        begins with its entry 1."""

    async def entries(self, table: str, after: int = 0) -> list[Entry]:
        """The log of a table after some entry; empty without such a table."""

    async def card(self, table: str) -> Card | None:
        """The card of a table."""

    async def invited(self, code: str) -> str | None:
        """The table an invitation leads to."""

    async def claim(self, claims: Sequence[Claim]) -> None:
        """Remember keys."""

    async def roles(self, client: str, table: str) -> list[str]:
        """The keys of a visitor to a table."""

    async def tables_of(self, client: str) -> list[tuple[Card, list[str]]]:
        """Every table a visitor holds keys to."""

    async def running_of(self, client: str) -> int:
        """How many running tables a visitor has opened."""

    async def public(self, most: int) -> list[Card]:
        """Running tables with free chairs for everybody, the newest first."""

    async def deadlines(self, before: int | None = None) -> list[tuple[str, int]]:
        """Running tables with a clock that runs out next, all or only those before some time."""

    async def latest_time(self) -> int | None:
        """The latest turn time that was ever noted; None in a new house."""

    async def note_time(self, time: int) -> None:
        """Remember how late it is."""

    async def delete(self, table: str) -> bool:
        """Forget a table entirely; whether there was one."""

    async def check(self) -> None:
        """Whether it can be asked at all; StoreTrouble if not."""

    async def close(self) -> None:
        """Finish what was begun and let go of the file."""


class Portable(Store, Protocol):
    """A store whose whole house can be carried into another one."""

    async def ids(self) -> list[str]:
        """All tables, in the order of their names."""

    async def whole(self, table: str) -> Whole:
        """All there is of a table."""

    async def lay(self, table: Whole) -> None:
        """Take in a table that was kept elsewhere."""

    async def adopt(self, secret: bytes) -> None:
        """Take over the secret of another house, and with it all keys."""


class SharedStore(Portable, Protocol):
    """A store that several processes, on any machines, write to at the same time."""

    async def news(self, table: str, after: int) -> News | None:
        """What was written after some entry; None if nothing was, NoSuchTable without a table."""

    async def numbers(self, tables: Iterable[str]) -> dict[str, int]:
        """The newest number of each of these tables that is there."""

    async def unattended(self, most: int) -> list[str]:
        """Tables whose bots have something to decide, with nobody on duty there."""

    async def attend(self, tables: Sequence[str], worker: str, seconds: float) -> list[str]:
        """Let a process be on duty at tables for so long, or longer than it was; at which of them
        it is. Wherever another has been on duty less than its time ago, it is not."""

    async def release(self, table: str, worker: str) -> None:
        """Be on duty no longer."""

    async def beat(self) -> Moment:
        """Say that somebody is here, and hear what time it is by the clock of the store. Where
        nobody was for a while, the time of turns stood still."""

    async def tell(self, message: str) -> None:
        """Send a message to all processes that listen; it may get lost."""

    async def listen(
        self, hear: Callable[[str], None], back: Callable[[], None], stopped: Callable[[], bool]
    ) -> None:
        """Pass messages on to ``hear`` until stopped. ``back`` is called whenever listening begins
        (again): something may have been missed."""
