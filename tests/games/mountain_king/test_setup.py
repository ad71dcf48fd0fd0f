"""MTK-3.1 to 3.17: the board, what chance deals, the gates."""

from typing import Any

import pytest
from games.mountain_king.mountain import (
    OTHERS,
    asked,
    casting,
    mine,
    moot_of,
    mountain,
    player,
    stock,
)
from helpers import answer_all, at, options, play, refused, started, table, told

from underhall import shelf
from underhall.core.chance import Fast, Script
from underhall.core.errors import BadOption, BadScript
from underhall.core.match import Match
from underhall.games.mountain_king.horde import deck_size
from underhall.games.mountain_king.named import CELLS, TRACK, WORKSHOPS
from underhall.kit.polyomino import bits

ROW_1 = ["star_whisperer", "ember_hauler", "clay_lugger", "mire_digger", "ash_peddler"]
ROW_2 = ["comet_oracle", "ochre_smith", "magma_foreman", "pyre_oracle"]
ROW_3 = ["witch_murk", "mani_the_silver", "volgar_ironheart"]
CLANS = ["fire", "moon", "moon", "ice"]
POINTS = [1, 2, 3, 4, 1, 2, 3, 4, 1, 2, 3, 4, 1, 2, 3]
SPELLS = ["unburdening", "gilded_walls", "blended_ores"]
WINTER = {"side": "winter"}


def script(seats: int, side: str, **told: Any) -> list[int | str]:
    """All that chance does before the first decision, in its order; ``told`` replaces parts."""
    horde = [f"troll:troll_1_{name}" for name in told.get("row_1", ROW_1)]
    for name, clan in zip(ROW_2, told.get("clans", CLANS)):
        horde += [f"troll:troll_2_{name}", f"clan:{clan}"]
    horde += [f"troll:troll_3_{name}" for name in ROW_3]
    workshops = told.get("workshops", WORKSHOPS.tokens[: 2 * seats + 1])
    return [
        *horde,
        *(f"workshop:{kind}" for kind in workshops),
        *(f"spell:{spell}" for spell in told.get("spells", SPELLS)),
        *told.get("statues", [f"statue_spot:{side}s01", "clan:ice", "clan:fire"]),
        *(f"points:{n}" for n in told.get("points", POINTS)),
        f"seat:{told.get('crown', 0)}",
    ]


def dealt(seats: int, settings: dict[str, str] | None = None, **parts: Any) -> Match:
    """A new game in which chance does as told."""
    side = "a" if seats < 4 and not settings else "w"
    chance = Script(*script(seats, side, **parts), then=Fast(0))
    return started("mountain_king", seats, chance=chance, **(settings or {}))


# ---------------------------------------------------------------------- the board


@pytest.mark.rule("MTK-3.1")
@pytest.mark.parametrize("seats, width", [(2, 17), (3, 17), (4, 21), (5, 21)])
def test_the_number_of_players_says_which_side_is_used(seats: int, width: int) -> None:
    assert started("mountain_king", seats).state.mountain.width == width


@pytest.mark.rule("MTK-3.1")
def test_two_players_may_take_either_side() -> None:
    assert started("mountain_king", 2, side="usual").state.mountain.width == 17
    assert started("mountain_king", 2, **WINTER).state.mountain.width == 21


@pytest.mark.rule("MTK-3.1")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_more_players_have_no_choice_of_side(seats: int) -> None:
    with pytest.raises(BadOption, match=r"MTK-3\.1"):
        started("mountain_king", seats, **WINTER)


@pytest.mark.parametrize(
    "side, diggable, statues, workshops, rubble, buried, starts",
    [(0, 340, 20, 12, 68, 64, "444455555"), (1, 215, 15, 9, 41, 35, "333")],
)
def test_both_sides_are_as_the_summary_says(
    side: int, diggable: int, statues: int, workshops: int, rubble: int, buried: int, starts: str
) -> None:
    mountain = shelf.edition("mountain_king").tables.mountains[side]
    assert (mountain.diggable.bit_count(), len(mountain.ring)) == (diggable, statues)
    assert (len(mountain.workshop_spots), mountain.rubble.bit_count()) == (workshops, rubble)
    assert mountain.buried.bit_count() == buried
    assert "".join([str(spot.number) for spot in mountain.start_spots]) == starts


# ---------------------------------------------------------------------- supplies


@pytest.mark.rule("MTK-3.2")
def test_resources_never_run_out() -> None:
    held = "35 stone, 35 iron, 30 heartstone, 45 cart, 20 hammer, 25 rune, 35 coin"
    position = mountain(player(held), player(held))
    match = casting(position, "ritual_of_earth")
    play(match, "0 resolve", "0 gain:1")
    assert mine(match, "storage")["stone"] == 38
    match = casting(position, "ritual_of_toil")
    play(match, "0 resolve", "0 gain:2")
    assert mine(match, "storage")["hammer"] == 22


STACKS = {
    "tunnel_i2": 12,
    "tunnel_i3": 10,
    "tunnel_v3": 5,
    "tunnel_i4": 5,
    "tunnel_l4": 5,
    "tunnel_t4": 5,
    "tunnel_s4": 5,
    "tunnel_v5": 5,
}


@pytest.mark.rule("MTK-3.3")
def test_tunnels_lie_in_eight_stacks() -> None:
    assert table(started("mountain_king", 3))["stacks"] == STACKS
    assert sum(STACKS.values()) == 52


@pytest.mark.rule("MTK-3.3")
def test_a_stack_that_runs_out_stays_empty() -> None:
    """Ruling: the tunnel supply is finite for each shape."""
    position = mountain(
        player("2 stone"),
        player("5 stone"),
        step="recruit_or_dig",
        stacks={**STACKS, "tunnel_i2": 1},
    )
    match = at(position)
    play(match, "0 dig", "0 15,4*+15,5")
    assert table(match)["stacks"] == {**STACKS, "tunnel_i2": 0}
    play(match, "1 end", "1 dig")
    assert refused(match, 1, "tunnel_i2") == ("MTK-4.79", "stack-empty")
    assert "tunnel_i3" in options(match, 1)


HALLS = ["rift", "crucible", "shamans_abode", "stonemasons_house", "treasury", "great_forge"]


@pytest.mark.rule("MTK-3.4")
def test_six_great_halls_lie_open_and_each_exists_once() -> None:
    tunnels = [f"{x},{y}" for y in range(9, 15) for x in range(6, 14) if not covered_by_heart(x, y)]
    tunnels += ["2,5", "2,6", "2,7", "3,7", "3,8", "3,9", "3,10", "3,11", "4,11", "5,11"]
    own = player("4 coin", gate="wg4_4")
    match = at(mountain(own, seats=4, step="great_hall", tunnels=tunnels))
    assert options(match, 0) == ["end", "trade", *HALLS]
    play(match, "0 rift")
    play(match, f"0 {options_with(match, '6,14')}")
    assert list(table(match)["halls"]) == ["rift"]
    again = {**table(match), "step": "great_hall", "seat": 0}
    match = at({"game": "mountain_king", "seats": 4, "table": again})
    assert options(match, 0) == ["end", "trade", *HALLS[1:]]
    assert refused(match, 0, "rift") == ("MTK-4.80", "hall-taken")


def covered_by_heart(x: int, y: int) -> bool:
    return (x, y) in ((10, 9), (9, 10), (10, 10), (11, 10), (10, 11))


def options_with(match: Match, cell: str) -> str:
    """The first option that covers a cell."""
    return next(token for token in options(match, 0) if cell in token.replace("*", "").split("+"))


# ---------------------------------------------------------------------- the horde


@pytest.mark.rule("MTK-3.5")
def test_the_horde_is_dealt_row_by_row() -> None:
    horde = table(dealt(3))["horde"]
    assert [horde[f"1_{i}"]["troll"] for i in range(5)] == [f"troll_1_{name}" for name in ROW_1]
    assert [horde[f"2_{i}"]["troll"] for i in range(4)] == [f"troll_2_{name}" for name in ROW_2]
    assert [horde[f"3_{i}"]["troll"] for i in range(3)] == [f"troll_3_{name}" for name in ROW_3]


@pytest.mark.rule("MTK-3.5")
def test_the_rest_of_each_deck_stays_face_down() -> None:
    match = dealt(3)
    assert [deck_size(match.state, level) for level in (1, 2, 3)] == [16, 13, 14]
    assert table(match)["under"] == []
    assert match.edition.game.view(match.state, 0)["decks"] == [16, 13, 14]


@pytest.mark.rule("MTK-3.5")
def test_decks_are_shuffled_and_every_card_exists_once() -> None:
    cards = {table(started("mountain_king", 2, seed=n))["horde"]["1_0"]["troll"] for n in range(30)}
    assert len(cards) > 8
    with pytest.raises(BadScript, match="cannot come now"):
        dealt(3, row_1=[*ROW_1[:4], ROW_1[0]])


@pytest.mark.rule("MTK-3.6")
@pytest.mark.parametrize("slot", range(4))
def test_below_row_2_lie_two_trolls_of_row_1(slot: int) -> None:
    assert bribed(f"2_{slot}") == [f"1_{slot}", f"1_{slot + 1}"]


@pytest.mark.rule("MTK-3.6")
@pytest.mark.parametrize("slot", range(3))
def test_below_row_3_lie_two_of_row_2_and_three_of_row_1(slot: int) -> None:
    row_1 = [f"1_{slot + i}" for i in range(3)]
    assert bribed(f"3_{slot}") == [*row_1, f"2_{slot}", f"2_{slot + 1}"]


def bribed(slot: str) -> list[str]:
    """The slots that get a bribe when the card in ``slot`` is recruited."""
    match = at(mountain(player("5 coin"), step="recruit_or_dig"))
    play(match, "0 recruit")
    return [str(event["slot"]) for event in told(play(match, f"0 {slot}"), "bribed")]


@pytest.mark.rule("MTK-3.7")
def test_four_pedestals_of_the_bag_lie_on_the_cards_of_row_2() -> None:
    match = dealt(3)
    horde = table(match)["horde"]
    assert [horde[f"2_{i}"]["pedestal"] for i in range(4)] == CLANS
    assert [slot for slot in horde if "pedestal" in horde[slot]] == ["2_0", "2_1", "2_2", "2_3"]
    assert table(match)["bag"] == {"fire": 5, "ice": 5, "moon": 4}


@pytest.mark.rule("MTK-3.8")
@pytest.mark.parametrize("seats, first", [(2, 3), (3, 5), (4, 5), (5, 5)])
def test_the_coronation_token_that_is_taken_first(seats: int, first: int) -> None:
    match = at(mountain(player(moot=moot_of(9)), seats=seats, step="recruit_or_dig"))
    events = play(match, "0 1_0")
    assert told(events, "crowned") == [{"who": 0, "honor": first}]


@pytest.mark.rule("MTK-3.8")
def test_the_second_coronation_token_is_worth_three_and_two_players_have_none() -> None:
    players = [player(moot=moot_of(9)), player(moot=moot_of(10, OTHERS))]
    events = play(at(mountain(*players, seats=3, step="recruit_or_dig")), "0 1_0")
    assert told(events, "crowned") == [{"who": 0, "honor": 3}]
    events = play(at(mountain(*players, step="recruit_or_dig")), "0 1_0")
    assert told(events, "crowned") == []


# ---------------------------------------------------------------------- workshops, spells, statues


@pytest.mark.rule("MTK-3.9")
@pytest.mark.parametrize("seats, tiles", [(2, 5), (3, 7), (4, 9), (5, 11)])
def test_two_workshops_a_player_and_one_more_are_turned_up(seats: int, tiles: int) -> None:
    supply = table(started("mountain_king", seats))["supply"]
    assert sum(supply.values()) == tiles
    assert table(started("mountain_king", seats))["workshops"] == {}


@pytest.mark.rule("MTK-3.9")
def test_workshops_are_drawn_from_two_tiles_of_each_kind() -> None:
    kinds = ["mint", "smelter", "mint", "jeweller", "smithy"]
    match = dealt(2, workshops=kinds)
    assert table(match)["supply"] == {"mint": 2, "smithy": 1, "jeweller": 1, "smelter": 1}
    with pytest.raises(BadScript, match="workshop:mint cannot come now"):
        dealt(2, workshops=["mint", "mint", "mint", "smelter", "smithy"])


@pytest.mark.rule("MTK-3.10")
def test_three_spells_are_turned_up_without_runes() -> None:
    match = dealt(3)
    assert table(match)["book"] == [{"spell": spell, "runes": 0} for spell in SPELLS]
    assert table(match)["spells_under"] == []
    assert len(bits(match.state.spells_unseen)) == 14
    with pytest.raises(BadScript, match="spell:unburdening cannot come now"):
        dealt(3, spells=["unburdening", "gilded_walls", "unburdening"])


def spots(match: Match) -> list[str]:
    """The clans of the statues, spot by spot along the ring."""
    state = match.state
    standing = table(match)["statues"]
    cells = [CELLS.token(cell) for cell in state.mountain.ring]
    return [clan for cell in cells for clan in standing if cell in standing[clan]]


@pytest.mark.rule("MTK-3.11")
def test_ex_25_dealing_statues() -> None:
    match = dealt(3, statues=["statue_spot:as03", "clan:moon", "clan:fire"])
    around_from_as03 = ["moon", "fire", "ice"] * 5
    assert spots(match) == [*around_from_as03[13:], *around_from_as03[:13]]
    assert spots(match)[14] == "moon"
    assert spots(match)[:3] == ["fire", "ice", "moon"]


@pytest.mark.rule("MTK-3.11")
def test_winter_has_twenty_statues() -> None:
    match = dealt(4, statues=["statue_spot:ws20", "clan:ice", "clan:moon"])
    clans = spots(match)
    assert (clans[19], clans[0], clans[1], clans[18]) == ("ice", "moon", "fire", "moon")
    assert [clans.count(clan) for clan in ("ice", "moon", "fire")] == [7, 7, 6]


@pytest.mark.rule("MTK-3.11")
def test_the_first_spot_and_the_order_of_the_clans_are_random() -> None:
    dealings = [spots(started("mountain_king", 2, seed=n)) for n in range(40)]
    assert {tuple(clans) for clans in (dealing[:3] for dealing in dealings)} == {
        *(("fire", "ice", "moon"), ("ice", "moon", "fire"), ("moon", "fire", "ice")),
        *(("fire", "moon", "ice"), ("moon", "ice", "fire"), ("ice", "fire", "moon")),
    }
    firsts = {event["cell"] for n in range(60) for event in setup_told(2, n, "statues-dealt")}
    assert len(firsts) == 15


def setup_told(seats: int, seed: int, name: str) -> list[dict[str, object]]:
    return told(started("mountain_king", seats, seed=seed).setup_events, name)


@pytest.mark.rule("MTK-3.12")
def test_a_point_token_lies_on_each_space_of_the_track() -> None:
    match = dealt(3)
    assert table(match)["track"] == dict(zip(TRACK.tokens, POINTS))
    assert table(match)["takers"] == {}
    assert match.edition.game.view(match.state, 1)["track"] == table(match)["track"]


@pytest.mark.rule("MTK-3.12")
def test_there_are_fifteen_point_tokens() -> None:
    values = sorted(table(started("mountain_king", 4, seed=5))["track"].values())
    assert values == [1] * 4 + [2] * 4 + [3] * 4 + [4] * 3
    assert list(table(started("mountain_king", 4, seed=5))["track"].values()) != values
    with pytest.raises(BadScript, match="points:4 cannot come now"):
        dealt(3, points=[4, 4, 4, 4])


# ---------------------------------------------------------------------- start player and gates


@pytest.mark.rule("MTK-3.13")
def test_turn_order_is_clockwise_from_the_start_player() -> None:
    match = dealt(3, crown=2)
    assert told(match.setup_events, "crown-given") == [{"who": 2}]
    order = []
    while asked(match) == "place_gate":
        order += match.state.waiting()
        answer_all(match)
    assert order == [2, 0]  # one spot is left for the third
    while asked(match).startswith("draft"):
        answer_all(match)
    assert match.state.active == 2
    assert table(match)["start"] == 2


@pytest.mark.rule("MTK-3.13")
def test_the_crown_stays_for_the_whole_game() -> None:
    match = at(mountain(seats=3, start=1, step="statues", seat=0, round=4))
    assert (table(match)["start"], match.state.active, table(match)["round"]) == (1, 1, 5)


@pytest.mark.rule("MTK-3.13")
def test_the_start_player_is_chosen_at_random() -> None:
    """Ruling: the start player is random."""
    assert {table(started("mountain_king", 3, seed=n))["start"] for n in range(20)} == {0, 1, 2}


@pytest.mark.rule("MTK-3.14")
@pytest.mark.parametrize("seats", [2, 5])
def test_everybody_has_six_starters_a_gate_to_place_and_no_honor(seats: int) -> None:
    match = started("mountain_king", seats)
    assert match.state.decks == [0b111111] * seats
    for seat in range(seats):
        assert (mine(match, "gate", seat), mine(match, "honor", seat)) == (None, 0)
        assert (mine(match, "moot", seat), stock(match, seat)) == ({}, "")
        assert (mine(match, "pedestals", seat), mine(match, "hand", seat)) == ({}, [])


@pytest.mark.rule("MTK-3.15")
@pytest.mark.parametrize("seats, spots", [(3, "ag3"), (4, "wg4"), (5, "wg5")])
def test_gates_go_on_spots_that_bear_the_number_of_players(seats: int, spots: str) -> None:
    match = dealt(seats)
    free = [f"{spots}_{n}" for n in range(1, seats + 1)]
    for seat in range(seats - 1):
        assert (match.state.waiting(), options(match, seat)) == ([seat], free)
        play(match, f"{seat} {free.pop()}")
    gates = [mine(match, "gate", seat) for seat in range(seats)]
    assert gates == [f"{spots}_{n}" for n in range(seats, 0, -1)]


@pytest.mark.rule("MTK-3.15")
def test_a_spot_is_refused_when_taken_or_of_another_number() -> None:
    match = dealt(4)
    assert refused(match, 0, "wg5_1") == ("MTK-3.15", "spot-of-other-number")
    play(match, "0 wg4_2")
    assert refused(match, 1, "wg4_2") == ("MTK-3.15", "spot-taken")
    assert refused(dealt(5), 0, "wg4_1") == ("MTK-3.15", "spot-of-other-number")


@pytest.mark.rule("MTK-3.15", "MTK-4.5")
def test_a_gate_covers_one_cell() -> None:
    """Ruling: the size of a gate is one cell."""
    match = dealt(4)
    play(match, "0 wg4_4")
    assert [CELLS.token(cell) for cell in bits(match.state.covered)] == ["2,4"]


@pytest.mark.rule("MTK-3.16")
def test_ex_26_gates_with_two_players() -> None:
    match = dealt(2, WINTER)
    assert options(match, 0) == [
        *(f"wg4_{n}" for n in range(1, 5)),
        *(f"wg5_{n}" for n in range(1, 6)),
    ]
    play(match, "0 wg5_3")
    assert options(match, 1) == ["wg5_1", "wg5_2", "wg5_4", "wg5_5"]
    assert refused(match, 1, "wg4_1") == ("MTK-3.16", "spot-of-other-number")


@pytest.mark.rule("MTK-3.16")
def test_two_players_on_the_autumn_side_use_any_two_spots() -> None:
    match = dealt(2)
    assert options(match, 0) == ["ag3_1", "ag3_2", "ag3_3"]
    play(match, "0 ag3_2")
    assert options(match, 1) == ["ag3_1", "ag3_3"]


@pytest.mark.rule("MTK-3.17")
def test_a_free_start_spot_is_a_plain_dark_grey_cell() -> None:
    own = player("2 stone", gate="wg4_4", pedestals={"fire": 1})
    match = at(mountain(own, seats=4, step="recruit_or_dig"))
    events = play(match, "0 dig", "0 3,3*+3,4", "0 fire")
    assert told(events, "spent") == [{"who": 0, "resource": "stone", "n": 2, "place": None}]
    assert table(match)["takers"] == {"dark_grey_fire": 0}
