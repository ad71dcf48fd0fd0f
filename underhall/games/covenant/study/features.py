"""What a good player looks at in Covenant: what the seat has, and what its best rival has scored.

What is worth something only over time counts by the turns or councils that are left.
"""

from __future__ import annotations

from typing import Final

from underhall.games.covenant.box.names import BOOK, RELIC_COUNT
from underhall.games.covenant.rules.goals import buildings_built
from underhall.games.covenant.study.judgements import Judgements
from underhall.games.covenant.study.worths import (
    ERAS,
    councils_left,
    scored_worth,
    tracks_worth,
    turns_left,
)
from underhall.games.covenant.table.state import COUNCIL, NONE, TAVERN, Covenant

FEATURES: Final = (
    "points",
    "rival",  # points of the best rival; alone, nothing
    "tracks",  # achievements and goals, as they may come out
    "scored",  # projects, prisoners, columns, throne and penalty, as things stand
    "strength",  # of dwarves, each time they will still work
    "ornaments",  # each time they may still help
    "coins",  # for each council to come
    "traditions",
    "tradition_turns",  # for each turn to come
    "tools",  # while there is time, at most four turns
    "books",  # among them
    "keys",  # while there is time, at most six turns
    "storage",
    *("resource_1", "resource_2", "resource_3", "resource_4"),  # of each kind, the third by half
    "small_tokens",
    "big_tokens",
    "leftovers",  # what resources and tokens bring at the end
    "relics",  # unused, as many as there are turns
    "relic_kinds",
    *("forge_1", "forge_2", "forge_3", "forge_4"),  # buildings waiting, by kind
    "built",
    "sites",  # carts at sites that are not finished
)
OTHERS: Final = ("rival",)
"""What tells of others; all else tells of the seat itself."""
POINTS: Final = 0
RIVAL: Final = 1
TRACKS: Final = 2
SCORED: Final = 3
STRENGTH: Final = 4
ORNAMENTS: Final = 5
COINS: Final = 6
TRADITIONS: Final = 7
TOOLS: Final = 9
BOOKS: Final = 10
KEYS: Final = 11
STORAGE: Final = 12
RESOURCES: Final = 13
TOKENS: Final = 17
LEFTOVERS: Final = 19
RELICS: Final = 20
FORGE: Final = 22
BUILT: Final = 26
SITES: Final = 27
COUNT: Final = 28


def features(s: Covenant, seat: int, judged: Judgements) -> list[float]:
    """What the seat has, for the time that is left."""
    row = [0.0] * COUNT
    turns = turns_left(s, seat)
    row[POINTS] = float(s.gp[seat])
    if s.seats > 1:
        best = 0
        for clan in range(s.clans):
            if clan != seat:
                best = max(best, s.gp[clan])
        row[RIVAL] = float(best)
    row[TRACKS] = tracks_worth(s, seat, judged, turns)
    row[SCORED] = scored_worth(s, seat, judged, turns)
    add_board(s, row, seat, judged, turns)
    add_stock(s, row, seat, judged, turns)
    add_buildings(s, row, seat, judged, turns)
    return row


def progress(s: Covenant) -> float:
    """The part of all rounds that is over."""
    council = 1.0 if s.phase == COUNCIL else 0.2 * (s.round - 1)
    return max(0.0, min(1.0, (s.era - 1 + council) / ERAS))


def add_board(s: Covenant, row: list[float], seat: int, judged: Judgements, turns: int) -> None:
    """Dwarves, tools, ornaments, coins, traditions, keys and storage."""
    later = ERAS - s.era
    posts = s.my_posts(seat)
    for post, strength in zip(posts, s.my_strength(seat)):
        idle = post == TAVERN and s.phase != COUNCIL
        row[STRENGTH] += strength * (later + idle)
    for place, ornament in enumerate(s.my_ornaments(seat)):
        if ornament != NONE:
            row[ORNAMENTS] += judged.helps_later * later + judged.helps_now * (place not in posts)
    coins = s.my_coins(seat)
    row[COINS] = float(councils_left(s) * (len(coins) - coins.count(NONE)))
    owned = s.traditions[seat].bit_count()
    row[TRADITIONS] = float(owned)
    row[TRADITIONS + 1] = float(owned * turns)
    time = min(turns, 4) / 4
    for tool in s.my_tools(seat):
        if tool != NONE:
            row[TOOLS] += time
            if s.tables.tool_kind[tool] == BOOK:
                row[BOOKS] += time
    time = min(turns, 6) / 6
    row[KEYS] = time * min(s.keys(seat), 6)
    row[STORAGE] = time * s.storage(seat)


def add_stock(s: Covenant, row: list[float], seat: int, judged: Judgements, turns: int) -> None:
    """Resources, tokens and unused relics, as far as there is time to use them."""
    time = min(turns, 3) / 3
    rest = (1 - time) / s.tables.leftover
    for kind, held in enumerate(s.my_resources(seat)):
        if held:
            many = float(held) if held < 3 else 2 + judged.further * (held - 2)
            row[RESOURCES + kind] = time * many
            row[LEFTOVERS] += rest * many
    ones, twos = s.my_tokens(seat)
    row[TOKENS] = time * ones
    row[TOKENS + 1] = time * twos
    row[LEFTOVERS] += rest * (ones + 2 * twos)
    at = seat * RELIC_COUNT
    ready = sum(s.my_relics(seat)) - sum(s.relics_used[at : at + RELIC_COUNT])
    row[RELICS] = float(min(ready, turns))
    row[RELICS + 1] = float(s.relic_kinds(seat))


def add_buildings(s: Covenant, row: list[float], seat: int, judged: Judgements, turns: int) -> None:
    """Buildings in the forge area, in the mountain, and on the way at sites."""
    time = min(turns, 3) / 3
    for kind, have in enumerate(s.my_forge(seat)):
        if have:
            many = float(have) if have < 2 else 1 + judged.further * (have - 1)
            row[FORGE + kind] = time * many
    row[BUILT] = time * buildings_built(s, seat)
    limit = s.board.limit
    for site in range(len(limit)):
        there = s.delivered(seat, site)
        if 0 < there < limit[site]:
            row[SITES] += time * there
