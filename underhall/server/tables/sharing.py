"""A house among neighbours: tables in memory are a cache, and what others write is taken in."""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING, Any

from underhall.server.errors import NoSuchTable
from underhall.server.store.interface import SharedStore
from underhall.server.tables.following import follow
from underhall.server.tables.hub import notices
from underhall.server.tables.neighbours import DELETED, NEW, PACE, Neighbours
from underhall.server.tables.table import Table

if TYPE_CHECKING:
    from underhall.server.tables.house import House

logger = logging.getLogger("underhall")


class Sharing:
    """What a house does where others write to its store too."""

    def __init__(self, house: House, store: SharedStore) -> None:
        self._house = house
        self._store = store
        self._neighbours = Neighbours(store, self, house.hub, house.turn_time)
        self.duty = self._neighbours.duty

    async def start(self) -> None:
        """Begin to listen to the others."""
        await self._neighbours.start()

    async def stop(self) -> None:
        """Listen no longer."""
        await self._neighbours.stop()

    # ------------------------------------------------------------------ what others write

    async def catch_up(self, table: Table) -> None:
        """Let a table, whose lock is held, be as it is in the store; one that cannot be brought
        there is dropped, to be read anew."""
        house = self._house
        try:
            news = await self._store.news(table.id, table.number)
        except NoSuchTable:
            self.gone_elsewhere(table.id)
            raise
        if news is None:
            return
        try:
            follow(table, news.entries, news.state)
        except Exception as why:  # memory is only a cache: whatever it is, the store knows better
            logger.info("table %s is read anew: %r", table.id, why)
            house.drop(table)
            return
        house.metrics.count("underhall_followed_total", len(news.entries))
        house.go_on(table.id)
        house.look_after(table, elsewhere=True)
        house.hub.publish(table.id, table.number, notices(news.entries))

    def was_read(self, table: Table) -> None:
        """Whoever watches a table that was read anew hears of what is new in it."""
        known = self._house.hub.numbers().get(table.id)
        if known is not None and table.number > known:
            told = notices(table.entries[known:])
            self._house.hub.publish(table.id, table.number, told)

    async def hear_of(self, id: str, number: int) -> None:
        """Others have written to a table: it is brought up to date if that matters to anybody
        here; if not, whoever comes to it next does so."""
        known = self._house.hub.numbers().get(id)
        if (known is not None and number > known) or self.duty.holds(id):
            async with self._house.at(id):
                pass

    async def look_after(self, id: str) -> None:
        """The bots of a table have nobody."""
        async with self._house.at(id) as table:
            self._house.look_after(table, elsewhere=True)

    def gone_elsewhere(self, id: str) -> None:
        """A table has been deleted."""
        self._house.lose(id)

    def pace_elsewhere(self, id: str, pace: str) -> None:
        """Somebody wishes another pace."""
        self._house.players.pace.wish(id, pace)

    def wind_up(self, id: str, deadline: int) -> None:
        """A clock runs out soon."""
        self._house.clock.set(id, deadline)

    # ------------------------------------------------------------------ what we do

    def wrote(self, table: Table) -> None:
        """Let the others know of new entries."""
        self._neighbours.tell(NEW, table.id, table.number)

    def deleted(self, id: str) -> None:
        """Let the others know that a table is no more."""
        self._neighbours.tell(DELETED, id)

    def paced(self, id: str, pace: Any) -> None:
        """Let the others know how fast bots are wanted."""
        self._neighbours.tell(PACE, id, pace)
