"""Every kind of error has one name, and no two have the same."""

from collections import Counter
from typing import Any

import pytest

from underhall.core.errors import BadData, CannotUndo, UnderhallError, error_name
from underhall.server import errors


@pytest.mark.parametrize(
    "kind, name",
    [(BadData, "bad-data"), (CannotUndo, "cannot-undo"), (errors.StoreTooNew, "store-too-new")],
)
def test_the_name_of_an_error_follows_from_its_class(kind: type, name: str) -> None:
    assert error_name(kind) == name


def kinds(base: type[Any]) -> list[type[Any]]:
    return [base, *(kind for sub in base.__subclasses__() for kind in kinds(sub))]


def test_no_two_errors_of_ours_have_the_same_name() -> None:
    ours = {kind for kind in kinds(UnderhallError) if kind.__module__.startswith("underhall.")}
    assert len(ours) > 20
    assert [name for name, n in Counter(map(error_name, ours)).items() if n > 1] == []
