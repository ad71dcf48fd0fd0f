"""An action (4D): one placement, then the menu of its parts until the player ends it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from underhall.core.phrase import Phrase
from underhall.games.dwergar.box.effects import PLACEMENT_POINTS
from underhall.games.dwergar.box.names import (
    BONUSES,
    EXCHANGES,
    FIRST_GUILD,
    FOREMAN,
    HEAT_ONE,
    HEAT_TWO,
    LEVEL_COUNT,
    LEVELS,
    LIGHT_ALL,
    LIGHT_AND_HEAT,
    LIGHT_EXTRA,
    NO_EVENT,
    PAWN_KINDS,
    PAWNS,
    PROJECTS,
    RESOURCES,
    SECOND_FURNACE,
    SPACES,
    SPECIALISTS,
    UPGRADES,
)
from underhall.games.dwergar.rules import events
from underhall.games.dwergar.rules.aid import Convert, Respecialise, Silverbeard
from underhall.games.dwergar.rules.developing import Develop
from underhall.games.dwergar.rules.foreman import FURNACES, BuildIn, warm_owner
from underhall.games.dwergar.rules.gearbox import AddStone, Raise
from underhall.games.dwergar.rules.guilds import (
    BASE,
    Build,
    Exchange,
    Kindle,
    Upgrade,
)
from underhall.games.dwergar.rules.heat import gain_event_heat
from underhall.games.dwergar.rules.mine import Load, level_of
from underhall.games.dwergar.rules.parts import (
    ADD_STONE,
    BUILD,
    BUILD_IN,
    BUILD_SECOND,
    CODES,
    CONVERT,
    DEVELOP,
    EXCHANGE,
    KINDLE_ALL,
    KINDLE_BELLOWS,
    KINDLE_FORGE,
    KINDLE_LABORATORY,
    KINDLE_ONE,
    KINDLE_WORKSHOP,
    LOAD,
    RAISE,
    REALIZE,
    RECOVER_ONE,
    RESPECIALISE,
    SILVERBEARD,
    UPGRADE,
    Part,
    PartMenu,
    parts_by_code,
)
from underhall.games.dwergar.rules.studio import Realize, Recover
from underhall.games.dwergar.table.state import EFFECT_POINTS, EVENT_POINTS, NOBODY, Dwergar
from underhall.kit.menus import END

_MINE: list[Part] = [Load(LOAD, "load")]
_LABORATORY: list[Part] = [
    Exchange(EXCHANGE, "exchange", EXCHANGES),
    Kindle(KINDLE_LABORATORY, LIGHT_AND_HEAT, "light_and_heat", "DWE-4.61"),
]
_BELLOWS: list[Part] = [
    Kindle(KINDLE_ONE, BASE, "light_one", "DWE-4.62"),
    Kindle(KINDLE_ALL, LIGHT_ALL, "light_all", "DWE-4.63"),
    Kindle(KINDLE_BELLOWS, HEAT_TWO, "heat_two", "DWE-4.64"),
]
_GEARBOX: list[Part] = [
    Raise(RAISE, "raise", size=LEVEL_COUNT),
    AddStone(ADD_STONE, "stone", LEVELS),
]
_WORKSHOP: list[Part] = [
    Build(BUILD, BASE, "build", "DWE-4.72"),
    Build(BUILD_SECOND, SECOND_FURNACE, "build_second", "DWE-4.73"),
    Kindle(KINDLE_WORKSHOP, LIGHT_EXTRA, "light_one", "DWE-4.74"),
]
_DEVELOP = Develop(DEVELOP, "develop", PROJECTS)
_FORGE: list[Part] = [
    Upgrade(UPGRADE, "upgrade", RESOURCES, len(UPGRADES)),
    Kindle(KINDLE_FORGE, HEAT_ONE, "heat_one", "DWE-4.76"),
    _DEVELOP,
]
_STUDIO: list[Part] = [
    Realize(REALIZE, "realize", PROJECTS, CODES - REALIZE),
    _DEVELOP,
    Recover(RECOVER_ONE, "recover", RESOURCES),
]
_ANYWHERE: list[Part] = [
    BuildIn(BUILD_IN, "build_furnace", FURNACES),
    Silverbeard(SILVERBEARD, "silverbeard", BONUSES),
    Respecialise(RESPECIALISE, "respecialise", SPECIALISTS),
    Convert(CONVERT, "convert", PROJECTS),
]
_GUILDS = (_LABORATORY, _BELLOWS, _GEARBOX, _WORKSHOP, _FORGE, _STUDIO)
PARTS = [own + _ANYWHERE for own in (_MINE, _MINE, _MINE, _MINE, *_GUILDS)]
"""DWE-4.33. The parts that each space may put on the menu."""
_BY_CODE = parts_by_code([Part(END, "end_action"), *[part for own in PARTS for part in own]], CODES)


class ActionMenu(PartMenu):
    """DWE-4.33, 4.34. Any part, in any order, until the action is ended."""

    name = "action_menu"
    codes: ClassVar[Sequence[int]] = range(CODES)
    by_code: ClassVar[Sequence[Part]] = _BY_CODE
    by_space: ClassVar[Sequence[Sequence[Part]]] = PARTS

    def misfit(self, s: Dwergar) -> str:
        if s.space == NOBODY:
            return "no action is going on; the table names none (DWE-4.33)"
        if s.active != self.seat:
            return f"it is not the turn of seat {self.seat}"
        if not stands(s, self.seat):
            return "the dwarf used does not stand on the space of the action (DWE-4.28)"
        owned = s.project == NOBODY or s.owned[self.seat] >> s.project & 1
        return "" if owned else f"seat {self.seat} does not own the project of the action"

    def options(self, s: Dwergar) -> list[int]:
        found = [END]
        for part in PARTS[s.space]:
            part.offer(s, self.seat, found)
        return found

    def close(self, s: Dwergar) -> None:
        s.end_action()

    def unused(self, s: Dwergar) -> Phrase | None:
        return None if s.done else Phrase("unused-action", space=SPACES.word(s.space))

    def prompt(self, s: Dwergar) -> Phrase:
        return Phrase("ask-action_menu", space=SPACES.word(s.space), pawn=PAWNS.word(s.pawn))


def stands(s: Dwergar, seat: int) -> bool:
    """DWE-4.28, 4.56. Whether the dwarf used is on the space, or in the cart he jumped into."""
    if s.pawn != FOREMAN:
        return s.spaces[s.space] == s.pawn
    rides = s.space < FIRST_GUILD and s.riders[seat] == level_of(s.space)
    return rides or s.spaces[s.space] == FOREMAN + seat


# ---------------------------------------------------------------------- placing a dwarf


def place(s: Dwergar, seat: int, pawn: int, space: int) -> None:
    """DWE-4.28 to 4.32. Put a dwarf down; who stood there goes, then what placing brings."""
    before = s.spaces[space]
    s.pools[seat * PAWN_KINDS + pawn] -= 1
    s.spaces[space] = FOREMAN + seat if pawn == FOREMAN else pawn
    s.say(events.PLACED, seat, pawn, space)
    if before >= FOREMAN:
        s.come_home(before - FOREMAN, FOREMAN)
        s.say(events.FOREMAN_RETURNED, before - FOREMAN, space)
    elif before != NOBODY:
        s.pools[seat * PAWN_KINDS + before] += 1
        s.say(events.WORKER_TAKEN, seat, before, space)
    warm_owner(s, seat, space)
    if s.event != NO_EVENT:
        event_triggers(s, seat, pawn, space, before)
    if pawn != FOREMAN and s.has_effect(seat, PLACEMENT_POINTS):
        clan_points(s, seat, space, before)
    s.begin_action(seat, space, pawn)


def event_triggers(s: Dwergar, seat: int, pawn: int, space: int, before: int) -> None:
    """DWE-4.136, 4.139, 4.140. What a placement brings under the active event."""
    t = s.tables
    gain_event_heat(s, seat, t.placement_heat[s.event][space], s.event)
    points = t.mine_points[s.event]
    if points and space < FIRST_GUILD:
        s.add_points(seat, EVENT_POINTS, points)
        s.say(events.MINE_POINTS, seat, space, points)
    points = t.empty_points[s.event]
    if points and pawn != FOREMAN and before == NOBODY:
        s.add_points(seat, EVENT_POINTS, points)
        s.say(events.EMPTY_POINTS, seat, space, points)


def clan_points(s: Dwergar, seat: int, space: int, before: int) -> None:
    """DWE-4.107. Points for a worker on an empty space or in place of another's foreman."""
    if before == NOBODY or (before >= FOREMAN and before != FOREMAN + seat):
        for card in s.effect_cards(seat, PLACEMENT_POINTS):
            points = s.tables.effects[card].vp
            s.add_points(seat, EFFECT_POINTS, points)
            s.say(events.CLAN_POINTS, seat, space, card, points)
