"""How many stones there are."""

from nim.box.names import HEAPS, MOST
from underhall.core.data import Raw
from underhall.core.errors import BadData
from underhall.kit.components import amounts


class Tables:
    """The numbers of Nim."""

    def __init__(self, raw: Raw) -> None:
        self.stones = amounts(raw, "heaps.stones", HEAPS)
        if not 1 <= max(self.stones) <= MOST:
            raise BadData(f"component data: heaps.stones must be up to {MOST}, not all 0")
