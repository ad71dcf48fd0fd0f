"""Great halls (4.80 to 4.87), laid over tunnels of the own network."""

from __future__ import annotations

from typing import ClassVar

from underhall.core.agenda import Decision
from underhall.core.errors import UnknownToken
from underhall.core.names import SEAT, Codec
from underhall.core.phrase import Phrase, Refusal
from underhall.games.mountain_king.box.names import (
    CELL_COUNT,
    CELLS,
    CLAN_COUNT,
    HALL_COUNT,
    HALLS,
    STRIDE,
)
from underhall.games.mountain_king.rules import events
from underhall.games.mountain_king.rules.digging import placement_code, placement_token
from underhall.games.mountain_king.rules.menu import CHOICE, END, TRADE, Menu
from underhall.games.mountain_king.rules.misfits import out_of_step, refused
from underhall.games.mountain_king.rules.trading import (
    TradeGain,
    can_trade,
    refuse_trade,
    trade_label,
)
from underhall.games.mountain_king.table.state import NOTHING, STEP_3, MountainKing
from underhall.kit.polyomino import bits, fits, groups


def hall_ground(s: MountainKing, seat: int) -> int:
    """MTK-4.81. The tunnel cells of a network: no gates, no halls."""
    return s.networks[seat] & ~s.gate_cells() & ~s.hall_cells()


def fits_somewhere(s: MountainKing, hall: int, ground: int) -> bool:
    """Whether a hall can be laid on this ground."""
    for turned in s.tables.hall_turned[hall]:
        if fits(turned.offsets, ground):
            return True
    return False


def fitting_halls(s: MountainKing, seat: int) -> list[int]:
    """MTK-4.80, 4.81. The halls of the supply that can be dedicated."""
    ground = hall_ground(s, seat)
    found: list[int] = []
    size = ground.bit_count()
    for hall in range(HALL_COUNT):
        if s.halls[hall] == 0 and size >= len(s.tables.hall_turned[hall][0].offsets):
            if fits_somewhere(s, hall, ground):
                found.append(hall)
    return found


def refuse_hall(s: MountainKing, seat: int, hall: int) -> Refusal | None:
    """MTK-4.80, 4.81. Why a hall cannot be dedicated."""
    if s.halls[hall]:
        return Refusal("MTK-4.80", "hall-taken", hall=HALLS.word(hall))
    if not fits_somewhere(s, hall, hall_ground(s, seat)):
        return Refusal("MTK-4.81", "hall-fits-nowhere", hall=HALLS.word(hall))
    return None


class GreatHall(Menu):
    """MTK-4.80, 4.13. Dedicate a great hall, trade, or go on."""

    name = "hall"
    starts_action = True

    def misfit(self, s: MountainKing) -> str:
        return out_of_step(s, self.seat, STEP_3)

    def candidates(self, s: MountainKing) -> list[int]:
        return [END, TRADE, *range(CHOICE, CHOICE + HALL_COUNT)]

    def options(self, s: MountainKing) -> list[int]:
        halls = fitting_halls(s, self.seat)
        found = [END]
        if can_trade(s, self.seat):
            found.append(TRADE)
        return found + [CHOICE + hall for hall in halls]

    def refusal(self, s: MountainKing, code: int) -> Refusal | None:
        if code == END:
            return None
        if code == TRADE:
            return refuse_trade(s, self.seat)
        return refuse_hall(s, self.seat, code - CHOICE)

    def choose(self, s: MountainKing, code: int) -> None:
        if code == TRADE:
            s.then(TradeGain(self.seat), self)
        elif code != END:
            s.then(HallPlacement(self.seat, code - CHOICE))

    def token(self, s: MountainKing, code: int) -> str:
        return ("end", "trade")[code] if code < CHOICE else HALLS.token(code - CHOICE)

    def label(self, s: MountainKing, code: int) -> Phrase:
        if code == END:
            return Phrase("do-no-hall")
        if code == TRADE:
            return trade_label(s)
        hall = code - CHOICE
        low, high = s.tables.hall_empty[hall], s.tables.hall_full[hall]
        return Phrase("do-dedicate", hall=HALLS.word(hall), low=low, high=high)

    def targets(self, s: MountainKing, code: int) -> list[str]:
        return [] if code < CHOICE else [f"hall:{HALLS.token(code - CHOICE)}"]


class HallPlacement(Decision[MountainKing]):
    """MTK-4.81, 4.87. Choose where the hall lies; codes and tokens are those of tunnels, the altar
    with the star."""

    name = "hall_placement"
    fields: ClassVar[tuple[tuple[str, Codec], ...]] = (("seat", SEAT), ("hall", HALLS))

    def __init__(self, seat: int, hall: int) -> None:
        super().__init__(seat)
        self.hall = hall

    def misfit(self, s: MountainKing) -> str:
        why = refused(refuse_hall(s, self.seat, self.hall))
        return why or out_of_step(s, self.seat, STEP_3)

    def _where(self, s: MountainKing, ground: int) -> list[int]:
        found: list[int] = []
        for at, turned in enumerate(s.tables.hall_turned[self.hall]):
            found += [at * CELL_COUNT + cell for cell in bits(fits(turned.offsets, ground))]
        return found

    def candidates(self, s: MountainKing) -> list[int]:
        """Every placement on the mountain that covers some of the own network."""
        found = self._where(s, s.mountain.cells | s.mountain.heart)
        return [code for code in found if self._covers_own(s, code)]

    def options(self, s: MountainKing) -> list[int]:
        return self._where(s, hall_ground(s, self.seat))

    def _cells(self, s: MountainKing, code: int) -> int:
        orientation, cell = divmod(code, CELL_COUNT)
        return s.tables.hall_turned[self.hall][orientation].mask << cell

    def _covers_own(self, s: MountainKing, code: int) -> bool:
        return self._cells(s, code) & s.networks[self.seat] != 0

    def refusal(self, s: MountainKing, code: int) -> Refusal | None:
        cells = self._cells(s, code)
        if cells & ~s.networks[self.seat]:
            return Refusal("MTK-4.81", "hall-outside-network")
        if cells & s.gate_cells():
            return Refusal("MTK-4.81", "hall-on-gate")
        if cells & s.hall_cells():
            return Refusal("MTK-4.81", "hall-on-hall")
        return None

    def choose(self, s: MountainKing, code: int) -> None:
        orientation, cell = divmod(code, CELL_COUNT)
        altar = cell + s.tables.hall_turned[self.hall][orientation].mark
        dedicate(s, self.seat, self.hall, self._cells(s, code), altar)

    def token(self, s: MountainKing, code: int) -> str:
        return placement_token(s.tables.hall_turned[self.hall], code)

    def code(self, s: MountainKing, token: str) -> int:
        code = placement_code(s.tables.hall_turned[self.hall], token)
        if code == NOTHING or not self._covers_own(s, code):
            raise UnknownToken(f"{token!r} is no placement on the own network ({self.name})")
        return code

    def label(self, s: MountainKing, code: int) -> Phrase:
        orientation, cell = divmod(code, CELL_COUNT)
        altar = cell + s.tables.hall_turned[self.hall][orientation].mark
        cells = " ".join([CELLS.token(each) for each in bits(self._cells(s, code))])
        return Phrase("do-lay-hall", cells=cells, altar=CELLS.token(altar))

    def prompt(self, s: MountainKing) -> Phrase:
        return Phrase("ask-hall_placement", hall=HALLS.word(self.hall))

    def targets(self, s: MountainKing, code: int) -> list[str]:
        return ["cell:" + CELLS.token(cell) for cell in bits(self._cells(s, code))]


def dedicate(s: MountainKing, seat: int, hall: int, cells: int, altar: int) -> None:
    """MTK-4.81 to 4.85. Lay a hall: pedestals leave the game, statues stay, tunnels are cut."""
    s.halls[hall] = cells
    s.altars[hall] = altar
    s.say(events.HALL_DEDICATED, seat, hall, tuple(bits(cells)), altar)
    for clan in range(CLAN_COUNT):
        for cell in bits(s.pedestals[clan] & cells):
            s.gone[clan] += 1
            s.say(events.PEDESTAL_REMOVED, seat, clan, cell)
        s.pedestals[clan] &= ~cells
    s.anchors &= ~cells
    s.tunnels = cut(s.tunnels, cells)


def cut(tunnels: list[int], cells: int) -> list[int]:
    """MTK-4.5, 4.85. What a hall leaves of each tunnel: every connected rest is one of its own."""
    found: list[int] = []
    for tunnel in tunnels:
        if not tunnel & cells:
            found.append(tunnel)
        else:
            found += groups(tunnel & ~cells, STRIDE)
    return found
