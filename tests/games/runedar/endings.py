"""Games for each way The Siege of Runedar can end, and how their records in ``records`` were made.

    PYTHONPATH=tests python -m endings runedar    play and record them all anew

All are whole games, played by the greedy bot. Where its judgement has changed, another seed may be
needed for the same end. A name begins with the end.
"""

from endings import Endings, well_played

EASY, NORMAL = {"difficulty": "easy"}, {"difficulty": "normal"}
ENDINGS: Endings = {
    "victory": lambda: well_played("runedar", 1, 8, **EASY),
    "victory_of_three": lambda: well_played("runedar", 3, 6, **NORMAL),
    "last_siege_card": lambda: well_played("runedar", 3, 5, **NORMAL),
    "last_catapult_card": lambda: well_played("runedar", 2, 2, **EASY),
    "last_troll_token": lambda: well_played("runedar", 1, 3, **EASY),
    "last_orc_figure": lambda: well_played("runedar", 3, 23, **NORMAL),
    "last_gold": lambda: well_played("runedar", 4, 7, **NORMAL),
}
