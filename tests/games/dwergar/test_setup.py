"""DWE-3: what lies on the table before the first dwarf is placed."""

from typing import Any

import pytest
from games.dwergar.halls import cart, mine, pool, scores, stock
from helpers import answer_all, examples, options, play, refused, started, table, told
from hypothesis import given
from hypothesis import strategies as st

from underhall import editions
from underhall.core.agenda import SPECTATOR
from underhall.core.chance import Fast, Script
from underhall.core.errors import BadData, BadOption
from underhall.core.match import Match
from underhall.core.secrets import view
from underhall.games.dwergar.box.names import DECKS, PROJECTS

SEEDS = st.integers(0, 10**9)
COUNTS = pytest.mark.parametrize("seats", [2, 3, 4])
FILLED = (
    *("laboratory", "bellows", "furnace_workshop", "forge", "gearbox", "architect_studio"),
    *("mine_1", "mine_2", "mine_3", "mine_4"),
)
START = [
    ("0/1/0/0", "level_1", "1/0/0/0"),
    ("1/0/0/0", "level_2", "0/1/0/0"),
    ("0/1/0/0", "level_4", "2/0/0/0"),
    ("0/1/0/0", "level_3", "2/0/0/0"),
]


def ready(seats: int, seed: int = 0, *script: str, **chosen: str) -> Match:
    """A game whose players have their colours: the first turn has begun."""
    chance = Script(*script, then=Fast(seed)) if script else Fast(seed)
    match = started("dwergar", seats, chance=chance, **chosen)
    while match.state.decision.name == "setup_colour":
        answer_all(match)
    return match


def seen(match: Match) -> dict[str, Any]:
    """The table as anybody sees it."""
    found: dict[str, Any] = view(match.edition.game, match.state, SPECTATOR)["table"]
    return found


def is_basic(card: str) -> bool:
    """Whether a project is one of the first four of its deck."""
    return PROJECTS.code(card) % 9 < 4


def deck_of(card: str) -> str:
    """The deck of a project."""
    return DECKS.token(PROJECTS.code(card) // 9)


# ---------------------------------------------------------------------- 3.1, 3.2 seats, colours


@COUNTS
@pytest.mark.rule("DWE-3.1")
def test_the_first_seat_starts_unless_the_table_draws(seats: int) -> None:
    assert started("dwergar", seats).options["start"] == "first_seat"
    match = ready(seats)
    assert (table(match)["first"], match.state.waiting()) == (0, [0])
    assert not any(str(outcome).startswith("seat:") for outcome in match.setup_chance)


@pytest.mark.rule("DWE-3.1", "DWE-3.13")
def test_every_seat_may_be_drawn_to_start() -> None:
    drawn = [table(started("dwergar", 3, seed, start="random"))["first"] for seed in range(90)]
    assert {drawn.count(seat) > 15 for seat in range(3)} == {True}


@pytest.mark.rule("DWE-3.1")
def test_seat_order_runs_clockwise_from_the_starting_player() -> None:
    match = started("dwergar", 3, chance=Script("seat:1", then=Fast(0)), start="random")
    assert told(match.setup_events, "first-player") == [{"who": 1}]
    waiting = []
    for _ in range(3):
        waiting += match.state.waiting()
        answer_all(match)
    assert waiting == [1, 2, 0]
    assert match.state.waiting() == [1]
    assert [stock(match, seat) for seat in (1, 2, 0)] == [held for held, _, _ in START[:3]]


@pytest.mark.rule("DWE-3.2")
def test_players_pick_free_colours_in_seat_order() -> None:
    match = started("dwergar", 3)
    assert options(match, 0) == ["red", "blue", "green", "yellow"]
    play(match, "0 green")
    assert refused(match, 1, "green") == ("DWE-3.2", "colour-taken")
    play(match, "1 red")
    assert options(match, 2) == ["blue", "yellow"]
    play(match, "2 yellow")
    assert [mine(match, "colour", seat) for seat in range(3)] == ["green", "red", "yellow"]


@pytest.mark.rule("DWE-3.2")
def test_a_colour_changes_nothing_else() -> None:
    tables = []
    for first, second in (("red", "blue"), ("yellow", "green")):
        match = started("dwergar", 2, seed=5)
        play(match, f"0 {first}", f"1 {second}")
        held = table(match)
        tables.append((held, [player.pop("colour") for player in held["players"]]))
    assert tables[0][0] == tables[1][0]
    assert tables[0][1] != tables[1][1]


# ---------------------------------------------------------------------- 3.3 to 3.5 projects


@pytest.mark.rule("DWE-3.3", "DWE-5.2")
@pytest.mark.parametrize(
    "seats, decks",
    [
        (2, {"western_quarter", "golden_terraces"}),
        (3, {"western_quarter", "golden_terraces", "new_shaft"}),
        (4, {"western_quarter", "golden_terraces", "new_shaft", "eastern_quarter"}),
    ],
)
def test_a_first_game_has_its_own_decks(seats: int, decks: set[str]) -> None:
    match = started("dwergar", seats)
    assert match.options["decks"] == "first_game"
    assert set(table(match)["decks"]) == decks
    rows = match.edition.raw["setup_by_players"]
    assert {row["first_game_decks_provenance"] for row in rows} == {"house"}


@COUNTS
@pytest.mark.rule("DWE-3.3", "DWE-3.13")
def test_random_decks_are_as_many_as_players_and_any_of_the_five(seats: int) -> None:
    drawn = [set(table(started("dwergar", seats, n, decks="random"))["decks"]) for n in range(60)]
    assert {len(decks) for decks in drawn} == {seats}
    assert all(10 < sum(deck in decks for decks in drawn) < 60 for deck in DECKS.tokens)


@pytest.mark.rule("DWE-3.3", "DWE-5.2")
@pytest.mark.parametrize("left_out", DECKS.tokens)
def test_a_table_may_name_any_decks(left_out: str) -> None:
    named = [deck for deck in DECKS.tokens if deck != left_out]
    match = started("dwergar", 4, decks="custom", custom_decks="+".join(named[::-1]))
    assert set(table(match)["decks"]) == set(named)
    cards = seen(match)["deck"]
    of_decks = {deck_of(card) for card in cards["basic"] + cards["advanced"]}
    assert of_decks == set(named)


@pytest.mark.rule("DWE-3.3")
@pytest.mark.parametrize(
    "seats, chosen, complaint",
    [
        (2, {"decks": "custom"}, "2 players need 2 decks"),
        (3, {"decks": "custom", "custom_decks": "new_shaft+old_shaft"}, "3 players need 3"),
        (2, {"decks": "custom", "custom_decks": "new_shaft+new_shaft"}, "name 2 to 4 different"),
        (2, {"decks": "custom", "custom_decks": "+".join(DECKS.tokens)}, "name 2 to 4 different"),
        (2, {"decks": "custom", "custom_decks": "new_shaft+attic"}, "'attic' is not one of"),
        (2, {"custom_decks": "new_shaft+old_shaft"}, "goes with decks=custom only"),
        (2, {"decks": "all"}, "'all' is not one of first_game, random, custom"),
    ],
)
def test_decks_that_cannot_be_chosen(seats: int, chosen: dict[str, str], complaint: str) -> None:
    with pytest.raises(BadOption, match=complaint):
        started("dwergar", seats, **chosen)


@COUNTS
@pytest.mark.rule("DWE-3.4", "DWE-3.5")
@given(seed=SEEDS)
@examples(10)
def test_basic_cards_lie_on_the_advanced_ones(seats: int, seed: int) -> None:
    match = started("dwergar", seats, seed)
    shown, deck = table(match)["track"], seen(match)["deck"]
    assert len(shown) == 5 and all(map(is_basic, shown))
    assert len(deck["basic"]) == 4 * seats - 5
    assert len(deck["advanced"]) == 5 * seats
    assert len({*shown, *deck["basic"], *deck["advanced"]}) == 9 * seats
    assert not any(map(is_basic, deck["advanced"]))


@pytest.mark.rule("DWE-3.4", "DWE-3.13")
def test_both_piles_are_shuffled() -> None:
    tops = [table(started("dwergar", 2, seed))["track"][0] for seed in range(120)]
    assert len(set(tops)) == 8
    first = [table(ready(2, 0, *_track("western_quarter")))["track"]]
    assert first == [[card.partition(":")[2] for card in _track("western_quarter")]]


def _track(deck: str) -> list[str]:
    """The first five cards, four of them of one deck, as chance tells them."""
    at = 9 * DECKS.code(deck)
    return [f"project:{PROJECTS.token(card)}" for card in (at + 3, at + 1, at + 2, at, 18)]


@pytest.mark.rule("DWE-3.4", "DWE-3.5")
def test_ex_1_deck_building_for_four_players() -> None:
    match = started("dwergar", 4, decks="random")
    deck, shown = seen(match)["deck"], table(match)["track"]
    assert len(deck["basic"]) + len(shown) == 16
    assert len(deck["advanced"]) == 20
    assert [is_basic(card) for card in shown] == [True] * 5


# ---------------------------------------------------------------------- 3.6 to 3.8 the rest


@pytest.mark.rule("DWE-3.6")
@pytest.mark.parametrize("length, events", [("normal", 9), ("short", 7)])
def test_so_many_events_are_dealt_face_down(length: str, events: int) -> None:
    match = started("dwergar", 3, length=length)
    assert seen(match)["events_left"] == events
    assert (len(seen(match)["event_pool"]), table(match)["past"]) == (15, [])


@pytest.mark.rule("DWE-3.6", "DWE-3.13")
def test_any_of_the_fifteen_events_may_come_first() -> None:
    found = set()
    for seed in range(150):
        position = {"game": "dwergar", "seed": seed, "agenda": [{"do": "end_round"}]}
        match = Match(editions.edition("dwergar"), 2, position=position)
        found |= set(table(match)["past"])
    assert len(found) == 15


@COUNTS
@pytest.mark.rule("DWE-3.7")
def test_everybody_starts_alike(seats: int) -> None:
    match = ready(seats)
    for seat in range(seats):
        assert pool(match, seat)["foreman"] == 1
        assert [mine(match, key, seat) for key in ("lit", "unlit", "reserve")] == [0, 2, 6]
        assert mine(match, "heat", seat) == 0
        assert (mine(match, "realized", seat), mine(match, "developed", seat)) == ([], [])
    assert scores(match) == [0] * seats


@COUNTS
@pytest.mark.rule("DWE-3.8")
def test_r_3_a_tile_rests_on_the_closed_level_and_on_each_mine_level(seats: int) -> None:
    """R-3: five tiles on six levels; the unloading level is only passed."""
    match = started("dwergar", seats)
    assert len(match.state.carts) == 5 * seats * 4
    assert not any(match.state.carts)
    assert match.edition.raw["lift"]["rest_levels"][0] == "closed"
    with pytest.raises(BadData, match=r"lift\.rest_levels cannot change"):
        editions.edition("dwergar", {"lift": {"rest_levels": ["unloading", "closed"]}})


# ---------------------------------------------------------------------- 3.9, 3.10 workers


@COUNTS
@pytest.mark.rule("DWE-3.9", "DWE-4.4")
@given(seed=SEEDS)
@examples(10)
def test_six_of_eighteen_workers_leave_the_game(seats: int, seed: int) -> None:
    match = ready(seats, seed)
    removed = seen(match)["removed"]
    assert sum(removed.values()) == 6
    held = [mine(match, "pool", seat) for seat in range(seats)]
    assert [sum(home.values()) for home in held] == [1] * seats
    placed = list(table(match)["spaces"].values())
    for kind in ("ironworker", "engineer", "blacksmith"):
        homes = sum(home.get(kind, 0) for home in held)
        assert removed.get(kind, 0) + homes + placed.count(kind) == 6


@pytest.mark.rule("DWE-3.9", "DWE-3.10", "DWE-3.13")
def test_workers_come_at_random_out_first_then_pools_then_spaces() -> None:
    out = ["ironworker"] * 5 + ["engineer"]
    dealt = ["engineer", "blacksmith", "ironworker"]
    laid = ["blacksmith", "engineer"] * 4 + ["blacksmith"]
    script = [f"pawn:{pawn}" for pawn in [*out, *dealt, *laid]]
    match = ready(3, 0, *_track("new_shaft"), *script)
    assert seen(match)["removed"] == {"ironworker": 5, "engineer": 1}
    assert [list(mine(match, "pool", seat)) for seat in range(3)] == [[kind] for kind in dealt]
    assert table(match)["spaces"] == dict(zip(FILLED, laid))


@pytest.mark.rule("DWE-3.10")
@pytest.mark.parametrize("seats, empty", [(2, 0), (3, 1), (4, 2)])
def test_spaces_are_filled_from_the_laboratory_down_the_mine(seats: int, empty: int) -> None:
    for seed in range(5):
        placed = table(ready(seats, seed))["spaces"]
        assert set(placed) == set(FILLED[: 10 - empty])
    events = [event["space"] for event in told(ready(seats).moves[-1].events, "worker-placed")]
    assert events == list(FILLED[: 10 - empty])


# ---------------------------------------------------------------------- 3.11 to 3.13


@COUNTS
@pytest.mark.rule("DWE-3.11")
def test_first_resources_depend_on_the_seat(seats: int) -> None:
    match = ready(seats)
    for seat, (held, level, load) in enumerate(START[:seats]):
        assert (stock(match, seat), cart(match, level, seat)) == (held, load)
        assert list(mine(match, "carts", seat)) == [level]


@pytest.mark.rule("DWE-3.11")
def test_r_34_first_resources_are_our_own_reading() -> None:
    """R-34: the table is printed as pictures; the data say which of their values are ours."""
    raw = editions.components("dwergar")
    assert {row["provenance"] for row in raw["start_resources"]} == {"house"}
    assert {row["furnace_cost_provenance"] for row in raw["space"]} == {"house"}


@pytest.mark.rule("DWE-3.9", "DWE-3.10", "DWE-3.11")
def test_ex_30_setup_for_three_players() -> None:
    match = ready(3)
    assert sum(seen(match)["removed"].values()) == 6
    assert "mine_4" not in table(match)["spaces"] and len(table(match)["spaces"]) == 9
    assert (stock(match, 2), cart(match, "level_4", 2)) == ("0/1/0/0", "2/0/0/0")
    raises = [raised["goods"][2] for raised in seen(match)["raises"]]
    assert raises == [{}, {}, {}, {}, {"stone": 2}]


@COUNTS
@pytest.mark.rule("DWE-3.12")
def test_the_first_round_has_no_event_and_nobody_holds_silverbeard(seats: int) -> None:
    assert table(started("dwergar", seats))["silverbeard"] is None
    match = ready(seats, decks="random")
    assert (table(match)["round"], table(match)["event"]) == (1, None)
    assert table(match)["silverbeard"] is None
    assert told(match.moves[-1].events, "round-began") == [{"round": 1, "rounds": 10}]


@pytest.mark.rule("DWE-3.13")
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("start, decks", [("first_seat", "first_game"), ("random", "random")])
def test_nothing_else_is_left_to_chance(seats: int, start: str, decks: str) -> None:
    match = ready(seats, start=start, decks=decks)
    drawn = [str(outcome).partition(":")[0] for outcome in match.setup_chance]
    lots = ["seat"] + ["deck"] * seats if start == "random" else []
    assert drawn == [*lots, *["project"] * 5]
    later = [str(outcome).partition(":")[0] for move in match.moves for outcome in move.chance]
    assert later == ["pawn"] * 18
