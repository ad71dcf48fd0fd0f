"""Houses that are born quickly and may be killed: one process has loaded everything and forks."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import IO

BEAR = """if True:
    import os, sys
    sys.path.append(sys.argv[1])
    from server.warming import warm_up
    from underhall.cli import main
    warm_up()
    os.set_blocking(0, True)
    while True:
        asked = os.read(0, 4096).decode()
        if not asked:
            sys.exit(0)
        child = os.fork()
        if not child:
            null = os.open(os.devnull, os.O_RDONLY)
            os.dup2(null, 0)
            given = ["--no-browser", "--port", "0", "--pause", "0", "--store", asked.strip()]
            os._exit(main(["serve", *given]))
        print("pid", child, flush=True)
        os.waitpid(child, 0)
        print("gone", flush=True)
"""


class House:
    """One house, alive until it is killed."""

    def __init__(self, out: IO[str], pid: int, url: str) -> None:
        self._out = out
        self.pid = pid
        self.url = url

    def kill(self) -> None:
        """kill -9, and wait until it is dead."""
        os.kill(self.pid, signal.SIGKILL)
        for line in self._out:
            if line.startswith("gone"):
                return


class Nursery:
    """Bears one house after the other, on any file."""

    def __init__(self, process: subprocess.Popen[str]) -> None:
        assert process.stdin is not None and process.stdout is not None
        self._in, self._out = process.stdin, process.stdout

    def house(self, path: Path) -> House:
        """A house that is open."""
        self._in.write(f"{path}\n")
        self._in.flush()
        pid, url = 0, ""
        for line in self._out:
            pid = int(line.split()[1]) if line.startswith("pid") else pid
            found = re.search(r"http://[\d.]+:\d+", line)
            url = url or (found[0] if found else "")
            assert not line.startswith("gone"), "the house did not open"
            if pid and url:
                return House(self._out, pid, url)
        raise AssertionError("there is no nursery any more")


@contextmanager
def nursery() -> Iterator[Nursery]:
    """A nursery, closed in the end with whatever it has borne."""
    env = {**os.environ, "LC_ALL": "C.UTF-8"}
    pipes = {"stdin": subprocess.PIPE, "stdout": subprocess.PIPE}
    command = [sys.executable, "-c", BEAR, str(Path(__file__).parents[1])]
    with subprocess.Popen(command, env=env, text=True, **pipes) as process:  # type: ignore[call-overload]
        try:
            yield Nursery(process)
        finally:
            process.stdin.close()
            process.kill()
