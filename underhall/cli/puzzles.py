"""``underhall puzzles``: positions with one clearly best action, found in games of bots."""

from __future__ import annotations

import sys
from pathlib import Path
from time import monotonic

from underhall import editions
from underhall.cli.arguments import Parser, whole
from underhall.cli.errors import BadInput
from underhall.cli.files import write_text
from underhall.cli.language import Messages
from underhall.cli.terminal import is_terminal
from underhall.coach import puzzles, wording
from underhall.coach.finding import Finder
from underhall.coach.puzzles import Puzzle
from underhall.text.words import Words


def run(args: list[str], words: Words) -> int:
    """Find puzzles of a game, or look at those of a file once more."""
    t = words.message
    asked = arguments(t).parse(args)
    game = editions.game(asked.game)
    if asked.check:
        return _check(game.id, asked.check, t)
    if asked.renew:
        return _renew(game.id, asked.renew, asked.seed, t)
    spoken = Words(words.lang, game.id)
    kept = _read(game.id, asked.out, t) if asked.out and Path(asked.out).exists() else []
    finder = Finder(editions.edition(game.id), asked.seed)
    end = monotonic() + 60 * asked.minutes if asked.minutes else None
    if is_terminal(sys.stderr):
        print(t("cli-puzzles-looking"), file=sys.stderr)
    for found in finder.find(until=end):
        kept.append(found)
        print(_line(len(kept), found, spoken), flush=True)
        if asked.out:
            write_text(asked.out, puzzles.write(kept), t)
        if len(kept) >= asked.count:
            break
    print(t("cli-puzzles-found", n=len(kept)))
    return 0


def arguments(t: Messages) -> Parser:
    """What ``puzzles`` takes."""
    parser = Parser("puzzles", t)
    parser.take("game", metavar="GAME")
    parser.take("--count", metavar="N", type=whole(t, "--count", 1), default=10)
    parser.take("--seed", metavar="N", default="1")
    parser.take("--minutes", metavar="N", type=whole(t, "--minutes", 1), default=0)
    parser.take("--out", metavar="FILE")
    parser.take("--check", metavar="FILE")
    parser.take("--renew", metavar="FILE")
    parser.finish()
    return parser


def _line(number: int, puzzle: Puzzle, words: Words) -> str:
    match = puzzles.begun(puzzle)
    game = match.edition.game
    best = puzzle.choices[0]
    told = wording.in_words(game, match.state, puzzle.seat, best["tokens"], words)
    gap = wording.number(puzzle.gap, words, game.together)
    return words.message("cli-puzzles-one", n=number, hard=puzzle.hard, what=told.text, gap=gap)


def _read(game: str, file: str, t: Messages) -> list[Puzzle]:
    try:
        return puzzles.read(game, Path(file).read_text("utf-8"))
    except (OSError, UnicodeDecodeError) as why:
        raise BadInput(t("cli-file-cannot-read", file=file, why=str(why))) from None


def _check(game: str, file: str, t: Messages) -> int:
    """Whether every puzzle of a file still holds; those that do not are counted."""
    found = _read(game, file, t)
    wrong = [n for n, one in enumerate(found, 1) if not puzzles.holds(one)]
    for n in wrong:
        print(t("cli-puzzles-wrong", n=n))
    print(t("cli-puzzles-hold", n=len(found) - len(wrong), of=len(found)))
    return 1 if wrong else 0


def _renew(game: str, file: str, seed: str, t: Messages) -> int:
    """Look at the puzzles of a file deeply once more: fresh figures for those that still stand out,
    the others go."""
    finder = Finder(editions.edition(game), seed)
    known = _read(game, file, t)
    kept = [again for again in [finder.renewed(one) for one in known] if again is not None]
    write_text(file, puzzles.write(kept), t)
    print(t("cli-puzzles-hold", n=len(kept), of=len(known)))
    return 0
