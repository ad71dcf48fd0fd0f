"""The Council of Elders (5.2, 5.3): choosing by die, and the four kinds of their turns."""

from __future__ import annotations

from typing import Final

from underhall.core.agenda import SPECTATOR, Effect, Frame
from underhall.games.covenant.box.atoms import RELIC, Reward, atom
from underhall.games.covenant.box.boards import (
    BY_FACE,
    EDGE_MASK,
    POINT_MASK,
    ROW_COUNT,
    SITE_COUNT,
    bits,
    enemy_at,
)
from underhall.games.covenant.box.names import (
    CARDS_OF_KIND,
    ELDER_CARDS,
    ELDERS_DIE,
    ENEMY_COUNT,
    GATE,
    GOBLIN,
    HOUSE,
    MINE,
    ORC,
    PILLAR,
    PRESTIGE,
    TROLL,
    WORKSHOP,
)
from underhall.games.covenant.rules import events, reasons
from underhall.games.covenant.rules.choices import tiles_on
from underhall.games.covenant.rules.digging import discard_rubble, reveal
from underhall.games.covenant.rules.displays import Refill
from underhall.games.covenant.rules.fighting import prestige_for, set_aside, take_bonus
from underhall.games.covenant.rules.mountain import lair
from underhall.games.covenant.rules.phrases import elder_card_words
from underhall.games.covenant.rules.placing import (
    all_pillars,
    put_basic,
    put_gate,
    put_pillar,
)
from underhall.games.covenant.rules.rewards import promise
from underhall.games.covenant.rules.scoring import available
from underhall.games.covenant.rules.tracks import Advance
from underhall.games.covenant.rules.transport import FinishSite, deliver
from underhall.games.covenant.table.state import Covenant

NOTHING: Final = -1
DELIVERY_PRIORITY = (3, 2, 1, 0)
"""COV-5.11, 5.23. Mythrall, gold, emerald, iron."""
GAIN_RELIC: Reward = (atom(RELIC),)
FACES = [0, 1, 2, 3, 4, 5]


def choose_by_die(s: Covenant, named: list[int], valid: list[int]) -> int:
    """COV-5.6. Roll until a valid option is named; ``named`` is the option of each face."""
    if not valid:
        return NOTHING
    while True:
        face = s.pick(ELDERS_DIE, FACES) + 1
        s.say(events.ELDERS_ROLLED, face)
        if named[face] in valid:
            return named[face]


def choose_found(s: Covenant, named: list[int], found: list[int]) -> int:
    """COV-5.6. What was found of the option that the die names, where anything was."""
    at = choose_by_die(s, named, [at for at, each in enumerate(found) if each != NOTHING])
    return NOTHING if at == NOTHING else found[at]


def choose_in_row(s: Covenant, found: list[int]) -> int:
    """COV-5.7. What was found in the row that the die names."""
    return choose_found(s, s.board.row_faces, found)


# ---------------------------------------------------------------------- the turn


class ElderEffect(Effect[Covenant]):
    """Something that the Elders do."""

    def misfit(self, s: Covenant) -> str:
        return "" if s.clans > s.seats else "the Elders play in the solo mode only (COV-5.1)"


class ElderTurn(ElderEffect):
    """COV-5.8. Reveal a card, resolve the steps of its kind and its reward, then refill."""

    name = "elder_turn"

    def run(self, s: Covenant) -> None:
        s.begin_turn(SPECTATOR)
        clan = s.seats
        card = reveal_card(s)
        s.say(events.ELDERS_TURN, card, elder_card_words(s.tables, card) if s.telling else "")
        s.then(*promise(clan, s.tables.elder_reward[card], reasons.ELDER_CARD), Refill())
        steps = (elder_dig, elder_fight, elder_build, elder_transport)[card // CARDS_OF_KIND]
        steps(s, clan)


def cards_of(kind: int) -> int:
    """The cards of a kind, as bits."""
    return ((1 << CARDS_OF_KIND) - 1) << kind * CARDS_OF_KIND


def unseen_cards(s: Covenant) -> int:
    """The cards that have never been revealed, as bits."""
    return ~(s.elder_deck | s.elder_discard) & ((1 << len(ELDER_CARDS)) - 1)


def forge_deck(s: Covenant) -> int:
    """COV-5.4. How many cards the Forge deck holds."""
    return unseen_cards(s).bit_count() - s.elder_kinds.bit_count() - s.elder_under


def reveal_card(s: Covenant) -> int:
    """COV-5.8. The top card of the Available deck, shuffled anew from the discards if empty.

    The first four cards are one of each kind, nobody knows which; what was forged lies below.
    """
    if available(s) == 0:
        s.elder_deck, s.elder_discard = s.elder_discard, 0
        s.say(events.ELDERS_SHUFFLED, s.elder_deck.bit_count())
    unseen = bits(unseen_cards(s))
    if s.elder_kinds:
        of_kinds = [c for c in unseen if s.elder_kinds >> c // CARDS_OF_KIND & 1]
        card = s.pick(ELDER_CARDS, of_kinds)
        s.elder_kinds &= ~(1 << card // CARDS_OF_KIND)
    elif s.elder_deck:
        card = s.pick(ELDER_CARDS, bits(s.elder_deck))
        s.elder_deck &= ~(1 << card)
    else:
        card = s.pick(ELDER_CARDS, unseen)
        s.elder_under -= 1
    s.elder_discard |= 1 << card
    return card


# ---------------------------------------------------------------------- pickaxe


def elder_dig(s: Covenant, clan: int) -> None:
    """COV-5.9. Two rubble tiles go, two mine steps, a relic, then a chamber of a row."""
    for _ in range(s.tables.elder_rubble):
        space = choose_by_die(s, s.tables.rubble_faces, tiles_on(s.rubble))
        if space != NOTHING:
            discard_rubble(s, clan, space)
    s.then(*promise(clan, GAIN_RELIC, reasons.ELDER_CARD), ElderReveal())
    if s.tables.elder_mine_steps:
        s.then(Advance(clan, MINE, s.tables.elder_mine_steps, reasons.ELDER_CARD))


class ElderReveal(ElderEffect):
    """COV-5.9. The leftmost face-down chamber of a row chosen by die."""

    name = "elder_reveal"

    def run(self, s: Covenant) -> None:
        cell = choose_in_row(s, [leftmost(cells, ~s.open) for cells in s.board.rows])
        if cell != NOTHING:
            reveal(s, s.seats, cell)


def leftmost(cells: list[int], mask: int) -> int:
    """The first of some cells that is in a set, or NOTHING."""
    for cell in cells:
        if mask >> cell & 1:
            return cell
    return NOTHING


# ---------------------------------------------------------------------- axe


def row_prey(s: Covenant, row: int) -> list[int]:
    """COV-5.10. What the Elders would remove in a row, as LAIRS counts them: a troll, or an orc and
    a goblin, or two goblins; nothing where none of these is there."""
    found: list[list[int]] = [[], [], []]
    for cell in s.board.rows[row]:
        for kind, n in enumerate(lair(s, cell)):
            found[kind] += [enemy_at(cell, kind)] * n
    if found[TROLL]:
        return found[TROLL][:1]
    if found[ORC] and found[GOBLIN]:
        return [found[ORC][0], found[GOBLIN][0]]
    return found[GOBLIN][:2] if len(found[GOBLIN]) > 1 else []


def best_rows(prey: list[list[int]]) -> list[int]:
    """COV-5.10, R-31. The rows with a troll; if none, with an orc and a goblin; if none, with two
    goblins. What is listed first in a row is the strongest there."""
    strongest = [enemies[0] % ENEMY_COUNT if enemies else NOTHING for enemies in prey]
    best = max(strongest)
    return [] if best == NOTHING else [row for row, kind in enumerate(strongest) if kind == best]


def elder_fight(s: Covenant, clan: int) -> None:
    """COV-5.10. Remove enemies of one of the best rows; prestige and the bonus of each die. 4 GP
    without a row."""
    prey = [row_prey(s, row) for row in range(ROW_COUNT)]
    row = choose_by_die(s, s.board.row_faces, best_rows(prey))
    if row == NOTHING:
        s.add_gp(clan, s.tables.fight_fallback, reasons.ELDER_FIGHT)
        return
    elder_defeat(s, clan, prey[row], reasons.FIGHT)


def elder_defeat(s: Covenant, clan: int, prey: list[int], why: int) -> None:
    """COV-5.10, 5.24. Enemies go to the Elders' dungeon; steps and bonuses follow."""
    defeated = [0] * ENEMY_COUNT
    for at in prey:
        kind = at % ENEMY_COUNT
        defeated[kind] += 1
        set_aside(s, clan, at)
        s.aside[kind] -= 1
        s.dungeon[clan * ENEMY_COUNT + kind] += 1
        s.report(events.IMPRISONED, clan, kind, 1)
    frames: list[Frame[Covenant]] = [ElderBonus(kind) for kind, n in enumerate(defeated) if n]
    steps = prestige_for(s, defeated)
    if steps:
        frames.insert(0, Advance(clan, PRESTIGE, steps, why))
    s.then(*frames)


class ElderBonus(ElderEffect):
    """COV-5.10. The bonus of a die is always taken."""

    name = "elder_bonus"

    def __init__(self, enemy: int) -> None:
        self.enemy = enemy

    def run(self, s: Covenant) -> None:
        take_bonus(s, s.seats, self.enemy, s.dice[self.enemy])


# ---------------------------------------------------------------------- cart


def elder_transport(s: Covenant, clan: int) -> None:
    """COV-5.11. Fill a site that is new to the Elders, and finish it."""
    limit = s.board.limit
    valid = [
        site
        for site in range(SITE_COUNT)
        if s.delivered(clan, site) == 0 and limit[site] <= s.carts[clan]
    ]
    site = choose_by_die(s, s.board.site_faces, valid)
    if site == NOTHING:
        return
    for kind in DELIVERY_PRIORITY:
        missing = limit[site] - s.delivered(clan, site)
        for _ in range(min(missing, s.site_spaces(site)[kind])):
            deliver(s, clan, site, kind)
    s.then(FinishSite(clan, site))


# ---------------------------------------------------------------------- compass


def elder_build(s: Covenant, clan: int) -> None:
    """COV-5.12, 5.16. The first building of the priority order that can be placed; else 5 GP."""
    for kind in (PILLAR, GATE, WORKSHOP, HOUSE):
        if s.my_forge(clan)[kind] and elder_place(s, clan, kind):
            return
    s.add_gp(clan, s.tables.build_fallback, reasons.ELDER_BUILD)


def elder_place(s: Covenant, clan: int, kind: int) -> bool:
    """Place a building of the Elders; False where there is no place for it."""
    if kind == PILLAR:
        return elder_pillar(s, clan)
    if kind == GATE:
        return elder_gate(s, clan)
    return elder_basic(s, clan, kind)


def elder_pillar(s: Covenant, clan: int) -> bool:
    """COV-5.13. The first valid corner of a chamber on the diagram."""
    point = elder_spot(s, s.tables.diagram.corners, POINT_MASK, all_pillars(s))
    if point != NOTHING:
        put_pillar(s, clan, point)
    return point != NOTHING


def elder_gate(s: Covenant, clan: int) -> bool:
    """COV-5.14. The first valid edge of a chamber on the diagram."""
    taken = 0
    for edges in s.gates:
        taken |= edges
    edge = elder_spot(s, s.tables.diagram.edges, EDGE_MASK, taken)
    if edge != NOTHING:
        put_gate(s, clan, edge)
    return edge != NOTHING


def elder_spot(s: Covenant, around: list[list[int]], masks: list[int], taken: int) -> int:
    """COV-5.13, 5.14. The first free spot between face-up chambers, around one chosen by die."""
    first = [NOTHING] * BY_FACE
    for face, spots in enumerate(around):
        free = [p for p in spots if s.open & masks[p] == masks[p] and not taken >> p & 1]
        first[face] = [*free, NOTHING][0]
    return choose_found(s, list(range(BY_FACE)), first)


def elder_basic(s: Covenant, clan: int, kind: int) -> bool:
    """COV-5.15. The leftmost chamber with a free place in a row chosen by die."""
    cell = choose_in_row(s, [leftmost(cells, s.roomy) for cells in s.board.rows])
    if cell != NOTHING:
        put_basic(s, clan, kind, cell)
    return cell != NOTHING
