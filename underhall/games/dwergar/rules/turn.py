"""A turn (4C): actions one after the other, Fajrant, and conversions at its end."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, Final

from underhall.core.agenda import Decision
from underhall.core.phrase import Phrase, Refusal, SeatName
from underhall.games.dwergar.box.effects import TURN_START
from underhall.games.dwergar.box.names import (
    FIRST_GUILD,
    FOREMAN,
    PAWN_KINDS,
    PAWNS,
    PROJECT_COUNT,
    PROJECTS,
    SPACE_COUNT,
    SPACES,
)
from underhall.games.dwergar.rules import events
from underhall.games.dwergar.rules.action import ActionMenu, place
from underhall.games.dwergar.rules.aid import Convert
from underhall.games.dwergar.rules.developing import gain
from underhall.games.dwergar.rules.heat import heat_falls
from underhall.games.dwergar.rules.mine import level_of
from underhall.games.dwergar.rules.parts import Part, PartMenu, parts_by_code
from underhall.games.dwergar.rules.track import refill_track
from underhall.games.dwergar.table.state import NOBODY, Dwergar
from underhall.kit.effects import SeatEffect
from underhall.kit.menus import END

PLACE: Final = 0
"""PLACE + kind * SPACE_COUNT + space."""
FAJRANT: Final = 40
"""FAJRANT + the space of the worker taken; one more if no worker stands anywhere."""
FAJRANT_ALONE: Final = 50
FORFEIT: Final = 51
FORGO: Final = 52
CONVERT: Final = 53
"""CONVERT + card."""
END_CONVERT: Final = 1
"""The same at the end of a turn."""
END_CODES: Final = END_CONVERT + PROJECT_COUNT

_PLACEMENTS = [
    [
        PLACE + kind * SPACE_COUNT + space
        for kind in range(PAWN_KINDS)
        if kinds >> kind & 1
        for space in range(SPACE_COUNT)
    ]
    for kinds in range(1 << PAWN_KINDS)
]
"""For every set of kinds in a pool, as bits: the placements it allows."""


CONVERSION = Convert(CONVERT, "convert", PROJECTS)
_AT_END: list[Part] = [Convert(END_CONVERT, "convert", PROJECTS)]
_AT_END_BY_CODE = parts_by_code([Part(END, "end_turn"), *_AT_END], END_CODES)


class TakeTurn(SeatEffect[Dwergar]):
    """DWE-4.20 to 4.22. Refill the track, then what cards bring at the start, then actions."""

    name = "take_turn"

    def run(self, s: Dwergar) -> None:
        seat = self.seat
        s.begin_turn(seat)
        s.actions = s.tables.actions[s.event]
        s.say(events.TURN_BEGAN, seat, s.actions)
        refill_track(s)
        for card in s.effect_cards(seat, TURN_START):
            gain(s, seat, s.tables.effects[card].own, card)
        s.then(NextAction(seat), EndTurn(seat))

    def ends_turn(self, s: Dwergar) -> bool:
        return True


class EndTurn(SeatEffect[Dwergar]):
    """DWE-4.17. Heat falls."""

    name = "end_turn"

    def run(self, s: Dwergar) -> None:
        heat_falls(s, self.seat)


class NextAction(SeatEffect[Dwergar]):
    """DWE-4.22, 4.142, 4.146. The next action, extra ones first; after the last, conversions."""

    name = "next_action"

    def run(self, s: Dwergar) -> None:
        if s.extra or s.actions:
            s.then(TurnMenu(self.seat))
        else:
            s.then(TurnEnd(self.seat))


class TurnMenu(Decision[Dwergar]):
    """DWE-4.23, 4.28, 4.41. Place a dwarf; without one, Fajrant or forfeit the action."""

    name = "turn_menu"
    codes: ClassVar[Sequence[int]] = range(CONVERT + PROJECT_COUNT)
    closing: ClassVar[Sequence[int]] = (FORFEIT, FORGO)
    starts_action = True

    def misfit(self, s: Dwergar) -> str:
        if not s.extra and not s.actions:
            return "no action is left (DWE-4.22)"
        if s.space != NOBODY:
            return "an action is still going on (DWE-4.33)"
        return "" if s.active == self.seat else f"it is not the turn of seat {self.seat}"

    def candidates(self, s: Dwergar) -> list[int]:
        found = list(_PLACEMENTS[-1])
        found += [FAJRANT + space for space in s.workers_on_spaces()] or [FAJRANT_ALONE]
        found.append(FORFEIT)
        if s.extra:
            found.append(FORGO)
        return found + [CONVERT + card for card in CONVERSION.candidates(s, self.seat)]

    def refusal(self, s: Dwergar, code: int) -> Refusal | None:
        if code >= CONVERT:
            return CONVERSION.refusal(s, self.seat, code - CONVERT)
        if code < FAJRANT:
            pawn = code // SPACE_COUNT
            if s.pool(self.seat)[pawn]:
                return None
            return Refusal("DWE-4.28", "pawn-not-in-pool", pawn=PAWNS.word(pawn))
        idle = not s.has_dwarf(self.seat)
        if code == FORFEIT:
            return None if idle else Refusal("DWE-4.23", "must-place")
        if code == FORGO:
            return Refusal("DWE-4.146", "forfeit-instead") if idle else None
        return None if idle else Refusal("DWE-4.41", "pool-not-empty")

    def options(self, s: Dwergar) -> list[int]:
        at, pools = self.seat * PAWN_KINDS, s.pools
        kinds = (1 if pools[at] else 0) + (2 if pools[at + 1] else 0)
        kinds += (4 if pools[at + 2] else 0) + (8 if pools[at + 3] else 0)
        found = _PLACEMENTS[kinds].copy()
        if kinds == 0:
            found += [FAJRANT + space for space in s.workers_on_spaces()] or [FAJRANT_ALONE]
            found.append(FORFEIT)
        elif s.extra:
            found.append(FORGO)
        CONVERSION.offer(s, self.seat, found)
        return found

    def choose(self, s: Dwergar, code: int) -> None:
        seat = self.seat
        if code >= CONVERT:
            s.then(self)
            CONVERSION.use(s, seat, code - CONVERT)
            return
        if s.extra:
            s.extra -= 1
        else:
            s.actions -= 1
        if code < FAJRANT:
            s.then(ActionMenu(seat), NextAction(seat))
            place(s, seat, code // SPACE_COUNT, code % SPACE_COUNT)
            return
        s.then(NextAction(seat))
        if code == FORFEIT:
            s.say(events.FORFEITED, seat)
        elif code == FORGO:
            s.say(events.FORGONE, seat)
        else:
            knock_off(s, seat, NOBODY if code == FAJRANT_ALONE else code - FAJRANT)

    def token(self, s: Dwergar, code: int) -> str:
        if code < FAJRANT:
            pawn, space = divmod(code, SPACE_COUNT)
            return f"place:{PAWNS.token(pawn)}:{SPACES.token(space)}"
        if code < FAJRANT_ALONE:
            return "fajrant:" + SPACES.token(code - FAJRANT)
        if code < CONVERT:
            return ("fajrant:none", "forfeit", "forgo")[code - FAJRANT_ALONE]
        return CONVERSION.token(s, code - CONVERT)

    def label(self, s: Dwergar, code: int) -> Phrase:
        if code < FAJRANT:
            return placing(s, self.seat, code // SPACE_COUNT, code % SPACE_COUNT)
        if code < FAJRANT_ALONE:
            space = code - FAJRANT
            return Phrase("do-fajrant", pawn=PAWNS.word(s.spaces[space]), space=SPACES.word(space))
        if code == FAJRANT_ALONE:
            return Phrase("do-fajrant-alone")
        if code < CONVERT:
            return Phrase("do-forfeit" if code == FORFEIT else "do-forgo")
        return CONVERSION.label(s, self.seat, code - CONVERT)

    def targets(self, s: Dwergar, code: int) -> list[str]:
        if code < FAJRANT:
            pawn, space = divmod(code, SPACE_COUNT)
            return ["space:" + SPACES.token(space), "pawn:" + PAWNS.token(pawn)]
        if code < FAJRANT_ALONE:
            return ["space:" + SPACES.token(code - FAJRANT)]
        if code == FAJRANT_ALONE:
            return ["pawn:" + PAWNS.token(FOREMAN)]
        return CONVERSION.targets(s, code - CONVERT) if code >= CONVERT else []

    def prompt(self, s: Dwergar) -> Phrase:
        if not s.has_dwarf(self.seat):
            return Phrase("ask-turn_menu-idle", n=s.actions + s.extra)
        if s.extra:
            return Phrase("ask-turn_menu-extra", n=s.extra)
        return Phrase("ask-turn_menu", n=s.actions)


def placing(s: Dwergar, seat: int, pawn: int, space: int) -> Phrase:
    """DWE-4.29 to 4.31, 4.51. A placement by name, with who would have to go; and whether the own
    cart is full, so that nothing could be loaded."""
    dwarf, where, there = PAWNS.word(pawn), SPACES.word(space), s.spaces[space]
    full = int(space < FIRST_GUILD and not s.is_cart_empty(level_of(space), seat))
    if there == NOBODY:
        return Phrase("do-place", pawn=dwarf, space=where, full=full)
    if there < FOREMAN:
        worker = PAWNS.word(there)
        return Phrase("do-place-worker", pawn=dwarf, space=where, worker=worker, full=full)
    who = SeatName(there - FOREMAN)
    return Phrase("do-place-foreman", pawn=dwarf, space=where, who=who, full=full)


def knock_off(s: Dwergar, seat: int, space: int) -> None:
    """DWE-4.41 to 4.43. Fajrant: the foreman comes home, and so does a worker, if there is one."""
    s.say(events.FAJRANT, seat)
    stood = s.foreman_space(seat)
    if stood != NOBODY:
        s.spaces[stood] = NOBODY
    s.riders[seat] = NOBODY
    s.come_home(seat, FOREMAN)
    if space != NOBODY:
        pawn = s.spaces[space]
        s.spaces[space] = NOBODY
        s.come_home(seat, pawn)
        s.say(events.WORKER_TAKEN.under("DWE-4.41"), seat, pawn, space)


class TurnEnd(PartMenu):
    """DWE-4.142. After the last action heat may still be converted; asked only if it can be."""

    name = "turn_end"
    codes: ClassVar[Sequence[int]] = range(END_CODES)
    by_code: ClassVar[Sequence[Part]] = _AT_END_BY_CODE
    by_space: ClassVar[Sequence[Sequence[Part]]] = [_AT_END] * SPACE_COUNT

    def misfit(self, s: Dwergar) -> str:
        return "" if s.active == self.seat else f"it is not the turn of seat {self.seat}"
