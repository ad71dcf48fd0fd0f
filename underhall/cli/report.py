"""``underhall report``: what a run says, as one page of HTML."""

from __future__ import annotations

from pathlib import Path

from underhall.cli.arguments import Parser
from underhall.cli.files import spare, write_text
from underhall.cli.language import Messages
from underhall.lab.folder import RunFolder
from underhall.lab.page.report import GENERATOR, report
from underhall.text.words import Words


def run(args: list[str], words: Words) -> int:
    """Write the report of a run."""
    t = words.message
    asked = arguments(t).parse(args)
    folder = RunFolder.open(Path(asked.run), checked=False)
    out = asked.out or str(folder.path / f"report.{words.lang}.html")
    spare(out, GENERATOR, "cli-report-no-report", t)
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
