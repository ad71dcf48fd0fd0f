"""Hints in the terminal: the best actions with their reasons; each can be played as a whole."""

from __future__ import annotations

from typing import Any, Final

from underhall.cli.errors import BadInput
from underhall.cli.session import Session
from underhall.coach import wording
from underhall.coach.advice import Advice, Choice, advise

LETTERS: Final = "abc"


class Hints:
    """The last hint that a person got, and how to follow it."""

    def __init__(self, session: Session) -> None:
        self.session = session
        self._advice: Advice | None = None
        self._at: tuple[int, int] = (-1, -1)

    def ask(self, seat: int, letter: str) -> bool:
        """Show the best actions or, with a letter, play one of them; whether something was."""
        if not letter:
            self._show(seat)
            return False
        wanted = LETTERS.find(letter.lower())
        choices = self._advised(seat).choices
        if len(letter) != 1 or not 0 <= wanted < len(choices):
            known = ", ".join(LETTERS[: len(choices)].upper())
            raise BadInput(self.session.t("cli-hint-no-letter", found=letter, known=known))
        self._play(seat, choices[wanted])
        return True

    def _advised(self, seat: int) -> Advice:
        """Advice for this very moment; the same moment gets the same."""
        match = self.session.match
        at = (seat, len(match.moves))
        if self._advice is None or self._at != at:
            seed = f"hint {self.session.seed}/{at[1]}"
            self._advice, self._at = advise(match, seat, seed=seed), at
        return self._advice

    def _show(self, seat: int) -> None:
        session, words = self.session, self.session.words
        advice = self._advised(seat)
        together: bool = session.game.together
        for letter, choice in zip(LETTERS.upper(), advice.choices):
            told = wording.in_words(session.game, session.match.state, seat, choice.tokens, words)
            worth = session.t(
                "cli-hint-chance" if together else "cli-hint-worth",
                by=wording.signed(choice.value - advice.value, words, together),
                chance=wording.percent(choice.chance, words),
            )
            head = session.terminal.style(f"{letter}  {told.text}", "bold")
            session.terminal.print(f"{head}  {worth}")
            session.terminal.print(f"   {wording.sentence(choice.changes, words, together)}")
        session.tell("cli-hint-how", word=session.t("cli-word-hint"), letter=LETTERS[0])

    def _play(self, seat: int, choice: Choice) -> None:
        """Take the steps as long as nothing new comes to light."""
        match = self.session.match
        s: Any = match.state
        mark = s.mark
        for token in choice.tokens:
            asked = match.state.asked(seat)
            if asked is None or match.state.mark != mark:
                return
            match.play(seat, token)
