"""Which icon and colour stands for what, and small things that every drawing needs."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from underhall.core.phrase import Phrase, SeatName
from underhall.games.belfort.box.names import (
    CARDS,
    DISTRICTS,
    GOODS,
    GUILDS,
    KINDS,
    WORKERS,
)

Say = Callable[[object], str]
Data = dict[str, Any]
Table = Mapping[str, Any]

VIRTUAL: Final = 2
"""The owner number of the first virtual player, with two players."""

GOOD_ICONS: Final = {"wood": "wood", "stone": "stone", "metal": "metal", "gold": "coin"}

WORKER_ICONS: Final = {"elf": "belfort-elf", "dwarf": "dwarf", "gnome": "belfort-gnome"}

KIND_ICONS: Final = {
    "bank": ("belfort-bank", "gold"),
    "keep": ("keep", "stone"),
    "library": ("belfort-library", "brick"),
    "gatehouse": ("gate", "stone"),
    "inn": ("belfort-inn", "wood"),
    "blacksmith": ("blacksmith", "iron"),
    "gardens": ("garden", "leaf"),
    "pub": ("brewery", "wood"),
    "market": ("belfort-market", "brick"),
    "tower": ("tower", "stone"),
    "wall": ("wall", "stone"),
}

GUILD_ICONS: Final = {
    "librarians": ("book", "brick"),
    "architects": ("compass", "metal"),
    "merchants": ("wagon", "wood"),
    "recruiters": ("hire", "paper"),
    "bankers": ("gold", "gold"),
    "sawyers": ("axe", "wood"),
    "miners": ("pickaxe", "metal"),
    "masons": ("hammer", "stone"),
    "wizards": ("spell", "crystal"),
    "spies": ("eye", "sky"),
    "bandits": ("mercenary", "iron"),
    "thieves": ("sack", "leather"),
}


def capital(text: str) -> str:
    """A name as it stands alone."""
    return text[:1].upper() + text[1:]


def kind_name(kind: str, say: Say) -> str:
    """What a kind of building is called."""
    return capital(say(KINDS.word(KINDS.code(kind))))


def card_name(card: str, say: Say) -> str:
    """What a property is called."""
    return capital(say(CARDS.word(CARDS.code(card))))


def guild_name(guild: str, say: Say) -> str:
    """What a guild is called."""
    return say(GUILDS.word(GUILDS.code(guild)))


def numeral(district: str, say: Say) -> str:
    """The number of a district, as people write it."""
    return say(Phrase("pic-district", district=DISTRICTS.word(DISTRICTS.code(district))))


def good_name(good: str, say: Say) -> str:
    """What a good is called."""
    return say(GOODS.word(GOODS.code(good)))


def worker_name(sort: str, say: Say) -> str:
    """What a worker is called."""
    return say(WORKERS.word(WORKERS.code(sort)))


def owner_name(view: Table, owner: int, say: Say) -> str:
    """Whose marker it is; with two players the third and fourth are virtual."""
    if owner >= view["seats"]:
        return say(Phrase("virtual-player", n=owner + 1))
    return say(SeatName(owner))


def cost(amounts: Sequence[int], say: Say, have: Mapping[str, int] | None = None) -> list[Data]:
    """The parts of a cost; what ``have`` cannot meet is short."""
    return [
        {
            "icon": GOOD_ICONS[good],
            "tone": good,
            "n": n,
            "label": good_name(good, say),
            "short": have is not None and have[good] < n,
        }
        for good, n in zip(GOODS.tokens, amounts)
        if n
    ]


def placed(worker: str) -> Data:
    """A placed worker, written ``seat:class``."""
    seat, _, sort = worker.partition(":")
    return {"seat": int(seat), **pawn(sort)}


def pawn(sort: str) -> Data:
    """The figure of a class of workers."""
    master = sort.startswith("master_")
    icon = WORKER_ICONS[sort.removeprefix("master_")]
    return {"icon": icon, "master": master, "sort": sort}
