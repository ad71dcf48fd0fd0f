"""RUN-4.32 to 4.35: two steps, or anywhere with the special move."""

from functools import cache

import pytest
from games.runedar.fortress import dice, fort, mine
from helpers import at, examples, names, options, play, refused, told
from hypothesis import given
from hypothesis import strategies as st

from underhall import editions
from underhall.games.runedar.box.names import (
    AREAS,
)

WORKSHOPS = ["carpentry", "tannery", "foundry"]
WALLS = [f"wall_{each}" for each in WORKSHOPS]

NEAR = {
    "keep": "carpentry tannery foundry tunnel_entrance wall_carpentry wall_tannery wall_foundry",
    "carpentry": "keep tannery foundry tunnel_entrance wall_carpentry wall_tannery "
    "tower_tunnel tower_west outside_carpentry",
    "tannery": "keep carpentry foundry tunnel_entrance wall_carpentry wall_tannery wall_foundry "
    "tower_west tower_east outside_tannery",
    "foundry": "keep carpentry tannery tunnel_entrance wall_tannery wall_foundry "
    "tower_east outside_foundry",
    "tunnel_entrance": "keep carpentry tannery foundry wall_carpentry wall_foundry",
    "wall_carpentry": "keep carpentry tannery tunnel_entrance wall_tannery wall_foundry "
    "tower_tunnel tower_west tower_east outside_carpentry outside_tannery",
    "wall_tannery": "keep carpentry tannery foundry wall_carpentry wall_foundry "
    "tower_tunnel tower_west tower_east outside_carpentry outside_tannery outside_foundry",
    "wall_foundry": "keep tannery foundry tunnel_entrance wall_carpentry wall_tannery "
    "tower_west tower_east outside_tannery outside_foundry",
    "tower_tunnel": "carpentry wall_carpentry wall_tannery tower_west outside_carpentry",
    "tower_west": "carpentry tannery wall_carpentry wall_tannery wall_foundry "
    "tower_tunnel tower_east outside_carpentry outside_tannery",
    "tower_east": "tannery foundry wall_carpentry wall_tannery wall_foundry "
    "tower_west outside_tannery outside_foundry",
    "outside_carpentry": "carpentry wall_carpentry wall_tannery tower_tunnel tower_west",
    "outside_tannery": "tannery wall_carpentry wall_tannery wall_foundry tower_west tower_east",
    "outside_foundry": "foundry wall_tannery wall_foundry tower_east",
}
"""Where one move leads from each area, read off the map."""


def moving(area: str) -> list[str]:
    """Where a dwarf may go with one move."""
    match = at(fort("old_saw", "tool_bag", area=area))
    play(match, "0 old_saw:move")
    return options(match, 0)


@cache
def steps(start: str, goal: str) -> int:
    """How many steps it is from one area to another, along the edges of the data."""
    edges = [(row["a"], row["b"]) for row in editions.edition("runedar").raw["edge"]]
    found, n = {start}, 0
    while goal not in found:
        found |= {b for a, b in edges if a in found} | {a for a, b in edges if b in found}
        n += 1
    return n


# ---------------------------------------------------------------------- 4.32 move


@pytest.mark.rule("RUN-4.32")
@pytest.mark.parametrize("area", AREAS.tokens)
def test_one_or_two_steps_and_no_more(area: str) -> None:
    """The house's map (R-1 to R-4) as one table."""
    assert moving(area) == NEAR[area].split()


@pytest.mark.rule("RUN-4.32")
@given(area=st.sampled_from(AREAS.tokens), goal=st.sampled_from(AREAS.tokens))
@examples(60)
def test_where_a_move_leads_is_counted_along_the_edges(area: str, goal: str) -> None:
    assert (goal in moving(area)) == (1 <= steps(area, goal) <= 2)


@pytest.mark.rule("RUN-4.32")
def test_a_move_ends_somewhere_else() -> None:
    match = at(fort("old_saw", "tool_bag", area="tannery"))
    play(match, "0 old_saw:move")
    assert refused(match, 0, "tannery") == ("RUN-4.32", "already-there")
    assert refused(match, 0, "outside_foundry") == ("RUN-4.32", "too-far")


@pytest.mark.rule("RUN-4.32")
def test_only_the_destination_matters() -> None:
    """No figure blocks a way (R-25): two steps are one choice, past orcs and all."""
    orcs = {"carpentry": 2, "wall_carpentry": 3}
    match = at(fort("old_saw", "tool_bag", orcs=orcs, others=({"area": "carpentry"},)))
    events = play(match, "0 old_saw:move", "0 wall_carpentry")
    assert told(events, "moved") == [{"who": 0, "area": "wall_carpentry"}]
    assert (mine(match, "area"), mine(match, "area", 1)) == ("wall_carpentry", "carpentry")
    assert match.state.decision.name == "play"


@pytest.mark.rule("RUN-4.32")
@pytest.mark.parametrize("card", ["old_saw", "cracked_crossbow", "great_axe", "guild_tools"])
def test_every_move_is_of_two_steps(card: str) -> None:
    match = at(fort(card, "tool_bag", area="outside_foundry"))
    play(match, f"0 {card}:move")
    assert options(match, 0) == NEAR["outside_foundry"].split()


# ---------------------------------------------------------------------- 4.33 steps


@pytest.mark.rule("RUN-4.33")
@pytest.mark.parametrize(
    "start, goal, n",
    [
        *[("keep", workshop, 1) for workshop in WORKSHOPS],
        ("keep", "tunnel_entrance", 1),
        *[("keep", wall, 2) for wall in WALLS],
        ("carpentry", "tower_tunnel", 2),
        ("carpentry", "tower_west", 2),
        ("tannery", "tower_west", 2),
        ("foundry", "tower_east", 2),
        ("tunnel_entrance", "tower_tunnel", 3),
        ("wall_carpentry", "wall_tannery", 1),
        ("wall_tannery", "wall_foundry", 1),
        *[(f"wall_{each}", f"outside_{each}", 1) for each in WORKSHOPS],
        *[(f"outside_{each}", f"wall_{each}", 1) for each in WORKSHOPS],
    ],
)
def test_a_way_of_so_many_steps(start: str, goal: str, n: int) -> None:
    assert steps(start, goal) == n
    assert (n <= 2) == (goal in moving(start))


@pytest.mark.rule("RUN-4.33")
def test_from_the_entrance_to_the_tunnel_tower_it_takes_two_cards() -> None:
    match = at(fort("old_saw", "tool_bag", "axe", area="tunnel_entrance"))
    play(match, "0 old_saw:move")
    assert refused(match, 0, "tower_tunnel") == ("RUN-4.32", "too-far")
    play(match, "0 wall_carpentry", "0 tool_bag:move", "0 tower_tunnel")
    assert mine(match, "area") == "tower_tunnel"


@pytest.mark.rule("RUN-4.32", "RUN-4.33")
def test_ex_03_steps() -> None:
    assert moving("keep") == [*WORKSHOPS, "tunnel_entrance", *WALLS]
    assert "carpentry" in moving("tower_tunnel")
    assert "tunnel_entrance" not in moving("tower_tunnel")
    match = at(fort("old_saw", "tool_bag", area="wall_carpentry"))
    events = play(match, "0 old_saw:move", "0 wall_tannery")
    assert told(events, "moved") == [{"who": 0, "area": "wall_tannery"}]
    assert steps("wall_carpentry", "wall_tannery") == 1


# ---------------------------------------------------------------------- 4.34 the special move


@pytest.mark.rule("RUN-4.34")
@pytest.mark.parametrize("area", AREAS.tokens)
def test_a_special_move_leads_to_any_other_area(area: str) -> None:
    """Staying where one is would be no move (R-19)."""
    match = at(fort("runic_axe", "tool_bag", area=area, orcs={"foundry": 2, "wall_tannery": 1}))
    play(match, "0 runic_axe:free_move")
    assert options(match, 0) == [each for each in AREAS.tokens if each != area]
    assert refused(match, 0, area) == ("RUN-4.34", "already-there")


@pytest.mark.rule("RUN-4.34")
def test_the_other_option_is_judged_at_the_new_area() -> None:
    match = at(fort("runic_pickaxe", "tool_bag", area="tunnel_entrance"))
    play(match, "0 runic_pickaxe:free_move", "0 foundry")
    assert options(match, 0) == ["gather_metal", "none"]
    assert refused(match, 0, "dig") == ("RUN-4.63", "not-at-entrance")
    match = at(fort("runic_pickaxe", "tool_bag", area="foundry"))
    play(match, "0 runic_pickaxe:free_move", "0 tunnel_entrance")
    assert options(match, 0) == ["dig", "none"]
    assert refused(match, 0, "gather_metal") == ("RUN-4.36", "not-in-the-workshop")


@pytest.mark.rule("RUN-4.34")
def test_the_other_option_is_carried_out_there() -> None:
    match = at(fort("runic_pickaxe", "tool_bag"))
    events = play(match, "0 runic_pickaxe:free_move", "0 tunnel_entrance", "0 dig")
    assert names(events) == ["card-played", "moved-freely", "followed-up", "dug"]
    assert match.state.rubble == 8 - 2


@pytest.mark.rule("RUN-4.34")
def test_after_a_special_move_one_may_stop() -> None:
    match = at(fort("runic_pickaxe", "tool_bag"))
    events = play(match, "0 runic_pickaxe:free_move", "0 tunnel_entrance", "0 none")
    assert names(events) == ["card-played", "moved-freely"]
    assert (match.state.rubble, mine(match, "area")) == (8, "tunnel_entrance")
    assert match.state.decision.name == "play"


@pytest.mark.rule("RUN-4.34")
def test_where_nothing_else_can_be_done_nobody_is_asked_for_more() -> None:
    match = at(fort("runic_pickaxe", "tool_bag"))
    play(match, "0 runic_pickaxe:free_move", "0 tower_east")
    assert (match.state.decision.name, mine(match, "hand")) == ("play", {"tool_bag": 1})


@pytest.mark.rule("RUN-4.34")
def test_other_cards_join_an_attack_that_follows_a_special_move() -> None:
    hand = ("imperial_crossbow", "cracked_crossbow", "tool_bag")
    match = at(fort(*hand, machines={"catapult": 1}, orcs={"wall_foundry": 1}), *dice("2x112"))
    play(match, "0 imperial_crossbow:free_move", "0 tower_east", "0 ranged", "0 catapult")
    assert options(match, 0) == ["roll", "cracked_crossbow:ranged"]
    play(match, "0 cracked_crossbow:ranged")
    assert match.state.machines[1] == -1


@pytest.mark.rule("RUN-4.34")
@pytest.mark.parametrize("card", ["runic_axe", "runic_pickaxe", "thunder_hammer"])
def test_a_special_move_cannot_follow_another_option(card: str) -> None:
    troll = {"trolls": {"troll_3": 3}, "goblins": {"goblin_5_rubble": 6, "goblin_5_bribe_any": {}}}
    match = at(fort(card, "tool_bag", area="tunnel_entrance", **troll), *dice("111"))
    action = {"runic_axe": "melee", "runic_pickaxe": "dig", "thunder_hammer": "melee_auto"}[card]
    play(match, f"0 {card}:{action}")
    while match.state.decision.name == "window":
        play(match, "0 continue")
    assert match.state.decision.name == "play"
    assert mine(match, "area") == "tunnel_entrance"


# ---------------------------------------------------------------------- 4.35 without moving


@pytest.mark.rule("RUN-4.35")
def test_a_special_move_card_may_be_used_without_moving() -> None:
    match = at(fort("runic_tools", "tool_bag", area="foundry", board={"3": "mattock"}))
    assert "runic_tools:gather_any" in options(match, 0)
    events = play(match, "0 runic_tools:gather_any")
    assert told(events, "gathered") == [{"who": 0, "resource": "metal", "n": 2}]
    assert (mine(match, "area"), match.state.decision.name) == ("foundry", "play")
    assert mine(match, "hand") == {"tool_bag": 1}
