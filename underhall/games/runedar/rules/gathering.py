"""Gathering resources (4H): onto upgrade cards, or to goblins that take bribes."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from underhall.core.phrase import Phrase, Refusal
from underhall.games.runedar.box.names import (
    AREAS,
    CARDS,
    ENEMIES,
    ENTRANCE,
    GATHER,
    GATHER_ANY,
    GOBLIN_KINDS,
    GROUP,
    RESOURCES,
    SPACES,
    WORKSHOP,
)
from underhall.games.runedar.rules import events
from underhall.games.runedar.rules.frames import CardDecision
from underhall.games.runedar.rules.tunnel import enemy_code, goblin_asks, work_off
from underhall.games.runedar.rules.upgrades import lacking
from underhall.games.runedar.table.state import NOTHING, Runedar


def resource_here(s: Runedar, seat: int, action: int) -> int:
    """RUN-4.36. What this way of gathering brings where the dwarf stands, or NOTHING."""
    area = s.areas[seat]
    if not WORKSHOP <= area < ENTRANCE:
        return NOTHING
    resource = area - WORKSHOP
    return resource if action in (GATHER_ANY, GATHER + resource) else NOTHING


def refuse_gather(s: Runedar, seat: int, action: int) -> Refusal | None:
    """RUN-4.36 to 4.38. Why nothing can be gathered."""
    resource = resource_here(s, seat, action)
    if resource == NOTHING:
        if action == GATHER_ANY:
            return Refusal("RUN-4.36", "not-in-workshop")
        area = AREAS.word(action - GATHER + WORKSHOP)
        return Refusal("RUN-4.36", "not-in-the-workshop", area=area)
    if s.orcs[WORKSHOP + resource]:
        return Refusal("RUN-4.37", "orcs-in-workshop", n=s.orcs[WORKSHOP + resource])
    word = RESOURCES.word(resource)
    if s.stock[resource] == 0:
        return Refusal("RUN-4.38", "workshop-empty", resource=word)
    if s.need(resource) == 0:
        return Refusal("RUN-4.38", "nothing-needed", resource=word)
    return None


def gather(s: Runedar, seat: int, action: int, n: int) -> None:
    """RUN-4.38. The whole amount is taken: as much as the card, the workshop and the need allow."""
    resource = resource_here(s, seat, action)
    amount = min(n, s.stock[resource], s.need(resource))
    s.say(events.GATHERED, seat, resource, amount)
    place_units(s, seat, resource, amount)


def places(s: Runedar, resource: int) -> list[int]:
    """RUN-4.39. Where a unit could go: spaces, then SPACES + place of a goblin in its section."""
    found = [space for space, n in enumerate(s.wanted(resource)) if n]
    if s.rubble == 0:
        found += [SPACES + at for at in s.goblins() if s.accepts(at, resource)]
    return found


def place_units(s: Runedar, seat: int, resource: int, left: int) -> None:
    """RUN-4.39. Place unit after unit, asking wherever there is a choice."""
    while left and s.result is None:
        found = places(s, resource)
        if len(found) > 1:
            s.then(PlaceResource(seat, resource, left))
            return
        place_unit(s, seat, resource, found[0])
        left -= 1


def place_unit(s: Runedar, seat: int, resource: int, place: int) -> None:
    """RUN-4.39 to 4.42. One unit goes from its workshop to a card or a goblin."""
    s.stock[resource] -= 1
    if place >= SPACES:
        give(s, seat, resource, place - SPACES)
        return
    s.lay_on(place, resource, 1)
    kind = s.board[place]
    s.say(events.RESOURCE_LAID, seat, resource, kind, place + 1)
    if s.is_unlocked(place):
        s.say(events.UNLOCKED, kind, place + 1)


def give(s: Runedar, seat: int, resource: int, at: int) -> None:
    """RUN-4.41, 4.42. A goblin takes a unit; with the last of them it is gone."""
    s.give(at, resource, 1)
    kind = s.tables.goblin_kind[s.token(at)]
    s.say(events.RESOURCE_GIVEN, seat, resource, kind, s.work[at] - 1)
    work_off(s, at, 1)


class PlaceResource(CardDecision):
    """RUN-4.39 to 4.41, 4.43. Choose where the next of ``left`` units goes."""

    name = "place_resource"
    codes: ClassVar[Sequence[int]] = range(SPACES + GROUP)

    def __init__(self, seat: int, resource: int, left: int) -> None:
        super().__init__(seat)
        self.resource = resource
        self.left = left

    def misfit(self, s: Runedar) -> str:
        if self.left > min(s.stock[self.resource], s.need(self.resource)):
            return f"there are no {self.left} units to place (RUN-4.38)"
        return super().misfit(s)

    def candidates(self, s: Runedar) -> list[int]:
        spaces = [space for space in range(SPACES) if s.board[space] >= 0]
        return spaces + [SPACES + at for at in s.goblins()]

    def options(self, s: Runedar) -> list[int]:
        return places(s, self.resource)

    def refusal(self, s: Runedar, code: int) -> Refusal | None:
        if code in places(s, self.resource):
            return None
        word = RESOURCES.word(self.resource)
        if code >= SPACES:
            return Refusal("RUN-4.41", "goblin-wants-none", resource=word)
        return Refusal("RUN-4.40", "card-needs-none", resource=word, card=CARDS.word(s.board[code]))

    def choose(self, s: Runedar, code: int) -> None:
        place_unit(s, self.seat, self.resource, code)
        place_units(s, self.seat, self.resource, self.left - 1)

    def token(self, s: Runedar, code: int) -> str:
        if code < SPACES:
            return f"space:{code + 1}"
        return ENEMIES.token(enemy_code(s, code - SPACES))

    def label(self, s: Runedar, code: int) -> Phrase:
        if code < SPACES:
            card = CARDS.word(s.board[code])
            return Phrase("do-lay", card=card, space=code + 1, missing=lacking(s, code))
        token = s.token(code - SPACES)
        kind = GOBLIN_KINDS.word(s.tables.goblin_kind[token])
        return Phrase("do-give", goblin=kind, asks=goblin_asks(s, token))

    def prompt(self, s: Runedar) -> Phrase:
        return Phrase("ask-place_resource", resource=RESOURCES.word(self.resource), n=self.left)

    def targets(self, s: Runedar, code: int) -> list[str]:
        return [("" if code < SPACES else "enemy:") + self.token(s, code)]
