"""Worker: random four-seat games of catanatron; prints its figures as one JSON object."""

import json
import random
import sys
from importlib.metadata import version
from time import perf_counter
from typing import Any

from catanatron import Color, Game, RandomPlayer

COPIES = 200


def main(seconds: float, seed: int) -> None:
    play(seed)
    games, took = play_for(seconds, seed)
    print(
        json.dumps(
            {
                "engine": f"catanatron {version('catanatron')}",
                "actions": sum(len(game.state.actions) for game in games),
                "real_decisions": sum(real_decisions(game) for game in games),
                "games": len(games),
                "seconds": took,
                "copy_us": copy_us(games[:10]),
            }
        )
    )


def play_for(seconds: float, seed: int) -> tuple[list[Game], float]:
    games: list[Game] = []
    start = perf_counter()
    while perf_counter() - start < seconds:
        games.append(play(seed + len(games)))
    return games, perf_counter() - start


def play(seed: int) -> Game:
    game = new_game(seed)
    game.play()
    return game


def new_game(seed: int) -> Game:
    # Seed 0 would mean "any" to catanatron.
    return Game([RandomPlayer(color) for color in Color], seed=seed + 1)


def real_decisions(played: Game) -> int:
    """How many of its actions had an alternative: the same game again, outside the clock."""
    game = new_game(played.seed - 1)
    counts = []

    def decide(_player: object, _game: object, actions: list[Any]) -> Any:
        counts.append(len(actions) > 1)
        return random.choice(actions)

    game.play(decide_fn=decide)
    assert game.state.actions == played.state.actions
    return sum(counts)


def copy_us(games: list[Game]) -> float:
    middles = [middle(game) for game in games]
    start = perf_counter()
    for game in middles:
        for _ in range(COPIES):
            game.copy()
    return (perf_counter() - start) / (COPIES * len(middles)) * 1e6


def middle(played: Game) -> Game:
    game = new_game(played.seed - 1)
    for _ in range(len(played.state.actions) // 2):
        game.play_tick()
    return game


if __name__ == "__main__":
    main(float(sys.argv[1]), int(sys.argv[2]))
