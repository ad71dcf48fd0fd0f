"""What packages bring along, found by entry point: no list in the code, no import by name.

What does not load is left out and named with the reason; the others do not notice.
"""

from __future__ import annotations

from collections.abc import Callable
from importlib.metadata import EntryPoint, entry_points
from typing import Any

from underhall.core.errors import UnderhallError


class Plugins:
    """Everything installed under one group of entry points, by id.

    Each must be a ``kind`` that goes by the name of its entry point and has what ``card`` lists;
    ``fault`` may say what else is wrong with one.
    """

    def __init__(
        self,
        group: str,
        kind: type,
        what: str,
        trouble: type[UnderhallError],
        card: tuple[str, ...] = ("id",),
        fault: Callable[[Any], str] | None = None,
    ) -> None:
        self.group = group
        self.kind = kind
        self.what = what
        self.trouble = trouble
        self.card = card
        self.fault = fault
        self._points: dict[str, EntryPoint] | None = None
        self._loaded: dict[str, Any] = {}

    def forget(self) -> None:
        """Look again for what is installed."""
        self._points = None
        self._loaded = {}

    def points(self) -> dict[str, EntryPoint]:
        """The entry points there are."""
        if self._points is None:
            self._points = {point.name: point for point in sorted(entry_points(group=self.group))}
        return self._points

    def all(self) -> dict[str, Any]:
        """Everything that loads."""
        found = {id: self._load(id) for id in self.points()}
        return {id: one for id, one in found.items() if not isinstance(one, str)}

    def broken(self) -> dict[str, str]:
        """Everything that does not load, with the reason."""
        found = {id: self._load(id) for id in self.points()}
        return {id: why for id, why in found.items() if isinstance(why, str)}

    def one(self, id: str) -> Any:
        """The one called ``id``, which is installed; raises with the reason if it does not load."""
        found = self._load(id)
        if isinstance(found, str):
            raise self.trouble(f"{id}: {found}")
        return found

    def _load(self, id: str) -> Any:
        if id not in self._loaded:
            self._loaded[id] = self._fresh(id, self.points()[id])
        return self._loaded[id]

    def _fresh(self, id: str, point: EntryPoint) -> Any:
        """What is called ``id``, or why it does not load."""
        try:
            found = point.load()
        except (Exception, SystemExit) as why:  # somebody else's code may fail in any way
            return reason(why)
        if not isinstance(found, self.kind):
            return f"{point.value} is not a {self.what}"
        card: Any = found
        missing = [name for name in self.card if not hasattr(card, name)]
        if missing:
            return f"its card lacks {', '.join(missing)}"
        if card.id != id:
            return f"{point.value} calls itself {card.id!r}"
        return (self.fault(card) if self.fault is not None else "") or found


def reason(why: BaseException) -> str:
    """What went wrong, on one line."""
    told = " ".join(str(why).split())
    return f"{type(why).__name__}: {told}" if told else type(why).__name__
