"""The table at a glance: a game's own picture, or its bare data in readable lines.

A game may have a module ``face.picture`` with a function ``picture(view, say) -> str``. ``view`` is
what ``underhall.core.secrets.view`` gives for one seat or a spectator. ``say`` puts a Phrase, a
Word, an Amount, a SeatName or a list of these into words.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from functools import cache
from importlib import import_module
from types import ModuleType
from typing import Any

from underhall.core.game import Game
from underhall.core.phrase import SeatName
from underhall.core.secrets import view
from underhall.text.words import Words

Picture = Callable[[dict[str, Any], Callable[[object], str]], str]


def paint(game: Game[Any], s: Any, seat: int, words: Words) -> str:
    """What ``seat`` sees of ``s``."""
    picture = painter(game.package)
    return picture(view(game, s, seat), words.say)


@cache
def painter(package: str) -> Picture:
    """The picture of the game in ``package``, or one that suits any game."""
    module = brought(package, "picture")
    if module is None:
        return outline
    picture: Picture = module.picture
    return picture


def brought(package: str, what: str) -> ModuleType | None:
    """A module of the face of the game in ``package``, if it has it."""
    face = f"{package}.face"
    try:
        return import_module(f"{face}.{what}")
    except ModuleNotFoundError as why:
        if why.name not in (face, f"{face}.{what}"):
            raise
        return None


# ---------------------------------------------------------------------- for any game


def outline(view: dict[str, Any], say: Callable[[object], str]) -> str:
    """The data of the table: numbers side by side, other things below each other."""
    names = [say(SeatName(seat)) for seat in range(view["seats"])]
    return "\n".join(_lines(view["table"].items(), names, ""))


def _lines(entries: Iterable[tuple[str, Any]], names: list[str], indent: str) -> list[str]:
    """What matters of some named values; nothing is said of what is empty."""
    entries = [(key, value) for key, value in entries if not _is_nothing(value)]
    numbers = [f"{key} {_inline(value)}" for key, value in entries if _is_single(value)]
    lines = [indent + " · ".join(numbers)] if numbers else []
    for key, value in entries:
        if _is_single(value):
            continue
        if _is_flat(value):
            lines.append(f"{indent}{key}: {_inline(value)}")
        else:
            below = _lines(_entries(value, names), names, indent + "  ")
            lines += [f"{indent}{key}:", *below] if below else []
    return lines


def _entries(value: Any, names: list[str]) -> Iterable[tuple[str, Any]]:
    """What a value holds; a list with a place for each seat goes by the names."""
    if isinstance(value, Mapping):
        return value.items()
    heads = names if len(value) == len(names) else [str(at) for at in range(1, len(value) + 1)]
    return zip(heads, value)


def _is_nothing(value: Any) -> bool:
    """Whether there is nothing to say; the number 0 says something."""
    return value is None or value is False or value in ({}, [])


def _is_single(value: Any) -> bool:
    return not isinstance(value, (Mapping, list))


def _is_flat(value: Any) -> bool:
    """Whether a value fits into one line."""
    inside = value.values() if isinstance(value, Mapping) else value
    return all(_is_single(item) for item in inside)


def _inline(value: Any) -> str:
    if isinstance(value, Mapping):
        items = [(key, item) for key, item in value.items() if not _is_nothing(item)]
        return ", ".join([f"{key} {_inline(item)}" for key, item in items]) or "-"
    if isinstance(value, list):
        return ", ".join([_inline(item) for item in value])
    if value is None or isinstance(value, bool):
        return "+" if value else "-"
    return str(value)
