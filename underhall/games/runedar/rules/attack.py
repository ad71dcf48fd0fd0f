"""Attacks (4I, 4J): whom to attack, and cards that are joined before the roll."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, Final

from underhall.core.names import Codec, Names, Number
from underhall.core.phrase import Phrase, Refusal, Word
from underhall.games.runedar.box.names import (
    ACTION_COUNT,
    ACTIONS,
    AREAS,
    CARDS,
    CATAPULT,
    ENTRANCE,
    FIGHT,
    KINDS,
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
from underhall.games.runedar.rules.frames import CardDecision
from underhall.games.runedar.rules.misfits import misarmed, misdirected, refused
from underhall.games.runedar.rules.wounds import Roll
from underhall.games.runedar.table.state import NOBODY, Runedar
from underhall.kit.menus import END, Menu

ROLL: Final = END
"""When joining cards: enough of them."""
JOIN: Final = 1
WAYS: Final = 2
"""JOIN + card * WAYS + way: with its dice (0), or with its sure successes (1)."""

# ---------------------------------------------------------------------- whom to attack


def has_fighters(s: Runedar, area: int) -> bool:
    """RUN-4.45. Whether an area holds anybody who could be wounded."""
    if area == ENTRANCE:
        return max(s.trolls) > 0 or bool(s.goblins_of(FIGHT))
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


class RangedTarget(CardDecision):
    """RUN-4.55, 4.56. Choose the one target of a ranged attack; codes are areas and machines."""

    name = "ranged_target"
    names: ClassVar[Names | None] = TARGETS
    fields: ClassVar[dict[str, Codec]] = {"dice": Number(1)}

    def __init__(self, seat: int, dice: int) -> None:
        super().__init__(seat)
        self.dice = dice

    def misfit(self, s: Runedar) -> str:
        found = super().misfit(s) or refused(refuse_ranged(s, self.seat))
        return found or misarmed(s, self.dice, 0)

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
        s.then(JoinCard(self.seat, 1, code, self.dice, 0))

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
    sure = n if action == MELEE_AUTO else 0
    dice = min(n - sure, s.tables.most_dice)
    melee = JoinCard(seat, 0, s.areas[seat], dice, sure)
    s.then(RangedTarget(seat, dice) if action == RANGED else melee)


class JoinCard(Menu[Runedar]):
    """RUN-4.47, 4.48, 4.100. Join another card of the hand to the attack, or roll; where no card
    could join the roll follows at once."""

    name = "join_card"
    codes: ClassVar[Sequence[int]] = range(JOIN + KINDS * WAYS)
    closing: ClassVar[Sequence[int]] = ()

    def __init__(self, seat: int, ranged: int, target: int, dice: int, sure: int) -> None:
        super().__init__(seat)
        self.ranged = ranged
        self.target = target
        self.dice = dice
        self.sure = sure

    def misfit(self, s: Runedar) -> str:
        if self.target < MACHINE_AT and not has_fighters(s, self.target):
            return "nobody is there to be wounded (RUN-4.45)"
        return misdirected(s, self.seat, self.ranged, self.target, self.dice, self.sure)

    def candidates(self, s: Runedar) -> list[int]:
        values = s.tables.values
        found = [ROLL]
        for kind in s.hand(self.seat):
            at, code = kind * ACTION_COUNT, JOIN + kind * WAYS
            sure = not self.ranged and values[at + MELEE_AUTO] > 0
            if not sure or values[at + MELEE]:
                found.append(code)
            if sure:
                found.append(code + 1)
        return found

    def options(self, s: Runedar) -> list[int]:
        return [code for code in self.candidates(s) if code == ROLL or self._fits(s, code)]

    def _fits(self, s: Runedar, code: int) -> bool:
        """RUN-4.47, 4.48. Whether a card can join so: with dice only while there are any left."""
        _, action, n = self._joined(s, code)
        return n > 0 and (action == MELEE_AUTO or self.dice < s.tables.most_dice)

    def refusal(self, s: Runedar, code: int) -> Refusal | None:
        if code == ROLL or self._fits(s, code):
            return None
        kind, _, n = self._joined(s, code)
        if n:
            return Refusal("RUN-4.48", "dice-full", n=s.tables.most_dice)
        card = CARDS.word(kind)
        return Refusal(
            "RUN-4.47", "no-ranged-attack" if self.ranged else "no-melee-attack", card=card
        )

    def _joined(self, s: Runedar, code: int) -> tuple[int, int, int]:
        """The card that joins, its action, and how much of that."""
        kind, sure = divmod(code - JOIN, WAYS)
        action = MELEE_AUTO if sure else RANGED if self.ranged else MELEE
        return kind, action, s.tables.values[kind * ACTION_COUNT + action]

    def close(self, s: Runedar) -> None:
        s.then(Roll(self.seat, self.ranged, self.target, self.dice, self.sure))

    def pick(self, s: Runedar, code: int) -> None:
        kind, action, n = self._joined(s, code)
        s.lay_down(self.seat, kind)
        s.say(events.CARD_JOINED, self.seat, kind, action)
        sure = n if action == MELEE_AUTO else 0
        dice = min(self.dice + n - sure, s.tables.most_dice)
        s.then(JoinCard(self.seat, self.ranged, self.target, dice, self.sure + sure))

    def token(self, s: Runedar, code: int) -> str:
        if code == ROLL:
            return "roll"
        kind, action, _ = self._joined(s, code)
        return f"{CARDS.token(kind)}:{ACTIONS.token(action)}"

    def label(self, s: Runedar, code: int) -> Phrase:
        if code == ROLL:
            if self.dice == 0:
                return Phrase("do-strike", sure=self.sure)
            return Phrase("do-roll", n=self.dice, sure=self.sure)
        kind, action, n = self._joined(s, code)
        card = CARDS.word(kind)
        return Phrase("do-join-sure" if action == MELEE_AUTO else "do-join", card=card, n=n)

    def prompt(self, s: Runedar) -> Phrase:
        target = target_word(self.target)
        if self.ranged:
            return Phrase("ask-join_card-ranged", target=target, n=self.dice)
        return Phrase("ask-join_card-melee", target=target, n=self.dice, sure=self.sure)

    def targets(self, s: Runedar, code: int) -> list[str]:
        if code == ROLL:
            return [target_mark(self.target)]
        return [f"hand:{CARDS.token(self._joined(s, code)[0])}"]
