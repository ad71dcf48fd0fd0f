"""Worker: measures one game of whichever tree it is run with, a measure at a time, when asked.

    python benchmarks/measure.py GAME

It says first, as a line of JSON, what it will measure. To each line ``MEASURE SECONDS`` it then
answers with the microseconds of one such thing. All work is on seeded games, so that two trees do
exactly the same; each answer is the median of whole passes over it, in time of the processor.
"""

import gc
import hashlib
import json
import sys
from collections.abc import Callable
from importlib import import_module
from statistics import median
from time import process_time
from typing import Any

SEATS = 4
SEEDS = range(8)
POINTS = (0.1, 0.35, 0.6, 0.85)
"""How far into each game its positions are taken."""

PLACES = {
    "edition": ("underhall.editions:edition", "underhall.shelf:edition"),
    "Fast": ("underhall.core.chance:Fast",),
    "write_position": ("underhall.core.position:write_position",),
    "read_position": ("underhall.core.position:read_position",),
}
"""Where trees keep what is needed here, the newest place first."""

Work = Callable[[], int]
"""One pass; it returns how many things it did."""


def find(name: str) -> Any:
    """What this tree calls ``name``, wherever it keeps it."""
    for place in PLACES[name]:
        module, _, attribute = place.partition(":")
        try:
            return getattr(import_module(module), attribute)
        except (ModuleNotFoundError, AttributeError):
            continue
    raise SystemExit(f"this tree has no {name} in any of {', '.join(PLACES[name])}")


EDITION = find("edition")
FAST = find("Fast")
WRITE = find("write_position")
READ = find("read_position")


def main(id: str) -> None:
    edition = EDITION(id)
    lengths = [play(edition, seed) for seed in SEEDS]
    states = [state for seed in SEEDS for state in positions(edition, seed, lengths[seed])]
    written = write_all(edition, states)
    works = measures(edition, states, written)
    for work in works.values():
        work()
    gc.collect()
    gc.freeze()
    say(facts(states, sum(lengths), written) | {"measures": list(works)})
    for line in sys.stdin:
        name, seconds = line.split()
        say(microseconds(works[name], float(seconds)))


def say(answer: object) -> None:
    print(json.dumps(answer), flush=True)


def facts(states: list[Any], decisions: int, written: list[Any]) -> dict[str, Any]:
    """What must be alike for two trees to be compared, and which tree this is."""
    modules = {name: module.__file__ for name, module in sys.modules.items() if is_ours(name)}
    rules = modules[type(states[0]).__module__] or ""
    text = json.dumps(written, sort_keys=True)
    return {
        "compiled": not rules.endswith(".py"),
        "files": [file for file in modules.values() if file],
        "decisions": decisions,
        "positions": hashlib.sha256(text.encode()).hexdigest(),
    }


def is_ours(module: str) -> bool:
    return module.partition(".")[0] == "underhall"


def microseconds(work: Work, seconds: float) -> float:
    """Of one thing: the median of as many passes as fit, one at least."""
    passes: list[float] = []
    begun = process_time()
    before = begun
    while not passes or before - begun < seconds:
        count = work()
        after = process_time()
        passes.append((after - before) / count * 1e6)
        before = after
    return median(passes)


# ---------------------------------------------------------------------- seeded games


def play(edition: Any, seed: int) -> int:
    """Plays one game to its end and counts the decisions."""
    state, below = edition.start(seats=SEATS, seed=seed), FAST(seed).below
    count = 0
    while choices := state.choices:
        state.play(choices[below(len(choices))])
        count += 1
    return count


def positions(edition: Any, seed: int, length: int) -> list[Any]:
    """The same game again, kept at a few points."""
    state, below = edition.start(seats=SEATS, seed=seed), FAST(seed).below
    wanted = {int(point * length) for point in POINTS}
    kept = []
    for number in range(length):
        if number in wanted:
            kept.append(state.copy())
        state.play(state.choices[below(len(state.choices))])
    return kept


def write_all(edition: Any, states: list[Any]) -> list[Any]:
    options = edition.settle(SEATS, {})
    return [WRITE(edition, state, options) for state in states]


# ---------------------------------------------------------------------- what is measured


def measures(edition: Any, states: list[Any], written: list[Any]) -> dict[str, Work]:
    """One pass of each measure, by its name."""
    game = edition.game

    def decision() -> int:
        return sum([play(edition, seed) for seed in SEEDS])

    def copy() -> int:
        for state in states:
            state.copy()
        return len(states)

    def write() -> int:
        return len(write_all(edition, states))

    def read() -> int:
        for data in written:
            READ(edition, data)
        return len(written)

    def redeal() -> int:
        chance = FAST(0)
        return for_each_seat(states, lambda state, seat: game.redeal(state, seat, chance))

    return {
        "decision": decision,
        "copy": copy,
        "view": lambda: for_each_seat(states, game.view),
        "write": write,
        "read": read,
        "redeal": redeal,
        "evaluate": lambda: for_each_seat(states, game.evaluate),
    }


def for_each_seat(states: list[Any], do: Callable[[Any, int], object]) -> int:
    for state in states:
        for seat in range(SEATS):
            do(state, seat)
    return len(states) * SEATS


if __name__ == "__main__":
    main(sys.argv[1])
