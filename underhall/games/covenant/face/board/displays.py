"""Projects, the six displays with their prices, and the draft."""

from __future__ import annotations

from typing import Final

from underhall.core.phrase import Phrase
from underhall.games.covenant.box.names import (
    COINS,
    DRAFT,
    GOAL_AT,
    GOALS,
    GOALS_OF_TYPE,
    ORNAMENT_COLOURS,
    ORNAMENTS,
    PROJECTS,
    RELICS,
    RESOURCES,
    STARTS,
    TOOL_KINDS,
    TRADITION_AT,
    TRADITIONS,
)
from underhall.games.covenant.face.board.signs import (
    NUMERALS,
    RELIC_SIGNS,
    RESOURCE_SIGNS,
    TOOL_SIGNS,
    Data,
    Say,
    Table,
    capital,
    look,
    named,
    own_player,
    reward,
    short,
    sign,
)
from underhall.games.covenant.rules.phrases import goal_text, project_text, tradition_text

LETTERS: Final = "ABC"
ERAS: Final = 3
FREE_PATRONAGE: Final = TRADITIONS.tokens[27]
DEEP_EYES: Final = TRADITIONS.tokens[13]
ANY_DEPTH: Final = 99

# ---------------------------------------------------------------------- projects


def held(view: Table) -> int:
    """How many councils have scored their projects."""
    table = view["table"]
    return ERAS if table["phase"] == "ended" else table["era"] - 1


def projects(view: Table, say: Say) -> list[Data]:
    """The three projects: when they score, and what each player would get now."""
    return [project(view, at, say) for at in range(len(view["table"]["projects"]))]


def project(view: Table, at: int, say: Say) -> Data:
    """One project."""
    table = view["table"]
    token = table["projects"][at]
    printed = table["printed"]["projects"].get(token, {"building": "", "gp": {}})
    text = project_text(PROJECTS.code(token), printed["building"], printed["gp"])
    return {
        "thing": f"project:{token}",
        "letter": LETTERS[at],
        "name": named(PROJECTS, token, say),
        "text": capital(say(text)),
        "councils": [{"n": NUMERALS[n], "paid": n < held(view)} for n in range(at, ERAS)],
        "worth": [player["project_worth"][token] for player in table["players"]],
    }


# ---------------------------------------------------------------------- displays


def displays(view: Table, say: Say) -> Data:
    """The six displays."""
    shown = view["table"]["displays"]
    stacks = view["table"]["stacks"]
    return {
        "rubble": [rubble(view, at, tile, say) for at, tile in enumerate(shown["rubble"], 1)],
        "tools": [tool(view, at, tile, say) for at, tile in enumerate(shown["tools"], 1)],
        "ornaments": [
            ornament(view, at, tile, say) for at, tile in enumerate(shown["ornaments"], 1)
        ],
        "coins": [coin(view, at, tile, say) for at, tile in enumerate(shown["coins"], 1)],
        "relics": [relic(view, at, tile, say) for at, tile in enumerate(shown["relics"], 1)],
        "traditions": [
            tradition(view, at, tile, say) for at, tile in enumerate(shown["traditions"])
        ],
        "stacks": {**stacks, "ornaments": stacks["silver"] + stacks["gold"]},
    }


def means(view: Table) -> Data:
    """What the viewer has for the displays: the resources they lack, whether tiles cost them
    nothing, and how deep they reach for relics."""
    own = own_player(view)
    if own is None:
        return {"lacks": [], "is_patron": False, "reach": ANY_DEPTH}
    return {
        "lacks": [kind for kind in RESOURCES.tokens if not own["resources"].get(kind)],
        "is_patron": FREE_PATRONAGE in own["traditions"],
        "reach": ANY_DEPTH if DEEP_EYES in own["traditions"] else own["tracks"]["mine"],
    }


def price(view: Table, cost: int) -> int:
    """COV-4.81. What a tile costs the viewer."""
    return 0 if view["is_patron"] else cost


def resource(view: Table, kind: str, say: Say) -> Data:
    """A resource to be paid."""
    icon, tone = RESOURCE_SIGNS[kind]
    name = named(RESOURCES, kind, say)
    return {"icon": icon, "look": look(tone), "short": kind in view["lacks"], "name": name}


def rubble(view: Table, at: int, tile: str | None, say: Say) -> Data:
    """A rubble tile and the strength that it takes."""
    if tile is None:
        return {"n": at, "tile": ""}
    printed = view["table"]["printed"]
    told = reward(printed["rubble"][tile], say)
    strength = printed["rubble_strength"][at - 1]
    label = Phrase("board-rubble", n=at, what=told["name"], strength=strength)
    return {
        "n": at,
        "tile": tile,
        "signs": told["signs"],
        "strength": strength,
        "label": say(label),
        "picked": at - 1 in view["picked"],
    }


def picked(view: Table) -> list[int]:
    """The rubble that is picked already in the dig that goes on, by where it lies."""
    top = view["agenda"][0] if view["agenda"] else {}
    found: list[int] = top.get("picked", []) if top.get("do") == "rubble_pick" else []
    return found


def tool(view: Table, at: int, tile: str | None, say: Say) -> Data:
    """A tool on the display: its kind, the colour of its ornament place, its cost."""
    if tile is None:
        return {"n": at, "tile": ""}
    printed = view["table"]["printed"]["tools"][tile]
    icon, tone = TOOL_SIGNS[printed["kind"]]
    label = Phrase(
        "board-tool",
        kind=TOOL_KINDS.word(TOOL_KINDS.code(printed["kind"])),
        colour=ORNAMENT_COLOURS.word(ORNAMENT_COLOURS.code(printed["colour"])),
        cost=RESOURCES.word(RESOURCES.code(printed["cost"])),
    )
    return {
        "n": at,
        "tile": tile,
        "icon": icon,
        "look": look(tone),
        "colour": printed["colour"],
        "cost": [resource(view, kind, say) for kind in ("iron", printed["cost"])],
        "label": capital(say(label)),
    }


def ornament(view: Table, at: int, tile: str | None, say: Say) -> Data:
    """An ornament on the display and what it costs."""
    if tile is None:
        return {"n": at, "tile": ""}
    printed = view["table"]["printed"]
    space = printed["ornament_spaces"][at - 1]
    return {
        **worn(view, tile, say),
        "n": at,
        "tile": tile,
        "cost": resource(view, space["cost"], say),
    }


def worn(view: Table, tile: str, say: Say) -> Data:
    """An ornament wherever it is: its colour and what it does."""
    printed = view["table"]["printed"]
    told = reward(printed["ornaments"][tile], say)
    colour = printed["ornament_colours"][tile]
    label = Phrase(
        "board-ornament",
        ornament=ORNAMENTS.word(ORNAMENTS.code(tile)),
        colour=ORNAMENT_COLOURS.word(ORNAMENT_COLOURS.code(colour)),
        reward=told["name"],
    )
    return {"tile": tile, "signs": told["signs"], "colour": colour, "label": say(label)}


def coin(view: Table, at: int, tile: str | None, say: Say) -> Data:
    """A coin on the display and its price."""
    if tile is None:
        return {"n": at, "tile": ""}
    printed = view["table"]["printed"]
    told = reward(printed["coins"][tile], say)
    gp = price(view, printed["coin_cost"][at - 1])
    label = Phrase("board-coin", coin=COINS.word(COINS.code(tile)), reward=told["name"], gp=gp)
    return {"n": at, "tile": tile, "signs": told["signs"], "gp": gp, "label": say(label)}


def relic_sign(kind: str, view: Table, say: Say) -> Data:
    """A relic and what it does."""
    told = reward(view["table"]["printed"]["relics"][kind], say)
    name = named(RELICS, kind, say)
    return {**sign(RELIC_SIGNS[kind]), "name": name, "does": told["name"]}


def relic(view: Table, at: int, tile: str | None, say: Say) -> Data:
    """A relic on the display and how deep it lies."""
    if tile is None:
        return {"n": at, "tile": ""}
    depth = view["table"]["printed"]["relic_position"][at - 1]
    far = view["reach"] < depth
    shown = relic_sign(tile, view, say)
    label = Phrase("board-relic", relic=shown["name"], reward=shown["does"], depth=depth)
    return {**shown, "n": at, "tile": tile, "depth": depth, "far": far, "label": say(label)}


def tradition(view: Table, at: int, tile: str | None, say: Say) -> Data:
    """A tradition on the display: number, name, effect and price."""
    if tile is None:
        return {"n": at, "tile": ""}
    cost = view["table"]["printed"]["tradition_cost"][at]
    return {**custom(view, tile, say), "n": at, "gp": price(view, cost)}


def custom(view: Table, tile: str, say: Say) -> Data:
    """A tradition wherever it is."""
    printed = view["table"]["printed"]
    code = TRADITIONS.code(tile)
    text = capital(say(tradition_text(code, printed["tithe"], printed["penalty"])))
    name = named(TRADITIONS, tile, say)
    label = say(Phrase("board-tradition", n=code + 1, name=name, text=text))
    brief = short(TRADITIONS, tile, say)
    told = {"name": name, "text": text, "brief": brief, "label": label}
    return {"tile": tile, "number": code + 1, **told}


# ---------------------------------------------------------------------- the draft


DRAFT_KINDS: Final = ("start", "tradition", "goal_i", "goal_ii")


def draft(view: Table, say: Say) -> list[Data]:
    """The tiles offered before the game, by kind."""
    table = view["table"]
    if table["phase"] != "setup":
        return []
    tiles: dict[str, list[Data]] = {kind: [] for kind in DRAFT_KINDS}
    for token in table["draft"]:
        tiles[draft_kind(token)].append(draft_tile(view, token, say))
    heads = [
        say(Phrase("board-draft-start")),
        say(Phrase("board-draft-tradition")),
        say(Phrase("board-draft-goal", n="I")),
        say(Phrase("board-draft-goal", n="II")),
    ]
    return [
        {"kind": kind, "head": head, "tiles": tiles[kind]}
        for kind, head in zip(DRAFT_KINDS, heads)
        if tiles[kind]
    ]


def draft_kind(token: str) -> str:
    """Which of the four kinds a tile of the draft is."""
    code = DRAFT.code(token)
    if code < TRADITION_AT:
        return DRAFT_KINDS[0]
    if code < GOAL_AT:
        return DRAFT_KINDS[1]
    return DRAFT_KINDS[2 + (code - GOAL_AT) // GOALS_OF_TYPE]


def draft_tile(view: Table, token: str, say: Say) -> Data:
    """One tile of the draft: what it is called and what it gives."""
    printed = view["table"]["printed"]
    if STARTS.has(token):
        texts = start_texts(printed["starts"][token])
        told = reward(texts, say)
        name = named(STARTS, token, say)
        shown = {"name": name, "signs": told["signs"], "text": told["name"]}
        return {"token": token, "thing": f"start:{token}", **shown}
    if TRADITIONS.has(token):
        shown = custom(view, token, say)
        number = {"number": shown["number"]}
        told = {"name": shown["name"], "text": shown["text"], **number}
        return {"token": token, "thing": f"tradition:{token}", **told}
    text = goal_text(GOALS.code(token), printed["goals"][token])
    name = named(GOALS, token, say)
    return {"token": token, "thing": f"goal:{token}", "name": name, "text": capital(say(text))}


def start_texts(start: Table) -> list[str]:
    """A start tile as a reward."""
    texts = [f"resource:{kind}:{n}" for kind, n in start["resources"].items()]
    texts += [f"plus_one:{start['tokens']}"] if start["tokens"] else []
    return texts + [f"track:{track}:{n}" for track, n in start["steps"].items()]
