"""BEL-4.90 to 4.94: Wizards."""

from typing import Any

import pytest
from helpers import at, names, options, play, refused, table, told
from hypothesis import given
from hypothesis import strategies as st

from underhall.core.match import Match
from underhall.games.belfort.box.names import (
    GATEHOUSE,
    LOCATIONS,
)
from underhall.games.belfort.rules.wizards import can_swap, partners


def turn(markers: dict[str, int], seats: Any = 3, **things: Any) -> dict[str, Any]:
    """Seat 0 begins its turn with a worker on the Wizards (d4)."""
    own = {"phase": "actions", "guild_workers": {"d4": "0:elf"}, "markers": markers}
    return {"game": "belfort", "seats": seats, "table": {**own, **things}}


def swapping(markers: dict[str, int], *moves: str) -> Match:
    """The Wizards were just activated by seat 0, and so many of its choices made."""
    match = at(turn(markers))
    play(match, "0 use:wizards", *[f"0 {move}" for move in moves])
    return match


def markers(match: Match) -> dict[str, int]:
    found: dict[str, int] = table(match)["markers"]
    return found


def swaps(markers: dict[str, int], first: str, second: str) -> bool:
    """Whether two locations may be swapped."""
    return can_swap(at(turn(markers)).state, LOCATIONS.code(first), LOCATIONS.code(second))


# ---------------------------------------------------------------------- any two of a kind


@pytest.mark.rule("BEL-4.90")
def test_wizards_swap_all_markers_of_two_locations() -> None:
    match = swapping({"d1_inn": 1, "d3_inn": 2, "d2_pub": 1}, "inn", "d1_inn", "d3_inn")
    assert markers(match) == {"d1_inn": 2, "d3_inn": 1, "d2_pub": 1}
    assert match.state.decision.name == "action"
    assert table(match)["guild_workers"] == {}


@pytest.mark.rule("BEL-4.90")
def test_either_location_may_be_empty() -> None:
    assert markers(swapping({"d1_inn": 1}, "d1_inn", "d5_inn")) == {"d5_inn": 1}
    assert markers(swapping({"d1_inn": 1}, "d5_inn")) == {"d5_inn": 1}


@pytest.mark.rule("BEL-4.90")
def test_both_locations_are_of_one_kind_and_different() -> None:
    match = swapping({"d1_inn": 1, "d3_inn": 2, "d2_pub": 1, "d1_wall_a": 0, "d2_guild": 0})
    assert options(match, 0) == ["inn", "pub", "wall", "guild"]
    assert refused(match, 0, "bank") == ("BEL-4.91", "no-swap-of-kind")
    play(match, "0 inn")
    assert options(match, 0) == [f"d{n}_inn" for n in range(1, 6)]
    play(match, "0 d1_inn")
    assert options(match, 0) == [f"d{n}_inn" for n in range(2, 6)]
    assert refused(match, 0, "d1_inn") == ("BEL-4.90", "same-location")
    assert not swaps({"gate_1_d1": 1}, "gate_1", "gate_1")


@pytest.mark.rule("BEL-4.90")
@pytest.mark.parametrize("kind", ["wall", "guild"])
def test_walls_and_guilds_can_be_swapped_too(kind: str) -> None:
    one, other = ("d1_wall_b", "d4_wall_a") if kind == "wall" else ("d1_guild", "d4_guild")
    match = swapping({one: 0, other: 1}, one, other)
    assert markers(match) == {one: 1, other: 0}


@pytest.mark.rule("BEL-4.90")
def test_a_swap_is_told() -> None:
    match = at(turn({"d1_inn": 1}))
    events = play(match, "0 use:wizards", "0 d1_inn", "0 d5_inn")
    assert told(events, "swapped") == [{"who": 0, "kind": "inn", "first": "d1", "second": "d5"}]


@pytest.mark.rule("BEL-4.91")
def test_two_empty_locations_are_not_swapped() -> None:
    match = swapping({"d1_inn": 1, "d3_inn": 2}, "d2_inn")
    assert options(match, 0) == ["d1_inn", "d3_inn"]
    assert refused(match, 0, "d4_inn") == ("BEL-4.91", "both-empty")
    assert not swaps({"gate_1_d1": 1}, "gate_2", "gate_3")


@pytest.mark.rule("BEL-4.91")
def test_two_locations_of_one_owner_are_not_swapped() -> None:
    match = swapping({"d1_inn": 1, "d3_inn": 1, "d4_inn": 0}, "d1_inn")
    assert options(match, 0) == ["d2_inn", "d4_inn", "d5_inn"]
    assert refused(match, 0, "d3_inn") == ("BEL-4.91", "same-owner")


@pytest.mark.rule("BEL-4.91")
def test_a_kind_that_has_one_owner_everywhere_is_refused() -> None:
    one_owner = {f"d{n}_inn": 1 for n in range(1, 6)}
    match = at(turn({**one_owner, "d1_pub": 1}))
    play(match, "0 use:wizards")
    assert match.state.decision.name == "wizard_first"
    assert refused_kind(match, "inn") == ("BEL-4.91", "no-swap-of-kind")
    assert refused(at(turn(one_owner)), 0, "use:wizards") == ("BEL-4.56", "no-swap")


def refused_kind(match: Match, kind: str) -> tuple[str, str]:
    """Why a kind cannot be swapped on the table as it is, another kind being free to choose."""
    choosing = {"do": "wizard_kind", "seat": 0}
    pos = turn({**markers(match), "d1_bank": 1})
    return refused(at({**pos, "agenda": [choosing]}), 0, kind)


@pytest.mark.rule("BEL-4.91")
def test_full_gates_of_one_owner_allow_no_swap_between_them() -> None:
    gates = ["gate_1_d1", "gate_1_d2", "gate_2_d2", "gate_2_d3"]
    full = dict.fromkeys(gates, 1)
    assert not swaps(full, "gate_1", "gate_2")
    assert swaps({**full, "gate_2_d2": 2, "gate_2_d3": 2}, "gate_1", "gate_2")
    for missing in gates:
        some = {symbol: 1 for symbol in gates if symbol != missing}
        assert swaps(some, "gate_1", "gate_2")
    assert swaps({"gate_1_d1": 1, "gate_2_d2": 1}, "gate_1", "gate_2")


@pytest.mark.rule("BEL-4.91")
def test_a_full_gate_among_full_gates_of_its_owner_goes_to_the_one_of_another() -> None:
    symbols = [f"gate_{n}_d{d}" for n in range(1, 6) for d in (n, n % 5 + 1)]
    full = dict.fromkeys(symbols, 1)
    match = swapping({**full, "gate_5_d5": 2, "gate_5_d1": 2}, "gate_2")
    assert markers(match)["gate_2_d2"] == 2 == markers(match)["gate_2_d3"]
    assert markers(match)["gate_5_d5"] == 1 == markers(match)["gate_5_d1"]


# ---------------------------------------------------------------------- keeps and gates


@pytest.mark.rule("BEL-4.92")
def test_keep_markers_move_as_a_pair() -> None:
    keeps = {"d1_keep_a": 1, "d1_keep_b": 1, "d2_keep_a": 2, "d2_keep_b": 2}
    match = swapping(keeps, "d1_keep", "d2_keep")
    assert markers(match) == {"d1_keep_a": 2, "d1_keep_b": 2, "d2_keep_a": 1, "d2_keep_b": 1}
    match = swapping(keeps, "d1_keep", "d4_keep")
    assert markers(match) == {"d2_keep_a": 2, "d2_keep_b": 2, "d4_keep_a": 1, "d4_keep_b": 1}


@pytest.mark.rule("BEL-4.90", "BEL-4.91", "BEL-4.92")
def test_ex_24_a_full_gate_against_a_single_marker() -> None:
    gates = {"gate_1_d1": 0, "gate_3_d3": 1, "gate_3_d4": 1}
    match = swapping(gates, "gate_1", "gate_3")
    assert match.state.decision.name == "wizard_gate_symbol"
    assert options(match, 0) == ["gate_3_d3", "gate_3_d4"]
    play(match, "0 gate_3_d4")
    assert markers(match) == {"gate_1_d1": 1, "gate_1_d2": 1, "gate_3_d4": 0}


@pytest.mark.rule("BEL-4.92")
def test_the_same_swap_the_other_way_round() -> None:
    gates = {"gate_1_d1": 0, "gate_3_d3": 1, "gate_3_d4": 1}
    match = swapping(gates, "gate_3", "gate_1", "gate_3_d3")
    assert markers(match) == {"gate_1_d1": 1, "gate_1_d2": 1, "gate_3_d3": 0}


@pytest.mark.rule("BEL-4.92")
def test_for_two_single_markers_the_one_at_the_second_gate_is_asked_first() -> None:
    match = swapping({"gate_1_d1": 0, "gate_3_d3": 1}, "gate_1", "gate_3")
    assert options(match, 0) == ["gate_3_d3", "gate_3_d4"]
    play(match, "0 gate_3_d4")
    assert options(match, 0) == ["gate_1_d1", "gate_1_d2"]
    play(match, "0 gate_1_d2")
    assert markers(match) == {"gate_3_d4": 0, "gate_1_d2": 1}


@pytest.mark.rule("BEL-4.92")
def test_single_markers_of_one_owner_may_change_their_symbols() -> None:
    match = swapping({"gate_1_d1": 1, "gate_3_d3": 1}, "gate_1", "gate_3")
    play(match, "0 gate_3_d4", "0 gate_1_d2")
    assert markers(match) == {"gate_1_d2": 1, "gate_3_d4": 1}


@pytest.mark.rule("BEL-4.92")
def test_a_marker_that_goes_to_an_empty_gate_takes_either_symbol() -> None:
    match = swapping({"gate_1_d1": 1}, "gate_5", "gate_5_d1")
    assert markers(match) == {"gate_5_d1": 1}
    match = swapping({"gate_1_d1": 1}, "gate_1", "gate_5", "gate_5_d5")
    assert markers(match) == {"gate_5_d5": 1}


@pytest.mark.rule("BEL-4.92")
def test_two_full_gates_are_swapped_without_asking() -> None:
    gates = {"gate_1_d1": 0, "gate_1_d2": 0, "gate_3_d3": 1, "gate_3_d4": 1}
    match = swapping(gates, "gate_1", "gate_3")
    assert markers(match) == {"gate_1_d1": 1, "gate_1_d2": 1, "gate_3_d3": 0, "gate_3_d4": 0}
    match = swapping(gates, "gate_5", "gate_1")
    assert markers(match) == {"gate_3_d3": 1, "gate_3_d4": 1, "gate_5_d5": 0, "gate_5_d1": 0}


Holding = list[tuple[int, int]]
"""For each gate an owner and its markers: none, first symbol, second symbol, both."""
HOLDING = st.lists(st.tuples(st.integers(0, 2), st.integers(0, 3)), min_size=5, max_size=5)


def gates_of(holding: Holding) -> dict[str, int]:
    found: dict[str, int] = {}
    for n, (owner, held) in enumerate(holding, start=1):
        symbols = [f"gate_{n}_d{n}", f"gate_{n}_d{n % 5 + 1}"]
        found |= {symbol: owner for i, symbol in enumerate(symbols) if held >> i & 1}
    return found


@pytest.mark.rule("BEL-4.91", "BEL-4.92")
@given(holding=HOLDING)
def test_gates_swap_owners_and_numbers(holding: Holding) -> None:
    match = at(turn({**gates_of(holding), "d1_inn": 0}))
    before = [on_gate(match, "gate_1"), on_gate(match, "gate_2")]
    barred = before[0] == before[1] and len(before[0]) in (0, 2)
    assert swaps(gates_of(holding), "gate_1", "gate_2") is not barred
    if not barred:
        play(match, "0 use:wizards", "0 gatehouse", "0 gate_1")
        if match.state.decision.name == "wizard_second":
            play(match, "0 gate_2")
        while match.state.decision.name == "wizard_gate_symbol":
            play(match, f"0 {options(match, 0)[1]}")
        assert [on_gate(match, "gate_2"), on_gate(match, "gate_1")] == before


@pytest.mark.rule("BEL-4.91")
@given(holding=HOLDING)
def test_of_a_kind_with_a_swap_every_location_has_a_partner(holding: Holding) -> None:
    state = at(turn(gates_of(holding))).state
    found = [partners(state, GATEHOUSE, gate) for gate in state.tables.kind_locations[GATEHOUSE]]
    assert all(found) or not any(found)


def on_gate(match: Match, gate: str) -> list[int]:
    return [owner for symbol, owner in markers(match).items() if symbol.startswith(gate)]


# ---------------------------------------------------------------------- who and what


@pytest.mark.rule("BEL-4.93")
def test_wizards_move_markers_whoever_owns_them() -> None:
    match = swapping({"d1_inn": 1, "d2_inn": 2}, "d1_inn", "d2_inn")
    assert markers(match) == {"d1_inn": 2, "d2_inn": 1}


@pytest.mark.rule("BEL-4.93")
def test_cards_gnomes_and_workers_stay() -> None:
    players = [{"built": ["inn"], "gnomes": ["inn"]}, {"built": ["inn"], "hand": ["pub"]}]
    workers = {"d4": "0:elf", "d1": "1:elf"}
    pos = turn({"d1_inn": 0, "d2_inn": 1}, players=players, guild_workers=workers)
    match = at(pos)
    before = table(match)
    play(match, "0 use:wizards", "0 d1_inn", "0 d2_inn")
    after = table(match)
    assert after["players"][1:] == before["players"][1:]
    assert (after["players"][0]["built"], after["players"][0]["gnomes"]) == ({"inn": 1}, {"inn": 1})
    assert after["guild_workers"] == {"d1": "1:elf"}


@pytest.mark.rule("BEL-4.93")
def test_a_guild_belongs_to_its_marker_from_the_next_fee_on() -> None:
    match = at(turn({"d1_guild": 1, "d2_guild": 2}, players=[{"home": {"elf": 2}}]))
    play(match, "0 use:wizards", "0 d1_guild", "0 d2_guild")
    assert table(match)["guilds"] == ["architects", "bankers", "merchants", "wizards", "thieves"]
    assert gold(match) == [5, 5, 5]
    play(match, "0 end", "1 end", "2 end", "0 guild:architects")
    assert gold(match) == [4, 5, 6]


def gold(match: Match) -> list[int]:
    return [player["goods"]["gold"] for player in table(match)["players"]]


@pytest.mark.rule("BEL-4.94")
def test_the_two_walls_of_a_district_can_be_swapped() -> None:
    match = at(turn({"d1_wall_a": 1}))
    events = play(match, "0 use:wizards", "0 d1_wall_a", "0 d1_wall_b")
    assert markers(match) == {"d1_wall_b": 1}
    assert "swapped" in names(events)


@pytest.mark.rule("BEL-4.94")
def test_walls_of_one_district_and_one_owner_are_barred_like_any_two() -> None:
    match = swapping({"d1_wall_a": 1, "d1_wall_b": 1}, "d1_wall_a")
    assert refused(match, 0, "d1_wall_b") == ("BEL-4.91", "same-owner")
    assert len(options(match, 0)) == 8
