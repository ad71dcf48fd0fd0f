"""How to play, in a browser: pictures are cut, letters lie on the board, nothing juts out."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from .conftest import Guest

PICTURES = """() => [...document.querySelectorAll('.ht-pic')].map((one) => [
  one.dataset.crop.split(' ').filter(Boolean).length, Number(one.dataset.cut),
])"""


@pytest.mark.parametrize("width", [1440, 390])
def test_pictures_are_cut_to_their_targets(guest: Callable[..., Guest], width: int) -> None:
    ania = guest(viewport={"width": width, "height": 844}, lang="pl")
    ania.go("/learn/runedar/how")
    cuts = ania.page.evaluate(PICTURES)
    assert len(cuts) == 5
    assert all(there == wanted for wanted, there in cuts)
    assert ania.page.locator(".ht-mark:not([hidden])").count() >= 5
    assert ania.page.evaluate("document.documentElement.scrollWidth") == width
