"""The look of the house on a page that stands alone: its style is put together from what is said
once, in the style of the pages of the server, and what only reports have."""

from __future__ import annotations

import re
from importlib.resources import files

SHARED = ("tokens", "base", "icons and seats")
"""The sections of the style of all pages that a report needs."""
HEADING = re.compile(r"/\* -+ \d+ ([^*]+) \*/")
COMMENT = re.compile(r"\s*/\*.*?\*/", re.DOTALL)


def style() -> str:
    """The whole style of a report."""
    house = (files("underhall") / "server" / "pages" / "static" / "look.css").read_text("utf-8")
    own = (files("underhall.lab.page") / "report.css").read_text("utf-8")
    _, *rest = HEADING.split(house)
    sections = dict(zip(rest[::2], rest[1::2]))
    return COMMENT.sub("", "".join([*[sections[name] for name in SHARED], own])).strip() + "\n"
