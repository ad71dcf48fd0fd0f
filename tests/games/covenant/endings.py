"""Games for each way Covenant can end, and how their records in ``records`` were made.

    PYTHONPATH=tests python -m endings covenant    play and record them all anew

Most are whole games: of random moves, or where the Elders are to be beaten of the greedy bot's.
Ties with the Elders are rare; those games begin in the last round, with clans that are close.
"""

from endings import Endings, Played, well_played, whole_game
from games.covenant.council import solo
from helpers import at, play_on


def last_round(seed: int, theirs: int = 24) -> Played:
    """The last round against Elders who are a little behind before they count their cards."""
    tracks = {"court": 3, "prestige": 6, "mine": 2}
    mine = {"score": 30, "tracks": tracks, "dwarves": [2, *AWAY]}
    position = solo(mine, {"score": theirs, "tracks": tracks}, era=3, round=4)
    return play_on(at({**position, "seed": seed}), seed), {}


AWAY = [{"tool": f"printed_{kind}"} for kind in ("axe", "compass", "cart")]
ENDINGS: Endings = {
    "clear_winner": lambda: whole_game("covenant", 2, 1),
    "clear_winner_of_four": lambda: well_played("covenant", 4, 1),
    "tie_broken": lambda: whole_game("covenant", 2, 8),
    "tie_of_three_broken": lambda: whole_game("covenant", 3, 458),
    "shared_by_two": lambda: whole_game("covenant", 2, 105),
    "shared_by_two_of_three_tied": lambda: whole_game("covenant", 3, 621),
    "shared_by_three": lambda: whole_game("covenant", 3, 63),
    "solo_lost": lambda: whole_game("covenant", 1, 0),
    "solo_won": lambda: well_played("covenant", 1, 0),
    "solo_lost_on_expert": lambda: well_played("covenant", 1, 1, difficulty="expert"),
    "solo_drawn": lambda: last_round(1, theirs=22),
    "solo_won_by_achievements": lambda: last_round(11),
    "solo_lost_by_achievements": lambda: last_round(50),
}
