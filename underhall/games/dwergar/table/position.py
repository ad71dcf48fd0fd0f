"""A position as readable data, and back.

Left out, a value is as in the canonical setup: the decks of the first game (or those the options
name), the lowest numbers on the track, one worker in each pool and the others on the spaces in the
order of setup, ironworker, engineer, blacksmith and so on, first resources by seat. Foremen are at
home unless a space or a cart names them; workers named nowhere are out of the game; the project
deck is what is left of the decks in play. ``seat`` says whose turn begins; with ``turn`` the turn
has begun and so many actions are left; with ``action`` one is going on. In round 0 the first round
is to begin. A position that needs more than that brings its agenda.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from underhall.core.agenda import Frame
from underhall.core.chance import Chance
from underhall.core.errors import BadData
from underhall.core.names import Names
from underhall.core.position import check_keys
from underhall.games.dwergar.box.components import Tables
from underhall.games.dwergar.box.names import (
    BONUSES,
    COLOURS,
    DECKS,
    EVENTS,
    FOREMAN,
    LEVELS,
    NO_EVENT,
    OLD_SHAFT,
    PAWN_KINDS,
    PAWNS,
    PROJECT_COUNT,
    PROJECTS,
    RESOURCE_COUNT,
    RESOURCES,
    SPACES,
    SPECIALIST_COUNT,
    SPECIALISTS,
)
from underhall.games.dwergar.rules.action import ActionMenu
from underhall.games.dwergar.rules.rounds import EndRound, NextRound
from underhall.games.dwergar.rules.turn import EndTurn, NextAction, TakeTurn
from underhall.games.dwergar.table.setup import chosen_decks, lay_out
from underhall.games.dwergar.table.state import (
    NOBODY,
    PROJECT_POINTS,
    SOURCE_COUNT,
    SOURCES,
    Dwergar,
)
from underhall.kit.reading import read_counts, read_list, read_whole

DONE = Names("done", [*BONUSES.tokens, "base", "furnace", "silverbeard", "respecialised"])
"""What can be done in an action, in the order of its bits."""
KEYS = (
    *("first", "seat", "decks", "round", "event", "past", "track", "discarded"),
    *("spaces", "sites", "silverbeard", "turn", "action", "players"),
)
PLAYER_KEYS = (
    *("colour", "goods", "heat", "lit", "unlit", "reserve", "pool", "realized", "developed"),
    *("carts", "rides", "points", "score"),
)
ACTION_KEYS = (
    *("space", "pawn", "skills", "silvered", "done", "exchanges", "project", "recoverable"),
)


# ---------------------------------------------------------------------- writing


def write(s: Dwergar) -> dict[str, Any]:
    """Everything on the table but the order of the decks, which nobody knows."""
    found: dict[str, Any] = {
        "first": s.first,
        "decks": [DECKS.token(deck) for deck in s.decks],
        "round": s.round,
        "event": None if s.event == NO_EVENT else EVENTS.token(s.event),
        "past": names_of(s.past, EVENTS),
        "track": [PROJECTS.token(card) for card in s.track],
        "discarded": names_of(s.discarded, PROJECTS),
        "spaces": {SPACES.token(at): pawn_name(p) for at, p in enumerate(s.spaces) if p != NOBODY},
        "sites": {SPACES.token(at): who for at, who in enumerate(s.sites) if who != NOBODY},
        "silverbeard": maybe(s.silverbeard),
        "turn": {"actions": s.actions, "extra": s.extra},
        "players": [write_player(s, who) for who in range(s.seats)],
    }
    if s.space != NOBODY:
        found["action"] = write_action(s)
    return found


def maybe(code: int) -> int | None:
    """A seat, or nothing."""
    return None if code == NOBODY else code


def names_of(bits: int, names: Names) -> list[str]:
    """The tokens of a set of bits."""
    return [token for code, token in enumerate(names.tokens) if bits >> code & 1]


def amounts(goods: tuple[int, ...] | list[int], names: Names) -> dict[str, int]:
    """Amounts by name, without the zeros."""
    return {token: n for token, n in zip(names.tokens, goods) if n}


def pawn_name(pawn: int) -> str:
    """A pawn on a space: its kind, a foreman as ``foreman:seat``."""
    return PAWNS.token(pawn) if pawn < FOREMAN else f"foreman:{pawn - FOREMAN}"


def write_action(s: Dwergar) -> dict[str, Any]:
    """The current action: what is used and what has been done."""
    return {
        "space": SPACES.token(s.space),
        "pawn": PAWNS.token(s.pawn),
        "skills": names_of(s.skills, SPECIALISTS),
        "silvered": names_of(s.silvered, BONUSES),
        "done": names_of(s.done, DONE),
        "exchanges": s.exchanges,
        "project": None if s.project == NOBODY else PROJECTS.token(s.project),
        "recoverable": names_of(s.paid, RESOURCES),
    }


def write_player(s: Dwergar, who: int) -> dict[str, Any]:
    """One player's things."""
    colour = s.colours[who]
    rides = s.riders[who]
    pool = s.pools[who * PAWN_KINDS : who * PAWN_KINDS + SPECIALIST_COUNT]
    return {
        "colour": None if colour == NOBODY else COLOURS.token(colour),
        "goods": dict(zip(RESOURCES.tokens, s.goods[who * RESOURCE_COUNT :])),
        "heat": s.heat[who],
        "lit": s.lit[who],
        "unlit": s.unlit[who],
        "reserve": s.reserve[who],
        "pool": amounts(pool, SPECIALISTS),
        "realized": names_of(s.owned[who] & ~s.developed[who], PROJECTS),
        "developed": names_of(s.developed[who], PROJECTS),
        "carts": write_carts(s, who),
        "rides": None if rides == NOBODY else LEVELS.token(rides),
        "points": dict(zip(SOURCES, s.points[who * SOURCE_COUNT :])),
    }


def write_carts(s: Dwergar, who: int) -> dict[str, dict[str, int]]:
    """What lies in a player's carts, by level; empty ones are left out."""
    carts = {token: amounts(s.cart(at, who), RESOURCES) for at, token in enumerate(LEVELS.tokens)}
    return {level: goods for level, goods in carts.items() if goods}


# ---------------------------------------------------------------------- reading


def read(
    tables: Tables,
    seats: int,
    options: Mapping[str, str],
    data: Mapping[str, Any],
    chance: Chance,
) -> Dwergar:
    """The table behind ``data``."""
    check_keys(data, KEYS, "table")
    decks = read_decks(tables, seats, options, data)
    s = lay_out(tables, seats, decks, options["length"], chance)
    s.first = read_whole(data, "first", 0, seats - 1)
    read_events(s, data)
    read_sites(s, data)
    players = read_list(data, "players", seats)
    for who, player in enumerate(players):
        read_player(s, who, player)
    if len(set(s.colours) - {NOBODY}) < len([c for c in s.colours if c != NOBODY]):
        raise BadData("position players: two of the same colour (DWE-3.2)")
    read_spaces(s, data)
    read_pools(s, players, spread="spaces" not in data)
    read_track(s, data)
    read_silverbeard(s, data)
    read_turn(s, data)
    s.agenda = canonical_agenda(s, data)
    return s


def read_decks(
    tables: Tables, seats: int, options: Mapping[str, str], data: Mapping[str, Any]
) -> tuple[int, ...]:
    """DWE-3.3. The decks in play; none before they are drawn."""
    standard = chosen_decks(tables, seats, options) or tuple(range(seats))
    if "decks" not in data:
        return standard
    decks = read_codes(data, "decks", DECKS)
    if len(decks) != seats and not (decks == [] and data.get("round") == 0):
        raise BadData(f"position decks: expected {seats} of them, found {data['decks']!r}")
    return tuple(sorted(decks))


def read_codes(data: Mapping[str, Any], key: str, names: Names) -> list[int]:
    """A list of different names."""
    named = data.get(key, [])
    if not isinstance(named, list) or not all(isinstance(token, str) for token in named):
        raise BadData(f"position {key}: expected a list of {names.topic} names, found {named!r}")
    if len(set(named)) < len(named):
        raise BadData(f"position {key}: the same {names.topic} twice")
    return [names.code(token) for token in named]


def read_bits(data: Mapping[str, Any], key: str, names: Names) -> int:
    """A list of different names, as bits."""
    return sum([1 << code for code in read_codes(data, key, names)])


def read_maybe(data: Mapping[str, Any], key: str, names: Names, default: int) -> int:
    """One name, or null for NOBODY."""
    value = data.get(key, default if default == NOBODY else names.token(default))
    if value is None or value == NOBODY:
        return NOBODY
    return names.code(str(value))


def read_events(s: Dwergar, data: Mapping[str, Any]) -> None:
    """DWE-4.24, 4.26. The round, the active event and those revealed so far: one each round."""
    named = data.get("event")
    s.event = NO_EVENT if named is None else EVENTS.code(str(named))
    active = 0 if named is None else 1 << s.event
    if named is not None and not s.tables.events[s.event].lasts:
        raise BadData(f"position event: {named} does not last (DWE-4.26)")
    past = read_bits(data, "past", EVENTS) | active
    s.round = read_whole(data, "round", 1 + past.bit_count(), s.rounds)
    revealed = max(0, s.round - 1)
    if "past" not in data:
        for event in range(len(EVENTS)):
            if past.bit_count() < revealed:
                past |= 1 << event
    if past.bit_count() != revealed:
        raise BadData(f"position past: in round {s.round} expected {revealed} events (DWE-4.24)")
    s.past = past


def read_sites(s: Dwergar, data: Mapping[str, Any]) -> None:
    """DWE-4.97. Who built a furnace into which space."""
    sites = data.get("sites", {})
    check_keys(sites, SPACES.tokens, "sites")
    for space in sites:
        s.sites[SPACES.code(space)] = read_whole(sites, space, 0, s.seats - 1)


def read_player(s: Dwergar, who: int, player: Mapping[str, Any]) -> None:
    """One player's things but the pawns."""
    check_keys(player, PLAYER_KEYS, f"player {who}")
    place = (who - s.first) % s.seats
    s.colours[who] = read_maybe(player, "colour", COLOURS, who)
    goods = read_counts(player, "goods", RESOURCES)
    s.take(who, tuple(goods) if "goods" in player else s.tables.start_hand[place])
    read_furnaces(s, who, player)
    s.developed[who] = read_bits(player, "developed", PROJECTS)
    realized = read_bits(player, "realized", PROJECTS)
    s.owned[who] = s.developed[who] | realized
    if s.developed[who] & realized or s.owned[who] & ~s.deck:
        raise BadData(f"player {who} projects: each must be of a deck in play and named once")
    s.deck &= ~s.owned[who]
    read_carts(s, who, player, place)
    read_points(s, who, player)


def read_furnaces(s: Dwergar, who: int, player: Mapping[str, Any]) -> None:
    """DWE-4.13, 4.18. Heat and furnaces; those not named lie in reserve."""
    t = s.tables
    s.heat[who] = read_whole(player, "heat", 0, t.most_heat)
    s.lit[who] = read_whole(player, "lit", t.start_lit, t.furnaces)
    s.unlit[who] = read_whole(player, "unlit", t.start_unlit, t.furnaces)
    left = t.furnaces - s.lit[who] - s.unlit[who] - s.sites.count(who)
    if left < 0:
        raise BadData(f"player {who} has more than {t.furnaces} furnaces (DWE-4.18)")
    s.reserve[who] = read_whole(player, "reserve", left, t.furnaces)
    if s.reserve[who] != left:
        raise BadData(f"player {who}: {left} of {t.furnaces} furnaces lie in reserve (DWE-4.18)")


def read_carts(s: Dwergar, who: int, player: Mapping[str, Any], place: int) -> None:
    """DWE-3.11, 4.8. Loads by level, and the foreman who rides with one."""
    if "carts" in player:
        check_keys(player["carts"], LEVELS.tokens, f"player {who} carts")
        for level in player["carts"]:
            load = read_counts(player["carts"], level, RESOURCES)
            s.load(LEVELS.code(level), who, tuple(load))
    else:
        s.load(s.tables.start_level[place], who, s.tables.start_cart[place])
    s.riders[who] = read_maybe(player, "rides", LEVELS, NOBODY)
    if s.riders[who] != NOBODY:
        s.pools[who * PAWN_KINDS + FOREMAN] = 0


def read_points(s: Dwergar, who: int, player: Mapping[str, Any]) -> None:
    """Points by source, or a plain score, which then counts as had from projects."""
    if "score" in player and "points" in player:
        raise BadData(f"player {who}: give a score or points by source, not both")
    at = who * SOURCE_COUNT
    if "score" in player:
        s.points[at + PROJECT_POINTS] = read_whole(player, "score", 0)
    named = player.get("points", {})
    check_keys(named, SOURCES, f"player {who} points")
    for source in named:
        s.points[at + SOURCES.index(source)] = read_whole(named, source, 0)


def read_spaces(s: Dwergar, data: Mapping[str, Any]) -> None:
    """DWE-4.3, 4.5. Pawns on spaces, foremen as ``foreman:seat``."""
    named = data.get("spaces", {})
    check_keys(named, SPACES.tokens, "spaces")
    for space, text in named.items():
        kind, _, seat = str(text).partition(":")
        pawn = PAWNS.code(kind)
        if pawn == FOREMAN:
            if not seat.isdecimal() or int(seat) >= s.seats:
                raise BadData(f"position spaces: {text!r} is no foreman such as foreman:0")
            at = int(seat) * PAWN_KINDS + FOREMAN
            if s.pools[at] == 0:
                raise BadData(f"position: the foreman of seat {seat} is in two places (DWE-4.5)")
            s.pools[at] = 0
            pawn += int(seat)
        elif seat:
            raise BadData(f"position spaces: {text!r} belongs to nobody (DWE-4.4)")
        s.spaces[SPACES.code(space)] = pawn


def read_pools(s: Dwergar, players: list[Any], spread: bool) -> None:
    """DWE-3.9, 3.10, 4.4. Workers at home, as named or one each; ``spread`` fills the spaces."""
    for pawn in s.spaces:
        if 0 <= pawn < FOREMAN:
            take_worker(s, pawn)
    for who, player in enumerate(players):
        pool = read_counts(player, "pool", SPECIALISTS)
        if "pool" not in player:
            pool[who % SPECIALIST_COUNT] = 1
        for pawn, n in enumerate(pool):
            for _ in range(n):
                take_worker(s, pawn)
            s.pools[who * PAWN_KINDS + pawn] = n
    if spread:
        spread_workers(s)
    if sum(s.removed) < s.tables.workers_removed:
        most = s.tables.workers_in_play
        raise BadData(f"position: no more than {most} workers are in play (DWE-4.4)")


def take_worker(s: Dwergar, pawn: int) -> None:
    """A worker that the position names."""
    if s.removed[pawn] == 0:
        raise BadData(f"position: there are not so many of pawn {PAWNS.token(pawn)}")
    s.removed[pawn] -= 1


def spread_workers(s: Dwergar) -> None:
    """DWE-3.10. Workers on the spaces in the order of setup, kind after kind."""
    pawn = 0
    for space in s.tables.fill_order:
        if sum(s.removed) <= s.tables.workers_removed:
            return
        while s.removed[pawn % SPECIALIST_COUNT] == 0:
            pawn += 1
        s.removed[pawn % SPECIALIST_COUNT] -= 1
        s.spaces[space] = pawn % SPECIALIST_COUNT
        pawn += 1


def read_track(s: Dwergar, data: Mapping[str, Any]) -> None:
    """DWE-3.5, 4.6. Cards out of the game and on the track; what is left is the deck."""
    s.discarded = read_bits(data, "discarded", PROJECTS)
    track = read_codes(data, "track", PROJECTS)
    if len(track) > s.tables.track_size:
        raise BadData(f"position track: at most {s.tables.track_size} cards lie there (DWE-3.5)")
    if "track" not in data:
        left = s.deck & ~s.discarded
        cards = [card for card in range(PROJECT_COUNT) if left >> card & 1]
        cards.sort(key=lambda card: not s.tables.basic >> card & 1)
        track = cards[: s.tables.track_size]
    on_track = sum([1 << card for card in track])
    named = on_track | s.discarded
    if named & ~s.deck or on_track & s.discarded:
        raise BadData("position track: each card must be of a deck in play and named once")
    s.track = track
    s.deck &= ~named


def read_silverbeard(s: Dwergar, data: Mapping[str, Any]) -> None:
    """DWE-4.121. Who holds the token, if its deck is in play."""
    if data.get("silverbeard") is None:
        return
    s.silverbeard = read_whole(data, "silverbeard", 0, s.seats - 1)
    if OLD_SHAFT not in s.decks:
        raise BadData("position silverbeard: the Old Shaft is not in play (DWE-4.121)")


def read_turn(s: Dwergar, data: Mapping[str, Any]) -> None:
    """What is left of the current turn, and its current action."""
    turn = data.get("turn", {})
    check_keys(turn, ("actions", "extra"), "turn")
    s.actions = read_whole(turn, "actions", 0, 99)
    s.extra = read_whole(turn, "extra", 0, 99)
    if "action" not in data:
        return
    action = data["action"]
    check_keys(action, ACTION_KEYS, "action")
    seat = read_whole(data, "seat", s.first, s.seats - 1)
    s.begin_action(
        seat,
        SPACES.code(str(action.get("space"))),
        PAWNS.code(str(action.get("pawn"))),
    )
    if "skills" in action:
        s.skills = read_bits(action, "skills", SPECIALISTS)
    s.silvered = read_bits(action, "silvered", BONUSES)
    if s.silvered & ~sum([1 << bonus for bonus in s.tables.space_bonuses[s.space]]):
        raise BadData("position silvered: these are bonuses of another space (DWE-4.123)")
    s.done = read_bits(action, "done", DONE)
    s.exchanges = read_whole(action, "exchanges", 0, 99)
    s.project = read_maybe(action, "project", PROJECTS, NOBODY)
    s.paid = read_bits(action, "recoverable", RESOURCES)
    if s.paid and s.project == NOBODY:
        raise BadData("position recoverable: no project was realized in this action (DWE-4.81)")


def canonical_agenda(s: Dwergar, data: Mapping[str, Any]) -> list[Frame[Any]]:
    """DWE-4.19, 4.20. What is left of the round from ``seat`` on, what comes first on top."""
    if s.round == 0:
        return [NextRound()]
    seat = read_whole(data, "seat", s.first, s.seats - 1)
    order = s.order()
    later = order[order.index(seat) + 1 :]
    frames: list[Frame[Any]] = [TakeTurn(who) for who in later]
    if "action" in data:
        frames = [ActionMenu(seat), NextAction(seat), EndTurn(seat), *frames]
    elif "turn" in data:
        frames = [NextAction(seat), EndTurn(seat), *frames]
    else:
        frames = [TakeTurn(seat), *frames]
    if "turn" in data or "action" in data:
        s.active = seat
        s.turn = 1
    return [*frames, EndRound()][::-1]
