"""Traditions of the Council phase and of the final scoring.

COV-4.59, 4.65, 4.69, 4.70, 4.72, 4.74, 4.84, 4.87 and 4.75, 4.79, 4.83.
"""

from __future__ import annotations

import pytest
from games.covenant.council import council, final, points, scored
from games.covenant.hall import gains, glory, hall, own, owning, rooms
from games.covenant.riches import EDITION
from helpers import at, options, play, refused, table, told

# ---------------------------------------------------------------------- 4.59 tradition 6


@pytest.mark.rule("COV-4.59")
def test_ex_32_a_dungeon_and_one_full_set() -> None:
    cells = {"dungeon": {"goblin": 3, "orc": 1, "troll": 2}, "double_keys": 2}
    match = at(council(owning(6, **cells), cells))
    assert own(match, "points") == {"start": 5, "prisoners": 6, "traditions": 2}
    assert own(match, "points", 1) == {"start": 5, "prisoners": 6}


@pytest.mark.rule("COV-4.59")
@pytest.mark.parametrize(
    "dungeon, gp",
    [
        ({"goblin": 2, "orc": 2, "troll": 2}, 4),
        ({"goblin": 3, "orc": 3}, 0),
        ({"orc": 1, "troll": 4}, 0),
    ],
)
def test_tradition_6_counts_complete_sets(dungeon: dict[str, int], gp: int) -> None:
    match = at(council(owning(6, dungeon=dungeon, double_keys=2), {}))
    assert own(match, "points").get("traditions", 0) == gp


@pytest.mark.rule("COV-4.59")
def test_r_17_tradition_6_comes_after_the_key_check() -> None:
    cells = {"goblin": 1, "orc": 1, "troll": 1}
    match = at(council(owning(6, 16, dungeon=cells), {}))
    assert (match.state.decision.name, glory(match)) == ("release_enemy", 5)
    play(match, "0 goblin")
    assert own(match, "points") == {"start": 5, "prisoners": 3}


# ---------------------------------------------------------------------- 4.65 tradition 12


@pytest.mark.rule("COV-4.65")
def test_r_07_tradition_12_delivers_two_resources_to_the_throne() -> None:
    assert EDITION.tables.tithe == 2
    match = at(council(owning(12, resources={"gold": 2, "mythrall": 2}), {}))
    play(match, "0 gold", "0 mythrall")
    assert own(match, "resources") == {"gold": 1, "mythrall": 1}
    assert table(match)["throne"] == [{"gold": 1, "mythrall": 1}, {}]
    assert own(match, "points") == {"start": 5, "deliveries": 4}
    assert match.state.decision.name == "dwarf"


@pytest.mark.rule("COV-4.65")
def test_tradition_12_may_deliver_less_or_nothing() -> None:
    match = at(council(owning(12, resources={"gold": 2}), {}))
    assert options(match, 0) == ["gold", "stop"]
    play(match, "0 gold", "0 stop")
    assert table(match)["throne"] == [{"gold": 1}, {}]
    empty = at(council(owning(12), {}))
    assert told(empty.setup_events, "reward-lost") == [
        {"who": 0, "what": "throne", "why": "tradition_12"}
    ]


# ---------------------------------------------------------------------- 4.69, 4.74 16 and 21


@pytest.mark.rule("COV-4.69")
def test_tradition_16_counts_pillars_and_gates_built_or_in_the_forge_area() -> None:
    built = {
        "pillars": {"r2c2+r2c3+r3c3": 0, "r3c3+r4c2+r4c3": 1},
        "gates": {"r2c2+r2c3": 0, "r4c2+r4c3": 1},
    }
    chambers = rooms(r2c2="ch_01", r2c3="ch_02", r3c3="ch_03", r4c2="ch_05 0:house", r4c3="ch_06")
    forge = {"house": 1, "workshop": 2, "pillar": 1, "gate": 2}
    match = at(council(owning(16, forge=forge), {}, mountain=chambers, **built))
    assert scored(match.setup_events, "tradition_16") == [(0, 5)]


@pytest.mark.rule("COV-4.69")
def test_tradition_16_gives_nothing_for_pieces_still_on_their_sites() -> None:
    assert glory(at(council(owning(16), {}))) == 5


@pytest.mark.rule("COV-4.74")
@pytest.mark.parametrize(
    "houses, gp", [([], 1), (["r2c2"], 1), (["r2c2", "r2c3"], 2), (["r2c2", "r2c3", "r3c3"], 2)]
)
def test_tradition_21_gives_one_gp_for_two_buildings_of_any_kind_in_the_mountain(
    houses: list[str], gp: int
) -> None:
    tiles = {"r2c2": "ch_01", "r2c3": "ch_03", "r3c3": "ch_05"}
    chambers = {c: f"{tile} 1:house" + " 0:workshop" * (c in houses) for c, tile in tiles.items()}
    things = {"pillars": {"r2c2+r2c3+r3c3": 0}, "gates": {"r2c2+r2c3": 0}}
    clan = owning(21, forge={"house": 2, "workshop": 1, "gate": 2})
    match = at(council(clan, {}, mountain=rooms(**chambers), **things))
    assert scored(match.setup_events, "tradition_21") == [(0, gp)]


# ---------------------------------------------------------------------- 4.70 tradition 17


@pytest.mark.rule("COV-4.70")
def test_tradition_17_gains_the_benefit_of_a_coin_that_stays() -> None:
    shown = {"coins": ["coin_court", "coin_mine", None, "coin_gp"]}
    match = at(council(owning(17, score=0), {}, displays=shown))
    assert options(match, 0) == ["coin:1", "coin:2", "coin:4", "none"]
    play(match, "0 coin:4")
    assert own(match, "points") == {"traditions": 2}
    assert table(match)["displays"]["coins"][2] == "coin_gp"
    assert own(match, "coins") == {}


@pytest.mark.rule("COV-4.70")
def test_tradition_17_needs_a_coin_and_may_be_declined() -> None:
    match = at(council(owning(17), {}, displays={"coins": ["coin_gp"]}))
    play(match, "0 none")
    assert glory(match) == 5
    coins = at(council(owning(17), {}, displays={"coins": []}))
    assert coins.state.decision.name == "dwarf"


@pytest.mark.rule("COV-4.70")
def test_tradition_17_ignores_the_price_of_the_space_and_gives_no_slot_benefit() -> None:
    shown = {"coins": [None, None, None, "coin_mine"]}
    match = at(council(owning(17, score=1), {}, displays=shown))
    events = play(match, "0 coin:4")
    assert (glory(match), own(match, "tracks")["mine"]) == (1, 1)
    assert told(events, "coin-copied") == [{"who": 0, "coin": "coin_mine"}]
    assert match.state.decision.name == "dwarf"


# ---------------------------------------------------------------------- 4.72, 4.83 19 and 30


@pytest.mark.rule("COV-4.72")
@pytest.mark.parametrize("numbers, gp", [((19,), 4), ((19, 30), 5)])
def test_tradition_19_counts_relics_used_or_not(numbers: tuple[int, ...], gp: int) -> None:
    relics = {"relics": {"horn": 2, "belt": 1, "crown": 1}, "used": {"horn": 1, "belt": 1}}
    match = at(council(owning(*numbers, **relics), {"relics": {"belt": 2}}))
    assert scored(match.setup_events, "tradition_19") == [(0, gp)]


@pytest.mark.rule("COV-4.83")
@pytest.mark.parametrize("era", [1, 2, 3])
def test_tradition_30_counts_for_tradition_19_in_every_council(era: int) -> None:
    match = at(council(owning(19, 30), {}, era=era))
    assert scored(match.setup_events, "tradition_19") == [(0, 1)]


@pytest.mark.rule("COV-4.83")
def test_tradition_30_alone_scores_nothing_in_a_council() -> None:
    assert glory(at(council(owning(30, relics={"horn": 1}), {}))) == 5


ALL_KINDS = dict.fromkeys(("tankard", "lantern", "belt", "horn", "hammer", "crown"), 1)


@pytest.mark.rule("COV-4.83")
@pytest.mark.parametrize(
    "relics, kinds", [({}, 1), ({"horn": 3}, 2), (ALL_KINDS, 7)], ids=["none", "one", "seventh"]
)
def test_tradition_30_is_one_more_kind_in_the_final_scoring(
    relics: dict[str, int], kinds: int
) -> None:
    clan = owning(30, relics=relics, tools={"slot_7": "axe_1"}, tracks={"court": 6, "mine": 6})
    match = final({**clan, "goals": ["goal_pillars", "goal_relics"]}, {})
    assert points(match, "columns")[0] == kinds
    assert points(match, "goals")[0] == 2 * kinds


# ---------------------------------------------------------------------- 4.75 tradition 22


@pytest.mark.rule("COV-4.75")
def test_ex_33_nine_achievements_and_two_more() -> None:
    nine = {"tracks": {"court": 10, "prestige": 10, "mine": 10}}
    match = final(nine, owning(22, **nine))
    assert points(match, "achievements") == [19, 26]


@pytest.mark.rule("COV-4.75")
def test_r_16_more_than_twelve_achievements_score_as_twelve() -> None:
    most = {"tracks": {"court": 14, "prestige": 14, "mine": 14}}
    assert points(final(most, owning(22, **most)), "achievements") == [30, 30]


@pytest.mark.rule("COV-4.75")
def test_tradition_22_counts_for_goals() -> None:
    two = {"tracks": {"court": 6}, "goals": ["goal_tools", "goal_coins"]}
    six = {"tracks": {"court": 6, "mine": 6, "prestige": 6}, "goals": ["goal_tools", "goal_keys"]}
    assert points(final(two, {}), "goals") == [0, 0]
    assert points(final({**two, **owning(22)}, {}), "goals") == [4, 0]
    assert points(final(six, {}), "goals") == [4, 0]
    assert points(final({**six, **owning(22)}, {}), "goals") == [8, 0]


@pytest.mark.rule("COV-4.75")
def test_tradition_22_counts_for_ties() -> None:
    match = final({"score": 7}, owning(22, score=5))
    result = match.state.result.data()
    assert (result["scores"], result["ranks"]) == ([7, 7], [2, 1])


@pytest.mark.rule("COV-4.75")
def test_tradition_22_triggers_neither_15_nor_23() -> None:
    match = final(owning(15, 22, 23), {})
    assert (points(match, "traditions"), own(match, "tokens")) == ([0, 0], {})


@pytest.mark.rule("COV-4.75")
def test_tradition_22_waits_for_the_final_scoring() -> None:
    match = gains("gp:1", own=owning(22))
    assert match.state.achievements(0) == 0


# ---------------------------------------------------------------------- 4.79 tradition 26


@pytest.mark.rule("COV-4.79")
def test_ex_35_tradition_26_halves_the_penalty() -> None:
    chambers = rooms(r2c2="ch_01 goblin:2 0:house", r2c3="ch_03", r3c3="ch_05 orc:1")
    things = {"mountain": chambers, "pillars": {"r2c2+r2c3+r3c3": 0}}
    assert points(final({}, {}, **things), "penalty") == [-4, 0]
    assert points(final(owning(26), {}, **things), "penalty") == [-2, 0]


# ---------------------------------------------------------------------- 4.84 tradition 31


@pytest.mark.rule("COV-4.84")
@pytest.mark.parametrize(
    "dungeon",
    [{"goblin": 4}, {"goblin": 3}, {"goblin": 2, "orc": 1}, {"goblin": 1, "troll": 1}],
)
def test_tradition_31_keeps_two_goblins_with_one_key(dungeon: dict[str, int]) -> None:
    match = at(council(owning(31, dungeon=dungeon), {}))
    assert (own(match, "dungeon"), match.state.decision.name) == (dungeon, "dwarf")


@pytest.mark.rule("COV-4.84")
def test_tradition_31_changes_nothing_for_orcs_and_trolls() -> None:
    match = at(council(owning(31, dungeon={"goblin": 3, "orc": 1, "troll": 1}), {}))
    assert match.state.decision.name == "release_enemy"
    play(match, "0 troll", "0 goblin")
    assert own(match, "dungeon") == {"goblin": 2, "orc": 1}
    assert match.state.decision.name == "dwarf"
    match = at(council(owning(31, dungeon={"orc": 3}), {}))
    assert own(match, "dungeon") == {"orc": 2}


# ---------------------------------------------------------------------- 4.87 tradition 36


@pytest.mark.rule("COV-4.87")
def test_tradition_36_gives_one_gp_and_one_enemy_move() -> None:
    chambers = rooms(r2c2="ch_01 goblin:1", r2c3="ch_03")
    match = at(council(owning(36), {}, mountain=chambers))
    assert (glory(match), options(match, 0)) == (6, ["r2c2:goblin:r2c3", "stop"])
    play(match, "0 r2c2:goblin:r2c3")
    assert table(match)["mountain"]["r2c3"]["enemies"] == {"goblin": 1}
    assert match.state.decision.name == "dwarf"


@pytest.mark.rule("COV-4.87")
def test_the_move_of_tradition_36_may_be_declined() -> None:
    chambers = rooms(r2c2="ch_01 goblin:1", r2c3="ch_03")
    match = at(council(owning(36), {}, mountain=chambers))
    play(match, "0 stop")
    assert table(match)["mountain"]["r2c2"]["enemies"] == {"goblin": 1}
    assert own(match, "points") == {"start": 5, "traditions": 1}


# ---------------------------------------------------------------------- none of them in a turn


@pytest.mark.rule("COV-4.65", "COV-4.69", "COV-4.70", "COV-4.72", "COV-4.74", "COV-4.87")
def test_council_traditions_are_asked_for_in_their_step_and_once() -> None:
    every = owning(12, 16, 17, 19, 21, 36, resources={"gold": 1})
    turn = at(hall(every, {}))
    play(turn, "0 d1", "0 printed_compass", "0 end")
    assert (turn.state.waiting(), glory(turn)) == ([1], 5)
    match = at(council(every, {}))
    assert options(match, 0) == every["traditions"]
    play(match, "0 tradition_12", "0 stop")
    assert options(match, 0) == every["traditions"][1:]
    assert refused(match, 0, "tradition_12") == ("COV-4.144", "tradition-heard")
