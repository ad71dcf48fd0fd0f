"""The mountain (4.L, 4.114): revealing chambers, districts, presence and enemies on the move."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, Final

from underhall.core.agenda import Effect
from underhall.core.phrase import Phrase, Refusal
from underhall.games.covenant.box.atoms import GP, MOVE_ENEMY, TRACK, Reward, atom
from underhall.games.covenant.box.boards import (
    CELL_COUNT,
    CELLS,
    EDGE_CELLS,
    LAIRS,
    POINT_MASK,
    bits,
    enemy_at,
)
from underhall.games.covenant.box.names import (
    CHAMBERS,
    COLOURS,
    COURT,
    EMERALD,
    ENEMIES,
    ENEMY_COUNT,
    GOLD,
    MINE,
    PRESTIGE,
    PROSPECTORS_GLORY,
    PROSPECTORS_PATH,
)
from underhall.games.covenant.rules import events
from underhall.games.covenant.rules.choices import DECLINE, ManyChoice, offer
from underhall.games.covenant.rules.rewards import no_clan, tradition_gives
from underhall.games.covenant.table.state import HIDDEN, Covenant
from underhall.kit.piles import NOTHING, draw

# ---------------------------------------------------------------------- chambers


def open_chamber(s: Covenant, cell: int, chamber: int) -> None:
    """Turn a chamber up: it shows its tile, and the districts are others."""
    s.chambers[cell] = chamber
    s.unseen &= ~(1 << chamber)
    s.open |= 1 << cell
    s.roomy |= 1 << cell
    s.districts = find_districts(s)


def say_chamber(s: Covenant, cell: int) -> None:
    """Report a chamber that was turned up."""
    if s.telling:
        chamber = s.chambers[cell]
        colour, deposit = s.tables.chamber_colour[chamber], s.tables.deposit[chamber]
        tile = CHAMBERS.token(chamber)
        s.say(events.CHAMBER_REVEALED, cell, tile, colour, deposit)


def draw_chamber(s: Covenant, cell: int) -> int:
    """COV-6.4. Any unseen tile with the back that is shown, all equally likely."""
    back = s.backs[cell]
    tiles = [tile for tile in bits(s.unseen) if s.tables.chamber_back[tile] == back]
    return s.pick(CHAMBERS, tiles)


def draw_enemies(s: Covenant, cell: int) -> None:
    """COV-3.11, 4.95. Enemies from the bag, as many as the chamber has skulls."""
    for _ in range(s.tables.skulls[s.chambers[cell]]):
        enemy = draw(s, ENEMIES, s.bag)
        if enemy == NOTHING:
            s.say(events.BAG_EMPTY, cell)
            return
        s.enemies[cell * ENEMY_COUNT + enemy] += 1
        s.say(events.ENEMY_DRAWN, cell, enemy)


class TurnUp(Effect[Covenant]):
    """COV-4.95. Turn a chamber up, place its enemies, then traditions 7 and 8."""

    name = "turn_up"

    def __init__(self, clan: int, cell: int) -> None:
        self.clan = clan
        self.cell = cell

    def misfit(self, s: Covenant) -> str:
        if self.cell not in s.board.cells or s.chambers[self.cell] != HIDDEN:
            return f"{CELLS.token(self.cell)} is not face down"
        return no_clan(s, self.clan)

    def run(self, s: Covenant) -> None:
        chamber = draw_chamber(s, self.cell)
        open_chamber(s, self.cell, chamber)
        say_chamber(s, self.cell)
        draw_enemies(s, self.cell)
        deposit = s.tables.deposit[chamber]
        if s.has(self.clan, PROSPECTORS_PATH):
            s.then(*tradition_gives(s, self.clan, PROSPECTORS_PATH, prospectors_path(deposit)))
        if s.has(self.clan, PROSPECTORS_GLORY):
            s.then(*tradition_gives(s, self.clan, PROSPECTORS_GLORY, prospectors_glory(deposit)))


def prospectors_glory(deposit: int) -> Reward:
    """COV-4.60. Tradition 7: 1 GP for emerald, 2 for gold or mythrall."""
    return (atom(GP, 0, 1 if deposit == EMERALD else 2),)


def prospectors_path(deposit: int) -> Reward:
    """COV-4.61. Tradition 8: a step on the track of the deposit."""
    track = MINE if deposit == EMERALD else PRESTIGE if deposit == GOLD else COURT
    return (atom(TRACK, track),)


# ---------------------------------------------------------------------- districts and presence


def find_districts(s: Covenant) -> list[int]:
    """COV-4.100. Connected groups of face-up chambers of one colour, as bits."""
    colour = s.tables.chamber_colour
    alike = [0] * len(COLOURS)
    for cell in bits(s.open):
        alike[colour[s.chambers[cell]]] |= 1 << cell
    found = []
    for left in alike:
        found += connected(s.board.near, left)
    return found


def connected(near: list[int], left: int) -> list[int]:
    """The connected groups of some cells."""
    found = []
    while left:
        group = growing = left & -left
        while growing:
            low = growing & -growing
            more = near[low.bit_length() - 1] & left & ~group
            group |= more
            growing = (growing ^ low) | more
        found.append(group)
        left &= ~group
    return found


def presence(s: Covenant, clan: int) -> int:
    """COV-4.99. The chambers that buildings of a clan stand in or touch, as bits."""
    found = s.settled[clan] | s.gated[clan]
    for point in bits(s.pillars[clan]):
        found |= POINT_MASK[point]
    return found


def districts_with_presence(s: Covenant, clan: int) -> int:
    """COV-4.101. How many districts a clan is present in."""
    here = presence(s, clan)
    return sum([district & here != 0 for district in s.districts])


def lair(s: Covenant, cell: int) -> list[int]:
    """The enemies in a chamber by kind."""
    return s.enemies[cell * ENEMY_COUNT : (cell + 1) * ENEMY_COUNT]


def lairs(s: Covenant) -> int:
    """The cells that hold an enemy, as bits."""
    found = 0
    enemies = s.enemies
    for cell in s.board.cells:
        at = cell * ENEMY_COUNT
        if enemies[at] or enemies[at + 1] or enemies[at + 2]:
            found |= 1 << cell
    return found


# ---------------------------------------------------------------------- moving enemies


EVERY_MOVE = [
    enemy_at(cell, kind) * CELL_COUNT + to
    for pair in EDGE_CELLS
    for cell, to in (pair, pair[::-1])
    for kind in range(ENEMY_COUNT)
]


EVERYWHERE: Final = (1 << CELL_COUNT) - 1


def crowded(s: Covenant) -> int:
    """COV-4.109. The cells without room for one more enemy, as bits."""
    found = 0
    enemies, crowd = s.enemies, s.tables.crowd
    for cell in s.board.cells:
        at = cell * ENEMY_COUNT
        if enemies[at] + enemies[at + 1] + enemies[at + 2] >= crowd:
            found |= 1 << cell
    return found


def moves_to(s: Covenant, cells: int) -> list[int]:
    """Every move of one enemy to a neighbour among these cells."""
    enemies, found = s.enemies, []
    for cell in bits(lairs(s)):
        near = [to for to in s.board.near_cells[cell] if cells >> to & 1]
        for kind in range(ENEMY_COUNT):
            at = enemy_at(cell, kind)
            if enemies[at]:
                found += [at * CELL_COUNT + to for to in near]
    return found


def gain_moves(s: Covenant, clan: int, kind: int, n: int, why: int) -> None:
    """COV-4.114. Up to so many moves of enemies."""
    offer(s, MoveEnemy(clan, n, why))


class MoveEnemy(ManyChoice):
    """COV-4.114. Move one enemy to a face-up neighbour with room, or stop."""

    name = "move_enemy"
    codes: ClassVar[Sequence[int]] = EVERY_MOVE
    op: ClassVar[int] = MOVE_ENEMY
    declines: ClassVar[str] = "stop"

    def things(self, s: Covenant) -> list[int]:
        return moves_to(s, EVERYWHERE)

    def allowed(self, s: Covenant) -> list[int]:
        return moves_to(s, s.open & ~crowded(s))

    def refuse(self, s: Covenant, code: int) -> Refusal | None:
        to = code % CELL_COUNT
        if not s.open >> to & 1:
            return Refusal("COV-4.114", "chamber-hidden", cell=CELLS.word(to))
        if code not in self.allowed(s):
            return Refusal("COV-4.109", "chamber-crowded", n=s.tables.crowd)
        return None

    def take(self, s: Covenant, code: int) -> None:
        cell, kind, to = unpack_move(code)
        s.enemies[enemy_at(cell, kind)] -= 1
        s.enemies[enemy_at(to, kind)] += 1
        s.say(events.ENEMY_MOVED, self.seat, kind, cell, to, self.why)
        if self.n > 1:
            s.then(MoveEnemy(self.seat, self.n - 1, self.why))

    def decline(self, s: Covenant) -> None:
        """Enemies that are not moved are nothing to speak of."""

    def thing_token(self, s: Covenant, code: int) -> str:
        at, to = divmod(code, CELL_COUNT)
        return f"{LAIRS.token(at)}:{CELLS.token(to)}"

    def thing_label(self, s: Covenant, code: int) -> Phrase:
        cell, kind, to = unpack_move(code)
        enemy = ENEMIES.word(kind)
        return Phrase("do-move-enemy", enemy=enemy, cell=CELLS.word(cell), to=CELLS.word(to))

    def targets(self, s: Covenant, code: int) -> list[str]:
        at, to = divmod(code, CELL_COUNT)
        return [] if code == DECLINE else [f"enemy:{LAIRS.token(at)}", f"cell:{CELLS.token(to)}"]


def unpack_move(code: int) -> tuple[int, int, int]:
    """From where, which kind of enemy, and where to."""
    at, to = divmod(code, CELL_COUNT)
    return *divmod(at, ENEMY_COUNT), to
