"""What no correction of the component data may change, because the rules take it for granted."""

from __future__ import annotations

from underhall.core.data import Raw
from underhall.core.names import Names
from underhall.games.dwergar.box.effects import of
from underhall.games.dwergar.box.names import (
    DECKS,
    EVENTS,
    EXCHANGES,
    LEVELS,
    MINES,
    MOST_SEATS,
    PLAYER_COUNTS,
    PROJECTS,
    RESOURCES,
    START_SEATS,
    UPGRADES,
)
from underhall.kit.components import keep_fixed, keep_same, value
from underhall.kit.reading import ensure

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
    "deck.golden_terraces.rule_params.developments": 1,
    "deck.old_shaft.rule_params.tokens": 1,
    **{f"counts.{key}": count for key, count in COUNTS.items()},
}

SAME: tuple[tuple[str, str], ...] = (
    ("heat.kept_per_eastern_quarter_card", "deck.eastern_quarter.rule_params.heat_per_card"),
    ("project_track.slots", "setup.project_track_size"),
    ("player_board.furnace_slots", "counts.furnace_token_per_player"),
)
"""Two places for one value: both or none must be corrected."""

_GUILDS = {
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
_CARDS = 9
_BASIC = 4
"""DWE-3.4. Nine cards a deck, numbered through, the first four of them basic."""
_KINDS = ("transit", "rest", "mine", "mine", "mine", "mine")


def _ends(ways: Names) -> dict[str, tuple[object, ...]]:
    return {way: tuple(way.split("_to_")) for way in ways.tokens}


def _deck(code: int) -> tuple[object, ...]:
    last = (code + 1) * _CARDS
    return last - _CARDS + 1, last, _RULES[DECKS.token(code)]


def _project(code: int) -> tuple[object, ...]:
    deck, place = divmod(code, _CARDS)
    return code + 1, DECKS.token(deck), "basic" if place < _BASIC else "advanced"


ROWS: tuple[tuple[str, str, str, dict[str, tuple[object, ...]]], ...] = (
    ("resource", "tier", "tier cannot change", {t: (n + 1,) for t, n in RESOURCES.codes.items()}),
    ("exchange_down", "from to", "from and to cannot change", _ends(EXCHANGES)),
    ("exchange_up", "from to", "from and to cannot change", _ends(UPGRADES)),
    (
        *("start_resources", "seat", "seat cannot change from {}"),
        {t: (n + 1,) for t, n in START_SEATS.codes.items()},
    ),
    (
        *("setup_by_players", "players decks", "decks cannot change"),
        {t: (n + 2, n + 2) for t, n in PLAYER_COUNTS.codes.items()},
    ),
    (
        *("space", "kind level bonus", "a mine space cannot become another"),
        {t: ("mine", t.replace("mine", "level"), None) for t in MINES},
    ),
    (
        *("space", "kind base_action", "base_action cannot change"),
        {t: ("guild", action) for t, (action, _) in _GUILDS.items()},
    ),
    (
        *("space", "furnace_benefit", "furnace_benefit cannot change"),
        {
            **dict.fromkeys(MINES, ("extra_yield_for_owner",)),
            **dict.fromkeys(_GUILDS, ("heat_for_owner",)),
        },
    ),
    (
        *("deck", "first_card last_card rule", "cards and rule of a deck cannot change"),
        {t: _deck(code) for t, code in DECKS.codes.items()},
    ),
    (
        *("project", "number deck tier", "number, deck and tier cannot change"),
        {t: _project(code) for t, code in PROJECTS.codes.items()},
    ),
    (
        *("event", "number", "number cannot change"),
        {t: (len(PROJECTS) + 1 + code,) for t, code in EVENTS.codes.items()},
    ),
    (
        *("lift_level", "kind index raises_to_unload", "the levels of the lift cannot change"),
        {t: (_KINDS[n], n, n) for n, t in enumerate(("unloading", *LEVELS.tokens))},
    ),
)
"""Lists, keys of their tables, what is said of a change, and what stands there by id."""


def refuse_changes(raw: Raw) -> None:
    """Refuse changes that would have no effect or that the rules could not follow."""
    keep_fixed(raw, FIXED)
    keep_same(raw, SAME)
    for path, keys, complaint, wanted in ROWS:
        for row in value(raw, path):
            kept = wanted.get(row["id"], ())
            found = tuple([row.get(key) for key in keys.split(" ")])
            ensure(not kept or found == kept, f"{of(row)} {complaint.format(*kept)}")
    _refuse_totals(raw)
    _refuse_bonuses(raw)
    chain = value(raw, "deck.new_shaft.rule_params.vp")
    for row in value(raw, "project"):
        ensure(
            row["deck"] != "new_shaft" or row["effect_params"].get("vp") == chain,
            f"{of(row)} vp must be that of deck new_shaft",
        )


def _refuse_totals(raw: Raw) -> None:
    """DWE-5.1. Rounds follow from events, sums from their parts."""
    price = value(raw, "furnace_price")
    for kind, total in price["both_total"].items():
        ensure(
            price["first"].get(kind, 0) + price["second"].get(kind, 0) == total,
            f"component data: furnace_price.both_total must be the sum of first and second; "
            f"of {kind} it is not",
        )
    setup, counts = value(raw, "setup"), value(raw, "counts")
    for length in ("normal", "short"):
        ensure(
            setup[f"rounds_{length}"] == setup[f"events_{length}"] + 1,
            f"component data: setup.rounds_{length} must be one more than its events",
        )
    each = [row["count"] for row in value(raw, "specialist")]
    ensure(
        set(each) == {counts["worker_per_type"]} and sum(each) == counts["worker"],
        "component data: counts.worker must be the sum of the specialists",
    )
    ensure(
        counts["furnace_token"] == MOST_SEATS * counts["furnace_token_per_player"],
        "component data: counts.furnace_token must be four times that of a player",
    )
    for row in value(raw, "setup_by_players"):
        _refuse_board(setup, row)


def _refuse_board(setup: Raw, row: Raw) -> None:
    """DWE-3.9, 3.10. How many workers stand on the board, and which spaces stay empty."""
    on_board = setup["workers_in_play"] - row["players"]
    empty = sorted(map(str, setup["worker_fill_order"][on_board:]))
    fine = row["board_workers"] == on_board and sorted(map(str, row["empty_mine_spaces"])) == empty
    ensure(
        fine,
        f"{of(row)} board_workers and empty_mine_spaces must follow "
        "from setup.workers_in_play and setup.worker_fill_order",
    )


def _refuse_bonuses(raw: Raw) -> None:
    """DWE-4.36. Every guild has its two bonuses, some of them with nothing to count."""
    for row in value(raw, "space"):
        bonuses = row.get("bonus", [])
        _, wanted = _GUILDS.get(row["id"], ("", []))
        ensure(
            [bonus["id"] for bonus in bonuses] == wanted,
            f"{of(row)} its bonuses must be {', '.join(wanted)}",
        )
        for bonus in bonuses:
            key = _ONCE.get(bonus["id"])
            ensure(
                key is None or bonus["params"] == {key: 1},
                f"{of(bonus)} {key} cannot change from 1",
            )
