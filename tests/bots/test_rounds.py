"""Looking further than the own turn."""

from helpers import play_on, started

from underhall.bots.bot import Bot
from underhall.bots.planner import Plan, Planner
from underhall.bots.rounds import Rounds, Trial
from underhall.bots.seat_view import SeatView
from underhall.bots.tallies import Tallies
from underhall.core.chance import Fast
from underhall.core.match import Match
from underhall.core.secrets import redeal


def rounds_at(id: str, moves: int, seed: int) -> Rounds:
    match = play_on(started(id, 2, 1), 1, moves)
    s = match.state
    view = SeatView(match.edition.game, s, s.waiting()[0], Fast(seed))
    planner = Planner(view.game, view.look(), view.seat, view.luck())
    planner.grow(30)
    return Rounds(view, planner.plans(4))


def last_vein() -> Match:
    """A shift whose last vein has just begun."""
    match = started("lantern", 2, 1)
    while match.state.vein < match.state.veins:
        match = play_on(match, match.state.vein, 1)
    return match


def test_plans_are_tried_and_the_worse_half_is_dropped() -> None:
    rounds = rounds_at("dwergar", 28, 1)
    rounds.play(600)
    tries = sorted([trial.tries for trial in rounds.trials])
    assert len(tries) == 4
    assert 0 < tries[0] == tries[1] < tries[2] == tries[3]
    assert rounds.best().tries == tries[3]


def test_little_is_believed_of_one_trial_where_luck_decides() -> None:
    plan = Plan([], 0.0)
    for rounds, is_kept in (
        (rounds_at("dwergar", 28, 1), False),
        (rounds_at("runedar", 12, 1), True),
    ):
        first, other = [Trial(plan, by, rounds.trials[0].trust) for by in (0.001, -0.001)]
        first.total, other.total = 0.20, 0.21
        first.tries = other.tries = 1
        assert (first.worth() > other.worth()) is is_kept


def test_too_few_trials_are_not_gone_on_with() -> None:
    tried = []
    for budget in (100, 2_000):
        rounds = rounds_at("runedar", 12, 1)
        rounds.play(budget)
        tried.append(max([trial.tries for trial in rounds.trials]))
    assert tried[0] == 1 < 7 <= tried[1]


def test_the_same_seed_finds_the_same() -> None:
    found = []
    for _ in range(2):
        rounds = rounds_at("dwergar", 30, 5)
        rounds.play(200)
        found.append([(trial.total, trial.tries) for trial in rounds.trials])
    assert found[0] == found[1]


def test_a_game_that_ends_with_the_turn_is_judged_by_its_result() -> None:
    match = last_vein()
    bot = Bot("master", match.edition.game, 0, 1, 400)
    assert bot.choose(match.state) in match.state.asked(0).options(match.state)


def test_other_plans_leave_the_best_at_one_of_its_decisions() -> None:
    rounds = rounds_at("dwergar", 28, 1)
    plans = [[(step.kind, step.code) for step in trial.plan.steps] for trial in rounds.trials]
    best = plans[0]
    for other in plans[1:]:
        same = 0
        while same < min(len(best), len(other)) and best[same] == other[same]:
            same += 1
        assert same < min(len(best), len(other))
        assert best[same][0] == other[same][0]


def test_what_was_good_in_a_turn_comes_to_mind_when_it_is_imagined_again() -> None:
    match = play_on(started("dwergar", 2, 1), 1, 28)
    s = match.state
    seat = s.waiting()[0]
    found: dict[bool, float] = {}
    for remembers in (False, True):
        total, tallies = 0.0, Tallies()
        for number in range(24):
            look = redeal(match.edition.game, s, seat, Fast(f"look {number}"))
            known = tallies if remembers else None
            planner = Planner(match.edition.game, look, seat, Fast(number), None, known)
            planner.grow(6)
            total += planner.root.value if number >= 12 else 0.0
        found[remembers] = total / 12
    assert found[True] > found[False]


def test_where_turns_are_small_more_of_them_are_imagined() -> None:
    ahead: dict[str, int] = {}
    for id in ("covenant", "belfort"):
        rounds = rounds_at(id, 6, 1)
        rounds.play(200)
        ahead[id] = rounds.turns_ahead
    assert 2 <= ahead["covenant"] < ahead["belfort"]


def test_where_a_plan_is_one_action_trials_end_with_the_turn() -> None:
    rounds = rounds_at("runedar", 12, 1)
    rounds.play(2_000)
    assert rounds.turns_ahead == 0
    assert rounds.best().tries > 12


def test_where_little_is_left_to_luck_who_has_much_to_spend_looks_further() -> None:
    ahead: list[int] = []
    for budget in (200, 1200):
        rounds = rounds_at("belfort", 6, 1)
        rounds.play(budget)
        ahead.append(rounds.turns_ahead)
    assert ahead[1] > ahead[0] + 3
