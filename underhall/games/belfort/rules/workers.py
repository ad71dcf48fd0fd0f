"""Activating placed workers (4-H): own cards (4-K), basic and resource guilds (4-M, 4-N)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, Final

from underhall.core.agenda import Decision
from underhall.core.names import Codec, Names, Number
from underhall.core.phrase import Refusal
from underhall.games.belfort.box.names import (
    ARCHITECTS,
    BANDITS,
    BANKERS,
    BLACKSMITH,
    DWARF,
    ELF,
    GNOME,
    GOLD,
    INN,
    LIBRARIANS,
    LIBRARY,
    MARKET,
    MERCHANTS,
    METAL,
    RECRUITERS,
    SPIES,
    STONE,
    THIEVES,
    TOWER,
    WIZARDS,
    WOOD,
    WORKERS,
)
from underhall.games.belfort.rules import events
from underhall.games.belfort.rules.architects import ArchitectKind, can_occupy_anything
from underhall.games.belfort.rules.cards import draw_and_say, maybe_discard
from underhall.games.belfort.rules.gnomes import GnomeLock, refuse_gnome
from underhall.games.belfort.rules.robbers import (
    BanditForm,
    ThiefForm,
    others,
    with_gold,
    with_goods,
)
from underhall.games.belfort.rules.spies import spy
from underhall.games.belfort.rules.wizards import WizardKind, has_any_swap
from underhall.games.belfort.table.state import Belfort

LIBRARY_CARDS: Final = 2
"""BEL-4.71. What the Library space draws and discards."""
MARKET_GOLD: Final = 2
"""BEL-4.72."""
RESOURCE_GUILDS: Final = (
    (GOLD, "BEL-4.84"),
    (WOOD, "BEL-4.85"),
    (METAL, "BEL-4.86"),
    (STONE, "BEL-4.87"),
)
"""What Bankers, Sawyers, Miners and Masons bring."""


def take_goods(s: Belfort, seat: int, good: int, count: int, clause: str) -> None:
    """Goods from the supply for an activated worker, as ``clause`` says."""
    s.take(seat, good, count)
    s.say(events.GOODS_TAKEN.under(clause), seat, good, count)


# ---------------------------------------------------------------------- own cards


def refuse_card_space(s: Belfort, seat: int, kind: int) -> Refusal | None:
    """BEL-4.56. Why a worker on an own card would change nothing."""
    if kind == INN and not s.can_recruit(seat):
        return Refusal("BEL-4.56", "supply-empty")
    if kind == TOWER:
        return refuse_gnome(s, seat, "BEL-4.56")
    return None


def use_card_space(s: Belfort, seat: int, kind: int) -> None:
    """BEL-4.71 to 4.74. What the space of an own card does."""
    s.say(events.CARD_USED, seat, kind)
    if kind == LIBRARY:
        draw_and_say(s, seat, LIBRARY_CARDS, "BEL-4.71")
        maybe_discard(s, seat, LIBRARY_CARDS, "BEL-4.71")
    elif kind == BLACKSMITH:
        take_goods(s, seat, METAL, 1, "BEL-4.72")
    elif kind == MARKET:
        take_goods(s, seat, GOLD, MARKET_GOLD, "BEL-4.72")
    elif kind == INN:
        s.then(Recruit(seat, GNOME))
    else:
        s.then(GnomeLock(seat, 0))


# ---------------------------------------------------------------------- guilds


def refuse_guild_use(s: Belfort, seat: int, guild: int) -> Refusal | None:
    """BEL-4.56. Why a worker on a guild would change nothing."""
    if guild == ARCHITECTS and not can_occupy_anything(s, seat):
        return Refusal("BEL-4.56", "nothing-to-occupy")
    if guild == RECRUITERS and not s.can_recruit(seat):
        no_gnome = refuse_gnome(s, seat, "BEL-4.56")
        return None if no_gnome is None else Refusal("BEL-4.56", "supply-empty")
    if guild == WIZARDS and not has_any_swap(s):
        return Refusal("BEL-4.56", "no-swap")
    if guild == SPIES and not any([s.hand_size(who) for who in others(s, seat)]):
        return Refusal("BEL-4.56", "no-cards-to-spy")
    if guild == BANDITS and not with_goods(s, seat):
        return Refusal("BEL-4.56", "nobody-has-goods")
    if guild == THIEVES and not with_gold(s, seat):
        return Refusal("BEL-4.56", "nobody-has-gold")
    return None


def use_guild(s: Belfort, seat: int, guild: int) -> None:
    """BEL-4.78 to 4.96. What a guild does."""
    s.say(events.GUILD_USED, seat, guild)
    if guild < BANKERS:
        use_basic_guild(s, seat, guild)
    elif guild < WIZARDS:
        use_resource_guild(s, seat, guild)
    elif guild == WIZARDS:
        s.then(WizardKind(seat))
    elif guild == SPIES:
        spy(s, seat)
    elif guild == BANDITS:
        s.then(BanditForm(seat))
    else:
        s.then(ThiefForm(seat))


def use_basic_guild(s: Belfort, seat: int, guild: int) -> None:
    """BEL-4.78 to 4.83."""
    t = s.tables
    if guild == LIBRARIANS:
        draw_and_say(s, seat, t.librarians_draw, "BEL-4.78")
        maybe_discard(s, seat, t.librarians_discard, "BEL-4.78")
    elif guild == ARCHITECTS:
        s.then(ArchitectKind(seat))
    elif guild == MERCHANTS:
        s.exchanges += t.merchants_exchanges
        s.extra_visits += t.merchants_visits
        s.say(events.MERCHANTS_CALLED, seat)
    else:
        s.then(Recruit(seat, GNOME + 1))


def use_resource_guild(s: Belfort, seat: int, guild: int) -> None:
    """BEL-4.84 to 4.87."""
    good, clause = RESOURCE_GUILDS[guild - BANKERS]
    take_goods(s, seat, good, s.tables.guild_goods[guild - BANKERS], clause)


class Recruit(Decision[Belfort]):
    """BEL-4.73, 4.83. An elf, a dwarf or, from the Recruiters, a gnome: all classes ``below``."""

    name = "recruit"
    names: ClassVar[Names | None] = WORKERS
    codes: ClassVar[Sequence[int]] = (ELF, DWARF, GNOME)
    fields: ClassVar[dict[str, Codec]] = {"below": Number(GNOME, GNOME + 1)}

    def __init__(self, seat: int, below: int) -> None:
        super().__init__(seat)
        self.below = below

    def candidates(self, s: Belfort) -> list[int]:
        return [sort for sort in self.codes if sort < self.below]

    def refusal(self, s: Belfort, code: int) -> Refusal | None:
        if code == GNOME:
            return refuse_gnome(s, self.seat, "BEL-4.83")
        if s.in_supply(self.seat, code) == 0:
            return Refusal("BEL-4.4", "none-in-supply", worker=WORKERS.word(code))
        return None

    def choose(self, s: Belfort, code: int) -> None:
        if code == GNOME:
            s.then(GnomeLock(self.seat, 0))
            return
        s.recruit(self.seat, code)
        s.say(events.WORKER_FROM_SUPPLY, self.seat, code)

    def targets(self, s: Belfort, code: int) -> list[str]:
        return [f"worker:{self.seat}:{WORKERS.token(code)}"]
