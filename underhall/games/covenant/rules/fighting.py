"""Fight (4.M): defeating enemies, their dice and the dungeon."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, Final

from underhall.core.agenda import Effect, Frame
from underhall.core.names import Names
from underhall.core.phrase import Phrase, Refusal
from underhall.games.covenant.box.atoms import DEFEAT
from underhall.games.covenant.box.boards import CELLS, LAIRS, bits
from underhall.games.covenant.box.names import (
    CHOICE_OF_SPOILS,
    DICE,
    ENEMIES,
    ENEMY_COUNT,
    FACE_COUNT,
    PRESTIGE,
    TROLL,
    TROLL_SLAYERS,
)
from underhall.games.covenant.rules import events, reasons
from underhall.games.covenant.rules.choices import DECLINE, Choice, RewardChoice, offer
from underhall.games.covenant.rules.rewards import no_clan, promise, reward_words
from underhall.games.covenant.rules.tracks import Advance
from underhall.games.covenant.table.state import Covenant

SLAYER_STRENGTH: Final = 2
"""COV-4.64. What a troll costs with tradition 11."""


def strength_needed(s: Covenant, seat: int, kind: int) -> int:
    """COV-4.102, 4.64. What it takes to defeat an enemy in a Fight."""
    if kind == TROLL and s.has(seat, TROLL_SLAYERS):
        return min(SLAYER_STRENGTH, s.tables.enemy_strength[TROLL])
    return s.tables.enemy_strength[kind]


def prestige_for(s: Covenant, defeated: Sequence[int]) -> int:
    """COV-4.103. Prestige steps for goblins, orcs and trolls defeated together."""
    t = s.tables
    return sum([n // t.prestige_per[k] * t.prestige_steps[k] for k, n in enumerate(defeated)])


def all_enemies(s: Covenant) -> list[int]:
    """Enemies in face-up chambers, as LAIRS counts them."""
    enemies = s.enemies
    return [at for at in range(len(enemies)) if enemies[at]]


def enemy_label(verb: str, at: int, **more: object) -> Phrase:
    """An enemy to be defeated, in words."""
    cell, kind = divmod(at, ENEMY_COUNT)
    return Phrase(f"do-{verb}", cell=CELLS.word(cell), enemy=ENEMIES.word(kind), **more)


def set_aside(s: Covenant, clan: int, at: int) -> None:
    """COV-4.179. An enemy leaves its chamber and waits for the dungeon."""
    cell, kind = divmod(at, ENEMY_COUNT)
    s.enemies[at] -= 1
    s.aside[kind] += 1
    s.report(events.ENEMY_DEFEATED, clan, cell, kind)


def fight(s: Covenant, seat: int, strength: int) -> bool:
    """COV-4.102. Begin to fight; False where no enemy can be defeated."""
    choice = FightPick(seat, strength, 0, 0, 0)
    if not choice.allowed(s):
        return False
    s.then(choice)
    return True


class FightPick(Choice):
    """COV-4.102. Defeat one more enemy while strength lasts, or stop."""

    name = "fight_pick"
    names: ClassVar[Names | None] = LAIRS
    declines: ClassVar[str] = "stop"
    points_at: ClassVar[str] = "enemy"

    def __init__(self, seat: int, strength: int, goblins: int, orcs: int, trolls: int) -> None:
        super().__init__(seat)
        self.strength = strength
        self.goblins = goblins
        self.orcs = orcs
        self.trolls = trolls

    def misfit(self, s: Covenant) -> str:
        return not_aside(s, (self.goblins, self.orcs, self.trolls))

    def things(self, s: Covenant) -> list[int]:
        return all_enemies(s)

    def allowed(self, s: Covenant) -> list[int]:
        needs = [strength_needed(s, self.seat, kind) for kind in range(ENEMY_COUNT)]
        return [at for at in all_enemies(s) if needs[at % ENEMY_COUNT] <= self.strength]

    def refuse(self, s: Covenant, code: int) -> Refusal | None:
        if code in self.allowed(s):
            return None
        need = strength_needed(s, self.seat, code % ENEMY_COUNT)
        return Refusal("COV-4.102", "strength-short", need=need, have=self.strength)

    def take(self, s: Covenant, code: int) -> None:
        set_aside(s, self.seat, code)
        kind = code % ENEMY_COUNT
        left = self.strength - strength_needed(s, self.seat, kind)
        defeated = [self.goblins, self.orcs, self.trolls]
        defeated[kind] += 1
        again = FightPick(self.seat, left, *defeated)
        if again.allowed(s):
            s.then(again)
        else:
            again.decline(s)

    def thing_label(self, s: Covenant, code: int) -> Phrase:
        strength = strength_needed(s, self.seat, code % ENEMY_COUNT)
        return enemy_label("fight", code, strength=strength)

    def decline(self, s: Covenant) -> None:
        end_fight(s, self.seat, (self.goblins, self.orcs, self.trolls), reasons.FIGHT)

    def prompt(self, s: Covenant) -> Phrase:
        return Phrase("ask-fight_pick", strength=self.strength)


def not_aside(s: Covenant, defeated: Sequence[int]) -> str:
    """Why so many enemies cannot be on their way to a dungeon."""
    short = [kind for kind, n in enumerate(defeated) if n > s.aside[kind]]
    return f"{ENEMIES.token(short[0])}: not so many are set aside (COV-4.179)" if short else ""


def end_fight(s: Covenant, seat: int, defeated: Sequence[int], why: int) -> None:
    """COV-4.103 to 4.106. Prestige, the bonuses of the dice, then the dungeon."""
    kinds = 0
    for kind, n in enumerate(defeated):
        kinds |= (n > 0) << kind
    if kinds == 0:
        return
    frames: list[Frame[Covenant]] = [next_die(seat, kinds), Imprison(seat, *defeated)]
    steps = prestige_for(s, defeated)
    if steps:
        frames.insert(0, Advance(seat, PRESTIGE, steps, why))
    s.then(*frames)


class Imprison(Effect[Covenant]):
    """COV-4.106, 4.107. Defeated enemies go to the dungeon."""

    name = "imprison"

    def __init__(self, clan: int, goblins: int, orcs: int, trolls: int) -> None:
        self.clan = clan
        self.goblins = goblins
        self.orcs = orcs
        self.trolls = trolls

    def misfit(self, s: Covenant) -> str:
        return no_clan(s, self.clan) or not_aside(s, (self.goblins, self.orcs, self.trolls))

    def run(self, s: Covenant) -> None:
        for kind, n in enumerate((self.goblins, self.orcs, self.trolls)):
            if n:
                s.aside[kind] -= n
                s.dungeon[self.clan * ENEMY_COUNT + kind] += n
                s.report(events.IMPRISONED, self.clan, kind, n)


# ---------------------------------------------------------------------- dice


def next_die(seat: int, kinds: int) -> Choice:
    """COV-4.104. The only die left, or the choice between several."""
    if kinds & (kinds - 1):
        return DieOrder(seat, kinds)
    return DieBonus(seat, kinds.bit_length() - 1)


def face_words(s: Covenant, enemy: int, face: int) -> list[Phrase]:
    """COV-4.105. What a face of a die gives, to be put into words."""
    return reward_words(s.tables.dice[enemy][face - 1])


class DieOrder(Choice):
    """COV-4.104. Choose whose die comes next; ``kinds`` are those pending, as bits."""

    name = "die_order"
    names: ClassVar[Names | None] = ENEMIES
    points_at: ClassVar[str] = "die"

    def __init__(self, seat: int, kinds: int) -> None:
        super().__init__(seat)
        self.kinds = kinds

    def things(self, s: Covenant) -> list[int]:
        return bits(self.kinds)

    def take(self, s: Covenant, code: int) -> None:
        rest = self.kinds & ~(1 << code)
        if rest:
            s.then(next_die(self.seat, rest))
        s.then(DieBonus(self.seat, code))

    def thing_label(self, s: Covenant, code: int) -> Phrase:
        reward = face_words(s, code, s.dice[code])
        return Phrase("do-die", enemy=ENEMIES.word(code), reward=reward)


TAKE_FACE: Final = 6
"""In DieBonus: the face on top; the codes below are faces, for tradition 10."""


class DieBonus(Choice):
    """COV-4.105, 4.63. Take the bonus of a die, with tradition 10 any of its faces, or decline."""

    name = "die_bonus"
    codes: ClassVar[Sequence[int]] = range(TAKE_FACE + 1)
    declines: ClassVar[str] = "decline"

    def __init__(self, seat: int, enemy: int) -> None:
        super().__init__(seat)
        self.enemy = enemy

    def things(self, s: Covenant) -> list[int]:
        return list(range(FACE_COUNT)) if s.has(self.seat, CHOICE_OF_SPOILS) else [TAKE_FACE]

    def face(self, s: Covenant, code: int) -> int:
        """The face that is taken."""
        return s.dice[self.enemy] if code == TAKE_FACE else code + 1

    def take(self, s: Covenant, code: int) -> None:
        take_bonus(s, self.seat, self.enemy, self.face(s, code))

    def decline(self, s: Covenant) -> None:
        s.say(events.BONUS_DECLINED, self.seat, self.enemy)

    def thing_token(self, s: Covenant, code: int) -> str:
        return "take" if code == TAKE_FACE else f"face:{code + 1}"

    def thing_label(self, s: Covenant, code: int) -> Phrase:
        face = self.face(s, code)
        return Phrase("do-take-bonus", face=face, reward=face_words(s, self.enemy, face))

    def prompt(self, s: Covenant) -> Phrase:
        return Phrase("ask-die_bonus", enemy=ENEMIES.word(self.enemy))

    def targets(self, s: Covenant, code: int) -> list[str]:
        return [] if code == DECLINE else [f"die:{ENEMIES.token(self.enemy)}"]


def take_bonus(s: Covenant, clan: int, enemy: int, face: int) -> None:
    """COV-4.105, 4.180. Gain a face; when all that came of it is done the die is rolled."""
    s.report(events.BONUS_TAKEN, clan, enemy, face)
    s.then(*promise(clan, s.tables.dice[enemy][face - 1], reasons.DIE), RollDie(enemy))


class RollDie(Effect[Covenant]):
    """COV-4.105, 4.180. Roll an enemy die."""

    name = "roll_die"

    def __init__(self, enemy: int) -> None:
        self.enemy = enemy

    def run(self, s: Covenant) -> None:
        roll_die(s, self.enemy)


def roll_die(s: Covenant, enemy: int) -> None:
    """COV-3.9, 4.105. A new face on top."""
    face = s.pick(DICE[enemy], [0, 1, 2, 3, 4, 5]) + 1
    s.dice[enemy] = face
    if s.telling:
        s.say(events.DIE_ROLLED, enemy, face, face_words(s, enemy, face))


# ---------------------------------------------------------------------- a single defeat


def gain_defeat(s: Covenant, clan: int, kind: int, n: int, why: int) -> None:
    """COV-4.112, 4.113. An enemy of the listed kinds may be defeated without strength."""
    offer(s, DefeatOne(clan, kind, why))


class DefeatOne(RewardChoice):
    """COV-4.112. Defeat one enemy of the listed kinds, or none."""

    name = "defeat_one"
    names: ClassVar[Names | None] = LAIRS
    op: ClassVar[int] = DEFEAT
    points_at: ClassVar[str] = "enemy"

    def __init__(self, seat: int, kinds: int, why: int) -> None:
        super().__init__(seat, why)
        self.kinds = kinds

    def things(self, s: Covenant) -> list[int]:
        return all_enemies(s)

    def allowed(self, s: Covenant) -> list[int]:
        return [at for at in all_enemies(s) if self.kinds >> at % ENEMY_COUNT & 1]

    def refuse(self, s: Covenant, code: int) -> Refusal | None:
        if code in self.allowed(s):
            return None
        enemy = ENEMIES.word(code % ENEMY_COUNT)
        return Refusal("COV-4.112", "kind-not-listed", enemy=enemy)

    def take(self, s: Covenant, code: int) -> None:
        set_aside(s, self.seat, code)
        defeated = [int(kind == code % ENEMY_COUNT) for kind in range(ENEMY_COUNT)]
        end_fight(s, self.seat, defeated, reasons.DEFEAT)

    def thing_label(self, s: Covenant, code: int) -> Phrase:
        return enemy_label("defeat", code)
