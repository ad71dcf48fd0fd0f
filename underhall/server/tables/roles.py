"""Who holds which keys; remembered, unless others might change it unseen."""

from __future__ import annotations

from collections import OrderedDict

from underhall.server.store.interface import Store

MOST = 20_000


class Roles:
    """The keys of visitors to tables."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._held: OrderedDict[tuple[str, str], list[str]] = OrderedDict()
        self._changes = 0

    async def of(self, client: str, table: str) -> list[str]:
        """The keys of a visitor to a table."""
        if self._store.shared:
            # Others may have given or voided keys.
            return await self._store.roles(client, table)
        held = self._held.get((client, table))
        if held is None:
            changes = self._changes
            held = await self._store.roles(client, table)
            if held and changes == self._changes:
                self._remember(client, table, held)
        return held

    def _remember(self, client: str, table: str, roles: list[str]) -> None:
        self._held[client, table] = roles
        while len(self._held) > MOST:
            self._held.popitem(last=False)

    def forget(self, table: str) -> None:
        """Ask the store again who holds keys to a table."""
        self._changes += 1
        for held in [held for held in self._held if held[1] == table]:
            del self._held[held]
