"""The table as readable data: what positions and views have in common."""

from __future__ import annotations

from typing import Any

from underhall.games.mountain_king.box.names import (
    CELL_COUNT,
    CELLS,
    CLAN_COUNT,
    CLANS,
    HALLS,
    HORDE_SIZE,
    MOOT_SIZE,
    PLACES,
    RESOURCE_COUNT,
    RESOURCES,
    SHAPES,
    SLOTS,
    SPELLS,
    START_SPOTS,
    SYMBOL_COUNT,
    SYMBOLS,
    TRACK,
    TROLLS,
    WORKSHOP_SPOTS,
    WORKSHOPS,
)
from underhall.games.mountain_king.rules.digging import placement_token
from underhall.games.mountain_king.table.state import (
    LOADS,
    NOBODY,
    NOTHING,
    STEPS,
    MountainKing,
)
from underhall.kit.polyomino import bits


def counts(flat: list[int], at: int, tokens: tuple[str, ...]) -> dict[str, int]:
    """A stretch of a flat list by name, without the zeros."""
    return {token: flat[at + i] for i, token in enumerate(tokens) if flat[at + i]}


def write_common(s: MountainKing) -> dict[str, Any]:
    """MTK-6.1. What lies open before everybody's eyes."""
    return {
        "step": STEPS[s.step],
        "round": s.round,
        "last_round": s.last_round,
        "start": s.start,
        "turn": {
            "cast": s.cast,
            "worked": s.worked,
            "magic": None if s.magic == NOTHING else SPELLS.token(s.magic),
            "cheap_trades": s.cheap_trades,
        },
        "stacks": dict(zip(SHAPES.tokens, s.stacks)),
        "horde": {SLOTS.token(slot): write_slot(s, slot) for slot in range(HORDE_SIZE)},
        "arriving": None if s.arriving == NOTHING else TROLLS.token(s.arriving),
        "under": [TROLLS.token(card) for card in s.under],
        "book": [
            {"spell": SPELLS.token(spell), "runes": runes}
            for spell, runes in zip(s.book, s.runes)
            if spell != NOTHING
        ],
        "spells_under": [SPELLS.token(spell) for spell in s.spells_under],
        "gone": counts(s.gone, 0, CLANS.tokens),
        "supply": counts(s.workshop_supply, 0, WORKSHOPS.tokens),
        "workshops": {
            WORKSHOP_SPOTS.token(spot): WORKSHOPS.token(kind)
            for spot, kind in enumerate(s.workshops)
            if kind != NOTHING
        },
        "crowned": list(s.crowned),
        "tunnels": [write_tunnel(s, tunnel) for tunnel in s.tunnels],
        "halls": write_halls(s),
        "statues": write_by_clan(s.statues),
        "pedestals": write_by_clan(s.pedestals),
    }


def write_slot(s: MountainKing, slot: int) -> dict[str, Any] | None:
    """A card of the horde with what lies on it."""
    if s.horde[slot] == NOTHING:
        return None
    found: dict[str, Any] = {"troll": TROLLS.token(s.horde[slot])}
    if s.horde_pedestals[slot] != NOTHING:
        found["pedestal"] = CLANS.token(s.horde_pedestals[slot])
    bribes = counts(s.bribes, slot * RESOURCE_COUNT, RESOURCES.tokens)
    return {**found, "bribes": bribes} if bribes else found


def write_tunnel(s: MountainKing, tunnel: int) -> str:
    """The cells of a tunnel, a bare or covered anchor with a star."""
    return "+".join(
        [CELLS.token(cell) + ("*" if s.anchors >> cell & 1 else "") for cell in bits(tunnel)]
    )


def write_halls(s: MountainKing) -> dict[str, str]:
    """The halls on the mountain as placement tokens."""
    found = {}
    for hall, cells in enumerate(s.halls):
        for at, turned in enumerate(s.tables.hall_turned[hall] if cells else []):
            first = bits(cells)[0]
            if turned.mask << first == cells and first + turned.mark == s.altars[hall]:
                code = at * CELL_COUNT + first
                found[HALLS.token(hall)] = placement_token(s.tables.hall_turned[hall], code)
    return found


def write_by_clan(masks: list[int]) -> dict[str, list[str]]:
    """Cells by clan."""
    return {
        CLANS.token(clan): [CELLS.token(cell) for cell in bits(mask)]
        for clan, mask in enumerate(masks)
    }


def write_owner(s: MountainKing, owner: int) -> dict[str, Any]:
    """What a player owns, or a team."""
    return {
        "storage": counts(s.storage, owner * RESOURCE_COUNT, RESOURCES.tokens),
        "pedestals": counts(s.stored, owner * CLAN_COUNT, CLANS.tokens),
        "honor": s.honor[owner],
    }


def write_moot(s: MountainKing, seat: int) -> dict[str, Any]:
    """The trolls of a moot with the resources on them."""
    found: dict[str, Any] = {}
    for place, token in enumerate(PLACES.tokens):
        card = s.moot[seat * MOOT_SIZE + place]
        if card != NOTHING:
            held = counts(s.loads, seat * LOADS + place * SYMBOL_COUNT, SYMBOLS.tokens)
            troll: dict[str, Any] = {"troll": TROLLS.token(card)}
            found[token] = {**troll, "holds": held} if held else troll
    return found


def write_gate(s: MountainKing, seat: int) -> str | None:
    """The start spot of a gate."""
    for spot in s.mountain.start_spots:
        if spot.cell == s.gates[seat]:
            return START_SPOTS.token(spot.code)
    return None


def write_takers(s: MountainKing) -> dict[str, int]:
    """Who took which point token."""
    return {TRACK.token(space): owner for space, owner in enumerate(s.takers) if owner != NOBODY}
