"""What lies on the table, each field declared once."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar, Final

from underhall.core.errors import BadData
from underhall.core.names import FLAG, NUMBER, SEAT, Bits, Codec, Maybe, Names, Number
from underhall.games.covenant.box.boards import (
    CELL_COUNT,
    CELLS,
    EDGES,
    MOST_REWARD_SLOTS,
    POINTS,
    SITE_COUNT,
    SITES,
)
from underhall.games.covenant.box.names import (
    BACKS,
    BASIC_COUNT,
    BUILDING_PLACES,
    BUILDINGS,
    CARD_KINDS,
    CHAMBERS,
    CLANS,
    COIN_SLOTS,
    COINS,
    DRAFT,
    DWARF_COUNT,
    DWARVES,
    ELDER_CARDS,
    EMPTY,
    ENEMIES,
    FACE_COUNT,
    GOAL_TYPES,
    GOALS,
    GOALS_OF_TYPE,
    ORNAMENT_SPACES,
    ORNAMENTS,
    PLACES,
    PROJECTS,
    REFRESHMENTS,
    RELICS,
    RESOURCES,
    RUBBLE,
    RUBBLE_SPACES,
    SLOTS,
    SPACES,
    STARTS,
    TOKEN_COUNT,
    TOOLS,
    TRACKS,
    TRADITION_AT,
    TRADITIONS,
)
from underhall.games.covenant.rules.reasons import SOURCES, START
from underhall.games.covenant.rules.transport import throne_of
from underhall.games.covenant.table.mountain import (
    write_mountain,
    write_owners,
    write_sites,
    write_throne,
)
from underhall.games.covenant.table.state import NONE, PHASES, TAVERN, Covenant
from underhall.kit.field import ELSEWHERE, NOBODY, SIZE, Each, Field, Told
from underhall.kit.layout import Layout
from underhall.kit.shapes import Counts, Grid, Listed, Places, Shape
from underhall.kit.straight import Source

MOST_MIGHT: Final = 20
TILES: Final = 2
"""Keys and storage tiles of a clan."""
ALL_KINDS: Final = 15
WEAK = [1] * DWARF_COUNT
SCORE = Number(-(10**6))
AMOUNTS = Counts(RESOURCES, full=True)
CHAMBER_PLACES = CELL_COUNT * BUILDING_PLACES
NO_BASICS = [-1] * CHAMBER_PLACES
SLOTS_OF_SITES = SITE_COUNT * MOST_REWARD_SLOTS
NO_MARKS = [-1] * SLOTS_OF_SITES


class OfPlayers(Each):
    """What only players have; the Elders have an empty place in these lists."""

    def count(self, s: Covenant) -> int:
        return s.clans


class OfClans(OfPlayers):
    """What players and Elders have alike."""

    kinds: ClassVar[tuple[str, ...]] = ("player", "elders")

    def homes(self, s: Covenant, found: dict[str, Any]) -> list[dict[str, Any]]:
        players: list[dict[str, Any]] = found["players"]
        return [*players, found.setdefault("elders", {})] if is_solo(s) else players

    def told(self, s: Covenant, data: Mapping[str, Any]) -> list[tuple[str, Mapping[str, Any]]]:
        players, elders = super().told(s, data), data.get("elders", {})
        if elders and not is_solo(s):
            raise BadData("position elders: they play in the solo mode only (COV-5.1)")
        return [*players, ("elders", elders)] if is_solo(s) else players


PLAYERS = OfPlayers()
ALL_CLANS = OfClans()


def is_solo(s: Covenant) -> bool:
    """Whether the Elders play."""
    return s.clans > s.seats


class Basic(Codec):
    """A house or workshop with its clan; only learners see it as one number."""

    def numbers(self, value: Any, seat: int, seats: int) -> list[int]:
        return [*SEAT.numbers(value // BASIC_COUNT, seat, seats), max(value, 0) % BASIC_COUNT]


class Draft(Listed):
    """Tiles of several kinds, of which the traditions come from their stack."""

    def counted(self, flat: str, kind: int, kinds: int) -> str:
        return super().counted(flat, TRADITION_AT + kind, kinds)

    def tally(self, part: list[Any], kinds: int) -> list[int]:
        return [part.count(TRADITION_AT + kind) for kind in range(kinds)]


class Goals(Places):
    """COV-3.14. One goal of each type, written as a list."""

    def code(self, part: str, source: Source) -> str:
        return f"[{source.name(GOALS.tokens)}[v] for v in {part} if v != {NONE}]"

    def load(self, data: Mapping[str, Any], key: str, where: str, most: Any) -> list[Any]:
        found = self.blank()
        for goal in Listed(GOALS).load(data, key, where, None):
            if found[goal // GOALS_OF_TYPE] != NONE:
                token = GOALS.token(goal)
                raise BadData(f"{where} goals: {token} is one too many (COV-3.14)")
            found[goal // GOALS_OF_TYPE] = goal
        return found


def shown(name: str, names: Names, spaces: int, key: str, stack: str) -> Field:
    """A display of tiles from a stack."""
    shape: Shape = Listed(Maybe(names), places=spaces)
    return Field(
        name, shape, key=f"displays.{key}", start=[EMPTY] * spaces, most=spaces, source=stack
    )


def stack(name: str, names: Names, key: str, start: Any) -> Field:
    """A stack: what is left of all tiles of its kind."""
    return Field(name, Counts(names), key=f"stacks.{key}", start=start, written=False, seen=SIZE)


def start_glory(s: Covenant) -> int:
    """COV-3.12. Points at the beginning."""
    return s.tables.start_glory


def first_points(s: Covenant) -> list[int]:
    """The same by source."""
    return [start_glory(s) * (source == START) for source in range(len(SOURCES))]


def elders(name: str, shape: Shape | Codec, key: str, start: Any = None, source: str = "") -> Field:
    """Something of the Elders alone."""
    return Field(name, shape, key=f"elders.{key}", start=start, source=source, when=is_solo)


def write_dwarves(s: Covenant, who: int) -> list[dict[str, Any]]:
    """The dwarves of a player: their strength and where they are."""
    tools = [None if place == TAVERN else PLACES.token(place) for place in s.my_posts(who)]
    return [{"strength": n, "tool": tool} for n, tool in zip(s.my_strength(who), tools)]


LAYOUT = Layout(
    Field("phase", Names("phase", PHASES, words="")),
    Field("era", Number(1, 3), start=1),
    Field("round", Number(1, 4), start=1),
    Field("first", SEAT, most=lambda s: s.seats - 1),
    Field("projects", Listed(PROJECTS)),
    Field("dice", Places(ENEMIES, Number(1, FACE_COUNT), nothing=1, full=True)),
    Field("supply", AMOUNTS, start=lambda s: s.tables.resource_count, written=False),
    Field(
        "tokens_left",
        Counts(REFRESHMENTS, full=True),
        start=lambda s: s.tables.refreshments,
        written=False,
    ),
    # displays and stacks
    shown("rubble", RUBBLE, RUBBLE_SPACES, "rubble", "rubble_stack"),
    shown("traditions_shown", TRADITIONS, SPACES, "traditions", "tradition_stack"),
    shown("coins_shown", COINS, SPACES, "coins", "coin_stack"),
    shown("relics_shown", RELICS, SPACES, "relics", "relic_stack"),
    shown("tools_shown", TOOLS, SPACES, "tools", "tool_stack"),
    shown("ornaments_shown", ORNAMENTS, ORNAMENT_SPACES, "ornaments", "ornament_stack"),
    stack("rubble_stack", RUBBLE, "rubble", lambda s: s.tables.rubble_count),
    stack("tradition_stack", TRADITIONS, "traditions", [1] * len(TRADITIONS)),
    stack("coin_stack", COINS, "coins", lambda s: s.tables.coin_count),
    stack("relic_stack", RELICS, "relics", lambda s: s.tables.relic_count),
    stack("tool_stack", TOOLS, "tools", [1] * len(TOOLS)),
    Field(
        "ornament_stack",
        Counts(ORNAMENTS),
        start=lambda s: s.tables.ornament_count,
        seen=ELSEWHERE,
    ),
    Field("rubble_discard", Counts(RUBBLE), source="rubble_stack"),
    # coins that left the game
    Field("coins_gone", Counts(COINS), source="coin_stack"),
    # tiles offered in the draft and not yet taken
    Field("draft", Draft(DRAFT, different=True), source="tradition_stack"),
    # those that nobody took, in the solo game; they have left it
    Field("undrafted", Draft(DRAFT, different=True), source="tradition_stack"),
    # the mountain: the tile on each cell, or HIDDEN; its back; the tiles that nobody has seen
    Field("chambers", Places(CELLS, CHAMBERS), key="mountain", tell=write_mountain),
    Field("backs", Places(CELLS, BACKS), seen=ELSEWHERE),
    Field("unseen", Bits(CHAMBERS), start=(1 << len(CHAMBERS)) - 1, seen=ELSEWHERE),
    # cells that are face up, those of them with a free building place, and all districts
    Field("open", Bits(CELLS), written=False, seen=NOBODY),
    Field("roomy", Bits(CELLS), written=False, seen=NOBODY),
    Field("districts", Listed(Bits(CELLS)), written=False),
    Field("bag", Counts(ENEMIES), start=lambda s: s.tables.enemy_count, written=False),
    Field("enemies", Grid(CELLS, Counts(ENEMIES)), source="bag", seen=ELSEWHERE),
    # houses and workshops by cell and place; the cells where each clan has one
    Field("basics", Listed(Basic(), places=CHAMBER_PLACES), start=NO_BASICS, seen=ELSEWHERE),
    Field("settled", Bits(CELLS), each=ALL_CLANS, written=False, seen=NOBODY),
    Told("pillars", lambda s: write_owners(POINTS, s.pillars)),
    Field("pillars", Bits(POINTS), each=ALL_CLANS, seen=ELSEWHERE),
    # gates, and the cells that they touch
    Told("gates", lambda s: write_owners(EDGES, s.gates)),
    Field("gates", Bits(EDGES), each=ALL_CLANS, seen=ELSEWHERE),
    Field("gated", Bits(CELLS), each=ALL_CLANS, written=False, seen=NOBODY),
    # carts by clan, and the clan on each reward slot
    Told("sites", write_sites),
    Field("site_carts", Grid(SITES, Counts(RESOURCES)), each=ALL_CLANS, seen=ELSEWHERE),
    Field("site_slots", Listed(SEAT, places=SLOTS_OF_SITES), start=NO_MARKS, seen=ELSEWHERE),
    Field(
        "site_free",
        Grid(SITES, AMOUNTS, full=True),
        start=lambda s: s.board.site_spaces(s.seats),
        written=False,
    ),
    Told("throne", write_throne),
    Field("throne_carts", Counts(RESOURCES), each=ALL_CLANS, seen=ELSEWHERE),
    Field("throne_free", AMOUNTS, start=lambda s: s.board.throne_spaces(s.seats), written=False),
    # defeated enemies on their way to a dungeon
    Field("aside", Counts(ENEMIES), source="bag"),
    # the turn in progress, and strength from ornaments in it
    Field("dwarf", Maybe(DWARVES), key="turn.dwarf"),
    Field("tool", Maybe(PLACES), key="turn.tool"),
    Field("boost", Number(0, TOKEN_COUNT), key="turn.boost"),
    Field("might", Number(0, MOST_MIGHT), key="turn.might"),
    Field("relic_used", FLAG, key="turn.relic_used", start=False),
    Field("fresh", Counts(RELICS), key="turn.fresh"),
    # coin slots to be paid out and traditions resolved in this part of the council
    Field("due", Bits(COIN_SLOTS), key="council.due"),
    Field("heard", Bits(TRADITIONS), key="council.heard"),
    # what players and Elders have alike
    Field("colours", Maybe(CLANS), key="clan", each=ALL_CLANS),
    Field("points", Counts(SOURCES, signed=True), each=ALL_CLANS, start=first_points),
    Field("gp", SCORE, key="score", each=ALL_CLANS, start=start_glory, written=False),
    Field(
        "tracks",
        Places(TRACKS, NUMBER, nothing=0, full=True),
        each=ALL_CLANS,
        most=lambda s: s.tables.last,
    ),
    Field("relics", Counts(RELICS), each=ALL_CLANS, source="relic_stack"),
    Field(
        "forge",
        Counts(BUILDINGS, full=True),
        each=ALL_CLANS,
        start=lambda s: s.tables.start_forge,
    ),
    Field("dungeon", Counts(ENEMIES), each=ALL_CLANS, source="bag"),
    Field("carts", each=ALL_CLANS, start=lambda s: s.tables.carts, written=False),
    # what only players have; a dwarf stands on the tool of a place, or in the TAVERN
    Field("strength", Counts(DWARVES), key="dwarves", each=PLAYERS, start=WEAK, tell=write_dwarves),
    Field("posts", Places(DWARVES, PLACES), each=PLAYERS, seen=ELSEWHERE),
    Field("tools", Places(SLOTS, TOOLS), each=PLAYERS, source="tool_stack"),
    Field("ornaments", Places(PLACES, ORNAMENTS), each=PLAYERS, source="ornament_stack"),
    Field("resources", Counts(RESOURCES), each=PLAYERS, source="supply"),
    Field("tokens", Counts(REFRESHMENTS), each=PLAYERS, source="tokens_left"),
    Field("coins", Places(COIN_SLOTS, COINS), each=PLAYERS, source="coin_stack"),
    Field("traditions", Bits(TRADITIONS), each=PLAYERS, source="tradition_stack"),
    Field("relics_used", Counts(RELICS), key="used", each=PLAYERS, within="relics"),
    Field("double_keys", Number(0, TILES), each=PLAYERS),
    Field("storage_tiles", Number(0, TILES), each=PLAYERS),
    # the start tile until it is resolved
    Field("starts", Maybe(STARTS), key="start", each=PLAYERS),
    Field("goals", Goals(GOAL_TYPES, GOALS), each=PLAYERS),
    # the Elders: the kinds of unseen cards on top of the Available deck, known cards in its upper
    # part, the number of unseen ones below, the discard pile, and their store
    elders("elder_kinds", Bits(CARD_KINDS), "kinds", start=lambda s: ALL_KINDS * is_solo(s)),
    elders("elder_deck", Bits(ELDER_CARDS), "deck"),
    elders("elder_under", Number(0, len(ELDER_CARDS)), "under"),
    elders("elder_discard", Bits(ELDER_CARDS), "discard"),
    elders("store_traditions", Bits(TRADITIONS), "traditions", source="tradition_stack"),
    elders("store_coins", Counts(COINS), "coins", source="coin_stack"),
    elders("store_ornaments", Counts(ORNAMENTS), "ornaments", source="ornament_stack"),
    also=("seat",),
    player_also=("score",),
    apart=("tables", "clans", "board", "difficulty"),
    last=("elders",),
)


def pieces(s: Covenant) -> dict[str, list[int]]:
    """Where all pieces are; tokens also on a dwarf, carts and buildings by clan."""
    found: dict[str, list[int]] = LAYOUT.pieces(s)
    for kind, token in enumerate(REFRESHMENTS.tokens, start=1):
        found[f"token {token}"].append(int(s.boost == kind))
    found["chamber"] = [s.unseen.bit_count(), s.open.bit_count()]
    for clan in range(s.clans):
        sites = [s.delivered(clan, site) for site in range(SITE_COUNT)]
        found[f"cart of clan {clan}"] = [s.carts[clan], *sites, *throne_of(s, clan)]
        for kind, token in enumerate(BUILDINGS.tokens):
            places = [s.locked(clan, kind), s.my_forge(clan)[kind], s.built(clan, kind)]
            found[f"{token} of clan {clan}"] = places
    return found
