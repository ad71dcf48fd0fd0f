"""``underhall simulate``."""

import json
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest
from cli.conftest import Run

LANTERN = "simulate lantern --seats greedy,random,random --games 12 --seed 1"


def test_a_report_to_read(run: Run) -> None:
    ran = run(LANTERN)
    assert (ran.status, ran.err) == (0, "")
    assert "The Lantern Shift: 12 games" in ran.out
    assert "1. greedy" in ran.out
    assert "Whistles" in ran.out
    assert "decisions a second" in ran.out
    assert "Seat " not in ran.out


def test_a_report_in_polish(run: Run) -> None:
    out = run(f"{LANTERN} --rotate --lang pl").out
    assert "Szychta przy lampach: 12 partii" in out
    assert "Zwycięstwa" in out
    assert "Miejsce" in out


def test_a_report_for_programs(run: Run) -> None:
    report = json.loads(run(f"{LANTERN} --json").out)
    assert (report["game"], report["games"]) == ("lantern", 12)
    assert report["seats"] == ["greedy", "random", "random"]
    assert report["decisions"] == sum(one["decisions"] for one in report["results"])
    assert report["decisions_per_second"] * report["seconds"] == pytest.approx(report["decisions"])
    assert len(report["results"]) == 12
    for one in report["results"]:
        assert one["seats"] == report["seats"]
        assert one["scores"] == [sum(points.values()) for points in one["breakdown"]]
        assert 1 in one["ranks"]
    assert [player["seat"] for player in report["summary"]["players"]] == report["seats"]


def test_options_and_data_count(run: Run) -> None:
    short = json.loads(run(f"{LANTERN} --option veins=3 --json").out)
    assert short["decisions"] < json.loads(run(f"{LANTERN} --json").out)["decisions"]
    Path("mine.toml").write_text("[lantern.scoring]\nwhistle_points = 100\n")
    rich = json.loads(run(f"{LANTERN} --data mine.toml --json").out)
    assert max(max(one["scores"]) for one in rich["results"]) >= 100


def test_belfort(run: Run) -> None:
    report = json.loads(run("simulate belfort --seats random,random --games 2 --json").out)
    assert report["decisions"] > 100


def test_players_who_win_or_lose_together(run: Run) -> None:
    out = run("simulate runedar --seats random,random --games 3").out
    assert "random, random     0  0 %" in out
    assert "In victories  In defeats" in out
    assert "Mean rank" not in out


def test_two_processes_as_a_process() -> None:
    command = [sys.executable, "-m", "underhall", *LANTERN.split(), "--json", "--jobs"]
    one, two = [
        json.loads(subprocess.check_output([*command, jobs], text=True)) for jobs in ("1", "2")
    ]
    assert one["results"] == two["results"]
    assert one["summary"] == two["summary"]


@pytest.mark.parametrize(
    "args, complaint",
    [
        ("simulate chess", "there is no game 'chess'"),
        ("simulate lantern --seats you,random", "no bot “you”; there are: random, novice, adept"),
        ("simulate lantern --seats random", "2 to 4 players, not 1"),
        ("simulate lantern --games 0", "--games: expected a whole number of 1 or more, found “0”"),
        ("simulate lantern --games many", "found “many”"),
        ("simulate lantern --jobs 0", "--jobs: expected a whole number of 1 or more"),
        ("simulate lantern --option veins=4", "'4' is not one of 3, 5, 7"),
        ("simulate lantern --data none.toml", "cannot read none.toml"),
    ],
)
def test_refused(refused: Callable[..., str], args: str, complaint: str) -> None:
    assert complaint in refused(args)


@pytest.mark.parametrize(
    "text", ["[chess]\nx = 1", "[lantern.setup]\nhands = 4", "[lantern.setup]\nhand = 'x'", "["]
)
def test_refused_data(refused: Callable[..., str], text: str) -> None:
    Path("mine.toml").write_text(text)
    assert refused("simulate lantern --data mine.toml")
