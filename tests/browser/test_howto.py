"""How to play, in a browser: pictures are cut, letters lie on the board, nothing juts out."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from underhall.core import registry
from underhall.server.pages import ways

from .conftest import Guest

PICTURES = """() => [...document.querySelectorAll('.ht-pic')].map((one) => [
  one.dataset.crop.split(' ').filter(Boolean).length, Number(one.dataset.cut),
])"""

INSIDE = """() => [...document.querySelectorAll('.ht-pic')].every((picture) => {
  const frame = picture.getBoundingClientRect();
  const wanted = picture.dataset.crop.split(' ').filter(Boolean);
  const things = [...picture.querySelectorAll('[data-target]')].filter(
    (one) => one.dataset.target.split(' ').some((target) => wanted.includes(target)));
  return things.map((one) => one.getBoundingClientRect()).filter((box) => box.width).every((box) =>
    box.left >= frame.left - 1 && box.right <= frame.right + 1
    && box.top >= frame.top - 1 && box.bottom <= frame.bottom + 1);
})"""

DOTTED = """() => [...document.querySelectorAll('.ht-stage *')].filter((one) => {
  const frame = one.closest('.ht-pic').getBoundingClientRect(), at = one.getBoundingClientRect();
  return at.width && at.left < frame.right && at.top < frame.bottom && at.bottom > frame.top
    && getComputedStyle(one).textOverflow === 'ellipsis' && one.scrollWidth > one.clientWidth + 1;
}).map((one) => one.textContent.trim())"""
"""Names in pictures that end in dots."""

HEADS = "(heads) => heads.map((one) => getComputedStyle(one).fontSize)"


@pytest.mark.parametrize("game", sorted(id for id in registry.games() if ways.how(id)))
def test_pictures_look_as_the_table_does(guest: Callable[..., Guest], game: str) -> None:
    ania = guest(viewport={"width": 1440, "height": 844}, lang="pl")
    ania.go(f"/learn/{game}/how")
    assert ania.page.evaluate(DOTTED) == []
    inside = ania.page.locator(".ht-stage .panel > header > h2").evaluate_all(HEADS)
    assert set(inside) <= {"15px"}


@pytest.mark.parametrize("width", [1440, 390])
def test_pictures_are_cut_to_their_targets(guest: Callable[..., Guest], width: int) -> None:
    ania = guest(viewport={"width": width, "height": 844}, lang="pl")
    ania.go("/learn/runedar/how")
    cuts = ania.page.evaluate(PICTURES)
    assert len(cuts) == 5
    assert all(there == wanted for wanted, there in cuts)
    assert ania.page.locator(".ht-mark:not([hidden])").count() >= 5
    assert ania.page.evaluate("document.documentElement.scrollWidth") == width


def test_on_paper_pictures_are_cut_anew(guest: Callable[..., Guest]) -> None:
    ania = guest(viewport={"width": 1440, "height": 844})
    ania.go("/learn/covenant/how")
    letters = ania.page.locator(".ht-mark").count()
    ania.page.emulate_media(media="print")
    ania.page.wait_for_function(INSIDE, timeout=60_000)
    assert ania.page.locator(".ht-mark").count() == letters
    ania.page.emulate_media(media="screen")
    ania.page.wait_for_function(INSIDE, timeout=60_000)


def test_a_thing_on_a_picture_has_its_tip(guest: Callable[..., Guest]) -> None:
    ania = guest(viewport={"width": 1440, "height": 844})
    ania.go("/learn/mountain_king/how")
    thing = ania.page.locator(".ht-pic [data-does]").first
    thing.evaluate("(one) => one.scrollIntoView({ block: 'center' })")
    box = thing.bounding_box()
    assert box is not None
    ania.page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    link = ania.page.locator("#tip a[data-clause-link]")
    link.wait_for(timeout=60_000)
    assert (link.get_attribute("href") or "").startswith("/rules/mountain_king#MTK-")
