"""Whatever a table asks first is explained to somebody new, in every language and setting."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from underhall import editions
from underhall.core import registry
from underhall.core.asked import Asked, asked_of
from underhall.core.chance import Fast
from underhall.core.errors import UnderhallError
from underhall.core.match import Match
from underhall.server.pages.faces import face
from underhall.server.pages.table_pages import firsts
from underhall.text import languages
from underhall.text.words import Words

GAMES = sorted(registry.games())
LONGEST = 150
"""Signs that fit over the panels of the others on a phone."""
SOON = 80
"""Within so many questions of a game comes everything that is explained."""


def started(game: str) -> Iterator[Match]:
    """Tables of every number of seats, each with one option chosen otherwise."""
    least, most = editions.game(game).seats
    tries = [
        {},
        *({one.id: choice} for one in editions.game(game).options for choice in one.choices),
    ]
    for seats in range(least, most + 1):
        for options in tries:
            try:
                yield Match(editions.edition(game), seats, options, chance=Fast("first"))
            except UnderhallError:
                continue


def asked_first(match: Match) -> dict[int, str]:
    """What each seat is asked first when it has a choice, by its kind."""
    found: dict[int, str] = {}
    while len(found) < match.state.seats and not match.result:
        asked = next(filter(None, [asked_of(match.state, seat) for seat in match.waiting()]))
        if len(asked.options) > 1:
            found.setdefault(asked.seat, asked.kind)
        answer(match, asked)
    return found


def answer(match: Match, asked: Asked) -> None:
    match.play(asked.seat, asked.options[len(match.moves) % len(asked.options)].token)


@pytest.mark.parametrize("game", GAMES)
def test_every_first_question_is_explained(game: str) -> None:
    kinds = {kind for match in started(game) for kind in asked_first(match).values()}
    assert sorted(kinds - set(face(game).firsts)) == []


@pytest.mark.parametrize("lang", languages())
@pytest.mark.parametrize("game", GAMES)
def test_explanations_are_short_and_translated(game: str, lang: str) -> None:
    words = Words(lang, game)
    for kind, says in firsts(words).items():
        assert says != f"first-{kind}"
        assert len(says) <= LONGEST, kind
        assert lang == "en" or says != firsts(Words("en", game))[kind]


@pytest.mark.parametrize("game", GAMES)
def test_nothing_is_explained_that_is_never_asked(game: str) -> None:
    asked = set()
    for match in started(game):
        for _ in range(SOON):
            now = next(
                filter(None, [asked_of(match.state, seat) for seat in match.waiting()]), None
            )
            if now is None:
                break
            asked.add(now.kind)
            answer(match, now)
        if set(face(game).firsts) <= asked:
            return
    assert sorted(set(face(game).firsts) - asked) == []
