"""The report of a run in a browser: it fits, it fetches nothing, and axe finds nothing."""

from pathlib import Path
from typing import Any

import pytest
from browser.test_access import SIZES, serious

from underhall.lab.fixtures import RunPlan, Setting
from underhall.lab.folder import RunFolder
from underhall.lab.page.report import report
from underhall.lab.pool import here
from underhall.lab.tournament import run

UNEVEN = """[...document.querySelectorAll("table.src")].filter((table) => {
  const [head, row] = ["thead tr", "tbody tr"].map((rows) =>
    [...table.querySelector(rows).children].filter((one) => one.getClientRects().length));
  return head.length !== row.length;
}).length"""
"""Tables of numbers whose head has more or fewer columns than their rows."""

PLAN = RunPlan((Setting("lantern", 3), Setting("runedar", 2)), ("random",), rounds=20, seed=1)


@pytest.fixture(scope="module")
def pages(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Path]:
    """The same run in both languages."""
    where = tmp_path_factory.mktemp("report")
    folder = RunFolder.new(where / "run", PLAN)
    run(folder, here)
    made = {lang: where / f"{lang}.html" for lang in ("en", "pl")}
    for lang, file in made.items():
        file.write_text(report(folder, lang), "utf-8")
    return made


@pytest.mark.parametrize("size, lang", [("desk", "en"), ("phone", "pl"), ("tablet", "pl")])
def test_a_report_can_be_read(chromium: Any, pages: dict[str, Path], size: str, lang: str) -> None:
    viewport, scheme = SIZES[size]
    page = chromium.new_page(viewport=viewport, color_scheme=scheme)
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    page.goto(pages[lang].as_uri())
    assert page.evaluate("document.documentElement.scrollWidth") == viewport["width"]
    assert page.evaluate(UNEVEN) == 0
    assert serious(page) == []
    assert asked == [pages[lang].as_uri()]
    page.close()


def test_paper_is_light_whatever_the_screen_is(chromium: Any, pages: dict[str, Path]) -> None:
    page = chromium.new_page(color_scheme="dark")
    page.goto(pages["en"].as_uri())
    ink = "getComputedStyle(document.querySelector('h1')).color"
    on_screen = page.evaluate(ink)
    page.emulate_media(media="print")
    assert (on_screen, page.evaluate(ink)) == ("rgb(243, 233, 217)", "rgb(35, 28, 23)")
    page.close()
