"""What the corners of the mountain tell: districts, presence and what enemies will cost."""

from __future__ import annotations

from collections import Counter

from underhall.games.covenant.box.names import COLOURS
from underhall.games.covenant.face.board.signs import MINUS, Data, Say, Table, named, owner_name


def standings(view: Table, say: Say) -> Data:
    """Sizes of districts by colour; districts with presence and penalty of each player."""
    table = view["table"]
    sizes: dict[str, list[int]] = {}
    for cells in table["districts"]:
        tile = table["mountain"][cells[0]]["chamber"]
        colour = table["printed"]["chambers"][tile]["colour"]
        sizes.setdefault(colour, []).append(len(cells))
    return {
        "districts": [
            {
                "id": colour,
                "name": named(COLOURS, colour, say),
                "sizes": told(sizes[colour]),
            }
            for colour in COLOURS.tokens
            if colour in sizes
        ],
        "players": [
            {
                "seat": seat,
                "name": owner_name(view, seat, say),
                "districts": player["districts"],
                "penalty": f"{MINUS}{player['penalty']}" if player["penalty"] else "0",
            }
            for seat, player in enumerate(table["players"])
        ],
    }


def told(sizes: list[int]) -> str:
    """Sizes from the largest on; many of one size together."""
    counts = Counter(sorted(sizes, reverse=True))
    return " + ".join([str(n) if many == 1 else f"{many}×{n}" for n, many in counts.items()])
