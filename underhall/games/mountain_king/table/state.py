"""What lies on the table in the Hall of the Mountain King.

Lists are flat: the part of each seat one after the other. Sets of cells are bit masks. Nobody
knows the order of a deck, so drawing picks from the cards not seen; cards that went under a deck
before everybody's eyes lie below those, in their order. With teams, storage, pedestals in storage,
point tokens and honor belong to a team (MTK-5.11); without, to a seat. Both are called the owner.
"""

from __future__ import annotations

from typing import Final

from underhall.core.agenda import State
from underhall.core.chance import Chance
from underhall.games.mountain_king.box.components import Tables
from underhall.games.mountain_king.box.names import (
    CART,
    CLAN_CART,
    CLAN_COUNT,
    HALL_COUNT,
    HORDE_SIZE,
    MINERAL_COUNT,
    MOOT_SIZE,
    RESOURCE_COUNT,
    SPACE_COUNT,
    STRIDE,
    SYMBOL_COUNT,
    WORKSHOP_KINDS,
    WORKSHOP_SPOTS,
)
from underhall.kit.polyomino import around

NOBODY: Final = -1
NOTHING: Final = -1
LOADS: Final = 100
"""Places for resources in one moot: ten positions with ten symbols each."""

SETUP: Final = 0
STEP_1: Final = 1
STEP_2: Final = 2
STEP_3: Final = 3
STEP_4: Final = 4
FINAL: Final = 5
STEPS: Final = ("setup", "spells", "recruit_or_dig", "great_hall", "statues", "end")

SOURCES: Final = ("digging", "coronation", "pedestals", "leftovers", "halls", "statues")


class MountainKing(State):
    """A game in progress. ``side`` says which mountain lies on the table."""

    def __init__(self, tables: Tables, seats: int, side: int, teams: bool, chance: Chance) -> None:
        super().__init__(seats, chance)
        self.tables = tables
        self.side = side
        self.mountain = tables.mountains[side]
        self.teams = teams
        self.start = 0
        """The seat with the crown."""
        self.round = 0
        self.last_round = 0
        """The round the game ends after; 0 as long as the end is not in sight."""
        self.step = SETUP
        self.cast = False
        """Whether a spell was cast in this turn."""
        self.worked = False
        """Whether a workshop was activated in this turn."""
        self.magic = NOTHING
        """The spell that modifies this turn, or NOTHING."""
        self.cheap_trades = 0
        """Trades at the rate of the Generous Market that are left in this turn."""
        self.storage: list[int] = []
        """Resources by owner."""
        self.stored: list[int] = []
        """Pedestals in storage by owner and clan."""
        self.honor: list[int] = []
        """Honor scored for digging, by owner."""
        self.moot: list[int] = []
        """The troll on each position by seat, or NOTHING."""
        self.loads: list[int] = []
        """Resources on trolls by seat, position and symbol."""
        self.carried: list[int] = []
        """Resources on all trolls of a seat together, by symbol: the sums of ``loads``."""
        self.hands: list[int] = []
        """The draft: starters in hand, as bits, by seat."""
        self.decks: list[int] = []
        """The draft: starters not yet drawn, as bits, by seat."""
        self.picked: list[int] = []
        """The draft: the starter that is about to be laid, by seat, or NOTHING."""
        self.stacks: list[int] = []
        """Tunnels left of each shape."""
        self.halls: list[int] = [0] * HALL_COUNT
        """The cells of each great hall; none in the supply."""
        self.altars: list[int] = [NOTHING] * HALL_COUNT
        self.horde: list[int] = [NOTHING] * HORDE_SIZE
        self.horde_pedestals: list[int] = [NOTHING] * HORDE_SIZE
        """The clan of the pedestal on each horde card, or NOTHING."""
        self.bribes: list[int] = [0] * (HORDE_SIZE * RESOURCE_COUNT)
        self.arriving = NOTHING
        """The troll that was taken out of the horde and has no place in the moot yet."""
        self.unseen = 0
        """Trolls in the decks whose place nobody knows, as bits."""
        self.under: list[int] = []
        """Trolls that went under the deck of their level, the first first."""
        self.book: list[int] = []
        self.runes: list[int] = []
        """Runes on each spell of the book."""
        self.spells_unseen = 0
        self.spells_under: list[int] = []
        self.bag: list[int] = []
        """Pedestals in the bag by clan."""
        self.gone: list[int] = [0] * CLAN_COUNT
        """Pedestals that left the game under halls."""
        self.workshop_supply: list[int] = [0] * WORKSHOP_KINDS
        self.workshops: list[int] = [NOTHING] * len(WORKSHOP_SPOTS)
        """The workshop on each spot, or NOTHING."""
        self.track: list[int] = []
        """The value of the point token of each space of the pedestal track."""
        self.takers: list[int] = [NOBODY] * SPACE_COUNT
        """The owner of each of these tokens; NOBODY while it lies on the track."""
        self.crowned: list[int] = []
        """Seats that took a coronation token, the first first."""
        self.gates: list[int] = []
        """The cell of each seat's gate, or NOTHING."""
        self.tunnels: list[int] = []
        """The cells of each tunnel, gates and halls apart."""
        self.anchors = 0
        """Anchor cells, as long as no hall covers them."""
        self.covered = 0
        """Cells under a gate, a tunnel or a hall."""
        self.networks: list[int] = []
        """The cells of each seat's network."""
        self.statues: list[int] = [0] * CLAN_COUNT
        """Where the statues of each clan stand, buried ones too."""
        self.pedestals: list[int] = [0] * CLAN_COUNT
        """Where the pedestals of each clan stand."""

    def copy(self) -> MountainKing:
        twin = MountainKing(self.tables, self.seats, self.side, self.teams, self.chance.copy())
        twin.take_over(self)
        twin.start = self.start
        twin.round = self.round
        twin.last_round = self.last_round
        twin.step = self.step
        twin.cast = self.cast
        twin.worked = self.worked
        twin.magic = self.magic
        twin.cheap_trades = self.cheap_trades
        twin.storage = self.storage.copy()
        twin.stored = self.stored.copy()
        twin.honor = self.honor.copy()
        twin.moot = self.moot.copy()
        twin.loads = self.loads.copy()
        twin.carried = self.carried.copy()
        twin.hands = self.hands.copy()
        twin.decks = self.decks.copy()
        twin.picked = self.picked.copy()
        twin.stacks = self.stacks.copy()
        twin.halls = self.halls.copy()
        twin.altars = self.altars.copy()
        twin.horde = self.horde.copy()
        twin.horde_pedestals = self.horde_pedestals.copy()
        twin.bribes = self.bribes.copy()
        twin.arriving = self.arriving
        twin.unseen = self.unseen
        twin.under = self.under.copy()
        twin.book = self.book.copy()
        twin.runes = self.runes.copy()
        twin.spells_unseen = self.spells_unseen
        twin.spells_under = self.spells_under.copy()
        twin.bag = self.bag.copy()
        twin.gone = self.gone.copy()
        twin.workshop_supply = self.workshop_supply.copy()
        twin.workshops = self.workshops.copy()
        twin.track = self.track
        twin.takers = self.takers.copy()
        twin.crowned = self.crowned.copy()
        twin.gates = self.gates.copy()
        twin.tunnels = self.tunnels.copy()
        twin.anchors = self.anchors
        twin.covered = self.covered
        twin.networks = self.networks.copy()
        twin.statues = self.statues.copy()
        twin.pedestals = self.pedestals.copy()
        return twin

    # ------------------------------------------------------------------ seats and owners

    def owner(self, seat: int) -> int:
        """MTK-5.10, 5.11. Whose storage a seat uses; as teams 0 and 3 share, and 1 and 2."""
        if self.teams:
            return 0 if seat in (0, 3) else 1
        return seat

    def owners(self) -> int:
        """How many storages there are."""
        return 2 if self.teams else self.seats

    def partner(self, seat: int) -> int:
        """MTK-5.10. Who is in the same team; without teams NOBODY."""
        return 3 - seat if self.teams else NOBODY

    def turn_place(self, seat: int) -> int:
        """MTK-3.13. The place of a seat in the turn order, 0 for the start player."""
        return (seat - self.start) % self.seats

    # ------------------------------------------------------------------ resources

    def held(self, seat: int, resource: int) -> int:
        """MTK-4.7. What a player has of a resource, in storage and on the own trolls."""
        at = seat * SYMBOL_COUNT
        found = self.storage[self.owner(seat) * RESOURCE_COUNT + resource]
        found += self.carried[at + resource]
        if resource == CART:
            carried = self.carried
            found += carried[at + CLAN_CART] + carried[at + CLAN_CART + 1]
            found += carried[at + CLAN_CART + 2]
        return found

    def total(self, seat: int) -> int:
        """All resources of a player together."""
        at, own = seat * SYMBOL_COUNT, self.owner(seat) * RESOURCE_COUNT
        carried = sum(self.carried[at : at + SYMBOL_COUNT])
        return carried + sum(self.storage[own : own + RESOURCE_COUNT])

    def most_of_a_mineral(self, seat: int) -> int:
        """How large a tunnel of one mineral can be paid at most."""
        return max([self.held(seat, mineral) for mineral in range(MINERAL_COUNT)])

    def can_pay(self, seat: int, cost: tuple[int, ...]) -> bool:
        """Whether so much of every resource is there."""
        for resource, n in enumerate(cost):
            if n and self.held(seat, resource) < n:
                return False
        return True

    def gain(self, seat: int, resource: int, n: int) -> None:
        """MTK-4.14. Take resources from the supply into storage."""
        self.storage[self.owner(seat) * RESOURCE_COUNT + resource] += n

    # ------------------------------------------------------------------ moot

    def moot_count(self, seat: int) -> int:
        """How many trolls a moot holds."""
        at = seat * MOOT_SIZE
        return MOOT_SIZE - self.moot[at : at + MOOT_SIZE].count(NOTHING)

    def load(self, seat: int, place: int, symbol: int, n: int) -> None:
        """Put resources on a symbol of a troll, or with a negative number take them off."""
        self.loads[seat * LOADS + place * SYMBOL_COUNT + symbol] += n
        self.carried[seat * SYMBOL_COUNT + symbol] += n

    def bribes_on(self, slot: int) -> int:
        """How many bribes lie on a horde card."""
        return sum(self.bribes[slot * RESOURCE_COUNT : (slot + 1) * RESOURCE_COUNT])

    # ------------------------------------------------------------------ mountain

    def occupied(self) -> int:
        """The cells where statues stand."""
        return self.statues[0] | self.statues[1] | self.statues[2]

    def clan_at(self, cell: int) -> int:
        """The clan of the statue on a cell, or NOTHING."""
        for clan in range(CLAN_COUNT):
            if self.statues[clan] >> cell & 1:
                return clan
        return NOTHING

    def gate_cells(self) -> int:
        """The cells under gates."""
        found = 0
        for cell in self.gates:
            if cell != NOTHING:
                found |= 1 << cell
        return found

    def hall_cells(self) -> int:
        """The cells under great halls."""
        halls = self.halls
        return halls[0] | halls[1] | halls[2] | halls[3] | halls[4] | halls[5]

    def rival_cells(self, seat: int) -> int:
        """MTK-4.64, 5.15. The networks of all other players, partners apart."""
        found = 0
        partner = self.partner(seat)
        for who, network in enumerate(self.networks):
            if who != seat and who != partner:
                found |= network
        return found

    def edge(self, seat: int) -> int:
        """The cells of the mountain around a player's network."""
        network = self.networks[seat]
        return around(network, STRIDE) & self.mountain.cells & ~network
