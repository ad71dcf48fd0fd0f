"""COV-4.115 to 4.123 and 4.131: deliveries to sites, their pieces and rewards."""

from __future__ import annotations

from typing import Any

import pytest
from games.covenant.hall import act, gains, glory, hall, own
from games.covenant.riches import EDITION
from helpers import at, names, options, play, play_on, refused, started, table, told

from underhall import editions
from underhall.core.errors import BadData
from underhall.core.match import Match
from underhall.games.covenant.box.boards import SITES

CART = "printed_cart"
ALL = {"iron": 3, "emerald": 3, "gold": 3, "mythrall": 3}
DONE = {
    "pillar_1": {"carts": [{"gold": 1}], "slots": [0]},
    "pillar_2": {"carts": [{"emerald": 1, "gold": 1}], "slots": [0]},
    "pillar_3": {"carts": [{"iron": 2, "emerald": 1}], "slots": [0]},
    "gate_1": {"carts": [{"emerald": 1}], "slots": [0]},
    "gate_2": {"carts": [{"iron": 1, "emerald": 1}], "slots": [0]},
    "gate_3": {"carts": [{"iron": 2, "gold": 1}], "slots": [0]},
}


def carting(strength: int, *moves: str, site: dict[str, Any] | None = None, **things: Any) -> Match:
    """Seat 0 transports with so much strength and plenty of everything; no coin is displayed."""
    me = {"dwarves": [strength], "resources": ALL, "storage_tiles": 2, **things}
    match = at(hall(me, {}, sites=site or {}, displays={"coins": [None] * 4}))
    act(match, CART, *moves)
    return match


def carts(match: Match, site: str, clan: int = 0) -> dict[str, int]:
    """The carts of a clan at a site."""
    found: dict[str, int] = table(match)["sites"][site]["carts"][clan]
    return found


# ---------------------------------------------------------------------- 4.115, 4.116 sites


@pytest.mark.rule("COV-4.115")
@pytest.mark.parametrize("side", [0, 1])
def test_three_sites_for_pillars_and_three_for_gates_with_limits_one_to_three(side: int) -> None:
    limits = dict(zip(SITES.tokens, EDITION.tables.boards[side].limit))
    assert limits == {f"{kind}_{n}": n for kind in ("pillar", "gate") for n in (1, 2, 3)}


@pytest.mark.rule("COV-4.115")
def test_each_clan_delivers_its_own_limit() -> None:
    theirs = {"pillar_2": {"carts": [{}, {"emerald": 1, "gold": 1}], "slots": [1]}}
    match = carting(2, "pillar_2", "emerald", site=theirs)
    assert match.state.decision.name == "site_resource"
    play(match, "0 mythrall")
    assert carts(match, "pillar_2") == {"emerald": 1, "mythrall": 1}
    assert own(match, "forge")["pillar"] == 1
    assert own(match, "forge", 1)["pillar"] == 1


@pytest.mark.rule("COV-4.116")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_there_are_spaces_for_the_limit_of_every_clan(seats: int) -> None:
    state = started("covenant", seats).state
    for site in range(6):
        spaces = sum(state.site_free[site * 4 : site * 4 + 4])
        assert spaces >= state.clans * state.board.limit[site]
        assert len(state.board.slots[site]) >= state.clans


@pytest.mark.rule("COV-4.116")
def test_data_with_too_few_spaces_are_refused() -> None:
    few = {"board": {"side_1_2": {"site": [{"id": "gate_1", "spaces": ["gold"]}]}}}
    with pytest.raises(BadData, match=r"COV-4\.116"):
        _ = editions.edition("covenant", few).tables


@pytest.mark.rule("COV-4.116", "COV-4.118")
def test_spaces_are_shared_and_each_takes_one_cart() -> None:
    theirs = {"gate_2": {"carts": [{}, {"iron": 1, "gold": 1}], "slots": [1]}}
    match = carting(2, "gate_2", site=theirs)
    assert options(match, 0) == ["emerald", "mythrall", "stop"]
    assert refused(match, 0, "iron") == ("COV-4.118", "no-free-space")
    play(match, "0 emerald")
    assert refused(match, 0, "emerald") == ("COV-4.118", "no-free-space")


# ---------------------------------------------------------------------- 4.117 the site


@pytest.mark.rule("COV-4.117")
def test_a_site_is_chosen_where_something_held_fits_and_the_limit_is_not_reached() -> None:
    done = {"carts": [{"emerald": 1, "gold": 1, "mythrall": 1}], "slots": [0]}
    match = carting(2, resources={"iron": 1}, site={"pillar_3": done})
    assert options(match, 0) == ["gate_2", "gate_3", "none"]
    assert refused(match, 0, "pillar_1") == ("COV-4.117", "nothing-fits")
    assert refused(match, 0, "pillar_3") == ("COV-4.121", "site-finished")


@pytest.mark.rule("COV-4.117")
def test_a_site_without_a_free_space_for_what_is_held_does_not_fit() -> None:
    theirs = {"gate_2": {"carts": [{}, {"iron": 1}]}}
    match = carting(2, resources={"iron": 1}, site=theirs)
    assert refused(match, 0, "gate_2") == ("COV-4.117", "nothing-fits")


@pytest.mark.rule("COV-4.117")
def test_one_action_delivers_to_one_site() -> None:
    match = carting(4, "pillar_3", "iron", resources={"iron": 2, "gold": 1})
    play(match, "0 iron", "0 stop")
    assert match.state.waiting() == [1]
    found = {site: sum(carts(match, site).values()) for site in SITES.tokens}
    assert found == {**dict.fromkeys(SITES.tokens, 0), "pillar_3": 2}


@pytest.mark.rule("COV-4.117")
def test_no_site_need_be_chosen_and_without_resources_nothing_is_done() -> None:
    match = carting(2, "none")
    assert (own(match, "resources"), match.state.waiting()) == (ALL, [1])
    match = at(hall({"dwarves": [2]}, {}))
    assert told(act(match, CART), "nothing-done") == [{"who": 0, "action": "transport"}]


# ---------------------------------------------------------------------- 4.118 deliveries


@pytest.mark.rule("COV-4.118")
@pytest.mark.parametrize("kind, gp", [("iron", 1), ("emerald", 1), ("gold", 2), ("mythrall", 2)])
def test_a_delivery_discards_a_resource_for_a_cart_and_glory(kind: str, gp: int) -> None:
    match = carting(1, "gate_2", kind)
    assert own(match, "resources")[kind] == 2
    assert carts(match, "gate_2") == {kind: 1}
    assert own(match, "points") == {"start": 5, "deliveries": gp}
    assert match.state.waiting() == [1]


@pytest.mark.rule("COV-4.118")
def test_what_is_delivered_goes_back_to_the_supply() -> None:
    match = carting(1, "gate_2", "gold")
    assert match.state.supply == [12, 12, 13, 12]


@pytest.mark.rule("COV-4.11", "COV-4.118")
def test_ex_01_strength_three_delivers_three_resources_at_most() -> None:
    match = carting(3, "gate_3", "iron", "emerald", "gold", resources={**ALL, "mythrall": 2})
    assert sum(carts(match, "gate_3").values()) == 3
    assert match.state.decision.name == "site_slot"
    short = carting(2, "gate_3", "iron", "emerald")
    assert (carts(short, "gate_3"), short.state.waiting()) == ({"iron": 1, "emerald": 1}, [1])


@pytest.mark.rule("COV-4.117", "COV-4.118")
def test_ex_13_one_cart_at_a_limit_of_three_leaves_two() -> None:
    match = carting(4, "pillar_3", "mythrall", site={"pillar_3": {"carts": [{"iron": 1}]}})
    assert match.state.decision.name == "site_resource"
    play(match, "0 iron")
    assert match.state.decision.name == "throne_resource"
    assert carts(match, "pillar_3") == {"iron": 2, "mythrall": 1}


@pytest.mark.rule("COV-4.118")
def test_delivering_may_stop_at_any_time() -> None:
    match = carting(3, "pillar_3", "stop")
    assert (carts(match, "pillar_3"), match.state.waiting()) == ({}, [1])
    match = carting(3, "pillar_3", "gold", "stop")
    assert (carts(match, "pillar_3"), match.state.waiting()) == ({"gold": 1}, [1])


@pytest.mark.rule("COV-4.118")
def test_a_resource_must_be_held() -> None:
    match = carting(2, "pillar_3", resources={"iron": 1, "gold": 1})
    assert refused(match, 0, "emerald") == ("COV-4.118", "resource-not-held")
    assert options(match, 0) == ["iron", "gold", "stop"]


# ---------------------------------------------------------------------- 4.119 the rest of strength


@pytest.mark.rule("COV-4.118", "COV-4.119")
def test_ex_14_two_to_the_site_and_one_to_the_throne() -> None:
    held = {"mythrall": 1, "iron": 1, "gold": 1}
    ours = {"pillar_3": {"carts": [{"emerald": 1}]}}
    match = carting(3, "pillar_3", "mythrall", "iron", resources=held, site=ours)
    assert glory(match) == 5 + 3
    assert options(match, 0) == ["gold", "stop"]
    play(match, "0 gold")
    assert glory(match) == 5 + 3 + 2
    assert table(match)["throne"] == [{"gold": 1}, {}]
    assert match.state.decision.name == "site_slot"


@pytest.mark.rule("COV-4.119")
def test_each_throne_delivery_takes_one_strength() -> None:
    match = carting(4, "pillar_2", "gold", "mythrall", "iron", "iron")
    assert table(match)["throne"] == [{"iron": 2}, {}]
    assert match.state.decision.name == "site_slot"


@pytest.mark.rule("COV-4.119")
def test_without_the_limit_there_is_no_throne_delivery() -> None:
    match = carting(3, "pillar_2", "gold", "stop")
    assert (table(match)["throne"], match.state.waiting()) == ([{}, {}], [1])
    match = carting(3, "pillar_2", "gold", resources={"gold": 1, "iron": 1})
    assert (table(match)["throne"], match.state.waiting()) == ([{}, {}], [1])


@pytest.mark.rule("COV-4.119")
def test_without_strength_left_there_is_no_throne_delivery() -> None:
    match = carting(2, "pillar_2", "gold", "mythrall")
    assert match.state.decision.name == "site_slot"


# ---------------------------------------------------------------------- 4.120 the piece


@pytest.mark.rule("COV-4.120")
def test_ex_15_the_pillar_comes_to_the_forge_and_a_marker_to_a_slot() -> None:
    held = {"mythrall": 1, "iron": 1, "gold": 1}
    ours = {"pillar_3": {"carts": [{"emerald": 1}]}}
    match = carting(3, "pillar_3", "mythrall", "iron", "gold", resources=held, site=ours)
    assert own(match, "forge")["pillar"] == 1
    play(match, "0 1")
    assert table(match)["sites"]["pillar_3"]["slots"] == [0, None]
    assert own(match, "tracks") == {"court": 2, "prestige": 0, "mine": 0}
    assert match.state.waiting() == [1]


@pytest.mark.rule("COV-4.120")
def test_a_gate_site_gives_a_gate_and_the_slot_is_of_choice() -> None:
    match = carting(1, "gate_1", "gold")
    assert own(match, "forge") == {"house": 2, "workshop": 2, "pillar": 0, "gate": 1}
    assert options(match, 0) == ["1", "2"]
    play(match, "0 2")
    assert own(match, "tokens") == {"plus_1": 1}
    assert table(match)["sites"]["gate_1"]["slots"] == [None, 0]


@pytest.mark.rule("COV-4.120")
def test_a_slot_with_a_marker_is_taken() -> None:
    theirs = {"gate_1": {"carts": [{}, {"emerald": 1}, {}], "slots": [None, 1]}}
    me = {"dwarves": [1], "resources": {"gold": 1}}
    match = at(hall(me, {}, {}, sites=theirs))
    act(match, CART, "gate_1", "gold")
    assert options(match, 0) == ["1", "3", "4"]
    assert refused(match, 0, "2") == ("COV-4.120", "reward-slot-taken")


@pytest.mark.rule("COV-4.120")
def test_the_last_free_slot_is_not_asked_for() -> None:
    theirs = {"gate_1": {"carts": [{}, {"emerald": 1}], "slots": [1]}}
    match = carting(1, "gate_1", "gold", site=theirs)
    assert own(match, "tokens") == {"plus_1": 1}
    assert table(match)["sites"]["gate_1"]["slots"] == [1, 0]


@pytest.mark.rule("COV-4.120")
def test_tradition_18_comes_after_the_slot() -> None:
    me = {"dwarves": [1], "resources": {"gold": 1}, "traditions": ["tradition_18"]}
    match = at(hall(me, {}))
    events = act(match, CART, "gate_1", "gold", "1")
    seen = ("site-finished", "stepped", "token-gained", "stepped")
    assert [name for name in names(events) if name in seen] == list(seen)
    reasons = [row["why"] for row in told(events, "stepped")]
    assert reasons == ["site", "tradition_18"]


@pytest.mark.rule("COV-4.120")
def test_below_the_limit_there_is_no_piece() -> None:
    match = carting(1, "pillar_2", "gold")
    assert own(match, "forge")["pillar"] == 0
    assert table(match)["sites"]["pillar_2"]["slots"] == [None, None]


# ---------------------------------------------------------------------- 4.121 to 4.123


@pytest.mark.rule("COV-4.121")
def test_a_finished_site_cannot_be_chosen_again() -> None:
    match = carting(2, site={"pillar_1": DONE["pillar_1"], "gate_3": DONE["gate_3"]})
    assert options(match, 0) == ["pillar_2", "pillar_3", "gate_1", "gate_2", "none"]
    assert refused(match, 0, "gate_3") == ("COV-4.121", "site-finished")


@pytest.mark.rule("COV-4.121")
def test_r_10_with_all_six_finished_transport_does_nothing() -> None:
    me = {"dwarves": [4], "resources": ALL, "storage_tiles": 2}
    match = at(hall(me, {}, sites=DONE))
    events = act(match, CART)
    assert told(events, "nothing-done") == [{"who": 0, "action": "transport"}]
    assert (table(match)["throne"], match.state.waiting()) == ([{}, {}], [1])


MANY = {key: DONE[key] for key in ("pillar_3", "gate_3", "pillar_1")}
"""Seven carts; a throne full of own ones takes the other eight."""


@pytest.mark.rule("COV-4.122")
def test_without_carts_no_delivery_is_possible() -> None:
    me = {"dwarves": [2], "resources": ALL, "storage_tiles": 2}
    throne = [dict.fromkeys(ALL, 2)]
    match = at(hall(me, {}, sites=MANY, throne=throne))
    assert match.state.carts == [0, 15]
    events = act(match, CART)
    assert told(events, "nothing-done") == [{"who": 0, "action": "transport"}]
    match = gains("throne:1", "gp:1", own=me, sites=MANY, throne=throne)
    assert own(match, "points")["rewards"] == 1


@pytest.mark.rule("COV-4.122")
def test_the_last_cart_ends_the_deliveries() -> None:
    me = {"dwarves": [4], "resources": ALL, "storage_tiles": 2}
    throne = [{**dict.fromkeys(ALL, 2), "iron": 1}]
    match = at(hall(me, {}, sites=MANY, throne=throne))
    act(match, CART, "pillar_2", "mythrall")
    assert (match.state.carts, match.state.waiting()) == ([0, 15], [1])
    match = at(hall(me, {}, sites=MANY, throne=throne))
    act(match, CART, "gate_1", "gold")
    assert (match.state.carts, match.state.decision.name) == ([0, 15], "site_slot")
    assert table(match)["throne"][0]["iron"] == 1


@pytest.mark.rule("COV-4.122")
def test_every_delivery_uses_one_of_fifteen_carts() -> None:
    match = carting(4, "pillar_2", "gold", "mythrall", "iron", "stop")
    assert match.state.carts == [12, 15]


@pytest.mark.rule("COV-4.123")
def test_carts_stay_for_the_whole_game() -> None:
    match = at({**hall({}, {}, sites=DONE, throne=[{"gold": 2}], phase="council"), "seed": 3})
    before = table(match)
    play_on(match, seed=3, moves=120)
    assert table(match)["era"] > 1
    for site in SITES.tokens:
        assert table(match)["sites"][site]["carts"][0] == before["sites"][site]["carts"][0]
    assert table(match)["throne"][0]["gold"] == 2
    assert sum(match.state.carts) <= 30 - 14


# ---------------------------------------------------------------------- 4.131 the atom


@pytest.mark.rule("COV-4.131")
def test_site_n_delivers_up_to_n_and_nothing_to_the_throne() -> None:
    match = gains("site:3", "gp:1", own={"resources": ALL, "storage_tiles": 2})
    play(match, "0 pillar_1", "0 gold")
    assert match.state.decision.name == "site_slot"
    play(match, "0 1")
    assert (own(match, "points")["rewards"], table(match)["throne"]) == (1, [{}, {}])
    assert own(match, "forge")["pillar"] == 1


@pytest.mark.rule("COV-4.131")
def test_site_n_obeys_limit_spaces_and_number() -> None:
    match = gains("site:2", own={"resources": ALL}, sites={"pillar_2": DONE["pillar_2"]})
    assert refused(match, 0, "pillar_2") == ("COV-4.121", "site-finished")
    play(match, "0 gate_3", "0 iron", "0 emerald")
    assert match.state.waiting() == []
    assert (carts(match, "gate_3"), glory(match)) == ({"iron": 1, "emerald": 1}, 7)


@pytest.mark.rule("COV-4.131")
def test_site_n_may_be_declined_and_is_lost_without_a_site() -> None:
    match = gains("site:1", "gp:1", own={"resources": ALL})
    play(match, "0 none")
    assert own(match, "points")["rewards"] == 1
    match = gains("site:1", "gp:1")
    lost = [{"who": 0, "what": "site", "why": "track"}]
    assert told(match.setup_events, "reward-lost") == lost


@pytest.mark.rule("COV-4.131")
def test_the_carrier_ornament_delivers_one_whatever_the_strength() -> None:
    ornaments = {"ornaments": {"printed_axe": "orn_carrier"}}
    me = {"dwarves": [4], "resources": ALL, "storage_tiles": 2, **ornaments}
    match = at(hall(me, {}))
    play(match, "0 d1", "0 printed_axe", "0 ornament", "0 pillar_2", "0 gold")
    assert carts(match, "pillar_2") == {"gold": 1}
    assert match.state.decision.name == "step"
