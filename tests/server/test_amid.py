"""A game that begins in the middle says so where others tell of their beginning."""

from __future__ import annotations

from collections.abc import Iterator

import httpx
import pytest
from server.paged import Paged


@pytest.fixture(scope="module")
def visit(tmp_path_factory: pytest.TempPathFactory) -> Iterator[httpx.Client]:
    with (
        Paged(tmp_path_factory.mktemp("house") / "tables.sqlite") as running,
        running.browser(accept="text/html") as client,
    ):
        yield client


@pytest.mark.parametrize("lang, told", [("en", "in the middle"), ("pl", "w środku")])
def test_the_log_of_a_game_from_a_position_is_not_empty(
    visit: httpx.Client, lang: str, told: str
) -> None:
    plan = {"game": "belfort", "seats": [{"kind": "me"}, {"kind": "here"}]}
    first = visit.post("/api/tables", json=plan).json()["table"]
    position = visit.get(f"/api/tables/{first}/position", params={"seat": 0}).json()
    amid = visit.post("/api/tables", json={**plan, "position": position}).json()["table"]
    asked: dict[str, str | int] = {"seat": 0, "lang": lang}
    logs = [visit.get(f"/api/tables/{at}", params=asked).json()["log"] for at in (first, amid)]
    assert not [line for line in logs[0] if told in line["text"]]
    assert told in logs[1][0]["text"]
