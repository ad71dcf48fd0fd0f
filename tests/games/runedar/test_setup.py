"""RUN-3.1 to 3.14: the setup."""

import pytest
from games.runedar.fortress import (
    begun,
    fort,
    mine,
    on_table,
    revealing,
    seen,
    stock,
    what_happened,
)
from helpers import at, examples, options, play, play_on, refused, started, table, told
from hypothesis import given
from hypothesis import strategies as st

from underhall import editions
from underhall.core.agenda import SPECTATOR
from underhall.core.chance import Fast, Script
from underhall.core.errors import BadOption
from underhall.games.runedar.box.names import (
    SIEGE_STACK,
)

COUNTS = pytest.mark.parametrize("seats", [1, 2, 3, 4])
SEEDS = st.integers(0, 10**9)
STARTERS = {
    "orc": 2,
    "old_saw": 1,
    "old_fleshing_knife": 1,
    "old_smithing_hammer": 1,
    "notched_hatchet": 2,
    "cracked_crossbow": 2,
    "blunt_pickaxe": 2,
    "tool_bag": 1,
}
YELLOW = ["spear", "axe", "axe", "shovel", "mace"]
HAND = ["orc", "notched_hatchet", "notched_hatchet", "tool_bag", "old_saw"]
OPENING = [f"card:{card}" for card in [*YELLOW, *HAND]]


# ---------------------------------------------------------------------- 3.1, 3.2 the table


@COUNTS
@pytest.mark.rule("RUN-3.1")
def test_one_to_four_play(seats: int) -> None:
    match = begun(seats)
    assert (match.state.seats, len(table(match)["players"])) == (seats, seats)


@pytest.mark.parametrize("seats", [0, 5])
@pytest.mark.rule("RUN-3.1")
def test_nobody_and_five_cannot_play(seats: int) -> None:
    with pytest.raises(BadOption, match="runedar is for 1 to 4"):
        started("runedar", seats)


@pytest.mark.rule("RUN-3.1")
def test_with_one_player_the_solo_rules_apply() -> None:
    assert table(revealing("siege_1_09", seats=1))["machines"] == {"siege_tower": "lying"}
    assert table(revealing("siege_1_09", seats=2))["machines"] == {"siege_tower": 0}


@pytest.mark.parametrize("level, pile", [("easy", 6), ("normal", 8), ("hard", 10), ("epic", 12)])
@pytest.mark.rule("RUN-3.2", "RUN-3.12", "RUN-5.1")
def test_the_difficulty_fixes_the_rubble(level: str, pile: int) -> None:
    match = begun(2, difficulty=level)
    assert table(match)["rubble"] == pile
    assert (seen(match, 0)["pile"], seen(match, 0)["supply"]) == (pile, 12 - pile)


@pytest.mark.rule("RUN-3.2")
def test_the_table_chooses_one_of_four_levels() -> None:
    assert started("runedar", 2).options["difficulty"] == "normal"
    with pytest.raises(BadOption, match="'nightmare' is not one of easy, normal, hard, epic"):
        started("runedar", 2, difficulty="nightmare")


@pytest.mark.parametrize("level, pile", [("easy", 6), ("epic", 12)])
@pytest.mark.rule("RUN-3.2", "RUN-5.1")
def test_every_later_section_has_as_much_rubble(level: str, pile: int) -> None:
    goblins = {"goblin_1_rubble": 1}
    match = at(
        fort("tool_bag", area="tunnel_entrance", goblins=goblins, options={"difficulty": level})
    )
    play(match, "0 tool_bag:dig")
    assert on_table(match, "goblins", "rubble") == ({}, pile)


# ---------------------------------------------------------------------- 3.3 dwarves


@pytest.mark.rule("RUN-3.3")
def test_dwarves_are_chosen_in_seat_order() -> None:
    match = started("runedar", 3)
    for seat, dwarf in enumerate(["purple", "blue", "red"]):
        assert (match.state.waiting(), match.state.decision.name) == ([seat], "setup_dwarf")
        play(match, f"{seat} {dwarf}")
    assert [mine(match, "dwarf", seat) for seat in range(3)] == ["purple", "blue", "red"]


@pytest.mark.rule("RUN-3.3")
def test_no_dwarf_is_chosen_twice() -> None:
    match = started("runedar", 2)
    assert options(match, 0) == ["red", "yellow", "purple", "blue"]
    play(match, "0 yellow")
    assert options(match, 1) == ["red", "purple", "blue"]
    assert refused(match, 1, "yellow") == ("RUN-3.3", "dwarf-taken")


@pytest.mark.rule("RUN-3.3")
def test_the_fourth_takes_the_dwarf_that_is_left() -> None:
    match = started("runedar", 4)
    events = play(match, "0 blue", "1 purple", "2 yellow")
    assert mine(match, "dwarf", 3) == "red"
    assert told(events, "dwarf-chosen")[-1] == {"who": 3, "dwarf": "red"}


@COUNTS
@pytest.mark.rule("RUN-3.3")
def test_all_starter_decks_are_alike_and_only_those_chosen_are_in_play(seats: int) -> None:
    match = started("runedar", seats)
    assert [mine(match, "unseen", seat) for seat in range(seats)] == [STARTERS] * seats
    pieces = match.edition.game.pieces(match.state)
    assert sum(sum(pieces[f"card {card}"]) for card in STARTERS) == 12 * seats


# ---------------------------------------------------------------------- 3.4, 3.7, 3.9, 3.11 pieces


@COUNTS
@pytest.mark.rule("RUN-3.4")
def test_workshops_and_keep_are_full(seats: int) -> None:
    match = begun(seats)
    assert (stock(match), table(match)["gold"]) == ("10/10/10", 20)


@COUNTS
@pytest.mark.rule("RUN-3.7")
def test_all_enemies_wait_in_the_reserve(seats: int) -> None:
    match = begun(seats)
    nobody: list[dict[str, int]] = [{}, {}, {}, {}]
    assert list(on_table(match, "orcs", "machines", "trolls", "goblins")) == nobody
    assert seen(match, 0)["reserve"] == 10


@pytest.mark.rule("RUN-3.7")
def test_the_box_holds_so_many_figures_and_dice() -> None:
    counts = editions.edition("runedar").raw["component_counts"]
    figures = {"orc": 10, "goblin": 2, "troll": 4, "siege_tower": 1, "catapult": 1, "dwarf": 4}
    assert {kind: counts[f"{kind}_figures"] for kind in figures} == figures
    assert (counts["figures_total"], counts["dice"]) == (sum(figures.values()), 5)
    assert editions.edition("runedar").tables.most_dice == 5


@COUNTS
@pytest.mark.rule("RUN-3.9")
def test_all_dwarves_begin_in_the_keep(seats: int) -> None:
    match = begun(seats)
    assert [mine(match, "area", seat) for seat in range(seats)] == ["keep"] * seats


@COUNTS
@pytest.mark.rule("RUN-3.11")
def test_all_mercenaries_can_be_hired(seats: int) -> None:
    wanted = ["clear_workshops", "slay_troll", "drive_off_goblin", "sabotage_catapult", "ambush"]
    assert table(begun(seats))["mercenaries"] == wanted


# ---------------------------------------------------------------------- 3.5, 3.6, 3.8 hidden piles


def finished(section: int, *outcomes: str, seed: int = 0) -> list[str]:
    """The goblins found under a section."""
    things = {"area": "tunnel_entrance", "rubble": 1, "blocks": 6 - section, "mercenaries": []}
    match = at({**fort("tool_bag", "old_saw", **things), "seed": seed}, *outcomes)
    play(match, "0 tool_bag:dig")
    return list(table(match)["goblins"])


@pytest.mark.parametrize("section", [1, 2, 3, 4, 5])
@pytest.mark.rule("RUN-3.5")
def test_r_23_under_a_section_lie_two_goblins_of_its_group(section: int) -> None:
    """R-23: group and section have the same number."""
    kinds = {"fight", "bribe_exact", "bribe_any", "rubble"}
    pairs = {tuple(finished(section, seed=seed)) for seed in range(60)}
    assert len(pairs) == 6
    assert {goblin for pair in pairs for goblin in pair} == {f"goblin_{section}_{k}" for k in kinds}


@pytest.mark.rule("RUN-3.5")
def test_goblins_are_drawn_when_they_are_found_so_nobody_can_peek() -> None:
    assert finished(2, "goblin:goblin_2_rubble", "goblin:goblin_2_fight") == [
        "goblin_2_fight",
        "goblin_2_rubble",
    ]
    for seat in (0, 1, SPECTATOR):
        assert seen(begun(2), seat)["goblins"] == {}


def siege_order(seats: int, seed: int) -> list[str]:
    """The siege cards of a random game in the order in which they were revealed."""
    match = play_on(begun(seats, seed), seed)
    return [str(event["card"]) for event in told(what_happened(match), "siege-card-revealed")]


@pytest.mark.rule("RUN-3.6")
@given(seats=st.integers(1, 4), seed=SEEDS)
@examples(8)
def test_the_siege_deck_is_five_stacks_one_after_the_other(seats: int, seed: int) -> None:
    order = siege_order(seats, seed)
    assert len(set(order)) == len(order)
    for stack in range(len(order) // SIEGE_STACK):
        cards = order[stack * SIEGE_STACK : (stack + 1) * SIEGE_STACK]
        assert sorted(cards) == [f"siege_{stack + 1}_{n:02}" for n in range(1, 11)]


@pytest.mark.rule("RUN-3.6")
def test_each_stack_is_shuffled() -> None:
    hand = fort("orc", "old_saw", step="orcs", mercenaries=[])
    matches = [at({**hand, "seed": seed}) for seed in range(60)]
    first = {table(match)["siege_gone"][0] for match in matches}
    assert first == {f"siege_1_{n:02}" for n in range(1, 11)}


@pytest.mark.rule("RUN-3.8")
def test_troll_tokens_and_catapult_cards_are_shuffled_face_down() -> None:
    throwing = fort("old_saw", step="machines", mercenaries=[], machines={"catapult": 0})
    boards = [table(at({**throwing, "seed": seed}))["board"] for seed in range(40)]
    assert {list(board.values()).index("blocked") for board in boards} == {0, 1, 2, 3, 4}
    tower = fort("old_saw", step="machines", mercenaries=[], machines={"siege_tower": 0})
    came = {next(iter(table(at({**tower, "seed": seed}))["trolls"])) for seed in range(40)}
    assert came == {f"troll_{n}" for n in range(1, 6)}


@pytest.mark.rule("RUN-3.8")
def test_five_troll_tokens_and_five_catapult_cards_begin_in_their_stacks() -> None:
    known = seen(begun(3), 0)
    assert (len(known["troll_stack"]), known["catapult_deck"]) == (5, 5)


# ---------------------------------------------------------------------- 3.10 the upgrade board


@pytest.mark.rule("RUN-3.10")
def test_five_yellow_cards_lie_on_the_spaces_in_the_order_drawn() -> None:
    match = begun(1, chance=Script(*OPENING, then=Fast(0)))
    assert [card["card"] for card in table(match)["board"].values()] == YELLOW
    assert list(table(match)["board"]) == ["1", "2", "3", "4", "5"]


@COUNTS
@pytest.mark.rule("RUN-3.10")
def test_r_21_the_yellow_deck_has_fifteen_cards_before_the_setup(seats: int) -> None:
    """R-21: the pile of fifteen is the deck that supplies the first five."""
    assert seen(begun(seats), 0)["decks"] == {"yellow": 10, "grey": 10, "red": 10}


@pytest.mark.rule("RUN-3.10")
def test_the_upgrade_decks_are_shuffled() -> None:
    first = {table(begun(2, seed))["board"]["1"]["card"] for seed in range(60)}
    assert len(first) == 12


@pytest.mark.parametrize(
    "seats, missing", [(1, [3, 1, 2]), (2, [2, 1, 1]), (3, [2, 0, 1]), (4, [1, 0, 1])]
)
@pytest.mark.rule("RUN-3.10", "RUN-5.2")
def test_the_board_has_an_edge_for_each_number_of_players(seats: int, missing: list[int]) -> None:
    match = at(fort("old_saw", seats=seats, board={"1": "axe"}))
    assert match.state.missing[:3] == missing


# ---------------------------------------------------------------------- 3.13, 3.14 the first turn


@COUNTS
@pytest.mark.rule("RUN-3.13")
def test_everybody_draws_five_and_sets_two_aside(seats: int) -> None:
    match = begun(seats)
    drawn = told(what_happened(match), "cards-drawn")
    assert drawn[:seats] == [{"who": seat, "n": 5} for seat in range(seats)]
    for seat in set(range(seats)) - {match.state.active}:
        player = seen(match, seat)["players"][seat]
        assert (player["hand"], player["draw_deck"], player["under_marker"]) == (5, 5, 2)


@pytest.mark.rule("RUN-3.13")
def test_a_hand_comes_off_the_shuffled_starter_deck() -> None:
    chance = Script(*OPENING, "siege:siege_1_01", then=Fast(0))
    match = begun(1, chance=chance)
    drawn = [event["card"] for event in told(what_happened(match), "card-drawn")]
    assert (drawn, mine(match, "played")) == (HAND, {"orc": 1})
    assert sum(mine(match, "unseen").values()) == 7


@pytest.mark.rule("RUN-3.14")
def test_r_20_chance_says_who_is_first() -> None:
    """R-20: the first player is drawn."""
    first = [told(what_happened(begun(3, seed)), "first-player")[0]["who"] for seed in range(30)]
    assert set(first) == {0, 1, 2}
    began = [told(what_happened(begun(3, seed)), "turn-began")[0]["who"] for seed in range(30)]
    assert began == first


@pytest.mark.rule("RUN-3.14")
@given(seats=st.integers(2, 4), seed=SEEDS)
@examples(6)
def test_play_passes_to_the_next_seat(seats: int, seed: int) -> None:
    match = play_on(begun(seats, seed), seed, 60)
    turns = [int(str(event["who"])) for event in told(what_happened(match), "turn-began")]
    assert turns == [(turns[0] + n) % seats for n in range(len(turns))]
    assert len(turns) > 1
