"""Siege tower and catapult (4D), lying and standing ones in the solo game (5)."""

from __future__ import annotations

from typing import ClassVar

from underhall.core.agenda import Decision, Effect
from underhall.core.names import Names
from underhall.games.runedar.box.names import (
    CATAPULT,
    CATAPULTS,
    MACHINES,
    SIEGE_TOWER,
    SPACES,
    TROLLS,
)
from underhall.games.runedar.rules import events
from underhall.games.runedar.rules.frames import TurnEffect
from underhall.games.runedar.rules.misfits import out_of_turn
from underhall.games.runedar.rules.scoring import (
    LAST_CATAPULT_CARD,
    LAST_GOLD,
    LAST_TROLL_TOKEN,
    lose,
)
from underhall.games.runedar.rules.upgrades import destroy_upgrade
from underhall.games.runedar.rules.windows import (
    BEFORE_DEFEAT,
    CATAPULT_ACTIVATION,
    Interrupt,
)
from underhall.games.runedar.table.state import (
    BLOCKED,
    LYING,
    MACHINES_STEP,
    NOBODY,
    Runedar,
)


class MachinesStep(TurnEffect):
    """RUN-4.13, 5.4. Step A: the machines before the player act; those that lie are stood up."""

    name = "machines_step"

    def run(self, s: Runedar) -> None:
        s.phase = MACHINES_STEP
        ready = [m for m in (SIEGE_TOWER, CATAPULT) if s.machines[m] == self.seat]
        for machine in (SIEGE_TOWER, CATAPULT):
            if s.machines[machine] == LYING:
                s.machines[machine] = self.seat
                s.say(events.MACHINE_STOOD_UP, self.seat, machine)
        if len(ready) > 1:
            s.then(MachineOrder(self.seat))
        elif ready:
            activate(s, self.seat, ready[0])


class MachineOrder(Decision[Runedar]):
    """RUN-4.13. Both machines act: choose which is first."""

    name = "machine_order"
    starts_action = True
    names: ClassVar[Names | None] = MACHINES

    def misfit(self, s: Runedar) -> str:
        both = all([place in (self.seat, LYING) for place in s.machines])
        return out_of_turn(s, self.seat) if both else "not both machines stand there (RUN-4.13)"

    def choose(self, s: Runedar, code: int) -> None:
        s.then(ActivateMachine(self.seat, CATAPULT if code == SIEGE_TOWER else SIEGE_TOWER))
        activate(s, self.seat, code)

    def targets(self, s: Runedar, code: int) -> list[str]:
        return [f"machine:{MACHINES.token(code)}"]


class MachineEffect(TurnEffect):
    """Something that a machine does."""

    def __init__(self, seat: int, machine: int) -> None:
        super().__init__(seat)
        self.machine = machine


class ActivateMachine(MachineEffect):
    """RUN-4.13. The second of two machines acts."""

    name = "activate_machine"

    def misfit(self, s: Runedar) -> str:
        return machine_missing(s, self.machine) or super().misfit(s)

    def run(self, s: Runedar) -> None:
        activate(s, self.seat, self.machine)


def machine_missing(s: Runedar, machine: int) -> str:
    """RUN-4.13. Why a machine cannot act, for positions."""
    here = s.machines[machine] != NOBODY
    return "" if here else f"the {MACHINES.token(machine)} is in the reserve (RUN-4.13)"


def activate(s: Runedar, seat: int, machine: int) -> None:
    """RUN-4.14, 4.15. A machine acts; before the catapult or the last troll a window opens."""
    if machine == CATAPULT:
        s.then(Interrupt(seat, CATAPULT_ACTIVATION), FireCatapult())
        return
    s.then(BringTroll())
    if len(s.troll_stack()) == 1:
        s.then(Interrupt(seat, BEFORE_DEFEAT))


class BringTroll(Effect[Runedar]):
    """RUN-4.14. The siege tower brings a troll to the tunnel; the last token loses the game."""

    name = "bring_troll"

    def misfit(self, s: Runedar) -> str:
        return machine_missing(s, SIEGE_TOWER)

    def run(self, s: Runedar) -> None:
        stack = s.troll_stack()
        token = s.pick(TROLLS, stack)
        wounds, successes = s.tables.troll_wounds[token], s.tables.troll_successes[token]
        s.say(events.TROLL_REVEALED, token, wounds, successes, len(stack) - 1)
        if len(stack) == 1:
            s.trolls[token] = 0
            lose(s, LAST_TROLL_TOKEN)
            return
        s.trolls[token] = wounds
        s.machines[SIEGE_TOWER] = NOBODY


class FireCatapult(Effect[Runedar]):
    """RUN-4.15. The catapult blocks an upgrade space and costs a nugget, unless sabotaged."""

    name = "fire_catapult"

    def run(self, s: Runedar) -> None:
        if s.machines[CATAPULT] == NOBODY:
            return
        left = [space for space in range(SPACES) if s.catapults >> space & 1]
        space = s.pick(CATAPULTS, left)
        s.catapults &= ~(1 << space)
        s.say(events.CATAPULT_FIRED, space, space + 1, len(left) - 1)
        if len(left) == 1:
            lose(s, LAST_CATAPULT_CARD)
            return
        block_space(s, space)
        s.gold -= 1
        s.say(events.GOLD_BURIED, s.gold)
        if s.gold == 0:
            lose(s, LAST_GOLD)
        else:
            s.machines[CATAPULT] = NOBODY


def block_space(s: Runedar, space: int) -> None:
    """RUN-4.15, 4.16. The card on a space is destroyed, and none will ever lie there again."""
    if s.board[space] >= 0:
        s.say(events.UPGRADE_DESTROYED, destroy_upgrade(s, space), space + 1)
    s.board[space] = BLOCKED


class MachineSymbol(MachineEffect):
    """RUN-4.22, 4.23, 5.3, 5.5. A machine arrives before the player; one in play acts at once."""

    name = "machine_symbol"

    def run(self, s: Runedar) -> None:
        if s.machines[self.machine] != NOBODY:
            activate(s, self.seat, self.machine)
            return
        kinds = (events.MACHINE_ARRIVED, events.CATAPULT_ARRIVED)
        arrived = events.MACHINE_LAID if s.seats == 1 else kinds[self.machine]
        s.machines[self.machine] = LYING if s.seats == 1 else self.seat
        s.say(arrived, self.seat, self.machine)
