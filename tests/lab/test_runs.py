"""Runs: every arrangement, kept as columns, broken off and gone on with."""

import json
import signal
import subprocess
import sys
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Any

import pyarrow.parquet as parquet
import pytest
from waiting import is_running, until

from underhall.cli import main
from underhall.core.errors import BadData, BadOption
from underhall.lab import folder as folders
from underhall.lab import tournament
from underhall.lab.fixtures import RunPlan, Setting, arrangements, read_plan
from underhall.lab.folder import RunFolder
from underhall.lab.playing import Played
from underhall.lab.pool import here, on_processes
from underhall.lab.ratings import ratings
from underhall.lab.tournament import finishes, run

LANTERN = Setting("lantern", 2, {"veins": "3"})
PLAN = RunPlan((LANTERN,), ("random", "greedy"), rounds=3, seed=5)


def scores(folder: RunFolder) -> list[tuple[int, int, str, int]]:
    return [(row["number"], row["seat"], row["bot"], row["score"]) for row in folder.read("seats")]


def test_every_mix_in_every_arrangement() -> None:
    plan = RunPlan((Setting("lantern", 3),), ("a", "b"))
    found = list(arrangements(plan, plan.settings[0]))
    assert len(found) == len(set(found)) == 6
    assert Counter(sorted(one).count("a") for one in found) == {2: 3, 1: 3}


def test_who_plays_together_is_one_bot() -> None:
    plan = RunPlan((Setting("runedar", 3), Setting("covenant", 1)), ("random", "greedy"))
    assert [bots for _, bots in plan.lineups] == [
        ("random",) * 3,
        ("greedy",) * 3,
        ("random",),
        ("greedy",),
    ]


def test_a_run_is_the_same_on_any_number_of_processes(tmp_path: Path) -> None:
    one = RunFolder.new(tmp_path / "one", PLAN)
    two = RunFolder.new(tmp_path / "two", PLAN)
    assert run(one, here) == len(PLAN) == 6
    assert run(two, on_processes(2)) == 6
    assert scores(one) == scores(two)


def test_broken_off_and_gone_on_with(tmp_path: Path) -> None:
    """Nothing is played twice, nothing counts twice, and the whole is as if never broken off."""
    whole = RunFolder.new(tmp_path / "whole", PLAN)
    run(whole, here)
    broken = RunFolder.new(tmp_path / "broken", PLAN)

    def breaking(work: Callable[[int], Any], numbers: Sequence[int]) -> Iterator[tuple[int, Any]]:
        yield from here(work, numbers[:2])
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        run(broken, breaking)
    assert sorted(broken.done()) == [0, 1]
    assert run(RunFolder.open(broken.path), here) == 4
    assert run(RunFolder.open(broken.path), here) == 0
    assert scores(broken) == scores(whole)


@pytest.mark.skipif(not Path("/proc/self/task").is_dir(), reason="looks for processes in /proc")
def test_killed_and_gone_on_with(tmp_path: Path) -> None:
    """A run whose first process is killed without warning: its crew leaves too, what was kept
    counts, and the rest is played once."""
    where, told = tmp_path / "run", tmp_path / "crew"
    asked = ["--play", "lantern", "--seats", "2", "--bots", "random,novice", "--rounds", "60"]
    command = [sys.executable, "-c", DYING, str(told), "tournament", str(where), *asked]
    process = subprocess.run([*command, "--jobs", "2"], stdout=subprocess.DEVNULL, check=False)
    assert process.returncode == -signal.SIGKILL
    crew = [int(pid) for pid in told.read_text().split()]
    assert len(crew) >= 2
    until(lambda: not any(is_running(pid) for pid in crew), "the crew leaves")
    folder = RunFolder.open(where)
    kept = folder.done()
    assert 0 < len(kept) < len(folder.plan) == 120
    assert run(folder, here) == 120 - len(kept)
    assert [row["number"] for row in folder.read("games")] == list(range(120))
    plain = Played(folder.plan)
    for number in (0, 119, *list(kept)[:3]):
        own = [row for row in folder.read("seats") if row["number"] == number]
        assert own == plain(number)["seats"]


DYING = """if True:
    import os, signal, sys
    from pathlib import Path
    from underhall.cli import main
    from underhall.lab.folder import RunFolder

    def write_and_die(folder, played):
        write(folder, played)
        me = os.getpid()
        Path(sys.argv[1]).write_text(Path(f"/proc/{me}/task/{me}/children").read_text())
        os.kill(me, signal.SIGKILL)

    write, RunFolder.write = RunFolder.write, write_and_die
    main(sys.argv[2:])
"""
"""A run that is killed as soon as it has kept some games, and tells first who its crew is."""


def test_half_a_part_does_not_count(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A crash while a part is written: its games are played again and counted once."""
    folder = RunFolder.new(tmp_path / "run", PLAN)
    real = folders._write_aside

    def full(file: Path, data: bytes) -> None:
        if file.parent.name == "games":
            raise OSError("no space left on device")
        real(file, data)

    monkeypatch.setattr(folders, "_write_aside", full)
    with pytest.raises(OSError, match="no space"):
        run(folder, here)
    assert list((folder.path / "seats").iterdir())
    assert folder.done() == {} and folder.read("seats") == []
    monkeypatch.setattr(folders, "_write_aside", real)
    monkeypatch.setattr("os.getpid", lambda: 1)  # another process goes on
    assert run(RunFolder.open(folder.path), here) == 6
    assert len(folder.read("seats")) == 12


def test_parts_are_written_as_games_come_in(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(tournament, "KEPT_TOGETHER", 4)
    folder = RunFolder.new(tmp_path / "run", PLAN)
    run(folder, here)
    assert len(list((folder.path / "games").glob("part-*.parquet"))) == 2


def test_the_tables_hold_together(tmp_path: Path) -> None:
    plan = RunPlan((LANTERN,), ("random",), rounds=2, log="decisions")
    folder = RunFolder.new(tmp_path / "run", plan)
    run(folder, here)
    games = {row["number"]: row for row in folder.read("games")}
    assert games[0]["bots"] == ["random", "random"]
    assert json.loads(games[0]["options"]) == {"veins": "3"}
    points = Counter[tuple[int, int]]()
    for row in folder.read("points"):
        points[row["number"], row["seat"]] += row["points"]
    last = {(row["number"], row["seat"]): row["score"] for row in folder.read("curve")}
    for row in folder.read("seats"):
        at = row["number"], row["seat"]
        assert row["score"] == points[at] == last[at]
    decisions = folder.read("decisions")
    assert len(decisions) == sum(row["decisions"] for row in games.values())
    assert all(row["token"] in row["options"] for row in decisions)
    chosen = sum(row["chosen"] for row in folder.read("options"))
    assert chosen == len(decisions)
    dug = [row for row in folder.read("deeds") if row["event"] == "ore-dug"]
    assert {(row["kind"], row["topic"]) for row in dug} == {("ore", "ore")}
    assert all(row["label_en"] and row["asked_pl"] for row in folder.read("options"))


def test_the_end_of_a_game_is_told(tmp_path: Path) -> None:
    plan = RunPlan((Setting("runedar", 2),), ("random",))
    folder = RunFolder.new(tmp_path / "run", plan)
    run(folder, here)
    ending = json.loads(folder.read("games")[0]["ending"])
    assert ending["event"] == "game-lost" and ending["topics"]["cause"] == "loss"


def test_other_programs_read_the_columns(tmp_path: Path) -> None:
    folder = RunFolder.new(tmp_path / "run", PLAN)
    run(folder, here)
    table = parquet.read_table(folder.path / "seats")
    assert table.column_names == ["number", "game", "seat", "bot", "score", "rank", "won"]
    assert table.num_rows == 12


def test_a_run_never_overwrites(tmp_path: Path) -> None:
    (tmp_path / "mine.txt").write_text("mine")
    with pytest.raises(BadData, match="not empty"):
        RunFolder.new(tmp_path, PLAN)
    assert (tmp_path / "mine.txt").read_text() == "mine"


@pytest.mark.parametrize(
    "text, said",
    [
        ("{", "is broken"),
        ("[]", "format None"),
        ('{"underhall": 99}', "format 99; known is 1"),
        ('{"underhall": 1, "plan": {"bots": ["random"]}}', "broken: 'settings'"),
        ('{"underhall": 1}', "no plan"),
    ],
)
def test_a_broken_plan_is_told_in_words(text: str, said: str, tmp_path: Path) -> None:
    (tmp_path / "plan.json").write_text(text)
    with pytest.raises(BadData, match=said):
        RunFolder.open(tmp_path)
    with pytest.raises(BadData, match="is no run"):
        RunFolder.open(tmp_path / "nowhere")


@pytest.mark.parametrize(
    "changed, said",
    [
        ({"version": "0.0.1"}, "begun by Underhall 0.0.1"),
        ({"rules": {"lantern": [0, "0"]}}, "other rules or component data of lantern"),
    ],
)
def test_a_run_of_another_version_is_told_and_left(
    changed: dict[str, Any], said: str, tmp_path: Path
) -> None:
    folder = RunFolder.new(tmp_path / "run", PLAN)
    run(folder, here)
    file = folder.path / "plan.json"
    file.write_text(json.dumps(json.loads(file.read_text()) | changed))
    with pytest.raises(BadData, match=said):
        RunFolder.open(folder.path)
    assert len(RunFolder.open(folder.path, checked=False).done()) == 6


@pytest.mark.parametrize(
    "wrong",
    [{"bots": ["nobody"]}, {"rounds": 0}, {"settings": []}, {"log": "thoughts"}],
)
def test_a_plan_that_cannot_be_played(wrong: dict[str, object]) -> None:
    with pytest.raises(BadOption):
        read_plan(PLAN.data() | wrong)


def test_ratings_follow_who_wins() -> None:
    games = [[("a", 1), ("b", 2)]] * 30 + [[("a", 2), ("b", 1)]] * 10 + [[("b", 1), ("c", 1)]] * 20
    found = ratings(games)
    a, b, c = sorted(found, key=lambda rating: rating.bot)
    assert found[0] is a
    assert b.elo == pytest.approx(c.elo, abs=15)
    # 30.5 : 10.5 is a factor of 2.9, which is 185 points.
    assert a.elo - b.elo == pytest.approx(185, abs=15)
    assert a.low < a.elo < a.high
    assert (a.games, b.games, c.games) == (40, 60, 20)


def test_more_games_make_ratings_surer_and_who_never_lost_has_one() -> None:
    few, many = [ratings([[("a", 1), ("b", 2)]] * n) for n in (5, 50)]
    assert many[0].elo > few[0].elo
    few, many = [ratings([[("a", 1), ("b", 2)], [("a", 2), ("b", 1)]] * n) for n in (5, 50)]
    assert many[0].high - many[0].low < few[0].high - few[0].low


def test_at_the_command_line(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    where = str(tmp_path / "run")
    asked = ["--play", "lantern", "--seats", "2", "--bots", "random,greedy", "--jobs", "1"]
    assert main(["tournament", where, *asked, "--rounds", "2"]) == 0
    told = capsys.readouterr().out
    assert "4 games in" in told and "greedy" in told
    assert main(["tournament", where, *asked]) == 2
    assert "never overwrites" in capsys.readouterr().err
    assert main(["tournament", where, "--resume", "--lang", "pl", "--jobs", "1"]) == 0
    assert "4 gry w folderze" in capsys.readouterr().out
    assert len(finishes(RunFolder.open(Path(where)))) == 4


def test_who_never_met_is_not_rated(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    asked = [
        "--play",
        "runedar",
        "--seats",
        "2",
        "--bots",
        "random",
        "--jobs",
        "1",
        "--rounds",
        "2",
    ]
    assert main(["tournament", str(tmp_path / "run"), *asked]) == 0
    told = capsys.readouterr().out
    assert "Rating" not in told
    assert [line.split() for line in told.splitlines()][-1][:4] == ["random", "2", "0", "%"]


@pytest.mark.parametrize(
    "args",
    [
        ["--play", "chess"],
        ["--play", "lantern", "--bots", "nobody"],
        ["--play", "lantern", "--seats", "9"],
        [],
        ["--resume"],
    ],
)
def test_a_wrong_request_is_one_line(
    args: list[str], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["tournament", str(tmp_path / "run"), *args]) == 2
    assert capsys.readouterr().err.count("\n") == 1
    assert not (tmp_path / "run").exists()


def test_without_the_library_one_line_says_what_to_install(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    import sys

    monkeypatch.setitem(sys.modules, "pyarrow.parquet", None)
    with pytest.raises(folders.NoLibrary, match=r"pip install 'underhall\[lab\]'"):
        RunFolder.new(tmp_path / "run", PLAN)
