"""COV-5.1 to 5.5, 5.28 to 5.30: a solo game begins, its councils and its end."""

from typing import Any

import pytest
from games.covenant.council import QUIET, elders, elders_glory, happened, solo
from games.covenant.hall import glory, own
from helpers import at, examples, names, options, play, play_on, started, table, told
from hypothesis import given
from hypothesis import strategies as st

from underhall.core.errors import BadOption
from underhall.core.match import Match
from underhall.games.covenant.box.names import ELDER_CARDS

Data = dict[str, Any]
SEEDS = st.integers(0, 10**9)
FIVE = {
    "r2c2": {"chamber": "ch_05", "buildings": ["1:house", "1:workshop"]},
    "r2c3": {"chamber": "ch_06", "buildings": ["1:house"]},
    "r4c2": {"chamber": "ch_14", "buildings": ["1:workshop"]},
    "r4c3": {"chamber": "ch_15"},
}
"""With a gate beside them, five buildings of the Elders."""
GATE = {"gates": {"r4c2+r4c3": 1}}
CELLS = {1: 3, 2: 4, 3: 5, 4: 4, 5: 3}
LOAD: Data = {
    "traditions": ["tradition_01", "tradition_02", "tradition_03", "tradition_04"],
    "ornaments": ["orn_iron", "orn_mason"],
    "coins": ["coin_gp", "coin_gp", "coin_ale"],
    "relics": ["belt", "horn", "crown"],
}
SEVEN_ACHIEVEMENTS = {"court": 14, "prestige": 10}


def last_council(own: Data | None = None, elders: Data | None = None, **things: Any) -> Match:
    """The last council of a solo game and its end."""
    return at(solo(own, elders, phase="council", era=3, **things))


def drafted(seed: int = 0) -> Match:
    """A solo game in which the first tile of each kind was taken."""
    match = started("covenant", 1, seed)
    while match.state.decision.name == "draft_pick":
        play(match, f"0 {options(match, 0)[0]}")
    return match


# ---------------------------------------------------------------------- setup


@pytest.mark.rule("COV-5.1")
def test_a_solo_game_is_set_up_as_for_two() -> None:
    for seed in range(8):
        match = started("covenant", 1, seed)
        assert table(match)["first"] == 0
    cells = {f"r{row}c{col}" for row, n in CELLS.items() for col in range(1, n + 1)}
    assert set(table(match)["mountain"]) == cells
    assert sum(match.state.throne_free) == 8
    assert [len(table(match)["sites"][f"gate_{n}"]["slots"]) for n in (1, 2, 3)] == [2, 2, 2]


@pytest.mark.rule("COV-5.1")
def test_the_elders_act_second_in_each_round() -> None:
    events = play(at(solo(round=2)), "0 d1", "0 printed_axe", "0 end")
    said = [name for name in names(events) if name in ("elders-turn", "round-began", "turn-began")]
    assert said == ["elders-turn", "round-began", "turn-began"]
    assert told(events, "round-began") == [{"era": 1, "round": 3}]


@pytest.mark.rule("COV-5.1")
def test_four_rounds_have_four_turns_of_the_elders() -> None:
    match = at(solo())
    while table(match)["era"] == 1:
        decision = match.state.decision
        wanted = "end" if decision.name == "step" else options(match, 0)[0]
        play(match, f"0 {wanted}")
    events = [event for move in match.moves for event in move.events]
    assert names(events).count("elders-turn") == 4
    assert len(elders(match, "discard")) == 4


@pytest.mark.rule("COV-5.2")
def test_the_player_takes_one_of_two_tiles_of_each_kind() -> None:
    match = started("covenant", 1, 3)
    offered = table(match)["draft"]
    kinds = [tile.partition("_")[0] for tile in offered]
    assert [kinds.count(kind) for kind in ("start", "tradition", "goal")] == [2, 2, 4]
    assert len(table(match)["displays"]["traditions"]) == 4
    match = drafted(3)
    assert (len(match.moves), len(own(match, "traditions")), len(own(match, "goals"))) == (4, 1, 2)
    left = table(match)["undrafted"]
    assert (table(match)["draft"], len(left)) == ([], 4)
    assert set(left) < set(offered)
    assert elders(match, "traditions", "coins", "ornaments") == ([], {}, {})


@pytest.mark.rule("COV-5.2")
def test_the_start_tile_of_the_player_is_resolved() -> None:
    for seed in range(10):
        match = drafted(seed)
        assert own(match, "start") is None
        gained = [*own(match, "resources").values(), *own(match, "tokens").values()]
        assert sum(gained) >= 3
        assert not any(each["track"] for each in told(match.setup_events, "elders-stepped"))
        assert elders(match, "tracks") == {"court": 0, "prestige": 0, "mine": 0}


@pytest.mark.rule("COV-5.3")
@pytest.mark.parametrize("level", ["normal", "hard", "expert"])
def test_the_difficulty_is_an_option_of_the_table(level: str) -> None:
    """R-36: chosen before anything is dealt."""
    match = started("covenant", 1, difficulty=level)
    assert happened(match, "difficulty-set") == [{"difficulty": level}]
    assert match.edition.game.view(match.state, 0)["elders"]["difficulty"] == level
    assert started("covenant", 1).options == {"difficulty": "normal"}


@pytest.mark.rule("COV-5.3")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_with_more_players_there_is_no_difficulty(seats: int) -> None:
    with pytest.raises(BadOption, match=r"COV-5\.3"):
        started("covenant", seats, difficulty="hard")
    assert happened(started("covenant", seats), "difficulty-set") == []


@pytest.mark.rule("COV-5.4")
def test_the_elders_have_four_cards_of_each_of_four_kinds() -> None:
    """R-03: sixteen, of which twelve make the Forge deck."""
    kinds = [card.split("_")[1] for card in ELDER_CARDS.tokens]
    assert [kinds.count(kind) for kind in ("pickaxe", "axe", "compass", "cart")] == [4] * 4
    seen = started("covenant", 1).state
    told = started("covenant", 1).edition.game.view(seen, 0)["elders"]
    assert (told["available"], told["forge_deck"]) == (4, 12)


@pytest.mark.rule("COV-5.4")
@given(seed=SEEDS)
@examples(12)
def test_the_first_four_cards_are_one_of_each_kind(seed: int) -> None:
    """R-40: each is drawn when it is turned up."""
    match = play_on(started("covenant", 1, seed), seed)
    events = [event for move in match.moves for event in move.events]
    cards = [str(each["card"]) for each in told(events, "elders-turn")]
    assert {card.split("_")[1] for card in cards[:4]} == {"pickaxe", "axe", "compass", "cart"}
    assert len(cards) == 12


@pytest.mark.rule("COV-5.4")
def test_any_card_of_a_kind_may_be_the_one_in_the_deck() -> None:
    cards = set()
    for seed in range(120):
        match = at({**solo(agenda=[{"do": "elder_turn"}]), "seed": seed})
        cards |= set(elders(match, "discard"))
    assert cards == set(ELDER_CARDS.tokens)


@pytest.mark.rule("COV-5.5")
def test_what_the_elders_begin_with() -> None:
    match = started("covenant", 1, 2)
    had = elders(match, "points", "tracks", "forge", "relics", "dungeon")
    forge = {"house": 4, "workshop": 4, "pillar": 0, "gate": 0}
    assert had == ({"start": 5}, {"court": 0, "prestige": 0, "mine": 0}, forge, {}, {})
    assert (match.state.carts, elders_glory(match)) == ([15, 15], 5)
    for kind in (2, 3):
        assert match.state.locked(1, kind) == 3


@pytest.mark.rule("COV-5.5")
def test_the_elders_have_a_colour_of_their_own() -> None:
    for seed in range(12):
        match = started("covenant", 1, seed)
        assert elders(match, "clan") != own(match, "clan")


@pytest.mark.rule("COV-5.5")
def test_what_the_elders_do_not_have() -> None:
    told = started("covenant", 1).edition.game.view(started("covenant", 1).state, 0)["elders"]
    assert not {"dwarves", "tools", "resources", "tokens", "keys", "storage", "goals"} & set(told)


# ---------------------------------------------------------------------- councils


@pytest.mark.rule("COV-5.28")
@pytest.mark.parametrize("era, each", [(1, 1), (2, 1), (3, 2)])
def test_the_elders_score_their_buildings_by_the_council(era: int, each: int) -> None:
    match = at(solo(phase="council", era=era, mountain=FIVE, **GATE))
    found = [
        one["n"] for one in happened(match, "elders-gp-gained") if "building" in str(one["why"])
    ]
    assert found == [each * 5]


@pytest.mark.rule("COV-5.28")
def test_the_elders_keep_all_enemies() -> None:
    held = {"goblin": 5, "orc": 2, "troll": 3}
    match = at(solo(phase="council", elders={"dungeon": held}))
    assert elders(match, "dungeon") == held
    assert elders_glory(match) == 5 + 2 + 2 + 3
    assert table(match)["era"] == 2


@pytest.mark.rule("COV-5.28")
def test_the_elders_score_no_projects_and_the_player_does() -> None:
    mountain = {"r2c2": {"chamber": "ch_07", "buildings": ["0:workshop", "1:workshop"]}}
    match = at(solo(phase="council", mountain=mountain))
    assert (glory(match), elders(match, "points")) == (6, {"start": 5, "elders": 1})
    assert happened(match, "project-scored") == [{"who": 0, "project": "project_a1", "n": 1}]


@pytest.mark.rule("COV-5.28")
def test_the_player_follows_the_council_phase() -> None:
    coins = {"coin_slot_1": "coin_gp", "coin_slot_2": "coin_iron"}
    mine = {"coins": coins, "dungeon": {"orc": 3}, "dwarves": [{"tool": "printed_axe"}]}
    match = at(solo(mine, phase="council"))
    play(match, "0 coin_slot_1")
    assert (own(match, "dungeon"), own(match, "dwarves")[0]["tool"]) == ({"orc": 2}, None)
    assert glory(match) == 5 + 2 + 1 + 2


@pytest.mark.rule("COV-5.28")
def test_ex_44_the_third_council_of_the_elders() -> None:
    held = {"goblin": 3, "orc": 2, "troll": 1}
    match = last_council(elders={"dungeon": held}, mountain=FIVE, **GATE)
    gained = {each["why"]: each["n"] for each in happened(match, "elders-gp-gained")}
    assert (gained["prisoners"], gained["elder_buildings"]) == (4, 10)


# ---------------------------------------------------------------------- the end


@pytest.mark.rule("COV-5.29")
@pytest.mark.parametrize(
    "level, store, deeds", [("normal", 9, 13), ("hard", 9, 26), ("expert", 18, 26)]
)
def test_ex_45_the_final_scoring_of_the_elders(level: str, store: int, deeds: int) -> None:
    """R-06: relics score nothing, nor does the Forge deck. Four cards on top, two discarded."""
    cards = {"kinds": ["axe", "cart"], "deck": ["elder_axe_1"], "under": 1}
    cards["discard"] = ["elder_axe_2", "elder_cart_1"]
    match = last_council(elders={**LOAD, **cards, "tracks": SEVEN_ACHIEVEMENTS}, difficulty=level)
    gained = {each["why"]: each["n"] for each in happened(match, "elders-gp-gained")}
    assert gained == {"elder_store": store, "elder_deeds": deeds}
    assert elders_glory(match) == 5 + store + deeds


@pytest.mark.rule("COV-5.29")
@pytest.mark.parametrize(
    "throne, places",
    [
        ([{"iron": 2}, {"mythrall": 1}], (6, 3)),
        ([{"iron": 1}, {"gold": 1}], (3, 6)),
        ([{"iron": 1}, {}], (6, 0)),
        ([{}, {"iron": 1}], (0, 6)),
        ([{"iron": 1}, {"iron": 1}], (6, 6)),
    ],
)
def test_the_elders_rival_the_player_for_the_throne(
    throne: list[Data], places: tuple[int, int]
) -> None:
    match = last_council(throne=throne)
    had = (own(match, "points").get("throne", 0), elders(match, "points").get("throne", 0))
    assert had == places


@pytest.mark.rule("COV-5.29")
def test_the_elders_score_nothing_else() -> None:
    """Enemies beside their buildings, districts and pieces are nothing to them."""
    mountain = {**QUIET, "r2c2": {"chamber": "ch_05", "buildings": ["1:house"], "enemies": ["orc"]}}
    forge = {"house": 3, "pillar": 2, "gate": 1}
    match = last_council(elders={"forge": forge, "kinds": []}, mountain=mountain)
    assert elders(match, "points") == {"start": 5, "elders": 2}


@pytest.mark.rule("COV-5.30")
def test_the_player_scores_as_usual() -> None:
    """Achievements, tokens and the throne."""
    mine = {"tracks": {"mine": 6}, "tokens": {"plus_2": 3}}
    match = last_council(mine, throne=[{"gold": 1}])
    had = {"start": 5, "throne": 6, "achievements": 2, "leftovers": 2}
    assert own(match, "points") == had
    assert match.state.result.scores == (15,)


def ended(match: Match) -> tuple[str, tuple[int, ...], str]:
    """How the solo game ended, as the event, the rank and the view tell it."""
    told = match.edition.game.view(match.state, 0)["elders"]["outcome"]
    said = [name for name in names(match.setup_events) if name.startswith("elders-")]
    return said[-1], match.state.result.ranks, told


BARE = {"kinds": [], "score": 20}


@pytest.mark.rule("COV-5.30")
@pytest.mark.parametrize(
    "score, expected",
    [
        (21, ("elders-beaten", (1,), "won")),
        (19, ("elders-won", (2,), "lost")),
        (20, ("elders-drew", (1,), "drawn")),
    ],
)
def test_more_glory_points_win(score: int, expected: tuple[str, tuple[int, ...], str]) -> None:
    """R-32: who has as much and as many achievements draws."""
    assert ended(last_council({"score": score}, BARE)) == expected
    match = last_council({"score": score}, BARE)
    assert match.state.result.drawn == (score == 20)


@pytest.mark.rule("COV-5.30")
@pytest.mark.parametrize(
    "own_track, their_track, own_score, their_score, outcome",
    [(3, 0, 19, 20, "won"), (0, 3, 20, 19, "lost"), (3, 3, 19, 19, "drawn")],
)
def test_a_tie_goes_to_more_achievements(
    own_track: int, their_track: int, own_score: int, their_score: int, outcome: str
) -> None:
    """One achievement is a point to either."""
    mine = {"score": own_score, "tracks": {"mine": own_track}}
    theirs = {**BARE, "score": their_score, "tracks": {"mine": their_track}}
    match = last_council(mine, theirs)
    assert glory(match) == elders_glory(match) == 20
    assert ended(match)[2] == outcome


@pytest.mark.rule("COV-5.30")
def test_tradition_22_breaks_a_tie_of_the_player() -> None:
    match = last_council({"score": 18, "traditions": ["tradition_22"]}, BARE)
    assert (glory(match), elders_glory(match), ended(match)[2]) == (20, 20, "won")
