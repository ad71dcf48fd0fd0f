"""``underhall serve``: a house of tables in the browser."""

from __future__ import annotations

import argparse
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING
from urllib.parse import urlsplit

from underhall.cli.arguments import Parser, whole
from underhall.cli.errors import BadInput
from underhall.cli.language import Messages
from underhall.text.words import Words

if TYPE_CHECKING:
    from socket import socket

    from underhall.server.run import Wishes
    from underhall.server.settings import Settings
    from underhall.server.store.lock import Lock

HERE = "127.0.0.1"
PORT = 8014
LOCAL = ("127.0.0.1", "::1")
"""Where a proxy is that stands on the same machine."""


def run(args: list[str], words: Words) -> int:
    """Serve until Ctrl-C."""
    from underhall.server.errors import HouseOpen
    from underhall.server.settings import default_store
    from underhall.server.store.lock import check_alone, only_house
    from underhall.server.store.opening import is_shared

    asked = arguments(words.message).parse(args)
    if asked.store and is_shared(asked.store):
        serve_together(asked, words)
        print(words.message("cli-serve-closed"))
        return 0
    if asked.workers > 1:
        raise BadInput(words.message("cli-serve-alone"))
    path = Path(asked.store) if asked.store else default_store()
    try:
        check_alone(path)
        with knock(asked.host, asked.port, words.message) as door, only_house(path) as lock:
            keep_open(asked, path, door, lock, words)
    except HouseOpen as why:
        return go_there(str(why), asked, words.message)
    print(words.message("cli-serve-closed"))
    return 0


def go_there(url: str, asked: argparse.Namespace, t: Messages) -> int:
    """The house is open already: say where, and offer to open its page."""
    import sys
    import webbrowser

    there = t("cli-serve-twice", url=url) if url else t("cli-serve-twice-nowhere")
    if not url or asked.no_browser or not sys.stdin.isatty():
        raise BadInput(there)
    print(there)
    if input(t("cli-serve-go-there") + " ").strip().lower()[:1] in NO:
        return 0
    webbrowser.open(url)
    return 0


NO = ("n",)
"""How people say no, in both languages."""


def keep_open(
    asked: argparse.Namespace, path: Path, door: socket, lock: Lock, words: Words
) -> None:
    """Let visitors in at ``door`` until Ctrl-C."""
    from underhall.server import run
    from underhall.server.app import make_app
    from underhall.server.store.sqlite import SqliteStore

    # A file that cannot be used is a plain complaint, before anything is started.
    app = make_app(settings_of(asked, path), words.lang, SqliteStore(path))
    near, _ = addresses(asked, door.getsockname()[1])

    def ready() -> None:
        lock.tell(near)
        tell(asked, door, words.message)
        print(words.message("cli-serve-kept", file=str(path)), flush=True)

    run.run(app, door, near, wishes_of(asked), ready)


def serve_together(asked: argparse.Namespace, words: Words) -> None:
    """Let visitors in to a house in a database, with as many processes as are wanted."""
    from dataclasses import replace
    from tempfile import TemporaryDirectory

    from underhall.server import logs
    from underhall.server.crew import Crew
    from underhall.server.store.opening import open_database

    # A database that cannot be used is a plain complaint, before anything is started.
    where = open_database(asked.store).shown
    with knock(asked.host, asked.port, words.message) as door:
        near, _ = addresses(asked, door.getsockname()[1])

        def ready() -> None:
            tell(asked, door, words.message)
            print(words.message("cli-serve-kept-there", where=where), flush=True)

        given = (settings_of(asked, asked.store), words.lang, door, near, wishes_of(asked))
        if asked.workers == 1:
            serve_one(*given, 0, ready)
        else:
            load_everything()
            # Who sees to the processes writes down which of them go, too.
            logs.begin(asked.log_json)
            with TemporaryDirectory(prefix="underhall-") as folder:
                settings = replace(given[0], metrics_folder=Path(folder))
                Crew(asked.workers, partial(serve_one, settings, *given[1:]), ready).run()


def serve_one(
    settings: Settings,
    lang: str,
    door: socket,
    near: str,
    wishes: Wishes,
    number: int,
    ready: Callable[[], None],
) -> None:
    """Be one of the processes of a house."""
    from dataclasses import replace

    from underhall.server import run
    from underhall.server.app import make_app

    # One browser is enough.
    wishes = replace(wishes, browser=wishes.browser and number == 0)
    run.run(make_app(replace(settings, slot=number), lang), door, near, wishes, ready)


def load_everything() -> None:
    """What all processes need, before they are begun: so it is there once for all."""
    from importlib import import_module

    from underhall import editions

    for name in ("app", "pages", "run", "store.postgres"):
        import_module(f"underhall.server.{name}")
    editions.games()


def settings_of(asked: argparse.Namespace, where: Path | str) -> Settings:
    """What the house is told."""
    from underhall.server.settings import Settings

    return Settings(
        store=where,
        names=names(asked),
        pause=asked.pause,
        memory=asked.memory,
        callable=tuple(asked.call),
        processes=asked.workers,
        metrics_for=tuple(asked.metrics),
        hints=not asked.no_hints,
    )


def wishes_of(asked: argparse.Namespace) -> Wishes:
    """How the house is run."""
    from underhall.server.run import Wishes

    proxies = (*LOCAL, *asked.proxy) if asked.public or asked.proxy else ()
    return Wishes(browser=not asked.no_browser, proxies=proxies, log_json=asked.log_json)


def tell(asked: argparse.Namespace, door: socket, t: Messages) -> None:
    """Say where the house is open."""
    near, far = addresses(asked, door.getsockname()[1])
    print(t("cli-serve-open", url=near))
    if far is not None:
        print(t("cli-serve-share", url=far))
    if asked.workers > 1:
        print(t("cli-serve-crew", count=asked.workers))


def addresses(asked: argparse.Namespace, port: int) -> tuple[str, str | None]:
    """The address for this machine, and the one to share if others can come in."""
    from underhall.server.run import is_for_all, is_loopback, own_address, url

    if asked.public:
        return asked.public, None
    if is_loopback(asked.host):
        return url(asked.host, port), None
    if not is_for_all(asked.host):
        return url(asked.host, port), url(asked.host, port)
    # 0.0.0.0 is no address a browser can go to.
    return url(HERE, port), url(own_address() or asked.host, port)


def arguments(t: Messages) -> Parser:
    """What ``serve`` takes."""
    parser = Parser("serve", t)
    parser.take("--host", metavar="ADDRESS", default=HERE)
    parser.take("--port", metavar="N", type=whole(t, "--port", 0), default=PORT)
    parser.take("--store", metavar="FILE|URL")
    parser.take("--workers", metavar="N", type=whole(t, "--workers", 1), default=1)
    parser.take("--public", metavar="URL", type=public(t))
    parser.take("--pause", metavar="SECONDS", type=seconds(t), default=0.7)
    parser.take("--memory", metavar="MB", type=whole(t, "--memory", 0), default=0)
    parser.take("--call", metavar="HOST", action="append", default=[])
    parser.take("--no-hints", action="store_true")
    for name in ("--proxy", "--metrics"):
        parser.take(name, metavar="ADDRESS", action="append", type=network(t, name), default=[])
    parser.take("--log-json", action="store_true")
    parser.take("--no-browser", action="store_true")
    parser.finish()
    return parser


def knock(host: str, port: int, t: Messages) -> socket:
    """The socket to listen at; says so if it is not the port that was asked for."""
    from underhall.server import run

    try:
        door = run.bind(host, port)
    except run.NoPort:
        raise BadInput(t("cli-serve-no-port", port=str(port))) from None
    except (OSError, OverflowError) as why:
        raise BadInput(t("cli-serve-cannot-listen", host=host, why=str(why))) from None
    free = door.getsockname()[1]
    if port and free != port:
        print(t("cli-serve-taken", port=str(port), free=str(free)))
    return door


def names(asked: argparse.Namespace) -> tuple[str, ...]:
    """The host names the house answers to beside addresses."""
    import socket

    own = socket.gethostname().lower()
    public = urlsplit(asked.public).hostname if asked.public else None
    return tuple(name for name in (own, f"{own}.local", asked.host, public) if name)


def public(t: Messages) -> Callable[[str], str]:
    """Reads the address of a proxy."""

    def read(text: str) -> str:
        parts = urlsplit(text)
        if parts.scheme not in ("http", "https") or not parts.hostname:
            raise BadInput(t("cli-serve-no-address", found=text))
        return text

    return read


def network(t: Messages, name: str) -> Callable[[str], str]:
    """Reads an address or a network."""
    import ipaddress

    def read(text: str) -> str:
        try:
            return str(ipaddress.ip_network(text))
        except ValueError:
            raise BadInput(t("cli-serve-network", name=name, found=text)) from None

    return read


def seconds(t: Messages) -> Callable[[str], float]:
    """Reads how long bots seem to think."""

    def read(text: str) -> float:
        try:
            value = float(text)
        except ValueError:
            value = -1.0
        if not 0 <= value <= 60:
            raise BadInput(t("cli-serve-seconds", found=text))
        return value

    return read
