"""Games for each way Covenant can end, and how their records in ``records`` were made.

    PYTHONPATH=tests python -m games.covenant.endings    play and record them all anew

Most are whole games: of random moves, or where the Elders are to be beaten of the greedy bot's.
Ties with the Elders are rare; those games begin in the last round, with clans that are close.
"""

from collections.abc import Callable
from pathlib import Path
from typing import Any

from games.belfort.endings import text
from games.covenant.council import solo
from helpers import at, play_on, started

from underhall.bots.bot import Bot
from underhall.core.match import Match
from underhall.core.record import write_record

FOLDER = Path(__file__).parent / "records"
Played = tuple[Match, dict[str, Any]]


def whole_game(seats: int, seed: int) -> Played:
    """A game of random moves, and what its record says besides."""
    return play_on(started("covenant", seats, seed), seed), {"seed": seed}


def well_played(seats: int, seed: int, **options: str) -> Played:
    """A game of the greedy bot."""
    match = started("covenant", seats, seed, **options)
    bots = [Bot("greedy", match.edition.game, seat, seed) for seat in range(seats)]
    while match.state.choices:
        s: Any = match.state
        seat = s.waiting()[0]
        match.play(seat, s.decision.token(s, bots[seat].choose(s)))
    return match, {"seed": seed}


def last_round(seed: int, theirs: int = 24) -> Played:
    """The last round against Elders who are a little behind before they count their cards."""
    tracks = {"court": 3, "prestige": 6, "mine": 2}
    mine = {"score": 30, "tracks": tracks, "dwarves": [2, *AWAY]}
    position = solo(mine, {"score": theirs, "tracks": tracks}, era=3, round=4)
    return play_on(at({**position, "seed": seed}), seed), {}


AWAY = [{"tool": f"printed_{kind}"} for kind in ("axe", "compass", "cart")]
ENDINGS: dict[str, Callable[[], Played]] = {
    "clear_winner": lambda: whole_game(2, 1),
    "clear_winner_of_four": lambda: well_played(4, 1),
    "tie_broken": lambda: whole_game(2, 8),
    "tie_of_three_broken": lambda: whole_game(3, 458),
    "shared_by_two": lambda: whole_game(2, 105),
    "shared_by_two_of_three_tied": lambda: whole_game(3, 621),
    "shared_by_three": lambda: whole_game(3, 63),
    "solo_lost": lambda: whole_game(1, 0),
    "solo_won": lambda: well_played(1, 0),
    "solo_lost_on_expert": lambda: well_played(1, 1, difficulty="expert"),
    "solo_drawn": lambda: last_round(1, theirs=22),
    "solo_won_by_achievements": lambda: last_round(11),
    "solo_lost_by_achievements": lambda: last_round(50),
}


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    for name, play in ENDINGS.items():
        match, extra = play()
        print(name, match.state.gp, match.state.result.ranks)
        (FOLDER / f"{name}.json").write_text(text(write_record(match, **extra)), "utf-8")


if __name__ == "__main__":
    main()
