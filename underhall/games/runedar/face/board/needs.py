"""What upgrades and goblins still ask for."""

from __future__ import annotations

from collections.abc import Iterator

from underhall.games.runedar.face.board.signs import Data, Table, by_id

EXACT = "bribe_exact"
ANYTHING = "bribe_any"


def prices(table: Table) -> Iterator[tuple[Table, Data]]:
    """The price of each upgrade that lies open, and the upgrade with what lies on it."""
    for space, price in table["printed"]["prices"].items():
        there = table["board"].get(space)
        if isinstance(there, dict):
            yield price, {**there, "space": space}


def surcharge(view: Table, raw: Table, space: int) -> Table:
    """What a space of the upgrade board adds to the price of the card upon it."""
    rows = [row for row in raw["upgrade_space"] if row["players"] == view["seats"]]
    found: Table = next(row["cost"] for row in rows if row["space"] == space)
    return found


def lacking(there: Table, price: Table) -> dict[str, int]:
    """What is still missing of each resource."""
    return {resource: n - there.get(resource, 0) for resource, n in price.items()}


def need(table: Table, raw: Table, resource: str) -> int:
    """How much of a resource all upgrades and goblins together would still take (RUN-4.38)."""
    upgrades = sum([lacking(there, price)[resource] for price, there in prices(table)])
    return upgrades + sum([wish(state, resource, row) for state, row in bribed(table, raw)])


def bribed(table: Table, raw: Table) -> Iterator[tuple[Table, Table]]:
    """The goblins that take resources, with what they have got."""
    printed = by_id(raw, "goblin_token")
    for token, state in table["goblins"].items():
        if printed[token]["kind"] in (EXACT, ANYTHING):
            yield state, printed[token]


def wish(state: Table, resource: str, row: Table) -> int:
    """How much of a resource a goblin would still take."""
    if row["kind"] == EXACT:
        return int(row["resources"][resource] - state.get(resource, 0))
    return int(row["resource_total"] - sum(state.values()))
