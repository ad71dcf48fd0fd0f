"""Time in tests: waiting for what comes true, time that does not pass, and work that is counted
instead of timed. However slow a machine is, tests mean the same."""

from __future__ import annotations

import asyncio
import selectors
import sys
import time
from collections.abc import Awaitable, Callable, Coroutine
from pathlib import Path
from typing import Any, TypeVar

PATIENCE = 60.0
"""Seconds in which anything comes true that ever does."""

T = TypeVar("T")


def until(holds: Callable[[], T], what: str, seconds: float = PATIENCE) -> T:
    """What ``holds`` gives, as soon as it is true; ``what`` it is that otherwise never came."""
    end = time.monotonic() + seconds
    while not (found := holds()):
        assert time.monotonic() < end, f"in vain: {what}"
        time.sleep(0.02)
    return found


async def soon(holds: Callable[[], Any], what: str, seconds: float = PATIENCE) -> Any:
    """The same where others go on meanwhile; ``holds`` may have to be awaited."""
    end = time.monotonic() + seconds
    while True:
        found = holds()
        if found := await found if isinstance(found, Awaitable) else found:
            return found
        assert time.monotonic() < end, f"in vain: {what}"
        await asyncio.sleep(0.01)


def is_running(pid: int) -> bool:
    """Whether a process is there, and not merely unburied."""
    try:
        state = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0]
    except OSError:
        return False
    return state not in "ZX"


def run(work: Coroutine[Any, Any, T]) -> T:
    """Run something that ends, if it ever does, within reason."""
    return asyncio.run(asyncio.wait_for(work, 3 * PATIENCE))


class _Skipping(selectors.DefaultSelector):
    """Waits for nothing that only time brings: the clock is put forward."""

    now = 0.0

    def select(self, timeout: float | None = None) -> Any:
        if timeout is None:
            return super().select()
        self.now += max(0.0, timeout)
        return super().select(0)


def without_waiting(work: Coroutine[Any, Any, T]) -> T:
    """Run something on a loop where sleep takes no time; its ``loop.time()`` tells what it would
    have taken."""
    selector = _Skipping()
    loop = asyncio.SelectorEventLoop(selector)
    loop.time = lambda: selector.now  # type: ignore[method-assign]
    with asyncio.Runner(loop_factory=lambda: loop) as runner:
        return runner.run(work)


def calls(work: Callable[[], object]) -> int:
    """How many functions are called in this thread while something is done."""
    count = 0

    def note(_: object, event: str, __: object) -> None:
        nonlocal count
        count += event in ("call", "c_call")

    before = sys.getprofile()
    sys.setprofile(note)
    try:
        work()
    finally:
        sys.setprofile(before)
    return count
