"""This working tree against a commit: every game and measure, pure and compiled, in one run.

    make bench AGAINST=a429420 [BENCH='--games belfort covenant --rounds 5 --seconds 0.5 --pure']

Three processes a game take turns at each measure, there and back: the working tree, the commit, and
the commit once more, which tells the noise. Every round starts them afresh. Figures are medians
over the rounds, ratios medians of the ratios of each round, so that drift of the machine cancels.
Ends with status 1 when something is slower than allowed.
"""

import argparse
import json
import os
import platform
import subprocess
import sys
import sysconfig
from concurrent.futures import ThreadPoolExecutor
from dataclasses import asdict
from pathlib import Path
from statistics import mean, median
from typing import Any

from ratios import Ratio, ratio, verdict
from trees import KINDS, Tree, commit_tree, working_tree

GAMES = ("belfort", "covenant", "dwergar", "mountain_king", "runedar", "lantern")
SIDES = ("new", "old", "again")
SCRIPT = Path(__file__).with_name("measure.py")

Times = dict[str, dict[str, list[float]]]
"""Microseconds of one game and kind: by measure and side, one for each round."""


class Worker:
    """A process that measures one game of one tree, whenever it is asked."""

    def __init__(self, packages: Path, game: str, round: int) -> None:
        # Without `site`, an editable install cannot lend this tree modules of another.
        command = [sys.executable, "-S", "-P", str(SCRIPT), game]
        path = os.pathsep.join([str(packages), sysconfig.get_path("purelib")])
        # Where things lie in a dictionary is chance; it is the same for all sides of a round.
        env = os.environ | {"PYTHONPATH": path, "PYTHONHASHSEED": str(round)}
        self.process = subprocess.Popen(
            command, env=env, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
        )
        self.facts: dict[str, Any] = self._answer()
        for file in self.facts["files"]:
            if not Path(file).is_relative_to(packages):
                raise SystemExit(f"{game}: {file} is not of {packages}")

    def measure(self, name: str, seconds: float) -> float:
        assert self.process.stdin
        self.process.stdin.write(f"{name} {seconds}\n")
        self.process.stdin.flush()
        return float(self._answer())

    def end(self) -> None:
        self.process.communicate()

    def _answer(self) -> Any:
        assert self.process.stdout
        line = self.process.stdout.readline()
        if not line:
            raise SystemExit(f"a worker ended early: {self.process.args!r}")
        return json.loads(line)


def main() -> None:
    args = arguments()
    new, old = working_tree(), commit_tree(args.commit)
    packages = build_both(new, old, args.kinds)
    times: dict[str, Times] = {f"{game}, {kind}": {} for game in args.games for kind in args.kinds}
    for number in range(args.rounds):
        print(f"round {number + 1} of {args.rounds}", flush=True)
        for game in args.games:
            for kind in args.kinds:
                one_round(times[f"{game}, {kind}"], packages[kind], game, number, args.seconds)
    ratios = {name: compare(name, found) for name, found in times.items()}
    print_figures(times, args.commit)
    print_ratios(ratios, args.commit)
    if args.json:
        write_json(args.json, args.commit, times, ratios)
    sys.exit(any(one.is_slower for row in ratios.values() for one in row.values()))


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("commit", help="what to measure against")
    parser.add_argument("--games", nargs="+", default=list(GAMES), metavar="GAME")
    parser.add_argument("--rounds", type=int, default=7)
    parser.add_argument("--seconds", type=float, default=0.3, help="of each measure, a round")
    only = parser.add_mutually_exclusive_group()
    for kind in KINDS:
        only.add_argument(f"--{kind}", dest="kinds", action="store_const", const=[kind])
    parser.add_argument("--json", type=Path, metavar="FILE", help="write all figures there")
    parser.set_defaults(kinds=list(KINDS))
    args = parser.parse_args()
    args.games = [game for word in args.games for game in word.split(",")]
    for game in args.games:
        if game not in GAMES:
            parser.error(f"there is no game {game!r}; there are: {', '.join(GAMES)}")
    return args


def build_both(new: Tree, old: Tree, kinds: list[str]) -> dict[str, dict[str, Path]]:
    """The packages of each kind and side, both trees built at the same time."""
    with ThreadPoolExecutor() as pool:
        of_new = pool.submit(build_all, new, kinds)
        of_old = pool.submit(build_all, old, kinds).result()
    built = (of_new.result(), of_old, of_old)
    return {kind: {side: one[kind] for side, one in zip(SIDES, built)} for kind in kinds}


def build_all(tree: Tree, kinds: list[str]) -> dict[str, Path]:
    return {kind: tree.packages(kind) for kind in kinds}


# ---------------------------------------------------------------------- measuring


def one_round(
    times: Times, packages: dict[str, Path], game: str, number: int, seconds: float
) -> None:
    """Start all sides, ask each for each measure in turn, and add what they say to ``times``."""
    workers = {side: Worker(packages[side], game, number) for side in SIDES}
    if number == 0:
        check_alike(game, workers["new"].facts, workers["old"].facts)
    # There and back, from the other end in every other round.
    order = SIDES if number % 2 else SIDES[::-1]
    for measure in workers["new"].facts["measures"]:
        taken: dict[str, list[float]] = {side: [] for side in SIDES}
        for side in (*order, *order[::-1]):
            taken[side].append(workers[side].measure(measure, seconds / 2))
        rows = times.setdefault(measure, {side: [] for side in SIDES})
        for side in SIDES:
            rows[side].append(mean(taken[side]))
    for worker in workers.values():
        worker.end()


def check_alike(game: str, new: dict[str, Any], old: dict[str, Any]) -> None:
    """Say so where the trees do not do the same work: their times then mean little."""
    if new["compiled"] != old["compiled"]:
        raise SystemExit(f"{game}: only one of the two trees is compiled")
    for key in ("decisions", "positions"):
        if new[key] != old[key]:
            print(f"{game}: the {key} of the two trees differ, so they do not do the same work")


def compare(name: str, times: Times) -> dict[str, Ratio]:
    """The ratio of each measure of one game and kind."""
    return {
        measure: ratio(f"{name}, {measure}", *[rows[side] for side in SIDES])
        for measure, rows in times.items()
    }


# ---------------------------------------------------------------------- printing


def print_figures(times: dict[str, Times], commit: str) -> None:
    """Medians of both trees."""
    print("\nmicroseconds, this tree and the other")
    for name, found in times.items():
        if name == next(iter(times)):
            print_line("", ["decisions/s", *found])
        for side, title in (("new", name), ("old", f"  {commit}")):
            figures = {measure: median(rows[side]) for measure, rows in found.items()}
            cells = [f"{value:.2f}" for value in figures.values()]
            print_line(title, [f"{1e6 / figures['decision']:,.0f}", *cells])


def print_ratios(ratios: dict[str, dict[str, Ratio]], commit: str) -> None:
    print(f"\ntime of this tree over that of {commit}, ± the noise of {commit} against itself")
    print_line("", list(next(iter(ratios.values()))))
    for name, row in ratios.items():
        print_line(name, [f"{one}{'*' if one.is_slower else ' '}" for one in row.values()])
    print(f"\n{verdict([one for row in ratios.values() for one in row.values()])}")


def print_line(title: str, cells: list[str]) -> None:
    print(f"{title:24}" + "".join([f"{cell:>14}" for cell in cells]))


def write_json(file: Path, commit: str, times: dict[str, Times], ratios: Any) -> None:
    rows = {name: {key: asdict(one) for key, one in row.items()} for name, row in ratios.items()}
    result = {"python": platform.python_version(), "against": commit, "ratios": rows}
    file.write_text(json.dumps(result | {"microseconds": times}, indent=2) + "\n")


if __name__ == "__main__":
    main()
