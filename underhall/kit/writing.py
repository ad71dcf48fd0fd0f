"""Writing the parts of a position, without what is not there."""

from __future__ import annotations

from collections.abc import Sequence

from underhall.core.names import Names


def named_counts(flat: Sequence[int], names: Names) -> dict[str, int]:
    """Counts by name, without the zeros."""
    return {token: n for token, n in zip(names.tokens, flat) if n}


def named_places(flat: list[int], places: Names, names: Names) -> dict[str, str]:
    """What lies on each place, without the empty ones, which hold less than 0."""
    return {place: names.token(code) for place, code in zip(places.tokens, flat) if code >= 0}


def named_bits(mask: int, names: Names) -> list[str]:
    """The names of the bits that are set."""
    return [token for code, token in enumerate(names.tokens) if mask >> code & 1]
