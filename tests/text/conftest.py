"""For tests of the house's own words: sentences in both languages, compared with those here."""

from collections.abc import Iterator

import pytest
from spoken import Spoken, speech, write_heard


@pytest.fixture
def spoken(request: pytest.FixtureRequest) -> Iterator[Spoken]:
    """Says things and compares them, in the order of the test."""
    yield from speech(request, "")


def pytest_sessionfinish() -> None:
    write_heard()
