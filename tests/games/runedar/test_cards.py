"""RUN-4.27 to 4.31: playing dwarf cards."""

from typing import Any

import pytest
from games.runedar.fortress import dice, fort, mine, reasons
from helpers import at, examples, names, options, play, play_on, refused, started, table, told
from hypothesis import given
from hypothesis import strategies as st

from underhall.core.match import Match

FIVE = ("old_saw", "old_fleshing_knife", "old_smithing_hammer", "cracked_crossbow", "tool_bag")


def cards(match: Match) -> list[str]:
    """The cards that seat 0 can play now, in order."""
    tokens = [token.partition(":")[0] for token in options(match, 0)]
    return [card for card in dict.fromkeys(tokens) if card not in ("hire", "take")]


# ---------------------------------------------------------------------- 4.27 every card


@pytest.mark.rule("RUN-4.27")
def test_every_dwarf_card_is_played_before_the_turn_ends() -> None:
    match = at(fort(*FIVE))
    for left in range(5, 0, -1):
        assert (match.state.active, len(cards(match))) == (0, left)
        play(match, f"0 {cards(match)[0]}:none")
    play(match, "0 done")
    assert match.state.active == 1


@pytest.mark.rule("RUN-4.27")
def test_a_turn_cannot_be_ended_or_passed_with_cards_in_hand() -> None:
    match = at(fort(*FIVE))
    offered = [token for token in options(match, 0) if token.partition(":")[0] not in FIVE]
    assert offered == []


@pytest.mark.rule("RUN-4.27")
@pytest.mark.parametrize("first", FIVE)
def test_cards_are_played_in_any_order(first: str) -> None:
    match = at(fort(*FIVE))
    play(match, f"0 {first}:none")
    assert cards(match) == [card for card in FIVE if card != first]


@pytest.mark.rule("RUN-4.27")
def test_a_card_is_finished_before_the_next_is_played() -> None:
    match = at(fort("old_saw", "tool_bag", area="carpentry", board={"1": "pickaxe", "2": "shovel"}))
    play(match, "0 old_saw:gather_wood")
    assert options(match, 0) == ["space:1", "space:2"]
    play(match, "0 space:1", "0 space:2")
    assert cards(match) == ["tool_bag"]


@pytest.mark.rule("RUN-4.27", "RUN-4.47")
def test_a_combined_attack_plays_the_next_card_before_the_first_is_finished() -> None:
    match = at(fort("old_saw", "tool_bag", "axe", area="foundry", orcs={"foundry": 2}))
    play(match, "0 axe:melee")
    assert options(match, 0) == ["roll", "old_saw:melee"]


@pytest.mark.rule("RUN-4.27")
@given(seats=st.integers(1, 4), seed=st.integers(0, 10**6))
@examples(15)
def test_five_cards_are_played_in_every_turn(seats: int, seed: int) -> None:
    match = play_on(started("runedar", seats, seed), seed, 150)
    turns = " ".join(names(match.seen(0))).split("turn-began")[1:-1]
    played = ("card-played", "card-joined", "orc-card-played")
    assert [sum(turn.split().count(name) for name in played) for turn in turns] == [5] * len(turns)


# ---------------------------------------------------------------------- 4.28 one option or none


@pytest.mark.rule("RUN-4.28")
@pytest.mark.parametrize(
    "card, expected",
    [
        ("tool_bag", ["tool_bag:move", "tool_bag:gather_any", "tool_bag:none"]),
        ("old_saw", ["old_saw:move", "old_saw:gather_wood", "old_saw:none"]),
        ("blunt_pickaxe", ["blunt_pickaxe:move", "blunt_pickaxe:none"]),
        ("runic_axe", ["runic_axe:free_move", "runic_axe:none"]),
    ],
)
def test_a_card_offers_its_own_options_or_none(card: str, expected: list[str]) -> None:
    assert options(at(fort(card, area="carpentry")), 0) == expected


@pytest.mark.rule("RUN-4.28")
def test_only_one_option_of_a_card_is_used() -> None:
    match = at(fort("old_saw", "tool_bag", area="keep"))
    play(match, "0 old_saw:move", "0 carpentry")
    assert cards(match) == ["tool_bag"]


@pytest.mark.rule("RUN-4.28")
@pytest.mark.parametrize("card", ["old_saw", "blunt_pickaxe", "runic_axe", "war_hammer"])
@pytest.mark.parametrize("area", ["keep", "tunnel_entrance", "outside_foundry"])
def test_a_card_may_always_be_played_without_action(card: str, area: str) -> None:
    match = at(fort(card, "tool_bag", area=area, orcs={"outside_foundry": 1}))
    before = table(match)
    assert names(play(match, f"0 {card}:none")) == ["card-played"]
    after = table(match)
    before["players"][0]["hand"].pop(card)
    after["players"][0]["hand"].pop(card, None)
    before["players"][0]["played"], after["players"][0]["played"] = {}, {}
    assert after == before


@pytest.mark.rule("RUN-4.28")
def test_what_is_played_and_for_what_is_told() -> None:
    match = at(fort("old_saw", "tool_bag"))
    events = play(match, "0 old_saw:move", "0 tannery", "0 tool_bag:none")
    played = [(each["card"], each["action"]) for each in told(events, "card-played")]
    assert played == [("old_saw", "move"), ("tool_bag", "none")]


# ---------------------------------------------------------------------- 4.29 two actions


@pytest.mark.rule("RUN-4.29")
def test_a_special_move_is_followed_by_at_most_one_other_option() -> None:
    """There would be more to dig, but not with this card."""
    match = at(fort("runic_pickaxe", "tool_bag"))
    play(match, "0 runic_pickaxe:free_move", "0 tunnel_entrance")
    assert options(match, 0) == ["dig", "none"]
    play(match, "0 dig")
    assert (match.state.decision.name, match.state.rubble) == ("play", 6)
    assert cards(match) == ["tool_bag"]


@pytest.mark.rule("RUN-4.29")
@pytest.mark.parametrize("moves", [["war_hammer:move", "tunnel_entrance"], ["war_hammer:dig"]])
def test_no_other_card_gives_two_actions(moves: list[str]) -> None:
    area = "tunnel_entrance" if len(moves) == 1 else "keep"
    match = at(fort("war_hammer", "tool_bag", area=area))
    play(match, *[f"0 {move}" for move in moves])
    assert match.state.decision.name == "play"


@pytest.mark.rule("RUN-4.29")
def test_the_other_option_comes_after_the_special_move_never_before() -> None:
    match = at(fort("runic_pickaxe", "tool_bag", area="tunnel_entrance"))
    play(match, "0 runic_pickaxe:dig")
    assert match.state.decision.name == "play"
    assert mine(match, "area") == "tunnel_entrance"


# ---------------------------------------------------------------------- 4.30 only with an effect


@pytest.mark.rule("RUN-4.30")
@pytest.mark.parametrize(
    "card, action, area, reason",
    [
        ("old_saw", "gather_wood", "tannery", ("RUN-4.36", "not-in-the-workshop")),
        ("old_fleshing_knife", "gather_leather", "keep", ("RUN-4.36", "not-in-the-workshop")),
        ("old_smithing_hammer", "gather_metal", "keep", ("RUN-4.36", "not-in-the-workshop")),
        ("tool_bag", "gather_any", "keep", ("RUN-4.36", "not-in-workshop")),
        ("axe", "melee", "keep", ("RUN-4.51", "nobody-to-strike")),
        ("war_hammer", "melee_auto", "keep", ("RUN-4.51", "nobody-to-strike")),
        ("crossbow", "ranged", "keep", ("RUN-4.55", "not-on-tower")),
        ("tool_bag", "dig", "keep", ("RUN-4.63", "not-at-entrance")),
    ],
)
def test_an_option_without_effect_is_refused(
    card: str, action: str, area: str, reason: tuple[str, str]
) -> None:
    match = at(fort(card, area=area))
    assert refused(match, 0, f"{card}:{action}") == reason
    assert reasons(match)[f"{card}:{action}"] == reason[1]


@pytest.mark.rule("RUN-4.30")
@pytest.mark.parametrize(
    "card, action, area, things",
    [
        ("old_saw", "gather_wood", "carpentry", {}),
        ("old_fleshing_knife", "gather_leather", "tannery", {}),
        ("old_smithing_hammer", "gather_metal", "foundry", {}),
        ("tool_bag", "gather_any", "foundry", {}),
        ("axe", "melee", "wall_foundry", {"orcs": {"wall_foundry": 1}}),
        ("war_hammer", "melee_auto", "foundry", {"orcs": {"foundry": 1}}),
        ("crossbow", "ranged", "tower_east", {"machines": {"catapult": 1}}),
        ("tool_bag", "dig", "tunnel_entrance", {}),
    ],
)
def test_the_same_option_is_offered_where_it_has_one(
    card: str, action: str, area: str, things: dict[str, Any]
) -> None:
    assert f"{card}:{action}" in options(at(fort(card, area=area, **things)), 0)


@pytest.mark.rule("RUN-4.30")
def test_every_starter_card_has_the_move_option() -> None:
    for card in ("notched_hatchet", "blunt_pickaxe", *FIVE):
        assert options(at(fort(card, area="tower_east")), 0) == [f"{card}:move", f"{card}:none"]


# ---------------------------------------------------------------------- 4.31 where cards go


@pytest.mark.rule("RUN-4.31")
def test_a_played_card_stays_in_the_play_area_until_the_turn_ends() -> None:
    match = at(fort("old_saw", "notched_hatchet", "notched_hatchet", played=["orc", "tool_bag"]))
    play(match, "0 notched_hatchet:none")
    assert mine(match, "hand") == {"old_saw": 1, "notched_hatchet": 1}
    assert mine(match, "played") == {"orc": 1, "notched_hatchet": 1, "tool_bag": 1}
    play(match, "0 old_saw:none", "0 notched_hatchet:none", "0 done")
    assert mine(match, "played") == {}
    assert mine(match, "discarded")["notched_hatchet"] == 2


@pytest.mark.rule("RUN-4.31")
def test_a_joined_card_is_played_as_well() -> None:
    hand = ("old_saw", "axe", "tool_bag")
    match = at(fort(*hand, area="tannery", orcs={"tannery": 1}, played=[]), *dice("xxxx"))
    play(match, "0 axe:melee", "0 old_saw:melee")
    assert mine(match, "hand") == {"tool_bag": 1}
    assert {"old_saw", "axe"} <= set(mine(match, "played"))
