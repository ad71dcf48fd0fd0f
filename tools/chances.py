"""Learn how safe a lead is in a game: ``python tools/chances.py belfort``."""

from __future__ import annotations

import argparse
from pathlib import Path

from underhall import editions
from underhall.coach import calibration
from underhall.coach.chances import FILE, USUAL

HEAD = """\
# How safe a lead is, at the start, in the middle and at the end of a game: by how much a point
# moves the logarithm of the odds. Made by `python tools/chances.py`, not by hand.
"""
EVERY = 3
"""One moment of so many is taken: those beside it tell much the same."""


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
    tried = USUAL if together else calibration.fitted(half)
    safety = USUAL if together else calibration.fitted(known, tried)
    told = calibration.brier(other, tried, together)
    even = calibration.brier(other, None, together)
    lines = [
        f'game = "{asked.game}"',
        f"safety = [{', '.join([f'{n:.4f}' for n in safety])}]",
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
    if not together:
        (asked.out or study / FILE).write_text(f"{HEAD}\n" + "\n".join(lines) + "\n", "utf-8")


if __name__ == "__main__":
    main()
