"""MTK-3.5 to 3.12: what chance deals, from the horde to the pedestal track."""

import pytest
from games.mountain_king.dealing import CLANS, POINTS, ROW_1, ROW_2, ROW_3, SPELLS, dealt
from games.mountain_king.mountain import OTHERS, moot_of, mountain, player
from helpers import at, play, started, table, told

from underhall.core.errors import BadScript
from underhall.core.match import Match
from underhall.games.mountain_king.box.names import CELLS, TRACK
from underhall.games.mountain_king.rules.horde import deck_size
from underhall.kit.polyomino import bits

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
