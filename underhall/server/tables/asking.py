"""Asking the store once for each request: what was asked after a request began is new enough."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from contextvars import ContextVar


class Request:
    """The tables that were asked for since a request began."""

    def __init__(self) -> None:
        self.asked: set[str] = set()
        self.over = False
        """Tasks that outlive a request still see it; it says nothing to them any more."""


NOW: ContextVar[Request | None] = ContextVar("request", default=None)


@contextmanager
def one_request() -> Iterator[None]:
    """Answer a request."""
    request = Request()
    before = NOW.set(request)
    try:
        yield
    finally:
        request.over = True
        NOW.reset(before)


def must_ask(table: str) -> bool:
    """Whether the store has to be asked for a table; then it counts as asked."""
    request = NOW.get()
    if request is None or request.over:
        return True
    if table in request.asked:
        return False
    request.asked.add(table)
    return True
