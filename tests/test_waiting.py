"""Waiting ends when something is true, says so when it never is, and costs no time where it can."""

import asyncio

import pytest
from waiting import calls, soon, until, without_waiting


def test_waiting_gives_what_came() -> None:
    coming = iter([[], [], [3], [], [4], [], [5]])

    async def later() -> list[int]:
        return next(coming)

    assert until(lambda: next(coming), "three") == [3]
    assert asyncio.run(soon(lambda: next(coming), "four")) == [4]
    assert asyncio.run(soon(later, "five")) == [5]


def test_waiting_in_vain_says_for_what() -> None:
    with pytest.raises(AssertionError, match="in vain: the king"):
        until(lambda: False, "the king", 0)
    with pytest.raises(AssertionError, match="in vain: the king"):
        asyncio.run(soon(lambda: False, "the king", 0))


def test_time_can_be_skipped() -> None:
    async def long() -> float:
        loop = asyncio.get_running_loop()
        begun = loop.time()
        with pytest.raises(TimeoutError):
            async with asyncio.timeout(3600):
                await asyncio.Event().wait()
        woken = asyncio.create_task(asyncio.sleep(86_400, "x"))
        await asyncio.sleep(1)
        assert not woken.done() and await woken == "x"
        return loop.time() - begun

    assert without_waiting(long()) == pytest.approx(3600 + 86_400, abs=1)


def test_work_is_counted() -> None:
    few = calls(lambda: [abs(n) for n in range(10)])
    assert calls(lambda: [abs(n) for n in range(1010)]) == few + 1000
