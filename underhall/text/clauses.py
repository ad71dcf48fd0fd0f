"""The rules of a game as people read them: chapters and numbered clauses, in their language.

``RULES.md`` is the original and ``RULES.pl.md`` its Polish text, clause by clause. Every clause of
a translation, and every chapter for what stands between its clauses, carries a short mark of the
English it was made from: ``- [LAN-3.1] <!-- en:1a2b3c --> …``. A changed clause is seen by it.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from hashlib import sha256
from importlib.resources.abc import Traversable

from underhall.text.words import FALLBACK

AUTHORS = "<!-- authors -->"
"""Behind the title of a chapter that is meant for those who write engines, not for players."""

ITEM = re.compile(r"^- \[(?P<id>[A-Z]+-\d+\.\d+)\] (?:<!-- en:(?P<mark>\w*) --> ?)?", re.MULTILINE)
TITLE = re.compile(r"(?:(?P<number>\d+)\. )?(?P<title>.*?)\s*(?:<!-- en:(?P<mark>\w*) -->)?\s*$")
ENDS = re.compile(r"\n(?=\s*\n|- |#)")
"""Where a clause is over: at an empty line, the next item or a heading."""

ENDING = re.compile(r"(?<=^[^\W\d_]{4})[^\W\d_]$|(?<=[^\W\d_]{4})[^\W\d_]{2}$")
COMMENT = re.compile(r" ?<!--.*?-->")
ROW = re.compile(r"^\|.*\|$")
DATA = "components.toml"
"""The head of a column that names it is about files."""


@dataclass(frozen=True)
class Clause:
    """A numbered rule, with the mark of the English clause it was translated from."""

    id: str
    text: str
    mark: str = ""


@dataclass(frozen=True)
class Chapter:
    """A chapter; those without a number are a game's whole rules in one."""

    number: str
    title: str
    body: str
    mark: str = ""
    for_authors: bool = False

    @property
    def clauses(self) -> list[Clause]:
        """Its clauses in their order."""
        return list(clauses_in(self.body))

    @property
    def prose(self) -> str:
        """What it says beside its clauses, its title included."""
        rest = [self.title]
        at = 0
        for found in ITEM.finditer(self.body):
            rest.append(self.body[at : found.start()])
            at = found.end() + len(_until_end(self.body, found.end()))
        return "\n".join([*rest, self.body[at:]])


@dataclass(frozen=True)
class Rules:
    """The rules of a game in a language."""

    lang: str
    chapters: tuple[Chapter, ...]

    @property
    def for_players(self) -> list[Chapter]:
        """The chapters that players read."""
        return [chapter for chapter in self.chapters if not chapter.for_authors]

    @property
    def clauses(self) -> dict[str, Clause]:
        """All clauses by id."""
        return {clause.id: clause for chapter in self.chapters for clause in chapter.clauses}


@cache
def rules_in(room: Traversable, lang: str) -> Rules:
    """The rules that lie in a game's folder, in a language, or in English for want of it."""
    if lang != FALLBACK and (room / f"RULES.{lang}.md").is_file():
        return parse((room / f"RULES.{lang}.md").read_text("utf-8"), lang)
    file = room / "RULES.md"
    return parse(file.read_text("utf-8") if file.is_file() else "", FALLBACK)


def parse(text: str, lang: str) -> Rules:
    """The chapters of a file; without any, the file is one."""
    before, *parts = re.split(r"^## ", text, flags=re.MULTILINE)
    if not parts and ITEM.search(before):
        parts = [before.removeprefix("# ")]
    return Rules(lang, tuple([_chapter(part) for part in parts]))


def _chapter(part: str) -> Chapter:
    head, _, body = part.partition("\n")
    found = TITLE.match(head.replace(AUTHORS, ""))
    assert found is not None
    number, title, mark = found["number"] or "", found["title"], found["mark"] or ""
    return Chapter(number, title, body, mark, AUTHORS in head)


def clauses_in(text: str) -> Iterator[Clause]:
    """The clauses of a text in their order."""
    for found in ITEM.finditer(text):
        yield Clause(found["id"], _until_end(text, found.end()), found["mark"] or "")


def _until_end(text: str, start: int) -> str:
    return ENDS.split(text[start:], maxsplit=1)[0]


def mark_of(text: str) -> str:
    """A short mark of what a text says; where its lines break does not matter."""
    return sha256(" ".join(text.split()).encode()).hexdigest()[:6]


def marks(rules: Rules) -> dict[str, str]:
    """The mark of every clause by id, and of the prose of every chapter players read by number."""
    found = {clause.id: mark_of(clause.text) for clause in rules.clauses.values()}
    return found | {chapter.number: mark_of(chapter.prose) for chapter in rules.for_players}


def bears(rules: Rules) -> dict[str, str]:
    """The marks that a translation bears, by the same names."""
    found = {clause.id: clause.mark for clause in rules.clauses.values()}
    return found | {chapter.number: chapter.mark for chapter in rules.for_players}


def folded(text: str) -> str:
    """Small letters without their marks, so that ``zloto`` finds ``złoto``."""
    letters = unicodedata.normalize("NFD", text.lower().replace("ł", "l"))
    return "".join([letter for letter in letters if not unicodedata.combining(letter)])


def sought(typed: str, lang: str) -> list[str]:
    """What is looked for: in Polish a word is found in any of its forms, by its beginning."""
    words = folded(typed).split()
    return [ENDING.sub("", word) if lang == "pl" else word for word in words]


def plain(text: str) -> str:
    """A text without its comments, its tables without the columns about files: what those hold is
    for people who change the data."""
    lines: list[str] = []
    hidden: set[int] = set()
    in_table = False
    for line in COMMENT.sub("", text).splitlines():
        if not ROW.match(line):
            in_table = False
            lines.append(line)
            continue
        cells = line[1:-1].split("|")
        if not in_table:
            hidden = {at for at, head in enumerate(cells) if DATA in head}
        in_table = True
        lines.append(_row([cell for at, cell in enumerate(cells) if at not in hidden]))
    return "\n".join(lines)


def _row(cells: list[str]) -> str:
    return f"|{'|'.join(cells)}|"
