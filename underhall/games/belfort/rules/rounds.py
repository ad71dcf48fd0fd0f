"""The calendar (4-B): seven rounds and the order of their phases."""

from __future__ import annotations

from underhall.core.agenda import Effect, Frame
from underhall.games.belfort.rules import events
from underhall.games.belfort.rules.actions import ActionsPhase
from underhall.games.belfort.rules.collection import Collection
from underhall.games.belfort.rules.placement import BeginPlacement
from underhall.games.belfort.rules.scoring import Scoring, end_game
from underhall.games.belfort.rules.virtual import VirtualTurns
from underhall.games.belfort.table.state import Belfort


class NextRound(Effect[Belfort]):
    """BEL-4.1, 4.11, 4.103. Move the calendar; after the last round the game is over."""

    name = "next_round"

    def run(self, s: Belfort) -> None:
        if s.round == s.tables.rounds:
            end_game(s)
            return
        s.round += 1
        s.say(events.ROUND_BEGAN, s.round)
        s.then(*phases())


def phases() -> list[Frame[Belfort]]:
    """BEL-4.1. What a round consists of, and then the next."""
    return [
        BeginPlacement(),
        Collection(),
        ActionsPhase(),
        VirtualTurns(),
        Scoring(),
        NextRound(),
    ]
