"""The enemies of a position: orcs, machines, trolls, goblins, and the siege cards to come."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from underhall.core.errors import BadData
from underhall.core.names import Names
from underhall.core.position import check_keys
from underhall.games.runedar.box.names import (
    AREAS,
    BRIBE_ANY,
    BRIBE_EXACT,
    ENTRANCE,
    GOBLINS,
    GROUP,
    KEEP,
    MACHINES,
    OUTSIDE,
    RESOURCES,
    RUBBLE,
    SECTIONS,
    SIEGE,
    TOWER,
    TROLLS,
)
from underhall.games.runedar.table.state import IN_STACK, Runedar
from underhall.kit.reading import read_counts, read_whole, take_from


def read_enemies(s: Runedar, data: Mapping[str, Any]) -> None:
    """All that stands against the dwarves."""
    read_orcs(s, data)
    read_machines(s, data)
    read_trolls(s, data)
    read_tunnel(s, data)
    read_siege(s, data)


def read_named(data: Mapping[str, Any], key: str, names: Names) -> list[int]:
    """A list of different names."""
    found = data[key]
    if not isinstance(found, list) or len({str(token) for token in found}) < len(found):
        raise BadData(f"position {key}: expected a list without repetition, found {found!r}")
    return [names.code(str(token)) for token in found]


def read_bits(data: Mapping[str, Any], key: str, names: Names, default: int) -> int:
    """A list of different names as bits."""
    if key not in data:
        return default
    return sum([1 << code for code in read_named(data, key, names)])


def read_orcs(s: Runedar, data: Mapping[str, Any]) -> None:
    """RUN-4.3. Orcs by area; the reserve has the others, at least one."""
    s.orcs = read_counts(data, "orcs", AREAS)
    for area, n in enumerate(s.orcs):
        if n and (area in (KEEP, ENTRANCE) or TOWER <= area < OUTSIDE):
            raise BadData(f"position orcs: no orc stands at {AREAS.token(area)} (RUN-4.3)")
    s.reserve = s.tables.orcs - sum(s.orcs)
    if s.reserve < (data.get("ended") is None):
        raise BadData("position orcs: there are not so many in a running game (RUN-4.21)")


def read_machines(s: Runedar, data: Mapping[str, Any]) -> None:
    """RUN-4.22, 5.3. Before which seat each machine stands, or ``lying`` in the solo game."""
    named = data.get("machines", {})
    check_keys(named, MACHINES.tokens, "machines")
    for token in named:
        machine = MACHINES.code(token)
        if named[token] == "lying" and s.seats == 1:
            s.machines[machine] = 0
            s.lying[machine] = 1
        else:
            s.machines[machine] = read_whole(named, token, 0, s.seats - 1)


def read_trolls(s: Runedar, data: Mapping[str, Any]) -> None:
    """RUN-4.61. Trolls at the entrance with the wounds they still stand; the stack has others."""
    named = data.get("trolls", {})
    check_keys(named, TROLLS.tokens, "trolls")
    if "troll_stack" in data:
        stack = read_named(data, "troll_stack", TROLLS)
        s.trolls = [IN_STACK if token in stack else 0 for token in range(len(TROLLS))]
    for name in named:
        token = TROLLS.code(name)
        if "troll_stack" in data and s.trolls[token] == IN_STACK:
            raise BadData(f"position trolls: {name} is in the stack as well")
        s.trolls[token] = read_whole(named, name, 0, s.tables.troll_wounds[token])
        if s.trolls[token] == 0:
            raise BadData(f"position trolls: {name} needs a wound left")
    if data.get("ended") is None and IN_STACK not in s.trolls:
        raise BadData("position troll_stack: in a running game one is left (RUN-4.14)")


def read_tunnel(s: Runedar, data: Mapping[str, Any]) -> None:
    """RUN-4.66 to 4.69. Blocks, goblins of the open section, rubble in front of the entrance."""
    named = data.get("goblins", {})
    check_keys(named, GOBLINS.tokens, "goblins")
    tokens = [GOBLINS.code(name) for name in named]
    groups = {token // GROUP for token in tokens}
    if len(groups) > 1 or len(tokens) > 2:
        raise BadData("position goblins: expected at most two, of one section")
    section = 1 + min(groups) if groups else 0
    s.blocks = read_whole(data, "blocks", SECTIONS - section, SECTIONS)
    if groups and s.section() != section:
        raise BadData(f"position goblins: with {s.blocks} blocks left they are not of this section")
    for token in tokens:
        read_goblin(s, token, named)
    pile = s.tables.pile[s.difficulty]
    won = s.blocks == 0 and data.get("ended") is not None
    least, most = (0, 0) if tokens or won else (1, pile)
    s.rubble = read_whole(data, "rubble", most, most)
    if s.rubble < least or (s.blocks == 0 and not tokens and not won):
        raise BadData("position rubble: goblins or rubble lie before the next section (RUN-4.69)")
    kinds = s.tables.goblin_kind
    beside = [s.work[token % GROUP] for token in tokens if kinds[token] == RUBBLE]
    s.supply = s.tables.rubble - s.rubble - sum(beside)


def read_goblin(s: Runedar, token: int, named: Mapping[str, Any]) -> None:
    """A goblin by the wounds or rubble left, one that takes bribes by what it was given."""
    name = GOBLINS.token(token)
    at = token % GROUP
    work = s.tables.goblin_work[token]
    kind = s.tables.goblin_kind[token]
    if kind not in (BRIBE_EXACT, BRIBE_ANY):
        s.work[at] = read_whole(named, name, work, work)
    else:
        limit = list(s.tables.goblin_wants[token]) if kind == BRIBE_EXACT else [work] * 3
        given = read_counts(named, name, RESOURCES, limit)
        s.gifts[at * 3 : at * 3 + 3] = given
        s.work[at] = work - sum(given)
        take_from(s.stock, given, RESOURCES)
    if s.work[at] <= 0:
        raise BadData(f"position goblins: nothing is left to do about {name}")


def read_siege(s: Runedar, data: Mapping[str, Any]) -> None:
    """RUN-3.6, 4.19. The siege deck, by the cards that are gone or by those that are left."""
    if "siege_gone" in data and "siege_left" in data:
        raise BadData("position: give siege_gone or siege_left, not both")
    s.siege = read_bits(data, "siege_left", SIEGE, s.siege)
    s.siege &= ~read_bits(data, "siege_gone", SIEGE, 0)
    if s.siege == 0 and data.get("ended") is None:
        raise BadData("position siege_left: in a running game a card is left (RUN-4.19)")
    if data.get("revealed") is not None:
        s.revealed = SIEGE.code(str(data["revealed"]))
        if s.siege >> s.revealed & 1:
            if "siege_gone" in data or "siege_left" in data:
                raise BadData("position revealed: this card is in the siege deck as well")
            s.siege &= ~(1 << s.revealed)
