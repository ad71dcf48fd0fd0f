"""Final scoring (4.130 to 4.139, 5.17 to 5.20): five parts on top of the honor for digging."""

from __future__ import annotations

from underhall.core.result import Result, ranked
from underhall.games.mountain_king.box.names import (
    CLAN_COUNT,
    HALL_COUNT,
    RESOURCE_COUNT,
    SPACE_COUNT,
)
from underhall.games.mountain_king.rules import events
from underhall.games.mountain_king.table.state import FINAL, NOTHING, SOURCES, MountainKing
from underhall.kit.polyomino import bits


def members(s: MountainKing, owner: int) -> list[int]:
    """MTK-5.10. The seats that share a storage."""
    return [seat for seat in range(s.seats) if s.owner(seat) == owner]


def side(s: MountainKing, seat: int) -> int:
    """MTK-5.10. Whom a seat plays for: partners win or lose together."""
    return s.owner(seat)


def coronation_honor(s: MountainKing, owner: int) -> int:
    """MTK-4.131, 5.18. The coronation tokens of an owner."""
    values = s.tables.token_values(s.seats)
    return sum([value for value, seat in zip(values, s.crowned) if s.owner(seat) == owner])


def token_honor(s: MountainKing, owner: int) -> int:
    """MTK-4.132. The point tokens of an owner."""
    return sum([s.track[space] for space in range(SPACE_COUNT) if s.takers[space] == owner])


def pooled(s: MountainKing, owner: int) -> list[int]:
    """MTK-4.133, 5.19. All resources of an owner, those on trolls too; carts are universal."""
    found = s.storage[owner * RESOURCE_COUNT : (owner + 1) * RESOURCE_COUNT]
    for seat in members(s, owner):
        found = [n + more for n, more in zip(found, s.carries(seat))]
    return found


def final_trades(s: MountainKing, have: list[int]) -> int:
    """MTK-4.134. How many trades complete another set each: two units are there, four are spare."""
    size = s.tables.set_size
    rests = [n % size for n in have]
    return min(rests.count(size - 1), sum(rests) // (size - 1 + s.tables.trade_rate))


def leftover_honor(s: MountainKing, have: list[int]) -> int:
    """MTK-4.133, 4.134. One honor for each set of three, the final trades included."""
    return sum([n // s.tables.set_size for n in have]) + final_trades(s, have)


def owner_network(s: MountainKing, owner: int) -> int:
    """MTK-5.17. The network of an owner; of a team both networks together."""
    found = 0
    for seat in members(s, owner):
        found |= s.networks[seat]
    return found


def hall_honor(s: MountainKing, hall: int) -> int:
    """MTK-4.135. The higher value with a statue on the altar, else the lower one."""
    if s.occupied() >> s.altars[hall] & 1:
        return s.tables.hall_full[hall]
    return s.tables.hall_empty[hall]


def owned_halls(s: MountainKing, network: int) -> list[int]:
    """The great halls in a network."""
    return [hall for hall in range(HALL_COUNT) if s.halls[hall] & network]


def statue_honor(s: MountainKing, cell: int, clan: int) -> int:
    """MTK-4.136. By zone, doubled on a pedestal of the own clan."""
    zone = s.mountain.zone[cell]
    if s.pedestals[clan] >> cell & 1:
        return s.tables.statue_doubled[zone]
    return s.tables.statue_base[zone]


def best_statue(s: MountainKing, tunnel: int) -> tuple[int, int, int]:
    """MTK-4.94, 4.136. The statue of a tunnel that counts: honor, clan and cell, or zeros."""
    best = (0, NOTHING, NOTHING)
    for clan in range(CLAN_COUNT):
        for cell in bits(s.statues[clan] & tunnel):
            honor = statue_honor(s, cell, clan)
            if honor > best[0] or best[1] == NOTHING:
                best = (honor, clan, cell)
    return best


def scored_statues(s: MountainKing, network: int) -> list[tuple[int, int, int]]:
    """MTK-4.136, 4.137. The statues of a network that count: one a tunnel, gates included."""
    standing = s.occupied() & network
    found = [best_statue(s, tunnel) for tunnel in s.tunnels if tunnel & standing]
    gates = s.gate_cells() & standing
    return found + [best_statue(s, 1 << cell) for cell in bits(gates)]


def level_sum(s: MountainKing, owner: int) -> int:
    """MTK-4.139, 5.20. The levels of all recruited trolls."""
    cards = [card for seat in members(s, owner) for card in s.trolls(seat) if card != NOTHING]
    return sum([s.tables.level[card] for card in cards])


def parts(s: MountainKing, owner: int) -> list[int]:
    """MTK-4.130 to 4.136. The honor of an owner by source, as things stand."""
    network = owner_network(s, owner)
    halls = [hall_honor(s, hall) for hall in owned_halls(s, network)]
    statues = [honor for honor, _, _ in scored_statues(s, network)]
    return [
        s.honor[owner],
        coronation_honor(s, owner),
        token_honor(s, owner),
        leftover_honor(s, pooled(s, owner)),
        sum(halls),
        sum(statues),
    ]


def by_source(s: MountainKing) -> list[tuple[int, ...]]:
    """The honor of each seat by source, as if the game ended now."""
    rows = [tuple(parts(s, owner)) for owner in range(s.owners())]
    return [rows[s.owner(seat)] for seat in range(s.seats)]


def end_game(s: MountainKing) -> None:
    """MTK-4.130, 4.138, 4.139, 5.17, 5.20. Add up, and say who is the Mountain King."""
    s.step = FINAL
    rows = [parts(s, owner) for owner in range(s.owners())]
    if s.telling:
        for owner in range(s.owners()):
            say_parts(s, owner, rows[owner])
    keys = [
        (sum(row), -level_sum(s, owner), min([s.turn_place(seat) for seat in members(s, owner)]))
        for owner, row in enumerate(rows)
    ]
    ranks = ranked([keys[s.owner(seat)] for seat in range(s.seats)])
    if s.teams:
        ranks = tuple([1 if rank == 1 else 2 for rank in ranks])
    points = tuple(by_source(s))
    scores = tuple([sum(row) for row in points])
    s.result = Result(scores, ranks, SOURCES, points)
    s.say(events.GAME_ENDED, tuple(s.result.winners))


def say_parts(s: MountainKing, owner: int, row: list[int]) -> None:
    """Tell every part of the final score; of a team its first seat stands for both."""
    seat = members(s, owner)[0]
    if row[1]:
        s.say(events.CORONATION_SCORED, seat, row[1])
    if row[2]:
        s.say(events.TOKENS_SCORED, seat, row[2])
    if row[3]:
        s.say(events.LEFTOVERS_SCORED, seat, row[3], final_trades(s, pooled(s, owner)))
    network = owner_network(s, owner)
    for hall in owned_halls(s, network):
        s.say(events.HALL_SCORED, seat, hall, hall_honor(s, hall))
    for honor, clan, cell in scored_statues(s, network):
        s.say(events.STATUE_SCORED, seat, clan, cell, s.mountain.zone[cell], honor)


def scores(s: MountainKing) -> list[int]:
    """The points of each seat at this moment: the honor for digging; at the end all."""
    if s.result is not None:
        return list(s.result.scores)
    return [s.honor[s.owner(seat)] for seat in range(s.seats)]
