"""COV-4.124 to 4.130: deliveries to the throne."""

from __future__ import annotations

import pytest
from games.covenant.hall import act, gains, glory, hall, own
from games.covenant.riches import RAW
from helpers import at, names, options, play, refused, started, table, told

from underhall import editions
from underhall.core.errors import BadData
from underhall.core.match import Match

KINDS = ("iron", "emerald", "gold", "mythrall")
ALL = dict.fromkeys(KINDS, 3)
FULL = dict.fromkeys(KINDS, 2)
RICH = {"resources": ALL, "storage_tiles": 2}


def giving(n: int, *moves: str, **things: object) -> Match:
    """Seat 0 may deliver so many resources to the throne, then gains 1 GP."""
    match = gains(f"throne:{n}", "gp:1", own=RICH, **things)
    play(match, *[f"0 {move}" for move in moves])
    return match


@pytest.mark.rule("COV-4.124")
@pytest.mark.parametrize("kind, gp", [("iron", 1), ("emerald", 1), ("gold", 2), ("mythrall", 2)])
def test_a_throne_delivery_takes_a_resource_a_cart_and_a_space_for_glory(
    kind: str, gp: int
) -> None:
    match = giving(1, kind)
    assert own(match, "resources") == {**ALL, kind: 2}
    assert table(match)["throne"] == [{kind: 1}, {}]
    assert own(match, "points") == {"start": 5, "deliveries": gp, "rewards": 1}
    assert match.state.carts == [14, 15]
    assert match.state.supply == [13 if each == kind else 12 for each in KINDS]


@pytest.mark.rule("COV-4.124")
def test_a_resource_must_be_held() -> None:
    match = gains("throne:1", own={"resources": {"gold": 1}})
    assert options(match, 0) == ["gold", "stop"]
    assert refused(match, 0, "iron") == ("COV-4.124", "resource-not-held")


@pytest.mark.rule("COV-4.58", "COV-4.124")
def test_ex_40_iron_and_emerald_with_tradition_5() -> None:
    me = {"resources": {"iron": 1, "emerald": 1}, "traditions": ["tradition_05"]}
    match = gains("throne:2", own=me)
    play(match, "0 iron", "0 emerald")
    assert glory(match) == 5 + 4


@pytest.mark.rule("COV-4.125")
def test_throne_n_allows_n_deliveries_and_none_to_sites() -> None:
    match = giving(2, "gold")
    assert options(match, 0) == [*KINDS, "stop"]
    play(match, "0 gold")
    assert (match.state.waiting(), table(match)["throne"]) == ([], [{"gold": 2}, {}])
    assert own(match, "points")["rewards"] == 1
    assert all(site["carts"] == [{}, {}] for site in table(match)["sites"].values())


@pytest.mark.rule("COV-4.126")
@pytest.mark.parametrize(
    "seats, spaces",
    [(1, [2, 2, 2, 2]), (2, [2, 2, 2, 2]), (3, [3, 3, 3, 2]), (4, [4, 4, 4, 3])],
)
def test_the_throne_has_spaces_of_each_kind(seats: int, spaces: list[int]) -> None:
    assert started("covenant", seats).state.throne_free == spaces


@pytest.mark.rule("COV-4.126")
def test_levels_from_the_top_are_mythrall_gold_emerald_iron() -> None:
    spaces = RAW["board"]["side_1_2"]["throne"]["spaces"]
    levels = {(space["resource"], space["level"]) for space in spaces}
    assert levels == {("mythrall", 1), ("gold", 2), ("emerald", 3), ("iron", 4)}
    wrong = {"board": {"side_1_2": {"throne": {"spaces": [{"id": spaces[0]["id"], "level": 2}]}}}}
    with pytest.raises(BadData, match=r"COV-4\.126"):
        _ = editions.edition("covenant", wrong).tables


@pytest.mark.rule("COV-4.126")
@pytest.mark.parametrize("higher, lower", [("mythrall", "gold"), ("gold", "emerald")])
def test_a_tie_is_won_on_the_higher_level(higher: str, lower: str) -> None:
    match = at(hall({}, {}, phase="council", era=3, throne=[{lower: 1}, {higher: 1}]))
    places = {row["who"]: row["place"] for row in told(match.setup_events, "throne-scored")}
    assert places == {0: 2, 1: 1}


@pytest.mark.rule("COV-4.127")
def test_an_occupied_kind_takes_no_more() -> None:
    match = giving(1, throne=[{"gold": 1}, {"gold": 1}])
    assert options(match, 0) == ["iron", "emerald", "mythrall", "stop"]
    assert refused(match, 0, "gold") == ("COV-4.127", "no-free-space")


@pytest.mark.rule("COV-4.127")
def test_at_a_full_throne_nobody_can_deliver() -> None:
    match = giving(2, throne=[{"iron": 2, "gold": 2}, {"emerald": 2, "mythrall": 2}])
    assert own(match, "points")["rewards"] == 1
    lost = [{"who": 0, "what": "throne", "why": "track"}]
    assert told(match.setup_events, "reward-lost") == lost


@pytest.mark.rule("COV-4.127")
def test_the_last_space_ends_the_deliveries() -> None:
    match = giving(3, "iron", throne=[{}, {**FULL, "iron": 1}])
    assert (match.state.waiting(), own(match, "resources")["iron"]) == ([], 2)


@pytest.mark.rule("COV-4.128")
def test_one_clan_may_take_the_whole_throne() -> None:
    match = giving(8, *KINDS, *KINDS)
    assert table(match)["throne"] == [FULL, {}]
    assert glory(match) == 5 + 2 * (1 + 1 + 2 + 2) + 1


@pytest.mark.rule("COV-4.129")
def test_throne_deliveries_come_before_the_piece_and_its_reward() -> None:
    match = at(hall({"dwarves": [2], "resources": {"gold": 2}}, {}))
    events = act(match, "printed_cart", "pillar_1", "gold")
    assert match.state.decision.name == "throne_resource"
    assert own(match, "forge")["pillar"] == 0
    events += play(match, "0 gold", "0 1")
    seen = ("delivered", "throne-delivered", "site-finished", "stepped")
    assert [name for name in names(events) if name in seen] == list(seen)


@pytest.mark.rule("COV-4.129")
def test_what_the_reward_of_the_site_gives_comes_too_late_for_the_throne() -> None:
    me = {"dwarves": [4], "resources": {"gold": 1}, "tracks": {"court": 8}}
    match = at(hall(me, {}))
    act(match, "printed_cart", "pillar_1", "gold", "1", "mythrall")
    assert (own(match, "resources"), table(match)["throne"]) == ({"mythrall": 1}, [{}, {}])
    assert match.state.waiting() == [1]


@pytest.mark.rule("COV-4.130")
def test_delivering_is_always_optional() -> None:
    assert table(giving(2, "stop"))["throne"] == [{}, {}]
    assert table(giving(2, "iron", "stop"))["throne"] == [{"iron": 1}, {}]
    match = at(hall({"dwarves": [4], **RICH}, {}))
    act(match, "printed_cart", "pillar_1", "gold", "stop")
    assert (table(match)["throne"], match.state.decision.name) == ([{}, {}], "site_slot")
