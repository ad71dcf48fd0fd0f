"""Colours, line editing and files: what is hard to see from outside."""

import io
import os
import pty
import re
import select
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

import pytest
from waiting import PATIENCE

from underhall.cli.display import side_by_side
from underhall.cli.errors import BadInput
from underhall.cli.files import free_name, tidy, write_json
from underhall.cli.terminal import CLEAR, EndOfInput, Terminal
from underhall.text import Words


class Screen(io.StringIO):
    """Looks like a terminal."""

    def isatty(self) -> bool:
        return True


def test_colours_are_for_terminals() -> None:
    assert Terminal(sink=Screen()).style("word", "bold") == "\033[1mword\033[0m"
    assert Terminal(sink=io.StringIO()).style("word", "bold") == "word"


@pytest.mark.parametrize("variable, value", [("NO_COLOR", "1"), ("TERM", "dumb")])
def test_colours_can_be_refused(monkeypatch: pytest.MonkeyPatch, variable: str, value: str) -> None:
    monkeypatch.setenv(variable, value)
    assert Terminal(sink=Screen()).style("word", "bold") == "word"


def test_a_script_types() -> None:
    sink = io.StringIO()
    terminal = Terminal(io.StringIO(" one \n"), sink)
    assert terminal.ask("> ") == "one"
    assert sink.getvalue() == "> one\n"
    with pytest.raises(EndOfInput):
        terminal.ask("> ")


def test_many_options_stand_side_by_side() -> None:
    lines = [str(n) for n in range(1, 8)]
    assert side_by_side(lines, 10) == ["1   4   7", "2   5", "3   6"]


# ---------------------------------------------------------------------- a real terminal


class Typist:
    """Plays at a pseudo terminal: waits for some words, then types a line."""

    def __init__(self, *args: str, **env: str) -> None:
        self.ours, theirs = pty.openpty()
        settings = {**os.environ, "LC_ALL": "C.UTF-8", "TERM": "xterm", **env}
        command = [sys.executable, "-m", "underhall", *args]
        self.process = subprocess.Popen(
            command, stdin=theirs, stdout=theirs, stderr=theirs, env=settings, close_fds=True
        )
        os.close(theirs)
        self.seen = ""
        self._read = 0

    def wait_for(self, words: str) -> None:
        assert self._listen_until(lambda: words in self.seen[self._read :]), self.seen
        self._read = self.seen.index(words, self._read) + len(words)

    def type(self, line: str) -> None:
        os.write(self.ours, line.encode() + b"\r")

    def interrupt(self) -> None:
        """Like Ctrl-C. One that comes just before the prompt waits is noticed late: try again."""
        for _ in range(4):
            self.process.send_signal(signal.SIGINT)
            if self._listen_until(lambda: self.process.poll() is not None, PATIENCE / 4):
                return

    def leave(self) -> int:
        assert self._listen_until(lambda: self.process.poll() is not None), self.seen
        self._listen()
        os.close(self.ours)
        return self.process.returncode

    def _listen_until(self, holds: Callable[[], bool], seconds: float = PATIENCE) -> bool:
        """Whether something comes true while we listen."""
        deadline = time.monotonic() + seconds
        while not holds() and time.monotonic() < deadline:
            self._listen()
        return holds()

    def _listen(self) -> None:
        if not select.select([self.ours], [], [], 0.05)[0]:
            return
        try:
            self.seen += os.read(self.ours, 65536).decode("utf-8", "replace")
        except OSError:
            return


def test_hot_seat_at_a_terminal() -> None:
    typist = Typist("play", "lantern", "--seats", "you,you", "--names", "Ania,Olek", "--seed", "1")
    typist.wait_for("Hand over to Ania.")
    typist.type("")
    typist.wait_for("Ania> ")
    typist.type("4")
    typist.wait_for(CLEAR)
    typist.wait_for("Hand over to Olek.")
    typist.type("")
    typist.wait_for(CLEAR)
    typist.wait_for("Olek> ")
    typist.type("quit")
    typist.wait_for("Save the game?")
    typist.type("")
    assert typist.leave() == 0
    assert "\033[1m" in typist.seen


def test_no_colour_and_an_interrupt_at_a_terminal() -> None:
    typist = Typist("play", "lantern", "--seed", "1", NO_COLOR="1")
    typist.wait_for("Player 1> ")
    typist.interrupt()
    assert typist.leave() == 130
    assert not re.search(r"\033\[\d+m", typist.seen)
    assert "Traceback" not in typist.seen


def test_a_progress_bar_at_a_terminal() -> None:
    typist = Typist("simulate", "lantern", "--games", "5")
    assert typist.leave() == 0
    assert "5/5" in typist.seen


# ---------------------------------------------------------------------- files


def test_json_for_people() -> None:
    long = ["x" * 30] * 4
    assert tidy({"a": [1, 2]}) == '{"a": [1, 2]}'
    assert tidy({"a": long}).splitlines()[:2] == ["{", ' "a": [']


def test_files_are_written_aside(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A write that fails leaves the old file as it was, and nothing beside it."""
    path = tmp_path / "game.json"
    path.write_text("old")
    t = Words("en").message
    monkeypatch.setattr("os.fsync", broken)
    with pytest.raises(BadInput, match="cannot write"):
        write_json(str(path), {"new": 1}, t)
    assert path.read_text() == "old"
    assert list(tmp_path.iterdir()) == [path]
    monkeypatch.undo()
    write_json(str(path), {"new": 1}, t)
    assert path.read_text() == '{"new": 1}\n'


def broken(_: int) -> None:
    raise OSError("no space left")


def test_a_link_stays_a_link(tmp_path: Path) -> None:
    target, link = tmp_path / "real.json", tmp_path / "link.json"
    target.write_text("old")
    link.symlink_to(target)
    write_json(str(link), {"new": 1}, Words("en").message)
    assert link.is_symlink()
    assert target.read_text() == '{"new": 1}\n'


def test_a_free_name() -> None:
    assert free_name("game") == "game.json"
    Path("game.json").touch()
    assert free_name("game") == "game-2.json"
