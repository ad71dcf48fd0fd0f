"""Why somebody gains something: every reward names its reason, so that the log can tell (4.C)."""

from __future__ import annotations

from typing import Final

from underhall.core.names import Names
from underhall.games.covenant.box.names import TRADITIONS

SOURCES = Names(
    "source",
    [
        *("start", "rewards", "deliveries", "ornaments", "gates", "traditions", "prisoners"),
        *("projects", "costs", "throne", "goals", "achievements", "penalty", "columns"),
        *("leftovers", "elders"),
    ],
    words="",
)
"""Where points come from; the last is for what only the Elders score."""
SOURCE_COUNT: Final = 16

_REASONS: Final = (
    ("start", "COV-3.16", "start"),
    ("rubble", "COV-4.93", "rewards"),
    ("dig", "COV-4.94", "rewards"),
    ("back", "COV-4.95", "rewards"),
    ("fight", "COV-4.103", "rewards"),
    ("defeat", "COV-4.112", "rewards"),
    ("die", "COV-4.104", "rewards"),
    ("track", "COV-4.33", "rewards"),
    ("coin_slot", "COV-4.54", "rewards"),
    ("coin", "COV-4.144", "rewards"),
    ("tool_slot", "COV-4.45", "rewards"),
    ("ornament", "COV-4.50", "rewards"),
    ("ornamenting", "COV-4.48", "ornaments"),
    ("relic", "COV-4.91", "rewards"),
    ("site", "COV-4.120", "rewards"),
    ("transport", "COV-4.117", "rewards"),
    ("build", "COV-4.132", "rewards"),
    ("delivery", "COV-4.118", "deliveries"),
    ("throne_delivery", "COV-4.124", "deliveries"),
    ("house", "COV-4.138", "rewards"),
    ("workshop", "COV-4.138", "rewards"),
    ("pillar", "COV-4.140", "rewards"),
    ("gate", "COV-4.139", "gates"),
    ("coin_cost", "COV-4.52", "costs"),
    ("tradition_cost", "COV-4.55", "costs"),
    ("prisoners", "COV-4.151", "prisoners"),
    ("project", "COV-4.152", "projects"),
    ("throne", "COV-4.163", "throne"),
    ("goal", "COV-4.166", "goals"),
    ("achievements", "COV-4.169", "achievements"),
    ("penalty", "COV-4.176", "penalty"),
    ("column", "COV-4.170", "columns"),
    ("leftovers", "COV-4.171", "leftovers"),
    ("elder_card", "COV-5.8", "rewards"),
    ("elder_fight", "COV-5.10", "elders"),
    ("elder_build", "COV-5.12", "elders"),
    ("elder_instead", "COV-5.19", "elders"),
    ("elder_buildings", "COV-5.28", "elders"),
    ("elder_store", "COV-5.29", "elders"),
    ("elder_deeds", "COV-5.29", "elders"),
)
_TRADITION_CLAUSES: Final = (
    *("4.78", "4.78", "4.78", "4.78", "4.58", "4.59", "4.60", "4.61", "4.62", "4.63", "4.64"),
    *("4.65", "4.66", "4.67", "4.68", "4.69", "4.70", "4.71", "4.72", "4.73", "4.74", "4.75"),
    *("4.68", "4.76", "4.77", "4.79", "4.80", "4.81", "4.82", "4.83", "4.84", "4.85", "4.85"),
    *("4.86", "4.86", "4.87"),
)
REASONS = Names("reason", [*(token for token, _, _ in _REASONS), *TRADITIONS.tokens])
CLAUSES = [*(clause for _, clause, _ in _REASONS), *(f"COV-{n}" for n in _TRADITION_CLAUSES)]
"""The clause behind every reason."""
SOURCE_OF = [
    *(SOURCES.code(source) for _, _, source in _REASONS),
    *([SOURCES.code("traditions")] * len(TRADITIONS)),
]

START: Final = 0
RUBBLE: Final = 1
DIG: Final = 2
BACK: Final = 3
FIGHT: Final = 4
DEFEAT: Final = 5
DIE: Final = 6
TRACK: Final = 7
COIN_SLOT: Final = 8
COIN: Final = 9
TOOL_SLOT: Final = 10
ORNAMENT: Final = 11
ORNAMENTING: Final = 12
RELIC: Final = 13
SITE: Final = 14
TRANSPORT: Final = 15
BUILD: Final = 16
DELIVERY: Final = 17
THRONE_DELIVERY: Final = 18
HOUSE: Final = 19
"""HOUSE + building: the bonus of that building."""
COIN_COST: Final = 23
TRADITION_COST: Final = 24
PRISONERS: Final = 25
PROJECT: Final = 26
THRONE: Final = 27
GOAL: Final = 28
ACHIEVEMENTS: Final = 29
PENALTY: Final = 30
COLUMN: Final = 31
LEFTOVERS: Final = 32
ELDER_CARD: Final = 33
ELDER_FIGHT: Final = 34
ELDER_BUILD: Final = 35
ELDER_INSTEAD: Final = 36
ELDER_BUILDINGS: Final = 37
ELDER_STORE: Final = 38
ELDER_DEEDS: Final = 39
TRADITION: Final = 40
"""TRADITION + code: the effect of that tradition."""
