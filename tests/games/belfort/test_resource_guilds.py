"""BEL-4-N: Bankers, Sawyers, Miners and Masons."""

from typing import Any

import pytest
from helpers import at, play, table, told

GUILDS = ["bankers", "sawyers", "miners", "masons", "librarians"]


def turn(guild: str, worker: str = "0:dwarf") -> dict[str, Any]:
    """Seat 0 of three, without goods, begins its turn with a worker on the guild."""
    where = f"d{GUILDS.index(guild) + 1}"
    things = {"guilds": GUILDS, "guild_workers": {where: worker}}
    return {
        "game": "belfort",
        "seats": 3,
        "table": {"phase": "actions", "players": [{"goods": {}}], **things},
    }


def taken(guild: str) -> dict[str, int]:
    """What the player has after using the guild, who had nothing before."""
    match = at(turn(guild))
    play(match, f"0 use:{guild}")
    goods = table(match)["players"][0]["goods"]
    return {good: n for good, n in goods.items() if n}


@pytest.mark.rule("BEL-4.84")
def test_bankers_give_three_gold() -> None:
    assert taken("bankers") == {"gold": 3}


@pytest.mark.rule("BEL-4.85")
def test_sawyers_give_four_wood() -> None:
    assert taken("sawyers") == {"wood": 4}


@pytest.mark.rule("BEL-4.86")
def test_miners_give_two_metal() -> None:
    assert taken("miners") == {"metal": 2}


@pytest.mark.rule("BEL-4.87")
def test_masons_give_four_stone() -> None:
    assert taken("masons") == {"stone": 4}


@pytest.mark.parametrize("guild", GUILDS[:4])
def test_the_goods_come_from_the_supply_and_the_worker_goes_home(guild: str) -> None:
    match = at(turn(guild))
    before = table(match)
    events = play(match, f"0 use:{guild}")
    after = table(match)
    assert (after["players"][1:], after["guild_workers"]) == (before["players"][1:], {})
    assert after["players"][0]["home"] == {"elf": 3, "dwarf": 3}
    ((good, n),) = taken(guild).items()
    assert told(events, "goods-taken") == [{"who": 0, "good": good, "n": n}]
    assert events[-1].clause == f"BEL-4.{84 + GUILDS.index(guild)}"
