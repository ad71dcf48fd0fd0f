"""Who is asking: a browser by its signed cookie, or a program by the key of a seat."""

from __future__ import annotations

from dataclasses import dataclass, field

from starlette.requests import HTTPConnection
from starlette.responses import Response

from underhall.core.agenda import SPECTATOR
from underhall.server.edge.keys import OWNER, Key
from underhall.server.edge.language import language
from underhall.server.edge.security import BEARER, COOKIE, address
from underhall.server.errors import NoSuchTable, NotYours
from underhall.server.store.interface import Claim
from underhall.server.tables.house import House

LONG = 400 * 24 * 3600
"""How long a browser is known, in seconds."""


@dataclass
class Visitor:
    """Somebody at the door. ``client`` is the name of the browser, new if it had none."""

    house: House
    client: str
    is_new: bool
    key: Key | None
    lang: str
    address: str
    known: dict[str, list[str]] = field(default_factory=dict)
    """What was found out about the visitor's keys, for as long as one request lasts."""

    async def roles(self, table: str) -> list[str]:
        """What the visitor may do at a table; refused where that is nothing."""
        if table not in self.known:
            self.known[table] = await self._roles(table)
        return self.known[table]

    async def _roles(self, table: str) -> list[str]:
        if self.key is not None:
            fits = self.key.table == table and await self.house.is_current(self.key)
            roles = [self.key.role] if fits else []
        else:
            roles = await self.house.roles(self.client, table)
        if not roles:
            raise NoSuchTable(f"you hold no key to table {table}")
        return roles

    async def seats(self, table: str) -> list[int]:
        """The seats that are the visitor's own."""
        return sorted([int(role) for role in await self.roles(table) if role.isdigit()])

    async def acting(self, table: str, wanted: int | None) -> int:
        """The seat the visitor acts for."""
        seats = await self.seats(table)
        if wanted is None and len(seats) == 1:
            return seats[0]
        if wanted is None or wanted not in seats:
            raise NotYours("say for which seat of yours" if seats else "you only look on")
        return wanted

    async def looking(self, table: str, wanted: int | None) -> int:
        """The seat whose eyes the visitor sees with: the one asked for, or the first of their own
        that the table waits for; SPECTATOR for those without a seat."""
        seats = await self.seats(table)
        if wanted is not None:
            if wanted in seats or wanted == SPECTATOR:
                return wanted
            raise NotYours("this seat is not yours")
        if len(seats) > 1:
            async with self.house.at(table) as here:
                waiting = here.waiting()
            return next((seat for seat in seats if seat in waiting), seats[0])
        return seats[0] if seats else SPECTATOR

    async def own(self, table: str) -> None:
        """Refuse those who have not opened the table."""
        if OWNER not in await self.roles(table):
            raise NotYours("only who opened the table may do this")

    async def take(self, key: Key) -> None:
        """Put a key on the visitor's ring."""
        self.known.pop(key.table, None)
        await self.house.give(Claim(self.client, key.table, key.role))

    def remember(self, connection: HTTPConnection, response: Response) -> None:
        """Let the browser keep its name."""
        response.set_cookie(
            COOKIE,
            self.house.keys.cookie(self.client),
            max_age=LONG,
            httponly=True,
            samesite="lax",
            secure=connection.url.scheme in ("https", "wss"),
            path="/",
        )


def visitor(connection: HTTPConnection) -> Visitor:
    """Whoever sent a request."""
    house: House = connection.app.state.house
    known = house.keys.read_cookie(connection.cookies.get(COOKIE, ""))
    return Visitor(
        house=house,
        client=known or house.keys.new_client(),
        is_new=known is None,
        key=_bearer(house, connection.headers.get("authorization", "")),
        lang=language(
            connection.headers,
            connection.query_params.get("lang", ""),
            connection.app.state.lang,
        ),
        address=address(connection.scope),
    )


async def at_the_door(connection: HTTPConnection) -> Visitor:
    """``visitor`` as a dependency; one that is not async would be sent through a thread."""
    return visitor(connection)


def _bearer(house: House, header: str) -> Key | None:
    if not header.lower().startswith(BEARER):
        return None
    key = house.keys.read(header[len(BEARER) :].strip())
    if key is None:
        raise NoSuchTable("this key opens nothing here")
    return key
