"""What measurements of every game take on the command line."""

import argparse
from pathlib import Path


def arguments(
    about: str | None, known: list[str], rounds: int, seconds: float, of: str
) -> argparse.Namespace:
    """The games to measure, how often, for how long, and where to write the figures."""
    parser = argparse.ArgumentParser(description=about)
    parser.add_argument("--games", nargs="+", choices=known, default=known, metavar="GAME")
    parser.add_argument("--rounds", type=int, default=rounds)
    parser.add_argument("--seconds", type=float, default=seconds, help=f"of play, {of}")
    parser.add_argument("--json", type=Path, metavar="FILE", help="write all figures there")
    return parser.parse_args()
