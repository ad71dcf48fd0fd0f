"""Where one is in an action of several steps, and short cuts through it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from underhall.core.phrase import Phrase
from underhall.games.mountain_king.box.names import RESOURCES
from underhall.games.mountain_king.face.board.signs import (
    Data,
    Say,
    Table,
    good,
    name,
    pending,
    spendable,
)

MENUS: Final = frozenset(
    ("step", "turn", "step1_menu", "step2_menu", "hall", "statue_menu", "retirement")
)
"""Frames at which an action is over."""

Telling = Callable[[Table, Table, Say], list[str]]


def crumbs(view: Table, say: Say) -> list[str]:
    """What the viewer is doing and has chosen so far, the first choice first."""
    if view["decision"] is None:
        return []
    for frame in view["agenda"]:
        kind = frame.get("do", "")
        if kind in MENUS:
            return []
        if kind in TELLING:
            return TELLING[kind](view, frame, say)
    return []


def _dig(view: Table, frame: Table, say: Say) -> list[str]:
    found = [say(Phrase("do-dig"))]
    if frame.get("mineral"):
        found.append(name("resource", frame["mineral"], say))
    if frame.get("shape"):
        found.append(name("tunnel", frame["shape"], say))
    return found


def _recruit(view: Table, frame: Table, say: Say) -> list[str]:
    found = [say(Phrase("do-recruit-troll"))]
    there = view["table"]["horde"].get(frame.get("slot"))
    troll = view["table"]["arriving"] or (there and there["troll"])
    return [*found, name("troll", troll, say)] if troll else found


def _trade(view: Table, frame: Table, say: Say) -> list[str]:
    found = [say(Phrase("board-trade"))]
    return [*found, name("resource", frame["gain"], say)] if "gain" in frame else found


def _spell(view: Table, frame: Table, say: Say) -> list[str]:
    page = view["table"]["book"][frame["slot"]]
    return [say(Phrase("board-spell")), name("spell", page["spell"], say)]


def _workshop(view: Table, frame: Table, say: Say) -> list[str]:
    return [say(Phrase("board-workshop-word")), name("workshop", frame["workshop"], say)]


def _statue(view: Table, frame: Table, say: Say) -> list[str]:
    start = frame.get("cell") or frame.get("start")
    clans = [clan for clan, there in view["table"]["statues"].items() if start in there]
    return [say(Phrase("board-move-statue")), *[name("clan", clan, say) for clan in clans]]


def _hall(view: Table, frame: Table, say: Say) -> list[str]:
    return [say(Phrase("board-step-great_hall")), name("hall", frame["hall"], say)]


TELLING: Final[dict[str, Telling]] = {
    **dict.fromkeys(
        ("dig_mineral", "dig_shape", "dig_placement", "dig_mixture", "dig_tunnel"), _dig
    ),
    **dict.fromkeys(("recruit_card", "take_troll", "bag_pedestal", "moot_position"), _recruit),
    **dict.fromkeys(("trade_gain", "trade_give", "take_traded"), _trade),
    **dict.fromkeys(("lay_rune", "spell_resolve", "wear_out"), _spell),
    **dict.fromkeys(("workshop_use", "take_made"), _workshop),
    **dict.fromkeys(("statue_target", "move_statue"), _statue),
    "hall_placement": _hall,
}


def shortcuts(view: Table, say: Say) -> list[Data]:
    """Giving all that a trade still asks for in one kind, with a single click."""
    frame, table, seat = pending(view), view["table"], view["seat"]
    if frame["do"] != "trade_give" or frame["left"] < 2:
        return []
    held = spendable(table, seat)
    return [
        {
            **good(token, frame["left"], say),
            # Each unit may be asked for its source, which the automatic payment answers.
            "chain": " ".join([f"{token} auto"] * frame["left"]),
        }
        for token in RESOURCES.tokens
        if held.get(token, 0) >= frame["left"]
    ]
