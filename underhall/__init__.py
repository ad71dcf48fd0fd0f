"""Underhall: five mountain-kingdom board games at one table, to play, study and simulate.

These are the names for users of the library; docs/library.md shows them at work. They stay, and
keep their meaning, as long as the first number of the version does.
"""

from importlib.metadata import version

from underhall.bots.bot import Bot
from underhall.bots.registry import levels as bot_levels
from underhall.core.agenda import SPECTATOR
from underhall.core.errors import (
    BadData,
    BadOption,
    BrokenGame,
    CannotUndo,
    Diverged,
    IllegalMove,
    NotAsked,
    UnderhallError,
    UnknownToken,
)
from underhall.core.game import Edition, Game
from underhall.core.match import Match
from underhall.editions import edition
from underhall.editions import games as playable_games
from underhall.matches import new_match, read_position, read_record, write_position, write_record

__all__ = [
    "SPECTATOR",
    "BadData",
    "BadOption",
    "Bot",
    "BrokenGame",
    "CannotUndo",
    "Diverged",
    "Edition",
    "Game",
    "IllegalMove",
    "Match",
    "NotAsked",
    "UnderhallError",
    "UnknownToken",
    "bot_levels",
    "edition",
    "new_match",
    "playable_games",
    "read_position",
    "read_record",
    "write_position",
    "write_record",
]

__version__ = version("underhall")
