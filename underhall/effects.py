"""What things do, in words: the short effects of cards, tiles, spells and spaces of a game.

A game lists in its ``face.toml`` the kinds of things that do something::

    [effects]
    kinds = ["spell", "hall"]

A kind is the topic of the words of its Names. What ``rift`` of the kind ``hall`` does is the
attribute ``.does`` of the message ``hall-rift``. Numbers of the component data are arguments there,
so that corrected values are told as they are: a game with such numbers has a module
``face.effects`` with ``does(raw, kind, token) -> Does``.
"""

from __future__ import annotations

import tomllib
import unicodedata
from collections.abc import Mapping
from functools import cache
from typing import Any, NamedTuple

from underhall import editions
from underhall.core import registry
from underhall.core.phrase import Does
from underhall.pictures import brought
from underhall.text.words import Words

DECLARATION = "face.toml"
TABLE = "effects"
KINDS = "kinds"


class Thing(NamedTuple):
    """Something with an effect: its kind and token, its name and effect in words."""

    kind: str
    token: str
    name: str
    does: str


@cache
def kinds(game: str) -> tuple[str, ...]:
    """The kinds of things of a game that do something."""
    file = editions.room(game) / "face" / DECLARATION
    if not file.is_file():
        return ()
    found = tomllib.loads(file.read_text("utf-8")).get(TABLE, {})
    return tuple(found.get(KINDS, ()))


def does(game: str, raw: Mapping[str, Any], kind: str, token: str) -> Does:
    """What a thing of a game does, to be put into words; ``raw`` are its component data."""
    module = brought(registry.game(game).package, TABLE)
    if module is None:
        return Does(kind, token)
    told: Does = module.does(raw, kind, token)
    return told


def things(raw: Mapping[str, Any], words: Words) -> list[Thing]:
    """Everything with an effect in the game of ``words``, in the order of its kinds."""
    game = words.game
    return [
        Thing(
            kind, token, words.message(f"{kind}-{token}"), words.say(does(game, raw, kind, token))
        )
        for kind in kinds(game)
        for token in words.tokens(kind)
    ]


def find(raw: Mapping[str, Any], words: Words, wanted: str) -> list[Thing]:
    """The things that go by a name, a token or a kind, or else those whose name has it inside."""
    text = plain(wanted)
    every = list({(one.name, one.does): one for one in reversed(things(raw, words))}.values())
    every.reverse()
    exact = [one for one in every if text in (plain(one.name), one.token, one.kind)]
    return exact or [one for one in every if text in plain(one.name)]


def plain(text: str) -> str:
    """A text as people type it in haste: small letters without accents."""
    bare = unicodedata.normalize("NFD", text.casefold().replace("ł", "l"))
    return "".join([letter for letter in bare if not unicodedata.combining(letter)])
