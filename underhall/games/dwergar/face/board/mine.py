"""The mine in cross-section: levels, carts, the lift, and what raising it would bring."""

from __future__ import annotations

from functools import lru_cache

from underhall.core.phrase import Phrase, SeatName
from underhall.games.dwergar.box.names import COLOURS, LEVELS
from underhall.games.dwergar.face.board.places import place
from underhall.games.dwergar.face.board.signs import (
    KEPT,
    MINES,
    Data,
    Goods,
    Say,
    Table,
    amounts,
    capital,
    from_viewer,
    level_name,
    named,
    seat_name,
    stocks,
)


def levels(view: Table, raw: Table, say: Say) -> list[Data]:
    """The five levels with their carts."""
    seats = from_viewer(view)
    keys = load_keys(view)
    return [level(view, raw, at, seats, keys, say) for at in range(len(LEVELS))]


def raises(view: Table, say: Say) -> list[Data]:
    """How far the lift may be raised."""
    seats = from_viewer(view)
    return [delivery(view, at, seats, say) for at in range(len(LEVELS))]


def level(
    view: Table, raw: Table, at: int, seats: list[int], keys: dict[tuple[int, str], str], say: Say
) -> Data:
    """One level where carts rest; all but the closed one have a gallery."""
    token = LEVELS.token(at)
    name = level_name(token, say)
    return {
        "id": token,
        "n": at + 1,
        "name": name,
        "carts": [cart(view, seat, token, keys.get((seat, token), ""), say) for seat in seats],
        "gallery": gallery(view, raw, MINES[at - 1], say) if at else None,
        "stones": say(Phrase("board-stones-here", level=LEVELS.word(at))),
    }


def gallery(view: Table, raw: Table, space: str, say: Say) -> Data:
    """The space at a level of the mine, with its yield."""
    told = view["table"]["printed"]["places"][space]
    return {
        **place(view, raw, space, say),
        "yields": stocks(told["yield"], say),
        "extra": stocks(told["extra_yield"], say),
        "is_extra": is_extra(view, space),
    }


def is_extra(view: Table, space: str) -> bool:
    """DWE-4.98. Whether the viewer always mines more here: by an own furnace."""
    return view["seat"] >= 0 and bool(view["table"]["sites"].get(space) == view["seat"])


def cart(view: Table, seat: int, level: str, key: str, say: Say) -> Data:
    """The cart of a player on a level, and who rides in it."""
    player = view["table"]["players"][seat]
    goods = tuple(player["carts"].get(level, {}).items())
    return _cart(seat, level, key, goods, player["foreman"] == level, say)


@lru_cache(KEPT)
def _cart(seat: int, level: str, key: str, goods: Goods, rides: bool, say: Say) -> Data:
    where = LEVELS.word(LEVELS.code(level))
    who = SeatName(seat)
    full = Phrase("board-cart", who=who, level=where, goods=amounts(goods))
    label = say(full if goods else Phrase("board-cart-empty", who=who, level=where))
    return {
        "seat": seat,
        "key": key,
        "load": stocks(dict(goods), say),
        "rides": rides,
        "label": say(Phrase("board-cart-rides", cart=label)) if rides else label,
        "target": f"cart:{level}:{seat}",
    }


def load_keys(view: Table) -> dict[tuple[int, str], str]:
    """A lasting name for each load: its owner, what lies in it and, from the top, the how many-th
    of its kind. So a load that rises is known again."""
    found: dict[tuple[int, str], str] = {}
    for seat, player in enumerate(view["table"]["players"]):
        seen: dict[str, int] = {}
        for token in LEVELS.tokens:
            goods = player["carts"].get(token, {})
            if goods:
                kind = "-".join([f"{what}{n}" for what, n in goods.items()])
                seen[kind] = seen.get(kind, -1) + 1
                found[seat, token] = f"load-{seat}-{kind}-{seen[kind]}"
    return found


# ---------------------------------------------------------------------- the lift


def delivery(view: Table, at: int, seats: list[int], say: Say) -> Data:
    """What raising the lift so far would cost, and bring to everybody."""
    told = view["table"]["raises"][at]
    counts = [sum(goods.values()) for goods in told["goods"]]
    own = counts[view["seat"]] if view["seat"] >= 0 else 0
    brings = [arrival(told, seat, say) for seat in seats]
    return {
        "n": told["levels"],
        "heat": told["heat"],
        "missing": missing_heat(view, told["heat"]),
        "name": say(Phrase("board-raise", n=told["levels"])),
        "brings": brings,
        "own": own,
        "others": sum(counts) - own,
        "useful": told["useful"],
        "label": raise_label(told, say),
    }


def raise_label(told: Table, say: Say) -> str:
    """A raise as it reads aloud: what it costs, and what everybody gets."""
    goods = tuple([tuple(one.items()) for one in told["goods"]])
    return _raise_label(told["levels"], told["heat"], goods, say)


@lru_cache(KEPT)
def _raise_label(levels: int, heat: int, brings: tuple[Goods, ...], say: Say) -> str:
    gains = [
        Phrase("board-gets", who=SeatName(seat), goods=amounts(goods))
        for seat, goods in enumerate(brings)
        if goods
    ]
    return say(
        Phrase("board-raise-label", n=levels, heat=heat, gains=gains)
        if gains
        else Phrase("board-raise-nothing", n=levels, heat=heat)
    )


def arrival(told: Table, seat: int, say: Say) -> Data:
    """What a raise would bring to one player."""
    return _arrival(seat, tuple(told["goods"][seat].items()), told["foremen"][seat], say)


@lru_cache(KEPT)
def _arrival(seat: int, goods: Goods, rides: bool, say: Say) -> Data:
    name = seat_name(seat, say)
    return {"seat": seat, "name": name, "load": stocks(dict(goods), say), "rides": rides}


def missing_heat(view: Table, price: int) -> int:
    """How much heat the viewer lacks for a price."""
    if view["seat"] < 0:
        return 0
    return max(0, price - int(view["table"]["players"][view["seat"]]["at_hand"]))


# ---------------------------------------------------------------------- colours


def colours(view: Table, say: Say) -> list[Data]:
    """DWE-3.2. The colours of clans, while they are being chosen."""
    if view["table"]["round"]:
        return []
    taken = {player["colour"]: seat for seat, player in enumerate(view["table"]["players"])}
    return [
        {
            "id": token,
            "name": capital(named(COLOURS, token, say)),
            "owner": seat_name(taken[token], say) if token in taken else "",
        }
        for token in COLOURS.tokens
    ]
