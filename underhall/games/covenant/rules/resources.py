"""Resources and storage (4.19, 4.20)."""

from __future__ import annotations

from typing import ClassVar

from underhall.core.agenda import Effect
from underhall.core.names import Codec, Names
from underhall.core.phrase import Phrase, Refusal
from underhall.games.covenant.box.atoms import ANY_RESOURCE, RESOURCE, RESOURCE_KINDS
from underhall.games.covenant.box.names import RESOURCE_COUNT, RESOURCES
from underhall.games.covenant.rules import events
from underhall.games.covenant.rules.choices import Choice, ManyChoice, offer
from underhall.games.covenant.rules.rewards import lost
from underhall.games.covenant.table.state import Covenant
from underhall.kit.effects import SeatEffect


def take_resource(s: Covenant, seat: int, kind: int, n: int, why: int) -> None:
    """COV-4.19. Take resources of one kind as far as the supply goes."""
    taken = min(n, s.supply[kind])
    if taken == 0:
        lost(s, seat, RESOURCE, why)
        return
    s.supply[kind] -= taken
    s.resources[seat * RESOURCE_COUNT + kind] += taken
    s.report_why(events.RESOURCE_GAINED, seat, why, kind, taken)


def return_resource(s: Covenant, seat: int, kind: int, n: int = 1) -> None:
    """Resources go back to the supply."""
    s.resources[seat * RESOURCE_COUNT + kind] -= n
    s.supply[kind] += n


def check_storage(s: Covenant, seat: int) -> None:
    """COV-4.20. What does not fit into the storage has to go."""
    if s.held(seat) > s.storage(seat):
        s.then(DiscardResource(seat))


def gain_resource(s: Covenant, clan: int, kind: int, n: int, why: int) -> None:
    """COV-4.19, 4.20. One batch of resources, then the storage is checked."""
    if kind == ANY_RESOURCE:
        s.then(CheckStorage(clan))
        offer(s, AnyResource(clan, n, why))
        return
    take_resource(s, clan, kind, n, why)
    check_storage(s, clan)


class TakeResource(Effect[Covenant]):
    """COV-4.178. One tile of a batch; the storage is checked after the last."""

    name = "take_resource"
    fields: ClassVar[dict[str, Codec]] = {"kind": RESOURCE_KINDS}

    def __init__(self, seat: int, kind: int, n: int, why: int) -> None:
        self.seat = seat
        self.kind = kind
        self.n = n
        self.why = why

    def run(self, s: Covenant) -> None:
        if self.kind == ANY_RESOURCE:
            offer(s, AnyResource(self.seat, self.n, self.why))
        else:
            take_resource(s, self.seat, self.kind, self.n, self.why)


class CheckStorage(SeatEffect[Covenant]):
    """COV-4.20. The check after a batch."""

    name = "check_storage"

    def run(self, s: Covenant) -> None:
        check_storage(s, self.seat)


class AnyResource(ManyChoice):
    """COV-4.19. Choose the kind of one resource; ``n`` are still to come."""

    name = "any_resource"
    names: ClassVar[Names | None] = RESOURCES
    op: ClassVar[int] = RESOURCE
    declines: ClassVar[str] = ""
    points_at: ClassVar[str] = "supply"

    def allowed(self, s: Covenant) -> list[int]:
        return [kind for kind, n in enumerate(s.supply) if n]

    def refuse(self, s: Covenant, code: int) -> Refusal | None:
        return (
            None
            if code in self.allowed(s)
            else Refusal("COV-4.19", "supply-empty", resource=RESOURCES.word(code))
        )

    def take(self, s: Covenant, code: int) -> None:
        take_resource(s, self.seat, code, 1, self.why)
        if self.n > 1:
            offer(s, AnyResource(self.seat, self.n - 1, self.why))


class DiscardResource(Choice):
    """COV-4.20. Discard one held resource of choice, until all fit."""

    name = "discard_resource"
    names: ClassVar[Names | None] = RESOURCES
    points_at: ClassVar[str] = "storage:{}"

    def allowed(self, s: Covenant) -> list[int]:
        return [kind for kind, n in enumerate(s.my_resources(self.seat)) if n]

    def refuse(self, s: Covenant, code: int) -> Refusal | None:
        return (
            None
            if code in self.allowed(s)
            else Refusal("COV-4.20", "resource-not-held", resource=RESOURCES.word(code))
        )

    def take(self, s: Covenant, code: int) -> None:
        return_resource(s, self.seat, code)
        s.say(events.RESOURCE_DISCARDED, self.seat, code)
        check_storage(s, self.seat)

    def prompt(self, s: Covenant) -> Phrase:
        return Phrase("ask-discard_resource", n=s.held(self.seat) - s.storage(self.seat))
