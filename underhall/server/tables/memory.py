"""The tables in memory: as many as fit, those that nobody came to for the longest time packed."""

from __future__ import annotations

from collections import OrderedDict

from underhall.server.tables.packing import pack, unpack
from underhall.server.tables.table import Table


class Memory(OrderedDict[str, Table]):
    """Tables by id, the one somebody came to last at the end."""

    def __init__(self, most: int) -> None:
        super().__init__()
        self._most = most
        self._weights: dict[str, int] = {}
        self._held = 0
        self._ready: OrderedDict[str, Table] = OrderedDict()
        """Those that are not packed."""

    def come_to(self, table: Table) -> None:
        """Have a table ready; others make room for it."""
        unpack(table)
        self[table.id] = self._ready[table.id] = table
        self.move_to_end(table.id)
        self._ready.move_to_end(table.id)
        self._weigh(table.id, table.weight)
        if self._held > self._most:
            self._make_room(table)

    def drop(self, table: Table) -> None:
        """Forget a table; whoever waits for it has to ask again."""
        table.gone = True
        if self.get(table.id) is table:
            del self[table.id]
            self._ready.pop(table.id, None)
            self._weigh(table.id, 0)

    def _weigh(self, id: str, weight: int) -> None:
        self._held += weight - self._weights.pop(id, 0)
        if weight:
            self._weights[id] = weight

    def _make_room(self, but: Table) -> None:
        """Pack the tables that were left alone for longest; where that is not enough, forget them:
        the store has everything."""
        for deed, tables in ((self._put_away, self._ready), (self.drop, self)):
            for table in list(tables.values()):
                if self._held <= self._most:
                    return
                if table is not but and not table.lock.locked():
                    deed(table)

    def _put_away(self, table: Table) -> None:
        if pack(table):
            del self._ready[table.id]
            self._weigh(table.id, table.weight)
        else:
            self.drop(table)
