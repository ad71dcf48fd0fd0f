"""What the coach is thinking about: begun once, improved in stages, kept for a while.

Every stage is a piece of work of its own for the processes of bots, so that nobody at any table
waits long for another's hint.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Callable, Hashable, Sequence
from contextlib import suppress
from typing import Any, Final

from underhall.server.errors import NotNow
from underhall.server.tables.bot_workers import Thinkers

MOST: Final = 256
"""So many thoughts are kept."""

Stage = tuple[Callable[[Any], Any], Any]
"""What is done, and with what."""


class Thought:
    """Something the coach is thinking about: what each stage has found so far."""

    def __init__(self, stages: int) -> None:
        self.stages = stages
        self.found: list[Any] = []
        self.failed = False
        self._news = asyncio.Condition()

    @property
    def is_done(self) -> bool:
        """Whether nothing more comes of it."""
        return self.failed or len(self.found) == self.stages

    @property
    def newest(self) -> Any:
        """What was found last; None before."""
        return self.found[-1] if self.found else None

    async def wait(self, stage: int, seconds: float) -> None:
        """Wait until a stage is through, but not longer than some seconds."""
        with suppress(TimeoutError):
            async with asyncio.timeout(seconds), self._news:
                await self._news.wait_for(lambda: len(self.found) >= stage or self.is_done)

    async def tell(self, found: Any) -> None:
        """A stage is through."""
        async with self._news:
            self.found.append(found)
            self._news.notify_all()

    async def give_up(self) -> None:
        """Nothing comes of it."""
        async with self._news:
            self.failed = True
            self._news.notify_all()


class Thoughts:
    """All that the coach of a house thinks about."""

    def __init__(self, thinkers: Thinkers) -> None:
        self._thinkers = thinkers
        self._thoughts: OrderedDict[Hashable, Thought] = OrderedDict()
        self._working: set[asyncio.Task[None]] = set()

    def known(self, key: Hashable) -> Thought | None:
        """What is being thought about something already."""
        thought = self._thoughts.get(key)
        if thought is not None:
            self._thoughts.move_to_end(key)
        return thought

    def begin(self, key: Hashable, stages: Sequence[Stage]) -> Thought:
        """Think about something, in stages."""
        thought = Thought(len(stages))
        self._thoughts[key] = thought
        while len(self._thoughts) > MOST:
            self._thoughts.popitem(last=False)
        work = asyncio.create_task(self._think(key, thought, list(stages)))
        self._working.add(work)
        work.add_done_callback(self._working.discard)
        return thought

    async def _think(self, key: Hashable, thought: Thought, stages: list[Stage]) -> None:
        try:
            for work, asked in stages:
                await thought.tell(await self._thinkers.work(work, asked))
        except Exception:
            await thought.give_up()
            self._thoughts.pop(key, None)
            raise

    async def stop(self) -> None:
        """Think no more."""
        for work in self._working:
            work.cancel()
        await asyncio.gather(*self._working, return_exceptions=True)


def checked(thought: Thought) -> Thought:
    """Refuse to go on where thinking failed."""
    if thought.failed:
        raise NotNow("the coach could not think this through")
    return thought
