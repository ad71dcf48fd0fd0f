"""What a watched move costs the house, in turns with the house of an earlier commit.

    python benchmarks/watched.py COMMIT [--game belfort] [--tables 40] [--entries 100] [--rounds 3]

Both houses run from their sources, in pure Python, with the packages installed now and the settings
of the product, but for the limits of one visitor. Three people sit at each table with their pages
open, and all of them show every move: the first houses told their pages a number, and the pages
asked for the parts that had changed. What is told are milliseconds of a core for a move and its
three updates, in games that have so many entries already.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import statistics
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path

from people import Browser, Watched, core_seconds, drive_all, process
from trees import ROOT, commit_tree

FULL_SPEED = 0.0


class Fetching(Browser):
    """The page of the first houses: it hears that there is something new, and asks for it."""

    async def greet(self) -> None:
        """Such a house wants to hear nothing."""

    async def hear(self, number: int, begun: float) -> None:
        """Wait for news of an entry, which was ``begun`` then, and fetch what it changes."""
        while self.number < number:
            if json.loads(await self.stream.recv()).get("number", 0) > self.number:
                await self.fetch()
        self.updates.append(time.perf_counter() - begun)

    async def fetch(self) -> None:
        """Ask for the parts that are not as they are shown."""
        path = f"/table/{self.table}/parts?seat={self.seat}&have={self.shown()}"
        status, content = await self.client.call("GET", path, self.key)
        assert status == 200, content
        self.take(json.loads(content), self.client.size)


class WatchedBefore(Watched):
    """A table of the first houses with three people, each with the page open."""

    page = Fetching


async def cost(port: int, pid: int, kind: type[Watched], args: argparse.Namespace) -> float:
    """Milliseconds of a core for a move and its updates, once everything has been shown before."""
    tables = [kind(port, args.game, n) for n in range(args.tables)]
    for table in tables:
        await table.sit_down()
        await table.play_on(args.entries)
        await asyncio.gather(*[page.open() for page in table.browsers])
    await drive_all(tables, args.seconds / 2, FULL_SPEED)
    before = core_seconds(pid)
    await drive_all(tables, args.seconds, FULL_SPEED)
    used = core_seconds(pid) - before
    moves = sum([len(table.moves) for table in tables])
    await asyncio.gather(*[table.close() for table in tables])
    return 1000 * used / moves


def measured(source: Path, kind: type[Watched], args: argparse.Namespace) -> float:
    """The same of a house that runs from ``source``, in a process and with tables of its own."""
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, str(source / "benchmarks" / "server.py")]
        command += ["--store", f"{folder}/tables.sqlite"]
        with process(command, PYTHONPATH=str(source)) as (port, pid):
            return asyncio.run(cost(port, pid, kind, args))


def told(name: str, values: list[float]) -> str:
    """A mean, and between which values it lies."""
    return f"{name} {statistics.mean(values):.1f} ms ({min(values):.1f} to {max(values):.1f})"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("commit", help="one whose pages fetch the parts that changed")
    parser.add_argument("--game", default="belfort")
    parser.add_argument("--tables", type=int, default=40)
    parser.add_argument("--seconds", type=float, default=6)
    parser.add_argument("--entries", type=int, default=0)
    parser.add_argument("--rounds", type=int, default=3)
    args = parser.parse_args()
    before = commit_tree(args.commit).source
    houses: dict[str, Callable[[], float]] = {
        "here": lambda: measured(ROOT, Watched, args),
        args.commit: lambda: measured(before, WatchedBefore, args),
    }
    taken: dict[str, list[float]] = {name: [] for name in houses}
    for _ in range(args.rounds):
        for name, run in houses.items():
            taken[name].append(run())
    here, there = taken.values()
    ratio = statistics.mean(here) / statistics.mean(there)
    print(args.game, *[told(name, values) for name, values in taken.items()], sep=", ", end="")
    print(f", ratio {ratio:.2f}")


if __name__ == "__main__":
    main()
