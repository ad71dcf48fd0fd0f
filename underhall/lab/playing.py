"""One game of a run, played and written down as rows of tables."""

from __future__ import annotations

import json
from collections import Counter
from dataclasses import dataclass
from time import perf_counter
from typing import Any

from underhall import editions
from underhall.core.agenda import Decision
from underhall.core.events import EVERYBODY, Event
from underhall.core.names import Names
from underhall.lab.fixtures import Fixture, RunPlan
from underhall.lab.loop import play_out
from underhall.text.books import languages
from underhall.text.words import Words

Row = dict[str, Any]
Rows = dict[str, list[Row]]
"""Rows by the name of their table."""


@dataclass(frozen=True)
class Played:
    """The work of a run: game after game of its plan, as rows."""

    plan: RunPlan

    def __call__(self, number: int) -> Rows:
        """Play a game to its end; all that a run keeps of it."""
        return _Noted(self.plan.fixture(number), self.plan.log == "decisions").rows()


class _Noted:
    """A game as it is played, with what is counted on the way."""

    def __init__(self, fixture: Fixture, log_decisions: bool) -> None:
        self.fixture = fixture
        self.edition = editions.edition(fixture.setting.game)
        self.game = self.edition.game
        self.decisions: list[Row] = []
        self.curve: list[Row] = []
        self.deeds: Counter[tuple[int, str, str, str, str]] = Counter()
        self.offered: Counter[tuple[str, str]] = Counter()
        self.taken: Counter[tuple[str, str]] = Counter()
        self.labels: dict[tuple[str, str], Row] = {}
        self._last: Event | None = None
        self._turn = -1
        self._log = log_decisions
        self._words = {lang: Words(lang, self.game.id) for lang in languages()}
        start = perf_counter()
        self.ended = play_out(self.edition, fixture, self)
        self.seconds = perf_counter() - start

    # ------------------------------------------------------------------ watching

    def asked(self, s: Any) -> None:
        """As a turn begins, the scores are noted."""
        if s.turn != self._turn:
            self._turn = s.turn
            self.over(s)

    def over(self, s: Any) -> None:
        """Note the scores."""
        for seat, score in enumerate(self.game.scores(s)):
            self.curve.append({"turn": s.turn, "seat": seat, "score": score})

    def chosen(self, s: Any, seat: int, code: int, number: int) -> None:
        """Note what was offered and what was taken."""
        decision = s.asked(seat)
        assert decision is not None
        options = decision.options(s)
        tokens = [decision.token(s, one) for one in options]
        kind, taken = decision.name, decision.token(s, code)
        self.offered.update([(kind, token) for token in tokens])
        self.taken[kind, taken] += 1
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

    def happened(self, s: Any) -> None:
        """Count what each seat did to which thing: ``built`` a ``card`` called ``library``."""
        for event in s.events:
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
                {"kind": kind, "token": token, "offered": n, "chosen": self.taken[kind, token]}
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
            "decisions": self.ended.decisions,
            "widest": self.ended.widest,
            "seconds": self.seconds,
            "won": 1 in self.ended.result.ranks,
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
        result = self.ended.result
        return [
            {"seat": seat, "bot": bot, "score": score, "rank": rank, "won": rank == 1}
            for seat, (bot, score, rank) in enumerate(
                zip(self.fixture.bots, result.scores, result.ranks)
            )
        ]

    def _points(self) -> list[Row]:
        result = self.ended.result
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
