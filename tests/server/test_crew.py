"""A crew of processes: each is followed by another when it dies, and none is left behind."""

import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from typing import IO

CREW = r"""if True:
    import os, sys, time
    from underhall.server.crew import Crew

    def work(number, report):
        # One write a line: two processes share the pipe, and print may write word by word.
        os.write(1, f"begun {number} {os.getpid()}\n".encode())
        if "fail" in sys.argv:
            sys.exit(3)
        report()
        time.sleep(120)

    def ready():
        os.write(1, b"ready\n")

    Crew(2, work, ready).run()
    os.write(1, b"closed\n")
"""


@contextmanager
def crew(*how: str) -> Iterator[tuple[subprocess.Popen[str], IO[str]]]:
    command = [sys.executable, "-c", CREW, *how]
    quiet = subprocess.DEVNULL
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=quiet, text=True) as running:
        assert running.stdout is not None
        try:
            yield running, running.stdout
        finally:
            running.kill()


def begun(out: IO[str], until: str) -> dict[int, int]:
    """The processes by number, when a line has come."""
    found = {}
    for line in out:
        if line.startswith("begun"):
            _, number, pid = line.split()
            found[int(number)] = int(pid)
        if line.startswith(until):
            return found
    raise AssertionError(f"no {until}")


def await_end(pid: int) -> None:
    until = time.monotonic() + 30
    while time.monotonic() < until:
        with suppress(ProcessLookupError):
            os.kill(pid, 0)
            time.sleep(0.01)
            continue
        return
    raise AssertionError("it is still there")


def test_who_dies_is_followed_by_another() -> None:
    with crew() as (running, out):
        first = begun(out, "ready")
        assert set(first) == {0, 1}
        os.kill(first[1], signal.SIGKILL)
        again = begun(out, "begun")
        assert set(again) == {1} and again[1] != first[1]
        running.terminate()
        assert begun(out, "closed") == {}
        assert running.wait(30) == 0
        for pid in (first[0], again[1]):
            await_end(pid)


def test_nobody_outlives_the_one_who_sees_to_them() -> None:
    with crew() as (running, out):
        pids = begun(out, "ready").values()
        running.kill()
        running.wait(30)
        for pid in pids:
            await_end(pid)


def test_who_fails_at_once_is_not_begun_at_once_again() -> None:
    with crew("fail") as (running, out):
        begun(out, "begun")
        time.sleep(1.5)
        running.terminate()
        running.wait(30)
        lines = out.read().splitlines()
    assert 1 <= len([line for line in lines if line.startswith("begun")]) <= 5
