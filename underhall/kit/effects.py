"""Effects that several games have."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from underhall.core.agenda import Effect, S


@mypyc_attr(allow_interpreted_subclasses=True)
class SeatEffect(Effect[S]):
    """Something that happens by itself, to one seat."""

    def __init__(self, seat: int) -> None:
        self.seat = seat
