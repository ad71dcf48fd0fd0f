"""The table at a glance, as a seat gets to see it in the terminal.

A game's ``tests/games/<game>/pictures.py`` says in SHOWN what is special about it; whole pictures
that must not change lie in ``tests/games/<game>/shown``, one a language.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from importlib import import_module
from pathlib import Path

from underhall.core.match import Match
from underhall.pictures import paint
from underhall.text import Words

GAMES = Path(__file__).parent / "games"
NAMES = ("Ania", "Olek", "Bartłomiej Długonosy", "Ewa", "Zosia")


@dataclass(frozen=True)
class Shown:
    """How a game is looked at."""

    names: tuple[str, ...] = NAMES
    lines: int = 40
    """What a picture may be high."""
    options: tuple[Mapping[str, str], ...] = ({},)
    """Settings that show something else."""
    tables: Mapping[str, Callable[[], Match]] = field(default_factory=dict)
    """Positions whose whole picture is known, by name."""


def shown(game: str) -> Shown:
    """How this game is looked at."""
    if not (GAMES / game / "pictures.py").exists():
        return Shown()
    found: Shown = import_module(f"games.{game}.pictures").SHOWN
    return found


def seen(match: Match, seat: int = 0, lang: str = "en") -> list[str]:
    """The lines that a seat gets to see."""
    game = match.edition.game
    words = Words(lang, game.id, shown(game.id).names, strict=True)
    return paint(game, match.state, seat, words).splitlines()


def row(match: Match, start: str, seat: int = 0) -> list[str]:
    """The cells of the line that begins so."""
    found = next(line for line in seen(match, seat) if line.startswith(start))
    return [cell.strip() for cell in found.split("  ") if cell.strip()]


def picture_file(game: str, name: str, lang: str) -> Path:
    """Where the whole picture of a position lies."""
    return GAMES / game / "shown" / f"{name}.{lang}.txt"
