"""What lies on the table."""

from nim.box.components import Tables
from underhall.core.agenda import State
from underhall.core.chance import Chance


class Nim(State):
    """The heaps, and who took the last stone."""

    def __init__(self, tables: Tables, seats: int, chance: Chance) -> None:
        super().__init__(seats, chance)
        self.tables = tables
        self.heaps: list[int] = []
        self.winner = -1

    def copy(self) -> "Nim":
        twin = Nim(self.tables, self.seats, self.chance.copy())
        twin.take_over(self)
        twin.heaps = self.heaps.copy()
        twin.winner = self.winner
        return twin
