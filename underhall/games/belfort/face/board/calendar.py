"""The time rail: seven months in three seasons, and the phases of a month."""

from __future__ import annotations

from typing import Final

from underhall.core.phrase import Phrase
from underhall.games.belfort.face.board.signs import Data, Say, Table, capital
from underhall.games.belfort.face.picture import PHASE_WORDS
from underhall.games.belfort.table.state import PHASES

SHOWN: Final = tuple([phase for phase in PHASES if phase != "opening"])


def rail(view: Table, raw: Table, say: Say) -> Data:
    """Where in the game we are."""
    table = view["table"]
    now = table["round"]
    over = view["result"] is not None
    steps = [_step(month, now, over, say) for month in raw["month"]]
    for at, step in enumerate(steps):
        step["gap"] = at > 0 and steps[at - 1]["icon"] != step["icon"]
    phases = [
        {"name": say(PHASE_WORDS.word(PHASE_WORDS.code(phase))), "now": phase == table["phase"]}
        for phase in SHOWN
    ]
    return {"steps": steps, "phases": phases, "short": _short(view, say), "over": over}


def _step(month: Table, now: int, over: bool, say: Say) -> Data:
    n = month["round"]
    return {
        "n": n,
        "icon": month["season"],
        "title": capital(say(Phrase("board-month", round=n))),
        "done": n < now or over,
        "now": n == now and not over,
        "score": month["scoring"],
    }


def _short(view: Table, say: Say) -> str:
    table = view["table"]
    if view["result"] is not None:
        return say(Phrase("game-over"))
    phase = PHASE_WORDS.word(PHASE_WORDS.code(table["phase"]))
    rounds = table["printed"]["rounds"]
    return say(Phrase("board-now", round=table["round"], rounds=rounds, phase=phase))
