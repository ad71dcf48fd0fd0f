"""Fields that a game tells in its own way, or reads back itself."""

from __future__ import annotations

from underhall.core.agenda import State
from underhall.core.chance import Fast
from underhall.core.names import FLAG, Bits, Maybe, Names
from underhall.kit.field import EACH, ELSEWHERE, NOBODY, Field, Own, Told
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
    assert (seen["store"], seen["built"], seen["lacks"]) == ([3, 2], [0, 0, 1, 0], [0, 4])
    assert "plan" not in seen


def test_every_slot_is_declared_and_amounts_are_counted_whoever_tells_them() -> None:
    assert LAYOUT.forgotten(Yard()) == ["tables"]
    assert LAYOUT.stocks(Yard()) == [3, 2, 0, 4, 1, 0]


def test_learners_see_the_places_of_a_list_where_these_matter() -> None:
    assert Listed(GOODS).numbers([1, 0, 1], 0, 1) == [1, 2]
    assert Listed(GOODS, places=3).numbers([1, 0], 0, 1) == [0, 1, 1, 0, 0, 0]


# ---------------------------------------------------------------------- what only some may see


class Camp(State):
    """Partners see what each other holds; the first good of the heap is open."""

    def __init__(self) -> None:
        super().__init__(3, Fast(0))
        self.holds = [0b01, 0b11, 0b10]
        self.picked = [1, -1, 0]
        self.heap = [2, 3]


def partners(s: Camp, seat: int, who: int) -> bool:
    return seat == who or {seat, who} == {0, 2}


CAMP = Layout(
    Field("heap", Counts(GOODS), show=lambda s, seat: [s.heap[0], seat]),
    Field("holds", Bits(GOODS), each=EACH, seen=Own("goods", may=partners)),
    Field("picked", Maybe(GOODS), each=EACH, seen=Own(may=partners)),
    Told("rank", lambda s, who: who, each=EACH, show=lambda s, who, seat: who - seat),
)


def test_a_view_may_be_told_otherwise_than_a_position() -> None:
    assert CAMP.write(Camp())["heap"] == {"wood": 2, "stone": 3}
    assert CAMP.view(Camp(), 1)["heap"] == [2, 1]
    assert [player["rank"] for player in CAMP.view(Camp(), 1)["players"]] == [-1, 0, 1]
    assert [player["rank"] for player in CAMP.write(Camp())["players"]] == [0, 1, 2]


def test_who_may_see_it_sees_it_and_others_how_many_there_are() -> None:
    players = CAMP.view(Camp(), 0)["players"]
    assert [player["holds"] for player in players] == [1, 2, 1]
    assert [player["goods"] for player in players] == [["wood"], [], ["stone"]]


def test_without_a_key_nobody_is_told_how_many_there_are() -> None:
    players = CAMP.view(Camp(), 2)["players"]
    assert [player["picked"] for player in players] == ["stone", None, "wood"]
    alone = CAMP.view(Camp(), -1)["players"][0]
    assert alone == {"holds": 1, "goods": [], "picked": None, "rank": 1}


def test_learners_see_what_the_view_shows() -> None:
    seen = CAMP.observe(Camp(), 2, 3)
    assert seen["holds"] == [1, 0, 1, 1, 1, 0, 2, 0, 0]
    assert seen["picked"] == [1, 0, 0, 1, 0, 0]


def test_a_flag_is_down_at_first_and_no_number() -> None:
    yard = Yard()
    Layout(Field("open", FLAG)).lay_out(yard)
    assert vars(yard)["open"] is False
