"""Passing and the resource areas (4-D): who goes to the Mine, the Forest, the Quarry."""

from __future__ import annotations

from typing import ClassVar, Final

from underhall.core.agenda import Decision, Effect
from underhall.core.names import SEAT, Codec
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
    METAL,
    MINE,
    QUARRY,
    STONE,
    WOOD,
    WORKERS,
)
from underhall.games.belfort.rules import events
from underhall.games.belfort.table.state import Belfort

BASE: Final = 8
"""A group is written in digits of this base, one a class: no player has more than seven."""

Group = tuple[int, int, int, int]
"""How many elves, dwarves, master elves and master dwarves."""

_mine_groups: dict[tuple[int, ...], list[int]] = {}
_splits: dict[int, list[int]] = {}


def encode_group(group: Group) -> int:
    """A group as one number."""
    return ((group[0] * BASE + group[1]) * BASE + group[2]) * BASE + group[3]


def decode_group(code: int) -> Group:
    """The group behind its number."""
    return code // 512, code // 64 % 8, code // 8 % 8, code % 8


def is_mine_group(group: Group, strength: list[int]) -> bool:
    """BEL-4.26. Empty, or no worker could be taken away without loss of metal."""
    yields = metal_of(group, strength)
    for sort in range(CLASSES):
        if group[sort]:
            fewer = [n - (at == sort) for at, n in enumerate(group)]
            if metal_of((fewer[0], fewer[1], fewer[2], fewer[3]), strength) == yields:
                return False
    return True


def metal_of(group: Group, strength: list[int]) -> int:
    """BEL-4.26. One metal for each point of elf strength matched by dwarf strength."""
    elves = group[ELF] * strength[ELF] + group[MASTER_ELF] * strength[MASTER_ELF]
    dwarves = group[DWARF] * strength[DWARF] + group[MASTER_DWARF] * strength[MASTER_DWARF]
    return min(elves, dwarves)


def mine_groups(home: list[int], strength: list[int]) -> list[int]:
    """All legal Mine groups of these workers, remembered from call to call."""
    key = (*home, *strength)
    found = _mine_groups.get(key)
    if found is None:
        groups = [(a, b, c, d) for a, b, c, d in _all_groups(home)]
        found = [encode_group(group) for group in groups if is_mine_group(group, strength)]
        _mine_groups[key] = found
    return found


def _all_groups(home: list[int]) -> list[Group]:
    return [
        (elves, dwarves, master_elves, master_dwarves)
        for elves in range(home[ELF] + 1)
        for dwarves in range(home[DWARF] + 1)
        for master_elves in range(home[MASTER_ELF] + 1)
        for master_dwarves in range(home[MASTER_DWARF] + 1)
    ]


def splits(ordinary: int, masters: int) -> list[int]:
    """All pairs (ordinary, masters) that could be sent, as ordinary * BASE + masters."""
    key = ordinary * BASE + masters
    found = _splits.get(key)
    if found is None:
        found = [n * BASE + m for n in range(ordinary + 1) for m in range(masters + 1)]
        _splits[key] = found
    return found


def send(s: Belfort, seat: int, area: int, sort: int, count: int) -> None:
    """Workers of one class go from home to a resource area."""
    s.home[seat * CLASSES + sort] -= count
    s.gathering[(area * s.seats + seat) * CLASSES + sort] += count


class MineGroup(Decision[Belfort]):
    """BEL-4.26, 4.27. First step of passing: the group for the Mine."""

    name = "mine_group"

    def candidates(self, s: Belfort) -> list[int]:
        at = self.seat * CLASSES
        return [encode_group(group) for group in _all_groups(s.home[at : at + CLASSES])]

    def options(self, s: Belfort) -> list[int]:
        at = self.seat * CLASSES
        return mine_groups(s.home[at : at + CLASSES], s.tables.strength)

    def refusal(self, s: Belfort, code: int) -> Refusal | None:
        if is_mine_group(decode_group(code), s.tables.strength):
            return None
        return Refusal("BEL-4.26", "idle-in-mine")

    def choose(self, s: Belfort, code: int) -> None:
        group = decode_group(code)
        for sort in range(CLASSES):
            if group[sort]:
                send(s, self.seat, MINE, sort, group[sort])
        if code:
            s.say(events.SENT, self.seat, MINE, sum(group))
        s.then(ForestSplit(self.seat), QuarrySplit(self.seat), RestToGoldMine(self.seat))

    def token(self, s: Belfort, code: int) -> str:
        elves, dwarves, master_elves, master_dwarves = decode_group(code)
        return f"mine:{elves}+{dwarves}+{master_elves}+{master_dwarves}"

    def label(self, s: Belfort, code: int) -> Phrase:
        if code == 0:
            return Phrase("do-send-none", area=AREAS.word(MINE))
        group = decode_group(code)
        metal = Amount(GOODS, METAL, metal_of(group, s.tables.strength))
        return Phrase("do-send", workers=_amounts(group), brings=metal)

    def targets(self, s: Belfort, code: int) -> list[str]:
        return ["area:mine"]


def _amounts(group: Group) -> list[Amount]:
    return [Amount(WORKERS, sort, n) for sort, n in enumerate(group) if n]


class _Split(Decision[Belfort]):
    """How many ordinary workers and masters of one race go to their own area."""

    race: ClassVar[int] = ELF
    master: ClassVar[int] = MASTER_ELF
    area: ClassVar[int] = FOREST
    good: ClassVar[int] = WOOD
    place: ClassVar[str] = "forest"

    def candidates(self, s: Belfort) -> list[int]:
        at = self.seat * CLASSES
        return splits(s.home[at + self.race], s.home[at + self.master])

    def options(self, s: Belfort) -> list[int]:
        return self.candidates(s)

    def choose(self, s: Belfort, code: int) -> None:
        send(s, self.seat, self.area, self.race, code // BASE)
        send(s, self.seat, self.area, self.master, code % BASE)
        if code:
            s.say(events.SENT, self.seat, self.area, code // BASE + code % BASE)

    def token(self, s: Belfort, code: int) -> str:
        return f"{self.place}:{code // BASE}+{code % BASE}"

    def label(self, s: Belfort, code: int) -> Phrase:
        if code == 0:
            return Phrase("do-send-none", area=AREAS.word(self.area))
        sent = [(self.race, code // BASE), (self.master, code % BASE)]
        brought = sum([n * s.tables.strength[sort] for sort, n in sent])
        workers = [Amount(WORKERS, sort, n) for sort, n in sent if n]
        return Phrase("do-send", workers=workers, brings=Amount(GOODS, self.good, brought))

    def targets(self, s: Belfort, code: int) -> list[str]:
        return ["area:" + self.place]


class ForestSplit(_Split):
    """BEL-4.27. Second step of passing: elves for the Forest."""

    name = "forest_split"


class QuarrySplit(_Split):
    """BEL-4.27. Third step of passing: dwarves for the Quarry."""

    name = "quarry_split"
    race: ClassVar[int] = DWARF
    master: ClassVar[int] = MASTER_DWARF
    area: ClassVar[int] = QUARRY
    good: ClassVar[int] = STONE
    place: ClassVar[str] = "quarry"


class RestToGoldMine(Effect[Belfort]):
    """BEL-4.23, 4.27. Nobody stays at home: all others go to the Gold Mine."""

    name = "rest_to_gold_mine"
    fields: ClassVar[tuple[tuple[str, Codec], ...]] = (("seat", SEAT),)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, s: Belfort) -> None:
        sent = 0
        for sort in range(CLASSES):
            count = s.home[self.seat * CLASSES + sort]
            if count:
                send(s, self.seat, GOLD_MINE, sort, count)
                sent += count
        if sent:
            s.say(events.SENT, self.seat, GOLD_MINE, sent)
