"""What no correction of the component data may change, because the rules take it for granted."""

from __future__ import annotations

from typing import Any

from underhall.core.errors import BadData
from underhall.core.game import Raw
from underhall.games.dwergar.box.names import DECKS, EVENTS, LEVELS, PROJECTS
from underhall.kit.components import value

COUNTS: dict[str, int] = {
    "main_board": 1,
    "player_board": 4,
    "heat_marker": 4,
    "cart_tile": 5,
    "project_card": 45,
    "project_deck": 5,
    "cards_per_deck": 9,
    "basic_cards_per_deck": 4,
    "advanced_cards_per_deck": 5,
    "event_card": 15,
    "foreman": 4,
    "score_marker": 4,
    "silverbeard_token": 1,
    "round_marker": 1,
}

FIXED: dict[str, object] = {
    "schema_version": 1,
    "game.id": "dwergar",
    "heat.id": "heat",
    "foreman.id": "foreman",
    "silverbeard.id": "silverbeard_token",
    "game.players_min": 2,
    "game.players_max": 4,
    "counts.resources_limited": False,
    "heat.track_min": 0,
    "heat.start": 0,
    "heat.kept_at_turn_end": 0,
    "setup.workers_per_player": 1,
    "setup.start_vp": 0,
    "setup.start_heat": 0,
    "foreman.per_player": 1,
    "tie_break.order": ["crystal", "gold", "iron", "stone"],
    "tie_break.still_tied": "shared_victory",
    "lift.levels_total": 6,
    "lift.tiles": 5,
    "lift.rest_levels": list(LEVELS.tokens),
    "lift.recirculate_to": "level_4",
    "lift.carts_per_tile": 4,
    "furnace_on_board.per_space_max": 1,
    "extra_yield.stacks": False,
    "silverbeard.count": 1,
    "deck_tokens.count": 8,
    "deck_tokens.rules_effect": False,
    "chest_tokens.count": 8,
    "chest_tokens.rules_effect": False,
    "player_board.slot_position_matters": False,
    "round_track.spaces": 10,
    "round_track.start_space": 1,
    "round_track.direction": "clockwise",
    "score_track.spaces": 100,
    "score_track.start": 0,
    "project_track.refill_moment": "start_of_each_turn",
    **{f"counts.{key}": count for key, count in COUNTS.items()},
}

_BASE = {
    "laboratory": ("exchange_down", ["extra_exchanges", "light_one_and_heat"]),
    "bellows": ("light_one", ["light_all", "heat_two"]),
    "gearbox": ("raise_lift", ["vp_per_level", "stone_to_carts"]),
    "furnace_workshop": ("build_furnace", ["second_furnace", "light_one_extra"]),
    "forge": ("exchange_up", ["develop_any", "heat_one"]),
    "architect_studio": ("realize_project", ["recover_resource", "cheap_develop"]),
}
"""DWE-4.36. What each guild space does and its two bonuses."""

_ONCE = {"light_all": "light_all", "second_furnace": "furnaces", "recover_resource": "resources"}
"""Bonuses whose one number is always 1."""

_RULES = {
    "western_quarter": "end_extra_actions",
    "new_shaft": "develop_chain",
    "golden_terraces": "end_free_development",
    "old_shaft": "silverbeard",
    "eastern_quarter": "keep_heat",
}

SAME: tuple[tuple[str, str], ...] = (
    ("heat.kept_per_eastern_quarter_card", "deck.eastern_quarter.rule_params.heat_per_card"),
    ("project_track.slots", "setup.project_track_size"),
    ("player_board.furnace_slots", "counts.furnace_token_per_player"),
)
"""Two places for one value: both or none must be corrected."""


def refuse_changes(raw: Raw) -> None:
    """Refuse changes that would have no effect or that the rules could not follow."""
    for path, fixed in FIXED.items():
        if value(raw, path) != fixed:
            raise BadData(f"component data: {path} cannot change from {fixed!r}")
    for one, other in SAME:
        if value(raw, one) != _at(raw, other):
            raise BadData(f"component data: {one} and {other} must be the same")
    _refuse_totals(raw)
    _refuse_spaces(raw)
    _refuse_decks(raw)
    _refuse_levels(raw)


def _at(raw: Raw, path: str) -> object:
    """A value by path, where the rows of a list go by their ids."""
    here: Any = raw
    for part in path.split("."):
        if isinstance(here, list):
            here = {row["id"]: row for row in here}
        if part not in here:
            raise BadData(f"component data: {path} is missing")
        here = here[part]
    return here


def _refuse_totals(raw: Raw) -> None:
    """DWE-5.1, 3.9. Rounds follow from events, boards from workers, sums from their parts."""
    price = value(raw, "furnace_price")
    for kind, total in price["both_total"].items():
        if price["first"].get(kind, 0) + price["second"].get(kind, 0) != total:
            raise BadData(
                f"component data: furnace_price.both_total must be the sum of first and second; "
                f"of {kind} it is not"
            )
    if [row["tier"] for row in value(raw, "resource")] != [1, 2, 3, 4]:
        raise BadData("component data: resource.tier cannot change")
    for row in [*value(raw, "exchange_down"), *value(raw, "exchange_up")]:
        if row["id"] != f"{row['from']}_to_{row['to']}":
            raise BadData(f"component data [{row['id']}]: from and to cannot change")
    for length in ("normal", "short"):
        if value(raw, f"setup.rounds_{length}") != value(raw, f"setup.events_{length}") + 1:
            raise BadData(f"component data: setup.rounds_{length} must be one more than its events")
    each = {row["count"] for row in value(raw, "specialist")}
    total = sum([row["count"] for row in value(raw, "specialist")])
    if each != {value(raw, "counts.worker_per_type")} or total != value(raw, "counts.worker"):
        raise BadData("component data: counts.worker must be the sum of the specialists")
    if value(raw, "counts.furnace_token") != 4 * value(raw, "counts.furnace_token_per_player"):
        raise BadData("component data: counts.furnace_token must be four times that of a player")
    for number, row in enumerate(value(raw, "start_resources"), 1):
        if row["seat"] != number:
            raise BadData(f"component data [{row['id']}]: seat cannot change from {number}")
    for row in value(raw, "setup_by_players"):
        on_board = value(raw, "setup.workers_in_play") - row["players"]
        empty = sorted(map(str, value(raw, "setup.worker_fill_order")[on_board:]))
        if row["decks"] != row["players"]:
            raise BadData(f"component data [{row['id']}]: decks cannot change")
        named = sorted(map(str, row["empty_mine_spaces"]))
        if row["board_workers"] != on_board or named != empty:
            raise BadData(
                f"component data [{row['id']}]: board_workers and empty_mine_spaces must follow "
                "from setup.workers_in_play and setup.worker_fill_order"
            )


def _refuse_spaces(raw: Raw) -> None:
    for row in value(raw, "space"):
        id = str(row["id"])
        bonuses = row.get("bonus", [])
        benefit = "heat_for_owner" if id in _BASE else "extra_yield_for_owner"
        if row["furnace_benefit"] != benefit:
            raise BadData(f"component data [{id}]: furnace_benefit cannot change")
        if id not in _BASE:
            level = "level_" + id[-1]
            if row["kind"] != "mine" or row["level"] != level or bonuses:
                raise BadData(f"component data [{id}]: a mine space cannot become another")
            continue
        action, ids = _BASE[id]
        if row["kind"] != "guild" or row["base_action"] != action:
            raise BadData(f"component data [{id}]: base_action cannot change")
        if [bonus["id"] for bonus in bonuses] != ids:
            raise BadData(f"component data [{id}]: its bonuses must be {', '.join(ids)}")
        for bonus in bonuses:
            key = _ONCE.get(bonus["id"])
            if key and bonus["params"] != {key: 1}:
                raise BadData(f"component data [{bonus['id']}]: {key} cannot change from 1")


def _refuse_decks(raw: Raw) -> None:
    """DWE-3.4. Nine cards a deck, four of them basic, numbered through."""
    for row in value(raw, "deck"):
        id = str(row["id"])
        first = DECKS.code(id) * 9 + 1
        if (row["first_card"], row["last_card"], row["rule"]) != (first, first + 8, _RULES[id]):
            raise BadData(f"component data [{id}]: cards and rule of a deck cannot change")
    if _at(raw, "deck.golden_terraces.rule_params.developments") != 1:
        raise BadData("component data [golden_terraces]: developments cannot change from 1")
    if _at(raw, "deck.old_shaft.rule_params.tokens") != 1:
        raise BadData("component data [old_shaft]: tokens cannot change from 1")
    chain = _at(raw, "deck.new_shaft.rule_params.vp")
    for row in value(raw, "project"):
        at = PROJECTS.code(str(row["id"]))
        tier = "basic" if at % 9 < 4 else "advanced"
        if (row["number"], row["deck"], row["tier"]) != (at + 1, DECKS.token(at // 9), tier):
            raise BadData(f"component data [{row['id']}]: number, deck and tier cannot change")
        if row["deck"] == "new_shaft" and row["effect_params"].get("vp") != chain:
            raise BadData(f"component data [{row['id']}]: vp must be that of deck new_shaft")
    for row in value(raw, "event"):
        if row["number"] != PROJECTS_END + EVENTS.code(str(row["id"])):
            raise BadData(f"component data [{row['id']}]: number cannot change")


PROJECTS_END = len(PROJECTS) + 1
"""The number of the first event card."""


def _refuse_levels(raw: Raw) -> None:
    """DWE-4.44. Six levels, each as many raises from the top as its number says."""
    ids = ["unloading", *LEVELS.tokens]
    kinds = ["transit", "rest", "mine", "mine", "mine", "mine"]
    for number, row in enumerate(value(raw, "lift_level")):
        shown = (row["id"], row["kind"], row["index"], row["raises_to_unload"])
        if shown != (ids[number], kinds[number], number, number):
            raise BadData(f"component data [{row['id']}]: the levels of the lift cannot change")
