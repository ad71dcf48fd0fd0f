"""The twelve cards of a player in a position: those named, made up with starter cards."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from underhall.core.errors import BadData
from underhall.games.runedar.box.names import (
    CARDS,
    DECK_SIZE,
    HAND_SIZE,
    KINDS,
    ORC_CARD,
    SET_ASIDE,
    STARTERS,
)
from underhall.games.runedar.table.layout import ZONES
from underhall.games.runedar.table.state import (
    CARDS_STEP,
    DISCARDED,
    HAND,
    PLAYED,
    REFILL_STEP,
    SETUP,
    SHOWN,
    UNSEEN,
    Runedar,
)
from underhall.kit.reading import read_counts, take_from

Zones = list[list[int]]
"""The kinds of cards in each zone."""


def read_decks(s: Runedar, players: list[Any], active: int) -> None:
    """Every player's cards; starter cards without a place in a deck left the game."""
    for who, player in enumerate(players):
        zones = read_zones(player, who)
        make_up(s, who, player, zones, who == active)
        check_sizes(s, who, zones, who == active)
        s.set_deck(who, [(kind, zone) for zone, there in enumerate(zones) for kind in there])
    owned = [s.cards.count(kind) for kind in range(KINDS)]
    take_from(s.deck, [0] * STARTERS + owned[STARTERS:], CARDS)
    for kind, n in enumerate(s.tables.starters):
        s.removed[kind] = n * s.seats - owned[kind]
        if s.removed[kind] < 0:
            raise BadData(f"position players: there are not so many of {CARDS.token(kind)}")


def read_zones(player: Mapping[str, Any], who: int) -> Zones:
    """The cards named in each zone; those known are taken out of the hand."""
    zones = []
    for keys in ZONES:
        counts = read_counts(player, keys[-1], CARDS, [DECK_SIZE] * KINDS)
        zones.append([kind for kind, n in enumerate(counts) for _ in range(n)])
    for kind in zones[SHOWN]:
        if kind not in zones[HAND]:
            raise BadData(f"player {who} known: {CARDS.token(kind)} is not in hand")
        zones[HAND].remove(kind)
    return zones


def make_up(s: Runedar, who: int, player: Mapping[str, Any], zones: Zones, active: bool) -> None:
    """Put starter cards that are named nowhere into the zones that have room for them."""
    left = spare_cards(s, who, zones)
    if s.phase == SETUP:
        fill(zones[UNSEEN], left, DECK_SIZE)
        return
    if not active or ("hand" not in player and s.phase != REFILL_STEP):
        fill(zones[HAND], left, HAND_SIZE - len(zones[SHOWN]) - len(zones[PLAYED]))
    if "unseen" not in player:
        fill(zones[UNSEEN], left, SET_ASIDE + ("discarded" not in player) * HAND_SIZE)
    if len(zones[UNSEEN]) == SET_ASIDE:
        fill(zones[DISCARDED], left, HAND_SIZE)
    if active:
        fill(zones[PLAYED], left, HAND_SIZE - len(zones[HAND]) - len(zones[SHOWN]))


def spare_cards(s: Runedar, who: int, zones: Zones) -> list[int]:
    """The starter cards that make a deck of twelve with two orcs, dwarf cards first."""
    named = [kind for zone in zones for kind in zone]
    room = DECK_SIZE - len(named)
    orcs = s.tables.starters[ORC_CARD] - named.count(ORC_CARD)
    if orcs < 0 or room < orcs:
        raise BadData(f"player {who} must have twelve cards, two of them orcs (RUN-4.78)")
    found = []
    for kind in range(1, STARTERS):
        found += [kind] * (s.tables.starters[kind] - named.count(kind))
    if len(found) < room - orcs:
        raise BadData(f"player {who} has no twelve cards, even with all starter cards (RUN-4.78)")
    return found[: room - orcs] + [ORC_CARD] * orcs


def fill(zone: list[int], left: list[int], size: int) -> None:
    """Move cards into a zone until it has ``size`` of them, the first first."""
    while left and len(zone) < size:
        zone.append(left.pop(0))


def check_sizes(s: Runedar, who: int, zones: Zones, active: bool) -> None:
    """RUN-4.85. The sizes that hand, play area and decks can have."""
    hand, shown, unseen, played, discarded = [len(zone) for zone in zones]
    why = ""
    if hand + shown + unseen + played + discarded != DECK_SIZE:
        why = " must have twelve cards, two of them orcs (RUN-4.78)"
    elif s.phase == SETUP:
        why = "" if unseen == DECK_SIZE else ": nothing is dealt in the setup"
    elif hand + shown + played != HAND_SIZE or unseen not in (SET_ASIDE, SET_ASIDE + HAND_SIZE):
        why = (
            f": expected {HAND_SIZE} cards in hand and played together, and "
            f"{SET_ASIDE} or {SET_ASIDE + HAND_SIZE} unseen (RUN-4.85)"
        )
    elif not active and shown + played:
        why = ": cards are played and taken in one's own turn only"
    elif active and s.phase >= CARDS_STEP and ORC_CARD in zones[HAND] + zones[SHOWN]:
        why = ": orc cards are played before dwarf cards (RUN-4.17)"
    elif active and s.phase == REFILL_STEP and played < HAND_SIZE:
        why = ": all cards are played before the refill (RUN-4.80)"
    if why:
        raise BadData(f"player {who}{why}")
