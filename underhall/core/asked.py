"""What a seat is asked, as people meet it: what it can choose, what it cannot and why not.

Made once by whoever shows it; the view of a seat, the terminal, the pages and the open API all take
it from here. Nothing is put into words yet: prompt, labels and reasons are phrases.
"""

from __future__ import annotations

from typing import Any

from underhall.core.agenda import SPECTATOR, Decision, State, Window
from underhall.core.names import Word
from underhall.core.phrase import Phrase, Refusal


class Candidate:
    """Something that a person might reach for; ``refusal`` says why not, if it is not allowed.
    ``twins`` are the options after it that do the same with an equal piece.

    Label and targets are worked out when asked for: ask before the state moves on.
    """

    def __init__(
        self, s: State, decision: Decision[Any], code: int, refusal: Refusal | None
    ) -> None:
        self._state = s
        self._decision = decision
        self.code = code
        self.token = decision.token(s, code)
        self.refusal = refusal
        self.twins: list[Candidate] = []

    @property
    def label(self) -> Phrase | Word:
        """What it is called."""
        return self._decision.label(self._state, self.code)

    @property
    def targets(self) -> list[str]:
        """The things on the table that stand for it."""
        return self._decision.targets(self._state, self.code)

    @property
    def closes(self) -> bool:
        """Whether it ends a turn, passes or declines."""
        return self.code in self._decision.closing

    @property
    def helps(self) -> bool:
        """Whether it only helps towards the other options."""
        return self.code in self._decision.helping

    @property
    def group(self) -> str:
        """Its kind: what stands before the colon of its token."""
        kind, colon, _ = self.token.partition(":")
        return kind if colon else ""


class Asked:
    """A pending decision with its options, in order, and with what is refused.

    ``offered`` is what people choose from: of options that do the same only the first.
    """

    def __init__(self, s: State, decision: Decision[Any]) -> None:
        codes = decision.options(s)
        allowed = set(codes)
        self._state = s
        self._decision = decision
        self.seat = decision.seat
        self.kind = decision.name
        self.is_window = isinstance(decision, Window)
        self.starts_action = decision.starts_action
        self.options = [Candidate(s, decision, code, None) for code in codes]
        self.refused: list[Candidate] = []
        for code in decision.candidates(s):
            refusal = None if code in allowed else decision.refusal(s, code)
            if refusal is not None:
                self.refused.append(Candidate(s, decision, code, refusal))
        self.offered = self._offered()

    def _offered(self) -> list[Candidate]:
        found: dict[int, Candidate] = {}
        for one in self.options:
            first = found.setdefault(self._decision.same_as(self._state, one.code), one)
            if first is not one:
                first.twins.append(one)
        return list(found.values())

    @property
    def prompt(self) -> Phrase:
        """What is asked, in a sentence."""
        return self._decision.prompt(self._state)

    @property
    def unused(self) -> Phrase | None:
        """What a closing option would leave unused, in a sentence."""
        return self._decision.unused(self._state)

    def data(self) -> dict[str, Any]:
        """What a view tells of it: all by token."""
        refused = []
        for one in self.refused:
            assert one.refusal is not None
            told = {"clause": one.refusal.clause, "reason": one.refusal.reason}
            refused.append({"token": one.token, **told})
        return {
            "kind": self.kind,
            "seat": self.seat,
            "options": [one.token for one in self.options],
            "refused": refused,
        }


def asked_of(s: State, seat: int) -> Asked | None:
    """What ``seat`` has to decide now; nothing for those who only look on."""
    decision = None if seat == SPECTATOR else s.asked(seat)
    return None if decision is None else Asked(s, decision)
