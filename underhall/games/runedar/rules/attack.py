"""Attacks (4I, 4J): whom to attack, and cards that are joined before the roll."""

from __future__ import annotations

from typing import ClassVar, Final

from underhall.core.agenda import Decision
from underhall.core.names import SEAT, Codec, Number
from underhall.core.phrase import Phrase, Refusal, Word
from underhall.games.runedar.box.names import (
    ACTION_COUNT,
    ACTIONS,
    AREAS,
    CARDS,
    CATAPULT,
    ENTRANCE,
    MACHINE_AT,
    MACHINES,
    MELEE,
    MELEE_AUTO,
    OUTSIDE,
    RANGED,
    SIEGE_TOWER,
    TARGETS,
    TOWER,
)
from underhall.games.runedar.rules import events
from underhall.games.runedar.rules.misfits import misaimed, misarmed, out_of_step, refused
from underhall.games.runedar.rules.wounds import ATTACK_FIELDS, Roll
from underhall.games.runedar.table.state import NOBODY, Runedar

ROLL: Final = 0
"""When joining cards: enough of them."""
JOIN: Final = 1
"""JOIN + card * 2, and one more for the card's sure successes."""

# ---------------------------------------------------------------------- whom to attack


def has_fighters(s: Runedar, area: int) -> bool:
    """RUN-4.45. Whether an area holds anybody who could be wounded."""
    if area == ENTRANCE:
        return max(s.trolls) > 0 or bool(s.fighters())
    return s.orcs[area] > 0


def refuse_melee(s: Runedar, seat: int) -> Refusal | None:
    """RUN-4.45, 4.51. Why there is nobody to strike."""
    if has_fighters(s, s.areas[seat]):
        return None
    return Refusal("RUN-4.51", "nobody-to-strike", area=AREAS.word(s.areas[seat]))


def ranged_targets(s: Runedar, seat: int) -> list[int]:
    """RUN-4.55. What can be shot at from where the dwarf stands."""
    area = s.areas[seat]
    if not TOWER <= area < OUTSIDE:
        return []
    found = [target for target in s.tables.shots[area] if has_fighters(s, target)]
    for machine in (SIEGE_TOWER, CATAPULT):
        if s.machines[machine] != NOBODY:
            found.append(MACHINE_AT + machine)
    return found


def refuse_ranged(s: Runedar, seat: int) -> Refusal | None:
    """RUN-4.45, 4.55. Why there is nothing to shoot at."""
    if not TOWER <= s.areas[seat] < OUTSIDE:
        return Refusal("RUN-4.55", "not-on-tower")
    return None if ranged_targets(s, seat) else Refusal("RUN-4.45", "nothing-to-shoot")


class RangedTarget(Decision[Runedar]):
    """RUN-4.55, 4.56. Choose the one target of a ranged attack; codes are areas and machines."""

    name = "ranged_target"
    fields: ClassVar[tuple[tuple[str, Codec], ...]] = (("seat", SEAT), ("dice", Number(1)))

    def __init__(self, seat: int, dice: int) -> None:
        super().__init__(seat)
        self.dice = dice

    def misfit(self, s: Runedar) -> str:
        found = out_of_step(s, self.seat) or refused(refuse_ranged(s, self.seat))
        return found or misarmed(s, self.dice, 0)

    def candidates(self, s: Runedar) -> list[int]:
        return list(range(MACHINE_AT + len(MACHINES)))

    def options(self, s: Runedar) -> list[int]:
        return ranged_targets(s, self.seat)

    def refusal(self, s: Runedar, code: int) -> Refusal | None:
        if code >= MACHINE_AT:
            if s.machines[code - MACHINE_AT] != NOBODY:
                return None
            return Refusal("RUN-4.55", "machine-in-reserve", machine=self.label(s, code))
        if code not in s.tables.shots[s.areas[self.seat]]:
            return Refusal("RUN-4.55", "out-of-sight")
        return None if has_fighters(s, code) else Refusal("RUN-4.45", "nobody-to-shoot")

    def choose(self, s: Runedar, code: int) -> None:
        declare(s, self.seat, 1, code, self.dice, 0)

    def token(self, s: Runedar, code: int) -> str:
        return TARGETS.token(code)

    def label(self, s: Runedar, code: int) -> Word:
        return target_word(code)

    def targets(self, s: Runedar, code: int) -> list[str]:
        return [target_mark(code)]


def target_word(target: int) -> Word:
    """An area or a machine, to be put into words."""
    return MACHINES.word(target - MACHINE_AT) if target >= MACHINE_AT else AREAS.word(target)


def target_mark(target: int) -> str:
    """What stands for a target on the table."""
    return ("machine:" if target >= MACHINE_AT else "area:") + TARGETS.token(target)


# ---------------------------------------------------------------------- joining cards


def begin_attack(s: Runedar, seat: int, action: int, n: int) -> None:
    """RUN-4.46. The first card of an attack; a ranged one needs its target first."""
    dice = min(n, s.tables.most_dice)
    if action == RANGED:
        s.then(RangedTarget(seat, dice))
    elif action == MELEE:
        declare(s, seat, 0, s.areas[seat], dice, 0)
    else:
        declare(s, seat, 0, s.areas[seat], 0, n)


def declare(s: Runedar, seat: int, ranged: int, target: int, dice: int, sure: int) -> None:
    """RUN-4.47. Ask for cards to join, or roll at once where none could."""
    join = JoinCard(seat, ranged, target, dice, sure)
    if len(join.options(s)) > 1:
        s.then(join)
    else:
        s.then(Roll(seat, ranged, target, dice, sure))


class JoinCard(Decision[Runedar]):
    """RUN-4.47, 4.48, 4.100. Join another card of the hand to the attack, or roll."""

    name = "join_card"
    fields: ClassVar[tuple[tuple[str, Codec], ...]] = ATTACK_FIELDS

    def __init__(self, seat: int, ranged: int, target: int, dice: int, sure: int) -> None:
        super().__init__(seat)
        self.ranged = ranged
        self.target = target
        self.dice = dice
        self.sure = sure

    def misfit(self, s: Runedar) -> str:
        if self.target < MACHINE_AT and not has_fighters(s, self.target):
            return "nobody is there to be wounded (RUN-4.45)"
        armed = misarmed(s, self.dice, self.sure)
        return (
            armed or out_of_step(s, self.seat) or misaimed(s, self.seat, self.ranged, self.target)
        )

    def candidates(self, s: Runedar) -> list[int]:
        values = s.tables.values
        found = [ROLL]
        for kind in s.hand(self.seat):
            at = kind * ACTION_COUNT
            sure = not self.ranged and values[at + MELEE_AUTO] > 0
            if not sure or values[at + MELEE]:
                found.append(JOIN + kind * 2)
            if sure:
                found.append(JOIN + kind * 2 + 1)
        return found

    def options(self, s: Runedar) -> list[int]:
        values = s.tables.values
        dice = RANGED if self.ranged else MELEE
        room = self.dice < s.tables.most_dice
        found = [ROLL]
        for kind in s.hand(self.seat):
            at = kind * ACTION_COUNT
            if room and values[at + dice]:
                found.append(JOIN + kind * 2)
            if not self.ranged and values[at + MELEE_AUTO]:
                found.append(JOIN + kind * 2 + 1)
        return found

    def refusal(self, s: Runedar, code: int) -> Refusal | None:
        if code == ROLL or (code - JOIN) % 2:
            return None
        kind = (code - JOIN) // 2
        if s.tables.values[kind * ACTION_COUNT + self._action(code)] == 0:
            if self.ranged:
                return Refusal("RUN-4.47", "no-ranged-attack", card=CARDS.word(kind))
            return Refusal("RUN-4.47", "no-melee-attack", card=CARDS.word(kind))
        if self.dice >= s.tables.most_dice:
            return Refusal("RUN-4.48", "dice-full", n=s.tables.most_dice)
        return None

    def _action(self, code: int) -> int:
        """How a card joins: with dice, or with sure successes."""
        if (code - JOIN) % 2:
            return MELEE_AUTO
        return RANGED if self.ranged else MELEE

    def choose(self, s: Runedar, code: int) -> None:
        seat, ranged, target = self.seat, self.ranged, self.target
        if code == ROLL:
            s.then(Roll(seat, ranged, target, self.dice, self.sure))
            return
        kind, action = (code - JOIN) // 2, self._action(code)
        n = s.tables.values[kind * ACTION_COUNT + action]
        s.lay_down(seat, kind)
        s.say(events.CARD_JOINED, seat, kind, action)
        if action == MELEE_AUTO:
            declare(s, seat, ranged, target, self.dice, self.sure + n)
        else:
            dice = min(self.dice + n, s.tables.most_dice)
            declare(s, seat, ranged, target, dice, self.sure)

    def token(self, s: Runedar, code: int) -> str:
        if code == ROLL:
            return "roll"
        return f"{CARDS.token((code - JOIN) // 2)}:{ACTIONS.token(self._action(code))}"

    def label(self, s: Runedar, code: int) -> Phrase:
        if code == ROLL:
            if self.dice == 0:
                return Phrase("do-strike", sure=self.sure)
            return Phrase("do-roll", n=self.dice, sure=self.sure)
        kind, action = (code - JOIN) // 2, self._action(code)
        n = s.tables.values[kind * ACTION_COUNT + action]
        if action == MELEE_AUTO:
            return Phrase("do-join-sure", card=CARDS.word(kind), n=n)
        return Phrase("do-join", card=CARDS.word(kind), n=n)

    def prompt(self, s: Runedar) -> Phrase:
        target = target_word(self.target)
        if self.ranged:
            return Phrase("ask-join_card-ranged", target=target, n=self.dice)
        return Phrase("ask-join_card-melee", target=target, n=self.dice, sure=self.sure)

    def targets(self, s: Runedar, code: int) -> list[str]:
        if code == ROLL:
            return [target_mark(self.target)]
        return [f"hand:{CARDS.token((code - JOIN) // 2)}"]
