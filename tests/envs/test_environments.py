"""The games as environments: what PettingZoo and Gymnasium themselves ask of one, and our own."""

import warnings
from collections.abc import Iterator
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from helpers import tool
from pettingzoo.test import api_test, seed_test

import underhall
from underhall import envs
from underhall.bots.bot import Bot
from underhall.core.chance import Fast
from underhall.core.secrets import redeal
from underhall.envs.learner import Learner
from underhall.envs.single import PENALTY, OneSeat

GAMES = ["belfort", "covenant", "dwergar", "lantern", "mountain_king", "runedar"]


def settings() -> Iterator[Any]:
    """Every number of seats, one a game unless it is the long examination."""
    for id in GAMES:
        least, most = underhall.edition(id).game.seats
        for seats in range(least, most + 1):
            yield pytest.param(id, seats, marks=[] if seats == most else [pytest.mark.exam])


def made(id: str, **arguments: Any) -> Any:
    return getattr(envs, f"{id}_v0").env(**arguments)


@pytest.fixture(autouse=True)
def quiet() -> Iterator[None]:
    """PettingZoo advises what it would like, such as pixels; only its failures count here."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        yield


@pytest.mark.parametrize("id, seats", list(settings()))
def test_pettingzoo_is_content(id: str, seats: int, capsys: pytest.CaptureFixture[str]) -> None:
    api_test(made(id, seats=seats), num_cycles=20)
    seed_test(lambda: made(id, seats=seats), num_cycles=10)


def play(env: Any, seed: int = 1) -> dict[str, float]:
    """A whole game by random allowed actions; the sum of rewards of each agent."""
    chance = np.random.default_rng(seed)
    total: dict[str, float] = {}
    env.reset(seed=seed)
    for agent in env.agent_iter():
        seen, reward, over, cut, _ = env.last()
        total[agent] = total.get(agent, 0.0) + reward
        allowed = np.flatnonzero(seen["action_mask"])
        env.step(None if over or cut else int(chance.choice(allowed)))
    return total


@pytest.mark.parametrize("id", GAMES)
def test_a_whole_game_ends_in_rewards(id: str) -> None:
    env = made(id)
    total = play(env)
    result = env.unwrapped.state_.result
    assert total == {
        f"seat_{at}": 1.0 if rank == 1 else -1.0 for at, rank in enumerate(result.ranks)
    }


def test_rewards_can_be_points_or_the_margin() -> None:
    scores = dict(play(made("lantern", seats=3, reward="points")))
    margins = dict(play(made("lantern", seats=3, reward="margin")))
    for agent, own in scores.items():
        others = [n for other, n in scores.items() if other != agent]
        assert margins[agent] == own - max(others)


def test_an_illegal_action_raises_with_its_reason_and_changes_nothing() -> None:
    env = made("lantern")
    env.reset(seed=1)
    seen, *_ = env.last()
    refused = next(at for at, allowed in enumerate(seen["action_mask"]) if not allowed)
    with pytest.raises(underhall.UnderhallError, match=r"LAN-|answers"):
        env.step(refused)
    assert (env.last()[0]["observation"] == seen["observation"]).all()
    with pytest.raises(underhall.BadOption, match="there are 8 actions"):
        env.unwrapped.step(99)


def test_info_names_the_decision_and_its_options() -> None:
    env = made("belfort")
    env.reset(seed=3)
    seen, *_, info = env.last()
    assert info["decision"] == "keep_cards"
    assert sorted(info["tokens"]) == list(np.flatnonzero(seen["action_mask"]))


@pytest.mark.parametrize("id", GAMES)
def test_what_is_hidden_is_not_observed(id: str) -> None:
    """In the middle of a game: all that a seat cannot see is dealt anew, and it sees the same."""
    learner = Learner(id, underhall.edition(id).game.seats[1])
    s = learner.start(5)
    bots = [Bot("random", learner.game, seat, 5) for seat in range(learner.seats)]
    for _ in range(40):
        if s.waiting():
            s.apply(s.waiting()[0], bots[s.waiting()[0]].choose(s))
    for seat in range(learner.seats):
        twin = redeal(learner.game, s, seat, Fast(9))
        seen, again = learner.observe(s, seat), learner.observe(twin, seat)
        assert (seen["observation"] == again["observation"]).all()
        assert (seen["action_mask"] == again["action_mask"]).all()


def test_the_fields_of_an_observation_follow_each_other() -> None:
    learner = Learner("dwergar", 3)
    s = learner.start(1)
    whole = learner.observe(s, s.waiting()[0])["observation"]
    parts = learner.parts(s, s.waiting()[0])
    assert list(learner.fields) == list(parts)
    assert whole.tolist() == [n for part in parts.values() for n in part]


@pytest.mark.parametrize("id", GAMES)
def test_gymnasium_is_content(id: str) -> None:
    name = id.replace("_", " ").title().replace(" ", "")
    env = gymnasium.make(f"underhall/{name}-v0")
    check_env(env.unwrapped, skip_render_check=True)
    env.close()


def test_one_seat_against_bots_to_the_end() -> None:
    env = OneSeat("lantern", seats=3, seat=1, opponents=["greedy", "random"], render_mode="ansi")
    seen, info = env.reset(seed=4)
    over, reward = False, 0.0
    while not over:
        assert seen["action_mask"].sum() == len(info["tokens"]) == env.action_masks().sum()
        seen, reward, over, cut, info = env.step(int(np.flatnonzero(seen["action_mask"])[0]))
        assert not cut
    assert reward in (-1.0, 1.0)
    assert isinstance(env.render(), str)


def test_a_refused_action_costs_a_little_and_changes_nothing() -> None:
    env = OneSeat("lantern")
    seen, _ = env.reset(seed=1)
    refused = int(np.flatnonzero(seen["action_mask"] == 0)[0])
    again, reward, over, cut, info = env.step(refused)
    assert (reward, over, cut) == (PENALTY, False, False)
    assert info["refused"]
    assert (again["observation"] == seen["observation"]).all()


def test_who_is_only_refused_is_cut_short() -> None:
    env = OneSeat("lantern")
    seen, _ = env.reset(seed=1)
    refused = int(np.flatnonzero(seen["action_mask"] == 0)[0])
    cuts = [env.step(refused)[3] for _ in range(1000)]
    assert cuts[-1] and not any(cuts[:-1])


@pytest.mark.parametrize(
    "wrong",
    [
        {"reward": "glory"},
        {"seats": 9},
        {"options": {"veins": "4"}},
        {"seat": 7},
        {"opponents": "nobody"},
        {"opponents": ["random"] * 5},
    ],
)
def test_a_wrong_argument_is_told_in_words(wrong: dict[str, Any]) -> None:
    with pytest.raises(underhall.UnderhallError):
        OneSeat("lantern", **wrong)


def test_there_is_one_for_every_game_and_no_other() -> None:
    assert {f"{id}_v0" for id in GAMES} <= set(dir(envs))
    with pytest.raises(AttributeError):
        envs.chess_v0  # noqa: B018
    with pytest.raises(ImportError):
        from underhall.envs import belfort_v1  # noqa: F401


def test_without_the_extra_one_line_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    import sys

    monkeypatch.setitem(sys.modules, "underhall.envs.turns", None)
    with pytest.raises(ImportError, match=r"pip install 'underhall\[envs\]'"):
        envs.belfort_v0  # noqa: B018


def test_the_page_of_observations_is_what_the_tables_declare() -> None:
    observations = tool("observations")
    text = observations.PAGE.read_text("utf-8")
    assert text == observations.page(), "run `.venv/bin/python tools/observations.py`"
