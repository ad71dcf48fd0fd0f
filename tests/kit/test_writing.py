"""Writing the parts of a position."""

from __future__ import annotations

from underhall.core.names import Names
from underhall.kit.writing import named_bits, named_counts, named_places

ORES = Names("ore", ["iron", "tin"])
SHELVES = Names("shelf", ["upper", "lower"])


def test_what_is_not_there_is_not_written() -> None:
    assert named_counts([0, 2], ORES) == {"tin": 2}
    assert named_places([-1, 0], SHELVES, ORES) == {"lower": "iron"}
    assert named_bits(0b10, ORES) == ["tin"]
