"""Hints and explanations at a table: who gets them, what is written down, and what is not told."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from helpers import play_on, started
from server.blind import blinded
from server.house import laid, step
from server.paged import Paged
from waiting import PATIENCE, until

from underhall import editions
from underhall.coach.explaining import actions, explain
from underhall.core.chance import Fast
from underhall.core.errors import BadData
from underhall.core.secrets import redeal
from underhall.server.coaching import routes
from underhall.server.coaching.tasks import HintTask, hint, seen_by

SEATS = [{"kind": "me", "name": "Ania"}, {"kind": "bot", "name": "Borin", "level": "novice"}]


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Paged]:
    with (
        Paged(tmp_path_factory.mktemp("house") / "tables.sqlite") as running,
        pytest.MonkeyPatch.context() as patch,
    ):
        patch.setattr(routes, "LONGEST_WAIT", PATIENCE)  # however slow the machine is
        yield running


def opened(client: httpx.Client, **how: Any) -> str:
    answer = client.post("/api/tables", json={"game": "lantern", "seats": SEATS, **how})
    assert answer.status_code == 201, answer.text
    table: str = answer.json()["table"]
    return table


def look(client: httpx.Client, table: str) -> dict[str, Any]:
    told: dict[str, Any] = client.get(f"/api/tables/{table}").json()
    return told


def ask(client: httpx.Client, table: str) -> httpx.Response:
    asked = {"seat": 0, "number": look(client, table)["number"]}
    return client.post(f"/api/tables/{table}/hint", json=asked)


def thought_through(client: httpx.Client, table: str) -> dict[str, Any]:
    """The whole hint; a slow machine has to be asked again."""

    def told() -> Any:
        found = ask(client, table).json()
        return found if found["done"] else None

    found: dict[str, Any] = until(told, "a hint is thought through")
    return found


def hinted(client: httpx.Client, table: str) -> list[str]:
    return [line["text"] for line in look(client, table)["log"] if line["kind"] == "table-hinted"]


def test_a_hint_names_actions_that_can_be_played(ania: httpx.Client) -> None:
    table = opened(ania)
    told = thought_through(ania, table)
    assert told["stage"] == told["stages"]
    assert [one["letter"] for one in told["choices"]] == ["A", "B", "C"]
    tokens = [option["token"] for option in look(ania, table)["options"]]
    for one in told["choices"]:
        assert one["tokens"][0] in tokens
        assert one["text"] and one["reasons"] and one["chance"].endswith("%")


def test_the_log_says_so_once(ania: httpx.Client) -> None:
    table = opened(ania)
    choices = thought_through(ania, table)["choices"]
    assert ask(ania, table).json()["choices"] == choices
    assert hinted(ania, table) == ["Ania asks for a hint."]


def test_the_result_says_who_played_with_hints(ania: httpx.Client) -> None:
    table = opened(ania)
    while (told := look(ania, table))["table"]["status"] == "running":
        if not told["options"]:
            ania.get(f"/api/tables/{table}/events?since={told['number']}&wait=20")
            continue
        if not hinted(ania, table):
            told["number"] = ask(ania, table).json()["number"]
        move = {"seat": 0, "number": told["number"], "token": told["options"][0]["token"]}
        ania.post(f"/api/tables/{table}/moves", json=move)
    assert "Ania asked for a hint once." in ania.get(f"/table/{table}/result").text
    refused = ask(ania, table)
    assert refused.status_code == 409 and refused.json()["error"] == "table-over"


def test_a_table_may_do_without_hints(ania: httpx.Client) -> None:
    table = opened(ania, hints=False)
    refused = ask(ania, table)
    assert (refused.status_code, refused.json()["error"]) == (409, "no-hints")
    assert hinted(ania, table) == []
    page = ania.get(f"/table/{table}").text
    assert 'data-act="hint"' not in page and "No hints at this table." in page
    assert ania.get(f"/table/{table}/why?seat=0&of=1").status_code == 409


def test_a_house_may_do_without_hints(tmp_path: Path) -> None:
    with Paged(tmp_path / "tables.sqlite", hints=False) as server, server.browser() as ania:
        assert ask(ania, opened(ania)).json()["error"] == "no-hints"


def test_only_who_is_asked_gets_one(server: Paged, ania: httpx.Client) -> None:
    table = opened(ania)
    with server.browser() as stranger:
        asked = {"seat": 0, "number": 1}
        assert stranger.post(f"/api/tables/{table}/hint", json=asked).status_code == 404
    assert ania.post(f"/api/tables/{table}/hint", json={"seat": 1, "number": 1}).status_code == 403
    assert ania.post(f"/api/tables/{table}/hint", json={"seat": 0, "number": 99}).status_code == 409


@pytest.mark.parametrize("lang", ["en", "pl"])
def test_the_panel_comes_in_stages(ania: httpx.Client, lang: str) -> None:
    table = opened(ania)
    url = f"/table/{table}/hint?seat=0&lang={lang}"
    assert ania.get(url).json()["gone"]
    asked = {"seat": 0, "number": look(ania, table)["number"], "wait": 0}
    ania.post(f"/api/tables/{table}/hint", json=asked)
    first = ania.get(url + "&stage=1").json()
    assert first["stage"] >= 1 and first["choices"] and "hint-row" in first["html"]
    last = ania.get(url + "&stage=3").json()
    assert last["done"] and "data-hint-play" in last["html"] and "is-draft" not in last["html"]


def test_a_bot_explains_its_last_action(ania: httpx.Client) -> None:
    seats = [{"kind": "me", "name": "Ania"}, {"kind": "bot", "name": "Borin", "level": "random"}]
    answer = ania.post("/api/tables", json={"game": "dwergar", "seats": seats})
    table = answer.json()["table"]
    assert ania.get(f"/table/{table}/why?seat=0&of=0").json()["gone"]

    def moved() -> bool:
        told = look(ania, table)
        if any(line["by"] == 1 for line in told["log"]):
            return True
        if told["options"]:
            move = {"seat": 0, "number": told["number"], "token": told["options"][0]["token"]}
            ania.post(f"/api/tables/{table}/moves", json=move)
        return False

    until(moved, "the bot moves")
    why = ania.get(f"/table/{table}/why?seat=0&of=1").json()
    assert "Borin: the last action" in why["html"]
    assert why["targets"]


def test_people_are_not_asked_why(ania: httpx.Client) -> None:
    both = [{"kind": "me"}, {"kind": "here"}]
    table = ania.post("/api/tables", json={"game": "lantern", "seats": both}).json()["table"]
    assert ania.get(f"/table/{table}/why?seat=0&of=1").status_code == 409


# ---------------------------------------------------------------------- secrets


@pytest.mark.parametrize("game", list(editions.games()))
def test_what_goes_to_the_coach_holds_no_secret(game: str) -> None:
    table = laid(game, "me here")
    chance = Fast(f"hint {game}")
    for _ in range(3 if game == "lantern" else 15):
        step(table, chance)
    seat = table.waiting()[0]
    twin = blinded(table, seat, 1)
    assert table.match is not None and twin.match is not None
    place = seen_by(table.match, table.match.state, seat, "x")
    assert seen_by(twin.match, twin.match.state, seat, "x") == place
    assert hint(HintTask(place, "x", 24, 20.0))["choices"]


@pytest.mark.parametrize("game", list(editions.games()))
def test_an_explanation_does_not_depend_on_what_who_asks_cannot_see(game: str) -> None:
    seats = min(3, editions.game(game).seats[1])
    match = play_on(started(game, seats, 5), 5, 40 if game != "lantern" else 6)
    rules = match.edition.game
    told = 0
    for action in [one for seat in range(seats) for one in actions(match, seat)[-2:]]:
        before = match.before(action.at)
        asking = (action.seat + 1) % seats
        found = []
        for s in (before, redeal(rules, before, asking, Fast("alike"))):
            try:
                found.append(explain(rules, s, action, asking, 1, 16).data())
            except BadData:
                found.append({})
        assert found[0] == found[1]
        told += bool(found[0])
    assert told or game == "lantern"


def test_what_all_saw_is_explained_though_what_was_offered_is_secret() -> None:
    match = play_on(started("belfort", 2, 5), 5, 120)
    kinds = {
        decision.name
        for seat in range(2)
        for one in actions(match, seat)
        if (decision := match.before(one.at).asked(seat)) is not None
    }
    assert {"action", "place"} <= kinds and "keep_cards" not in kinds


def test_nobody_is_asked_why_a_turn_ended_in_which_something_was_done() -> None:
    match = play_on(started("mountain_king", 2, 5), 5, 200)
    turns = [match.before(number).turn for number in range(len(match.moves))]
    ends = [
        number
        for number, move in enumerate(match.moves)
        if move.token == "end" and turns.index(turns[number]) < number
    ]
    told = [one.at for seat in range(2) for one in actions(match, seat)]
    assert ends and not set(told) & set(ends)
    assert len(told) > match.state.turn // 2
