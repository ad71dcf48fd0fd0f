"""A real Chromium and a real server; where no browser can be had the tests say so and skip."""

from __future__ import annotations

import os
import shutil
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
import seeded
from server.paged import Paged

NAMES = ("chromium", "chromium-browser", "google-chrome")
FLAGS = (
    *("--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run"),
    *("--disable-background-networking", "--disable-component-update", "--disable-sync"),
    # An address bar that nobody sees draws its list as two pages more in every window. The last
    # such flag counts, so what Playwright turns off and we might notice is named again.
    "--disable-features=WebUIOmniboxPopup,WebUIOmniboxAimPopup,AimEnabled,LensOverlay,PaintHolding,"
    "HttpsUpgrades,HttpsFirstBalancedModeAutoEnable,MediaRouter,OptimizationHints,"
    "PreconnectToSearch,ThirdPartyStoragePartitioning,DestroyProfileOnBrowserClose,"
    "AvoidUnnecessaryBeforeUnloadCheckSync,AvoidCorsURLLoaderRestartOnRedirect",
)
PATIENCE = 60_000
"""Milliseconds: on a busy machine everything takes its time."""
NOTICE = "no Chromium here: `apt-get install chromium`, then these tests run"


def browser_path() -> str | None:
    """The browser of this machine."""
    return next((found for name in NAMES if (found := shutil.which(name))), None)


@pytest.fixture(autouse=True)
def own_chance(request: pytest.FixtureRequest) -> None:
    """All share a house: tests of one name in two files must not draw the same invitation."""
    seeded.seed(request.node.nodeid, seeded.run_of(request.node))


@pytest.fixture(scope="module")
def launch() -> Iterator[Callable[[], Any]]:
    """Gives the browser, and another one when it has crashed."""
    path = browser_path()
    if path is None:
        if os.environ.get("CI"):
            pytest.fail(NOTICE)
        pytest.skip(NOTICE)
    from playwright.sync_api import sync_playwright

    with sync_playwright() as playwright:
        browsers: list[Any] = []

        def launched() -> Any:
            if not browsers or not browsers[-1].is_connected():
                how: dict[str, Any] = {"executable_path": path, "args": list(FLAGS)}
                browsers.append(playwright.chromium.launch(**how))
            return browsers[-1]

        yield launched
        for browser in browsers:
            browser.close()


@pytest.fixture
def chromium(launch: Callable[[], Any]) -> Any:
    return launch()


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Paged]:
    with Paged(tmp_path_factory.mktemp("house") / "tables.sqlite") as running:
        yield running


class Guest:
    """Somebody with a browser of their own, who hears every complaint of the page."""

    def __init__(self, browser: Any, url: str, **how: Any) -> None:
        lang = how.pop("lang", "en")
        self.url = url
        motion = "no-preference" if how.pop("motion", False) else "reduce"
        self.context = browser.new_context(reduced_motion=motion, **how)
        self.context.add_cookies([{"name": "underhall-lang", "value": lang, "url": url}])
        self.page = self.context.new_page()
        self.page.set_default_timeout(PATIENCE)
        self.complaints: list[str] = []
        self.page.on("pageerror", lambda error: self.complaints.append(str(error)))
        self.page.on("console", self._hear)

    def _hear(self, message: Any) -> None:
        if message.type == "error":
            self.complaints.append(message.text)

    def go(self, path: str) -> None:
        """Open a page and wait for its script."""
        self.page.goto(path if path.startswith("http") else self.url + path)
        self.page.wait_for_selector("html[data-ready], .curtain")

    def post(self, path: str, data: Any) -> Any:
        """What the API answers this browser, which needs no page for that."""
        answer = self.page.request.post(self.url + path, data=data, headers={"origin": self.url})
        return answer.json()

    def open_table(self, game: str, *seats: dict[str, str], **how: Any) -> dict[str, Any]:
        """Open a table by the API and go there."""
        opened: dict[str, Any] = self.post(
            "/api/tables", {"game": game, "seats": list(seats), **how}
        )
        self.go(f"/table/{opened['table']}")
        return opened

    @property
    def is_over(self) -> bool:
        """Whether the page says that the game is over."""
        return bool(self.page.locator("#prompt a[href$='/result']").count())

    def await_turn(self) -> None:
        """Wait until there is something to decide, or nothing any more, and somebody listens."""
        self.page.wait_for_selector(ASKED)

    def number(self) -> str:
        """The number of the table that the page shows."""
        return str(self.page.get_attribute("#table", "data-number"))

    def choose(self, pick: Callable[[int], int]) -> None:
        """Click one of the visible, enabled options and wait for the page to follow."""
        options = self.page.locator("#prompt button.opt[data-option]:visible:enabled")
        before = self.number()
        chosen = options.nth(pick(options.count()))
        chosen.click()
        if self.page.locator("#prompt .opt.is-asking:not(.is-chosen)").count():
            chosen.click()
        self.await_answer(before)

    def await_answer(self, before: str) -> None:
        """Wait until what was done is done and the page shows what came of it."""
        self.page.wait_for_function(MOVED, arg=before)

    def hold(self, thing: Any) -> str:
        """Lay a finger on a thing until its tip tells its name, and lift it again."""
        finger = self.page.context.new_cdp_session(self.page)
        thing.tap(trial=True)
        box = thing.bounding_box()
        spot = {"x": box["x"] + box["width"] / 2, "y": box["y"] + 4}
        finger.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [spot]})
        name = str(thing.get_attribute("aria-label")).partition(":")[0]
        self.page.wait_for_function(TOLD, arg=name)
        finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
        return name

    def turn_to(self, page: str) -> None:
        """Turn to a page of the table, on a phone."""
        tab = f"[data-page='{page}']"
        self.page.locator(tab).tap()
        self.page.wait_for_selector(f"{tab}[aria-pressed='true']")

    def play(self, pick: Callable[[int], int], most: int) -> int:
        """Play on by clicks alone; how many were made before the end."""
        for made in range(most):
            self.await_turn()
            if self.is_over:
                return made
            self.choose(pick)
        return most


ASKED = "html[data-ready] #prompt :is(.is-yours, a[href$='/result'])"
"""Without its script a page shows what is asked and hears nothing."""

TOLD = "(name) => !document.querySelector('#tip').hidden && tip.textContent.includes(name)"
"""Whether the tip is open and begins as a thing is called."""
MOVED = """(number) => {
  const table = document.getElementById('table');
  return table.dataset.number !== number && !table.classList.contains('is-busy');
}"""


@pytest.fixture
def guest(chromium: Any, server: Paged) -> Iterator[Callable[..., Guest]]:
    guests: list[Guest] = []

    def invite(**how: Any) -> Guest:
        guests.append(Guest(chromium, server.url, **how))
        return guests[-1]

    yield invite
    for one in guests:
        one.context.close()
    assert [complaint for one in guests for complaint in one.complaints] == []


@pytest.fixture
def shots() -> Path | None:
    """A folder for pictures, if somebody wants to look at them: UNDERHALL_SHOTS."""
    folder = os.environ.get("UNDERHALL_SHOTS")
    return Path(folder) if folder else None
