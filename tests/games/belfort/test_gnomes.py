"""BEL-4.62 to 4.70: hiring gnomes and what they unlock."""

import pytest
from games.belfort.turn import mine, rival, stock, turn
from helpers import at, options, play, refused, table, told

from underhall import editions
from underhall.core.errors import BadData

LOCKS = {
    "bank": 1,
    "keep": 0,
    "library": 1,
    "gatehouse": 1,
    "inn": 1,
    "blacksmith": 1,
    "gardens": 1,
    "pub": 1,
    "market": 2,
    "tower": 1,
}
RECRUITERS = ["recruiters", "bankers", "merchants", "wizards", "thieves"]


# ---------------------------------------------------------------------- 4.62 hiring


@pytest.mark.rule("BEL-4.62")
def test_a_gnome_is_hired_for_three_gold_onto_a_lock_of_choice() -> None:
    match = at(turn("0/0/0/4", built=["pub", "tower", "keep"], pool=5))
    play(match, "0 hire")
    assert options(match, 0) == ["pub", "tower"]
    play(match, "0 tower")
    assert (stock(match), table(match)["pool"]) == ("0/0/0/1", 4)
    assert mine(match, "gnomes") == {"tower": 1}


@pytest.mark.rule("BEL-4.62")
def test_a_hire_needs_three_gold() -> None:
    match = at(turn("0/0/0/2", built=["pub"]))
    assert refused(match, 0, "hire") == ("BEL-4.62", "gold-short")
    assert "hire" in options(at(turn("0/0/0/3", built=["pub"])), 0)


@pytest.mark.rule("BEL-4.62")
@pytest.mark.parametrize("built, gnomes", [([], []), (["keep"], []), (["pub"], ["pub"])])
def test_no_hire_without_a_free_lock(built: list[str], gnomes: list[str]) -> None:
    match = at(turn("0/0/0/9", rival(built=["inn"]), hand=["bank"], built=built, gnomes=gnomes))
    assert refused(match, 0, "hire") == ("BEL-4.62", "no-free-lock")


@pytest.mark.rule("BEL-4.62", "BEL-4.5")
def test_no_hire_from_an_empty_pool() -> None:
    match = at(turn("0/0/0/9", built=["pub"], pool=0))
    assert refused(match, 0, "hire") == ("BEL-4.5", "pool-empty")


@pytest.mark.rule("BEL-4.62")
def test_a_gnome_goes_only_on_an_own_built_card() -> None:
    match = at(turn("0/0/0/9", rival(built=["inn"]), hand=["bank"], built=["pub", "tower"]))
    play(match, "0 hire")
    assert refused(match, 0, "inn") == ("BEL-4.62", "not-built")
    assert refused(match, 0, "bank") == ("BEL-4.62", "not-built")


def test_a_hire_always_costs_gold_for_a_gnome_that_costs_none_is_no_hire() -> None:
    with pytest.raises(BadData, match="hire_gnome"):
        editions.edition("belfort", {"fees": {"hire_gnome": 0}})


@pytest.mark.rule("BEL-4.62", "BEL-4.20")
def test_ex_14_a_gnome_for_the_inn() -> None:
    match = at(turn("0/0/0/5", built=["inn"], pool=10))
    play(match, "0 hire")
    assert (stock(match), table(match)["pool"]) == ("0/0/0/2", 9)
    assert mine(match, "gnomes") == {"inn": 1}
    play(match, "0 end", "0 card:inn", "0 elf")
    assert (stock(match), mine(match, "on_cards")) == ("0/0/0/1", {"inn": {"elf": 1}})


# ---------------------------------------------------------------------- 4.63 gnomes for nothing


@pytest.mark.rule("BEL-4.63", "BEL-4.74")
def test_a_gnome_of_the_tower_is_free_and_leaves_the_hire() -> None:
    cards = {"built": ["tower", "pub", "gardens", "inn"], "gnomes": ["tower"]}
    match = at(turn("0/0/0/3", **cards, on_cards={"tower": {"elf": 1}}))
    play(match, "0 use:tower:elf", "0 pub")
    assert (stock(match), table(match)["turn"]["hired"]) == ("0/0/0/3", False)
    play(match, "0 hire", "0 inn")
    assert mine(match, "gnomes") == {"tower": 1, "pub": 1, "inn": 1}


@pytest.mark.rule("BEL-4.63")
@pytest.mark.parametrize("hire_first", [False, True])
def test_a_gnome_of_the_recruiters_is_free_and_no_hire(hire_first: bool) -> None:
    cards = {"built": ["bank", "pub", "inn"], "guilds": RECRUITERS}
    match = at(turn("0/0/0/3", **cards, guild_workers={"d1": "0:elf"}))
    hire, free = ["0 hire", "0 pub"], ["0 use:recruiters", "0 gnome", "0 inn"]
    play(match, *(hire + free if hire_first else free + hire))
    assert (stock(match), mine(match, "gnomes")) == ("0/0/0/0", {"pub": 1, "inn": 1})


@pytest.mark.rule("BEL-4.63")
def test_a_free_gnome_must_go_on_a_free_lock_at_once() -> None:
    cards = {"built": ["bank", "pub", "keep", "inn"], "gnomes": ["inn"], "guilds": RECRUITERS}
    match = at(turn("0/0/0/9", **cards, guild_workers={"d1": "0:elf"}, pool=3))
    play(match, "0 use:recruiters", "0 gnome")
    assert options(match, 0) == ["bank", "pub"]
    assert refused(match, 0, "inn") == ("BEL-4.64", "lock-taken")
    play(match, "0 bank")
    assert (mine(match, "gnomes"), table(match)["pool"]) == ({"bank": 1, "inn": 1}, 2)


# ---------------------------------------------------------------------- 4.64 locks


@pytest.mark.rule("BEL-4.64")
@pytest.mark.parametrize("kind, locks", LOCKS.items())
def test_locks_of_each_kind(kind: str, locks: int) -> None:
    other = "pub" if kind == "inn" else "inn"
    for gnomes in range(locks + 1):
        match = at(turn("0/0/0/9", built=[kind, other], gnomes={kind: gnomes}))
        play(match, "0 hire")
        assert (kind in options(match, 0)) == (gnomes < locks)


@pytest.mark.rule("BEL-4.64")
def test_a_keep_has_no_lock_and_a_market_two() -> None:
    cards = {"built": ["keep", "market", "pub", "inn"], "gnomes": {"market": 2}}
    match = at(turn("0/0/0/9", **cards))
    play(match, "0 hire")
    assert refused(match, 0, "keep") == ("BEL-4.64", "no-lock")
    assert refused(match, 0, "market") == ("BEL-4.64", "lock-taken")


@pytest.mark.rule("BEL-4.64")
def test_every_copy_of_a_card_has_its_own_lock() -> None:
    match = at(turn("0/0/0/9", built={"pub": 2, "inn": 1}, gnomes=["pub"]))
    play(match, "0 hire")
    assert options(match, 0) == ["inn", "pub"]


# ---------------------------------------------------------------------- 4.65, 4.66 at once; Bank


@pytest.mark.rule("BEL-4.65", "BEL-4.67")
def test_r_17_a_blacksmith_works_as_soon_as_the_gnome_is_there() -> None:
    match = at(turn("0/0/0/4", built=["blacksmith"]))
    assert refused(match, 0, "smith") == ("BEL-4.67", "needs-gnome")
    play(match, "0 hire", "0 smith")
    assert stock(match) == "0/0/1/0"


@pytest.mark.rule("BEL-4.65", "BEL-4.70")
def test_a_library_gives_a_card_in_the_turn_the_gnome_arrives() -> None:
    match = at(turn("0/0/0/4", rival("0/0/0/1"), built=["library"]), "card:keep")
    play(match, "0 hire", "0 end")
    assert mine(match, "hand") == {"keep": 1}


@pytest.mark.rule("BEL-4.65", "BEL-4.70")
@pytest.mark.parametrize("kind", ["inn", "tower"])
def test_the_spaces_of_inn_and_tower_open_in_the_next_placement(kind: str) -> None:
    match = at(turn("0/0/0/9", built=[kind]))
    play(match, "0 hire")
    assert not [token for token in options(match, 0) if token.startswith("use:")]
    play(match, "0 end")
    assert f"card:{kind}" in options(match, 0)


@pytest.mark.rule("BEL-4.70", "BEL-4.20")
@pytest.mark.parametrize("kind", ["inn", "tower"])
def test_the_spaces_of_inn_and_tower_are_closed_without_a_gnome(kind: str) -> None:
    match = at(turn("0/0/0/9", built=[kind, "pub"], gnomes=["pub"], phase="placement"))
    assert refused(match, 0, f"card:{kind}") == ("BEL-4.20", "needs-gnome")


@pytest.mark.rule("BEL-4.66")
def test_a_gnome_on_a_bank_gives_its_gold_at_once_and_every_round() -> None:
    match = at(turn("0/0/0/3", built=["bank"], home={}))
    events = play(match, "0 hire")
    assert (stock(match), told(events, "bank-gold")) == ("0/0/0/1", [{"who": 0, "n": 1}])
    play(match, "0 end")
    assert (table(match)["round"], stock(match)) == (2, "0/0/0/3")  # and 1 gold of income


@pytest.mark.rule("BEL-4.43", "BEL-4.65", "BEL-4.66")
def test_ex_36_two_banks() -> None:
    match = at(turn("0/0/0/2", built={"bank": 2}, gnomes={"bank": 1}))
    assert stock(match) == "0/0/0/3"
    events = play(match, "0 hire")
    assert told(events, "gnome-hired") == [{"who": 0, "card": "bank", "gold": 3}]
    assert stock(match) == "0/0/0/1"


# ---------------------------------------------------------------------- 4.67 Blacksmith


@pytest.mark.rule("BEL-4.67")
def test_a_blacksmith_gives_a_metal_for_a_gold() -> None:
    match = at(turn("2/0/0/2", built=["blacksmith"], gnomes=["blacksmith"]))
    play(match, "0 smith")
    assert stock(match) == "2/0/1/1"


@pytest.mark.rule("BEL-4.67")
def test_the_blacksmiths_exchange_needs_a_staffed_card_and_a_gold() -> None:
    match = at(turn("2/0/0/1", rival(built=["blacksmith"], gnomes=["blacksmith"])))
    assert refused(match, 0, "smith") == ("BEL-4.67", "not-built")
    match = at(turn("2/0/0/1", built=["blacksmith", "pub"], gnomes=["pub"]))
    assert refused(match, 0, "smith") == ("BEL-4.67", "needs-gnome")
    match = at(turn("2/0/0/0", built=["blacksmith"], gnomes=["blacksmith"]))
    assert refused(match, 0, "smith") == ("BEL-4.67", "gold-short")


# ---------------------------------------------------------------------- 4.68 Gardens and Pub

PROMOTIONS = [("gardens", "elf", "dwarf"), ("pub", "dwarf", "elf")]


@pytest.mark.rule("BEL-4.68")
@pytest.mark.parametrize("card, race, other", PROMOTIONS)
def test_gardens_and_pub_make_a_worker_at_home_a_master(card: str, race: str, other: str) -> None:
    match = at(turn("0/0/0/3", built=[card], home={race: 2, other: 2}))
    events = play(match, "0 hire")
    assert told(events, "promoted") == [{"who": 0, "worker": f"master_{race}"}]
    assert mine(match, "home") == {race: 1, f"master_{race}": 1, other: 2}


@pytest.mark.rule("BEL-4.68")
@pytest.mark.parametrize("card, race, other", PROMOTIONS)
def test_a_worker_on_a_guild_or_an_own_card_becomes_a_master_where_it_stands(
    card: str, race: str, other: str
) -> None:
    built = {"built": [card, "market"], "home": {f"master_{race}": 1, other: 1}}
    placed = {"d1": f"1:{race}", "d2": f"0:{race}"}
    match = at(turn("0/0/0/4", **built, guild_workers=placed))
    play(match, "0 hire", f"0 {card}")
    assert table(match)["guild_workers"] == {"d1": f"1:{race}", "d2": f"0:master_{race}"}
    match = at(turn("0/0/0/4", **built, on_cards={"market": {race: 1}}))
    play(match, "0 hire", f"0 {card}")
    assert mine(match, "on_cards") == {"market": {f"master_{race}": 1}}


@pytest.mark.rule("BEL-4.68")
@pytest.mark.parametrize("card, race, other", PROMOTIONS)
def test_five_pieces_have_a_master_side(card: str, race: str, other: str) -> None:
    match = at(turn("0/0/0/3", built=[card], home={race: 1, f"master_{race}": 5, other: 2}))
    events = play(match, "0 hire")
    assert told(events, "promoted") == []
    assert mine(match, "home")[race] == 1


@pytest.mark.rule("BEL-4.68")
def test_one_gnome_makes_one_master() -> None:
    placed = {"d1": "0:elf", "d2": "0:elf", "d3": "0:dwarf"}
    match = at(turn("0/0/0/4", built=["gardens"], home={}, guild_workers=placed))
    events = play(match, "0 hire")
    assert told(events, "promoted") == [{"who": 0, "worker": "master_elf"}]
    workers = sorted(table(match)["guild_workers"].values())
    assert workers == ["0:dwarf", "0:elf", "0:master_elf"]


@pytest.mark.rule("BEL-4.68")
@pytest.mark.parametrize("card, race, other", PROMOTIONS)
def test_r_25_without_an_ordinary_worker_the_promotion_is_lost(
    card: str, race: str, other: str
) -> None:
    workers = {"home": {f"master_{race}": 1, other: 1}}
    guilds = {"guilds": RECRUITERS, "guild_workers": {"d1": f"0:{other}"}}
    match = at(turn("0/0/0/4", built=[card], **workers, **guilds))
    assert told(play(match, "0 hire"), "promoted") == []
    play(match, "0 use:recruiters", f"0 {race}")
    assert mine(match, "home") == {f"master_{race}": 1, race: 1, other: 2}


@pytest.mark.rule("BEL-4.68", "BEL-4.98")
def test_ex_38_an_elf_on_a_guild_counts_and_stays_one_of_three() -> None:
    elves = {"home": {"elf": 2, "dwarf": 3}, "guild_workers": {"d2": "0:elf"}}
    others = [rival(home={"elf": 2}), rival(home={"elf": 1})]
    match = at(turn("0/0/0/3", *others, built=["gardens"], round=3, **elves))
    play(match, "0 hire")
    view = match.edition.game.view(match.state, 0)["players"][0]["workers"]
    assert (view["elf"], view["master_elf"]) == (2, 1)
    events = play(match, "0 end")
    elf_points = [event for event in told(events, "workers-scored") if event["worker"] == "elf"]
    assert [(event["who"], event["place"]) for event in elf_points] == [(0, 1), (1, 2)]
    assert match.state.workers(0, 0) == 3


# ---------------------------------------------------------------------- 4.69 Gatehouse


@pytest.mark.rule("BEL-4.69")
@pytest.mark.parametrize("held, other", [("gate_3_d3", "gate_3_d4"), ("gate_3_d4", "gate_3_d3")])
def test_a_gnome_on_a_gatehouse_fills_the_gate_at_once(held: str, other: str) -> None:
    match = at(turn("0/0/0/3", built=["gatehouse"], markers={held: 0, "gate_1_d1": 1}))
    play(match, "0 hire")
    assert table(match)["markers"] == {held: 0, other: 0, "gate_1_d1": 1}


@pytest.mark.rule("BEL-4.69")
def test_ex_32_the_second_marker_goes_to_a_gate_of_choice() -> None:
    marked = {"gate_1_d2": 0, "gate_4_d4": 0}
    match = at(turn("0/0/0/3", built=["gatehouse"], markers=marked))
    play(match, "0 hire")
    assert options(match, 0) == ["gate_1_d1", "gate_4_d5"]
    play(match, "0 gate_4_d5")
    assert table(match)["markers"] == {**marked, "gate_4_d5": 0}


@pytest.mark.rule("BEL-4.69")
def test_gates_of_others_free_gates_and_full_gates_get_no_second_marker() -> None:
    marked = {"gate_1_d2": 0, "gate_4_d4": 0, "gate_2_d2": 1, "gate_3_d3": 0, "gate_3_d4": 0}
    match = at(turn("0/0/0/3", built=["gatehouse"], markers=marked))
    play(match, "0 hire")
    assert options(match, 0) == ["gate_1_d1", "gate_4_d5"]
    for symbol in ("gate_1_d2", "gate_2_d3", "gate_3_d3", "gate_5_d5"):
        assert refused(match, 0, symbol) == ("BEL-4.69", "no-half-gate")


@pytest.mark.rule("BEL-4.69")
def test_r_25_without_a_half_gate_the_second_marker_is_lost() -> None:
    full = {"gate_3_d3": 0, "gate_3_d4": 0, "gate_1_d1": 1}
    hand = {"hand": ["gatehouse"], "built": ["gatehouse"]}
    match = at(turn("1/2/2/4", rival("0/0/0/1"), **hand, markers=full))
    play(match, "0 hire", "0 build:gatehouse", "0 gate_5_d1")
    assert table(match)["markers"] == {**full, "gate_5_d1": 0}


@pytest.mark.rule("BEL-4.69", "BEL-4.63")
def test_a_free_gnome_fills_a_gate_too() -> None:
    cards = {"built": ["gatehouse"], "guilds": RECRUITERS, "guild_workers": {"d1": "0:elf"}}
    match = at(turn("0/0/0/1", **cards, markers={"gate_2_d2": 0}))
    play(match, "0 use:recruiters", "0 gnome")
    assert table(match)["markers"] == {"gate_2_d2": 0, "gate_2_d3": 0}


# ---------------------------------------------------------------------- 4.70 every round


@pytest.mark.rule("BEL-4.70")
def test_market_and_library_gnomes_work_every_round() -> None:
    cards = {"built": ["market", "library"], "gnomes": ["market", "library"]}
    match = at(turn("0/0/0/9", **cards, home={}), "card:keep", "card:pub")
    play(match, "0 visit", "0 buy_wood", "0 visit", "0 buy_metal", "0 sell_metal", "0 end")
    assert (table(match)["round"], mine(match, "hand")) == (2, {"keep": 1})
    play(match, "0 visit", "0 buy_metal", "0 sell_metal", "0 visit", "0 buy_metal", "0 leave")
    assert refused(match, 0, "visit") == ("BEL-4.58", "no-visit-left")
    play(match, "0 end")
    assert (table(match)["round"], mine(match, "hand")) == (3, {"keep": 1, "pub": 1})
