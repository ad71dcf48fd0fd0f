"""What the coach says in the browser: places have names there, never coordinates or ids."""

from __future__ import annotations

import re
from typing import Any

import pytest
from helpers import play_on, started

from underhall import editions
from underhall.coach import puzzles
from underhall.core.match import Match
from underhall.server.coaching import actions
from underhall.server.coaching.puzzles import clues, rows
from underhall.text.words import Words

GAMES = [id for id in editions.games() if id != "lantern"]
LANGUAGES = ("en", "pl")
MOMENTS = (0, 5, 13, 30, 60, 95, 140)
MOST = 10
"""So many options of one question are named."""
INTERNAL = re.compile(r"\d[·,]\d|\br\dc\d\b|\w_\w|[a-z]:\w|\b[a-z]{1,2}\d\b|[{}]|\?\?")
"""A pair of coordinates, a chamber by its id, a token, or a message without words."""

every_game = pytest.mark.parametrize("id", GAMES)


def checked(text: str) -> None:
    assert text and not INTERNAL.search(text), text


def options(match: Match) -> list[tuple[int, list[str]]]:
    """Some answers that the seats could give now."""
    found = []
    for seat in match.waiting():
        decision: Any = match.state.asked(seat)
        codes = decision.options(match.state)
        some = codes[:: max(1, len(codes) // MOST)]
        found += [(seat, [decision.token(match.state, code)]) for code in some]
    return found


@every_game
@pytest.mark.parametrize("lang", LANGUAGES)
def test_options_are_named_as_the_board_names_them(id: str, lang: str) -> None:
    words = Words(lang, id)
    for moves in MOMENTS:
        match = play_on(started(id, min(3, editions.game(id).seats[1]), moves), moves, moves)
        for seat, tokens in options(match):
            checked(actions.in_words(match, match.state, seat, tokens, words).text)


@every_game
@pytest.mark.parametrize("lang", LANGUAGES)
def test_so_are_the_answers_and_clues_of_puzzles(id: str, lang: str) -> None:
    words = Words(lang, id)
    for puzzle in puzzles.book_of(id):
        start = puzzles.begun(puzzle)
        for row in rows(puzzle, start, words, None):
            checked(row["text"])
            if row["then"]:
                checked(row["then"])
        for clue in clues(puzzle, start, words):
            checked(clue)


def test_without_a_board_a_place_has_its_coordinates() -> None:
    """The terminal shows them; so the test above can fail."""
    from underhall.coach import wording

    match = play_on(started("mountain_king", 3, 0), 0, 0)
    seat = match.waiting()[0]
    decision: Any = match.state.asked(seat)
    token = decision.token(match.state, decision.options(match.state)[0])
    words = Words("en", "mountain_king")
    told = wording.in_words(match.edition.game, match.state, seat, [token], words)
    assert INTERNAL.search(told.text)
    checked(actions.in_words(match, match.state, seat, [token], words).text)
