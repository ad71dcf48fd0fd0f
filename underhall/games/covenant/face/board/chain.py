"""The turn that goes on: how strong its action is, and what is still to come of it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from underhall.core.phrase import Phrase
from underhall.games.covenant.box import atoms
from underhall.games.covenant.box.names import ENEMIES, MASTERIES, TOOL_KINDS, TRADITIONS
from underhall.games.covenant.face.board.people import tool_kind
from underhall.games.covenant.face.board.signs import (
    BUILDING_SIGNS,
    OP_SIGNS,
    RESOURCE_SIGNS,
    TOOL_SIGNS,
    TRACK_SIGNS,
    Data,
    Say,
    Table,
    atom_signs,
    look,
    reward_name,
    sign,
)

MOST: Final = 9
"""So many signs of what is to come have room."""
ACTION_DONE: Final = 1
ORNAMENT_DONE: Final = 2
GRAND: Final = ("covenant-pillar", "stone")


def action(view: Table, say: Say) -> Data | None:
    """The tool in use and its strength, part by part; nothing before a dwarf is at work."""
    table = view["table"]
    turn, seat = table["turn"], view["active"]
    if turn["dwarf"] is None or turn["tool"] is None:
        return None
    kind = tool_kind(view, seat, turn["tool"])
    icon, tone = TOOL_SIGNS[kind]
    strength = strength_of(view, seat, turn["dwarf"])
    more = turn["might"] + mastery(view, seat, kind)
    parts = {"dwarf": strength, "drink": turn["boost"], "more": more}
    total = sum(parts.values())
    name = TOOL_KINDS.word(TOOL_KINDS.code(kind))
    label = Phrase("board-action", kind=name, n=total)
    return {**parts, "icon": icon, "look": look(tone), "total": total, "label": say(label)}


def strength_of(view: Table, seat: int, dwarf: str) -> int:
    """How strong a dwarf is for good."""
    found: int = view["table"]["players"][seat]["dwarves"][int(dwarf[1]) - 1]["strength"]
    return found


def mastery(view: Table, seat: int, kind: str) -> int:
    """COV-4.78. What a tradition adds to the action of a tool."""
    code = TOOL_KINDS.code(kind)
    if code >= len(MASTERIES):
        return 0
    owned = view["table"]["players"][seat]["traditions"]
    return int(TRADITIONS.token(MASTERIES[code]) in owned)


# ---------------------------------------------------------------------- what is to come


def coming(view: Table, say: Say) -> list[Data]:
    """What the agenda still holds for whoever decides, in its order, up to the end of the turn."""
    frames = view["agenda"]
    found: list[Data] = []
    for frame in frames[1:] if view["waiting"] else frames:
        if frame["do"] in ENDS:
            break
        told = FRAMES.get(frame["do"])
        if told is not None:
            found += told(view, frame)
    return found[:MOST]


def come(view: Table) -> list[Data]:
    """What has come already in the step that goes on: rubble picked, enemies defeated, uses had."""
    top = view["agenda"][0] if view["agenda"] else {"do": ""}
    table = view["table"]
    if top["do"] == "rubble_pick":
        tiles = [table["displays"]["rubble"][at] for at in top["picked"]]
        texts = [text for tile in tiles for text in table["printed"]["rubble"][tile]]
        return [one for text in texts for one in atom_signs(text)]
    if top["do"] == "fight_pick":
        return from_prison(view, top)
    if top["do"] == "step":
        left = from_tool(view, top)
        return [one for one in from_tool(view, {"used": 0}) if one not in left]
    return []


def coming_says(view: Table, say: Say) -> str:
    """The rewards among them, in words."""
    texts = []
    for frame in view["agenda"]:
        if frame["do"] in ENDS:
            break
        if frame["do"] == "gain":
            texts.append(frame["atom"])
        elif frame["do"] == "advance":
            texts.append(f"track:{frame['track']}:{frame['n']}")
    return say(Phrase("board-coming", what=reward_name(texts, say))) if texts else ""


ENDS: Final = ("end_turn", "clean_up", "next_turn", "refill", "check_keys", "score_council")


def from_gain(view: Table, frame: Table) -> list[Data]:
    """One atom of a reward."""
    return list(atom_signs(frame["atom"]))


def from_advance(view: Table, frame: Table) -> list[Data]:
    """Steps on a track."""
    return [sign(TRACK_SIGNS[frame["track"]], many(frame["n"]))]


def from_resource(view: Table, frame: Table) -> list[Data]:
    """A resource of a dig."""
    return [sign(RESOURCE_SIGNS[frame["kind"]], many(frame["n"]))]


def from_building(view: Table, frame: Table) -> list[Data]:
    """What may still be built."""
    pieces = [
        (BUILDING_SIGNS["house"], frame["houses"]),
        (BUILDING_SIGNS["workshop"], frame["workshops"]),
        (GRAND, frame["grand"]),
    ]
    return [sign(of, many(n)) for of, n in pieces if n]


def from_tool(view: Table, frame: Table) -> list[Data]:
    """The benefits of the tool that are left."""
    table, seat = view["table"], view["active"]
    place = table["turn"]["tool"]
    if place is None:
        return []
    found = []
    if not frame["used"] & ACTION_DONE:
        found.append(sign(TOOL_SIGNS[tool_kind(view, seat, place)]))
    ornament = table["players"][seat]["ornaments"].get(place)
    if ornament and not frame["used"] & ORNAMENT_DONE:
        found += [
            one for text in table["printed"]["ornaments"][ornament] for one in atom_signs(text)
        ]
    return found


def from_die(view: Table, frame: Table) -> list[Data]:
    """The bonus of a die."""
    face = view["table"]["dice"][frame["enemy"]]
    texts = view["table"]["printed"]["dice"][frame["enemy"]][face - 1]
    return [one for text in texts for one in atom_signs(text)]


def from_dice(view: Table, frame: Table) -> list[Data]:
    """The bonuses of several dice."""
    kinds = [token for at, token in enumerate(ENEMIES.tokens) if frame["kinds"] >> at & 1]
    return [one for token in kinds for one in from_die(view, {"enemy": token})]


def from_prison(view: Table, frame: Table) -> list[Data]:
    """Enemies on their way to the dungeon."""
    counts = [(token, frame[f"{token}s"]) for token in ENEMIES.tokens]
    return [sign((token, "ink"), many(n)) for token, n in counts if n]


def from_reveal(view: Table, frame: Table) -> list[Data]:
    """A chamber to be turned up."""
    return [sign(("covenant-district", ""))]


def from_throne(view: Table, frame: Table) -> list[Data]:
    """Deliveries to the throne."""
    return [sign(OP_SIGNS[atoms.THRONE])]


def from_site(view: Table, frame: Table) -> list[Data]:
    """The reward of a finished site."""
    return [sign(("flag", ""))]


def many(n: int) -> int | str:
    """A number, where there is more than one."""
    return n if n > 1 else ""


FRAMES: Final[dict[str, Callable[[Table, Table], list[Data]]]] = {
    "gain": from_gain,
    "advance": from_advance,
    "take_resource": from_resource,
    "building": from_building,
    "use_tool": from_tool,
    "die_bonus": from_die,
    "die_order": from_dice,
    "imprison": from_prison,
    "reveal": from_reveal,
    "turn_up": from_reveal,
    "throne_resource": from_throne,
    "finish_site": from_site,
}


def ahead(view: Table) -> dict[str, int]:
    """Steps that the viewer is about to make, by track."""
    found: dict[str, int] = {}
    for frame in view["agenda"]:
        if frame["do"] in ENDS:
            break
        if frame["do"] == "advance" and frame["clan"] == view["seat"]:
            found[frame["track"]] = found.get(frame["track"], 0) + frame["n"]
        elif frame["do"] == "gain" and frame["clan"] == view["seat"]:
            word, *rest = frame["atom"].split(":")
            if word == "track" and rest[0] in TRACK_SIGNS and rest[0] != "any":
                found[rest[0]] = found.get(rest[0], 0) + int(rest[1])
    return found


def obvious(view: Table) -> str:
    """Whoever has just taken a tool that does one thing means to do it."""
    decision = view["decision"]
    if decision is None or decision["kind"] != "step" or view["agenda"][0]["used"]:
        return ""
    doing = [token for token in decision["options"] if token != "end"]
    return doing[0] if len(doing) == 1 else ""


# ---------------------------------------------------------------------- time


def rail(view: Table, say: Say) -> Data:
    """Where the game stands: eras, rounds and councils; and the order of turns."""
    table = view["table"]
    over, setup = table["phase"] == "ended", table["phase"] == "setup"
    council = table["phase"] == "council"
    era, rnd = table["era"], table["round"]
    eras = []
    for n in range(1, 4):
        past = over or n < era
        rounds = [
            {
                "n": at,
                "done": past or (n == era and not setup and (council or at < rnd)),
                "now": not (over or setup or council) and n == era and at == rnd,
                "title": say(Phrase("board-round", era=ERA_NAMES[n - 1], n=at)),
            }
            for at in range(1, 5)
        ]
        name = ERA_NAMES[n - 1]
        eras.append({"rounds": rounds, "name": name, "done": past, "now": council and n == era})
    first = table["first"]
    order = [(first + at) % view["seats"] for at in range(view["seats"])]
    short = Phrase("board-where", era=ERA_NAMES[era - 1], round=rnd)
    short = Phrase("board-setup") if setup else short
    return {"eras": eras, "order": order, "active": view["active"], "short": say(short)}


ERA_NAMES: Final = ("I", "II", "III")
