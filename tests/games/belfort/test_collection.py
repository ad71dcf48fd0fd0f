"""BEL-4.29 to 4.39: goods, new workers, turn order, income and taxes."""

from typing import Any

import pytest
from games.belfort.board import board, player, stocks
from games.belfort.turn import mine, stock
from helpers import at, names, options, play, refused, table, told
from hypothesis import given, settings
from hypothesis import strategies as st

from underhall.core.match import Match
from underhall.games.belfort.box.names import (
    CARDS,
)

NONE = "0/0/0/0"
WITH_INCOME = ["bank", "keep", "library", "gardens", "pub", "market", "tower"]
WITHOUT_INCOME = ["gatehouse", "inn", "blacksmith"]


def collection(*players: dict[str, Any], **table: Any) -> Match:
    """A table whose workers are all placed; it is collected at once as far as the camp."""
    return at(board(*players, phase="collection", **table))


def gatherers(area: str, *groups: list[str]) -> list[dict[str, Any]]:
    """Players without goods, each with a group in an area."""
    return [player(NONE, gathering={area: group}) for group in groups]


def scores(match: Match) -> list[int]:
    return match.edition.game.scores(match.state)


# ---------------------------------------------------------------------- 4.29 order


@pytest.mark.rule("BEL-4.29")
def test_the_areas_are_resolved_in_their_order() -> None:
    workers = {"forest": ["elf"], "quarry": ["dwarf"], "gold_mine": ["elf"]}
    both = player(gathering=workers, built=["bank"], score=6)
    mining = player(gathering={"mine": ["elf", "dwarf"]})
    match = collection(both, mining, player(), job_centre=["1:elf"], camp=["2:elf"])
    events = match.setup_events + play(match, "2 keep")
    areas = [event["area"] for event in told(events, "gathered")]
    assert areas == ["forest", "quarry", "mine", "gold_mine"]
    order = [*["gathered"] * 4, "recruited", "crest-kept", "income", "tax-paid"]
    assert [name for name in names(events) if name in order] == order


@pytest.mark.rule("BEL-4.29")
def test_after_each_area_its_workers_return_home() -> None:
    workers = {"forest": ["elf"], "mine": ["master_elf", "dwarf"]}
    own = player(NONE, home={"elf": 1}, gathering=workers)
    match = collection(own, player(), player(), job_centre=["0:dwarf"], camp=["1:elf"])
    assert (mine(match, "gathering"), table(match)["job_centre"]) == ({}, [])
    assert mine(match, "home") == {"elf": 2, "dwarf": 3, "master_elf": 1}
    assert table(match)["camp"] == ["1:elf"]
    play(match, "1 keep")
    assert (table(match)["camp"], mine(match, "home", 1)) == ([], {"elf": 3, "dwarf": 3})


@pytest.mark.rule("BEL-4.29")
def test_income_and_taxes_come_after_the_camp() -> None:
    match = collection(player(NONE, built=["bank"]), player(), player(), camp=["1:elf"])
    assert (stock(match), match.state.decision.name) == (NONE, "camp_swap")
    play(match, "1 keep")
    assert stock(match) == "0/0/0/1"


# ---------------------------------------------------------------------- 4.30, 4.31 goods


@pytest.mark.rule("BEL-4.30")
@pytest.mark.parametrize(
    "area, group, held",
    [
        ("forest", ["elf", "elf", "master_elf"], "4/0/0/0"),
        ("quarry", ["dwarf", "master_dwarf", "master_dwarf"], "0/5/0/0"),
        ("gold_mine", ["elf", "dwarf", "master_elf", "master_dwarf"], "0/0/0/6"),
        ("mine", ["elf", "elf", "master_dwarf"], "0/0/2/0"),
    ],
)
def test_each_area_gives_its_good_by_strength(area: str, group: list[str], held: str) -> None:
    tied = [player(NONE, gathering={area: group}), player(NONE, gathering={area: group})]
    match = collection(*tied, player(NONE))
    assert stocks(match) == [held, held, NONE]


@pytest.mark.rule("BEL-4.30", "BEL-4.31")
def test_ex_06_two_elves_beat_a_master() -> None:
    match = collection(*gatherers("forest", ["master_elf"], ["elf", "elf"], []))
    assert stocks(match) == ["2/0/0/0", "3/0/0/0", NONE]


@pytest.mark.rule("BEL-4.31")
def test_ex_07_a_tie_for_most_gives_no_bonus() -> None:
    match = collection(*gatherers("quarry", ["dwarf"], ["dwarf"], []))
    assert stocks(match) == ["0/1/0/0", "0/1/0/0", NONE]


@pytest.mark.rule("BEL-4.26", "BEL-4.30", "BEL-4.31")
def test_a_master_with_two_elves_has_the_most_in_the_mine() -> None:
    match = collection(*gatherers("mine", ["elf", "dwarf"], ["elf", "elf", "master_dwarf"], []))
    assert stocks(match) == ["0/0/1/0", "0/0/3/0", NONE]


@pytest.mark.rule("BEL-4.30", "BEL-4.31")
def test_masters_count_as_one_worker_in_the_gold_mine() -> None:
    match = collection(*gatherers("gold_mine", ["elf", "dwarf"], ["master_elf", "master_elf"], []))
    assert stocks(match) == ["0/0/0/2", "0/0/0/4", NONE]


@pytest.mark.rule("BEL-4.31")
@pytest.mark.parametrize(
    "area, group, held",
    [
        ("forest", ["elf"], "2/0/0/0"),
        ("quarry", ["dwarf"], "0/2/0/0"),
        ("mine", ["elf", "dwarf"], "0/0/2/0"),
        ("gold_mine", ["dwarf"], "0/0/0/2"),
    ],
)
def test_who_is_alone_gets_the_bonus(area: str, group: list[str], held: str) -> None:
    match = collection(*gatherers(area, group, [], []))
    assert stocks(match) == [held, NONE, NONE]
    assert [event["who"] for event in told(match.setup_events, "majority")] == [0]


@pytest.mark.rule("BEL-4.31")
def test_an_empty_area_gives_no_bonus() -> None:
    match = collection(player(), player(), player())
    assert told(match.setup_events, "majority") == []


@pytest.mark.rule("BEL-4.31")
@given(sizes=st.lists(st.integers(0, 4), min_size=3, max_size=5))
@settings(deadline=None)
def test_the_bonus_needs_a_lone_leader(sizes: list[int]) -> None:
    match = collection(*gatherers("gold_mine", *[["elf"] * n for n in sizes]))
    most = max(sizes)
    alone = most > 0 and sizes.count(most) == 1
    assert stocks(match) == [f"0/0/0/{n + (alone and n == most)}" for n in sizes]


# ---------------------------------------------------------------------- 4.32 Job Centre


@pytest.mark.rule("BEL-4.32")
def test_ex_08_each_brings_one_of_its_kind() -> None:
    four = [player(NONE) for _ in range(4)]
    match = collection(*four, job_centre=["0:elf", "1:dwarf"])
    assert mine(match, "home", 0) == {"elf": 4, "dwarf": 3}
    assert mine(match, "home", 1) == {"elf": 3, "dwarf": 4}
    assert mine(match, "supply", 0) == {"elf": 3, "dwarf": 4}
    assert table(match)["job_centre"] == []


@pytest.mark.rule("BEL-4.32")
def test_a_master_brings_an_ordinary_worker_of_its_kind() -> None:
    own = player(NONE, home={"elf": 2, "dwarf": 3})
    match = collection(own, player(NONE), player(NONE), job_centre=["0:master_elf"])
    assert mine(match, "home") == {"elf": 3, "dwarf": 3, "master_elf": 1}
    assert told(match.setup_events, "recruited") == [{"who": 0, "worker": "elf"}]


@pytest.mark.rule("BEL-4.32")
def test_ex_34_at_the_job_centre_nobody_comes_who_is_not_there() -> None:
    own = player("0/0/0/1", home={"elf": 6, "dwarf": 7})
    match = collection(own, player(NONE), player(NONE), job_centre=["0:elf"])
    assert mine(match, "home") == {"elf": 7, "dwarf": 7}
    assert told(match.setup_events, "nobody-to-recruit") == [{"who": 0, "worker": "elf"}]
    assert (told(match.setup_events, "recruited"), stock(match)) == ([], "0/0/0/1")


@pytest.mark.rule("BEL-4.32")
def test_two_workers_of_one_player_are_resolved_one_after_the_other() -> None:
    own = player(NONE, home={"elf": 4, "dwarf": 3})
    match = collection(own, *[player(NONE)] * 3, job_centre=["0:elf", "0:elf"])
    assert mine(match, "home") == {"elf": 7, "dwarf": 3}
    assert names(match.setup_events)[:2] == ["recruited", "nobody-to-recruit"]


@pytest.mark.rule("BEL-4.32")
@pytest.mark.parametrize("elves, dwarves, after", [(3, 6, 7), (7, 2, 4)])
def test_only_the_own_kind_in_the_supply_counts(elves: int, dwarves: int, after: int) -> None:
    own = player(NONE, home={"elf": elves, "dwarf": dwarves})
    match = collection(own, player(NONE), player(NONE), job_centre=["0:dwarf"])
    assert mine(match, "home") == {"elf": elves, "dwarf": after}
    assert mine(match, "supply") == {"elf": 7 - elves, "dwarf": 7 - after}


# ---------------------------------------------------------------------- 4.33 to 4.35 King's Camp


def crests(match: Match) -> list[int]:
    return [mine(match, "crest", seat) for seat in range(match.state.seats)]


def greys(match: Match) -> list[int]:
    return [seat for seat in range(match.state.seats) if mine(match, "grey", seat)]


@pytest.mark.rule("BEL-4.33", "BEL-4.34", "BEL-4.35", "BEL-4.2")
def test_ex_35_crests_go_round_in_the_camp() -> None:
    match = collection(player(), player(), player(), camp=["2:elf", "1:elf"])
    play(match, "2 swap:0")
    assert (crests(match), greys(match)) == ([3, 2, 1], [2])
    assert options(match, 1) == ["keep", "swap:0"]
    assert refused(match, 1, "swap:2") == ("BEL-4.34", "crest-grey")
    events = play(match, "1 keep", "2 end", "1 end")
    assert [event["who"] for event in told(events, "turn-began")] == [2, 1, 0]


@pytest.mark.rule("BEL-4.33")
def test_the_camp_is_resolved_in_the_order_of_its_spaces() -> None:
    match = collection(player(), player(), player(), camp=["1:elf", "2:dwarf", "0:elf"])
    asked = []
    while match.state.decision.name == "camp_swap":
        asked += match.state.waiting()
        play(match, f"{asked[-1]} keep")
    assert asked == [1, 2]
    assert "crest-kept" in names(match.moves[-1].events)


@pytest.mark.rule("BEL-4.33")
def test_who_keeps_turns_the_own_crest() -> None:
    match = collection(player(), player(), player(), camp=["2:elf", "1:elf"])
    events = play(match, "2 keep")
    assert (crests(match), greys(match)) == ([1, 2, 3], [2])
    assert told(events, "crest-kept") == [{"who": 2, "crest": 3}]


@pytest.mark.rule("BEL-4.33")
def test_one_may_swap_with_anybody_else() -> None:
    match = collection(*[player()] * 5, camp=["3:elf"])
    assert options(match, 3) == ["keep", "swap:0", "swap:1", "swap:2", "swap:4"]
    events = play(match, "3 swap:4")
    assert told(events, "crests-swapped") == [{"who": 3, "other": 4, "crest": 5}]
    assert crests(match) == [1, 2, 3, 5, 4]


@pytest.mark.rule("BEL-4.34")
def test_a_crest_handed_over_stays_coloured_and_can_be_swapped_on() -> None:
    players = [player(crest=4), player(crest=1), player(crest=2), player(crest=3)]
    match = collection(*players, camp=["0:elf", "1:elf"])
    play(match, "0 swap:1")
    assert (crests(match), greys(match)) == ([1, 4, 2, 3], [0])
    assert refused(match, 1, "swap:0") == ("BEL-4.34", "crest-grey")
    play(match, "1 swap:2")
    assert (crests(match), match.state.waiting()) == ([1, 2, 4, 3], [0])


@pytest.mark.rule("BEL-4.34")
def test_the_partner_who_got_a_crest_can_be_asked_again() -> None:
    match = collection(*[player()] * 4, camp=["3:elf", "2:elf"])
    play(match, "3 swap:0", "2 swap:0")
    assert crests(match) == [3, 2, 4, 1]


@pytest.mark.rule("BEL-4.34")
def test_where_all_others_are_grey_nobody_is_asked() -> None:
    match = collection(*[player()] * 3, camp=["0:elf", "1:elf", "2:elf"])
    events = play(match, "0 keep", "1 keep")
    assert told(events, "crest-kept") == [{"who": n, "crest": n + 1} for n in range(3)]


@pytest.mark.rule("BEL-4.35")
def test_all_crests_are_turned_back_at_the_end() -> None:
    match = collection(*[player()] * 3, camp=["2:elf", "0:elf"])
    play(match, "2 swap:1")
    assert greys(match) == [2]
    play(match, "0 swap:1")
    assert (crests(match), greys(match)) == ([3, 1, 2], [])


@pytest.mark.rule("BEL-4.35")
def test_the_new_order_holds_in_the_next_placement_too() -> None:
    match = collection(*[player()] * 3, camp=["2:elf"])
    play(match, "2 swap:0", "2 end", "1 end", "0 end")
    assert (table(match)["phase"], match.state.waiting()) == ("placement", [2])


# ---------------------------------------------------------------------- 4.36 income


@pytest.mark.rule("BEL-4.36")
@pytest.mark.parametrize("card", CARDS.tokens)
def test_income_of_each_card(card: str) -> None:
    assert {*WITH_INCOME, *WITHOUT_INCOME} == set(CARDS.tokens)
    match = collection(player(NONE, built=[card]), player(NONE), player(NONE))
    assert stocks(match) == [f"0/0/0/{int(card in WITH_INCOME)}", NONE, NONE]


@pytest.mark.rule("BEL-4.36")
def test_every_copy_gives_income_and_cards_in_hand_none() -> None:
    own = player(NONE, built={"bank": 3, "pub": 1}, hand=["keep", "keep"])
    match = collection(own, player(NONE), player(NONE))
    assert stock(match) == "0/0/0/4"
    assert told(match.setup_events, "income") == [{"who": 0, "n": 4}]


@pytest.mark.rule("BEL-4.36", "BEL-4.37")
def test_ex_09_income_pays_the_tax() -> None:
    own = player(NONE, built=["keep", "gatehouse", "tower"], score=15)
    match = collection(own, player(NONE), player(NONE))
    assert (stock(match), scores(match)) == (NONE, [15, 0, 0])
    assert told(match.setup_events, "income") == told(match.setup_events, "tax-paid")
    assert told(match.setup_events, "tax-paid") == [{"who": 0, "n": 2}]


@pytest.mark.rule("BEL-4.53", "BEL-4.36")
def test_ex_37_r_8_guilds_and_walls_give_no_income() -> None:
    """R-8: the income of a guild is its fees. A place occupied without a card gives none."""
    marked = dict.fromkeys(["d1_guild", "d2_guild", "d3_wall_a", "d4_bank"], 0)
    match = collection(player(NONE), player(NONE), player(NONE), markers=marked)
    assert (stock(match), told(match.setup_events, "income")) == (NONE, [])


# ---------------------------------------------------------------------- 4.37, 4.38 taxes

EDGES = [(0, 0), (5, 0), (6, 1), (10, 1), (11, 2), (15, 2), (16, 3), (20, 3), (21, 4), (25, 4)]
EDGES += [(26, 5), (30, 5), (31, 6), (35, 6), (36, 7), (40, 7), (41, 8), (45, 8), (46, 9), (50, 9)]
EDGES += [(51, 9), (99, 9)]


@pytest.mark.rule("BEL-4.37")
@pytest.mark.parametrize("score, tax", EDGES)
def test_r_6_tax_goes_by_steps_of_five_points(score: int, tax: int) -> None:
    """R-6: brackets of five spaces, a gold more in each, the top one above fifty too."""
    match = collection(player("0/0/0/10", score=score), player(NONE), player(NONE))
    assert (stock(match), scores(match)[0]) == (f"0/0/0/{10 - tax}", score)


@pytest.mark.rule("BEL-4.37")
def test_taxes_come_after_income() -> None:
    match = collection(player(NONE, built=["bank"], score=6), player(NONE), player(NONE))
    assert (stock(match), scores(match)[0]) == (NONE, 6)
    assert names(match.setup_events)[:2] == ["income", "tax-paid"]


@pytest.mark.rule("BEL-4.37", "BEL-4.38")
def test_ex_21_the_score_drops_by_what_is_missing() -> None:
    match = collection(player("5/5/5/1", score=22), player(NONE), player(NONE))
    assert (stock(match), scores(match)[0]) == ("5/5/5/0", 19)
    assert told(match.setup_events, "tax-paid") == [{"who": 0, "n": 1}]
    assert told(match.setup_events, "tax-short") == [{"who": 0, "n": 3}]


@pytest.mark.rule("BEL-4.38")
@given(score=st.integers(0, 60), gold=st.integers(0, 12))
@settings(deadline=None)
def test_one_pays_all_one_can_and_the_tax_is_worked_out_once(score: int, gold: int) -> None:
    tax = min(9, max(0, (score - 1) // 5))
    match = collection(player(f"0/0/0/{gold}", score=score), player(NONE), player(NONE))
    assert stock(match) == f"0/0/0/{max(0, gold - tax)}"
    assert scores(match)[0] == score - max(0, tax - gold)


@pytest.mark.rule("BEL-4.38")
def test_the_drop_is_kept_apart_from_the_points_won() -> None:
    points = {"districts": 8, "elves": 3}
    match = collection(player("0/0/0/1", points=points), player(NONE), player(NONE))
    assert mine(match, "points") == {**dict.fromkeys(mine(match, "points"), 0), **points} | {
        "unpaid_tax": -1
    }


# ---------------------------------------------------------------------- 4.39 no decision


@pytest.mark.rule("BEL-4.39")
def test_without_a_camp_worker_the_collection_asks_nobody() -> None:
    own = player("0/0/0/5", gathering={"mine": ["elf", "dwarf"]}, built=["bank"], score=12)
    match = collection(own, player(), player(), job_centre=["1:elf"])
    assert (match.moves, match.state.decision.name, stock(match)) == ([], "action", "0/0/2/4")


ONE = st.fixed_dictionaries(
    {
        "goods": st.fixed_dictionaries({"gold": st.integers(0, 3)}),
        "score": st.integers(0, 30),
        "gathering": st.fixed_dictionaries(
            {
                "forest": st.lists(st.just("elf"), max_size=2),
                "quarry": st.lists(st.just("master_dwarf"), max_size=2),
                "gold_mine": st.lists(st.sampled_from(["elf", "dwarf"]), max_size=2),
            }
        ),
        "built": st.lists(st.sampled_from(CARDS.tokens), max_size=1),
    }
)


@pytest.mark.rule("BEL-4.39")
@given(players=st.lists(ONE, min_size=3, max_size=5))
@settings(deadline=None)
def test_players_are_affected_independently_of_their_order(players: list[dict[str, Any]]) -> None:
    match = collection(*players, round=1)
    mirrored = collection(*reversed(players), round=1)
    assert stocks(mirrored) == stocks(match)[::-1]
    assert scores(mirrored) == scores(match)[::-1]
