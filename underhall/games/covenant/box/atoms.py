"""The vocabulary of rewards (4.C): what a reward is made of, as data.

A reward is a tuple of atoms. An atom is one small number, so that it can be compared, kept and put
on the agenda for nothing; outside the rules it goes by its text, such as ``track:mine:2``.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from underhall.core.errors import BadData
from underhall.core.names import Codec, Names

GP: Final = 0
RESOURCE: Final = 1
REFRESHMENT: Final = 2
STRENGTHEN: Final = 3
TRACK: Final = 4
COIN: Final = 5
TRADITION: Final = 6
RELIC: Final = 7
FORGE: Final = 8
ORNAMENT: Final = 9
FORGE_AND_ORNAMENT: Final = 10
FORGE_OR_ORNAMENT: Final = 11
THRONE: Final = 12
SITE: Final = 13
BUILD: Final = 14
DEFEAT: Final = 15
MOVE_ENEMY: Final = 16
STRENGTH: Final = 17
UNLOCK_KEY: Final = 18
UNLOCK_STORAGE: Final = 19
UNLOCK_BUILDINGS: Final = 20
PAY_FOR_RELIC: Final = 21
PLUS_ONE: Final = 22
"""A +1 token without the choice to exchange (R-08); no printed reward says so."""
OPS = Names(
    "reward",
    [
        *("gp", "resource", "refreshment", "strengthen", "track", "coin", "tradition", "relic"),
        *("forge", "ornament", "forge_and_ornament", "forge_or_ornament", "throne", "site"),
        *("build", "defeat", "move_enemy", "strength", "unlock_key", "unlock_storage"),
        *("unlock_buildings", "pay_for_relic", "plus_one"),
    ],
)
OP_COUNT: Final = 23

RESOURCE_KINDS = Names("resource", ["iron", "emerald", "gold", "mythrall", "any"])
TRACK_KINDS = Names("track", ["court", "prestige", "mine", "any"])
BASICS = Names("building", ["house", "workshop"])
ENEMY_KINDS = Names("enemy", ["goblin", "orc", "troll"])
ANY_RESOURCE: Final = 4
ANY_TRACK: Final = 3

MOST: Final = 63
"""The greatest amount an atom can say."""

Reward = tuple[int, ...]
"""Atoms in the order in which they are resolved (COV-4.13)."""


def atom(op: int, kind: int = 0, n: int = 1) -> int:
    """So many of something; ``kind`` says which where the word alone does not."""
    return op << 10 | kind << 6 | n


def op_of(code: int) -> int:
    """The word of the vocabulary."""
    return code >> 10


def kind_of(code: int) -> int:
    """Which resource, track or building; for enemies the kinds as bits."""
    return code >> 6 & 15


def amount_of(code: int) -> int:
    """How many."""
    return code & MOST


_NUMBERED: Final = (GP, REFRESHMENT, STRENGTHEN, THRONE, SITE, MOVE_ENEMY, STRENGTH, PLUS_ONE)


def atom_text(code: int) -> str:
    """An atom as it is written on the agenda of a position."""
    op, kind, n = op_of(code), kind_of(code), amount_of(code)
    word = OPS.token(op)
    if op == RESOURCE:
        return f"{word}:{RESOURCE_KINDS.token(kind)}:{n}"
    if op == TRACK:
        return f"{word}:{TRACK_KINDS.token(kind)}:{n}"
    if op == BUILD:
        return f"{word}:{BASICS.token(kind)}"
    if op == DEFEAT:
        kinds = [token for at, token in enumerate(ENEMY_KINDS.tokens) if kind >> at & 1]
        return f"{word}:{'+'.join(kinds)}"
    if op in _NUMBERED or op == PAY_FOR_RELIC:
        return f"{word}:{n}"
    return word


def read_atom_text(text: str) -> int:
    """The atom behind its text; BadData when it is none."""
    word, *rest = text.split(":")
    op = OPS.code(word)
    if op in (RESOURCE, TRACK) and len(rest) == 2:
        names = RESOURCE_KINDS if op == RESOURCE else TRACK_KINDS
        return atom(op, names.code(rest[0]), _amount(text, rest[1]))
    if op == BUILD and len(rest) == 1:
        return atom(op, BASICS.code(rest[0]))
    if op == DEFEAT and len(rest) == 1:
        return atom(op, enemy_bits(rest[0].split("+")))
    if (op in _NUMBERED or op == PAY_FOR_RELIC) and len(rest) == 1:
        return atom(op, 0, _amount(text, rest[0]))
    if not rest and atom_text(atom(op)) == word:
        return atom(op)
    raise BadData(f"{text!r} is no reward such as track:mine:2")


def _amount(text: str, n: str) -> int:
    if not n.isdecimal() or not 1 <= int(n) <= MOST:
        raise BadData(f"{text!r}: expected an amount from 1 to {MOST}")
    return int(n)


def enemy_bits(kinds: list[str]) -> int:
    """Kinds of enemies as bits."""
    found = 0
    for token in kinds:
        found |= 1 << ENEMY_KINDS.code(token)
    return found


class AtomCodec(Codec):
    """An atom as a field of a frame."""

    def dump(self, value: object) -> object:
        assert isinstance(value, int)
        return atom_text(value)

    def load(self, data: object) -> object:
        if not isinstance(data, str):
            raise BadData(f"expected a reward such as track:mine:2, found {data!r}")
        return read_atom_text(data)


ATOM = AtomCodec()


# ---------------------------------------------------------------------- from component data

_KEYS: Final = {
    "resource": ("kind", "n"),
    "track": ("track", "n"),
    "build": ("building",),
    "defeat": ("kinds",),
    "pay_for_relic": ("iron",),
}
"""What an atom says besides its word; words not named here take ``n`` or nothing."""


def read_reward(effect: Any, where: str) -> Reward:
    """A reward as the component data tell it."""
    if not isinstance(effect, list):
        raise BadData(f"component data {where}: expected a list of effects")
    return tuple([_read_atom(row, where) for row in effect])


def _said(value: Any) -> str:
    """A value as the text of an atom has it."""
    return "+".join([str(each) for each in value]) if isinstance(value, list) else str(value)


def _read_atom(row: Any, where: str) -> int:
    if not isinstance(row, Mapping) or not OPS.has(str(row.get("do"))) or row["do"] == "plus_one":
        raise BadData(f"component data {where}: {row!r} is no effect of the vocabulary")
    word = str(row["do"])
    numbered = OPS.code(word) in _NUMBERED
    keys = _KEYS.get(word, ("n",) if numbered else ())
    if set(row) != {"do", *keys}:
        wanted = ", ".join(keys) or "nothing else"
        raise BadData(f"component data {where}: effect {word} takes {wanted}")
    said = [_said(row[key]) for key in keys]
    try:
        return read_atom_text(":".join([word, *said]))
    except BadData as why:
        raise BadData(f"component data {where}: {why}") from None
