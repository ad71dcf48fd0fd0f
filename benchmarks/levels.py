"""How good the levels are: the rows of docs/bots.md, played anew.

    .venv-native/bin/python benchmarks/levels.py adept-novice --games 100 --out rows.jsonl
    .venv-native/bin/python benchmarks/levels.py runedar --games 200 --jobs 2 --out rows.jsonl

Every deal is played with the seats changed. A game is a line of ``--out``, and what is there is not
played again; the same row and number are the same game.
"""

import argparse
import json
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from typing import Any, NamedTuple

from duel import wilson

from underhall import editions
from underhall.bots import registry
from underhall.bots.bot import Bot
from underhall.core.chance import Fast
from underhall.core.match import Match

COMPETITIVE = ("belfort", "covenant", "dwergar", "mountain_king")
DIFFICULTIES = ("easy", "normal", "hard", "epic")
Player = tuple[str, int]
"""A level and its simulations; 0 where it has none."""
PAIRS: dict[str, tuple[str, str, int, int]] = {
    "novice-random": ("novice", "random", 1, 1),
    "adept-novice": ("adept", "novice", 1, 4),
    "master-adept": ("master", "adept", 1, 4),
    "adept-three": ("adept", "novice", 3, 1),
}
"""Who plays whom, against how many, and which part of its usual budget everybody spends."""
ROWS = (*PAIRS, "self-play", "runedar", "alone")


class Game(NamedTuple):
    """One game of a row."""

    row: str
    number: int
    game: str
    players: list[Player]
    deal: int
    options: dict[str, str]


def player(level: str, id: str, part: int = 1) -> Player:
    """Somebody of a level, with a part of the simulations it usually spends in a game."""
    usual = editions.game(id).thinking.get(level, 0) or registry.card(level).budget
    return level, usual // part


def games_of(row: str, ids: list[str], games: int) -> Iterator[Game]:
    """The games of a row."""
    if row == "runedar":
        for number in range(games):
            for difficulty in DIFFICULTIES:
                crew = [player("adept", "runedar")] * (1 + number % 4)
                at = {"difficulty": difficulty}
                yield Game(f"runedar {difficulty}", number, "runedar", crew, number, at)
        return
    if row == "alone":
        for difficulty in ("normal", "expert"):
            for number in range(games):
                at = {"difficulty": difficulty}
                alone = [player("master", "covenant", 4)]
                yield Game(f"{row} {difficulty}", number, "covenant", alone, number, at)
        return
    for id in ids:
        seats = range(2, editions.game(id).seats[1] + 1)
        for number in range(games):
            if row == "self-play":
                for count in seats:
                    name = f"{row} {id} {count}"
                    yield Game(name, number, id, [player("adept", id)] * count, number, {})
                continue
            strong, weak, others, part = PAIRS[row]
            players = [player(weak, id, part)] * (1 + others)
            players[number % len(players)] = player(strong, id, part)
            yield Game(f"{row} {id}", number, id, players, number // len(players), {})


def played(one: Game) -> dict[str, Any]:
    """How a game ended."""
    edition = editions.edition(one.game)
    match = Match(edition, len(one.players), one.options, Fast(f"q3 {one.deal}"))
    bots = [
        Bot(level, edition.game, seat, f"q3 {one.number} {seat}", budget)
        for seat, (level, budget) in enumerate(one.players)
    ]
    while match.waiting():
        seat = match.waiting()[0]
        match.choose(seat, bots[seat].choose(match.state))
    result = match.state.result
    levels = [level for level, _ in one.players]
    return {"levels": levels, "scores": result.scores, "ranks": result.ranks}


def told(row: str, ends: list[dict[str, Any]]) -> str:
    """A row in words."""
    count = len(ends)
    if row.startswith("self-play"):
        return f"winners {sum([max(end['scores']) for end in ends]) / count:.1f}, {count} games"
    kind = row.partition(" ")[0]
    strong = PAIRS[kind][0] if kind in PAIRS else ""
    won = own = others = 0.0
    for end in ends:
        seat = end["levels"].index(strong) if strong else 0
        first = [at for at, rank in enumerate(end["ranks"]) if rank == 1]
        won += (1.0 if not strong else 1 / len(first)) if seat in first else 0.0
        own += end["scores"][seat] / count
        rest = [score for at, score in enumerate(end["scores"]) if at != seat]
        others += sum(rest) / len(rest) / count if rest else 0.0
    least, most = wilson(won, count)
    points = f", {own:.1f} : {others:.1f}" if strong else ""
    return f"{won:g} of {count} ({least:.0f}-{most:.0f} %){points}"


def main() -> None:
    """Play what is missing of a row, and tell it."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("row", choices=ROWS)
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--game", nargs="+", default=list(COMPETITIVE), choices=COMPETITIVE)
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--out", type=Path, required=True)
    asked = parser.parse_args()
    games = list(games_of(asked.row, asked.game, asked.games))
    lines = asked.out.read_text("utf-8").splitlines() if asked.out.exists() else []
    known = {(line["row"], line["number"]): line for line in map(json.loads, lines)}
    missing = [one for one in games if (one.row, one.number) not in known]
    with ProcessPoolExecutor(asked.jobs) as pool, asked.out.open("a", encoding="utf-8") as file:
        for one, end in zip(missing, pool.map(played, missing)):
            known[one.row, one.number] = end
            line = {"row": one.row, "number": one.number, **end}
            file.write(json.dumps(line) + "\n")
            file.flush()
    rows: dict[str, list[dict[str, Any]]] = {}
    for one in games:
        rows.setdefault(one.row, []).append(known[one.row, one.number])
    for row, ends in rows.items():
        print(f"{row}: {told(row, ends)}")


if __name__ == "__main__":
    main()
