"""Games are found by entry point."""

from pathlib import Path

import broken_games
import pytest

from underhall import editions
from underhall.core import registry
from underhall.core.errors import BadOption, BrokenGame

LATER = {"garbled", "fussy", "bare", "unruly", "roomless"}
"""Their cards load; what is wrong shows when they are to be played."""


def test_every_game_goes_by_its_own_id() -> None:
    assert "lantern" in registry.games()
    assert all(game.id == id for id, game in registry.games().items())
    assert list(registry.games()) == sorted(registry.games())


def test_an_unknown_game_is_refused_with_those_there_are() -> None:
    with pytest.raises(BadOption, match="there is no game 'chess'; there are: ") as caught:
        registry.game("chess")
    assert "lantern" not in str(caught.value)
    with pytest.raises(BadOption, match="'chess'"):
        editions.edition("chess")


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
    edition = editions.edition(id)
    assert edition.start(edition.game.seats[0]).waiting()


# ---------------------------------------------------------------------- games that do not load


def test_a_game_that_does_not_load_is_named_and_left_out(tmp_path: Path) -> None:
    before = list(registry.games())
    with broken_games.installed(tmp_path):
        told = editions.broken()
        assert list(told) == sorted(broken_games.POINTS)
        for id, why in broken_games.WHY.items():
            assert told[id].startswith(why), told[id]
            assert "\n" not in told[id]
        assert list(editions.games()) == before
        assert set(registry.names()) == {*before, *told}
    assert editions.broken() == {}


@pytest.mark.parametrize("id", broken_games.POINTS)
def test_who_asks_for_a_broken_game_hears_the_reason(id: str, tmp_path: Path) -> None:
    with broken_games.installed(tmp_path):
        for ask in (editions.game, editions.edition, lambda id: editions.edition(id, {"setup": 2})):
            with pytest.raises(BrokenGame) as caught:
                ask(id)
            assert str(caught.value).startswith(f"{id}: {broken_games.WHY[id]}")


def test_code_that_does_not_load_is_noticed_without_any_data(tmp_path: Path) -> None:
    with broken_games.installed(tmp_path):
        assert registry.broken().keys() == broken_games.POINTS.keys() - LATER


def test_a_game_of_strangers_can_be_played(tmp_path: Path) -> None:
    with broken_games.installed(tmp_path, broken_games.GUEST):
        assert editions.edition("guest").start(2).waiting()
    with pytest.raises(BadOption, match="there is no game 'guest'"):
        editions.game("guest")


def test_corrections_may_speak_of_a_broken_game(tmp_path: Path) -> None:
    file = tmp_path / "own.toml"
    file.write_text("[stale]\na = 1\n[lantern]\nsetup.hand = 5\n")
    with broken_games.installed(tmp_path / "games"):
        assert editions.corrections("lantern", str(file)) == {"setup": {"hand": 5}}


# ---------------------------------------------------------------------- mistyped ids


@pytest.mark.parametrize(
    "typed, meant",
    [
        ("belfrot", "belfort"),
        ("Belfort", "belfort"),
        ("mountain-king", "mountain_king"),
        ("lantren", "lantern"),
    ],
)
def test_a_mistyped_game_brings_the_nearest(typed: str, meant: str) -> None:
    with pytest.raises(BadOption) as caught:
        registry.game(typed)
    assert str(caught.value) == f"there is no game {typed!r}; did you mean {meant}?"
