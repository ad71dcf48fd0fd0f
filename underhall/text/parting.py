"""Where long words may be parted at the end of a line, for browsers that do not know.

Few browsers bring hyphenation for every language. Pages put soft hyphens between the parts of a
word that is shown in a narrow place; never in a label, a title or the terminal.
"""

from __future__ import annotations

import re
from itertools import pairwise

KEPT = 3
"""So many letters stay together at either end of a word."""

# Polish: each syllable has one vowel (an i before another only softens), two letters may be one
# sound, and a group of consonants goes over to the next line from the second sound on, unless it
# begins words, too.
_VOWEL = "aąeęioóuy"
_NUCLEUS = re.compile(f"i?[{_VOWEL}]")
_SOUND = re.compile("ch|cz|dz|dź|dż|rz|sz|th|.")
_STOPS = ("b", "ch", "d", "f", "g", "k", "p", "t", "w")
_BEGINS = (
    *("grzb", "str", "skr", "szk", "spr", "st", "sk", "sł", "śr", "cj", "sj", "zj"),
    *(stop + liquid for stop in _STOPS for liquid in ("rz", "r", "l", "ł")),
)

# English: its syllables follow no rule of letters, but long names are made of two words.
_FIRST = re.compile(
    "ava(?=lanche)|black|boulder|cart|frost|gate|gem|golden|heart|iron|moun(?=tain)|night|prospec(?=tor)|rock|rune"
    "|stone|tool|troll|wall|wheel|winter|work",
    re.IGNORECASE,
)


def parts(word: str, lang: str) -> list[str]:
    """The parts of a word; only one, if it stays whole or the language is not known here."""
    if lang == "pl":
        return _polish(word)
    return _english(word) if lang == "en" else [word]


def _english(word: str) -> list[str]:
    """The parts of an English word."""
    first = _FIRST.match(word)
    if not first or len(word) - first.end() < KEPT:
        return [word]
    return [first[0], word[first.end() :]]


def _polish(word: str) -> list[str]:
    """The parts of a Polish word."""
    low = word.lower()
    found = [(nucleus.start(), nucleus.end()) for nucleus in _NUCLEUS.finditer(low)]
    cuts = [end + _onset(low[end:start]) for (_, end), (start, _) in pairwise(found)]
    fit = [cut for cut in cuts if KEPT <= cut <= len(word) - KEPT]
    return [word[start:end] for start, end in zip([0, *fit], [*fit, len(word)])]


def _onset(group: str) -> int:
    """At which letter of a group of consonants the next syllable begins."""
    for beginning in _BEGINS:
        if group.endswith(beginning):
            return len(group) - len(beginning)
    sounds = _SOUND.findall(group)
    return len(sounds[0]) if len(sounds) > 1 else 0
