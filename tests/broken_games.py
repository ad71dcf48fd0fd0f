"""Games that do not load, installed as a careless stranger would, beside those that do."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from underhall import editions
from underhall.core import registry

POINTS = {
    "stale": "house_of_strangers.gone.game:GAME",
    "nameless": "house_of_strangers.nameless.game:NOTHING",
    "raising": "house_of_strangers.raising.game:GAME",
    "leaving": "house_of_strangers.leaving.game:GAME",
    "number": "house_of_strangers.number.game:GAME",
    "half": "house_of_strangers.half.game:GAME",
    "alias": "underhall.games.lantern.game:GAME",
    "garbled": "house_of_strangers.garbled.game:GAME",
    "fussy": "house_of_strangers.fussy.game:GAME",
    "bare": "house_of_strangers.bare.game:GAME",
    "seatless": "house_of_strangers.seatless.game:GAME",
    "roomless": "house_of_strangers.roomless.game:GAME",
    "unruly": "house_of_strangers.unruly.game:GAME",
}
GUEST = {"guest": "house_of_strangers.guest.game:GAME"}
"""One that loads."""

GONE = {"guest": "house_of_strangers.gone.game:GAME"}
"""The same, half taken away."""

WHY = {
    "stale": "ModuleNotFoundError: No module named 'house_of_strangers.gone'",
    "nameless": "AttributeError: module 'house_of_strangers.nameless.game' has no attribute",
    "raising": "RuntimeError: two lines",
    "leaving": "SystemExit: 3",
    "number": "house_of_strangers.number.game:GAME is not a game",
    "half": "its card lacks seats, minutes, revision, maturity",
    "alias": "underhall.games.lantern.game:GAME calls itself 'lantern'",
    "garbled": "TOMLDecodeError: ",
    "fussy": "BadData: the troll has no cave",
    "bare": "FileNotFoundError: ",
    "seatless": "its seats must be two whole numbers",
    "roomless": "NotImplementedError: house_of_strangers.roomless.box.components has no Tables",
    "unruly": "NameError: name 'nonsense' is not defined",
}
"""What is wrong with each, or how that begins."""

PEBBLES = """
from pebbles import PebblesGame
from underhall.core.errors import BadData

class Stranger(PebblesGame):
    id = "{id}"

    def build(self, raw):
        {build}

GAME = Stranger()
"""

CARD = """
from underhall.core.game import Game

class Stranger(Game):
    id = "{id}"
    seats = (2, 4)
    minutes = (5, 10)
    revision = 1
    maturity = "complete"

GAME = Stranger()
"""

FITS, REFUSES = "return super().build(raw)", 'raise BadData("the troll has no cave")'

CODE = {
    "nameless": "",
    "raising": 'raise RuntimeError("two\\nlines")',
    "leaving": "import sys; sys.exit(3)",
    "number": "GAME = 7",
    "half": 'from underhall.core.game import Game\nGAME = Game()\nGAME.id = "half"',
    "garbled": PEBBLES.format(id="garbled", build=FITS),
    "fussy": PEBBLES.format(id="fussy", build=REFUSES),
    "bare": PEBBLES.format(id="bare", build=FITS),
    "guest": PEBBLES.format(id="guest", build=FITS),
    "seatless": CARD.format(id="seatless").replace("(2, 4)", "2"),
    "roomless": CARD.format(id="roomless"),
    "unruly": CARD.format(id="unruly"),
}

DATA = {"garbled": "this is [no TOML", "fussy": "setup = 1", "guest": "bag.each = 5\nhand.size = 2"}


@contextmanager
def installed(folder: Path, points: dict[str, str] = POINTS) -> Iterator[None]:
    """Games in an empty folder, for a while."""
    write(folder, points)
    sys.path.insert(0, str(folder))
    look_again()
    try:
        yield
    finally:
        sys.path.remove(str(folder))
        for name in [name for name in sys.modules if name.startswith("house_of_strangers")]:
            del sys.modules[name]
        look_again()


def write(folder: Path, points: dict[str, str]) -> None:
    """A package with these games, and what says that it is installed."""
    package = folder / "house_of_strangers"
    package.mkdir(parents=True)
    for id in points:
        if id in CODE:
            (package / id).mkdir()
            (package / id / "__init__.py").touch()
            (package / id / "game.py").write_text(CODE[id])
        if id == "unruly":
            (package / id / "rules").mkdir()
            (package / id / "rules" / "__init__.py").touch()
            (package / id / "rules" / "turn.py").write_text("nonsense")
        if id in DATA:
            (package / id / "box").mkdir()
            (package / id / "box" / "components.toml").write_text(DATA[id])
    (package / "__init__.py").touch()
    about = folder / "house_of_strangers-1.dist-info"
    about.mkdir()
    (about / "METADATA").write_text("Name: house-of-strangers\nVersion: 1\n")
    lines = [f"{id} = {point}" for id, point in points.items()]
    (about / "entry_points.txt").write_text("\n".join([f"[{registry.GAMES.group}]", *lines, ""]))


def look_again() -> None:
    """Forget which games there are."""
    registry.GAMES.forget()
    for found in (editions.room, editions.components, editions._standard, editions._fault):
        found.cache_clear()
