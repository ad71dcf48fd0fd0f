"""Names that pages give to levels of bots and to ways of taking back."""

from __future__ import annotations

from collections.abc import Callable

from underhall.text.words import Words


def level_names(words: Words) -> Callable[[str], str]:
    """What a level of bots is called."""

    def level(level: str) -> str:
        return words.message(f"level-{level}")

    return level


def policy_name(policy: str, words: Words) -> str:
    """What a way of taking back is called."""
    return words.message(f"undo-{policy}")
