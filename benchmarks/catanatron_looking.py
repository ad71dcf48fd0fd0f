"""Worker: how many actions a second catanatron's own search player looks at, four seats; prints its
figures as one JSON object.

    python benchmarks/catanatron_looking.py SECONDS SEED
"""

import json
import sys
from time import process_time
from typing import Any

from catanatron import Color, Game
from catanatron.players.search import VictoryPointPlayer


class Looking(VictoryPointPlayer):  # type: ignore[misc]
    """Counts what it looks at, and how long that takes."""

    looks = 0
    seconds = 0.0

    def decide(self, game: Any, playable_actions: Any) -> Any:
        begun = process_time()
        found = super().decide(game, playable_actions)
        Looking.seconds += process_time() - begun
        if len(playable_actions) > 1:
            Looking.looks += len(playable_actions)
        return found


def main(seconds: float, seed: int) -> None:
    while Looking.seconds < seconds:
        seed += 1
        Game([Looking(color) for color in Color], seed=seed).play()
    print(json.dumps({"simulations": Looking.looks / Looking.seconds}))


if __name__ == "__main__":
    main(float(sys.argv[1]), int(sys.argv[2]))
