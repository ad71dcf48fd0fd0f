"""What lies on the table in Belfort.

Lists are flat: the part of each seat one after the other. Copies of a card are equal pieces, and
the first laid down is used first, so a player's built cards are counts by kind, and so are the
gnomes on them: they fill the copies in the order in which those were laid.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar, Final

from underhall.core.agenda import State
from underhall.core.chance import Chance
from underhall.core.names import SEAT, TEXT, Codec, Many, Maybe, Number
from underhall.games.belfort.box.components import Tables
from underhall.games.belfort.box.names import (
    AREA_COUNT,
    CARDS,
    CLASSES,
    DWARF,
    ELF,
    GOLD,
    GOOD_COUNT,
    GUILDS,
    KINDS,
    LOCATIONS,
    MASTER_DWARF,
    MASTER_ELF,
    PROPERTIES,
    RACE_COUNT,
    SYMBOLS,
    Cost,
)

NOBODY: Final = -1
SOURCES: Final = ("start", "districts", "elves", "dwarves", "gnomes", "unpaid_tax")
START: Final = 0
DISTRICT_POINTS: Final = 1
ELF_POINTS: Final = 2
UNPAID_TAX: Final = 5
SOURCE_COUNT: Final = 6

OPENING: Final = 0
PLACEMENT: Final = 1
COLLECTION: Final = 2
ACTIONS: Final = 3
SCORING: Final = 4
PHASES: Final = ("opening", "placement", "collection", "actions", "scoring")


class Belfort(State):
    """A game of Belfort in progress. Markers belong to seats; virtual players own as 2 and 3."""

    codecs: ClassVar[Mapping[str, Codec]] = {
        "at": Number(0),
        "chosen": Many(GUILDS),
        "clause": TEXT,
        "first": LOCATIONS,
        "kind": KINDS,
        "landed": Maybe(SYMBOLS),
        "left": Number(1),
        "price": Number(0),
        "robbed": Number(0, 31),
        "second": LOCATIONS,
        "shown": Many(Maybe(CARDS)),
        "spy": SEAT,
        "symbol": SYMBOLS,
        "victim": SEAT,
        "virtual": Number(0, 1),
    }

    def __init__(self, tables: Tables, seats: int, chance: Chance) -> None:
        super().__init__(seats, chance)
        self.tables = tables
        self.guilds: list[int] = []
        """The guild of each district."""
        self.round = 0
        self.phase = OPENING
        self.goods: list[int] = []
        """Wood, stone, metal, gold of each seat."""
        self.home: list[int] = []
        """Workers at home: elves, dwarves, master elves, master dwarves of each seat."""
        self.supply: list[int] = []
        """Elves and dwarves of each seat not yet hired."""
        self.gathering: list[int] = []
        """Workers on the four resource areas, by seat, area and class."""
        self.job_centre: list[int] = []
        """Workers there, each as seat * CLASSES + class, in order of arrival."""
        self.camp: list[int] = []
        self.guild_worker: list[int] = []
        """The worker on the guild of each district, or NOBODY."""
        self.card_workers: list[int] = []
        """Workers on spaces of own cards, by seat, kind and class."""
        self.deck: list[int] = []
        self.discard: list[int] = []
        self.display: list[int] = []
        self.hands: list[int] = []
        self.known: list[int] = []
        """What the whole table knows of each hand."""
        self.built: list[int] = []
        """Built cards by seat and kind."""
        self.gnomes: list[int] = []
        """Gnomes on built cards by seat and kind."""
        self.pool = 0
        self.markers: list[int] = []
        """The owner of each symbol, or NOBODY."""
        self.crests: list[int] = []
        """The crest of each seat; 0 before they are dealt."""
        self.order: list[int] = []
        """The seats in turn order."""
        self.grey = 0
        """Seats whose crest is grey side up, as bits."""
        self.passed = 0
        """Seats that have passed, as bits."""
        self.virtual: list[int] = []
        """The districts where the virtual dwarves stand; two-player game only."""
        self.points: list[int] = []
        """Points by seat and source."""
        self.visits_used = 0
        self.extra_visits = 0
        self.exchanges = 0
        """Merchants' exchanges left in this turn."""
        self.smithed = 0
        """Blacksmith exchanges made in this turn."""
        self.hired = False

    def copy(self) -> Belfort:
        twin = Belfort(self.tables, self.seats, self.chance.copy())
        twin.take_over(self)
        twin.guilds = self.guilds.copy()
        twin.round = self.round
        twin.phase = self.phase
        twin.goods = self.goods.copy()
        twin.home = self.home.copy()
        twin.supply = self.supply.copy()
        twin.gathering = self.gathering.copy()
        twin.job_centre = self.job_centre.copy()
        twin.camp = self.camp.copy()
        twin.guild_worker = self.guild_worker.copy()
        twin.card_workers = self.card_workers.copy()
        twin.deck = self.deck.copy()
        twin.discard = self.discard.copy()
        twin.display = self.display.copy()
        twin.hands = self.hands.copy()
        twin.known = self.known.copy()
        twin.built = self.built.copy()
        twin.gnomes = self.gnomes.copy()
        twin.pool = self.pool
        twin.markers = self.markers.copy()
        twin.crests = self.crests.copy()
        twin.order = self.order.copy()
        twin.grey = self.grey
        twin.passed = self.passed
        twin.virtual = self.virtual.copy()
        twin.points = self.points.copy()
        twin.visits_used = self.visits_used
        twin.extra_visits = self.extra_visits
        twin.exchanges = self.exchanges
        twin.smithed = self.smithed
        twin.hired = self.hired
        return twin

    # ------------------------------------------------------------------ goods

    def my_goods(self, seat: int) -> list[int]:
        """Wood, stone, metal and gold of a seat."""
        return self.goods[seat * GOOD_COUNT : (seat + 1) * GOOD_COUNT]

    def gold(self, seat: int) -> int:
        """The gold a seat has."""
        return self.goods[seat * GOOD_COUNT + GOLD]

    def take(self, seat: int, good: int, count: int) -> None:
        """Take goods from the supply, which never runs out (BEL-4.3); give back less than none."""
        self.goods[seat * GOOD_COUNT + good] += count

    def can_pay(self, seat: int, cost: Cost) -> bool:
        """BEL-4.6. Whether the whole cost is there."""
        goods = self.goods
        at = seat * GOOD_COUNT
        return (
            goods[at] >= cost[0]
            and goods[at + 1] >= cost[1]
            and goods[at + 2] >= cost[2]
            and goods[at + 3] >= cost[3]
        )

    def pay(self, seat: int, cost: Cost) -> None:
        """BEL-4.6. Pay in full to the supply."""
        for good, count in enumerate(cost):
            self.take(seat, good, -count)

    # ------------------------------------------------------------------ workers

    def at_home(self, seat: int) -> list[int]:
        """How many workers of each class of a seat are unplaced."""
        return self.home[seat * CLASSES : (seat + 1) * CLASSES]

    def send_home(self, worker: int) -> None:
        """A worker, as seat * CLASSES + class, returns home."""
        self.home[worker] += 1

    def gatherers(self, seat: int, area: int) -> list[int]:
        """How many workers of each class a seat has on a resource area."""
        at = (seat * AREA_COUNT + area) * CLASSES
        return self.gathering[at : at + CLASSES]

    def send(self, seat: int, area: int, sort: int, count: int) -> None:
        """Workers of one class go from home to a resource area; less than none come back."""
        self.home[seat * CLASSES + sort] -= count
        self.gathering[(seat * AREA_COUNT + area) * CLASSES + sort] += count

    def on_card(self, seat: int, kind: int) -> list[int]:
        """How many workers of each class stand on a seat's cards of one kind."""
        at = (seat * PROPERTIES + kind) * CLASSES
        return self.card_workers[at : at + CLASSES]

    def staff(self, seat: int, kind: int, sort: int, count: int) -> None:
        """Workers of one class go from home on own cards of one kind; less than none come back."""
        self.home[seat * CLASSES + sort] -= count
        self.card_workers[(seat * PROPERTIES + kind) * CLASSES + sort] += count

    def in_supply(self, seat: int, race: int) -> int:
        """Elves or dwarves of a seat not yet hired."""
        return self.supply[seat * RACE_COUNT + race]

    def can_recruit(self, seat: int) -> bool:
        """Whether a seat has anybody in its supply."""
        return self.in_supply(seat, ELF) > 0 or self.in_supply(seat, DWARF) > 0

    def recruit(self, seat: int, race: int) -> None:
        """An elf or a dwarf comes from the supply, ordinary and at home."""
        self.supply[seat * RACE_COUNT + race] -= 1
        self.home[seat * CLASSES + race] += 1

    def make_master(self, seat: int, race: int) -> None:
        """An ordinary worker at home is turned over."""
        self.home[seat * CLASSES + race] -= 1
        self.home[seat * CLASSES + master_of(race)] += 1

    def workers(self, seat: int, race: int) -> int:
        """BEL-4.98. Elves or dwarves of a seat, masters included, wherever they stand."""
        return self.tables.workers_per_player[race] - self.supply[seat * RACE_COUNT + race]

    def class_count(self, seat: int, sort: int) -> int:
        """How many workers of one class a seat has, wherever they stand."""
        worker = seat * CLASSES + sort
        cards, areas = PROPERTIES * CLASSES, AREA_COUNT * CLASSES
        own = sum(self.card_workers[seat * cards + sort : (seat + 1) * cards : CLASSES])
        own += sum(self.gathering[seat * areas + sort : (seat + 1) * areas : CLASSES])
        placed = self.job_centre.count(worker) + self.camp.count(worker)
        return self.home[worker] + own + placed + self.guild_worker.count(worker)

    def gnome_count(self, seat: int) -> int:
        """BEL-4.98. Gnomes on the locks of a seat's cards."""
        return sum(self.gnomes[seat * PROPERTIES : (seat + 1) * PROPERTIES])

    # ------------------------------------------------------------------ cards

    def hand(self, seat: int) -> list[int]:
        """How many cards of each kind a seat holds."""
        return self.hands[seat * PROPERTIES : (seat + 1) * PROPERTIES]

    def hand_size(self, seat: int) -> int:
        """How many cards a seat holds."""
        return sum(self.hands[seat * PROPERTIES : (seat + 1) * PROPERTIES])

    def take_card(self, seat: int, kind: int, openly: bool) -> None:
        """A card comes into a hand; taken openly, the table knows that it is there."""
        at = seat * PROPERTIES + kind
        self.hands[at] += 1
        self.known[at] += openly

    def drop_card(self, seat: int, kind: int) -> None:
        """A card leaves a hand; if the table knew of it, it knows that it is gone."""
        at = seat * PROPERTIES + kind
        self.hands[at] -= 1
        self.known[at] = max(0, self.known[at] - 1)

    def show_card(self, seat: int, kind: int) -> None:
        """From now on the table knows that the seat holds this card."""
        at = seat * PROPERTIES + kind
        self.known[at] = max(1, self.known[at])

    def cards_built(self, seat: int) -> list[int]:
        """How many cards of each kind a seat has built."""
        return self.built[seat * PROPERTIES : (seat + 1) * PROPERTIES]

    def has_built(self, seat: int, kind: int) -> int:
        """How many cards of one kind a seat has built."""
        return self.built[seat * PROPERTIES + kind]

    def my_gnomes(self, seat: int) -> list[int]:
        """How many gnomes are on a seat's cards of each kind."""
        return self.gnomes[seat * PROPERTIES : (seat + 1) * PROPERTIES]

    def staffed(self, seat: int, kind: int) -> int:
        """How many copies of a built card carry a gnome."""
        locks = self.tables.locks[kind]
        gnomes = self.gnomes[seat * PROPERTIES + kind]
        return (gnomes + locks - 1) // locks if gnomes else 0

    def has_free_lock(self, seat: int, kind: int) -> bool:
        """BEL-4.64. Whether a built card of this kind has room for a gnome."""
        at = seat * PROPERTIES + kind
        return self.gnomes[at] < self.built[at] * self.tables.locks[kind]

    def has_any_lock(self, seat: int) -> bool:
        """Whether any built card has room for a gnome."""
        return any(self.has_free_lock(seat, kind) for kind in range(PROPERTIES))

    def has_cards_to_draw(self) -> bool:
        """BEL-4.9. Whether deck or discard pile holds a card."""
        return any(self.deck) or any(self.discard)

    # ------------------------------------------------------------------ the city

    def is_free(self, location: int) -> bool:
        """Whether all symbols of a location are without markers."""
        for symbol in self.tables.location_symbols[location]:
            if self.markers[symbol] != NOBODY:
                return False
        return True

    def has_free_location(self, kind: int) -> bool:
        """BEL-4.49. Whether this kind can still be built somewhere."""
        for location in self.tables.kind_locations[kind]:
            if self.is_free(location):
                return True
        return False

    def location_owner(self, location: int) -> int:
        """Whose markers lie on a location, or NOBODY."""
        for symbol in self.tables.location_symbols[location]:
            if self.markers[symbol] != NOBODY:
                return self.markers[symbol]
        return NOBODY

    def marker_count(self, location: int) -> int:
        """How many markers lie on a location."""
        symbols = self.tables.location_symbols[location]
        return sum([self.markers[symbol] != NOBODY for symbol in symbols])

    def guild_owner(self, district: int) -> int:
        """Who owns the guild of a district, or NOBODY."""
        return self.markers[self.tables.guild_symbol[district]]

    # ------------------------------------------------------------------ order and points

    def contenders(self) -> int:
        """BEL-5.10. Who is ranked: the players, and with two of them the virtual players too."""
        return 4 if self.seats == 2 else self.seats

    def sort_order(self) -> None:
        """BEL-4.2. Turn order is ascending crest number."""
        self.order = sorted(range(self.seats), key=self.crests.__getitem__)

    def my_points(self, seat: int) -> list[int]:
        """The points of a seat by source."""
        return self.points[seat * SOURCE_COUNT : (seat + 1) * SOURCE_COUNT]

    def score(self, seat: int) -> int:
        """The points of a seat."""
        return sum(self.points[seat * SOURCE_COUNT : (seat + 1) * SOURCE_COUNT])

    def award(self, seat: int, source: int, points: int) -> None:
        """Points for a seat from one source, or less than none."""
        self.points[seat * SOURCE_COUNT + source] += points


def race_of(sort: int) -> int:
    """Elf or dwarf: what a worker is, master or not."""
    return ELF if sort in (ELF, MASTER_ELF) else DWARF


def master_of(race: int) -> int:
    """The master of a race."""
    return MASTER_ELF if race == ELF else MASTER_DWARF
