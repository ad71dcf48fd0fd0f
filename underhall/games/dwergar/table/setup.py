"""Setup (3): starting player, colours, decks, workers, first resources."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar

from underhall.core.agenda import Decision, Effect, Frame
from underhall.core.chance import Chance
from underhall.core.errors import BadOption
from underhall.core.names import Names
from underhall.core.phrase import Refusal, SeatName
from underhall.games.dwergar.box.components import Tables
from underhall.games.dwergar.box.names import (
    COLOURS,
    DECKS,
    SEATS,
    SPECIALIST_COUNT,
    SPECIALISTS,
)
from underhall.games.dwergar.rules import events
from underhall.games.dwergar.rules.phrases import deck_rule
from underhall.games.dwergar.rules.rounds import NextRound
from underhall.games.dwergar.rules.track import refill_track
from underhall.games.dwergar.table.layout import LAYOUT
from underhall.games.dwergar.table.state import NOBODY, Dwergar
from underhall.kit.piles import draw


def check_options(tables: Tables, seats: int, options: Mapping[str, str]) -> None:
    """DWE-3.3. In custom mode as many decks are named as there are players."""
    mode, named = options["decks"], options["custom_decks"]
    if mode != "custom":
        if named:
            raise BadOption("option custom_decks goes with decks=custom only")
        return
    if len(named.split("+")) != seats or not named:
        raise BadOption(
            f"option custom_decks: {seats} players need {seats} decks, joined with + (DWE-3.3)"
        )


def setup(tables: Tables, seats: int, options: Mapping[str, str], chance: Chance) -> Dwergar:
    """DWE-3.1 to 3.13. The steps of setup; decks come before colours, which change nothing."""
    s = lay_out(tables, seats, options, chance)
    lot: list[Frame[Any]] = [FirstPlayer()] if options["start"] == "random" else []
    s.then(*lot, ChooseDecks(), ChooseColours(), DealWorkers(), StartGoods(), NextRound())
    return s


def lay_out(tables: Tables, seats: int, options: Mapping[str, str], chance: Chance) -> Dwergar:
    """DWE-3.7, 3.8. What needs neither players nor chance."""
    rounds = tables.event_count[options["length"]] + 1
    s = Dwergar(tables, seats, chosen_decks(tables, seats, options), rounds, chance)
    LAYOUT.lay_out(s)
    return s


def chosen_decks(tables: Tables, seats: int, options: Mapping[str, str]) -> list[int]:
    """DWE-3.3. The decks in play; none yet where chance will choose them."""
    if options["decks"] == "custom":
        return sorted([DECKS.code(id) for id in options["custom_decks"].split("+")])
    return [] if options["decks"] == "random" else sorted(tables.first_decks[seats])


class SetupStep(Effect[Dwergar]):
    """What happens before the first round only."""

    def misfit(self, s: Dwergar) -> str:
        return "the setup is over (DWE-3.12)" if s.round else ""


class FirstPlayer(SetupStep):
    """DWE-3.1. A starting player drawn by lot."""

    name = "first_player"

    def run(self, s: Dwergar) -> None:
        s.first = s.pick(SEATS, list(range(s.seats)))
        s.say(events.FIRST_PLAYER, s.first)


class ChooseColours(Effect[Dwergar]):
    """DWE-3.2. In seat order each player picks a colour."""

    name = "choose_colours"

    def run(self, s: Dwergar) -> None:
        s.then(*[SetupColour(seat) for seat in s.order()])


class SetupColour(Decision[Dwergar]):
    """DWE-3.2. Pick a colour that nobody has."""

    name = "setup_colour"
    starts_action = True
    names: ClassVar[Names | None] = COLOURS

    def misfit(self, s: Dwergar) -> str:
        return "" if s.colours[self.seat] == NOBODY else "this seat has its colour (DWE-3.2)"

    def candidates(self, s: Dwergar) -> list[int]:
        return list(range(len(COLOURS)))

    def refusal(self, s: Dwergar, code: int) -> Refusal | None:
        if code in s.colours:
            return Refusal("DWE-3.2", "colour-taken", who=SeatName(s.colours.index(code)))
        return None

    def targets(self, s: Dwergar, code: int) -> list[str]:
        return ["colour:" + COLOURS.token(code)]

    def choose(self, s: Dwergar, code: int) -> None:
        s.colours[self.seat] = code
        s.say(events.COLOUR_CHOSEN, self.seat, code)


class ChooseDecks(SetupStep):
    """DWE-3.3 to 3.5. Decks by lot where none were named; then the track is laid."""

    name = "choose_decks"

    def run(self, s: Dwergar) -> None:
        if not s.decks:
            left = list(range(len(DECKS)))
            while len(left) > len(DECKS) - s.seats:
                left.remove(s.pick(DECKS, left))
            s.decks = [deck for deck in range(len(DECKS)) if deck not in left]
            s.deck = s.all_cards()
        for deck in s.decks:
            s.say(events.DECK_CHOSEN, deck, deck_rule(s.tables, deck))
        refill_track(s)


class DealWorkers(SetupStep):
    """DWE-3.9, 3.10. Some workers leave the game, each player gets one, the rest go to spaces."""

    name = "deal_workers"

    def misfit(self, s: Dwergar) -> str:
        dealt = s.removed != s.tables.workers
        return "workers have been dealt already (DWE-3.9)" if dealt else super().misfit(s)

    def run(self, s: Dwergar) -> None:
        left = s.removed
        s.removed = [0] * SPECIALIST_COUNT
        for _ in range(s.tables.workers_removed):
            s.removed[draw(s, SPECIALISTS, left)] += 1
        for pawn, n in enumerate(s.removed):
            s.say(events.WORKERS_REMOVED, pawn, n)
        for seat in s.order():
            pawn = draw(s, SPECIALISTS, left)
            s.come_home(seat, pawn)
            s.say(events.WORKER_DEALT, seat, pawn)
        for space in s.tables.fill_order[: sum(left)]:
            s.spaces[space] = draw(s, SPECIALISTS, left)
            s.say(events.WORKER_PLACED, s.spaces[space], space)


class StartGoods(SetupStep):
    """DWE-3.11. First resources, in hand and in carts, by seat from the starting player on."""

    name = "start_goods"

    def run(self, s: Dwergar) -> None:
        t = s.tables
        for place, seat in enumerate(s.order()):
            hand, load, level = t.start_hand[place], t.start_cart[place], t.start_level[place]
            s.take(seat, hand)
            s.load(level, seat, load)
            goods, carted = events.amounts_of(hand), events.amounts_of(load)
            s.say(events.START_GOODS, seat, goods, carted, level)
