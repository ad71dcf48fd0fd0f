"""Dwergar from end to end: examined games, also with clans rich enough to build everything."""

from __future__ import annotations

import tomllib
from copy import deepcopy
from importlib.resources import files
from typing import Any

import pytest

from underhall.core.agenda import SPECTATOR
from underhall.core.chance import Fast
from underhall.core.check import examine, settings
from underhall.core.errors import BadData, BadOption
from underhall.core.game import Edition
from underhall.core.position import read_position
from underhall.core.secrets import view
from underhall.games.dwergar.encode import LENGTH, MOVES, observe
from underhall.games.dwergar.game import GAME
from underhall.games.dwergar.ids import PROJECTS

RAW = tomllib.loads((files("underhall.games.dwergar") / "components.toml").read_text("utf-8"))
EDITION = Edition(GAME, RAW)
DECKS = ["western_quarter", "new_shaft", "golden_terraces", "old_shaft", "eastern_quarter"]


def rich() -> Edition:
    """Plenty of everything, many actions a turn, furnaces alight: so random play builds a lot."""
    raw = deepcopy(RAW)
    for row in raw["start_resources"]:
        row["hand"] = {"stone": 60, "iron": 60, "gold": 60, "crystal": 40}
    raw["setup"].update(start_furnaces_lit=5, start_furnaces_unlit=2, actions_per_turn=9)
    return Edition(GAME, raw)


RICH = rich()


@pytest.mark.parametrize("number", range(len(list(settings(EDITION)))))
def test_every_setting_is_examined(number: int) -> None:
    seats, options = list(settings(EDITION))[number]
    match = examine(EDITION, seats, options, seed=number, thorough=23)
    assert match.state.round == match.state.rounds


@pytest.mark.parametrize("left_out", DECKS)
def test_rich_clans_are_examined(left_out: str) -> None:
    decks = "+".join(deck for deck in DECKS if deck != left_out)
    options = {"decks": "custom", "custom_decks": decks, "length": "short"}
    match = examine(RICH, 4, options, seed=DECKS.index(left_out), thorough=97)
    assert sum(cards.bit_count() for cards in match.state.developed) >= 5


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_learners_see_numbers_of_the_same_length(seats: int) -> None:
    s, chance = RICH.start(seats, {"decks": "random"}, seed=seats), Fast(seats)
    while s.choices:
        decision = s.decision
        assert sum(MOVES.mask(decision.name, s.choices)) == len(s.choices)
        assert len(observe(view(GAME, s, decision.seat))) == LENGTH
        s.play(s.choices[chance.below(len(s.choices))])


@pytest.mark.parametrize(
    "seats, options",
    [
        (2, {"custom_decks": "new_shaft+old_shaft"}),
        (2, {"decks": "custom"}),
        (3, {"decks": "custom", "custom_decks": "new_shaft+old_shaft"}),
        (2, {"decks": "custom", "custom_decks": "new_shaft+new_shaft"}),
        (2, {"decks": "custom", "custom_decks": "new_shaft+deep_shaft"}),
    ],
)
def test_decks_that_do_not_go_together_are_refused(seats: int, options: dict[str, str]) -> None:
    with pytest.raises(BadOption):
        EDITION.settle(seats, options)


def test_everybody_sees_the_same() -> None:
    s = EDITION.start(3, seed=1)
    assert GAME.view(s, SPECTATOR) == GAME.view(s, 0) == GAME.view(s, 2)


def test_what_a_raise_would_bring_can_be_seen() -> None:
    players = [{"carts": {"closed": {"stone": 3}, "level_1": {"gold": 1}}}, {"rides": "closed"}]
    s = read_position(EDITION, {"table": {"players": players}})
    raises = GAME.view(s, SPECTATOR)["raises"]
    assert [each["levels"] for each in raises] == [1, 2, 3, 4, 5]
    assert [each["heat"] for each in raises] == [0, 1, 2, 3, 4]
    assert raises[1]["goods"] == [{"stone": 3, "gold": 1}, {}]
    assert raises[0]["foremen"] == [False, True]
    assert raises[4]["useful"] == 3


def test_a_short_position_is_made_up() -> None:
    s = read_position(EDITION, {"seats": 3, "table": {"turn": {"actions": 2}}})
    table = GAME.view(s, 0)
    assert s.decision.name == "turn_menu"
    assert table["removed"] == {"ironworker": 2, "engineer": 2, "blacksmith": 2}
    assert "mine_4" not in table["spaces"] and len(table["spaces"]) == 9
    assert len(table["track"]) == 5
    assert {PROJECTS.code(card) % 9 for card in table["track"]} <= {0, 1, 2, 3}


@pytest.mark.parametrize(
    "table, complaint",
    [
        ({"gold": 3}, "knows no 'gold'"),
        ({"track": ["ore_hoist"]}, "of a deck in play"),
        ({"decks": ["new_shaft"]}, "expected 2"),
        ({"track": ["armoury"], "discarded": ["armoury"]}, "named once"),
        ({"players": [{"realized": ["armoury"], "developed": ["armoury"]}]}, "named once"),
        ({"players": [{"realized": ["armoury"]}, {"realized": ["armoury"]}]}, "named once"),
        ({"players": [{"lit": 5, "unlit": 4}]}, "more than 8 furnaces"),
        ({"players": [{"heat": 11}]}, "up to 10"),
        ({"players": [{"pool": {"engineer": 7}}]}, "not so many of pawn engineer"),
        ({"players": [{"rides": "level_1"}], "spaces": {"forge": "foreman:0"}}, "in two places"),
        ({"players": [{"colour": "red"}, {"colour": "red"}]}, "same colour"),
        ({"spaces": {"forge": "foreman"}}, "is no foreman"),
        ({"spaces": {"forge": "engineer:1"}}, "belongs to nobody"),
        ({"event": "mine_collapse"}, "does not last"),
        ({"event": "safety_training", "round": 1}, "expected 0 events"),
        ({"silverbeard": 0}, "not in play"),
        ({"action": {"space": "forge", "pawn": "foreman"}}, "does not stand"),
    ],
)
def test_a_position_that_cannot_be_is_refused(table: dict[str, Any], complaint: str) -> None:
    with pytest.raises(BadData, match=complaint):
        read_position(EDITION, {"seats": 2, "table": table})


@pytest.mark.parametrize(
    "frame, complaint",
    [
        ({"do": "turn_menu", "seat": 0}, "no action is left"),
        ({"do": "action_menu", "seat": 0}, "no action is going on"),
        ({"do": "pay_heat", "seat": 0, "heat": 3}, "less than 3 heat"),
        ({"do": "raise_lift", "levels": 6, "scorer": None}, "up to 5"),
        ({"do": "raise_lift", "levels": 1, "scorer": 3}, "no seat 3"),
        ({"do": "on_develop", "seat": 0, "project": "armoury"}, "has not developed"),
        ({"do": "burn_heat", "seat": 0, "project": "armoury"}, "burns no heat"),
        ({"do": "setup_colour", "seat": 0}, "has its colour"),
        ({"do": "deal_workers"}, "dealt already"),
    ],
)
def test_a_frame_that_cannot_be_is_refused(frame: dict[str, Any], complaint: str) -> None:
    with pytest.raises(BadData, match=complaint):
        read_position(EDITION, {"seats": 2, "active": 0, "agenda": [frame]})
