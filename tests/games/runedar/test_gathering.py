"""RUN-4.36 to 4.43: gathering resources, onto upgrade cards or to goblins."""

from typing import Any

import pytest
from games.runedar.fortress import fort, mine, on_table, stock
from helpers import at, examples, names, options, play, play_on, refused, started, table, told
from hypothesis import given
from hypothesis import strategies as st

from underhall.core.match import Match

PLACES = {"wood": "carpentry", "leather": "tannery", "metal": "foundry"}
TOOLS = {"wood": "old_saw", "leather": "old_fleshing_knife", "metal": "old_smithing_hammer"}


def laid(match: Match, space: int) -> dict[str, int]:
    """The resources on the card of a space."""
    return {key: n for key, n in table(match)["board"][str(space)].items() if key != "card"}


def gathered(match: Match, move: str) -> int:
    """How much a card brings."""
    events = play(match, f"0 {move}")
    (found,) = told(events, "gathered")
    assert isinstance(found["n"], int)
    return found["n"]


# ---------------------------------------------------------------------- 4.36 where


@pytest.mark.rule("RUN-4.36")
@pytest.mark.parametrize("resource", PLACES)
@pytest.mark.parametrize("area", [*PLACES.values(), "keep", "wall_foundry", "tower_west"])
def test_a_resource_is_gathered_in_its_own_workshop_only(resource: str, area: str) -> None:
    match = at(fort(TOOLS[resource], "tool_bag", area=area, board={"1": "spear"}, seats=1))
    move = f"{TOOLS[resource]}:gather_{resource}"
    if area == PLACES[resource]:
        play(match, f"0 {move}")
        assert laid(match, 1) == {resource: 2}
    else:
        assert refused(match, 0, move) == ("RUN-4.36", "not-in-the-workshop")


@pytest.mark.rule("RUN-4.36")
@pytest.mark.parametrize("resource, area", PLACES.items())
def test_gathering_anything_brings_what_the_workshop_has(resource: str, area: str) -> None:
    match = at(fort("master_tools", "tool_bag", area=area, board={"1": "spear"}, seats=1))
    play(match, "0 master_tools:gather_any")
    assert laid(match, 1) == {resource: 3 if resource == "wood" else 2}


@pytest.mark.rule("RUN-4.36")
@pytest.mark.parametrize("area", ["keep", "tunnel_entrance", "wall_tannery", "outside_tannery"])
def test_gathering_anything_needs_a_workshop(area: str) -> None:
    match = at(fort("master_tools", "old_saw", area=area))
    assert refused(match, 0, "master_tools:gather_any") == ("RUN-4.36", "not-in-workshop")


# ---------------------------------------------------------------------- 4.37 orcs


@pytest.mark.rule("RUN-4.37")
@pytest.mark.parametrize("resource, area", PLACES.items())
@pytest.mark.parametrize("n", [1, 3])
def test_nothing_is_gathered_among_orcs(resource: str, area: str, n: int) -> None:
    match = at(fort(TOOLS[resource], "tool_bag", area=area, orcs={area: n}))
    for move in (f"{TOOLS[resource]}:gather_{resource}", "tool_bag:gather_any"):
        assert refused(match, 0, move) == ("RUN-4.37", "orcs-in-workshop")


@pytest.mark.rule("RUN-4.37")
def test_orcs_elsewhere_do_not_matter() -> None:
    orcs = {"tannery": 2, "foundry": 2, "wall_carpentry": 2, "outside_carpentry": 2}
    match = at(fort("old_saw", "tool_bag", area="carpentry", orcs=orcs, board={"1": "axe"}))
    play(match, "0 old_saw:gather_wood")
    assert laid(match, 1) == {"wood": 2}


# ---------------------------------------------------------------------- 4.38 how much

WANTED = {"1": "battle_axe", "2": "crossbow"}
"""With four players these ask for 1 and 1 + 1 wood."""


@pytest.mark.rule("RUN-4.38")
@pytest.mark.parametrize(
    "card, wood, board, amount",
    [
        ("notched_hatchet", 10, WANTED, 1),
        ("old_saw", 10, WANTED, 2),
        ("frame_saw", 10, WANTED, 3),
        ("frame_saw", 2, WANTED, 2),
        ("frame_saw", 1, WANTED, 1),
        ("frame_saw", 10, {"2": "crossbow"}, 2),
        ("frame_saw", 10, {"1": "battle_axe", "2": "blocked", "3": "blocked"}, 1),
        ("frame_saw", 9, {"1": {"card": "battle_axe", "wood": 1}, "2": "crossbow"}, 2),
    ],
)
def test_the_amount_is_the_least_of_value_stock_and_need(
    card: str, wood: int, board: dict[str, Any], amount: int
) -> None:
    hand = (card, "tool_bag")
    match = at(fort(*hand, area="carpentry", seats=4, board=board, stock={"wood": wood}))
    assert gathered(match, f"{card}:gather_wood") == amount
    while match.state.decision.name == "place_resource":
        play(match, f"0 {options(match, 0)[0]}")
    assert table(match)["stock"]["wood"] == wood - amount


@pytest.mark.rule("RUN-4.38")
def test_goblins_add_to_the_need() -> None:
    goblins = {"goblin_3_bribe_exact": {"metal": 1}, "goblin_3_bribe_any": {"wood": 2}}
    hand = ("great_pickaxe", "tool_bag")
    match = at(fort(*hand, area="foundry", board={}, goblins=goblins))
    assert gathered(match, "great_pickaxe:gather_metal") == 1 + 2
    match = at(fort(*hand, area="foundry", board={"1": "axe"}, goblins=goblins))
    assert gathered(match, "great_pickaxe:gather_metal") == 1 + 2 + 1


@pytest.mark.rule("RUN-4.38")
def test_with_nothing_left_or_nothing_needed_gathering_is_refused() -> None:
    match = at(fort("old_saw", "tool_bag", area="carpentry", stock={"wood": 0}))
    for move in ("old_saw:gather_wood", "tool_bag:gather_any"):
        assert refused(match, 0, move) == ("RUN-4.38", "workshop-empty")
    full = {"1": {"card": "axe", "wood": 2}, "2": {"card": "mattock"}}
    match = at(fort("old_saw", "tool_bag", area="carpentry", board=full))
    for move in ("old_saw:gather_wood", "tool_bag:gather_any"):
        assert refused(match, 0, move) == ("RUN-4.38", "nothing-needed")


@pytest.mark.rule("RUN-4.38")
def test_the_full_amount_must_be_taken() -> None:
    """Gathering is optional, but once begun it goes on to the last unit (R-12)."""
    board = {"1": "axe", "2": "pickaxe"}
    match = at(fort("axe", "tool_bag", area="carpentry", seats=1, board=board))
    play(match, "0 axe:gather_wood")
    assert options(match, 0) == ["space:1", "space:2"]
    play(match, "0 space:1")
    assert options(match, 0) == ["space:1", "space:2"]
    play(match, "0 space:1")
    assert match.state.decision.name == "play"
    assert (laid(match, 1), laid(match, 2)) == ({"wood": 2}, {})


@pytest.mark.rule("RUN-4.38", "RUN-4.40")
def test_ex_12_gather_caps() -> None:
    board = {"1": "pickaxe", "4": {"card": "axe", "metal": 1}}
    hand = ("smithing_hammer", "tool_bag")
    match = at(fort(*hand, area="foundry", seats=4, board=board, stock={"metal": 2}))
    assert gathered(match, "smithing_hammer:gather_metal") == 2
    play(match, "0 space:1")
    assert (laid(match, 1), laid(match, 4), stock(match)) == ({"metal": 1}, {"metal": 2}, "10/10/0")
    assert match.state.decision.name == "play"


# ---------------------------------------------------------------------- 4.39 unit by unit


@pytest.mark.rule("RUN-4.39")
def test_the_place_of_each_unit_is_chosen() -> None:
    board = {"1": "axe", "2": "pickaxe", "3": "mattock"}
    goblins = {"goblin_5_bribe_exact": {}, "goblin_5_fight": 3}
    hand = ("imperial_axe", "tool_bag")
    match = at(fort(*hand, area="carpentry", seats=1, board=board, goblins=goblins))
    play(match, "0 imperial_axe:gather_wood")
    assert options(match, 0) == ["space:1", "space:2", "goblin_5_bribe_exact"]
    events = play(match, "0 goblin_5_bribe_exact", "0 space:2", "0 space:1")
    assert names(events) == ["resource-given", "resource-laid", "resource-laid"]
    assert (laid(match, 1), laid(match, 2)) == ({"wood": 1}, {"wood": 1})
    assert table(match)["goblins"]["goblin_5_bribe_exact"] == {"wood": 1}
    assert stock(match) == "7/10/10"


@pytest.mark.rule("RUN-4.39")
def test_no_place_is_asked_for_where_there_is_only_one() -> None:
    match = at(fort("old_saw", "tool_bag", area="carpentry", seats=1, board={"2": "axe"}))
    events = play(match, "0 old_saw:gather_wood")
    assert told(events, "resource-laid") == [
        {"who": 0, "resource": "wood", "card": "axe", "space": 2},
        {"who": 0, "resource": "wood", "card": "axe", "space": 2},
    ]
    assert match.state.decision.name == "play"


@pytest.mark.rule("RUN-4.39")
def test_units_may_all_go_to_two_goblins() -> None:
    goblins: dict[str, Any] = {"goblin_1_bribe_exact": {}, "goblin_1_bribe_any": {}}
    hand = ("old_saw", "tool_bag")
    match = at(fort(*hand, area="carpentry", board={"1": "axe"}, goblins=goblins))
    play(match, "0 old_saw:gather_wood", "0 goblin_1_bribe_exact", "0 goblin_1_bribe_any")
    both = {"goblin_1_bribe_exact": {"wood": 1}, "goblin_1_bribe_any": {"wood": 1}}
    assert on_table(match, "goblins", "board") == (both, {"1": {"card": "axe"}})


# ---------------------------------------------------------------------- 4.40 no more than asked


@pytest.mark.rule("RUN-4.40")
def test_a_card_takes_no_more_than_its_price() -> None:
    """With one player space 1 adds 2 wood to the axe's 1, space 4 adds 2 to the mattock's none."""
    board = {"1": {"card": "axe", "wood": 2}, "3": "shovel", "4": "mattock"}
    match = at(fort("frame_saw", "tool_bag", area="carpentry", seats=1, board=board))
    play(match, "0 frame_saw:gather_wood")
    assert options(match, 0) == ["space:1", "space:3", "space:4"]
    play(match, "0 space:1")
    assert refused(match, 0, "space:1") == ("RUN-4.40", "card-needs-none")
    play(match, "0 space:3")
    assert [laid(match, space)["wood"] for space in (1, 3, 4)] == [3, 1, 1]


@pytest.mark.rule("RUN-4.40")
def test_what_no_card_asks_for_stays_in_the_workshop() -> None:
    match = at(fort("frame_saw", "tool_bag", area="carpentry", seats=4, board={"1": "axe"}))
    play(match, "0 frame_saw:gather_wood")
    assert (laid(match, 1), stock(match)) == ({"wood": 1}, "9/10/10")


@pytest.mark.rule("RUN-4.40")
@given(seats=st.integers(1, 4), seed=st.integers(0, 10**6))
@examples(20)
def test_resources_lie_in_workshops_on_cards_and_with_goblins_only(seats: int, seed: int) -> None:
    match = play_on(started("runedar", seats, seed, difficulty="easy"), seed, 250)
    s, now = match.state, table(match)
    price = [s.price(space) if s.board[space] >= 0 else (0, 0, 0) for space in range(5)]
    for at_, resource in enumerate(PLACES):
        on_cards = [card.get(resource, 0) for card in now["board"].values() if card != "blocked"]
        given_ = [gift.get(resource, 0) for gift in now["goblins"].values() if type(gift) is dict]
        assert now["stock"][resource] + sum(on_cards) + sum(given_) == 10
        assert all(s.laid(space)[at_] <= price[space][at_] for space in range(5))


# ---------------------------------------------------------------------- 4.41 goblins


@pytest.mark.rule("RUN-4.41")
def test_an_exact_bribe_takes_each_resource_up_to_its_number() -> None:
    goblins = {"goblin_4_bribe_exact": {"wood": 1, "leather": 1}, "goblin_4_rubble": 5}
    hand = ("master_tools", "runic_tools")
    match = at(fort(*hand, area="carpentry", board={}, goblins=goblins))
    assert refused(match, 0, "master_tools:gather_any") == ("RUN-4.38", "nothing-needed")
    match = at(fort(*hand, area="tannery", board={}, goblins=goblins))
    assert gathered(match, "master_tools:gather_any") == 1
    match = at(fort(*hand, area="foundry", board={}, goblins=goblins))
    assert gathered(match, "master_tools:gather_any") == 2


@pytest.mark.rule("RUN-4.41")
@pytest.mark.parametrize("resource, area", PLACES.items())
def test_a_free_bribe_takes_anything_up_to_its_total(resource: str, area: str) -> None:
    goblins = {"goblin_5_bribe_any": {"wood": 2, "metal": 1}, "goblin_5_fight": 1}
    hand = ("guild_tools", "tool_bag")
    match = at(fort(*hand, area=area, board={}, goblins=goblins))
    assert gathered(match, "guild_tools:gather_any") == 3
    assert table(match)["goblins"] == {"goblin_5_fight": 1}


@pytest.mark.rule("RUN-4.41")
@pytest.mark.parametrize(
    "goblin, left", [("goblin_2_fight", 1), ("goblin_2_rubble", 3), ("goblin_2_bribe_exact", {})]
)
def test_a_goblin_that_wants_none_is_refused(goblin: str, left: Any) -> None:
    goblins = {goblin: {"wood": 1} if left == {} else left, "goblin_2_bribe_any": {}}
    hand = ("old_saw", "tool_bag")
    match = at(fort(*hand, area="carpentry", board={"1": "axe"}, goblins=goblins))
    play(match, "0 old_saw:gather_wood")
    assert options(match, 0) == ["space:1", "goblin_2_bribe_any"]
    assert refused(match, 0, goblin) == ("RUN-4.41", "goblin-wants-none")


@pytest.mark.rule("RUN-4.41")
def test_bribes_need_nobody_at_the_entrance() -> None:
    goblins = {"goblin_1_bribe_exact": {"metal": 1}, "goblin_1_fight": 1}
    match = at(fort("tool_bag", "old_saw", area="carpentry", board={}, goblins=goblins))
    play(match, "0 tool_bag:gather_any")
    assert (mine(match, "area"), mine(match, "area", 1)) == ("carpentry", "keep")
    assert table(match)["goblins"] == {"goblin_1_fight": 1}


# ---------------------------------------------------------------------- 4.42 bribed


@pytest.mark.rule("RUN-4.42")
def test_a_goblin_that_has_everything_is_gone_and_its_bribe_returns() -> None:
    goblins = {"goblin_2_bribe_exact": {"wood": 1, "metal": 1}, "goblin_2_fight": 1}
    hand = ("old_fleshing_knife", "tool_bag")
    match = at(fort(*hand, area="tannery", board={}, goblins=goblins))
    assert stock(match) == "9/10/9"
    events = play(match, "0 old_fleshing_knife:gather_leather")
    assert names(events) == ["card-played", "gathered", "resource-given", "goblin-eliminated"]
    assert (stock(match), table(match)["goblins"]) == ("10/10/10", {"goblin_2_fight": 1})


@pytest.mark.rule("RUN-4.42")
def test_it_is_gone_at_once_while_other_units_are_still_to_be_placed() -> None:
    goblins = {"goblin_1_bribe_any": {"metal": 1}, "goblin_1_fight": 1}
    board = {"1": "axe", "2": "pickaxe"}
    hand = ("frame_saw", "tool_bag")
    match = at(fort(*hand, area="carpentry", seats=1, board=board, goblins=goblins))
    play(match, "0 frame_saw:gather_wood", "0 goblin_1_bribe_any")
    assert options(match, 0) == ["space:1", "space:2"]
    assert table(match)["goblins"] == {"goblin_1_fight": 1}
    assert stock(match) == "10/10/10"


@pytest.mark.rule("RUN-4.39", "RUN-4.41", "RUN-4.42", "RUN-4.69")
def test_ex_13_gather_for_a_goblin() -> None:
    goblins, board = {"goblin_1_bribe_any": {"wood": 1}}, {"1": "crossbow"}
    hand = ("old_fleshing_knife", "tool_bag")
    match = at(fort(*hand, area="tannery", goblins=goblins, board=board, seats=4))
    assert (stock(match), table(match)["blocks"]) == ("9/10/10", 4)
    play(match, "0 old_fleshing_knife:gather_leather", "0 goblin_1_bribe_any")
    assert on_table(match, "goblins", "rubble") == ({}, 8)
    assert (laid(match, 1), stock(match)) == ({"leather": 1}, "10/9/10")


@pytest.mark.rule("RUN-4.42", "RUN-4.70", "RUN-4.97")
def test_ex_19_victory_in_the_middle_of_a_gather() -> None:
    goblins = {"goblin_5_bribe_any": {"leather": 3, "metal": 2}}
    trolls = {"troll_1": 3, "troll_2": 1}
    hand = ("frame_saw", "tool_bag")
    place = {"goblins": goblins, "trolls": trolls, "gold": 7, "board": {"1": "axe"}}
    match = at(fort(*hand, area="carpentry", seats=1, **place))
    assert gathered(match, "frame_saw:gather_wood") == 3
    events = play(match, "0 goblin_5_bribe_any")
    assert names(events) == ["resource-given", "goblin-eliminated", "game-won"]
    assert match.state.result.scores == (17,)
    assert (match.state.waiting(), laid(match, 1), table(match)["gold"]) == ([], {}, 7)


# ---------------------------------------------------------------------- 4.43 freed units


@pytest.mark.rule("RUN-4.43")
def test_freed_units_do_not_raise_the_amount() -> None:
    """Three could be gathered, one is there: the two that come back stay in the workshop."""
    goblins = {"goblin_2_bribe_any": {"wood": 2}, "goblin_2_fight": 1}
    things = {"goblins": goblins, "board": {"1": "axe"}, "stock": {"wood": 1}}
    match = at(fort("frame_saw", "tool_bag", area="carpentry", seats=1, **things))
    assert gathered(match, "frame_saw:gather_wood") == 1
    play(match, "0 goblin_2_bribe_any")
    assert (match.state.decision.name, laid(match, 1)) == ("play", {})
    assert table(match)["stock"]["wood"] == 3


def test_nothing_can_be_taken_inside_a_gather() -> None:
    """No window inside a gather action (R-8): what a taken card frees waits for the next card."""
    board = {"1": {"card": "axe", "wood": 1, "metal": 1}, "2": "shovel", "5": "crossbow"}
    match = at(fort("old_saw", "tool_bag", area="carpentry", seats=4, board=board))
    assert "take:1" in options(match, 0)
    play(match, "0 old_saw:gather_wood")
    assert options(match, 0) == ["space:2", "space:5"]
