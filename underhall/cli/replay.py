"""``underhall replay``: a recorded game in words, or the proof that it still holds."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from underhall.cli import display
from underhall.cli.arguments import Parser, whole
from underhall.cli.errors import BadInput
from underhall.cli.files import read_json
from underhall.cli.language import Messages
from underhall.cli.players import recorded
from underhall.cli.records import edition_of, play_again
from underhall.cli.terminal import Terminal
from underhall.core.agenda import SPECTATOR
from underhall.core.errors import Diverged
from underhall.core.match import Match, Move, heard
from underhall.core.phrase import SeatName
from underhall.core.together import Together
from underhall.pictures import paint
from underhall.text.words import Words

DIVERGED = 1


def run(args: list[str], words: Words) -> int:
    """Tell what a record holds."""
    asked = arguments(words.message).parse(args)
    record = read_json(asked.file, words.message)
    game = edition_of(record, words.message).game.id
    players = recorded(record, words.message) or []
    spoken = Words(words.lang, game, [player.name for player in players])
    if asked.seat is not None and asked.seat >= record["seats"]:
        raise BadInput(words.message("cli-no-seat", seat=asked.seat, last=record["seats"] - 1))
    try:
        match = play_again(record, words.message, asked.to)
    except Diverged as why:
        print(words.message("cli-replay-diverged", why=str(why)))
        return DIVERGED
    if asked.verify:
        print(words.message("cli-replay-verified", n=len(match.log)))
    else:
        seat = SPECTATOR if asked.seat is None else asked.seat
        print("\n".join(Telling(match, seat, spoken).lines()))
    return 0


def arguments(t: Messages) -> Parser:
    """What ``replay`` takes."""
    parser = Parser("replay", t)
    parser.take("file", metavar="FILE")
    parser.take("--to", metavar="N", type=whole(t, "--to", 0))
    parser.take("--seat", metavar="N", type=whole(t, "--seat", 0))
    parser.take("--verify", action="store_true")
    parser.finish()
    return parser


class Telling:
    """A match told to ``seat``, entry by entry of its log, and how it stands at the end."""

    def __init__(self, match: Match, seat: int, words: Words) -> None:
        self.match = match
        self.seat = seat
        self.words = words
        self.terminal = Terminal()

    def lines(self) -> list[str]:
        """All of it."""
        lines = self._happened(self.match.setup_events, "   0")
        kept = kept_moves(self.match)
        for number, entry in enumerate(self.match.log, 1):
            lines += self._entry(entry, kept.get(number), f"{number:4}")
        return [*lines, *self._end()]

    def _entry(self, entry: dict[str, Any], move: Move | None, number: str) -> list[str]:
        who = SeatName(entry["seat"])
        if "undo" in entry:
            return [f"{number}  {self.words.message('cli-replay-undo', who=who)}"]
        if move is None:
            said = self.words.message("cli-replay-taken-back", who=who)
            return [f"{number}  {self.terminal.style(said, 'dim')}"]
        return self._happened(move.events, number) or [f"{number}  {self._silent(move)}"]

    def _silent(self, move: Move) -> str:
        """A move without an event that could be told: what was chosen may be a secret."""
        who, s = SeatName(move.seat), move.before
        decision = s.asked(move.seat)
        secret = decision.private or isinstance(s.agenda[-1], Together)
        if secret and self.seat != move.seat:
            return self.words.message("cli-replay-secret", who=who)
        label = self.words.option(s, decision, decision.code(s, move.token))
        return self.words.message("cli-replay-chose", who=who, label=label)

    def _happened(self, events: list[Any], number: str) -> list[str]:
        lines = display.happened(heard(events, self.seat), self.seat, self.words, self.terminal)
        heads = [number, *["    "] * len(lines)]
        return [f"{head}  {line}" for head, line in zip(heads, lines)]

    def _end(self) -> Iterator[str]:
        s = self.match.state
        text = paint(self.match.edition.game, s, self.seat, self.words)
        yield from display.picture(text, self.terminal)
        if s.result is not None:
            yield from display.result(s.result, self.words, self.terminal)
        else:
            waiting = [SeatName(seat) for seat in s.waiting()]
            yield self.words.message("waiting-for", who=waiting)


def kept_moves(match: Match) -> dict[int, Move]:
    """The moves that were not taken back, by the number of their entry in the log."""
    numbers: list[int] = []
    for number, entry in enumerate(match.log, 1):
        if "undo" in entry:
            del numbers[entry["undo"] :]
        else:
            numbers.append(number)
    return dict(zip(numbers, match.moves))
