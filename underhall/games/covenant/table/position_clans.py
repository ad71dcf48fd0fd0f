"""The clans of a position, and the Elders."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from underhall.core.errors import BadData
from underhall.core.names import Names
from underhall.core.position import check_keys
from underhall.games.covenant.box.boards import (
    MOST_REWARD_SLOTS,
    SITE_COUNT,
    SITE_IS_GATE,
    bits,
)
from underhall.games.covenant.box.names import (
    BUILDINGS,
    CLANS,
    COIN_SLOT_COUNT,
    COIN_SLOTS,
    COINS,
    DWARF_COUNT,
    DWARVES,
    ELDER_CARDS,
    ENEMIES,
    GATE,
    GOALS,
    GOALS_OF_TYPE,
    ORNAMENTS,
    PILLAR,
    PLACE_COUNT,
    PLACES,
    RELIC_COUNT,
    RELICS,
    RESOURCES,
    SILVER,
    SLOT_COUNT,
    SLOTS,
    STARTS,
    STRONGEST,
    TOOL_KINDS,
    TOOLS,
    TRACKS,
    TRADITIONS,
)
from underhall.games.covenant.rules.reasons import SOURCE_COUNT, SOURCES, START
from underhall.games.covenant.rules.turn import REFRESHMENTS
from underhall.games.covenant.table.state import NOBODY, NONE, SETUP, TAVERN, Covenant
from underhall.kit.reading import (
    read_bits,
    read_counts,
    read_list,
    read_whole,
    take_from,
    take_one,
)
from underhall.kit.writing import named_bits, named_counts, named_places

CLAN_KEYS = ("clan", "points", "score", "tracks", "relics", "forge", "dungeon")
PLAYER_KEYS = (
    *CLAN_KEYS,
    *("dwarves", "tools", "ornaments", "resources", "tokens", "coins", "traditions", "used"),
    *("double_keys", "storage_tiles", "start", "goals"),
)
ELDER_KEYS = (*CLAN_KEYS, "kinds", "deck", "under", "discard", "traditions", "coins", "ornaments")
CARD_KINDS = Names("tool_kind", TOOL_KINDS.tokens[:4])


# ---------------------------------------------------------------------- writing


def write_clan(s: Covenant, clan: int) -> dict[str, Any]:
    """What a clan and the Elders have alike."""
    points = s.points[clan * SOURCE_COUNT : (clan + 1) * SOURCE_COUNT]
    at = clan * RELIC_COUNT
    return {
        "clan": None if s.colours[clan] == NOBODY else CLANS.token(s.colours[clan]),
        "points": {source: n for source, n in zip(SOURCES, points) if n},
        "tracks": dict(zip(TRACKS.tokens, s.tracks[clan * 3 : clan * 3 + 3])),
        "relics": named_counts(s.relics[at : at + RELIC_COUNT], RELICS),
        "forge": dict(zip(BUILDINGS.tokens, s.forge[clan * 4 : clan * 4 + 4])),
        "dungeon": named_counts(s.prisoners(clan), ENEMIES),
    }


def write_player(s: Covenant, who: int) -> dict[str, Any]:
    """One player's things."""
    slots, places, relics = who * SLOT_COUNT, who * PLACE_COUNT, who * RELIC_COUNT
    return {
        **write_clan(s, who),
        "dwarves": [write_dwarf(s, who, dwarf) for dwarf in range(DWARF_COUNT)],
        "tools": named_places(s.tools[slots : slots + SLOT_COUNT], SLOTS, TOOLS),
        "ornaments": named_places(s.ornaments[places : places + PLACE_COUNT], PLACES, ORNAMENTS),
        "resources": named_counts(s.resources[who * 4 : who * 4 + 4], RESOURCES),
        "tokens": named_counts(s.tokens[who * 2 : who * 2 + 2], REFRESHMENTS),
        "coins": named_places(s.my_coins(who), COIN_SLOTS, COINS),
        "traditions": named_bits(s.traditions[who], TRADITIONS),
        "used": named_counts(s.relics_used[relics : relics + RELIC_COUNT], RELICS),
        "double_keys": s.double_keys[who],
        "storage_tiles": s.storage_tiles[who],
        "start": None if s.starts[who] == NONE else STARTS.token(s.starts[who]),
        "goals": [GOALS.token(g) for g in s.goals[who * 2 : who * 2 + 2] if g != NONE],
    }


def write_dwarf(s: Covenant, who: int, dwarf: int) -> dict[str, Any]:
    """A dwarf: its strength and where it is."""
    at = who * DWARF_COUNT + dwarf
    place = s.posts[at]
    return {
        "strength": s.strength[at],
        "tool": None if place == TAVERN else PLACES.token(place),
    }


def write_elders(s: Covenant) -> dict[str, Any]:
    """The Elders: their clan, their cards and their store."""
    return {
        **write_clan(s, s.seats),
        "kinds": named_bits(s.elder_kinds, CARD_KINDS),
        "deck": named_bits(s.elder_deck, ELDER_CARDS),
        "under": s.elder_under,
        "discard": named_bits(s.elder_discard, ELDER_CARDS),
        "traditions": named_bits(s.store_traditions, TRADITIONS),
        "coins": named_counts(s.store_coins, COINS),
        "ornaments": named_counts(s.store_ornaments, ORNAMENTS),
    }


# ---------------------------------------------------------------------- reading


def read_players(s: Covenant, data: Mapping[str, Any]) -> None:
    """Every player's things; all pieces come out of supply, stacks and bag."""
    players = read_list(data, "players", s.seats)
    for who, player in enumerate(players):
        check_keys(player, PLAYER_KEYS, f"player {who}")
        read_clan(s, who, player, f"player {who}")
        read_board(s, who, player)
        read_stocks(s, who, player)
        start = player.get("start")
        s.starts[who] = NONE if start is None else STARTS.code(str(start))
        read_goals(s, who, player)
    for who in range(s.seats):
        canonical_goals(s, who)
    if min(s.tokens_left) < 0 or min(s.supply) < 0:
        raise BadData("position players: there are not so many resources or refreshments")


def read_clan(s: Covenant, clan: int, data: Mapping[str, Any], where: str) -> None:
    """What a clan and the Elders have alike."""
    colour = data.get("clan")
    s.colours[clan] = clan if s.phase != SETUP else NOBODY
    if colour is not None:
        s.colours[clan] = CLANS.code(str(colour))
    read_points(s, clan, data, where)
    tracks = data.get("tracks", {})
    check_keys(tracks, TRACKS.tokens, f"{where} tracks")
    for track, token in enumerate(TRACKS.tokens):
        s.tracks[clan * 3 + track] = read_whole(tracks, token, 0, s.tables.last)
    relics = read_counts(data, "relics", RELICS)
    take_from(s.relic_stack, relics, RELICS)
    s.relics[clan * RELIC_COUNT : (clan + 1) * RELIC_COUNT] = relics
    if "forge" in data:
        s.forge[clan * 4 : clan * 4 + 4] = read_counts(data, "forge", BUILDINGS)
    dungeon = read_counts(data, "dungeon", ENEMIES)
    take_from(s.bag, dungeon, ENEMIES)
    s.dungeon[clan * 3 : clan * 3 + 3] = dungeon


def read_points(s: Covenant, clan: int, data: Mapping[str, Any], where: str) -> None:
    """Points by source, or a plain score, which then counts as had from the start."""
    if "score" in data and "points" in data:
        raise BadData(f"{where}: give a score or points by source, not both")
    at = clan * SOURCE_COUNT
    if "score" in data:
        s.points[at + START] = read_whole(data, "score", 0)
    if "points" in data:
        named = data["points"]
        check_keys(named, SOURCES, f"{where} points")
        for source, key in enumerate(SOURCES):
            found = named.get(key, 0)
            if not isinstance(found, int) or isinstance(found, bool):
                raise BadData(f"{where} points {key}: expected a whole number")
            s.points[at + source] = found
    s.gp[clan] = sum(s.points[at : at + SOURCE_COUNT])


def read_board(s: Covenant, who: int, player: Mapping[str, Any]) -> None:
    """Tools, ornaments and dwarves on them."""
    for slot, tool in read_places(player, "tools", SLOTS, TOOLS):
        take_one(s.tool_stack, tool, TOOLS)
        s.tools[who * SLOT_COUNT + slot] = tool
    for place, ornament in read_places(player, "ornaments", PLACES, ORNAMENTS):
        colour = s.tables.ornament_colour[ornament]
        if not s.has_tool(who, place) or s.ornament_colour(who, place) != colour:
            token = PLACES.token(place)
            raise BadData(f"player {who} ornaments: no such place on {token} (COV-4.49)")
        stack = s.silver_stack if colour == SILVER else s.gold_stack
        take_one(stack, ornament, ORNAMENTS)
        s.ornaments[who * PLACE_COUNT + place] = ornament
    dwarves = player.get("dwarves", [])
    if not isinstance(dwarves, list) or len(dwarves) > DWARF_COUNT:
        raise BadData(f"player {who} dwarves: expected a list of four, found {dwarves!r}")
    for dwarf, told in enumerate(dwarves):
        read_dwarf(s, who, dwarf, told)


def read_places(
    data: Mapping[str, Any], key: str, places: Names, names: Names
) -> list[tuple[int, int]]:
    """What lies on each named place."""
    named = data.get(key, {})
    check_keys(named, places.tokens, key)
    return [(places.code(place), names.code(str(token))) for place, token in named.items()]


def read_dwarf(s: Covenant, who: int, dwarf: int, told: Any) -> None:
    """A dwarf: a plain strength, or strength and tool."""
    row = {"strength": told} if isinstance(told, int) else told
    check_keys(row, ("strength", "tool"), f"player {who} {DWARVES.token(dwarf)}")
    at = who * DWARF_COUNT + dwarf
    s.strength[at] = read_whole(row, "strength", 1, STRONGEST)
    if s.strength[at] == 0:
        raise BadData(f"player {who} {DWARVES.token(dwarf)}: strength is 1 to {STRONGEST}")
    tool = row.get("tool")
    if tool is None:
        return
    place = PLACES.code(str(tool))
    if not s.has_tool(who, place) or place in s.my_posts(who):
        raise BadData(f"player {who} {DWARVES.token(dwarf)}: no free tool on {tool} (COV-4.6)")
    s.posts[at] = place


def read_stocks(s: Covenant, who: int, player: Mapping[str, Any]) -> None:
    """Resources, tokens, coins, traditions, used relics, keys and storage."""
    s.resources[who * 4 : who * 4 + 4] = read_counts(player, "resources", RESOURCES)
    for kind in range(4):
        s.supply[kind] -= s.resources[who * 4 + kind]
    s.tokens[who * 2 : who * 2 + 2] = read_counts(player, "tokens", REFRESHMENTS)
    for kind in range(2):
        s.tokens_left[kind] -= s.tokens[who * 2 + kind]
    for slot, coin in read_places(player, "coins", COIN_SLOTS, COINS):
        take_one(s.coin_stack, coin, COINS)
        s.coins[who * COIN_SLOT_COUNT + slot] = coin
    s.traditions[who] = take_traditions(s, player)
    relics = s.relics[who * RELIC_COUNT : (who + 1) * RELIC_COUNT]
    used = read_counts(player, "used", RELICS, relics)
    s.relics_used[who * RELIC_COUNT : (who + 1) * RELIC_COUNT] = used
    s.double_keys[who] = read_whole(player, "double_keys", 0, 2)
    s.storage_tiles[who] = read_whole(player, "storage_tiles", 0, 2)


def take_traditions(s: Covenant, data: Mapping[str, Any]) -> int:
    """Traditions named, as bits; they come out of the stack."""
    found = read_bits(data, "traditions", TRADITIONS)
    for tradition in bits(found):
        take_one(s.tradition_stack, tradition, TRADITIONS)
    return found


def read_goals(s: Covenant, who: int, player: Mapping[str, Any]) -> None:
    """At most one goal of each type."""
    named = player.get("goals", [])
    if not isinstance(named, list):
        raise BadData(f"player {who} goals: expected a list, found {named!r}")
    for token in named:
        goal = GOALS.code(str(token))
        at = who * 2 + (goal >= GOALS_OF_TYPE)
        if s.goals[at] != NONE or goal in s.goals:
            raise BadData(f"player {who} goals: {token} is one too many (COV-3.14)")
        s.goals[at] = goal


def canonical_goals(s: Covenant, who: int) -> None:
    """After the setup everybody has a goal of each type: the first that is named nowhere."""
    if s.phase == SETUP:
        return
    for sort in range(2):
        if s.goals[who * 2 + sort] == NONE:
            goals = range(sort * GOALS_OF_TYPE, (sort + 1) * GOALS_OF_TYPE)
            free = [goal for goal in goals if goal not in s.goals]
            s.goals[who * 2 + sort] = min(free)


def read_elders(s: Covenant, data: Mapping[str, Any]) -> None:
    """The Elders, in the solo mode only."""
    told = data.get("elders", {})
    if s.clans == s.seats:
        if told:
            raise BadData("position elders: they play in the solo mode only (COV-5.1)")
        return
    check_keys(told, ELDER_KEYS, "elders")
    read_clan(s, s.seats, told, "elders")
    if "kinds" in told:
        s.elder_kinds = read_bits(told, "kinds", CARD_KINDS)
    s.elder_deck = read_bits(told, "deck", ELDER_CARDS)
    s.elder_discard = read_bits(told, "discard", ELDER_CARDS)
    seen = (s.elder_deck | s.elder_discard).bit_count()
    unseen = len(ELDER_CARDS) - seen
    s.elder_under = read_whole(told, "under", 0, unseen)
    if s.elder_deck & s.elder_discard or s.elder_under + s.elder_kinds.bit_count() > unseen:
        raise BadData("position elders: a card lies in two places (COV-5.4)")
    for kind in bits(s.elder_kinds):
        if (s.elder_deck | s.elder_discard) >> kind * 4 & 15 == 15:
            raise BadData("position elders: no card is left of a kind on top (COV-5.4)")
    s.store_traditions = take_traditions(s, told)
    s.store_coins = read_counts(told, "coins", COINS)
    take_from(s.coin_stack, s.store_coins, COINS)
    s.store_ornaments = read_counts(told, "ornaments", ORNAMENTS)
    silver = [n * (1 - c) for n, c in zip(s.store_ornaments, s.tables.ornament_colour)]
    gold = [n * c for n, c in zip(s.store_ornaments, s.tables.ornament_colour)]
    take_from(s.silver_stack, silver, ORNAMENTS)
    take_from(s.gold_stack, gold, ORNAMENTS)


def settle_forges(s: Covenant, data: Mapping[str, Any]) -> None:
    """A forge area that is left out holds what is not built; no clan has more than its pieces."""
    told = [*read_list(data, "players", s.seats), data.get("elders", {})]
    for clan in range(s.clans):
        if "forge" not in told[clan]:
            for site in range(SITE_COUNT):
                at = site * MOST_REWARD_SLOTS
                if clan in s.site_slots[at : at + MOST_REWARD_SLOTS]:
                    s.forge[clan * 4 + (GATE if SITE_IS_GATE[site] else PILLAR)] += 1
            for kind in range(len(BUILDINGS)):
                at = clan * 4 + kind
                s.forge[at] -= min(s.forge[at], s.built(clan, kind))
        for kind, token in enumerate(BUILDINGS.tokens):
            if s.locked(clan, kind) < 0:
                raise BadData(f"position: clan {clan} has not so many of {token}")
