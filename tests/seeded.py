"""Chance for tests: what is drawn from the system comes out the same in every run of a test."""

from __future__ import annotations

import random
import secrets
from collections.abc import Iterator
from contextlib import contextmanager

SOURCE = random.Random()


def install() -> None:
    """Let everything that asks the system for chance ask SOURCE instead."""
    secrets.token_bytes = lambda nbytes=None: SOURCE.randbytes(nbytes or 32)
    secrets.token_hex = lambda nbytes=None: secrets.token_bytes(nbytes).hex()
    secrets.choice = SOURCE.choice
    secrets.randbelow = SOURCE.randrange  # type: ignore[assignment]
    secrets.randbits = SOURCE.getrandbits  # type: ignore[assignment]
    seed("nothing yet")


def seed(name: str) -> None:
    """Begin anew, with the chance that belongs to ``name``."""
    SOURCE.seed(name)
    random.seed(name)


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
