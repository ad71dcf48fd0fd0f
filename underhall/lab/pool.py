"""The same work for many numbers: in this process, on several, or (``cluster``) on many machines.

Whatever plays games in the lab is a piece of work, something that can be called with the number of
a game and can be sent to another process. Results come in the order in which they are done.
"""

from __future__ import annotations

import multiprocessing
import os
import signal
from collections import deque
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass
from threading import Thread
from time import perf_counter
from typing import Any, Generic, Protocol, TypeVar

from underhall.core.errors import BadOption, UnderhallError

AHEAD = 2
"""So many errands for each worker are under way at once: none has to wait for the next."""
LONGEST = 64
"""How many games a worker is sent off with at most."""
SECONDS = 0.25
"""How long an errand should take: progress stays lively, and little time goes into errands."""

R = TypeVar("R")
Work = Callable[[int], R]
Progress = Callable[[int], None]
"""Hears how many games are done."""


class Spread(Protocol):
    """Does a piece of work for each of some numbers somewhere."""

    def __call__(self, work: Work[R], numbers: Sequence[int]) -> Iterator[tuple[int, R]]:
        """Each number with what came of it, as they are done."""


@dataclass(frozen=True)
class Errand(Generic[R]):
    """What a worker has done at one go, and how long that took."""

    done: list[tuple[int, R]]
    seconds: float


def run_errand(work: Work[R], numbers: Sequence[int]) -> Errand[R]:
    """Do the work for a few numbers, where the worker is."""
    start = perf_counter()
    done = []
    for number in numbers:
        try:
            done.append((number, work(number)))
        except Exception as why:
            # Not every exception survives the way back to the first process.
            raise UnderhallError(f"game {number} broke off: {type(why).__name__}: {why}") from None
    return Errand(done, perf_counter() - start)


class Crew(Protocol[R]):
    """Workers that can be sent on errands."""

    workers: int

    def send(self, numbers: Sequence[int]) -> Any:
        """Send somebody off; what is returned stands for the errand while it is under way."""

    def wait(self, running: list[Any]) -> tuple[list[Errand[R]], list[Any]]:
        """Wait until an errand is done: those that are, and what is still under way."""


def as_they_end(crew: Crew[R], numbers: Sequence[int]) -> Iterator[tuple[int, R]]:
    """Send the crew on errands until all is done. The first are short; from how long they take
    follows how many games the next ones are sent with."""
    left = deque(numbers)
    running: list[Any] = []
    length = 1
    while left or running:
        while left and len(running) < AHEAD * crew.workers:
            fair = max(1, len(left) // (AHEAD * crew.workers))
            several = [left.popleft() for _ in range(min(length, fair, len(left)))]
            running.append(crew.send(several))
        ended, running = crew.wait(running)
        for errand in ended:
            each = max(errand.seconds / len(errand.done), SECONDS / LONGEST)
            length = max(1, int(SECONDS / each))
            yield from errand.done


def in_order(
    done: Iterator[tuple[int, R]], progress: Progress | None = None, before: int = 0
) -> dict[int, R]:
    """All that comes, in the order of the numbers; ``before`` games were done already."""
    found: dict[int, R] = {}
    for number, result in done:
        found[number] = result
        if progress is not None:
            progress(before + len(found))
    return {number: found[number] for number in sorted(found)}


# ---------------------------------------------------------------------- this machine


def here(work: Work[R], numbers: Sequence[int]) -> Iterator[tuple[int, R]]:
    """Do it in this process."""
    for number in numbers:
        yield number, work(number)


def on_processes(jobs: int) -> Spread:
    """Do it on so many processes of this machine."""
    if jobs < 1:
        raise BadOption(f"at least 1 process has to play, not {jobs}")

    def spread(work: Work[R], numbers: Sequence[int]) -> Iterator[tuple[int, R]]:
        crew: Processes[R] = Processes(work, jobs)
        try:
            yield from as_they_end(crew, numbers)
        except BrokenProcessPool:
            raise UnderhallError("a process that played games was stopped from outside") from None
        finally:
            crew.dismiss()

    return here if jobs == 1 else spread


class Processes(Generic[R]):
    """A crew of processes, which know their work from the beginning."""

    def __init__(self, work: Work[R], jobs: int) -> None:
        self.workers = jobs
        context = multiprocessing.get_context("spawn")
        self._pool = ProcessPoolExecutor(jobs, context, initializer=_begin, initargs=(work,))

    def send(self, numbers: Sequence[int]) -> Future[Errand[R]]:
        """Send a process off."""
        return self._pool.submit(_run_here, numbers)

    def wait(
        self, running: list[Future[Errand[R]]]
    ) -> tuple[list[Errand[R]], list[Future[Errand[R]]]]:
        """Wait until an errand is done."""
        ended, going = wait(running, return_when=FIRST_COMPLETED)
        return [future.result() for future in ended], list(going)

    def dismiss(self) -> None:
        """Send all of them home."""
        self._pool.shutdown(wait=False, cancel_futures=True)


_here: list[Work[Any]] = []
"""In a process of a crew: its work."""


def _begin(work: Work[Any]) -> None:
    # An interrupt ends these processes at once and without a word; the first process reports.
    signal.signal(signal.SIGINT, signal.SIG_DFL)
    Thread(target=_leave_with_the_first, daemon=True).start()
    _here[:] = [work]


def _leave_with_the_first() -> None:
    """A first process that was killed says nothing, and its crew would wait for it for ever."""
    first = multiprocessing.parent_process()
    if first is not None:
        first.join()
        os._exit(1)


def _run_here(numbers: Sequence[int]) -> Errand[Any]:
    return run_errand(_here[0], numbers)
