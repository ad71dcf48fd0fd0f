"""BEL-4.12 to 4.22: workers go to action spaces, one at a time."""

from typing import Any

import pytest
from games.belfort.board import board, player, stocks
from games.belfort.turn import goods, mine, stock
from helpers import at, options, play, refused, table, told
from hypothesis import given, settings
from hypothesis import strategies as st

from underhall.core.errors import BadData, UnknownToken
from underhall.core.match import Match

ONE_ELF = {"home": {"elf": 1}}
MINERS = ["architects", "bankers", "merchants", "miners", "thieves"]


def placing(held: Any = "1/1/1/5", seats: Any = 3, table: Any = None, **things: Any) -> Match:
    """Seat 0 is to place; the others are as in the setup."""
    others = [player() for _ in range(seats - 1)]
    return at(board(player(held, **things), *others, **(table or {})))


# ---------------------------------------------------------------------- 4.12 one after the other


@pytest.mark.rule("BEL-4.12")
def test_each_places_one_worker_and_again() -> None:
    match = at(board(player(crest=2), player(crest=3), player(crest=1)))
    order = []
    for space in ["camp", "camp", "camp", "d1", "d2"]:
        seat = match.state.waiting()[0]
        order.append(seat)
        token = "kings_camp" if space == "camp" else options(match, seat)[2]
        play(match, f"{seat} {token}", f"{seat} elf")
        assert sum(mine(match, "home", seat).values()) == 6 - order.count(seat)
    assert order == [2, 0, 1, 2, 0]


@pytest.mark.rule("BEL-4.12")
def test_who_has_passed_is_left_out() -> None:
    match = at(board(player(), player(passed=True), player()))
    play(match, "0 kings_camp", "0 elf")
    assert match.state.waiting() == [2]


@pytest.mark.rule("BEL-4.12")
def test_the_phase_ends_when_all_have_passed() -> None:
    match = at(board(player(passed=True), player(**ONE_ELF), player(passed=True)))
    play(match, "1 kings_camp")
    assert (table(match)["phase"], match.state.decision.name) == ("collection", "camp_swap")


@pytest.mark.rule("BEL-4.12")
def test_everybody_is_in_again_in_the_next_round() -> None:
    match = at(board(*[player("0/0/0/0", passed=True)] * 3, phase="scoring"))
    assert (table(match)["round"], match.state.waiting()) == (2, [0])
    assert not any(mine(match, "passed", seat) for seat in range(3))


@pytest.mark.rule("BEL-4.12")
def test_only_a_worker_at_home_can_be_placed() -> None:
    match = placing(home={"elf": 1, "master_dwarf": 2})
    play(match, "0 kings_camp")
    assert options(match, 0) == ["elf", "master_dwarf"]
    assert refused(match, 0, "dwarf") == ("BEL-4.12", "not-at-home")
    play(match, "0 master_dwarf")
    assert (table(match)["camp"], mine(match, "home")) == (
        ["0:master_dwarf"],
        {"elf": 1, "master_dwarf": 1},
    )


# ---------------------------------------------------------------------- 4.13 one worker a space


@pytest.mark.rule("BEL-4.13")
def test_an_occupied_space_is_closed_to_everybody() -> None:
    workers = {"guild_workers": {"d1": "1:elf", "d2": "0:dwarf"}}
    match = placing(table=workers, built=["library"], on_cards={"library": ["elf"]})
    assert refused(match, 0, "guild:architects") == ("BEL-4.13", "space-taken")
    assert refused(match, 0, "guild:bankers") == ("BEL-4.13", "space-taken")
    assert refused(match, 0, "card:library") == ("BEL-4.13", "card-space-taken")


@pytest.mark.rule("BEL-4.13", "BEL-4.22")
@pytest.mark.parametrize("worker", ["elf", "dwarf", "master_elf", "master_dwarf"])
@pytest.mark.parametrize("space", ["job_centre", "kings_camp", "guild:bankers", "card:library"])
def test_any_elf_or_dwarf_may_go_anywhere(worker: str, space: str) -> None:
    home = {"elf": 1, "dwarf": 1, "master_elf": 1, "master_dwarf": 1}
    match = placing(home=home, built=["library"])
    play(match, f"0 {space}", f"0 {worker}")
    assert mine(match, "home") == {kind: 1 for kind in home if kind != worker}


@pytest.mark.rule("BEL-4.13")
def test_a_gnome_never_goes_on_an_action_space() -> None:
    match = placing(built=["tower"], gnomes=["tower"])
    play(match, "0 card:tower")
    assert "gnome" not in options(match, 0)
    with pytest.raises(UnknownToken):
        play(match, "0 gnome")
    with pytest.raises(BadData, match=r"'0:gnome' cannot stand on an action space \(BEL-4.13\)"):
        placing(table={"camp": ["0:gnome"]})


@pytest.mark.rule("BEL-4.13")
def test_a_placed_worker_stays_where_it_is() -> None:
    home = {"elf": 1, "dwarf": 1, "master_dwarf": 1}
    match = at(board(player(home=home), player(passed=True), player(passed=True)))
    play(match, "0 guild:bankers", "0 elf", "0 guild:merchants")
    assert refused(match, 0, "elf") == ("BEL-4.12", "not-at-home")
    play(match, "0 dwarf", "0 pass")
    assert table(match)["guild_workers"] == {"d2": "0:elf", "d3": "0:dwarf"}


# ---------------------------------------------------------------------- 4.14 fees


@pytest.mark.rule("BEL-4.14")
@pytest.mark.parametrize(
    "space, fee", [("job_centre", 2), ("guild:bankers", 1), ("card:inn", 1), ("card:tower", 1)]
)
def test_without_the_gold_a_space_is_not_available(space: str, fee: int) -> None:
    cards = {"built": ["inn", "tower"], "gnomes": ["inn", "tower"]}
    match = placing(f"9/9/9/{fee - 1}", **cards)
    assert refused(match, 0, space) == ("BEL-4.14", "fee-short")
    match = placing(f"9/9/9/{fee}", **cards)
    play(match, f"0 {space}")
    assert stock(match) == f"9/9/9/{fee}"
    play(match, "0 elf")
    assert stocks(match) == ["9/9/9/0", "1/1/1/5", "1/1/1/5"]


@pytest.mark.rule("BEL-4.14")
def test_a_fee_is_paid_when_the_worker_is_placed_and_not_in_the_collection() -> None:
    match = placing("0/0/0/2", **ONE_ELF)
    events = play(match, "0 job_centre")
    assert told(events, "job-taken") == [{"who": 0, "worker": "elf", "fee": 2}]
    assert stock(match) == "0/0/0/0"


# ---------------------------------------------------------------------- 4.15 passing


@pytest.mark.rule("BEL-4.15")
def test_without_a_worker_at_home_one_passes_without_being_asked() -> None:
    match = at(board(player(), player(home={}), player()))
    events = play(match, "0 kings_camp", "0 elf")
    assert match.state.waiting() == [2]
    assert told(events, "passed") == [{"who": 1}]
    assert (mine(match, "passed", 1), mine(match, "gathering", 1)) == (True, {})


@pytest.mark.rule("BEL-4.15")
@pytest.mark.parametrize("worker", ["elf", "dwarf", "master_elf", "master_dwarf"])
def test_with_any_worker_at_home_one_is_asked(worker: str) -> None:
    match = placing(home={worker: 1})
    assert (match.state.waiting(), match.state.decision.name) == ([0], "place")


@pytest.mark.rule("BEL-4.15")
def test_who_placed_the_last_worker_passes_on_the_next_turn() -> None:
    match = at(board(player(**ONE_ELF), player(passed=True), player()))
    play(match, "0 kings_camp")
    assert not mine(match, "passed", 0)
    play(match, "2 kings_camp", "2 elf")
    assert (mine(match, "passed", 0), match.state.waiting()) == (True, [2])


@pytest.mark.rule("BEL-4.15")
@given(gold=st.integers(0, 3), placed=st.integers(0, 2))
@settings(deadline=None)
def test_one_may_always_pass(gold: int, placed: int) -> None:
    match = placing(f"0/0/0/{gold}", home={"elf": 3 - placed, "dwarf": 3})
    assert "pass" in options(match, 0)


@pytest.mark.rule("BEL-4.15")
def test_one_must_pass_where_no_space_is_available() -> None:
    position = board(player("0/0/0/0"), player(), player(passed=True), camp=["0:elf"])
    match = at(position)
    assert told(match.setup_events, "passed") == [{"who": 0}]
    assert (match.state.waiting(), match.state.decision.name) == ([0], "mine_group")


# ---------------------------------------------------------------------- 4.16 Job Centre


@pytest.mark.rule("BEL-4.16")
@pytest.mark.parametrize("seats, spaces", [(2, 1), (3, 1), (4, 2), (5, 3)])
def test_the_job_centre_has_spaces_by_the_number_of_players(seats: int, spaces: int) -> None:
    taken = ["1:elf", "1:elf", "1:dwarf"][: spaces - 1]
    match = at(board(*[player()] * seats, job_centre=taken))
    play(match, "0 job_centre", "0 elf")
    assert table(match)["job_centre"] == [*taken, "0:elf"]
    assert refused(match, 1, "job_centre") == ("BEL-4.16", "job-centre-full")


@pytest.mark.rule("BEL-4.16")
def test_the_job_centre_costs_two_gold_to_the_supply() -> None:
    match = placing("1/1/1/5")
    play(match, "0 job_centre", "0 elf")
    assert stocks(match) == ["1/1/1/3", "1/1/1/5", "1/1/1/5"]


@pytest.mark.rule("BEL-4.16")
def test_r_21_one_player_may_hold_several_jobs() -> None:
    """R-21: a limit of one worker is stated for the King's Camp only."""
    position = board(*[player(passed=seat > 0) for seat in range(5)])
    match = at(position)
    play(match, *["0 job_centre", "0 elf"] * 2)
    assert (table(match)["job_centre"], stock(match)) == (["0:elf", "0:elf"], "1/1/1/1")


@pytest.mark.rule("BEL-4.16")
def test_the_job_centre_may_be_used_with_nobody_left_to_hire() -> None:
    match = placing(home={"elf": 7, "dwarf": 3})
    play(match, "0 job_centre", "0 elf")
    assert (table(match)["job_centre"], stock(match)) == (["0:elf"], "1/1/1/3")


@pytest.mark.rule("BEL-4.14", "BEL-4.16")
def test_ex_02_the_second_of_four_takes_the_last_job() -> None:
    match = at(board(player(), player("0/0/0/3"), *[player()] * 2, job_centre=["0:elf"], seat=1))
    play(match, "1 job_centre", "1 dwarf")
    assert stocks(match) == ["1/1/1/5", "0/0/0/1", "1/1/1/5", "1/1/1/5"]
    assert refused(match, 2, "job_centre") == ("BEL-4.16", "job-centre-full")


# ---------------------------------------------------------------------- 4.17 King's Camp


@pytest.mark.rule("BEL-4.17", "BEL-4.33")
def test_ex_03_the_first_in_the_camp_is_first_to_act_there() -> None:
    match = at(board(player(passed=True), player(home={"elf": 2}), player(**ONE_ELF), seat=1))
    play(match, "1 kings_camp", "2 kings_camp")
    assert (table(match)["camp"], stock(match, 1)) == (["1:elf", "2:elf"], "1/1/1/5")
    assert refused(match, 1, "kings_camp") == ("BEL-4.17", "already-in-camp")
    play(match, "1 pass", "1 forest:1+0")
    assert (match.state.decision.name, match.state.waiting()) == ("camp_swap", [1])


@pytest.mark.rule("BEL-4.17")
def test_the_camp_is_free_of_charge_and_filled_in_order() -> None:
    match = at(board(*[player("0/0/0/0")] * 3, camp=["1:elf"]))
    events = play(match, "0 kings_camp", "0 elf")
    assert told(events, "camp-taken") == [{"who": 0, "worker": "elf", "space": 2}]
    assert (table(match)["camp"], stock(match)) == (["1:elf", "0:elf"], "0/0/0/0")


@pytest.mark.rule("BEL-4.17")
def test_each_player_has_one_worker_in_the_camp() -> None:
    match = placing(table={"camp": ["1:elf", "0:dwarf"]})
    assert refused(match, 0, "kings_camp") == ("BEL-4.17", "already-in-camp")


@pytest.mark.rule("BEL-4.17")
def test_a_camp_of_fewer_spaces_can_be_full() -> None:
    data = {"board_area": [{"id": "kings_camp", "spaces": 2}]}
    position = board(*[player()] * 3, camp=["1:elf", "2:elf"])
    match = at({**position, "data": data})
    assert refused(match, 0, "kings_camp") == ("BEL-4.17", "camp-full")


@pytest.mark.rule("BEL-4.17")
def test_five_players_find_room_in_the_camp() -> None:
    match = at(board(*[player()] * 5, camp=["1:elf", "2:elf", "3:elf", "4:elf"]))
    assert "kings_camp" in options(match, 0)


# ---------------------------------------------------------------------- 4.18, 4.19 guilds


@pytest.mark.rule("BEL-4.18")
def test_ex_04_a_guild_without_owner_costs_a_gold_to_the_supply() -> None:
    match = at(board(player("0/0/0/2"), player(), player(), guilds=MINERS))
    play(match, "0 guild:miners", "0 elf")
    assert stocks(match) == ["0/0/0/1", "1/1/1/5", "1/1/1/5"]
    assert table(match)["guild_workers"] == {"d4": "0:elf"}
    assert refused(match, 1, "guild:miners") == ("BEL-4.13", "space-taken")


@pytest.mark.rule("BEL-4.18")
def test_each_of_the_five_guilds_has_one_space() -> None:
    match = at(board(player(), player(), player(), guilds=MINERS))
    assert [token for token in options(match, 0) if token.startswith("guild:")] == [
        f"guild:{guild}" for guild in MINERS
    ]
    places = {f"d{n}": f"1:{worker}" for n, worker in enumerate(["elf", "dwarf"] * 2, 1)}
    match = placing(table={"guild_workers": places})
    assert [token for token in options(match, 0) if "guild" in token] == ["guild:thieves"]


@pytest.mark.rule("BEL-4.18")
def test_the_fee_of_an_owned_guild_goes_to_its_owner() -> None:
    match = placing(table={"markers": {"d2_guild": 2}})
    events = play(match, "0 guild:bankers", "0 elf")
    assert stocks(match) == ["1/1/1/4", "1/1/1/5", "1/1/1/6"]
    assert told(events, "fee-received") == [{"who": 2, "payer": 0, "n": 1}]


@pytest.mark.rule("BEL-4.18")
def test_the_own_guild_costs_nothing() -> None:
    match = placing("0/0/0/0", table={"markers": {"d2_guild": 0}})
    assert refused(match, 0, "guild:merchants") == ("BEL-4.14", "fee-short")
    events = play(match, "0 guild:bankers", "0 elf")
    assert (stock(match), told(events, "fee-received")) == ("0/0/0/0", [])


@pytest.mark.rule("BEL-4.19")
def test_a_fee_received_can_be_spent_in_the_same_phase() -> None:
    players = [player("0/0/0/1"), player("0/0/0/0"), player(passed=True)]
    match = at(board(*players, markers={"d2_guild": 1}))
    play(match, "0 guild:bankers", "0 elf")
    assert stock(match, 1) == "0/0/0/1"
    play(match, "1 guild:merchants", "1 elf")
    assert (stock(match, 1), table(match)["guild_workers"]["d3"]) == ("0/0/0/0", "1:elf")


# ---------------------------------------------------------------------- 4.20, 4.21 own cards


@pytest.mark.rule("BEL-4.20")
@pytest.mark.parametrize("card", ["library", "blacksmith", "market"])
def test_an_open_space_is_free_of_charge(card: str) -> None:
    match = placing("0/0/0/0", built=[card])
    events = play(match, f"0 card:{card}", "0 elf")
    taken = [{"who": 0, "worker": "elf", "card": card, "fee": 0}]
    assert told(events, "card-space-taken") == taken
    assert (mine(match, "on_cards"), stock(match)) == ({card: {"elf": 1}}, "0/0/0/0")


@pytest.mark.rule("BEL-4.20")
@pytest.mark.parametrize("card", ["inn", "tower"])
def test_a_locked_space_opens_with_a_gnome_and_costs_a_gold(card: str) -> None:
    assert refused(placing(built=[card]), 0, f"card:{card}") == ("BEL-4.20", "needs-gnome")
    match = placing(built=[card], gnomes=[card])
    play(match, f"0 card:{card}", "0 dwarf")
    assert (mine(match, "on_cards"), stocks(match)[0]) == ({card: {"dwarf": 1}}, "1/1/1/4")
    assert stocks(match)[1:] == ["1/1/1/5"] * 2


@pytest.mark.rule("BEL-4.20")
def test_the_other_cards_have_no_space() -> None:
    plain = ["bank", "keep", "gatehouse", "gardens", "pub"]
    match = placing(built=plain, gnomes=["bank", "gatehouse", "gardens", "pub"])
    assert not [token for token in options(match, 0) if token.startswith("card:")]


@pytest.mark.rule("BEL-4.21")
@pytest.mark.parametrize(
    "card, gnomes, spaces", [("market", 0, 2), ("market", 3, 2), ("inn", 1, 1), ("inn", 2, 2)]
)
def test_each_copy_has_its_own_space(card: str, gnomes: int, spaces: int) -> None:
    things = {"built": {card: 2}, "gnomes": {card: gnomes}}
    match = at(board(player(**things), player(passed=True), player(passed=True)))
    play(match, *[f"0 card:{card}", "0 elf"] * spaces)
    assert mine(match, "on_cards") == {card: {"elf": spaces}}
    assert refused(match, 0, f"card:{card}") == ("BEL-4.13", "card-space-taken")


@pytest.mark.rule("BEL-4.21")
def test_a_space_needs_a_card_of_ones_own_that_is_built() -> None:
    others = [player(built=["library", "market"]), player()]
    marked = {"d1_blacksmith": 0, "d1_library": 1}
    match = at(board(player(hand=["tower", "library"]), *others, markers=marked))
    for card in ("library", "market", "tower", "blacksmith", "inn"):
        assert refused(match, 0, f"card:{card}") == ("BEL-4.21", "not-built")


# ---------------------------------------------------------------------- 4.22 masters


@pytest.mark.rule("BEL-4.22")
@pytest.mark.parametrize("worker", ["dwarf", "master_dwarf"])
def test_a_master_does_no_more_on_an_action_space(worker: str) -> None:
    things = {"built": ["market", "blacksmith"], "on_cards": {"market": [worker]}}
    workers = {"guild_workers": {"d4": f"0:{worker}"}, "job_centre": [f"0:{worker}"]}
    own = player("0/0/0/0", home={}, supply={"elf": 7, "dwarf": 4}, **things)
    match = at(board(own, player(), player(), phase="collection", guilds=MINERS, **workers))
    assert mine(match, "home") == ({worker: 1, "dwarf": 1} if worker != "dwarf" else {"dwarf": 2})
    play(match, "0 use:miners", f"0 use:market:{worker}")
    assert mine(match, "goods") == goods("0/0/2/3")
