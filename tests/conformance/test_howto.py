"""Pages on how to play: everything on them is there, in both languages and short enough."""

from __future__ import annotations

import re

import pytest

from underhall.core import registry
from underhall.editions import room
from underhall.howto import PAGE, PARTS, Howto, howto
from underhall.server.pages.howto import bold, shown
from underhall.server.pages.lessons import found, words_of
from underhall.server.pages.rendering import icons
from underhall.text.clauses import rules_in

TOLD = sorted(id for id in registry.games() if (room(id) / "face/lesson" / PAGE).is_file())
LANGS = ("en", "pl")
TARGET = re.compile(r'data-target="([^"]*)"')
LONGEST = {"title": 90, "text": 300, "alt": 200}
WORDS = (240, 580)
"""So many words a page has: two screens."""


def page(game: str) -> Howto:
    there = howto(game)
    assert there is not None
    return there


@pytest.mark.parametrize("game", TOLD)
def test_clauses_and_icons_are_there(game: str) -> None:
    clauses = set(rules_in(room(game), "en").clauses)
    told = page(game)
    assert {item.clause for item in told.items if item.clause} <= clauses
    assert {item.icon for item in told.items if item.icon} <= icons()
    assert all(item.icon for item in told.beside)
    assert len(told.turn) in (3, 4) and len(told.tips) == 5


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("game", TOLD)
def test_a_page_is_short(game: str, lang: str) -> None:
    told = page(game)
    words = 0
    for item in told.items:
        said, english = item.told[lang], item.told["en"]
        for what, most in LONGEST.items():
            assert len(getattr(said, what)) <= most, (said.title, what)
            assert bool(getattr(said, what)) == bool(getattr(english, what)), english.title
        assert len(said.points) == len(english.points)
        assert item.picture is None or said.alt
        assert lang == "en" or not said.text or said.text != english.text
        words += len(" ".join([said.title, said.text, *said.points]).split())
    assert WORDS[0] <= words <= WORDS[1]


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("game", TOLD)
def test_pictures_show_what_they_are_cut_to(game: str, lang: str) -> None:
    told = page(game)
    made = shown(told, words_of(found(game), lang))
    for item, drawn in zip((told.start, *told.turn), (made["start"], *made["turn"]), strict=True):
        assert item.picture is not None
        assert item.picture.part in PARTS
        html = drawn["picture"]["html"]
        there = {one for targets in TARGET.findall(html) for one in targets.split()}
        marks = {one for mark in told.legend for one in mark.targets}
        wanted = set(item.picture.crop) | (marks if item is told.start else set())
        assert sorted(wanted - there) == []
        assert "data-options" not in html, "nothing is lit"


def test_what_stands_between_stars_is_bold() -> None:
    assert str(bold("**Two** & <one>")) == "<b>Two</b> &amp; &lt;one&gt;"
