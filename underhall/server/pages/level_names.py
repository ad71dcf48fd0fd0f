"""Names that pages give to levels of bots and to ways of taking back."""

from __future__ import annotations

from collections.abc import Callable

from underhall.text.words import Words


def level_names(words: Words) -> Callable[[str], str]:
    """What a level of bots is called; one that nobody has named goes by its id."""

    def level(level: str) -> str:
        name = words.message(f"level-{level}")
        return level if name == f"level-{level}" else name

    return level


def policy_name(policy: str, words: Words) -> str:
    """What a way of taking back is called."""
    return words.message(f"undo-{policy}")
