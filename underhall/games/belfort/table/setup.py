"""Setup (3): guilds, opening hands, crests, display, and with two players the virtual dwarves."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import combinations_with_replacement
from typing import Any, ClassVar

from underhall.core.agenda import Decision, Effect, Frame
from underhall.core.chance import Chance
from underhall.core.errors import BadOption
from underhall.core.phrase import Phrase
from underhall.core.together import OPEN, Together
from underhall.games.belfort.box.components import Tables
from underhall.games.belfort.box.names import (
    CARDS,
    DISTRICT_COUNT,
    GUILDS,
    PROPERTIES,
    SEATS,
    WIZARDS,
)
from underhall.games.belfort.rules import events
from underhall.games.belfort.rules.cards import RefillDisplay, discard, draw_cards
from underhall.games.belfort.rules.rounds import NextRound
from underhall.games.belfort.rules.virtual import VirtualDwarf
from underhall.games.belfort.table.layout import LAYOUT
from underhall.games.belfort.table.state import Belfort


def check_options(tables: Tables, seats: int, options: Mapping[str, str]) -> None:
    """BEL-3.3, 5.2. Guild modes and, in custom mode, the five guilds named."""
    mode, named = options["guilds"], options["custom_guilds"]
    if seats == 2 and mode in ("beginner", "advanced"):
        raise BadOption(f"option guilds: {mode!r} is for three or more players (BEL-5.2)")
    if mode == "custom" and not named:
        raise BadOption("option guilds: 'custom' needs custom_guilds, five names joined with +")
    if mode != "custom" and named:
        raise BadOption("option custom_guilds goes with guilds=custom only")
    if seats == 2 and named:
        for guild in named.split("+"):
            if not tables.two_player_guild[GUILDS.code(guild)]:
                raise BadOption(f"option custom_guilds: {guild!r} is not for two players (BEL-5.2)")


def setup(tables: Tables, seats: int, options: Mapping[str, str], chance: Chance) -> Belfort:
    """BEL-3.12. The steps of setup in their order."""
    s = Belfort(tables, seats, chance)
    LAYOUT.lay_out(s)
    s.then(LayGuilds(tuple(choose_guilds(s, options))), *opening(seats))
    return s


def opening(seats: int) -> list[Frame[Any]]:
    """BEL-3.12. What follows the guilds; with two players the virtual dwarves come last (5.4)."""
    dwarves = [VirtualDwarf(0), VirtualDwarf(1)] if seats == 2 else []
    hands = OpeningHands(tuple([OPEN] * seats))
    return [DealCards(), hands, DealCrests(), OpenDisplay(), *dwarves, NextRound()]


# ---------------------------------------------------------------------- guilds


def choose_guilds(s: Belfort, options: Mapping[str, str]) -> list[int]:
    """BEL-3.3, 5.2. The five guilds in play, as the mode says."""
    t = s.tables
    if options["guilds"] == "custom":
        return [GUILDS.code(token) for token in options["custom_guilds"].split("+")]
    if s.seats == 2:
        pool = [g for g in range(len(GUILDS)) if g != WIZARDS and t.two_player_guild[g]]
        return [WIZARDS, *draw_guilds(s, pool, 4)]
    if options["guilds"] == "advanced":
        return draw_guilds(s, list(range(len(GUILDS))), DISTRICT_COUNT)
    found = []
    for sort in ("resource", "basic", "interactive"):
        pool = [g for g in range(len(GUILDS)) if t.guild_sort[g] == sort]
        found += draw_guilds(s, pool, t.modes[options["guilds"]][sort])
    return found


def draw_guilds(s: Belfort, pool: list[int], count: int) -> list[int]:
    """So many guilds at random."""
    found = []
    for _ in range(count):
        guild = s.pick(GUILDS, pool)
        pool.remove(guild)
        found.append(guild)
    return found


class LayGuilds(Effect[Belfort]):
    """BEL-3.4. The guilds in play are laid out at random, one a district."""

    name = "lay_guilds"

    def __init__(self, chosen: tuple[int, ...]) -> None:
        self.chosen = chosen

    def misfit(self, s: Belfort) -> str:
        fits = len(self.chosen) == len(set(self.chosen)) == DISTRICT_COUNT
        return "" if fits else "chosen needs five different guilds (BEL-3.4)"

    def run(self, s: Belfort) -> None:
        s.guilds = draw_guilds(s, list(self.chosen), len(self.chosen))
        for district, guild in enumerate(s.guilds):
            s.say(events.GUILD_LAID, guild, district)


# ---------------------------------------------------------------------- opening hands


class DealCards(Effect[Belfort]):
    """BEL-3.8. Each player is dealt cards; whoever holds some already is dealt the rest."""

    name = "deal_cards"

    def run(self, s: Belfort) -> None:
        for seat in range(s.seats):
            missing = max(0, s.tables.cards_dealt - s.hand_size(seat))
            dealt = draw_cards(s, seat, missing, "BEL-3.8")
            if dealt:
                s.say(events.CARDS_DEALT, seat, dealt)


def encode_kinds(kinds: tuple[int, ...]) -> int:
    """Kinds as the digits of one number, to the base of their number."""
    code = 0
    for kind in kinds:
        code = code * PROPERTIES + kind
    return code


class KeepCards(Decision[Belfort]):
    """BEL-3.8. Choose the three cards to keep; a code has a digit for each kind."""

    name = "keep_cards"
    starts_action = True
    codes: ClassVar[Sequence[int]] = [
        encode_kinds(kinds) for kinds in combinations_with_replacement(range(PROPERTIES), 3)
    ]

    def candidates(self, s: Belfort) -> list[int]:
        hand = s.hand(self.seat)
        held = [kind for kind in range(PROPERTIES) if hand[kind]]
        found = []
        for kinds in combinations_with_replacement(held, s.tables.cards_kept):
            if all([kinds.count(kind) <= hand[kind] for kind in set(kinds)]):
                found.append(encode_kinds(kinds))
        return found

    def choose(self, s: Belfort, code: int) -> None:
        kept = self._kinds(s, code)
        for kind, held in enumerate(s.hand(self.seat)):
            for _ in range(held - kept.count(kind)):
                discard(s, self.seat, kind, "BEL-3.8")
        s.say(events.CARDS_KEPT, self.seat, len(kept))

    def _kinds(self, s: Belfort, code: int) -> list[int]:
        places = range(s.tables.cards_kept)
        return sorted([code // PROPERTIES**place % PROPERTIES for place in places])

    def token(self, s: Belfort, code: int) -> str:
        return "+".join([CARDS.token(kind) for kind in self._kinds(s, code)])

    def label(self, s: Belfort, code: int) -> Phrase:
        return Phrase("do-keep-cards", cards=[CARDS.word(kind) for kind in self._kinds(s, code)])

    def prompt(self, s: Belfort) -> Phrase:
        return Phrase("ask-keep_cards", n=s.tables.cards_kept)

    def targets(self, s: Belfort, code: int) -> list[str]:
        return [f"hand:{CARDS.token(kind)}" for kind in self._kinds(s, code)]


class OpeningHands(Together[Belfort]):
    """BEL-3.8. All choose at the same time, in secret."""

    name = "opening_hands"

    def ask(self, s: Belfort, seat: int) -> KeepCards:
        return KeepCards(seat)

    def answered(self, answers: tuple[int, ...]) -> OpeningHands:
        return OpeningHands(answers)


class DealCrests(Effect[Belfort]):
    """BEL-3.9. Crests are dealt at random."""

    name = "deal_crests"

    def run(self, s: Belfort) -> None:
        left = list(range(s.seats))
        for crest in range(1, s.seats + 1):
            seat = s.pick(SEATS, left)
            left.remove(seat)
            s.crests[seat] = crest
            s.say(events.CREST_DEALT, seat, crest)
        s.sort_order()


class OpenDisplay(RefillDisplay):
    """BEL-3.11. The three top cards are turned up."""

    name = "open_display"
