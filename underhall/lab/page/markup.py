"""Markup from Python: what is given as text is escaped, what is markup already is not."""

from __future__ import annotations

from collections.abc import Iterable
from html import escape

LEAVES = frozenset({"line", "rect", "circle", "path", "use"})
"""Elements of drawings, which never hold anything."""
EMPTY = frozenset({"meta", "br"})


class Markup(str):
    """Text that is markup already."""

    __slots__ = ()


Child = str | Markup
Attribute = str | int | float | None


def tag(name: str, /, *children: Child, **attributes: Attribute) -> Markup:
    """An element. ``cls`` is its class, ``x_y`` the attribute ``x-y``; None leaves one out."""
    told = "".join(
        [
            f' {_name(key)}="{escape(str(value))}"'
            for key, value in attributes.items()
            if value is not None
        ]
    )
    if name in LEAVES:
        return Markup(f"<{name}{told}/>")
    if name in EMPTY:
        return Markup(f"<{name}{told}>")
    return Markup(f"<{name}{told}>{join(children)}</{name}>")


def join(children: Iterable[Child], between: str = "") -> Markup:
    """All of them, one after the other."""
    return Markup(between.join([safe(child) for child in children]))


def safe(child: Child) -> str:
    """What stands in a page for a text or for markup."""
    return child if isinstance(child, Markup) else escape(child, quote=False)


def _name(key: str) -> str:
    return "class" if key == "cls" else key.rstrip("_").replace("_", "-")
