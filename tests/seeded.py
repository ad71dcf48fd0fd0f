"""Chance for tests: what is drawn from the system comes out the same in every run of a test."""

from __future__ import annotations

import random
import secrets
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

SOURCE = random.Random()


def install() -> None:
    """Let everything that asks the system for chance ask SOURCE instead."""
    secrets.token_bytes = lambda nbytes=None: SOURCE.randbytes(nbytes or 32)
    secrets.token_hex = lambda nbytes=None: secrets.token_bytes(nbytes).hex()
    secrets.choice = SOURCE.choice
    secrets.randbelow = SOURCE.randrange  # type: ignore[assignment]
    secrets.randbits = SOURCE.getrandbits  # type: ignore[assignment]
    seed("nothing yet")


def seed(name: str, run: int = 1) -> None:
    """Begin anew, with the chance that belongs to ``name``; what is run once more draws other
    things, for what it shares with others, such as a house, may still hold the first ones."""
    chosen = name if run == 1 else f"{name} {run}"
    SOURCE.seed(chosen)
    random.seed(chosen)


def run_of(item: Any) -> int:
    """Which run of a test this is: 1, or 2 when it failed and is run once more."""
    return int(getattr(item, "execution_count", 1))


@contextmanager
def apart(name: str) -> Iterator[None]:
    """The chance of ``name`` for a while; then it goes on as if nothing had been drawn."""
    before = SOURCE.getstate(), random.getstate()
    seed(name)
    try:
        yield
    finally:
        SOURCE.setstate(before[0])
        random.setstate(before[1])
