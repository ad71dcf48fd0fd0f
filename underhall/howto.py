"""How to play: a page of about two screens a game, with pictures from its own board.

A game keeps it in ``face/lesson/howto.toml``, beside its lesson. A picture is a moment of the
lesson's line (``at``), a ``part`` of the table and the targets that it is cut to (``crop``). Texts
stand in all languages side by side; words between two stars are set bold. See docs/lessons.md.
"""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from typing import Any

from underhall import editions
from underhall.core.errors import BadData
from underhall.core.plugins import reason
from underhall.lessons import FOLDER, lesson

PAGE = "howto.toml"
LANGS = ("en", "pl")
SPOT = (0.5, 0.22)
PARTS = {"board": 1000, "standings": 420, "side": 420, "hand": 1000, "seats": 260}
"""The parts of a table that can be shown, and how wide they are by nature."""


@dataclass(frozen=True)
class Text:
    """A thing in one language."""

    title: str
    text: str
    alt: str
    """What a picture shows, for those who do not see it."""
    points: tuple[str, ...]
    """Short lines below the text."""


@dataclass(frozen=True)
class Picture:
    """A moment of the line, cut to some targets."""

    at: int
    part: str
    crop: tuple[str, ...]
    """Without any the whole part is shown."""
    width: int


@dataclass(frozen=True)
class Item:
    """A thing that is told of, as far as it has them with a picture, places, an icon, a clause."""

    told: Mapping[str, Text]
    picture: Picture | None
    targets: tuple[str, ...]
    spot: tuple[float, ...]
    """Where on its place a letter lies, across and down, from 0 to 1."""
    icon: str
    clause: str


@dataclass(frozen=True)
class Howto:
    """The page of a game."""

    game: str
    about: Item
    """Three sentences, and what setting the numbers are true for."""
    start: Item
    legend: tuple[Item, ...]
    """What the letters on the first picture mean."""
    beside: tuple[Item, ...]
    turn: tuple[Item, ...]
    win: Item
    lose: Item | None
    tips: tuple[Item, ...]

    @property
    def items(self) -> tuple[Item, ...]:
        """Everything on the page, in its order."""
        ends = [one for one in (self.win, self.lose) if one is not None]
        first = (self.about, self.start)
        return (*first, *self.legend, *self.beside, *self.turn, *ends, *self.tips)


@cache
def howto(game: str) -> Howto | None:
    """The page of a game, if it has one and a lesson to take pictures from; BadData for a broken
    one."""
    file = editions.room(game) / "face" / FOLDER / PAGE
    if not file.is_file() or lesson(game) is None:
        return None
    try:
        return _read(game, tomllib.loads(file.read_text("utf-8")))
    except (KeyError, TypeError, ValueError, OSError) as why:
        raise BadData(f"no page on how to play can be made of this: {reason(why)}") from why


def _read(game: str, data: Mapping[str, Any]) -> Howto:
    return Howto(
        game=game,
        about=_item(data["about"]),
        start=_item(data["start"]),
        legend=_items(data["legend"]),
        beside=_items(data.get("beside", [])),
        turn=_items(data["turn"]),
        win=_item(data["win"]),
        lose=_item(data["lose"]) if "lose" in data else None,
        tips=_items(data["tips"]),
    )


def _items(data: list[Mapping[str, Any]]) -> tuple[Item, ...]:
    return tuple([_item(one) for one in data])


def _item(data: Mapping[str, Any]) -> Item:
    return Item(
        told={lang: _told(data[lang]) for lang in LANGS},
        picture=_picture(data) if "at" in data else None,
        targets=tuple(data.get("targets", ())),
        spot=tuple(data.get("spot", SPOT)),
        icon=data.get("icon", ""),
        clause=data.get("clause", ""),
    )


def _told(data: Mapping[str, Any]) -> Text:
    points = tuple(data.get("points", ()))
    return Text(data.get("title", ""), data.get("text", ""), data.get("alt", ""), points)


def _picture(data: Mapping[str, Any]) -> Picture:
    part = data.get("part", "board")
    return Picture(
        int(data["at"]), part, tuple(data.get("crop", ())), data.get("width", PARTS[part])
    )
