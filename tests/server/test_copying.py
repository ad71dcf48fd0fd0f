"""`underhall copy`: a house moves between stores, both ways, and goes on where it was."""

import asyncio
import re
from pathlib import Path

import pytest
from server import postgres
from server.house import CLIENT, house_at, plan, play_some, settings

from underhall.cli import main
from underhall.core.chance import Fast
from underhall.server.store import duties
from underhall.server.store.copying import digest_of
from underhall.server.store.interface import Claim, Whole
from underhall.server.store.opening import open_database, open_store
from underhall.server.store.sqlite import SqliteStore
from underhall.server.tables.house import House


def copy(*args: object) -> int:
    return main(["copy", "--lang", "en", *map(str, args)])


async def filled(path: Path) -> list[str]:
    """A house with a few tables, and their names."""
    async with house_at(path) as house:
        ids = [
            (await house.open(plan(game, "me here", clock=600), CLIENT)).id
            for game in ("lantern", "belfort", "runedar")
        ]
        ids.sort()
        for id in ids:
            await play_some(house, id, 6, Fast(id))
        await house.give(Claim("guest", ids[0], "w"))
    return ids


async def everything(where: Path | str) -> list[Whole]:
    store = open_store(where)
    try:
        return [await store.whole(id) for id in await store.ids()]
    finally:
        await store.close()


def test_a_house_goes_into_a_database_and_back(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    first, second = tmp_path / "tables.sqlite", tmp_path / "again.sqlite"
    url = postgres.server().database()
    ids = asyncio.run(filled(first))
    assert copy(first, url) == 0
    out = capsys.readouterr().out
    assert out.startswith("3 tables with 21 entries and 10 keys copied")
    digest = re.findall(r"[0-9a-f]{64}", out)
    assert copy(url, second) == 0
    assert re.findall(r"[0-9a-f]{64}", capsys.readouterr().out) == digest
    assert asyncio.run(everything(first)) == asyncio.run(everything(second))
    assert second.stat().st_mode & 0o077 == 0
    assert sorted(path.name for path in tmp_path.iterdir()) == ["again.sqlite", "tables.sqlite"]

    async def go_on() -> None:
        """Keys open the same seats, and clocks go on where they were."""
        store = SqliteStore(first)
        secret, time = store.secret, await store.latest_time()
        await store.close()
        house = House(open_database(url), settings(url))
        await house.start()
        assert house.store.secret == secret and time is not None
        assert 0 <= house.turn_time() - time < 20_000
        assert await house.roles("guest", ids[0]) == ["w"]
        for id in ids:
            await play_some(house, id, 2, Fast(id))
        assert await asyncio.to_thread(copy, url, tmp_path / "third.sqlite") == 2
        await house.stop()

    asyncio.run(go_on())
    assert "house is open" in capsys.readouterr().err
    monkeypatch.setattr(duties, "ABSENT", 6000)
    assert copy(url, tmp_path / "third.sqlite") == 0, "its last sign of life was only just now"


@pytest.mark.parametrize("change", ["card", "entries", "claims"])
def test_a_difference_shows_in_the_digest(change: str) -> None:
    one = Whole(("t", 1), [(1, 2, "move", "{}")], [("me", "0")])
    other = {
        "card": Whole(("t", 2), one.entries, one.claims),
        "entries": Whole(one.card, [(1, 2, "move", "{ }")], one.claims),
        "claims": Whole(one.card, one.entries, []),
    }[change]
    assert digest_of(one) != digest_of(other)


def test_what_cannot_be_copied(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path, full = tmp_path / "tables.sqlite", tmp_path / "full.sqlite"
    asyncio.run(filled(path))
    full.write_text("")
    for args, complaint in (
        ((tmp_path / "none.sqlite", tmp_path / "x"), "there is no file"),
        ((path, full), "is there already"),
        ((path, "mysql://x"), "not at mysql://"),
    ):
        assert copy(*args) == 2
        out, err = capsys.readouterr()
        assert (out, err.count("\n")) == ("", 1)
        assert complaint in err


def test_a_database_with_tables_is_left_alone(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path, url = tmp_path / "tables.sqlite", postgres.server().database()
    ids = asyncio.run(filled(path))
    assert copy(path, url) == 0
    assert copy(path, url) == 2
    assert "has tables already" in capsys.readouterr().err
    assert [whole.card[0] for whole in asyncio.run(everything(url))] == ids


def test_a_copy_that_fails_leaves_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    path, target = tmp_path / "tables.sqlite", tmp_path / "copy.sqlite"
    asyncio.run(filled(path))
    whole = SqliteStore.whole

    async def forgetful(store: SqliteStore, table: str) -> Whole:
        found = await whole(store, table)
        lost = store.path != path
        return Whole(found.card, found.entries[:-1], found.claims) if lost else found

    monkeypatch.setattr(SqliteStore, "whole", forgetful)
    assert copy(path, target) == 2
    assert "differs" in capsys.readouterr().err
    assert [file.name for file in tmp_path.iterdir()] == ["tables.sqlite"]


def test_backup_of_a_database_says_how(capsys: pytest.CaptureFixture[str]) -> None:
    url = "postgresql://127.0.0.1:1/house"
    assert main(["backup", "x", "--store", url, "--lang", "en"]) == 2
    assert "pg_dump" in capsys.readouterr().err
