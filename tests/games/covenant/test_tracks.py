"""Tracks and achievements (4.D)."""

import pytest
from games.covenant.hall import gain, gains, glory, hall, own
from helpers import at, names, options, play, told

TRACKS = ("court", "prestige", "mine")


@pytest.mark.rule("COV-4.31")
@pytest.mark.parametrize("track", TRACKS)
def test_a_marker_only_moves_forward_and_clans_share_positions(track: str) -> None:
    match = gains(f"track:{track}:1", own={"tracks": {track: 2}})
    assert own(match, "tracks")[track] == 3
    assert own(match, "tracks", 1)[track] == 0
    assert match.edition.tables.last == 14


@pytest.mark.rule("COV-4.32")
def test_steps_beyond_the_end_are_lost() -> None:
    match = gains("track:court:3", own={"tracks": {"court": 13}})
    assert own(match, "tracks")["court"] == 14
    assert told(match.setup_events, "steps-lost")[0]["n"] == 2
    assert glory(match) == 5 + 3


@pytest.mark.rule("COV-4.33")
def test_every_position_passed_is_entered() -> None:
    match = gains("track:mine:4", own={"tracks": {"mine": 2}})
    while options(match, 0) and options(match, 0)[-1] == "none":
        play(match, "0 none")
    assert own(match, "tracks")["mine"] == 6
    assert own(match, "resources") == {"iron": 1}


@pytest.mark.rule("COV-4.33")
def test_an_achievement_counts_before_its_reward_and_its_traditions() -> None:
    songs = {"traditions": ["tradition_15", "tradition_23"], "tracks": {"court": 13}}
    match = gains("track:court:1", own=songs)
    found = [n for n in names(match.setup_events) if n in ("achieved", "gp-gained", "token-gained")]
    assert found == ["achieved", "gp-gained", "token-gained", "gp-gained"]


@pytest.mark.rule("COV-4.33", "COV-4.34")
@pytest.mark.parametrize("track", TRACKS)
def test_achievements_lie_on_four_positions_of_each_track(track: str) -> None:
    found = []
    for position in range(14):
        match = gains(f"track:{track}:1", own={"tracks": {track: position}})
        if "achieved" in names(match.setup_events):
            found.append(position + 1)
    assert found == [3, 6, 10, 14]


@pytest.mark.rule("COV-4.34")
def test_achievements_are_counted_for_each_clan() -> None:
    far = {"tracks": {"court": 14, "prestige": 14, "mine": 14}}
    match = gains("gp:1", own=far)
    assert [match.state.achievements(clan) for clan in (0, 1)] == [12, 0]


@pytest.mark.rule("COV-4.33", "COV-4.23", "COV-4.15")
def test_ex_04_two_prestige_steps_strengthen_a_dwarf() -> None:
    turn = {"dwarf": "d1", "tool": "printed_axe"}
    dwarves = [{"tool": "printed_axe"}, {}, {}, {}]
    position = hall({"dwarves": dwarves}, {}, agenda=gain("track:prestige:2"), turn=turn)
    match = at({**position, "active": 0})
    assert own(match, "tracks")["prestige"] == 2
    assert options(match, 0) == ["d2", "d3", "d4", "none"]
    play(match, "0 d2")
    assert own(match, "dwarves")[1]["strength"] == 2


@pytest.mark.rule("COV-4.33")
def test_r_23_spaces_passed_count_as_reached() -> None:
    match = gains("track:prestige:3", own={"tracks": {"prestige": 1}})
    assert own(match, "tracks")["prestige"] == 2
    play(match, "0 d1")
    assert own(match, "dwarves")[0]["strength"] == 2
    assert own(match, "tracks")["prestige"] == 4
