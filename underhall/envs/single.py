"""A Gymnasium environment of one seat; bots sit on the others."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar, cast

import gymnasium

from underhall.bots.bot import Bot
from underhall.core import registry
from underhall.core.errors import BadOption, UnderhallError
from underhall.envs.learner import Learner, Observation

PENALTY = -0.01
"""What an action costs that is not allowed. It changes nothing, and the same is asked again."""
PATIENCE = 1000
"""After so many refused actions in a row an episode is cut short."""


class OneSeat(gymnasium.Env[Observation, int]):
    """One seat of a game. ``opponents`` is the level of the bots on the others, or one for each."""

    metadata: ClassVar[dict[str, Any]] = {"render_modes": ["ansi"]}  # type: ignore[misc]

    def __init__(
        self,
        game: str,
        seats: int | None = None,
        seat: int = 0,
        opponents: str | Sequence[str] = "random",
        options: Mapping[str, str] | None = None,
        corrections: Mapping[str, Any] | None = None,
        reward: str = "win",
        budget: int = 0,
        render_mode: str | None = None,
    ) -> None:
        self.learner = Learner(game, seats, options, corrections, reward)
        if not 0 <= seat < self.learner.seats:
            raise BadOption(f"there is no seat {seat}; seats count from 0")
        self.seat = seat
        self.levels = self._levels(opponents)
        self.budget = budget
        self.render_mode = render_mode
        self.observation_space = cast(
            "gymnasium.Space[Observation]", self.learner.observation_space()
        )
        self.action_space = cast("gymnasium.Space[int]", self.learner.action_space())

    def _levels(self, opponents: str | Sequence[str]) -> dict[int, str]:
        others = [seat for seat in range(self.learner.seats) if seat != self.seat]
        levels = [opponents] * len(others) if isinstance(opponents, str) else list(opponents)
        if len(levels) != len(others):
            raise BadOption(f"{len(levels)} opponents for {len(others)} other seats")
        for level in levels:
            Bot(level, self.learner.game, 0, 0)  # complains of a level that there is not
        return dict(zip(others, levels))

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Begin a new game and let the others play up to the first decision of the seat."""
        super().reset(seed=seed)
        luck = int(self.np_random.integers(1 << 62))
        self.state_ = self.learner.start(luck)
        self._refused = 0
        self._bots = {
            seat: Bot(level, self.learner.game, seat, luck, self.budget)
            for seat, level in self.levels.items()
        }
        self._play_on()
        return self._seen()

    def step(self, action: int) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        """Make a move and let the others answer, up to the next decision of the seat or the end.

        An action that is not allowed changes nothing, costs ``PENALTY``, and ``info["refused"]``
        tells the reason.
        """
        s = self.state_
        try:
            self.learner.answer(s, self.seat, int(action))
        except UnderhallError as why:
            self._refused += 1
            seen, info = self._seen()
            cut = self._refused >= PATIENCE
            return seen, PENALTY, False, cut, {**info, "refused": str(why)}
        self._refused = 0
        self._play_on()
        over = s.result is not None
        reward = self.learner.worth(s.result, self.seat) if over else 0.0
        seen, info = self._seen()
        return seen, reward, over, False, info

    def render(self) -> str | None:
        """The table as the seat sees it."""
        return self.learner.picture(self.state_, self.seat) if self.render_mode == "ansi" else None

    def action_masks(self) -> Any:
        """Which actions are allowed now, as libraries with masked policies ask for it."""
        return self.learner.mask(self.state_, self.seat).astype(bool)

    def _play_on(self) -> None:
        s = self.state_
        while s.asked(self.seat) is None and s.waiting():
            seat = s.waiting()[0]
            s.apply(seat, self._bots[seat].choose(s))

    def _seen(self) -> tuple[Observation, dict[str, Any]]:
        return (
            self.learner.observe(self.state_, self.seat),
            self.learner.info(self.state_, self.seat),
        )


def register() -> None:
    """Tell Gymnasium of every installed game."""
    for id in registry.names():
        name = id.replace("_", " ").title().replace(" ", "")
        gymnasium.register(
            f"underhall/{name}-v0", "underhall.envs.single:OneSeat", kwargs={"game": id}
        )
