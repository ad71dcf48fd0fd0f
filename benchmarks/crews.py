"""Games a second between two adepts, of each game: on one process and on two, here and on Ray.

What counts is the time from when the workers are warm; every way plays the same games. The ways
take turns, so that a busy moment of the machine falls on each, and figures are medians over the
rounds. Two processes can be twice as fast as one only where two cores are free.
"""

import json
from itertools import islice
from statistics import median
from time import perf_counter

from asking import arguments

from underhall.core import registry
from underhall.lab.cluster import LOCAL, NoCluster, library, on_ray
from underhall.lab.pool import Spread, on_processes
from underhall.lab.simulate import Plan, Played

PLENTY = 100_000


def main() -> None:
    known = [game.id for game in registry.games().values() if game.maturity != "example"]
    args = arguments(__doc__, known, 1, 15.0, "a game and way")
    ways = crews()
    found: dict[str, dict[str, float]] = {}
    for game in args.games:
        rounds = [
            {way: games_a_second(game, *crew, args.seconds) for way, crew in ways.items()}
            for _ in range(args.rounds)
        ]
        found[game] = {way: median([one[way] for one in rounds]) for way in ways}
        if len(found) == 1:
            print(f"{'games/s':16}" + "".join([f"{way:>22}" for way in ways]))
        print_row(game, list(found[game].values()))
    if args.json:
        args.json.write_text(json.dumps(found, indent=2) + "\n")


def crews() -> dict[str, tuple[Spread, int]]:
    """Every way to play, by its name; those on Ray only where it is installed."""
    ways = {f"here, {jobs}": (on_processes(jobs), jobs) for jobs in (1, 2)}
    try:
        library()
    except NoCluster as why:
        print(why)
        return ways
    return ways | {f"Ray, {jobs}": (on_ray(LOCAL, jobs), jobs) for jobs in (1, 2)}


def games_a_second(game: str, spread: Spread, jobs: int, seconds: float) -> float:
    """From the first games that are done on, for so many seconds at least and two games each."""
    done = spread(Played(Plan(game, ("adept", "adept"), PLENTY, seed=1)), range(PLENTY))
    list(islice(done, jobs))
    start = perf_counter()
    count, passed = 0, 0.0
    for _ in done:
        count += 1
        passed = perf_counter() - start
        if passed >= seconds and count >= 2 * jobs:
            break
    done.close()  # type: ignore[attr-defined]
    return count / passed


def print_row(game: str, figures: list[float]) -> None:
    cells = [f"{value:.2f} ({value / figures[0]:.2f}x)" for value in figures]
    print(f"{game:16}" + "".join([f"{cell:>22}" for cell in cells]), flush=True)


if __name__ == "__main__":
    main()
