"""DWE-4D: specialists and their bonuses, Silverbeard and other specialties."""

from typing import Any

import pytest
from games.dwergar.halls import clan, fire, halls, menu, scores, sent, stock
from helpers import at, options, play, refused, table, told

from underhall.core.match import Match

OLD = {"decks": ["western_quarter", "old_shaft"]}
EAST = {"decks": ["western_quarter", "eastern_quarter"]}
OLD_EAST = {"decks": ["old_shaft", "eastern_quarter"]}
CLUBS = {
    "ironworker": "cricket_pitch",
    "engineer": "bridge_club",
    "blacksmith": "bowling_alley",
}

BONUSES = {
    "laboratory": {"ironworker": "light_and_heat", "blacksmith": "exchange:iron:stone"},
    "bellows": {"ironworker": "heat_two", "blacksmith": "light_all"},
    "gearbox": {"engineer": "stone:level_1"},
    "furnace_workshop": {"ironworker": "light_one", "engineer": "build_second"},
    "forge": {"engineer": "heat_one", "blacksmith": "develop:armoury"},
    "architect_studio": {"engineer": "recover:iron"},
}
"""The bonuses that are entries on the menu, by space and specialist."""
FIRST = {
    "laboratory": ["exchange:gold:iron"],
    "furnace_workshop": ["build"],
    "architect_studio": ["realize:cricket_pitch"],
}
"""What must be done before a bonus can be seen."""


def at_work(pawn: str, space: str, **things: Any) -> Match:
    """A dwarf on a space, where a rich clan has done what comes first."""
    track = {"track": ["cricket_pitch"]}
    crew = clan("20/20/20/5", heat=9, unlit=2, realized=["armoury"], **things)
    match = sent(pawn, space, crew, **track)
    play(match, *[f"0 {part}" for part in FIRST.get(space, [])])
    return match


@pytest.mark.rule("DWE-4.36")
@pytest.mark.parametrize("pawn", ["ironworker", "engineer", "blacksmith", "foreman"])
@pytest.mark.parametrize("space", BONUSES)
def test_r_8_to_r_11_every_bonus_has_its_specialist(space: str, pawn: str) -> None:
    """R-8, R-9, R-10, R-11: who unlocks which bonus of a guild."""
    match = at_work(pawn, space)
    offered = set(options(match, 0)) & set(BONUSES[space].values())
    assert offered == ({BONUSES[space][pawn]} if pawn in BONUSES[space] else set())


@pytest.mark.rule("DWE-4.36")
@pytest.mark.parametrize("pawn, points", [("ironworker", 1), ("engineer", 0), ("blacksmith", 0)])
def test_r_10_the_ironworker_scores_at_the_gearbox(pawn: str, points: int) -> None:
    """R-10: and the engineer adds stones."""
    match = sent(pawn, "gearbox", clan(carts={"level_1": "1/0/0/0"}))
    play(match, "0 raise:1")
    assert scores(match) == [points, 0]


@pytest.mark.rule("DWE-4.36")
@pytest.mark.parametrize("pawn, heat", [("ironworker", 1), ("engineer", 1), ("blacksmith", 0)])
def test_the_blacksmith_develops_more_cheaply_in_the_studio(pawn: str, heat: int) -> None:
    match = sent(pawn, "architect_studio", clan("2/2/1/0", heat=2), track=["cricket_pitch"])
    play(match, "0 realize:cricket_pitch")
    events = play(match, "0 develop:cricket_pitch")
    assert sum(paid["n"] for paid in told(events, "heat-paid")) == heat


@pytest.mark.rule("DWE-4.36")
@pytest.mark.parametrize(
    "space, pawn, token",
    [
        ("bellows", "engineer", "heat_two"),
        ("bellows", "ironworker", "light_all"),
        ("laboratory", "blacksmith", "light_and_heat"),
        ("gearbox", "ironworker", "stone:closed"),
        ("furnace_workshop", "engineer", "light_one"),
        ("furnace_workshop", "ironworker", "build_second"),
        ("forge", "blacksmith", "heat_one"),
        ("forge", "engineer", "develop:armoury"),
        ("architect_studio", "blacksmith", "recover:iron"),
    ],
)
def test_without_its_specialist_a_bonus_is_refused(space: str, pawn: str, token: str) -> None:
    assert refused(at_work(pawn, space), 0, token) == ("DWE-4.36", "specialist-needed")


@pytest.mark.rule("DWE-4.36")
def test_silverbeard_unlocks_a_bonus_for_the_action_only() -> None:
    crew = clan(unlit=2, pool={"ironworker": 2}, developed=["south_steam_pipe"], heat=1)
    match = at(halls(crew, silverbeard=0, **OLD_EAST))
    play(match, "0 place:ironworker:bellows", "0 silverbeard:light_all", "0 light_all")
    assert fire(match) == (1, 2, 0)
    play(match, "0 end_action", "0 place:ironworker:bellows")
    assert refused(match, 0, "light_all") == ("DWE-4.36", "specialist-needed")


@pytest.mark.rule("DWE-4.37")
@pytest.mark.parametrize(
    "space, pawn, token",
    [
        ("bellows", "ironworker", "heat_two"),
        ("laboratory", "ironworker", "light_and_heat"),
        ("gearbox", "engineer", "stone:level_1"),
        ("furnace_workshop", "ironworker", "light_one"),
        ("furnace_workshop", "engineer", "build_second"),
        ("forge", "engineer", "heat_one"),
        ("architect_studio", "engineer", "recover:iron"),
    ],
)
def test_a_bonus_is_used_once_in_an_action(space: str, pawn: str, token: str) -> None:
    match = at(_long_action(space, pawn))
    play(match, *[f"0 {part}" for part in FIRST.get(space, [])])
    play(match, f"0 {token}")
    assert refused(match, 0, token) == ("DWE-4.37", "bonus-used")


def _long_action(space: str, pawn: str) -> dict[str, Any]:
    """An action that does not end by itself: heat can always be converted."""
    crew = clan("20/20/20/5", heat=6, unlit=3, pool={pawn: 1}, developed=["south_steam_pipe"])
    table = {"track": ["cricket_pitch"], "spaces": {space: pawn}, **EAST}
    return {**halls(crew, **table, action={"space": space, "pawn": pawn})}


@pytest.mark.rule("DWE-4.37")
def test_a_bonus_can_be_used_again_in_the_next_action() -> None:
    match = at(halls(clan(unlit=0, pool={"ironworker": 2})))
    for heat in (2, 4):
        play(match, "0 place:ironworker:bellows", "0 heat_two")
        assert fire(match)[0] == heat


@pytest.mark.rule("DWE-4.38")
@pytest.mark.parametrize("space", BONUSES)
def test_a_foreman_counts_as_no_specialist(space: str) -> None:
    match = at_work("foreman", space)
    assert not set(options(match, 0)) & set(BONUSES[space].values())


@pytest.mark.rule("DWE-4.38")
@pytest.mark.parametrize("specialist", CLUBS)
@pytest.mark.parametrize("space", BONUSES)
def test_a_card_makes_the_foreman_a_specialist(space: str, specialist: str) -> None:
    crew = clan("20/20/20/5", heat=9, unlit=2, realized=["armoury"], developed=[CLUBS[specialist]])
    card = "cricket_pitch" if specialist != "ironworker" else "master_tools"
    match = sent("foreman", space, crew, track=[card])
    first = [part.replace("cricket_pitch", card) for part in FIRST.get(space, [])]
    play(match, *[f"0 {part}" for part in first])
    offered = set(options(match, 0)) & set(BONUSES[space].values())
    assert offered == {token for pawn, token in BONUSES[space].items() if pawn == specialist}


@pytest.mark.rule("DWE-4.38")
def test_r_21_with_several_cards_he_counts_as_all_of_them() -> None:
    """R-21: each card says so without excluding the others."""
    clubs = [CLUBS["ironworker"], CLUBS["blacksmith"]]
    match = sent("foreman", "bellows", clan(unlit=2, developed=clubs))
    assert menu(match) == ["light_one", "light_all", "heat_two"]
    play(match, "0 light_all", "0 heat_two")
    assert fire(match) == (2, 2, 0)


@pytest.mark.rule("DWE-4.38")
@pytest.mark.parametrize("owner", [{"realized": [CLUBS["blacksmith"]]}, {}])
def test_only_an_own_developed_card_helps_the_foreman(owner: dict[str, Any]) -> None:
    other = clan(developed=[CLUBS["ironworker"]])
    match = sent("foreman", "bellows", clan(unlit=2, **owner), other)
    assert menu(match) == ["light_one"]


@pytest.mark.rule("DWE-4.39")
@pytest.mark.parametrize("space", ["mine_1", "mine_2", "mine_3", "mine_4"])
@pytest.mark.parametrize("pawn", ["ironworker", "engineer", "blacksmith"])
def test_mine_spaces_have_no_bonus(space: str, pawn: str) -> None:
    match = sent(pawn, space, clan(heat=3), silverbeard=0, **OLD)
    assert menu(match) == ["load"]


@pytest.mark.rule("DWE-4.40")
@pytest.mark.parametrize(
    "pawn, space, token", [("ironworker", "bellows", "heat_two"), ("engineer", "forge", "heat_one")]
)
def test_a_bonus_may_be_used_without_the_base_part(pawn: str, space: str, token: str) -> None:
    match = sent(pawn, space, clan("1/0/0/0", heat=1, unlit=2))
    play(match, f"0 {token}", "0 end_action")
    assert (fire(match)[1:], stock(match)) == ((0, 2), "1/0/0/0")
    assert fire(match)[0] == (3 if token == "heat_two" else 2)


# ---------------------------------------------------------------------- 4.163, 4.164 Silverbeard


@pytest.mark.rule("DWE-4.163")
@pytest.mark.parametrize(
    "pawn, space, listed",
    [
        ("foreman", "bellows", ["light_all", "heat_two"]),
        ("ironworker", "bellows", ["light_all"]),
        ("engineer", "gearbox", ["vp_per_level"]),
        ("foreman", "architect_studio", ["recover_resource", "cheap_develop"]),
        ("ironworker", "forge", ["develop_any", "heat_one"]),
        ("blacksmith", "furnace_workshop", ["second_furnace", "light_one_extra"]),
        ("foreman", "mine_1", []),
    ],
)
def test_silverbeard_is_listed_for_what_is_locked_even_if_useless(
    pawn: str, space: str, listed: list[str]
) -> None:
    match = sent(pawn, space, clan(lit=1, unlit=0, heat=10), silverbeard=0, **OLD)
    found = [token for token in options(match, 0) if token.startswith("silverbeard")]
    assert found == [f"silverbeard:{bonus}" for bonus in listed]


@pytest.mark.rule("DWE-4.163")
def test_silverbeard_is_not_listed_for_others_nor_for_what_is_unlocked_or_closed() -> None:
    match = sent("engineer", "bellows", clan(), clan(), silverbeard=1, **OLD)
    assert refused(match, 0, "silverbeard:light_all") == ("DWE-4.123", "silverbeard-not-held")
    match = sent("ironworker", "bellows", clan(), silverbeard=0, **OLD)
    assert refused(match, 0, "silverbeard:heat_two") == ("DWE-4.123", "already-unlocked")
    boom = {"event": "alchemist_goes_boom", "silverbeard": 0, **OLD}
    match = sent("foreman", "laboratory", clan("0/1/0/0"), **boom)
    for bonus in ("extra_exchanges", "light_one_and_heat"):
        assert refused(match, 0, f"silverbeard:{bonus}") == ("DWE-4.137", "bonus-closed")


@pytest.mark.rule("DWE-4.163")
@pytest.mark.parametrize(
    "space, others",
    [
        ("bellows", ["engineer", "blacksmith"]),
        ("mine_1", ["engineer", "blacksmith"]),
        ("forge", ["engineer", "blacksmith"]),
    ],
)
def test_respecialising_is_listed_even_where_it_unlocks_nothing(
    space: str, others: list[str]
) -> None:
    crew = clan(heat=1, developed=["helpful_gnomes_workshop"])
    match = sent("ironworker", space, crew, **EAST)
    found = [token for token in options(match, 0) if token.startswith("respecialise")]
    assert found == [f"respecialise:{kind}" for kind in others]


@pytest.mark.rule("DWE-4.164")
def test_r_32_level_points_count_only_for_a_later_raise() -> None:
    """R-32: Silverbeard after the raise is legal and brings nothing."""
    for order, points in ((["silverbeard:vp_per_level", "raise:2"], 2), (["raise:2"], 0)):
        crew = clan(heat=1, carts={"level_2": "1/0/0/0"})
        match = sent("blacksmith", "gearbox", crew, silverbeard=0, **OLD)
        play(match, *[f"0 {part}" for part in order])
        if "silverbeard:vp_per_level" in options(match, 0):
            play(match, "0 silverbeard:vp_per_level")
        assert (scores(match), table(match)["silverbeard"]) == ([points, 0], None)


@pytest.mark.rule("DWE-4.164")
@pytest.mark.parametrize("before, left", [(True, 3), (False, 2)])
def test_r_32_the_studio_reduction_counts_only_for_a_later_development(
    before: bool, left: int
) -> None:
    crew = clan("2/2/1/0", heat=4)
    match = sent(
        "ironworker", "architect_studio", crew, track=["cricket_pitch"], silverbeard=0, **OLD
    )
    play(match, "0 realize:cricket_pitch")
    parts = ["silverbeard:cheap_develop", "develop:cricket_pitch"]
    play(match, *[f"0 {part}" for part in (parts if before else parts[::-1])])
    assert (fire(match)[0], table(match)["silverbeard"]) == (left, None)
