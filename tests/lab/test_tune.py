"""What features are worth is learnt from self-play."""

import tomllib
from random import Random
from typing import Any

import pytest

from underhall import editions
from underhall.bots.fitting import Fitted, Sample, explained, fit, in_measure, log_loss
from underhall.cli.tune import taking_turns
from underhall.core.errors import BadOption
from underhall.core.judging import chance_of
from underhall.games.lantern.game import LanternGame
from underhall.lab.tune import (
    Moment,
    Plan,
    Played,
    came,
    data_of,
    guess,
    learnt_from,
    text_of,
    tune,
)

PLAN = Plan("lantern", games=10, rounds=2, seed=3, seats=(2, 3), budget=4)
SEEN = ((1, 5.0, 9.0), (0, 7.0, 0.0), (1, 1.0, 9.0), (1, 3.0, 9.0))
"""What seats thought in turn, and how it ended for them."""
NOTHING = Fitted([0.0, 0.0], [0.0, 0.0], (0.0, 0.0))


class Rivals(LanternGame):
    """A game with two features, of which one tells of rivals."""

    def feature_names(self) -> tuple[str, ...]:
        return ("points", "rival")

    def features_of_others(self) -> tuple[str, ...]:
        return ("rival",)


def moments(count: int, as_chance: bool) -> list[Sample]:
    """Two features: the first is worth 2 at the start and 4 at the end, the other always -1."""
    luck = Random(1)
    found = []
    for number in range(count):
        x, y, p = luck.gauss(0, 1), luck.gauss(0, 3), luck.random()
        truth = x * (2 + 2 * p) - y + 0.5
        won = float(luck.random() < chance_of(truth))
        found.append(Sample(number, [x, y], p, won if as_chance else truth + luck.gauss(0, 0.5)))
    return found


def test_what_is_so_is_found() -> None:
    found = fit(moments(2_000, False), 0.0, False, NOTHING)
    assert found.start == pytest.approx([2.0, -1.0], abs=0.1)
    assert found.end == pytest.approx([4.0, -1.0], abs=0.1)
    assert found.base == pytest.approx((0.5, 0.5), abs=0.1)
    assert explained(moments(300, False), found) > 0.95


def test_a_chance_is_found_too() -> None:
    samples = moments(6_000, True)
    found = fit(samples, 0.0, True, NOTHING)
    assert found.start == pytest.approx([2.0, -1.0], abs=0.6)
    assert found.end == pytest.approx([4.0, -1.0], abs=0.9)
    assert log_loss(samples, found) < 0.4 < log_loss(samples, NOTHING) < 0.7


def test_odds_are_brought_to_their_measure_and_keep_their_proportions() -> None:
    samples = moments(6_000, True)
    before = Fitted([0.3, -0.1], [0.3, -0.1], (5.0, 5.0))
    found = in_measure(samples, before)
    assert found.start[0] / found.start[1] == pytest.approx(-3.0)
    assert found.end[0] > found.start[0] > 1.0
    assert log_loss(samples, found) < 0.5 < log_loss(samples, NOTHING) < log_loss(samples, before)
    against = Fitted([-0.3, 0.1], [-0.3, 0.1], (0.0, 0.0))
    assert in_measure(samples, against) is against, "a guess is not turned round"


def test_little_evidence_changes_little() -> None:
    before = Fitted([1.0, 1.0], [1.0, 1.0], (0.0, 0.0))
    near, far = (fit(moments(300, False), ridge, False, before) for ridge in (1_000.0, 0.01))
    assert near.start == pytest.approx([1.0, 1.0], abs=0.01)
    assert far.end[1] < -0.5


def test_what_is_firm_keeps_its_worth() -> None:
    before = Fitted([1.0, 1.0], [1.0, 1.0], (0.0, 0.0))
    found = fit(moments(500, False), 0.0, False, before, (1,))
    assert (found.start[1], found.end[1]) == pytest.approx((1.0, 1.0), abs=1e-3)
    assert found.end[0] > 3.0


@pytest.mark.parametrize("id", ["covenant", "mountain_king"])
def test_what_tells_only_of_a_seat_is_noted_against_the_others(id: str) -> None:
    game = editions.edition(id).game
    names = game.feature_names()
    assert game.features_of_others() == ("rival",)
    noted = Played(Plan(id, seats=(2,), budget=2), guess(id))(0)
    for seen, apart in noted:
        assert apart.features[names.index("rival")] == 0.0
        ahead = seen.features[names.index("points")] - seen.features[names.index("rival")]
        assert apart.features[names.index("points")] == pytest.approx(ahead)
        assert (seen.end > apart.end) == (apart.end > 0)  # the bonus for having won


def test_rivals_are_no_noise_where_features_tell_only_of_a_seat() -> None:
    """A feature is worth 2 for whoever has it; what is said of the rival stays at -1."""
    luck = Random(1)
    noted = []
    for number in range(400):
        own, other = luck.gauss(5, 1), luck.gauss(5, 3)
        end = 2 * (own - other)
        seen = Moment(number, 0, [own, other], 0.5, end)
        noted.append((seen, Moment(number, 0, [own - other, 0.0], 0.5, end)))
    before = Fitted([1.0, -1.0], [1.0, -1.0], (0.0, 0.0))
    found = learnt_from(noted, Plan("lantern", ridge=0.0, sight=1.0), Rivals(), before)
    assert found.start[0] + found.end[0] == pytest.approx(4.0, abs=0.01)
    assert found.start[1] + found.end[1] == pytest.approx(-2.0, abs=0.01)
    assert sum(found.base) == pytest.approx(-10.0, abs=1.0)  # of what a rival has on average


@pytest.mark.parametrize(
    "sight, found",
    [(1.0, [9.0, 0.0, 9.0, 9.0]), (0.0, [1.0, 0.0, 3.0, 9.0]), (0.5, [3.5, 0.0, 6.0, 9.0])],
)
def test_what_came_of_a_moment_is_the_next_thought_and_the_end(
    sight: float, found: list[float]
) -> None:
    moments = [Moment(0, seat, [thought, 0.0], 0.5, end) for seat, thought, end in SEEN]
    samples = came(moments, sight, False, Fitted([1.0, 0.0], [1.0, 0.0], (0.0, 0.0)))
    assert [sample.result for sample in samples] == found


def test_values_of_options_take_turns() -> None:
    assert taking_turns({}) == ({},)
    assert taking_turns({"a": "1,2", "b": "x"}) == ({"a": "1", "b": "x"}, {"a": "2", "b": "x"})
    plan = Plan("lantern", seats=(2, 3), options=taking_turns({"veins": "5,7"}))
    assert [plan.table(at) for at in range(4)] == [
        (2, {"veins": "5"}),
        (3, {"veins": "5"}),
        (2, {"veins": "7"}),
        (3, {"veins": "7"}),
    ]


def test_the_same_seed_learns_the_same_and_leaves_the_game_alone() -> None:
    game = editions.edition("lantern").game
    weights = game.weights
    heard: list[int] = []
    first, again = tune(PLAN, progress=heard.append), tune(PLAN)
    assert [data_of("lantern", one.weights) for one in first] == [
        data_of("lantern", one.weights) for one in again
    ]
    assert heard == list(range(1, 21))
    assert game.weights is weights


def test_the_file_can_be_read_again_and_says_where_it_is_from() -> None:
    weights = tune(PLAN)[-1].weights
    data = tomllib.loads(text_of("lantern", weights))
    assert data == data_of("lantern", weights)
    made = data["made"]
    assert (made["seed"], made["games"], made["rounds"], made["budget"]) == ("3", 10, 2, 4)
    assert made["revision"] == editions.game("lantern").revision
    assert "explained_ending" in made


@pytest.mark.parametrize("id", list(editions.games()))
def test_every_game_names_its_features_and_knows_what_they_are_worth(id: str) -> None:
    game = editions.edition(id).game
    assert game.weights is not None
    assert game.weights.names == game.feature_names()
    assert (game.weights.aim == "victory") == game.together


@pytest.mark.parametrize("id", [id for id, game in editions.games().items() if game.judging()])
def test_every_game_that_judges_begins_with_a_guess(id: str) -> None:
    """And what it judges by is written as it was read."""
    game = editions.edition(id).game
    learnt = guess(id)
    assert game.weights is not None
    assert learnt is not None
    guessed = game.weighed(learnt)
    assert guessed.judged.keys() == game.weights.judged.keys()
    assert tomllib.loads(text_of(id, guessed))["judged"] == learnt["judged"]


@pytest.mark.parametrize("id", [id for id, game in editions.games().items() if game.judging()])
def test_everybody_may_judge_otherwise(id: str) -> None:
    """Nothing that somebody judged is kept for somebody else."""
    edition = editions.edition(id)
    data = tomllib.loads((editions.room(id) / "study" / "weights.toml").read_text("utf-8"))
    players = [edition.game]
    for part in (0.8, 1.25):
        judged = edition.game.weighed(data).judged
        rows = {name: [part * n for n in numbers] for name, numbers in judged.items()}
        players.append(type(edition.game)())
        players[-1].learn(
            data | {"judged": {n: r if len(r) > 1 else r[0] for n, r in rows.items()}}
        )
    s = edition.start(2, {}, "judged")
    differ = 0
    for code in range(60):
        values = [game.evaluate(s, 0) for game in players]
        assert [game.evaluate(s, 0) for game in reversed(players)] == values[::-1]
        differ += len(set(values)) == 3
        s.apply(s.waiting()[0], s.choices[code % len(s.choices)])
        if not s.choices:
            break
    assert differ


@pytest.mark.parametrize(
    "change, why",
    [
        ({"games": 0}, "at least 1 game is needed, not 0"),
        ({"budget": 0}, "at least 1 look is needed, not 0"),
        ({"games": 1}, "too few to learn from"),
        ({"seats": (9,)}, "2 to 4 players, not 9"),
        ({"ridge": -1.0}, "a ridge is 0 or more"),
        ({"sight": 1.5}, "a part from 0 to 1"),
        ({"options": ({"veins": "6"},)}, "'6' is not one of"),
    ],
)
def test_what_cannot_be_learnt_from_is_refused(change: dict[str, Any], why: str) -> None:
    with pytest.raises(BadOption, match=why):
        tune(Plan(**{**vars(PLAN), **change}))
