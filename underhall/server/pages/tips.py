"""What the tip of a thing says beside its name: its effect, its clause, and whether its values are
as printed. It stands in attributes of the thing, which ``static/page.js`` makes a tip of.

A thing goes by its kind and token (``spell:ritual_of_earth``), and so do many targets; where a
target is a place for things (``horde:3``), a template says which one lies there.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from functools import lru_cache
from typing import Any

from minijinja import Markup, escape

from underhall import editions, effects, things
from underhall.core.data import merged
from underhall.text.words import Words

About = Callable[..., Markup]
"""What is said about a thing, as attributes; ``told`` where its name says already what it does."""

KEPT, TABLES = 8192, 64
"""So much is kept in words, and for so many kinds of tables."""


def about(words: Words, corrections: Mapping[str, Any] | None) -> About:
    """What is said about the things of a game, in the language and with the values of a table."""
    return _about(words.lang, words.game, json.dumps(corrections or {}, sort_keys=True))


@lru_cache(TABLES)
def _about(lang: str, game: str, changes: str) -> About:
    def says(thing: str, told: bool = False) -> Markup:
        topic, _, rest = thing.partition(":")
        kind = things.kind_of(game, topic)
        token = rest.rpartition(":")[2]
        return _attributes(lang, game, kind, token, changes, told) if kind else Markup("")

    return says


@lru_cache(KEPT)
def _attributes(lang: str, game: str, kind: str, token: str, changes: str, told: bool) -> Markup:
    words = Words(lang, game)
    acts = kind in effects.kinds(game)
    if acts and token not in words.tokens(kind):
        return Markup("")
    corrections = json.loads(changes)
    raw = _components(game, changes)
    does = words.say(effects.does(game, raw, kind, token)) if acts and not told else ""
    source = things.source(game, editions.components(game), kind, token, corrections)
    found = {"data-does": does, "data-rule": source.clause, "data-note": things.note(source, words)}
    given = [f'{name}="{escape(value)}"' for name, value in found.items() if value]
    return Markup(" " + " ".join(given))


@lru_cache(16)
def _components(game: str, changes: str) -> Mapping[str, Any]:
    raw, corrections = editions.components(game), json.loads(changes)
    return merged(raw, corrections) if corrections else raw
