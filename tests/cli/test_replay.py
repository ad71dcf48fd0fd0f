"""``underhall replay``."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from cli.conftest import Run

ANYTHING = "1\n2\n3\n4\n5\n6\ncontinue\n" * 60


@pytest.fixture
def record(run: Run) -> dict[str, Any]:
    """A finished game, in which Ania took a decision back, as game.json."""
    game = "play lantern --seats you,random,random --names Ania --seed 1 --save game.json"
    run(game, stdin="4\nundo\ny\n3\n" + ANYTHING)
    found: dict[str, Any] = json.loads(Path("game.json").read_text("utf-8"))
    return found


def change(record: dict[str, Any], **values: object) -> None:
    Path("game.json").write_text(json.dumps({**record, **values}))


@pytest.mark.usefixtures("record")
def test_the_log_in_words(run: Run) -> None:
    ran = run("replay game.json")
    assert (ran.status, ran.err) == (0, "")
    assert "Ania makes a choice that is taken back later." in ran.out
    assert "Ania takes back." in ran.out
    assert "Ania shows lamp 3." in ran.out
    assert "Ania draws lamp" not in ran.out
    assert ran.out.splitlines()[-1].startswith("Total")
    assert "Ania pokazuje lampę 3." in run("replay game.json --lang pl").out


@pytest.mark.usefixtures("record")
def test_the_eyes_of_a_seat(run: Run) -> None:
    out = run("replay game.json --seat 0").out
    assert "Ania draws lamp" in out
    assert "Borin draws lamp" not in out


def test_a_choice_without_an_event_is_told_unless_it_is_a_secret(run: Run) -> None:
    run("play mountain_king --seats random,random --seed 1 --save game.json")
    out = run("replay game.json --to 12").out
    assert out.count("Borin makes a choice.") > 2  # starters are chosen and laid in secret
    assert "Borin makes a choice." not in run("replay game.json --to 12 --seat 0").out
    whole = run("replay game.json").out.split("begins a turn.", 1)[1]
    assert "chooses: Go on to recruiting or digging." in whole
    assert "makes a choice." not in whole


@pytest.mark.usefixtures("record")
def test_an_answer_given_at_the_same_time_as_others_is_a_secret(run: Run) -> None:
    assert "Borin makes a choice." in run("replay game.json --to 1").out
    assert "Borin chooses: Lamp " in run("replay game.json --to 1 --seat 1").out


@pytest.mark.usefixtures("record")
def test_part_of_the_way(run: Run) -> None:
    out = run("replay game.json --to 0").out
    assert "Vein 1 of 5" in out
    assert "Total" not in out
    assert "Waiting for Ania, Borin and Dalla." in out


def test_every_step_can_be_told(record: dict[str, Any], run: Run) -> None:
    for to in range(len(record["log"]) + 2):
        assert run(f"replay game.json --to {to}").status == 0


def test_verified(record: dict[str, Any], run: Run) -> None:
    ran = run("replay game.json --verify")
    assert (ran.status, ran.err) == (0, "")
    assert ran.out == f"Verified: all {len(record['log'])} entries lead where the record says.\n"


def test_another_move_diverges(record: dict[str, Any], run: Run) -> None:
    number = next(n for n, entry in enumerate(record["log"]) if "chance" in entry)
    record["log"][number]["chance"] = ["lamp:1"] * 9
    change(record)
    for args in ("replay game.json --verify", "replay game.json"):
        ran = run(args)
        assert ran.status == 1
        assert ran.out.startswith(f"Diverged: entry {number + 1}: ")


def test_another_result_diverges(record: dict[str, Any], run: Run) -> None:
    record["result"]["scores"][0] += 1
    change(record)
    ran = run("replay game.json --verify --lang pl")
    assert ran.status == 1
    assert ran.out.startswith("Zapis się nie zgadza: ")


def test_other_data_diverges(record: dict[str, Any], run: Run) -> None:
    change(record, data="0" * 64)
    assert run("replay game.json --verify").status == 1


def test_damaged(record: dict[str, Any], refused: Callable[..., str]) -> None:
    change(record, log=[{"seat": 0}])
    assert "damaged at entry 1" in refused("replay game.json")
    change(record, game="chess")
    assert "there is no game 'chess'" in refused("replay game.json")
    Path("game.json").write_text(json.dumps(record)[:-40])
    assert "game.json is no valid JSON" in refused("replay game.json --verify")
    assert "cannot read none.json" in refused("replay none.json")


@pytest.mark.usefixtures("record")
def test_no_such_seat(refused: Callable[..., str]) -> None:
    assert "there is no seat 3; the last one is 2" in refused("replay game.json --seat 3")
    assert "--to: expected a whole number" in refused("replay game.json --to -1")
