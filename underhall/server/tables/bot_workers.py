"""Bots at work: they think in processes of their own, never where the house answers visitors.

What travels to a process is a position in which all that the bot's seat cannot see has been dealt
anew: not even there are secrets that a bot might peek at.
"""

from __future__ import annotations

import asyncio
import hashlib
import logging
import multiprocessing
import os
import signal
import threading
from collections.abc import AsyncIterator, Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import AbstractAsyncContextManager, suppress
from dataclasses import dataclass, replace
from functools import partial
from multiprocessing.connection import wait
from time import monotonic
from typing import Any, Protocol, TypeVar

from underhall import editions
from underhall.bots import registry
from underhall.bots.bot import Bot
from underhall.bots.seat_view import Patience
from underhall.core.chance import Fast
from underhall.core.errors import UnderhallError
from underhall.core.position import read_position, write_position
from underhall.core.secrets import redeal
from underhall.server.errors import Stale
from underhall.server.tables.chairs import PERSON
from underhall.server.tables.duty import Duty
from underhall.server.tables.log import Draft
from underhall.server.tables.moves import play_for_bot
from underhall.server.tables.pace import PATIENCE, Pace
from underhall.server.tables.people import come_back
from underhall.server.tables.plans import Plans
from underhall.server.tables.retrying import IN_VAIN, pause
from underhall.server.tables.table import Table

ATTEMPTS = 3
LONGEST_THOUGHT = 120.0
"""Seconds after which a process that does not answer is replaced, counted from when it began."""

FAILURES = (BrokenProcessPool, TimeoutError)
"""How a process fails, and not the thought in it."""

Q = TypeVar("Q")
R = TypeVar("R")

logger = logging.getLogger("underhall")


@dataclass(frozen=True)
class Task:
    """What a bot has to decide."""

    game: str
    overrides: dict[str, Any] | None
    position: dict[str, Any]
    seat: int
    level: str
    seed: str
    starts_action: bool = True
    seconds: float = PATIENCE
    """So long it may think."""


class Deadline(Patience):
    """So long people wait at a table; then a bot takes the best it has found."""

    def __init__(self, seconds: float) -> None:
        self._end = monotonic() + seconds

    def lasts(self) -> bool:
        return monotonic() < self._end


def think(task: Task) -> tuple[str, ...]:
    """The tokens of the action that a bot chooses, as far as nothing new comes to light."""
    edition = editions.edition(task.game, task.overrides)
    s = read_position(edition, task.position, Fast(task.seed))
    bot = Bot(task.level, edition.game, task.seat, task.seed, patience=Deadline(task.seconds))
    tokens: list[str] = []
    mark = s.mark
    for code in bot.plan(s):
        decision = s.asked(task.seat)
        if decision is None or s.mark != mark or code not in decision.options(s):
            break
        tokens.append(decision.token(s, code))
        s.apply(task.seat, code)
    return tuple(tokens)


def task_for(table: Table, seat: int) -> Task:
    """What ``seat`` has to decide at a table, with nothing in it that the seat may not know."""
    match = table.running()
    edition = match.edition
    seed = f"{luck_of_bots(table.opened['key'])}/{seat}/{len(match.moves)}"
    seen = redeal(edition.game, match.state, seat, Fast(f"look {seed}"))
    position = write_position(edition, seen, match.options)
    level = table.chairs[seat].bot
    starts = match.state.asked(seat).starts_action
    return Task(edition.game.id, edition.overrides or None, position, seat, level, seed, starts)


def luck_of_bots(key: str) -> str:
    """What bots are seeded with: nobody can foresee it while the key is secret, and anybody can
    check it afterwards."""
    return hashlib.sha256(b"underhall bots " + bytes.fromhex(key)).hexdigest()


# ---------------------------------------------------------------------- processes


class Thinkers:
    """Worker processes, begun when first needed; one that was killed is replaced.

    Who asks first is served first. A table asks for one thought at a time and the coach for one
    stage, so nobody is kept waiting by a table that wants much.
    """

    def __init__(self, count: int, work: Callable[[Task], tuple[str, ...]] = think) -> None:
        self._count = count
        self._turn = asyncio.Semaphore(count)
        self._work = work
        self._pool: ProcessPoolExecutor | None = None
        self.thinking = 0
        """How many bots think now."""

    async def choose(self, task: Task) -> tuple[str, ...]:
        """The tokens that the bot chooses; after repeated failure that of the simplest bot."""
        self.thinking += 1
        try:
            return await self._choose(task)
        finally:
            self.thinking -= 1

    async def _choose(self, task: Task) -> tuple[str, ...]:
        try:
            return await self.work(self._work, task)
        except Exception:
            logger.exception("a bot of level %s failed in %s", task.level, task.game)
        return await asyncio.to_thread(think, replace(task, level=registry.weakest()))

    async def work(self, work: Callable[[Q], R], asked: Q) -> R:
        """Let a process think; what goes wrong there is raised here."""
        async with self._turn:
            for attempt in range(1, ATTEMPTS):
                try:
                    return await self._done(work, asked)
                except FAILURES as why:
                    logger.warning("a thinking process failed (%r), attempt %d", why, attempt)
            return await self._done(work, asked)

    async def _done(self, work: Callable[[Q], R], asked: Q) -> R:
        pool = self._ready_pool()
        thought = asyncio.wrap_future(pool.submit(work, asked))
        thought.add_done_callback(_heard)
        try:
            # Shielded: a pool that loses its process stumbles over work that was cancelled.
            async with asyncio.timeout(LONGEST_THOUGHT):
                return await asyncio.shield(thought)
        except FAILURES:
            await self._discard(pool)
            raise

    def _ready_pool(self) -> ProcessPoolExecutor:
        if self._pool is None:
            spawn = multiprocessing.get_context("spawn")
            self._pool = ProcessPoolExecutor(self._count, spawn, initializer=_begin_work)
        return self._pool

    async def _discard(self, pool: ProcessPoolExecutor) -> None:
        if self._pool is pool:
            self._pool = None
        await asyncio.to_thread(_end, pool)

    async def stop(self) -> None:
        """End the processes."""
        pool, self._pool = self._pool, None
        if pool is not None:
            await asyncio.to_thread(_end, pool)


def _heard(thought: asyncio.Future[Any]) -> None:
    """Nobody may be waiting any more for how it ended."""
    if not thought.cancelled():
        thought.exception()


def _end(pool: ProcessPoolExecutor) -> None:
    workers = list((pool._processes or {}).values())
    manager: Any = pool._executor_manager_thread
    pool.shutdown(wait=False)
    for worker in workers:
        worker.terminate()
    for worker in workers:
        worker.join(5)
    if manager is not None:
        manager.join(5)  # it puts the pool's semaphores away, or Python complains of them


def _begin_work() -> None:
    """In a worker: leave Ctrl-C to the house, and do not outlive it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    parent = multiprocessing.parent_process()
    if parent is not None:
        watch = partial(_leave_with, parent.sentinel)
        threading.Thread(target=watch, name="watch", daemon=True).start()


def _leave_with(sentinel: int) -> None:
    wait([sentinel])
    os._exit(0)


# ---------------------------------------------------------------------- at the table


class TableAccess(Protocol):
    """What bots need of the house."""

    @property
    def duty(self) -> Duty:
        """Who looks after the bots of which table."""

    def at(self, id: str, ask: bool = True) -> AbstractAsyncContextManager[Table]:
        """A table, all to oneself."""

    async def do(self, id: str, deed: Callable[[Table], list[Draft]]) -> int:
        """Let a deed be done."""

    def hold_up(self, id: str, why: Exception) -> None:
        """A table has to wait for the house."""

    def go_on(self, id: str) -> None:
        """It waits no longer."""

    def present(self, id: str) -> set[int]:
        """The seats with an open page."""


class Players:
    """Makes the bots of every table move; one at a time at each table."""

    def __init__(self, house: TableAccess, thinkers: Thinkers, pause: float) -> None:
        self._house = house
        self._thinkers = thinkers
        self.pace = Pace(pause)
        self._tasks: dict[str, asyncio.Task[None]] = {}
        self._plans = Plans()
        self._moved: dict[str, bool] = {}
        """Whether a bot of a table has moved since its last trouble."""

    def wake(self, table: Table) -> None:
        """Called with the table's lock held whenever something has changed."""
        if table.id not in self._tasks and table.bots_to_move():
            self._tasks[table.id] = asyncio.create_task(self._play(table.id))

    async def stop(self) -> None:
        """Stop thinking."""
        tasks = list(self._tasks.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await self._thinkers.stop()

    async def _play(self, id: str) -> None:
        failures = 0
        try:
            while not await self._plays_on(id):
                # Whatever was done in between, the first trouble after it begins anew.
                failures = 1 if self._moved.pop(id, False) else failures + 1
                await asyncio.sleep(pause(failures))
        finally:
            self._house.go_on(id)
            self._done(id)

    async def _plays_on(self, id: str) -> bool:
        """Whether the bots of a table have nothing more to do; else there was trouble."""
        try:
            async with self._house.duty.at(id) as mine:
                if mine:
                    await self._move_on(id)
        except IN_VAIN as why:
            logger.warning("the bots of table %s stop: %s", id, why)
        except Exception as why:  # whatever it is, nobody else would wake them
            logger.warning("the bots of table %s are held up: %r", id, why)
            self._house.hold_up(id, why)
            return False
        self._moved.pop(id, None)
        return True

    async def _move_on(self, id: str) -> None:
        async for task, logged in self._tasks_of(id):
            token = await self._considered(id, task, logged)
            await self._move(id, task.seat, logged, token)
            await self._give_back(id)
            self._moved[id] = True

    def _done(self, id: str) -> None:
        """Make room for the next task of a table, unless it is there already."""
        if self._tasks.get(id) is asyncio.current_task():
            del self._tasks[id]

    async def _tasks_of(self, id: str) -> AsyncIterator[tuple[Task, int]]:
        while True:
            async with self._house.at(id) as table:
                seats = table.bots_to_move()
                if not seats or not self._house.duty.holds(id):
                    # Still under the lock, so that no change can slip in between.
                    self._done(id)
                    self._plans.forget(id)
                    self.pace.person_asked(id)
                    return
                task, logged = task_for(table, seats[0]), table.logged
            yield task, logged

    async def _considered(self, id: str, task: Task, logged: int) -> str:
        rest = partial(self.pace.rest, id, task.seat, task.starts_action)
        async with self._house.at(id, ask=False) as table:
            token = self._plans.next(table, task.seat) if table.logged == logged else ""
        if token:
            await rest()
            return token
        task = replace(task, seconds=self.pace.thought(id))
        tokens, _ = await asyncio.gather(self._thinkers.choose(task), rest())
        async with self._house.at(id, ask=False) as table:
            if table.logged == logged:
                self._plans.keep(table, task.seat, tokens)
        return tokens[0]

    async def _give_back(self, id: str) -> None:
        """Whoever ran out of time, but looks at the page, has lost one turn and not the game: the
        bot gets up as soon as something is asked of others."""
        async with self._house.at(id, ask=False) as table:
            here = self._house.present(id)
            asked = table.waiting()
            back = [
                seat
                for seat, chair in enumerate(table.chairs)
                if chair.kind == PERSON and chair.stand_in and not chair.away
                if seat in here and seat not in asked and not table.is_over
            ]
        for seat in back:
            with suppress(UnderhallError):
                await self._house.do(id, partial(come_back, seat=seat))

    async def _move(self, id: str, seat: int, logged: int, token: str) -> None:
        """Take a step and, as nobody rests before them, all that belong to the same action."""

        def deed(table: Table) -> list[Draft]:
            more = partial(self._plans.same_action, table, seat)
            return play_for_bot(table, seat, logged, token, more)

        # Where the table has changed meanwhile, the next round looks at it anew.
        with suppress(Stale):
            await self._house.do(id, deed)
