"""The bots there are, found by entry point like games: no list in the code.

A bot that does not load is left out and named in ``broken``; the others do not notice.
"""

from __future__ import annotations

from functools import cache
from importlib.metadata import EntryPoint, entry_points

from underhall.bots.card import BotCard
from underhall.core.errors import BadOption, BrokenBot
from underhall.core.registry import reason

GROUP = "underhall.bots"


@cache
def _points() -> dict[str, EntryPoint]:
    return {point.name: point for point in sorted(entry_points(group=GROUP))}


@cache
def _loaded(id: str) -> BotCard | str:
    """The bot called ``id``, or why it does not load."""
    point = _points()[id]
    try:
        found = point.load()
    except (Exception, SystemExit) as why:  # somebody else's code may fail in any way
        return reason(why)
    if not isinstance(found, BotCard):
        return f"{point.value} is not a bot"
    return found if found.id == id else f"{point.value} calls itself {found.id!r}"


def cards() -> dict[str, BotCard]:
    """Every installed bot that loads by its id, the weakest first."""
    found = [_loaded(id) for id in _points()]
    loaded = [card for card in found if isinstance(card, BotCard)]
    return {card.id: card for card in sorted(loaded, key=_order)}


def _order(card: BotCard) -> tuple[int, str]:
    return card.strength, card.id


def broken() -> dict[str, str]:
    """Every installed bot that does not load by its id, with the reason."""
    found = {id: _loaded(id) for id in _points()}
    return {id: why for id, why in found.items() if isinstance(why, str)}


def card(id: str) -> BotCard:
    """The bot called ``id``; BrokenBot if it does not load, BadOption if there is none."""
    if id not in _points():
        raise BadOption(f"there is no bot {id!r}; there are: {', '.join(levels())}")
    found = _loaded(id)
    if isinstance(found, str):
        raise BrokenBot(f"{id}: {found}")
    return found


def levels() -> list[str]:
    """The levels that people can choose, the weakest first."""
    return list(cards())


def strongest() -> str:
    """The level of good opponents, of advice, and of who goes on for somebody that has left."""
    return _some(levels())[-1]


def weakest() -> str:
    """The level that needs no thought."""
    return _some(levels())[0]


def _some(levels: list[str]) -> list[str]:
    if not levels:
        raise BadOption("no bot is installed")
    return levels
