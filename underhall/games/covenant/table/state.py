"""What lies on the table in Covenant.

Lists are flat: the part of each clan one after the other. In the solo mode the clan after the
player is the Elders; it has a place in these lists like any other, and no seat. Sets of cells,
edges, points and traditions are bits of one number. Nothing here is hidden: stacks are counts of
what is left in them, and a face-down chamber is known by its back alone until it is turned up.
"""

from __future__ import annotations

from typing import Final

from underhall.core.agenda import State
from underhall.core.chance import Chance
from underhall.core.events import EventKind
from underhall.games.covenant.box.boards import Board
from underhall.games.covenant.box.components import Tables
from underhall.games.covenant.box.names import (
    COIN_SLOT_COUNT,
    DWARF_COUNT,
    GATE,
    HEIRLOOM,
    PILLAR,
    PLACE_COUNT,
    PRINTED,
    RELIC_COUNT,
    SLOT_COUNT,
    SPARE_VAULT,
)
from underhall.games.covenant.rules.events import BY_ELDERS, GP_GAINED, GP_LOST
from underhall.games.covenant.rules.reasons import CLAUSES, SOURCE_COUNT, SOURCE_OF

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
    """A game of Covenant in progress."""

    def __init__(self, tables: Tables, seats: int, difficulty: int, chance: Chance) -> None:
        super().__init__(seats, chance)
        self.tables = tables
        self.clans = 2 if seats == 1 else seats
        self.board: Board = tables.boards[0 if seats < 3 else 1]
        self.difficulty = difficulty
        self.phase = SETUP
        self.era = 1
        self.round = 1
        self.first = 0
        self.colours: list[int] = BLANK
        """The colour of each clan; NOBODY before they are dealt."""
        self.projects: list[int] = BLANK
        self.dice: list[int] = BLANK
        """The face on top of each enemy die."""
        self.supply: list[int] = BLANK
        """Resources in the general supply."""
        self.tokens_left: list[int] = BLANK
        """Refreshments in the general supply: +1 and +2."""

        # displays and stacks
        self.rubble: list[int] = BLANK
        self.traditions_shown: list[int] = BLANK
        self.coins_shown: list[int] = BLANK
        self.relics_shown: list[int] = BLANK
        self.tools_shown: list[int] = BLANK
        self.ornaments_shown: list[int] = BLANK
        self.rubble_stack: list[int] = BLANK
        self.rubble_discard: list[int] = BLANK
        self.tradition_stack: list[int] = BLANK
        self.coin_stack: list[int] = BLANK
        self.relic_stack: list[int] = BLANK
        self.tool_stack: list[int] = BLANK
        self.silver_stack: list[int] = BLANK
        self.gold_stack: list[int] = BLANK
        self.coins_gone: list[int] = BLANK
        """Coins that left the game, by kind."""
        self.draft: list[int] = BLANK
        """Tiles offered in the draft and not yet taken."""

        # the mountain
        self.chambers: list[int] = BLANK
        """The tile on each cell, or HIDDEN while it is face down."""
        self.backs: list[int] = BLANK
        """The back shown on each cell that is face down."""
        self.unseen = 0
        """Chamber tiles never seen face up, as bits."""
        self.open = 0
        """Cells that are face up, as bits."""
        self.enemies: list[int] = BLANK
        """Enemies by cell and kind."""
        self.bag: list[int] = BLANK
        self.aside: list[int] = BLANK
        """Defeated enemies on their way to a dungeon."""
        self.basics: list[int] = BLANK
        """By cell and building place: clan * 2 + house or workshop, or NOBODY."""
        self.roomy = 0
        """Face-up cells with a free building place, as bits."""
        self.settled: list[int] = BLANK
        """The cells where each clan has a house or workshop, as bits."""
        self.pillars: list[int] = BLANK
        """The points where each clan has a pillar, as bits."""
        self.gates: list[int] = BLANK
        """The edges where each clan has a gate, as bits."""
        self.gated: list[int] = BLANK
        """The cells that gates of each clan touch, as bits."""
        self.districts: list[int] = BLANK
        """Every district as its cells; a list that is replaced, never changed."""
        self.site_free: list[int] = BLANK
        """Free spaces by site and kind."""
        self.site_carts: list[int] = BLANK
        """Carts by clan, site and kind."""
        self.site_slots: list[int] = BLANK
        """The clan on each reward slot, by site; NOBODY where it is free."""
        self.throne_free: list[int] = BLANK
        self.throne_carts: list[int] = BLANK
        """Carts on the throne by clan and kind."""

        # the clans
        self.gp: list[int] = BLANK
        self.points: list[int] = BLANK
        """Points by clan and source."""
        self.tracks: list[int] = BLANK
        self.strength: list[int] = BLANK
        self.posts: list[int] = BLANK
        """The place of the tool on which each dwarf stands, or TAVERN."""
        self.tools: list[int] = BLANK
        """The tool on each slot, or NONE."""
        self.ornaments: list[int] = BLANK
        """The ornament on the tool of each place, or NONE."""
        self.resources: list[int] = BLANK
        self.tokens: list[int] = BLANK
        """Refreshments of +1 and +2 by clan."""
        self.coins: list[int] = BLANK
        """The coin on each coin slot, or NONE."""
        self.traditions: list[int] = BLANK
        """The traditions of each clan, as bits."""
        self.relics: list[int] = BLANK
        self.relics_used: list[int] = BLANK
        self.forge: list[int] = BLANK
        """Buildings in the forge area by clan and kind."""
        self.double_keys: list[int] = BLANK
        self.storage_tiles: list[int] = BLANK
        """Closed storage tiles removed."""
        self.carts: list[int] = BLANK
        self.dungeon: list[int] = BLANK
        self.starts: list[int] = BLANK
        """The start tile of each clan until it is resolved, or NONE."""
        self.goals: list[int] = BLANK
        """The goals of each clan, type I and II, or NONE."""

        # the turn in progress
        self.dwarf = NONE
        self.tool = NONE
        self.boost = 0
        """The value of the token spent this turn."""
        self.might = 0
        """Strength from ornaments this turn."""
        self.relic_used = False
        self.fresh: list[int] = BLANK
        """Relics gained this turn, by kind."""
        self.due = 0
        """Coin slots to be paid out in this part of the council, as bits."""
        self.heard = 0
        """Traditions resolved in this part of the council, as bits."""

        # the Elders
        self.elder_kinds = 0
        """Kinds of which an unseen card is among the top cards of the first Available deck."""
        self.elder_deck = 0
        """Known cards in the upper part of the Available deck, as bits."""
        self.elder_under = 0
        """Unseen cards at the bottom of the Available deck."""
        self.elder_discard = 0
        """Cards on the discard pile, as bits."""
        self.store_traditions = 0
        self.store_coins: list[int] = BLANK
        self.store_ornaments: list[int] = BLANK

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
        twin.silver_stack = self.silver_stack.copy()
        twin.gold_stack = self.gold_stack.copy()
        twin.coins_gone = self.coins_gone.copy()
        twin.draft = self.draft.copy()
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
        twin.districts = self.districts
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

    def held(self, clan: int) -> int:
        """Resources in storage."""
        at = clan * 4
        resources = self.resources
        return resources[at] + resources[at + 1] + resources[at + 2] + resources[at + 3]

    def storage(self, clan: int) -> int:
        """COV-3.13, 4.28, 4.76. Open storage places."""
        t = self.tables
        places = t.storage + t.storage_per_tile * self.storage_tiles[clan]
        return places + (self.traditions[clan] >> SPARE_VAULT & 1)

    def keys(self, clan: int) -> int:
        """COV-4.108. Keys of a clan."""
        t = self.tables
        return t.keys + t.keys_per_tile * self.double_keys[clan] + self.has(clan, SPARE_VAULT)

    def achievements(self, clan: int) -> int:
        """COV-4.34. Achievements passed on the three tracks."""
        passed = self.tables.achievements
        at = clan * 3
        tracks = self.tracks
        return passed[0][tracks[at]] + passed[1][tracks[at + 1]] + passed[2][tracks[at + 2]]

    def relic_kinds(self, clan: int) -> int:
        """COV-4.83, 4.168. Different kinds of relics; tradition 30 counts as one more."""
        relics = self.relics[clan * RELIC_COUNT : (clan + 1) * RELIC_COUNT]
        return sum([n > 0 for n in relics]) + self.has(clan, HEIRLOOM)

    def prisoners(self, clan: int) -> list[int]:
        """Goblins, orcs and trolls in a dungeon."""
        return self.dungeon[clan * 3 : clan * 3 + 3]

    def grand_pieces(self, clan: int) -> int:
        """COV-4.167. Pillars and gates gained, built or not."""
        at = clan * 4 + PILLAR
        built = self.pillars[clan].bit_count() + self.gates[clan].bit_count()
        return self.forge[at] + self.forge[at + 1] + built

    def built(self, clan: int, building: int) -> int:
        """Buildings of one kind of a clan in the mountain."""
        if building == PILLAR:
            return self.pillars[clan].bit_count()
        if building == GATE:
            return self.gates[clan].bit_count()
        return self.basics.count(clan * 2 + building)

    def locked(self, clan: int, building: int) -> int:
        """COV-3.13. Buildings not yet gained: on slots of the clan board, or on sites."""
        there = self.forge[clan * 4 + building] + self.built(clan, building)
        return self.tables.building_count[building] - there

    def buildings_built(self, clan: int) -> int:
        """Buildings of all kinds of a clan in the mountain."""
        grand = self.pillars[clan].bit_count() + self.gates[clan].bit_count()
        return grand + self.basics.count(clan * 2) + self.basics.count(clan * 2 + 1)

    def has_tool(self, clan: int, place: int) -> bool:
        """Whether a clan owns a tool at this place."""
        return place < PRINTED or self.tools[clan * SLOT_COUNT + place - PRINTED] != NONE

    def tool_kind(self, clan: int, place: int) -> int:
        """The kind of the tool at a place."""
        if place < PRINTED:
            return place
        return self.tables.tool_kind[self.tools[clan * SLOT_COUNT + place - PRINTED]]

    def ornament_colour(self, clan: int, place: int) -> int:
        """COV-4.49. The colour of the ornament place of a tool."""
        if place < PRINTED:
            return self.tables.printed_colour[place]
        return self.tables.tool_colour[self.tools[clan * SLOT_COUNT + place - PRINTED]]

    def ornament_on(self, clan: int, place: int) -> int:
        """The ornament on a tool, or NONE."""
        return self.ornaments[clan * PLACE_COUNT + place]

    def my_posts(self, clan: int) -> list[int]:
        """Where the four dwarves of a clan are."""
        return self.posts[clan * DWARF_COUNT : (clan + 1) * DWARF_COUNT]

    def my_coins(self, clan: int) -> list[int]:
        """The coins on the six slots of a clan."""
        return self.coins[clan * COIN_SLOT_COUNT : (clan + 1) * COIN_SLOT_COUNT]

    def delivered(self, clan: int, site: int) -> int:
        """Carts of a clan at a site."""
        at = (clan * 6 + site) * 4
        carts = self.site_carts
        return carts[at] + carts[at + 1] + carts[at + 2] + carts[at + 3]
