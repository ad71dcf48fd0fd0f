"""The Elders' rewards (5.4): what each word of the vocabulary means for them.

Words that are taught nowhere mean nothing to the Elders: resources, moves of enemies, unlocks.
"""

from __future__ import annotations

from underhall.games.covenant.box.atoms import (
    BUILD,
    COIN,
    DEFEAT,
    FORGE,
    FORGE_AND_ORNAMENT,
    FORGE_OR_ORNAMENT,
    ORNAMENT,
    REFRESHMENT,
    RELIC,
    STRENGTHEN,
    THRONE,
    TRADITION,
    atom,
)
from underhall.games.covenant.box.boards import ROW_COUNT
from underhall.games.covenant.box.names import EMPTY, RELIC_COUNT
from underhall.games.covenant.rules import events, reasons
from underhall.games.covenant.rules.displays import refill_ornament
from underhall.games.covenant.rules.elders import (
    DELIVERY_PRIORITY,
    NOTHING,
    choose_by_die,
    elder_basic,
    elder_defeat,
    forge_deck,
)
from underhall.games.covenant.rules.rewards import promise, teach_elders
from underhall.games.covenant.rules.transport import deliver_to_throne
from underhall.games.covenant.table.state import Covenant


def occupied(display: list[int]) -> list[int]:
    """The spaces of a display that hold a tile."""
    return [space for space, tile in enumerate(display) if tile != EMPTY]


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
    there = occupied(s.relics_shown)
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
    faces, there = s.tables.tradition_faces, occupied(s.traditions_shown)
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
    space = choose_by_die(s, s.tables.coin_faces, occupied(s.coins_shown))
    if space == NOTHING:
        s.say(events.ELDERS_NOTHING, COIN, why)
        return
    found = s.coins_shown[space]
    s.coins_shown[space] = EMPTY
    s.store_coins[found] += 1
    s.report_why(events.COIN_TAKEN, clan, why, found)


def ornament(s: Covenant, clan: int, kind: int, n: int, why: int) -> None:
    """COV-5.22. An ornament chosen by die goes to the store; its space is refilled at once."""
    space = choose_by_die(s, s.tables.ornament_faces, occupied(s.ornaments_shown))
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
    for enemy in (2, 1, 0):
        if not kind >> enemy & 1:
            continue
        first = [first_enemy(s, row, enemy) for row in range(ROW_COUNT)]
        rows = [row for row in range(ROW_COUNT) if first[row] != NOTHING]
        row = choose_by_die(s, s.board.row_faces, rows)
        if row != NOTHING:
            elder_defeat(s, clan, [first[row]], reasons.DEFEAT)
            return
    s.say(events.ELDERS_NOTHING, DEFEAT, why)


def first_enemy(s: Covenant, row: int, enemy: int) -> int:
    """The first enemy of a kind from the left, as cell * 3 + kind, or NOTHING."""
    for cell in s.board.rows[row]:
        if s.enemies[cell * 3 + enemy]:
            return cell * 3 + enemy
    return NOTHING


def build(s: Covenant, clan: int, kind: int, n: int, why: int) -> None:
    """COV-5.25. A house or workshop as in 5.15."""
    if s.forge[clan * 4 + kind] == 0 or not elder_basic(s, clan, kind):
        s.say(events.ELDERS_NOTHING, BUILD, why)


teach_elders(REFRESHMENT, instead)
teach_elders(STRENGTHEN, instead)
teach_elders(FORGE, forge)
teach_elders(RELIC, relic)
teach_elders(TRADITION, tradition)
teach_elders(COIN, coin)
teach_elders(ORNAMENT, ornament)
teach_elders(FORGE_AND_ORNAMENT, forge_and_ornament)
teach_elders(FORGE_OR_ORNAMENT, forge_or_ornament)
teach_elders(THRONE, throne)
teach_elders(DEFEAT, defeat)
teach_elders(BUILD, build)
