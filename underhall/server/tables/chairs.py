"""Who sits where: people, bots, empty chairs, and bots that keep a chair warm."""

from __future__ import annotations

import unicodedata
from dataclasses import dataclass
from functools import cache
from typing import Any

from underhall.bots import registry
from underhall.bots.bot import NAMES
from underhall.core.phrase import SeatName
from underhall.server.errors import BadWords
from underhall.text.books import languages
from underhall.text.words import Words

PERSON, OPEN, BOT = "person", "open", "bot"

LONGEST_NAME = 24
LONGEST_CHAT = 300


@dataclass
class Chair:
    """One chair. ``level`` is that of the bot it belongs to, ``stand_in`` that of a bot which
    decides only until somebody (re)takes the chair."""

    kind: str
    name: str = ""
    level: str = ""
    stand_in: str = ""
    away: bool = False
    resigned: bool = False
    expired: bool = False
    call: str = ""
    """Where its person wishes to be called, the page to come back to, and the language spoken."""
    page: str = ""
    lang: str = ""

    @property
    def bot(self) -> str:
        """The level of the bot that decides here now, if one does."""
        return self.level if self.kind == BOT else self.stand_in

    @property
    def is_here(self) -> bool:
        """Whether a person decides here now and can be asked for consent."""
        return self.kind == PERSON and not self.away and not self.stand_in

    def data(self) -> dict[str, Any]:
        """The chair as the opening entry tells it."""
        told = {"kind": self.kind, "name": self.name}
        return {**told, "level": self.level} if self.level else told


def read_chair(data: dict[str, Any]) -> Chair:
    """The chair that an opening entry tells of."""
    return Chair(data["kind"], data["name"], data.get("level", ""))


def check_level(level: str) -> str:
    """``level`` if there is such a bot; a good one if none is named."""
    return registry.card(level or registry.usual()).id


def stand_in() -> str:
    """The bot that takes over for somebody who has resigned or run out of time."""
    return registry.usual()


def bot_name(taken: list[str]) -> str:
    """A name for a bot that nobody has yet."""
    free = [name for name in NAMES if name not in taken]
    return free[0] if free else NAMES[len(taken) % len(NAMES)]


def clean_name(text: str) -> str:
    """A name as it may be shown; empty is allowed and means the number of the seat, and so does
    what seats without a name are called."""
    name = _clean(text, LONGEST_NAME)
    return "" if name.casefold() in names_of_seats() else name


@cache
def names_of_seats() -> frozenset[str]:
    """What seats without a name are called, in every language."""
    words = [Words(lang) for lang in languages()]
    seats = [SeatName(seat) for seat in range(MOST_SEATS)]
    return frozenset(one.say(seat).casefold() for one in words for seat in seats)


def clean_chat(text: str) -> str:
    """A line of chat as it may be shown."""
    line = _clean(text, LONGEST_CHAT)
    if not line:
        raise BadWords("there is nothing to say")
    return line


def _clean(text: str, longest: int) -> str:
    """One line without control characters; marks that turn the writing round go too, and what
    takes room without showing anything."""
    kept = "".join([" " if _is_unseen(one) else one for one in text])
    line = unicodedata.normalize("NFC", " ".join(kept.split()))
    if len(line) > longest:
        raise BadWords(f"at most {longest} characters, not {len(line)}")
    line = "".join([one for n, one in enumerate(line) if not _is_heaped(line, n)])
    if line and not any(unicodedata.category(one)[0] in SEEN for one in line):
        raise BadWords("nothing of it can be seen")
    return line


def _is_unseen(letter: str) -> bool:
    return unicodedata.category(letter) in UNSEEN or letter in FILLERS


def _is_heaped(line: str, at: int) -> bool:
    """Whether a mark stands on nothing, or on too many others."""
    if unicodedata.category(line[at])[0] != MARK:
        return False
    under = line[max(0, at - MOST_MARKS) : at]
    return at == 0 or all(unicodedata.category(one)[0] == MARK for one in under)


UNSEEN = ("Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp")
FILLERS = "\u115f\u1160\u2800\u3164\uffa0"
"""Letters, by their category, that show nothing."""

SEEN = "LNPS"
MARK = "M"
MOST_MARKS = 3
"""So many marks one letter may bear."""

MOST_SEATS = 12
