"""DWE-4L: the foreman and furnaces built into the main board."""

from typing import Any

import pytest
from games.dwergar.halls import (
    asked,
    cart,
    clan,
    fire,
    halls,
    lingering,
    menu,
    mine,
    scores,
    sent,
    stock,
)
from helpers import at, names, options, play, refused, table, told

from underhall import editions
from underhall.core.errors import BadData
from underhall.core.match import Match
from underhall.games.dwergar.box.names import SPACES

COSTS = {
    "mine_1": "2/0/0/0",
    "mine_2": "1/1/0/0",
    "mine_3": "0/2/0/0",
    "mine_4": "0/1/1/0",
    "laboratory": "2/0/0/0",
    "bellows": "1/1/0/0",
    "furnace_workshop": "2/0/0/0",
    "forge": "1/1/0/0",
    "gearbox": "0/2/0/0",
    "architect_studio": "0/1/1/0",
}
GUILDS = SPACES.tokens[4:]
FLOOR = {"round": 2, "event": "underfloor_heating"}


def builder(space: str, held: Any = "2/2/2/0", **table: Any) -> Match:
    """A foreman with something to build from has just come to a space."""
    return sent("foreman", space, clan(held, lit=1, unlit=1), **table)


# ---------------------------------------------------------------------- 4.93, 4.94 building


@pytest.mark.rule("DWE-4.93", "DWE-4.94", "DWE-4.95", "DWE-4.96", "DWE-4.99")
def test_ex_12_furnace_site() -> None:
    red = clan("1/1/0/0", lit=1, unlit=1, pool={"blacksmith": 1})
    match = sent("foreman", "bellows", red, clan(pool={"engineer": 1}), actions=2)
    play(match, "0 build_furnace:unlit")
    assert (stock(match), fire(match), scores(match)) == ("0/0/0/0", (0, 1, 0), [2, 0])
    play(match, "0 place:blacksmith:bellows")
    assert (asked(match), fire(match)) == ((1, "turn_menu"), (0, 1, 0))
    play(match, "1 place:engineer:bellows")
    assert fire(match) == (1, 1, 0)


@pytest.mark.rule("DWE-4.93")
@pytest.mark.parametrize("which, after", [("lit", (0, 0, 1)), ("unlit", (0, 1, 0))])
@pytest.mark.parametrize("space", SPACES.tokens)
def test_a_furnace_of_the_player_board_is_built_in(
    space: str, which: str, after: tuple[int, int, int]
) -> None:
    match = builder(space)
    events = play(match, f"0 build_furnace:{which}")
    assert (fire(match), mine(match, "reserve")) == (after, 6)
    assert (table(match)["sites"], scores(match)) == ({space: 0}, [2, 0])
    built = told(events, "furnace-built-in")
    assert [(event["space"], event["points"]) for event in built] == [(space, 2)]


@pytest.mark.rule("DWE-4.93")
@pytest.mark.parametrize("pawn", ["ironworker", "engineer", "blacksmith"])
def test_only_a_foreman_builds_furnaces_in(pawn: str) -> None:
    match = sent(pawn, "mine_1", clan("2/0/0/0", lit=1))
    assert menu(match) == ["load"]
    assert refused(match, 0, "build_furnace:lit") == ("DWE-4.93", "foreman-needed")


@pytest.mark.rule("DWE-4.93")
def test_a_foreman_of_any_specialty_still_builds() -> None:
    match = sent("foreman", "forge", clan("1/1/0/0", developed=["bowling_alley"]))
    assert "build_furnace:unlit" in options(match, 0)


@pytest.mark.rule("DWE-4.93")
def test_the_furnace_must_lie_on_the_player_board() -> None:
    match = sent("foreman", "mine_1", clan("2/0/0/0", lit=0, unlit=1))
    assert menu(match) == ["load", "build_furnace:unlit"]
    assert refused(match, 0, "build_furnace:lit") == ("DWE-4.93", "no-lit-furnace")
    match = sent("foreman", "mine_1", clan("2/0/0/0", lit=1, unlit=0))
    assert menu(match) == ["load", "build_furnace:lit"]
    assert refused(match, 0, "build_furnace:unlit") == ("DWE-4.93", "no-unlit-furnace")
    assert menu(sent("foreman", "mine_1", clan("2/0/0/0", lit=0, unlit=0))) == ["load"]


@pytest.mark.rule("DWE-4.93")
def test_he_builds_after_he_has_jumped_into_a_cart_too() -> None:
    match = builder("mine_1")
    play(match, "0 load")
    assert (table(match)["spaces"], mine(match, "rides")) == ({}, "level_1")
    assert menu(match) == ["build_furnace:lit", "build_furnace:unlit"]
    play(match, "0 build_furnace:lit")
    assert (table(match)["sites"], mine(match, "rides")) == ({"mine_1": 0}, "level_1")


@pytest.mark.rule("DWE-4.93", "DWE-4.97")
def test_he_builds_once_in_an_action() -> None:
    match = lingering("foreman", "bellows", clan("9/9/0/0", heat=1, lit=2, unlit=2))
    play(match, "0 build_furnace:lit")
    assert refused(match, 0, "build_furnace:unlit") == ("DWE-4.97", "site-taken")
    assert (stock(match), fire(match)) == ("8/8/0/0", (1, 1, 2))


@pytest.mark.rule("DWE-4.94")
@pytest.mark.parametrize("space", COSTS)
def test_every_site_has_its_price(space: str) -> None:
    match = builder(space, COSTS[space])
    play(match, "0 build_furnace:unlit")
    assert stock(match) == "0/0/0/0"


@pytest.mark.rule("DWE-4.94")
@pytest.mark.parametrize("space", COSTS)
def test_one_resource_less_is_too_little(space: str) -> None:
    price = [int(n) for n in COSTS[space].split("/")]
    for kind in [kind for kind, n in enumerate(price) if n]:
        held = [str(9 if n == 0 else n - (at == kind)) for at, n in enumerate(price)]
        match = lingering("foreman", space, clan("/".join(held), heat=1, unlit=1))
        assert refused(match, 0, "build_furnace:unlit") == ("DWE-4.94", "goods-short")
        assert "build_furnace:unlit" not in options(match, 0)


# ---------------------------------------------------------------------- 4.95, 4.96 when and what


@pytest.mark.rule("DWE-4.95")
@pytest.mark.parametrize(
    "parts", [["build_furnace:unlit", "load"], ["load", "build_furnace:unlit"]]
)
def test_a_furnace_helps_from_the_next_action_on(parts: list[str]) -> None:
    own = clan("2/0/0/0", unlit=1, pool={"blacksmith": 1, "engineer": 1})
    match = sent("foreman", "mine_1", own)
    play(match, *[f"0 {part}" for part in parts])
    assert cart(match, "level_1") == "3/0/0/0"
    play(match, "0 place:blacksmith:gearbox", "0 raise:1", "0 place:engineer:mine_1", "0 load")
    assert cart(match, "level_1") == "5/0/0/0"


@pytest.mark.rule("DWE-4.95")
@pytest.mark.parametrize("space", GUILDS)
def test_building_into_a_guild_brings_no_heat_at_once(space: str) -> None:
    match = builder(space)
    events = play(match, "0 build_furnace:unlit")
    assert (fire(match)[0], told(events, "site-heat")) == (0, [])


@pytest.mark.rule("DWE-4.96")
def test_a_furnace_built_in_is_no_source_of_heat_any_more() -> None:
    match = sent("foreman", "gearbox", clan("0/2/0/0", lit=1, unlit=0))
    assert menu(match) == ["raise:1", "raise:2", "build_furnace:lit"]
    play(match, "0 build_furnace:lit")
    assert (menu(match), fire(match)) == (["raise:1"], (0, 0, 0))


@pytest.mark.rule("DWE-4.96")
def test_an_unlit_furnace_will_do_and_no_light_reaches_it() -> None:
    match = sent("foreman", "bellows", clan("1/1/0/0", lit=0, unlit=2))
    play(match, "0 build_furnace:unlit", "0 light_one")
    assert (fire(match), table(match)["sites"]) == ((0, 1, 0), {"bellows": 0})


# ---------------------------------------------------------------------- 4.97 to 4.100 sites


@pytest.mark.rule("DWE-4.97")
@pytest.mark.parametrize("space", SPACES.tokens)
@pytest.mark.parametrize("owner", [0, 1])
def test_a_site_takes_one_furnace(space: str, owner: int) -> None:
    match = lingering(
        "foreman", space, clan("9/9/9/0", heat=1, lit=1, unlit=1), sites={space: owner}
    )
    assert not [token for token in options(match, 0) if token.startswith("build_furnace")]
    assert refused(match, 0, "build_furnace:lit") == ("DWE-4.97", "site-taken")


@pytest.mark.rule("DWE-4.97")
def test_a_player_may_own_any_number_of_sites() -> None:
    own = dict.fromkeys(SPACES.tokens[:7], 0)
    match = sent("foreman", "forge", clan("1/1/0/0", lit=0, unlit=1), sites=own)
    play(match, "0 build_furnace:unlit")
    assert table(match)["sites"] == {**own, "forge": 0}


@pytest.mark.rule("DWE-4.97")
def test_data_cannot_give_a_site_room_for_two() -> None:
    with pytest.raises(BadData, match="per_space_max cannot change"):
        editions.edition("dwergar", {"furnace_on_board": {"per_space_max": 2}})


@pytest.mark.rule("DWE-4.98")
@pytest.mark.parametrize("owner, load", [(0, "0/1/1/0"), (1, "0/1/2/0"), (2, "0/1/1/0")])
def test_a_furnace_in_the_mine_helps_its_owner_alone(owner: int, load: str) -> None:
    match = sent("engineer", "mine_3", clan(), clan(), clan(), seat=1, sites={"mine_3": owner})
    play(match, "1 load")
    assert cart(match, "level_3", 1) == load


@pytest.mark.rule("DWE-4.98")
def test_a_furnace_in_the_mine_warms_nobody() -> None:
    match = sent("engineer", "mine_3", clan(), clan(), sites={"mine_3": 1})
    assert (fire(match, 0)[0], fire(match, 1)[0]) == (0, 0)


@pytest.mark.rule("DWE-4.99")
@pytest.mark.parametrize("space", GUILDS)
@pytest.mark.parametrize("pawn", ["engineer", "foreman"])
def test_a_furnace_in_a_guild_warms_its_owner_when_others_come(space: str, pawn: str) -> None:
    match = sent(pawn, space, clan("1/1/0/0"), clan(), clan(heat=2), sites={space: 2})
    assert [fire(match, seat)[0] for seat in range(3)] == [0, 0, 3]
    warmed = {"who": 2, "visitor": 0, "space": space, "n": 1, "heat": 3}
    assert told(match.moves[-1].events, "site-heat") == [warmed]


@pytest.mark.rule("DWE-4.99")
@pytest.mark.parametrize("space", GUILDS)
def test_the_owner_gains_nothing_from_an_own_placement(space: str) -> None:
    match = sent("engineer", space, clan(), sites={space: 0})
    assert fire(match)[0] == 0
    assert "site-heat" not in names(match.moves[-1].events)


@pytest.mark.rule("DWE-4.99")
def test_every_placement_of_another_counts() -> None:
    match = at(halls(clan(pool={"ironworker": 1}), clan(), sites={"forge": 1}))
    for n, pawn in enumerate(["ironworker", "foreman", "ironworker"], 1):
        play(match, f"0 place:{pawn}:forge")
        assert fire(match, 1)[0] == n


@pytest.mark.rule("DWE-4.100")
@pytest.mark.parametrize("space", SPACES.tokens)
def test_ex_13_event_49(space: str) -> None:
    match = builder(space, **FLOOR)
    play(match, "0 build_furnace:unlit")
    assert scores(match) == [4 if space in GUILDS else 2, 0]


@pytest.mark.rule("DWE-4.100")
@pytest.mark.parametrize("event", ["gearbox_failure", "shaft_maintenance", "new_crystal_veins"])
def test_no_other_event_changes_the_points_of_a_furnace(event: str) -> None:
    match = builder("bellows", round=2, event=event)
    play(match, "0 build_furnace:unlit")
    assert scores(match) == [2, 0]
