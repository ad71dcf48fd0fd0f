"""A record from a file, in a real browser: refused plainly, or replayed and played on from."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

from server.house import played

Invite = Callable[..., Any]
AT = "(moment) => document.getElementById('moment-n').textContent.startsWith(moment + ' /')"


def test_a_file_that_is_no_record(guest: Invite, tmp_path: Path) -> None:
    ania = guest(lang="pl")
    ania.go("/replays")
    record = played()
    record["log"][2]["move"] = "lamp:99"
    for name, text, message in (
        ("letter.json", "Dear Borin", "nie jest poprawnym zapisem"),
        ("position.json", '{"game": "belfort", "table": {}}', "jedną pozycję"),
        ("tampered.json", json.dumps(record), "entry 3"),
        ("large.json", " " * 70_000, "ponad 64 kB"),
    ):
        (tmp_path / name).write_text(text)
        ania.page.set_input_files("#bringform input", tmp_path / name)
        ania.page.wait_for_selector(f"#bringtrouble:has-text('{message}')")
    ania.complaints.clear()  # a browser counts refusals as errors


def test_a_record_from_a_file(guest: Invite, tmp_path: Path) -> None:
    record = played("belfort", "me here here")
    file = tmp_path / "game.json"
    file.write_text(json.dumps(record))
    ania = guest()
    ania.go("/replays")
    page = ania.page
    page.set_input_files("#bringform input", file)
    page.wait_for_url("**/replay")
    page.wait_for_selector("html[data-ready]")
    page.wait_for_selector(".chip:has-text('Checked move by move')")
    brought = page.get_attribute("#table", "data-table")

    page.locator("#moment").fill("40")
    page.wait_for_function(AT, arg=40)
    page.keyboard.press("Escape")
    asked = page.locator("#prompt h2").inner_text()
    assert asked.split(":")[0] in page.locator("#eyes").inner_text()
    assert page.locator("#prompt p:has-text('Decided: ')").count() == 1
    page.click("[data-step=turn-forward]")
    page.click("[data-step=back]")
    assert page.locator(".hand .card").count() == 0
    page.select_option("#eyes", "1")
    page.wait_for_selector(".own .seat-2")
    page.wait_for_selector(".hand .card")

    with page.expect_download() as saved:
        page.click("#position-link")
    position = json.loads(Path(saved.value.path()).read_text())
    assert (position["game"], position["seats"]) == ("belfort", 3)

    page.click("[data-step=end]")
    page.wait_for_selector("[data-step=play-on]:disabled")
    page.locator("#moment").fill("12")
    page.wait_for_selector("[data-step=play-on]:enabled")
    page.click("[data-step=play-on]")
    page.wait_for_selector("#table:not([data-at])")
    ania.await_turn()
    assert page.get_attribute("#table", "data-seat") == "1"
    assert "in the middle" in page.locator("#log li").last.inner_text()

    page.set_viewport_size({"width": 390, "height": 844})
    for shown in ("result", "replay?at=40&seat=1"):
        ania.go(f"/table/{brought}/{shown}")
        assert page.evaluate("() => document.documentElement.scrollWidth") <= 390
    ania.go("/replays")
    assert page.locator(".archive .tbl").count() == 1
    assert page.evaluate("() => document.documentElement.scrollWidth") <= 390
    page.click("[data-delete]")
    page.click("[data-delete]")
    page.wait_for_selector(".archive .tbl", state="detached")


def test_a_replay_goes_on_after_a_break_of_the_line(guest: Invite) -> None:
    ania = guest(lang="pl")
    table = ania.post("/api/records", played("lantern", "me here"))["table"]
    ania.go(f"/table/{table}/replay?at=3")
    page = ania.page
    ania.context.set_offline(True)
    for deed in ("forward", "play-on"):
        page.click(f"[data-step={deed}]")
        page.locator(".toast").wait_for()
        assert "Brak połączenia" in page.inner_text(".toast")
        page.evaluate("document.getElementById('toasts').replaceChildren()")
    ania.context.set_offline(False)
    page.locator("#moment").fill("7")
    page.wait_for_function(AT, arg=7)
    ania.complaints.clear()  # a browser counts them as errors
