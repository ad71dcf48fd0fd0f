"""The card of Nim."""

from nim.table.state import Nim
from underhall.core.game import Game


class NimGame(Game[Nim]):
    """Heaps of stones: who takes the last one wins."""

    id = "nim"
    seats = (2, 2)
    minutes = (2, 5)
    weight = 1
    revision = 1
    maturity = "complete"


GAME = NimGame()
