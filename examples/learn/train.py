"""Teach a small policy a game on a CPU, and count how often it wins.

    python examples/learn/train.py                        # Belfort for two, a few minutes
    python examples/learn/train.py --game Dwergar --steps 2000000 --opponents novice --out mine.zip

The policy is a small network that learns by PPO with masked actions (sb3-contrib). It sits on every
seat of the table, sees what that seat may see, and is paid at the end of a game by how far it is
ahead. It needs an extra: pip install 'underhall[learn]'. docs/learning.md tells the rest.
"""

from __future__ import annotations

import argparse
from collections.abc import Callable
from time import monotonic
from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces
from sb3_contrib import MaskablePPO
from stable_baselines3.common.callbacks import BaseCallback
from stable_baselines3.common.monitor import Monitor
from stable_baselines3.common.vec_env import DummyVecEnv, SubprocVecEnv, VecEnv

from underhall.lab.stats import wilson

MUCH = 20.0
"""Points ahead that are worth nearly all that can be won."""
STEPS = 256
"""So many steps are made at each table before the policy is mended."""
DIARY = 20_000
"""After so many steps it is said how it goes."""


class Numbers(gymnasium.Wrapper[Any, Any, Any, Any]):
    """A table as networks like it: what is seen, and what it is worth, of about the size of one."""

    def __init__(self, env: gymnasium.Env[Any, Any]) -> None:
        super().__init__(env)
        size = env.observation_space["observation"].shape  # type: ignore[index]
        self.observation_space = spaces.Box(-np.inf, np.inf, size, np.float32)
        self.action_masks = env.get_wrapper_attr("action_masks")

    def reset(self, **how: Any) -> tuple[Any, dict[str, Any]]:
        seen, _ = self.env.reset(**how)
        return numbers(seen), {}

    def step(self, action: Any) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        seen, reward, over, cut, _ = self.env.step(action)
        return numbers(seen), float(np.tanh(float(reward) / MUCH)), over, cut, {}


def numbers(seen: dict[str, Any]) -> Any:
    return np.arcsinh(seen["observation"]).astype(np.float32)


def table(args: argparse.Namespace, seat: int, reward: str) -> gymnasium.Env[Any, Any]:
    return gymnasium.make(
        f"underhall.envs:underhall/{args.game}-v0",
        seats=args.seats,
        seat=seat,
        opponents=args.opponents,
        reward=reward,
    )


# ---------------------------------------------------------------------- learning


class Diary(BaseCallback):
    """Says how it goes."""

    def __init__(self) -> None:
        super().__init__()
        self.start = monotonic()

    def _on_step(self) -> bool:
        return True

    def _on_rollout_end(self) -> None:
        if self.num_timesteps % DIARY < self.training_env.num_envs * STEPS:
            paid = np.mean([one["r"] for one in self.model.ep_info_buffer or []])
            passed = monotonic() - self.start
            print(f"{self.num_timesteps:9,} steps, {passed:4.0f} s: mean reward {paid:+.2f}")


def learn(args: argparse.Namespace) -> MaskablePPO:
    """A policy that has made so many steps; the same seed makes the same policy."""

    def at(seat: int) -> Callable[[], gymnasium.Env[Any, Any]]:
        return lambda: Monitor(Numbers(table(args, seat, "margin")))

    makers = [at(number % args.seats) for number in range(args.tables)]
    tables = SubprocVecEnv(makers) if args.processes else DummyVecEnv(makers)
    policy = new_policy(args, tables)
    if args.start:
        policy = MaskablePPO.load(args.start, tables, device=args.device)
    policy.learn(args.steps, callback=Diary())
    tables.close()
    return policy


def new_policy(args: argparse.Namespace, tables: VecEnv) -> MaskablePPO:
    return MaskablePPO(
        "MlpPolicy",
        tables,
        n_steps=STEPS,
        batch_size=512,
        n_epochs=4,
        gamma=1.0,
        gae_lambda=0.95,
        ent_coef=0.01,
        learning_rate=5e-4,
        policy_kwargs={"net_arch": [128, 128]},
        seed=args.seed,
        device=args.device,
    )


# ---------------------------------------------------------------------- judging

Chooser = Callable[[dict[str, Any]], int]


def by_policy(policy: MaskablePPO) -> Chooser:
    def choose(seen: dict[str, Any]) -> int:
        action, _ = policy.predict(numbers(seen), action_masks=seen["action_mask"] > 0)
        return int(action)

    return choose


def by_lot(seed: int) -> Chooser:
    chance = np.random.default_rng(seed)
    return lambda seen: int(chance.choice(np.flatnonzero(seen["action_mask"])))


def won(args: argparse.Namespace, choose: Chooser) -> int:
    """How many games are won, on every seat in turn; none of them was learnt from."""
    tables = [table(args, seat, "win") for seat in range(args.seats)]
    wins = 0
    for number in range(args.judge):
        env = tables[number % args.seats]
        seen, _ = env.reset(seed=1_000_000 + number)
        over, reward = False, 0.0
        while not over:
            seen, last, over, _, _ = env.step(choose(seen))
            reward = float(last)
        wins += reward > 0
    return wins


def tell(args: argparse.Namespace, who: str, wins: int) -> None:
    low, high = wilson(wins, args.judge)
    share = f"{100 * wins / args.judge:.0f} % ({100 * low:.0f}–{100 * high:.0f} %)"
    print(f"{who} wins {wins} of {args.judge} games against {args.opponents}: {share}", flush=True)


def main() -> None:
    args = arguments()
    tell(args, "chance", won(args, by_lot(args.seed)))
    policy = learn(args)
    tell(args, "the policy", won(args, by_policy(policy)))
    if args.out:
        policy.save(args.out)


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--game", default="Belfort", help="as in underhall/Belfort-v0")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--opponents", default="random", help="the level of the bots")
    parser.add_argument("--steps", type=int, default=60_000, help="decisions to learn from")
    parser.add_argument("--tables", type=int, default=8, help="games that are played side by side")
    parser.add_argument("--processes", action="store_true", help="a process for each table")
    parser.add_argument("--device", default="cpu", help="where the network is: cpu, cuda, …")
    parser.add_argument("--judge", type=int, default=200, help="games that count wins, at the end")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", metavar="FILE", help="keep the policy there")
    parser.add_argument("--start", metavar="FILE", help="go on with a policy that was kept")
    return parser.parse_args()


if __name__ == "__main__":
    main()
