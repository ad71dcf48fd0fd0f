"""What is printed on tiles and boards: it never changes, but a table may play with other data.

Rewards are written as on the agenda, such as ``track:mine:2``.
"""

from __future__ import annotations

from typing import Any

from underhall.core.names import Names
from underhall.games.covenant.box.atoms import Reward, atom_text
from underhall.games.covenant.box.boards import SITES, Board
from underhall.games.covenant.box.components import Tables
from underhall.games.covenant.box.names import (
    BACKS,
    BUILD_OPTIONS,
    BUILDINGS,
    CHAMBERS,
    COIN_SLOTS,
    COINS,
    COLOURS,
    COLUMNS,
    ELDER_CARDS,
    ENEMIES,
    GOALS,
    ORNAMENT_COLOURS,
    ORNAMENTS,
    PLACES,
    PROJECTS,
    RELICS,
    RESOURCE_COUNT,
    RESOURCES,
    RUBBLE,
    SLOTS,
    STARTS,
    TOOL_KINDS,
    TOOLS,
    TRACKS,
)

_made: dict[tuple[Tables, int], dict[str, Any]] = {}


def printed(t: Tables, board: Board, seats: int) -> dict[str, Any]:
    """All that is printed, made once for these tables and this number of seats; not to change."""
    found = _made.get((t, seats))
    if found is None:
        found = print_displays(t) | print_tiles(t) | print_clan_board(t) | print_board(board, seats)
        _made[t, seats] = found
    return found


def reward_texts(reward: Reward) -> list[str]:
    """A reward atom by atom."""
    return [atom_text(atom) for atom in reward]


def by_name(names: Names, rewards: list[Reward]) -> dict[str, list[str]]:
    """Rewards by the name of what gives them."""
    return {token: reward_texts(reward) for token, reward in zip(names.tokens, rewards)}


def print_displays(t: Tables) -> dict[str, Any]:
    """Costs beside the displays, tracks and dice."""
    tracks = {}
    for track, token in enumerate(TRACKS.tokens):
        marks = [at for at in range(1, t.last + 1) if is_mark(t.achievements[track], at)]
        spaces = enumerate(t.track_rewards[track])
        rewards = {str(at): reward_texts(reward) for at, reward in spaces if reward}
        tracks[token] = {"last": t.last, "achievements": marks, "rewards": rewards}
    colours, costs = t.space_colour, t.space_cost
    return {
        "rubble_strength": t.rubble_strength,
        "tradition_cost": t.tradition_cost,
        "coin_cost": t.coin_cost,
        "relic_position": t.relic_position,
        "ornament_spaces": [
            {"colour": ORNAMENT_COLOURS.token(colour), "cost": RESOURCES.token(cost)}
            for colour, cost in zip(colours, costs)
        ],
        "tracks": tracks,
        "dig_steps": t.dig_steps,
        "achievement_gp": t.achievement_gp,
        "goal_thresholds": t.goal_thresholds,
        "enemies": {
            token: {"strength": t.enemy_strength[enemy], "count": t.enemy_count[enemy]}
            for enemy, token in enumerate(ENEMIES.tokens)
        },
        "dice": {
            token: [reward_texts(face) for face in t.dice[enemy]]
            for enemy, token in enumerate(ENEMIES.tokens)
        },
        "deliver_gp": dict(zip(RESOURCES.tokens, t.deliver_gp)),
        "throne_gp": t.throne_gp,
        "tithe": t.tithe,
        "penalty": t.penalty,
    }


def is_mark(passed: list[int], at: int) -> bool:
    """Whether a position of a track has an achievement."""
    return passed[at] > passed[at - 1]


def print_tiles(t: Tables) -> dict[str, Any]:
    """Rubble, relics, coins, ornaments, tools, chambers, start tiles, goals, projects, cards."""
    return {
        "rubble": by_name(RUBBLE, t.rubble_reward),
        "relics": by_name(RELICS, t.relic_reward),
        "coins": by_name(COINS, t.coin_reward),
        "ornaments": by_name(ORNAMENTS, t.ornament_reward),
        "ornament_colours": {
            token: ORNAMENT_COLOURS.token(colour)
            for token, colour in zip(ORNAMENTS.tokens, t.ornament_colour)
        },
        "tools": {
            token: {
                "kind": TOOL_KINDS.token(t.tool_kind[tool]),
                "cost": RESOURCES.token(t.tool_cost[tool]),
                "colour": ORNAMENT_COLOURS.token(t.tool_colour[tool]),
            }
            for tool, token in enumerate(TOOLS.tokens)
        },
        "chambers": {
            token: {
                "colour": COLOURS.token(t.chamber_colour[chamber]),
                "deposit": RESOURCES.token(t.deposit[chamber]),
                "skulls": t.skulls[chamber],
                "places": t.building_places[chamber],
            }
            for chamber, token in enumerate(CHAMBERS.tokens)
        },
        "backs": by_name(BACKS, t.back_reward),
        "starts": {token: print_start(t, start) for start, token in enumerate(STARTS.tokens)},
        "goals": dict(zip(GOALS.tokens, t.goal_gp)),
        "projects": {
            token: print_project(t, project)
            for project, token in enumerate(PROJECTS.tokens[: len(t.project_gp)])
        },
        "elder_cards": by_name(ELDER_CARDS, t.elder_reward),
    }


def print_start(t: Tables, start: int) -> dict[str, Any]:
    """What a start tile gives."""
    resources = zip(RESOURCES.tokens, t.start_resources[start])
    steps = zip(TRACKS.tokens, t.start_steps[start])
    return {
        "resources": {token: n for token, n in resources if n},
        "tokens": t.start_tokens[start],
        "steps": {token: n for token, n in steps if n},
    }


def print_project(t: Tables, project: int) -> dict[str, Any]:
    """What a project of kind A or B scores by colour or deposit."""
    names = COLOURS if t.project_by_colour[project] else RESOURCES
    return {
        "building": BUILDINGS.token(t.project_building[project]),
        "gp": {token: n for token, n in zip(names.tokens, t.project_gp[project]) if n},
    }


def print_clan_board(t: Tables) -> dict[str, Any]:
    """Slots, columns and the build table."""
    columns = zip(SLOTS.tokens, t.slot_column)
    colours = zip(PLACES.tokens, t.printed_colour)
    pieces = enumerate(BUILD_OPTIONS.tokens)
    return {
        "coin_slots": by_name(COIN_SLOTS, t.coin_slot_reward),
        "slots": by_name(SLOTS, t.slot_reward),
        "columns": {slot: COLUMNS.token(column) for slot, column in columns},
        "printed_colours": {place: ORNAMENT_COLOURS.token(colour) for place, colour in colours},
        "build_options": {
            token: {
                "strength": t.build_strength[option],
                "houses": t.build_pieces[option][0],
                "workshops": t.build_pieces[option][1],
                "grand": t.build_pieces[option][2],
            }
            for option, token in pieces
        },
        "bonus": {
            building: {
                deposit: reward_texts(t.bonus[kind][at + 1])
                for at, deposit in enumerate(RESOURCES.tokens[1:])
            }
            for kind, building in enumerate(BUILDINGS.tokens)
        },
    }


def print_board(board: Board, seats: int) -> dict[str, Any]:
    """Sites, throne and the rows of the mountain."""
    spaces = board.site_spaces(seats)
    return {
        "side": board.side,
        "sites": {
            token: {
                "limit": board.limit[site],
                "spaces": dict(zip(RESOURCES.tokens, spaces[site * RESOURCE_COUNT :])),
                "slots": [reward_texts(slot) for slot in board.slots[site]],
            }
            for site, token in enumerate(SITES.tokens)
        },
        "throne": dict(zip(RESOURCES.tokens, board.throne_spaces(seats))),
    }
