"""Fight (4.M): defeating enemies, their dice and the dungeon."""

from __future__ import annotations

from typing import ClassVar, Final

from underhall.core.agenda import Effect, Frame
from underhall.core.names import SEAT, Codec, Names, Number
from underhall.core.phrase import Phrase, Refusal
from underhall.games.covenant.box.atoms import DEFEAT, MOST
from underhall.games.covenant.box.boards import CELLS, bits
from underhall.games.covenant.box.names import (
    CHOICE_OF_SPOILS,
    DICE,
    ENEMIES,
    FACE_COUNT,
    PRESTIGE,
    TROLL,
    TROLL_SLAYERS,
)
from underhall.games.covenant.rules import events, reasons
from underhall.games.covenant.rules.choices import DECLINE, Choice, Fields
from underhall.games.covenant.rules.reasons import REASONS
from underhall.games.covenant.rules.rewards import (
    CLAN,
    lost,
    no_clan,
    promise,
    reward_words,
    teach,
)
from underhall.games.covenant.rules.tracks import Advance
from underhall.games.covenant.table.state import Covenant

KINDS_MASK = Number(1, 7)
COUNT = Number(0, 36)
SLAYER_STRENGTH: Final = 2
"""COV-4.64. What a troll costs with tradition 11."""


def strength_needed(s: Covenant, seat: int, kind: int) -> int:
    """COV-4.102, 4.64. What it takes to defeat an enemy in a Fight."""
    if kind == TROLL and s.has(seat, TROLL_SLAYERS):
        return min(SLAYER_STRENGTH, s.tables.enemy_strength[TROLL])
    return s.tables.enemy_strength[kind]


def enemies_of(s: Covenant, kinds: int) -> list[int]:
    """Enemies of some kinds in face-up chambers, each as cell * 3 + kind."""
    enemies = s.enemies
    found = []
    for cell in s.board.cells:
        at = cell * 3
        for kind in range(3):
            if enemies[at + kind] and kinds >> kind & 1:
                found.append(at + kind)
    return found


def beatable(s: Covenant, seat: int, strength: int) -> int:
    """The kinds of enemies that so much strength defeats, as bits."""
    found = 0
    for kind in range(3):
        found |= (strength_needed(s, seat, kind) <= strength) << kind
    return found


def prestige_for(s: Covenant, defeated: tuple[int, int, int]) -> int:
    """COV-4.103. Prestige steps for goblins, orcs and trolls defeated together."""
    t = s.tables
    steps = 0
    for kind, n in enumerate(defeated):
        steps += n // t.prestige_per[kind] * t.prestige_steps[kind]
    return steps


def set_aside(s: Covenant, clan: int, at: int) -> None:
    """COV-4.179. An enemy leaves its chamber and waits for the dungeon."""
    s.enemies[at] -= 1
    s.aside[at % 3] += 1
    s.report(events.ENEMY_DEFEATED, clan, CELLS.token(at // 3), at % 3)


def fight(s: Covenant, seat: int, strength: int) -> bool:
    """COV-4.102. Begin to fight; False where no enemy can be defeated."""
    if not enemies_of(s, beatable(s, seat, strength)):
        return False
    s.then(FightPick(seat, strength, 0, 0, 0))
    return True


class EnemyChoice(Choice):
    """A choice among enemies in the mountain; a code is cell * 3 + kind."""

    def things(self, s: Covenant) -> list[int]:
        return enemies_of(s, 7)

    def thing_token(self, s: Covenant, code: int) -> str:
        return f"{CELLS.token(code // 3)}:{ENEMIES.token(code % 3)}"

    def thing_label(self, s: Covenant, code: int) -> Phrase:
        cell, kind = CELLS.token(code // 3), ENEMIES.word(code % 3)
        return Phrase("do-defeat", cell=cell, enemy=kind)

    def targets(self, s: Covenant, code: int) -> list[str]:
        if code == DECLINE:
            return []
        return [f"enemy:{CELLS.token(code // 3)}:{ENEMIES.token(code % 3)}"]


class FightPick(EnemyChoice):
    """COV-4.102. Defeat one more enemy while strength lasts, or stop."""

    name = "fight_pick"
    declines: ClassVar[str] = "stop"
    fields: ClassVar[Fields] = (
        ("seat", SEAT),
        ("strength", Number(0, MOST)),
        ("goblins", COUNT),
        ("orcs", COUNT),
        ("trolls", COUNT),
    )

    def __init__(self, seat: int, strength: int, goblins: int, orcs: int, trolls: int) -> None:
        super().__init__(seat)
        self.strength = strength
        self.goblins = goblins
        self.orcs = orcs
        self.trolls = trolls

    def misfit(self, s: Covenant) -> str:
        return not_aside(s, (self.goblins, self.orcs, self.trolls))

    def refuse(self, s: Covenant, code: int) -> Refusal | None:
        need = strength_needed(s, self.seat, code % 3)
        if need > self.strength:
            return Refusal("COV-4.102", "strength-short", need=need, have=self.strength)
        return None

    def options(self, s: Covenant) -> list[int]:
        found = enemies_of(s, beatable(s, self.seat, self.strength))
        found.append(DECLINE)
        return found

    def take(self, s: Covenant, code: int) -> None:
        set_aside(s, self.seat, code)
        kind = code % 3
        left = self.strength - strength_needed(s, self.seat, kind)
        goblins, orcs = self.goblins + (kind == 0), self.orcs + (kind == 1)
        trolls = self.trolls + (kind == TROLL)
        if enemies_of(s, beatable(s, self.seat, left)):
            s.then(FightPick(self.seat, left, goblins, orcs, trolls))
        else:
            end_fight(s, self.seat, (goblins, orcs, trolls))

    def thing_label(self, s: Covenant, code: int) -> Phrase:
        cell, kind = CELLS.token(code // 3), ENEMIES.word(code % 3)
        strength = strength_needed(s, self.seat, code % 3)
        return Phrase("do-fight", cell=cell, enemy=kind, strength=strength)

    def decline(self, s: Covenant) -> None:
        end_fight(s, self.seat, (self.goblins, self.orcs, self.trolls))

    def prompt(self, s: Covenant) -> Phrase:
        return Phrase("ask-fight_pick", strength=self.strength)


def not_aside(s: Covenant, defeated: tuple[int, int, int]) -> str:
    """Why so many enemies cannot be on their way to a dungeon."""
    short = [kind for kind, n in enumerate(defeated) if n > s.aside[kind]]
    return f"{ENEMIES.token(short[0])}: not so many are set aside (COV-4.179)" if short else ""


def end_fight(s: Covenant, seat: int, defeated: tuple[int, int, int]) -> None:
    """COV-4.103 to 4.106. Prestige, the bonuses of the dice, then the dungeon."""
    kinds = 0
    for kind in range(3):
        kinds |= (defeated[kind] > 0) << kind
    if kinds == 0:
        return
    frames: list[Frame[Covenant]] = [next_die(seat, kinds), Imprison(seat, *defeated)]
    steps = prestige_for(s, defeated)
    if steps:
        frames.insert(0, Advance(seat, PRESTIGE, steps, reasons.FIGHT))
    s.then(*frames)


class Imprison(Effect[Covenant]):
    """COV-4.106, 4.107. Defeated enemies go to the dungeon."""

    name = "imprison"
    fields: ClassVar[Fields] = (
        ("clan", CLAN),
        ("goblins", COUNT),
        ("orcs", COUNT),
        ("trolls", COUNT),
    )

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
                s.dungeon[self.clan * 3 + kind] += n
                s.report(events.IMPRISONED, self.clan, kind, n)


# ---------------------------------------------------------------------- dice


def next_die(seat: int, kinds: int) -> Choice:
    """COV-4.104. The only die left, or the choice between several."""
    if kinds & (kinds - 1):
        return DieOrder(seat, kinds)
    return DieBonus(seat, kinds.bit_length() - 1)


class DieOrder(Choice):
    """COV-4.104. Choose whose die comes next; ``kinds`` are those pending, as bits."""

    name = "die_order"
    names: ClassVar[Names | None] = ENEMIES
    fields: ClassVar[Fields] = (("seat", SEAT), ("kinds", KINDS_MASK))

    def __init__(self, seat: int, kinds: int) -> None:
        super().__init__(seat)
        self.kinds = kinds

    def things(self, s: Covenant) -> list[int]:
        return bits(self.kinds)

    def options(self, s: Covenant) -> list[int]:
        return bits(self.kinds)

    def take(self, s: Covenant, code: int) -> None:
        rest = self.kinds & ~(1 << code)
        if rest:
            s.then(next_die(self.seat, rest))
        s.then(DieBonus(self.seat, code))

    def thing_label(self, s: Covenant, code: int) -> Phrase:
        reward = reward_words(s.tables.dice[code][s.dice[code]])
        return Phrase("do-die", enemy=ENEMIES.word(code), reward=reward)

    def targets(self, s: Covenant, code: int) -> list[str]:
        return [f"die:{ENEMIES.token(code)}"]


TAKE_FACE: Final = 6
"""In DieBonus: the face on top; the codes below are faces, for tradition 10."""


class DieBonus(Choice):
    """COV-4.105, 4.63. Take the bonus of a die, with tradition 10 any of its faces, or decline."""

    name = "die_bonus"
    declines: ClassVar[str] = "decline"
    fields: ClassVar[Fields] = (("seat", SEAT), ("enemy", ENEMIES))

    def __init__(self, seat: int, enemy: int) -> None:
        super().__init__(seat)
        self.enemy = enemy

    def things(self, s: Covenant) -> list[int]:
        if s.has(self.seat, CHOICE_OF_SPOILS):
            return list(range(FACE_COUNT))
        return [TAKE_FACE]

    def take(self, s: Covenant, code: int) -> None:
        take_bonus(s, self.seat, self.enemy, s.dice[self.enemy] if code == TAKE_FACE else code)

    def decline(self, s: Covenant) -> None:
        s.say(events.BONUS_DECLINED, self.seat, self.enemy)

    def thing_token(self, s: Covenant, code: int) -> str:
        return "take" if code == TAKE_FACE else f"face:{code + 1}"

    def thing_label(self, s: Covenant, code: int) -> Phrase:
        face = s.dice[self.enemy] if code == TAKE_FACE else code
        reward = reward_words(s.tables.dice[self.enemy][face])
        return Phrase("do-take-bonus", face=face + 1, reward=reward)

    def prompt(self, s: Covenant) -> Phrase:
        return Phrase("ask-die_bonus", enemy=ENEMIES.word(self.enemy))

    def targets(self, s: Covenant, code: int) -> list[str]:
        return [f"die:{ENEMIES.token(self.enemy)}"]


def take_bonus(s: Covenant, clan: int, enemy: int, face: int) -> None:
    """COV-4.105, 4.180. Gain a face; when all that came of it is done the die is rolled."""
    s.report(events.BONUS_TAKEN, clan, enemy, face + 1)
    s.then(*promise(clan, s.tables.dice[enemy][face], reasons.DIE), RollDie(enemy))


class RollDie(Effect[Covenant]):
    """COV-4.105, 4.180. Roll an enemy die."""

    name = "roll_die"
    fields: ClassVar[tuple[tuple[str, Codec], ...]] = (("enemy", ENEMIES),)

    def __init__(self, enemy: int) -> None:
        self.enemy = enemy

    def run(self, s: Covenant) -> None:
        roll_die(s, self.enemy)


def roll_die(s: Covenant, enemy: int) -> None:
    """COV-3.9, 4.105. A new face on top."""
    s.dice[enemy] = s.pick(DICE[enemy], [0, 1, 2, 3, 4, 5])
    if s.telling:
        face = s.dice[enemy]
        s.say(events.DIE_ROLLED, enemy, face + 1, reward_words(s.tables.dice[enemy][face]))


# ---------------------------------------------------------------------- a single defeat


def gain_defeat(s: Covenant, clan: int, kind: int, n: int, why: int) -> None:
    """COV-4.112, 4.113. An enemy of the listed kinds may be defeated without strength."""
    if enemies_of(s, kind):
        s.then(DefeatOne(clan, kind, why))
    else:
        lost(s, clan, DEFEAT, why)


class DefeatOne(EnemyChoice):
    """COV-4.112. Defeat one enemy of the listed kinds, or none."""

    name = "defeat_one"
    declines: ClassVar[str] = "none"
    fields: ClassVar[Fields] = (("seat", SEAT), ("kinds", KINDS_MASK), ("why", REASONS))

    def __init__(self, seat: int, kinds: int, why: int) -> None:
        super().__init__(seat)
        self.kinds = kinds
        self.why = why

    def refuse(self, s: Covenant, code: int) -> Refusal | None:
        if not self.kinds >> code % 3 & 1:
            return Refusal("COV-4.112", "kind-not-listed", enemy=ENEMIES.word(code % 3))
        return None

    def options(self, s: Covenant) -> list[int]:
        found = enemies_of(s, self.kinds)
        found.append(DECLINE)
        return found

    def take(self, s: Covenant, code: int) -> None:
        set_aside(s, self.seat, code)
        kind = code % 3
        defeated = (int(kind == 0), int(kind == 1), int(kind == TROLL))
        s.then(DieBonus(self.seat, kind), Imprison(self.seat, *defeated))
        steps = prestige_for(s, defeated)
        if steps:
            s.then(Advance(self.seat, PRESTIGE, steps, reasons.DEFEAT))

    def decline(self, s: Covenant) -> None:
        s.say(events.REWARD_DECLINED, self.seat, DEFEAT, self.why)

    def prompt(self, s: Covenant) -> Phrase:
        return Phrase("ask-defeat_one", why=REASONS.word(self.why))


teach(DEFEAT, gain_defeat)
