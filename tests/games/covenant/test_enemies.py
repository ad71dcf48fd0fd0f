"""COV-4.107 to 4.114: dungeon and keys, the bag, single defeats and enemies on the move."""

from __future__ import annotations

from typing import Any

import pytest
from games.covenant.hall import act, gains, hall, own, rooms
from helpers import at, names, options, play, play_on, refused, started, table, told

from underhall.core.errors import BadData
from underhall.core.match import Match
from underhall.games.covenant.box.boards import CELLS
from underhall.games.covenant.rules.mountain import presence

KINDS = ("goblin", "orc", "troll")
LAIRS = rooms(r2c2="ch_03 goblin:2", r2c3="ch_02 orc:2", r4c3="ch_18 troll:1")
READY = {"dwarves": [1, 4, 4, 4]}
"""Nobody to strengthen on the prestige track but the dwarf who is sent first."""


# ---------------------------------------------------------------------- 4.107, 4.108 the dungeon


@pytest.mark.rule("COV-4.107")
def test_the_dungeon_has_no_limit_during_turns() -> None:
    me = {**READY, "dungeon": {"goblin": 6, "troll": 2}}
    match = at(hall(me, {}, mountain=LAIRS))
    act(match, "printed_axe", "r2c2:goblin", "decline")
    assert own(match, "dungeon") == {"goblin": 7, "troll": 2}
    assert match.state.keys(0) == 2
    assert match.state.decision.name == "dwarf"


@pytest.mark.rule("COV-4.107")
def test_the_dungeon_is_checked_in_the_council() -> None:
    me = {"dungeon": {"goblin": 2, "troll": 2}}
    match = at(hall(me, {}, phase="council"))
    assert match.state.decision.name == "release_enemy"
    play(match, "0 goblin", "0 goblin")
    assert own(match, "dungeon") == {"troll": 2}


@pytest.mark.rule("COV-4.108")
@pytest.mark.parametrize(
    "things, keys",
    [
        ({}, 2),
        ({"double_keys": 1}, 4),
        ({"double_keys": 2}, 6),
        ({"traditions": ["tradition_24"]}, 3),
        ({"double_keys": 2, "traditions": ["tradition_24"]}, 7),
    ],
)
def test_keys_are_printed_unlocked_or_of_tradition_24(things: dict[str, Any], keys: int) -> None:
    match = at(hall({**things, "dungeon": {"goblin": 8}}, {}, phase="council"))
    assert match.state.keys(0) == keys
    assert own(match, "dungeon")["goblin"] == keys


# ---------------------------------------------------------------------- 4.109, 4.110 in chambers


@pytest.mark.rule("COV-4.109")
def test_a_fourth_enemy_cannot_move_in() -> None:
    faces = rooms(r2c2="ch_03 goblin:2 orc:1", r2c3="ch_02 troll:1", r2c4="ch_04 goblin:2")
    match = gains("move_enemy:1", mountain=faces)
    assert refused(match, 0, "r2c3:troll:r2c2") == ("COV-4.109", "chamber-crowded")
    assert "r2c3:troll:r2c4" in options(match, 0)


@pytest.mark.rule("COV-4.109")
def test_a_position_with_four_in_a_chamber_is_refused() -> None:
    with pytest.raises(BadData, match=r"COV-4\.109"):
        at(hall({}, {}, mountain=rooms(r2c2="ch_03 goblin:3 orc:1")))


@pytest.mark.rule("COV-4.109", "COV-4.111")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_no_chamber_is_overcrowded_and_the_bag_is_all_that_is_left(seats: int) -> None:
    match = started("covenant", seats, seed=seats)
    for seed in range(6):
        play_on(match, seed, moves=40)
        found = table(match)
        lairs = [cell["enemies"] for cell in found["mountain"].values() if "enemies" in cell]
        assert max(sum(lair.values()) for lair in lairs) <= 3
        clans = [*found["players"], *([found["elders"]] if seats == 1 else [])]
        places = [*lairs, found["aside"], *(clan["dungeon"] for clan in clans)]
        out = [sum(place.get(kind, 0) for place in places) for kind in KINDS]
        assert match.state.bag == [16 - out[0], 12 - out[1], 8 - out[2]]


@pytest.mark.rule("COV-4.111")
def test_the_bag_holds_36_less_those_in_chambers_dungeons_and_set_aside() -> None:
    frames = [{"do": "imprison", "clan": 0, "goblins": 1, "orcs": 0, "trolls": 1}]
    frames += [{"do": "gain", "clan": 0, "atom": "defeat:orc", "why": "track"}]
    things: dict[str, Any] = {"aside": {"goblin": 1, "troll": 1}, "mountain": LAIRS}
    jailers = ({"dungeon": {"goblin": 4}}, {"dungeon": {"orc": 3, "troll": 1}})
    match = at(hall(*jailers, agenda=frames, **things))
    assert match.state.bag == [16 - 2 - 4 - 1, 12 - 2 - 3, 8 - 1 - 1 - 1]
    play(match, "0 r2c3:orc")
    assert match.state.bag == [9, 7, 5]


@pytest.mark.rule("COV-4.110")
def test_enemies_hinder_neither_building_nor_presence_nor_revealing() -> None:
    faces = {**rooms(r2c2="ch_03 troll:3"), "r2c3": {"back": "back_relic"}}
    match = at(hall({"dwarves": [1]}, {}, mountain=faces))
    act(match, "printed_compass", "build_1", "r2c2")
    assert table(match)["mountain"]["r2c2"]["buildings"] == ["0:house"]
    play(match, "1 d1", "1 printed_pickaxe", "1 action", "1 rubble:2", "1 r2c3", "1 none")
    assert presence(match.state, 0) == 1 << CELLS.code("r2c2")
    assert "chamber" in table(match)["mountain"]["r2c3"]


# ---------------------------------------------------------------------- 4.112, 4.113 one defeat


@pytest.mark.rule("COV-4.112")
def test_only_listed_kinds_can_be_defeated() -> None:
    match = gains("defeat:goblin+orc", mountain=LAIRS)
    assert options(match, 0) == ["r2c2:goblin", "r2c3:orc", "none"]
    assert refused(match, 0, "r4c3:troll") == ("COV-4.112", "kind-not-listed")


@pytest.mark.rule("COV-4.112")
def test_an_orc_gives_a_step_then_its_die_then_goes_to_the_dungeon() -> None:
    match = gains("defeat:goblin+orc", own=READY, mountain=LAIRS)
    events = play(match, "0 r2c3:orc", "0 take")
    seen = ("enemy-defeated", "stepped", "bonus-taken", "die-rolled", "imprisoned")
    assert [name for name in names(events) if name in seen] == list(seen)
    assert own(match, "tracks") == {"court": 0, "prestige": 1, "mine": 0}
    assert own(match, "resources") == {"gold": 1}
    assert own(match, "dungeon") == {"orc": 1}


@pytest.mark.rule("COV-4.112")
def test_a_single_goblin_gives_no_step() -> None:
    match = gains("defeat:goblin", own=READY, mountain=LAIRS)
    play(match, "0 r2c2:goblin", "0 take")
    assert own(match, "tracks")["prestige"] == 0
    assert (own(match, "dungeon"), own(match, "resources")) == ({"goblin": 1}, {"iron": 1})


@pytest.mark.rule("COV-4.112")
def test_a_troll_that_is_listed_gives_two_steps() -> None:
    match = gains("defeat:troll", own={"dwarves": [4, 4, 4, 4]}, mountain=LAIRS)
    play(match, "0 r4c3:troll", "0 decline")
    assert (own(match, "tracks")["prestige"], own(match, "dungeon")) == (2, {"troll": 1})


@pytest.mark.rule("COV-4.112")
def test_a_defeat_may_be_declined_and_so_may_its_bonus() -> None:
    match = gains("defeat:goblin", "defeat:goblin", mountain=LAIRS)
    play(match, "0 none", "0 r2c2:goblin", "0 decline")
    assert own(match, "dungeon") == {"goblin": 1}
    assert (own(match, "resources"), table(match)["dice"]["goblin"]) == ({}, 1)


@pytest.mark.rule("COV-4.112")
def test_without_such_an_enemy_the_defeat_is_lost() -> None:
    match = gains("defeat:troll", "gp:1", mountain=rooms(r2c2="ch_03 goblin:2"))
    assert own(match, "points")["rewards"] == 1
    lost = [{"who": 0, "what": "defeat", "why": "track"}]
    assert told(match.setup_events, "reward-lost") == lost


@pytest.mark.rule("COV-4.112")
def test_tradition_10_lets_a_defeat_choose_the_face() -> None:
    match = gains("defeat:goblin", own={"traditions": ["tradition_10"]}, mountain=LAIRS)
    play(match, "0 r2c2:goblin")
    assert options(match, 0) == [*(f"face:{n}" for n in range(1, 7)), "decline"]


def hunter(*moves: str) -> Match:
    """A dwarf of strength 1 on an axe with an ornament that defeats a goblin or an orc."""
    match = at(hall({**READY, "ornaments": {"printed_axe": "orn_hunter"}}, {}, mountain=LAIRS))
    play(match, "0 d1", "0 printed_axe", *[f"0 {move}" for move in moves])
    return match


@pytest.mark.rule("COV-4.112")
def test_such_defeats_are_not_added_to_a_fight() -> None:
    match = hunter("ornament", "r2c2:goblin", "decline", "action", "r2c2:goblin", "decline")
    assert own(match, "dungeon") == {"goblin": 2}
    assert own(match, "tracks")["prestige"] == 0


@pytest.mark.rule("COV-4.113")
def test_a_defeat_needs_no_strength() -> None:
    match = hunter("ornament", "r2c3:orc", "decline", "action", "r2c2:goblin", "decline")
    assert own(match, "dungeon") == {"goblin": 1, "orc": 1}
    assert refused(hunter("action"), 0, "r2c3:orc") == ("COV-4.102", "strength-short")


# ---------------------------------------------------------------------- 4.114 moves


@pytest.mark.rule("COV-4.114")
def test_up_to_so_many_moves_to_face_up_neighbours() -> None:
    faces = rooms(r2c2="ch_03 goblin:1", r2c3="ch_02", r3c3="ch_09")
    match = gains("move_enemy:2", mountain=faces)
    assert options(match, 0) == ["r2c2:goblin:r2c3", "r2c2:goblin:r3c3", "stop"]
    assert refused(match, 0, "r2c2:goblin:r1c1") == ("COV-4.114", "chamber-hidden")
    play(match, "0 r2c2:goblin:r2c3", "0 r2c3:goblin:r3c3")
    assert match.state.waiting() == []
    enemies = {cell: table(match)["mountain"][cell]["enemies"] for cell in ("r2c2", "r2c3", "r3c3")}
    assert enemies == {"r2c2": {}, "r2c3": {}, "r3c3": {"goblin": 1}}


@pytest.mark.rule("COV-4.114")
def test_moving_may_stop_at_any_time() -> None:
    faces = rooms(r2c2="ch_03 goblin:1 orc:1", r2c3="ch_02")
    match = gains("move_enemy:2", mountain=faces)
    play(match, "0 r2c2:orc:r2c3", "0 stop")
    assert table(match)["mountain"]["r2c3"]["enemies"] == {"orc": 1}
    assert gains("move_enemy:2", "gp:1", mountain=faces).state.waiting() == [0]
    none = gains("move_enemy:2", "gp:1", mountain=faces)
    play(none, "0 stop")
    assert own(none, "points")["rewards"] == 1


@pytest.mark.rule("COV-4.114")
def test_a_chamber_with_two_has_room_for_one_more() -> None:
    faces = rooms(r2c2="ch_03 troll:2", r2c3="ch_02 goblin:2")
    match = gains("move_enemy:3", mountain=faces)
    play(match, "0 r2c2:troll:r2c3")
    assert options(match, 0) == ["r2c3:goblin:r2c2", "r2c3:troll:r2c2", "stop"]


@pytest.mark.rule("COV-4.114")
def test_where_no_enemy_can_move_the_moves_are_lost() -> None:
    match = gains("move_enemy:2", "gp:1", mountain=rooms(r2c2="ch_03 goblin:2", r5c1="ch_04"))
    assert own(match, "points")["rewards"] == 1
    lost = [{"who": 0, "what": "move_enemy", "why": "track"}]
    assert told(match.setup_events, "reward-lost") == lost
