"""What a placement would cost and bring, before it is committed."""

import pytest
from games.mountain_king.mountain import fixture_n, troll
from helpers import at

from underhall.games.mountain_king.box.names import CELLS, IRON, SHAPES, STONE
from underhall.games.mountain_king.rules.digging import (
    Ghost,
    placement_code,
    refuse_placement,
)
from underhall.games.mountain_king.rules.payment import STORAGE, TROLL
from underhall.games.mountain_king.table.state import MountainKing

L4 = SHAPES.code("tunnel_l4")


def fixture(held: str = "3 stone, 1 hammer") -> MountainKing:
    own = {"moot": {"1_0": troll("quarrier", "1 stone")}}
    found: MountainKing = at(fixture_n(held, own=own, step="recruit_or_dig")).state
    return found


def ghost(s: MountainKing, token: str, mineral: int = STONE) -> Ghost:
    return Ghost(s, 0, L4, placement_code(s.tables.turned[L4], token), mineral)


def test_a_ghost_tells_cost_gain_and_payment() -> None:
    found = ghost(fixture(), "10,3+10,4+9,5*+10,5")
    assert (found.refusal, found.honor, found.cost) == (None, 4, (4, 0, 0, 0, 0, 0, 0))
    assert found.gains == (0, 2, 0, 0, 1, 0, 0)
    assert [CELLS.token(cell) for cell in found.statues] == ["10,4"]


def test_a_ghost_pays_from_trolls_first() -> None:
    found = ghost(fixture(), "10,3+10,4+9,5*+10,5")
    assert found.payment == [(STONE, TROLL + STONE, 1), (STONE, STORAGE, 3)]


def test_a_ghost_that_cannot_be_paid_says_what_is_missing() -> None:
    refusal = ghost(fixture(), "10,3+10,4+9,5*+10,5", IRON).refusal
    assert refusal is not None
    assert refusal.clause == "MTK-4.61"


@pytest.mark.parametrize(
    "token, clause, reason",
    [
        ("14,7+14,8+13,9*+14,9", "MTK-4.63", "not-beside-network"),
        ("10,3+10,4+9,5*+10,5", "", ""),
    ],
)
def test_a_ghost_may_lie_anywhere(token: str, clause: str, reason: str) -> None:
    s = fixture()
    refusal = refuse_placement(s, 0, L4, placement_code(s.tables.turned[L4], token))
    found = ("", "") if refusal is None else (refusal.clause, refusal.reason)
    assert found == (clause, reason)
