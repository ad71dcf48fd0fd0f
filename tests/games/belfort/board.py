"""Positions of Belfort with every player told: any phase, any number of seats."""

from typing import Any

from games.belfort.turn import goods, stock

from underhall.core.match import Match


def player(held: Any = "1/1/1/5", **things: Any) -> dict[str, Any]:
    """A player with goods as wood/stone/metal/gold, and workers at home as in the setup."""
    return {"goods": goods(held), **things}


def board(*players: dict[str, Any], phase: Any = "placement", **table: Any) -> dict[str, Any]:
    """A position of these players, by seat."""
    return {
        "game": "belfort",
        "seats": len(players),
        "table": {"phase": phase, **table, "players": list(players)},
    }


def stocks(match: Match) -> list[str]:
    """Everybody's goods."""
    return [stock(match, seat) for seat in range(match.state.seats)]
