"""Trollsmoots: the viewer's own, troll by troll, and small ones of everybody."""

from __future__ import annotations

from typing import Final

from underhall.core.phrase import Phrase
from underhall.games.mountain_king.box.names import MOOT_ROWS, MOOT_SIZE, PLACES
from underhall.games.mountain_king.face.board.horde import (
    START,
    clan_name,
    clan_of,
    symbols,
    trolls,
)
from underhall.games.mountain_king.face.board.signs import (
    CARTS,
    OWN,
    Data,
    Say,
    Table,
    good,
    goods,
    in_words,
    name,
    pending,
)
from underhall.games.mountain_king.rules.payment import PLAN_ORDER

ORDER: Final = [PLACES.tokens[place] for place in PLAN_ORDER]
"""The positions in the order in which the automatic payment empties them."""


def places(row: int) -> list[str]:
    """The positions of a row, from the left; the bottom row is 1."""
    return [f"{row}_{at}" for at in range(MOOT_ROWS[row - 1])]


def under(place: str) -> list[str]:
    """MTK-4.53. The two positions that one rests on."""
    row, at = int(place[0]), int(place[2])
    return [] if row == 1 else [f"{row - 1}_{at}", f"{row - 1}_{at + 1}"]


def cascade(place: str) -> list[str]:
    """MTK-4.54. A position and all beneath it."""
    found = [place]
    for one in found:
        found += [below for below in under(one) if below not in found]
    return found


def small_moot(table: Table, raw: Table, seat: int, say: Say) -> Data:
    """A moot as a small pyramid, the top first, with what is on every troll."""
    rows, moot = trolls(raw), table["players"][seat]["moot"]
    lines = [
        [brick(table, rows, moot.get(place), place, say) for place in places(row)]
        for row in range(len(MOOT_ROWS), 0, -1)
    ]
    return {"rows": lines, "n": table["players"][seat]["trolls"], "of": MOOT_SIZE}


def brick(
    table: Table, rows: dict[str, Table], there: Table | None, place: str, say: Say
) -> Data | None:
    """One troll of a moot with its symbols, full or empty."""
    if there is None:
        return None
    troll = there["troll"]
    holds = there.get("holds", {})
    makes = table["printed"]["trolls"][troll]
    clan = clan_of(rows, troll)
    pips = [
        {**good(symbol, 1, say, "symbol"), "full": n < holds.get(symbol, 0), "at": n}
        for symbol, most in makes.items()
        for n in range(max(most, holds.get(symbol, 0)))
    ]
    return {
        "troll": troll,
        "name": name("troll", troll, say),
        "clan": clan,
        "clan_icon": f"{OWN}clan-{clan}",
        "clan_name": "" if clan == START else clan_name(clan, say),
        "level": 0 if clan == START else rows[troll]["level"],
        "pips": pips,
        "label": say(
            Phrase(
                "board-troll",
                troll=name("troll", troll, say),
                place=PLACES.word(PLACES.code(place)),
                makes=symbols(makes, say),
                count=sum(holds.values()),
                holds=symbols(holds, say),
            )
        ),
    }


# ---------------------------------------------------------------------- the own moot


def own_moot(view: Table, raw: Table, say: Say) -> Data | None:
    """The viewer's moot, the top row first; what pays next and what a free place would bring."""
    seat, table = view["seat"], view["table"]
    if seat < 0:
        return None
    rows, moot = trolls(raw), table["players"][seat]["moot"]
    paying = paid_units(view, moot)
    found = []
    for row in range(len(MOOT_ROWS), 0, -1):
        line = []
        for place in places(row):
            made = brick(table, rows, moot.get(place), place, say)
            if made is None:
                line.append(free_place(view, raw, moot, place, say))
            else:
                line.append(spent(made, place, moot, paying))
        found.append(line)
    return {
        "rows": found,
        "n": table["players"][seat]["trolls"],
        "of": MOOT_SIZE,
        "draft": draft(view, raw, say),
        "arriving": arriving(table, raw, say),
    }


def spent(made: Data, place: str, moot: Table, paying: dict[tuple[str, str], int]) -> Data:
    """A troll of the own moot: each held unit with its turn in the automatic payment."""
    before = units_before(moot, place)
    for pip in made["pips"]:
        symbol = pip["id"]
        pip["pays"] = pip["at"] < paying.get((place, symbol), 0)
        resource = CARTS.get(symbol, symbol)
        pip["turn"] = f"{resource}:{before.get(symbol, 0) + pip['at']}" if pip["full"] else ""
    return {**made, "place": place, "free": None}


def units_before(moot: Table, place: str) -> dict[str, int]:
    """By symbol how many units the automatic payment takes before those of a place."""
    found: dict[str, int] = {}
    for one in ORDER[: ORDER.index(place)]:
        for symbol, n in moot.get(one, {}).get("holds", {}).items():
            found[symbol] = found.get(symbol, 0) + n
    return found


def paid_units(view: Table, moot: Table) -> dict[tuple[str, str], int]:
    """What the automatic payment would take from trolls for what is being paid."""
    frame = pending(view)
    if frame["do"] != "pay":
        return {}
    resource, left, clan = frame["resource"], frame["n"], frame.get("clan")
    kinds = [resource]
    if resource == "cart":
        kinds = [f"cart_{clan}", "cart"] if clan else [*CARTS, "cart"]
    found = {}
    for symbol in kinds:
        for place in ORDER:
            taken = min(left, moot.get(place, {}).get("holds", {}).get(symbol, 0))
            if taken:
                found[place, symbol] = taken
                left -= taken
    return found


def refill(view: Table, raw: Table, moot: Table, place: str) -> dict[str, int]:
    """MTK-4.54. By symbol what placing a troll here would bring, with the one that arrives."""
    table = view["table"]
    printed = dict(table["printed"]["trolls"])
    if table["arriving"]:
        printed[table["arriving"]] = trolls(raw)[table["arriving"]]["produces"]
    found: dict[str, int] = {}
    for one in cascade(place):
        there = moot.get(one, {"troll": table["arriving"] if one == place else None})
        held = there.get("holds", {})
        for symbol, most in printed.get(there["troll"], {}).items():
            resource = CARTS.get(symbol, symbol)
            found[resource] = found.get(resource, 0) + max(0, most - held.get(symbol, 0))
    return found


def free_place(view: Table, raw: Table, moot: Table, place: str, say: Say) -> Data:
    """A position without a troll: what it would bring, or what it needs first."""
    rests = all([below in moot for below in under(place)])
    gains = refill(view, raw, moot, place) if rests else {}
    word = PLACES.word(PLACES.code(place))
    told = Phrase("board-place-unsupported", place=word)
    if rests:
        brought = in_words(gains, say)
        told = Phrase("board-place-free", place=word, count=sum(gains.values()), gains=brought)
    return {
        "place": place,
        "troll": None,
        "free": rests,
        "n": sum(gains.values()),
        "gains": goods(gains, say),
        "label": say(told),
    }


def draft(view: Table, raw: Table, say: Say) -> list[Data]:
    """The starters in hand, or the one about to be laid."""
    player = view["table"]["players"][view["seat"]]
    starters = {row["id"]: row for row in raw["starter_trolls"]["items"]}
    cards = list(player.get("cards") or [])
    picked = player.get("picked")
    found = []
    for troll in [*([picked] if picked else []), *cards]:
        row = starters[troll]
        makes = {symbol: n for symbol, n in row["produces"].items() if n}
        found.append(
            {
                "troll": troll,
                "name": name("troll", troll, say),
                "picked": troll == picked,
                "makes": goods(makes, say, "symbol"),
                "start": goods(row["starting"], say),
                "label": say(
                    Phrase(
                        "board-starter",
                        troll=name("troll", troll, say),
                        makes=symbols(makes, say),
                        start=in_words(row["starting"], say),
                    )
                ),
            }
        )
    return found


def arriving(table: Table, raw: Table, say: Say) -> Data | None:
    """The troll that waits for its place."""
    troll = table["arriving"]
    if not troll:
        return None
    row = trolls(raw)[troll]
    makes = {symbol: n for symbol, n in row["produces"].items() if n}
    return {
        "troll": troll,
        "name": name("troll", troll, say),
        "clan": clan_of(trolls(raw), troll),
        "makes": goods(makes, say, "symbol"),
        "label": say(Phrase("board-arriving")),
    }
