"""The viewer's clan board: tool columns, storage, dungeon, forge, relics, coins and traditions."""

from __future__ import annotations

from typing import Final

from underhall.core.phrase import Phrase
from underhall.games.covenant.box.names import (
    COIN_SLOTS,
    COINS,
    COLUMNS,
    ENEMIES,
    ORNAMENT_COLOURS,
    PLACES,
    RELICS,
    RESOURCES,
    SLOTS,
    TOOL_KINDS,
)
from underhall.games.covenant.face.board.displays import custom, relic_sign, worn
from underhall.games.covenant.face.board.people import dwarf, is_now, tool_kind
from underhall.games.covenant.face.board.signs import (
    COLUMN_SIGNS,
    RESOURCE_SIGNS,
    RUNES,
    TOOL_SIGNS,
    Data,
    Say,
    Table,
    capital,
    look,
    named,
    own_player,
    reward,
)

TILES: Final = 2
"""Double keys and storage tiles of a clan."""


def mat(view: Table, say: Say) -> Data | None:
    """All of it; nothing for those who only look on."""
    player = own_player(view)
    if player is None:
        return None
    seat = view["seat"]
    return {
        "seat": seat,
        "columns": [column(view, at, say) for at in range(len(COLUMNS))],
        "boxes": boxes(player, say),
        "free": list(range(max(0, player["storage"] - sum(player["resources"].values())))),
        "closed": list(range(TILES - player["storage_tiles"])),
        "cells": cells(player, say),
        "free_keys": list(range(max(0, player["keys"] - sum(player["dungeon"].values())))),
        "no_keys": max(0, sum(player["dungeon"].values()) - player["keys"]),
        "double_keys": list(range(TILES - player["double_keys"])),
        "relics": relics(view, player, say),
        "used": sum(player["used"].values()),
        "coins": [coin_slot(view, token, say) for token in COIN_SLOTS.tokens],
        "traditions": [custom(view, tile, say) for tile in player["traditions"]],
        "carts": player["carts"],
    }


# ---------------------------------------------------------------------- columns


def column(view: Table, at: int, say: Say) -> Data:
    """One column: its printed tool, its two slots, and what its tools would score."""
    player = view["table"]["players"][view["seat"]]
    slots = slots_of(view, at)
    count = forged(view, at)
    gp = player["columns"][at]
    icon, tone = COLUMN_SIGNS[at]
    each = column_each(view, at)
    return {
        "thing": f"column:{COLUMNS.token(at)}",
        "rune": RUNES[at],
        "name": named(COLUMNS, COLUMNS.token(at), say),
        "says": say(Phrase("board-column", column=COLUMNS.word(at), n=count, gp=gp)),
        "icon": icon,
        "look": look(tone),
        "count": count,
        "each": each,
        "gp": gp,
        "places": [place(view, token, say) for token in [PLACES.token(at), *slots]],
    }


def slots_of(view: Table, at: int) -> list[str]:
    """The slots of a column."""
    printed = view["table"]["printed"]["columns"]
    return [slot for slot in SLOTS.tokens if printed[slot] == COLUMNS.token(at)]


def forged(view: Table, at: int) -> int:
    """The tools that the viewer has forged in a column."""
    tools = view["table"]["players"][view["seat"]]["tools"]
    return len([1 for slot in slots_of(view, at) if slot in tools])


def column_each(view: Table, at: int) -> int:
    """COV-4.170. What one forged tool in a column would score."""
    player = view["table"]["players"][view["seat"]]
    if at == 0:
        return len(player["relics"]) + ("tradition_30" in player["traditions"])
    if at == 1:
        return int(sum(player["dungeon"].values()))
    if at == 2:
        return int(player["districts"])
    grand = [view["table"][key].values() for key in ("pillars", "gates")]
    built = [clan for owners in grand for clan in owners if clan == view["seat"]]
    return len(built) + int(player["forge"]["pillar"] + player["forge"]["gate"])


def place(view: Table, token: str, say: Say) -> Data:
    """A place for a tool: the tool with its ornament and dwarf, or what the slot gives."""
    seat = view["seat"]
    player, printed = view["table"]["players"][seat], view["table"]["printed"]
    if SLOTS.has(token) and token not in player["tools"]:
        told = reward(printed["slots"][token], say)
        slot = PLACES.word(PLACES.code(token))
        gives = say(Phrase("board-empty-slot", slot=slot, reward=told["name"]))
        return {"id": token, "empty": True, "signs": told["signs"], "label": capital(gives)}
    kind = tool_kind(view, seat, token)
    icon, tone = TOOL_SIGNS[kind]
    tile = player["tools"].get(token)
    colour = printed["tools"][tile]["colour"] if tile else printed["printed_colours"][token]
    worker = next((at for at, one in enumerate(player["dwarves"]) if one["tool"] == token), None)
    found = {
        "id": token,
        "empty": False,
        "tile": tile or token,
        "printed": tile is None,
        "icon": icon,
        "look": look(tone),
        "colour": colour,
        "ornament": None,
        "dwarf": None if worker is None else dwarf(view, seat, worker, say),
        "now": is_now(view, seat, token),
    }
    label = tool_label(kind, token, colour, say)
    if token in player["ornaments"]:
        found["ornament"] = worn(view, player["ornaments"][token], say)
        label = f"{label} · {found['ornament']['label']}"
    return {**found, "label": label}


def tool_label(kind: str, token: str, colour: str, say: Say) -> str:
    """A tool on its place, in words."""
    label = Phrase(
        "board-own-tool",
        kind=TOOL_KINDS.word(TOOL_KINDS.code(kind)),
        place=PLACES.word(PLACES.code(token)),
        colour=ORNAMENT_COLOURS.word(ORNAMENT_COLOURS.code(colour)),
    )
    return capital(say(label))


# ---------------------------------------------------------------------- storage and dungeon


def boxes(player: Table, say: Say) -> list[Data]:
    """The resources in storage, one by one."""
    return [
        {
            "id": token,
            "at": at,
            "icon": RESOURCE_SIGNS[token][0],
            "look": look(RESOURCE_SIGNS[token][1]),
            "name": named(RESOURCES, token, say),
        }
        for token in RESOURCES.tokens
        for at in range(player["resources"].get(token, 0))
    ]


def cells(player: Table, say: Say) -> list[Data]:
    """The enemies in the dungeon, one by one."""
    return [
        {"id": token, "at": at, "name": named(ENEMIES, token, say)}
        for token in reversed(ENEMIES.tokens)
        for at in range(player["dungeon"].get(token, 0))
    ]


# ---------------------------------------------------------------------- tiles


def relics(view: Table, player: Table, say: Say) -> list[Data]:
    """The relics, one by one; used ones first among those of a kind."""
    found = []
    for token in RELICS.tokens:
        shown = relic_sign(token, view, say) if token in player["relics"] else {}
        for at in range(player["relics"].get(token, 0)):
            used = at < player["used"].get(token, 0)
            label = Phrase("board-own-relic", relic=shown["name"], reward=shown["does"], used=used)
            found.append({**shown, "id": token, "at": at, "used": used, "label": say(label)})
    return found


def coin_slot(view: Table, token: str, say: Say) -> Data:
    """One of the six coin slots: what it gives when a coin comes there, and the coin on it."""
    player, printed = view["table"]["players"][view["seat"]], view["table"]["printed"]
    told = reward(printed["coin_slots"][token], say)
    n = int(token[-1])
    thing = f"coin:{player['coins'][token]}" if token in player["coins"] else f"coin_slot:{token}"
    found = {"n": n, "thing": thing, "signs": told["signs"], "coin": None}
    tile = player["coins"].get(token)
    if tile is None:
        label = say(Phrase("board-empty-coin-slot", n=n, reward=told["name"]))
        return {**found, "label": label}
    coin = reward(printed["coins"][tile], say)
    name = COINS.word(COINS.code(tile))
    label = say(Phrase("board-coin-in-slot", n=n, coin=name, reward=coin["name"]))
    due = token in view["table"]["council"]["due"] and view["active"] == view["seat"]
    return {**found, "coin": {"tile": tile, "signs": coin["signs"]}, "label": label, "due": due}
