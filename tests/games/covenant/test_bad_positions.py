"""Positions of Covenant that cannot be, and what is said about them."""

from typing import Any

import pytest
from games.covenant.council import QUIET, council, solo
from games.covenant.hall import hall
from helpers import at, play, snapshot

from underhall.core.errors import BadData

Data = dict[str, Any]


def two(**things: Any) -> Data:
    found: Data = hall({}, {}, **things)
    return found


def one(**clan: Any) -> Data:
    found: Data = hall(clan, {})
    return found


def cell(**there: Any) -> Data:
    return two(mountain={"r2c2": there})


@pytest.mark.parametrize(
    "position, complaint",
    [
        (two(eras=3), "knows no 'eras'"),
        (two(phase="night"), "no phase called 'night'"),
        (two(era=4), "era: expected a whole number up to 3"),
        (two(round=5), "round: expected a whole number up to 4"),
        (two(seat=2), "seat: expected a whole number up to 1"),
        (two(first=2), "first: expected a whole number up to 1"),
        (two(projects=["project_a1"]), "one of each kind"),
        (two(projects=["project_b1", "project_a1", "project_c1"]), "one of each kind"),
        (two(projects="project_a1"), "projects: expected a list"),
        (two(dice={"orc": 0}), "orc: expected 1 or more"),
        (two(dice={"orc": 7}), "orc: expected a whole number up to 6"),
        (two(dice={"elf": 1}), "dice knows no 'elf'"),
        (two(displays={"cards": []}), "displays knows no 'cards'"),
        (two(displays={"coins": ["coin_gp"] * 5}), "coins: expected a list of at most 4"),
        (two(displays={"coins": ["coin_hunt", "coin_hunt"]}), "not so many of coin coin_hunt"),
        (two(displays={"ornaments": ["orn_mason"]}), "not so many of ornament orn_mason"),
        (two(rubble_discard={"rubble_any": 3}), "not so many of rubble rubble_any"),
        (two(coins_gone={"coin_hunt": 2}), "not so many of coin coin_hunt"),
        (two(aside={"troll": 9}), "not so many of enemy troll"),
        (two(draft=["start_01", "start_01"]), "draft: expected different ones"),
        (two(turn={"dwarf": "d5"}), "no dwarf called 'd5'"),
        (two(turn={"boost": 3}), "boost: expected a whole number up to 2"),
        (two(council={"due": ["coin_slot_1"] * 2}), "coin_slot_1 is named twice"),
        (two(elders={"under": 1}), "solo mode only"),
    ],
)
def test_a_position_that_does_not_fit_says_where(position: Data, complaint: str) -> None:
    with pytest.raises(BadData, match=complaint):
        at(position)


@pytest.mark.parametrize(
    "position, complaint",
    [
        (two(mountain={"r1c4": {"back": "back_coin"}}), "mountain knows no 'r1c4'"),
        (cell(enemies={}), "give a chamber, or a back alone"),
        (cell(back="back_coin", enemies={}), "give a chamber, or a back alone"),
        (cell(chamber="ch_01", back="back_coin"), "lies elsewhere or has a back"),
        (cell(chamber="ch_02", enemies={"orc": 4}), "holds 3 enemies"),
        (cell(chamber="ch_02", buildings=["0:house"] * 2), "not so many building places"),
        (cell(chamber="ch_02", buildings=["2:house"]), "no building such as 0:house"),
        (cell(chamber="ch_02", buildings=["0:gate"]), "no building such as 0:house"),
        (
            two(mountain={"r1c1": {"chamber": "ch_01"}, "r1c2": {"chamber": "ch_01"}}),
            "lies elsewhere",
        ),
        (
            two(mountain={"r1c1": {"back": "back_forge"}, "r1c2": {"back": "back_forge"}}),
            "not so many of back_forge",
        ),
        (two(pillars={"r1c1+r1c2+r2c2": 0}), "not all face up"),
        (two(pillars={"r1c1+r3c3+r2c2": 0}), "pillars knows no"),
        (two(gates={"r2c2+r2c3": 2}), "r2c2.r2c3: expected a whole number up to 1"),
        (two(sites={"pillar_4": {}}), "sites knows no 'pillar_4'"),
        (two(sites={"pillar_1": {"carts": [{"gold": 2}]}}), "not so many spaces"),
        (
            two(sites={"pillar_1": {"carts": [{"gold": 1, "mythrall": 1}]}}),
            "clan 0 has too many carts",
        ),
        (two(sites={"gate_1": {"carts": [{}, {}, {}]}}), "carts: expected an entry a clan"),
        (two(sites={"gate_1": {"slots": [0]}}), "clan 0 has not finished it"),
        (two(sites={"gate_1": {"slots": [5]}}), "5 is no clan with one marker"),
        (two(sites={"gate_1": {"slots": [None] * 3}}), "expected its reward slots"),
        (two(throne=[{"gold": 3}]), "throne: too many carts of clan 0"),
    ],
)
def test_a_mountain_that_cannot_be_is_refused(position: Data, complaint: str) -> None:
    with pytest.raises(BadData, match=complaint):
        at(position)


@pytest.mark.parametrize(
    "position, complaint",
    [
        (one(gold=3), "player 0 knows no 'gold'"),
        (one(score=3, points={}), "a score or points by source, not both"),
        (one(points={"luck": 3}), "points knows no 'luck'"),
        (one(points={"start": "3"}), "points start: expected a whole number"),
        (one(tracks={"mine": 15}), "mine: expected a whole number up to 14"),
        (one(resources={"iron": 16}), "not so many of resource iron"),
        (one(tokens={"plus_2": 11}), "not so many of token plus_2"),
        (one(relics=["crown"] * 3), "not so many of relic crown"),
        (one(relics=["belt"], used=["belt", "belt"]), "2 of belt, but only 1"),
        (one(dungeon={"troll": 9}), "not so many of enemy troll"),
        (one(tools={"slot_9": "axe_1"}), "slot_9"),
        (
            hall({"tools": {"slot_1": "axe_1"}}, {"tools": {"slot_1": "axe_1"}}),
            "not so many of tool axe_1",
        ),
        (one(ornaments={"printed_axe": "orn_iron"}), "no such place on printed_axe"),
        (one(ornaments={"slot_1": "orn_mason"}), "no such place on slot_1"),
        (one(dwarves=[1] * 5), "expected a list of four"),
        (one(dwarves=[0]), "strength is 1 to 4"),
        (one(dwarves=[{"tool": "slot_1"}]), "no free tool on slot_1"),
        (one(dwarves=[{"tool": "printed_axe"}] * 2), "d2: no free tool on printed_axe"),
        (one(traditions=["tradition_01", "tradition_01"]), "tradition_01 is named twice"),
        (
            hall({"traditions": ["tradition_01"]}, {"traditions": ["tradition_01"]}),
            "not so many of tradition tradition_01",
        ),
        (one(goals=["goal_tools", "goal_gates"]), "goal_gates is one too many"),
        (hall({"goals": ["goal_tools"]}, {"goals": ["goal_tools"]}), "goal_tools is one too many"),
        (one(forge={"pillar": 4}), "not so many of pillar"),
        (one(double_keys=3), "double_keys: expected a whole number up to 2"),
        (one(start="start_11"), "no start called 'start_11'"),
    ],
)
def test_a_clan_that_cannot_be_is_refused(position: Data, complaint: str) -> None:
    with pytest.raises(BadData, match=complaint):
        at(position)


@pytest.mark.parametrize(
    "elders, complaint",
    [
        ({"dwarves": [1]}, "elders knows no 'dwarves'"),
        ({"deck": ["elder_axe_1"], "discard": ["elder_axe_1"]}, "a card lies in two places"),
        ({"under": 13}, "a card lies in two places"),
        ({"discard": [f"elder_axe_{n}" for n in range(1, 5)]}, "no card is left of a kind on top"),
        ({"kinds": ["book"]}, "no tool_kind called 'book'"),
        ({"coins": ["coin_hunt"] * 2}, "not so many of coin coin_hunt"),
        ({"ornaments": ["orn_trainer"] * 2}, "not so many of ornament orn_trainer"),
        ({"forge": {"house": 5}}, "not so many of house"),
    ],
)
def test_elders_who_cannot_be_are_refused(elders: Data, complaint: str) -> None:
    with pytest.raises(BadData, match=complaint):
        at(solo(elders=elders))


@pytest.mark.parametrize(
    "frame, complaint",
    [
        ({"do": "elder_turn"}, "solo mode only"),
        ({"do": "elder_reveal"}, "solo mode only"),
        ({"do": "elder_bonus", "enemy": "orc"}, "solo mode only"),
        ({"do": "gain", "clan": 2, "atom": "gp:1", "why": "coin"}, "there is no clan 2"),
        ({"do": "gain", "clan": 0, "atom": "gp", "why": "coin"}, "no reward such as"),
        ({"do": "advance", "clan": 3, "track": "mine", "n": 1, "why": "coin"}, "no clan 3"),
        ({"do": "step", "seat": 0, "used": 0}, "agenda frame step"),
        (
            {"do": "imprison", "clan": 0, "goblins": 1, "orcs": 0, "trolls": 0},
            "not so many are set aside",
        ),
        ({"do": "place_pillar", "seat": 0, "why": "build"}, "agenda frame place_pillar"),
        ({"do": "site_slot", "seat": 0, "site": "gate_1"}, "agenda frame site_slot"),
        ({"do": "finish_site", "clan": 0, "site": "gate_1"}, "cannot be finished now"),
        ({"do": "turn_up", "clan": 0, "cell": "r2c2"}, "r2c2 is not face down"),
        ({"do": "use_start", "seat": 0}, "seat 0 has no start tile"),
        ({"do": "release_enemy", "seat": 0}, "there are keys for all enemies"),
        ({"do": "rubble_pick", "seat": 0, "strength": 2, "picked": [1, 1]}, "rubble is picked"),
        ({"do": "dwarf", "seat": 2}, "there is no seat 2"),
        ({"do": "dance"}, "names no frame"),
    ],
)
def test_a_frame_that_cannot_come_up_is_refused(frame: Data, complaint: str) -> None:
    with pytest.raises(BadData, match=complaint):
        at({**two(mountain=QUIET), "agenda": [frame]})


def test_coins_that_are_due_must_be_there() -> None:
    position = council({}, {}, council={"due": ["coin_slot_1"]})
    with pytest.raises(BadData, match="there is no coin on coin_slot_1"):
        at({**position, "agenda": [{"do": "council_next", "seat": 0}]})


def test_a_frame_that_cannot_come_up_later_changes_nothing() -> None:
    frames = [{"do": "any_track", "seat": 0, "n": 1, "why": "coin"}, {"do": "use_start", "seat": 0}]
    match = at({**two(), "agenda": frames})
    before = snapshot(match)
    with pytest.raises(BadData, match="seat 0 has no start tile"):
        play(match, "0 mine")
    assert snapshot(match) == before
