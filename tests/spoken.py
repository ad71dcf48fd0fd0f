"""What tests of words are made of: something is said in English and in Polish, and compared.

What is to be heard lies in ``sentences.txt`` of the game's folder, one section a test, so that who
translates reads both languages side by side. When words changed on purpose, run the tests with
``--write-sentences`` and read the difference.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from underhall import editions, effects
from underhall.core.events import EVERYBODY, Event, EventKind
from underhall.core.match import Match
from underhall.core.names import Word
from underhall.core.phrase import Phrase
from underhall.text import Words

NAMES = ("Ania", "Olek", "Zosia", "Jan", "Ewa")
FILE = "sentences.txt"
MARK = "== "

Pair = tuple[str, str]
HEARD: dict[Path, dict[str, list[Pair]]] = {}
"""What tests said in each folder, when it is to be written down."""


def voices(game: str) -> tuple[Words, Words]:
    """English and Polish, which complain about what they cannot say."""
    return Words("en", game, NAMES, strict=True), Words("pl", game, NAMES, strict=True)


class Spoken:
    """Says things in both languages; each must be what the section of the test has next."""

    def __init__(self, game: str, expected: list[Pair] | None) -> None:
        self.en, self.pl = voices(game)
        self.heard: list[Pair] = []
        self._expected = expected

    def say(self, thing: object) -> Pair:
        """A phrase, an amount, a word or a list of these."""
        return self._hear(self.en.say(thing), self.pl.say(thing))

    def option(self, thing: Phrase | Word) -> Pair:
        """What an option is called, begun with a capital letter."""
        return self._hear(self.en.label(thing), self.pl.label(thing))

    def log(self, kind: EventKind, *values: object) -> Pair:
        """A line of the log."""
        event = Event(kind, values, EVERYBODY)
        return self._hear(self.en.event(event), self.pl.event(event))

    def message(self, id: str, **args: object) -> Pair:
        """A message by its id."""
        return self._hear(self.en.message(id, **args), self.pl.message(id, **args))

    def asked(self, match: Match, seat: int | None = None) -> Pair:
        """What a seat is asked, or else whoever is asked first."""
        s, decision = match.state, asked_of(match, seat)
        return self._hear(self.en.prompt(s, decision), self.pl.prompt(s, decision))

    def label(self, match: Match, token: str, seat: int | None = None) -> Pair:
        """What an option is called."""
        s, decision = match.state, asked_of(match, seat)
        code = decision.code(s, token)
        return self._hear(self.en.option(s, decision, code), self.pl.option(s, decision, code))

    def why_not(self, match: Match, token: str, seat: int | None = None) -> Pair:
        """Why something cannot be chosen."""
        s, decision = match.state, asked_of(match, seat)
        refusal = decision.refusal(s, decision.code(s, token))
        assert refusal is not None
        return self._hear(self.en.refusal(refusal), self.pl.refusal(refusal))

    def _hear(self, english: str, polish: str) -> Pair:
        pair = (english, polish)
        self.heard.append(pair)
        if self._expected is not None:
            expected, at = self._expected, len(self.heard) - 1
            if expected[at : at + 1] != [pair]:
                self._expected = None  # one complaint is enough
            assert at < len(expected), f"{FILE} has not heard of: {pair}"
            assert pair == expected[at]
        return pair

    def finish(self) -> None:
        """All that was to be heard was said."""
        if self._expected is not None:
            assert len(self.heard) == len(self._expected), f"not said: {self._expected[-1]}"


def speech(request: pytest.FixtureRequest, game: str) -> Iterator[Spoken]:
    """Says things for one test and compares them, in the order of the test."""
    folder, name = request.path.parent, request.node.name.removeprefix("test_")
    writing = bool(request.config.getoption("--write-sentences"))
    said = Spoken(game, None if writing else sentences(folder).get(name, []))
    yield said
    said.finish()
    if writing:
        HEARD.setdefault(folder, {})[name] = said.heard


def write_heard() -> None:
    """Write down what was heard."""
    for folder, heard in HEARD.items():
        write(folder, heard)


def asked_of(match: Match, seat: int | None) -> Any:
    return match.state.decision if seat is None else match.state.asked(seat)


def numbers(words: Words, kind: str, token: str) -> list[int]:
    """The numbers in what a thing does, in order."""
    told = effects.does(words.game, editions.components(words.game), kind, token)
    return [int(n) for n in re.findall(r"\d+", words.say(told))]


@cache
def sentences(folder: Path) -> dict[str, list[Pair]]:
    """The sections of a game's file by the name of their test."""
    found: dict[str, list[Pair]] = {}
    lines: list[str] = []
    for line in (folder / FILE).read_text("utf-8").splitlines():
        if line.startswith(MARK):
            lines = []
            found[line.removeprefix(MARK)] = []
            name = line.removeprefix(MARK)
        elif line:
            lines.append(line)
            if len(lines) % 2 == 0:
                found[name].append((lines[-2], lines[-1]))
    return found


def write(folder: Path, heard: dict[str, list[Pair]]) -> None:
    """Put these sections into a game's file, the others left as they are."""
    path = folder / FILE
    sections = {**(sentences(folder) if path.exists() else {}), **heard}
    blocks = ["\n\n".join([f"{en}\n{pl}" for en, pl in sections[name]]) for name in sections]
    text = "\n\n".join([f"{MARK}{name}\n{block}" for name, block in zip(sections, blocks)])
    path.write_text(text + "\n", "utf-8")
