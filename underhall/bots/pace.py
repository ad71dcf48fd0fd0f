"""How much thought there is time for: less where the code is not compiled."""

from __future__ import annotations

from types import FunctionType
from typing import Any, Final

SLOWER: Final = 8
"""So many times fewer simulations are spent where the code is not compiled,"""
LEAST: Final = 24
"""but not fewer than these, where as many are meant."""


def paced(simulations: int) -> int:
    """How many of the simulations that are meant for compiled code are spent here."""
    return max(min(simulations, LEAST), simulations // PACE)


_paced: Any = paced
PACE: Final = SLOWER if isinstance(_paced, FunctionType) else 1
