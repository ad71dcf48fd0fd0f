"""COV-4.162 to 4.176: the end of the game and the final scoring."""

from typing import Any

import pytest
from games.covenant.council import QUIET, final, happened, points
from games.covenant.hall import own
from helpers import names, play, table, told

from underhall.core.match import Match

Data = dict[str, Any]
NINE = {"court": 14, "prestige": 14, "mine": 3}
FOUR = {"prestige": 6, "mine": 3, "court": 3}
EIGHT = {"court": 14, "prestige": 14}
TRIO = {**QUIET, "r3c3": {"chamber": "ch_01"}}


def scores(match: Match) -> tuple[int, ...]:
    found: tuple[int, ...] = match.state.result.scores
    return found


def goals(match: Match, seat: int = 0) -> dict[object, object]:
    """The goals that scored for a clan, and how much."""
    found = [each for each in happened(match, "goal-scored") if each["who"] == seat]
    return {each["goal"]: each["n"] for each in found}


# ---------------------------------------------------------------------- the order


@pytest.mark.rule("COV-4.162")
def test_the_final_scoring_has_its_order() -> None:
    """Throne, goals, achievements, enemy penalty, tool columns, leftovers, and then the end."""
    clan = {
        "tracks": NINE,
        "goals": ["goal_tools", "goal_keys"],
        "tools": {"slot_1": "axe_1"},
        "resources": ["iron", "iron", "iron"],
    }
    mountain = {
        **QUIET,
        "r2c2": {"chamber": "ch_05", "buildings": ["0:workshop"], "enemies": ["orc"]},
    }
    match = final(clan, {}, mountain=mountain, throne=[{"iron": 1}])
    order = ["throne-scored", "goal-scored", "gp-lost", "column-scored", "game-ended"]
    assert [name for name in dict.fromkeys(names(match.setup_events)) if name in order] == order
    why = [each["why"] for each in happened(match, "gp-gained") if each["who"] == 0]
    assert why == ["throne", "goal", "goal", "achievements", "column", "leftovers"]
    said = [e for e in match.setup_events if e.name in ("gp-gained", "gp-lost")]
    lost = names(said).index("gp-lost")
    assert [said[lost - 1].data()["why"], said[lost + 1].data()["why"]] == [
        "achievements",
        "column",
    ]
    assert (table(match)["phase"], match.state.waiting()) == ("ended", [])


# ---------------------------------------------------------------------- throne


@pytest.mark.rule("COV-4.163")
@pytest.mark.parametrize(
    "throne, places",
    [
        ([{"iron": 3}, {"mythrall": 2}, {"mythrall": 1}, {"iron": 1}], [6, 3, 1, 0]),
        ([{}, {"iron": 1}, {}, {}], [0, 6, 0, 0]),
        ([{}, {}, {}, {}], [0, 0, 0, 0]),
        ([{"gold": 2}, {"gold": 1, "mythrall": 1}, {}, {}], [3, 6, 0, 0]),
        ([{"iron": 2}, {"iron": 1, "gold": 1}, {"emerald": 2}, {}], [1, 6, 3, 0]),
        ([{"iron": 2}, {"iron": 1, "emerald": 1}, {}, {}], [3, 6, 0, 0]),
    ],
)
def test_throne_places_go_by_carts_and_then_by_levels(
    throne: list[Data], places: list[int]
) -> None:
    match = final({}, {}, {}, {}, throne=throne, mountain={})
    assert points(match, "throne") == places


@pytest.mark.rule("COV-4.163")
def test_ex_37_a_tie_is_broken_on_the_second_level() -> None:
    match = final({}, {}, throne=[{"gold": 1, "iron": 1}, {"emerald": 2}])
    assert points(match, "throne") == [6, 3]


@pytest.mark.rule("COV-4.164")
@pytest.mark.parametrize(
    "throne, places",
    [
        ([{"iron": 1}, {"iron": 1}, {}, {}], [6, 6, 0, 0]),
        ([{"gold": 1}, {"gold": 1}, {"iron": 1}, {}], [6, 6, 1, 0]),
        ([{"gold": 1}, {"gold": 1}, {"gold": 1}, {"iron": 1}], [6, 6, 6, 0]),
        ([{"mythrall": 1}, {"gold": 1}, {"gold": 1}, {"iron": 1}], [6, 3, 3, 0]),
        ([{"mythrall": 1}, {"gold": 1}, {"iron": 1}, {"iron": 1}], [6, 3, 1, 1]),
    ],
)
def test_clans_still_tied_share_a_place_in_full(throne: list[Data], places: list[int]) -> None:
    """R-15."""
    assert points(final({}, {}, {}, {}, throne=throne, mountain={}), "throne") == places


# ---------------------------------------------------------------------- goals


@pytest.mark.rule("COV-4.165")
@pytest.mark.parametrize(
    "tracks, scoring",
    [
        ({"court": 10}, {}),
        ({"court": 14}, {"goal_keys": 4}),
        ({"court": 14, "mine": 10}, {"goal_keys": 4}),
        ({"court": 14, "mine": 14}, {"goal_ornaments": 2, "goal_keys": 4}),
    ],
)
def test_achievements_decide_how_many_goals_score(tracks: Data, scoring: Data) -> None:
    own = {"goals": ["goal_ornaments", "goal_keys"], "ornaments": {"printed_axe": "orn_mason"}}
    match = final({**own, "tracks": tracks}, {})
    assert goals(match) == scoring
    assert points(match, "goals") == [sum(scoring.values()), 0]


@pytest.mark.rule("COV-4.165")
def test_ex_31_with_four_achievements_the_better_goal_scores() -> None:
    """Whichever of the two types it is."""
    two = {"goals": ["goal_tools", "goal_coins"], "tracks": FOUR}
    match = final({**two, "coins": {"coin_slot_1": "coin_ale"}}, {})
    assert goals(match) == {"goal_tools": 4}
    match = final({"goals": ["goal_buildings", "goal_keys"], "tracks": FOUR}, {})
    assert goals(match) == {"goal_keys": 4}


@pytest.mark.rule("COV-4.165", "COV-4.75")
def test_tradition_22_counts_for_goals() -> None:
    own = {"goals": ["goal_tools", "goal_keys"], "traditions": ["tradition_22"]}
    assert goals(final({**own, "tracks": {"mine": 6}}, {})) == {"goal_tools": 4}
    assert len(goals(final({**own, "tracks": {"mine": 14, "court": 6}}, {}))) == 2


@pytest.mark.rule("COV-4.165", "COV-4.167", "COV-4.168")
def test_ex_34_both_goals_with_eight_achievements() -> None:
    forged = {"slot_1": "axe_1", "slot_2": "axe_2", "slot_5": "book_1"}
    clan = {"goals": ["goal_tools", "goal_storage"], "tracks": EIGHT, "tools": forged}
    match = final({**clan, "storage_tiles": 2, "traditions": ["tradition_24"]}, {})
    assert goals(match) == {"goal_tools": 7, "goal_storage": 9}
    assert points(match, "goals") == [16, 0]


BUILT: Data = {
    "mountain": {
        **TRIO,
        "r2c2": {"chamber": "ch_05", "buildings": ["0:house", "1:house"]},
        "r4c2": {"chamber": "ch_14", "buildings": ["0:workshop"]},
    },
    "pillars": {"r2c2+r2c3+r3c3": 0, "r3c3+r4c2+r4c3": 1},
    "gates": {"r2c2+r2c3": 0, "r4c2+r4c3": 0},
}
FORGE = {"house": 1, "workshop": 1, "pillar": 1, "gate": 1}


@pytest.mark.rule("COV-4.166", "COV-4.167")
@pytest.mark.parametrize(
    "goal, worth",
    [
        ("goal_tools", 1 * (4 + 2)),
        ("goal_ornaments", 2 * 3),
        ("goal_grand", 2 * (1 + 2 + 1 + 1)),
        ("goal_buildings", 1 * 5),
        ("goal_pillars", 3 * 1),
        ("goal_gates", 3 * 2),
    ],
)
def test_goals_of_type_one(goal: str, worth: int) -> None:
    """A pillar and a gate wait in the forge area; what is another clan's counts for nothing."""
    ornaments = {"printed_axe": "orn_mason", "slot_1": "orn_iron", "printed_pickaxe": "orn_ale"}
    clan = {"tools": {"slot_1": "axe_1", "slot_7": "book_1"}, "ornaments": ornaments}
    match = final({**clan, "goals": [goal], "forge": FORGE, "tracks": EIGHT}, {}, **BUILT)
    assert goals(match)[goal] == worth


@pytest.mark.rule("COV-4.166", "COV-4.168")
@pytest.mark.parametrize(
    "goal, worth",
    [
        ("goal_coins", 2 * 2),
        ("goal_traditions", 2 * 3),
        ("goal_strength", 1 * (4 + 2 + 1 + 1)),
        ("goal_keys", 2 * (2 + 2 + 1)),
        ("goal_storage", 1 * (4 + 4 + 1)),
        ("goal_relics", 2 * (3 + 1)),
    ],
)
def test_goals_of_type_two(goal: str, worth: int) -> None:
    """R-27. With tradition 24 a key and a place, with tradition 30 a relic of a new kind."""
    clan = {
        "coins": {"coin_slot_1": "coin_gp", "coin_slot_6": "coin_gp"},
        "traditions": ["tradition_01", "tradition_24", "tradition_30"],
        "dwarves": [{"strength": 4, "tool": "printed_axe"}, 2],
        "double_keys": 1,
        "storage_tiles": 2,
        "relics": {"belt": 3, "horn": 1, "crown": 1},
        "used": ["belt", "crown"],
        "tokens": ["plus_2"],
    }
    match = final({**clan, "goals": [goal], "tracks": EIGHT}, {})
    found = told(play(match, "0 coin_slot_6"), "goal-scored")
    assert [each["n"] for each in found if each["goal"] == goal] == [worth]


# ---------------------------------------------------------------------- achievements


@pytest.mark.rule("COV-4.169", "COV-4.75")
def test_ex_33_achievements_score_by_their_number() -> None:
    assert points(final({"tracks": NINE}, {}), "achievements") == [19, 0]
    wise = {"tracks": NINE, "traditions": ["tradition_22"]}
    assert points(final(wise, {}), "achievements") == [26, 0]


@pytest.mark.rule("COV-4.169")
@pytest.mark.parametrize(
    "count, worth", [*enumerate([0, 1, 2, 4, 6, 8, 10, 13, 16, 19, 22, 26, 30])]
)
def test_the_table_of_achievements(count: int, worth: int) -> None:
    marks = (0, 3, 6, 10, 14)
    full, rest = divmod(count, 4)
    steps = [14] * full + [marks[rest]] * (full < 3)
    tracks = dict(zip(("court", "prestige", "mine"), steps))
    assert points(final({"tracks": tracks}, {}), "achievements")[0] == worth


@pytest.mark.rule("COV-4.169")
def test_more_than_twelve_achievements_score_as_twelve() -> None:
    """R-16."""
    best = {"tracks": {"court": 14, "prestige": 14, "mine": 14}, "traditions": ["tradition_22"]}
    assert points(final(best, {}), "achievements")[0] == 30


# ---------------------------------------------------------------------- penalty


A_B_C = {
    **QUIET,
    "r2c2": {"chamber": "ch_05", "buildings": ["0:house"], "enemies": ["orc", "goblin"]},
    "r3c3": {"chamber": "ch_01", "enemies": ["troll"]},
    "r4c2": {"chamber": "ch_14", "buildings": ["1:house"], "enemies": ["orc"]},
}


@pytest.mark.rule("COV-4.176", "COV-4.79")
@pytest.mark.parametrize("traditions, penalty", [([], -4), (["tradition_26"], -2)])
def test_ex_35_a_chamber_with_enemies_counts_once(traditions: list[str], penalty: int) -> None:
    """A pillar on three chambers, a house in one of them, enemies in that and another."""
    things = {"mountain": A_B_C, "pillars": {"r2c2+r2c3+r3c3": 0}}
    match = final({"traditions": traditions}, {}, **things)
    assert points(match, "penalty") == [penalty, -2]


@pytest.mark.rule("COV-4.176")
def test_chambers_of_gates_count_and_quiet_ones_do_not() -> None:
    match = final({}, {}, mountain=A_B_C, gates={"r2c3+r3c3": 1})
    assert points(match, "penalty") == [-2, -4]


@pytest.mark.rule("COV-4.18", "COV-4.176")
@pytest.mark.parametrize("score", [16, 3])
def test_ex_41_the_penalty_may_lead_below_zero(score: int) -> None:
    cells = ("r2c2", "r2c3", "r4c2", "r4c3")
    kinds = ("house", "house", "workshop", "workshop")
    mountain = {
        cell: {**QUIET[cell], "buildings": [f"0:{kind}"], "enemies": ["goblin"]}
        for cell, kind in zip(cells, kinds)
    }
    projects = ["project_a6", "project_b1", "project_c1"]
    match = final({"score": score}, {}, mountain=mountain, projects=projects)
    assert scores(match)[0] == score - 8


# ---------------------------------------------------------------------- columns and leftovers


@pytest.mark.rule("COV-4.170")
def test_ex_22_column_r_scores_relic_kinds() -> None:
    """R-21. Used or not; tradition 30 adds a kind."""
    relics = {"relics": {"belt": 2, "horn": 1, "crown": 1}, "used": ["horn"]}
    clan = {"tools": {"slot_7": "axe_1"}, **relics}
    assert points(final(clan, {}), "columns") == [3, 0]
    assert points(final({**clan, "traditions": ["tradition_30"]}, {}), "columns") == [4, 0]


@pytest.mark.rule("COV-4.170")
def test_ex_23_column_t_scores_districts() -> None:
    mountain = {
        **QUIET,
        "r3c3": {"chamber": "ch_19"},
        **{f"r1c{at}": {"chamber": f"ch_{n:02}"} for at, n in ((1, 1), (2, 9), (3, 17))},
        **{f"r5c{at}": {"chamber": f"ch_{n:02}"} for at, n in ((1, 2), (2, 10), (3, 18))},
    }
    placed = [f"r{row}c{col}" for row in (1, 5) for col in (1, 2, 3)]
    for cell, kind in zip(placed, ["house"] * 4 + ["workshop"] * 2):
        mountain[cell] = {**mountain[cell], "buildings": [f"0:{kind}"]}
    match = final({"tools": {"slot_1": "axe_1", "slot_2": "axe_2"}}, {}, mountain=mountain)
    assert points(match, "columns") == [12, 0]


@pytest.mark.rule("COV-4.170")
def test_ex_24_column_d_scores_grand_structures() -> None:
    """A gate in the forge area and two pillars in the mountain."""
    clan = {"tools": {"slot_5": "axe_1", "slot_6": "axe_2"}, "forge": {"gate": 1}}
    pillars = {"r2c2+r2c3+r3c3": 0, "r3c3+r4c2+r4c3": 0}
    assert points(final(clan, {}, mountain=TRIO, pillars=pillars), "columns") == [6, 0]


@pytest.mark.rule("COV-4.170", "COV-4.172")
@pytest.mark.parametrize("slots, worth", [((), 0), (("slot_3",), 3), (("slot_3", "slot_4"), 6)])
def test_column_f_scores_the_dungeon_after_the_last_council(
    slots: tuple[str, ...], worth: int
) -> None:
    """Of five enemies two had to go for want of keys. The printed axe does not count."""
    tools = dict(zip(slots, ("axe_1", "book_2")))
    clan = {"tools": tools, "dungeon": {"orc": 5}, "traditions": ["tradition_24"]}
    match = final(clan, {})
    assert own(match, "dungeon") == {"orc": 3}
    assert points(match, "columns") == [worth, 0]


@pytest.mark.rule("COV-4.170")
def test_column_f_scores_enemies_and_not_keys() -> None:
    clan = {"tools": {"slot_4": "axe_1"}, "dungeon": {"troll": 1}, "double_keys": 1}
    assert points(final(clan, {}), "columns") == [1, 0]


@pytest.mark.rule("COV-4.171")
def test_ex_36_leftovers_in_threes() -> None:
    left = {"resources": ["iron", "iron", "gold", "emerald", "mythrall"], "storage_tiles": 1}
    match = final({**left, "tokens": ["plus_2", "plus_2", "plus_1"]}, {})
    assert points(match, "leftovers") == [3, 0]


@pytest.mark.rule("COV-4.171")
@pytest.mark.parametrize(
    "left, worth",
    [
        ({"resources": ["iron", "iron"]}, 0),
        ({"resources": ["iron", "iron"], "tokens": ["plus_1"]}, 1),
        ({"tokens": {"plus_2": 3}}, 2),
        ({"tokens": {"plus_1": 5}}, 1),
    ],
)
def test_leftovers_count_tokens_by_value_and_resources(left: Data, worth: int) -> None:
    assert points(final(left, {}), "leftovers") == [worth, 0]


# ---------------------------------------------------------------------- who wins


@pytest.mark.rule("COV-4.173")
def test_most_glory_points_win() -> None:
    match = final({"score": 40}, {"score": 61}, {"score": 52}, mountain={})
    assert (match.state.result.ranks, match.state.result.winners) == ((3, 1, 2), [1])
    assert scores(match) == (40, 61, 52)


@pytest.mark.rule("COV-4.174")
def test_ex_46_a_tie_goes_to_more_achievements() -> None:
    """Goals that score nothing; 13 and 16 points for 7 and 8 achievements."""
    goals = ["goal_ornaments", "goal_coins"], ["goal_pillars", "goal_traditions"]
    blue = {"score": 98 - 13, "tracks": {"court": 14, "mine": 10}, "goals": goals[0]}
    red = {"score": 98 - 16, "tracks": EIGHT, "goals": goals[1]}
    match = final(blue, red)
    assert (scores(match), match.state.result.ranks) == ((98, 98), (2, 1))


@pytest.mark.rule("COV-4.174", "COV-4.75")
def test_tradition_22_counts_for_a_tie() -> None:
    match = final({"score": 9}, {"score": 7, "traditions": ["tradition_22"]})
    assert (scores(match), match.state.result.winners) == ((9, 9), [1])


@pytest.mark.rule("COV-4.174")
def test_clans_still_tied_share_the_victory() -> None:
    match = final({"score": 30}, {"score": 29, "tracks": {"mine": 3}}, {"score": 30}, mountain={})
    assert match.state.result.ranks == (2, 1, 2)
    match = final({"score": 30}, {"score": 30}, {"score": 10}, mountain={})
    assert (match.state.result.ranks, match.state.result.winners) == ((1, 1, 3), [0, 1])


@pytest.mark.rule("COV-4.175")
def test_points_above_a_hundred_are_plain_numbers() -> None:
    idle = {"goals": ["goal_ornaments", "goal_coins"]}
    match = final({**idle, "score": 199, "tracks": NINE}, {"score": 100})
    assert (scores(match), match.state.result.winners) == ((218, 100), [0])
