"""Work for many numbers, spread over processes or over Ray."""

import os
import signal
import sys
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from underhall.cli import main
from underhall.core.errors import UnderhallError
from underhall.lab import cluster
from underhall.lab.cluster import NoCluster, on_ray
from underhall.lab.fixtures import RunPlan, Setting
from underhall.lab.folder import RunFolder
from underhall.lab.playing import Played
from underhall.lab.pool import Errand, as_they_end, here, on_processes, run_errand
from underhall.lab.simulate import Plan, simulate
from underhall.lab.tournament import run

PLAN = RunPlan((Setting("lantern", 2, {"veins": "3"}),), ("random", "greedy"), rounds=4, seed=5)
LANTERN = Plan("lantern", ("greedy", "random"), games=12, seed=1)


@dataclass
class Slow:
    """A crew that does errands when somebody waits for them, the last one first."""

    seconds: float
    workers: int = 2

    def __post_init__(self) -> None:
        self.sent: list[int] = []

    def send(self, numbers: Sequence[int]) -> list[int]:
        self.sent.append(len(numbers))
        return list(numbers)

    def wait(self, running: list[Any]) -> tuple[list[Errand[int]], list[Any]]:
        done = [(number, -number) for number in running[-1]]
        return [Errand(done, self.seconds * len(done))], running[:-1]


@pytest.mark.parametrize("seconds, longest", [(10.0, 1), (0.05, 5), (0.0, 64)])
def test_errands_are_as_long_as_games_are_short(seconds: float, longest: int) -> None:
    crew = Slow(seconds)
    done = list(as_they_end(crew, range(1000)))
    assert sorted(done) == [(number, -number) for number in range(1000)]
    assert (crew.sent[0], max(crew.sent), crew.sent[-1]) == (1, longest, 1)


def test_a_game_that_breaks_says_which() -> None:
    with pytest.raises(UnderhallError, match=r"game 7 broke off: IndexError: nothing"):
        run_errand(_break, [7])


def _break(number: int) -> int:
    raise IndexError("nothing")


def _stop(number: int) -> int:
    os.kill(os.getpid(), signal.SIGKILL)
    return number


def test_a_process_that_is_stopped_is_told() -> None:
    with pytest.raises(UnderhallError, match="was stopped from outside"):
        list(on_processes(2)(_stop, range(4)))


# ---------------------------------------------------------------------- Ray, without Ray


class Mock:
    """As much of Ray as is asked for, in this process; the first errand is done last."""

    class RayError(Exception):
        """As Ray's."""

    class RayTaskError(RayError):
        """As Ray's: what a worker raised is its cause."""

        cause: Exception | None = None

    exceptions = SimpleNamespace(RayError=RayError, RayTaskError=RayTaskError)

    def __init__(self) -> None:
        self.joined: dict[str, Any] = {}
        self.open = False

    def init(self, **how: Any) -> None:
        self.joined, self.open = how, True

    def shutdown(self) -> None:
        self.open = False

    def cluster_resources(self) -> dict[str, float]:
        return {"CPU": 2.0}

    def put(self, thing: Any) -> Any:
        return thing

    def remote(self, function: Any) -> Any:
        later = SimpleNamespace(remote=lambda *given: lambda: function(*given))
        return SimpleNamespace(options=lambda **how: later)

    def wait(self, running: list[Any]) -> tuple[list[Any], list[Any]]:
        return running[-1:], running[:-1]

    def get(self, ended: list[Any]) -> list[Any]:
        try:
            return [later() for later in ended]
        except UnderhallError as why:
            error = self.RayTaskError("a long\ntraceback")
            error.cause = why
            raise error from None


@pytest.fixture
def ray(monkeypatch: pytest.MonkeyPatch) -> Iterator[Mock]:
    mock = Mock()
    monkeypatch.setitem(sys.modules, "ray", mock)
    yield mock
    assert not mock.open


def test_on_ray_games_are_as_they_are_here(ray: Mock) -> None:
    there = simulate(LANTERN, spread=on_ray("local", 2))
    assert there.outcomes == simulate(LANTERN).outcomes
    assert ray.joined["num_cpus"] == 2


def test_what_breaks_on_a_worker_is_told_in_its_words(ray: Mock) -> None:
    with pytest.raises(UnderhallError, match=r"^game \d broke off: IndexError: nothing$"):
        list(on_ray("local", 2)(_break, range(3)))


def test_a_machine_with_another_version_is_told(ray: Mock, monkeypatch: pytest.MonkeyPatch) -> None:
    versions = iter(["1", "2"])
    monkeypatch.setattr(cluster, "version", lambda name: next(versions))
    with pytest.raises(
        UnderhallError, match=r"^a machine of the cluster has Underhall 2; here is 1$"
    ):
        list(on_ray("local", 2)(abs, [1]))


@pytest.mark.parametrize("command", ["tournament RUN --play lantern", "simulate lantern"])
def test_without_ray_one_line_says_what_to_install(
    command: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    where = tmp_path / "run"
    assert main([*command.replace("RUN", str(where)).split(), "--ray"]) == 2
    told = capsys.readouterr().err
    assert told.count("\n") == 1 and "pip install 'underhall[ray]'" in told
    assert not where.exists()


@pytest.mark.parametrize(
    "address, said",
    [
        ("127.0.0.1:9", "underhall: no Ray answers at 127.0.0.1:9: Connection refused"),
        ("ray://127.0.0.1:9", "no Ray answers at ray://127.0.0.1:9: Connection refused"),
        ("somewhere", "'somewhere' is no address of Ray"),
        ("10.0.0.7:many", "'10.0.0.7:many' is no address of Ray"),
    ],
)
def test_an_address_where_nobody_answers_is_one_line(
    ray: Mock, address: str, said: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    where = tmp_path / "run"
    assert main(["tournament", str(where), "--play", "lantern", "--ray", address]) == 2
    told = capsys.readouterr().err
    assert told.count("\n") == 1 and said in told
    assert not where.exists() and not ray.joined


def test_a_ray_that_does_not_let_in_is_one_line(ray: Mock, monkeypatch: pytest.MonkeyPatch) -> None:
    def closed(**how: Any) -> None:
        raise ConnectionError("Could not find any running Ray instance.\nMore about it.")

    monkeypatch.setattr(ray, "init", closed)
    with pytest.raises(NoCluster, match=r"^no Ray answers at auto: Could not find .*instance\.$"):
        list(on_ray("auto", 2)(abs, [1]))


# ---------------------------------------------------------------------- Ray itself


@pytest.mark.exam
@pytest.mark.filterwarnings("default")
def test_a_ray_of_two_workers_of_which_one_is_killed(tmp_path: Path) -> None:
    """Nothing is lost, nothing counts twice, and the games are those that are played here."""
    pytest.importorskip("ray", reason="Ray is not installed: pip install 'underhall[ray]'")
    pids, died = tmp_path / "pids", tmp_path / "died"
    pids.mkdir()

    class Dying:
        """Plays, and is killed in the middle of the third game."""

        def __init__(self, plan: RunPlan) -> None:
            self.played = Played(plan)

        def __call__(self, number: int) -> Any:
            import os
            import signal

            (pids / str(os.getpid())).touch()
            rows = self.played(number)
            if number == 2 and not died.exists():
                died.write_text(str(os.getpid()))
                os.kill(os.getpid(), signal.SIGKILL)
            return rows

    def dying(work: Any, numbers: Sequence[int]) -> Iterator[tuple[int, Any]]:
        return on_ray("local", 2)(Dying(work.plan), numbers)

    one = RunFolder.new(tmp_path / "one", PLAN)
    two = RunFolder.new(tmp_path / "two", PLAN)
    assert run(one, here) == len(PLAN) == 8
    assert run(two, dying) == 8
    assert died.exists() and len(list(pids.iterdir())) >= 2
    for name in ("seats", "points", "curve", "deeds", "options"):
        assert two.read(name) == one.read(name)
    assert sorted(row["number"] for row in two.read("games")) == list(range(8))
    played = simulate(LANTERN, spread=on_ray("local", 2))
    assert played.outcomes == simulate(LANTERN).outcomes
