"""LAN-3: choosing lamps, whistles, digging, drawing up."""

import pytest
from games.lantern.shift import shift
from helpers import at, names, options, play, refused, table, told

from underhall.core.match import Match
from underhall.games.lantern.rules.vein import BLOW, Whistle


def ore(match: Match, seat: int) -> dict[str, int]:
    found: dict[str, int] = table(match)["players"][seat]["ore"]
    return found


def asked_to_whistle(match: Match) -> list[int]:
    return [seat for seat in match.state.waiting() if options(match, seat) == ["continue", "blow"]]


def why_not_blow(match: Match, seat: int) -> str:
    """Why a seat that is not even asked cannot stop seat 0."""
    refusal = Whistle(seat, 0).refusal(match.state, BLOW)
    assert refusal is not None
    return refusal.reason


# ---------------------------------------------------------------------- 3.1 choosing


@pytest.mark.rule("LAN-3.1")
def test_nothing_is_shown_before_all_have_chosen() -> None:
    match = at(shift("6411", "6522", "4333"))
    assert play(match, "2 4", "0 6") == []
    assert [player["shown"] for player in table(match)["players"]] == [None] * 3
    assert match.state.waiting() == [1]


@pytest.mark.rule("LAN-3.1")
def test_all_are_shown_at_the_same_time() -> None:
    match = at(shift("6411", "6522", "4333"))
    events = play(match, "2 4", "0 6", "1 5")
    shown = [{"who": 0, "lamp": "6"}, {"who": 1, "lamp": "5"}, {"who": 2, "lamp": "4"}]
    assert told(events, "lamp-shown") == shown


@pytest.mark.rule("LAN-3.1")
def test_only_a_lamp_of_the_hand_can_be_chosen() -> None:
    match = at(shift("6411", "6522"))
    assert options(match, 0) == ["1", "4", "6"]
    assert refused(match, 0, "5") == ("LAN-3.1", "lamp-not-held")


# ---------------------------------------------------------------------- 3.2 who digs


@pytest.mark.rule("LAN-3.2")
@pytest.mark.parametrize(
    "shown, digger",
    [
        (["6", "6", "4"], 2),  # EX-01
        (["6", "5", "4"], 0),
        (["3", "3", "1"], 2),
        (["2", "4", "2"], 1),
        (["5", "5", "4", "4"], None),
        (["1", "2", "3", "4"], 3),
        (["5", "5"], None),  # EX-01
    ],
)
def test_the_brightest_lamp_that_is_alone_digs(shown: list[str], digger: int | None) -> None:
    hands = [lamp + "12" for lamp in shown]
    match = at(shift(*hands, whistles=[0] * len(hands)))
    events = play(match, *[f"{seat} {lamp}" for seat, lamp in enumerate(shown)])
    assert [event["who"] for event in told(events, "ore-dug")][:1] == (
        [] if digger is None else [digger]
    )
    assert ("nobody-alone" in names(events)) == (digger is None)


# ---------------------------------------------------------------------- 3.3 whistles


@pytest.mark.rule("LAN-3.3")
def test_the_others_are_asked_in_order_after_the_digger() -> None:
    match = at(shift("2211", "6522", "4333", "1155"))
    play(match, "0 2", "1 6", "2 4", "3 5")
    order = []
    while asked := asked_to_whistle(match):
        order += asked
        play(match, f"{asked[0]} continue")
    assert order == [2, 3, 0]


@pytest.mark.rule("LAN-3.3")
def test_who_has_no_whistle_is_not_asked() -> None:
    match = at(shift("6211", "5522", "4333", whistles=[1, 0, 1]))
    play(match, "0 6", "1 5", "2 4")
    assert asked_to_whistle(match) == [2]
    assert why_not_blow(match, 1) == "whistle-spent"


@pytest.mark.rule("LAN-3.3")
def test_a_whistle_is_spent_and_stops_the_dig() -> None:
    match = at(shift("6211", "5522"))
    events = play(match, "0 6", "1 5", "1 blow")
    assert [player["whistles"] for player in table(match)["players"]] == [1, 0]
    assert (ore(match, 0), told(events, "ore-dug")) == ({}, [])


@pytest.mark.rule("LAN-3.3")
def test_the_lamp_goes_back_and_all_know_it() -> None:
    """EX-03."""
    match = at(shift("6211", "5522", "4333"))
    events = play(match, "0 6", "1 5", "2 4", "1 blow")
    digger = table(match)["players"][0]
    assert told(events, "whistle-blown") == [{"who": 1, "victim": 0, "lamp": "6"}]
    assert (digger["hand"], digger["known"]) == ({"1": 2, "2": 1, "6": 1}, {"6": 1})
    assert table(match)["discard"] == {"4": 1, "5": 1}


@pytest.mark.rule("LAN-3.3")
def test_after_the_first_whistle_nobody_else_is_asked() -> None:
    match = at(shift("6211", "5522", "4333"))
    play(match, "0 6", "1 5", "2 4", "1 blow")
    assert (asked_to_whistle(match), table(match)["vein"]) == ([], 2)
    assert why_not_blow(match, 2) == "dig-already-stopped"


@pytest.mark.rule("LAN-3.3")
def test_a_known_lamp_that_is_shown_is_known_no_longer() -> None:
    match = at(shift("6621", "5522", known=[["6"], []], whistles=[0, 0]))
    play(match, "0 6", "1 5")
    player = table(match)["players"][0]
    assert (player["hand"]["6"] >= 1, player["known"]) == (True, {})


# ---------------------------------------------------------------------- 3.4, 3.5 digging


@pytest.mark.rule("LAN-3.4")
def test_the_digger_keeps_an_ore_tile() -> None:
    match = at(shift("6211", "5522"), "ore:silver")
    events = play(match, "0 6", "1 5", "1 continue")
    assert told(events, "ore-dug") == [{"who": 0, "ore": "silver"}]
    assert (ore(match, 0), ore(match, 1), sum(match.state.pile)) == ({"silver": 1}, {}, 17)


@pytest.mark.rule("LAN-3.5")
def test_a_seam_leads_to_two_more() -> None:
    """EX-02."""
    match = at(shift("6211", "5522"), "ore:seam", "ore:copper", "ore:gold")
    play(match, "0 6", "1 5", "1 continue")
    assert ore(match, 0) == {"seam": 1, "copper": 1, "gold": 1}
    assert match.edition.game.scores(match.state)[0] == 4 + 1


@pytest.mark.rule("LAN-3.5")
def test_a_seam_in_a_seam_is_carried_out_in_full() -> None:
    seams = ["ore:seam", "ore:seam", "ore:copper", "ore:silver", "ore:gold"]
    match = at(shift("6211", "5522"), *seams)
    events = play(match, "0 6", "1 5", "1 continue")
    assert [f"ore:{event['ore']}" for event in told(events, "ore-dug")] == seams


@pytest.mark.rule("LAN-3.5")
def test_an_empty_pile_ends_a_seam() -> None:
    taken = {"copper": 6, "silver": 5, "gold": 3, "seam": 2}
    match = at(shift("6211", "5522", ore=[{}, taken]), "ore:seam", "ore:seam", "lamp:1")
    play(match, "0 6", "1 5", "1 continue")
    assert (ore(match, 0), sum(match.state.pile)) == ({"seam": 2}, 0)


@pytest.mark.rule("LAN-3.5")
def test_from_an_empty_pile_nothing_is_drawn() -> None:
    everything = {"copper": 6, "silver": 5, "gold": 3, "seam": 4}
    match = at(shift("6211", "5522", ore=[{}, everything]))
    events = play(match, "0 6", "1 5", "1 continue")
    assert (ore(match, 0), told(events, "ore-dug")) == ({}, [])


# ---------------------------------------------------------------------- 3.6 drawing up


@pytest.mark.rule("LAN-3.6")
def test_shown_lamps_are_discarded_and_hands_filled_in_seat_order() -> None:
    match = at(shift("6211", "6522"), "lamp:3", "lamp:4")
    events = play(match, "0 6", "1 6")
    assert table(match)["discard"] == {"6": 2}
    assert told(events, "lamp-drawn") == [{"who": 0, "lamp": "3"}, {"who": 1, "lamp": "4"}]
    assert table(match)["players"][0]["hand"] == {"1": 2, "2": 1, "3": 1}


@pytest.mark.rule("LAN-3.6")
def test_only_the_number_of_drawn_lamps_is_public() -> None:
    match = at(shift("6211", "6522"), "lamp:3", "lamp:4")
    play(match, "0 6", "1 6")
    assert told(match.seen(1), "lamp-drawn") == [{"who": 1, "lamp": "4"}]
    assert told(match.seen(1), "lamps-drawn") == [{"who": 0, "n": 1}, {"who": 1, "n": 1}]


@pytest.mark.rule("LAN-3.6")
def test_an_empty_deck_is_made_of_the_discards() -> None:
    discard = {"1": 3, "2": 2, "3": 5, "4": 5, "5": 4, "6": 3}
    match = at(shift("6211", "6522", discard=discard), "lamp:6", "lamp:6")
    assert sum(match.state.deck) == 0
    play(match, "0 6", "1 6")
    assert (table(match)["discard"], sum(match.state.deck)) == ({}, 22)
    assert table(match)["players"][0]["hand"] == {"1": 2, "2": 1, "6": 1}


@pytest.mark.rule("LAN-3.6")
def test_who_took_the_lamp_back_draws_none() -> None:
    match = at(shift("6211", "5522"), "lamp:3")
    events = play(match, "0 6", "1 5", "1 blow")
    assert told(events, "lamps-drawn") == [{"who": 1, "n": 1}]
