"""Bots rest once for a complete action, as fast as people wish, and hurry when somebody asks."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from functools import partial
from pathlib import Path

import pytest
from server.house import CLIENT, house_at, plan
from waiting import soon, without_waiting

from underhall.server.settings import Settings
from underhall.server.tables.bot_workers import Players, Task, Thinkers
from underhall.server.tables.pace import LEAST_THOUGHT, PACES, PATIENCE, RESTS, Pace
from underhall.server.tables.people import run_out

PAUSE = 2.0


async def seconds(wait: Callable[[], Awaitable[None]]) -> float:
    """How long something lasts, where time is skipped."""
    loop = asyncio.get_running_loop()
    begun = loop.time()
    await wait()
    return loop.time() - begun


def test_only_the_first_step_of_an_action_is_waited_for() -> None:
    async def played() -> list[bool]:
        pace = Pace(PAUSE)
        steps = [(1, True), (1, False), (1, False), (1, True), (2, False), (2, False)]
        return [await seconds(partial(pace.rest, "t", seat, starts)) > 0 for seat, starts in steps]

    assert without_waiting(played()) == [True, False, False, True, True, False]


def test_rests_become_shorter_until_a_person_is_asked() -> None:
    async def played() -> list[float]:
        pace = Pace(PAUSE)
        rests = [await seconds(lambda: pace.rest("t", 1, True)) for _ in range(20)]
        pace.person_asked("t")
        return [*rests, await seconds(lambda: pace.rest("t", 1, True))]

    *rests, anew = without_waiting(played())
    assert rests == pytest.approx([PAUSE * (1 - 1 / RESTS) ** n for n in range(20)])
    assert anew == pytest.approx(PAUSE)
    assert sum(rests) < RESTS * PAUSE


@pytest.mark.parametrize("thinks", [0.0, 0.2, 1.0, 3.0])
def test_the_time_that_bots_think_counts_as_rest(thinks: float) -> None:
    """They think while they rest, and whoever has thought long enough rests no more."""

    async def played() -> list[float]:
        pace = Pace(PAUSE)

        async def acts() -> None:
            await asyncio.gather(asyncio.sleep(thinks), pace.rest("t", 1, True))

        return [await seconds(acts) for _ in range(30)]

    waits = without_waiting(played())
    assert waits[0] == pytest.approx(max(thinks, PAUSE))
    assert sum(waits) <= RESTS * PAUSE + 30 * thinks
    assert waits[-1] == pytest.approx(thinks, abs=0.01)


def test_bots_rest_less_than_six_seconds_between_own_turns_whatever_they_do() -> None:
    async def played() -> float:
        pace = Pace(Settings(":memory:").pause)
        rests = [await seconds(partial(pace.rest, "t", n % 4, True)) for n in range(200)]
        return sum(rests)

    assert 2 < without_waiting(played()) <= 3.5


def test_bots_think_less_than_six_seconds_in_all_until_a_person_is_asked() -> None:
    async def played() -> list[float]:
        pace, thoughts = Pace(0.0), []
        for _ in range(8):
            thoughts.append(pace.thought("t"))
            await asyncio.sleep(thoughts[-1])
        pace.person_asked("t")
        return [*thoughts, pace.thought("t")]

    *thoughts, anew = without_waiting(played())
    assert anew == thoughts[0] == PATIENCE / 2
    long = [thought for thought in thoughts if thought > LEAST_THOUGHT]
    assert long == sorted(long, reverse=True) and len(long) > 2
    assert sum(long) < PATIENCE <= 6
    assert thoughts[-1] == LEAST_THOUGHT


def test_a_bot_is_told_how_long_it_may_think(tmp_path: Path) -> None:
    allowed: list[float] = []

    class Listening(Thinkers):
        async def choose(self, task: Task) -> tuple[str, ...]:
            allowed.append(task.seconds)
            return await super().choose(task)

    async def played() -> None:
        async with house_at(tmp_path / "t.sqlite") as house:
            house.players = Players(house, Listening(1), 0)
            await house.open(plan("lantern", "random me"), CLIENT)
            await soon(lambda: allowed, "the bot is asked")
            await house.players.stop()

    asyncio.run(played())
    assert allowed[0] == pytest.approx(PATIENCE / 2, rel=0.1)


@pytest.mark.parametrize("pace", PACES)
def test_people_choose_how_fast_it_goes(pace: str) -> None:
    async def played() -> float:
        own = Pace(PAUSE)
        own.choose("t", pace)
        own.choose("other", "slow")
        return await seconds(lambda: own.rest("t", 1, True))

    assert without_waiting(played()) == pytest.approx(PAUSE * PACES[pace])


def test_a_hurry_ends_the_rest_and_all_until_a_person_is_asked() -> None:
    async def played() -> list[float]:
        pace = Pace(5)
        resting = asyncio.create_task(seconds(lambda: pace.rest("t", 1, True)))
        await asyncio.sleep(1)
        pace.hurry("t")
        rests = [await resting, await seconds(lambda: pace.rest("t", 2, True))]
        pace.person_asked("t")
        return [*rests, await seconds(lambda: pace.rest("t", 1, True))]

    assert without_waiting(played()) == pytest.approx([1, 0, 5])


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

            async def moved() -> bool:
                async with house.at(table.id) as here:
                    kinds = [entry.kind for entry in here.entries]
                # Getting up is a deed of its own, after the move.
                return "move" in kinds and table.id not in house.players._tasks

            await soon(moved, "the bot moves")
            async with house.at(table.id) as here:
                return not any(chair.stand_in for chair in here.chairs)

    assert asyncio.run(played()) == looks
