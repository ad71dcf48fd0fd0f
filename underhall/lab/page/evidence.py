"""What a run says about one of its games: the rows of its tables."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cached_property

from underhall import editions
from underhall.core.errors import BadData
from underhall.lab.folder import RunFolder
from underhall.lab.playing import Row

TABLES = ("games", "seats", "points", "curve", "deeds", "options")
NEEDED = {
    "games": ("number", "game", "seats", "options", "bots", "decisions", "won"),
    "seats": ("number", "game", "seat", "bot", "score", "rank", "won"),
    "points": ("number", "seat", "source", "points"),
    "curve": ("number", "turn", "seat", "score"),
    "deeds": ("number", "seat", "event", "kind", "thing", "times"),
    "options": ("number", "kind", "token", "offered", "chosen"),
}
"""The columns without which there is nothing to tell."""


Curve = dict[tuple[int, int], list[tuple[int, int]]]
"""For each seat of each game the turns and its score at them."""


@dataclass(frozen=True)
class Evidence:
    """All games of one kind in a run. ``options`` are summed over all of them."""

    game: str
    together: bool
    games: list[Row] = field(default_factory=list)
    seats: list[Row] = field(default_factory=list)
    points: list[Row] = field(default_factory=list)
    curve: Curve = field(default_factory=dict)
    deeds: list[Row] = field(default_factory=list)
    options: list[Row] = field(default_factory=list)

    @cached_property
    def won(self) -> dict[tuple[int, int], bool]:
        """Whether a seat of a game won."""
        return {(row["number"], row["seat"]): row["won"] for row in self.seats}

    @cached_property
    def bots(self) -> list[str]:
        """Who played."""
        return list(dict.fromkeys([bot for row in self.games for bot in row["bots"]]))

    @cached_property
    def tables(self) -> list[int]:
        """With how many seats."""
        return sorted({row["seats"] for row in self.games})

    @property
    def as_one(self) -> bool:
        """Whether there is nobody to beat but the game: all play together, or everybody alone."""
        return self.together or self.tables == [1]

    @cached_property
    def sides(self) -> list[Row]:
        """Those who win or lose: a row for each seat, or for each game that is played as one."""
        if not self.as_one:
            return self.seats
        return [row for row in self.seats if row["seat"] == 0]


def gather(folder: RunFolder) -> list[Evidence]:
    """What a run says, for each of its games; BadData where it says nothing."""
    found: dict[str, Evidence] = {}
    offers: dict[tuple[str, str, str], Row] = {}
    for name in TABLES:
        for row in _checked(folder, name):
            game = row["game"]
            if game not in found:
                found[game] = Evidence(game, editions.game(game).together)
            if name == "options":
                _add(offers, row)
            elif name == "curve":
                line = found[game].curve.setdefault((row["number"], row["seat"]), [])
                line.append((row["turn"], row["score"]))
            else:
                getattr(found[game], name).append(row)
    if not found:
        raise BadData(f"{folder.path} holds no games yet")
    for row in offers.values():
        found[row["game"]].options.append(row)
    order = [setting.game for setting in folder.plan.settings]
    return [found[game] for game in dict.fromkeys(order) if game in found]


def _add(offers: dict[tuple[str, str, str], Row], row: Row) -> None:
    """Sum up: there may be hundreds of options in each of many thousand games."""
    kept = offers.setdefault((row["game"], row["kind"], row["token"]), row)
    if kept is not row:
        kept["offered"] += row["offered"]
        kept["chosen"] += row["chosen"]


def _checked(folder: RunFolder, name: str) -> Iterator[Row]:
    first = True
    for row in folder.rows(name):
        if first:
            _check(folder, name, row)
            first = False
        yield row


def _check(folder: RunFolder, name: str, row: Row) -> None:
    missing = [column for column in NEEDED[name] if column not in row]
    if missing:
        raise BadData(f"{folder.path / name} is broken: it has no column {missing[0]}")
