"""``underhall …``: play, simulate, replay and take positions apart in a terminal."""

from __future__ import annotations

import io
import os
import sys
from collections.abc import Callable, Sequence
from contextlib import suppress
from importlib import import_module

from underhall.cli.errors import BadInput
from underhall.cli.language import take_language
from underhall.cli.terminal import is_terminal
from underhall.core.errors import UnderhallError
from underhall.text.words import Words

COMMANDS = (
    "games",
    "play",
    "what",
    "chronicle",
    "serve",
    "backup",
    "copy",
    "simulate",
    "tournament",
    "report",
    "tune",
    "replay",
    "review",
    "puzzles",
    "position",
)
"""Each has a module of its name here, with ``run(args, words) -> exit status``."""

FINE, WRONG, INTERRUPTED, PIPE_CLOSED = 0, 2, 130, 141


def main(argv: Sequence[str] | None = None) -> int:
    """Run one command; the exit status. Whatever is wrong with the input is said in one line."""
    _forgive_characters()
    try:
        lang, args = take_language(sys.argv[1:] if argv is None else list(argv))
    except BadInput as why:
        return _refuse(str(why))
    return _guarded(args, Words(lang))


def _guarded(args: list[str], words: Words) -> int:
    try:
        status = _run(args, words)
        sys.stdout.flush()
        return status
    except BadInput as why:
        return _refuse(str(why))
    except UnderhallError as why:
        return _refuse(words.error(why))
    except KeyboardInterrupt:
        if is_terminal(sys.stdout):
            print()
        return INTERRUPTED
    except BrokenPipeError:
        _close_output()
        return PIPE_CLOSED
    except SystemExit as leaving:
        return leaving.code if isinstance(leaving.code, int) else FINE


def _run(args: list[str], words: Words) -> int:
    command = args[0] if args else "help"
    if command in ("-h", "--help", "help"):
        return _help(words)
    if command == "--version":
        return _version()
    if command not in COMMANDS:
        what = "cli-no-option" if command.startswith("-") else "cli-no-command"
        raise BadInput(words.message(what, command=command, known=", ".join(COMMANDS)))
    run: Callable[[list[str], Words], int] = import_module(f"underhall.cli.{command}").run
    return run(args[1:], words)


def _help(words: Words) -> int:
    t = words.message
    print(t("cli-about"), "", t("cli-help-commands"), sep="\n")
    for command in COMMANDS:
        print(f"  {command:12}{t(f'cli-about-{command}')}")
    print("", t("cli-about-more"), sep="\n")
    return FINE


def _version() -> int:
    from importlib.metadata import version

    print(f"underhall {version('underhall')}")
    return FINE


def _refuse(reason: str) -> int:
    line = " ".join(reason.split())
    print(f"underhall: {line}", file=sys.stderr)
    return WRONG


def _forgive_characters() -> None:
    """A letter the terminal cannot show, or a byte that is no letter, must not end a game."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")


def _close_output() -> None:
    # The interpreter flushes once more when it leaves, and would complain on the closed pipe.
    with suppress(OSError, ValueError):
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
