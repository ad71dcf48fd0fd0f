"""Reviews of finished tables: made in the background, kept, told to who played, and as a file."""

from __future__ import annotations

import re
from typing import Any

import httpx
from server.house import played
from server.paged import Paged
from waiting import until

SEATS = [{"kind": "me", "name": "Ania"}, {"kind": "bot", "name": "Borin", "level": "novice"}]
LONG = 120.0


def brought(client: httpx.Client, game: str = "lantern") -> str:
    answer = client.post("/api/records", json=played(game, "me here me"))
    assert answer.status_code == 201, answer.text
    table: str = answer.json()["table"]
    return table


def finished(client: httpx.Client, table: str) -> dict[str, Any]:
    def done() -> Any:
        told = client.get(f"/table/{table}/review/progress").json()
        return told if told["done"] else None

    found: dict[str, Any] = until(done, "the review is done", LONG)
    return found


def test_a_review_is_made_once_and_kept(ania: httpx.Client) -> None:
    table = brought(ania)
    first = ania.get(f"/table/{table}/review").text
    assert 'id="review-progress"' in first
    assert finished(ania, table)["percent"] == 100
    page = ania.get(f"/table/{table}/review")
    assert "Chance of winning" in page.text and "The coach’s first choice" in page.text
    assert "<script>" not in page.text and " style=" not in page.text
    number = ania.get(f"/api/tables/{table}").json()["number"]
    assert ania.get(f"/table/{table}/review").text == page.text
    assert ania.get(f"/api/tables/{table}").json()["number"] == number
    assert "Szansa na wygraną" in ania.get(f"/table/{table}/review?lang=pl").text


def test_result_review_and_replay_are_one_switch(ania: httpx.Client) -> None:
    table = brought(ania)
    finished(ania, table)
    faces = [f"/table/{table}/{name}" for name in ("result", "review", "replay")]
    for face in faces:
        page = ania.get(face).text
        switch = page.partition('class="seg three')[2].partition("</nav>")[0]
        assert re.findall(r'href="([^"]+)"', switch) == faces
        assert f'href="{face}" aria-current="page"' in switch


def test_a_stone_opens_the_replay_at_its_turn(ania: httpx.Client) -> None:
    table = brought(ania)
    finished(ania, table)
    page = ania.get(f"/table/{table}/review").text
    stones = page.partition('class="coachrows"')[2]
    found = re.findall(rf'href="/table/{table}/replay\?at=(\d+)&amp;seat=(\d)"', stones)
    moments = sorted({int(at) for at, _ in found})
    assert len(moments) > 3 and moments[0] == 0
    at, seat = found[-1]
    assert ania.get(f"/table/{table}/replay?at={at}&seat={seat}").status_code == 200
    letters = re.findall(r'<a href="#(turn-\w+-a)"', page)
    assert letters and f'id="{letters[0]}"' in page


def test_a_review_as_a_file_needs_nothing_else(ania: httpx.Client) -> None:
    table = brought(ania)
    assert ania.get(f"/table/{table}/review/file").status_code == 409
    finished(ania, table)
    file = ania.get(f"/table/{table}/review/file")
    assert "attachment" in file.headers["content-disposition"]
    assert not re.search(r'(src|href)="(?!#)[^"]', file.text)


def test_a_running_game_leads_back_to_its_table(ania: httpx.Client) -> None:
    answer = ania.post("/api/tables", json={"game": "lantern", "seats": SEATS})
    table = answer.json()["table"]
    assert ania.get(f"/table/{table}/review").status_code == 303
    assert ania.get(f"/table/{table}/review/progress").status_code == 409


def test_only_who_holds_a_key_sees_it(server: Paged, ania: httpx.Client) -> None:
    table = brought(ania)
    with server.browser() as stranger:
        for path in ("review", "review/progress", "review/file"):
            assert stranger.get(f"/table/{table}/{path}").status_code == 404
