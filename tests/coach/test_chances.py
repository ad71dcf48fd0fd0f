"""Chances to win: how safe a lead is, learnt from games, and read from a file."""

from __future__ import annotations

import pytest
from helpers import play_on, started

from underhall import editions
from underhall.coach import calibration, chances
from underhall.coach.calibration import Sample
from underhall.core.errors import BadData

TRUE = (0.02, 0.06, 0.3)
LEADS = (-20.0, -8.0, -3.0, 0.0, 5.0, 12.0)


def made_up() -> list[Sample]:
    """Moments of games in which leads are as safe as TRUE says."""
    found = []
    for at in range(60):
        progress = at / 60
        values = (LEADS[at % 6], LEADS[at % 5], LEADS[(at * 7 + 3) % 6])
        won = chances.shares(values, chances.steepness(TRUE, progress))
        found.append(Sample(at, progress, values, tuple(won)))
    return found


def test_what_happened_tells_how_safe_a_lead_is() -> None:
    found = calibration.fitted(made_up())
    assert found == pytest.approx(TRUE, rel=0.1)
    assert calibration.brier(made_up(), found) < 0.001 < calibration.brier(made_up(), None)


def test_chances_that_are_told_are_those_that_come() -> None:
    for _, told, came in calibration.buckets(made_up(), TRUE):
        assert told == pytest.approx(came)


def test_samples_come_from_whole_games() -> None:
    known = list(calibration.samples(editions.edition("lantern"), 2, "test"))
    assert {one.game for one in known} == {0, 1}
    for one in known:
        assert len(one.values) == len(one.won) and sum(one.won) == pytest.approx(1)
        assert 0 <= one.progress <= 1


def test_a_point_counts_more_the_later_it_is() -> None:
    assert chances.steepness((1.0, 2.0, 6.0), 0.25) == 1.5
    assert chances.steepness((1.0, 2.0, 6.0), 0.75) == 4.0
    assert chances.shares([3.0], 1.0)[0] > 0.5 > chances.shares([-3.0], 1.0)[0]


def test_a_lead_at_the_end_is_that_of_the_result() -> None:
    match = play_on(started("dwergar", 2, 4), 4)
    game, result = match.edition.game, match.state.result
    assert result is not None
    told = chances.leads(chances.stand(game, match.state))
    by = result.scores[0] - result.scores[1]
    assert told == ([by, -by] if len(result.winners) == 1 else pytest.approx([-2.5, -2.5]))


@pytest.mark.parametrize(
    "id, seats, options",
    [
        ("belfort", 3, {}),
        ("covenant", 1, {}),
        ("covenant", 3, {}),
        ("dwergar", 3, {}),
        ("mountain_king", 3, {}),
        ("mountain_king", 4, {"teams": "yes"}),
    ],
)
def test_the_end_is_told_in_the_numbers_of_the_last_turn(
    id: str, seats: int, options: dict[str, str]
) -> None:
    match = play_on(started(id, seats, 5, **options), 5)
    game = match.edition.game
    last = chances.stand(game, match.before(len(match.moves) - 1))
    end = chances.stand(game, match.state)
    for before, after in zip(chances.leads(last), chances.leads(end)):
        assert before == pytest.approx(after, abs=12)


def test_partners_stand_alike_and_against_the_others() -> None:
    match = play_on(started("mountain_king", 4, 3, teams="yes"), 3, 150)
    game, s = match.edition.game, match.state
    assert s.result is None
    told = chances.leads(chances.stand(game, s))
    partner = s.partner(0)
    other = next(seat for seat in range(4) if seat not in (0, partner))
    assert told[0] == pytest.approx(told[partner])
    assert told[0] == pytest.approx(-told[other])
    assert abs(told[0]) > 0.1


@pytest.mark.parametrize("game", [id for id in editions.games() if not editions.game(id).together])
def test_what_a_game_has_learnt_can_be_read(game: str) -> None:
    assert min(chances.safety_of(game)) > 0


def test_chances_of_a_victory_together_are_those_that_come() -> None:
    true = (1.0, 2.0)
    told = [at / 200 for at in range(2, 199)]
    known = [
        Sample(n, 0.5, (told[at],), (float(n % 100 < 100 * chances.stretched(true, told[at])),))
        for at in range(0, len(told), 6)
        for n in range(100)
    ]
    found = calibration.fitted_odds(known)
    assert found == pytest.approx(true, abs=0.1)
    assert calibration.brier(calibration.borne(known, found), chances.USUAL, True) < min(
        calibration.brier(known, chances.USUAL, True), calibration.brier(known, None, True)
    )
    assert chances.stretched(chances.AS_TOLD, 0.3) == pytest.approx(0.3)
    assert 0 <= chances.stretched(true, 0.0) < chances.stretched(true, 1.0) <= 1


@pytest.mark.parametrize("game", [id for id in editions.games() if editions.game(id).together])
def test_a_game_together_knows_how_its_chances_come_true(game: str) -> None:
    shift, stretch = chances.odds_of(game)
    assert stretch > 0 and (shift, stretch) != chances.AS_TOLD
    s = started(game, 2, 1).state
    told = chances.chances(editions.game(game), s)[0]
    assert told == chances.stretched((shift, stretch), editions.game(game).evaluate(s, 0))


@pytest.mark.parametrize("odds", [None, [1.0], [0.1, -1.0], "high"])
def test_damaged_odds_are_refused(odds: object) -> None:
    with pytest.raises(BadData, match="the chances of runedar"):
        chances.read_odds("runedar", {"game": "runedar", "odds": odds})


@pytest.mark.parametrize("safety", [None, [1.0, 2.0], [0.1, 0.2, -1.0], "high"])
def test_a_damaged_file_is_refused(safety: object) -> None:
    with pytest.raises(BadData, match="the chances of belfort"):
        chances.read("belfort", {"game": "belfort", "safety": safety})
