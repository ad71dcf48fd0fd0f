"""Final scoring (4.T, 5.29, 5.30): throne, goals, achievements, penalty, columns, leftovers."""

from __future__ import annotations

from typing import Final

from underhall.core.result import Result, ranked
from underhall.games.covenant.box.names import (
    COLUMN_F,
    COLUMN_R,
    COLUMN_T,
    FEARLESS,
)
from underhall.games.covenant.rules import events, reasons
from underhall.games.covenant.rules.goals import (
    final_achievements,
    goal_points,
    grand_pieces,
    scoring_goals,
)
from underhall.games.covenant.rules.mountain import districts_with_presence, lairs, presence
from underhall.games.covenant.rules.reasons import SOURCE_COUNT, SOURCES
from underhall.games.covenant.rules.transport import throne_of
from underhall.games.covenant.table.state import ENDED, NONE, Covenant

FEARLESS_PENALTY: Final = 1
COLUMN_COUNT: Final = 4


def throne_places(s: Covenant) -> list[int]:
    """COV-4.163, 4.164. The place of each clan at the throne; 0 without a cart."""
    keys: list[tuple[int, ...]] = []
    for clan in range(s.clans):
        iron, emerald, gold, mythrall = throne_of(s, clan)
        keys.append((iron + emerald + gold + mythrall, mythrall, gold, emerald, iron))
    ranks = ranked(keys)
    return [rank if key[0] else 0 for rank, key in zip(ranks, keys)]


def throne_points(s: Covenant) -> list[int]:
    """COV-4.163. What the throne would score each clan."""
    prizes = s.tables.throne_gp
    return [prizes[at - 1] if 0 < at <= len(prizes) else 0 for at in throne_places(s)]


def penalty(s: Covenant, clan: int) -> int:
    """COV-4.176, 4.79. GP lost for own chambers with enemies."""
    each = s.tables.penalty
    if s.has(clan, FEARLESS):
        each = min(each, FEARLESS_PENALTY)
    return each * (presence(s, clan) & lairs(s)).bit_count()


def column_counts(s: Covenant, clan: int) -> list[int]:
    """COV-4.170. Forged tools in each column."""
    found = [0] * COLUMN_COUNT
    for slot, tool in enumerate(s.my_tools(clan)):
        if tool != NONE:
            found[s.tables.slot_column[slot]] += 1
    return found


def column_worth(s: Covenant, clan: int, column: int) -> int:
    """COV-4.170. What one forged tool in a column scores."""
    if column == COLUMN_R:
        return s.relic_kinds(clan)
    if column == COLUMN_F:
        return sum(s.prisoners(clan))
    if column == COLUMN_T:
        return districts_with_presence(s, clan)
    return grand_pieces(s, clan)


def leftovers(s: Covenant, clan: int) -> int:
    """COV-4.171. GP for tokens and resources left."""
    ones, twos = s.my_tokens(clan)
    return (ones + 2 * twos + s.held(clan)) // s.tables.leftover


def achievement_points(s: Covenant, count: int) -> int:
    """COV-4.169. What so many achievements score."""
    table = s.tables.achievement_gp
    return table[min(count, len(table) - 1)]


def score_throne(s: Covenant) -> None:
    """COV-4.163. Places at the throne."""
    prizes = throne_points(s)
    for clan, place in enumerate(throne_places(s)):
        if prizes[clan]:
            s.report(events.THRONE_SCORED, clan, place, prizes[clan])
            s.add_gp(clan, prizes[clan], reasons.THRONE)


def score_clan(s: Covenant, seat: int) -> None:
    """COV-4.162. What a clan scores besides the throne, in its order."""
    for goal in scoring_goals(s, seat):
        worth = goal_points(s, seat, goal)
        s.say(events.GOAL_SCORED, seat, goal, worth)
        s.add_gp(seat, worth, reasons.GOAL)
    count = final_achievements(s, seat)
    s.add_gp(seat, achievement_points(s, count), reasons.ACHIEVEMENTS)
    s.add_gp(seat, -penalty(s, seat), reasons.PENALTY)
    for column, n in enumerate(column_counts(s, seat)):
        if n:
            worth = n * column_worth(s, seat, column)
            s.say(events.COLUMN_SCORED, seat, column, worth)
            s.add_gp(seat, worth, reasons.COLUMN)
    s.add_gp(seat, leftovers(s, seat), reasons.LEFTOVERS)


def score_elders(s: Covenant, clan: int) -> None:
    """COV-5.29. What the Elders score besides the throne."""
    t = s.tables
    stored = s.store_traditions.bit_count() + sum(s.store_coins) + sum(s.store_ornaments)
    s.add_gp(clan, stored * t.stored_gp[s.difficulty], reasons.ELDER_STORE)
    deeds = s.achievements(clan) + elder_tools(s)
    s.add_gp(clan, deeds * t.deed_gp[s.difficulty], reasons.ELDER_DEEDS)


def elder_tools(s: Covenant) -> int:
    """COV-5.29. Cards in the Available deck and on the discard pile."""
    return available(s) + s.elder_discard.bit_count()


def available(s: Covenant) -> int:
    """Cards in the Available deck."""
    return s.elder_kinds.bit_count() + s.elder_deck.bit_count() + s.elder_under


def end_game(s: Covenant) -> None:
    """COV-4.162, 4.173, 4.174, 5.30. Final scoring; most GP, then most achievements."""
    s.phase = ENDED
    score_throne(s)
    for seat in range(s.seats):
        score_clan(s, seat)
    if s.clans > s.seats:
        score_elders(s, s.seats)
    keys: list[tuple[int, ...]] = []
    for clan in range(s.clans):
        keys.append((s.gp[clan], final_achievements(s, clan)))
    ranks = ranked(keys)[: s.seats]
    drawn = s.clans > s.seats and solo_outcome(s) == 0
    rows = tuple(by_source(s))
    s.result = Result(tuple(scores(s)), ranks, SOURCES.tokens[:-1], rows, drawn)
    if s.clans > s.seats:
        say_solo_end(s)
    s.say(events.GAME_ENDED)


def scores(s: Covenant) -> list[int]:
    """The points of each seat at this moment."""
    return s.gp[: s.seats]


def by_source(s: Covenant) -> list[tuple[int, ...]]:
    """The points of each seat by source, without those that only the Elders have."""
    starts = range(0, s.seats * SOURCE_COUNT, SOURCE_COUNT)
    return [tuple(s.points[at : at + SOURCE_COUNT - 1]) for at in starts]


def solo_outcome(s: Covenant) -> int:
    """COV-5.30. 1 when the player beats the Elders, -1 when beaten, 0 when drawn."""
    own, theirs = [(s.gp[clan], final_achievements(s, clan)) for clan in (0, 1)]
    return int(own > theirs) - int(own < theirs)


def say_solo_end(s: Covenant) -> None:
    """COV-5.30. Who won the solo game."""
    kinds = (events.ELDERS_DREW, events.ELDERS_BEATEN, events.ELDERS_WON)
    s.say(kinds[solo_outcome(s)], 0, s.gp[0], s.gp[1])
