"""Looking back: parts of turns, what they cost, and that a planted blunder is found."""

from __future__ import annotations

from typing import Any

import pytest
from helpers import play_on, started

import underhall
from underhall import editions
from underhall.bots.bot import Bot
from underhall.coach import review
from underhall.core.chance import Fast
from underhall.core.errors import BadData
from underhall.core.match import Match
from underhall.core.turns import advance_in_turn

CARE, LITTLE = 60, 24


def played(id: str, seed: int, blunder: int = -1, care: int = LITTLE) -> tuple[Match, int]:
    """A finished game of careful players, in which somebody plays turn ``blunder`` (or the next
    that can be spoilt) as badly as can be; and the move with which that begins."""
    match = started(id, max(2, editions.game(id).seats[0]), seed)
    game = match.edition.game
    bots = [Bot("adept", game, seat, seed, care) for seat in range(match.state.seats)]
    planted = -1
    while match.waiting():
        seat = match.waiting()[0]
        if 0 <= blunder <= match.state.turn and planted < 0 and match.state.active == seat:
            codes = worst(match, seat, seed)
            if codes:
                planted = len(match.moves)
                for code in codes:
                    match.choose(seat, code)
                continue
        match.choose(seat, bots[seat].choose(match.state))
    return match, planted


def worst(match: Match, seat: int, seed: int) -> list[int]:
    """The worst of some random ways through a turn; nothing where all are about as good."""
    found: list[tuple[float, list[int]]] = []
    for at in range(60):
        chance = Fast(f"worst {seed} {at}")
        t: Any = match.state.copy()
        codes: list[int] = []
        while t.asked(seat) is not None and t.mark == match.state.mark:
            options = t.asked(seat).options(t)
            codes.append(options[chance.below(len(options))])
            t.agenda[-1].answer(t, seat, codes[-1])
            if not advance_in_turn(t):
                break
        if t.mark == match.state.mark and t.result is None:
            found.append((match.edition.game.evaluate(t, seat), codes))
    found.sort()
    enough = 0.02 if match.edition.game.together else 6.0
    return found[0][1] if found and found[-1][0] - found[0][0] >= enough else []


def check_blunder(id: str, seed: int, turn: int, care: int) -> None:
    match, planted = played(id, seed, turn, care)
    assert planted >= 0
    found = review.review(match, budget=care)
    seat = match.moves[planted].seat
    costly = found["of_seat"][seat]
    turns = {one["at"]: one for one in found["turns"]}
    blamed = [at for at in costly if at <= planted < at + 400 and turns[at]["seat"] == seat]
    own = max([at for at in turns if at <= planted and turns[at]["seat"] == seat])
    assert own in blamed, (planted, costly, turns[own])


@pytest.mark.parametrize("id, turn", [("dwergar", 6), ("covenant", 8)])
def test_a_planted_blunder_is_among_the_costliest_turns(id: str, turn: int) -> None:
    check_blunder(id, 1, turn, LITTLE)


@pytest.mark.exam
@pytest.mark.parametrize("seed", [2, 3])
@pytest.mark.parametrize("id", [id for id in editions.games() if id != "lantern"])
def test_so_it_is_in_every_game(id: str, seed: int) -> None:
    check_blunder(id, seed, 12, CARE)


def test_the_same_match_and_budget_give_the_same_review() -> None:
    match, _ = played("lantern", 3)
    assert review.review(match, budget=12) == review.review(match, budget=12)


@pytest.mark.parametrize("id", ["lantern", "dwergar"])
def test_a_review_covers_every_move_once(id: str) -> None:
    match, _ = played(id, 2)
    parts = review.parts(match)
    assert [token for part in parts for token in part.tokens] == [m.token for m in match.moves]
    found = review.review(match, budget=6)
    assert len(found["chances"]) == len(found["turns"]) + 1 == len(found["moments"])
    for row in found["chances"]:
        assert sum(row) == pytest.approx(1, abs=0.01)
    for turn in found["turns"]:
        assert turn["cost"] >= 0 and 1 <= turn["rank"] <= 4
        if turn["cost"]:
            assert sum(turn["why"].values()) == pytest.approx(turn["dearest"], abs=0.05)
    winners = match.state.result.winners
    assert [seat for seat, chance in enumerate(found["chances"][-1]) if chance] == winners


@pytest.mark.parametrize("id", list(editions.games()))
def test_a_record_is_reviewed_as_the_game_itself(id: str) -> None:
    match = play_on(started(id, max(2, editions.game(id).seats[0]), 5), 5)
    again = underhall.read_record(underhall.write_record(match))
    parts = review.parts(match)
    assert review.parts(again) == parts
    some = [*parts[:: max(1, len(parts) // 6)], parts[-1]]
    assert list(review.judged(again, some, budget=2)) == list(review.judged(match, some, budget=2))


def test_a_running_game_is_not_reviewed() -> None:
    with pytest.raises(BadData, match="not over"):
        review.review(started("lantern", 2, 1))
