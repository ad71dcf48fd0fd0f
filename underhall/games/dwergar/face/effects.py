"""What things do, in words: the numbers behind the ``.does`` of projects."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from underhall.core.phrase import Does, Phrase
from underhall.games.dwergar.rules.phrases import effect_arguments

Raw = Mapping[str, Any]


def does(raw: Raw, kind: str, token: str) -> Does:
    """What a thing does, with the numbers printed on it."""
    if kind != "project":
        return Does(kind, token)
    row = next(one for one in raw["project"] if one["id"] == token)
    return project_does(token, row["effect"], row["effect_params"])


def project_does(token: str, kind: str, numbers: Mapping[str, Any]) -> Does:
    """What a project does once it is developed."""
    told = Phrase(f"does-{kind}", **effect_arguments(kind, numbers))
    return Does("project", token, effect=told)
