"""One game of a run, played and written down as rows of tables."""

from __future__ import annotations

import json
from collections import Counter
from time import perf_counter
from typing import Any

from underhall import editions
from underhall.bots.bot import Bot
from underhall.core.events import Event
from underhall.core.names import Names, Seat
from underhall.lab.fixtures import Fixture

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
        self.deeds: Counter[tuple[int, str, str, str]] = Counter()
        self.offered: Counter[tuple[str, str]] = Counter()
        self.chosen: Counter[tuple[str, str]] = Counter()
        self.widest = 0
        self._log = log_decisions
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
        if self._log:
            row = {"decision": number, "turn": s.turn, "seat": seat, "kind": kind}
            self.decisions.append({**row, "token": taken, "options": tokens})

    def _note_events(self, events: list[Event]) -> None:
        """Count what each seat did to which thing: ``built`` a ``card`` called ``library``."""
        for event in events:
            touched = event.touched
            if not touched:
                continue
            for (name, codec), value in zip(event.kind.fields, event.values):
                if isinstance(codec, Names) and not isinstance(codec, Seat) and value != -1:
                    deed = (touched[0], event.name, name, str(codec.dump(value)))
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
                for (seat, event, kind, thing), n in self.deeds.items()
            ],
            "options": [
                {"kind": kind, "token": token, "offered": n, "chosen": self.chosen[kind, token]}
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
        }

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
