"""BEL-4.89: Bandits."""

from typing import Any

import pytest
from helpers import at, names, options, play, refused, table, told

from underhall.core.match import Match
from underhall.games.belfort.box.names import (
    GOODS,
)
from underhall.games.belfort.rules.robbers import SEVERAL, BanditForm

GUILDS = ["architects", "bankers", "merchants", "wizards", "bandits"]


def turn(*stocks: str) -> dict[str, Any]:
    """Seat 0 begins its turn with a worker on the Bandits; stocks are written W/S/M."""
    players = [{"goods": dict(zip(GOODS.tokens, map(int, text.split("/"))))} for text in stocks]
    own = {"phase": "actions", "guilds": GUILDS, "guild_workers": {"d5": "0:elf"}}
    return {"game": "belfort", "seats": len(stocks), "table": {**own, "players": players}}


def robbing(*stocks: str) -> Match:
    """The Bandits were just activated by seat 0."""
    match = at(turn(*stocks))
    play(match, "0 use:bandits")
    return match


def stocks(match: Match) -> list[str]:
    goods = [list(player["goods"].values()) for player in table(match)["players"]]
    return ["/".join(map(str, stock[:3])) for stock in goods]


@pytest.mark.rule("BEL-4.89")
def test_ex_28_what_bandits_may_take() -> None:
    match = robbing("0/0/0", "1/1/1", "0/3/0")
    play(match, "0 one", "0 seat:1")
    assert options(match, 0) == ["1metal", "1wood", "1stone", "1wood+1stone"]
    match = robbing("0/0/0", "1/1/1", "0/3/0")
    play(match, "0 one", "0 seat:2")
    assert options(match, 0) == ["1stone", "2stone"]
    match = robbing("0/0/0", "1/1/1", "0/3/0")
    play(match, "0 several")
    assert options(match, 0) == ["seat:1:wood", "seat:1:stone", "seat:2:stone"]
    play(match, "0 seat:1:wood", "0 seat:2:stone")
    assert stocks(match) == ["1/1/0", "0/1/1", "0/2/0"]


@pytest.mark.rule("BEL-4.89")
@pytest.mark.parametrize(
    "booty, own, left",
    [
        ("1metal", "0/0/1", "2/2/1"),
        ("1wood", "1/0/0", "1/2/2"),
        ("1stone", "0/1/0", "2/1/2"),
        ("2wood", "2/0/0", "0/2/2"),
        ("1wood+1stone", "1/1/0", "1/1/2"),
        ("2stone", "0/2/0", "2/0/2"),
    ],
)
def test_from_one_victim_a_metal_or_up_to_two_wood_and_stone(
    booty: str, own: str, left: str
) -> None:
    match = robbing("0/0/0", "2/2/2", "5/5/5")
    play(match, "0 one", "0 seat:1")
    assert len(options(match, 0)) == 6
    play(match, f"0 {booty}")
    assert stocks(match) == [own, left, "5/5/5"]
    assert match.state.decision.name == "action"


@pytest.mark.rule("BEL-4.89")
def test_a_victim_must_have_what_is_named() -> None:
    match = robbing("0/0/0", "1/1/0", "0/0/0", "0/0/1")
    play(match, "0 seat:1")
    assert refused(match, 0, "1metal") == ("BEL-4.89", "victim-lacks")
    assert refused(match, 0, "2wood") == ("BEL-4.89", "victim-lacks")
    assert refused(match, 0, "2stone") == ("BEL-4.89", "victim-lacks")


@pytest.mark.rule("BEL-4.89")
def test_gold_alone_makes_nobody_a_victim() -> None:
    pos = turn("3/3/3", "1/0/0", "0/0/1", "0/0/0")
    pos["table"]["players"][3]["goods"]["gold"] = 7
    match = at(pos)
    play(match, "0 use:bandits")
    assert options(match, 0) == ["seat:1", "seat:2"]
    assert refused(match, 0, "seat:3") == ("BEL-4.89", "has-no-goods")


@pytest.mark.rule("BEL-4.89")
def test_several_needs_two_who_have_wood_or_stone() -> None:
    match = at(turn("0/0/0", "1/1/0", "0/0/3"))
    refusal = BanditForm(0).refusal(match.state, SEVERAL)
    assert refusal and (refusal.clause, refusal.reason) == ("BEL-4.89", "too-few-victims")
    play(match, "0 use:bandits")
    assert match.state.decision.name == "bandit_victim"
    assert options(robbing("0/0/0", "1/0/0", "0/1/3"), 0) == ["one", "several"]


@pytest.mark.rule("BEL-4.89")
def test_of_several_each_gives_one_wood_or_stone() -> None:
    match = robbing("0/0/0", "1/1/0", "2/0/1", "0/0/2")
    play(match, "0 several")
    assert options(match, 0) == ["seat:1:wood", "seat:1:stone", "seat:2:wood"]
    assert refused(match, 0, "stop") == ("BEL-4.89", "rob-one-first")
    assert refused(match, 0, "seat:2:stone") == ("BEL-4.89", "victim-lacks")
    events = play(match, "0 seat:1:stone")
    assert told(events) == [{"who": 0, "victim": 1, "good": "stone", "n": 1}]
    assert refused(match, 0, "seat:1:wood") == ("BEL-4.89", "already-robbed")


@pytest.mark.rule("BEL-4.89")
def test_bandits_may_stop_after_the_first_victim() -> None:
    match = robbing("0/0/0", "1/1/0", "2/0/1")
    play(match, "0 several", "0 seat:2:wood", "0 stop")
    assert stocks(match) == ["1/0/0", "1/1/0", "1/0/1"]
    assert match.state.decision.name == "action"


@pytest.mark.rule("BEL-4.89")
def test_bandits_rob_three_players_at_most() -> None:
    match = robbing("0/0/0", "1/1/0", "1/1/0", "1/1/0", "1/1/0")
    play(match, "0 several", "0 seat:4:wood", "0 seat:1:stone", "0 seat:2:stone")
    assert stocks(match) == ["1/2/0", "1/0/0", "1/0/0", "1/1/0", "0/1/0"]
    assert match.state.decision.name == "action"


@pytest.mark.rule("BEL-4.89")
def test_nothing_is_asked_where_there_is_one_thing_to_take() -> None:
    match = at(turn("0/0/0", "0/0/2", "0/0/0"))
    events = play(match, "0 use:bandits")
    assert stocks(match) == ["0/0/1", "0/0/1", "0/0/0"]
    assert names(events) == ["guild-used", "forced", "forced", "forced", "robbed"]
