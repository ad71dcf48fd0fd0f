"""A game being played by somebody: its history, undo, redo, cancel, and what each seat missed.

What may be taken back without asking, what an action can be stepped out of and who is not asked at
windows is decided here and nowhere else; terminal and server only ask.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Any, Final

from underhall.core.agenda import CONTINUE, FORCED, Decision, State, Window
from underhall.core.asked import Asked, asked_of
from underhall.core.chance import Chance, Fast, Logged
from underhall.core.errors import BadData, CannotUndo, NotAsked
from underhall.core.events import NOBODY, Event
from underhall.core.game import Edition, Game
from underhall.core.orders import FOR_GOOD, StandingOrders
from underhall.core.position import apply_warily, coming_chance, read_position
from underhall.core.result import Result
from underhall.core.secrets import view

IsBot = Callable[[int], bool]
"""Whether code decides for a seat."""

NEWEST: Final = 4
"""So many of the newest moves keep the state before them in any case."""


def nobody(seat: int) -> bool:
    """No seat is a bot's: the match itself knows seats only."""
    return False


def heard(events: Iterable[Event], seat: int) -> list[Event]:
    """What ``seat`` hears of these events. That a step left no choice is not worth a line: what
    came of it is told by itself."""
    return [event for event in events if event.kind is not FORCED and event.seen_by(seat)]


class Move:
    """One decision taken: by whom, what, what chance added and what came of it.

    ``mark`` and ``turn`` are those of the state ``before``; that itself may be let go to save
    memory: ``Match.before`` makes it anew.
    """

    def __init__(self, seat: int, token: str, before: Any, starts_action: bool) -> None:
        self.seat = seat
        self.token = token
        self.before = before
        self.mark: int = before.mark
        self.turn: int = before.turn
        self.starts_action = starts_action
        self.chance: list[int | str] = []
        self.events: list[Event] = []

    def data(self) -> dict[str, Any]:
        """The move as an entry of a record."""
        entry: dict[str, Any] = {"seat": self.seat, "move": self.token}
        if self.chance:
            entry["chance"] = list(self.chance)
        return entry


class Match:
    """A state with its past. ``log`` is append-only: an undo is an entry, never an erasure."""

    def __init__(
        self,
        edition: Edition,
        seats: int,
        options: Mapping[str, str] | None = None,
        chance: Chance | None = None,
        position: Mapping[str, Any] | None = None,
        keep: int = 1,
    ) -> None:
        """A new match, or one that begins in the middle, at ``position``: its options and, unless
        ``chance`` is given, its chance are those of the match.

        But for the newest, only every so many moves keep the state before them (``keep``); others
        are made anew from there when they are asked for, which draws the same again.
        """
        self.keep = keep
        self.edition = edition
        self.position = position
        self.state: Any
        if position is None:
            self.options = edition.settle(seats, options or {})
            source = Logged(chance or Fast(0))
            self.state = edition.start(seats, self.options, chance=source, telling=True)
        else:
            source = Logged(chance or coming_chance(position))
            self.state = read_position(edition, position, source, telling=True)
            self.options = edition.settle(self.state.seats, position.get("options", {}))
            self._check_table(seats, options)
        self.log: list[dict[str, Any]] = []
        self.moves: list[Move] = []
        self.undone: list[Move] = []
        self.orders = StandingOrders()
        self.setup_chance = self._drain_chance()
        self.setup_events = self._drain_events()

    def _check_table(self, seats: int, options: Mapping[str, str] | None) -> None:
        if seats != self.state.seats:
            raise BadData(f"this position is for {self.state.seats} seats, not {seats}")
        if options is not None and self.edition.settle(seats, options) != self.options:
            raise BadData(f"this position has the options {self.options}, not {dict(options)}")

    # ------------------------------------------------------------------ asking

    @property
    def game(self) -> Game[Any]:
        """What is being played."""
        return self.edition.game

    @property
    def result(self) -> Result | None:
        """How it ended; None as long as somebody has something to decide."""
        result: Result | None = self.state.result
        return result

    def waiting(self) -> list[int]:
        """The seats that have something to decide now; none when the game is over."""
        seats: list[int] = self.state.waiting()
        return seats

    def asked(self, seat: int) -> Asked | None:
        """What ``seat`` has to decide now: the options, and what is refused and why."""
        return asked_of(self.state, seat)

    def view(self, seat: int) -> dict[str, Any]:
        """All that ``seat`` (or SPECTATOR) may see."""
        return view(self.game, self.state, seat)

    # ------------------------------------------------------------------ playing

    def play(self, seat: int, token: str) -> Move:
        """Make the move called ``token``; refused moves change nothing."""
        decision = self._decision(seat)
        return self._go_on(decision, decision.code(self.state, token))

    def choose(self, seat: int, code: int) -> Move:
        """The same by the code of the option, as bots name it."""
        decision = self._decision(seat)
        if code not in decision.options(self.state):
            raise self.state.illegal(decision, code)
        return self._go_on(decision, code)

    def _decision(self, seat: int) -> Decision[Any]:
        decision: Decision[Any] | None = self.state.asked(seat)
        if decision is None:
            raise NotAsked(f"seat {seat} has nothing to decide now")
        return decision

    def _go_on(self, decision: Decision[Any], code: int) -> Move:
        move = self._play(decision, code)
        self._continue_for_the_patient()
        return move

    def _play(self, decision: Decision[Any], code: int) -> Move:
        before = self.state.copy()
        move = Move(decision.seat, decision.token(before, code), before, decision.starts_action)
        try:
            if self.position is None:
                self.state.apply(decision.seat, code)
            else:
                apply_warily(self.edition.game, self.state, decision.seat, code)
        except Exception:
            self._restore(before)
            raise
        move.chance = self._drain_chance()
        move.events = self._drain_events(decision.seat)
        self.moves.append(move)
        self._let_go(len(self.moves) - 1 - min(self.keep, NEWEST))
        self.undone.clear()
        self.log.append(move.data())
        return move

    # ------------------------------------------------------------------ standing orders

    def at_window(self, seat: int) -> bool:
        """Whether ``seat`` is asked something that it may let pass."""
        return isinstance(self.state.asked(seat), Window)

    def continue_without_asking(self, seat: int, for_good: bool = False) -> None:
        """Let every window of ``seat`` pass until this turn is over, or from now on."""
        self.orders.give(seat, FOR_GOOD if for_good else self.state.turn, len(self.moves))
        self._continue_for_the_patient()

    def ask_again(self, seat: int) -> None:
        """Let ``seat`` be asked at windows again."""
        self.orders.end(seat)

    def _continue_for_the_patient(self) -> None:
        window = self._patient_window()
        while window is not None:
            self._play(window, CONTINUE)
            window = self._patient_window()

    def _patient_window(self) -> Decision[Any] | None:
        for seat in self.state.waiting():
            decision: Decision[Any] = self.state.asked(seat)
            if isinstance(decision, Window) and self.orders.holds(seat, self.state.turn):
                return decision
        return None

    # ------------------------------------------------------------------ taking back

    def undo_reach(self, seat: int) -> int | None:
        """How many moves would be left after ``seat`` took back its last one; None without one."""
        for at in range(len(self.moves) - 1, -1, -1):
            if self.moves[at].seat == seat:
                return at
        return None

    def is_free(self, to: int, seat: int, is_bot: IsBot = nobody) -> bool:
        """Whether going back to ``to`` moves shows nobody anything and undoes no other seat, but
        those of bots, which do not mind."""
        for move in self.moves[to:]:
            if move.seat != seat and not is_bot(move.seat):
                return False
        return bool(self.moves[to].mark == self.state.mark)

    def undo(self, seat: int, consent: bool = False, is_bot: IsBot = nobody) -> None:
        """Take back the last move of ``seat``; beyond a draw, a reveal or another person's move
        only with the consent of the table."""
        to = self.undo_reach(seat)
        if to is None:
            raise CannotUndo("there is no move of yours to take back")
        if not consent and not self.is_free(to, seat, is_bot):
            raise CannotUndo(
                "since then something was drawn, shown or decided by another player; "
                "taking it back needs the consent of the table"
            )
        self.rewind(to, seat)

    def can_cancel(self, seat: int) -> bool:
        """Whether ``seat`` is inside an action that it can step out of."""
        return self._in_action(seat) and self._action_start(seat) is not None

    def cancel(self, seat: int) -> None:
        """Step back out of an unfinished action to the choice it began with."""
        if not self._in_action(seat):
            raise CannotUndo("there is no unfinished action to step out of")
        to = self._action_start(seat)
        if to is None:
            raise CannotUndo(
                "in this action something was drawn, shown or decided by another player; "
                "it must be finished"
            )
        self.rewind(to, seat)

    def _in_action(self, seat: int) -> bool:
        decision = self.state.asked(seat)
        return decision is not None and not decision.starts_action

    def _action_start(self, seat: int) -> int | None:
        """The move that began the action of ``seat``, if it can be taken back freely."""
        for at in range(len(self.moves) - 1, -1, -1):
            move = self.moves[at]
            if move.seat != seat or move.mark != self.state.mark:
                return None
            if move.starts_action:
                return at
        return None

    def rewind(self, to: int, seat: int) -> None:
        """Go back to the state after ``to`` moves, whatever it takes; written into the log."""
        if not 0 <= to < len(self.moves):
            raise CannotUndo(f"there is no move {to} to go back to")
        self.undone.extend(reversed(self.moves[to:]))
        self._restore(self.before(to))
        del self.moves[to:]
        self.log.append({"seat": seat, "undo": to})
        self.orders.go_back(seat, to)

    def can_redo(self, seat: int) -> bool:
        """Whether the move that was taken back last is one of ``seat``."""
        return bool(self.undone) and self.undone[-1].seat == seat

    def redo(self, seat: int, is_bot: IsBot = nobody) -> Move:
        """Make the move again that was taken back last, and those of bots that came after it."""
        if not self.can_redo(seat):
            raise CannotUndo("there is nothing of yours to make again")
        move = self._redo(seat)
        while self.undone and is_bot(self.undone[-1].seat):
            self._redo(self.undone[-1].seat)
        return move

    def _redo(self, seat: int) -> Move:
        left = self.undone[:-1]
        token = self.undone[-1].token
        decision = self._decision(seat)
        move = self._play(decision, decision.code(self.state, token))
        self.undone = left
        self.log[-1] = {"seat": seat, "redo": token, **self.log[-1]}
        del self.log[-1]["move"]
        return move

    def _restore(self, before: State) -> None:
        self.state = before.copy()
        self.state.telling = True

    # ------------------------------------------------------------------ looking back

    def before(self, at: int) -> Any:
        """The state before move ``at``; after the last, the state now. Not to be changed."""
        if at >= len(self.moves):
            return self.state
        kept = at
        while self.moves[kept].before is None:
            kept -= 1
        return self.moves[at].before if kept == at else self._made_anew(kept, at)

    def states(self) -> Iterator[Any]:
        """The states before all moves, in order, and the state now. Not to be changed."""
        s: Any = None
        for at, move in enumerate(self.moves):
            s = self._after(at - 1, s) if move.before is None else move.before
            yield s
        yield self.state

    def _made_anew(self, kept: int, at: int) -> Any:
        s = self.moves[kept].before
        for number in range(kept, at):
            s = self._after(number, s)
        return s

    def _after(self, number: int, before: Any) -> Any:
        """The state after a move, made again from the state before it."""
        move, s = self.moves[number], before.copy()
        s.apply(move.seat, s.asked(move.seat).code(s, move.token))
        if isinstance(s.chance, Logged):
            s.chance.drain()
        return s

    def _let_go(self, at: int) -> None:
        """Keep the state before a move only where it is one of every so many."""
        if at > 0 and at % self.keep:
            self.moves[at].before = None

    def recap(self, seat: int) -> list[Event]:
        """What ``seat`` may know of what happened since its own last decision."""
        events: list[Event] = []
        for move in reversed(self.moves):
            events[:0] = heard(move.events, seat)
            if move.seat == seat:
                break
        else:
            events[:0] = heard(self.setup_events, seat)
        return events

    def last_turn(self, seat: int) -> int:
        """The move after the last turn of ``seat``; steps of a turn that goes on do not count."""
        at = len(self.moves)
        while at and self.moves[at - 1].seat == seat:
            at -= 1
        while at and self.moves[at - 1].seat != seat:
            at -= 1
        return at

    def seen(self, seat: int) -> list[Event]:
        """Everything that happened as far as ``seat`` may know."""
        events = list(self.setup_events)
        for move in self.moves:
            events.extend(move.events)
        return [event for event in events if event.seen_by(seat)]

    def _drain_chance(self) -> list[int | str]:
        chance = self.state.chance
        return chance.drain() if isinstance(chance, Logged) else []

    def _drain_events(self, by: int = NOBODY) -> list[Event]:
        events: list[Event] = self.state.events
        for event in events:
            event.by = by
        self.state.events = []
        return events
