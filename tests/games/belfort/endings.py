"""Games for each way Belfort can end, and how their records in ``records`` were made.

    PYTHONPATH=tests python -m games.belfort.endings    play and record them all anew

All moves are random: two games from the beginning, the others from the last round of a city where
everybody is alike, so that ties are close.
"""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

from helpers import at, play_on, started

from underhall.core.match import Match
from underhall.core.record import write_record

FOLDER = Path(__file__).parent / "records"
CARDS = [
    ["bank", "inn", "market"],
    ["pub", "tower", "bank"],
    ["library", "gardens", "inn"],
    ["market", "blacksmith", "pub"],
    ["tower", "library", "gardens"],
]


def whole_game(seats: int, seed: int) -> tuple[Match, dict[str, Any]]:
    """A game from its setup on, and what its record says besides."""
    return play_on(started("belfort", seats, seed), seed), {"seed": seed}


def last_round(seats: int, seed: int) -> tuple[Match, dict[str, Any]]:
    """The last round of a game in which all have built alike."""
    players = [{"score": 20, "built": CARDS[seat]} for seat in range(seats)]
    places = [(seat, step, card) for seat in range(seats) for step, card in enumerate(CARDS[seat])]
    markers = {f"d{(seat + step) % 5 + 1}_{card}": seat for seat, step, card in places}
    table = {"round": 7, "players": players, "markers": markers}
    position = {"game": "belfort", "seats": seats, "seed": seed, "table": table}
    return play_on(at(position), seed), {}


ENDINGS: dict[str, Callable[[], tuple[Match, dict[str, Any]]]] = {
    "clear_winner": lambda: whole_game(3, 10),
    "clear_winner_of_five": lambda: last_round(5, 276),
    "tie_broken_by_resources": lambda: last_round(3, 437),
    "tie_broken_by_metal": lambda: last_round(4, 510),
    "shared_win": lambda: last_round(3, 162),
    "shared_by_three_of_four_tied": lambda: last_round(4, 233),
    "two_players": lambda: whole_game(2, 11),
    "two_players_tie_broken": lambda: last_round(2, 231),
    "two_players_share": lambda: last_round(2, 374),
}


def text(record: dict[str, Any]) -> str:
    """A record as JSON, an entry of the log a line."""
    lines = [f"{json.dumps(key)}: {json.dumps(record[key])}" for key in record if key != "log"]
    log = ",\n  ".join([json.dumps(entry) for entry in record["log"]])
    return "{\n" + ",\n".join([*lines, f'"log": [\n  {log}\n]']) + "\n}\n"


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    for name, play in ENDINGS.items():
        match, extra = play()
        (FOLDER / f"{name}.json").write_text(text(write_record(match, **extra)), "utf-8")


if __name__ == "__main__":
    main()
