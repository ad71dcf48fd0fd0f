"""The card of Dwergar."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from underhall.core.agenda import Frame
from underhall.core.chance import Chance
from underhall.core.game import Game, Option, Raw
from underhall.games.dwergar.box.components import Tables
from underhall.games.dwergar.box.names import (
    DECKS,
    FOREMAN,
    MOST_SEATS,
    PAWN_KINDS,
    PAWNS,
    PROJECTS,
    SPECIALIST_COUNT,
)
from underhall.games.dwergar.rules import (
    action,
    developing,
    ending,
    heat,
    lift,
    rounds,
    scoring,
    turn,
)
from underhall.games.dwergar.study.evaluate import evaluate
from underhall.games.dwergar.table import position, secrets, setup
from underhall.games.dwergar.table.state import NOBODY, Dwergar

FRAMES: tuple[type[Frame[Any]], ...] = (
    *(setup.FirstPlayer, setup.ChooseColours, setup.SetupColour, setup.ChooseDecks),
    *(setup.DealWorkers, setup.StartGoods),
    *(rounds.NextRound, rounds.EndRound),
    *(turn.TakeTurn, turn.NextAction, turn.TurnMenu, turn.TurnEnd, turn.EndTurn),
    *(action.ActionMenu, heat.PayHeat, lift.RaiseLift),
    *(developing.OnDevelop, developing.BurnHeat),
    *(ending.WesternQuarter, ending.WesternActions, ending.GoldenTerraces, ending.GoldenGift),
    *(ending.GoldenChoice, ending.GoldenAction, scoring.FinalScoring),
)


class DwergarGame(Game[Dwergar]):
    """Clans mine, smelt and build in a kingdom under the mountain, and share one lift."""

    id = "dwergar"
    seats = (2, MOST_SEATS)
    minutes = (60, 120)
    weight = 3
    revision = 1
    maturity = "complete"
    options = (
        Option("length", setup.LENGTHS, "normal"),
        Option("decks", setup.DECK_MODES, "first_game"),
        Option("custom_decks", DECKS.tokens, "", many=MOST_SEATS, fewest=2),
        Option("start", setup.STARTS, "first_seat"),
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
    frames = FRAMES

    def build(self, raw: Raw) -> Tables:
        return Tables(raw)

    def check_options(self, tables: Tables, seats: int, options: Mapping[str, str]) -> None:
        setup.check_options(tables, seats, options)

    def setup(
        self, tables: Tables, seats: int, options: Mapping[str, str], chance: Chance
    ) -> Dwergar:
        return setup.setup(tables, seats, options, chance)

    def view(self, s: Dwergar, seat: int) -> dict[str, Any]:
        return secrets.view(s, seat)

    def redeal(self, s: Dwergar, seat: int, chance: Chance) -> Dwergar:
        return secrets.redeal(s, seat, chance)

    def witness(self, seat: int) -> secrets.DwergarWitness:
        return secrets.DwergarWitness()

    def write(self, s: Dwergar) -> dict[str, Any]:
        return position.write(s)

    def read(
        self,
        tables: Tables,
        seats: int,
        options: Mapping[str, str],
        data: Mapping[str, Any],
        chance: Chance,
    ) -> Dwergar:
        return position.read(tables, seats, options, data, chance)

    def pieces(self, s: Dwergar) -> dict[str, list[int]]:
        found: dict[str, list[int]] = {}
        for pawn in range(SPECIALIST_COUNT):
            pools = s.pools[pawn::PAWN_KINDS]
            found[PAWNS.token(pawn)] = [s.removed[pawn], s.spaces.count(pawn), *pools]
        for seat in range(s.seats):
            home = s.pools[seat * PAWN_KINDS + FOREMAN]
            rides = int(s.riders[seat] != NOBODY)
            found[f"foreman of seat {seat}"] = [home, rides, s.spaces.count(FOREMAN + seat)]
            tokens = [s.lit[seat], s.unlit[seat], s.reserve[seat], s.sites.count(seat)]
            found[f"furnace of seat {seat}"] = tokens
        for card, token in enumerate(PROJECTS.tokens):
            places = [s.deck, s.discarded, *s.owned]
            found[f"project {token}"] = [
                s.track.count(card),
                *(bits >> card & 1 for bits in places),
            ]
        return found

    def stocks(self, s: Dwergar) -> list[int]:
        return [*s.goods, *s.heat, *s.carts, s.actions, s.extra]

    def scores(self, s: Dwergar) -> list[int]:
        return [s.score(seat) for seat in range(s.seats)]

    def evaluate(self, s: Dwergar, seat: int) -> float:
        return evaluate(s, seat)


GAME = DwergarGame()
