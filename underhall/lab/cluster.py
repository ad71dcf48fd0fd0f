"""The work of the lab on Ray: on a cluster, or on this machine as if it were one.

A worker or a machine that is lost takes its errand with it; Ray gives that errand to another one,
and what comes back counts once. A game is the same wherever it is played.
"""

from __future__ import annotations

import socket
from collections.abc import Iterator, Sequence
from importlib.metadata import version
from typing import Any, Generic, TypeVar
from urllib.parse import urlsplit

from underhall.core.errors import UnderhallError
from underhall.lab.pool import Errand, Spread, Work, as_they_end, run_errand

LOCAL = "local"
"""The address of a Ray of one's own, on this machine."""
FOUND_BY_RAY = (LOCAL, "auto")
"""What stands for an address without being one."""
PATIENCE = 5.0
"""How many seconds a cluster may take to answer the door."""
RETRIES = 10
"""How often an errand is given to another worker before the run is broken off."""

R = TypeVar("R")


class NoCluster(UnderhallError):
    """Ray is not installed, or nobody answers at its address."""


def library() -> Any:
    """Ray itself."""
    try:
        import ray
    except ImportError:
        raise NoCluster("--ray needs Ray: pip install 'underhall[ray]'") from None
    return ray


def on_ray(address: str, jobs: int) -> Spread:
    """Do it on the Ray at ``address``; a local one begins with so many ``jobs``."""
    ray = library()
    _knock(address)

    def spread(work: Work[R], numbers: Sequence[int]) -> Iterator[tuple[int, R]]:
        _join(ray, address, jobs)
        try:
            yield from as_they_end(Remotes(ray, work), numbers)
        except ray.exceptions.RayTaskError as why:
            raise UnderhallError(_reason(why)) from None
        except ray.exceptions.RayError as why:
            raise UnderhallError(f"Ray gave up: {_line(why)}") from None
        finally:
            ray.shutdown()

    return spread


class Remotes(Generic[R]):
    """A crew of Ray's workers; each fetches the work once."""

    def __init__(self, ray: Any, work: Work[R]) -> None:
        self._ray = ray
        self.workers = max(1, int(ray.cluster_resources().get("CPU", 1)))
        self._errand = ray.remote(_run_there).options(max_retries=RETRIES)
        self._work = ray.put(work)

    def send(self, numbers: Sequence[int]) -> Any:
        """Send a worker off."""
        return self._errand.remote(self._work, numbers, version("underhall"))

    def wait(self, running: list[Any]) -> tuple[list[Errand[R]], list[Any]]:
        """Wait until an errand is done."""
        ended, going = self._ray.wait(running)
        return self._ray.get(ended), going


def _run_there(work: Work[R], numbers: Sequence[int], asked: str) -> Errand[R]:
    found = version("underhall")
    if found != asked:
        raise UnderhallError(f"a machine of the cluster has Underhall {found}; here is {asked}")
    return run_errand(work, numbers)


# ---------------------------------------------------------------------- getting there


def _knock(address: str) -> None:
    """Raise NoCluster where nobody answers: Ray itself would try for a long time, at length."""
    if address in FOUND_BY_RAY:
        return
    where = urlsplit(address if "://" in address else f"//{address}")
    try:
        host, port = where.hostname, where.port
    except ValueError:
        host, port = None, None
    if not host or not port:
        raise NoCluster(
            f"{address!r} is no address of Ray, such as 10.0.0.7:6379 or ray://head:10001"
        )
    try:
        socket.create_connection((host, port), PATIENCE).close()
    except OSError as why:
        raise NoCluster(f"no Ray answers at {address}: {why.strerror or why}") from None


def _join(ray: Any, address: str, jobs: int) -> None:
    how: dict[str, Any] = {"logging_level": "ERROR", "log_to_driver": False}
    if address == LOCAL:
        how |= {"num_cpus": jobs, "include_dashboard": False}
    try:
        ray.init(address=address, **how)
    except Exception as why:  # Ray raises all kinds, a bare one where a machine is too busy
        what = "Ray does not start here" if address == LOCAL else f"no Ray answers at {address}"
        raise NoCluster(f"{what}: {_line(why)}") from None


def _reason(why: Any) -> str:
    """What went wrong on a worker."""
    cause = getattr(why, "cause", None)
    return str(cause) if isinstance(cause, UnderhallError) else _line(why, -1)


def _line(why: object, number: int = 0) -> str:
    """One of the many lines in which Ray says things; a traceback says it in the last."""
    lines = [line.strip() for line in str(why).splitlines() if line.strip()]
    return lines[number] if lines else type(why).__name__
