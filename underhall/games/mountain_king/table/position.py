"""A position as readable data, and back.

Left out, a value is as in the canonical setup: the first cards and workshops of the data, statues
from the first spot on as Fire, Ice, Moon, point tokens from the highest down, gates in seat order,
the first four starters in every moot with their starting resources. Decks and the bag are always
what is left. ``step`` and ``seat`` say where a turn stands, at the beginning of a step; a position
that needs more than that brings its agenda.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from underhall.core.agenda import Frame
from underhall.core.chance import Chance
from underhall.core.errors import BadData
from underhall.core.names import Names
from underhall.core.position import check_keys
from underhall.games.mountain_king.box.components import Tables
from underhall.games.mountain_king.box.names import (
    CLAN_COUNT,
    CLANS,
    POINTS,
    SPACE_COUNT,
    SPELLS,
    STARTERS,
    TRACK,
    WORKSHOP_SPOTS,
    WORKSHOPS,
)
from underhall.games.mountain_king.rules.draft import draft
from underhall.games.mountain_king.rules.network import network_owner
from underhall.games.mountain_king.rules.scoring import end_game
from underhall.games.mountain_king.rules.turn import Step, Turn
from underhall.games.mountain_king.table.position_cards import (
    canonical_storage,
    read_bag,
    read_book,
    read_horde,
    read_owner,
    read_player,
    read_spells_under,
    read_under,
)
from underhall.games.mountain_king.table.position_mountain import read_mountain
from underhall.games.mountain_king.table.position_writing import (
    counts,
    write_common,
    write_gate,
    write_moot,
    write_owner,
    write_takers,
)
from underhall.games.mountain_king.table.setup import gates, lay_out, workshop_pool
from underhall.games.mountain_king.table.state import (
    FINAL,
    NOBODY,
    NOTHING,
    SETUP,
    STEP_1,
    STEPS,
    MountainKing,
)
from underhall.kit.polyomino import bits
from underhall.kit.reading import read_counts, read_list, read_whole

STEP_NAMES = Names("step", STEPS, words="")
KEYS = (
    *("step", "seat", "round", "last_round", "start", "turn", "stacks", "horde", "arriving"),
    *("under", "book", "spells_under", "bag", "gone", "supply", "workshops", "track", "takers"),
    *("crowned", "tunnels", "halls", "statues", "pedestals", "players", "teams"),
)
TURN_KEYS = ("cast", "worked", "magic", "cheap_trades")


# ---------------------------------------------------------------------- writing


def write(s: MountainKing) -> dict[str, Any]:
    """Everything on the table but the order of the decks, which nobody knows."""
    found = {
        **write_common(s),
        "bag": counts(s.bag, 0, CLANS.tokens),
        "track": dict(zip(TRACK.tokens, s.track)),
        "takers": write_takers(s),
        "players": [write_player(s, seat) for seat in range(s.seats)],
    }
    if s.teams:
        found["teams"] = [write_owner(s, owner) for owner in range(2)]
    return found


def write_player(s: MountainKing, seat: int) -> dict[str, Any]:
    """One player's things."""
    found: dict[str, Any] = {"gate": write_gate(s, seat), "moot": write_moot(s, seat)}
    if s.step == SETUP:
        found["hand"] = [STARTERS.token(card) for card in bits(s.hands[seat])]
        picked = s.picked[seat]
        found["picked"] = None if picked == NOTHING else STARTERS.token(picked)
    return found if s.teams else {**found, **write_owner(s, seat)}


# ---------------------------------------------------------------------- reading


def read(
    tables: Tables,
    seats: int,
    options: Mapping[str, str],
    data: Mapping[str, Any],
    chance: Chance,
) -> MountainKing:
    """The table behind ``data``."""
    check_keys(data, KEYS, "table")
    s = lay_out(tables, seats, options, chance)
    s.step = STEP_NAMES.code(str(data.get("step", STEPS[STEP_1])))
    s.start = read_whole(data, "start", 0, seats - 1)
    if s.teams and s.start not in (0, 2):
        raise BadData("position start: with teams the start player is seat 0 or 2 (MTK-5.10)")
    s.round = read_whole(data, "round", 0 if s.step == SETUP else 1)
    for seat, player in enumerate(read_list(data, "players", seats)):
        read_player(s, seat, player)
    read_owners(s, data)
    read_under(s, data)
    read_horde(s, data)
    read_spells_under(s, data)
    read_book(s, data)
    read_workshops(s, data, workshop_pool(options))
    read_mountain(s, data)
    read_track(s, data)
    read_bag(s, data)
    read_crowned(s, data)
    read_turn(s, data)
    s.agenda = canonical_agenda(s, data)
    return s


def read_owners(s: MountainKing, data: Mapping[str, Any]) -> None:
    """Storage, pedestals and honor: of the players, or of the teams."""
    canonical_storage(s)
    if s.teams:
        for owner, team in enumerate(read_list(data, "teams", 2)):
            check_keys(team, ("storage", "pedestals", "honor"), f"team {owner}")
            read_owner(s, owner, team)
        return
    if "teams" in data:
        raise BadData("position teams: this is no game of teams (MTK-5.11)")
    for seat, player in enumerate(read_list(data, "players", s.seats)):
        read_owner(s, seat, player)


def read_workshops(s: MountainKing, data: Mapping[str, Any], pool: list[int]) -> None:
    """Workshops on the mountain and in the supply."""
    placed = [0] * len(WORKSHOPS)
    here = [WORKSHOP_SPOTS.token(spot.code) for spot in s.mountain.workshop_spots]
    named = data.get("workshops", {})
    check_keys(named, here, "workshops")
    for spot, kind in named.items():
        code = WORKSHOPS.code(str(kind))
        s.workshops[WORKSHOP_SPOTS.code(spot)] = code
        placed[code] += 1
    room = [s.tables.workshop_copies - n for n in placed]
    if min(room) < 0:
        raise BadData("position workshops: there are not so many of a kind (MTK-3.9)")
    if "supply" in data:
        s.workshop_supply = read_counts(data, "supply", WORKSHOPS, room)
    else:
        in_play = [0] * len(WORKSHOPS)
        for kind in pool[: s.tables.workshops_in_play[s.seats]]:
            in_play[kind] += 1
        s.workshop_supply = [max(0, n - there) for n, there in zip(in_play, placed)]


def read_track(s: MountainKing, data: Mapping[str, Any]) -> None:
    """The pedestal track: values, and who took which token."""
    left = s.tables.point_tokens.copy()
    named = data.get("track", {})
    check_keys(named, TRACK.tokens, "track")
    values = {TRACK.code(space): read_whole(named, space, 0, len(POINTS) - 1) for space in named}
    for value in values.values():
        left[value] -= 1
    if min(left) < 0:
        raise BadData("position track: there are not so many tokens of a value (MTK-3.12)")
    rest = [value for value in range(len(POINTS) - 1, -1, -1) for _ in range(left[value])]
    s.track = [values[at] if at in values else rest.pop(0) for at in range(SPACE_COUNT)]
    read_takers(s, data)


def read_takers(s: MountainKing, data: Mapping[str, Any]) -> None:
    """MTK-4.71, 4.72. Every pedestal on the mountain has taken its token."""
    takers = data.get("takers", {})
    check_keys(takers, TRACK.tokens, "takers")
    for space in takers:
        s.takers[TRACK.code(space)] = read_whole(takers, space, 0, s.owners() - 1)
    standing = [0] * SPACE_COUNT
    for clan in range(CLAN_COUNT):
        for cell in bits(s.pedestals[clan]):
            space = s.mountain.zone[cell] * CLAN_COUNT + clan
            standing[space] += 1
            if s.takers[space] == NOBODY:
                seat = network_owner(s, 1 << cell)
                if "takers" in data or seat == NOBODY:
                    raise BadData(f"position takers: who took {TRACK.token(space)}? (MTK-4.72)")
                s.takers[space] = s.owner(seat)
    if max(standing) > 1:
        raise BadData("position pedestals: two of a clan in one zone (MTK-4.71)")


def read_crowned(s: MountainKing, data: Mapping[str, Any]) -> None:
    """MTK-4.120, 4.121. Who took coronation tokens, and when the game ends."""
    order = sorted(range(s.seats), key=s.turn_place)
    full = [seat for seat in order if s.moot_count(seat) == 10]
    tokens = len(s.tables.token_values(s.seats))
    named = data.get("crowned", full[:tokens])
    if not isinstance(named, list) or any([seat not in full for seat in named]):
        raise BadData("position crowned: a token needs a moot of ten trolls (MTK-4.120)")
    if len(set(named)) < len(named) or len(named) != min(len(full), tokens):
        raise BadData("position crowned: one token for each full moot, while there are (MTK-4.120)")
    s.crowned = named
    extra = s.tables.extra_turns
    ending = len(named) == tokens
    s.last_round = read_whole(data, "last_round", s.round + extra if ending else 0)
    fits = s.round <= s.last_round <= s.round + extra if ending else s.last_round == 0
    if not fits:
        raise BadData("position last_round: two rounds after the last token (MTK-4.121)")


def read_turn(s: MountainKing, data: Mapping[str, Any]) -> None:
    """What happened in the current turn."""
    turn = data.get("turn", {})
    check_keys(turn, TURN_KEYS, "turn")
    s.cast = bool(turn.get("cast", False))
    s.worked = bool(turn.get("worked", False))
    if turn.get("magic") is not None:
        s.magic = SPELLS.code(str(turn["magic"]))
    s.cheap_trades = read_whole(turn, "cheap_trades", 0, s.tables.market_trades)


def canonical_agenda(s: MountainKing, data: Mapping[str, Any]) -> list[Frame[Any]]:
    """What is still to happen when ``seat`` stands at the beginning of a step; at the end nothing,
    but the result."""
    seat = read_whole(data, "seat", s.start, s.seats - 1)
    if s.step == FINAL:
        end_game(s)
        return []
    if s.step == SETUP:
        return [*gates(s), *draft(s.seats), Turn(s.start)][::-1]
    s.active = seat
    s.turn = 1
    return [Turn((seat + 1) % s.seats), Step(seat, s.step)]
