"""The colours of seats: those that a game gives its players, or else those of the house.

A game whose players have colours says in its ``face.toml`` under which key a view tells them, and
what its tokens mean; the colour is then that of the seat on the whole page. Who has none yet gets
one that is left.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from underhall.server.pages.faces import face

COLOURS = ("blue", "red", "yellow", "green", "purple")
"""The colours of the house, in the order of seats."""


def seat_colours(view: Mapping[str, Any] | None) -> list[str]:
    """The colour of each seat; nothing where the house's own order holds."""
    if view is None or not face(view["game"]).colours:
        return []
    meant = face(view["game"]).colours
    players: Sequence[Mapping[str, Any]] = view["table"]["players"]
    tokens = [str(player.get(meant["key"]) or "") for player in players]
    worn = [meant.get(token, token) for token in tokens]
    worn = [colour if colour in COLOURS else "" for colour in worn]
    left = [colour for colour in COLOURS if colour not in worn]
    return [colour or left.pop(0) for colour in worn]


def marks(colours: Sequence[str]) -> str:
    """The colours as the style knows them."""
    return " ".join([f"{seat}-{colour}" for seat, colour in enumerate(colours, 1)])
