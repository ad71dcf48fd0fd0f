"""What lies on the table in Covenant.

Lists are flat: the part of each clan one after the other. In the solo mode the clan after the
player is the Elders; it has a place in these lists like any other, and no seat. Sets of cells,
edges, points and traditions are bits of one number. Nothing here is hidden: stacks are counts of
what is left in them, and a face-down chamber is known by its back alone until it is turned up.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar, Final

from underhall.core.agenda import State
from underhall.core.chance import Chance
from underhall.core.events import EventKind
from underhall.core.names import Codec, Number
from underhall.games.covenant.box.atoms import ATOM, MOST
from underhall.games.covenant.box.boards import CELLS, SITE_COUNT, SITES, Board
from underhall.games.covenant.box.components import Tables
from underhall.games.covenant.box.names import (
    BASIC_COUNT,
    BUILDING_COUNT,
    COIN_SLOT_COUNT,
    DWARF_COUNT,
    DWARVES,
    ENEMIES,
    ENEMY_COUNT,
    GATE,
    GOAL_COUNT,
    HEIRLOOM,
    MOST_SEATS,
    PILLAR,
    PLACE_COUNT,
    PRINTED,
    RELIC_COUNT,
    RELICS,
    RESOURCE_COUNT,
    SLOT_COUNT,
    SPARE_VAULT,
    TOKEN_COUNT,
    TOOLS,
    TRACK_COUNT,
    TRACKS,
)
from underhall.games.covenant.rules.events import BY_ELDERS, GP_GAINED, GP_LOST
from underhall.games.covenant.rules.reasons import CLAUSES, REASONS, SOURCE_COUNT, SOURCE_OF

NOBODY: Final = -1
TAVERN: Final = -1
HIDDEN: Final = -1
NONE: Final = -1

BLANK: list[int] = []
"""What every list is until the table is laid out, which replaces it; it stays empty."""

SETUP: Final = 0
TURNS: Final = 1
COUNCIL: Final = 2
ENDED: Final = 3
PHASES: Final = ("setup", "turns", "council", "ended")


class Covenant(State):
    """A game of Covenant in progress; the layout says what each field holds."""

    codecs: ClassVar[Mapping[str, Codec]] = {
        "clan": Number(0, MOST_SEATS - 1),
        "n": Number(1, MOST),
        "strength": Number(0, MOST),
        "why": REASONS,
        "atom": ATOM,
        "track": TRACKS,
        "enemy": ENEMIES,
        "kinds": Number(1, 7),
        **dict.fromkeys(("goblins", "orcs", "trolls"), Number(0, 36)),
        **dict.fromkeys(("houses", "workshops", "grand"), Number(0, 3)),
        "dwarf": DWARVES,
        "tool": TOOLS,
        "relic": RELICS,
        "cell": CELLS,
        "site": SITES,
        "used": Number(0, 3),
    }

    def __init__(self, tables: Tables, seats: int, difficulty: int, chance: Chance) -> None:
        super().__init__(seats, chance)
        self.tables = tables
        self.clans = 2 if seats == 1 else seats
        self.board: Board = tables.boards[0 if seats < 3 else 1]
        self.difficulty = difficulty
        self.phase = SETUP
        self.era = self.round = 1
        self.first = 0
        self.colours = self.projects = self.dice = self.draft = self.undrafted = BLANK
        self.supply = self.tokens_left = BLANK
        # displays and stacks
        self.rubble = self.rubble_stack = self.rubble_discard = BLANK
        self.traditions_shown = self.tradition_stack = BLANK
        self.coins_shown = self.coin_stack = self.coins_gone = BLANK
        self.relics_shown = self.relic_stack = BLANK
        self.tools_shown = self.tool_stack = BLANK
        self.ornaments_shown = self.ornament_stack = BLANK
        # the mountain
        self.chambers = self.backs = self.districts = BLANK
        self.unseen = self.open = self.roomy = 0
        self.enemies = self.bag = self.aside = BLANK
        self.basics = self.settled = self.pillars = self.gates = self.gated = BLANK
        self.site_free = self.site_carts = self.site_slots = BLANK
        self.throne_free = self.throne_carts = BLANK
        # the clans
        self.gp = self.points = self.tracks = BLANK
        self.strength = self.posts = BLANK
        self.tools = self.ornaments = self.coins = self.traditions = BLANK
        self.resources = self.tokens = self.carts = self.forge = self.dungeon = BLANK
        self.relics = self.relics_used = BLANK
        self.double_keys = self.storage_tiles = self.starts = self.goals = BLANK
        # the turn in progress
        self.dwarf = self.tool = NONE
        self.boost = self.might = 0
        self.relic_used = False
        self.fresh = BLANK
        self.due = self.heard = 0
        # the Elders
        self.elder_kinds = self.elder_deck = self.elder_under = self.elder_discard = 0
        self.store_traditions = 0
        self.store_coins = self.store_ornaments = BLANK

    def copy(self) -> Covenant:
        twin = Covenant(self.tables, self.seats, self.difficulty, self.chance.copy())
        twin.take_over(self)
        twin.phase = self.phase
        twin.era = self.era
        twin.round = self.round
        twin.first = self.first
        twin.colours = self.colours.copy()
        twin.projects = self.projects.copy()
        twin.dice = self.dice.copy()
        twin.supply = self.supply.copy()
        twin.tokens_left = self.tokens_left.copy()
        twin.rubble = self.rubble.copy()
        twin.traditions_shown = self.traditions_shown.copy()
        twin.coins_shown = self.coins_shown.copy()
        twin.relics_shown = self.relics_shown.copy()
        twin.tools_shown = self.tools_shown.copy()
        twin.ornaments_shown = self.ornaments_shown.copy()
        twin.rubble_stack = self.rubble_stack.copy()
        twin.rubble_discard = self.rubble_discard.copy()
        twin.tradition_stack = self.tradition_stack.copy()
        twin.coin_stack = self.coin_stack.copy()
        twin.relic_stack = self.relic_stack.copy()
        twin.tool_stack = self.tool_stack.copy()
        twin.ornament_stack = self.ornament_stack.copy()
        twin.coins_gone = self.coins_gone.copy()
        twin.draft = self.draft.copy()
        twin.undrafted = self.undrafted.copy()
        self._copy_mountain(twin)
        self._copy_clans(twin)
        twin.dwarf = self.dwarf
        twin.tool = self.tool
        twin.boost = self.boost
        twin.might = self.might
        twin.relic_used = self.relic_used
        twin.fresh = self.fresh.copy()
        twin.due = self.due
        twin.heard = self.heard
        twin.elder_kinds = self.elder_kinds
        twin.elder_deck = self.elder_deck
        twin.elder_under = self.elder_under
        twin.elder_discard = self.elder_discard
        twin.store_traditions = self.store_traditions
        twin.store_coins = self.store_coins.copy()
        twin.store_ornaments = self.store_ornaments.copy()
        return twin

    def _copy_mountain(self, twin: Covenant) -> None:
        twin.chambers = self.chambers.copy()
        twin.backs = self.backs.copy()
        twin.unseen = self.unseen
        twin.open = self.open
        twin.enemies = self.enemies.copy()
        twin.bag = self.bag.copy()
        twin.aside = self.aside.copy()
        twin.basics = self.basics.copy()
        twin.roomy = self.roomy
        twin.settled = self.settled.copy()
        twin.pillars = self.pillars.copy()
        twin.gates = self.gates.copy()
        twin.gated = self.gated.copy()
        twin.districts = self.districts.copy()
        twin.site_free = self.site_free.copy()
        twin.site_carts = self.site_carts.copy()
        twin.site_slots = self.site_slots.copy()
        twin.throne_free = self.throne_free.copy()
        twin.throne_carts = self.throne_carts.copy()

    def _copy_clans(self, twin: Covenant) -> None:
        twin.gp = self.gp.copy()
        twin.points = self.points.copy()
        twin.tracks = self.tracks.copy()
        twin.strength = self.strength.copy()
        twin.posts = self.posts.copy()
        twin.tools = self.tools.copy()
        twin.ornaments = self.ornaments.copy()
        twin.resources = self.resources.copy()
        twin.tokens = self.tokens.copy()
        twin.coins = self.coins.copy()
        twin.traditions = self.traditions.copy()
        twin.relics = self.relics.copy()
        twin.relics_used = self.relics_used.copy()
        twin.forge = self.forge.copy()
        twin.double_keys = self.double_keys.copy()
        twin.storage_tiles = self.storage_tiles.copy()
        twin.carts = self.carts.copy()
        twin.dungeon = self.dungeon.copy()
        twin.starts = self.starts.copy()
        twin.goals = self.goals.copy()

    # ------------------------------------------------------------------ telling

    def report(self, deed: EventKind, clan: int, *values: object) -> None:
        """Report a deed of a clan or of the Elders."""
        if self.telling:
            if clan < self.seats:
                self.say(deed, clan, *values)
            else:
                self.say(BY_ELDERS[deed], *values)

    def report_why(self, deed: EventKind, clan: int, why: int, *values: object) -> None:
        """Report a reward under the clause of its reason, which is the event's last value."""
        if self.telling:
            if clan < self.seats:
                self.say(deed.under(CLAUSES[why]), clan, *values, why)
            else:
                self.say(BY_ELDERS[deed].under(CLAUSES[why]), *values, why)

    # ------------------------------------------------------------------ points

    def add_gp(self, clan: int, n: int, why: int) -> None:
        """COV-4.17. Gain or lose Glory Points."""
        if n == 0:
            return
        self.gp[clan] += n
        self.points[clan * SOURCE_COUNT + SOURCE_OF[why]] += n
        if n > 0:
            self.report_why(GP_GAINED, clan, why, n)
        else:
            self.say(GP_LOST, clan, -n, why)

    # ------------------------------------------------------------------ clans

    def is_elders(self, clan: int) -> bool:
        """Whether this is the clan without a seat (COV-5.5)."""
        return clan >= self.seats

    def order(self) -> list[int]:
        """COV-4.1, 4.2. The seats in turn order."""
        return [(self.first + at) % self.seats for at in range(self.seats)]

    def has(self, clan: int, tradition: int) -> bool:
        """Whether a clan owns a tradition."""
        return self.traditions[clan] >> tradition & 1 == 1

    def my_resources(self, clan: int) -> list[int]:
        """Resources in storage by kind."""
        return self.resources[clan * RESOURCE_COUNT : (clan + 1) * RESOURCE_COUNT]

    def held(self, clan: int) -> int:
        """Resources in storage."""
        at, held = clan * RESOURCE_COUNT, self.resources
        return held[at] + held[at + 1] + held[at + 2] + held[at + 3]

    def my_tokens(self, clan: int) -> list[int]:
        """Refreshments of +1 and +2."""
        return self.tokens[clan * TOKEN_COUNT : (clan + 1) * TOKEN_COUNT]

    def storage(self, clan: int) -> int:
        """COV-3.13, 4.28, 4.76. Open storage places."""
        t = self.tables
        tiles = self.storage_tiles[clan] * t.storage_per_tile
        return t.storage + tiles + self.has(clan, SPARE_VAULT)

    def keys(self, clan: int) -> int:
        """COV-4.108. Keys of a clan."""
        t = self.tables
        return t.keys + t.keys_per_tile * self.double_keys[clan] + self.has(clan, SPARE_VAULT)

    def my_tracks(self, clan: int) -> list[int]:
        """Positions on the three tracks."""
        return self.tracks[clan * TRACK_COUNT : (clan + 1) * TRACK_COUNT]

    def achievements(self, clan: int) -> int:
        """COV-4.34. Achievements passed on the three tracks."""
        court, prestige, mine = self.tables.achievements
        at = clan * TRACK_COUNT
        tracks = self.tracks
        return court[tracks[at]] + prestige[tracks[at + 1]] + mine[tracks[at + 2]]

    def my_goals(self, clan: int) -> list[int]:
        """The goals of a clan, of type I before type II."""
        goals = self.goals[clan * GOAL_COUNT : (clan + 1) * GOAL_COUNT]
        return [goal for goal in goals if goal != NONE]

    def my_relics(self, clan: int) -> list[int]:
        """Relics by kind, used or not."""
        return self.relics[clan * RELIC_COUNT : (clan + 1) * RELIC_COUNT]

    def relic_kinds(self, clan: int) -> int:
        """COV-4.83, 4.168. Different kinds of relics; tradition 30 counts as one more."""
        return sum([n > 0 for n in self.my_relics(clan)]) + self.has(clan, HEIRLOOM)

    def prisoners(self, clan: int) -> list[int]:
        """Goblins, orcs and trolls in a dungeon."""
        return self.dungeon[clan * ENEMY_COUNT : (clan + 1) * ENEMY_COUNT]

    # ------------------------------------------------------------------ the clan board

    def my_tools(self, clan: int) -> list[int]:
        """The tools forged, by slot."""
        return self.tools[clan * SLOT_COUNT : (clan + 1) * SLOT_COUNT]

    def has_tool(self, clan: int, place: int) -> bool:
        """Whether a clan owns a tool at this place."""
        return place < PRINTED or self.tool_at(clan, place) != NONE

    def tool_at(self, clan: int, place: int) -> int:
        """The forged tool at a place."""
        return self.tools[clan * SLOT_COUNT + place - PRINTED]

    def tool_kind(self, clan: int, place: int) -> int:
        """The kind of the tool at a place."""
        return place if place < PRINTED else self.tables.tool_kind[self.tool_at(clan, place)]

    def ornament_colour(self, clan: int, place: int) -> int:
        """COV-4.49. The colour of the ornament place of a tool."""
        if place < PRINTED:
            return self.tables.printed_colour[place]
        return self.tables.tool_colour[self.tool_at(clan, place)]

    def ornament_on(self, clan: int, place: int) -> int:
        """The ornament on a tool, or NONE."""
        return self.ornaments[clan * PLACE_COUNT + place]

    def my_ornaments(self, clan: int) -> list[int]:
        """The ornaments on all places for tools."""
        return self.ornaments[clan * PLACE_COUNT : (clan + 1) * PLACE_COUNT]

    def my_posts(self, clan: int) -> list[int]:
        """Where the four dwarves of a clan are."""
        return self.posts[clan * DWARF_COUNT : (clan + 1) * DWARF_COUNT]

    def my_strength(self, clan: int) -> list[int]:
        """How strong the four dwarves of a clan are."""
        return self.strength[clan * DWARF_COUNT : (clan + 1) * DWARF_COUNT]

    def my_coins(self, clan: int) -> list[int]:
        """The coins on the six slots of a clan."""
        return self.coins[clan * COIN_SLOT_COUNT : (clan + 1) * COIN_SLOT_COUNT]

    # ------------------------------------------------------------------ buildings

    def my_forge(self, clan: int) -> list[int]:
        """Buildings in the forge area by kind."""
        return self.forge[clan * BUILDING_COUNT : (clan + 1) * BUILDING_COUNT]

    def add_to_forge(self, clan: int, building: int, n: int) -> None:
        """Buildings come to the forge area, or leave it."""
        self.forge[clan * BUILDING_COUNT + building] += n

    def built(self, clan: int, building: int) -> int:
        """Buildings of one kind of a clan in the mountain."""
        if building == PILLAR:
            return self.pillars[clan].bit_count()
        if building == GATE:
            return self.gates[clan].bit_count()
        return self.basics.count(basic_of(clan, building))

    def locked(self, clan: int, building: int) -> int:
        """COV-3.13. Buildings not yet gained: on slots of the clan board, or on sites."""
        there = self.my_forge(clan)[building] + self.built(clan, building)
        return self.tables.building_count[building] - there

    # ------------------------------------------------------------------ carts

    def site_spaces(self, site: int) -> list[int]:
        """Free spaces of a site by kind."""
        return self.site_free[site * RESOURCE_COUNT : (site + 1) * RESOURCE_COUNT]

    def delivered(self, clan: int, site: int) -> int:
        """Carts of a clan at a site."""
        at, carts = (clan * SITE_COUNT + site) * RESOURCE_COUNT, self.site_carts
        return carts[at] + carts[at + 1] + carts[at + 2] + carts[at + 3]


def basic_of(clan: int, kind: int) -> int:
    """How a house or workshop of a clan is known on its place in a chamber."""
    return clan * BASIC_COUNT + kind
