"""A guess at how well a seat stands, from what the seat may see."""

from __future__ import annotations

from underhall.core.agenda import Frame
from underhall.games.lantern.rules.scoring import points
from underhall.games.lantern.rules.vein import Dig, ShowLamps
from underhall.games.lantern.table.state import NO_LAMP, WIDTH, Lantern

WON = 100.0
LIGHT = 0.02
"""What a step of brightness in hand is worth for each vein to come."""


def evaluate(s: Lantern, seat: int) -> float:
    """Own points and prospects, less those of the best rival."""
    standing = [float(sum(points(s, who))) for who in range(s.seats)]
    if s.result is not None and s.result.ranks[seat] == 1:
        return WON
    digger = next_digger(s)
    if digger >= 0:
        standing[digger] += dig_worth(s)
    rivals = max([worth for who, worth in enumerate(standing) if who != seat])
    return standing[seat] - rivals + lamp_worth(s, seat)


def next_digger(s: Lantern) -> int:
    """The seat that will dig unless a whistle stops it; -1 without one."""
    for frame in s.agenda:
        if isinstance(frame, Dig) and s.shown[frame.seat] != NO_LAMP:
            return frame.seat
    return -1


def dig_worth(s: Lantern) -> float:
    """The points of an average tile, and half as many again for what seams may lead to."""
    tiles = sum(s.pile)
    worth = sum([n * each for n, each in zip(s.pile, s.tables.ore_points)])
    return 1.5 * worth / tiles if tiles else 0.0


def lamp_worth(s: Lantern, seat: int) -> float:
    """What the lamp chosen in secret may dig, and what those kept in hand are good for later."""
    lamps = s.hands[seat * WIDTH : (seat + 1) * WIDTH]
    chosen = chosen_lamp(s.agenda[-1], seat) if s.agenda else NO_LAMP
    worth = 0.0
    if chosen != NO_LAMP:
        lamps[chosen] -= 1
        worth = dig_worth(s) * (chosen / WIDTH) ** (s.seats - 1)
    light = sum([n * (lamp + 1) for lamp, n in enumerate(lamps)])
    return worth + LIGHT * min(s.veins - s.vein, 2) * light


def chosen_lamp(frame: Frame[Lantern], seat: int) -> int:
    """The lamp that a seat has chosen and not yet shown."""
    if isinstance(frame, ShowLamps) and frame.answers[seat] >= 0:
        return frame.answers[seat]
    return NO_LAMP
