"""The rules of a game as its RULES.md tells them: a clause, a chapter, or what there is."""

from __future__ import annotations

import re
import textwrap

from underhall import editions
from underhall.cli.errors import BadInput
from underhall.cli.language import Messages

ITEM = re.compile(r"^- \[(?P<id>[A-Z]+-(?P<number>\d+\.\d+))\] ", re.MULTILINE)
CHAPTER = re.compile(r"^## (?P<number>\d+)\. (?P<title>.+)$", re.MULTILINE)
ENDS = re.compile(r"\n(?=\s*\n|- |#)")
"""Where a clause is over: at an empty line, the next item or a heading."""

POINTS = re.compile(r"\n\s+(?=- )")
"""Where the points of a list inside a clause begin."""


def look_up(game: str, wanted: str, t: Messages) -> str:
    """The clause ``LAN-3.1`` (or ``3.1``), the chapter ``3``, or the chapters there are."""
    text = (editions.room(game) / "RULES.md").read_text("utf-8")
    if not wanted:
        return t("cli-rules-chapters") + "\n" + "\n".join(chapters(text))
    found = chapter(text, wanted) if wanted.isdigit() else clause(text, wanted)
    if found is None:
        raise BadInput(t("cli-rules-nothing", wanted=wanted))
    return found


def clause(text: str, wanted: str) -> str | None:
    """The clause with that id; its family may be left out."""
    for match in ITEM.finditer(text):
        if wanted.upper() in (match["id"], match["number"]):
            body = ENDS.split(text[match.end() :], maxsplit=1)[0]
            return f"{match['id']}  " + "\n".join([" ".join(p.split()) for p in POINTS.split(body)])
    return None


def chapter(text: str, number: str) -> str | None:
    """A whole chapter, as it stands."""
    heads = list(CHAPTER.finditer(text))
    for at, match in enumerate(heads):
        if match["number"] == number:
            end = heads[at + 1].start() if at + 1 < len(heads) else len(text)
            return text[match.start() : end].strip()
    return None


def chapters(text: str) -> list[str]:
    """The chapters by number."""
    return [f"{match['number']:>3}  {match['title']}" for match in CHAPTER.finditer(text)]


def wrapped(text: str, width: int) -> str:
    """``text`` broken to fit, line by line."""
    return "\n".join([textwrap.fill(line, width) for line in text.splitlines()])
