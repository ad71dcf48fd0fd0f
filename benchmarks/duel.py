"""A bot of this working tree against one of a commit, each in its own environment.

    .venv/bin/python benchmarks/duel.py a429420 dwergar --level adept --against greedy --games 40

Both sides keep the game with their own rules; moves are exchanged as tokens. Two seats, every deal
played twice with the seats swapped. A game in which the two do not ask the same of the same seat is
broken off, counted and not judged. ``--data FILE`` gives this side corrections of component data,
where data have changed since.
"""

import argparse
import json
import os
import subprocess
import sys
import sysconfig
from dataclasses import dataclass
from math import sqrt
from pathlib import Path
from typing import Any

from trees import KINDS, commit_tree, working_tree

SCRIPT = Path(__file__).with_name("duelist.py")
SEATS = 2


class Side:
    """A process with the rules and the bot of one tree."""

    def __init__(self, packages: Path, words: list[str], data: str = "") -> None:
        path = os.pathsep.join([str(packages), sysconfig.get_path("purelib")])
        env = os.environ | {"PYTHONPATH": path, "PYTHONHASHSEED": "0"}
        if data:
            env["UNDERHALL_DATA"] = data
        # Without `site`, an editable install cannot lend this tree modules of another.
        command = [sys.executable, "-S", "-P", str(SCRIPT), *words]
        self.process = subprocess.Popen(
            command, env=env, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
        )

    def ask(self, *words: object) -> Any:
        assert self.process.stdin and self.process.stdout
        self.process.stdin.write("\t".join(map(str, words)) + "\n")
        self.process.stdin.flush()
        line = self.process.stdout.readline()
        if not line:
            raise SystemExit(f"a side ended early: {self.process.args!r}")
        return json.loads(line)

    def end(self) -> None:
        self.process.communicate()


@dataclass
class Tally:
    """How the duel stands, for this tree."""

    won: float = 0.0
    played: int = 0
    broken: int = 0
    points: int = 0
    theirs: int = 0

    def add(self, own: dict[str, Any], seat: int) -> None:
        """One more game."""
        ranks, scores = own["ranks"], own["scores"]
        self.played += 1
        self.points += scores[seat]
        self.theirs += scores[1 - seat]
        if ranks[seat] == 1:
            self.won += 1 / ranks.count(1)

    def text(self) -> str:
        if not self.played:
            return f"no game was finished, {self.broken} broken off"
        least, most = wilson(self.won, self.played)
        share, n = 100 * self.won / self.played, self.played
        return (
            f"{self.won:g} of {n} won, {share:.0f} % ({least:.0f}-{most:.0f}), "
            f"{self.points / n:.1f} : {self.theirs / n:.1f} points, {self.broken} broken off"
        )


def wilson(won: float, games: int) -> tuple[float, float]:
    """Between which percentages the true share lies, 19 times out of 20."""
    z = 1.96
    share = won / games
    middle = share + z * z / (2 * games)
    half = z * sqrt(share * (1 - share) / games + z * z / (4 * games * games))
    scale = 100 / (1 + z * z / games)
    return scale * (middle - half), scale * (middle + half)


def play(new: Side, old: Side, seed: str, seat: int) -> dict[str, Any] | None:
    """One game, this tree on ``seat``; None when the two sides part."""
    sides = {seat: new, 1 - seat: old}
    asked = [new.ask("begin", seed, SEATS, seat), old.ask("begin", seed, SEATS, 1 - seat)]
    while "seat" in asked[0]:
        if asked[0] != asked[1]:
            return None
        mover = asked[0]["seat"]
        token = sides[mover].ask("choose")
        asked = [side.ask("play", mover, token) for side in (new, old)]
    result: dict[str, Any] = asked[0]
    return result if result["scores"] == asked[1].get("scores") else None


def main() -> None:
    args = arguments()
    kind = "pure" if args.pure else "compiled"
    packages = args.packages or [
        working_tree().packages(kind),
        commit_tree(args.commit).packages(kind),
    ]
    budget = [str(args.budget)] if args.budget else []
    new = Side(packages[0], [args.game, args.level, *budget], args.data)
    old = Side(packages[1], [args.game, args.against])
    tally = Tally()
    for number in range(args.games):
        seat = number % SEATS
        result = play(new, old, f"{args.seed} {number // SEATS}", seat)
        if result is None:
            tally.broken += 1
        else:
            tally.add(result, seat)
        if args.every and number % args.every == args.every - 1:
            print(f"after {number + 1}: {tally.text()}", flush=True)
    for side in (new, old):
        side.end()
    print(f"{args.game}, {args.level} against {args.against} of {args.commit}: {tally.text()}")


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("commit", help="whose bot to play against")
    parser.add_argument("game")
    parser.add_argument("--level", default="adept", help="of this tree")
    parser.add_argument(
        "--budget", type=int, default=0, help="simulations a plan, if not the usual"
    )
    parser.add_argument("--against", default="greedy", metavar="LEVEL", help="of the commit")
    parser.add_argument("--games", type=int, default=40)
    parser.add_argument("--seed", default="duel")
    parser.add_argument("--every", type=int, default=0, help="report after so many games")
    parser.add_argument("--data", default="", metavar="FILE", help="corrections for this side")
    parser.add_argument(f"--{next(iter(KINDS))}", action="store_true", help="without compiling")
    parser.add_argument(
        "--packages", nargs=2, type=Path, metavar="DIR", help="folders of both sides, built already"
    )
    return parser.parse_args()


if __name__ == "__main__":
    main()
