"""Which language a visitor reads."""

from __future__ import annotations

from collections.abc import Mapping

from underhall.text.books import languages
from underhall.text.words import FALLBACK

PREFERENCE = "underhall-lang"
"""The cookie in which pages remember a language."""


def language(headers: Mapping[str, str], wanted: str, house: str = FALLBACK) -> str:
    """The first known of what the address asks for, what the cookie says, what the browser
    prefers, and the language of the house."""
    known = languages()
    asked = [wanted, _cookie(headers.get("cookie", "")), *_preferred(headers)]
    return next((lang for lang in asked if lang in known), house)


def _cookie(text: str) -> str:
    for part in text.split(";"):
        name, _, value = part.strip().partition("=")
        if name == PREFERENCE:
            return value
    return ""


def _preferred(headers: Mapping[str, str]) -> list[str]:
    """``pl, en;q=0.7`` by weight; the earlier of equals first."""
    weighted = []
    for part in headers.get("accept-language", "").split(","):
        tag, _, weight = part.strip().partition(";q=")
        try:
            weighted.append((-float(weight or 1), tag.split("-")[0].lower()))
        except ValueError:
            continue
    return [lang for _, lang in sorted(weighted, key=lambda one: one[0])]
