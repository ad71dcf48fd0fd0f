"""What happened, to whom, by which clause, and who may know it."""

from __future__ import annotations

from typing import Final

from underhall.core.names import Codec, Seat

EVERYBODY: Final = -1
NOBODY: Final = -1


class EventKind:
    """One kind of event: its name, the clause applied and the fields it carries.

    Fields are named with their codecs; every field of type SEAT is a seat the event touches. The
    first of them is the one who acted, and it is done to the others, unless ``to`` says otherwise.
    """

    def __init__(self, name: str, clause: str, **fields: Codec) -> None:
        if "event" in fields:
            raise ValueError(f"event {name}: no field can be called event")
        self.name = name
        self.clause = clause
        self.fields = tuple(fields.items())
        seats = [field for field, codec in self.fields if isinstance(codec, Seat)]
        self.done_to = tuple(seats[1:])
        """The fields of the seats that it is done to, if by somebody else."""
        self._under: dict[str, EventKind] = {}

    def to(self, *fields: str) -> EventKind:
        """This kind, done to the seats in these fields by whoever moves."""
        self.done_to = fields
        return self

    def under(self, clause: str) -> EventKind:
        """The same kind of event where another clause asks for it."""
        found = self._under.get(clause)
        if found is None:
            found = EventKind(self.name, clause, **dict(self.fields)).to(*self.done_to)
            self._under[clause] = found
        return found


class Event:
    """One thing that happened."""

    __slots__ = ("audience", "by", "kind", "values")

    def __init__(self, kind: EventKind, values: tuple[object, ...], audience: int) -> None:
        if len(values) != len(kind.fields):
            raise ValueError(f"event {kind.name} takes {len(kind.fields)} values")
        self.kind = kind
        self.values = values
        self.audience = audience
        self.by = NOBODY
        """Whose move it came from, where the match knows."""

    @property
    def name(self) -> str:
        """The kind of event, such as ``built``."""
        return self.kind.name

    @property
    def clause(self) -> str:
        """The clause of the rules that was applied."""
        return self.kind.clause

    @property
    def touched(self) -> list[int]:
        """The seats that did it or that it was done to, the actor first."""
        seats: list[int] = []
        for (_, codec), value in zip(self.kind.fields, self.values):
            if isinstance(codec, Seat) and isinstance(value, int) and value not in seats:
                seats.append(value)
        return seats

    def value(self, field: str) -> object:
        """What the event says under ``field``."""
        for (name, _), value in zip(self.kind.fields, self.values):
            if name == field:
                return value
        raise KeyError(field)

    def befalls(self, seat: int) -> bool:
        """Whether somebody else did it to ``seat``."""
        return seat != self.by and seat in [self.value(field) for field in self.kind.done_to]

    def seen_by(self, seat: int) -> bool:
        """Whether ``seat`` (or SPECTATOR) may know of it."""
        return self.audience == EVERYBODY or self.audience == seat

    def data(self) -> dict[str, object]:
        """The event as JSON-compatible data."""
        told: dict[str, object] = {"event": self.name, "clause": self.clause}
        for (name, codec), value in zip(self.kind.fields, self.values):
            told[name] = codec.dump(value)
        return told
