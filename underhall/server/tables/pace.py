"""The pace of bots: they rest once before a complete action, not before each small step of it.

People choose how fast a table goes. The longer a person has had nothing to decide, be it that bots
rested or that they thought, the shorter they rest and the less they think, so that nobody waits
long; and whoever does not wish to wait lets them hurry until it is a person's turn again.
"""

from __future__ import annotations

import asyncio

PACES = {"slow": 2.5, "normal": 1.0, "fast": 0.35, "instant": 0.0}
"""How long bots rest, as a share of what is usual in the house."""
USUAL = "normal"
HURRY = "hurry"
RESTS = 5
"""Nobody rests any more once so many full rests would be over: what is left of them shrinks by each
rest, and by the time that bots think."""
PATIENCE = 6.0
"""Seconds that bots think in all at a live table before a person is asked, whatever their budgets
say: each takes half of what is left of them."""
LEAST_THOUGHT = 0.4
"""So long any of them may think."""


class Pace:
    """How fast the bots of every table go."""

    def __init__(self, pause: float) -> None:
        self._pause = pause
        self._chosen: dict[str, str] = {}
        self._begun: dict[str, float] = {}
        self._seats: dict[str, int] = {}
        self._hurried: set[str] = set()
        self._waiting: dict[str, asyncio.Event] = {}

    def wish(self, table: str, name: str) -> None:
        """Go as fast as somebody wishes, or hurry until a person is asked."""
        if name == HURRY:
            self.hurry(table)
        else:
            self.choose(table, name)

    def choose(self, table: str, name: str) -> None:
        """Go as fast as somebody wishes."""
        self._chosen[table] = name
        if name == "instant":
            self._wake(table)

    def hurry(self, table: str) -> None:
        """Do not rest until a person is asked."""
        self._hurried.add(table)
        self._wake(table)

    def person_asked(self, table: str) -> None:
        """Bots have nothing to do: from here on the rests are counted anew."""
        self._hurried.discard(table)
        self._begun.pop(table, None)
        self._seats.pop(table, None)

    def forget(self, table: str) -> None:
        """Nobody plays here any more."""
        self.person_asked(table)
        self._chosen.pop(table, None)

    def thought(self, table: str) -> float:
        """How many seconds the bot that is asked now may think."""
        return max(LEAST_THOUGHT, (PATIENCE - self._gone(table)) / 2)

    async def rest(self, table: str, seat: int, starts_action: bool) -> None:
        """Before a step of the bot at ``seat``."""
        new = self._seats.get(table) != seat
        self._seats[table] = seat
        if not (new or starts_action):
            return
        seconds = self._seconds(table)
        if seconds <= 0 or table in self._hurried:
            return
        news = self._waiting[table] = asyncio.Event()
        try:
            async with asyncio.timeout(seconds):
                await news.wait()
        except TimeoutError:
            pass
        finally:
            self._waiting.pop(table, None)

    def _seconds(self, table: str) -> float:
        """How long the next rest is: as great a part of a full one as is left of all of them."""
        full = self._pause * PACES[self._chosen.get(table, USUAL)]
        return full - self._gone(table) / RESTS

    def _gone(self, table: str) -> float:
        """How long it is since bots were asked first after a person."""
        now = asyncio.get_running_loop().time()
        return now - self._begun.setdefault(table, now)

    def _wake(self, table: str) -> None:
        if table in self._waiting:
            self._waiting[table].set()
