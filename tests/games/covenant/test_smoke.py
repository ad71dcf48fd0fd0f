"""Covenant from end to end: examined games at every number of players, also with rich clans."""

from __future__ import annotations

import tomllib
from importlib.resources import files
from typing import Any

import pytest

from underhall.core.agenda import SPECTATOR
from underhall.core.chance import Fast
from underhall.core.check import examine, settings
from underhall.core.errors import BadData
from underhall.core.game import Edition
from underhall.core.position import read_position
from underhall.core.secrets import view
from underhall.games.covenant.encode import LENGTH, MOVES, observe
from underhall.games.covenant.game import GAME

RAW = tomllib.loads((files("underhall.games.covenant") / "components.toml").read_text("utf-8"))
EDITION = Edition(GAME, RAW)


EVERYTHING: list[dict[str, Any]] = [
    {"do": "resource", "kind": "any", "n": 3},
    {"do": "forge_and_ornament"},
    {"do": "site", "n": 3},
    {"do": "coin"},
    {"do": "forge_or_ornament"},
    {"do": "build", "building": "workshop"},
    {"do": "tradition"},
    {"do": "defeat", "kinds": ["goblin", "orc", "troll"]},
    {"do": "relic"},
    {"do": "move_enemy", "n": 2},
    {"do": "throne", "n": 2},
    {"do": "pay_for_relic", "iron": 1},
    {"do": "strengthen", "n": 2},
    {"do": "track", "track": "any", "n": 2},
]


def rich() -> Edition:
    """Plenty of everything, and tracks that say every word, so that random players get around."""
    spaces = [{"pos": at + 1, "effect": [each]} for at, each in enumerate(EVERYTHING)]
    rubble = [{"id": row["id"], "effect": EVERYTHING[:1]} for row in RAW["rubble"]["tiles"]]
    return Edition(
        GAME,
        RAW,
        {
            "meta": {"start_glory": 40},
            "clan_board": {"standard": {"base": {"start_storage": 14}}},
            "resource": [{"id": row["id"], "count": 60} for row in RAW["resource"]],
            "rubble": {"tiles": rubble},
            "track": [{"id": row["id"], "spaces": spaces} for row in RAW["track"]],
            "dig_rewards": {"mine_steps": [0, 3, 3, 4, 4, 5]},
        },
    )


@pytest.mark.parametrize("number", range(len(list(settings(EDITION)))))
def test_every_setting_is_examined(number: int) -> None:
    seats, options = list(settings(EDITION))[number]
    match = examine(EDITION, seats, options, seed=number, thorough=13)
    assert match.state.result is not None


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_rich_clans_are_examined(seats: int) -> None:
    match = examine(rich(), seats, {}, seed=seats, thorough=41)
    assert max(match.state.tools) >= 0


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_learners_see_numbers_of_the_same_length(seats: int) -> None:
    s, chance = EDITION.start(seats, seed=seats), Fast(seats)
    while s.choices:
        decision = s.decision
        assert sum(MOVES.mask(decision.name, s.choices)) == len(s.choices)
        assert len(observe(view(GAME, s, decision.seat))) == LENGTH
        s.play(s.choices[chance.below(len(s.choices))])


def test_everybody_sees_the_same() -> None:
    s = EDITION.start(3, seed=1)
    assert GAME.view(s, 0) == GAME.view(s, 2) == GAME.view(s, SPECTATOR)
    assert {"back"} == set(GAME.view(s, 0)["mountain"]["r1c1"])


def test_a_short_position_is_made_up() -> None:
    table = {"players": [{"score": 3, "dwarves": [2, 1], "resources": ["gold", "gold"]}]}
    s = read_position(EDITION, {"seats": 2, "table": table})
    told = GAME.view(s, 0)
    assert told["players"][0]["score"] == 3
    assert told["supply"]["gold"] == 13
    assert told["displays"]["rubble"][:2] == ["rubble_iron", "rubble_emerald"]
    assert s.decision.name == "dwarf"


@pytest.mark.parametrize(
    "table, complaint",
    [
        ({"eras": 3}, "knows no 'eras'"),
        ({"elders": {"under": 1}}, "solo mode only"),
        ({"projects": ["project_a1"]}, "one of each kind"),
        ({"dice": {"orc": 0}}, "faces 1 to 6"),
        ({"displays": {"coins": ["coin_hunt", "coin_hunt"]}}, "not so many of coin coin_hunt"),
        ({"mountain": {"r1c1": {"chamber": "ch_01"}, "r1c2": {"chamber": "ch_01"}}}, "elsewhere"),
        ({"mountain": {"r1c1": {"back": "back_forge"}, "r1c2": {"back": "back_forge"}}}, "many"),
        ({"mountain": {"r2c2": {"chamber": "ch_02", "enemies": {"orc": 4}}}}, "holds 3 enemies"),
        ({"pillars": {"r1c1+r1c2+r2c2": 0}}, "not all face up"),
        ({"sites": {"pillar_1": {"carts": [{"gold": 2}]}}}, "not so many spaces"),
        ({"sites": {"gate_1": {"slots": [0]}}}, "has not finished"),
        ({"players": [{"resources": {"iron": 16}}]}, "not so many"),
        ({"players": [{"tools": {"slot_1": "axe_1"}}, {"tools": {"slot_1": "axe_1"}}]}, "axe_1"),
        ({"players": [{"ornaments": {"printed_axe": "orn_iron"}}]}, "no such place"),
        ({"players": [{"dwarves": [{"tool": "slot_1"}]}]}, "no free tool"),
        ({"players": [{"traditions": ["tradition_01", "tradition_01"]}]}, "tradition_01"),
        ({"players": [{"goals": ["goal_tools", "goal_gates"]}]}, "one too many"),
        ({"players": [{"forge": {"pillar": 4}}]}, "not so many of pillar"),
    ],
)
def test_a_position_that_cannot_be_is_refused(table: dict[str, Any], complaint: str) -> None:
    with pytest.raises(BadData, match=complaint):
        read_position(EDITION, {"seats": 2, "table": table})


@pytest.mark.parametrize(
    "frame",
    [
        {"do": "elder_turn"},
        {"do": "gain", "clan": 2, "atom": "gp:1", "why": "coin"},
        {"do": "gain", "clan": 0, "atom": "gp", "why": "coin"},
        {"do": "step", "seat": 0, "used": 0},
        {"do": "imprison", "clan": 0, "goblins": 1, "orcs": 0, "trolls": 0},
        {"do": "place_pillar", "seat": 0, "why": "build"},
        {"do": "site_slot", "seat": 0, "site": "gate_1"},
        {"do": "turn_up", "clan": 0, "cell": "r2c2"},
        {"do": "use_start", "seat": 0},
    ],
)
def test_a_frame_that_cannot_come_up_is_refused(frame: dict[str, Any]) -> None:
    with pytest.raises(BadData):
        read_position(EDITION, {"seats": 2, "agenda": [frame]})
