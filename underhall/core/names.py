"""Names for small ints: the bridge between fast codes and durable tokens.

Inside the rules a card, a space or a guild is an ``int``. Wherever it leaves the rules, in
records, positions, scripts of chance or words, it goes by its token.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from mypy_extensions import mypyc_attr

from underhall.core.errors import BadData


@mypyc_attr(allow_interpreted_subclasses=True)
class Codec:
    """How one field of a frame or an event is written down and read back."""

    def dump(self, value: object) -> object:
        """The JSON-compatible form of ``value``."""
        return value

    def load(self, data: object) -> object:
        """The value behind ``data``; raises BadData when it does not fit."""
        return data

    def numbers(self, value: Any, seat: int, seats: int) -> list[int]:
        """``value`` as numbers for learners, always as many, as ``seat`` of so many sees it."""
        return [int(value)]


class Names(Codec):
    """A fixed list of tokens for the codes 0, 1, 2, ... of one topic.

    ``words`` is the topic of their messages, if another; "" if they are never put into words. Then
    people read their tokens, or what is ``shown`` instead.
    """

    def __init__(
        self,
        topic: str,
        tokens: Sequence[str],
        words: str | None = None,
        shown: Sequence[str] | None = None,
    ) -> None:
        self.topic = topic
        self.words = topic if words is None else words
        self.tokens = tuple(tokens)
        self.shown = self.tokens if shown is None else tuple(shown)
        self.codes = {token: code for code, token in enumerate(self.tokens)}

    def __len__(self) -> int:
        return len(self.tokens)

    def token(self, code: int) -> str:
        """The durable name of ``code``."""
        return self.tokens[code]

    def code(self, token: str) -> int:
        """The code that goes by ``token``."""
        code = self.codes.get(token)
        if code is None:
            known = ", ".join(self.tokens)
            raise BadData(f"there is no {self.topic} called {token!r}; known: {known}")
        return code

    def has(self, token: str) -> bool:
        """Whether ``token`` names something here."""
        return token in self.codes

    def word(self, code: int) -> Word:
        """``code`` as something that can be put into words."""
        return Word(self, code)

    def dump(self, value: object) -> object:
        assert isinstance(value, int)
        return self.tokens[value]

    def load(self, data: object) -> object:
        if not isinstance(data, str):
            raise BadData(f"expected the name of a {self.topic}, found {data!r}")
        return self.code(data)

    def numbers(self, value: Any, seat: int, seats: int) -> list[int]:
        found = [0] * len(self.tokens)
        if value >= 0:
            found[value] = 1
        return found


class Word:
    """One named thing, to be put into words by the text room."""

    def __init__(self, names: Names, code: int) -> None:
        self.names = names
        self.code = code

    @property
    def id(self) -> str:
        """The message that holds this word, such as ``kind-bank``."""
        return self.names.words + "-" + self.names.tokens[self.code]


class Number(Codec):
    """A plain whole number, of at least ``least`` and at most ``most`` where these are given."""

    def __init__(self, least: int | None = None, most: int | None = None) -> None:
        self.least = least
        self.most = most

    def load(self, data: object) -> object:
        if not isinstance(data, int) or isinstance(data, bool):
            raise BadData(f"expected a whole number, found {data!r}")
        if self.least is not None and data < self.least:
            raise BadData(f"expected a whole number of {self.least} or more, found {data}")
        if self.most is not None and data > self.most:
            raise BadData(f"expected a whole number up to {self.most}, found {data}")
        return data


class Text(Codec):
    """A word that stands as it is, such as the id of a clause."""

    def load(self, data: object) -> object:
        if not isinstance(data, str):
            raise BadData(f"expected a text, found {data!r}")
        return data


class Seat(Number):
    """The number of a seat, 0 for the first; events use it to know whom they touch."""

    def numbers(self, value: Any, seat: int, seats: int) -> list[int]:
        """1 for the viewer, 2 for the next seat and so on, more for virtual ones, 0 for nobody."""
        if value < 0:
            return [0]
        return [1 + (value - seat) % seats] if value < seats else [1 + value]


class Flag(Codec):
    """Yes or no."""

    def dump(self, value: object) -> object:
        return bool(value)

    def load(self, data: object) -> object:
        if not isinstance(data, bool):
            raise BadData(f"expected true or false, found {data!r}")
        return data


class Bits(Codec):
    """A set of named things as the bits of one number, written as a list of names."""

    def __init__(self, names: Names) -> None:
        self.names = names
        self.bits = tuple([(1 << code, token) for code, token in enumerate(names.tokens)])

    def dump(self, value: object) -> object:
        assert isinstance(value, int)
        return [token for bit, token in self.bits if value & bit]

    def load(self, data: object) -> object:
        topic = self.names.topic
        if not isinstance(data, list):
            raise BadData(f"expected a list of {topic}, found {data!r}")
        found = 0
        for token in data:
            bit = 1 << self.names.code(str(token))
            if found & bit:
                raise BadData(f"{token} is named twice")
            found |= bit
        return found

    def numbers(self, value: Any, seat: int, seats: int) -> list[int]:
        return [value >> code & 1 for code in range(len(self.names))]


class Many(Codec):
    """A tuple of values of one codec."""

    def __init__(self, each: Codec) -> None:
        self.each = each

    def dump(self, value: object) -> object:
        assert isinstance(value, tuple)
        return [self.each.dump(item) for item in value]

    def load(self, data: object) -> object:
        if not isinstance(data, list):
            raise BadData(f"expected a list, found {data!r}")
        return tuple([self.each.load(item) for item in data])


class Maybe(Codec):
    """A code of another codec, or nothing, written as null and kept as -1."""

    def __init__(self, each: Codec) -> None:
        self.each = each

    def dump(self, value: object) -> object:
        return None if value == -1 else self.each.dump(value)

    def load(self, data: object) -> object:
        return -1 if data is None else self.each.load(data)

    def numbers(self, value: Any, seat: int, seats: int) -> list[int]:
        return self.each.numbers(value, seat, seats)


NUMBER = Number()
FLAG = Flag()
TEXT = Text()
SEAT = Seat()
