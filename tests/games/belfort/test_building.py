"""BEL-4.45 to 4.54: properties, walls and guilds."""

from typing import Any

import pytest
from games.belfort.turn import goods, mine, rival, stock, turn
from helpers import at, names, options, play, play_on, refused, started, table, told
from hypothesis import given, settings
from hypothesis import strategies as st

from underhall.core.errors import IllegalMove
from underhall.core.match import Match

COSTS = {
    "bank": "2/2/1/0",
    "keep": "3/3/2/0",
    "library": "3/2/0/0",
    "gatehouse": "1/2/2/0",
    "inn": "3/1/1/0",
    "blacksmith": "2/3/1/0",
    "gardens": "3/2/0/0",
    "pub": "2/3/0/0",
    "market": "2/2/1/0",
    "tower": "1/3/1/0",
}
GUILD_COSTS = {
    "librarians": "3/2/0/0",
    "architects": "2/2/1/0",
    "merchants": "3/1/1/0",
    "recruiters": "2/2/1/0",
    "bankers": "2/2/1/0",
    "sawyers": "1/3/1/0",
    "miners": "2/2/1/0",
    "masons": "4/2/0/0",
    "wizards": "2/2/2/0",
    "spies": "2/2/1/0",
    "bandits": "3/3/0/0",
    "thieves": "2/2/1/0",
}
SINGLE = [kind for kind in COSTS if kind not in ("keep", "gatehouse")]
DISTRICTS = ["d1", "d2", "d3", "d4", "d5"]
GATE_SYMBOLS = [
    *("gate_1_d1", "gate_1_d2", "gate_2_d2", "gate_2_d3", "gate_3_d3"),
    *("gate_3_d4", "gate_4_d4", "gate_4_d5", "gate_5_d5", "gate_5_d1"),
]


def markers(match: Match) -> dict[str, int]:
    found: dict[str, int] = table(match)["markers"]
    return found


def everywhere(place: str, owner: int) -> dict[str, int]:
    """Markers of one owner on a kind of place in all districts."""
    return {f"{district}_{place}": owner for district in DISTRICTS}


def missing(match: Match, token: str) -> dict[str, int]:
    """What a refused payment says is missing."""
    with pytest.raises(IllegalMove) as caught:
        match.play(0, token)
    lacking: Any = caught.value.refusal.phrase.args["missing"]
    return {amount.names.token(amount.code): amount.n for amount in lacking}


def less(cost: str, good: str) -> str:
    """A cost less one of a good, and a gold for a visit, so that there is something to do."""
    left = goods(cost)
    left[good] -= 1
    left["gold"] += 1
    return "/".join(map(str, left.values()))


# ---------------------------------------------------------------------- 4.45 properties


@pytest.mark.rule("BEL-4.45")
@pytest.mark.parametrize("kind, cost", COSTS.items())
def test_a_property_is_paid_laid_in_front_and_marked(kind: str, cost: str) -> None:
    match = at(turn(cost, hand=[kind]))
    play(match, f"0 build:{kind}")
    site = options(match, 0)[3]
    play(match, f"0 {site}")
    assert stock(match) == "0/0/0/0"
    assert (mine(match, "hand"), mine(match, "built")) == ({}, {kind: 1})
    symbols = ["d4_keep_a", "d4_keep_b"] if kind == "keep" else [site]
    assert markers(match) == dict.fromkeys(symbols, 0)


@pytest.mark.rule("BEL-4.45")
@pytest.mark.parametrize("kind, cost", COSTS.items())
def test_a_property_cannot_be_built_for_less(kind: str, cost: str) -> None:
    for good in ("wood", "stone", "metal"):
        if goods(cost)[good]:
            match = at(turn(less(cost, good), hand=[kind]))
            assert refused(match, 0, f"build:{kind}") == ("BEL-4.45", "cost-short")
            assert missing(match, f"build:{kind}") == {good: 1}


@pytest.mark.rule("BEL-4.45")
def test_only_a_card_of_the_hand_can_be_built() -> None:
    match = at(turn("9/9/9/0", rival(hand=["inn"]), hand=["bank"], built=["inn"]))
    assert refused(match, 0, "build:inn") == ("BEL-4.45", "not-in-hand")
    assert [token for token in options(match, 0) if token[6:] in COSTS] == ["build:bank"]


@pytest.mark.rule("BEL-4.45")
def test_a_property_goes_to_a_free_place_of_its_kind_in_any_district() -> None:
    match = at(turn("2/2/1/0", hand=["bank"], markers={"d2_bank": 1, "d4_bank": 0, "d1_inn": 1}))
    play(match, "0 build:bank")
    assert options(match, 0) == ["d1_bank", "d3_bank", "d5_bank"]
    assert refused(match, 0, "d2_bank") == ("BEL-4.45", "site-taken")
    assert refused(match, 0, "d4_bank") == ("BEL-4.45", "site-taken")


@pytest.mark.rule("BEL-4.45", "BEL-4.50")
def test_ex_10_a_tower_in_the_third_district() -> None:
    shared = {"d3_inn": 0, "d3_pub": 0, "d3_bank": 1, "d3_market": 1}
    hand = ["pub", "tower", "bank"]
    position = turn("1/3/1/0", rival("2/0/0/0"), hand=hand, markers=shared, home={})
    match = at(position)
    play(match, "0 build:tower", "0 d3_tower")
    assert (stock(match), mine(match, "hand")) == ("0/0/0/0", {"pub": 1, "bank": 1})
    assert list(markers(match).values()).count(0) == 3
    events = play(match, "1 end")
    assert told(events, "income") == [{"who": 0, "n": 1}]


# ---------------------------------------------------------------------- 4.46 numbers and places


@pytest.mark.rule("BEL-4.46")
def test_several_properties_may_be_built_also_of_one_kind() -> None:
    match = at(turn("9/9/4/0", hand=["bank", "bank", "inn"]))
    play(match, "0 build:bank", "0 d1_bank", "0 build:inn", "0 d1_inn", "0 build:bank", "0 d5_bank")
    assert mine(match, "built") == {"bank": 2, "inn": 1}
    assert markers(match) == {"d1_bank": 0, "d1_inn": 0, "d5_bank": 0}


@pytest.mark.rule("BEL-4.46")
@pytest.mark.parametrize("kind", [*SINGLE, "keep"])
def test_every_district_has_one_place_for_each_single_kind_and_the_keep(kind: str) -> None:
    match = at(turn("9/9/9/9", hand=[kind]))
    play(match, f"0 build:{kind}")
    assert options(match, 0) == [f"{district}_{kind}" for district in DISTRICTS]


@pytest.mark.rule("BEL-4.46")
def test_every_district_has_a_share_in_two_gates() -> None:
    match = at(turn("9/9/9/9", hand=["gatehouse"]))
    play(match, "0 build:gatehouse")
    assert options(match, 0) == GATE_SYMBOLS


# ---------------------------------------------------------------------- 4.47, 4.48 keep and gate


@pytest.mark.rule("BEL-4.47")
def test_a_keep_gets_markers_on_both_symbols() -> None:
    match = at(turn("3/3/2/0", hand=["keep"], markers={"d1_keep_a": 1, "d1_keep_b": 1}))
    play(match, "0 build:keep")
    assert refused(match, 0, "d1_keep") == ("BEL-4.45", "site-taken")
    play(match, "0 d4_keep")
    assert markers(match) == {"d1_keep_a": 1, "d1_keep_b": 1, "d4_keep_a": 0, "d4_keep_b": 0}


@pytest.mark.rule("BEL-4.48")
@pytest.mark.parametrize("symbol", ["gate_4_d4", "gate_4_d5"])
def test_a_gatehouse_gets_one_marker_on_the_symbol_of_choice(symbol: str) -> None:
    match = at(turn("1/2/2/0", hand=["gatehouse"]))
    play(match, "0 build:gatehouse", f"0 {symbol}")
    assert markers(match) == {symbol: 0}


@pytest.mark.rule("BEL-4.48")
@pytest.mark.parametrize("owner", [0, 1])
def test_the_other_symbol_of_a_gate_is_closed(owner: int) -> None:
    match = at(turn("1/2/2/0", hand=["gatehouse"], markers={"gate_2_d3": owner}))
    play(match, "0 build:gatehouse")
    assert refused(match, 0, "gate_2_d2") == ("BEL-4.48", "gate-closed")
    assert refused(match, 0, "gate_2_d3") == ("BEL-4.48", "site-taken")
    assert options(match, 0) == [gate for gate in GATE_SYMBOLS if not gate.startswith("gate_2")]


@pytest.mark.rule("BEL-4.47", "BEL-4.48", "BEL-4.8")
def test_ex_20_a_keep_and_a_gatehouse() -> None:
    rivals = [rival("1/2/2/0", hand=["gatehouse"])]
    match = at(turn("4/5/4/0", *rivals, hand=["keep", "gatehouse"], markers={}))
    play(match, "0 build:keep", "0 d2_keep", "0 build:gatehouse", "0 gate_2_d3")
    counts = match.edition.game.view(match.state, 0)["districts"]
    assert (counts["d2"], counts["d3"]) == ([2, 0, 0], [1, 0, 0])
    play(match, "1 build:gatehouse")
    assert refused(match, 1, "gate_2_d2") == ("BEL-4.48", "gate-closed")


@pytest.mark.rule("BEL-4.48", "BEL-4.8")
@given(seed=st.integers(0, 10**6))
@settings(max_examples=5, deadline=None)
def test_a_gate_never_holds_markers_of_two_players(seed: int) -> None:
    guilds = {"guilds": "custom", "custom_guilds": "wizards+architects+masons+miners+sawyers"}
    match = started("belfort", 4, seed, **guilds)
    for step in range(40):
        play_on(match, seed + step, 10)
        found = markers(match)
        for one, other in zip(GATE_SYMBOLS[::2], GATE_SYMBOLS[1::2]):
            assert found.get(one, found.get(other)) == found.get(other, found.get(one))


# ---------------------------------------------------------------------- 4.49 no place left


@pytest.mark.rule("BEL-4.49")
def test_a_card_whose_kind_has_no_free_place_cannot_be_built() -> None:
    match = at(turn("9/9/9/0", hand=["bank"], markers=everywhere("bank", 1)))
    assert refused(match, 0, "build:bank") == ("BEL-4.49", "no-free-location")


@pytest.mark.rule("BEL-4.49")
def test_five_half_filled_gates_leave_no_place_for_a_gatehouse() -> None:
    match = at(turn("9/9/9/0", hand=["gatehouse"], markers=dict.fromkeys(GATE_SYMBOLS[::2], 1)))
    assert refused(match, 0, "build:gatehouse") == ("BEL-4.49", "no-free-location")


@pytest.mark.rule("BEL-4.49")
def test_such_a_card_may_be_held_or_discarded() -> None:
    hand = {"bank": 2, "inn": 4}
    match = at(turn("9/9/9/0", rival("0/0/0/1"), hand=hand, markers=everywhere("bank", 1)))
    play(match, "0 end", "0 bank")
    assert (mine(match, "hand"), table(match)["discard"]) == ({"bank": 1, "inn": 4}, {"bank": 1})


# ---------------------------------------------------------------------- 4.50 what a card gives


@pytest.mark.rule("BEL-4.50")
def test_a_built_card_gives_income_from_the_next_collection() -> None:
    match = at(turn("2/2/1/0", rival("0/0/0/1"), hand=["bank"], home={}))
    play(match, "0 build:bank", "0 d1_bank")
    assert (stock(match), match.state.waiting()) == ("0/0/0/0", [1])
    play(match, "1 end")
    assert (table(match)["round"], stock(match)) == (2, "0/0/0/1")


@pytest.mark.rule("BEL-4.50")
@pytest.mark.parametrize("kind", ["library", "blacksmith", "market"])
def test_a_built_card_opens_its_space_in_the_next_placement(kind: str) -> None:
    match = at(turn(COSTS[kind], hand=[kind]))
    play(match, f"0 build:{kind}", f"0 d1_{kind}")
    assert (table(match)["round"], table(match)["phase"]) == (2, "placement")
    assert f"card:{kind}" in options(match, 0)


@pytest.mark.rule("BEL-4.50")
def test_a_built_card_offers_its_locks_at_once() -> None:
    match = at(turn("3/3/1/3", hand=["tower", "pub"]))
    assert refused(match, 0, "hire") == ("BEL-4.62", "no-free-lock")
    play(match, "0 build:tower", "0 d1_tower", "0 hire")
    assert mine(match, "gnomes") == {"tower": 1}


# ---------------------------------------------------------------------- 4.51 walls


@pytest.mark.rule("BEL-4.51")
def test_ex_11_a_wall_in_the_second_district() -> None:
    match = at(turn("4/3/0/1", markers={"d2_wall_b": 1}))
    play(match, "0 build:wall", "0 d2_wall_a")
    assert (stock(match), markers(match)) == ("1/0/0/1", {"d2_wall_a": 0, "d2_wall_b": 1})
    assert refused(match, 0, "build:wall") == ("BEL-4.51", "cost-short")


@pytest.mark.rule("BEL-4.51")
@pytest.mark.parametrize("poor, lacking", [("2/3/9/9", "wood"), ("3/2/9/9", "stone")])
def test_a_wall_costs_three_wood_and_three_stone(poor: str, lacking: str) -> None:
    match = at(turn(poor))
    assert refused(match, 0, "build:wall") == ("BEL-4.51", "cost-short")
    assert missing(match, "build:wall") == {lacking: 1}


@pytest.mark.rule("BEL-4.51")
def test_r_19_every_district_has_two_walls_each_a_place_of_its_own() -> None:
    match = at(turn("9/9/0/0", markers={"d3_wall_a": 1}))
    play(match, "0 build:wall")
    walls = [f"{district}_wall_{side}" for district in DISTRICTS for side in "ab"]
    assert options(match, 0) == [wall for wall in walls if wall != "d3_wall_a"]
    assert refused(match, 0, "d3_wall_a") == ("BEL-4.51", "wall-taken")


@pytest.mark.rule("BEL-4.51")
def test_walls_need_no_card_and_any_number_may_be_built() -> None:
    match = at(turn("9/9/0/1", rival("0/0/0/1"), hand=["bank"]))
    for site in ("d1_wall_a", "d1_wall_b", "d5_wall_b"):
        play(match, "0 build:wall", f"0 {site}")
    assert markers(match) == {"d1_wall_a": 0, "d1_wall_b": 0, "d5_wall_b": 0}
    hands = [mine(match, "hand", seat) for seat in range(3)]
    assert (hands, mine(match, "built")) == ([{"bank": 1}, {}, {}], {})


@pytest.mark.rule("BEL-4.51")
def test_ten_walls_are_all_there_are() -> None:
    walls = {**everywhere("wall_a", 0), **everywhere("wall_b", 1)}
    match = at(turn("9/9/9/9", markers=walls))
    assert refused(match, 0, "build:wall") == ("BEL-4.51", "no-free-location")


# ---------------------------------------------------------------------- 4.52, 4.53 guilds


def guild_first(guild: str) -> list[str]:
    """Five guilds, this one in the first district."""
    others = ["librarians", "architects", "merchants", "recruiters", "bankers"]
    return [guild, *[other for other in others if other != guild][:4]]


@pytest.mark.rule("BEL-4.52")
@pytest.mark.parametrize("guild, cost", GUILD_COSTS.items())
def test_a_guild_costs_what_its_tile_says(guild: str, cost: str) -> None:
    match = at(turn(cost, rival("0/0/0/1"), guilds=guild_first(guild)))
    events = play(match, f"0 build:{guild}")
    assert (stock(match), markers(match)) == ("0/0/0/0", {"d1_guild": 0})
    assert told(events, "guild-built") == [{"who": 0, "guild": guild, "district": "d1"}]


@pytest.mark.rule("BEL-4.52")
@pytest.mark.parametrize("guild, cost", GUILD_COSTS.items())
def test_a_guild_cannot_be_built_for_less(guild: str, cost: str) -> None:
    for good in ("wood", "stone", "metal"):
        if goods(cost)[good]:
            match = at(turn(less(cost, good), guilds=guild_first(guild)))
            assert refused(match, 0, f"build:{guild}") == ("BEL-4.52", "cost-short")


@pytest.mark.rule("BEL-4.52")
@pytest.mark.parametrize("owner", [0, 2])
def test_a_guild_that_has_an_owner_cannot_be_built(owner: int) -> None:
    match = at(turn("9/9/9/9", markers={"d2_guild": owner}))
    assert refused(match, 0, "build:bankers") == ("BEL-4.52", "guild-owned")


@pytest.mark.rule("BEL-4.52")
def test_any_number_of_guilds_may_be_built_without_a_card() -> None:
    match = at(turn("6/6/5/1", guild_workers={"d4": "1:elf"}))
    play(match, "0 build:architects", "0 build:wizards", "0 build:thieves")
    assert markers(match) == {"d1_guild": 0, "d4_guild": 0, "d5_guild": 0}
    assert (stock(match), mine(match, "built")) == ("0/0/1/1", {})


def miners_built_by_yellow() -> Match:
    """EX-12 at the beginning of the next round; Yellow is seat 0, Blue seat 1."""
    workers = {"home": {"elf": 1, "dwarf": 1}}
    guilds = ["architects", "bankers", "merchants", "miners", "thieves"]
    match = at(turn("3/2/1/0", rival("0/0/0/1", **workers), **workers, guilds=guilds))
    play(match, "0 build:miners")
    assert (stock(match), markers(match)) == ("1/0/0/0", {"d4_guild": 0})
    play(match, "1 end")
    return match


@pytest.mark.rule("BEL-4.52", "BEL-4.18")
def test_ex_12_others_pay_the_builder_of_a_guild() -> None:
    match = miners_built_by_yellow()
    play(match, "0 kings_camp", "0 elf", "1 guild:miners", "1 elf")
    assert (stock(match), stock(match, 1)) == ("1/0/0/1", "0/0/0/0")


@pytest.mark.rule("BEL-4.52", "BEL-4.18")
def test_ex_12_the_builder_of_a_guild_pays_nothing() -> None:
    match = miners_built_by_yellow()
    play(match, "0 guild:miners", "0 elf")
    assert (stock(match), table(match)["guild_workers"]) == ("1/0/0/0", {"d4": "0:elf"})


@pytest.mark.rule("BEL-4.53")
def test_r_8_guilds_and_walls_give_no_income() -> None:
    owned = {"d1_guild": 0, "d2_guild": 0, "d3_wall_a": 0}
    match = at(turn("0/0/0/1", markers=owned, home={}, phase="collection"))
    assert (stock(match), names(match.setup_events).count("income")) == ("0/0/0/1", 0)


@pytest.mark.rule("BEL-4.53")
def test_an_owned_guild_is_used_for_nothing_and_brings_the_others_fees() -> None:
    workers = {"home": {"elf": 1, "dwarf": 1}}
    others = rival("0/0/0/1", **workers)
    owned = {"d2_guild": 0, "d3_guild": 0}
    match = at(turn("0/0/0/0", others, **workers, markers=owned, phase="placement"))
    events = play(match, "0 guild:bankers", "0 elf", "1 guild:merchants", "1 elf")
    assert [event["fee"] for event in told(events, "guild-taken")] == [0, 1]
    assert told(events, "fee-received") == [{"who": 0, "payer": 1, "n": 1}]
    assert (stock(match), stock(match, 1)) == ("0/0/0/1", "0/0/0/0")


# ---------------------------------------------------------------------- 4.54 for ever


@pytest.mark.rule("BEL-4.54", "BEL-4.64")
@given(seed=st.integers(0, 10**6))
@settings(max_examples=5, deadline=None)
def test_markers_built_cards_and_gnomes_are_never_removed(seed: int) -> None:
    guilds = {"guilds": "custom", "custom_guilds": "bandits+architects+thieves+spies+recruiters"}
    match = started("belfort", 3, seed, **guilds)
    before: list[dict[str, int]] = [{}] * 7
    for step in range(60):
        play_on(match, seed + step, 5)
        cards = [player[key] for player in table(match)["players"] for key in ("built", "gnomes")]
        for then, now in zip(before[1:], cards):
            assert all(now[card] >= then[card] for card in then)
        assert before[0].items() <= markers(match).items()
        before = [markers(match), *cards]


@pytest.mark.rule("BEL-4.54", "BEL-4.90")
def test_wizards_move_markers() -> None:
    owned = {"d1_bank": 1, "d2_inn": 2}
    match = at(turn("0/0/0/1", guild_workers={"d4": "0:elf"}, markers=owned))
    play(match, "0 use:wizards", "0 bank", "0 d1_bank", "0 d5_bank")
    assert markers(match) == {"d5_bank": 1, "d2_inn": 2}
