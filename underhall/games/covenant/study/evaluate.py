"""A guess at how well a seat stands, in Glory Points.

Points on the track, what the councils to come and the final scoring would give as things stand,
and everything that can still become points. What is worth something only over time counts by the
turns or councils that are left; what the agenda has promised counts in part.
"""

from __future__ import annotations

from typing import Final

from underhall.games.covenant.box.names import (
    BOOK,
    CROWDED_CELLS,
    DWARF_COUNT,
    FULL_CELLS,
    RELIC_COUNT,
    SAGAS,
)
from underhall.games.covenant.rules.digging import Reveal, RevealPick, RubblePick
from underhall.games.covenant.rules.fighting import DieBonus
from underhall.games.covenant.rules.goals import buildings_built, goal_points
from underhall.games.covenant.rules.projects import project_points
from underhall.games.covenant.rules.rewards import Gain
from underhall.games.covenant.rules.scoring import (
    achievement_points,
    column_counts,
    column_worth,
    penalty,
    throne_points,
)
from underhall.games.covenant.rules.transport import FinishSite, throne_of
from underhall.games.covenant.rules.turn import ACTION_DONE, Step, UseTool
from underhall.games.covenant.table.state import COUNCIL, NONE, TAVERN, Covenant

WON: Final = 100.0
ERAS: Final = 3
RIVAL: Final = 0.25
"""What the best rival's points count against one's own; the Elders cannot be held back."""
STRENGTH_USE: Final = 0.75
"""A point of strength, each time its dwarf will still work."""
COIN_USE: Final = 1.5
"""A coin, for each council to come."""
ORNAMENT_USE: Final = 1.1
TRADITION_WORTH: Final = 1.2
TRADITION_TURN: Final = 0.16
STEP_WORTH: Final = 0.42
"""A step on a track, besides what its space gave."""
RESOURCE_WORTH: Final[tuple[float, ...]] = (0.9, 0.75, 0.95, 1.1)
TOKEN_WORTH: Final[tuple[float, ...]] = (0.75, 1.5)
RELIC_WORTH: Final = 1.1
TOOL_WORTH: Final = 1.0
BOOK_WORTH: Final = 0.6
STORAGE_WORTH: Final = 0.35
KEY_WORTH: Final = 0.5
GROWTH: Final[tuple[float, ...]] = (0.16, 0.25, 0.22, 0.15)
"""How much a column is still going to grow with each turn."""
FORGE_WORTH: Final[tuple[float, ...]] = (0.9, 1.5, 3.2, 2.8)
SITE_WORTH: Final = 0.6
"""A cart at a site that is not finished, for the way made."""
BUILT_WORTH: Final = 0.5
PENDING_ACTION: Final = 0.6
"""A point of strength whose action is still to come."""
PENDING_GAIN: Final = 0.9
PENDING_REVEAL: Final = 1.6
PENDING_BONUS: Final = 1.3
PENDING_SITE: Final = 4.2
PENDING_PRISONER: Final[tuple[float, ...]] = (0.5, 1.2, 2.4)


def evaluate(s: Covenant, seat: int) -> float:
    """How the seat stands, less a part of what its best rival has."""
    rivals = [s.gp[clan] for clan in range(s.clans) if clan != seat]
    if s.result is not None:
        lead = s.gp[seat] - max(rivals)
        return lead + (WON if lead > 0 else 0.0)
    worth = standing(s, seat) + pending(s, seat)
    return worth if s.seats == 1 else worth - RIVAL * max(rivals)


def turns_left(s: Covenant, seat: int) -> int:
    """Turns that the seat has still to begin."""
    later = (ERAS - s.era) * DWARF_COUNT
    return later if s.phase == COUNCIL else later + s.my_posts(seat).count(TAVERN)


def councils_left(s: Covenant) -> int:
    """Councils whose coins are still to be paid out."""
    return ERAS - s.era + (s.phase != COUNCIL)


def standing(s: Covenant, seat: int) -> float:
    """Everything the seat has, as points."""
    turns, councils = turns_left(s, seat), councils_left(s)
    worth = float(s.gp[seat]) + tracks_worth(s, seat, turns)
    worth += scored_worth(s, seat, turns)
    worth += board_worth(s, seat, turns, councils)
    worth += stock_worth(s, seat, turns)
    return worth + buildings_worth(s, seat, turns)


def tracks_worth(s: Covenant, seat: int, turns: int) -> float:
    """Achievements, what they score, and the goals they let score."""
    positions = sum(s.my_tracks(seat))
    sagas = 2 * s.has(seat, SAGAS)
    now = s.achievements(seat) + sagas
    worth = STEP_WORTH * positions * min(1.0, 0.25 + turns / 9)
    hoped = now + turns * 0.6
    full = int(hoped)
    here, there = achievement_points(s, full), achievement_points(s, full + 1)
    worth += here + (hoped - full) * (there - here)
    goals = [goal_points(s, seat, goal) for goal in s.my_goals(seat)]
    if goals:
        one, both = s.tables.goal_thresholds
        worth += chance_of(now, one, turns) * max(goals)
        worth += chance_of(now, both, turns) * (sum(goals) - max(goals))
    return worth


def chance_of(now: int, wanted: int, turns: int) -> float:
    """How likely so many achievements are in the end."""
    if now >= wanted:
        return 1.0
    return max(0.0, min(0.9, 0.9 - 0.45 * (wanted - now - 0.55 * turns)))


def scored_worth(s: Covenant, seat: int, turns: int) -> float:
    """Projects, prisoners, columns, throne and penalty, as they stand."""
    worth = 0.7 * throne_points(s)[seat] if any(throne_of(s, seat)) else 0.0
    for at, project in enumerate(s.projects):
        times = ERAS - max(s.era, at + 1) + 1
        worth += times * project_points(s, seat, project)
    councils = ERAS - s.era + 1
    worth += councils * prison_worth(s, seat)
    for column, n in enumerate(column_counts(s, seat)):
        if n:
            worth += n * (column_worth(s, seat, column) + GROWTH[column] * turns)
    return worth - penalty(s, seat) * (0.85 if turns < 4 else 0.3)


def prison_worth(s: Covenant, seat: int) -> float:
    """What a council gives for the enemies that keys can hold."""
    goblins, orcs, trolls = s.prisoners(seat)
    keys = s.keys(seat)
    trolls = min(trolls, keys)
    orcs = min(orcs, keys - trolls)
    room = keys - trolls - orcs
    goblins = min(goblins, room * (2 if s.has(seat, CROWDED_CELLS) else 1))
    worth = 2.0 * trolls + orcs + 0.5 * goblins
    if s.has(seat, FULL_CELLS):
        worth += 2 * min(goblins, orcs, trolls)
    return worth


def board_worth(s: Covenant, seat: int, turns: int, councils: int) -> float:
    """Dwarves, tools, ornaments, coins, traditions, keys and storage, for the time left."""
    later = ERAS - s.era
    worth = 0.0
    posts = s.my_posts(seat)
    for post, strength in zip(posts, s.my_strength(seat)):
        idle = post == TAVERN and s.phase != COUNCIL
        worth += STRENGTH_USE * strength * (later + idle)
    for place, ornament in enumerate(s.my_ornaments(seat)):
        if ornament != NONE:
            worth += ORNAMENT_USE * (0.75 * later + 0.6 * (place not in posts))
    coins = s.my_coins(seat)
    worth += COIN_USE * councils * (len(coins) - coins.count(NONE))
    owned = s.traditions[seat].bit_count()
    worth += owned * (TRADITION_WORTH + TRADITION_TURN * turns)
    for tool in s.my_tools(seat):
        if tool != NONE:
            book = s.tables.tool_kind[tool] == BOOK
            worth += (TOOL_WORTH + BOOK_WORTH * book) * min(turns, 4) / 4
    worth += KEY_WORTH * min(s.keys(seat), 6) * min(turns, 6) / 6
    return worth + STORAGE_WORTH * s.storage(seat) * min(turns, 6) / 6


def stock_worth(s: Covenant, seat: int, turns: int) -> float:
    """Resources, tokens and unused relics, as far as there is time to use them."""
    time = min(turns, 3) / 3
    rest = 1 / s.tables.leftover
    worth = 0.0
    for kind, held in enumerate(s.my_resources(seat)):
        if held:
            each = RESOURCE_WORTH[kind] * time + rest * (1 - time)
            worth += each * (float(held) if held < 3 else 2 + 0.5 * (held - 2))
    ones, twos = s.my_tokens(seat)
    worth += ones * (TOKEN_WORTH[0] * time + rest * (1 - time))
    worth += twos * (TOKEN_WORTH[1] * time + 2 * rest * (1 - time))
    at = seat * RELIC_COUNT
    ready = sum(s.my_relics(seat)) - sum(s.relics_used[at : at + RELIC_COUNT])
    kinds = s.relic_kinds(seat)
    return worth + RELIC_WORTH * min(ready, turns) + 0.2 * kinds


def buildings_worth(s: Covenant, seat: int, turns: int) -> float:
    """Buildings in the forge area, in the mountain, and on the way at sites."""
    time = min(turns, 3) / 3
    worth = 0.0
    for kind, have in enumerate(s.my_forge(seat)):
        if have:
            worth += FORGE_WORTH[kind] * time * (float(have) if have < 2 else 1 + 0.5 * (have - 1))
    worth += BUILT_WORTH * buildings_built(s, seat) * time
    limit = s.board.limit
    for site in range(len(limit)):
        there = s.delivered(seat, site)
        if 0 < there < limit[site]:
            worth += SITE_WORTH * there * time
    return worth


def pending(s: Covenant, seat: int) -> float:
    """What the agenda still has in store for the seat."""
    worth = 0.0
    for frame in s.agenda:
        if isinstance(frame, Gain):
            worth += PENDING_GAIN * (frame.clan == seat)
        elif isinstance(frame, (Reveal, RevealPick)):
            worth += PENDING_REVEAL * (frame.seat == seat)
        elif isinstance(frame, DieBonus):
            worth += PENDING_BONUS * (frame.seat == seat)
        elif isinstance(frame, FinishSite):
            worth += PENDING_SITE * (frame.clan == seat)
        elif isinstance(frame, RubblePick):
            if frame.seat == seat:
                worth += PENDING_REVEAL + len(frame.picked) + 0.4 * frame.strength
        elif isinstance(frame, (Step, UseTool)):
            if frame.seat == seat and not frame.used & ACTION_DONE and s.dwarf != NONE:
                strength = s.my_strength(seat)[s.dwarf] + s.boost + s.might
                worth += PENDING_ACTION * strength
    if seat == s.active:
        for kind, n in enumerate(s.aside):
            worth += PENDING_PRISONER[kind] * n
    return worth
