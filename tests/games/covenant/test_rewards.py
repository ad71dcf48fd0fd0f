"""Effects and rewards (4.C): atoms in their order, what is lost, what may be declined."""

from typing import Any

import pytest
from games.covenant.hall import act, gain, gains, glory, hall, own
from helpers import at, names, options, play, refused, table

IRON = {"resources": {"iron": 1}}
RICH = {"resources": {"iron": 4, "gold": 2, "emerald": 2, "mythrall": 2}, "storage_tiles": 2}
SUPPLY = 15
"""Resources of each kind in the box."""


@pytest.mark.rule("COV-4.13")
def test_atoms_come_in_their_order_each_with_all_it_leads_to() -> None:
    match = gains("track:prestige:2", "gp:3")
    assert options(match, 0)[-1] == "none"
    assert glory(match) == 5
    play(match, "0 d2")
    assert glory(match) == 8


@pytest.mark.rule("COV-4.13")
def test_a_step_is_resolved_before_the_next() -> None:
    match = gains("track:court:5", own={"tokens": {"plus_1": 1}})
    assert own(match, "tracks")["court"] == 2
    play(match, "0 none")
    assert own(match, "tracks")["court"] == 4
    play(match, "0 take")
    assert own(match, "tracks")["court"] == 5


@pytest.mark.rule("COV-4.14", "COV-4.19")
def test_what_cannot_be_gained_in_full_is_lost_to_that_extent() -> None:
    rest = {"resources": {"gold": SUPPLY - 1}, "storage_tiles": 2}
    match = at(hall({}, rest, agenda=gain("resource:gold:3", "gp:1")))
    assert own(match, "resources") == {"gold": 1}
    assert glory(match) == 6


@pytest.mark.rule("COV-4.19", "COV-4.30")
def test_a_kind_that_is_out_of_supply_is_not_offered() -> None:
    match = at(hall({}, {"resources": {"gold": SUPPLY}}, agenda=gain("resource:any:1")))
    assert options(match, 0) == ["iron", "emerald", "mythrall"]
    assert refused(match, 0, "gold") == ("COV-4.19", "supply-empty")


@pytest.mark.rule("COV-4.14", "COV-4.30")
def test_a_token_that_is_not_there_is_not_gained() -> None:
    match = at(hall({"tokens": {"plus_1": 20, "plus_2": 10}}, {}, agenda=gain("refreshment:1")))
    assert own(match, "tokens") == {"plus_1": 20, "plus_2": 10}
    assert "reward-lost" in names(match.setup_events)


@pytest.mark.rule("COV-4.15")
@pytest.mark.parametrize(
    "atom, things",
    [
        ("coin", {}),
        ("tradition", {}),
        ("relic", {}),
        ("forge", RICH),
        ("ornament", {"resources": {"gold": 2, "emerald": 2}}),
        ("throne:1", {"resources": {"gold": 1}}),
        ("site:1", {"resources": {"gold": 1}}),
        ("build:house", {}),
        ("defeat:goblin+orc+troll", {}),
        ("move_enemy:1", {}),
        ("pay_for_relic:1", {"resources": {"iron": 1}}),
        ("strengthen:1", {}),
    ],
)
def test_these_may_be_declined(atom: str, things: dict[str, object]) -> None:
    match = gains(atom, "gp:1", own={**things, "tracks": {"mine": 2}})
    before = own(match, "resources")
    declines = [token for token in options(match, 0) if token in ("none", "keep", "stop")]
    assert len(declines) == 1
    play(match, f"0 {declines[0]}")
    assert glory(match) == 6
    assert own(match, "resources") == before


@pytest.mark.rule("COV-4.15")
@pytest.mark.parametrize("atom", ["gp:1", "track:mine:1", "resource:iron:1", "refreshment:1"])
def test_all_else_is_automatic(atom: str) -> None:
    match = gains(atom)
    assert not match.state.waiting() or match.state.asked(0).name == "dwarf"


@pytest.mark.rule("COV-4.16", "COV-4.33")
def test_the_printed_reward_comes_before_traditions_in_ascending_order() -> None:
    songs = {"traditions": ["tradition_15", "tradition_23"], "tracks": {"court": 13}}
    match = gains("track:court:1", own=songs)
    found = [name for name in names(match.setup_events) if name in ("gp-gained", "token-gained")]
    assert found == ["gp-gained", "token-gained", "gp-gained"]


@pytest.mark.rule("COV-4.17")
def test_glory_has_no_upper_limit() -> None:
    match = gains("gp:63", "gp:63", "gp:3")
    assert glory(match) == 5 + 129


@pytest.mark.rule("COV-4.18")
def test_nobody_goes_into_debt_for_a_tile() -> None:
    poor = {"score": 0}
    match = gains("tradition", own=poor)
    costs = [token for token in options(match, 0) if token != "none"]
    rich = gains("tradition", own={"score": 9})
    assert len(costs) < len(options(rich, 0)) - 1


@pytest.mark.rule("COV-4.19")
def test_any_kind_is_chosen_one_by_one() -> None:
    match = gains("resource:any:2")
    assert options(match, 0) == ["iron", "emerald", "gold", "mythrall"]
    play(match, "0 gold", "0 mythrall")
    assert own(match, "resources") == {"gold": 1, "mythrall": 1}


@pytest.mark.rule("COV-4.20")
def test_what_does_not_fit_is_discarded_of_choice() -> None:
    match = gains("resource:iron:2", own={"resources": {"gold": 3}})
    assert options(match, 0) == ["iron", "gold"]
    assert refused(match, 0, "emerald") == ("COV-4.20", "resource-not-held")
    play(match, "0 gold")
    assert own(match, "resources") == {"iron": 2, "gold": 2}


@pytest.mark.rule("COV-4.20")
def test_discarding_goes_on_until_all_fit() -> None:
    match = gains("resource:iron:3", "gp:1", own={"resources": {"gold": 3}})
    play(match, "0 gold")
    assert (glory(match), options(match, 0)) == (5, ["iron", "gold"])
    play(match, "0 gold")
    assert (glory(match), own(match, "resources")) == (6, {"iron": 3, "gold": 1})


@pytest.mark.rule("COV-4.20", "COV-4.28")
def test_each_storage_tile_that_is_gone_holds_two_more() -> None:
    match = gains("resource:iron:2", own={"resources": {"gold": 4}, "storage_tiles": 1})
    assert own(match, "resources") == {"iron": 2, "gold": 4}


@pytest.mark.rule("COV-4.21")
def test_a_refreshment_is_taken_or_exchanged() -> None:
    match = gains("refreshment:2", own={"tokens": {"plus_1": 1}})
    assert options(match, 0) == ["take", "exchange"]
    play(match, "0 exchange")
    assert own(match, "tokens") == {"plus_1": 1, "plus_2": 1}


@pytest.mark.rule("COV-4.21")
def test_without_a_plus_one_there_is_nothing_to_exchange() -> None:
    match = gains("refreshment:1")
    assert own(match, "tokens") == {"plus_1": 1}


@pytest.mark.rule("COV-4.21")
def test_an_exchange_gives_the_plus_one_back() -> None:
    match = gains("refreshment:1", own={"tokens": {"plus_1": 2}})
    left = list(match.state.tokens_left)
    play(match, "0 exchange")
    assert match.state.tokens_left == [left[0] + 1, left[1] - 1]


@pytest.mark.rule("COV-4.22")
def test_tokens_are_unlimited() -> None:
    match = gains("refreshment:9", own={"tokens": {"plus_1": 6}})
    play(match, *["0 take"] * 9)
    assert own(match, "tokens") == {"plus_1": 15}


@pytest.mark.rule("COV-4.23")
def test_a_dwarf_grows_to_four_and_no_further() -> None:
    dwarves = [{"strength": 4}, {"strength": 3}, {}, {}]
    match = gains("strengthen:2", own={"dwarves": dwarves})
    assert refused(match, 0, "d1") == ("COV-4.23", "dwarf-strongest")
    play(match, "0 d2")
    assert options(match, 0) == ["d3", "d4", "none"]
    assert own(match, "dwarves")[1]["strength"] == 4


@pytest.mark.rule("COV-4.23")
def test_dwarves_at_work_grow_too_but_not_the_one_assigned_now() -> None:
    dwarves = [{"tool": "printed_axe"}, {"tool": "printed_cart"}, {}, {}]
    turn = {"dwarf": "d1", "tool": "printed_axe"}
    position = hall({"dwarves": dwarves}, {}, agenda=gain("strengthen:1"), turn=turn)
    match = at({**position, "active": 0})
    assert options(match, 0) == ["d2", "d3", "d4", "none"]
    assert refused(match, 0, "d1") == ("COV-4.23", "dwarf-in-use")


@pytest.mark.rule("COV-4.23", "COV-4.30")
def test_where_no_dwarf_can_grow_nothing_is_asked() -> None:
    match = gains("strengthen:1", "gp:1", own={"dwarves": [{"strength": 4}] * 4})
    assert glory(match) == 6


@pytest.mark.rule("COV-4.24")
def test_outside_a_turn_every_dwarf_may_grow() -> None:
    match = gains("strengthen:1")
    assert options(match, 0) == ["d1", "d2", "d3", "d4", "none"]


@pytest.mark.rule("COV-4.25")
def test_any_track_is_chosen_anew_for_every_step() -> None:
    match = gains("track:any:2", own={"tracks": {"court": 14}})
    assert options(match, 0) == ["prestige", "mine"]
    play(match, "0 mine", "0 prestige")
    assert own(match, "tracks") == {"court": 14, "prestige": 1, "mine": 1}


@pytest.mark.rule("COV-4.26", "COV-4.177")
def test_forge_or_ornament_is_one_of_the_two() -> None:
    things = {"resources": {"iron": 2, "gold": 1, "emerald": 1}}
    match = gains("forge_or_ornament", "gp:1", own=things)
    assert options(match, 0) == ["forge", "ornament", "none"]
    play(match, "0 none")
    assert glory(match) == 6


@pytest.mark.rule("COV-4.26", "COV-4.177")
def test_forge_and_ornament_is_both_each_optional() -> None:
    things = {"resources": {"iron": 2, "gold": 1, "emerald": 1}}
    match = gains("forge_and_ornament", own=things)
    play(match, "0 ornament")
    assert match.state.asked(0).name == "ornament_pick"
    decline = options(match, 0)[-1]
    play(match, f"0 {decline}")
    assert match.state.asked(0).name == "forge_tool"


@pytest.mark.rule("COV-4.27")
def test_strength_is_for_the_dwarf_at_work_alone() -> None:
    match = gains("strength:2", "gp:1")
    assert glory(match) == 6
    assert match.state.might == 0
    assert "reward-lost" in names(match.setup_events)


@pytest.mark.rule("COV-4.28")
def test_unlocks() -> None:
    assert own(gains("unlock_key"), "double_keys") == 1
    assert own(gains("unlock_storage"), "storage_tiles") == 1
    forge = own(gains("unlock_buildings"), "forge")
    assert (forge["house"], forge["workshop"]) == (3, 3)


@pytest.mark.rule("COV-4.29")
def test_iron_may_be_paid_for_a_relic() -> None:
    match = gains("pay_for_relic:1", own={"resources": {"iron": 2}})
    play(match, "0 pay", "0 relic:1")
    assert sum(own(match, "relics").values()) == 1
    assert own(match, "resources") == {"iron": 1}


@pytest.mark.rule("COV-4.29")
@pytest.mark.parametrize(
    "things",
    [({}, {}), (IRON, {"relics": [None] * 4})],
    ids=["no iron", "no relic in reach"],
)
def test_no_iron_is_paid_without_a_relic(things: Any) -> None:
    things, displays = things
    match = gains("pay_for_relic:1", "gp:1", own=things, displays=displays)
    assert glory(match) == 6
    assert own(match, "resources") == things.get("resources", {})


@pytest.mark.rule("COV-4.177")
def test_nothing_is_asked_where_only_declining_is_left() -> None:
    match = gains("forge", "throne:1", "site:1", "gp:1")
    assert glory(match) == 6


@pytest.mark.rule("COV-4.177", "COV-4.12")
def test_an_action_is_offered_whatever_it_would_yield() -> None:
    match = at(hall({"forge": {"house": 0, "workshop": 0}}, {}))
    events = act(match, "printed_compass")
    assert "nothing-done" in names(events)
    assert table(match)["players"][0]["dwarves"][0]["tool"] == "printed_compass"
