"""The examination of the core at every setting, also with enemies soft enough to beat."""

from __future__ import annotations

from typing import Any

import pytest
from helpers import settings_by_number

from underhall import editions
from underhall.bots.bot import Bot
from underhall.core.agenda import SPECTATOR
from underhall.core.chance import Fast
from underhall.core.check import examine, settings
from underhall.core.game import Edition
from underhall.core.match import Match
from underhall.games.runedar.table.state import VICTORY

EDITION = editions.edition("runedar")
LEVELS = ("easy", "normal", "hard", "epic")
KINDS = ("fight", "bribe_exact", "bribe_any", "rubble")
NOTHING = {"wood": 0, "leather": 0, "metal": 0}
ASKED: dict[str, dict[str, Any]] = {
    "fight": {"wounds": 2, "successes_per_wound": 1},
    "bribe_exact": {"resources": {**NOTHING, "wood": 1, "leather": 1}},
    "bribe_any": {"resource_total": 2},
    "rubble": {"rubble": 2},
}
HANDY = ("move", "gather_any", "melee", "dig")
STARTERS = [each["id"] for each in EDITION.raw["starter_card"] if each["kind"] == "dwarf"]
LATER = [each["id"] for each in EDITION.raw["siege_card"] if each["stack"] > 1]
NONE = {"wounds": 0, "successes_per_wound": 0, "resources": NOTHING, "resource_total": 0}


def soft(kind: str) -> Edition:
    """Plenty of gold and orcs, short tunnels, weak trolls, and goblins of one kind or of each.

    Every starter card gathers, strikes and digs, and machines come in the first stack only.
    """
    goblins = [
        {"id": f"goblin_{n}_{own}", **NONE, "rubble": 0, "kind": kind or own, **ASKED[kind or own]}
        for n in range(1, 6)
        for own in KINDS
    ]
    trolls = [{"id": f"troll_{n}", "wounds": 1, "successes_per_wound": 1} for n in range(1, 6)]
    offered = [{"action": action, "value": 2} for action in HANDY]
    data = {
        "starter_card": [{"id": id, "options": offered} for id in STARTERS],
        "siege_card": [{"id": id, "siege_tower": False, "catapult": False} for id in LATER],
        "component_counts": {"orc_figures": 300, "gold_nuggets": 60},
        "gold": {"count": 60},
        "difficulty": [{"id": level, "rubble_per_section": 1} for level in LEVELS],
        "troll_token": trolls,
        "goblin_token": goblins,
    }
    return editions.edition("runedar", data)


@pytest.mark.parametrize("number", settings_by_number(EDITION))
def test_every_setting_is_examined(number: int) -> None:
    seats, options = list(settings(EDITION))[number]
    match = examine(EDITION, seats, options, seed=number, thorough=23)
    assert match.state.ended >= VICTORY
    assert set(match.state.result.ranks) == {1 if match.state.ended == VICTORY else 2}


@pytest.mark.parametrize("kind", ["", *KINDS])
@pytest.mark.parametrize("seats", [1, 3])
def test_soft_enemies_are_examined(kind: str, seats: int) -> None:
    """In these games goblins come out: of every kind, and in pairs of one kind."""
    match = examine(soft(kind), seats, {"difficulty": "epic"}, seed=seats, thorough=41)
    assert match.state.eliminated() > 0


def play_well(match: Match) -> None:
    """Let the greedy bot play every seat to the end."""
    game = match.edition.game
    bots = [Bot("greedy", game, seat, "well played") for seat in range(match.state.seats)]
    while match.state.choices:
        s = match.state
        seat = s.waiting()[0]
        match.play(seat, s.decision.token(s, bots[seat].choose(s)))


def test_it_can_be_won() -> None:
    match = Match(soft("rubble"), 2, {"difficulty": "easy"}, Fast(0))
    play_well(match)
    s = match.state
    assert s.ended == VICTORY
    assert s.result.scores == (10 + s.gold,) * 2
    assert match.edition.game.view(s, SPECTATOR)["chronicle"]["victory"] == s.gold
