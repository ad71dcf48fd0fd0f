"""What is odd about reading a position: what follows from the rest, and what cannot be.

Left out, a value is as in the canonical setup: the decks of the first game (or those the options
name), the lowest numbers on the track, one worker in each pool and the others on the spaces in the
order of setup, ironworker, engineer, blacksmith and so on, first resources by seat. Foremen are at
home unless a space or a cart names them; workers named nowhere are out of the game; the project
deck is what is left of the decks in play. ``seat`` says whose turn begins; with ``turn`` the turn
has begun and so many actions are left; with ``action`` one is going on. In round 0 the first round
is to begin. A position that needs more than that brings its agenda.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from underhall.core.agenda import Frame
from underhall.core.chance import Chance
from underhall.core.errors import BadData
from underhall.games.dwergar.box.components import Tables
from underhall.games.dwergar.box.names import (
    EVENTS,
    FOREMAN,
    NO_EVENT,
    OLD_SHAFT,
    PAWNS,
    PROJECT_COUNT,
    SPACES,
    SPECIALIST_COUNT,
    SPECIALISTS,
)
from underhall.games.dwergar.rules.action import ActionMenu
from underhall.games.dwergar.rules.rounds import EndRound, NextRound
from underhall.games.dwergar.rules.turn import EndTurn, NextAction, TakeTurn
from underhall.games.dwergar.table.layout import CARDS, LAYOUT, STANDING
from underhall.games.dwergar.table.setup import lay_out
from underhall.games.dwergar.table.state import NOBODY, PROJECT_POINTS, Dwergar
from underhall.kit.reading import read_list, read_whole, take_one
from underhall.kit.shapes import load_value


def read(
    tables: Tables,
    seats: int,
    options: Mapping[str, str],
    data: Mapping[str, Any],
    chance: Chance,
) -> Dwergar:
    """The table behind ``data``."""
    s = lay_out(tables, seats, options, chance)
    s.decks = s.decks or list(range(seats))
    LAYOUT.read(s, data)
    settle_decks(s, data)
    settle_events(s, data)
    for who, player in enumerate(read_list(data, "players", seats)):
        settle_things(s, who, player)
        settle_furnaces(s, who, player)
        settle_projects(s, who, player)
        settle_foreman(s, who)
    settle_colours(s)
    settle_workers(s, spread="spaces" not in data)
    settle_track(s, data)
    seat = read_whole(data, "seat", s.first, seats - 1)
    settle_action(s, seat, data)
    s.agenda = canonical_agenda(s, seat, data)
    return s


def settle_decks(s: Dwergar, data: Mapping[str, Any]) -> None:
    """DWE-3.3, 4.121. One deck a player, none before they are drawn."""
    decks = s.decks
    decks.sort()
    if len(decks) != s.seats and not (decks == [] and data.get("round") == 0):
        raise BadData(f"position decks: expected {s.seats} of them, found {data['decks']!r}")
    if s.silverbeard != NOBODY and OLD_SHAFT not in decks:
        raise BadData("position silverbeard: the Old Shaft is not in play (DWE-4.121)")
    s.deck = s.all_cards()


def settle_events(s: Dwergar, data: Mapping[str, Any]) -> None:
    """DWE-4.24, 4.26. The round, the active event and those revealed so far: one each round."""
    active, past = s.event, s.past
    if active != NO_EVENT:
        if not s.tables.events[active].lasts:
            raise BadData(f"position event: {data['event']} does not last (DWE-4.26)")
        past |= 1 << active
    round = read_whole(data, "round", 1 + past.bit_count(), s.rounds)
    revealed = max(0, round - 1)
    if "past" not in data:
        for event in range(len(EVENTS)):
            if past.bit_count() < revealed:
                past |= 1 << event
    if past.bit_count() != revealed:
        raise BadData(f"position past: in round {round} expected {revealed} events (DWE-4.24)")
    s.round, s.past = round, past


# ---------------------------------------------------------------------- players


def settle_things(s: Dwergar, who: int, player: Mapping[str, Any]) -> None:
    """DWE-3.2, 3.9, 3.11. What a player begins with; a plain score was had from projects."""
    t, place = s.tables, (who - s.first) % s.seats
    if "colour" not in player:
        s.colours[who] = who
    if "goods" not in player:
        s.take(who, t.start_hand[place])
    if "carts" not in player:
        s.load(t.start_level[place], who, t.start_cart[place])
    if "pool" not in player:
        take_one(s.removed, who % SPECIALIST_COUNT, SPECIALISTS)
        s.come_home(who, who % SPECIALIST_COUNT)
    if "score" in player and "points" in player:
        raise BadData(f"player {who}: give a score or points by source, not both")
    s.add_points(who, PROJECT_POINTS, read_whole(player, "score", 0))


def settle_furnaces(s: Dwergar, who: int, player: Mapping[str, Any]) -> None:
    """DWE-4.18. Furnaces not named lie in reserve."""
    furnaces = s.tables.furnaces
    left = furnaces - s.lit[who] - s.unlit[who] - s.sites.count(who)
    if left < 0:
        raise BadData(f"player {who} has more than {furnaces} furnaces (DWE-4.18)")
    if player.get("reserve", left) != left:
        raise BadData(f"player {who}: {left} of {furnaces} furnaces lie in reserve (DWE-4.18)")
    s.reserve[who] = left


def settle_projects(s: Dwergar, who: int, player: Mapping[str, Any]) -> None:
    """DWE-4.6. A card is in one place: with one player, realized or developed."""
    realized = load_value(CARDS, player.get("realized", []), "realized")
    developed = s.developed[who]
    owned = developed | realized
    if developed & realized or owned & ~s.deck:
        raise BadData(f"player {who} projects: each must be of a deck in play and named once")
    s.owned[who] = owned
    s.deck &= ~owned


def settle_foreman(s: Dwergar, who: int) -> None:
    """DWE-4.5. A foreman is at home unless on a space or in a cart."""
    away = s.spaces.count(FOREMAN + who) + (s.riders[who] != NOBODY)
    if away > 1:
        raise BadData(f"position: the foreman of seat {who} is in two places (DWE-4.5)")
    s.come_home(who, FOREMAN, -away)


def settle_colours(s: Dwergar) -> None:
    """DWE-3.2. No two players have the same."""
    chosen = [colour for colour in s.colours if colour != NOBODY]
    if len(set(chosen)) < len(chosen):
        raise BadData("position players: two of the same colour (DWE-3.2)")


# ---------------------------------------------------------------------- the board


def settle_workers(s: Dwergar, spread: bool) -> None:
    """DWE-3.10, 4.4. Who stands on the spaces; ``spread`` fills them."""
    for pawn in s.spaces:
        if pawn >= FOREMAN + s.seats:
            named = STANDING.token(pawn)
            raise BadData(f"position spaces: {named!r} is no foreman such as foreman:0")
    if spread:
        spread_workers(s)
    t = s.tables
    if sum(s.removed) < t.workers_removed:
        most = t.workers_in_play
        raise BadData(f"position: no more than {most} workers are in play (DWE-4.4)")


def spread_workers(s: Dwergar) -> None:
    """DWE-3.10. Workers on the spaces in the order of setup, kind after kind."""
    t, left, pawn = s.tables, s.removed, 0
    for space in t.fill_order:
        if sum(left) <= t.workers_removed:
            return
        while left[pawn] == 0:
            pawn = (pawn + 1) % SPECIALIST_COUNT
        left[pawn] -= 1
        s.spaces[space] = pawn
        pawn = (pawn + 1) % SPECIALIST_COUNT


def settle_track(s: Dwergar, data: Mapping[str, Any]) -> None:
    """DWE-3.5, 4.6. Cards out of the game and on the track; what is left is the deck."""
    t, track, out = s.tables, s.track, s.discarded
    if len(track) > t.track_size:
        raise BadData(f"position track: at most {t.track_size} cards lie there (DWE-3.5)")
    if "track" not in data:
        left = s.deck & ~out
        cards = [card for card in range(PROJECT_COUNT) if left >> card & 1]
        track += sorted(cards, key=lambda card: not t.basic >> card & 1)[: t.track_size]
    on_track = sum([1 << card for card in track])
    if (on_track | out) & ~s.deck or on_track & out:
        raise BadData("position track: each card must be of a deck in play and named once")
    s.deck &= ~(on_track | out)


# ---------------------------------------------------------------------- where a turn stands


def settle_action(s: Dwergar, seat: int, data: Mapping[str, Any]) -> None:
    """DWE-4.33, 4.38. An action has a space and a dwarf, who counts as what he is."""
    if "action" not in data:
        return
    action = data["action"]
    space, pawn = SPACES.code(str(action.get("space"))), PAWNS.code(str(action.get("pawn")))
    bonuses = s.tables.space_bonuses[space]
    if "skills" not in action:
        s.skills = s.skills_of(seat, pawn)
    if s.silvered & ~sum([1 << bonus for bonus in bonuses]):
        raise BadData("position silvered: these are bonuses of another space (DWE-4.123)")
    if s.paid and s.project == NOBODY:
        raise BadData("position recoverable: no project was realized in this action (DWE-4.81)")


def canonical_agenda(s: Dwergar, seat: int, data: Mapping[str, Any]) -> list[Frame[Any]]:
    """DWE-4.19, 4.20. What is left of the round from ``seat`` on, what comes first on top."""
    if s.round == 0:
        return [NextRound()]
    frames: list[Frame[Any]] = [TakeTurn(seat)]
    if "turn" in data or "action" in data:
        frames = [NextAction(seat), EndTurn(seat)]
        s.active = seat
        s.turn = 1
    if "action" in data:
        frames.insert(0, ActionMenu(seat))
    order = s.order()
    later = [TakeTurn(who) for who in order[order.index(seat) + 1 :]]
    return [*frames, *later, EndRound()][::-1]
