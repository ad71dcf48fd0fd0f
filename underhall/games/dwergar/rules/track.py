"""The project track: dealing and dropping cards."""

from __future__ import annotations

from underhall.games.dwergar.box.names import PROJECT_COUNT, PROJECTS
from underhall.games.dwergar.rules import events
from underhall.games.dwergar.table.state import Dwergar


def refill_track(s: Dwergar) -> None:
    """DWE-4.21. Deal cards until the track is full or the deck empty."""
    while len(s.track) < s.tables.track_size and s.deck:
        card = s.pick(PROJECTS, next_cards(s))
        s.deck &= ~(1 << card)
        s.track.append(card)
        s.say(events.TRACK_FILLED, card)


def next_cards(s: Dwergar) -> list[int]:
    """DWE-3.4. What the next card of the deck may be: basic ones lie on top."""
    top = s.deck & s.tables.basic or s.deck
    return [card for card in range(PROJECT_COUNT) if top >> card & 1]


def drop_projects(s: Dwergar, n: int) -> None:
    """DWE-4.132. Random cards of the track leave the game."""
    for _ in range(min(n, len(s.track))):
        card = s.pick(PROJECTS, s.track)
        s.track.remove(card)
        s.discarded |= 1 << card
        s.say(events.PROJECT_DISCARDED, card)
