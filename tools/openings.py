"""Decision counts of seeded openings: how many ways lead how deep. They tell when rules changed.

An opening is counted from the start, or ``after`` so many random moves.

python tools/openings.py            count again all that tests/openings holds
python tools/openings.py lantern    begin a table for a game
"""

import argparse
import tomllib
from pathlib import Path
from typing import Any

from underhall import editions
from underhall.core import registry
from underhall.core.chance import Fast
from underhall.core.check import settings

FOLDER = Path(__file__).parent.parent / "tests" / "openings"
DEPTH = 3


def counts(opening: dict[str, Any], game: str) -> list[int]:
    """How many states are reached by 1, 2, ... decisions, chance as the seed has it."""
    s = editions.edition(game).start(opening["seats"], opening["options"], opening["seed"])
    chance = Fast(f"opening {opening['seed']}")
    for _ in range(opening["after"]):
        s.play(s.choices[chance.below(len(s.choices))])
    return [nodes(s, depth + 1) for depth in range(DEPTH)]


def nodes(s: Any, depth: int) -> int:
    """How many ways there are to make ``depth`` decisions, or fewer to the end."""
    if depth == 0 or not s.choices:
        return 1
    found = 0
    for code in s.choices:
        t = s.copy()
        t.play(code)
        found += nodes(t, depth - 1)
    return found


def begin(game: str) -> list[dict[str, Any]]:
    """Every setting of a game, from its start and after some random moves, each with a seed."""
    return [
        {"seats": seats, "options": options, "seed": seed, "after": after}
        for seed, (seats, options) in enumerate(settings(editions.edition(game)), 1)
        for after in (0, seats * 3)
    ]


def write(game: str, openings: list[dict[str, Any]]) -> None:
    lines = [f"# Openings of {game}: states reached by 1, 2, 3 decisions. See tools/openings.py."]
    for opening in openings:
        options = ", ".join(f'{key} = "{value}"' for key, value in opening["options"].items())
        lines += [
            "",
            "[[opening]]",
            f"seats = {opening['seats']}",
            f"options = {{ {options} }}" if options else "options = {}",
            f"seed = {opening['seed']}",
            f"after = {opening['after']}",
            f"nodes = {counts(opening, game)}",
        ]
    (FOLDER / f"{game}.toml").write_text("\n".join(lines) + "\n", "utf-8")


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("game", nargs="*", help="its id")
    games = parser.parse_args().game
    for unknown in [game for game in games if game not in registry.names()]:
        parser.error(f"there is no game {unknown}")
    for game in games:
        write(game, begin(game))
    if not games:
        for file in sorted(FOLDER.glob("*.toml")):
            write(file.stem, tomllib.loads(file.read_text("utf-8"))["opening"])


if __name__ == "__main__":
    main()
