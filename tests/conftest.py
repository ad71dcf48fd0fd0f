"""Which underhall the tests run on: the sources, or the wheel that `make native` installed.

And chance: a test draws the same in every run, whatever ran before it and in how many processes.
"""

import atexit
import os
import shutil
import signal
import sys
import tempfile
from collections.abc import Generator
from importlib.util import find_spec
from pathlib import Path

import pytest
import seeded
from hypothesis import settings

# Before anything of underhall is imported: some of it keeps the functions it draws with.
seeded.install()
settings.register_profile("seeded", derandomize=True, deadline=None)
settings.load_profile("seeded")

# A suite started with the interrupt ignored, as by nohup, hands that on to what it starts.
if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
    signal.signal(signal.SIGINT, signal.default_int_handler)

# Whatever is set where the tests are started: they speak English, unless they are told otherwise,
# and neither read nor write the tables of a house of this machine.
for name in ("LANG", "LC_MESSAGES", "NO_COLOR", "COLUMNS", "UNDERHALL_DATA"):
    os.environ.pop(name, None)
os.environ.update(LC_ALL="C.UTF-8", TERM="xterm", XDG_DATA_HOME=tempfile.mkdtemp("-underhall"))
atexit.register(shutil.rmtree, os.environ["XDG_DATA_HOME"], ignore_errors=True)

ONCE_MORE = (
    *("server/", "browser/", "lab/test_pool.py", "lab/test_runs.py", "test_play.py"),
    *("cli/test_main.py", "cli/test_simulate.py", "cli/test_terminal.py"),
)
"""Tests of sockets, browsers and other processes, which a busy machine may keep from answering. One
that fails is run once more, and the summary (-rR) says so. Rules have no such excuse."""


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption(
        "--underhall",
        choices=("installed", "compiled"),
        help="stop unless underhall comes from this environment (and is compiled)",
    )
    parser.addoption(
        "--write-sentences",
        action="store_true",
        help="write what tests of words hear into sentences.txt of their game, unchecked; use -n 0",
    )


def pytest_configure(config: pytest.Config) -> None:
    wanted = config.getoption("--underhall")
    found = origin("underhall.core.agenda") if wanted else None
    if found and Path(sys.prefix) not in found.parents:
        raise pytest.UsageError(f"underhall comes from {found}, not from this environment")
    if found and wanted == "compiled" and found.suffix == ".py":
        raise pytest.UsageError(f"{found} is not compiled")


def origin(module: str) -> Path:
    spec = find_spec(module)
    if spec is None or spec.origin is None:
        raise pytest.UsageError(f"{module} cannot be found")
    return Path(spec.origin)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        place = item.nodeid.partition("::")[0].removeprefix("tests/")
        if place.startswith(ONCE_MORE):
            item.add_marker(pytest.mark.flaky(reruns=1))


@pytest.hookimpl(tryfirst=True)
def pytest_runtest_setup(item: pytest.Item) -> None:
    seeded.seed(item.name, seeded.run_of(item))  # without its folder, so that a test may move


@pytest.hookimpl(wrapper=True)
def pytest_fixture_setup(
    fixturedef: pytest.FixtureDef[object], request: pytest.FixtureRequest
) -> Generator[None, object, object]:
    """What several tests share must not depend on which of them comes first."""
    if fixturedef.scope == "function":
        return (yield)
    with seeded.apart(fixturedef.argname):
        return (yield)
