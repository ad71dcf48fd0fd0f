"""BEL-4-M: Librarians, Architects, Merchants and Recruiters."""

from typing import Any

import pytest
from helpers import at, names, options, play, refused, table, told

from underhall.core.events import EVERYBODY
from underhall.core.match import Match
from underhall.core.secrets import view
from underhall.games.belfort.box.names import (
    CARDS,
    GUILD,
    GUILDS,
    LOCATIONS,
    SYMBOLS,
)
from underhall.games.belfort.rules.architects import ArchitectSite
from underhall.games.belfort.table.state import Belfort

OTHERS = ["bankers", "sawyers", "miners", "masons"]
RICH = {"wood": 9, "stone": 9, "metal": 9, "gold": 9}
ALL_CARDS = dict.fromkeys(CARDS.tokens, 5)


def turn(guild: str, *players: dict[str, Any], **things: Any) -> dict[str, Any]:
    """Seat 0 of three begins its turn with an elf on the guild, which lies in d1."""
    table = {
        "phase": "actions",
        "guilds": [guild, *OTHERS],
        "guild_workers": {"d1": "0:elf"},
        "players": list(players),
        **things,
    }
    return {"game": "belfort", "seats": 3, "table": table}


def stock(wood: int, stone: int, metal: int, gold: int = 0) -> dict[str, int]:
    return {"wood": wood, "stone": stone, "metal": metal, "gold": gold}


def player(match: Match, seat: int = 0) -> dict[str, Any]:
    found: dict[str, Any] = table(match)["players"][seat]
    return found


def marked(match: Match, owner: int = 0) -> list[str]:
    return [symbol for symbol, who in table(match)["markers"].items() if who == owner]


# ---------------------------------------------------------------------- Librarians


@pytest.mark.rule("BEL-4.78")
def test_librarians_draw_three_cards_then_discard_any_one() -> None:
    pos = turn("librarians", {"hand": ["bank"]})
    match = at(pos, "card:inn", "card:keep", "card:pub")
    play(match, "0 use:librarians")
    assert options(match, 0) == ["bank", "keep", "inn", "pub"]
    assert refused(match, 0, "tower") == ("BEL-4.78", "not-in-hand")
    play(match, "0 bank")
    assert player(match)["hand"] == {"keep": 1, "inn": 1, "pub": 1}
    assert table(match)["discard"] == {"bank": 1}
    assert "end" in options(match, 0)


@pytest.mark.rule("BEL-4.78")
def test_what_librarians_draw_only_the_drawer_sees() -> None:
    match = at(turn("librarians"), "card:inn", "card:keep", "card:pub")
    events = play(match, "0 use:librarians")
    drawn = [(event.name, event.audience) for event in events if "drawn" in event.name]
    assert drawn == [("card-drawn", 0)] * 3 + [("cards-drawn", EVERYBODY)]
    assert told(events, "cards-drawn") == [{"who": 0, "n": 3}]
    assert {event.clause for event in events if "drawn" in event.name} == {"BEL-4.78"}


@pytest.mark.rule("BEL-4.78")
def test_librarians_draw_what_there_is() -> None:
    built = {**ALL_CARDS, "pub": 3}
    match = at(turn("librarians", {"hand": ["pub"]}, {"built": built}, display=[]))
    play(match, "0 use:librarians")
    assert player(match)["hand"] == {"pub": 1}
    assert table(match)["discard"] == {"pub": 1}


@pytest.mark.rule("BEL-4.78")
def test_librarians_without_any_card_discard_none() -> None:
    match = at(turn("librarians", {}, {"built": ALL_CARDS}, display=[]))
    events = play(match, "0 use:librarians")
    assert names(events) == ["guild-used"]
    assert player(match)["hand"] == {} == table(match)["discard"]
    assert player(match)["home"] == {"elf": 3, "dwarf": 3}


# ---------------------------------------------------------------------- Architects


@pytest.mark.rule("BEL-4.79")
def test_architects_offer_every_kind_with_a_payable_free_location() -> None:
    match = at(turn("architects", {"goods": RICH}))
    play(match, "0 use:architects")
    assert options(match, 0) == [*CARDS.tokens, "wall", "guild"]


@pytest.mark.rule("BEL-4.79", "BEL-4.80")
def test_architects_refuse_kinds_that_are_taken_or_too_dear() -> None:
    towers = {f"d{n}_tower": 1 for n in range(1, 6)}
    match = at(turn("architects", {"goods": stock(3, 2, 0)}, markers=towers))
    play(match, "0 use:architects")
    payable = "bank library inn gardens pub market wall guild"
    assert options(match, 0) == payable.split()
    assert refused(match, 0, "tower") == ("BEL-4.79", "no-free-location")
    assert refused(match, 0, "keep") == ("BEL-4.80", "too-dear")
    assert refused(match, 0, "gatehouse") == ("BEL-4.80", "too-dear")
    assert refused(match, 0, "blacksmith") == ("BEL-4.80", "too-dear")


@pytest.mark.rule("BEL-4.79")
def test_architects_put_a_marker_on_a_free_location_of_any_district() -> None:
    match = at(turn("architects", {"goods": RICH}, markers={"d2_inn": 2}))
    play(match, "0 use:architects", "0 inn")
    assert options(match, 0) == ["d1_inn", "d3_inn", "d4_inn", "d5_inn"]
    assert refused(match, 0, "d2_inn") == ("BEL-4.45", "site-taken")
    events = play(match, "0 d4_inn", "0 metal")
    assert told(events, "occupied") == [{"who": 0, "kind": "inn", "district": "d4"}]
    assert marked(match) == ["d4_inn"]


@pytest.mark.rule("BEL-4.79")
def test_architects_take_both_symbols_of_a_keep() -> None:
    match = at(turn("architects", {"goods": RICH}))
    play(match, "0 use:architects", "0 keep", "0 d3_keep", "0 metal")
    assert marked(match) == ["d3_keep_a", "d3_keep_b"]


@pytest.mark.rule("BEL-4.79")
@pytest.mark.parametrize("symbol", ["gate_2_d2", "gate_2_d3"])
def test_architects_take_one_symbol_of_a_free_gate(symbol: str) -> None:
    match = at(turn("architects", {"goods": RICH}, markers={"gate_1_d1": 0, "gate_3_d4": 1}))
    play(match, "0 use:architects", "0 gatehouse")
    free = "gate_2_d2 gate_2_d3 gate_4_d4 gate_4_d5 gate_5_d5 gate_5_d1"
    assert options(match, 0) == free.split()
    play(match, f"0 {symbol}", "0 metal")
    assert marked(match) == ["gate_1_d1", symbol]


@pytest.mark.rule("BEL-4.79")
def test_architects_take_walls() -> None:
    match = at(turn("architects", {"goods": RICH}, markers={"d1_wall_a": 1}))
    play(match, "0 use:architects", "0 wall")
    assert len(options(match, 0)) == 9
    play(match, "0 d1_wall_b", "0 wood_stone")
    assert marked(match) == ["d1_wall_b"]
    assert player(match)["goods"] == stock(7, 7, 9, 9)


@pytest.mark.rule("BEL-4.80")
@pytest.mark.parametrize(
    "kind, place, discount, left",
    [
        ("market", "d1_market", "metal", (7, 7, 9)),
        ("market", "d1_market", "wood_wood", (9, 7, 8)),
        ("market", "d1_market", "wood_stone", (8, 8, 8)),
        ("market", "d1_market", "stone_stone", (7, 9, 8)),
        ("gatehouse", "gate_1_d1", "metal", (8, 7, 8)),
        ("gatehouse", "gate_1_d1", "stone_stone", (8, 9, 7)),
        ("guild", "d2_guild", "wood_wood", (9, 7, 8)),
        ("wall", "d2_wall_b", "stone_stone", (6, 8, 9)),
    ],
)
def test_one_discount_comes_off_the_cost(
    kind: str, place: str, discount: str, left: tuple[int, int, int]
) -> None:
    match = at(turn("architects", {"goods": RICH}))
    play(match, "0 use:architects", f"0 {kind}", f"0 {place}", f"0 {discount}")
    assert player(match)["goods"] == stock(*left, gold=9)


@pytest.mark.rule("BEL-4.80")
@pytest.mark.parametrize(
    "kind, place, fitting, too_large",
    [
        ("wall", "d1_wall_a", ["wood_wood", "wood_stone", "stone_stone"], "metal"),
        ("gatehouse", "gate_1_d1", ["metal", "wood_stone", "stone_stone"], "wood_wood"),
        ("inn", "d1_inn", ["metal", "wood_wood", "wood_stone"], "stone_stone"),
        ("bank", "d1_bank", ["metal", "wood_wood", "wood_stone", "stone_stone"], None),
    ],
)
def test_a_discount_must_be_wholly_contained_in_the_cost(
    kind: str, place: str, fitting: list[str], too_large: str | None
) -> None:
    match = at(turn("architects", {"goods": RICH}))
    play(match, "0 use:architects", f"0 {kind}", f"0 {place}")
    assert options(match, 0) == fitting
    if too_large:
        assert refused(match, 0, too_large) == ("BEL-4.80", "discount-too-large")


@pytest.mark.rule("BEL-4.80")
def test_only_payable_discounts_are_offered() -> None:
    match = at(turn("architects", {"goods": stock(2, 1, 1)}))
    play(match, "0 use:architects", "0 market", "0 d1_market")
    assert options(match, 0) == ["wood_stone", "stone_stone"]
    assert refused(match, 0, "metal") == ("BEL-4.80", "cost-short")
    assert refused(match, 0, "wood_wood") == ("BEL-4.80", "cost-short")


@pytest.mark.rule("BEL-4.81")
def test_architects_use_no_card_and_bring_no_income_space_or_lock() -> None:
    match = at(turn("architects", {"goods": RICH, "hand": ["market"]}))
    play(match, "0 use:architects", "0 market", "0 d1_market", "0 metal")
    assert (player(match)["hand"], player(match)["built"]) == ({"market": 1}, {})
    assert view(match.edition.game, match.state, 0)["table"]["players"][0]["income"] == 0
    assert refused(match, 0, "hire") == ("BEL-4.62", "no-free-lock")
    play(match, "0 end", "1 end", "2 end")
    assert refused(match, 0, "card:market") == ("BEL-4.21", "not-built")


@pytest.mark.rule("BEL-4.81")
def test_who_occupies_a_guild_with_architects_owns_it() -> None:
    match = at(turn("architects", {"goods": RICH}))
    play(match, "0 use:architects", "0 guild", "0 d2_guild", "0 metal", "0 end", "1 end", "2 end")
    assert refused_guild(match, 1, "bankers") == ("BEL-4.52", "guild-owned")
    play(match, "0 guild:sawyers", "0 elf", "1 guild:bankers", "1 elf")
    assert [player(match, seat)["goods"]["gold"] for seat in (0, 1)] == [9, 4]


def refused_guild(match: Match, seat: int, guild: str) -> tuple[str, str]:
    """Why a seat could not build a guild, were it to act now."""
    position = {"phase": "actions", "seat": seat, "markers": table(match)["markers"]}
    acting = at({"game": "belfort", "seats": 3, "table": {**position, "guilds": guilds(match)}})
    return refused(acting, seat, f"build:{guild}")


def guilds(match: Match) -> list[str]:
    found: list[str] = table(match)["guilds"]
    return found


@pytest.mark.rule("BEL-4.79", "BEL-4.80", "BEL-4.81")
def test_ex_23_a_keep_with_the_metal_discount() -> None:
    taken = {f"d{n}_keep_{side}": 1 for n in range(1, 5) for side in "ab"}
    match = at(turn("architects", {"goods": stock(3, 3, 1)}, markers=taken))
    play(match, "0 use:architects", "0 keep")
    assert marked(match) == ["d5_keep_a", "d5_keep_b"]
    assert (player(match)["goods"], player(match)["built"]) == (stock(0, 0, 0), {})
    assert view(match.edition.game, match.state, 0)["table"]["players"][0]["income"] == 0


@pytest.mark.rule("BEL-4.79", "BEL-4.80", "BEL-4.56")
def test_ex_40_only_the_guild_that_a_discount_makes_payable() -> None:
    free = {"d2_guild", "d3_guild"}
    taken = {symbol: 1 for symbol in SYMBOLS.tokens if symbol not in free}
    pos = turn("architects", {"goods": stock(2, 2, 0)}, markers=taken)
    pos["table"]["guilds"] = ["architects", "miners", "wizards", "bankers", "sawyers"]
    match = at(pos)
    sites = ArchitectSite(0, GUILD)
    state = match.state
    assert [sites.token(state, code) for code in sites.options(state)] == ["d2_guild"]
    assert reason(sites, state, "d3_guild") == ("BEL-4.80", "too-dear")
    events = play(match, "0 use:architects")
    assert names(events)[:5] == ["guild-used", "forced", "forced", "forced", "occupied"]
    assert marked(match) == ["d2_guild"]
    assert player(match)["goods"] == stock(0, 0, 0)
    pos["table"]["players"] = [{"goods": stock(2, 1, 0, 1)}]
    assert refused(at(pos), 0, "use:architects") == ("BEL-4.56", "nothing-to-occupy")


def reason(sites: ArchitectSite, state: Belfort, place: str) -> tuple[str, str] | None:
    """Why a place is refused."""
    location = LOCATIONS.code(place)
    refusal = sites.refusal(state, state.tables.location_symbols[location][0])
    return None if refusal is None else (refusal.clause, refusal.reason)


@pytest.mark.rule("BEL-4.79", "BEL-4.80")
def test_architects_refuse_a_guild_that_no_discount_makes_payable() -> None:
    pos = turn("architects", {"goods": stock(2, 2, 0)})
    pos["table"]["guilds"] = ["architects", "bankers", "wizards", "miners", "masons"]
    match = at(pos)
    play(match, "0 use:architects", "0 guild")
    assert options(match, 0) == ["d1_guild", "d2_guild", "d4_guild", "d5_guild"]
    assert refused(match, 0, "d3_guild") == ("BEL-4.80", "too-dear")


# ---------------------------------------------------------------------- Merchants


@pytest.mark.rule("BEL-4.82")
def test_merchants_exchange_two_wood_or_stone_for_metal() -> None:
    match = at(turn("merchants", {"goods": stock(2, 2, 0)}))
    assert refused(match, 0, "exchange:wood") == ("BEL-4.82", "no-exchange-left")
    events = play(match, "0 use:merchants", "0 exchange:stone", "0 exchange:wood")
    assert player(match)["goods"] == stock(1, 1, 2)
    assert told(events, "exchanged") == [{"who": 0, "good": "stone"}, {"who": 0, "good": "wood"}]
    assert refused(match, 0, "exchange:wood") == ("BEL-4.82", "no-exchange-left")
    assert refused(match, 0, "exchange:stone") == ("BEL-4.82", "no-exchange-left")


@pytest.mark.rule("BEL-4.82")
def test_merchants_exchange_only_what_one_has() -> None:
    match = at(turn("merchants", {"goods": stock(0, 1, 3, 3)}))
    play(match, "0 use:merchants")
    assert refused(match, 0, "exchange:wood") == ("BEL-4.82", "has-none")
    play(match, "0 exchange:stone")
    assert player(match)["goods"] == stock(0, 0, 4, 3)
    assert refused(match, 0, "exchange:stone") == ("BEL-4.82", "has-none")


@pytest.mark.rule("BEL-4.82")
def test_merchants_bring_three_visits_more() -> None:
    match = at(turn("merchants", {"goods": stock(0, 0, 0, 9)}))
    play(match, "0 visit", "0 buy_wood", "0 use:merchants")
    play(match, *["0 visit", "0 buy_stone", "0 leave"] * 3)
    assert player(match)["goods"] == stock(1, 3, 0, 5)
    assert refused(match, 0, "visit") == ("BEL-4.58", "no-visit-left")


@pytest.mark.rule("BEL-4.82")
def test_what_merchants_bring_is_lost_at_the_end_of_the_turn() -> None:
    match = at(turn("merchants", {"goods": stock(3, 3, 0, 9)}))
    play(match, "0 use:merchants", "0 exchange:wood")
    assert table(match)["turn"]["extra_visits"] == 3
    assert table(match)["turn"]["exchanges"] == 1
    play(match, "0 end")
    assert refused(match, 1, "exchange:wood") == ("BEL-4.82", "no-exchange-left")
    play(match, "1 visit", "1 buy_wood", "1 leave")
    assert refused(match, 1, "visit") == ("BEL-4.58", "no-visit-left")


# ---------------------------------------------------------------------- Recruiters


@pytest.mark.rule("BEL-4.83")
@pytest.mark.parametrize("race", ["elf", "dwarf"])
def test_recruiters_bring_an_elf_or_a_dwarf(race: str) -> None:
    match = at(turn("recruiters", {"built": ["bank"]}))
    play(match, "0 use:recruiters")
    assert options(match, 0) == ["elf", "dwarf", "gnome"]
    events = play(match, f"0 {race}")
    assert told(events, "worker-from-supply") == [{"who": 0, "worker": race}]
    assert player(match)["home"] == {"elf": 3, "dwarf": 3, race: 4}
    assert player(match)["supply"] == {"elf": 4, "dwarf": 4, race: 3}


@pytest.mark.rule("BEL-4.83")
def test_recruiters_bring_a_gnome_onto_a_free_lock() -> None:
    match = at(turn("recruiters", {"built": ["inn", "tower"], "goods": stock(0, 0, 0, 3)}))
    play(match, "0 use:recruiters", "0 gnome", "0 tower")
    assert (player(match)["gnomes"], table(match)["pool"]) == ({"tower": 1}, 13)
    assert player(match)["goods"]["gold"] == 3
    assert "hire" in options(match, 0)


@pytest.mark.rule("BEL-4.83")
def test_recruiters_refuse_what_is_not_there() -> None:
    few = {"home": {"elf": 6, "dwarf": 3}, "supply": {"elf": 0, "dwarf": 4}}
    match = at(turn("recruiters", {**few, "built": ["inn"]}))
    play(match, "0 use:recruiters")
    assert refused(match, 0, "elf") == ("BEL-4.4", "none-in-supply")
    assert options(match, 0) == ["dwarf", "gnome"]


@pytest.mark.rule("BEL-4.83")
def test_recruiters_have_no_gnome_without_a_free_lock() -> None:
    match = at(turn("recruiters", {"built": ["inn", "keep"], "gnomes": ["inn"]}))
    play(match, "0 use:recruiters")
    assert options(match, 0) == ["elf", "dwarf"]
    assert refused(match, 0, "gnome") == ("BEL-4.83", "no-free-lock")


@pytest.mark.rule("BEL-4.83")
def test_recruiters_have_no_gnome_when_the_pool_is_empty() -> None:
    match = at(turn("recruiters", {"built": ["inn"]}, pool=0))
    play(match, "0 use:recruiters")
    assert options(match, 0) == ["elf", "dwarf"]
    assert refused(match, 0, "gnome") == ("BEL-4.5", "pool-empty")


@pytest.mark.rule("BEL-4.83")
def test_recruiters_with_an_empty_supply_still_bring_a_gnome() -> None:
    full = {"home": {"elf": 6, "dwarf": 7}, "supply": {"elf": 0, "dwarf": 0}}
    match = at(turn("recruiters", {**full, "built": ["inn"]}))
    play(match, "0 use:recruiters")
    assert player(match)["gnomes"] == {"inn": 1}


@pytest.mark.rule("BEL-4.83")
def test_recruiters_who_can_bring_nobody_are_not_activated() -> None:
    full = {"home": {"elf": 6, "dwarf": 7}, "supply": {"elf": 0, "dwarf": 0}}
    match = at(turn("recruiters", full))
    assert refused(match, 0, "use:recruiters") == ("BEL-4.56", "supply-empty")


def test_the_guilds_of_this_chapter_are_the_basic_ones() -> None:
    tables = at(turn("librarians")).state.tables
    basic = [GUILDS.token(g) for g, sort in enumerate(tables.guild_sort) if sort == "basic"]
    assert basic == ["librarians", "architects", "merchants", "recruiters"]
