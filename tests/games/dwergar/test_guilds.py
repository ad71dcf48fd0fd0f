"""DWE-4F, 4G, 4I: the Laboratory, the Bellows and the Furnace Builder's Workshop."""

import pytest
from games.dwergar.halls import asked, clan, fire, lingering, menu, mine, sent, stock
from helpers import play, refused, told

from underhall.core.errors import UnknownToken

# ---------------------------------------------------------------------- 4F the Laboratory


@pytest.mark.rule("DWE-4.59")
@pytest.mark.parametrize(
    "held, exchange, after",
    [
        ("0/1/0/0", "iron:stone", "2/0/0/0"),
        ("0/0/1/0", "gold:iron", "0/2/0/0"),
        ("0/0/1/0", "gold:stone", "3/0/0/0"),
        ("0/0/0/1", "crystal:gold", "0/0/2/0"),
        ("0/0/0/1", "crystal:iron", "0/3/0/0"),
        ("0/0/0/1", "crystal:stone", "4/0/0/0"),
    ],
)
def test_a_resource_is_exchanged_for_more_of_a_worse_kind(
    held: str, exchange: str, after: str
) -> None:
    match = sent("engineer", "laboratory", clan(held))
    assert f"exchange:{exchange}" in menu(match)
    play(match, f"0 exchange:{exchange}")
    assert stock(match) == after


@pytest.mark.rule("DWE-4.59")
def test_ex_5_single_exchange() -> None:
    match = sent("engineer", "laboratory", clan("0/0/1/0"))
    assert menu(match) == ["exchange:gold:iron", "exchange:gold:stone"]
    play(match, "0 exchange:gold:iron")
    assert (asked(match), stock(match)) == ((0, "turn_menu"), "0/2/0/0")


@pytest.mark.rule("DWE-4.59")
@pytest.mark.parametrize("pawn", ["ironworker", "engineer", "foreman"])
def test_only_one_exchange_an_action(pawn: str) -> None:
    match = lingering(pawn, "laboratory", clan("0/0/2/0", heat=1))
    play(match, "0 exchange:gold:iron")
    assert refused(match, 0, "exchange:gold:stone") == ("DWE-4.59", "exchanges-used")
    assert refused(match, 0, "exchange:iron:stone") == ("DWE-4.59", "exchanges-used")


@pytest.mark.rule("DWE-4.59")
def test_what_is_not_held_cannot_be_exchanged_nor_anything_into_better() -> None:
    match = sent("engineer", "laboratory", clan("5/1/0/0"))
    assert menu(match) == ["exchange:iron:stone"]
    assert refused(match, 0, "exchange:crystal:iron") == ("DWE-4.59", "goods-short")
    with pytest.raises(UnknownToken):
        play(match, "0 exchange:stone:iron")


@pytest.mark.rule("DWE-4.60")
def test_a_blacksmith_exchanges_three_times_and_what_was_just_received() -> None:
    match = lingering("blacksmith", "laboratory", clan("0/1/0/1", heat=1))
    play(match, "0 exchange:crystal:gold", "0 exchange:gold:stone", "0 exchange:gold:stone")
    assert stock(match) == "6/1/0/0"
    assert refused(match, 0, "exchange:iron:stone") == ("DWE-4.59", "exchanges-used")


@pytest.mark.rule("DWE-4.60")
@pytest.mark.parametrize("exchanges", [0, 1, 2])
def test_a_blacksmith_may_exchange_less_often(exchanges: int) -> None:
    match = sent("blacksmith", "laboratory", clan("0/3/0/0"))
    play(match, *["0 exchange:iron:stone"] * exchanges, "0 end_action")
    assert stock(match) == f"{2 * exchanges}/{3 - exchanges}/0/0"


@pytest.mark.rule("DWE-4.60")
def test_an_exchange_beyond_the_first_is_the_bonus() -> None:
    match = sent("blacksmith", "laboratory", clan("0/4/0/0"))
    events = play(match, *["0 exchange:iron:stone"] * 3)
    assert [event.data()["clause"] for event in events] == ["DWE-4.59", "DWE-4.60", "DWE-4.60"]
    assert asked(match) == (0, "turn_menu")


@pytest.mark.rule("DWE-4.61")
@pytest.mark.parametrize("unlit, after", [(0, (5, 0, 0)), (1, (5, 1, 0))])
def test_ex_32_ironworker_in_the_laboratory(unlit: int, after: tuple[int, int, int]) -> None:
    match = sent("ironworker", "laboratory", clan(heat=4, unlit=unlit))
    assert menu(match) == ["light_and_heat"]
    play(match, "0 light_and_heat")
    assert fire(match) == after


@pytest.mark.rule("DWE-4.61")
def test_one_furnace_and_one_heat_besides_the_exchange() -> None:
    match = sent("ironworker", "laboratory", clan("0/1/0/0", unlit=3))
    play(match, "0 light_and_heat", "0 exchange:iron:stone")
    assert (fire(match), stock(match)) == ((1, 1, 2), "2/0/0/0")


@pytest.mark.rule("DWE-4.61")
def test_at_full_heat_the_furnace_is_still_lit() -> None:
    match = sent("ironworker", "laboratory", clan(heat=10, unlit=1))
    play(match, "0 light_and_heat")
    assert fire(match) == (10, 1, 0)


# ---------------------------------------------------------------------- 4G the Bellows


@pytest.mark.rule("DWE-4.38", "DWE-4.62", "DWE-4.63", "DWE-4.64")
@pytest.mark.parametrize(
    "pawn, offered, used, after",
    [
        ("blacksmith", ["light_one", "light_all"], ["light_all"], (0, 3, 0)),
        ("ironworker", ["light_one", "heat_two"], ["light_one", "heat_two"], (2, 1, 2)),
        ("engineer", ["light_one"], ["light_one"], (0, 1, 2)),
        ("foreman", ["light_one"], ["light_one"], (0, 1, 2)),
    ],
)
def test_ex_4_bellows_by_specialist(
    pawn: str, offered: list[str], used: list[str], after: tuple[int, int, int]
) -> None:
    match = sent(pawn, "bellows", clan(lit=0, unlit=3))
    assert menu(match) == offered
    play(match, *[f"0 {part}" for part in used])
    assert fire(match) == after


@pytest.mark.rule("DWE-4.62")
def test_one_furnace_is_lit_once_in_an_action() -> None:
    match = lingering("engineer", "bellows", clan(heat=1, unlit=3))
    events = play(match, "0 light_one")
    assert told(events, "furnaces-lit") == [{"who": 0, "n": 1}]
    assert (fire(match), refused(match, 0, "light_one")) == ((1, 1, 2), ("DWE-4.62", "base-used"))


@pytest.mark.rule("DWE-4.62")
def test_with_nothing_unlit_there_is_nothing_to_light() -> None:
    match = lingering("engineer", "bellows", clan(lit=3, unlit=0))
    assert refused(match, 0, "light_one") == ("DWE-4.33", "no-unlit-furnace")


@pytest.mark.rule("DWE-4.63")
@pytest.mark.parametrize("lit, unlit", [(0, 1), (2, 4), (0, 8)])
def test_a_blacksmith_lights_all_furnaces_of_the_own_board(lit: int, unlit: int) -> None:
    match = sent("blacksmith", "bellows", clan(lit=lit, unlit=unlit), clan(unlit=2))
    play(match, "0 light_all")
    assert (fire(match), fire(match, 1)) == ((0, lit + unlit, 0), (0, 0, 2))
    assert mine(match, "reserve") == 8 - lit - unlit


@pytest.mark.rule("DWE-4.64")
@pytest.mark.parametrize("heat", [0, 5])
def test_an_ironworker_raises_heat_by_two(heat: int) -> None:
    match = sent("ironworker", "bellows", clan(heat=heat, unlit=2), clan(heat=1))
    play(match, "0 heat_two", "0 end_action")
    assert (fire(match), fire(match, 1)[0]) == ((heat + 2, 0, 2), 1)


# ---------------------------------------------------------------------- 4I the Workshop


@pytest.mark.rule("DWE-4.72")
@pytest.mark.parametrize("pawn", ["ironworker", "engineer", "blacksmith", "foreman"])
def test_a_furnace_costs_an_iron_and_comes_unlit(pawn: str) -> None:
    match = sent(pawn, "furnace_workshop", clan("0/1/0/0", lit=1, unlit=0))
    assert "build" in menu(match)
    play(match, "0 build")
    assert (stock(match), fire(match), mine(match, "reserve")) == ("0/0/0/0", (0, 1, 1), 6)


@pytest.mark.rule("DWE-4.72")
def test_the_first_furnace_is_built_once() -> None:
    match = lingering("blacksmith", "furnace_workshop", clan("0/9/0/0", heat=1))
    play(match, "0 build")
    assert refused(match, 0, "build") == ("DWE-4.72", "base-used")
    assert stock(match) == "0/8/0/0"


@pytest.mark.rule("DWE-4.72")
@pytest.mark.parametrize(
    "held, unlit, why",
    [
        ("9/0/9/9", 2, ("DWE-4.72", "goods-short")),
        ("0/9/0/0", 8, ("DWE-4.18", "reserve-empty")),
    ],
)
def test_without_iron_or_reserve_nothing_is_built(
    held: str, unlit: int, why: tuple[str, str]
) -> None:
    match = lingering("blacksmith", "furnace_workshop", clan(held, heat=1, unlit=unlit))
    assert menu(match) == ["convert:south_steam_pipe"]
    assert refused(match, 0, "build") == why


@pytest.mark.rule("DWE-4.73")
def test_an_engineer_builds_a_second_furnace() -> None:
    match = sent("engineer", "furnace_workshop", clan("1/2/0/0", unlit=2))
    play(match, "0 build")
    assert stock(match) == "1/1/0/0"
    play(match, "0 build_second")
    assert (stock(match), fire(match), mine(match, "reserve")) == ("0/0/0/0", (0, 0, 4), 4)


@pytest.mark.rule("DWE-4.73")
def test_r_14_there_is_no_second_furnace_without_the_first() -> None:
    """R-14: it is a further furnace, and dearer."""
    match = sent("engineer", "furnace_workshop", clan("5/5/0/0"))
    assert menu(match) == ["build"]
    assert refused(match, 0, "build_second") == ("DWE-4.73", "build-first")


@pytest.mark.rule("DWE-4.73")
@pytest.mark.parametrize("held", ["0/9/0/0", "9/1/0/0"])
def test_the_second_furnace_needs_stone_and_iron(held: str) -> None:
    match = lingering("engineer", "furnace_workshop", clan(held, heat=1))
    play(match, "0 build")
    assert refused(match, 0, "build_second") == ("DWE-4.73", "goods-short")


@pytest.mark.rule("DWE-4.73")
def test_the_second_furnace_is_for_engineers_and_the_last_in_an_action() -> None:
    rich = clan("9/9/0/0", heat=1)
    match = lingering("blacksmith", "furnace_workshop", rich)
    play(match, "0 build")
    assert refused(match, 0, "build_second") == ("DWE-4.36", "specialist-needed")
    match = lingering("engineer", "furnace_workshop", rich)
    play(match, "0 build", "0 build_second")
    assert refused(match, 0, "build_second") == ("DWE-4.37", "bonus-used")
    assert refused(match, 0, "build") == ("DWE-4.72", "base-used")


@pytest.mark.rule("DWE-4.73")
def test_the_second_furnace_needs_one_in_reserve() -> None:
    match = lingering("engineer", "furnace_workshop", clan("9/9/0/0", heat=1, lit=1, unlit=6))
    play(match, "0 build")
    assert refused(match, 0, "build_second") == ("DWE-4.18", "reserve-empty")


@pytest.mark.rule("DWE-4.74")
def test_an_ironworker_lights_a_furnace_just_built() -> None:
    match = sent("ironworker", "furnace_workshop", clan("0/1/0/0", unlit=0))
    assert menu(match) == ["build"]
    play(match, "0 build", "0 light_one")
    assert fire(match) == (0, 1, 0)


@pytest.mark.rule("DWE-4.74")
def test_an_ironworker_lights_one_furnace_once() -> None:
    match = lingering("ironworker", "furnace_workshop", clan(heat=1, unlit=3))
    play(match, "0 light_one")
    assert (fire(match), refused(match, 0, "light_one")) == ((1, 1, 2), ("DWE-4.37", "bonus-used"))


@pytest.mark.rule("DWE-4.74")
@pytest.mark.parametrize("pawn", ["engineer", "blacksmith", "foreman"])
def test_nobody_else_lights_in_the_workshop(pawn: str) -> None:
    match = sent(pawn, "furnace_workshop", clan("0/1/0/0", unlit=2))
    assert menu(match) == ["build"]
