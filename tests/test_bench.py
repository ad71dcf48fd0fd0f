"""The arithmetic of ``make bench AGAINST=<commit>``."""

import sys
from importlib.util import module_from_spec, spec_from_file_location
from types import ModuleType

import pytest
from helpers import ROOT


@pytest.fixture(scope="module")
def ratios() -> ModuleType:
    spec = spec_from_file_location("bench_ratios", ROOT / "benchmarks" / "ratios.py")
    assert spec is not None and spec.loader is not None
    module = module_from_spec(spec)
    sys.modules[spec.name] = module
    spec.loader.exec_module(module)
    return module


def test_drift_of_the_machine_cancels(ratios: ModuleType) -> None:
    old = [10.0, 20.0, 15.0]
    found = ratios.ratio("copy", [each * 1.2 for each in old], old, old)
    assert found.value == pytest.approx(1.2)
    assert found.noise == 0


def test_noise_is_how_far_a_tree_is_from_itself(ratios: ModuleType) -> None:
    assert ratios.noise([1.1]) == pytest.approx(0.1)
    assert ratios.noise([0.9, 0.9, 0.9]) == pytest.approx(0.1)
    assert ratios.noise([0.8, 0.9, 1.0, 1.1, 1.2]) == pytest.approx(0.1)


@pytest.mark.parametrize(
    "value, noise, is_slower",
    [(0.8, 0.0, False), (1.04, 0.0, False), (1.06, 0.0, True), (1.06, 0.02, False)],
)
def test_slower_is_beyond_what_is_allowed_and_the_noise(
    ratios: ModuleType, value: float, noise: float, is_slower: bool
) -> None:
    assert ratios.Ratio("copy", value, noise).is_slower is is_slower


def test_the_verdict_names_what_is_slower(ratios: ModuleType) -> None:
    fine, slow = ratios.Ratio("copy", 1.0, 0.01), ratios.Ratio("view", 1.1, 0.01)
    assert ratios.verdict([fine]).startswith("nothing is slower")
    assert ratios.verdict([fine, slow]).endswith("noise: view 1.10 ±0.01")


def test_as_many_rounds_of_each(ratios: ModuleType) -> None:
    with pytest.raises(ValueError, match="zip"):
        ratios.in_pairs([1.0, 2.0], [1.0])
