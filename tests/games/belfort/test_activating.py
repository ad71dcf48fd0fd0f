"""BEL-4.55 to 4.57: activating the workers placed on guilds and own cards."""

from typing import Any

import pytest
from games.belfort.turn import mine, rival, stock, turn, without
from helpers import at, options, play, refused, table, told

from underhall.core.errors import UnknownToken
from underhall.core.match import Match

ALL_WORKERS = {"home": {"elf": 6, "dwarf": 7}, "supply": {}}
GATES = ["gate_1_d1", "gate_1_d2", "gate_2_d2", "gate_2_d3", "gate_3_d3", "gate_3_d4"]
GATES += ["gate_4_d4", "gate_4_d5", "gate_5_d5", "gate_5_d1"]


def on_guild(guild: str, have: Any = "0/0/0/1", *rivals: dict[str, Any], **things: Any) -> Match:
    """An elf of seat 0 on a guild, which lies in the first district."""
    guilds = [guild, *[g for g in ("librarians", "masons", "sawyers", "miners") if g != guild]]
    guilds = [*guilds, "bankers"][:5]
    return at(turn(have, *rivals, guilds=guilds, guild_workers={"d1": "0:elf"}, **things))


def on_card(card: str, have: Any = "0/0/0/1", *rivals: dict[str, Any], **things: Any) -> Match:
    """An elf of seat 0 on a card of its own."""
    cards = {"built": [card], "on_cards": {card: {"elf": 1}}}
    return at(turn(have, *rivals, **{**cards, **things}))


# ---------------------------------------------------------------------- 4.55 once, then home


@pytest.mark.rule("BEL-4.55")
def test_a_worker_on_a_guild_acts_once_and_goes_home() -> None:
    match = at(turn("0/0/0/1", home={"elf": 1}, guild_workers={"d2": "0:master_dwarf"}))
    events = play(match, "0 use:bankers")
    assert told(events, "guild-used") == [{"who": 0, "guild": "bankers"}]
    assert (stock(match), table(match)["guild_workers"]) == ("0/0/0/4", {})
    assert mine(match, "home") == {"elf": 1, "master_dwarf": 1}
    assert "use:bankers" not in options(match, 0)


@pytest.mark.rule("BEL-4.55")
def test_a_worker_on_an_own_card_acts_once_and_goes_home() -> None:
    match = on_card("blacksmith", home={"dwarf": 1})
    events = play(match, "0 use:blacksmith:elf")
    assert told(events, "card-used") == [{"who": 0, "card": "blacksmith"}]
    assert (stock(match), mine(match, "on_cards")) == ("0/0/1/1", {})
    assert mine(match, "home") == {"elf": 1, "dwarf": 1}
    assert "use:blacksmith:elf" not in options(match, 0)


@pytest.mark.rule("BEL-4.55")
def test_each_worker_on_copies_of_a_card_acts_once() -> None:
    cards = {"built": {"blacksmith": 3}, "on_cards": {"blacksmith": {"elf": 2, "master_elf": 1}}}
    match = at(turn("0/0/0/1", home={}, **cards))
    play(match, "0 use:blacksmith:elf", "0 use:blacksmith:master_elf", "0 use:blacksmith:elf")
    assert (stock(match), mine(match, "home")) == ("0/0/3/1", {"elf": 2, "master_elf": 1})


@pytest.mark.rule("BEL-4.55")
def test_workers_of_others_are_not_activated() -> None:
    others = rival(built=["blacksmith"], on_cards={"blacksmith": {"elf": 1}})
    match = at(turn("0/0/0/1", others, built=["blacksmith"], guild_workers={"d2": "1:elf"}))
    assert not [token for token in options(match, 0) if token.startswith("use:")]
    with pytest.raises(UnknownToken):
        match.play(0, "use:bankers")


# ---------------------------------------------------------------------- 4.56 never forced


@pytest.mark.rule("BEL-4.56")
def test_activation_is_never_forced() -> None:
    match = on_guild("bankers", "0/0/0/0", rival("0/0/0/1"))
    assert options(match, 0) == ["end", "use:bankers"]
    play(match, "0 end")
    assert (stock(match), match.state.waiting()) == ("0/0/0/0", [1])


@pytest.mark.rule("BEL-4.56")
@pytest.mark.parametrize(
    "guild", ["librarians", "merchants", "bankers", "sawyers", "miners", "masons"]
)
def test_guilds_that_can_always_be_activated(guild: str) -> None:
    cards = without("library", "inn", "market")
    match = on_guild(guild, "0/0/0/1", rival(hand=cards), pool=0)
    assert f"use:{guild}" in options(match, 0)


@pytest.mark.rule("BEL-4.56")
@pytest.mark.parametrize("card", ["library", "blacksmith", "market"])
def test_cards_that_can_always_be_activated(card: str) -> None:
    cards = without(card, "keep", "pub", "tower")
    nothing = {"display": ["keep", "pub", "tower"], "pool": 0, **ALL_WORKERS}
    match = on_card(card, "0/0/0/1", rival(hand=cards), **nothing)
    assert f"use:{card}:elf" in options(match, 0)


@pytest.mark.rule("BEL-4.56")
def test_the_inn_needs_a_worker_in_the_supply() -> None:
    staffed = {"built": ["inn", "pub"], "gnomes": ["inn"]}
    match = on_card("inn", **staffed, **ALL_WORKERS)
    assert refused(match, 0, "use:inn:elf") == ("BEL-4.56", "supply-empty")
    for supply in ({"elf": 1}, {"dwarf": 1}):
        home = {"elf": 6 - supply.get("elf", 0), "dwarf": 7 - supply.get("dwarf", 0)}
        match = on_card("inn", **staffed, home=home, supply=supply)
        assert "use:inn:elf" in options(match, 0)


@pytest.mark.rule("BEL-4.56")
def test_the_tower_needs_a_gnome_and_a_free_lock() -> None:
    staffed = {"built": ["tower", "pub"], "gnomes": ["tower"]}
    assert "use:tower:elf" in options(on_card("tower", **staffed), 0)
    empty = on_card("tower", **staffed, pool=0)
    assert refused(empty, 0, "use:tower:elf") == ("BEL-4.5", "pool-empty")
    full = on_card("tower", built=["tower", "keep"], gnomes=["tower"])
    assert refused(full, 0, "use:tower:elf") == ("BEL-4.56", "no-free-lock")


@pytest.mark.rule("BEL-4.56")
def test_recruiters_need_a_worker_in_the_supply_or_a_gnome_with_a_lock() -> None:
    assert "use:recruiters" in options(on_guild("recruiters", pool=0), 0)
    lock = {"built": ["pub"], **ALL_WORKERS}
    assert "use:recruiters" in options(on_guild("recruiters", **lock), 0)
    no_gnome = on_guild("recruiters", **lock, pool=0)
    assert refused(no_gnome, 0, "use:recruiters") == ("BEL-4.56", "supply-empty")
    no_lock = on_guild("recruiters", **{**lock, "built": ["keep"]})
    assert refused(no_lock, 0, "use:recruiters") == ("BEL-4.56", "supply-empty")


@pytest.mark.rule("BEL-4.56")
def test_architects_need_a_place_that_is_payable_at_a_discount() -> None:
    assert "use:architects" in options(on_guild("architects", "1/2/0/1"), 0)
    match = on_guild("architects", "1/1/0/1", hand=["pub"])
    assert refused(match, 0, "use:architects") == ("BEL-4.56", "nothing-to-occupy")


@pytest.mark.rule("BEL-4.56")
def test_architects_need_a_place_that_is_free() -> None:
    kinds = ("library", "gardens", "pub", "tower")
    taken = {f"d{d}_{kind}": 1 for d in range(1, 6) for kind in kinds}
    taken |= {f"d{d}_guild": 1 for d in range(1, 6)}
    match = on_guild("architects", "1/2/0/1", markers=taken)
    assert refused(match, 0, "use:architects") == ("BEL-4.56", "nothing-to-occupy")
    del taken["d4_pub"]
    assert "use:architects" in options(on_guild("architects", "1/2/0/1", markers=taken), 0)


@pytest.mark.rule("BEL-4.56")
def test_wizards_need_a_legal_swap() -> None:
    assert refused(on_guild("wizards"), 0, "use:wizards") == ("BEL-4.56", "no-swap")
    banks = {f"d{d}_bank": 0 for d in range(1, 6)}
    match = on_guild("wizards", markers=banks | dict.fromkeys(GATES, 1))
    assert refused(match, 0, "use:wizards") == ("BEL-4.56", "no-swap")
    for legal in ({"d1_wall_a": 2}, banks | {"d5_bank": 1}, dict.fromkeys(GATES[:9], 1)):
        assert "use:wizards" in options(on_guild("wizards", markers=legal), 0)


@pytest.mark.rule("BEL-4.56")
def test_spies_need_another_player_with_a_card() -> None:
    match = on_guild("spies", hand=["bank"])
    assert refused(match, 0, "use:spies") == ("BEL-4.56", "no-cards-to-spy")
    match = on_guild("spies", "0/0/0/1", rival(), rival(hand=["bank"]))
    assert "use:spies" in options(match, 0)


@pytest.mark.rule("BEL-4.56")
def test_bandits_need_another_player_with_goods() -> None:
    match = on_guild("bandits", "9/9/9/9", rival("0/0/0/9"))
    assert refused(match, 0, "use:bandits") == ("BEL-4.56", "nobody-has-goods")
    for have in ("1/0/0/0", "0/1/0/0", "0/0/1/0"):
        assert "use:bandits" in options(on_guild("bandits", "0/0/0/1", rival(), rival(have)), 0)


@pytest.mark.rule("BEL-4.56")
def test_thieves_need_another_player_with_gold() -> None:
    match = on_guild("thieves", "9/9/9/9", rival("9/9/9/0"))
    assert refused(match, 0, "use:thieves") == ("BEL-4.56", "nobody-has-gold")
    assert "use:thieves" in options(on_guild("thieves", "0/0/0/1", rival(), rival("0/0/0/1")), 0)


@pytest.mark.rule("BEL-4.56", "BEL-4.44")
def test_ex_34_recruiters_without_anybody_to_recruit() -> None:
    match = on_guild("recruiters", "0/0/0/1", rival("0/0/0/1"), built=["keep"], **ALL_WORKERS)
    assert refused(match, 0, "use:recruiters") == ("BEL-4.56", "supply-empty")
    play(match, "0 end")
    assert mine(match, "home") == {"elf": 7, "dwarf": 7}


# ---------------------------------------------------------------------- 4.57 fees and owners


@pytest.mark.rule("BEL-4.57")
def test_the_fee_of_an_unused_worker_is_not_refunded() -> None:
    match = at(turn("0/0/0/2", rival("0/0/0/1"), home={"elf": 1}, phase="placement"))
    play(match, "0 guild:bankers")
    assert (table(match)["phase"], stock(match)) == ("actions", "0/0/0/1")
    play(match, "0 end")
    assert (mine(match, "home"), stock(match)) == ({"elf": 1}, "0/0/0/1")


@pytest.mark.rule("BEL-4.57")
def test_the_fee_of_a_useless_worker_is_not_refunded() -> None:
    match = at(turn("0/0/0/2", rival("2/0/0/0"), home={"elf": 1}, phase="placement"))
    play(match, "0 guild:thieves")
    assert refused(match, 0, "use:thieves") == ("BEL-4.56", "nobody-has-gold")
    play(match, "0 end")
    assert (mine(match, "home"), stock(match)) == ({"elf": 1}, "0/0/0/1")


@pytest.mark.rule("BEL-4.57")
def test_a_worker_can_be_activated_on_a_guild_that_was_built_since() -> None:
    match = at(turn("2/2/1/1", rival("0/0/0/1"), guild_workers={"d2": "1:elf"}))
    play(match, "0 build:bankers", "0 end")
    assert table(match)["guild_workers"] == {"d2": "1:elf"}
    play(match, "1 use:bankers")
    assert (stock(match), stock(match, 1)) == ("0/0/0/1", "0/0/0/4")


@pytest.mark.rule("BEL-4.57")
def test_a_worker_can_be_activated_on_a_guild_whose_marker_was_swapped() -> None:
    placed = {"d2": "1:elf", "d4": "0:elf"}
    match = at(turn("0/0/0/1", rival("0/0/0/1"), guild_workers=placed, markers={"d2_guild": 1}))
    play(match, "0 use:wizards", "0 d1_guild", "0 end")
    assert table(match)["markers"] == {"d1_guild": 1}
    play(match, "1 use:bankers")
    assert (stock(match), stock(match, 1)) == ("0/0/0/1", "0/0/0/4")
