"""Lays out a new game: a small one that is playable and passes the examination, to be rewritten.

It is the example in ``examples/nim`` under another name, as a package of its own.
"""

import argparse
import keyword
import re
import sys
from importlib.util import find_spec
from pathlib import Path

EXAMPLE = Path(__file__).parent.parent / "examples" / "nim"
KINDS = {".py", ".toml", ".ftl", ".md"}

NEXT = """{folder} is a small game, ready to be rewritten. To see it:

  .venv/bin/pip install -e {folder}
  .venv/bin/underhall play {name} --seats you,random
  .venv/bin/pytest {folder}

docs/add-a-game.md explains each of its files.
"""


class BadName(Exception):
    """Why a game cannot be called so, or laid out there."""


def main(arguments: list[str] | None = None) -> int:
    """Lay out the game that the command line names; 2 and a sentence if that cannot be."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("name", help="its id: small letters, digits and _, such as quarry")
    parser.add_argument("--in", dest="into", type=Path, default=Path(), help="where to put it")
    found = parser.parse_args(arguments)
    try:
        folder = lay_out(found.name, found.into)
    except BadName as why:
        print(f"newgame: {why}", file=sys.stderr)
        return 2
    print(NEXT.format(folder=folder, name=found.name))
    return 0


def lay_out(name: str, into: Path) -> Path:
    """Write the skeleton of a game called ``name``; the folder it is in."""
    check(name)
    folder = into / name
    if folder.exists():
        raise BadName(f"{folder} is there already; nothing was changed")
    for source in sorted(EXAMPLE.rglob("*")):
        if source.suffix in KINDS and "egg-info" not in str(source):
            words = name.replace("_", " ").title()
            title = words.replace(" ", "") if source.suffix == ".py" else words
            place = folder / renamed(str(source.relative_to(EXAMPLE)), name, title)
            place.parent.mkdir(parents=True, exist_ok=True)
            place.write_text(renamed(source.read_text("utf-8"), name, title), "utf-8")
    return folder


def check(name: str) -> None:
    """Raise BadName unless a package and a game can be called ``name``."""
    if not re.fullmatch(r"[a-z][a-z0-9_]{2,30}", name) or keyword.iskeyword(name):
        raise BadName(f"{name!r} is no good id: small letters, digits and _, such as quarry")
    if find_spec(name) is not None:
        raise BadName(f"a module called {name} is installed already; choose another name")
    if find_spec(f"underhall.games.{name}") is not None:
        raise BadName(f"there is a game called {name} already")


def renamed(text: str, name: str, title: str) -> str:
    """``text`` about another game: its id, what it is called, and the prefix of its clauses."""
    prefix = name.replace("_", "")[:3].upper()
    text = text.replace("NIM-", f"{prefix}-").replace("Nim", title)
    return re.sub(r"(?<![a-z])nim(?![a-z])", name, text)


if __name__ == "__main__":
    raise SystemExit(main())
