"""BEL-4.88: Thieves."""

from typing import Any

import pytest
from helpers import at, names, options, play, refused, table, told

from underhall import editions
from underhall.core.match import Match
from underhall.games.belfort.rules.robbers import SEVERAL, ThiefForm


def turn(*gold: int, **things: Any) -> dict[str, Any]:
    """Seat 0 begins its turn with a worker on the Thieves (d5); all have gold, nothing else."""
    players = [{"goods": {"gold": n}} for n in gold]
    own = {"phase": "actions", "guild_workers": {"d5": "0:elf"}, "players": players}
    return {"game": "belfort", "seats": len(gold), "table": own, **things}


def gold(match: Match) -> list[int]:
    return [player["goods"]["gold"] for player in table(match)["players"]]


def robbing(*gold: int) -> Match:
    """The Thieves were just activated by seat 0."""
    match = at(turn(*gold))
    play(match, "0 use:thieves")
    return match


@pytest.mark.rule("BEL-4.88")
@pytest.mark.parametrize(
    "moves, left",
    [
        (["0 one", "0 seat:2"], [3, 2, 2, 0]),
        (["0 one", "0 seat:1"], [2, 0, 5, 0]),
        (["0 several", "0 seat:2", "0 seat:1"], [2, 1, 4, 0]),
    ],
)
def test_ex_27_gold_from_one_or_from_several(moves: list[str], left: list[int]) -> None:
    match = robbing(0, 2, 5, 0)
    play(match, *moves)
    assert gold(match) == left
    assert table(match)["guild_workers"] == {}


@pytest.mark.rule("BEL-4.88")
def test_thieves_choose_the_form_first() -> None:
    match = robbing(0, 2, 5, 0)
    assert match.state.decision.name == "thief_form"
    assert options(match, 0) == ["one", "several"]


@pytest.mark.rule("BEL-4.88")
def test_thieves_may_rob_only_who_has_gold() -> None:
    match = robbing(0, 2, 5, 0)
    play(match, "0 one")
    assert options(match, 0) == ["seat:1", "seat:2"]
    assert refused(match, 0, "seat:3") == ("BEL-4.88", "has-no-gold")


@pytest.mark.rule("BEL-4.88")
def test_of_several_each_is_robbed_once_of_one_gold() -> None:
    match = robbing(0, 2, 5, 0)
    play(match, "0 several")
    assert refused(match, 0, "stop") == ("BEL-4.88", "rob-one-first")
    assert refused(match, 0, "seat:3") == ("BEL-4.88", "has-no-gold")
    play(match, "0 seat:1")
    assert refused(match, 0, "seat:1") == ("BEL-4.88", "already-robbed")
    assert options(match, 0) == ["stop", "seat:2"]


@pytest.mark.rule("BEL-4.88")
def test_thieves_may_stop_after_the_first_victim() -> None:
    match = robbing(0, 2, 5, 1)
    play(match, "0 several", "0 seat:3", "0 stop")
    assert gold(match) == [1, 2, 5, 0]
    assert match.state.decision.name == "action"


@pytest.mark.rule("BEL-4.88")
def test_thieves_rob_three_players_at_most() -> None:
    match = robbing(0, 4, 4, 4, 4)
    events = play(match, "0 several", "0 seat:4", "0 seat:1", "0 seat:3")
    assert gold(match) == [3, 3, 4, 3, 3]
    assert match.state.decision.name == "action"
    assert told(events, "gold-stolen")[0] == {"who": 0, "victim": 4, "n": 1}


@pytest.mark.rule("BEL-4.88")
def test_several_needs_two_who_have_gold() -> None:
    match = at(turn(4, 0, 2, 0))
    refusal = ThiefForm(0).refusal(match.state, SEVERAL)
    assert refusal and (refusal.clause, refusal.reason) == ("BEL-4.88", "too-few-victims")
    events = play(match, "0 use:thieves")
    assert gold(match) == [6, 0, 0, 0]
    assert names(events) == ["guild-used", "forced", "forced", "gold-stolen"]


@pytest.mark.rule("BEL-4.88")
def test_the_own_gold_makes_nobody_a_victim() -> None:
    match = robbing(3, 1, 1)
    play(match, "0 one")
    assert options(match, 0) == ["seat:1", "seat:2"]


def test_r_10_three_gold_from_one_victim_unless_the_data_say_two() -> None:
    data = {"guild_params": {"thieves_one_gold": 2}}
    match = at(turn(0, 5, 5, data=data), edition=editions.edition("belfort", data))
    play(match, "0 use:thieves", "0 one", "0 seat:1")
    assert gold(match) == [2, 3, 5]
    match = robbing(0, 5, 5)
    play(match, "0 one", "0 seat:1")
    assert gold(match) == [3, 2, 5]
