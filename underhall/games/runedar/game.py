"""The card of The Siege of Runedar."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from underhall.core.agenda import Frame
from underhall.core.chance import Chance
from underhall.core.game import Game, Option, Raw
from underhall.games.runedar.box.components import (
    Tables,
)
from underhall.games.runedar.box.names import (
    CARDS,
    DIFFICULTIES,
    MOST_SEATS,
    RESOURCES,
    RUBBLE,
    SPACES,
)
from underhall.games.runedar.rules import (
    attack,
    cards,
    gathering,
    machines,
    mercenaries,
    moving,
    siege,
    tunnel,
    turn,
    upgrades,
    windows,
    wounds,
)
from underhall.games.runedar.rules.scoring import points
from underhall.games.runedar.study.evaluate import evaluate
from underhall.games.runedar.table import position, secrets, setup
from underhall.games.runedar.table.state import Runedar

FRAMES: tuple[type[Frame[Any]], ...] = (
    *(setup.SetupDwarf, setup.OpenBoard, setup.DealHands, setup.FirstPlayer),
    *(turn.TakeTurn, turn.CardsStep, turn.RefillStep, turn.EndTurn),
    *(machines.MachinesStep, machines.MachineOrder, machines.ActivateMachine),
    *(machines.FireCatapult, machines.BringTroll, machines.MachineSymbol),
    *(siege.OrcsStep, siege.RevealCard, siege.SiegeCard, siege.Arrow),
    *(windows.Interrupt, upgrades.TakeRemove, mercenaries.HireTarget),
    *(cards.Play, cards.FollowUp, moving.MoveTo, moving.FreeMoveTo),
    *(gathering.PlaceResource, attack.RangedTarget, attack.JoinCard),
    *(wounds.Roll, wounds.Wounds, wounds.AllotWound, tunnel.DigGoblin, upgrades.Refill),
)


class RunedarGame(Game[Runedar]):
    """Dwarves hold a besieged fortress and dig their way out with the gold."""

    id = "runedar"
    seats = (1, MOST_SEATS)
    minutes = (60, 90)
    weight = 2
    revision = 1
    maturity = "complete"
    options = (
        Option("difficulty", DIFFICULTIES.tokens, "normal"),
        Option("open_hands", ("no", "yes"), "no"),
    )
    decoration = (
        *("name_en", "name_pl", "piece_name_pl", "columns_en", "columns_pl", "meaning", "effect"),
        *("x", "y", "level", "age_min", "minutes_min", "minutes_max"),
    )
    frames = FRAMES

    def build(self, raw: Raw) -> Tables:
        return Tables(raw)

    def setup(
        self, tables: Tables, seats: int, options: Mapping[str, str], chance: Chance
    ) -> Runedar:
        return setup.setup(tables, seats, options, chance)

    def view(self, s: Runedar, seat: int) -> dict[str, Any]:
        return secrets.view(s, seat)

    def redeal(self, s: Runedar, seat: int, chance: Chance) -> Runedar:
        return secrets.redeal(s, seat, chance)

    def witness(self, seat: int) -> secrets.RunedarWitness:
        return secrets.RunedarWitness()

    def write(self, s: Runedar) -> dict[str, Any]:
        return position.write(s)

    def read(
        self,
        tables: Tables,
        seats: int,
        options: Mapping[str, str],
        data: Mapping[str, Any],
        chance: Chance,
    ) -> Runedar:
        return position.read(tables, seats, options, data, chance)

    def pieces(self, s: Runedar) -> dict[str, list[int]]:
        found = {"orc": [s.reserve, *s.orcs]}
        kinds = s.tables.goblin_kind
        beside = [s.work[at] for at in s.goblins() if kinds[s.token(at)] == RUBBLE]
        found["rubble"] = [s.rubble, s.supply, *beside]
        for resource, token in enumerate(RESOURCES.tokens):
            laid = [s.laid(space)[resource] for space in range(SPACES)]
            found[token] = [s.stock[resource], *laid, *s.gifts[resource::3]]
        for kind, token in enumerate(CARDS.tokens):
            owned = s.cards.count(kind)
            found[f"card {token}"] = [s.deck[kind], s.removed[kind], s.board.count(kind), owned]
        return found

    def stocks(self, s: Runedar) -> list[int]:
        return [s.gold, *s.missing, *s.work]

    def scores(self, s: Runedar) -> list[int]:
        return [sum(points(s))] * s.seats

    def evaluate(self, s: Runedar, seat: int) -> float:
        return evaluate(s, seat)


GAME = RunedarGame()
