"""DWE-4K: developing projects in the Studio and what it costs."""

import pytest
from games.dwergar.halls import (
    asked,
    clan,
    drawing,
    fire,
    lingering,
    menu,
    mine,
    scores,
    sent,
    stock,
)
from helpers import names, play, refused, told

from underhall.core.errors import UnknownToken
from underhall.games.dwergar.box.names import SPECIALISTS

STUDIO = "architect_studio"
PAWNS = ["ironworker", "engineer", "blacksmith", "foreman"]
NEW = {"decks": ["western_quarter", "new_shaft"]}
GOLD = {"decks": ["western_quarter", "golden_terraces"]}
OLD = {"decks": ["western_quarter", "old_shaft"]}
EAST = {"decks": ["western_quarter", "eastern_quarter"]}
SHAFTS = {"decks": ["new_shaft", "old_shaft"]}
OLD_CARDS = [
    *("lava_river_bridge", "scaffold_reinforcement", "crumbling_rampart", "dangerous_blockage"),
    *("cursed_treasury", "abandoned_hoist", "ammunition_store", "old_boiler_ribs"),
]

# ---------------------------------------------------------------------- 4.79, 4.80 developing


@pytest.mark.rule("DWE-4.78", "DWE-4.79")
def test_ex_14_realize_and_develop() -> None:
    match = drawing("ironworker", clan("8/2/1/0", heat=2), "north_wall")
    play(match, "0 realize:north_wall")
    assert (stock(match), scores(match)) == ("2/2/1/0", [5, 0])
    play(match, "0 develop:north_wall")
    assert (stock(match), fire(match)[0], scores(match)) == ("0/0/0/0", 0, [9, 0])


@pytest.mark.rule("DWE-4.79")
@pytest.mark.parametrize("pawn", PAWNS)
def test_any_dwarf_develops_the_project_just_realized(pawn: str) -> None:
    match = drawing(pawn, clan("8/2/1/0", heat=2), "north_wall")
    play(match, "0 realize:north_wall", "0 develop:north_wall")
    assert (mine(match, "realized"), mine(match, "developed")) == ([], ["north_wall"])


@pytest.mark.rule("DWE-4.79")
def test_developing_needs_its_resources_and_heat() -> None:
    match = lingering("ironworker", STUDIO, clan("8/2/0/0", heat=2), track=["north_wall"])
    play(match, "0 realize:north_wall")
    assert refused(match, 0, "develop:north_wall") == ("DWE-4.79", "goods-short")
    match = lingering("ironworker", STUDIO, clan("8/2/1/0", heat=1), track=["north_wall"])
    play(match, "0 realize:north_wall")
    assert refused(match, 0, "develop:north_wall") == ("DWE-4.12", "heat-short")


@pytest.mark.rule("DWE-4.79", "DWE-4.80")
def test_in_a_later_action_it_is_too_late() -> None:
    own = clan("20/9/9/0", heat=9, pool={"ironworker": 1})
    match = drawing("ironworker", own, "north_wall", "cricket_pitch")
    play(match, "0 realize:north_wall", "0 end_action", "0 place:ironworker:architect_studio")
    assert refused(match, 0, "develop:north_wall") == ("DWE-4.80", "not-just-realized")
    play(match, "0 realize:cricket_pitch")
    assert refused(match, 0, "develop:north_wall") == ("DWE-4.80", "not-just-realized")
    assert menu(match) == ["develop:cricket_pitch"]


@pytest.mark.rule("DWE-4.80")
@pytest.mark.parametrize("pawn", PAWNS)
def test_earlier_projects_are_not_developed_in_the_studio(pawn: str) -> None:
    own = clan("4/0/0/0", heat=9, realized=["new_shaft_gate"])
    match = drawing(pawn, own, "chasm_infill")
    assert menu(match) == ["realize:chasm_infill"]
    assert refused(match, 0, "develop:new_shaft_gate") == ("DWE-4.80", "not-just-realized")


@pytest.mark.rule("DWE-4.80")
@pytest.mark.parametrize(
    "space", ["mine_1", "laboratory", "bellows", "gearbox", "furnace_workshop"]
)
def test_nowhere_else_are_projects_developed(space: str) -> None:
    own = clan("9/9/0/0", heat=9, realized=["new_shaft_gate"])
    match = sent("blacksmith", space, own, **NEW)
    assert asked(match) == (0, "action_menu")
    with pytest.raises(UnknownToken):
        play(match, "0 develop:new_shaft_gate")


# ---------------------------------------------------------------------- 4.84, 4.85 heat


@pytest.mark.rule("DWE-4.84", "DWE-4.85")
def test_ex_15_blacksmith_in_the_studio() -> None:
    match = drawing("blacksmith", clan("3/2/1/0", heat=3), "chasm_barricade")
    play(match, "0 realize:chasm_barricade", "0 develop:chasm_barricade")
    assert (fire(match)[0], scores(match)) == (0, [11, 0])


@pytest.mark.rule("DWE-4.84")
def test_a_blacksmith_saves_heat_but_no_resources() -> None:
    match = lingering("blacksmith", STUDIO, clan("8/2/1/0", heat=1), track=["north_wall"])
    play(match, "0 realize:north_wall", "0 develop:north_wall")
    assert (stock(match), fire(match)[0]) == ("0/0/0/0", 1)
    match = lingering("blacksmith", STUDIO, clan("7/2/1/0", heat=9), track=["north_wall"])
    play(match, "0 realize:north_wall")
    assert refused(match, 0, "develop:north_wall") == ("DWE-4.79", "goods-short")


@pytest.mark.rule("DWE-4.84")
@pytest.mark.parametrize("pawn", ["ironworker", "engineer", "foreman"])
def test_nobody_else_saves_heat(pawn: str) -> None:
    match = drawing(pawn, clan("3/2/1/0", heat=5), "chasm_barricade")
    play(match, "0 realize:chasm_barricade", "0 develop:chasm_barricade")
    assert fire(match)[0] == 0


@pytest.mark.rule("DWE-4.84")
def test_a_blacksmith_saves_no_heat_of_the_realization() -> None:
    match = drawing("blacksmith", clan("0/3/1/0", heat=2), "armoury")
    play(match, "0 realize:armoury")
    assert fire(match)[0] == 0


@pytest.mark.rule("DWE-4.85")
@pytest.mark.parametrize(
    "pawn, space, card, others, heat",
    [
        ("ironworker", STUDIO, "calcination_chute", 0, 7),
        ("ironworker", STUDIO, "calcination_chute", 3, 4),
        ("blacksmith", STUDIO, "calcination_chute", 3, 2),
        ("blacksmith", STUDIO, "calcination_chute", 5, 0),
        ("blacksmith", STUDIO, "calcination_chute", 8, 0),
        ("blacksmith", "forge", "calcination_chute", 0, 8),
        ("blacksmith", "forge", "calcination_chute", 7, 1),
        ("blacksmith", "forge", "calcination_chute", 8, 0),
        ("blacksmith", "forge", "new_shaft_gate", 8, 3),
        ("blacksmith", STUDIO, "new_shaft_gate", 0, 0),
        ("blacksmith", STUDIO, "shaft_lighting", 0, 1),
    ],
)
def test_the_heat_of_a_development(
    pawn: str, space: str, card: str, others: int, heat: int
) -> None:
    track = [card] if space == STUDIO else []
    realized = [*OLD_CARDS[:others], *([] if track else [card])]
    own = clan("9/9/9/9", heat=10, realized=realized)
    match = sent(pawn, space, own, track=track, **SHAFTS)
    play(match, *[f"0 realize:{on_track}" for on_track in track])
    before = fire(match)[0]
    play(match, f"0 develop:{card}")
    assert before - fire(match)[0] == heat


@pytest.mark.rule("DWE-4.85")
def test_a_development_without_heat_stays_without() -> None:
    match = drawing("blacksmith", clan("2/3/1/0", lit=1), "ammunition_store", **OLD)
    events = play(match, "0 realize:ammunition_store", "0 develop:ammunition_store")
    assert told(events, "heat-paid") == []


# ---------------------------------------------------------------------- 4.88 to 4.90 effects


@pytest.mark.rule("DWE-4.88")
def test_developing_scores_and_then_does_what_the_card_says() -> None:
    match = drawing("ironworker", clan("1/1/1/0", heat=4), "private_conveyor")
    play(match, "0 realize:private_conveyor")
    events = play(match, "0 develop:private_conveyor")
    assert names(events) == ["developed", "heat-paid", "goods-gained"]
    assert (stock(match), scores(match)) == ("3/0/0/0", [7, 0])


@pytest.mark.rule("DWE-4.88")
def test_a_permanent_effect_is_in_force_from_the_next_part_on() -> None:
    match = drawing("ironworker", clan("1/2/1/0", heat=3), "south_steam_pipe", **EAST)
    play(match, "0 realize:south_steam_pipe")
    assert menu(match) == ["develop:south_steam_pipe"]
    play(match, "0 develop:south_steam_pipe")
    assert menu(match) == ["convert:south_steam_pipe"]


@pytest.mark.rule("DWE-4.88")
def test_a_foreman_is_an_engineer_as_soon_as_the_club_is_developed() -> None:
    """It is too late for the card's own cost alone (R-36)."""
    match = lingering("foreman", STUDIO, clan("0/0/3/0", heat=3), track=["bridge_club"])
    play(match, "0 realize:bridge_club")
    assert refused(match, 0, "recover:gold") == ("DWE-4.36", "specialist-needed")
    play(match, "0 develop:bridge_club")
    assert refused(match, 0, "recover:gold") == ("DWE-4.90", "skill-too-late")
    assert SPECIALISTS.token(match.state.skills.bit_length() - 1) == "engineer"


@pytest.mark.rule("DWE-4.88")
def test_the_cost_is_paid_before_the_card_gives_anything() -> None:
    match = lingering("ironworker", STUDIO, clan("3/2/1/0", heat=2), track=["coal_crusher"])
    play(match, "0 realize:coal_crusher")
    assert refused(match, 0, "develop:coal_crusher") == ("DWE-4.12", "heat-short")


@pytest.mark.rule("DWE-4.79", "DWE-4.89")
def test_a_card_is_developed_once() -> None:
    own = clan("20/9/9/0", heat=9)
    match = lingering("ironworker", STUDIO, own, track=["north_wall"])
    play(match, "0 realize:north_wall", "0 develop:north_wall")
    assert refused(match, 0, "develop:north_wall") == ("DWE-4.89", "already-developed")
    match = lingering("blacksmith", "forge", {**own, "developed": ["north_wall"]})
    assert refused(match, 0, "develop:north_wall") == ("DWE-4.89", "already-developed")


@pytest.mark.rule("DWE-4.90")
def test_the_gold_foundry_does_not_count_itself() -> None:
    match = drawing("ironworker", clan("0/2/2/0", heat=5), "gold_foundry", **GOLD)
    play(match, "0 realize:gold_foundry", "0 develop:gold_foundry")
    assert scores(match) == [8 + 3, 0]


@pytest.mark.rule("DWE-4.90")
@pytest.mark.parametrize(
    "card, realized, developed",
    [("treasury_gate", "9/7/8/9", "9/7/8/8"), ("master_tools", "9/6/9/9", "9/6/8/9")],
)
def test_a_discount_does_not_help_its_own_card(card: str, realized: str, developed: str) -> None:
    match = sent("ironworker", STUDIO, clan("9/9/9/9", heat=9), track=[card], **GOLD)
    play(match, f"0 realize:{card}")
    assert stock(match) == realized
    play(match, f"0 develop:{card}")
    assert stock(match) == developed


@pytest.mark.rule("DWE-4.90")
def test_a_steam_pipe_makes_no_iron_for_its_own_development() -> None:
    own = clan("0/2/0/0", heat=9)
    match = lingering("ironworker", STUDIO, own, track=["north_steam_pipe"])
    play(match, "0 realize:north_steam_pipe")
    assert menu(match) == ["convert:south_steam_pipe"]
    assert refused(match, 0, "develop:north_steam_pipe") == ("DWE-4.79", "goods-short")
