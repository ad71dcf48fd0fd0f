"""RUN-4.73 to 4.79: prices, unlocked cards, and taking them."""

from typing import Any

import pytest
from games.runedar.fortress import fort, mine, on_table, stock, window
from helpers import at, examples, names, options, play, play_on, refused, started, table, told
from hypothesis import given
from hypothesis import strategies as st

from underhall import editions
from underhall.core.errors import IllegalMove
from underhall.core.match import Match

SPACES = {
    1: ["2/1/1", "2/2/0", "0/2/2", "2/0/2", "1/1/2"],
    2: ["1/1/0", "0/1/1", "1/0/1", "2/0/0", "0/0/2"],
    3: ["1/0/0", "0/1/0", "0/0/1", "1/0/0", "0/1/0"],
    4: ["0/0/0", "1/0/0", "0/1/0", "0/0/1", "0/0/0"],
}
"""What the spaces add for each number of players, as wood/leather/metal."""
RESOURCES = ("wood", "leather", "metal")

AXE = {"card": "axe", "wood": 1, "metal": 1}
PICKAXE = {"card": "pickaxe", "wood": 1, "metal": 1}
"""Unlocked on spaces 1 and 5 of the edge for four players, which add nothing."""


def shop(*hand: str, **things: Any) -> dict[str, Any]:
    """Four players, and an axe and a pickaxe that are unlocked."""
    return fort(*hand, **{"seats": 4, "board": {"1": AXE, "5": PICKAXE}, **things})


def missing(match: Match, token: str) -> dict[str, int]:
    """What a locked card says it lacks."""
    with pytest.raises(IllegalMove) as caught:
        match.play(0, token)
    lacking: Any = caught.value.refusal.phrase.args["missing"]
    return {amount.names.token(amount.code): amount.n for amount in lacking}


# ---------------------------------------------------------------------- 4.73 the price


@pytest.mark.rule("RUN-4.73")
@pytest.mark.parametrize("seats, space", [(n, k) for n in SPACES for k in range(1, 6)])
def test_the_price_is_that_of_the_card_and_that_of_its_space(seats: int, space: int) -> None:
    match = at(fort("old_saw", seats=seats, board={str(space): "steel_pickaxe"}))
    added = [int(n) for n in SPACES[seats][space - 1].split("/")]
    price = dict(zip(RESOURCES, [1 + added[0], 1 + added[1], 2 + added[2]]))
    assert missing(match, f"take:{space}") == price


@pytest.mark.rule("RUN-4.73")
@pytest.mark.parametrize(
    "card, cost",
    [
        *(("axe", "1/0/1"), ("mattock", "0/0/2"), ("frame_saw", "0/1/0"), ("crossbow", "1/1/0")),
        *(("battle_axe", "1/0/2"), ("twin_crossbow", "1/2/1"), ("runic_axe", "0/2/1")),
        *(("great_mattock", "1/2/3"), ("arbalest", "3/2/0"), ("imperial_tools", "2/2/1")),
    ],
)
def test_every_card_has_a_price_of_its_own(card: str, cost: str) -> None:
    match = at(fort("old_saw", seats=4, board={"1": card}))
    asked = dict(zip(RESOURCES, map(int, cost.split("/"))))
    assert missing(match, "take:1") == {resource: n for resource, n in asked.items() if n}


@pytest.mark.rule("RUN-4.73", "RUN-4.74")
def test_ex_07_price() -> None:
    spear = {"card": "spear", "wood": 2, "metal": 1}
    match = at(fort("tool_bag", "old_saw", seats=3, area="tannery", board={"1": spear}))
    assert match.state.price(0) == (2, 1, 1)
    assert missing(match, "take:1") == {"leather": 1}
    events = play(match, "0 tool_bag:gather_any")
    assert told(events, "unlocked") == [{"card": "spear", "space": 1}]
    assert "take:1" in options(match, 0)
    assert [match.state.need(resource) for resource in range(3)] == [0, 0, 0]


# ---------------------------------------------------------------------- 4.74 unlocked


@pytest.mark.rule("RUN-4.74")
@pytest.mark.parametrize(
    "laid, lacks",
    [
        ({}, {"wood": 1, "metal": 1}),
        ({"wood": 1}, {"metal": 1}),
        ({"metal": 1}, {"wood": 1}),
        ({"wood": 1, "metal": 1}, {}),
    ],
)
def test_a_card_is_unlocked_with_all_its_price(laid: dict[str, int], lacks: dict[str, int]) -> None:
    match = at(fort("old_saw", seats=4, board={"1": {"card": "axe", **laid}}))
    if lacks:
        assert refused(match, 0, "take:1") == ("RUN-4.74", "still-locked")
        assert missing(match, "take:1") == lacks
    else:
        assert "take:1" in options(match, 0)


@pytest.mark.rule("RUN-4.74")
def test_an_unlocked_card_stays_for_any_time_and_is_nobodys_own() -> None:
    """Seat 0 brings the wood, seat 1 the metal; seat 2 takes the card a turn later."""
    players: tuple[dict[str, Any], ...] = ({"area": "foundry"}, {}, {})
    position = fort("old_saw", area="carpentry", seats=4, board={"1": "axe"}, others=players)
    match = at(position)
    play(match, "0 old_saw:gather_wood")
    hand = ["old_saw", "old_fleshing_knife", "notched_hatchet", "notched_hatchet"]
    play(match, "1 old_smithing_hammer:gather_metal", *[f"1 {card}:none" for card in hand])
    assert (table(match)["board"]["1"], match.state.active) == (AXE, 2)
    assert "take:1" in options(match, 2)
    play(match, "2 take:1", "2 old_saw")
    assert mine(match, "hand", 2)["axe"] == 1


# ---------------------------------------------------------------------- 4.75 taking


@pytest.mark.rule("RUN-4.75")
def test_taking_swaps_a_card_of_the_hand_for_an_unlocked_one() -> None:
    match = at(shop("old_saw", "tool_bag"))
    assert stock(match) == "8/10/8"
    play(match, "0 take:1")
    assert options(match, 0) == ["old_saw", "tool_bag"]
    events = play(match, "0 tool_bag")
    assert mine(match, "hand") == {"old_saw": 1, "axe": 1}
    assert on_table(match, "board") == ({"5": PICKAXE},)
    assert stock(match) == "9/10/9"
    assert names(events) == ["card-removed", "upgrade-taken"]


@pytest.mark.rule("RUN-4.75")
def test_taking_costs_no_card_and_no_action() -> None:
    """It is a free act (R-5), as often as one likes, and the turn goes on as before."""
    match = at(shop("old_saw", "tool_bag"))
    play(match, "0 take:1", "0 old_saw", "0 take:5", "0 tool_bag")
    assert mine(match, "hand") == {"pickaxe": 1, "axe": 1}
    assert (match.state.decision.name, match.state.turn) == ("play", 1)
    assert told(match.seen(0), "card-played") == []


@pytest.mark.rule("RUN-4.75")
def test_the_removed_card_leaves_the_game() -> None:
    match = at(shop("mace", "tool_bag"))
    play(match, "0 take:1", "0 mace", "0 take:5", "0 tool_bag")
    assert table(match)["removed"] == {"mace": 1}
    whole = [mine(match, zone) for zone in ("hand", "unseen", "played", "discarded")]
    assert all("mace" not in zone and "tool_bag" not in zone for zone in whole)
    view = match.edition.game.view(match.state, 3)
    assert view["removed"]["tool_bag"] == 1


@pytest.mark.rule("RUN-4.75")
def test_no_orc_card_can_be_removed() -> None:
    own = {"step": "machines", "machines": {"catapult": 0}}
    match = at(shop("orc", "orc", "old_saw", "tool_bag", "mace", **own))
    play(match, "0 take:1")
    assert options(match, 0) == ["old_saw", "tool_bag", "mace"]
    assert refused(match, 0, "orc") == ("RUN-4.75", "orc-cards-stay")


@pytest.mark.rule("RUN-4.75")
def test_no_card_already_played_can_be_removed() -> None:
    match = at(shop("old_saw", "tool_bag", "mace"))
    play(match, "0 mace:none", "0 take:1")
    assert options(match, 0) == ["old_saw", "tool_bag"]


@pytest.mark.rule("RUN-4.75")
@pytest.mark.parametrize(
    "space, reason",
    [
        ("2", ("RUN-4.74", "still-locked")),
        ("3", ("RUN-4.75", "space-empty")),
        ("4", ("RUN-4.16", "space-blocked")),
    ],
)
def test_only_unlocked_cards_can_be_taken(space: str, reason: tuple[str, str]) -> None:
    board = {"1": AXE, "2": {"card": "shovel", "wood": 2}, "4": "blocked"}
    assert refused(at(shop("old_saw", board=board)), 0, f"take:{space}") == reason


@pytest.mark.rule("RUN-4.75", "RUN-4.76", "RUN-4.77", "RUN-4.78")
def test_ex_17_taking_two_upgrades() -> None:
    own = {"step": "machines", "machines": {"catapult": 0}, "gold": 3}
    hand = ("old_saw", "tool_bag", "notched_hatchet", "orc", "orc")
    match = at(shop(*hand, **own), "catapult:catapult_1")
    assert window(match) == "catapult_activation"
    play(match, "0 take:1", "0 old_saw", "0 take:5")
    assert refused(match, 0, "orc") == ("RUN-4.75", "orc-cards-stay")
    play(match, "0 tool_bag")
    assert mine(match, "hand") == {"orc": 2, "notched_hatchet": 1, "pickaxe": 1, "axe": 1}
    events = play(match, "0 continue")
    assert "upgrade-destroyed" not in names(events)
    assert (table(match)["board"], table(match)["removed"]) == ({"1": "blocked"}, {})


# ---------------------------------------------------------------------- 4.76 no dwarf card


@pytest.mark.rule("RUN-4.76")
def test_without_a_dwarf_card_nothing_can_be_taken() -> None:
    own = {"step": "machines", "machines": {"catapult": 0}}
    match = at(shop("orc", "orc", **own))
    assert window(match) == "catapult_activation"
    assert options(match, 0) == ["continue", "hire:sabotage_catapult"]
    assert refused(match, 0, "take:1") == ("RUN-4.76", "no-card-to-remove")


# ---------------------------------------------------------------------- 4.77 played this turn


@pytest.mark.rule("RUN-4.77")
def test_the_taken_card_is_played_in_the_same_turn() -> None:
    match = at(shop("old_saw", area="foundry", orcs={"foundry": 1}, board={"1": AXE}, gold=2))
    play(match, "0 take:1")
    assert (match.state.active, mine(match, "hand")) == (0, {"axe": 1})
    assert options(match, 0) == ["axe:move", "axe:melee", "axe:none"]
    play(match, "0 axe:none")
    assert match.state.active == 1
    assert mine(match, "discarded")["axe"] == 1


@pytest.mark.rule("RUN-4.77")
def test_the_taken_card_may_make_way_for_another() -> None:
    match = at(shop("old_saw"))
    play(match, "0 take:1", "0 take:5")
    assert mine(match, "hand") == {"pickaxe": 1}
    assert table(match)["removed"] == {"axe": 1}


# ---------------------------------------------------------------------- 4.78 always twelve


NO_COST = {"wood": 0, "leather": 0, "metal": 0}
FREE = {
    group: [{"id": row["id"], "cost": NO_COST} for row in editions.components("runedar")[group]]
    for group in ("upgrade_card", "upgrade_space")
}
"""Corrections that make every upgrade a gift."""


@pytest.mark.rule("RUN-4.78")
@given(seats=st.integers(1, 4), seed=st.integers(0, 10**6))
@examples(15)
def test_every_deck_has_twelve_cards_two_of_them_orcs(seats: int, seed: int) -> None:
    match = play_on(started(editions.edition("runedar", FREE), seats, seed), seed, 150)
    assert told(match.seen(0), "upgrade-taken")
    for player in table(match)["players"]:
        zones = [player[zone] for zone in ("hand", "unseen", "played", "discarded")]
        assert sum(sum(zone.values()) for zone in zones) == 12
        assert sum(zone.get("orc", 0) for zone in zones) == 2


@pytest.mark.rule("RUN-4.78")
def test_a_deck_that_was_changed_is_dealt_as_twelve_again() -> None:
    """Both halves of the deck are through: all twelve are shuffled, the new card among them."""
    match = at(shop("old_saw", "tool_bag", area="foundry", discarded=[]))
    play(match, "0 take:1", "0 tool_bag", "0 axe:none", "0 old_saw:none")
    assert [event["n"] for event in told(match.moves[-1].events, "cards-drawn")] == [5]
    unseen, hand = mine(match, "unseen"), mine(match, "hand")
    assert sum(unseen.values()) + sum(hand.values()) == 12
    assert unseen.get("axe", 0) + hand.get("axe", 0) == 1


# ---------------------------------------------------------------------- 4.79 empty spaces


@pytest.mark.rule("RUN-4.79")
def test_a_space_stays_empty_until_somebody_refills_it() -> None:
    match = at(shop("old_saw", area="foundry", others=({"area": "foundry"},)))
    play(match, "0 take:1", "0 axe:none")
    assert (match.state.active, list(table(match)["board"])) == (1, ["5"])
    for card in ("old_saw", "old_fleshing_knife", "old_smithing_hammer", *["notched_hatchet"] * 2):
        play(match, f"1 {card}:none")
    assert (match.state.active, list(table(match)["board"])) == (2, ["5"])
