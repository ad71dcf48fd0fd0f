"""The examination every game sits: random games, and at every step the promises of the core.

``examine`` plays one random game and raises Failed with what is wrong and where. The cheap checks
run at every decision, the dear ones at every ``thorough``-th.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from itertools import product
from typing import Any

from underhall.core.agenda import SPECTATOR, Decision, State
from underhall.core.chance import Fast
from underhall.core.errors import BadOption, CannotUndo, IllegalMove
from underhall.core.events import Event
from underhall.core.game import Edition
from underhall.core.match import Match
from underhall.core.phrase import Phrase, Word
from underhall.core.position import frame_fields, read_position, write_position
from underhall.core.probes import is_not_asked, is_unknown, least, text, totals
from underhall.core.record import replay, write_record
from underhall.core.secrets import redeal, view
from underhall.core.together import Together

ENOUGH = 20_000
"""No game takes more decisions than this; one that does never ends."""


class Failed(Exception):
    """A game broke a promise."""


def settings(edition: Edition) -> Iterator[tuple[int, dict[str, str]]]:
    """Every number of seats with every choice of single options that the game allows."""
    game = edition.game
    single = [option for option in game.options if not option.many]
    ids = [option.id for option in single]
    chosen = [dict(zip(ids, values)) for values in product(*[option.choices for option in single])]
    for seats in range(game.seats[0], game.seats[1] + 1):
        for options in [*chosen, *game.also_examined]:
            if _is_allowed(edition, seats, options):
                yield seats, options


def _is_allowed(edition: Edition, seats: int, options: Mapping[str, str]) -> bool:
    try:
        edition.settle(seats, options)
    except BadOption:
        return False
    return True


def examine(
    edition: Edition,
    seats: int,
    options: Mapping[str, str],
    seed: int,
    thorough: int = 7,
    enough: int = ENOUGH,
) -> Match:
    """Play one random game to its end under examination; the match, for further questions."""
    return _Examination(edition, seats, options, seed, thorough, enough).run()


class _Examination:
    def __init__(
        self,
        edition: Edition,
        seats: int,
        options: Mapping[str, str],
        seed: int,
        thorough: int,
        enough: int,
    ) -> None:
        self.edition = edition
        self.game = edition.game
        self.seed = seed
        self.thorough = thorough
        self.enough = enough
        self.rng = Fast(f"examination {seed}")
        self.match = Match(edition, seats, options, Fast(seed))
        self.pieces = totals(self.game, self.match.state)
        self.witnesses = [self.game.witness(seat) for seat in range(seats)]
        self.secrets = 0
        self.observed = 0
        self.moves: set[tuple[str, int]] = set()
        """How often the seats saw different things, as long as no redeal made a difference."""

    def run(self) -> Match:
        try:
            self._check_frames()
            self._show(self.match.setup_events)
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
            self._ensure(number < self.enough, "the game does not end")
            waiting = self.match.state.waiting()
            seat = waiting[self.rng.below(len(waiting))]
            decision = self.match.state.asked(seat)
            options = self._check_options(decision)
            self._check_pieces()
            self._check_refused(decision, seat)
            code = options[self.rng.below(len(options))]
            if number % self.thorough == 0:
                self._play_thoroughly(decision, seat, code)
            else:
                self._play(decision, seat, code)

    def _play(self, decision: Decision[Any], seat: int, code: int) -> None:
        move = self.match.play(seat, decision.token(self.match.state, code))
        self._show(move.events)

    def _play_thoroughly(self, decision: Decision[Any], seat: int, code: int) -> None:
        self._check_words(decision)
        self._check_copy()
        self._check_views()
        self._check_position()
        self._check_cancel(seat)
        silent = self.match.state.copy()
        guess = redeal(self.game, self.match.state, seat, Fast(self.rng.below(1 << 30)))
        self._play(decision, seat, code)
        self._check_silence(silent, seat, code)
        self._check_surprise(guess, seat, code)
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
        if self.game.layout is not None:
            numbered = all([(decision.name, code) in self.moves for code in options])
            self._ensure(numbered, "a code that the decision does not number")
        if decision.seat == s.waiting()[0]:
            self._ensure(s.choices == options, "the choices of the state are stale")
        if isinstance(s.agenda[-1], Together):
            self._ensure(min(options) >= 0, "an answer in a Together is below 0")
        return options

    def _check_pieces(self) -> None:
        found = totals(self.game, self.match.state)
        for kind, places in self.game.pieces(self.match.state).items():
            self._ensure(min(places) >= 0, f"less than nothing of {kind}: {places}")
        self._ensure(found == self.pieces, f"pieces were {self.pieces}, are {found}")
        self._ensure(min(self.game.stocks(self.match.state), default=0) >= 0, "a stock below zero")

    def _check_refused(self, decision: Decision[Any], seat: int) -> None:
        s = self.match.state
        before = self._position(s)
        options = decision.options(s)
        refused = [code for code in decision.candidates(s) if code not in options]
        if refused:
            self._check_refusal(seat, refused[self.rng.below(len(refused))])
        for other in range(-1, s.seats):
            if other not in s.waiting():
                self._ensure(is_not_asked(s, other, options[0]), f"seat {other} moved unasked")
        self._ensure(is_unknown(s, decision, "no such token"), "a token of nothing was accepted")
        self._ensure(self._position(s) == before, "a refused move changed something")

    def _check_refusal(self, seat: int, code: int) -> None:
        try:
            self.match.state.apply(seat, code)
        except IllegalMove as why:
            told = why.refusal.clause and why.refusal.reason
            self._ensure(bool(told), f"{why.token} is refused without clause or reason")
        else:
            self._ensure(False, f"{code} is refused but was carried out")

    # ------------------------------------------------------------------ now and then

    def _check_frames(self) -> None:
        kinds = self.game.frame_kinds()
        self._ensure("" not in kinds, "a frame without a name")
        for kind in kinds.values():
            frame_fields(self.match.state, kind)
        self.moves = set(self.game.moves().moves)

    def _check_words(self, decision: Decision[Any]) -> None:
        s = self.match.state
        told: Any = decision  # compiled, the type of the answer would be checked before we see it
        self._ensure(isinstance(decision.prompt(s), Phrase), "the prompt is no phrase")
        for code in decision.candidates(s):
            token = decision.token(s, code)
            self._ensure(decision.code(s, token) == code, f"{token} is not the token of {code}")
            label = told.label(s, code)
            self._ensure(isinstance(label, (Phrase, Word)), f"the label of {token} is no phrase")
            targets = decision.targets(s, code)
            self._ensure(all(isinstance(target, str) for target in targets), f"targets {targets}")

    def _check_copy(self) -> None:
        s = self.match.state
        before = self._state(s)
        twin = s.copy()
        self._check_layout(s, twin)
        self._ensure(self._state(twin) == before, "a copy is not equal")
        self._ensure(not twin.telling and not twin.events, "a copy is not silent")
        other = s.copy()
        moves = self._play_on(twin, 40)
        self._ensure(self._state(s) == before, "playing on in a copy changed the original")
        for code in moves:
            other.play(code)
        self._ensure(self._state(other) == self._state(twin), "the same moves led to another state")

    def _check_layout(self, s: State, twin: State) -> None:
        layout = self.game.layout
        if layout is None:
            return
        forgotten = layout.forgotten(s)
        self._ensure(not forgotten, f"state and layout disagree about {', '.join(forgotten)}")
        shared = layout.shared(s, twin)
        self._ensure(not shared, f"copy forgets or shares {', '.join(shared)}")

    def _check_views(self) -> None:
        s = self.match.state
        before, written = self._state(s), self._position(s)
        changed = False
        for seat in [SPECTATOR, *range(s.seats)]:
            dealt = redeal(self.game, s, seat, Fast(f"{self.seed} {seat} {len(self.match.moves)}"))
            self._ensure(self._position(s) == written, "a redeal changed the original")
            self._check_redeal(seat, dealt)
            changed = changed or self._position(dealt) != written
            self._play_on(dealt, 12)
            self._ensure(totals(self.game, dealt) == self.pieces, "a redeal lost pieces later on")
        self._ensure(self._state(s) == before, "playing on in a redeal changed the original")
        tables = [text(self.game.view(s, seat)) for seat in range(s.seats)]
        if len(set(tables)) > 1 and not changed and self.secrets >= 0:
            self.secrets += 1
        if changed:
            self.secrets = -1
        self._ensure(self.secrets < 8, "seats see different things, yet no redeal deals any anew")

    def _check_redeal(self, seat: int, dealt: State) -> None:
        s = self.match.state
        seen = text(view(self.game, s, seat))
        self._ensure(text(view(self.game, dealt, seat)) == seen, f"seat {seat} sees a redeal")
        self._ensure(totals(self.game, dealt) == self.pieces, "a redeal lost pieces")
        self._ensure(least(self.game, dealt) >= 0, "a redeal has less than nothing")
        if seat != SPECTATOR:
            self._check_witness(seat, dealt)
            value = self.game.evaluate(s, seat)
            self._ensure(value == value, "evaluate gives no number")
            same = self.game.evaluate(dealt, seat) == value
            self._ensure(same, f"evaluate knows what seat {seat} cannot see")
            self._check_observation(seat, dealt)

    def _check_observation(self, seat: int, dealt: State) -> None:
        if self.game.layout is None:
            return
        seen = self.game.observe(self.match.state, seat)
        self._ensure(self.game.observe(dealt, seat) == seen, f"seat {seat} observes a secret")
        self.observed = self.observed or len(seen)
        self._ensure(len(seen) == self.observed, "observations differ in length")

    def _check_witness(self, seat: int, dealt: State) -> None:
        for state, what in ((self.match.state, "the game"), (dealt, "a redeal")):
            objection = self.witnesses[seat].objection(state)
            self._ensure(objection is None, f"seat {seat} remembers against {what}: {objection}")

    def _check_position(self) -> None:
        s = self.match.state
        written = self._position(s)
        back = read_position(self.edition, json.loads(written), s.chance.copy())
        self._ensure(self._position(back) == written, "a position reads back as another")
        self._ensure(self._looks(back) == self._looks(s), "a position reads back and looks another")
        self._ensure(back.choices == s.choices, "a position reads back with other options")
        twin = s.copy()
        for code in self._play_on(twin, 25):
            back.play(code)
        same = self._looks(back) == self._looks(twin)
        self._ensure(same, "a position reads back and goes another way")

    def _check_cancel(self, seat: int) -> None:
        match = self.match
        before = self._position(match.state)
        try:
            match.cancel(seat)
        except CannotUndo:
            return
        asked = match.state.asked(seat)
        begun = asked is not None and asked.starts_action
        self._ensure(begun, "cancel leads elsewhere than to the start of the action")
        while match.undone:
            match.redo(match.undone[-1].seat)
        same = self._position(match.state) == before
        self._ensure(same, "redo after cancel leads elsewhere")

    def _check_silence(self, silent: State, seat: int, code: int) -> None:
        silent.apply(seat, code)
        same = self._state(silent) == self._state(self.match.state)
        self._ensure(same, "a silent copy goes another way")

    def _check_surprise(self, guess: State, seat: int, code: int) -> None:
        """A move that can be taken back freely showed its player nothing they could not foresee."""
        s = self.match.state
        if s.mark != self.match.moves[-1].mark:
            return
        guess.apply(seat, code)
        seen, foreseen = view(self.game, s, seat), view(self.game, guess, seat)
        if seen["agenda"] == foreseen["agenda"]:
            same = text(seen["table"]) == text(foreseen["table"])
            self._ensure(same, f"seat {seat} was shown something and could still take it back")

    def _check_undo(self, seat: int) -> None:
        match = self.match
        after = self._state(match.state)
        before = self._state(match.before(len(match.moves) - 1))
        match.undo(seat, consent=True)
        self._ensure(self._state(match.state) == before, "undo does not restore")
        match.redo(seat)
        self._ensure(self._state(match.state) == after, "redo leads elsewhere")

    # ------------------------------------------------------------------ at the end

    def _check_end(self) -> None:
        match = self.match
        s = match.state
        result = s.result
        self._ensure(result is not None, "the game stopped without a result")
        self._check_pieces()
        lengths = {len(result.scores), len(result.ranks), len(result.points)}
        self._ensure(lengths == {s.seats}, "the result does not tell of every seat")
        sums = [sum(row) for row in result.points]
        self._ensure(list(result.scores) == sums, f"scores {result.scores} but sources {sums}")
        self._ensure(list(result.scores) == self.game.scores(s), "two different scores")
        self._ensure(min(result.ranks) == 1 or set(result.ranks) == {2}, "nobody won")
        back = read_position(self.edition, json.loads(self._position(s)))
        self._ensure(self._looks(back) == self._looks(s), "the end reads back as another")
        record = json.loads(text(write_record(match, seed=self.seed)))
        self._same_end(replay(record, self.edition), "replay by seed")
        del record["seed"]
        self._same_end(replay(record, self.edition), "replay by recorded chance")

    def _same_end(self, other: Match, what: str) -> None:
        same = self._state(other.state) == self._state(self.match.state)
        self._ensure(same, f"{what} ends in another state")

    # ------------------------------------------------------------------ helpers

    def _show(self, events: list[Event]) -> None:
        for event in events:
            text(event.data())
            known = all(0 <= seat < self.match.state.seats for seat in event.touched)
            self._ensure(known, f"event {event.name} touches the seats {event.touched}")
            for seat, witness in enumerate(self.witnesses):
                if event.seen_by(seat):
                    witness.see(event)

    def _play_on(self, s: State, most: int) -> list[int]:
        moves: list[int] = []
        while s.choices and len(moves) < most:
            code = s.choices[self.rng.below(len(s.choices))]
            s.play(code)
            moves.append(code)
        return moves

    def _position(self, s: State) -> str:
        return text(write_position(self.edition, s, self.match.options))

    def _looks(self, s: State) -> str:
        """All there is to see of a state, from every side."""
        views = [view(self.game, s, seat) for seat in range(-1, s.seats)]
        return self._position(s) + text([self.game.pieces(s), self.game.scores(s), views])

    def _state(self, s: State) -> str:
        return self._looks(s) + text([s.mark, s.choices])

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
