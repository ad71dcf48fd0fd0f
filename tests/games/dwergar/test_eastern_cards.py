"""DWE-4M2: cards 37 and 39 to 45: pipes, boilers, runes, gnomes and the chimney."""

from typing import Any

import pytest
from games.dwergar.halls import (
    asked,
    cart,
    clan,
    ending,
    fire,
    forged,
    halls,
    menu,
    mine,
    scores,
    sent,
    stock,
)
from helpers import at, names, options, play, refused, table, told

from underhall.core.errors import NotAsked, UnknownToken

EAST = {"decks": ["western_quarter", "eastern_quarter"]}
SOUTH, NORTH = "convert:south_steam_pipe", "convert:north_steam_pipe"
PIPES = ["south_steam_pipe", "north_steam_pipe"]
GNOMES = "helpful_gnomes_workshop"
KINDS = ("ironworker", "engineer", "blacksmith")


def gnomes(pawn: str, space: str, *more: str, held: str = "0/0/0/0", **things: Any) -> Any:
    """A dwarf has just come to a space; its clan has the gnomes and these other developed cards."""
    own = clan(held, **{"heat": 2, "unlit": 2, "developed": [GNOMES, *more], **things})
    return sent(pawn, space, own, **EAST)


def offered(match: Any, part: str) -> list[str]:
    """What the menu offers of one part, without its name."""
    return [token.partition(":")[2] for token in options(match, 0) if token.startswith(part)]


# ---------------------------------------------------------------------- 4.141, 4.142 conversions


@pytest.mark.rule("DWE-4.141")
@pytest.mark.parametrize(
    "card, heat, held", [("south_steam_pipe", 1, "1/0/0/0"), ("north_steam_pipe", 2, "0/1/0/0")]
)
def test_a_pipe_turns_heat_into_a_resource_again_and_again(card: str, heat: int, held: str) -> None:
    match = at(halls(clan(heat=2 * heat + 1, developed=[card]), **EAST))
    play(match, f"0 convert:{card}")
    assert (stock(match), fire(match)[0]) == (held, heat + 1)
    play(match, f"0 convert:{card}")
    assert (stock(match), fire(match)[0]) == (held.replace("1", "2"), 1)


@pytest.mark.rule("DWE-4.141")
def test_a_pipe_works_at_both_menus_and_what_it_gives_is_used_at_once() -> None:
    own = clan(heat=4, developed=PIPES, pool={"ironworker": 1})
    match = at(halls(own, **EAST))
    assert [token for token in options(match, 0) if token.startswith("convert")] == [SOUTH, NORTH]
    play(match, f"0 {SOUTH}", "0 place:ironworker:forge")
    assert menu(match) == ["upgrade:stone", SOUTH, NORTH]
    play(match, "0 upgrade:stone", f"0 {NORTH}")
    assert (stock(match), fire(match)[0]) == ("0/2/0/0", 0)


@pytest.mark.rule("DWE-4.141")
@pytest.mark.parametrize("heat, lit, listed", [(0, 0, []), (1, 0, [SOUTH]), (1, 1, [SOUTH, NORTH])])
def test_a_pipe_needs_its_heat(heat: int, lit: int, listed: list[str]) -> None:
    match = at(halls(clan(heat=heat, lit=lit, developed=PIPES), **EAST))
    assert [token for token in options(match, 0) if token.startswith("convert")] == listed
    if NORTH not in listed:
        assert refused(match, 0, NORTH) == ("DWE-4.12", "heat-short")


@pytest.mark.rule("DWE-4.141")
def test_a_pipe_is_for_its_owner_in_the_own_turn_and_must_be_developed() -> None:
    match = at(halls(clan(heat=5, realized=PIPES), clan(heat=5, developed=[]), **EAST))
    with pytest.raises(UnknownToken):
        play(match, f"0 {SOUTH}")
    match = at(halls(clan(heat=5), clan(heat=5, developed=PIPES), **EAST))
    with pytest.raises(UnknownToken):
        play(match, f"0 {SOUTH}")
    with pytest.raises(NotAsked):
        play(match, f"1 {SOUTH}")


@pytest.mark.rule("DWE-4.142")
def test_a_conversion_is_no_action() -> None:
    own = clan(heat=9, developed=PIPES, pool={"ironworker": 1})
    match = at(halls(own, **EAST))
    play(match, f"0 {SOUTH}", f"0 {NORTH}")
    assert (asked(match), table(match)["turn"]) == ((0, "turn_menu"), {"actions": 3, "extra": 0})
    play(match, "0 place:ironworker:bellows", f"0 {SOUTH}")
    assert (asked(match), table(match)["turn"]["actions"]) == ((0, "action_menu"), 2)
    assert "light_one" in options(match, 0)


@pytest.mark.rule("DWE-4.142")
def test_heat_is_converted_after_the_last_action_before_it_falls() -> None:
    own = clan("0/0/0/0", heat=7, developed=PIPES)
    match = sent("ironworker", "forge", own, actions=1, **EAST)
    play(match, "0 end_action")
    assert (asked(match), options(match, 0)) == ((0, "turn_end"), ["end_turn", SOUTH, NORTH])
    play(match, f"0 {SOUTH}")
    assert (asked(match), fire(match)[0]) == ((0, "turn_end"), 6)
    play(match, "0 end_turn")
    assert (asked(match), stock(match), fire(match)[0]) == ((1, "turn_menu"), "1/0/0/0", 4)


@pytest.mark.rule("DWE-4.142")
def test_heat_of_a_whole_turn_is_still_there_after_its_last_action() -> None:
    own = clan(heat=7, developed=["south_steam_pipe"])
    match = at(halls(own, actions=None, spaces={"bellows": "foreman:0"}, **EAST))
    play(match, *["0 forfeit"] * 3)
    assert (asked(match), fire(match)[0]) == ((0, "turn_end"), 7)


@pytest.mark.rule("DWE-4.142")
def test_the_end_of_a_turn_is_not_asked_about_when_nothing_can_be_converted() -> None:
    match = sent("ironworker", "forge", clan(developed=PIPES), actions=1, **EAST)
    assert asked(match) == (1, "turn_menu")


# ---------------------------------------------------------------------- 4.143 boilers


@pytest.mark.rule("DWE-4.143")
@pytest.mark.parametrize("state, guild, shaft", [("developed", 2, 1), ("realized", 1, 0)])
def test_r_18_boilers_warm_on_any_own_site(state: str, guild: int, shaft: int) -> None:
    """R-18: in the mine too, where a furnace alone gives no heat."""
    owner = clan(**{state: ["furnace_masters_boilers"]})
    for space, heat in (("forge", guild), ("mine_2", shaft), ("bellows", 0)):
        match = sent("engineer", space, clan(), owner, sites={"forge": 1, "mine_2": 1}, **EAST)
        assert (fire(match, 1)[0], fire(match)[0]) == (heat, 0)


@pytest.mark.rule("DWE-4.143")
def test_boilers_do_not_warm_when_the_owner_comes_nor_on_sites_of_others() -> None:
    owner = clan(developed=["furnace_masters_boilers"])
    match = sent("engineer", "mine_2", owner, clan(), sites={"mine_2": 0}, **EAST)
    assert (fire(match)[0], fire(match, 1)[0]) == (0, 0)
    match = sent("engineer", "mine_2", owner, clan(), sites={"mine_2": 1}, **EAST)
    assert (fire(match)[0], fire(match, 1)[0]) == (0, 0)


@pytest.mark.rule("DWE-4.143")
@pytest.mark.parametrize("heat, after", [(0, 4), (8, 10), (9, 10)])
def test_boilers_warm_each_time_up_to_ten(heat: int, after: int) -> None:
    owner = clan(heat=heat, developed=["furnace_masters_boilers"])
    crew = clan(pool={"ironworker": 1})
    match = at(halls(crew, owner, sites={"forge": 1}, **EAST))
    play(match, "0 place:ironworker:forge", "0 place:foreman:forge")
    assert fire(match, 1)[0] == after


# ---------------------------------------------------------------------- 4.144 Coal Crusher


@pytest.mark.rule("DWE-4.144")
def test_ex_38_coal_crusher() -> None:
    own = clan(lit=1, unlit=1, heat=4, realized=["coal_crusher"])
    sites = {"forge": 0, "bellows": 0, "mine_1": 0}
    match = sent("blacksmith", "forge", own, sites=sites, **EAST)
    play(match, "0 develop:coal_crusher", "0 4")
    assert (fire(match), mine(match, "reserve"), scores(match)) == ((0, 2, 1), 2, [2, 0])


@pytest.mark.rule("DWE-4.144")
def test_with_an_empty_reserve_the_crusher_brings_none() -> None:
    match = forged("coal_crusher", clan(unlit=8))
    assert (fire(match), mine(match, "reserve"), scores(match)) == ((0, 0, 8), 0, [2, 0])
    assert told(match.moves[-1].events, "lit-furnace-gained") == []


# ---------------------------------------------------------------------- 4.146 Rune Hall


@pytest.mark.rule("DWE-4.146")
def test_an_extra_action_follows_the_current_one() -> None:
    """The Forge goes on first; then the extra action, then what was left."""
    own = clan("1/0/0/0", heat=1, pool={"ironworker": 1})
    match = forged("rune_hall", own)
    assert (asked(match), menu(match)) == ((0, "action_menu"), ["upgrade:stone"])
    play(match, "0 upgrade:stone")
    assert (asked(match), table(match)["turn"]) == ((0, "turn_menu"), {"actions": 2, "extra": 1})
    play(match, "0 place:ironworker:architect_studio")
    assert table(match)["turn"] == {"actions": 2, "extra": 0}


@pytest.mark.rule("DWE-4.146")
def test_an_extra_action_may_be_forgone_and_no_other() -> None:
    match = forged("rune_hall", clan(pool={"ironworker": 1}))
    assert options(match, 0)[-1] == "forgo"
    assert refused(match, 0, "forfeit") == ("DWE-4.23", "must-place")
    assert names(play(match, "0 forgo")) == ["forgone"]
    assert table(match)["turn"] == {"actions": 2, "extra": 0}
    with pytest.raises(UnknownToken):
        play(match, "0 forgo")


@pytest.mark.rule("DWE-4.146")
def test_with_an_empty_pool_an_extra_action_is_forfeited() -> None:
    match = forged("rune_hall", clan(), spaces={"bellows": "foreman:0"})
    assert options(match, 0) == ["fajrant:forge", "forfeit"]
    assert refused(match, 0, "forgo") == ("DWE-4.146", "forfeit-instead")
    play(match, "0 forfeit")
    assert table(match)["turn"] == {"actions": 2, "extra": 0}


@pytest.mark.rule("DWE-4.146")
@pytest.mark.parametrize("actions, left", [(2, 1), (1, 0)])
def test_r_23_safety_training_does_not_take_the_extra_action(actions: int, left: int) -> None:
    """R-23: it is none of the regular actions of the turn."""
    match = forged("rune_hall", clan(), event="safety_training", actions=actions)
    assert (asked(match), table(match)["turn"]) == ((0, "turn_menu"), {"actions": left, "extra": 1})
    play(match, "0 place:foreman:forge")
    assert asked(match) == (0 if left else 1, "turn_menu")


# ---------------------------------------------------------------------- 4.147, 4.148 gnomes


@pytest.mark.rule("DWE-4.147")
@pytest.mark.parametrize("pawn", KINDS)
def test_a_dwarf_may_count_as_another_specialist_for_heat(pawn: str) -> None:
    match = gnomes(pawn, "bellows")
    others = [kind for kind in KINDS if kind != pawn]
    assert offered(match, "respecialise") == others
    assert refused(match, 0, f"respecialise:{pawn}") == ("DWE-4.147", "counts-already")
    events = play(match, f"0 respecialise:{others[-1]}")
    assert told(events, "respecialised") == [{"who": 0, "pawn": pawn, "specialist": others[-1]}]
    assert fire(match)[0] == 1


@pytest.mark.rule("DWE-4.147")
def test_the_named_specialty_replaces_the_own_one_for_this_action_only() -> None:
    match = gnomes("ironworker", "bellows")
    play(match, "0 respecialise:blacksmith")
    assert menu(match) == ["light_one", "light_all"]
    assert refused(match, 0, "heat_two") == ("DWE-4.36", "specialist-needed")
    play(match, "0 light_all")
    assert (fire(match), table(match)["spaces"]) == ((1, 2, 0), {"bellows": "ironworker"})
    play(match, "0 place:foreman:bellows")
    play(match, "0 place:ironworker:bellows")
    assert menu(match) == ["heat_two", "respecialise:engineer", "respecialise:blacksmith"]


@pytest.mark.rule("DWE-4.147")
def test_r_30_it_is_done_once_and_before_any_other_part() -> None:
    """R-30: switching half-way would give both bonuses."""
    match = gnomes("ironworker", "bellows")
    play(match, "0 heat_two")
    assert refused(match, 0, "respecialise:blacksmith") == ("DWE-4.147", "respecialise-first")
    match = gnomes("ironworker", "bellows")
    play(match, "0 respecialise:blacksmith")
    assert refused(match, 0, "respecialise:engineer") == ("DWE-4.147", "already-respecialised")


@pytest.mark.rule("DWE-4.147")
@pytest.mark.parametrize(
    "pawn, space, part",
    [
        ("ironworker", "bellows", "light_one"),
        ("foreman", "bellows", "build_furnace:unlit"),
        ("ironworker", "bellows", "silverbeard:light_all"),
        ("ironworker", "mine_1", "load"),
        ("engineer", "gearbox", "stone:closed"),
        ("engineer", "gearbox", "raise:1"),
        ("blacksmith", "laboratory", "exchange:iron:stone"),
        ("ironworker", "forge", "upgrade:stone"),
        ("ironworker", "furnace_workshop", "build"),
    ],
)
def test_after_any_base_bonus_foreman_or_silverbeard_part_it_is_too_late(
    pawn: str, space: str, part: str
) -> None:
    """South Steam Pipe keeps the menu open."""
    own = clan("9/9/9/0", heat=5, unlit=2, developed=[GNOMES, "south_steam_pipe", "cricket_pitch"])
    decks = ["western_quarter", "old_shaft", "eastern_quarter"]
    match = sent(pawn, space, own, clan(), clan(), silverbeard=0, decks=decks)
    assert offered(match, "respecialise") != []
    play(match, f"0 {part}")
    assert offered(match, "respecialise") == []
    assert refused(match, 0, "respecialise:blacksmith") == ("DWE-4.147", "respecialise-first")


@pytest.mark.rule("DWE-4.147")
def test_a_conversion_before_it_does_not_count() -> None:
    match = gnomes("ironworker", "bellows", "south_steam_pipe")
    play(match, f"0 {SOUTH}", "0 respecialise:blacksmith", "0 light_all")
    assert (stock(match), fire(match)) == ("1/0/0/0", (0, 2, 0))


@pytest.mark.rule("DWE-4.147")
def test_it_costs_one_heat_from_track_or_furnace_and_needs_the_developed_card() -> None:
    match = gnomes("ironworker", "bellows", heat=0)
    assert refused(match, 0, "respecialise:blacksmith") == ("DWE-4.12", "heat-short")
    match = gnomes("ironworker", "bellows", heat=0, lit=1)
    play(match, "0 respecialise:blacksmith")
    assert fire(match) == (0, 0, 3)
    match = sent("ironworker", "bellows", clan(heat=2, realized=[GNOMES]), **EAST)
    with pytest.raises(UnknownToken):
        play(match, "0 respecialise:blacksmith")


@pytest.mark.rule("DWE-4.147")
@pytest.mark.parametrize("level", [1, 2, 3, 4])
def test_it_works_in_the_mine_too(level: int) -> None:
    match = gnomes("ironworker", f"mine_{level}", "bridge_club")
    plain = gnomes("ironworker", f"mine_{level}", "bridge_club")
    play(match, "0 respecialise:engineer", "0 load")
    play(plain, "0 load")
    assert cart(match, f"level_{level}") > cart(plain, f"level_{level}")


@pytest.mark.rule("DWE-4.147")
@pytest.mark.parametrize(
    "space", ["laboratory", "bellows", "gearbox", "furnace_workshop", "forge", "architect_studio"]
)
def test_it_is_listed_in_every_guild(space: str) -> None:
    assert offered(gnomes("engineer", space), "respecialise") == ["ironworker", "blacksmith"]


@pytest.mark.rule("DWE-4.148")
def test_r_22_a_foreman_needs_a_specialty_to_exchange() -> None:
    """R-22: and the named one replaces all he has."""
    match = gnomes("foreman", "bellows")
    assert offered(match, "respecialise") == []
    assert refused(match, 0, "respecialise:engineer") == ("DWE-4.148", "no-specialty")
    match = gnomes("foreman", "bellows", "bowling_alley", "cricket_pitch")
    assert offered(match, "respecialise") == ["engineer"]
    assert {"light_all", "heat_two"} <= set(menu(match))
    play(match, "0 respecialise:engineer")
    assert menu(match) == ["light_one"]


@pytest.mark.rule("DWE-4.148")
def test_a_foreman_with_one_club_may_become_either_of_the_others() -> None:
    match = gnomes("foreman", "bellows", "bridge_club")
    assert offered(match, "respecialise") == ["ironworker", "blacksmith"]
    play(match, "0 respecialise:ironworker", "0 heat_two")
    assert fire(match)[0] == 2 - 1 + 2


@pytest.mark.rule("DWE-4.148")
def test_a_club_developed_later_does_not_bring_his_old_specialty_back() -> None:
    own = clan("1/0/1/0", heat=6, developed=[GNOMES, "bridge_club"], realized=["cricket_pitch"])
    match = sent("foreman", "forge", own, **EAST)
    play(match, "0 respecialise:blacksmith", "0 develop:cricket_pitch")
    assert menu(match) == ["upgrade:stone"], "an engineer would raise heat here"


# ---------------------------------------------------------------------- 4.149 the chimney


@pytest.mark.rule("DWE-4.149")
@pytest.mark.parametrize("lit", [0, 2])
def test_ex_26_card_45(lit: int) -> None:
    own = clan("0/2/0/1", heat=6, lit=lit)
    track = ["rolling_mill_chimney"]
    match = sent("ironworker", "architect_studio", own, track=track, **EAST)
    play(match, "0 realize:rolling_mill_chimney", "0 develop:rolling_mill_chimney")
    if lit:
        play(match, "0 2")
    assert (asked(match), options(match, 0)) == ((0, "burn_heat"), [str(x) for x in range(5 + lit)])
    play(match, "0 4", *["0 4"] * bool(lit))
    assert (scores(match)[0], fire(match)) == (7 + 1 + 4, (0, lit, 2))


@pytest.mark.rule("DWE-4.149")
@pytest.mark.parametrize("burnt", [0, 1, 3])
def test_a_point_for_each_heat_burnt(burnt: int) -> None:
    match = forged("rolling_mill_chimney", clan(heat=3))
    events = play(match, f"0 {burnt}")
    assert (scores(match)[0], fire(match)[0]) == (1 + burnt, 3 - burnt)
    assert len(told(events, "heat-burnt")) == bool(burnt)


@pytest.mark.rule("DWE-4.149")
def test_no_more_can_be_burnt_than_there_is_and_without_heat_nothing_is_asked() -> None:
    match = forged("rolling_mill_chimney", clan(heat=2))
    assert refused(match, 0, "3") == ("DWE-4.12", "heat-short")
    match = forged("rolling_mill_chimney", clan())
    assert (asked(match), scores(match)[0]) == ((0, "turn_menu"), 1)


@pytest.mark.rule("DWE-4.149")
def test_furnaces_burn_too() -> None:
    decks = ["golden_terraces", "eastern_quarter"]
    own = clan(lit=2, heat=1, realized=["rolling_mill_chimney", "great_statue"])
    match = ending(own, clan(), decks=decks)
    assert fire(match) == (1, 3, 1), "fire spread before the end"
    play(match, "0 rolling_mill_chimney", "0 4")
    assert (scores(match)[0], fire(match)) == (1 + 4, (0, 0, 4))
