"""BEL-4-P: the Scoring phase."""

from typing import Any

import pytest
from helpers import at, table, told
from hypothesis import given
from hypothesis import strategies as st

from underhall.core.match import Match
from underhall.games.belfort.box.names import (
    DISTRICTS,
    SYMBOLS,
)
from underhall.kit.majority import places


def symbols(district: str) -> list[str]:
    """The fifteen symbols of a district."""
    inside = [symbol for symbol in SYMBOLS.tokens if symbol.startswith(district)]
    return inside + [symbol for symbol in SYMBOLS.tokens if symbol.endswith("_" + district)]


def scattered(counts: list[int], district: str = "d1") -> dict[str, int]:
    """So many markers of each owner on the single symbols of a district."""
    owners = [owner for owner, n in enumerate(counts) for _ in range(n)]
    single = [s for s in symbols(district) if "keep" not in s and "gate" not in s]
    assert len(owners) <= len(single)
    return dict(zip(single, owners))


def scored(seats: int, *players: dict[str, Any], round: int = 3, **things: Any) -> Match:
    """A table just after scoring at the end of a round."""
    own = {"phase": "scoring", "round": round, "players": list(players), **things}
    return at({"game": "belfort", "seats": seats, "table": own})


def points(match: Match, source: str) -> list[int]:
    return [player["points"][source] for player in table(match)["players"]]


def in_district(*counts: int) -> list[int]:
    """The points that so many markers in one district bring."""
    return points(scored(len(counts), markers=scattered(list(counts))), "districts")


def with_elves(*counts: int) -> list[int]:
    players = [{"home": {"elf": n, "dwarf": 3}} for n in counts]
    return points(scored(len(counts), *players), "elves")


def with_dwarves(*counts: int) -> list[int]:
    players = [{"home": {"elf": 3, "dwarf": n}} for n in counts]
    return points(scored(len(counts), *players), "dwarves")


def with_gnomes(*counts: int) -> list[int]:
    cards = ["bank", "inn", "pub", "tower", "gardens"]
    players = [{"built": {card: n}, "gnomes": {card: n}} for card, n in zip(cards, counts)]
    return points(scored(len(counts), *players), "gnomes")


# ---------------------------------------------------------------------- districts


@pytest.mark.rule("BEL-4.97", "BEL-4.99")
def test_ex_15_a_tie_for_second_place() -> None:
    assert in_district(1, 2, 4, 2) == [0, 1, 5, 1]


@pytest.mark.rule("BEL-4.97")
@pytest.mark.parametrize(
    "counts, expected",
    [
        ((1, 2, 3), [0, 3, 5]),
        ((1, 2, 3, 4), [0, 1, 3, 5]),
        ((4, 3, 2, 1, 0), [5, 3, 1, 0, 0]),
        ((0, 3, 1), [0, 5, 3]),
    ],
)
def test_places_in_a_district(counts: tuple[int, ...], expected: list[int]) -> None:
    assert in_district(*counts) == expected


@pytest.mark.rule("BEL-4.97")
def test_each_district_is_scored_on_its_own() -> None:
    markers = {**scattered([1, 2, 0], "d2"), **scattered([3, 1, 2], "d5")}
    match = scored(3, markers=markers)
    assert points(match, "districts") == [3 + 5, 5, 3]
    told_of = told(match.setup_events, "district-scored")
    assert {"who": 0, "district": "d2", "place": 2, "points": 3} in told_of
    assert {"who": 2, "district": "d5", "place": 2, "points": 3} in told_of
    assert len(told_of) == 4


@pytest.mark.rule("BEL-4.97")
@pytest.mark.parametrize("district", DISTRICTS.tokens)
def test_every_symbol_counts_for_its_own_district(district: str) -> None:
    assert len(symbols(district)) == 15
    for symbol in symbols(district):
        keep = [f"{symbol[:-1]}{side}" for side in "ab"] if "keep" in symbol else [symbol]
        events = scored(3, markers=dict.fromkeys(keep, 1)).setup_events
        (only,) = told(events, "district-scored")
        assert only == {"who": 1, "district": district, "place": 1, "points": 5}


@pytest.mark.rule("BEL-4.97")
def test_a_keep_counts_two_and_a_gate_in_each_of_its_districts() -> None:
    keep = {"d2_keep_a": 0, "d2_keep_b": 0, "d2_inn": 1}
    assert points(scored(3, markers=keep), "districts") == [5, 3, 0]
    gate = {"gate_2_d2": 0, "gate_2_d3": 0, "d2_inn": 1, "d2_pub": 1}
    assert points(scored(3, markers=gate), "districts") == [3 + 5, 5, 0]


# ---------------------------------------------------------------------- elves, dwarves, gnomes


@pytest.mark.rule("BEL-4.98")
def test_ex_16_elves() -> None:
    assert with_elves(5, 4, 3, 3) == [3, 1, 0, 0]


@pytest.mark.rule("BEL-4.98")
@pytest.mark.parametrize("scoring", [with_elves, with_dwarves, with_gnomes])
def test_each_sort_is_ranked_on_its_own(scoring: Any) -> None:
    assert scoring(5, 4, 3) == [3, 1, 0]
    assert scoring(4, 5, 4, 2) == [0, 3, 0, 0]
    assert scoring(1, 2, 3, 4, 5) == [0, 0, 0, 1, 3]


@pytest.mark.rule("BEL-4.98")
def test_the_dwarves_and_gnomes_of_the_rulebook() -> None:
    assert with_dwarves(5, 5, 4, 3) == [1, 1, 0, 0]
    assert with_gnomes(2, 2, 3, 2) == [0, 0, 3, 0]


@pytest.mark.rule("BEL-4.98")
def test_a_master_counts_one() -> None:
    match = scored(3, {"home": {"elf": 2, "dwarf": 3}}, {"home": {"master_elf": 3, "dwarf": 3}}, {})
    assert points(match, "elves") == [0, 1, 1]


@pytest.mark.rule("BEL-4.98")
def test_workers_count_wherever_they_stand_but_not_in_the_supply() -> None:
    placed = {"built": ["library"], "on_cards": {"library": {"elf": 1}}, "home": {"elf": 0}}
    areas = {"gathering": {"forest": {"elf": 1}}, "supply": {"elf": 2, "dwarf": 7}}
    match = scored(
        5,
        {"home": {"elf": 4, "dwarf": 7}},
        {**placed, **areas},
        guild_workers={"d1": "1:elf"},
        job_centre=["1:elf"],
        camp=["1:elf"],
    )
    assert points(match, "elves") == [1, 3, 0, 0, 0]


@pytest.mark.rule("BEL-4.98")
def test_gnomes_in_the_pool_count_for_nobody() -> None:
    match = scored(3, {"built": ["bank"], "gnomes": ["bank"]}, {"built": ["bank"]})
    assert table(match)["pool"] == 13
    assert points(match, "gnomes") == [3, 0, 0]


@pytest.mark.rule("BEL-4.98")
def test_places_of_workers_are_told() -> None:
    match = scored(3, *[{"home": {"elf": n, "dwarf": 1}} for n in (3, 2, 1)])
    told_of = told(match.setup_events, "workers-scored")
    assert {"who": 0, "worker": "elf", "place": 1, "points": 3} in told_of
    assert {"who": 2, "worker": "dwarf", "place": 2, "points": 1} in told_of


# ---------------------------------------------------------------------- ties and nothing


@pytest.mark.rule("BEL-4.99")
def test_ex_17_a_tie_for_first_place() -> None:
    assert in_district(3, 3, 1) == [3, 3, 0]


@pytest.mark.rule("BEL-4.99")
def test_ex_18_three_tied_for_first_place() -> None:
    """R-11: the group falls by one place, whatever its size."""
    assert in_district(2, 2, 2, 1) == [3, 3, 3, 1]


@pytest.mark.rule("BEL-4.99")
def test_ex_39_all_are_tied() -> None:
    assert in_district(1, 1, 1, 1) == [3, 3, 3, 3]
    assert with_dwarves(3, 3, 3, 3, 3) == [1, 1, 1, 1, 1]


@pytest.mark.rule("BEL-4.99")
def test_r_11_two_tied_groups_push_twice() -> None:
    assert places([4, 4, 2, 2, 1]) == [2, 2, 4, 4, 5]
    assert in_district(3, 3, 2, 2, 0) == [3, 3, 0, 0, 0]
    assert in_district(4, 3, 3, 1, 0) == [5, 1, 1, 0, 0]


@pytest.mark.rule("BEL-4.99", "BEL-4.100")
@given(counts=st.lists(st.integers(0, 5), min_size=1, max_size=5))
def test_the_place_as_the_rules_count_it(counts: list[int]) -> None:
    def place(count: int) -> int:
        if count == 0:
            return 0
        higher = {other for other in counts if other > count}
        tied = {c for c in counts if c >= count and counts.count(c) > 1}
        return 1 + len(higher) + len(tied)

    assert places(counts) == [place(count) for count in counts]


@pytest.mark.rule("BEL-4.97", "BEL-4.99", "BEL-4.100")
@given(counts=st.lists(st.integers(0, 2), min_size=3, max_size=5))
def test_points_follow_places(counts: list[int]) -> None:
    prizes = [0, 5, 3, 1 if len(counts) > 3 else 0, 0, 0, 0, 0]
    assert in_district(*counts) == [prizes[place] for place in places(counts)]


@pytest.mark.rule("BEL-4.100")
def test_ex_19_nothing_is_not_ranked() -> None:
    """R-12."""
    assert in_district(2, 0, 0, 0) == [5, 0, 0, 0]
    assert with_gnomes(1, 1, 0, 0) == [1, 1, 0, 0]


@pytest.mark.rule("BEL-4.100")
def test_r_12_those_without_anything_push_nobody_down() -> None:
    assert in_district(0, 0, 2, 1) == [0, 0, 5, 3]
    assert with_elves(0, 0, 0, 1) == [0, 0, 0, 3]
    assert with_gnomes(0, 0, 0) == [0, 0, 0]


# ---------------------------------------------------------------------- adding up


@pytest.mark.rule("BEL-4.101")
def test_points_are_added_at_once_and_without_limit() -> None:
    markers = {symbol: 0 for district in DISTRICTS.tokens for symbol in symbols(district)}
    rich = {"score": 49, "home": {"elf": 7, "dwarf": 7}}
    match = scored(3, rich, {"score": 50}, {"score": 100}, markers=markers)
    assert match.edition.game.scores(match.state) == [49 + 25 + 6, 50, 100]


@pytest.mark.rule("BEL-4.101")
def test_points_are_added_to_earlier_ones_of_the_same_source() -> None:
    earlier = {"points": {"districts": 8, "elves": 3, "unpaid_tax": -2}}
    match = scored(3, {**earlier, "home": {"elf": 4, "dwarf": 3}}, markers={"d1_inn": 0})
    sources = ["districts", "elves", "dwarves", "gnomes", "unpaid_tax"]
    assert [points(match, source)[0] for source in sources] == [13, 6, 1, 0, -2]


@pytest.mark.rule("BEL-4.102")
@given(
    counts=st.lists(st.lists(st.integers(0, 2), min_size=4, max_size=4), min_size=5, max_size=5),
    order=st.permutations(range(5)),
)
def test_the_order_of_districts_has_no_effect(counts: list[list[int]], order: list[int]) -> None:
    def score(arranged: list[list[int]]) -> list[int]:
        markers: dict[str, int] = {}
        for district, held in zip(DISTRICTS.tokens, arranged):
            markers |= scattered(held, district)
        return points(scored(4, markers=markers), "districts")

    assert score(counts) == score([counts[at] for at in order])


@pytest.mark.rule("BEL-4.102")
@given(elves=st.lists(st.integers(1, 7), min_size=3, max_size=3))
def test_the_order_of_elves_and_dwarves_has_no_effect(elves: list[int]) -> None:
    dwarves = [3, 5, 4]
    one = scored(3, *[{"home": {"elf": e, "dwarf": d}} for e, d in zip(elves, dwarves)])
    other = scored(3, *[{"home": {"elf": d, "dwarf": e}} for e, d in zip(elves, dwarves)])
    assert one.edition.game.scores(one.state) == other.edition.game.scores(other.state)


@pytest.mark.rule("BEL-4.1")
@pytest.mark.parametrize("round, points_given", [(2, False), (3, True), (4, False), (5, True)])
def test_only_scoring_rounds_give_points(round: int, points_given: bool) -> None:
    match = scored(3, round=round, markers={"d1_inn": 0})
    assert points(match, "districts") == [5 if points_given else 0, 0, 0]
    assert points(match, "elves") == [1 if points_given else 0] * 3
