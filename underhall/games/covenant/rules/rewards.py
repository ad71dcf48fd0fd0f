"""Rewards (4.C): every atom of a reward is one frame, so the agenda reads like the reward.

The chapters teach what each word of the vocabulary means; nothing here knows any of them. A reward
is resolved in its order, each atom with all that it leads to before the next (COV-4.13), because
what an atom puts on the agenda comes before what waited there.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from underhall.core.agenda import Effect
from underhall.core.phrase import Phrase, Word
from underhall.games.covenant.box.atoms import (
    BASICS,
    BUILD,
    DEFEAT,
    ENEMY_KINDS,
    OP_COUNT,
    RESOURCE,
    RESOURCE_KINDS,
    TRACK,
    TRACK_KINDS,
    Reward,
    amount_of,
    kind_of,
    op_of,
)
from underhall.games.covenant.rules.events import REWARD_LOST
from underhall.games.covenant.rules.reasons import TRADITION
from underhall.games.covenant.table.state import Covenant

Meaning = Callable[[Covenant, int, int, int, int], None]
"""What a word does: to which clan, of which kind, how many and why."""


def _nothing(s: Covenant, clan: int, kind: int, n: int, why: int) -> None:
    """A word that means nothing to the Elders (COV-5.18, 5.19)."""


_FOR_CLANS: list[Meaning] = [_nothing] * OP_COUNT
_FOR_ELDERS: list[Meaning] = [_nothing] * OP_COUNT


def teach(clans: Mapping[int, Meaning], elders: Mapping[int, Meaning]) -> None:
    """Say what each word means for a clan at the table, and for the Elders."""
    for op in range(OP_COUNT):
        _FOR_CLANS[op] = clans.get(op, _nothing)
        _FOR_ELDERS[op] = elders.get(op, _nothing)


class Gain(Effect[Covenant]):
    """COV-4.13. Resolve one atom of a reward."""

    name = "gain"

    def __init__(self, clan: int, atom: int, why: int) -> None:
        self.clan = clan
        self.atom = atom
        self.why = why

    def misfit(self, s: Covenant) -> str:
        return no_clan(s, self.clan)

    def run(self, s: Covenant) -> None:
        atom = self.atom
        meanings = _FOR_CLANS if self.clan < s.seats else _FOR_ELDERS
        meanings[op_of(atom)](s, self.clan, kind_of(atom), amount_of(atom), self.why)


def no_clan(s: Covenant, clan: int) -> str:
    """Why a frame of this clan cannot come up."""
    return "" if clan < s.clans else f"there is no clan {clan}"


_promised: dict[tuple[int, Reward, int], tuple[Gain, ...]] = {}


def promise(clan: int, reward: Reward, why: int) -> tuple[Gain, ...]:
    """The frames of a reward. Frames never change, so those of equal rewards are the same."""
    key = (clan, reward, why)
    found = _promised.get(key)
    if found is None:
        found = tuple([Gain(clan, atom, why) for atom in reward])
        _promised[key] = found
    return found


def tradition_gives(s: Covenant, clan: int, tradition: int, reward: Reward) -> tuple[Gain, ...]:
    """The frames of a reward, if the clan owns the tradition that gives it."""
    return promise(clan, reward, TRADITION + tradition) if s.has(clan, tradition) else ()


def lost(s: Covenant, seat: int, op: int, why: int) -> None:
    """COV-4.14. An atom that cannot be carried out is lost."""
    s.say(REWARD_LOST, seat, op, why)


def reward_words(reward: Reward) -> list[Phrase]:
    """A reward to be put into words, atom by atom."""
    return [atom_words(atom) for atom in reward]


GAINS: Final = (
    *("gain-gp", "gain-resource", "gain-refreshment", "gain-strengthen", "gain-track"),
    *("gain-coin", "gain-tradition", "gain-relic", "gain-forge", "gain-ornament"),
    *("gain-forge_and_ornament", "gain-forge_or_ornament", "gain-throne", "gain-site"),
    *("gain-build", "gain-defeat", "gain-move_enemy", "gain-strength", "gain-unlock_key"),
    *("gain-unlock_storage", "gain-unlock_buildings", "gain-pay_for_relic", "gain-plus_one"),
)
"""What each word of the vocabulary is called as part of a reward: so many, and of what."""


def atom_words(atom: int) -> Phrase:
    """One atom to be put into words."""
    op, kind = op_of(atom), kind_of(atom)
    what: object = kind_word(op, kind)
    if op == DEFEAT:
        what = one_of([ENEMY_KINDS.word(k) for k in range(len(ENEMY_KINDS)) if kind >> k & 1])
    return Phrase(GAINS[op], n=amount_of(atom), what=what)


def kind_word(op: int, kind: int) -> Word | str:
    """Of what an atom gives so many, where that is a single thing."""
    if op == RESOURCE:
        return RESOURCE_KINDS.word(kind)
    if op == TRACK:
        return TRACK_KINDS.word(kind)
    return BASICS.word(kind) if op == BUILD else ""


def one_of(things: list[Word]) -> Word | Phrase:
    """Alternatives to be put into words: this, that or another."""
    found: Word | Phrase = things[0]
    for thing in things[1:]:
        found = Phrase("either", start=found, last=thing)
    return found


def gain_gp(s: Covenant, clan: int, kind: int, n: int, why: int) -> None:
    """COV-4.17, 5.18. Glory Points."""
    s.add_gp(clan, n, why)
