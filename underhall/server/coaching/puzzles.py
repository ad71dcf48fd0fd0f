"""Puzzles at their own tables. The page says what was chosen so far; nothing is kept here, so any
number of people can try at once."""

from __future__ import annotations

import hashlib
import json
from functools import lru_cache
from typing import Annotated, Final

from fastapi import APIRouter, Query, Request, Response
from pydantic import BaseModel, Field

from underhall import editions
from underhall.bots.planner import begins_action
from underhall.coach import puzzles, wording
from underhall.coach.puzzles import Puzzle
from underhall.core.match import Match
from underhall.server.api.common import Anybody, plain_json
from underhall.server.coaching import actions
from underhall.server.coaching.hints import LETTERS, reasons, weighed
from underhall.server.coaching.tasks import AnswerTask, weigh_answer
from underhall.server.edge.visitors import Visitor
from underhall.server.errors import NoPuzzle
from underhall.server.pages import common
from underhall.server.pages.rendering import render
from underhall.server.pages.table import parts, stage_of
from underhall.server.shown import facts
from underhall.server.tables import log
from underhall.server.tables.chairs import BOT, PERSON, Chair
from underhall.server.tables.log import Data, Entry, numbered
from underhall.server.tables.table import Table
from underhall.text.words import Words

router = APIRouter(include_in_schema=False)

LEVEL: Final = "novice"
CLUES: Final = 3
LONGEST: Final = 60
"""So many steps an answer has at most."""
AROUND: Data = {"mine": [], "owner": False, "handover": None, "callable": False, "hints": False}

Line = Annotated[str, Query(max_length=6000)]
Clue = Annotated[int, Query(ge=0, le=CLUES)]


@lru_cache
def book_of(game: str) -> list[Puzzle]:
    """The puzzles of a game, read once."""
    editions.game(game)
    return puzzles.book_of(game)


def found(game: str, number: int) -> Puzzle:
    """A puzzle by its number, from 1 on."""
    known = book_of(game)
    if not 1 <= number <= len(known):
        raise NoPuzzle(f"there is no puzzle {number} for {game}")
    return known[number - 1]


def read_line(line: str) -> list[str]:
    """What was chosen so far, as the page tells it."""
    try:
        tokens = json.loads(line or "[]")
    except ValueError:
        tokens = None
    if not isinstance(tokens, list) or not all(isinstance(one, str) for one in tokens):
        raise NoPuzzle("this is no row of choices")
    return tokens[:LONGEST]


class Attempt:
    """A puzzle with what was chosen so far."""

    def __init__(self, puzzle: Puzzle, tokens: list[str]) -> None:
        self.puzzle = puzzle
        self.match: Match = puzzles.begun(puzzle)
        self.tokens: list[str] = []
        first = self.match.state
        self._mark, self._turn = first.mark, first.turn
        for token in tokens:
            if self.is_whole:
                break
            self.match.play(puzzle.seat, token)
            self.tokens.append(token)

    @property
    def is_whole(self) -> bool:
        """Whether a complete action was chosen."""
        if not self.tokens:
            return False
        s = self.match.state
        decision = s.asked(self.puzzle.seat)
        if decision is None or s.mark != self._mark or s.turn != self._turn:
            return True
        return begins_action(s, decision)

    def table(self) -> Table:
        """The table as it stands."""
        seats = self.match.state.seats
        mine = self.puzzle.seat
        chairs = [Chair(PERSON) if at == mine else Chair(BOT, "", LEVEL) for at in range(seats)]
        opened: Data = {
            "game": self.puzzle.game,
            "revision": self.match.edition.game.revision,
            "seats": seats,
            "options": dict(self.match.options),
            "setup": [],
            "undo": "free",
            "chairs": [chair.data() for chair in chairs],
        }
        table = Table("puzzle", "", Entry(1, 0, log.OPENED, opened))
        table.begin(self.match)
        table.fold(numbered(table.new_drafts(), 1, 0))
        return table


# ---------------------------------------------------------------------- pages


@router.get("/puzzles/{game}")
async def puzzle_list(game: str, who: Anybody, request: Request) -> Response:
    """The puzzles of a game."""
    known = book_of(game)
    words = facts.words_for(who.lang, game, ())
    rows = [{"n": n, "hard": one.hard} for n, one in enumerate(known, 1)]
    title = words.message("game-title")
    return common.page(
        who, request, "coach/puzzles.html", words, game=game, title=title, rows=rows, here="puzzles"
    )


@router.get("/puzzles/{game}/{number}")
async def puzzle_page(
    game: str, number: int, who: Anybody, request: Request, clue: Clue = 0, shown: bool = False
) -> Response:
    """The table of a puzzle."""
    puzzle = found(game, number)
    words = facts.words_for(who.lang, game, ())
    told, made = await scene(who, puzzle, number, [], words, {}, clue, shown)
    return common.page(
        who,
        request,
        "coach/puzzle.html",
        words,
        parts=made,
        puzzle=f"/puzzles/{game}/{number}",
        riddle=asked_about(puzzle, number, words, None, clue, False),
        **AROUND,
        **stage_of(words, told),
    )


@router.get("/puzzles/{game}/{number}/parts")
async def puzzle_parts(
    game: str, number: int, who: Anybody, line: Line = "", have: str = "", clue: Clue = 0
) -> Response:
    """What changes on the page."""
    puzzle = found(game, number)
    words = facts.words_for(who.lang, game, ())
    known = dict(pair.split(":", 1) for pair in have.split(",") if ":" in pair)
    told, made = await scene(who, puzzle, number, read_line(line), words, known, clue)
    body = {
        "number": told["number"],
        "status": "running",
        "yours": bool(told["options"]),
        "handover": None,
        "parts": made,
    }
    return plain_json(body)


class Chosen(BaseModel):
    """What is chosen next; a page sends more than that."""

    token: str = Field(default="", max_length=200)


@router.post("/puzzles/{game}/{number}/moves")
async def choose(game: str, number: int, asked: Chosen, who: Anybody, line: Line = "") -> Response:
    """One more choice; refused if it is none."""
    attempt = Attempt(found(game, number), [*read_line(line), asked.token])
    return plain_json({"line": attempt.tokens, "number": len(attempt.tokens)})


@router.post("/puzzles/{game}/{number}/undo")
async def take_back(game: str, number: int, who: Anybody, line: Line = "") -> Response:
    """One choice less."""
    tokens = read_line(line)[:-1]
    return plain_json({"line": tokens, "number": len(tokens)})


@router.post("/puzzles/{game}/{number}/cancel")
async def begin_again(game: str, number: int, who: Anybody) -> Response:
    """From the start."""
    found(game, number)
    return plain_json({"line": [], "number": 0})


@router.get("/puzzles/{game}/{number}/position")
async def puzzle_position(game: str, number: int, who: Anybody) -> Response:
    """The position, to play on from."""
    return plain_json(dict(found(game, number).position))


# ---------------------------------------------------------------------- what is shown


async def scene(
    who: Visitor,
    puzzle: Puzzle,
    number: int,
    tokens: list[str],
    words: Words,
    have: dict[str, str],
    clue: int = 0,
    shown: bool = False,
) -> tuple[Data, dict[str, Data]]:
    """The facts of the table and the parts of the page that differ."""
    attempt = Attempt(puzzle, tokens)
    told = facts.facts(attempt.table(), puzzle.seat, words)
    whole = attempt.is_whole or shown
    nothing: Data = {"options": [], "refused": [], "prompt": None} if whole else {}
    back = {"moves": 1, "free": True, "asks": False} if attempt.tokens and not whole else None
    told = {**told, **nothing, "number": len(attempt.tokens), "undo": back, "redo": False}
    told["cancel"] = bool(attempt.tokens) and not whole
    verdict = await judged(who, attempt, words) if attempt.is_whole else None
    if verdict is not None:
        told["waiting"] = []
        id = "puzzle-right" if verdict["right"] else "puzzle-wrong"
        told["waiting_sentence"] = words.message(id)
    elif shown:
        told["waiting"] = []
        told["waiting_sentence"] = words.message("puzzle-shown")
    riddle = asked_about(puzzle, number, words, verdict, clue, shown)
    made = parts(told, words, have, puzzle=True, **AROUND)
    own = {"riddle": panel("coach/riddle.html", words, riddle)}
    if whole:
        own["prompt"] = panel("coach/answered.html", words, riddle)
        made.pop("prompt", None)
    made |= {name: part for name, part in own.items() if have.get(name) != part["hash"]}
    return told, made


async def judged(who: Visitor, attempt: Attempt, words: Words) -> Data:
    """What an answer is worth beside the best."""
    puzzle, tokens = attempt.puzzle, attempt.tokens
    game = attempt.match.edition.game
    rank = puzzle.rank(tokens)
    best = puzzle.choices[0]["value"]
    if rank is not None:
        value = puzzle.choices[rank - 1]["value"]
        why = puzzle.choices[rank - 1]["changes"]
    else:
        task = AnswerTask(puzzle.game, dict(puzzle.position), puzzle.seat, tuple(tokens))
        worth = await who.house.thinkers.work(weigh_answer, task)
        value, why = worth["value"], worth["changes"]
    start = puzzles.begun(puzzle)
    action = actions.in_words(start, start.state, puzzle.seat, tokens, words)
    return {
        "right": best - value <= puzzles.still_equal(game.together),
        "rank": rank,
        "behind": wording.number(max(0.0, best - value), words, game.together),
        "text": action.text,
        "reasons": reasons(why, words, game.together),
        "tokens": tokens,
        "targets": " ".join(action.targets),
    }


def asked_about(
    puzzle: Puzzle, number: int, words: Words, verdict: Data | None, clue: int, shown: bool
) -> Data:
    """The task, the clues, or the answer that explains itself."""
    start = puzzles.begun(puzzle)
    game, s = start.edition.game, start.state
    open_now = shown or (verdict is not None and verdict["right"])
    return {
        "game": puzzle.game,
        "n": number,
        "count": len(book_of(puzzle.game)),
        "hard": puzzle.hard,
        "seat": puzzle.seat,
        "seats": s.seats,
        "verdict": verdict,
        "shown": shown,
        "clue": clue,
        "clues": clues(puzzle, start, words)[:clue] if verdict is None and not shown else [],
        "last_clue": CLUES,
        "rows": rows(puzzle, start, words, verdict) if open_now else [],
        "sense": sense(puzzle, words, game.together) if open_now else "",
    }


def panel(template: str, words: Words, riddle: Data) -> Data:
    """A part of the page that only puzzles have."""
    html = render(template, t=words.message, lang=words.lang, **riddle)
    return {"hash": hashlib.sha256(html.encode()).hexdigest()[:12], "html": html}


def rows(puzzle: Puzzle, start: Match, words: Words, verdict: Data | None) -> list[Data]:
    """The best action, and the best of other ideas."""
    game = start.edition.game
    other = puzzles.other_idea(puzzle.choices)
    ideas = [0, *range(other, len(puzzle.choices)), *range(1, other)]
    ordered = sorted(ideas[: len(LETTERS)])  # other ideas rather than shades, the best first
    made = []
    for letter, at in zip(LETTERS, ordered):
        choice = puzzle.choices[at]
        tokens, then = choice["tokens"], choice["then"]
        action = actions.in_words(start, start.state, puzzle.seat, tokens, words)
        rest = actions.in_words(
            start, start.state, puzzle.seat, [*tokens, *then], words, len(tokens)
        )
        mine = verdict is not None and verdict["rank"] == at + 1
        told = weighed(choice, puzzle.advice["value"], words, game.together)
        line = {"letter": letter, "text": action.text, "then": rest.text, "mine": mine}
        made.append({**line, "targets": " ".join(action.targets), **told})
    return made


def sense(puzzle: Puzzle, words: Words, together: bool) -> str:
    """What the tempting idea misses: the greatest difference of features."""
    other = puzzle.choices[puzzles.other_idea(puzzle.choices)]["changes"]
    best = puzzle.choices[0]["changes"]
    names = {*best, *other}
    by = {name: best.get(name, 0.0) - other.get(name, 0.0) for name in names}
    if not by:
        return ""
    name = max(by, key=lambda one: (by[one], one))
    amount = wording.signed(by[name], words, together)
    return words.message("puzzle-sense", what=wording.feature(name, words), by=amount)


def clues(puzzle: Puzzle, start: Match, words: Words) -> list[str]:
    """The kind of action, where it begins, and what it is for."""
    best = puzzle.choices[0]
    action = actions.in_words(start, start.state, puzzle.seat, best["tokens"], words)
    strongest = max(best["changes"], key=lambda name: best["changes"][name], default="other")
    first = action.labels[0] if action.labels else ""
    second = action.labels[1] if len(action.labels) > 1 else first
    return [
        words.message("puzzle-clue-feature", what=wording.feature(strongest, words)),
        words.message("puzzle-clue-first", what=first),
        words.message("puzzle-clue-next", what=second),
    ]
