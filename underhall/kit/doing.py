"""What things do, found by their kind and told from the tables of a game."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from underhall.core.data import Raw
from underhall.core.names import Names
from underhall.core.phrase import Does

Kinds = Mapping[str, tuple[Names, Callable[[Any, int], Does]]]
"""For each kind of thing its names, and what one of them does by the tables and its code."""


class Doing:
    """The ``does`` of a game: a kind that is not listed has no numbers in its words."""

    def __init__(self, tables: Callable[[Raw], object], kinds: Kinds) -> None:
        self._tables = tables
        self._kinds = kinds
        self._last: tuple[Raw, object] | None = None

    def __call__(self, raw: Raw, kind: str, token: str) -> Does:
        """What a thing does, with what is printed on it."""
        if kind not in self._kinds:
            return Does(kind, token)
        names, told = self._kinds[kind]
        return told(self._made(raw), names.code(token))

    def _made(self, raw: Raw) -> object:
        """The tables of component data; those asked for last are kept."""
        if self._last is None or self._last[0] is not raw:
            self._last = (raw, self._tables(raw))
        return self._last[1]
