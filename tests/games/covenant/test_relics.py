"""COV-4.88 to 4.91: gaining relics, and using one in a turn."""

from __future__ import annotations

from typing import Any

import pytest
from games.covenant.council import council
from games.covenant.hall import gains, glory, hall, own
from helpers import at, options, play, refused, table, told

SHOWN = ["tankard", "lantern", "belt", "horn"]
TWO = {"relics": {"tankard": 1, "horn": 1}}
QUIET_TURN = ("0 d1", "0 printed_compass", "0 end")


# ---------------------------------------------------------------------- 4.88 gaining


@pytest.mark.rule("COV-4.88")
@pytest.mark.parametrize("mine, most", [(0, 1), (3, 1), (4, 2), (7, 2), (8, 3), (10, 3), (11, 4)])
def test_the_mine_track_says_how_deep_a_relic_may_lie(mine: int, most: int) -> None:
    match = gains("relic", own={"tracks": {"mine": mine}}, displays={"relics": SHOWN})
    assert options(match, 0) == [*[f"relic:{n}" for n in range(1, most + 1)], "none"]
    for n in range(most + 1, 5):
        assert refused(match, 0, f"relic:{n}") == ("COV-4.88", "relic-too-deep")


@pytest.mark.rule("COV-4.88")
def test_a_relic_taken_leaves_its_space_and_is_not_used() -> None:
    match = gains("relic", own={"tracks": {"mine": 4}}, displays={"relics": SHOWN})
    play(match, "0 relic:2")
    assert table(match)["displays"]["relics"] == ["tankard", None, "belt", "horn"]
    assert (own(match, "relics"), own(match, "used")) == ({"lantern": 1}, {})


@pytest.mark.rule("COV-4.88")
def test_a_relic_may_be_declined() -> None:
    match = gains("relic", displays={"relics": SHOWN})
    play(match, "0 none")
    assert (own(match, "relics"), table(match)["displays"]["relics"]) == ({}, SHOWN)


@pytest.mark.rule("COV-4.88")
def test_without_a_relic_in_reach_nothing_happens() -> None:
    shown = {"relics": [None, "lantern", "belt", "horn"]}
    match = gains("relic", own={"tracks": {"mine": 3}}, displays=shown)
    assert told(match.setup_events, "reward-lost") == [{"who": 0, "what": "relic", "why": "track"}]
    assert match.state.waiting() == []


@pytest.mark.rule("COV-4.88", "COV-4.67")
def test_tradition_14_reaches_every_space() -> None:
    match = gains("relic", own={"traditions": ["tradition_14"]}, displays={"relics": SHOWN})
    assert options(match, 0) == ["relic:1", "relic:2", "relic:3", "relic:4", "none"]
    play(match, "0 relic:4")
    assert own(match, "relics") == {"horn": 1}


# ---------------------------------------------------------------------- 4.89 when and how often


@pytest.mark.rule("COV-4.89", "COV-4.91")
def test_ex_08_one_of_two_relics_at_the_start_and_then_none_at_the_end() -> None:
    match = at(hall(TWO, {}))
    assert options(match, 0) == ["tankard", "horn", "none"]
    play(match, "0 tankard", "0 take", *QUIET_TURN[:2], "0 none", "0 end")
    assert match.state.waiting() == [1]
    assert (own(match, "relics"), own(match, "used")) == (TWO["relics"], {"tankard": 1})


@pytest.mark.rule("COV-4.89")
def test_a_relic_not_used_at_the_start_is_offered_at_the_end() -> None:
    match = at(hall(TWO, {}))
    play(match, "0 none", *QUIET_TURN)
    assert (match.state.decision.name, options(match, 0)) == (
        "relic_use",
        ["tankard", "horn", "none"],
    )
    play(match, "0 horn", "0 court", "0 mine")
    assert own(match, "tracks") == {"court": 1, "prestige": 0, "mine": 1}
    assert match.state.waiting() == [1]


@pytest.mark.rule("COV-4.89")
def test_a_relic_may_stay_unused_in_a_turn() -> None:
    match = at(hall(TWO, {}))
    play(match, "0 none", *QUIET_TURN, "0 none")
    assert (match.state.waiting(), own(match, "used")) == ([1], {})


@pytest.mark.rule("COV-4.89")
def test_a_relic_is_used_once_in_a_game() -> None:
    match = at(hall({**TWO, "used": {"horn": 1}}, {}))
    assert options(match, 0) == ["tankard", "none"]
    assert refused(match, 0, "horn") == ("COV-4.89", "relic-spent")
    spent = at(hall({**TWO, "used": {"horn": 1, "tankard": 1}}, {}))
    assert spent.state.decision.name == "dwarf"


@pytest.mark.rule("COV-4.89")
def test_two_relics_of_a_kind_are_used_in_two_turns() -> None:
    match = at(hall({"relics": {"belt": 2}}, {}))
    play(match, "0 belt", "0 d4", *QUIET_TURN, "1 d1", "1 printed_compass", "1 end")
    assert (match.state.decision.name, options(match, 0)) == ("relic_use", ["belt", "none"])
    play(match, "0 belt", "0 d4")
    assert (own(match, "used"), own(match, "dwarves")[3]["strength"]) == ({"belt": 2}, 3)


@pytest.mark.rule("COV-4.89")
def test_relics_are_used_in_the_own_turn_alone_and_not_in_a_council() -> None:
    match = at(hall({}, TWO))
    assert match.state.waiting() == [0]
    play(match, *QUIET_TURN)
    assert (match.state.waiting(), match.state.decision.name) == ([1], "relic_use")
    after = at(council(TWO, TWO))
    assert (table(after)["phase"], table(after)["era"]) == ("turns", 2)


@pytest.mark.rule("COV-4.89")
def test_a_relic_waits_while_the_tool_is_in_use() -> None:
    match = at(hall(TWO, {}))
    play(match, "0 none", "0 d1")
    assert match.state.decision.name == "tool"
    play(match, "0 printed_compass")
    assert match.state.decision.name == "step"


# ---------------------------------------------------------------------- 4.90 not at once


@pytest.mark.rule("COV-4.90")
def test_a_relic_gained_in_a_turn_waits_for_the_next() -> None:
    clan = {"tracks": {"mine": 1}, "ornaments": {"printed_compass": "orn_mine"}}
    match = at(hall(clan, {}, displays={"relics": SHOWN}))
    play(match, "0 d1", "0 printed_compass", "0 ornament", "0 relic:1", "0 end")
    assert match.state.waiting() == [1]
    play(match, "1 d1", "1 printed_compass", "1 end")
    assert (match.state.decision.name, options(match, 0)) == ("relic_use", ["tankard", "none"])


@pytest.mark.rule("COV-4.90")
def test_an_older_relic_can_be_used_beside_a_fresh_one() -> None:
    clan = {
        "tracks": {"mine": 1},
        "ornaments": {"printed_compass": "orn_mine"},
        "relics": {"belt": 1},
    }
    match = at(hall(clan, {}, displays={"relics": SHOWN}))
    play(match, "0 none", "0 d1", "0 printed_compass", "0 ornament", "0 relic:1", "0 end")
    assert options(match, 0) == ["belt", "none"]
    assert refused(match, 0, "tankard") == ("COV-4.90", "relic-fresh")


@pytest.mark.rule("COV-4.90")
def test_an_older_relic_of_the_same_kind_can_be_used() -> None:
    clan = {
        "tracks": {"mine": 1},
        "ornaments": {"printed_compass": "orn_mine"},
        "relics": {"tankard": 1},
    }
    match = at(hall(clan, {}, displays={"relics": SHOWN}))
    play(match, "0 none", "0 d1", "0 printed_compass", "0 ornament", "0 relic:1", "0 end")
    assert options(match, 0) == ["tankard", "none"]
    spent = {**clan, "used": {"tankard": 1}}
    match = at(hall(spent, {}, displays={"relics": SHOWN}))
    play(match, "0 d1", "0 printed_compass", "0 ornament", "0 relic:1", "0 end")
    assert match.state.waiting() == [1]


# ---------------------------------------------------------------------- 4.91 effects


@pytest.mark.rule("COV-4.91")
@pytest.mark.parametrize(
    "relic, moves, key, value",
    [
        ("tankard", ["take"], "tokens", {"plus_1": 2}),
        ("lantern", ["gold", "mythrall"], "resources", {"gold": 1, "mythrall": 1}),
        ("belt", ["d2"], "used", {"belt": 1}),
        ("horn", ["mine", "court"], "tracks", {"court": 1, "prestige": 0, "mine": 1}),
        ("hammer", [], "used", {"hammer": 1}),
        ("crown", ["none"], "points", {"start": 5, "rewards": 2}),
    ],
)
def test_each_kind_has_its_effect(relic: str, moves: list[str], key: str, value: Any) -> None:
    match = at(hall({"relics": {relic: 1}}, {}))
    play(match, f"0 {relic}", *[f"0 {move}" for move in moves])
    assert own(match, key) == value
    assert match.state.decision.name == "dwarf"


@pytest.mark.rule("COV-4.91")
def test_the_belt_strengthens_and_the_hammer_forges_or_ornaments() -> None:
    match = at(hall({"relics": {"belt": 1}}, {}))
    play(match, "0 belt", "0 d2")
    assert own(match, "dwarves")[1]["strength"] == 2
    smith = {"relics": {"hammer": 1}, "resources": {"iron": 1, "emerald": 1}}
    match = at(hall(smith, {}))
    play(match, "0 hammer")
    assert options(match, 0) == ["forge", "ornament", "none"]


@pytest.mark.rule("COV-4.91")
def test_it_is_marked_used_before_its_effect() -> None:
    match = at(hall({"relics": {"horn": 1}}, {}))
    events = play(match, "0 horn")
    assert (own(match, "used"), own(match, "tracks")["mine"]) == ({"horn": 1}, 0)
    assert told(events, "relic-used") == [{"who": 0, "relic": "horn"}]


@pytest.mark.rule("COV-4.91")
def test_a_used_relic_counts_like_any_other() -> None:
    clan = {"relics": {"horn": 1, "belt": 1}, "used": {"horn": 1}, "traditions": ["tradition_19"]}
    match = at(council(clan, {}))
    assert (glory(match), own(match, "relics")) == (7, clan["relics"])
    assert match.state.relic_kinds(0) == 2
