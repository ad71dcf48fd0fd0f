"""The Siege of Runedar from end to end: examined games, also with enemies soft enough to beat."""

from __future__ import annotations

import tomllib
from importlib.resources import files
from typing import Any

import pytest

from underhall.bots.bot import Bot
from underhall.core.agenda import SPECTATOR
from underhall.core.chance import Fast
from underhall.core.check import examine, settings
from underhall.core.errors import BadData
from underhall.core.game import Edition
from underhall.core.match import Match
from underhall.core.position import read_position
from underhall.core.secrets import redeal, view
from underhall.games.runedar.encode import LENGTH, MOVES, observe
from underhall.games.runedar.game import GAME
from underhall.games.runedar.state import VICTORY

RAW = tomllib.loads((files("underhall.games.runedar") / "components.toml").read_text("utf-8"))
EDITION = Edition(GAME, RAW)

LEVELS = ("easy", "normal", "hard", "epic")
KINDS = ("fight", "bribe_exact", "bribe_any", "rubble")
NOTHING = {"wood": 0, "leather": 0, "metal": 0}


def soft(kind: str) -> Edition:
    """Plenty of gold and orcs, short tunnels, weak trolls, and goblins of one kind or of each."""
    asked: dict[str, dict[str, Any]] = {
        "fight": {"wounds": 2, "successes_per_wound": 1},
        "bribe_exact": {"resources": {**NOTHING, "wood": 1, "leather": 1}},
        "bribe_any": {"resource_total": 2},
        "rubble": {"rubble": 2},
    }
    none = {"wounds": 0, "successes_per_wound": 0, "resources": NOTHING, "resource_total": 0}
    goblins = [
        {"id": f"goblin_{n}_{own}", **none, "rubble": 0, "kind": kind or own, **asked[kind or own]}
        for n in range(1, 6)
        for own in KINDS
    ]
    trolls = [{"id": f"troll_{n}", "wounds": 1, "successes_per_wound": 1} for n in range(1, 6)]
    return Edition(
        GAME,
        RAW,
        {
            "component_counts": {"orc_figures": 300, "gold_nuggets": 300},
            "gold": {"count": 300},
            "difficulty": [{"id": level, "rubble_per_section": 1} for level in LEVELS],
            "troll_token": trolls,
            "goblin_token": goblins,
        },
    )


@pytest.mark.parametrize("number", range(len(list(settings(EDITION)))))
def test_every_setting_is_examined(number: int) -> None:
    seats, options = list(settings(EDITION))[number]
    match = examine(EDITION, seats, options, seed=number, thorough=23)
    assert match.state.ended >= VICTORY
    assert set(match.state.result.ranks) == {1 if match.state.ended == VICTORY else 2}


@pytest.mark.parametrize("kind", ["", *KINDS])
@pytest.mark.parametrize("seats", [1, 3])
def test_soft_enemies_are_examined(kind: str, seats: int) -> None:
    examine(soft(kind), seats, {"difficulty": "epic"}, seed=seats, thorough=41)


def play_well(match: Match) -> None:
    """Let the greedy bot play every seat to the end."""
    bots = [Bot("greedy", GAME, seat, "smoke") for seat in range(match.state.seats)]
    while match.state.choices:
        s = match.state
        seat = s.waiting()[0]
        match.play(seat, s.decision.token(s, bots[seat].choose(s)))


def test_it_can_be_won() -> None:
    match = Match(soft("rubble"), 1, {"difficulty": "easy"}, Fast(2))
    play_well(match)
    s = match.state
    assert s.ended == VICTORY
    assert s.result.scores == (10 + s.gold,)
    assert GAME.view(s, SPECTATOR)["chronicle"]["victory"] == s.gold


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_learners_see_numbers_of_the_same_length(seats: int) -> None:
    s, chance = EDITION.start(seats, seed=seats), Fast(seats)
    while s.choices:
        decision = s.decision
        assert sum(MOVES.mask(decision.name, s.choices)) == len(s.choices)
        assert len(observe(view(GAME, s, decision.seat))) == LENGTH
        s.play(s.choices[chance.below(len(s.choices))])


def dealt(**options: str) -> Any:
    """A game of three at its first turn."""
    s = EDITION.start(3, options, seed=2)
    while s.decision.name == "setup_dwarf":
        s.play(s.choices[0])
    return s


def test_hands_are_secret() -> None:
    s = dealt()
    assert redeal(GAME, s, 0, Fast(1)).zones != s.zones
    told = GAME.view(s, SPECTATOR)["players"]
    assert [player["cards"] for player in told] == [{}, {}, {}]


def test_hands_may_be_open() -> None:
    s = dealt(open_hands="yes")
    assert redeal(GAME, s, 0, Fast(1)).zones == s.zones
    told = GAME.view(s, SPECTATOR)["players"]
    assert [sum(player["cards"].values()) for player in told] == [p["hand"] for p in told]


def test_a_short_position_is_made_up() -> None:
    table = {"step": "cards", "players": [{"hand": ["axe", "pickaxe"], "area": "foundry"}]}
    s = read_position(EDITION, {"seats": 2, "table": table})
    assert GAME.write(s)["players"][0]["hand"] == {"axe": 1, "pickaxe": 1}
    assert GAME.view(s, 0)["players"][1]["hand"] == 5
    assert sum(GAME.write(s)["players"][0]["unseen"].values()) == 7


@pytest.mark.parametrize(
    "table, complaint",
    [
        ({"golds": 3}, "knows no 'golds'"),
        ({"orcs": {"keep": 1}}, "no orc stands at keep"),
        ({"orcs": {"carpentry": 10}}, "not so many"),
        ({"board": {"1": "axe", "2": "axe", "3": "axe"}}, "not so many of card axe"),
        ({"board": {"1": {"card": "axe", "wood": 9}}}, "9 of wood"),
        ({"goblins": {"goblin_1_fight": 1, "goblin_2_fight": 1}}, "of one section"),
        ({"players": [{"hand": ["orc"]}], "step": "cards"}, "orc cards are played before"),
        ({"players": [{"hand": ["axe"] * 3}]}, "not so many of card axe"),
        ({"players": [{"dwarf": "red"}, {"dwarf": "red"}]}, "the same dwarf"),
        ({"catapults": ["catapult_1"]}, "has blocked its space"),
        ({"gold": 0}, "a nugget is left"),
    ],
)
def test_a_position_that_cannot_be_is_refused(table: dict[str, Any], complaint: str) -> None:
    with pytest.raises(BadData, match=complaint):
        read_position(EDITION, {"seats": 2, "table": table})
