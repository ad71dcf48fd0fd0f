"""Eras, rounds and the clan turn (4.A, 4.B)."""

from typing import Any

import pytest
from games.covenant.hall import act, gains, glory, hall, own
from helpers import at, names, options, play, refused, started, table, told

from underhall.core.asked import asked_of
from underhall.core.chance import Fast
from underhall.core.match import Match
from underhall.games.covenant.table.state import ENDED
from underhall.text.words import Words

AXE, PICKAXE, CART, COMPASS = "printed_axe", "printed_pickaxe", "printed_cart", "printed_compass"


def turn(seat: int, dwarf: str, tool: str, *rest: str) -> list[str]:
    """A turn without any benefit, by moves."""
    return [f"{seat} {token}" for token in (dwarf, tool, *rest, "end")]


def idling(match: Match) -> list[Any]:
    """Everybody puts a dwarf on a tool and does nothing with it, until a council begins."""
    events: list[Any] = []
    while "council-began" not in names(events):
        seat = match.state.waiting()[0]
        events += play(match, f"{seat} {options(match, seat)[-1]}")
    return events


@pytest.mark.rule("COV-4.1", "COV-4.2")
def test_an_era_is_four_rounds_from_the_first_player() -> None:
    match = at(hall({}, {}, {}, first=1, seat=1))
    events = match.setup_events + idling(match)
    era = events[: names(events).index("council-began")]
    assert [turn["who"] for turn in told(era, "turn-began")] == [1, 2, 0] * 4
    assert [began["round"] for began in told(era, "round-began")] == [1, 2, 3, 4]
    assert table(match)["first"] == 1


@pytest.mark.rule("COV-4.1", "COV-4.4")
def test_three_eras_each_with_a_council_then_the_end() -> None:
    match = started("covenant", 2, 3)
    events = [*match.setup_events]
    chance = Fast(3)
    while match.state.waiting():
        seat = match.state.waiting()[0]
        tokens = options(match, seat)
        events += play(match, f"{seat} {tokens[chance.below(len(tokens))]}")
    stages = [n for n in names(events) if n in ("era-began", "council-began", "game-ended")]
    assert stages == [*["era-began", "council-began"] * 3, "game-ended"]
    assert match.state.phase == ENDED


@pytest.mark.rule("COV-4.3")
def test_an_era_ends_when_all_taverns_are_empty() -> None:
    posts = [{"tool": tool} for tool in (AXE, PICKAXE, CART)]
    match = at(hall({"dwarves": [*posts, {}]}, {"dwarves": [*posts, {}]}, round=4))
    assert "council-began" not in names(play(match, "0 end"))
    assert "council-began" in names(play(match, "1 end"))
    assert [len(own(match, "dwarves", seat)) for seat in (0, 1)] == [4, 4]


@pytest.mark.rule("COV-4.5")
def test_the_steps_of_a_turn() -> None:
    things = {"relics": {"tankard": 1}, "tokens": {"plus_1": 1}}
    match = at(hall(things, {}))
    asked = []
    for token in ("none", "d1", AXE, "none", "end", "none"):
        asked.append(match.state.asked(0).name)
        play(match, f"0 {token}")
    assert asked == ["relic_use", "dwarf", "tool", "spend_refreshment", "step", "relic_use"]
    assert match.state.waiting() == [1]


@pytest.mark.rule("COV-4.5", "COV-4.89", "COV-4.91")
def test_ex_08_one_relic_a_turn() -> None:
    match = at(hall({"relics": {"tankard": 1, "horn": 1}}, {}))
    assert options(match, 0) == ["tankard", "horn", "none"]
    play(match, "0 tankard")
    while match.state.asked(0).name != "dwarf":
        play(match, f"0 {options(match, 0)[0]}")
    play(match, *turn(0, "d1", CART, *(["none"] if own(match, "tokens") else [])))
    assert match.state.waiting() == [1]
    assert own(match, "used") == {"tankard": 1}
    assert own(match, "relics") == {"tankard": 1, "horn": 1}


@pytest.mark.rule("COV-4.6")
def test_a_dwarf_of_the_tavern_goes_to_a_free_tool_of_the_clan() -> None:
    match = at(hall({"dwarves": [{"tool": AXE}, {}, {}, {}]}, {}))
    assert refused(match, 0, "d1") == ("COV-4.6", "dwarf-at-work")
    play(match, "0 d2")
    assert refused(match, 0, AXE) == ("COV-4.6", "tool-occupied")
    assert options(match, 0) == [PICKAXE, COMPASS, CART]
    play(match, f"0 {CART}")
    assert own(match, "dwarves")[1]["tool"] == CART


@pytest.mark.rule("COV-4.6")
def test_assigning_is_mandatory_and_lasts_until_the_council() -> None:
    match = at(hall({}, {}))
    assert options(match, 0) == ["d1", "d2", "d3", "d4"]
    play(match, *turn(0, "d1", AXE), *turn(1, "d1", AXE))
    assert own(match, "dwarves")[0]["tool"] == AXE


@pytest.mark.rule("COV-4.7")
def test_one_token_at_most_is_spent() -> None:
    match = at(hall({"tokens": {"plus_1": 2, "plus_2": 1}}, {}))
    play(match, "0 d1", f"0 {AXE}")
    assert options(match, 0) == ["plus_1", "plus_2", "none"]
    play(match, "0 plus_2")
    assert match.state.asked(0).name == "step"
    assert own(match, "tokens") == {"plus_1": 2}


@pytest.mark.rule("COV-4.7")
def test_a_token_that_is_not_there_cannot_be_spent() -> None:
    match = at(hall({"tokens": {"plus_1": 1}}, {}))
    play(match, "0 d1", f"0 {AXE}")
    assert refused(match, 0, "plus_2") == ("COV-4.7", "no-such-token")


def test_who_ends_the_use_of_a_tool_is_told_what_is_left() -> None:
    match = at(hall({}, {}))
    play(match, "0 d1", f"0 {AXE}")
    left = match.state.asked(0).unused(match.state)
    assert left is not None
    assert Words("en", "covenant").say(left) == "Not used yet: Fight with strength 1."


@pytest.mark.rule("COV-4.7")
def test_without_tokens_nothing_is_asked() -> None:
    match = at(hall({}, {}))
    play(match, "0 d1", f"0 {AXE}")
    assert match.state.asked(0).name == "step"


@pytest.mark.rule("COV-4.5", "COV-4.6", "COV-4.7", "COV-4.11")
def test_ex_05_a_token_raises_the_strength_and_returns() -> None:
    dwarves = [{"strength": 2}, {}, {}, {}]
    match = at(hall({"dwarves": dwarves, "tokens": {"plus_2": 1}}, {}))
    left = match.state.tokens_left[1]
    play(match, "0 d1", f"0 {AXE}", "0 plus_2")
    began = told(play(match, "0 action"), "action-began")
    assert began[0]["strength"] == 4
    while match.state.waiting() == [0]:
        play(match, f"0 {options(match, 0)[-1]}")
    assert match.state.tokens_left[1] == left + 1
    assert own(match, "tokens") == {}


def ornamented(**things: Any) -> Match:
    """A clan whose printed pickaxe carries an ornament."""
    return at(hall({"ornaments": {PICKAXE: "orn_ale"}, **things}, {}))


@pytest.mark.rule("COV-4.8")
@pytest.mark.parametrize("first, second", [("action", "ornament"), ("ornament", "action")])
def test_ex_06_action_and_ornament_in_either_order(first: str, second: str) -> None:
    match = ornamented()
    play(match, "0 d1", f"0 {PICKAXE}", f"0 {first}")
    while match.state.asked(0).name != "step":
        play(match, f"0 {options(match, 0)[-1]}")
    assert options(match, 0) == [second, "end"]
    assert refused(match, 0, first) == ("COV-4.8", "benefit-used")


@pytest.mark.rule("COV-4.8")
def test_either_or_both_may_be_skipped() -> None:
    match = ornamented()
    play(match, "0 d1", f"0 {PICKAXE}")
    assert options(match, 0) == ["action", "ornament", "end"]
    play(match, "0 end")
    assert own(match, "tokens") == {}
    assert match.state.waiting() == [1]


@pytest.mark.rule("COV-4.8")
def test_a_bare_tool_has_no_ornament_to_use() -> None:
    match = at(hall({}, {}))
    play(match, "0 d1", f"0 {AXE}")
    assert refused(match, 0, "ornament") == ("COV-4.8", "no-ornament")


@pytest.mark.rule("COV-4.9")
def test_ex_07_an_ornament_gained_now_may_be_used_now() -> None:
    turn = {"dwarf": "d1", "tool": PICKAXE}
    agenda = [
        {"do": "gain", "clan": 0, "atom": "ornament", "why": "track"},
        {"do": "use_tool", "seat": 0, "used": 1},
    ]
    rich = {"resources": {"gold": 2, "emerald": 2}, "dwarves": [{"tool": PICKAXE}, {}, {}, {}]}
    match = at({**hall(rich, {}, agenda=agenda, turn=turn), "active": 0})
    play(match, "0 ornament:1", f"0 {PICKAXE}")
    assert match.state.asked(0).name == "step"
    assert options(match, 0) == ["ornament", "end"]


@pytest.mark.rule("COV-4.10")
@pytest.mark.parametrize(
    "tool, action, asked",
    [
        (PICKAXE, "dig", "rubble_pick"),
        (AXE, "fight", "fight_pick"),
        (COMPASS, "build", "build_option"),
        (CART, "transport", "site_pick"),
    ],
)
def test_each_tool_has_its_action(tool: str, action: str, asked: str) -> None:
    match = at(hall({"resources": {"gold": 1}}, {}))
    assert told(act(match, tool), "action-began")[0]["action"] == action
    assert match.state.asked(0).name == asked


@pytest.mark.rule("COV-4.11")
def test_strength_adds_up_and_is_fixed_when_the_action_starts() -> None:
    things = {
        "dwarves": [{"strength": 2}, {}, {}, {}],
        "tokens": {"plus_1": 1},
        "traditions": ["tradition_03"],
    }
    match = at(hall(things, {}))
    play(match, "0 d1", f"0 {AXE}", "0 plus_1")
    assert told(play(match, "0 action"), "action-began")[0]["strength"] == 4


@pytest.mark.rule("COV-4.11", "COV-4.27")
def test_an_ornament_of_strength_counts_if_it_was_used_before() -> None:
    match = at(hall({"ornaments": {PICKAXE: "orn_strength"}}, {}))
    play(match, "0 d1", f"0 {PICKAXE}", "0 ornament")
    assert told(play(match, "0 action"), "action-began")[0]["strength"] == 2


@pytest.mark.rule("COV-4.12")
def test_an_action_without_effect_is_no_reason_against_a_dwarf() -> None:
    match = at(hall({}, {}))
    events = act(match, CART)
    assert "nothing-done" in names(events)
    assert glory(match) == 5


# ---------------------------------------------------------------------- equal dwarves


def offered(match: Match) -> list[list[str]]:
    """What seat 0 is offered, each with what does the same."""
    asked = asked_of(match.state, 0)
    assert asked is not None
    return [[one.token, *[twin.token for twin in one.twins]] for one in asked.offered]


def dwarves(match: Match) -> list[tuple[int, str]]:
    """Strength and place of the own dwarves, whichever they are."""
    return sorted((one["strength"], one["tool"] or "") for one in own(match, "dwarves"))


MIXED = {"dwarves": [{"tool": AXE}, {"strength": 2}, {"strength": 1}, {"strength": 1}]}


def test_equal_dwarves_are_offered_once() -> None:
    assert offered(at(hall({}, {}))) == [["d1", "d2", "d3", "d4"]]
    match = at(hall(MIXED, {}))
    assert offered(match) == [["d2"], ["d3", "d4"]]
    assert options(match, 0) == ["d2", "d3", "d4"], "the rules know them apart"


@pytest.mark.parametrize("dwarf", ["d3", "d4"])
def test_equal_dwarves_do_the_same(dwarf: str) -> None:
    match = at(hall(MIXED, {}))
    play(match, f"0 {dwarf}", f"0 {CART}")
    assert dwarves(match) == [(1, ""), (1, AXE), (1, CART), (2, "")]


def test_only_dwarves_in_the_tavern_are_strengthened_alike() -> None:
    match = gains("strengthen:1", own={**MIXED, "dwarves": [*MIXED["dwarves"][:3], {"tool": CART}]})
    assert offered(match) == [["d1"], ["d2"], ["d3"], ["d4"], ["none"]]
    match = gains("strengthen:1", own=MIXED)
    assert offered(match) == [["d1"], ["d2"], ["d3", "d4"], ["none"]]
