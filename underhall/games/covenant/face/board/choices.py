"""What each option of the question at hand would bring: the numbers beside the choice."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from underhall.core.phrase import Phrase
from underhall.games.covenant.box.names import (
    ACTIONS,
    BUILDINGS,
    COLUMNS,
    ENEMIES,
    REFRESHMENTS,
    RESOURCES,
    SLOTS,
    TOOL_KINDS,
    TRADITIONS,
)
from underhall.games.covenant.face.board.chain import action, mastery, strength_of
from underhall.games.covenant.face.board.land import Cells, Land, after
from underhall.games.covenant.face.board.mat import column_each, forged
from underhall.games.covenant.face.board.people import council_gp, tool_kind
from underhall.games.covenant.face.board.signs import (
    BUILDING_SIGNS,
    MINUS,
    TRACK_SIGNS,
    Data,
    Say,
    Table,
    reward_signs,
    sign,
)
from underhall.games.covenant.rules.fighting import SLAYER_STRENGTH
from underhall.games.covenant.rules.transport import HONEST_GP

TROLL_SLAYERS: Final = TRADITIONS.tokens[10]
HONEST_FREIGHT: Final = TRADITIONS.tokens[4]
RUBBLE: Final = ("rubble", "rubble")
STAR: Final = ("star", "gold")
RELIC_COLUMN: Final = 0
DISTRICT_COLUMN: Final = 2

Note = Callable[[Table, Table, str, Say], Data | None]
"""What an option brings: from the view, the component data, its token and words."""


def notes(view: Table, raw: Table, say: Say) -> dict[str, Data]:
    """What stands beside each option, by its token."""
    decision = view["decision"]
    told = NOTES.get(decision["kind"]) if decision else None
    if told is None:
        return {}
    found = {token: told(view, raw, token, say) for token in decision["options"]}
    return {token: note for token, note in found.items() if note is not None}


def note(signs: list[Data], gp: int = 0, lost: int = 0, text: str = "") -> Data:
    """Icons, glory, glory lost to enemies in the end, and words."""
    return {"signs": signs, "gp": gp, "lost": lost, "text": text}


def frame(view: Table) -> Table:
    """The decision at hand, as the agenda has it."""
    found: Table = view["agenda"][0]
    return found


def player(view: Table) -> Table:
    """What the one who decides has."""
    found: Table = view["table"]["players"][view["seat"]]
    return found


# ---------------------------------------------------------------------- tools


def for_tool(view: Table, raw: Table, token: str, say: Say) -> Data | None:
    """What a tool could do with this dwarf, before any refreshment."""
    seat = view["seat"]
    kind = tool_kind(view, seat, token)
    strength = strength_of(view, seat, frame(view)["dwarf"]) + mastery(view, seat, kind)
    text = say(Phrase("board-at-strength", n=strength))
    return note(does(view, TOOL_KINDS.code(kind), strength), text=text)


def for_refreshment(view: Table, raw: Table, token: str, say: Say) -> Data | None:
    """How strong the action would be with it, and what it could do then."""
    used = action(view, say)
    if used is None or not REFRESHMENTS.has(token):
        return None
    kind = tool_kind(view, view["seat"], view["table"]["turn"]["tool"])
    strength = used["total"] + REFRESHMENTS.code(token) + 1
    text = say(Phrase("board-at-strength", n=strength))
    return note(does(view, TOOL_KINDS.code(kind), strength), text=text)


def for_read(view: Table, raw: Table, token: str, say: Say) -> Data | None:
    """What each action that a book reads could do."""
    turn = view["table"]["turn"]
    strength = strength_of(view, view["seat"], turn["dwarf"]) + turn["boost"] + turn["might"]
    return note(does(view, ACTIONS.code(token), strength))


def does(view: Table, code: int, strength: int) -> list[Data]:
    """What an action, or the tool for it, could do; nothing for what only leads to one."""
    return DOES[code](view, strength) if code < len(DOES) else []


def dig(view: Table, strength: int) -> list[Data]:
    """How many rubble tiles, and the steps they bring."""
    printed = view["table"]["printed"]
    shown = view["table"]["displays"]["rubble"]
    costs = [cost for cost, tile in zip(printed["rubble_strength"], shown) if tile is not None]
    tiles = 0
    for cost in sorted(costs):
        if strength >= cost:
            strength -= cost
            tiles += 1
    steps = printed["dig_steps"][tiles]
    return [sign(RUBBLE, tiles), sign(TRACK_SIGNS["mine"], steps)] if tiles else []


def fight(view: Table, strength: int) -> list[Data]:
    """How many of each enemy could be defeated."""
    there = view["table"]["mountain"].values()
    found = []
    for token in ENEMIES.tokens:
        standing = sum([at["enemies"].get(token, 0) for at in there if "enemies" in at])
        n = min(strength // need(view, token), standing)
        if n:
            found.append(sign((token, "ink"), n))
    return found


def need(view: Table, enemy: str) -> int:
    """COV-4.102, 4.64. The strength that an enemy takes."""
    strength: int = view["table"]["printed"]["enemies"][enemy]["strength"]
    slayer = enemy == "troll" and TROLL_SLAYERS in player(view)["traditions"]
    return min(strength, SLAYER_STRENGTH) if slayer else strength


def build(view: Table, strength: int) -> list[Data]:
    """The largest option of the build table."""
    options = view["table"]["printed"]["build_options"].values()
    within = [one for one in options if one["strength"] <= strength]
    if not within:
        return []
    return pieces(max(within, key=lambda one: one["strength"]))


def pieces(option: Table) -> list[Data]:
    """What an option of the build table allows."""
    counts = [
        (BUILDING_SIGNS["house"], option["houses"]),
        (BUILDING_SIGNS["workshop"], option["workshops"]),
        (BUILDING_SIGNS["pillar"], option["grand"]),
    ]
    return [sign(of, n if n > 1 else "") for of, n in counts if n]


def carry(view: Table, strength: int) -> list[Data]:
    """The most that deliveries to one site could bring."""
    worth = [delivery(view, site, strength)[0] for site in view["table"]["sites"]]
    return [sign(STAR, max(worth))] if max(worth) else []


DOES: Final = (dig, fight, build, carry)
"""What each action could do, by its code or by that of its tool."""


def for_build(view: Table, raw: Table, token: str, say: Say) -> Data | None:
    """The buildings of an option of the build table."""
    option = view["table"]["printed"]["build_options"].get(token)
    if option is None:
        return None
    return note(pieces(option), text=say(Phrase("board-at-strength", n=option["strength"])))


# ---------------------------------------------------------------------- digging


def for_rubble(view: Table, raw: Table, token: str, say: Say) -> Data | None:
    """The step that one more tile adds, beside what it takes."""
    n = token.rpartition(":")[2]
    if not n.isdecimal():
        return None
    printed, picked = view["table"]["printed"], len(frame(view)["picked"])
    steps = printed["dig_steps"][picked + 1] - printed["dig_steps"][picked]
    text = say(Phrase("board-at-strength", n=printed["rubble_strength"][int(n) - 1]))
    return note([sign(TRACK_SIGNS["mine"], f"+{steps}")] if steps else [], text=text)


def for_reveal(view: Table, raw: Table, token: str, say: Say) -> Data | None:
    """What the back of a chamber gives."""
    back = view["table"]["mountain"].get(token, {}).get("back")
    return None if back is None else note(reward_signs(view["table"]["printed"]["backs"][back]))


def for_resource(view: Table, raw: Table, token: str, say: Say) -> Data | None:
    """How much of a resource one has already."""
    if not RESOURCES.has(token):
        return None
    return note([], text=say(Phrase("board-in-store", n=player(view)["resources"].get(token, 0))))


# ---------------------------------------------------------------------- fights


def for_fight(view: Table, raw: Table, token: str, say: Say) -> Data | None:
    """The steps that one more enemy adds, and the bonus of its die where it is the first."""
    cell, _, kind = token.partition(":")
    if not kind:
        return None
    table, now = view["table"], frame(view)
    fallen = {enemy: now.get(f"{enemy}s", 0) for enemy in ENEMIES.tokens}
    more = {**fallen, kind: fallen[kind] + 1}
    steps = prestige(raw, more) - prestige(raw, fallen)
    signs = [sign(TRACK_SIGNS["prestige"], steps)] if steps else []
    if not fallen[kind]:
        signs += reward_signs(table["printed"]["dice"][kind][table["dice"][kind] - 1])
    return note(signs, gp=0, lost=-freed(view, cell), text="")


def prestige(raw: Table, fallen: Mapping[str, int]) -> int:
    """COV-4.103. Steps for enemies defeated together."""
    rows = {row["id"]: row["prestige_per"] for row in raw["enemy"]}
    return sum([n // rows[kind]["enemies"] * rows[kind]["steps"] for kind, n in fallen.items()])


def freed(view: Table, cell: str) -> int:
    """COV-4.176. What the end would cost less without the last enemy of a chamber."""
    there = view["table"]["mountain"][cell]["enemies"]
    if sum(there.values()) != 1 or cell not in player(view)["presence"]:
        return 0
    land = Land(view)
    before = land.lost(view["seat"])
    land.lairs.discard(cell)
    return before - land.lost(view["seat"])


def for_guard(view: Table, raw: Table, token: str, say: Say) -> Data | None:
    """What the end would cost less without an enemy of the chamber of a new house."""
    if not ENEMIES.has(token):
        return None
    less = freed(view, frame(view)["cell"])
    return note([], lost=-less) if less else None


def for_move(view: Table, raw: Table, token: str, say: Say) -> Data | None:
    """What a move of an enemy would change of what the end costs: own chambers freed or entered."""
    cell, _, goes = token.partition(":")
    to = goes.partition(":")[2]
    if not to:
        return None
    land = Land(view)
    before = land.lost(view["seat"])
    there = view["table"]["mountain"]
    if sum(there[cell]["enemies"].values()) == 1:
        land.lairs.discard(cell)
    land.lairs.add(to)
    lost = land.lost(view["seat"]) - before
    return note([], lost=lost) if lost else None


def for_release(view: Table, raw: Table, token: str, say: Say) -> Data | None:
    """What the council would score less without one prisoner of a kind."""
    held = player(view)["dungeon"]
    fewer = {**held, token: held.get(token, 0) - 1}
    lost = council_gp(raw, held) - council_gp(raw, fewer)
    return note([sign(STAR, f"{MINUS}{lost}" if lost else "0")])


# ---------------------------------------------------------------------- deliveries


def delivery(view: Table, site: str, strength: int) -> tuple[int, int]:
    """The most glory of deliveries to a site, and how many of them there are."""
    table, own = view["table"], player(view)
    limit = table["printed"]["sites"][site]["limit"]
    left = limit - sum(table["sites"][site]["carts"][view["seat"]].values())
    free = table["site_free"][site]
    loads = [
        gp_of(view, kind)
        for kind in RESOURCES.tokens
        for _ in range(min(own["resources"].get(kind, 0), free[kind]))
    ]
    n = min(strength, left, len(loads), own["carts"])
    return sum(sorted(loads, reverse=True)[:n]), n


def gp_of(view: Table, kind: str) -> int:
    """COV-4.118, 4.58. What a delivered resource is worth."""
    gp: int = view["table"]["printed"]["deliver_gp"][kind]
    honest = kind in RESOURCES.tokens[:2] and HONEST_FREIGHT in player(view)["traditions"]
    return max(gp, HONEST_GP) if honest else gp


def for_site(view: Table, raw: Table, token: str, say: Say) -> Data | None:
    """What deliveries to a site would bring now, and what is still missing there afterwards."""
    if token not in view["table"]["sites"]:
        return None
    gp, n = delivery(view, token, frame(view)["strength"])
    printed = view["table"]["printed"]["sites"][token]
    delivered = sum(view["table"]["sites"][token]["carts"][view["seat"]].values())
    missing = printed["limit"] - delivered - n
    building = BUILDINGS.word(BUILDINGS.code(token.partition("_")[0]))
    if missing:
        return note([], gp, text=say(Phrase("board-site-missing", n=missing, what=building)))
    return note([sign(BUILDING_SIGNS[token.partition("_")[0]])], gp)


def for_throne(view: Table, raw: Table, token: str, say: Say) -> Data | None:
    """The place at the throne with one cart more, and what it would score in the end."""
    if not RESOURCES.has(token):
        return None
    carts = [dict(held) for held in view["table"]["throne"]]
    mine = carts[view["seat"]]
    mine[token] = mine.get(token, 0) + 1
    keys = [
        (sum(held.values()), *[held.get(kind, 0) for kind in reversed(RESOURCES.tokens)])
        for held in carts
    ]
    place = 1 + len([1 for key in keys if key > keys[view["seat"]]])
    prizes = view["table"]["printed"]["throne_gp"]
    gp = prizes[place - 1] if place <= len(prizes) else 0
    return note([], text=say(Phrase("board-throne-place", n=place, gp=gp)))


# ---------------------------------------------------------------------- buildings


def for_basic(view: Table, raw: Table, token: str, say: Say) -> Data | None:
    """A house or workshop in a chamber."""
    if token not in view["table"]["mountain"]:
        return None
    return placed(view, frame(view)["kind"], (token,))


def for_pillar(view: Table, raw: Table, token: str, say: Say) -> Data | None:
    """A pillar on a corner."""
    return placed(view, "pillar", tuple(token.split("+"))) if "+" in token else None


def for_gate(view: Table, raw: Table, token: str, say: Say) -> Data | None:
    """A gate on an edge."""
    return placed(view, "gate", tuple(token.split("+"))) if "+" in token else None


def placed(view: Table, kind: str, cells: Cells) -> Data:
    """The bonus of a building there, the rewards of its steps, and what projects and the column of
    districts would score more."""
    table = view["table"]
    land = Land(view)
    bonus = table["printed"]["bonus"][kind]
    texts = [text for cell in cells for text in bonus[land.chambers[cell]["deposit"]]]
    change = after(view, land, view["seat"], kind, cells)
    signs = reward_signs(summed(texts)) + step_signs(view, texts)
    gp = change["projects"] + change["districts"] * forged(view, DISTRICT_COLUMN)
    return note(signs, gp, change["lost"])


def summed(texts: list[str]) -> list[str]:
    """Atoms of one kind together."""
    counts: dict[str, int] = {}
    for text in texts:
        word, colon, n = text.rpartition(":")
        key, many = (word, int(n)) if colon and n.isdecimal() else (text, 0)
        counts[key] = counts.get(key, 0) + many
    return [f"{key}:{n}" if n else key for key, n in counts.items()]


def step_signs(view: Table, texts: list[str]) -> list[Data]:
    """What the spaces give that steps lead to; achievements among them."""
    table, found = view["table"], []
    for text in summed([text for text in texts if text.startswith("track:")]):
        _, token, n = text.split(":")
        track, at = table["printed"]["tracks"][token], player(view)["tracks"][token]
        for position in range(at + 1, min(at + int(n), track["last"]) + 1):
            if position in track["achievements"]:
                found.append(sign(("trophy", "")))
            found += reward_signs(track["rewards"].get(str(position), []))
    return [{**one, "small": True} for one in found]


# ---------------------------------------------------------------------- forging


def for_slot(view: Table, raw: Table, token: str, say: Say) -> Data | None:
    """What one tool more in the column of a slot would score in the end."""
    if not SLOTS.has(token):
        return None
    printed = view["table"]["printed"]
    column = COLUMNS.code(printed["columns"][token])
    gp = column_each(view, column)
    name = COLUMNS.word(column)
    return note(
        reward_signs(printed["slots"][token]),
        text=say(Phrase("board-column-more", column=name, gp=gp)),
    )


# ---------------------------------------------------------------------- relics


def for_relic(view: Table, raw: Table, token: str, say: Say) -> Data | None:
    """What a relic does, and what one more of them scores in its column."""
    n, tools = token.rpartition(":")[2], forged(view, RELIC_COLUMN)
    if not n.isdecimal() or not tools:
        return None
    table = view["table"]
    does = table["printed"]["relics"][table["displays"]["relics"][int(n) - 1]]
    return note(reward_signs(does), tools)


NOTES: Final[dict[str, Note]] = {
    "tool": for_tool,
    "spend_refreshment": for_refreshment,
    "any_resource": for_resource,
    "discard_resource": for_resource,
    "rubble_pick": for_rubble,
    "reveal_pick": for_reveal,
    "release_enemy": for_release,
    "read_action": for_read,
    "build_option": for_build,
    "fight_pick": for_fight,
    "defeat_one": for_fight,
    "move_enemy": for_move,
    "house_guard": for_guard,
    "site_pick": for_site,
    "throne_resource": for_throne,
    "place_basic": for_basic,
    "place_pillar": for_pillar,
    "place_gate": for_gate,
    "forge_slot": for_slot,
    "relic_pick": for_relic,
}
