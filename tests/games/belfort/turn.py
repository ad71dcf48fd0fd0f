"""Positions of Belfort in one line: an Actions turn of seat 0, whose rivals have nothing."""

from typing import Any

from helpers import table

from underhall.core.match import Match
from underhall.core.secrets import decision_data
from underhall.games.belfort.box.names import (
    CARDS,
    GOODS,
)
from underhall.games.belfort.table.layout import LAYOUT

FULL_DECK = [card for card in CARDS.tokens for _ in range(5)]


def goods(stock: str) -> dict[str, int]:
    """A stock written as wood/stone/metal/gold, such as ``"1/3/1/0"``."""
    return dict(zip(GOODS.tokens, map(int, stock.split("/"))))


def rival(stock: Any = "0/0/0/0", **things: Any) -> dict[str, Any]:
    """Another player, who has no workers unless told and so passes without being asked."""
    return {"goods": goods(stock), "home": {}, **things}


def turn(stock: str, *rivals: dict[str, Any], seats: Any = 3, **things: Any) -> dict[str, Any]:
    """Seat 0 with a stock and with things of its own or of the table; then the rivals by seat."""
    own = {key: value for key, value in things.items() if key not in LAYOUT.keys}
    common = {key: value for key, value in things.items() if key in LAYOUT.keys}
    players = [{"goods": goods(stock), **own}, *rivals]
    players += [rival()] * (seats - len(players))
    return {
        "game": "belfort",
        "seats": seats,
        "table": {"phase": "actions", **common, "players": players},
    }


def mine(match: Match, key: str, seat: int = 0) -> Any:
    """What a player has of something, seat 0 unless told."""
    return table(match)["players"][seat][key]


def stock(match: Match, seat: int = 0) -> str:
    """The goods of a player as wood/stone/metal/gold."""
    return "/".join([str(mine(match, "goods", seat)[good]) for good in GOODS.tokens])


def reasons(match: Match) -> dict[str, str]:
    """Everything that is refused to seat 0 now, and why."""
    refused = decision_data(match.state, match.state.asked(0))["refused"]
    return {each["token"]: each["reason"] for each in refused}


def without(*cards: str) -> list[str]:
    """All fifty cards but these."""
    left = list(FULL_DECK)
    for card in cards:
        left.remove(card)
    return left
