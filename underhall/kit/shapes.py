"""The shapes of what lies on a table: how values are written down, read back and counted.

A field of a state holds one value, or a flat list in which the part of every player lies one after
the other. The shape says what such a part is: a value of a codec, counts by name, places by name
with something on each, or a table of these. ``width`` is how long the part is.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from mypy_extensions import mypyc_attr

from underhall.core.errors import BadData, RulesError
from underhall.core.names import Bits, Codec, Flag, Many, Maybe, Names, Number, Seat
from underhall.core.position import check_keys
from underhall.kit.reading import read_counts, read_whole
from underhall.kit.straight import Source

Data = Mapping[str, Any]
MOST = 10**6
"""What a number may be at the most where nothing else is said."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Shape:
    """How one part of a list is written down, read back and counted."""

    width = 1

    def blank(self) -> list[Any]:
        """The part when there is nothing."""
        raise NotImplementedError

    def code(self, part: str, source: Source) -> str:
        """An expression for the part as readable data, where ``part`` names it."""
        raise NotImplementedError

    def counted(self, flat: str, kind: int, kinds: int) -> str:
        """Expressions for how many pieces of one of so many kinds lie in a list of parts."""
        raise NotImplementedError

    def load(self, data: Data, key: str, where: str, most: Any) -> list[Any]:
        """The part that ``data`` tells of under ``key``; ``most`` bounds its numbers."""
        raise NotImplementedError

    def tally(self, part: list[Any], kinds: int) -> list[int]:
        """How many pieces of each of so many kinds lie in the part."""
        raise NotImplementedError

    def numbers(self, part: list[Any], seat: int, seats: int) -> list[int]:
        """The part as numbers for learners, always as many."""
        raise NotImplementedError

    @property
    def is_amount(self) -> bool:
        """Whether it holds amounts, which are never less than nothing."""
        return False


class Single(Shape):
    """One value of a codec."""

    def __init__(self, codec: Codec) -> None:
        self.codec = codec
        self.nothing: Any = -1 if isinstance(codec, Maybe) else 0
        if isinstance(codec, Flag):
            self.nothing = False
        plain = isinstance(codec, Number) and codec.least is None and codec.most is None
        self.is_plain = plain

    def blank(self) -> list[Any]:
        return [self.nothing]

    def code(self, part: str, source: Source) -> str:
        return code_of(self.codec, part, source)

    def counted(self, flat: str, kind: int, kinds: int) -> str:
        return counted_codes(self.codec, flat, kind)

    def load(self, data: Data, key: str, where: str, most: Any) -> list[Any]:
        codec, told = self.codec, data[key]
        if self.is_plain and type(told) is int and 0 <= told <= (MOST if most is None else most):
            return [told]  # quicker than asking every time
        if isinstance(codec, Maybe) and told is not None and most is not None:
            codec = codec.each
        if not isinstance(codec, Number) or (codec.least or 0) < 0:
            return [load_value(codec, told, key)]
        bound = codec.most if most is None else most
        value = read_whole(data, key, 0, MOST if bound is None else bound)
        if codec.least is not None and value < codec.least:
            raise BadData(f"position {key}: expected {codec.least} or more, found {value}")
        return [value]

    def tally(self, part: list[Any], kinds: int) -> list[int]:
        return tally_codes(self.codec, part, kinds)

    def numbers(self, part: list[Any], seat: int, seats: int) -> list[int]:
        return self.codec.numbers(part[0], seat, seats)

    @property
    def is_amount(self) -> bool:
        return type(self.codec) is Number and (self.codec.least or 0) >= 0


class Counts(Shape):
    """How many of each of ``names``; zeros are written only if ``full``, less than that can be
    only if ``signed``."""

    def __init__(self, names: Names, full: bool = False, signed: bool = False) -> None:
        self.names = names
        self.tokens = names.tokens
        self.width = len(names)
        self.full = full
        self.signed = signed

    def blank(self) -> list[Any]:
        return [0] * self.width

    def code(self, part: str, source: Source) -> str:
        tokens = source.name(self.tokens)
        if self.full:
            return f"dict(zip({tokens}, {part}))"
        return f"{{t: n for t, n in zip({tokens}, {part}) if n}}"

    def counted(self, flat: str, kind: int, kinds: int) -> str:
        return f"*{flat}[{kind}::{kinds}]" if self.width == kinds else f"*{flat}"

    def load(self, data: Data, key: str, where: str, most: Any) -> list[Any]:
        if self.signed:
            return self._load_signed(data[key], key, where)
        limit = [most] * self.width if isinstance(most, int) else most
        return read_counts(data, key, self.names, limit)

    def _load_signed(self, named: Any, key: str, where: str) -> list[Any]:
        check_keys(named, self.tokens, f"{where} {key}".strip())
        found = self.blank()
        for token, value in named.items():
            if not isinstance(value, int) or isinstance(value, bool):
                raise BadData(f"{where} {key} {token}: expected a whole number".strip())
            found[self.names.code(token)] = value
        return found

    def tally(self, part: list[Any], kinds: int) -> list[int]:
        return part if self.width == kinds else [sum(part)]

    def numbers(self, part: list[Any], seat: int, seats: int) -> list[int]:
        return part

    @property
    def is_amount(self) -> bool:
        return not self.signed


class Places(Shape):
    """One value on each of some named places; empty ones are written only if ``full``."""

    def __init__(self, places: Names, codec: Codec, nothing: int = -1, full: bool = False) -> None:
        self.places = places
        self.codec = codec
        self.nothing = nothing
        self.full = full
        self.width = len(places)
        self.single = Single(codec)

    def blank(self) -> list[Any]:
        return [self.nothing] * self.width

    def code(self, part: str, source: Source) -> str:
        places, value = source.name(self.places.tokens), code_of(self.codec, "v", source)
        kept = "" if self.full else f" if v != {self.nothing}"
        return f"{{t: {value} for t, v in zip({places}, {part}){kept}}}"

    def counted(self, flat: str, kind: int, kinds: int) -> str:
        return counted_codes(self.codec, flat, kind)

    def load(self, data: Data, key: str, where: str, most: Any) -> list[Any]:
        named = data[key]
        check_keys(named, self.places.tokens, f"{where} {key}" if where else key)
        found, codes, single = self.blank(), self.places.codes, self.single
        for place in named:
            found[codes[place]] = single.load(named, place, where, most)[0]
        return found

    def tally(self, part: list[Any], kinds: int) -> list[int]:
        return tally_codes(self.codec, [v for v in part if v != self.nothing], kinds)

    def numbers(self, part: list[Any], seat: int, seats: int) -> list[int]:
        return [n for value in part for n in self.codec.numbers(value, seat, seats)]


class Grid(Shape):
    """A shape for each of some named rows; those that hold nothing are written only if ``full``."""

    def __init__(self, rows: Names, shape: Shape, full: bool = False) -> None:
        self.rows = rows
        self.shape = shape
        self.full = full
        self.width = len(rows) * shape.width

    def blank(self) -> list[Any]:
        return self.shape.blank() * len(self.rows)

    def parts(self, part: list[Any]) -> list[list[Any]]:
        """The part of each row."""
        width = self.shape.width
        return [part[at : at + width] for at in range(0, self.width, width)]

    def code(self, part: str, source: Source) -> str:
        rows, width = source.name(self.rows.tokens), self.shape.width
        stretches = f"[{part}[i : i + {width}] for i in range(0, {self.width}, {width})]"
        row, empty = self.shape.code("r", source), source.name(self.shape.blank())
        kept = "" if self.full else f" if r != {empty}"
        return f"{{t: {row} for t, r in zip({rows}, {stretches}){kept}}}"

    def counted(self, flat: str, kind: int, kinds: int) -> str:
        return self.shape.counted(flat, kind, kinds)

    def load(self, data: Data, key: str, where: str, most: Any) -> list[Any]:
        named = data[key]
        check_keys(named, self.rows.tokens, f"{where} {key}" if where else key)
        found, width = self.blank(), self.shape.width
        for row in named:
            at = self.rows.codes[row] * width
            found[at : at + width] = self.shape.load(named, row, where, most)
        return found

    def tally(self, part: list[Any], kinds: int) -> list[int]:
        rows = [self.shape.tally(row, kinds) for row in self.parts(part)]
        return [sum(column) for column in zip(*rows)]

    def numbers(self, part: list[Any], seat: int, seats: int) -> list[int]:
        return [n for row in self.parts(part) for n in self.shape.numbers(row, seat, seats)]

    @property
    def is_amount(self) -> bool:
        return self.shape.is_amount


class Listed(Shape):
    """A list of values, as long as need be, in its order; a whole field, never one a player.

    With ``places`` learners see each of so many places, else only how often a value lies there.
    """

    def __init__(self, codec: Codec, different: bool = False, places: int = 0) -> None:
        if isinstance(codec, Seat) and not places:
            raise RulesError("a list of seats needs places: how often a seat is in it says nothing")
        self.codec = codec
        self.different = different
        self.places = places

    def blank(self) -> list[Any]:
        return []

    def code(self, part: str, source: Source) -> str:
        return f"[{code_of(self.codec, 'v', source)} for v in {part}]"

    def counted(self, flat: str, kind: int, kinds: int) -> str:
        return counted_codes(self.codec, flat, kind)

    def load(self, data: Data, key: str, where: str, most: Any) -> list[Any]:
        named = data[key]
        if not isinstance(named, list) or (most is not None and len(named) > most):
            bound = "" if most is None else f" of at most {most}"
            raise BadData(f"position {key}: expected a list{bound}, found {named!r}")
        if self.different and len(set(map(str, named))) < len(named):
            raise BadData(f"position {key}: expected different ones, found {named!r}")
        return [load_value(self.codec, value, key) for value in named]

    def tally(self, part: list[Any], kinds: int) -> list[int]:
        return tally_codes(self.codec, part, kinds)

    def numbers(self, part: list[Any], seat: int, seats: int) -> list[int]:
        if self.places:
            full = [*part, *([-1] * self.places)][: self.places]
            return [n for value in full for n in self.codec.numbers(value, seat, seats)]
        sums = [0] * len(self.codec.numbers(-1, seat, seats))
        for value in part:
            sums = [a + b for a, b in zip(sums, self.codec.numbers(value, seat, seats))]
        return sums


def code_of(codec: Codec, value: str, source: Source) -> str:
    """An expression for a value of a codec as readable data."""
    if isinstance(codec, Maybe):
        return f"(None if {value} == -1 else {code_of(codec.each, value, source)})"
    if isinstance(codec, Number):
        return value
    if isinstance(codec, Flag):
        return f"bool({value})"
    if isinstance(codec, Names):
        return f"{source.name(codec.tokens)}[{value}]"
    if isinstance(codec, Bits):
        bits = source.name(codec.bits)
        return f"[t for b, t in {bits} if {value} & b]"
    return f"{source.name(codec.dump)}({value})"


def counted_codes(codec: Codec, flat: str, kind: int) -> str:
    """Expressions for how often one code lies in a list of values."""
    if isinstance(codec, Maybe):
        codec = codec.each
    if isinstance(codec, Number):
        return f"*{flat}"
    if isinstance(codec, Bits):
        return f"*[v >> {kind} & 1 for v in {flat}]"
    return f"{flat}.count({kind})"


def load_value(codec: Codec, value: object, key: str) -> Any:
    """What ``value`` stands for; the complaint names the key."""
    try:
        return codec.load(value)
    except BadData as why:
        raise BadData(f"position {key}: {why}") from None


def tally_codes(codec: Codec, values: list[Any], kinds: int) -> list[int]:
    """How often each code lies among values of a codec; numbers are amounts of one kind."""
    if isinstance(codec, (Maybe, Many)):
        codec = codec.each
    if isinstance(codec, Number):
        return [sum(values)]
    if isinstance(codec, Bits):
        values = [
            code for value in values for code in range(value.bit_length()) if value >> code & 1
        ]
    found = [0] * kinds
    for code in values:
        if 0 <= code < kinds:
            found[code] += 1
    return found
