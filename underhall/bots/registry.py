"""The bots there are, found by entry point like games."""

from __future__ import annotations

from typing import Any

from underhall.bots.card import BotCard
from underhall.core.errors import BadOption, BrokenBot
from underhall.core.plugins import Plugins

USUAL = "adept"


def _fault(card: Any) -> str:
    numbers = isinstance(card.strength, int) and isinstance(card.budget, int)
    return "" if numbers else "its strength and budget must be whole numbers"


BOTS = Plugins("underhall.bots", BotCard, "bot", BrokenBot, fault=_fault)


def cards() -> dict[str, BotCard]:
    """Every installed bot that loads by its id, the weakest first."""
    return dict(sorted(BOTS.all().items(), key=_order))


def _order(entry: tuple[str, BotCard]) -> tuple[int, str]:
    return entry[1].strength, entry[0]


def broken() -> dict[str, str]:
    """Every installed bot that does not load by its id, with the reason."""
    return BOTS.broken()


def card(id: str) -> BotCard:
    """The bot called ``id``; BrokenBot if it does not load, BadOption if there is none."""
    if id not in BOTS.points():
        raise BadOption(f"there is no bot {id!r}; there are: {', '.join(levels())}")
    found: BotCard = BOTS.one(id)
    return found


def levels() -> list[str]:
    """The levels that people can choose, the weakest first."""
    return [id for id, card in cards().items() if card.offered]


def known() -> list[str]:
    """The levels that can be named, those of old times included, the weakest first."""
    return list(cards())


def strongest() -> str:
    """The level that thinks hardest."""
    return _some(levels())[-1]


def usual() -> str:
    """The level of opponents unless somebody chooses, of advice, and of who goes on for somebody
    that has left: good, and quick enough to wait for."""
    return USUAL if USUAL in levels() else strongest()


def weakest() -> str:
    """The level that needs no thought."""
    return _some(levels())[0]


def _some(levels: list[str]) -> list[str]:
    if not levels:
        raise BadOption("no bot is installed")
    return levels
