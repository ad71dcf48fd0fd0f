"""Who sits where: people, bots, empty chairs, and bots that keep a chair warm."""

from __future__ import annotations

import unicodedata
from dataclasses import dataclass
from typing import Any

from underhall.bots import registry
from underhall.bots.bot import NAMES
from underhall.server.errors import BadWords

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
    """``level`` if there is such a bot; the strongest if none is named."""
    return registry.card(level or registry.strongest()).id


def stand_in() -> str:
    """The bot that takes over for somebody who has resigned or run out of time."""
    return registry.strongest()


def bot_name(taken: list[str]) -> str:
    """A name for a bot that nobody has yet."""
    free = [name for name in NAMES if name not in taken]
    return free[0] if free else NAMES[len(taken) % len(NAMES)]


def clean_name(text: str) -> str:
    """A name as it may be shown; empty is allowed and means the number of the seat."""
    return _clean(text, LONGEST_NAME)


def clean_chat(text: str) -> str:
    """A line of chat as it may be shown."""
    line = _clean(text, LONGEST_CHAT)
    if not line:
        raise BadWords("there is nothing to say")
    return line


def _clean(text: str, longest: int) -> str:
    """One line without control characters; marks that turn the writing round go too."""
    kept = "".join([" " if unicodedata.category(one) in UNSEEN else one for one in text])
    line = unicodedata.normalize("NFC", " ".join(kept.split()))
    if len(line) > longest:
        raise BadWords(f"at most {longest} characters, not {len(line)}")
    return line


UNSEEN = ("Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp")
