"""RUN-4.95 to 4.99: victory, defeat, the result and the chronicle."""

from datetime import datetime
from pathlib import Path
from typing import Any

import pytest
from games.runedar.fortress import begun, ended, fort, revealing, seen, what_happened
from games.runedar.moments import FOUR_BLOCKED
from helpers import at, examples, play, play_on, table, told
from hypothesis import given
from hypothesis import strategies as st

from underhall import editions
from underhall.chronicle import entry, keep, kept, outcome
from underhall.core.agenda import SPECTATOR
from underhall.core.match import Match
from underhall.games.runedar.box.names import (
    SIEGE,
)
from underhall.text import Words

SIX = {"blocks": 2, "goblins": {}}
"""Three sections are done with: six goblins are eliminated."""


def starting(**things: Any) -> Match:
    """The turn of seat 0 begins with machines."""
    return at(fort("old_saw", step="machines", mercenaries=[], **things))


def lost(how: str, **things: Any) -> Match:
    """A game lost in one of the five ways."""
    if how == "last_siege_card":
        gone = list(SIEGE.tokens[:-1])
        return at(fort("orc", "old_saw", step="orcs", mercenaries=[], siege_gone=gone, **things))
    if how == "last_catapult_card":
        return starting(machines={"catapult": 0}, board=FOUR_BLOCKED, **things)
    if how == "last_troll_token":
        return starting(machines={"siege_tower": 0}, troll_stack=["troll_1"], **things)
    if how == "last_orc_figure":
        return revealing("siege_1_01", orcs={"wall_tannery": 9}, **things)
    return revealing("siege_1_06", orcs={"tannery": 5}, gold=5, **things)


def won(gold: int, **things: Any) -> Match:
    """A game won by digging the last goblin free."""
    things = {"goblins": {"goblin_5_rubble": 1}, "gold": gold, **things}
    match = at(fort("tool_bag", "old_saw", area="tunnel_entrance", **things))
    play(match, "0 tool_bag:dig")
    return match


DEFEATS = ["last_siege_card", "last_catapult_card", "last_troll_token"]
DEFEATS += ["last_orc_figure", "last_gold"]


# ---------------------------------------------------------------------- 4.95 victory


@pytest.mark.rule("RUN-4.95")
def test_the_game_is_won_when_the_last_two_goblins_are_gone() -> None:
    match = won(12)
    assert (ended(match), match.state.waiting()) == ("victory", [])
    assert told(what_happened(match), "game-won") == [{"gold": 12, "difficulty": "normal"}]


@pytest.mark.rule("RUN-4.95")
def test_one_goblin_of_the_last_section_is_one_too_many() -> None:
    assert ended(won(12, goblins={"goblin_5_rubble": 1, "goblin_5_fight": 3})) == ""


@pytest.mark.rule("RUN-4.95")
def test_the_goblins_of_an_earlier_section_win_nothing() -> None:
    assert ended(won(12, goblins={"goblin_4_rubble": 1})) == ""


# ---------------------------------------------------------------------- 4.96 defeat


@pytest.mark.parametrize("how", DEFEATS)
@pytest.mark.rule("RUN-4.96")
def test_the_game_is_lost_at_once_and_all_gold_with_it(how: str) -> None:
    match = lost(how)
    assert (ended(match), table(match)["gold"]) == (how, 0)
    assert (match.state.waiting(), match.state.agenda) == ([], [])
    assert told(what_happened(match), "game-lost")[0]["cause"] == how


@pytest.mark.rule("RUN-4.96")
def test_there_are_five_ways_to_lose() -> None:
    told_in_data = [row["id"] for row in editions.edition("runedar").raw["loss_condition"]]
    assert told_in_data == DEFEATS


# ---------------------------------------------------------------------- 4.97 the result


@pytest.mark.parametrize("gold", [1, 7, 20])
@pytest.mark.rule("RUN-4.97")
def test_the_result_of_a_victory_is_the_gold_left(gold: int) -> None:
    assert seen(won(gold), 0)["chronicle"]["victory"] == gold


@pytest.mark.parametrize("how", DEFEATS)
@pytest.mark.rule("RUN-4.97")
def test_the_result_of_a_defeat_is_the_number_of_goblins_eliminated(how: str) -> None:
    assert seen(lost(how), 0)["chronicle"]["defeat"] == 0
    assert seen(lost(how, **SIX), 0)["chronicle"]["defeat"] == 6
    one_left = {"goblins": {"goblin_5_fight": 2}}
    assert seen(lost(how, **one_left), 0)["chronicle"]["defeat"] == 9


@pytest.mark.rule("RUN-4.96", "RUN-4.97")
def test_ex_20_defeat_result() -> None:
    match = revealing("siege_1_06", orcs={"tannery": 1, "foundry": 1}, gold=2, **SIX)
    assert (ended(match), table(match)["gold"]) == ("last_gold", 0)
    assert match.state.result.scores == (6, 6)


# ---------------------------------------------------------------------- 4.98 the chronicle


@pytest.mark.rule("RUN-4.98")
def test_the_chronicle_tells_defenders_difficulty_and_the_value_in_its_column() -> None:
    others = ({"dwarf": "red"}, {"dwarf": "purple"})
    match = won(7, seats=3, others=others, dwarf="blue", options={"difficulty": "hard"})
    told_there = {"defenders": ["blue", "red", "purple"], "difficulty": "hard"}
    for seat in (0, 2, SPECTATOR):
        entry = seen(match, seat)["chronicle"]
        assert entry == {**told_there, "victory": 7, "defeat": None, "end": "victory"}
    entry = seen(lost("last_gold", **SIX), 0)["chronicle"]
    assert (entry["victory"], entry["defeat"], entry["end"]) == (None, 6, "last_gold")


@pytest.mark.rule("RUN-4.98")
def test_the_chronicle_has_a_column_for_each_of_these() -> None:
    columns = editions.edition("runedar").raw["chronicle"]["columns_en"]
    assert [column.split()[0].lower() for column in columns] == [
        "date",
        "defenders",
        "difficulty",
        "defeat",
        "victory",
    ]


@pytest.mark.rule("RUN-4.98")
def test_the_chronicle_is_kept_with_its_date_and_read_again(tmp_path: Path) -> None:
    when, path = datetime(2026, 11, 15, 21, 30), tmp_path / "kept" / "chronicle.jsonl"
    hard = {"options": {"difficulty": "hard"}}
    for match in (won(7, **hard), lost("last_gold", **SIX)):
        assert match.result is not None
        keep(path, entry("runedar", ["Ania", "Ola"], match.options, match.result, when))
    entries = list(kept(path))
    assert [(e["date"], e["names"]) for e in entries] == [("2026-11-15 21:30", ["Ania", "Ola"])] * 2
    words = Words("en", "runedar")
    assert [outcome(words, "runedar", e["options"], e["result"]) for e in entries] == [
        "Victory (hard): 7 gold nuggets saved",
        "Defeat (normal): 6 goblins eliminated",
    ]


@pytest.mark.rule("RUN-4.98")
def test_a_game_that_goes_on_has_no_entry() -> None:
    assert seen(begun(2), 0)["chronicle"] is None


# ---------------------------------------------------------------------- 4.99 one number


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
@pytest.mark.rule("RUN-4.99")
def test_all_win_or_lose_together(seats: int) -> None:
    result = won(7, seats=seats).state.result
    assert (result.scores, result.ranks) == ((17,) * seats, (1,) * seats)
    result = lost("last_gold", seats=seats, **SIX).state.result
    assert (result.scores, result.ranks) == ((6,) * seats, (2,) * seats)


@pytest.mark.rule("RUN-4.99")
def test_the_number_tells_where_it_comes_from() -> None:
    breakdown = won(7).state.result.data()["breakdown"]
    assert breakdown == [{"victory": 10, "gold": 7, "goblins": 0}] * 2
    breakdown = lost("last_siege_card", **SIX).state.result.data()["breakdown"]
    assert breakdown == [{"victory": 0, "gold": 0, "goblins": 6}] * 2


@pytest.mark.rule("RUN-4.97", "RUN-4.99")
@given(seats=st.integers(1, 4), seed=st.integers(0, 10**9))
@examples(8)
def test_any_victory_counts_more_than_any_defeat(seats: int, seed: int) -> None:
    match = play_on(begun(seats, seed, difficulty="easy"), seed)
    result = match.state.result
    assert len(set(result.scores)) == 1
    assert (result.scores[0] > 10) == (ended(match) == "victory")
    assert result.scores[0] <= 30
