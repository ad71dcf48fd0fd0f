"""What the keys and tokens of any view are called, and the icons that fit them."""

from __future__ import annotations

import re
from functools import cache, lru_cache

from underhall.server.pages.faces import face
from underhall.server.pages.rendering import icons, name_of
from underhall.server.tables.log import Data
from underhall.text.books import book
from underhall.text.words import FALLBACK, Words

SPEECH = (
    *("ask-", "do-", "no-", "log-", "pic-", "option-", "error-", "tip-", "effect-", "column-"),
    *("does-", "board-", "view-", "game-", "score-"),
)
"""Ids that are sentences or headings in any game, never the name of a thing."""

TONES = frozenset(
    (
        *("wood", "stone", "metal", "gold", "iron", "leather", "gem", "crystal", "flame"),
        *("rune", "rubble", "leaf", "brick", "sky", "paper", "foe"),
    )
)
"""Materials that have a colour in the look that all games share."""


def key_name(key: str, words: Words) -> str:
    """What a value of the view is called."""
    if f"view-{key}" in _own_ids(words.game):
        return capital(words.message(f"view-{key}"))
    return capital(_humanly(key))


def inner_name(key: str, words: Words) -> str:
    """What a value inside another is called; its key may be a thing as well."""
    known = f"view-{key}" in _own_ids(words.game)
    return key_name(key, words) if known else token_name("", key, words)


def token_name(key: str, token: str, words: Words) -> str:
    """What a thing is called: the word whose id ends with its token, that of its key first."""
    id = _word(words.game, key, token)
    return capital(words.message(id) if id else _humanly(token))


def capital(text: str) -> str:
    """A name as it stands alone."""
    return text[:1].upper() + text[1:]


@lru_cache(4096)
def _word(game: str, key: str, token: str) -> str:
    ids = _own_ids(game)
    for topic in topics(key):
        if f"{topic}-{token}" in ids:
            return f"{topic}-{token}"
    speech = (*SPEECH, *face(game).sentences)
    named = [id for id in ids if id.partition("-")[2] == token and not id.startswith(speech)]
    if token.isdigit() and len(named) > 1:
        return ""  # a number may stand for anything
    known = [f"view-{token}"] if f"view-{token}" in ids else []
    return min(named or known, key=lambda id: (len(id), id), default="")


@cache
def _own_ids(game: str) -> frozenset[str]:
    """The words that a game brings itself and that can be said without knowing more."""
    own = book(FALLBACK, game)
    entries = {id: own.entry(id) for id in own.ids if id not in book(FALLBACK, "").ids}
    return frozenset(id for id, entry in entries.items() if entry and not entry.variables)


def _humanly(token: str) -> str:
    return token.replace("_", " ")


def topics(key: str) -> tuple[str, ...]:
    """What one thing under ``key`` may be called: machines hold a machine."""
    singular = (key.removesuffix("s"), key.removesuffix("es"), re.sub("ies$", "y", key))
    return tuple(dict.fromkeys((key, *singular)))


@lru_cache(4096)
def icon_of(game: str, token: str) -> Data:
    """The icon that goes by the name of a thing, the game's own first, and what it wears; no id
    without one."""
    name = face(game).icons.get(token, token.replace("_", "-"))
    names = (name, name.removesuffix("s"))
    own = [f"{name_of(game)}-{one}" for one in names]
    id = next((id for id in (*own, *names) if id in icons()), "")
    tone = _tone(game, id)
    return {"id": id, "tone": tone, "look": f"tok t-{tone}" if tone else ""}


def _tone(game: str, icon: str) -> str:
    """The colour of an icon, if it has one of its own."""
    bare = icon.removeprefix(f"{name_of(game)}-")
    return bare if bare in TONES or bare in face(game).tones else ""
