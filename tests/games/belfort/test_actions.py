"""BEL-4.40 to 4.44: the frame of an Actions turn."""

import pytest
from games.belfort.turn import mine, reasons, rival, stock, turn, without
from helpers import at, names, options, play, play_on, refused, started, table, told
from hypothesis import given, settings
from hypothesis import strategies as st

from underhall.games.belfort.table.state import ACTIONS

SMITHY = {"built": ["blacksmith", "pub", "gardens"], "gnomes": ["blacksmith"]}


# ---------------------------------------------------------------------- 4.40 one turn each


@pytest.mark.rule("BEL-4.40")
def test_turns_go_by_crest() -> None:
    rivals = [rival("0/0/0/1", crest=1), rival("0/0/0/1", crest=2)]
    match = at(turn("0/0/0/1", *rivals, crest=3, home={}, phase="collection"))
    events = match.setup_events + play(match, "1 end", "2 end", "0 end")
    assert [event["who"] for event in told(events, "turn-began")][:3] == [1, 2, 0]


@pytest.mark.rule("BEL-4.40")
def test_each_player_has_one_turn_a_round() -> None:
    match = at(turn("0/0/0/1", rival("0/0/0/1"), rival("0/0/0/1"), home={}))
    play(match, "0 end", "1 end")
    assert (match.state.waiting(), table(match)["round"]) == ([2], 1)
    play(match, "2 end")
    assert (match.state.waiting(), table(match)["round"]) == ([0], 2)


@pytest.mark.rule("BEL-4.40")
def test_actions_come_in_any_order_and_again_while_they_can_be_paid() -> None:
    match = at(turn("9/9/1/4", hand=["bank"], built=["market"]))
    wall, bank = ["0 build:wall", "0 d1_wall_a"], ["0 build:bank", "0 d4_bank"]
    play(match, *wall, "0 hire", "0 visit", "0 buy_wood", "0 leave", *bank)
    play(match, "0 visit", "0 sell_two_wood", "0 leave", "0 build:wall", "0 d1_wall_b")
    assert (stock(match), match.state.waiting()) == ("0/1/0/1", [0])
    assert refused(match, 0, "build:wall") == ("BEL-4.51", "cost-short")


@pytest.mark.rule("BEL-4.40", "BEL-4.77")
def test_a_turn_may_be_ended_at_any_time() -> None:
    match = at(turn("9/9/9/9", rival("0/0/0/1"), hand=["bank"], guild_workers={"d2": "0:elf"}))
    assert "end" in options(match, 0)
    play(match, "0 use:bankers", "0 build:wall", "0 d1_wall_a")
    assert "end" in options(match, 0)
    play(match, "0 end")
    assert match.state.waiting() == [1]


# ---------------------------------------------------------------------- 4.41 limits


@pytest.mark.rule("BEL-4.41")
def test_the_trading_post_is_visited_once() -> None:
    match = at(turn("0/0/0/5"))
    play(match, "0 visit", "0 buy_wood")
    assert refused(match, 0, "visit") == ("BEL-4.58", "no-visit-left")


@pytest.mark.rule("BEL-4.41", "BEL-4.62")
def test_a_gnome_is_hired_for_gold_once() -> None:
    match = at(turn("0/0/0/9", built=["pub", "gardens"]))
    play(match, "0 hire", "0 pub")
    assert refused(match, 0, "hire") == ("BEL-4.41", "already-hired")
    assert stock(match) == "0/0/0/6"


@pytest.mark.rule("BEL-4.41", "BEL-4.75")
def test_a_card_is_bought_once_and_last() -> None:
    match = at(turn("9/9/9/9", rival("0/0/0/1"), built=["pub"], guild_workers={"d2": "0:elf"}))
    play(match, "0 buy", "0 library")
    assert (match.state.waiting(), stock(match)) == ([1], "9/9/9/8")


@pytest.mark.rule("BEL-4.41", "BEL-4.67")
@pytest.mark.parametrize("staffed", [1, 2])
def test_each_staffed_blacksmith_exchanges_once(staffed: int) -> None:
    cards = {"built": {"blacksmith": 3}, "gnomes": {"blacksmith": staffed}}
    match = at(turn("0/0/0/5", **cards))
    for _ in range(staffed):
        assert "smith" not in reasons(match)
        play(match, "0 smith")
    assert refused(match, 0, "smith") == ("BEL-4.41", "already-smithed")
    assert stock(match) == f"0/0/{staffed}/{5 - staffed}"


@pytest.mark.rule("BEL-4.41")
def test_limits_are_reset_every_round() -> None:
    match = at(turn("0/0/0/20", **SMITHY, home={}))
    limited = ["0 visit", "0 buy_wood", "0 smith", "0 hire", "0 pub"]
    play(match, *limited)
    assert {"visit", "smith", "hire"}.isdisjoint(options(match, 0))
    play(match, "0 buy", "0 library")
    assert table(match)["round"] == 2
    assert {"visit", "smith", "hire", "buy"} <= set(options(match, 0))


@pytest.mark.rule("BEL-4.41")
def test_limits_are_each_players_own() -> None:
    match = at(turn("0/0/0/9", rival("0/0/0/9", **SMITHY), **SMITHY))
    play(match, "0 visit", "0 buy_wood", "0 smith", "0 hire", "0 pub", "0 end")
    assert {"visit", "smith", "hire"} <= set(options(match, 1))


# ---------------------------------------------------------------------- 4.42 who decides


@pytest.mark.rule("BEL-4.42")
@given(seed=st.integers(0, 10**6))
@settings(max_examples=5, deadline=None)
def test_only_the_active_player_decides_except_for_spies(seed: int) -> None:
    guilds = {"guilds": "custom", "custom_guilds": "wizards+spies+bandits+thieves+architects"}
    match = started("belfort", 3, seed, **guilds)
    for step in range(150):
        if match.state.phase == ACTIONS and match.state.decision.name != "spy_pick":
            assert match.state.waiting() == [match.state.active]
        play_on(match, seed + step, 1)


@pytest.mark.rule("BEL-4.42")
def test_spies_ask_the_others_in_a_players_turn() -> None:
    rivals = [rival(hand=["bank", "inn"]), rival(hand=["bank", "keep"])]
    guilds = ["spies", "bankers", "merchants", "wizards", "thieves"]
    match = at(turn("0/0/0/1", *rivals, guilds=guilds, guild_workers={"d1": "0:elf"}))
    play(match, "0 use:spies")
    assert (match.state.waiting(), match.state.active) == ([1, 2], 0)
    play(match, "2 keep", "1 inn")
    assert match.state.waiting() == [0]


# ---------------------------------------------------------------------- 4.43 the start


@pytest.mark.rule("BEL-4.43", "BEL-4.66")
def test_r_7_each_staffed_bank_gives_its_gold_by_itself() -> None:
    match = at(turn("0/0/0/0", built={"bank": 3}, gnomes={"bank": 2}))
    assert stock(match) == "0/0/0/2"
    assert told(match.setup_events, "bank-gold") == [{"who": 0, "n": 2}]
    play(match, "0 visit", "0 buy_wood")
    assert stock(match) == "1/0/0/1"


@pytest.mark.rule("BEL-4.43")
def test_a_bank_gives_at_the_start_of_its_owners_turn() -> None:
    match = at(turn("0/0/0/1", rival("0/0/0/1", built=["bank"], gnomes=["bank"])))
    assert stock(match, 1) == "0/0/0/1"
    play(match, "0 end")
    assert stock(match, 1) == "0/0/0/2"


@pytest.mark.rule("BEL-4.43")
def test_a_bank_without_a_gnome_gives_nothing() -> None:
    match = at(turn("0/0/0/1", built=["bank", "library"], gnomes=["library"]))
    assert stock(match) == "0/0/0/1"


# ---------------------------------------------------------------------- 4.44 the end


@pytest.mark.rule("BEL-4.44")
def test_workers_left_on_action_spaces_return_home_unused() -> None:
    placed = {"guild_workers": {"d2": "0:master_elf"}, "on_cards": {"market": {"dwarf": 2}}}
    workers = {"home": {"elf": 1}, "built": {"market": 2}}
    match = at(turn("0/0/0/1", rival("0/0/0/1"), **placed, **workers))
    play(match, "0 end")
    assert mine(match, "home") == {"elf": 1, "dwarf": 2, "master_elf": 1}
    assert (mine(match, "on_cards"), table(match)["guild_workers"]) == ({}, {})
    assert stock(match) == "0/0/0/1"


@pytest.mark.rule("BEL-4.44")
def test_workers_of_others_stay_where_they_are() -> None:
    place = {"built": ["market"], "on_cards": {"market": {"elf": 1}}}
    match = at(turn("0/0/0/1", rival(**place), guild_workers={"d2": "0:elf", "d3": "1:dwarf"}))
    play(match, "0 end")
    assert table(match)["guild_workers"] == {"d3": "1:dwarf"}
    assert mine(match, "on_cards", 1) == {"market": {"elf": 1}}


@pytest.mark.rule("BEL-4.44", "BEL-4.70")
def test_each_staffed_library_gives_a_card_at_the_end() -> None:
    cards = {"built": {"library": 3}, "gnomes": {"library": 2}}
    match = at(turn("0/0/0/1", **cards), "card:keep", "card:inn")
    assert mine(match, "hand") == {}
    play(match, "0 end")
    assert mine(match, "hand") == {"keep": 1, "inn": 1}


@pytest.mark.rule("BEL-4.44")
def test_the_librarys_card_is_there_before_the_hand_is_cut_to_five() -> None:
    cards = {"built": ["library"], "gnomes": ["library"], "hand": {"bank": 5}}
    match = at(turn("0/0/0/1", **cards, guild_workers={"d2": "0:elf"}), "card:keep")
    play(match, "0 end")
    assert options(match, 0) == ["bank", "keep"]
    assert mine(match, "home") == {"elf": 3, "dwarf": 3}
    play(match, "0 keep")
    assert (mine(match, "hand"), table(match)["discard"]) == ({"bank": 5}, {"keep": 1})


@pytest.mark.rule("BEL-4.44")
def test_the_player_chooses_what_to_discard_down_to_five() -> None:
    match = at(turn("0/0/0/1", rival("0/0/0/1"), hand={"bank": 4, "inn": 2, "pub": 1}))
    play(match, "0 end")
    assert options(match, 0) == ["bank", "inn", "pub"]
    assert refused(match, 0, "keep") == ("BEL-4.44", "not-in-hand")
    play(match, "0 pub", "0 bank")
    assert (mine(match, "hand"), match.state.waiting()) == ({"bank": 3, "inn": 2}, [1])


@pytest.mark.rule("BEL-4.44")
def test_five_cards_may_be_kept() -> None:
    match = at(turn("0/0/0/1", rival("0/0/0/1"), hand={"bank": 4, "inn": 1}))
    play(match, "0 end")
    assert (mine(match, "hand"), match.state.waiting()) == ({"bank": 4, "inn": 1}, [1])


@pytest.mark.rule("BEL-4.44", "BEL-4.9")
def test_without_any_card_to_draw_a_library_gives_none() -> None:
    cards = without("library", "inn", "market", "library")
    library = {"built": ["library"], "gnomes": ["library"]}
    match = at(turn("0/0/0/1", rival("0/0/0/1", hand=cards), **library))
    play(match, "0 end")
    assert (mine(match, "hand"), match.state.waiting()) == ({}, [1])


@pytest.mark.rule("BEL-4.44", "BEL-4.75")
def test_ex_26_a_card_bought_a_card_from_the_library_two_discarded() -> None:
    cards = {"hand": {"bank": 5}, "built": ["library"], "gnomes": ["library"]}
    position = turn("0/0/0/1", rival("0/0/0/1"), **cards, display=["inn", "pub", "keep"])
    match = at(position, "card:tower", "card:gardens")  # display first, then the Library
    events = play(match, "0 buy", "0 inn")
    assert mine(match, "hand") == {"bank": 5, "inn": 1, "gardens": 1}
    assert table(match)["display"] == ["pub", "keep", "tower"]
    events += play(match, "0 bank", "0 bank")
    assert names(events).count("discarded") == 2
    assert (sum(mine(match, "hand").values()), match.state.waiting()) == (5, [1])
