"""Axe, the examiner of accessibility, finds nothing that matters on any page, at any size."""

from __future__ import annotations

from collections.abc import Callable
from importlib.resources import files
from typing import Any

import pytest
from helpers import sparing

from underhall.core import registry

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


@pytest.mark.parametrize("size", sparing(SIZES, 2))
def test_no_findings_that_matter(guest: Invite, size: str) -> None:
    viewport, scheme = SIZES[size]
    ania = guest(bypass_csp=True, color_scheme=scheme, viewport=viewport)
    for path in ("/", "/new/belfort", "/rules/lantern", "/replays"):
        ania.go(path)
        assert serious(ania.page) == [], path
    for game in sorted(registry.games()):
        ania.open_table(game, {"kind": "me"}, {"kind": "bot", "level": "random"})
        ania.choose(lambda count: count - 1)
        ania.await_turn()
        assert serious(ania.page) == [], game


def test_the_replay_has_none_either(guest: Invite) -> None:
    ania = guest(bypass_csp=True, viewport=SIZES["phone"][0])
    opened = ania.open_table("lantern", {"kind": "me"}, {"kind": "bot", "level": "random"})
    ania.play(lambda count: 0, 60)
    for page in ("replay", "result"):
        ania.go(f"/table/{opened['table']}/{page}")
        assert serious(ania.page) == [], page
