"""The decision points of a game: what its RULES.md promises, and what games really ask.

A game's ``tests/games/<game>/decisions.py`` says in WATCH which games to look at and how to know
that an option declines; tests/conformance compares what they ask with the table of section 7.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import Any

from underhall.core.chance import Fast
from underhall.core.match import Match
from underhall.editions import room

GAMES = Path(__file__).parent / "games"
NOT_ALWAYS = re.compile(r"after the first|from the second|see \d")


@dataclass(frozen=True)
class Row:
    """One decision of the table, by the cells of its line."""

    cells: tuple[str, ...]
    decline: str
    largest: int

    @property
    def who(self) -> str:
        return self.cells[1]

    @property
    def declinable(self) -> set[bool]:
        """Whether there is a way to decline: always, never, or depending on what was done."""
        if any(NOT_ALWAYS.search(cell) for cell in self.cells[2:]):
            return {True, False}
        return {self.decline.split()[0] not in ("no", "-")}


@dataclass
class Asked:
    """How one decision was asked in the games that were watched."""

    sizes: set[int] = field(default_factory=set)
    active: set[bool] = field(default_factory=set)
    declinable: set[bool] = field(default_factory=set)
    notes: set[Any] = field(default_factory=set)
    """What the game itself wants to remember of it."""


Seen = Mapping[str, Asked]
Begun = tuple[Any, Any]
"""A state to play from, and a seed."""


def nothing(s: Any, tokens: list[str]) -> Iterable[object]:
    return ()


def whoever_moves(s: Any, seat: int) -> bool:
    return bool(seat == s.active)


def is_active(name: str, row: Row) -> set[bool] | None:
    return {True}


def no_more(seen: Seen) -> None:
    """A game with nothing of its own to add."""


@dataclass(frozen=True)
class Watch:
    """How a game is watched."""

    games: Callable[[], Iterator[Begun]]
    declines: Callable[[str, str], bool]
    """Whether an option declines, by the name of the decision and its token."""
    prefers: Callable[[Any, list[str], Fast], Sequence[int]]
    """The options to choose among at random, so that something happens."""
    largest: Mapping[str, Callable[[], Match]] = field(default_factory=dict)
    """Positions in which a decision is as large as the table says."""
    practical: frozenset[str] | None = None
    """All whose largest size nobody can set up; None where it depends on too much."""
    active: Callable[[Any, int], bool] = whoever_moves
    whom: Callable[[str, Row], set[bool] | None] = is_active
    """Whether the active player is asked; None: any."""
    notes: Callable[[Any, list[str]], Iterable[object]] = nothing
    also: Callable[[Seen], None] = no_more
    """What else must be true of all that was asked."""


def watches() -> dict[str, Watch]:
    """How each game is watched that says so."""
    ids = sorted(file.parent.name for file in GAMES.glob("*/decisions.py"))
    return {id: import_module(f"games.{id}.decisions").WATCH for id in ids}


@cache
def section(game: str) -> str:
    """Section 7 of the rules."""
    text: str = (room(game) / "RULES.md").read_text("utf-8")
    return text.partition("## 7. Decision points")[2].partition("## 8.")[0]


@cache
def rows(game: str) -> dict[str, Row]:
    """The table by decision id; a line may tell of several."""
    found: dict[str, Row] = {}
    at = -2
    for line in section(game).splitlines():
        cells = tuple([cell.strip() for cell in line.strip("|").split("|")])
        if line.lower().startswith("| id"):
            at = next(n for n, cell in enumerate(cells) if cell.lower().startswith("declin"))
        elif line.startswith("| ") and not cells[0].startswith("-"):
            ids = re.findall(r"\w+", cells[0])
            sizes = [int(re.findall(r"\d+", size)[-1]) for size in cells[-1].split(", ")]
            for id, size in zip(ids, sizes * len(ids)):
                found[id] = Row(cells, cells[at], size)
    return found


def watched(watch: Watch) -> dict[str, Asked]:
    """What was asked in the games of a watch."""
    seen: dict[str, Asked] = {}
    for s, seed in watch.games():
        chance = Fast(f"decisions {seed}")
        while s.choices:
            tokens = [s.decision.token(s, code) for code in s.choices]
            notice(watch, s, s.decision, tokens, seen)
            for seat in s.waiting()[1:]:
                other = s.asked(seat)
                notice(watch, s, other, [other.token(s, c) for c in other.options(s)], seen)
            codes = watch.prefers(s, tokens, chance)
            s.play(codes[chance.below(len(codes))])
    return seen


def notice(watch: Watch, s: Any, decision: Any, tokens: list[str], seen: dict[str, Asked]) -> None:
    asked = seen.setdefault(decision.name, Asked())
    asked.sizes.add(len(tokens))
    asked.active.add(watch.active(s, decision.seat))
    asked.declinable.add(any([watch.declines(decision.name, token) for token in tokens]))
    asked.notes.update(watch.notes(s, tokens))
