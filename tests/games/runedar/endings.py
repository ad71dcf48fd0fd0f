"""Games for each way The Siege of Runedar can end, and how their records in ``records`` were made.

    PYTHONPATH=tests python -m games.runedar.endings    play and record them all anew

All are whole games, played by the greedy bot. Where its judgement has changed, another seed may be
needed for the same end.
"""

from pathlib import Path
from typing import Any

from games.belfort.endings import text
from helpers import started

from underhall.bots.bot import Bot
from underhall.core.match import Match
from underhall.core.record import write_record

FOLDER = Path(__file__).parent / "records"
ENDINGS: dict[str, tuple[int, int, str]] = {
    "victory": (1, 8, "easy"),
    "victory_of_three": (3, 6, "normal"),
    "last_siege_card": (3, 5, "normal"),
    "last_catapult_card": (2, 2, "easy"),
    "last_troll_token": (1, 3, "easy"),
    "last_orc_figure": (3, 23, "normal"),
    "last_gold": (4, 7, "normal"),
}
"""Seats, seed and difficulty by name; a name begins with the end."""


def whole_game(seats: int, seed: int, difficulty: str) -> Match:
    """A game played well to its end."""
    match = started("runedar", seats, seed, difficulty=difficulty)
    bots = [Bot("greedy", match.edition.game, seat, seed) for seat in range(seats)]
    while match.state.choices:
        s: Any = match.state
        seat = s.waiting()[0]
        match.play(seat, s.decision.token(s, bots[seat].choose(s)))
    return match


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    for name, (seats, seed, difficulty) in ENDINGS.items():
        match = whole_game(seats, seed, difficulty)
        print(name, match.edition.game.write(match.state)["ended"])
        (FOLDER / f"{name}.json").write_text(text(write_record(match, seed=seed)), "utf-8")


if __name__ == "__main__":
    main()
