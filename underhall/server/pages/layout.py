"""What line breaks in a template mean, so that its source may be laid out for those who read it.

Between words of plain text a line break is a space. Next to a tag, a statement or an expression it
is layout and means nothing; inside a tag it parts attributes. So every element may stand in a line
of its own, and pages are sent without the indentation. A space that is to be seen between two
elements is written as ``{{ " " }}``.
"""

from __future__ import annotations

import re

JINJA = r"\{\{.*?\}\}|\{%.*?%\}|\{#.*?#\}"
QUOTED = rf'"(?:{JINJA}|[^"])*"|\'(?:{JINJA}|[^\'])*\''
TAG = rf"<[/!?]?[A-Za-z](?:{JINJA}|{QUOTED}|[^>\"'])*>"
PIECE = re.compile(rf"(<!--.*?-->|{TAG}|{JINJA})", re.DOTALL)
BREAK = re.compile(r"\s*\n\s*")


def without(source: str) -> str:
    """A template without its layout."""
    pieces = PIECE.split(source)
    # Every second one is markup, the others are plain text.
    return "".join([_tag(one) if at % 2 else _text(one) for at, one in enumerate(pieces)])


def _tag(piece: str) -> str:
    return re.sub(r"\s*(/?>)$", r"\1", BREAK.sub(" ", piece)) if piece.startswith("<") else piece


def _text(piece: str) -> str:
    ends = re.sub(r"^\s*\n\s*|\s*\n\s*$", "", piece)
    return BREAK.sub(" ", ends)
