"""Games are found by entry point."""

import pytest

from underhall import shelf
from underhall.core import registry
from underhall.core.errors import BadOption


def test_every_game_goes_by_its_own_id() -> None:
    assert "lantern" in registry.games()
    assert all(game.id == id for id, game in registry.games().items())
    assert list(registry.games()) == sorted(registry.games())


def test_an_unknown_game_is_refused_with_those_there_are() -> None:
    with pytest.raises(BadOption, match="there is no game 'chess'; there are: ") as caught:
        registry.game("chess")
    assert "lantern" not in str(caught.value)
    with pytest.raises(BadOption, match="'chess'"):
        shelf.edition("chess")


@pytest.mark.parametrize("id", sorted(registry.games()))
def test_every_card_is_filled_in(id: str) -> None:
    game = registry.game(id)
    assert game.maturity in ("complete", "growing", "example")
    assert 1 <= game.seats[0] <= game.seats[1]
    assert 0 < game.minutes[0] <= game.minutes[1]
    assert "weight" in vars(type(game)) and 1 <= game.weight <= 5
    assert game.revision >= 1
    for option in game.options:
        option.check(option.default)


@pytest.mark.parametrize("id", sorted(registry.games()))
def test_every_edition_can_be_built(id: str) -> None:
    edition = shelf.edition(id)
    assert edition.start(edition.game.seats[0]).waiting()
