"""Every game's table at a glance: that it fits, tells no secrets and ends with the game."""

from collections.abc import Iterator
from typing import Any

import pytest
from helpers import play_on, started
from pictures import picture_file, seen, shown

from underhall.core import registry
from underhall.core.agenda import SPECTATOR
from underhall.core.chance import Fast
from underhall.core.match import Match
from underhall.core.secrets import redeal
from underhall.pictures import paint
from underhall.text import Words, languages

GAMES = sorted(registry.games())
LOOKED_AT = sorted(id for id in GAMES if registry.game(id).maturity != "example")
WIDTH = 100
WHOLE = [
    (game, name, lang) for game in GAMES for name in shown(game).tables for lang in ("en", "pl")
]


def sittings() -> Iterator[Any]:
    """Every number of seats, language and setting; most of them in the long examination."""
    for game in LOOKED_AT:
        fewest, most = registry.game(game).seats
        for seats in range(fewest, most + 1):
            for lang in languages():
                for seed, options in enumerate(shown(game).options * 2):
                    short = (seats, lang, seed) == (most, "pl", 0)
                    marks = [] if short else [pytest.mark.exam]
                    yield pytest.param(game, seats, lang, seed, options, marks=marks)


@pytest.mark.parametrize("game, seats, lang, seed, options", [*sittings()])
def test_it_fits_at_any_time(
    game: str, seats: int, lang: str, seed: int, options: dict[str, str]
) -> None:
    match = started(game, seats, seed, **options)
    while match.state.waiting():
        for seat in (match.state.waiting()[0], SPECTATOR):
            assert_fits(seen(match, seat, lang), shown(game).lines)
        play_on(match, seed, moves=29)
    assert seen(match, 0, lang)[0] in ("The game is over.", "Koniec gry.")


def assert_fits(lines: list[str], height: int) -> None:
    assert max(len(line) for line in lines) <= WIDTH
    assert len(lines) <= height


@pytest.mark.parametrize("game", GAMES)
def test_it_tells_no_secrets(game: str) -> None:
    seats = min(3, registry.game(game).seats[1])
    match = started(game, seats, 4)
    for moves in (6, 54, 90):
        play_on(match, moves, moves)
        for seat in (*range(seats), SPECTATOR):
            assert_no_secret(match, seat)


def assert_no_secret(match: Match, seat: int) -> None:
    game = match.edition.game
    words = Words("en", game.id, shown(game.id).names)
    other = redeal(game, match.state, seat, Fast("others"))
    assert paint(game, other, seat, words) == paint(game, match.state, seat, words)


@pytest.mark.parametrize("game, name, lang", WHOLE)
def test_a_position_is_shown(game: str, name: str, lang: str) -> None:
    expected = picture_file(game, name, lang).read_text("utf-8")
    assert seen(shown(game).tables[name](), 0, lang) == expected.splitlines()


def test_every_whole_picture_is_looked_at() -> None:
    files = [path for game in GAMES for path in picture_file(game, "", "").parent.glob("*.txt")]
    assert sorted(files) == sorted([picture_file(*each) for each in WHOLE])
