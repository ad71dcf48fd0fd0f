"""Setup (3): dwarves, the fortress, the upgrade board, the first hands."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar

from underhall.core.agenda import Decision, Effect, Frame
from underhall.core.chance import Chance
from underhall.core.names import Names
from underhall.core.phrase import Refusal, SeatName
from underhall.games.runedar.box.components import Tables
from underhall.games.runedar.box.names import DIFFICULTIES, DWARVES, SEATS, SPACES, YELLOW
from underhall.games.runedar.rules import events
from underhall.games.runedar.rules.misfits import set_up, unready
from underhall.games.runedar.rules.turn import TakeTurn, draw_hand
from underhall.games.runedar.rules.upgrades import draw_upgrade
from underhall.games.runedar.table.layout import LAYOUT
from underhall.games.runedar.table.state import NOBODY, NOTHING, Runedar


def setup(tables: Tables, seats: int, options: Mapping[str, str], chance: Chance) -> Runedar:
    """RUN-3.1 to 3.14. The steps of setup; what is hidden is decided when it is revealed."""
    s = laid_out(tables, seats, options, chance)
    s.then(*opening(seats))
    return s


def laid_out(tables: Tables, seats: int, options: Mapping[str, str], chance: Chance) -> Runedar:
    """RUN-3.2, 3.4 to 3.9, 3.11, 3.12. What needs no chance."""
    difficulty = DIFFICULTIES.code(options["difficulty"])
    s = Runedar(tables, seats, difficulty, options["open_hands"] == "yes", chance)
    LAYOUT.lay_out(s)
    return s


def opening(seats: int) -> list[Frame[Any]]:
    """RUN-3.3, 3.10, 3.13, 3.14. What needs players or chance."""
    return [*map(SetupDwarf, range(seats)), OpenBoard(), DealHands(), FirstPlayer()]


class SetupDwarf(Decision[Runedar]):
    """RUN-3.3. Choose a dwarf that nobody has."""

    name = "setup_dwarf"
    starts_action = True
    names: ClassVar[Names | None] = DWARVES

    def misfit(self, s: Runedar) -> str:
        return "" if s.dwarves[self.seat] == NOBODY else "this seat has its dwarf (RUN-3.3)"

    def refusal(self, s: Runedar, code: int) -> Refusal | None:
        if code in s.dwarves:
            return Refusal("RUN-3.3", "dwarf-taken", who=SeatName(s.dwarves.index(code)))
        return None

    def choose(self, s: Runedar, code: int) -> None:
        s.dwarves[self.seat] = code
        s.say(events.DWARF_CHOSEN, self.seat, code)

    def targets(self, s: Runedar, code: int) -> list[str]:
        return [f"dwarf:{DWARVES.token(code)}"]


class OpenBoard(Effect[Runedar]):
    """RUN-3.10. Five yellow cards are laid on the spaces."""

    name = "open_board"

    def misfit(self, s: Runedar) -> str:
        laid = [kind for kind in s.board if kind != NOTHING]
        return set_up(s) or ("cards lie on the board already (RUN-3.10)" if laid else "")

    def run(self, s: Runedar) -> None:
        for space in range(SPACES):
            kind = draw_upgrade(s, YELLOW)
            s.put_upgrade(space, kind)
            s.say(events.UPGRADE_OPENED, kind, space + 1)


class DealHands(Effect[Runedar]):
    """RUN-3.13. Every player draws five cards."""

    name = "deal_hands"

    def misfit(self, s: Runedar) -> str:
        dealt = [seat for seat in range(s.seats) if s.hand_size(seat)]
        return set_up(s) or ("hands are dealt already (RUN-3.13)" if dealt else "")

    def run(self, s: Runedar) -> None:
        for seat in range(s.seats):
            draw_hand(s, seat, "RUN-3.13")


class FirstPlayer(Effect[Runedar]):
    """RUN-3.14. A random player takes the first turn."""

    name = "first_player"

    def misfit(self, s: Runedar) -> str:
        return set_up(s) or unready(s)

    def run(self, s: Runedar) -> None:
        seat = s.pick(SEATS, list(range(s.seats))) if s.seats > 1 else 0
        s.say(events.FIRST_PLAYER, seat)
        s.then(TakeTurn(seat))
