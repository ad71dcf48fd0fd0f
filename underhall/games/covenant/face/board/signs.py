"""Which icon and colour stands for what, and small things that every drawing needs."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import cache, lru_cache
from typing import Any, Final

from underhall.core.names import Names
from underhall.core.phrase import Phrase, SeatName
from underhall.games.covenant.box import atoms
from underhall.games.covenant.box.names import CLANS
from underhall.games.covenant.rules.rewards import atom_words

Say = Callable[[object], str]
Data = dict[str, Any]
Table = Mapping[str, Any]

RESOURCE_SIGNS: Final = {
    "iron": ("iron", "iron"),
    "emerald": ("covenant-emerald", "emerald"),
    "gold": ("gold", "gold"),
    "mythrall": ("covenant-mythrall", "mythrall"),
    "any": ("covenant-any", "rune"),
}
TRACK_SIGNS: Final = {
    "court": ("crown", "gold"),
    "prestige": ("honour", "brick"),
    "mine": ("mine", "stone"),
    "any": ("covenant-path", ""),
}
BUILDING_SIGNS: Final = {
    "house": ("house", "brick"),
    "workshop": ("workshop", "wood"),
    "pillar": ("covenant-pillar", "stone"),
    "gate": ("gate", "stone"),
}
TOOL_SIGNS: Final = {
    "pickaxe": ("pickaxe", "iron"),
    "axe": ("axe", "metal"),
    "compass": ("compass", "gold"),
    "cart": ("cart", "wood"),
    "book": ("book", "leather"),
}
RELIC_SIGNS: Final = {
    "tankard": ("mug", "wood"),
    "lantern": ("covenant-lantern", "flame"),
    "belt": ("covenant-belt", "leather"),
    "horn": ("covenant-horn", "paper"),
    "hammer": ("hammer", "iron"),
    "crown": ("covenant-lost-crown", "gold"),
}
OP_SIGNS: Final = {
    atoms.GP: ("star", "gold"),
    atoms.REFRESHMENT: ("mug", "wood"),
    atoms.PLUS_ONE: ("mug", "wood"),
    atoms.STRENGTHEN: ("covenant-strengthen", "leather"),
    atoms.STRENGTH: ("covenant-strengthen", "leather"),
    atoms.COIN: ("coin", "gold"),
    atoms.TRADITION: ("scroll", "paper"),
    atoms.RELIC: ("covenant-relic", "crystal"),
    atoms.FORGE: ("blacksmith", ""),
    atoms.ORNAMENT: ("covenant-ornament", "sky"),
    atoms.THRONE: ("covenant-throne", "brick"),
    atoms.SITE: ("cart", "stone"),
    atoms.MOVE_ENEMY: ("covenant-move", "ink"),
    atoms.UNLOCK_KEY: ("key", "gold"),
    atoms.UNLOCK_STORAGE: ("sack", "leather"),
}
PAIRS: Final = {atoms.UNLOCK_KEY: 2, atoms.UNLOCK_STORAGE: 2}
"""What is unlocked by twos."""
COLUMN_SIGNS: Final = (
    ("covenant-relic", "crystal"),
    ("covenant-skull", ""),
    ("covenant-district", ""),
    ("covenant-pillar", "stone"),
)
NUMERALS: Final = ("I", "II", "III")
RUNES: Final = "RFTD"
MINUS: Final = "−"
REMEMBERED: Final = 4096
"""How many wordings are kept at hand."""


def look(tone: str) -> str:
    """The classes of an icon with a colour."""
    if tone == "ink":
        return "foeink"
    return f"tok t-{tone}" if tone else ""


def sign(of: tuple[str, str], n: int | str = "") -> Data:
    """An icon with what it wears, and a number beside it."""
    return {"icon": of[0], "look": look(of[1]), "n": n}


def capital(text: str) -> str:
    """A name as it stands alone."""
    return text[:1].upper() + text[1:]


def named(names: Names, token: str, say: Say) -> str:
    """What something is called, as it stands alone."""
    return capital(say(names.word(names.code(token))))


def short(names: Names, token: str, say: Say) -> str:
    """What something is called where there is little room."""
    return capital(say(Phrase("board-short", what=names.word(names.code(token)))))


def owner_name(view: Table, clan: int, say: Say) -> str:
    """Who owns something: a player or the Elders."""
    return say(SeatName(clan)) if clan < view["seats"] else say(Phrase("board-elders"))


def worn_by(view: Table, clan: int) -> int:
    """The seat whose look a clan wears: its own; for the Elders one that the player does not."""
    if clan < view["seats"]:
        return clan
    return 2 if view["table"]["players"][0]["clan"] == CLANS.token(1) else 1


def own_player(view: Table) -> Table | None:
    """What the viewer has, if they play."""
    found: Table | None = view["table"]["players"][view["seat"]] if view["seat"] >= 0 else None
    return found


# ---------------------------------------------------------------------- rewards


@cache
def atom_signs(text: str) -> tuple[Data, ...]:
    """One atom of a reward as icons; numbers where there is more than one."""
    atom = atoms.read_atom_text(text)
    op, kind, n = atoms.op_of(atom), atoms.kind_of(atom), atoms.amount_of(atom)
    many = n if n > 1 else ""
    if op == atoms.RESOURCE:
        return (sign(RESOURCE_SIGNS[atoms.RESOURCE_KINDS.token(kind)], many),)
    if op == atoms.TRACK:
        return (sign(TRACK_SIGNS[atoms.TRACK_KINDS.token(kind)], many),)
    if op == atoms.BUILD:
        return (sign(BUILDING_SIGNS[atoms.BASICS.token(kind)]),)
    if op == atoms.DEFEAT:
        kinds = [token for at, token in enumerate(atoms.ENEMY_KINDS.tokens) if kind >> at & 1]
        return tuple([sign((token, "ink")) for token in kinds])
    if op in (atoms.FORGE_AND_ORNAMENT, atoms.FORGE_OR_ORNAMENT):
        both = "+" if op == atoms.FORGE_AND_ORNAMENT else "/"
        return (sign(OP_SIGNS[atoms.FORGE], both), sign(OP_SIGNS[atoms.ORNAMENT]))
    if op == atoms.UNLOCK_BUILDINGS:
        return (sign(BUILDING_SIGNS["house"]), sign(BUILDING_SIGNS["workshop"]))
    if op == atoms.PAY_FOR_RELIC:
        return (sign(RESOURCE_SIGNS["iron"], "›"), sign(OP_SIGNS[atoms.RELIC]))
    if op == atoms.STRENGTH:
        return (sign(OP_SIGNS[op], f"+{n}"),)
    return (sign(OP_SIGNS[op], PAIRS.get(op, many)),)


def reward_signs(texts: Sequence[str]) -> list[Data]:
    """A reward as icons."""
    return [one for text in texts for one in atom_signs(text)]


def reward_name(texts: Sequence[str], say: Say) -> str:
    """A reward in words."""
    return _reward_name(tuple(texts), say)


@lru_cache(REMEMBERED)
def _reward_name(texts: tuple[str, ...], say: Say) -> str:
    """Rewards are printed: what they are called is found once for each table and language."""
    return capital(say([atom_words(atoms.read_atom_text(text)) for text in texts]))


def reward(texts: Sequence[str], say: Say) -> Data:
    """A reward as icons, and in words for those who do not see them."""
    return {"signs": reward_signs(texts), "name": reward_name(texts, say)}


# ---------------------------------------------------------------------- shapes


@cache
def octagon(x: float, y: float, half: float) -> str:
    """The corners of an octagon that is twice ``half`` wide, with short slanted sides."""
    cut = half * 0.58
    near = [(-cut, -half), (cut, -half), (half, -cut), (half, cut)]
    corners = [*near, *[(-a, -b) for a, b in near]]
    return " ".join([f"{x + a:.1f},{y + b:.1f}" for a, b in corners])


@cache
def hexagon(x: float, y: float, radius: float) -> str:
    """The corners of a hexagon that stands on one of them."""
    return " ".join([f"{a:.1f},{b:.1f}" for a, b in corners(x, y, radius)])


@cache
def corners(x: float, y: float, radius: float) -> tuple[tuple[float, float], ...]:
    """The same as numbers, from the top on clockwise."""
    wide, half = radius * 0.8660254, radius / 2
    return (
        *((x, y - radius), (x + wide, y - half), (x + wide, y + half)),
        *((x, y + radius), (x - wide, y + half), (x - wide, y - half)),
    )
