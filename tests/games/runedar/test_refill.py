"""RUN-4.80 to 4.83: a dwarf in the keep refills the upgrade board."""

from typing import Any

import pytest
from games.runedar.fortress import fort, seen, stock
from helpers import at, examples, options, play, play_on, refused, table, told
from hypothesis import given
from hypothesis import strategies as st

from underhall import editions
from underhall.core.match import Match

FIVE = {"1": "axe", "2": "mace", "3": "spear", "4": "shovel", "5": "mattock"}
GREY = [
    row["id"] for row in editions.edition("runedar").raw["upgrade_card"] if row["colour"] == "grey"
]


def refilling(*outcomes: str, **things: Any) -> Match:
    """Seat 0 has played its last card in the keep."""
    match = at(fort("old_saw", **things), *(f"card:{card}" for card in outcomes))
    play(match, "0 old_saw:none")
    return match


# ---------------------------------------------------------------------- 4.80 in the keep


@pytest.mark.rule("RUN-4.80")
def test_the_step_is_for_a_dwarf_in_the_keep() -> None:
    match = at(fort("old_saw", area="tannery", board={"1": "axe"}))
    play(match, "0 old_saw:move", "0 keep")
    assert (match.state.waiting(), match.state.decision.name) == ([0], "refill")
    match = at(fort("old_saw", board={"1": "axe"}))
    play(match, "0 old_saw:move", "0 tannery")
    assert match.state.active == 1


@pytest.mark.rule("RUN-4.80")
def test_all_cards_are_played_first() -> None:
    match = at(fort("old_saw", "tool_bag", board={"1": "axe"}))
    play(match, "0 old_saw:none")
    assert match.state.decision.name == "play"


@pytest.mark.rule("RUN-4.80")
def test_r_6_the_whole_step_is_optional() -> None:
    """R-6: one may refill, and may leave single spaces empty."""
    match = refilling(board={"1": "axe"})
    assert options(match, 0)[0] == "done"
    play(match, "0 done")
    assert (match.state.active, list(table(match)["board"])) == (1, ["1"])


# ---------------------------------------------------------------------- 4.81 removing


@pytest.mark.rule("RUN-4.81")
def test_any_number_of_cards_is_removed_first_unlocked_or_not() -> None:
    unlocked = {"card": "axe", "wood": 2, "leather": 1, "metal": 1}
    match = refilling(board={**FIVE, "1": unlocked, "2": {"card": "mace", "metal": 1}})
    assert (stock(match), options(match, 0)[1:]) == ("8/9/8", [f"remove:{n}" for n in range(1, 6)])
    play(match, "0 remove:1", "0 remove:2", "0 remove:5")
    assert (stock(match), list(table(match)["board"])) == ("10/10/10", ["3", "4"])
    assert table(match)["removed"] == {"axe": 1, "mace": 1, "mattock": 1}
    assert "remove:3" in options(match, 0)


@pytest.mark.rule("RUN-4.81")
def test_r_7_nothing_is_removed_after_the_first_refill() -> None:
    """R-7: removal comes before refilling, not after seeing a new card."""
    match = refilling(board={"1": "axe", "2": "mace"})
    play(match, "0 fill:3:yellow")
    assert not [token for token in options(match, 0) if token.startswith("remove")]
    assert refused(match, 0, "remove:1") == ("RUN-4.81", "filling-begun")


@pytest.mark.rule("RUN-4.81")
def test_an_empty_space_has_nothing_to_remove() -> None:
    assert refused(refilling(board={"1": "axe"}), 0, "remove:2") == ("RUN-4.81", "space-empty")


# ---------------------------------------------------------------------- 4.82 refilling


@pytest.mark.rule("RUN-4.82")
def test_an_empty_space_and_a_deck_are_chosen_together() -> None:
    match = refilling(board={"1": "axe", "2": "mace", "3": "spear", "4": "blocked"})
    assert options(match, 0)[4:] == ["fill:5:yellow", "fill:5:grey", "fill:5:red"]
    assert refused(match, 0, "fill:1:red") == ("RUN-4.82", "space-taken")


@pytest.mark.parametrize(
    "deck, card", [("yellow", "frame_saw"), ("grey", "runic_axe"), ("red", "arbalest")]
)
@pytest.mark.rule("RUN-4.82")
def test_the_top_card_of_the_deck_is_turned_onto_the_space(deck: str, card: str) -> None:
    match = refilling(card, board={"1": "axe"})
    before = seen(match, 0)["decks"][deck]
    events = play(match, f"0 fill:4:{deck}")
    assert (table(match)["board"]["4"], seen(match, 0)["decks"][deck]) == (
        {"card": card},
        before - 1,
    )
    assert told(events, "upgrade-laid") == [{"who": 0, "card": card, "space": 4, "deck": deck}]


@pytest.mark.rule("RUN-4.82")
def test_the_next_choice_is_made_after_seeing_the_card() -> None:
    match = refilling("mattock", "runic_pickaxe", board={"1": "axe", "2": "mace", "3": "spear"})
    play(match, "0 fill:5:yellow")
    assert table(match)["board"]["5"] == {"card": "mattock"}
    assert options(match, 0) == ["done", "fill:4:yellow", "fill:4:grey", "fill:4:red"]
    play(match, "0 fill:4:grey")
    assert (table(match)["board"]["4"], match.state.active) == ({"card": "runic_pickaxe"}, 1)


@pytest.mark.rule("RUN-4.82")
def test_the_player_may_stop_at_any_point() -> None:
    match = refilling(board={"1": "axe"})
    play(match, "0 fill:2:red", "0 done")
    assert (match.state.active, list(table(match)["board"])) == (1, ["1", "2"])


@pytest.mark.rule("RUN-4.80", "RUN-4.81", "RUN-4.82", "RUN-4.83")
def test_ex_18_refill() -> None:
    board = {"2": {"card": "frame_saw", "leather": 1}, "4": "axe", "5": "blocked"}
    match = refilling("war_hammer", "runic_tools", board=board)
    play(match, "0 remove:2")
    assert (stock(match), table(match)["removed"]) == ("10/10/10", {"frame_saw": 1})
    play(match, "0 fill:2:grey", "0 fill:1:grey", "0 done")
    laid = {"1": {"card": "runic_tools"}, "2": {"card": "war_hammer"}, "4": {"card": "axe"}}
    assert table(match)["board"] == {**laid, "5": "blocked"}


# ---------------------------------------------------------------------- 4.83 decks


@pytest.mark.rule("RUN-4.83")
def test_an_empty_deck_cannot_be_chosen() -> None:
    match = refilling(board={"1": "axe"}, removed=GREY)
    assert "fill:2:grey" not in options(match, 0)
    assert refused(match, 0, "fill:2:grey") == ("RUN-4.83", "deck-empty")
    assert "fill:2:red" in options(match, 0)


@pytest.mark.rule("RUN-4.83")
def test_removed_cards_do_not_come_back() -> None:
    match = refilling(board={"1": "runic_axe"}, removed=GREY[:8])
    assert seen(match, 0)["decks"]["grey"] == 1
    play(match, "0 remove:1", "0 fill:1:grey")
    assert seen(match, 0)["decks"]["grey"] == 0
    assert refused(match, 0, "fill:2:grey") == ("RUN-4.83", "deck-empty")


@pytest.mark.rule("RUN-4.83")
@given(seed=st.integers(0, 10**9), moves=st.integers(0, 200))
@examples(10)
def test_upgrade_decks_only_shrink(seed: int, moves: int) -> None:
    match = at({**fort("old_saw", seats=3), "seed": seed})
    last = seen(match, 0)["decks"]
    for step in range(moves // 5):
        play_on(match, seed + step, 5)
        now = seen(match, 0)["decks"]
        assert all(now[deck] <= last[deck] for deck in now)
        last = now
