"""Worker: one side of a duel, with the rules and the bots of whichever tree it is run with.

    python benchmarks/duelist.py GAME LEVEL [BUDGET]

Every line is a request, every answer a line of JSON: ``begin SEED SEATS SEAT`` lays out a game in
which the bot has that seat; ``choose`` answers with the token it takes; ``play SEAT TOKEN`` makes a
move of anybody. All but ``choose`` answer what is asked now, so that both sides can be compared.
"""

import hashlib
import json
import sys
from importlib import import_module
from time import perf_counter
from typing import Any

EDITIONS = ("underhall.editions", "underhall.shelf")
"""Where trees keep their editions, the newest place first."""


def edition_of(id: str) -> Any:
    """A game with its data, wherever this tree keeps it, corrected as the environment says."""
    for module in EDITIONS:
        try:
            editions = import_module(module)
        except ModuleNotFoundError:
            continue
        return editions.edition(id, editions.corrections(id, None))
    raise SystemExit(f"this tree has no editions in any of {', '.join(EDITIONS)}")


class Duelist:
    """A bot of this tree at a table of this tree."""

    def __init__(self, game: str, level: str, budget: int) -> None:
        self.edition = edition_of(game)
        self.level = level
        self.more = [budget] if budget else []
        self.seconds = 0.0
        self.state: Any = None
        self.bot: Any = None

    def begin(self, seed: str, seats: int, seat: int) -> dict[str, Any]:
        """A new game, the bot on ``seat``."""
        bot = import_module("underhall.bots.bot").Bot
        self.state = self.edition.start(seats, {}, seed)
        self.bot = bot(self.level, self.edition.game, seat, seed, *self.more)
        return self.asked()

    def choose(self) -> str:
        """The token of what the bot takes."""
        begun = perf_counter()
        code = self.bot.choose(self.state)
        self.seconds += perf_counter() - begun
        decision = self.state.asked(self.bot.seat)
        return str(decision.token(self.state, code))

    def play(self, seat: int, token: str) -> dict[str, Any]:
        """Somebody's move."""
        decision = self.state.asked(seat)
        self.state.apply(seat, decision.code(self.state, token))
        return self.asked()

    def asked(self) -> dict[str, Any]:
        """Who has to decide what, or how it ended."""
        s = self.state
        if s.result is not None:
            scores, ranks = list(s.result.scores), list(s.result.ranks)
            return {"scores": scores, "ranks": ranks, "seconds": self.seconds}
        seat = s.waiting()[0]
        decision = s.asked(seat)
        tokens = sorted([decision.token(s, code) for code in decision.options(s)])
        mark = hashlib.sha256("\n".join(tokens).encode()).hexdigest()
        return {"seat": seat, "options": mark, "of": len(tokens), "kind": decision.name}


def main(game: str, level: str, budget: str = "0") -> None:
    duelist = Duelist(game, level, int(budget))
    for line in sys.stdin:
        verb, *words = line.rstrip("\n").split("\t")
        answer: object
        if verb == "begin":
            answer = duelist.begin(words[0], int(words[1]), int(words[2]))
        elif verb == "play":
            answer = duelist.play(int(words[0]), words[1])
        else:
            answer = duelist.choose()
        print(json.dumps(answer), flush=True)


if __name__ == "__main__":
    main(*sys.argv[1:])
