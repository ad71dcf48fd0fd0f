"""DWE-4B: heat and furnaces."""

import pytest
from games.dwergar.halls import asked, clan, fire, halls, last_turn, mine, sent, stock, walk
from helpers import at, examples, options, play, refused, table, told
from hypothesis import given
from hypothesis import strategies as st

from underhall import editions
from underhall.core.errors import BadData
from underhall.core.match import Match

EAST = {"decks": ["golden_terraces", "eastern_quarter"]}
EASTERN = ["south_steam_pipe", "central_gas_main", "coal_crusher", "main_valve", "rune_hall"]


def owing(heat: int, *, track: int, lit: int, unlit: int = 0) -> Match:
    """A clan that must pay so much heat for the lift."""
    match = sent("blacksmith", "gearbox", clan(heat=track, lit=lit, unlit=unlit))
    play(match, f"0 raise:{heat + 1}")
    return match


def unrefused(match: Match) -> list[str]:
    """What could be reached for and meets no refusal."""
    s = match.state
    decision = s.decision
    allowed = [code for code in decision.candidates(s) if decision.refusal(s, code) is None]
    return [decision.token(s, code) for code in allowed]


# ---------------------------------------------------------------------- 4.9 furnaces


@pytest.mark.rule("DWE-4.9")
def test_a_furnace_is_lit_or_unlit() -> None:
    match = sent("engineer", "bellows", clan(lit=1, unlit=2))
    play(match, "0 light_one")
    assert fire(match) == (0, 2, 1)
    assert mine(match, "reserve") == 5


@pytest.mark.rule("DWE-4.9")
def test_furnaces_have_no_places_of_their_own() -> None:
    match = sent("foreman", "furnace_workshop", clan("2/0/0/0", lit=2, unlit=2))
    assert options(match, 0) == ["end_action", "build_furnace:lit", "build_furnace:unlit"]
    with pytest.raises(BadData, match="slot_position_matters cannot change"):
        editions.edition("dwergar", {"player_board": {"slot_position_matters": True}})


# ---------------------------------------------------------------------- 4.10 to 4.12 paying


@pytest.mark.rule("DWE-4.10")
def test_ex_2_mixed_heat() -> None:
    match = owing(3, track=2, lit=1)
    assert fire(match) == (0, 0, 1)
    paid = {"who": 0, "n": 3, "track": 2, "furnaces": 1}
    assert told(match.moves[-1].events, "heat-paid") == [paid]


@pytest.mark.rule("DWE-4.10")
@pytest.mark.parametrize(
    "heat, track, lit, splits",
    [
        (2, 3, 4, ["0", "1", "2"]),
        (4, 3, 2, ["2", "3"]),
        (3, 2, 7, ["0", "1", "2"]),
        (1, 1, 1, ["0", "1"]),
    ],
)
def test_the_payer_chooses_the_mixture(heat: int, track: int, lit: int, splits: list[str]) -> None:
    for split in splits:
        match = owing(heat, track=track, lit=lit)
        assert (asked(match), options(match, 0)) == ((0, "pay_heat"), splits)
        play(match, f"0 {split}")
        furnaces = heat - int(split)
        assert fire(match) == (track - int(split), lit - furnaces, furnaces)


@pytest.mark.rule("DWE-4.10")
@pytest.mark.parametrize("track, lit, left", [(3, 0, (1, 0, 0)), (0, 3, (0, 1, 2))])
def test_nobody_is_asked_where_there_is_one_way(
    track: int, lit: int, left: tuple[int, int, int]
) -> None:
    match = owing(2, track=track, lit=lit)
    assert (asked(match), fire(match)) == ((0, "turn_menu"), left)


@pytest.mark.rule("DWE-4.10")
def test_neither_the_track_nor_the_furnaces_can_give_more_than_they_have() -> None:
    match = owing(4, track=3, lit=2)
    assert refused(match, 0, "4") == ("DWE-4.10", "track-too-low")
    assert refused(match, 0, "1") == ("DWE-4.10", "too-few-lit")


@pytest.mark.rule("DWE-4.11")
def test_flipping_a_furnace_is_no_action() -> None:
    match = sent("foreman", "gearbox", clan(lit=2, unlit=0, pool={"engineer": 1}), actions=2)
    play(match, "0 raise:3")
    assert (fire(match), asked(match)) == ((0, 0, 2), (0, "turn_menu"))
    assert table(match)["turn"]["actions"] == 1


@pytest.mark.rule("DWE-4.11")
def test_r_7_a_lit_furnace_never_raises_the_track() -> None:
    """R-7: furnaces are flipped only to pay, so no menu offers it and paying adds no heat."""
    rich = clan("1/0/0/0", lit=3, unlit=1, pool={"blacksmith": 1}, developed=["south_steam_pipe"])
    match = at(halls(rich, clan(), **EAST, track=[]))
    others = {token for token in options(match, 0) if not token.startswith("place")}
    assert others == {"convert:south_steam_pipe"}
    play(match, "0 place:blacksmith:forge")
    menu = ["end_action", "upgrade:stone", "convert:south_steam_pipe"]
    assert options(match, 0) == menu
    play(match, "0 upgrade:stone")
    assert fire(match) == (0, 2, 2)


@pytest.mark.rule("DWE-4.12")
@pytest.mark.parametrize("track, lit, most", [(0, 0, 1), (1, 0, 2), (1, 2, 4), (0, 3, 4)])
def test_a_cost_must_be_paid_in_full(track: int, lit: int, most: int) -> None:
    match = sent("blacksmith", "gearbox", clan(heat=track, lit=lit))
    raises = [token for token in options(match, 0) if token.startswith("raise")]
    assert raises == [f"raise:{n}" for n in range(1, most + 1)]
    assert raises == [token for token in unrefused(match) if token.startswith("raise")]
    assert refused(match, 0, f"raise:{most + 1}") == ("DWE-4.12", "heat-short")


@pytest.mark.rule("DWE-4.12")
def test_a_refusal_says_how_much_heat_is_missing() -> None:
    match = sent("engineer", "forge", clan("0/0/1/0", heat=1, unlit=3))
    decision = match.state.decision
    refusal = decision.refusal(match.state, decision.code(match.state, "upgrade:gold"))
    said = refusal.phrase.args
    assert (said["price"].n, said["missing"].n) == (2, 1)


# ---------------------------------------------------------------------- 4.13 to 4.15 gaining


@pytest.mark.rule("DWE-4.13")
@pytest.mark.parametrize("heat, after", [(0, 2), (8, 10), (9, 10)])
def test_heat_rises_to_ten_and_no_higher(heat: int, after: int) -> None:
    match = sent("ironworker", "bellows", clan(heat=heat, unlit=0))
    events = play(match, "0 heat_two")
    assert fire(match)[0] == after
    gained = {"who": 0, "n": after - heat, "heat": after}
    assert told(events, "heat-gained") == [gained]


@pytest.mark.rule("DWE-4.13")
@pytest.mark.parametrize("heat, after", [(9, 10), (10, 10)])
def test_heat_from_elsewhere_stops_at_ten_too(heat: int, after: int) -> None:
    match = at(last_turn(clan(heat=heat), clan(), round=1), "event:boiler_explosion")
    play(match, "1 place:foreman:forge")
    assert (fire(match, 0)[0], fire(match, 1)[0]) == (after, 2)
    match = sent("ironworker", "forge", clan(), clan(heat=heat), sites={"forge": 1})
    assert fire(match, 1)[0] == after


@pytest.mark.rule("DWE-4.13")
@given(seats=st.integers(2, 4), seed=st.integers(0, 10**9))
@examples(8)
def test_the_track_runs_from_nothing_to_ten(seats: int, seed: int) -> None:
    seen = {n for s in walk(seats, seed, length="short") for n in s.heat}
    assert min(seen) == 0 and max(seen) <= 10
    with pytest.raises(BadData, match="expected a whole number up to 10"):
        at(halls(clan(heat=11)))


@pytest.mark.rule("DWE-4.14")
def test_heat_lights_no_furnace() -> None:
    match = sent("blacksmith", "bellows", clan(heat=6, lit=0, unlit=3))
    play(match, "0 light_one")
    assert fire(match) == (6, 1, 2)
    play(match, "0 light_all")
    assert fire(match) == (6, 3, 0)


@pytest.mark.rule("DWE-4.14")
@pytest.mark.parametrize(
    "space", ["mine_1", "laboratory", "gearbox", "furnace_workshop", "forge", "architect_studio"]
)
def test_heat_buys_no_light_anywhere(space: str) -> None:
    match = sent("foreman", space, clan("0/1/0/0", heat=10, unlit=3, carts={"level_1": "1/0/0/0"}))
    if asked(match)[1] == "action_menu":
        tokens = [token.split(":")[0] for token in options(match, 0)]
        assert set(tokens) <= {"end_action", "exchange", "raise", "build", "upgrade"}
    assert not [token for token in options(match, 0) if "light" in token or "lit" in token]


@pytest.mark.rule("DWE-4.15")
@pytest.mark.parametrize("unlit, lit", [(1, 1), (2, 2), (6, 6)])
def test_so_many_furnaces_are_lit_as_there_are(unlit: int, lit: int) -> None:
    match = sent("blacksmith", "bellows", clan(unlit=unlit))
    events = play(match, "0 light_all")
    assert fire(match) == (0, lit, 0)
    assert told(events, "furnaces-lit") == [{"who": 0, "n": lit}]


@pytest.mark.rule("DWE-4.15")
def test_lighting_one_lights_one_of_the_own_board() -> None:
    match = sent("ironworker", "bellows", clan(lit=1, unlit=3), clan(unlit=2))
    play(match, "0 light_one")
    assert (fire(match, 0), fire(match, 1)) == ((0, 2, 2), (0, 0, 2))


@pytest.mark.rule("DWE-4.15")
def test_without_an_unlit_furnace_nothing_is_lit() -> None:
    match = sent("ironworker", "laboratory", clan(heat=4, lit=2, unlit=0))
    events = play(match, "0 light_and_heat")
    assert (fire(match), told(events, "furnaces-lit")) == ((5, 2, 0), [])


# ---------------------------------------------------------------------- 4.16, 4.17 losing heat


@pytest.mark.rule("DWE-4.16", "DWE-4.17")
def test_heat_gained_in_the_turn_of_another_is_kept_for_the_own_turn() -> None:
    match = at(halls(clan(pool={"ironworker": 1}), clan(), clan(), actions=1, sites={"forge": 2}))
    play(match, "0 place:ironworker:forge")
    assert fire(match, 2)[0] == 1
    play(match, "1 place:foreman:forge")
    assert fire(match, 2)[0] == 2
    play(match, "1 place:ironworker:mine_1", "1 end_action", "1 forfeit")
    assert (asked(match), fire(match, 2)[0]) == ((2, "turn_menu"), 2)


@pytest.mark.rule("DWE-4.16", "DWE-4.17")
def test_ex_44_turn_end_without_eastern_cards() -> None:
    visited = clan("1/0/0/0", heat=2, pool={"ironworker": 1})
    match = at(halls(clan(), visited, actions=1, sites={"forge": 1}))
    play(match, "0 place:foreman:forge")
    assert (asked(match), fire(match, 1)[0]) == ((1, "turn_menu"), 3)
    play(match, "1 place:ironworker:forge", "1 upgrade:stone", "1 upgrade:iron")
    assert (fire(match, 1)[0], stock(match, 1)) == (1, "0/0/1/0")
    events = play(match, "1 place:foreman:forge", "1 place:ironworker:architect_studio")
    assert told(events, "heat-fell") == [{"who": 1, "n": 1, "heat": 0}]


@pytest.mark.rule("DWE-4.16", "DWE-4.127")
def test_ex_41_boiler_explosion_between_rounds() -> None:
    past = ["mine_collapse", "gearbox_starts"]
    match = at(last_turn(clan(heat=1), clan(), round=3, past=past), "event:boiler_explosion")
    play(match, "1 place:foreman:forge")
    assert (table(match)["round"], asked(match)) == (4, (0, "turn_menu"))
    assert (fire(match, 0)[0], fire(match, 1)[0]) == (3, 2)
    play(match, "0 place:foreman:forge", "0 forfeit", "0 forfeit")
    assert (asked(match), fire(match, 0)[0], fire(match, 1)[0]) == ((1, "turn_menu"), 0, 2)


@pytest.mark.rule("DWE-4.17", "DWE-4.124")
@pytest.mark.parametrize(
    "heat, cards, kept", [(5, 0, 0), (5, 1, 2), (5, 2, 4), (5, 3, 5), (10, 4, 8), (10, 5, 10)]
)
def test_ex_8_eastern_quarter(heat: int, cards: int, kept: int) -> None:
    owner = clan(heat=heat, lit=2, unlit=1, realized=EASTERN[:cards])
    match = sent("ironworker", "forge", owner, actions=1, **EAST)
    assert asked(match) == (1, "turn_menu")
    assert fire(match) == (kept, 2, 1)


@pytest.mark.rule("DWE-4.17")
def test_heat_falls_for_the_player_of_the_turn_alone() -> None:
    match = sent("ironworker", "forge", clan(heat=4), clan(heat=6), clan(heat=7), actions=1)
    assert [fire(match, seat)[0] for seat in range(3)] == [0, 6, 7]
    assert told(match.moves[-1].events, "heat-fell") == [{"who": 0, "n": 4, "heat": 0}]


@pytest.mark.rule("DWE-4.17")
def test_heat_does_not_fall_between_actions() -> None:
    match = sent("ironworker", "forge", clan(heat=4), actions=2)
    assert (asked(match), fire(match)[0]) == ((0, "turn_menu"), 4)


# ---------------------------------------------------------------------- 4.18 eight furnaces


@pytest.mark.rule("DWE-4.18")
def test_with_an_empty_reserve_no_furnace_is_built() -> None:
    match = sent("ironworker", "furnace_workshop", clan("9/9/0/0", lit=3, unlit=5))
    assert mine(match, "reserve") == 0
    assert refused(match, 0, "build") == ("DWE-4.18", "reserve-empty")
    full = clan("9/9/0/0", lit=3, unlit=4)
    match = sent("engineer", "furnace_workshop", full)
    play(match, "0 build")
    assert asked(match) == (0, "turn_menu")
    assert (fire(match), mine(match, "reserve")) == ((0, 3, 5), 0)


@pytest.mark.rule("DWE-4.18")
def test_the_second_furnace_needs_a_reserve_too() -> None:
    crew = clan("9/9/0/0", lit=3, unlit=4, pool={"engineer": 1}, developed=["south_steam_pipe"])
    match = at(halls(crew, **EAST))
    play(match, "0 place:engineer:furnace_workshop", "0 build")
    assert refused(match, 0, "build_second") == ("DWE-4.18", "reserve-empty")


@pytest.mark.rule("DWE-4.18")
@pytest.mark.parametrize("unlit, after", [(4, (0, 1, 4)), (5, (0, 0, 5))])
def test_with_an_empty_reserve_no_furnace_is_taken(unlit: int, after: tuple[int, int, int]) -> None:
    owner = clan(heat=4, unlit=unlit, realized=["coal_crusher"])
    sites = {"bellows": 0, "mine_1": 0, "mine_2": 0}
    match = sent("blacksmith", "forge", owner, **EAST, sites=sites)
    play(match, "0 develop:coal_crusher")
    assert (fire(match), mine(match, "reserve")) == (after, 0)


@pytest.mark.rule("DWE-4.18")
def test_furnaces_in_the_main_board_are_of_the_eight() -> None:
    match = at(halls(clan(lit=1, unlit=2), sites={"forge": 0, "mine_1": 0, "bellows": 1}))
    assert [mine(match, "reserve", seat) for seat in (0, 1)] == [3, 5]
    with pytest.raises(BadData, match=r"more than 8 furnaces \(DWE-4.18\)"):
        at(halls(clan(lit=4, unlit=4), sites={"forge": 0}))


@pytest.mark.rule("DWE-4.18")
def test_r_31_a_player_board_has_room_for_all_eight() -> None:
    """R-31: eight slots, so a furnace always finds a place."""
    match = sent("ironworker", "furnace_workshop", clan("0/1/0/0", lit=4, unlit=3))
    play(match, "0 build")
    assert fire(match) == (0, 4, 4)
    with pytest.raises(BadData, match="furnace_slots and counts"):
        editions.edition("dwergar", {"player_board": {"furnace_slots": 6}})


@pytest.mark.rule("DWE-4.18")
@given(seats=st.integers(2, 4), seed=st.integers(0, 10**9))
@examples(8)
def test_eight_furnaces_each_and_none_returns_from_the_main_board(seats: int, seed: int) -> None:
    before = [-1] * 10
    for s in walk(seats, seed, length="short"):
        assert all(then in (-1, now) for then, now in zip(before, s.sites))
        before = s.sites.copy()
        for who in range(seats):
            assert s.lit[who] + s.unlit[who] + s.reserve[who] + s.sites.count(who) == 8
            assert min(s.lit[who], s.unlit[who], s.reserve[who]) >= 0
    assert max(before) >= 0
