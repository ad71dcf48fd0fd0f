"""COV-5.18 to 5.27: what rewards mean to the Elders, and what they are to the player."""

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
    solo,
)
from games.covenant.hall import act
from helpers import at, options, play, refused, table

NOTHING = {"court": 0, "prestige": 0, "mine": 0}


# ---------------------------------------------------------------------- 5.18, 5.19


@pytest.mark.rule("COV-5.18")
@pytest.mark.parametrize("kind", ["iron", "emerald", "gold", "mythrall", "any"])
def test_resources_are_nothing_to_the_elders(kind: str) -> None:
    match = elders_gain(f"resource:{kind}:2")
    assert (happened(match), match.state.supply) == ([], [15] * 4)


@pytest.mark.rule("COV-5.18")
def test_the_elders_step_as_usual_and_gain_what_they_pass() -> None:
    shown = {"relics": ["crown", "belt"]}
    match = elders_gain("track:mine:3", displays=shown)
    assert (elders(match, "tracks")["mine"], elders(match, "relics")) == (3, {"crown": 1})
    assert happened(match, "elders-achieved") == [{"track": "mine", "n": 1}]
    match = elders_gain("track:court:4", elders={"tracks": {"court": 12}}, outcomes=("1",))
    assert (elders(match, "tracks")["court"], elders_glory(match)) == (14, 5 + 3)
    assert happened(match, "elders-steps-lost")[0]["n"] == 2


@pytest.mark.rule("COV-5.18")
def test_a_track_of_choice_is_a_step_on_each_in_order() -> None:
    match = elders_gain("track:any:2", outcomes=("1",))
    assert elders(match, "tracks") == {"court": 2, "prestige": 2, "mine": 2}
    steps = [each["track"] for each in happened(match, "elders-stepped")]
    assert steps == ["court", "prestige", "mine"] * 2


@pytest.mark.rule("COV-5.19")
@pytest.mark.parametrize("atom", ["refreshment:2", "strengthen:2"])
def test_refreshments_and_strengthening_are_a_point_each(atom: str) -> None:
    match = elders_gain(atom)
    assert happened(match) == [{"n": 2, "why": "elder_instead"}]
    assert (elders_glory(match), match.state.tokens_left) == (7, [20, 10])


@pytest.mark.rule("COV-5.19")
def test_glory_points_are_gained_and_enemies_do_not_move() -> None:
    mountain = {**QUIET, "r2c2": {"chamber": "ch_05", "enemies": {"orc": 1}}}
    match = elders_gain("move_enemy:2", "gp:3", mountain=mountain)
    assert happened(match) == [{"n": 3, "why": "track"}]
    assert table(match)["mountain"]["r2c2"]["enemies"] == {"orc": 1}


# ---------------------------------------------------------------------- 5.20 to 5.22


@pytest.mark.rule("COV-5.20")
def test_the_elders_forge_a_card_for_the_bottom_of_their_deck() -> None:
    match = elders_gain("forge")
    assert (elders(match, "under"), len(elders(match, "kinds"))) == (1, 4)
    assert None not in table(match)["displays"]["tools"]


@pytest.mark.rule("COV-5.20")
def test_a_card_forged_while_the_deck_is_empty_is_the_next() -> None:
    """The discards are not shuffled before it."""
    spent = {"kinds": [], "discard": ["elder_compass_4", "elder_axe_1"]}
    after = [{"do": "gain", "clan": 1, "atom": "forge", "why": "elder_card"}, {"do": "elder_turn"}]
    match = at(solo(elders=spent, agenda=after), "elder_card:elder_cart_3")
    assert happened(match, "elders-shuffled") == []
    assert len(elders(match, "discard")) == 3


@pytest.mark.rule("COV-5.20")
@pytest.mark.parametrize("under, forged", [(11, 1), (12, 0)])
def test_nothing_is_forged_once_the_forge_deck_is_empty(under: int, forged: int) -> None:
    match = elders_gain("forge", elders={"under": under})
    assert elders(match, "under") == 12
    assert len(happened(match, "elders-forged")) == forged
    assert happened(match, "elders-nothing") == [{"what": "forge", "why": "track"}][forged:]


@pytest.mark.rule("COV-5.21")
@pytest.mark.parametrize(
    "owned, shown, taken",
    [
        ([], ["belt", "horn", "crown", "belt"], "belt"),
        (["belt"], ["belt", "horn", "crown", "belt"], "horn"),
        (["belt", "horn"], ["belt", None, "horn", "tankard"], "tankard"),
        (["belt", "horn"], [None, "horn", "belt"], "horn"),
    ],
)
def test_a_relic_of_a_kind_new_to_the_player_or_the_first(
    owned: list[str], shown: list[str | None], taken: str
) -> None:
    """The mine track of the Elders is at 0 all the while."""
    match = elders_gain("relic", own={"relics": owned}, displays={"relics": shown})
    assert elders(match, "relics") == {taken: 1}
    left = [
        None if relic == taken and shown.index(relic) == at else relic
        for at, relic in enumerate(shown)
    ]
    assert table(match)["displays"]["relics"][: len(left)] == left


@pytest.mark.rule("COV-5.22")
def test_tiles_go_to_the_store_for_nothing() -> None:
    """Dear spaces cost nothing, silver gives nothing, and tradition 7 does nothing."""
    shown = {"traditions": ["tradition_01", "tradition_02", "tradition_03", "tradition_07"]}
    shown |= {"coins": ["coin_ale", "coin_iron", "coin_gold", "coin_gp"]}
    atoms = ("tradition", "coin", "ornament")
    match = elders_gain(*atoms, outcomes=("6", "5", "1"), displays=shown, elders={"score": 0})
    assert elders(match, "traditions", "coins") == (["tradition_07"], {"coin_gp": 1})
    assert (sum(elders(match, "ornaments").values()), elders_glory(match)) == (1, 0)
    assert elders(match, "tracks") == NOTHING


@pytest.mark.rule("COV-5.22")
def test_only_ornament_spaces_are_refilled_at_once() -> None:
    shown = {"ornaments": ["orn_iron", "orn_ale", "orn_mine", "orn_mason", "orn_plenty"]}
    taking = ("5", "ornament:orn_hunter", "2", "4")
    match = elders_gain("ornament", "coin", "tradition", outcomes=taking, displays=shown)
    assert table(match)["displays"]["ornaments"][4] == "orn_hunter"
    assert table(match)["displays"]["coins"][1] is None
    assert table(match)["displays"]["traditions"][2] is None


@pytest.mark.rule("COV-5.17")
@pytest.mark.parametrize("under, stored", [(0, 0), (12, 1)])
def test_forging_or_ornamenting_is_ornamenting_without_cards(under: int, stored: int) -> None:
    """R-39."""
    match = elders_gain("forge_or_ornament", elders={"under": under}, outcomes=("1",) * stored)
    assert sum(elders(match, "ornaments").values()) == stored
    assert elders(match, "under") == (12 if stored else 1)


# ---------------------------------------------------------------------- 5.23 throne


@pytest.mark.rule("COV-5.23")
def test_carts_go_to_the_dearest_free_spaces_of_the_throne() -> None:
    match = elders_gain("throne:3", throne=[{"mythrall": 1, "gold": 1}])
    assert table(match)["throne"][1] == {"emerald": 1, "gold": 1, "mythrall": 1}
    assert (elders_glory(match), match.state.supply, match.state.carts[1]) == (10, [15] * 4, 12)


@pytest.mark.rule("COV-5.23")
def test_the_elders_deliver_while_spaces_and_carts_last() -> None:
    full = [{"mythrall": 2, "gold": 2, "emerald": 2, "iron": 1}]
    assert table(elders_gain("throne:2", throne=full))["throne"][1] == {"iron": 1}
    sites = {f"{kind}_{n}": {"carts": [{}, carts]} for kind, n, carts in SITES_OF_ELDERS}
    match = elders_gain("throne:3", sites=sites, throne=[{}, {"mythrall": 2}])
    assert (table(match)["throne"][1], match.state.carts[1]) == ({"mythrall": 2, "gold": 1}, 0)


SITES_OF_ELDERS: list[tuple[str, int, dict[str, int]]] = [
    ("pillar", 1, {"gold": 1}),
    ("pillar", 2, {"emerald": 2}),
    ("pillar", 3, {"iron": 2, "gold": 1}),
    ("gate", 1, {"gold": 1}),
    ("gate", 2, {"iron": 1, "gold": 1}),
    ("gate", 3, {"iron": 2, "gold": 1}),
]


# ---------------------------------------------------------------------- 5.24, 5.25


def haunted(**enemies: dict[str, int]) -> dict[str, Any]:
    """The start cells with these enemies in them."""
    return {cell: {**tile, "enemies": enemies.get(cell, {})} for cell, tile in QUIET.items()}


@pytest.mark.rule("COV-5.24")
def test_the_elders_defeat_the_first_orc_of_a_row_with_one() -> None:
    """A row with a goblin only will not do while there is an orc."""
    mountain = haunted(r2c2={"goblin": 2}, r4c2={"orc": 1}, r4c3={"orc": 1})
    dice = {"orc": 5, "goblin": 5}
    rolls = ("2", "5", "die_orc:4")
    match = elders_gain("defeat:goblin+orc", outcomes=rolls, mountain=mountain, dice=dice)
    assert happened(match, "elders-enemy-defeated") == [{"cell": "r4c2", "enemy": "orc"}]
    assert (rolled(match), elders(match, "dungeon")) == ([2, 5], {"orc": 1})
    assert elders(match, "tracks") == {"court": 0, "prestige": 1, "mine": 1}
    assert (elders_glory(match), table(match)["dice"]["orc"]) == (5 + 1, 4)


@pytest.mark.rule("COV-5.24")
def test_without_an_orc_anywhere_they_defeat_a_goblin() -> None:
    mountain = haunted(r2c3={"goblin": 1}, r4c2={"troll": 1})
    rolls = ("5", "2", "die_goblin:3")
    match = elders_gain("defeat:goblin+orc", outcomes=rolls, mountain=mountain, dice={"goblin": 5})
    assert (rolled(match), elders(match, "dungeon")) == ([5, 2], {"goblin": 1})
    assert (elders_glory(match), elders(match, "tracks")) == (7, NOTHING)
    assert table(match)["dice"]["goblin"] == 3


@pytest.mark.rule("COV-5.24")
def test_without_either_they_defeat_nobody() -> None:
    match = elders_gain("defeat:goblin+orc", mountain=haunted(r4c2={"troll": 1}))
    assert happened(match) == [{"what": "defeat", "why": "track"}]


@pytest.mark.rule("COV-5.24")
def test_of_several_kinds_the_strongest_listed_is_defeated() -> None:
    """R-39."""
    mountain = haunted(r2c2={"goblin": 1, "orc": 1}, r4c2={"troll": 1})
    match = elders_gain("defeat:goblin+orc+troll", outcomes=("5",), mountain=mountain)
    assert elders(match, "dungeon") == {"troll": 1}


@pytest.mark.rule("COV-5.25")
@pytest.mark.parametrize("building", ["house", "workshop"])
def test_the_elders_build_what_a_reward_says(building: str) -> None:
    """The workshop on gold brings an ornament."""
    forge = {"house": 1, "workshop": 1, "pillar": 1, "gate": 1}
    more = ("4",) if building == "workshop" else ()
    match = elders_gain(f"build:{building}", outcomes=("2", *more), elders={"forge": forge})
    assert table(match)["mountain"]["r2c2"]["buildings"] == [f"1:{building}"]
    assert elders(match, "forge") == {**forge, building: 0}
    assert sum(elders(match, "ornaments").values()) == len(more)


@pytest.mark.rule("COV-5.25")
def test_nothing_is_built_without_a_building_or_a_place() -> None:
    match = elders_gain("build:house", elders={"forge": {"workshop": 4}})
    assert happened(match) == [{"what": "build", "why": "track"}]
    full = {"r2c3": {"chamber": "ch_06", "buildings": ["0:house"]}}
    backs = ("back_any2", "back_ale2", "back_ornament")
    full |= {cell: {"back": back} for cell, back in zip(("r2c2", "r4c2", "r4c3"), backs)}
    match = elders_gain("build:workshop", mountain=full)
    assert (happened(match), elders(match, "forge")["workshop"]) == (
        [{"what": "build", "why": "track"}],
        4,
    )


# ---------------------------------------------------------------------- 5.26, 5.27


@pytest.mark.rule("COV-5.26")
def test_buildings_of_the_elders_block_the_player() -> None:
    """One place of r2c2 is left, r2c3 is full; a pillar and a gate keep their distance."""
    mountain = lit("r3c3") | {
        "r2c2": {"chamber": "ch_05", "buildings": ["1:house"]},
        "r2c3": {"chamber": "ch_06", "buildings": ["1:workshop"]},
    }
    own = {"dwarves": [4], "forge": {"house": 1, "workshop": 1, "pillar": 1, "gate": 1}}
    things = {"mountain": mountain, "pillars": {"r2c2+r2c3+r3c3": 1}, "gates": {"r2c2+r2c3": 1}}
    match = at(solo(own, **things))
    act(match, "printed_compass", "build_4", "pillar")
    assert refused(match, 0, "r2c2+r2c3+r3c3") == ("COV-4.135", "pillar-there")
    match = at(solo(own, **things))
    act(match, "printed_compass", "build_4", "gate")
    assert refused(match, 0, "r2c3+r3c3") == ("COV-4.136", "gate-too-near")
    match = at(solo(own, **things))
    act(match, "printed_compass", "build_2a")
    assert refused(match, 0, "r2c3") == ("COV-4.134", "chamber-full")
    assert "r2c2" in options(match, 0)


@pytest.mark.rule("COV-5.26")
def test_carts_and_markers_of_the_elders_block_the_player() -> None:
    sites = {"gate_1": {"carts": [{}, {"gold": 1}], "slots": [1]}}
    match = at(solo({"resources": ["gold", "emerald"]}, sites=sites))
    act(match, "printed_cart", "gate_1")
    assert refused(match, 0, "gold") == ("COV-4.118", "no-free-space")
    play(match, "0 emerald")
    assert table(match)["sites"]["gate_1"]["slots"] == [1, 0]
    assert table(match)["players"][0]["resources"] == {"gold": 1}


@pytest.mark.rule("COV-5.26")
def test_houses_of_the_elders_count_for_the_player_as_another_clans() -> None:
    """The sixth special project: houses of any clan next to an own workshop."""
    mountain = lit("r3c3") | {
        "r2c2": {"chamber": "ch_05", "buildings": ["1:house"]},
        "r2c3": {"chamber": "ch_06", "buildings": ["0:workshop"]},
    }
    projects = ["project_a1", "project_b1", "project_c6"]
    match = at(solo(mountain=mountain, projects=projects))
    assert match.edition.game.view(match.state, 0)["players"][0]["project_worth"]["project_c6"] == 1


@pytest.mark.rule("COV-5.27")
def test_the_elders_trigger_no_traditions() -> None:
    """Of all that would act on what they do here none is the Elders'."""
    wisdom = [f"tradition_{n:02}" for n in (5, 7, 8, 11, 15, 18, 23, 27, 29, 34, 35)]
    stored = {"traditions": wisdom, "tracks": {"mine": 1}, "score": 0}
    mountain = {**QUIET, "r1c1": {"back": "back_any2"}}
    match = elders_turn("pickaxe_4", "1", "2", "1", elders=stored, mountain=mountain)
    assert (elders(match, "tracks"), elders_glory(match)) == ({**NOTHING, "mine": 3}, 2)
    match = elders_turn("cart_3", "3", elders=stored)
    assert (elders(match, "tracks")["court"], elders_glory(match)) == (2, 2 + 2 + 2)


@pytest.mark.rule("COV-5.27")
def test_a_tradition_that_the_elders_gain_is_stored_and_does_nothing() -> None:
    """Tradition 23 would be worth 1 GP for the achievement that follows."""
    shown = {"traditions": ["tradition_23"]}
    match = elders_gain("tradition", "track:mine:3", outcomes=("1",), displays=shown)
    assert elders(match, "traditions") == ["tradition_23"]
    assert len(happened(match, "elders-achieved")) == 1
    assert match.state.traditions[1] == 0
    assert happened(match, "elders-gp-gained") == []


@pytest.mark.rule("COV-5.27")
def test_the_elders_are_never_asked() -> None:
    """A whole turn goes by, whatever it brings, and the player is asked next."""
    cards = [
        f"elder_{kind}_{n}" for kind in ("pickaxe", "axe", "compass", "cart") for n in range(1, 5)
    ]
    for card in cards:
        match = at(
            solo(agenda=[{"do": "elder_turn"}, {"do": "take_turn", "seat": 0}]),
            f"elder_card:{card}",
        )
        assert (match.state.waiting(), match.state.decision.name) == ([0], "dwarf")
