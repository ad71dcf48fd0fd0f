"""``underhall review``: a look back at a finished game, as one page of HTML."""

from __future__ import annotations

from typing import Any

from underhall.cli.arguments import Parser, whole
from underhall.cli.errors import BadInput
from underhall.cli.files import read_json, spare, write_text
from underhall.cli.language import Messages
from underhall.cli.players import recorded
from underhall.cli.records import edition_of, play_again
from underhall.cli.terminal import Terminal, is_terminal
from underhall.coach import review, wording
from underhall.core.agenda import SPECTATOR
from underhall.core.match import Match
from underhall.core.phrase import SeatName
from underhall.text.words import Words


def run(args: list[str], words: Words) -> int:
    """Review one record."""
    t = words.message
    asked = arguments(t).parse(args)
    record = read_json(asked.file, t)
    game = edition_of(record, t).game.id
    players = recorded(record, t) or []
    spoken = Words(words.lang, game, [player.name for player in players])
    match = play_again(record, t)
    review.check(match)
    seat = SPECTATOR if asked.seat is None else asked.seat
    if seat >= match.state.seats:
        raise BadInput(t("cli-no-seat", seat=seat, last=match.state.seats - 1))
    if asked.out:
        from underhall.server.coaching.review_page import GENERATOR

        spare(asked.out, GENERATOR, "cli-review-no-review", t)
    found = _reviewed(match, asked.budget, t)
    print("\n".join(summary(match, found, spoken)))
    if asked.out:
        from underhall.server.coaching.review_page import alone, context

        write_text(asked.out, alone(context(match, found, spoken, seat, ""), spoken), t)
        print(t("cli-review-written", file=asked.out))
    return 0


def arguments(t: Messages) -> Parser:
    """What ``review`` takes."""
    parser = Parser("review", t)
    parser.take("file", metavar="FILE")
    parser.take("--out", metavar="HTML")
    parser.take("--seat", metavar="N", type=whole(t, "--seat", 0))
    parser.take("--budget", metavar="N", type=whole(t, "--budget", 1), default=0)
    parser.finish()
    return parser


def _reviewed(match: Match, budget: int, t: Messages) -> dict[str, Any]:
    """The review, with a line that says how far it is where somebody looks on."""
    import sys

    parts = review.parts(match)
    shown = is_terminal(sys.stderr)
    found = []
    for at, told in enumerate(review.judged(match, parts, budget=budget), 1):
        found.append(told)
        if shown:
            line = t("review-at", at=at, of=len(parts))
            print(f"\r{line}", end="", file=sys.stderr, flush=True)
    if shown:
        print("\r\033[K", end="", file=sys.stderr, flush=True)
    return review.gathered(match, found, budget)


def summary(match: Match, found: dict[str, Any], words: Words) -> list[str]:
    """The costliest turns and how often each seat played the first choice, in words."""
    game = match.edition.game
    terminal = Terminal()
    by_start = {turn["at"]: turn for turn in found["turns"]}
    lines = []
    for letter, at in zip("abc", found["costly"]):
        turn = by_start[at]
        seat, before = turn["seat"], match.before(turn["place"])
        tokens = [m.token for m in match.moves[turn["place"] : turn["place"] + turn["moves"]]]
        cost = wording.number(turn["cost"], words, game.together)
        who = SeatName(seat)
        head = words.message("cli-review-turn", letter=letter, n=turn["turn"], who=who, cost=cost)
        lines.append(terminal.style(head, "bold"))
        for id, played in (("review-played", tokens), ("review-better", turn["tokens"])):
            told = wording.in_words(game, before, seat, played, words)
            lines.append(f"   {words.message(id)}: {told.text}")
        lines.append(f"   {wording.sentence(turn['why'], words, game.together)}")
    for seat in range(match.state.seats):
        turns = [turn for turn in found["turns"] if turn["seat"] == seat]
        first = sum([turn["rank"] == 1 for turn in turns])
        who = SeatName(seat)
        lines.append(words.message("cli-review-first", who=who, n=first, of=len(turns)))
    return lines
