"""Reading component data: every value checked, every error naming its key."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from underhall.core.data import Raw
from underhall.core.errors import BadData
from underhall.core.names import Names


def value(raw: Raw, path: str) -> Any:
    """The value at a dotted path; the tables of a list go by their ids."""
    here: Any = raw
    for part in path.split("."):
        if isinstance(here, list):
            here = {row.get("id"): row for row in here if isinstance(row, Mapping)}
        if not isinstance(here, Mapping) or part not in here:
            raise BadData(f"component data{_of(raw)}: {path} is missing")
        here = here[part]
    return here


def whole(raw: Raw, path: str, least: int = 0) -> int:
    """A whole number of at least ``least``."""
    found = value(raw, path)
    if not isinstance(found, int) or isinstance(found, bool) or found < least:
        raise BadData(f"component data{_of(raw)}: {path} must be a whole number of {least} or more")
    return found


def flag(raw: Raw, path: str) -> bool:
    """A yes or no."""
    found = value(raw, path)
    if not isinstance(found, bool):
        raise BadData(f"component data{_of(raw)}: {path} must be true or false")
    return found


def word(raw: Raw, path: str, allowed: tuple[str, ...]) -> str:
    """One of a few words."""
    found = value(raw, path)
    if found not in allowed:
        raise BadData(f"component data{_of(raw)}: {path} must be one of {', '.join(allowed)}")
    return str(found)


def rows(raw: Raw, path: str, names: Names) -> list[Raw]:
    """The tables of a list, one for each of ``names``, in the order of their codes."""
    found = value(raw, path)
    if not isinstance(found, list):
        raise BadData(f"component data: {path} must be a list of tables")
    by_id = {row.get("id"): row for row in found if isinstance(row, Mapping)}
    missing = [token for token in names.tokens if token not in by_id]
    if missing or len(found) != len(names):
        raise BadData(f"component data: {path} must hold exactly {', '.join(names.tokens)}")
    return [by_id[token] for token in names.tokens]


def amounts(raw: Raw, path: str, names: Names) -> tuple[int, ...]:
    """How much of each of ``names`` a cost or price holds; what is not named is 0."""
    found = value(raw, path)
    if not isinstance(found, Mapping):
        raise BadData(f"component data{_of(raw)}: {path} must name amounts")
    for key in found:
        if not names.has(key):
            raise BadData(f"component data{_of(raw)}: {path}.{key} names no {names.topic}")
    return tuple([whole(raw, f"{path}.{key}") if key in found else 0 for key in names.tokens])


def keep_fixed(raw: Raw, fixed: Mapping[str, object]) -> None:
    """Refuse data that change what the rules take for granted, by path."""
    for path, wanted in fixed.items():
        if value(raw, path) != wanted:
            raise BadData(f"component data{_of(raw)}: {path} cannot change from {wanted!r}")


def keep_same(raw: Raw, pairs: Iterable[tuple[str, str]]) -> None:
    """Refuse data that correct only one of two places for the same value."""
    for one, other in pairs:
        if value(raw, one) != value(raw, other):
            raise BadData(f"component data: {one} and {other} must be the same")


def _of(raw: Raw) -> str:
    return f" [{raw['id']}]" if "id" in raw else ""
