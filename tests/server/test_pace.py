"""Bots rest once for a complete action, as fast as people wish, and hurry when somebody asks."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable
from functools import partial
from pathlib import Path

import pytest
from server.house import CLIENT, house_at, plan

from underhall.server.tables.pace import FADE, Pace
from underhall.server.tables.people import run_out

PAUSE = 0.05


async def seconds(wait: Callable[[], Awaitable[None]]) -> float:
    begun = time.monotonic()
    await wait()
    return time.monotonic() - begun


def test_only_the_first_step_of_an_action_is_waited_for() -> None:
    async def played() -> list[bool]:
        pace = Pace(PAUSE)
        steps = [(1, True), (1, False), (1, False), (1, True), (2, False), (2, False)]
        return [
            await seconds(partial(pace.rest, "t", seat, starts)) > PAUSE / 2
            for seat, starts in steps
        ]

    assert asyncio.run(played()) == [True, False, False, True, True, False]


def test_rests_become_shorter_until_a_person_is_asked() -> None:
    async def played() -> tuple[float, float]:
        pace = Pace(PAUSE)
        for _ in range(20):
            late = await seconds(lambda: pace.rest("t", 1, True))
        pace.person_asked("t")
        return late, await seconds(lambda: pace.rest("t", 1, True))

    late, anew = asyncio.run(played())
    assert late < PAUSE / 2 < anew
    assert 1 / (1 - FADE) < 5.1


@pytest.mark.parametrize(
    "pace, least, most", [("slow", 2, 9), ("fast", 0.2, 0.9), ("instant", 0, 0.2)]
)
def test_people_choose_how_fast_it_goes(pace: str, least: float, most: float) -> None:
    async def played() -> float:
        own = Pace(0.1)
        own.choose("t", pace)
        own.choose("other", "slow")
        return await seconds(lambda: own.rest("t", 1, True))

    assert least * 0.1 <= asyncio.run(played()) <= most * 0.1


def test_a_hurry_ends_the_rest_and_all_until_a_person_is_asked() -> None:
    async def played() -> tuple[float, float, float]:
        pace = Pace(5)
        resting = asyncio.create_task(seconds(lambda: pace.rest("t", 1, True)))
        await asyncio.sleep(0.01)
        pace.hurry("t")
        first = await resting
        second = await seconds(lambda: pace.rest("t", 2, True))
        pace.person_asked("t")
        with pytest.raises(TimeoutError):
            await asyncio.wait_for(pace.rest("t", 1, True), 0.05)
        return first, second, 0

    first, second, _ = asyncio.run(played())
    assert first < 1
    assert second < 1


@pytest.mark.parametrize("looks", [True, False])
def test_a_bot_plays_one_turn_only_for_somebody_who_looks(tmp_path: Path, looks: bool) -> None:
    async def played() -> bool:
        async with house_at(tmp_path / "t.sqlite") as house:
            wish = plan("belfort", "me here", clock=60, then="bot")
            table = await house.open(wish, CLIENT)
            if looks:
                house.hub.listen(table.id, [0, 1], "visitor", table.number)
            late = house.turn_time() + 3_600_000
            await house.do(table.id, lambda here: run_out(here, late))
            for _ in range(200):
                await asyncio.sleep(0.05)
                async with house.at(table.id) as here:
                    moved = [entry.kind for entry in here.entries]
                    # Getting up is a deed of its own, after the move.
                    if "move" in moved and table.id not in house.players._tasks:
                        return not any(chair.stand_in for chair in here.chairs)
        raise AssertionError("the bot does not move")

    assert asyncio.run(played()) == looks
