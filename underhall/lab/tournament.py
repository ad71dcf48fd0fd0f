"""Plays what is left of a run, wherever it is asked for, and keeps it as it goes."""

from __future__ import annotations

from underhall.lab.folder import RunFolder
from underhall.lab.playing import Played, Rows
from underhall.lab.pool import Progress, Spread
from underhall.lab.ratings import Finish

KEPT_TOGETHER = 64
"""So many games go into a part file; what is not kept yet is lost in a crash and played again."""


def run(folder: RunFolder, spread: Spread, progress: Progress | None = None) -> int:
    """Play what is missing of a run; how many games that were. An interrupt keeps what is done."""
    done = folder.done()
    left = [number for number in range(len(folder.plan)) if number not in done]
    kept = 0
    waiting: list[Rows] = []
    try:
        for _, rows in spread(Played(folder.plan), left):
            waiting.append(rows)
            if progress is not None:
                progress(len(done) + kept + len(waiting))
            if len(waiting) >= KEPT_TOGETHER:
                folder.write(waiting)
                kept, waiting = kept + len(waiting), []
    finally:
        folder.write(waiting)
    return kept + len(waiting)


def finishes(folder: RunFolder, game: str | None = None) -> list[Finish]:
    """Who finished where in every game of a run, or in those of one game."""
    games: dict[int, list[tuple[str, int]]] = {}
    for row in folder.read("seats"):
        if game in (None, row["game"]):
            games.setdefault(row["number"], []).append((row["bot"], row["rank"]))
    return list(games.values())
