"""DWE-4M: what projects do while they are developed and when they are developed."""

from typing import Any

import pytest
from games.dwergar.halls import (
    asked,
    cart,
    clan,
    ending,
    fire,
    forged,
    halls,
    menu,
    scores,
    sent,
    stock,
)
from helpers import at, names, options, play, refused, told

GOLD_NEW = {"decks": ["golden_terraces", "new_shaft"]}
GOLD_OLD = {"decks": ["golden_terraces", "old_shaft"]}
WEST_NEW = {"decks": ["western_quarter", "new_shaft"]}
WEST_EAST = {"decks": ["western_quarter", "eastern_quarter"]}
OLD = {"decks": ["western_quarter", "old_shaft"]}
CLUBS = [
    ("bowling_alley", "blacksmith"),
    ("bridge_club", "engineer"),
    ("cricket_pitch", "ironworker"),
]
NEW_SHAFT = (
    *("new_shaft_gate", "new_shaft_props", "chasm_infill", "tramway_track", "ore_hoist"),
    *("shaft_lighting", "skilled_sappers", "diamond_crusher_heads", "roof_runes"),
)


def realizing(card: str, own: dict[str, Any], **table: Any) -> tuple[str, int]:
    """What an ironworker's clan has after realizing a card of the track, and its points."""
    match = sent("ironworker", "architect_studio", own, track=[card], **table)
    play(match, f"0 realize:{card}")
    return stock(match), scores(match)[0]


# ---------------------------------------------------------------------- 4.101, 4.111 discounts


@pytest.mark.rule("DWE-4.101")
@pytest.mark.parametrize(
    "card, held", [("north_wall", "5/0/0/0"), ("armoury", "0/2/1/0"), ("bridge_club", "0/0/2/0")]
)
def test_master_tools_save_a_stone_or_an_iron(card: str, held: str) -> None:
    own = clan(held, heat=2, developed=["master_tools"])
    assert realizing(card, own)[0] == "0/0/0/0"


@pytest.mark.rule("DWE-4.101")
@pytest.mark.parametrize("saved, left", [("stone", "1/0/0/0"), ("iron", "0/1/0/0")])
def test_master_tools_save_one_of_the_two_by_choice(saved: str, left: str) -> None:
    own = clan("2/2/0/0", heat=1, developed=["master_tools"])
    match = sent("ironworker", "architect_studio", own, track=["cricket_pitch"])
    assert menu(match) == ["realize:cricket_pitch:stone", "realize:cricket_pitch:iron"]
    play(match, f"0 realize:cricket_pitch:{saved}")
    assert stock(match) == left


@pytest.mark.rule("DWE-4.101", "DWE-4.111")
@pytest.mark.parametrize("card, held", [("master_tools", "6/0/0/0"), ("treasury_gate", "0/0/2/0")])
def test_a_discount_needs_the_developed_card(card: str, held: str) -> None:
    wanted = "north_wall" if card == "master_tools" else "bridge_club"
    assert realizing(wanted, clan(held, heat=1, realized=[card]))[0] == "0/0/0/0"


@pytest.mark.rule("DWE-4.101", "DWE-4.111")
def test_each_project_is_cheaper_not_only_the_first() -> None:
    own = clan("5/2/0/0", developed=["master_tools", "treasury_gate"], pool={"engineer": 2})
    decks = ["western_quarter", "golden_terraces", "new_shaft"]
    match = at(halls(own, clan(), clan(), track=["north_wall", "ore_hoist"], decks=decks))
    studio = "0 place:engineer:architect_studio"
    play(match, studio, "0 realize:north_wall", "0 end_action")
    assert stock(match) == "0/2/0/0"
    play(match, studio, "0 realize:ore_hoist")
    assert stock(match) == "0/1/0/0"


@pytest.mark.rule("DWE-4.111")
@pytest.mark.parametrize(
    "card, held", [("bridge_club", "0/0/1/0"), ("goldsmiths", "0/0/2/0"), ("north_wall", "6/0/0/0")]
)
def test_treasury_gate_saves_a_gold(card: str, held: str) -> None:
    assert realizing(card, clan(held, heat=1, developed=["treasury_gate"]))[0] == "0/0/0/0"


# ---------------------------------------------------------------------- 4.102 clubs


@pytest.mark.rule("DWE-4.102")
@pytest.mark.parametrize("card, kind", CLUBS)
def test_a_club_makes_the_foreman_a_specialist(card: str, kind: str) -> None:
    bonus = {"blacksmith": "light_all", "ironworker": "heat_two"}.get(kind)
    match = sent("foreman", "bellows", clan(unlit=1, developed=[card]))
    assert menu(match) == ["light_one", *[bonus] * bool(bonus)]
    match = sent("foreman", "gearbox", clan(developed=[card]))
    assert ("stone:closed" in options(match, 0)) == (kind == "engineer")


@pytest.mark.rule("DWE-4.102")
@pytest.mark.parametrize("card, kind", CLUBS)
@pytest.mark.parametrize("pawn", ["ironworker", "engineer", "blacksmith", "foreman"])
def test_whoever_counts_as_the_specialist_mines_more(card: str, kind: str, pawn: str) -> None:
    match = sent(pawn, "mine_2", clan(developed=[card]))
    play(match, "0 load")
    assert cart(match, "level_2") == ("1/2/0/0" if pawn in (kind, "foreman") else "1/1/0/0")


@pytest.mark.rule("DWE-4.102")
@pytest.mark.parametrize("pawn, into, load", [(0, 2, "5/0/0/0"), (2, 0, "3/0/0/0")])
def test_who_counts_as_a_specialist_for_heat_mines_so(pawn: int, into: int, load: str) -> None:
    kinds = ("ironworker", "engineer", "blacksmith")
    own = clan(heat=1, developed=["bowling_alley", "helpful_gnomes_workshop"])
    match = sent(kinds[pawn], "mine_1", own, **WEST_EAST)
    play(match, f"0 respecialise:{kinds[into]}", "0 load")
    assert cart(match, "level_1") == load


@pytest.mark.rule("DWE-4.102")
def test_a_club_works_for_its_owner_and_only_when_developed() -> None:
    match = sent("blacksmith", "mine_1", clan(realized=["bowling_alley"]))
    play(match, "0 load")
    assert cart(match, "level_1") == "3/0/0/0"
    match = sent("foreman", "mine_1", clan(), clan(developed=["bowling_alley"]))
    play(match, "0 load")
    assert cart(match, "level_1") == "3/0/0/0"


# ---------------------------------------------------------------------- 4.103, 4.109, 4.116 gains


@pytest.mark.rule("DWE-4.103", "DWE-4.109", "DWE-4.116")
@pytest.mark.parametrize(
    "clause, card, gained, points",
    [
        ("DWE-4.103", "private_conveyor", "3/0/0/0", 2),
        ("DWE-4.109", "secret_entrance", "0/0/0/1", 3),
        ("DWE-4.116", "cursed_treasury", "1/1/1/1", 0),
        ("DWE-4.116", "scaffold_reinforcement", "2/1/0/0", 1),
    ],
)
def test_ex_36_on_develop_gains(clause: str, card: str, gained: str, points: int) -> None:
    match = forged(card, clan(), clan())
    assert (stock(match), scores(match)) == (gained, [points, 0])
    assert stock(match, 1) == "0/0/0/0"
    events = match.moves[-1].events
    assert [event.clause for event in events if event.name == "goods-gained"] == [clause]


@pytest.mark.rule("DWE-4.117")
@pytest.mark.parametrize(
    "card, gained", [("crumbling_rampart", "0/1/0/0"), ("dangerous_blockage", "3/0/0/0")]
)
def test_every_other_player_takes_resources(card: str, gained: str) -> None:
    match = forged(card, clan(), clan(), clan(), decks=["western_quarter", *GOLD_OLD["decks"]])
    assert [stock(match, seat) for seat in range(3)] == ["0/0/0/0", gained, gained]
    assert not any(match.state.carts)


@pytest.mark.rule("DWE-4.120")
@pytest.mark.parametrize("lit, unlit", [(0, 3), (0, 0), (0, 1)])
def test_the_ammunition_store_lights_all_and_warms(lit: int, unlit: int) -> None:
    match = forged("ammunition_store", clan(heat=1, lit=lit, unlit=unlit), clan(unlit=2))
    assert fire(match) == (1 + 2, lit + unlit, 0)
    assert fire(match, 1) == (0, 0, 2)


@pytest.mark.rule("DWE-4.120")
def test_the_ribs_of_the_old_boiler_warm_everybody() -> None:
    three = ["western_quarter", *GOLD_OLD["decks"]]
    match = forged("old_boiler_ribs", clan(heat=2), clan(heat=10), clan(heat=4), decks=three)
    assert [fire(match, seat)[0] for seat in range(3)] == [6, 10, 5]


# ---------------------------------------------------------------------- 4.107 Clan Lift


@pytest.mark.rule("DWE-4.107")
@pytest.mark.parametrize(
    "pawn, there, points",
    [
        ("engineer", None, 1),
        ("engineer", "foreman:1", 1),
        ("engineer", "foreman:0", 0),
        ("engineer", "blacksmith", 0),
        ("foreman", None, 0),
        ("foreman", "foreman:1", 0),
    ],
)
@pytest.mark.parametrize("space", ["mine_3", "laboratory"])
def test_r_17_clan_lift_pays_for_workers(
    pawn: str, there: str | None, points: int, space: str
) -> None:
    """R-17: card 9 counts workers only, on an empty space or in place of another's foreman."""
    spaces = {space: there} if there else {}
    match = sent(pawn, space, clan(developed=["clan_lift"]), spaces=spaces)
    assert scores(match) == [points, 0]


@pytest.mark.rule("DWE-4.107")
def test_clan_lift_pays_its_owner_whenever_he_places() -> None:
    own = clan(developed=["clan_lift"], pool={"ironworker": 2})
    match = at(halls(own, clan(pool={"engineer": 1}), actions=2))
    play(match, "0 place:ironworker:forge", "0 place:ironworker:architect_studio")
    assert (asked(match), scores(match)) == ((1, "turn_menu"), [2, 0])
    play(match, "1 place:engineer:furnace_workshop")
    assert scores(match) == [2, 0]
    match = sent("engineer", "forge", clan(realized=["clan_lift"]))
    assert scores(match) == [0, 0]


@pytest.mark.rule("DWE-4.107", "DWE-4.140")
@pytest.mark.parametrize(
    "pawn, there, points",
    [("engineer", None, 2), ("engineer", "foreman:1", 1), ("foreman", None, 0)],
)
def test_ex_24_card_9_and_event_60(pawn: str, there: str | None, points: int) -> None:
    spaces = {"forge": there} if there else {}
    own = clan(developed=["clan_lift"])
    match = sent(pawn, "forge", own, spaces=spaces, event="off_to_work")
    assert scores(match) == [points, 0]


# ---------------------------------------------------------------------- 4.108 New Shaft


@pytest.mark.rule("DWE-4.108")
def test_ex_18_new_shaft_chain() -> None:
    chain = ["new_shaft_gate", "new_shaft_props", "chasm_infill"]
    match = sent("blacksmith", "forge", clan(heat=9, realized=chain), **WEST_NEW)
    totals = []
    for card in chain:
        play(match, f"0 develop:{card}")
        totals.append(scores(match)[0])
    assert totals == [1, 1 + 2, 1 + 2 + 3]


@pytest.mark.rule("DWE-4.108")
@pytest.mark.parametrize("card", NEW_SHAFT)
def test_every_new_shaft_card_counts_the_developed_ones(card: str) -> None:
    """Not those only realized, nor those of others, nor of other decks."""
    one, two, three, four, *_ = [each for each in NEW_SHAFT if each != card]
    own = clan(developed=[one, two, "master_tools"], realized=[three])
    match = forged(card, own, clan(developed=[four]))
    assert scores(match) == [3, 0]
    (event,) = told(match.moves[-1].events, "chain-points")
    assert (event["project"], event["n"], event["points"]) == (card, 3, 3)


# ---------------------------------------------------------------------- 4.110 Gold Foundry


@pytest.mark.rule("DWE-4.110")
def test_ex_23_card_20() -> None:
    own = clan("0/2/1/0", heat=3, developed=["gold_foundry"])
    match = sent("ironworker", "architect_studio", own, track=["ore_hoist"], **GOLD_NEW)
    play(match, "0 realize:ore_hoist")
    assert scores(match)[0] == 5 + 1
    play(match, "0 develop:ore_hoist")
    assert scores(match)[0] == 6 + 1, "the point of the New Shaft, none for gold"
    match = forged("goldsmiths", clan(developed=["gold_foundry"]))
    assert scores(match)[0] == 8 + 1


@pytest.mark.rule("DWE-4.110")
@pytest.mark.parametrize(
    "card, held, points", [("tramway_track", "0/0/0/0", 4), ("chasm_infill", "4/0/0/0", 3)]
)
def test_r_19_gold_is_counted_as_printed(card: str, held: str, points: int) -> None:
    """R-19: the gold that the Treasury Gate takes off still counts."""
    own = clan(held, heat=1, developed=["gold_foundry", "treasury_gate"])
    assert realizing(card, own, **GOLD_NEW) == ("0/0/0/0", points)


@pytest.mark.rule("DWE-4.110")
@pytest.mark.parametrize("card, points", [("goldsmiths", 8 + 1), ("great_statue", 8)])
def test_r_19_a_free_development_counts_as_printed(card: str, points: int) -> None:
    """R-19: the gift of the Golden Terraces costs nothing, yet the card asks for gold or not."""
    match = ending(clan(developed=["gold_foundry"], realized=[card]), clan(), **GOLD_OLD)
    play(match, f"0 {card}")
    assert scores(match)[0] == points


@pytest.mark.rule("DWE-4.110")
def test_gold_foundry_does_not_count_itself_nor_the_gold_of_others() -> None:
    assert scores(forged("gold_foundry", clan())) == [3, 0]
    match = forged("goldsmiths", clan(), clan(developed=["gold_foundry"]))
    assert scores(match) == [8, 0]
    assert scores(forged("goldsmiths", clan(realized=["gold_foundry"]))) == [8, 0]


# ---------------------------------------------------------------------- 4.112 no effect


@pytest.mark.rule("DWE-4.112")
@pytest.mark.parametrize(
    "card, points", [("great_statue", 8), ("goldsmiths", 8), ("lava_river_bridge", 5)]
)
def test_some_cards_bring_points_and_nothing_else(card: str, points: int) -> None:
    match = forged(card, clan(heat=1))
    assert names(match.moves[-1].events) == ["developed", "heat-paid"]
    assert (stock(match), fire(match), scores(match)) == ("0/0/0/0", (1, 0, 2), [points, 0])
    assert match.edition.game.view(match.state, 0)["printed"]["projects"][card]["effect"] == {
        "kind": "none",
        "numbers": {},
    }


# ---------------------------------------------------------------------- 4.118 start of a turn


@pytest.mark.rule("DWE-4.118")
@pytest.mark.parametrize(
    "card, held, heat", [("abandoned_hoist", "0/1/0/0", 0), ("central_gas_main", "0/0/0/0", 1)]
)
def test_cards_give_at_the_start_of_each_own_turn(card: str, held: str, heat: int) -> None:
    decks = ["old_shaft", "eastern_quarter"]
    home = {"bellows": "foreman:0", "forge": "foreman:1"}
    own = clan(developed=[card])
    match = at(halls(own, clan(), actions=None, decks=decks, spaces=home), "event:gearbox_starts")
    assert (stock(match), fire(match)[0]) == (held, heat)
    play(match, *["0 forfeit"] * 3)
    assert (stock(match), stock(match, 1), fire(match, 1)[0]) == (held, "0/0/0/0", 0)
    play(match, *["1 forfeit"] * 3)
    assert asked(match) == (0, "turn_menu")
    assert stock(match) == ("0/2/0/0" if held != "0/0/0/0" else held)
    assert fire(match)[0] == 2 * heat, "what the Eastern Quarter kept, and one more"


# ---------------------------------------------------------------------- 4.119 Calcination Chute


@pytest.mark.rule("DWE-4.119")
@pytest.mark.parametrize(
    "others, heat",
    [
        ({}, 8),
        ({"realized": ["lava_river_bridge"]}, 7),
        ({"realized": ["lava_river_bridge"], "developed": ["crumbling_rampart"]}, 6),
        ({"realized": ["armoury"]}, 8),
    ],
)
def test_the_chute_is_cheaper_for_each_other_old_shaft_card(
    others: dict[str, Any], heat: int
) -> None:
    cards = {**others, "realized": [*others.get("realized", []), "calcination_chute"]}
    match = sent("blacksmith", "forge", clan(heat=heat, **cards), clan(), **OLD)
    play(match, "0 develop:calcination_chute")
    assert fire(match)[0] == 0
    match = sent("blacksmith", "forge", clan(heat=heat - 1, lit=0, **cards), clan(), **OLD)
    assert asked(match) == (0, "turn_menu"), "one heat less is not enough"


@pytest.mark.rule("DWE-4.119")
def test_cards_of_others_do_not_make_the_chute_cheaper_and_it_is_never_below_nothing() -> None:
    rival = clan(realized=["lava_river_bridge", "crumbling_rampart"])
    own = clan("1/0/0/0", heat=7, realized=["calcination_chute"])
    match = sent("blacksmith", "forge", own, rival, **OLD)
    assert refused(match, 0, "develop:calcination_chute") == ("DWE-4.12", "heat-short")
    eight = ["lava_river_bridge", "scaffold_reinforcement", "crumbling_rampart"]
    eight += ["dangerous_blockage", "cursed_treasury", "abandoned_hoist", "ammunition_store"]
    own = clan("0/0/1/0", heat=1, realized=[*eight, "old_boiler_ribs"])
    match = sent("ironworker", "architect_studio", own, track=["calcination_chute"], **OLD)
    play(match, "0 realize:calcination_chute", "0 develop:calcination_chute")
    assert (scores(match)[0], fire(match)) == (3 + 6, (0, 0, 2))
