"""Worker: how fast a bot thinks in one game; prints its figures as one JSON object.

python benchmarks/underhall_thinking.py SECONDS SEED GAME
"""

import json
import sys
from time import process_time
from typing import Any

from underhall import editions
from underhall.bots import planner
from underhall.bots.bot import Bot
from underhall.core.chance import Fast
from underhall.core.game import Edition
from underhall.core.secrets import redeal

SEATS = (2, 4)
EVERY = 40
LONGEST = 400
A_PLAN = 200
"""Simulations for one plan."""

Moment = tuple[Any, int]


def main(seconds: float, seed: int, game: str) -> None:
    edition = editions.edition(game)
    moments = [moment for seats in SEATS for moment in played(edition, seats, seed)]
    found = {
        "compiled": not planner.__file__.endswith(".py"),
        "simulations": simulations(edition, moments, seconds),
        "evaluations": evaluations(edition, moments, seconds / 2),
    }
    print(json.dumps(found))


def played(edition: Edition, seats: int, seed: int) -> list[Moment]:
    """Moments of a game between novices, each with the seat to move."""
    s = edition.start(seats, {}, seed)
    bots = [Bot("novice", edition.game, seat, seed, 24) for seat in range(seats)]
    found: list[Moment] = []
    for number in range(LONGEST):
        if not s.choices:
            break
        seat = s.waiting()[0]
        if number % EVERY == EVERY // 2:
            found.append((s.copy(), seat))
        s.apply(seat, bots[seat].choose(s))
    return found


def simulations(edition: Edition, moments: list[Moment], seconds: float) -> float:
    """How many a second, in plans for moment after moment."""
    count = at = 0
    begun = process_time()
    while process_time() - begun < seconds:
        s, seat = moments[at % len(moments)]
        look = redeal(edition.game, s, seat, Fast(at))
        thought = planner.Planner(edition.game, look, seat, Fast(at))
        thought.grow(A_PLAN)
        count += thought.simulations
        at += 1
    return count / (process_time() - begun)


def evaluations(edition: Edition, moments: list[Moment], seconds: float) -> float:
    """How many a second."""
    count = 0
    begun = process_time()
    while process_time() - begun < seconds:
        for s, seat in moments:
            edition.game.evaluate(s, seat)
        count += len(moments)
    return count / (process_time() - begun)


if __name__ == "__main__":
    main(float(sys.argv[1]), int(sys.argv[2]), sys.argv[3])
