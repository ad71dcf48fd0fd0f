"""Worker: random games of one game, at four seats; prints its figures as one JSON object."""

import json
import sys
from time import perf_counter
from typing import Any

from underhall import editions
from underhall.core import agenda
from underhall.core.chance import Fast
from underhall.core.game import Edition

SEATS = 4
COPIES = 200


def main(seconds: float, seed: int, game: str) -> None:
    edition = editions.edition(game)
    play(edition, seed)
    lengths, took = play_for(edition, seconds, seed)
    print(
        json.dumps(
            {
                "compiled": not agenda.__file__.endswith(".py"),
                "real_decisions": sum(lengths),
                "games": len(lengths),
                "seconds": took,
                "copy_us": copy_us(edition, seed, lengths[:10]),
            }
        )
    )


def play_for(edition: Edition, seconds: float, seed: int) -> tuple[list[int], float]:
    lengths: list[int] = []
    start = perf_counter()
    while perf_counter() - start < seconds:
        lengths.append(play(edition, seed + len(lengths)))
    return lengths, perf_counter() - start


def play(edition: Edition, seed: int) -> int:
    """Plays one game to its end and counts the decisions."""
    state, below = edition.start(seats=SEATS, seed=seed), Fast(seed).below
    count = 0
    while choices := state.choices:
        state.play(choices[below(len(choices))])
        count += 1
    return count


def copy_us(edition: Edition, seed: int, lengths: list[int]) -> float:
    middles = [middle(edition, seed + game, length) for game, length in enumerate(lengths)]
    start = perf_counter()
    for state in middles:
        for _ in range(COPIES):
            state.copy()
    return (perf_counter() - start) / (COPIES * len(middles)) * 1e6


def middle(edition: Edition, seed: int, length: int) -> Any:
    state, below = edition.start(seats=SEATS, seed=seed), Fast(seed).below
    for _ in range(length // 2):
        state.play(state.choices[below(len(state.choices))])
    return state


if __name__ == "__main__":
    main(float(sys.argv[1]), int(sys.argv[2]), sys.argv[3])
