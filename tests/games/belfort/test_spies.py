"""BEL-4.95, 4.96: Spies."""

from typing import Any

import pytest
from helpers import at, options, play, refused, table, told

from underhall.core.agenda import SPECTATOR
from underhall.core.errors import NotAsked
from underhall.core.events import EVERYBODY
from underhall.core.match import Match
from underhall.core.secrets import view

GUILDS = ["architects", "bankers", "merchants", "wizards", "spies"]


def turn(*hands: list[str]) -> dict[str, Any]:
    """Seat 0 begins its turn with a worker on the Spies; hands by seat."""
    own = {"phase": "actions", "guilds": GUILDS, "guild_workers": {"d5": "0:elf"}}
    players = [{"hand": hand} for hand in hands]
    return {"game": "belfort", "seats": len(hands), "table": {**own, "players": players}}


def spying(*hands: list[str]) -> Match:
    """The Spies were just activated by seat 0."""
    match = at(turn(*hands))
    play(match, "0 use:spies")
    return match


def hands(match: Match, key: str = "hand") -> list[dict[str, int]]:
    return [player[key] for player in table(match)["players"]]


@pytest.mark.rule("BEL-4.95", "BEL-4.96")
def test_ex_33_two_cards_are_shown_and_one_is_taken() -> None:
    match = spying([], ["inn", "bank"], [], ["keep"])
    assert match.state.waiting() == [1]
    events = play(match, "1 inn")
    assert told(events, "card-shown") == [{"who": 1, "card": "inn"}, {"who": 3, "card": "keep"}]
    assert options(match, 0) == ["none", "seat:1", "seat:3"]
    events = play(match, "0 seat:3")
    assert told(events, "card-taken") == [{"who": 0, "victim": 3, "card": "keep"}]
    assert hands(match) == [{"keep": 1}, {"bank": 1, "inn": 1}, {}, {}]


@pytest.mark.rule("BEL-4.95")
def test_every_other_player_with_cards_picks_one_of_his_hand() -> None:
    match = spying(["pub", "tower"], ["inn", "bank"], ["pub", "bank"], [])
    assert match.state.waiting() == [1, 2]
    assert (options(match, 1), options(match, 2)) == (["bank", "inn"], ["bank", "pub"])
    assert refused(match, 2, "inn") == ("BEL-4.95", "not-in-hand")
    with pytest.raises(NotAsked):
        play(match, "0 pub")


@pytest.mark.rule("BEL-4.95")
def test_picks_stay_secret_until_all_have_picked() -> None:
    match = spying([], ["inn", "bank"], ["pub", "bank"])
    assert play(match, "2 pub") == []
    seen = [view(match.edition.game, match.state, seat) for seat in (0, 1, 2, SPECTATOR)]
    answers = [look["agenda"][0]["answers"][2] for look in seen]
    assert answers == ["!", "!", "pub", "!"]
    assert [look["table"]["players"][2]["cards"] for look in seen if look["seat"] != 2] == [{}] * 3
    events = play(match, "1 bank")
    assert [(event.name, event.audience) for event in events] == [("card-shown", EVERYBODY)] * 2


@pytest.mark.rule("BEL-4.95")
def test_the_picks_come_in_any_order() -> None:
    match = spying([], ["inn", "bank"], ["pub", "bank"])
    play(match, "2 bank")
    assert match.state.waiting() == [1]
    play(match, "1 inn")
    assert options(match, 0) == ["none", "seat:1", "seat:2"]


@pytest.mark.rule("BEL-4.95")
def test_a_pick_that_is_no_choice_is_told_to_the_picker_alone() -> None:
    match = at(turn([], ["inn"], ["pub", "bank"]))
    events = play(match, "0 use:spies")
    assert [(event.name, event.audience) for event in events[1:]] == [("forced", 1)]
    assert match.state.waiting() == [2]


@pytest.mark.rule("BEL-4.96")
def test_r_23_taking_a_card_is_not_compulsory() -> None:
    match = spying([], ["inn", "bank"], ["pub"])
    play(match, "1 bank")
    events = play(match, "0 none")
    assert told(events) == [{"who": 0}]
    assert hands(match) == [{}, {"bank": 1, "inn": 1}, {"pub": 1}]
    assert match.state.decision.name == "action"


@pytest.mark.rule("BEL-4.96")
def test_everybody_knows_the_cards_that_were_shown() -> None:
    match = spying(["inn"], ["inn", "bank"], ["pub", "keep"], ["bank"])
    play(match, "1 inn", "2 pub", "0 seat:1")
    assert hands(match, "known") == [{"inn": 1}, {}, {"pub": 1}, {"bank": 1}]
    seen = view(match.edition.game, match.state, 3)["table"]["players"]
    assert [player["cards"] for player in seen] == [{"inn": 1}, {}, {"pub": 1}, {"bank": 1}]
    assert [player["hand"] for player in seen] == [2, 1, 2, 1]


@pytest.mark.rule("BEL-4.96")
def test_a_card_shown_again_is_known_once() -> None:
    pos = turn([], ["inn", "bank"], [])
    pos["table"]["players"][1]["known"] = ["inn"]
    match = at(pos)
    play(match, "0 use:spies", "1 inn", "0 none")
    assert hands(match, "known")[1] == {"inn": 1}


@pytest.mark.rule("BEL-4.96")
def test_only_one_card_is_taken() -> None:
    match = spying([], ["inn"], ["pub"])
    play(match, "0 seat:2")
    assert hands(match) == [{"pub": 1}, {"inn": 1}, {}]
    assert match.state.decision.name == "action"
    assert "use:spies" not in options(match, 0)
