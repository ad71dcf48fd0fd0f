"""A position as readable data, and back.

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
from underhall.core.names import Names
from underhall.core.position import check_keys
from underhall.games.belfort.box.components import (
    Tables,
)
from underhall.games.belfort.box.names import (
    AREAS,
    CARDS,
    CLASSES,
    DISTRICT_COUNT,
    DISTRICTS,
    DWARF,
    ELF,
    FOREST,
    GOODS,
    GUILDS,
    LOCATIONS,
    PROPERTIES,
    QUARRY,
    SYMBOLS,
    WITH_SPACE,
    WORKERS,
)
from underhall.games.belfort.rules.actions import ActionsPhase, TakeTurn
from underhall.games.belfort.rules.collection import Collection
from underhall.games.belfort.rules.placement import NextToPlace, spaces_open, spaces_used
from underhall.games.belfort.rules.rounds import NextRound
from underhall.games.belfort.rules.scoring import Scoring
from underhall.games.belfort.rules.virtual import VirtualTurns
from underhall.games.belfort.table.setup import lay_out, opening
from underhall.games.belfort.table.state import (
    ACTIONS,
    COLLECTION,
    NOBODY,
    OPENING,
    PHASES,
    PLACEMENT,
    SCORING,
    SOURCE_COUNT,
    SOURCES,
    START,
    Belfort,
    master_of,
)
from underhall.kit.reading import read_counts, read_list, read_whole, take_from

CANONICAL = ("architects", "bankers", "merchants", "wizards", "thieves")
CANONICAL_TWO = ("architects", "bankers", "merchants", "wizards", "miners")
CANONICAL_DISPLAY = ("library", "inn", "market")
PHASE_NAMES = Names("phase", PHASES, words="")
MOVED = Names("worker", WORKERS.tokens[:CLASSES], words="")
RACES = Names("worker", ["elf", "dwarf"], words="")
TURN_KEYS = ("visits_used", "extra_visits", "exchanges", "smithed")
KEYS = (
    *("round", "phase", "seat", "guilds", "display", "discard", "pool", "markers", "virtual"),
    *("job_centre", "camp", "guild_workers", "turn", "players"),
)
PLAYER_KEYS = (
    *("goods", "points", "score", "crest", "grey", "passed", "home", "supply", "gathering"),
    *("on_cards", "hand", "known", "built", "gnomes"),
)


# ---------------------------------------------------------------------- writing


def write(s: Belfort) -> dict[str, Any]:
    """Everything on the table but the order of the deck, which nobody knows."""
    return {
        "round": s.round,
        "phase": PHASES[s.phase],
        "guilds": [GUILDS.token(guild) for guild in s.guilds],
        "display": [CARDS.token(kind) for kind in s.display],
        "discard": counts(s.discard, 0, CARDS.tokens),
        "pool": s.pool,
        "markers": write_city(s),
        "virtual": [DISTRICTS.token(district) for district in s.virtual],
        **write_workers(s, players=False),
        "turn": {
            "visits_used": s.visits_used,
            "extra_visits": s.extra_visits,
            "exchanges": s.exchanges,
            "smithed": s.smithed,
            "hired": s.hired,
        },
        "players": [write_player(s, who) for who in range(s.seats)],
    }


def counts(flat: list[int], at: int, tokens: tuple[str, ...]) -> dict[str, int]:
    """A stretch of a flat list by name, without the zeros."""
    return {token: flat[at + i] for i, token in enumerate(tokens) if flat[at + i]}


def write_city(s: Belfort) -> dict[str, int]:
    """The owner of every marked symbol; virtual players are 2 and 3."""
    found = zip(SYMBOLS.tokens, s.markers)
    return {token: owner for token, owner in found if owner != NOBODY}


def worker_name(worker: int) -> str:
    """A placed worker as ``seat:class``."""
    return f"{worker // CLASSES}:{WORKERS.token(worker % CLASSES)}"


def write_workers(s: Belfort, players: bool = True) -> dict[str, Any]:
    """Where workers stand on the common boards, and with ``players`` on each player's things."""
    taken = [(d, w) for d, w in enumerate(s.guild_worker) if w != NOBODY]
    found: dict[str, Any] = {
        "job_centre": [worker_name(worker) for worker in s.job_centre],
        "camp": [worker_name(worker) for worker in s.camp],
        "guild_workers": {DISTRICTS.token(d): worker_name(w) for d, w in taken},
    }
    if players:
        found["gathering"] = [write_gathering(s, who) for who in range(s.seats)]
        found["on_cards"] = [write_on_cards(s, who) for who in range(s.seats)]
    return found


def write_gathering(s: Belfort, who: int) -> dict[str, dict[str, int]]:
    """A player's workers on the resource areas."""
    found = {}
    for area, token in enumerate(AREAS.tokens):
        there = counts(s.gathering, (area * s.seats + who) * CLASSES, WORKERS.tokens[:CLASSES])
        if there:
            found[token] = there
    return found


def write_on_cards(s: Belfort, who: int) -> dict[str, dict[str, int]]:
    """A player's workers on the spaces of own cards."""
    found = {}
    for kind, token in enumerate(CARDS.tokens):
        at = (who * PROPERTIES + kind) * CLASSES
        there = counts(s.card_workers, at, WORKERS.tokens[:CLASSES])
        if there:
            found[token] = there
    return found


def write_player(s: Belfort, who: int) -> dict[str, Any]:
    """One player's things."""
    at = who * PROPERTIES
    return {
        "goods": dict(zip(GOODS.tokens, s.goods[who * 4 : who * 4 + 4])),
        "points": dict(zip(SOURCES, s.points[who * SOURCE_COUNT :])),
        "crest": s.crests[who],
        "grey": bool(s.grey >> who & 1),
        "passed": bool(s.passed >> who & 1),
        "home": counts(s.home, who * CLASSES, WORKERS.tokens[:CLASSES]),
        "supply": dict(zip(("elf", "dwarf"), s.supply[who * 2 : who * 2 + 2])),
        "gathering": write_gathering(s, who),
        "on_cards": write_on_cards(s, who),
        "hand": counts(s.hands, at, CARDS.tokens),
        "known": counts(s.known, at, CARDS.tokens),
        "built": counts(s.built, at, CARDS.tokens),
        "gnomes": counts(s.gnomes, at, CARDS.tokens),
    }


# ---------------------------------------------------------------------- reading


def read(
    tables: Tables,
    seats: int,
    options: Mapping[str, str],
    data: Mapping[str, Any],
    chance: Chance,
) -> Belfort:
    """The table behind ``data``."""
    check_keys(data, KEYS, "table")
    s = lay_out(tables, seats, read_guilds(data, seats, options), chance)
    s.phase = PHASE_NAMES.code(str(data.get("phase", "placement")))
    s.round = read_round(s, data)
    s.discard = read_counts(data, "discard", CARDS)
    take_from(s.deck, s.discard, CARDS)
    players = read_list(data, "players", seats)
    for who, player in enumerate(players):
        read_player(s, who, player)
    read_crests(s)
    read_city(s, data)
    read_places(s, data)
    read_turn(s, data)
    for who, player in enumerate(players):
        settle_workers(s, who, ELF, player)
        settle_workers(s, who, DWARF, player)
    read_display(s, data)
    s.pool = read_pool(s, data)
    s.agenda = canonical_agenda(s, data)
    return s


def read_round(s: Belfort, data: Mapping[str, Any]) -> int:
    """The round: none in the opening, else one of those on the calendar."""
    least, most = (0, 0) if s.phase == OPENING else (1, s.tables.rounds)
    found = read_whole(data, "round", least, most)
    if found < least:
        raise BadData(f"position round: in this phase expected 1 to {most}, found {found}")
    return found


def read_guilds(data: Mapping[str, Any], seats: int, options: Mapping[str, str]) -> tuple[int, ...]:
    """The guilds of the five districts."""
    standard: tuple[str, ...] = CANONICAL_TWO if seats == 2 else CANONICAL
    if options["custom_guilds"]:
        standard = tuple(options["custom_guilds"].split("+"))
    named = data.get("guilds", list(standard))
    different = len(set(map(str, named))) if isinstance(named, list) else 0
    if not different == len(named) == DISTRICT_COUNT:
        raise BadData(f"position guilds: expected five different ones, found {named!r}")
    return tuple([GUILDS.code(str(token)) for token in named])


def read_player(s: Belfort, who: int, player: Mapping[str, Any]) -> None:
    """One player's things; every card comes out of the deck."""
    check_keys(player, PLAYER_KEYS, f"player {who}")
    if "goods" in player:
        s.goods[who * 4 : who * 4 + 4] = read_counts(player, "goods", GOODS)
    read_points(s, who, player)
    s.crests[who] = read_whole(player, "crest", 0 if s.phase == OPENING else who + 1, s.seats)
    s.grey |= bool(player.get("grey", False)) << who
    s.passed |= bool(player.get("passed", False)) << who
    at = who * PROPERTIES
    for key, flat in (("hand", s.hands), ("built", s.built)):
        cards = read_counts(player, key, CARDS)
        take_from(s.deck, cards, CARDS)
        flat[at : at + PROPERTIES] = cards
    held = s.hands[at : at + PROPERTIES]
    s.known[at : at + PROPERTIES] = read_counts(player, "known", CARDS, held)
    room = [n * locks for n, locks in zip(s.built[at : at + PROPERTIES], s.tables.locks)]
    s.gnomes[at : at + PROPERTIES] = read_counts(player, "gnomes", CARDS, room)
    read_player_workers(s, who, player)


def read_points(s: Belfort, who: int, player: Mapping[str, Any]) -> None:
    """Points by source, or a plain score, which then counts as had from the start."""
    if "score" in player and "points" in player:
        raise BadData(f"player {who}: give a score or points by source, not both")
    if "score" in player:
        s.points[who * SOURCE_COUNT + START] = read_whole(player, "score", 0)
    named = player.get("points", {})
    check_keys(named, SOURCES, f"player {who} points")
    for source, value in named.items():
        if not isinstance(value, int) or isinstance(value, bool):
            raise BadData(f"player {who} points {source}: expected a whole number")
        s.points[who * SOURCE_COUNT + SOURCES.index(source)] = value


def read_player_workers(s: Belfort, who: int, player: Mapping[str, Any]) -> None:
    """Workers at home, gathering, on own cards and in the supply."""
    if "home" in player:
        s.home[who * CLASSES : (who + 1) * CLASSES] = read_counts(player, "home", MOVED)
    if "supply" in player:
        s.supply[who * 2 : who * 2 + 2] = read_counts(player, "supply", RACES)
    gathering = player.get("gathering", {})
    check_keys(gathering, AREAS.tokens, f"player {who} gathering")
    for area in gathering:
        at = (AREAS.code(area) * s.seats + who) * CLASSES
        s.gathering[at : at + CLASSES] = read_counts(gathering, area, MOVED)
    on_cards = player.get("on_cards", {})
    check_keys(on_cards, CARDS.tokens, f"player {who} on_cards")
    for card in on_cards:
        at = (who * PROPERTIES + CARDS.code(card)) * CLASSES
        s.card_workers[at : at + CLASSES] = read_counts(on_cards, card, MOVED)
    check_areas(s, who)
    check_spaces(s, who)


def check_areas(s: Belfort, who: int) -> None:
    """BEL-4.24. No dwarf in the Forest, no elf in the Quarry."""
    for area, stranger in ((FOREST, DWARF), (QUARRY, ELF)):
        at = (area * s.seats + who) * CLASSES
        if s.gathering[at + stranger] or s.gathering[at + master_of(stranger)]:
            place, worker = AREAS.token(area), WORKERS.token(stranger)
            raise BadData(f"player {who} gathering: no {worker} goes to the {place} (BEL-4.24)")


def check_spaces(s: Belfort, who: int) -> None:
    """BEL-4.20, 4.21. Workers on cards need a space each."""
    for kind, card in enumerate(CARDS.tokens):
        spaces = spaces_open(s, who, kind) if kind in WITH_SPACE else 0
        if spaces_used(s, who, kind) > spaces:
            raise BadData(f"player {who} on_cards: {card} has only {spaces} spaces (BEL-4.20)")


def read_crests(s: Belfort) -> None:
    """Crests must be 1 to N, one each, or not dealt yet."""
    dealt = s.phase != OPENING or any(s.crests)
    if dealt and sorted(s.crests) != list(range(1, s.seats + 1)):
        raise BadData(f"position crests: expected 1 to {s.seats}, one each, found {s.crests}")
    s.sort_order()


def read_city(s: Belfort, data: Mapping[str, Any]) -> None:
    """Markers on symbols."""
    markers = data.get("markers", {})
    check_keys(markers, SYMBOLS.tokens, "markers")
    owners = 4 if s.seats == 2 else s.seats
    for token in markers:
        s.markers[SYMBOLS.code(token)] = read_whole(markers, token, 0, owners - 1)
    for location, symbols in enumerate(s.tables.location_symbols):
        owned = {s.markers[symbol] for symbol in symbols} - {NOBODY}
        if len(owned) > 1:
            name = LOCATIONS.token(location)
            raise BadData(f"position markers: {name} has two owners (BEL-4.48)")
    virtual = data.get("virtual", ["d1", "d2"] if s.seats == 2 and s.phase != OPENING else [])
    most = 2 if s.seats == 2 else 0
    if not isinstance(virtual, list) or not len(set(map(str, virtual))) == len(virtual) <= most:
        raise BadData(f"position virtual: {virtual!r} is not where virtual dwarves stand")
    s.virtual = [DISTRICTS.code(str(token)) for token in virtual]


def read_worker(s: Belfort, text: object) -> int:
    """A placed worker, written ``seat:class``."""
    seat, _, sort = str(text).partition(":")
    if not seat.isdecimal() or int(seat) >= s.seats:
        raise BadData(f"position: {text!r} is no worker such as 0:elf")
    code = WORKERS.code(sort)
    if code >= CLASSES:
        raise BadData(f"position: {text!r} cannot stand on an action space (BEL-4.13)")
    return int(seat) * CLASSES + code


def read_places(s: Belfort, data: Mapping[str, Any]) -> None:
    """Workers in the Job Centre, the King's Camp and on guilds."""
    for key, places, most in (
        ("job_centre", s.job_centre, s.tables.job_spaces_by_players[s.seats]),
        ("camp", s.camp, s.tables.camp_spaces),
    ):
        named = data.get(key, [])
        if not isinstance(named, list) or len(named) > most:
            raise BadData(f"position {key}: expected a list of at most {most}, found {named!r}")
        places.extend([read_worker(s, text) for text in named])
    owners = [worker // CLASSES for worker in s.camp]
    if len(set(owners)) < len(owners):
        raise BadData("position camp: each player may have only one worker there (BEL-4.17)")
    guild_workers = data.get("guild_workers", {})
    check_keys(guild_workers, DISTRICTS.tokens, "guild_workers")
    for district, text in guild_workers.items():
        s.guild_worker[DISTRICTS.code(district)] = read_worker(s, text)


def read_turn(s: Belfort, data: Mapping[str, Any]) -> None:
    """What was used up in the current turn."""
    turn = data.get("turn", {})
    check_keys(turn, [*TURN_KEYS, "hired"], "turn")
    s.visits_used = read_whole(turn, "visits_used", 0)
    s.extra_visits = read_whole(turn, "extra_visits", 0)
    s.exchanges = read_whole(turn, "exchanges", 0)
    s.smithed = read_whole(turn, "smithed", 0)
    s.hired = bool(turn.get("hired", False))


def settle_workers(s: Belfort, who: int, race: int, player: Mapping[str, Any]) -> None:
    """BEL-4.4. Everybody has seven of a race in all, or the position does not fit.

    Workers that it names on the boards are missing at home, or else in the supply, unless it names
    those at home or in the supply too.
    """
    most = s.tables.workers_per_player[race]
    home, supply = who * CLASSES + race, who * 2 + race
    have = s.class_count(who, race) + s.class_count(who, master_of(race))
    if "home" not in player:
        have -= s.home[home]
        s.home[home] = max(0, most - s.supply[supply] - have)
        have += s.home[home]
    if "supply" not in player:
        s.supply[supply] = most - have
    if s.supply[supply] < 0 or have + s.supply[supply] != most:
        token = WORKERS.token(race)
        raise BadData(f"position: player {who} does not have {most} of worker {token} in all")


def read_display(s: Belfort, data: Mapping[str, Any]) -> None:
    """The face-up cards."""
    if "display" in data:
        named = data["display"]
        if not isinstance(named, list) or len(named) > s.tables.face_up:
            raise BadData(f"position display: expected at most {s.tables.face_up} cards")
        kinds = [CARDS.code(str(token)) for token in named]
    elif s.phase == OPENING:
        kinds = []
    else:
        kinds = [CARDS.code(token) for token in CANONICAL_DISPLAY[: s.tables.face_up]]
        kinds = [kind for kind in kinds if s.deck[kind]]
    for kind in kinds:
        one = [int(kind == other) for other in range(PROPERTIES)]
        take_from(s.deck, one, CARDS)
        s.display.append(kind)


def read_pool(s: Belfort, data: Mapping[str, Any]) -> int:
    """Gnomes for hire: those that are on no lock."""
    left = s.tables.gnomes_by_players[s.seats] - sum(s.gnomes)
    if left < 0:
        raise BadData("position gnomes: there are not so many")
    return read_whole(data, "pool", left, left)


def canonical_agenda(s: Belfort, data: Mapping[str, Any]) -> list[Frame[Any]]:
    """What is still to happen in a round that stands at ``phase``, with ``seat`` to move."""
    first = read_whole(data, "seat", s.order[0], s.seats - 1)
    at = s.order.index(first)
    coming: list[Frame[Any]] = [VirtualTurns(), Scoring(), NextRound()]
    if s.phase == OPENING:
        coming = opening(s.seats)
    elif s.phase == PLACEMENT:
        coming = [NextToPlace(at), Collection(), ActionsPhase(), *coming]
    elif s.phase == COLLECTION:
        coming = [Collection(), ActionsPhase(), *coming]
    elif s.phase == ACTIONS:
        coming = [*(TakeTurn(seat) for seat in s.order[at:]), *coming]
    elif s.phase == SCORING:
        coming = [Scoring(), NextRound()]
    return coming[::-1]
