"""The reader's words and numbers."""

from __future__ import annotations

import re

from underhall.core.names import Names
from underhall.lab.page.measures import Measure
from underhall.text.words import Words

MINUS = "−"
SENTENCE_END = re.compile(r"[.:] ")


class Told:
    """What a report says in one language about one game (or, without a game, about the run)."""

    def __init__(self, lang: str, game: str = "") -> None:
        self.lang = lang
        self.words = Words(lang, game)
        self.message = self.words.message
        self._mark = self.message("cli-decimal-mark")

    # ------------------------------------------------------------------ numbers

    def count(self, n: int) -> str:
        """A whole number, with its thousands apart."""
        return self.message("lab-count", n=n)

    def number(self, value: float, digits: int = 1) -> str:
        """A number with a fraction; none behind a whole one."""
        text = f"{abs(value):.{digits}f}"
        if digits and float(text) == int(float(text)):
            text = str(int(float(text)))
        sign = MINUS if value < 0 and float(text) else ""
        return sign + text.replace(".", self._mark)

    def signed(self, value: float, digits: int = 1) -> str:
        """A difference."""
        text = self.number(value, digits)
        return text if text == "0" or text.startswith(MINUS) else f"+{text}"

    def percent(self, part: float) -> str:
        """A part of a whole; below one of a hundred with a decimal."""
        return self.message("lab-percent", n=self.in_hundred(part))

    def in_hundred(self, part: float) -> str:
        """A part of a whole, in hundredths."""
        return self.number(100 * part, 1 if 0 < part < 0.01 else 0)

    def interval(self, measure: Measure, factor: float = 1.0, digits: int = 0) -> str:
        """From where to where a measure reaches."""
        low, high = factor * measure.low, factor * measure.high
        return f"{self.number(low, digits)}–{self.number(high, digits)}"

    # ------------------------------------------------------------------ names

    def thing(self, topic: str, token: str) -> str:
        """What a thing of the game is called, with a capital letter."""
        return capital(self.plainly(topic, token))

    def plainly(self, topic: str, token: str) -> str:
        """What a thing of the game is called within a sentence."""
        plain = token.replace("_", " ")
        id = f"{topic}-{token}"
        name = self.words.say(Names(topic, [token]).word(0)) if topic else plain
        return plain if name == id else name

    def deed(self, event: str, kind: str) -> str:
        """What was done to which kind of thing; empty where the game has no words for it."""
        text = self.message(f"deed-{event}-{kind}")
        return "" if text == f"deed-{event}-{kind}" else text

    def bot(self, bot: str) -> str:
        """What a level of bots is called; one that nobody has named goes by its id."""
        text = self.message(f"level-{bot}")
        return bot if text == f"level-{bot}" else text

    def seat(self, seat: int) -> str:
        """What a seat is called."""
        return self.message("lab-seat-name", n=seat + 1)

    def source(self, source: str) -> str:
        """What gave points."""
        return self.message(f"score-{source}")

    def game(self) -> str:
        """What the game is called."""
        return self.message("game-title")

    def list(self, things: list[str]) -> str:
        """A few things in a row."""
        return self.words.say(things)

    def option(self, told: dict[str, str], token: str) -> str:
        """What an option was called, without what only mattered where it was offered."""
        label = told.get(f"label_{self.lang}") or token.replace("_", " ")
        return capital(label.partition(";")[0])

    def asked(self, told: dict[str, str]) -> str:
        """The question behind an option: what ends with the first question mark."""
        text, sign, _ = told.get(f"asked_{self.lang}", "").partition("?")
        *_, question = SENTENCE_END.split(text)
        return question + sign if sign else ""


def capital(text: str) -> str:
    """With a capital letter."""
    return text[:1].upper() + text[1:]
