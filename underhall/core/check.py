"""The examination every game sits: random games, and at every step the promises of the core.

``examine`` plays one random game and raises Failed with what is wrong and where. The cheap checks
run at every decision, the dear ones at every ``thorough``-th.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from itertools import product
from typing import Any

from underhall.core.agenda import SPECTATOR, Decision
from underhall.core.chance import Fast
from underhall.core.errors import UnderhallError, UnknownToken
from underhall.core.game import Edition, Game
from underhall.core.match import Match
from underhall.core.position import read_position, write_position
from underhall.core.record import replay, write_record
from underhall.core.secrets import redeal, view

ENOUGH = 20_000
"""No game takes more decisions than this; one that does never ends."""


class Failed(AssertionError):
    """A game broke a promise."""


def settings(game: Game[Any]) -> Iterator[tuple[int, dict[str, str]]]:
    """Every number of seats with every choice of options that the game allows."""
    single = [option for option in game.options if not option.many]
    for seats in range(game.seats[0], game.seats[1] + 1):
        for values in product(*[option.choices for option in single]):
            yield seats, {option.id: value for option, value in zip(single, values)}


def examine(
    edition: Edition, seats: int, options: Mapping[str, str], seed: int, thorough: int = 7
) -> Match:
    """Play one random game to its end under examination; the match, for further questions."""
    return _Examination(edition, seats, options, seed, thorough).run()


class _Examination:
    def __init__(
        self, edition: Edition, seats: int, options: Mapping[str, str], seed: int, thorough: int
    ) -> None:
        self.edition = edition
        self.game = edition.game
        self.seed = seed
        self.thorough = thorough
        self.rng = Fast(f"examination {seed}")
        self.match = Match(edition, seats, options, Fast(seed))
        self.pieces = _totals(self.game, self.match.state)
        self.witnesses = [self.game.witness(seat) for seat in range(seats)]
        self.events = 0
        self._show(self.match.setup_events)

    def run(self) -> Match:
        try:
            self._play_through()
            self._check_end()
        except Failed:
            raise
        except Exception as why:
            raise Failed(self._where(f"{type(why).__name__}: {why}")) from why
        return self.match

    def _play_through(self) -> None:
        while self.match.state.choices:
            number = len(self.match.moves)
            self._ensure(number < ENOUGH, "the game does not end")
            waiting = self.match.state.waiting()
            seat = waiting[self.rng.below(len(waiting))]
            decision = self.match.state.asked(seat)
            options = self._check_options(decision)
            self._check_pieces()
            if number % self.thorough == 0:
                self._check_thoroughly(decision)
            code = options[self.rng.below(len(options))]
            self._check_refused(decision, seat)
            move = self.match.play(seat, decision.token(self.match.state, code))
            self._show(move.events)
            if number % self.thorough == 0:
                self._check_undo(seat)

    # ------------------------------------------------------------------ at every decision

    def _check_options(self, decision: Decision[Any]) -> list[int]:
        s = self.match.state
        options = decision.options(s)
        candidates = decision.candidates(s)
        allowed = [code for code in candidates if decision.refusal(s, code) is None]
        self._ensure(len(options) >= 2, "a decision without a choice was asked")
        self._ensure(sorted(options) == sorted(allowed), f"options {options} but allowed {allowed}")
        self._ensure(len(set(candidates)) == len(candidates), "the same candidate twice")
        tokens = [decision.token(s, code) for code in candidates]
        self._ensure(len(set(tokens)) == len(tokens), f"tokens are not unique: {tokens}")
        if decision.seat == s.waiting()[0]:
            self._ensure(s.choices == options, "the choices of the state are stale")
        return options

    def _check_pieces(self) -> None:
        totals = _totals(self.game, self.match.state)
        for kind, places in self.game.pieces(self.match.state).items():
            self._ensure(min(places) >= 0, f"less than nothing of {kind}: {places}")
        self._ensure(totals == self.pieces, f"pieces were {self.pieces}, are {totals}")

    def _check_refused(self, decision: Decision[Any], seat: int) -> None:
        s = self.match.state
        before = self._position(s)
        options = decision.options(s)
        for code in decision.candidates(s):
            if code not in options:
                self._ensure(_is_refused(s, seat, code), f"{code} is refused but was carried out")
                break
        try:
            decision.code(s, "no such token")
        except UnknownToken:
            pass
        self._ensure(self._position(s) == before, "a refused move changed something")

    # ------------------------------------------------------------------ now and then

    def _check_thoroughly(self, decision: Decision[Any]) -> None:
        self._check_copy()
        self._check_views()
        self._check_position(decision)
        for seat in range(self.match.state.seats):
            value = self.game.evaluate(self.match.state, seat)
            self._ensure(value == value, "evaluate gives no number")

    def _check_copy(self) -> None:
        s = self.match.state
        before = self._position(s)
        twin = s.copy()
        self._ensure(self._position(twin) == before, "a copy is not equal")
        other = s.copy()
        moves: list[int] = []
        while twin.choices and len(moves) < 40:
            code = twin.choices[self.rng.below(len(twin.choices))]
            twin.play(code)
            moves.append(code)
        self._ensure(self._position(s) == before, "playing on in a copy changed the original")
        for code in moves:
            other.play(code)
        self._ensure(
            self._position(other) == self._position(twin), "the same moves led to another state"
        )

    def _check_views(self) -> None:
        s = self.match.state
        for seat in [SPECTATOR, *range(s.seats)]:
            seen = _text(view(self.game, s, seat))
            before = self._position(s)
            dealt = redeal(self.game, s, seat, Fast(f"{self.seed} {seat} {len(self.match.moves)}"))
            self._ensure(self._position(s) == before, "a redeal changed the original")
            self._ensure(_text(view(self.game, dealt, seat)) == seen, f"seat {seat} sees a redeal")
            self._ensure(_totals(self.game, dealt) == self.pieces, "a redeal lost pieces")
            self._ensure(_least(self.game, dealt) >= 0, "a redeal has less than nothing")
            if seat != SPECTATOR:
                self._check_witness(seat, dealt)
            self._play_on(dealt)

    def _check_witness(self, seat: int, dealt: Any) -> None:
        for state, what in ((self.match.state, "the game"), (dealt, "a redeal")):
            objection = self.witnesses[seat].objection(state)
            self._ensure(objection is None, f"seat {seat} remembers against {what}: {objection}")

    def _play_on(self, dealt: Any) -> None:
        for _ in range(12):
            if not dealt.choices:
                return
            dealt.play(dealt.choices[self.rng.below(len(dealt.choices))])

    def _check_position(self, decision: Decision[Any]) -> None:
        s = self.match.state
        written = self._position(s)
        back = read_position(self.edition, json.loads(written))
        self._ensure(self._position(back) == written, "a position reads back as another")
        twin = back.asked(decision.seat)
        self._ensure(twin is not None, "a position reads back without its decision")
        same = twin.options(back) == decision.options(s)
        self._ensure(same, "a position reads back with other options")

    def _check_undo(self, seat: int) -> None:
        match = self.match
        after = self._position(match.state)
        before = self._position(match.moves[-1].before)
        match.undo(seat, consent=True)
        self._ensure(self._position(match.state) == before, "undo does not restore")
        match.redo(seat)
        self._ensure(self._position(match.state) == after, "redo leads elsewhere")

    # ------------------------------------------------------------------ at the end

    def _check_end(self) -> None:
        match = self.match
        result = match.state.result
        self._ensure(result is not None, "the game stopped without a result")
        self._check_pieces()
        sums = [sum(row) for row in result.points]
        self._ensure(list(result.scores) == sums, f"scores {result.scores} but sources {sums}")
        self._ensure(list(result.scores) == self.game.scores(match.state), "two different scores")
        self._ensure(min(result.ranks) == 1, "nobody won")
        record = json.loads(_text(write_record(match, seed=self.seed)))
        self._same_end(replay(record, self.edition), "replay by seed")
        del record["seed"]
        self._same_end(replay(record, self.edition), "replay by recorded chance")

    def _same_end(self, other: Match, what: str) -> None:
        same = self._position(other.state) == self._position(self.match.state)
        self._ensure(same, f"{what} ends in another state")

    # ------------------------------------------------------------------ helpers

    def _show(self, events: list[Any]) -> None:
        for event in events:
            for seat, witness in enumerate(self.witnesses):
                if event.seen_by(seat):
                    witness.see(event)

    def _position(self, s: Any) -> str:
        return _text(write_position(self.edition, s, self.match.options))

    def _ensure(self, fine: bool, complaint: str) -> None:
        if not fine:
            raise Failed(self._where(complaint))

    def _where(self, complaint: str) -> str:
        s = self.match.state
        top = s.agenda[-1].name if s.agenda else "the end"
        return (
            f"{self.game.id}, {s.seats} seats, {self.match.options}, seed {self.seed}, "
            f"move {len(self.match.moves)} at {top}: {complaint}"
        )


def _is_refused(s: Any, seat: int, code: int) -> bool:
    try:
        s.apply(seat, code)
    except UnderhallError:
        return True
    return False


def _totals(game: Game[Any], s: Any) -> dict[str, int]:
    return {kind: sum(places) for kind, places in game.pieces(s).items()}


def _least(game: Game[Any], s: Any) -> int:
    return min(min(places) for places in game.pieces(s).values())


def _text(data: object) -> str:
    return json.dumps(data, sort_keys=True)
