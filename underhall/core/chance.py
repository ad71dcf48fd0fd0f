"""Where luck comes from: fast for search, committed for real tables, scripted for tests.

Rules never call these directly; they draw through the state, which counts its information mark.
"""

from __future__ import annotations

import hashlib
import hmac
from typing import Final

from mypy_extensions import i64, mypyc_attr

from underhall.core.errors import BadScript
from underhall.core.names import Names

MASK: Final = 0xFFFFFFFF
MOST: Final = 1 << 30
"""So much times a number of 32 bits fits into 64."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Chance:
    """One source of randomness. Subclasses say what ``below`` is; the rest follows."""

    def below(self, n: int) -> int:
        """A number from 0 to n-1, all equally likely."""
        raise NotImplementedError

    def pick(self, names: Names, codes: list[int]) -> int:
        """One of ``codes``, all equally likely."""
        return codes[self.below(len(codes))]

    def pick_weighted(self, names: Names, weights: list[int]) -> int:
        """A code with the likelihood of its weight, as from a well mixed pile."""
        at = self.below(sum(weights))
        code = 0
        while at >= weights[code]:
            at -= weights[code]
            code += 1
        return code

    def copy(self) -> Chance:
        """A source that goes on exactly as this one would."""
        raise NotImplementedError


class Fast(Chance):
    """A small, quick, well mixed generator (sfc32); the same on every platform."""

    def __init__(self, seed: int | str) -> None:
        digest = hashlib.sha256(str(seed).encode()).digest()
        self._a: i64 = int.from_bytes(digest[0:4], "big")
        self._b: i64 = int.from_bytes(digest[4:8], "big")
        self._c: i64 = int.from_bytes(digest[8:12], "big")
        self._count: i64 = 1

    def below(self, n: int) -> int:
        b = self._b
        c = self._c
        count = self._count
        mixed = (self._a + b + count) & MASK
        self._count = (count + 1) & MASK
        self._a = b ^ (b >> 9)
        self._b = (c + (c << 3)) & MASK
        self._c = (((c << 21) | (c >> 11)) + mixed) & MASK
        if n <= MOST:
            return (mixed * n) >> 32
        whole: int = mixed
        return (whole * n) >> 32

    def copy(self) -> Fast:
        return _FastCopy(self)


class _FastCopy(Fast):
    """A Fast that takes over another's place in its stream instead of a seed."""

    def __init__(self, source: Fast) -> None:
        self._a = source._a
        self._b = source._b
        self._c = source._c
        self._count = source._count


class Committed(Chance):
    """A keyed stream whose key is promised by hash before the game and shown after it."""

    def __init__(self, key: bytes, count: int = 0) -> None:
        self.key = key
        self.count = count

    @property
    def commitment(self) -> str:
        """What may be published before the game: it fixes the key and does not tell it."""
        return commitment(self.key)

    def below(self, n: int) -> int:
        limit = (1 << 64) - (1 << 64) % n
        while True:
            block = hmac.new(self.key, self.count.to_bytes(8, "big"), hashlib.sha256).digest()
            self.count += 1
            value = int.from_bytes(block[:8], "big")
            if value < limit:
                return value % n

    def copy(self) -> Committed:
        return Committed(self.key, self.count)


def commitment(key: bytes) -> str:
    """The hash that a committed key is promised by."""
    return hashlib.sha256(b"underhall chance " + key).hexdigest()


class Script(Chance):
    """Outcomes told beforehand: names such as ``card:bank``, or plain numbers.

    After the last one ``then`` takes over; without it, one draw too many is an error.
    """

    def __init__(self, *outcomes: int | str, then: Chance | None = None) -> None:
        self.outcomes = list(outcomes)
        self.then = then

    def below(self, n: int) -> int:
        if not self.outcomes:
            return self._rest("a number").below(n)
        outcome = self.outcomes.pop(0)
        if isinstance(outcome, str) or not 0 <= outcome < n:
            raise BadScript(f"scripted outcome {outcome!r}: expected a number below {n}")
        return outcome

    def pick(self, names: Names, codes: list[int]) -> int:
        if not self.outcomes:
            return self._rest(names.topic).pick(names, codes)
        code = self._named(names)
        if code not in codes:
            raise BadScript(f"scripted outcome {names.topic}:{names.token(code)} cannot come now")
        return code

    def pick_weighted(self, names: Names, weights: list[int]) -> int:
        if not self.outcomes:
            return self._rest(names.topic).pick_weighted(names, weights)
        code = self._named(names)
        if weights[code] <= 0:
            raise BadScript(f"scripted outcome {names.topic}:{names.token(code)} cannot come now")
        return code

    def copy(self) -> Script:
        then = self.then
        return Script(*self.outcomes, then=None if then is None else then.copy())

    def _named(self, names: Names) -> int:
        outcome = self.outcomes.pop(0)
        if isinstance(outcome, str):
            topic, _, token = outcome.partition(":")
            if topic == names.topic and names.has(token):
                return names.code(token)
        raise BadScript(f"scripted outcome {outcome!r}: the game draws a {names.topic} now")

    def _rest(self, wanted: str) -> Chance:
        if self.then is None:
            raise BadScript(f"the script of chance is at its end; the game draws {wanted} now")
        return self.then


class Logged(Chance):
    """Another source, with every outcome written down as a script would name it."""

    def __init__(self, source: Chance) -> None:
        self.source = source
        self.log: list[int | str] = []

    def below(self, n: int) -> int:
        outcome = self.source.below(n)
        self.log.append(outcome)
        return outcome

    def pick(self, names: Names, codes: list[int]) -> int:
        code = self.source.pick(names, codes)
        self.log.append(names.topic + ":" + names.token(code))
        return code

    def pick_weighted(self, names: Names, weights: list[int]) -> int:
        code = self.source.pick_weighted(names, weights)
        self.log.append(names.topic + ":" + names.token(code))
        return code

    def copy(self) -> Logged:
        return Logged(self.source.copy())

    def drain(self) -> list[int | str]:
        """What came up since the last call."""
        log = self.log
        self.log = []
        return log
