"""Orc cards and siege cards (4E)."""

from __future__ import annotations

from typing import Any

from underhall.core.agenda import Effect, Frame
from underhall.games.runedar.box.names import ORC_CARD, OUTSIDE, SIEGE, WALL, WORKSHOP
from underhall.games.runedar.rules import events
from underhall.games.runedar.rules.frames import TurnEffect
from underhall.games.runedar.rules.machines import MachineSymbol
from underhall.games.runedar.rules.scoring import (
    LAST_GOLD,
    LAST_ORC_FIGURE,
    LAST_SIEGE_CARD,
    lose,
)
from underhall.games.runedar.rules.windows import (
    BEFORE_ARROW,
    BEFORE_DEFEAT,
    SIEGE_CARD_REVEALED,
    Interrupt,
    sets_off_machine,
    siege_words,
)
from underhall.games.runedar.table.state import NOTHING, ORCS_STEP, Runedar


class OrcsStep(TurnEffect):
    """RUN-4.17. Step B: every orc card in hand, one at a time."""

    name = "orcs_step"

    def run(self, s: Runedar) -> None:
        s.phase = ORCS_STEP
        if not s.has_orc_card(self.seat):
            return
        s.lay_down(self.seat, ORC_CARD)
        s.say(events.ORC_CARD_PLAYED, self.seat)
        s.then(RevealCard(self.seat), self)
        if s.siege_left() == 1:
            s.then(Interrupt(self.seat, BEFORE_DEFEAT))


class RevealCard(TurnEffect):
    """RUN-4.18, 4.19. The top siege card is revealed; the last of them loses the game."""

    name = "reveal_card"

    def run(self, s: Runedar) -> None:
        card = s.pick(SIEGE, s.top_stack())
        s.siege_gone |= 1 << card
        left = s.siege_left()
        if s.telling:
            shows = siege_words(s, card)
            s.say(events.SIEGE_CARD_REVEALED, self.seat, card, shows, left)
        if left == 0:
            lose(s, LAST_SIEGE_CARD)
            return
        s.revealed = card
        s.then(Interrupt(self.seat, SIEGE_CARD_REVEALED), SiegeCard(self.seat))


class SiegeCard(TurnEffect):
    """RUN-4.20. The card takes effect, unless an ambush took it away: the arrow is always last."""

    name = "siege_card"

    def run(self, s: Runedar) -> None:
        card = s.revealed
        s.revealed = NOTHING
        if card == NOTHING or not place_orcs(s, card):
            return
        machines = s.tables.siege_machines[card]
        coming: list[Frame[Any]] = [MachineSymbol(self.seat, machine) for machine in machines]
        if s.tables.siege_arrow[card]:
            if sets_off_machine(s, card):
                coming.append(Interrupt(self.seat, BEFORE_ARROW))
            coming.append(Arrow())
        s.then(*coming)


def place_orcs(s: Runedar, card: int) -> bool:
    """RUN-4.21. Orcs come before the walls one by one; False if the last figure lost the game."""
    for wall, n in enumerate(s.tables.siege_orcs[card]):
        if n == 0:
            continue
        placed = min(n, s.reserve)
        s.orcs[OUTSIDE + wall] += placed
        s.reserve -= placed
        s.say(events.ORCS_PLACED, OUTSIDE + wall, placed, s.reserve)
        if s.reserve == 0:
            lose(s, LAST_ORC_FIGURE)
            return False
    return True


class Arrow(Effect[Runedar]):
    """RUN-4.24 to 4.26. All orcs advance one place; those who reach the keep steal and are gone."""

    name = "arrow"

    def run(self, s: Runedar) -> None:
        thieves = s.orcs_in_workshops()
        orcs = s.orcs
        moved = sum(orcs)
        orcs[WORKSHOP : WORKSHOP + 3] = orcs[WALL : WALL + 3]
        orcs[WALL : WALL + 3] = orcs[OUTSIDE : OUTSIDE + 3]
        orcs[OUTSIDE : OUTSIDE + 3] = [0, 0, 0]
        s.say(events.ORCS_ADVANCED, moved)
        if thieves:
            steal(s, thieves)


def steal(s: Runedar, thieves: int) -> None:
    """RUN-4.25. Each orc in the keep takes a nugget out of the game and returns to the reserve."""
    stolen = min(thieves, s.gold)
    s.reserve += thieves
    s.gold -= stolen
    s.say(events.GOLD_STOLEN, stolen, s.gold)
    if s.gold == 0:
        lose(s, LAST_GOLD)
