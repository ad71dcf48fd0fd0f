"""What a run says about one of its games: the rows of its tables."""

from __future__ import annotations

from collections import defaultdict
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


@dataclass(frozen=True)
class Evidence:
    """All games of one kind in a run."""

    game: str
    together: bool
    games: list[Row] = field(default_factory=list)
    seats: list[Row] = field(default_factory=list)
    points: list[Row] = field(default_factory=list)
    curve: list[Row] = field(default_factory=list)
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
    for name in TABLES:
        rows = folder.read(name)
        if rows:
            _check(folder, name, rows[0])
        by_game: defaultdict[str, list[Row]] = defaultdict(list)
        for row in rows:
            by_game[row["game"]].append(row)
        for game, some in by_game.items():
            if game not in found:
                found[game] = Evidence(game, editions.game(game).together)
            getattr(found[game], name).extend(some)
    if not found:
        raise BadData(f"{folder.path} holds no games yet")
    order = [setting.game for setting in folder.plan.settings]
    return [found[game] for game in dict.fromkeys(order) if game in found]


def _check(folder: RunFolder, name: str, row: Row) -> None:
    missing = [column for column in NEEDED[name] if column not in row]
    if missing:
        raise BadData(f"{folder.path / name} is broken: it has no column {missing[0]}")
