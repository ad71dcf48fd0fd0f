"""Positions of The Siege of Runedar in one line: the fortress in a turn of seat 0."""

from typing import Any

from helpers import at, options, started, table

from underhall.core.chance import Chance
from underhall.core.events import Event
from underhall.core.match import Match
from underhall.core.secrets import decision_data, view
from underhall.games.runedar.box.names import (
    SIEGE,
    SIEGE_STACK,
)
from underhall.games.runedar.rules.windows import WINDOWS, Interrupt
from underhall.games.runedar.table.layout import LAYOUT

ORC_AREAS = (
    *("carpentry", "tannery", "foundry", "wall_carpentry", "wall_tannery", "wall_foundry"),
    *("outside_carpentry", "outside_tannery", "outside_foundry"),
)
"""Where orcs can stand."""
FACES = {"1": "success_1", "2": "success_2", "3": "success_3", "x": "crossbow"}


def fort(
    *hand: str,
    area: Any = "keep",
    seats: Any = 2,
    others: Any = (),
    options: Any = None,
    **things: Any,
) -> dict[str, Any]:
    """Seat 0 with a hand and other things of its own or of the table, in step C unless told."""
    own = {key: value for key, value in things.items() if key not in LAYOUT.keys}
    common = {key: value for key, value in things.items() if key in LAYOUT.keys}
    players = [{"hand": list(hand), "area": area, **own}, *others]
    return {
        "game": "runedar",
        "seats": seats,
        "options": options or {},
        "table": {"step": "cards", **common, "players": players},
    }


def hole(*hand: str, **things: Any) -> dict[str, Any]:
    """A dwarf at the tunnel entrance."""
    return fort(*hand, area="tunnel_entrance", **things)


def two(**table: Any) -> dict[str, Any]:
    """A position of two players of whom nothing is told but this."""
    return {"game": "runedar", "seats": 2, "table": table}


def one(**things: Any) -> dict[str, Any]:
    """A position of two players of whom the first has these things."""
    return two(step="cards", players=[things])


def dice(faces: str) -> list[str]:
    """A roll as outcomes of chance: successes by number, crossbows as x, such as ``"12x"``."""
    return [f"die:{FACES[face]}" for face in faces]


def mine(match: Match, key: str, seat: int = 0) -> Any:
    """What a player has of something, seat 0 unless told."""
    return table(match)["players"][seat][key]


def on_table(match: Match, *keys: str) -> tuple[Any, ...]:
    """Some of what lies on the table."""
    found = table(match)
    return tuple(found[key] for key in keys)


def stock(match: Match) -> str:
    """The workshops as wood/leather/metal."""
    return "/".join(str(n) for n in table(match)["stock"].values())


def rubble(match: Match) -> tuple[int, int]:
    """Rubble in front of the entrance and in the supply."""
    return match.state.rubble, match.state.supply


def reasons(match: Match, seat: int = 0) -> dict[str, str]:
    """Everything that is refused to a seat now, and why."""
    refused = decision_data(match.state, match.state.asked(seat))["refused"]
    return {each["token"]: each["reason"] for each in refused}


def siege_gone(before: str) -> list[str]:
    """The cards of the stacks that lie above that of a siege card."""
    stack = SIEGE.code(before) // SIEGE_STACK
    return list(SIEGE.tokens[: stack * SIEGE_STACK])


def revealing(card: str, *outcomes: str, **things: Any) -> Match:
    """Seat 0 has just played an orc card for this siege card; no mercenaries unless told."""
    things = {"step": "orcs", "mercenaries": [], "siege_gone": siege_gone(card), **things}
    return at(fort("orc", "old_saw", **things), f"siege:{card}", *outcomes)


def what_happened(match: Match) -> list[Event]:
    """All events of a match so far."""
    return [*match.setup_events, *(event for move in match.moves for event in move.events)]


def window(match: Match) -> str:
    """The window that is open now, or "" if something else is asked."""
    decision = match.state.decision
    return WINDOWS.token(decision.at) if isinstance(decision, Interrupt) else ""


def ended(match: Match) -> str:
    """How the game ended, or "" if it goes on."""
    assert (match.state.result is None) == (table(match)["ended"] is None)
    return table(match)["ended"] or ""


def begun(seats: int, seed: int = 0, chance: Chance | None = None, **chosen: str) -> Match:
    """A new game in which everybody took the first dwarf there was."""
    match = started("runedar", seats, seed, chance, **chosen)
    while match.state.decision.name == "setup_dwarf":
        seat = match.state.decision.seat
        match.play(seat, options(match, seat)[0])
    return match


def seen(match: Match, seat: int) -> dict[str, Any]:
    """The table as a seat sees it."""
    found: dict[str, Any] = view(match.edition.game, match.state, seat)["table"]
    return found
