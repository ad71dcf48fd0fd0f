"""What a person can type while a game is played: an answer, or one of these commands."""

from __future__ import annotations

from collections.abc import Callable

from underhall.cli import display, undoing
from underhall.cli.errors import BadInput
from underhall.cli.hint import Hints
from underhall.cli.rules import look_up, wrapped
from underhall.cli.session import Quit, Session
from underhall.cli.terminal import EndOfInput
from underhall.cli.what import describe
from underhall.core.errors import UnderhallError
from underhall.core.match import heard

QUESTION = "?"
FORCED = "/"
"""Before a command that is called like a token."""


class CommandReader:
    """Reads what people type and carries it out.

    A command says whether the table has to be shown anew.
    """

    def __init__(self, session: Session) -> None:
        self.session = session
        self.commands: dict[str, Callable[[int, str], bool]] = {
            "table": self._table,
            "log": self._log,
            "rules": self._rules,
            "what": self._what,
            "hint": Hints(session).ask,
            "undo": lambda seat, _: undoing.undo(session, seat),
            "redo": lambda seat, _: undoing.redo(session, seat),
            "cancel": lambda seat, _: undoing.cancel(session, seat),
            "skip": self._skip,
            "save": self._save,
            "help": self._help,
            "quit": self._quit,
        }
        self._words = {session.t(f"cli-word-{name}"): name for name in self.commands}
        self._ahead = ""

    # ------------------------------------------------------------------ one decision

    def sit_down(self, seat: int) -> None:
        """Let ``seat`` decide: show the table and read until something came of it."""
        session = self.session
        if session.at_keyboard != seat and not self._curtain(seat):
            return
        session.show(seat)
        while not self._obey(seat, self._line(seat)):
            pass
        session.keeper.keep_up()

    def _line(self, seat: int) -> str:
        prompt = f"{self.session.name(seat)}> "
        line, self._ahead = self._ahead, ""
        if line:
            self.session.terminal.print(prompt + line)
            return line
        tokens = [choice.token for choice in self.session.question(seat).choices]
        self.session.terminal.words = [*tokens, *self._words]
        return self.session.terminal.ask(prompt)

    def _obey(self, seat: int, line: str) -> bool:
        if not line:
            return False
        try:
            return self._answer(seat, line)
        except BadInput as why:
            self.session.terminal.print(str(why))
        except UnderhallError as why:
            self.session.terminal.print(self.session.words.error(why))
        return False

    def _answer(self, seat: int, line: str) -> bool:
        if line.startswith(QUESTION):
            return self._why_not(seat, line[1:].strip())
        question = self.session.question(seat)
        choice = question.choice(line)
        if choice is not None:
            self.session.match.play(seat, choice.token)
            return True
        command = self._command(line)
        if command:
            _, _, argument = line.partition(" ")
            return self.commands[command](seat, argument.strip())
        self._complain(seat, line)
        return False

    def _command(self, line: str) -> str:
        word = line.partition(" ")[0].lower().removeprefix(FORCED)
        return word if word in self.commands else self._words.get(word, "")

    def _complain(self, seat: int, line: str) -> None:
        refused = self.session.question(seat).refusal(line)
        if refused is None:
            self.session.tell("cli-nothing-here", text=line)
        else:
            self.session.terminal.print(display.refusal(refused, self.session.terminal))

    # ------------------------------------------------------------------ from hand to hand

    def _curtain(self, seat: int) -> bool:
        """Hide what the last person saw; False when that person takes something back instead."""
        session = self.session
        before = session.at_keyboard
        session.terminal.clear()
        message = "cli-curtain-undo" if before >= 0 else "cli-curtain"
        line = session.terminal.ask(session.t(message, who=session.name(seat)) + " ")
        command = self._command(line)
        if command == "quit":
            self._quit(seat, "")
        if command == "undo" and before >= 0:
            return not undoing.undo(session, before) and self._lift(seat)
        # A script need not know about curtains.
        self._ahead = "" if session.terminal.interactive else line
        return self._lift(seat)

    def _lift(self, seat: int) -> bool:
        self.session.at_keyboard = seat
        self.session.terminal.clear()
        return True

    # ------------------------------------------------------------------ commands

    def _why_not(self, seat: int, token: str) -> bool:
        session = self.session
        question = session.question(seat)
        if not token:
            for refused in question.refused:
                session.terminal.print(display.refusal(refused, session.terminal))
            if not question.refused:
                session.tell("cli-nothing-refused")
        elif question.choice(token) is not None:
            session.tell("cli-allowed", text=token)
        else:
            self._complain(seat, token)
        return False

    def _table(self, seat: int, _: str) -> bool:
        self.session.show(seat, again=True)
        return False

    def _log(self, seat: int, last: str) -> bool:
        events = heard(self.session.match.seen(seat), seat)
        if last.isdecimal():
            events = events[max(0, len(events) - int(last)) :]
        self.session.print_events(events, seat)
        return False

    def _rules(self, seat: int, wanted: str) -> bool:
        session = self.session
        found = look_up(session.game.id, wanted, session.words)
        session.terminal.print(wrapped(found, session.terminal.width))
        return False

    def _what(self, seat: int, wanted: str) -> bool:
        session = self.session
        told = describe(session.match.edition, session.words, wanted)
        session.terminal.print(wrapped(told, session.terminal.width))
        return False

    def _skip(self, seat: int, how: str) -> bool:
        session = self.session
        at_window = session.match.at_window(seat)
        if how == session.t("cli-skip-nothing"):
            session.match.ask_again(seat)
            session.tell("cli-skip-ended")
            return False
        if how == session.t("cli-skip-all"):
            session.match.continue_without_asking(seat, for_good=True)
            session.tell("cli-skip-for-good", word=session.t("cli-word-skip"))
            return at_window
        if not at_window:
            session.tell("cli-skip-no-window")
            return False
        session.match.continue_without_asking(seat)
        return True

    def _save(self, seat: int, path: str) -> bool:
        session = self.session
        taken = bool(path) and session.keeper.would_overwrite(path)
        if not taken or session.confirm("cli-overwrite", file=path):
            session.tell("cli-saved", file=session.keeper.save(path))
        return False

    def _help(self, seat: int, _: str) -> bool:
        session = self.session
        session.tell("cli-commands-answer")
        for name in self.commands:
            word = session.t(f"cli-word-{name}")
            session.terminal.print(f"  {word:12}{session.t(f'cli-command-{name}')}")
        session.terminal.print(f"  {QUESTION:12}{session.t('cli-command-why')}")
        return False

    def _quit(self, seat: int, _: str) -> bool:
        self.offer_to_save()
        raise Quit

    def offer_to_save(self) -> None:
        """Ask whether the game should be kept, unless it is already."""
        session = self.session
        if session.keeper.is_saved:
            return
        try:
            while not self._saved_as(session.terminal.ask(session.t("cli-save-offer") + " ")):
                pass
        except EndOfInput:
            return

    def _saved_as(self, answer: str) -> bool:
        """Whether the question is settled: saved, or not wanted."""
        session = self.session
        if not answer or answer.lower() in session.t("cli-no-words").split():
            return True
        agreed = answer.lower() in session.t("cli-yes-words").split()
        try:
            self._save(0, "" if agreed else answer)
        except BadInput as why:
            session.terminal.print(str(why))
        return session.keeper.is_saved
