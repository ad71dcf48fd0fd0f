"""MTK-4.130 to 4.139: final scoring in five parts, and who wins."""

from collections.abc import Iterator
from typing import Any

import pytest
from games.mountain_king.mountain import (
    FIXTURE_N,
    WINTER,
    honor,
    last_moment,
    moot_of,
    mountain,
    player,
    troll,
)
from helpers import at, examples, names, play, told
from hypothesis import given
from hypothesis import strategies as st

from underhall import editions
from underhall.core.events import Event
from underhall.core.match import Match
from underhall.games.mountain_king.box.names import RESOURCES
from underhall.games.mountain_king.rules.scoring import level_sum
from underhall.games.mountain_king.table.state import SOURCES

T1, T2 = FIXTURE_N[:2]
"""Grey and brown: 2,5 to 4,5 and 5,5 to 6,5, beside the gate at 2,4."""


def digger(held: str = "", **things: Any) -> dict[str, Any]:
    return player(held, gate="wg4_4", **things)


def said(match: Match) -> list[Event]:
    """What was told at the end of the game, with the last move or with the position."""
    return [*match.setup_events, *[event for move in match.moves for event in move.events]]


def statue_honor(tunnels: list[str], **table: Any) -> int:
    """What the statues of seat 0 are worth."""
    return honor(last_moment(digger(), tunnels=tunnels, **table)).get("statues", 0)


# ---------------------------------------------------------------------- the sum

HALLS = {
    "rift": "5,5+6,5+7,5*+8,5+9,5+10,5",
    "treasury": "8,6+9,6+10,6+8,7+9,7*+10,7+8,8+9,8+10,8",
}
SAMPLE: dict[str, Any] = {
    "halls": HALLS,
    "tunnels": ["3,4+4,4*+5,4", "11,7*+11,8", "7,9*+8,9"],
    "statues": {"fire": ["4,4", "11,7"], "ice": ["9,5", "7,9"], "moon": ["9,7"]},
    "pedestals": {"fire": ["4,4", "11,7"]},
    "takers": {"grey_fire": 0, "yellow_fire": 0, "brown_ice": 0, "brown_moon": 1},
    "track": {"grey_fire": 4, "yellow_fire": 4, "brown_ice": 3, "brown_moon": 4},
    "crowned": [1, 0],
}


def sample() -> Match:
    own = digger("3 coin", honor=43, moot=moot_of(10))
    first = ("silt_sifter", "tide_gatherer", "pale_smelter", "marsh_lapidary", "comet_oracle")
    rival = player(moot=moot_of(10, (*first, "mogga_deepclaw")))
    return last_moment(own, rival, seats=4, **SAMPLE)


@pytest.mark.rule(
    *("MTK-4.130", "MTK-4.131", "MTK-4.132", "MTK-4.133"),
    *("MTK-4.134", "MTK-4.135", "MTK-4.136", "MTK-4.137"),
)
def test_ex_16_final_score() -> None:
    match = sample()
    parts = {"digging": 43, "coronation": 3, "pedestals": 11, "leftovers": 1}
    assert honor(match) == {**parts, "halls": 0 + 15, "statues": 20 + 10 + 8}
    assert match.state.result.scores[0] == 111


@pytest.mark.rule("MTK-4.130")
def test_the_five_parts_come_in_order_on_top_of_digging() -> None:
    assert SOURCES == ("digging", "coronation", "pedestals", "leftovers", "halls", "statues")
    parts = [event.name for event in said(sample()) if event.data().get("who") == 0]
    once = [*dict.fromkeys(parts)]
    assert once == [
        *("coronation-scored", "tokens-scored", "leftovers-scored"),
        *("hall-scored", "statue-scored"),
    ]
    assert names(said(sample()))[-1] == "game-ended"


@pytest.mark.rule("MTK-4.130")
def test_honor_has_no_upper_limit() -> None:
    match = last_moment(digger("3 coin", honor=199))
    assert match.state.result.scores[0] == 200


# ---------------------------------------------------------------------- tokens


@pytest.mark.rule("MTK-4.131")
def test_coronation_tokens_are_worth_five_and_three() -> None:
    match = last_moment(seats=3)
    assert [honor(match, seat).get("coronation", 0) for seat in range(3)] == [0, 5, 3]
    assert told(said(match), "coronation-scored") == [
        {"who": 1, "honor": 5},
        {"who": 2, "honor": 3},
    ]


@pytest.mark.rule("MTK-4.131")
def test_the_only_token_of_two_players_is_worth_three() -> None:
    match = last_moment()
    assert [honor(match, seat).get("coronation", 0) for seat in range(2)] == [0, 3]


@pytest.mark.rule("MTK-4.132")
def test_pedestal_tokens_count_for_their_takers() -> None:
    values = {"grey_fire": 4, "brown_moon": 1, "yellow_ice": 3}
    takers = {"grey_fire": 0, "brown_moon": 0, "yellow_ice": 1}
    match = last_moment(digger(), track=values, takers=takers)
    assert [honor(match, seat)["pedestals"] for seat in range(2)] == [5, 3]


@pytest.mark.rule("MTK-4.132")
def test_the_token_of_a_pedestal_that_a_hall_removed_still_counts() -> None:
    """The Treasury is laid over a pedestal in the last turn of the game."""
    tunnels = ["6,10+6,11*+6,12", "7,10+7,11*+7,12", "8,10+8,11*+8,12", "3,8+3,9*+3,10+3,11"]
    way = ["3,4+3,5*+3,6+3,7", "4,11*+5,11"]
    own, rival = digger(), player(moot=moot_of(10))
    table: dict[str, Any] = {"tunnels": [*tunnels, *way], "statues": {}}
    table |= {"pedestals": {"ice": ["7,11"]}, "track": {"yellow_ice": 4}}
    ends = {"round": 13, "last_round": 13, "start": 1, "options": WINTER, "seat": 0}
    match = at(mountain(own, rival, step="great_hall", **ends, **table))
    play(match, "0 treasury")
    assert honor(match) == {"pedestals": 4, "halls": 6}


# ---------------------------------------------------------------------- leftovers


def leftovers(held: str, **things: Any) -> int:
    return honor(last_moment(digger(held, **things))).get("leftovers", 0)


@pytest.mark.rule("MTK-4.133")
def test_three_identical_resources_are_worth_one_honor() -> None:
    assert [leftovers(f"{n} rune") for n in (2, 3, 5, 6, 9)] == [0, 1, 1, 2, 3]
    assert [leftovers(f"3 {resource}") for resource in RESOURCES.tokens] == [1] * 7
    assert leftovers("1 rune, 1 coin, 1 iron") == 0


@pytest.mark.rule("MTK-4.133")
def test_what_lies_on_trolls_counts_and_carts_become_universal() -> None:
    moot = {
        "1_0": troll("quarrier", "1 stone"),
        "2_0": troll("ember_hauler", "2 stone, 1 cart_fire"),
        "2_1": troll("frost_hauler", "1 cart_ice"),
    }
    assert leftovers("", moot=moot) == 1
    assert leftovers("1 cart", moot=moot) == 2


@pytest.mark.rule("MTK-4.133", "MTK-4.134")
def test_ex_15_leftovers_with_a_final_trade() -> None:
    """The ruling on the final trade: any four, as in the normal rule, two of a type among them."""
    match = last_moment(digger("3 stone, 2 iron, 3 cart, 1 hammer, 1 rune, 2 coin"))
    assert honor(match) == {"leftovers": 3}
    assert told(said(match), "leftovers-scored") == [{"who": 0, "honor": 3, "trades": 1}]


@pytest.mark.rule("MTK-4.134")
@pytest.mark.parametrize(
    "held, sets",
    [
        ("2 stone, 2 iron, 1 rune", 0),
        ("2 stone, 2 iron, 2 rune", 1),
        ("2 stone, 1 iron, 1 heartstone, 1 cart, 1 rune", 1),
        ("1 stone, 1 iron, 1 heartstone, 1 cart, 1 hammer, 1 rune, 1 coin", 0),
        ("2 stone, 2 iron, 2 heartstone, 2 cart, 2 hammer, 2 rune", 2),
        ("5 stone, 5 iron, 5 rune", 4),
        ("8 stone", 2),
    ],
)
def test_the_best_final_trades_are_made(held: str, sets: int) -> None:
    assert leftovers(held) == sets


def trades(have: tuple[int, ...]) -> Iterator[tuple[int, ...]]:
    """What may be left after one trade of any four for one."""
    for handed in ways(have, 4):
        for gained in range(len(have)):
            left = [n - g for n, g in zip(have, handed)]
            left[gained] += 1
            yield tuple(left)


def ways(have: tuple[int, ...], n: int) -> Iterator[tuple[int, ...]]:
    """Every way to give ``n`` units."""
    if not have:
        if n == 0:
            yield ()
        return
    for first in range(min(have[0], n) + 1):
        for rest in ways(have[1:], n - first):
            yield (first, *rest)


def best_sets(have: tuple[int, ...]) -> int:
    """The most sets of three after any number of trades, found by trying them all."""
    seen, reached = {have}, [have]
    for found in reached:
        for left in trades(found):
            ordered = tuple(sorted(left))
            if ordered not in seen:
                seen.add(ordered)
                reached.append(ordered)
    return max(sum(n // 3 for n in found) for found in reached)


@pytest.mark.rule("MTK-4.134")
@given(have=st.lists(st.integers(0, 3), min_size=7, max_size=7))
@examples(30)
def test_no_trades_are_better_than_those_made(have: list[int]) -> None:
    """The ruling on final trades: breaking a set never gains."""
    held = ", ".join([f"{n} {name}" for name, n in zip(RESOURCES.tokens, have) if n])
    assert leftovers(held) == best_sets(tuple(sorted(have)))


# ---------------------------------------------------------------------- great halls

VALUES = {
    "rift": (0, 9),
    "crucible": (2, 9),
    "shamans_abode": (3, 11),
    "stonemasons_house": (4, 12),
    "treasury": (6, 15),
    "great_forge": (8, 18),
}
"""Of each hall, with an empty altar and with a statue on it."""
CRUCIBLE = "3,4+2,5+3,5*+4,5+3,6"
LAID = {
    "rift": ("2,5+3,5+4,5*+5,5+6,5+7,5", "4,5"),
    "crucible": (CRUCIBLE, "3,5"),
    "shamans_abode": (CRUCIBLE + "+3,7+3,8", "3,5"),
}
"""Cells beside the gate, and the altar."""


@pytest.mark.rule("MTK-4.135")
@pytest.mark.parametrize("hall", LAID)
def test_a_hall_is_worth_more_with_any_statue_on_its_altar(hall: str) -> None:
    (cells, altar), (empty, full) = LAID[hall], VALUES[hall]
    halls = {hall: cells}
    bare = last_moment(digger(), halls=halls, statues={"ice": ["2,5"]})
    assert honor(bare) == ({"halls": empty} if empty else {})
    for clan in ("fire", "ice", "moon"):
        match = last_moment(digger(), halls=halls, statues={clan: [altar, "2,5"]})
        assert honor(match) == {"halls": full}


@pytest.mark.rule("MTK-4.135")
def test_every_hall_has_its_two_values() -> None:
    tables = editions.edition("mountain_king").tables
    assert list(zip(tables.hall_empty, tables.hall_full)) == list(VALUES.values())


@pytest.mark.rule("MTK-4.135")
def test_a_hall_scores_for_its_network_alone() -> None:
    match = last_moment(digger(), halls={"crucible": CRUCIBLE}, statues={})
    assert [honor(match, seat).get("halls", 0) for seat in range(2)] == [2, 0]


@pytest.mark.rule("MTK-4.135")
def test_ex_13_the_treasury_scored_before_and_after_a_move() -> None:
    cells = "6,10+7,10+8,10+6,11+7,11*+8,11+6,12+7,12+8,12"
    way = ["3,4+3,5*+3,6+3,7", "3,8+3,9*+3,10+3,11", "4,11*+5,11"]
    for cell, worth in (("8,12", 6), ("7,11", 15)):
        match = last_moment(
            digger(), halls={"treasury": cells}, tunnels=way, statues={"moon": [cell]}
        )
        assert honor(match) == {"halls": worth}


# ---------------------------------------------------------------------- statues

ZONES = {
    "dark_grey": (["2,5*+3,5+4,5"], "2,5", 2),
    "grey": ([T1], "3,5", 4),
    "brown": ([T1, T2], "5,5", 6),
    "orange": ([T1, T2, "7,5+8,5*"], "8,5", 8),
    "yellow": ([T1, T2, "7,5+8,5*", "8,6+8,7*", "8,8*+8,9"], "8,8", 10),
}


@pytest.mark.rule("MTK-4.136")
@pytest.mark.parametrize("zone", ZONES)
def test_ex_22_honor_table_of_statues(zone: str) -> None:
    tunnels, cell, base = ZONES[zone]
    assert statue_honor(tunnels, statues={"ice": [cell]}) == base
    assert statue_honor(tunnels, statues={"ice": [cell]}, pedestals={"ice": [cell]}) == 2 * base


@pytest.mark.rule("MTK-4.136")
def test_a_pedestal_of_another_clan_and_an_anchor_add_nothing() -> None:
    statues = {"ice": ["3,5"]}
    assert statue_honor([T1], statues=statues, pedestals={"moon": ["3,5"]}) == 4
    assert statue_honor(["2,5+3,5+4,5"], statues=statues) == statue_honor([T1], statues=statues)


@pytest.mark.rule("MTK-4.73", "MTK-4.136")
@pytest.mark.parametrize("pedestal, worth", [("ice", 12), ("moon", 6)])
def test_ex_12_statue_already_on_the_anchor(pedestal: str, worth: int) -> None:
    """The tunnel was dug around the statue at 7,5, and the pedestal put under it."""
    own = digger("2 stone", pedestals={pedestal: 1})
    ends = {"round": 13, "last_round": 13, "start": 1, "options": WINTER, "seat": 0}
    table: dict[str, Any] = {"tunnels": [T1, T2], "statues": {"ice": ["7,5"]}}
    rival = player(moot=moot_of(10))
    match = at(mountain(own, rival, step="recruit_or_dig", **ends, **table))
    play(match, "0 dig", "0 7,5*+8,5", f"0 {pedestal}", "0 end")
    assert honor(match)["statues"] == worth


@pytest.mark.rule("MTK-4.94", "MTK-4.136")
def test_ex_17_one_statue_per_tunnel() -> None:
    """The ruling on the best statue: it is chosen by itself."""
    tunnels = [T1, T2, "7,5*+8,5"]
    statues = {"moon": ["8,5"], "fire": ["7,5"]}
    assert statue_honor(tunnels, statues=statues) == 8
    assert statue_honor(tunnels, statues=statues, pedestals={"fire": ["7,5"]}) == 12


@pytest.mark.rule("MTK-4.136")
def test_one_statue_of_every_tunnel_counts() -> None:
    statues = {"moon": ["2,5", "5,5"], "fire": ["3,5", "6,5"]}
    assert statue_honor([T1, T2], statues=statues) == 4 + 6


@pytest.mark.rule("MTK-4.5", "MTK-4.136")
def test_ex_18_gate_as_a_tunnel() -> None:
    assert statue_honor([], statues={"moon": ["2,4"]}) == 2
    assert statue_honor([T1], statues={"moon": ["2,4"], "ice": ["2,5"]}) == 2 + 2


@pytest.mark.rule("MTK-4.136")
def test_a_statue_in_a_hall_scores_nothing_beside_the_hall() -> None:
    match = last_moment(digger(), halls={"crucible": CRUCIBLE}, statues={"ice": ["2,5", "3,6"]})
    assert honor(match) == {"halls": 2}


@pytest.mark.rule("MTK-4.137")
def test_buried_statues_score_for_nobody() -> None:
    match = last_moment(digger(), tunnels=[T1], statues={"fire": ["5,5", "10,4"], "ice": ["7,5"]})
    assert [honor(match, seat) for seat in range(2)] == [{}, {"coronation": 3}]


@pytest.mark.rule("MTK-4.137")
def test_statues_and_pedestals_on_fragments_score_for_nobody() -> None:
    """The token that came with the pedestal still counts."""
    fragment: dict[str, Any] = {"tunnels": ["9,13*+10,13"], "statues": {"fire": ["9,13"]}}
    fragment |= {"pedestals": {"fire": ["9,13"]}, "takers": {"yellow_fire": 0}}
    match = last_moment(digger(), track={"yellow_fire": 4}, **fragment)
    assert [honor(match, seat) for seat in range(2)] == [{"pedestals": 4}, {"coronation": 3}]


# ---------------------------------------------------------------------- who wins


@pytest.mark.rule("MTK-4.138")
def test_most_honor_wins() -> None:
    match = last_moment(*[player(honor=n) for n in (40, 52, 45, 44)], seats=4)
    assert match.state.result.scores == (40, 52, 50, 47)
    assert match.state.result.ranks == (4, 1, 2, 3)
    assert match.state.result.winners == [1]


TWELVE = ("clay_lugger", "mire_digger", "ochre_smith", "comet_oracle", "witch_murk")
ELEVEN = ("silt_sifter", "tide_gatherer", "pale_smelter", "marsh_lapidary", "mogga_deepclaw")
AS_MANY = ("silt_sifter", "tide_gatherer", "magma_foreman", "marsh_lapidary", "mogga_deepclaw")
A = moot_of(10, (*TWELVE, "mani_the_silver"))
"""Levels 1, 1, 2, 2, 3, 3: twelve in all."""


@pytest.mark.rule("MTK-4.139")
def test_ex_23_tie() -> None:
    b = moot_of(10, (*ELEVEN, "volgar_ironheart"))
    players = [player(honor=93, moot=A), player(honor=95, moot=b), player()]
    match = last_moment(*players, seats=3, crowned=[0, 1])
    assert (match.state.result.scores, match.state.result.ranks) == ((98, 98, 0), (2, 1, 3))


@pytest.mark.rule("MTK-4.139")
@pytest.mark.parametrize("start, ranks", [(0, (2, 1, 3)), (1, (1, 2, 3)), (2, (2, 1, 3))])
def test_ex_23_with_equal_sums_the_later_in_turn_order_wins(
    start: int, ranks: tuple[int, ...]
) -> None:
    b = moot_of(10, (*AS_MANY, "volgar_ironheart"))
    players = [player(honor=93, moot=A), player(honor=95, moot=b), player()]
    match = last_moment(*players, seats=3, crowned=[0, 1], start=start)
    assert (match.state.result.scores, match.state.result.ranks) == ((98, 98, 0), ranks)


@pytest.mark.rule("MTK-4.139")
def test_starters_count_nothing_in_a_tie() -> None:
    """Seat 0 has recruited nobody, seat 1 one troll of level 1: the four starters count 0."""
    match = last_moment(
        player(honor=50), player(honor=50, moot=moot_of(5, ("ash_peddler",))), seats=4
    )
    assert [level_sum(match.state, seat) for seat in (0, 1)] == [0, 1]
    assert match.state.result.ranks[:2] == (1, 2)


@pytest.mark.rule("MTK-4.139")
def test_a_troll_of_level_3_counts_three_however_it_came() -> None:
    """The ruling on level sums: one raised by the Ceremony of Elevation weighs more than two."""
    low = {"2_0": troll("ash_peddler"), "2_1": troll("dusk_hauler")}
    high = {"2_0": troll("nott_gemgazer")}
    match = last_moment(player(honor=50, moot=high), player(honor=50, moot=low), seats=4)
    assert match.state.result.ranks[:2] == (2, 1)
