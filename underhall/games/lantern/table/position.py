"""A position as readable data, and back."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from underhall.core.chance import Chance
from underhall.core.errors import BadData
from underhall.core.position import check_keys
from underhall.games.lantern.box.components import (
    Tables,
)
from underhall.games.lantern.box.names import (
    LAMPS,
    ORES,
)
from underhall.games.lantern.rules.vein import FillHands, NextVein
from underhall.games.lantern.table.secrets import counts
from underhall.games.lantern.table.setup import empty
from underhall.games.lantern.table.state import NO_LAMP, ORE_KINDS, WIDTH, Lantern
from underhall.kit.reading import read_counts, read_list, read_whole, take_from

KEYS = ("vein", "discard", "players")
PLAYER_KEYS = ("hand", "known", "shown", "whistles", "ore")


def write(s: Lantern) -> dict[str, Any]:
    """The table; deck and ore pile are what is named nowhere else."""
    return {
        "vein": s.vein,
        "discard": counts(s.discard, 0, LAMPS.tokens),
        "players": [write_player(s, who) for who in range(s.seats)],
    }


def write_player(s: Lantern, who: int) -> dict[str, Any]:
    """One player's things."""
    return {
        "hand": counts(s.hands, who * WIDTH, LAMPS.tokens),
        "known": counts(s.known, who * WIDTH, LAMPS.tokens),
        "shown": None if s.shown[who] == NO_LAMP else LAMPS.token(s.shown[who]),
        "whistles": s.whistles[who],
        "ore": counts(s.ore, who * ORE_KINDS, ORES.tokens),
    }


def read(
    tables: Tables,
    seats: int,
    options: Mapping[str, str],
    data: Mapping[str, Any],
    chance: Chance,
) -> Lantern:
    """The table behind ``data``: hands that are not named are dealt full from what is left."""
    check_keys(data, KEYS, "table")
    s = empty(tables, seats, options, chance)
    s.vein = read_whole(data, "vein", 0, s.veins)
    s.discard = read_counts(data, "discard", LAMPS)
    take_from(s.deck, s.discard, LAMPS)
    for who, player in enumerate(read_list(data, "players", seats)):
        read_player(s, who, player)
    s.then(FillHands(), NextVein())
    return s


def read_player(s: Lantern, who: int, player: Mapping[str, Any]) -> None:
    """One player's things; every lamp and tile comes out of its pile."""
    check_keys(player, PLAYER_KEYS, f"player {who}")
    s.whistles[who] = read_whole(player, "whistles", s.whistles[who], s.tables.whistles)
    hand = read_counts(player, "hand", LAMPS)
    if sum(hand) + (player.get("shown") is not None) > s.tables.hand:
        raise BadData(f"player {who} holds more lamps than the {s.tables.hand} of a hand")
    take_from(s.deck, hand, LAMPS)
    s.hands[who * WIDTH : (who + 1) * WIDTH] = hand
    s.known[who * WIDTH : (who + 1) * WIDTH] = read_counts(player, "known", LAMPS, hand)
    ore = read_counts(player, "ore", ORES)
    take_from(s.pile, ore, ORES)
    s.ore[who * ORE_KINDS : (who + 1) * ORE_KINDS] = ore
    if player.get("shown") is not None:
        s.shown[who] = LAMPS.code(str(player["shown"]))
        shown = [0] * WIDTH
        shown[s.shown[who]] = 1
        take_from(s.deck, shown, LAMPS)
