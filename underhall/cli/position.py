"""``underhall position``: what a position looks like, what can be done in it, and what follows."""

from __future__ import annotations

import argparse
import json
import re
from typing import Any

from underhall import editions
from underhall.cli import display
from underhall.cli.arguments import Parser, whole
from underhall.cli.errors import BadInput
from underhall.cli.files import read_json, tidy
from underhall.cli.language import Messages
from underhall.cli.question import Question
from underhall.cli.terminal import Terminal
from underhall.core.agenda import SPECTATOR
from underhall.core.asked import Asked
from underhall.core.chance import Chance, Script
from underhall.core.errors import NONSENSE, IllegalMove, NotAsked, UnderhallError, UnknownToken
from underhall.core.game import Edition
from underhall.core.position import apply_warily, coming_chance, read_position, write_position
from underhall.pictures import paint
from underhall.text.words import Words

NAMED = re.compile(r"(?P<seat>\d+)=(?P<token>.+)")


def run(args: list[str], words: Words) -> int:
    """Show a position, or play moves in it."""
    t = words.message
    asked = arguments(t).parse(args)
    position = Position(read_json(asked.file, t), asked, words)
    for move in asked.apply:
        position.apply(move)
    if asked.json:
        print(json.dumps(position.data(), ensure_ascii=False))
    elif asked.apply:
        print(tidy(position.written()))
    else:
        print("\n".join(position.lines(Terminal())))
    return 0


def arguments(t: Messages) -> Parser:
    """What ``position`` takes."""
    parser = Parser("position", t)
    parser.take("file", metavar="FILE|-")
    parser.take("--apply", metavar="TOKEN", nargs="+", action="extend", default=[])
    parser.take("--seat", metavar="N", type=whole(t, "--seat", 0))
    parser.take("--data", metavar="FILE")
    parser.take("--json", action="store_true")
    parser.finish()
    return parser


class Position:
    """A position that was read, and moves played in it."""

    def __init__(self, data: dict[str, Any], asked: argparse.Namespace, words: Words) -> None:
        t = words.message
        self.given = data
        self.edition = edition_of(data, asked.data, t)
        self.state, self.chance = _read(self.edition, data, t)
        seats = self.state.seats
        if asked.seat is not None and asked.seat >= seats:
            raise BadInput(t("cli-no-seat", seat=asked.seat, last=seats - 1))
        self.seat: int | None = asked.seat
        names = [t("cli-seat-name", seat=seat) for seat in range(seats)]
        self.words = Words(words.lang, self.edition.game.id, names)

    # ------------------------------------------------------------------ playing

    def apply(self, move: str) -> None:
        """Play ``TOKEN`` for the first seat that is asked, or ``SEAT=TOKEN`` for that seat."""
        s, t = self.state, self.words.message
        waiting = s.waiting()
        if not waiting:
            raise BadInput(t("cli-position-over", move=move))
        named = NAMED.fullmatch(move)
        seat, token = (int(named["seat"]), named["token"]) if named else (waiting[0], move)
        try:
            if seat not in waiting:
                raise NotAsked(move)
            decision = s.asked(seat)
            apply_warily(self.edition.game, s, seat, decision.code(s, token))
        except NotAsked:
            raise BadInput(t("cli-position-not-asked", move=move, seat=seat)) from None
        except UnknownToken:
            known = ", ".join([choice.token for choice in self.question(seat).choices])
            raise BadInput(t("cli-position-unknown", move=token, known=known)) from None
        except IllegalMove as why:
            raise BadInput(f"{token}: {self.words.error(why)}") from None
        except NONSENSE as why:
            raise BadInput(t("cli-position-damaged", why=str(why))) from None

    # ------------------------------------------------------------------ telling

    def question(self, seat: int) -> Question:
        """What ``seat`` is asked."""
        return Question(Asked(self.state, self.state.asked(seat)), self.words)

    def eyes(self) -> int:
        """Who looks: the seat named, else the first that is asked, else a spectator."""
        return self.seat if self.seat is not None else (self.state.waiting() or [SPECTATOR])[0]

    def asked_seat(self) -> int | None:
        """Whose decision is shown: that of the seat named if it is asked, else the first."""
        waiting = self.state.waiting()
        return self.seat if self.seat in waiting else (waiting or [None])[0]

    def written(self) -> dict[str, Any]:
        """The position as it is now, with what is left of its script of chance."""
        options = self.edition.settle(self.state.seats, self.given.get("options", {}))
        position = write_position(self.edition, self.state, options)
        if isinstance(self.chance, Script) and self.chance.outcomes:
            position["chance"] = self.chance.outcomes
        if "seed" in self.given:
            position["seed"] = self.given["seed"]
        return position

    def data(self) -> dict[str, Any]:
        """The position, what is asked in it, and the result, as JSON-compatible data."""
        seat, result = self.asked_seat(), self.state.result
        return {
            "game": self.edition.game.id,
            "position": self.written(),
            "waiting": self.state.waiting(),
            "decision": None if seat is None else self.question(seat).data(),
            "result": None if result is None else result.data(),
        }

    def lines(self, terminal: Terminal) -> list[str]:
        """The position to be read."""
        words = self.words
        text = paint(self.edition.game, self.state, self.eyes(), words)
        lines = display.picture(text, terminal)
        seat = self.asked_seat()
        if seat is None:
            return [*lines, *display.result(self.state.result, words, terminal)]
        question = self.question(seat)
        asked = f"{words.names[seat]}: {question.prompt}"
        lines += [terminal.style(asked, "bold"), *display.options(question, terminal)]
        if question.refused:
            lines.append(words.message("cli-refused-are"))
            lines += ["  " + display.refusal(refused, terminal) for refused in question.refused]
        return lines


def edition_of(position: dict[str, Any], path: str | None, t: Messages) -> Edition:
    """The edition of a position: with the data it brings, or else with the user's corrections."""
    game = position.get("game")
    if not isinstance(game, str):
        raise BadInput(t("cli-position-no-game"))
    own = position.get("data", {})
    if not isinstance(own, dict):
        raise BadInput(t("cli-position-damaged", why="data"))
    return editions.edition(game, own or editions.corrections(game, path))


def _read(edition: Edition, data: dict[str, Any], t: Messages) -> tuple[Any, Chance]:
    try:
        chance = coming_chance(data)
        return read_position(edition, data, chance), chance
    except UnderhallError:
        raise
    except NONSENSE as why:
        raise BadInput(t("cli-position-damaged", why=str(why))) from None
