"""What tests of the server share; what they leave behind is cleared away."""

from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from server import postgres
from server.paged import Paged


@pytest.fixture(scope="session", autouse=True)
def _no_database_is_left_running() -> Iterator[None]:
    yield
    postgres.end()


@pytest.fixture
def path(tmp_path: Path) -> Path:
    """Where a house keeps its tables."""
    return tmp_path / "tables.sqlite"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Paged]:
    """A house with pages, for all tests of a module."""
    with Paged(tmp_path_factory.mktemp("house") / "tables.sqlite") as running:
        yield running


@pytest.fixture
def visit(server: Paged) -> Iterator[httpx.Client]:
    """A browser without a script."""
    with server.browser(accept="text/html") as client:
        yield client


@pytest.fixture
def ania(server: Paged) -> Iterator[httpx.Client]:
    """Somebody whose program asks for data."""
    with server.browser() as client:
        yield client
