"""Resources and storage (4.19, 4.20)."""

from __future__ import annotations

from typing import ClassVar

from underhall.core.agenda import Effect
from underhall.core.names import SEAT, Names, Number
from underhall.core.phrase import Phrase, Refusal
from underhall.games.covenant.box.atoms import ANY_RESOURCE, MOST, RESOURCE, RESOURCE_KINDS
from underhall.games.covenant.box.names import RESOURCES
from underhall.games.covenant.rules import events
from underhall.games.covenant.rules.choices import Choice, Fields
from underhall.games.covenant.rules.reasons import CLAUSES, REASONS
from underhall.games.covenant.rules.rewards import lost, teach
from underhall.games.covenant.table.state import Covenant


def take_resource(s: Covenant, seat: int, kind: int, n: int, why: int) -> None:
    """COV-4.19. Take resources of one kind as far as the supply goes."""
    taken = min(n, s.supply[kind])
    if taken == 0:
        lost(s, seat, RESOURCE, why)
        return
    s.supply[kind] -= taken
    s.resources[seat * 4 + kind] += taken
    if s.telling:
        s.say(events.RESOURCE_GAINED.under(CLAUSES[why]), seat, kind, taken, why)


def return_resource(s: Covenant, seat: int, kind: int, n: int = 1) -> None:
    """Resources go back to the supply."""
    s.resources[seat * 4 + kind] -= n
    s.supply[kind] += n


def check_storage(s: Covenant, seat: int) -> None:
    """COV-4.20. What does not fit into the storage has to go."""
    if s.held(seat) > s.storage(seat):
        s.then(DiscardResource(seat))


def ask_any(s: Covenant, seat: int, n: int, why: int) -> None:
    """COV-4.19. So many resources of a choice made one by one, while there are any."""
    if any(s.supply):
        s.then(AnyResource(seat, n, why))
    else:
        lost(s, seat, RESOURCE, why)


def gain_resource(s: Covenant, clan: int, kind: int, n: int, why: int) -> None:
    """COV-4.19, 4.20. One batch of resources, then the storage is checked."""
    if kind == ANY_RESOURCE:
        s.then(CheckStorage(clan))
        ask_any(s, clan, n, why)
        return
    take_resource(s, clan, kind, n, why)
    check_storage(s, clan)


class TakeResource(Effect[Covenant]):
    """COV-4.178. One tile of a batch; the storage is checked after the last."""

    name = "take_resource"
    fields: ClassVar[Fields] = (
        ("seat", SEAT),
        ("kind", RESOURCE_KINDS),
        ("n", Number(1, MOST)),
        ("why", REASONS),
    )

    def __init__(self, seat: int, kind: int, n: int, why: int) -> None:
        self.seat = seat
        self.kind = kind
        self.n = n
        self.why = why

    def run(self, s: Covenant) -> None:
        if self.kind == ANY_RESOURCE:
            ask_any(s, self.seat, self.n, self.why)
        else:
            take_resource(s, self.seat, self.kind, self.n, self.why)


class CheckStorage(Effect[Covenant]):
    """COV-4.20. The check after a batch."""

    name = "check_storage"
    fields: ClassVar[Fields] = (("seat", SEAT),)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, s: Covenant) -> None:
        check_storage(s, self.seat)


class AnyResource(Choice):
    """COV-4.19. Choose the kind of one resource; ``n`` are still to come."""

    name = "any_resource"
    names: ClassVar[Names | None] = RESOURCES
    fields: ClassVar[Fields] = (("seat", SEAT), ("n", Number(1, MOST)), ("why", REASONS))

    def __init__(self, seat: int, n: int, why: int) -> None:
        super().__init__(seat)
        self.n = n
        self.why = why

    def things(self, s: Covenant) -> list[int]:
        return [0, 1, 2, 3]

    def refuse(self, s: Covenant, code: int) -> Refusal | None:
        if s.supply[code] == 0:
            return Refusal("COV-4.19", "supply-empty", resource=RESOURCES.word(code))
        return None

    def options(self, s: Covenant) -> list[int]:
        return [kind for kind, n in enumerate(s.supply) if n]

    def take(self, s: Covenant, code: int) -> None:
        take_resource(s, self.seat, code, 1, self.why)
        if self.n > 1:
            ask_any(s, self.seat, self.n - 1, self.why)

    def prompt(self, s: Covenant) -> Phrase:
        return Phrase("ask-any_resource", n=self.n, why=REASONS.word(self.why))

    def targets(self, s: Covenant, code: int) -> list[str]:
        return [f"supply:{RESOURCES.token(code)}"]


class DiscardResource(Choice):
    """COV-4.20. Discard one held resource of choice, until all fit."""

    name = "discard_resource"
    names: ClassVar[Names | None] = RESOURCES
    fields: ClassVar[Fields] = (("seat", SEAT),)

    def things(self, s: Covenant) -> list[int]:
        return [0, 1, 2, 3]

    def refuse(self, s: Covenant, code: int) -> Refusal | None:
        if s.resources[self.seat * 4 + code] == 0:
            return Refusal("COV-4.20", "resource-not-held", resource=RESOURCES.word(code))
        return None

    def options(self, s: Covenant) -> list[int]:
        at = self.seat * 4
        return [kind for kind in range(4) if s.resources[at + kind]]

    def take(self, s: Covenant, code: int) -> None:
        return_resource(s, self.seat, code)
        s.say(events.RESOURCE_DISCARDED, self.seat, code)
        check_storage(s, self.seat)

    def prompt(self, s: Covenant) -> Phrase:
        return Phrase("ask-discard_resource", n=s.held(self.seat) - s.storage(self.seat))

    def targets(self, s: Covenant, code: int) -> list[str]:
        return [f"storage:{self.seat}:{RESOURCES.token(code)}"]


teach(RESOURCE, gain_resource)
