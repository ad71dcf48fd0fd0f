"""Section 7 of every RULES.md: its decision points are asked as it says, no fewer and no more."""

import pytest
from decisions import GAMES, rows, watched, watches
from helpers import at, options
from rare import rarities, rarity, recorded

from underhall.core import registry
from underhall.core.agenda import Decision

WATCHES = watches()
by_game = pytest.mark.parametrize("game", WATCHES)
RARE = [(game, name) for game in WATCHES for name in rarities(game)]
LARGEST = [(game, name) for game, watch in WATCHES.items() for name in watch.largest]


def test_every_game_is_watched() -> None:
    games = {id for id, game in registry.games().items() if game.maturity != "example"}
    assert set(WATCHES) == {id for id in games if (GAMES / id).is_dir()}


@by_game
def test_every_id_of_the_table_is_a_decision_and_nothing_else_is(game: str) -> None:
    frames = registry.game(game).frame_kinds()
    assert set(rows(game)) <= set(frames)
    assert {f.name for f in frames.values() if issubclass(f, Decision)} <= set(rows(game))


@by_game
def test_decisions_are_asked_as_the_table_says(game: str) -> None:
    """In one test, so that the games are played once; a decision with one option is not asked."""
    watch, table = WATCHES[game], rows(game)
    seen = watched(watch)
    assert set(seen) == set(table)
    assert {name: min(seen[name].sizes) for name in table if min(seen[name].sizes) < 2} == {}
    largest = {name: max(asked.sizes) for name, asked in seen.items()}
    assert {name: n for name, n in largest.items() if n > table[name].largest} == {}
    declinable = {name: asked.declinable for name, asked in seen.items()}
    assert declinable == {name: table[name].declinable for name in seen}
    whom = {name: watch.whom(name, table[name]) for name in seen}
    active = {name: seen[name].active for name in seen if whom[name] is not None}
    assert active == {name: found for name, found in whom.items() if found is not None}
    watch.also(seen)


@by_game
def test_every_largest_size_that_can_be_set_up_is(game: str) -> None:
    watch = WATCHES[game]
    if watch.practical is not None:
        assert {*watch.largest, *watch.practical} == set(rows(game))


@pytest.mark.parametrize("game, name", LARGEST)
def test_the_largest_size_is_reached(game: str, name: str) -> None:
    match = WATCHES[game].largest[name]()
    decision = match.state.decision
    found = (decision.name, len(options(match, decision.seat)))
    assert found == (name, rows(game)[name].largest)


@by_game
def test_whatever_no_recorded_game_asks_can_be_looked_at(game: str) -> None:
    assert set(rows(game)) - recorded(game) == set(rarities(game))


@pytest.mark.parametrize("game, name", RARE)
def test_a_rare_question_is_asked_with_something_to_choose_from(game: str, name: str) -> None:
    match = at(rarity(game, name))
    decision = match.state.decision
    assert decision.name == name
    assert len(options(match, decision.seat)) > 1
