"""For tests of words: sentences in both languages, compared with those of the game's folder."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from spoken import Pair, Spoken, sentences, write

HEARD: dict[Path, dict[str, list[Pair]]] = {}


@pytest.fixture
def spoken(request: pytest.FixtureRequest) -> Iterator[Spoken]:
    """Says things and compares them, in the order of the test."""
    folder, name = request.path.parent, request.node.name.removeprefix("test_")
    writing = bool(request.config.getoption("--write-sentences"))
    speech = Spoken(folder.name, None if writing else sentences(folder).get(name, []))
    yield speech
    speech.finish()
    if writing:
        HEARD.setdefault(folder, {})[name] = speech.heard


def pytest_sessionfinish() -> None:
    for folder, heard in HEARD.items():
        write(folder, heard)
