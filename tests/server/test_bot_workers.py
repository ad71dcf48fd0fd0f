"""Bots think in processes of their own; a killed one is replaced, a late thought is not played."""

import asyncio
import os
import signal
import threading
from dataclasses import replace
from functools import partial
from pathlib import Path

import pytest
from server.blind import blinded
from server.dying import FLAG, die_once, take_a_while, wait_for_a_word
from server.house import CLIENT, house_at, laid, plan, play_some, tokens
from waiting import is_running, run, soon

from underhall.core.chance import Fast
from underhall.server.errors import Stale
from underhall.server.tables import bot_workers, moves, people
from underhall.server.tables.bot_workers import Players, Task, Thinkers, task_for, think
from underhall.server.tables.house import House
from underhall.server.tables.moves import play_for_bot
from underhall.server.tables.plans import Plans


def test_a_bot_gets_nothing_that_its_seat_may_not_know() -> None:
    table = laid("belfort", "random greedy random")
    for seat in range(3):
        task = task_for(table, seat)
        twin = blinded(table, seat, 1)
        twin.opened["key"] = table.opened["key"]  # only its hash seeds the bot
        assert task_for(twin, seat) == task
        assert table.opened["key"] not in str(task)
        assert think(task)[0] in tokens(table, seat)


def test_the_same_moment_finds_a_bot_in_the_same_mind() -> None:
    table = laid("lantern", "greedy random")
    assert think(task_for(table, 0)) == think(task_for(table, 0))


def test_whole_games_of_bots(tmp_path: Path) -> None:
    async def work() -> None:
        async with house_at(tmp_path / "a") as house:
            opened = [await house.open(plan("lantern", "random greedy"), CLIENT) for _ in range(3)]
            for table in opened:
                await over(house, table.id)

    run(work())


async def over(house: House, id: str) -> None:
    async def ended() -> bool:
        async with house.at(id) as table:
            return table.is_over

    await soon(ended, "the bots finish")


def test_the_house_answers_while_bots_think(tmp_path: Path) -> None:
    """The bot cannot think its thought to the end before the house has answered."""

    async def work() -> None:
        async with house_at(tmp_path / "a") as house:
            thinkers = Thinkers(1, wait_for_a_word)
            house.players = Players(house, thinkers, 0)
            table = await house.open(plan("lantern", "random me"), CLIENT)
            await soon(lambda: thinkers.thinking, "the bot thinks")
            other = await house.open(plan("lantern", "me here"), CLIENT)
            assert await play_some(house, other.id, 1, Fast(1)) == 1
            assert thinkers.thinking and table.logged == 0
            Path(os.environ[FLAG]).touch()

            async def moved() -> int:
                async with house.at(table.id) as here:
                    return here.logged

            await soon(moved, "the bot moves")
            await thinkers.stop()

    run(work())


def test_thoughts_wait_their_turn_and_waiting_is_not_thinking(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """All six together take longer than one may; none is given up, the first is served first."""
    monkeypatch.setattr(bot_workers, "LONGEST_THOUGHT", 2.5)

    async def work() -> None:
        thinkers = Thinkers(1, take_a_while)
        task = task_for(laid("lantern", "greedy random"), 0)
        tasks = [replace(task, seed=str(number)) for number in range(6)]
        await thinkers.choose(tasks[0])  # the process has begun
        assert await asyncio.gather(*map(thinkers.choose, tasks)) == [()] * 6
        await thinkers.stop()

    run(work())
    assert Path(os.environ[FLAG]).read_text().split() == ["0", *"012345"]


def test_a_killed_process_is_replaced() -> None:
    async def work() -> None:
        thinkers = Thinkers(1)
        task = task_for(laid("lantern", "greedy random"), 0)
        token = await thinkers.choose(task)
        assert thinkers._pool is not None
        (before,) = thinkers._pool._processes
        os.kill(before, signal.SIGKILL)
        assert await thinkers.choose(task) == token
        (after,) = thinkers._pool._processes
        assert after != before
        await thinkers.stop()

    run(work())


def test_a_process_that_is_killed_in_the_middle_of_a_thought() -> None:
    async def work() -> None:
        thinkers = Thinkers(1, die_once)
        flag = Path(os.environ[FLAG])
        task = task_for(laid("lantern", "greedy random"), 0)
        others = [thinkers.choose(task) for _ in range(3)]
        assert set(await asyncio.gather(*others)) == {think(task)}
        assert flag.exists()
        await thinkers.stop()

    run(work())


@pytest.fixture(autouse=True)
def _flag(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(FLAG, str(tmp_path / "died"))
    # Processes are begun anew and must find this module.
    monkeypatch.setenv("PYTHONPATH", str(Path(__file__).parents[1]))


def test_stopping_in_the_middle_of_thoughts() -> None:
    """What was cancelled must not make the pool stumble when its process ends."""

    async def work() -> None:
        thinkers = Thinkers(1)
        task = task_for(laid("lantern", "greedy random"), 0)
        thoughts = [asyncio.create_task(thinkers.choose(task)) for _ in range(4)]
        await asyncio.sleep(0)
        for thought in thoughts:
            thought.cancel()
        await asyncio.gather(*thoughts, return_exceptions=True)
        watching = [one for one in threading.enumerate() if "Executor" in type(one).__name__]
        await thinkers.stop()
        for thread in watching:
            thread.join(10)

    run(work())


def test_a_bot_that_fails_plays_at_random(caplog: pytest.LogCaptureFixture) -> None:
    async def work() -> None:
        thinkers = Thinkers(1)
        table = laid("lantern", "greedy random")
        task = task_for(table, 0)
        broken = Task(**{**vars(task), "level": "no such level"})
        assert (await thinkers.choose(broken))[0] in tokens(table, 0)
        await thinkers.stop()

    run(work())
    assert "a bot of level no such level failed" in caplog.text


def test_a_thought_about_an_old_table_is_not_played(tmp_path: Path) -> None:
    async def work() -> None:
        async with house_at(tmp_path / "a") as house:
            thought, release = asyncio.Event(), asyncio.Event()

            class Slow(Thinkers):
                async def choose(self, task: Task) -> tuple[str, ...]:
                    thought.set()
                    await release.wait()
                    return think(task)

            house.players = Players(house, Slow(1), 0)
            table = await house.open(plan("lantern", "me here"), CLIENT)
            await house.do(table.id, lambda table: people.leave(table, 1))
            await house.do(table.id, lambda table: people.seat_bot(table, 1, "random"))
            await thought.wait()
            await house.do(table.id, lambda table: people.come_back(table, 1))
            release.set()
            await soon(lambda: house.players._tasks == {}, "the thought is dropped")
            async with house.at(table.id) as now:
                assert now.logged == 0
                with pytest.raises(Stale):
                    moves.play_for_bot(now, 1, 0, tokens(now, 1)[0])

    run(work())


def test_processes_do_not_outlive_a_house_that_is_killed(tmp_path: Path) -> None:
    code = (
        "import asyncio, os\n"
        "from server.house import laid\n"
        "from underhall.server.tables.bot_workers import Thinkers, task_for\n"
        "async def main():\n"
        "    thinkers = Thinkers(1)\n"
        "    await thinkers.choose(task_for(laid('lantern', 'random random'), 0))\n"
        "    print(*thinkers._pool._processes, flush=True)\n"
        "    os.kill(os.getpid(), 9)\n"
        "if __name__ == '__main__':\n"
        "    asyncio.run(main())\n"
    )
    script = tmp_path / "house.py"
    script.write_text(code)

    async def work() -> None:
        import sys

        pipe = asyncio.subprocess.PIPE
        house = await asyncio.create_subprocess_exec(sys.executable, str(script), stdout=pipe)
        assert house.stdout is not None
        worker = int(await house.stdout.readline())
        await house.wait()
        await soon(lambda: not is_running(worker), "a bot's process ends with its house")

    run(work())


def test_a_plan_is_kept_while_nothing_new_comes_to_light() -> None:
    table = laid("dwergar", "adept adept")
    seat = table.running().state.waiting()[0]
    plans = Plans()
    tokens = think(task_for(table, seat))
    plans.keep(table, seat, tokens)
    followed = [tokens[0]]
    play_for_bot(table, seat, table.logged, tokens[0])
    while table.running().state.waiting() == [seat] and (token := plans.next(table, seat)):
        play_for_bot(table, seat, table.logged, token)
        followed.append(token)
    assert followed == list(tokens[: len(followed)])
    assert plans.next(table, seat) == ""


def test_a_plan_is_dropped_when_the_game_went_another_way() -> None:
    table = laid("dwergar", "adept adept")
    seat = table.running().state.waiting()[0]
    plans = Plans()
    plans.keep(table, seat, ("nothing", "of the kind"))
    assert plans.next(table, seat) == ""


def test_the_steps_of_an_action_come_in_one_deed() -> None:
    """As nobody rests before them, people see an action as a whole."""
    table = laid("belfort", "novice novice")
    made = []
    for _ in range(12):
        match, plans = table.running(), Plans()
        seat = match.state.waiting()[0]
        tokens = think(task_for(table, seat))
        plans.keep(table, seat, tokens)
        before = len(match.moves)
        play_for_bot(table, seat, table.logged, tokens[0], partial(plans.same_action, table, seat))
        made.append(len(match.moves) - before)
        assert match.state.waiting() != [seat] or match.state.asked(seat).starts_action
    assert max(made) > 2, made
