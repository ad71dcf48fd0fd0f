"""Many games at once."""

import json
from typing import Any

import pytest

from underhall.core.errors import BadData, BadOption
from underhall.lab.simulate import Plan, simulate

PLAN = Plan("lantern", ("greedy", "random", "random"), games=20, seed=1)


def changed(**values: Any) -> Plan:
    return Plan(**{**vars(PLAN), **values})


def test_the_same_seed_plays_the_same_games() -> None:
    assert simulate(PLAN).outcomes == simulate(PLAN).outcomes
    assert simulate(PLAN).outcomes != simulate(changed(seed=2)).outcomes


def test_the_number_of_processes_changes_nothing() -> None:
    assert simulate(PLAN, jobs=2).outcomes == simulate(PLAN, jobs=1).outcomes


def test_a_game_depends_on_its_number_alone() -> None:
    assert simulate(changed(games=5)).outcomes == simulate(PLAN).outcomes[:5]


def test_games_differ() -> None:
    assert len({json.dumps(outcome.result) for outcome in simulate(PLAN).outcomes}) > 10


def test_chairs_go_round() -> None:
    plan = changed(rotate=True)
    assert [plan.chairs(number) for number in range(4)] == [
        (0, 1, 2),
        (1, 2, 0),
        (2, 0, 1),
        (0, 1, 2),
    ]
    seats = [result["seats"] for result in simulate(plan).data()["results"]]
    assert seats[:3] == [
        ["greedy", "random", "random"],
        ["random", "random", "greedy"],
        ["random", "greedy", "random"],
    ]


def test_progress_is_told() -> None:
    told: list[int] = []
    simulate(PLAN, progress=told.append)
    assert told == list(range(1, 21))


def test_options_and_overrides_reach_every_process() -> None:
    plan = changed(options={"veins": "3"}, overrides={"scoring": {"whistle_points": 50}})
    report = simulate(plan, jobs=2)
    assert report.outcomes == simulate(plan).outcomes
    assert max(max(outcome.result["scores"]) for outcome in report.outcomes) >= 50


@pytest.mark.parametrize(
    "values, error",
    [
        ({"game": "chess"}, BadOption),
        ({"seats": ("random", "wizard")}, BadOption),
        ({"seats": ("random",)}, BadOption),
        ({"games": 0}, BadOption),
        ({"options": {"veins": "4"}}, BadOption),
        ({"overrides": {"moon": 1}}, BadData),
    ],
)
def test_plans_that_do_not_fit(values: dict[str, object], error: type[Exception]) -> None:
    with pytest.raises(error):
        simulate(changed(**values))


def test_somebody_has_to_play() -> None:
    with pytest.raises(BadOption):
        simulate(PLAN, jobs=0)


def test_belfort() -> None:
    report = simulate(Plan("belfort", ("random",) * 3, games=3, seed=1))
    assert report.decisions > 300
