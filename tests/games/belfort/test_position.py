"""Reading and writing positions of Belfort."""

import json
from typing import Any

import pytest
from games.belfort.board import board, player
from games.belfort.turn import FULL_DECK, mine, stock
from helpers import at, options, play, play_on, snapshot, started, table, told
from hypothesis import given, settings
from hypothesis import strategies as st

from underhall.core.errors import BadData
from underhall.core.match import Match
from underhall.core.position import read_position, write_position

Data = dict[str, Any]


def three(**table: Any) -> Data:
    """A position of three players of whom nothing is told but this."""
    return {"game": "belfort", "seats": 3, "table": table}


def two(**table: Any) -> Data:
    """A position of two players of whom nothing is told but this."""
    return {"game": "belfort", "seats": 2, "table": table}


def one(**things: Any) -> Data:
    """A position of three players of whom the first has these things."""
    return three(players=[things])


def written(match: Match) -> Data:
    return write_position(match.edition, match.state, match.options)


# ---------------------------------------------------------------------- there and back


@given(seats=st.integers(2, 5), seed=st.integers(0, 10**9), moves=st.integers(0, 400))
@settings(max_examples=30, deadline=None)
def test_any_position_comes_back_as_it_was(seats: int, seed: int, moves: int) -> None:
    match = play_on(started("belfort", seats, seed), seed, moves)
    position = written(match)
    state = read_position(match.edition, json.loads(json.dumps(position)))
    assert write_position(match.edition, state, match.options) == position
    assert state.choices == match.state.choices


def test_the_data_of_an_edition_travel_with_a_position() -> None:
    match = at({**one(), "data": {"fees": {"job_centre": 3}}})
    again = at(written(match))
    play(again, "0 job_centre", "0 elf")
    assert stock(again) == "1/1/1/2"


# ---------------------------------------------------------------------- what is left out


def test_what_is_left_out_is_as_in_the_canonical_setup() -> None:
    match = at(three())
    told_all = table(match)
    assert (told_all["round"], told_all["phase"], told_all["pool"]) == (1, "placement", 14)
    assert told_all["display"] == ["library", "inn", "market"]
    assert told_all["guilds"] == ["architects", "bankers", "merchants", "wizards", "thieves"]
    assert [mine(match, "crest", seat) for seat in range(3)] == [1, 2, 3]
    assert [mine(match, "hand", seat) for seat in range(3)] == [{}, {}, {}]
    assert (stock(match), sum(match.state.deck)) == ("1/1/1/5", 47)


def test_with_two_players_the_canonical_guilds_suit_two() -> None:
    match = at({"game": "belfort", "seats": 2, "table": {}})
    assert table(match)["guilds"][4] == "miners"
    assert table(match)["virtual"] == ["d1", "d2"]


def test_named_guilds_are_those_of_the_options() -> None:
    named = "spies+miners+masons+thieves+bandits"
    options = {"guilds": "custom", "custom_guilds": named}
    assert table(at({**three(), "options": options}))["guilds"] == named.split("+")


def test_a_whole_player_may_be_left_out() -> None:
    match = at(three(players=[{"goods": {"wood": 4}}]))
    assert [stock(match, seat) for seat in range(3)] == ["4/0/0/0", "1/1/1/5", "1/1/1/5"]


def test_the_display_does_without_cards_that_lie_elsewhere() -> None:
    match = at(three(discard=["inn"] * 5))
    assert table(match)["display"] == ["library", "market"]
    assert match.state.deck[4] == 0


def test_the_deck_is_what_is_left_of_fifty() -> None:
    things = {"hand": ["bank"], "built": {"bank": 2}}
    match = at(three(players=[things], discard=["bank"], display=["keep"]))
    assert (match.state.deck[0], match.state.deck[1], sum(match.state.deck)) == (1, 4, 45)


def test_gnomes_on_cards_come_from_the_pool() -> None:
    cards = {"built": ["pub", "market"], "gnomes": {"pub": 1, "market": 2}}
    assert table(at(one(**cards)))["pool"] == 11
    assert table(at(three(players=[cards], pool=4)))["pool"] == 4


@pytest.mark.parametrize(
    "things, home, supply",
    [
        ({}, {"elf": 3, "dwarf": 3}, {"elf": 4, "dwarf": 4}),
        ({"gathering": {"forest": ["elf"]}}, {"elf": 2, "dwarf": 3}, {"elf": 4, "dwarf": 4}),
        ({"gathering": {"forest": ["elf"] * 5}}, {"dwarf": 3}, {"elf": 2, "dwarf": 4}),
        ({"gathering": {"mine": ["master_elf"]}}, {"elf": 2, "dwarf": 3}, {"elf": 4, "dwarf": 4}),
        ({"home": {"elf": 5, "dwarf": 1}}, {"elf": 5, "dwarf": 1}, {"elf": 2, "dwarf": 6}),
        ({"home": {}}, {}, {"elf": 7, "dwarf": 7}),
        ({"supply": {"elf": 1}}, {"elf": 6, "dwarf": 7}, {"elf": 1, "dwarf": 0}),
    ],
)
def test_workers_named_elsewhere_are_missing_at_home(
    things: Data, home: dict[str, int], supply: dict[str, int]
) -> None:
    match = at(board(player(**things, passed=True), player(), player(), seat=1))
    assert (mine(match, "home"), mine(match, "supply")) == (home, supply)


def test_workers_on_the_boards_are_missing_at_home_too() -> None:
    places = {"job_centre": ["1:elf"], "camp": ["1:elf"], "guild_workers": {"d3": "1:dwarf"}}
    assert mine(at(three(**places)), "home", 1) == {"elf": 1, "dwarf": 2}


def test_a_score_counts_as_had_from_the_start() -> None:
    match = at(one(score=12))
    assert match.edition.game.scores(match.state) == [12, 0, 0]
    match = at(one(points={"districts": 8, "unpaid_tax": -3}))
    assert match.edition.game.scores(match.state) == [5, 0, 0]


# ---------------------------------------------------------------------- phase and seat


@pytest.mark.parametrize(
    "phase, seat, asked",
    [
        ("placement", 0, "place"),
        ("placement", 2, "place"),
        ("actions", 0, "action"),
        ("actions", 1, "action"),
    ],
)
def test_phase_and_seat_say_where_a_round_stands(phase: str, seat: int, asked: str) -> None:
    match = at(three(phase=phase, seat=seat, round=4))
    assert (match.state.waiting(), match.state.decision.name) == ([seat], asked)
    assert (table(match)["phase"], table(match)["round"]) == (phase, 4)


def test_the_first_crest_is_to_move_unless_told() -> None:
    players = [player(crest=2), player(crest=3), player(crest=1)]
    assert at(board(*players)).state.waiting() == [2]
    assert at(board(*players, phase="actions")).state.waiting() == [2]


def test_in_the_actions_phase_the_seats_before_have_had_their_turn() -> None:
    match = at(three(phase="actions", seat=1))
    events = play(match, "1 end", "2 end")
    assert [event["who"] for event in told(match.setup_events + events, "turn-began")] == [1, 2]
    assert table(match)["round"] == 2


def test_collection_and_scoring_run_on_to_the_next_decision() -> None:
    match = at(three(phase="collection", camp=["1:elf"]))
    assert (match.state.waiting(), match.state.decision.name) == ([1], "camp_swap")
    match = at(three(phase="scoring", round=2))
    assert (table(match)["round"], match.state.decision.name) == (3, "place")


def test_a_grey_crest_stays_grey() -> None:
    match = at(three(phase="collection", camp=["1:elf"], players=[{"grey": True}]))
    assert (mine(match, "grey"), options(match, 1)) == (True, ["keep", "swap:2"])


def test_in_the_opening_cards_are_dealt_as_far_as_they_are_not_named() -> None:
    hands = [{"hand": ["bank"] * 5}, {"hand": ["inn", "inn", "pub"]}]
    position = three(phase="opening", players=hands)
    match = at(position, "card:tower", "card:tower")
    assert mine(match, "hand", 0) == {"bank": 5}
    assert mine(match, "hand", 1) == {"inn": 2, "pub": 1, "tower": 2}
    assert (sum(mine(match, "hand", 2).values()), table(match)["round"]) == (5, 0)
    play(match, "1 inn+inn+pub", f"2 {options(match, 2)[0]}")
    assert table(match)["round"] == 1


def test_a_position_in_the_middle_of_an_action_brings_its_agenda() -> None:
    match = at(three(phase="actions", players=[{"goods": {"wood": 3, "stone": 3}}]))
    play(match, "0 build:wall")
    again = at(written(match))
    assert options(again, 0) == options(match, 0)
    before = json.loads(snapshot(match))[0]
    assert json.loads(snapshot(again))[0] == before
    play(again, "0 d1_wall_a")
    assert table(again)["markers"] == {"d1_wall_a": 0}


def test_what_was_done_in_a_turn_is_not_forgotten() -> None:
    cards = {"built": ["blacksmith", "pub"], "gnomes": ["blacksmith"]}
    own = player("9/9/9/9", **cards)
    match = at(board(own, player(), player(), phase="actions", guild_workers={"d3": "0:elf"}))
    done = ["use:merchants", "exchange:wood", "visit", "buy_wood", "leave", "hire", "smith"]
    play(match, *[f"0 {move}" for move in done])
    again = at(written(match))
    turn = {"visits_used": 1, "extra_visits": 3, "exchanges": 1, "smithed": 1, "hired": True}
    assert table(again)["turn"] == table(match)["turn"] == turn
    assert options(again, 0) == options(match, 0)


# ---------------------------------------------------------------------- what does not fit


@pytest.mark.parametrize(
    "position, complaint",
    [
        (three(rounds=3), "table knows no 'rounds'"),
        (three(round=8), "round: expected a whole number up to 7, found 8"),
        (three(round=0), "round: in this phase expected 1 to 7, found 0"),
        (three(phase="opening", round=2), "round: expected a whole number up to 0"),
        (three(round=True), "round: expected a whole number"),
        (three(phase="night"), "no phase called 'night'"),
        (three(seat=3), "seat: expected a whole number up to 2"),
        (three(players=[{}] * 4), "players: expected a list of at most 3"),
        (three(players={}), "players: expected a list of at most 3"),
        (three(players=["red"]), "player 0: expected named values"),
        (three(guilds=["spies"]), "guilds: expected five different ones"),
        (three(guilds=["spies"] * 5), "guilds: expected five different ones"),
        (three(guilds=["a", "b", "c", "d", "e"]), "no guild called 'a'"),
        (three(turn={"hires": 1}), "turn knows no 'hires'"),
        (three(turn={"visits_used": -1}), "visits_used: expected a whole number"),
        (one(gold=3), "player 0 knows no 'gold'"),
        (one(goods={"clay": 1}), "goods: there is no goods 'clay'"),
        (one(goods={"wood": -1}), "wood: expected a whole number"),
        (one(goods=3), "goods: expected counts"),
        (one(score="many"), "score: expected a whole number"),
        (one(score=3, points={"elves": 3}), "player 0: give a score or points by source, not both"),
        (one(points={"luck": 3}), "player 0 points knows no 'luck'"),
        (one(points={"elves": True}), "player 0 points elves: expected a whole number"),
    ],
)
def test_a_position_that_does_not_fit_says_where(position: Data, complaint: str) -> None:
    with pytest.raises(BadData, match=complaint):
        at(position)


@pytest.mark.parametrize(
    "position, complaint",
    [
        (three(discard={"bank": 6}), "not so many of card bank"),
        (three(discard=["bank"] * 3, players=[{"hand": ["bank"] * 3}]), "not so many of card bank"),
        (three(players=[{"hand": ["pub"] * 3}, {"built": {"pub": 3}}]), "not so many of card pub"),
        (three(display=["inn", "inn"], discard=["inn"] * 4), "not so many of card inn"),
        (three(display=["inn"] * 4), "display: expected at most 3 cards"),
        (three(display=["castle"]), "no card called 'castle'"),
        (one(hand=["castle"]), "hand: there is no card 'castle'"),
        (one(hand=["inn"], known=["inn", "inn"]), "known: 2 of inn, but only 1 are there"),
        (one(known=["inn"]), "known: 1 of inn, but only 0 are there"),
    ],
)
def test_a_card_named_too_often_is_refused(position: Data, complaint: str) -> None:
    with pytest.raises(BadData, match=complaint):
        at(position)


@pytest.mark.parametrize(
    "position, complaint",
    [
        (one(built=["pub"], gnomes={"pub": 2}), "gnomes: 2 of pub, but only 1 are there"),
        (one(built=["market"], gnomes={"market": 3}), "gnomes: 3 of market, but only 2"),
        (one(built=["keep"], gnomes=["keep"]), "gnomes: 1 of keep, but only 0"),
        (one(gnomes=["pub"]), "gnomes: 1 of pub, but only 0"),
        (three(pool=15), "pool: expected a whole number up to 14"),
        (three(pool=14, players=[{"built": ["pub"], "gnomes": ["pub"]}]), "pool: .* up to 13"),
        (
            three(
                players=[
                    {"built": {"market": 5}, "gnomes": {"market": 10}},
                    {"built": {"pub": 5}, "gnomes": {"pub": 5}},
                ]
            ),
            "gnomes: there are not so many",
        ),
    ],
)
def test_a_gnome_named_too_often_is_refused(position: Data, complaint: str) -> None:
    with pytest.raises(BadData, match=complaint):
        at(position)


@pytest.mark.parametrize(
    "position, complaint",
    [
        (one(home={"elf": 8}), "player 0 does not have 7 of worker elf"),
        (one(home={"dwarf": 4, "master_dwarf": 4}), "player 0 does not have 7 of worker dwarf"),
        (one(gathering={"forest": ["elf"] * 8}), "player 0 does not have 7 of worker elf"),
        (
            three(camp=["0:elf"], players=[{"home": {"elf": 7, "dwarf": 3}}]),
            "player 0 does not have 7 of worker elf",
        ),
        (
            one(home={"elf": 3, "dwarf": 3}, supply={"elf": 3, "dwarf": 4}),
            "player 0 does not have 7 of worker elf",
        ),
        (one(supply={"elf": 8}), "player 0 does not have 7 of worker elf"),
        (one(home={"master_elf": 7, "dwarf": 3}), "player 0 has more than 5 masters of elf"),
        (one(home={"master_dwarf": 6, "elf": 3}), "player 0 has more than 5 masters of dwarf"),
        (one(home={"gnome": 1}), "home: there is no worker 'gnome'"),
        (one(supply={"master_elf": 1}), "supply: there is no worker 'master_elf'"),
        (one(gathering={"forest": ["gnome"]}), "forest: there is no worker 'gnome'"),
        (one(gathering={"swamp": ["elf"]}), "player 0 gathering knows no 'swamp'"),
        (one(gathering={"forest": ["dwarf"]}), r"no dwarf goes to the forest \(BEL-4.24\)"),
        (one(gathering={"forest": ["master_dwarf"]}), r"no dwarf goes to the forest \(BEL-4.24\)"),
        (one(gathering={"quarry": ["elf"]}), r"no elf goes to the quarry \(BEL-4.24\)"),
        (one(on_cards={"castle": ["elf"]}), "player 0 on_cards knows no 'castle'"),
        (one(on_cards={"library": ["elf"]}), "on_cards: library has only 0 spaces"),
        (one(built=["bank"], on_cards={"bank": ["elf"]}), "on_cards: bank has only 0 spaces"),
        (one(built=["inn"], on_cards={"inn": ["elf"]}), "on_cards: inn has only 0 spaces"),
        (
            one(built=["market"], on_cards={"market": ["elf", "dwarf"]}),
            "on_cards: market has only 1 spaces",
        ),
        (three(job_centre=["0:elf", "1:elf"]), "job_centre: expected a list of at most 1"),
        (three(job_centre=["elf"]), "'elf' is no worker such as 0:elf"),
        (three(job_centre=["3:elf"]), "'3:elf' is no worker such as 0:elf"),
        (three(job_centre=["0:troll"]), "no worker called 'troll'"),
        (three(camp=["0:elf"] * 6), "camp: expected a list of at most 5"),
        (three(camp=["0:elf", "0:dwarf"]), r"only one worker there \(BEL-4.17\)"),
        (three(guild_workers={"d6": "0:elf"}), "guild_workers knows no 'd6'"),
        (three(guild_workers={"d1": "0:gnome"}), "'0:gnome' cannot stand on an action space"),
    ],
)
def test_a_worker_where_it_cannot_be_is_refused(position: Data, complaint: str) -> None:
    with pytest.raises(BadData, match=complaint):
        at(position)


@pytest.mark.parametrize(
    "position, complaint",
    [
        (one(crest=2), r"crests: expected 1 to 3, one each, found \[2, 2, 3\]"),
        (one(crest=0), r"crests: expected 1 to 3, one each, found \[0, 2, 3\]"),
        (one(crest=4), "crest: expected a whole number up to 3"),
        (three(phase="opening", players=[{"crest": 1}]), "crests: expected 1 to 3, one each"),
    ],
)
def test_bad_crests_are_refused(position: Data, complaint: str) -> None:
    with pytest.raises(BadData, match=complaint):
        at(position)


@pytest.mark.parametrize(
    "position, complaint",
    [
        (three(markers={"d1_castle": 0}), "markers knows no 'd1_castle'"),
        (three(markers={"d1_bank": 3}), "d1_bank: expected a whole number up to 2"),
        (three(markers={"gate_2_d2": 0, "gate_2_d3": 1}), r"gate_2 has two owners \(BEL-4.48\)"),
        (three(markers={"d1_keep_a": 0}), r"d1_keep has one marker instead of two \(BEL-4.47\)"),
        (two(markers={"d1_guild": 2}), r"d1_guild is never a virtual player's \(BEL-5.7\)"),
        (two(markers={"d1_wall_b": 3}), r"d1_wall_b is never a virtual player's \(BEL-5.7\)"),
        (
            two(virtual=["d1", "d2"], guild_workers={"d2": "0:elf"}),
            r"guild_workers: a virtual dwarf stands on d2 \(BEL-5.5\)",
        ),
        (
            two(guilds=["spies", "architects", "miners", "wizards", "bankers"]),
            r"guilds: spies is not for two players \(BEL-5.2\)",
        ),
        (three(markers={"d4_keep_a": 0, "d4_keep_b": 1}), "d4_keep has two owners"),
        (three(virtual=["d1"]), "is not where virtual dwarves stand"),
        ({"game": "belfort", "table": {"virtual": ["d1", "d1"]}}, "is not where virtual dwarves"),
        ({"game": "belfort", "table": {"virtual": ["d6", "d1"]}}, "no district called 'd6'"),
    ],
)
def test_markers_and_dwarves_where_they_cannot_be(position: Data, complaint: str) -> None:
    with pytest.raises(BadData, match=complaint):
        at(position)


def test_virtual_players_own_as_two_and_three() -> None:
    position = {"game": "belfort", "seats": 2, "table": {"markers": {"d1_bank": 3, "d2_inn": 2}}}
    assert table(at(position))["markers"] == {"d1_bank": 3, "d2_inn": 2}


def test_all_cards_may_be_held() -> None:
    match = at(three(players=[{"hand": FULL_DECK}]))
    assert (table(match)["display"], sum(match.state.deck)) == ([], 0)


# ---------------------------------------------------------------------- an agenda that cannot be


def doing(*agenda: Data, seats: int = 3, **table: Any) -> Data:
    """A position in which this is still to happen."""
    return {"game": "belfort", "seats": seats, "table": table, "agenda": list(agenda)}


@pytest.mark.parametrize(
    "frame, complaint",
    [
        ({"do": "site", "seat": 0, "kind": "bank"}, r"site: not-in-hand \(BEL-4.45\)"),
        ({"do": "site", "seat": 0, "kind": "wall"}, r"site: cost-short \(BEL-4.51\)"),
        ({"do": "site", "seat": 0, "kind": "guild"}, "site: a guild is built without"),
        ({"do": "place_worker", "seat": 0, "space": "inn"}, r"not-built \(BEL-4.21\)"),
        ({"do": "place_worker", "seat": 0, "space": "pass"}, "sends no worker to a space"),
        ({"do": "gnome_lock", "seat": 0, "price": 6}, "no 6 gold for a gnome"),
        ({"do": "gnome_lock", "seat": 0, "price": -6}, "price: expected a whole number of 0 or"),
        ({"do": "gnome_lock", "seat": 0, "price": 0}, "gnome_lock offers nothing to seat 0"),
        ({"do": "discard", "seat": 0, "left": 1, "clause": "BEL-4.44"}, "1 of 0 cards cannot be"),
        ({"do": "discard", "seat": 0, "left": 0, "clause": "BEL-4.44"}, "left: expected a whole"),
        ({"do": "trade", "seat": 0, "done": 3}, "done: expected a whole number up to 2"),
        ({"do": "recruit", "seat": 0, "below": 0}, "below: expected a whole number of"),
        ({"do": "thief_next", "seat": 0, "robbed": -1}, "robbed: expected a whole number of 0"),
        ({"do": "bandit_goods", "seat": 0, "victim": 0}, r"nobody robs himself \(BEL-4.89\)"),
        ({"do": "spy_pick", "seat": 0}, r"asked within spy_picks only \(BEL-4.95\)"),
        ({"do": "spy_picks", "spy": 0}, r"the spy shows no card \(BEL-4.95\)"),
        ({"do": "spy_take", "seat": 0, "shown": ["bank"]}, "shown needs a place for each seat"),
        ({"do": "spy_take", "seat": 0, "shown": [None, "pub", None]}, "seat 1 holds no pub"),
        ({"do": "lay_guilds", "chosen": ["spies", "spies"]}, "chosen needs five different guilds"),
        ({"do": "virtual_turn", "virtual": 0}, r"for two seats only \(BEL-5.1\)"),
        ({"do": "virtual_turn", "virtual": 2}, "virtual: expected a whole number up to 1"),
        ({"do": "virtual_dwarf_start", "seat": 0}, r"for two seats only \(BEL-5.1\)"),
        ({"do": "wizard_first", "seat": 0, "kind": "inn", "first": "d1_inn"}, "knows no 'first'"),
        (
            {"do": "wizard_second", "seat": 0, "kind": "inn", "first": "d1_pub"},
            "d1_pub is of another kind",
        ),
        (
            {"do": "wizard_gate_symbol", "seat": 0, "first": "d1_inn", "second": "d2_inn"},
            "needs 'landed'",
        ),
        (
            {
                "do": "wizard_gate_symbol",
                "seat": 0,
                "landed": None,
                "first": "d1_inn",
                "second": "d2_inn",
            },
            r"no gates that can be swapped \(BEL-4.91\)",
        ),
    ],
)
def test_a_frame_that_cannot_come_up_is_refused(frame: Data, complaint: str) -> None:
    with pytest.raises(BadData, match=complaint):
        at(doing(frame))


def test_a_place_that_is_taken_cannot_be_occupied() -> None:
    frame = {"do": "architect_discount", "seat": 0, "symbol": "d1_inn"}
    with pytest.raises(BadData, match=r"architect_discount: site-taken \(BEL-4.45\)"):
        at(doing(frame, markers={"d1_inn": 1}))


def test_a_card_needs_its_gold() -> None:
    with pytest.raises(BadData, match=r"no gold for a card \(BEL-4.75\)"):
        at(doing({"do": "buy_card", "seat": 0}, players=[{"goods": {"gold": 0}}]))


def test_a_third_virtual_dwarf_is_refused() -> None:
    with pytest.raises(BadData, match=r"both dwarves stand already \(BEL-5.4\)"):
        at(doing({"do": "virtual_dwarf_start", "seat": 0}, seats=2))


def test_a_frame_that_cannot_come_up_later_changes_nothing() -> None:
    match = at(doing({"do": "camp_swap", "seat": 0}, {"do": "site", "seat": 1, "kind": "bank"}))
    before = snapshot(match)
    with pytest.raises(BadData, match=r"site: not-in-hand \(BEL-4.45\)"):
        play(match, "0 keep")
    assert snapshot(match) == before


def test_six_guilds_are_too_many() -> None:
    six = ["recruiters", "masons", "librarians", "miners", "librarians", "bankers"]
    with pytest.raises(BadData, match="guilds: expected five different ones"):
        at(three(guilds=six))
