"""RUN-4.61 to 4.72: trolls, goblins and digging."""

from typing import Any

import pytest
from games.runedar.fortress import dice, fort, on_table, reasons, stock
from helpers import at, examples, names, options, play, play_on, refused, started, table, told
from hypothesis import given
from hypothesis import strategies as st

from underhall import shelf
from underhall.core.errors import BadData
from underhall.core.match import Match
from underhall.games.runedar.components import RUBBLE

SUPPLY = 12
PLAY = [{"do": "cards_step", "seat": 0}]


def hole(*hand: str, **things: Any) -> dict[str, Any]:
    """A dwarf at the tunnel entrance."""
    return fort(*hand, area="tunnel_entrance", **things)


def rubble(match: Match) -> tuple[int, int]:
    """Rubble in front of the entrance and in the supply."""
    return match.state.rubble, match.state.supply


# ---------------------------------------------------------------------- 4.61 trolls


@pytest.mark.rule("RUN-4.61")
@pytest.mark.parametrize("wounds, successes", [(3, 2), (2, 3), (3, 3), (4, 2), (2, 4)])
def test_a_troll_stands_so_many_wounds(wounds: int, successes: int) -> None:
    number = [(3, 2), (2, 3), (3, 3), (4, 2), (2, 4)].index((wounds, successes)) + 1
    troll = f"troll_{number}"
    for rolled, left in [(successes * wounds - 1, 1), (successes * wounds, 0)]:
        agenda = [{"do": "wounds", "seat": 0, "ranged": 0, "left": rolled}]
        match = at({**hole("axe", "tool_bag", trolls={troll: wounds}), "agenda": agenda})
        assert table(match)["trolls"] == ({troll: left} if left else {})


@pytest.mark.rule("RUN-4.61")
def test_wounds_stay_between_attacks_and_turns() -> None:
    position = hole("old_saw", "war_hammer", trolls={"troll_4": 4})
    match = at(position, *dice("2"))
    play(match, "0 war_hammer:melee_auto", "0 roll", "0 old_saw:melee", "0 continue")
    assert (table(match)["trolls"], match.state.active) == ({"troll_4": 2}, 1)
    assert told(match.moves[0].events + match.moves[1].events, "troll-wounded") == [
        {"troll": "troll_4", "left": 3}
    ]
    for card in ("old_saw", "old_fleshing_knife", "old_smithing_hammer", *["notched_hatchet"] * 2):
        play(match, f"1 {card}:none")
    play(match, "1 done")
    assert (table(match)["trolls"], match.state.turn) == ({"troll_4": 2}, 3)


@pytest.mark.rule("RUN-4.61")
def test_a_slain_troll_leaves_the_game() -> None:
    """Its token does not go back to the stack; wounds are not limited by markers (R-18)."""
    stack = ["troll_2", "troll_3"]
    trolls = {"troll_1": 1, "troll_4": 4}
    match = at(hole("war_hammer", "tool_bag", trolls=trolls, troll_stack=stack, gold=1))
    play(match, "0 war_hammer:melee_auto", "0 troll_1")
    assert on_table(match, "trolls", "troll_stack") == ({"troll_4": 4}, stack)
    assert names(match.moves[-1].events) == ["troll-slain"]


@pytest.mark.rule("RUN-4.61")
def test_several_trolls_may_be_present() -> None:
    trolls = {"troll_1": 3, "troll_2": 2, "troll_3": 3, "troll_4": 4}
    match = at(hole("war_hammer", "tool_bag", trolls=trolls, gold=1))
    play(match, "0 war_hammer:melee_auto")
    assert options(match, 0) == ["troll_1", "troll_4"]


@pytest.mark.rule("RUN-4.61")
def test_ten_damage_markers_do_not_limit_wounds() -> None:
    """Four trolls and a goblin stand fifteen wounds in all (R-18)."""
    left = {"troll_1": 1, "troll_3": 1, "troll_4": 1, "troll_5": 1}
    goblins = {"goblin_5_fight": 1, "goblin_5_rubble": 6}
    position = fort(
        "arbalest", "tool_bag", area="tower_tunnel", trolls=left, goblins=goblins, gold=1
    )
    match = at(position, *dice("xxxx1"))
    play(match, "0 arbalest:ranged", "0 troll_1", "0 troll_3", "0 troll_4", "0 troll_5")
    assert on_table(match, "trolls", "goblins") == ({}, goblins)


@pytest.mark.rule("RUN-4.54", "RUN-4.61")
def test_ex_08_troll_token() -> None:
    match = at(
        hole("great_axe", "crossbow", "tool_bag", trolls={"troll_1": 3}),
        *dice("2111x"),
        *dice("x11"),
    )
    events = play(match, "0 great_axe:melee")
    assert told(events, "melee-rolled")[0]["n"] == 5
    assert table(match)["trolls"] == {"troll_1": 1}
    match = at(
        fort("crossbow", "tool_bag", area="tower_tunnel", trolls={"troll_1": 1}), *dice("x11")
    )
    play(match, "0 crossbow:ranged")
    assert table(match)["trolls"] == {}


# ---------------------------------------------------------------------- 4.62 fighting goblins


@pytest.mark.rule("RUN-4.62")
@pytest.mark.parametrize(
    "section, wounds, successes", [(1, 1, 1), (2, 1, 2), (3, 2, 2), (4, 2, 3), (5, 3, 3)]
)
def test_a_fighting_goblin_takes_wounds_as_a_troll_does(
    section: int, wounds: int, successes: int
) -> None:
    """Those of the later sections stand two or three (R-24)."""
    goblin, other = f"goblin_{section}_fight", f"goblin_{section}_rubble"
    goblins = {goblin: wounds, other: 1}
    for rolled, left in [(successes - 1, wounds), (successes, wounds - 1), (successes * wounds, 0)]:
        agenda = [{"do": "wounds", "seat": 0, "ranged": 0, "left": rolled}] if rolled else []
        match = at({**hole("axe", "tool_bag", goblins=goblins), "agenda": [*agenda, *PLAY]})
        assert table(match)["goblins"] == ({goblin: left, other: 1} if left else {other: 1})


@pytest.mark.rule("RUN-4.62")
def test_wounds_of_a_goblin_stay() -> None:
    goblins = {"goblin_3_fight": 2, "goblin_3_rubble": 4}
    match = at(hole("war_hammer", "axe", "tool_bag", goblins=goblins), *dice("1xx"))
    events = play(match, "0 war_hammer:melee_auto", "0 roll")
    assert told(events, "goblin-wounded") == [{"goblin": "goblin_3_fight", "left": 1}]
    play(match, "0 axe:melee")
    assert table(match)["goblins"] == {"goblin_3_fight": 1, "goblin_3_rubble": 4}


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
    tables = shelf.edition("runedar").tables
    assert max(tables.goblin_work[RUBBLE::4]) <= tables.rubble == SUPPLY
    with pytest.raises(BadData, match="goblin_token.rubble is more than there is"):
        shelf.edition("runedar", {"goblin_token": [{"id": "goblin_5_rubble", "rubble": 13}]})


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
    match = started(shelf.edition("runedar", data), seats, seed, difficulty="easy")
    for _ in range(12):
        play_on(match, seed, 20)
        assert bool(match.state.goblins()) == (match.state.rubble == 0)


# ---------------------------------------------------------------------- 4.69 the next pile


@pytest.mark.rule("RUN-4.69")
@pytest.mark.parametrize("level, pile", [("easy", 6), ("normal", 8), ("hard", 10), ("epic", 12)])
def test_when_both_are_gone_new_rubble_comes_at_once(level: str, pile: int) -> None:
    things = {"goblins": {"goblin_1_fight": 1}, "options": {"difficulty": level}}
    match = at(hole("war_hammer", "shovel", "tool_bag", **things))
    events = play(match, "0 war_hammer:melee_auto")
    assert names(events)[-2:] == ["goblin-eliminated", "rubble-placed"]
    assert rubble(match) == (pile, 12 - pile)
    play(match, "0 shovel:dig")
    assert rubble(match) == (pile - 2, 12 - pile + 2)


@pytest.mark.rule("RUN-4.69")
def test_while_one_is_left_no_rubble_comes() -> None:
    match = at(hole("war_hammer", "tool_bag", goblins={"goblin_1_fight": 1, "goblin_1_rubble": 1}))
    play(match, "0 war_hammer:melee_auto")
    assert rubble(match) == (0, 11)


@pytest.mark.rule("RUN-4.69")
def test_a_troll_hinders_the_next_section_too() -> None:
    match = at(hole("shovel", "tool_bag", goblins={"goblin_1_rubble": 2}, trolls={"troll_1": 3}))
    play(match, "0 shovel:dig")
    assert table(match)["rubble"] == 8
    assert refused(match, 0, "tool_bag:dig") == ("RUN-4.71", "troll-in-the-way")


# ---------------------------------------------------------------------- 4.70 the victory


LAST = {
    "orcs": {"foundry": 4, "wall_foundry": 5},
    "machines": {"siege_tower": 1, "catapult": 1},
    "trolls": {"troll_1": 3, "troll_2": 2},
    "gold": 9,
}
"""All that could still go wrong."""


@pytest.mark.rule("RUN-4.70")
@pytest.mark.parametrize(
    "goblin, left, area, moves",
    [
        (
            "goblin_5_fight",
            1,
            "tunnel_entrance",
            ["twin_crossbow:melee", "continue", "goblin_5_fight"],
        ),
        (
            "goblin_5_fight",
            1,
            "tower_tunnel",
            ["twin_crossbow:ranged", "tunnel_entrance", "continue", "goblin_5_fight"],
        ),
        ("goblin_5_rubble", 2, "tunnel_entrance", ["shovel:dig"]),
        (
            "goblin_5_bribe_any",
            {"metal": 5},
            "tannery",
            ["shovel:gather_any", "goblin_5_bribe_any"],
        ),
        ("goblin_5_bribe_exact", {}, "keep", ["hire:drive_off_goblin"]),
    ],
)
def test_the_last_goblin_wins_the_game_by_whatever_means(
    goblin: str, left: Any, area: str, moves: list[str]
) -> None:
    things = {**LAST, "goblins": {goblin: left}, "area": area}
    match = at(
        fort("twin_crossbow", "shovel", "tool_bag", **things),
        *dice("33xx" if area == "tower_tunnel" else "333"),
    )
    play(match, *[f"0 {move}" for move in moves])
    assert (match.state.waiting(), table(match)["ended"]) == ([], "victory")
    assert match.state.result.winners == [0, 1]


@pytest.mark.rule("RUN-4.70")
def test_on_any_step_even_before_the_catapult_fires() -> None:
    things = {"step": "machines", "machines": {"catapult": 0}, "goblins": {"goblin_5_rubble": 6}}
    match = at(fort("old_saw", "tool_bag", "axe", "mace", "shovel", **things))
    assert match.state.decision.name == "window"
    play(match, "0 hire:drive_off_goblin")
    assert table(match)["ended"] == "victory"


@pytest.mark.rule("RUN-4.70")
@pytest.mark.parametrize("blocks, ended", [(1, None), (0, "victory")])
def test_only_the_fifth_section_wins(blocks: int, ended: str | None) -> None:
    goblin = f"goblin_{5 - blocks}_rubble"
    match = at(hole("shovel", "tool_bag", goblins={goblin: 1}, **{**LAST, "trolls": {}}))
    play(match, "0 shovel:dig")
    assert table(match)["ended"] == ended


@pytest.mark.rule("RUN-4.70")
def test_one_goblin_of_the_fifth_section_is_not_enough() -> None:
    goblins = {"goblin_5_rubble": 1, "goblin_5_bribe_any": {}}
    match = at(hole("shovel", "tool_bag", goblins=goblins))
    play(match, "0 shovel:dig")
    assert on_table(match, "ended", "goblins") == (None, {"goblin_5_bribe_any": {}})


# ---------------------------------------------------------------------- 4.72 eliminated


@pytest.mark.rule("RUN-4.72")
def test_what_an_eliminated_goblin_had_goes_back() -> None:
    goblins: dict[str, Any] = {"goblin_3_bribe_exact": {"leather": 1, "metal": 1}}
    goblins["goblin_3_rubble"] = 3
    match = at(hole("axe", "tool_bag", goblins=goblins))
    assert (stock(match), rubble(match)) == ("10/9/9", (0, 9))
    play(match, "0 hire:drive_off_goblin")
    rest = at(hole("axe", "tool_bag", goblins=goblins))
    play(match, "0 goblin_3_bribe_exact")
    assert (stock(match), rubble(match)) == ("10/10/10", (0, 9))
    play(rest, "0 hire:drive_off_goblin", "0 goblin_3_rubble")
    assert (stock(rest), rubble(rest)) == ("10/9/9", (0, 12))


@pytest.mark.rule("RUN-4.72")
def test_eliminated_goblins_are_counted() -> None:
    goblins = {"goblin_3_fight": 1, "goblin_3_rubble": 1}
    match = at(hole("war_hammer", "shovel", "tool_bag", goblins=goblins))
    assert match.state.eliminated() == 4
    events = play(match, "0 shovel:dig")
    assert told(events, "goblin-eliminated") == [{"kind": "rubble", "n": 5}]
    events = play(match, "0 war_hammer:melee_auto")
    assert told(events, "goblin-eliminated") == [{"kind": "fight", "n": 6}]
    assert (match.state.eliminated(), table(match)["goblins"]) == (6, {})
    view = match.edition.game.view(match.state, 1)
    assert (view["eliminated"], view["section"]) == (6, 3)


@pytest.mark.rule("RUN-4.72")
def test_an_eliminated_goblin_never_comes_back() -> None:
    """Its figure is free for the next section, its token is not."""
    data = {"difficulty": [{"id": "normal", "rubble_per_section": 1}]}
    position = hole("shovel", "pickaxe", "tool_bag", goblins={"goblin_3_rubble": 2})
    match = at({**position, "data": data}, "goblin:goblin_4_fight", "goblin:goblin_4_rubble")
    play(match, "0 shovel:dig", "0 pickaxe:dig")
    assert table(match)["goblins"] == {"goblin_4_fight": 2, "goblin_4_rubble": 5}
    assert match.state.eliminated() == 6
