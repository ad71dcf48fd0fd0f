"""A vein: choose lamps, show them, perhaps a whistle, dig."""

from __future__ import annotations

from typing import ClassVar

from underhall.core.agenda import CONTINUE, Decision, Effect, Window
from underhall.core.names import Names
from underhall.core.phrase import Phrase, Refusal, SeatName
from underhall.core.together import OPEN, Together
from underhall.games.lantern.box.names import (
    LAMPS,
    ORES,
)
from underhall.games.lantern.rules import events
from underhall.games.lantern.rules.scoring import end_game
from underhall.games.lantern.table.state import NO_LAMP, ORE_KINDS, WIDTH, Lantern
from underhall.kit.piles import NOTHING, draw, draw_or_reshuffle

BLOW = 1


class NextVein(Effect[Lantern]):
    """LAN-3.1, 4.1. Begin the next vein, or end the game after the last."""

    name = "next_vein"

    def run(self, s: Lantern) -> None:
        if s.vein == s.veins:
            end_game(s)
            return
        s.vein += 1
        s.begin_turn(-1)
        s.say(events.VEIN_BEGAN, s.vein)
        s.then(ShowLamps(tuple([OPEN] * s.seats)), Compare(), FillHands(), NextVein())

    def ends_turn(self, s: Lantern) -> bool:
        return s.vein < s.veins


class ShowLamp(Decision[Lantern]):
    """LAN-3.1. Choose a lamp of the hand."""

    name = "show_lamp"
    names: ClassVar[Names | None] = LAMPS

    def candidates(self, s: Lantern) -> list[int]:
        return list(range(WIDTH))

    def refusal(self, s: Lantern, code: int) -> Refusal | None:
        if s.hands[self.seat * WIDTH + code] == 0:
            return Refusal("LAN-3.1", "lamp-not-held", lamp=LAMPS.word(code))
        return None

    def choose(self, s: Lantern, code: int) -> None:
        s.take_lamp(self.seat, code)
        s.shown[self.seat] = code
        s.say(events.LAMP_SHOWN, self.seat, code)


class ShowLamps(Together[Lantern]):
    """LAN-3.1. All choose in secret and show at the same time."""

    name = "show_lamps"

    def ask(self, s: Lantern, seat: int) -> ShowLamp:
        return ShowLamp(seat)

    def answered(self, answers: tuple[int, ...]) -> ShowLamps:
        return ShowLamps(answers)


class Compare(Effect[Lantern]):
    """LAN-3.2. The brightest lamp that is alone digs."""

    name = "compare"

    def run(self, s: Lantern) -> None:
        digger = brightest_alone(s.shown)
        if digger < 0:
            s.say(events.NOBODY_ALONE)
            return
        s.say(events.DIG_BEGAN, digger, s.shown[digger])
        others = [(digger + step) % s.seats for step in range(1, s.seats)]
        s.then(*[Whistle(seat, digger) for seat in others], Dig(digger))


def brightest_alone(shown: list[int]) -> int:
    """The seat whose lamp is the brightest of those shown once; -1 without one."""
    alone = [lamp for lamp in shown if lamp != NO_LAMP and shown.count(lamp) == 1]
    return shown.index(max(alone)) if alone else -1


class Whistle(Window[Lantern]):
    """LAN-3.3. Stop the dig, or let it happen."""

    name = "whistle"
    codes = (CONTINUE, BLOW)

    def __init__(self, seat: int, digger: int) -> None:
        super().__init__(seat)
        self.digger = digger

    def candidates(self, s: Lantern) -> list[int]:
        return [CONTINUE, BLOW]

    def refusal(self, s: Lantern, code: int) -> Refusal | None:
        if code == BLOW and s.whistles[self.seat] == 0:
            return Refusal("LAN-3.3", "whistle-spent")
        if code == BLOW and s.shown[self.digger] == NO_LAMP:
            return Refusal("LAN-3.3", "dig-already-stopped")
        return None

    def choose(self, s: Lantern, code: int) -> None:
        if code == CONTINUE:
            return
        lamp = s.shown[self.digger]
        s.whistles[self.seat] -= 1
        s.shown[self.digger] = NO_LAMP
        s.hands[self.digger * WIDTH + lamp] += 1
        s.known[self.digger * WIDTH + lamp] += 1
        s.say(events.WHISTLE_BLOWN, self.seat, self.digger, lamp)

    def token(self, s: Lantern, code: int) -> str:
        return "blow" if code == BLOW else "continue"

    def prompt(self, s: Lantern) -> Phrase:
        return Phrase("ask-whistle", digger=SeatName(self.digger))

    def label(self, s: Lantern, code: int) -> Phrase:
        return Phrase("do-blow" if code == BLOW else "do-continue")


class Dig(Effect[Lantern]):
    """LAN-3.4. Draw an ore tile, unless a whistle stopped the dig."""

    name = "dig"

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, s: Lantern) -> None:
        if s.shown[self.seat] != NO_LAMP:
            s.then(DrawOre(self.seat))


class DrawOre(Effect[Lantern]):
    """LAN-3.4, 3.5. Keep the tile; a seam leads to more, each in full before the next."""

    name = "draw_ore"

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, s: Lantern) -> None:
        ore = draw(s, ORES, s.pile)
        if ore == NOTHING:
            return
        s.ore[self.seat * ORE_KINDS + ore] += 1
        s.say(events.ORE_DUG, self.seat, ore)
        s.then(*[DrawOre(self.seat) for _ in range(s.tables.ore_more[ore])])


class FillHands(Effect[Lantern]):
    """LAN-3.6. Discard what was shown, then everybody draws to a full hand."""

    name = "fill_hands"

    def run(self, s: Lantern) -> None:
        for seat, lamp in enumerate(s.shown):
            if lamp != NO_LAMP:
                s.discard[lamp] += 1
                s.shown[seat] = NO_LAMP
        for seat in range(s.seats):
            fill_hand(s, seat)


def fill_hand(s: Lantern, seat: int) -> None:
    """Draw until the hand is full or no lamp is left."""
    drawn = 0
    while s.hand_size(seat) < s.tables.hand:
        lamp = draw_or_reshuffle(s, LAMPS, s.deck, s.discard)
        if lamp == NOTHING:
            break
        s.hands[seat * WIDTH + lamp] += 1
        s.tell(seat, events.LAMP_DRAWN, seat, lamp)
        drawn += 1
    if drawn:
        s.say(events.LAMPS_DRAWN, seat, drawn)
