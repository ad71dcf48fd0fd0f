"""Axe, the examiner of accessibility, finds nothing that matters on any page, at any size."""

from __future__ import annotations

from collections.abc import Callable
from importlib.resources import files
from typing import Any

import pytest
from helpers import sparing
from server.house import played

from underhall.core import registry
from underhall.server.pages import ways

from .seating import seated

AXE = (files("axe_playwright_python") / "axe.min.js").read_text("utf-8")
# Without a preload: it looks for imported styles beside the page, not beside the style.
HOW = "{resultTypes: ['violations'], preload: false}"
SERIOUS = f"""async () => (await axe.run(document, {HOW})).violations
  .filter((found) => ['moderate', 'serious', 'critical'].includes(found.impact))
  .map((found) => `${{found.id}}: ${{found.nodes[0].html}}`)"""

Invite = Callable[..., Any]


def serious(page: Any) -> list[str]:
    page.evaluate(AXE)
    found: list[str] = page.evaluate(SERIOUS)
    return found


SIZES = {
    "desk": ({"width": 1440, "height": 900}, "light"),
    "phone": ({"width": 390, "height": 844}, "dark"),
    "night": ({"width": 1440, "height": 900}, "dark"),
    "tablet": ({"width": 820, "height": 1180}, "light"),
}


SMALLEST = """() => {
  const texts = document.createTreeWalker(document.getElementById('table'), NodeFilter.SHOW_TEXT);
  const found = [];
  while (texts.nextNode()) {
    const words = texts.currentNode.textContent.trim(), about = texts.currentNode.parentElement;
    const spot = document.createRange();
    spot.selectNodeContents(texts.currentNode);
    const { width, height } = spot.getBoundingClientRect();
    if (!words || width < 2 || height < 2 || about.closest('.sr, pre, script')) continue;
    const drawn = about.getScreenCTM && about.getScreenCTM();
    const scale = drawn ? Math.hypot(drawn.a, drawn.b) : 1;
    const size = parseFloat(getComputedStyle(about).fontSize) * scale;
    if (size < 11.9) found.push(`${words}: ${size.toFixed(1)}`);
  }
  return found;
}"""
"""What is printed smaller than twelve pixels."""


@pytest.mark.parametrize("size", sparing(SIZES, 2))
def test_no_findings_that_matter(guest: Invite, size: str) -> None:
    viewport, scheme = SIZES[size]
    ania = guest(motion=True, bypass_csp=True, color_scheme=scheme, viewport=viewport)
    for path in ("/", "/new/belfort", "/rules/runedar", "/rules", "/replays"):
        ania.page.goto(ania.url + path)
        assert serious(ania.page) == [], path
    for game in sorted(registry.games()):
        ania.open_table(game, {"kind": "me"}, {"kind": "bot", "level": "random"})
        ania.choose(lambda count: count - 1)
        ania.await_turn()
        assert serious(ania.page) == [], game
        if viewport["width"] >= 1440:
            assert ania.page.evaluate(SMALLEST) == [], game


AROUND = ("/learn/{}", "/learn/{}/end", "/learn/{}/how", "/puzzles/{}", "/puzzles/{}/1")
"""What there is to read and to try about a game beside its table."""
READ = [game for game in sorted(registry.games()) if ways.how(game) and ways.puzzles(game)]


@pytest.mark.parametrize("size", sparing(("phone", "desk", "tablet", "night")))
@pytest.mark.parametrize("game", sparing(READ))
def test_what_teaches_a_game_has_none(guest: Invite, game: str, size: str) -> None:
    viewport, scheme = SIZES[size]
    ania = guest(motion=True, bypass_csp=True, color_scheme=scheme, viewport=viewport)
    for path in AROUND:
        ania.page.goto(ania.url + path.format(game))
        assert serious(ania.page) == [], path.format(game)


@pytest.mark.parametrize("size", sparing(("phone", "desk", "tablet", "night")))
@pytest.mark.parametrize("game", sparing(sorted(registry.games(), key=lambda id: id != "lantern")))
def test_replays_and_results_have_none_either(guest: Invite, game: str, size: str) -> None:
    viewport, scheme = SIZES[size]
    ania = guest(motion=True, bypass_csp=True, color_scheme=scheme, viewport=viewport)
    table = ania.post("/api/records", played(game, "me here"))["table"]
    for page in ("result", "replay?at=30&seat=1", "replay"):
        ania.go(f"/table/{table}/{page}")
        assert serious(ania.page) == [], page


@pytest.mark.parametrize("size", sparing(("phone", "desk", "tablet", "night")))
@pytest.mark.parametrize("game", sparing(("lantern", "runedar")))
def test_a_review_and_ones_own_games_have_none(guest: Invite, game: str, size: str) -> None:
    viewport, scheme = SIZES[size]
    ania = guest(motion=True, bypass_csp=True, color_scheme=scheme, viewport=viewport)
    ania.page.set_default_timeout(60_000)
    table = ania.post("/api/records", played(game, "me here"))["table"]
    for path in ("/", "/replays"):
        ania.go(path)
        assert serious(ania.page) == [], path
    ania.page.goto(f"{ania.url}/table/{table}/review")
    ania.page.wait_for_selector(".rv-turns")
    assert serious(ania.page) == []


def test_where_nothing_may_stand_has_a_name_that_is_read(guest: Invite) -> None:
    one = ("covenant", "clear_winner_of_four", "place_pillar", 2, None)
    ania = seated(guest, one, bypass_csp=True)
    assert ania.page.locator(".spot-on.is-shut").count()
    assert serious(ania.page) == []


def test_bonuses_that_an_event_forbids_can_be_read(guest: Invite) -> None:
    one = ("dwergar", "clear_winner", "turn_menu", 0, None)
    ania = seated(guest, one, bypass_csp=True)
    assert ania.page.locator(".bonus .is-off").count()
    assert serious(ania.page) == []
