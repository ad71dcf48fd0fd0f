"""The table at a glance, in plain text, from what one seat may see."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from underhall.core.phrase import Phrase, SeatName
from underhall.games.lantern.box.names import (
    ORES,
)
from underhall.kit.columns import columns


def picture(view: dict[str, Any], say: Callable[[object], str]) -> str:
    """The vein and the piles, then a line for each player; who is waited for has a mark."""
    table = view["table"]
    top = Phrase(
        "pic-vein",
        vein=table["vein"],
        veins=table["veins"],
        deck=table["deck"],
        pile=table["pile"],
    )
    rows = [
        player_row(player, seat, seat in view["waiting"], say)
        for seat, player in enumerate(table["players"])
    ]
    discard = Phrase("pic-discard", lamps=spread(table["discard"]) or "-")
    return "\n".join([say(top), *columns(rows), say(discard)])


def player_row(
    player: Mapping[str, Any], seat: int, waited: bool, say: Callable[[object], str]
) -> list[str]:
    """Name, lamp shown, hand as far as it is known, whistles, ore."""
    unknown = "? " * (player["hand"] - sum(player["lamps"].values()))
    hand = f"{spread(player['lamps'])} {unknown}".strip()
    ore = [ORES.word(ORES.code(token)) for token, n in player["ore"].items() for _ in range(n)]
    return [
        ("> " if waited else "  ") + say(SeatName(seat)),
        say(Phrase("pic-shown", lamp=player["shown"] or "-")),
        say(Phrase("pic-hand", lamps=hand or "-")),
        say(Phrase("pic-whistles", n=player["whistles"])),
        say(Phrase("pic-ore", ore=ore)),
    ]


def spread(lamps: Mapping[str, int]) -> str:
    """Every lamp by its brightness: ``2 4 4``."""
    return " ".join([token for token, n in lamps.items() for _ in range(n)])
