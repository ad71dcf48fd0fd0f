"""A position as readable data, and back.

Left out, a value is as in the canonical setup: era 1 with the first seat to move, the first
project of each kind, dice on their first face, chambers on the cells in the order of their
numbers with the start cells open and goblins in them, displays of the first tiles that are named
nowhere else, clans as they begin, with the goals of their seat and no tradition. Stacks, bag and
supply are always what is left. In phase ``setup`` what is left out is not dealt yet. ``phase`` and
``seat`` say where a round stands; a position that needs more than that brings its agenda.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from underhall.core.agenda import Frame
from underhall.core.chance import Chance
from underhall.core.errors import BadData
from underhall.core.names import Names
from underhall.core.position import check_keys
from underhall.games.covenant.box.components import Tables
from underhall.games.covenant.box.names import (
    COIN_SLOTS,
    COINS,
    DWARVES,
    EMPTY,
    ENEMIES,
    FACE_COUNT,
    ORNAMENTS,
    PLACES,
    PROJECTS,
    PROJECTS_OF_KIND,
    RELICS,
    RUBBLE,
    SILVER,
    TOOLS,
    TRADITIONS,
)
from underhall.games.covenant.rules.council import BeginCouncil, NextTurn
from underhall.games.covenant.table.position_clans import (
    read_elders,
    read_players,
    settle_forges,
    write_elders,
    write_player,
)
from underhall.games.covenant.table.position_mountain import (
    read_mountain,
    read_sites,
    read_throne,
    write_edges,
    write_mountain,
    write_points,
    write_sites,
    write_throne,
)
from underhall.games.covenant.table.setup import (
    DRAFT,
    GOAL_AT,
    TRADITION_AT,
    lay_out,
    opening,
)
from underhall.games.covenant.table.state import (
    COUNCIL,
    ENDED,
    NONE,
    PHASES,
    SETUP,
    Covenant,
)
from underhall.kit.reading import read_bits, read_counts, read_whole, take_from, take_one
from underhall.kit.writing import named_bits, named_counts

PHASE_NAMES = Names("phase", PHASES, words="")
DISPLAYS = ("rubble", "traditions", "coins", "relics", "tools", "ornaments")
KEYS = (
    *("phase", "era", "round", "first", "seat", "projects", "dice", "displays"),
    *("rubble_discard", "coins_gone", "draft", "mountain", "pillars", "gates", "sites", "throne"),
    *("aside", "turn", "council", "players", "elders"),
)
TURN_KEYS = ("dwarf", "tool", "boost", "might", "relic_used", "fresh")
MOST_MIGHT = 20


# ---------------------------------------------------------------------- writing


def write(s: Covenant) -> dict[str, Any]:
    """Everything on the table that is not the rest of something else."""
    found: dict[str, Any] = {
        "phase": PHASES[s.phase],
        "era": s.era,
        "round": s.round,
        "first": s.first,
        "projects": [PROJECTS.token(project) for project in s.projects],
        "dice": {token: s.dice[enemy] + 1 for enemy, token in enumerate(ENEMIES.tokens)},
        "displays": write_displays(s),
        "rubble_discard": named_counts(s.rubble_discard, RUBBLE),
        "coins_gone": named_counts(s.coins_gone, COINS),
        "draft": [DRAFT.token(code) for code in s.draft],
        "mountain": write_mountain(s),
        "pillars": write_points(s),
        "gates": write_edges(s),
        "sites": write_sites(s),
        "throne": write_throne(s),
        "aside": named_counts(s.aside, ENEMIES),
        "turn": write_turn(s),
        "council": {
            "due": named_bits(s.due, COIN_SLOTS),
            "heard": named_bits(s.heard, TRADITIONS),
        },
        "players": [write_player(s, who) for who in range(s.seats)],
    }
    if s.clans > s.seats:
        found["elders"] = write_elders(s)
    return found


def write_displays(s: Covenant) -> dict[str, list[str | None]]:
    """What lies on each space of every display."""
    return {
        key: [None if tile == EMPTY else names.token(tile) for tile in tiles]
        for key, names, tiles, _ in displays(s)
    }


def displays(s: Covenant) -> list[tuple[str, Names, list[int], list[int]]]:
    """Every display with its names and the stack it is filled from; ornaments have two."""
    return [
        ("rubble", RUBBLE, s.rubble, s.rubble_stack),
        ("traditions", TRADITIONS, s.traditions_shown, s.tradition_stack),
        ("coins", COINS, s.coins_shown, s.coin_stack),
        ("relics", RELICS, s.relics_shown, s.relic_stack),
        ("tools", TOOLS, s.tools_shown, s.tool_stack),
        ("ornaments", ORNAMENTS, s.ornaments_shown, s.silver_stack),
    ]


def write_turn(s: Covenant) -> dict[str, Any]:
    """What belongs to the turn in progress."""
    return {
        "dwarf": None if s.dwarf == NONE else DWARVES.token(s.dwarf),
        "tool": None if s.tool == NONE else PLACES.token(s.tool),
        "boost": s.boost,
        "might": s.might,
        "relic_used": s.relic_used,
        "fresh": named_counts(s.fresh, RELICS),
    }


# ---------------------------------------------------------------------- reading


def read(
    tables: Tables,
    seats: int,
    options: Mapping[str, str],
    data: Mapping[str, Any],
    chance: Chance,
) -> Covenant:
    """The table behind ``data``."""
    check_keys(data, KEYS, "table")
    s = lay_out(tables, seats, options, chance)
    s.phase = PHASE_NAMES.code(str(data.get("phase", "turns")))
    s.era = max(1, read_whole(data, "era", 1, 3))
    s.round = max(1, read_whole(data, "round", 1, 4))
    s.first = read_whole(data, "first", 0, seats - 1)
    read_turn(s, data)
    read_players(s, data)
    read_elders(s, data)
    read_discards(s, data)
    read_draft(s, data)
    read_displays(s, data)
    read_projects(s, data)
    read_dice(s, data)
    read_mountain(s, data)
    read_sites(s, data)
    read_throne(s, data)
    settle_forges(s, data)
    s.agenda = canonical_agenda(s, data)
    return s


def read_turn(s: Covenant, data: Mapping[str, Any]) -> None:
    """The turn or the part of the council in progress."""
    turn = data.get("turn", {})
    check_keys(turn, TURN_KEYS, "turn")
    dwarf, tool = turn.get("dwarf"), turn.get("tool")
    s.dwarf = NONE if dwarf is None else DWARVES.code(str(dwarf))
    s.tool = NONE if tool is None else PLACES.code(str(tool))
    s.boost = read_whole(turn, "boost", 0, 2)
    s.might = read_whole(turn, "might", 0, MOST_MIGHT)
    s.relic_used = bool(turn.get("relic_used", False))
    s.fresh = read_counts(turn, "fresh", RELICS)
    if s.boost:
        s.tokens_left[s.boost - 1] -= 1
    council = data.get("council", {})
    check_keys(council, ("due", "heard"), "council")
    s.due = read_bits(council, "due", COIN_SLOTS)
    s.heard = read_bits(council, "heard", TRADITIONS)


def read_discards(s: Covenant, data: Mapping[str, Any]) -> None:
    """Rubble cleared, coins that left the game, and enemies on their way to a dungeon."""
    s.rubble_discard = read_counts(data, "rubble_discard", RUBBLE)
    take_from(s.rubble_stack, s.rubble_discard, RUBBLE)
    s.coins_gone = read_counts(data, "coins_gone", COINS)
    take_from(s.coin_stack, s.coins_gone, COINS)
    s.aside = read_counts(data, "aside", ENEMIES)
    take_from(s.bag, s.aside, ENEMIES)


def read_draft(s: Covenant, data: Mapping[str, Any]) -> None:
    """Tiles of the draft that nobody has taken."""
    named = data.get("draft", [])
    if not isinstance(named, list) or len(set(map(str, named))) < len(named):
        raise BadData(f"position draft: expected different tiles, found {named!r}")
    s.draft = [DRAFT.code(str(token)) for token in named]
    for code in s.draft:
        if TRADITION_AT <= code < GOAL_AT:
            take_one(s.tradition_stack, code - TRADITION_AT, TRADITIONS)


def read_displays(s: Covenant, data: Mapping[str, Any]) -> None:
    """The displays named, then the canonical ones from what is left."""
    named = data.get("displays", {})
    check_keys(named, DISPLAYS, "displays")
    for key, names, tiles, stack in displays(s):
        if key in named:
            read_display(s, key, names, tiles, stack, named[key])
    if s.phase == SETUP:
        return
    for key, _, tiles, stack in displays(s):
        if key not in named:
            for space in range(len(tiles)):
                pile = ornament_stack(s, space) if key == "ornaments" else stack
                tiles[space] = next_of(pile, tiles)


def ornament_stack(s: Covenant, space: int) -> list[int]:
    """The stack of the colour of an ornament space."""
    return s.silver_stack if s.tables.space_colour[space] == SILVER else s.gold_stack


def read_display(
    s: Covenant, key: str, names: Names, tiles: list[int], stack: list[int], named: Any
) -> None:
    """One display; its tiles come out of their stack."""
    if not isinstance(named, list) or len(named) > len(tiles):
        raise BadData(f"position {key}: expected at most {len(tiles)} tiles, found {named!r}")
    for space, token in enumerate(named):
        if token is not None:
            tiles[space] = names.code(str(token))
            pile = ornament_stack(s, space) if key == "ornaments" else stack
            take_one(pile, tiles[space], names)


def next_of(stack: list[int], shown: list[int]) -> int:
    """The first tile of a stack, of a kind not yet shown if there is one; EMPTY without any."""
    there = [code for code, n in enumerate(stack) if n]
    new = [code for code in there if code not in shown]
    if not there:
        return EMPTY
    found = (new or there)[0]
    stack[found] -= 1
    return found


def read_projects(s: Covenant, data: Mapping[str, Any]) -> None:
    """One project of each kind."""
    canonical = [] if s.phase == SETUP else [PROJECTS.token(k * PROJECTS_OF_KIND) for k in range(3)]
    named = data.get("projects", canonical)
    if not isinstance(named, list):
        raise BadData(f"position projects: expected a list, found {named!r}")
    s.projects = [PROJECTS.code(str(token)) for token in named]
    kinds = [project // PROJECTS_OF_KIND for project in s.projects]
    if kinds != [0, 1, 2] and (kinds or s.phase != SETUP):
        raise BadData("position projects: expected one of each kind A, B, C (COV-3.6)")


def read_dice(s: Covenant, data: Mapping[str, Any]) -> None:
    """The faces on top."""
    dice = data.get("dice", {})
    check_keys(dice, ENEMIES.tokens, "dice")
    for enemy, token in enumerate(ENEMIES.tokens):
        face = read_whole(dice, token, 1, FACE_COUNT)
        if face == 0:
            raise BadData(f"position dice: {token} has the faces 1 to {FACE_COUNT}")
        s.dice[enemy] = face - 1


def canonical_agenda(s: Covenant, data: Mapping[str, Any]) -> list[Frame[Any]]:
    """What is still to happen in a game that stands at ``phase``, with ``seat`` to move."""
    seat = read_whole(data, "seat", s.first, s.seats - 1)
    if s.phase == SETUP:
        return opening(s)[::-1]
    if s.phase == COUNCIL:
        return [BeginCouncil()]
    if s.phase == ENDED:
        return []
    return [NextTurn((seat - s.first) % s.seats)]
