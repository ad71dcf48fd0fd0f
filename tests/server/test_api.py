"""The HTTP API: who may do what, what is refused and how, and that every answer is guarded."""

import json
import threading
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from server.house import NO_LIMITS
from server.loopback import Running
from waiting import PATIENCE, until

from underhall import editions
from underhall.bots import registry as bots
from underhall.core.record import replay
from underhall.server.edge.security import CONTENT_POLICY
from underhall.server.settings import Limits, Rate

TWO = [{"kind": "me", "name": "Ania"}, {"kind": "here", "name": "Borys"}]
INVITING = [{"kind": "me", "name": "Ania"}, {"kind": "open"}]


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with Running(tmp_path_factory.mktemp("house") / "tables.sqlite") as running:
        yield running


@pytest.fixture
def browser(server: Running) -> Iterator[httpx.Client]:
    with server.browser() as client:
        yield client


def opened(client: httpx.Client, seats: Any = TWO, **how: Any) -> dict[str, Any]:
    answer = client.post("/api/tables", json={"game": "lantern", "seats": seats, **how})
    assert answer.status_code == 201, answer.text
    told: dict[str, Any] = answer.json()
    return told


def look(client: httpx.Client, table: str, query: str = "") -> dict[str, Any]:
    answer = client.get(f"/api/tables/{table}{query}")
    assert answer.status_code == 200, answer.text
    told: dict[str, Any] = answer.json()
    return told


def play(client: httpx.Client, table: str, told: dict[str, Any], token: str) -> httpx.Response:
    asked = {"number": told["number"], "token": token, "seat": told["seat"]}
    return client.post(f"/api/tables/{table}/moves", json=asked)


# ---------------------------------------------------------------------- playing


def test_the_games(browser: httpx.Client) -> None:
    told = browser.get("/api/games?lang=pl").json()
    assert told["levels"] == bots.levels()
    cards = {card["id"]: card for card in told["games"]}
    assert "lantern" not in cards
    assert cards["belfort"]["seats"] == [2, 5]
    both = browser.get("/api/games?examples=true").json()["games"]
    lantern = next(card for card in both if card["id"] == "lantern")
    assert lantern["options"][0]["choices"][0] == {"id": "3", "label": "3 veins"}


def test_a_whole_game_by_keys(server: Running) -> None:
    with server.program() as anybody:
        told = opened(anybody)
    keys = [seat["key"] for seat in told["seats"]]
    programs = [server.program(key) for key in keys]
    for _ in range(200):
        seen = [look(program, told["table"]) for program in programs]
        if seen[0]["result"]:
            break
        seat = seen[0]["waiting"][0]
        mine = seen[seat]
        assert play(programs[seat], told["table"], mine, mine["options"][0]["token"]).json() == {
            "number": look(programs[seat], told["table"])["number"]
        }
    assert seen[0]["table"]["status"] == "over"
    assert seen[0]["table"]["key"]
    record = programs[1].get(f"/api/tables/{told['table']}/record")
    assert "attachment" in record.headers["content-disposition"]
    replay(record.json(), editions.edition("lantern"))
    assert programs[0].get(f"/api/tables/{told['table']}/position").json()["result"]
    for program in programs:
        program.close()


def test_refusals_say_why(browser: httpx.Client) -> None:
    table = opened(browser)["table"]
    told = look(browser, table, "?seat=0&lang=pl")
    assert told["prompt"]["sentence"].endswith("?")
    shut = told["refused"][0]
    answer = browser.post(
        f"/api/tables/{table}/moves?lang=pl",
        json={"number": 1, "seat": 0, "token": shut["token"]},
    )
    assert answer.status_code == 422
    assert answer.json()["error"] == "illegal-move"
    assert answer.json()["clause"] == shut["clause"] == "LAN-3.1"
    assert shut["reason"] in answer.json()["message"]
    nothing = play(browser, table, told, "dance")
    assert (nothing.status_code, nothing.json()["error"]) == (422, "unknown-token")
    first = play(browser, table, told, told["options"][0]["token"])
    assert first.json() == {"number": 2}
    again = play(browser, table, told, told["options"][0]["token"])
    assert (again.status_code, again.json()["error"]) == (409, "stale")
    assert look(browser, table)["number"] == 2


@pytest.mark.parametrize(
    "asked",
    [
        {"game": "chess", "seats": TWO},
        {"game": "lantern", "seats": []},
        {"game": "lantern", "seats": [{"kind": "ghost"}] * 2},
        {"game": "lantern", "seats": TWO, "option": {}},
        {"game": "lantern", "seats": TWO, "options": {"veins": "99"}},
        {"game": "lantern", "seats": TWO, "clock": 1},
        {"game": "lantern", "seats": TWO, "position": {"nonsense": 1}},
        {"game": "lantern", "seats": [{"kind": "me", "name": "x" * 30}, {"kind": "here"}]},
        {"game": "lantern", "seats": [{"kind": "me"}, {"kind": "bot", "level": "genius"}]},
        {"game": "lantern", "seats": TWO, "position": {"table": {"players": [1, 2]}}},
        {"game": "lantern", "seats": TWO, "position": {"data": {"setup": {"hand": "x"}}}},
        {"game": "lantern", "seats": TWO, "\ud800": 1},
        {"game": "\ud800", "seats": TWO},
        ["lantern"],
    ],
)
def test_openings_that_do_not_fit(browser: httpx.Client, asked: Any) -> None:
    answer = browser.post(
        "/api/tables", content=json.dumps(asked), headers={"content-type": "application/json"}
    )
    assert answer.status_code == 422
    assert set(answer.json()) == {"error", "message"}


def test_two_clients_race_for_the_same_move(server: Running) -> None:
    with server.program() as anybody:
        told = opened(anybody)
    key, table = told["seats"][0]["key"], told["table"]
    answers: list[int] = []
    start = threading.Barrier(4)

    def race(n: int) -> None:
        with server.program(key) as client:
            seen = look(client, table)
            token = seen["options"][n % len(seen["options"])]["token"]
            start.wait(PATIENCE)
            answers.append(play(client, table, seen, token).status_code)

    threads = [threading.Thread(target=race, args=(n,)) for n in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join(PATIENCE)
    assert sorted(answers) == [200, 409, 409, 409]


def test_undo_consent_chat_and_company(browser: httpx.Client) -> None:
    table = opened(browser)["table"]
    here = f"/api/tables/{table}"

    def post(deed: str, **asked: Any) -> Any:
        number = look(browser, table)["number"]
        given = {"number": number} if deed in ("undo", "redo", "cancel", "pass", "answer") else {}
        return browser.post(f"{here}/{deed}", json={**given, **asked})

    first = look(browser, table, "?seat=0")
    play(browser, table, first, first["options"][0]["token"])
    mine = look(browser, table, "?seat=0")
    assert mine["undo"] == {"moves": 1, "free": True, "asks": []}
    assert post("undo", seat=0).json()["asked"] == []
    assert look(browser, table, "?seat=0")["redo"]
    assert post("redo", seat=0).status_code == 200
    theirs = look(browser, table, "?seat=1")
    play(browser, table, theirs, theirs["options"][0]["token"])
    assert post("undo", seat=0).json()["asked"] == [1]
    (question,) = look(browser, table, "?seat=1")["questions"]
    assert question["mine"]
    assert post("answer", seat=1, what="undo", yes=False).status_code == 200
    assert post("cancel", seat=0).status_code == 409
    assert post("chat", seat=0, text="<b>Hej!</b>").status_code == 200
    assert look(browser, table)["chat"][0]["text"] == "<b>Hej!</b>"
    assert post("chat", seat=0, text="\x00").status_code == 422
    assert post("name", seat=1, name="Celina").status_code == 200
    assert post("leave", seat=1).status_code == 200
    assert post("bot", seat=0, chair=1, level="random").status_code == 200
    assert look(browser, table)["players"][1]["stand_in"] == "random"
    assert post("return", seat=1).status_code == 200
    assert post("resign", seat=1).status_code == 200
    assert post("end", seat=0).json()["asked"] == []
    told = look(browser, table, "?seat=0&lang=en")
    assert (told["table"]["status"], told["table"]["ended"]) == ("over", True)
    texts = [line["text"] for line in told["log"]]
    assert "Celina resigns; a bot plays on." in texts
    assert any(line["kind"] == "table-asked" for line in told["log"])


def test_events_are_followed(server: Running, browser: httpx.Client) -> None:
    told = opened(browser)
    table = told["table"]
    with server.program(told["seats"][1]["key"]) as other:
        first = other.get(f"/api/tables/{table}/events").json()
        assert [entry["kind"] for entry in first["entries"]] == ["opened"]
        assert all(
            event["event"] != "lamp-drawn" or event["who"] == 1
            for event in first["entries"][0]["events"]
        )
        heard: list[Any] = []

        def listen() -> None:
            place = f"/api/tables/{table}/events?since=1&wait=10"
            heard.append(until(lambda: other.get(place).json()["entries"], "news"))

        thread = threading.Thread(target=listen)
        thread.start()
        mine = look(browser, table, "?seat=0")
        play(browser, table, mine, mine["options"][0]["token"])
        thread.join(PATIENCE)
        ((entry,),) = heard
        assert (entry["kind"], entry["seat"], "token" in entry) == ("move", 0, False)
        own = browser.get(f"/api/tables/{table}/events?since=1&seat=0").json()["entries"][0]
        assert own["token"] == mine["options"][0]["token"]
        assert other.get(f"/api/tables/{table}/events?since=2&wait=0.05").json()["entries"] == []


# ---------------------------------------------------------------------- seats


def test_links_invitations_and_spectators(server: Running, browser: httpx.Client) -> None:
    told = opened(browser, INVITING)
    table = told["table"]
    with server.browser() as friend, server.browser() as watcher, server.browser() as phone:
        assert friend.get(f"/api/tables/{table}").status_code == 404
        spelled = f"{told['invite'][:5].lower()}-{told['invite'][5:]}"
        joined = friend.post("/api/join", json={"code": spelled, "name": "Celina"})
        assert [seat["seat"] for seat in joined.json()["seats"]] == [1]
        again = friend.post("/api/join", json={"code": told["invite"]})
        assert again.json() == joined.json()
        assert look(friend, table)["seat"] == 1
        assert friend.get(f"/api/tables/{table}?seat=0").status_code == 403
        late = watcher.post("/api/join", json={"code": told["invite"]})
        assert (late.status_code, late.json()["error"]) == (409, "no-chair")
        assert watcher.post("/api/join", json={"code": "NOSUCHCODE"}).status_code == 409
        watch = watcher.get(told["watch"])
        assert (watch.status_code, watch.headers["location"]) == (303, f"/table/{table}")
        seen = look(watcher, table)
        assert (seen["seat"], seen["options"], seen["table"]["invite"]) == (-1, [], None)
        assert play(watcher, table, {"number": 1, "seat": None}, "1").status_code == 403
        assert phone.get(told["seats"][0]["link"]).headers["location"] == f"/table/{table}?seat=0"
        assert look(phone, table)["seat"] == 0
        assert phone.get(f"/api/tables/{table}/keys").json()["seats"][0] == told["seats"][0]
        names = [player["name"] for player in look(phone, table)["players"]]
        assert names == ["Ania", "Celina"]
        rows = browser.get("/api/tables?lang=pl").json()["tables"]
        mine = 0 in look(phone, table)["waiting"]  # a hand of one kind leaves nothing to decide
        assert [(row["id"], row["my_turn"], row["owner"]) for row in rows] == [(table, mine, True)]


def test_keys_cannot_be_made_up(server: Running, browser: httpx.Client) -> None:
    told = opened(browser)
    key = told["seats"][0]["key"]
    table, _, seal = key.split(".")
    for made in (f"{table}.1.{seal}", key[:-1] + ("A" if key[-1] != "A" else "B"), "x", f"{key}x"):
        assert browser.get(f"/seat/{made}").status_code == 404
        with server.program(made) as forger:
            assert forger.get(f"/api/tables/{table}").status_code == 404
    watching = told["watch"].rpartition("/")[2]
    assert browser.get(f"/seat/{watching}").status_code == 404
    with server.browser(cookie="underhall=" + "a" * 22 + "." + "b" * 24) as forger:
        assert forger.get(f"/api/tables/{table}").status_code == 404


def test_cookies(browser: httpx.Client, tmp_path: Path) -> None:
    answer = browser.post("/api/tables", json={"game": "lantern", "seats": TWO})
    cookie = answer.headers["set-cookie"].lower()
    assert "httponly" in cookie
    assert "samesite=lax" in cookie
    assert "secure" not in cookie
    with Running(tmp_path / "tables.sqlite", proxied=True) as behind:
        safe = behind.browser(
            origin=behind.url.replace("http:", "https:"), **{"x-forwarded-proto": "https"}
        )
        with safe:
            answer = safe.post("/api/tables", json={"game": "lantern", "seats": TWO})
        assert "secure" in answer.headers["set-cookie"].lower()
        assert answer.json()["watch"].startswith("https://")


def test_only_the_owner_deletes(server: Running, browser: httpx.Client) -> None:
    told = opened(browser, INVITING)
    with server.browser() as friend:
        friend.post("/api/join", json={"code": told["invite"]})
        assert friend.delete(f"/api/tables/{told['table']}").status_code == 403
    assert browser.delete(f"/api/tables/{told['table']}").status_code == 204
    assert browser.get(f"/api/tables/{told['table']}").status_code == 404
    assert browser.get(told["seats"][0]["link"]).status_code == 404


# ---------------------------------------------------------------------- the porter


@pytest.mark.parametrize("origin", ["http://evil.example", "null", "http://127.0.0.1", ""])
def test_a_foreign_origin_is_refused(server: Running, origin: str) -> None:
    with server.browser(origin=origin) as page:
        answer = page.post("/api/tables", json={"game": "lantern", "seats": TWO})
        assert (answer.status_code, answer.json()["error"]) == (403, "wrong-origin")


def test_a_cookie_without_an_origin_is_refused(server: Running, browser: httpx.Client) -> None:
    told = opened(browser)
    before = look(browser, told["table"])
    with httpx.Client(base_url=server.url, cookies=dict(browser.cookies)) as page:
        asked = {"number": 1, "token": before["options"][0]["token"], "seat": 0}
        assert page.post(f"/api/tables/{told['table']}/moves", json=asked).status_code == 403
        assert page.delete(f"/api/tables/{told['table']}").status_code == 403
    assert look(browser, told["table"]) == before


@pytest.mark.parametrize("host", ["evil.example", "127.0.0.1.evil.example:8014", "", "[::1"])
def test_a_foreign_host_name_is_refused(server: Running, host: str) -> None:
    with server.browser(host=host or "x", origin=f"http://{host}") as page:
        assert page.get("/api/games").status_code == 403


def test_every_answer_is_guarded(browser: httpx.Client) -> None:
    for place in ("/api/games", "/api/docs", "/nowhere", "/api/tables/none"):
        headers = browser.get(place).headers
        assert headers["content-security-policy"] == CONTENT_POLICY
        assert "unsafe" not in headers["content-security-policy"]
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["cache-control"] == "no-store"
        assert "server" not in headers


def test_large_requests_are_refused(browser: httpx.Client) -> None:
    answer = browser.post("/api/tables", content=b"x" * (NO_LIMITS.body + 1))
    assert (answer.status_code, answer.json()["error"]) == (413, "too-large")
    chunks = (b"x" * 8192 for _ in range(10))
    assert browser.post("/api/tables", content=chunks).status_code in (400, 413)


def test_rates_are_limited(tmp_path: Path) -> None:
    few = Limits(reads=Rate(0.001, 5), writes=Rate(0.001, 4), tables=Rate(0.001, 2), sockets=2)
    with Running(tmp_path / "tables.sqlite", limits=few) as strict, strict.browser() as client:
        asked = {"game": "lantern", "seats": TWO}
        codes = [client.post("/api/tables", json=asked).status_code for _ in range(6)]
        assert codes == [201, 201, 429, 429, 429, 429]
        answers = [client.get("/api/games") for _ in range(7)]
        assert [answer.status_code for answer in answers] == [200] * 5 + [429] * 2
        assert answers[-1].headers["retry-after"]
        assert answers[-1].json()["error"] == "too-much"


def test_running_tables_are_limited(tmp_path: Path) -> None:
    from dataclasses import replace

    few = replace(NO_LIMITS, running=2)
    with Running(tmp_path / "tables.sqlite", limits=few) as strict, strict.browser() as client:
        asked = {"game": "lantern", "seats": [{"kind": "me"}, {"kind": "bot"}]}
        tables = [client.post("/api/tables", json=asked) for _ in range(3)]
        assert [one.status_code for one in tables] == [201, 201, 429]
        client.post(f"/api/tables/{tables[0].json()['table']}/end", json={}).raise_for_status()
        assert client.post("/api/tables", json=asked).status_code == 201


def test_the_language(server: Running, browser: httpx.Client) -> None:
    with server.browser(**{"accept-language": "de, pl-PL;q=0.8, en;q=0.5"}) as polish:
        assert "Nie ma takiego stołu" in polish.get("/api/tables/none").json()["message"]
        told = polish.get("/api/tables/none?lang=en").json()
        assert told["message"].startswith("There is no such table")
        polish.cookies.set("underhall-lang", "en")
        assert polish.get("/api/tables/none").json() == told


def test_the_description(browser: httpx.Client) -> None:
    schema = browser.get("/api/openapi.json").json()
    page = browser.get("/api/docs").text
    assert "<script" not in page
    assert "style=" not in page
    assert "``" not in page.partition("<h2>Shapes")[0]
    for path, methods in schema["paths"].items():
        assert path.startswith("/api/")
        for method, told in methods.items():
            assert f"{method.upper()} {path}" in page
            assert told["description"], path
    assert json.dumps(schema).count("Opening") > 1


def test_trouble_with_the_store_is_told(tmp_path: Path) -> None:
    with Running(tmp_path / "tables.sqlite") as server, server.browser() as client:
        told = opened(client)
        before = look(client, told["table"], "?seat=0")

        def no_more_room(db: Any) -> None:
            (pages,) = db.execute("PRAGMA page_count").fetchone()
            db.execute(f"PRAGMA max_page_count = {pages}")

        server.do(server.house.store._write(no_more_room))  # type: ignore[attr-defined]
        codes = set()
        for _ in range(60):
            answer = client.post(
                f"/api/tables/{told['table']}/chat", json={"seat": 0, "text": "x" * 300}
            )
            codes.add(answer.status_code)
            if answer.status_code != 200:
                break
        assert 507 in codes
        assert answer.json()["error"] == "store-full"
        assert "disk is full" in answer.json()["message"]
        after = look(client, told["table"], "?seat=0")
        assert after["view"] == before["view"]
        assert len(after["chat"]) == after["number"] - 1


# ---------------------------------------------------------------------- free chairs for everybody


def open_codes(client: httpx.Client) -> list[str]:
    return [row["code"] for row in client.get("/api/open-tables").json()["tables"]]


def test_a_public_table_is_listed_while_a_chair_is_free(server: Running) -> None:
    with server.browser() as owner, server.browser() as stranger:
        private = opened(owner, INVITING)["invite"]
        public = opened(owner, INVITING, public=True)
        assert public["invite"] in open_codes(stranger)
        assert private not in open_codes(stranger)
        row = stranger.get("/api/open-tables?lang=pl").json()["tables"][0]
        assert (row["names"], row["free"]) == (["Ania"], [False, True])
        stranger.post("/api/join", json={"code": public["invite"]}).raise_for_status()
        assert public["invite"] not in open_codes(stranger)
