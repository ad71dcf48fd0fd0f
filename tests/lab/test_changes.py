"""What features are worth and what they judge by, learnt from what changes of it bring."""

from collections.abc import Callable
from dataclasses import replace
from math import e, exp
from random import Random
from typing import Any

import pytest

from underhall import editions
from underhall.bots.fitting import Fitted
from underhall.cli import main
from underhall.core.errors import BadOption
from underhall.core.game import Edition, Game
from underhall.core.judgements import Numbers
from underhall.core.result import Result
from underhall.games.lantern.game import LanternGame
from underhall.games.lantern.study.features import features
from underhall.games.lantern.table.state import Lantern
from underhall.lab.changes import (
    Known,
    against_usual,
    brought,
    learn_by_changes,
    moved,
    rejudged,
    step,
    units_of,
    units_of_all,
    varied,
    way_on,
)
from underhall.lab.tune import JUDGED, WEIGHTS, Plan, data_of, known_before, text_of, tune

PLAN = Plan("lantern", games=6, rounds=2, seed=3, seats=(2, 3), budget=3)


def test_weights_go_the_way_that_was_good_and_stay_where_nothing_is_sure() -> None:
    """Of three changes one brings 2 points, one costs 1, one does nothing; luck is 5 points."""
    luck = Random(1)
    rows = []
    for _ in range(2_000):
        signs = [luck.choice((-1.0, 1.0)) for _ in range(3)]
        rows.append((signs, 2 * signs[0] - signs[1] + luck.gauss(0, 5)))
    steps, hoped = way_on(rows, 1.5)
    assert steps[0] == 1.5
    assert steps[1] == -1.5
    assert abs(steps[2]) < 1.5
    assert hoped == pytest.approx(1.5 * 3, abs=0.8)
    shorter, less = way_on(rows, 0.5)
    assert shorter == pytest.approx([one / 3 for one in steps])
    assert less == pytest.approx(hoped / 3)


@pytest.mark.parametrize(
    "sureness, far", [(0.9, 0.0), (-0.9, 0.0), (2.0, 0.5), (-3.0, -1.0), (8.0, 1.0)]
)
def test_the_surer_the_further(sureness: float, far: float) -> None:
    assert step(sureness) == pytest.approx(far)


def test_what_seats_change_is_held_against_the_others() -> None:
    result = Result((10, 4, 1), (1, 2, 3), (), ())
    rows = brought([[1.0, 1.0], [-1.0, 1.0], [-1.0, -1.0]], result)
    assert rows == [([2.0, 1.0], 7.5), ([-1.0, 1.0], -1.5)]


def test_who_wins_together_changes_together() -> None:
    """Their points tell more than whether they won."""
    assert brought([[1.0, -1.0]], Result((14, 14), (1, 1), (), ())) == [([1.0, -1.0], 14.0)]
    assert brought([[1.0, -1.0]], Result((7, 7), (2, 2), (), ())) == [([1.0, -1.0], 7.0)]


def test_what_is_usual_at_a_table_is_no_merit() -> None:
    plan = Plan("lantern", seats=(2, 3))
    results = {0: [([1.0], 5.0)], 1: [([1.0], 1.0)], 2: [([-1.0], 3.0)], 3: [([-1.0], 2.0)]}
    rows = against_usual(plan, results)
    assert rows == [([1.0], 1.0), ([-1.0], -1.0), ([1.0], -0.5), ([-1.0], 0.5)]


def test_weights_are_changed_by_a_part_of_themselves_and_none_not_at_all() -> None:
    before = Fitted([2.0, 0.0, 1.0, 0.1], [2.0, 0.0, 1.0, 1.0], (0.0, 0.0))
    units = units_of(before, [1.0, 4.0, 1.0, 1.0], 0.5)
    assert units[0] == units[4] == 1.0
    assert units[1] == units[5] == pytest.approx(0.5 * 0.15 * 2.0 / 4.0)
    assert units[3] == pytest.approx(0.15)
    assert units[7] == 0.5


def test_steps_are_taken_in_units() -> None:
    found = moved(Fitted([1.0], [2.0], (3.0, 4.0)), [0.5, 0.25], [1.0, -2.0])
    assert (found.start, found.end, found.base) == ([1.5], [1.5], (3.0, 4.0))


def test_the_same_seed_learns_the_same_and_leaves_the_game_alone() -> None:
    game = editions.edition("lantern").game
    weights = game.weights
    heard: list[int] = []
    first, again = learn_by_changes(PLAN, progress=heard.append), learn_by_changes(PLAN)
    assert [text_of("lantern", one.weights) for one in first] == [
        text_of("lantern", one.weights) for one in again
    ]
    assert heard == list(range(1, 13))
    assert game.weights is weights
    learnt = data_of("lantern", first[-1].weights)
    assert learnt["made"]["by"] == "underhall tune lantern --by changes"
    game.learn(learnt)
    game.weights = weights


def test_two_processes_learn_what_one_does() -> None:
    alone, spread = learn_by_changes(PLAN), learn_by_changes(PLAN, jobs=2)
    assert [one.weights.start for one in alone] == [one.weights.start for one in spread]


def test_learning_goes_on_from_what_was_learnt() -> None:
    first = data_of("lantern", learn_by_changes(PLAN)[-1].weights)
    on = learn_by_changes(replace(PLAN, after=first, rounds=1))[-1].weights
    units = units_of(known_before(editions.game("lantern"), first), varied(PLAN, first), PLAN.swing)
    steps = [
        abs(now - then) / unit
        for now, (then, _), unit in zip(on.start, first["weights"].values(), units)
    ]
    assert 0 < max(steps) <= PLAN.stride + 0.01
    assert on.provenance["after"] == "underhall tune lantern --by changes, seed 3"


def test_weights_of_another_game_are_not_gone_on_from(
    capsys: pytest.CaptureFixture[str], tmp_path_factory: pytest.TempPathFactory
) -> None:
    file = tmp_path_factory.mktemp("after") / "weights.toml"
    for text, complaint in (("game = 1 2", "no valid TOML"), ("game = 'belfort'", "made for")):
        file.write_text(text, "utf-8")
        assert main(["tune", "lantern", "--after", str(file), "--lang", "en"]) == 2
        assert complaint in capsys.readouterr().err


# ---------------------------------------------------------------------- judgements


def test_judgements_are_multiplied_and_stay_above_nothing() -> None:
    judged = rejudged({"faith": [2.0], "goods": [1.0, 3.0]}, [1.0, 1.0, 0.5], [-1.0, 0.0, 2.0])
    assert judged == {"faith": [2.0 / e], "goods": [1.0, 3.0 * e]}


@pytest.mark.parametrize(
    "only, units", [("", [0.5, 0.5, 0.5]), (WEIGHTS, [0.5, 0.5, 0.0]), (JUDGED, [0.0, 0.0, 0.5])]
)
def test_only_what_is_asked_for_is_changed(only: str, units: list[float]) -> None:
    known = Known(Fitted([1.0], [1.0], (0.0, 0.0)), {"faith": [9.0]})
    plan = Plan("lantern", only=only)
    assert units_of_all(known, [1.0], plan) == units
    steps, hoped = way_on([([1.0, 0.0], 1.0), ([-1.0, 0.0], -1.0)], 1.5)
    assert steps[1] == 0.0
    assert hoped == steps[0]


class Glow:
    """What the lamps of a toy are judged by."""

    def __init__(self, numbers: Numbers) -> None:
        self.light = numbers.one("light")


class GlowingLantern(LanternGame):
    """The Lantern Shift as somebody plays it who judges how much lamps come to."""

    package = "underhall.games.lantern"

    def judging(self) -> Callable[[Numbers], Any]:
        return Glow

    def features(self, s: Lantern, seat: int) -> list[float]:
        row = features(s, seat)
        assert self.weights is not None
        row[-1] *= self.weights.judgements.light
        return row


GLOWING: dict[str, Any] = {
    "game": "lantern",
    "made": {"by": "hand"},
    WEIGHTS: {
        "points": [0.4, 0.2],
        "leader": [0.9, 1.2],
        "whistles": [0.9, 0.75],
        "light": [1.0, 1.0],
    },
    JUDGED: {"light": 1.0},
}
"""Much too fond of lamps."""
GLOW = Plan("lantern", games=60, rounds=1, seats=(2,), budget=20, swing=1.0, after=GLOWING)


@pytest.fixture
def glowing(monkeypatch: pytest.MonkeyPatch) -> Game[Lantern]:
    game = GlowingLantern()
    game.learn(GLOWING)
    edition = Edition(game, editions.components("lantern"))
    monkeypatch.setattr(editions, "edition", lambda id: edition)
    found: Game[Lantern] = game
    return found


def test_a_judgement_goes_the_way_that_was_good(glowing: Game[Lantern]) -> None:
    before = glowing.weights
    learnt = learn_by_changes(replace(GLOW, only=JUDGED))[-1].weights
    assert learnt.judged["light"][0] < exp(-0.5)
    assert glowing.weights is before
    data = data_of("lantern", learnt)
    assert data[WEIGHTS] == GLOWING[WEIGHTS]
    assert data["made"]["by"] == "underhall tune lantern --by changes --only judged"
    assert data_of("lantern", glowing.weighed(data))[JUDGED] == data[JUDGED]


def test_weights_alone_leave_judgements(glowing: Game[Lantern]) -> None:
    some = replace(GLOW, games=8)
    for learnt in (learn_by_changes(replace(some, only=WEIGHTS)), tune(some)):
        data = data_of("lantern", learnt[-1].weights)
        assert data[JUDGED] == GLOWING[JUDGED]
        assert data[WEIGHTS] != GLOWING[WEIGHTS]


def test_positions_do_not_teach_judgements(glowing: Game[Lantern]) -> None:
    with pytest.raises(BadOption, match="learn by changes"):
        tune(replace(GLOW, only=JUDGED))


def test_where_nothing_is_judged_nothing_can_be_learnt_of_it() -> None:
    with pytest.raises(BadOption, match="lantern names no judgements"):
        learn_by_changes(replace(PLAN, only=JUDGED))
    with pytest.raises(BadOption, match="only lamps: it is one of weights, judged"):
        learn_by_changes(replace(PLAN, only="lamps"))


def test_who_judges_says_what_to_begin_with(glowing: Game[Lantern]) -> None:
    with pytest.raises(BadOption, match="lantern judges, and nothing says how"):
        learn_by_changes(replace(GLOW, after=None))


@pytest.mark.parametrize("stride", [0.0, -1.0])
def test_a_stride_goes_somewhere(stride: float) -> None:
    with pytest.raises(BadOption, match="a stride is above 0"):
        Plan("lantern", stride=stride).check()


@pytest.mark.parametrize("swing", [0.0, 1.5])
def test_a_swing_that_makes_no_sense_is_refused(swing: float) -> None:
    with pytest.raises(BadOption, match="swing"):
        Plan("lantern", swing=swing).check()


def test_the_command_says_what_is_hoped_for(
    capsys: pytest.CaptureFixture[str], tmp_path_factory: pytest.TempPathFactory
) -> None:
    file = tmp_path_factory.mktemp("changes") / "weights.toml"
    words = ["tune", "lantern", "--by", "changes", "--games", "4", "--rounds", "1", "--budget", "2"]
    assert main([*words, "--out", str(file), "--lang", "en"]) == 0
    told = capsys.readouterr().out
    assert "hoped for" in told
    assert "Round 1 (4 games)" in told
    assert "swing = 0.5" in file.read_text("utf-8")
