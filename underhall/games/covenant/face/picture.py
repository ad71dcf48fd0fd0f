"""The table at a glance, in plain text, from what one seat may see.

Every chamber of the mountain has two lines: its cell, colour and deposit, then its enemies and its
building places; face down, what its back gives. Resources, enemies and buildings go by short signs.
"""

from __future__ import annotations

from collections.abc import Sequence
from textwrap import wrap
from typing import Any, Final

from underhall.core.names import Names
from underhall.core.phrase import Phrase, SeatName
from underhall.games.covenant.box.boards import CELLS, ROW_COUNT, SITES
from underhall.games.covenant.box.names import (
    BACKS,
    BUILDINGS,
    COLOURS,
    ENEMIES,
    ORNAMENT_COLOURS,
    PROJECTS,
    RELICS,
    RESOURCES,
    TOOL_KINDS,
)
from underhall.games.covenant.face.clans import (
    DOT,
    HEADS,
    NONE,
    SIGNS,
    Say,
    Table,
    belongings,
    clan_sign,
    elders,
    own,
    packed,
    players,
    reward,
    sign,
    signs,
    solo_points,
    titled,
    tradition_lines,
    word,
)
from underhall.games.covenant.rules.council import ERAS, ROUNDS
from underhall.games.covenant.rules.phrases import project_text
from underhall.games.covenant.table.state import PHASES
from underhall.kit.columns import WIDTH, columns, wrapped

HALF: Final = 8
"""Half the width of a chamber."""

PHASE_WORDS = Names("phase", PHASES)


def picture(view: dict[str, Any], say: Say) -> str:
    """Where the game stands, mountain, sites, displays, the clans and the own board."""
    table = view["table"]
    parts = [
        [headline(view, say), *dice(table, say)],
        [*mountain(view, say), *outdoors(view, say)],
        sites(view, say),
        [*displays(table, say), *projects(view, say)],
        [*players(view, say), *elders(view, say), *solo_points(view, say), *belongings(view, say)],
        [*own(view, say), *legend(say)],
    ]
    return "\n".join([line for part in parts for line in [*part, ""]][:-1])


def legend(say: Say) -> list[str]:
    """What the signs mean."""
    return wrap(say(Phrase("pic-legend")), WIDTH)


# ---------------------------------------------------------------------- where the game stands


def headline(view: Table, say: Say) -> str:
    """Era, round and phase; how it ended."""
    if view["result"] is not None:
        return say(Phrase("game-over"))
    table = view["table"]
    phase = word(PHASE_WORDS, table["phase"])
    if table["phase"] == "setup":
        return say(Phrase("pic-setup", phase=phase))
    first = f"{SIGNS[table['first']]} {say(SeatName(table['first']))}"
    where = {"era": table["era"], "eras": ERAS, "round": table["round"], "rounds": ROUNDS}
    return say(Phrase("pic-top", phase=phase, first=first, **where))


def dice(table: Table, say: Say) -> list[str]:
    """What the enemy dice show, the strength of each enemy, and the bag."""
    printed = table["printed"]
    found = []
    for token, face in table["dice"].items():
        need = printed["enemies"][token]["strength"]
        bonus = reward(printed["dice"][token][face - 1], say)
        enemy = word(ENEMIES, token)
        found.append(say(Phrase("pic-die", enemy=enemy, strength=need, bonus=bonus)))
    bag = signs(ENEMIES, table["bag"], say)
    return titled(Phrase("pic-dice"), [*found, say(Phrase("pic-bag", what=bag))], say)


# ---------------------------------------------------------------------- the mountain


def mountain(view: Table, say: Say) -> list[str]:
    """The rows of chambers, each shifted by half a chamber against the next."""
    lines = []
    there = view["table"]["mountain"]
    for row in range(1, ROW_COUNT + 1):
        cells = [cell for cell in there if cell.startswith(f"r{row}c")]
        texts = [chamber(view, cell, say) for cell in cells]
        indent = " " * (HALF * abs(3 - row))
        for at in (0, 1):
            inside = "".join([text[at][: 2 * HALF - 1].ljust(2 * HALF) for text in texts])
            lines.append((indent + inside).rstrip())
    return lines


def chamber(view: Table, cell: str, say: Say) -> tuple[str, str]:
    """One chamber in two lines."""
    table = view["table"]
    there, name = table["mountain"][cell], say(word(CELLS, cell))
    if "back" in there:
        back = say(Phrase("pic-back", back=word(BACKS, there["back"]))) if there["back"] else ""
        return f"{name} ?", back
    tile = table["printed"]["chambers"][there["chamber"]]
    colour = say(Phrase("pic-short", what=word(COLOURS, tile["colour"])))
    deposit = sign(RESOURCES, tile["deposit"], say)
    enemies = " ".join(
        [sign(ENEMIES, token, say) for token, n in there["enemies"].items() for _ in range(n)]
    )
    built = [building(view, text, say) for text in there["buildings"]]
    places = built + ["_"] * (tile["places"] - len(built))
    return f"{name} {colour} {deposit}", f"{enemies} [{' '.join(places)}]".strip()


def building(view: Table, text: str, say: Say) -> str:
    """A house or workshop such as ``1:house`` by its signs."""
    clan, _, kind = text.partition(":")
    return clan_sign(view, int(clan)) + sign(BUILDINGS, kind, say)


def outdoors(view: Table, say: Say) -> list[str]:
    """Pillars, gates, and how many chambers the districts of each colour have."""
    table = view["table"]
    grand = []
    kinds = [(Phrase("pic-pillars"), table["pillars"]), (Phrase("pic-gates"), table["gates"])]
    for title, places in kinds:
        if places:
            there = [f"{clan_sign(view, clan)} {around(at, say)}" for at, clan in places.items()]
            grand.append(f"{say(title)} {', '.join(there)}")
    return [*wrapped(grand, DOT), *districts(table, say)]


def around(place: str, say: Say) -> str:
    """The chambers around a point or an edge."""
    return "+".join([say(word(CELLS, cell)) for cell in place.split("+")])


def districts(table: Table, say: Say) -> list[str]:
    """The districts of each colour by their size."""
    sizes: dict[str, list[str]] = {}
    for cells in table["districts"]:
        tile = table["mountain"][cells[0]]["chamber"]
        colour = table["printed"]["chambers"][tile]["colour"]
        sizes.setdefault(colour, []).append(str(len(cells)))
    found = [f"{say(word(COLOURS, colour))} {'+'.join(n)}" for colour, n in sizes.items()]
    return titled(Phrase("pic-districts"), found, say)


# ---------------------------------------------------------------------- sites and throne


def sites(view: Table, say: Say) -> list[str]:
    """Sites and throne: who delivered how much, what is free, and the rewards not yet marked."""
    table = view["table"]
    printed = table["printed"]
    heads = ("site", "limit", "free", "delivered", "rewards")
    rows = [[say(word(HEADS, token)) for token in heads]]
    for token, there in table["sites"].items():
        tile = printed["sites"][token]
        slots = [
            reward(slot, say) for slot, clan in zip(tile["slots"], there["slots"]) if clan is None
        ]
        rows.append(
            [
                say(Phrase("pic-short", what=word(SITES, token))),
                str(tile["limit"]),
                signs(RESOURCES, table["site_free"][token], say),
                delivered(view, [sum(carts.values()) for carts in there["carts"]]),
                " | ".join(slots) or NONE,
            ]
        )
    carts = [sum(carts.values()) for carts in table["throne"]]
    prizes = "/".join([str(n) for n in printed["throne_gp"]])
    free = signs(RESOURCES, table["throne_free"], say)
    places = say(Phrase("pic-prizes", gp=prizes))
    rows.append([say(Phrase("pic-throne")), "", free, delivered(view, carts), places])
    return columns(rows)


def delivered(view: Table, carts: Sequence[int]) -> str:
    """How many carts each clan has somewhere."""
    found = [f"{clan_sign(view, clan)}{n}" for clan, n in enumerate(carts) if n]
    return " ".join(found) or NONE


# ---------------------------------------------------------------------- displays and projects


def displays(table: Table, say: Say) -> list[str]:
    """What lies on the main board, with prices; empty spaces are left out."""
    shown, printed = table["displays"], table["printed"]
    rubble = [
        reward(printed["rubble"][tile], say)
        + priced(Phrase("pic-strength", n=strength), strength == 1, say)
        for tile, strength in zip(shown["rubble"], printed["rubble_strength"])
        if tile
    ]
    tools = [tool(printed["tools"][tile], say) for tile in shown["tools"] if tile]
    ornaments = [
        f"{reward(printed['ornaments'][tile], say)} ({sign(RESOURCES, space['cost'], say)})"
        for tile, space in zip(shown["ornaments"], printed["ornament_spaces"])
        if tile
    ]
    silver = sum([space["colour"] == "silver" for space in printed["ornament_spaces"]])
    coins = [
        reward(printed["coins"][tile], say) + priced(Phrase("pic-gp", n=cost), cost == 0, say)
        for tile, cost in zip(shown["coins"], printed["coin_cost"])
        if tile
    ]
    relics = [
        f"{say(word(RELICS, tile))}: {reward(printed['relics'][tile], say)} ({depth})"
        for tile, depth in zip(shown["relics"], printed["relic_position"])
        if tile
    ]
    parts = [
        titled(Phrase("pic-rubble"), rubble, say),
        titled(Phrase("pic-coins"), coins, say),
        titled(Phrase("pic-silver"), ornaments[:silver], say),
        titled(Phrase("pic-gold"), ornaments[silver:], say),
        titled(Phrase("pic-tools"), tools, say),
        titled(Phrase("pic-relics"), relics, say),
    ]
    return [*packed(parts), *offered(shown["traditions"], printed, say)]


def offered(shown: Sequence[str | None], printed: Table, say: Say) -> list[str]:
    """The traditions on display by number and name, with their prices and what they do."""
    lines = titled(Phrase("pic-traditions"), [] if not any(shown) else [""], say)
    for tile, cost in zip(shown, printed["tradition_cost"]):
        if tile:
            lines += tradition_lines(tile, printed, say, cost)
    return [line.rstrip() for line in lines]


def priced(cost: Phrase, is_usual: bool, say: Say) -> str:
    """What a space of a display costs, where it is not as usual."""
    return "" if is_usual else f" ({say(cost)})"


def tool(tile: Table, say: Say) -> str:
    """A tool on display: its cost besides iron, and the colour of its ornament place."""
    colour = word(ORNAMENT_COLOURS, tile["colour"])
    cost = sign(RESOURCES, tile["cost"], say)
    return say(Phrase("pic-tool", kind=word(TOOL_KINDS, tile["kind"]), cost=cost, colour=colour))


def projects(view: Table, say: Say) -> list[str]:
    """The projects by the council from which they score, and what they are worth now."""
    table = view["table"]
    lines = []
    for council, token in enumerate(table["projects"], start=1):
        printed = table["printed"]["projects"].get(token, {"building": "", "gp": {}})
        text = say(project_text(PROJECTS.code(token), printed["building"], printed["gp"]))
        worth = [player["project_worth"][token] for player in table["players"]]
        now = " ".join([f"{SIGNS[seat]}{n}" for seat, n in enumerate(worth)])
        lines.append(say(Phrase("pic-project", n=council, text=text, now=now)))
    return [part for line in lines for part in wrap(line, WIDTH, subsequent_indent="  ")]
