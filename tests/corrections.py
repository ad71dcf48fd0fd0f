"""What tests of component data are made of: every value of a file, and corrections of it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from underhall.core.errors import BadData

Data = dict[str, Any]
Held = Callable[[Data], Any]
"""All that the typed tables of a game hold with a correction, to compare."""
TAGS = {"rulebook", "public", "memory", "house"}
"""Where values may come from."""


def row(group: str, id: str, /, **values: Any) -> Data:
    """A correction of one row of a list."""
    return {group: [{"id": id, **values}]}


def leaves(data: Data, path: str = "") -> Iterator[tuple[str, Any, Callable[[Any], Data]]]:
    """Every value with its path and a function that makes the correction which changes it."""
    for key, value in data.items():
        here = f"{path}.{key}" if path else key
        if isinstance(value, dict):
            for at, leaf, make in leaves(value, here):
                yield at, leaf, _inside(key, make)
        elif has_ids(value):
            for each in value:
                rest = {name: found for name, found in each.items() if name != "id"}
                for at, leaf, make in leaves(rest, f"{here}.{each['id']}"):
                    yield at, leaf, _in_row(key, each["id"], make)
        else:
            yield here, value, _at(key)


def has_ids(value: Any) -> bool:
    """Whether a value is a list of tables that go by their ids."""
    return (
        isinstance(value, list) and bool(value) and isinstance(value[0], dict) and "id" in value[0]
    )


def _at(key: str) -> Callable[[Any], Data]:
    return lambda new: {key: new}


def _inside(key: str, make: Callable[[Any], Data]) -> Callable[[Any], Data]:
    return lambda new: {key: make(new)}


def _in_row(key: str, id: str, make: Callable[[Any], Data]) -> Callable[[Any], Data]:
    return lambda new: {key: [{"id": id, **make(new)}]}


def another(value: Any) -> Any:
    """Something of the same type that is not ``value``."""
    if isinstance(value, bool):
        return not value
    if isinstance(value, list):
        return value[:-1] if value else ["x"]
    return value + (1 if isinstance(value, int) else 0.5 if isinstance(value, float) else "x")


def fates(
    data: Data, held: Held, is_for_show: Callable[[str], bool], named: int = 2
) -> dict[str, str]:
    """What becomes of a change of each value that is not only for show: used, refused by one of so
    many keys of its path, or wrongly neither."""
    shipped = held({})

    def fate(path: str, correction: Data) -> str:
        try:
            return "ignored" if held(correction) == shipped else "used"
        except BadData as why:
            is_named = any(key in str(why) for key in path.split(".")[-named:])
            return "refused" if is_named else f"unnamed: {why}"

    return {
        path: fate(path, make(another(value)))
        for path, value, make in leaves(data)
        if not is_for_show(path)
    }


def amiss(found: dict[str, str]) -> dict[str, str]:
    """Those of the fates that must not be."""
    return {path: fate for path, fate in found.items() if fate not in ("used", "refused")}


def groups(data: Data, path: str = "") -> Iterator[tuple[str, Data]]:
    """Every table of a file and every row of its lists: each says where its values come from."""
    for key, value in data.items():
        here = f"{path}.{key}" if path else key
        if isinstance(value, list) and value and isinstance(value[0], dict):
            yield from ((f"{here}[{at}]", each) for at, each in enumerate(value))
        elif isinstance(value, dict):
            yield here, value
            yield from groups(value, here)
