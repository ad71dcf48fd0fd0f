"""What good defenders look at in Runedar, as far as a seat can tell: all win or lose together."""

from __future__ import annotations

from typing import Final

from underhall.games.runedar.box.names import OUTSIDE, SECTIONS, SIEGE_STACK, TOWER, WALL
from underhall.games.runedar.study.judgements import Judgements
from underhall.games.runedar.study.prices import Prices, cards_left, crowd_cost
from underhall.games.runedar.study.prospects import hand_prospects
from underhall.games.runedar.study.strengths import lore_of
from underhall.games.runedar.study.worths import (
    card_cost,
    deck_strength,
    low_gold_cost,
    machines_cost,
    orc_cost,
    shocks_to_come,
    time_cost,
    tunnel_work,
)
from underhall.games.runedar.table.state import NOTHING, Runedar

FEATURES: Final = (
    "gold",
    "low_gold",  # what the first nuggets count more
    "work",  # left in the tunnel, in pieces of rubble
    "strength",  # of all decks, in parts of starter decks
    "needed",  # siege cards until the tunnel is open
    "time",  # what these will cost
    "cards_left",  # in the siege deck
    "shocks",  # what its cards will do at once
    "orcs",  # what they will steal
    *("near", "on_walls", "outside"),  # orcs by how far they are
    "crowd",  # how near the last orc figure is
    "machines",
    "mercenaries",
    "revealed",  # what the siege card on the table is about to do
    "hand",  # what the rest of the hand can do, in the own turn
)


def features(s: Runedar, seat: int, judged: Judgements) -> list[float]:
    """Gold, time, work and enemies."""
    lore = lore_of(s.tables, judged)
    strength = deck_strength(s, lore)
    work = tunnel_work(s, lore)
    needed = work / (judged.pace * strength)
    left = cards_left(s)
    prices = Prices(s, lore, left, needed, strength)
    near, on_walls, outside = s.orcs_in_workshops(), sum(s.orcs[WALL:TOWER]), sum(s.orcs[OUTSIDE:])
    return [
        float(s.gold),
        low_gold_cost(s, judged),
        work,
        strength,
        needed,
        time_cost(judged, left, needed),
        float(sum(left)),
        shocks_to_come(judged, left),
        orc_cost(near, on_walls, outside, prices),
        float(near),
        float(on_walls),
        float(outside),
        crowd_cost(s, judged, 0),
        machines_cost(s, judged),
        float(s.mercenaries.bit_count()),
        card_cost(s, s.revealed, prices) if s.revealed != NOTHING else 0.0,
        hand_prospects(s, seat, prices) if s.active == seat else 0.0,
    ]


def progress(s: Runedar) -> float:
    """The part of the siege deck that is gone."""
    return s.siege_gone.bit_count() / (SECTIONS * SIEGE_STACK)
