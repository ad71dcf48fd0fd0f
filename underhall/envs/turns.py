"""A PettingZoo environment of all seats: whoever is asked is the agent whose turn it is."""

from __future__ import annotations

from collections.abc import Mapping
from secrets import randbits
from typing import Any

from gymnasium import spaces
from pettingzoo import AECEnv
from pettingzoo.utils.wrappers import OrderEnforcingWrapper

from underhall.core.agenda import SPECTATOR
from underhall.envs.learner import Learner, Observation


class Seats(AECEnv):  # type: ignore[misc]
    """The agents are the seats, ``seat_0`` and so on, and every real decision is one step.

    A choice that all make in secret at once is taken in the order of seats; nobody sees the answers
    of the others before it is over.
    """

    def __init__(self, learner: Learner, render_mode: str | None = None) -> None:
        super().__init__()
        self.learner = learner
        self.render_mode = render_mode
        self.metadata = {
            "name": f"{learner.game.id}_v0",
            "render_modes": ["ansi"],
            "is_parallelizable": False,
        }
        self.possible_agents = [f"seat_{seat}" for seat in range(learner.seats)]
        self.agents: list[str] = []
        self._seat = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self.observation_spaces = {a: learner.observation_space() for a in self.possible_agents}
        self.action_spaces = {a: learner.action_space() for a in self.possible_agents}

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        """What an agent can see."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        """What an agent can do."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin a new game; the same seed is the same game."""
        self.state_ = self.learner.start(randbits(63) if seed is None else seed)
        self.agents = self.possible_agents.copy()
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._next()

    def observe(self, agent: str) -> Observation:
        """What an agent sees, and which actions it may take now."""
        return self.learner.observe(self.state_, self._seat[agent])

    def step(self, action: int | None) -> None:
        """Make the move of the agent whose turn it is; an illegal one raises with its reason and
        changes nothing."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        if action is None:
            raise ValueError(f"{agent} is asked and must act")
        self.learner.answer(self.state_, self._seat[agent], int(action))
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        self.infos[agent] = {}
        self._next()
        self._accumulate_rewards()

    def render(self) -> str | None:
        """The table as somebody who looks on sees it."""
        if self.render_mode != "ansi":
            return None
        return self.learner.picture(self.state_, SPECTATOR)

    def close(self) -> None:
        """Nothing to put away."""

    def _next(self) -> None:
        """Turn to the seat that is asked, or to the end."""
        s = self.state_
        waiting = s.waiting()
        if waiting:
            self.agent_selection = self.possible_agents[waiting[0]]
            self.infos[self.agent_selection] = self.learner.info(s, waiting[0])
            return
        for agent, seat in self._seat.items():
            self.rewards[agent] = self.learner.worth(s.result, seat)
            self.terminations[agent] = True
        self.agent_selection = self.agents[0]


class Maker:
    """The environments of one game, as a PettingZoo module offers them."""

    def __init__(self, game: str) -> None:
        self.game = game

    def env(self, **arguments: Any) -> OrderEnforcingWrapper:
        """The environment with the usual checks around it; see ``raw_env`` for the arguments."""
        return OrderEnforcingWrapper(self.raw_env(**arguments))

    def raw_env(
        self,
        seats: int | None = None,
        options: Mapping[str, str] | None = None,
        corrections: Mapping[str, Any] | None = None,
        reward: str = "win",
        render_mode: str | None = None,
    ) -> Seats:
        """The bare environment.

        ``seats`` is the number of players (the fewest, unless told), ``options`` the variants of
        the game, ``corrections`` values of an own copy of it, ``reward`` what its end is worth.
        """
        return Seats(Learner(self.game, seats, options, corrections, reward), render_mode)
