"""A game at one keyboard: who is asked, what they see, and the bots in between."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from underhall.cli import display
from underhall.cli.players import Player, bot_for, said
from underhall.cli.question import Question
from underhall.cli.saving import RecordKeeper
from underhall.cli.terminal import Terminal
from underhall.core.agenda import SPECTATOR
from underhall.core.asked import Asked
from underhall.core.events import Event
from underhall.core.match import Match, heard
from underhall.core.phrase import SeatName
from underhall.pictures import paint
from underhall.text.words import Words

LONG_RECAP = 24
"""Of a longer recap only the end is shown, and what is about the reader."""

NOBODY = -2


class Quit(Exception):
    """The players leave before the end."""


class Session:
    """The players of one match, in front of one terminal."""

    def __init__(
        self,
        match: Match,
        players: Sequence[Player],
        keeper: RecordKeeper,
        words: Words,
        terminal: Terminal,
    ) -> None:
        self.match = match
        self.players = players
        self.keeper = keeper
        self.words = words
        self.terminal = terminal
        self.seed: int | str = keeper.seed or 0
        self.people = [seat for seat, player in enumerate(players) if not player.is_bot]
        self.at_keyboard = NOBODY if len(self.people) > 1 else (self.people or [SPECTATOR])[0]
        self._mark = -1

    @property
    def game(self) -> Any:
        """The game that is played."""
        return self.match.edition.game

    def name(self, seat: int) -> str:
        """What a seat is called."""
        return self.words.say(SeatName(seat))

    def is_bot(self, seat: int) -> bool:
        """Whether code decides for a seat."""
        return self.players[seat].is_bot

    def t(self, id: str, **args: object) -> str:
        """The message ``id``."""
        return self.words.message(id, **args)

    def tell(self, id: str, **args: object) -> None:
        """Show the message ``id``."""
        self.terminal.print(self.t(id, **args))

    # ------------------------------------------------------------------ who is next

    def next_seat(self) -> int | None:
        """Whose decision is taken now: bots first, then whoever sits at the keyboard."""
        waiting: list[int] = self.match.state.waiting()
        if not waiting:
            return None
        bots = [seat for seat in waiting if self.is_bot(seat)]
        if bots:
            return bots[0]
        return self.at_keyboard if self.at_keyboard in waiting else waiting[0]

    def let_bot_move(self, seat: int) -> None:
        """Let a bot take a whole action, as far as nothing new comes to light; with nobody at the
        keyboard, show what came of it."""
        bot = bot_for(self.players[seat], self.game, seat, self.seed, len(self.match.moves))
        mark = self.match.state.mark
        for code in bot.plan(self.match.state):
            s = self.match.state
            decision = s.asked(seat)
            if decision is None or s.mark != mark or code not in decision.options(s):
                return
            move = self.match.choose(seat, code)
            if not self.people:
                self.print_events(move.events, SPECTATOR)

    def question(self, seat: int) -> Question:
        """What ``seat`` is asked now."""
        s = self.match.state
        return Question(Asked(s, s.asked(seat)), self.words)

    # ------------------------------------------------------------------ what is shown

    def introduce(self) -> None:
        """Say what is played and by whom."""
        title = self.terminal.style(self.t("game-title"), "bold")
        seats = [f"{player.name} ({said(player.who, self.t)})" for player in self.players]
        self.terminal.print(f"{title}: {', '.join(seats)}")
        if self.keeper.seed is not None:
            self.tell("cli-play-seed-is", seed=str(self.keeper.seed))
        if self.people:
            self.tell("cli-play-help-is")
        else:
            self.print_events(self.match.setup_events, SPECTATOR)

    def show(self, seat: int, again: bool = False) -> None:
        """What happened, the table unless it is still the same action, and the question."""
        s = self.match.state
        question = self.question(seat)
        moves = self.match.moves
        moved_on = not moves or moves[-1].seat != seat or s.mark != self._mark
        if not again:
            self.show_recap(seat)
        if again or question.starts_action or moved_on:
            self.show_table(seat)
        self._mark = s.mark
        self.show_question(question)

    def show_recap(self, seat: int) -> None:
        """What happened since the last decision of ``seat``."""
        events = self.match.recap(seat)
        if not events:
            return
        self.terminal.print()
        before, last = events[:-LONG_RECAP], events[-LONG_RECAP:]
        own = [event for event in before if seat in event.touched]
        if len(own) < len(before):
            self.tell("cli-recap-long", n=len(before) - len(own))
        self.print_events([*own, *last], seat)

    def print_events(self, events: Sequence[Event], seat: int) -> None:
        """A line for each event that ``seat`` may know of."""
        for line in display.happened(heard(events, seat), seat, self.words, self.terminal):
            self.terminal.print(line)

    def show_table(self, seat: int) -> None:
        """The table at a glance."""
        text = paint(self.game, self.match.state, seat, self.words)
        self.terminal.print("\n".join(display.picture(text, self.terminal)))

    def show_question(self, question: Question) -> None:
        """What is asked, and the options."""
        asked = question.prompt
        if len(self.people) > 1:
            asked = f"{self.name(question.seat)}: {asked}"
        self.terminal.print(self.terminal.style(asked, "bold"))
        self.terminal.print("\n".join(display.options(question, self.terminal)))
        if question.is_window:
            self.tell("cli-window-hint", command=self.t("cli-word-skip"))

    def show_end(self) -> None:
        """The last events, the final table, ranks and points."""
        alone = self.people[0] if len(self.people) == 1 else SPECTATOR
        self.terminal.print()
        if self.people:
            seat = self.at_keyboard if self.at_keyboard != NOBODY else self.people[0]
            self.print_events(self.match.recap(seat), alone)
        self.show_table(alone)
        outcome = self.match.state.result
        self.terminal.print("\n".join(display.result(outcome, self.words, self.terminal)))

    # ------------------------------------------------------------------ asking

    def confirm(self, id: str, **args: object) -> bool:
        """A plain yes or no; anything else is asked again, nothing means no."""
        while True:
            answer = self.terminal.ask(self.t(id, **args) + " ").lower()
            if answer in self.t("cli-yes-words").split():
                return True
            if not answer or answer in self.t("cli-no-words").split():
                return False
