"""Component data: values put over others, and a name for what rules read of them."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Mapping
from typing import Any

from underhall.core.errors import BadData

Raw = Mapping[str, Any]
"""Component data as read from its file."""


def merged(raw: Raw, overrides: Raw, at: str = "") -> dict[str, Any]:
    """``raw`` with the values of ``overrides``; a key or type unknown to ``raw`` is refused.

    Lists of tables are matched by ``id``.
    """
    result = dict(raw)
    for key, value in overrides.items():
        here = f"{at}.{key}" if at else key
        if key not in raw:
            raise BadData(f"component data has no {here}")
        result[key] = _overridden(raw[key], value, here)
    return result


def _overridden(old: Any, new: Any, here: str) -> Any:
    if isinstance(old, Mapping) and isinstance(new, Mapping):
        return merged(old, new, here)
    if isinstance(old, list) and old and isinstance(old[0], Mapping) and "id" in old[0]:
        return _overridden_list(old, new, here)
    if type(old) is not type(new):
        wanted = type(old).__name__
        raise BadData(f"component data {here}: expected {wanted}, found {new!r}")
    return new


def _overridden_list(old: list[Any], new: Any, here: str) -> list[Any]:
    if not isinstance(new, list) or not all(
        isinstance(row, Mapping) and isinstance(row.get("id"), str) for row in new
    ):
        raise BadData(f"component data {here}: expected tables, each with an id")
    changes = {row["id"]: row for row in new}
    if len(changes) != len(new):
        raise BadData(f"component data {here}: the same id twice")
    known = {row["id"] for row in old}
    for id in changes:
        if id not in known:
            raise BadData(f"component data has no {here} with id {id!r}")
    return [merged(row, changes.get(row["id"], {}), f"{here}[{row['id']}]") for row in old]


def fingerprint(raw: Raw, decoration: tuple[str, ...]) -> str:
    """A name for exactly the values that rules read."""
    text = json.dumps(_bare(raw, decoration), sort_keys=True, ensure_ascii=False)
    return hashlib.sha256(text.encode()).hexdigest()


def _bare(data: Any, decoration: tuple[str, ...]) -> Any:
    """Component data without what no rule reads: decoration and where values come from."""
    if isinstance(data, list):
        return [_bare(item, decoration) for item in data]
    if not isinstance(data, Mapping):
        return data
    kept = [key for key in data if key not in decoration and not key.endswith("provenance")]
    return {key: _bare(data[key], decoration) for key in kept}
