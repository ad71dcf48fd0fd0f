"""Which clauses of the rules want a translation, and marks for those that were looked after.

Every clause of a ``RULES.pl.md`` bears a mark of its English clause, every chapter one of what
stands between its clauses. Called alone, this lists what is missing or stale, game by game. After
a translation was mended, ``--refresh LAN-3.1 …`` writes the marks of those clauses anew; a chapter
is called ``lantern:3``, and ``lantern`` means all that the game's file says without a mark.
"""

import argparse
import re
import sys
from pathlib import Path

from underhall import editions
from underhall.text.clauses import Rules, bears, marks, parse

LANG = "pl"


def main(arguments: list[str]) -> int:
    """List, or refresh first."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--refresh", nargs="+", default=[], metavar="CLAUSE")
    parser.add_argument("games", nargs="*", help="only these games")
    told = parser.parse_args(arguments)
    for game in editions.games():
        refresh(game, told.refresh)
    lines = [line for game in told.games or editions.games() for line in report(game)]
    print("\n".join(lines))
    return any(line.startswith(" ") for line in lines)


def file_of(game: str, lang: str = "") -> Path:
    """Where the rules of a game stand."""
    return Path(str(editions.room(game))) / (f"RULES.{lang}.md" if lang else "RULES.md")


def read(game: str, lang: str = "") -> Rules:
    """The rules of a game; empty, if there are none in that language."""
    file = file_of(game, lang)
    return parse(file.read_text("utf-8") if file.is_file() else "", lang or "en")


def report(game: str) -> list[str]:
    """What is wrong with the translation of a game."""
    if not file_of(game, LANG).is_file():
        return [f"{game}: no RULES.{LANG}.md"]
    wanted, here = marks(read(game)), bears(read(game, LANG))
    fresh = [name for name, mark in here.items() if wanted.get(name) == mark]
    return [
        f"{game} {len(fresh)}/{len(wanted)}",
        *listing("missing", [name for name in wanted if name not in here]),
        *listing("stale", [name for name in here if name in wanted and name not in fresh]),
        *listing("without an original", [name for name in here if name not in wanted]),
    ]


def listing(title: str, names: list[str]) -> list[str]:
    """Names below a title, unless there are none; chapters are numbers alone."""
    return [f"  {title}: {' '.join(names)}"] if names else []


def refresh(game: str, names: list[str]) -> None:
    """Write the marks of the named clauses and chapters of a game anew."""
    file = file_of(game, LANG)
    if not names or not file.is_file():
        return
    wanted, here = marks(read(game)), bears(read(game, LANG))
    chapters = {name.partition(":")[2] for name in names if name.startswith(f"{game}:")}
    unmarked = {name for name, mark in here.items() if not mark and game in names}
    text = file.read_text("utf-8")
    for name in wanted.keys() & here.keys() & ({*names} | chapters | unmarked):
        text = with_mark(text, name, wanted[name])
    file.write_text(text, "utf-8")


def with_mark(text: str, name: str, mark: str) -> str:
    """The text with a new mark at a clause or a chapter."""
    comment = f" <!-- en:{mark} -->"
    old = r"(?: <!-- en:\w* -->)?"
    if "-" in name:
        return re.sub(rf"^(- \[{re.escape(name)}\]){old}", rf"\1{comment}", text, flags=re.M)
    return re.sub(rf"^(## {re.escape(name)}\. .*?){old}[ ]*$", rf"\1{comment}", text, flags=re.M)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
