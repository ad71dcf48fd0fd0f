"""One process of a house against several, on a real PostgreSQL: what a move costs, and where.

    python benchmarks/workers.py [--tables 40] [--seconds 10] [--workers 2] [--apart]

Three people at each table have its page open, each over a connection of its own; so the pages of
one table are served by any process, unless they are kept apart, as by a proxy that sends all
requests for a table to the same one. The figures are seconds of a core, which a busy machine does
not change much, and bytes in the database. Without a URL a PostgreSQL of the extra ``test`` is
started for the time being.
"""

from __future__ import annotations

import argparse
import asyncio
import importlib.util
import os
import sys
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Any

from people import NO_LIMITS, Watched, at, core_seconds, drive_all, open_all, process

HERE = Path(__file__).parent


def loaded(name: str, path: Path) -> Any:
    """A file as a module."""
    spec = importlib.util.spec_from_file_location(name, path)
    assert spec is not None and spec.loader is not None
    module = sys.modules[name] = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def serve(url: str, workers: int) -> None:
    """The house itself, without limits for one visitor."""
    from underhall.cli.serve import load_everything, serve_one
    from underhall.server.crew import Crew
    from underhall.server.run import Wishes, bind
    from underhall.server.settings import Settings

    settings = Settings(store=url, limits=NO_LIMITS, processes=workers)
    door = bind("127.0.0.1", 0)
    load_everything()
    given = (settings, "en", door, "", Wishes(browser=False))

    def ready() -> None:
        print(door.getsockname()[1], flush=True)

    Crew(workers, partial(serve_one, *given), ready).run()


@contextmanager
def house(url: str, workers: int) -> Iterator[tuple[int, list[int]]]:
    """A house at work: its port and its processes."""
    command = [sys.executable, __file__, "--serve", str(workers), "--database", url]
    with process(command) as (port, crew):
        yield port, children(crew)


def children(pid: int) -> list[int]:
    """The processes that a process has begun."""
    return [int(one) for one in Path(f"/proc/{pid}/task/{pid}/children").read_text().split()]


def used_by(pids: list[int]) -> float:
    """Seconds of a core that processes have used."""
    return float(sum([core_seconds(pid) for pid in pids]))


@dataclass
class Taken:
    """What a load took: seconds for each move and update, seconds of a core."""

    moves: list[float]
    updates: list[float]
    house: float
    database: float


Used = Callable[[], list[float]]


async def load(ports: list[int], args: argparse.Namespace, used: Used) -> Taken:
    """People at their pages, measured once everything has been shown before."""
    tables = [Watched(ports[n % len(ports)], args.game, n) for n in range(args.tables)]
    await open_all(tables)
    for seconds in (args.seconds / 2, args.seconds):
        begun = used()
        await drive_all(tables, seconds, 0.0)
    pages = [browser for table in tables for browser in table.browsers]
    house, base = [after - before for before, after in zip(begun, used(), strict=True)]
    moves = [value for table in tables for value in table.moves]
    return Taken(moves, [value for page in pages for value in page.updates], house, base)


def measured(url: str, workers: int, args: argparse.Namespace) -> float:
    """Moves for each second of a core of the processes that serve."""
    crews = [1] * workers if args.apart else [workers]
    with ExitStack() as open_houses:
        houses = [open_houses.enter_context(house(url, crew)) for crew in crews]
        ports, pids = [port for port, _ in houses], [pid for _, crew in houses for pid in crew]
        used = lambda: [used_by(pids), used_by_database(url)]  # noqa: E731
        taken = asyncio.run(load(ports, args, used))
    moves, updates = taken.moves, taken.updates
    count = max(1, len(moves))
    print(f"{workers} processes: {len(moves) / args.seconds:.0f} moves/s, three pages each")
    print(f"  a move and its updates: {1000 * taken.house / count:.1f} ms of a core in the house")
    print(f"  and {1000 * taken.database / count:.2f} ms in PostgreSQL")
    print(f"  move: p50 {at(moves, 0.5):.0f} ms, p99 {at(moves, 0.99):.0f} ms", end="; ")
    print(f"update: p50 {at(updates, 0.5):.0f} ms, p99 {at(updates, 0.99):.0f} ms")
    return count / taken.house


def used_by_database(url: str) -> float:
    """Seconds of a core of all processes of the server, if it is on this machine."""
    import psycopg

    with psycopg.connect(url) as db:
        row = db.execute("SELECT pg_backend_pid()").fetchone()
        pid = int(row[0]) if row else 0
        try:
            fields = Path(f"/proc/{pid}/stat").read_text().rsplit(")", 1)[1].split()
        except OSError:
            return 0.0
        server = int(fields[1])
        ended = Path(f"/proc/{server}/stat").read_text().rsplit(")", 1)[1].split()
        gone = (int(ended[13]) + int(ended[14])) / os.sysconf("SC_CLK_TCK")
        return gone + used_by([server, *children(server)])


def sizes(url: str) -> None:
    """What tables take on the disk."""
    import psycopg

    with psycopg.connect(url, autocommit=True) as db:
        db.execute("VACUUM ANALYZE")
        for name, of in (("tables", "table"), ("entries", "entry"), ("claims", "key")):
            sql = f"SELECT count(*), pg_table_size('{name}'), pg_indexes_size('{name}') FROM {name}"
            row: Any = db.execute(sql).fetchone()
            count = max(1, row[0])
            print(f"  {row[0]} rows of {name}: {row[1] / count:.0f} bytes", end=" ")
            print(f"and {row[2] / count:.0f} in indexes for each {of}")


@contextmanager
def database(url: str | None) -> Iterator[str]:
    """A database to work on."""
    if url:
        yield url
        return
    tests = HERE.parent / "tests"
    sys.path.append(str(tests))
    # By its path, for a benchmark beside this file is called like its package.
    postgres = loaded("postgres", tests / "server" / "postgres.py").Postgres()
    try:
        yield postgres.database()
    finally:
        postgres.stop()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--tables", type=int, default=40)
    parser.add_argument("--seconds", type=float, default=10)
    parser.add_argument("--workers", type=int, default=2)
    parser.add_argument("--rounds", type=int, default=2)
    parser.add_argument("--game", default="belfort")
    parser.add_argument("--apart", action="store_true")
    parser.add_argument("--database")
    parser.add_argument("--serve", type=int, help=argparse.SUPPRESS)
    args = parser.parse_args()
    if args.serve:
        serve(args.database, args.serve)
        return
    with database(args.database) as url:
        found: dict[int, list[float]] = {1: [], args.workers: []}
        for _ in range(args.rounds):
            for workers, values in found.items():
                values.append(measured(url, workers, args))
        one, many = [sum(values) / len(values) for values in found.values()]
        print(f"moves for a second of a core: {one:.0f} with one process", end=", ")
        print(f"{many:.0f} with {args.workers}: {many / one:.2f}")
        sizes(url)


if __name__ == "__main__":
    main()
