"""The random player: any option is as good as another."""

from __future__ import annotations

from underhall.bots.card import BotCard, Strategy
from underhall.bots.seat_view import SeatView


class AtRandom(Strategy):
    """Draws its choice by lot."""

    def __init__(self, budget: int) -> None:
        pass

    def choose(self, view: SeatView) -> int:
        return view.any_option()


BOT = BotCard("random", strength=0, mind=AtRandom)
