"""Short questions, and names of options that the board shows anyway: others tell them at length."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from underhall.core.phrase import Phrase
from underhall.games.covenant.box.boards import SITES
from underhall.games.covenant.box.names import BUILDINGS, PLACES, SLOTS, TOOL_KINDS
from underhall.games.covenant.face.board.displays import coin, draft_tile
from underhall.games.covenant.face.board.people import tool_kind
from underhall.games.covenant.face.board.signs import Say, Table, capital, reward_name, short
from underhall.games.covenant.rules.reasons import REASONS

QUESTIONS: Final = {
    "draft_pick": "board-ask-draft_pick",
    "dwarf": "board-ask-dwarf",
    "tool": "board-ask-tool",
    "spend_refreshment": "board-ask-spend_refreshment",
    "step": "board-ask-step",
    "relic_use": "board-ask-relic_use",
    "coin_pick": "board-ask-coin_pick",
    "tradition_pick": "board-ask-tradition_pick",
    "relic_pick": "board-ask-relic_pick",
    "forge_tool": "board-ask-forge_tool",
    "ornament_pick": "board-ask-ornament_pick",
    "defeat_one": "board-ask-defeat_one",
    "reveal_pick": "board-ask-reveal_pick",
    "place_pillar": "board-ask-place_pillar",
    "place_gate": "board-ask-place_gate",
    "council_next": "board-ask-council_next",
    "any_resource": "board-ask-any_resource",
    "gain_refreshment": "board-ask-gain_refreshment",
    "strengthen": "board-ask-strengthen",
    "any_track": "board-ask-any_track",
    "forge_ornament": "board-ask-forge_ornament",
    "site_pick": "board-ask-site_pick",
    "move_enemy": "board-ask-move_enemy",
}

REPEATED: Final = ("any_resource", "gain_refreshment", "strengthen", "any_track", "move_enemy")
"""What may be asked several times in a row."""


def question(view: Table, say: Say) -> str:
    """What is asked, in short; "" where the usual question is short enough."""
    decision = view["decision"]
    if decision is not None and decision["kind"] == "place_basic":
        building = BUILDINGS.word(BUILDINGS.code(view["agenda"][0]["kind"]))
        return say(Phrase("board-ask-place_basic", what=building))
    if decision is None or decision["kind"] not in QUESTIONS:
        return ""
    asked = say(Phrase(QUESTIONS[decision["kind"]]))
    times = view["agenda"][0].get("n", 1) if decision["kind"] in REPEATED else 1
    return f"{asked} ({times}×)" if times > 1 else asked


def reason(view: Table, say: Say) -> str:
    """What led to the question: a die, a space of a track, a relic; "" for a step of the turn."""
    top = view["agenda"][0] if view["agenda"] and view["decision"] else {}
    return capital(say(REASONS.word(REASONS.code(top["why"])))) if "why" in top else ""


def names(view: Table, say: Say) -> dict[str, str]:
    """What options and refusals of the question at hand are called, by token."""
    decision = view["decision"]
    named = NAMED.get(decision["kind"]) if decision else None
    if named is None:
        return {}
    tokens = [*decision["options"], *[one["token"] for one in decision["refused"]]]
    found = {token: named(view, token, say) for token in tokens}
    return {token: name for token, name in found.items() if name}


def dwarf(view: Table, token: str, say: Say) -> str:
    """A dwarf by its strength: that is all that tells them apart."""
    at = int(token[1]) - 1 if token[0] == "d" and token[1:].isdecimal() else -1
    dwarves = view["table"]["players"][view["seat"]]["dwarves"]
    if not 0 <= at < len(dwarves):
        return ""
    return capital(say(Phrase("board-at-strength", n=dwarves[at]["strength"])))


def tool(view: Table, token: str, say: Say) -> str:
    """A tool by what it does."""
    if not PLACES.has(token):
        return ""
    kind = TOOL_KINDS.word(TOOL_KINDS.code(tool_kind(view, view["seat"], token)))
    if not SLOTS.has(token):
        return say(Phrase("board-tool-act", kind=kind))
    return say(Phrase("board-slot-act", kind=kind, place=PLACES.word(PLACES.code(token))))


def site(view: Table, token: str, say: Say) -> str:
    """A site in short."""
    return short(SITES, token, say) if SITES.has(token) else ""


def built(view: Table, token: str, say: Say) -> str:
    """An option of the build table by its buildings: the strength it takes stands below."""
    option = view["table"]["printed"]["build_options"].get(token)
    if option is None:
        return ""
    counts = {kind: option[kind] for kind in ("houses", "workshops", "grand")}
    return capital(say(Phrase("board-build", **counts)))


def rubble(view: Table, token: str, say: Say) -> str:
    """A rubble tile by what it gives."""
    _, _, n = token.partition(":")
    if not n.isdecimal():
        return ""
    table = view["table"]
    tile = table["displays"]["rubble"][int(n) - 1]
    strength = table["printed"]["rubble_strength"][int(n) - 1]
    what = reward_name(table["printed"]["rubble"][tile], say)
    return f"{what}: {say(Phrase('board-at-strength', n=strength))}"


def drafted(view: Table, token: str, say: Say) -> str:
    """A tile of the draft by its name; what it is stands above it."""
    if token not in view["table"]["draft"]:
        return ""
    tile = draft_tile(view, token, say)
    return f"{tile['name']}: {tile['text']}"


def coined(view: Table, token: str, say: Say) -> str:
    """A coin of the display, with its price."""
    _, _, n = token.partition(":")
    if not n.isdecimal():
        return ""
    label: str = coin(view, int(n), view["table"]["displays"]["coins"][int(n) - 1], say)["label"]
    return label


NAMED: Final[dict[str, Callable[[Table, str, Say], str]]] = {
    "draft_pick": drafted,
    "dwarf": dwarf,
    "tool": tool,
    "coin_pick": coined,
    "site_pick": site,
    "rubble_pick": rubble,
    "build_option": built,
}
