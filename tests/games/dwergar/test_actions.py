"""DWE-4D: actions in general, Fajrant included."""

import pytest
from games.dwergar.halls import (
    asked,
    cart,
    clan,
    fire,
    halls,
    menu,
    mine,
    pool,
    scores,
    sent,
    stock,
)
from helpers import at, names, options, play, refused, table, told

from underhall.core.errors import UnknownToken
from underhall.games.dwergar.box.names import SPACES

OLD = {"decks": ["western_quarter", "old_shaft"]}
EAST = {"decks": ["western_quarter", "eastern_quarter"]}
OLD_EAST = {"decks": ["old_shaft", "eastern_quarter"]}


# ---------------------------------------------------------------------- 4.28 to 4.31 placing


@pytest.mark.rule("DWE-4.28")
def test_any_dwarf_may_go_to_any_of_the_ten_spaces() -> None:
    taken = {"forge": "engineer", "mine_4": "foreman:1", "bellows": "blacksmith"}
    match = at(halls(clan(pool={"ironworker": 1, "blacksmith": 2}), spaces=taken))
    kinds = ("ironworker", "blacksmith", "foreman")
    wanted = [f"place:{kind}:{space}" for kind in kinds for space in SPACES.tokens]
    assert options(match, 0) == wanted
    assert refused(match, 0, "place:engineer:forge") == ("DWE-4.28", "pawn-not-in-pool")


@pytest.mark.rule("DWE-4.28")
def test_the_same_space_may_be_used_again_in_a_turn() -> None:
    match = at(halls(clan(pool={"ironworker": 2}), actions=3))
    for n in range(3):
        events = play(match, "0 place:ironworker:forge")
        assert told(events, "placed") == [{"who": 0, "pawn": "ironworker", "space": "forge"}]
        assert len(told(events, "worker-taken")) == (n > 0)
    assert pool(match) == {"ironworker": 1, "foreman": 1}


@pytest.mark.rule("DWE-4.28")
def test_there_is_no_eleventh_space() -> None:
    match = at(halls(clan(pool={"engineer": 1})))
    with pytest.raises(UnknownToken):
        play(match, "0 place:engineer:unloading")
    assert len(options(match, 0)) == 20


@pytest.mark.rule("DWE-4.29")
def test_a_worker_goes_to_the_acting_player_and_works_in_the_next_action() -> None:
    match = at(halls(clan(pool={"ironworker": 1}), spaces={"forge": "blacksmith"}))
    events = play(match, "0 place:ironworker:forge")
    assert told(events, "worker-taken") == [{"who": 0, "pawn": "blacksmith", "space": "forge"}]
    assert (pool(match, 0), pool(match, 1)) == ({"blacksmith": 1, "foreman": 1}, {"foreman": 1})
    play(match, "0 place:blacksmith:forge")
    assert table(match)["spaces"] == {"forge": "blacksmith"}


@pytest.mark.rule("DWE-4.30")
@pytest.mark.parametrize("owner", [0, 1, 2])
def test_a_foreman_returns_to_his_owner_whoever_that_is(owner: int) -> None:
    crew = [clan(pool={"ironworker": 1}), clan(), clan()]
    match = at(halls(*crew, spaces={"mine_2": f"foreman:{owner}"}))
    assert "foreman" not in pool(match, owner)
    events = play(match, "0 place:ironworker:mine_2")
    assert asked(match) == (0, "action_menu")
    assert pool(match, owner)["foreman"] == 1
    assert told(events, "foreman-returned") == [{"who": owner, "space": "mine_2"}]
    assert told(events, "worker-taken") == []


@pytest.mark.rule("DWE-4.31")
def test_an_empty_space_yields_nobody() -> None:
    match = at(halls(clan(pool={"ironworker": 1})))
    events = play(match, "0 place:ironworker:forge")
    assert (names(events), pool(match)) == (["placed"], {"foreman": 1})


@pytest.mark.rule(
    "DWE-4.28", "DWE-4.29", "DWE-4.31", "DWE-4.45", "DWE-4.49", "DWE-4.65", "DWE-4.128"
)
def test_ex_3_mining_three_actions_and_an_event() -> None:
    red = clan(pool={"ironworker": 1, "blacksmith": 1}, carts={"closed": "1/0/0/0"})
    spaces = {"mine_1": "engineer", "forge": "foreman:1"}
    match = at(halls(clan(), red, seat=1, spaces=spaces), "event:miners_deliver_200")
    play(match, "1 place:ironworker:mine_1", "1 load")
    assert pool(match, 1) == {"engineer": 1, "blacksmith": 1}
    assert cart(match, "level_1", 1) == "3/0/0/0"
    play(match, "1 place:engineer:mine_2", "1 load")
    assert (pool(match, 1), cart(match, "level_2", 1)) == ({"blacksmith": 1}, "1/1/0/0")
    events = play(match, "1 place:blacksmith:gearbox", "1 raise:1")
    gains = [
        {kind["message"].rpartition("-")[2]: kind["n"] for kind in unloaded["goods"]}
        for unloaded in told(events, "unloaded")
    ]
    assert gains == [{"stone": 1}, {"stone": 3}, {"stone": 1, "iron": 1}]
    assert (stock(match, 1), scores(match)) == ("5/1/0/0", [0, 0])


# ---------------------------------------------------------------------- 4.32, 4.35 triggers


@pytest.mark.rule("DWE-4.32")
@pytest.mark.parametrize(
    "event, space, there, order",
    [
        (
            "heated_steam_pipes",
            "laboratory",
            "engineer",
            ["placed", "worker-taken", "site-heat", "event-heat"],
        ),
        (
            "shaft_maintenance",
            "mine_1",
            "foreman:1",
            ["placed", "foreman-returned", "site-heat", "mine-points", "clan-points"],
        ),
        (
            "off_to_work",
            "bellows",
            None,
            ["placed", "site-heat", "empty-points", "clan-points"],
        ),
    ],
)
def test_a_placement_is_followed_by_its_triggers_in_order(
    event: str, space: str, there: str | None, order: list[str]
) -> None:
    crew = clan("0/1/0/0", pool={"ironworker": 1}, developed=["clan_lift"])
    owner = clan(developed=["furnace_masters_boilers"])
    spaces = {space: there} if there else {}
    match = at(halls(crew, owner, spaces=spaces, sites={space: 1}, event=event, **EAST))
    events = play(match, f"0 place:ironworker:{space}")
    assert (names(events), asked(match)) == (order, (0, "action_menu"))


@pytest.mark.rule("DWE-4.32", "DWE-4.13", "DWE-4.139")
@pytest.mark.parametrize("heat, after", [(0, 1), (9, 10), (10, 10)])
def test_ex_40_steam_pipes_warm_before_the_menu_opens(heat: int, after: int) -> None:
    match = sent("engineer", "laboratory", clan("0/1/0/0", heat=heat), event="heated_steam_pipes")
    assert (asked(match), fire(match)[0]) == ((0, "action_menu"), after)


@pytest.mark.rule("DWE-4.32")
def test_the_displaced_pawn_moves_before_the_menu_opens() -> None:
    match = at(halls(clan(pool={"ironworker": 1}), spaces={"bellows": "engineer"}))
    play(match, "0 place:ironworker:bellows")
    assert (asked(match), pool(match)) == ((0, "action_menu"), {"engineer": 1, "foreman": 1})


@pytest.mark.rule("DWE-4.35")
def test_a_trigger_is_no_part_and_happens_at_once() -> None:
    crew = clan(pool={"engineer": 1})
    match = at(halls(crew, clan(), event="shaft_maintenance", sites={"mine_1": 1}))
    events = play(match, "0 place:engineer:mine_1")
    assert (names(events), scores(match)) == (["placed", "mine-points"], [1, 0])
    assert options(match, 0) == ["end_action", "load"]
    match = sent("engineer", "forge", clan(), clan(heat=3), sites={"forge": 1})
    assert (fire(match, 1)[0], options(match, 0)) == (4, ["end_action", "heat_one"])


# ---------------------------------------------------------------------- 4.33, 4.34 the menu


@pytest.mark.rule("DWE-4.33")
def test_the_menu_offers_everything_that_is_available() -> None:
    crew = clan(
        "2/2/0/0",
        heat=2,
        lit=1,
        unlit=1,
        pool={"engineer": 1},
        developed=["helpful_gnomes_workshop", "south_steam_pipe", "north_steam_pipe"],
    )
    match = at(halls(crew, silverbeard=0, **OLD_EAST))
    play(match, "0 place:engineer:bellows")
    silver = ["silverbeard:light_all", "silverbeard:heat_two"]
    gnomes = ["respecialise:ironworker", "respecialise:blacksmith"]
    pipes = ["convert:south_steam_pipe", "convert:north_steam_pipe"]
    assert options(match, 0) == ["end_action", "light_one", *silver, *gnomes, *pipes]


@pytest.mark.rule("DWE-4.33")
def test_the_foreman_finds_his_furnace_on_the_menu() -> None:
    match = sent("foreman", "bellows", clan("1/1/0/0", lit=1, unlit=1))
    assert menu(match) == ["light_one", "build_furnace:lit", "build_furnace:unlit"]


@pytest.mark.rule("DWE-4.33")
def test_the_menu_comes_back_until_the_action_is_ended() -> None:
    match = sent("engineer", "forge", clan("2/0/0/0", heat=5))
    for move in ("upgrade:stone", "heat_one", "upgrade:stone"):
        play(match, f"0 {move}")
        assert asked(match) == (0, "action_menu")
    play(match, "0 end_action")
    assert (asked(match), table(match).get("action")) == ((0, "turn_menu"), None)


@pytest.mark.rule("DWE-4.33")
def test_a_menu_with_nothing_on_it_is_not_shown() -> None:
    match = at(halls(clan(pool={"ironworker": 2})))
    events = play(match, "0 place:ironworker:forge")
    assert (names(events), asked(match)) == (["placed"], (0, "turn_menu"))


@pytest.mark.rule("DWE-4.33")
def test_what_would_change_nothing_is_not_offered() -> None:
    match = sent("ironworker", "bellows", clan(lit=2, unlit=0, heat=9))
    assert refused(match, 0, "light_one") == ("DWE-4.33", "no-unlit-furnace")
    match = sent("ironworker", "bellows", clan(unlit=1, heat=10))
    assert refused(match, 0, "heat_two") == ("DWE-4.33", "heat-full")
    assert menu(match) == ["light_one"]
    match = sent("blacksmith", "bellows", clan(lit=1, unlit=0), silverbeard=0, **OLD)
    assert refused(match, 0, "light_all") == ("DWE-4.33", "no-unlit-furnace")


@pytest.mark.rule("DWE-4.33")
def test_a_part_of_two_halves_is_offered_while_one_of_them_helps() -> None:
    for furnaces, heat in ((1, 10), (0, 4)):
        match = sent("ironworker", "laboratory", clan("0/1/0/0", unlit=furnaces, heat=heat))
        assert "light_and_heat" in options(match, 0)
    match = sent("ironworker", "laboratory", clan("0/1/0/0", unlit=0, heat=10))
    assert refused(match, 0, "light_and_heat") == ("DWE-4.33", "heat-full")


@pytest.mark.rule("DWE-4.33")
def test_what_cannot_be_paid_is_not_offered() -> None:
    match = sent("engineer", "furnace_workshop", clan("9/0/0/0"), silverbeard=0, **OLD)
    assert refused(match, 0, "build") == ("DWE-4.72", "goods-short")
    match = sent("engineer", "forge", clan("1/0/0/0"))
    assert refused(match, 0, "upgrade:stone") == ("DWE-4.12", "heat-short")


@pytest.mark.rule("DWE-4.33")
def test_raises_and_stones_are_offered_even_if_nobody_gains() -> None:
    match = sent("engineer", "gearbox", clan(heat=1))
    stones = [f"stone:{level}" for level in ("closed", "level_1", "level_2", "level_3", "level_4")]
    assert menu(match) == ["raise:1", "raise:2", *stones]


@pytest.mark.rule("DWE-4.34")
def test_r_15_parts_come_in_any_order_and_between_each_other() -> None:
    """R-15: a bonus may come before, between or after base parts."""
    for order in (["light_one", "heat_two"], ["heat_two", "light_one"]):
        match = sent("ironworker", "bellows", clan(unlit=2))
        play(match, *[f"0 {part}" for part in order])
        assert fire(match) == (2, 1, 1)
    match = sent("engineer", "forge", clan("2/0/0/0", heat=1))
    play(match, "0 upgrade:stone", "0 heat_one", "0 upgrade:stone")
    assert (stock(match), fire(match)[0]) == ("0/2/0/0", 0)


@pytest.mark.rule("DWE-4.34")
def test_r_15_the_furnace_may_be_built_before_or_after_the_base_part() -> None:
    for order in (["load", "build_furnace:unlit"], ["build_furnace:unlit", "load"]):
        match = sent("foreman", "mine_1", clan("2/0/0/0"))
        play(match, *[f"0 {part}" for part in order])
        assert (mine(match, "rides"), table(match)["sites"]) == ("level_1", {"mine_1": 0})


@pytest.mark.rule("DWE-4.34")
def test_each_part_has_its_own_limit() -> None:
    match = sent("ironworker", "bellows", clan(unlit=3))
    play(match, "0 light_one")
    assert refused(match, 0, "light_one") == ("DWE-4.62", "base-used")
    assert menu(match) == ["heat_two"]


@pytest.mark.rule("DWE-4.34")
def test_r_4_a_pawn_may_be_placed_only_to_swap_it() -> None:
    """R-4: effects are optional."""
    match = at(halls(clan("9/9/9/9", heat=5, pool={"engineer": 1}), spaces={"forge": "blacksmith"}))
    play(match, "0 place:engineer:forge", "0 end_action")
    assert (stock(match), fire(match)[0], pool(match)["blacksmith"]) == ("9/9/9/9", 5, 1)


@pytest.mark.rule("DWE-4.34", "DWE-4.35", "DWE-4.136")
def test_ex_25_a_swap_in_the_mine_under_event_56() -> None:
    crew = clan(pool={"engineer": 1})
    match = at(halls(crew, event="shaft_maintenance", spaces={"mine_3": "blacksmith"}))
    play(match, "0 place:engineer:mine_3", "0 end_action")
    assert (scores(match), pool(match)["blacksmith"]) == ([1, 0], 1)
    assert cart(match, "level_3") == "0/0/0/0"


# ---------------------------------------------------------------------- 4.41 to 4.43 Fajrant


@pytest.mark.rule("DWE-4.41")
def test_fajrant_brings_the_foreman_and_one_worker_of_choice() -> None:
    spaces = {"bellows": "foreman:0", "forge": "blacksmith", "mine_3": "engineer"}
    match = at(halls(clan(), clan(), spaces={**spaces, "gearbox": "foreman:1"}))
    assert options(match, 0) == ["fajrant:mine_3", "fajrant:forge", "forfeit"]
    events = play(match, "0 fajrant:mine_3")
    assert pool(match) == {"engineer": 1, "foreman": 1}
    assert table(match)["spaces"] == {"forge": "blacksmith", "gearbox": "foreman:1"}
    assert table(match)["turn"]["actions"] == 2
    assert names(events) == ["fajrant", "worker-taken"]
    assert {token.split(":")[1] for token in options(match, 0)} == {"engineer", "foreman"}


@pytest.mark.rule("DWE-4.41")
@pytest.mark.parametrize("home", [{"engineer": 1}, {}])
def test_fajrant_is_for_an_empty_pool_only(home: dict[str, int]) -> None:
    spaces = {"forge": "blacksmith"}
    if home:
        spaces["bellows"] = "foreman:0"
    match = at(halls(clan(pool=home), spaces=spaces))
    assert refused(match, 0, "fajrant:forge") == ("DWE-4.41", "pool-not-empty")


@pytest.mark.rule("DWE-4.41")
def test_fajrant_takes_no_foreman_of_another() -> None:
    match = at(halls(spaces={"bellows": "foreman:0", "forge": "foreman:1"}))
    with pytest.raises(UnknownToken):
        play(match, "0 fajrant:forge")
    assert options(match, 0) == ["fajrant:none", "forfeit"]


@pytest.mark.rule("DWE-4.42")
@pytest.mark.parametrize("level", ["closed", "level_1", "level_4"])
def test_r_6_only_the_foreman_leaves_the_cart(level: str) -> None:
    """R-6: he comes back, the load stays."""
    rider = clan(rides=level, carts={level: "3/0/0/0"})
    match = at(halls(rider, spaces={"forge": "engineer"}))
    play(match, "0 fajrant:forge")
    assert (pool(match), mine(match, "rides")) == ({"engineer": 1, "foreman": 1}, None)
    assert (cart(match, level), stock(match)) == ("3/0/0/0", "0/0/0/0")


@pytest.mark.rule("DWE-4.43")
def test_without_workers_on_the_board_only_the_foreman_comes() -> None:
    match = at(halls(spaces={"bellows": "foreman:0"}))
    assert options(match, 0) == ["fajrant:none", "forfeit"]
    events = play(match, "0 fajrant:none")
    assert (pool(match), table(match)["spaces"]) == ({"foreman": 1}, {})
    assert names(events) == ["fajrant"]


@pytest.mark.rule("DWE-4.43")
@pytest.mark.parametrize("event", ["heated_steam_pipes", "shaft_maintenance", "off_to_work"])
def test_fajrant_triggers_nothing(event: str) -> None:
    spaces = {"laboratory": "foreman:0", "mine_1": "engineer"}
    crew, owner = clan(developed=["clan_lift"]), clan(developed=["furnace_masters_boilers"])
    sites = {"laboratory": 1, "mine_1": 1}
    match = at(halls(crew, owner, event=event, spaces=spaces, sites=sites, **EAST))
    events = play(match, "0 fajrant:mine_1")
    assert names(events) == ["fajrant", "worker-taken"]
    assert (scores(match), fire(match, 0)[0], fire(match, 1)[0]) == ([0, 0], 0, 0)


# ---------------------------------------------------------------------- 4.165 using a space


@pytest.mark.rule("DWE-4.165")
def test_r_29_a_space_is_used_by_placing_there() -> None:
    """R-29: the owner of the furnace gains though nothing is done with the space."""
    crew = clan("9/9/9/0", heat=3, pool={"ironworker": 1})
    match = at(halls(crew, clan(), sites={"forge": 1}))
    play(match, "0 place:ironworker:forge")
    assert fire(match, 1)[0] == 1
    play(match, "0 end_action")
    assert (fire(match, 1)[0], stock(match)) == (1, "9/9/9/0")
    match = sent("ironworker", "forge", clan("9/9/9/0", heat=3), clan(), sites={"forge": 1})
    play(match, "0 upgrade:stone", "0 end_action")
    assert fire(match, 1)[0] == 1


@pytest.mark.rule("DWE-4.165")
@pytest.mark.parametrize("space", ["laboratory", "furnace_workshop"])
def test_r_29_an_action_at_a_space_is_the_placement(space: str) -> None:
    match = sent("blacksmith", space, clan(unlit=0), event="heated_steam_pipes")
    assert (asked(match), fire(match)[0]) == ((0, "turn_menu"), 1)
