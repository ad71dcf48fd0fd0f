"""In the Hall of the Mountain King: how long it takes to list all placements of one tile.

Mid-game positions of random play without trades, so that the mountain is full of tunnels; every
shape, at every number of players. The best of several tries counts for each listing, so that a
busy moment of the machine does not.
"""

import argparse
import tomllib
from importlib.resources import files
from statistics import mean, median
from time import perf_counter
from typing import Any

from underhall.core import agenda
from underhall.core.chance import Fast
from underhall.core.game import Edition
from underhall.games.mountain_king.box.names import DISTANT_BURROW, SHAPE_COUNT, SHAPES
from underhall.games.mountain_king.game import GAME
from underhall.games.mountain_king.rules.digging import placements
from underhall.games.mountain_king.table.state import NOTHING

RAW = tomllib.loads(
    (files("underhall.games.mountain_king.box") / "components.toml").read_text("utf-8")
)
EDITION = Edition(GAME, RAW, {"limits": {"trade_rate": 60}})
TABLES: dict[str, tuple[int, dict[str, str]]] = {
    "2, autumn": (2, {}),
    "2, winter": (2, {"side": "winter"}),
    "3, autumn": (3, {}),
    "4, winter": (4, {}),
    "5, winter": (5, {}),
}
TRIES = 5


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=20, help="of each table")
    games = parser.parse_args().games
    kind = "pure" if agenda.__file__.endswith(".py") else "compiled"
    print(f"microseconds to list the placements of one tile, {kind}")
    print_line("players, side", "median", "mean", "worst", "placements", "most", "anywhere")
    for title, (seats, options) in TABLES.items():
        states = [middle(seats, options, seed) for seed in range(games)]
        print_row(title, [(s, shape) for s in states for shape in range(SHAPE_COUNT)])
    states = [middle(4, {}, seed) for seed in range(games)]
    for shape in range(SHAPE_COUNT):
        print_row(SHAPES.token(shape), [(s, shape) for s in states])


def middle(seats: int, options: dict[str, str], seed: int) -> Any:
    """A game half way through its rounds."""
    s, chance = EDITION.start(seats, options, seed=seed), Fast(seed)
    while s.choices and s.round < 7:
        s.play(s.choices[chance.below(len(s.choices))])
    return s


def print_row(title: str, cases: list[tuple[Any, int]]) -> None:
    """One line: listings beside the own network, and with Distant Burrow all over the mountain."""
    near = [measure(s, shape, NOTHING) for s, shape in cases]
    far = [measure(s, shape, DISTANT_BURROW) for s, shape in cases]
    times = [took for took, _ in near]
    counts = [count for _, count in near]
    print_line(
        title,
        *(f"{value:.1f}" for value in (median(times), mean(times), max(times), mean(counts))),
        f"{max(counts)}",
        f"{max(took for took, _ in far):.1f}",
    )


def measure(s: Any, shape: int, magic: int) -> tuple[float, int]:
    """Microseconds of one listing for whoever's turn it is, and how many placements there are."""
    s.magic = magic
    best = 1e9
    for _ in range(TRIES):
        start = perf_counter()
        found = placements(s, s.active, shape)
        best = min(best, perf_counter() - start)
    return best * 1e6, len(found)


def print_line(title: str, *cells: str) -> None:
    print(f"{title:16}" + "".join(f"{cell:>12}" for cell in cells))


if __name__ == "__main__":
    main()
