"""The numbers a learner sees and chooses, as far as they are special in Dwergar."""

from __future__ import annotations

from typing import Any

import pytest
from games.dwergar.halls import clan, halls, sent
from helpers import at, play
from numbered import assert_numbered, parts

from underhall import editions
from underhall.games.dwergar.box.names import FOREMAN, PROJECTS, SPACES
from underhall.games.dwergar.table.layout import STANDING

Data = dict[str, Any]
GAME = editions.edition("dwergar").game
THREE = ["western_quarter", "old_shaft", "eastern_quarter"]
CHIMNEY = {"decks": ["western_quarter", "eastern_quarter"], "actions": None, "round": 10}


def flags(topic: Any, *tokens: str) -> list[int]:
    """A one at each of the named places."""
    return [int(token in tokens) for token in topic.tokens]


# ---------------------------------------------------------------------- moves


@pytest.mark.parametrize(
    "position",
    [
        halls(clan(developed=["south_steam_pipe"]), extra=1, decks=THREE[::2]),
        halls(clan(developed=["master_tools", "treasury_gate"])),
        {
            **halls(clan(heat=10, lit=8, unlit=0, developed=["rolling_mill_chimney"]), **CHIMNEY),
            "active": 0,
            "agenda": [{"do": "burn_heat", "seat": 0, "project": "rolling_mill_chimney"}],
        },
        {
            **halls(clan(heat=10, lit=8, unlit=0)),
            "active": 0,
            "agenda": [{"do": "pay_heat", "seat": 0, "heat": 9}],
        },
        {
            **halls(clan(realized=["goldsmiths", "armoury"]), actions=None, round=10),
            "agenda": [{"do": "golden_terraces"}],
        },
        {"game": "dwergar", "seats": 4, "table": {"players": [{"colour": None}] * 4, "round": 0}},
    ],
)
def test_all_that_could_be_reached_for_has_a_number(position: Data) -> None:
    if position["table"].get("round") == 0:
        position = {**position, "agenda": [{"do": "choose_colours"}]}
    assert_numbered(at(position))


@pytest.mark.parametrize("space", SPACES.tokens)
def test_every_part_of_an_action_has_a_number(space: str) -> None:
    own = clan("9/9/9/9", heat=5, lit=1, unlit=1, developed=["master_tools", "south_steam_pipe"])
    match = at(halls({**own, "pool": {"engineer": 1}}, clan(), clan(), decks=THREE))
    play(match, f"0 place:engineer:{space}")
    assert match.state.decision.name == "action_menu"
    assert_numbered(match)


# ---------------------------------------------------------------------- observations


def test_the_own_foreman_stands_first_among_foremen() -> None:
    spaces = {"mine_1": "engineer", "forge": "foreman:1"}
    match = at(halls(clan(), clan(), clan(), spaces=spaces))
    width = len(STANDING)
    for seat, seen in [(0, 1), (1, 0), (2, 2)]:
        found = parts(match, seat)["spaces"]
        assert found[:width] == flags(STANDING, "engineer")
        at_forge = found[SPACES.code("forge") * width :][:width]
        assert at_forge == [int(n == FOREMAN + seen) for n in range(width)]


def test_a_foreman_away_is_missing_at_home() -> None:
    match = at(halls(clan(), clan(pool={"blacksmith": 2}), spaces={"forge": "foreman:1"}))
    assert parts(match)["pools"] == [0, 0, 0, 1, 0, 0, 2, 0, *[0] * 8]


def test_cards_are_seen_on_the_track_in_the_deck_and_with_players() -> None:
    own = clan(realized=["armoury"], developed=["north_wall"])
    found = parts(at(halls(own, track=["goldsmiths"])))
    assert found["track"] == flags(PROJECTS, "goldsmiths")
    assert sum(found["deck"]) == 18 - 3
    assert found["owned"][:45] == flags(PROJECTS, "armoury", "north_wall")
    assert found["developed"][:45] == flags(PROJECTS, "north_wall")
    assert found["decks"] == [1, 0, 1, 0, 0]


def test_carts_are_seen_by_level() -> None:
    own = clan(carts={"closed": "0/1/0/0", "level_4": "7/0/0/8"})
    assert parts(at(halls(own)))["carts"][:20] == [0, 1, 0, 0, *[0] * 12, 7, 0, 0, 8]


def test_an_action_is_seen_only_while_it_goes_on() -> None:
    match = sent("engineer", "architect_studio", clan("6/0/0/0"), track=["north_wall"])
    play(match, "0 realize:north_wall")
    found = parts(match)
    assert found["space"] == flags(SPACES, "architect_studio")
    assert found["project"] == flags(PROJECTS, "north_wall")
    assert found["paid"] == [1, 0, 0, 0]
    play(match, "0 end_action")
    found = parts(match)
    for name in ("space", "pawn", "skills", "silvered", "done", "exchanges", "project", "paid"):
        assert not any(found[name])
