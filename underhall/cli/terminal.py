"""The terminal: lines in, lines out, and colour only where it helps."""

from __future__ import annotations

import os
import shutil
import sys
from collections.abc import Callable
from typing import TextIO

CLEAR = "\033[H\033[2J\033[3J"
"""Home, clear the screen, and clear what could be scrolled back to."""

STYLES = {"bold": "1", "dim": "2", "red": "31", "green": "32", "yellow": "33", "cyan": "36"}


class EndOfInput(Exception):
    """Nobody is going to type anything more."""


def is_terminal(stream: TextIO) -> bool:
    """Whether a person sits at the other end."""
    try:
        return stream.isatty()
    except ValueError:
        return False


def may_colour(stream: TextIO) -> bool:
    """Colours are for terminals, and never for those who set NO_COLOR."""
    if os.environ.get("NO_COLOR") or os.environ.get("TERM") == "dumb":
        return False
    return is_terminal(stream)


class Terminal:
    """Where a person reads and types. Without one, a script may do the typing."""

    def __init__(self, source: TextIO | None = None, sink: TextIO | None = None) -> None:
        self.source = source or sys.stdin
        self.sink = sink or sys.stdout
        self.colour = may_colour(self.sink)
        self.typing = is_terminal(self.source)
        self.interactive = self.typing and is_terminal(self.sink)
        self.words: list[str] = []
        """What the tab key completes."""
        self._editor: _Editor | None = None

    @property
    def width(self) -> int:
        """How many columns there are, within reason."""
        return max(40, min(110, shutil.get_terminal_size().columns))

    # ------------------------------------------------------------------ out

    def print(self, text: str = "") -> None:
        """Show a line, or several."""
        self.sink.write(text + "\n")

    def style(self, text: str, *styles: str) -> str:
        """``text`` with bold, dim or a colour, if there may be any."""
        if not self.colour or not text:
            return text
        codes = ";".join([STYLES[style] for style in styles])
        return f"\033[{codes}m{text}\033[0m"

    def clear(self) -> None:
        """Take everything off the screen; on paper, draw a line."""
        if self.interactive:
            self.sink.write(CLEAR)
            self._forget_typing()
        else:
            self.print("-" * 40)

    # ------------------------------------------------------------------ in

    def ask(self, prompt: str) -> str:
        """The next line typed, without spaces around it; EndOfInput when there is none."""
        if self.interactive:
            return self._ask_person(prompt)
        self.sink.write(prompt)
        self.sink.flush()
        line = self.source.readline()
        if not line:
            self.print()
            raise EndOfInput
        line = line.strip()
        self.print("" if self.typing else line)
        return line

    def _ask_person(self, prompt: str) -> str:
        self.sink.flush()
        if self._editor is None:
            self._editor = _Editor(self)
        try:
            return input(prompt).strip()
        except EOFError:
            self.print()
            raise EndOfInput from None

    def _forget_typing(self) -> None:
        if self._editor is not None:
            self._editor.forget()


class _Editor:
    """Line editing with the tab key, where the platform has it."""

    def __init__(self, terminal: Terminal) -> None:
        self._terminal = terminal
        self._clear_history: Callable[[], None] | None = None
        try:
            import readline
        except ImportError:
            return
        readline.set_completer(self._complete)
        readline.set_completer_delims(" ")
        readline.parse_and_bind("tab: complete")
        self._clear_history = readline.clear_history

    def forget(self) -> None:
        """Empty the history: what was typed may have been a secret."""
        if self._clear_history is not None:
            self._clear_history()

    def _complete(self, text: str, number: int) -> str | None:
        fitting = [word for word in self._terminal.words if word.startswith(text)]
        return fitting[number] if number < len(fitting) else None
