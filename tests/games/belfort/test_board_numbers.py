"""Numbers beside the choices of Belfort agree with the rules."""

from __future__ import annotations

import json
import re
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from games.belfort.board import board, player
from games.belfort.test_wizards import swapping
from helpers import at, play

from underhall import editions
from underhall.core.record import replay
from underhall.core.secrets import view
from underhall.games.belfort.box.names import LOCATIONS
from underhall.games.belfort.face.board.prospects import best_swaps, prospects
from underhall.games.belfort.face.board.standings import best_sites, notes, prices, scores_now
from underhall.games.belfort.rules.placement import JOB
from underhall.games.belfort.rules.scoring import district_counts, district_prizes, won
from underhall.games.belfort.rules.scoring import worker_counts as workers
from underhall.text.words import Words

RAW = editions.components("belfort")
SAY = Words("en", "belfort").say
RECORDS = Path(__file__).parent / "records"
GUILDS = ["bandits", "spies", "wizards", "bankers", "miners"]
NUMERALS = ("I", "II", "III", "IV", "V")


@cache
def recorded(name: str) -> list[Any]:
    """The moves of a recorded game."""
    data = json.loads((RECORDS / f"{name}.json").read_text("utf-8"))
    return list(replay(data, editions.edition("belfort")).moves)


def seen(s: Any) -> dict[str, Any]:
    return view(editions.edition("belfort").game, s, 0)


def points(s: Any) -> list[int]:
    """What a scoring would give to everybody."""
    found = [0] * s.seats
    prizes = [(counts, district_prizes(s)) for counts in district_counts(s)]
    prizes += [(counts, s.tables.worker_points) for counts in workers(s)]
    for counts, each in prizes:
        for seat, _, n in won(s, counts, each):
            found[seat] += n
    return found


@pytest.mark.parametrize("record", ["two_players", "clear_winner", "tie_broken_by_metal"])
def test_a_scoring_now_brings_what_the_rules_would_give(record: str) -> None:
    for move in recorded(record)[::9]:
        assert scores_now(seen(move.before), RAW) == points(move.before)


def asked(record: str, kind: str) -> dict[str, Any]:
    moves = recorded(record)
    return seen(next(m.before for m in moves if m.seat == 0 and m.before.asked(0).name == kind))


def test_a_marker_of_a_virtual_player_is_not_mine() -> None:
    table = asked("two_players", "virtual_site")
    builder = table["seats"] + table["agenda"][0]["virtual"]
    for site in table["decision"]["options"]:
        there = list(table["table"]["districts"][site[:2]])
        there[builder] += 1
        told = notes(table, SAY)[f"symbol:{site}"]
        assert re.findall(r"\d+", told) == [str(there[0]), str(max(there[1:]))]


def test_what_can_be_built_names_the_best_district() -> None:
    table = asked("clear_winner", "action")
    told, printed = best_sites(table, RAW, SAY), table["table"]["printed"]
    assert told and all(token.startswith("build:") for token in told)
    for token, one in told.items():
        assert re.findall(r"\d+|[IV]+", one["says"]) == re.findall(r"\d+|[IV]+", one["brief"])
        assert bool(re.search("[IV]", one["brief"])) == (token[6:] in printed["costs"]), token
    assert "build:spies" in told
    assert best_sites(asked("clear_winner", "place"), RAW, SAY) == {}


def test_a_guild_says_what_a_worker_gets_there() -> None:
    table = asked("clear_winner", "place")
    told = [notes(table, SAY)[f"space:guild_d{n}"] for n in range(1, 6)]
    assert all(told)


# ---------------------------------------------------------------------- what an answer would bring


def told(record: str, kind: str, seat: int = 0, lang: str = "en") -> dict[str, list[str]]:
    """The lines beside the options of a question."""
    s = next(m.before for m in recorded(record) if m.seat == seat and is_asked(m, kind))
    table = view(editions.edition("belfort").game, s, seat)
    found = prospects(table, RAW, Words(lang, "belfort", strict=True).say)
    return {token: [line.replace("\xa0", " ") for line in lines] for token, lines in found.items()}


def is_asked(move: Any, kind: str) -> bool:
    return bool(move.before.asked(move.seat).name == kind)


def test_gatherers_are_told_of_the_majority_and_of_the_rest() -> None:
    assert told("clear_winner", "mine_group") == {
        "mine:0+0+0+0": [],
        "mine:1+1+0+0": ["a tie, 2 : 2"],
        "mine:2+2+0+0": ["+1 for the most, 4 : 2"],
    }
    assert told("clear_winner", "forest_split")["forest:1+0"] == ["a tie, 1 : 1", "rest: 1 gold"]
    assert told("clear_winner", "forest_split", lang="pl")["forest:2+0"] == [
        "+1 za przewagę, 2 : 1"
    ]


def test_whoever_goes_to_the_job_centre_brings_one_of_a_race() -> None:
    moves = [m for m in recorded("clear_winner") if is_asked(m, "place_worker")]
    jobs = [m for m in moves if m.before.asked(m.seat).space == JOB]
    s, seat = jobs[0].before, jobs[0].seat
    found = prospects(view(editions.edition("belfort").game, s, seat), RAW, SAY)
    elves, dwarves, _ = workers(s)
    for sort, column in (("elf", elves), ("dwarf", dwarves)):
        best = max([n for who, n in enumerate(column) if who != seat])
        assert re.findall(r"\d+", found[sort][0]) == [str(column[seat] + 1), str(best)]
    assert told("clear_winner", "place_worker") == {}, "at a guild it is all the same who goes"


def test_trades_name_what_they_make_payable() -> None:
    found = told("two_players", "trade", 1)
    assert found["sell_wood_and_stone"] == ["then too little for: Pub and wall"]
    assert found["sell_two_stone"] == ["then too little for 9 buildings"]
    assert found["buy_wood"] == []
    polish = told("two_players", "trade", 1, "pl")
    assert polish["sell_wood_and_stone"] == ["zabraknie na Piwiarnię i Mur"]


def test_a_gnome_says_what_it_does_where_it_comes() -> None:
    found = told("clear_winner_of_five", "gnome_lock", 4)
    assert found["gardens"] == ["an elf becomes a master"]
    polish = told("clear_winner_of_five", "gnome_lock", 4, "pl")
    assert polish["gardens"] == ["Elf zostaje Mistrzem"]


def test_robbers_count_what_there_is_to_take() -> None:
    assert told("clear_winner", "bandit_form", 2) == {
        "one": ["2 wood or stone"],
        "several": ["2 wood or stone"],
    }
    s = next(m.before for m in recorded("clear_winner") if is_asked(m, "bandit_form"))
    rich = [player["goods"] for player in seen(s)["table"]["players"]]
    s.play(s.choices[0])
    found = prospects(view(editions.edition("belfort").game, s, s.decision.seat), RAW, SAY)
    for code in s.choices:
        n = [rich[code][good] for good in ("wood", "stone", "metal") if rich[code][good]]
        assert re.findall(r"\d+", found[f"seat:{code}"][0]) == [str(one) for one in n]


def test_a_swap_tells_how_both_districts_would_stand() -> None:
    s = next(m.before for m in recorded("two_players_share") if is_asked(m, "wizard_first"))
    first = swapped(s)
    s.play(next(code for code in s.choices if code not in first))
    assert s.decision.name == "wizard_second"
    assert swapped(s)


@pytest.mark.rule("BEL-4.94")
def test_two_walls_of_one_district_tell_that_nothing_changes() -> None:
    s = swapping({"d1_wall_a": 0, "d1_wall_b": 1, "d1_inn": 1}, "wall", "d1_wall_a").state
    lines = {s.decision.token(s, code): told for code, told in swapped(s).items()}
    assert [re.findall(r"\d+", line) for line in lines["d1_wall_b"]] == [["1", "2"]]


def test_a_swap_within_a_district_leaves_it_as_it_is() -> None:
    walls = {"d1_wall_a": 0, "d1_wall_b": 1, "d2_wall_a": 1, "d1_pub": 2}
    s = swapping(walls, "wall", "d1_wall_b").state
    assert s.decision.name == "wizard_second"
    assert len(swapped(s)[LOCATIONS.code("d1_wall_a")]) == 1


def swapped(s: Any) -> dict[int, list[str]]:
    """What is told of each place of which it is known with which it is swapped: it is so then."""
    found = best_swaps(seen(s), RAW, SAY)
    told = {code: found[s.decision.token(s, code)]["brief"].split(" · ") for code in s.choices}
    known = {code: districts for code, districts in told.items() if ":" in districts[0]}
    for code, districts in known.items():
        after = s.copy()
        after.play(code)
        for district in districts:
            numeral, own, best = re.findall(r"\w+", district)
            row = district_counts(after)[NUMERALS.index(numeral)]
            assert [own, best] == [str(row[0]), str(max(row[1:]))]
    assert known
    return known


@pytest.mark.parametrize(
    "markers",
    [
        {"d1_inn": 0, "d2_inn": 1, "d3_pub": 0, "d3_tower": 1, "d3_market": 1, "d2_keep_a": 2},
        {"gate_1_d1": 0, "gate_2_d2": 1, "gate_2_d3": 1, "gate_3_d3": 0, "d1_pub": 1},
        {"d1_wall_a": 1, "d1_pub": 0, "d5_guild": 2, "d4_wall_a": 0, "d4_wall_b": 0},
    ],
)
def test_a_kind_to_swap_tells_what_the_best_swap_would_bring(markers: Any) -> None:
    if "d2_keep_a" in markers:
        markers = {**markers, "d2_keep_b": markers["d2_keep_a"]}
    s = swapping(markers).state
    assert s.decision.name == "wizard_kind"
    found = best_swaps(seen(s), RAW, SAY)
    assert set(found) == set(seen(s)["decision"]["options"])
    for code in s.choices:
        told = found[s.decision.token(s, code)]
        assert told["brief"] == f"+{best_of(s, code)} pts"
        assert re.findall(r"\d+", told["says"]) == re.findall("[1-9]", told["brief"])
        after = s.copy()
        after.play(code)
        firsts = best_swaps(seen(after), RAW, SAY)
        for first in after.choices:
            token = after.decision.token(after, first)
            if "pts" in firsts.get(token, {}).get("brief", ""):
                assert firsts[token]["brief"] == f"+{best_of(after, first)} pts"


def best_of(s: Any, code: int) -> int:
    """How many points more an answer brings at a scoring, with the best of all that follow it."""
    now, most, open_ = points(s)[0], 0, [(s, code)]
    while open_:
        before, answer = open_.pop()
        after = before.copy()
        after.play(answer)
        if after.decision and after.decision.name.startswith("wizard"):
            open_ += [(after, each) for each in after.choices]
        else:
            most = max(most, points(after)[0] - now)
    return most


def test_the_next_booty_names_what_it_makes_payable() -> None:
    robber = player("2/1/0/9", hand=["library"])
    robbed = board(robber, player("1/1/1/0"), player("1/1/0/0"), phase="actions")
    robbed["table"] |= {"guild_workers": {"d1": "0:elf"}, "guilds": GUILDS}
    match = at(robbed)
    play(match, "0 use:bandits", "0 several", "0 seat:1:stone")
    assert match.state.decision.name == "bandit_next"
    found = prospects(seen(match.state), RAW, SAY)
    assert found == {"seat:2:wood": ["then enough for: Library"], "seat:2:stone": []}


def test_cards_to_buy_or_to_take_name_the_best_district() -> None:
    for record, kind, seat in (("clear_winner", "buy_card", 1), ("clear_winner", "spy_take", 2)):
        s = next(m.before for m in recorded(record) if m.seat == seat and is_asked(m, kind))
        table = view(editions.edition("belfort").game, s, seat)
        told = best_sites(table, RAW, SAY)
        assert set(told) >= set(table["decision"]["options"]) - {"deck", "none"}


def test_prices_are_told_where_something_is_paid_for() -> None:
    table = asked("two_players", "virtual_dwarf_start")
    assert prices(table, RAW, SAY) == {}, "the dwarf of a virtual player pays no fee"
    table = asked("clear_winner", "buy_card")
    assert [part["n"] for part in prices(table, RAW, SAY)["gatehouse"]] == [1, 2, 2]


def costs(record: str, kind: str, seat: int = 0) -> dict[str, list[tuple[str, int, bool]]]:
    """What stands beside the options of a question as a price: goods, numbers, what is short."""
    s = next(m.before for m in recorded(record) if m.seat == seat and is_asked(m, kind))
    found = prices(view(editions.edition("belfort").game, s, seat), RAW, SAY)
    return {
        token: [(part["tone"], part["n"], part["short"]) for part in parts]
        for token, parts in found.items()
    }


def test_cards_that_are_kept_or_given_away_say_what_they_cost() -> None:
    three = costs("clear_winner", "keep_cards", 1)["keep+library+gatehouse"]
    assert three == [("wood", 7, False), ("stone", 7, False), ("metal", 4, False)]
    for record, kind, seat in (("clear_winner", "spy_pick", 0), ("two_players", "discard", 1)):
        library = costs(record, kind, seat)["library"]
        assert [part[:2] for part in library] == [("wood", 3), ("stone", 2)], kind


def test_architects_are_told_the_price_before_the_discount() -> None:
    assert costs("clear_winner", "architect_kind", 2)["library"] == [
        ("wood", 3, False),
        ("stone", 2, False),
    ]
    rich = board(player("9/9/9/9"), player(), player(), phase="actions")
    rich["table"] |= {"guild_workers": {"d1": "0:elf"}, "guilds": ["architects", *GUILDS[1:]]}
    match = at(rich)
    play(match, "0 use:architects", "0 guild")
    table = seen(match.state)
    found = prices(table, RAW, SAY)
    for site in table["decision"]["options"]:
        guild = table["table"]["guilds"][int(site[1]) - 1]
        printed = table["table"]["printed"]["guild_costs"][guild]
        assert [part["n"] for part in found[site]] == [n for n in printed if n]


def test_a_card_of_a_virtual_player_names_where_it_harms_least() -> None:
    table = asked("two_players", "virtual_card")
    builder = table["seats"] + table["agenda"][0]["virtual"]
    best = best_sites(table, RAW, SAY)
    assert set(table["decision"]["options"]) - {"deck"} <= set(best)
    for kind, told in best.items():
        numeral, _, standing = told["says"].partition(": ")
        there = list(table["table"]["districts"][f"d{NUMERALS.index(numeral) + 1}"])
        there[builder] += 2 if kind == "keep" else 1
        assert re.findall(r"\d+", standing) == [str(there[0]), str(max(there[1:]))]


def test_booty_names_what_it_makes_payable() -> None:
    robber = player("2/1/0/9", hand=["library"])
    robbed = board(robber, player("1/1/1/0"), player("0/0/0/0"), phase="actions")
    robbed["table"] |= {"guild_workers": {"d1": "0:elf"}, "guilds": GUILDS}
    match = at(robbed)
    play(match, "0 use:bandits")
    assert match.state.decision.name == "bandit_goods"
    found = prospects(seen(match.state), RAW, SAY)
    assert found["1wood+1stone"] == ["then enough for: Library"]
    assert found["1metal"] == found["1wood"] == []


@pytest.mark.parametrize(
    "markers, moves",
    [
        ({"gate_1_d1": 0, "gate_3_d3": 1, "gate_3_d4": 1}, ("gate_1", "gate_3")),
        ({"gate_1_d1": 0, "gate_2_d2": 1, "gate_2_d3": 1}, ("gate_2", "gate_1")),
        ({"gate_1_d2": 0, "gate_2_d2": 1}, ("gate_1", "gate_2", "gate_2_d2")),
        (
            {"gate_1_d2": 1, "gate_3_d4": 0, "d1_pub": 2},
            ("gatehouse", "gate_1", "gate_3", "gate_3_d3"),
        ),
    ],
)
def test_a_marker_at_a_gate_tells_how_either_side_would_stand(markers: Any, moves: Any) -> None:
    s = swapping(markers, *moves).state
    assert s.decision.name == "wizard_gate_symbol"
    found = prospects(seen(s), RAW, SAY)
    assert len(found) == 2
    for code in s.choices:
        after, token = s.copy(), s.decision.token(s, code)
        after.play(code)
        row = district_counts(after)[int(token[-1]) - 1]
        assert re.findall(r"\d+", found[token][0]) == [str(row[0]), str(max(row[1:]))]
