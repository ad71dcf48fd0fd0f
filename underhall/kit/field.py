"""The fields of a table: what each holds, where it comes from, who has it and who may see it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, ClassVar, Final

from mypy_extensions import mypyc_attr

from underhall.core.errors import BadData, RulesError
from underhall.core.names import NUMBER, Bits, Codec, Maybe, Names
from underhall.kit.reading import read_list, take_from
from underhall.kit.shapes import Counts, Shape, Single
from underhall.kit.straight import Source

ALL: Final = "all"
"""Everybody sees it as it is."""
SIZE: Final = "size"
"""Everybody sees how many there are, nobody which."""
NOBODY: Final = ""
"""Nobody is told."""
ELSEWHERE: Final = "elsewhere"
"""Everybody sees it, but positions and views tell of it under another key."""


class Own:
    """Who has it sees it; others see how many there are, and which of them the table knows of.

    ``key`` is what the view calls the things themselves; the key of the field tells how many.
    Without it the things go by the key of the field, and nobody is told how many there are.
    ``known`` is the field that holds what everybody knows; without it others see nothing there.
    ``may`` says of a state, a seat and a holder whether the seat sees it, where others do too.
    """

    def __init__(
        self, key: str = "", known: str = "", may: Callable[[Any, int, int], bool] | None = None
    ) -> None:
        self.key = key
        self.known = known
        self.may = may

    def sees(self, s: Any, seat: int, who: int) -> bool:
        """Whether a seat sees all that ``who`` has."""
        return seat == who if self.may is None else self.may(s, seat, who)


@mypyc_attr(allow_interpreted_subclasses=True)
class Each:
    """Who has one: every seat. Its things are told among the ``players``."""

    kinds: ClassVar[tuple[str, ...]] = ("player",)
    """The first words of what its holders are called in complaints."""

    def count(self, s: Any) -> int:
        """How many there are."""
        return int(s.seats)

    def homes(self, s: Any, found: dict[str, Any]) -> list[dict[str, Any]]:
        """Where the things of each are told."""
        homes: list[dict[str, Any]] = found["players"]
        return homes

    def told(self, s: Any, data: Mapping[str, Any]) -> list[tuple[str, Mapping[str, Any]]]:
        """What a position tells of each, and what each is called in complaints."""
        players = read_list(data, "players", s.seats)
        return [(f"player {who}", player) for who, player in enumerate(players)]

    def first(self, s: Any, seat: int) -> int:
        """The one that an observation of ``seat`` begins with."""
        return max(seat, 0)


EACH: Final = Each()


@mypyc_attr(allow_interpreted_subclasses=True)
class Told:
    """A key that positions and views tell by a function of the game, which also reads it back.

    With ``each`` the function gets the number of the holder too. ``seen`` is ALL or NOBODY.
    Where views tell it otherwise ``show`` does so; it also gets the seat that looks, at the end.
    """

    name = ""
    source = ""

    def __init__(
        self,
        key: str,
        tell: Callable[..., Any],
        each: Each | None = None,
        seen: str = ALL,
        written: bool = True,
        when: Callable[[Any], bool] | None = None,
        show: Callable[..., Any] | None = None,
    ) -> None:
        self.group, _, self.leaf = key.rpartition(".")
        self.tell = tell
        self.show = show
        self.each = each
        self.is_seen = seen != NOBODY
        self.written = written
        self.when = when

    def say(self, source: Source, home: str, seen: bool) -> None:
        """Code that tells it in ``home``, of a view or a position."""
        tell, arguments = self.tell, "s" if self.each is None else "s, who"
        if seen and self.show is not None:
            tell, arguments = self.show, arguments + ", seat"
        source.say(f"{home}[{self.leaf!r}] = {source.name(tell)}({arguments})")


class Field(Told):
    """One slot of the state.

    ``shape`` is what it holds: a codec, Counts, Places, a Grid or a Listed. With ``each`` every
    holder has one; ``packed`` then makes it a flag of each holder in the bits of one number.
    ``start`` is its first value, of one holder, or makes it from the state; ``most`` bounds it
    likewise.
    ``source`` is the pile its pieces come from, ``within`` the field that holds at least as many.
    ``key`` is its name in positions and views, after a dot within a group. ``written=False`` is for
    what is named nowhere because it follows from the rest. What a game reads back itself is
    ``by_hand``; so is what its function ``tell`` tells, as in Told; ``show`` is as there.
    """

    def __init__(
        self,
        name: str,
        shape: Shape | Codec = NUMBER,
        *,
        key: str = "",
        each: Each | None = None,
        packed: bool = False,
        start: Any = None,
        most: Any = None,
        source: str = "",
        within: str = "",
        seen: str | Own = ALL,
        written: bool = True,
        when: Callable[[Any], bool] | None = None,
        by_hand: bool = False,
        tell: Callable[..., Any] | None = None,
        show: Callable[..., Any] | None = None,
    ) -> None:
        is_written = written and seen != ELSEWHERE
        super().__init__(key or name, tell or len, each, ALL, is_written, when, show)
        self.name = name
        self.shape: Shape = Single(shape) if isinstance(shape, Codec) else shape
        self.codec: Codec | None = self.shape.codec if isinstance(self.shape, Single) else None
        self.width = self.shape.width
        self.names = _names(self.shape)
        self.kinds = 1 if self.names is None else len(self.names)
        self.packed = packed
        self.start = start
        self.most = most
        self.source = source
        self.within = within
        self.seen = seen
        self.is_seen = seen not in (NOBODY, ELSEWHERE)
        self.is_odd = tell is not None
        self.by_hand = by_hand or self.is_odd
        sized = seen == SIZE or (isinstance(seen, Own) and bool(seen.key))
        if sized and not (self.shape.is_amount or isinstance(self.codec, Bits)):
            # Anything else would tell which there are, not how many.
            raise RulesError(f"field {name}: only counts, numbers and sets can tell their size")

    # ------------------------------------------------------------------ the empty table

    def laid(self, source: Source) -> str:
        """An expression for its value on the empty table."""
        start = self._blank() if self.start is None else self.start
        first = source.name(start) + ("(s)" if callable(start) else "")
        if self.is_value():
            return first
        part = f"[{first}]" if self.codec is not None else f"[*{first}]"
        return part if self.each is None else f"{part} * {source.name(self.each.count)}(s)"

    def _blank(self) -> Any:
        """What one holder has when there is nothing."""
        if self.packed:
            return 0
        part = self.shape.blank()
        return part if self.codec is None else part[0]

    # ------------------------------------------------------------------ writing

    def say(self, source: Source, home: str, seen: bool) -> None:
        if self.is_odd or (seen and self.show is not None):
            super().say(source, home, seen)
            return
        part, leaf = self._part(self.name), self.leaf
        if not isinstance(self.shape, Counts) or (seen and self.seen != ALL):
            # What is spoken of more than once gets a name.
            source.say(f"p = {part}")
            part = "p"
        if seen and self.seen == SIZE:
            source.say(f"{home}[{leaf!r}] = {self._size()}")
            return
        if seen and isinstance(self.seen, Own):
            if self.seen.key:
                source.say(f"{home}[{leaf!r}] = {self._size()}")
                leaf = self.seen.key
            self._say_known(source, self.seen)
        source.say(f"{home}[{leaf!r}] = {self.shape.code(part, source)}")

    def _say_known(self, source: Source, own: Own) -> None:
        """Code that leaves of the part ``p`` what the seat sees."""
        hidden = "who != seat" if own.may is None else f"not {source.name(own.may)}(s, seat, who)"
        nothing = source.name(self._blank())
        source.say(f"if {hidden}: p = {self._part(own.known) if own.known else nothing}")

    def _part(self, name: str) -> str:
        if self.each is None:
            return f"s.{name}"
        if self.packed:
            return f"s.{name} >> who & 1"
        if isinstance(self.shape, Single):
            return f"s.{name}[who]"
        return f"s.{name}[who * {self.width} : who * {self.width} + {self.width}]"

    def _size(self) -> str:
        """How many lie in the part ``p``."""
        if isinstance(self.codec, Bits):
            return "p.bit_count()"
        return "p" if self.codec is not None else "sum(p)"

    # ------------------------------------------------------------------ reading

    def read(self, s: Any, data: Mapping[str, Any], told: list[tuple[str, Any]]) -> list[Any]:
        """Take over what a position tells; gives the parts that it names, for their source."""
        most = self.most(s) if callable(self.most) else self.most
        if self.each is not None:
            return self._read_each(s, told, most)
        home = data.get(self.group, {}) if self.group else data
        if self.leaf not in home:
            return []
        if self.within:
            most = getattr(s, self.within)
        part = self.shape.load(home, self.leaf, "", most)
        setattr(s, self.name, part if self.codec is None else part[0])
        return [part]

    def _read_each(self, s: Any, told: list[tuple[str, Any]], most: Any) -> list[Any]:
        flat, width, named = getattr(s, self.name), self.width, []
        for who, (where, home) in enumerate(told):
            if self.leaf not in home:
                continue
            at = who * width
            limit = getattr(s, self.within)[at : at + width] if self.within else most
            part = self.shape.load(home, self.leaf, where, limit)
            named.append(part)
            if self.packed:
                flat = flat & ~(1 << who) | int(part[0]) << who
            else:
                flat[at : at + width] = part
        if self.packed:
            setattr(s, self.name, flat)
        return named

    # ------------------------------------------------------------------ counting

    def parts(self, s: Any) -> list[list[Any]]:
        """The part of each holder; of a field that all share, the one."""
        value = getattr(s, self.name)
        if self.each is None:
            return [[value] if self.codec is not None else value]
        count = self.each.count(s)
        if self.packed:
            return [[value >> who & 1] for who in range(count)]
        return [value[at * self.width : (at + 1) * self.width] for at in range(count)]

    @property
    def is_pile(self) -> bool:
        """Whether pieces can come from it: it counts them."""
        return self.each is None and (self.shape.is_amount or isinstance(self.codec, Bits))

    def is_value(self) -> bool:
        """Whether it is one value that all share, not a list."""
        return self.packed or (self.each is None and self.codec is not None)

    def counted(self, kind: int, kinds: int) -> str:
        """Expressions for how many pieces of a kind lie here."""
        if not self.is_value():
            return self.shape.counted(f"s.{self.name}", kind, kinds)
        if isinstance(self.codec, Bits):
            return f"s.{self.name} >> {kind} & 1"
        names = self.codec.each if isinstance(self.codec, Maybe) else self.codec
        return f"int(s.{self.name} == {kind})" if isinstance(names, Names) else f"s.{self.name}"

    def tally(self, s: Any) -> list[int]:
        """How many pieces of each kind a pile holds."""
        return self.shape.tally(self.parts(s)[0], self.kinds)

    def take(self, s: Any, taken: list[int]) -> None:
        """Take pieces that a position names out of this pile."""
        value = getattr(s, self.name)
        if self.names is not None and self.codec is None:
            take_from(value, taken, self.names)
            return
        left = [have - n for have, n in zip(self.tally(s), taken)]
        for code, n in enumerate(left):
            if n < 0:
                what = self.leaf
                if self.names is not None:
                    what = f"{self.names.topic} {self.names.token(code)}"
                raise BadData(f"position: there are not so many of {what}")
        amount = left[0] if self.names is None else sum([n << code for code, n in enumerate(left)])
        setattr(s, self.name, amount)

    # ------------------------------------------------------------------ learners

    def numbers(self, s: Any, seat: int, most: int) -> list[int]:
        """What ``seat`` sees of it as numbers, its own first, as for ``most`` players."""
        parts = self.parts(s)
        if self.seen == SIZE:
            parts = [[sum(self.shape.tally(part, self.kinds))] for part in parts]
        elif isinstance(self.seen, Own):
            own = self.seen
            parts = [self._own(s, own, part, who, seat) for who, part in enumerate(parts)]
        else:
            parts = [self.shape.numbers(part, max(seat, 0), s.seats) for part in parts]
        if self.each is None:
            return parts[0]
        first = self.each.first(s, seat)
        found = [n for part in parts[first:] + parts[:first] for n in part]
        return found + [0] * (len(parts[0]) * (most - len(parts)))

    def _own(self, s: Any, own: Own, part: list[Any], who: int, seat: int) -> list[int]:
        """What a seat sees of the part of a holder, as numbers."""
        size = [sum(self.shape.tally(part, self.kinds))] if own.key else []
        if not own.sees(s, seat, who):
            part = self.shape.blank()
            if own.known:
                part = getattr(s, own.known)[who * self.width : (who + 1) * self.width]
        return size + self.shape.numbers(part, max(seat, 0), s.seats)


def _names(shape: Shape) -> Names | None:
    """What the pieces of a pile of this shape are called, if they are named."""
    if isinstance(shape, Counts):
        return shape.names
    if isinstance(shape, Single) and isinstance(shape.codec, Bits):
        return shape.codec.names
    return None
