"""BEL-5-A: the two-player variant and its virtual players V3 (owner 2) and V4 (owner 3)."""

from typing import Any

import pytest
from helpers import at, names, options, play, play_on, refused, started, table, told

from underhall.core.errors import BadOption
from underhall.core.match import Match
from underhall.core.secrets import view
from underhall.games.belfort.box.names import (
    CARDS,
)

BASIC_AND_RESOURCE = {
    *("librarians", "architects", "merchants", "recruiters"),
    *("bankers", "sawyers", "miners", "masons"),
}
ALL_CARDS = dict.fromkeys(CARDS.tokens, 5)
DISPLAY = ["library", "inn", "market"]
TURNS = [{"do": "virtual_turn", "virtual": 0}, {"do": "virtual_turn", "virtual": 1}]
"""Only the virtual turns are still to come."""


def two(*players: dict[str, Any], **things: Any) -> dict[str, Any]:
    """Seat 1 (unless told) takes its Actions turn in round 1 (unless told)."""
    own = {"phase": "actions", "seat": 1, "players": list(players), **things}
    return {"game": "belfort", "seats": 2, "table": own}


def virtual(*players: dict[str, Any], chance: tuple[str, ...] = (), **things: Any) -> Match:
    """Both players have acted; V3 comes next."""
    match = at(two(*players, **things), *chance)
    play(match, "1 end")
    return match


def markers(match: Match) -> dict[str, int]:
    found: dict[str, int] = table(match)["markers"]
    return found


def kind_taken(kind: str, but: str = "", owner: int = 0) -> dict[str, int]:
    """Every location of a single kind is occupied, but one."""
    places = [f"d{n}_{kind}" for n in range(1, 6)]
    return {place: owner for place in places if place != but}


def gold(match: Match) -> list[int]:
    return [player["goods"]["gold"] for player in table(match)["players"]]


# ---------------------------------------------------------------------- setup


@pytest.mark.rule("BEL-5.1")
def test_virtual_players_are_no_seats_and_have_no_score() -> None:
    match = play_on(started("belfort", 2))
    assert len(table(match)["players"]) == 2
    assert len(match.state.result.scores) == 2
    assert set(markers(match).values()) == {0, 1, 2, 3}


@pytest.mark.rule("BEL-5.1")
def test_the_other_rules_hold_for_two() -> None:
    match = at({"game": "belfort", "seats": 2, "table": {"job_centre": ["1:elf"]}})
    assert table(match)["pool"] == 9
    assert refused(match, 0, "job_centre") == ("BEL-4.16", "job-centre-full")


@pytest.mark.rule("BEL-5.1")
def test_virtual_markers_never_run_out() -> None:
    taken = {f"d{n}_{kind}": 2 for n in range(1, 6) for kind in ("bank", "pub", "tower", "inn")}
    match = virtual(markers=taken)
    play(match, "0 library", "0 d1_library")
    assert list(markers(match).values()).count(2) == 21


@pytest.mark.rule("BEL-5.2")
def test_wizards_and_four_basic_or_resource_guilds() -> None:
    seen = set()
    for seed in range(25):
        guilds = table(started("belfort", 2, seed))["guilds"]
        assert set(guilds) <= {"wizards", *BASIC_AND_RESOURCE}
        assert "wizards" in guilds and len(set(guilds)) == 5
        seen |= set(guilds)
    assert seen == {"wizards", *BASIC_AND_RESOURCE}


@pytest.mark.rule("BEL-5.2")
def test_r_13_guild_modes_but_custom_do_not_apply() -> None:
    for mode in ("beginner", "advanced"):
        with pytest.raises(BadOption, match=r"three or more players \(BEL-5\.2\)"):
            started("belfort", 2, guilds=mode)
    named = "architects+bankers+sawyers+miners+masons"
    match = started("belfort", 2, guilds="custom", custom_guilds=named)
    assert set(table(match)["guilds"]) == set(named.split("+"))


@pytest.mark.rule("BEL-5.2")
@pytest.mark.parametrize("guild", ["spies", "bandits", "thieves"])
def test_other_interactive_guilds_are_never_used(guild: str) -> None:
    named = f"wizards+{guild}+sawyers+miners+masons"
    with pytest.raises(BadOption, match=rf"'{guild}' is not for two players \(BEL-5\.2\)"):
        started("belfort", 2, guilds="custom", custom_guilds=named)
    assert guild in table(started("belfort", 3, guilds="custom", custom_guilds=named))["guilds"]


@pytest.mark.rule("BEL-5.3")
def test_crests_one_and_two_are_dealt_at_random() -> None:
    dealt = set()
    for seed in range(12):
        match = play_on(started("belfort", 2, seed), moves=2)
        dealt.add(tuple(player["crest"] for player in table(match)["players"]))
    assert dealt == {(1, 2), (2, 1)}


@pytest.mark.rule("BEL-5.4")
def test_the_holder_of_crest_one_sets_the_dwarf_of_v3_first() -> None:
    match = setting((2, 1))
    assert (match.state.waiting(), match.state.decision.name) == ([1], "virtual_dwarf_start")
    assert len(options(match, 1)) == 5
    events = play(match, "1 guild:bankers")
    assert told(events)[0] == {"who": 1, "virtual": 3, "guild": "bankers"}
    assert match.state.waiting() == [0]
    play(match, "0 guild:wizards")
    assert table(match)["virtual"] == ["d2", "d4"]
    assert (table(match)["round"], table(match)["phase"]) == (1, "placement")


def setting(crests: tuple[int, int]) -> Match:
    """Setup is done up to the virtual dwarves."""
    players = [{"crest": crest} for crest in crests]
    own = {"phase": "placement", "virtual": [], "players": players}
    frames = [{"do": "virtual_dwarf", "virtual": n} for n in (0, 1)]
    agenda = [*frames, {"do": "begin_placement"}]
    return at({"game": "belfort", "seats": 2, "table": own, "agenda": agenda})


@pytest.mark.rule("BEL-5.4")
def test_r_14_the_virtual_dwarves_start_apart() -> None:
    match = setting((1, 2))
    play(match, "0 guild:bankers")
    assert refused(match, 1, "guild:bankers") == ("BEL-5.4", "virtual-dwarf-there")
    assert len(options(match, 1)) == 4


@pytest.mark.rule("BEL-5.4")
@pytest.mark.parametrize("seed", range(4))
def test_the_dwarves_are_the_last_step_of_setup(seed: int) -> None:
    match = play_on(started("belfort", 2, seed), moves=2)
    assert match.state.decision.name == "virtual_dwarf_start"
    assert len(table(match)["display"]) == 3
    asked = match.state.decision.seat
    assert table(match)["players"][asked]["crest"] == 1


# ---------------------------------------------------------------------- who controls whom


@pytest.mark.rule("BEL-5.3")
@pytest.mark.parametrize("first", [0, 1])
def test_crest_one_controls_v3_and_crest_two_v4(first: int) -> None:
    crests = [{"crest": 1 + (seat != first)} for seat in (0, 1)]
    match = at(two(*crests, seat=1 - first))
    play(match, f"{1 - first} end")
    assert match.state.waiting() == [first]
    play(match, f"{first} library", f"{first} d1_library")
    assert match.state.waiting() == [1 - first]
    play(match, f"{1 - first} inn", f"{1 - first} d2_inn")
    assert markers(match) == {"d1_library": 2, "d2_inn": 3}


@pytest.mark.rule("BEL-5.3")
def test_control_goes_with_the_crest_and_virtual_crests_stay() -> None:
    own = {"phase": "collection", "camp": ["1:elf"], "players": [{}, {}]}
    match = at({"game": "belfort", "seats": 2, "table": own})
    assert options(match, 1) == ["keep", "swap:0"]
    play(match, "1 swap:0", "1 end", "0 end")
    assert match.state.decision.name == "virtual_card"
    play(match, "1 library", "1 d1_library")
    assert markers(match) == {"d1_library": 2}
    assert match.state.waiting() == [0]


# ---------------------------------------------------------------------- the guilds they hold


@pytest.mark.rule("BEL-5.5")
def test_nobody_places_on_a_guild_with_a_virtual_dwarf() -> None:
    match = at({"game": "belfort", "seats": 2, "table": {"virtual": ["d1", "d4"]}})
    assert refused(match, 0, "guild:architects") == ("BEL-5.5", "virtual-dwarf-there")
    assert refused(match, 0, "guild:wizards") == ("BEL-5.5", "virtual-dwarf-there")
    open_guilds = [token for token in options(match, 0) if token.startswith("guild")]
    assert open_guilds == ["guild:bankers", "guild:merchants", "guild:miners"]


@pytest.mark.rule("BEL-5.5")
def test_not_even_the_owner_places_there() -> None:
    own = {"virtual": ["d1", "d4"], "markers": {"d1_guild": 0}}
    match = at({"game": "belfort", "seats": 2, "table": own})
    assert refused(match, 0, "guild:architects") == ("BEL-5.5", "virtual-dwarf-there")


@pytest.mark.rule("BEL-5.5")
def test_such_a_guild_can_be_built_and_swapped() -> None:
    rich = {"goods": {"wood": 9, "stone": 9, "metal": 9}}
    match = at(two({}, rich, virtual=["d1", "d2"], guild_workers={"d4": "1:elf"}))
    play(match, "1 build:architects")
    assert markers(match) == {"d1_guild": 1}
    play(match, "1 use:wizards", "1 d1_guild", "1 d2_guild")
    assert markers(match) == {"d2_guild": 1}


# ---------------------------------------------------------------------- their turns


@pytest.mark.rule("BEL-5.6")
def test_after_both_turns_v3_then_v4_take_a_card_each() -> None:
    match = at(two(seat=0), "card:pub", "card:keep")
    play(match, "0 end")
    assert match.state.decision.name == "action"
    play(match, "1 end")
    assert match.state.decision.name == "virtual_card"
    assert options(match, 0) == ["library", "inn", "market", "deck"]
    events = play(match, "0 inn", "0 d5_inn")
    assert told(events, "virtual-card") == [{"who": 0, "virtual": 3, "card": "inn"}]
    assert told(events, "virtual-built") == [{"virtual": 3, "card": "inn", "district": "d5"}]
    assert options(match, 1) == ["library", "pub", "market", "deck"]
    play(match, "1 market", "1 d1_market")
    assert markers(match) == {"d5_inn": 2, "d1_market": 3}
    assert table(match)["display"] == ["library", "pub", "keep"]
    assert table(match)["discard"] == {"inn": 1, "market": 1}


@pytest.mark.rule("BEL-5.6")
def test_a_card_from_the_deck_is_shown_to_all() -> None:
    match = virtual(chance=("card:tower",))
    events = play(match, "0 deck")
    assert [event.name for event in events if event.seen_by(1)] == ["virtual-card"]
    assert told(events) == [{"who": 0, "virtual": 3, "card": "tower"}]
    assert options(match, 0) == [f"d{n}_tower" for n in range(1, 6)]
    play(match, "0 d3_tower")
    assert table(match)["discard"] == {"tower": 1}
    assert table(match)["display"] == DISPLAY


@pytest.mark.rule("BEL-5.6")
def test_the_display_is_refilled_only_after_the_markers_lie() -> None:
    match = virtual(chance=("card:bank",))
    play(match, "0 inn")
    assert table(match)["display"] == ["library", "market"]
    play(match, "0 d1_inn")
    assert table(match)["display"] == ["library", "market", "bank"]


@pytest.mark.rule("BEL-5.6")
def test_virtual_turns_come_before_scoring() -> None:
    match = virtual(round=3, markers={"d5_pub": 0, "d4_pub": 1})
    events = play(match, "0 inn", "0 d5_inn", "1 library", "1 d1_library")
    assert told(events, "district-scored") == [
        {"who": 1, "district": "d4", "place": 1, "points": 5},
        {"who": 0, "district": "d5", "place": 2, "points": 3},
    ]


@pytest.mark.rule("BEL-5.7")
def test_a_single_symbol_gets_one_marker_and_nothing_is_paid() -> None:
    match = virtual(markers=kind_taken("inn", but="d2_inn"))
    before = [player["goods"] for player in table(match)["players"]]
    play(match, "0 inn")
    assert markers(match) == {**kind_taken("inn"), "d2_inn": 2}
    assert [player["goods"] for player in table(match)["players"]] == before


@pytest.mark.rule("BEL-5.7")
def test_r_15_both_symbols_of_a_keep() -> None:
    match = virtual(display=["keep", "inn"])
    play(match, "0 keep")
    assert options(match, 0) == [f"d{n}_keep" for n in range(1, 6)]
    play(match, "0 d2_keep")
    assert markers(match) == {"d2_keep_a": 2, "d2_keep_b": 2}


@pytest.mark.rule("BEL-5.7")
def test_one_symbol_of_a_free_gate() -> None:
    match = virtual(display=["gatehouse"], markers={"gate_1_d1": 0, "gate_2_d3": 1})
    play(match, "0 gatehouse")
    assert refused(match, 0, "gate_1_d2") == ("BEL-5.7", "gate-closed")
    assert refused(match, 0, "gate_1_d1") == ("BEL-5.7", "virtual-site-taken")
    assert len(options(match, 0)) == 6
    play(match, "0 gate_5_d1")
    assert markers(match) == {"gate_1_d1": 0, "gate_2_d3": 1, "gate_5_d1": 2}


@pytest.mark.rule("BEL-5.7")
def test_a_kind_without_free_location_may_be_chosen_and_does_nothing() -> None:
    match = virtual(markers=kind_taken("inn"))
    before = markers(match)
    events = play(match, "0 inn")
    assert told(events, "virtual-idle") == [{"virtual": 3, "card": "inn"}]
    assert markers(match) == before
    assert table(match)["discard"] == {"inn": 1}
    assert match.state.waiting() == [1]


# ---------------------------------------------------------------------- the dwarves move


def moved(**things: Any) -> Match:
    """The virtual dwarves have moved; no card was there to place anything."""
    return virtual({"built": ALL_CARDS}, display=[], **things)


@pytest.mark.rule("BEL-5.8")
def test_ex_31_the_owner_takes_a_gold_for_each_dwarf_that_arrives() -> None:
    match = moved(virtual=["d5", "d2"], markers={"d1_guild": 0, "d3_guild": 0})
    assert table(match)["virtual"] == ["d1", "d3"]
    assert gold(match) == [7, 5]


@pytest.mark.rule("BEL-5.8")
def test_each_owner_takes_his_own() -> None:
    match = moved(virtual=["d3", "d4"], markers={"d4_guild": 1, "d5_guild": 0, "d3_guild": 0})
    assert table(match)["virtual"] == ["d4", "d5"]
    assert gold(match) == [6, 6]


@pytest.mark.rule("BEL-5.8")
def test_a_guild_without_owner_brings_nobody_gold() -> None:
    match = moved(virtual=["d3", "d4"], markers={"d3_guild": 0, "d1_guild": 1})
    assert table(match)["virtual"] == ["d4", "d5"]
    assert gold(match) == [5, 5]


@pytest.mark.rule("BEL-5.8")
def test_the_dwarves_move_after_both_virtual_turns() -> None:
    match = virtual(virtual=["d5", "d2"])
    play(match, "0 library", "0 d1_library")
    assert table(match)["virtual"] == ["d5", "d2"]
    events = play(match, "1 inn", "1 d1_inn")
    assert told(events, "virtual-moved") == [
        {"virtual": 3, "guild": "architects"},
        {"virtual": 4, "guild": "merchants"},
    ]


@pytest.mark.rule("BEL-5.9")
@pytest.mark.parametrize("round", range(1, 8))
def test_virtual_turns_are_taken_in_every_round(round: int) -> None:
    match = virtual(round=round, virtual=["d1", "d2"])
    events = play(match, "0 library", "0 d1_library", "1 inn", "1 d1_inn")
    assert names(events).count("virtual-built") == 2
    assert table(match)["virtual"] == ["d2", "d3"]
    assert (match.state.result is None) == (round < 7)


@pytest.mark.rule("BEL-5.9")
def test_fourteen_virtual_cards_in_a_game() -> None:
    match = play_on(started("belfort", 2))
    events = [event for move in match.moves for event in move.events]
    assert names(events).count("virtual-card") == 14
    assert names(events).count("virtual-moved") == 14


# ---------------------------------------------------------------------- scoring


def scored(markers: dict[str, int], *players: dict[str, Any]) -> dict[str, list[int]]:
    """The points of both players by source after a scoring."""
    own = {"phase": "scoring", "round": 3, "markers": markers, "players": list(players)}
    match = at({"game": "belfort", "seats": 2, "table": own})
    found = [player["points"] for player in table(match)["players"]]
    return {source: [one[source] for one in found] for source in found[0]}


@pytest.mark.rule("BEL-5.10")
def test_ex_30_virtual_players_take_places_in_a_district() -> None:
    markers = {"d1_inn": 0, "d1_pub": 0, "d1_bank": 0, "d1_tower": 1}
    assert scored({**markers, "d1_market": 2, "d1_library": 2})["districts"] == [5, 1]


@pytest.mark.rule("BEL-5.10")
def test_a_virtual_player_may_be_first_or_tie() -> None:
    assert scored({"d1_inn": 0, "d1_pub": 2, "d1_bank": 2})["districts"] == [3, 0]
    assert scored({"d1_inn": 0, "d1_pub": 3})["districts"] == [3, 0]
    assert scored({"d1_inn": 0, "d1_pub": 3, "d1_bank": 2})["districts"] == [3, 0]


@pytest.mark.rule("BEL-5.1", "BEL-5.10")
@pytest.mark.parametrize("race", ["elf", "dwarf"])
@pytest.mark.parametrize(
    "counts, expected", [((5, 3), [3, 0]), ((4, 3), [1, 0]), ((5, 4), [3, 0]), ((7, 6), [3, 1])]
)
def test_virtual_players_have_four_elves_and_dwarves(
    race: str, counts: tuple[int, int], expected: list[int]
) -> None:
    players = [{"home": {"elf": 3, "dwarf": 3, race: n}} for n in counts]
    points = scored({}, *players)
    assert points["elves" if race == "elf" else "dwarves"] == expected
    assert points["dwarves" if race == "elf" else "elves"] == [0, 0]


@pytest.mark.rule("BEL-5.1", "BEL-5.10")
def test_gnomes_are_ranked_among_the_two_players() -> None:
    one = {"built": ["inn"], "gnomes": ["inn"]}
    more = {"built": ["bank", "pub"], "gnomes": ["bank", "pub"]}
    assert scored({}, one)["gnomes"] == [3, 0]
    assert scored({}, one, one)["gnomes"] == [1, 1]
    assert scored({}, one, more)["gnomes"] == [1, 3]


# ---------------------------------------------------------------------- virtual markers


@pytest.mark.rule("BEL-5.11")
def test_wizards_move_virtual_markers() -> None:
    match = at(two(markers={"d1_inn": 2, "d2_inn": 3}, guild_workers={"d4": "1:elf"}))
    play(match, "1 use:wizards", "1 d1_inn", "1 d2_inn")
    assert markers(match) == {"d1_inn": 3, "d2_inn": 2}


@pytest.mark.rule("BEL-5.11")
def test_a_gate_keeps_to_one_owner() -> None:
    rich = {"hand": ["gatehouse"], "goods": {"wood": 9, "stone": 9, "metal": 9}}
    match = at(two({}, rich, markers={"gate_1_d1": 2}))
    play(match, "1 build:gatehouse")
    assert refused(match, 1, "gate_1_d2") == ("BEL-4.48", "gate-closed")
    assert "gate_1_d2" not in options(match, 1)
    match = virtual(display=["gatehouse"], markers={"gate_1_d1": 3, "gate_2_d2": 2})
    play(match, "0 gatehouse")
    assert refused(match, 0, "gate_1_d2") == ("BEL-5.7", "gate-closed")
    assert refused(match, 0, "gate_2_d3") == ("BEL-5.7", "gate-closed")


@pytest.mark.rule("BEL-5.11")
def test_gates_swapped_with_virtual_players_have_one_owner_each() -> None:
    gates = {"gate_1_d1": 2, "gate_3_d3": 1, "gate_3_d4": 1}
    match = at(two(markers=gates, guild_workers={"d4": "1:elf"}))
    play(match, "1 use:wizards", "1 gate_1", "1 gate_3", "1 gate_3_d3")
    assert markers(match) == {"gate_1_d1": 1, "gate_1_d2": 1, "gate_3_d3": 2}


# ---------------------------------------------------------------------- few cards


@pytest.mark.rule("BEL-5.12")
def test_a_card_must_be_taken() -> None:
    match = virtual(display=["inn", "inn", "inn"], markers=kind_taken("inn"))
    assert options(match, 0) == ["inn", "deck"]
    assert refused(match, 0, "bank") == ("BEL-5.12", "not-on-display")


@pytest.mark.rule("BEL-5.12")
def test_the_deck_is_an_option_while_deck_or_discard_pile_hold_a_card() -> None:
    built = {**ALL_CARDS, "inn": 4, "pub": 4}
    match = virtual({"built": built}, display=["inn", "pub"])
    assert refused(match, 0, "deck") == ("BEL-5.12", "no-cards-left")
    assert options(match, 0) == ["inn", "pub"]
    built = {**built, "bank": 4}
    match = at({**two({"built": built}, display=["inn", "pub"]), "agenda": TURNS})
    assert options(match, 0) == ["inn", "pub", "deck"]
    match = at({**two({"built": built}, display=["inn", "pub"], discard=["bank"]), "agenda": TURNS})
    assert options(match, 0) == ["inn", "pub", "deck"]


@pytest.mark.rule("BEL-5.12")
def test_the_card_taken_may_come_back_at_once() -> None:
    built = {**ALL_CARDS, "inn": 4, "pub": 4}
    match = virtual({"built": built}, display=["inn", "pub"])
    events = play(match, "0 pub", "0 d1_pub")
    assert told(events, "reshuffled") == [{"n": 1}]
    assert table(match)["display"] == ["inn", "pub"]
    assert table(match)["discard"] == {}


@pytest.mark.rule("BEL-5.12")
def test_without_any_card_the_virtual_turn_is_skipped() -> None:
    match = at(two({"built": ALL_CARDS}, display=[]))
    events = play(match, "1 end")
    assert "virtual-card" not in names(events)
    assert names(events).count("virtual-moved") == 2
    assert match.state.decision.name == "place"


def test_everybody_sees_whose_markers_lie_where() -> None:
    match = at(two(markers={"d1_inn": 2, "d2_inn": 3}))
    look = view(match.edition.game, match.state, 0)["table"]
    assert look["markers"] == {"d1_inn": 2, "d2_inn": 3}
    assert look["districts"]["d1"] == [0, 0, 1, 0]
