"""A whole house carried from one store into another, and compared when it is there."""

from __future__ import annotations

import asyncio
import hashlib
import json
from collections.abc import Awaitable, Callable, Sequence
from contextlib import ExitStack, suppress
from dataclasses import dataclass
from pathlib import Path
from typing import TypeVar

from underhall.server.errors import HouseOpen, StoreTrouble
from underhall.server.store.interface import Portable, Whole
from underhall.server.store.lock import lock_of, only_house
from underhall.server.store.opening import is_shared, open_database, open_store
from underhall.server.store.sqlite import SqliteStore

T = TypeVar("T")

AT_ONCE = 32
"""So many tables are on their way at a time."""

LISTENING = 0.3
"""Seconds before a store is asked again whether anybody is in its house."""

NEW = ".part"
"""What a file is called until it is whole."""


@dataclass(frozen=True)
class Counts:
    """How much there is in a house, and one number for all of it."""

    tables: int
    entries: int
    keys: int
    digest: str


def copy_house(source: str, target: str) -> Counts:
    """Carry everything over; what it amounts to, there as here."""
    with ExitStack() as held:
        if not is_shared(source):
            path = Path(source)
            if not path.is_file():
                raise StoreTrouble(f"there is no file {path}")
            held.callback(_forget_lock, path, lock_of(path).exists())
            held.enter_context(only_house(path))
        if is_shared(target):
            return asyncio.run(_copy(source, open_database(target)))
        return _copy_to_file(source, Path(target))


def _forget_lock(path: Path, was_there: bool) -> None:
    if not was_there:
        lock_of(path).unlink(missing_ok=True)


def _copy_to_file(source: str, target: Path) -> Counts:
    part = target.with_name(target.name + NEW)
    if target.exists() or part.exists():
        raise StoreTrouble(f"{target if target.exists() else part} is there already")
    try:
        counts = asyncio.run(_copy(source, SqliteStore(part)))
        part.rename(target)
    finally:
        for end in ("", "-wal", "-shm"):
            part.with_name(part.name + end).unlink(missing_ok=True)
    return counts


async def _copy(source: str, there: Portable) -> Counts:
    here = open_store(source)
    try:
        await _check_closed(here, source)
        if await there.ids():
            raise StoreTrouble("the house to copy to has tables already")
        return await _carry(here, there)
    finally:
        await here.close()
        await there.close()


async def _check_closed(here: Portable, source: str) -> None:
    if here.shared:
        store = open_database(source)
        try:
            last = await store.latest_time()
            # One that has just been closed seems open for a while: it is, if more is heard of it.
            while await store.is_open():
                if await store.latest_time() != last:
                    raise HouseOpen(store.shown)
                await asyncio.sleep(LISTENING)
        finally:
            await store.close()


async def _carry(here: Portable, there: Portable) -> Counts:
    ids = await here.ids()

    async def carried(id: str) -> None:
        await there.lay(await here.whole(id))

    try:
        await _in_groups(ids, carried)
        before, after = await _count(here), await _count(there)
        if before != after:
            raise StoreTrouble(f"the copy differs: {after} instead of {before}")
        await there.adopt(here.secret)
        time = await here.latest_time()
        if time is not None:
            await there.note_time(time)
    except BaseException:
        with suppress(StoreTrouble):
            await _in_groups(ids, there.delete)
        raise
    return after


async def _count(store: Portable) -> Counts:
    """What a house amounts to; the same in every store."""
    ids = await store.ids()
    wholes = await _in_groups(ids, _told(store))
    digest = hashlib.sha256("".join([one.digest for one in wholes]).encode()).hexdigest()
    entries, keys = sum([one.entries for one in wholes]), sum([one.keys for one in wholes])
    return Counts(len(ids), entries, keys, digest)


def _told(store: Portable) -> Callable[[str], Awaitable[Counts]]:
    async def told(id: str) -> Counts:
        whole = await store.whole(id)
        return Counts(1, len(whole.entries), len(whole.claims), digest_of(whole))

    return told


def digest_of(table: Whole) -> str:
    """One number for all there is of a table."""
    told = json.dumps([table.card, table.entries, table.claims], ensure_ascii=True)
    return hashlib.sha256(told.encode()).hexdigest()


async def _in_groups(ids: Sequence[str], work: Callable[[str], Awaitable[T]]) -> list[T]:
    done: list[T] = []
    for first in range(0, len(ids), AT_ONCE):
        group = ids[first : first + AT_ONCE]
        done += await asyncio.gather(*[work(id) for id in group])
    return done
