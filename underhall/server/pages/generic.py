"""Any game's table from nothing but its view: numbers, heaps, displays and a panel for each player.

A game without a board of its own gets this. It names every key of its view in a message
``view-KEY``; tokens go by the words of the game. What else is to be known of its keys the game
declares in its face.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from underhall.core.phrase import SeatName
from underhall.server.pages.faces import face
from underhall.server.pages.labels import icon_of, inner_name, key_name, token_name, topics
from underhall.server.tables.log import Data
from underhall.text.words import Words

PLAYERS = "players"
FEW = 8
"""A heap of more kinds than this is folded up."""


def draw(view: Mapping[str, Any], words: Words) -> Data:
    """The view as fields to show; players apart, and the viewer's own cards as a hand."""
    seats = view["seats"]
    own_face = face(words.game)
    table = {key: value for key, value in view["table"].items() if key not in own_face.unseen}
    players = [dict(player) for player in table.pop(PLAYERS, [{}] * seats)]
    for key in [key for key, value in table.items() if _is_per_seat(value, seats)]:
        for player, value in zip(players, table.pop(key)):
            player[key] = value
    own = players[view["seat"]] if view["seat"] >= 0 else {}
    has_hand = isinstance(own.get(own_face.hand), (Mapping, list))
    hand = cards(own_face.hand, own.pop(own_face.hand), words) if has_hand else []
    shown, empty = fields(table, seats, words)
    return {
        "fields": shown,
        "empty": [key_name(key, words) for key in empty],
        "seats": [panel(player, seats, words) for player in players],
        "hand": hand,
    }


def _is_per_seat(value: Any, seats: int) -> bool:
    """Whether a list holds something of each player rather than just as many things."""
    if not isinstance(value, list) or len(value) != seats:
        return False
    return all(isinstance(one, Mapping) for one in value)


def panel(player: Mapping[str, Any], seats: int, words: Words) -> Data:
    """What one player has."""
    told = {key: value for key, value in player.items() if key != "score"}
    return {"score": player.get("score"), "fields": fields(told, seats, words)[0]}


def cards(key: str, held: Mapping[str, Any] | Sequence[str], words: Words) -> list[Data]:
    """A hand, card by card."""
    counts = held if isinstance(held, Mapping) else {token: held.count(token) for token in held}
    return [
        {
            "name": token_name(key, token, words),
            "icon": icon_of(words.game, token),
            "target": f"hand:{token}",
            "n": n,
        }
        for token, count in counts.items()
        if isinstance(count, int)
        for n in range(count)
    ]


# ---------------------------------------------------------------------- fields


def fields(data: Mapping[str, Any], seats: int, words: Words) -> tuple[list[Data], list[str]]:
    """Named values, single ones first and long heaps last; and the keys with nothing to say."""
    told = {key: value for key, value in data.items() if not _is_nothing(value)}
    found = [_field(key, value, seats, words) for key, value in told.items()]
    found.sort(key=lambda field: (field["kind"] != "one", field.get("long", False)))
    return found, [key for key in data if key not in told]


def _is_nothing(value: Any) -> bool:
    """Whether there is nothing to say; the number 0 says something."""
    if isinstance(value, (Mapping, list)):
        inner = value.values() if isinstance(value, Mapping) else value
        return all(_is_nothing(one) for one in inner)
    return value is None or value is False or value == ""


def _field(key: str, value: Any, seats: int, words: Words) -> Data:
    field = {"key": key, "label": key_name(key, words), "icon": icon_of(words.game, key)}
    if _is_order(key, value, seats):
        return {**field, "kind": "order", "seats": value}
    if _is_grid(value, seats):
        rows = [{"name": token_name(key, k, words), "cells": v} for k, v in value.items()]
        return {**field, "kind": "grid", "rows": rows, "seats": range(seats)}
    if isinstance(value, (Mapping, list)):
        items = list(_items(key, value, words))
        total = sum([item["number"] or 0 for item in items]) or len(items)
        size = {"total": total, "long": len(items) > FEW, "stock": _is_stock(items)}
        return {**field, "kind": "many", "items": items, **size}
    is_text = not _is_number(value) or key in face(words.game).whose
    return {**field, "kind": "one", "value": one(key, value, words), "is_text": is_text}


def _is_stock(items: Sequence[Data]) -> bool:
    """Whether pictures and numbers say it all."""
    counted = [item for item in items if item["icon"]["id"] and item["number"] is not None]
    return len(counted) == len(items) <= FEW


def _is_order(key: str, value: Any, seats: int) -> bool:
    return "order" in key and isinstance(value, list) and sorted(value) == list(range(seats))


def _is_grid(value: Any, seats: int) -> bool:
    """Whether something is counted for each player."""
    if not isinstance(value, Mapping) or not value:
        return False
    rows = [row for row in value.values() if isinstance(row, list) and len(row) == seats]
    return len(rows) == len(value) and all(_is_number(cell) for row in rows for cell in row)


def _is_number(value: Any) -> bool:
    return isinstance(value, int) and not isinstance(value, bool)


def _items(key: str, value: Mapping[str, Any] | list[Any], words: Words) -> Iterable[Data]:
    if isinstance(value, Mapping):
        for token, held in value.items():
            if not _is_nothing(held):
                yield _item(key, token, held, words)
    else:
        for token in value:
            yield _item(key, token, None, words)


def _item(key: str, token: Any, held: Any, words: Words) -> Data:
    is_token = isinstance(token, str)
    more = token if isinstance(token, (Mapping, list)) else held
    is_seat = key in face(words.game).whose and _is_number(held)
    told = "" if more is None or _is_number(more) else detail(more, words)
    return {
        "name": "" if more is token else one(key, token, words),
        "number": held if _is_number(held) and not is_seat else None,
        "detail": one(key, held, words) if is_seat else told,
        "icon": icon_of(words.game, token if is_token else ""),
        "targets": [f"{topic}:{token}" for topic in (*topics(key), "*")] if is_token else [],
    }


# ---------------------------------------------------------------------- single values


def one(key: str, value: Any, words: Words) -> str:
    """A single value in words; ``1:dwarf`` and ``dwarf:1`` are something of a seat."""
    if isinstance(value, bool):
        return words.message("yes" if value else "no")
    if not isinstance(value, str):
        return words.say(SeatName(value)) if key in face(words.game).whose else str(value)
    first, colon, last = value.partition(":")
    if colon and first.isdigit():
        return f"{words.say(SeatName(int(first)))}: {token_name(key, last, words)}"
    if colon and last.isdigit():
        return f"{words.say(SeatName(int(last)))}: {token_name(key, first, words)}"
    return token_name(key, value, words)


def detail(value: Any, words: Words, apart: str = " · ") -> str:
    """Anything on one line: names alone, numbers with what they count."""
    if isinstance(value, Mapping):
        return apart.join([_pair(k, v, words) for k, v in value.items() if not _is_nothing(v)])
    if isinstance(value, list):
        return apart.join(_listed(value, words))
    return one("", value, words)


def _pair(key: str, value: Any, words: Words) -> str:
    if value is True:
        return inner_name(key, words)
    if isinstance(value, str):
        return one(key, value, words)
    if isinstance(value, (Mapping, list)):
        return f"{inner_name(key, words)}: {detail(value, words, ', ')}"
    return f"{inner_name(key, words)} {value}"


def _listed(values: list[Any], words: Words) -> list[str]:
    """A list in words; one with as many places as there are seats tells whose things they are."""
    if len(values) != len(words.names) or not all(_may_be_whose(value) for value in values):
        return [detail(value, words, ", ") for value in values if not _is_nothing(value)]
    owned = [(at, value) for at, value in enumerate(values) if not _is_nothing(value)]
    return [_whose(words.say(SeatName(at)), value, words) for at, value in owned]


def _may_be_whose(value: Any) -> bool:
    return value is None or isinstance(value, (bool, Mapping, list))


def _whose(name: str, value: Any, words: Words) -> str:
    return name if value is True else f"{name} ({detail(value, words, ', ')})"
