"""Belfort in pure Python and compiled, and catanatron beside it: random play, four seats.

The three take turns, so that a busy moment of the machine falls on all of them; figures are
medians over the rounds. Underhall asks only real decisions. Catanatron's own log also has actions
without an alternative, so it is given with both counts and compared with the larger one as well.
"""

import argparse
import json
import platform
import subprocess
from collections.abc import Callable
from pathlib import Path
from statistics import median
from typing import Any

ROOT = Path(__file__).parent.parent
PURE, COMPILED, PEER = "underhall pure", "underhall compiled", "catanatron 3.2.1"
WORKERS = {
    PURE: (".venv", "underhall_random.py"),
    COMPILED: (".venv-native", "underhall_random.py"),
    PEER: (".venv-bench", "catanatron_random.py"),
}

Figures = dict[str, Any]

ROWS: dict[str, Callable[[Figures], float]] = {
    "real decisions/s": lambda one: one["real_decisions"] / one["seconds"],
    "actions/s, forced ones too": lambda one: one["actions"] / one["seconds"],
    "games/s": lambda one: one["games"] / one["seconds"],
    "us per copy": lambda one: one["copy_us"],
}


def main() -> None:
    args = arguments()
    rounds = [measure(number, args.seconds) for number in range(args.rounds)]
    check(rounds[0])
    medians = {name: row_medians([one[name] for one in rounds]) for name in WORKERS}
    ratios = {name: compare(medians[name], medians[PEER]) for name in (PURE, COMPILED)}
    print_table(medians, ratios)
    if args.json:
        result = {"python": platform.python_version(), "medians": medians, "ratios": ratios}
        args.json.write_text(json.dumps(result | {"rounds": rounds}, indent=2) + "\n")


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--seconds", type=float, default=3.0, help="of play, a worker and round")
    parser.add_argument("--json", type=Path, metavar="FILE", help="write all figures there")
    return parser.parse_args()


def measure(number: int, seconds: float) -> dict[str, Figures]:
    print(f"round {number + 1}", flush=True)
    return {name: run(*worker, seconds, 1000 * number) for name, worker in WORKERS.items()}


def run(environment: str, script: str, seconds: float, seed: int) -> Figures:
    python, worker = ROOT / environment / "bin" / "python", ROOT / "benchmarks" / script
    command = [python, worker, str(seconds), str(seed)]
    printed = subprocess.run(command, check=True, stdout=subprocess.PIPE).stdout
    return json.loads(printed)


def check(figures: dict[str, Figures]) -> None:
    if figures[PURE]["compiled"]:
        raise SystemExit(f"{PURE}: compiled modules were imported")
    if not figures[COMPILED]["compiled"]:
        print(f"{COMPILED}: not compiled here (`make native` says why), figures are of pure Python")


def row_medians(figures: list[Figures]) -> dict[str, float]:
    return {
        title: median(map(value, figures))
        for title, value in ROWS.items()
        if title != "actions/s, forced ones too" or "actions" in figures[0]
    }


def compare(ours: dict[str, float], peer: dict[str, float]) -> dict[str, float]:
    decisions, copy = ours["real decisions/s"], ours["us per copy"]
    return {
        "real decisions, to its real ones": decisions / peer["real decisions/s"],
        "real decisions, to all its actions": decisions / peer["actions/s, forced ones too"],
        "copies": peer["us per copy"] / copy,
    }


def print_table(medians: dict[str, dict[str, float]], ratios: dict[str, dict[str, float]]) -> None:
    print_line("", WORKERS)
    for title in ROWS:
        print_line(title, [number(medians[name].get(title)) for name in WORKERS])
    print("times the speed of the peer")
    for title in ratios[PURE]:
        print_line(f"  {title}", [f"{ratios[name][title]:.1f}x" for name in ratios])


def print_line(title: str, cells: Any) -> None:
    print(f"{title:36}" + "".join(f"{cell:>20}" for cell in cells))


def number(value: float | None) -> str:
    if value is None:
        return "-"
    return f"{value:,.0f}" if value >= 100 else f"{value:.2f}"


if __name__ == "__main__":
    main()
