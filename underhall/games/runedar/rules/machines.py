"""Siege tower and catapult (4D), lying and standing ones in the solo game (5)."""

from __future__ import annotations

from typing import ClassVar

from underhall.core.agenda import Decision, Effect
from underhall.core.names import SEAT, Codec, Names
from underhall.games.runedar.box.names import (
    CATAPULT,
    CATAPULTS,
    MACHINES,
    SIEGE_TOWER,
    SPACES,
    TROLL_COUNT,
    TROLLS,
)
from underhall.games.runedar.rules import events
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
    IN_STACK,
    MACHINES_STEP,
    NOBODY,
    Runedar,
)


class MachinesStep(Effect[Runedar]):
    """RUN-4.13, 5.4. Step A: the machines before the player act; those that lie are stood up."""

    name = "machines_step"
    fields: ClassVar[tuple[tuple[str, Codec], ...]] = (("seat", SEAT),)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def misfit(self, s: Runedar) -> str:
        return out_of_turn(s, self.seat)

    def run(self, s: Runedar) -> None:
        s.phase = MACHINES_STEP
        ready = [m for m in (SIEGE_TOWER, CATAPULT) if s.machines[m] == self.seat]
        for machine in ready.copy():
            if s.lying[machine]:
                ready.remove(machine)
                s.lying[machine] = 0
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
        both = s.machines == [self.seat, self.seat]
        return out_of_turn(s, self.seat) if both else "not both machines stand there (RUN-4.13)"

    def candidates(self, s: Runedar) -> list[int]:
        return [SIEGE_TOWER, CATAPULT]

    def choose(self, s: Runedar, code: int) -> None:
        s.then(ActivateMachine(self.seat, CATAPULT if code == SIEGE_TOWER else SIEGE_TOWER))
        activate(s, self.seat, code)

    def targets(self, s: Runedar, code: int) -> list[str]:
        return [f"machine:{MACHINES.token(code)}"]


class ActivateMachine(Effect[Runedar]):
    """RUN-4.13. The second of two machines acts."""

    name = "activate_machine"
    fields: ClassVar[tuple[tuple[str, Codec], ...]] = (("seat", SEAT), ("machine", MACHINES))

    def __init__(self, seat: int, machine: int) -> None:
        self.seat = seat
        self.machine = machine

    def misfit(self, s: Runedar) -> str:
        return machine_missing(s, self.machine) or out_of_turn(s, self.seat)

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
    elif s.trolls.count(IN_STACK) == 1:
        s.then(Interrupt(seat, BEFORE_DEFEAT), BringTroll())
    else:
        bring_troll(s)


def return_machine(s: Runedar, machine: int) -> None:
    """A machine goes back to the reserve."""
    s.machines[machine] = NOBODY
    s.lying[machine] = 0


class BringTroll(Effect[Runedar]):
    """RUN-4.14. The siege tower acts, after a window."""

    name = "bring_troll"

    def misfit(self, s: Runedar) -> str:
        return machine_missing(s, SIEGE_TOWER)

    def run(self, s: Runedar) -> None:
        bring_troll(s)


def bring_troll(s: Runedar) -> None:
    """RUN-4.14. A troll comes to the tunnel entrance; the last token loses the game."""
    t = s.tables
    stack = [token for token in range(TROLL_COUNT) if s.trolls[token] == IN_STACK]
    token = s.pick(TROLLS, stack)
    wounds, successes = t.troll_wounds[token], t.troll_successes[token]
    s.say(events.TROLL_REVEALED, token, wounds, successes, len(stack) - 1)
    if len(stack) == 1:
        s.trolls[token] = 0
        lose(s, LAST_TROLL_TOKEN)
        return
    s.trolls[token] = wounds
    return_machine(s, SIEGE_TOWER)


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
            return_machine(s, CATAPULT)


def block_space(s: Runedar, space: int) -> None:
    """RUN-4.15, 4.16. The card on a space is destroyed, and none will ever lie there again."""
    if s.board[space] >= 0:
        kind = destroy_upgrade(s, space)
        s.say(events.UPGRADE_DESTROYED, kind, space + 1)
    s.board[space] = BLOCKED


class MachineSymbol(Effect[Runedar]):
    """RUN-4.22, 4.23, 5.3, 5.5. A machine arrives before the player; one in play acts at once."""

    name = "machine_symbol"
    fields: ClassVar[tuple[tuple[str, Codec], ...]] = (("seat", SEAT), ("machine", MACHINES))

    def __init__(self, seat: int, machine: int) -> None:
        self.seat = seat
        self.machine = machine

    def misfit(self, s: Runedar) -> str:
        return out_of_turn(s, self.seat)

    def run(self, s: Runedar) -> None:
        if s.machines[self.machine] != NOBODY:
            activate(s, self.seat, self.machine)
            return
        s.machines[self.machine] = self.seat
        s.lying[self.machine] = int(s.seats == 1)
        if s.seats == 1:
            s.say(events.MACHINE_LAID, self.seat, self.machine)
        elif self.machine == CATAPULT:
            s.say(events.CATAPULT_ARRIVED, self.seat, self.machine)
        else:
            s.say(events.MACHINE_ARRIVED, self.seat, self.machine)
