"""`make newgame`: what it lays out is a package of its own that is found, examined and played."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
TOOL = ROOT / "tools" / "newgame.py"


def newgame(*arguments: str, into: Path) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, str(TOOL), *arguments, "--in", str(into)]
    return subprocess.run(command, capture_output=True, text=True, check=False)


@pytest.fixture(scope="module")
def installed(tmp_path_factory: pytest.TempPathFactory) -> dict[str, str]:
    """The environment of a machine on which a laid out game was installed with pip."""
    folder = tmp_path_factory.mktemp("newgame")
    done = newgame("stone_quarry", into=folder)
    assert done.returncode == 0, done.stderr
    assert "underhall play stone_quarry" in done.stdout
    pip = [sys.executable, "-m", "pip", "install", "-qq", "--no-deps", "--no-build-isolation"]
    subprocess.run(
        [*pip, "--target", str(folder / "site"), str(folder / "stone_quarry")], check=True
    )
    return {**os.environ, "PYTHONPATH": str(folder / "site"), "QUARRY": str(folder)}


def run(environment: dict[str, str], *arguments: str) -> str:
    command = [sys.executable, "-m", *arguments]
    where = environment["QUARRY"]
    done = subprocess.run(
        command, env=environment, cwd=where, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def test_it_is_found_and_played(installed: dict[str, str]) -> None:
    assert "Stone Quarry" in run(installed, "underhall", "games")
    told = run(
        installed, *("underhall", "play", "stone_quarry", "--seats", "greedy,random", "--seed", "1")
    )
    assert "from the right heap." in told


def test_it_passes_the_examination_by_its_own_test(installed: dict[str, str]) -> None:
    assert "1 passed" in run(installed, "pytest", "-q", "-p", "no:cacheprovider", "stone_quarry")


def test_nothing_of_the_example_shows_through(installed: dict[str, str]) -> None:
    folder = Path(installed["QUARRY"]) / "stone_quarry"
    for path in folder.rglob("*.*"):
        if path.suffix in {".py", ".toml", ".ftl", ".md"} and "build" not in path.parts:
            assert "nim" not in path.read_text("utf-8").lower(), path


@pytest.mark.parametrize("name", ["", "Q", "class", "json", "belfort", "stone quarry", "../x"])
def test_a_name_that_will_not_do_is_refused(name: str, tmp_path: Path) -> None:
    done = newgame(name, into=tmp_path)
    assert done.returncode == 2
    assert done.stderr.startswith("newgame: ")
    assert list(tmp_path.iterdir()) == []


def test_what_is_there_stays(tmp_path: Path) -> None:
    (tmp_path / "quarry").mkdir()
    done = newgame("quarry", into=tmp_path)
    assert done.returncode == 2 and "nothing was changed" in done.stderr
