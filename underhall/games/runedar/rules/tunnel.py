"""Trolls, goblins and digging (4K)."""

from __future__ import annotations

from typing import ClassVar

from underhall.core.names import Names
from underhall.core.phrase import Amount, Phrase, Refusal
from underhall.games.runedar.box.names import (
    BRIBE_ANY,
    BRIBE_EXACT,
    ENEMIES,
    ENTRANCE,
    FIGHT,
    GOBLIN_KINDS,
    GOBLINS,
    GROUP,
    RESOURCE_COUNT,
    RESOURCES,
    RUBBLE,
    TROLL_COUNT,
    TROLLS,
)
from underhall.games.runedar.rules import events
from underhall.games.runedar.rules.frames import CardDecision
from underhall.games.runedar.rules.scoring import win
from underhall.games.runedar.table.state import Runedar

# ---------------------------------------------------------------------- who stands there


def wound_troll(s: Runedar, token: int) -> None:
    """RUN-4.61. One wound; with the last of them the troll is gone."""
    s.trolls[token] -= 1
    if s.trolls[token]:
        s.say(events.TROLL_WOUNDED, token, s.trolls[token])
    else:
        s.say(events.TROLL_SLAIN, token)


def wound_goblin(s: Runedar, at: int) -> None:
    """RUN-4.62. A fighting goblin takes wounds as a troll does."""
    if work_off(s, at, 1):
        s.say(events.GOBLIN_WOUNDED, s.token(at), s.work[at])


def work_off(s: Runedar, at: int, n: int) -> bool:
    """Less is left to do about a goblin; False if that was all, and the goblin is gone."""
    if s.work[at] == n:
        eliminate_goblin(s, at)
        return False
    s.work[at] -= n
    return True


def eliminate_goblin(s: Runedar, at: int) -> None:
    """RUN-4.72. A goblin is gone: what was given to it or lay beside it goes back."""
    kind = s.tables.goblin_kind[s.token(at)]
    if kind == RUBBLE:
        s.supply += s.work[at]
    for resource, n in enumerate(s.given(at)):
        s.stock[resource] += n
        s.give(at, resource, -n)
    s.work[at] = 0
    s.say(events.GOBLIN_ELIMINATED, kind, s.eliminated())
    if not any(s.work):
        finish_pair(s)


def finish_pair(s: Runedar) -> None:
    """RUN-4.69, 4.70. Both goblins are gone: new rubble, or after the last section the victory."""
    if s.blocks == 0:
        win(s)
        return
    s.rubble = s.tables.pile[s.difficulty]
    s.supply -= s.rubble
    s.say(events.RUBBLE_PLACED, s.rubble)


def enemy_code(s: Runedar, at: int) -> int:
    """The code of a goblin among trolls and goblins."""
    return TROLL_COUNT + s.token(at)


def goblin_at(code: int) -> int:
    """The place of the goblin with this code in its section."""
    return (code - TROLL_COUNT) % GROUP


def enemy_label(s: Runedar, code: int) -> Phrase:
    """A troll or a goblin with what it still takes to get rid of it."""
    if code < TROLL_COUNT:
        successes = s.tables.troll_successes[code]
        wounds = s.trolls[code]
        return Phrase("do-troll", troll=TROLLS.word(code), wounds=wounds, successes=successes)
    token = code - TROLL_COUNT
    kind = GOBLIN_KINDS.word(s.tables.goblin_kind[token])
    return Phrase("do-goblin", goblin=kind, asks=goblin_asks(s, token))


def goblin_asks(s: Runedar, token: int) -> Phrase:
    """RUN-4.41, 4.62, 4.65. What a goblin at the entrance still asks for, to be put into words."""
    at = token % GROUP
    left = s.work[at]
    kind = s.tables.goblin_kind[token]
    if kind == FIGHT:
        return Phrase("asks-wounds", n=left, successes=s.tables.goblin_successes[token])
    if kind == BRIBE_EXACT:
        wants = [s.accepts(at, resource) for resource in range(RESOURCE_COUNT)]
        lacking = [Amount(RESOURCES, resource, n) for resource, n in enumerate(wants) if n]
        return Phrase("asks-resources", resources=lacking)
    if kind == BRIBE_ANY:
        return Phrase("asks-any", n=left)
    return Phrase("asks-rubble", n=left)


class EnemyDecision(CardDecision):
    """Choose a troll or a goblin at the entrance."""

    names: ClassVar[Names | None] = ENEMIES

    def label(self, s: Runedar, code: int) -> Phrase:
        return enemy_label(s, code)

    def targets(self, s: Runedar, code: int) -> list[str]:
        return [f"enemy:{ENEMIES.token(code)}"]


# ---------------------------------------------------------------------- digging


def refuse_dig(s: Runedar, seat: int) -> Refusal | None:
    """RUN-4.63, 4.68, 4.71. Why nothing can be dug."""
    if s.areas[seat] != ENTRANCE:
        return Refusal("RUN-4.63", "not-at-entrance")
    if s.rubble:
        return Refusal("RUN-4.71", "troll-in-the-way") if max(s.trolls) > 0 else None
    return None if s.goblins_of(RUBBLE) else Refusal("RUN-4.68", "goblins-in-the-way")


def dig(s: Runedar, seat: int, n: int) -> None:
    """RUN-4.63 to 4.66. Remove rubble: that of a goblin, or else in front of the entrance."""
    if s.rubble:
        dig_tunnel(s, seat, n)
        return
    goblins = s.goblins_of(RUBBLE)
    if len(goblins) > 1:
        s.then(DigGoblin(seat, n))
    else:
        dig_goblin(s, seat, n, goblins[0])


def dig_tunnel(s: Runedar, seat: int, n: int) -> None:
    """RUN-4.64, 4.66. Rubble goes to the supply; under the last of it the goblins are found."""
    removed = min(n, s.rubble)
    s.rubble -= removed
    s.supply += removed
    s.say(events.DUG, seat, removed, s.rubble)
    if s.rubble == 0:
        finish_section(s)


def finish_section(s: Runedar) -> None:
    """RUN-4.66. The next block leaves the game, and the two goblins below it come out."""
    s.blocks -= 1
    s.say(events.SECTION_FINISHED, s.section())
    first = (s.section() - 1) * GROUP
    hidden = list(range(first, first + GROUP))
    for _ in range(2):
        token = s.pick(GOBLINS, hidden)
        hidden.remove(token)
        reveal_goblin(s, token)


def reveal_goblin(s: Runedar, token: int) -> None:
    """RUN-4.67. A goblin comes to the entrance; one in panic has rubble beside it."""
    t = s.tables
    s.work[token % GROUP] = t.goblin_work[token]
    if t.goblin_kind[token] == RUBBLE:
        s.supply -= t.goblin_work[token]
    s.say(events.GOBLIN_REVEALED, token, t.goblin_kind[token], goblin_asks(s, token))


def dig_goblin(s: Runedar, seat: int, n: int, at: int) -> None:
    """RUN-4.65. Remove rubble beside a goblin; what it could not use is lost."""
    removed = min(n, s.work[at])
    s.say(events.GOBLIN_DUG_FREE, seat, removed, s.work[at] - removed)
    if work_off(s, at, removed):
        s.supply += removed


class DigGoblin(EnemyDecision):
    """RUN-4.65. Two goblins have to be dug free: choose one. Codes are trolls and goblins."""

    name = "dig_goblin"

    def __init__(self, seat: int, n: int) -> None:
        super().__init__(seat)
        self.n = n

    def candidates(self, s: Runedar) -> list[int]:
        return [enemy_code(s, at) for at in s.goblins_of(RUBBLE)]

    def choose(self, s: Runedar, code: int) -> None:
        dig_goblin(s, self.seat, self.n, goblin_at(code))

    def prompt(self, s: Runedar) -> Phrase:
        return Phrase("ask-dig_goblin", n=self.n)
