"""What many frames have in common: whose turn it is, and that a dwarf card is being played."""

from __future__ import annotations

from underhall.core.agenda import Decision
from underhall.games.runedar.rules.misfits import out_of_step, out_of_turn
from underhall.games.runedar.table.state import Runedar
from underhall.kit.effects import SeatEffect


class TurnEffect(SeatEffect[Runedar]):
    """Something that happens in the turn of a seat."""

    def misfit(self, s: Runedar) -> str:
        return out_of_turn(s, self.seat)


class CardDecision(Decision[Runedar]):
    """Something to decide about the dwarf card that is being played."""

    def misfit(self, s: Runedar) -> str:
        return out_of_step(s, self.seat)
