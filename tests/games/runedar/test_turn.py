"""RUN-4.6 to 4.8, 4.84 to 4.86: the turn, its end, and whose turn is next."""

import pytest
from games.runedar.fortress import (
    begun,
    ended,
    fort,
    mine,
    on_table,
    revealing,
    seen,
    what_happened,
)
from helpers import at, examples, names, options, play, play_on, table, told
from hypothesis import given
from hypothesis import strategies as st

from underhall.core.errors import NotAsked
from underhall.core.match import Match

DRAWN = ["orc", "tool_bag", "old_fleshing_knife", "blunt_pickaxe", "notched_hatchet"]
PLAYED = ["old_saw", "old_smithing_hammer", "notched_hatchet", "cracked_crossbow", "blunt_pickaxe"]


def drawing(*cards: str) -> list[str]:
    """These cards come off a deck."""
    return [f"card:{card}" for card in cards]


def idle(match: Match) -> None:
    """Let whoever's turn it is do nothing until it is over."""
    turn = match.state.turn
    while match.state.turn == turn:
        seat = match.state.active
        moves = [token for token in options(match, seat) if token.endswith((":none", "continue"))]
        play(match, f"{seat} {(moves or ['done'])[0]}")


def sizes(match: Match, seat: int) -> tuple[int, int, int]:
    """Cards under the marker, in hand and in the draw deck."""
    player = seen(match, seat)["players"][seat]
    return player["under_marker"], player["hand"], player["draw_deck"]


def dealt(match: Match) -> tuple[int, int, int]:
    """The same at the start of the turn, before any orc card was played."""
    under, hand, deck = sizes(match, 0)
    return under, hand + sum(mine(match, "played").values()), deck


# ---------------------------------------------------------------------- 4.6 the steps


@pytest.mark.rule("RUN-4.6")
def test_the_steps_follow_each_other() -> None:
    hand = fort("orc", "old_saw", step="machines", machines={"catapult": 0}, mercenaries=[])
    match = at(hand, "catapult:catapult_2", "siege:siege_1_01")
    play(match, "0 old_saw:none", "0 done")
    order = ["catapult-fired", "orc-card-played", "card-played", "cards-drawn", "turn-began"]
    found = names(what_happened(match)[1:])
    assert [name for name in found if name in order] == order


@pytest.mark.parametrize(
    "step, wanted",
    [
        ("machines", ["machines", "orcs", "cards"]),
        ("orcs", ["orcs", "cards"]),
        ("cards", ["cards"]),
    ],
)
@pytest.mark.rule("RUN-4.6")
def test_machines_come_before_orcs_and_orcs_before_cards(step: str, wanted: list[str]) -> None:
    hand = [] if step == "cards" else ["orc"]
    machines = {} if step == "cards" else {"catapult": 0}
    match = at(fort(*hand, "old_saw", step=step, machines=machines))
    steps = [table(match)["step"]]
    while match.state.decision.name == "window":
        play(match, "0 continue")
        steps += [table(match)["step"]]
    assert list(dict.fromkeys(steps)) == wanted


@pytest.mark.rule("RUN-4.6")
def test_the_board_is_refilled_before_the_end_of_the_turn() -> None:
    match = at(fort("old_saw", board={"1": "axe"}))
    play(match, "0 old_saw:none")
    assert (table(match)["step"], match.state.decision.name) == ("refill", "refill")
    assert sum(mine(match, "played").values()) == 5
    play(match, "0 done")
    assert (match.state.active, mine(match, "played")) == (1, {})


@pytest.mark.rule("RUN-4.6")
def test_there_is_no_refill_away_from_the_keep() -> None:
    match = at(fort("old_saw", area="carpentry", board={"1": "axe"}))
    play(match, "0 old_saw:none")
    assert match.state.active == 1


# ---------------------------------------------------------------------- 4.7 who decides


@pytest.mark.rule("RUN-4.7")
@given(seats=st.integers(2, 4), seed=st.integers(0, 10**9), moves=st.integers(0, 250))
@examples(12)
def test_only_the_active_player_decides(seats: int, seed: int, moves: int) -> None:
    match = play_on(begun(seats, seed), seed, moves)
    assert match.state.waiting() in ([], [match.state.active])


@pytest.mark.rule("RUN-4.7")
def test_the_others_are_not_asked() -> None:
    match = at(fort("old_saw", seats=3))
    for seat in (1, 2):
        with pytest.raises(NotAsked):
            play(match, f"{seat} old_saw:none")


# ---------------------------------------------------------------------- 4.8 the end at once


@pytest.mark.rule("RUN-4.8")
def test_nothing_follows_a_defeat_in_the_middle_of_a_siege_card() -> None:
    orcs = {"wall_tannery": 8, "carpentry": 1}
    match = revealing("siege_5_01", orcs=orcs, gold=5)
    assert ended(match) == "last_orc_figure"
    assert "orcs-advanced" not in names(what_happened(match))
    assert table(match)["orcs"] == {**orcs, "outside_carpentry": 1}
    assert (match.state.agenda, match.state.waiting()) == ([], [])


@pytest.mark.rule("RUN-4.8")
def test_nothing_follows_a_defeat_in_step_a() -> None:
    machines = {"catapult": 0, "siege_tower": 0}
    hand = fort("orc", "old_saw", step="machines", machines=machines, gold=1)
    match = at(hand)
    play(match, "0 catapult")
    assert (ended(match), mine(match, "hand")) == ("last_gold", {"orc": 1, "old_saw": 1})
    assert on_table(match, "trolls", "machines") == ({}, machines)


@pytest.mark.rule("RUN-4.8", "RUN-4.95")
def test_nothing_follows_a_victory_before_a_siege_card_takes_effect() -> None:
    things = {"goblins": {"goblin_5_fight": 3}, "mercenaries": ["drive_off_goblin"], "gold": 9}
    match = revealing("siege_1_06", **things, orcs={"carpentry": 1})
    play(match, "0 hire:drive_off_goblin")
    assert (ended(match), table(match)["gold"]) == ("victory", 6)
    assert on_table(match, "orcs", "revealed") == ({"carpentry": 1}, "siege_1_06")
    assert (match.state.agenda, match.state.waiting()) == ([], [])


# ---------------------------------------------------------------------- 4.84, 4.85 the new hand


@pytest.mark.rule("RUN-4.84")
def test_all_cards_played_go_under_the_marker() -> None:
    match = at(fort("orc", *PLAYED[1:], step="orcs", area="carpentry", mercenaries=[]))
    idle(match)
    played = {"orc": 1, **dict.fromkeys(PLAYED[1:], 1)}
    assert (mine(match, "discarded"), mine(match, "played")) == (played, {})


@pytest.mark.rule("RUN-4.85")
def test_the_rest_of_the_draw_deck_is_drawn() -> None:
    unseen = [*DRAWN, "old_smithing_hammer", "orc"]
    match = at(fort("old_saw", area="carpentry", unseen=unseen), *drawing(*DRAWN))
    events = play(match, "0 old_saw:none")
    assert mine(match, "hand") == dict.fromkeys(DRAWN, 1)
    assert mine(match, "unseen") == {"orc": 1, "old_smithing_hammer": 1}
    assert (sizes(match, 0), "reshuffled" in names(events)) == ((7, 5, 0), False)


@pytest.mark.rule("RUN-4.85")
def test_an_empty_draw_deck_is_made_of_all_twelve_cards() -> None:
    discarded = [*PLAYED[1:], "tool_bag"]
    hand = fort("old_saw", area="carpentry", unseen=["orc", "orc"], discarded=discarded)
    match = at(hand, *drawing("old_saw", "orc", "orc", "tool_bag", "cracked_crossbow"))
    assert mine(match, "unseen") == {"orc": 2}
    events = play(match, "0 old_saw:none")
    assert names(events).index("reshuffled") < names(events).index("cards-drawn")
    drawn = {"old_saw": 1, "orc": 2, "tool_bag": 1, "cracked_crossbow": 1}
    assert (mine(match, "hand"), mine(match, "discarded")) == (drawn, {})
    assert (sizes(match, 0), sum(mine(match, "unseen").values())) == ((2, 5, 5), 7)


@pytest.mark.rule("RUN-4.85")
def test_two_cards_stay_unseen_when_the_deck_is_drawn() -> None:
    """Any of the seven cards not seen in this cycle may be among the two set aside."""
    hand = fort("old_saw", area="carpentry", mercenaries=[])
    asides = set()
    for seed in range(40):
        match = at({**hand, "seed": seed})
        play(match, "0 old_saw:none")
        asides |= set(mine(match, "unseen"))
    assert asides == set(mine(at(hand), "unseen"))


@pytest.mark.rule("RUN-3.13", "RUN-4.85")
def test_ex_23_deck_cycle() -> None:
    match = begun(1)
    found = [dealt(match)]
    for _ in range(2):
        idle(match)
        found.append(dealt(match))
    assert found == [(2, 5, 5), (7, 5, 0), (2, 5, 5)]


# ---------------------------------------------------------------------- 4.86 the next player


@pytest.mark.parametrize("seats, seat, then", [(1, 0, 0), (2, 1, 0), (3, 1, 2), (4, 3, 0)])
@pytest.mark.rule("RUN-4.86")
def test_the_turn_passes_to_the_left(seats: int, seat: int, then: int) -> None:
    match = at({"game": "runedar", "seats": seats, "table": {"step": "cards", "seat": seat}})
    assert match.state.active == seat
    idle(match)
    assert (match.state.active, told(match.moves[-1].events, "turn-began")) == (
        then,
        [{"who": then}],
    )


@pytest.mark.rule("RUN-4.86")
def test_the_new_hand_is_drawn_before_the_next_turn() -> None:
    match = at(fort("old_saw", area="carpentry"))
    events = names(play(match, "0 old_saw:none"))
    assert events.index("cards-drawn") < events.index("turn-began")
