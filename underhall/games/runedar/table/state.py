"""What lies on the table in The Siege of Runedar.

Lists are flat. Every player owns twelve cards, kept in order of their kinds; beside each card lies
where it is. Nobody knows the order of a deck, so drawing picks from what is left: the seven cards
that a player has not seen in this cycle are the draw deck and the two cards set aside, together.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar, Final

from underhall.core.agenda import State
from underhall.core.chance import Chance
from underhall.core.names import Codec, Number
from underhall.games.runedar.box.components import Tables
from underhall.games.runedar.box.names import (
    BRIBE_ANY,
    BRIBE_EXACT,
    CARDS,
    DECK_SIZE,
    GROUP,
    KINDS,
    MACHINES,
    MERCENARIES,
    ORC_CARD,
    RESOURCE_COUNT,
    RESOURCES,
    SECTIONS,
    SIEGE_CARDS,
    SIEGE_STACK,
    SPACES,
    TARGETS,
    TROLL_COUNT,
    WORKSHOP,
    Cost,
)

NOBODY: Final = -1
NOTHING: Final = -1
BLOCKED: Final = -2
"""On an upgrade space: a catapult card."""
IN_STACK: Final = -1
"""Of a troll token: not revealed yet."""
LYING: Final = -2
"""Of a machine in the solo game: it lies before the player (RUN-5.3)."""

HAND: Final = 0
SHOWN: Final = 1
"""In hand, and the whole table knows it."""
UNSEEN: Final = 2
PLAYED: Final = 3
DISCARDED: Final = 4

SETUP: Final = 0
MACHINES_STEP: Final = 1
ORCS_STEP: Final = 2
CARDS_STEP: Final = 3
REFILL_STEP: Final = 4
STEPS: Final = ("setup", "machines", "orcs", "cards", "refill")

RUNNING: Final = -1
VICTORY: Final = 0
ENDS: Final = (
    *("victory", "last_siege_card", "last_catapult_card", "last_troll_token"),
    *("last_orc_figure", "last_gold"),
)


class Runedar(State):
    """A game of The Siege of Runedar in progress."""

    codecs: ClassVar[Mapping[str, Codec]] = {
        "machine": MACHINES,
        "mercenary": MERCENARIES,
        "card": CARDS,
        "resource": RESOURCES,
        "space": Number(0, SPACES - 1),
        "ranged": Number(0, 1),
        "target": TARGETS,
        "dice": Number(0),
        "sure": Number(0),
        "left": Number(1),
        "n": Number(1),
        "begun": Number(0, 1),
    }

    def __init__(
        self, tables: Tables, seats: int, difficulty: int, open_hands: bool, chance: Chance
    ) -> None:
        super().__init__(seats, chance)
        self.tables = tables
        self.difficulty = difficulty
        self.open_hands = open_hands
        self.ended = RUNNING
        """How the game ended, as a place in ENDS."""
        self.phase = SETUP
        """The step of the current turn."""
        self.dwarves: list[int] = []
        """The dwarf of each seat, or NOBODY."""
        self.areas: list[int] = []
        """Where the dwarf of each seat stands."""
        self.cards: list[int] = []
        """The twelve cards of each seat, by kind."""
        self.zones: list[int] = []
        """Where each of these cards is."""
        self.deck: list[int] = []
        """Upgrade cards still to come, by kind."""
        self.removed: list[int] = []
        """Cards out of the game, by kind."""
        self.board: list[int] = []
        """The card on each upgrade space, or NOTHING, or BLOCKED."""
        self.missing: list[int] = []
        """What the card on each space still lacks: wood, leather, metal."""
        self.stock: list[int] = []
        """Wood, leather and metal in their workshops."""
        self.gold = 0
        self.orcs: list[int] = []
        """Orcs in each area."""
        self.reserve = 0
        """Orcs not in play."""
        self.machines: list[int] = []
        """Before whom siege tower and catapult stand, or NOBODY, or LYING."""
        self.siege_gone = 0
        """The siege cards that were revealed, as bits."""
        self.revealed = NOTHING
        """The siege card that is about to take effect."""
        self.catapults = 0
        """The catapult cards still to come, as bits."""
        self.trolls: list[int] = []
        """For each troll token the wounds it still stands, 0 when it is gone, or IN_STACK."""
        self.rubble = 0
        """Rubble in front of the tunnel entrance."""
        self.supply = 0
        """Rubble in the supply."""
        self.blocks = 0
        """Tunnel blocks left."""
        self.work: list[int] = []
        """For each token of the open section what is still to be done about it; 0 if not there."""
        self.gifts: list[int] = []
        """Resources given to each token of the open section."""
        self.mercenaries = 0
        """The mercenaries that can still be hired, as bits."""

    def copy(self) -> Runedar:
        chance = self.chance.copy()
        twin = Runedar(self.tables, self.seats, self.difficulty, self.open_hands, chance)
        twin.take_over(self)
        twin.ended = self.ended
        twin.phase = self.phase
        twin.dwarves = self.dwarves.copy()
        twin.areas = self.areas.copy()
        twin.cards = self.cards.copy()
        twin.zones = self.zones.copy()
        twin.deck = self.deck.copy()
        twin.removed = self.removed.copy()
        twin.board = self.board.copy()
        twin.missing = self.missing.copy()
        twin.stock = self.stock.copy()
        twin.gold = self.gold
        twin.orcs = self.orcs.copy()
        twin.reserve = self.reserve
        twin.machines = self.machines.copy()
        twin.siege_gone = self.siege_gone
        twin.revealed = self.revealed
        twin.catapults = self.catapults
        twin.trolls = self.trolls.copy()
        twin.rubble = self.rubble
        twin.supply = self.supply
        twin.blocks = self.blocks
        twin.work = self.work.copy()
        twin.gifts = self.gifts.copy()
        twin.mercenaries = self.mercenaries
        return twin

    def is_running(self) -> bool:
        """Whether the game has not ended yet."""
        return self.ended == RUNNING

    # ------------------------------------------------------------------ cards

    def slots(self, seat: int) -> range:
        """Where the cards of a seat lie in the lists."""
        return range(seat * DECK_SIZE, (seat + 1) * DECK_SIZE)

    def hand(self, seat: int) -> list[int]:
        """The different kinds of cards in a hand, in order."""
        zones = self.zones
        cards = self.cards
        found: list[int] = []
        last = -1
        for at in range(seat * DECK_SIZE, seat * DECK_SIZE + DECK_SIZE):
            if zones[at] <= SHOWN and cards[at] != last:
                last = cards[at]
                found.append(last)
        return found

    def hand_size(self, seat: int) -> int:
        """How many cards a seat holds."""
        zones = self.zones[seat * DECK_SIZE : (seat + 1) * DECK_SIZE]
        return zones.count(HAND) + zones.count(SHOWN)

    def zone_size(self, seat: int, zone: int) -> int:
        """How many cards of a seat are in one zone."""
        return self.zones[seat * DECK_SIZE : (seat + 1) * DECK_SIZE].count(zone)

    def in_zones(self, seat: int, zone: int, other: int = NOTHING) -> list[int]:
        """The slots of a seat's cards in one or two zones."""
        zones, first = self.zones, seat * DECK_SIZE
        last = first + DECK_SIZE
        return [at for at in range(first, last) if zones[at] == zone or zones[at] == other]

    def count(self, seat: int, *zones: int) -> list[int]:
        """How many of each kind a seat has in some zones."""
        found = [0] * KINDS
        for at in self.slots(seat):
            found[self.cards[at]] += self.zones[at] in zones
        return found

    def slot(self, seat: int, kind: int) -> int:
        """Where a card of the hand lies in the lists; of two equal ones that which all know of."""
        zones, cards = self.zones, self.cards
        found = NOTHING
        for at in range(seat * DECK_SIZE, (seat + 1) * DECK_SIZE):
            if cards[at] == kind and zones[at] <= SHOWN:
                if zones[at] == SHOWN:
                    return at
                found = at
        return found

    def lay_down(self, seat: int, kind: int) -> None:
        """RUN-4.31. A card goes from the hand to the play area."""
        self.zones[self.slot(seat, kind)] = PLAYED

    def has_orc_card(self, seat: int) -> bool:
        """RUN-4.17. Whether an orc card is in hand; a deck has its orc cards in front."""
        at = seat * DECK_SIZE
        return (self.cards[at] == ORC_CARD and self.zones[at] <= SHOWN) or (
            self.cards[at + 1] == ORC_CARD and self.zones[at + 1] <= SHOWN
        )

    def swap_card(self, seat: int, old: int, new: int) -> None:
        """RUN-4.75. A card of the hand makes way for another, for all to see."""
        at = self.slot(seat, old)
        self.cards[at], self.zones[at] = new, SHOWN
        self.removed[old] += 1
        self.set_deck(seat, [(self.cards[at], self.zones[at]) for at in self.slots(seat)])

    def set_deck(self, seat: int, deck: list[tuple[int, int]]) -> None:
        """The twelve cards of a seat, each with its zone, are laid out in order."""
        for at, (kind, zone) in zip(self.slots(seat), sorted(deck)):
            self.cards[at], self.zones[at] = kind, zone

    # ------------------------------------------------------------------ the upgrade board

    def price(self, space: int) -> Cost:
        """RUN-4.73. The price of the card on a space."""
        return self.tables.price(self.seats, space, self.board[space])

    def lacks(self, space: int) -> list[int]:
        """RUN-4.40. What the card on a space still takes of each resource."""
        return self.missing[space * RESOURCE_COUNT : (space + 1) * RESOURCE_COUNT]

    def wanted(self, resource: int) -> list[int]:
        """RUN-4.40. How much of a resource the card on each space still takes."""
        return self.missing[resource::RESOURCE_COUNT]

    def lay_on(self, space: int, resource: int, n: int) -> None:
        """RUN-4.39. Resources are laid on the card of a space."""
        self.missing[space * RESOURCE_COUNT + resource] -= n

    def laid(self, space: int) -> list[int]:
        """The resources on the card of a space."""
        if self.board[space] < 0:
            return [0] * RESOURCE_COUNT
        return [price - n for price, n in zip(self.price(space), self.lacks(space))]

    def is_unlocked(self, space: int) -> bool:
        """RUN-4.74. Whether the card on a space holds its price; asked for at every card played."""
        at, missing = space * RESOURCE_COUNT, self.missing
        return self.board[space] >= 0 and not (missing[at] or missing[at + 1] or missing[at + 2])

    def unlocked(self) -> list[int]:
        """RUN-4.74. All spaces whose card holds its price."""
        return [space for space in range(SPACES) if self.is_unlocked(space)]

    def put_upgrade(self, space: int, kind: int) -> None:
        """A card is laid on an empty space, with nothing on it."""
        self.board[space] = kind
        for resource, n in enumerate(self.price(space)):
            self.lay_on(space, resource, -n)

    def clear_space(self, space: int) -> None:
        """A card leaves its space; the resources on it return to their workshops."""
        for resource, (n, lack) in enumerate(zip(self.laid(space), self.lacks(space))):
            self.stock[resource] += n
            self.lay_on(space, resource, lack)
        self.board[space] = NOTHING

    def need(self, resource: int) -> int:
        """RUN-4.38. How much of a resource cards and goblins still take."""
        found = sum(self.wanted(resource))
        if self.rubble == 0:
            found += sum([self.accepts(at, resource) for at in self.goblins()])
        return found

    # ------------------------------------------------------------------ the tunnel entrance

    def section(self) -> int:
        """The section whose goblins were revealed last; 0 before the first."""
        return SECTIONS - self.blocks

    def token(self, at: int) -> int:
        """The goblin token at a place of the open section."""
        return (self.section() - 1) * GROUP + at

    def goblins(self) -> list[int]:
        """The places of the goblins at the entrance, in order of their tokens."""
        return [at for at in range(GROUP) if self.work[at]]

    def goblins_of(self, kind: int) -> list[int]:
        """RUN-4.44, 4.65. The places of those that are fought, bribed or dug free."""
        kinds = self.tables.goblin_kind
        return [at for at in range(GROUP) if self.work[at] and kinds[self.token(at)] == kind]

    def trolls_here(self) -> list[int]:
        """The troll tokens at the entrance."""
        return [token for token in range(TROLL_COUNT) if self.trolls[token] > 0]

    def troll_stack(self) -> list[int]:
        """The troll tokens that were not revealed yet."""
        return [token for token in range(TROLL_COUNT) if self.trolls[token] == IN_STACK]

    def given(self, at: int) -> list[int]:
        """RUN-4.41. The resources given to a goblin."""
        return self.gifts[at * RESOURCE_COUNT : (at + 1) * RESOURCE_COUNT]

    def give(self, at: int, resource: int, n: int) -> None:
        """RUN-4.41. Resources are given to a goblin."""
        self.gifts[at * RESOURCE_COUNT + resource] += n

    def accepts(self, at: int, resource: int) -> int:
        """RUN-4.41. How much of a resource a goblin still accepts."""
        token = self.token(at)
        kind = self.tables.goblin_kind[token]
        if kind == BRIBE_ANY:
            return self.work[at]
        if kind == BRIBE_EXACT:
            return self.tables.goblin_wants[token][resource] - self.given(at)[resource]
        return 0

    def eliminated(self) -> int:
        """RUN-4.72. How many goblins were eliminated."""
        return 2 * self.section() - len(self.goblins())

    # ------------------------------------------------------------------ enemies outside

    def orcs_in_workshops(self) -> int:
        """How many orcs stand one step before the keep."""
        orcs = self.orcs
        return orcs[WORKSHOP] + orcs[WORKSHOP + 1] + orcs[WORKSHOP + 2]

    def siege_left(self) -> int:
        """Siege cards still in the deck."""
        return SIEGE_CARDS - self.siege_gone.bit_count()

    def top_stack(self) -> list[int]:
        """RUN-3.6. The cards left of the topmost stack of the siege deck."""
        gone = self.siege_gone
        for first in range(0, SIEGE_CARDS, SIEGE_STACK):
            found = [at for at in range(first, first + SIEGE_STACK) if not gone >> at & 1]
            if found:
                return found
        return []
