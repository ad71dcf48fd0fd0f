"""``underhall position``."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from cli.conftest import Run

START: dict[str, Any] = {
    "game": "lantern",
    "seats": 2,
    "table": {"players": [{"hand": ["1", "6", "6", "6"]}, {"hand": ["2", "2", "3", "4"]}]},
}


def write(**changes: object) -> None:
    Path("here.json").write_text(json.dumps({**START, **changes}))


@pytest.fixture(autouse=True)
def _written() -> None:
    write()


def test_a_position_to_read(run: Run) -> None:
    out = run("position here.json").out
    assert "> Seat 0  shows -  hand 1 6 6 6" in out
    assert "> Seat 1  shows -  hand ? ? ? ?" in out
    assert "Seat 0: Which lamp do you show?" in out
    assert "Lamp 5 [5]: You have no lamp 5 in hand. (LAN-3.1)" in out
    assert "Miejsce 0: Którą lampę pokazujesz?" in run("position here.json --lang pl").out


def test_the_eyes_of_a_seat(run: Run) -> None:
    out = run("position here.json --seat 1").out
    assert "> Seat 0  shows -  hand ? ? ? ?" in out
    assert "Seat 1: Which lamp do you show?" in out


def test_the_standard_input(run: Run) -> None:
    ran = run("position -", stdin=json.dumps(START))
    assert ran.out == run("position here.json").out


def test_a_position_for_programs(run: Run) -> None:
    data = json.loads(run("position here.json --json").out)
    assert set(data) >= {"game", "position", "decision", "result"}
    assert data["game"] == "lantern"
    assert data["result"] is None
    decision = data["decision"]
    assert (decision["kind"], decision["seat"]) == ("show_lamp", 0)
    assert decision["options"] == [
        {"token": "1", "label": "Lamp 1"},
        {"token": "6", "label": "Lamp 6"},
    ]
    assert decision["refused"][0]["clause"] == "LAN-3.1"
    assert decision["refused"][0]["reason"] == "lamp-not-held"


def test_what_is_left_out_is_filled_in(run: Run) -> None:
    data = json.loads(run("position - --json", stdin='{"game": "lantern"}').out)
    assert data["position"]["seats"] == 2
    assert data["position"]["options"] == {"veins": "5"}


def test_moves_lead_to_another_position(run: Run) -> None:
    after = json.loads(run("position here.json --apply 6").out)
    assert after["agenda"][0] == {"do": "show_lamps", "answers": ["6", "?"]}
    Path("after.json").write_text(json.dumps(after))
    assert "Seat 1: Which lamp" in run("position after.json").out


def test_a_seat_may_be_named(run: Run) -> None:
    after = json.loads(run("position here.json --apply 1=4").out)
    assert after["agenda"][0] == {"do": "show_lamps", "answers": ["?", "4"]}
    both = json.loads(run("position here.json --apply 1=4 6 --json").out)
    assert both["decision"]["kind"] == "whistle"
    assert both["decision"]["seat"] == 1


def test_chance_can_be_scripted(run: Run) -> None:
    write(chance=["ore:seam", "ore:gold", "ore:gold", "lamp:1", "lamp:5"])
    after = json.loads(run("position here.json --apply 6 4 continue").out)
    first, second = after["table"]["players"]
    assert first["ore"] == {"seam": 1, "gold": 2}
    assert first["hand"] == {"1": 2, "6": 2}
    assert second["hand"] == {"2": 2, "3": 1, "5": 1}
    assert "chance" not in after


def test_what_is_left_of_the_script_stays(run: Run) -> None:
    write(chance=["ore:gold", "lamp:1"], seed=7)
    after = json.loads(run("position here.json --apply 6").out)
    assert after["chance"] == ["ore:gold", "lamp:1"]
    assert after["seed"] == 7


def test_to_the_end(run: Run) -> None:
    write(options={"veins": "3"}, table={**START["table"], "vein": 2})
    data = json.loads(run("position here.json --apply 6 4 continue --json").out)
    assert data["decision"] is None
    assert data["result"]["ranks"][0] == 1
    Path("end.json").write_text(json.dumps(data["position"]))
    assert "Seat 0 wins." in run("position end.json").out


def test_a_fragment_without_a_result(run: Run) -> None:
    write(agenda=[{"do": "draw_ore", "seat": 0}], chance=["ore:gold"])
    assert "Nothing is left to decide" in run("position here.json").out
    assert json.loads(run("position here.json --json").out)["decision"] is None


def test_own_component_data(run: Run) -> None:
    Path("mine.json").write_text('{"lantern": {"scoring": {"whistle_points": 100}}}')
    write(options={"veins": "3"}, table={**START["table"], "vein": 2})
    over = run("position here.json --data mine.json --apply 6 4 continue --json").out
    assert json.loads(over)["result"]["breakdown"][0]["whistles"] == 100
    assert json.loads(over)["position"]["data"] == {"scoring": {"whistle_points": 100}}


@pytest.mark.parametrize(
    "args, complaint",
    [
        ("--apply 5", "5: Not allowed: You have no lamp 5 in hand. (LAN-3.1)"),
        ("--apply 9", "9 is nothing that can be chosen here; there are: 1, 6"),
        ("--apply 1=6", "6: Not allowed: You have no lamp 6 in hand."),
        ("--apply 6 0=6", "0=6: seat 0 has nothing to decide now"),
        ("--apply 7=6", "7=6: seat 7 has nothing to decide now"),
        ("--seat 2", "there is no seat 2; the last one is 1"),
        ("--apply", "--apply needs a value"),
    ],
)
def test_refused(refused: Callable[..., str], args: str, complaint: str) -> None:
    assert complaint in refused(f"position here.json {args}")


def test_no_move_after_the_end(run: Run, refused: Callable[..., str]) -> None:
    write(options={"veins": "3"}, table={**START["table"], "vein": 2})
    assert "the game is over" in refused("position here.json --apply 6 4 continue 6")


@pytest.mark.parametrize(
    "changes, complaint",
    [
        ({"game": None}, '"game" is missing'),
        ({"game": "chess"}, "there is no game 'chess'"),
        ({"gmae": "lantern"}, "knows no 'gmae'"),
        ({"seats": 9}, "2 to 4 players, not 9"),
        ({"seats": "two"}, "expected a whole number"),
        ({"options": {"veins": 5}}, "5 is not one of"),
        ({"table": {"players": [{"hand": ["6"] * 9}]}}, "not so many of lamp 6"),
        ({"table": {"players": [{"hand": ["9"]}]}}, "'9'"),
        ({"table": 3}, "expected named values"),
        ({"agenda": [{"do": "dance"}]}, "names no frame"),
        ({"agenda": {}}, "expected a list"),
        ({"chance": ["card:bank"]}, ""),
        ({"chance": "gold"}, "expected a list of outcomes"),
        ({"data": 3}, "data"),
        ({"data": {"setup": {"hands": 3}}}, "no setup.hands"),
    ],
)
def test_positions_that_do_not_fit(
    refused: Callable[..., str], changes: dict[str, object], complaint: str
) -> None:
    write(**changes)
    assert complaint in refused("position here.json --apply 6 4 continue")


def test_damaged_files(refused: Callable[..., str]) -> None:
    assert "the standard input is no valid JSON" in refused("position -", stdin="{")
    assert "holds no named values" in refused("position -", stdin="[]")
    assert "cannot read none.json" in refused("position none.json")


def test_belfort(run: Run) -> None:
    data = json.loads(run("position - --json", stdin='{"game": "belfort"}').out)
    token = data["decision"]["options"][0]["token"]
    assert json.loads(run("position", "-", "--apply", token, stdin='{"game": "belfort"}').out)


def test_an_agenda_that_cannot_be_is_one_clear_line(run: Run) -> None:
    agenda = [{"do": "site", "seat": 0, "kind": "bank"}]
    Path("here.json").write_text(json.dumps({"game": "belfort", "agenda": agenda}))
    for shown in ("", " --json"):
        ran = run(f"position here.json{shown}")
        assert (ran.status, ran.out) == (2, "")
        assert ran.err.splitlines() == [
            "underhall: This data does not fit: agenda frame site: not-in-hand (BEL-4.45)"
        ]
