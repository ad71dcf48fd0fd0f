"""Games for each way Dwergar can end, and how their records in ``records`` were made.

    PYTHONPATH=tests python -m endings dwergar    play and record them all anew

All moves are random: some games from the beginning, the others from the last round of halls where
all clans are alike, so that ties and bonuses are close.
"""

from typing import Any

from endings import Endings, Played, whole_game
from games.dwergar.halls import clan, halls
from helpers import at, play_on

OLD = ["new_shaft", "old_shaft"]
"""Decks without a bonus at the end."""
EAST = ["golden_terraces", "eastern_quarter"]
THREE = ["western_quarter", "golden_terraces", "new_shaft"]
WESTERN = [["armoury"], ["north_wall"], ["clan_lift"]]
GOLDEN = [["great_statue"], ["goldsmiths"], ["main_bolt"]]
FINAL = [["armoury"], ["chasm_barricade"], ["hall_of_eldest_beard"]]


def last_round(
    seats: int, seed: int, realized: list[list[str]] | None = None, **table: Any
) -> Played:
    """The last round of clans that are alike but for the projects they own."""
    cards = realized or [[] for _ in range(seats)]
    state = table.pop("state", "realized")
    own = {"score": 30, "heat": 2, "pool": {"engineer": 1}, "carts": {"closed": "1/1/0/0"}}
    clans = [clan("2/2/2/2", **own, **{state: cards[seat]}) for seat in range(seats)]
    spaces = {"gearbox": "ironworker", "forge": "blacksmith", "mine_1": "ironworker"}
    position = {**halls(*clans, actions=None, round=10, spaces=spaces, **table), "seed": seed}
    return play_on(at(position), seed), {}


ENDINGS: Endings = {
    "clear_winner": lambda: whole_game("dwergar", 3, 208),
    "clear_winner_of_four": lambda: whole_game("dwergar", 4, 0, decks="random", start="random"),
    "short_game": lambda: whole_game("dwergar", 2, 1, length="short"),
    "no_bonus": lambda: last_round(2, 0, decks=OLD),
    "western_actions_decide": lambda: last_round(2, 125, [["armoury"], ["goldsmiths"]]),
    "western_tie": lambda: last_round(3, 1, WESTERN, decks=THREE),
    "golden_gift_decides": lambda: last_round(2, 0, [[], ["goldsmiths", "great_statue"]]),
    "golden_tie_and_a_gift_declined": lambda: last_round(3, 2, GOLDEN, decks=THREE),
    "golden_gift_of_an_action": lambda: last_round(
        2, 6, [["rune_hall", "goldsmiths"], ["main_bolt"]], decks=EAST
    ),
    "cards_decide": lambda: last_round(3, 5, FINAL, state="developed", decks=THREE),
    "tie_broken_by_crystal": lambda: last_round(2, 4, decks=OLD),
    "tie_broken_by_gold": lambda: last_round(2, 1, decks=OLD),
    "tie_broken_by_iron": lambda: last_round(2, 2, decks=OLD),
    "tie_broken_by_stone": lambda: last_round(2, 73, decks=OLD),
    "shared_win": lambda: last_round(2, 41, decks=OLD),
    "shared_by_two_of_three_tied": lambda: last_round(3, 2, decks=[*OLD, "eastern_quarter"]),
    "shared_by_all_three": lambda: last_round(3, 33, decks=[*OLD, "eastern_quarter"]),
}
