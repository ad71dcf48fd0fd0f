"""Positions of Dwergar that cannot be, and what is said about them."""

from typing import Any

import pytest
from games.dwergar.halls import clan, halls, sent
from helpers import at, play, snapshot, table

from underhall.core.errors import BadData, BadOption

Data = dict[str, Any]
OLD = ["new_shaft", "old_shaft"]
SIX = ["master_tools", "bowling_alley", "bridge_club", "cricket_pitch", "armoury", "clan_lift"]
SEVEN = ("forge", "bellows", "gearbox", "laboratory", "mine_1", "mine_2", "mine_3")


def two(**things: Any) -> Data:
    """A position for two that says only this."""
    return {"game": "dwergar", "seats": 2, "table": things}


def one(**things: Any) -> Data:
    """A position that says only this of the first player."""
    return two(players=[things])


def acting(**things: Any) -> Data:
    """An engineer is at the Forge."""
    return two(
        action={"space": "forge", "pawn": "engineer", **things}, spaces={"forge": "engineer"}
    )


@pytest.mark.parametrize(
    "position, complaint",
    [
        (two(gold=3), "table knows no 'gold'"),
        (two(first=2), "first: expected a whole number up to 1"),
        (two(seat=-1), "seat: expected a whole number up to 1"),
        (two(decks="new_shaft"), "decks: expected a list of deck names"),
        (two(decks=["new_shaft"]), "decks: expected 2 of them"),
        (two(decks=["new_shaft"] * 2), "decks: the same deck twice"),
        (two(decks=["new_shaft", "deep_shaft"]), "no deck called 'deep_shaft'"),
        (two(decks=[]), "decks: expected 2 of them"),
        (two(round=11), "round: expected a whole number up to 10"),
        (two(event="rain"), "no event called 'rain'"),
        (two(event="mine_collapse"), r"mine_collapse does not last \(DWE-4.26\)"),
        (two(event="safety_training", round=1), "in round 1 expected 0 events"),
        (two(past=["mine_collapse"] * 2), "past: the same event twice"),
        (two(past=["mine_collapse"], round=3), "in round 3 expected 2 events"),
        (two(past=[3]), "past: expected a list of event names"),
        (two(silverbeard=0), r"the Old Shaft is not in play \(DWE-4.121\)"),
        (two(silverbeard=2, decks=OLD), "silverbeard: expected a whole number up to 1"),
        (two(turn={"moves": 1}), "turn knows no 'moves'"),
        (two(turn={"actions": -1}), "actions: expected a whole number up to 99"),
        (two(players={}), "players: expected a list of at most 2"),
        (two(players=[{}] * 3), "players: expected a list of at most 2"),
        (two(players=["red"]), "player 0: expected named values"),
    ],
)
def test_a_position_that_does_not_fit_says_where(position: Data, complaint: str) -> None:
    with pytest.raises(BadData, match=complaint):
        at(position)


@pytest.mark.parametrize("seats", [1, 5])
def test_so_many_cannot_play(seats: int) -> None:
    with pytest.raises(BadOption, match="for 2 to 4 players"):
        at({"game": "dwergar", "seats": seats, "table": {}})


@pytest.mark.parametrize(
    "position, complaint",
    [
        (two(track=["ore_hoist"]), "of a deck in play and named once"),
        (two(track=["armoury", "armoury"]), "track: the same project twice"),
        (two(track=["armoury"], discarded=["armoury"]), "of a deck in play and named once"),
        (two(track=SIX), r"at most 5 cards lie there \(DWE-3.5\)"),
        (two(discarded=["ore_hoist"]), "of a deck in play and named once"),
        (two(track=3), "track: expected a list of project names"),
        (one(realized=["armoury"], developed=["armoury"]), "named once"),
        (two(players=[{"realized": ["armoury"]}] * 2), "player 1 projects: .* named once"),
        (two(players=[{"developed": ["armoury"]}], track=["armoury"]), "named once"),
        (one(realized=["coal_crusher"]), "of a deck in play"),
        (one(realized="armoury"), "realized: expected a list of project names"),
        (two(spaces={"sea": "engineer"}), "spaces knows no 'sea'"),
        (two(spaces={"forge": "troll"}), "no pawn called 'troll'"),
        (two(spaces={"forge": None}), "no pawn called 'None'"),
        (two(spaces={"forge": "foreman"}), "is no foreman such as foreman:0"),
        (two(spaces={"forge": "foreman:2"}), "is no foreman such as foreman:0"),
        (two(spaces={"forge": "engineer:1"}), r"belongs to nobody \(DWE-4.4\)"),
        (two(spaces=dict.fromkeys(SEVEN, "engineer")), "not so many of pawn engineer"),
        (
            two(players=[{"rides": "level_1"}], spaces={"forge": "foreman:0"}),
            r"in two places \(DWE-4.5\)",
        ),
        (two(sites={"forge": 2}), "forge: expected a whole number up to 1"),
        (two(sites={"sea": 0}), "sites knows no 'sea'"),
        (two(sites=[]), "sites: expected named values"),
    ],
)
def test_cards_and_pawns_that_cannot_be_are_refused(position: Data, complaint: str) -> None:
    with pytest.raises(BadData, match=complaint):
        at(position)


@pytest.mark.parametrize(
    "position, complaint",
    [
        (one(gold=3), "player 0 knows no 'gold'"),
        (one(colour="pink"), "no colour called 'pink'"),
        (one(colour="blue"), r"two of the same colour \(DWE-3.2\)"),
        (one(goods={"wood": 1}), "goods: there is no resource 'wood'"),
        (one(goods={"stone": -1}), "stone: expected a whole number"),
        (one(goods={"stone": True}), "stone: expected a whole number"),
        (one(heat=11), "heat: expected a whole number up to 10"),
        (one(lit=9), "lit: expected a whole number up to 8"),
        (one(lit=5, unlit=4), r"more than 8 furnaces \(DWE-4.18\)"),
        (two(players=[{"lit": 6}], sites={"forge": 0}), r"more than 8 furnaces \(DWE-4.18\)"),
        (one(reserve=5), r"player 0: 6 of 8 furnaces lie in reserve \(DWE-4.18\)"),
        (one(reserve=7), r"player 0: 6 of 8 furnaces lie in reserve \(DWE-4.18\)"),
        (one(pool={"foreman": 1}), "pool: there is no pawn 'foreman'"),
        (one(pool={"engineer": 7}), "not so many of pawn engineer"),
        (one(pool={"engineer": 6, "blacksmith": 6}), "there are not so many|no more than 12"),
        (one(carts={"unloading": {}}), "carts knows no 'unloading'"),
        (one(carts={"closed": 3}), "closed: expected counts of resource"),
        (one(rides="unloading"), "no level called 'unloading'"),
        (one(points={"luck": 1}), "points knows no 'luck'"),
        (one(score=1, points={}), "give a score or points by source, not both"),
        (one(score=-1), "score: expected a whole number"),
    ],
)
def test_players_that_cannot_be_are_refused(position: Data, complaint: str) -> None:
    with pytest.raises(BadData, match=complaint):
        at(position)


@pytest.mark.parametrize(
    "position, complaint",
    [
        (two(action={}), "no space called 'None'"),
        (two(action=3), "action: expected named values"),
        (two(action={"space": "forge", "pawn": "foreman"}), r"does not stand .* \(DWE-4.28\)"),
        (acting(pawn="blacksmith"), r"does not stand .* \(DWE-4.28\)"),
        (acting(skills=["foreman"]), "no pawn called 'foreman'"),
        (acting(done=["sleep"]), "no done called 'sleep'"),
        (acting(silvered=["light_all"]), r"bonuses of another space \(DWE-4.123\)"),
        (acting(project="armoury"), "does not own the project of the action"),
        (acting(recoverable=["stone"]), r"no project was realized in this action \(DWE-4.81\)"),
        (acting(recoverable=["heat"]), "no resource called 'heat'"),
        (acting(exchanges=100), "exchanges: expected a whole number up to 99"),
    ],
)
def test_actions_that_cannot_be_are_refused(position: Data, complaint: str) -> None:
    with pytest.raises(BadData, match=complaint):
        at(position)


# ---------------------------------------------------------------------- an agenda that cannot be


@pytest.mark.parametrize(
    "frame, complaint",
    [
        ({"do": "turn_menu", "seat": 1}, "it is not the turn of seat 1"),
        ({"do": "turn_end", "seat": 1}, "it is not the turn of seat 1"),
        ({"do": "next_action", "seat": 1}, "it is not the turn of seat 1"),
        ({"do": "action_menu", "seat": 0}, r"no action is going on; .* \(DWE-4.33\)"),
        ({"do": "pay_heat", "seat": 0, "heat": 3}, r"less than 3 heat \(DWE-4.12\)"),
        ({"do": "pay_heat", "seat": 0, "heat": 0}, "heat: expected a whole number of 1"),
        ({"do": "raise_lift", "levels": 6, "scorer": None}, "levels: expected .* up to 5"),
        ({"do": "raise_lift", "levels": 1, "scorer": 3}, "there is no seat 3"),
        ({"do": "on_develop", "seat": 0, "project": "armoury"}, "has not developed armoury"),
        ({"do": "burn_heat", "seat": 0, "project": "armoury"}, r"burns no heat \(DWE-4.149\)"),
        ({"do": "setup_colour", "seat": 0}, r"this seat has its colour \(DWE-3.2\)"),
        ({"do": "choose_decks"}, "the setup is over"),
        ({"do": "first_player"}, "the setup is over"),
        ({"do": "start_goods"}, "the setup is over"),
        ({"do": "deal_workers"}, "the setup is over"),
        ({"do": "next_round"}, r"1 events must have been revealed .* \(DWE-4.24\)"),
        ({"do": "turn_menu", "seat": 2}, "there is no seat 2"),
        ({"do": "turn_menu"}, "needs 'seat'"),
        ({"do": "dance"}, "names no frame"),
    ],
)
def test_a_frame_that_cannot_come_up_is_refused(frame: Data, complaint: str) -> None:
    with pytest.raises(BadData, match=complaint):
        at({**halls(clan()), "agenda": [frame]})


@pytest.mark.parametrize(
    "position, frame, complaint",
    [
        (halls(actions=0), {"do": "turn_menu", "seat": 0}, r"no action is left \(DWE-4.22\)"),
        (two(), {"do": "deal_workers"}, r"workers have been dealt already \(DWE-3.9\)"),
        (
            acting(),
            {"do": "turn_menu", "seat": 0},
            "no action is left|an action is still going on",
        ),
        (
            halls(past=["mine_collapse"], round=2),
            {"do": "next_round"},
            r"2 events must have been revealed",
        ),
    ],
)
def test_a_frame_must_fit_the_table(position: Data, frame: Data, complaint: str) -> None:
    with pytest.raises(BadData, match=complaint):
        at({**position, "active": 0, "agenda": [frame]})


def test_a_frame_that_cannot_come_up_later_changes_nothing() -> None:
    frames = [{"do": "pay_heat", "seat": 0, "heat": 2}, {"do": "action_menu", "seat": 0}]
    match = at({**halls(clan(heat=2, lit=2)), "agenda": frames})
    before = snapshot(match)
    with pytest.raises(BadData, match="no action is going on"):
        play(match, "0 1")
    assert snapshot(match) == before


def test_a_foreman_in_the_cart_he_jumped_into_is_still_the_one_used() -> None:
    match = sent("foreman", "mine_1", clan("2/0/0/0"))
    play(match, "0 load")
    again = at({"game": "dwergar", "seats": 2, "table": table(match)})
    assert again.state.decision.name == "action_menu"
    play(again, "0 build_furnace:unlit")
    assert table(again)["sites"] == {"mine_1": 0}
