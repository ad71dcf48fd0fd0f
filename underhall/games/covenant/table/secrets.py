"""What one seat may see (6): everything but what lies in stacks, which nobody has drawn yet.

The draft is open, so goals are known to all (COV-6.3). A face-down chamber shows its back; which
tile it is, what a stack brings and the order of the Elders' cards are drawn when they are needed
(COV-6.1, 6.4). So all seats see the same, and there is nothing to be dealt anew.
"""

from __future__ import annotations

from typing import Any

from underhall.core.agenda import State
from underhall.core.events import Event
from underhall.core.game import Witness
from underhall.games.covenant.box.boards import CELLS, bits
from underhall.games.covenant.box.names import (
    CHAMBERS,
    DIFFICULTIES,
    GOALS,
    ORNAMENT_COLOURS,
    PROJECTS,
)
from underhall.games.covenant.box.printed import printed
from underhall.games.covenant.rules.displays import ornaments_left
from underhall.games.covenant.rules.elders import forge_deck
from underhall.games.covenant.rules.goals import final_achievements, goal_points
from underhall.games.covenant.rules.mountain import districts_with_presence, presence
from underhall.games.covenant.rules.projects import project_points
from underhall.games.covenant.rules.scoring import (
    available,
    column_counts,
    column_worth,
    penalty,
    solo_outcome,
    throne_places,
)
from underhall.games.covenant.table.layout import LAYOUT, is_solo
from underhall.games.covenant.table.state import ENDED, HIDDEN, Covenant


def view(s: Covenant, seat: int) -> dict[str, Any]:
    """The table, with what can be counted there at a glance."""
    told: dict[str, Any] = LAYOUT.view(s, seat)
    for who, player in enumerate(told["players"]):
        player.update(player_view(s, who))
    for colour, token in enumerate(ORNAMENT_COLOURS.tokens):
        told["stacks"][token] = sum(ornaments_left(s, colour))
    told["throne_places"] = throne_places(s)
    if is_solo(s):
        told["elders"] |= elders_view(s)
    told["printed"] = printed(s.tables, s.board, s.seats)
    return told


def player_view(s: Covenant, who: int) -> dict[str, Any]:
    """What a player's things come to."""
    return {
        "achievements": final_achievements(s, who),
        "keys": s.keys(who),
        "storage": s.storage(who),
        "presence": [CELLS.token(cell) for cell in bits(presence(s, who))],
        "districts": districts_with_presence(s, who),
        "columns": [n * column_worth(s, who, at) for at, n in enumerate(column_counts(s, who))],
        "penalty": penalty(s, who),
        "goal_worth": {GOALS.token(goal): goal_points(s, who, goal) for goal in s.my_goals(who)},
        "project_worth": {
            PROJECTS.token(project): project_points(s, who, project) for project in s.projects
        },
    }


def elders_view(s: Covenant) -> dict[str, Any]:
    """The Elders: of their decks the sizes alone."""
    outcomes = ("drawn", "won", "lost")
    return {
        "difficulty": DIFFICULTIES.token(s.difficulty),
        "achievements": s.achievements(s.seats),
        "available": available(s),
        "forge_deck": forge_deck(s),
        "outcome": outcomes[solo_outcome(s)] if s.phase == ENDED else None,
    }


def witness(seat: int) -> Witness:
    """A fresh memory for what a seat will see."""
    return CovenantWitness()


class CovenantWitness(Witness):
    """Remembers the chambers that were turned up, and the goals that were taken in the draft."""

    def __init__(self) -> None:
        self.chambers: dict[int, int] = {}
        self.goals: list[tuple[int, int]] = []

    def see(self, event: Event) -> None:
        if event.name == "chamber-revealed":
            chamber = str(event.value("chamber"))
            self.chambers[_number(event, "cell")] = CHAMBERS.code(chamber)
        elif event.name == "goal-picked":
            self.goals.append((_number(event, "who"), _number(event, "goal")))

    def objection(self, s: State) -> str | None:
        assert isinstance(s, Covenant)
        for cell, chamber in self.chambers.items():
            if s.chambers[cell] != chamber:
                return f"{CELLS.token(cell)} shows another chamber"
        for cell in s.board.cells:
            if s.chambers[cell] != HIDDEN and cell not in self.chambers:
                return f"{CELLS.token(cell)} was never turned up"
        for who, goal in self.goals:
            if goal not in s.my_goals(who):
                return f"seat {who} must have {GOALS.token(goal)}"
        return None


def _number(event: Event, field: str) -> int:
    found = event.value(field)
    assert isinstance(found, int)
    return found
