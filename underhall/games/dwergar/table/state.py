"""What lies on the table in Dwergar.

Lists are flat: the part of each seat one after the other. Project cards are bits of whole numbers.
The order of the two decks is nobody's knowledge, so a deck is the set of its cards and the next is
drawn when it is turned up.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar, Final

from underhall.core.agenda import State
from underhall.core.chance import Chance
from underhall.core.names import SEAT, Codec, Maybe, Names, Number
from underhall.games.dwergar.box.components import Goods, Tables
from underhall.games.dwergar.box.effects import MINING
from underhall.games.dwergar.box.names import (
    FOREMAN,
    HEAT,
    LEVEL_COUNT,
    MOST_FURNACES,
    MOST_HEAT,
    NO_EVENT,
    PAWN_KINDS,
    PROJECTS,
    RESOURCE_COUNT,
)

NOBODY: Final = -1
"""No pawn, no owner, no card, no space: nothing."""
POINTS = Names(
    "points",
    ["projects", "developments", "effects", "furnaces", "gearbox", "events", "final_cards"],
)
SOURCES: Final = POINTS.tokens
PROJECT_POINTS: Final = 0
DEVELOPMENT_POINTS: Final = 1
EFFECT_POINTS: Final = 2
FURNACE_POINTS: Final = 3
GEARBOX_POINTS: Final = 4
EVENT_POINTS: Final = 5
FINAL_POINTS: Final = 6
SOURCE_COUNT: Final = 7

CART_WIDTH: Final = LEVEL_COUNT * RESOURCE_COUNT
"""How many numbers tell what lies in the carts of a seat."""
EMPTY: Final = [0] * RESOURCE_COUNT
BASE_DONE: Final = 1 << 12
"""In ``done``: the base part, above the twelve bonuses; the others follow."""
FURNACE_DONE: Final = 1 << 13
SILVERBEARD_DONE: Final = 1 << 14
RESPECIALISED: Final = 1 << 15


class Dwergar(State):
    """A game of Dwergar in progress."""

    codecs: ClassVar[Mapping[str, Codec]] = {
        "project": PROJECTS,
        "heat": Number(1, MOST_HEAT + MOST_FURNACES),
        "levels": Number(1, LEVEL_COUNT),
        "scorer": Maybe(SEAT),
    }

    def __init__(
        self, tables: Tables, seats: int, decks: list[int], rounds: int, chance: Chance
    ) -> None:
        super().__init__(seats, chance)
        self.tables = tables
        self.decks = decks
        self.rounds = rounds
        """DWE-4.27. One more than there are events."""
        self.first = 0
        """The starting player: seat 1 of the rules."""
        self.round = 0
        self.event = NO_EVENT
        self.past = 0
        """Events revealed so far, as bits."""
        self.deck = 0
        """Cards of the project deck, as bits; all basic ones come first."""
        self.track: list[int] = []
        """Cards on the project track, the oldest first."""
        self.discarded = 0
        self.colours: list[int] = []
        self.goods: list[int] = []
        self.heat: list[int] = []
        self.lit: list[int] = []
        self.unlit: list[int] = []
        self.reserve: list[int] = []
        self.pools: list[int] = []
        """Ironworkers, engineers, blacksmiths and foreman of each seat that are at home."""
        self.owned: list[int] = []
        """Projects realized by each seat, developed ones included, as bits."""
        self.developed: list[int] = []
        self.points: list[int] = []
        self.spaces: list[int] = []
        """The pawn on each space: a specialist, FOREMAN + seat, or NOBODY."""
        self.sites: list[int] = []
        """The owner of the furnace built into each space, or NOBODY."""
        self.carts: list[int] = []
        """Resources in carts by seat, level and kind."""
        self.riders: list[int] = []
        """The level of the cart each seat's foreman rides in, or NOBODY."""
        self.removed: list[int] = []
        """Workers out of the game, by specialist."""
        self.silverbeard = NOBODY
        self.actions = 0
        """Actions left to the active player."""
        self.extra = 0
        """Extra actions to be taken first."""
        self.space = NOBODY
        """Where the current action takes place; NOBODY between actions."""
        self.pawn = NOBODY
        self.skills = 0
        """The specialists that the dwarf used counts as, as bits."""
        self.silvered = 0
        """The bonus unlocked by Silverbeard in this action, as a bit."""
        self.done = 0
        """Bonuses and other parts used in this action, as bits."""
        self.exchanges = 0
        self.project = NOBODY
        """The project realized in this action."""
        self.paid = 0
        """The kinds of resources that an engineer may take back for it, as bits."""

    def copy(self) -> Dwergar:
        decks = self.decks.copy()
        twin = Dwergar(self.tables, self.seats, decks, self.rounds, self.chance.copy())
        twin.take_over(self)
        twin.first = self.first
        twin.round = self.round
        twin.event = self.event
        twin.past = self.past
        twin.deck = self.deck
        twin.track = self.track.copy()
        twin.discarded = self.discarded
        twin.colours = self.colours.copy()
        twin.goods = self.goods.copy()
        twin.heat = self.heat.copy()
        twin.lit = self.lit.copy()
        twin.unlit = self.unlit.copy()
        twin.reserve = self.reserve.copy()
        twin.pools = self.pools.copy()
        twin.owned = self.owned.copy()
        twin.developed = self.developed.copy()
        twin.points = self.points.copy()
        twin.spaces = self.spaces.copy()
        twin.sites = self.sites.copy()
        twin.carts = self.carts.copy()
        twin.riders = self.riders.copy()
        twin.removed = self.removed.copy()
        twin.silverbeard = self.silverbeard
        twin.actions = self.actions
        twin.extra = self.extra
        twin.space = self.space
        twin.pawn = self.pawn
        twin.skills = self.skills
        twin.silvered = self.silvered
        twin.done = self.done
        twin.exchanges = self.exchanges
        twin.project = self.project
        twin.paid = self.paid
        return twin

    # ------------------------------------------------------------------ order and points

    def order(self) -> list[int]:
        """DWE-4.19. The seats in the order of a round."""
        return [(self.first + step) % self.seats for step in range(self.seats)]

    def add_points(self, seat: int, source: int, points: int) -> None:
        """DWE-4.7. Points are recorded at once."""
        self.points[seat * SOURCE_COUNT + source] += points

    def score(self, seat: int) -> int:
        """The points of a seat."""
        return sum(self.points[seat * SOURCE_COUNT : (seat + 1) * SOURCE_COUNT])

    # ------------------------------------------------------------------ resources

    def in_hand(self, seat: int) -> list[int]:
        """Stone, iron, gold and crystal of a seat."""
        at = seat * RESOURCE_COUNT
        return self.goods[at : at + RESOURCE_COUNT]

    def has(self, seat: int, goods: Goods) -> bool:
        """Whether a seat owns so many resources; heat in a cost is not looked at."""
        at = seat * RESOURCE_COUNT
        own = self.goods
        return (
            own[at] >= goods[0]
            and own[at + 1] >= goods[1]
            and own[at + 2] >= goods[2]
            and own[at + 3] >= goods[3]
        )

    def spend(self, seat: int, goods: Goods) -> None:
        """Pay resources to the bank."""
        for kind in range(RESOURCE_COUNT):
            self.goods[seat * RESOURCE_COUNT + kind] -= goods[kind]

    def take(self, seat: int, goods: Goods) -> None:
        """DWE-4.1. Take resources from the bank, which never runs out."""
        for kind in range(RESOURCE_COUNT):
            self.goods[seat * RESOURCE_COUNT + kind] += goods[kind]

    def take_of(self, seat: int, resource: int, n: int = 1) -> None:
        """Take so many of one resource; less than none are paid."""
        self.goods[seat * RESOURCE_COUNT + resource] += n

    def heat_at_hand(self, seat: int) -> int:
        """DWE-4.10, 4.12. Heat on the track and in lit furnaces."""
        return self.heat[seat] + self.lit[seat]

    def can_pay(self, seat: int, cost: Goods) -> bool:
        """DWE-4.12. Whether a seat has all that a cost asks for, heat included."""
        return cost[HEAT] <= self.heat_at_hand(seat) and self.has(seat, cost)

    # ------------------------------------------------------------------ carts

    def cart_at(self, level: int, seat: int) -> int:
        """Where the stone of a cart is counted; what else lies in it follows."""
        return (seat * LEVEL_COUNT + level) * RESOURCE_COUNT

    def is_cart_empty(self, level: int, seat: int) -> bool:
        """DWE-4.51. Whether a cart holds no resource at all."""
        at, carts = (seat * LEVEL_COUNT + level) * RESOURCE_COUNT, self.carts
        return not (carts[at] or carts[at + 1] or carts[at + 2] or carts[at + 3])

    def cart(self, level: int, seat: int) -> Goods:
        """What lies in a cart."""
        at = self.cart_at(level, seat)
        return tuple(self.carts[at : at + RESOURCE_COUNT])

    def loads(self, seat: int) -> list[tuple[int, int, int]]:
        """What lies in the carts of a seat: level, resource and how many."""
        top = self.cart_at(0, seat)
        own = self.carts[top : top + CART_WIDTH]
        return [(at // RESOURCE_COUNT, at % RESOURCE_COUNT, n) for at, n in enumerate(own) if n]

    def load(self, level: int, seat: int, goods: Goods) -> None:
        """Put resources into a cart."""
        at = self.cart_at(level, seat)
        for kind in range(RESOURCE_COUNT):
            self.carts[at + kind] += goods[kind]

    def raise_carts(self) -> list[Goods]:
        """DWE-4.45. All carts rise by a level; gives what lay in the top one of each seat, which
        comes back empty at the bottom."""
        before = self.carts
        self.carts = before[RESOURCE_COUNT:] + EMPTY
        found = []
        for top in range(0, len(before), CART_WIDTH):
            found.append(tuple(before[top : top + RESOURCE_COUNT]))
            self.carts[top + CART_WIDTH - RESOURCE_COUNT : top + CART_WIDTH] = EMPTY
        return found

    def deepest_load(self) -> int:
        """The lowest level where anything lies in a cart; NOBODY if all are empty."""
        levels = [at // RESOURCE_COUNT % LEVEL_COUNT for at, n in enumerate(self.carts) if n]
        return max(levels, default=NOBODY)

    # ------------------------------------------------------------------ pawns

    def pool(self, seat: int) -> list[int]:
        """DWE-4.2. How many dwarves of each kind are at home, the foreman last."""
        at = seat * PAWN_KINDS
        return self.pools[at : at + PAWN_KINDS]

    def has_dwarf(self, seat: int) -> bool:
        """DWE-4.2. Whether anybody is in the pool."""
        return any(self.pool(seat))

    def come_home(self, seat: int, pawn: int, n: int = 1) -> None:
        """Put a dwarf into a pool; -1 takes it out."""
        self.pools[seat * PAWN_KINDS + pawn] += n

    def workers_on_spaces(self) -> list[int]:
        """The spaces where workers stand."""
        return [at for at, pawn in enumerate(self.spaces) if 0 <= pawn < FOREMAN]

    def foreman_space(self, seat: int) -> int:
        """DWE-4.5. The space where a seat's foreman stands, or NOBODY."""
        pawn = FOREMAN + seat
        return self.spaces.index(pawn) if pawn in self.spaces else NOBODY

    # ------------------------------------------------------------------ cards and skills

    def all_cards(self) -> int:
        """DWE-3.4. The cards of the decks in play, as bits."""
        return sum([self.tables.deck_cards[deck] for deck in self.decks])

    def deck_count(self, seat: int, deck: int) -> int:
        """DWE-4.6. How many cards of a deck a seat owns."""
        return (self.owned[seat] & self.tables.deck_cards[deck]).bit_count()

    def has_effect(self, seat: int, kind: int) -> bool:
        """Whether a developed card of the seat has an effect of this kind."""
        return self.developed[seat] & self.tables.mask_with[kind] != 0

    def effect_cards(self, seat: int, kind: int) -> list[int]:
        """The developed cards of a seat with an effect of this kind."""
        if self.developed[seat] & self.tables.mask_with[kind] == 0:
            return []
        mine = self.developed[seat]
        return [card for card in self.tables.cards_with[kind] if mine >> card & 1]

    def club_skills(self, seat: int) -> int:
        """DWE-4.102. The specialists named by developed cards of this kind, as bits."""
        skills = 0
        for card in self.effect_cards(seat, MINING):
            skills |= 1 << self.tables.effects[card].specialist
        return skills

    def skills_of(self, seat: int, pawn: int) -> int:
        """DWE-4.38. The specialists a dwarf counts as by itself, as bits."""
        return self.club_skills(seat) if pawn == FOREMAN else 1 << pawn

    def unlocked(self) -> int:
        """DWE-4.36, 4.123, 4.137. The bonuses unlocked in the current action, as bits."""
        t = self.tables
        bonuses = t.unlocks[self.space][self.skills] | self.silvered
        return bonuses if self.event == NO_EVENT else bonuses & ~t.closed[self.event]

    def is_free(self, bonus: int) -> bool:
        """DWE-4.37. Whether a bonus is unlocked and not yet used."""
        return self.unlocked() & ~self.done & 1 << bonus != 0

    def begin_action(self, seat: int, space: int, pawn: int) -> None:
        """DWE-4.33. A new action: nothing of it has been used."""
        self.space = space
        self.pawn = pawn
        self.skills = self.skills_of(seat, pawn)

    def end_action(self) -> None:
        """Between two actions."""
        self.space = NOBODY
        self.pawn = NOBODY
        self.skills = 0
        self.silvered = 0
        self.done = 0
        self.exchanges = 0
        self.project = NOBODY
        self.paid = 0
