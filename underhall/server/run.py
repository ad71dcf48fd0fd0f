"""Where the house listens: a port of its own, the address to share, the browser, and Ctrl-C."""

from __future__ import annotations

import errno
import gc
import ipaddress
import os
import socket
import sys
import threading
import webbrowser
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass, replace

import uvicorn
from fastapi import FastAPI

from underhall.server import logs
from underhall.server.edge.connections import Connections, patient

TRIES = 50
LARGEST_MESSAGE = 4096
"""A page says no more on its stream than what it shows."""

MANY_FILES = 16_384
OWN_FILES = 128
"""Files and pipes that the house needs beside its connections."""

FEW_CONNECTIONS = 64


class NoPort(Exception):
    """Every port that was tried is taken."""


def bind(host: str, port: int, tries: int = TRIES) -> socket.socket:
    """A socket that listens at ``port``, or at the next one that is free."""
    for at in range(port, min(port + tries, 65536)) if port else [0]:
        try:
            return _bound(host, at)
        except OSError as why:
            if why.errno != errno.EADDRINUSE:
                raise
    raise NoPort


def _bound(host: str, port: int) -> socket.socket:
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    # With its protocol named, asyncio knows that it may switch off the wait for fuller packets.
    listening = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    try:
        if os.name == "posix":
            listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listening.bind((host, port))
        # Two sockets may share a port until both listen.
        listening.listen(1024)
    except BaseException:
        listening.close()
        raise
    return listening


def url(host: str, port: int) -> str:
    """The address of a house."""
    return f"http://{f'[{host}]' if ':' in host else host}:{port}/"


def is_for_all(host: str) -> bool:
    """Whether ``host`` stands for every address of this machine."""
    try:
        return ipaddress.ip_address(host).is_unspecified
    except ValueError:
        return False


def is_loopback(host: str) -> bool:
    """Whether only this machine can come in."""
    try:
        return host == "localhost" or ipaddress.ip_address(host).is_loopback
    except ValueError:
        return False


def own_address() -> str | None:
    """This machine's address on its network; nothing is sent to find out."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))
            found = str(probe.getsockname()[0])
        except OSError:
            return None
    return None if is_loopback(found) else found


@dataclass(frozen=True)
class Wishes:
    """How to run."""

    browser: bool = True
    log_level: str = "warning"
    proxies: tuple[str, ...] = ()
    """Addresses of proxies that stand in front and say whom they speak for."""
    log_json: bool = False
    """Whether the log is for machines."""


def run(
    app: FastAPI, listening: socket.socket, address: str, wishes: Wishes, ready: Callable[[], None]
) -> None:
    """Serve until Ctrl-C; ``ready`` is called once visitors can come in."""
    # The writer's thread asks for its turn after every step; it must not wait long for it.
    sys.setswitchinterval(0.001)
    tidy_seldom()
    logs.begin(wishes.log_json)
    allow_many_files()
    server = _Server(_config(app, wishes), address, wishes.browser, ready)
    # After Ctrl-C uvicorn closes everything, then hands the interrupt on.
    with suppress(KeyboardInterrupt):
        server.run(sockets=[listening])


def tidy_seldom() -> None:
    """Look for garbage less often: making pages leaves hardly any that goes round in circles, and
    what is loaded by now stays."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(20_000, 20, 20)


def allow_many_files() -> None:
    """Let this process hold as many connections as the system allows it to ask for."""
    with suppress(ImportError, OSError, ValueError):
        import resource

        soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
        resource.setrlimit(resource.RLIMIT_NOFILE, (min(hard, max(soft, MANY_FILES)), hard))


def most_connections(wanted: int) -> int:
    """How many connections there may be at once, with files left for the house itself."""
    try:
        import resource

        allowed = resource.getrlimit(resource.RLIMIT_NOFILE)[0]
    except (ImportError, OSError):
        return wanted
    return max(FEW_CONNECTIONS, min(wanted, allowed - OWN_FILES))


def _config(app: FastAPI, wishes: Wishes) -> uvicorn.Config:
    limits = app.state.settings.limits
    most = most_connections(limits.all_connections)
    app.state.connections = Connections(replace(limits, all_connections=most), wishes.proxies)
    return uvicorn.Config(
        app,
        http=patient(app.state.connections),
        log_level=wishes.log_level,
        log_config=None,
        access_log=False,
        ws="websockets-sansio",
        ws_max_size=LARGEST_MESSAGE,
        # What a page is told is shorter than the memory to pack it in would be.
        ws_per_message_deflate=False,
        ws_ping_interval=20.0,
        server_header=False,
        # Only a proxy is believed when it says whom it speaks for.
        proxy_headers=bool(wishes.proxies),
        forwarded_allow_ips=",".join(wishes.proxies) or "127.0.0.1",
        limit_concurrency=most,
        timeout_graceful_shutdown=10,
        timeout_keep_alive=30,
        h11_max_incomplete_event_size=64 * 1024,
    )


class _Server(uvicorn.Server):
    """Says when it is open."""

    def __init__(
        self, config: uvicorn.Config, address: str, browser: bool, ready: Callable[[], None]
    ) -> None:
        super().__init__(config)
        self._address = address
        self._browser = browser
        self._ready = ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Begin to listen."""
        await super().startup(sockets=sockets)
        if self.started:
            self._ready()
            if self._browser:
                show = threading.Thread(target=webbrowser.open, args=(self._address,), daemon=True)
                show.start()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Close; whoever only waits for news is told at once, so that nobody is cut off."""
        state = self.config.app.state  # type: ignore[union-attr]
        state.connections.closed = True
        state.house.hub.close(for_good=True)
        await super().shutdown(sockets=sockets)
