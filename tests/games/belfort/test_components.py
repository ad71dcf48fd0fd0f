"""The component data: what an owner of the game corrects reaches the game, or is refused."""

from collections.abc import Callable, Iterator
from fnmatch import fnmatch
from typing import Any

import pytest
from corrections import TAGS, Data, amiss, fates, row
from games.belfort.board import board, player
from games.belfort.turn import mine, rival, stock, turn
from helpers import at, options, play, refused, started, table

from underhall import editions
from underhall.core.errors import BadData
from underhall.core.match import Match
from underhall.games.belfort.box.components import Trade

Probe = Callable[[Match], Any]
SHIPPED: Data = editions.components("belfort")

FOR_SHOW = (
    *("*.name_en", "*.name_pl", "*.provenance", "*_provenance", "*.symbols_read"),
    *("meta.game", "meta.designers", "counts.*", "player_colour.*", "ability.*", "phase.*"),
    *("worker.*.master_id", "worker.*.base_id", "worker.gnome.*"),
    *("property.*.abilities", "guild.*.effect", "wall.id", "score_track.*", "track_space"),
    *("board_area.*.order", "board_area.*.kind", "board_area.*.gathers", "board_area.*.accepts"),
    *("board_area.*.pairing", "board_area.*.row", "board_area.*.col", "board_area.income*"),
    *("month.*.season*", "tax_bracket.*.district", "tax_bracket.tax_9.to", "district.*"),
    *("symbol.*.x", "symbol.*.y", "trading_post.*.*.provenance"),
)
"""What pages, drawings and readers use; no rule reads it, so a change of it changes no rule."""


def changed(data: Data, position: Data, *outcomes: str) -> Match:
    """A position played with corrected data."""
    return at({**position, "data": data}, *outcomes)


def begun(data: Data, seats: int = 3, seed: int = 0) -> Match:
    """A new game with corrected data, the opening hands chosen."""
    match = started(editions.edition("belfort", data), seats, seed)
    for seat in match.state.waiting():
        play(match, f"{seat} {options(match, seat)[0]}")
    return match


def gold(match: Match, seat: int = 0) -> int:
    return int(stock(match, seat).rpartition("/")[2])


# ---------------------------------------------------------------------- nothing is ignored


def numbers(data: Data) -> dict[str, Any]:
    """All that the typed tables hold with a correction, to compare."""
    tables = editions.edition("belfort", data).tables
    found = {name: getattr(tables, name) for name in dir(tables) if not name.startswith("_")}
    found = {name: value for name, value in found.items() if not callable(value)}
    trades: list[Trade] = found.pop("trades")
    return {**found, "trades": [(trade.give, trade.take) for trade in trades]}


def is_for_show(path: str) -> bool:
    return any(fnmatch(path, pattern) for pattern in FOR_SHOW)


def test_every_value_is_used_or_refused_or_only_for_show() -> None:
    found = fates(SHIPPED, numbers, is_for_show)
    assert amiss(found) == {}
    assert list(found.values()).count("used") > 150


# ---------------------------------------------------------------------- provenance


def groups(data: Data, path: str = "") -> Iterator[tuple[str, Data]]:
    """Every table of the file."""
    for key, value in data.items():
        here = f"{path}.{key}" if path else key
        if isinstance(value, list) and value and isinstance(value[0], dict):
            yield from ((f"{here}[{at}]", each) for at, each in enumerate(value))
        elif isinstance(value, dict):
            if not all(isinstance(each, dict) for each in value.values()):
                yield here, value
            yield from groups({k: v for k, v in value.items() if k in NAMED}, here)


NAMED = {
    *("limits", "gnomes_by_players", "job_centre_spaces_by_players", "guild_modes"),
    *("buy", "sell", "district", "workers"),
}
"""Tables inside tables that carry a tag of their own."""


def test_every_group_says_where_its_values_come_from() -> None:
    tags = {path: group.get("provenance") for path, group in groups(SHIPPED)}
    assert [path for path, tag in tags.items() if tag not in TAGS] == []
    assert {"scoring.workers", "setup.guild_modes", "trading_post.sell[3]", "fees"} <= set(tags)
    assert len(tags) == 65 + 75 + 50 + 13 + 12 + 10 + 10 + 7 + 7 + 5 * 4 + 4 + 7 + 15


@pytest.mark.parametrize(
    "path, tag",
    [
        ("trading_post", "house"),
        ("trading_post.sell[3]", "rulebook"),
        ("tax_bracket[2]", "rulebook"),
        ("tax_bracket[3]", "house"),
        ("month[0]", "public"),
        ("player_colour[4]", "memory"),
        ("guild_params", "rulebook"),
    ],
)
def test_a_tag_is_kept(path: str, tag: str) -> None:
    assert dict(groups(SHIPPED))[path]["provenance"] == tag


def test_reconstructed_costs_are_tagged() -> None:
    costs = [each["cost_provenance"] for group in ("property", "guild") for each in SHIPPED[group]]
    assert costs == ["house"] * 22


def test_a_correction_keeps_all_other_values_and_tags() -> None:
    edition = editions.edition("belfort", row("property", "bank", cost={"wood": 4}))
    bank = edition.raw["property"][0]
    assert bank["cost"] == {"wood": 4, "stone": 2, "metal": 1}
    assert bank["provenance"] == "rulebook"
    assert edition.fingerprint != editions.edition("belfort").fingerprint


# ---------------------------------------------------------------------- setup


@pytest.mark.parametrize(
    "data, probe, expected",
    [
        ({"setup": {"start_wood": 2, "start_gold": 7}}, stock, "2/1/1/7"),
        ({"setup": {"start_stone": 3, "start_metal": 0}}, stock, "1/3/0/5"),
        ({"setup": {"start_elves": 2}}, lambda m: mine(m, "home"), {"elf": 2, "dwarf": 3}),
        ({"setup": {"start_dwarves": 5}}, lambda m: mine(m, "supply"), {"elf": 4, "dwarf": 2}),
        (row("worker", "elf", per_player=5), lambda m: mine(m, "supply")["elf"], 2),
        ({"setup": {"cards_dealt": 4}}, lambda m: sum(table(m)["discard"].values()), 3),
        ({"setup": {"cards_kept": 2}}, lambda m: sum(mine(m, "hand").values()), 2),
        ({"setup": {"face_up_cards": 4}}, lambda m: len(table(m)["display"]), 4),
        ({"setup": {"gnomes_by_players": {"3": 8}}}, lambda m: table(m)["pool"], 8),
        (row("property", "pub", copies=0), lambda m: sum(m.state.deck), 45 - 15 - 3),
    ],
)
def test_setup_follows_the_data(data: Data, probe: Probe, expected: object) -> None:
    assert probe(begun(data)) == expected


def test_the_start_score_follows_the_data() -> None:
    match = begun({"setup": {"start_score": 2}, "score_track": {"start": 2}})
    assert match.edition.game.scores(match.state) == [2, 2, 2]


def test_guild_modes_follow_the_data() -> None:
    data = {"setup": {"guild_modes": {"normal": {"resource": 3, "interactive": 0}}}}
    for seed in range(5):
        laid = table(begun(data, seed=seed))["guilds"]
        assert not {"wizards", "spies", "bandits", "thieves"} & set(laid)


def test_the_category_of_a_guild_follows_the_data() -> None:
    data = row("guild", "spies", category="resource")
    modes = {"normal": {"resource": 5, "basic": 0, "interactive": 0}}
    match = begun({**data, "setup": {"guild_modes": modes}})
    assert "spies" in table(match)["guilds"]


def test_the_guilds_of_two_players_follow_the_data() -> None:
    allowed = ["spies", "bandits", "thieves", "masons"]
    basic = ["librarians", "architects", "merchants", "recruiters", "bankers", "sawyers", "miners"]
    rows = [{"id": id, "allowed_two_players": True} for id in allowed]
    rows += [{"id": id, "allowed_two_players": False} for id in basic]
    match = started(editions.edition("belfort", {"guild": rows}), 2)
    assert set(table(match)["guilds"]) == {"wizards", *allowed}


# ---------------------------------------------------------------------- a round


@pytest.mark.parametrize(
    "data, space, paid",
    [
        ({"fees": {"job_centre": 3}}, "job_centre", 3),
        ({"fees": {"kings_camp": 1}}, "kings_camp", 1),
        ({"fees": {"guild": 2}}, "guild:bankers", 2),
        ({"fees": {"inn_space": 4}, **row("property", "inn", space_fee=4)}, "card:inn", 4),
        ({"fees": {"tower_space": 0}, **row("property", "tower", space_fee=0)}, "card:tower", 0),
        (row("property", "library", space_fee=1), "card:library", 1),
        (row("property", "inn", action_space="open"), "card:inn", 1),
    ],
)
def test_fees_follow_the_data(data: Data, space: str, paid: int) -> None:
    own = player(built=["inn", "tower", "library"], gnomes=["tower"])
    if space == "card:inn" and "fees" in data:
        own = player(built=["inn"], gnomes=["inn"])
    match = changed(data, board(own, player(), player()))
    play(match, f"0 {space}", "0 elf")
    assert gold(match) == 5 - paid


def test_job_spaces_follow_the_data() -> None:
    data = {"setup": {"job_centre_spaces_by_players": {"3": 0}}}
    match = changed(data, board(player(), player(), player()))
    assert refused(match, 0, "job_centre") == ("BEL-4.16", "job-centre-full")


@pytest.mark.parametrize(
    "data, expected",
    [
        (row("board_area", "forest", majority_bonus=3), "6/0/0/0"),
        (row("worker", "elf", gather_strength=2), "5/0/0/0"),
        (row("worker", "master_elf", gather_strength=5), "7/0/0/0"),
    ],
)
def test_gathering_follows_the_data(data: Data, expected: str) -> None:
    own = player("0/0/0/0", gathering={"forest": ["elf", "master_elf"]})
    match = changed(data, board(own, player(), player(), phase="collection"))
    assert stock(match) == expected


def test_income_and_tax_follow_the_data() -> None:
    data = row("property", "inn", income=4)
    data |= {"tax_bracket": [{"id": "tax_0", "tax": 1}]}
    own = player("0/0/0/0", built=["inn"])
    match = changed(data, board(own, player("0/0/0/0"), player("0/0/0/1"), phase="collection"))
    assert [gold(match, seat) for seat in range(3)] == [3, 0, 0]
    assert match.edition.game.scores(match.state) == [0, -1, 0]


def test_tax_brackets_follow_the_data() -> None:
    data = {"tax_bracket": [{"id": "tax_0", "to": 2}, {"id": "tax_1", "from": 3}]}
    own = player("0/0/0/5", score=3)
    assert gold(changed(data, board(own, player(), player(), phase="collection"))) == 4


# ---------------------------------------------------------------------- actions


@pytest.mark.parametrize(
    "data, things, moves, expected",
    [
        (row("property", "bank", cost={"metal": 0}), {"hand": ["bank"]}, ["build:bank"], "7/7/9/9"),
        ({"wall": {"cost": {"wood": 1}}}, {}, ["build:wall"], "8/6/9/9"),
        (row("guild", "bankers", cost={"stone": 5}), {}, ["build:bankers"], "7/4/8/9"),
        ({"fees": {"hire_gnome": 5}}, {"built": ["pub"]}, ["hire"], "9/9/9/4"),
        ({"fees": {"buy_card": 2}}, {}, ["buy", "deck"], "9/9/9/7"),
        ({"guild_params": {"bankers_gold": 5}}, {"on": "bankers"}, [], "9/9/9/14"),
        ({"guild_params": {"sawyers_wood": 5}}, {"on": "sawyers"}, [], "14/9/9/9"),
        ({"guild_params": {"miners_metal": 5}}, {"on": "miners"}, [], "9/9/14/9"),
        ({"guild_params": {"masons_stone": 5}}, {"on": "masons"}, [], "9/14/9/9"),
        (
            {"trading_post": row("sell", "sell_metal", take={"gold": 3})},
            {},
            ["visit", "sell_metal", "leave"],
            "9/9/8/12",
        ),
        (
            {"trading_post": row("buy", "buy_wood", give={"gold": 4}, take={"wood": 2})},
            {},
            ["visit", "buy_wood", "leave"],
            "11/9/9/5",
        ),
        (
            {"guild_params": {"thieves_one_gold": 5}},
            {"on": "thieves"},
            ["one", "seat:1"],
            "9/9/9/14",
        ),
        (
            {"guild_params": {"bandits_one_metal": 2}},
            {"on": "bandits"},
            ["one", "seat:1", "2metal"],
            "9/9/11/9",
        ),
        (
            {"guild_params": {"bandits_one_goods": 3}},
            {"on": "bandits"},
            ["one", "seat:1", "2wood+1stone"],
            "11/10/9/9",
        ),
        (
            {"guild_params": {"architects_discount_metal": 2}},
            {"on": "architects"},
            ["keep", "d1_keep", "metal"],
            "6/6/9/9",
        ),
        (
            {"guild_params": {"architects_discount_wood_or_stone": 1}},
            {"on": "architects"},
            ["keep", "d1_keep", "wood_wood"],
            "7/6/7/9",
        ),
    ],
)
def test_prices_and_guilds_follow_the_data(
    data: Data, things: Data, moves: list[str], expected: str
) -> None:
    guild = things.pop("on", "bankers") if "on" in things else ""
    guilds = ["recruiters", "merchants", "wizards", "spies", guild or "bankers"]
    placed = {"guild_workers": {"d5": "0:elf"}} if guild else {}
    rivals = [rival("9/9/9/9"), rival("9/9/9/9")]
    match = changed(data, turn("9/9/9/9", *rivals, guilds=guilds, **things, **placed))
    for move in [*([f"use:{guild}"] if guild else []), *moves]:
        play(match, f"0 {move}")
    if match.state.decision.name == "site":
        play(match, f"0 {options(match, 0)[0]}")
    assert stock(match) == expected


@pytest.mark.parametrize(
    "data, guild, drawn, left",
    [
        ({"guild_params": {"librarians_draw": 4}}, "librarians", 4, 3),
        ({"guild_params": {"librarians_discard": 2}}, "librarians", 3, 1),
    ],
)
def test_librarians_follow_the_data(data: Data, guild: str, drawn: int, left: int) -> None:
    guilds = ["librarians", "merchants", "wizards", "spies", "bankers"]
    position = turn("0/0/0/1", guilds=guilds, guild_workers={"d1": "0:elf"})
    match = changed(data, position, *["card:bank", "card:keep", "card:inn", "card:pub"][:drawn])
    play(match, "0 use:librarians", *[f"0 {card}" for card in ("bank", "keep")[: drawn - left]])
    assert sum(mine(match, "hand").values()) == left


def test_merchants_and_visits_follow_the_data() -> None:
    data = {"guild_params": {"merchants_exchanges": 1, "merchants_extra_visits": 5}}
    data |= {"trading_post": {"base_visits_per_round": 2}}
    match = changed(data, turn("9/9/9/9", guild_workers={"d3": "0:elf"}))
    play(match, "0 use:merchants", "0 exchange:wood")
    assert refused(match, 0, "exchange:wood") == ("BEL-4.82", "no-exchange-left")
    play(match, *["0 visit", "0 buy_wood", "0 leave"] * 7)
    assert refused(match, 0, "visit") == ("BEL-4.58", "no-visit-left")


@pytest.mark.parametrize("key, guild", [("thieves", "thieves"), ("bandits", "bandits")])
def test_numbers_of_victims_follow_the_data(key: str, guild: str) -> None:
    guilds = ["recruiters", "merchants", "wizards", "spies", guild]
    placed = {"guilds": guilds, "guild_workers": {"d5": "0:elf"}}
    data = {"guild_params": {f"{key}_many_victims": 2}}
    match = changed(data, turn("0/0/0/0", *[rival("9/9/9/9")] * 3, seats=4, **placed))
    good = "" if guild == "thieves" else ":wood"
    play(match, f"0 use:{guild}", "0 several", f"0 seat:1{good}", f"0 seat:3{good}")
    assert match.state.decision.name == "action"


def test_locks_and_the_hand_limit_follow_the_data() -> None:
    match = changed(row("property", "keep", gnome_locks=1), turn("0/0/0/3", built=["keep"]))
    play(match, "0 hire")
    assert mine(match, "gnomes") == {"keep": 1}
    match = changed({"setup": {"hand_limit": 2}}, turn("0/0/0/1", hand=["bank", "pub", "inn"]))
    play(match, "0 end", "0 pub")
    assert mine(match, "hand") == {"bank": 1, "inn": 1}


# ---------------------------------------------------------------------- scoring


def scored(data: Data, seats: int = 3, **table: Any) -> list[int]:
    """The points that this table gives at the end of a scoring month."""
    homes = [{"elf": 3, "dwarf": 3}, {"elf": 2, "dwarf": 2}, {"elf": 1, "dwarf": 1}][:seats]
    players = [player("0/0/0/0", home=home) for home in homes]
    table.setdefault("round", 3)
    match = changed(data, board(*players, phase="scoring", **table))
    return match.edition.game.scores(match.state)


@pytest.mark.parametrize(
    "data, expected",
    [
        ({}, [5 + 6, 3 + 2, 0]),
        ({"scoring": {"district": {"first": 9}}}, [9 + 6, 3 + 2, 0]),
        ({"scoring": {"district": {"second": 4}}}, [5 + 6, 4 + 2, 0]),
        ({"scoring": {"district": {"third_place_min_players": 3}}}, [5 + 6, 3 + 2, 1]),
        ({"scoring": {"workers": {"first": 5}}}, [5 + 10, 3 + 2, 0]),
        ({"scoring": {"workers": {"second": 2}}}, [5 + 6, 3 + 4, 0]),
        (row("month", "spring_3", scoring=False), [0, 0, 0]),
    ],
)
def test_points_follow_the_data(data: Data, expected: list[int]) -> None:
    marked = ["d1_bank", "d1_inn", "d1_pub", "d1_tower", "d1_market", "d1_wall_a"]
    owners = [0, 0, 0, 1, 1, 2]
    assert scored(data, markers=dict(zip(marked, owners))) == expected


def test_the_third_place_follows_the_data() -> None:
    third = {"scoring": {"district": {"third": 2, "third_place_min_players": 3}}}
    marked = {"d1_bank": 0, "d1_inn": 0, "d1_pub": 0, "d1_tower": 1, "d1_market": 1, "d1_wall_a": 2}
    assert scored(third, markers=marked)[2] == 2
    none = {"scoring": {"district": {"third_place_two_players": False}}}
    marked = {"d1_bank": 2, "d1_inn": 2, "d1_pub": 2, "d1_tower": 3, "d1_market": 3, "d1_wall_a": 1}
    assert [scored(data, seats=2, markers=marked)[1] for data in (none, {})] == [0, 1]


def test_virtual_players_follow_the_data() -> None:
    """With two players the virtual ones have elves and dwarves, and dwarves that walk."""
    assert scored({"two_players": {"virtual_elves": 0, "virtual_dwarves": 4}}, seats=2) == [3, 1]
    assert scored({"two_players": {"virtual_elves": 4, "virtual_dwarves": 0}}, seats=2) == [3, 1]
    data = {"two_players": {"guild_dwarf_step": 2}}
    position = board(player("0/0/0/0"), player("0/0/0/0"), phase="scoring", virtual=["d4", "d2"])
    agenda = [{"do": "move_virtual_dwarves"}, {"do": "next_round"}]
    assert table(changed(data, {**position, "agenda": agenda}))["virtual"] == ["d1", "d4"]


def test_the_tie_break_follows_the_data() -> None:
    position = board(player("1/0/0/0"), player("0/0/1/0"), player("0/0/0/0"), phase="scoring")
    position["table"] |= {"round": 7}
    position["agenda"] = [{"do": "next_round"}]
    assert at(position).state.result.winners == [1]
    data = {"resource": [{"id": "wood", "tiebreak_value": 3}]}
    assert changed(data, position).state.result.winners == [0]


# ---------------------------------------------------------------------- errors


@pytest.mark.parametrize(
    "data, complaint",
    [
        ({"setup": {"start_wod": 1}}, r"has no setup\.start_wod"),
        ({"setup": {"start_wood": "1"}}, r"setup\.start_wood: expected int, found '1'"),
        ({"setup": {"start_wood": -1}}, r"setup\.start_wood must be a whole number of 0 or more"),
        ({"setup": {"face_up_cards": 0}}, r"setup\.face_up_cards must be .* of 1 or more"),
        ({"setup": {"cards_kept": 6}}, r"setup\.cards_dealt .* cards_kept"),
        ({"setup": {"cards_dealt": 10}}, r"setup\.cards_dealt must be 9 or less"),
        ({"setup": {"start_elves": 8}}, "more workers than per_player"),
        (row("worker", "dwarf", per_player=8), r"worker\.per_player must be 7 or less"),
        (row("property", "castle", income=1), "no property with id 'castle'"),
        (row("property", "bank", cost={"clay": 1}), r"no property\[bank\]\.cost\.clay"),
        (row("property", "bank", cost={"wood": -1}), r"\[bank\]: cost\.wood must be a whole"),
        (row("property", "bank", action_space="open"), r"\[bank\]: action_space cannot change"),
        (row("property", "inn", action_space="shut"), r"\[inn\]: action_space must be one of none"),
        (row("property", "keep", markers_when_built=1), r"\[keep\]: markers_when_built cannot"),
        (
            {"property": [{"id": each["id"], "copies": 2} for each in SHIPPED["property"]]},
            r"property\.copies are too few for setup\.cards_dealt",
        ),
        (row("guild", "spies", category="evil"), r"\[spies\]: category must be one of basic"),
        (row("guild", "spies", action_spaces=2), r"\[spies\]: action_spaces cannot change"),
        (row("guild", "wizards", allowed_two_players=False), r"guild\.allowed_two_players"),
        (
            {"setup": {"guild_modes": {"normal": {"basic": 3}}}},
            r"guild_modes\.normal must name five",
        ),
        (
            {"setup": {"guild_modes": {"normal": {"resource": 5, "basic": 0, "interactive": 0}}}},
            r"guild_modes\.normal must name five of the guilds there are",
        ),
        ({"guild_params": {"thieves_one_gold": 0}}, r"guild_params\.thieves_one_gold must be"),
        ({"guild_params": {"bandits_one_goods": 8}}, r"guild_params\.bandits_one_goods is over 7"),
        (
            {"guild_params": {"architects_discount_wood_or_stone": 3}},
            r"guild_params\.architects_discount_wood_or_stone is over 2",
        ),
        ({"fees": {"inn_space": 2}}, r"fees\.inn_space and space_fee of \[inn\]"),
        ({"meta": {"players_max": 6}}, r"meta\.players_max cannot change from 5"),
        ({"meta": {"rounds": 8}}, r"meta\.rounds and the number of months"),
        (row("month", "spring_2", round=3), r"month\.round must count 1, 2, 3"),
        (row("tax_bracket", "tax_0", **{"from": 1}), r"tax_bracket\.from must rise from 0"),
        (row("tax_bracket", "tax_1", **{"from": 12}), r"tax_bracket\.from must rise"),
        (row("tax_bracket", "tax_1", to=11), r"tax_bracket\.to must end before the next"),
        (row("board_area", "job_centre", spaces=4), r"job_centre_spaces_by_players\.5 and spaces"),
        (
            {"trading_post": {"buy": [{"id": "buy_gold"}]}},
            r"no trading_post\.buy with id 'buy_gold'",
        ),
        (
            {"trading_post": row("buy", "buy_wood", give={"gold": -1})},
            r"\[buy_wood\]: give\.gold must be a whole number",
        ),
        ({"property": {"bank": {}}}, r"property: expected tables, each with an id"),
        (
            {"property": [{"id": "bank"}, {"id": "bank"}]},
            r"property: the same id twice",
        ),
    ],
)
def test_a_correction_that_does_not_fit_names_its_key(data: Data, complaint: str) -> None:
    with pytest.raises(BadData, match=complaint):
        editions.edition("belfort", data)
