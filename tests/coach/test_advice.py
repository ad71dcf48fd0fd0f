"""Hints: complete actions, what they are worth and why, from what the seat may see."""

import pytest
from helpers import play_on, started

from underhall import editions
from underhall.coach import wording
from underhall.coach.advice import Advice, Coach, advise
from underhall.coach.chances import chances
from underhall.core.chance import Fast
from underhall.core.errors import BadData, NotAsked
from underhall.core.match import Match
from underhall.core.secrets import redeal
from underhall.text.words import Words

LITTLE = 24
MOMENTS = (0, 7, 40)
"""Moves after which advice is asked for; the shortest game is over before the last."""

every_game = pytest.mark.parametrize("id", list(editions.games()))


def moment(id: str, moves: int) -> Match:
    seats = min(3, editions.game(id).seats[1])
    return play_on(started(id, seats, moves), moves, moves)


def advice_at(id: str, moves: int = 7, budget: int = LITTLE) -> tuple[Match, Advice]:
    match = moment(id, moves)
    return match, advise(match, match.waiting()[0], seed=3, budget=budget)


@every_game
def test_the_same_seed_and_budget_give_the_same_advice(id: str) -> None:
    assert advice_at(id)[1] == advice_at(id)[1]


@every_game
def test_advice_does_not_depend_on_what_the_seat_cannot_see(id: str) -> None:
    for moves in MOMENTS:
        match = moment(id, moves)
        s, game = match.state, match.edition.game
        for seat in match.waiting():
            plain = advise(match, seat, seed=1, budget=LITTLE)
            match.state = redeal(game, s, seat, Fast(f"alike {moves}"))
            assert advise(match, seat, seed=1, budget=LITTLE) == plain, (moves, seat)
            match.state = s


def test_neither_does_it_where_what_may_follow_is_tried() -> None:
    match = moment("lantern", 4)
    seat = match.waiting()[0]
    plain = advise(match, seat, seed=1, budget=600)
    assert any("answers" in choice.changes for choice in plain.choices)
    match.state = redeal(match.edition.game, match.state, seat, Fast("alike"))
    assert advise(match, seat, seed=1, budget=600) == plain


@every_game
def test_an_action_can_be_played_as_it_is_told(id: str) -> None:
    match, advice = advice_at(id)
    assert 1 <= len(advice.choices) <= 3
    assert len({choice.tokens for choice in advice.choices}) == len(advice.choices)
    for choice in advice.choices:
        twin = match.state.copy()
        for token in choice.tokens:
            assert twin.mark == match.state.mark
            decision = twin.asked(advice.seat)
            assert decision is not None
            twin.apply(advice.seat, decision.code(twin, token))


@every_game
def test_the_features_make_up_the_whole_difference(id: str) -> None:
    game = editions.game(id)
    for moves in MOMENTS[: 2 if id == "lantern" else 3]:
        _, advice = advice_at(id, moves)
        for choice in advice.choices:
            assert set(choice.changes) <= {*game.feature_names(), "result", "other", "answers"}
            assert sum(choice.changes.values()) == pytest.approx(choice.value - advice.value)
            assert 0 <= choice.chance <= 1
        values = [choice.value for choice in advice.choices]
        assert all(value <= max(values) for value in values)


@every_game
def test_what_may_follow_moves_the_chance_as_it_moves_the_value(id: str) -> None:
    match = moment(id, 7)
    coach = Coach(match.edition.game, match.state, match.waiting()[0], seed=3, budget=LITTLE)
    plan = coach.plans(LITTLE)[0]
    now, end = coach.weighing.now(), coach.weighing.after(plan.steps)
    step = 0.01 if match.edition.game.together else 5.0
    worse, usual, better = [coach.choice(plan, now, end, by) for by in (-step, 0.0, step)]
    assert worse.value < usual.value < better.value
    assert 0 < worse.chance < usual.chance < better.chance < 1
    assert usual.chance == end.chance


@every_game
@pytest.mark.parametrize("lang", ["en", "pl"])
def test_no_feature_lacks_its_words(id: str, lang: str) -> None:
    words = Words(lang, id, strict=True)
    for name in editions.game(id).feature_names():
        assert wording.feature(name, words)


@every_game
def test_advice_can_be_said(id: str) -> None:
    match, advice = advice_at(id)
    game = match.edition.game
    for lang in ("en", "pl"):
        words = Words(lang, id, strict=True)
        for choice in advice.choices:
            told = wording.in_words(game, match.state, advice.seat, choice.tokens, words)
            assert told.text
            assert wording.sentence(choice.changes, words, game.together)


def test_reasons_are_few_and_leave_nothing_out() -> None:
    changes = {"wood": 1.0, "stone": -2.0, "metal": 0.5, "gold": 0.4, "cards": 0.3, "other": 0.06}
    found = wording.reasons(changes, Words("en", "belfort"))
    assert [(one.signed, one.name) for one in found] == [
        ("−2.0", "stone"),
        ("+1.0", "wood"),
        ("+0.5", "metal"),
        ("+0.4", "gold"),
        ("+0.4", "other"),
    ]
    assert wording.sentence({"wood": 3.0}, Words("pl", "belfort")) == "+3,0 drewno"
    assert wording.sentence({"gold": 0.061}, Words("en", "runedar"), together=True) == "+6 gold"
    assert wording.sentence({}, Words("en")) == "nothing changes much"


@pytest.mark.parametrize(
    "before, after, told",
    [
        (0.31, 0.24, "31 % → 24 %"),
        (0.023, 0.0206, "2,3 % → 2,1 %"),
        (0.02, 0.02, "bez zmian: 2 %"),
        (0.0002, 0.0001, "bez zmian: 0 %"),
    ],
)
def test_a_chance_differs_from_what_became_of_it_or_stays(
    before: float, after: float, told: str
) -> None:
    assert wording.fall((before, after), Words("pl")).replace("\u00a0", " ") == told


def test_chances_make_one_together_and_follow_the_lead() -> None:
    match = moment("belfort", 40)
    found = chances(match.edition.game, match.state)
    values = [match.edition.game.evaluate(match.state, seat) for seat in range(3)]
    assert sum(found) == pytest.approx(1)
    assert found.index(max(found)) == values.index(max(values))


def test_nothing_is_advised_where_nothing_is_asked() -> None:
    match = moment("dwergar", 7)
    other = next(seat for seat in range(3) if seat not in match.waiting())
    with pytest.raises(NotAsked):
        advise(match, other)


def test_nothing_is_advised_when_the_game_is_over() -> None:
    match = started("lantern", 2, 1)
    while match.waiting():
        match.choose(match.waiting()[0], match.state.choices[0])
    with pytest.raises(BadData, match="the game is over"):
        advise(match, 0)


def test_steps_are_told_with_details_where_there_is_room() -> None:
    assert wording.brief(["Axe: gather 2 wood", "Goblin: 1 wood"]) == [
        *("Axe: gather 2 wood", "Goblin: 1 wood")
    ]
    long = "A goblin who asks for resources of a certain kind"
    assert wording.brief([f"Axe: {'x' * 60}", long]) == ["Axe", long]
    twice = [f"{long}: 1 wood", f"{long}: 2 wood"]
    assert wording.brief(["Axe: gather 2 wood", *twice]) == ["Axe: gather 2 wood", long], (
        "what is told once needs room once"
    )
