"""A crew of processes: each is followed by another when it dies, and none is left behind."""

import multiprocessing
import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from types import SimpleNamespace
from typing import IO

import pytest
from waiting import PATIENCE, is_running, until

from underhall.server import crew as crews

CREW = r"""if True:
    import os, sys, time
    from underhall.server.crew import Crew

    def work(number, report):
        # One write a line: two processes share the pipe, and print may write word by word.
        os.write(1, f"begun {number} {os.getpid()}\n".encode())
        report()
        time.sleep(120)

    def ready():
        os.write(1, b"ready\n")

    Crew(2, work, ready).run()
    os.write(1, b"closed\n")
"""


ENDED_AT_BIRTH = r"""if True:
    import os, signal

    def end_the_first():
        if not os.path.exists(ONCE):
            with open(ONCE, "x") as once:
                once.write(str(os.getpid()))
            os.kill(os.getpid(), signal.SIGTERM)

    os.register_at_fork(after_in_child=end_the_first)
"""
"""The first process is told to end before it has done anything at all."""


@contextmanager
def crew(before: str = "") -> Iterator[tuple[subprocess.Popen[str], IO[str]]]:
    command = [sys.executable, "-c", before + CREW]
    quiet = subprocess.DEVNULL
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=quiet, text=True) as running:
        assert running.stdout is not None
        try:
            yield running, running.stdout
        finally:
            running.kill()


def begun(out: IO[str], word: str) -> dict[int, int]:
    """The processes by number, when a line has come."""
    found = {}
    for line in out:
        if line.startswith("begun"):
            _, number, pid = line.split()
            found[int(number)] = int(pid)
        if line.startswith(word):
            return found
    raise AssertionError(f"no {word}")


def await_end(pid: int) -> None:
    until(lambda: not is_running(pid), "it ends")


def test_who_dies_is_followed_by_another() -> None:
    with crew() as (running, out):
        first = begun(out, "ready")
        assert set(first) == {0, 1}
        os.kill(first[1], signal.SIGKILL)
        again = begun(out, "begun")
        assert set(again) == {1} and again[1] != first[1]
        running.terminate()
        assert begun(out, "closed") == {}
        assert running.wait(PATIENCE) == 0
        for pid in (first[0], again[1]):
            await_end(pid)


def test_nobody_outlives_the_one_who_sees_to_them() -> None:
    with crew() as (running, out):
        pids = begun(out, "ready").values()
        running.kill()
        running.wait(PATIENCE)
        for pid in pids:
            await_end(pid)


@pytest.mark.skipif(sys.platform != "linux", reason="elsewhere processes are not forked")
def test_who_is_told_to_end_while_it_begins_ends(tmp_path: Path) -> None:
    with crew(f"ONCE = {str(tmp_path / 'once')!r}\n" + ENDED_AT_BIRTH) as (running, out):
        first = begun(out, "ready")
        assert set(first) == {0, 1}
        assert int((tmp_path / "once").read_text()) not in first.values()
        running.terminate()
        assert running.wait(PATIENCE) == 0
        for pid in first.values():
            await_end(pid)


def test_who_fails_at_once_is_not_begun_at_once_again(monkeypatch: pytest.MonkeyPatch) -> None:
    now, begun = 0.0, []

    class Failing:
        pid, exitcode = 1, 3

        def start(self) -> None:
            begun.append(now)

        def close(self) -> None:
            pass

    how = SimpleNamespace(Pipe=multiprocessing.Pipe, Process=lambda **_: Failing())
    monkeypatch.setattr(crews, "time", SimpleNamespace(monotonic=lambda: now))
    few = crews.Crew(1, lambda number, report: None, lambda: None)
    monkeypatch.setattr(few, "_how", how)
    while now < 20:
        few._fill_places()
        for hand in few._hands:
            if hand.process is not None:
                assert hand.news is not None
                hand.news.close()
                few._lose(hand)
        now += 0.25
    assert begun == [0, 1, 3, 7, 15]
