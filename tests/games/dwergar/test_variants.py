"""DWE-5: shorter games, other decks, and modes there are not."""

from typing import Any

import pytest
from games.dwergar.halls import clan, last_turn
from helpers import at, play, play_on, started, table, told

from underhall import editions
from underhall.core.agenda import SPECTATOR
from underhall.core.errors import BadData, BadOption
from underhall.core.secrets import view


@pytest.mark.rule("DWE-5.1")
def test_a_game_is_of_normal_length_unless_told() -> None:
    match = started("dwergar", 2)
    assert (match.options["length"], match.state.rounds) == ("normal", 10)
    assert started("dwergar", 2, length="short").state.rounds == 8
    with pytest.raises(BadOption, match="'long' is not one of normal, short"):
        started("dwergar", 2, length="long")


@pytest.mark.rule("DWE-5.1")
@pytest.mark.parametrize("length, rounds", [("normal", 10), ("short", 8)])
def test_a_game_is_played_to_its_last_round(length: str, rounds: int) -> None:
    match = play_on(started("dwergar", 2, seed=3, length=length), seed=3)
    assert (table(match)["round"], len(table(match)["past"])) == (rounds, rounds - 1)
    assert match.state.result is not None
    assert view(match.edition.game, match.state, SPECTATOR)["table"]["events_left"] == 0


@pytest.mark.rule("DWE-5.1")
@pytest.mark.parametrize("events", [1, 12, 15])
def test_corrected_data_may_ask_for_any_number_of_events(events: int) -> None:
    change = {"setup": {"events_short": events, "rounds_short": events + 1}}
    edition = editions.edition("dwergar", change)
    position = {
        **last_turn(clan(), clan(), round=events),
        "data": change,
        "options": {"length": "short"},
    }
    match = at(position, edition=edition)
    assert match.state.rounds == events + 1
    shown = told(play(match, "1 place:foreman:forge"), "event-revealed")
    assert (shown[0]["left"], table(match)["round"]) == (0, events + 1)


@pytest.mark.rule("DWE-5.1")
@pytest.mark.parametrize(
    "setup, complaint",
    [
        ({"events_normal": 16, "rounds_normal": 17}, "more than 15"),
        ({"events_normal": 0, "rounds_normal": 1}, "1 or more"),
        ({"events_normal": 8}, "rounds_normal must be one more than its events"),
        ({"rounds_short": 7}, "rounds_short must be one more than its events"),
    ],
)
def test_events_that_cannot_be(setup: dict[str, Any], complaint: str) -> None:
    with pytest.raises(BadData, match=complaint):
        editions.edition("dwergar", {"setup": setup})


@pytest.mark.rule("DWE-5.3")
@pytest.mark.parametrize("seats", [1, 5])
def test_there_is_no_solo_mode_and_no_fifth_clan(seats: int) -> None:
    with pytest.raises(BadOption, match="for 2 to 4 players"):
        started("dwergar", seats)


@pytest.mark.rule("DWE-5.3")
def test_no_option_makes_teams() -> None:
    edition = editions.edition("dwergar")
    known = [option.id for option in edition.game.options]
    assert known == ["length", "decks", "custom_decks", "start"]
    with pytest.raises(BadOption, match="has no option 'teams'"):
        started("dwergar", 4, teams="two")
