"""BEL-3: what lies on the table before the first worker is placed."""

from collections.abc import Iterator

import pytest
from games.belfort.board import board, stocks
from games.belfort.turn import mine
from helpers import at, options, play, started, table, told
from hypothesis import given, settings
from hypothesis import strategies as st

from underhall import editions
from underhall.core.agenda import SPECTATOR
from underhall.core.chance import Fast, Script
from underhall.core.errors import BadData, BadOption, UnknownToken
from underhall.core.match import Match
from underhall.core.secrets import view

SORTS = {
    "basic": {"librarians", "architects", "merchants", "recruiters"},
    "resource": {"bankers", "sawyers", "miners", "masons"},
    "interactive": {"wizards", "spies", "bandits", "thieves"},
}
NAMED = "spies+miners+architects+thieves+masons"
SEEDS = st.integers(0, 10**9)
COUNTS = pytest.mark.parametrize("seats", [2, 3, 4, 5])


def opening(*outcomes: str, seats: int = 3) -> Match:
    """Everybody holds the same five cards; chance has crests and display in store."""
    hand = ["bank", "keep", "inn", "pub", "tower"]
    return at(board(*[{"hand": hand}] * seats, phase="opening"), *outcomes)


def keep_all(match: Match, *seats: int) -> None:
    play(match, *[f"{seat} bank+keep+inn" for seat in seats])


def guilds_of(mode: str, seeds: int = 30, seats: int = 3) -> Iterator[set[str]]:
    for seed in range(seeds):
        yield set(table(started("belfort", seats, seed, guilds=mode))["guilds"])


# ---------------------------------------------------------------------- 3.1, 3.2 seats and city


@pytest.mark.rule("BEL-3.1")
@pytest.mark.parametrize("seats", [1, 6])
def test_two_to_five_play(seats: int) -> None:
    assert {len(table(started("belfort", n))["players"]) for n in (2, 3, 4, 5)} == {2, 3, 4, 5}
    with pytest.raises(BadOption, match="2 to 5 players"):
        started("belfort", seats)


@pytest.mark.rule("BEL-3.1")
def test_there_is_a_colour_for_everybody() -> None:
    colours = editions.edition("belfort").raw["player_colour"]
    assert len({colour["id"] for colour in colours}) == len({c["hex"] for c in colours}) == 5


@pytest.mark.rule("BEL-3.1", "BEL-4.2")
def test_only_crests_give_order() -> None:
    match = opening("seat:2", "seat:0", "seat:1")
    keep_all(match, 0, 1, 2)
    assert match.state.waiting() == [2]
    play(match, "2 pass", "2 mine:0+0+0+0", "2 forest:0+0", "2 quarry:0+0")
    assert match.state.waiting() == [0]


@pytest.mark.rule("BEL-3.2")
def test_gates_join_the_districts_in_a_ring() -> None:
    t = editions.edition("belfort").tables
    gates = [t.location_symbols[gate] for gate in t.kind_locations[3]]
    joined = [(t.symbol_district[a] + 1, t.symbol_district[b] + 1) for a, b in gates]
    assert joined == [(1, 2), (2, 3), (3, 4), (4, 5), (5, 1)]
    assert [t.symbol_district.count(district) for district in range(5)] == [15] * 5


@pytest.mark.rule("BEL-3.2")
@pytest.mark.parametrize(
    "change",
    [
        {"symbol": [{"id": "gate_1_d2", "district": "d3"}]},
        {"symbol": [{"id": "d1_bank", "kind": "inn"}]},
        {"symbol": [{"id": "d1_bank", "location": "d2_bank"}]},
        {"location": [{"id": "gate_1", "symbols": ["gate_1_d2", "gate_1_d1"]}]},
        {"location": [{"id": "d1_bank", "kind": "inn"}]},
    ],
)
def test_the_city_never_varies(change: dict[str, list[dict[str, str]]]) -> None:
    with pytest.raises(BadData, match=r"\[(gate_1_d2|d1_bank|gate_1)\].*cannot change"):
        editions.edition("belfort", change)


# ---------------------------------------------------------------------- 3.3, 3.4 guilds


@pytest.mark.rule("BEL-3.3")
@pytest.mark.parametrize("mode, wanted", [("beginner", (2, 3, 0)), ("normal", (2, 1, 2))])
def test_a_mode_draws_so_many_of_each_sort(mode: str, wanted: tuple[int, ...]) -> None:
    drawn = list(guilds_of(mode))
    counts = {tuple(len(guilds & sort) for sort in SORTS.values()) for guilds in drawn}
    assert counts == {wanted}
    used = [sort for sort, n in zip(SORTS.values(), wanted) if n]
    assert set.union(*drawn) == set.union(*used)


@pytest.mark.rule("BEL-3.3")
def test_the_normal_mode_is_the_default() -> None:
    assert started("belfort", 3).options == {"guilds": "normal", "custom_guilds": ""}


@pytest.mark.rule("BEL-3.3")
def test_the_advanced_mode_draws_five_of_all_twelve() -> None:
    drawn = list(guilds_of("advanced"))
    assert {len(guilds) for guilds in drawn} == {5}
    assert set.union(*drawn) == set.union(*SORTS.values())
    resources = {len(guilds & SORTS["resource"]) for guilds in drawn}
    assert {0, 1, 2, 3} <= resources


@pytest.mark.rule("BEL-3.3")
def test_a_table_may_name_its_five_guilds() -> None:
    match = started("belfort", 4, guilds="custom", custom_guilds=NAMED)
    assert set(table(match)["guilds"]) == set(NAMED.split("+"))


@pytest.mark.rule("BEL-3.3")
@pytest.mark.parametrize(
    "chosen, complaint",
    [
        ({"guilds": "custom"}, "needs custom_guilds"),
        ({"custom_guilds": NAMED}, "goes with guilds=custom only"),
        ({"guilds": "custom", "custom_guilds": "spies+miners+masons+thieves"}, "name 5 different"),
        ({"guilds": "custom", "custom_guilds": NAMED + "+bandits"}, "name 5 different"),
        ({"guilds": "custom", "custom_guilds": "spies+spies+a+b"}, "'a' is not one of librarians"),
        (
            {"guilds": "custom", "custom_guilds": "spies+spies+miners+masons+thieves"},
            "name 5 different",
        ),
        ({"guilds": "easy"}, "'easy' is not one of beginner, normal, advanced, custom"),
    ],
)
def test_guilds_that_cannot_be_chosen(chosen: dict[str, str], complaint: str) -> None:
    with pytest.raises(BadOption, match=complaint):
        started("belfort", 3, **chosen)


@pytest.mark.rule("BEL-3.3")
@pytest.mark.parametrize("mode", ["beginner", "advanced"])
def test_with_two_players_another_rule_draws_the_guilds(mode: str) -> None:
    assert all("wizards" in guilds for guilds in guilds_of("normal", seeds=10, seats=2))
    with pytest.raises(BadOption, match=r"for three or more players \(BEL-5.2\)"):
        started("belfort", 2, guilds=mode)


@pytest.mark.rule("BEL-3.4")
def test_r_1_guilds_are_laid_out_at_random() -> None:
    """R-1: where a guild lies matters for the rankings, so chance decides."""
    chosen = {"guilds": "custom", "custom_guilds": NAMED}
    laid = [table(started("belfort", 3, seed, **chosen))["guilds"] for seed in range(60)]
    for district in range(5):
        assert {guilds[district] for guilds in laid} == set(NAMED.split("+"))


@pytest.mark.rule("BEL-3.4")
def test_guilds_lie_one_a_district_face_up_and_the_rest_is_out() -> None:
    order = ["thieves", "masons", "spies", "miners", "architects"]
    chance = Script(*[f"guild:{guild}" for guild in order], then=Fast(0))
    match = started("belfort", 3, chance=chance, guilds="custom", custom_guilds=NAMED)
    assert view(match.edition.game, match.state, SPECTATOR)["table"]["guilds"] == order
    laid = [{"guild": guild, "district": f"d{n}"} for n, guild in enumerate(order, 1)]
    assert told(match.setup_events, "guild-laid") == laid


# ---------------------------------------------------------------------- 3.5 to 3.7, 3.10 pieces


@COUNTS
@pytest.mark.rule("BEL-3.5")
def test_three_elves_and_three_dwarves_begin_at_home(seats: int) -> None:
    match = started("belfort", seats)
    for seat in range(seats):
        assert mine(match, "home", seat) == {"elf": 3, "dwarf": 3}
        assert mine(match, "supply", seat) == {"elf": 4, "dwarf": 4}


@COUNTS
@pytest.mark.rule("BEL-3.6")
def test_everybody_starts_with_the_same_goods(seats: int) -> None:
    assert stocks(started("belfort", seats)) == ["1/1/1/5"] * seats


@COUNTS
@pytest.mark.rule("BEL-3.7")
def test_scores_start_at_nothing(seats: int) -> None:
    match = started("belfort", seats)
    assert match.edition.game.scores(match.state) == [0] * seats


@pytest.mark.rule("BEL-3.10", "BEL-4.5")
@pytest.mark.parametrize("seats, gnomes", [(2, 9), (3, 14), (4, 18), (5, 22)])
def test_the_pool_of_gnomes_depends_on_the_players(seats: int, gnomes: int) -> None:
    assert table(started("belfort", seats))["pool"] == gnomes


# ---------------------------------------------------------------------- 3.8 opening hands


@pytest.mark.rule("BEL-3.8")
@given(seats=st.integers(2, 5), seed=SEEDS)
@settings(deadline=None)
def test_everybody_is_dealt_five_of_fifty_cards(seats: int, seed: int) -> None:
    s = started("belfort", seats, seed).state
    assert [s.hand_size(seat) for seat in range(seats)] == [5] * seats
    held = [sum(s.hands[kind::10]) for kind in range(10)]
    assert [deck + hands for deck, hands in zip(s.deck, held)] == [5] * 10


@pytest.mark.rule("BEL-3.8")
def test_cards_come_off_the_shuffled_deck() -> None:
    cards = ["bank", "bank", "keep", "inn", "pub", "tower", "tower", "keep", "market", "gardens"]
    guilds = [f"guild:{guild}" for guild in NAMED.split("+")]
    chance = Script(*guilds, *[f"card:{card}" for card in cards], then=Fast(0))
    match = started("belfort", 3, chance=chance, guilds="custom", custom_guilds=NAMED)
    assert mine(match, "hand", 0) == {"bank": 2, "keep": 1, "inn": 1, "pub": 1}
    assert mine(match, "hand", 1) == {"tower": 2, "keep": 1, "market": 1, "gardens": 1}
    assert told(match.setup_events, "cards-dealt") == [{"who": n, "n": 5} for n in range(3)]


@pytest.mark.rule("BEL-3.8")
def test_three_are_kept_and_two_discarded() -> None:
    match = opening()
    keep_all(match, 0, 2)
    play(match, "1 inn+pub+tower")
    assert mine(match, "hand", 0) == {"bank": 1, "keep": 1, "inn": 1}
    assert mine(match, "hand", 1) == {"inn": 1, "pub": 1, "tower": 1}
    assert table(match)["discard"] == {"bank": 1, "keep": 1, "pub": 2, "tower": 2}


@pytest.mark.rule("BEL-3.8")
def test_any_three_of_the_five_may_be_kept() -> None:
    match = at(board({"hand": ["inn", "inn", "inn", "pub", "pub"]}, {}, {}, phase="opening"))
    assert options(match, 0) == ["inn+inn+inn", "inn+inn+pub", "inn+pub+pub"]
    assert len(options(opening(), 0)) == 10
    with pytest.raises(UnknownToken):
        play(match, "0 pub+pub+pub")


@pytest.mark.rule("BEL-3.8")
def test_all_choose_at_the_same_time_in_secret() -> None:
    match = opening()
    assert match.state.waiting() == [0, 1, 2]
    events = play(match, "2 bank+keep+inn", "0 inn+pub+tower")
    assert (events, table(match)["discard"], match.state.waiting()) == ([], {}, [1])
    hands = [mine(match, "hand", seat) for seat in range(3)]
    assert hands[0] == hands[1] == hands[2]
    assert len(told(play(match, "1 bank+keep+inn"), "cards-kept")) == 3


@pytest.mark.rule("BEL-3.8")
@pytest.mark.parametrize("seat", [0, 1, SPECTATOR])
def test_who_has_chosen_is_seen_but_not_what(seat: int) -> None:
    match = opening()
    play(match, "2 bank+keep+inn")
    answers = view(match.edition.game, match.state, seat)["agenda"][0]["answers"]
    assert answers == ["?", "?", "!"]
    assert view(match.edition.game, match.state, 2)["agenda"][0]["answers"][2] == "bank+keep+inn"


@pytest.mark.rule("BEL-3.8", "BEL-3.12")
def test_r_2_guilds_are_known_but_neither_crests_nor_display() -> None:
    """R-2: cards are chosen before crests are dealt and the display is turned up."""
    match = started("belfort", 3)
    seen = view(match.edition.game, match.state, 0)["table"]
    assert (len(seen["guilds"]), seen["display"]) == (5, [])
    assert [player["crest"] for player in seen["players"]] == [None] * 3


# ---------------------------------------------------------------------- 3.9, 3.11, 3.12 the rest


@COUNTS
@pytest.mark.rule("BEL-3.9")
def test_everybody_gets_a_crest_coloured_side_up(seats: int) -> None:
    match = opening(seats=seats)
    keep_all(match, *range(seats))
    crests = [mine(match, "crest", seat) for seat in range(seats)]
    assert sorted(crests) == list(range(1, seats + 1))
    assert not any(mine(match, "grey", seat) for seat in range(seats))


@pytest.mark.rule("BEL-3.9")
def test_crests_are_dealt_at_random() -> None:
    match = opening("seat:1", "seat:2", "seat:0")
    keep_all(match, 0, 1, 2)
    assert [mine(match, "crest", seat) for seat in range(3)] == [3, 1, 2]
    assert [event["who"] for event in told(match.moves[-1].events, "crest-dealt")] == [1, 2, 0]


@pytest.mark.rule("BEL-3.11")
def test_three_cards_are_turned_up() -> None:
    display = ["market", "market", "gardens"]
    crests = ["seat:0", "seat:1", "seat:2"]
    match = opening(*crests, *[f"card:{card}" for card in display])
    keep_all(match, 0, 1, 2)
    assert table(match)["display"] == display
    assert sum(match.state.deck) == 50 - 15 - 3


@pytest.mark.rule("BEL-3.11", "BEL-4.11")
def test_the_calendar_begins_in_the_first_month_of_spring() -> None:
    match = opening()
    keep_all(match, 0, 1, 2)
    months = {month["round"]: month["id"] for month in match.edition.raw["month"]}
    assert months[table(match)["round"]] == "spring_1"


@pytest.mark.rule("BEL-3.12")
@pytest.mark.parametrize("seats", [2, 3, 5])
def test_chance_comes_in_the_order_of_the_steps(seats: int) -> None:
    match = started("belfort", seats)
    drawn = [str(outcome).partition(":")[0] for outcome in match.setup_chance]
    assert drawn == ["guild"] * (9 if seats == 2 else 10) + ["card"] * 5 * seats
    play(match, *[f"{seat} {options(match, seat)[0]}" for seat in range(seats)])
    later = [str(outcome).partition(":")[0] for outcome in match.moves[-1].chance]
    assert later == ["seat"] * seats + ["card"] * 3


@pytest.mark.rule("BEL-3.12")
def test_with_two_players_the_virtual_dwarves_come_last() -> None:
    match = opening("seat:1", "seat:0", seats=2)
    keep_all(match, 0, 1)
    assert (match.state.decision.name, match.state.waiting()) == ("virtual_dwarf_start", [1])
    assert (len(table(match)["display"]), table(match)["round"]) == (3, 0)
    play(match, "1 guild:miners", "0 guild:wizards")
    assert (table(match)["round"], match.state.waiting()) == (1, [1])
