"""Reading the parts of a position, each error naming the place."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from underhall.core.errors import BadData
from underhall.core.names import Names


def ensure(fine: object, complaint: str) -> None:
    """BadData with this complaint unless all is fine."""
    if not fine:
        raise BadData(complaint)


def read_whole(data: Mapping[str, Any], key: str, default: int, most: int = 10**6) -> int:
    """A whole number from 0 to ``most``."""
    value = data.get(key, default)
    if not isinstance(value, int) or isinstance(value, bool) or not 0 <= value <= most:
        raise BadData(f"position {key}: expected a whole number up to {most}, found {value!r}")
    return value


def read_list(data: Mapping[str, Any], key: str, length: int) -> list[Any]:
    """A list of named values, at most ``length`` long; what is missing is empty."""
    value = data.get(key, [])
    if not isinstance(value, list) or len(value) > length:
        raise BadData(f"position {key}: expected a list of at most {length}, found {value!r}")
    return value + [{}] * (length - len(value))


def read_counts(
    data: Mapping[str, Any], key: str, names: Names, limit: list[int] | None = None
) -> list[int]:
    """How many of each of ``names``: ``{"bank": 2}`` or ``["bank", "bank"]``."""
    value = data.get(key, {})
    counts = [0] * len(names.tokens)
    if isinstance(value, list) and all(isinstance(token, str) for token in value):
        value = {token: value.count(token) for token in value}
    if type(value) is not dict and not isinstance(value, Mapping):
        raise BadData(f"position {key}: expected counts of {names.topic}, found {value!r}")
    for token, count in value.items():
        code = names.codes.get(str(token))
        if code is None:
            known = ", ".join(names.tokens)
            raise BadData(f"position {key}: there is no {names.topic} {token!r}; known: {known}")
        if type(count) is not int or not 0 <= count <= 10**6:  # quicker than asking every time
            read_whole(value, token, 0)
        counts[code] = count
        if limit is not None and count > limit[code]:
            raise BadData(f"position {key}: {count} of {token}, but only {limit[code]} are there")
    return counts


def take_from(pile: list[int], taken: list[int], names: Names) -> None:
    """Take pieces that a position names out of the pile they come from."""
    for code, count in enumerate(taken):
        if count:
            if count > pile[code]:
                token = names.token(code)
                raise BadData(f"position: there are not so many of {names.topic} {token}")
            pile[code] -= count


def take_one(pile: list[int], code: int, names: Names) -> None:
    """Take one piece that a position names out of the pile it comes from."""
    take_from(pile, [int(other == code) for other in range(len(pile))], names)
