"""The Elders' rewards (5.4): what words of the vocabulary mean for them."""

from __future__ import annotations

from underhall.games.covenant.box.atoms import (
    BUILD,
    COIN,
    DEFEAT,
    FORGE,
    ORNAMENT,
    RELIC,
    TRADITION,
    atom,
)
from underhall.games.covenant.box.boards import enemy_at
from underhall.games.covenant.box.names import EMPTY, GOBLIN, ORC, RELIC_COUNT, TROLL
from underhall.games.covenant.rules import events, reasons
from underhall.games.covenant.rules.choices import tiles_on
from underhall.games.covenant.rules.displays import refill_ornament
from underhall.games.covenant.rules.elders import (
    DELIVERY_PRIORITY,
    NOTHING,
    choose_by_die,
    choose_in_row,
    elder_basic,
    elder_defeat,
    forge_deck,
)
from underhall.games.covenant.rules.mountain import lair
from underhall.games.covenant.rules.rewards import promise
from underhall.games.covenant.rules.transport import deliver_to_throne
from underhall.games.covenant.table.state import Covenant


def instead(s: Covenant, clan: int, kind: int, n: int, why: int) -> None:
    """COV-5.19. 1 GP for each refreshment or strengthening."""
    s.add_gp(clan, n, reasons.ELDER_INSTEAD)


def forge(s: Covenant, clan: int, kind: int, n: int, why: int) -> None:
    """COV-5.20. A card of the Forge deck goes under the Available deck."""
    if forge_deck(s) == 0:
        s.say(events.ELDERS_NOTHING, FORGE, why)
        return
    s.elder_under += 1
    s.say(events.ELDERS_FORGED, why)


def relic(s: Covenant, clan: int, kind: int, n: int, why: int) -> None:
    """COV-5.21. The first relic of a kind the player does not own, or simply the first."""
    there = tiles_on(s.relics_shown)
    if not there:
        s.say(events.ELDERS_NOTHING, RELIC, why)
        return
    new = [space for space in there if s.relics[s.relics_shown[space]] == 0]
    space = (new or there)[0]
    found = s.relics_shown[space]
    s.relics_shown[space] = EMPTY
    s.relics[clan * RELIC_COUNT + found] += 1
    s.report_why(events.RELIC_TAKEN, clan, why, found)


def tradition(s: Covenant, clan: int, kind: int, n: int, why: int) -> None:
    """COV-5.22. A tradition chosen by die goes to the store."""
    faces, there = s.tables.tradition_faces, tiles_on(s.traditions_shown)
    space = choose_by_die(s, faces, there)
    if space == NOTHING:
        s.say(events.ELDERS_NOTHING, TRADITION, why)
        return
    found = s.traditions_shown[space]
    s.traditions_shown[space] = EMPTY
    s.store_traditions |= 1 << found
    s.report_why(events.TRADITION_TAKEN, clan, why, found)


def coin(s: Covenant, clan: int, kind: int, n: int, why: int) -> None:
    """COV-5.22. A coin chosen by die goes to the store."""
    space = choose_by_die(s, s.tables.coin_faces, tiles_on(s.coins_shown))
    if space == NOTHING:
        s.say(events.ELDERS_NOTHING, COIN, why)
        return
    found = s.coins_shown[space]
    s.coins_shown[space] = EMPTY
    s.store_coins[found] += 1
    s.report_why(events.COIN_TAKEN, clan, why, found)


def ornament(s: Covenant, clan: int, kind: int, n: int, why: int) -> None:
    """COV-5.22. An ornament chosen by die goes to the store; its space is refilled at once."""
    space = choose_by_die(s, s.tables.ornament_faces, tiles_on(s.ornaments_shown))
    if space == NOTHING:
        s.say(events.ELDERS_NOTHING, ORNAMENT, why)
        return
    found = s.ornaments_shown[space]
    s.store_ornaments[found] += 1
    s.say(events.ELDERS_ORNAMENT, found, why)
    refill_ornament(s, space)


def forge_and_ornament(s: Covenant, clan: int, kind: int, n: int, why: int) -> None:
    """COV-5.17. Forge, then ornament."""
    s.then(*promise(clan, (atom(FORGE), atom(ORNAMENT)), why))


def forge_or_ornament(s: Covenant, clan: int, kind: int, n: int, why: int) -> None:
    """COV-5.17. Forge; where no card is left, ornament."""
    s.then(*promise(clan, (atom(FORGE if forge_deck(s) else ORNAMENT),), why))


def throne(s: Covenant, clan: int, kind: int, n: int, why: int) -> None:
    """COV-5.23. Carts on free throne spaces, the dearest kind first."""
    left = min(n, s.carts[clan])
    for resource in DELIVERY_PRIORITY:
        while left and s.throne_free[resource]:
            deliver_to_throne(s, clan, resource)
            left -= 1


def defeat(s: Covenant, clan: int, kind: int, n: int, why: int) -> None:
    """COV-5.24. The first enemy of the strongest listed kind, in a row chosen by die."""
    for enemy in (TROLL, ORC, GOBLIN):
        if kind >> enemy & 1:
            rows = s.board.rows
            at = choose_in_row(s, [first_enemy(s, cells, enemy) for cells in rows])
            if at != NOTHING:
                elder_defeat(s, clan, [at], reasons.DEFEAT)
                return
    s.say(events.ELDERS_NOTHING, DEFEAT, why)


def first_enemy(s: Covenant, cells: list[int], enemy: int) -> int:
    """The first enemy of a kind from the left, as LAIRS counts them, or NOTHING."""
    there = [enemy_at(cell, enemy) for cell in cells if lair(s, cell)[enemy]]
    return [*there, NOTHING][0]


def build(s: Covenant, clan: int, kind: int, n: int, why: int) -> None:
    """COV-5.25. A house or workshop as in 5.15."""
    if s.my_forge(clan)[kind] == 0 or not elder_basic(s, clan, kind):
        s.say(events.ELDERS_NOTHING, BUILD, why)
