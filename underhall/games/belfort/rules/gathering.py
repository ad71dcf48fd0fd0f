"""Passing and the resource areas (4-D): who goes to the Mine, the Forest, the Quarry."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import product
from typing import ClassVar, Final

from underhall.core.agenda import Decision
from underhall.core.phrase import Amount, Phrase, Refusal
from underhall.games.belfort.box.names import (
    AREAS,
    CLASSES,
    DWARF,
    ELF,
    FOREST,
    GOLD_MINE,
    GOODS,
    MASTER_DWARF,
    MASTER_ELF,
    MINE,
    QUARRY,
    WORKERS,
)
from underhall.games.belfort.rules import events
from underhall.games.belfort.table.state import Belfort
from underhall.kit.effects import SeatEffect

MOST: Final = 7
"""No player has more workers of a race."""
BASE: Final = MOST + 1
"""A group is written in digits of this base, one a class."""

Group = Sequence[int]
"""How many elves, dwarves, master elves and master dwarves."""

_mine_groups: dict[tuple[int, ...], list[int]] = {}
_groups: dict[tuple[int, ...], list[int]] = {}


def encode_group(group: Group) -> int:
    """A group as one number."""
    code = 0
    for count in group:
        code = code * BASE + count
    return code


def groups(most: tuple[int, ...]) -> list[int]:
    """All groups of at most so many of some classes, remembered from call to call."""
    found = _groups.get(most)
    if found is None:
        found = [encode_group(group) for group in product(*[range(n + 1) for n in most])]
        _groups[most] = found
    return found


def is_mine_group(group: Group, strength: list[int]) -> bool:
    """BEL-4.26. Empty, or no worker could be taken away without loss of metal."""
    yields = metal_of(group, strength)
    for sort in range(CLASSES):
        if group[sort]:
            fewer = [n - (at == sort) for at, n in enumerate(group)]
            if metal_of(fewer, strength) == yields:
                return False
    return True


def metal_of(group: Group, strength: list[int]) -> int:
    """BEL-4.26. One metal for each point of elf strength matched by dwarf strength."""
    elves = group[ELF] * strength[ELF] + group[MASTER_ELF] * strength[MASTER_ELF]
    dwarves = group[DWARF] * strength[DWARF] + group[MASTER_DWARF] * strength[MASTER_DWARF]
    return min(elves, dwarves)


def yield_of(s: Belfort, area: int, group: Group) -> int:
    """BEL-4.25, 4.26, 4.30. What a player's workers bring from an area, without bonus."""
    strength = s.tables.strength
    if area == MINE:
        return metal_of(group, strength)
    return sum([group[sort] * strength[sort] for sort in range(CLASSES)])


def send_all(s: Belfort, seat: int, area: int, group: Group) -> None:
    """BEL-4.27. A group goes from home to an area."""
    sent = sum(group)
    if sent:
        for sort, count in enumerate(group):
            if count:
                s.send(seat, area, sort, count)
        s.say(events.SENT, seat, area, sent)


class _Sending(Decision[Belfort]):
    """Choose who goes to one area: a code has a digit for each class that may go there."""

    area: ClassVar[int] = MINE
    sorts: ClassVar[tuple[int, ...]] = (ELF, DWARF, MASTER_ELF, MASTER_DWARF)

    def group(self, code: int) -> list[int]:
        """The group behind its number."""
        found = [0] * CLASSES
        for sort in reversed(self.sorts):
            code, found[sort] = divmod(code, BASE)
        return found

    def candidates(self, s: Belfort) -> list[int]:
        home = s.at_home(self.seat)
        return groups(tuple([home[sort] for sort in self.sorts]))

    def choose(self, s: Belfort, code: int) -> None:
        if code:
            send_all(s, self.seat, self.area, self.group(code))

    def token(self, s: Belfort, code: int) -> str:
        group = self.group(code)
        counts = "+".join([str(group[sort]) for sort in self.sorts])
        return f"{AREAS.token(self.area)}:{counts}"

    def label(self, s: Belfort, code: int) -> Phrase:
        if code == 0:
            return Phrase("do-send-none", area=AREAS.word(self.area))
        group = self.group(code)
        workers = [Amount(WORKERS, sort, n) for sort, n in enumerate(group) if n]
        brings = Amount(GOODS, self.area, yield_of(s, self.area, group))
        return Phrase("do-send", workers=workers, brings=brings)

    def targets(self, s: Belfort, code: int) -> list[str]:
        return [f"area:{AREAS.token(self.area)}"]


class MineGroup(_Sending):
    """BEL-4.26, 4.27. First step of passing: the group for the Mine."""

    name = "mine_group"
    codes: ClassVar[Sequence[int]] = [
        encode_group(group)
        for group in product(range(BASE), repeat=CLASSES)
        if group[ELF] + group[MASTER_ELF] <= MOST and group[DWARF] + group[MASTER_DWARF] <= MOST
        if is_mine_group(group, [1, 1, 2, 2])
    ]

    def options(self, s: Belfort) -> list[int]:
        key = (*s.at_home(self.seat), *s.tables.strength)
        found = _mine_groups.get(key)
        if found is None:
            found = _mine_groups[key] = super().options(s)
        return found

    def refusal(self, s: Belfort, code: int) -> Refusal | None:
        fits = is_mine_group(self.group(code), s.tables.strength)
        return None if fits else Refusal("BEL-4.26", "idle-in-mine")

    def choose(self, s: Belfort, code: int) -> None:
        super().choose(s, code)
        s.then(ForestSplit(self.seat), QuarrySplit(self.seat), RestToGoldMine(self.seat))


class ForestSplit(_Sending):
    """BEL-4.27. Second step of passing: elves for the Forest."""

    name = "forest_split"
    area: ClassVar[int] = FOREST
    sorts: ClassVar[tuple[int, ...]] = (ELF, MASTER_ELF)
    codes: ClassVar[Sequence[int]] = [n * BASE + m for n in range(BASE) for m in range(BASE - n)]

    def options(self, s: Belfort) -> list[int]:
        return self.candidates(s)


class QuarrySplit(ForestSplit):
    """BEL-4.27. Third step of passing: dwarves for the Quarry."""

    name = "quarry_split"
    area: ClassVar[int] = QUARRY
    sorts: ClassVar[tuple[int, ...]] = (DWARF, MASTER_DWARF)


class RestToGoldMine(SeatEffect[Belfort]):
    """BEL-4.23, 4.27. Nobody stays at home: all others go to the Gold Mine."""

    name = "rest_to_gold_mine"

    def run(self, s: Belfort) -> None:
        send_all(s, self.seat, GOLD_MINE, s.at_home(self.seat))
