"""What a card, a tile or a space does, told to whoever asks for it by name."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from underhall import effects
from underhall.cli.errors import BadInput
from underhall.text.words import Words

MOST = 24
"""Of more things that a name fits, the first are told."""


def describe(raw: Mapping[str, Any], words: Words, wanted: str) -> str:
    """A line for each thing that goes by ``wanted``; BadInput where nothing does."""
    t = words.message
    wanted = wanted.removeprefix(t("cli-what-filler") + " ").strip()
    if not wanted:
        every = effects.things(raw, words)
        if not every:
            raise BadInput(t("cli-what-nowhere"))
        raise BadInput(t("cli-what-usage", word=t("cli-word-what"), name=every[0].name))
    found = effects.find(raw, words, wanted)
    if not found:
        raise BadInput(t("cli-what-nothing", wanted=wanted))
    lines = [t("cli-what-is", name=one.name, does=one.does) for one in found[:MOST]]
    if len(found) > MOST:
        lines.append(t("cli-what-more", n=len(found) - MOST))
    return "\n".join(lines)
