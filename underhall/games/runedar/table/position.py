"""What is odd about reading a position.

Left out, a value is as in the canonical setup: dwarves by seat and in the keep, the first five
yellow kinds on the board, all gold, no enemies. Whatever deck, stack, reserve or supply there is
holds what the position names nowhere else. ``step`` and ``seat`` say where a turn stands, at the
beginning of that step; a position that needs more than that brings its agenda.

A player's twelve cards are those named, made up with starter cards that are not; the starter cards
that have no room left the game. A hand that is not named holds the first dwarf cards of these; at
the refill all cards are played.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from underhall.core.agenda import Frame
from underhall.core.chance import Chance
from underhall.core.errors import BadData
from underhall.core.position import check_keys
from underhall.games.runedar.box.components import Tables
from underhall.games.runedar.box.names import (
    AREAS,
    BRIBE_ANY,
    BRIBE_EXACT,
    CARDS,
    CATAPULTS,
    DWARVES,
    ENTRANCE,
    GOBLINS,
    GROUP,
    KEEP,
    MACHINES,
    OUTSIDE,
    RESOURCE_COUNT,
    RESOURCES,
    RUBBLE,
    SECTIONS,
    SIEGE,
    SIEGE_CARDS,
    SPACES,
    STARTERS,
    TOWER,
    TROLL_COUNT,
    TROLLS,
    YELLOW,
)
from underhall.games.runedar.rules.scoring import end_game
from underhall.games.runedar.rules.turn import TakeTurn, steps
from underhall.games.runedar.table.decks import read_decks
from underhall.games.runedar.table.layout import LAYOUT, SPACE_NAMES, Different, pile
from underhall.games.runedar.table.setup import laid_out, opening
from underhall.games.runedar.table.state import (
    BLOCKED,
    IN_STACK,
    LYING,
    MACHINES_STEP,
    NOBODY,
    NOTHING,
    RUNNING,
    SETUP,
    VICTORY,
    Runedar,
)
from underhall.kit.reading import read_counts, read_list, read_whole, take_from, take_one
from underhall.kit.shapes import load_value

Data = Mapping[str, Any]


def read(
    tables: Tables, seats: int, options: Mapping[str, str], data: Data, chance: Chance
) -> Runedar:
    """The table behind ``data``."""
    s = laid_out(tables, seats, options, chance)
    s.phase = MACHINES_STEP
    LAYOUT.read(s, data)
    seat = read_whole(data, "seat", 0, seats - 1)
    check_orcs(s)
    check_machines(s, data)
    read_trolls(s, data)
    read_tunnel(s, data)
    read_siege(s, data)
    read_decks(s, read_list(data, "players", seats), seat)
    read_removed(s, data)
    read_board(s, data)
    read_catapults(s, data)
    read_stock(s, data)
    choose_dwarves(s)
    check_end(s)
    if s.phase != SETUP:
        s.active = seat
        s.turn = 0 if is_to_begin(s) else 1
    s.agenda = canonical_agenda(s, seat)
    return s


def is_to_begin(s: Runedar) -> bool:
    """Whether the turn that is told of has yet to begin."""
    return s.is_running() and s.phase == MACHINES_STEP


def canonical_agenda(s: Runedar, seat: int) -> list[Frame[Any]]:
    """What is still to happen in a turn that stands at the beginning of its step."""
    if not s.is_running():
        return []
    if s.phase == SETUP:
        return opening(s.seats)[::-1]
    if is_to_begin(s):
        return [TakeTurn(seat)]
    return list(reversed(steps(seat)[s.phase - MACHINES_STEP :]))


# ---------------------------------------------------------------------- enemies


def check_orcs(s: Runedar) -> None:
    """RUN-4.3. Where orcs stand; the reserve has the others, at least one."""
    for area, n in enumerate(s.orcs):
        if n and (area in (KEEP, ENTRANCE) or TOWER <= area < OUTSIDE):
            raise BadData(f"position orcs: no orc stands at {AREAS.token(area)} (RUN-4.3)")
    if s.reserve < s.is_running():
        raise BadData("position orcs: there are not so many in a running game (RUN-4.21)")


def check_machines(s: Runedar, data: Data) -> None:
    """RUN-4.22, 5.3. Machines stand before seats that there are, and lie in the solo game only."""
    for token, place in zip(MACHINES.tokens, s.machines):
        if place >= s.seats or (place == LYING and s.seats > 1):
            told = f"up to {s.seats - 1}, found {data['machines'][token]!r}"
            raise BadData(f"position {token}: expected a whole number {told}")


def read_trolls(s: Runedar, data: Data) -> None:
    """RUN-4.61. Trolls at the entrance with the wounds they still stand; the stack has others."""
    named = data.get("trolls", {})
    check_keys(named, TROLLS.tokens, "trolls")
    if "troll_stack" in data:
        stack = read_bits(data, "troll_stack", Different(TROLLS))
        s.trolls = [IN_STACK if stack >> token & 1 else 0 for token in range(TROLL_COUNT)]
    trolls = s.trolls
    for name in named:
        token = TROLLS.code(name)
        if "troll_stack" in data and trolls[token] == IN_STACK:
            raise BadData(f"position trolls: {name} is in the stack as well")
        trolls[token] = read_whole(named, name, 0, s.tables.troll_wounds[token])
        if trolls[token] == 0:
            raise BadData(f"position trolls: {name} needs a wound left")
    if s.is_running() and IN_STACK not in trolls:
        raise BadData("position troll_stack: in a running game one is left (RUN-4.14)")


def read_bits(data: Data, key: str, codec: Different) -> int:
    """Different names as the bits of one number."""
    return int(load_value(codec, data[key], key))


def read_tunnel(s: Runedar, data: Data) -> None:
    """RUN-4.66 to 4.69. Blocks, goblins of the open section, rubble in front of the entrance."""
    named = data.get("goblins", {})
    check_keys(named, GOBLINS.tokens, "goblins")
    tokens = [GOBLINS.code(name) for name in named]
    sections = {1 + token // GROUP for token in tokens}
    if len(sections) > 1 or len(tokens) > 2:
        raise BadData("position goblins: expected at most two, of one section")
    blocks = s.blocks = read_whole(data, "blocks", SECTIONS - max(sections, default=0), SECTIONS)
    if sections and s.section() not in sections:
        raise BadData(f"position goblins: with {blocks} blocks left they are not of this section")
    for token in tokens:
        read_goblin(s, token, named)
    won = blocks == 0 and not s.is_running()
    most = 0 if tokens or won else pile(s)
    rubble = s.rubble = read_whole(data, "rubble", most, most)
    if rubble < min(most, 1) or (blocks == 0 and not tokens and not won):
        raise BadData("position rubble: goblins or rubble lie before the next section (RUN-4.69)")
    s.supply = s.tables.rubble - rubble - sum([s.work[at] for at in s.goblins_of(RUBBLE)])


def read_goblin(s: Runedar, token: int, named: Data) -> None:
    """A goblin by the wounds or rubble left, one that takes bribes by what it was given."""
    name, at, work = GOBLINS.token(token), token % GROUP, s.tables.goblin_work[token]
    kind = s.tables.goblin_kind[token]
    if kind not in (BRIBE_EXACT, BRIBE_ANY):
        work = read_whole(named, name, work, work)
    else:
        most = [work] * RESOURCE_COUNT
        limit = list(s.tables.goblin_wants[token]) if kind == BRIBE_EXACT else most
        given = read_counts(named, name, RESOURCES, limit)
        for resource, n in enumerate(given):
            s.give(at, resource, n)
        work -= sum(given)
        take_from(s.stock, given, RESOURCES)
    if work <= 0:
        raise BadData(f"position goblins: nothing is left to do about {name}")
    s.work[at] = work


def read_siege(s: Runedar, data: Data) -> None:
    """RUN-3.6, 4.19. The siege deck, by the cards that are gone or by those that are left."""
    told = "siege_gone" in data
    if "siege_left" in data:
        if told:
            raise BadData("position: give siege_gone or siege_left, not both")
        told = True
        s.siege_gone = (1 << SIEGE_CARDS) - 1 - read_bits(data, "siege_left", Different(SIEGE))
    if s.siege_left() == 0 and s.is_running():
        raise BadData("position siege_left: in a running game a card is left (RUN-4.19)")
    if s.revealed != NOTHING and not s.siege_gone >> s.revealed & 1:
        if told:
            raise BadData("position revealed: this card is in the siege deck as well")
        s.siege_gone |= 1 << s.revealed


# ---------------------------------------------------------------------- upgrades and resources


def read_removed(s: Runedar, data: Data) -> None:
    """Upgrade cards out of the game; the starter cards among them follow from the players'."""
    gone = read_counts(data, "removed", CARDS)
    if any(gone[:STARTERS]):
        raise BadData("position removed: name upgrade cards only; starter cards follow")
    take_from(s.deck, gone, CARDS)
    s.removed[STARTERS:] = gone[STARTERS:]


def read_board(s: Runedar, data: Data) -> None:
    """The upgrade board; left out, the first yellow kinds of which a card is left, one each."""
    if "board" not in data:
        kinds = [kind for kind in s.tables.by_colour[YELLOW] if s.deck[kind]]
        laid = [] if s.phase == SETUP else kinds[:SPACES]
        named: Any = {str(space + 1): CARDS.token(kind) for space, kind in enumerate(laid)}
    else:
        named = data["board"]
        check_keys(named, SPACE_NAMES.tokens, "board")
    for key, card in named.items():
        if card == "blocked":
            s.board[SPACE_NAMES.code(key)] = BLOCKED
        elif card is not None:
            read_space(s, SPACE_NAMES.code(key), card)


def read_space(s: Runedar, space: int, card: object) -> None:
    """RUN-4.40. A card on a space, with resources up to its price."""
    found: Any = {"card": card} if isinstance(card, str) else card
    where = f"board {space + 1}"
    check_keys(found, ["card", *RESOURCES.tokens], where)
    kind = CARDS.code(str(found.get("card")))
    if kind < STARTERS:
        raise BadData(f"{where}: {found['card']} is no upgrade card")
    take_one(s.deck, kind, CARDS)
    s.put_upgrade(space, kind)
    laid = {token: n for token, n in found.items() if token != "card"}
    paid = read_counts({"resources": laid}, "resources", RESOURCES, s.lacks(space))
    for resource, n in enumerate(paid):
        s.lay_on(space, resource, n)
    take_from(s.stock, paid, RESOURCES)


def read_catapults(s: Runedar, data: Data) -> None:
    """RUN-4.15. The catapult deck: left out, the cards of all spaces that are not blocked."""
    open_spaces = sum([1 << space for space in range(SPACES) if s.board[space] != BLOCKED])
    cards = open_spaces
    if "catapults" in data:
        cards = read_bits(data, "catapults", Different(CATAPULTS))
    if cards & ~open_spaces:
        raise BadData("position catapults: a card is on its space as well (RUN-4.15)")
    if open_spaces == 0 or (s.is_running() and cards != open_spaces):
        raise BadData("position catapults: every card gone has blocked its space (RUN-4.15)")
    s.catapults = cards


def read_stock(s: Runedar, data: Data) -> None:
    """Resources in the workshops: at most what lies nowhere else."""
    named = data.get("stock", {})
    check_keys(named, RESOURCES.tokens, "stock")
    for token in named:
        resource = RESOURCES.code(token)
        s.stock[resource] = read_whole(named, token, 0, s.stock[resource])


# ---------------------------------------------------------------------- dwarves and the end


def choose_dwarves(s: Runedar) -> None:
    """RUN-3.3. No dwarf twice; left out, the first that nobody has."""
    taken = [dwarf for dwarf in s.dwarves if dwarf != NOBODY]
    if len(set(taken)) < len(taken):
        raise BadData("position players: two have the same dwarf (RUN-3.3)")
    free = [dwarf for dwarf in range(len(DWARVES)) if dwarf not in taken]
    if s.phase != SETUP:
        s.dwarves = [free.pop(0) if dwarf == NOBODY else dwarf for dwarf in s.dwarves]


def check_end(s: Runedar) -> None:
    """RUN-4.95, 4.96. How a finished game ended, and its result."""
    end = s.ended
    if s.gold == 0 and end in (RUNNING, VICTORY):
        raise BadData("position gold: before a defeat a nugget is left (RUN-4.96)")
    if end == RUNNING:
        return
    if s.phase == SETUP:
        raise BadData("position ended: no game ends in the setup (RUN-4.96)")
    if (end == VICTORY) != (s.blocks == 0 and not any(s.work)):
        raise BadData("position ended: won is who beat the last goblins (RUN-4.95)")
    end_game(s, end)
