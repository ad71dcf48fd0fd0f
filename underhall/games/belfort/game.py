"""The card of Belfort."""

from __future__ import annotations

from underhall.core.game import Game, Option
from underhall.games.belfort.box.names import GUILDS, MOST_SEATS
from underhall.games.belfort.table.state import Belfort


class BelfortGame(Game[Belfort]):
    """Elves, dwarves and gnomes build a city of five districts in seven months."""

    id = "belfort"
    seats = (2, MOST_SEATS)
    minutes = (90, 120)
    weight = 3
    revision = 1
    maturity = "complete"
    little_luck = True
    options = (
        Option("guilds", ("beginner", "normal", "advanced", "custom"), "normal"),
        Option("custom_guilds", GUILDS.tokens, "", many=5, goes_with="guilds=custom"),
    )
    also_examined = (
        {"guilds": "custom", "custom_guilds": "wizards+spies+bandits+thieves+architects"},
        {"guilds": "custom", "custom_guilds": "librarians+recruiters+merchants+sawyers+masons"},
    )
    decoration = (
        *("name_en", "name_pl", "season_en", "season_pl", "designers", "hex", "effect"),
        *("symbols_read", "outline", "x", "y", "row", "col", "track_space"),
    )


GAME = BelfortGame()
