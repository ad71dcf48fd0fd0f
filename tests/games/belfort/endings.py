"""Games for each way Belfort can end, and how their records in ``records`` were made.

    PYTHONPATH=tests python -m endings belfort    play and record them all anew

All moves are random: two games from the beginning, the others from the last round of a city where
everybody is alike, so that ties are close.
"""

from endings import Endings, Played, whole_game
from helpers import at, play_on

CARDS = [
    ["bank", "inn", "market"],
    ["pub", "tower", "bank"],
    ["library", "gardens", "inn"],
    ["market", "blacksmith", "pub"],
    ["tower", "library", "gardens"],
]


def last_round(seats: int, seed: int) -> Played:
    """The last round of a game in which all have built alike."""
    players = [{"score": 20, "built": CARDS[seat]} for seat in range(seats)]
    places = [(seat, step, card) for seat in range(seats) for step, card in enumerate(CARDS[seat])]
    markers = {f"d{(seat + step) % 5 + 1}_{card}": seat for seat, step, card in places}
    table = {"round": 7, "players": players, "markers": markers}
    position = {"game": "belfort", "seats": seats, "seed": seed, "table": table}
    return play_on(at(position), seed), {}


ENDINGS: Endings = {
    "clear_winner": lambda: whole_game("belfort", 3, 10),
    "clear_winner_of_five": lambda: last_round(5, 276),
    "tie_broken_by_resources": lambda: last_round(3, 437),
    "tie_broken_by_metal": lambda: last_round(4, 510),
    "shared_win": lambda: last_round(3, 162),
    "shared_by_three_of_four_tied": lambda: last_round(4, 233),
    "two_players": lambda: whole_game("belfort", 2, 11),
    "two_players_tie_broken": lambda: last_round(2, 231),
    "two_players_share": lambda: last_round(2, 374),
}
