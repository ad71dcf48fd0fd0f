"""Positions of the Mountain King that cannot be, and what is said about them."""

from typing import Any

import pytest
from games.mountain_king.mountain import (
    BRIDGE,
    OTHERS,
    card,
    fixture_n,
    moot_of,
    mountain,
    player,
    troll,
    two_teams,
)
from helpers import at, play, snapshot

from underhall.core.errors import BadData

Data = dict[str, Any]


def bare(seats: int = 2, **table: Any) -> Data:
    return {"game": "mountain_king", "seats": seats, "table": table}


def one(**things: Any) -> Data:
    return bare(players=[things])


FROM_GATE_TO_GATE = [
    *("15,5+15,6", "15,7+15,8+15,9+15,10", "14,10+14,11+14,12", "13,12+13,13"),
    *("9,13+10,13+11,13+12,13", "8,13+8,14+8,15"),
]
EMBER = card("ember_hauler")
FULL = moot_of(10)


@pytest.mark.parametrize(
    "position, complaint",
    [
        (bare(gold=3), "table knows no 'gold'"),
        (bare(step="night"), "no step called 'night'"),
        (bare(seat=2), "seat: expected a whole number up to 1"),
        (bare(start=2), "start: expected a whole number up to 1"),
        (bare(round="x"), "round: expected a whole number"),
        (bare(players=[{}] * 3), "players: expected a list of at most 2"),
        (bare(players=["red"]), "player 0: expected named values"),
        (bare(turn={"moved": True}), "turn knows no 'moved'"),
        (bare(turn={"magic": "fly"}), "no spell called 'fly'"),
        (bare(turn={"cheap_trades": 4}), "cheap_trades: expected a whole number up to 3"),
        (bare(crowned=[0]), r"a moot of ten trolls \(MTK-4.120\)"),
        (bare(last_round=9), r"two rounds after the last token \(MTK-4.121\)"),
        (bare(players=[{"moot": FULL}], crowned=[]), "one token for each full moot"),
        (bare(players=[{"moot": FULL}], crowned=[0, 0]), "one token for each full moot"),
        (bare(players=[{"moot": FULL}], round=3, last_round=6), "two rounds after"),
        (bare(players=[{"moot": FULL}], round=3, last_round=2), "two rounds after"),
        (bare(teams=[{}]), r"no game of teams \(MTK-5.11\)"),
    ],
)
def test_a_position_that_does_not_fit_says_where(position: Data, complaint: str) -> None:
    with pytest.raises(BadData, match=complaint):
        at(position)


@pytest.mark.parametrize(
    "position, complaint",
    [
        (one(gold=3), "player 0 knows no 'gold'"),
        (one(moot={"3_0": EMBER}), r"3_0 hangs in the air \(MTK-4.53\)"),
        (one(moot={"5_0": EMBER}), "moot knows no '5_0'"),
        (one(moot={"1_0": EMBER}), r"four starters lie in every moot \(MTK-3.18\)"),
        (one(moot={"1_0": "starter_purser", "1_1": "starter_purser"}), "starter_purser twice"),
        (one(moot={"2_0": EMBER, "2_1": EMBER}), "no card of a deck, or is named twice"),
        (one(moot={"1_0": troll("purser", "2 coin")}), "2 of coin"),
        (one(moot={"1_0": troll("purser", "1 rune")}), "1 of rune"),
        (one(moot={"1_0": 3}), "moot 1_0: expected named values"),
        (one(storage={"gold": 1}), "there is no resource 'gold'"),
        (one(storage={"stone": -1}), "stone"),
        (one(pedestals={"fire": 7}), "7 of fire"),
        (one(honor=-1), "honor: expected a whole number"),
        (one(gate="wg4_1"), r"no start spot of this game \(MTK-3.15\)"),
        (one(gate="nowhere"), "no start_spot called 'nowhere'"),
        (one(gate=None), r"everybody has a gate \(MTK-3.15\)"),
        (bare(players=[{"gate": "ag3_1"}] * 2), "lies on something else"),
        (bare(4, players=[{"gate": "wg5_1"}]), "no start spot of this game"),
        (bare(step="setup", players=[{"hand": ["starter_purser"] * 2}]), "starter_purser twice"),
        (bare(step="setup", players=[{"hand": "starter_purser"}]), "hand: expected a list"),
    ],
)
def test_players_that_cannot_be_are_refused(position: Data, complaint: str) -> None:
    with pytest.raises(BadData, match=complaint):
        at(position)


@pytest.mark.parametrize(
    "position, complaint",
    [
        (bare(horde={"1_0": "starter_purser"}), "no card of a deck"),
        (bare(horde={"1_5": EMBER}), "horde knows no '1_5'"),
        (bare(horde={"1_0": {"troll": EMBER, "pedestal": "ice"}}), "cards of level 2"),
        (bare(horde={"1_0": {"troll": EMBER, "gold": 1}}), "horde 1_0 knows no 'gold'"),
        (
            bare(horde={"3_0": {"troll": card("witch_murk"), "bribes": {"coin": 1}}}),
            r"nobody bribes the top row \(MTK-4.45\)",
        ),
        (bare(under=[EMBER] * 2), "named twice"),
        (bare(under=EMBER), "under: expected a list"),
        (bare(arriving=EMBER), r"trolls arrive in step recruit_or_dig \(MTK-4.53\)"),
        (bare(book=["unburdening"] * 2), "unburdening is named twice"),
        (bare(book=["unburdening"], spells_under=["unburdening"]), "named twice"),
        (bare(book=["fly"]), "no spell called 'fly'"),
        (bare(book=[{"spell": "unburdening", "runes": 4}]), "runes: expected a whole number"),
        (bare(book=["unburdening"] * 4), "at most 3 spells"),
        (bare(spells_under="unburdening"), "spells_under: expected a list"),
        (bare(workshops={"ww01": "mint"}), "workshops knows no 'ww01'"),
        (bare(workshops={f"aw0{n}": "mint" for n in (1, 2, 3)}), r"of a kind \(MTK-3.9\)"),
        (bare(workshops={"aw01": "mint"}, supply={"mint": 2}), "2 of mint"),
        (bare(bag={"fire": 7}), "7 of fire"),
        (bare(bag={"fire": 6, "ice": 1, "moon": 1}), r"six fire pedestals \(MTK-4.52\)"),
        (bare(gone={"fire": 6}), r"six fire pedestals \(MTK-4.52\)"),
        (bare(track={"purple_ice": 4}), "track knows no 'purple_ice'"),
        (
            bare(track={f"{zone}_ice": 4 for zone in ("grey", "brown", "orange", "yellow")}),
            r"not so many tokens of a value \(MTK-3.12\)",
        ),
        (bare(takers={"grey_ice": 2}), "grey_ice: expected a whole number up to 1"),
        (bare(stacks={"tunnel_i2": 13}), "13 of tunnel_i2"),
    ],
)
def test_supplies_that_cannot_be_are_refused(position: Data, complaint: str) -> None:
    with pytest.raises(BadData, match=complaint):
        at(position)


@pytest.mark.parametrize(
    "position, complaint",
    [
        (bare(tunnels="1,5+2,5"), "tunnels: expected a list"),
        (bare(tunnels=["x"]), "'x' is no cell such as 9,5"),
        (bare(tunnels=["1,5+1,5"]), "1,5 twice"),
        (bare(tunnels=["1,5+2,5+4,5"]), r"is no tunnel \(MTK-4.5\)"),
        (bare(tunnels=["5,5+6,5+7,5+5,6+6,6+7,6"]), r"is no tunnel \(MTK-4.5\)"),
        (bare(tunnels=["1,5*+2,5*"]), r"two anchors \(MTK-4.78\)"),
        (bare(tunnels=["15,5+16,5"]), r"lies on something else \(MTK-4.62\)"),
        (bare(tunnels=["3,4+3,5"]), r"where no tunnel can \(MTK-4.62\)"),
        (bare(tunnels=["8,7+8,6"]), r"where no tunnel can \(MTK-4.62\)"),
        (bare(tunnels=FROM_GATE_TO_GATE), "touches a rival"),
        (bare(tunnels=["7,10+8,10"], pedestals={"fire": ["7,10"]}), r"no anchor at 7,10"),
        (bare(halls={"cave": "1,5"}), "halls knows no 'cave'"),
        (bare(halls={"rift": "1,5+2,5"}), r"no placement of rift \(MTK-4.87\)"),
        (bare(halls={"crucible": "8,10+7,11+8,11*+9,11+8,12"}), "in no network"),
        (bare(statues={"fire": ["8,8"]}), "nothing can stand on 8,8"),
        (bare(statues={"fire": ["8,0"], "ice": ["8,0"]}), "nothing can stand on 8,0"),
        (bare(statues={"mud": ["8,0"]}), "statues knows no 'mud'"),
        (bare(statues={"fire": [f"{x},14" for x in range(4, 12)]}), "at most 7 cells"),
        (
            fixture_n(tunnels=["9,13*+10,13"], pedestals={"ice": ["9,13"]}),
            r"who took yellow_ice\? \(MTK-4.72\)",
        ),
        (
            fixture_n(pedestals={"ice": ["3,5"]}, takers={"brown_ice": 0}),
            r"who took grey_ice\? \(MTK-4.72\)",
        ),
        (
            fixture_n(pedestals={"ice": ["5,5", "8,4"]}),
            r"two of a clan in one zone \(MTK-4.71\)",
        ),
    ],
)
def test_a_mountain_that_cannot_be_is_refused(position: Data, complaint: str) -> None:
    with pytest.raises(BadData, match=complaint):
        at(position)


@pytest.mark.parametrize(
    "position, complaint",
    [
        (two_teams(start=1), r"start player is seat 0 or 2 \(MTK-5.10\)"),
        (
            {**two_teams(), "table": {"players": [player("1 stone")]}},
            r"these belong to the teams \(MTK-5.11\)",
        ),
        ({**two_teams(), "table": {"teams": [{"gold": 1}]}}, "team 0 knows no 'gold'"),
        (
            {**two_teams(), "table": {"players": [{"gate": "wg4_1"}, {}, {}, {"gate": "wg4_3"}]}},
            r"gates of partners are neighbours \(MTK-5.14\)",
        ),
    ],
)
def test_teams_that_cannot_be_are_refused(position: Data, complaint: str) -> None:
    with pytest.raises(BadData, match=complaint):
        at(position)


def test_partners_may_touch_where_rivals_may_not() -> None:
    assert at(two_teams(tunnels=BRIDGE)).state.networks[0]
    position = mountain(player(gate="wg4_1"), player(gate="wg4_4"), seats=4, tunnels=BRIDGE)
    with pytest.raises(BadData, match="touches a rival"):
        at(position)


def test_two_players_stand_on_spots_of_one_number() -> None:
    players = [player(gate="wg4_1"), player(gate="wg5_3")]
    with pytest.raises(BadData, match=r"all start spots bear the same number \(MTK-3.16\)"):
        at(mountain(*players, options={"side": "winter"}))


def test_three_full_moots_leave_one_without_a_token() -> None:
    third = ("ember_hauler", "ash_peddler", "dusk_hauler", "night_breaker", "coal_jeweller")
    moots = [FULL, moot_of(10, OTHERS), moot_of(10, (*third, "nott_gemgazer"))]
    players = [player(moot=moot) for moot in moots]
    assert at(mountain(*players, seats=3)).state.crowned == [0, 1]
    with pytest.raises(BadData, match="one token for each full moot, while there are"):
        at(mountain(*players, seats=3, crowned=[0, 1, 2]))


# ---------------------------------------------------------------------- an agenda that cannot be

MOVE = {"do": "move_statue", "seat": 0, "start": "3,5", "goal": "4,5"}


@pytest.mark.parametrize(
    "frame, complaint",
    [
        ({"do": "dance"}, "names no frame"),
        ({"do": "step2_menu"}, "needs 'seat'"),
        ({"do": "step2_menu", "seat": 4}, "there is no seat 4"),
        ({"do": "step2_menu", "seat": 1}, r"not the turn of seat 1 \(MTK-4.1\)"),
        ({"do": "step", "seat": 1, "number": 2}, "not the turn of seat 1"),
        ({"do": "step1_menu", "seat": 0}, r"belongs to step spells \(MTK-4.2\)"),
        ({"do": "hall", "seat": 0}, "belongs to step great_hall"),
        ({"do": "statue_menu", "seat": 0}, "belongs to step statues"),
        ({"do": "pay", "seat": 0, "resource": "rune", "n": 3, "clan": None}, "has 0 to pay 3 with"),
        ({"do": "pay", "seat": 0, "resource": "iron", "n": 1, "clan": "ice"}, "only carts move"),
        ({"do": "dig_shape", "seat": 0, "mineral": "heartstone"}, "nothing can be dug"),
        ({"do": "dig_shape", "seat": 0, "mineral": None}, "Blended Ores"),
        ({"do": "moot_position", "seat": 0}, r"no troll waits for a position \(MTK-4.53\)"),
        ({"do": "bag_pedestal", "seat": 0}, "no pedestal is taken out of the bag now"),
        ({"do": "bribe_resource", "seat": 0, "slot": "1_0"}, "nothing to choose for a bribe"),
        ({"do": "lay_bribe", "seat": 1, "slot": "1_0", "resource": "coin"}, "not the turn of"),
        ({"do": "take_troll", "seat": 1, "slot": "1_0"}, "not the turn of seat 1"),
        ({"do": "hall_placement", "seat": 0, "hall": "treasury"}, "hall-fits-nowhere"),
        ({"do": "unburden_troll", "seat": 0, "left": 3, "first": 1}, "no troll holds"),
        ({"do": "walk_statue", "seat": 0, "left": 11, "first": 0}, "left: expected"),
        ({"do": "walk_statue", "seat": 0, "left": 1, "first": 0}, "belongs to step spells"),
        ({"do": "workshop_build", "seat": 0, "spot": "ww01"}, "no workshop can be founded"),
        ({"do": "statue_target", "seat": 0, "cell": "2,5", "carts": 1}, "no statue stands there"),
        ({"do": "statue_target", "seat": 0, "cell": "3,5", "carts": 1}, r"no-cart \(MTK-4.90\)"),
        ({"do": "statue_target", "seat": 0, "cell": "10,4", "carts": 0}, "statue-not-in-network"),
        ({"do": "statue_target", "seat": 0, "cell": "3,5", "carts": 0}, "belongs to step spells"),
        ({**MOVE, "start": "4,5"}, r"goes to a free cell \(MTK-4.92\)"),
        ({**MOVE, "goal": "3,5"}, r"goes to a free cell \(MTK-4.92\)"),
        ({**MOVE, "start": "10,4"}, r"through the own network \(MTK-4.91\)"),
        (MOVE, "belongs to step spells or statues"),
        ({"do": "draft_card", "seat": 0}, "within draft_cards only"),
        ({"do": "draft_slot", "seat": 0}, "within draft_slots only"),
        ({"do": "draw_starters"}, "a deck of starters is empty"),
        ({"do": "place_gate", "seat": 0}, r"there is no gate to place \(MTK-3.15\)"),
        ({"do": "deal_statues"}, r"the statues are dealt already \(MTK-3.11\)"),
        ({"do": "deal_workshops", "pool": ["mint"]}, "the pool does not fit"),
    ],
)
def test_a_frame_that_cannot_come_up_is_refused(frame: Data, complaint: str) -> None:
    statues = {"fire": ["3,5"], "ice": ["10,4"]}
    position = fixture_n("2 stone", step="recruit_or_dig", statues=statues)
    with pytest.raises(BadData, match=complaint):
        at({**position, "active": 0, "agenda": [frame]})


def test_a_frame_that_cannot_come_up_later_changes_nothing() -> None:
    frames = [{"do": "step2_menu", "seat": 0}, {"do": "statue_menu", "seat": 0}]
    match = at({**fixture_n("4 stone", step="recruit_or_dig"), "active": 0, "agenda": frames})
    play(match, "0 recruit", "0 1_0")
    before = snapshot(match)
    with pytest.raises(BadData, match=r"belongs to step statues \(MTK-4.2\)"):
        play(match, "0 2_0")
    assert snapshot(match) == before
