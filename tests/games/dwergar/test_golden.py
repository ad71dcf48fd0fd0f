"""DWE-4P: the free development of the Golden Terraces."""

import pytest
from games.dwergar.halls import (
    asked,
    away,
    bonuses,
    clan,
    ending,
    fire,
    forfeit,
    mine,
    scores,
    stock,
)
from helpers import names, options, play, refused, table, told

THREE = {"decks": ["western_quarter", "golden_terraces", "new_shaft"]}
EAST = {"decks": ["golden_terraces", "eastern_quarter"]}


@pytest.mark.rule("DWE-4.161")
def test_ex_28_golden_terraces() -> None:
    match = ending(clan(realized=["great_statue"]), clan(), clan(), **THREE)
    assert (asked(match), options(match, 0)) == ((0, "golden_choice"), ["great_statue", "none"])
    play(match, "0 great_statue")
    assert (scores(match), mine(match, "developed")) == ([8, 0, 0], ["great_statue"])
    assert match.state.result.winners == [0]


@pytest.mark.rule("DWE-4.161")
def test_one_realized_project_of_any_deck_may_be_developed() -> None:
    owner = clan(realized=["main_bolt", "ore_hoist"], developed=["goldsmiths"])
    match = ending(owner, clan(), clan(), **THREE)
    assert options(match, 0) == ["ore_hoist", "main_bolt", "none"]
    assert refused(match, 0, "goldsmiths") == ("DWE-4.89", "already-developed")
    play(match, "0 ore_hoist")
    assert (match.state.result.scores, mine(match, "realized")) == ((1, 0, 0), ["main_bolt"])


@pytest.mark.rule("DWE-4.161")
def test_the_gift_may_be_declined() -> None:
    match = ending(clan(realized=["great_statue"]), clan())
    events = play(match, "0 none")
    assert names(events) == ["golden-declined", "game-ended"]
    assert (scores(match), mine(match, "realized")) == ([0, 0], ["great_statue"])


@pytest.mark.rule("DWE-4.161")
@pytest.mark.parametrize("first, order", [(0, [0, 1]), (1, [1, 0])])
def test_all_who_tie_for_most_develop_in_seat_order(first: int, order: list[int]) -> None:
    one = clan(realized=["great_statue", "main_bolt"])
    other = clan(realized=["goldsmiths", "treasury_traps"])
    match = ending(one, other, clan(realized=["gold_foundry"]), first=first, **THREE)
    for seat in order:
        assert asked(match) == (seat, "golden_choice")
        play(match, f"{seat} none")
    assert (match.state.result is not None, bonuses(match, "golden-bonus")) == (True, order)


@pytest.mark.rule("DWE-4.161")
def test_golden_leaders_are_counted_after_the_western_actions() -> None:
    buyer = clan("3/0/2/0", pool={"ironworker": 1}, realized=["armoury"])
    match = ending(buyer, clan(realized=["goldsmiths"]), track=["great_statue"], spaces=away(0))
    play(match, "0 place:ironworker:architect_studio", "0 realize:great_statue")
    forfeit(match, 0, 2)
    assert (asked(match), options(match, 0)) == (
        (0, "golden_choice"),
        ["armoury", "great_statue", "none"],
    )


@pytest.mark.rule("DWE-4.162")
def test_a_free_development_costs_nothing_and_is_otherwise_a_normal_one() -> None:
    owner = clan("5/5/5/5", heat=5, realized=["secret_entrance"], developed=["gold_foundry"])
    match = ending(owner, clan())
    events = play(match, "0 secret_entrance")
    assert names(events)[:3] == ["developed", "gold-points", "goods-gained"]
    assert told(events, "developed")[0]["cost"] == []
    assert (stock(match), fire(match)[0]) == ("5/5/5/6", 5)
    assert scores(match) == [3 + 1, 0]


@pytest.mark.rule("DWE-4.162")
@pytest.mark.parametrize("burnt, score", [(0, 1), (2, 3), (4, 5)])
def test_card_45_may_burn_heat_when_developed_for_free(burnt: int, score: int) -> None:
    owner = clan(heat=4, realized=["rolling_mill_chimney", "main_bolt"])
    match = ending(owner, clan(), **EAST)
    play(match, "0 rolling_mill_chimney")
    assert (asked(match), options(match, 0)) == ((0, "burn_heat"), ["0", "1", "2", "3", "4"])
    play(match, f"0 {burnt}")
    assert (scores(match), fire(match)[0]) == ([score, 0], 4 - burnt)


@pytest.mark.rule("DWE-4.162", "DWE-4.167")
def test_card_43_developed_for_free_gives_an_action_at_once() -> None:
    owner = clan("1/1/0/0", realized=["rune_hall", "main_bolt"])
    match = ending(owner, clan(realized=["goldsmiths"]), **EAST)
    play(match, "0 rune_hall")
    assert (asked(match), table(match)["turn"]) == ((0, "turn_menu"), {"actions": 0, "extra": 1})
    play(match, "0 place:foreman:bellows", "0 build_furnace:unlit", "0 light_one")
    assert (asked(match), scores(match)) == ((1, "golden_choice"), [3 + 2, 0])


@pytest.mark.rule("DWE-4.166")
def test_r_33_golden_leaders_are_fixed_when_the_step_begins() -> None:
    """R-33: a card taken during the step makes nobody leader and nobody less."""
    buyer = clan("3/0/2/0", realized=["rune_hall", "main_bolt"], pool={"ironworker": 1})
    other = clan(realized=["goldsmiths"])
    match = ending(buyer, other, track=["great_statue"], **EAST)
    play(match, "0 rune_hall", "0 place:ironworker:architect_studio", "0 realize:great_statue")
    assert len(mine(match, "realized")) == 2
    assert (asked(match), bonuses(match, "golden-bonus")) == ((1, "golden_choice"), [0, 1])


@pytest.mark.rule("DWE-4.167")
def test_the_track_is_not_refilled_before_the_action_of_card_43() -> None:
    owner = clan(realized=["rune_hall", "main_bolt"])
    match = ending(owner, clan(), track=["great_statue"], **EAST)
    events = play(match, "0 rune_hall")
    assert (asked(match), table(match)["track"]) == ((0, "turn_menu"), ["great_statue"])
    assert "track-filled" not in names(events)


@pytest.mark.rule("DWE-4.167")
def test_the_action_of_card_43_may_be_forgone() -> None:
    match = ending(clan(realized=["rune_hall", "main_bolt"]), clan(), **EAST)
    play(match, "0 rune_hall")
    assert "forgo" in options(match, 0)
    assert names(play(match, "0 forgo")) == ["forgone", "game-ended"]
    match = ending(clan(realized=["rune_hall", "main_bolt"]), clan(), spaces=away(0), **EAST)
    play(match, "0 rune_hall")
    assert options(match, 0) == ["fajrant:none", "forfeit"]


@pytest.mark.rule("DWE-4.167")
def test_the_action_of_card_43_is_finished_before_the_next_leader_decides() -> None:
    owner = clan(heat=2, realized=["rune_hall", "main_bolt"], developed=["south_steam_pipe"])
    match = ending(owner, clan(realized=["goldsmiths"]), **EAST)
    play(match, "0 rune_hall", "0 place:foreman:architect_studio", "0 end_action")
    assert (asked(match), options(match, 0)) == (
        (0, "turn_end"),
        ["end_turn", "convert:south_steam_pipe"],
    )
    play(match, "0 convert:south_steam_pipe", "0 end_turn")
    assert (stock(match), fire(match)[0], asked(match)) == ("1/0/0/0", 1, (1, "golden_choice"))


@pytest.mark.rule("DWE-4.167")
def test_the_action_of_card_43_has_no_start_of_turn_and_heat_stays() -> None:
    owner = clan(heat=8, realized=["rune_hall", "main_bolt"], developed=["central_gas_main"])
    match = ending(owner, clan(), **EAST)
    play(match, "0 rune_hall")
    assert fire(match)[0] == 8
    play(match, "0 place:foreman:forge")
    assert (fire(match)[0], match.state.result is not None) == (8, True)


@pytest.mark.rule("DWE-4.168")
def test_no_heat_is_converted_around_a_free_development() -> None:
    owner = clan(heat=5, realized=["main_bolt"], developed=["south_steam_pipe", "coal_crusher"])
    match = ending(owner, clan(), **EAST)
    assert (asked(match), options(match, 0)) == ((0, "golden_choice"), ["main_bolt", "none"])
    play(match, "0 main_bolt")
    assert (match.state.result is not None, fire(match)[0]) == (True, 5)
    assert stock(match) == "0/0/0/0"
