"""LAN-6: what a seat sees and what it is dealt anew; and reading what people write down."""

from typing import Any

import pytest
from games.lantern.shift import shift
from helpers import at, play, table

from underhall.core.agenda import SPECTATOR
from underhall.core.chance import Fast
from underhall.core.errors import BadData
from underhall.core.match import Match
from underhall.core.secrets import redeal, view


def seen(match: Match, seat: int, of: int) -> dict[str, Any]:
    player: dict[str, Any] = view(match.edition.game, match.state, seat)["table"]["players"][of]
    return player


def test_discards_ore_and_whistles_are_open() -> None:
    match = at(shift("6211", "5522", ore=[{"gold": 1}, {}], whistles=[0, 1], discard={"3": 2}))
    table = view(match.edition.game, match.state, SPECTATOR)["table"]
    assert table["discard"] == {"3": 2}
    assert [(p["ore"], p["whistles"]) for p in table["players"]] == [({"gold": 1}, 0), ({}, 1)]


def test_of_another_hand_only_what_came_back_is_seen() -> None:
    match = at(shift("6211", "5522", "4333"))
    play(match, "0 6", "1 5", "2 4", "1 blow")
    assert seen(match, 1, of=0)["lamps"] == {"6": 1}
    assert seen(match, 0, of=0)["lamps"] == {"1": 2, "2": 1, "6": 1}


def test_a_redeal_keeps_the_own_hand_and_the_known_lamp() -> None:
    match = at(shift("6211", "5522", known=[["6"], []]))
    hands = set()
    for seed in range(30):
        dealt = redeal(match.edition.game, match.state, 1, Fast(seed))
        assert dealt.hands[5] >= 1
        assert dealt.hands[6:] == match.state.hands[6:]
        hands.add(tuple(dealt.hands[:6]))
    assert len(hands) > 10


@pytest.mark.parametrize(
    "change, complaint",
    [
        ({"vein": 6}, "vein: expected a whole number up to 5"),
        ({"veins": 3}, "table knows no 'veins'"),
        ({"discard": {"6": 5}}, "not so many of lamp 6"),
        ({"discard": ["7"]}, "discard: there is no lamp '7'"),
        ({"players": [{"hand": ["6"] * 5}]}, "player 0 holds more lamps"),
        ({"players": [{"hand": list("1234"), "shown": "5"}]}, "player 0 holds more lamps"),
        ({"players": [{"hand": ["6"], "known": ["5"]}]}, "known: 1 of 5, but only 0"),
        ({"players": [{"whistles": 2}]}, "whistles: expected a whole number up to 1"),
        ({"players": [{"ore": {"gold": 4}}]}, "not so many of ore gold"),
        ({"players": [{"lamps": []}]}, "player 0 knows no 'lamps'"),
        ({"players": [{}, {}, {}]}, "players: expected a list of at most 2"),
    ],
)
def test_a_position_that_does_not_fit_says_where(change: dict[str, Any], complaint: str) -> None:
    position = shift("6211", "6522")
    with pytest.raises(BadData, match=complaint):
        at({**position, "table": {**position["table"], **change}})


def test_what_a_position_leaves_out_is_dealt() -> None:
    match = at({"game": "lantern", "table": {"players": [{}, {"hand": ["6"]}]}})
    players = table(match)["players"]
    assert [sum(player["hand"].values()) for player in players] == [4, 4]
    assert players[1]["hand"]["6"] >= 1
