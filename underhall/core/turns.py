"""How far a turn goes: who looks ahead compares positions at its end, before anybody else acts."""

from __future__ import annotations

from underhall.core.agenda import State


def advance_in_turn(s: State) -> bool:
    """Run the agenda as far as the next real decision of this turn: True.

    False at the end of the turn and at the end of the game. A turn is over when a frame comes up
    that says so (``Frame.ends_turn``), as one does after which new things are dealt, or when
    another turn has just begun. Then nothing is asked, and ``advance`` would go on.
    """
    agenda = s.agenda
    turn = s.turn
    s.forced = 0
    s.choices = []
    while agenda:
        top = agenda[-1]
        if s.turn != turn or top.ends_turn(s):
            return False
        if not top.step(s):
            return True
    return False
