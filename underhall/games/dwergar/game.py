"""The card of Dwergar."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from underhall.core.game import Game, Option
from underhall.games.dwergar.box.names import DECKS, MOST_SEATS
from underhall.games.dwergar.table.state import Dwergar


class DwergarGame(Game[Dwergar]):
    """Clans mine, smelt and build in a kingdom under the mountain, and share one lift."""

    id = "dwergar"
    seats = (2, MOST_SEATS)
    minutes = (60, 120)
    weight = 3
    revision = 2
    maturity = "complete"
    thinking: ClassVar[Mapping[str, int]] = {"master": 64_000}
    options = (
        Option("length", ("normal", "short"), "normal"),
        Option("decks", ("first_game", "random", "custom"), "first_game"),
        Option("custom_decks", DECKS.tokens, "", MOST_SEATS, 2, goes_with="decks=custom"),
        Option("start", ("first_seat", "random"), "first_seat"),
    )
    also_examined = (
        {"decks": "custom", "custom_decks": "old_shaft+eastern_quarter"},
        {"decks": "custom", "custom_decks": "new_shaft+old_shaft+eastern_quarter"},
        {
            "decks": "custom",
            "custom_decks": "western_quarter+golden_terraces+old_shaft+eastern_quarter",
        },
    )
    decoration = (
        *("name_en", "name_pl", "name_de", "designer", "artist", "publisher", "year"),
        *("x", "y", "colour", "seal_colour", "age_min", "minutes_min", "minutes_max"),
        *("stone_piece", "iron_piece", "gold_piece", "crystal_piece", "chest_token", "deck_token"),
        *("player_aid", "white_marks", "heat_track", "confidence", "vp_confidence"),
        *("cost_confidence", "dev_cost_confidence", "yield_confidence", "extra_yield_confidence"),
    )


GAME = DwergarGame()
