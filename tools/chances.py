"""Learn how safe a lead is in a game: ``python tools/chances.py belfort``."""

from __future__ import annotations

import argparse
from pathlib import Path

from underhall import editions
from underhall.coach import calibration
from underhall.coach.chances import FILE, USUAL, Safety

HEAD = """\
# How safe a lead is, at the start, in the middle and at the end of a game: by how much a point
# moves the logarithm of the odds. Made by `python tools/chances.py`, not by hand.
"""
TOGETHER = """\
# How the chances of victory that the weights tell come true: by how much the logarithm of the odds
# is shifted, after it was stretched. Made by `python tools/chances.py`, not by hand.
"""
EVERY = 3
"""One moment of so many is taken: those beside it tell much the same."""
LITTLE = 0.0001
"""A lead that says nothing yet is worth so little: what is read must be above 0."""


def main() -> None:
    """Play, fit, and write the file beside the weights of the game."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--seed", default="1")
    parser.add_argument("--out", type=Path)
    asked = parser.parse_args()
    edition = editions.edition(asked.game)
    known = list(calibration.samples(edition, asked.games, asked.seed))[::EVERY]
    together = edition.game.together
    half = [one for one in known if one.game % 2]
    other = [one for one in known if not one.game % 2]
    learnt, tried, other = learn(known, half, other, together)
    told = calibration.brier(other, tried, together)
    even = calibration.brier(other, None, together)
    lines = [
        f'game = "{asked.game}"',
        learnt,
        "",
        "[made]",
        f"games = {asked.games}",
        f'seed = "{asked.seed}"',
        f"moments = {len(known)}",
        f"brier = {told:.4f}",
        f"brier_knowing_nothing = {even:.4f}",
    ]
    for n, p, won in calibration.buckets(other, tried, together):
        print(f"told {100 * p:5.1f} %  came {100 * won:5.1f} %  ({n:.0f} times)")
    print("\n".join(lines))
    study = Path(str(editions.room(asked.game))) / "study"
    head = TOGETHER if together else HEAD
    (asked.out or study / FILE).write_text(f"{head}\n" + "\n".join(lines) + "\n", "utf-8")


Samples = list[calibration.Sample]


def learn(
    known: Samples, half: Samples, other: Samples, together: bool
) -> tuple[str, Safety, Samples]:
    """What fits all games, as a line; what fits half of them, and the other half as it is told
    then."""
    if together:
        shift, stretch = calibration.fitted_odds(known)
        told = calibration.borne(other, calibration.fitted_odds(half))
        return f"odds = [{shift:.4f}, {stretch:.4f}]", USUAL, told
    tried = calibration.fitted(half)
    numbers = [f"{max(LITTLE, n):.4f}" for n in calibration.fitted(known, tried)]
    return f"safety = [{', '.join(numbers)}]", tried, other


if __name__ == "__main__":
    main()
