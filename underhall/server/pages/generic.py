"""Any game's table from nothing but its view: numbers, heaps and a panel for each player."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import Any

from underhall.server.entries import Data
from underhall.text.books import book
from underhall.text.words import FALLBACK, Words

PLAYERS = "players"
SPEECH = ("ask-", "do-", "no-", "log-", "pic-", "option-", "error-", "tip-", "effect-", "column-")
"""Ids that are sentences or headings, never the name of a thing."""

HIDDEN = ("printed",)
HAND = ("cards", "lamps", "hand")


def draw(view: Mapping[str, Any], words: Words) -> Data:
    """The view as fields to show; players apart, and the viewer's own cards as a hand."""
    table = view["table"]
    per_seat = {
        key: value
        for key, value in table.items()
        if key != PLAYERS and _is_per_seat(value, view["seats"])
    }
    shared = {k: v for k, v in table.items() if k not in (PLAYERS, *HIDDEN, *per_seat)}
    players = table.get(PLAYERS, [{}] * view["seats"])
    seats = [_seat(dict(player), at, per_seat, words) for at, player in enumerate(players)]
    own = players[view["seat"]] if view["seat"] >= 0 else {}
    return {"fields": fields(shared, words), "seats": seats, "hand": hand(own, words)}


def _is_per_seat(value: Any, seats: int) -> bool:
    """Whether a list holds something of each player rather than just as many things."""
    if not isinstance(value, list) or len(value) != seats:
        return False
    return all(isinstance(one, Mapping) for one in value)


def _seat(player: dict[str, Any], at: int, per_seat: Mapping[str, list[Any]], words: Words) -> Data:
    player |= {key: value[at] for key, value in per_seat.items()}
    score = player.pop("score", None)
    told = {key: value for key, value in player.items() if not _is_nothing(value)}
    return {"score": score, "fields": fields(told, words), "target": f"seat:{at}"}


def _is_nothing(value: Any) -> bool:
    """Whether there is nothing to say; the number 0 says something."""
    return value is None or value is False or value in ({}, [])


def hand(player: Mapping[str, Any], words: Words) -> list[Data]:
    """The viewer's own cards, one by one."""
    for key in HAND:
        held = player.get(key)
        if isinstance(held, Mapping):
            return [
                {"name": token_name(key, token, words), "target": f"hand:{token}", "n": n}
                for token, count in held.items()
                if isinstance(count, int)
                for n in range(count)
            ]
    return []


def fields(data: Mapping[str, Any], words: Words) -> list[Data]:
    """Named values: single ones first, heaps of things after them."""
    found = [_field(key, value, words) for key, value in data.items()]
    return sorted(found, key=lambda field: field["kind"] != "one")


def _field(key: str, value: Any, words: Words) -> Data:
    label = key_name(key, words)
    if isinstance(value, Mapping):
        items = [_item(key, token, held, words) for token, held in value.items() if held]
        return {"kind": "many", "key": key, "label": label, "items": items}
    if isinstance(value, list):
        items = [_item(key, one, None, words) for one in value]
        return {"kind": "many", "key": key, "label": label, "items": items}
    return {"kind": "one", "key": key, "label": label, "value": one(key, value, words)}


def _item(key: str, token: Any, held: Any, words: Words) -> Data:
    name = token_name(key, str(token), words) if isinstance(token, str) else inline(token, words)
    number = None if held is None else inline(held, words)
    return {"name": name, "number": number, "target": f"{key.rstrip('s')}:{token}"}


def one(key: str, value: Any, words: Words) -> str:
    """A single value in words."""
    if value is None or isinstance(value, bool):
        return words.message("yes" if value else "view-none")
    return token_name(key, value, words) if isinstance(value, str) else str(value)


def inline(value: Any, words: Words) -> str:
    """Anything on one line."""
    if isinstance(value, Mapping):
        told = [f"{token_name('', str(k), words)} {inline(v, words)}" for k, v in value.items()]
        return ", ".join(told) or words.message("view-none")
    if isinstance(value, list):
        return ", ".join([inline(item, words) for item in value]) or words.message("view-none")
    return one("", value, words)


def key_name(key: str, words: Words) -> str:
    """What a value of the view is called."""
    known = f"view-{key}" in book(FALLBACK, words.game).ids
    return words.message(f"view-{key}") if known else capital(_humanly(key))


def token_name(key: str, token: str, words: Words) -> str:
    """What a thing is called: the word whose id ends with its token, that of its key first."""
    id = _word(words.game, key, token)
    text = words.message(id) if id else _humanly(token)
    return capital(text)


def capital(text: str) -> str:
    """A name as it stands alone."""
    return text[:1].upper() + text[1:]


@lru_cache(4096)
def _word(game: str, key: str, token: str) -> str:
    ids = book(FALLBACK, game).ids
    for topic in (key, key.rstrip("s"), key.removesuffix("es")):
        if f"{topic}-{token}" in ids:
            return f"{topic}-{token}"
    ending = [id for id in ids if id.endswith(f"-{token}") and not id.startswith(SPEECH)]
    return min(ending, key=lambda id: (len(id), id), default="")


def _humanly(token: str) -> str:
    return token.replace("_", " ")
