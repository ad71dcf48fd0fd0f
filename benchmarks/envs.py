"""Steps a second of every game as a PettingZoo environment, beside its own chess and Hanabi.

All are played by random allowed actions through the same interface, ``last`` and ``step``, at the
fewest seats, and take turns, so that a busy moment of the machine falls on each; figures are
medians over the rounds, in time of the processor.
"""

import json
import warnings
from collections.abc import Callable
from importlib import import_module
from pathlib import Path
from statistics import median
from time import process_time
from typing import Any

import numpy as np
from asking import arguments

from underhall import envs
from underhall.core import registry

PEERS = ("chess", "hanabi")


class Player:
    """Plays an environment by lot, game after game, for as long as it is asked to."""

    def __init__(self, name: str, make: Callable[[], Any]) -> None:
        self.name = name
        self.env = make()
        self.chance = np.random.default_rng(1)
        self.games = 0
        self._begin()

    def steps_a_second(self, seconds: float) -> float:
        start = process_time()
        steps, passed = 0, 0.0
        while passed < seconds:
            for _ in range(50):
                self._step()
            steps += 50
            passed = process_time() - start
        return steps / passed

    def _begin(self) -> None:
        self.games += 1
        self.env.reset(seed=self.games)

    def _step(self) -> None:
        seen, _, over, cut, info = self.env.last()
        if over or cut:
            self._begin()
            return
        mask = seen["action_mask"] if "action_mask" in seen else info["action_mask"]
        self.env.step(int(self.chance.choice(np.flatnonzero(mask))))


def main() -> None:
    known = [game.id for game in registry.games().values()]
    args = arguments(__doc__, known, 5, 2.0, "an environment")
    warnings.simplefilter("ignore")
    players = [Player(name, peer(name)) for name in PEERS]
    players += [Player(id, getattr(envs, f"{id}_v0").env) for id in args.games]
    rounds = []
    for number in range(args.rounds):
        print(f"round {number + 1} of {args.rounds}", flush=True)
        rounds.append({one.name: one.steps_a_second(args.seconds) for one in players})
    medians = {one.name: median([row[one.name] for row in rounds]) for one in players}
    print(f"{'':16}{'steps/s':>10}" + "".join([f"{f'times {name}':>16}" for name in PEERS]))
    for name, steps in medians.items():
        ratios = "".join([f"{steps / medians[one]:15.2f}x" for one in PEERS])
        print(f"{name:16}{steps:10,.0f}{ratios}")
    if args.json:
        args.json.write_text(json.dumps({"medians": medians, "rounds": rounds}, indent=2) + "\n")


def peer(name: str) -> Callable[[], Any]:
    """The newest environment of this name that the installed PettingZoo has."""
    from pettingzoo import classic

    versions = sorted(Path(classic.__file__).parent.glob(f"{name}_v*.py"))
    try:
        make: Callable[[], Any] = import_module(f"pettingzoo.classic.{versions[-1].stem}").env
    except (IndexError, ModuleNotFoundError) as why:
        raise SystemExit(f"no {name} here: pip install 'underhall[bench]' ({why})") from None
    return make


if __name__ == "__main__":
    main()
