"""Pebbles: a toy game that uses everything the core offers; the tests break it in many ways.

Everybody holds pebbles in secret. First all wager on a colour at once. Then, turn by turn, a seat
places a pebble on a free cell (others may knock it off again), draws one, boasts of one or passes.
A placed pebble is worth a point, one of the wagered colour two.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar

from underhall.core.agenda import CONTINUE, Decision, Effect, Frame, State, Window
from underhall.core.chance import Chance
from underhall.core.data import Raw
from underhall.core.events import Event, EventKind
from underhall.core.game import Edition, Game, Option, Witness
from underhall.core.names import NUMBER, SEAT, Codec, Names
from underhall.core.phrase import Phrase, Refusal
from underhall.core.position import check_keys
from underhall.core.result import Result, ranked
from underhall.core.together import OPEN, Together
from underhall.kit.components import whole
from underhall.kit.piles import deal_unseen, draw
from underhall.kit.reading import read_counts, read_list, read_whole, take_from

COLOURS = Names("colour", ["red", "blue", "green"])
ACTIONS = Names("action", ["place", "draw", "boast", "pass"])
CELLS = Names("cell", ["north", "east", "south", "west"])
RED, BLUE, GREEN = range(3)
PLACE, DRAW, BOAST, PASS = range(4)
FREE = -1
KNOCK = 1
WIDTH = len(COLOURS)

WAGERED = EventKind("wagered", "PEB-1.2", who=SEAT, colour=COLOURS)
DRAWN = EventKind("drawn", "PEB-2.2", who=SEAT, colour=COLOURS)
SOMETHING_DRAWN = EventKind("something-drawn", "PEB-2.2", who=SEAT)
PLACED = EventKind("placed", "PEB-2.1", who=SEAT, colour=COLOURS, cell=CELLS)
KNOCKED_OFF = EventKind("knocked-off", "PEB-2.4", who=SEAT, victim=SEAT, colour=COLOURS)
BOASTED = EventKind("boasted", "PEB-2.3", who=SEAT, colour=COLOURS)

RAW: dict[str, Any] = {"bag": {"each": 5}, "hand": {"size": 3}}


class Tables:
    def __init__(self, raw: Raw, frames: tuple[type[Frame[Any]], ...]) -> None:
        self.each = whole(raw, "bag.each", 3)
        self.hand = whole(raw, "hand.size", 1)
        self.frames: dict[str, Any] = {frame.name: frame for frame in frames}


class Pebbles(State):
    def __init__(self, tables: Tables, seats: int, rounds: int, chance: Chance) -> None:
        super().__init__(seats, chance)
        self.tables = tables
        self.rounds = rounds
        self.bag = [tables.each] * WIDTH
        self.hands = [0] * (WIDTH * seats)
        self.known = [0] * (WIDTH * seats)
        self.owner = [FREE] * len(CELLS)
        self.colour = [FREE] * len(CELLS)
        self.knocks = [1] * seats
        self.wagers = [FREE] * seats

    def copy(self) -> Pebbles:
        twin = type(self)(self.tables, self.seats, self.rounds, self.chance.copy())
        twin.take_over(self)
        twin.bag = self.bag.copy()
        twin.hands = self.hands.copy()
        twin.known = self.known.copy()
        twin.owner = self.owner.copy()
        twin.colour = self.colour.copy()
        twin.knocks = self.knocks.copy()
        twin.wagers = self.wagers.copy()
        return twin

    def make(self, name: str, *args: Any) -> Frame[Any]:
        """The frame of this name, as the game (perhaps a broken one) knows it."""
        frame: Frame[Any] = self.tables.frames[name](*args)
        return frame

    def held(self, seat: int) -> int:
        return sum(self.hands[seat * WIDTH : (seat + 1) * WIDTH])

    def draw_pebble(self, seat: int) -> None:
        colour = draw(self, COLOURS, self.bag)
        self.hands[seat * WIDTH + colour] += 1
        self.tell(seat, DRAWN, seat, colour)
        self.say(SOMETHING_DRAWN, seat)


class Deal(Effect[Pebbles]):
    name = "deal"

    def run(self, s: Pebbles) -> None:
        for seat in range(s.seats):
            while s.held(seat) < s.tables.hand:
                s.draw_pebble(seat)


class Wager(Decision[Pebbles]):
    """PEB-1.2. Bet on a colour that you hold."""

    name = "wager"
    names: ClassVar[Names | None] = COLOURS

    def candidates(self, s: Pebbles) -> list[int]:
        return [RED, BLUE, GREEN]

    def refusal(self, s: Pebbles, code: int) -> Refusal | None:
        if s.hands[self.seat * WIDTH + code] == 0:
            return Refusal("PEB-1.2", "colour-not-held")
        return None

    def choose(self, s: Pebbles, code: int) -> None:
        s.wagers[self.seat] = code
        s.say(WAGERED, self.seat, code)


class Wagers(Together[Pebbles]):
    name = "wagers"

    def ask(self, s: Pebbles, seat: int) -> Wager:
        decision = s.make("wager", seat)
        assert isinstance(decision, Wager)
        return decision

    def answered(self, answers: tuple[int, ...]) -> Wagers:
        return Wagers(answers)


class NextTurn(Effect[Pebbles]):
    name = "next_turn"
    fields: ClassVar[Mapping[str, Codec]] = {"number": NUMBER}

    def __init__(self, number: int) -> None:
        self.number = number

    def run(self, s: Pebbles) -> None:
        if self.number == s.rounds * s.seats:
            rows = points(s)
            scores = [sum(row) for row in rows]
            ranks = ranked([(score,) for score in scores])
            s.result = Result(tuple(scores), ranks, ("cells", "wager"), tuple(rows))
            return
        seat = self.number % s.seats
        s.begin_turn(seat)
        s.then(s.make("act", seat), s.make("next_turn", self.number + 1))


class Act(Decision[Pebbles]):
    """PEB-2. What to do with a turn."""

    name = "act"
    names: ClassVar[Names | None] = ACTIONS
    starts_action = True

    def candidates(self, s: Pebbles) -> list[int]:
        return [PLACE, DRAW, BOAST, PASS]

    def refusal(self, s: Pebbles, code: int) -> Refusal | None:
        if code == PLACE and s.held(self.seat) == 0:
            return Refusal("PEB-2.1", "nothing-held")
        if code == PLACE and FREE not in s.owner:
            return Refusal("PEB-2.1", "no-free-cell")
        if code == DRAW and sum(s.bag) == 0:
            return Refusal("PEB-2.2", "bag-empty")
        if code == BOAST and not BoastColour(self.seat).options(s):
            return Refusal("PEB-2.3", "nothing-unknown")
        return None

    def choose(self, s: Pebbles, code: int) -> None:
        if code == PLACE:
            s.then(s.make("place_colour", self.seat))
        elif code == BOAST:
            s.then(s.make("boast_colour", self.seat))
        elif code == DRAW:
            s.draw_pebble(self.seat)


class PlaceColour(Wager):
    """PEB-2.1. Which pebble."""

    name = "place_colour"

    def choose(self, s: Pebbles, code: int) -> None:
        s.then(s.make("place_cell", self.seat, code))


class PlaceCell(Decision[Pebbles]):
    """PEB-2.1. Where to; the others may knock it off."""

    name = "place_cell"
    fields: ClassVar[Mapping[str, Codec]] = {"colour": COLOURS}
    names: ClassVar[Names | None] = CELLS

    def __init__(self, seat: int, colour: int) -> None:
        super().__init__(seat)
        self.colour = colour

    def candidates(self, s: Pebbles) -> list[int]:
        return list(range(len(CELLS)))

    def refusal(self, s: Pebbles, code: int) -> Refusal | None:
        return None if s.owner[code] == FREE else Refusal("PEB-2.1", "cell-taken")

    def choose(self, s: Pebbles, code: int) -> None:
        at = self.seat * WIDTH + self.colour
        s.hands[at] -= 1
        s.known[at] = max(0, s.known[at] - 1)
        s.owner[code] = self.seat
        s.colour[code] = self.colour
        s.say(PLACED, self.seat, self.colour, code)
        others = [(self.seat + step) % s.seats for step in range(1, s.seats)]
        s.then(*[s.make("knock", seat, code) for seat in others])


class BoastColour(Decision[Pebbles]):
    """PEB-2.3. Show one of your pebbles; all know it from now on."""

    name = "boast_colour"
    names: ClassVar[Names | None] = COLOURS

    def candidates(self, s: Pebbles) -> list[int]:
        return [RED, BLUE, GREEN]

    def refusal(self, s: Pebbles, code: int) -> Refusal | None:
        at = self.seat * WIDTH + code
        return None if s.hands[at] > s.known[at] else Refusal("PEB-2.3", "nothing-unknown")

    def choose(self, s: Pebbles, code: int) -> None:
        s.known[self.seat * WIDTH + code] += 1
        s.reveal()
        s.say(BOASTED, self.seat, code)


class Knock(Window[Pebbles]):
    """PEB-2.4. Send the pebble back into the hand it came from, once a game."""

    name = "knock"
    fields: ClassVar[Mapping[str, Codec]] = {"cell": CELLS}

    def __init__(self, seat: int, cell: int) -> None:
        super().__init__(seat)
        self.cell = cell

    def candidates(self, s: Pebbles) -> list[int]:
        return [CONTINUE, KNOCK]

    def refusal(self, s: Pebbles, code: int) -> Refusal | None:
        if code == KNOCK and (s.knocks[self.seat] == 0 or s.owner[self.cell] == FREE):
            return Refusal("PEB-2.4", "cannot-knock")
        return None

    def choose(self, s: Pebbles, code: int) -> None:
        if code == KNOCK:
            victim, colour = s.owner[self.cell], s.colour[self.cell]
            s.knocks[self.seat] -= 1
            s.owner[self.cell] = s.colour[self.cell] = FREE
            s.hands[victim * WIDTH + colour] += 1
            s.known[victim * WIDTH + colour] += 1
            s.say(KNOCKED_OFF, self.seat, victim, colour)

    def token(self, s: Pebbles, code: int) -> str:
        return "knock" if code == KNOCK else "continue"

    def label(self, s: Pebbles, code: int) -> Phrase:
        return Phrase("do-" + self.token(s, code))


def points(s: Pebbles) -> list[tuple[int, int]]:
    """PEB-3. A point for every pebble placed, another if it has the wagered colour."""
    rows = []
    for seat in range(s.seats):
        placed = [s.colour[cell] for cell, owner in enumerate(s.owner) if owner == seat]
        rows.append((len(placed), placed.count(s.wagers[seat])))
    return rows


class PebblesWitness(Witness):
    """Remembers the pebbles that somebody must still hold."""

    def __init__(self) -> None:
        self.held: dict[tuple[Any, Any], int] = {}

    def see(self, event: Event) -> None:
        change = {"drawn": 1, "placed": -1, "knocked-off": 1}.get(event.name, 0)
        if change:
            key = event.touched[-1], event.value("colour")
            self.held[key] = max(0, self.held.get(key, 0) + change)

    def objection(self, s: State) -> str | None:
        assert isinstance(s, Pebbles)
        for (who, colour), least in self.held.items():
            if s.hands[who * WIDTH + colour] < least:
                return f"seat {who} must hold {least} of {COLOURS.token(colour)}"
        return None


FRAMES: tuple[type[Frame[Any]], ...] = (
    Deal,
    Wager,
    Wagers,
    NextTurn,
    Act,
    PlaceColour,
    PlaceCell,
    BoastColour,
    Knock,
)


def swapped(*others: type[Frame[Any]]) -> tuple[type[Frame[Any]], ...]:
    """The frames of the game, with others in the place of those of the same name."""
    by_name = {frame.name: frame for frame in (*FRAMES, *others)}
    return tuple(by_name.values())


PLAYER_KEYS = ("hand", "known", "knocks", "wager")


class PebblesGame(Game[Pebbles]):
    id = "pebbles"
    seats = (2, 3)
    minutes = (1, 2)
    revision = 1
    maturity = "example"
    options: ClassVar[tuple[Option, ...]] = (Option("rounds", ("1", "3", "5"), "3"),)
    frames: ClassVar[tuple[type[Frame[Any]], ...]] = FRAMES
    state: type[Pebbles] = Pebbles

    def build(self, raw: Raw) -> Tables:
        return Tables(raw, self.frames)

    def setup(
        self, tables: Tables, seats: int, options: Mapping[str, str], chance: Chance
    ) -> Pebbles:
        s = self.state(tables, seats, int(options["rounds"]), chance)
        s.then(Deal(), Wagers(tuple([OPEN] * seats)), s.make("next_turn", 0))
        return s

    def view(self, s: Pebbles, seat: int) -> dict[str, Any]:
        return {
            "bag": sum(s.bag),
            "board": board(s),
            "players": [self.player_view(s, who, who == seat) for who in range(s.seats)],
        }

    def player_view(self, s: Pebbles, who: int, own: bool) -> dict[str, Any]:
        return {
            "held": s.held(who),
            "pebbles": counted(s.hands if own else s.known, who),
            "knocks": s.knocks[who],
            "wager": s.wagers[who],
        }

    def redeal(self, s: Pebbles, seat: int, chance: Chance) -> Pebbles:
        t = s.copy()
        deal_unseen(chance, COLOURS, t.bag, t.hands, t.known, seat)
        return t

    def witness(self, seat: int) -> Witness:
        return PebblesWitness()

    def write(self, s: Pebbles) -> dict[str, Any]:
        return {"board": board(s), "players": [self.write_player(s, w) for w in range(s.seats)]}

    def write_player(self, s: Pebbles, who: int) -> dict[str, Any]:
        return {
            "hand": counted(s.hands, who),
            "known": counted(s.known, who),
            "knocks": s.knocks[who],
            "wager": None if s.wagers[who] == FREE else COLOURS.token(s.wagers[who]),
        }

    def read(
        self,
        tables: Tables,
        seats: int,
        options: Mapping[str, str],
        data: Mapping[str, Any],
        chance: Chance,
    ) -> Pebbles:
        check_keys(data, ("board", "players"), "table")
        s = self.setup(tables, seats, options, chance)
        for cell, (owner, colour) in data.get("board", {}).items():
            s.owner[CELLS.code(cell)] = owner
            s.colour[CELLS.code(cell)] = COLOURS.code(colour)
            take_from(s.bag, [colour == token for token in COLOURS.tokens], COLOURS)
        for who, player in enumerate(read_list(data, "players", seats)):
            self.read_player(s, who, player)
        return s

    def read_player(self, s: Pebbles, who: int, player: Mapping[str, Any]) -> None:
        check_keys(player, PLAYER_KEYS, f"player {who}")
        hand = read_counts(player, "hand", COLOURS)
        take_from(s.bag, hand, COLOURS)
        here = slice(who * WIDTH, (who + 1) * WIDTH)
        s.hands[here] = hand
        s.known[here] = read_counts(player, "known", COLOURS, hand)
        s.knocks[who] = read_whole(player, "knocks", 1, 1)
        wager = player.get("wager")
        s.wagers[who] = FREE if wager is None else COLOURS.code(wager)

    def pieces(self, s: Pebbles) -> dict[str, list[int]]:
        return {
            token: [s.bag[code], s.colour.count(code), *s.hands[code::WIDTH]]
            for code, token in enumerate(COLOURS.tokens)
        }

    def scores(self, s: Pebbles) -> list[int]:
        return [sum(row) for row in points(s)]

    def evaluate(self, s: Pebbles, seat: int) -> float:
        return float(self.scores(s)[seat])


def board(s: Pebbles) -> dict[str, list[Any]]:
    return {
        token: [s.owner[cell], COLOURS.token(s.colour[cell])]
        for cell, token in enumerate(CELLS.tokens)
        if s.owner[cell] != FREE
    }


def counted(flat: list[int], who: int) -> dict[str, int]:
    return {token: flat[who * WIDTH + c] for c, token in enumerate(COLOURS.tokens)}


def edition(game: PebblesGame | None = None) -> Edition:
    """The toy, or a broken one, ready to play."""
    return Edition(game or PebblesGame(), RAW)
