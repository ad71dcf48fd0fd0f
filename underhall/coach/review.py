"""A look back at a finished game: who was winning when, and which turns cost most.

Every turn is looked at with the eyes of who played it, from the moment it began: what the coach
would have done, what was done, and what both were worth at the end of the turn. Where something new
came to light in the middle of a turn it is looked at in parts. The same match, seed and budget give
the same review.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any, Final

from underhall.bots.card import Step
from underhall.bots.pace import PACE
from underhall.coach.advice import Coach
from underhall.coach.chances import leads, stand
from underhall.coach.steps import steps_of
from underhall.coach.weighing import Standing, changes
from underhall.core.chance import Fast
from underhall.core.errors import BadData
from underhall.core.match import Match
from underhall.core.together import Together

BUDGET: Final = 1280 // PACE
"""Simulations for each part of a turn."""
WEIGHED: Final = 4
EQUAL_POINTS: Final = 0.3
EQUAL_CHANCE: Final = 0.003
"""A choice this near to the first is as good."""
COSTLIEST: Final = 3
FORMAT: Final = 3


@dataclass(frozen=True)
class Part:
    """Decisions of one seat in one turn, from move ``at`` on, with nothing new in between."""

    seat: int
    turn: int
    at: int
    tokens: tuple[str, ...]


def parts(match: Match) -> list[Part]:
    """All that was decided, cut where another seat or turn comes, or something new."""
    by_action = match.edition.game.by_action
    found: list[tuple[int, int, int, list[str]]] = []
    mark = last = -1
    for number, s in enumerate(match.states()):
        if number == len(match.moves):
            break
        move = match.moves[number]
        secret = isinstance(s.agenda[-1], Together)
        here = (move.seat, s.turn)
        goes_on = bool(found) and here == found[-1][:2] and s.mark == mark and last == number - 1
        if not goes_on or secret or (by_action and move.starts_action):
            found.append((*here, number, []))
        found[-1][3].append(move.token)
        mark, last = s.mark, number
    return [Part(seat, turn, at, tuple(tokens)) for seat, turn, at, tokens in found]


@dataclass(frozen=True)
class Judged:
    """A part of a turn, and what the coach thinks of it."""

    part: Part
    cost: float
    """What it gave away against the coach's choice."""
    rank: int
    """1 for the coach's first choice or one as good, 2 or 3 for the next, 4 for any other."""
    now: float
    played: float
    better: float
    chances: tuple[float, float]
    """The chance to win after the better choice, and after what was played."""
    better_tokens: tuple[str, ...]
    why: dict[str, float]
    """By which features the better choice is better; they make up the cost."""


def judge(match: Match, part: Part, seed: int | str = 0, budget: int = 0) -> Judged:
    """What the coach thinks of a part of a turn."""
    game, before = match.edition.game, match.before(part.at)
    coach = Coach(game, before, part.seat, f"review {seed} {part.at}", budget or BUDGET)
    done = coach.weighing.after(_taken(before, part))
    weighed = [
        (coach.weighing.after(plan.steps), plan) for plan in coach.plans(coach.budget)[:WEIGHED]
    ]
    weighed.sort(key=lambda one: -one[0].value)
    best, plan = weighed[0]
    equal = EQUAL_CHANCE if game.together else EQUAL_POINTS
    ahead = [end for end, _ in weighed if end.value > done.value + equal]
    action, then = coach.told(plan.steps)
    return Judged(
        part,
        max(0.0, best.value - done.value) if ahead else 0.0,
        min(4, 1 + len(ahead)),
        coach.weighing.now().value,
        done.value,
        best.value,
        (best.chance, done.chance),
        (*action, *then),
        _difference(done, best) if ahead else {},
    )


def _taken(before: Any, part: Part) -> list[Step]:
    """The steps of a part. What chance brings after the last of them does not matter here, and a
    record tells no more of it than what came."""
    t = before.copy()
    t.chance = Fast("taken")
    return steps_of(t, part.seat, part.tokens)


def _difference(done: Standing, best: Standing) -> dict[str, float]:
    return {name: round(by, 3) for name, by in changes(done, best).items() if abs(by) >= 0.001}


# ---------------------------------------------------------------------- the whole game


def check(match: Match) -> None:
    """Refuse what cannot be reviewed: a game that is not over, or that has no moves."""
    if match.state.result is None:
        raise BadData("this game is not over; only finished games are reviewed")
    if not match.moves:
        raise BadData("in this record nothing was decided")


def judged(
    match: Match, parts: Sequence[Part], seed: int | str = 0, budget: int = 0
) -> Iterator[dict[str, Any]]:
    """One part after the other, as data."""
    for part in parts:
        found = judge(match, part, seed, budget)
        told: dict[str, Any] = {
            "seat": part.seat,
            "turn": part.turn,
            "at": part.at,
            "moves": len(part.tokens),
            "cost": round(found.cost, 3),
            "rank": found.rank,
        }
        if found.cost:
            told["now"] = round(found.now, 3)
            told["played"] = round(found.played, 3)
            told["better"] = round(found.better, 3)
            told["chances"] = [round(chance, 4) for chance in found.chances]
            told["tokens"] = list(found.better_tokens)
            told["why"] = found.why
        yield told


def review(match: Match, seed: int | str = 0, budget: int = 0) -> dict[str, Any]:
    """The review of a finished match, as data; BadData if it is not over."""
    check(match)
    return gathered(match, list(judged(match, parts(match), seed, budget)), budget)


def gathered(match: Match, found: Sequence[dict[str, Any]], budget: int = 0) -> dict[str, Any]:
    """A review from what was found of all parts."""
    turns = _turns(found)
    moments = [turn["at"] for turn in turns]
    wanted = set(moments)
    game = match.edition.game
    line, ahead = [], []
    for number, s in enumerate(match.states()):
        if number in wanted or number == len(match.moves):
            now = stand(game, s)
            line.append([round(chance, 4) for chance in now.chances])
            ahead.append([round(lead, 2) for lead in leads(now)])
    return {
        "format": FORMAT,
        "game": game.id,
        "seats": match.state.seats,
        "budget": budget or BUDGET,
        "moments": [*moments, len(match.moves)],
        "chances": line,
        **({} if game.together else {"leads": ahead}),
        "turns": turns,
        "costly": costliest(turns),
        "of_seat": [
            costliest([turn for turn in turns if turn["seat"] == seat])
            for seat in range(match.state.seats)
        ],
    }


def _turns(found: Sequence[dict[str, Any]]) -> list[dict[str, Any]]:
    """Parts of one turn together; what is told of it is its dearest part."""
    turns: list[dict[str, Any]] = []
    for part in found:
        same = bool(turns) and [turns[-1][key] for key in ("seat", "turn")] == [
            part[key] for key in ("seat", "turn")
        ]
        if not same:
            turns.append({**part, "first": part["at"], "dearest": part["cost"]})
            continue
        turn = turns[-1]
        cost, rank, first = turn["cost"] + part["cost"], max(turn["rank"], part["rank"]), turn["at"]
        dearest = max(turn["dearest"], part["cost"])
        if part["cost"] > turn["dearest"]:
            turns[-1] = turn = {**part, "first": turn["first"]}
        turn.update(cost=round(cost, 3), rank=rank, dearest=dearest)
        turn.setdefault("first", first)
    for turn in turns:
        turn["at"], turn["place"] = turn.pop("first"), turn["at"]
    return turns


def costliest(turns: Sequence[dict[str, Any]], most: int = COSTLIEST) -> list[int]:
    """The moves at which the dearest turns began, in the order of the game."""
    dear = sorted([turn for turn in turns if turn["cost"] > 0], key=lambda turn: -turn["cost"])
    return sorted([turn["at"] for turn in dear[:most]])
