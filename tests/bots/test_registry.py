"""Bots are found by entry point; one that does not load is named and left out."""

import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from underhall import editions
from underhall.bots import registry
from underhall.bots.bot import Bot
from underhall.core.errors import BadOption, BrokenBot

POINTS = {
    "stale": "strange_bots.gone:BOT",
    "raising": "strange_bots.raising:BOT",
    "number": "strange_bots.number:BOT",
    "alias": "underhall.bots.levels:GREEDY",
    "first": "strange_bots.first:BOT",
}
WHY = {
    "stale": "ModuleNotFoundError: No module named 'strange_bots.gone'",
    "raising": "RuntimeError: two lines",
    "number": "strange_bots.number:BOT is not a bot",
    "alias": "underhall.bots.levels:GREEDY calls itself 'greedy'",
}
CODE = {
    "raising": 'raise RuntimeError("two\\nlines")',
    "number": "BOT = 7",
    "first": """
from underhall.bots.card import BotCard, Strategy

class First(Strategy):
    def __init__(self, budget):
        self.budget = budget

    def choose(self, view):
        return view.options()[0]

BOT = BotCard("first", strength=5, mind=First, budget=3)
""",
}


@pytest.fixture
def strangers(tmp_path: Path) -> Iterator[None]:
    """Bots of somebody else, installed for a while."""
    package = tmp_path / "strange_bots"
    package.mkdir()
    (package / "__init__.py").touch()
    for name, code in CODE.items():
        (package / f"{name}.py").write_text(code)
    about = tmp_path / "strange_bots-1.dist-info"
    about.mkdir()
    (about / "METADATA").write_text("Name: strange-bots\nVersion: 1\n")
    lines = [f"{id} = {point}" for id, point in POINTS.items()]
    (about / "entry_points.txt").write_text("\n".join([f"[{registry.BOTS.group}]", *lines, ""]))
    sys.path.insert(0, str(tmp_path))
    look_again()
    yield
    sys.path.remove(str(tmp_path))
    for name in [name for name in sys.modules if name.startswith("strange_bots")]:
        del sys.modules[name]
    look_again()


def look_again() -> None:
    registry.BOTS.forget()


def test_the_levels_go_from_weak_to_strong() -> None:
    assert registry.levels() == ["random", "novice", "adept", "master"]
    assert (registry.weakest(), registry.strongest()) == ("random", "master")
    assert registry.usual() == "adept"
    assert registry.broken() == {}


def test_a_level_of_old_times_is_not_offered_and_still_plays() -> None:
    assert registry.known() == ["random", "greedy", "novice", "adept", "master"]
    assert registry.card("greedy").id == "greedy"


def test_every_card_goes_by_its_own_id() -> None:
    assert all(card.id == id for id, card in registry.cards().items())


def test_a_bot_of_strangers_takes_its_place(strangers: None) -> None:
    assert registry.levels() == ["random", "first", "novice", "adept", "master"]
    lantern = editions.edition("lantern")
    s = lantern.start(2, seed=1)
    assert Bot("first", lantern.game, 0, 0).choose(s) == s.choices[0]


def test_a_bot_that_does_not_load_is_named_and_left_out(strangers: None) -> None:
    assert registry.broken() == dict(sorted(WHY.items()))
    for id, why in WHY.items():
        with pytest.raises(BrokenBot) as caught:
            registry.card(id)
        assert str(caught.value) == f"{id}: {why}"


def test_an_unknown_bot_is_refused_with_those_there_are(strangers: None) -> None:
    with pytest.raises(BadOption, match="'x'; there are: random, first, novice, adept"):
        registry.card("x")


def test_a_house_without_bots_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(registry.BOTS, "points", dict)
    assert registry.levels() == []
    for wanted in (registry.strongest, registry.usual, registry.weakest):
        with pytest.raises(BadOption, match="no bot is installed"):
            wanted()
