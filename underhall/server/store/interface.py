"""Where tables are kept: a small interface, so that other databases can follow."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Protocol

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


class Store(Protocol):
    """An append-only log for each table. Whatever returns has been written through to the disk.

    Trouble with the medium is a StoreTrouble, and nothing of that call has been kept.
    """

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

    async def entries(self, table: str) -> list[Entry]:
        """The whole log of a table; empty without such a table."""

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

    async def deadlines(self) -> list[tuple[str, int]]:
        """Running tables with a clock, and when it runs out next."""

    async def latest_time(self) -> int | None:
        """The latest turn time that was ever noted; None in a new house."""

    async def note_time(self, time: int) -> None:
        """Remember how late it is."""

    async def delete(self, table: str) -> bool:
        """Forget a table entirely; whether there was one."""

    async def backup(self, to: Path) -> None:
        """Copy everything into a new file, while the house goes on."""

    async def close(self) -> None:
        """Finish what was begun and let go of the file."""
