"""Players made of code: legal, deterministic, blind to what their seat cannot see."""

from typing import Any

import pytest
from helpers import at, play_on, started

from underhall import editions
from underhall.bots import registry
from underhall.bots.bot import Bot
from underhall.bots.pace import LEAST, PACE, SLOWER, paced
from underhall.bots.seat_view import SeatView
from underhall.core.chance import Fast
from underhall.core.errors import BadOption
from underhall.core.game import Edition
from underhall.core.secrets import redeal
from underhall.games.lantern.rules.vein import BLOW


def game_of(edition: Edition, levels: list[str], seed: int) -> Any:
    """One game of bots, to its end."""
    s = edition.start(len(levels), seed=f"bots {seed}")
    bots = [Bot(level, edition.game, seat, seed, 12) for seat, level in enumerate(levels)]
    while s.choices:
        s.play(bots[s.waiting()[0]].choose(s))
    return s


def share_of_wins(rival: str, seats: int, games: int) -> float:
    """How much of all wins a novice has among others, on every seat in turn."""
    edition = editions.edition("lantern")
    won = 0.0
    for number in range(games):
        levels = [rival] * seats
        levels[number % seats] = "novice"
        winners = game_of(edition, levels, number).result.winners
        won += (number % seats in winners) / len(winners)
    return won / games


def test_an_unknown_level_is_refused() -> None:
    with pytest.raises(BadOption, match="'genius'; there are: random, novice, adept"):
        Bot("genius", editions.edition("lantern").game, 0, 0)


@pytest.mark.parametrize("level", registry.levels())
def test_a_bot_plays_to_the_end(level: str) -> None:
    assert game_of(editions.edition("lantern"), [level] * 3, 1).result is not None


@pytest.mark.parametrize("level", registry.levels())
def test_the_same_seed_plays_the_same_game(level: str) -> None:
    edition = editions.edition("lantern")
    games = [game_of(edition, [level] * 3, 5) for _ in range(2)]
    assert games[0].ore == games[1].ore
    assert len({tuple(game_of(edition, [level] * 3, seed).ore) for seed in range(8)}) > 4


@pytest.mark.parametrize("level", registry.levels())
@pytest.mark.parametrize("seed", range(6))
def test_a_bot_chooses_alike_whatever_it_cannot_see(level: str, seed: int) -> None:
    match = play_on(started("lantern", 3, seed), seed, seed % 11)
    game = match.edition.game
    for seat in match.state.waiting():
        dealt = redeal(game, match.state, seat, Fast(seed))
        choices = [Bot(level, game, seat, seed, 300).choose(s) for s in (match.state, dealt)]
        assert choices[0] == choices[1]
        assert choices[0] in match.state.asked(seat).options(match.state)


def test_a_bot_changes_nothing() -> None:
    match = started("lantern", 2, 3)
    hands, mark = match.state.hands.copy(), match.state.mark
    Bot("adept", match.edition.game, 0, 1).choose(match.state)
    assert (match.state.hands, match.state.mark, match.state.waiting()) == (hands, mark, [0, 1])


def test_a_random_bot_takes_every_option() -> None:
    match = at({"game": "lantern", "table": {"players": [{"hand": list("1256")}]}})
    chosen = {Bot("random", match.edition.game, 0, seed).choose(match.state) for seed in range(60)}
    assert chosen == {0, 1, 4, 5}


def test_an_adept_shows_its_brightest_lamp() -> None:
    match = at({"game": "lantern", "table": {"players": [{"hand": list("1236")}]}})
    assert Bot("adept", match.edition.game, 0, 1).choose(match.state) == 5


@pytest.mark.parametrize("seed", range(5))
def test_an_adept_stops_the_dig_that_would_lose_the_game(seed: int) -> None:
    """Any tile puts the digger ahead; without it they share the win."""
    position = {
        "game": "lantern",
        "options": {"veins": "3"},
        "table": {
            "vein": 3,
            "players": [
                {"hand": list("112"), "shown": "6", "ore": {"silver": 2}, "whistles": 0},
                {"hand": list("112"), "shown": "5", "ore": {"silver": 2}},
            ],
        },
        "agenda": [
            {"do": "whistle", "seat": 1, "digger": 0},
            {"do": "dig", "seat": 0},
            {"do": "fill_hands"},
            {"do": "next_vein"},
        ],
    }
    match = at(position)
    assert Bot("adept", match.edition.game, 1, seed).choose(match.state) == BLOW


def test_a_view_looks_at_a_game_that_might_be() -> None:
    match = started("lantern", 2, 1)
    view = SeatView(match.edition.game, match.state, 0, Fast(1))
    looks = [view.look() for _ in range(20)]
    assert {tuple(look.hands[:6]) for look in looks} == {tuple(match.state.hands[:6])}
    assert len({tuple(look.hands[6:]) for look in looks}) > 5


def test_the_options_of_a_view_are_its_own() -> None:
    """Whoever is asked first is told what the state knows already, and cannot change it."""
    match = started("lantern", 2, 1)
    for seat in (0, 1):
        view = SeatView(match.edition.game, match.state, seat, Fast(1))
        view.options().clear()
        assert view.options() == match.state.asked(seat).options(match.state)


# ---------------------------------------------------------------------- what it considered


def test_an_adept_says_what_it_compared() -> None:
    match = at({"game": "lantern", "table": {"players": [{"hand": list("1236")}]}})
    bot = Bot("adept", match.edition.game, 0, 1)
    assert bot.considered() == []
    chosen = bot.choose(match.state)
    told = bot.considered()
    assert [one.code for one in told] == match.state.asked(0).options(match.state)
    assert max(told, key=lambda one: one.value).code == chosen
    assert sum([one.looks for one in told]) < 60


def test_a_random_bot_has_nothing_to_say() -> None:
    match = started("lantern", 2, 1)
    bot = Bot("random", match.edition.game, 0, 1)
    bot.choose(match.state)
    assert bot.considered() == []


def test_a_budget_is_for_those_who_have_one() -> None:
    assert [card.has_budget for card in registry.cards().values()] == [False] + [True] * 4
    match = play_on(started("belfort", 3, 1), 1, 40)
    seat = match.state.waiting()[0]
    bots = [Bot("adept", match.edition.game, seat, 1, budget) for budget in (1, 60)]
    for bot in bots:
        assert bot.choose(match.state) in match.state.asked(seat).options(match.state)
    assert len(bots[0].considered()) < len(bots[1].considered())


def test_a_game_says_how_long_its_bots_think() -> None:
    """Twelve simulations by the card of the game: the first completes the turn, eleven compare."""
    match = started("lantern", 2, 1)
    bot = Bot("novice", match.edition.game, 0, 1)
    bot.choose(match.state)
    assert sum([one.looks for one in bot.considered()]) == 11


@pytest.mark.parametrize("seats, least", [(2, 0.62), (3, 0.4)])
def test_the_novice_beats_chance(seats: int, least: float) -> None:
    assert share_of_wins("random", seats, 120) > least


@pytest.mark.parametrize("level", ["novice", "adept", "master"])
def test_what_a_game_says_of_thinking_is_meant_for_compiled_code(level: str) -> None:
    game = editions.edition("lantern").game
    meant = game.thinking[level]
    spent = meant if PACE == 1 else max(min(meant, LEAST), meant // SLOWER)
    assert paced(meant) == spent
    s = editions.edition("lantern").start(3, seed="pace")
    plans = [Bot(level, game, 0, "pace", budget).plan(s) for budget in (0, spent)]
    assert plans[0] == plans[1]


def test_less_is_thought_where_nothing_is_compiled() -> None:
    assert paced(0) == 0 and paced(9600) == 9600 // PACE
    assert [paced(n) for n in (12, 24)] == [12, 24], "a little thought is not made less"
