"""The card of Belfort."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from underhall.core.agenda import Frame
from underhall.core.chance import Chance
from underhall.core.game import Game, Option, Raw
from underhall.games.belfort.box.components import (
    Tables,
)
from underhall.games.belfort.box.names import (
    CARDS,
    DWARF,
    ELF,
    GUILDS,
    PROPERTIES,
    WORKERS,
)
from underhall.games.belfort.rules import (
    actions,
    architects,
    building,
    cards,
    collection,
    gathering,
    gnomes,
    placement,
    robbers,
    rounds,
    scoring,
    spies,
    trading,
    virtual,
    wizards,
    workers,
)
from underhall.games.belfort.study.evaluate import evaluate
from underhall.games.belfort.table import position, secrets, setup
from underhall.games.belfort.table.state import Belfort, master_of

FRAMES: tuple[type[Frame[Any]], ...] = (
    *(setup.LayGuilds, setup.DealCards),
    *(setup.KeepCards, setup.OpeningHands, setup.DealCrests, setup.OpenDisplay),
    *(rounds.NextRound, placement.BeginPlacement, placement.NextToPlace),
    *(placement.Place, placement.PlaceWorker),
    *(gathering.MineGroup, gathering.ForestSplit, gathering.QuarrySplit, gathering.RestToGoldMine),
    *(collection.Collection, collection.CampWorker, collection.CampSwap),
    collection.IncomeAndTaxes,
    *(actions.ActionsPhase, actions.TakeTurn, actions.Action, actions.EndTurn),
    *(building.Site, trading.Visit, gnomes.GnomeLock, gnomes.GateSecond, workers.Recruit),
    *(cards.Discard, cards.DiscardToLimit, cards.RefillDisplay, cards.BuyCard),
    *(architects.ArchitectKind, architects.ArchitectSite, architects.ArchitectDiscount),
    *(wizards.WizardKind, wizards.WizardFirst, wizards.WizardSecond, wizards.WizardGateSymbol),
    *(spies.SpyPick, spies.SpyPicks, spies.SpyTake),
    *(robbers.ThiefForm, robbers.ThiefVictim, robbers.ThiefNext),
    *(robbers.BanditForm, robbers.BanditVictim, robbers.BanditGoods, robbers.BanditNext),
    *(virtual.VirtualDwarf, virtual.VirtualDwarfStart, virtual.VirtualTurns, virtual.VirtualTurn),
    *(virtual.VirtualCard, virtual.VirtualSite, virtual.MoveVirtualDwarves),
    scoring.Scoring,
)


class BelfortGame(Game[Belfort]):
    """Elves, dwarves and gnomes build a city of five districts in seven months."""

    id = "belfort"
    seats = (2, 5)
    minutes = (90, 120)
    weight = 3
    revision = 1
    maturity = "complete"
    options = (
        Option("guilds", setup.MODES, "normal"),
        Option("custom_guilds", GUILDS.tokens, "", many=5),
    )
    also_examined = (
        {"guilds": "custom", "custom_guilds": "wizards+spies+bandits+thieves+architects"},
        {"guilds": "custom", "custom_guilds": "librarians+recruiters+merchants+sawyers+masons"},
    )
    decoration = (
        *("name_en", "name_pl", "season_en", "season_pl", "designers", "hex", "effect"),
        *("symbols_read", "outline", "x", "y", "row", "col", "track_space"),
    )
    frames = FRAMES

    def build(self, raw: Raw) -> Tables:
        return Tables(raw)

    def check_options(self, tables: Tables, seats: int, options: Mapping[str, str]) -> None:
        setup.check_options(tables, seats, options)

    def setup(
        self, tables: Tables, seats: int, options: Mapping[str, str], chance: Chance
    ) -> Belfort:
        return setup.setup(tables, seats, options, chance)

    def view(self, s: Belfort, seat: int) -> dict[str, Any]:
        return secrets.view(s, seat)

    def redeal(self, s: Belfort, seat: int, chance: Chance) -> Belfort:
        return secrets.redeal(s, seat, chance)

    def witness(self, seat: int) -> secrets.BelfortWitness:
        return secrets.BelfortWitness()

    def write(self, s: Belfort) -> dict[str, Any]:
        return position.write(s)

    def read(
        self,
        tables: Tables,
        seats: int,
        options: Mapping[str, str],
        data: Mapping[str, Any],
        chance: Chance,
    ) -> Belfort:
        return position.read(tables, seats, options, data, chance)

    def pieces(self, s: Belfort) -> dict[str, list[int]]:
        found = {"gnome": [s.pool, *s.gnomes]}
        for kind, token in enumerate(CARDS.tokens):
            own = [flat[kind::PROPERTIES] for flat in (s.hands, s.built)]
            found[f"card {token}"] = [s.deck[kind], s.discard[kind], s.display.count(kind)]
            found[f"card {token}"] += own[0] + own[1]
        for seat in range(s.seats):
            for race in (ELF, DWARF):
                classes = [s.class_count(seat, sort) for sort in (race, master_of(race))]
                supply = s.supply[seat * 2 + race]
                found[f"{WORKERS.token(race)} of seat {seat}"] = [supply, *classes]
        return found

    def stocks(self, s: Belfort) -> list[int]:
        return s.goods

    def scores(self, s: Belfort) -> list[int]:
        return [s.score(seat) for seat in range(s.seats)]

    def evaluate(self, s: Belfort, seat: int) -> float:
        return evaluate(s, seat)


GAME = BelfortGame()
