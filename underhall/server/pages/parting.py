"""Long words in narrow places: whole where they fit into a line, else parted between syllables.

What is shown so has soft hyphens in it: whoever reads it aloud is given the text itself beside it.
"""

from __future__ import annotations

import re
from functools import lru_cache

from minijinja import Markup, escape

from underhall.text.parting import parts

SOFT = "\N{SOFT HYPHEN}"
LONG = re.compile(r"[^\W\d_]{7,}")
"""Shorter words fit everywhere."""


@lru_cache(2048)
def parted(text: str, lang: str) -> Markup:
    """A text whose long words may be parted where they are wider than a line."""
    return Markup(LONG.sub(lambda word: _word(parts(word[0], lang)), str(escape(text))))


def _word(pieces: list[str]) -> str:
    whole = "".join(pieces)
    return f'<span class="word">{SOFT.join(pieces)}</span>' if len(pieces) > 1 else whole
