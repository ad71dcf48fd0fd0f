"""Writing the parts of a position."""

from __future__ import annotations

from underhall.core.names import Names
from underhall.kit.writing import named_counts

ORES = Names("ore", ["iron", "tin"])


def test_what_is_not_there_is_not_written() -> None:
    assert named_counts([0, 2], ORES) == {"tin": 2}
