"""Taking back: free within an action, beyond it with the consent of all who are asked."""

from pathlib import Path
from typing import Any

import pytest
from server.doing import (
    bots_have_moved,
    choose,
    do,
    kinds,
    opened,
    snapshot,
    until_inside_an_action,
)
from server.house import house_at
from waiting import run

from underhall.core.errors import CannotUndo
from underhall.server.errors import NotNow, NotYours, Stale, UndoForbidden
from underhall.server.shown import facts, records
from underhall.server.tables import people, undoing
from underhall.server.tables.house import House


async def all_have_chosen(house: House) -> str:
    """A table of three people, each of whom has chosen once."""
    id = await opened(house, seats="me here here")
    for seat in range(3):
        await choose(house, id, seat)
    return id


def test_free_undo_redo_and_cancel(path: Path) -> None:
    async def work() -> None:
        async with house_at(path) as house:
            id = await opened(house, "belfort", "me here")
            await until_inside_an_action(house, id)
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


def test_undo_beyond_needs_the_consent_of_all_people(path: Path) -> None:
    async def work() -> None:
        async with house_at(path) as house:
            id = await all_have_chosen(house)
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
            id = await all_have_chosen(house)
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
            id = await all_have_chosen(house)
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
            id = await all_have_chosen(house)
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
            await bots_have_moved(house, id)
            await do(house, id, undoing.undo, 0)
            assert (await kinds(house, id))[-1] == "asked"

    run(work())


@pytest.mark.parametrize("how", [people.resign, people.free])
def test_who_is_gone_for_good_is_no_longer_asked(path: Path, how: Any) -> None:
    async def work() -> None:
        async with house_at(path) as house:
            id = await all_have_chosen(house)
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
                    await bots_have_moved(house, id)
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
