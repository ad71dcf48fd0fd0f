"""A pending decision as a person meets it: numbered options, and what is refused and why."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from underhall.core.agenda import Decision
from underhall.text.words import Words


@dataclass(frozen=True)
class Choice:
    """An option: what to type for it, its token and its name."""

    handle: str
    token: str
    label: str


@dataclass(frozen=True)
class Refused:
    """Something that might be reached for but is not allowed; ``reason`` is its stable name."""

    token: str
    label: str
    clause: str
    reason: str
    sentence: str


class Question:
    """What ``decision`` asks in the state ``s``, put into words."""

    def __init__(self, s: Any, decision: Decision[Any], words: Words) -> None:
        self.kind = decision.name
        self.seat = decision.seat
        self.prompt = words.prompt(s, decision)
        self.choices = _choices(s, decision, words)
        self.refused = _refused(s, decision, words)

    def choice(self, text: str) -> Choice | None:
        """The option that goes by this number or token."""
        for choice in self.choices:
            if text in (choice.token, choice.handle):
                return choice
        return next((one for one in self.choices if one.token.lower() == text.lower()), None)

    def refusal(self, text: str) -> Refused | None:
        """What is refused under this token."""
        return next((one for one in self.refused if one.token.lower() == text.lower()), None)

    def data(self) -> dict[str, Any]:
        """The question as JSON-compatible data."""
        return {
            "kind": self.kind,
            "seat": self.seat,
            "prompt": self.prompt,
            "options": [{"token": one.token, "label": one.label} for one in self.choices],
            "refused": [
                {
                    "token": one.token,
                    "label": one.label,
                    "clause": one.clause,
                    "reason": one.reason,
                    "sentence": one.sentence,
                }
                for one in self.refused
            ],
        }


def _choices(s: Any, decision: Decision[Any], words: Words) -> list[Choice]:
    tokens = [decision.token(s, code) for code in decision.candidates(s)]
    # Where tokens are numbers themselves, a second numbering would only mislead.
    numbered = not any(token.isdigit() for token in tokens)
    choices = []
    for number, code in enumerate(decision.options(s), 1):
        token = decision.token(s, code)
        handle = str(number) if numbered else token
        choices.append(Choice(handle, token, words.option(s, decision, code)))
    return choices


def _refused(s: Any, decision: Decision[Any], words: Words) -> list[Refused]:
    refused = []
    for code in decision.candidates(s):
        why = decision.refusal(s, code)
        if why is None:
            continue
        token, label = decision.token(s, code), words.option(s, decision, code)
        refused.append(Refused(token, label, why.clause, why.reason, words.refusal(why)))
    return refused
