"""Games for each way a Mountain King is found, and how their records in ``records`` were made.

    PYTHONPATH=tests python -m endings mountain_king    play and record them all anew

Three are whole games: one played by the greedy bot, two at random. The others are the last round of
a game in which everybody stood alike, played at random, so that ties are close.
"""

from typing import Any

from endings import Endings, Played, well_played, whole_game
from games.mountain_king.mountain import TEAMS, moot_of, mountain, player, two_teams
from helpers import at, play_on

NINE = ("clay_lugger", "mire_digger", "puddle_miser", "peat_knocker", "ochre_smith", "witch_murk")
TEN = ("silt_sifter", "tide_gatherer", "pale_smelter", "marsh_lapidary", "comet_oracle")
ALSO_NINE = ("silt_sifter", "tide_gatherer", "pale_smelter", "dusk_hauler", "comet_oracle")
"""Recruits by the sum of their levels; the last two lack a troll of level 3."""

HELD = "4 stone, 2 hammer, 1 rune, 3 coin"


def last_round(seats: int, seed: int, second: tuple[str, ...]) -> Played:
    """The last round of players who have scored alike; two of them have full moots."""
    full = [moot_of(10, NINE), moot_of(10, (*second, "mogga_deepclaw"))]
    crowned = [player(HELD, honor=60 - token, moot=moot) for token, moot in zip((5, 3), full)]
    players = [*crowned, *[player(HELD, honor=50) for _ in range(seats - 2)]]
    ends = {"round": 13, "last_round": 13, "crowned": [0, 1]}
    return play_on(at({**mountain(*players, seats=seats, **ends), "seed": seed}), seed), {}


def last_round_of_teams(seed: int, second: tuple[str, ...]) -> Played:
    """The same of two teams."""
    moots = {0: moot_of(10, NINE), 1: moot_of(10, (*second, "mogga_deepclaw"))}
    honor: Any = [{"honor": 55}, {"honor": 57}]
    ends: dict[str, Any] = {"round": 13, "last_round": 13, "teams": honor}
    return play_on(at({**two_teams(HELD, HELD, moots=moots, **ends), "seed": seed}), seed), {}


ENDINGS: Endings = {
    "clear_winner": lambda: well_played("mountain_king", 3, 1),
    "clear_winner_of_five": lambda: whole_game("mountain_king", 5, 31),
    "two_players": lambda: whole_game("mountain_king", 2, 27),
    "tie_broken_by_levels": lambda: last_round(3, 4, TEN),
    "tie_broken_by_turn_order": lambda: last_round(3, 4, ALSO_NINE),
    "teams": lambda: whole_game("mountain_king", 4, 11, **TEAMS),
    "teams_tie_broken_by_levels": lambda: last_round_of_teams(8, TEN),
    "teams_tie_broken_by_the_crown": lambda: last_round_of_teams(3, ALSO_NINE),
}
