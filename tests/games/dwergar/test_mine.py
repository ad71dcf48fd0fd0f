"""DWE-4E: loading carts in the mine."""

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
    pool,
    sent,
    stock,
)
from helpers import at, options, play, refused, table, told

EAST = {"decks": ["western_quarter", "eastern_quarter"]}
VEINS = {"round": 2, "event": "new_crystal_veins"}
YIELD = ["3/0/0/0", "1/1/0/0", "0/1/1/0", "0/0/0/1"]
EXTRA = ["5/0/0/0", "1/2/0/0", "0/1/2/0", "0/0/0/2"]
CLUBS = {"blacksmith": "bowling_alley", "engineer": "bridge_club", "ironworker": "cricket_pitch"}


def loaded(pawn: str, level: int, *clans: dict[str, Any], **table: Any) -> str:
    """What lies in the cart after a dwarf has loaded it."""
    match = sent(pawn, f"mine_{level}", *clans, **table)
    play(match, "0 load")
    return cart(match, f"level_{level}")


# ---------------------------------------------------------------------- 4.49 to 4.52 loading


@pytest.mark.rule("DWE-4.49")
def test_the_own_cart_on_the_level_is_loaded_from_the_bank() -> None:
    match = sent("engineer", "mine_2", clan(), clan("2/2/0/0"), clan(), seat=1)
    play(match, "1 load")
    assert [cart(match, "level_2", seat) for seat in range(3)] == ["0/0/0/0", "1/1/0/0", "0/0/0/0"]
    assert mine(match, "carts", 1) == {"level_2": {"stone": 1, "iron": 1}}
    assert stock(match, 1) == "2/2/0/0"


@pytest.mark.rule("DWE-4.49")
def test_loading_is_done_once_in_an_action() -> None:
    match = lingering("engineer", "mine_1", clan(heat=1))
    play(match, "0 load")
    assert refused(match, 0, "load") == ("DWE-4.49", "base-used")


@pytest.mark.rule("DWE-4.49")
def test_the_tile_now_on_the_level_is_loaded() -> None:
    own = clan(pool={"blacksmith": 1, "engineer": 1}, carts={"level_2": "0/0/1/0"})
    match = at(halls(own))
    play(match, "0 place:blacksmith:gearbox", "0 raise:1", "0 place:engineer:mine_2", "0 load")
    assert (cart(match, "level_1"), cart(match, "level_2")) == ("0/0/1/0", "1/1/0/0")


@pytest.mark.rule("DWE-4.50")
@pytest.mark.parametrize("level", [1, 2, 3, 4])
@pytest.mark.parametrize("pawn", ["ironworker", "engineer", "blacksmith", "foreman"])
def test_every_level_has_its_yield(level: int, pawn: str) -> None:
    assert loaded(pawn, level, clan()) == YIELD[level - 1]


@pytest.mark.rule("DWE-4.51")
@pytest.mark.parametrize("load", ["1/0/0/0", "0/1/0/0", "0/0/1/0", "0/0/0/1", "4/0/0/0"])
def test_a_single_resource_makes_a_cart_full(load: str) -> None:
    match = lingering("engineer", "mine_3", clan(heat=1, carts={"level_3": load}))
    assert menu(match) == ["convert:south_steam_pipe"]
    assert refused(match, 0, "load") == ("DWE-4.51", "cart-full")


@pytest.mark.rule("DWE-4.51")
@pytest.mark.parametrize("seat", [0, 1, 2])
def test_other_carts_do_not_matter(seat: int) -> None:
    crew = [clan(carts={"level_1": "1/0/0/0"}) for _ in range(3)]
    crew[seat] = clan(carts={"closed": "1/0/0/0", "level_2": "1/0/0/0"})
    match = sent("engineer", "mine_1", *crew, seat=seat)
    assert options(match, seat) == ["end_action", "load"]


@pytest.mark.rule("DWE-4.51")
def test_stones_of_another_make_a_cart_full() -> None:
    match = at(halls(clan(pool={"engineer": 1}), clan(heat=1), actions=1))
    play(match, "0 place:engineer:gearbox", "0 stone:level_1", "0 end_action")
    play(match, "1 place:foreman:mine_1")
    assert (asked(match), cart(match, "level_1", 1)) == ((1, "turn_menu"), "1/0/0/0")


@pytest.mark.rule("DWE-4.52")
@pytest.mark.parametrize("level", [1, 2, 3, 4])
def test_loading_is_all_or_nothing(level: int) -> None:
    match = sent("engineer", f"mine_{level}", clan(), sites={f"mine_{level}": 0})
    assert menu(match) == ["load"]
    play(match, "0 load")
    assert cart(match, f"level_{level}") == EXTRA[level - 1]
    match = sent("engineer", f"mine_{level}", clan(carts={f"level_{level}": "1/0/0/0"}))
    assert (asked(match), cart(match, f"level_{level}")) == ((0, "turn_menu"), "1/0/0/0")


# ---------------------------------------------------------------------- 4.53 to 4.55 extra yield


@pytest.mark.rule("DWE-4.53")
@pytest.mark.parametrize("level", [1, 2, 3, 4])
def test_every_level_has_its_extra_yield(level: int) -> None:
    assert loaded("engineer", level, clan(), sites={f"mine_{level}": 0}) == EXTRA[level - 1]


@pytest.mark.rule("DWE-4.53", "DWE-4.54", "DWE-4.98")
def test_ex_7_furnace_in_the_mine() -> None:
    for pawn in ("ironworker", "foreman"):
        assert loaded(pawn, 1, clan(), sites={"mine_1": 0}) == "5/0/0/0"
        assert loaded(pawn, 1, clan(), sites={"mine_1": 1}) == "3/0/0/0"


@pytest.mark.rule("DWE-4.54")
@pytest.mark.parametrize("pawn", CLUBS)
@pytest.mark.parametrize("club", CLUBS)
def test_a_club_helps_its_specialists_and_the_foreman(pawn: str, club: str) -> None:
    own = clan(developed=[CLUBS[club]])
    assert loaded(pawn, 1, own) == ("5/0/0/0" if pawn == club else "3/0/0/0")
    assert loaded("foreman", 1, own) == "5/0/0/0"


@pytest.mark.rule("DWE-4.54")
@pytest.mark.parametrize("level", [1, 2, 3, 4])
def test_event_58_helps_foremen_on_every_level(level: int) -> None:
    assert loaded("foreman", level, clan(), **VEINS) == EXTRA[level - 1]
    assert loaded("ironworker", level, clan(), **VEINS) == YIELD[level - 1]


@pytest.mark.rule("DWE-4.54")
def test_nothing_else_entitles_to_the_extra_yield() -> None:
    assert loaded("blacksmith", 1, clan(realized=["bowling_alley"])) == "3/0/0/0"
    assert loaded("blacksmith", 1, clan(), clan(developed=["bowling_alley"])) == "3/0/0/0"
    assert loaded("foreman", 1, clan(), round=2, event="shaft_maintenance") == "3/0/0/0"
    assert loaded("foreman", 1, clan(), sites={"mine_2": 0, "mine_1": 1}) == "3/0/0/0"


@pytest.mark.rule("DWE-4.54")
def test_the_dwarf_counts_as_what_gnomes_make_of_it() -> None:
    own = clan(heat=1, developed=["bowling_alley", "helpful_gnomes_workshop"])
    match = sent("engineer", "mine_1", own, **EAST)
    play(match, "0 respecialise:blacksmith", "0 load")
    assert cart(match, "level_1") == "5/0/0/0"
    match = sent("blacksmith", "mine_1", own, **EAST)
    play(match, "0 respecialise:engineer", "0 load")
    assert cart(match, "level_1") == "3/0/0/0"


@pytest.mark.rule("DWE-4.55")
@pytest.mark.parametrize("level", [1, 2, 3, 4])
def test_several_reasons_give_the_extra_yield_once(level: int) -> None:
    own = clan(developed=list(CLUBS.values()))
    table = {"sites": {f"mine_{level}": 0}, **VEINS}
    assert loaded("foreman", level, own, **table) == EXTRA[level - 1]
    assert loaded("engineer", level, own, **table) == EXTRA[level - 1]


# ---------------------------------------------------------------------- 4.56 to 4.58 who stays


@pytest.mark.rule("DWE-4.56")
@pytest.mark.parametrize("level", [1, 2, 3, 4])
def test_a_foreman_jumps_into_the_cart_he_loads(level: int) -> None:
    match = sent("foreman", f"mine_{level}", clan())
    assert table(match)["spaces"] == {f"mine_{level}": "foreman:0"}
    events = play(match, "0 load")
    assert told(events, "foreman-rides") == [{"who": 0, "level": f"level_{level}"}]
    assert (table(match)["spaces"], mine(match, "rides")) == ({}, f"level_{level}")


@pytest.mark.rule("DWE-4.56")
def test_who_comes_after_the_foreman_finds_the_space_empty() -> None:
    match = at(halls(clan(pool={"engineer": 1})))
    play(match, "0 place:foreman:mine_1", "0 load")
    events = play(match, "0 place:engineer:mine_1")
    assert told(events, "foreman-returned") == []
    assert (mine(match, "rides"), pool(match)) == ("level_1", {})


@pytest.mark.rule("DWE-4.57")
def test_r_5_a_foreman_stays_on_the_space_of_a_full_cart() -> None:
    """R-5: he jumps in only together with a load."""
    match = sent("foreman", "mine_1", clan(carts={"level_1": "1/0/0/0"}))
    assert asked(match) == (0, "turn_menu")
    assert (table(match)["spaces"], mine(match, "rides")) == ({"mine_1": "foreman:0"}, None)


@pytest.mark.rule("DWE-4.57")
def test_a_foreman_who_chooses_not_to_load_stays() -> None:
    match = sent("foreman", "mine_1", clan())
    play(match, "0 end_action")
    assert (table(match)["spaces"], mine(match, "rides")) == ({"mine_1": "foreman:0"}, None)
    assert cart(match, "level_1") == "0/0/0/0"


@pytest.mark.rule("DWE-4.58")
@pytest.mark.parametrize("part", ["load", "end_action"])
@pytest.mark.parametrize("pawn", CLUBS)
def test_a_worker_stays_whether_or_not_it_loads(pawn: str, part: str) -> None:
    match = sent(pawn, "mine_2", clan())
    play(match, f"0 {part}")
    assert table(match)["spaces"] == {"mine_2": pawn}
    assert (mine(match, "rides"), fire(match)) == (None, (0, 0, 2))
