"""How fast bots think: simulations and evaluations a second, pure and compiled, a peer beside them.

    .venv/bin/python benchmarks/thinking.py --games dwergar --rounds 1

A simulation plans a turn from where a bot stands to its end and weighs it; an evaluation only
weighs. The peer is the player of catanatron that looks before it leaps: it copies the game for each
action, takes it and counts points, which is a simulation of one action. All take turns, figures are
medians over the rounds and of a core's own time, so that a busy machine changes them little.
"""

import argparse
import json
import subprocess
from pathlib import Path
from statistics import median
from typing import Any

from underhall.core import registry

HERE = Path(__file__).parent
PYTHONS = {"pure": ".venv", "compiled": ".venv-native", "peer": ".venv-bench"}

Figures = dict[str, Any]


def main() -> None:
    args = arguments()
    workers = {"catanatron": [args.peer, "catanatron_looking.py"]}
    for game in args.games:
        workers[f"{game}, pure"] = [args.pure, "underhall_thinking.py", game]
        workers[f"{game}, compiled"] = [args.compiled, "underhall_thinking.py", game]
    rounds = [
        {name: run(worker, args.seconds, number) for name, worker in workers.items()}
        for number in range(args.rounds)
    ]
    print(f"{'':26}{'simulations/s':>16}{'evaluations/s':>16}{'us each':>10}")
    for name in workers:
        print(row(name, [one[name] for one in rounds]))


def arguments() -> argparse.Namespace:
    known = [game.id for game in registry.games().values()]
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--games", nargs="+", choices=known, default=known, metavar="GAME")
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--seconds", type=float, default=2.0, help="of thought, a worker and round")
    for name, folder in PYTHONS.items():
        usual = HERE.parent / folder / "bin" / "python"
        parser.add_argument(f"--{name}", type=Path, default=usual, metavar="PYTHON")
    return parser.parse_args()


def run(worker: list[Any], seconds: float, number: int) -> Figures:
    """What one process measures."""
    python, script, *game = worker
    command = [str(python), str(HERE / script), str(seconds), str(number), *game]
    printed = subprocess.run(command, check=True, stdout=subprocess.PIPE).stdout
    found: Figures = json.loads(printed)
    return found


def row(name: str, rounds: list[Figures]) -> str:
    """The medians of one worker."""
    simulations = median([one["simulations"] for one in rounds])
    line = f"{name:26}{simulations:16,.0f}"
    if "evaluations" in rounds[0]:
        evaluations = median([one["evaluations"] for one in rounds])
        line += f"{evaluations:16,.0f}{1e6 / evaluations:10.1f}"
    if name.endswith("compiled") and not rounds[0]["compiled"]:
        line += "  not compiled here"
    return line


if __name__ == "__main__":
    main()
