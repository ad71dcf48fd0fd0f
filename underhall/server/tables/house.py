"""The house: opens tables, reads them back when somebody comes, and lets deeds be done at them."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable, Coroutine, Sequence
from contextlib import asynccontextmanager, suppress
from dataclasses import replace
from time import perf_counter
from typing import Any, TypeVar, cast

from underhall.server.edge.keys import OWNER, WATCH, Key, Keys
from underhall.server.errors import Conflict, NoSuchTable, Stale, StoreTrouble, TooMuch
from underhall.server.metrics import Metrics
from underhall.server.settings import Settings
from underhall.server.store.interface import Claim, SharedStore, Store
from underhall.server.tables import log
from underhall.server.tables.archive import lay_record
from underhall.server.tables.asking import must_ask
from underhall.server.tables.bot_workers import Players, Thinkers
from underhall.server.tables.calling import Caller
from underhall.server.tables.clock import Clock
from underhall.server.tables.duty import Duty
from underhall.server.tables.hub import HELD_UP, Hub, notices
from underhall.server.tables.log import Draft, voided
from underhall.server.tables.memory import Memory
from underhall.server.tables.opening import TablePlan, lay
from underhall.server.tables.people import first_free, renew_key, run_out, sit_down
from underhall.server.tables.reading import read_back
from underhall.server.tables.roles import Roles
from underhall.server.tables.sharing import Sharing
from underhall.server.tables.table import Change, Table
from underhall.server.tables.turn_time import Ticks, TurnTime, steady_clock, wall_clock

T = TypeVar("T")
Deed = Callable[[Table], list[Draft]]

GRACE = 30_000
"""What is left at least on every clock when the house is opened, in milliseconds."""


TRIES = 6
"""So often a deed is tried where other processes are quicker each time."""


class House:
    """All tables of one store. Every method belongs to one event loop."""

    def __init__(
        self,
        store: Store,
        settings: Settings,
        now: Ticks = wall_clock,
        ticks: Ticks = steady_clock,
        metrics: Metrics | None = None,
    ) -> None:
        self.store = store
        self.metrics = metrics or Metrics()
        self.settings = settings
        self.now = now
        self.keys = Keys(store.secret)
        self.hub = Hub(settings.limits.sockets)
        self.turn_time = TurnTime(ticks)
        self.clock = Clock(self._time_is_up, self.turn_time, self._note_time)
        self.thinkers = Thinkers(settings.thinkers)
        self.players = Players(self, self.thinkers, settings.pause)
        self.duty = Duty()
        self.sharing: Sharing | None = None
        if store.shared:
            self.sharing = Sharing(self, cast(SharedStore, store))
            self.duty = self.sharing.duty
        self.caller = Caller(settings.callable, self.present)
        self._live = Memory(settings.table_memory)
        self._loading: dict[str, asyncio.Task[Table]] = {}
        self._doing: set[asyncio.Task[Any]] = set()
        self._roles = Roles(store)
        self._checking = asyncio.Semaphore(1)
        self._held_up: dict[str, str] = {}
        """Tables that wait for the house, and what it waits for."""

    async def start(self) -> None:
        """Wind up the clocks of all running tables; they go on where they stood still."""
        if self.sharing is not None:
            await self.sharing.start()
            self.clock.start()
            return
        latest = await self.store.latest_time()
        self.turn_time.begin(self.now() if latest is None else latest)
        self.clock.start()
        for table, deadline in await self.store.deadlines():
            self.clock.set(table, max(deadline, self.turn_time.begun + GRACE))

    async def stop(self) -> None:
        """Finish what is being written and let everybody go."""
        self.hub.close()
        await self.clock.stop()
        await self.players.stop()
        await self.caller.stop()
        if self.sharing is not None:
            await self.sharing.stop()
        await asyncio.gather(*self._doing, return_exceptions=True)
        with suppress(StoreTrouble):
            await self._note_time()
        await self.store.close()

    @property
    def tables(self) -> Memory:
        """The tables in memory."""
        return self._live

    def present(self, id: str) -> set[int]:
        """The seats of a table with an open page."""
        return self.hub.present(id)

    async def _note_time(self) -> None:
        if self.sharing is None:
            await self.store.note_time(self.turn_time())

    # ------------------------------------------------------------------ opening and deleting

    async def open(self, plan: TablePlan, client: str) -> Table:
        """A new table; ``client`` gets the keys to the seats that are theirs."""
        await self.check_room(client)
        plan = replace(plan, corrections=plan.corrections or self.settings.data)
        table = await asyncio.to_thread(lay, plan, self.now())
        table.start_clocks(self.turn_time())
        await self._begin(table, client, [str(seat) for seat in plan.own_seats] or [WATCH])
        async with table.lock:
            self.look_after(table)
        return table

    async def bring(self, file: bytes, client: str) -> Table:
        """A record that ``client`` brings along, once every move of it has been checked. One after
        the other: checking takes the whole of a core, and others want to play."""
        async with self._checking:
            table = await asyncio.to_thread(lay_record, file, self.now())
        await self._begin(table, client, [WATCH])
        return table

    async def _begin(self, table: Table, client: str, roles: list[str]) -> None:
        claims = [Claim(client, table.id, role) for role in (OWNER, *roles)]
        await self._append(Change(table.entries, table.card()), claims)
        self.metrics.count("underhall_tables_opened_total")
        self._live.come_to(table)

    async def check_room(self, client: str) -> None:
        """Refuse a further table to whoever has more running than anybody can play."""
        if await self.store.running_of(client) >= self.settings.limits.running:
            raise TooMuch(f"at most {self.settings.limits.running} running tables")

    async def delete(self, id: str) -> None:
        """Forget a table with its log and keys."""
        there = await self.store.delete(id)
        self.lose(id)
        if not there:
            raise NoSuchTable(f"there is no table {id}")
        if self.sharing is not None:
            self.sharing.deleted(id)

    def lose(self, id: str) -> None:
        """A table is no more."""
        table = self._live.get(id)
        if table is not None:
            self._live.drop(table)
        self.clock.set(id, None)
        self._roles.forget(id)
        self.hub.dismiss(id)

    # ------------------------------------------------------------------ keys

    async def roles(self, client: str, table: str) -> list[str]:
        """The keys of a visitor to a table."""
        return await self._roles.of(client, table)

    async def is_current(self, key: Key) -> bool:
        """Whether a key still opens something: its table is there, and there is no newer one."""
        table = self._live.get(key.table)
        if table is not None and self.sharing is None:
            return table.keys.get(key.role, 0) == key.renewed
        if table is not None:
            try:
                async with self.at(key.table) as table:
                    return table.keys.get(key.role, 0) == key.renewed
            except NoSuchTable:
                return False
        card = await self.store.card(key.table)
        return card is not None and card.state.get("keys", {}).get(key.role, 0) == key.renewed

    async def give(self, claim: Claim) -> None:
        """Give a visitor a key to a table."""
        await self.store.claim([claim])
        self._roles.forget(claim.table)

    async def join(self, id: str, client: str, name: str, another: bool) -> list[str]:
        """Seat a visitor in a free chair, the key to it in hand; the seats of one who has some
        already, unless they ask for another."""
        return await self._finish(self._join(id, client, name, another))

    async def _join(self, id: str, client: str, name: str, another: bool) -> list[str]:
        async def work(table: Table) -> list[str]:
            held = [role for role in await self.roles(client, id) if role.isdigit()]
            if another or not held:
                seat = first_free(table)
                held = [str(seat)]
                await self._carry_out(table, lambda here: sit_down(here, name), client, held)
            return held

        return await self._at_once(id, work)

    async def renew(self, id: str, role: str, keeper: str = "") -> int:
        """Void all keys to a role; ``keeper`` gets the new one."""
        return await self.do(id, lambda table: renew_key(table, role), keeper, [role])

    # ------------------------------------------------------------------ deeds

    async def do(self, id: str, deed: Deed, keeper: str = "", roles: Sequence[str] = ()) -> int:
        """Let a deed be done; the number of the newest entry, which is on the disk by then.
        ``keeper`` gets the keys to ``roles`` in the same moment.

        What is begun is finished and told to everybody, even if whoever asked goes away meanwhile.
        """
        return await self._finish(self._do(id, deed, keeper, roles))

    async def _finish(self, work: Coroutine[Any, Any, T]) -> T:
        """See to the end of ``work``, whether or not somebody waits for it."""
        doing = asyncio.create_task(work)
        self._doing.add(doing)
        doing.add_done_callback(self._doing.discard)
        return await asyncio.shield(doing)

    async def _do(self, id: str, deed: Deed, keeper: str, roles: Sequence[str]) -> int:
        async def work(table: Table) -> int:
            await self._carry_out(table, deed, keeper, roles)
            return table.number

        return await self._at_once(id, work)

    async def _at_once(self, id: str, work: Callable[[Table], Awaitable[T]]) -> T:
        """Do something at a table; where another process was quicker, at the table as it is now."""
        for _ in range(TRIES):
            with suppress(Conflict):
                async with self.at(id) as table:
                    return await work(table)
            self.metrics.count("underhall_races_total")
        raise Stale("somebody else was quicker")

    async def _carry_out(
        self, table: Table, deed: Deed, keeper: str = "", roles: Sequence[str] = ()
    ) -> None:
        try:
            drafts = deed(table)
            if drafts:
                claims = [Claim(keeper, table.id, role) for role in roles if keeper]
                await self._write(table, drafts, claims)
        except BaseException:
            if table.is_ahead:
                # The match is ahead of the disk: read it again rather than show it to anybody.
                self._live.drop(table)
            raise

    async def _write(self, table: Table, drafts: list[Draft], claims: Sequence[Claim] = ()) -> None:
        try:
            change = table.commit(drafts, self.now(), self.turn_time())
            void = voided(drafts)
            await self._append(change, claims, void)
        except BaseException:
            self._live.drop(table)
            raise
        if claims or void:
            self._roles.forget(table.id)
        self.go_on(table.id)
        self.look_after(table)
        self.hub.publish(table.id, table.number, notices(change.entries))
        if self.sharing is not None:
            self.sharing.wrote(table)

    async def _append(
        self, change: Change, claims: Sequence[Claim] = (), void: Sequence[str] = ()
    ) -> None:
        begun = perf_counter()
        await self.store.append(change.card, change.entries, claims, void)
        moves = len([entry for entry in change.entries if entry.kind in log.OF_THE_GAME])
        self.metrics.took("underhall_append_seconds", perf_counter() - begun)
        self.metrics.count("underhall_entries_total", len(change.entries))
        self.metrics.count("underhall_moves_total", moves)

    def look_after(self, table: Table, elsewhere: bool = False) -> None:
        """What follows from every change, here or elsewhere: clocks are set and bots begin to
        think."""
        self.clock.set(table.id, table.deadline)
        self.players.wake(table)
        self.caller.look(table, elsewhere)

    def set_pace(self, id: str, wish: str) -> None:
        """How fast the bots of a table go."""
        self.players.pace.wish(id, wish)
        if self.sharing is not None:
            self.sharing.paced(id, wish)

    async def _time_is_up(self, id: str) -> None:
        try:
            async with self.duty.at(id) as mine:
                if mine:
                    await self.do(id, lambda table: run_out(table, self.turn_time()))
        except StoreTrouble as why:
            self.hold_up(id, why)
            raise

    def hold_up(self, id: str, why: Exception) -> None:
        """A table has to wait for the house: its page says so, and what for."""
        told = "store" if isinstance(why, StoreTrouble) else "house"
        if self._held_up.get(id) != told:
            self._held_up[id] = told
            self.hub.mention(id, HELD_UP)

    def go_on(self, id: str) -> None:
        """It waits no longer."""
        if self._held_up.pop(id, None):
            self.hub.mention(id, HELD_UP)

    # ------------------------------------------------------------------ tables in memory

    @asynccontextmanager
    async def at(self, id: str, ask: bool = True) -> AsyncIterator[Table]:
        """A table, all to oneself; what it shows is on the disk. Where others write there too, the
        store is asked for what is new, unless that does not matter now."""
        while True:
            table = self._live.get(id) or await self._load(id)
            async with table.lock:
                if not table.gone:
                    self._live.come_to(table)
                    if ask and self.sharing is not None and must_ask(id):
                        await self.sharing.catch_up(table)
                if not table.gone:
                    table.held_up = self._held_up.get(id, "")
                    # In whole seconds, so that the same page stays the same page.
                    table.ahead = round((self.now() - self.turn_time()) / 1000) * 1000
                    yield table
                    return

    def drop(self, table: Table) -> None:
        """Have a table read anew by whoever comes next."""
        self._live.drop(table)

    async def _load(self, id: str) -> Table:
        """Read a table back, once for all who ask for it at the same time."""
        task = self._loading.get(id)
        if task is None:
            task = asyncio.create_task(self._read_back(id))
            self._loading[id] = task
            task.add_done_callback(lambda _: self._loading.pop(id, None))
        return await asyncio.shield(task)

    async def _read_back(self, id: str) -> Table:
        card = await self.store.card(id)
        if card is None:
            raise NoSuchTable(f"there is no table {id}")
        entries = await self.store.entries(id)
        self.metrics.count("underhall_tables_read_total")
        time = self.turn_time()
        table = await asyncio.to_thread(read_back, id, card.invite, entries, card.state, time)
        self._be_kind(table)
        self._live.come_to(table)
        async with table.lock:
            with suppress(Conflict):  # others have noted it: then the table is read once more
                await self._note_frost(table)
            self.look_after(table, elsewhere=self.sharing is not None)
            if self.sharing is not None:
                self.sharing.was_read(table)
        return table

    def _be_kind(self, table: Table) -> None:
        """Nobody's time runs out because the house was closed."""
        clock = table.opened.get("clock")
        if clock:
            latest = self.turn_time.begun + GRACE - 1000 * clock["seconds"]
            table.since = {seat: max(since, latest) for seat, since in table.since.items()}

    async def _note_frost(self, table: Table) -> None:
        """Write down when a table freezes or thaws, once."""
        told = [e for e in table.entries if e.kind in (log.FROZEN, log.THAWED)]
        was_frozen = bool(told) and told[-1].kind == log.FROZEN
        if bool(table.frozen) == was_frozen:
            return
        frost = table.frozen
        drafted: Draft = (log.THAWED, {}) if frost is None else (log.FROZEN, frost.data())
        await self._write(table, [drafted])
