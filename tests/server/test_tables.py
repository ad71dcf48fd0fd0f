"""Tables: deeds are entries, what is acknowledged is on the disk, old pages are not believed."""

import asyncio
import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from server.house import CLIENT, Time, house_at, laid, plan, play_some, tokens
from waiting import PATIENCE, run, soon

from underhall import editions
from underhall.bots import registry as bots
from underhall.core.chance import Committed, Fast, commitment
from underhall.core.errors import (
    BadData,
    BadOption,
    CannotUndo,
    IllegalMove,
    NotAsked,
    UnknownToken,
)
from underhall.core.record import replay, write_record
from underhall.server.errors import (
    BadWords,
    NoChair,
    NoSuchTable,
    NotNow,
    NotYours,
    Stale,
    StoreFull,
    StoreTrouble,
    TableFrozen,
    TableOver,
    UndoForbidden,
)
from underhall.server.shown import facts, history, records
from underhall.server.tables import log, moves, people, undoing
from underhall.server.tables.frost import Frost
from underhall.server.tables.house import House
from underhall.server.tables.table import Table


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "tables.sqlite"


async def opened(house: House, game: str = "lantern", seats: str = "me here", **how: Any) -> str:
    return (await house.open(plan(game, seats, **how), CLIENT)).id


async def play(house: House, id: str, seat: int, token: str, number: int | None = None) -> int:
    def deed(table: Table) -> list[log.Draft]:
        return moves.play(table, seat, table.number if number is None else number, token)

    return await house.do(id, deed)


async def choose(house: House, id: str, seat: int, at: int = 0) -> int:
    async with house.at(id) as table:
        token = tokens(table, seat)[at]
    return await play(house, id, seat, token)


async def do(house: House, id: str, deed: Callable[..., Any], *given: Any) -> int:
    """A deed that says which number it saw: the newest."""
    return await house.do(id, lambda table: deed(table, given[0], table.number, *given[1:]))


async def kinds(house: House, id: str) -> list[str]:
    return [entry.kind for entry in await house.store.entries(id)]


async def snapshot(house: House, id: str) -> str:
    """All that anybody is told of a table."""
    async with house.at(id) as table:
        words = facts.words_of(table, "en")
        seats = range(-1, len(table.chairs))
        told = [facts.facts(table, seat, words) for seat in seats]
        return json.dumps([told, [history.events(table, seat, words, 0) for seat in seats]])


# ---------------------------------------------------------------------- playing


def test_a_game_is_played_to_its_end(path: Path) -> None:
    async def work() -> None:
        async with house_at(path) as house:
            id = await opened(house, seats="me here here")
            await play_some(house, id, 1000, Fast(1))
            async with house.at(id) as table:
                assert table.status == "over"
                record = records.record(table, 0)
                key = bytes.fromhex(record["key"])
                assert commitment(key) == record["commitment"]
                assert table.match is not None
                by_core = write_record(table.match, Committed(key), players=record["players"])
                assert record == by_core
            replay(json.loads(json.dumps(record)), editions.edition("lantern"))
            with pytest.raises(TableOver):
                await play(house, id, 0, "1")
            with pytest.raises(TableOver):
                await do(house, id, undoing.undo, 0)

    run(work())


def test_tables_are_read_back_as_they_were(path: Path) -> None:
    async def work() -> None:
        async with house_at(path) as house:
            ids = [await opened(house, seats="me here here"), await opened(house, "belfort")]
            for id in ids:
                await house.do(id, lambda table: people.chat(table, 0, "Cześć!"))
                await play_some(house, id, 9, Fast(1))
                await do(house, id, undoing.undo, await _last_mover(house, id))
            before = [await snapshot(house, id) for id in ids]
        async with house_at(path) as house:
            assert [await snapshot(house, id) for id in ids] == before
            for id in ids:
                assert await play_some(house, id, 5, Fast(2)) > 0

    run(work())


async def _last_mover(house: House, id: str) -> int:
    async with house.at(id) as table:
        assert table.match is not None
        return table.match.moves[-1].seat


def test_old_and_repeated_moves_change_nothing(path: Path) -> None:
    async def work() -> None:
        async with house_at(path) as house:
            id = await opened(house)
            async with house.at(id) as table:
                token = tokens(table, 0)[0]
            assert await play(house, id, 0, token, 1) == 2
            before = await snapshot(house, id)
            for number in (1, 0, -1, 3, 99):
                with pytest.raises(Stale):
                    await play(house, id, 0, token, number)
            assert await snapshot(house, id) == before

    run(work())


def test_secret_answers_of_others_do_not_make_mine_old(path: Path) -> None:
    async def work() -> None:
        async with house_at(path) as house:
            id = await opened(house, seats="me here here")
            async with house.at(id) as table:
                mine = tokens(table, 2)[0]
            await choose(house, id, 0)
            await house.do(id, lambda table: people.chat(table, 1, "hm"))
            await choose(house, id, 1)
            await play(house, id, 2, mine, 1)
            with pytest.raises((Stale, NotAsked)):
                await play(house, id, 1, mine, 2)

    run(work())


def test_a_race_has_one_winner(path: Path) -> None:
    async def work() -> None:
        async with house_at(path) as house:
            id = await opened(house)
            async with house.at(id) as table:
                choice = tokens(table, 0)
            tries = [play(house, id, 0, choice[n % len(choice)], 1) for n in range(8)]
            ended = await asyncio.gather(*tries, return_exceptions=True)
            assert [one for one in ended if not isinstance(one, Stale)] == [2]
            assert (await kinds(house, id)).count("move") == 1

    run(work())


def test_two_houses_on_one_file(path: Path) -> None:
    async def work() -> None:
        async with house_at(path) as one, house_at(path) as two:
            id = await opened(one)
            before = await snapshot(two, id)
            await choose(one, id, 0)
            with pytest.raises(NotAsked):
                await choose(two, id, 0)
            assert await snapshot(two, id) == await snapshot(one, id) != before
            await choose(two, id, 1)

    run(work())


@pytest.mark.parametrize(
    "seat, token, error",
    [(0, "dance", UnknownToken), (0, "refused", IllegalMove), (1, "1", NotAsked)],
)
def test_refused_moves_change_nothing(
    path: Path, seat: int, token: str, error: type[Exception]
) -> None:
    async def work() -> None:
        async with house_at(path) as house:
            id = await opened(house, seats="me here")
            if error is NotAsked:
                await choose(house, id, 1)
            async with house.at(id) as table:
                shut = facts.facts(table, 0, facts.words_of(table, "en"))["refused"]
            before = await snapshot(house, id)
            with pytest.raises(error):
                await play(house, id, seat, shut[0]["token"] if token == "refused" else token)
            assert await snapshot(house, id) == before

    run(work())


def test_what_is_not_on_the_disk_is_not_acknowledged_nor_shown(path: Path) -> None:
    async def work() -> None:
        async with house_at(path) as house:
            id = await opened(house)
            before = await snapshot(house, id)
            whole = house.store.append

            async def full(*_: Any) -> None:
                raise StoreFull("no room")

            house.store.append = full  # type: ignore[method-assign,assignment]
            with pytest.raises(StoreFull):
                await choose(house, id, 0)
            house.store.append = whole  # type: ignore[method-assign]
            assert await snapshot(house, id) == before
            assert await choose(house, id, 0) == 2

    run(work())


def test_nobody_sees_a_move_before_it_is_on_the_disk(path: Path) -> None:
    async def work() -> None:
        async with house_at(path) as house:
            id = await opened(house)
            before = await snapshot(house, id)
            whole, release = house.store.append, asyncio.Event()

            async def slow(*given: Any) -> None:
                await release.wait()
                raise StoreTrouble("after all not")

            house.store.append = slow  # type: ignore[method-assign,assignment]
            moving = asyncio.create_task(choose(house, id, 0))
            while house._live[id].number == 1:
                await asyncio.sleep(0)
            looking = asyncio.create_task(snapshot(house, id))
            await asyncio.sleep(0.05)
            assert not looking.done()
            release.set()
            with pytest.raises(StoreTrouble):
                await moving
            house.store.append = whole  # type: ignore[method-assign]
            assert await looking == before

    run(work())


def test_a_visitor_who_goes_away_in_the_middle(path: Path) -> None:
    async def work() -> None:
        async with house_at(path) as house:
            id = await opened(house)
            listener = house.hub.listen(id, (), "somebody", 1)
            moving = asyncio.create_task(choose(house, id, 0))
            while house._live[id].number == 1:
                await asyncio.sleep(0)
            moving.cancel()
            with pytest.raises(asyncio.CancelledError):
                await moving
            async with house.at(id) as table:
                assert table.number == len(await house.store.entries(id)) == 2
            assert await listener.next(PATIENCE) == {"number": 2, "notices": []}

    run(work())


def test_windows_pass_for_the_patient(path: Path) -> None:
    async def work() -> None:
        async with house_at(path) as house:
            id = await opened(house, seats="me here here")
            while True:
                async with house.at(id) as table:
                    told = facts.facts(table, table.waiting()[0], facts.words_of(table, "en"))
                if told["prompt"]["window"]:
                    break
                with pytest.raises(NotNow):
                    await do(house, id, moves.let_pass, told["seat"])
                await choose(house, id, told["seat"], -1)
            seat = told["seat"]
            await do(house, id, moves.let_pass, seat)
            async with house.at(id) as table:
                assert table.match is not None
                assert table.match.moves[-1].token == "continue"
                turn = table.match.state.turn
                assert table.match.orders.holds(seat, turn) or table.waiting() != [seat]
            before = await snapshot(house, id)
        async with house_at(path) as house:
            assert await snapshot(house, id) == before


def test_a_standing_order_is_known_after_a_restart(path: Path) -> None:
    """And so is that it was withdrawn by going back."""

    async def orders(house: House, id: str) -> list[bool]:
        async with house.at(id) as table:
            assert table.match is not None
            match, turn = table.match, table.match.state.turn
            return [match.orders.holds(seat, turn) for seat in range(3)]

    async def work() -> None:
        async with house_at(path) as house:
            id = await opened(house, seats="me here here", undo="free")
            while not await _at_window(house, id):
                await choose(house, id, (await _waiting(house, id))[0], -1)
            (seat, *_) = await _waiting(house, id)
            await do(house, id, moves.let_pass, seat)
            given = await orders(house, id)
            assert given == [who == seat for who in range(3)]
        async with house_at(path) as house:
            assert await orders(house, id) == given
            await do(house, id, undoing.undo, seat)
            assert await orders(house, id) == [False] * 3
        async with house_at(path) as house:
            assert await orders(house, id) == [False] * 3

    async def _waiting(house: House, id: str) -> list[int]:
        async with house.at(id) as table:
            return table.waiting()

    async def _at_window(house: House, id: str) -> bool:
        async with house.at(id) as table:
            assert table.match is not None
            return table.match.at_window(table.waiting()[0])

    run(work())


# ---------------------------------------------------------------------- taking back


def test_free_undo_redo_and_cancel(path: Path) -> None:
    async def work() -> None:
        async with house_at(path) as house:
            id = await opened(house, "belfort", "me here")
            await _until_inside_an_action(house, id)
            async with house.at(id) as table:
                seat = table.waiting()[0]
                told = facts.facts(table, seat, facts.words_of(table, "en"))
                assert told["cancel"]
                assert (told["undo"]["free"], told["undo"]["asks"]) == (True, [])
            before = await snapshot(house, id)
            await do(house, id, undoing.undo, seat)
            with pytest.raises(Stale):
                await house.do(id, lambda table: undoing.undo(table, seat, table.number - 1))
            await do(house, id, undoing.redo, seat)
            async with house.at(id) as table:
                again = facts.facts(table, seat, facts.words_of(table, "en"))
                for key in ("view", "options", "recap", "players"):
                    assert again[key] == told[key]
            await do(house, id, undoing.cancel, seat)
            async with house.at(id) as table:
                assert table.entries[-1].data["cancel"] is True
                assert facts.facts(table, seat, facts.words_of(table, "en"))["cancel"] is False
            assert await snapshot(house, id) != before
            assert (await kinds(house, id)).count("undo") == 2

    run(work())


async def _until_inside_an_action(house: House, id: str) -> None:
    chance = Fast(5)
    for _ in range(300):
        async with house.at(id) as table:
            assert table.match is not None
            seat = table.waiting()[0]
            if table.match.can_cancel(seat):
                return
        await play_some(house, id, 1, chance)
    raise AssertionError("no action with several steps came up")


def test_undo_beyond_needs_the_consent_of_all_people(path: Path) -> None:
    async def work() -> None:
        async with house_at(path) as house:
            id = await opened(house, seats="me here here")
            for seat in range(3):
                await choose(house, id, seat)
            before = await snapshot(house, id)
            await do(house, id, undoing.undo, 0)
            async with house.at(id) as table:
                (question,) = facts.proposals(table, 1, facts.words_of(table, "en"))
                assert (question["what"], question["seat"], question["mine"]) == ("undo", 0, True)
                assert question["moves"] == 3
            with pytest.raises(NotNow):
                await do(house, id, undoing.undo, 0)
            with pytest.raises(NotYours):
                await do(house, id, undoing.answer, 0, "undo", True)
            await do(house, id, undoing.answer, 1, "undo", True)
            async with house.at(id) as table:
                assert table.match is not None
                assert len(table.match.moves) == 3
            await do(house, id, undoing.answer, 2, "undo", True)
            async with house.at(id) as table:
                assert table.match is not None
                assert (len(table.match.moves), table.proposals) == (0, {})
                assert table.waiting() == [0, 1, 2]
            assert await snapshot(house, id) != before
            assert (await kinds(house, id))[-4:] == ["asked", "agreed", "agreed", "undo"]

    run(work())


@pytest.mark.parametrize("who", [0, 2])
def test_consent_can_be_refused_or_withdrawn(path: Path, who: int) -> None:
    async def work() -> None:
        async with house_at(path) as house:
            id = await opened(house, seats="me here here")
            for seat in range(3):
                await choose(house, id, seat)
            await do(house, id, undoing.undo, 0)
            await do(house, id, undoing.answer, who, "undo", False)
            with pytest.raises(NotNow):
                await do(house, id, undoing.answer, 1, "undo", True)
            async with house.at(id) as table:
                assert table.match is not None
                assert len(table.match.moves) == 3

    run(work())


def test_a_question_lapses_when_the_game_goes_on(path: Path) -> None:
    async def work() -> None:
        async with house_at(path) as house:
            id = await opened(house, seats="me here here")
            for seat in range(3):
                await choose(house, id, seat)
            await do(house, id, undoing.undo, 0)
            async with house.at(id) as table:
                seat = table.waiting()[0]
            await choose(house, id, seat)
            with pytest.raises(NotNow):
                await do(house, id, undoing.answer, 1, "undo", True)

    run(work())


def test_who_is_away_is_still_asked(path: Path) -> None:
    """Before something is taken back, and before the game is ended: with and without a bot that
    stands in meanwhile. The answer can be given from afar."""

    async def work() -> None:
        async with house_at(path) as house:
            house.players.wake = lambda table: None  # type: ignore[method-assign]
            id = await opened(house, seats="me here here")
            for seat in range(3):
                await choose(house, id, seat)
            await house.do(id, lambda table: people.leave(table, 1))
            await do(house, id, undoing.undo, 0)
            await house.do(id, lambda table: people.leave(table, 2))
            await house.do(id, lambda table: people.seat_bot(table, 2, "random"))
            await do(house, id, undoing.answer, 2, "undo", True)
            assert (await kinds(house, id))[-1] == "agreed"
            await do(house, id, undoing.answer, 1, "undo", True)
            assert (await kinds(house, id))[-2:] == ["agreed", "undo"]
            await house.do(id, lambda table: undoing.end(table, 0))
            async with house.at(id) as table:
                assert table.proposals["end"].open == [1, 2]
                assert "key" not in records.record(table, 0)
            await do(house, id, undoing.answer, 1, "end", False)
            assert (await kinds(house, id))[-1] == "refused"

    run(work())


def test_what_a_stand_in_did_is_not_taken_back_unasked(path: Path) -> None:
    async def work() -> None:
        async with house_at(path) as house:
            id = await opened(house, seats="me here")
            await house.do(id, lambda table: people.leave(table, 1))
            await house.do(id, lambda table: people.seat_bot(table, 1, "random"))
            await choose(house, id, 0)
            await _bots_have_moved(house, id)
            await do(house, id, undoing.undo, 0)
            assert (await kinds(house, id))[-1] == "asked"

    run(work())


@pytest.mark.parametrize("how", [people.resign, people.free])
def test_who_is_gone_for_good_is_no_longer_asked(path: Path, how: Any) -> None:
    async def work() -> None:
        async with house_at(path) as house:
            id = await opened(house, seats="me here here")
            for seat in range(3):
                await choose(house, id, seat)
            await do(house, id, undoing.undo, 0)
            await do(house, id, undoing.answer, 1, "undo", True)
            await house.do(id, lambda table: how(table, 2))
            assert (await kinds(house, id))[-1] == "undo"

    run(work())


def test_bots_consent_and_policies_differ(path: Path) -> None:
    async def work() -> None:
        async with house_at(path) as house:
            here = "me here"
            for policy, seats in (("consent", "me random"), ("free", here), ("none", here)):
                id = await opened(house, seats=seats, undo=policy)
                await choose(house, id, 0)
                if "here" in seats:
                    await choose(house, id, 1)
                else:
                    await _bots_have_moved(house, id)
                if policy == "none":
                    with pytest.raises(UndoForbidden):
                        await do(house, id, undoing.undo, 0)
                    continue
                await do(house, id, undoing.undo, 0)
                async with house.at(id) as table:
                    assert table.match is not None
                    assert table.match.moves == []
                    assert not table.bots_to_move(), "bots hold still while a redo is possible"
                await do(house, id, undoing.redo, 0)
                async with house.at(id) as table:
                    assert table.match is not None
                    redone = [move.seat for move in table.match.moves]
                    assert redone[:2] == ([0, 1] if policy == "consent" else [0])
            with pytest.raises(CannotUndo):
                await do(house, await opened(house), undoing.undo, 0)

    run(work())


async def _bots_have_moved(house: House, id: str) -> None:
    async def moved() -> bool:
        async with house.at(id) as table:
            return not table.bots_to_move()

    await soon(moved, "the bots move")


# ---------------------------------------------------------------------- people


def test_resigning_gives_the_chair_to_a_bot(path: Path) -> None:
    async def work() -> None:
        async with house_at(path) as house:
            id = await opened(house, seats="me here")
            await house.do(id, lambda table: people.resign(table, 1))
            with pytest.raises(NotYours):
                await house.do(id, lambda table: people.come_back(table, 1))
            await play_some(house, id, 1, Fast(0))
            await _bots_have_moved(house, id)
            async with house.at(id) as table:
                player = facts.players(table, 0, facts.words_of(table, "en"), set())[1]
                assert (player["kind"], player["level"]) == ("bot", bots.usual())
                assert player["resigned"]
                with pytest.raises(NotYours):
                    moves.play(table, 1, table.number, "1")

    run(work())


def test_leaving_a_bot_in_the_chair_and_coming_back(path: Path) -> None:
    async def work() -> None:
        async with house_at(path) as house:
            id = await opened(house, seats="me here")
            with pytest.raises(NotNow):
                await house.do(id, lambda table: people.seat_bot(table, 1, "random"))
            await house.do(id, lambda table: people.leave(table, 1))
            await house.do(id, lambda table: people.seat_bot(table, 1, "random"))
            await _bots_have_moved(house, id)
            async with house.at(id) as table:
                assert table.waiting() == [0]
                with pytest.raises(NotYours):
                    moves.play(table, 1, table.number, "1")
            await house.do(id, lambda table: people.come_back(table, 1))
            await choose(house, id, 0)
            async with house.at(id) as table:
                assert not table.bots_to_move()
                assert table.chairs[1].is_here

    run(work())


def test_an_open_chair_is_kept_warm_and_taken(path: Path) -> None:
    async def work() -> None:
        async with house_at(path) as house:
            id = await opened(house, seats="me open")
            with pytest.raises(BadOption):
                await house.do(id, lambda table: people.seat_bot(table, 1, "genius"))
            with pytest.raises(NoChair):
                await house.do(id, lambda table: people.seat_bot(table, 7, "random"))
            await house.do(id, lambda table: people.seat_bot(table, 1, "random"))
            await _bots_have_moved(house, id)
            await house.do(id, lambda table: people.sit_down(table, "  Zo\u202eë \n"))
            async with house.at(id) as table:
                assert table.names[1] == "Zo ë"
                assert table.chairs[1].is_here
            with pytest.raises(NoChair):
                await house.do(id, lambda table: people.sit_down(table, "Late"))

    run(work())


def test_ending_by_agreement(path: Path) -> None:
    async def work() -> None:
        async with house_at(path) as house:
            id = await opened(house, seats="me here random")
            await house.do(id, lambda table: undoing.end(table, 0))
            async with house.at(id) as table:
                assert "key" not in records.record(table, 0)
            await do(house, id, undoing.answer, 1, "end", True)
            async with house.at(id) as table:
                assert (table.status, table.ended) == ("over", True)
                told = facts.facts(table, 0, facts.words_of(table, "en"))
                assert (told["prompt"], told["options"], told["waiting"]) == (None, [], [])
                record = records.record(table, -1)
                replay(json.loads(json.dumps(record)), editions.edition("lantern"))
                assert commitment(bytes.fromhex(record["key"])) == record["commitment"]
            with pytest.raises(TableOver):
                await house.do(id, lambda table: undoing.end(table, 0))

    run(work())


@pytest.mark.parametrize("name", ["x" * 25, "żółw" * 7])
def test_names_and_chat_have_limits(name: str) -> None:
    table = laid()
    with pytest.raises(BadWords):
        people.rename(table, 0, name)
    with pytest.raises(BadWords):
        people.chat(table, 0, "y" * 301)
    with pytest.raises(BadWords):
        people.chat(table, 0, " \n\u200b ")


# ---------------------------------------------------------------------- opening


@pytest.mark.parametrize(
    "how",
    [
        {"game": "chess"},
        {"seats": "me"},
        {"seats": "me genius"},
        {"seats": "me here here here here here"},
        {"options": {"veins": "4"}},
        {"options": {"beards": "long"}},
        {"undo": "sometimes"},
        {"clock": 1},
        {"clock": 60, "then": "explode"},
    ],
)
def test_plans_that_do_not_fit(how: dict[str, Any]) -> None:
    with pytest.raises(BadOption):
        laid(**how)


def test_a_table_from_the_middle_of_a_game(path: Path) -> None:
    async def work() -> None:
        async with house_at(path) as house:
            id = await opened(house, seats="me here", options={"veins": "3"})
            await play_some(house, id, 3, Fast(4))
            async with house.at(id) as table:
                position = records.position(table, 0)
                seen = facts.facts(table, 0, facts.words_of(table, "en"))["view"]
            other = await opened(house, seats="me here", position=position)
            async with house.at(other) as table:
                again = facts.facts(table, 0, facts.words_of(table, "en"))["view"]
                assert again["table"] == seen["table"]
                assert "position" not in records.record(table, 0)
            await play_some(house, other, 1000, Fast(1))
            async with house.at(other) as table:
                assert table.status == "over"
                replay(
                    json.loads(json.dumps(records.record(table, 0))), editions.edition("lantern")
                )
            with pytest.raises(BadData):
                await opened(house, seats="me here", position={**position, "seats": 3})

    run(work())


def test_corrected_component_data_stay_with_the_table(path: Path, tmp_path: Path) -> None:
    async def work() -> None:
        (tmp_path / "mine.toml").write_text("[lantern.setup]\nwhistles = 3\n")
        async with house_at(path, data=str(tmp_path / "mine.toml")) as house:
            id = await opened(house)
            before = await snapshot(house, id)
        async with house_at(path) as house:
            assert await snapshot(house, id) == before
            async with house.at(id) as table:
                told = facts.facts(table, 0, facts.words_of(table, "en"))
                assert told["view"]["table"]["players"][0]["whistles"] == 3
                assert told["table"]["corrections"]

    run(work())


def test_tables_in_memory_are_counted_by_what_they_take(path: Path) -> None:
    async def work() -> None:
        async with house_at(path, memory=1) as house:
            ids = [await opened(house) for _ in range(20)]
            few = len(ready(house))
            assert 1 < few < 20
            assert sum([table.weight for table in house._live.values()]) <= 1 << 20
            for id in ids:
                await play_some(house, id, 6, Fast(1))
            assert len(ready(house)) < few, "games that go on take more"
        async with house_at(path, memory=64) as house:
            for id in ids:
                await choose(house, id, 0)
            assert len(ready(house)) == 20

    run(work())


def ready(house: House) -> list[Table]:
    """The tables that need not be unpacked."""
    return [table for table in house._live.values() if table.packed is None]


def test_a_deleted_table_is_gone(path: Path) -> None:
    async def work() -> None:
        async with house_at(path) as house:
            id = await opened(house)
            await house.delete(id)
            for use in (lambda: choose(house, id, 0), lambda: house.delete(id)):
                with pytest.raises(NoSuchTable):
                    await use()
            assert await house.roles(CLIENT, id) == []

    run(work())


# ---------------------------------------------------------------------- upgrades


def test_a_log_that_no_longer_replays_is_frozen(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work() -> None:
        async with house_at(path) as house:
            id = await opened(house)
            await play_some(house, id, 4, Fast(1))
            before = await snapshot(house, id)
        dig = "underhall.games.lantern.rules.vein.FillHands.run"
        with monkeypatch.context() as upgrade:
            upgrade.setattr(dig, lambda self, s: None)
            async with house_at(path) as house:
                async with house.at(id) as table:
                    assert table.status == "frozen"
                    told = facts.facts(table, 0, facts.words_of(table, "en"))
                    assert (told["view"], told["options"]) == (None, [])
                    assert told["table"]["frozen"] == {"cause": "moves", "entry": 1}
                    assert "frozen" in told["waiting_sentence"]
                    assert "frozen" in told["log"][-1]["kind"]
                    assert records.record(table, 0)["log"]
                with pytest.raises(TableFrozen):
                    await play(house, id, 0, "1")
                assert await kinds(house, id) == [*["opened"], *["move"] * 4, "frozen"]
            async with house_at(path) as house:
                await snapshot(house, id)
                assert (await kinds(house, id)).count("frozen") == 1
        async with house_at(path) as house:
            async with house.at(id) as table:
                assert table.status == "running"
                assert (await kinds(house, id))[-1] == "thawed"
            old, new = json.loads(before)[0][1], json.loads(await snapshot(house, id))[0][1]
            assert old["view"] == new["view"]
            await play_some(house, id, 1, Fast(1))

    run(work())


def test_a_frozen_table_can_be_ended_and_its_record_taken(path: Path) -> None:
    async def work() -> None:
        async with house_at(path) as house:
            id = await opened(house, seats="me random")
            async with house.at(id) as table:
                whole = log.whole_record(table.entries, key=True)
        edition = editions.edition("lantern")
        fingerprint = edition.fingerprint
        try:
            edition.fingerprint = "another"
            async with house_at(path) as house:
                async with house.at(id) as table:
                    assert table.frozen == Frost("data")
                    assert "key" not in records.record(table, 0)
                await house.do(id, lambda table: undoing.end(table, 0))
                async with house.at(id) as table:
                    assert table.status == "over"
                    taken = records.record(table, 0)
                    assert {key: taken[key] for key in whole} == whole
        finally:
            edition.fingerprint = fingerprint

    run(work())


# ---------------------------------------------------------------------- clocks


@pytest.mark.parametrize("then", ["wait", "bot"])
def test_when_the_time_runs_out(path: Path, then: str) -> None:
    async def work() -> None:
        time = Time()
        async with house_at(path, time) as house:
            id = await opened(house, seats="me here", clock=60, then=then)
            await choose(house, id, 0)
            time.now += 59_999
            await house.clock.ring_now()
            assert (await kinds(house, id))[-1] == "move"
            time.now += 1
            await house.clock.ring_now()
            await _bots_have_moved(house, id)
            found = await kinds(house, id)
            assert found.count("expired") == 1
            async with house.at(id) as table:
                chair = table.chairs[1]
                if then == "wait":
                    assert (chair.expired, chair.bot) == (True, "")
                    assert table.deadlines() == {}
                else:
                    assert chair.bot == bots.usual()
            if then == "wait":
                await house.do(id, lambda table: people.seat_bot(table, 1, "random"))
                await _bots_have_moved(house, id)
            time.now += 3_600_000
            await house.do(id, lambda table: people.come_back(table, 1))
            await house.clock.ring_now()
            async with house.at(id) as table:
                assert table.chairs[1].is_here
                assert table.deadlines().get(1, time.now + 60_000) == time.now + 60_000

    run(work())


def test_a_turn_has_one_clock_and_a_new_one_begins_anew(path: Path) -> None:
    async def work() -> None:
        time = Time()
        async with house_at(path, time) as house:
            id = await opened(house, "belfort", "me here", clock=600)
            await _until_inside_an_action(house, id)
            async with house.at(id) as table:
                (seat,) = table.waiting()
                deadline = table.deadlines()[seat]
                turn = table.turn
            time.now += 5000
            await do(house, id, undoing.undo, seat)
            async with house.at(id) as table:
                assert (table.turn, table.deadlines()[seat]) == (turn, deadline)
            chance = Fast(1)
            while table.turn == turn:
                await play_some(house, id, 1, chance)
                async with house.at(id) as table:
                    pass
            assert table.deadlines()[table.waiting()[0]] == time.now + 600_000

    run(work())
