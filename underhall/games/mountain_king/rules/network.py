"""Networks (4.A): what hangs together with a gate, and what joins it."""

from __future__ import annotations

from underhall.games.mountain_king.box.names import CLAN_COUNT, STRIDE
from underhall.games.mountain_king.rules import events
from underhall.games.mountain_king.table.state import NOBODY, NOTHING, MountainKing
from underhall.kit.polyomino import around, bits, flood


def lay_gate(s: MountainKing, seat: int, cell: int) -> None:
    """MTK-3.15, 4.4. A network begins with its gate."""
    s.gates[seat] = cell
    s.covered |= 1 << cell
    s.networks[seat] = 1 << cell


def fragments(s: MountainKing) -> int:
    """MTK-4.69. Covered cells that are connected to no gate."""
    loose = s.covered
    for network in s.networks:
        loose &= ~network
    return loose


def join(s: MountainKing, seat: int, tile: int) -> None:
    """MTK-4.4, 4.68, 4.69, 5.16. A new tunnel joins the network, with all that it connects.

    A tunnel away from the network stays a fragment, or joins that of the partner.
    """
    beside = around(tile, STRIDE)
    if not beside & s.networks[seat]:
        if s.teams and beside & s.networks[s.partner(seat)]:
            join(s, s.partner(seat), tile)
        return
    loose = fragments(s) | tile
    joined = tile if loose == tile else flood(tile, loose, STRIDE)
    s.networks[seat] |= joined
    if joined != tile:
        s.say(events.FRAGMENT_JOINED, seat, (joined ^ tile).bit_count())
    for clan in range(CLAN_COUNT):
        for cell in bits(s.statues[clan] & joined):
            s.say(events.STATUE_EXCAVATED, seat, clan, cell)
    if s.teams:
        join_partners(s, seat)


def join_partners(s: MountainKing, seat: int) -> None:
    """MTK-5.16. Connected networks of a team are one network for both."""
    partner = s.partner(seat)
    own, other = s.networks[seat], s.networks[partner]
    if own == other:
        return
    if own & other or around(own, STRIDE) & other:
        s.networks[seat] = s.networks[partner] = own | other
        if not own & other:
            s.say(events.NETWORKS_JOINED, seat, partner)


def find_networks(s: MountainKing) -> None:
    """MTK-4.4, 5.16. All networks anew, from the gates and the covered cells."""
    for seat, cell in enumerate(s.gates):
        s.networks[seat] = 0 if cell == NOTHING else flood(1 << cell, s.covered, STRIDE)


def network_owner(s: MountainKing, cells: int) -> int:
    """The first player whose network holds one of these cells, or NOBODY."""
    for seat, network in enumerate(s.networks):
        if network & cells:
            return seat
    return NOBODY


def unit_at(s: MountainKing, cell: int) -> int:
    """MTK-4.5. The cells of the tunnel, hall or gate on a covered cell."""
    spot = 1 << cell
    for tile in s.halls + s.tunnels:
        if tile & spot:
            return tile
    return spot


def reach(s: MountainKing, seat: int, cell: int) -> int:
    """MTK-4.91, 4.92. The free cells that a statue on ``cell`` can be moved to."""
    network = s.networks[seat]
    found = unit_at(s, cell)
    beside = around(found, STRIDE) & network
    for tile in s.tunnels + s.halls:
        if tile & beside:
            found |= tile
    found |= s.gate_cells() & beside
    return found & ~s.occupied()
