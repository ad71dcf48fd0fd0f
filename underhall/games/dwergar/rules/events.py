"""What can happen in Dwergar, each with the clause applied.

Where a field holds several resources (``goods``, ``cost``) it is a list of amounts.
"""

from __future__ import annotations

from underhall.core.events import EventKind
from underhall.core.names import NUMBER, SEAT
from underhall.core.phrase import SAID, Amount
from underhall.games.dwergar.box.names import (
    BONUSES,
    COLOURS,
    COSTS,
    DECKS,
    EVENTS,
    LEVELS,
    PAWNS,
    PROJECTS,
    RESOURCES,
    SPACES,
)

# Setup
FIRST_PLAYER = EventKind("first-player", "DWE-3.1", who=SEAT)
COLOUR_CHOSEN = EventKind("colour-chosen", "DWE-3.2", who=SEAT, colour=COLOURS)
DECK_CHOSEN = EventKind("deck-chosen", "DWE-3.3", deck=DECKS, rule=SAID)
WORKERS_REMOVED = EventKind("workers-removed", "DWE-3.9", pawn=PAWNS, n=NUMBER)
WORKER_DEALT = EventKind("worker-dealt", "DWE-3.9", who=SEAT, pawn=PAWNS)
WORKER_PLACED = EventKind("worker-placed", "DWE-3.10", pawn=PAWNS, space=SPACES)
START_GOODS = EventKind("start-goods", "DWE-3.11", who=SEAT, goods=SAID, load=SAID, level=LEVELS)

# Rounds and turns
ROUND_BEGAN = EventKind("round-began", "DWE-4.19", round=NUMBER, rounds=NUMBER)
SILVERBEARD_RETURNED = EventKind("silverbeard-returned", "DWE-4.122", who=SEAT)
SILVERBEARD_GIVEN = EventKind("silverbeard-given", "DWE-4.121", who=SEAT, n=NUMBER)
TURN_BEGAN = EventKind("turn-began", "DWE-4.20", who=SEAT, n=NUMBER)
TRACK_FILLED = EventKind("track-filled", "DWE-4.21", project=PROJECTS)
HEAT_FELL = EventKind("heat-fell", "DWE-4.17", who=SEAT, n=NUMBER, heat=NUMBER)
EVENT_DISCARDED = EventKind("event-discarded", "DWE-4.24", card=EVENTS)
EVENT_REVEALED = EventKind("event-revealed", "DWE-4.24", card=EVENTS, rules=SAID, left=NUMBER)
FIRE_SPREAD = EventKind("fire-spread", "DWE-4.25", who=SEAT)
PROJECT_DISCARDED = EventKind("project-discarded", "DWE-4.132", project=PROJECTS)

# Heat and furnaces; ``heat`` is where the track stands afterwards
HEAT_GAINED = EventKind("heat-gained", "DWE-4.13", who=SEAT, n=NUMBER, heat=NUMBER)
EVENT_HEAT = EventKind("event-heat", "DWE-4.127", who=SEAT, card=EVENTS, n=NUMBER, heat=NUMBER)
CARD_HEAT = EventKind("card-heat", "DWE-4.118", who=SEAT, project=PROJECTS, n=NUMBER, heat=NUMBER)
HEAT_GIVEN = EventKind("card-heat", "DWE-4.120", who=SEAT, project=PROJECTS, n=NUMBER, heat=NUMBER)
"""The same, where somebody else develops the project."""
HEAT_GIVEN.to("who")
SITE_HEAT = EventKind(
    "site-heat", "DWE-4.99", who=SEAT, visitor=SEAT, space=SPACES, n=NUMBER, heat=NUMBER
).to("who")
FURNACES_LIT = EventKind("furnaces-lit", "DWE-4.15", who=SEAT, n=NUMBER)
HEAT_PAID = EventKind("heat-paid", "DWE-4.10", who=SEAT, n=NUMBER, track=NUMBER, furnaces=NUMBER)

# Placing dwarves
PLACED = EventKind("placed", "DWE-4.28", who=SEAT, pawn=PAWNS, space=SPACES)
WORKER_TAKEN = EventKind("worker-taken", "DWE-4.29", who=SEAT, pawn=PAWNS, space=SPACES)
FOREMAN_RETURNED = EventKind("foreman-returned", "DWE-4.30", who=SEAT, space=SPACES).to("who")
FAJRANT = EventKind("fajrant", "DWE-4.41", who=SEAT)
FORFEITED = EventKind("forfeited", "DWE-4.23", who=SEAT)
FORGONE = EventKind("forgone", "DWE-4.146", who=SEAT)
MINE_POINTS = EventKind("mine-points", "DWE-4.136", who=SEAT, space=SPACES, points=NUMBER)
EMPTY_POINTS = EventKind("empty-points", "DWE-4.140", who=SEAT, space=SPACES, points=NUMBER)
CLAN_POINTS = EventKind(
    "clan-points", "DWE-4.107", who=SEAT, space=SPACES, project=PROJECTS, points=NUMBER
)

# The mine and the lift
LOADED = EventKind("loaded", "DWE-4.49", who=SEAT, goods=SAID, level=LEVELS)
LOADED_EXTRA = EventKind("loaded-extra", "DWE-4.53", who=SEAT, goods=SAID, level=LEVELS)
FOREMAN_RIDES = EventKind("foreman-rides", "DWE-4.56", who=SEAT, level=LEVELS)
LIFT_RAISED = EventKind("lift-raised", "DWE-4.45", n=NUMBER)
UNLOADED = EventKind("unloaded", "DWE-4.46", who=SEAT, goods=SAID).to("who")
FOREMAN_UNLOADED = EventKind("foreman-unloaded", "DWE-4.46", who=SEAT).to("who")
UNLOADED_BY_EVENT = EventKind("unloaded", "DWE-4.46", who=SEAT, goods=SAID)
FOREMAN_UNLOADED_BY_EVENT = EventKind("foreman-unloaded", "DWE-4.46", who=SEAT)
LEVEL_POINTS = EventKind("level-points", "DWE-4.68", who=SEAT, n=NUMBER, points=NUMBER)
STONES_ADDED = EventKind("stones-added", "DWE-4.69", who=SEAT, level=LEVELS, n=NUMBER)
STONES_FELL = EventKind("stones-fell", "DWE-4.134", level=LEVELS, n=NUMBER)

# The guilds
EXCHANGED = EventKind(
    "exchanged", "DWE-4.59", who=SEAT, resource=RESOURCES, into=RESOURCES, n=NUMBER
)
FURNACE_BUILT = EventKind("furnace-built", "DWE-4.72", who=SEAT, cost=SAID, reserve=NUMBER)
UPGRADED = EventKind(
    "upgraded", "DWE-4.75", who=SEAT, resource=RESOURCES, into=RESOURCES, heat=NUMBER
)
REALIZED = EventKind("realized", "DWE-4.78", who=SEAT, project=PROJECTS, cost=SAID, points=NUMBER)
RECOVERED = EventKind("recovered", "DWE-4.81", who=SEAT, resource=RESOURCES, project=PROJECTS)
DEVELOPED = EventKind("developed", "DWE-4.79", who=SEAT, project=PROJECTS, cost=SAID, points=NUMBER)
GOLD_POINTS = EventKind(
    "gold-points", "DWE-4.110", who=SEAT, project=PROJECTS, foundry=PROJECTS, points=NUMBER
)
FURNACE_BUILT_IN = EventKind(
    "furnace-built-in", "DWE-4.93", who=SEAT, space=SPACES, cost=SAID, points=NUMBER
)

# Cards, decks and tokens
SILVERBEARD_USED = EventKind("silverbeard-used", "DWE-4.123", who=SEAT, bonus=BONUSES, space=SPACES)
RESPECIALISED = EventKind("respecialised", "DWE-4.147", who=SEAT, pawn=PAWNS, specialist=PAWNS)
CONVERTED = EventKind(
    "converted", "DWE-4.141", who=SEAT, project=PROJECTS, heat=NUMBER, resource=RESOURCES, n=NUMBER
)
GOODS_GAINED = EventKind("goods-gained", "DWE-4.103", who=SEAT, project=PROJECTS, goods=SAID)
GOODS_GIVEN = EventKind("goods-gained", "DWE-4.117", who=SEAT, project=PROJECTS, goods=SAID)
"""The same, where somebody else develops the project."""
GOODS_GIVEN.to("who")
CHAIN_POINTS = EventKind(
    "chain-points", "DWE-4.108", who=SEAT, project=PROJECTS, n=NUMBER, points=NUMBER
)
LIT_FURNACE_GAINED = EventKind(
    "lit-furnace-gained", "DWE-4.144", who=SEAT, project=PROJECTS, n=NUMBER, reserve=NUMBER
)
ACTION_GAINED = EventKind("action-gained", "DWE-4.146", who=SEAT, project=PROJECTS, n=NUMBER)
HEAT_BURNT = EventKind(
    "heat-burnt", "DWE-4.149", who=SEAT, project=PROJECTS, heat=NUMBER, points=NUMBER
)

# The end
WESTERN_BONUS = EventKind("western-bonus", "DWE-4.157", who=SEAT, cards=NUMBER, n=NUMBER)
GOLDEN_BONUS = EventKind("golden-bonus", "DWE-4.161", who=SEAT, cards=NUMBER)
GOLDEN_DECLINED = EventKind("golden-declined", "DWE-4.161", who=SEAT)
FINAL_POINTS = EventKind("final-points", "DWE-4.152", who=SEAT, project=PROJECTS, points=NUMBER)
GAME_ENDED = EventKind("game-ended", "DWE-4.154")


def amounts_of(goods: tuple[int, ...]) -> list[Amount]:
    """Resources, and heat if there is any, as something to be said."""
    return [Amount(COSTS, kind, n) for kind, n in enumerate(goods) if n]
