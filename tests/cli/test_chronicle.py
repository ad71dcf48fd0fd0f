"""``underhall chronicle``: what was finished in the terminal is kept."""

import json
import re
from pathlib import Path

import pytest
from cli.conftest import Run
from cli.test_play import ANYTHING, SOLO

from underhall.chronicle import default_file

DATED = re.compile(r"\d{4}-\d\d-\d\d \d\d:\d\d  ")


def test_nothing_is_kept_before_the_first_game(run: Run) -> None:
    assert run("chronicle").out == "No game has been finished here yet.\n"
    assert run("chronicle lantern --lang pl").out.startswith("Nie rozegrano")


@pytest.mark.parametrize("lang, won", [("en", "wins."), ("pl", "wygrywa.")])
def test_a_finished_game_is_kept_with_date_players_and_end(run: Run, lang: str, won: str) -> None:
    run(SOLO, stdin=ANYTHING)
    (line,) = run(f"chronicle --lang {lang}").out.splitlines()
    assert DATED.match(line)
    assert "Ania: " in line
    assert line.endswith(won)
    (told,) = json.loads(run("chronicle lantern --json").out)
    assert (told["game"], told["names"][0]) == ("lantern", "Ania")
    assert run("chronicle belfort").out == "No game has been finished here yet.\n"


def test_what_is_left_watched_or_shown_again_is_not_kept(run: Run) -> None:
    run(SOLO, stdin="quit\n")
    run("play lantern --seats random,random --seed 1")
    assert not default_file().exists()
    run(f"{SOLO} --save game.json", stdin=ANYTHING)
    run("play --resume game.json")
    assert len(default_file().read_text("utf-8").splitlines()) == 1


def test_a_line_that_was_cut_off_is_passed_over(run: Run) -> None:
    run(SOLO, stdin=ANYTHING)
    with default_file().open("a", encoding="utf-8") as file:
        file.write('{"date": "2026-11')
    assert len(run("chronicle").out.splitlines()) == 1


def test_a_chronicle_that_cannot_be_written_does_not_spoil_the_end(
    run: Run, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    (tmp_path / "in-the-way").write_text("", "utf-8")
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "in-the-way"))
    ran = run(SOLO, stdin=ANYTHING)
    assert ran.status == 0
    assert "cannot" in ran.out.splitlines()[-1]
