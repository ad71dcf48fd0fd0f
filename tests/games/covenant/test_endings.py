"""COV-4.173, 4.174, 5.30: recorded games for each way the game can end, replayed and verified."""

import endings as shared
import pytest
from games.covenant.endings import ENDINGS
from helpers import names, table

from underhall.core.match import Match

NAMED = pytest.mark.parametrize("name", ENDINGS)
SOLO = [name for name in ENDINGS if name.startswith("solo")]
OUTCOMES = {"won": "elders-beaten", "lost": "elders-won", "drawn": "elders-drew"}


def replayed(name: str) -> Match:
    return shared.replayed("covenant", name)


def finals(name: str) -> list[tuple[int, int]]:
    """Glory Points and achievements of every clan in the end, the Elders last."""
    seen = replayed(name).edition.game.view(replayed(name).state, 0)
    clans = [*seen["players"], *([seen["elders"]] if "elders" in seen else [])]
    return [(clan["score"], clan["achievements"]) for clan in clans]


def tied(name: str) -> list[int]:
    """The achievements of those who have the most Glory Points."""
    best = max(score for score, _ in finals(name))
    return sorted([deeds for score, deeds in finals(name) if score == best])


@NAMED
@pytest.mark.rule("COV-4.4", "COV-4.173")
def test_a_game_ends_with_the_third_era(name: str) -> None:
    assert table(replayed(name))["era"] == 3


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
