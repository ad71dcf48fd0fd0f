"""What tests of rules and records are made of: positions, moves by token, refusals, events."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest
from hypothesis import HealthCheck, settings

from underhall import editions
from underhall.core import check
from underhall.core.chance import Fast
from underhall.core.errors import IllegalMove
from underhall.core.events import Event
from underhall.core.game import Edition
from underhall.core.match import Match
from underhall.core.position import write_position

ROOT = Path(__file__).parent.parent


def examples(count: int) -> settings:
    """How a property is tried: so often, always the same way, however busy the machine."""
    busy = [HealthCheck.too_slow]
    return settings(max_examples=count, deadline=None, derandomize=True, suppress_health_check=busy)


def sparing(values: Iterable[Any], keep: int = 1) -> list[Any]:
    """The first of the values to test with; the others wait for the long examination."""
    late = [pytest.mark.exam]
    return [pytest.param(v, marks=late if n >= keep else []) for n, v in enumerate(values)]


def settings_by_number(edition: Edition) -> list[Any]:
    """The numbers of all settings; those without a choice of their own wait for the long exam."""
    seen: set[object] = set()
    found = []
    for number, (seats, options) in enumerate(check.settings(edition)):
        new = {seats, *options.items()} - seen
        seen |= new
        found.append(pytest.param(number, marks=[] if new else [pytest.mark.exam]))
    return found


def at(position: Mapping[str, Any], *outcomes: int | str, edition: Edition | None = None) -> Match:
    """A match that begins at ``position``, where chance has ``outcomes`` in store.

    A draw of something else than the next outcome names is an error; after the last the seed rules.
    """
    edition = edition or editions.edition(position["game"], position.get("data"))
    if outcomes:
        position = {**position, "chance": [*position.get("chance", []), *outcomes]}
    return Match(edition, position.get("seats", edition.game.seats[0]), position=position)


def started(
    edition: Edition | str, seats: int, seed: Any = 0, chance: Any = None, **options: str
) -> Match:
    """A new match of an edition, or of the game called so."""
    edition = editions.edition(edition) if isinstance(edition, str) else edition
    return Match(edition, seats, options, chance or Fast(seed))


def play(match: Match, *moves: str) -> list[Event]:
    """Make moves such as ``"0 place"``, seat and token; what happened on the way."""
    events: list[Event] = []
    for move in moves:
        seat, token = move.split(maxsplit=1)
        events += match.play(int(seat), token).events
    return events


def play_on(match: Match, seed: int = 0, moves: int = 10_000) -> Match:
    """Make random moves, at most so many."""
    chance = Fast(f"play on {seed}")
    for _ in range(moves):
        waiting = match.state.waiting()
        if not waiting:
            break
        seat = waiting[chance.below(len(waiting))]
        tokens = options(match, seat)
        match.play(seat, tokens[chance.below(len(tokens))])
    return match


def answer_all(match: Match) -> None:
    """Let every seat that is asked now take its first option."""
    for seat in match.state.waiting():
        match.play(seat, options(match, seat)[0])


def options(match: Match, seat: int) -> list[str]:
    """What a seat may choose now, by token."""
    decision = match.state.asked(seat)
    if decision is None:
        return []
    return [decision.token(match.state, code) for code in decision.options(match.state)]


def refused(match: Match, seat: int, token: str) -> tuple[str, str]:
    """Clause and reason with which a move is refused, after a look that it changed nothing."""
    before = snapshot(match)
    with pytest.raises(IllegalMove) as caught:
        match.play(seat, token)
    assert snapshot(match) == before
    return caught.value.refusal.clause, caught.value.refusal.reason


def snapshot(match: Match) -> str:
    """All there is to a match, as text to compare."""
    position = write_position(match.edition, match.state, match.options)
    return json.dumps([position, match.state.mark, match.state.choices, match.log], sort_keys=True)


def table(match: Match) -> dict[str, Any]:
    """What lies on the table, as a position tells it."""
    written: dict[str, Any] = match.edition.game.write(match.state)
    return written


def told(events: list[Event], name: str = "") -> list[dict[str, Any]]:
    """Events as data without their clause, all or those of one name."""
    chosen = [event for event in events if name in ("", event.name)]
    return [
        {key: value for key, value in event.data().items() if key not in ("event", "clause")}
        for event in chosen
    ]


def names(events: list[Event]) -> list[str]:
    """The names of events, in order."""
    return [event.name for event in events]


def tool(name: str) -> ModuleType:
    """One of the programs in tools/, as a module."""
    spec = spec_from_file_location(f"tool_{name}", ROOT / "tools" / f"{name}.py")
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    return module
