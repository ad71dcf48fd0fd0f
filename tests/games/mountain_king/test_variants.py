"""MTK-5.1 and 5.2: which workshops are in play, and how many can play."""

from typing import Any

import pytest
from games.mountain_king.dealing import dealt
from helpers import started, table

from underhall.core.errors import BadOption

FIVE = "mint+mint_2+smelter+toolmaker+rune_carver"


def supply(seats: int, seed: int = 0, **options: str) -> dict[str, int]:
    found: dict[str, int] = table(started("mountain_king", seats, seed, **options))["supply"]
    return found


@pytest.mark.rule("MTK-5.1")
def test_workshops_are_random_by_default_two_of_a_kind_at_most() -> None:
    dealt_once = [supply(5, seed) for seed in range(6)]
    assert {sum(found.values()) for found in dealt_once} == {11}
    assert max(max(found.values()) for found in dealt_once) == 2
    assert len({tuple(found) for found in dealt_once}) > 1
    both = dealt(2, workshops=["mint", "mint", "smelter", "smelter", "jeweller"])
    assert table(both)["supply"] == {"mint": 2, "smelter": 2, "jeweller": 1}


@pytest.mark.rule("MTK-5.1")
@pytest.mark.parametrize("seats, tiles", [(2, 5), (3, 7), (4, 9), (5, 11)])
def test_without_duplicates_every_kind_comes_once(seats: int, tiles: int) -> None:
    for seed in range(4):
        found = supply(seats, seed, workshops="no_duplicates")
        assert sorted(found.values()) == [1] * tiles


@pytest.mark.rule("MTK-5.1")
def test_the_host_may_choose_the_tiles() -> None:
    for seed in range(3):
        found = supply(2, seed, workshops="chosen", chosen_workshops=FIVE)
        assert found == {"mint": 2, "smelter": 1, "toolmaker": 1, "rune_carver": 1}


@pytest.mark.rule("MTK-5.1")
@pytest.mark.parametrize(
    "seats, chosen, complaint",
    [
        (2, "", "is needed there"),
        (2, "mint", "2 players need 5 tiles"),
        (3, FIVE, "3 players need 7 tiles"),
        (2, FIVE + "+smithy", "2 players need 5 tiles"),
        (2, "mint+mint+smelter+smithy+jeweller", "every tile can be picked once"),
        (2, "mint+mint_2+mint_3+smithy+jeweller", "'mint_3' is not one of"),
        (2, "bank+mint+smelter+smithy+jeweller", "'bank' is not one of"),
    ],
)
def test_a_choice_that_does_not_fit_is_refused(seats: int, chosen: str, complaint: str) -> None:
    with pytest.raises(BadOption, match=complaint):
        supply(seats, workshops="chosen", chosen_workshops=chosen)


@pytest.mark.rule("MTK-5.1")
def test_tiles_are_chosen_only_where_the_option_says_so() -> None:
    with pytest.raises(BadOption, match="goes with workshops=chosen"):
        supply(2, chosen_workshops=FIVE)


@pytest.mark.rule("MTK-5.2")
@pytest.mark.parametrize("seats", [0, 1, 6])
def test_two_to_five_play_and_nobody_alone(seats: int) -> None:
    with pytest.raises(BadOption):
        started("mountain_king", seats)


@pytest.mark.parametrize(
    "seats, options, complaint",
    [
        (3, {"side": "winter"}, "only two players choose"),
        (3, {"teams": "yes"}, "exactly four"),
        (2, {"side": "spring"}, "side"),
        (2, {"champions": "yes"}, "champions"),
    ],
)
def test_options_that_do_not_go_together(
    seats: int, options: dict[str, Any], complaint: str
) -> None:
    with pytest.raises(BadOption, match=complaint):
        started("mountain_king", seats, **options)
