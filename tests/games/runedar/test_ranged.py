"""RUN-4.55 to 4.60: shooting from the towers."""

from typing import Any

import pytest
from games.runedar.fortress import ORC_AREAS, dice, fort, on_table
from helpers import at, names, options, play, refused, table, told

from underhall.core.match import Match
from underhall.games.runedar.box.names import (
    AREAS,
)

TOWERS = {
    "tower_tunnel": ["wall_carpentry", "outside_carpentry"],
    "tower_west": ["wall_carpentry", "wall_tannery", "outside_carpentry", "outside_tannery"],
    "tower_east": ["wall_tannery", "wall_foundry", "outside_tannery", "outside_foundry"],
}
EVERYWHERE = dict.fromkeys(ORC_AREAS, 1)
BOTH = {"siege_tower": 0, "catapult": 1}


def aiming(area: str, **things: Any) -> Match:
    """A dwarf who has drawn a crossbow and looks for a target."""
    match = at(fort("crossbow", "tool_bag", area=area, **things))
    play(match, "0 crossbow:ranged")
    return match


def shot(faces: str, area: str, target: Any = "", **things: Any) -> Match:
    """A shot of five dice that show these faces; no gold to hire with."""
    position = fort("arbalest", "tool_bag", area=area, **{"gold": 1, **things})
    match = at(position, *dice(faces))
    play(match, "0 arbalest:ranged", *([f"0 {target}"] if target else []))
    return match


# ---------------------------------------------------------------------- 4.55 targets


@pytest.mark.rule("RUN-4.55")
@pytest.mark.parametrize("area", [area for area in AREAS.tokens if area not in TOWERS])
def test_shots_are_fired_from_towers_only(area: str) -> None:
    targets = {"orcs": EVERYWHERE, "machines": BOTH, "trolls": {"troll_1": 3}}
    match = at(fort("crossbow", area=area, **targets))
    assert refused(match, 0, "crossbow:ranged") == ("RUN-4.55", "not-on-tower")


@pytest.mark.rule("RUN-4.55")
@pytest.mark.parametrize("tower, areas", TOWERS.items())
def test_a_tower_overlooks_its_walls_what_lies_before_them_and_machines(
    tower: str, areas: list[str]
) -> None:
    match = aiming(tower, orcs=EVERYWHERE, machines=BOTH)
    assert options(match, 0) == [*areas, "siege_tower", "catapult"]
    for area in AREAS.tokens:
        if area not in [*areas, "tunnel_entrance"]:
            assert refused(match, 0, area) == ("RUN-4.55", "out-of-sight")


@pytest.mark.rule("RUN-4.55")
@pytest.mark.parametrize("machine", ["siege_tower", "catapult"])
@pytest.mark.parametrize("owner", [0, 1, 2])
def test_a_machine_is_shot_at_before_whomever_it_stands(machine: str, owner: int) -> None:
    other = {"siege_tower": "catapult", "catapult": "siege_tower"}[machine]
    orcs = {"wall_tannery": 1}
    match = aiming("tower_west", seats=3, orcs=orcs, machines={machine: owner})
    assert options(match, 0) == ["wall_tannery", machine]
    assert refused(match, 0, other) == ("RUN-4.55", "machine-in-reserve")


@pytest.mark.rule("RUN-4.55")
@pytest.mark.parametrize(
    "enemies",
    [{"trolls": {"troll_2": 1}}, {"goblins": {"goblin_2_fight": 1, "goblin_2_rubble": 1}}],
)
def test_the_entrance_is_seen_from_the_tunnel_tower_alone(enemies: dict[str, Any]) -> None:
    match = aiming("tower_tunnel", machines=BOTH, **enemies)
    assert options(match, 0) == ["tunnel_entrance", "siege_tower", "catapult"]
    for tower in ("tower_west", "tower_east"):
        match = aiming(tower, machines=BOTH, **enemies)
        assert options(match, 0) == ["siege_tower", "catapult"]
        assert refused(match, 0, "tunnel_entrance") == ("RUN-4.55", "out-of-sight")


@pytest.mark.rule("RUN-4.55")
def test_the_entrance_is_a_target_only_with_somebody_to_fight() -> None:
    goblins = {"goblin_2_bribe_any": {}, "goblin_2_rubble": 1}
    match = aiming("tower_tunnel", machines=BOTH, goblins=goblins)
    assert options(match, 0) == ["siege_tower", "catapult"]
    assert refused(match, 0, "tunnel_entrance") == ("RUN-4.45", "nobody-to-shoot")


@pytest.mark.rule("RUN-4.55")
@pytest.mark.parametrize("area", ["carpentry", "tannery", "foundry", "keep"])
def test_workshops_and_keep_are_never_targets(area: str) -> None:
    for tower in TOWERS:
        match = aiming(tower, orcs={"tannery": 3, "foundry": 2, "carpentry": 2}, machines=BOTH)
        assert refused(match, 0, area) == ("RUN-4.55", "out-of-sight")


@pytest.mark.rule("RUN-4.55", "RUN-4.57", "RUN-4.59")
def test_ex_05_shooting_outside() -> None:
    hand, orcs = ("cracked_crossbow", "tool_bag"), {"wall_tannery": 1, "outside_tannery": 2}
    match = at(fort(*hand, area="tower_west", orcs=orcs), *dice("x2"))
    play(match, "0 cracked_crossbow:ranged", "0 outside_tannery")
    assert table(match)["orcs"] == {"wall_tannery": 1, "outside_tannery": 1}
    assert match.state.reserve == 8


# ---------------------------------------------------------------------- 4.56 one target


@pytest.mark.rule("RUN-4.56")
@pytest.mark.parametrize(
    "target, orcs, machines",
    [
        ("siege_tower", {"wall_foundry": 2, "outside_foundry": 2}, {"catapult": 1}),
        ("catapult", {"wall_foundry": 2, "outside_foundry": 2}, {"siege_tower": 0}),
        ("wall_foundry", {"outside_foundry": 2}, BOTH),
        ("outside_foundry", {"wall_foundry": 2}, BOTH),
    ],
)
def test_five_crossbows_hit_one_target(
    target: str, orcs: dict[str, int], machines: dict[str, int]
) -> None:
    things = {"orcs": {"wall_foundry": 2, "outside_foundry": 2}, "machines": BOTH}
    match = shot("xxxxx", "tower_east", target, **things)
    assert on_table(match, "orcs", "machines") == (orcs, machines)
    assert match.state.decision.name == "play"


@pytest.mark.rule("RUN-4.56")
def test_joined_cards_shoot_at_the_same_target() -> None:
    things = {"orcs": {"wall_foundry": 3}, "machines": BOTH, "area": "tower_east"}
    match = at(fort("crossbow", "cracked_crossbow", "tool_bag", **things), *dice("xxxxx"))
    play(match, "0 crossbow:ranged", "0 wall_foundry", "0 cracked_crossbow:ranged")
    assert on_table(match, "orcs", "machines") == ({}, BOTH)


# ---------------------------------------------------------------------- 4.57 crossbows


@pytest.mark.rule("RUN-4.57")
@pytest.mark.parametrize("faces, n", [("33333", 0), ("x3322", 1), ("x1x2x", 3), ("xxxxx", 5)])
def test_each_crossbow_is_a_wound_and_successes_count_nothing(faces: str, n: int) -> None:
    match = shot(faces, "tower_east", orcs={"wall_foundry": 6})
    assert told(match.moves[-1].events, "ranged-rolled")[0]["n"] == n
    assert table(match)["orcs"] == {"wall_foundry": 6 - n}


# ---------------------------------------------------------------------- 4.58 machines


@pytest.mark.rule("RUN-4.58")
@pytest.mark.parametrize("machine", ["siege_tower", "catapult"])
def test_a_machine_falls_to_one_crossbow(machine: str) -> None:
    match = shot("123x1", "tower_tunnel", machine, machines=BOTH)
    left = {each: owner for each, owner in BOTH.items() if each != machine}
    assert table(match)["machines"] == left
    assert told(match.moves[-1].events, "machine-defeated") == [{"who": 0, "machine": machine}]


@pytest.mark.rule("RUN-4.58")
def test_without_a_crossbow_a_machine_stays() -> None:
    match = shot("33333", "tower_tunnel", "catapult", machines=BOTH)
    assert table(match)["machines"] == BOTH
    assert names(match.moves[-1].events)[-1] == "missed"


# ---------------------------------------------------------------------- 4.59 orcs


@pytest.mark.rule("RUN-4.59")
@pytest.mark.parametrize("faces, left", [("x1111", 3), ("xxx11", 1), ("xxxx1", 0), ("xxxxx", 0)])
@pytest.mark.parametrize("target", ["wall_tannery", "outside_tannery"])
def test_a_crossbow_eliminates_an_orc(faces: str, left: int, target: str) -> None:
    others = {"wall_foundry": 2}
    match = shot(faces, "tower_west", orcs={target: 4, **others})
    assert table(match)["orcs"] == {**({target: left} if left else {}), **others}
    assert match.state.reserve == 10 - left - 2


# ---------------------------------------------------------------------- 4.60 at the entrance


@pytest.mark.rule("RUN-4.60")
@pytest.mark.parametrize("troll, wounds", [("troll_1", 3), ("troll_3", 3), ("troll_5", 2)])
def test_a_crossbow_wounds_whatever_the_successes_asked(troll: str, wounds: int) -> None:
    match = shot("x1231", "tower_tunnel", trolls={troll: wounds})
    assert table(match)["trolls"] == {troll: wounds - 1}


@pytest.mark.rule("RUN-4.60")
def test_the_target_of_each_crossbow_is_chosen() -> None:
    enemies = {
        "trolls": {"troll_1": 3, "troll_5": 1},
        "goblins": {"goblin_5_fight": 3, "goblin_5_rubble": 6},
    }
    match = shot("xxx11", "tower_tunnel", **enemies)
    assert options(match, 0) == ["troll_1", "troll_5", "goblin_5_fight"]
    assert refused(match, 0, "goblin_5_rubble") == ("RUN-4.44", "cannot-be-fought")
    play(match, "0 goblin_5_fight", "0 troll_5")
    assert options(match, 0) == ["troll_1", "goblin_5_fight"]
    play(match, "0 troll_1")
    goblins = {"goblin_5_fight": 2, "goblin_5_rubble": 6}
    assert on_table(match, "trolls", "goblins") == ({"troll_1": 2}, goblins)
    assert match.state.decision.name == "play"


@pytest.mark.rule("RUN-4.60")
def test_crossbows_are_placed_while_there_is_anybody_to_wound() -> None:
    """There is no stopping before (R-14), and nothing is left when all have fallen."""
    match = shot("xxxxx", "tower_tunnel", trolls={"troll_1": 2, "troll_2": 1})
    assert options(match, 0) == ["troll_1", "troll_2"]
    events = play(match, "0 troll_2")
    assert names(events) == ["troll-slain", "troll-wounded", "troll-slain"]
    assert (table(match)["trolls"], match.state.decision.name) == ({}, "play")
