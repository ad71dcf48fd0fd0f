"""Traditions of deliveries and of the mountain: COV-4.58, 4.60, 4.61, 4.71, 4.77, 4.80 to 4.86."""

from __future__ import annotations

from typing import Any

import pytest
from games.covenant.hall import SHUT, gain, gains, hall, own, owning, rooms
from games.covenant.riches import EDITION
from helpers import at, names, options, play, refused, table, told

from underhall.core.match import Match
from underhall.games.covenant.box.names import IRON

BUILD = {"why": "build", "seat": 0}
GROUND = {
    "r2c2": "ch_01",
    "r2c3": "ch_03",
    "r3c2": "ch_04",
    "r3c3": "ch_05",
    "r3c4": "ch_07",
    "r4c2": "ch_10",
}
"""The chambers of two worked examples: emerald, emerald, gold, gold, mythrall, emerald."""


def placing(what: str, clan: dict[str, Any], **things: Any) -> Match:
    """A clan builds a pillar or a gate."""
    mountain = things.pop("mountain", rooms(**GROUND))
    other = things.pop("other", {})
    agenda = [{"do": f"place_{what}", **BUILD}]
    return at(hall({"forge": {what: 1}, **clan}, other, agenda=agenda, mountain=mountain, **things))


# ---------------------------------------------------------------------- 4.58 tradition 5


@pytest.mark.rule("COV-4.58")
def test_ex_40_iron_and_emerald_are_worth_two_at_the_throne() -> None:
    both = {"resources": {"iron": 1, "emerald": 1}}
    for clan, worth in (({}, 2), (owning(5), 4)):
        match = gains("throne:2", own={**both, **clan})
        play(match, "0 iron", "0 emerald")
        assert own(match, "points")["deliveries"] == worth


@pytest.mark.rule("COV-4.58")
def test_iron_and_emerald_are_worth_two_at_sites_and_the_others_as_before() -> None:
    match = gains("site:2", own=owning(5, resources={"iron": 1, "emerald": 1}))
    play(match, "0 gate_2", "0 iron", "0 emerald")
    assert own(match, "points")["deliveries"] == 4
    match = gains("throne:2", own=owning(5, resources={"gold": 1, "mythrall": 1}))
    play(match, "0 gold", "0 mythrall")
    assert own(match, "points")["deliveries"] == 4


# ---------------------------------------------------------------------- 4.60, 4.61 7 and 8


def revealing(back: str, chamber: str, clan: dict[str, Any], *enemies: str) -> Match:
    """A clan turns up a chamber."""
    mountain = {**SHUT, "r1c1": {"back": back}}
    agenda = [{"do": "turn_up", "clan": 0, "cell": "r1c1"}]
    drawn = [f"enemy:{enemy}" for enemy in enemies]
    return at(hall(clan, {}, agenda=agenda, mountain=mountain), f"chamber:{chamber}", *drawn)


EMERALD = ("back_mine_prestige", "ch_01")
GOLD = ("back_court_mine", "ch_06")
MYTHRALL = ("back_court_mine", "ch_14")


@pytest.mark.rule("COV-4.60")
@pytest.mark.parametrize("tile, gp", [(EMERALD, 1), (GOLD, 2), (MYTHRALL, 2)])
def test_tradition_7_gives_glory_by_the_deposit(tile: tuple[str, str], gp: int) -> None:
    match = revealing(*tile, owning(7))
    assert own(match, "points") == {"start": 5, "traditions": gp}
    assert own(revealing(*tile, owning(6)), "points") == {"start": 5}


@pytest.mark.rule("COV-4.61")
@pytest.mark.parametrize(
    "tile, track", [(EMERALD, "mine"), (GOLD, "prestige"), (MYTHRALL, "court")]
)
def test_tradition_8_makes_a_step_by_the_deposit(tile: tuple[str, str], track: str) -> None:
    match = revealing(*tile, owning(8))
    assert own(match, "tracks") == {"court": 0, "prestige": 0, "mine": 0, track: 1}


@pytest.mark.rule("COV-4.60", "COV-4.61")
def test_traditions_7_and_8_follow_the_enemies_of_the_chamber() -> None:
    match = revealing(*MYTHRALL, owning(7, 8), "orc", "troll")
    shown = ["chamber-revealed", "enemy-drawn", "enemy-drawn", "gp-gained", "stepped"]
    assert names(match.setup_events) == shown
    assert table(match)["mountain"]["r1c1"]["enemies"] == {"orc": 1, "troll": 1}


@pytest.mark.rule("COV-4.60", "COV-4.61")
def test_r_05_iron_is_never_a_deposit() -> None:
    assert sorted(set(EDITION.tables.deposit)) == [IRON + 1, IRON + 2, IRON + 3]


# ---------------------------------------------------------------------- 4.71 tradition 18


@pytest.mark.rule("COV-4.71")
@pytest.mark.parametrize("site, kind", [("pillar_1", "pillar"), ("gate_1", "gate")])
def test_tradition_18_toasts_a_grand_piece_after_the_reward_of_the_site(
    site: str, kind: str
) -> None:
    match = gains("site:1", own=owning(18, resources={"gold": 1}))
    events = play(match, f"0 {site}", "0 gold", "0 1")
    assert own(match, "forge")[kind] == 1
    gained = [each["why"] for each in told(events) if each.get("why") in ("site", "tradition_18")]
    assert gained == ["site", "tradition_18", "tradition_18"]
    assert (own(match, "tracks")["court"], own(match, "tokens")) == (2, {"plus_1": 1})


@pytest.mark.rule("COV-4.71")
def test_r_08_tradition_18_takes_a_token_without_exchange_then_makes_the_step() -> None:
    match = gains("site:1", own=owning(18, resources={"gold": 1}, tokens={"plus_1": 1}))
    play(match, "0 pillar_1", "0 gold", "0 1")
    assert own(match, "tokens") == {"plus_1": 2}
    assert (own(match, "tracks")["court"], match.state.decision.name) == (2, "coin_pick")


@pytest.mark.rule("COV-4.71")
def test_tradition_18_waits_until_the_site_is_finished() -> None:
    match = gains("site:1", own=owning(18, resources={"gold": 1}))
    play(match, "0 pillar_2", "0 gold")
    assert (own(match, "tokens"), own(match, "tracks")["court"]) == ({}, 0)


# ---------------------------------------------------------------------- 4.77 tradition 25


@pytest.mark.rule("COV-4.77")
@pytest.mark.parametrize("kind", ["house", "workshop"])
def test_tradition_25_puts_two_buildings_into_one_chamber(kind: str) -> None:
    chambers = rooms(r2c2="ch_01 0:house", r2c3="ch_02 0:workshop", r3c3="ch_03")
    match = at(hall({}, {}, agenda=gain(f"build:{kind}"), mountain=chambers))
    assert options(match, 0) == ["r3c3", "none"]
    assert refused(match, 0, "r2c2") == ("COV-4.134", "own-building-there")
    match = at(hall(owning(25), {}, agenda=gain(f"build:{kind}"), mountain=chambers))
    assert options(match, 0) == ["r2c2", "r3c3", "none"]
    play(match, "0 r2c2")
    assert table(match)["mountain"]["r2c2"]["buildings"] == ["0:house", f"0:{kind}"]


@pytest.mark.rule("COV-4.77")
def test_tradition_25_needs_a_free_place() -> None:
    full = rooms(r2c2="ch_01 0:house 1:house", r2c3="ch_02 0:workshop", r3c3="ch_03")
    match = at(hall(owning(25), {}, agenda=gain("build:house"), mountain=full))
    assert options(match, 0) == ["r3c3", "none"]
    assert refused(match, 0, "r2c2") == ("COV-4.134", "chamber-full")
    assert refused(match, 0, "r2c3") == ("COV-4.134", "chamber-full")


# ---------------------------------------------------------------------- 4.80, 4.82 27 and 29


@pytest.mark.rule("COV-4.80")
def test_ex_48_tradition_27_takes_a_token_after_the_bonus_without_exchange() -> None:
    clan = owning(27, tokens={"plus_1": 1}, resources={"gold": 1})
    match = at(hall(clan, {}, agenda=gain("build:workshop"), mountain=rooms(r2c2="ch_05")))
    play(match, "0 r2c2")
    assert (match.state.decision.name, own(match, "tokens")) == ("ornament_pick", {"plus_1": 1})
    play(match, "0 none")
    assert own(match, "tokens") == {"plus_1": 2}
    assert match.state.waiting() == []


@pytest.mark.rule("COV-4.80")
def test_r_08_tradition_27_gives_nothing_without_a_token_in_supply_or_for_a_house() -> None:
    room = rooms(r2c2="ch_05")
    match = at(
        hall(owning(27, tokens={"plus_1": 20}), {}, agenda=gain("build:workshop"), mountain=room)
    )
    play(match, "0 r2c2")
    assert own(match, "tokens") == {"plus_1": 20}
    match = at(hall(owning(27), {}, agenda=gain("build:house"), mountain=room))
    play(match, "0 r2c2")
    assert own(match, "tokens") == {}


def guarding(kind: str, *moves: str) -> Match:
    """A clan with tradition 29 builds in a chamber with a goblin and a troll."""
    chambers = rooms(r2c2="ch_05 goblin:1 troll:2", r2c3="ch_03 orc:1")
    match = at(hall(owning(29), {}, agenda=gain(f"build:{kind}"), mountain=chambers))
    play(match, "0 r2c2", *[f"0 {move}" for move in moves])
    return match


@pytest.mark.rule("COV-4.82")
def test_tradition_29_takes_an_enemy_of_the_chamber_after_the_bonus() -> None:
    match = guarding("house")
    assert options(match, 0) == ["goblin", "troll", "none"]
    assert own(match, "resources") == {"gold": 1}
    events = play(match, "0 troll")
    assert own(match, "dungeon") == {"troll": 1}
    assert table(match)["mountain"]["r2c2"]["enemies"] == {"goblin": 1, "troll": 1}
    assert names(events) == ["guarded"]


@pytest.mark.rule("COV-4.82")
def test_tradition_29_gives_no_prestige_and_no_die_bonus() -> None:
    match = guarding("house", "troll")
    assert own(match, "tracks")["prestige"] == 0
    assert match.state.waiting() == []


@pytest.mark.rule("COV-4.82")
def test_tradition_29_may_be_declined_and_is_for_houses_with_enemies() -> None:
    assert own(guarding("house", "none"), "dungeon") == {}
    assert guarding("workshop").state.waiting() == []
    agenda = gain("build:house")
    match = at(
        hall(owning(29), {}, agenda=agenda, mountain=rooms(r2c2="ch_05", r3c3="ch_03 orc:1"))
    )
    play(match, "0 r2c2")
    assert match.state.waiting() == []


# ---------------------------------------------------------------------- 4.85 32 and 33

PILLAR = "r2c2+r2c3+r3c3"
NEAR = ("r2c2+r3c2+r3c3", "r2c3+r3c3+r3c4")


@pytest.mark.rule("COV-4.85")
@pytest.mark.parametrize("whose", [0, 1])
def test_r_29_tradition_32_builds_beside_any_pillar(whose: int) -> None:
    match = placing("pillar", {}, pillars={PILLAR: whose})
    assert options(match, 0) == ["r3c2+r3c3+r4c2", "none"]
    for point in NEAR:
        assert refused(match, 0, point) == ("COV-4.135", "pillar-too-near")
    match = placing("pillar", owning(32), pillars={PILLAR: whose})
    assert options(match, 0) == [*NEAR, "r3c2+r3c3+r4c2", "none"]
    decision = match.state.decision
    codes = [decision.code(match.state, point) for point in NEAR]
    assert [decision.refusal(match.state, code) for code in codes] == [None, None]
    play(match, f"0 {NEAR[0]}")
    assert table(match)["pillars"] == {PILLAR: whose, NEAR[0]: 0}


@pytest.mark.rule("COV-4.85")
def test_tradition_32_never_builds_on_the_same_point_nor_on_hidden_chambers() -> None:
    match = placing("pillar", owning(32), pillars={PILLAR: 1})
    assert refused(match, 0, PILLAR) == ("COV-4.135", "pillar-there")
    assert refused(match, 0, "r1c2+r2c2+r2c3") == ("COV-4.135", "chambers-hidden")


GATE = "r2c2+r2c3"
FREE = {"r3c2+r3c3", "r3c3+r3c4", "r3c2+r4c2", "r3c3+r4c2"}
SHARED = {"r2c2+r3c2", "r2c2+r3c3", "r2c3+r3c3", "r2c3+r3c4"}


def edges(match: Match) -> set[str]:
    """The edges offered."""
    return set(options(match, 0)) - {"none"}


@pytest.mark.rule("COV-4.85")
def test_tradition_33_shares_one_chamber_with_gates_of_others() -> None:
    assert edges(placing("gate", {}, gates={GATE: 1})) == FREE
    match = placing("gate", owning(33), gates={GATE: 1})
    assert edges(match) == FREE | SHARED
    assert refused(match, 0, GATE) == ("COV-4.136", "gate-there")


@pytest.mark.rule("COV-4.85")
def test_r_29_tradition_33_does_not_share_with_the_own_gate() -> None:
    match = placing("gate", owning(33), gates={GATE: 0})
    assert edges(match) == FREE
    for edge in SHARED:
        assert refused(match, 0, edge) == ("COV-4.136", "gate-too-near")


@pytest.mark.rule("COV-4.85")
def test_r_29_tradition_33_shares_exactly_one_chamber() -> None:
    match = placing("gate", owning(33), gates={GATE: 1, "r3c3+r3c4": 1})
    assert edges(match) == {"r2c2+r3c2", "r3c2+r3c3", "r3c2+r4c2", "r3c3+r4c2"}
    assert refused(match, 0, "r2c2+r3c3") == ("COV-4.136", "gate-too-near")


@pytest.mark.rule("COV-4.85")
def test_tradition_33_is_stopped_by_any_own_gate_at_the_shared_chamber() -> None:
    both = {"r2c2+r2c3": 1, "r2c2+r3c2": 0}
    match = placing("gate", owning(33), gates=both)
    assert edges(match) == {"r3c3+r3c4", "r3c3+r4c2", "r2c3+r3c3", "r2c3+r3c4"}


# ---------------------------------------------------------------------- 4.86 34 and 35


@pytest.mark.rule("COV-4.86")
def test_tradition_34_moves_up_to_two_enemies_after_the_steps_of_a_pillar() -> None:
    crowd = {**GROUND, "r2c2": "ch_01 goblin:1"}
    match = placing("pillar", owning(34, tracks={"mine": 2}), mountain=rooms(**crowd))
    events = play(match, "0 r2c2+r2c3+r3c3")
    assert [each["track"] for each in told(events, "stepped")] == ["mine", "mine", "prestige"]
    assert match.state.decision.name == "move_enemy"
    play(match, "0 r2c2:goblin:r2c3", "0 r2c3:goblin:r3c4")
    assert match.state.waiting() == []
    assert table(match)["mountain"]["r3c4"]["enemies"] == {"goblin": 1}


@pytest.mark.rule("COV-4.86")
def test_tradition_34_may_stop_and_waits_for_a_pillar() -> None:
    crowd = rooms(**{**GROUND, "r2c2": "ch_01 goblin:1"})
    match = placing("pillar", owning(34, tracks={"mine": 2}), mountain=crowd)
    play(match, "0 r2c2+r2c3+r3c3", "0 stop")
    assert match.state.waiting() == []
    match = placing("gate", owning(34), mountain=crowd)
    play(match, "0 r2c2+r2c3")
    assert match.state.waiting() == []


@pytest.mark.rule("COV-4.86")
def test_tradition_35_strengthens_one_dwarf_after_the_glory_of_a_gate() -> None:
    match = placing("gate", owning(35, dwarves=[1, 4, 2]))
    play(match, "0 r2c2+r2c3")
    assert own(match, "points") == {"start": 5, "gates": 2}
    assert options(match, 0) == ["d1", "d3", "d4", "none"]
    assert refused(match, 0, "d2") == ("COV-4.23", "dwarf-strongest")
    play(match, "0 d3")
    assert [dwarf["strength"] for dwarf in own(match, "dwarves")] == [1, 4, 3, 1]
    assert match.state.waiting() == []


@pytest.mark.rule("COV-4.86")
def test_r_33_tradition_35_may_be_declined_and_waits_for_a_gate() -> None:
    match = placing("gate", owning(35))
    play(match, "0 r2c2+r2c3", "0 none")
    assert [dwarf["strength"] for dwarf in own(match, "dwarves")] == [1, 1, 1, 1]
    match = placing("pillar", owning(35, tracks={"mine": 2}))
    play(match, "0 r2c2+r2c3+r3c3")
    assert match.state.waiting() == []
