"""What lies on the table in the Hall of the Mountain King.

Lists are flat: the part of each seat one after the other. Sets of cells are bit masks. Nobody
knows the order of a deck, so drawing picks from the cards not seen; cards that went under a deck
before everybody's eyes lie below those, in their order. With teams, storage, pedestals in storage,
point tokens and honor belong to a team (MTK-5.11); without, to a seat. Both are called the owner.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar, Final

from underhall.core.agenda import State
from underhall.core.chance import Chance
from underhall.core.names import Codec, Many, Maybe, Number
from underhall.games.mountain_king.box.components import Tables
from underhall.games.mountain_king.box.names import (
    CART,
    CELLS,
    CLAN_CART,
    CLAN_COUNT,
    CLANS,
    HALLS,
    MINERAL_COUNT,
    MINERALS,
    MOOT_SIZE,
    PLACEMENTS,
    PLACES,
    RESOURCE_COUNT,
    RESOURCES,
    SHAPES,
    SLOTS,
    SPELLS,
    STRIDE,
    SYMBOL_COUNT,
    WORKSHOP_SPOTS,
    WORKSHOPS,
)
from underhall.kit.polyomino import around

NOBODY: Final = -1
NOTHING: Final = -1
LOADS: Final = MOOT_SIZE * SYMBOL_COUNT
"""Places for resources in one moot."""

ALONE: Final[tuple[int, ...]] = (0, 1, 2, 3, 4)
TEAMS: Final[tuple[int, ...]] = (0, 1, 1, 0)
"""MTK-5.10. Whose storage each seat uses: its own, or that of its team."""

SETUP: Final = 0
STEP_1: Final = 1
STEP_2: Final = 2
STEP_3: Final = 3
STEP_4: Final = 4
FINAL: Final = 5
STEPS: Final = ("setup", "spells", "recruit_or_dig", "great_hall", "statues", "end")

SOURCES: Final = ("digging", "coronation", "pedestals", "leftovers", "halls", "statues")


class MountainKing(State):
    """A game in progress. ``side`` says which mountain lies on the table; ``start`` has the crown.

    The turn: ``last_round`` is the round the game ends after, 0 as long as the end is not in sight;
    ``cast`` and ``worked`` say whether a spell was cast and a workshop activated; ``magic`` is the
    spell that modifies the turn, ``cheap_trades`` are those left of the Generous Market.

    Players: ``storage``, ``stored`` (pedestals) and ``honor`` (for digging) go by owner, the rest
    by seat. ``moot`` has the troll on each position, ``loads`` what lies on each of its symbols,
    ``carried`` the sums of that. In the draft ``hands`` and ``decks`` are starters as bits and
    ``picked`` is the one about to be laid.

    Cards: ``unseen`` are the trolls in the decks whose place nobody knows, as bits, ``under`` those
    that went under the deck of their level, the first first; ``arriving`` was taken out of the
    horde and has no place in a moot yet. Spells likewise. ``runes`` lie on the spells of the book.

    Supplies: ``stacks`` are the tunnels left of each shape, ``gone`` the pedestals that left the
    game under halls; ``track`` has the value of each point token, ``takers`` its owner.
    ``crowned`` are the seats that took a coronation token, the first first.

    The mountain: ``gates`` are cells; ``tunnels`` and ``halls`` are the cells of each, ``anchors``
    those that no hall covers, ``networks`` the cells of each seat's. ``covered`` are the cells
    under a gate, a tunnel or a hall. ``statues`` and ``pedestals`` stand on cells, by clan.
    """

    codecs: ClassVar[Mapping[str, Codec]] = {
        "carts": Number(0, 1),
        "cell": CELLS,
        "clan": CLANS,
        "first": Number(0, 1),
        "gain": RESOURCES,
        "goal": CELLS,
        "hall": HALLS,
        "least": Maybe(MINERALS),
        "left": Number(1, MOOT_SIZE),
        "mineral": Maybe(MINERALS),
        "n": Number(1),
        "number": Number(STEP_1, STEP_4),
        "place": PLACES,
        "placement": Number(0, PLACEMENTS - 1),
        "pool": Many(WORKSHOPS),
        "rate": Number(1),
        "recipe": Number(0, 1),
        "resource": RESOURCES,
        "shape": SHAPES,
        "slot": SLOTS,
        "spell": SPELLS,
        "spot": Maybe(WORKSHOP_SPOTS),
        "start": CELLS,
        "workshop": WORKSHOPS,
    }

    def __init__(self, tables: Tables, seats: int, side: int, teams: bool, chance: Chance) -> None:
        super().__init__(seats, chance)
        self.tables = tables
        self.side = side
        self.mountain = tables.mountains[side]
        self.teams = teams
        self.owning = TEAMS if teams else ALONE
        self.start = 0
        self.round = 0
        self.last_round = 0
        self.step = SETUP
        self.cast = False
        self.worked = False
        self.magic = NOTHING
        self.cheap_trades = 0
        self.storage: list[int] = []
        self.stored: list[int] = []
        self.honor: list[int] = []
        self.moot: list[int] = []
        self.loads: list[int] = []
        self.carried: list[int] = []
        self.hands: list[int] = []
        self.decks: list[int] = []
        self.picked: list[int] = []
        self.stacks: list[int] = []
        self.halls: list[int] = []
        self.altars: list[int] = []
        self.horde: list[int] = []
        self.horde_pedestals: list[int] = []
        self.bribes: list[int] = []
        self.arriving = NOTHING
        self.unseen = 0
        self.under: list[int] = []
        self.book: list[int] = []
        self.runes: list[int] = []
        self.spells_unseen = 0
        self.spells_under: list[int] = []
        self.bag: list[int] = []
        self.gone: list[int] = []
        self.workshop_supply: list[int] = []
        self.workshops: list[int] = []
        self.track: list[int] = []
        self.takers: list[int] = []
        self.crowned: list[int] = []
        self.gates: list[int] = []
        self.tunnels: list[int] = []
        self.anchors = 0
        self.covered = 0
        self.networks: list[int] = []
        self.statues: list[int] = []
        self.pedestals: list[int] = []

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
        twin.track = self.track.copy()
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
        """MTK-5.10, 5.11. Whose storage a seat uses."""
        return self.owning[seat]

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

    def in_storage(self, seat: int, resource: int) -> int:
        """MTK-4.7. What a player has of a resource in storage."""
        return self.storage[self.owning[seat] * RESOURCE_COUNT + resource]

    def held(self, seat: int, resource: int) -> int:
        """MTK-4.7. What a player has of a resource, in storage and on the own trolls."""
        at = seat * SYMBOL_COUNT
        found = self.storage[self.owning[seat] * RESOURCE_COUNT + resource]
        found += self.carried[at + resource]
        if resource == CART:
            carried = self.carried
            found += carried[at + CLAN_CART] + carried[at + CLAN_CART + 1]
            found += carried[at + CLAN_CART + 2]
        return found

    def total(self, seat: int) -> int:
        """All resources of a player together."""
        at, own = seat * SYMBOL_COUNT, self.owning[seat] * RESOURCE_COUNT
        carried = sum(self.carried[at : at + SYMBOL_COUNT])
        return carried + sum(self.storage[own : own + RESOURCE_COUNT])

    def carries(self, seat: int) -> list[int]:
        """What lies on all trolls of a seat, by resource: carts of a clan are carts."""
        at = seat * SYMBOL_COUNT
        carried = self.carried
        found = carried[at : at + RESOURCE_COUNT]
        found[CART] += sum(carried[at + CLAN_CART : at + SYMBOL_COUNT])
        return found

    def goods(self, seat: int) -> list[int]:
        """MTK-4.7. All that a player has, by resource, in storage and on the own trolls."""
        return [self.held(seat, resource) for resource in range(RESOURCE_COUNT)]

    def minerals(self, seat: int) -> list[int]:
        """MTK-4.61. What a player can dig with, by mineral."""
        return [self.held(seat, mineral) for mineral in range(MINERAL_COUNT)]

    def can_pay(self, seat: int, cost: tuple[int, ...]) -> bool:
        """Whether so much of every resource is there."""
        for resource, n in enumerate(cost):
            if n and self.held(seat, resource) < n:
                return False
        return True

    def gain(self, seat: int, resource: int, n: int) -> None:
        """MTK-4.14. Take resources from the supply into storage, or with a negative number back."""
        self.storage[self.owning[seat] * RESOURCE_COUNT + resource] += n

    # ------------------------------------------------------------------ pedestals

    def stored_by(self, seat: int, clan: int) -> int:
        """MTK-4.70. How many pedestals of a clan a player has in storage."""
        return self.stored[self.owning[seat] * CLAN_COUNT + clan]

    def store(self, seat: int, clan: int, n: int) -> None:
        """MTK-4.48. Take pedestals into storage, or with a negative number out of it."""
        self.stored[self.owning[seat] * CLAN_COUNT + clan] += n

    def space(self, cell: int, clan: int) -> int:
        """MTK-4.71. The space of the pedestal track for a pedestal of a clan on a cell."""
        return self.mountain.zone[cell] * CLAN_COUNT + clan

    def pedestal_cells(self) -> int:
        """The cells with pedestals."""
        return self.pedestals[0] | self.pedestals[1] | self.pedestals[2]

    # ------------------------------------------------------------------ moot and horde

    def trolls(self, seat: int) -> list[int]:
        """The trolls of a moot by position, NOTHING where there is none."""
        return self.moot[seat * MOOT_SIZE : (seat + 1) * MOOT_SIZE]

    def troll(self, seat: int, place: int) -> int:
        """The troll on a position of a moot, or NOTHING."""
        return self.moot[seat * MOOT_SIZE + place]

    def lay_troll(self, seat: int, place: int, card: int) -> None:
        """Put a troll on a position of a moot."""
        self.moot[seat * MOOT_SIZE + place] = card

    def moot_count(self, seat: int) -> int:
        """How many trolls a moot holds."""
        at = seat * MOOT_SIZE
        return MOOT_SIZE - self.moot[at : at + MOOT_SIZE].count(NOTHING)

    def holds(self, seat: int, place: int) -> list[int]:
        """The resources on the troll of a position, by symbol."""
        at = seat * LOADS + place * SYMBOL_COUNT
        return self.loads[at : at + SYMBOL_COUNT]

    def on_symbol(self, seat: int, symbol: int) -> list[int]:
        """The resources on one symbol, by the position of the troll."""
        return self.loads[seat * LOADS + symbol : (seat + 1) * LOADS : SYMBOL_COUNT]

    def load(self, seat: int, place: int, symbol: int, n: int) -> None:
        """Put resources on a symbol of a troll, or with a negative number take them off."""
        self.loads[seat * LOADS + place * SYMBOL_COUNT + symbol] += n
        self.carried[seat * SYMBOL_COUNT + symbol] += n

    def bribes_on(self, slot: int) -> list[int]:
        """The bribes on a horde card, by resource."""
        return self.bribes[slot * RESOURCE_COUNT : (slot + 1) * RESOURCE_COUNT]

    def lay_bribes(self, slot: int, bribes: list[int]) -> None:
        """Change the bribes on a horde card."""
        self.bribes[slot * RESOURCE_COUNT : (slot + 1) * RESOURCE_COUNT] = bribes

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
