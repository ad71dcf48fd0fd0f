"""The end of the game and its result (4O)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from underhall.core.phrase import Phrase
from underhall.core.result import Result
from underhall.games.runedar.box.names import (
    DIFFICULTIES,
    DWARVES,
)
from underhall.games.runedar.rules import events
from underhall.games.runedar.table.state import ENDS, VICTORY, Runedar

LAST_SIEGE_CARD: Final = 1
LAST_CATAPULT_CARD: Final = 2
LAST_TROLL_TOKEN: Final = 3
LAST_ORC_FIGURE: Final = 4
LAST_GOLD: Final = 5

SOURCES: Final = ("victory", "gold", "goblins")
VICTORY_POINTS: Final = 10


def points(s: Runedar) -> tuple[int, int, int]:
    """RUN-4.99. A victory counts 10 and the gold saved, anything else the goblins eliminated."""
    if s.ended == VICTORY:
        return VICTORY_POINTS, s.gold, 0
    return 0, 0, s.eliminated()


def scores(s: Runedar) -> list[int]:
    """RUN-4.99. All seats share one result."""
    return [sum(points(s))] * s.seats


def win(s: Runedar) -> None:
    """RUN-4.70, 4.95. Both goblins of the last section are gone: the game is won at once."""
    s.say(events.GAME_WON, s.gold, s.difficulty)
    end_game(s, VICTORY)


def lose(s: Runedar, cause: int) -> None:
    """RUN-4.96. The game is lost at once."""
    s.say(events.GAME_LOST, cause - 1, s.eliminated(), s.difficulty)
    end_game(s, cause)


def end_game(s: Runedar, how: int) -> None:
    """RUN-4.8, 4.96, 4.97, 4.99. Nothing further happens; all seats share one result."""
    s.ended = how
    s.agenda.clear()
    if how != VICTORY:
        s.gold = 0
    row = points(s)
    rank = 1 if how == VICTORY else 2
    s.result = Result((sum(row),) * s.seats, (rank,) * s.seats, SOURCES, (row,) * s.seats)


def perils(s: Runedar) -> list[tuple[str, int]]:
    """RUN-4.96. What is left before each way to lose; of a game that is lost only what ran out."""
    if s.ended > VICTORY:
        return [(ENDS[s.ended], 0)]
    left = (
        *(s.siege_left(), s.catapults.bit_count(), len(s.troll_stack())),
        *(s.reserve, s.gold),
    )
    return list(zip(ENDS[LAST_SIEGE_CARD:], left))


def outcome(options: Mapping[str, str], result: Result) -> Phrase:
    """RUN-4.98. The line of a finished game in the chronicle: how hard it was, and the value of
    4.97 as a victory or as a defeat."""
    difficulty = DIFFICULTIES.word(DIFFICULTIES.code(options["difficulty"]))
    told = dict(zip(result.sources, result.points[0]))
    if result.ranks[0] == 1:
        return Phrase("chronicle-victory", gold=told["gold"], difficulty=difficulty)
    return Phrase("chronicle-defeat", goblins=told["goblins"], difficulty=difficulty)


def chronicle(s: Runedar) -> dict[str, Any] | None:
    """RUN-4.98. The entry of a finished game, but for the date."""
    if s.is_running():
        return None
    won = s.ended == VICTORY
    return {
        "defenders": [DWARVES.token(dwarf) for dwarf in s.dwarves],
        "difficulty": DIFFICULTIES.token(s.difficulty),
        "victory": s.gold if won else None,
        "defeat": None if won else s.eliminated(),
        "end": ENDS[s.ended],
    }
