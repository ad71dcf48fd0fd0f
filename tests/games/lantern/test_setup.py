"""LAN-2: what lies on the table before the first vein."""

import pytest
from helpers import options, play_on, started, table

from underhall import editions
from underhall.core.agenda import SPECTATOR
from underhall.core.errors import BadData, BadOption
from underhall.core.secrets import view


@pytest.mark.rule("LAN-2.1")
@pytest.mark.parametrize("seats", [1, 5])
def test_two_to_four_play(seats: int) -> None:
    with pytest.raises(BadOption, match="2 to 4 players"):
        started("lantern", seats)


@pytest.mark.rule("LAN-2.1")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_five_lamps_of_each_brightness(seats: int) -> None:
    s = started("lantern", seats).state
    held = [sum(s.hands[lamp :: len(s.deck)]) for lamp in range(6)]
    assert [deck + hands for deck, hands in zip(s.deck, held)] == [5] * 6


@pytest.mark.rule("LAN-2.2")
def test_everybody_gets_four_lamps_and_a_whistle() -> None:
    match = started("lantern", 4)
    assert [sum(player["hand"].values()) for player in table(match)["players"]] == [4] * 4
    assert [player["whistles"] for player in table(match)["players"]] == [1] * 4


@pytest.mark.rule("LAN-2.2")
def test_hand_and_whistles_follow_the_component_data() -> None:
    edition = editions.edition("lantern", {"setup": {"hand": 3, "whistles": 2}})
    player = table(started(edition, 2))["players"][1]
    assert (sum(player["hand"].values()), player["whistles"]) == (3, 2)


@pytest.mark.rule("LAN-2.2")
def test_hands_are_secret() -> None:
    match = started("lantern", 2)
    for seat in (1, SPECTATOR):
        seen = view(match.edition.game, match.state, seat)["table"]["players"][0]
        assert (seen["hand"], seen["lamps"]) == (4, {})


@pytest.mark.rule("LAN-2.3")
def test_ore_lies_face_down() -> None:
    match = started("lantern", 2)
    assert view(match.edition.game, match.state, 0)["table"]["pile"] == 18


@pytest.mark.rule("LAN-2.3")
@pytest.mark.parametrize("veins", ["3", "5", "7"])
def test_the_table_chooses_how_many_veins(veins: str) -> None:
    match = play_on(started("lantern", 3, veins=veins))
    assert table(match)["vein"] == int(veins)
    assert match.state.result is not None


@pytest.mark.rule("LAN-2.3")
def test_five_veins_unless_told_otherwise() -> None:
    assert started("lantern", 2).options == {"veins": "5"}
    with pytest.raises(BadOption, match="veins: '4' is not one of 3, 5, 7"):
        started("lantern", 2, veins="4")


def test_too_few_lamps_are_refused() -> None:
    with pytest.raises(BadData, match=r"lamps\.copies"):
        editions.edition("lantern", {"setup": {"hand": 8}})
    assert editions.edition("lantern", {"setup": {"hand": 7}}).start(4).hand_size(3) == 7


def test_the_first_question_goes_to_all() -> None:
    match = started("lantern", 3)
    assert match.state.waiting() == [0, 1, 2]
    assert all(options(match, seat) for seat in range(3))
