"""Recorded games for each way a game can end: how they are played, written and read again.

    PYTHONPATH=tests python -m endings covenant             play and record them all anew
    PYTHONPATH=tests python -m endings covenant solo_won    play and record some of them

A game's ``tests/games/<game>/endings.py`` names its ENDINGS; the records lie beside it.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Callable
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import Any

from helpers import play_on, started

from underhall import editions
from underhall.bots.bot import Bot
from underhall.core.events import Event
from underhall.core.match import Match
from underhall.core.record import replay, write_record
from underhall.core.result import Result

GAMES = Path(__file__).parent / "games"
Played = tuple[Match, dict[str, Any]]
"""A finished game, and what its record says besides."""
Endings = dict[str, Callable[[], Played]]


def whole_game(game: str, seats: int, seed: int, **options: str) -> Played:
    """A game of random moves, from its setup on."""
    return play_on(started(game, seats, seed, **options), seed), {"seed": seed}


def well_played(game: str, seats: int, seed: int, **options: str) -> Played:
    """A whole game of the greedy bot."""
    match = started(game, seats, seed, **options)
    bots = [Bot("greedy", match.edition.game, seat, seed) for seat in range(seats)]
    while match.state.choices:
        s: Any = match.state
        seat = s.waiting()[0]
        match.play(seat, s.decision.token(s, bots[seat].choose(s)))
    return match, {"seed": seed}


def endings(game: str) -> Endings:
    """The ways a game can end, by name; none where its folder has no such list."""
    if not (GAMES / game / "endings.py").exists():
        return {}
    found: Endings = import_module(f"games.{game}.endings").ENDINGS
    return found


@cache
def recorded(game: str, name: str) -> dict[str, Any]:
    """What a record says."""
    found: dict[str, Any] = json.loads(file_of(game, name).read_text("utf-8"))
    return found


@cache
def replayed(game: str, name: str) -> Match:
    """The finished match of a record."""
    return replay(recorded(game, name), editions.edition(game))


def result_of(game: str, name: str) -> Result:
    """How a recorded game ended."""
    result: Result | None = replayed(game, name).state.result
    assert result is not None
    return result


def leaders(result: Result) -> list[int]:
    """The seats with the highest score."""
    return [seat for seat, score in enumerate(result.scores) if score == max(result.scores)]


def happened(match: Match) -> list[Event]:
    """All events of a match after its setup."""
    return [event for move in match.moves for event in move.events]


def file_of(game: str, name: str) -> Path:
    return GAMES / game / "records" / f"{name}.json"


def text(record: dict[str, Any]) -> str:
    """A record as JSON, an entry of the log a line."""
    lines = [f"{json.dumps(key)}: {json.dumps(record[key])}" for key in record if key != "log"]
    log = ",\n  ".join([json.dumps(entry) for entry in record["log"]])
    return "{\n" + ",\n".join([*lines, f'"log": [\n  {log}\n]']) + "\n}\n"


def main(game: str, *chosen: str) -> None:
    for name in chosen or endings(game):
        match, extra = endings(game)[name]()
        result = match.state.result
        print(name, result.scores, result.ranks)
        file_of(game, name).parent.mkdir(exist_ok=True)
        file_of(game, name).write_text(text(write_record(match, **extra)), "utf-8")


if __name__ == "__main__":
    main(*sys.argv[1:])
