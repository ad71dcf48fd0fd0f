"""Nim sits the examination."""

from underhall import edition
from underhall.core.check import examine, settings


def test_it_passes_the_examination() -> None:
    for seats, options in settings(edition("nim")):
        assert examine(edition("nim"), seats, options, seed=1).result is not None
