"""COV-5.6 to 5.11: the Elders choose by die; their turns with pickaxe, axe and cart."""

from typing import Any

import pytest
from games.covenant.council import (
    QUIET,
    elders,
    elders_gain,
    elders_glory,
    elders_turn,
    happened,
    lit,
    rolled,
)
from helpers import names, table

PICKAXE = ("pickaxe_4", "1", "2")
"""A card that gives 2 GP at last, and the rubble on spaces 1 and 2."""
ALL_SITES: list[dict[str, int]] = [
    {"mythrall": 1},
    {"mythrall": 1, "gold": 1},
    {"mythrall": 2, "gold": 1},
    {"gold": 1},
    {"mythrall": 1, "gold": 1},
    {"mythrall": 1, "gold": 1, "emerald": 1},
]
SITES = ("pillar_1", "pillar_2", "pillar_3", "gate_1", "gate_2", "gate_3")


def carts(match: Any, site: str) -> Any:
    """The Elders' carts at a site."""
    return table(match)["sites"][site]["carts"][1]


def finished(*done: str) -> dict[str, Any]:
    """Sites that the Elders have finished, with their markers on the first slots."""
    return {
        site: {"carts": [{}, kinds], "slots": [1]}
        for site, kinds in zip(SITES, ALL_SITES)
        if site in done
    }


# ---------------------------------------------------------------------- choosing by die


@pytest.mark.rule("COV-5.6")
def test_the_die_is_rolled_until_it_names_a_valid_option() -> None:
    shown = {"coins": [None, None, None, "coin_hunt"]}
    match = elders_gain("coin", outcomes=("1", "3", "2", "5"), displays=shown)
    assert (rolled(match), elders(match, "coins")) == ([1, 3, 2, 5], {"coin_hunt": 1})


@pytest.mark.rule("COV-5.6")
@pytest.mark.parametrize("what", ["coin", "tradition", "ornament", "relic"])
def test_without_a_valid_option_nothing_is_rolled_and_nothing_happens(what: str) -> None:
    empty: dict[str, Any] = {"coins": [], "traditions": [], "ornaments": [], "relics": []}
    match = elders_gain(what, displays=empty)
    assert (happened(match), match.setup_chance) == ([{"what": what, "why": "track"}], [])
    assert elders(match, "coins", "traditions", "ornaments", "relics") == ({}, [], {}, {})


@pytest.mark.rule("COV-5.7")
@pytest.mark.parametrize("face, space", [*zip("123456", (1, 2, 3, 4, 5, 5))])
def test_rubble_goes_by_the_face_of_its_space(face: str, space: int) -> None:
    shown = ["rubble_iron", "rubble_emerald", "rubble_gold", "rubble_mythrall", "rubble_any"]
    match = elders_turn("pickaxe_4", face, "1" if face != "1" else "2", displays={"rubble": shown})
    assert happened(match, "elders-rubble-cleared")[0] == {"rubble": shown[space - 1]}


@pytest.mark.rule("COV-5.7")
@pytest.mark.parametrize("face, space", [*zip("123456", (1, 2, 3, 3, 4, 4))])
def test_traditions_and_coins_go_by_the_faces_of_their_spaces(face: str, space: int) -> None:
    traditions = ["tradition_01", "tradition_02", "tradition_03", "tradition_04"]
    coins = ["coin_gp", "coin_ale", "coin_iron", "coin_gold"]
    shown = {"traditions": traditions, "coins": coins}
    match = elders_gain("tradition", "coin", outcomes=(face, face), displays=shown)
    taken = ([traditions[space - 1]], {coins[space - 1]: 1})
    assert elders(match, "traditions", "coins") == taken
    assert table(match)["displays"]["coins"][space - 1] is None


@pytest.mark.rule("COV-5.7")
@pytest.mark.parametrize("space", [1, 2, 3, 4, 5, 6])
def test_ornaments_go_by_the_face_of_their_space(space: int) -> None:
    kinds = ["orn_iron", "orn_ale", "orn_mine", "orn_mason", "orn_plenty", "orn_trainer"]
    match = elders_gain("ornament", outcomes=(str(space),), displays={"ornaments": kinds})
    assert elders(match, "ornaments") == {kinds[space - 1]: 1}


@pytest.mark.rule("COV-5.7")
@pytest.mark.parametrize("face", [1, 2, 3, 4, 5, 6])
def test_a_site_goes_by_its_face(face: int) -> None:
    match = elders_turn("cart_4", str(face), "1")
    assert carts(match, SITES[face - 1]) == ALL_SITES[face - 1]


@pytest.mark.rule("COV-5.7")
@pytest.mark.parametrize("face, row", [*zip("123456", (1, 2, 3, 3, 4, 5))])
def test_a_row_goes_by_its_faces(face: str, row: int) -> None:
    match = elders_turn(*PICKAXE, face)
    assert happened(match, "elders-chamber-chosen")[0]["cell"] == f"r{row}c1"


@pytest.mark.rule("COV-5.7")
@pytest.mark.parametrize(
    "face, edge",
    [
        ("1", "r1c3+r2c3"),
        ("2", "r2c4+r3c4"),
        ("3", "r3c4+r4c3"),
        ("4", "r3c3+r4c2"),
        ("5", "r2c2+r3c2"),
        ("6", "r1c2+r2c2"),
    ],
)
def test_chambers_for_gates_go_by_the_diagram(face: str, edge: str) -> None:
    mountain = lit("r1c2", "r1c3", "r2c4", "r3c2", "r3c3", "r3c4")
    match = elders_turn("compass_3", face, mountain=mountain, elders={"forge": {"gate": 1}})
    assert table(match)["gates"] == {edge: 1}


# ---------------------------------------------------------------------- 5.8 the turn


@pytest.mark.rule("COV-5.8")
def test_a_turn_is_a_card_its_steps_its_reward_and_then_the_displays() -> None:
    match = elders_turn(*PICKAXE, "1", "chamber:ch_01", "enemy:orc", "rubble:rubble_any")
    said = names(match.setup_events)
    assert said[0] == "elders-turn"
    order = ["elders-rubble-cleared", "elders-stepped", "elders-chamber-chosen", "enemy-drawn"]
    order += ["elders-gp-gained", "rubble-shown"]
    assert [name for name in dict.fromkeys(said) if name in order] == order
    assert happened(match, "elders-gp-gained")[-1] == {"n": 1, "why": "elder_card"}
    assert None not in table(match)["displays"]["rubble"] + table(match)["displays"]["relics"]
    assert elders(match, "discard") == ["elder_pickaxe_4"]
    assert elders(match, "kinds") == ["axe", "compass", "cart"]


@pytest.mark.rule("COV-5.8")
def test_an_empty_deck_is_shuffled_anew_from_the_discards() -> None:
    spent = {"kinds": [], "discard": ["elder_cart_3", "elder_axe_1"]}
    match = elders_turn("cart_3", "1", elders=spent)
    assert happened(match, "elders-shuffled") == [{"n": 2}]
    assert elders(match, "deck", "discard") == (["elder_axe_1"], ["elder_cart_3"])


@pytest.mark.rule("COV-5.8")
def test_known_cards_come_before_those_that_were_forged() -> None:
    stacked = {"kinds": [], "deck": ["elder_cart_3"], "discard": ["elder_axe_1"], "under": 1}
    match = elders_turn("cart_3", "1", elders=stacked)
    assert happened(match, "elders-shuffled") == []
    assert elders(match, "deck", "under") == ([], 1)
    below = {**stacked, "deck": [], "discard": ["elder_axe_1", "elder_cart_3"]}
    match = elders_turn("cart_4", "1", "1", elders=below)
    assert (elders(match, "under"), len(elders(match, "discard"))) == (0, 3)


# ---------------------------------------------------------------------- 5.9 pickaxe


@pytest.mark.rule("COV-5.9")
def test_two_different_rubble_tiles_go_and_give_nothing() -> None:
    shown = {"rubble": ["rubble_iron", "rubble_gold", None, "rubble_mythrall", None]}
    match = elders_turn("pickaxe_4", "2", "3", "2", "4", "1", displays=shown)
    assert rolled(match)[:4] == [2, 3, 2, 4]
    assert table(match)["rubble_discard"] == {"rubble_gold": 1, "rubble_mythrall": 1}
    assert match.state.supply == [15] * 4


@pytest.mark.rule("COV-5.9")
def test_then_two_mine_steps_and_a_relic() -> None:
    """The second step enters a space with a relic of its own."""
    shown = {"relics": ["belt", "horn", "crown", "tankard"]}
    mountain = {**QUIET, "r1c1": {"back": "back_any2"}}
    begun = {"tracks": {"mine": 3}}
    match = elders_turn(*PICKAXE, "1", displays=shown, elders=begun, mountain=mountain)
    assert elders(match, "tracks")["mine"] == 5
    why = [(each["relic"], each["why"]) for each in happened(match, "elders-relic-taken")]
    assert why == [("belt", "track"), ("horn", "elder_card")]


@pytest.mark.rule("COV-5.9")
def test_then_the_leftmost_face_down_chamber_of_a_row_with_one() -> None:
    """Row 2 has none left; r5c1 is next to no open chamber."""
    mountain = {**QUIET, "r2c1": {"chamber": "ch_22"}, "r2c4": {"chamber": "ch_24"}}
    mountain |= {"r4c2": {"back": "back_any2"}, "r5c1": {"back": "back_path_gp"}}
    match = elders_turn(*PICKAXE, "2", "6", "chamber:ch_21", mountain=mountain)
    assert rolled(match)[2:] == [2, 6]
    assert table(match)["mountain"]["r5c1"] == {"chamber": "ch_21", "enemies": {}, "buildings": []}
    tracks = elders(match, "tracks")
    assert (tracks, elders_glory(match)) == ({"court": 1, "prestige": 1, "mine": 3}, 5 + 1 + 2)


@pytest.mark.rule("COV-5.9")
def test_enemies_come_to_the_chamber_of_the_elders() -> None:
    mountain = {**QUIET, "r1c1": {"back": "back_any2"}}
    drawn = ("chamber:ch_03", "enemy:troll", "enemy:orc")
    match = elders_turn(*PICKAXE, "1", *drawn, mountain=mountain)
    assert table(match)["mountain"]["r1c1"]["enemies"] == {"orc": 1, "troll": 1}


@pytest.mark.rule("COV-5.9")
def test_the_card_comes_last_and_all_open_is_no_hindrance() -> None:
    cells = [f"r{row}c{col}" for row, n in enumerate((3, 4, 5, 4, 3), 1) for col in range(1, n + 1)]
    open_all = lit(*[cell for cell in cells if cell not in QUIET])
    match = elders_turn(*PICKAXE, mountain=open_all)
    assert (rolled(match), elders_glory(match)) == ([1, 2], 7)


# ---------------------------------------------------------------------- 5.10 axe


def haunted(**enemies: dict[str, int]) -> dict[str, Any]:
    """The start cells, r2c4 and r4c1 face up with these enemies in them."""
    open_cells = {**QUIET, "r2c4": {"chamber": "ch_24"}, "r4c1": {"chamber": "ch_03"}}
    return {cell: {**tile, "enemies": enemies.get(cell, {})} for cell, tile in open_cells.items()}


@pytest.mark.rule("COV-5.10")
@pytest.mark.parametrize(
    "enemies, taken, steps",
    [
        ({"r2c2": {"goblin": 2, "orc": 1}, "r2c4": {"troll": 2}}, ["r2c4:troll"], 2),
        (
            {"r2c2": {"goblin": 2}, "r2c3": {"orc": 1}, "r2c4": {"orc": 1, "goblin": 1}},
            ["r2c3:orc", "r2c2:goblin"],
            1,
        ),
        ({"r2c3": {"goblin": 1}, "r2c4": {"goblin": 2}}, ["r2c3:goblin", "r2c4:goblin"], 1),
    ],
)
def test_a_troll_or_an_orc_and_a_goblin_or_two_goblins_fall(
    enemies: dict[str, dict[str, int]], taken: list[str], steps: int
) -> None:
    match = elders_turn("axe_3", "2", mountain=haunted(**enemies))
    fallen = happened(match, "elders-enemy-defeated")
    assert [f"{each['cell']}:{each['enemy']}" for each in fallen] == taken
    kinds = [each.partition(":")[2] for each in taken]
    assert elders(match, "dungeon") == {kind: kinds.count(kind) for kind in kinds}
    assert elders(match, "tracks") == {"court": 1, "prestige": steps, "mine": 0}


TROLL_ROW = {"r2c2": {"troll": 1}}
PAIR_ROW = {"r2c3": {"orc": 1}, "r2c4": {"goblin": 1}}
GOBLIN_ROW = {"r4c1": {"goblin": 1}, "r4c3": {"goblin": 1}}


@pytest.mark.rule("COV-5.10")
@pytest.mark.parametrize(
    "enemies, rolls, taken",
    [
        ({**TROLL_ROW, **GOBLIN_ROW}, "52", {"troll": 1}),
        ({**TROLL_ROW, "r4c1": {"goblin": 1}, "r4c3": {"orc": 1}}, "52", {"troll": 1}),
        ({**PAIR_ROW, **GOBLIN_ROW}, "52", {"orc": 1, "goblin": 1}),
        ({**GOBLIN_ROW}, "25", {"goblin": 2}),
        ({**TROLL_ROW, "r4c1": {"troll": 1}}, "5", {"troll": 1}),
    ],
)
def test_the_best_rows_are_chosen_among(
    enemies: dict[str, dict[str, int]], rolls: str, taken: dict[str, int]
) -> None:
    """R-31: rows with a troll, else with an orc and a goblin, else with two goblins; in the last
    row of the list the die names row 4 although row 2 has a troll as well."""
    match = elders_turn("axe_3", *rolls, mountain=haunted(**enemies))
    assert (rolled(match), elders(match, "dungeon")) == ([int(face) for face in rolls], taken)


@pytest.mark.rule("COV-5.10")
@pytest.mark.parametrize("lone", [{"goblin": 1}, {"orc": 2}])
def test_a_row_with_less_than_a_need_is_passed_over(lone: dict[str, int]) -> None:
    mountain = haunted(**GOBLIN_ROW) | {"r5c1": {"chamber": "ch_18", "enemies": lone}}
    match = elders_turn("axe_3", "1", "6", "5", mountain=mountain)
    assert (rolled(match), elders(match, "dungeon")) == ([1, 6, 5], {"goblin": 2})


@pytest.mark.rule("COV-5.10")
@pytest.mark.parametrize("lone", [{}, {"r2c2": {"orc": 3}, "r4c2": {"goblin": 1}}])
def test_four_glory_points_where_no_row_qualifies(lone: dict[str, dict[str, int]]) -> None:
    match = elders_turn("axe_3", mountain=haunted(**lone))
    assert (rolled(match), elders(match, "dungeon")) == ([], {})
    assert happened(match, "elders-gp-gained") == [{"n": 4, "why": "elder_fight"}]
    assert elders(match, "tracks")["court"] == 1


@pytest.mark.rule("COV-5.10")
def test_the_bonus_of_each_die_is_taken_goblins_first_and_the_die_rolled() -> None:
    mountain = haunted(r2c2={"orc": 1}, r2c4={"goblin": 1})
    dice = {"goblin": 5, "orc": 3, "troll": 2}
    rolls = ("2", "die_goblin:4", "die_orc:6")
    match = elders_turn("axe_3", *rolls, mountain=mountain, dice=dice)
    bonuses = [each["enemy"] for each in happened(match, "elders-bonus-taken")]
    assert (bonuses, table(match)["dice"]) == (
        ["goblin", "orc"],
        {"goblin": 4, "orc": 6, "troll": 2},
    )
    assert elders_glory(match) == 5 + 2 + 1 + 1
    said = names(match.setup_events)
    assert said.index("elders-stepped") < said.index("elders-bonus-taken")
    assert happened(match, "elders-stepped")[-1] == {"track": "court", "position": 1} | {
        "why": "elder_card"
    }


# ---------------------------------------------------------------------- 5.11 cart


@pytest.mark.rule("COV-5.11")
def test_the_limit_of_a_site_is_filled_the_dearest_kinds_first() -> None:
    sites = {"gate_3": {"carts": [{"mythrall": 1, "iron": 1}]}}
    match = elders_turn("cart_3", "6", sites=sites)
    assert carts(match, "gate_3") == {"emerald": 2, "gold": 1}
    assert happened(match, "elders-gp-gained")[:3] == [
        {"n": n, "why": "delivery"} for n in (2, 1, 1)
    ]
    assert match.state.carts == [13, 12]


@pytest.mark.rule("COV-5.11")
def test_the_piece_is_taken_and_the_leftmost_free_slot_marked() -> None:
    match = elders_turn("cart_3", "3")
    assert elders(match, "forge") == {"house": 4, "workshop": 4, "pillar": 1, "gate": 0}
    assert table(match)["sites"]["pillar_3"]["slots"] == [1, None]
    assert (elders(match, "tracks")["court"], elders(match, "tracks")["prestige"]) == (2, 1)
    taken = {"gate_2": {"carts": [{"gold": 1, "iron": 1}], "slots": [0]}}
    match = elders_turn("cart_3", "5", sites=taken)
    assert table(match)["sites"]["gate_2"]["slots"] == [0, 1]
    assert elders(match, "forge")["gate"] == 1
    assert happened(match, "elders-gp-gained")[-1] == {"n": 1, "why": "elder_instead"}


@pytest.mark.rule("COV-5.11")
def test_a_site_with_a_cart_of_the_elders_is_not_chosen_again() -> None:
    match = elders_turn("cart_3", "1", "6", sites=finished("pillar_1"))
    assert (rolled(match)[:2], len(happened(match, "elders-delivered"))) == ([1, 6], 3)


@pytest.mark.rule("COV-5.11")
def test_without_a_site_only_the_reward_is_left() -> None:
    """R-20: all six are finished, or too few carts are left for the others."""
    match = elders_turn("cart_3", sites=finished(*SITES))
    assert (rolled(match), elders(match, "tracks")["prestige"]) == ([], 1)
    most = finished("pillar_2", "pillar_3", "gate_1", "gate_2")
    throne = [{}, {"mythrall": 2, "gold": 2, "emerald": 1, "iron": 1}]
    match = elders_turn("cart_3", "6", "1", sites=most, throne=throne)
    assert (rolled(match), match.state.carts[1]) == ([6, 1], 0)
