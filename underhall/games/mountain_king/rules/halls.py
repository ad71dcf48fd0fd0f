"""Great halls (4.80 to 4.87), laid over tunnels of the own network."""

from __future__ import annotations

from typing import ClassVar

from underhall.core.errors import UnknownToken
from underhall.core.names import Names
from underhall.core.phrase import Phrase, Refusal
from underhall.games.mountain_king.box.names import (
    CELLS,
    CLAN_COUNT,
    HALL_COUNT,
    HALLS,
    PLACEMENTS,
    STRIDE,
)
from underhall.games.mountain_king.rules import events
from underhall.games.mountain_king.rules.digging import (
    placed_cells,
    placed_mark,
    placement_code,
    placement_codes,
    placement_token,
)
from underhall.games.mountain_king.rules.frames import Choice, Steps, cell_targets, refused
from underhall.games.mountain_king.rules.menu import TurnMenu
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
    size, turned = ground.bit_count(), s.tables.hall_turned
    left = [hall for hall in range(HALL_COUNT) if s.halls[hall] == 0]
    small = [hall for hall in left if size >= len(turned[hall][0].offsets)]
    return [hall for hall in small if fits_somewhere(s, hall, ground)]


def refuse_hall(s: MountainKing, seat: int, hall: int) -> Refusal | None:
    """MTK-4.80, 4.81. Why a hall cannot be dedicated."""
    if s.halls[hall]:
        return Refusal("MTK-4.80", "hall-taken", hall=HALLS.word(hall))
    if not fits_somewhere(s, hall, hall_ground(s, seat)):
        return Refusal("MTK-4.81", "hall-fits-nowhere", hall=HALLS.word(hall))
    return None


class GreatHall(TurnMenu):
    """MTK-4.80, 4.13. Dedicate a great hall, trade, or go on."""

    name = "hall"
    steps: ClassVar[Steps] = (STEP_3,)
    things: ClassVar[Names] = HALLS
    starts_action = True
    trades = True
    ending = "no-hall"

    def allowed(self, s: MountainKing) -> list[int]:
        return fitting_halls(s, self.seat)

    def refuse(self, s: MountainKing, thing: int) -> Refusal | None:
        return refuse_hall(s, self.seat, thing)

    def take(self, s: MountainKing, thing: int) -> None:
        s.then(HallPlacement(self.seat, thing))

    def label_of(self, s: MountainKing, thing: int) -> Phrase:
        low, high = s.tables.hall_empty[thing], s.tables.hall_full[thing]
        return Phrase("do-dedicate", hall=HALLS.word(thing), low=low, high=high)

    def targets_of(self, s: MountainKing, thing: int) -> list[str]:
        return [f"hall:{HALLS.token(thing)}"]


class HallPlacement(Choice):
    """MTK-4.81, 4.87. Choose where the hall lies; codes and tokens are those of tunnels, the altar
    with the star."""

    name = "hall_placement"
    codes = range(PLACEMENTS)
    steps: ClassVar[Steps] = (STEP_3,)

    def __init__(self, seat: int, hall: int) -> None:
        super().__init__(seat)
        self.hall = hall

    def unfit(self, s: MountainKing) -> str:
        return refused(refuse_hall(s, self.seat, self.hall))

    def candidates(self, s: MountainKing) -> list[int]:
        """Every placement on the mountain that covers some of the own network."""
        found = self._on(s, s.mountain.cells | s.mountain.heart)
        return [code for code in found if self._covers_own(s, code)]

    def options(self, s: MountainKing) -> list[int]:
        return self._on(s, hall_ground(s, self.seat))

    def _on(self, s: MountainKing, ground: int) -> list[int]:
        """Every placement on this ground."""
        turned = s.tables.hall_turned[self.hall]
        return placement_codes([fits(one.offsets, ground) for one in turned])

    def _cells(self, s: MountainKing, code: int) -> int:
        return placed_cells(s.tables.hall_turned[self.hall], code)

    def _altar(self, s: MountainKing, code: int) -> int:
        return placed_mark(s.tables.hall_turned[self.hall], code)

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
        dedicate(s, self.seat, self.hall, self._cells(s, code), self._altar(s, code))

    def token(self, s: MountainKing, code: int) -> str:
        return placement_token(s.tables.hall_turned[self.hall], code)

    def code(self, s: MountainKing, token: str) -> int:
        code = placement_code(s.tables.hall_turned[self.hall], token)
        if code == NOTHING or not self._covers_own(s, code):
            raise UnknownToken(f"{token!r} is no placement on the own network ({self.name})")
        return code

    def label(self, s: MountainKing, code: int) -> Phrase:
        cells = " ".join([CELLS.shown[each] for each in bits(self._cells(s, code))])
        return Phrase("do-lay-hall", cells=cells, altar=CELLS.word(self._altar(s, code)))

    def prompt(self, s: MountainKing) -> Phrase:
        return Phrase("ask-hall_placement", hall=HALLS.word(self.hall))

    def targets(self, s: MountainKing, code: int) -> list[str]:
        return cell_targets(self._cells(s, code))


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
