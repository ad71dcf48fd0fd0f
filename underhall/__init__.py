"""Underhall: five mountain-kingdom board games at one table, to play, study and simulate.

These are the names for users of the library; docs/library.md shows them at work. They stay, and
keep their meaning, as long as the first number of the version does. Each is fetched when it is
first asked for, so that whoever needs little starts quickly.
"""

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from underhall.bots.bot import Bot
    from underhall.bots.registry import levels as bot_levels
    from underhall.coach.advice import Advice, advise
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
    from underhall.matches import (
        new_match,
        read_position,
        read_record,
        write_position,
        write_record,
    )

    __version__: str

__all__ = [
    "SPECTATOR",
    "Advice",
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
    "advise",
    "bot_levels",
    "edition",
    "new_match",
    "playable_games",
    "read_position",
    "read_record",
    "write_position",
    "write_record",
]

_ROOMS = {
    "SPECTATOR": "core.agenda",
    "Bot": "bots.bot",
    "Edition": "core.game",
    "Game": "core.game",
    "Match": "core.match",
    "edition": "editions",
    **dict.fromkeys(("Advice", "advise"), "coach.advice"),
    **dict.fromkeys(("new_match", "read_position", "read_record"), "matches"),
    **dict.fromkeys(("write_position", "write_record"), "matches"),
}
"""The room of each name; errors have their own."""
_OTHERWISE = {"bot_levels": ("bots.registry", "levels"), "playable_games": ("editions", "games")}
"""The room of a name that is called otherwise there, and how."""


def __getattr__(name: str) -> Any:
    if name == "__version__":
        return import_module("importlib.metadata").version("underhall")
    if name not in __all__:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    room, called = _OTHERWISE.get(name, (_ROOMS.get(name, "core.errors"), name))
    found = getattr(import_module(f"underhall.{room}"), called)
    globals()[name] = found
    return found


def __dir__() -> list[str]:
    return sorted([*globals(), *__all__, "__version__"])
