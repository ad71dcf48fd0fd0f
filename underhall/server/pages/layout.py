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


NOTES = {
    ".css": re.compile(rb"^[ \t]*/\*.*?\*/[ \t]*\n", re.DOTALL | re.MULTILINE),
    ".js": re.compile(rb"^[ \t]*//[^\n]*\n", re.MULTILINE),
    ".svg": re.compile(rb"^[ \t]*<!--.*?-->[ \t]*\n", re.DOTALL | re.MULTILINE),
}
"""Notes that have lines to themselves, by the kind of file."""
INDENTED = re.compile(rb"^[ \t]+", re.MULTILINE)


def slim(path: str, content: bytes) -> bytes:
    """A style, script or picture without the notes and the indentation of its source. A script with
    a text of several lines is left as it is."""
    notes = NOTES.get(path[path.rfind(".") :])
    if notes is None or any([line.count(b"`") % 2 for line in content.splitlines()]):
        return content
    return INDENTED.sub(b"", notes.sub(b"", content))
