"""How things usually go on in Belfort: what features judge by, learnt like what they are worth.

All else that they count comes from the rules.
"""

from __future__ import annotations

from typing import Final

from underhall.core.judgements import Numbers

HEAP: Final = 12
"""More of one kind can hardly be used."""


class Judgements:
    """The numbers of the table ``[judged]``."""

    def __init__(self, numbers: Numbers) -> None:
        self.heap = heap(numbers.many("heap", HEAP - 1))
        """What so many of one kind count: a mixed store builds more than a heap. Judged is what
        each after the first adds."""
        self.majority = numbers.one("majority")
        """What the majority that a hired worker adds to counts, in rounds of work."""


def heap(more: list[float]) -> list[float]:
    """What 0, 1, 2… of one kind count, when each after the first adds so much."""
    found = [0.0, 1.0]
    for each in more:
        found.append(found[-1] + each)
    return found
