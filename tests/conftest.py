"""Which underhall the tests run on: the sources, or the wheel that `make native` installed."""

import sys
from importlib.util import find_spec
from pathlib import Path

import pytest


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption(
        "--underhall",
        choices=("installed", "compiled"),
        help="stop unless underhall comes from this environment (and is compiled)",
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
