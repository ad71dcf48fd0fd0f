"""How Covenant's decision points are watched."""

from collections.abc import Iterator, Sequence
from typing import Any

from decisions import Begun, Seen, Watch, rows
from games.covenant.council import council
from games.covenant.hall import act, gain, hall
from games.covenant.riches import RICH
from helpers import at, play, started

from underhall.core.chance import Fast
from underhall.core.match import Match
from underhall.editions import edition
from underhall.games.covenant.table.state import COUNCIL, SETUP, TURNS

Data = dict[str, Any]
DECLINING = ("none", "stop", "end", "decline", "keep")
PRACTICAL = frozenset({"fight_pick", "move_enemy", "defeat_one"})
"""Decisions whose size depends on how enemies stand: the table has what games come to."""


def games() -> Iterator[Begun]:
    """At every number of seats, half of them of rich clans."""
    for seats in (1, 2, 3, 4):
        for data in ({}, RICH):
            for seed in range(4):
                yield edition("covenant", data).start(seats, {}, seed), seed


def prefers(s: Any, tokens: list[str], chance: Fast) -> Sequence[int]:
    """Players seldom decline."""
    willing = [c for c, token in zip(s.choices, tokens) if token not in DECLINING]
    codes: list[int] = willing if willing and chance.below(6) else s.choices
    return codes


def notes(s: Any, tokens: list[str]) -> list[object]:
    """The phase, and by which words one could decline."""
    return [s.phase, *(set(tokens) & set(DECLINING) or {"no"})]


def also(seen: Seen) -> None:
    """Decisions belong to their phases, and are declined by the word of the table."""
    phases = {name: asked.notes & {SETUP, TURNS, COUNCIL} for name, asked in seen.items()}
    assert phases["draft_pick"] == {SETUP}
    for name in ("council_next", "release_enemy", "coin_copy"):
        assert phases[name] == {COUNCIL}
    for name in ("dwarf", "tool", "spend_refreshment", "step", "relic_use", "rubble_pick"):
        assert phases[name] == {TURNS}
    words = {name: asked.notes & {*DECLINING, "no"} for name, asked in seen.items()}
    wanted = {name: {row.decline.split()[0]} for name, row in rows("covenant").items()}
    assert words == {**wanted, "rubble_pick": {"stop", "no"}}
    assert len(wanted) == 43


# ---------------------------------------------------------------------- the largest of each

RESOURCES = ["iron", "emerald", "gold", "mythrall"]
RELICS = ["tankard", "lantern", "belt", "horn", "hammer", "crown"]
FORGED = {
    f"slot_{n}": f"{kind}_2" for n, kind in zip(range(1, 5), ("pickaxe", "axe", "compass", "cart"))
}
FORGED |= {"slot_5": "book_3", "slot_6": "book_4", "slot_7": "pickaxe_4", "slot_8": "axe_5"}
"""Eight tools with a place for gold."""
STRONG = {"dwarves": [4], "tokens": ["plus_1", "plus_2"]}
LENGTHS = {1: 4, 2: 5, 3: 6, 4: 5, 5: 4}
WIDE = [f"r{row}c{col}" for row, n in LENGTHS.items() for col in range(1, n + 1)]
OPEN = {cell: {"chamber": f"ch_{n:02}"} for n, cell in enumerate(WIDE, 1)}
"""All chambers of the larger mountain face up, without enemies."""
CROWD = {"r2c2": {"chamber": "ch_05", "enemies": ["goblin", "orc", "troll"]}}
COINS = {f"coin_slot_{n}": "coin_gp" if n < 4 else "coin_ale" for n in range(1, 7)}
EVERY_PIECE = {"house": 1, "workshop": 1, "pillar": 1, "gate": 1}


def turn(clan: Data, *moves: str, seats: Any = 2, **things: Any) -> Match:
    """A turn of the first clan, and what it did."""
    match = at(hall(clan, *[{}] * (seats - 1), **things))
    play(match, *[f"0 {move}" for move in moves])
    return match


def action(clan: Data, tool: str, *moves: str, seats: int = 2, **things: Any) -> Match:
    """An action of the first clan with its first dwarf."""
    match = at(hall(clan, *[{}] * (seats - 1), **things))
    act(match, tool, *moves)
    return match


def rewarded(
    atom: str, clan: Data | None = None, *moves: str, seats: int = 2, **things: Any
) -> Match:
    """A reward of the first clan, and what it did about it."""
    match = at(hall(clan or {}, *[{}] * (seats - 1), agenda=gain(atom), **things))
    play(match, *[f"0 {move}" for move in moves])
    return match


def framed(frame: Data, clan: Data | None = None, **things: Any) -> Match:
    """A decision of the first clan by itself."""
    return at(hall(clan or {}, {}, agenda=[{"seat": 0, **frame}], **things))


def building(*moves: str, clan: Data, **things: Any) -> Match:
    """A Build of the first of four clans with strength 6."""
    return turn(clan, "d1", "printed_compass", "plus_2", "action", *moves, seats=4, **things)


RICHES = {"resources": RESOURCES}
BUILDER = {**STRONG, "forge": EVERY_PIECE}
LARGEST = {
    "draft_pick": lambda: started("covenant", 4),
    "relic_use": lambda: turn({"relics": RELICS}),
    "relic_effect": lambda: turn({"relics": ["belt"], "traditions": ["tradition_20"]}, "belt"),
    "dwarf": lambda: turn({}),
    "tool": lambda: turn({"tools": FORGED}, "d1"),
    "spend_refreshment": lambda: turn(STRONG, "d1", "printed_axe"),
    "step": lambda: turn({"ornaments": {"printed_axe": "orn_plenty"}}, "d1", "printed_axe"),
    "read_action": lambda: action({"tools": {"slot_1": "book_1"}}, "slot_1"),
    "rubble_pick": lambda: action({"dwarves": [2]}, "printed_pickaxe"),
    "any_resource": lambda: rewarded("resource:any:1"),
    "discard_resource": lambda: rewarded("resource:iron:1", RICHES),
    "reveal_pick": lambda: action({}, "printed_pickaxe", "rubble:4", seats=4),
    "die_order": lambda: framed({"do": "die_order", "kinds": 7}),
    "die_bonus": lambda: framed(
        {"do": "die_bonus", "enemy": "orc"}, {"traditions": ["tradition_10"]}
    ),
    "site_pick": lambda: action(RICHES, "printed_cart"),
    "site_resource": lambda: action(RICHES, "printed_cart", "pillar_3"),
    "throne_resource": lambda: rewarded("throne:1", RICHES),
    "site_slot": lambda: action({"resources": ["gold"]}, "printed_cart", "gate_1", "gold", seats=4),
    "build_option": lambda: building(clan=BUILDER, mountain=OPEN),
    "build_next": lambda: building("build_5", clan=BUILDER, mountain=OPEN),
    "place_basic": lambda: rewarded("build:house", seats=4, mountain=OPEN),
    "place_pillar": lambda: building(
        "build_2b", clan={**STRONG, "forge": {"pillar": 1}}, mountain=OPEN
    ),
    "place_gate": lambda: building(
        "build_2b", clan={**STRONG, "forge": {"gate": 1}}, mountain=OPEN
    ),
    "forge_tool": lambda: rewarded("forge", RICHES),
    "forge_slot": lambda: rewarded("forge", RICHES, "axe_1", displays={"tools": ["axe_1"]}),
    "ornament_pick": lambda: rewarded("ornament", RICHES),
    "ornament_tool": lambda: rewarded("ornament", {**RICHES, "tools": FORGED}, "ornament:4"),
    "forge_ornament": lambda: rewarded("forge_or_ornament", RICHES),
    "coin_pick": lambda: rewarded("coin"),
    "coin_slot": lambda: rewarded("coin", {}, "coin:1"),
    "tradition_pick": lambda: rewarded("tradition"),
    "relic_pick": lambda: rewarded("relic", {"tracks": {"mine": 11}}),
    "strengthen": lambda: rewarded("strengthen:1"),
    "gain_refreshment": lambda: rewarded("refreshment:1", {"tokens": ["plus_1"]}),
    "any_track": lambda: rewarded("track:any:1"),
    "pay_for_relic": lambda: rewarded("pay_for_relic:1", {"resources": ["iron"]}),
    "house_guard": lambda: rewarded(
        "build:house", {"traditions": ["tradition_29"]}, "r2c2", mountain=CROWD
    ),
    "council_next": lambda: at(council({"coins": COINS}, {})),
    "coin_copy": lambda: at(council({"traditions": ["tradition_17"]}, {})),
    "release_enemy": lambda: at(council({"dungeon": ["goblin", "orc", "troll"]}, {})),
}


WATCH = Watch(
    games,
    lambda name, token: token in DECLINING,
    prefers,
    largest=LARGEST,
    practical=PRACTICAL,
    active=lambda s, seat: s.phase != TURNS or seat == s.active,
    notes=notes,
    also=also,
)
