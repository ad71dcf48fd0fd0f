"""BEL-4.23 to 4.28: who passes sends all workers to the resource areas."""

from itertools import product

import pytest
from games.belfort.board import board, player, stocks
from games.belfort.turn import mine, stock
from helpers import at, options, play, refused, table, told
from hypothesis import given, settings
from hypothesis import strategies as st

from underhall.core.match import Match

CLASSES = ["elf", "dwarf", "master_elf", "master_dwarf"]
GROUPS = st.tuples(*[st.integers(0, 3)] * 4)


def group(*counts: int) -> dict[str, int]:
    """So many elves, dwarves, master elves and master dwarves."""
    return {kind: n for kind, n in zip(CLASSES, counts) if n}


def passing(*counts: int) -> Match:
    """Seat 0 has these workers at home and has just passed; the others have none."""
    match = at(board(player(home=group(*counts)), player(home={}), player(home={})))
    play(match, "0 pass")
    return match


def sent(match: Match) -> dict[str, dict[str, int]]:
    """Where the workers of seat 0 went, before they were collected."""
    found: dict[str, dict[str, int]] = mine(match, "gathering")
    return found


def strength(elves: int, dwarves: int, master_elves: int, master_dwarves: int) -> tuple[int, int]:
    return elves + 2 * master_elves, dwarves + 2 * master_dwarves


def is_busy(counts: tuple[int, ...]) -> bool:
    """Whether no worker of a Mine group could be taken away without loss of metal."""
    metal = min(strength(*counts))
    for kind in range(4):
        fewer = tuple(n - (at == kind) for at, n in enumerate(counts))
        if counts[kind] and min(strength(*fewer)) == metal:
            return False
    return True


# ---------------------------------------------------------------------- 4.23 passing


@pytest.mark.rule("BEL-4.23")
def test_who_passes_sends_everybody_and_takes_no_further_part() -> None:
    match = at(board(player(), player(), player()))
    events = play(match, "0 pass", "0 mine:1+1+0+0", "0 forest:1+0", "0 quarry:0+0")
    assert told(events, "passed") == [{"who": 0}]
    assert (mine(match, "home"), mine(match, "passed")) == ({}, True)
    play(match, "1 kings_camp", "1 elf", "2 kings_camp", "2 elf")
    assert match.state.waiting() == [1]


@pytest.mark.rule("BEL-4.23")
@given(home=GROUPS, data=st.data())
@settings(deadline=None)
def test_none_may_stay_at_home(home: tuple[int, ...], data: st.DataObject) -> None:
    match = at(board(player("0/0/0/0", home=group(*home)), player(), player()))
    if any(home):
        play(match, "0 pass")
    while match.state.waiting() == [0]:
        play(match, f"0 {data.draw(st.sampled_from(options(match, 0)))}")
    counts = [sum(area.get(kind, 0) for area in sent(match).values()) for kind in CLASSES]
    assert (mine(match, "home"), counts) == ({}, list(home))


@pytest.mark.rule("BEL-4.23")
def test_workers_go_at_once_before_the_next_player() -> None:
    match = at(board(player(), player(), player()))
    play(match, "0 pass")
    assert match.state.waiting() == [0]
    play(match, "0 mine:3+3+0+0")
    assert (match.state.waiting(), sent(match)) == ([1], {"mine": {"elf": 3, "dwarf": 3}})


@pytest.mark.rule("BEL-4.23", "BEL-4.26", "BEL-4.31")
@pytest.mark.parametrize("others, metal", [({"mine": ["elf", "elf", "master_dwarf"]}, 1), ({}, 2)])
def test_ex_05_the_last_to_pass_sends_a_pair_to_the_mine(
    others: dict[str, list[str]], metal: int
) -> None:
    done = player("0/0/0/0", passed=True, gathering=others)
    match = at(board(player("0/0/0/0", home=group(1, 1)), done, player("0/0/0/0", home={})))
    play(match, "0 pass", "0 mine:1+1+0+0")
    assert stock(match) == f"0/0/{metal}/0"


# ---------------------------------------------------------------------- 4.24 areas


@pytest.mark.rule("BEL-4.24")
def test_elves_go_to_the_forest_and_dwarves_to_the_quarry() -> None:
    match = at(board(player(home=group(2, 1, 1, 1)), player(), player()))
    play(match, "0 pass", "0 mine:0+0+0+0")
    assert options(match, 0) == [f"forest:{n}+{m}" for n, m in product(range(3), range(2))]
    play(match, "0 forest:2+1")
    assert options(match, 0) == [f"quarry:{n}+{m}" for n, m in product(range(2), range(2))]
    play(match, "0 quarry:1+1")
    assert sent(match) == {"forest": group(2, 0, 1), "quarry": group(0, 1, 0, 1)}


@pytest.mark.rule("BEL-4.24")
def test_anyone_may_go_to_the_gold_mine() -> None:
    match = at(board(player(home=group(1, 1, 1, 1)), player(), player()))
    play(match, "0 pass", "0 mine:0+0+0+0", "0 forest:0+0", "0 quarry:0+0")
    assert sent(match) == {"gold_mine": group(1, 1, 1, 1)}


@pytest.mark.rule("BEL-4.24")
def test_the_mine_takes_elves_and_dwarves_in_teams_only() -> None:
    match = passing(3, 3, 0, 0)
    assert options(match, 0) == [f"mine:{n}+{n}+0+0" for n in range(4)]


@pytest.mark.rule("BEL-4.24")
@given(numbers=st.lists(st.integers(0, 7), min_size=3, max_size=3))
@settings(deadline=None)
def test_areas_are_shared_by_any_number(numbers: list[int]) -> None:
    players = [player("0/0/0/0", home={"elf": n}, passed=not n) for n in numbers]
    match = at(board(*players))
    for seat, n in enumerate(numbers):
        if n:
            play(match, f"{seat} pass", f"{seat} forest:{n}+0")
    bonus = [int(numbers.count(n) == 1 and 0 < n == max(numbers)) for n in numbers]
    assert stocks(match) == [f"{n + extra}/0/0/0" for n, extra in zip(numbers, bonus)]


# ---------------------------------------------------------------------- 4.25, 4.26 the Mine


@pytest.mark.rule("BEL-4.25")
@pytest.mark.parametrize("area", ["forest", "gold_mine"])
@pytest.mark.parametrize("worker, goods", [("elf", 1), ("master_elf", 2)])
def test_a_master_has_the_strength_of_two(area: str, worker: str, goods: int) -> None:
    rivals = [player("0/0/0/0", gathering={area: ["elf"]}), player("0/0/0/0")]
    match = at(board(player("0/0/0/0", gathering={area: [worker]}), *rivals, phase="collection"))
    assert stock(match) == (f"{goods}/0/0/0" if area == "forest" else f"0/0/0/{goods}")


@pytest.mark.rule("BEL-4.25")
@pytest.mark.parametrize("worker, goods", [("dwarf", 1), ("master_dwarf", 2)])
def test_a_master_dwarf_has_the_strength_of_two(worker: str, goods: int) -> None:
    rivals = [player("0/0/0/0", gathering={"quarry": ["dwarf"]}), player("0/0/0/0")]
    own = player("0/0/0/0", gathering={"quarry": [worker]})
    match = at(board(own, *rivals, phase="collection"))
    assert stock(match) == f"0/{goods}/0/0"


EX_22 = [
    ((2, 1, 0, 0), None),
    ((0, 2, 1, 0), 2),
    ((1, 0, 0, 1), 1),
    ((1, 2, 1, 0), None),
    ((0, 3, 2, 0), 3),
    ((1, 0, 0, 0), None),
]


@pytest.mark.rule("BEL-4.26")
@pytest.mark.parametrize("counts, metal", EX_22)
def test_ex_22_mine_groups(counts: tuple[int, ...], metal: int | None) -> None:
    """R-5: no idle worker, but half a master may be wasted."""
    match = passing(2, 3, 2, 1)
    token = "mine:" + "+".join(map(str, counts))
    if metal is None:
        assert refused(match, 0, token) == ("BEL-4.26", "idle-in-mine")
        return
    play(match, f"0 {token}", "0 forest:0+0")
    play(match, *(["0 quarry:0+0"] if match.state.waiting() == [0] else []))
    assert stock(match).split("/")[2] == str(1 + metal + 1)


@pytest.mark.rule("BEL-4.26")
@given(home=GROUPS)
@settings(deadline=None)
def test_r_5_a_group_is_legal_if_nobody_in_it_is_idle(home: tuple[int, ...]) -> None:
    """R-5: otherwise a lone elf could win the bonus of the Mine."""
    match = at(board(player(home=group(*home)), player(), player()))
    if not any(home):
        return
    play(match, "0 pass")
    groups = product(*[range(n + 1) for n in home])
    wanted = ["mine:" + "+".join(map(str, counts)) for counts in groups if is_busy(counts)]
    if len(wanted) > 1:
        assert options(match, 0) == wanted
    else:
        assert match.state.decision.name != "mine_group"


@pytest.mark.rule("BEL-4.26")
@pytest.mark.parametrize(
    "counts", [c for c in product(range(3), repeat=4) if any(c) and is_busy(c)]
)
def test_a_group_yields_the_smaller_strength(counts: tuple[int, ...]) -> None:
    own = player("0/0/0/0", gathering={"mine": group(*counts)})
    rivals = [player("0/0/0/0", home={}, gathering={"mine": group(7, 7)}), player("0/0/0/0")]
    match = at(board(own, *rivals, phase="collection"))
    assert told(match.setup_events, "gathered")[0]["n"] == min(strength(*counts))


# ---------------------------------------------------------------------- 4.27 three steps


@pytest.mark.rule("BEL-4.27")
def test_the_split_is_decided_in_three_steps() -> None:
    match = at(board(player(home=group(3, 3, 1, 1)), player(), player()))
    play(match, "0 pass")
    asked = []
    for move in ["mine:1+1+0+0", "forest:1+1", "quarry:2+0"]:
        asked.append(match.state.decision.name)
        play(match, f"0 {move}")
    assert asked == ["mine_group", "forest_split", "quarry_split"]
    assert sent(match) == {
        "mine": group(1, 1),
        "forest": group(1, 0, 1),
        "quarry": group(0, 2),
        "gold_mine": group(1, 0, 0, 1),
    }


@pytest.mark.rule("BEL-4.27")
def test_steps_count_only_those_still_at_home() -> None:
    match = passing(3, 3, 0, 0)
    play(match, "0 mine:2+2+0+0")
    assert options(match, 0) == ["forest:0+0", "forest:1+0"]


@pytest.mark.rule("BEL-4.27")
@pytest.mark.parametrize(
    "home, asked",
    [
        ((1, 0, 0, 0), "forest_split"),
        ((0, 2, 0, 1), "quarry_split"),
        ((1, 1, 0, 0), "mine_group"),
    ],
)
def test_steps_with_one_answer_are_skipped(home: tuple[int, ...], asked: str) -> None:
    assert passing(*home).state.decision.name == asked


@pytest.mark.rule("BEL-4.27")
def test_after_all_went_to_the_mine_nothing_more_is_asked() -> None:
    match = at(board(player(home=group(1, 1)), player(), player()))
    events = play(match, "0 pass", "0 mine:1+1+0+0")
    assert match.state.waiting() == [1]
    assert told(events, "sent") == [{"who": 0, "area": "mine", "n": 2}]


# ---------------------------------------------------------------------- 4.28 not yet


@pytest.mark.rule("BEL-4.28")
def test_nothing_is_gathered_before_the_collection() -> None:
    match = at(board(player(), player(), player(passed=True)))
    play(match, "0 pass", "0 mine:1+1+0+0", "0 forest:1+0", "0 quarry:1+0")
    assert (stock(match), table(match)["phase"]) == ("1/1/1/5", "placement")
    play(match, "1 pass", "1 mine:3+3+0+0")
    assert (stock(match), mine(match, "home")) == ("3/3/2/8", {"elf": 3, "dwarf": 3})
