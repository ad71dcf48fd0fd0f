"""RUN-4.13 to 4.16: the siege tower and the catapult act at the start of a turn."""

from typing import Any

import pytest
from games.runedar.fortress import ended, fort, on_table, seen, stock, what_happened, window
from helpers import at, examples, names, options, play, play_on, refused, table, told
from hypothesis import given
from hypothesis import strategies as st

from underhall.core.match import Match

BOTH = {"siege_tower": 0, "catapult": 0}
BOARD = {"1": "axe", "2": {"card": "pickaxe", "wood": 1}, "3": "mace"}


def starting(*outcomes: str, **things: Any) -> Match:
    """The turn of seat 0 begins; no mercenaries unless told."""
    things = {"step": "machines", "mercenaries": [], **things}
    return at(fort("old_saw", "tool_bag", **things), *outcomes)


# ---------------------------------------------------------------------- 4.13 step A


@pytest.mark.rule("RUN-4.13")
def test_a_machine_before_the_player_acts() -> None:
    match = starting("troll:troll_2", machines={"siege_tower": 0})
    assert table(match)["trolls"] == {"troll_2": 2}
    match = starting("catapult:catapult_4", machines={"catapult": 0})
    assert table(match)["board"]["4"] == "blocked"


@pytest.mark.rule("RUN-4.13")
def test_a_machine_before_another_player_waits() -> None:
    machines = {"siege_tower": 1, "catapult": 2}
    match = starting(seats=3, machines=machines)
    assert on_table(match, "trolls", "gold", "machines") == ({}, 20, machines)
    assert names(what_happened(match)) == ["turn-began"]


@pytest.mark.rule("RUN-4.13")
def test_each_machine_acts_in_the_turn_of_its_own_player() -> None:
    match = starting("troll:troll_1", machines={"siege_tower": 0, "catapult": 1})
    assert match.state.decision.name == "play"
    assert on_table(match, "gold", "machines") == (20, {"catapult": 1})


@pytest.mark.parametrize(
    "first, order",
    [
        ("siege_tower", ["troll-revealed", "catapult-fired"]),
        ("catapult", ["catapult-fired", "troll-revealed"]),
    ],
)
@pytest.mark.rule("RUN-4.13")
def test_of_two_machines_the_player_chooses_the_first(first: str, order: list[str]) -> None:
    match = starting(machines=BOTH)
    assert (match.state.decision.name, match.state.waiting()) == ("machine_order", [0])
    assert options(match, 0) == ["siege_tower", "catapult"]
    events = play(match, f"0 {first}")
    assert [name for name in names(events) if name in order] == order
    assert table(match)["machines"] == {}


# ---------------------------------------------------------------------- 4.14 the siege tower


@pytest.mark.rule("RUN-4.14")
def test_the_siege_tower_brings_a_troll_and_returns_to_the_reserve() -> None:
    match = starting("troll:troll_4", machines={"siege_tower": 0})
    assert on_table(match, "trolls", "machines") == ({"troll_4": 4}, {})
    assert "troll_4" not in table(match)["troll_stack"]
    revealed = {"troll": "troll_4", "wounds": 4, "successes": 2, "left": 4}
    assert told(what_happened(match), "troll-revealed") == [revealed]


@pytest.mark.rule("RUN-4.14")
def test_r_17_the_last_troll_token_loses_before_a_troll_is_placed() -> None:
    """R-17: what counts is the reveal."""
    match = starting(machines={"siege_tower": 0}, troll_stack=["troll_3"])
    assert ended(match) == "last_troll_token"
    assert on_table(match, "trolls", "troll_stack", "machines") == ({}, [], {"siege_tower": 0})


@pytest.mark.rule("RUN-4.14")
def test_with_two_tokens_left_a_troll_comes() -> None:
    match = starting(
        "troll:troll_3", machines={"siege_tower": 0}, troll_stack=["troll_3", "troll_5"]
    )
    assert (ended(match), table(match)["trolls"]) == ("", {"troll_3": 3})


# ---------------------------------------------------------------------- 4.15 the catapult


@pytest.mark.rule("RUN-4.13", "RUN-4.15")
def test_ex_01_catapult_activation() -> None:
    match = starting("catapult:catapult_2", seats=3, machines={"catapult": 0}, board=BOARD)
    assert on_table(match, "removed", "gold", "machines") == ({"pickaxe": 1}, 19, {})
    assert (table(match)["board"]["2"], stock(match)) == ("blocked", "10/10/10")
    assert [name for name in names(what_happened(match)) if name != "turn-began"] == [
        *("catapult-fired", "upgrade-destroyed", "gold-buried")
    ]


@pytest.mark.rule("RUN-4.15")
def test_the_window_comes_before_the_catapult_card() -> None:
    match = starting(
        "catapult:catapult_1", machines={"catapult": 0}, mercenaries=["sabotage_catapult"]
    )
    assert (window(match), seen(match, 0)["catapult_deck"]) == ("catapult_activation", 5)
    play(match, "0 continue")
    assert seen(match, 0)["catapult_deck"] == 4


@pytest.mark.rule("RUN-4.15")
def test_the_last_catapult_card_loses_before_anything_else() -> None:
    board = {"1": "blocked", "2": "blocked", "3": {"card": "axe"}, "4": "blocked", "5": "blocked"}
    match = starting("catapult:catapult_3", machines={"catapult": 0}, board=board)
    assert ended(match) == "last_catapult_card"
    assert on_table(match, "board", "removed", "machines") == (board, {}, {"catapult": 0})
    assert "gold-buried" not in names(what_happened(match))


@pytest.mark.rule("RUN-4.15")
def test_an_unlocked_card_is_destroyed_too_and_its_resources_return() -> None:
    unlocked = {"1": {"card": "axe", "wood": 2, "leather": 1, "metal": 1}}
    match = starting("catapult:catapult_1", machines={"catapult": 0}, board=unlocked)
    assert stock(match) == "8/9/9"
    play(match, "0 continue")
    assert (stock(match), table(match)["removed"]) == ("10/10/10", {"axe": 1})


@pytest.mark.rule("RUN-4.15")
def test_an_empty_space_is_blocked_as_well() -> None:
    match = starting("catapult:catapult_5", machines={"catapult": 0}, board=BOARD)
    assert on_table(match, "removed", "gold") == ({}, 19)
    assert table(match)["board"]["5"] == "blocked"


@pytest.mark.rule("RUN-4.15")
def test_the_last_gold_under_the_catapult_loses() -> None:
    match = starting("catapult:catapult_1", machines={"catapult": 0}, gold=1, board=BOARD)
    assert (ended(match), table(match)["board"]["1"]) == ("last_gold", "blocked")
    match = starting("catapult:catapult_1", machines={"catapult": 0}, gold=2, board=BOARD)
    assert (ended(match), table(match)["gold"]) == ("", 1)


# ---------------------------------------------------------------------- 4.16 blocked spaces


@pytest.mark.rule("RUN-4.16")
def test_a_blocked_space_is_never_filled_again() -> None:
    match = at(fort("old_saw", board={"1": "blocked", "2": "axe"}))
    play(match, "0 old_saw:none")
    filled = {token.split(":")[1] for token in options(match, 0) if token.startswith("fill")}
    assert filled == {"3", "4", "5"}
    for token in ("remove:1", "fill:1:yellow"):
        assert refused(match, 0, token) == ("RUN-4.16", "space-blocked")


@pytest.mark.rule("RUN-4.16")
@given(seats=st.integers(1, 4), seed=st.integers(0, 10**9))
@examples(10)
def test_at_most_four_spaces_are_blocked_while_the_game_goes_on(seats: int, seed: int) -> None:
    hand = fort("old_saw", seats=seats, step="machines", machines={"catapult": 0})
    match = play_on(at({**hand, "seed": seed}), seed, 150)
    blocked = list(table(match)["board"].values()).count("blocked")
    fired = len(told(what_happened(match), "catapult-fired"))
    assert blocked == fired - (ended(match) == "last_catapult_card")
    assert blocked <= 4
