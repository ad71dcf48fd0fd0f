"""The choice at hand, as the prompt shows it: by place, or by parts of the action."""

from __future__ import annotations

from typing import Final

from underhall.core.phrase import Phrase
from underhall.games.dwergar.box.names import SPACES
from underhall.games.dwergar.face.board.cells import cell
from underhall.games.dwergar.face.board.places import bonus_bits
from underhall.games.dwergar.face.board.signs import (
    SPACE_ICONS,
    Data,
    Say,
    Table,
    pawn_name,
    short,
)
from underhall.games.dwergar.face.board.usable import is_idle, live_bonuses

LAST: Final = ("end_action", "end_turn", "forfeit", "forgo", "none")
"""What ends something stands last."""
AMOUNTS: Final = ("burn_heat",)
FOR_GOOD: Final = ("already-developed", "not-just-realized", "counts-already")
"""Reasons that tell nothing new."""


def choice(view: Table, say: Say) -> Data | None:
    """What the viewer may choose, in rows; and the question in a few words."""
    decision = view["decision"]
    if decision is None:
        return None
    kind = decision["kind"]
    options = decision["options"]
    found: Data = {"kind": kind, "places": [], "last": ends(options)}
    if kind == "turn_menu":
        found["places"] = places(view, options, say)
        heat = [token for token in options if token.startswith("convert:")]
        found["rows"], found["rest"] = rows(view, say, heat, [])
    else:
        found["rows"], found["rest"] = rows(view, say, options, shown(kind, decision["refused"]))
    found["single"] = all(len(one["dwarves"]) == 1 for one in found["places"])
    found["unused"] = unused(view["table"]["action"], say)
    return {**found, "chain": chain(view, say), "question": question(view, say)}


def unused(action: Data | None, say: Say) -> str:
    """What ending the action now would leave undone: everything, if nothing has been done."""
    if action is None or action["done"]:
        return ""
    space = SPACES.word(SPACES.code(action["space"]))
    return say(Phrase("unused-action", space=space))


def ends(options: list[str]) -> list[str]:
    """The options that end something, in their order."""
    return [token for token in options if token in LAST or token == "fajrant:none"]


def question(view: Table, say: Say) -> str:
    """What is asked, in few words; nothing where the rules' own words are as short."""
    table, kind = view["table"], view["decision"]["kind"]
    if kind == "action_menu":
        space = table["action"]["space"]
        return say(Phrase("board-ask-action", space=SPACES.word(SPACES.code(space))))
    if kind == "turn_menu":
        player = table["players"][view["seat"]]
        if not player["pool"] and player["foreman"] != "home":
            return say(Phrase("board-ask-idle"))
        return say(Phrase("board-ask-turn"))
    if kind == "pay_heat":
        return say(Phrase("board-ask-pay", heat=view["agenda"][0]["heat"]))
    return ""


def chain(view: Table, say: Say) -> Data:
    """Where in the turn we are: the dwarf at work, and how many actions are left."""
    table = view["table"]
    action = table["action"]
    left = table["turn"]["actions"] + table["turn"]["extra"]
    here = None
    if action is not None:
        here = {
            "pawn": action["pawn"],
            "pawn_name": pawn_name(action["pawn"], say),
            "seat": view["seat"] if action["pawn"] == "foreman" else None,
        }
    after = Phrase("board-actions-after", n=left)
    label = say(Phrase("board-actions-left", n=left) if action is None and left else after)
    return {"here": here, "label": label}


# ---------------------------------------------------------------------- dwarves to places


def places(view: Table, options: list[str], say: Say) -> list[Data]:
    """The ten spaces, each with the dwarves that may be sent there, or taken from there."""
    table, seat = view["table"], view["seat"]
    by_space: dict[str, list[Data]] = {}
    for token in options:
        what, *more = token.split(":")
        if what == "place":
            pawn, space = more
            by_space.setdefault(space, []).append(sending(table, seat, token, pawn, space, say))
        elif what == "fajrant" and more != ["none"]:
            pawn = table["spaces"][more[0]]
            taken = {
                "token": token,
                "pawn": pawn,
                "name": pawn_name(pawn, say),
                "seat": None,
                "is_taken": True,
            }
            by_space.setdefault(more[0], []).append(taken)
    return [
        place(table, space, by_space[space], say) for space in SPACES.tokens if space in by_space
    ]


def place(table: Table, space: str, dwarves: list[Data], say: Say) -> Data:
    """One space with its dwarves."""
    icon, tone = SPACE_ICONS[space]
    pawn, _, owner = table["spaces"].get(space, "").partition(":")
    return {
        "id": space,
        "icon": icon,
        "tone": tone,
        "name": short(SPACES, space, say),
        "there": pawn,
        "owner": int(owner) if owner else None,
        "dwarves": dwarves,
    }


def sending(table: Table, seat: int, token: str, pawn: str, space: str, say: Say) -> Data:
    """A dwarf to a space: whether he has a bonus there, or nothing to do at all."""
    bonuses = live_bonuses(table, table["players"][seat], pawn, space)
    idle = is_idle(table, seat, pawn, space)
    told = table["printed"]["places"][space].get("bonuses", {})
    bits = [
        one
        for bonus in bonuses
        for one in bonus_bits(table, bonus, list(told[bonus]["numbers"].values()), say)
    ]
    return {
        "token": token,
        "pawn": pawn,
        "name": pawn_name(pawn, say),
        "seat": seat if pawn == "foreman" else None,
        "bonus": bits,
        "idle": idle,
        "note": say(Phrase("board-idle")) if idle else "",
    }


# ---------------------------------------------------------------------- parts of an action


def rows(
    view: Table, say: Say, options: list[str], refused: list[str]
) -> tuple[list[Data], list[Data]]:
    """The parts with several options, a row each; and all that is done with one."""
    allowed, shut = grouped(options), grouped(refused)
    found, rest = [], []
    for word in {**allowed, **shut}:
        tokens = allowed.get(word, [])
        if word == "":
            rest += [cell(view, token, say) for token in tokens if token not in LAST]
        elif not tokens:
            rest.append({**cell(view, shut[word][0], say), "head": head(word, say), "no": True})
        else:
            found.append(row(view, word, tokens, shut.get(word, []), say))
    bare = [cell(view, token, say) for token in shut.get("", [])]
    return found, [*rest, *[{**one, "no": True} for one in bare]]


def grouped(tokens: list[str]) -> dict[str, list[str]]:
    """Tokens by the part they belong to; those of one word belong together."""
    found: dict[str, list[str]] = {}
    for token in tokens:
        word, colon, _ = token.partition(":")
        found.setdefault(word if colon else "", []).append(token)
    return found


def shown(kind: str, refused: list[Data]) -> list[str]:
    """The refused options that are worth a place: nobody looks for what is done for good, and where
    an amount is too high, so are all that are higher."""
    found = [one["token"] for one in refused if one["reason"] not in FOR_GOOD]
    return found[:1] if kind in AMOUNTS else found


def row(view: Table, word: str, tokens: list[str], shut: list[str], say: Say) -> Data:
    """One part: its options, those that are refused among them."""
    cells = [cell(view, token, say) for token in tokens]
    cells += [{**cell(view, token, say), "no": True} for token in shut]
    note = say(Phrase("board-you-them")) if word == "raise" else ""
    return {"word": word, "head": head(word, say), "note": note, "cells": cells}


def head(word: str, say: Say) -> str:
    """What a part is called."""
    return say(Phrase("board-part-" + word))
