"""The rooms of a game, found by name: nobody has to list what lies in a folder."""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec
from pkgutil import iter_modules
from types import ModuleType
from typing import Any


class Rooms:
    """The modules beside the card of a game, imported when they are asked for."""

    def __init__(self, package: str) -> None:
        self.package = package
        self._found: dict[str, Any] = {}

    def find(self, place: str) -> Any:
        """What a module has under a name: ``table.setup:setup``."""
        found = self.look(place)
        if found is None:
            module, _, name = place.partition(":")
            raise NotImplementedError(f"{self.package}.{module} has no {name}")
        return found

    def look(self, place: str) -> Any:
        """The same, or None where it is not there."""
        try:  # nearly always found before, and asked for all the time
            return self._found[place]
        except KeyError:
            module, _, name = place.partition(":")
            found = getattr(self._module(f"{self.package}.{module}"), name, None)
            self._found[place] = found
            return found

    def all_of(self, base: type, *folders: str) -> list[Any]:
        """Every class below ``base`` that is written in one of these folders."""
        found = []
        for folder in folders:
            room = self._module(f"{self.package}.{folder}")
            for module in iter_modules(room.__path__ if room is not None else []):
                there = import_module(f"{self.package}.{folder}.{module.name}")
                found += [kind for kind in vars(there).values() if _is_of(kind, base, there)]
        return found

    def _module(self, name: str) -> ModuleType | None:
        if not self.package:
            return None
        parent = name.rpartition(".")[0]
        if find_spec(parent) is None or find_spec(name) is None:
            return None
        return import_module(name)


def _is_of(kind: object, base: type, module: ModuleType) -> bool:
    return isinstance(kind, type) and issubclass(kind, base) and kind.__module__ == module.__name__
