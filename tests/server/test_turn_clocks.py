"""Turn clocks go on only while the house is open, whatever becomes of the clock of the machine."""

from pathlib import Path
from typing import Any

import pytest
from server.house import CLIENT, Time, house_at, plan, play_some
from waiting import PATIENCE, run, soon

from underhall.core.chance import Fast
from underhall.server.errors import StoreTrouble
from underhall.server.shown import facts
from underhall.server.tables import retrying
from underhall.server.tables.house import House

HOUR = 3_600_000


async def opened(house: House, **how: Any) -> str:
    given = {"clock": 60, "then": "wait", **how}
    return (await house.open(plan("lantern", "me here", **given), CLIENT)).id


async def left(house: House, id: str) -> set[int]:
    """What is left to those who are waited for."""
    async with house.at(id) as table:
        return {deadline - house.turn_time() for deadline in table.deadlines().values()}


async def kinds(house: House, id: str) -> list[str]:
    return [entry.kind for entry in await house.store.entries(id)]


@pytest.mark.parametrize("jump", [-HOUR, 2 * HOUR])
def test_the_clock_of_the_machine_is_set(path: Path, jump: int) -> None:
    """Ahead, nobody's time is up at once; back, no turn lasts for an hour."""

    async def work() -> None:
        wall, ticks = Time(), Time()
        async with house_at(path, wall, ticks) as house:
            id = await opened(house)
            ticks.now += 10_000
            wall.now += 10_000 + jump
            await house.clock.ring_now()
            assert await kinds(house, id) == ["opened"]
            assert await left(house, id) == {50_000}
            async with house.at(id) as table:
                player = facts.players(table, 0, facts.words_of(table, "en"), set())[0]
                assert player["deadline"] == wall.now + 50_000
            ticks.now += 50_000
            await house.clock.ring_now()
            await house.clock.ring_now()
            assert (await kinds(house, id)).count("expired") >= 1

    run(work())


@pytest.mark.parametrize("away", [-HOUR, HOUR])
def test_what_is_left_is_kept_while_the_house_is_closed(path: Path, away: int) -> None:
    async def work() -> None:
        wall, ticks = Time(), Time()
        async with house_at(path, wall, ticks) as house:
            id = await opened(house, clock=300)
            ticks.now += 100_000
        wall.now += away
        ticks.now = 5
        async with house_at(path, wall, ticks) as house:
            assert await left(house, id) == {200_000}
            ticks.now += 199_000
            await house.clock.ring_now()
            assert await kinds(house, id) == ["opened"]
            ticks.now += 1000
            await house.clock.ring_now()
            assert "expired" in await kinds(house, id)

    run(work())


def test_a_little_is_left_to_everybody_when_the_house_is_opened(path: Path) -> None:
    async def work() -> None:
        time = Time()
        async with house_at(path, time) as house:
            id = await opened(house)
            time.now += 59_000
        async with house_at(path, time) as house:
            assert await left(house, id) == {30_000}
            time.now += 10_000
            async with house.at(id) as table:
                house.drop(table)
            assert await left(house, id) == {20_000}, "only once"

    run(work())


def test_time_is_noted_with_every_move(path: Path) -> None:
    """A house that is killed goes on where it was, however long it had been idle before."""

    async def work() -> None:
        time = Time()
        async with house_at(path, time) as house:
            time.now += HOUR
            id = await opened(house)
            house._note_time = house.players.stop  # type: ignore[method-assign]
        async with house_at(path, time) as house:
            assert await left(house, id) == {60_000}

    run(work())


def test_a_file_of_an_earlier_version(path: Path) -> None:
    """There turn time was that of the wall clock, and nobody noted it."""

    async def work() -> None:
        time = Time()
        async with house_at(path, time) as house:
            id = await opened(house)
            await house.store._write(  # type: ignore[attr-defined]
                lambda db: db.execute("DELETE FROM house WHERE name = 'time'")
            )
            house._note_time = house.players.stop  # type: ignore[method-assign]
        time.now += HOUR
        async with house_at(path, time) as house:
            assert await left(house, id) == {60_000}

    run(work())


# ---------------------------------------------------------------------- trouble


def test_a_clock_rings_again_after_trouble(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(retrying, "FIRST_PAUSE", 0.01)

    async def work() -> None:
        time = Time()
        async with house_at(path, time) as house:
            id = await opened(house)
            append = house.store.append
            failures: list[Exception] = [StoreTrouble("locked"), ValueError("anything else")]

            async def failing(*given: Any) -> None:
                if failures:
                    raise failures.pop()
                await append(*given)

            house.store.append = failing  # type: ignore[assignment, method-assign]
            time.now += 60_000

            async def rings() -> bool:
                time.now += 20
                return "expired" in await kinds(house, id)

            await soon(rings, "its clock rings again")

    run(work())


def test_bots_go_on_after_trouble_and_the_page_says_what_it_waits_for(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(retrying, "FIRST_PAUSE", 0.05)

    async def work() -> None:
        async with house_at(path) as house:
            id = (await house.open(plan("lantern", "me random"), CLIENT)).id
            listener = house.hub.listen(id, [0], "somebody", 1)
            append, trouble = house.store.append, True

            async def failing(card: Any, entries: Any, *given: Any) -> None:
                if trouble and entries[0].data.get("seat") == 1:
                    raise StoreTrouble("locked")
                await append(card, entries, *given)

            house.store.append = failing  # type: ignore[assignment, method-assign]
            await play_some(house, id, 1, Fast(1))
            while (await said(listener)) != "held-up":
                pass
            for lang, words in (("en", "cannot write"), ("pl", "nie może w tej chwili zapisywać")):
                async with house.at(id) as table:
                    told = facts.facts(table, 0, facts.words_of(table, lang))
                    assert told["table"]["held_up"] == "store"
                    assert words in told["waiting_sentence"]
            trouble = False
            while (await said(listener)) != "held-up":
                pass
            async with house.at(id) as table:
                assert table.held_up == ""
                assert "move" in [entry.kind for entry in table.entries if entry.number > 2]

    run(work())


async def said(listener: Any) -> str:
    """The next notice, if there is one."""
    news = await listener.next(PATIENCE)
    assert news is not None, "nothing is heard of it"
    return next((notice["kind"] for notice in news["notices"]), "")


def test_pauses_grow_and_end_somewhere() -> None:
    pauses = [retrying.pause(n) for n in range(1, 40)]
    assert pauses == sorted(pauses)
    assert (pauses[0], pauses[-1]) == (retrying.FIRST_PAUSE, retrying.LONGEST_PAUSE)
