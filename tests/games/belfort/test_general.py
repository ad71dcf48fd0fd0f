"""BEL-4.1 to 4.11 and 4.105: rounds, supplies, costs, cards and the display."""

from collections.abc import Iterator

import pytest
from games.belfort.board import board, player, stocks
from games.belfort.turn import FULL_DECK, mine, rival, turn, without
from helpers import at, names, options, play, play_on, refused, started, table, told
from hypothesis import given, settings
from hypothesis import strategies as st

from underhall.core.agenda import SPECTATOR
from underhall.core.errors import BadData
from underhall.core.events import Event
from underhall.core.match import Match
from underhall.core.secrets import view

DISPLAY = ["library", "inn", "market"]


def events_of(match: Match) -> Iterator[tuple[int, Event]]:
    """Everything that happened, each with its round."""
    round = 0
    for event in [*match.setup_events, *(e for move in match.moves for e in move.events)]:
        if event.name == "round-began":
            round = int(str(event.value("round")))
        yield round, event


def districts(match: Match) -> dict[str, list[int]]:
    seen = view(match.edition.game, match.state, SPECTATOR)["table"]
    return dict(seen["districts"])


# ---------------------------------------------------------------------- 4.1, 4.11 rounds


@pytest.mark.rule("BEL-4.1")
@pytest.mark.parametrize("seats", [2, 3, 5])
def test_a_game_has_seven_rounds_and_three_scorings(seats: int) -> None:
    match = play_on(started("belfort", seats, seed=seats))
    happened = list(events_of(match))
    began = [round for round, event in happened if event.name == "round-began"]
    scored = {round for round, event in happened if event.name == "workers-scored"}
    assert (began, scored) == ([1, 2, 3, 4, 5, 6, 7], {3, 5, 7})
    assert match.state.result is not None


@pytest.mark.rule("BEL-4.1", "BEL-4.11")
def test_r_20_the_phases_come_in_order_and_scoring_is_the_fifth() -> None:
    """R-20: one heading of the rulebook numbers the scoring phase otherwise."""
    match = at(board(rival(home={"elf": 1}), rival(), rival(), phase="scoring", round=2))
    play(match, "0 pass", "0 forest:1+0", "0 end")
    order = ["round-began", "passed", "gathered", "turn-began", "workers-scored"]
    third = names([event for round, event in events_of(match) if round == 3])
    assert [name for name in dict.fromkeys(third) if name in order] == order
    assert table(match)["round"] == 4


@pytest.mark.rule("BEL-4.1", "BEL-4.11")
def test_ex_01_the_calendar_goes_on_from_spring_to_summer() -> None:
    position = board(*[rival(home={"elf": 1})] * 3, phase="scoring", round=3)
    match = at(position)
    months = match.edition.raw["month"]
    assert told(match.setup_events, "round-began") == [{"round": 4}]
    assert [months[3 - 1]["id"], months[table(match)["round"] - 1]["id"]] == [
        "spring_3",
        "summer_1",
    ]
    assert [month["scoring"] for month in months[3:5]] == [False, True]


@pytest.mark.rule("BEL-4.11")
@pytest.mark.parametrize("round", [1, 2, 3, 4, 5, 6])
def test_every_later_round_the_calendar_moves_one_month(round: int) -> None:
    match = at(board(*[rival(home={"elf": 1})] * 3, phase="scoring", round=round))
    assert table(match)["round"] == round + 1
    assert match.state.decision.name == "place"


# ---------------------------------------------------------------------- 4.2 turn order


@pytest.mark.rule("BEL-4.2")
@given(crests=st.permutations([1, 2, 3, 4]))
@settings(deadline=None)
def test_turn_order_is_by_crest(crests: list[int]) -> None:
    match = at(board(*[player(crest=crest, home={"elf": 1}) for crest in crests]))
    order = []
    for _ in crests:
        order += match.state.waiting()
        play(match, f"{order[-1]} pass", f"{order[-1]} forest:1+0")
    turns = [event["who"] for event in told(match.moves[-1].events, "turn-began")]
    assert order == sorted(range(4), key=lambda seat: crests[seat])
    assert turns == order[:1]


# ---------------------------------------------------------------------- 4.3 to 4.6 supplies, costs


@pytest.mark.rule("BEL-4.3")
def test_r_3_goods_are_not_limited_by_the_pieces() -> None:
    """R-3: thirty wood and stone, twenty metal and forty-six gold are in the box."""
    rich = player("30/30/20/46", gathering={"forest": ["elf"], "mine": ["elf", "dwarf"]})
    poor = player("30/30/20/46", gathering={"quarry": ["dwarf"], "gold_mine": ["elf"]})
    match = at(board(rich, poor, player(), phase="collection"))
    assert stocks(match)[:2] == ["32/30/22/46", "30/32/20/48"]


@pytest.mark.rule("BEL-4.3")
def test_r_3_markers_never_run_out() -> None:
    """R-3: there are twelve of a colour."""
    walls = {f"d{n}_wall_{side}": 0 for n in range(1, 6) for side in "ab"}
    singles = {f"d{n}_bank": 0 for n in range(1, 6)}
    match = at(turn("2/2/1/0", markers={**walls, **singles}))
    play(match, "0 build:bankers")
    assert list(table(match)["markers"].values()).count(0) == 16


@pytest.mark.rule("BEL-4.4")
def test_nobody_gets_an_eighth_worker() -> None:
    full = {"home": {"elf": 6, "dwarf": 2}, "guild_workers": {"d1": "0:master_elf"}}
    guilds = ["recruiters", "bankers", "merchants", "wizards", "thieves"]
    match = at(turn("0/0/0/0", guilds=guilds, built=["pub"], **full))
    play(match, "0 use:recruiters")
    assert refused(match, 0, "elf") == ("BEL-4.4", "none-in-supply")
    play(match, "0 dwarf")
    assert (mine(match, "home"), mine(match, "supply")["elf"]) == (
        {"elf": 6, "dwarf": 3, "master_elf": 1},
        0,
    )


@pytest.mark.rule("BEL-4.4")
@pytest.mark.parametrize("home", [{"elf": 8}, {"dwarf": 7, "master_dwarf": 1}])
def test_no_position_has_an_eighth_worker(home: dict[str, int]) -> None:
    with pytest.raises(BadData, match="player 0 does not have 7 of worker"):
        at(turn("0/0/0/0", home=home))


@pytest.mark.rule("BEL-4.5")
def test_a_gnome_taken_from_the_pool_stays_away() -> None:
    match = at(turn("0/0/0/3", built=["pub"], pool=4, home={}))
    play(match, "0 hire")
    assert table(match)["pool"] == 3
    play(match, "0 end")
    assert table(match)["round"] > 1
    assert (table(match)["pool"], mine(match, "gnomes")) == (3, {"pub": 1})


@pytest.mark.rule("BEL-4.5")
def test_with_an_empty_pool_nobody_gets_a_gnome() -> None:
    guilds = ["recruiters", "bankers", "merchants", "wizards", "thieves"]
    placed = {"guild_workers": {"d1": "0:elf"}, "on_cards": {"tower": ["elf"]}}
    cards = {"built": ["tower", "pub"], "gnomes": ["tower"]}
    match = at(turn("0/0/0/9", pool=0, guilds=guilds, **cards, **placed))
    assert refused(match, 0, "hire") == ("BEL-4.5", "pool-empty")
    assert refused(match, 0, "use:tower:elf") == ("BEL-4.5", "pool-empty")
    play(match, "0 use:recruiters")
    assert refused(match, 0, "gnome") == ("BEL-4.5", "pool-empty")


@pytest.mark.rule("BEL-4.6")
@pytest.mark.parametrize(
    "held, missing",
    [
        ("2/3/2/9", [("wood", 1)]),
        ("3/2/2/9", [("stone", 1)]),
        ("3/3/0/9", [("metal", 2)]),
        ("0/0/1/9", [("wood", 3), ("stone", 3), ("metal", 1)]),
    ],
)
def test_a_cost_is_paid_in_full_or_not_at_all(held: str, missing: list[tuple[str, int]]) -> None:
    match = at(turn(held, hand=["keep"]))
    assert refused(match, 0, "build:keep") == ("BEL-4.45", "cost-short")
    decision = match.state.decision
    refusal = decision.refusal(match.state, decision.code(match.state, "build:keep"))
    short = refusal.phrase.args["missing"]
    assert [(amount.names.token(amount.code), amount.n) for amount in short] == missing


@pytest.mark.rule("BEL-4.6")
def test_a_cost_goes_from_the_payers_stock_to_the_supply() -> None:
    match = at(turn("3/4/3/1", rival("1/1/1/1"), hand=["keep"]))
    play(match, "0 build:keep", "0 d1_keep")
    assert stocks(match) == ["0/1/1/1", "1/1/1/1", "0/0/0/0"]


@pytest.mark.rule("BEL-4.6")
def test_there_is_no_credit_even_before_a_sale() -> None:
    match = at(turn("0/0/1/0", built=["pub"]))
    assert refused(match, 0, "hire") == ("BEL-4.62", "gold-short")
    assert refused(match, 0, "buy") == ("BEL-4.75", "gold-short")


@pytest.mark.rule("BEL-4.6")
@given(seed=st.integers(0, 10**6))
@settings(deadline=None)
def test_players_give_each_other_nothing(seed: int) -> None:
    match = play_on(started("belfort", 3, seed, guilds="beginner"), seed, moves=60)
    decision = match.state.decision
    reached = [decision.token(match.state, code) for code in decision.candidates(match.state)]
    assert not [token for token in reached if token.startswith("seat:")]


# ---------------------------------------------------------------------- 4.8 symbols and markers


@pytest.mark.rule("BEL-4.8")
def test_a_symbol_holds_one_marker() -> None:
    match = at(turn("3/3/1/0", hand=["bank"], markers={"d1_bank": 1, "d2_wall_b": 2}))
    play(match, "0 build:bank")
    assert refused(match, 0, "d1_bank") == ("BEL-4.45", "site-taken")
    play(match, "0 d2_bank")
    match = at(turn("3/3/0/0", markers={"d2_wall_b": 2}))
    play(match, "0 build:wall")
    assert refused(match, 0, "d2_wall_b") == ("BEL-4.51", "wall-taken")
    assert "d2_wall_a" in options(match, 0)


@pytest.mark.rule("BEL-4.8")
def test_a_marker_counts_for_the_district_of_its_symbol() -> None:
    marked = ["d2_keep_a", "d2_keep_b", "gate_2_d3", "gate_5_d1", "d4_guild", "d4_wall_a"]
    match = at(turn("0/0/0/0", markers={**dict.fromkeys(marked, 0), "d4_inn": 2}))
    mine_there = {district: counts[0] for district, counts in districts(match).items()}
    assert mine_there == {"d1": 1, "d2": 2, "d3": 1, "d4": 2, "d5": 0}
    assert districts(match)["d4"] == [2, 0, 1]


# ---------------------------------------------------------------------- 4.9 an empty deck


@pytest.mark.rule("BEL-4.9")
def test_r_4_an_empty_deck_is_made_anew_from_the_discards() -> None:
    """R-4: the usual reading, as the rulebook is silent."""
    match = at(turn("0/0/0/1", discard=without(*DISPLAY)), "card:tower")
    assert sum(match.state.deck) == 0
    events = play(match, "0 buy", "0 deck")
    assert told(events, "reshuffled") == [{"n": 47}]
    assert (mine(match, "hand"), table(match)["discard"]) == ({"tower": 1}, {})
    assert sum(match.state.deck) == 46


@pytest.mark.rule("BEL-4.9")
def test_the_discards_wait_until_a_card_must_be_drawn() -> None:
    others = rival(hand=without(*DISPLAY, "tower", "pub"))
    match = at(turn("0/0/0/1", others, discard=["pub"]), "card:tower")
    events = play(match, "0 buy", "0 deck")
    assert (mine(match, "hand"), table(match)["discard"]) == ({"tower": 1}, {"pub": 1})
    assert (sum(match.state.deck), told(events, "reshuffled")) == (0, [])


@pytest.mark.rule("BEL-4.9")
def test_a_draw_goes_on_with_the_new_deck() -> None:
    others = rival(hand=without(*DISPLAY, "tower", "pub", "pub"))
    guilds = ["librarians", "bankers", "merchants", "wizards", "thieves"]
    placed = {"guilds": guilds, "guild_workers": {"d1": "0:elf"}}
    match = at(turn("0/0/0/1", others, discard=["pub", "pub"], **placed), "card:tower", "card:pub")
    play(match, "0 use:librarians")
    assert mine(match, "hand") == {"tower": 1, "pub": 2}


@pytest.mark.rule("BEL-4.9")
def test_with_no_card_anywhere_the_effect_continues_with_those_there_are() -> None:
    others = rival(hand=without(*DISPLAY, "tower", "bank"))
    guilds = ["librarians", "bankers", "merchants", "wizards", "thieves"]
    placed = {"guilds": guilds, "guild_workers": {"d1": "0:elf"}}
    match = at(turn("0/0/0/1", others, hand=["bank"], **placed), "card:tower")
    events = play(match, "0 use:librarians")
    assert told(events, "cards-drawn") == [{"who": 0, "n": 1}]
    assert options(match, 0) == ["bank", "tower"]
    play(match, "0 bank")
    assert mine(match, "hand") == {"tower": 1}


@pytest.mark.rule("BEL-4.9")
def test_with_no_card_anywhere_the_deck_cannot_be_bought_from() -> None:
    match = at(turn("0/0/0/1", rival(hand=without(*DISPLAY))))
    play(match, "0 buy")
    assert refused(match, 0, "deck") == ("BEL-4.75", "no-cards-left")


# ---------------------------------------------------------------------- 4.10, 4.105 the display


@pytest.mark.rule("BEL-4.10")
def test_the_display_is_refilled_before_anything_else_is_drawn() -> None:
    cards = {"built": ["library"], "gnomes": ["library"], "hand": ["pub"]}
    match = at(turn("0/0/0/1", **cards), "card:tower", "card:bank")
    events = play(match, "0 buy", "0 inn")
    assert told(events, "display-filled") == [{"card": "tower"}]
    assert table(match)["display"] == ["library", "market", "tower"]
    assert mine(match, "hand") == {"bank": 1, "inn": 1, "pub": 1}


@pytest.mark.rule("BEL-4.10")
def test_a_card_from_the_deck_leaves_the_display_alone() -> None:
    match = at(turn("0/0/0/1"), "card:tower")
    events = play(match, "0 buy", "0 deck")
    assert (told(events, "display-filled"), table(match)["display"]) == ([], DISPLAY)


@pytest.mark.rule("BEL-4.10", "BEL-4.105")
def test_a_gap_stays_for_want_of_cards() -> None:
    match = at(turn("0/0/0/1", rival("0/0/0/1", hand=without(*DISPLAY))))
    play(match, "0 buy", "0 inn")
    assert (table(match)["display"], match.state.waiting()) == (["library", "market"], [1])


@pytest.mark.rule("BEL-4.105")
@pytest.mark.parametrize("gaps", [1, 2, 3])
def test_r_22_every_gap_is_filled_at_the_end_of_a_turn(gaps: int) -> None:
    """R-22: with five players cards can run short, so gaps need a rule."""
    left = DISPLAY[gaps:]
    match = at(turn("0/0/0/1", rival("0/0/0/1"), display=left), *["card:tower"] * gaps)
    play(match, "0 end")
    assert table(match)["display"] == [*left, *["tower"] * gaps]


@pytest.mark.rule("BEL-4.105")
def test_gaps_are_filled_as_far_as_there_are_cards() -> None:
    others = rival("0/0/0/1", hand=without("inn", "tower", "pub"))
    match = at(turn("0/0/0/1", others, display=["inn"], discard=["pub"]), "card:tower", "card:pub")
    play(match, "0 end")
    assert table(match)["display"] == ["inn", "tower", "pub"]
    others = rival("0/0/0/1", hand=without("inn", "pub"))
    match = at(turn("0/0/0/1", others, display=["inn"], discard=["pub"]))
    play(match, "0 end")
    assert (table(match)["display"], table(match)["discard"]) == (["inn", "pub"], {})


@pytest.mark.rule("BEL-4.9", "BEL-4.105", "BEL-4.44")
def test_ex_41_the_card_discarded_last_fills_the_display() -> None:
    own = ["bank", "bank", "keep", "pub", "tower"]
    others = [rival("0/0/0/1", hand=without(*DISPLAY, *own))]
    match = at(turn("0/0/0/1", *others, hand=own))
    play(match, "0 buy", "0 market")
    assert table(match)["display"] == ["library", "inn"]
    play(match, "0 keep")
    assert table(match)["display"] == ["library", "inn", "keep"]
    assert (sum(match.state.deck), table(match)["discard"]) == (0, {})
    assert mine(match, "hand") == {"bank": 2, "pub": 1, "tower": 1, "market": 1}


@pytest.mark.rule("BEL-4.105")
def test_a_gap_is_tried_again_after_a_virtual_players_card() -> None:
    all_but = [card for card in FULL_DECK if card not in ("inn", "pub")]
    others = rival("0/0/0/0", hand=all_but + ["inn"] * 4 + ["pub"] * 4)
    position = turn("0/0/0/0", others, seats=2, display=["inn", "pub"], hand=[])
    agenda = [{"do": "virtual_turn", "virtual": 0}, {"do": "scoring"}, {"do": "next_round"}]
    match = at({**position, "agenda": agenda})
    play(match, "0 inn", "0 d1_inn")
    assert (table(match)["display"], table(match)["discard"]) == (["pub", "inn"], {})
