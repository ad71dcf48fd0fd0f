"""COV-6.1 to 6.4 and the table of section 6: what each seat and a spectator may see."""

from typing import Any

import pytest
from games.covenant.council import solo
from games.covenant.hall import act, hall
from helpers import at, examples, options, play, play_on, started, table, told
from hypothesis import given
from hypothesis import strategies as st

from underhall.core.agenda import SPECTATOR
from underhall.core.chance import Fast
from underhall.core.match import Match
from underhall.core.secrets import redeal, view
from underhall.games.covenant.game import GAME
from underhall.games.covenant.table.secrets import CovenantWitness

EVERYONE = pytest.mark.parametrize("seat", [0, 1, 2, SPECTATOR])
SEEDS = st.integers(0, 10**9)
IN_PLAY = {
    *("rubble", "tradition", "coin", "relic", "tool", "ornament", "chamber", "enemy"),
    *("die_goblin", "die_orc", "die_troll", "elders_die", "elder_card"),
}


def topics(outcomes: list[int | str]) -> list[str]:
    """What was drawn, as the kind of each outcome."""
    return [str(outcome).partition(":")[0] for outcome in outcomes]


def seen(match: Match, seat: int = 0) -> dict[str, Any]:
    """The table as a seat sees it."""
    found: dict[str, Any] = view(GAME, match.state, seat)["table"]
    return found


# ---------------------------------------------------------------------- 6.1 chance


@pytest.mark.rule("COV-6.1")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_the_setup_draws_what_is_turned_up_and_no_more(seats: int) -> None:
    """Tradition and coin stacks, face-down chambers and the Elders' cards are not drawn yet."""
    drawn = topics(started("covenant", seats, 1).setup_chance)
    clans = max(seats, 2)
    counts = {topic: drawn.count(topic) for topic in set(drawn) - {"enemy"}}
    shown = {"rubble": 5, "relic": 4, "coin": 4, "tool": 4, "ornament": 6, "project": 3}
    dice = {"die_goblin": 1, "die_orc": 1, "die_troll": 1}
    dealt = {"clan": seats, "start": clans, "goal": 2 * clans, "tradition": clans + 4}
    dealt |= {"back": 19 if seats < 3 else 24, "chamber": 4} | ({"seat": 1} if seats > 1 else {})
    assert counts == shown | dice | dealt


@pytest.mark.rule("COV-6.1")
@given(seats=st.integers(1, 4), seed=SEEDS)
@examples(8)
def test_in_play_chance_draws_only_what_is_turned_up_then(seats: int, seed: int) -> None:
    match = play_on(started("covenant", seats, seed), seed)
    said = {"chamber": "chamber-revealed", "enemy": "enemy-drawn", "rubble": "rubble-shown"}
    said |= {"elder_card": "elders-turn", "elders_die": "elders-rolled", "coin": "coin-shown"}
    for move in match.moves:
        drawn = topics(list(move.chance))
        assert set(drawn) <= IN_PLAY
        for topic, event in said.items():
            assert drawn.count(topic) == len(told(move.events, event))


@pytest.mark.rule("COV-6.1")
def test_a_chamber_and_its_enemies_are_drawn_when_it_is_revealed() -> None:
    match = at(hall({}, {}, mountain={"r1c1": {"back": "back_iron_ale"}}))
    act(match, "printed_pickaxe", "rubble:2")
    assert [topics(list(move.chance)) for move in match.moves] == [[]] * 4
    play(match, "0 r1c1")
    assert topics(list(match.moves[-1].chance))[:2] == ["chamber", "enemy"]


# ---------------------------------------------------------------------- 6.2 what leaves unseen


@pytest.mark.rule("COV-6.2")
@pytest.mark.parametrize("seats", [1, 2])
def test_tiles_removed_at_setup_are_never_seen(seats: int) -> None:
    """Nor the fifteen projects that were not drawn."""
    match = play_on(started("covenant", seats, 3), 3)
    shown = {cell.get("chamber") for cell in table(match)["mountain"].values()} - {None}
    assert match.state.unseen.bit_count() == 24 - len(shown) >= 5
    drawn = [outcome for move in match.moves for outcome in move.chance]
    assert "project" not in topics(drawn)
    assert len(seen(match)["projects"]) == 3


# ---------------------------------------------------------------------- 6.3 goals


@EVERYONE
@pytest.mark.rule("COV-6.3")
def test_goals_are_common_knowledge(seat: int) -> None:
    match = started("covenant", 3, 2)
    while match.state.decision.name == "draft_pick":
        asked = match.state.decision.seat
        play(match, f"{asked} {options(match, asked)[0]}")
    goals = [player["goals"] for player in table(match)["players"]]
    assert [player["goals"] for player in seen(match, seat)["players"]] == goals
    assert len(told(match.seen(seat), "goal-picked")) == 6
    dealt = redeal(GAME, match.state, seat, Fast(1))
    assert dealt.goals == match.state.goals


@pytest.mark.rule("COV-6.3")
def test_goals_left_over_in_the_solo_draft_are_known() -> None:
    match = started("covenant", 1, 2)
    while match.state.decision.name == "draft_pick":
        play(match, f"0 {options(match, 0)[0]}")
    left = [tile for tile in seen(match)["undrafted"] if tile.startswith("goal")]
    assert len(left) == 2
    assert not set(left) & set(seen(match)["players"][0]["goals"])


@pytest.mark.rule("COV-6.3")
def test_a_witness_minds_goals_and_chambers() -> None:
    match = started("covenant", 2, 4)
    while match.state.decision.name == "draft_pick":
        asked = match.state.decision.seat
        play(match, f"{asked} {options(match, asked)[0]}")
    witness = CovenantWitness()
    for event in match.seen(0):
        witness.see(event)
    assert witness.objection(match.state) is None
    other = match.state.copy()
    other.goals[0], other.goals[2] = other.goals[2], other.goals[0]
    assert "must have" in str(witness.objection(other))
    other = match.state.copy()
    cell = other.board.start[0]
    other.chambers[cell] = (other.chambers[cell] + 1) % 24
    assert "another chamber" in str(witness.objection(other))


# ---------------------------------------------------------------------- 6.4 face-down chambers


@pytest.mark.rule("COV-6.4")
def test_a_face_down_chamber_may_be_any_unseen_tile_with_its_back() -> None:
    """Those that were removed at setup too; chamber 2 lies open."""
    mountain = {"r2c2": {"chamber": "ch_02"}, "r1c1": {"back": "back_coin"}}
    found = set()
    for seed in range(40):
        match = at({**hall({}, {}, mountain=mountain), "seed": seed})
        act(match, "printed_pickaxe", "rubble:2", "r1c1", "none")
        found.add(table(match)["mountain"]["r1c1"]["chamber"])
    assert found == {"ch_12", "ch_22"}


@EVERYONE
@pytest.mark.rule("COV-6.4")
def test_of_a_face_down_chamber_the_back_is_seen(seat: int) -> None:
    match = started("covenant", 3, 1)
    hidden = [cell for cell in seen(match, seat)["mountain"].values() if "chamber" not in cell]
    assert len(hidden) == 20
    assert {tuple(cell) for cell in hidden} == {("back",)}


# ---------------------------------------------------------------------- the table of section 6


@pytest.mark.rule("COV-6.3")
@given(seats=st.integers(1, 4), seed=SEEDS, moves=st.integers(0, 200))
@examples(12)
def test_all_see_the_same_and_a_redeal_changes_nothing(seats: int, seed: int, moves: int) -> None:
    match = play_on(started("covenant", seats, seed), seed, moves)
    for seat in (*range(seats), SPECTATOR):
        assert seen(match, seat) == seen(match, SPECTATOR)
        dealt = redeal(GAME, match.state, seat, Fast(seed))
        assert GAME.write(dealt) == GAME.write(match.state)


@EVERYONE
@pytest.mark.rule("COV-6.1")
def test_of_stacks_the_size_alone_is_seen(seat: int) -> None:
    found = seen(started("covenant", 3, 1), seat)
    sizes = {"rubble": 19, "traditions": 29, "coins": 24, "relics": 23, "tools": 20}
    assert found["stacks"] == {**sizes, "silver": 12, "gold": 12}


@EVERYONE
@pytest.mark.rule("COV-6.1")
def test_the_bag_is_what_is_not_on_the_table(seat: int) -> None:
    clan = {"dungeon": {"orc": 2, "troll": 1}}
    mountain = {"r2c2": {"chamber": "ch_05", "enemies": {"goblin": 2}}}
    mountain |= {cell: {"chamber": tile} for cell, tile in zip(("r2c4", "r4c2", "r4c4"), TILES)}
    found = seen(at(hall(clan, {}, {}, mountain=mountain)), seat)
    assert found["bag"] == {"goblin": 14, "orc": 10, "troll": 7}


TILES = ("ch_06", "ch_14", "ch_15")


def test_of_the_elders_decks_the_size_alone_is_seen() -> None:
    elders = {"kinds": ["axe"], "discard": ["elder_cart_1"], "under": 2}
    found = seen(at(solo(elders=elders)))["elders"]
    assert (found["available"], found["forge_deck"]) == (3, 12)
    assert (found["discard"], found["deck"]) == (["elder_cart_1"], [])
