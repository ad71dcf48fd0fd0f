"""The players at a glance: dwarves, goods, dungeon, tools and goals of each."""

from __future__ import annotations

from underhall.core.phrase import Phrase
from underhall.games.covenant.box.names import (
    BUILDINGS,
    COINS,
    ENEMIES,
    GOALS,
    ORNAMENTS,
    PLACES,
    REFRESHMENTS,
    RELICS,
    RESOURCES,
    SLOTS,
    TOOL_KINDS,
)
from underhall.games.covenant.face.board.displays import custom
from underhall.games.covenant.face.board.signs import (
    BUILDING_SIGNS,
    RESOURCE_SIGNS,
    TOOL_SIGNS,
    Data,
    Say,
    Table,
    look,
    named,
)
from underhall.games.covenant.rules.phrases import goal_text

TYPES = ("I", "II")


def seats(view: Table, raw: Table, say: Say) -> list[Data]:
    """A panel for each player."""
    return [panel(view, raw, seat, say) for seat in range(view["seats"])]


def panel(view: Table, raw: Table, seat: int, say: Say) -> Data:
    """What one player has."""
    player = view["table"]["players"][seat]
    return {
        "seat": seat,
        "score": player["score"],
        "first": view["table"]["first"] == seat,
        "dwarves": [dwarf(view, seat, at, say) for at in range(len(player["dwarves"]))],
        "goods": goods(player, say),
        "held": sum(player["resources"].values()),
        "storage": player["storage"],
        "coins": len(player["coins"]),
        "relics": sum(player["relics"].values()),
        "ornaments": len(player["ornaments"]),
        "deeds": player["achievements"],
        "most_deeds": len(view["table"]["printed"]["achievement_gp"]) - 1,
        "deeds_gp": deeds_gp(view, player),
        "carts": player["carts"],
        "has": belongings(player, say),
        "dungeon": prisoners(player, say),
        "caught": sum(player["dungeon"].values()),
        "keys": player["keys"],
        "council": council_gp(raw, player["dungeon"]),
        "tokens": tokens(view, seat, say),
        "tools": forged(view, player, say),
        "traditions": [custom(view, tile, say) for tile in player["traditions"]],
        "forge": forge(view, seat, say),
        "goals": goals(view, player, say),
        "goals_says": goals_says(view, player, say),
    }


def belongings(player: Table, say: Say) -> dict[str, str]:
    """Coins, relics and ornaments of a player by name."""
    coins = [named(COINS, tile, say) for tile in player["coins"].values()]
    ornaments = [named(ORNAMENTS, tile, say) for tile in player["ornaments"].values()]
    relics = []
    for tile, n in player["relics"].items():
        used = player["used"].get(tile, 0)
        name = named(RELICS, tile, say)
        relics += [say(Phrase("board-used", what=name))] * used + [name] * (n - used)
    parts = {"coins": coins, "relics": relics, "ornaments": ornaments}
    return {key: ", ".join(names) for key, names in parts.items()}


def dwarf(view: Table, seat: int, at: int, say: Say) -> Data:
    """A dwarf: how strong, and at work or in the tavern."""
    each = view["table"]["players"][seat]["dwarves"][at]
    place = each["tool"]
    strength = each["strength"]
    if place is None:
        label = say(Phrase("board-dwarf-idle", strength=strength))
        return {"id": f"d{at + 1}", "strength": strength, "tool": None, "label": label}
    kind = tool_kind(view, seat, place)
    icon, tone = TOOL_SIGNS[kind]
    name = named(TOOL_KINDS, kind, say)
    label = say(Phrase("board-dwarf-busy", strength=strength, tool=name))
    tool = {"icon": icon, "look": look(tone), "name": name}
    found = {"id": f"d{at + 1}", "strength": strength, "tool": tool, "place": place}
    return {**found, "label": label, "now": is_now(view, seat, place)}


def is_now(view: Table, seat: int, place: str) -> bool:
    """Whether this is the tool of the turn that goes on."""
    return bool(view["at_work"][seat] == place)


def at_work(view: Table) -> dict[int, str | None]:
    """The tool of each player in the turn that goes on."""
    tool = view["table"]["turn"]["tool"]
    return {seat: tool if view["active"] == seat else None for seat in range(view["seats"])}


def tool_kind(view: Table, seat: int, place: str) -> str:
    """The kind of the tool at a place of a clan board."""
    table = view["table"]
    if not SLOTS.has(place):
        return place.removeprefix("printed_")
    kind: str = table["printed"]["tools"][table["players"][seat]["tools"][place]]["kind"]
    return kind


def goods(player: Table, say: Say) -> list[Data]:
    """The resources in storage by kind."""
    return [
        {
            "id": token,
            "icon": RESOURCE_SIGNS[token][0],
            "tone": RESOURCE_SIGNS[token][1],
            "n": player["resources"].get(token, 0),
            "name": named(RESOURCES, token, say),
        }
        for token in RESOURCES.tokens
    ]


def prisoners(player: Table, say: Say) -> list[Data]:
    """The enemies in a dungeon, one by one, the strongest first."""
    return [
        {"id": token, "at": at, "name": named(ENEMIES, token, say)}
        for token in reversed(ENEMIES.tokens)
        for at in range(player["dungeon"].get(token, 0))
    ]


def council_gp(raw: Table, dungeon: Table) -> int:
    """COV-4.151. What the dungeon would score in a council."""
    rows = raw["enemy_council_scoring"]
    found: int = sum([n // rows[kind]["per"] * rows[kind]["gp"] for kind, n in dungeon.items()])
    return found


def deeds_gp(view: Table, player: Table) -> int:
    """COV-4.169. What the achievements would score."""
    table: list[int] = view["table"]["printed"]["achievement_gp"]
    at: int = min(player["achievements"], len(table) - 1)
    return table[at]


def tokens(view: Table, seat: int, say: Say) -> list[Data]:
    """Refreshments, and the one that the dwarf of this turn has drunk."""
    table = view["table"]
    held = table["players"][seat]["tokens"]
    spent = table["turn"]["boost"] if view["active"] == seat else 0
    return [
        {
            "id": token,
            "n": held.get(token, 0),
            "plus": at,
            "spent": spent == at,
            "label": say(Phrase("board-token", n=held.get(token, 0), plus=at)),
        }
        for at, token in enumerate(REFRESHMENTS.tokens, start=1)
    ]


def forged(view: Table, player: Table, say: Say) -> list[Data]:
    """The tools that a player has forged."""
    printed = view["table"]["printed"]["tools"]
    found = []
    for place, tile in player["tools"].items():
        kind = printed[tile]["kind"]
        icon, tone = TOOL_SIGNS[kind]
        where = named(PLACES, place, say)
        label = say(Phrase("board-owned", what=named(TOOL_KINDS, kind, say), who=where))
        found.append({"tile": tile, "icon": icon, "look": look(tone), "label": label})
    return found


def forge(view: Table, seat: int, say: Say) -> list[Data]:
    """Buildings in the forge area by kind."""
    player = view["table"]["players"][seat]
    return [
        {
            "id": token,
            "icon": BUILDING_SIGNS[token][0],
            "look": look(BUILDING_SIGNS[token][1]),
            "n": player["forge"][token],
            "name": named(BUILDINGS, token, say),
        }
        for token in BUILDINGS.tokens
    ]


# ---------------------------------------------------------------------- goals


def goals(view: Table, player: Table, say: Say) -> list[Data]:
    """The goals of a player and what they would score."""
    printed = view["table"]["printed"]["goals"]
    return [
        {
            "type": TYPES[at],
            "id": token,
            "name": named(GOALS, token, say),
            "text": say(goal_text(GOALS.code(token), printed[token])),
            "gp": player["goal_worth"][token],
        }
        for at, token in enumerate(player["goals"])
    ]


def goals_says(view: Table, player: Table, say: Say) -> str:
    """COV-4.165. How many goals score, and what is missing for one more."""
    one, both = view["table"]["printed"]["goal_thresholds"]
    deeds = player["achievements"]
    if deeds >= both:
        return say(Phrase("board-both-goals"))
    if deeds >= one:
        return say(Phrase("board-one-goal", n=both - deeds))
    return say(Phrase("board-no-goal", n=one - deeds))
