"""Axe, the examiner of accessibility, finds nothing serious on any page, by day and by night."""

from __future__ import annotations

from collections.abc import Callable
from importlib.resources import files
from typing import Any

import pytest

from underhall.core import registry

AXE = (files("axe_playwright_python") / "axe.min.js").read_text("utf-8")
SERIOUS = """async () => (await axe.run(document, {resultTypes: ['violations']})).violations
  .filter((found) => ['serious', 'critical'].includes(found.impact))
  .map((found) => `${found.id}: ${found.nodes[0].html}`)"""

Invite = Callable[..., Any]


def serious(page: Any) -> list[str]:
    page.evaluate(AXE)
    found: list[str] = page.evaluate(SERIOUS)
    return found


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_no_serious_findings(guest: Invite, scheme: str) -> None:
    ania = guest(bypass_csp=True, color_scheme=scheme)
    for path in ("/", "/new/belfort", "/rules/lantern", "/replays"):
        ania.go(path)
        assert serious(ania.page) == [], path
    for game in sorted(registry.games()):
        ania.open_table(game, {"kind": "me"}, {"kind": "bot", "level": "random"})
        ania.choose(lambda count: count - 1)
        ania.await_turn()
        assert serious(ania.page) == [], game
