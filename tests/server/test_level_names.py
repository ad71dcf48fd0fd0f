"""What pages call the levels of bots."""

import pytest

from underhall.bots import registry
from underhall.server.pages.level_names import level_names
from underhall.text.books import languages
from underhall.text.words import Words


@pytest.mark.parametrize("lang", languages())
def test_our_own_levels_have_names(lang: str) -> None:
    name = level_names(Words(lang))
    names = [name(level) for level in registry.levels()]
    assert len(set(names)) == len(names)
    assert not any("-" in name for name in names)


def test_a_bot_of_strangers_goes_by_its_id() -> None:
    assert level_names(Words("en"))("cautious") == "cautious"
