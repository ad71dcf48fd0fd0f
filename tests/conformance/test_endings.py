"""Recorded games for each way a game can end are replayed, verified and not to be tampered with."""

import json

import pytest
from endings import endings, file_of, happened, recorded, replayed, result_of
from helpers import names

from underhall import editions
from underhall.core import registry
from underhall.core.errors import Diverged
from underhall.core.record import replay

GAMES = [game for game in sorted(registry.games()) if endings(game)]
EACH = [(game, name) for game in GAMES for name in endings(game)]
LAST = ("game-ended", "game-won", "game-lost")
by_ending = pytest.mark.parametrize("game, name", EACH)


@pytest.mark.parametrize("game", GAMES)
def test_every_ending_has_a_record(game: str) -> None:
    folder = file_of(game, "any").parent
    assert sorted(endings(game)) == sorted(file.stem for file in folder.glob("*.json"))


@by_ending
def test_a_recorded_game_ends_as_it_did(game: str, name: str) -> None:
    match, record = replayed(game, name), recorded(game, name)
    assert (match.log, result_of(game, name).data()) == (record["log"], record["result"])
    assert (match.state.waiting(), match.state.agenda) == ([], [])
    assert names(happened(match))[-1] in LAST


@by_ending
def test_scores_are_the_sum_of_their_sources(game: str, name: str) -> None:
    result = result_of(game, name)
    assert result.scores == tuple([sum(row) for row in result.points])


@by_ending
def test_nobody_has_more_than_a_winner(game: str, name: str) -> None:
    result = result_of(game, name)
    assert all([result.scores[seat] == max(result.scores) for seat in result.winners])


@by_ending
def test_a_record_with_another_result_is_not_believed(game: str, name: str) -> None:
    record = json.loads(json.dumps(recorded(game, name)))
    record["result"]["scores"][0] += 1
    with pytest.raises(Diverged):
        replay(record, editions.edition(game))
