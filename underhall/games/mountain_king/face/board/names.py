"""What options and questions are called where the board shows their places: no coordinates."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from underhall.core.phrase import Phrase
from underhall.games.mountain_king.box.names import CLANS, RESOURCES, WORKSHOPS, ZONES
from underhall.games.mountain_king.face.board.mountain import owners, recipes
from underhall.games.mountain_king.face.board.shapes import beside
from underhall.games.mountain_king.face.board.signs import (
    Cell,
    Data,
    Say,
    Table,
    capital,
    cell,
    name,
    pending,
    place_name,
    spendable,
    zone_of,
)
from underhall.games.mountain_king.face.board.worth import (
    goal_worth,
    hall_at,
    in_honor,
    statue_worth,
)

Namer = Callable[[Table, Table, str, Say], str]


def names(view: Table, raw: Table, say: Say) -> Data:
    """The names of options by token, as far as the game names them by coordinates."""
    decision = view["decision"]
    if decision is None or decision["kind"] not in NAMERS:
        return {}
    namer = NAMERS[decision["kind"]]
    tokens = [*decision["options"], *[one["token"] for one in decision["refused"]]]
    return numbered((token, namer(view, raw, token, say)) for token in tokens if nameable(token))


def nameable(token: str) -> bool:
    """Whether a token names a place, a workshop or a resource."""
    found = token[:1].isdigit() or token.startswith(("workshop:", "wg", "ag"))
    return found or WORKSHOPS.has(token) or RESOURCES.has(token)


def numbered(named: Iterable[tuple[str, str]]) -> dict[str, str]:
    """Names by token; equal ones are told apart by a number."""
    found: dict[str, str] = {}
    times: dict[str, int] = {}
    for token, text in named:
        if not text:
            continue
        n = times[text] = times.get(text, 0) + 1
        first, colon, rest = text.partition(": ")
        found[token] = text if n == 1 else f"{first} ({n}){colon}{rest}"
    return found


# ---------------------------------------------------------------------- by kind of decision


def gate_name(view: Table, raw: Table, token: str, say: Say) -> str:
    """A start spot: its side of the mountain."""
    rows = raw["boards"][view["table"]["side"]]["start_spots"]
    row = next(one for one in rows if one["id"] == token)
    where = place_name(view["table"], [(row["x"], row["y"])], say)
    return f"{where}: {say(Phrase('board-spot-for', n=row['players']))}"


def statue_name(view: Table, raw: Table, token: str, say: Say) -> str:
    """A statue: its clan, where it stands and, unless it stays there, what it is worth there."""
    table, at = view["table"], cell(token)
    clan = next(clan for clan, there in table["statues"].items() if token in there)
    where = place_name(table, [at], say)
    word = CLANS.word(CLANS.code(clan))
    if token not in view["decision"]["options"]:
        return f"{capital(say(Phrase('board-statue-of', clan=word)))}: {where}"
    if at not in owners(table):
        return say(Phrase("board-do-buried", clan=word, where=where))
    honor = statue_worth(table, raw, at, clan)
    return say(Phrase("board-do-statue", clan=word, where=where, honor=honor))


def goal_name(view: Table, raw: Table, token: str, say: Say) -> str:
    """A cell for a statue: where, and what the statue would be worth there."""
    table, where = view["table"], place_name(view["table"], [cell(token)], say)
    honor = goal_worth(view, raw, token)
    if honor is None:
        return where
    hall = hall_at(table, token)
    where = where if hall is None else name("hall", hall, say)
    return f"{where}: {in_honor(table, token, honor, say)}"


def anchor_name(view: Table, raw: Table, token: str, say: Say) -> str:
    """An anchor for a pedestal: where, and the token that it takes."""
    table, at = view["table"], cell(token)
    points = table["track"].get(f"{zone_of(table, at)}_{pending(view).get('clan')}", 0)
    return f"{place_name(table, [at], say)}: {say(Phrase('board-token', points=points))}"


def workshop_name(view: Table, raw: Table, token: str, say: Say) -> str:
    """A workshop to use: what it makes, how often and where."""
    table = view["table"]
    spot = token.partition(":")[2]
    kind = table["workshops"].get(spot)
    if not token.startswith("workshop:") or kind is None:
        return ""
    at = workshop_place(view, raw, spot)
    uses = workshop_uses(table, at)
    workshop = WORKSHOPS.word(WORKSHOPS.code(kind))
    made = recipes(table, kind, say)
    where = place_name(table, [at], say)
    return say(Phrase("board-do-workshop", workshop=workshop, made=made, n=uses, where=where))


def workshop_place(view: Table, raw: Table, spot: str) -> Cell:
    """The cell of a workshop spot."""
    rows = raw["boards"][view["table"]["side"]]["workshop_spots"]
    row = next(one for one in rows if one["id"] == spot)
    return row["x"], row["y"]


def workshop_uses(table: Table, at: Cell) -> int:
    """MTK-4.30. How often a workshop can be used: once for each entrance."""
    whose = owners(table)
    return len([near for near in beside(at) if whose.get(near, -1) >= 0])


def kind_name(view: Table, raw: Table, token: str, say: Say) -> str:
    """A workshop to found or to conjure up: what it makes."""
    if token not in view["table"]["printed"]["workshops"]:
        return ""
    return f"{name('workshop', token, say)}: {recipes(view['table'], token, say)}"


def held_name(view: Table, raw: Table, token: str, say: Say) -> str:
    """A resource to trade or to bribe with: how many of it one has."""
    n = spendable(view["table"], view["seat"]).get(token, 0)
    return say(Phrase("board-have", what=name("resource", token, say), n=n))


NAMERS: dict[str, Namer] = {
    "place_gate": gate_name,
    "step1_menu": workshop_name,
    "workshop_build": kind_name,
    "phantom_kind": kind_name,
    "statue_menu": statue_name,
    "walk_statue": statue_name,
    "ancient_statue": statue_name,
    "statue_target": goal_name,
    "ancient_target": goal_name,
    "bless_anchor": anchor_name,
    "trade_gain": held_name,
    "trade_give": held_name,
    "bribe_resource": held_name,
}


# ---------------------------------------------------------------------- questions


def question(view: Table, raw: Table, say: Say) -> str | None:
    """The question, where the game would ask with coordinates."""
    frame = pending(view)
    table = view["table"]
    if frame["do"] == "statue_target":
        clans = [clan for clan, there in table["statues"].items() if frame["cell"] in there]
        return say(Phrase("board-ask-goal", clan=CLANS.word(CLANS.code(clans[0]))))
    if frame["do"] == "pedestal":
        zone = ZONES.word(ZONES.code(zone_of(table, cell(frame["cell"]))))
        return say(Phrase("board-ask-pedestal", zone=zone))
    if frame["do"] == "workshop_build":
        where = place_name(table, [workshop_place(view, raw, frame["spot"])], say)
        return say(Phrase("board-ask-workshop", where=where))
    return None
