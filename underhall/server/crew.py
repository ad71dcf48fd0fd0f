"""Several processes that serve one house together: each is begun anew when it ends by itself."""

from __future__ import annotations

import logging
import multiprocessing
import os
import signal
import sys
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from multiprocessing.connection import Connection, wait
from typing import Any

from underhall.server.tables.retrying import pause

LIVED = 30.0
"""Seconds after which a process that ends has not failed at once."""

PATIENCE = 15.0
"""Seconds in which all have to end."""

Report = Callable[[], None]
Work = Callable[[int, Report], None]
"""What a process does, given its number and how to report that it is open."""

logger = logging.getLogger("underhall")


@dataclass
class _Hand:
    """One place in the crew, and the process in it."""

    number: int
    process: Any = None
    news: Connection | None = None
    begun: float = 0.0
    failures: int = 0
    again: float = 0.0
    """When to begin anew."""
    open: bool = False


class Crew:
    """So many processes doing the same work until somebody ends them."""

    def __init__(self, count: int, work: Work, ready: Callable[[], None]) -> None:
        # A fork has everything loaded already; elsewhere it is not safe.
        self._how = multiprocessing.get_context("fork" if sys.platform == "linux" else "spawn")
        self._hands = [_Hand(number) for number in range(count)]
        self._work = work
        self._ready: Callable[[], None] | None = ready
        self._ending = False

    def run(self) -> None:
        """Keep all at work until SIGINT or SIGTERM."""
        before = [(kind, signal.signal(kind, self._end)) for kind in ENDINGS]
        try:
            while not self._ending:
                self._fill_places()
                self._watch()
        finally:
            self._send_home()
            for kind, handler in before:
                signal.signal(kind, handler)

    def _end(self, *_: object) -> None:
        self._ending = True

    def _fill_places(self) -> None:
        now = time.monotonic()
        for hand in self._hands:
            if hand.process is None and now >= hand.again:
                hand.news, there = self._how.Pipe(duplex=False)
                given = (self._work, hand.number, there)
                hand.process = self._how.Process(target=_at_work, args=given)  # type: ignore[attr-defined]
                with _endings_held_back():
                    hand.process.start()
                there.close()
                hand.begun, hand.open = now, False
                logger.info("process %d of the house has begun", hand.process.pid)

    def _watch(self) -> None:
        """Wait until something happens, but not long."""
        news = [hand.news for hand in self._hands if hand.news is not None]
        ends = [hand.process.sentinel for hand in self._hands if hand.process is not None]
        wait([*news, *ends], timeout=0.25)
        for hand in self._hands:
            if hand.news is not None and hand.news.poll():
                self._hear(hand)
            if hand.process is not None and not hand.process.is_alive():
                self._lose(hand)
        if self._ready is not None and all([hand.open for hand in self._hands]):
            ready, self._ready = self._ready, None
            ready()

    def _hear(self, hand: _Hand) -> None:
        assert hand.news is not None
        with suppress(EOFError, OSError):
            hand.open = bool(hand.news.recv())
        hand.news.close()
        hand.news = None

    def _lose(self, hand: _Hand) -> None:
        """Let a process be followed by another; not at once if it never got far."""
        now = time.monotonic()
        hand.failures = 0 if hand.open or now - hand.begun > LIVED else hand.failures + 1
        hand.again = now + (pause(hand.failures) if hand.failures else 0.0)
        code = hand.process.exitcode
        logger.error("process %d of the house ended with %s", hand.process.pid, code)
        hand.process.close()
        hand.process = None

    def _send_home(self) -> None:
        here = [hand.process for hand in self._hands if hand.process is not None]
        for process in here:
            if process.is_alive():
                os.kill(process.pid, signal.SIGTERM)
        until = time.monotonic() + PATIENCE
        for process in here:
            process.join(max(0.1, until - time.monotonic()))
            if process.is_alive():
                process.kill()
                process.join()


ENDINGS = (signal.SIGINT, signal.SIGTERM)


@contextmanager
def _endings_held_back() -> Iterator[None]:
    """A process begins with the handlers of the one it comes from: what ends it waits meanwhile."""
    before = signal.pthread_sigmask(signal.SIG_BLOCK, ENDINGS)
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def _at_work(work: Work, number: int, news: Connection) -> None:
    """In a process: do the work; do not outlive the one that sees to us."""
    signal.signal(signal.SIGINT, signal.default_int_handler)
    signal.signal(signal.SIGTERM, signal.SIG_DFL)
    signal.pthread_sigmask(signal.SIG_UNBLOCK, ENDINGS)
    parent = multiprocessing.parent_process()
    if parent is not None:
        watch = threading.Thread(target=_leave_with, args=(parent.sentinel,), daemon=True)
        watch.start()

    def report() -> None:
        news.send(True)
        news.close()

    work(number, report)


def _leave_with(sentinel: int) -> None:
    wait([sentinel])
    os.kill(os.getpid(), signal.SIGTERM)
