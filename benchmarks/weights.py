"""Weights of a game against others: who plays better with the same thought.

    .venv-native/bin/python benchmarks/weights.py covenant NEW.toml OLD.toml --budget 64 --games 100

One seat plays by the first file, all others by the second; every deal is played from each seat.
Below 400 simulations an adept plans its own turn alone.
"""

import argparse
import tomllib
from math import sqrt
from pathlib import Path
from statistics import fmean, stdev
from typing import Any

from duel import wilson

from underhall import editions
from underhall.bots.bot import Bot
from underhall.core.game import Game
from underhall.core.result import Result


def weighed(id: str, file: Path) -> Game[Any]:
    """The game as somebody sees it who goes by the weights in a file."""
    own = type(editions.game(id))()
    own.learn(tomllib.loads(file.read_text("utf-8")))
    return own


def played(games: list[Game[Any]], level: str, budget: int, seed: str, deal: str) -> Result:
    """How a game ended in which every seat goes by weights of its own."""
    edition = editions.edition(games[0].id)
    s = edition.start(len(games), {}, deal)
    bots = [Bot(level, game, seat, seed, budget) for seat, game in enumerate(games)]
    while s.choices:
        seat = s.waiting()[0]
        s.apply(seat, bots[seat].choose(s))
    result: Result = s.result
    return result


def told(ends: list[tuple[float, float, float]]) -> str:
    """Games won, points ahead of the others on average, points of winners."""
    won = sum([end[0] for end in ends])
    least, most = wilson(won, len(ends))
    leads = [end[1] for end in ends]
    error = 1.96 * stdev(leads) / sqrt(len(leads)) if len(leads) > 1 else 0.0
    return (
        f"{won:g} of {len(ends)} won ({least:.0f}-{most:.0f} %), {fmean(leads):+.1f} points "
        f"(±{error:.1f}), winners {fmean([end[2] for end in ends]):.1f}"
    )


def main() -> None:
    """Play, and tell how it went."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("game")
    parser.add_argument("new", type=Path)
    parser.add_argument("old", type=Path)
    parser.add_argument("--level", default="adept")
    parser.add_argument("--budget", type=int, default=64)
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--seed", default="weights")
    asked = parser.parse_args()
    new, old = weighed(asked.game, asked.new), weighed(asked.game, asked.old)
    ends: list[tuple[float, float, float]] = []
    for number in range(asked.games):
        seat, deal = number % asked.seats, number // asked.seats
        games = [new if at == seat else old for at in range(asked.seats)]
        name = f"{asked.seed} {number}"
        result = played(games, asked.level, asked.budget, name, f"{asked.seed} deal {deal}")
        rest = [score for at, score in enumerate(result.scores) if at != seat]
        share = 1 / result.ranks.count(1) if result.ranks[seat] == 1 else 0.0
        ends.append((share, result.scores[seat] - fmean(rest), max(result.scores)))
        if number % 20 == 19:
            print(f"after {number + 1}: {told(ends)}", flush=True)
    print(f"{asked.game}, {asked.seats} seats, {asked.level}:{asked.budget}: {told(ends)}")


if __name__ == "__main__":
    main()
