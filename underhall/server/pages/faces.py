"""The face of a game: what it declares about its looks, and the files it brings for them.

All of it lies in the folder ``face`` of the game, and all of it may be left out:

- ``face.toml``, read here: what the keys and tokens of its views look like (``KNOWN``);
- ``door.svg``: the picture above its name in the hall, which brings its own colours;
- ``icons.svg``: symbols ``i-GAME-NAME``, beside those that all games share;
- ``face.css``: a style for the pages of its tables, with a board or without;
- ``board``: a table of its own (see ``boards``).
"""

from __future__ import annotations

import logging
import re
import tomllib
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace
from functools import cache
from importlib.resources.abc import Traversable
from typing import Any, TypeVar
from xml.etree import ElementTree

from underhall import editions
from underhall.core.errors import BadData
from underhall.core.plugins import reason

DECLARATION = "face.toml"
DOOR = "door.svg"
ICONS = "icons.svg"
STYLE = "face.css"
SYMBOL = re.compile(r'<symbol\s+id="i-([\w-]+)".*?</symbol>', re.DOTALL)

T = TypeVar("T")

logger = logging.getLogger("underhall")


@dataclass(frozen=True)
class Face:
    """How a game looks; what it does not say itself is said here."""

    mark: str = "chair"
    """The icon that stands for the game in a list."""
    hand: str = "cards"
    """The key under which a player's view holds their own cards."""
    whose: frozenset[str] = frozenset()
    """Keys under which a number is a seat: who begins, who holds or owns something."""
    unseen: frozenset[str] = frozenset()
    """Keys of the view for boards only, such as what is printed on the pieces."""
    seats: tuple[str, ...] = ()
    """Topics of targets that stand for a player, beside ``seat``."""
    sentences: tuple[str, ...] = ()
    """How ids of words begin that are sentences or headings, never the name of a thing."""
    tones: frozenset[str] = frozenset()
    """Tokens with a colour of their own, ``t-TOKEN`` in ``face.css``."""
    icons: Mapping[str, str] = field(default_factory=dict)
    """Icons that go by another name than their token."""
    colours: Mapping[str, str] = field(default_factory=dict)
    """Under ``key`` where the view tells the colour of a player, then what its tokens mean."""
    firsts: tuple[str, ...] = ()
    """Kinds of questions that are explained to somebody new, by the message ``first-KIND``."""
    period: str = ""
    """What counts rounds, months or eras in a state, if anything does."""
    tie: str = "rules"
    """What breaks a tie; the message ``tie-TIE`` says how."""
    effects: tuple[str, ...] = ()
    """The kinds of things that do something; ``underhall.effects`` puts that into words."""
    door: str = ""
    """The picture of its door as markup, if it has one."""
    symbols: Mapping[str, str] = field(default_factory=dict)
    """Its icons by name, as markup."""
    style: str = ""
    """The path of its style among the static files, if it has one."""
    fault: str = ""
    """Which of its files cannot be read and why; each is as if it were not there."""


KNOWN = (
    *("mark", "hand", "whose", "unseen", "seats", "sentences", "tones", "icons"),
    *("colours", "effects", "firsts", "period", "tie"),
)
"""What a declaration may say."""


def folder(game: str) -> Traversable:
    """Where the face of a game lies, if it has one."""
    found: Traversable = editions.room(game) / "face"
    return found


@cache
def face(game: str) -> Face:
    """How a game looks."""
    here = folder(game)
    faults: list[str] = []

    def brought(name: str, made: Callable[[str], T], usual: T) -> T:
        file = here / name
        try:
            return made(file.read_text("utf-8")) if file.is_file() else usual
        except (BadData, OSError, SyntaxError, ValueError) as why:
            faults.append(f"{name}: {reason(why)}")
            logger.warning("the face of %s: %s", game, faults[-1])
            return usual

    found = brought(DECLARATION, lambda text: read(tomllib.loads(text)), Face())
    door = brought(DOOR, lambda text: text.removesuffix("\n"), "")
    symbols: dict[str, str] = brought(ICONS, _symbols, {})
    style = f"games/{game}/{STYLE}" if (here / STYLE).is_file() else ""
    return replace(found, door=door, symbols=symbols, style=style, fault="; ".join(faults))


def _symbols(text: str) -> dict[str, str]:
    """Icons by name; SyntaxError for what is no XML, as it would spoil the icons of all games."""
    found = {one[1]: one[0] for one in SYMBOL.finditer(text)}
    ElementTree.fromstring("".join(["<svg>", *found.values(), "</svg>"]))
    return found


def read(data: Mapping[str, Any]) -> Face:
    """A face as it is declared; BadData for what cannot be one."""
    unknown = sorted(data.keys() - set(KNOWN))
    if unknown:
        raise BadData(f"{unknown[0]!r} is not among {', '.join(KNOWN)}")
    return Face(
        mark=_name(data, "mark", Face.mark),
        hand=_name(data, "hand", Face.hand),
        whose=frozenset(_names(data, "whose")),
        unseen=frozenset(_names(data, "unseen")),
        seats=_names(data, "seats"),
        sentences=_names(data, "sentences"),
        tones=frozenset(_names(data, "tones")),
        icons=_renamed(data, "icons"),
        colours=_colours(data),
        firsts=_names(data, "firsts"),
        period=_name(data, "period", Face.period),
        tie=_name(data, "tie", Face.tie),
        effects=_effects(data),
    )


def _name(data: Mapping[str, Any], key: str, usual: str) -> str:
    value = data.get(key, usual)
    if not isinstance(value, str):
        raise BadData(f"{key} must be a name")
    return value


def _names(data: Mapping[str, Any], key: str) -> tuple[str, ...]:
    value = data.get(key, [])
    if not isinstance(value, list) or not all(isinstance(one, str) for one in value):
        raise BadData(f"{key} must be a list of names")
    return tuple(value)


def _renamed(data: Mapping[str, Any], key: str) -> dict[str, str]:
    value = data.get(key, {})
    if not isinstance(value, dict) or not all(isinstance(one, str) for one in value.values()):
        raise BadData(f"{key} must give names to names")
    return value


def _colours(data: Mapping[str, Any]) -> dict[str, str]:
    found = _renamed(data, "colours")
    if found and "key" not in found:
        raise BadData("colours must name the key of the view that tells them")
    return found


def _effects(data: Mapping[str, Any]) -> tuple[str, ...]:
    table = data.get("effects", {})
    if not isinstance(table, dict) or table.keys() - {"kinds"}:
        raise BadData("effects must hold kinds and nothing else")
    return _names(table, "kinds")
