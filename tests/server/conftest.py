"""What tests of the server leave behind is cleared away."""

from collections.abc import Iterator

import pytest
from server import postgres


@pytest.fixture(scope="session", autouse=True)
def _no_database_is_left_running() -> Iterator[None]:
    yield
    postgres.end()
