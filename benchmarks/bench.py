"""Every game in pure Python and compiled, and catanatron beside them: random play, four seats.

All take turns, so that a busy moment of the machine falls on each of them; figures are medians over
the rounds. Underhall asks only real decisions. Catanatron's own log also has actions without an
alternative, so it is given with both counts, and what is asked of each game is measured against the
larger one.
"""

import argparse
import json
import platform
import subprocess
from pathlib import Path
from statistics import median
from typing import Any

from asking import arguments

from underhall.core import registry

ROOT = Path(__file__).parent.parent
PEER = "catanatron 3.2.1"
ENVIRONMENTS = {"pure": ".venv", "compiled": ".venv-native"}
ASKED = {"belfort": {"pure": 1.5, "compiled": 5.0}}
ASKED_OF_OTHERS = {"pure": 1.2, "compiled": 4.0}
"""How many times the peer's actions a second each game should make in real decisions."""

Figures = dict[str, Any]


class Worker:
    """A process that plays one game in one environment; the peer has no ``game``."""

    def __init__(self, name: str, environment: str, script: str, game: str = "", kind: str = ""):
        self.name = name
        self.python = ROOT / environment / "bin" / "python"
        self.script = ROOT / "benchmarks" / script
        self.game = game
        self.kind = kind

    def run(self, seconds: float, seed: int) -> Figures:
        words = [str(seconds), str(seed), *([self.game] if self.game else [])]
        command = [str(self.python), str(self.script), *words]
        printed = subprocess.run(command, check=True, stdout=subprocess.PIPE).stdout
        figures: Figures = json.loads(printed)
        return figures

    @property
    def asked(self) -> float:
        """The ratio asked of it."""
        return ASKED.get(self.game, ASKED_OF_OTHERS)[self.kind]


def main() -> None:
    known = [game.id for game in registry.games().values() if game.maturity != "example"]
    args = arguments(__doc__, known, 5, 3.0, "a worker and round")
    ours = [
        Worker(f"{game}, {kind}", environment, "underhall_random.py", game, kind)
        for game in args.games
        for kind, environment in ENVIRONMENTS.items()
    ]
    peer = Worker(PEER, ".venv-bench", "catanatron_random.py")
    workers = [peer, *ours]
    rounds = [measure(workers, number, args) for number in range(args.rounds)]
    for worker in ours:
        check(worker, rounds[0][worker.name])
    medians = {worker.name: row([one[worker.name] for one in rounds]) for worker in workers}
    ratios = {worker.name: compare(worker, medians) for worker in ours}
    print_figures(medians)
    print_ratios(ratios)
    if args.json:
        result = {"python": platform.python_version(), "medians": medians, "ratios": ratios}
        args.json.write_text(json.dumps(result | {"rounds": rounds}, indent=2) + "\n")


def measure(workers: list[Worker], number: int, args: argparse.Namespace) -> dict[str, Figures]:
    print(f"round {number + 1} of {args.rounds}", flush=True)
    return {worker.name: worker.run(args.seconds, 1000 * number) for worker in workers}


def check(worker: Worker, figures: Figures) -> None:
    if worker.kind == "pure" and figures["compiled"]:
        raise SystemExit(f"{worker.name}: compiled modules were imported")
    if worker.kind == "compiled" and not figures["compiled"]:
        print(f"{worker.name}: not compiled here (`make native` says why)")


def row(rounds: list[Figures]) -> dict[str, float]:
    """The medians of one worker; only the peer tells of actions beside real decisions."""
    found = {
        "real decisions/s": median([one["real_decisions"] / one["seconds"] for one in rounds]),
        "games/s": median([one["games"] / one["seconds"] for one in rounds]),
        "us per copy": median([one["copy_us"] for one in rounds]),
    }
    if "actions" in rounds[0]:
        found["all actions/s"] = median([one["actions"] / one["seconds"] for one in rounds])
    return found


def compare(worker: Worker, medians: dict[str, dict[str, float]]) -> dict[str, float]:
    ours, peer = medians[worker.name], medians[PEER]
    return {
        "its real decisions": ours["real decisions/s"] / peer["real decisions/s"],
        "all its actions": ours["real decisions/s"] / peer["all actions/s"],
        "asked": worker.asked,
        "its copies": peer["us per copy"] / ours["us per copy"],
    }


# ---------------------------------------------------------------------- printing


def print_figures(medians: dict[str, dict[str, float]]) -> None:
    titles = ["real decisions/s", "all actions/s", "games/s", "us per copy"]
    print_line("", titles)
    for name, figures in medians.items():
        print_line(name, [number(figures.get(title)) for title in titles])


def print_ratios(ratios: dict[str, dict[str, float]]) -> None:
    print(f"\nreal decisions and copies, times the speed of {PEER}")
    titles = ["its real decisions", "all its actions", "asked", "its copies"]
    print_line("", titles)
    for name, figures in ratios.items():
        cells = [f"{figures[title]:.1f}x" for title in titles]
        missed = "" if figures["all its actions"] >= figures["asked"] else "  missed"
        print_line(name, cells, missed)


def print_line(title: str, cells: list[str], remark: str = "") -> None:
    print(f"{title:24}" + "".join([f"{cell:>20}" for cell in cells]) + remark)


def number(value: float | None) -> str:
    if value is None:
        return "-"
    return f"{value:,.0f}" if value >= 100 else f"{value:.2f}"


if __name__ == "__main__":
    main()
