"""DWE-4K: the Chief Architect's Studio."""

import pytest
from games.dwergar.halls import (
    asked,
    clan,
    drawing,
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
from underhall.core.errors import UnknownToken

STUDIO = "architect_studio"
PAWNS = ["ironworker", "engineer", "blacksmith", "foreman"]
NEW = {"decks": ["western_quarter", "new_shaft"]}
GOLD = {"decks": ["western_quarter", "golden_terraces"]}
EAST = {"decks": ["western_quarter", "eastern_quarter"]}

# ---------------------------------------------------------------------- 4.78 realizing


@pytest.mark.rule("DWE-4.78")
@pytest.mark.parametrize("pawn", PAWNS)
def test_a_project_is_paid_taken_and_scored(pawn: str) -> None:
    match = drawing(pawn, clan("1/4/2/1", heat=3), "armoury", "north_wall")
    events = play(match, "0 realize:armoury")
    assert (stock(match), fire(match)[0], scores(match)) == ("1/1/1/1", 1, [9, 0])
    assert (mine(match, "realized"), table(match)["track"]) == (["armoury"], ["north_wall"])
    assert [event["points"] for event in told(events, "realized")] == [9]


@pytest.mark.rule("DWE-4.78")
def test_one_project_is_realized_in_an_action() -> None:
    track = ["north_wall", "private_conveyor"]
    match = lingering("ironworker", STUDIO, clan("20/1/1/0", heat=1), track=track)
    play(match, "0 realize:north_wall")
    assert menu(match) == ["convert:south_steam_pipe"]
    assert refused(match, 0, "realize:private_conveyor") == ("DWE-4.78", "base-used")


@pytest.mark.rule("DWE-4.78")
def test_a_cost_must_be_at_hand_in_resources_and_in_heat() -> None:
    match = drawing("ironworker", clan("5/3/1/0", heat=1), "armoury", "north_wall", "chasm_infill")
    assert menu(match) == ["realize:chasm_infill"]
    assert refused(match, 0, "realize:armoury") == ("DWE-4.12", "heat-short")
    assert refused(match, 0, "realize:north_wall") == ("DWE-4.78", "goods-short")


@pytest.mark.rule("DWE-4.78")
def test_only_cards_on_the_track_are_realized() -> None:
    match = drawing("ironworker", clan("9/9/9/9", heat=9), "north_wall")
    assert menu(match) == ["realize:north_wall"]
    with pytest.raises(UnknownToken):
        play(match, "0 realize:armoury")


# ---------------------------------------------------------------------- 4.81 to 4.83 taking back


@pytest.mark.rule("DWE-4.81")
@pytest.mark.parametrize(
    "card, kinds",
    [
        ("new_shaft_gate", ["stone"]),
        ("north_wall", ["stone"]),
        ("armoury", ["iron"]),
        ("cricket_pitch", ["stone", "iron"]),
        ("shaft_lighting", ["gold"]),
        ("diamond_crusher_heads", ["crystal"]),
        ("clan_lift", []),
        ("bowling_alley", []),
    ],
)
def test_an_engineer_takes_back_what_the_card_asks_for_twice(card: str, kinds: list[str]) -> None:
    match = drawing("engineer", clan("6/3/3/2", heat=2), card)
    play(match, f"0 realize:{card}")
    found = [token for token in options(match, 0) if token.startswith("recover")]
    assert found == [f"recover:{kind}" for kind in kinds]


@pytest.mark.rule("DWE-4.81")
def test_one_resource_is_taken_back_once_and_only_after_realizing() -> None:
    track = ["cricket_pitch"]
    match = lingering("engineer", STUDIO, clan("2/2/0/0", heat=2), track=track)
    assert refused(match, 0, "recover:stone") == ("DWE-4.81", "nothing-realized")
    play(match, "0 realize:cricket_pitch")
    assert refused(match, 0, "recover:gold") == ("DWE-4.81", "not-asked-twice")
    events = play(match, "0 recover:iron")
    assert (stock(match), names(events)) == ("0/1/0/0", ["recovered"])
    assert refused(match, 0, "recover:stone") == ("DWE-4.37", "bonus-used")


@pytest.mark.rule("DWE-4.81")
@pytest.mark.parametrize("pawn", ["ironworker", "blacksmith", "foreman"])
def test_nobody_else_takes_back(pawn: str) -> None:
    match = lingering(pawn, STUDIO, clan("6/0/0/0", heat=1), track=["north_wall"])
    play(match, "0 realize:north_wall")
    assert refused(match, 0, "recover:stone") == ("DWE-4.36", "specialist-needed")


@pytest.mark.rule("DWE-4.81")
@pytest.mark.parametrize("amount, kinds", [(1, ["recover:stone"]), (2, [])])
def test_r_28_a_discount_hides_no_print_but_something_must_be_paid(
    amount: int, kinds: list[str]
) -> None:
    """R-28: printed at least twice, and at least one actually paid."""
    params = {"id": "master_tools", "effect_params": {"amount": amount}}
    own = clan("2/1/0/0", developed=["master_tools"], pool={"engineer": 1})
    table = {"track": ["new_shaft_gate"], **NEW}
    match = at({**halls(own, **table), "data": {"project": [params]}})
    play(match, "0 place:engineer:architect_studio", "0 realize:new_shaft_gate:stone")
    found = [token for token in options(match, 0) if token.startswith("recover")]
    assert (found, stock(match)) == (kinds, f"{amount}/0/0/0")


@pytest.mark.rule("DWE-4.82")
def test_heat_and_what_the_development_cost_are_not_taken_back() -> None:
    match = lingering("engineer", STUDIO, clan("8/2/1/0", heat=3), track=["north_wall"])
    play(match, "0 realize:north_wall", "0 develop:north_wall")
    assert menu(match) == ["recover:stone", "convert:south_steam_pipe"]
    assert refused(match, 0, "recover:iron") == ("DWE-4.81", "not-asked-twice")
    match = drawing("engineer", clan("3/0/0/0", heat=3), "central_gas_main", **EAST)
    play(match, "0 realize:central_gas_main")
    assert menu(match) == ["recover:stone"]
    with pytest.raises(UnknownToken):
        play(match, "0 recover:heat")


@pytest.mark.rule("DWE-4.82")
def test_the_full_cost_must_be_at_hand_before_anything_is_taken_back() -> None:
    match = lingering("engineer", STUDIO, clan("5/0/0/0", heat=1), track=["north_wall"])
    assert refused(match, 0, "realize:north_wall") == ("DWE-4.78", "goods-short")


@pytest.mark.rule("DWE-4.79", "DWE-4.81", "DWE-4.83")
def test_ex_34_take_back_feeds_the_development() -> None:
    match = drawing("engineer", clan("4/0/2/1", heat=1), "great_statue", **GOLD)
    play(match, "0 realize:great_statue")
    assert (stock(match), scores(match)) == ("1/0/0/1", [8, 0])
    assert "develop:great_statue" not in options(match, 0)
    play(match, "0 recover:stone")
    assert (stock(match), menu(match)) == ("2/0/0/1", ["develop:great_statue"])
    play(match, "0 develop:great_statue")
    assert (stock(match), fire(match)[0], scores(match)) == ("0/0/0/0", 0, [16, 0])


@pytest.mark.rule("DWE-4.88", "DWE-4.90")
def test_r_36_the_card_that_makes_an_engineer_gives_nothing_back() -> None:
    """R-36: its effect comes too late for what it has cost itself."""
    match = lingering("foreman", STUDIO, clan("0/0/3/0", heat=9), track=["bridge_club"])
    play(match, "0 realize:bridge_club")
    assert refused(match, 0, "recover:gold") == ("DWE-4.36", "specialist-needed")
    play(match, "0 develop:bridge_club")
    assert "recover:gold" not in options(match, 0)
    assert refused(match, 0, "recover:gold") == ("DWE-4.90", "skill-too-late")


@pytest.mark.rule("DWE-4.81", "DWE-4.90")
def test_r_36_silverbeard_gives_back_all_the_same() -> None:
    decks = {"decks": ["western_quarter", "old_shaft"], "silverbeard": 0}
    own = clan("0/0/3/0", heat=9, realized=["lava_river_bridge"])
    match = drawing("foreman", own, "bridge_club", **decks)
    play(match, "0 silverbeard:recover_resource", "0 realize:bridge_club", "0 develop:bridge_club")
    assert menu(match) == ["recover:gold"]


@pytest.mark.rule("DWE-4.81", "DWE-4.88")
def test_a_foreman_who_became_an_engineer_earlier_takes_back() -> None:
    own = clan("6/0/0/0", heat=1, developed=["bridge_club"])
    match = lingering("foreman", STUDIO, own, track=["north_wall"])
    play(match, "0 realize:north_wall")
    assert "recover:stone" in options(match, 0)


@pytest.mark.rule("DWE-4.83")
def test_what_was_taken_back_pays_at_once_for_other_things() -> None:
    own = clan("0/2/1/0", unlit=1, developed=["bridge_club"])
    match = drawing("foreman", own, "new_shaft_props")
    play(match, "0 realize:new_shaft_props")
    assert menu(match) == ["recover:iron"]
    play(match, "0 recover:iron", "0 build_furnace:unlit")
    assert (stock(match), scores(match)) == ("0/0/0/0", [5, 0])


# ---------------------------------------------------------------------- 4.86, 4.87 discounts


def prices(
    cards: list[str], card: str, decks: dict[str, list[str]], held: str = "9/9/9/9"
) -> dict[str, str]:
    """What is left of the hand after realizing a card, for every way to do so."""
    own = clan(held, heat=5, developed=cards)
    found = {}
    for token in menu(sent("ironworker", STUDIO, own, track=[card], **decks)):
        match = sent("ironworker", STUDIO, own, track=[card], **decks)
        play(match, f"0 {token}")
        found[token.removeprefix(f"realize:{card}")] = stock(match)
    return found


@pytest.mark.rule("DWE-4.86", "DWE-4.87")
def test_ex_17_master_tools() -> None:
    tools = ["master_tools"]
    crusher = prices(tools, "coal_crusher", EAST, "3/2/1/0")
    assert crusher == {":stone": "1/0/0/0", ":iron": "0/1/0/0"}
    assert prices(tools, "tramway_track", NEW, "0/0/1/0") == {"": "0/0/0/0"}


@pytest.mark.rule("DWE-4.86")
@pytest.mark.parametrize(
    "cards, card, decks, left",
    [
        (["master_tools"], "north_wall", EAST, {"": "4/9/9/9"}),
        (["master_tools"], "armoury", EAST, {"": "9/7/8/9"}),
        (["treasury_gate"], "goldsmiths", GOLD, {"": "9/9/7/9"}),
        (["treasury_gate"], "secret_entrance", GOLD, {"": "7/7/9/9"}),
        (
            ["master_tools", "treasury_gate"],
            "secret_entrance",
            GOLD,
            {":stone": "8/7/9/9", ":iron": "7/8/9/9"},
        ),
        (["master_tools", "treasury_gate"], "great_statue", GOLD, {"": "7/9/8/9"}),
    ],
)
def test_each_discount_takes_one_off_every_project(
    cards: list[str], card: str, decks: dict[str, list[str]], left: dict[str, str]
) -> None:
    assert prices(cards, card, decks) == left


@pytest.mark.rule("DWE-4.86")
def test_discounts_are_not_optional() -> None:
    own = clan("9/9/9/9", heat=5, developed=["master_tools"])
    match = sent("ironworker", STUDIO, own, track=["coal_crusher"], **EAST)
    assert menu(match) == ["realize:coal_crusher:stone", "realize:coal_crusher:iron"]
    with pytest.raises(UnknownToken):
        play(match, "0 realize:coal_crusher")


@pytest.mark.rule("DWE-4.86")
def test_only_what_the_chosen_discount_leaves_must_be_paid() -> None:
    own = clan("2/2/1/0", heat=1, developed=["master_tools"])
    match = sent("ironworker", STUDIO, own, track=["coal_crusher"], **EAST)
    assert menu(match) == ["realize:coal_crusher:stone"]
    refusal = refused(match, 0, "realize:coal_crusher:iron")
    assert refusal == ("DWE-4.78", "goods-short")


@pytest.mark.rule("DWE-4.86")
def test_a_development_is_not_discounted() -> None:
    own = clan("8/2/1/0", heat=2, developed=["master_tools", "treasury_gate"])
    match = sent("ironworker", STUDIO, own, track=["north_wall"], **GOLD)
    play(match, "0 realize:north_wall", "0 develop:north_wall")
    assert stock(match) == "1/0/0/0"


@pytest.mark.rule("DWE-4.86")
def test_a_discount_goes_on_every_project_again_and_never_below_nothing() -> None:
    params = [{"id": "master_tools", "effect_params": {"amount": 3}}]
    own = clan("2/1/0/0", developed=["master_tools"], pool={"ironworker": 1, "blacksmith": 1})
    track = ["new_shaft_gate", "new_shaft_props"]
    position = halls(own, track=track, **NEW)
    match = at({**position, "data": {"project": params}})
    play(match, "0 place:ironworker:architect_studio", "0 realize:new_shaft_gate:stone")
    assert stock(match) == "2/0/0/0"
    play(match, "0 place:blacksmith:architect_studio", "0 realize:new_shaft_props")
    assert stock(match) == "2/0/0/0"


@pytest.mark.rule("DWE-4.87")
@pytest.mark.parametrize(
    "cards, card, decks, left",
    [
        (["master_tools"], "shaft_lighting", NEW, {"": "9/9/7/9"}),
        (["master_tools"], "clan_lift", NEW, {"": "9/9/9/8"}),
        (["treasury_gate"], "north_wall", GOLD, {"": "3/9/9/9"}),
        (["master_tools", "treasury_gate"], "clan_lift", GOLD, {"": "9/9/9/8"}),
    ],
)
def test_a_discount_on_what_is_not_asked_for_is_lost(
    cards: list[str], card: str, decks: dict[str, list[str]], left: dict[str, str]
) -> None:
    assert prices(cards, card, decks) == left


# ---------------------------------------------------------------------- 4.91, 4.92


@pytest.mark.rule("DWE-4.91")
def test_there_is_no_limit_to_the_cards_of_a_player() -> None:
    cards = [
        row["id"]
        for row in editions.components("dwergar")["project"]
        if row["deck"] in NEW["decks"]
    ]
    own = clan("9/9/9/9", heat=9, realized=cards[:10], developed=cards[10:17])
    match = drawing("ironworker", own, cards[17])
    play(match, f"0 realize:{cards[17]}")
    assert len(mine(match, "realized")) + len(mine(match, "developed")) == 18


@pytest.mark.rule("DWE-4.92")
@pytest.mark.parametrize("held, track", [("9/9/9/9", []), ("0/9/9/9", ["north_wall"])])
def test_with_nothing_to_realize_the_studio_is_still_open(held: str, track: list[str]) -> None:
    own = clan(held, pool={"ironworker": 1})
    match = drawing("engineer", own, *track)
    assert (asked(match), table(match)["spaces"]) == ((0, "turn_menu"), {STUDIO: "engineer"})
    assert "place:ironworker:architect_studio" in options(match, 0)
