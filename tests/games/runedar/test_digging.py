"""RUN-4.63 to 4.68 and 4.71: digging, and the goblins below."""

from typing import Any

import pytest
from games.runedar.fortress import fort, hole, on_table, reasons, rubble
from helpers import at, examples, names, options, play, play_on, refused, started, table, told
from hypothesis import given
from hypothesis import strategies as st

from underhall import editions
from underhall.core.errors import BadData
from underhall.games.runedar.box.names import (
    RUBBLE,
)

SUPPLY = 12


# ---------------------------------------------------------------------- 4.63 when one may dig


@pytest.mark.rule("RUN-4.63")
@pytest.mark.parametrize(
    "area", ["keep", "carpentry", "foundry", "tower_tunnel", "wall_carpentry", "outside_tannery"]
)
def test_digging_is_for_the_tunnel_entrance(area: str) -> None:
    match = at(fort("shovel", "tool_bag", area=area))
    assert refused(match, 0, "shovel:dig") == ("RUN-4.63", "not-at-entrance")
    assert "shovel:dig" in options(at(hole("shovel", "tool_bag")), 0)


@pytest.mark.rule("RUN-4.63")
@pytest.mark.parametrize(
    "enemies",
    [
        {},
        {"trolls": {"troll_1": 3}},
        {"trolls": {"troll_1": 3, "troll_2": 1}, "orcs": {"carpentry": 2}},
    ],
)
@pytest.mark.parametrize("other", [{}, {"goblin_2_fight": 1}, {"goblin_2_bribe_any": {}}])
def test_a_goblin_in_panic_is_dug_free_whoever_else_is_there(
    enemies: dict[str, Any], other: dict[str, Any]
) -> None:
    match = at(hole("shovel", "tool_bag", goblins={"goblin_2_rubble": 3, **other}, **enemies))
    assert "shovel:dig" in options(match, 0)
    play(match, "0 shovel:dig")
    assert table(match)["goblins"] == {"goblin_2_rubble": 1, **other}


@pytest.mark.rule("RUN-4.63")
def test_orcs_do_not_hinder_digging() -> None:
    match = at(
        hole("shovel", "tool_bag", orcs={"carpentry": 3, "foundry": 3}, machines={"catapult": 0})
    )
    assert "shovel:dig" in options(match, 0)


# ---------------------------------------------------------------------- 4.64 rubble


@pytest.mark.rule("RUN-4.64")
@pytest.mark.parametrize("card, n", [("blunt_pickaxe", 1), ("shovel", 2), ("great_mattock", 4)])
def test_digging_moves_rubble_to_the_supply(card: str, n: int) -> None:
    match = at(hole(card, "tool_bag"))
    assert rubble(match) == (8, 4)
    events = play(match, f"0 {card}:dig")
    assert rubble(match) == (8 - n, 4 + n)
    assert told(events, "dug") == [{"who": 0, "n": n, "left": 8 - n}]


@pytest.mark.rule("RUN-4.64")
def test_no_more_is_removed_than_lies_there() -> None:
    match = at(hole("great_mattock", "tool_bag", rubble=3))
    events = play(match, "0 great_mattock:dig")
    assert told(events, "dug") == [{"who": 0, "n": 3, "left": 0}]


# ---------------------------------------------------------------------- 4.65 goblins in panic


@pytest.mark.rule("RUN-4.65")
@pytest.mark.parametrize(
    "card, pieces, left", [("blunt_pickaxe", 3, 2), ("shovel", 3, 1), ("steel_shovel", 3, 0)]
)
def test_rubble_is_removed_beside_the_goblin(card: str, pieces: int, left: int) -> None:
    goblins = {"goblin_2_rubble": pieces, "goblin_2_fight": 1}
    match = at(hole(card, "tool_bag", goblins=goblins))
    play(match, f"0 {card}:dig")
    expected = {"goblin_2_rubble": left} if left else {}
    assert table(match)["goblins"] == {"goblin_2_fight": 1, **expected}
    assert rubble(match) == (0, SUPPLY - left)


@pytest.mark.rule("RUN-4.65")
def test_surplus_is_lost_even_when_a_new_pile_appears() -> None:
    """The goblin was the last of its pair, and four could be dug (R-15)."""
    match = at(hole("great_mattock", "tool_bag", goblins={"goblin_2_rubble": 1}))
    play(match, "0 great_mattock:dig")
    assert (rubble(match), table(match)["goblins"]) == ((8, 4), {})
    assert match.state.decision.name == "play"


def two_in_panic() -> dict[str, Any]:
    """Corrected data: the fighting goblin of section 2 is in panic as well."""
    none = {"wounds": 0, "successes_per_wound": 0}
    data = {"goblin_token": [{"id": "goblin_2_fight", "kind": "rubble", "rubble": 4, **none}]}
    goblins = {"goblin_2_fight": 4, "goblin_2_rubble": 3}
    return {**hole("shovel", "tool_bag", goblins=goblins), "data": data}


@pytest.mark.rule("RUN-4.65")
def test_of_two_goblins_in_panic_one_is_chosen() -> None:
    match = at(two_in_panic())
    play(match, "0 shovel:dig")
    assert options(match, 0) == ["goblin_2_fight", "goblin_2_rubble"]
    play(match, "0 goblin_2_fight")
    assert table(match)["goblins"] == {"goblin_2_fight": 2, "goblin_2_rubble": 3}
    assert (match.state.supply, match.state.decision.name) == (SUPPLY - 5, "play")


@pytest.mark.rule("RUN-4.65")
def test_surplus_never_carries_to_another_pile() -> None:
    position = two_in_panic()
    position["table"]["goblins"]["goblin_2_rubble"] = 1
    match = at(position)
    play(match, "0 shovel:dig", "0 goblin_2_rubble")
    assert table(match)["goblins"] == {"goblin_2_fight": 4}


@pytest.mark.rule("RUN-4.63", "RUN-4.65")
def test_ex_16_rubble_goblin_with_a_troll_present() -> None:
    goblins = {"goblin_2_rubble": 1, "goblin_2_fight": 1}
    match = at(hole("shovel", "tool_bag", goblins=goblins, trolls={"troll_1": 3}))
    events = play(match, "0 shovel:dig")
    assert told(events, "goblin-dug-free") == [{"who": 0, "n": 1, "left": 0}]
    assert on_table(match, "goblins", "trolls") == ({"goblin_2_fight": 1}, {"troll_1": 3})
    assert rubble(match) == (0, 12)


# ---------------------------------------------------------------------- 4.66 a section finished


@pytest.mark.rule("RUN-4.66")
@pytest.mark.parametrize("section", [1, 2, 3, 4, 5])
def test_under_the_last_piece_two_goblins_of_the_section_come_out(section: int) -> None:
    """Group k lies under section k, and section 1 is removed first (R-23)."""
    drawn = [f"goblin_{section}_rubble", f"goblin_{section}_bribe_exact"]
    position = hole("shovel", "tool_bag", rubble=2, blocks=6 - section)
    match = at(position, *[f"goblin:{goblin}" for goblin in drawn])
    events = play(match, "0 shovel:dig")
    assert table(match)["blocks"] == 5 - section
    assert set(table(match)["goblins"]) == set(drawn)
    assert told(events, "section-finished") == [{"section": section}]
    assert [each["goblin"] for each in told(events, "goblin-revealed")] == drawn
    assert names(events)[:3] == ["card-played", "dug", "section-finished"]


@pytest.mark.rule("RUN-4.66")
@given(section=st.integers(1, 5), seed=st.integers(0, 10**6))
@examples(40)
def test_two_different_tokens_of_its_own_group_are_drawn(section: int, seed: int) -> None:
    match = at({**hole("shovel", "tool_bag", rubble=1, blocks=6 - section), "seed": seed})
    play(match, "0 shovel:dig")
    found = list(table(match)["goblins"])
    assert len(found) == 2
    assert {goblin[:8] for goblin in found} == {f"goblin_{section}"}


@pytest.mark.rule("RUN-4.64", "RUN-4.66", "RUN-4.68")
def test_ex_06_section_finished() -> None:
    drawn = ["goblin:goblin_1_rubble", "goblin:goblin_1_bribe_any"]
    match = at(hole("pickaxe", "tool_bag", "blunt_pickaxe", rubble=1), *drawn)
    events = play(match, "0 pickaxe:dig")
    assert told(events, "dug") == [{"who": 0, "n": 1, "left": 0}]
    assert on_table(match, "blocks", "rubble") == (4, 0)
    assert table(match)["goblins"] == {"goblin_1_bribe_any": {}, "goblin_1_rubble": 2}
    play(match, "0 tool_bag:dig", "0 blunt_pickaxe:dig")
    assert (table(match)["goblins"], rubble(match)) == ({"goblin_1_bribe_any": {}}, (0, 12))


# ---------------------------------------------------------------------- 4.67 rubble beside goblins


@pytest.mark.rule("RUN-4.67")
@pytest.mark.parametrize("level, pile", [("easy", 6), ("normal", 8), ("hard", 10), ("epic", 12)])
@pytest.mark.parametrize("section", [1, 2, 3, 4, 5])
def test_a_goblin_in_panic_takes_its_rubble_from_the_supply(
    level: str, pile: int, section: int
) -> None:
    things = {"rubble": 1, "blocks": 6 - section, "options": {"difficulty": level}}
    drawn = [f"goblin:goblin_{section}_rubble", f"goblin:goblin_{section}_bribe_any"]
    match = at(hole("shovel", "tool_bag", **things), *drawn)
    assert rubble(match) == (1, 11)
    play(match, "0 shovel:dig")
    pieces = section + 1
    assert table(match)["goblins"][f"goblin_{section}_rubble"] == pieces
    assert rubble(match) == (0, 12 - pieces)


@pytest.mark.rule("RUN-4.67")
def test_there_is_always_enough_rubble() -> None:
    """When goblins come out all twelve pieces lie in the supply; no data may ask for more."""
    tables = editions.edition("runedar").tables
    assert max(tables.goblin_work[RUBBLE::4]) <= tables.rubble == SUPPLY
    with pytest.raises(BadData, match=r"goblin_token\.rubble is more than there is"):
        editions.edition("runedar", {"goblin_token": [{"id": "goblin_5_rubble", "rubble": 13}]})


# ---------------------------------------------------------------------- 4.68, 4.71 in the way


@pytest.mark.rule("RUN-4.68")
@pytest.mark.parametrize(
    "goblins",
    [{"goblin_2_fight": 1}, {"goblin_2_bribe_any": {}, "goblin_2_bribe_exact": {"wood": 1}}],
)
def test_goblins_stop_the_digging(goblins: dict[str, Any]) -> None:
    match = at(hole("shovel", "tool_bag", goblins=goblins))
    assert refused(match, 0, "shovel:dig") == ("RUN-4.68", "goblins-in-the-way")


@pytest.mark.rule("RUN-4.68", "RUN-4.71")
def test_a_troll_stops_the_digging_until_it_is_gone() -> None:
    match = at(hole("shovel", "war_hammer", "tool_bag", trolls={"troll_1": 1}))
    assert refused(match, 0, "shovel:dig") == ("RUN-4.71", "troll-in-the-way")
    assert reasons(match)["war_hammer:dig"] == "troll-in-the-way"
    play(match, "0 war_hammer:melee_auto")
    play(match, "0 shovel:dig")
    assert table(match)["rubble"] == 6


@pytest.mark.rule("RUN-4.71")
def test_a_troll_that_arrives_later_stops_it_again() -> None:
    """The siege tower acts before the turn of the player who would dig."""
    own = {"step": "machines", "machines": {"siege_tower": 0}, "rubble": 3}
    match = at(hole("shovel", "tool_bag", "axe", "mace", "old_saw", **own), "troll:troll_5")
    assert (match.state.decision.name, table(match)["trolls"]) == ("play", {"troll_5": 2})
    assert refused(match, 0, "shovel:dig") == ("RUN-4.71", "troll-in-the-way")


@pytest.mark.rule("RUN-4.68")
@given(seats=st.integers(1, 4), seed=st.integers(0, 10**6))
@examples(15)
def test_goblins_and_rubble_in_front_never_coexist(seats: int, seed: int) -> None:
    data = {"difficulty": [{"id": "easy", "rubble_per_section": 1}]}
    match = started(editions.edition("runedar", data), seats, seed, difficulty="easy")
    for _ in range(12):
        if play_on(match, seed, 20).state.result is None:
            assert bool(match.state.goblins()) == (match.state.rubble == 0)
