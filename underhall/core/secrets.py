"""What one seat may see of a game, and the same game with all else dealt anew."""

from __future__ import annotations

from typing import Any

from underhall.core.agenda import SPECTATOR, Decision, State
from underhall.core.asked import Asked, asked_of
from underhall.core.chance import Chance, Fast
from underhall.core.game import Game
from underhall.core.position import write_agenda
from underhall.core.together import Together

__all__ = ["SPECTATOR", "decision_data", "redeal", "view"]


def view(game: Game[Any], s: State, seat: int, asked: Asked | None = None) -> dict[str, Any]:
    """All that ``seat`` may see: the table, what is going on, and its own options if asked.

    Who shows ``asked`` as well hands it in, and it is not worked out twice.
    """
    own = asked or asked_of(s, seat)
    return {
        "game": game.id,
        "seat": seat,
        "seats": s.seats,
        "turn": s.turn,
        "active": s.active,
        "waiting": s.waiting(),
        "agenda": write_agenda(s, seat),
        "table": game.view(s, seat),
        "decision": None if own is None else own.data(),
        "result": None if s.result is None else s.result.data(),
    }


def decision_data(s: State, decision: Decision[Any]) -> dict[str, Any]:
    """A pending decision with its options and what is refused, by token."""
    return Asked(s, decision).data()


def redeal(game: Game[Any], s: State, seat: int, chance: Chance) -> Any:
    """A copy of ``s`` that looks the same to ``seat``; all it cannot see, the future of chance
    included, is drawn anew from ``chance``."""
    t = game.redeal(s, seat, chance)
    t.chance = Fast(f"redealt {chance.below(1 << 30)} {chance.below(1 << 30)}")
    top = t.agenda[-1] if t.agenda else None
    if isinstance(top, Together):
        t.agenda[-1] = _other_answers(top, t, seat, chance)
    decision = t.decision
    if decision is not None:
        t.choices = decision.options(t)
    return t


def _other_answers(frame: Together[Any], t: State, seat: int, chance: Chance) -> Together[Any]:
    answers = list(frame.answers)
    for who, code in enumerate(answers):
        if code >= 0 and who != seat:
            options = frame.ask(t, who).options(t)
            answers[who] = options[chance.below(len(options))]
    return frame.answered(tuple(answers))
