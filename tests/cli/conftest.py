"""Runs commands as a user would, in an empty folder and without a user's settings."""

import io
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

import pytest

from underhall.cli import main

SETTINGS = ("LC_ALL", "LC_MESSAGES", "LANG", "NO_COLOR", "UNDERHALL_DATA")


@dataclass
class Ran:
    """What a command did."""

    status: int
    out: str
    err: str


Run = Callable[..., Ran]


@pytest.fixture(autouse=True)
def _quiet_place(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.chdir(tmp_path)
    for name in SETTINGS:
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))


@pytest.fixture
def run(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Run:
    """``run("play lantern", stdin="…")``; arguments with spaces go in one by one."""

    def ran(*args: str, stdin: str = "") -> Ran:
        monkeypatch.setattr("sys.stdin", io.StringIO(stdin))
        words = args[0].split() if len(args) == 1 else list(args)
        status = main(words)
        captured = capsys.readouterr()
        return Ran(status, captured.out, captured.err)

    return ran


@pytest.fixture
def refused(run: Run) -> Callable[..., str]:
    """Runs what must be refused: status 2, nothing but one line, which it gives back."""

    def line(*args: str, stdin: str = "") -> str:
        ran = run(*args, stdin=stdin)
        assert (ran.status, ran.out) == (2, "")
        assert ran.err.startswith("underhall: ")
        assert ran.err.endswith("\n")
        assert ran.err.count("\n") == 1
        return ran.err.removeprefix("underhall: ").strip()

    return line
