"""The rules of a game in the reader's language: a clause, a chapter, what holds a word, or all."""

from __future__ import annotations

import re
import textwrap

from underhall import editions
from underhall.cli.errors import BadInput
from underhall.text.clauses import Chapter, Clause, Rules, folded, plain, rules_in, sought
from underhall.text.remarks import with_sources
from underhall.text.words import Words

CLAUSE = re.compile(r"([A-Z]+-)?\d+\.\d+")
POINTS = re.compile(r"\n\s+(?=- )")
"""Where the points of a list inside a clause begin."""


def look_up(game: str, wanted: str, words: Words) -> str:
    """The clause ``LAN-3.1`` (or ``3.1``) between its neighbours, the chapter ``3``, the clauses
    that hold a word, or the chapters there are."""
    rules = rules_in(editions.room(game), words.lang)
    if not wanted:
        found = words.message("cli-rules-chapters") + "\n" + "\n".join(listed(rules))
    else:
        found = _found(rules, wanted)
    if not found:
        raise BadInput(words.message("cli-rules-nothing", wanted=wanted))
    found = with_sources(found, words)
    return found if rules.lang == words.lang else words.message("rules-in-english") + "\n" + found


def _found(rules: Rules, wanted: str) -> str:
    if wanted.isdecimal():
        return next((told(one) for one in rules.for_players if one.number == wanted), "")
    if CLAUSE.fullmatch(wanted.upper()):
        return around(rules, wanted.upper())
    return "\n".join([line(clause) for clause in holding(rules, wanted)])


def around(rules: Rules, wanted: str) -> str:
    """The clause with that id, its family may be left out, and those before and after it."""
    for chapter in rules.chapters:
        clauses = chapter.clauses
        for at, clause in enumerate(clauses):
            if wanted in (clause.id, clause.id.partition("-")[2]):
                before = [f"  {line(one)}" for one in clauses[max(0, at - 1) : at]]
                after = [f"  {line(one)}" for one in clauses[at + 1 : at + 2]]
                return "\n".join([*before, f"> {line(clause)}", *after])
    return ""


def line(clause: Clause) -> str:
    """A clause on a line, and each of its points on another."""
    points = [" ".join(part.split()) for part in POINTS.split(clause.text)]
    return f"{clause.id}  " + "\n".join(points)


def told(chapter: Chapter) -> str:
    """A whole chapter, as it stands."""
    number = f"{chapter.number}. " if chapter.number else ""
    return f"## {number}{chapter.title}\n{plain(chapter.body)}".strip()


def listed(rules: Rules) -> list[str]:
    """The chapters by number."""
    return [f"{one.number:>3}  {one.title}" for one in rules.for_players]


def holding(rules: Rules, wanted: str) -> list[Clause]:
    """The clauses that hold all words of ``wanted``; marks on letters do not matter."""
    words = sought(wanted, rules.lang)
    return [
        clause
        for clause in rules.clauses.values()
        if all(word in folded(clause.text) for word in words)
    ]


def wrapped(text: str, width: int) -> str:
    """``text`` broken to fit, line by line."""
    return "\n".join([textwrap.fill(line, width) for line in text.splitlines()])
