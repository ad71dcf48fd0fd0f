"""What things do, in words: in both languages for every thing of the kinds a game lists."""

from __future__ import annotations

import importlib
import pkgutil
from typing import Any

import pytest

from underhall import editions, effects
from underhall.core import registry
from underhall.core.names import Names
from underhall.core.phrase import Does
from underhall.server.pages import faces
from underhall.text import languages
from underhall.text.books import book
from underhall.text.words import DOES, Words

GAMES = sorted(registry.games())


def names_of(game: str) -> dict[str, set[str]]:
    """Every kind of things of a game with its tokens."""
    package = importlib.import_module(registry.game(game).package)
    found: dict[str, set[str]] = {}
    for module in pkgutil.walk_packages(package.__path__, f"{package.__name__}."):
        for value in vars(importlib.import_module(module.name)).values():
            if isinstance(value, Names):
                found.setdefault(value.words, set()).update(value.tokens)
    return found


@pytest.mark.parametrize("game", GAMES)
def test_kinds_are_declared_once_and_exist(game: str) -> None:
    kinds = effects.kinds(game)
    assert kinds == faces.face(game).effects
    assert len(set(kinds)) == len(kinds)
    assert set(kinds) <= names_of(game).keys() - {""}


@pytest.mark.parametrize("lang", languages())
@pytest.mark.parametrize("game", GAMES)
def test_every_thing_says_what_it_does(game: str, lang: str) -> None:
    words = Words(lang, game, strict=True)
    raw = editions.components(game)
    known = names_of(game)
    lacking = []
    for kind in effects.kinds(game):
        for token in sorted(known[kind]):
            told = effects.does(game, raw, kind, token)
            text = words.does(told.kind, told.token, **told.args)
            if not text or text != text.strip() or text.endswith("."):
                lacking.append(f"{kind}-{token}: {text!r}")
    assert lacking == []


@pytest.mark.parametrize("game", GAMES)
def test_no_effect_is_told_of_kinds_that_are_not_listed(game: str) -> None:
    told = {
        id.partition("-")[0]
        for lang in languages()
        for id in book(lang, game).ids
        if DOES in book(lang, game).forms(id)
    }
    assert sorted(told) == sorted(effects.kinds(game))


# ---------------------------------------------------------------------- finding a thing


class Shelf:
    """Things with names and effects, one of them twice, in a game that is not there."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        every = [
            effects.Thing("hall", "rift", "Szczelina", "długa"),
            effects.Thing("hall", "great_forge", "Wielka Kuźnia", "duża"),
            effects.Thing("workshop", "smithy", "Kuźnia", "kuje"),
            effects.Thing("symbol", "smithy", "Kuźnia", "kuje"),
        ]
        monkeypatch.setattr(effects, "things", lambda raw, words: every)

    def find(self, wanted: str) -> list[str]:
        return [one.token for one in effects.find({}, Words("pl"), wanted)]


@pytest.mark.parametrize(
    "wanted, found",
    [
        ("Kuźnia", ["smithy"]),
        ("kuznia", ["smithy"]),
        ("wielka", ["great_forge"]),
        ("KUŹN", ["great_forge", "smithy"]),
        ("rift", ["rift"]),
        ("hall", ["rift", "great_forge"]),
        ("most", []),
    ],
)
def test_a_thing_is_found_by_what_people_type(
    monkeypatch: pytest.MonkeyPatch, wanted: str, found: list[str]
) -> None:
    assert Shelf(monkeypatch).find(wanted) == found


def test_a_game_without_effects_has_none() -> None:
    assert effects.things(editions.components("lantern"), Words("en", "lantern")) == []
    told: Any = effects.does("lantern", {}, "lamp", "6")
    assert (told.kind, told.token, told.args) == ("lamp", "6", {})
    assert isinstance(told, Does)
