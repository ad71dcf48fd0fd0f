"""DWE-4C: rounds and turns."""

from typing import Any

import pytest
from games.dwergar.halls import asked, clan, fire, forfeit, halls, last_turn, pool, scores, stock
from helpers import at, names, options, play, refused, table, told

from underhall.core.match import Match

OLD = {"decks": ["western_quarter", "old_shaft"]}
EAST = {"decks": ["golden_terraces", "eastern_quarter"]}
TRACK = ["master_tools", "bowling_alley", "bridge_club", "cricket_pitch", "secret_entrance"]
LASTING = ["safety_training", "shaft_maintenance", "gearbox_failure", "off_to_work"]


def over(*clans: dict[str, Any], reveal: Any = "", round: Any = 1, **table: Any) -> Match:
    """The last turn of a round is over and this event has been revealed."""
    match = at(last_turn(*clans, round=round, **table), *[f"event:{reveal}"] if reveal else [])
    seat = match.state.active
    play(match, f"{seat} place:foreman:forge")
    return match


def idle(seats: int) -> dict[str, Any]:
    """Where all foremen but the last stand and nobody else is at home."""
    spaces = ["bellows", "laboratory", "gearbox"]
    return {"spaces": {spaces[seat]: f"foreman:{seat}" for seat in range(seats - 1)}}


# ---------------------------------------------------------------------- 4.19 a round


@pytest.mark.rule("DWE-4.19")
@pytest.mark.parametrize("first, order", [(0, [0, 1, 2]), (1, [1, 2, 0]), (2, [2, 0, 1])])
def test_everybody_has_one_turn_in_seat_order(first: int, order: list[int]) -> None:
    homes = {"bellows": "foreman:0", "laboratory": "foreman:1", "gearbox": "foreman:2"}
    match = at(halls(clan(), clan(), clan(), actions=None, first=first, spaces=homes, seat=first))
    turns = []
    for _ in range(6):
        turns.append((table(match)["round"], match.state.active))
        forfeit(match, match.state.active, table(match)["turn"]["actions"])
    assert turns == [(1, seat) for seat in order] + [(2, seat) for seat in order]
    assert (table(match)["round"], match.state.active) == (3, first)


@pytest.mark.rule("DWE-4.19")
def test_silverbeard_comes_before_the_first_turn_and_the_end_after_the_last() -> None:
    match = over(clan(realized=["lava_river_bridge"]), reveal="boiler_explosion", **OLD)
    steps = [name for name in names(match.moves[-1].events) if name != "event-heat"]
    assert steps[-4:] == ["event-revealed", "round-began", "silverbeard-given", "turn-began"]
    assert table(match)["silverbeard"] == 0


# ---------------------------------------------------------------------- 4.20 to 4.22 a turn


@pytest.mark.rule("DWE-4.20")
def test_a_turn_refills_then_gives_then_asks_for_actions_then_heat_falls() -> None:
    owner = clan(developed=["central_gas_main", "abandoned_hoist"])
    decks = {"decks": ["old_shaft", "eastern_quarter", "new_shaft"]}
    match = at(halls(owner, clan(), clan(), actions=None, track=["ore_hoist"], **decks))
    steps = names(match.setup_events)
    assert steps == ["turn-began", *["track-filled"] * 4, "goods-gained", "card-heat"]
    assert (asked(match), table(match)["turn"]["actions"]) == ((0, "turn_menu"), 3)
    play(match, "0 place:foreman:bellows", "0 end_action")
    events = play(match, "0 forfeit", "0 forfeit")
    assert names(events)[-2:] == ["forfeited", "turn-began"]
    assert fire(match) == (1, 0, 2)


@pytest.mark.rule("DWE-4.20")
def test_heat_falls_after_the_last_action() -> None:
    match = at(halls(clan(heat=4), actions=None))
    events = play(match, "0 place:foreman:forge", "0 forfeit")
    assert (names(events), fire(match)[0]) == (["placed", "forfeited"], 4)
    assert names(play(match, "0 forfeit"))[:3] == ["forfeited", "heat-fell", "turn-began"]


@pytest.mark.rule("DWE-4.20", "DWE-4.118")
def test_ex_37_start_of_turn() -> None:
    owner = clan(developed=["abandoned_hoist", "central_gas_main"])
    match = at(halls(owner, actions=None, decks=["old_shaft", "eastern_quarter"]))
    assert (stock(match), fire(match)[0]) == ("0/1/0/0", 1)
    assert stock(match, 1) == "0/0/0/0"


@pytest.mark.rule("DWE-4.20")
@pytest.mark.parametrize("state", ["realized", "developed"])
def test_only_developed_cards_of_the_player_give_at_the_start(state: str) -> None:
    owner = clan(**{state: ["abandoned_hoist"]})
    match = at(halls(owner, clan(), actions=None, **OLD))
    assert stock(match) == ("0/1/0/0" if state == "developed" else "0/0/0/0")
    match = at(halls(clan(), owner, actions=None, **OLD))
    assert stock(match, 1) == "0/0/0/0"


@pytest.mark.rule("DWE-4.21")
@pytest.mark.parametrize("shown", [0, 3, 5])
def test_the_track_is_filled_up_to_five(shown: int) -> None:
    match = at(halls(actions=None, track=TRACK[:shown]))
    assert len(table(match)["track"]) == 5
    assert table(match)["track"][:shown] == TRACK[:shown]
    assert len(told(match.setup_events, "track-filled")) == 5 - shown


@pytest.mark.rule("DWE-4.21")
def test_basic_cards_come_before_advanced_ones() -> None:
    out = ["gold_foundry", "treasury_gate"]
    match = at(halls(actions=None, track=TRACK[:3], discarded=[*out, "secret_entrance"]))
    assert set(table(match)["track"][3:5]) == {"cricket_pitch", "great_statue"}
    match = at(halls(actions=None, track=TRACK[:4], discarded=out), "project:secret_entrance")
    assert table(match)["track"] == TRACK


@pytest.mark.rule("DWE-4.21")
def test_an_empty_deck_fills_nothing() -> None:
    western = [*TRACK[:4], "private_conveyor", "north_wall", "armoury", "chasm_barricade"]
    golden = ["secret_entrance", "gold_foundry", "treasury_gate", "great_statue", "goldsmiths"]
    golden += ["main_bolt", "jewellers_workshop", "hall_of_eldest_beard", "treasury_traps"]
    match = at(halls(clan(realized=western), actions=None, track=[], discarded=golden[2:]))
    assert set(table(match)["track"]) == {"clan_lift", *golden[:2]}
    assert options(match, 0)


@pytest.mark.rule("DWE-4.21")
def test_a_card_taken_leaves_a_gap_until_the_next_turn() -> None:
    buyer = clan("6/3/3/0", heat=3, pool={"engineer": 1})
    match = at(halls(buyer, clan(), actions=2, track=TRACK))
    play(match, "0 place:engineer:architect_studio", "0 realize:bridge_club", "0 end_action")
    assert table(match)["track"] == [card for card in TRACK if card != "bridge_club"]
    play(match, "0 place:foreman:mine_1")
    assert len(table(match)["track"]) == 4
    events = play(match, "0 end_action")
    assert (asked(match), len(table(match)["track"])) == ((1, "turn_menu"), 5)
    assert names(events)[-2:] == ["turn-began", "track-filled"]


@pytest.mark.rule("DWE-4.21")
def test_an_event_may_refill_the_track_between_turns() -> None:
    script = ["event:architect_changes_plans", "project:armoury", "project:bridge_club"]
    position = last_turn(clan(), clan(), round=1, track=["armoury", "bridge_club", "north_wall"])
    match = at(position, *script)
    steps = names(play(match, "1 place:foreman:forge"))
    assert steps.count("track-filled") == 4
    assert steps.index("round-began") > max(n for n, s in enumerate(steps) if s == "track-filled")
    assert table(match)["discarded"] == ["bridge_club", "armoury"]


@pytest.mark.rule("DWE-4.21")
def test_the_end_of_a_round_does_not_refill_by_itself() -> None:
    match = over(clan(), clan(), reveal="boiler_explosion", track=["armoury"])
    steps = names(match.moves[-1].events)
    assert steps.index("track-filled") > steps.index("turn-began")


@pytest.mark.rule("DWE-4.22")
@pytest.mark.parametrize("event, actions", [(None, 3), ("safety_training", 2)])
def test_a_turn_has_three_actions_or_two_under_safety_training(
    event: str | None, actions: int
) -> None:
    workers = {"ironworker": 3}
    match = at(halls(clan(pool=workers), actions=None, event=event))
    for left in range(actions, 0, -1):
        assert (asked(match), table(match)["turn"]["actions"]) == ((0, "turn_menu"), left)
        play(match, "0 place:ironworker:forge")
    assert asked(match) == (1, "turn_menu")


@pytest.mark.rule("DWE-4.22")
def test_extra_actions_come_on_top() -> None:
    builder = clan(heat=5, realized=["rune_hall"], pool={"blacksmith": 1, "ironworker": 3})
    match = at(halls(builder, actions=1, **EAST))
    play(match, "0 place:blacksmith:forge", "0 develop:rune_hall")
    assert (asked(match), table(match)["turn"]) == ((0, "turn_menu"), {"actions": 0, "extra": 1})
    play(match, "0 place:ironworker:forge")
    assert asked(match) == (1, "turn_menu")


# ---------------------------------------------------------------------- 4.23 must act


@pytest.mark.rule("DWE-4.23")
@pytest.mark.parametrize("home", [{"engineer": 1}, {}])
def test_r_4_a_player_with_a_dwarf_must_place_one(home: dict[str, int]) -> None:
    """R-4: three actions are taken as long as anybody is at home."""
    match = at(halls(clan(pool=home), spaces={"forge": "blacksmith"}))
    assert refused(match, 0, "forfeit") == ("DWE-4.23", "must-place")
    assert refused(match, 0, "fajrant:forge") == ("DWE-4.41", "pool-not-empty")
    assert {token.partition(":")[0] for token in options(match, 0)} == {"place"}


@pytest.mark.rule("DWE-4.23")
def test_without_a_dwarf_there_is_fajrant_or_letting_the_action_go() -> None:
    spaces = {"bellows": "foreman:0", "forge": "blacksmith", "mine_2": "engineer"}
    match = at(halls(spaces=spaces))
    assert options(match, 0) == ["fajrant:mine_2", "fajrant:forge", "forfeit"]
    events = play(match, "0 forfeit")
    assert told(events, "forfeited") == [{"who": 0}]
    assert (asked(match), table(match)["turn"]["actions"]) == ((0, "turn_menu"), 2)
    assert (table(match)["spaces"], pool(match)) == (spaces, {})


@pytest.mark.rule("DWE-4.23", "DWE-4.41")
def test_ex_43_fajrant_or_forfeit() -> None:
    match = at(halls(spaces={"bellows": "foreman:0", "forge": "blacksmith"}))
    play(match, "0 fajrant:forge")
    assert pool(match) == {"blacksmith": 1, "foreman": 1}
    assert table(match)["turn"]["actions"] == 2
    play(match, "0 place:blacksmith:laboratory", "0 place:foreman:laboratory")
    assert (asked(match), pool(match)) == ((1, "turn_menu"), {"blacksmith": 1})


# ---------------------------------------------------------------------- 4.24 to 4.27 its end


@pytest.mark.rule("DWE-4.24")
def test_a_round_ends_in_four_steps() -> None:
    burning = clan(lit=1, unlit=1)
    match = over(burning, round=4, reveal="boiler_explosion", **_active("safety_training"))
    steps = names(match.moves[-1].events)
    order = ["event-discarded", "event-revealed", "event-heat", "fire-spread", "round-began"]
    assert [step for step in steps if step in order] == [*order[:3], "event-heat", *order[3:]]
    assert (table(match)["round"], table(match)["event"]) == (5, None)


def _active(event: str) -> dict[str, Any]:
    """An event that is active in the fourth round, and the two before it."""
    return {"event": event, "past": ["mine_collapse", "winch_overheats", event]}


@pytest.mark.rule("DWE-4.24")
def test_the_first_round_has_no_event_to_discard() -> None:
    match = over(clan(), reveal="mine_collapse")
    assert told(match.moves[-1].events, "event-discarded") == []
    assert told(match.moves[-1].events, "event-revealed")[0]["card"] == "mine_collapse"


@pytest.mark.rule("DWE-4.24")
def test_each_event_comes_up_once() -> None:
    past = ["mine_collapse", "winch_overheats"]
    match = over(clan(), reveal="boiler_explosion", round=3, past=past)
    assert set(table(match)["past"]) == {*past, "boiler_explosion"}
    position = {"game": "dwergar", "agenda": [{"do": "end_round"}], "table": {"round": 9}}
    assert {len(table(at({**position, "seed": seed}))["past"]) for seed in range(40)} == {9}


@pytest.mark.rule("DWE-4.24", "DWE-4.25")
def test_fire_spreads_after_the_event() -> None:
    """The event raises the lift before furnaces are lit, and lights nothing itself."""
    match = over(clan(lit=1, unlit=2, carts={"closed": "2/0/0/0"}), reveal="gearbox_starts")
    steps = names(match.moves[-1].events)
    assert steps.index("unloaded") < steps.index("fire-spread") < steps.index("round-began")


@pytest.mark.rule("DWE-4.25")
@pytest.mark.parametrize(
    "lit, unlit, after",
    [(1, 1, (2, 0)), (3, 2, (4, 1)), (0, 3, (0, 3)), (2, 0, (2, 0)), (0, 0, (0, 0))],
)
def test_a_burning_furnace_lights_one_more(lit: int, unlit: int, after: tuple[int, int]) -> None:
    match = over(clan(), clan(lit=lit, unlit=unlit), clan(lit=1, unlit=1), reveal="mine_collapse")
    assert fire(match, 1)[1:] == after
    assert fire(match, 0)[1:] == (0, 2)
    assert fire(match, 2)[1:] == (2, 0)
    spread = [{"who": 1}] * (after != (lit, unlit)) + [{"who": 2}]
    assert told(match.moves[-1].events, "fire-spread") == spread


@pytest.mark.rule("DWE-4.25")
def test_a_furnace_in_the_main_board_spreads_no_fire() -> None:
    match = over(clan(lit=0, unlit=2), reveal="mine_collapse", sites={"bellows": 0})
    assert fire(match) == (0, 0, 2)


@pytest.mark.rule("DWE-4.26")
@pytest.mark.parametrize("event", LASTING)
def test_a_lasting_event_is_active_until_the_end_of_the_next_round(event: str) -> None:
    match = over(clan(), clan(), reveal=event, **idle(2))
    assert (table(match)["round"], table(match)["event"]) == (2, event)
    while table(match)["round"] == 2:
        assert table(match)["event"] == event
        forfeit(match, match.state.active, 1)
    assert told(match.moves[-1].events, "event-discarded") == [{"card": event}]
    assert table(match)["event"] != event


@pytest.mark.rule("DWE-4.26")
@pytest.mark.parametrize("event", ["boiler_explosion", "winch_overheats", "mine_collapse"])
def test_an_instant_event_is_never_active_afterwards(event: str) -> None:
    match = over(clan(), reveal=event)
    assert (table(match)["event"], event in table(match)["past"]) == (None, True)


@pytest.mark.rule("DWE-4.26")
def test_r_16_this_turn_on_a_card_means_the_whole_next_round() -> None:
    """R-16: under safety training both players have two actions, and three again afterwards."""
    match = over(clan(), clan(), reveal="safety_training", **idle(2))
    counts = []
    for seat in (0, 1, 0, 1):
        counts.append(table(match)["turn"]["actions"])
        forfeit(match, seat, counts[-1])
    assert counts == [2, 2, 3, 3]


@pytest.mark.rule("DWE-4.27", "DWE-5.1")
@pytest.mark.parametrize("length, last", [("normal", 10), ("short", 8)])
def test_r_1_there_is_one_round_more_than_events(length: str, last: int) -> None:
    """R-1: the round that begins with an empty event deck is the last."""
    position = last_turn(clan(), clan(), round=last - 1)
    match = at({**position, "options": {"length": length}})
    events = play(match, "1 place:foreman:forge")
    assert told(events, "event-revealed")[0]["left"] == 0
    assert told(events, "round-began") == [{"round": last, "rounds": last}]
    match = at({**last_turn(clan(), clan(), round=last), "options": {"length": length}})
    play(match, "1 place:foreman:forge")
    assert match.state.result is not None


@pytest.mark.rule("DWE-4.27")
def test_r_2_fire_spreads_in_the_last_round_but_no_event_comes() -> None:
    """R-2: the active event is discarded as well; the end sequence follows."""
    burning = clan(lit=1, unlit=2, developed=["treasury_traps"])
    match = over(burning, round=10, event="safety_training")
    steps = names(match.moves[-1].events)
    ending = ["event-discarded", "fire-spread", "golden-bonus", "final-points", "game-ended"]
    assert [step for step in steps if step in ending] == ending
    assert not {"event-revealed", "round-began"} & set(steps)
    assert (fire(match), table(match)["round"], table(match)["event"]) == ((0, 2, 1), 10, None)
    assert scores(match) == [3, 0]


@pytest.mark.rule("DWE-4.24", "DWE-4.26", "DWE-4.27", "DWE-4.150")
def test_ex_42_last_round() -> None:
    match = over(clan(lit=1, unlit=3), clan(), round=9, reveal="safety_training", **_nine())
    assert (table(match)["round"], table(match)["event"]) == (10, "safety_training")
    assert table(match)["turn"]["actions"] == 2
    play(match, "0 place:foreman:forge", "0 forfeit")
    events = play(match, "1 place:foreman:forge", "1 forfeit")
    steps = ["event-discarded", "event-revealed", "fire-spread", "game-ended"]
    assert [name for name in names(events) if name in steps] == [steps[0], *steps[2:]]
    assert match.state.result is not None


def _nine() -> dict[str, Any]:
    """The eight events of the rounds before the ninth."""
    past = ["boiler_explosion", "gearbox_starts", "gearbox_failure", "underfloor_heating"]
    past += ["miners_deliver_200", "winch_overheats", "crusher_heads_fail", "mine_collapse"]
    return {"past": past}


@pytest.mark.rule("DWE-4.27")
def test_the_round_before_the_last_goes_on() -> None:
    match = over(clan(), round=9, **_nine(), reveal="off_to_work")
    assert (match.state.result, table(match)["round"]) == (None, 10)
