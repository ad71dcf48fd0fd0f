"""Clauses that would hang on one test each, looked at from another side."""

import pytest
from games.dwergar.halls import (
    asked,
    away,
    bonuses,
    cart,
    clan,
    ending,
    fire,
    forfeit,
    forged,
    halls,
    lingering,
    mine,
    scores,
    sent,
    stock,
)
from helpers import at, names, options, play, table, told

from underhall.games.dwergar.box.names import MINES

STUDIO = "architect_studio"
NEW = {"decks": ["western_quarter", "new_shaft"]}
OLD = {"decks": ["western_quarter", "old_shaft"]}
EAST = {"decks": ["western_quarter", "eastern_quarter"]}
GOLD = {"decks": ["western_quarter", "golden_terraces"]}
GOLD_EAST = {"decks": ["golden_terraces", "eastern_quarter"]}
YIELDS = {"mine_1": "3/0/0/0", "mine_2": "1/1/0/0", "mine_3": "0/1/1/0", "mine_4": "0/0/0/1"}
RICHER = {"mine_1": "5/0/0/0", "mine_2": "1/2/0/0", "mine_3": "0/1/2/0", "mine_4": "0/0/0/2"}


@pytest.mark.rule("DWE-4.20")
def test_the_next_turn_refills_before_it_gives_and_heat_has_fallen_before() -> None:
    next_one = clan(developed=["central_gas_main"])
    track = ["armoury", "north_wall", "clan_lift"]
    match = at(halls(clan(heat=2), next_one, actions=1, track=track, spaces=away(0), **EAST))
    told_of = names(play(match, "0 forfeit"))
    assert told_of == [
        *("forfeited", "heat-fell", "turn-began"),
        *("track-filled", "track-filled", "card-heat"),
    ]
    assert (fire(match)[0], fire(match, 1)[0], asked(match)) == (0, 1, (1, "turn_menu"))


@pytest.mark.rule("DWE-4.81")
@pytest.mark.parametrize("kind, left", [("stone", "1/0/0/0"), ("iron", "0/1/0/0")])
def test_one_unit_of_one_kind_comes_back(kind: str, left: str) -> None:
    match = lingering("engineer", STUDIO, clan("2/2/0/0", heat=2), track=["cricket_pitch"])
    play(match, "0 realize:cricket_pitch", f"0 recover:{kind}")
    assert stock(match) == left
    assert not [token for token in options(match, 0) if token.startswith("recover")]


@pytest.mark.rule("DWE-4.81")
def test_nothing_that_was_asked_for_once_comes_back() -> None:
    own = clan("1/1/1/0", heat=2)
    match = lingering("engineer", STUDIO, own, track=["bowling_alley"])
    play(match, "0 realize:bowling_alley")
    assert not [token for token in options(match, 0) if token.startswith("recover")]
    assert stock(match) == "0/0/0/0"


@pytest.mark.rule("DWE-4.86")
@pytest.mark.parametrize(
    "seat, token, left",
    [
        (0, "realize:coal_crusher:stone", "1/1/2/0"),
        (0, "realize:coal_crusher:iron", "0/2/2/0"),
        (1, "realize:coal_crusher", "0/1/2/0"),
    ],
)
def test_a_discount_is_its_owners_alone(seat: int, token: str, left: str) -> None:
    crew = {"heat": 2, "pool": {"ironworker": 1}}
    clans = clan("3/3/3/0", developed=["master_tools"], **crew), clan("3/3/3/0", **crew)
    match = at(halls(*clans, seat=seat, track=["coal_crusher"], **EAST))
    play(match, f"{seat} place:ironworker:architect_studio", f"{seat} {token}")
    assert stock(match, seat) == left


@pytest.mark.rule("DWE-4.95")
@pytest.mark.parametrize("mine_space", MINES)
@pytest.mark.parametrize("late", [False, True])
def test_no_level_yields_more_in_the_action_that_built_its_furnace(
    mine_space: str, late: bool
) -> None:
    own = clan("2/2/1/0", unlit=1, pool={"engineer": 1})
    match = sent("foreman", mine_space, own, actions=2)
    parts = ["0 build_furnace:unlit", "0 load"]
    play(match, *(parts[::-1] if late else parts))
    level = mine_space.replace("mine", "level")
    assert cart(match, level) == YIELDS[mine_space]
    later = clan(pool={"engineer": 1})
    match = sent("engineer", mine_space, later, sites={mine_space: 0}, actions=2)
    play(match, "0 load")
    assert cart(match, level) == RICHER[mine_space]


@pytest.mark.rule("DWE-4.110")
def test_the_foundry_counts_from_the_project_after_it_and_every_time() -> None:
    own = clan("0/4/4/0", heat=9, pool={"ironworker": 1, "engineer": 1})
    track = ["gold_foundry", "secret_entrance"]
    match = at(halls(own, actions=2, track=track, spaces=away(0), **GOLD))
    events = play(match, "0 place:ironworker:architect_studio", "0 realize:gold_foundry")
    events += play(match, "0 develop:gold_foundry")
    assert told(events, "gold-points") == []
    match = forged("goldsmiths", clan(developed=["gold_foundry"]))
    points = told(match.moves[-1].events, "gold-points")
    assert points == [{"who": 0, "project": "goldsmiths", "foundry": "gold_foundry", "points": 1}]


@pytest.mark.rule("DWE-4.158")
def test_a_western_leader_of_three_keeps_the_actions_after_being_overtaken() -> None:
    buyer = clan("6/0/0/0", pool={"ironworker": 1}, realized=["armoury"])
    decks = {"decks": ["western_quarter", "new_shaft", "eastern_quarter"]}
    clans = buyer, clan(), clan(realized=["clan_lift"])
    match = ending(*clans, track=["north_wall"], spaces=away(0, 1, 2), **decks)
    play(match, "0 place:ironworker:architect_studio", "0 realize:north_wall")
    forfeit(match, 0, 2)
    assert (asked(match), bonuses(match, "western-bonus")) == ((2, "turn_menu"), [0, 2])
    assert table(match)["turn"]["actions"] == 3


@pytest.mark.rule("DWE-4.159")
def test_a_second_western_leader_begins_no_turn_either() -> None:
    cards = ["abandoned_hoist", "central_gas_main"]
    decks = {"decks": ["western_quarter", "old_shaft", "eastern_quarter"], "silverbeard": 2}
    clans = (
        clan(heat=3, realized=["armoury"]),
        clan(heat=2, realized=["clan_lift"], developed=cards),
        clan(realized=["lava_river_bridge"]),
    )
    match = ending(
        *clans, spaces=away(0, 1), track=["north_wall"], event="safety_training", **decks
    )
    events = forfeit(match, 0)
    assert not {"heat-fell", "turn-began", "goods-gained", "card-heat"} & set(events)
    assert (asked(match), stock(match, 1), fire(match, 1)[0]) == ((1, "turn_menu"), "0/0/0/0", 2)
    assert (fire(match)[0], len(table(match)["track"])) == (3, 5)
    assert (table(match)["silverbeard"], table(match)["turn"]["actions"]) == (2, 3)


@pytest.mark.rule("DWE-4.164")
@pytest.mark.parametrize("pawn", ["engineer", "foreman"])
def test_a_raise_already_made_scores_nothing_later(pawn: str) -> None:
    crew = clan(heat=2, carts={"level_4": "1/0/0/0"})
    match = sent(pawn, "gearbox", crew, silverbeard=0, **OLD)
    play(match, "0 raise:3", "0 silverbeard:vp_per_level")
    assert scores(match) == [0, 0]


@pytest.mark.rule("DWE-4.164")
def test_a_development_already_paid_gets_no_cheaper_later() -> None:
    crew = clan("8/2/1/0", heat=3)
    match = sent("engineer", STUDIO, crew, track=["north_wall"], silverbeard=0, **OLD)
    play(match, "0 realize:north_wall", "0 develop:north_wall", "0 silverbeard:cheap_develop")
    assert fire(match)[0] == 1


@pytest.mark.rule("DWE-4.166")
def test_a_golden_leader_of_three_keeps_the_gift_after_being_overtaken() -> None:
    buyer = clan("3/0/2/0", realized=["rune_hall", "main_bolt"], pool={"ironworker": 1})
    decks = {"decks": ["golden_terraces", "eastern_quarter", "new_shaft"]}
    clans = buyer, clan(), clan(realized=["goldsmiths"])
    match = ending(*clans, track=["great_statue"], **decks)
    play(match, "0 rune_hall", "0 place:ironworker:architect_studio", "0 realize:great_statue")
    assert "great_statue" in mine(match, "realized")
    assert (asked(match), bonuses(match, "golden-bonus")) == ((2, "golden_choice"), [0, 2])
