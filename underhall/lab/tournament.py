"""Plays what is left of a run, on all processes asked for, and keeps it as it goes."""

from __future__ import annotations

import multiprocessing
import signal
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from itertools import islice

from underhall.core.errors import BadOption, UnderhallError
from underhall.lab.fixtures import RunPlan
from underhall.lab.folder import RunFolder
from underhall.lab.playing import Rows, play
from underhall.lab.ratings import Finish

KEPT_TOGETHER = 64
"""So many games go into a part file; what is not kept yet is lost in a crash and played again."""

Progress = Callable[[int], None]
Spread = Callable[[RunPlan, Iterable[int]], Iterator[Rows]]
"""Plays games of a plan somewhere, in any order."""


def run(folder: RunFolder, spread: Spread, progress: Progress | None = None) -> int:
    """Play what is missing of a run; how many games that were. An interrupt keeps what is done."""
    done = folder.done()
    left = [number for number in range(len(folder.plan)) if number not in done]
    kept, waiting = 0, []
    try:
        for rows in spread(folder.plan, left):
            waiting.append(rows)
            if progress is not None:
                progress(len(done) + kept + len(waiting))
            if len(waiting) >= KEPT_TOGETHER:
                folder.write(waiting)
                kept, waiting = kept + len(waiting), []
    finally:
        folder.write(waiting)
    return kept + len(waiting)


def here(plan: RunPlan, numbers: Iterable[int]) -> Iterator[Rows]:
    """Play in this process."""
    for number in numbers:
        yield play(plan.fixture(number), plan.log)


def on_processes(jobs: int) -> Spread:
    """Play on so many processes of this machine."""
    if jobs < 1:
        raise BadOption(f"at least 1 process has to play, not {jobs}")

    def spread(plan: RunPlan, numbers: Iterable[int]) -> Iterator[Rows]:
        context = multiprocessing.get_context("spawn")
        pool = ProcessPoolExecutor(jobs, context, initializer=_sit_down, initargs=(plan,))
        try:
            yield from _as_they_end(pool, iter(numbers), 4 * jobs)
        except BrokenProcessPool:
            raise UnderhallError("a process that played games was stopped from outside") from None
        finally:
            pool.shutdown(wait=False, cancel_futures=True)

    return here if jobs == 1 else spread


def _as_they_end(pool: ProcessPoolExecutor, numbers: Iterator[int], ahead: int) -> Iterator[Rows]:
    """The games in the order in which they end, never too many of them asked for at once."""
    running: set[Future[Rows]] = {pool.submit(_play_here, n) for n in islice(numbers, ahead)}
    while running:
        ended, running = wait(running, return_when=FIRST_COMPLETED)
        running |= {pool.submit(_play_here, n) for n in islice(numbers, len(ended))}
        for future in ended:
            yield future.result()


_here: list[RunPlan] = []
"""In a process of the pool: what is played."""


def _sit_down(plan: RunPlan) -> None:
    # An interrupt ends these processes at once and without a word; the first process reports.
    signal.signal(signal.SIGINT, signal.SIG_DFL)
    _here[:] = [plan]


def _play_here(number: int) -> Rows:
    plan = _here[0]
    try:
        return play(plan.fixture(number), plan.log)
    except Exception as why:
        # Not every exception survives the way back to the first process.
        raise UnderhallError(f"game {number} broke off: {type(why).__name__}: {why}") from None


def finishes(folder: RunFolder, game: str | None = None) -> list[Finish]:
    """Who finished where in every game of a run, or in those of one game."""
    games: dict[int, list[tuple[str, int]]] = {}
    for row in folder.read("seats"):
        if game in (None, row["game"]):
            games.setdefault(row["number"], []).append((row["bot"], row["rank"]))
    return list(games.values())
