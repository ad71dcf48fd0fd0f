"""A pending decision as a person meets it: numbered options, and what is refused and why."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from underhall.core.asked import Asked
from underhall.text.words import Words


@dataclass(frozen=True)
class Choice:
    """An option: what to type for it, its token and its name."""

    handle: str
    token: str
    label: str
    times: int = 1
    """How many options do the same, each with a piece of its own."""


@dataclass(frozen=True)
class Refused:
    """Something that might be reached for but is not allowed; ``reason`` is its stable name."""

    token: str
    label: str
    clause: str
    reason: str
    sentence: str


class Question:
    """What a seat is asked, put into words."""

    def __init__(self, asked: Asked, words: Words) -> None:
        self.kind = asked.kind
        self.seat = asked.seat
        self.is_window = asked.is_window
        self.starts_action = asked.starts_action
        self.prompt = words.say(asked.prompt)
        self.choices = _choices(asked, words)
        self._twins = _twins(asked, words)
        self.refused = _refused(asked, words)

    def choice(self, text: str) -> Choice | None:
        """The option that goes by this number or token."""
        every = [*self.choices, *self._twins]
        for choice in every:
            if text in (choice.token, choice.handle):
                return choice
        return next((one for one in every if one.token.lower() == text.lower()), None)

    def refusal(self, text: str) -> Refused | None:
        """What is refused under this token."""
        return next((one for one in self.refused if one.token.lower() == text.lower()), None)

    def data(self) -> dict[str, Any]:
        """The question as JSON-compatible data."""
        every = [*self.choices, *self._twins]
        return {
            "kind": self.kind,
            "seat": self.seat,
            "prompt": self.prompt,
            "options": [{"token": one.token, "label": one.label} for one in every],
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


def _choices(asked: Asked, words: Words) -> list[Choice]:
    # Where tokens are numbers themselves, a second numbering would only mislead.
    numbered = not any(one.token.isdigit() for one in [*asked.options, *asked.refused])
    return [
        Choice(
            str(number) if numbered else one.token,
            one.token,
            words.label(one.label),
            1 + len(one.twins),
        )
        for number, one in enumerate(asked.offered, 1)
    ]


def _twins(asked: Asked, words: Words) -> list[Choice]:
    """What is not offered apart, but understood by its token."""
    return [
        Choice(twin.token, twin.token, words.label(twin.label))
        for one in asked.offered
        for twin in one.twins
    ]


def _refused(asked: Asked, words: Words) -> list[Refused]:
    return [
        Refused(one.token, words.label(one.label), why.clause, why.reason, words.refusal(why))
        for one in asked.refused
        if (why := one.refusal) is not None
    ]
