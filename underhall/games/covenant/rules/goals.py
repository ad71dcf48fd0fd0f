"""Goals (4.165 to 4.168): what each is worth to a clan as things stand."""

from __future__ import annotations

from underhall.games.covenant.box.names import (
    HOUSE,
    PLACE_COUNT,
    PRINTED,
    SAGAS,
    SLOT_COUNT,
    WORKSHOP,
)
from underhall.games.covenant.table.state import NONE, Covenant, basic_of

SAGA_ACHIEVEMENTS = 2


def goal_count(s: Covenant, clan: int, goal: int) -> int:
    """COV-4.167, 4.168. How many of the things a goal counts the clan has."""
    if goal == 0:
        return PRINTED + forged(s, clan)
    if goal == 1:
        return PLACE_COUNT - s.my_ornaments(clan).count(NONE)
    if goal == 2:
        return grand_pieces(s, clan)
    if goal == 3:
        return buildings_built(s, clan)
    if goal == 4:
        return s.pillars[clan].bit_count()
    if goal == 5:
        return s.gates[clan].bit_count()
    if goal == 6:
        coins = s.my_coins(clan)
        return len(coins) - coins.count(NONE)
    if goal == 7:
        return s.traditions[clan].bit_count()
    if goal == 8:
        return sum(s.my_strength(clan))
    if goal == 9:
        return s.keys(clan)
    if goal == 10:
        return s.storage(clan)
    return s.relic_kinds(clan)


def grand_pieces(s: Covenant, clan: int) -> int:
    """COV-4.167. Pillars and gates gained, built or not."""
    _, _, pillars, gates = s.my_forge(clan)
    return pillars + gates + s.pillars[clan].bit_count() + s.gates[clan].bit_count()


def buildings_built(s: Covenant, clan: int) -> int:
    """Buildings of all kinds of a clan in the mountain."""
    house, workshop = basic_of(clan, HOUSE), basic_of(clan, WORKSHOP)
    grand = s.pillars[clan].bit_count() + s.gates[clan].bit_count()
    return grand + s.basics.count(house) + s.basics.count(workshop)


def forged(s: Covenant, clan: int) -> int:
    """Forged tools of a clan."""
    return SLOT_COUNT - s.my_tools(clan).count(NONE)


def goal_points(s: Covenant, clan: int, goal: int) -> int:
    """COV-4.166. GP times the count."""
    return s.tables.goal_gp[goal] * goal_count(s, clan, goal)


def final_achievements(s: Covenant, clan: int) -> int:
    """COV-4.75. Achievements in the final scoring: two more with tradition 22."""
    return s.achievements(clan) + SAGA_ACHIEVEMENTS * s.has(clan, SAGAS)


def scoring_goals(s: Covenant, clan: int) -> list[int]:
    """COV-4.165. The goals that score: none, the better one, or both."""
    own = s.my_goals(clan)
    one, both = s.tables.goal_thresholds
    have = final_achievements(s, clan)
    if have >= both:
        return own
    if have < one or not own:
        return []
    worth = [goal_points(s, clan, goal) for goal in own]
    return [own[worth.index(max(worth))]]
