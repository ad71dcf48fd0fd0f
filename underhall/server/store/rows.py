"""Cards and entries as rows: the same text in every store, so that they can be compared."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Any

from underhall.server.errors import StoreDamaged
from underhall.server.store.interface import Card
from underhall.server.tables.log import UNREADABLE, Entry

COLUMNS = "id, game, invite, opened, changed, number, status, deadline, state"
"""What a row of a card is made of."""


def entry_rows(table: str, entries: Sequence[Entry]) -> list[tuple[Any, ...]]:
    """Entries as they are written."""
    return [(table, one.number, one.at, one.kind, as_text(one.data)) for one in entries]


def changing(card: Card) -> tuple[Any, ...]:
    """The columns of a card that every change renews."""
    return card.changed, card.number, card.status, card.deadline, as_text(card.state)


def read_card(row: Sequence[Any]) -> Card:
    """The card in a row."""
    id, game, invite, opened, changed, number, status, deadline, state = row
    return Card(id, game, invite, opened, changed, number, status, deadline, read_state(state))


def read_entry(number: int, at: int, kind: str, text: str) -> Entry:
    """An entry; whoever reads its table back judges one that tells nothing sensible."""
    data = _loaded(text)
    known = isinstance(data, dict)
    return Entry(number, at, kind, data) if known else Entry(number, at, UNREADABLE, {})


def read_state(text: str) -> dict[str, Any]:
    """The state of a card."""
    data = _loaded(text)
    if not isinstance(data, dict):
        raise StoreDamaged(f"a card is no object: {text[:40]}")
    return data


def as_text(data: object) -> str:
    """Data as it is written."""
    return json.dumps(data, ensure_ascii=False, separators=(",", ":"))


def _loaded(text: str) -> Any:
    try:
        return json.loads(text)
    except ValueError as why:
        raise StoreDamaged(f"an entry is no JSON: {why}") from None
