"""Derived numbers: what statues and halls would score now, and for whom."""

from __future__ import annotations

from underhall.core.phrase import Phrase
from underhall.games.mountain_king.face.board.ground import ground
from underhall.games.mountain_king.face.board.signs import (
    Cell,
    Say,
    Table,
    cell,
    owner_of,
    pending,
    placed,
    starred,
)


def statue_worth(table: Table, raw: Table, at: Cell, clan: str) -> int:
    """MTK-4.136. What a statue on a cell is worth."""
    zone = ground(table).zones.get(at)
    row = next((one for one in raw["zones"]["items"] if one["id"] == zone), None)
    if row is None:
        return 0
    on_own = f"{at[0]},{at[1]}" in table["pedestals"][clan]
    found: int = row["statue_on_matching_pedestal"] if on_own else row["statue_base"]
    return found


def goal_worth(view: Table, raw: Table, token: str) -> int | None:
    """What the statue that is moved would be worth on a cell, or the hall there with it."""
    table, here = view["table"], pending(view).get("cell")
    clan = next((clan for clan, there in table["statues"].items() if here in there), None)
    if clan is None:
        return None
    hall = hall_at(table, token)
    if hall is None:
        return statue_worth(table, raw, cell(token), clan)
    low, high = table["printed"]["halls"][hall]
    honor: int = high if cell(token) in starred(table["halls"][hall]) else low
    return honor


def in_honor(table: Table, token: str, honor: int | None, say: Say) -> str:
    """What a statue would be worth on a cell, in words; in a hall, what that scores with it."""
    if hall_at(table, token) is None:
        return say(Phrase("board-worth", honor=honor))
    return say(Phrase("board-hall-worth", honor=honor))


def hall_at(table: Table, token: str) -> str | None:
    """The hall on a cell."""
    return next(
        (one for one, there in table["halls"].items() if cell(token) in placed(there)), None
    )


def network(table: Table, seat: int) -> set[Cell]:
    """MTK-4.4, 5.17. The network of a player, or of the player's team."""
    owner = owner_of(table, seat)
    return {
        cell(token)
        for other, there in enumerate(table["networks"])
        if owner_of(table, other) == owner
        for token in there
    }


def standing_in(table: Table, there: set[Cell]) -> list[tuple[Cell, str]]:
    """The statues on some cells, with their clans."""
    return [
        (at, clan)
        for clan, tokens in table["statues"].items()
        for at in [cell(token) for token in tokens]
        if at in there
    ]


def statues_now(table: Table, raw: Table, seat: int) -> list[tuple[int, str]]:
    """MTK-4.136. Honor and clan of each statue of a network that would count now."""
    own = network(table, seat)
    halls = {at for token in table["halls"].values() for at in placed(token)}
    pieces = [set(placed(token)) for token in table["tunnels"]]
    dug = {at for piece in pieces for at in piece}
    pieces += [{at} for at in own - dug - halls]
    found = []
    for piece in pieces:
        here = standing_in(table, piece & own)
        if here:
            found.append(max([(statue_worth(table, raw, at, clan), clan) for at, clan in here]))
    return sorted(found, reverse=True)


def halls_now(table: Table, seat: int) -> int:
    """MTK-4.135. What the halls of a network would score now."""
    own = network(table, seat)
    stands = {at for at, _ in standing_in(table, own)}
    found = 0
    for hall, token in table["halls"].items():
        low, high = table["printed"]["halls"][hall]
        if placed(token)[0] in own:
            altar = next(cell(part) for part in token.split("+") if part.endswith("*"))
            found += high if altar in stands else low
    return found


def honor_now(table: Table, raw: Table, seat: int) -> int:
    """What statues and halls would add now."""
    return sum([honor for honor, _ in statues_now(table, raw, seat)]) + halls_now(table, seat)
