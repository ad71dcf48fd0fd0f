"""Which changes of the component data make other games of recorded ones."""

import pytest

from underhall import editions
from underhall.core.game import Edition


def with_changes(**changes: object) -> Edition:
    return editions.edition("belfort", changes)


@pytest.mark.parametrize(
    "changes",
    [
        {"symbol": [{"id": "d1_bank", "x": 1.5}]},
        {"property": [{"id": "bank", "name_pl": "Skarbiec"}]},
        {"fees": {"provenance": "public"}},
        {"property": [{"id": "bank", "cost_provenance": "memory"}]},
    ],
)
def test_what_no_rule_reads_leaves_records_alone(changes: dict[str, object]) -> None:
    assert with_changes(**changes).fingerprint == editions.edition("belfort").fingerprint


@pytest.mark.parametrize(
    "changes",
    [
        {"property": [{"id": "bank", "cost": {"wood": 1}}]},
        {"fees": {"guild": 2}},
        {"tax_bracket": [{"id": "tax_9", "tax": 10}]},
    ],
)
def test_what_a_rule_reads_makes_another_game(changes: dict[str, object]) -> None:
    assert with_changes(**changes).fingerprint != editions.edition("belfort").fingerprint
