"""Reading what a user names, writing so that no crash can leave half a file."""

from __future__ import annotations

import json
import os
import sys
import tomllib
from pathlib import Path
from typing import Any

from underhall.cli.errors import BadInput
from underhall.cli.language import Messages

STDIN = "-"
LINE = 100
HEAD = 4096
"""Within so many bytes a page that was made here says what it is."""


def read_json(path: str, t: Messages) -> dict[str, Any]:
    """The named values in the JSON file at ``path``, or in the standard input for ``-``."""
    text = _read_text(path, t)
    name = t("cli-file-stdin") if path == STDIN else path
    try:
        data = json.loads(text)
    except (ValueError, RecursionError) as why:
        raise BadInput(t("cli-file-no-json", file=name, why=str(why))) from None
    if not isinstance(data, dict):
        raise BadInput(t("cli-file-no-values", file=name))
    return data


def read_toml(path: str, t: Messages) -> dict[str, Any]:
    """The named values in the TOML file at ``path``."""
    try:
        return tomllib.loads(_read_text(path, t))
    except tomllib.TOMLDecodeError as why:
        raise BadInput(t("cli-file-no-toml", file=path, why=str(why))) from None


def _read_text(path: str, t: Messages) -> str:
    try:
        return sys.stdin.read() if path == STDIN else Path(path).read_text("utf-8")
    except OSError as why:
        reason = why.strerror or str(why)
        raise BadInput(t("cli-file-cannot-read", file=path, why=reason)) from None
    except UnicodeDecodeError:
        raise BadInput(t("cli-file-no-text", file=path)) from None


def tidy(data: object, indent: str = "") -> str:
    """``data`` as JSON for people: what fits into a line stays in one."""
    line = json.dumps(data, ensure_ascii=False)
    if len(indent) + len(line) <= LINE or not isinstance(data, (dict, list)):
        return line
    deeper = indent + " "
    if isinstance(data, dict):
        items = [f"{json.dumps(key)}: {tidy(value, deeper)}" for key, value in data.items()]
    else:
        items = [tidy(value, deeper) for value in data]
    start, end = "{}" if isinstance(data, dict) else "[]"
    return f"{start}\n{deeper}" + f",\n{deeper}".join(items) + f"\n{indent}{end}"


def write_json(path: str, data: object, t: Messages) -> None:
    """Put ``data`` into the file at ``path``: written aside, then moved into place."""
    write_text(path, tidy(data) + "\n", t)


def write_text(path: str, text: str, t: Messages) -> None:
    """Put ``text`` into the file at ``path``: written aside, then moved into place."""
    target = Path(os.path.realpath(path))
    aside = target.with_name(f".{target.name}.{os.getpid()}.new")
    try:
        try:
            _write_through(aside, text)
            os.replace(aside, target)
        finally:
            aside.unlink(missing_ok=True)
    except OSError as why:
        reason = why.strerror or str(why)
        raise BadInput(t("cli-file-cannot-write", file=path, why=reason)) from None


def _write_through(path: Path, text: str) -> None:
    with path.open("x", encoding="utf-8") as file:
        file.write(text)
        file.flush()
        os.fsync(file.fileno())


def free_name(stem: str) -> str:
    """A file name that begins with ``stem`` and is not taken yet."""
    name, number = f"{stem}.json", 2
    while os.path.lexists(name):
        name, number = f"{stem}-{number}.json", number + 1
    return name


def spare(path: str, mark: str, refusal: str, t: Messages) -> None:
    """Refuse, by the message ``refusal``, to overwrite what is there without this mark."""
    if not os.path.lexists(path):
        return
    try:
        with Path(path).open("rb") as file:
            is_marked = mark.encode() in file.read(HEAD)
    except OSError as why:
        reason = why.strerror or str(why)
        raise BadInput(t("cli-file-cannot-read", file=path, why=reason)) from None
    if not is_marked:
        raise BadInput(t(refusal, file=path))
