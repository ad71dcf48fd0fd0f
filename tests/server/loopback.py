"""A real server on loopback, in a thread of the test or as a process of its own."""

from __future__ import annotations

import asyncio
import os
import re
import secrets
import signal
import subprocess
import sys
import threading
from collections.abc import Coroutine, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Self

import httpx
import uvicorn
from fastapi import FastAPI
from server.house import settings
from waiting import PATIENCE
from websockets.sync.client import connect

from underhall.server.app import make_app
from underhall.server.run import Wishes, _config, _Server, bind
from underhall.server.tables.house import House

TESTS = str(Path(__file__).parents[1])
SEEDED = """if True:
    import os, sys
    _, tests, seed, *args = sys.argv
    sys.path.append(tests)
    import seeded
    seeded.install()
    seeded.seed(seed)
    os.register_at_fork(after_in_child=lambda: seeded.seed(f"{seed} {os.getpid()}"))
    from underhall.cli import main
    sys.exit(main(args))
"""
"""``python -m underhall`` with the chance of a seed."""


def client(url: str, headers: dict[str, str] | None = None) -> httpx.Client:
    """A client for plain HTTP; without certificates to read it is made quickly."""
    return httpx.Client(base_url=url, headers=headers, timeout=PATIENCE, verify=False)


def served(app: FastAPI, proxied: bool = False) -> uvicorn.Server:
    """The server of a house, as ``underhall serve`` runs it."""
    wishes = Wishes(browser=False, proxies=("127.0.0.1",) if proxied else ())
    return _Server(_config(app, wishes), "", False, lambda: None)


class Running:
    """A server in a thread."""

    def __init__(self, path: Path, lang: str = "en", proxied: bool = False, **changes: Any) -> None:
        self.app = make_app(settings(path, **changes), lang, pages=False)
        self.door = bind("127.0.0.1", 0)
        self.address = f"127.0.0.1:{self.door.getsockname()[1]}"
        self.url = f"http://{self.address}"
        self._server = served(self.app, proxied)
        self._thread = threading.Thread(target=self._run, daemon=True)
        self._ready = threading.Event()
        self._loop: asyncio.AbstractEventLoop | None = None

    def _run(self) -> None:
        asyncio.run(self._serve())

    async def _serve(self) -> None:
        self._loop = asyncio.get_running_loop()
        serving = asyncio.create_task(self._server.serve(sockets=[self.door]))
        while not self._server.started and not serving.done():
            await asyncio.sleep(0.005)
        self._ready.set()
        await serving

    def __enter__(self) -> Self:
        self._thread.start()
        assert self._ready.wait(PATIENCE)
        assert self._server.started
        return self

    def __exit__(self, *_: object) -> None:
        self._server.should_exit = True
        self._thread.join(PATIENCE)
        self.door.close()

    @property
    def house(self) -> House:
        found: House = self.app.state.house
        return found

    def do(self, work: Coroutine[Any, Any, Any]) -> Any:
        """Run something on the loop of the server."""
        assert self._loop is not None
        return asyncio.run_coroutine_threadsafe(work, self._loop).result(PATIENCE)

    def browser(self, **headers: str) -> httpx.Client:
        """A client with a ring of cookies that says where it comes from, as a browser would."""
        return client(self.url, {"origin": self.url, **headers})

    def program(self, key: str = "") -> httpx.Client:
        """A client with the key of a seat and no cookies."""
        headers = {"authorization": f"Bearer {key}"} if key else {}
        return client(self.url, headers)

    def stream(self, table: str, client: httpx.Client, query: str = "") -> Any:
        """The stream of a client's page."""
        cookies = "; ".join(f"{name}={value}" for name, value in client.cookies.items())
        key = client.headers.get("authorization")
        headers = {"authorization": key} if key else {"cookie": cookies}
        return connect(
            f"ws://{self.address}/api/tables/{table}/stream{query}",
            origin=None if key else self.url,  # type: ignore[arg-type]
            additional_headers=headers,
            open_timeout=PATIENCE,
            proxy=None,
        )


def workers_of(pid: int) -> list[int]:
    """The processes that serve the house: children that are no bots and no helpers."""
    children = Path(f"/proc/{pid}/task/{pid}/children").read_text().split()
    return [int(child) for child in children]


@contextmanager
def process(path: Path | str, *more: str) -> Iterator[tuple[subprocess.Popen[str], str]]:
    """``underhall serve`` as a process, and its address; killed in the end."""
    command = [sys.executable, "-c", SEEDED, TESTS, secrets.token_hex(8)]
    command += ["serve", "--no-browser", "--port", "0"]
    given = ["--store", str(path), "--pause", "0", *more]
    env = {**os.environ, "LC_ALL": "C.UTF-8"}
    pipes: dict[str, Any] = {"stdout": subprocess.PIPE, "stderr": subprocess.PIPE, "text": True}
    with subprocess.Popen([*command, *given], env=env, **pipes) as server:
        try:
            yield server, _address(server)
        finally:
            if server.poll() is None:
                server.send_signal(signal.SIGKILL)


def _address(server: subprocess.Popen[str]) -> str:
    assert server.stdout is not None
    for line in server.stdout:
        found = re.search(r"http://[\d.]+:\d+", line)
        if found is not None:
            return found[0]
    raise AssertionError(server.stderr.read() if server.stderr else "no address")
