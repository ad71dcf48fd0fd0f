"""The one thread that writes to a SQLite file; what waits together is committed together."""

from __future__ import annotations

import sqlite3
import threading
from collections.abc import Callable
from concurrent.futures import Future
from contextlib import suppress
from queue import Empty, SimpleQueue
from typing import Any

from underhall.server.errors import StoreTrouble

Work = Callable[[sqlite3.Connection], Any]
MOST_AT_ONCE = 256


class Job:
    """Something to write, and whoever waits for it to be on the disk."""

    def __init__(self, work: Work) -> None:
        self.work = work
        self.future: Future[Any] = Future()
        self.found: Any = None


class Writer(threading.Thread):
    """Runs jobs in the order they came. One sync to the disk serves all jobs that were waiting;
    a job that fails takes nothing of the others with it."""

    def __init__(self, connect: Callable[[], sqlite3.Connection]) -> None:
        super().__init__(name="underhall-writer", daemon=True)
        self._connect = connect
        self._jobs: SimpleQueue[Job | None] = SimpleQueue()
        self._closing = False

    def write(self, work: Work) -> Future[Any]:
        """Queue ``work``; the future is done once it has been committed. If something that was
        committed together with it fails, ``work`` is done once more, alone."""
        job = Job(work)
        if self._closing:
            job.future.set_exception(StoreTrouble("the house is closing"))
        else:
            self._jobs.put(job)
        return job.future

    def close(self) -> None:
        """Write what is queued and stop."""
        self._closing = True
        self._jobs.put(None)
        self.join()

    def run(self) -> None:
        db = self._connect()
        try:
            while (first := self._jobs.get()) is not None:
                batch = [first, *self._waiting()]
                _commit(db, [job for job in batch if job is not None])
                if None in batch:
                    return
                if db.in_transaction:
                    # Not even going back was possible: nothing that was begun may stay open.
                    db.close()
                    db = self._connect()
        finally:
            db.close()

    def _waiting(self) -> list[Job | None]:
        waiting: list[Job | None] = []
        while len(waiting) < MOST_AT_ONCE:
            try:
                waiting.append(self._jobs.get_nowait())
            except Empty:
                break
        return waiting


def _commit(db: sqlite3.Connection, jobs: list[Job]) -> None:
    """Carry out jobs in one transaction; if that fails, each in one of its own."""
    jobs = [job for job in jobs if job.future.set_running_or_notify_cancel()]
    failure = _attempt(db, jobs)
    alone = failure is not None and len(jobs) > 1
    for job in jobs:
        _settle(job, _attempt(db, [job]) if alone else failure)


def _settle(job: Job, failure: Exception | None) -> None:
    """Tell whoever waits how it went."""
    if failure is None:
        job.future.set_result(job.found)
    else:
        job.future.set_exception(failure)


def _attempt(db: sqlite3.Connection, jobs: list[Job]) -> Exception | None:
    """All of it or nothing. Few statements: each is a turn to be waited for in a busy process."""
    try:
        db.execute("BEGIN IMMEDIATE")
        for job in jobs:
            job.found = job.work(db)
        db.execute("COMMIT")
    except Exception as why:
        # A full disk or a damaged page may have ended the transaction already.
        if db.in_transaction:
            with suppress(sqlite3.Error):
                db.execute("ROLLBACK")
        return why
    return None
