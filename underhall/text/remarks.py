"""Remarks in rules, such as ``*(house)*``: where a rule comes from, in the words of a reader."""

from __future__ import annotations

import re

from underhall.text.words import Words

REMARK = re.compile(r"\*\([^)]*\)\*")
SOURCE = re.compile(r"\b(?:house|public)\b")


def with_sources(text: str, words: Words) -> str:
    """A text in which remarks say in words where a rule comes from."""

    def said(found: re.Match[str]) -> str:
        return SOURCE.sub(lambda source: words.message(f"source-{source[0]}"), found[0])

    return REMARK.sub(said, text)
