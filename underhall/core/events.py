"""What happened, to whom, by which clause, and who may know it."""

from __future__ import annotations

from underhall.core.names import Codec, Seat

EVERYBODY = -1


class EventKind:
    """One kind of event: its name, the clause applied and the fields it carries.

    Fields are named with their codecs; every field of type SEAT is a seat the event touches, and
    the first of them is the one who acted.
    """

    def __init__(self, name: str, clause: str, **fields: Codec) -> None:
        if "event" in fields:
            raise ValueError(f"event {name}: no field can be called event")
        self.name = name
        self.clause = clause
        self.fields = tuple(fields.items())
        self._under: dict[str, EventKind] = {}

    def under(self, clause: str) -> EventKind:
        """The same kind of event where another clause asks for it."""
        found = self._under.get(clause)
        if found is None:
            found = EventKind(self.name, clause, **dict(self.fields))
            self._under[clause] = found
        return found


class Event:
    """One thing that happened."""

    def __init__(self, kind: EventKind, values: tuple[object, ...], audience: int) -> None:
        if len(values) != len(kind.fields):
            raise ValueError(f"event {kind.name} takes {len(kind.fields)} values")
        self.kind = kind
        self.values = values
        self.audience = audience

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

    def seen_by(self, seat: int) -> bool:
        """Whether ``seat`` (or SPECTATOR) may know of it."""
        return self.audience == EVERYBODY or self.audience == seat

    def data(self) -> dict[str, object]:
        """The event as JSON-compatible data."""
        told: dict[str, object] = {"event": self.name, "clause": self.clause}
        for (name, codec), value in zip(self.kind.fields, self.values):
            told[name] = codec.dump(value)
        return told
