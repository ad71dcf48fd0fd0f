"""Mercenaries (4N): what hiring one needs, costs and does."""

from __future__ import annotations

from typing import Final

from underhall.core.phrase import Phrase, Refusal
from underhall.games.runedar.box.names import (
    AMBUSH,
    CATAPULT,
    CLEAR_WORKSHOPS,
    DRIVE_OFF_GOBLIN,
    MERCENARIES,
    RESOURCE_COUNT,
    SABOTAGE_CATAPULT,
    SLAY_TROLL,
    TROLL_COUNT,
    WORKSHOP,
)
from underhall.games.runedar.rules import events
from underhall.games.runedar.rules.misfits import out_of_turn
from underhall.games.runedar.rules.tunnel import (
    EnemyDecision,
    eliminate_goblin,
    enemy_code,
    goblin_at,
)
from underhall.games.runedar.table.state import NOBODY, NOTHING, Runedar

CLAUSES: Final = ("RUN-4.90", "RUN-4.91", "RUN-4.92")
IDLE: Final = ("no-orc-in-workshops", "no-troll", "no-goblin")
"""Why there is nothing to do for a mercenary, of those who need somebody to go for."""


def has_work(s: Runedar, mercenary: int) -> bool:
    """RUN-4.90 to 4.92. Whether there is anything for a mercenary to do."""
    if mercenary == CLEAR_WORKSHOPS:
        return s.orcs_in_workshops() > 0
    if mercenary == SLAY_TROLL:
        return max(s.trolls) > 0
    return mercenary != DRIVE_OFF_GOBLIN or any(s.work)


def refuse_price(s: Runedar, mercenary: int) -> Refusal | None:
    """RUN-4.87, 4.88. Why a mercenary will not come for any work."""
    if not s.mercenaries >> mercenary & 1:
        return Refusal("RUN-4.87", "already-hired")
    price = s.tables.prices[mercenary]
    if s.gold <= price:
        return Refusal("RUN-4.88", "gold-must-remain", price=price, gold=s.gold)
    return None


def refuse_work(s: Runedar, mercenary: int) -> Refusal | None:
    """RUN-4.90 to 4.92. Why there is nothing to do for a mercenary."""
    return None if has_work(s, mercenary) else Refusal(CLAUSES[mercenary], IDLE[mercenary])


def hire(s: Runedar, seat: int, mercenary: int) -> None:
    """RUN-4.87. Pay from the keep, turn the card face down, and let the mercenary work."""
    price = s.tables.prices[mercenary]
    s.gold -= price
    s.mercenaries &= ~(1 << mercenary)
    s.say(events.HIRED, seat, mercenary, price, s.gold)
    if mercenary == CLEAR_WORKSHOPS:
        clear_workshops(s)
    elif mercenary == SABOTAGE_CATAPULT:
        s.machines[CATAPULT] = NOBODY
        s.say(events.SABOTAGED)
    elif mercenary == AMBUSH:
        s.revealed = NOTHING
        s.say(events.AMBUSHED)
    else:
        targets = enemies(s, mercenary)
        if len(targets) > 1:
            s.then(HireTarget(seat, mercenary))
        else:
            drive_off(s, targets[0])


def clear_workshops(s: Runedar) -> None:
    """RUN-4.90. All orcs in the three workshops return to the reserve."""
    n = s.orcs_in_workshops()
    s.reserve += n
    s.orcs[WORKSHOP : WORKSHOP + RESOURCE_COUNT] = [0] * RESOURCE_COUNT
    s.say(events.WORKSHOPS_CLEARED, n)


def enemies(s: Runedar, mercenary: int) -> list[int]:
    """RUN-4.91, 4.92. The trolls, or the goblins, that a mercenary could go for."""
    if mercenary == SLAY_TROLL:
        return s.trolls_here()
    return [enemy_code(s, at) for at in s.goblins()]


def drive_off(s: Runedar, code: int) -> None:
    """RUN-4.91, 4.92. A troll or a goblin is eliminated, however strong."""
    if code >= TROLL_COUNT:
        eliminate_goblin(s, goblin_at(code))
        return
    s.trolls[code] = 0
    s.say(events.TROLL_HUNTED, code)


class HireTarget(EnemyDecision):
    """RUN-4.91, 4.92. Choose the troll, or the goblin, that the mercenary eliminates."""

    name = "hire_target"

    def __init__(self, seat: int, mercenary: int) -> None:
        super().__init__(seat)
        self.mercenary = mercenary

    def misfit(self, s: Runedar) -> str:
        if self.mercenary not in (SLAY_TROLL, DRIVE_OFF_GOBLIN):
            return "this mercenary needs no target (RUN-4.91)"
        return out_of_turn(s, self.seat)

    def candidates(self, s: Runedar) -> list[int]:
        return enemies(s, self.mercenary)

    def choose(self, s: Runedar, code: int) -> None:
        drive_off(s, code)

    def prompt(self, s: Runedar) -> Phrase:
        return Phrase("ask-hire_target", mercenary=MERCENARIES.word(self.mercenary))
