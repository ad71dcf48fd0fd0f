"""MTK-4.104, 4.107, 4.111, 4.114, 4.116: spells on the mountain and its workshops."""

from typing import Any

import pytest
from games.mountain_king.mountain import (
    WINTER,
    asked,
    casting,
    fixture_n,
    mine,
    mountain,
    network,
    player,
    resolving,
    stock,
)
from helpers import at, names, options, play, refused, table, told

# ---------------------------------------------------------------------- Burrowing Frenzy


@pytest.mark.rule("MTK-4.104")
def test_burrowing_frenzy_digs_now_and_step_2_follows_as_usual() -> None:
    match = resolving(mountain(player("4 stone")), "burrowing_frenzy", "tunnel_i2", "15,5*+15,6")
    assert (stock(match), mine(match, "honor"), asked(match)) == ("2 stone", 1, "step2_menu")
    play(match, "0 dig", "0 15,7*+15,8")
    assert (stock(match), mine(match, "honor")) == ("", 2)


@pytest.mark.rule("MTK-4.104")
def test_burrowing_frenzy_follows_the_rules_of_digging() -> None:
    own = {"pedestals": {"fire": 1}}
    match = resolving(fixture_n("4 stone", own), "burrowing_frenzy")
    assert refused(match, 0, "tunnel_v5") == ("MTK-4.61", "tunnel-too-large")
    play(match, "0 tunnel_l4")
    assert refused(match, 0, "9,4+9,5+9,6+10,6*") == ("MTK-4.61", "hammers-short")
    events = play(match, "0 10,3+10,4+9,5*+10,5")
    assert stock(match) == "2 iron, 1 hammer"
    assert "statue-excavated" in names(events)
    assert options(match, 0) == ["none", "fire"]
    play(match, "0 fire")
    assert asked(match) == "workshop_build"
    play(match, "0 mint")
    assert options(match, 0) == ["end", "workshop:ww01"]  # MTK-4.77: at once, if none was used yet


@pytest.mark.rule("MTK-4.104")
def test_burrowing_frenzy_must_be_paid() -> None:
    match = casting(mountain(player("1 stone, 1 iron, 1 hammer")), "burrowing_frenzy")
    assert stock(match) == "1 stone, 1 iron, 1 hammer"
    assert asked(match) == "recruit_card"


# ---------------------------------------------------------------------- Walking Statues

TWO = {"fire": ["8,4"], "moon": ["2,5"], "ice": ["10,4"]}


@pytest.mark.rule("MTK-4.107")
def test_walking_statues_moves_up_to_three_times_without_carts() -> None:
    match = resolving(fixture_n("1 cart, 3 coin", statues=TWO), "walking_statues")
    play(match, "0 8,4", "0 6,5", "0 6,5", "0 3,5")
    assert options(match, 0) == ["stop", "2,5", "3,5"]
    play(match, "0 3,5", "0 2,4")
    assert table(match)["statues"] == {"fire": ["2,4"], "ice": ["10,4"], "moon": ["2,5"]}
    assert (stock(match), asked(match)) == ("1 cart, 3 coin", "step1_menu")


@pytest.mark.rule("MTK-4.107")
def test_walking_statues_follows_the_rules_of_moving() -> None:
    match = resolving(fixture_n(statues=TWO), "walking_statues")
    assert options(match, 0) == ["8,4", "2,5"]
    assert refused(match, 0, "10,4") == ("MTK-4.95", "statue-not-in-network")
    play(match, "0 8,4")
    assert options(match, 0) == ["5,5", "6,5", "7,5", "8,5"]
    assert refused(match, 0, "2,4") == ("MTK-4.91", "tunnel-not-adjacent")
    assert refused(match, 0, "2,5") == ("MTK-4.92", "cell-occupied")


@pytest.mark.rule("MTK-4.107", "MTK-4.118")
def test_the_first_walk_is_compulsory_and_others_may_follow() -> None:
    match = resolving(fixture_n("4 coin", statues=TWO), "walking_statues")
    assert refused(match, 0, "stop") == ("MTK-4.118", "move-one-first")
    play(match, "0 8,4", "0 6,5", "0 2,5", "0 4,5", "0 stop")  # two different statues
    assert table(match)["statues"] == {"fire": ["6,5"], "ice": ["10,4"], "moon": ["4,5"]}
    assert asked(match) == "step1_menu"


# ---------------------------------------------------------------------- Mason's Blessing

PEDESTALS = {"pedestals": {"fire": 1, "moon": 1}}


@pytest.mark.rule("MTK-4.111")
def test_masons_blessing_places_a_pedestal_on_an_anchor_dug_earlier() -> None:
    """Ruling: only this spell puts a pedestal on the anchor of a tunnel dug earlier."""
    position = fixture_n("4 coin", PEDESTALS, track={"grey_moon": 4})
    match = resolving(position, "masons_blessing", "moon")
    assert options(match, 0) == ["8,4", "3,5", "5,5"]
    events = play(match, "0 3,5")
    assert table(match)["pedestals"]["moon"] == ["3,5"]
    assert (mine(match, "pedestals"), table(match)["takers"]) == ({"fire": 1}, {"grey_moon": 0})
    placed = told(events, "pedestal-placed")
    assert [(event["zone"], event["points"]) for event in placed] == [("grey", 4)]


@pytest.mark.rule("MTK-4.111")
def test_masons_blessing_needs_a_bare_anchor_and_the_point_token() -> None:
    taken = {"pedestals": {"ice": ["5,5"]}, "takers": {"brown_ice": 0, "grey_fire": 1}}
    match = resolving(fixture_n("4 coin", PEDESTALS, **taken), "masons_blessing", "fire")
    assert match.state.takers.count(0) == 2  # 8,4 was the only anchor left for Fire
    match = resolving(fixture_n("4 coin", {"pedestals": {"moon": 2}}, **taken), "masons_blessing")
    assert options(match, 0) == ["8,4", "3,5"]
    assert refused(match, 0, "5,5") == ("MTK-4.111", "anchor-taken")
    taken = {"takers": {"grey_moon": 1}}
    match = resolving(fixture_n("4 coin", {"pedestals": {"moon": 2}}, **taken), "masons_blessing")
    assert refused(match, 0, "3,5") == ("MTK-4.71", "point-token-gone")


@pytest.mark.rule("MTK-4.111")
def test_masons_blessing_offers_clans_that_have_a_place() -> None:
    gone = {f"{zone}_fire": 1 for zone in ("grey", "brown")}
    own = {"pedestals": {"fire": 1, "moon": 1, "ice": 1}}
    match = resolving(fixture_n("", own, takers=gone), "masons_blessing")
    assert options(match, 0) == ["ice", "moon"]
    assert refused(match, 0, "fire") == ("MTK-4.111", "no-anchor-for-clan")
    match = resolving(fixture_n("", {"pedestals": {"fire": 1, "moon": 1}}), "masons_blessing")
    assert refused(match, 0, "ice") == ("MTK-4.70", "no-such-pedestal")


@pytest.mark.rule("MTK-4.111")
def test_masons_blessing_leaves_out_halls_fragments_and_rivals() -> None:
    halls = {"rift": "2,5+3,5+4,5*+5,5+6,5+7,5"}
    tunnels = ["8,5+9,5*", "14,10+14,11*", "16,3+16,4*", "10,5+11,5*"]
    own = player("4 coin", gate="wg4_4", pedestals={"moon": 1})
    position = mountain(own, seats=4, halls=halls, tunnels=tunnels, statues={})
    match = resolving(position, "masons_blessing")
    assert options(match, 0) == ["9,5", "11,5"]


@pytest.mark.rule("MTK-4.111")
@pytest.mark.parametrize(
    "things",
    [
        {"tunnels": ["2,5+3,5*+4,5"], "pedestals": {"ice": ["3,5"]}},
        {"tunnels": ["2,5+3,5+4,5", "9,3+10,3*"]},
        {"tunnels": ["16,3+16,4*"]},
        {"tunnels": ["2,5+3,5*+4,5"], "takers": {"grey_fire": 1}},
    ],
)
def test_masons_blessing_without_an_anchor_is_ignored(things: dict[str, Any]) -> None:
    own = player("4 coin", gate="wg4_4", pedestals={"fire": 1})
    match = casting(mountain(own, seats=4, **things), "masons_blessing")
    assert (asked(match), mine(match, "pedestals")) == ("step1_menu", {"fire": 1})


@pytest.mark.rule("MTK-4.111")
def test_an_anchor_that_a_hall_covered_is_lost() -> None:
    own = player("1 rune", gate="wg4_4", pedestals={"moon": 1})
    tunnels = ["2,5+3,5*+4,5", "5,5+6,5*+7,5"]
    table = {"tunnels": tunnels, "statues": {}, "book": ["masons_blessing"]}
    match = at(mountain(own, options=WINTER, step="great_hall", **table))
    play(match, "0 rift", "0 2,5+3,5+4,5*+5,5+6,5+7,5", "1 1_1", "1 2_0", "1 end", "1 end")
    events = play(match, "0 cast:masons_blessing")
    assert "spell-ignored" in names(events)


# ---------------------------------------------------------------------- Phantom Workshop


@pytest.mark.rule("MTK-4.114", "MTK-4.118")
def test_phantom_workshop_offers_kinds_in_play_that_can_be_paid() -> None:
    things = {"supply": {"mint": 1, "smelter": 1}, "workshops": {"ww09": "toolmaker"}}
    match = resolving(fixture_n("4 iron, 1 hammer", **things), "phantom_workshop")
    assert options(match, 0) == ["toolmaker", "mint", "smelter"]
    assert refused(match, 0, "smithy") == ("MTK-4.114", "workshop-not-in-play")
    match = resolving(fixture_n("4 stone, 1 hammer", **things), "phantom_workshop")
    assert refused(match, 0, "mint") == ("MTK-4.118", "no-recipe-payable")
    assert options(match, 0) == ["toolmaker", "smelter"]


@pytest.mark.rule("MTK-4.114")
def test_phantom_workshop_is_used_once_or_twice() -> None:
    position = fixture_n("4 iron", supply={"mint": 1})
    match = resolving(position, "phantom_workshop")
    assert stock(match) == "3 iron, 1 coin"  # the only kind, the only recipe that can be paid
    play(match, "0 recipe:1")
    assert (stock(match), asked(match)) == ("2 iron, 2 coin", "step1_menu")
    match = resolving(position, "phantom_workshop", "end")
    assert (stock(match), asked(match)) == ("3 iron, 1 coin", "step1_menu")
    assert table(match)["supply"] == {"mint": 1}


@pytest.mark.rule("MTK-4.114")
def test_phantom_workshop_is_not_the_workshop_of_step_1() -> None:
    position = fixture_n("5 iron", supply={}, workshops={"ww02": "mint"})
    match = resolving(position, "phantom_workshop", "end")
    assert table(match)["turn"]["worked"] is False
    play(match, "0 workshop:ww02", "0 recipe:1")
    assert stock(match) == "3 iron, 2 coin"
    position["table"]["turn"] = {"worked": True}
    assert asked(resolving(position, "phantom_workshop")) == "workshop_use"


@pytest.mark.rule("MTK-4.118")
def test_the_first_phantom_use_is_compulsory_and_a_trade_may_follow() -> None:
    position = fixture_n("4 iron, 4 coin", supply={"mint": 1})
    match = resolving(position, "phantom_workshop")
    assert options(match, 0) == ["recipe:1", "recipe:2"]
    assert refused(match, 0, "end") == ("MTK-4.118", "use-first")
    assert refused(match, 0, "trade") == ("MTK-4.118", "use-first")
    play(match, "0 recipe:1", "0 trade", "0 rune", *["0 coin"] * 4)
    assert (asked(match), stock(match)) == ("workshop_use", "3 iron, 1 rune, 1 coin")


# ---------------------------------------------------------------------- Call of the Ancients


@pytest.mark.rule("MTK-4.116")
def test_call_of_the_ancients_moves_a_buried_statue_into_the_network() -> None:
    statues = {"fire": ["9,4"], "ice": ["9,5"], "moon": ["10,4"]}
    match = resolving(fixture_n("4 coin", statues=statues), "call_of_the_ancients")
    assert options(match, 0) == ["9,4", "9,5"]
    assert refused(match, 0, "10,4") == ("MTK-4.116", "statue-too-far")
    events = play(match, "0 9,5")
    assert table(match)["statues"]["ice"] == ["8,5"]
    assert told(events, "statue-called")[0]["goal"] == "8,5"
    assert len(network(match)) == 9


@pytest.mark.rule("MTK-4.116")
def test_a_called_statue_comes_to_a_free_cell_beside_it() -> None:
    statues = {"fire": ["7,4"], "moon": ["7,5"]}
    match = resolving(fixture_n("4 coin", statues=statues), "call_of_the_ancients")
    assert table(match)["statues"]["fire"] == ["8,4"]
    match = resolving(fixture_n("4 coin", statues={"fire": ["7,4"]}), "call_of_the_ancients")
    assert options(match, 0) == ["8,4", "7,5"]
    play(match, "0 7,5")
    assert table(match)["statues"]["fire"] == ["7,5"]


@pytest.mark.rule("MTK-4.116")
def test_a_statue_cannot_be_called_to_an_occupied_cell_nor_from_a_covered_one() -> None:
    statues = {"fire": ["7,4", "9,5", "4,4"], "moon": ["7,5"], "ice": ["8,5", "12,12"]}
    match = resolving(
        fixture_n("4 coin", statues=statues, tunnels=["12,12+13,12"]), "call_of_the_ancients"
    )
    assert options(match, 0) == ["4,4", "7,4"]
    assert refused(match, 0, "9,5") == ("MTK-4.116", "no-free-cell")
    assert refused(match, 0, "8,5") == ("MTK-4.116", "already-covered")
    assert refused(match, 0, "12,12") == ("MTK-4.116", "already-covered")
    play(match, "0 7,4")
    assert table(match)["statues"]["fire"] == ["4,4", "8,4", "9,5"]


@pytest.mark.rule("MTK-4.116")
def test_a_called_statue_is_excavated() -> None:
    statues = {"fire": ["9,5"]}
    match = resolving(fixture_n("4 coin", statues=statues), "call_of_the_ancients")
    assert table(match)["statues"]["fire"] == ["8,5"]
    position = {**table(match), "step": "statues", "seat": 0}
    position["players"][0]["storage"] = {"cart": 1}
    match = at({"game": "mountain_king", "seats": 4, "table": position})
    assert options(match, 0) == ["end", "8,5"]


@pytest.mark.rule("MTK-4.116")
def test_an_occupied_cell_beside_a_called_statue_is_refused() -> None:
    statues = {"fire": ["7,4"], "moon": ["7,5"]}
    position = fixture_n("4 coin", statues=statues, tunnels=["7,3+8,3"])
    match = resolving(position, "call_of_the_ancients")
    assert options(match, 0) == ["7,3", "8,4"]
    assert refused(match, 0, "7,5") == ("MTK-4.92", "cell-occupied")
