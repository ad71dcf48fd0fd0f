"""COV-4.55 to 4.57: taking traditions. 4.62 to 4.68, 4.73, 4.76, 4.78, 4.81: those of turns."""

from __future__ import annotations

from typing import Any

import pytest
from games.covenant.council import council, final, points
from games.covenant.hall import act, gain, gains, glory, hall, own, owning, rooms
from helpers import at, names, options, play, refused, table, told

from underhall.core.match import Match
from underhall.games.covenant.box.names import TRADITIONS

SHOWN = ["tradition_05", "tradition_06", "tradition_07", "tradition_08"]
ORNAMENTS = ["orn_glory", "orn_strength", "orn_court", "orn_paths", "orn_plenty", "orn_trainer"]
LAIRS = rooms(r2c2="ch_03 goblin:3", r3c3="ch_10 orc:2", r4c3="ch_18 troll:2")
TOOL = {"resources": {"iron": 1, "gold": 1}}


# ---------------------------------------------------------------------- 4.55 taking one


@pytest.mark.rule("COV-4.55")
@pytest.mark.parametrize("space, price", [(1, 0), (2, 0), (3, 1), (4, 2)])
def test_a_tradition_costs_the_gp_of_its_space(space: int, price: int) -> None:
    match = gains("tradition", displays={"traditions": SHOWN})
    play(match, f"0 {SHOWN[space - 1]}")
    assert glory(match) == 5 - price
    assert own(match, "points").get("costs", 0) == -price
    assert own(match, "traditions") == [SHOWN[space - 1]]
    assert table(match)["displays"]["traditions"][space - 1] is None


@pytest.mark.rule("COV-4.55")
@pytest.mark.parametrize("score, most", [(0, 2), (1, 3), (2, 4)])
def test_r_14_a_price_needs_gp_in_hand(score: int, most: int) -> None:
    match = gains("tradition", own={"score": score}, displays={"traditions": SHOWN})
    assert options(match, 0) == [*SHOWN[:most], "none"]
    for token in SHOWN[most:]:
        assert refused(match, 0, token) == ("COV-4.55", "gp-short")


@pytest.mark.rule("COV-4.55")
def test_a_tradition_may_be_declined_and_without_one_nothing_happens() -> None:
    match = gains("tradition", displays={"traditions": SHOWN})
    play(match, "0 none")
    assert (own(match, "traditions"), glory(match)) == ([], 5)
    match = gains("tradition", own={"score": 0}, displays={"traditions": [None, None, *SHOWN[2:]]})
    assert told(match.setup_events, "reward-lost")[0]["what"] == "tradition"
    assert match.state.waiting() == []


@pytest.mark.rule("COV-4.55")
def test_a_clan_may_own_any_number_of_traditions() -> None:
    many = [token for token in TRADITIONS.tokens if token not in SHOWN]
    match = gains("tradition", own={"traditions": many}, displays={"traditions": SHOWN})
    play(match, f"0 {SHOWN[3]}")
    assert len(own(match, "traditions")) == 33


# ---------------------------------------------------------------------- 4.56, 4.57 when it works


@pytest.mark.rule("COV-4.56")
def test_a_tradition_works_from_the_moment_it_is_owned() -> None:
    prestige = {"tracks": {"prestige": 3}}
    shown = {"traditions": ["tradition_23"]}
    match = gains("track:prestige:3", own=prestige, displays=shown)
    play(match, "0 tradition_23", "0 none")
    assert own(match, "points") == {"start": 5, "traditions": 1}


@pytest.mark.rule("COV-4.56")
def test_nothing_is_granted_for_what_happened_before() -> None:
    prestige = {"tracks": {"prestige": 2, "court": 6}}
    match = gains("track:prestige:2", own=prestige, displays={"traditions": ["tradition_23"]})
    play(match, "0 tradition_23")
    assert own(match, "points") == {"start": 5}
    clan = {**TOOL, "tracks": {"prestige": 2}}
    shown = {"traditions": ["tradition_13"], "tools": ["axe_3"]}
    match = gains("forge", own=clan, displays=shown)
    play(match, "0 axe_3", "0 slot_3", "0 tradition_13")
    assert match.state.waiting() == []


@pytest.mark.rule("COV-4.57")
def test_traditions_work_for_their_owner_alone() -> None:
    other = {"traditions": [t for t in TRADITIONS.tokens if t != "tradition_24"]}
    clan = {**TOOL, "tracks": {"court": 2, "mine": 0}, "dwarves": [2]}
    things: dict[str, Any] = {"displays": {"tools": ["axe_3"], "ornaments": ORNAMENTS}}
    agenda = gain("forge", "track:court:1", "relic", "coin", "throne:1", "defeat:goblin")
    match = at(hall(clan, other, agenda=agenda, mountain=LAIRS, **things))
    play(match, "0 axe_3", "0 slot_7")
    assert options(match, 0) == ["relic:1", "none"]
    play(match, "0 none")
    assert "coin:4" in options(match, 0)
    play(match, "0 coin:4", "0 coin_slot_3", "0 none", "0 r2c2:goblin")
    assert options(match, 0) == ["take", "decline"]
    assert (own(match, "tokens"), own(match, "points")) == ({}, {"start": 5, "costs": -2})
    assert (own(match, "tokens", 1), own(match, "points", 1)) == ({}, {"start": 5})


@pytest.mark.rule("COV-4.57")
def test_in_a_council_traditions_work_for_their_owner_alone() -> None:
    clan = {"dungeon": {"goblin": 2, "orc": 1}, "relics": {"horn": 2}}
    other = {"traditions": [f"tradition_{n:02}" for n in (6, 19, 31)]}
    match = at(council(clan, other))
    assert match.state.decision.name == "release_enemy"
    assert own(match, "points") == {"start": 5}
    assert own(match, "points", 1) == {"start": 5}


# ---------------------------------------------------------------------- 4.62 tradition 9


def gleaming(space: int, *moves: str, **things: Any) -> Match:
    """In its turn with the printed pickaxe a clan with tradition 9 ornaments a tool."""
    clan = owning(9, dwarves=[{"strength": 1, "tool": "printed_pickaxe"}], **things)
    clan["resources"] = {"emerald": 1, "gold": 1, "mythrall": 1}
    agenda = [*gain("ornament"), {"do": "use_tool", "seat": 0, "used": 0}]
    turn = {"dwarf": "d1", "tool": "printed_pickaxe"}
    position = hall(clan, {}, agenda=agenda, turn=turn, displays={"ornaments": ORNAMENTS})
    match = at({**position, "active": 0})
    play(match, f"0 ornament:{space}", *[f"0 {move}" for move in moves])
    return match


@pytest.mark.rule("COV-4.62")
def test_tradition_9_uses_a_silver_ornament_at_once() -> None:
    match = gleaming(1, "printed_compass")
    assert own(match, "points") == {"start": 5, "ornaments": 3, "traditions": 2}
    assert own(gleaming(3, "printed_compass"), "tracks")["court"] == 1


@pytest.mark.rule("COV-4.62")
@pytest.mark.parametrize("space", [4, 5, 6])
def test_tradition_9_gives_one_gp_for_a_gold_ornament_and_not_its_effect(space: int) -> None:
    match = gleaming(space, "printed_axe")
    assert own(match, "points") == {"start": 5, "ornaments": 2, "traditions": 1}
    assert match.state.decision.name == "step"


@pytest.mark.rule("COV-4.62")
def test_tradition_9_strengthens_only_the_dwarf_on_that_tool() -> None:
    assert table(gleaming(2, "printed_pickaxe"))["turn"]["might"] == 1
    assert table(gleaming(2, "printed_compass"))["turn"]["might"] == 0


@pytest.mark.rule("COV-4.62")
def test_tradition_9_does_not_use_the_ornament_up() -> None:
    match = gleaming(2, "printed_pickaxe")
    assert options(match, 0) == ["action", "ornament", "end"]
    events = play(match, "0 ornament", "0 action")
    assert told(events, "action-began")[0]["strength"] == 3


@pytest.mark.rule("COV-4.62")
def test_r_34_the_effect_through_tradition_9_is_automatic_save_what_may_be_declined() -> None:
    clan = owning(9, resources={"emerald": 1}, tracks={"court": 1})
    shown = {"ornaments": ["orn_court"]}
    match = gains("ornament", own=clan, displays=shown)
    play(match, "0 ornament:1", "0 printed_compass")
    assert (own(match, "tracks")["court"], options(match, 0)[-1]) == (2, "none")


@pytest.mark.rule("COV-4.62")
def test_without_tradition_9_an_ornament_only_gives_its_glory() -> None:
    clan = {"resources": {"emerald": 1}}
    match = gains("ornament", own=clan, displays={"ornaments": ORNAMENTS})
    play(match, "0 ornament:1", "0 printed_compass")
    assert own(match, "points") == {"start": 5, "ornaments": 3}


# ---------------------------------------------------------------------- 4.63, 4.64 10 and 11


def spoils(*moves: str, number: int = 10) -> Match:
    """A clan with a tradition defeats a goblin while its die shows an iron."""
    position = hall(owning(number), {}, agenda=gain("defeat:goblin"), mountain=LAIRS)
    match = at({**position, "chance": ["die_goblin:3"]})
    play(match, "0 r2c2:goblin", *[f"0 {move}" for move in moves])
    return match


@pytest.mark.rule("COV-4.63")
def test_tradition_10_takes_any_face_of_the_die_which_is_then_rolled() -> None:
    match = spoils()
    assert options(match, 0) == [*[f"face:{n}" for n in range(1, 7)], "decline"]
    play(match, "0 face:5")
    assert (glory(match), own(match, "resources")) == (7, {})
    assert table(match)["dice"]["goblin"] == 3


@pytest.mark.rule("COV-4.63")
def test_with_tradition_10_the_top_face_or_none_may_be_taken() -> None:
    assert own(spoils("face:1"), "resources") == {"iron": 1}
    match = spoils("decline")
    assert (table(match)["dice"]["goblin"], own(match, "resources")) == (1, {})
    assert options(spoils(number=9), 0) == ["take", "decline"]


@pytest.mark.rule("COV-4.64")
def test_tradition_11_fights_trolls_with_two() -> None:
    match = at(hall(owning(11, dwarves=[3]), {}, mountain=LAIRS))
    act(match, "printed_axe", "r4c3:troll")
    assert options(match, 0) == ["r2c2:goblin", "stop"]
    assert table(match)["aside"] == {"troll": 1}


@pytest.mark.rule("COV-4.64")
def test_tradition_11_changes_nothing_about_goblins_and_orcs() -> None:
    match = at(hall(owning(11, dwarves=[1]), {}, mountain=LAIRS))
    act(match, "printed_axe")
    assert refused(match, 0, "r3c3:orc") == ("COV-4.102", "strength-short")
    assert refused(match, 0, "r4c3:troll") == ("COV-4.102", "strength-short")


# ---------------------------------------------------------------------- 4.66, 4.68 13, 15, 23


@pytest.mark.rule("COV-4.66")
@pytest.mark.parametrize("track", ["court", "prestige", "mine"])
def test_tradition_13_makes_one_step_of_choice_after_forging(track: str) -> None:
    match = gains("forge", own=owning(13, **TOOL), displays={"tools": ["axe_3"]})
    play(match, "0 axe_3", "0 slot_7")
    assert options(match, 0) == ["court", "prestige", "mine"]
    play(match, f"0 {track}")
    assert own(match, "tracks") == {"court": 0, "prestige": 0, "mine": 0, track: 1}
    assert match.state.waiting() == []


@pytest.mark.rule("COV-4.68")
@pytest.mark.parametrize("track", ["court", "prestige", "mine"])
@pytest.mark.parametrize("place", [2, 5, 9])
def test_tradition_15_takes_a_token_for_an_achievement_on_any_track(track: str, place: int) -> None:
    toast = owning(15, tracks={track: place}, tokens={"plus_1": 1})
    match = gains(f"track:{track}:1", own=toast)
    assert own(match, "tokens") == {"plus_1": 2}
    assert match.state.waiting() == []


@pytest.mark.rule("COV-4.68")
def test_r_08_tradition_15_never_exchanges_and_needs_a_token_in_supply() -> None:
    clan = owning(15, tracks={"mine": 2}, tokens={"plus_1": 20})
    match = gains("track:mine:1", own=clan)
    assert own(match, "tokens") == {"plus_1": 20}
    assert told(match.setup_events, "reward-lost")[0]["why"] == "tradition_15"


@pytest.mark.rule("COV-4.68")
@pytest.mark.parametrize("track", ["court", "prestige", "mine"])
def test_tradition_23_gives_one_gp_for_an_achievement(track: str) -> None:
    match = gains(f"track:{track}:1", own=owning(23, tracks={track: 5}))
    assert own(match, "points") == {"start": 5, "traditions": 1}
    match = gains(f"track:{track}:1", own=owning(23, tracks={track: 0}))
    assert own(match, "points") == {"start": 5}


@pytest.mark.rule("COV-4.68")
def test_each_achievement_counts() -> None:
    both = {"traditions": ["tradition_15", "tradition_23"], "tracks": {"mine": 2, "court": 9}}
    match = gains("track:mine:1", "track:court:1", own=both)
    assert own(match, "tokens") == {"plus_1": 2}
    assert own(match, "points") == {"start": 5, "traditions": 2}


# ---------------------------------------------------------------------- 4.73, 4.76 20 and 24


def borrowing(*moves: str, **things: Any) -> Match:
    """A clan with tradition 20 uses its horn."""
    shown = {"relics": ["crown", "belt", None, "lantern"]}
    match = at(hall(owning(20, relics={"horn": 1}, **things), {}, displays=shown))
    play(match, "0 horn", *[f"0 {move}" for move in moves])
    return match


@pytest.mark.rule("COV-4.73")
def test_tradition_20_offers_every_relic_on_the_display() -> None:
    assert options(borrowing(), 0) == ["relic:1", "relic:2", "relic:4", "own"]


@pytest.mark.rule("COV-4.73")
def test_the_own_relic_is_used_and_the_one_on_the_display_stays() -> None:
    match = borrowing("relic:4", "gold", "gold")
    assert own(match, "resources") == {"gold": 2}
    assert (own(match, "relics"), own(match, "used")) == ({"horn": 1}, {"horn": 1})
    assert table(match)["displays"]["relics"] == ["crown", "belt", None, "lantern"]
    assert own(match, "tracks") == {"court": 0, "prestige": 0, "mine": 0}


@pytest.mark.rule("COV-4.73")
def test_the_own_effect_may_be_taken_with_tradition_20() -> None:
    match = borrowing("own", "mine", "court")
    assert own(match, "tracks") == {"court": 1, "prestige": 0, "mine": 1}
    assert match.state.decision.name == "dwarf"


@pytest.mark.rule("COV-4.76")
def test_tradition_24_is_a_storage_place_at_once() -> None:
    match = gains(
        "tradition",
        "resource:iron:1",
        own={"resources": {"gold": 4}},
        displays={"traditions": ["tradition_24"]},
    )
    play(match, "0 tradition_24")
    assert own(match, "resources") == {"iron": 1, "gold": 4}
    assert (match.state.storage(0), match.state.storage(1)) == (5, 4)


@pytest.mark.rule("COV-4.76")
def test_tradition_24_is_a_key() -> None:
    three = {"dungeon": {"orc": 3}}
    assert own(at(council(three, {})), "dungeon") == {"orc": 2}
    match = at(council(owning(24, **three), {}))
    assert own(match, "dungeon") == {"orc": 3}
    assert match.state.keys(0) == 3


@pytest.mark.rule("COV-4.76")
@pytest.mark.parametrize(
    "goal, plain, more", [("goal_keys", 4, 6), ("goal_storage", 4, 5)], ids=["keys", "storage"]
)
def test_key_and_storage_place_of_tradition_24_count_for_goals(
    goal: str, plain: int, more: int
) -> None:
    deeds = {"tracks": {"court": 6, "prestige": 6}, "goals": ["goal_pillars", goal]}
    assert points(final(deeds, {}), "goals")[0] == plain
    assert points(final({**deeds, **owning(24)}, {}), "goals")[0] == more


@pytest.mark.rule("COV-4.76")
def test_ex_34_tools_and_open_storage_places() -> None:
    clan = owning(
        24,
        tracks={"court": 14, "prestige": 14},
        goals=["goal_tools", "goal_storage"],
        tools={"slot_1": "axe_1", "slot_3": "axe_2", "slot_5": "axe_3"},
        storage_tiles=2,
    )
    assert points(final(clan, {}), "goals")[0] == 7 + 9


# ---------------------------------------------------------------------- 4.78, 4.81 1-4 and 28


@pytest.mark.rule("COV-4.78")
@pytest.mark.parametrize(
    "number, kind", [(1, "pickaxe"), (2, "cart"), (3, "axe"), (4, "compass")], ids=lambda n: f"{n}"
)
@pytest.mark.parametrize(
    "tool", ["printed_pickaxe", "printed_axe", "printed_compass", "printed_cart"]
)
def test_traditions_1_to_4_strengthen_the_actions_of_one_kind(
    number: int, kind: str, tool: str
) -> None:
    match = at(hall(owning(number, dwarves=[2]), {}))
    events = act(match, tool)
    expected = 3 if tool == f"printed_{kind}" else 2
    assert told(events, "action-began")[0]["strength"] == expected


@pytest.mark.rule("COV-4.78")
@pytest.mark.parametrize("number, kind", [(1, "pickaxe"), (2, "cart"), (3, "axe"), (4, "compass")])
def test_forged_tools_of_the_kind_are_strengthened_too(number: int, kind: str) -> None:
    match = at(hall(owning(number, tools={"slot_1": f"{kind}_1"}), {}))
    assert told(act(match, "slot_1"), "action-began")[0]["strength"] == 2


@pytest.mark.rule("COV-4.78")
@pytest.mark.parametrize("action", ["dig", "fight", "build", "transport"])
def test_a_book_is_never_strengthened(action: str) -> None:
    all_four = [f"tradition_{n:02}" for n in range(1, 5)]
    match = at(hall({"traditions": all_four, "tools": {"slot_1": "book_1"}}, {}))
    events = act(match, "slot_1", action)
    assert told(events, "action-began") == [{"who": 0, "action": action, "strength": 1}]


@pytest.mark.rule("COV-4.81")
def test_tradition_28_ignores_the_price_of_coins_and_traditions() -> None:
    shown = {"traditions": SHOWN, "coins": ["coin_gp", "coin_ale", "coin_iron", "coin_gold"]}
    match = gains("tradition", "coin", own=owning(28, score=0), displays=shown)
    assert options(match, 0) == [*SHOWN, "none"]
    events = play(match, f"0 {SHOWN[3]}")
    assert options(match, 0) == ["coin:1", "coin:2", "coin:3", "coin:4", "none"]
    events += play(match, "0 coin:4")
    assert (glory(match), "gp-paid" in names(events)) == (0, False)
