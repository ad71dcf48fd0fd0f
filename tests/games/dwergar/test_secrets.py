"""DWE-6: what each seat and a spectator may see, and what is left to chance."""

from typing import Any

import pytest
from games.dwergar.halls import clan, ending, halls, walk
from helpers import at, examples, play, play_on, started, table
from hypothesis import given
from hypothesis import strategies as st

from underhall.core.agenda import SPECTATOR
from underhall.core.chance import Fast
from underhall.core.match import Match
from underhall.core.secrets import redeal, view
from underhall.core.together import Together
from underhall.games.dwergar.box.names import PROJECTS
from underhall.games.dwergar.game import GAME

EVERYONE = pytest.mark.parametrize("seat", [0, 1, 2, SPECTATOR])
SEEDS = st.integers(0, 10**9)
DECKS = {"decks": ["western_quarter", "golden_terraces", "old_shaft"]}


def seen(match: Match, seat: int) -> dict[str, Any]:
    """The table as a seat sees it."""
    found: dict[str, Any] = view(match.edition.game, match.state, seat)["table"]
    return found


def busy() -> Match:
    """The middle of a game: something in every zone."""
    clans = [
        clan("3/2/1/0", heat=4, lit=2, unlit=1, realized=["armoury"], score=5),
        clan("0/0/4/1", heat=1, developed=["master_tools"], carts={"level_2": "1/1/0/0"}),
        clan("1/1/1/1", pool={"engineer": 2}, rides="level_3"),
    ]
    spaces = {"forge": "blacksmith", "mine_2": "foreman:1"}
    zones = {"spaces": spaces, "sites": {"bellows": 2}, "silverbeard": 1}
    decks = {**DECKS, "discarded": ["north_wall"], "track": ["clan_lift", "gold_foundry"]}
    return at(halls(*clans, round=5, event="safety_training", **zones, **decks))


@EVERYONE
def test_everything_on_the_table_is_open(seat: int) -> None:
    match = busy()
    shown = seen(match, seat)
    for key, value in table(match).items():
        if key != "players":
            assert shown[key] == value
    for mine, player in zip(shown["players"], table(match)["players"]):
        told = {key: value for key, value in player.items() if key != "rides"}
        assert {key: mine[key] for key in told} == told
    assert (shown["players"][2]["foreman"], shown["players"][1]["foreman"]) == ("level_3", "mine_2")


@EVERYONE
def test_which_projects_are_left_is_known_by_elimination(seat: int) -> None:
    match = busy()
    deck = seen(match, seat)["deck"]
    named = {"armoury", "master_tools", "north_wall", "clan_lift", "gold_foundry"}
    at_decks = [card for card in PROJECTS.tokens if PROJECTS.code(card) // 9 in (0, 2, 3)]
    assert {*deck["basic"], *deck["advanced"]} == set(at_decks) - named
    assert all(PROJECTS.code(card) % 9 < 4 for card in deck["basic"])
    assert all(PROJECTS.code(card) % 9 >= 4 for card in deck["advanced"])


@EVERYONE
def test_of_the_events_to_come_only_their_number_is_known(seat: int) -> None:
    match = busy()
    shown = seen(match, seat)
    assert shown["events_left"] == 9 - 4
    assert set(shown["event_pool"]) == set(_events()) - set(table(match)["past"])
    assert len(shown["event_pool"]) == 11


def _events() -> list[str]:
    return [row["id"] for row in started("dwergar", 2).edition.raw["event"]]


def test_unused_events_are_known_when_the_game_is_over() -> None:
    match = play_on(started("dwergar", 2, seed=8), seed=8)
    shown = seen(match, SPECTATOR)
    assert (shown["events_left"], len(shown["event_pool"])) == (0, 6)


@EVERYONE
def test_removed_workers_are_known_by_elimination(seat: int) -> None:
    match = started("dwergar", 3)
    play(match, "0 red", "1 blue", "2 green")
    shown = seen(match, seat)
    for kind in ("ironworker", "engineer", "blacksmith"):
        pools = sum(player["pool"].get(kind, 0) for player in shown["players"])
        placed = list(shown["spaces"].values()).count(kind)
        assert shown["removed"].get(kind, 0) == 6 - pools - placed


@given(seats=st.integers(2, 4), seed=SEEDS)
@examples(5)
def test_all_seats_see_the_same_at_any_moment(seats: int, seed: int) -> None:
    for turn, s in enumerate(walk(seats, seed, length="short")):
        if turn % 40 == 0:
            whole = GAME.view(s, SPECTATOR)
            assert all(GAME.view(s, seat) == whole for seat in range(seats))


@EVERYONE
def test_nobody_knows_the_order_of_the_decks(seat: int) -> None:
    """Dealt anew, the same table turns up other cards and other events."""
    match = busy()
    projects, events = set(), set()
    for seed in range(60):
        s = redeal(GAME, match.state, seat, Fast(seed))
        assert GAME.view(s, seat) == seen(match, seat)
        s.agenda = s.agenda[:1]
        s.advance()
        events |= set(GAME.write(s)["past"])
        projects |= set(s.track)
    assert len(events) > 12
    assert len(projects) > 8


@given(seats=st.integers(2, 4), seed=SEEDS)
@examples(6)
def test_after_setup_chance_only_turns_up_projects_and_events(seats: int, seed: int) -> None:
    match = play_on(started("dwergar", seats, seed, length="short"), seed)
    colours = [move for move in match.moves if move.token in ("red", "blue", "green", "yellow")]
    later = [str(outcome) for move in match.moves for outcome in move.chance]
    drawn = [outcome.partition(":")[0] for outcome in later]
    assert drawn[:18] == ["pawn"] * 18
    assert set(drawn[18:]) <= {"project", "event"}
    assert drawn.count("event") == 7
    assert len(colours) >= seats - 1


def test_the_cards_dropped_by_event_52_are_drawn_when_it_comes() -> None:
    position = {"game": "dwergar", "agenda": [{"do": "end_round"}]}
    dropped = set()
    for seed in range(40):
        script = {"chance": ["event:architect_changes_plans"], "seed": seed}
        match = at({**position, **script})
        out = table(match)["discarded"]
        assert len(out) == 2 and len(table(match)["track"]) == 5
        dropped |= set(out)
    assert len(dropped) == 5


def test_no_decision_is_private_or_simultaneous() -> None:
    frames = GAME.frame_kinds().values()
    assert not any(issubclass(frame, Together) for frame in frames)
    assert not any(getattr(frame, "private", False) for frame in frames)
    match = play_on(started("dwergar", 3, seed=2), seed=2, moves=60)
    events = [event for move in match.moves for event in move.events]
    assert all(event.seen_by(SPECTATOR) for event in events)


def test_points_of_the_end_are_told_until_they_are_scored() -> None:
    valve = {"decks": ["old_shaft", "eastern_quarter"], "sites": {"forge": 0}}
    match = at(halls(clan(developed=["main_valve"]), clan(), **valve))
    assert seen(match, 0)["players"][0]["final"] == {"main_valve": 2}
    match = ending(clan(developed=["main_valve"]), clan(), **valve)
    assert match.state.result is not None
    assert seen(match, 0)["players"][0]["points"]["final_cards"] == 2
    assert [player["final"] for player in seen(match, 0)["players"]] == [{}, {}]
