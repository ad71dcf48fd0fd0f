"""Writing the parts of a position, without what is not there."""

from __future__ import annotations

from collections.abc import Sequence

from underhall.core.names import Names


def named_counts(flat: Sequence[int], names: Names) -> dict[str, int]:
    """Counts by name, without the zeros."""
    return {token: n for token, n in zip(names.tokens, flat) if n}
