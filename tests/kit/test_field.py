"""Fields that a game tells in its own way, or reads back itself."""

from __future__ import annotations

from underhall.core.agenda import State
from underhall.core.chance import Fast
from underhall.core.names import Names
from underhall.kit.field import ELSEWHERE, NOBODY, Field
from underhall.kit.layout import Layout
from underhall.kit.shapes import Counts, Listed, Places

GOODS = Names("good", ["wood", "stone"])
SPOTS = Names("spot", ["left", "right"])


class Yard(State):
    """Goods in store, what is built on each spot, and what that still lacks."""

    def __init__(self) -> None:
        super().__init__(1, Fast(0))
        self.store = [3, 2]
        self.built = [-1, 0]
        self.lacks = [0, 4]
        self.plan = [1, 0]


def told(s: Yard) -> str:
    return "/".join(str(good) for good in s.built)


LAYOUT = Layout(
    Field("store", Counts(GOODS, full=True), by_hand=True),
    Field("built", Places(SPOTS, GOODS), tell=told),
    Field("lacks", Counts(SPOTS), seen=ELSEWHERE),
    Field("plan", Counts(GOODS), seen=NOBODY),
)


def test_the_function_of_the_game_tells_positions_and_views() -> None:
    written = {"store": {"wood": 3, "stone": 2}, "built": "-1/0"}
    assert LAYOUT.view(Yard(), 0) == written
    assert LAYOUT.write(Yard()) == {**written, "plan": {"wood": 1}}


def test_what_is_read_by_hand_is_left_alone() -> None:
    s = Yard()
    LAYOUT.read(s, {"store": {"wood": 9}, "built": "0/1", "plan": {"stone": 1}})
    assert (s.store, s.built, s.plan) == ([3, 2], [-1, 0], [0, 1])


def test_what_is_told_elsewhere_is_no_key_and_learners_see_it() -> None:
    assert LAYOUT.keys == ["store", "built", "plan"]
    seen = LAYOUT.observe(Yard(), 0, 1)
    assert seen == {"seats": [1], "store": [3, 2], "built": [0, 0, 1, 0], "lacks": [0, 4]}


def test_every_slot_is_declared_and_amounts_are_counted_whoever_tells_them() -> None:
    assert LAYOUT.forgotten(Yard()) == ["tables"]
    assert LAYOUT.stocks(Yard()) == [3, 2, 0, 4, 1, 0]


def test_learners_see_the_places_of_a_list_where_these_matter() -> None:
    assert Listed(GOODS).numbers([1, 0, 1], 0, 1) == [1, 2]
    assert Listed(GOODS, places=3).numbers([1, 0], 0, 1) == [0, 1, 1, 0, 0, 0]
