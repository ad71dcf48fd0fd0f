"""The players of a position: their dwarves, and where each of their twelve cards is."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from underhall.core.errors import BadData
from underhall.core.position import check_keys
from underhall.games.runedar.box.names import (
    AREAS,
    CARDS,
    DECK_SIZE,
    DWARVES,
    HAND_SIZE,
    KINDS,
    ORC_CARD,
    SET_ASIDE,
    STARTERS,
)
from underhall.games.runedar.table.state import (
    CARDS_STEP,
    DISCARDED,
    HAND,
    NOBODY,
    PLAYED,
    REFILL_STEP,
    SETUP,
    SHOWN,
    UNSEEN,
    Runedar,
)
from underhall.kit.reading import read_counts, take_from

ZONES = ("hand", "known", "unseen", "played", "discarded")
"""The zones by the keys of a position; ``known`` are those cards of the hand that all know of."""
PLAYER_KEYS = ("dwarf", "area", *ZONES)


def write_player(s: Runedar, who: int) -> dict[str, Any]:
    """One player's things."""
    found: dict[str, Any] = {
        "dwarf": None if s.dwarves[who] == NOBODY else DWARVES.token(s.dwarves[who]),
        "area": AREAS.token(s.areas[who]),
    }
    cards = [s.count(who, zone) for zone in range(len(ZONES))]
    cards[HAND] = [held + shown for held, shown in zip(cards[HAND], cards[SHOWN])]
    for key, there in zip(ZONES, cards):
        found[key] = {token: n for token, n in zip(CARDS.tokens, there) if n}
    return found


def read_players(s: Runedar, players: list[Any], active: int) -> None:
    """Every player's area and cards; starter cards without a place in a deck left the game."""
    for who, player in enumerate(players):
        check_keys(player, PLAYER_KEYS, f"player {who}")
        s.areas[who] = AREAS.code(str(player.get("area", "keep")))
        zones = read_zones(player, who)
        make_up(s, who, player, zones, who == active)
        check_zones(s, who, zones, who == active)
        settle(s, who, zones)
    for kind, n in enumerate(s.tables.starters):
        s.removed[kind] = n * s.seats - s.cards.count(kind)
        if s.removed[kind] < 0:
            raise BadData(f"position players: there are not so many of {CARDS.token(kind)}")


def read_zones(player: Mapping[str, Any], who: int) -> list[list[int]]:
    """The cards named, by zone and kind; those known are taken out of the hand."""
    zones = [read_counts(player, key, CARDS) for key in ZONES]
    for kind in range(KINDS):
        zones[HAND][kind] -= zones[SHOWN][kind]
        if zones[HAND][kind] < 0:
            raise BadData(f"player {who} known: {CARDS.token(kind)} is not in hand")
    return zones


def make_up(
    s: Runedar, who: int, player: Mapping[str, Any], zones: list[list[int]], active: bool
) -> None:
    """Put starter cards that are named nowhere into the zones that have room for them."""
    left = spare_cards(s, who, zones)
    if s.phase == SETUP:
        fill(zones[UNSEEN], left, DECK_SIZE)
        return
    if not active or ("hand" not in player and s.phase != REFILL_STEP):
        fill(zones[HAND], left, HAND_SIZE - sum(zones[SHOWN]) - sum(zones[PLAYED]))
    if "unseen" not in player:
        second_half = "discarded" in player
        fill(zones[UNSEEN], left, SET_ASIDE if second_half else SET_ASIDE + HAND_SIZE)
    if sum(zones[UNSEEN]) == SET_ASIDE:
        fill(zones[DISCARDED], left, HAND_SIZE)
    if active:
        fill(zones[PLAYED], left, HAND_SIZE - sum(zones[HAND]) - sum(zones[SHOWN]))


def spare_cards(s: Runedar, who: int, zones: list[list[int]]) -> list[int]:
    """The starter cards that make a deck of twelve with two orcs, dwarf cards first."""
    named = [sum([zone[kind] for zone in zones]) for kind in range(KINDS)]
    room = DECK_SIZE - sum(named)
    orcs = s.tables.starters[ORC_CARD] - named[ORC_CARD]
    if orcs < 0 or room < orcs:
        raise BadData(f"player {who} must have twelve cards, two of them orcs (RUN-4.78)")
    found = []
    for kind in range(1, STARTERS):
        found += [kind] * max(0, s.tables.starters[kind] - named[kind])
    if len(found) < room - orcs:
        raise BadData(f"player {who} has no twelve cards, even with all starter cards (RUN-4.78)")
    return found[: room - orcs] + [ORC_CARD] * orcs


def fill(zone: list[int], left: list[int], size: int) -> None:
    """Move cards into a zone until it has ``size`` of them, the first first."""
    while left and sum(zone) < size:
        zone[left.pop(0)] += 1


def check_zones(s: Runedar, who: int, zones: list[list[int]], active: bool) -> None:
    """RUN-4.85. The sizes that hand, play area and decks can have."""
    sizes = [sum(zone) for zone in zones]
    if sum(sizes) != DECK_SIZE:
        raise BadData(f"player {who} must have twelve cards, two of them orcs (RUN-4.78)")
    if s.phase == SETUP:
        if sizes[UNSEEN] != DECK_SIZE:
            raise BadData(f"player {who}: nothing is dealt in the setup")
        return
    in_use = sizes[HAND] + sizes[SHOWN] + sizes[PLAYED]
    if in_use != HAND_SIZE or sizes[UNSEEN] not in (SET_ASIDE, SET_ASIDE + HAND_SIZE):
        raise BadData(
            f"player {who}: expected {HAND_SIZE} cards in hand and played together, and "
            f"{SET_ASIDE} or {SET_ASIDE + HAND_SIZE} unseen (RUN-4.85)"
        )
    if not active and sizes[SHOWN] + sizes[PLAYED]:
        raise BadData(f"player {who}: cards are played and taken in one's own turn only")
    if active and s.phase >= CARDS_STEP and zones[HAND][ORC_CARD] + zones[SHOWN][ORC_CARD]:
        raise BadData(f"player {who}: orc cards are played before dwarf cards (RUN-4.17)")
    if active and s.phase == REFILL_STEP and sizes[PLAYED] < HAND_SIZE:
        raise BadData(f"player {who}: all cards are played before the refill (RUN-4.80)")


def settle(s: Runedar, who: int, zones: list[list[int]]) -> None:
    """Lay the twelve cards out in order of their kinds; upgrades come out of their decks."""
    upgrades = [0] * KINDS
    at = who * DECK_SIZE
    for kind in range(KINDS):
        for zone, there in enumerate(zones):
            for _ in range(there[kind]):
                s.cards[at] = kind
                s.zones[at] = zone
                at += 1
                upgrades[kind] += kind >= STARTERS
    take_from(s.deck, upgrades, CARDS)
