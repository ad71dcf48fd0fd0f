"""COV-4.173, 4.174, 5.30: recorded games for each way the game can end, replayed and verified."""

import json
from functools import cache
from typing import Any

import pytest
from games.covenant.endings import ENDINGS, FOLDER
from helpers import names

from underhall import editions
from underhall.core.errors import Diverged
from underhall.core.match import Match
from underhall.core.record import replay

NAMED = pytest.mark.parametrize("name", ENDINGS)
SOLO = [name for name in ENDINGS if name.startswith("solo")]
OUTCOMES = {"won": "elders-beaten", "lost": "elders-won", "drawn": "elders-drew"}


@cache
def recorded(name: str) -> dict[str, Any]:
    found: dict[str, Any] = json.loads((FOLDER / f"{name}.json").read_text("utf-8"))
    return found


@cache
def replayed(name: str) -> Match:
    return replay(recorded(name), editions.edition("covenant"))


def finals(name: str) -> list[tuple[int, int]]:
    """Glory Points and achievements of every clan in the end, the Elders last."""
    table = replayed(name).edition.game.view(replayed(name).state, 0)
    clans = [*table["players"], *([table["elders"]] if "elders" in table else [])]
    return [(clan["score"], clan["achievements"]) for clan in clans]


def tied(name: str) -> list[int]:
    """The achievements of those who have the most Glory Points."""
    best = max(score for score, _ in finals(name))
    return sorted([deeds for score, deeds in finals(name) if score == best])


def test_every_ending_has_a_record() -> None:
    assert sorted(ENDINGS) == sorted(file.stem for file in FOLDER.glob("*.json"))


@NAMED
@pytest.mark.rule("COV-4.4", "COV-4.173")
def test_a_recorded_game_ends_as_it_did(name: str) -> None:
    match = replayed(name)
    result = match.state.result
    assert (match.log, result.data()) == (recorded(name)["log"], recorded(name)["result"])
    assert (match.state.waiting(), match.state.agenda) == ([], [])
    assert names(match.moves[-1].events)[-1] == "game-ended"
    assert result.scores == tuple([sum(row) for row in result.points])
    assert match.edition.game.write(match.state)["era"] == 3


@pytest.mark.parametrize("name", ["clear_winner", "clear_winner_of_four"])
@pytest.mark.rule("COV-4.173")
def test_a_clear_winner_has_most_glory_points(name: str) -> None:
    result = replayed(name).state.result
    assert (len(tied(name)), result.winners) == (1, [result.scores.index(max(result.scores))])


@pytest.mark.parametrize("name, count", [("tie_broken", 2), ("tie_of_three_broken", 3)])
@pytest.mark.rule("COV-4.174")
def test_a_tie_is_broken_by_achievements(name: str, count: int) -> None:
    deeds = tied(name)
    (winner,) = replayed(name).state.result.winners
    assert (len(deeds), deeds[-1] > deeds[-2]) == (count, True)
    assert finals(name)[winner] == (max(finals(name))[0], deeds[-1])


@pytest.mark.parametrize(
    "name, count, most",
    [("shared_by_two", 2, 2), ("shared_by_two_of_three_tied", 3, 2), ("shared_by_three", 3, 3)],
)
@pytest.mark.rule("COV-4.174")
def test_a_victory_is_shared_by_those_still_tied(name: str, count: int, most: int) -> None:
    deeds = tied(name)
    winners = replayed(name).state.result.winners
    assert (len(deeds), deeds.count(deeds[-1]), len(winners)) == (count, most, most)
    assert {finals(name)[seat] for seat in winners} == {max(finals(name))}


@pytest.mark.parametrize("name", SOLO)
@pytest.mark.rule("COV-5.30")
def test_a_solo_game_is_won_lost_or_drawn(name: str) -> None:
    """First is who beats the Elders or draws with them."""
    outcome = name.split("_")[1]
    match = replayed(name)
    assert names(match.moves[-1].events)[-2] == OUTCOMES[outcome]
    assert match.state.result.ranks == (2 if outcome == "lost" else 1,)
    mine, theirs = finals(name)
    assert (mine > theirs, mine < theirs) == (outcome == "won", outcome == "lost")
    assert (mine[0] == theirs[0]) == (outcome == "drawn" or name.endswith("achievements"))


@NAMED
def test_a_record_with_another_result_is_not_believed(name: str) -> None:
    record = json.loads(json.dumps(recorded(name)))
    record["result"]["scores"][0] += 1
    with pytest.raises(Diverged):
        replay(record, editions.edition("covenant"))
