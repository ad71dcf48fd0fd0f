"""What options bring, in pictures: what stands beside their names."""

from __future__ import annotations

from collections.abc import Callable

from underhall.core.phrase import Phrase
from underhall.games.mountain_king.box.names import CLANS, MINERALS, PLACES, SHAPES, SLOTS
from underhall.games.mountain_king.face.board.laying import tunnel_honor
from underhall.games.mountain_king.face.board.moots import refill
from underhall.games.mountain_king.face.board.names import workshop_place, workshop_uses
from underhall.games.mountain_king.face.board.signs import (
    Data,
    Say,
    Table,
    cell,
    good,
    goods,
    honor_sign,
    pending,
    place_name,
    spendable,
    starred,
    statue_sign,
    zone_of,
)
from underhall.games.mountain_king.face.board.supplies import recipe_signs
from underhall.games.mountain_king.face.board.worth import goal_worth, network, standing_in

Bringing = Callable[[Table, Table, str, Say], Data | None]


def brings(view: Table, raw: Table, say: Say) -> dict[str, Data]:
    """What stands beside each option, by its token."""
    decision = view["decision"]
    told = BRINGING.get(decision["kind"]) if decision else None
    if told is None:
        return {}
    found = {token: told(view, raw, token, say) for token in decision["options"]}
    return {token: one for token, one in found.items() if one is not None}


def fetched(view: Table, raw: Table, token: str, say: Say) -> Data | None:
    """What the cascade from a place of the moot fetches."""
    if not PLACES.has(token):
        return None
    moot = view["table"]["players"][view["seat"]]["moot"]
    found = goods(refill(view, raw, moot, token), say)
    return {"goods": found} if found else {"text": say(Phrase("board-nothing"))}


def made(view: Table, raw: Table, token: str, say: Say) -> Data | None:
    """What a kind of workshop makes."""
    table = view["table"]
    return recipe_signs(table, token, say) if token in table["printed"]["workshops"] else None


def used(view: Table, raw: Table, token: str, say: Say) -> Data | None:
    """What a workshop in reach makes, how often and where."""
    word, _, spot = token.partition(":")
    if word != "workshop":
        return None
    table, at = view["table"], workshop_place(view, raw, spot)
    return {
        **recipe_signs(table, table["workshops"][spot], say),
        "uses": workshop_uses(table, at),
        "where": place_name(table, [at], say),
    }


def hired(view: Table, raw: Table, token: str, say: Say) -> Data | None:
    """How many bribes a troll of the horde takes, and what lies on it."""
    if not SLOTS.has(token):
        return None
    below = {2: raw["limits"]["bribes_level_2"], 3: raw["limits"]["bribes_level_3"]}
    lying = view["table"]["horde"][token].get("bribes", {})
    return {
        "text": say(Phrase("board-bribes", n=below.get(int(token[0]), 0))),
        "goods": [{**one, "n": f"+{one['n']}"} for one in goods(lying, say)],
    }


def carries(view: Table, raw: Table, token: str, say: Say) -> Data | None:
    """What a troll of the horde fetches."""
    table = view["table"]
    makes = table["printed"]["trolls"][table["horde"][token]["troll"]]
    return {"goods": goods(makes, say, "symbol")}


def unloaded(view: Table, raw: Table, token: str, say: Say) -> Data | None:
    """What a troll of the own moot holds."""
    if not PLACES.has(token):
        return None
    there = view["table"]["players"][view["seat"]]["moot"][token]
    return {"goods": goods(there.get("holds", {}), say, "symbol")}


def given_up(view: Table, raw: Table, token: str, say: Say) -> Data | None:
    """What a troll of the own moot fetches, and is gone with it."""
    table = view["table"]
    there = table["players"][view["seat"]]["moot"][token]
    makes = table["printed"]["trolls"][there["troll"]]
    return {"goods": goods(makes, say, "symbol")}


def held(view: Table, raw: Table, token: str, say: Say) -> Data | None:
    """How much of a mineral there is."""
    return {"goods": [good(token, spendable(view["table"], view["seat"])[token], say)]}


def dug(view: Table, raw: Table, token: str, say: Say) -> Data | None:
    """The most honor of a tunnel of a mineral, by what there is of it."""
    if not MINERALS.has(token):
        return None
    n = spendable(view["table"], view["seat"])[token]
    sizes = [row["size"] for row in raw["tunnels"]["items"] if row["size"] <= n]
    most = tunnel_honor(view, raw, token, max(sizes))
    return {"text": say(Phrase("board-at-most")), "goods": [honor_sign(f"+{most}", say)]}


def shaped(view: Table, raw: Table, token: str, say: Say) -> Data | None:
    """What a tunnel of a shape costs and scores, and how many are left, in a known mineral."""
    mineral = pending(view).get("mineral")
    if mineral is None or not SHAPES.has(token):
        return None
    size = next(row["size"] for row in raw["tunnels"]["items"] if row["id"] == token)
    honor = honor_sign(f"+{tunnel_honor(view, raw, mineral, size)}", say)
    cost = {**good(mineral, size, say), "n": f"−{size}"}
    return {"goods": [cost, honor], "uses": view["table"]["stacks"][token]}


def wanted(view: Table, raw: Table, token: str, say: Say) -> Data | None:
    """How many statues of a clan stand in the own network, for its pedestals."""
    if not CLANS.has(token):
        return None
    own = standing_in(view["table"], network(view["table"], view["seat"]))
    return {"goods": [statue_sign(token, len([1 for _, clan in own if clan == token]), say)]}


def blessed(view: Table, raw: Table, token: str, say: Say) -> Data | None:
    """The most that a pedestal of a clan would take on an anchor dug earlier."""
    table = view["table"]
    laid = [*table["pedestals"].values(), *[there.split("+") for there in table["halls"].values()]]
    taken = {cell(each) for there in laid for each in there}
    bare = {at for tunnel in table["tunnels"] for at in starred(tunnel)} - taken
    zones = {zone_of(table, at) for at in bare & network(table, view["seat"])}
    most = max([table["track"].get(f"{zone}_{token}", 0) for zone in zones])
    return {"text": say(Phrase("board-at-most")), "goods": [honor_sign(f"+{most}", say)]}


def stands(view: Table, raw: Table, token: str, say: Say) -> Data | None:
    """What a statue would be worth on a cell."""
    worth = goal_worth(view, raw, token)
    return None if worth is None else {"goods": [honor_sign(worth, say)]}


BRINGING: dict[str, Bringing] = {
    "moot_position": fetched,
    "workshop_build": made,
    "phantom_kind": made,
    "step1_menu": used,
    "elevate_in": carries,
    "elevate_out": given_up,
    "horn_troll": fetched,
    "unburden_troll": unloaded,
    "bless_clan": blessed,
    "dig_mineral": dug,
    "dig_shape": shaped,
    "dig_mixture": held,
    "bag_pedestal": wanted,
    "statue_target": stands,
    "ancient_target": stands,
    "recruit_card": hired,
}
