"""What learners see and do: a table as numbers, a move as one number, and what a game is worth."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import chain
from typing import Any

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from underhall import editions
from underhall.core.agenda import Decision, State
from underhall.core.errors import BadOption
from underhall.core.position import frame_fields
from underhall.core.result import Result
from underhall.pictures import paint
from underhall.text.words import FALLBACK, Words

REWARDS = ("win", "points", "margin")
"""What the end of a game can be worth to a seat."""
LARGEST = np.iinfo(np.int32).max

Observation = dict[str, NDArray[Any]]


class Learner:
    """A game at a number of seats as numbers: observations, masks, actions and rewards."""

    def __init__(
        self,
        game: str,
        seats: int | None = None,
        options: Mapping[str, str] | None = None,
        corrections: Mapping[str, Any] | None = None,
        reward: str = "win",
    ) -> None:
        if reward not in REWARDS:
            raise BadOption(f"there is no reward {reward!r}; there are: {', '.join(REWARDS)}")
        self.edition = editions.edition(game, dict(corrections or {}))
        self.game = self.edition.game
        self.seats = self.game.seats[0] if seats is None else seats
        self.options = self.edition.settle(self.seats, options or {})
        self.reward = reward
        self.moves = self.game.moves()
        kinds = [k for k in self.game.frame_kinds().values() if issubclass(k, Decision)]
        self._kinds = {kind.name: at for at, kind in enumerate(kinds)}
        first = self.start(0)
        self._details = max([len(frame_fields(first, kind)) for kind in kinds])
        self.fields = {name: len(part) for name, part in self.parts(first, 0).items()}
        """How many numbers of an observation belong to each field, in order."""
        self.size = sum(self.fields.values())

    def start(self, seed: int | str) -> Any:
        """A new game at its first decision."""
        return self.edition.start(self.seats, self.options, seed)

    # ------------------------------------------------------------------ seeing

    def observation_space(self) -> spaces.Dict:
        """What an observation can be."""
        size, moves = self.size, len(self.moves)
        return spaces.Dict(
            {
                "observation": spaces.Box(-LARGEST, LARGEST, (size,), np.int32),
                "action_mask": spaces.Box(0, 1, (moves,), np.int8),
            }
        )

    def action_space(self) -> spaces.Discrete:
        """One number for every move that can ever be made."""
        return spaces.Discrete(len(self.moves))

    def observe(self, s: State, seat: int) -> Observation:
        """What ``seat`` may see, and what it may do if it is asked."""
        seen = chain.from_iterable(self.parts(s, seat).values())
        return {
            "observation": np.fromiter(seen, np.int32, self.size),
            "action_mask": self.mask(s, seat),
        }

    def parts(self, s: State, seat: int) -> dict[str, list[int]]:
        """What ``seat`` sees as numbers by field: what it is asked, then what lies on the table."""
        decision = s.asked(seat)
        kind = [0] * len(self._kinds)
        details = [0] * self._details
        if decision is not None:
            kind[self._kinds[decision.name]] = 1
            for at, (name, _) in enumerate(frame_fields(s, type(decision))):
                value = getattr(decision, name)
                details[at] = int(value) if isinstance(value, int) else len(value)
        table: dict[str, list[int]] = self.game.layout.observe(s, seat, self.game.seats[1])
        return {"asked": kind, "asked about": details, **table}

    def mask(self, s: State, seat: int) -> NDArray[np.int8]:
        """1 for every action that is allowed to ``seat`` now."""
        mask = np.zeros(len(self.moves), np.int8)
        decision = s.asked(seat)
        if decision is not None:
            number, name = self.moves.number, decision.name
            mask[[number(name, code) for code in decision.options(s)]] = 1
        return mask

    # ------------------------------------------------------------------ doing

    def answer(self, s: State, seat: int, action: int) -> None:
        """Make the move of a number; what is not allowed raises with its reason."""
        s.apply(seat, self.code(s, seat, action))

    def code(self, s: State, seat: int, action: int) -> int:
        """The option behind a number; BadOption where something else is asked."""
        decision = s.asked(seat)
        assert decision is not None, "a learner acts when it is asked"
        if not 0 <= action < len(self.moves):
            raise BadOption(f"action {action}: there are {len(self.moves)} actions, from 0")
        name, code = self.moves.moves[action]
        if name != decision.name:
            raise BadOption(f"action {action} answers {name!r}; asked is {decision.name!r}")
        return code

    def info(self, s: State, seat: int) -> dict[str, Any]:
        """What kind of decision ``seat`` has to take, and the tokens of its options by action."""
        decision = s.asked(seat)
        if decision is None:
            return {}
        number, name = self.moves.number, decision.name
        tokens = {number(name, code): decision.token(s, code) for code in decision.options(s)}
        return {"decision": name, "tokens": tokens}

    # ------------------------------------------------------------------ judging

    def worth(self, result: Result, seat: int) -> float:
        """The reward of a game that is over: ``win`` is 1 for first place and -1 for any other,
        ``points`` the points, ``margin`` those ahead of the best other seat."""
        if self.reward == "win":
            return 1.0 if result.ranks[seat] == 1 else -1.0
        own = float(result.scores[seat])
        if self.reward == "points" or self.seats == 1:
            return own
        return own - max([n for who, n in enumerate(result.scores) if who != seat])

    def picture(self, s: State, seat: int) -> str:
        """The table as ``seat`` sees it, in text."""
        names = [f"seat_{who}" for who in range(self.seats)]
        return paint(self.game, s, seat, Words(FALLBACK, self.game.id, names))
