"""The table, declared once: what each field of a state holds, where it comes from, who sees it.

A state keeps plain typed slots, so that the rules stay fast and readable. Its Layout names every
slot once. From that follow the empty table, the position in both directions with its refusals, the
view of a seat, the count of pieces, the numbers for learners, and the check that a copy forgets
nothing. A game writes by hand only what is odd about it.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import GetSetDescriptorType
from typing import Any, Final

from underhall.core.agenda import State
from underhall.core.errors import RulesError
from underhall.core.names import SEAT
from underhall.core.position import check_keys
from underhall.kit.field import NOBODY, Each, Field, Own, Told
from underhall.kit.straight import Source


class Layout:
    """All fields of one kind of state. ``also`` and, of every holder, ``player_also`` are keys of a
    position that no field holds, ``apart`` the slots that its constructor sets from data and
    options, ``last`` the groups that are told after the players."""

    def __init__(
        self,
        *fields: Told,
        also: tuple[str, ...] = (),
        player_also: tuple[str, ...] = (),
        apart: tuple[str, ...] = ("tables",),
        last: tuple[str, ...] = (),
    ) -> None:
        self.fields = [field for field in fields if isinstance(field, Field)]
        self.apart = apart
        self.last = last
        self._by_name = {field.name: field for field in self.fields}
        self._written = [field for field in fields if field.written]
        self._seen = [field for field in fields if field.is_seen]
        self._read = [field for field in self.fields if field.written and not field.by_hand]
        self._holders = {
            field.each.kinds[-1]: field.each for field in self._written if field.each is not None
        }
        self._check_names()
        self.keys, self._groups, self._holder_keys = self._all_keys(also, player_also)
        self.lay_out = self._laying()
        """Gives every field of a state its first value."""
        self.write = self._telling("def write(s):", self._written, False)
        """Gives the table as readable data."""
        self.view = self._telling("def view(s, seat):", self._seen, True)
        """Gives what one seat may see, built up from nothing."""
        self.pieces = self._counting()
        """Gives for each kind of piece with a pile to come from how many lie in each place."""
        self.stocks = self._stocking()
        """Gives all other amounts: none may ever be less than nothing."""

    def _check_names(self) -> None:
        """Refuse a declaration that contradicts itself: later it would fail far from here."""
        if len(self._by_name) < len(self.fields):
            raise RulesError("a layout declares a field twice")
        keys = [(field.group, field.leaf, field.each is None) for field in self._written]
        if len(set(keys)) < len(keys):
            raise RulesError("a layout writes two fields under one key")
        for field in self.fields:
            known = field.seen.known if isinstance(field.seen, Own) else ""
            for name in (field.source, field.within, known):
                if name and name not in self._by_name:
                    raise RulesError(f"field {field.name} speaks of {name!r}, which is no field")
            if field.source and not self._by_name[field.source].is_pile:
                raise RulesError(f"field {field.name}: no pieces can come from {field.source!r}")

    def _all_keys(
        self, also: tuple[str, ...], player_also: tuple[str, ...]
    ) -> tuple[list[str], dict[str, list[str]], dict[str, list[str]]]:
        keys: dict[str, None] = dict.fromkeys(also)
        groups: dict[str, list[str]] = {}
        holders: dict[str, list[str]] = {"player": list(player_also)}
        for field in self._written:
            if field.each is not None:
                for kind in field.each.kinds:
                    holders.setdefault(kind, list(player_also)).append(field.leaf)
            elif field.group:
                keys[field.group] = None
                groups.setdefault(field.group, []).append(field.leaf)
            else:
                keys[field.leaf] = None
        if self._holders:
            keys["players"] = None
        for kind, shared in holders.items():
            if kind in groups:
                groups[kind] = holders[kind] = groups[kind] + shared
        return list(keys), groups, holders

    # ------------------------------------------------------------------ the empty table

    def _laying(self) -> Callable[..., Any]:
        """The function that gives every field its first value."""
        source = Source("def lay_out(s):")
        for field in self.fields:
            source.say(f"s.{field.name} = {field.laid(source)}")
        source.say("return None")
        return source.made()

    def forgotten(self, s: State) -> list[str]:
        """Slots of the state that are declared nowhere, and fields that are no slots."""
        return sorted(_slots(s) ^ {*self._by_name, *self.apart, *BASE})

    def shared(self, s: State, t: State) -> list[str]:
        """Fields in which a copy differs from the original, or shares a list with it."""
        found = []
        for name in self._by_name:
            mine, other = getattr(s, name), getattr(t, name)
            if mine != other or (isinstance(mine, list) and mine is other and mine):
                found.append(name)
        return found

    # ------------------------------------------------------------------ positions and views

    def _telling(self, head: str, fields: list[Told], seen: bool) -> Callable[..., Any]:
        """The function that tells these fields, of all first and then of each."""
        source = Source(head)
        source.say("found = {}")
        shared = [field for field in fields if field.each is None]
        for field in [field for field in shared if field.group not in self.last]:
            self._tell_one(source, field, seen)
        late = [field for field in fields if field.each is not None]
        if late:
            source.say("found['players'] = [{} for _ in range(s.seats)]")
        before: Told | None = None
        for field in late:
            if before is None or field.each is not before.each or field.when or before.when:
                source.depth = 1
                self._open_loop(source, field)
            field.say(source, "home", seen)
            before = field
        source.depth = 1
        for field in [field for field in shared if field.group in self.last]:
            self._tell_one(source, field, seen)
        source.say("return found")
        return source.made()

    def _tell_one(self, source: Source, field: Told, seen: bool) -> None:
        if field.when is not None:
            source.say(f"if {source.name(field.when)}(s):")
            source.depth += 1
        home = f"found.setdefault({field.group!r}, {{}})" if field.group else "found"
        field.say(source, home, seen)
        source.depth = 1

    def _open_loop(self, source: Source, field: Told) -> None:
        if field.when is not None:
            source.say(f"if {source.name(field.when)}(s):")
            source.depth += 1
        assert field.each is not None
        source.say(f"for who, home in enumerate({source.name(field.each.homes)}(s, found)):")
        source.depth += 1

    def read(self, s: Any, data: Mapping[str, Any]) -> None:
        """Take over what a position tells onto an empty table; what it leaves out stays."""
        check_keys(data, self.keys, "table")
        for group, keys in self._groups.items():
            if group in data:
                check_keys(data[group], keys, group)
        holders = {kind: self._told(s, data, each) for kind, each in self._holders.items()}
        for field in self._read:
            told = [] if field.each is None else holders[field.each.kinds[-1]]
            named = field.read(s, data, told)
            if field.source and named:
                pile = self._by_name[field.source]
                for part in named:
                    taken = field.shape.tally(part, pile.kinds)
                    if any(taken):
                        pile.take(s, taken)

    def _told(self, s: Any, data: Mapping[str, Any], each: Each) -> list[tuple[str, Any]]:
        found = each.told(s, data)
        for where, told in found:
            check_keys(told, self._holder_keys[where.split(" ")[0]], where)
        return found

    # ------------------------------------------------------------------ counting

    def _counting(self) -> Callable[..., Any]:
        """The function that counts, for each kind of piece with a pile, how many lie where."""
        source = Source("def pieces(s):")
        source.say("found = {}")
        piles = {field.source: None for field in self.fields if field.source}
        for pile in [self._by_name[name] for name in piles]:
            names, kinds = pile.names, pile.kinds
            places = [pile, *(field for field in self.fields if field.source == pile.name)]
            for kind in range(kinds):
                counts = ", ".join([place.counted(kind, kinds) for place in places])
                what = pile.leaf if names is None else f"{names.topic} {names.token(kind)}"
                source.say(f"found[{what!r}] = [{counts}]")
        source.say("return found")
        return source.made()

    def _stocking(self) -> Callable[..., Any]:
        """The function that lists all amounts that pieces do not tell of."""
        source = Source("def stocks(s):")
        piles = {field.source for field in self.fields}
        found = []
        for field in self.fields:
            if field.shape.is_amount and not field.source and field.name not in piles:
                found.append(("" if field.is_value() else "*") + f"s.{field.name}")
        source.say(f"return [{', '.join(found)}]")
        return source.made()

    # ------------------------------------------------------------------ learners

    def observe(self, s: Any, seat: int, most: int) -> dict[str, list[int]]:
        """What ``seat`` sees as numbers by field, as many whatever the number of seats."""
        found = {
            "seats": [int(s.seats == n) for n in range(1, most + 1)],
            "active": SEAT.numbers(s.active, max(seat, 0), s.seats),
        }
        for field in self.fields:
            if field.seen != NOBODY:
                found[field.name] = field.numbers(s, seat, most)
        return found


BASE: Final = (
    *("seats", "chance", "agenda", "choices", "mark", "turn", "active", "forced", "telling"),
    *("events", "result"),
)
"""What every state has."""


def _slots(s: State) -> set[str]:
    """The names of what a state holds: in its ``__dict__`` or, compiled, behind descriptors."""
    kind = type(s)
    named = [name for name in dir(kind) if not name.startswith("_") and name != "decision"]
    slots = {name for name in named if isinstance(getattr(kind, name), GetSetDescriptorType)}
    return slots | set(getattr(s, "__dict__", ()))
