"""DWE-4O: the fifteen events."""

from typing import Any

import pytest
from games.dwergar.halls import (
    asked,
    cart,
    clan,
    fire,
    halls,
    menu,
    mine,
    pool,
    revealed,
    scores,
    sent,
    stock,
)
from helpers import at, names, play, refused, table, told

OLD = {"decks": ["western_quarter", "old_shaft"]}
THREE = (clan(heat=1), clan(heat=9), clan(heat=10))
TRACK = ["master_tools", "bowling_alley", "bridge_club", "cricket_pitch", "secret_entrance"]
NEXT = ("gold_foundry", "treasury_gate")
CARDS = [
    *TRACK,
    *NEXT,
    *("great_statue", "private_conveyor", "north_wall", "armoury", "chasm_barricade"),
    *("clan_lift", "goldsmiths", "main_bolt", "jewellers_workshop", "hall_of_eldest_beard"),
    "treasury_traps",
]
"""The cards of the two decks in play."""


def heats(match: Any) -> list[int]:
    """Everybody's heat."""
    return [fire(match, seat)[0] for seat in range(match.state.seats)]


# ---------------------------------------------------------------------- 4.127 to 4.131


@pytest.mark.rule("DWE-4.127")
def test_a_boiler_explodes() -> None:
    match = revealed("boiler_explosion", *THREE)
    assert heats(match) == [3, 10, 10]
    assert table(match)["event"] is None


@pytest.mark.rule("DWE-4.127")
def test_the_heat_of_the_boiler_is_still_there_in_the_next_turn() -> None:
    match = revealed("boiler_explosion", past=["mine_collapse", "gearbox_starts"])
    assert (table(match)["round"], asked(match), heats(match)) == (4, (0, "turn_menu"), [2, 2])
    play(match, "0 place:foreman:forge", "0 forfeit", "0 forfeit")
    assert (asked(match), heats(match)) == ((1, "turn_menu"), [0, 2])


@pytest.mark.rule("DWE-4.128")
@pytest.mark.parametrize(
    "event, held, closed, riders",
    [
        ("gearbox_starts", "1/0/0/0", "0/1/0/0", ["closed", "level_2"]),
        ("miners_deliver_200", "1/1/0/0", "0/0/2/0", [None, "level_1"]),
    ],
)
def test_the_lift_rises_by_itself(
    event: str, held: str, closed: str, riders: list[str | None]
) -> None:
    load = {"closed": "1/0/0/0", "level_1": "0/1/0/0", "level_2": "0/0/2/0"}
    own = clan(carts=load, rides="level_1", heat=3, lit=2)
    match = revealed(event, own, clan(rides="level_3"))
    assert (stock(match), cart(match, "closed")) == (held, closed)
    assert [mine(match, "rides", seat) for seat in (0, 1)] == riders
    assert (fire(match)[:2], scores(match)) == ((3, 3), [0, 0]), "no cost, no points; fire spread"


@pytest.mark.rule("DWE-4.128")
def test_two_raises_come_one_after_the_other() -> None:
    own = clan(carts={"closed": "3/0/0/0", "level_1": "1/1/0/0"})
    match = revealed("miners_deliver_200", clan(), own)
    unloaded = [event["who"] for event in told(match.setup_events, "unloaded")]
    assert (stock(match, 1), unloaded) == ("4/1/0/0", [1, 1])


@pytest.mark.rule("DWE-4.129")
@pytest.mark.parametrize("heat, levels", [(0, 0), (1, 1), (3, 3)])
def test_under_a_gearbox_failure_every_level_costs(heat: int, levels: int) -> None:
    own = clan(heat=heat, carts={"closed": "1/0/0/0"})
    match = sent("engineer", "gearbox", own, event="gearbox_failure")
    raises = [token for token in menu(match) if token.startswith("raise")]
    assert raises == [f"raise:{n}" for n in range(1, levels + 1)]
    if levels:
        play(match, f"0 raise:{levels}")
        assert (fire(match)[0], stock(match)) == (heat - levels, "1/0/0/0")


@pytest.mark.rule("DWE-4.129", "DWE-4.130", "DWE-4.131")
@pytest.mark.parametrize("event", ["gearbox_failure", "underfloor_heating", "safety_training"])
def test_an_event_of_a_round_stays(event: str) -> None:
    assert table(revealed(event))["event"] == event


@pytest.mark.rule("DWE-4.130")
@pytest.mark.parametrize(
    "space, held, points", [("bellows", "1/1/0/0", 4), ("mine_2", "1/1/0/0", 2)]
)
def test_underfloor_heating_pays_for_furnaces_in_guilds(space: str, held: str, points: int) -> None:
    match = sent("foreman", space, clan(held, unlit=1), event="underfloor_heating")
    play(match, "0 build_furnace:unlit")
    assert scores(match) == [points, 0]


@pytest.mark.rule("DWE-4.131")
def test_safety_training_leaves_two_actions() -> None:
    home = {"bellows": "foreman:0", "forge": "foreman:1"}
    match = revealed("safety_training", spaces=home)
    for seat in (0, 1):
        assert (asked(match), table(match)["turn"]["actions"]) == ((seat, "turn_menu"), 2)
        play(match, *[f"{seat} forfeit"] * 2)
    assert (table(match)["event"] != "safety_training", table(match)["round"]) == (True, 3)


# ---------------------------------------------------------------------- 4.132 other plans


@pytest.mark.rule("DWE-4.132")
def test_the_chief_architect_drops_two_projects_and_draws_new_ones() -> None:
    drawn = ("bridge_club", "master_tools", *NEXT)
    match = revealed("architect_changes_plans", track=TRACK, draws=drawn)
    assert table(match)["track"] == ["bowling_alley", "cricket_pitch", "secret_entrance", *NEXT]
    assert table(match)["discarded"] == ["master_tools", "bridge_club"]


@pytest.mark.rule("DWE-4.132")
def test_the_track_is_full_again_before_the_next_round() -> None:
    events = names(revealed("architect_changes_plans", track=TRACK[:4]).setup_events)
    told_of = [name for name in events if name not in ("turn-began", "event-revealed")]
    dropped = ["project-discarded"] * 2
    assert told_of == [*dropped, *["track-filled"] * 3, "round-began"]


@pytest.mark.rule("DWE-4.132")
@pytest.mark.parametrize("left", [0, 1, 2])
def test_fewer_than_two_cards_are_all_dropped(left: int) -> None:
    out = {"track": TRACK[:left], "discarded": CARDS[left:]}
    match = revealed("architect_changes_plans", **out)
    assert (table(match)["track"], len(table(match)["discarded"])) == ([], 18)


@pytest.mark.rule("DWE-4.132")
def test_any_two_cards_of_the_track_may_go() -> None:
    gone = set()
    for seed in range(100):
        position = {**halls(actions=None, track=TRACK), "agenda": [{"do": "end_round"}]}
        match = at({**position, "seed": seed}, "event:architect_changes_plans")
        gone.add(tuple(table(match)["discarded"]))
    assert len(gone) == 10


# ---------------------------------------------------------------------- 4.133 to 4.135


@pytest.mark.rule("DWE-4.133")
def test_the_winch_overheats() -> None:
    own = clan(heat=9, carts={"closed": "0/0/1/0", "level_1": "0/0/0/1"})
    match = revealed("winch_overheats", own, clan(heat=10), clan())
    assert (stock(match), cart(match, "closed")) == ("0/0/1/0", "0/0/0/1")
    assert (heats(match), scores(match)) == ([10, 10, 1], [0, 0, 0])
    order = [name for name in names(match.setup_events) if name in ("unloaded", "event-heat")]
    assert order == ["unloaded", "event-heat", "event-heat"]


@pytest.mark.rule("DWE-4.134", "DWE-4.135")
def test_ex_39_events_on_carts() -> None:
    loaded = clan(carts={"level_1": "3/0/0/0", "level_3": "0/1/1/0"})
    match = revealed("crusher_heads_fail", loaded, clan())
    assert (cart(match, "level_3"), cart(match, "level_3", 1)) == ("2/1/1/0", "2/0/0/0")
    assert (cart(match, "level_1"), heats(match)) == ("3/0/0/0", [1, 1])
    match = revealed("mine_collapse", loaded, clan())
    assert [cart(match, "level_1", seat) for seat in (0, 1)] == ["4/0/0/0", "1/0/0/0"]
    assert [cart(match, "level_2", seat) for seat in (0, 1)] == ["1/0/0/0", "1/0/0/0"]


@pytest.mark.rule("DWE-4.134", "DWE-4.135")
@pytest.mark.parametrize(
    "event, carts, heat",
    [
        ("crusher_heads_fail", {"level_3": {"stone": 2}}, 1),
        ("mine_collapse", {"level_1": {"stone": 1}, "level_2": {"stone": 1}}, 0),
    ],
)
def test_stones_fall_into_every_cart_of_a_level_and_no_other(
    event: str, carts: dict[str, Any], heat: int
) -> None:
    match = revealed(event, clan(), clan(rides="level_1"), clan())
    assert [mine(match, "carts", seat) for seat in range(3)] == [carts] * 3
    assert (heats(match), mine(match, "rides", 1)) == ([heat] * 3, "level_1")


# ---------------------------------------------------------------------- 4.136 Shaft Maintenance


@pytest.mark.rule("DWE-4.136")
@pytest.mark.parametrize("pawn", ["engineer", "foreman"])
@pytest.mark.parametrize(
    "space, points", [("mine_1", 1), ("mine_2", 1), ("mine_3", 1), ("mine_4", 1), ("forge", 0)]
)
def test_r_17_shaft_maintenance_pays_for_any_pawn_in_the_mine(
    pawn: str, space: str, points: int
) -> None:
    """R-17: event 56 counts pawns, not workers only."""
    match = sent(pawn, space, clan(), event="shaft_maintenance")
    assert scores(match) == [points, 0]


@pytest.mark.rule("DWE-4.136")
def test_each_placement_pays_the_acting_player_even_a_mere_swap() -> None:
    crew = clan(pool={"engineer": 1})
    spaces = {"mine_3": "blacksmith"}
    match = at(halls(crew, clan(), event="shaft_maintenance", spaces=spaces, actions=2))
    play(match, "0 place:engineer:mine_3", "0 end_action")
    play(match, "0 place:blacksmith:mine_3", "0 end_action")
    assert (scores(match), cart(match, "level_3")) == ([2, 0], "0/0/0/0")
    play(match, "1 place:foreman:mine_3")
    assert scores(match) == [2, 1]


# ---------------------------------------------------------------------- 4.137 BOOM


@pytest.mark.rule("DWE-4.137")
def test_boom_closes_both_bonuses_of_the_laboratory() -> None:
    boom = {"event": "alchemist_goes_boom"}
    match = sent("ironworker", "laboratory", clan("0/2/0/0", unlit=1), **boom)
    assert refused(match, 0, "light_and_heat") == ("DWE-4.137", "bonus-closed")
    assert menu(match) == ["exchange:iron:stone"]
    match = sent("blacksmith", "laboratory", clan("0/2/0/0"), **boom)
    play(match, "0 exchange:iron:stone")
    assert (stock(match), asked(match)) == ("2/1/0/0", (0, "turn_menu"))


@pytest.mark.rule("DWE-4.137")
@pytest.mark.parametrize("bonus", ["extra_exchanges", "light_one_and_heat"])
def test_boom_is_stronger_than_silverbeard(bonus: str) -> None:
    boom = {"event": "alchemist_goes_boom", "silverbeard": 0, **OLD}
    match = sent("foreman", "laboratory", clan("0/2/0/0"), **boom)
    assert refused(match, 0, f"silverbeard:{bonus}") == ("DWE-4.137", "bonus-closed")
    assert menu(match) == ["exchange:iron:stone"]


@pytest.mark.rule("DWE-4.137")
def test_boom_leaves_other_guilds_alone() -> None:
    boom = {"event": "alchemist_goes_boom", "silverbeard": 0, **OLD}
    match = sent("ironworker", "bellows", clan(unlit=1), **boom)
    assert menu(match) == ["light_one", "heat_two", "silverbeard:light_all"]


# ---------------------------------------------------------------------- 4.138 New Crystal Veins


@pytest.mark.rule("DWE-4.138")
@pytest.mark.parametrize(
    "space, usual, more",
    [
        ("mine_1", "3/0/0/0", "5/0/0/0"),
        ("mine_2", "1/1/0/0", "1/2/0/0"),
        ("mine_3", "0/1/1/0", "0/1/2/0"),
        ("mine_4", "0/0/0/1", "0/0/0/2"),
    ],
)
def test_foremen_mine_more_in_new_veins(space: str, usual: str, more: str) -> None:
    level = "level_" + space[-1]
    for pawn, load in (("foreman", more), ("engineer", usual), ("blacksmith", usual)):
        match = sent(pawn, space, clan(), event="new_crystal_veins")
        play(match, "0 load")
        assert cart(match, level) == load


# ---------------------------------------------------------------------- 4.139 Heated Steam Pipes


@pytest.mark.rule("DWE-4.139")
@pytest.mark.parametrize("pawn", ["engineer", "foreman"])
@pytest.mark.parametrize(
    "space, heat", [("furnace_workshop", 1), ("laboratory", 1), ("forge", 0), ("mine_1", 0)]
)
def test_pipes_warm_who_comes_to_workshop_and_laboratory(pawn: str, space: str, heat: int) -> None:
    match = sent(pawn, space, clan(), clan(), event="heated_steam_pipes")
    assert heats(match) == [heat, 0]


@pytest.mark.rule("DWE-4.139")
def test_the_heat_comes_before_the_menu_and_stops_at_ten() -> None:
    for before, after in ((0, 1), (10, 10)):
        crew = clan("0/1/0/0", heat=before)
        match = sent("engineer", "laboratory", crew, event="heated_steam_pipes")
        assert (asked(match), fire(match)[0]) == ((0, "action_menu"), after)


# ---------------------------------------------------------------------- 4.140 Off to Work


@pytest.mark.rule("DWE-4.140")
def test_off_to_work_raises_the_lift_at_once_and_stays() -> None:
    match = revealed("off_to_work", clan(carts={"closed": "2/0/0/0", "level_1": "1/0/0/0"}))
    assert (stock(match), cart(match, "closed")) == ("2/0/0/0", "1/0/0/0")
    assert (table(match)["event"], scores(match)) == ("off_to_work", [0, 0])


@pytest.mark.rule("DWE-4.140")
@pytest.mark.parametrize(
    "pawn, there, points",
    [
        ("engineer", None, 1),
        ("engineer", "blacksmith", 0),
        ("engineer", "foreman:1", 0),
        ("foreman", None, 0),
    ],
)
@pytest.mark.parametrize("space", ["mine_2", "forge"])
def test_r_17_off_to_work_pays_for_workers_on_empty_spaces(
    pawn: str, there: str | None, points: int, space: str
) -> None:
    """R-17: event 60 counts workers only."""
    spaces = {space: there} if there else {}
    match = sent(pawn, space, clan(), event="off_to_work", spaces=spaces)
    assert scores(match) == [points, 0]
    assert pool(match).get("blacksmith", 0) == (there == "blacksmith")


@pytest.mark.rule("DWE-4.136", "DWE-4.137", "DWE-4.138", "DWE-4.139")
@pytest.mark.parametrize(
    "event",
    ["shaft_maintenance", "alchemist_goes_boom", "new_crystal_veins", "heated_steam_pipes"],
)
def test_r_16_what_lasts_lasts_for_the_next_round(event: str) -> None:
    """R-16: until the end of that round, in the turns of all players, and does nothing at once."""
    home = {"bellows": "foreman:0", "gearbox": "foreman:1"}
    match = revealed(event, clan(), spaces=home)
    assert (table(match)["event"], heats(match), scores(match)) == (event, [0, 0], [0, 0])
    play(match, *["0 forfeit"] * 3)
    assert (asked(match), table(match)["event"]) == ((1, "turn_menu"), event)
    play(match, *["1 forfeit"] * 3)
    assert table(match)["event"] != event
