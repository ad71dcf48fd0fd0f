"""COV-4.143 to 4.153: the Council phase."""

from typing import Any

import pytest
from games.covenant.council import QUIET, council, happened, scored
from games.covenant.hall import glory, own
from helpers import at, names, options, play, refused, table, told

from underhall.core.match import Match

Data = dict[str, Any]
TWO_COINS = {"coin_slot_1": "coin_gp", "coin_slot_2": "coin_iron"}
SIX_COINS = {
    "coin_slot_1": "coin_court",
    "coin_slot_2": "coin_gp",
    "coin_slot_3": "coin_gp",
    "coin_slot_4": "coin_iron",
    "coin_slot_5": "coin_iron",
    "coin_slot_6": "coin_emerald",
}


def asked(match: Match) -> tuple[int, str]:
    """Who is asked for what."""
    return match.state.decision.seat, match.state.decision.name


# ---------------------------------------------------------------------- step 1


@pytest.mark.rule("COV-4.143")
@pytest.mark.parametrize("era", [1, 2, 3])
def test_a_council_has_the_number_of_its_era(era: int) -> None:
    match = at(council({}, {}, era=era))
    assert happened(match, "council-began") == [{"council": era}]
    assert table(match)["era"] == min(era + 1, 3)


@pytest.mark.rule("COV-4.143")
def test_all_dwarves_return_as_strong_as_they_are() -> None:
    away = [{"strength": 3, "tool": "printed_axe"}, {"strength": 2, "tool": "printed_cart"}, 4]
    match = at(council({"dwarves": away, "coins": TWO_COINS}, {"dwarves": away}))
    for seat in (0, 1):
        home = [(each["strength"], each["tool"]) for each in own(match, "dwarves", seat)]
        assert home == [(3, None), (2, None), (4, None), (1, None)]


# ---------------------------------------------------------------------- step 2


@pytest.mark.rule("COV-4.144")
def test_coins_are_paid_out_in_an_order_of_choice() -> None:
    match = at(council({"coins": TWO_COINS}, {}))
    assert options(match, 0) == ["coin_slot_1", "coin_slot_2"]
    events = play(match, "0 coin_slot_2")
    assert [each["coin"] for each in told(events, "coin-paid-out")] == ["coin_iron", "coin_gp"]
    assert (own(match, "resources"), glory(match)) == ({"iron": 1}, 5 + 1 + 2)
    assert own(match, "coins") == TWO_COINS


@pytest.mark.rule("COV-4.144")
def test_traditions_come_after_the_coins_each_once_and_in_an_order_of_choice() -> None:
    """R-26. Of the rest, tradition 6 belongs to step 4 and 13 to no council at all."""
    wisdom = ["tradition_06", "tradition_13", "tradition_16", "tradition_19", "tradition_21"]
    relics = ["belt", "belt"]
    match = at(council({"coins": TWO_COINS, "traditions": wisdom, "relics": relics}, {}))
    assert refused(match, 0, "tradition_19") == ("COV-4.144", "coins-first")
    play(match, "0 coin_slot_1")
    assert options(match, 0) == ["tradition_16", "tradition_19", "tradition_21"]
    play(match, "0 tradition_19")
    assert refused(match, 0, "tradition_19") == ("COV-4.144", "tradition-heard")
    events = play(match, "0 tradition_21")
    heard = [each["tradition"] for each in told(events, "tradition-heard")]
    assert heard == ["tradition_21", "tradition_16"]
    assert scored([e for move in match.moves for e in move.events], "tradition_19") == [(0, 2)]


@pytest.mark.rule("COV-4.144")
@pytest.mark.parametrize(
    "number, asks", [(12, "throne_resource"), (17, "coin_copy"), (36, "move_enemy")]
)
def test_the_listed_traditions_that_ask(number: int, asks: str) -> None:
    own = {"traditions": [f"tradition_{number}"], "resources": ["gold"]}
    mountain = {**QUIET, "r2c2": {"chamber": "ch_05", "enemies": ["orc"]}}
    match = at(council(own, {}, mountain=mountain))
    assert (asked(match), match.state.phase) == ((0, asks), 2)


@pytest.mark.rule("COV-4.144")
@pytest.mark.parametrize("first, order", [(0, [0, 1, 2]), (1, [1, 2, 0]), (2, [2, 0, 1])])
def test_each_player_completely_before_the_next(first: int, order: list[int]) -> None:
    clan = {"coins": {"coin_slot_1": "coin_gp"}, "traditions": []}
    clans = [{**clan, "traditions": [f"tradition_{n}"], "relics": ["belt"]} for n in (16, 19, 21)]
    match = at(council(*clans, first=first))
    said = [
        each for each in match.setup_events if each.name in ("coin-paid-out", "tradition-heard")
    ]
    assert [each["who"] for each in told(said)] == [seat for seat in order for _ in (0, 1)]
    assert names(said) == ["coin-paid-out", "tradition-heard"] * 3


def with_a_new_coin(coins: Data) -> Match:
    """A council in which the coin on the first slot leads to a new coin."""
    shown = {"coins": ["coin_gp", "coin_mine", "coin_path"]}
    match = at(council({"coins": coins, "tracks": {"court": 1}}, {}, displays=shown))
    play(match, "0 coin_slot_1")
    return match


@pytest.mark.rule("COV-4.145")
def test_a_coin_gained_in_the_council_gives_its_slot_benefit_alone() -> None:
    match = with_a_new_coin({**TWO_COINS, "coin_slot_1": "coin_court"})
    events = play(match, "0 coin:1", "0 coin_slot_3", "0 d2")
    assert own(match, "dwarves")[1]["strength"] == 2
    assert told(events, "coin-placed") == [{"who": 0, "coin": "coin_gp", "slot": 3}]
    assert [each["coin"] for each in told(events, "coin-paid-out")] == ["coin_iron"]
    assert glory(match) == 5 + 1


@pytest.mark.rule("COV-4.145")
def test_a_coin_gained_in_the_council_is_not_due() -> None:
    match = with_a_new_coin({**TWO_COINS, "coin_slot_1": "coin_court", "coin_slot_5": "coin_gp"})
    play(match, "0 coin:1", "0 coin_slot_3", "0 d2")
    assert options(match, 0) == ["coin_slot_2", "coin_slot_5"]
    assert refused(match, 0, "coin_slot_3") == ("COV-4.145", "coin-not-due")
    assert refused(match, 0, "coin_slot_1") == ("COV-4.145", "coin-not-due")


@pytest.mark.rule("COV-4.145")
def test_a_coin_discarded_before_its_turn_is_not_resolved() -> None:
    match = with_a_new_coin(SIX_COINS)
    play(match, "0 coin:2", "0 coin_slot_3", "0 d1")
    assert options(match, 0) == ["coin_slot_2", "coin_slot_4", "coin_slot_5", "coin_slot_6"]
    assert (own(match, "coins")["coin_slot_3"], table(match)["coins_gone"]) == (
        "coin_mine",
        {"coin_gp": 1},
    )


@pytest.mark.rule("COV-4.146")
def test_a_tradition_gained_from_a_coin_is_heard_in_the_same_step() -> None:
    shown = {"traditions": ["tradition_19", "tradition_13"]}
    begun = {"tracks": {"prestige": 3}, "relics": ["belt", "horn"]}
    begun["coins"] = {"coin_slot_1": "coin_prestige"}
    for pick, heard in (("tradition_19", ["tradition_19"]), ("tradition_13", [])):
        match = at(council(begun, {}, displays=shown))
        events = play(match, f"0 {pick}")
        assert [each["tradition"] for each in told(events, "tradition-heard")] == heard
        assert glory(match) == 5 + 2 * len(heard)


@pytest.mark.rule("COV-4.146")
def test_a_tradition_gained_from_a_tradition_is_heard_as_well() -> None:
    shown = {"traditions": ["tradition_19"], "coins": ["coin_prestige"]}
    begun = {"tracks": {"prestige": 3}, "relics": ["belt"], "traditions": ["tradition_17"]}
    match = at(council(begun, {}, displays=shown))
    events = play(match, "0 coin:1", "0 tradition_19")
    assert [each["tradition"] for each in told(events, "tradition-heard")] == ["tradition_19"]


@pytest.mark.rule("COV-4.146")
def test_a_lower_number_is_heard_after_a_higher_one() -> None:
    """Tradition 17 brings tradition 16, which comes before it in the list."""
    shown = {"traditions": ["tradition_16"], "coins": ["coin_prestige"]}
    begun = {"tracks": {"prestige": 3}, "forge": {"pillar": 1}, "traditions": ["tradition_17"]}
    match = at(council(begun, {}, displays=shown))
    events = play(match, "0 coin:1", "0 tradition_16")
    assert [each["tradition"] for each in told(events, "tradition-heard")] == ["tradition_16"]
    assert glory(match) == 5 + 1


@pytest.mark.rule("COV-4.147")
def test_relics_and_refreshments_wait_for_the_next_era() -> None:
    clan = {"relics": ["belt"], "tokens": ["plus_1", "plus_2"], "coins": TWO_COINS}
    match = at(council(clan, {}))
    assert asked(match) == (0, "council_next")
    play(match, "0 coin_slot_1")
    assert (asked(match), table(match)["era"]) == ((0, "relic_use"), 2)
    assert (own(match, "used"), own(match, "tokens")) == ({}, {"plus_1": 1, "plus_2": 1})


@pytest.mark.rule("COV-4.148")
def test_displays_are_refilled_after_each_players_step() -> None:
    """R-12. The first player took a coin and a relic, the second sees full displays."""
    shown = {"coins": ["coin_gp", "coin_mine", "coin_path", "coin_ale"]}
    first = {"coins": {"coin_slot_1": "coin_court"}, "tracks": {"court": 1}}
    match = at(council(first, {"coins": TWO_COINS}, displays=shown))
    play(match, "0 coin:1", "0 coin_slot_4")
    assert table(match)["displays"]["coins"][0] is None
    play(match, "0 relic:1")
    assert asked(match) == (1, "council_next")
    displays = table(match)["displays"]
    assert displays["coins"][:3] == ["coin_mine", "coin_path", "coin_ale"]
    assert None not in displays["coins"] + displays["relics"]


@pytest.mark.rule("COV-4.148")
def test_displays_are_refilled_after_the_last_players_step_too() -> None:
    match = at(council({}, {}, displays={"tools": [None, "axe_1"]}))
    assert None not in table(match)["displays"]["tools"]


# ---------------------------------------------------------------------- step 3


@pytest.mark.rule("COV-4.149")
def test_who_has_more_enemies_than_keys_lets_some_of_choice_go() -> None:
    held = {"goblin": 2, "troll": 2}
    match = at(council({"dungeon": held}, {"dungeon": {"orc": 2}}))
    assert (asked(match), options(match, 0)) == ((0, "release_enemy"), ["goblin", "troll"])
    assert refused(match, 0, "orc") == ("COV-4.149", "no-such-prisoner")
    before = match.state.bag.copy()
    play(match, "0 troll", "0 goblin")
    assert [now - then for now, then in zip(match.state.bag, before)] == [1, 0, 1]
    assert (own(match, "dungeon"), own(match, "dungeon", 1)) == (
        {"goblin": 1, "troll": 1},
        {"orc": 2},
    )


@pytest.mark.rule("COV-4.149")
@pytest.mark.parametrize("more", [{}, {"double_keys": 1}, {"traditions": ["tradition_24"]}])
def test_nobody_lets_an_enemy_go_for_whom_there_is_a_key(more: Data) -> None:
    keys = 2 + 2 * more.get("double_keys", 0) + len(more.get("traditions", []))
    match = at(council({"dungeon": {"orc": keys}, **more}, {}))
    assert happened(match, "enemy-released") == []
    match = at(council({"dungeon": {"orc": keys + 1}, **more}, {}))
    assert happened(match, "enemy-released") == [{"who": 0, "enemy": "orc"}]
    assert own(match, "dungeon") == {"orc": keys}


@pytest.mark.rule("COV-4.149", "COV-4.151")
def test_every_player_checks_his_keys_before_anything_is_scored() -> None:
    held = {"goblin": 1, "orc": 1, "troll": 1}
    match = at(council({"dungeon": held}, {"dungeon": held}))
    first = play(match, "0 goblin")
    assert (told(first, "gp-gained"), asked(match)) == ([], (1, "release_enemy"))
    events = play(match, "1 troll")
    assert scored(events, "prisoners") == [(0, 3), (1, 1)]


@pytest.mark.rule("COV-4.150")
@pytest.mark.parametrize(
    "held, kept",
    [
        ({"goblin": 4}, {"goblin": 4}),
        ({"goblin": 5}, {"goblin": 4}),
        ({"goblin": 2, "orc": 1}, {"goblin": 2, "orc": 1}),
        ({"goblin": 1, "troll": 1}, {"goblin": 1, "troll": 1}),
    ],
)
def test_with_tradition_31_two_goblins_share_a_key(held: Data, kept: Data) -> None:
    match = at(council({"dungeon": held, "traditions": ["tradition_31"]}, {}))
    assert own(match, "dungeon") == kept


@pytest.mark.rule("COV-4.150")
def test_with_tradition_31_a_return_is_due_while_keys_are_short() -> None:
    """3 goblins, an orc and a troll need 4 keys of 2: two goblins free one, the orc another."""
    held = {"goblin": 3, "orc": 1, "troll": 1}
    match = at(council({"dungeon": held, "traditions": ["tradition_31"]}, {}))
    play(match, "0 goblin")
    assert asked(match) == (0, "release_enemy")
    play(match, "0 orc")
    assert (own(match, "dungeon"), table(match)["era"]) == ({"goblin": 2, "troll": 1}, 2)


# ---------------------------------------------------------------------- step 4


@pytest.mark.rule("COV-4.151")
@pytest.mark.parametrize(
    "held, worth",
    [
        ({"goblin": 1}, 0),
        ({"goblin": 2}, 1),
        ({"goblin": 5}, 2),
        ({"orc": 3}, 3),
        ({"troll": 2}, 4),
    ],
)
def test_a_dungeon_scores_goblins_in_pairs_orcs_and_trolls(held: Data, worth: int) -> None:
    match = at(council({"double_keys": 2, "dungeon": held}, {}))
    assert (glory(match), own(match, "dungeon")) == (5 + worth, held)


@pytest.mark.rule("COV-4.151", "COV-4.59")
def test_ex_32_tradition_6_scores_complete_sets() -> None:
    """R-17: in step 4, after the keys were checked."""
    held = {"goblin": 3, "orc": 1, "troll": 2}
    wise = {"double_keys": 2, "dungeon": held, "traditions": ["tradition_06"]}
    match = at(council(wise, {}))
    assert scored(match.setup_events, "prisoners") == [(0, 6)]
    assert scored(match.setup_events, "tradition_06") == [(0, 2)]
    assert glory(match) == 5 + 8


@pytest.mark.rule("COV-4.151")
def test_tradition_6_counts_what_the_keys_have_left() -> None:
    held = {"goblin": 1, "orc": 1, "troll": 1}
    match = at(council({"dungeon": held, "traditions": ["tradition_06"]}, {}))
    events = play(match, "0 goblin")
    assert (scored(events, "prisoners"), scored(events, "tradition_06")) == ([(0, 3)], [])


# ---------------------------------------------------------------------- step 5


ALL_THREE = ["project_a2", "project_b2", "project_c3"]


@pytest.mark.rule("COV-4.152")
@pytest.mark.parametrize("era", [1, 2, 3])
def test_ex_21_the_first_projects_are_scored(era: int) -> None:
    """R-28: kinds A, B and C on spaces 1, 2 and 3. A yellow house, and a gate to blue."""
    mountain = {
        "r2c2": {"chamber": "ch_05", "buildings": ["0:house"]},
        "r2c3": {"chamber": "ch_13"},
    }
    things = {"projects": ALL_THREE, "gates": {"r2c2+r2c3": 0}}
    match = at(council({}, {}, era=era, mountain={**QUIET, **mountain}, **things))
    found = [(each["project"], each["n"]) for each in happened(match, "project-scored")]
    assert [each for each in found if each[1]] == [*zip(ALL_THREE, (2, 1, 4))][:era]
    assert len(found) == 2 * era
    assert own(match, "points")["projects"] == sum((2, 1, 4)[:era])


@pytest.mark.rule("COV-4.152")
def test_projects_are_scored_in_turn_order_after_all_dungeons() -> None:
    clan = {"dungeon": {"orc": 1}}
    match = at(council(clan, clan, clan, first=2, era=2, mountain={}))
    order = [each["who"] for each in happened(match, "project-scored")]
    assert order == [2, 2, 0, 0, 1, 1]
    said = names(match.setup_events)
    assert said.index("project-scored") > max(
        at for at, name in enumerate(said) if name == "gp-gained"
    )


@pytest.mark.rule("COV-4.153")
@pytest.mark.parametrize("era", [1, 2])
@pytest.mark.parametrize("first", [0, 1, 2])
def test_the_next_era_begins_with_the_first_player(era: int, first: int) -> None:
    match = at(council({}, {}, {}, era=era, first=first, round=4, mountain={}))
    assert (asked(match), table(match)["phase"]) == ((first, "dwarf"), "turns")
    assert (table(match)["era"], table(match)["round"]) == (era + 1, 1)
    assert happened(match, "era-began") == [{"era": era + 1}]
