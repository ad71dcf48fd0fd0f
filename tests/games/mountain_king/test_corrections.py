"""Corrected component data reach the game: whatever an owner changes is played so."""

from typing import Any

import pytest
from corrections import Data, row
from games.mountain_king.mountain import (
    WINTER,
    asked,
    card,
    fixture_n,
    honor,
    loads,
    mine,
    moot_of,
    mountain,
    over,
    player,
    stock,
    troll,
)
from helpers import answer_all, at, options, play, refused, started, table, told

from underhall import editions
from underhall.core.match import Match
from underhall.games.mountain_king.box.names import STARTERS

SHIPPED: Data = editions.components("mountain_king")


def item(group: str, id: str, **values: Any) -> Data:
    """A correction of one row of a group's list."""
    return {group: row("items", id, **values)}


def changed(data: Data, position: Data, *outcomes: int | str) -> Match:
    """A position played with corrected data."""
    return at({**position, "data": data}, *outcomes)


def final(data: Data, own: Data, **table: Any) -> dict[str, int]:
    """The final honor of seat 0, played with corrected data."""
    things = {"step": "statues", "seat": 1, "round": 9, "last_round": 9, **table}
    rival = player(moot=moot_of(10))
    return honor(over(changed(data, mountain(own, rival, options=WINTER, **things))))


# ---------------------------------------------------------------------- setup


def test_stacks_follow_the_data() -> None:
    sizes = [9, *SHIPPED["tunnels"]["stack_sizes"][1:]]
    tiles = {"tunnels": {**item("tunnels", "tunnel_i2", count=9)["tunnels"], "stack_sizes": sizes}}
    match = changed(tiles, mountain(tunnels=["14,5+15,5"]))
    assert table(match)["stacks"]["tunnel_i2"] == 8


def test_point_tokens_follow_the_data() -> None:
    tokens = {"pedestal_point_tokens": {"items": [{"value": 9, "count": 15}]}}
    match = started(editions.edition("mountain_king", tokens), 2)
    assert set(table(match)["track"].values()) == {9}


def test_starting_resources_follow_the_data() -> None:
    runes = [{"id": id, "starting": {"rune": 2}} for id in STARTERS.tokens]
    match = started(editions.edition("mountain_king", {"starter_trolls": {"items": runes}}), 2)
    while match.state.turn == 0:
        answer_all(match)
    found = [mine(match, "storage", (match.state.start + place) % 2)["rune"] for place in (0, 1)]
    assert found == [2 * 4, 2 * 5]


def test_boards_follow_the_data() -> None:
    """More rubble before the gate: a hammer is needed there."""
    rubble = SHIPPED["boards"]["winter"]["rubble"].split()
    rubble[5] = "-.#" + rubble[5][3:]
    data = {"boards": {"winter": {"rubble": "\n".join(rubble)}}}
    own = player("2 stone", gate="wg4_4")
    match = changed(data, mountain(own, seats=4, step="recruit_or_dig"))
    play(match, "0 dig")
    assert refused(match, 0, "2,5*+2,6") == ("MTK-4.61", "hammers-short")


def test_buried_resources_follow_the_data() -> None:
    buried = [dict(each) for each in SHIPPED["boards"]["winter"]["buried_resources"]]
    for each in buried:
        each["amount"] = 5 if (each["x"], each["y"]) == (4, 4) else each["amount"]
    data = {"boards": {"winter": {"buried_resources": buried}}}
    match = changed(data, mountain(player("2 stone", gate="wg4_4"), seats=4, step="recruit_or_dig"))
    play(match, "0 dig", "0 3,4*+4,4")
    assert stock(match) == "5 rune"


# ---------------------------------------------------------------------- a turn


def test_the_rate_of_trades_follows_the_data() -> None:
    match = changed({"limits": {"trade_rate": 6}}, mountain(player("6 coin, 1 rune")))
    play(match, "0 trade", "0 iron", "0 coin", "0 coin", "0 coin", "0 coin", "0 coin", "0 coin")
    assert stock(match) == "1 iron, 1 rune"


def test_recipes_follow_the_data() -> None:
    recipes = [
        {"spend": {"coin": 1}, "gain": {"heartstone": 2}},
        {"spend": {"rune": 1}, "gain": {"cart": 1}},
    ]
    data = item("workshops", "mint", recipes=recipes)
    match = changed(data, fixture_n("1 coin, 1 stone", workshops={"ww04": "mint"}))
    play(match, "0 workshop:ww04")
    assert stock(match) == "1 stone, 2 heartstone"


def test_what_trolls_fetch_follows_the_data() -> None:
    data = item("trolls", card("ash_peddler"), produces={"coin": 0, "cart_fire": 2, "rune": 1})
    position = mountain(player(), step="recruit_or_dig", horde={"1_0": card("ash_peddler")})
    match = changed(data, position)
    play(match, "0 1_0", "0 2_0")
    assert loads(match)["2_0"] == "1 rune, 2 cart_fire"


@pytest.mark.parametrize(
    "spell, values, moves, probe",
    [
        ("ritual_of_earth", {"options": [{"stone": 7}, {"iron": 2}, {"rune": 1}]}, ["gain:1"], 7),
        ("gilded_walls", {"bonus_honor": 8}, ["dig", "2,5*+2,6"], 9),
    ],
)
def test_spells_follow_the_data(spell: str, values: Data, moves: list[str], probe: int) -> None:
    own = player("2 stone, 1 rune", gate="wg4_4")
    match = changed(item("spells", spell, **values), mountain(own, seats=4, book=[spell]))
    play(match, f"0 cast:{spell}", "0 resolve", *[f"0 {move}" for move in moves])
    assert probe in (mine(match, "honor"), mine(match, "storage").get("stone", 0) - 2)


@pytest.mark.parametrize("walks", [1, 2])
def test_walking_statues_follow_the_data(walks: int) -> None:
    data = item("spells", "walking_statues", moves_max=walks)
    statues, book = {"ice": ["2,5"]}, ["walking_statues"]
    match = changed(data, fixture_n("1 rune, 4 coin", book=book, statues=statues))
    play(match, "0 cast:walking_statues", "0 resolve", "0 3,5")
    assert asked(match) == ("step1_menu" if walks == 1 else "walk_statue")


def test_the_market_follows_the_data() -> None:
    data = item("spells", "generous_market", trade_rate=1, trades_max=1)
    match = changed(data, mountain(player("1 rune, 4 coin"), book=["generous_market"]))
    play(match, "0 cast:generous_market", "0 resolve", "0 trade", "0 iron")
    assert stock(match) == "1 iron, 3 coin"
    assert options(match, 0) == ["end", "trade"]
    play(match, "0 trade", "0 rune")
    assert stock(match) == "1 rune"


def test_unburdening_follows_the_data() -> None:
    moot = {"1_0": troll("quarrier", "1 stone"), "1_1": troll("purser", "1 coin")}
    data = item("spells", "unburdening", trolls_max=1)
    match = changed(data, mountain(player("1 rune", moot=moot), book=["unburdening"]))
    events = play(match, "0 cast:unburdening", "0 resolve", "0 1_1")
    assert (len(told(events, "troll-unburdened")), stock(match)) == (1, "1 coin")
    assert loads(match) == {"1_0": "1 stone"}


# ---------------------------------------------------------------------- honor


def test_honor_for_digging_follows_the_data() -> None:
    own = player("2 stone", gate="wg4_4")
    position = mountain(own, seats=4, step="recruit_or_dig")
    match = changed({"dig_honor": {"stone": {"2": 11}}}, position)
    play(match, "0 dig", "0 2,5*+2,6")
    assert mine(match, "honor") == 11


def test_honor_for_statues_follows_the_data() -> None:
    data = item("zones", "grey", statue_base=5, statue_on_matching_pedestal=13)
    own, tunnels = player(gate="wg4_4"), ["2,5+3,5*+4,5"]
    assert final(data, own, tunnels=tunnels, statues={"ice": ["3,5"]}) == {"statues": 5}
    pedestals, track = {"ice": ["3,5"]}, {"grey_ice": 1}
    scored = final(
        data, own, tunnels=tunnels, statues={"ice": ["3,5"]}, pedestals=pedestals, track=track
    )
    assert scored == {"statues": 13, "pedestals": 1}


def test_honor_for_halls_follows_the_data() -> None:
    data = item("great_halls", "crucible", honor_empty_altar=4, honor_statue_on_altar=20)
    halls = {"crucible": "3,4+2,5+3,5*+4,5+3,6"}
    own = player(gate="wg4_4")
    assert final(data, own, halls=halls, statues={}) == {"halls": 4}
    assert final(data, own, halls=halls, statues={"fire": ["3,5"]}) == {"halls": 20}
