"""The card of In the Hall of the Mountain King."""

from __future__ import annotations

from underhall.core.game import Game, Option
from underhall.games.mountain_king.table.setup import TILES, ChosenWorkshops
from underhall.games.mountain_king.table.state import MountainKing


class MountainKingGame(Game[MountainKing]):
    """Troll leaders dig their way home and drag statues to the heart of the mountain."""

    id = "mountain_king"
    seats = (2, 5)
    minutes = (75, 90)
    revision = 1
    maturity = "complete"
    weight = 4
    options = (
        Option("side", ("usual", "winter"), "usual"),
        Option("teams", ("no", "yes"), "no"),
        Option("start", ("random", "first"), "random"),
        Option("workshops", ("random", "no_duplicates", "chosen"), "random"),
        ChosenWorkshops("chosen_workshops", TILES, "", 11, 1, goes_with="workshops=chosen"),
    )
    also_examined = (
        {
            "workshops": "chosen",
            "chosen_workshops": "smelter+smelter_2+mint+toolmaker+rune_carver",
        },
        {
            "workshops": "chosen",
            "chosen_workshops": (
                "smelter+smelter_2+mint+mint_2+toolmaker+rune_carver+jeweller+jeweller_2+grindery"
            ),
            "teams": "yes",
        },
    )
    decoration = (
        *("name_en", "name_pl", "title_en", "title_pl", "designers", "year", "provenance_name"),
        *("provenance_effect", "provenance_values", "track_spaces", "legend_zones"),
        *("legend_features", "slug", "clan"),
    )


GAME = MountainKingGame()
