"""Laying a table: from what somebody wants to its first entry."""

from __future__ import annotations

import secrets
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from importlib.metadata import version
from typing import Any

from underhall import editions
from underhall.core.chance import Committed
from underhall.core.errors import NONSENSE, BadData, BadOption
from underhall.core.game import Edition
from underhall.core.match import Match
from underhall.server.tables import log
from underhall.server.tables.chairs import (
    BOT,
    OPEN,
    PERSON,
    Chair,
    bot_name,
    check_level,
    clean_name,
)
from underhall.server.tables.log import Data, Entry
from underhall.server.tables.table import KEPT, Table
from underhall.server.tables.undoing import POLICIES

ME, HERE = "me", "here"
"""Whoever opens the table, and another person at the same device."""

LETTERS = "23456789ABCDEFGHJKLMNPQRSTUVWXYZ"
"""Nothing that could be mistaken for something else when read aloud."""

CODE_LENGTH = 10
ID_LENGTH = 12
THEN = ("wait", "bot")
SHORTEST_CLOCK, LONGEST_CLOCK = 10, 14 * 24 * 3600


@dataclass(frozen=True)
class ChairPlan:
    """One chair as it is wanted: ``me``, ``here``, ``open`` or ``bot``."""

    kind: str
    name: str = ""
    level: str = ""


@dataclass(frozen=True)
class TablePlan:
    """A table as it is wanted."""

    game: str
    chairs: Sequence[ChairPlan]
    options: Mapping[str, str] = field(default_factory=dict)
    undo: str = POLICIES[0]
    clock: int | None = None
    then: str = THEN[0]
    position: Mapping[str, Any] | None = None
    corrections: str | None = None
    public: bool = False
    """Whether the hall shows its free chairs to everybody."""
    hints: bool = True
    """Whether the coach may be asked."""
    trial_of: str = ""
    """The table from which somebody tries things out here, and goes back to."""

    @property
    def own_seats(self) -> list[int]:
        """The seats of whoever opens the table."""
        return [seat for seat, chair in enumerate(self.chairs) if chair.kind in (ME, HERE)]


def code() -> str:
    """A fresh invitation."""
    return "".join(secrets.choice(LETTERS) for _ in range(CODE_LENGTH))


def table_id() -> str:
    """A fresh name for a table; it opens nothing by itself."""
    return "".join(secrets.choice(LETTERS) for _ in range(ID_LENGTH)).lower()


def lay(plan: TablePlan, at: int) -> Table:
    """A new table, its game begun with chance that is promised by hash."""
    _check(plan)
    source = Committed(secrets.token_bytes(32))
    edition, match = _begun(plan, source.copy())
    if match.state.result is not None:
        raise BadData("in this position the game is over")
    opened: Data = {
        "version": version("underhall"),
        "game": edition.game.id,
        "revision": edition.game.revision,
        "data": edition.fingerprint,
        "seats": match.state.seats,
        "options": dict(match.options),
        "setup": list(match.setup_chance),
        "commitment": source.commitment,
        "key": source.key.hex(),
        "undo": plan.undo,
        "chairs": [chair.data() for chair in _chairs(plan.chairs)],
    }
    if edition.overrides:
        opened["overrides"] = edition.overrides
    if plan.position is not None:
        opened["position"] = dict(plan.position)
    if plan.clock is not None:
        opened["clock"] = {"seconds": plan.clock, "then": plan.then}
    if plan.public:
        opened["public"] = True
    if not plan.hints:
        opened["hints"] = False
    if plan.trial_of:
        opened["trial_of"] = plan.trial_of
    table = Table(table_id(), code(), Entry(1, at, log.OPENED, opened))
    table.begin(match)
    table.start_clocks(at)
    table.turn = match.state.turn
    return table


def _begun(plan: TablePlan, chance: Committed) -> tuple[Edition, Match]:
    if plan.position is None:
        edition = editions.edition(plan.game, editions.corrections(plan.game, plan.corrections))
        return edition, Match(edition, len(plan.chairs), plan.options, chance, keep=KEPT)
    try:
        own = plan.position.get("data")
        edition = editions.edition(plan.game, own if isinstance(own, dict) else None)
        options = plan.options or None
        return edition, Match(edition, len(plan.chairs), options, chance, plan.position, KEPT)
    except NONSENSE as why:
        raise BadData(f"this position does not fit: {why}") from why


def _check(plan: TablePlan) -> None:
    least, most = editions.game(plan.game).seats
    if not least <= len(plan.chairs) <= most:
        raise BadOption(f"{plan.game} is for {least} to {most} players, not {len(plan.chairs)}")
    if plan.undo not in POLICIES:
        raise BadOption(f"undo is one of {', '.join(POLICIES)}, not {plan.undo!r}")
    if plan.then not in THEN:
        raise BadOption(f"after the clock comes one of {', '.join(THEN)}, not {plan.then!r}")
    if plan.clock is not None and not SHORTEST_CLOCK <= plan.clock <= LONGEST_CLOCK:
        raise BadOption(f"a clock runs {SHORTEST_CLOCK} to {LONGEST_CLOCK} seconds")


def _chairs(wanted: Sequence[ChairPlan]) -> list[Chair]:
    taken = [clean_name(one.name) for one in wanted]
    chairs = []
    for seat, one in enumerate(wanted):
        if one.kind == BOT:
            taken[seat] = taken[seat] or bot_name(taken)
            chairs.append(Chair(BOT, taken[seat], check_level(one.level)))
        elif one.kind in (ME, HERE, OPEN):
            chairs.append(Chair(OPEN if one.kind == OPEN else PERSON, taken[seat]))
        else:
            raise BadOption(f"a chair is me, here, open or bot, not {one.kind!r}")
    return chairs
