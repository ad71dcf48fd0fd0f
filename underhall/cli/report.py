"""``underhall report``: what a run says, as one page of HTML."""

from __future__ import annotations

import os
from pathlib import Path

from underhall.cli.arguments import Parser
from underhall.cli.errors import BadInput
from underhall.cli.files import write_text
from underhall.cli.language import Messages
from underhall.lab.folder import RunFolder
from underhall.lab.page.report import GENERATOR, report
from underhall.text.words import Words

HEAD = 4096
"""Within so many bytes a report says that it is one."""


def run(args: list[str], words: Words) -> int:
    """Write the report of a run."""
    t = words.message
    asked = arguments(t).parse(args)
    folder = RunFolder.open(Path(asked.run), checked=False)
    out = asked.out or str(folder.path / f"report.{words.lang}.html")
    _spare(out, t)
    write_text(out, report(folder, words.lang), t)
    print(t("cli-report-written", file=out))
    return 0


def arguments(t: Messages) -> Parser:
    """What ``report`` takes."""
    parser = Parser("report", t)
    parser.take("run", metavar="RUN")
    parser.take("--out", metavar="FILE")
    parser.finish()
    return parser


def _spare(out: str, t: Messages) -> None:
    """Refuse to overwrite what is there and is no report."""
    if not os.path.lexists(out):
        return
    try:
        with Path(out).open("rb") as file:
            is_report = GENERATOR.encode() in file.read(HEAD)
    except OSError as why:
        reason = why.strerror or str(why)
        raise BadInput(t("cli-file-cannot-read", file=out, why=reason)) from None
    if not is_report:
        raise BadInput(t("cli-report-no-report", file=out))
