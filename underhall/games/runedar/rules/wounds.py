"""Rolling the dice of an attack and dealing wounds (4I, 4J)."""

from __future__ import annotations

from underhall.core.agenda import Effect
from underhall.core.phrase import Phrase, Refusal
from underhall.games.runedar.box.names import (
    DIE,
    ENTRANCE,
    FIGHT,
    MACHINE_AT,
    TROLL_COUNT,
)
from underhall.games.runedar.rules import events
from underhall.games.runedar.rules.misfits import misdirected, out_of_step
from underhall.games.runedar.rules.tunnel import (
    EnemyDecision,
    enemy_code,
    goblin_at,
    wound_goblin,
    wound_troll,
)
from underhall.games.runedar.rules.windows import AFTER_ROLL, Interrupt
from underhall.games.runedar.table.state import NOBODY, Runedar


class Roll(Effect[Runedar]):
    """RUN-4.46, 4.49, 4.52, 4.57. Roll the dice and see what they do."""

    name = "roll"

    def __init__(self, seat: int, ranged: int, target: int, dice: int, sure: int) -> None:
        self.seat = seat
        self.ranged = ranged
        self.target = target
        self.dice = dice
        self.sure = sure

    def misfit(self, s: Runedar) -> str:
        return misdirected(s, self.seat, self.ranged, self.target, self.dice, self.sure)

    def run(self, s: Runedar) -> None:
        n = self._result(s)
        kills = n if self.ranged else n // s.tables.orc_successes
        if self.target == ENTRANCE and payable(s, self.ranged, n):
            s.then(Interrupt(self.seat, AFTER_ROLL), Wounds(self.seat, self.ranged, n))
        elif self.target >= MACHINE_AT and n:
            shoot_machine(s, self.seat, self.target - MACHINE_AT)
        elif self.target < MACHINE_AT and min(kills, s.orcs[self.target]):
            slay_orcs(s, self.seat, self.target, min(kills, s.orcs[self.target]), self.ranged)
        else:
            s.say(events.MISSED, self.seat)

    def _result(self, s: Runedar) -> int:
        """RUN-4.52, 4.57. Successes, or in a ranged attack crossbows."""
        t = s.tables
        faces = [s.pick_weighted(DIE, t.faces) for _ in range(self.dice)]
        if self.ranged:
            n = sum([t.face_crossbows[face] for face in faces])
            s.say(events.RANGED_ROLLED, self.seat, tuple(faces), n)
            return n
        n = self.sure + sum([t.face_successes[face] for face in faces])
        if faces:
            s.say(events.MELEE_ROLLED, self.seat, tuple(faces), self.sure, n)
        else:
            s.say(events.STRUCK_SURELY, self.seat, n)
        return n


def shoot_machine(s: Runedar, seat: int, machine: int) -> None:
    """RUN-4.58. One crossbow defeats a machine."""
    s.machines[machine] = NOBODY
    s.say(events.MACHINE_DEFEATED, seat, machine)


def slay_orcs(s: Runedar, seat: int, area: int, n: int, ranged: int) -> None:
    """RUN-4.53, 4.59. As many orcs of the area as possible return to the reserve."""
    s.orcs[area] -= n
    s.reserve += n
    s.say(events.ORCS_SHOT if ranged else events.ORCS_SLAIN, seat, area, n)


def payable(s: Runedar, ranged: int, left: int) -> list[int]:
    """RUN-4.54, 4.60. The trolls and goblins that the rest of a roll can still wound."""
    return [code for code in fighting(s) if wound_cost(s, ranged, code) <= left]


def fighting(s: Runedar) -> list[int]:
    """The trolls and goblins at the entrance that can be wounded."""
    return s.trolls_here() + [enemy_code(s, at) for at in s.goblins_of(FIGHT)]


def wound_cost(s: Runedar, ranged: int, code: int) -> int:
    """RUN-4.54, 4.60. What a wound takes: so many successes, or one crossbow."""
    if ranged:
        return 1
    if code < TROLL_COUNT:
        return s.tables.troll_successes[code]
    return s.tables.goblin_successes[code - TROLL_COUNT]


class Wounds(Effect[Runedar]):
    """RUN-4.54, 4.60. The roll is spent on wounds."""

    name = "wounds"

    def __init__(self, seat: int, ranged: int, left: int) -> None:
        self.seat = seat
        self.ranged = ranged
        self.left = left

    def misfit(self, s: Runedar) -> str:
        return out_of_step(s, self.seat)

    def run(self, s: Runedar) -> None:
        spend(s, self.seat, self.ranged, self.left)


def spend(s: Runedar, seat: int, ranged: int, left: int) -> None:
    """RUN-4.50, 4.54, 4.60. Deal wounds while any can be paid, asking where there is a choice."""
    while s.result is None:
        found = payable(s, ranged, left)
        if not found:
            return
        if len(found) > 1:
            s.then(AllotWound(seat, ranged, left))
            return
        left -= wound_cost(s, ranged, found[0])
        wound(s, found[0])


def wound(s: Runedar, code: int) -> None:
    """One wound on a troll or a goblin."""
    if code < TROLL_COUNT:
        wound_troll(s, code)
    else:
        wound_goblin(s, goblin_at(code))


class AllotWound(EnemyDecision):
    """RUN-4.54, 4.60. Choose who takes the next wound; codes are trolls and goblins."""

    name = "allot_wound"

    def __init__(self, seat: int, ranged: int, left: int) -> None:
        super().__init__(seat)
        self.ranged = ranged
        self.left = left

    def candidates(self, s: Runedar) -> list[int]:
        return s.trolls_here() + [enemy_code(s, at) for at in s.goblins()]

    def options(self, s: Runedar) -> list[int]:
        return payable(s, self.ranged, self.left)

    def refusal(self, s: Runedar, code: int) -> Refusal | None:
        if code not in fighting(s):
            return Refusal("RUN-4.44", "cannot-be-fought")
        cost = wound_cost(s, self.ranged, code)
        if cost <= self.left:
            return None
        return Refusal("RUN-4.54", "successes-short", price=cost, n=self.left)

    def choose(self, s: Runedar, code: int) -> None:
        wound(s, code)
        spend(s, self.seat, self.ranged, self.left - wound_cost(s, self.ranged, code))

    def prompt(self, s: Runedar) -> Phrase:
        return Phrase(
            "ask-allot_wound-ranged" if self.ranged else "ask-allot_wound-melee", n=self.left
        )
