"""DWE-4A: resources, pools, spaces, workers, foremen, cards and points."""

from typing import Any

import pytest
from games.dwergar.halls import (
    asked,
    cart,
    clan,
    fire,
    halls,
    last_turn,
    mine,
    pool,
    scores,
    sent,
    stock,
    walk,
)
from helpers import at, examples, options, play, refused, table, told
from hypothesis import given
from hypothesis import strategies as st

from underhall import editions
from underhall.core.errors import BadData
from underhall.games.dwergar.box.names import FOREMAN, RESOURCES

GAMES = given(seats=st.integers(2, 4), seed=st.integers(0, 10**9))


# ---------------------------------------------------------------------- 4.1 resources


@pytest.mark.rule("DWE-4.1")
def test_resources_rise_from_stone_to_crystal() -> None:
    match = sent("blacksmith", "forge", clan("1/0/0/0", heat=10))
    for resource, held in zip(RESOURCES.tokens, ("0/1/0/0", "0/0/1/0", "0/0/0/1")):
        play(match, f"0 upgrade:{resource}")
        assert stock(match) == held
    assert asked(match) == (0, "turn_menu")


@pytest.mark.rule("DWE-4.1")
@pytest.mark.parametrize(
    "held, exchanges",
    [
        ("1/0/0/0", []),
        ("0/1/0/0", ["iron:stone"]),
        ("0/0/1/0", ["gold:iron", "gold:stone"]),
        ("0/0/0/1", ["crystal:gold", "crystal:iron", "crystal:stone"]),
    ],
)
def test_a_resource_is_better_than_those_before_it(held: str, exchanges: list[str]) -> None:
    match = sent("engineer", "laboratory", clan(held))
    found = [token for token in options(match, 0) if token.startswith("exchange")]
    assert found == [f"exchange:{pair}" for pair in exchanges]


@pytest.mark.rule("DWE-4.1")
def test_the_bank_never_runs_out() -> None:
    match = sent("engineer", "laboratory", clan("35/0/0/1"), clan("35/25/15/10"))
    play(match, "0 exchange:crystal:stone")
    assert stock(match) == "39/0/0/0"
    match = sent("blacksmith", "forge", clan("35/0/0/0", heat=5, realized=["private_conveyor"]))
    play(match, "0 develop:private_conveyor")
    assert stock(match) == "38/0/0/0"
    with pytest.raises(BadData, match="resources_limited cannot change"):
        editions.edition("dwergar", {"counts": {"resources_limited": True}})


# ---------------------------------------------------------------------- 4.2 to 4.5 pawns


@pytest.mark.rule("DWE-4.2")
def test_a_pool_holds_any_number_of_workers_and_the_foreman() -> None:
    full = {"ironworker": 4, "engineer": 4, "blacksmith": 3}
    match = at(halls(clan(pool=full), spaces={"forge": "blacksmith"}))
    assert len(options(match, 0)) == 4 * 10
    play(match, "0 place:foreman:forge")
    assert pool(match) == {"ironworker": 4, "engineer": 4, "blacksmith": 4}


@pytest.mark.rule("DWE-4.2")
@pytest.mark.parametrize(
    "elsewhere", [{"spaces": {"forge": "foreman:0"}}, {"players": [{"rides": "level_2"}]}]
)
def test_a_foreman_is_in_the_pool_only_when_at_home(elsewhere: dict[str, Any]) -> None:
    position = halls(clan(pool={"engineer": 1}))
    if "players" in elsewhere:
        position["table"]["players"][0] |= elsewhere["players"][0]
    else:
        position["table"] |= elsewhere
    match = at(position)
    assert refused(match, 0, "place:foreman:forge") == ("DWE-4.28", "pawn-not-in-pool")
    assert {token.split(":")[1] for token in options(match, 0)} == {"engineer"}


@pytest.mark.rule("DWE-4.3")
def test_a_new_pawn_takes_the_place_of_the_old_one() -> None:
    match = at(halls(clan(pool={"ironworker": 1}), spaces={"forge": "blacksmith"}))
    play(match, "0 place:ironworker:forge")
    assert table(match)["spaces"] == {"forge": "ironworker"}
    assert pool(match) == {"blacksmith": 1, "foreman": 1}
    play(match, "0 place:foreman:forge")
    assert table(match)["spaces"] == {"forge": "foreman:0"}
    assert pool(match) == {"blacksmith": 1, "ironworker": 1}


@pytest.mark.rule("DWE-4.3", "DWE-4.4", "DWE-4.5")
@GAMES
@examples(8)
def test_twelve_workers_and_every_foreman_are_always_somewhere_once(seats: int, seed: int) -> None:
    for s in walk(seats, seed, length="short"):
        workers = sum(s.pools) - sum(s.pools[FOREMAN::4]) + len(s.workers_on_spaces())
        assert workers == 12 or s.round == 0
        for seat in range(seats):
            home, rides = s.pools[seat * 4 + FOREMAN], s.riders[seat] >= 0
            assert home + rides + s.spaces.count(FOREMAN + seat) == 1


@pytest.mark.rule("DWE-4.4")
def test_no_more_than_twelve_workers_are_in_play() -> None:
    with pytest.raises(BadData, match=r"no more than 12 workers are in play \(DWE-4.4\)"):
        at(halls(clan(pool={"engineer": 6, "blacksmith": 6}), clan(pool={"ironworker": 1})))


@pytest.mark.rule("DWE-4.4")
def test_a_worker_belongs_to_whoever_displaces_it() -> None:
    match = at(halls(clan(pool={"ironworker": 1}), actions=1))
    play(match, "0 place:ironworker:forge")
    assert pool(match, 1) == {"foreman": 1}
    play(match, "1 place:foreman:forge")
    assert (pool(match, 0), pool(match, 1)) == ({"foreman": 1}, {"ironworker": 1})
    with pytest.raises(BadData, match=r"belongs to nobody \(DWE-4.4\)"):
        at(halls(spaces={"forge": "engineer:0"}))


@pytest.mark.rule("DWE-4.5")
def test_a_foreman_goes_from_pool_to_space_to_cart_and_home() -> None:
    match = at(halls(clan(pool={"engineer": 1}), actions=2))
    play(match, "0 place:foreman:mine_1")
    assert (pool(match), table(match)["spaces"]) == ({"engineer": 1}, {"mine_1": "foreman:0"})
    play(match, "0 load")
    assert (mine(match, "rides"), table(match)["spaces"]) == ("level_1", {})
    play(match, "0 place:engineer:gearbox", "0 raise:1")
    assert (mine(match, "rides"), pool(match)) == ("closed", {})


@pytest.mark.rule("DWE-4.5")
@pytest.mark.parametrize(
    "rides, spaces",
    [
        ("level_1", {"forge": "foreman:0"}),
        (None, {"forge": "foreman:0", "bellows": "foreman:0"}),
    ],
)
def test_a_foreman_cannot_be_in_two_places(rides: str | None, spaces: dict[str, str]) -> None:
    with pytest.raises(BadData, match=r"foreman of seat 0 is in two places \(DWE-4.5\)"):
        at(halls(clan(rides=rides), spaces=spaces))


# ---------------------------------------------------------------------- 4.6 projects


@pytest.mark.rule("DWE-4.6")
@GAMES
@examples(8)
def test_a_project_is_always_in_one_place(seats: int, seed: int) -> None:
    for s in walk(seats, seed, length="short"):
        places = [s.deck, s.discarded, *s.owned, *[1 << card for card in s.track]]
        cards = [card for card in range(45) if card // 9 in s.decks]
        assert sum(places) == sum([1 << card for card in cards])
        assert sum([place.bit_count() for place in places]) == len(cards)
        assert all(s.developed[seat] & ~s.owned[seat] == 0 for seat in range(seats))


@pytest.mark.rule("DWE-4.6")
def test_a_card_goes_from_the_deck_to_the_track_to_its_owner() -> None:
    match = at(halls(clan("6/0/0/0", pool={"engineer": 1}), track=["north_wall"]))
    play(match, "0 place:engineer:architect_studio", "0 realize:north_wall")
    assert (table(match)["track"], mine(match, "realized")) == ([], ["north_wall"])
    assert mine(match, "developed") == []
    assert not match.state.deck & match.state.owned[0]


@pytest.mark.rule("DWE-4.6")
@pytest.mark.parametrize("state", ["realized", "developed"])
def test_a_developed_card_still_counts_for_its_deck(state: str) -> None:
    """Two heat are kept for a card of the Eastern Quarter, developed or not."""
    east = {"decks": ["western_quarter", "eastern_quarter"]}
    owner = clan(heat=5, **{state: ["coal_crusher"]})
    match = sent("ironworker", "forge", owner, actions=1, **east)
    assert (asked(match), fire(match)[0]) == ((1, "turn_menu"), 2)


@pytest.mark.rule("DWE-4.6")
def test_a_developed_card_counts_as_realized_at_the_end() -> None:
    """A developed Western card makes its owner the leader of that deck."""
    match = at(last_turn(clan(developed=["armoury"]), clan()))
    play(match, "1 place:foreman:forge")
    assert asked(match) == (0, "turn_menu")


@pytest.mark.rule("DWE-4.6")
@pytest.mark.parametrize(
    "table_, players",
    [
        ({"discarded": ["armoury"], "track": ["armoury"]}, []),
        ({"track": ["armoury"]}, [{"realized": ["armoury"]}]),
        ({}, [{"realized": ["armoury"], "developed": ["armoury"]}]),
        ({}, [{"realized": ["armoury"]}, {"developed": ["armoury"]}]),
    ],
)
def test_a_card_in_two_places_is_refused(table_: dict[str, Any], players: list[Any]) -> None:
    with pytest.raises(BadData, match="named once"):
        at(halls(*[clan(**player) for player in players], **table_))


# ---------------------------------------------------------------------- 4.7, 4.8 points, carts


@pytest.mark.rule("DWE-4.7")
def test_points_are_recorded_at_once() -> None:
    match = sent("foreman", "bellows", clan("1/1/0/0", unlit=2))
    play(match, "0 build_furnace:unlit")
    assert (asked(match), scores(match)) == ((0, "action_menu"), [2, 0])


@pytest.mark.rule("DWE-4.7")
@GAMES
@examples(8)
def test_points_are_never_lost(seats: int, seed: int) -> None:
    before = [0] * seats * 7
    for s in walk(seats, seed, length="short"):
        assert all(now >= then for now, then in zip(s.points, before))
        before = s.points.copy()
    assert sum(before) > 0


@pytest.mark.rule("DWE-4.8")
def test_what_lies_in_a_cart_cannot_be_spent() -> None:
    loaded = clan("0/0/0/0", carts={"closed": "9/9/9/9"}, lit=3, unlit=0, pool={"engineer": 1})
    match = at(halls(loaded, track=["north_wall"]))
    play(match, "0 place:foreman:bellows", "0 place:engineer:gearbox", "0 raise:1")
    assert stock(match) == "9/9/9/9"
    match = sent("foreman", "architect_studio", loaded, track=["north_wall"])
    assert asked(match) == (0, "turn_menu")
    assert (stock(match), cart(match, "closed")) == ("0/0/0/0", "9/9/9/9")
    match = sent("engineer", "forge", clan(carts={"level_1": "5/5/5/0"}, heat=1))
    assert refused(match, 0, "upgrade:stone") == ("DWE-4.75", "goods-short")


@pytest.mark.rule("DWE-4.8", "DWE-4.153")
def test_what_lies_in_a_cart_counts_for_nothing_at_the_end() -> None:
    rich = clan(score=9, carts={"closed": "9/9/9/9"}, developed=["armoury", "chasm_barricade"])
    match = at({**halls(rich, clan(score=9)), "agenda": [{"do": "final_scoring"}]})
    assert match.state.result.scores == (9, 9)
    assert match.state.result.winners == [0, 1]
    assert {event["points"] for event in told(match.setup_events, "final-points")} == {0}
