"""One game of a run, played and written down as rows of tables."""

from __future__ import annotations

import json
from collections import Counter
from time import perf_counter
from typing import Any

from underhall import editions
from underhall.bots.bot import Bot
from underhall.core.agenda import Decision
from underhall.core.events import EVERYBODY, Event
from underhall.core.names import Names
from underhall.lab.fixtures import Fixture
from underhall.text.books import languages
from underhall.text.words import Words

Row = dict[str, Any]
Rows = dict[str, list[Row]]
"""Rows by the name of their table."""


def play(fixture: Fixture, log: str = "games") -> Rows:
    """Play a game to its end; all that a run keeps of it."""
    return _Played(fixture, log == "decisions").rows()


class _Played:
    """A game as it is played, with what is counted on the way."""

    def __init__(self, fixture: Fixture, log_decisions: bool) -> None:
        self.fixture = fixture
        self.edition = editions.edition(fixture.setting.game)
        self.game = self.edition.game
        self.decisions: list[Row] = []
        self.curve: list[Row] = []
        self.deeds: Counter[tuple[int, str, str, str, str]] = Counter()
        self.offered: Counter[tuple[str, str]] = Counter()
        self.chosen: Counter[tuple[str, str]] = Counter()
        self.labels: dict[tuple[str, str], Row] = {}
        self._last: Event | None = None
        self.widest = 0
        self._log = log_decisions
        self._words = {lang: Words(lang, self.game.id) for lang in languages()}
        start = perf_counter()
        self.made = self._play()
        self.seconds = perf_counter() - start

    def _play(self) -> int:
        fixture, made, turn = self.fixture, 0, -1
        setting = fixture.setting
        s = self.edition.start(setting.seats, setting.options, fixture.seed, telling=True)
        bots = [
            Bot(level, self.game, seat, fixture.seed) for seat, level in enumerate(fixture.bots)
        ]
        while s.choices:
            if s.turn != turn:
                turn = s.turn
                self._note_scores(s)
            seat = s.waiting()[0]
            code = bots[seat].choose(s)
            self._note_decision(s, seat, code, made)
            s.apply(seat, code)
            self._note_events(s.events)
            s.events = []
            made += 1
        self._note_scores(s)
        self.result = s.result
        return made

    def _note_scores(self, s: Any) -> None:
        for seat, score in enumerate(self.game.scores(s)):
            self.curve.append({"turn": s.turn, "seat": seat, "score": score})

    def _note_decision(self, s: Any, seat: int, code: int, number: int) -> None:
        decision = s.asked(seat)
        assert decision is not None
        options = decision.options(s)
        self.widest = max(self.widest, len(options))
        tokens = [decision.token(s, one) for one in options]
        kind, taken = decision.name, decision.token(s, code)
        self.offered.update([(kind, token) for token in tokens])
        self.chosen[kind, taken] += 1
        for one, token in zip(options, tokens):
            if (kind, token) not in self.labels:
                self.labels[kind, token] = self._label(s, decision, one)
        if self._log:
            row = {"decision": number, "turn": s.turn, "seat": seat, "kind": kind}
            self.decisions.append({**row, "token": taken, "options": tokens})

    def _label(self, s: Any, decision: Decision[Any], code: int) -> Row:
        """What an option is called, and what was asked, where it is offered first."""
        told = {}
        for lang, words in self._words.items():
            told[f"label_{lang}"] = words.option(s, decision, code)
            told[f"asked_{lang}"] = words.prompt(s, decision)
        return told

    def _note_events(self, events: list[Event]) -> None:
        """Count what each seat did to which thing: ``built`` a ``card`` called ``library``."""
        for event in events:
            if event.audience == EVERYBODY:
                self._last = event
            touched = event.touched
            if not touched:
                continue
            for name, codec, value in named(event):
                deed = (touched[0], event.name, name, str(codec.dump(value)), codec.words)
                self.deeds[deed] += 1

    # ------------------------------------------------------------------ rows

    def rows(self) -> Rows:
        """All tables of this game; every row bears its number."""
        tables = {
            "games": [self._game()],
            "seats": self._seats(),
            "points": self._points(),
            "curve": self.curve,
            "deeds": [
                {"seat": seat, "event": event, "kind": kind, "thing": thing, "times": n}
                | {"topic": topic}
                for (seat, event, kind, thing, topic), n in self.deeds.items()
            ],
            "options": [
                {"kind": kind, "token": token, "offered": n, "chosen": self.chosen[kind, token]}
                | self.labels[kind, token]
                for (kind, token), n in self.offered.items()
            ],
            "decisions": self.decisions,
        }
        mark = {"number": self.fixture.number, "game": self.fixture.setting.game}
        return {name: [mark | row for row in rows] for name, rows in tables.items()}

    def _game(self) -> Row:
        setting = self.fixture.setting
        return {
            "seats": setting.seats,
            "options": json.dumps(setting.options, sort_keys=True),
            "seed": self.fixture.seed,
            "bots": list(self.fixture.bots),
            "decisions": self.made,
            "widest": self.widest,
            "seconds": self.seconds,
            "won": 1 in self.result.ranks,
            "revision": self.game.revision,
            "data": self.edition.fingerprint,
            "ending": self._ending(),
        }

    def _ending(self) -> str:
        """The last thing that everybody saw, as JSON: where all lost, it tells why."""
        if self._last is None:
            return "{}"
        topics = {name: codec.words for name, codec, _ in named(self._last)}
        return json.dumps(self._last.data() | {"topics": topics})

    def _seats(self) -> list[Row]:
        result = self.result
        return [
            {"seat": seat, "bot": bot, "score": score, "rank": rank, "won": rank == 1}
            for seat, (bot, score, rank) in enumerate(
                zip(self.fixture.bots, result.scores, result.ranks)
            )
        ]

    def _points(self) -> list[Row]:
        result = self.result
        return [
            {"seat": seat, "source": source, "points": points}
            for seat, row in enumerate(result.points)
            for source, points in zip(result.sources, row)
        ]


def named(event: Event) -> list[tuple[str, Names, int]]:
    """The fields of an event that name a thing, with what they name."""
    fields = zip(event.kind.fields, event.values)
    return [
        (name, codec, value)
        for (name, codec), value in fields
        if isinstance(codec, Names) and isinstance(value, int) and value != -1
    ]
