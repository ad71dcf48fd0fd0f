"""What is odd about reading a position: what it leaves out, and what does not fit together.

Left out, a value is as in the canonical setup: starting goods and workers, empty hands (in the
opening they are dealt), crests by seat, the guilds of CANONICAL, the display of CANONICAL_DISPLAY
as far as those cards are not named elsewhere. The deck is always what is left of the fifty cards.
``phase`` and ``seat`` say where a round stands, at the beginning of a phase or of a turn; a
position that needs more than that brings its agenda.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from underhall.core.agenda import Frame
from underhall.core.chance import Chance
from underhall.core.errors import BadData
from underhall.games.belfort.box.components import Tables
from underhall.games.belfort.box.names import (
    AREAS,
    CARDS,
    CLASSES,
    DISTRICT_COUNT,
    DISTRICTS,
    DWARF,
    ELF,
    FOREST,
    GUILD,
    GUILDS,
    INN,
    KEEP,
    LIBRARY,
    LOCATIONS,
    MARKET,
    QUARRY,
    RACE_COUNT,
    RACES,
    WALL,
    WITH_SPACE,
)
from underhall.games.belfort.rules.actions import TakeTurn
from underhall.games.belfort.rules.placement import NextToPlace, spaces_open
from underhall.games.belfort.rules.rounds import phases
from underhall.games.belfort.table.layout import LAYOUT, PLACED
from underhall.games.belfort.table.setup import opening
from underhall.games.belfort.table.state import (
    ACTIONS,
    COLLECTION,
    NOBODY,
    OPENING,
    PHASES,
    PLACEMENT,
    SCORING,
    SOURCES,
    START,
    Belfort,
    master_of,
)
from underhall.kit.reading import ensure, read_list, read_whole

CANONICAL = ("architects", "bankers", "merchants", "wizards", "thieves")
CANONICAL_TWO = ("architects", "bankers", "merchants", "wizards", "miners")
CANONICAL_DISPLAY = (LIBRARY, INN, MARKET)


def read(
    tables: Tables,
    seats: int,
    options: Mapping[str, str],
    data: Mapping[str, Any],
    chance: Chance,
) -> Belfort:
    """The table behind ``data``."""
    s = Belfort(tables, seats, chance)
    LAYOUT.lay_out(s)
    lay_canonically(s, options, data.get("phase") == PHASES[OPENING])
    LAYOUT.read(s, data)
    check_round(s)
    check_guilds(s, data)
    check_crests(s)
    check_city(s, data)
    check_places(s)
    for who, player in enumerate(read_list(data, "players", seats)):
        read_score(s, who, player)
        check_cards(s, who)
        check_areas(s, who)
        settle_workers(s, who, ELF, player)
        settle_workers(s, who, DWARF, player)
    fill_display(s, data)
    s.pool = read_pool(s, data)
    s.agenda = canonical_agenda(s, data)
    return s


def lay_canonically(s: Belfort, options: Mapping[str, str], in_opening: bool) -> None:
    """The canonical setup, as far as it is not laid out already."""
    guilds: tuple[str, ...] = CANONICAL_TWO if s.seats == 2 else CANONICAL
    if options["custom_guilds"]:
        guilds = tuple(options["custom_guilds"].split("+"))
    s.guilds = [GUILDS.code(token) for token in guilds]
    if not in_opening:
        s.phase = PLACEMENT
        s.round = 1
        s.crests = list(range(1, s.seats + 1))
        s.virtual = [0, 1] if s.seats == 2 else []


def check_round(s: Belfort) -> None:
    """In the opening there is no round yet, later there is one."""
    fits = s.round > 0 or s.phase == OPENING
    ensure(fits, f"position round: in this phase expected 1 to {s.tables.rounds}, found 0")


def check_guilds(s: Belfort, data: Mapping[str, Any]) -> None:
    """BEL-3.4, 5.2. Each district has a guild of its own, and two players have only some."""
    fits = len(set(s.guilds)) == len(s.guilds) == DISTRICT_COUNT
    ensure(fits, f"position guilds: expected five different ones, found {data.get('guilds')!r}")
    for guild in s.guilds:
        fits = s.seats > 2 or s.tables.two_player_guild[guild]
        ensure(fits, f"position guilds: {GUILDS.token(guild)} is not for two players (BEL-5.2)")


def check_crests(s: Belfort) -> None:
    """Crests must be 1 to N, one each, or not dealt yet."""
    dealt = s.phase != OPENING or any(s.crests)
    if dealt and sorted(s.crests) != list(range(1, s.seats + 1)):
        raise BadData(f"position crests: expected 1 to {s.seats}, one each, found {s.crests}")
    s.sort_order()


def check_city(s: Belfort, data: Mapping[str, Any]) -> None:
    """BEL-4.47, 4.48, 5.4, 5.5, 5.7. A place has one owner, a keep on both symbols; walls and
    guilds are players'; virtual dwarves are for two, each on a guild without a worker."""
    symbols = s.tables.location_symbols
    for kind, locations in enumerate(s.tables.kind_locations):
        for location in locations:
            # A single marker of a player, or none, is always right.
            if len(symbols[location]) > 1 or s.markers[symbols[location][0]] >= s.seats:
                check_location(s, kind, location)
    fits = len(set(s.virtual)) == len(s.virtual) <= (2 if s.seats == 2 else 0)
    found = data.get("virtual")
    ensure(fits, f"position virtual: {found!r} is not where virtual dwarves stand")
    for district in s.virtual:
        fits = s.guild_worker[district] == NOBODY
        where = DISTRICTS.token(district)
        ensure(fits, f"position guild_workers: a virtual dwarf stands on {where} (BEL-5.5)")


def check_location(s: Belfort, kind: int, location: int) -> None:
    """BEL-4.47, 4.48, 5.7. The markers of one place are of one owner who can have it."""
    owners = {s.markers[symbol] for symbol in s.tables.location_symbols[location]}
    where = f"position markers: {LOCATIONS.token(location)}"
    ensure(len(owners - {NOBODY}) < 2, f"{where} has two owners (BEL-4.48)")
    ensure(kind != KEEP or len(owners) == 1, f"{where} has one marker instead of two (BEL-4.47)")
    fits = kind not in (WALL, GUILD) or max(owners) < s.seats
    ensure(fits, f"{where} is never a virtual player's (BEL-5.7)")


def check_places(s: Belfort) -> None:
    """BEL-4.17. Workers on the common boards are players', of each only one in the camp."""
    for worker in [*s.job_centre, *s.camp, *s.guild_worker]:
        if worker >= s.seats * CLASSES:
            raise BadData(f"position: {PLACED.token(worker)!r} is no worker such as 0:elf")
    alone = len({worker // CLASSES for worker in s.camp}) == len(s.camp)
    ensure(alone, "position camp: each player may have only one worker there (BEL-4.17)")


def read_score(s: Belfort, who: int, player: Mapping[str, Any]) -> None:
    """A plain score instead of points by source counts as had from the start."""
    if "score" in player:
        only = "points" not in player
        ensure(only, f"player {who}: give a score or points by source, not both")
        s.award(who, START, read_whole(player, "score", 0) - s.score(who))
    elif "points" in player and SOURCES[START] not in player["points"]:
        s.award(who, START, s.tables.start_score)


def check_cards(s: Belfort, who: int) -> None:
    """BEL-4.20, 4.21, 4.64. Gnomes on cards need a lock each, workers on them a space each."""
    for kind, gnomes in enumerate(s.my_gnomes(who)):
        workers = sum(s.on_card(who, kind))
        room = s.has_built(who, kind) * s.tables.locks[kind]
        if gnomes > room:
            card = CARDS.token(kind)
            raise BadData(f"position gnomes: {gnomes} of {card}, but only {room} are there")
        spaces = spaces_open(s, who, kind) if workers and kind in WITH_SPACE else 0
        if workers > spaces:
            card = CARDS.token(kind)
            raise BadData(f"player {who} on_cards: {card} has only {spaces} spaces (BEL-4.20)")


def check_areas(s: Belfort, who: int) -> None:
    """BEL-4.24. No dwarf in the Forest, no elf in the Quarry."""
    for area, stranger in ((FOREST, DWARF), (QUARRY, ELF)):
        there = s.gatherers(who, area)
        if there[stranger] or there[master_of(stranger)]:
            place, worker = AREAS.token(area), RACES.token(stranger)
            raise BadData(f"player {who} gathering: no {worker} goes to the {place} (BEL-4.24)")


def settle_workers(s: Belfort, who: int, race: int, player: Mapping[str, Any]) -> None:
    """BEL-4.4. Everybody has seven of a race in all, or the position does not fit.

    Workers that it names on the boards are missing at home, or else in the supply, unless it names
    those at home or in the supply too.
    """
    most = s.tables.workers_per_player[race]
    masters = s.tables.masters[race]
    turned = s.class_count(who, master_of(race))
    if turned > masters:
        token = RACES.token(race)
        raise BadData(f"position: player {who} has more than {masters} masters of {token}")
    have = s.class_count(who, race) + turned
    if "home" not in player:
        missing = max(most - s.in_supply(who, race) - have, -s.at_home(who)[race])
        s.home[who * CLASSES + race] += missing
        have += missing
    if "supply" not in player:
        s.supply[who * RACE_COUNT + race] = most - have
    if s.in_supply(who, race) < 0 or have + s.in_supply(who, race) != most:
        token = RACES.token(race)
        raise BadData(f"position: player {who} does not have {most} of worker {token} in all")


def fill_display(s: Belfort, data: Mapping[str, Any]) -> None:
    """The face-up cards: those named, or the canonical ones that are left in the deck."""
    most = s.tables.face_up
    ensure(len(s.display) <= most, f"position display: expected at most {most} cards")
    if "display" not in data and s.phase != OPENING:
        s.display = [kind for kind in CANONICAL_DISPLAY[:most] if s.deck[kind]]
        for kind in s.display:
            s.deck[kind] -= 1


def read_pool(s: Belfort, data: Mapping[str, Any]) -> int:
    """Gnomes for hire: those that are on no lock."""
    left = s.tables.gnomes_by_players[s.seats] - sum(s.gnomes)
    ensure(left >= 0, "position gnomes: there are not so many")
    return read_whole(data, "pool", left, left)


def canonical_agenda(s: Belfort, data: Mapping[str, Any]) -> list[Frame[Any]]:
    """What is still to happen in a round that stands at ``phase``, with ``seat`` to move."""
    at = s.order.index(read_whole(data, "seat", s.order[0], s.seats - 1))
    round = phases()
    coming: dict[int, list[Frame[Any]]] = {
        OPENING: opening(s.seats),
        PLACEMENT: [NextToPlace(at), *round[1:]],
        COLLECTION: round[1:],
        ACTIONS: [*[TakeTurn(seat) for seat in s.order[at:]], *round[3:]],
        SCORING: round[4:],
    }
    return coming[s.phase][::-1]
